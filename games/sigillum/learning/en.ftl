## Lessons: one idea each, said when it first matters. The suggested button is added below it, so
## here is why it is good.

lesson-duel-title = Your first duel
lesson-duel-welcome = Two summoners, two castles, and a field of beasts between them. You’ll pick three characters, march on the catapult towers and learn to move, attack and time your abilities until a castle falls. It takes about 15 minutes against one computer player.
lesson-duel-end = You’ve moved, attacked, held towers, used abilities and waited for them, and you know what brings a castle down. Next comes the first puzzle, where two characters do together what neither can do alone. Or open a table and pick your own three from the 36.

lesson-duel-castle = This is the battlefield: one castle at the top, one at the bottom, and a catapult tower on each side. A castle that has taken { $track } damage falls, and its owner loses. You go first, which is an advantage, so your castle starts with { $damage } damage. Both castles are equally good. With the one in the south, your characters are drawn at the bottom, close to your buttons.
lesson-duel-strength = Meet the bestiary: you and your opponent take turns until each has three characters. The number beside the heart is **vitality**, the injuries a character can take. The first two rows are **Strength**: sturdy fighters for the front line. **{ $beast }** (♥{ $vitality }) is a good start. { $about }
lesson-duel-agility = Your opponent has picked as well. **Agility** characters, in the middle rows, hit the hardest but need protection. **{ $beast }** (♥{ $vitality }) is easy to play. { $about }
lesson-duel-intelligence = The last two rows are **Intelligence**: few hearts, but they help your side and weaken the enemy, often from far away. With one character of each class, your band can do a bit of everything. **{ $beast }** (♥{ $vitality }) rounds off yours. { $about }
lesson-duel-move = Your first turn! { $beast } is on your castle hex; your other two wait on their sheets. Each round a character has one **core ability**: a **maneuver** to a free neighboring hex *or* an attack. Nobody is in reach yet, so move. { $hex } is one step from a tower and out of the straight line from the enemy castle, where you’d make an easy target.
lesson-duel-summon = As soon as your castle hex was free, { $beast } was **summoned** on { $hex }. That’s how your band enters the field, one by one, from the left sheet to the right. On your own castle hex no enemy can touch a character, but from there it can’t hold a tower either. So send another one out, and make room for the next.
lesson-duel-home = { $beast } can wait on { $hex } for now: that’s your castle hex, the one place where no enemy can attack it. When you end your turn, the **control phase** begins and each tower you control fires. { $n ->
    [0] You don’t control one yet, so nothing happens, and it’s your opponent’s turn.
   *[other] Then it’s your opponent’s turn.
}
lesson-duel-tower = Now for the towers. The outlined hexes around each one form its **area**. Every character there counts as 1 **control point**, and whoever has more controls the tower; if it’s a tie, nobody does. Let { $beast } step into the area of { $tower }, and it’s yours. The outline of the area then takes your color.
lesson-duel-fire = { $n ->
    [one] You control a tower. When you’ve done all you want, end your turn: it deals 1 damage,
   *[other] You control { $n } towers. When you’ve done all you want, end your turn: each of them deals 1 damage,
} and the enemy castle will be at { $damage } of { $track }. When it’s their turn, your opponent’s towers do the same to yours. A tower you hold round after round wins the game.
lesson-duel-support = Besides its core ability, each character has two **support abilities**, 1 and 2 on its sheet. Use as many as you like, in any order. **{ $beast }** has **{ $ability }**: { $does } { $swift ->
    [0] Try it out!
   *[other] A swift character can maneuver *and* attack in the same turn.
}
lesson-duel-cooldown = Look at **{ $ability }** on { $beast }’s sheet: the dark disc shows { $rounds }. A support ability you’ve used **cools down**: { $rounds ->
    [one] it’s back next round.
   *[other] it’s back in { $rounds } rounds.
} Wherever you see ⏳, it tells you how long that takes. So before you use an ability, ask yourself whether you’ll need it more in a round or two. Your turn isn’t over yet: go on.
lesson-duel-damage = The red squares beside each castle count its damage: yours is at { $mine } of { $track }, your opponent’s at { $theirs }. A castle is damaged in two ways: by the towers the other side controls, and by 1 whenever one of its own characters is exiled. So look for buttons that take a tower, or at least tie for it: then nobody gets to fire.
lesson-duel-attack = { $beast } has somebody in reach. Each character attacks in its own way; the sheet says whom it can hit. Attack points minus the target’s defense points are the **injuries**: { $n } for { $target }, { $left ->
    [0] who is then exiled.
   *[other] who keeps ♥{ $left }.
} The button says it too, after the ▸. An attack uses up the core ability, just like a maneuver.
lesson-duel-exile = It’s round { $round }, and { $beast } can finish { $target } off. A character with no vitality left is **exiled**: its castle takes 1 damage, to { $damage } of { $track } here, and it returns to its castle hex, healed but without its effects. Nobody is gone for good, but the way back to a tower takes time.
lesson-duel-time = Every turn begins with your **time phase**. The dial has turned: { $beast }’s **{ $ability }** needs { $rounds ->
    [one] 1 more round
   *[other] { $rounds } more rounds
}. Your maneuvers and attacks are ready again, and the effects you gave out last round are gone: each lasts for your turn and your opponent’s next one.

lesson-puzzle-title = The first puzzle
lesson-puzzle-welcome = Puzzles are for one player: a single turn, a single goal, and every ability ready. In about three minutes you’ll see how to tackle one: ask for a hint, count, and find the combination.
lesson-puzzle-end = That’s the way to solve puzzles: count what you need, then find out who can give it and in which order. Six more are waiting, each a bit harder. To play them, open a table for one and choose a puzzle. In a duel, the same combinations win towers.

lesson-puzzle-goal = You have two characters, and the goal is above your buttons: exile **{ $beast }**, who has ♥{ $left }, in this one turn. Your opponent won’t act, and you can start over as often as you like. If you’re stuck, there are hints, one small step at a time, and in the end the whole solution. Take a hint first; it costs you nothing.
lesson-puzzle-goal-instead = No hurry! Some buttons give up the puzzle, and an ability used too early can be the one you’re missing later. Have a look at the hint first.
lesson-puzzle-count = The hint names who acts next. Now count: { $beast } has ♥{ $left }. Aqus has attack 1. Equita has attack 1 too, but 2 while she’s swift. So 1 + 2 is just enough, if both of them hit. Aqus is already beside { $beast }: start there.
lesson-puzzle-count-instead = Hold on: without Aqus’s attack, Vinctum would survive this turn. The two are right beside each other, so begin with that attack.
lesson-puzzle-approach = ♥{ $left } to go, and only Equita is left. She needs two things: a hex beside { $beast }, and swiftness from her **Spurs**. Swift, she can maneuver and attack in the same turn, and her attack counts 2. The order doesn’t matter here; { $hex } is the free hex next to { $beast } that she can reach.
lesson-puzzle-combine = { $missing ->
    [swiftness] Equita is in place, but her maneuver has used up the core ability. This is where Spurs come in: once she’s swift, she may still attack, and with attack 2.
   *[approach] Equita is swift: she can maneuver and attack this turn, with attack 2. Now she only needs a hex beside her target.
}
lesson-puzzle-strike = Attack 2 against ♥{ $left }: that’s it. The button says what will come of it, after the ▸. One character prepares, the other finishes: that’s what Sigillum is about.

## What a decision is about

why-choose-castle = You choose where your castle is; the other side gets the rest. Your characters enter the field from your castle hex, and no enemy can attack or move them there. Most fields look the same from both sides, so it’s mostly a matter of taste. On the Four-Way Crossing you take two castles: neighbors are easier to defend, opposite ones reach more towers.
tip-choose-castle = Both sides are much alike. Your characters enter the field from the castle you choose.
why-ban = Each player strikes out characters that nobody may pick in this game. Ban one that would be strong on this field, or that you’d hate to face. The heart shows vitality, the line below each name what the character is good at.
tip-ban = Ban what you’d least like to face: you won’t be able to pick it either.
why-pick = You and your opponent take turns picking characters for your bands. **Strength** lasts long in the front line and often stuns; **Agility** hits the hardest; **Intelligence** helps your side and weakens the enemy. The order matters a little: characters are summoned from left to right, as you picked them. To read everything a character can do, look it up by its name in the rules.
tip-pick = Take different classes for a start: one sturdy, one that hits hard, one that helps.
why-choose-own-castle = Your team has two castles, and each of you takes one. Your characters are summoned on your own castle hex, and return there when they’re exiled. Both of you are safe in both castles, and you may walk into your teammate’s.
tip-choose-own-castle = Take the one closer to the towers that your characters are good at.
why-bind = You have two castles, and each of your four characters is bound to one of them: it’s summoned there and returns there after an exile. Choose two for the castle that is named; the other two go to your second castle. A castle brings in one character at a time, so two each get your band onto the field faster.
tip-bind = Mix them: put one sturdy character at each castle, so that neither side of the field is bare.
why-ban-faction = With faction castles, each of you first bans one, and then takes one of the rest. Each faction has three abilities: the first is ready at once, the second and third open as your castle takes damage.
tip-ban-faction = Ban the faction that would help your opponent’s characters most.
why-choose-faction = Your faction castle gives you three abilities that belong to no character and reach the whole field. The first is ready from the start. The second opens at 5 damage to your castle (7 on the Four-Way Crossing), the third at 10 (14). The third is a reaction: you’re asked when its moment comes.
tip-choose-faction = Look at the first ability most of all: it’s the only one you have from the start.
why-choose-ability = It’s your ability phase: use as many abilities as you like, in any order, then end your turn. **→** moves a character to a free neighboring hex; **⚔️** attacks; each character does one of the two per round, or both while swift. The other buttons are support abilities; **⏳** says for how many rounds they cool down. What comes after **▸** is what will happen. At the end of your turn, each tower you control deals 1 damage to the enemy castle. With a teammate, you take turns, one ability at a time.
tip-choose-ability = Before you end your turn: do you hold a tower, or at least tie for one?
why-choose-target = You’ve chosen an ability, and now its target: a hex, a character, or a cooldown. Only targets that are in reach and allowed are offered. **▸** says what will happen. If none of them is worth it, go back and use another ability; nothing is spent until you’ve chosen everything.
tip-choose-target = What comes after the ▸ is what will happen. You can still go back.
why-choose-next = The ability needs one more choice: another character, a hex to move somebody to, or a cooldown to change. **▸** says what will happen. You can still go back and use another ability: nothing has happened yet.
tip-choose-next = One more choice for the same ability. Going back costs nothing.
why-answer = Your faction castle’s third ability can be used right now, and only now: either one of your characters has just been exiled, or you control all towers (three on the Four-Way Crossing). If you use it, it cools down like any ability. If you don’t, it stays ready for the next occasion.
tip-answer = It can only be used at this moment, but it will come around again.
why-puzzle-next = In a puzzle you have one turn to reach the goal. All abilities are ready, nobody strikes back, and exiled characters don’t come back. Use abilities as in a game: **→** moves, **⚔️** attacks, **▸** says what will happen. **Hint** gives away a little more each time; **Try again** sets everything up from the start; **Show the solution** and **Give up** end the puzzle unsolved.
tip-puzzle-next = Count first: how many injuries does it take, and who can deal them? Trying again is free.

## What things are. What a name on the screen stands for, by the message that says it; "also" are
## words that people might look for instead.

term-round = Round
about-term-round = **Round**: first the time dial turns by one sector, then the first player’s side takes its turn, then the other side. Core abilities can be used once a round, and cooldowns are counted in rounds.
    .also = turn, turn order, sequence of play
term-time-phase = Time phase
about-term-time-phase = **Time phase**: the start of your turn, from the second round on. Your charged support abilities come back, your maneuvers and attacks are ready again, and the effects, obstacles and webs you placed last round are removed. It happens by itself.
    .also = start of turn, recharge, refresh
term-ability-phase = Ability phase
about-term-ability-phase = **Ability phase**: the middle of your turn. Use as many abilities of your characters as you like, in any order, then end your turn. Teammates take turns, one ability at a time, until both have passed.
    .also = action, actions, main phase
term-control-phase = Control phase
about-term-control-phase = **Control phase**: the end of your turn. Your characters in lava lose 1 vitality, then each tower you control deals 1 damage to the enemy castle.
    .also = end of turn, firing, shooting, catapults fire
term-core = Core ability
about-term-core = **Core ability**: what each character can do once a round, a maneuver *or* an attack. A swift character can do both. It’s ready again in your next time phase.
    .also = core, basic action, main action
term-attack = Attack
about-term-attack = **Attack**: a core ability. The attack points, changed by effects, minus the target’s defense points are the injuries; neither goes below 0. It only hits enemies, never those on their own castle hex. Whom a character can hit, and how hard, is different for each.
    .also = fight, hit, strike, damage, injure
term-defense = Defense
about-term-defense = **Defense**: each point takes 1 injury away from every attack on the character. Without effects it’s 0, and it never goes below. It doesn’t help against lava.
    .also = armor, shield, block, defense points
term-support = Support ability
about-term-support = **Support ability**: each character has two, numbered 1 and 2. Use them whenever they’re ready, in any order, also before or after a maneuver or an attack. Then they cool down for 1 to 6 rounds.
    .also = support, spell, skill, special ability
term-cooldown = Cooldown
about-term-cooldown = **Cooldown** (⏳): the rounds until a used support ability is ready again. It’s set when you use the ability, from 1 to 6, and counts down by 1 each round. Poison makes it longer; an exile doesn’t end it.
    .also = recharge, wait, hourglass, timer, dial number
term-dial = Time dial
about-term-dial = **Time dial**: the Sigil of Time, on which used abilities wait. It turns by one sector at the start of each round, and brings all of them one round closer. In the pictures, the dark disc with a number shows the rounds that are left.
    .also = sigil, clock, wheel, sigil of time
term-timekeeper = Timekeeper
about-term-timekeeper = **Timekeeper**: the first player, marked with a small dial. They turn the time dial at the start of each round, and stay first for the whole game.
    .also = first player, starting player
about-picture-vitality = **Vitality** (♥): the injuries a character can take. At 0 the character is exiled. 2 is small, 3 medium, 4 or 5 big.
    .also = health, life, hit points, hp, heart, hearts, size, small, medium, big
term-injury = Injury
about-term-injury = **Injury**: one lost point of vitality. It stays until somebody heals the character, or until the character is exiled and comes back.
    .also = wound, hurt, injured, injuries
term-healing = Healing
about-term-healing = **Healing**: a character gets back lost vitality, usually 1 point, but never more than it started with. Some abilities heal, vampirism does, and an exiled character returns fully healed.
    .also = heal, restore, cure, restoration
term-exile = Exile
about-term-exile = **Exile**: what happens to a character with no vitality left. Its castle takes 1 damage, its effects are removed, and it returns, healed, to its castle hex. If that’s occupied, it waits on its sheet. Its abilities stay on cooldown. In puzzles, exiled characters don’t come back.
    .also = death, die, kill, killed, dead, defeated, banished
term-castle = Castle hex
about-term-castle = **Castle hex**: where your characters are summoned. On their own castle hex no enemy can target them, neither by attacks nor by support abilities, but they can act from there. Nobody enters an enemy’s castle hex.
    .also = castle, home, base, fortress, safe
term-track = Castle damage
about-term-track = **Castle damage**: each castle has a track of 16 spaces (20 on the Four-Way Crossing). It takes 1 damage for each tower that fires at it and 1 for each exile of its own characters. When the last space is reached, the castle falls and the other side wins. The first player starts with 1 damage for each tower; in a team game, the first team starts with 3.
    .also = castle track, damage, points, score, victory, win, winning, lose
term-summoning = Summoner’s rule
about-term-summoning = **Summoner’s rule**: whenever your castle hex is free, your leftmost waiting character is placed there at once. That’s how your band enters, and how exiled characters come back.
    .also = summon, summoned, summoning, enter, spawn, waiting
about-sign-tower = **Catapult tower**: deals 1 damage to the enemy castle in each of your control phases while you control it. You control it if you have more control points in its area than the enemy; if it’s a tie, it doesn’t fire. Stunned characters count.
    .also = tower, towers, catapult
term-area = Tower area
about-term-area = **Tower area**: the outlined hexes around a catapult tower. Everyone who is in them counts for its control. The outline takes the color of whoever controls the tower.
    .also = area, zone, outline, control area
term-control = Control points
about-term-control = **Control points**: each character in a tower’s area has 1, changed by effects, but never below 0. The side with more of them controls the tower.
    .also = control, majority, influence, flag
term-adjacent = Adjacent
about-term-adjacent = **Adjacent**: in a neighboring hex. Each hex has up to six neighbors.
    .also = next to, beside, neighbor, neighboring, near
term-line = In line
about-term-line = **In line**: anywhere in a straight line of hexes, in one of six directions, at any distance. Nothing in between blocks it.
    .also = line, straight line, line of sight, range
term-gap = Across a gap
about-term-gap = **Across a gap**: two hexes away in a straight line, with a free hex in between.
    .also = gap, two hexes away, jump
term-melee = Melee
about-term-melee = **Melee**: characters whose attack only reaches adjacent enemies. All others attack from a distance.
    .also = close combat, ranged, hand to hand
term-allies = Your side
about-term-allies = **Your side**: all your characters, and your teammate’s. *Allies* of a character are the others on its side.
    .also = ally, allies, allied, friend, friendly, team
term-band = Band
about-term-band = **Band**: the characters you pick: three with two players (four on the Four-Way Crossing), two each with four players. They’re summoned in the order in which you picked them.
    .also = bands, army, draft, pick, roster
term-teams = Teams
about-term-teams = **Teams**: four players form two teams on the Four-Way Crossing. Teammates sit opposite each other, pick two characters each and share one castle track. In your turn you alternate, one ability at a time; whoever passes is done for this turn.
    .also = four players, teammate, partner, 2v2
term-effects = Effects
about-term-effects = **Effects**: markers that help or hinder a character. Each lasts for the turn in which you placed it and the enemy’s next one, and goes in your next time phase. Equal effects add up. Exile removes them.
    .also = markers, buff, debuff, status, positive effect, negative effect
about-picture-plates = **Time plates**: the hexes of the Temple of Time. A support ability used on gold (a tower hex) cools down 1 round less, on silver as usual, on bronze 1 round more, and in the castle 2 more. What counts is where the character was when it used the ability.
    .also = plates, gold, silver, bronze, time plate
about-setting-field = **Battlefield**: eight fields with different towers and terrain. Two players choose one before the game, or leave it to chance; four play on the Four-Way Crossing. Start with the Kingdom of Two Castles.
    .also = map, board, field, random field
about-setting-bans = **Bans**: an option for experienced players. Each bans characters that nobody may pick: three each before the picks (two each in teams), or one before each pick.
    .also = ban, banned, forbid
about-setting-castles = **Faction castles**: an option. Two players ban one faction each, then everybody takes one. Its first ability is ready from the start, the second opens at 5 damage to your castle (7 on the Four-Way Crossing), the third at 10 (14). The third is a reaction, and you’re asked when its moment comes.
    .also = faction, factions, castle ability, castle abilities
about-setting-events = **Events**: an option. From the second round on, each round has an event that holds for both sides, and you can always see the next one. Events about a terrain that the field doesn’t have are left out.
    .also = event, event deck, event cards
about-setting-puzzle = **Puzzle**: the game for one player. You have one turn to reach a goal, with all abilities ready. Try as often as you like, ask for hints, or have the solution shown; only whoever reaches the goal themselves has solved it.
    .also = solo, puzzles, campaign, hint, one player, alone

about-kind-strength = **{ kind-strength }**: the front line. Most of these characters have a lot of vitality, and many can stun.
    .also = strength, strong, tank, fist
about-kind-agility = **{ kind-agility }**: they deal the most injuries, but need the others to protect them.
    .also = agility, agile, attacker, feather
about-kind-intelligence = **{ kind-intelligence }**: little vitality, but they strengthen your side and weaken the enemy, often from far away.
    .also = intelligence, wise, mage, support class, star

about-terrain-plain = **Plain**: open ground. Terrain doesn’t slow anybody down; it only matters for abilities and events that name it.
    .also = grass, meadow
about-terrain-forest = **Forest**: Arborus hits every enemy in one and moves others there. Otherwise it’s like any other terrain.
    .also = wood, woods, trees
about-terrain-mountain = **Mountain**: Magnus moves others there. Otherwise it’s like any other terrain; everyone can walk on it.
    .also = hill, rock, peak
about-terrain-water = **Water**: everyone can walk in it. Aqus gets stronger there, Toxicum poisons wells, and Ferrarius can’t burn anybody who is in water.
    .also = lake, river, swim
about-terrain-lava = **Lava**: whoever of your characters is in it at the start of your control phase loses 1 vitality; defense doesn’t help. There’s lava in the Chaos World, and wherever somebody conjures it.
    .also = fire, volcano, burn, burning
about-terrain-whirlpool = **Whirlpool** (Wondrous Islands): a water hex. From a whirlpool you can maneuver to any other free whirlpool, as well as to adjacent hexes.
    .also = whirlpools, vortex, teleport
about-terrain-railway = **Railway** (Miner’s Canyon): from a rail hex you can ride a minecart to the next free one instead of attacking, and then attack after all. Rail hexes count as plain.
    .also = rail, rails, track, train

about-effect-attack_up = **{ effect-attack_up }**: the character has 1 more attack point.
    .also = attack up, stronger, attack boost
about-effect-attack_down = **{ effect-attack_down }**: the character has 1 attack point less, but never below 0.
    .also = attack down, weaker, weakened
about-effect-defense_up = **{ effect-defense_up }**: every attack on the character does 1 injury less.
    .also = defense up, shielded, armor
about-effect-defense_down = **{ effect-defense_down }**: takes 1 defense point away, but never below 0. So it only works against somebody who has defense.
    .also = defense down, rust, broken armor
about-effect-control_up = **{ effect-control_up }**: the character counts 1 more for the control of a tower.
    .also = control up, flag up
about-effect-control_down = **{ effect-control_down }**: the character counts 1 less for the control of a tower, but never below 0.
    .also = control down, flag down
about-effect-swiftness = **{ effect-swiftness }**: the character can maneuver *and* attack in the same turn. Against slowness, whichever has more markers counts; if they’re equal, neither does.
    .also = swiftness, haste, speed, fast
about-effect-slowness = **{ effect-slowness }**: the character can’t maneuver. It can attack, use support abilities, and be moved by abilities. Against swiftness, whichever has more markers counts.
    .also = slowness, slow, snail
about-effect-flying = **{ effect-flying }**: the character maneuvers to any free hex in a straight line, over everything in between.
    .also = flight, fly, wings
about-effect-resistance = **{ effect-resistance }**: enemy support abilities can’t target the character. Attacks still can.
    .also = resist, immune, immunity, ward, magic protection
about-effect-vampirism = **{ effect-vampirism }**: the character heals 1 when its attack injures somebody, once per attack.
    .also = vampire, lifesteal, bite
about-effect-steadfast = **{ effect-steadfast }**: enemy abilities that move somebody can’t target the character.
    .also = anchor, anchored, immovable
about-effect-stun = **{ effect-stun }**: the character can’t use any ability, neither maneuver nor attack nor support. It still counts for towers and can be moved by others.
    .also = stun, knocked out, stars, paralyzed
about-effect-poison = **{ effect-poison }**: each poison makes the support abilities that the character uses cool down 1 round longer. It doesn’t injure by itself.
    .also = poison, venom, toxic
about-effect-silence = **{ effect-silence }**: the character can’t use support abilities. It can maneuver and attack.
    .also = silence, mute, muted
about-effect-blindness = **{ effect-blindness }**: the character’s abilities reach only itself and adjacent hexes. Maneuvers aren’t limited.
    .also = blind, blindness, fog
about-effect-obstacle = **{ effect-obstacle }**: nobody can enter this hex until the side that placed it has its next time phase.
    .also = barrier, wall, blocked hex
about-effect-web = **{ effect-web }**: stuns enemies who enter or are moved into the hex, and makes its own side swift. It lasts until its side’s next time phase.
    .also = cobweb, trap, spider web
about-effect-terraform_plain = **{ effect-terraform_plain }**: the hex counts as plain until the side that changed it has its next time phase.
about-effect-terraform_forest = **{ effect-terraform_forest }**: the hex counts as forest until the side that changed it has its next time phase.
about-effect-terraform_mountain = **{ effect-terraform_mountain }**: the hex counts as mountain until the side that changed it has its next time phase.
about-effect-terraform_water = **{ effect-terraform_water }**: the hex counts as water until the side that changed it has its next time phase.
about-effect-terraform_lava = **{ effect-terraform_lava }**: the hex counts as lava, and burns, until the side that changed it has its next time phase.
    .also = altar, terraforming, changed terrain

about-field-kingdom = **Kingdom of Two Castles**: the field for a first game. Two towers, west and east, each with an area of five hexes; the castles are in the north and south.
    .also = kingdom, two castles
about-field-citadel = **Dwarven Citadel**: a single tower in the middle, with an area of seven hexes. Everybody meets there from the first round on.
    .also = dwarves, dwarven, citadel field
about-field-canyon = **Miner’s Canyon**: mountains, and a railway across the middle. From a rail hex you can ride a minecart to the next free one and then attack; this counts as your attack.
    .also = canyon, miners, desert
about-field-cemetery = **Cemetery of Darkness**: three towers whose areas overlap, so one character can count for two of them.
    .also = cemetery, graveyard, tombs
about-field-chaos = **Chaos World**: full of lava. Your characters in it lose 1 vitality when your control phase begins.
    .also = chaos, hell
about-field-islands = **Wondrous Islands**: whirlpools that you can maneuver between, and towers with small areas.
    .also = islands, sea
about-field-temple = **Temple of Time**: no terrain, but time plates. Where a character is when it uses a support ability makes the cooldown shorter or longer.
    .also = temple, time temple
about-field-crossing = **Four-Way Crossing**: four towers, four castles, two for each side, and tracks of 20 instead of 16. It’s the field for four players; two players have four characters each here.
    .also = crossing, four-way, crossroads

about-puzzle-jailbreak = **{ puzzle-jailbreak }** (puzzle 1): { story-jailbreak } Exile Vinctum with Aqus and Equita.
about-puzzle-wings-over-graves = **{ puzzle-wings-over-graves }** (puzzle 2): { story-wings-over-graves } Exile Mechanicus with Fidea and Magnus.
about-puzzle-verdict-at-the-tower = **{ puzzle-verdict-at-the-tower }** (puzzle 3): { story-verdict-at-the-tower } Exile Mechanicus with Carnifex and Iratus.
about-puzzle-bitter-water = **{ puzzle-bitter-water }** (puzzle 4): { story-bitter-water } Exile both enemies with Toxicum and Messum.
about-puzzle-both-catapults = **{ puzzle-both-catapults }** (puzzle 5): { story-both-catapults } Take both towers with Tempus and Messum.
about-puzzle-spiders-bargain = **{ puzzle-spiders-bargain }** (puzzle 6): { story-spiders-bargain } Exile Aqus with Malleus and Eresida.
about-puzzle-smiths-gate = **{ puzzle-smiths-gate }** (puzzle 7): { story-smiths-gate } Exile Ferrarius with Tenebris and Illesebra.

about-ability-move = **{ ability-move }**: a core ability. The character moves to a free adjacent hex, whatever its terrain, but never into an enemy’s castle. Flying characters reach any free hex in a straight line.
    .also = move, movement, walk, go, boot
about-ability-cart = **{ ability-cart }** (Miner’s Canyon): instead of attacking, a character on a rail hex rides to the next free one, and may attack after that. It counts as the attack of this round.
    .also = cart, ride, wagon


## Characters: class and vitality, who they are, and what they can do

about-beast-aqus = **{ beast-aqus }** ({ kind-agility }, ♥3). { about-aqus }
    ⚔️ **{ ability-aqus-attack }**: { does-aqus-attack }
    1️⃣ **{ ability-aqus-1 }**: { does-aqus-1 }
    2️⃣ **{ ability-aqus-2 }**: { does-aqus-2 }
    .also = water, water spirit, drop
about-beast-ballistarius = **{ beast-ballistarius }** ({ kind-agility }, ♥2). { about-ballistarius }
    ⚔️ **{ ability-ballistarius-attack }**: { does-ballistarius-attack }
    1️⃣ **{ ability-ballistarius-1 }**: { does-ballistarius-1 }
    2️⃣ **{ ability-ballistarius-2 }**: { does-ballistarius-2 }
    .also = sniper, archer, crossbow, ballista
about-beast-cerberus = **{ beast-cerberus }** ({ kind-agility }, ♥3). { about-cerberus }
    ⚔️ **{ ability-cerberus-attack }**: { does-cerberus-attack }
    1️⃣ **{ ability-cerberus-1 }**: { does-cerberus-1 }
    2️⃣ **{ ability-cerberus-2 }**: { does-cerberus-2 }
    .also = hound, dog, three heads
about-beast-cornibus = **{ beast-cornibus }** ({ kind-agility }, ♥2). { about-cornibus }
    ⚔️ **{ ability-cornibus-attack }**: { does-cornibus-attack }
    1️⃣ **{ ability-cornibus-1 }**: { does-cornibus-1 }
    2️⃣ **{ ability-cornibus-2 }**: { does-cornibus-2 }
    .also = ram, horns, minotaur
about-beast-iratus = **{ beast-iratus }** ({ kind-agility }, ♥3). { about-iratus }
    ⚔️ **{ ability-iratus-attack }**: { does-iratus-attack }
    1️⃣ **{ ability-iratus-1 }**: { does-iratus-1 }
    2️⃣ **{ ability-iratus-2 }**: { does-iratus-2 }
    .also = berserker, rage, axes
about-beast-mortum = **{ beast-mortum }** ({ kind-agility }, ♥3). { about-mortum }
    ⚔️ **{ ability-mortum-attack }**: { does-mortum-attack }
    1️⃣ **{ ability-mortum-1 }**: { does-mortum-1 }
    2️⃣ **{ ability-mortum-2 }**: { does-mortum-2 }
    .also = vampire, bat
about-beast-redux = **{ beast-redux }** ({ kind-agility }, ♥3). { about-redux }
    ⚔️ **{ ability-redux-attack }**: { does-redux-attack }
    1️⃣ **{ ability-redux-1 }**: { does-redux-1 }
    2️⃣ **{ ability-redux-2 }**: { does-redux-2 }
    .also = boomerang, hunter, bone
about-beast-tempus = **{ beast-tempus }** ({ kind-agility }, ♥3). { about-tempus }
    ⚔️ **{ ability-tempus-attack }**: { does-tempus-attack }
    1️⃣ **{ ability-tempus-1 }**: { does-tempus-1 }
    2️⃣ **{ ability-tempus-2 }**: { does-tempus-2 }
    .also = time, clock character, lord of time
about-beast-toxicum = **{ beast-toxicum }** ({ kind-agility }, ♥3). { about-toxicum }
    ⚔️ **{ ability-toxicum-attack }**: { does-toxicum-attack }
    1️⃣ **{ ability-toxicum-1 }**: { does-toxicum-1 }
    2️⃣ **{ ability-toxicum-2 }**: { does-toxicum-2 }
    .also = snake, toxin, poisoner
about-beast-eresida = **{ beast-eresida }** ({ kind-agility }, ♥3). { about-eresida }
    ⚔️ **{ ability-eresida-attack }**: { does-eresida-attack }
    1️⃣ **{ ability-eresida-1 }**: { does-eresida-1 }
    2️⃣ **{ ability-eresida-2 }**: { does-eresida-2 }
    .also = spider
about-beast-tenebris = **{ beast-tenebris }** ({ kind-agility }, ♥3). { about-tenebris }
    ⚔️ **{ ability-tenebris-attack }**: { does-tenebris-attack }
    1️⃣ **{ ability-tenebris-1 }**: { does-tenebris-1 }
    2️⃣ **{ ability-tenebris-2 }**: { does-tenebris-2 }
    .also = assassin, ghost, shadow
about-beast-equita = **{ beast-equita }** ({ kind-agility }, ♥3). { about-equita }
    ⚔️ **{ ability-equita-attack }**: { does-equita-attack }
    1️⃣ **{ ability-equita-1 }**: { does-equita-1 }
    2️⃣ **{ ability-equita-2 }**: { does-equita-2 }
    .also = rider, horsewoman, lance
about-beast-arborus = **{ beast-arborus }** ({ kind-intelligence }, ♥2). { about-arborus }
    ⚔️ **{ ability-arborus-attack }**: { does-arborus-attack }
    1️⃣ **{ ability-arborus-1 }**: { does-arborus-1 }
    2️⃣ **{ ability-arborus-2 }**: { does-arborus-2 }
    .also = tree, treant, forest spirit
about-beast-fidea = **{ beast-fidea }** ({ kind-intelligence }, ♥2). { about-fidea }
    ⚔️ **{ ability-fidea-attack }**: { does-fidea-attack }
    1️⃣ **{ ability-fidea-1 }**: { does-fidea-1 }
    2️⃣ **{ ability-fidea-2 }**: { does-fidea-2 }
    .also = healer, angel, priest
about-beast-frigus = **{ beast-frigus }** ({ kind-intelligence }, ♥2). { about-frigus }
    ⚔️ **{ ability-frigus-attack }**: { does-frigus-attack }
    1️⃣ **{ ability-frigus-1 }**: { does-frigus-1 }
    2️⃣ **{ ability-frigus-2 }**: { does-frigus-2 }
    .also = ice, frost, snow, snowflake
about-beast-goetium = **{ beast-goetium }** ({ kind-intelligence }, ♥2). { about-goetium }
    ⚔️ **{ ability-goetium-attack }**: { does-goetium-attack }
    1️⃣ **{ ability-goetium-1 }**: { does-goetium-1 }
    2️⃣ **{ ability-goetium-2 }**: { does-goetium-2 }
    .also = demon summoner, warlock, pentagram
about-beast-ignifer = **{ beast-ignifer }** ({ kind-intelligence }, ♥2). { about-ignifer }
    ⚔️ **{ ability-ignifer-attack }**: { does-ignifer-attack }
    1️⃣ **{ ability-ignifer-1 }**: { does-ignifer-1 }
    2️⃣ **{ ability-ignifer-2 }**: { does-ignifer-2 }
    .also = fire mage, torchbearer, flame
about-beast-illesebra = **{ beast-illesebra }** ({ kind-intelligence }, ♥2). { about-illesebra }
    ⚔️ **{ ability-illesebra-attack }**: { does-illesebra-attack }
    1️⃣ **{ ability-illesebra-1 }**: { does-illesebra-1 }
    2️⃣ **{ ability-illesebra-2 }**: { does-illesebra-2 }
    .also = succubus, temptress, charm
about-beast-lignum = **{ beast-lignum }** ({ kind-intelligence }, ♥2). { about-lignum }
    ⚔️ **{ ability-lignum-attack }**: { does-lignum-attack }
    1️⃣ **{ ability-lignum-1 }**: { does-lignum-1 }
    2️⃣ **{ ability-lignum-2 }**: { does-lignum-2 }
    .also = puppeteer, puppet, wood
about-beast-manus = **{ beast-manus }** ({ kind-intelligence }, ♥3). { about-manus }
    ⚔️ **{ ability-manus-attack }**: { does-manus-attack }
    1️⃣ **{ ability-manus-1 }**: { does-manus-1 }
    2️⃣ **{ ability-manus-2 }**: { does-manus-2 }
    .also = hand, fist, gauntlet
about-beast-messum = **{ beast-messum }** ({ kind-intelligence }, ♥2). { about-messum }
    ⚔️ **{ ability-messum-attack }**: { does-messum-attack }
    1️⃣ **{ ability-messum-1 }**: { does-messum-1 }
    2️⃣ **{ ability-messum-2 }**: { does-messum-2 }
    .also = reaper, scythe
about-beast-librorum = **{ beast-librorum }** ({ kind-intelligence }, ♥2). { about-librorum }
    ⚔️ **{ ability-librorum-attack }**: { does-librorum-attack }
    1️⃣ **{ ability-librorum-1 }**: { does-librorum-1 }
    2️⃣ **{ ability-librorum-2 }**: { does-librorum-2 }
    .also = librarian, book, scholar
about-beast-magnus = **{ beast-magnus }** ({ kind-intelligence }, ♥3). { about-magnus }
    ⚔️ **{ ability-magnus-attack }**: { does-magnus-attack }
    1️⃣ **{ ability-magnus-1 }**: { does-magnus-1 }
    2️⃣ **{ ability-magnus-2 }**: { does-magnus-2 }
    .also = magnet, mage slayer
about-beast-clamoris = **{ beast-clamoris }** ({ kind-intelligence }, ♥2). { about-clamoris }
    ⚔️ **{ ability-clamoris-attack }**: { does-clamoris-attack }
    1️⃣ **{ ability-clamoris-1 }**: { does-clamoris-1 }
    2️⃣ **{ ability-clamoris-2 }**: { does-clamoris-2 }
    .also = banshee, horn, scream
about-beast-architectus = **{ beast-architectus }** ({ kind-strength }, ♥5). { about-architectus }
    ⚔️ **{ ability-architectus-attack }**: { does-architectus-attack }
    1️⃣ **{ ability-architectus-1 }**: { does-architectus-1 }
    2️⃣ **{ ability-architectus-2 }**: { does-architectus-2 }
    .also = architect, builder, engineer, compass
about-beast-armus = **{ beast-armus }** ({ kind-strength }, ♥3). { about-armus }
    ⚔️ **{ ability-armus-attack }**: { does-armus-attack }
    1️⃣ **{ ability-armus-1 }**: { does-armus-1 }
    2️⃣ **{ ability-armus-2 }**: { does-armus-2 }
    .also = knight, shield, soldier, helmet
about-beast-caballus = **{ beast-caballus }** ({ kind-strength }, ♥4). { about-caballus }
    ⚔️ **{ ability-caballus-attack }**: { does-caballus-attack }
    1️⃣ **{ ability-caballus-1 }**: { does-caballus-1 }
    2️⃣ **{ ability-caballus-2 }**: { does-caballus-2 }
    .also = horse, centaur, hooves
about-beast-carnifex = **{ beast-carnifex }** ({ kind-strength }, ♥4). { about-carnifex }
    ⚔️ **{ ability-carnifex-attack }**: { does-carnifex-attack }
    1️⃣ **{ ability-carnifex-1 }**: { does-carnifex-1 }
    2️⃣ **{ ability-carnifex-2 }**: { does-carnifex-2 }
    .also = executioner, hangman, axe
about-beast-catapultus = **{ beast-catapultus }** ({ kind-strength }, ♥3). { about-catapultus }
    ⚔️ **{ ability-catapultus-attack }**: { does-catapultus-attack }
    1️⃣ **{ ability-catapultus-1 }**: { does-catapultus-1 }
    2️⃣ **{ ability-catapultus-2 }**: { does-catapultus-2 }
    .also = catapult character, siege engine
about-beast-ferrarius = **{ beast-ferrarius }** ({ kind-strength }, ♥4). { about-ferrarius }
    ⚔️ **{ ability-ferrarius-attack }**: { does-ferrarius-attack }
    1️⃣ **{ ability-ferrarius-1 }**: { does-ferrarius-1 }
    2️⃣ **{ ability-ferrarius-2 }**: { does-ferrarius-2 }
    .also = smith, blacksmith, anvil
about-beast-malleus = **{ beast-malleus }** ({ kind-strength }, ♥4). { about-malleus }
    ⚔️ **{ ability-malleus-attack }**: { does-malleus-attack }
    1️⃣ **{ ability-malleus-1 }**: { does-malleus-1 }
    2️⃣ **{ ability-malleus-2 }**: { does-malleus-2 }
    .also = hammer, dwarf
about-beast-saxum = **{ beast-saxum }** ({ kind-strength }, ♥5). { about-saxum }
    ⚔️ **{ ability-saxum-attack }**: { does-saxum-attack }
    1️⃣ **{ ability-saxum-1 }**: { does-saxum-1 }
    2️⃣ **{ ability-saxum-2 }**: { does-saxum-2 }
    .also = rock, golem, stone
about-beast-vinctum = **{ beast-vinctum }** ({ kind-strength }, ♥3). { about-vinctum }
    ⚔️ **{ ability-vinctum-attack }**: { does-vinctum-attack }
    1️⃣ **{ ability-vinctum-1 }**: { does-vinctum-1 }
    2️⃣ **{ ability-vinctum-2 }**: { does-vinctum-2 }
    .also = prisoner, convict, chains
about-beast-mechanicus = **{ beast-mechanicus }** ({ kind-strength }, ♥3). { about-mechanicus }
    ⚔️ **{ ability-mechanicus-attack }**: { does-mechanicus-attack }
    1️⃣ **{ ability-mechanicus-1 }**: { does-mechanicus-1 }
    2️⃣ **{ ability-mechanicus-2 }**: { does-mechanicus-2 }
    .also = mechanic, gunner, steam, gear
about-beast-brewus = **{ beast-brewus }** ({ kind-strength }, ♥4). { about-brewus }
    ⚔️ **{ ability-brewus-attack }**: { does-brewus-attack }
    1️⃣ **{ ability-brewus-1 }**: { does-brewus-1 }
    2️⃣ **{ ability-brewus-2 }**: { does-brewus-2 }
    .also = brewer, beer, dwarf brewer
about-beast-saturn = **{ beast-saturn }** ({ kind-strength }, ♥5). { about-saturn }
    ⚔️ **{ ability-saturn-attack }**: { does-saturn-attack }
    1️⃣ **{ ability-saturn-1 }**: { does-saturn-1 }
    2️⃣ **{ ability-saturn-2 }**: { does-saturn-2 }
    .also = giant, planet, gravity

## Faction castles

about-faction-citadel = **{ faction-citadel }** (faction castle). { about-citadel }
    1️⃣ **{ ability-citadel-1 }** (ready from the start): { does-citadel-1 }
    2️⃣ **{ ability-citadel-2 }** (opens at 5 damage, 7 on the Four-Way Crossing): { does-citadel-2 }
    3️⃣ **{ ability-citadel-3 }** (a reaction; opens at 10 damage, 14 on the Crossing): { does-citadel-3 }
    .also = dwarves, stone castle
about-faction-bulwark = **{ faction-bulwark }** (faction castle). { about-bulwark }
    1️⃣ **{ ability-bulwark-1 }** (ready from the start): { does-bulwark-1 }
    2️⃣ **{ ability-bulwark-2 }** (opens at 5 damage, 7 on the Four-Way Crossing): { does-bulwark-2 }
    3️⃣ **{ ability-bulwark-3 }** (a reaction; opens at 10 damage, 14 on the Crossing): { does-bulwark-3 }
    .also = wardens, elves, nature
about-faction-crypt = **{ faction-crypt }** (faction castle). { about-crypt }
    1️⃣ **{ ability-crypt-1 }** (ready from the start): { does-crypt-1 }
    2️⃣ **{ ability-crypt-2 }** (opens at 5 damage, 7 on the Four-Way Crossing): { does-crypt-2 }
    3️⃣ **{ ability-crypt-3 }** (a reaction; opens at 10 damage, 14 on the Crossing): { does-crypt-3 }
    .also = undead, necromancers
about-faction-hellgate = **{ faction-hellgate }** (faction castle). { about-hellgate }
    1️⃣ **{ ability-hellgate-1 }** (ready from the start): { does-hellgate-1 }
    2️⃣ **{ ability-hellgate-2 }** (opens at 5 damage, 7 on the Four-Way Crossing): { does-hellgate-2 }
    3️⃣ **{ ability-hellgate-3 }** (a reaction; opens at 10 damage, 14 on the Crossing): { does-hellgate-3 }
    .also = demons, hell
about-faction-observatory = **{ faction-observatory }** (faction castle). { about-observatory }
    1️⃣ **{ ability-observatory-1 }** (ready from the start): { does-observatory-1 }
    2️⃣ **{ ability-observatory-2 }** (opens at 5 damage, 7 on the Four-Way Crossing): { does-observatory-2 }
    3️⃣ **{ ability-observatory-3 }** (a reaction; opens at 10 damage, 14 on the Crossing): { does-observatory-3 }
    .also = mages, stars
about-faction-abbey = **{ faction-abbey }** (faction castle). { about-abbey }
    1️⃣ **{ ability-abbey-1 }** (ready from the start): { does-abbey-1 }
    2️⃣ **{ ability-abbey-2 }** (opens at 5 damage, 7 on the Four-Way Crossing): { does-abbey-2 }
    3️⃣ **{ ability-abbey-3 }** (a reaction; opens at 10 damage, 14 on the Crossing): { does-abbey-3 }
    .also = knights, monks

## Abilities, by their bearers

about-ability-aqus-attack = **{ ability-aqus-attack }** ({ beast-aqus }, attack): { does-aqus-attack }
about-ability-aqus-1 = **{ ability-aqus-1 }** ({ beast-aqus }, support ability): { does-aqus-1 }
about-ability-aqus-2 = **{ ability-aqus-2 }** ({ beast-aqus }, support ability): { does-aqus-2 }
about-ability-ballistarius-attack = **{ ability-ballistarius-attack }** ({ beast-ballistarius }, attack): { does-ballistarius-attack }
about-ability-ballistarius-1 = **{ ability-ballistarius-1 }** ({ beast-ballistarius }, support ability): { does-ballistarius-1 }
about-ability-ballistarius-2 = **{ ability-ballistarius-2 }** ({ beast-ballistarius }, support ability): { does-ballistarius-2 }
about-ability-cerberus-attack = **{ ability-cerberus-attack }** ({ beast-cerberus }, attack): { does-cerberus-attack }
about-ability-cerberus-1 = **{ ability-cerberus-1 }** ({ beast-cerberus }, support ability): { does-cerberus-1 }
about-ability-cerberus-2 = **{ ability-cerberus-2 }** ({ beast-cerberus }, support ability): { does-cerberus-2 }
about-ability-cornibus-attack = **{ ability-cornibus-attack }** ({ beast-cornibus }, attack): { does-cornibus-attack }
about-ability-cornibus-1 = **{ ability-cornibus-1 }** ({ beast-cornibus }, support ability): { does-cornibus-1 }
about-ability-cornibus-2 = **{ ability-cornibus-2 }** ({ beast-cornibus }, support ability): { does-cornibus-2 }
about-ability-iratus-attack = **{ ability-iratus-attack }** ({ beast-iratus }, attack): { does-iratus-attack }
about-ability-iratus-1 = **{ ability-iratus-1 }** ({ beast-iratus }, support ability): { does-iratus-1 }
about-ability-iratus-2 = **{ ability-iratus-2 }** ({ beast-iratus }, support ability): { does-iratus-2 }
about-ability-mortum-attack = **{ ability-mortum-attack }** ({ beast-mortum }, attack): { does-mortum-attack }
about-ability-mortum-1 = **{ ability-mortum-1 }** ({ beast-mortum }, support ability): { does-mortum-1 }
about-ability-mortum-2 = **{ ability-mortum-2 }** ({ beast-mortum }, support ability): { does-mortum-2 }
about-ability-redux-attack = **{ ability-redux-attack }** ({ beast-redux }, attack): { does-redux-attack }
about-ability-redux-1 = **{ ability-redux-1 }** ({ beast-redux }, support ability): { does-redux-1 }
about-ability-redux-2 = **{ ability-redux-2 }** ({ beast-redux }, support ability): { does-redux-2 }
about-ability-tempus-attack = **{ ability-tempus-attack }** ({ beast-tempus }, attack): { does-tempus-attack }
about-ability-tempus-1 = **{ ability-tempus-1 }** ({ beast-tempus }, support ability): { does-tempus-1 }
about-ability-tempus-2 = **{ ability-tempus-2 }** ({ beast-tempus }, support ability): { does-tempus-2 }
about-ability-toxicum-attack = **{ ability-toxicum-attack }** ({ beast-toxicum }, attack): { does-toxicum-attack }
about-ability-toxicum-1 = **{ ability-toxicum-1 }** ({ beast-toxicum }, support ability): { does-toxicum-1 }
about-ability-toxicum-2 = **{ ability-toxicum-2 }** ({ beast-toxicum }, support ability): { does-toxicum-2 }
about-ability-eresida-attack = **{ ability-eresida-attack }** ({ beast-eresida }, attack): { does-eresida-attack }
about-ability-eresida-1 = **{ ability-eresida-1 }** ({ beast-eresida }, support ability): { does-eresida-1 }
about-ability-eresida-2 = **{ ability-eresida-2 }** ({ beast-eresida }, support ability): { does-eresida-2 }
about-ability-tenebris-attack = **{ ability-tenebris-attack }** ({ beast-tenebris }, attack): { does-tenebris-attack }
about-ability-tenebris-1 = **{ ability-tenebris-1 }** ({ beast-tenebris }, support ability): { does-tenebris-1 }
about-ability-tenebris-2 = **{ ability-tenebris-2 }** ({ beast-tenebris }, support ability): { does-tenebris-2 }
about-ability-equita-attack = **{ ability-equita-attack }** ({ beast-equita }, attack): { does-equita-attack }
about-ability-equita-1 = **{ ability-equita-1 }** ({ beast-equita }, support ability): { does-equita-1 }
about-ability-equita-2 = **{ ability-equita-2 }** ({ beast-equita }, support ability): { does-equita-2 }
about-ability-arborus-attack = **{ ability-arborus-attack }** ({ beast-arborus }, attack): { does-arborus-attack }
about-ability-arborus-1 = **{ ability-arborus-1 }** ({ beast-arborus }, support ability): { does-arborus-1 }
about-ability-arborus-2 = **{ ability-arborus-2 }** ({ beast-arborus }, support ability): { does-arborus-2 }
about-ability-fidea-attack = **{ ability-fidea-attack }** ({ beast-fidea }, attack): { does-fidea-attack }
about-ability-fidea-1 = **{ ability-fidea-1 }** ({ beast-fidea }, support ability): { does-fidea-1 }
about-ability-fidea-2 = **{ ability-fidea-2 }** ({ beast-fidea }, support ability): { does-fidea-2 }
about-ability-frigus-attack = **{ ability-frigus-attack }** ({ beast-frigus }, attack): { does-frigus-attack }
about-ability-frigus-1 = **{ ability-frigus-1 }** ({ beast-frigus }, support ability): { does-frigus-1 }
about-ability-frigus-2 = **{ ability-frigus-2 }** ({ beast-frigus }, support ability): { does-frigus-2 }
about-ability-goetium-attack = **{ ability-goetium-attack }** ({ beast-goetium }, attack): { does-goetium-attack }
about-ability-goetium-1 = **{ ability-goetium-1 }** ({ beast-goetium }, support ability): { does-goetium-1 }
about-ability-goetium-2 = **{ ability-goetium-2 }** ({ beast-goetium }, support ability): { does-goetium-2 }
about-ability-ignifer-attack = **{ ability-ignifer-attack }** ({ beast-ignifer }, attack): { does-ignifer-attack }
about-ability-ignifer-1 = **{ ability-ignifer-1 }** ({ beast-ignifer }, support ability): { does-ignifer-1 }
about-ability-ignifer-2 = **{ ability-ignifer-2 }** ({ beast-ignifer }, support ability): { does-ignifer-2 }
about-ability-illesebra-attack = **{ ability-illesebra-attack }** ({ beast-illesebra }, attack): { does-illesebra-attack }
about-ability-illesebra-1 = **{ ability-illesebra-1 }** ({ beast-illesebra }, support ability): { does-illesebra-1 }
about-ability-illesebra-2 = **{ ability-illesebra-2 }** ({ beast-illesebra }, support ability): { does-illesebra-2 }
about-ability-lignum-attack = **{ ability-lignum-attack }** ({ beast-lignum }, attack): { does-lignum-attack }
about-ability-lignum-1 = **{ ability-lignum-1 }** ({ beast-lignum }, support ability): { does-lignum-1 }
about-ability-lignum-2 = **{ ability-lignum-2 }** ({ beast-lignum }, support ability): { does-lignum-2 }
about-ability-manus-attack = **{ ability-manus-attack }** ({ beast-manus }, attack): { does-manus-attack }
about-ability-manus-1 = **{ ability-manus-1 }** ({ beast-manus }, support ability): { does-manus-1 }
about-ability-manus-2 = **{ ability-manus-2 }** ({ beast-manus }, support ability): { does-manus-2 }
about-ability-messum-attack = **{ ability-messum-attack }** ({ beast-messum }, attack): { does-messum-attack }
about-ability-messum-1 = **{ ability-messum-1 }** ({ beast-messum }, support ability): { does-messum-1 }
about-ability-messum-2 = **{ ability-messum-2 }** ({ beast-messum }, support ability): { does-messum-2 }
about-ability-librorum-attack = **{ ability-librorum-attack }** ({ beast-librorum }, attack): { does-librorum-attack }
about-ability-librorum-1 = **{ ability-librorum-1 }** ({ beast-librorum }, support ability): { does-librorum-1 }
about-ability-librorum-2 = **{ ability-librorum-2 }** ({ beast-librorum }, support ability): { does-librorum-2 }
about-ability-magnus-attack = **{ ability-magnus-attack }** ({ beast-magnus }, attack): { does-magnus-attack }
about-ability-magnus-1 = **{ ability-magnus-1 }** ({ beast-magnus }, support ability): { does-magnus-1 }
about-ability-magnus-2 = **{ ability-magnus-2 }** ({ beast-magnus }, support ability): { does-magnus-2 }
about-ability-clamoris-attack = **{ ability-clamoris-attack }** ({ beast-clamoris }, attack): { does-clamoris-attack }
about-ability-clamoris-1 = **{ ability-clamoris-1 }** ({ beast-clamoris }, support ability): { does-clamoris-1 }
about-ability-clamoris-2 = **{ ability-clamoris-2 }** ({ beast-clamoris }, support ability): { does-clamoris-2 }
about-ability-architectus-attack = **{ ability-architectus-attack }** ({ beast-architectus }, attack): { does-architectus-attack }
about-ability-architectus-1 = **{ ability-architectus-1 }** ({ beast-architectus }, support ability): { does-architectus-1 }
about-ability-architectus-2 = **{ ability-architectus-2 }** ({ beast-architectus }, support ability): { does-architectus-2 }
about-ability-armus-attack = **{ ability-armus-attack }** ({ beast-armus }, attack): { does-armus-attack }
about-ability-armus-1 = **{ ability-armus-1 }** ({ beast-armus }, support ability): { does-armus-1 }
about-ability-armus-2 = **{ ability-armus-2 }** ({ beast-armus }, support ability): { does-armus-2 }
about-ability-caballus-attack = **{ ability-caballus-attack }** ({ beast-caballus }, attack): { does-caballus-attack }
about-ability-caballus-1 = **{ ability-caballus-1 }** ({ beast-caballus }, support ability): { does-caballus-1 }
about-ability-caballus-2 = **{ ability-caballus-2 }** ({ beast-caballus }, support ability): { does-caballus-2 }
about-ability-carnifex-attack = **{ ability-carnifex-attack }** ({ beast-carnifex }, attack): { does-carnifex-attack }
about-ability-carnifex-1 = **{ ability-carnifex-1 }** ({ beast-carnifex }, support ability): { does-carnifex-1 }
about-ability-carnifex-2 = **{ ability-carnifex-2 }** ({ beast-carnifex }, support ability): { does-carnifex-2 }
about-ability-catapultus-attack = **{ ability-catapultus-attack }** ({ beast-catapultus }, attack): { does-catapultus-attack }
about-ability-catapultus-1 = **{ ability-catapultus-1 }** ({ beast-catapultus }, support ability): { does-catapultus-1 }
about-ability-catapultus-2 = **{ ability-catapultus-2 }** ({ beast-catapultus }, support ability): { does-catapultus-2 }
about-ability-ferrarius-attack = **{ ability-ferrarius-attack }** ({ beast-ferrarius }, attack): { does-ferrarius-attack }
about-ability-ferrarius-1 = **{ ability-ferrarius-1 }** ({ beast-ferrarius }, support ability): { does-ferrarius-1 }
about-ability-ferrarius-2 = **{ ability-ferrarius-2 }** ({ beast-ferrarius }, support ability): { does-ferrarius-2 }
about-ability-malleus-attack = **{ ability-malleus-attack }** ({ beast-malleus }, attack): { does-malleus-attack }
about-ability-malleus-1 = **{ ability-malleus-1 }** ({ beast-malleus }, support ability): { does-malleus-1 }
about-ability-malleus-2 = **{ ability-malleus-2 }** ({ beast-malleus }, support ability): { does-malleus-2 }
about-ability-saxum-attack = **{ ability-saxum-attack }** ({ beast-saxum }, attack): { does-saxum-attack }
about-ability-saxum-1 = **{ ability-saxum-1 }** ({ beast-saxum }, support ability): { does-saxum-1 }
about-ability-saxum-2 = **{ ability-saxum-2 }** ({ beast-saxum }, support ability): { does-saxum-2 }
about-ability-vinctum-attack = **{ ability-vinctum-attack }** ({ beast-vinctum }, attack): { does-vinctum-attack }
about-ability-vinctum-1 = **{ ability-vinctum-1 }** ({ beast-vinctum }, support ability): { does-vinctum-1 }
about-ability-vinctum-2 = **{ ability-vinctum-2 }** ({ beast-vinctum }, support ability): { does-vinctum-2 }
about-ability-mechanicus-attack = **{ ability-mechanicus-attack }** ({ beast-mechanicus }, attack): { does-mechanicus-attack }
about-ability-mechanicus-1 = **{ ability-mechanicus-1 }** ({ beast-mechanicus }, support ability): { does-mechanicus-1 }
about-ability-mechanicus-2 = **{ ability-mechanicus-2 }** ({ beast-mechanicus }, support ability): { does-mechanicus-2 }
about-ability-brewus-attack = **{ ability-brewus-attack }** ({ beast-brewus }, attack): { does-brewus-attack }
about-ability-brewus-1 = **{ ability-brewus-1 }** ({ beast-brewus }, support ability): { does-brewus-1 }
about-ability-brewus-2 = **{ ability-brewus-2 }** ({ beast-brewus }, support ability): { does-brewus-2 }
about-ability-saturn-attack = **{ ability-saturn-attack }** ({ beast-saturn }, attack): { does-saturn-attack }
about-ability-saturn-1 = **{ ability-saturn-1 }** ({ beast-saturn }, support ability): { does-saturn-1 }
about-ability-saturn-2 = **{ ability-saturn-2 }** ({ beast-saturn }, support ability): { does-saturn-2 }
about-ability-citadel-1 = **{ ability-citadel-1 }** ({ faction-citadel }, castle ability 1): { does-citadel-1 }
about-ability-citadel-2 = **{ ability-citadel-2 }** ({ faction-citadel }, castle ability 2): { does-citadel-2 }
about-ability-citadel-3 = **{ ability-citadel-3 }** ({ faction-citadel }, castle ability 3): { does-citadel-3 }
about-ability-bulwark-1 = **{ ability-bulwark-1 }** ({ faction-bulwark }, castle ability 1): { does-bulwark-1 }
about-ability-bulwark-2 = **{ ability-bulwark-2 }** ({ faction-bulwark }, castle ability 2): { does-bulwark-2 }
about-ability-bulwark-3 = **{ ability-bulwark-3 }** ({ faction-bulwark }, castle ability 3): { does-bulwark-3 }
about-ability-crypt-1 = **{ ability-crypt-1 }** ({ faction-crypt }, castle ability 1): { does-crypt-1 }
about-ability-crypt-2 = **{ ability-crypt-2 }** ({ faction-crypt }, castle ability 2): { does-crypt-2 }
about-ability-crypt-3 = **{ ability-crypt-3 }** ({ faction-crypt }, castle ability 3): { does-crypt-3 }
about-ability-hellgate-1 = **{ ability-hellgate-1 }** ({ faction-hellgate }, castle ability 1): { does-hellgate-1 }
about-ability-hellgate-2 = **{ ability-hellgate-2 }** ({ faction-hellgate }, castle ability 2): { does-hellgate-2 }
about-ability-hellgate-3 = **{ ability-hellgate-3 }** ({ faction-hellgate }, castle ability 3): { does-hellgate-3 }
about-ability-observatory-1 = **{ ability-observatory-1 }** ({ faction-observatory }, castle ability 1): { does-observatory-1 }
about-ability-observatory-2 = **{ ability-observatory-2 }** ({ faction-observatory }, castle ability 2): { does-observatory-2 }
about-ability-observatory-3 = **{ ability-observatory-3 }** ({ faction-observatory }, castle ability 3): { does-observatory-3 }
about-ability-abbey-1 = **{ ability-abbey-1 }** ({ faction-abbey }, castle ability 1): { does-abbey-1 }
about-ability-abbey-2 = **{ ability-abbey-2 }** ({ faction-abbey }, castle ability 2): { does-abbey-2 }
about-ability-abbey-3 = **{ ability-abbey-3 }** ({ faction-abbey }, castle ability 3): { does-abbey-3 }

## Events

about-event-whispering-canopy = **{ event-whispering-canopy }** (event): { happens-whispering-canopy }
about-event-high-ground = **{ event-high-ground }** (event): { happens-high-ground }
about-event-open-road = **{ event-open-road }** (event): { happens-open-road }
about-event-moonlit-mirror = **{ event-moonlit-mirror }** (event): { happens-moonlit-mirror }
about-event-banner-on-the-wall = **{ event-banner-on-the-wall }** (event): { happens-banner-on-the-wall }
about-event-blood-of-the-earth = **{ event-blood-of-the-earth }** (event): { happens-blood-of-the-earth }
about-event-fair-wind = **{ event-fair-wind }** (event): { happens-fair-wind }
about-event-bog-fever = **{ event-bog-fever }** (event): { happens-bog-fever }
about-event-tangled-roots = **{ event-tangled-roots }** (event): { happens-tangled-roots }
about-event-thin-air = **{ event-thin-air }** (event): { happens-thin-air }
about-event-burning-sun = **{ event-burning-sun }** (event): { happens-burning-sun }
about-event-ash-cloud = **{ event-ash-cloud }** (event): { happens-ash-cloud }
about-event-lightning-rod = **{ event-lightning-rod }** (event): { happens-lightning-rod }
about-event-flood = **{ event-flood }** (event): { happens-flood }
about-event-thick-fog = **{ event-thick-fog }** (event): { happens-thick-fog }
about-event-silent-bells = **{ event-silent-bells }** (event): { happens-silent-bells }
about-event-heavy-ground = **{ event-heavy-ground }** (event): { happens-heavy-ground }
about-event-truce-of-the-dead = **{ event-truce-of-the-dead }** (event): { happens-truce-of-the-dead }
about-event-broken-ropes = **{ event-broken-ropes }** (event): { happens-broken-ropes }
about-event-battering-ram = **{ event-battering-ram }** (event): { happens-battering-ram }
about-event-second-volley = **{ event-second-volley }** (event): { happens-second-volley }
about-event-siege-engines = **{ event-siege-engines }** (event): { happens-siege-engines }
about-event-rockslide = **{ event-rockslide }** (event): { happens-rockslide }
about-event-blood-price = **{ event-blood-price }** (event): { happens-blood-price }
about-event-mercy = **{ event-mercy }** (event): { happens-mercy }
about-event-lost-souls = **{ event-lost-souls }** (event): { happens-lost-souls }
about-event-feast-of-victors = **{ event-feast-of-victors }** (event): { happens-feast-of-victors }
about-event-hard-lessons = **{ event-hard-lessons }** (event): { happens-hard-lessons }
