## How we speak: as a good host at the table. Short and concrete, the player’s name first, then the
## character (so the rulebook calls the beasts), then what it does. Numbers are figures. Option
## labels must be clear on a phone: at most 80 characters count.

title = Bestiary of Sigillum
tagline = Summon three characters, seize the catapult towers, and time every spell on the Sigil: whose castle falls first?
duration = 40 to 60 minutes at a table; a few days by chat, at a turn or two a day

setting-field = Battlefield
setting-field-kingdom = Kingdom of Two Castles
setting-field-citadel = Dwarven Citadel
setting-field-citadel-hint = One tower in the middle
setting-field-canyon = Miner’s Canyon
setting-field-canyon-hint = With minecarts
setting-field-cemetery = Cemetery of Darkness
setting-field-cemetery-hint = Three towers
setting-field-chaos = Chaos World
setting-field-chaos-hint = With lava
setting-field-islands = Wondrous Islands
setting-field-islands-hint = With whirlpools
setting-field-temple = Temple of Time
setting-field-temple-hint = With time plates
setting-field-crossing = Four-Way Crossing
setting-field-crossing-hint = Two castles each
setting-field-random = at random
setting-bans = Bans
setting-bans-none = none
setting-bans-first = all before the picks
setting-bans-alternate = in turn with the picks
setting-bans-alternate-hint = With 4 players, all before the picks
setting-castles = Faction castles
setting-castles-off = off
setting-castles-on = on
setting-castles-on-hint = Three abilities for each castle
setting-events = Events
setting-events-off = off
setting-events-on = on
setting-events-on-hint = A new event every round
setting-puzzle = Puzzle
setting-puzzle-jailbreak = 1. The Jailbreak
setting-puzzle-wings-over-graves = 2. Wings over Graves
setting-puzzle-verdict-at-the-tower = 3. Verdict at the Tower
setting-puzzle-bitter-water = 4. Bitter Water
setting-puzzle-both-catapults = 5. Both Catapults
setting-puzzle-spiders-bargain = 6. Spider’s Bargain
setting-puzzle-smiths-gate = 7. The Smith’s Gate

field-kingdom = the Kingdom of Two Castles
field-citadel = the Dwarven Citadel
field-canyon = Miner’s Canyon
field-cemetery = the Cemetery of Darkness
field-chaos = Chaos World
field-islands = the Wondrous Islands
field-temple = the Temple of Time
field-crossing = the Four-Way Crossing

terrain-plain = plain
terrain-forest = forest
terrain-mountain = mountain
terrain-water = water
terrain-lava = lava
tower-west = west
tower-east = east
tower-north = north
tower-south = south
tower-center = middle
compass-north = north
compass-south = south
kind-strength = 💪 Strength
kind-agility = 🗡️ Agility
kind-intelligence = 🔮 Intelligence

## Bands and castles

game-begins = { $seat } goes first. The battlefield is { $field }.
teams-meet = { $ones } play against { $others }.
choose-castle = { $n ->
    [one] Which castle do you take? Your opponent gets the other.
   *[other] Which two castles does your side take? Your opponents get the others.
}
castle-hex = { $hex } ({ $compass })
castle-chosen = { $seat } takes { $n ->
    [one] the castle
   *[other] the castles
} at { $hex } and starts with { $damage } of { $track } damage.
ban = Which character do you ban? Nobody will be able to pick it.
pick = Which character do you pick for your band?
kind = { $kind }
beast = { $beast }
beast-option = { $beast } ♥{ $vitality }
bans = { $seat } bans { $beast }.
picks = { $seat } picks { $beast }.
choose-own-castle = Which castle is yours? Your teammate gets the other.
at-home = { $seat } takes the castle at { $hex }.
bind = Which two characters are summoned at { $hex }? The others are summoned at your second castle.
bound = { $seat } will summon { $beast } at { $hex }.
ban-faction = Which faction castle do you ban? Nobody will be able to choose it.
choose-faction = Which faction castle do you play? Its first ability is ready at once; the others open as your castle takes damage.
faction = { $faction }
bans-faction = { $seat } bans { $faction }.
chooses-faction = { $seat } plays { $faction }.

## The round

round-begins = **Round { $round }**
noun-castles = { $n ->
    [one] 1 castle
   *[other] { $n } castles
}
noun-characters = { $n ->
    [one] 1 character
   *[other] { $n } characters
}
revealed-event = the next event was revealed
event-current = 🎴 **{ $event }**: { $does }
event-upcoming = 🎴 Next round, { $event }: { $does }
event-touches = { $event }: { $effect } for { $beast }
nothing-to-do = { $seat } can’t do anything this turn.
passes = { $seat } passes.
choose-ability = { $n ->
    [one] What should **{ $name }** do?
   *[other] What should your characters do?
} { $mates ->
    [0] End your turn when you’re done.
   *[other] Use one ability or pass: you and your teammate take turns.
}{ $idles ->
    [0] { "" }
   *[other] { " " }Not now: { $idle }.
}
not-now = { $ability_commas } ({ $reason })
not-now-more = { $n } more
reason-reach = nothing in reach
reason-room = no free hex
reason-condition = condition not met
reason-event = event: Heavy Ground
ability-option = { $name }: { $ability }
attack-option = { $name }: ⚔️ { $ability }
    .shortest = ⚔️ { $ability }
maneuver-to = { $name } → { $pick }
attack-on = { $name } ⚔️ { $pick }
last-ability = { $name }, then end my turn
maneuver-to-last = { $name } → { $pick }, then end my turn
    .short = { $name } → { $pick } + end turn
    .shortest = → { $pick } + end turn
attack-on-last = { $name } ⚔️ { $pick }, then end my turn
    .short = { $name } ⚔️ { $pick } + end turn
    .shortest = ⚔️ { $pick } + end turn
attack-last = { $name }: ⚔️ { $ability }, then end my turn
    .short = ⚔️ { $ability } + end turn
ability-on = { $name }: { $ability } → { $pick }
    .shortest = { $ability } → { $pick }
teammate-begins = Let my teammate begin
end-phase = { $mates ->
    [0] End my turn
   *[other] Pass for this turn
}
choose-target = { $ability_key ->
    [move] Where does **{ $name }** move?
    [cart] Where does **{ $name }** ride?
   *[other] { $asked ->
        [whom] **{ $name }** uses { $ability }: on whom?
        [where] **{ $name }** uses { $ability }: on which hex?
       *[what] **{ $name }** uses { $ability }: on which cooldown?
    }
}
choose-next = { $asked ->
    [whom] **{ $name }** uses { $ability } on { $picked }. Who else is part of it?
    [where] **{ $name }** uses { $ability } on { $picked }. To which hex?
   *[what] **{ $name }** uses { $ability } on { $picked }. What then?
}
go-back = ↩ Use another ability
hex = { $hex }
hex-of = { $hex } ({ $terrain })
hex-with = { $beast } ({ $hex })
    .shortest = { $beast }
would = { $what } ▸ { $changes_commas }
    .short = { $what }
would-cool = { $what } ▸ ⏳{ $rounds }{ $n ->
    [0] { "" }
   *[other] { " " }· { $changes_commas }
}
    .short = { $what }
pick-stop = Stop here
pick-attack = Attack now
pick-plain = 🌾 Plain
pick-forest = 🌲 Forest
pick-mountain = ⛰️ Mountain
pick-water = 🌊 Water
pick-lava = 🌋 Lava
pick-token = { $beast }: { $ability }
pick-both = { $beast }: both abilities
would-nothing = no effect

maneuvers = { $seat }: { $beast } → { $hex }
maneuvers-and = { $seat }: { $beast } → { $hex } · { $changes_commas }
acts = { $seat }: { $name } uses { $ability } · { $changes_commas }
turn-deeds = { $seat } { $deeds }.
turn-changes = { $seat }: { $changes_commas }
turn-in-vain = { $seat } acts, but nothing changes.
and-then = { $parts_commas }, and { $last }
deed-exiles = exiles { $whom } (enemy castle at { $damage }/{ $track } damage)
deed-loses = loses { $whom } (own castle at { $damage }/{ $track } damage)
deed-takes = takes { $whom }
deed-contests = contests { $whom }
deed-gives-up = gives up { $whom }
deed-leaves = leaves { $whom } to the enemy
deed-repairs = repairs their castle (now at { $damage }/{ $track } damage)
deed-summons = summons { $whom }
deed-injures = injures { $whom }
deed-stuns = stuns { $whom }
deed-heals = heals { $whom }
deed-strengthens = strengthens { $whom }
deed-hampers = weakens { $whom }
deed-moves = moves { $whom }
deed-sends = sends { $whom }
the-tower = the { $tower } tower
the-towers = the { $tower } { $n ->
    [one] tower
   *[other] towers
}
with-life = { $beast } (♥{ $left } left)
moved-to = { $beast } to { $hex }
exiled = 💀 { $beast } is exiled
summoned = { $beast } is summoned at { $hex }
moved = { $beast } → { $hex }
injured = { $beast } −{ $n } (♥{ $left })
restored = { $beast } heals (♥{ $left })
gains = { $beast }: { $effect }
laid = { $effect } on { $hex }
charged = { $beast }: { $ability } is ready
shifted = { $beast }: { $ability } ready in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
castle-stands = { $names }’s castle at { $damage }/{ $track } damage
tower-taken = 🚩 { $where } goes to { $names }
tower-held = 🚩 { $where } goes to the enemy
tower-freed = 🚩 nobody holds { $where }

answer = Do you want to use { $ability }? { $does }
answer-yes = Use { $ability }
answer-no = Not now

lava-burns = 🌋 The lava burns · { $changes_commas }
towers-fire = 🏹 { $names } { $n ->
    [one] fires
   *[other] fire
} from { $towers }: { $stands }.
siege = 🎴 { $event }, { $n } extra damage: { $stands }.
no-tower-fires = { $names } { $n ->
    [one] controls
   *[other] control
} no tower.
castles-crumble = After 100 rounds, both castles take 1 damage each round: { $stands }.
players = { $seats }
castle-falls = 💥 { $losers }’s castle falls. 👑 { $winners } { $n ->
    [one] wins
   *[other] win
}!

## Puzzles

puzzle-begins = **{ $puzzle }.** { $story } 🎯 { $goal }
puzzle-next = 🎯 { $goal } { $n ->
    [0] You have nothing left to use. Try again?
   *[other] What should your characters do?
}{ $idles ->
    [0] { "" }
   *[other] { " " }Not now: { $idle }.
}
ask-hint = 💡 Hint
try-again = 🔄 Try again
show-solution = Show the solution
give-up = Give up
puzzle-again = { $seat } tries again: attempt { $attempt }.
puzzle-solved = 👑 { $seat } has solved the puzzle{ $attempt ->
    [one] { "" }
   *[other] { " " }on attempt { $attempt }
}{ $hints ->
    [0] { "" }
    [one] { " " }with 1 hint
   *[other] { " " }with { $hints } hints
}!
puzzle-failed = You gave up. The goal was: { $goal } To try again, open a new table.
hint-given = 💡 { $clue }
hint-who = **{ $beast }** acts next.
hint-ability = Use **{ $beast }**’s { $ability }: { $does }
hint-target = **{ $beast }**, { $ability }: choose { $hex }.
hint-astray = The solution I know goes another way. Undo or try again: it begins with **{ $beast }**.
solution-begins = Here’s a solution to **{ $puzzle }**, from the start:
solution-step = { $number }. { $beast } uses { $ability } · { $changes_commas }
solution-ends = That’s it, in { $n ->
    [one] 1 step
   *[other] { $n } steps
}. Nobody gets the credit this time.
goal-prey = Exile { $beast } this turn.
goal-exile-all = Exile every enemy this turn.
goal-control-all = Control every tower by the end of this turn.
puzzle-jailbreak = The Jailbreak
puzzle-wings-over-graves = Wings over Graves
puzzle-verdict-at-the-tower = Verdict at the Tower
puzzle-bitter-water = Bitter Water
puzzle-both-catapults = Both Catapults
puzzle-spiders-bargain = Spider’s Bargain
puzzle-smiths-gate = The Smith’s Gate
story-jailbreak = Vinctum has broken free and is running for the fire.
story-wings-over-graves = A war machine blocks the way between the tombs.
story-verdict-at-the-tower = Another war machine has dug in below the western tower.
story-bitter-water = Two hunters are camping on the shore, and neither must carry the news home.
story-both-catapults = The siege needs just one thing: both catapults in your hands.
story-spiders-bargain = A water spirit dances among the graves. Ask the spider to hold it.
story-smiths-gate = Only the smith still guards the gate in the ice.

## Rules, page by page

rules-1 =
    ### Bestiary of Sigillum · 1 of 5: the aim and a round
    🏆 **Bring down the enemy castle.** It falls at 16 damage. It takes 1 damage each round for every **catapult tower** the other side controls, and 1 whenever one of its own characters is **exiled**.
    🖼️ In the picture, each side holds one tower: the outline of its hexes shows the color. The red squares beside the castles count the damage.
    🔄 **A round**: the time dial turns by one sector, then the first player takes a turn, then the other. A turn has three phases: used abilities come back (**time**), your characters move, attack and use their abilities (**abilities**), your towers fire (**control**).
    🌱 **For your first game** play the Kingdom of Two Castles without options. Pick one character of each class: Strength for the front line, Agility to hit hard, Intelligence to help. March on the towers in the first round. From the second on, don’t end a turn without holding a tower, or at least tying for one.
    👥 **Two players** take turns picking three characters each. **Four** form two teams on the Four-Way Crossing, with two characters each and one castle track per team; teammates sit opposite each other. **One** solves puzzles. To make up for going first, the first player starts with 1 damage for each tower on the field; in a team game, the first team starts with 3.
    ✍️ **Ours, not printed:** 62 of the 72 cooldowns, most ability names, most of the terrain, the shape of the Four-Way Crossing, the length of the castle tracks (16 and 20) and where castle abilities open, most of the faction castles, and all events and puzzles.
rules-2 =
    ### Bestiary of Sigillum · 2 of 5: your turn
    ⏳ **Time phase.** Your charged abilities come back, your core abilities are ready again, and the effects, obstacles and webs *you* placed last round are removed. It happens by itself; the first round has none.
    ✨ **Ability phase.** Use as many abilities as you like, in any order. Each character has:
    👣⚔️ one **core ability** a round: a **maneuver** to a free adjacent hex, whatever its terrain, *or* an **attack**. Attack points minus defense points are the injuries; neither goes below 0.
    1️⃣2️⃣ two **support abilities**, which then cool down for 1 to 6 rounds (⏳). The number is set when you use them.
    🌱 *Try this*: move first, then look at what has come into reach. Every button says what will happen after the ▸. Save an ability for the round in which it wins a tower or an exile. Most combinations need a swift character, who can maneuver *and* attack.
    🚩 **Control phase.** Each tower you control deals 1 damage to the enemy castle. You control it if your characters in its area have more control points than the enemy’s: 1 each, changed by effects. Stunned characters count. If it’s a tie, the tower doesn’t fire.
    🌱 *Try this*: one character is enough to hold an empty tower, and one of yours is enough to tie with one of theirs. Pushing an enemy out of the area is as good as a hit.
    👥 Teammates alternate, one ability at a time, until both have passed; either may begin. If you have nothing to use right now, you’re still in: your teammate may change that.
    ⌨️ You can also type: `/turn answer: aqus.m.C3` moves Aqus to C3.
rules-3 =
    ### Bestiary of Sigillum · 3 of 5: exile, castles, targets
    💀 A character with no vitality left is **exiled**: its castle takes 1 damage, its effects are removed, and it returns, healed, to its castle hex. Its abilities stay on cooldown.
    🏰 **Summoner’s rule**: whenever your castle hex is free, your leftmost waiting character is placed there at once. That’s how your band enters, one by one. If the hex is occupied, a character waits on its sheet, like the one with the hourglass in the picture.
    🛡️ On your own castle hex, no enemy can target you: no attacks, no effects, no moves. You can act from there. Nobody ever enters an enemy’s castle hex, but you can be pushed or pulled into your own. With two castles per side, each character is bound to one for summoning and can enter both.
    🌱 *Try this*: keep badly hurt characters away from enemies, or at home. An exile costs you a point of damage and two rounds of walking. And leave the castle hex, or nobody can be summoned.
    🎯 **Targets.** *Adjacent*: in a neighboring hex. *In line*: anywhere in a straight line; nothing blocks it. *Across a gap*: two hexes away in a straight line, with a free hex in between. Attacks hit enemies only. *Your side* includes the character itself and your teammate’s. If an ability moves someone and then does more, the move must succeed.
    🏳️ If both castles are still standing after 100 rounds, both take 1 damage each round from then on.
rules-4 =
    ### Bestiary of Sigillum · 4 of 5: effects
    An effect lasts for your turn and the enemy’s next one, and is removed in your next time phase. Equal effects add up. In the picture, round signs beside a character help it, square ones hinder it.
    ⚔️ attack, 🛡️ defense, 🚩 control: +1 or −1 each.
    💨 **Swiftness**: maneuver and attack in the same turn. 🐌 **Slowness**: no maneuver. Whichever has more markers counts; if they’re equal, neither does.
    🪽 **Flying**: maneuver to any free hex in a straight line. 🔰 **Resistance**: enemy support abilities can’t target you. 🩸 **Vampirism**: heal 1 if your attack injures someone. 🗿 **Steadfast**: enemy abilities that move someone can’t target you.
    💫 **Stun**: no abilities at all. 🤐 **Silence**: no support abilities. ☠️ **Poison**: each marker makes support abilities cool down 1 round longer. 🌫️ **Blindness**: your abilities reach only yourself and adjacent hexes.
    🧱 **Obstacle**: nobody can enter. 🕸️ **Web**: stuns enemies who enter it and makes its own side swift. Both are placed on free hexes outside castles.
    🌱 *Try this*: give attack +1 or swiftness *before* you attack, and defense +1 as the last thing in your turn, for the enemy’s answer. Stun whoever could throw you off a tower.
rules-5 =
    ### Bestiary of Sigillum · 5 of 5: fields and options
    🗺️ **Dwarven Citadel**: one tower in the middle, with an area of seven hexes. **Miner’s Canyon**: from a rail hex you can ride to the next free one and then attack; this counts as your attack. **Cemetery**: three towers whose areas overlap. **Chaos World**: lava injures your own characters standing in it when your control phase begins. **Wondrous Islands**: maneuver from whirlpool to whirlpool; small tower areas. **Temple of Time**: support abilities cool down 1 round less on a tower hex, 1 more on bronze, 2 more in the castle. **Four-Way Crossing**: four towers, two castles and four characters a side, tracks of 20 instead of 16.
    🚫 **Bans**: characters that nobody may pick, before the picks or in turn with them.
    🏰 **Faction castles** (each player bans one, then takes one; four players don’t ban): the first ability is ready from the start, the second opens at 5 damage (7 on the Crossing), the third at 10 (14). The third is a reaction: when one of your characters is exiled, or when you control all towers (three on the Crossing).
    🎴 **Events**: each round from the second on has one, and you can see the next in advance. Cards that name a terrain the field doesn’t have are left out. Their order is the only secret in this game.
    🧩 **Puzzles**: one turn, all abilities ready, and exiled characters don’t come back. Try as often as you like, ask for hints, or have the solution shown.

## The characters: their names, and the names of what they do

beast-architectus = Architectus
beast-armus = Armus
beast-aqus = Aqus
beast-ballistarius = Ballistarius
beast-arborus = Arborus
beast-fidea = Fidea
beast-caballus = Caballus
beast-carnifex = Carnifex
beast-cerberus = Cerberus
beast-cornibus = Cornibus
beast-frigus = Frigus
beast-goetium = Goetium
beast-catapultus = Catapultus
beast-ferrarius = Ferrarius
beast-iratus = Iratus
beast-mortum = Mortum
beast-ignifer = Ignifer
beast-illesebra = Illesebra
beast-malleus = Malleus
beast-saxum = Saxum
beast-redux = Redux
beast-tempus = Tempus
beast-lignum = Lignum
beast-manus = Manus
beast-vinctum = Vinctum
beast-mechanicus = Mechanicus
beast-toxicum = Toxicum
beast-eresida = Eresida
beast-messum = Messum
beast-librorum = Librorum
beast-brewus = Brewus
beast-saturn = Saturn
beast-tenebris = Tenebris
beast-equita = Equita
beast-magnus = Magnus
beast-clamoris = Clamoris

ability-move = Maneuver
ability-cart = Minecart
ability-architectus-attack = Siege Reckoning
ability-architectus-1 = Obstacle
ability-architectus-2 = Reconstruction
ability-armus-attack = Shield Edge
ability-armus-1 = Ram
ability-armus-2 = Phalanx
ability-aqus-attack = Tidal Blow
ability-aqus-1 = Fluidity
ability-aqus-2 = Might of Waters
ability-ballistarius-attack = Ballista
ability-ballistarius-1 = Taut String
ability-ballistarius-2 = Heavy Bolt
ability-arborus-attack = Wrath of Roots
ability-arborus-1 = Walking Grove
ability-arborus-2 = Shield of the Forest
ability-fidea-attack = Retribution
ability-fidea-1 = Resurrection
ability-fidea-2 = Take Wing
ability-caballus-attack = Trample the Slow
ability-caballus-1 = Drag Along
ability-caballus-2 = Heavy Hoofbeat
ability-carnifex-attack = Headsman’s Axe
ability-carnifex-1 = Stockades
ability-carnifex-2 = Convict the Guilty
ability-cerberus-attack = Three-headed Bite
ability-cerberus-1 = Vehemence
ability-cerberus-2 = Dread Howl
ability-cornibus-attack = Goring Charge
ability-cornibus-1 = Lord of the Hill
ability-cornibus-2 = Horned Leap
ability-frigus-attack = Frostbite
ability-frigus-1 = Numbing Chill
ability-frigus-2 = Shackling Cold
ability-goetium-attack = Chain Lightning
ability-goetium-1 = Ritual of Vitality
ability-goetium-2 = Blood Summons
ability-catapultus-attack = Boulder
ability-catapultus-1 = Concussive Shot
ability-catapultus-2 = Dig In
ability-ferrarius-attack = Hell Crucible
ability-ferrarius-1 = Tongs
ability-ferrarius-2 = Thrown Anvil
ability-iratus-attack = Berserk Axes
ability-iratus-1 = Scorn of Magic
ability-iratus-2 = Rising Rage
ability-mortum-attack = Scent of Blood
ability-mortum-1 = Thirst
ability-mortum-2 = Bat Form
ability-ignifer-attack = Kindled Flame
ability-ignifer-1 = Burning Blade
ability-ignifer-2 = Spark
ability-illesebra-attack = Torment
ability-illesebra-1 = Hell Portal
ability-illesebra-2 = Enthrall
ability-malleus-attack = Maul
ability-malleus-1 = Earthshaker
ability-malleus-2 = Ditch
ability-saxum-attack = Burst
ability-saxum-1 = Stone Skin
ability-saxum-2 = Tremor
ability-redux-attack = Bone Boomerang
ability-redux-1 = Trophy Armor
ability-redux-2 = Headlong Rush
ability-tempus-attack = Lost Moments
ability-tempus-1 = Timepiece
ability-tempus-2 = Haste
ability-lignum-attack = Splinters
ability-lignum-1 = Puppet Strings
ability-lignum-2 = Wither
ability-manus-attack = Spiked Armor
ability-manus-1 = Mechanical Hand
ability-manus-2 = Steel Dome
ability-vinctum-attack = Severity of Retaliation
ability-vinctum-1 = Iron Mask
ability-vinctum-2 = Shackles
ability-mechanicus-attack = Barrel Cannon
ability-mechanicus-1 = Steam Boost
ability-mechanicus-2 = Sabotage
ability-toxicum-attack = Venom Burst
ability-toxicum-1 = Open Wounds
ability-toxicum-2 = Poisoned Well
ability-eresida-attack = Lethal Bite
ability-eresida-1 = Webbing
ability-eresida-2 = Cocoon
ability-messum-attack = Reaping
ability-messum-1 = Rust
ability-messum-2 = Scythe Hook
ability-librorum-attack = Knowledge is Power
ability-librorum-1 = Torch
ability-librorum-2 = Forbidden Page
ability-brewus-attack = Tankard
ability-brewus-1 = Fragrant Hop
ability-brewus-2 = Beer Cask
ability-saturn-attack = Crushing Mass
ability-saturn-1 = Gravity Well
ability-saturn-2 = Gravity Link
ability-tenebris-attack = Lone Prey
ability-tenebris-1 = Shadow Step
ability-tenebris-2 = Banishing Fear
ability-equita-attack = Running Slash
ability-equita-1 = Spurs
ability-equita-2 = Envenomed Dart
ability-magnus-attack = Spell Drain
ability-magnus-1 = Magnetism
ability-magnus-2 = Null Field
ability-clamoris-attack = Wail
ability-clamoris-1 = Rouse
ability-clamoris-2 = Broken Heart

faction-citadel = Citadel
faction-bulwark = Bulwark
faction-crypt = Crypt
faction-hellgate = Hellgate
faction-observatory = Observatory
faction-abbey = Abbey
ability-citadel-1 = Oath of Stone
ability-citadel-2 = Underground Tunnel
ability-citadel-3 = Brewery
ability-bulwark-1 = Altar of Elements
ability-bulwark-2 = Hidden Trails
ability-bulwark-3 = Spring of Life
ability-crypt-1 = Grave Mist
ability-crypt-2 = Call of the Tomb
ability-crypt-3 = Deathly Chill
ability-hellgate-1 = Brand of Wrath
ability-hellgate-2 = Rift
ability-hellgate-3 = Pyre of Vengeance
ability-observatory-1 = Star Ward
ability-observatory-2 = Astral Step
ability-observatory-3 = Conjunction
ability-abbey-1 = Bell of Vigil
ability-abbey-2 = Marching Order
ability-abbey-3 = Tithe of Stone

event-whispering-canopy = Whispering Canopy
event-high-ground = High Ground
event-open-road = Open Road
event-moonlit-mirror = Moonlit Mirror
event-banner-on-the-wall = Banner on the Wall
event-blood-of-the-earth = Blood of the Earth
event-fair-wind = Fair Wind
event-bog-fever = Bog Fever
event-tangled-roots = Tangled Roots
event-thin-air = Thin Air
event-burning-sun = Burning Sun
event-ash-cloud = Ash Cloud
event-lightning-rod = Lightning Rod
event-flood = Flood
event-thick-fog = Thick Fog
event-silent-bells = Silent Bells
event-heavy-ground = Heavy Ground
event-truce-of-the-dead = Truce of the Dead
event-broken-ropes = Broken Ropes
event-battering-ram = Battering Ram
event-second-volley = Second Volley
event-siege-engines = Siege Engines
event-rockslide = Rockslide
event-blood-price = Blood Price
event-mercy = Mercy
event-lost-souls = Lost Souls
event-feast-of-victors = Feast of Victors
event-hard-lessons = Hard Lessons

## What abilities do: hints in menus, at most 95 characters. ⏳ is the cooldown in rounds.

does-move = Moves to a free adjacent hex.
does-cart = Rides to the next free rail hex, then attacks if you like. Counts as an attack.

does-architectus-attack = Attack 1 for each tower you control, on an enemy in line.
does-architectus-1 = Puts an obstacle on a free adjacent hex. ⏳3
does-architectus-2 = Repairs 1 damage to your castle. ⏳6
does-armus-attack = Attack 1 on an adjacent enemy.
does-armus-1 = Pushes an adjacent enemy back and follows; stuns an enemy who can’t be pushed. ⏳4
does-armus-2 = Defense +1 for this character and every ally on the field. ⏳5
does-aqus-attack = Attack 1 on an adjacent enemy.
does-aqus-1 = Copies the newest positive effect of any other character, except resistance. ⏳3
does-aqus-2 = Moves to a free adjacent water hex and gains attack +1. ⏳3
does-ballistarius-attack = Attack 1 for each free hex in between, on an enemy in line.
does-ballistarius-1 = Gains attack +1. ⏳3
does-ballistarius-2 = Pushes an enemy in line one hex farther away. ⏳4
does-arborus-attack = Attack 1 on every enemy in a forest.
does-arborus-1 = Moves any other character into a free forest adjacent to them. ⏳4
does-arborus-2 = Defense +1 for any one character on your side. ⏳3
does-fidea-attack = Attack 1 on an enemy in line who has more vitality than Fidea.
does-fidea-1 = Heals a character on your side by 1, or makes one who isn’t injured swift. ⏳3
does-fidea-2 = Lets a character on your side fly. ⏳4
does-caballus-attack = Attack 1 on every slowed enemy, wherever they are.
does-caballus-1 = Steps straight away from an adjacent character and drags them along. ⏳3
does-caballus-2 = Slows every adjacent enemy. ⏳4
does-carnifex-attack = On an adjacent enemy: attack 1 per enemy within 2 hexes who has a negative effect.
does-carnifex-1 = Control −1 for an enemy in line. ⏳4
does-carnifex-2 = Pulls an enemy in line 1 hex closer; their boosts become penalties. ⏳ their vitality
does-cerberus-attack = Attack 1 on every adjacent enemy.
does-cerberus-1 = Maneuvers once more, if any enemy is injured and Cerberus isn’t slowed. ⏳3
does-cerberus-2 = Attack −1 for every adjacent enemy. ⏳3
does-cornibus-attack = Attack 1 on every enemy in one straight line of your choice.
does-cornibus-1 = Gains control +1. ⏳3
does-cornibus-2 = Leaps to a free hex in the area of a tower you control. ⏳4
does-frigus-attack = Attack 1 on an enemy anywhere who has a negative effect.
does-frigus-1 = Attack −1 for any enemy. ⏳3
does-frigus-2 = Slows any enemy. ⏳3, plus 1 for each negative effect they already have
does-goetium-attack = Attack 1 on an enemy anywhere with nobody from your side adjacent to them.
does-goetium-1 = Heals 1 on your side; another on your side loses 1, but never their last point. ⏳2
does-goetium-2 = Calls an injured ally to a free hex adjacent to Goetium. ⏳4
does-catapultus-attack = On an enemy in line: attack 1 if medium, 2 if big (vitality 4 or more). Can’t hit small ones.
does-catapultus-1 = Stuns an enemy in line. ⏳5
does-catapultus-2 = Gains control +1. ⏳3
does-ferrarius-attack = Attack 1 on an adjacent enemy who isn’t in water.
does-ferrarius-1 = Drags an adjacent enemy to another free hex that is adjacent to both. ⏳3
does-ferrarius-2 = Stuns an enemy in line. ⏳5
does-iratus-attack = Attack 1 on an adjacent enemy, or 2 if two or more enemies are adjacent.
does-iratus-1 = Resistance for this character and every ally on the field. ⏳5
does-iratus-2 = Gains attack +1. ⏳3
does-mortum-attack = On an adjacent enemy: attack 1 for each injured enemy within 2 hexes.
does-mortum-1 = Vampirism for this character or an adjacent ally. ⏳3
does-mortum-2 = Moves to a free adjacent hex. ⏳3
does-ignifer-attack = Attack 1 on an enemy adjacent to someone on your side with a positive effect.
does-ignifer-1 = Attack +1 for any ally who fights in melee. ⏳2
does-ignifer-2 = Swiftness for this character or an adjacent ally. ⏳3
does-illesebra-attack = Attack 1 on every stunned enemy.
does-illesebra-1 = Swaps places with any ally. ⏳5
does-illesebra-2 = Stuns an enemy in line. ⏳4
does-malleus-attack = Attack 1 on an adjacent enemy.
does-malleus-1 = Stuns every enemy in one straight line of your choice. ⏳6
does-malleus-2 = Control +1 for this character or an adjacent ally, on a tower hex. ⏳3
does-saxum-attack = On every adjacent enemy: attack equal to Saxum’s defense.
does-saxum-1 = Gains defense +1. ⏳3
does-saxum-2 = Stuns every adjacent enemy. ⏳6
does-redux-attack = Attack 1 on every enemy exactly two hexes away.
does-redux-1 = Gains defense +1. ⏳3
does-redux-2 = Dashes up to any character across a gap and gains resistance. ⏳3
does-tempus-attack = On an adjacent enemy: attack 1 for each of their support abilities on cooldown.
does-tempus-1 = One or both of an ally’s support abilities are ready 1 round sooner. ⏳3
does-tempus-2 = Swiftness for this character or an adjacent ally. ⏳4
does-lignum-attack = On any enemy: attack 1 for each of their allies adjacent to them.
does-lignum-1 = Pulls any enemy one hex toward a character across a gap from them. ⏳4
does-lignum-2 = Attack −1 for any enemy. ⏳3
does-manus-attack = On an adjacent enemy: attack 1 for each of your allies adjacent to Manus.
does-manus-1 = Pulls any character across a gap next to Manus. ⏳3
does-manus-2 = Defense +1 for this character and every adjacent ally. ⏳4
does-vinctum-attack = On an adjacent enemy: attack 1 for each of Vinctum’s own injuries.
does-vinctum-1 = Pushes any adjacent character straight away. ⏳3
does-vinctum-2 = Stuns an adjacent enemy. ⏳3
does-mechanicus-attack = Attack 1 on an enemy in line who isn’t adjacent.
does-mechanicus-1 = Gains swiftness. ⏳3
does-mechanicus-2 = Control −1 for every enemy in the area of a tower their side controls. ⏳6
does-toxicum-attack = On every poisoned enemy: attack 1 for each poison.
does-toxicum-1 = Poisons every injured enemy. ⏳3
does-toxicum-2 = Moves an enemy in line into a free water hex adjacent to them and poisons them. ⏳3
does-eresida-attack = Attack 1 on an adjacent enemy, or 2 if they’re stunned.
does-eresida-1 = Puts a web on a free hex in line. ⏳4
does-eresida-2 = Pulls an enemy in line 1 hex closer. ⏳5, minus 1 for each hex in between
does-messum-attack = Attack 1 on an enemy anywhere with none of their allies adjacent.
does-messum-1 = Defense −1 for any enemy. ⏳2
does-messum-2 = Moves any enemy to a free hex adjacent to them. ⏳5
does-librorum-attack = Attack 1 on an enemy anywhere on a different terrain than Librorum.
does-librorum-1 = Moves any other character by one hex within a tower’s area. ⏳4, 5 for an ally
does-librorum-2 = Silences every enemy. ⏳5
does-brewus-attack = Attack 1 on an adjacent enemy, or 2 if their cooldowns add up to 8 or more.
does-brewus-1 = Each adjacent enemy: one or both support abilities take 1 round longer. ⏳4
does-brewus-2 = Stuns an enemy in line. ⏳5, minus 1 for each of their abilities on cooldown
does-saturn-attack = Attack 1 on all adjacent enemies, if their total vitality is at least Saturn’s.
does-saturn-1 = Stuns every enemy within as many hexes as Saturn has injuries. ⏳6
does-saturn-2 = Heals an ally by 1 and loses 1, but never the last point. ⏳4
does-tenebris-attack = On an adjacent enemy: attack 1 if 2 or more hexes around them are free, 2 if 5 are.
does-tenebris-1 = Moves to any free hex adjacent to an injured enemy. ⏳4
does-tenebris-2 = Pushes an adjacent enemy one hex north or south, toward their castle’s edge. ⏳3
does-equita-attack = On an adjacent enemy: attack 1; 2 while Equita is swift, 0 while she’s slowed.
does-equita-1 = Gains swiftness. ⏳4
does-equita-2 = Poisons an adjacent enemy. ⏳3
does-magnus-attack = On an adjacent enemy: attack 1 for every two support abilities all enemies have ready.
does-magnus-1 = Moves any other character into a free mountain adjacent to them. ⏳4
does-magnus-2 = Silences adjacent enemies, and reaches 1 hex farther for each of Magnus’s injuries. ⏳5
does-clamoris-attack = Attack 1 on an injured enemy in line.
does-clamoris-1 = Swiftness for this character and every adjacent ally. ⏳4
does-clamoris-2 = Silences any enemy. ⏳2, plus 1 for each support ability they have ready

does-citadel-1 = Steadfast and defense +1 for a character on your side. ⏳4
does-citadel-2 = Moves a character on your side from one tower’s area into another’s. ⏳4
does-citadel-3 = When you control all towers: one or both cooldowns of each enemy take 1 round longer. ⏳3
does-bulwark-1 = Turns any hex into plain, forest, mountain, water or lava for a round. ⏳2
does-bulwark-2 = Moves a character on your side to a free adjacent hex of the same terrain. ⏳3
does-bulwark-3 = When your character is exiled: heal another on your side by 1. ⏳4
does-crypt-1 = Blinds any enemy. ⏳4
does-crypt-2 = Moves an injured character on your side to a free castle hex. ⏳4
does-crypt-3 = When your character is exiled: poison every injured enemy. ⏳4
does-hellgate-1 = Attack +1 for a character on your side. ⏳4
does-hellgate-2 = Two characters on your side swap places. ⏳5
does-hellgate-3 = When your character is exiled: 1 damage to the enemy castle. ⏳6
does-observatory-1 = Resistance for a character on your side. ⏳4
does-observatory-2 = Moves a character from your side’s castle to a free hex up to two away. ⏳3
does-observatory-3 = When you control all towers: one or both cooldowns of each ally end 1 round sooner. ⏳4
does-abbey-1 = Control +1 for a character on your side. ⏳4
does-abbey-2 = One or two characters on your side move one hex away from home. ⏳5
does-abbey-3 = When you control all towers: repair 1 damage to your castle. ⏳5

## Who they are: hints for picking, at most 95 characters

about-architectus = Attack 1 for each tower you control; blocks hexes, repairs the castle.
about-armus = Shield wall: pushes or stuns adjacent enemies, gives all allies defense.
about-aqus = Water swordsman: copies others’ boosts, hits harder from a lake.
about-ballistarius = Sniper: hits harder the farther away the target is. Pushes enemies off towers.
about-arborus = Hits every enemy in a forest, and moves others there.
about-fidea = Healer: heals allies or makes them swift, and lets them fly.
about-caballus = Slows enemies, then tramples all the slowed ones. Drags others along.
about-carnifex = Executioner: strong against weakened enemies; turns boosts into curses.
about-cerberus = Bites all around, moves again when an enemy is injured, scares those nearby.
about-cornibus = Gores a whole line; holds towers with control +1 and leaps between them.
about-frigus = Hits weakened enemies from anywhere; weakens and slows any enemy.
about-goetium = Hits enemies far from your side; moves injuries, and calls injured allies over.
about-catapultus = Hits strong enemies from a distance, stuns in line, digs in on a tower.
about-ferrarius = Smith: burns anyone who isn’t in water; drags enemies around, stuns in line.
about-iratus = Berserker: attack 2 among several enemies, attack +1, resistance for all allies.
about-mortum = Vampire: stronger the more injured enemies are nearby; heals by biting.
about-ignifer = Burns enemies next to your boosted characters; makes allies stronger and swift.
about-illesebra = Stuns, and torments every stunned enemy; swaps places with any ally.
about-malleus = Stuns a whole line; holds towers with control +1.
about-saxum = Rock: vitality 5, attack equal to its defense, stuns all around.
about-redux = Hits everyone exactly two hexes away; protected from blades and magic.
about-tempus = Lord of the clock: shortens cooldowns, makes allies swift, punishes used-up abilities.
about-lignum = Hits crowds from anywhere; pulls enemies apart, weakens their attack.
about-manus = Iron fist: stronger among friends; pulls others close, protects adjacent allies.
about-vinctum = The more injuries, the harder the hit. Pushes and stuns those nearby.
about-mechanicus = Gunner with a steam engine; sabotages enemy towers.
about-toxicum = Poisons injured enemies and hits all poisoned ones at once.
about-eresida = Spider: webs that stun, pulls prey closer, attack 2 on stunned enemies.
about-messum = Reaper: hits lone enemies from anywhere, breaks defense, moves any enemy.
about-librorum = Hits across terrains; moves others in tower areas, silences all enemies.
about-brewus = Brewer: lengthens cooldowns, stuns with a cask, attack 2 on exhausted enemies.
about-saturn = Giant: vitality 5, crushes all around, stuns farther with each injury.
about-tenebris = Assassin: attack 2 on lone enemies, appears beside injured ones, pushes enemies home.
about-equita = Rider: attack 2 while swift, and makes herself swift. Poisons.
about-magnus = Mage slayer: stronger the more abilities enemies have ready; silences all around.
about-clamoris = Wails at injured enemies; makes adjacent allies swift, silences a single enemy.
about-citadel = Dwarves: protect and anchor a character, tunnel between towers, slow enemy abilities.
about-bulwark = Wardens: change a hex’s terrain, move along hidden trails, heal.
about-crypt = Undead: blind an enemy, call injured characters home, poison.
about-hellgate = Demons: attack +1, swap two characters, take revenge on the enemy castle.
about-observatory = Mages: resistance, long steps out of the castle, shorter cooldowns.
about-abbey = Knights: control +1, marching orders, castle repairs.

## What events do

happens-whispering-canopy = in your time phase, your characters in forests get defense +1.
happens-high-ground = in your time phase, your characters on mountains get attack +1.
happens-open-road = in your time phase, your characters on plains get swiftness.
happens-moonlit-mirror = in your time phase, your characters in water get resistance.
happens-banner-on-the-wall = in your time phase, your characters on tower hexes get control +1.
happens-blood-of-the-earth = in your time phase, your characters in lava get vampirism.
happens-fair-wind = in your time phase, your characters outside the castle get flying.
happens-bog-fever = in your time phase, your characters in water are poisoned.
happens-tangled-roots = in your time phase, your characters in forests are slowed.
happens-thin-air = in your time phase, your characters on mountains get control −1.
happens-burning-sun = in your time phase, your characters on plains get attack −1.
happens-ash-cloud = in your time phase, your characters in lava are silenced.
happens-lightning-rod = in your time phase, your characters on tower hexes get attack −1.
happens-flood = nobody can maneuver into water.
happens-thick-fog = attacks reach 2 hexes at most.
happens-silent-bells = faction castles can’t use abilities.
happens-heavy-ground = support abilities that move someone can’t be used.
happens-truce-of-the-dead = nobody can attack or be attacked next to a castle hex.
happens-broken-ropes = a tower fires only if you lead by 2 control points.
happens-battering-ram = if a character of yours who isn’t stunned is next to the enemy castle, it takes 1 damage in your control phase.
happens-second-volley = a tower you control with your character on its hex deals 1 extra damage.
happens-siege-engines = whoever controls every tower deals 1 extra damage.
happens-rockslide = if two or more of your characters are on mountains, the enemy castle takes 1 damage in your control phase.
happens-blood-price = each exile costs its castle 2 damage.
happens-mercy = exiles cost their castle no damage.
happens-lost-souls = exiled characters wait on their sheets until their side’s next time phase.
happens-feast-of-victors = whoever exiles an enemy with an attack heals by 1.
happens-hard-lessons = exiled characters have their support abilities ready 1 round sooner.

## Effects

effect-attack_up = ⚔️ attack +1
effect-attack_down = ⚔️ attack −1
effect-defense_up = 🛡️ defense +1
effect-defense_down = 🛡️ defense −1
effect-control_up = 🚩 control +1
effect-control_down = 🚩 control −1
effect-swiftness = 💨 swift
effect-slowness = 🐌 slowed
effect-flying = 🪽 flying
effect-resistance = 🔰 resistance
effect-vampirism = 🩸 vampirism
effect-steadfast = 🗿 steadfast
effect-stun = 💫 stunned
effect-poison = ☠️ poisoned
effect-silence = 🤐 silenced
effect-blindness = 🌫️ blinded
effect-obstacle = 🧱 obstacle
effect-web = 🕸️ web
effect-terraform_plain = conjured plain
effect-terraform_forest = conjured forest
effect-terraform_mountain = conjured mountain
effect-terraform_water = conjured water
effect-terraform_lava = conjured lava

## Pictures and alt texts

picture-round = Round { $round }
picture-turn = { $name } to play
picture-drafting = Forming bands
picture-puzzle = Puzzle: { $puzzle }
picture-enemy = Enemy
picture-event = This round
picture-upcoming = Next round
picture-goes-first = goes first, with { $damage } damage
picture-goes-next = goes next, with { $damage } damage
picture-castle-free = not chosen yet
picture-banned = Banned
picture-gallery = The bestiary
picture-wins = { $n ->
    [one] wins
   *[other] win
}
picture-solved = has solved the puzzle
picture-castle-stands = { $damage } of { $track } damage: the castle stands
picture-castle-fallen = { $damage } of { $track } damage: the castle has fallen
picture-vitality = Vitality
picture-size-small = small
picture-size-medium = medium
picture-size-big = big
picture-legend = What the symbols mean
picture-good = Helps
picture-bad = Hinders
picture-on-hexes = On hexes
picture-terrain = Terrain
picture-plates = Time plates
picture-signs = Symbols
picture-classes = Classes
plate-gold_plate = cooldown −1
plate-silver_plate = no change
plate-bronze_plate = cooldown +1
plate-castle_plate = cooldown +2
terrain-whirlpool = whirlpool
terrain-railway = railway
sign-choice = usable now
sign-ready = ready
sign-idle = ready, no target
sign-rounds = in 3 rounds
sign-moved = maneuvered
sign-attacked = attacked
sign-used = used
sign-barred = not this turn
sign-off_field = not on the field
sign-waits = waits for C1
sign-closed = not open yet
sign-timekeeper = turns the dial
sign-tower = catapult tower
sign-vitality = vitality left
sign-cart = can ride
sign-castle = castle
sign-damage = castle damage
sign-fall = castle falls
sign-trail = went there
sign-pushed = was pushed
sign-struck = lost vitality
sign-healed = was healed
sign-fell = was exiled here
sign-fresh = new damage
sign-event-strengthening = helps
sign-event-weakening = hinders
sign-event-restriction = forbids
sign-event-siege = castle damage
sign-event-exile = exiles

alt-head = Bestiary of Sigillum, { $field }: { $phase }.
alt-turn = { $name } to play.
alt-last-turn = Just done by { $name }: { $deeds }.
alt-moves = { $beast } { $start } → { $hex }
alt-is-moved = { $beast } pushed { $start } → { $hex }
alt-is-hit = { $beast } −{ $n }
alt-is-healed = { $beast } +{ $n }
alt-is-exiled = { $beast } falls at { $hex }
alt-is-summoned = { $beast } arrives at { $hex }
alt-fires = the { $tower } tower fires
alt-castle = { $name }’s castle: { $damage } of { $track } damage.
alt-towers = Towers: { $towers }.
alt-tower = { $tower } held by { $letters }
alt-tower-free = { $tower } nobody’s
alt-event = Event: { $event }.
alt-upcoming = Next event: { $event }.
alt-band = { $letters }’s band: { $beasts }.
alt-nobody-yet = nobody yet
alt-waits = waits for { $castle }
alt-vitality = vitality { $left }/{ $full }
alt-cooldown = ability { $n } ⏳{ $rounds }
alt-acted = has acted
alt-to-pick = { $n } of { $of } to pick
alt-banned = Banned: { $beasts }.
alt-ground = On hexes: { $markers }.
alt-options = You can choose { $options }.
alt-result = { $name } { $n ->
    [one] wins
   *[other] win
}: { $loser }’s castle has fallen.
alt-solved = { $name } has solved the puzzle { $puzzle }.
alt-gallery = The bestiary: { $left } characters can be picked.
alt-sheet = { $beast }: { $kind }, vitality { $vitality }, { $size }.
alt-faction = { $faction }: { $about }
alt-ability = { $ability }: { $does }
alt-legend = What the symbols mean: { $signs }.
