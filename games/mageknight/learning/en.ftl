## The guided first game. Each step says one idea; the press that it suggests is named below it.

lesson-mageknight-title = Your first expedition
lesson-mageknight-welcome = You’re a Mage Knight, sent into a land nobody has mapped to find its hidden city. In about 15 minutes you’ll play cards, explore, recruit your first unit, win a fight, see night fall and storm a keep. I’ll suggest each press and tell you why. You play alone, so take all the time you like.
lesson-mageknight-end = **You’ve got it.** A turn is always the same: play cards, move, take one action, draw new cards. You’ve explored, recruited, fought in four phases, healed, gained a level and stormed a keep by night. Next, start a real game, alone or with up to three friends: three rounds to find the city, and the most Fame wins. Whenever you’re unsure, press **?**.

lesson-tactic = The game is played in rounds, a day or a night each. At the start of a round everyone picks a **tactic**: its number decides who plays first, and most tactics give you something extra. You’re alone against the clock, so going first hardly matters. Two more cards on your very first turn do!
lesson-tactic-instead = That one has its uses, too. But for this first turn you’ll need all the cards you can get, so let’s begin with more of them.
lesson-hand = Below the map is your **hand**. In white, each card says what it does for free; in gold, what it does if you pay a mana of the color shown. To walk, you need **Move**, and { $card } gives you some. Playing a card moves nobody yet: it fills the box with the boot, and you spend that on the map.
lesson-hand-instead = Let’s get moving first. For that you need a card with Move on it.
lesson-mana = { $card } has two effects, and you choose one: the basic one for free, or the **strong** one for a { $color } **mana**. Mana mostly comes from the **Source**, the dice at the top right. You may use one die each turn, and it’s rerolled when your turn ends. An unused die does nothing for you, so go for the strong effect.
lesson-walk = You have **Move { $n }**. Every space you can reach has a pink outline and its cost: plains cost 2, hills and forests 3, and nobody walks on lakes. The little houses are **villages**, where people may join you. The one at 1c is our goal; let’s go as far towards it as your Move allows.
lesson-walk-instead = A nice spot, but the village at 1c is where things get interesting. This way, please!
lesson-several = A turn goes on for as long as you have cards: play some, walk, play more and walk on. To save yourself presses, you can play **several cards at once**. Everything they give is added up.
lesson-several-instead = We aren’t there yet: let’s play a few cards together for more Move.
lesson-together = Choose cards that say Move. The others would help as well, but only for 1 each, and we’ll want those later this turn.
lesson-together-instead = Let’s keep those for later. For now, cards with Move are what we need.
lesson-orcs = Look out, orcs! The { $enemy } at 2g are **rampaging**: you can’t enter their space, and if you step from one space next to them to another one next to them, they attack. Walking *up* to them is safe, though. The village at 1c is right beside them, and you can get there without provoking them.
lesson-orcs-instead = Not there, please: in the village you’ll find people to recruit, and land to discover behind it.
lesson-explore = You’re at the edge of the known land. The compasses mark where a new tile can go. **Exploring** costs Move 2 and gives you Fame 1, and you stay where you are. Nobody knows what comes up, so from there on you can’t undo. It’s still the best thing to do with your Move: finding new land is your mission.
lesson-explore-instead = New land first! You have the Move for it, and what you don’t spend is lost at the end of your turn.
lesson-village = Each new tile brings Fame, the star in your status line. After moving, you may take **one action** a turn: fight, or talk to people. You’re in a **village**, so talk. Villagers sell Healing, and some of the units on offer will follow you.
lesson-village-instead = You only have one action a turn, and this one is for the villagers.
lesson-influence = People want to be convinced, and that takes **Influence**, the speech bubble. Your Reputation, the smiley, adds to it or takes from it, once per visit. Below your cards are the units on offer: a small house means that they join you in villages. { $unit } would, for Influence { $n }.
lesson-influence-instead = First you need Influence: without it, nobody here will do anything for you.
lesson-sideways = Cards with Influence on them give you what they say. Any other card gives 1, whatever is on it: that’s called playing it **sideways**, and works for Move, Influence, Block and Attack alike. Choose cards until you have Influence { $n } for { $unit }, and keep the rest.
lesson-recruit = That’s enough. A unit needs one of your **command tokens**, and you start with just one, so choose wisely. You can use a unit once each round, and in a fight it can take a blow for you. { $unit } are worth Influence { $n } any day.
lesson-recruit-instead = You have the Influence, and they’re willing. Take them with you!
lesson-end = { $unit } are on your side now. There’s nothing else you can buy here, so **end your turn**. Cards you didn’t play stay in your hand, and you draw until you have { $n }. Points and mana you didn’t use are lost.

lesson-challenge = You’re next to orcs: { $enemy } at { $space } ({ $values }). Below the orc’s head, the sword is their attack and the shield their armor. Whoever defeats them gains Fame and, since all the land suffers from them, Reputation too. You fight them from where you stand. A fight has **four phases**; we’ll take them one by one.
lesson-challenge-instead = It’s time for your first fight. Don’t worry: even if it goes wrong, all you lose is a few cards.
lesson-ranged = **1. Ranged phase.** Enemies you defeat now never get to attack you. But only Ranged and Siege Attack count, and no cards sideways. { $plan_key ->
    [shoot] You have something that reaches that far: use it.
   *[wait] You can’t defeat { $enemy } from a distance, so go on.
}
lesson-block = **2. Block phase.** The attack you face is { $n } ({ $enemy }). You either block all of it, or nothing. { $swift_key ->
    [yes] They’re **swift** (the double arrow), so that takes twice as much: Block { $needed }.
   *[no] That takes Block { $needed }.
} { $plan_key ->
    [block] You can do that and still have cards for your own attack.
   *[spare] You’d have too few cards left to defeat them, which takes Attack { $armor }. So save your cards and take the blow.
}
lesson-block-instead = Hold on: a block that falls one point short stops nothing at all, and the cards are gone. What I suggested leaves you better off.
lesson-damage = **3. Damage phase.** The blow gets through: { $n } damage. The shield in your status line is your armor, { $armor }: for each { $armor } damage, or what’s left of it, you take one **wound** into your hand. A unit could step in and be wounded instead. { $plan_key ->
    [healed] Take it yourself this time: you have somebody who can heal you afterwards.
    [hero] Take it yourself this time, and spare your unit.
   *[unit] Let your unit take what it can.
}
lesson-attack = **4. Attack phase.** Now it’s your turn to strike. All attacks count, and cards played sideways too. It takes Attack { $n } to defeat { $enemy }; one point less does nothing at all.
lesson-attack-instead = Now’s the moment! Put the cards for your attack together.
lesson-strike = Take cards with Attack first, then fill up with others at 1 each, until you have Attack { $n }. Anything above that is lost, so don’t spend more than you need. As soon as it’s enough, { $enemy } are defeated.
lesson-wounds = The fight is over. Enemies you defeat bring Fame at once. { $n ->
    [one] The **wound** in your hand does nothing but take up room, and costs you
   *[other] The { $n } **wounds** in your hand do nothing but take up room, and each costs you
} 2 Fame at the end of the game. { $plan_key ->
    [heal] After your action you can’t move any more, but you can still heal. Let’s do that right now.
   *[later] You can get rid of wounds with Healing, in a magical glade, or by resting.
}
lesson-potion = Units and cards often leave you a choice. Take the **healing**: each point throws a wound out of your hand, and it never comes back. If it costs a mana, a die from the Source can pay for it, just like for a card.
lesson-heal = Your Healing waits in the box with the cross. Each point heals one wound in your hand; a wounded unit needs as many points as its level. You can’t do this in a fight, and what’s left over is lost.
lesson-turn-end = That’s it for this turn. When it ends, the cards you played go to your discard pile and you draw new ones. If your Fame has reached the next mark, you also gain a **level**. The first mark is 3.
lesson-level = **You’ve gained a level** with Fame { $n }. Every second level brings you a **skill** and an advanced action. You don’t draw a skill like a card: it’s always there, and most work once each turn. In between, levels let you lead more units and make you tougher. There’s no wrong choice here, so go by what you’d enjoy.
lesson-advanced = **Advanced actions** are stronger cards for your deck. The one you choose goes on top, so you’ll draw it right away and have it for the rest of the game. Read both lines: what would you like to be good at?

lesson-freely = Now it’s all up to you! { $plan_key ->
    [plunder] You could even plunder the village before anything else: 2 cards for 1 Reputation.
   *[go] Play your cards any way you like.
} New tiles bring Fame, a mine gives you a crystal if you end your turn there, and each village may have something for you. What’s suggested is what a computer player would do. After a few presses I’ll play on for you until night falls.
lesson-night = Time has passed, and **night has fallen**. When a round ends, everybody shuffles all their cards and draws a new hand, units are ready again, and new ones are on offer. Then everybody picks a new tactic; the night has its own.
lesson-dark = The land is darker now. Forests cost Move 5, deserts only 3. Gold mana doesn’t work; **black** mana does, for the strong effect of spells. And you can’t see any more who sits in a stronghold before you’re inside. { $plan_key ->
    [keep] You’re ready for one: { $space } is our goal tonight. Get the Move for it, and save cards for the fight.
   *[go] Go where you like, but save cards for a fight.
}
lesson-keep = { $space } is within reach. Walking into a keep that isn’t yours is an **assault**: your move ends, you lose 1 Reputation, and you fight its garrison. { $plan_key ->
    [seen] You’ve already seen who’s inside: { $enemy }.
   *[hidden] Who that is, you’ll find out at the gate.
} If you win, the keep is yours. If not, you go back to where you came from.
lesson-keep-instead = The keep won’t come to us, and the night is short. Let’s storm it!
lesson-walls = { $enemy }: { $values }. What’s new are the **walls**: in the Ranged phase only Siege Attack counts against a garrison, and if it’s *fortified* as well, nothing does. Otherwise it’s the four phases you know. This time the choices are yours, up to the end of the fight.
lesson-conquered = **The keep is yours!** Your shield on the map says so, and is worth 2 Fame in the final count. You can recruit soldiers here. And as long as you’re in your keep or next to it, your hand limit is 1 card higher: end your turn and count.
lesson-city = And on it goes, turn by turn. { $n ->
    [one] One tile is still unknown, and it
   *[other] { $n } tiles are still unknown, and one of the last three
} shows the **city**. Whoever reveals it ends the game: everyone has one more turn, then you count your Fame. You have until the end of the third round. One more press, and you’re ready for a game of your own.
