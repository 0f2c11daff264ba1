## The guided first game. Each step says one idea; the press that it suggests is named below it.

lesson-mageknight-title = Your first expedition
lesson-mageknight-welcome = You’re a Mage Knight, sent into a land nobody has mapped to find its hidden city. In about 15 minutes you’ll play cards, explore, recruit your first unit, win a fight, see night fall and storm a keep. I’ll suggest each press and tell you why. You play alone, so take all the time you like.
lesson-mageknight-end = **You’ve got it.** A turn is always the same: play cards, move, take one action, draw new cards. You’ve now met all that matters: new land, villages and units, the four phases of a fight, wounds and healing, levels, the night and its keeps. Next, start a real game, alone or with up to three friends: three rounds to find the city, and the most Fame wins. Whenever you’re unsure, press **?**.

lesson-tactic = The game is played in rounds, a day or a night each. At the start of a round everyone picks a **tactic**: its number decides who plays first, and most tactics give you something extra. You’re alone against the clock, so going first hardly matters. Two more cards on your very first turn do!
lesson-tactic-instead = That one has its uses, too. But for this first turn you’ll need all the cards you can get, so let’s begin with more of them.
lesson-hand = Below the map is your **hand**. In white, each card says what it does for free; in gold, what it does if you pay a mana of the color shown. To walk, you need **Move**, and { $card } gives you some. Playing a card moves nobody yet: it fills the box with the boot, and you spend that on the map.
lesson-hand-instead = Let’s get moving first. For that you need a card with Move on it.
lesson-mana = { $card } has two effects, and you choose one: the basic one for free, or the **strong** one for a { $color } **mana**. Mana mostly comes from the **Source**, the dice at the top right. You may use one die each turn, and it’s rerolled when your turn ends. An unused die does nothing for you, so go for the strong effect.
lesson-walk = You have **Move { $n }**. Every space you can reach has a pink outline and its cost: plains cost 2, hills and forests 3, and nobody walks on lakes. The little houses are **villages**, where people may join you. The one at 1c is our goal; let’s go as far toward it as your Move allows.
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
lesson-challenge-instead = It’s time for your first fight. Don’t worry: even if it goes wrong, it only costs you a few cards and some wounds.
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
    [healed] Take it yourself this time: you have somebody who can heal you afterward.
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
    [heal] After your action you can’t move anymore, but you can still heal. Let’s do that right now.
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
lesson-dark = The land is darker now. Forests cost Move 5, deserts only 3. Gold mana doesn’t work; **black** mana does, for the strong effect of spells. And you can’t see anymore who sits in a stronghold before you’re inside. { $plan_key ->
    [keep] You could take one tonight, for example { $space }: get the Move for it, and save cards for the fight.
   *[go] Go where you like, but save cards for a fight.
}
lesson-keep = You can reach { $space }. Walking into a keep that isn’t yours is an **assault**: your move ends, you lose 1 Reputation, and you fight its garrison. { $plan_key ->
    [seen] You’ve already seen who’s inside: { $enemy }.
   *[hidden] You’ll see at the gate who’s inside.
} If you win, the keep is yours. If not, you go back to where you came from.
lesson-keep-instead = The keep won’t come to us, and the night is short. Let’s storm it!
lesson-walls = { $enemy }: { $values }. What’s new are the **walls**: in the Ranged phase only Siege Attack counts against a garrison, and if it’s *fortified* as well, nothing does. Otherwise it’s the four phases you know. This time the choices are yours, up to the end of the fight.
lesson-conquered = **The keep is yours!** Your shield on the map says so, and is worth 2 Fame in the final count. You can recruit soldiers here. And as long as you’re in your keep or next to it, your hand limit is 1 card higher: end your turn and count.
lesson-city = And on it goes, turn by turn. { $n ->
    [one] One tile is still unknown, and it
   *[other] { $n } tiles are still unknown, and one of the last three
} shows the **city**. Whoever reveals it ends the game: everyone has one more turn, then you count your Fame. You have until the end of the third round. One more press, and you’re ready for a game of your own.

## What each decision is about, and in one line what matters most the first time

why-choose-hero = You play this hero for the whole game. All four start with the same 16 cards but for one of their own, and each has ten skills of their own, some of which you’ll gain with your levels. Arythea turns wounds and fire into power, Goldyx makes crystals and flies, Norowas leads units and gets on with everyone, Tovak is strong in attack and block.
tip-choose-hero = For a first game, Tovak fights well with little mana, and Norowas finds helpers quickly.
why-choose-tactic = Everyone takes one tactic for this round, whoever has the least Fame first. Its number is your place in the turn order: low numbers play earlier, high numbers give you more in return. Solo, tactics that you or the dummy player have used don’t come back.
tip-choose-tactic = Extra cards always help. Playing first matters only if you race somebody to a place.
why-rethink-which = With Rethink you may swap up to three cards of your new hand: they’re shuffled back into your deck, and you draw as many. Nothing is lost, since they’ll turn up again later. You may also keep everything.
tip-rethink-which = Swap what doesn’t fit your first turn. Without Move, for example, you won’t get far.
why-steal-die = With Mana Steal you take a die of a basic color out of the Source. On one of your turns this round you can use its mana, on top of your usual die; then it’s rerolled and goes back. Until then nobody else can use it.
tip-steal-die = Take the color that your best cards need.
why-search-deck = With Preparation you look through your deck and take the card you like best into your hand. The rest is shuffled again.
tip-search-deck = Take what your first turn still lacks, or simply your strongest card.
why-meditate-which = With Midnight Meditation you may, once this round, swap up to five cards of your hand, wounds too. They’re shuffled into your deck, and you draw as many. Afterward the tactic is used up.
tip-meditate-which = It pays off most with a hand full of wounds, or of cards you can’t use now.
why-sparing-power = With Sparing Power you decide before each turn: put the top card of your deck aside, unseen, or take all the cards put aside into your hand. You can take them only once this round. The longer you wait, the bigger that one turn gets, and the sooner your deck is empty.
tip-sparing-power = Save up for a turn with a big fight, and take the cards before your deck runs out.
why-long-night-now = Your deck is empty. With Long Night, three random cards of your discard pile become your new deck, once this round, and you draw from them right away. If you say no, you can still do it later this round.
tip-long-night-now = Three more cards keep you going. Say no only if you’d like the round to end.
why-search-die = With Mana Search you may reroll up to two dice of the Source each turn, before you use one. Gold dice come first, because they’re useless at night.
tip-search-die = Leave a die alone if it already shows a color you need.

why-before-turn = Some things have to be done before a turn starts: plunder the village you’re in (2 cards for 1 Reputation), use a tactic such as Midnight Meditation or Long Night, or draw cards with a Motivation skill. Nothing here costs you your turn. Start when you’re ready.
tip-before-turn = Once your turn has started it’s too late for this. More cards mean more choices.
why-your-turn = Play cards for Move, go somewhere or explore, in any order and as often as you can pay for it. Then you may take **one action**: fight, talk to people, or enter a site. After that you can’t move anymore. Instead of all this you may rest. When you end your turn, unspent points are lost, and you draw back up to your hand limit.
tip-your-turn = First decide what you want to achieve this turn. Then play only the cards it takes.
why-after-action = You’ve taken your action or rested, so moving, talking and fighting are over for this turn. You can still heal, and use skills, units and special cards. When you end the turn you draw back up to your hand limit; if you’d like to get rid of some cards first, choose the ending with a discard.
tip-after-action = Use Healing now, it’s gone afterward. Cards you won’t need can make room for new ones.
why-recovering = With only wounds in your hand you can’t move or act. You discard one of them, and that’s your turn. Units and skills that heal or give you cards can help first. A discarded wound stays in your deck; only Healing and magical glades remove it for good.
tip-recovering = If a unit or skill can heal you, let it do so before you discard.
why-announce-end = Your deck is empty and you hold only wounds. If you end the round, you take no turn, everyone else gets one more, and then a new round begins with all cards shuffled. If you don’t, you spend your turn discarding a wound.
tip-announce-end = With only wounds in hand, ending the round is usually better.
why-how-to-play = A card is played in one way only: for its basic effect, which is free; for its strong effect, which costs a mana of its color; or sideways, for 1 point of what counts right now. What you’d pay with is said beside it. Ways that would do nothing now aren’t offered.
tip-how-to-play = You can use one Source die a turn. Spend it on the strong effect that helps you most.
why-play-several = Choose any number of cards; each is played for what it gives you right now without paying. Cards that don’t fit count 1, sideways. Everything is added up. A card you’d like to play for its strong effect has to be played on its own.
tip-play-several = Choose just enough: every card you keep can still be used later.
why-which-ability = A ready unit uses one of its abilities and is then spent until the next round. A colored sign means that it costs a mana, from the Source or from your crystals. Abilities that don’t fit this moment aren’t offered.
tip-which-ability = Once a round only! A spent unit can still take damage for you, though.
why-choose-effect = You get one of these effects. In brackets you see what it would make of the points you have. With some cards, the color of the mana you pay decides what you get. Effects that are impossible right now aren’t offered.
tip-choose-effect = Look at what you still lack: it’s enough to reach the number exactly.
why-pay-mana = The same mana can come from several places. Mana tokens are gone at the end of your turn anyway. A Source die costs nothing, but you have one each turn. Crystals stay with you until you use them. Gold counts as any basic color by day.
tip-pay-mana = Tokens first, then the die. Keep your crystals for when there’s no other way.
why-choose-color = You choose a color: of a crystal or mana you gain, of a mana you pay, or of a die you set or keep. A basic color pays for the strong effects of cards of that color. Black is for spells, at night, and can’t become a crystal.
tip-choose-color = Look at your hand: which color would make your next turn strong?
why-choose-die = You take a die from the Source, on top of your usual one. You’ll set it to a color of your choice and gain 2 mana of it. The die goes back showing that color.
tip-choose-die = Take a die that’s of no use to you as it is.
why-boost-which = You play another action card from your hand together with this one. You get its strong effect without paying its mana, and more points on top if it gives Move, Influence, Attack or Block.
tip-boost-which = Choose the card whose strong effect you need, above all if you lack its mana.
why-discard = The effect you’re using has a price: a card from your hand. It goes to your discard pile, and you’ll have it again next round.
tip-discard = Give up a card that you couldn’t use well this turn.
why-bleed-for-more = You can have the effect as it is, or a much bigger one if you take a wound into your hand. The wound takes up room until you heal it or rest.
tip-bleed-for-more = Worth it if the extra points win you something right now.
why-pay-more = Besides the effect you already have, you may pay another mana. Then lakes cost you nothing this turn, and you can walk across them.
tip-pay-more = Only worth it with a lake in your way. If you end your turn on one, you go back with wounds.
why-forgo-dice = Your next sideways card counts 2. If you promise not to use a Source die this turn, it counts 3. Crystals and mana tokens still work.
tip-forgo-dice = Say yes if you didn’t plan to use a die anyway.
why-invoke = You discard a wound for a red or black mana, or another card for a white or green one. You have to spend that mana at once, so choose what it’s for.
tip-invoke = A wound that pays for a strong effect also makes room in your hand.
why-push-luck = Your attack is strong as it is. Each extra point is a roll of a die: on red or black, which is one time in three, you take a wound. You get the points either way.
tip-push-luck = Take only as many points as you need to win.
why-move-where = You can go to any of these spaces without paying for the terrain between, and nobody you pass is provoked. Most such moves must end on a safe space. If it’s an attack from below, you fight where you come up.
tip-move-where = Think of what you want to do where you land.
why-hide-entrance = You revealed a village or a monastery, so you decide where the secret entrance near it lies. Anybody can enter it.
tip-hide-entrance = Choose a space that you reach before the others do.
why-replace-shield = This glade is full, and your shield takes the place of another player’s.
tip-replace-shield = Replace the shield of whoever has marked the most glades.
why-rest-discard = You rest this turn: no move and no action. It costs you one card, but not a wound. Then you may discard as many wounds as you like.
tip-rest-discard = Discard the card that helps you least. The rest stays in your hand.
why-rest-wounds = The wounds you choose leave your hand for your discard pile, and you draw new cards in their place. They’re still in your deck and come back next round, unless you heal them.
tip-rest-wounds = Usually all of them: each wound less in your hand is a card more.
why-discard-before-draw = Your turn is over. You may discard any cards before you draw up to your hand limit. If you played nothing this turn, you have to discard at least one. All of them come back next round.
tip-discard-before-draw = Keep what fits your next turn, and swap the rest while your deck lasts.
why-glade = You end your turn in a magical glade, and it heals one wound: from your hand or from your discard pile. That wound is gone for good.
tip-glade = The one in your hand first: it takes the place of a card.

why-interaction = You’re talking to the locals. Play cards for Influence and buy whatever you can pay for: units that join heroes at this kind of place, Healing in villages and monasteries, an advanced action in monasteries, spells in mage towers. Your Reputation has already been counted. You can’t go anywhere else afterward: ending your turn is how you leave.
tip-interaction = First choose what you’d like to buy. Then play just enough Influence for it.
why-recruit-which = One unit of the offer joins you for free, wherever it could normally be recruited. It still needs a command token; if you have none free, one of your units has to leave. You may also say no.
tip-recruit-which = It’s free, so the most expensive unit is often the best choice.
why-disband-which = Each unit needs a command token, and all of yours are taken. One unit has to leave for good before the new one can join you. The newcomer is ready at once, even if the other was spent.
tip-disband-which = A wounded or spent unit is the easiest one to let go.
why-bond-unit = Your skill Bonds of Loyalty is free. A unit you put under it needs no command token, may be used even where units can’t follow you, and can’t be dismissed. If you say no, it takes an ordinary command token.
tip-bond-unit = Best for a unit you want in every fight, dungeons and tombs included.
why-ready-which = A spent unit becomes ready, so you can use it a second time this round. Some effects only work on units up to a certain level.
tip-ready-which = Choose the unit whose ability you need next.
why-heal-which = One of your units loses a wound, whatever its level. A wounded unit can’t do anything and can’t take damage for you.
tip-heal-which = Heal the unit that you need soonest.
why-spend-which = You may make one ready unit of this player spent: they can’t use it this round, unless something readies it. You can also leave them alone.
tip-spend-which = Choose the one that would help them most in a fight.
why-borrow-which = For this once you use an ability of a unit in the offer, as if it were yours. The unit stays in the offer. If the ability costs a mana, you pay for it.
tip-borrow-which = You need no command token for this, so look at the strongest units.
why-banner-for = A banner stays with one unit until you take it back at the start of a round. It works for that unit alone. If the unit already carries a banner, that one goes to your discard pile.
tip-banner-for = Give it to the unit you use in every fight.
why-take-down-banners = A new round begins. Banners may stay with their units, or go back into your deck: then you can give them to others, or use their strong effect once and for all.
tip-take-down-banners = If a banner does its job where it is, leave it there.

why-challenge-more = More rampaging enemies are next to you, and you may fight them in the same combat. You’d gain Fame and Reputation for all of them with one action, but they all attack in the same phase.
tip-challenge-more = Two at once are far harder than one. Only with a very strong hand!
why-phase-ranged = Before the enemies attack, you can strike from a distance. Only Ranged and Siege Attack count. Enemies behind walls or fortified ones can be hit only by Siege Attack, and those that are both by nothing. If your attack reaches an enemy’s armor, it’s defeated and won’t attack you. Anything less does nothing, and is lost when you go on.
tip-phase-ranged = A card played here is missing later. Shoot only if it’s enough to defeat somebody.
why-phase-block = Every enemy still standing attacks. If your Block reaches its attack, you’re not hurt; against a swift enemy it takes twice as much. One point less stops nothing. Fire attacks are fully blocked only by Ice and Cold Fire Block, ice attacks by Fire and Cold Fire, Cold Fire attacks by Cold Fire; other blocks count half. You block each attack separately.
tip-phase-block = All or nothing: block an attack completely, or save your cards for your own attack.
why-assign-damage = An attack got through. Each unwounded unit may absorb damage once per fight, up to its armor, and is wounded, unless it resists. The rest hits you: one wound into your hand for each multiple of your armor, rounded up. Poison adds wounds, and paralysis costs you your other cards, or a unit its life.
tip-assign-damage = As many wounds in one fight as your hand limit, and you’re knocked out.
why-phase-attack = Now all your attacks count, Ranged and Siege too, and cards played sideways. If your attack reaches an enemy’s armor, it’s defeated; for several at once, their armor is added up. A resistance halves attacks of its kind. Whoever isn’t defeated stays unhurt, and you don’t take the place you’re fighting for.
tip-phase-attack = Enemies don’t stay hurt: it’s now or never. Anything extra is lost.
why-choose-enemy = The effect works on one enemy, and you choose which. Enemies that resist fire are safe from red magic, those that resist ice from blue; they aren’t offered then.
tip-choose-enemy = Take the one that hits hardest, or the one you can then defeat.
why-discard-for-attack = Discard as many cards as you like; each adds the same to your Attack, whatever is on it. They go to your discard pile and come back next round.
tip-discard-for-attack = Work out what you need first, and start with cards you can’t use otherwise.

why-choose-skill = A skill is always at hand: most work once a turn, some once a round. You’ve drawn two of your own; the one you don’t take is left in the middle for everyone. With one of your own you also choose any advanced action of the offer; with one that others left, you get the lowest one.
tip-choose-skill = A small skill for every turn often does more than a big one once a round.
why-which-reward = You’ve won several rewards and take them one after the other. New cards go on top of your deck, so the last one you take is the first one you draw.
tip-which-reward = Take last what you’d like to have in hand first.
why-choose-advanced = An advanced action is yours for the rest of the game. It goes on top of your deck, so you draw it next. Its basic effect is free, the strong one costs a mana of its color. In the final count it’s worth 1 Fame.
tip-choose-advanced = Think of what your deck lacks, and whose color you can often pay for.
why-choose-spell = A spell is yours for the rest of the game and goes on top of your deck. Even its basic effect costs a mana of its color; the strong one needs a black mana too, which works at night and in dungeons and tombs. In the final count it’s worth 2 Fame.
tip-choose-spell = You’ll need mana of its color: do you have crystals, or a mine near you?
why-choose-artifact = You’ve drawn one artifact more than you’ve won; the one you leave goes back. Artifacts are free to play, but the strong effect throws them away for good. Each one you still have is worth 2 Fame in the final count.
tip-choose-artifact = Would you use it every time you draw it? Then it’s the right one.
why-throw-away = An action card of your hand leaves the game for good. In return you get what the card you played says: a better card of the same color from the offer, or crystals.
tip-throw-away = Give up a basic action that you hardly ever need.
tip-maximize-which = Choose a card that gives a lot right now: it leaves the game.
tip-cast-which = The spell stays in the offer; you only pay its mana.
tip-return-card = Back in your deck, you draw it again sooner.
why-take-card = You choose one of these cards. It depends on what you’re using: the Book of Wisdom, Training and Magic Talent take a card from the offer, Trance puts one from your discard pile back into your deck.
why-maximize-which = You use one effect of another action card several times, without paying mana. That card then leaves the game for good, so choose one that does a lot right now, or one you won’t miss.
why-cast-which = You cast a spell of the offer as if it were in your hand. You pay its mana, and it stays in the offer. Only spells you could cast right now are shown.
why-return-card = Back in your deck you draw it again sooner: on top with your next cards, at the bottom before the deck is empty. Otherwise it’s discarded until the next round.
tip-take-card = Which one would you like to play soon?
why-on-top = The card goes back from your discard pile into your deck: on top, so that you draw it next, or to the bottom, where it buys you time. At the end of this turn you draw 2 cards more than usual.
tip-on-top = On top, if you want to play it next turn.
why-claim-now = You keep this die out of the Source for the rest of the round. You can take 3 mana of its color now, for this turn, or get 1 at the start of each of your next turns.
tip-claim-now = 3 for one great turn; 1 each turn if the round will last.
why-take-lost-crystal = Your rivals have just lost crystals, and one of them may be yours for free. If you already have 3 of its color, it becomes a mana for this turn.
tip-take-lost-crystal = It costs you nothing, so take it.
why-steal-card = Your rivals had to discard these cards. You may keep one action card: it comes into your hand and is yours from now on.
tip-steal-card = An advanced action is also worth 1 Fame in the final count.
why-discard-color = A rival reads your mind and names a color: you have to discard a card of it. With the stronger spell they may even keep it, if it’s an action card.
tip-discard-color = Part with the one you can do without most easily.
why-ritual-wounds = Healing Ritual throws one or two wounds of your hand away for good. If another hero is on the map, the nearest one gets one of them.
tip-ritual-wounds = The other hero gets only one, however many you throw away.
why-who-suffers = Two or more heroes are equally near, so you choose who gets the wound. It goes into their hand.
tip-who-suffers = Whoever is ahead of you, or about to start a fight.

why-remove-tactic = Players who cooperate give up one of the tactics they used this round; the dummy player’s stays. It won’t come back in a later round of the same kind, day or night. Talk about it: whoever has the least Fame then says which one.
tip-remove-tactic = Give up the one that none of you wants again.
why-invite-whom = You can storm this city together with heroes who are next to it, have a card in hand and haven’t given up their next turn yet. You don’t have to ask all of them. If anyone you ask says no, nothing happens, and your turn goes on.
tip-invite-whom = Everyone who joins gives up a turn, so ask only as many as you need.
why-divide-defenders = You say how many defenders each of you fights, at least one each. A draw decides which ones. Everyone you’ve asked must agree.
tip-divide-defenders = Whoever has the best hand takes the most.
why-join-assault-with = Somebody wants to storm a city with you. If everyone agrees, you play your next turn right now, after them: you move straight in (Move 2, Reputation −1), fight as many defenders as you’re told here, and later end your turn as usual. When your turn comes around, it’s skipped. Not answering counts as no.
tip-join-assault-with = Say yes if your hand has Move 2 and enough for a fight. Each defender you beat gives you a shield on the city.
why-advance-on-city = Your part of the assault: play cards for Move 2 and go straight into the city, where the defenders dealt to you wait. You can’t go anywhere else. If you stay behind, nobody fights them, and the city can’t fall this time.
tip-advance-on-city = Keep your attack and block cards for the fight: sideways, any card gives Move 1.
why-duel-how = Another hero attacks you. If you take your next turn now, you fight with your die and all your skills, and afterward you heal, draw cards and gain levels as after any turn; but that turn is then behind you. If you save it, you fight without dice and skills, don’t draw, and can be attacked again.
tip-duel-how = Save your turn against a weak attack. Against a strong one, use all you have.
why-duel-ranged = You take turns: attack or pass, the defender first. Only Ranged and Siege Attack count here, and against a hero in a keep or mage tower only Siege. It takes 2 Block to stop 1 damage. The damage can wound the hero and units. If you both pass in a row, the melee begins.
tip-duel-ranged = Arrows are hard to block: this is where Ranged Attack shines.
why-duel-melee = All attacks count now, and the attacker strikes first. Damage that isn’t blocked can wound, steal an artifact, or drive the other hero off the space, which wins the duel. If you both pass in a row, it’s over, and the attacker goes back.
tip-duel-melee = To win, you have to drive the other hero out. Save enough damage for that.
why-duel-block = You’re being attacked. Unlike with enemies on the map, a partial block counts: it takes off what it can, and only the rest is damage. In a ranged duel it takes 2 Block for 1 damage. Blocks that don’t fit the element count half.
tip-duel-block = Every point helps. But cards you play now can’t attack later.
why-duel-damage = You decide what your damage does. A wound costs the armor of the unit or hero it’s for, twice that for a unit that resists. In the melee you can also steal an artifact that lies open, for 5, or drive the other hero out, for what their new space costs in Move. What’s left over is lost.
tip-duel-damage = Driving the other hero out wins the duel: do it if you can.
why-choose-rival-unit = The effect hits one of the other hero’s units, and you choose which.
tip-choose-rival-unit = Take the unit that does most in this duel.

## On demand: colors, phases, settings, and words that only the rules use. Whatever the catalog
## of the game names is explained there.

about-color-red = **🔴 Red** is fire and battle. Red mana pays for the strong effects of red cards, most of which attack, and for red spells.
    .also = red mana, fire mana, red crystal, red die
about-color-blue = **🔵 Blue** is water, ice and crystals. Blue mana pays for the strong effects of blue cards, many of which block, and for blue spells.
    .also = blue mana, ice mana, blue crystal, blue die
about-color-green = **🟢 Green** is earth and nature. Green mana pays for the strong effects of green cards, which move you and heal, and for green spells.
    .also = green mana, nature mana, green crystal, green die
about-color-white = **⚪ White** is wind and mind. White mana pays for the strong effects of white cards, which persuade people and strike from a distance, and for white spells.
    .also = white mana, air mana, white crystal, white die
about-color-gold = **🟡 Gold** mana counts as any one basic color, but only by day. There are no gold crystals. At night a gold die can’t be used.
    .also = gold mana, golden, wild, joker, any color, sun, yellow
about-color-black = **⚫ Black** mana powers the strong effect of spells, together with a mana of the spell’s color, and only at night, in dungeons and in tombs. There are no black crystals. By day a black die can’t be used.
    .also = black mana, dark mana, moon

about-picture-phase-ranged = **{ picture-phase-ranged }.** The first of the four phases of a fight. Only Ranged and Siege Attack count, no cards sideways. Enemies defeated now won’t attack. Behind walls, or against fortified enemies, only Siege counts; against both together, nothing does.
    .also = phase 1, first phase, ranged and siege phase, distance
about-picture-phase-block = **{ picture-phase-block }.** The second phase of a fight. Each enemy left attacks; Block that reaches its attack stops it completely, anything less stops nothing. Swift enemies take twice as much. You block each enemy separately.
    .also = phase 2, second phase, blocking, defense
about-picture-phase-damage = **{ picture-phase-damage }.** The third phase of a fight. Attacks you didn’t block deal their damage. Units may absorb it up to their armor; the rest gives your hero a wound for each multiple of their armor, rounded up.
    .also = phase 3, third phase, assign damage, damage
about-picture-phase-attack = **{ picture-phase-attack }.** The fourth phase of a fight. All attacks count now, also cards sideways for 1. Reach an enemy’s armor to defeat it, or that of several added up to defeat them together.
    .also = phase 4, fourth phase, melee, close combat

about-setting-heroes = **{ setting-heroes }** (a table setting). Everyone picks their hero, in the order of the first turns, or heroes are dealt at random. There are four: { hero-arythea }, { hero-goldyx }, { hero-norowas } and { hero-tovak }.
    .also = hero, character, mage knight, choose hero, characters
about-picture-score-knowledge = **{ picture-score-knowledge }** (final count). 2 Fame for each spell and 1 for each advanced action among your cards.
    .also = greatest knowledge, title, titles
about-picture-score-loot = **{ picture-score-loot }** (final count). 2 Fame for each artifact, and 1 for every two crystals.
    .also = greatest loot
about-picture-score-leader = **{ picture-score-leader }** (final count). Fame for the levels of your units; a wounded unit counts half, rounded down.
    .also = greatest leader, army
about-picture-score-conqueror = **{ picture-score-conqueror }** (final count). 2 Fame for each of your shields on a keep, mage tower or monastery.
    .also = greatest conqueror, conquest
about-picture-score-adventurer = **{ picture-score-adventurer }** (final count). 2 Fame for each of your shields on an adventure site: dens, spawning grounds, dungeons, tombs and ruins.
    .also = greatest adventurer, adventure, adventure site
about-picture-score-beating = **{ picture-score-beating }** (final count). Minus 2 Fame for each wound among your cards. Whoever has the most loses 3 more, or 1 each in a tie.
    .also = greatest beating, penalty

term-rounds = Rounds
about-term-rounds = **{ term-rounds }.** The game has three: a day, a night and a day. In each, everybody shuffles all their cards, draws a hand, picks a tactic and takes turns until somebody with an empty deck ends the round. Then units are ready again, the Source is rolled and the offers change.
    .also = round, phases of the game, game length, how long
term-turn = Turn
about-term-turn = **{ term-turn }.** Play cards and move as you like, explore, then take one action. Or rest. At the end you get what your space gives, rewards and levels, may discard cards, and draw up to your hand limit. You have to play or discard at least one card each turn.
    .also = my turn, what can i do, order of play, sequence
term-action = Action
about-term-action = **{ term-action }.** One each turn, after moving: talk to the locals, challenge enemies next to you, enter an adventure site, burn a monastery. An assault, or a fight you’ve provoked, is your action too. After it you can’t move anymore.
    .also = actions, act
term-day = Day
about-term-day = **{ term-day }.** Rounds 1 and 3. Gold mana works, black doesn’t. Forests cost Move 3, deserts 5. You see the garrisons next to you and what’s in ruins.
    .also = daytime, day round, sunlight
term-night = Night
about-term-night = **{ term-night }.** Round 2. Black mana works, gold doesn’t. Forests cost Move 5, deserts 3. Garrisons and ruins that nobody has seen stay hidden until you’re there.
    .also = nighttime, dark, darkness, night rules, night round
term-hand = Hand limit
about-term-hand = **{ term-hand }.** At the end of your turn you draw up to it: 5 cards, 6 from level 5 on, 7 from level 9 on. In or next to a keep of yours it’s 1 higher for each keep you own. As many wounds as that in one fight knock you out.
    .also = hand, hand size, cards in hand, draw, drawing cards
term-deck = Deck and discard pile
about-term-deck = **{ term-deck }.** You draw from your deck. Cards you’ve played or discarded go to the discard pile and stay there until the round ends. When the deck is empty, you draw nothing more this round. New cards you win go on top of the deck.
    .also = deck, discard, discard pile, draw pile, shuffle, empty deck, deed deck
term-basic-effect = Basic effect
about-term-basic-effect = **{ term-basic-effect }.** What a card does for free: its first line. Only spells cost a mana even for that.
    .also = free effect, first line, basic
term-strong-effect = Strong effect
about-term-strong-effect = **{ term-strong-effect }.** The second line of a card, in gold. For actions it costs a mana of the card’s color, for spells a black mana as well. Artifacts need no mana, but are thrown away for good. You use either the basic or the strong effect, never both.
    .also = second line, powered, golden line, strengthen, empower, stronger effect
term-basic-actions = Basic actions
about-term-basic-actions = **{ term-basic-actions }.** The 16 cards you start with: mostly Move 2, Attack 2, Block 2 or Influence 2 for free, and about twice that with mana. One of them belongs to your hero alone.
    .also = starting cards, starting deck, basic cards, action cards
term-armor = Armor
about-term-armor = **{ term-armor }.** An enemy is defeated by an attack that reaches its armor. Your own armor, 2 at the start, says how much damage makes one wound. A unit’s armor is what it can absorb.
    .also = shield, toughness, hit points, health, hp, life
term-units = Units
about-term-units = **{ term-units }.** Recruit them where their card says, for Influence. Each needs a command token. A unit can use one ability, then it’s spent until the next round; in a fight it can absorb damage once. A wounded unit can’t do anything until it’s healed. Paralysis destroys a unit, poison wounds it twice.
    .also = unit, soldiers, followers, army units, allies, troops
term-ready = Ready and spent
about-term-ready = **{ term-ready }.** A ready unit can be used, and is spent afterward. All units are ready again when a new round begins; some cards and skills ready one earlier.
    .also = ready, spent, tired, exhausted unit, reactivate, activate
term-recruit = Recruiting
about-term-recruit = **{ term-recruit }.** Talk to the locals where a unit’s symbols say it joins: village, monastery, keep or mage tower. Pay its Influence, and it’s yours if you have a free command token; otherwise one of your units has to leave.
    .also = recruit, hire, buy unit, hire units
term-locals = Talking to the locals
about-term-locals = **{ term-locals }.** An action in a village, a monastery, a keep of yours or a conquered mage tower. Play cards for Influence and buy as often as you can. Your Reputation is counted once.
    .also = locals, people, interact, interaction, talk, trade, shop, buy
term-offer = Offers
about-term-offer = **{ term-offer }.** What lies open for everybody: units to recruit, advanced actions, spells. Recruited units aren’t replaced before the next round; cards are at once. The first card of an offer is its lowest, and leaves when a round ends.
    .also = offer, market, display, units to recruit, unit offer
term-skills = Skills
about-term-skills = **{ term-skills }.** You get one at each even level. Most can be used once a turn, some once a round. You draw two of your own and keep one; the other is left for everyone. You may also take one that others left.
    .also = skill, talent, once a turn, power
term-motivation = Motivation
about-term-motivation = **{ term-motivation }.** Each hero has such a skill: once a round it draws 2 cards, and gives you a mana if you alone have the least Fame. You can’t use two of them in a row.
    .also = motivate, draw two cards
term-banners = Banners
about-term-banners = **{ term-banners }.** Artifacts that you give to a unit. They work as long as it carries them, and you can take them back when a round begins. Played for their strong effect, they’re thrown away.
    .also = banner, flag
term-tiles = Tiles
about-term-tiles = **{ term-tiles }.** The land is made of tiles with seven spaces each. A space is called by its tile and a letter, like 3b. Countryside tiles come first, numbered 1 to 11; then core tiles, C1 to C8. The city is among the last three of the pile.
    .also = tile, map, board, hex, space, spaces, land
term-walls = Walls
about-term-walls = **{ term-walls }.** Keeps and mage towers have them. In the Ranged phase only Siege Attack reaches a garrison behind walls, and if it’s fortified as well, nothing does. In the Attack phase walls don’t matter.
    .also = wall, fortified site, stronghold, castle walls, ramparts
term-garrison = Garrison
about-term-garrison = **{ term-garrison }.** The enemy in a keep (gray) or mage tower (violet). It lies face down until a hero stands next to it by day, or assaults it.
    .also = defender, defenders, guards, hidden enemy
term-challenge = Challenge
about-term-challenge = **{ term-challenge }.** As your action, fight rampaging enemies from a space next to them. You stay where you are, and may draw others next to you into the same fight.
    .also = fight, attack orcs, start a fight, combat, battle
term-plunder = Plunder
about-term-plunder = **{ term-plunder }.** If you start your turn in a village, you may first draw 2 cards for 1 Reputation. The village stays as it is.
    .also = plundering, rob, pillage, loot village
term-burn = Burning a monastery
about-term-burn = **{ term-burn }.** An action that costs 3 Reputation: fight a violet enemy without your units, not behind walls. If you win, you gain an artifact and your shield stays there; nobody can trade there anymore.
    .also = burn, burning, burn monastery, arson
term-shields = Shields
about-term-shields = **{ term-shields }.** Your mark on every place you’ve conquered or completed. Each is worth 2 Fame in the final count.
    .also = shield token, marker, ownership, conquered
term-elements = Elements
about-term-elements = **{ term-elements }.** Attacks and blocks are physical, fire, ice or Cold Fire. A resistance halves attacks of its kind. Fire is blocked in full by Ice and Cold Fire, ice by Fire and Cold Fire, Cold Fire only by Cold Fire; other blocks count half.
    .also = element, fire, ice, physical, fire and ice
term-coldfire = Cold Fire
about-term-coldfire = **{ term-coldfire }.** Fire and ice in one. An attack with it is halved only by an enemy that resists both fire and ice; a block with it counts in full against everything.
    .also = coldfire, fire ice
term-resistances = Resistances
about-term-resistances = **{ term-resistances }.** An enemy that resists physical, fire or ice halves attacks of that kind, for the whole group you aim at. Fire resistance also makes it safe from red magic, ice resistance from blue. A unit that resists isn’t hurt by damage of that kind up to its armor.
    .also = resistance, resists, resistant, immune, immunity
term-orcs = Marauding orcs
about-term-orcs = **{ term-orcs }.** Green enemies that roam the land from the start. Defeating them gives Fame 2 to 4 and Reputation +1.
    .also = orc, orcs, green enemies, goblin, marauders
term-draconum = Draconum
about-term-draconum = **{ term-draconum }.** Red enemies: dragons on core tiles, in tombs and in some ruins. They’re the strongest of all: Fame 7 to 9. One that roams the land also gives Reputation +2.
    .also = dragon, dragons, red enemies
term-monsters = Brown monsters
about-term-monsters = **{ term-monsters }.** They live in monster dens, spawning grounds and dungeons and in some ruins, and answer when an enemy summons. Fame 4 or 5.
    .also = monster, monsters, brown enemies, beasts
term-gray = Gray enemies
about-term-gray = **{ term-gray }.** The soldiers who hold keeps and some ruins. Fame 3 or 4.
    .also = gray, keep soldiers
term-violet = Violet enemies
about-term-violet = **{ term-violet }.** Monks, mages and golems in mage towers and some ruins; one defends a monastery that you burn. Fame 4 or 5.
    .also = violet, purple, purple enemies, mages
term-white = White enemies
about-term-white = **{ term-white }.** Soldiers of the city. Here you meet them only in ruins. Fame 7 or 8.
    .also = city soldiers, city enemies
term-dummy = Dummy player
about-term-dummy = **{ term-dummy }.** In a solo game it only uses up a deck, a few cards a turn. When it runs out, the round ends after one more turn of yours. It never moves or fights.
    .also = dummy, skull, virtual player, clock
term-solo = Solo game
about-term-solo = **{ term-solo }.** You play against the clock: find the city within three rounds to win. A dummy player sets the pace. Tactics you or it have used don’t come back, and the final count has no bonuses for being best.
    .also = solo, alone, single player, one player
term-scoring = Final count
about-term-scoring = **{ term-scoring }.** When the game ends, your Fame grows by what you’ve achieved: Knowledge, Loot, Leader, Conqueror and Adventurer, minus the Beating for wounds. In each, whoever is best gets 3 more, or 1 each in a tie. The most Fame wins.
    .also = scoring, score, final score, end of the game, winning, who wins, victory
