## Lessons: one idea each, said when it first matters. The suggested button is added below it, so
## here is why it is good.

lesson-duel-title = Your first duel
lesson-duel-welcome = Two summoners, two castles, and a field of beasts between them. You’ll pick three characters, march on the catapult towers and learn to move, attack and time your abilities until a castle falls. It takes about 15 minutes against one computer player.
lesson-duel-end = You’ve moved, attacked, held towers, used abilities and waited for them, and you know what brings a castle down. Next comes the first puzzle, where two characters do together what neither can do alone. Or open a table and pick your own three from the 36.

lesson-duel-castle = This is the battlefield: one castle at the top, one at the bottom, and a catapult tower on each side. A castle that has taken { $track } damage falls, and its owner loses. You go first, which is an advantage, so your castle starts with { $damage } damage. Both castles are equally good. With the one in the south, your characters are drawn at the bottom, close to your buttons.
lesson-duel-strength = Meet the bestiary: you and your opponent take turns until each has three characters. The number beside the heart is **vitality**, the injuries a character can take. The first two rows are **Strength**: sturdy fighters for the front line. **{ $beast }** (♥{ $vitality }) is a good start: { $about }
lesson-duel-agility = Your opponent has picked as well. **Agility** characters, in the middle rows, hit the hardest but need protection. **{ $beast }** (♥{ $vitality }) is easy to play: { $about }
lesson-duel-intelligence = The last two rows are **Intelligence**: few hearts, but they help your side and hamper the enemy, often from far away. A band with one character of each class can do a bit of everything. **{ $beast }** (♥{ $vitality }) rounds off yours: { $about }
lesson-duel-move = Your first turn! { $beast } is on your castle hex; your other two wait on their sheets. Each round a character has one **core ability**: a **maneuver** to a free neighboring hex *or* an attack. Nobody is in reach yet, so move. { $hex } is one step from a tower and out of the straight line from the enemy castle, where you’d make an easy target.
lesson-duel-summon = As soon as your castle hex was free, { $beast } was **summoned** on { $hex }. That’s how your band enters the field, one by one, from the left sheet to the right. On your own castle hex no enemy can touch a character, but from there it can’t hold a tower either. So send another one out, and make room for the next.
lesson-duel-home = { $beast } can wait on { $hex } for now: that’s your castle hex, the one place where no enemy can attack it. When you end your turn, the **control phase** begins and each tower you control fires. { $n ->
    [0] You don’t control one yet, so nothing happens, and it’s your opponent’s turn.
   *[other] Then it’s your opponent’s turn.
}
lesson-duel-tower = Now for the towers. The hexes around each one form its **area**. Every character there counts as 1 **control point**, and whoever has more controls the tower; if it’s a tie, nobody does. Let { $beast } step into the area of { $tower }, and it’s yours. The outline of the area takes your color then.
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
} Wherever you see ⏳, it tells you how long that takes. So before you use an ability, ask yourself whether you’ll need it more in a round or two. Here it was worth it, and your turn goes on.
lesson-duel-damage = The red squares beside each castle count its damage: yours is at { $mine } of { $track }, your opponent’s at { $theirs }. A castle is damaged in two ways: by the towers the other side controls, and by 1 whenever one of its own characters is exiled. So look for buttons that take a tower, or at least tie for it: then it fires for nobody.
lesson-duel-attack = { $beast } has somebody in reach. Each character attacks in its own way; the sheet says whom it can hit. Attack points minus the target’s defense points are the **injuries**: { $n } for { $target }, { $left ->
    [0] who is exiled then.
   *[other] who keeps ♥{ $left }.
} The button says it too, after the ▸. An attack uses up the core ability, just like a maneuver.
lesson-duel-exile = It’s round { $round }, and { $beast } can finish { $target } off. A character with no vitality left is **exiled**: its castle takes 1 damage, to { $damage } of { $track } here, and it returns to its castle hex, healed but without its effects. Nobody is gone for good, but the way back to a tower takes time.
lesson-duel-time = Every turn begins with your **time phase**. The dial has turned: { $beast }’s **{ $ability }** needs { $rounds ->
    [one] 1 more round
   *[other] { $rounds } more rounds
}. Your maneuvers and attacks are ready again, and the effects you gave out last round are gone: each lasts for your turn and your opponent’s next one.
lesson-duel-win = A few rounds have gone by: it’s round { $round }, and the enemy castle is at { $damage } of { $track }. { $how ->
    [exile] One more exile, and it falls.
   *[towers] { $n ->
        [one] The tower you control deals
       *[other] The towers you control deal
    } the last damage as soon as you end your turn.
} Go ahead and win!

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
why-pick = You and your opponent take turns picking characters for your bands. **Strength** lasts long in the front line and often stuns; **Agility** hits the hardest; **Intelligence** helps your side and hampers the enemy. The order matters a little: characters are summoned from left to right, as you picked them. To read everything a character can do, look it up by its name in the rules.
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
why-choose-next = The ability needs one more choice: who else is part of it, to which hex somebody moves, or which cooldown changes. **▸** says what will happen. You can still go back and use another ability: nothing has happened yet.
tip-choose-next = One more choice for the same ability. Going back costs nothing.
why-answer = Your faction castle’s third ability can be used right now, and only now: either one of your characters has just been exiled, or you control all towers (three on the Four-Way Crossing). If you use it, it cools down like any ability. If you don’t, it stays ready for the next occasion.
tip-answer = It can only be used at this moment, but it will come around again.
why-puzzle-next = In a puzzle you have one turn to reach the goal. All abilities are ready, nobody strikes back, and exiled characters don’t come back. Use abilities as in a game: **→** moves, **⚔️** attacks, **▸** says what will happen. **Hint** gives away a little more each time; **Try again** sets everything up from the start; **Show the solution** and **Give up** end the puzzle unsolved.
tip-puzzle-next = Count first: how many injuries does it take, and who can deal them? Trying again is free.
