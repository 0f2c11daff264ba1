## How we speak: as a good host at a table, short and concrete, the player’s name first, numbers as
## figures. Points have capitals (Move 4, Fame 2), things have none (a wound, a keep). A color is
## always named beside its sign. A prompt names the decision and what comes of it; a log line says
## what happened, for those who did not watch. A number that only tells two apart comes last and in
## brackets: "Diggers (1)".

title = Mage Knight
tagline = Explore an unknown land by day and night, fight orcs and dragons with a growing deck of cards, and find its hidden city, or conquer more in ten other scenarios.
duration = 2–3 hours at a table; about three weeks by chat, at a turn or two a day
setting-heroes = Heroes
setting-heroes-chosen = everyone picks
setting-heroes-dealt = dealt at random
setting-duels = Duels
setting-duels-off = off
setting-duels-off-hint = Heroes can’t attack each other
setting-duels-on = on
setting-duels-on-hint = Stop on another hero’s space to attack them
setting-scenario = Scenario
setting-scenario-first-reconnaissance = First Reconnaissance
setting-scenario-first-reconnaissance-hint = 1–4 players, 3 rounds: find the city. The best start
setting-scenario-solo-conquest = Solo Conquest
setting-scenario-solo-conquest-hint = 1 player, 6 rounds: conquer two cities
setting-scenario-full-conquest = Full Conquest
setting-scenario-full-conquest-hint = 2–4 players, 6 rounds: conquer all cities
setting-scenario-blitz-conquest = Blitz Conquest
setting-scenario-blitz-conquest-hint = 2–4 players, 4 rounds: a quicker conquest
setting-scenario-full-cooperation = Full Cooperation
setting-scenario-full-cooperation-hint = 2–3 players, 6 rounds: conquer all cities together
setting-scenario-blitz-cooperation = Blitz Cooperation
setting-scenario-blitz-cooperation-hint = 2–3 players, 4 rounds: a quicker conquest, together
setting-teams = Teams
setting-teams-off = off
setting-teams-off-hint = Everyone plays for themselves
setting-teams-on = two teams
setting-teams-on-hint = A and C against B and D
setting-teams-two-cities = two teams, two cities
setting-teams-two-cities-hint = A and C against B and D; only 2 cities, of level 10
setting-levels = City levels
setting-levels-usual = as printed
setting-levels-lower = 2 lower
setting-levels-lower-hint = Easier: smaller garrisons
setting-levels-higher = 2 higher
setting-levels-higher-hint = Harder: bigger garrisons
setting-levels-highest = 4 higher
setting-levels-highest-hint = The hardest, up to level 11
setting-scenario-mines-liberation = Mines Liberation
setting-scenario-mines-liberation-hint = 2–4 players, 4 rounds: free the mines
setting-scenario-druid-nights = Druid Nights
setting-scenario-druid-nights-hint = 2–4 players, 4 rounds: incantations by night
setting-scenario-druid-contest = Druid Nights, contested
setting-scenario-druid-contest-hint = 2–4 players, 4 rounds: few shields fit on each glade
setting-scenario-druid-epic = Druid Nights, epic
setting-scenario-druid-epic-hint = 2–3 players, 6 rounds: all the land, three nights
setting-scenario-dungeon-lords = Dungeon Lords
setting-scenario-dungeon-lords-hint = 2–4 players, 5 rounds: dungeons, tombs and tunnels
setting-scenario-conquer-and-hold = Conquer and Hold
setting-scenario-conquer-and-hold-hint = 2–4 players: take keeps and towers from each other
setting-scenario-conquer-and-hold-revealed = Conquer and Hold, known land
setting-scenario-conquer-and-hold-revealed-hint = The same, with the whole map revealed from the start
setting-scenario-one-to-return = One to Return
setting-scenario-one-to-return-hint = 2–4 players, 4 rounds: one hero gets home
setting-scenario-one-to-return-epic = One to Return, epic
setting-scenario-one-to-return-epic-hint = 2–4 players, 6 rounds, more land, cities of level 4

hero-arythea = Arythea
hero-goldyx = Goldyx
hero-norowas = Norowas
hero-tovak = Tovak
hero-option = { $hero_key ->
    [arythea] 👩
    [goldyx] 🐲
    [norowas] 🧝
   *[tovak] 🧔
} { $hero }: { $nature }
nature-arythea = blood and fire
nature-goldyx = crystals and flight
nature-norowas = diplomacy and units
nature-tovak = cold steel
hero-does-arythea = Turns wounds and fire into power. Own card: Battle Versatility
hero-does-goldyx = Makes crystals, flies, freezes the Source. Own card: Will Focus
hero-does-norowas = Leads units, gets on with everyone. Own card: Noble Manners
hero-does-tovak = Strong in attack and block, needs little mana. Own card: Cold Toughness

color-red = 🔴 red
color-blue = 🔵 blue
color-green = 🟢 green
color-white = ⚪ white
color-gold = 🟡 gold
color-black = ⚫ black
color-any = any color
color-any_basic = any basic color
color-chosen = a color of your choice
color-thrown_away_color = its color

terrain-plains = plains
terrain-hills = hills
terrain-forest = forest
terrain-wasteland = wasteland
terrain-desert = desert
terrain-swamp = swamp
terrain-lake = lake
terrain-mountain = mountain
terrain-sea = sea
terrain-city = city

site-village = village
site-monastery = monastery
site-keep = keep
site-mage_tower = mage tower
site-magical_glade = magical glade
site-mine = crystal mine
site-monster_den = monster den
site-spawning_grounds = spawning grounds
site-dungeon = dungeon
site-tomb = tomb
site-ruins = ruins
site-city = city
site-portal = portal
site-closed_portal = closed portal
site-none = open land

## Names in short

card = { $card }
unit = { $unit }
own-unit = { $unit } ({ $place })
unit-lone = { $unit } ({ $place }) · { $way }
    .shortest = { $unit } ({ $place })
unit-more = { $unit } ({ $place }) …
skill-option = { $skill }
skill-hint = { $does }
unit-option = { $unit }
unit-hint = { $ways_commas }
card-hint = { $basic } · { $strong }
card-and-effects = **{ $card }**: { $basic } · { $strong }
card-ways-2 = { $a } · { $b }
card-ways-3 = { $a } · { $b } · { $c }
card-more = { $card } …
card-lone = { $card } · { $way }
    .shortest = { $card }
enemy = { $enemy }
the-enemy = the { $enemy }
line = { "\u000A" }• { $line }{ $below }
foe = { $enemy } ({ $place })
    .shortest = #{ $place }
player = { $seat }
space-option = { $space }
die = { $color }
color-option = { $color }
say-yes = Yes
say-no = No

## A game, a round

game-begins = The Mage Knights step through the portal. You have 3 rounds to find the city: a day, a night and a day.
solo-conquest-begins = The Mage Knights step through the portal. You have 6 rounds, three days and three nights, to conquer both cities.
full-conquest-begins = The Mage Knights step through the portal. You have 6 rounds, three days and three nights, to conquer all the cities.
blitz-conquest-begins = The Mage Knights step through the portal. You have only 4 rounds, two days and two nights, to conquer all the cities.
full-cooperation-begins = The Mage Knights step through the portal together. You have 6 rounds, three days and three nights, to conquer all the cities. You win or lose as one team.
blitz-cooperation-begins = The Mage Knights step through the portal together. You have only 4 rounds, two days and two nights, to conquer all the cities. You win or lose as one team.
mines-liberation-begins = The Mage Knights step through the portal. Enemies hold this kingdom’s mines: you have 4 rounds, two days and two nights, to free them all.
druid-nights-begins = The Mage Knights step through the portal. You have 4 rounds: mark the glades with your shields, and hold an incantation in each of the two nights.
druid-contest-begins = The Mage Knights step through the portal. You have 4 rounds: mark the glades before the others take your place there, and hold an incantation in each of the two nights.
druid-epic-begins = The Mage Knights step through the portal. You have 6 rounds: mark the glades with your shields, and hold an incantation in each of the three nights.
dungeon-lords-begins = The Mage Knights step through the portal. You have 5 rounds, three days and two nights, to conquer every dungeon and tomb, the secret ones too.
conquer-and-hold-begins = The Mage Knights step through the portal. Conquer keeps and mage towers, and hold them until the last night ends: each keep counts 3 points, each tower 2.
one-to-return-begins = The Mage Knights step through the portal. It closes when the first day ends: leave it before that. When the second night ends it opens again, and the hero standing there wins.
one-to-return-epic-begins = The Mage Knights step through the portal. It closes when the first day ends: leave it before that. When the third night ends it opens again, and the hero standing there wins.
plays-hero = { $seat } plays { $hero }.
choose-hero = Choose your hero. Their decks differ by one card, and each has their own skills.
round-begins = { $time_key ->
    [night] **Round { $round }: night falls.** Forests cost Move 5, deserts 3. Black mana works now, gold doesn’t.
   *[day] **Round { $round }: a new day.** Gold mana works now, black doesn’t. You can see the garrisons next to you.
}
choose-tactic = Choose a tactic for this round. Lower numbers play earlier; higher numbers give you more.
tactic-option = { $tactic } ({ $n }): { $short }
    .short = { $tactic } ({ $n })
chooses-tactic = { $seat } chooses { $tactic }.
round-order = Order this round: { $players }.
in-order = { $seat } ({ $tactic })
dummy-in-order = the dummy player ({ $tactic })
tactic-early-bird = Early Bird
tactic-rethink = Rethink
tactic-mana-steal = Mana Steal
tactic-planning = Planning
tactic-great-start = Great Start
tactic-the-right-moment = The Right Moment
tactic-from-the-dusk = From the Dusk
tactic-long-night = Long Night
tactic-mana-search = Mana Search
tactic-midnight-meditation = Midnight Meditation
tactic-preparation = Preparation
tactic-sparing-power = Sparing Power
does-early-bird = You play first this round; nothing else
does-rethink = Now: swap up to 3 cards of your hand, wounds too
does-mana-steal = Now: take a die of a basic color; use its mana on one of your turns
does-planning = Each turn you end with 2 or more cards in hand, draw 1 extra
does-great-start = Now: draw 2 cards
does-the-right-moment = Once: take another turn right after this one
does-from-the-dusk = You play first this round; nothing else
does-long-night = Once, deck empty: shuffle 3 random discards into it
does-mana-search = Once each turn: reroll up to 2 Source dice
does-midnight-meditation = Once, before a turn: swap up to 5 cards of your hand, wounds too
does-preparation = Now: take any card from your deck
does-sparing-power = Before each turn: store your top card, or once take them all
short-early-bird = play first
short-rethink = swap up to 3 cards
short-mana-steal = keep a die for one turn
short-planning = keep 2 cards, draw 1 extra
short-great-start = draw 2 cards now
short-the-right-moment = one extra turn
short-from-the-dusk = play first
short-long-night = 3 discards back, once
short-mana-search = reroll 2 dice each turn
short-midnight-meditation = swap up to 5 cards, once
short-preparation = take a card from your deck
short-sparing-power = store cards for later
rethink-which = Rethink: which cards do you shuffle back into your deck? Up to 3, wounds too. You draw the same number.
steals-die = keeps the { $color } die from the Source
steal-die = Mana Steal: which die do you keep? You can use its mana on one of your turns this round.
search-deck = Preparation: which card do you take from your deck into your hand?
meditate-which = Which cards do you shuffle back into your deck? Up to 5, wounds too. You draw the same number.
sparing-power = Sparing Power: store another card for later, or take all your stored cards now?
sparing-store = Store the top card of your deck
sparing-take = { $n ->
    [0] Take your stored cards (none yet)
    [one] Take the stored card
   *[other] Take all { $n } stored cards
}
long-night-now = Your deck is empty. Use Long Night now? 3 random cards of your discard pile become your new deck.
use-tactic = Use { $tactic }
uses-tactic = uses { $tactic }
another-turn = takes another turn
search-die = Mana Search: which die do you reroll?
searches = rerolls Source dice: { $dice }
announce-end = Your deck is empty. End the round instead of taking your turn? Everyone else gets one more turn.
announces-end = ends the round: everyone else gets one more turn
announces-end-alone = ends the round
skips-turn = has no cards left and sits out the rest of the round
dummy-tactic = The dummy player takes { $tactic }.
dummy-turns = The dummy player discards { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
dummy-announces = The dummy player is out of cards: you have one turn left this round.
dummy-announces-to-all = The dummy player is out of cards: each of you has one turn left this round.
remove-tactic = One of the tactics you used this round leaves the game. Agree on one, then choose it here.
removes-tactic = { $seat } removes { $tactic } from the game.

ruins-altar-green = an altar that takes 3 green mana
ruins-altar-blue = an altar that takes 3 blue mana
ruins-altar-white = an altar that takes 3 white mana
ruins-altar-red = an altar that takes 3 red mana
ruins-grey-violet = a gray and a violet enemy guard prisoners who’ll join you
ruins-green-brown = an orc and a monster guard an artifact
ruins-green-green = two orcs guard four crystals
ruins-brown-violet = a monster and a violet enemy guard a spell and four crystals
ruins-grey-white = a gray and a white enemy guard an artifact and a spell
ruins-grey-brown = a gray enemy and a monster guard an artifact
ruins-brown-red = a monster and a Draconum guard two artifacts
ruins-green-red = an orc and a Draconum guard an artifact and an advanced action

## A turn

your-turn = { $advice_key ->
    [go] Choose where to go, explore, or play more cards. Then take one action, or end your turn.
    [act] Play more cards to go on, take your action here, or end your turn.
    [play] Play more cards to go on, or end your turn.
   *[begin] It’s your turn. Play cards to gain Move, go where you like or explore, then take one action. Or rest.
}{ $sums }
you-have = { " " }You have: { $sums }.
after-action = { $how_key ->
    [rested] You’ve rested.
   *[acted] You’ve taken your action.
} Use anything else you want, then end your turn.{ $sums }
recovering = You have only wounds in hand, so you can’t act: discard one. Your units and skills can help first.{ $sums }
turn-of = { $seat }
before-turn = Anything before your turn starts?
only-first = Before your turn: do it first, or not at all
announce = End the round instead of my turn
announce-hint = Your deck is empty; everyone else gets one more turn
announce-hint-alone = Your deck is empty; a new round begins with all your cards
begin-turn = Start my turn
plunder = Plunder: draw { $n } cards, Reputation −1
plunders = plunders the village and draws 2 cards
group-cards = Cards
group-help = Units, skills, healing
group-moves = Move and explore
group-actions = Your action (one a turn)
group-offer = For sale here
group-attack = Defeat an enemy
group-block = Block an attack
group-own = Your own skills
group-common = Left by others: with the lowest advanced action
    .short = Others’, with lowest advanced action
step = { $danger_key ->
    [assault] ⚔️ Assault{ " " }
    [provoke] ⚔️ Provoke:{ " " }
   *[none] { "" }
}{ $space }, { $terrain }: Move { $n }, { $left } left
    .short = { $danger_key ->
       *[none] { "" }
        [assault] ⚔️{ " " }
        [provoke] ⚔️{ " " }
    }{ $space }: Move { $n }, { $left } left
    .shortest = { $danger_key ->
       *[none] { "" }
        [assault] ⚔️{ " " }
        [provoke] ⚔️{ " " }
    }{ $space }: Move { $n }
step-provokes = { $enemies } will attack you, and your move ends
step-assaults-pursued = The { $site }’s garrison and { $enemies } fight you{ $n ->
    [0] { "" }
   *[other] ; Reputation −1
}
step-by = Via { $spots }
step-by-to = Via { $spots } · { $waits }
step-fight-by = { $waits } · via { $spots }
step-no-stay = You can’t stay here: end your turn elsewhere
step-passes = Another hero is here: you can pass through but not stay
stop-village = Village: recruit units, buy Healing
stop-monastery = Monastery: recruit, Healing, an advanced action; or burn it
stop-keep = Your keep: recruit units, bigger hand limit
stop-mage_tower = Mage tower: recruit units, buy spells
stop-magical_glade = Glade: end here to heal a wound, start here for a mana
stop-mine = Mine: end your turn here for a crystal
stop-monster_den = Monster den: beat a monster for 2 crystals
stop-spawning_grounds = Spawning grounds: 2 monsters, for an artifact and 3 crystals
stop-dungeon = Dungeon: beat a monster, no units, for a spell or artifact
stop-tomb = Tomb: beat a Draconum, no units, for a spell and artifact
stop-ruins = Ruins: an altar, or enemies guarding a treasure
stop-portal = Portal: end your turn here to leave the map until the next
stop-city = City: recruit, and buy what only this city sells
stop-closed_portal = The closed portal: whoever is here when the last night ends wins
stop-mine-held = Mine held by enemies: free it and its crystals are yours
stop-glade-marked = Glade: end here to mark it with your shield
stop-passage = Conquered: travel from here through the tunnels
explore = 🧭 Explore { $a },{ $b }: Move { $n }, { $left } left
explore-hint = { $n ->
    [0] Reveals a new tile, and you can keep moving
   *[other] Reveals a new tile: Fame +{ $n }, and you can keep moving
}
noun-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
noun-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
revealed-tile = a new tile was revealed
revealed-ruins = a ruins token was revealed
revealed-enemy = an enemy was revealed
revealed-division = the defenders were dealt out
revealed-token = an enemy token was drawn
revealed-card = a new card was revealed
revealed-drawn = cards were drawn
revealed-die = a mana die was rolled
revealed-units = new units were revealed
revealed-hands = the others had to show their cards
revealed-dummy = the dummy player’s cards were revealed
revealed-artifacts = artifacts were drawn
revealed-skills = skills were drawn
explores = { $n ->
    [0] explores tile { $tile_key }: { $tile }
   *[other] explores tile { $tile_key }: { $tile } (Fame +{ $n })
}
moves = goes to { $space }
turn-ends-at = { $how_key ->
    [moved] moves to { $space }
   *[stayed] stays at { $space }
}
move-where = Where do you move?
provokes = comes too close, and the enemies attack
withdraws = can’t stay there and goes back to { $space } with a wound
ruins-seen = 👁 looks into ruins { $space_key }: { $ruins }
garrison-seen = 👁 sees { $enemy } at { $space } ({ $values })
step-assaults = You fight the { $site }’s fortified garrison; { $n ->
    [0] { "" }
   *[other] Reputation −1;{ " " }
}your move ends
step-city = You storm the city: { $garrison }. Reputation −1
unseen-defenders = { $n ->
    [one] 1 unseen defender
   *[other] { $n } unseen defenders
}
end-turn = End my turn
end-turn-discard = Discard cards, then end my turn
recover = Discard a wound and recover
rest = Rest
rest-hint = No move, no action: discard a card and any number of wounds
rest-discard = Rest: which card do you discard?
rest-wounds = How many wounds do you discard with it? They’re out of your hand but stay in your deck.
wounds-n = { $n ->
    [0] None
    [one] 1 wound
   *[other] { $n } wounds
}
rests = { $n ->
    [0] rests
    [one] rests and discards a wound
   *[other] rests and discards { $n } wounds
}
exhausted = has only wounds in hand and spends the turn recovering
discard-before-draw = Your turn is ending. Discard any cards you don’t want to keep; then you draw up to your hand limit.

## Cards, units, skills, mana

how-to-play = How do you play { $card }?
sideways-move = Sideways: Move { $n }
    .short = Sideways { $n }
sideways-influence = Sideways: Influence { $n }
    .short = Sideways { $n }
sideways-attack = Sideways: Attack { $n }
    .short = Sideways { $n }
sideways-block = Sideways: Block { $n }
    .short = Sideways { $n }
sideways-short = Sideways { $n }
pays-from = Paid with: { $sources }
pays-by-choice = Pay as you like: { $sources_or }{ $more_key ->
    [yes] , …
   *[no] { "" }
}
from-token = { $color } token
from-crystal = { $color } crystal
from-die = { $color } Source die
from-stolen = stolen { $color } die
from-endless = endless { $color } mana
no-effect-now = No effect right now
several = Play several cards …
several-hint = Choose them all at once
play-several = Which cards do you play together? Everything adds up.{ $goal }
second-copy = { $card } ({ $n })
asked = { " " }{ $asked }
gives = { $effect } ({ $now } → { $then })
    .short = { $effect }
gives-more = { $effect } ({ $kind } { $now } → { $then })
    .short = { $effect }
basic-effect = { $basic }
    .shortest = basic
strong-effect = { $strong }
    .shortest = strong
plays = plays { $card }
plays-sideways = plays { $card } sideways: { $kind } { $n }
uses = { $doing }: { $effect }
uses-more = { $doing }: { $effect } +{ $n }
got-cards = draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}
got-crystal = { $n ->
    [one] a { $color } crystal
   *[other] { $n } { $color } crystals
}
got-wounds = { $n ->
    [one] a wound
   *[other] { $n } wounds
}
got-wounded-unit = the unit is wounded
choose-effect = { $source }: which effect do you use?
paid-effect = { $color }: { $effect }
pay-more = Pay a { $color } mana too, and cross lakes for free this turn?
pays-more = pays a { $color } mana to cross lakes for free
bleed-for-more = You get { $base }. Take a wound to get { $effect } instead?
take-down-banners = Which banners do you shuffle back into your deck? The others stay with their units.
assign-banner = Give to a unit: { $basic }
    .short = Give to a unit
banner-for = Which unit gets the banner?
assigns-banner = gives { $card } to { $unit }
banner-courage = Banner: ready this unit
banner-fear = Banner: cancel an attack, Fame +1
which-ability = { $unit }: which ability do you use?
unit-ability = { $ability }
    .shortest = ability { $n }
offer-ability = { $unit }: { $ability }
    .shortest = { $unit }: ability { $n }
activates = uses { $unit }
unit-spent = has to spend { $unit } ({ card-energy-flow })
bond-unit = Put { $unit } under Bonds of Loyalty? They need no command token, can be used where units can’t, and stay for good.
uses-skill = uses { $skill }
heal-hand = Heal a wound in your hand ({ $n } there)
heal-unit = Heal { $unit } ({ $place }): { $n } Healing
heals = heals a wound
heals-unit = heals { $unit }
unspent-healing = You still have Heal { $n } and something to heal. It’s lost { $when_key ->
    [fight] when the fight starts
   *[end] when your turn ends
}.
readies = readies { $unit }
draws = You draw { $cards }.
reputation = now has Reputation { $now } ({ $change })
heal-which = Which unit do you heal?
ready-which = Which unit do you ready?
disband-which = You have no free command token. Which unit leaves to make room?
dismisses = You have no free command token: { $unit } would leave you for good ({ $does }).
dismisses-one = You have no free command token: one of your units would leave you for good. You’d choose between { $units }.
recruit-which = Which unit joins you for free?
unspent-recruit = A unit would join you for free. If you say no, you get nothing instead.
recruits = recruits { $unit } ({ $space })
recruits-instead = recruits { $unit } ({ $space }) and dismisses { $gone }
borrow-which = Which unit ability from the offer do you use?
spend-which = Which of { $seat }’s units becomes spent, if any?
boost-which = Which action card do you play for its strong effect, free of mana and with +{ $n }?
discard = Which card do you discard?
discard-for-attack = Which cards do you discard? Each gives Attack { $n }.
discard-color = You must discard a { $color } card. Which one?
shows-hand = has no { $color } card for { card-mind-read } and shows their hand: { $cards }
had-to-discard = has to discard { $card } ({ card-mind-read })
stealable = { $card } ({ $seat })
steals = takes { $card } from { $owner } (Mind Steal)
boosts = adds { $card } at full strength
exchanges = exchanges { $card } for { $gained }
decomposes = breaks { $card } down into crystals
maximize-which = Which action card do you use { $n } times? It leaves the game then.
cast-which = Which spell of the offer do you cast? It stays there.
offered-spell = { $card }: { $effect }
    .short = { $card }
return-card = { $where_key ->
    [top] Put { $card } on top of your deck instead of discarding it?
   *[bottom] Put { $card } under your deck instead of discarding it?
}
steal-card = Which of these cards do you keep, if any?
throw-away = Which card do you throw away for good?
take-card = Which card do you take?
on-top = Put { $card } on top of your deck? If not, it goes to the bottom.
choose-die = Which Source die do you take?
choose-color = { $use_key ->
    [crystal] Which crystal do you gain?
    [payment] Which mana do you pay?
    [set] Which color do you set the die to? You gain 2 mana of it.
    [claim] Which die do you keep for this round?
   *[mana] Which mana do you gain?
}
claim-now = Take 3 { $color } mana now? If not, you get 1 on each of your next turns this round.
take-lost-crystal = Take one of the crystals your rivals lost?
unspent-crystal = You could take a crystal for free. If you say no, you get nothing instead.
push-luck = How much more Attack do you want? You roll a die for each point; each red or black wounds you.
more = +{ $n }
rolls = rolls { $color }
who-suffers = Who gets one of your wounds?
pay-mana = How do you pay the { $color } mana?
way-token = Mana token, { $color }
way-crystal = Crystal, { $color }
way-die = Source die, { $color }
way-stolen = Stolen die, { $color }
way-endless = Endless, { $color }
way-polar-token = Reversed mana token, { $color }
way-polar-crystal = Reversed crystal, { $color }
way-polar-die = Reversed die, { $color }
way-polar-stolen = Reversed stolen die, { $color }
way-polar-endless = Endless, reversed, { $color }
spends-token = This turn only: gone when your turn ends
spends-die = One a turn; it’s rerolled when your turn ends
spends-stolen = Once; then it goes back to the Source
spends-crystal = You could keep it for a later turn
spends-endless = As often as you like this turn
invoke = Invocation: which card do you discard, and what do you use its mana for right away?
invoke-for = { $color } for { $source }: { $effect }
    .shortest = { $color_key ->
        [red] 🔴
        [black] ⚫
        [white] ⚪
       *[green] 🟢
    } { $source }, { $effect }
forgo-dice = Use no Source die this turn, so that a sideways card is worth { $n }?
ritual-wounds = How many wounds do you throw away? Your nearest rival gets one of them.
suffers = gets a wound from Healing Ritual
claims-die = keeps the { $color } die out of the Source this round
freezes-source = freezes the Source: nobody else can use their usual die until this hero’s next turn
prays = prays for weather: until their next turn, terrain costs them 2 less and the others 1 more
exploits = uses Mana Exploit: until their next turn, rivals who use any color but { $color } take a wound
exploited = uses { $color } mana and takes a wound from Mana Exploit
cursed = uses { $color } mana and takes a wound from Mana Curse
loses-crystal = loses a { $color } crystal to { card-mana-meltdown }
burnt = has no crystal to lose to { card-mana-meltdown } and takes a wound
radiance = takes { $n ->
    [one] 1 wound
   *[other] { $n } wounds
} for their { $color } crystals (Mana Radiance)
gains-crystal = gains a { $color } crystal
mines = gains a { $color } crystal at mine { $space_key }
crystal-too-many = already has 3 { $color } crystals: this one becomes a mana for this turn

fx = { $parts }
fx-attack = { $kind } { $n }
fx-block = { $el_key ->
    [fire] Fire{ " " }
    [ice] Ice{ " " }
    [coldfire] Cold Fire{ " " }
   *[physical] { "" }
}Block { $n }
fx-move = Move { $n }
fx-influence = Influence { $n }
fx-heal = Heal { $n }
fx-draw = draw { $n ->
    [one] 1 card
   *[other] { $n } cards
}
fx-gain-mana = { $n } mana ({ $color_or })
fx-gain-crystal = { $n ->
    [one] 1 crystal
   *[other] { $n } crystals
} ({ $color_or })
fx-enemy-armor = { $target_key ->
    [all] all enemies
   *[one] one enemy
}: armor −{ $n }{ $walled ->
    [4] , −4 if fortified
    [6] , −6 if fortified
   *[other] { "" }
}
fx-enemy-loses = { $target_key ->
    [all] all enemies lose their
   *[one] one enemy loses its
} { $lost }
lost-fortifications = fortifications
lost-resistances = resistances
fx-attack-scaled = Fire Attack 5, +2 for each enemy
fx-block-scaled = Fire Block 7, +2 for each enemy
fx-discard-cost = discard a card
fx-direct-move = fly { $n ->
    [one] 1 space
   *[other] up to { $n } spaces
} to a safe space{ $cost ->
    [0] , for free
   *[other] , for { $cost } Move
}
    .short = fly up to { $n } { $n ->
        [one] space
       *[other] spaces
    } for { $cost } Move
fx-ready-unit = ready a unit
fx-heal-unit = heal a unit
fx-all-cold-fire = all your attacks become Cold Fire
fx-all-siege = all your attacks become Siege

## Sites

interact = Talk to the locals at the { $site }
interact-hint = Play cards for Influence, then buy. Your Reputation { $n ->
    [0] changes nothing
   *[other] { $sign_key ->
        [minus] costs you { $n }
       *[plus] adds { $n }
    }
}
interacts = talks to the locals at { $site } { $space_key }
interaction = Play cards for Influence, buy what you want, then end your turn.{ $prices }
prices = { $sums }{ $prices }
with-more-influence = { "\u000A" }With more Influence:{ $prices }
price-unit = **{ $unit }** (level { $level }), { $n } Influence. { $what }
price-healing = **Healing**, { $n } Influence per point
price-training = { $what } ({ $n } Influence)
price-spell = { $what } ({ $n } Influence and { $color } mana)
price-city-green = **An advanced action** of the offer, or the top one of the deck ({ $n } Influence)
price-city-red = **An artifact** at the end of your turn ({ $n } Influence)
price-city-white = **Another elite unit** for the offer ({ $n } Influence)
recruit = Recruit { $unit } ({ $n } Influence)
recruit-hint = Armor { $armor }{ $resists_key ->
    [physical] , resists physical
    [fire] , resists fire
    [ice] , resists ice
    [fire-ice] , resists fire and ice
    [fire-physical] , resists fire and physical
    [ice-physical] , resists ice and physical
   *[nothing] { "" }
}: { $does }
recruit-bonded = Recruit { $unit } with Bonds ({ $n } Influence)
    .short = Bond { $unit } ({ $n } Influence)
buy-healing = Healing 1 ({ $n } Influence)
buy-healing-hint = Heals a wound in your hand; a unit needs 1 per level
train = Learn { $card } ({ $n } Influence)
train-blind = An action at random ({ $n } Influence)
train-blind-hint = The top card of the deck of advanced actions, unseen
buy-artifact = An artifact ({ $n } Influence)
buy-artifact-hint = At the end of your turn you draw two and keep one
call-elite = Call an elite unit ({ $n } Influence)
call-elite-hint = One more unit comes to the offer; you can do this again
buy-spell = Learn { $card } ({ $n } Influence and { $mana })
    .short = { $card }: { $n } Influence + mana
its-mana = its mana
learns = learns { $card } ({ $space })
buys-artifact = buys an artifact ({ $space })
calls-elite = calls { $unit } to the offer
burn = Burn the monastery: Reputation −3
burn-hint = Fight a violet enemy without your units for an artifact
burns = sets fire to monastery { $space_key }
enter = Enter the { $site }
enter-again = Already conquered: fight again for Fame only
altar-hint = An altar for Fame { $n } · { $pays }
ruins-hint = { $ruins }
enter-monster_den = Fight a brown monster for 2 random crystals
enter-spawning_grounds = Fight two brown monsters for an artifact, 3 random crystals
enter-dungeon = Brown monster, night rules, no units: a spell or an artifact
enter-tomb = Draconum, night rules, no units: a spell and an artifact
enter-mine = Fight all its enemies by night rules, with units, to free it
incantation = 🌙 Hold your incantation: { $n } { $who_key ->
    [brown] { $n ->
        [one] brown monster
       *[other] brown monsters
    }
    [red] Draconum
   *[other] { $n ->
        [one] pair, a brown monster and a Draconum
       *[other] pairs, a brown monster and a Draconum each
    }
}
    .short = 🌙 Incantation: { $n } { $who_key ->
    [brown] brown
    [red] Draconum
   *[other] { $n ->
        [one] pair
       *[other] pairs
    }
}
incantation-hint = Double Fame for each you defeat, the rest vanish; { $n } random { $n ->
    [one] crystal
   *[other] crystals
} either way. Once a night
invokes = 🌙 holds the incantation of { $n } { $n ->
    [one] glade
   *[other] glades
}
marks-glade = 🌿 marks { $space } with a shield
replace-shield = No room for another shield on this glade. Whose do you replace?
tunnel = 🕳️ { $space } underground: Move { $n }, { $left } left
tunnel-hint = Conquered dungeons and tombs are connected: Move 2, and 1 for each space
hide-entrance = A secret { $site } lies near { $space }. Where is its entrance?
finds-entrance = 🕳️ finds a secret { $site } at { $space_key }
miners-thank = ⛏️ The miners thank { $seat }: { $crystals }.
color-crystal = { $color } crystal
portal-closes = 🌀 The portal closes. It’s a space like any other now, until the last night ends.
hero-lost = 💀 { $seat } was still at the portal, and is out of the game.
enters = enters { $site } { $space_key }
altar = activates the ancient altar at { $space_key }: Fame +{ $n }
challenge = Fight { $enemy } at { $space_key }: { $values }
    .short = Fight { $enemy } at { $space_key }
challenge-hint = If you win: Fame +{ $n }, and your Reputation rises
challenge-more = Fight other enemies next to you in the same combat?
enough = No, that’s all
assaults = assaults { $site } { $space_key }
conquers = { $how_key ->
    [burnt] 🔥 burns down monastery { $space_key }
    [freed] ⛏️ frees mine { $space_key }
    [again] ⚔️ wins another fight in { $site } { $space_key }
   *[won] 🚩 conquers { $site } { $space_key }
} and defeats { $foes } ({ $results_commas })
site-holds = ⚔️ fails to { $how_key ->
    [burnt] burn down monastery { $space_key }
    [freed] free mine { $space_key }
    [again] win in { $site } { $space_key }
   *[won] conquer { $site } { $space_key }
} against { $others } ({ $results_commas })
fight-won = ⚔️ defeats { $foes } ({ $results_commas })
fight-half-won = ⚔️ defeats { $foes } but not { $others } ({ $results_commas })
fight-lost = ⚔️ fails to defeat { $others } ({ $results_commas })
result-fame = Fame { $n }
result-reputation = Reputation { $n }
result-knocked-out = knocked out
result-unit-lost = { $unit } destroyed
result-unit-wounded = { $unit } wounded
result-unharmed = no wounds
result-standing = { $foes } not defeated
result-defeated = but defeats { $foes }
result-keep = takes keep { $space_key }
result-wounds-of = { $rival }: { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
result-nobody-hurt = no wounds on either side
assault-fails = fails to take it and goes back to { $space }
assault-together = Storm the { $space } together
    .short = Storm { $space } together
    .shortest = Storm it together
assault-together-hint = Ask { $players }: you share out the defenders, and whoever joins gives up their next turn
invite-whom = Storming the { $space } together: whom do you ask? Everyone you ask has to agree.
divide-defenders = The { $space } has { $n } defenders. How many will each of you fight? A draw decides which ones.
share = { $player }: { $n }
shares = { $shares_commas }
never-mind = Never mind
join-assault-with = { $player } asks you to storm the { $space } together. The defenders would be shared out like this: { $shares_commas }. You need Move 2 to get in, and you give up your next turn. Do you join?
join-assault = Join, and fight { $n ->
    [one] 1 defender
   *[other] { $n } defenders
}
join-assault-hint = You play your next turn right now: it’s skipped later
decline-assault = Decline
declines-assault = asks for help to storm the { $space }, but { $players } declined
joint-assault-begins = ⚔️ **Together they storm the { $space }!** { $parts_commas }.
faces-part = { $player } meets { $foes }
advance-on-city = You storm the { $space } and meet { $foes }. Getting in takes Move { $n }.{ $sums }
storm-city = Storm the { $space }: Move { $n }
    .short = Storm { $space }: Move { $n }
stay-behind = Stay behind
stay-behind-warning = Nobody fights your defenders, so the city won’t fall, { $who_key ->
    [asked] and your next turn is still skipped.
   *[first] and your action is spent.
}
stays-behind = stays behind: nobody fights their part of the { $space }’s defenders
joint-assault-fails = 🏰 The { $space } holds, with { $n ->
    [one] 1 defender
   *[other] { $n } defenders
} left. Everyone goes back.
glade = The glade heals one wound. Which one?
glade-hand = A wound in your hand
glade-discard = A wound in your discard pile
unspent-glade = The glade would heal a wound for free. If you say no, you keep the wound.

## Combat

faces = faces { $enemy } ({ $values })
phase-ranged = Ranged phase: enemies defeated now won’t attack. Only Ranged and Siege Attack count, and only Siege against fortified enemies. { $aims_commas }.{ $sums }
phase-block = Block phase: reach the number needed to block an attack completely; anything less stops nothing. { $aims_commas }.{ $sums }
phase-attack = Attack phase: your Attack must reach an enemy’s armor to defeat it; anything less does nothing. { $aims_commas }.{ $sums }
aim = { $foe }: { $n } of { $needed }
aim-safe = { $foe }: out of reach behind walls
sum-nothing = nothing
sum-mana = { $n } { $color } mana
sum-endless = endless { $color } mana
kind-move = Move
kind-influence = Influence
kind-attack = Attack
kind-block = Block
kind-heal = Heal
kind-block-coldfire = Cold Fire Block
kind-block-ice = Ice Block
kind-block-fire = Fire Block
kind-block-physical = Block
kind-melee-physical = Attack
kind-melee-fire = Fire Attack
kind-melee-ice = Ice Attack
kind-melee-coldfire = Cold Fire Attack
kind-ranged-physical = Ranged Attack
kind-ranged-fire = Ranged Fire Attack
kind-ranged-ice = Ranged Ice Attack
kind-ranged-coldfire = Ranged Cold Fire Attack
kind-siege-physical = Siege Attack
kind-siege-fire = Siege Fire Attack
kind-siege-ice = Siege Ice Attack
kind-siege-coldfire = Siege Cold Fire Attack
to-block = Go on to their attack
to-damage = Stop blocking and take the damage
end-combat = End combat
unspent-attack = { $how_key ->
    [could] You can still make enough Attack to defeat { $foes }.
   *[now] Your Attack is enough to defeat { $foes }.
} If you go on, it’s lost.
unspent-block = Your Block is enough to stop { $foes }. If you go on, it’s lost and the attack gets through.
attack-group = Defeat { $foes }
attack-hint = Attack { $n } against armor { $armor }
block-foe = Block { $enemy } ({ $place })
block-hint = Block { $n }, { $needed } needed
counter-attack = Burning Shield strikes back: Fire Attack { $n }
    .short = Burning Shield: Fire Attack { $n }
move-to-attack = Turn 1 Move into Attack 1
move-to-ranged = Turn 2 Move into Ranged Attack 1
choose-enemy = Which enemy does it affect?
aims-at = targets { $enemy }
foe-hint = armor { $armor }, attack { $n }
summons = sees { $enemy } summon { $summoned } to attack instead
blocks = blocks { $enemy }
assign-damage = { $enemy }: { $n } damage. Who takes it? A unit absorbs damage up to its armor and, unless it resists, is wounded.{ $later }
damage-later = { " " }Still to come: { $damage }.
damage-of = { $enemy } { $n } damage
hero-takes = Your hero: { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
unit-prospect = Armor { $n }: { $fate_key ->
    [unharmed] unharmed
    [poisoned] takes 2 wounds
    [destroyed] destroyed
   *[wounded] wounded
}{ $left ->
    [0] { "" }
   *[other] , { $left } damage left
}
hero-prospect = { $fate_key ->
    [knocked-out] Knocks you out: you discard all cards but wounds
    [paralyze] Paralyzes you: you discard all cards but wounds
   *[poison] Poison: { $n ->
        [one] 1 more wound goes
       *[other] { $n } more wounds go
    } to your discard pile
}
hero-wounded = takes { $n ->
    [one] a wound
   *[other] { $n } wounds
} from { $enemy }
unit-wounded = has { $unit } take the hit: unit wounded
unit-destroyed = has { $unit } take the hit: unit destroyed
unit-shrugs = has { $unit } take the hit: unit unharmed
paralyzed = is paralyzed and discards all cards but wounds
knocked-out = is knocked out and discards all cards but wounds
defeats = defeats { $enemy }: Fame +{ $n }

## Duels

duel = Duel
duel-attack = Attack { $rival }
duel-begins = ⚔️ attacks { $rival } at { $space }
step-duels = Another hero is here: pass through, or stop and attack
turn-taken = has already taken this turn
begin-duel = Start the duel
duel-how = { $rival } attacks you! Spend your next turn on this duel now, or save it?
duel-full = Take my next turn now
duel-full-hint = With a die and skills, then heal and draw; your next turn is skipped
duel-part = Save my next turn
duel-part-hint = No die, skills, healing or new cards; you can be attacked again
duel-attends = takes their next turn now, for this duel
duel-half-attends = saves their next turn and fights without dice and skills
duel-ranged = Ranged duel with { $rival }: only Ranged and Siege Attack, no sideways cards, and it takes 2 Block to stop 1 damage. Attack or pass; if you both pass, the melee begins. So far: { $sums }.
duel-melee = Melee with { $rival }: all attacks count, and 1 Block stops 1 damage. Attack or pass; if you both pass, the duel is over. So far: { $sums }.
duel-strike = Attack with { $n }
duel-pass = Pass
unspent-strike = You’ve gathered an attack of { $n }. If you pass, it’s lost.
duel-strikes = attacks: { $sums }
duel-passes = passes
duel-block = You’re attacked: { $attack }. Block what you can; right now { $n } damage would get through. So far: { $sums }.
duel-take = Stop blocking: { $n } damage gets through
duel-blocks = { $n ->
    [0] blocks it all
   *[other] lets { $n } damage through
}
duel-damage = You have { $n } damage to deal. What do you spend it on?
duel-wound-unit = Wound { $unit } ({ $place }): { $cost } damage
duel-wound-hero = { $n ->
    [one] Wound the hero once
   *[other] Wound the hero { $n } times
} ({ $cost } damage)
duel-steal = Steal { $card } ({ $cost } damage)
duel-drive = Drive the hero out to { $space_key }, { $terrain } ({ $cost } damage)
    .short = Drive the hero to { $space_key } ({ $cost } damage)
duel-spare = Stop: lose the remaining damage
unspent-damage = You can still deal { $n } damage. If you stop, it’s lost.
duel-unit-wounded = wounds { $unit }
duel-held-back = keeps { $unit } from attacking
duel-hero-wounded = deals { $n ->
    [one] a wound
   *[other] { $n } wounds
}
duel-steals = steals { $card } from { $rival }
duel-drives = drives the other hero out to { $space }
duel-drawn = ⚔️ fails to drive { $rival } out and goes back to { $space } ({ $results_commas })
duel-won = ⚔️ wins the duel against { $rival } and drives them out to { $space } ({ $results_commas })
choose-rival-unit = Which of the other hero’s units?
unit-of-rival = { $unit } ({ $place })

## Rewards and levels

levels-up = reaches level { $level }
reaches = ⭐ reaches level { $level }: { $gains }
gained-skill = skill { $skill }
gained-card = advanced action { $card }
gained-command = { $n ->
    [one] can lead 1 unit
   *[other] can lead { $n } units
}
choose-skill = You’ve reached a new level: choose a skill. With one of your own, you also get any of these advanced actions; with one left by others, only the first.{ $offer }
gains-skill = gains the skill { $skill }: { $does }
which-reward = Which reward do you take first?
reward-artifact = An artifact
reward-spell = A spell
reward-advanced-action = An advanced action
wins-rewards = 🎁 wins { $rewards }
won-artifacts = { $n ->
    [one] an artifact
   *[other] { $n } artifacts
}
won-card = { $kind_key ->
    [spell] the spell { $card }
   *[advanced_action] the advanced action { $card }
}
won-fame = Fame +1
choose-advanced = Which advanced action do you learn? It goes on top of your deck.
choose-spell = Which spell do you learn? It goes on top of your deck.
choose-artifact = Which artifact do you keep? It goes on top of your deck.

## The end

city-found = 🏰 { $seat } finds the city! Everyone gets one last turn.
city-found-alone = 🏰 { $seat } finds the city! There’s one last turn.
game-ends = **The game is over. Final Fame:** { $scores }.
game-ends-together = **The game is over. Your score as a team:** { $n }.
city-not-found = 🌫️ Nobody found the city in time.
city-falls = 🏰 The { $space } has fallen! { $leader } leads the city.
cities-conquered = 👑 { $seat } takes the last city! Everyone gets one last turn.
cities-conquered-alone = 👑 { $seat } takes the last city! There’s one last turn.
cities-not-conquered = 🌫️ Time is up, and not every city has fallen.
mines-free = ⛏️ { $seat } did it: the whole land is known and every mine is free! Everyone gets one last turn.
mines-not-free = 🌫️ Time is up, and enemies still hold a mine or hide in unknown land.
incantations-held = 🌙 { $seat } holds the last incantation! Everyone gets one last turn.
last-night-over = ⌛ The last night is over.
dungeons-conquered = 🗝️ { $seat } did it: the whole land is known, and every dungeon and tomb has been conquered! Everyone gets one last turn.
dungeons-not-conquered = 🌫️ Time is up, and not every dungeon and tomb has been conquered.
portal-opens = 🌀 The last night is over, and the portal opens once more.
points-end = **The game is over. Points for keeps and towers:** { $scores }.
wins-points = 👑 { $seat } wins with { $n } { $n ->
    [one] point
   *[other] points
}!
return-ends = **The game is over.**
returns = 👑 { $seat } returns home and wins!
nobody-wins = 🌫️ Nobody wins.
seat-score = { $seat } { $n }
team-score = { $names } { $n }
wins = 👑 { $seat } wins with { $n } Fame!
wins-together = 👑 You win together, with { $n } { $n ->
    [one] point
   *[other] points
}!

## Cards: their names, and what they do in short

card-rage = Rage
card-determination = Determination
card-swiftness = Swiftness
card-march = March
card-stamina = Stamina
card-tranquility = Tranquility
card-promise = Promise
card-threaten = Threaten
card-crystallize = Crystallize
card-mana-draw = Mana Draw
card-concentration = Concentration
card-improvisation = Improvisation
card-battle-versatility = Battle Versatility
card-will-focus = Will Focus
card-noble-manners = Noble Manners
card-cold-toughness = Cold Toughness
card-fire-bolt = Fire Bolt
card-ice-bolt = Ice Bolt
card-swift-bolt = Swift Bolt
card-crushing-bolt = Crushing Bolt
card-blood-rage = Blood Rage
card-ice-shield = Ice Shield
card-agility = Agility
card-refreshing-walk = Refreshing Walk
card-intimidate = Intimidate
card-frost-bridge = Frost Bridge
card-song-of-wind = Song of Wind
card-path-finding = Path Finding
card-blood-ritual = Blood Ritual
card-pure-magic = Pure Magic
card-heroic-tale = Heroic Tale
card-regeneration = Regeneration
card-into-the-heat = Into the Heat
card-steady-tempo = Steady Tempo
card-diplomacy = Diplomacy
card-in-need = In Need
card-decompose = Decompose
card-crystal-mastery = Crystal Mastery
card-mana-storm = Mana Storm
card-ambush = Ambush
card-maximal-effect = Maximal Effect
card-magic-talent = Magic Talent
card-learning = Learning
card-training = Training
card-fireball = Fireball
card-snowstorm = Snowstorm
card-expose = Expose
card-tremor = Tremor
card-flame-wall = Flame Wall
card-mana-bolt = Mana Bolt
card-whirlwind = Whirlwind
card-underground-travel = Underground Travel
card-burning-shield = Burning Shield
card-chill = Chill
card-wings-of-wind = Wings of Wind
card-restoration = Restoration
card-demolish = Demolish
card-space-bending = Space Bending
card-call-to-arms = Call to Arms
card-meditation = Meditation
card-mana-meltdown = Mana Meltdown
card-mana-claim = Mana Claim
card-mind-read = Mind Read
card-energy-flow = Energy Flow
card-banner-of-glory = Banner of Glory
card-banner-of-fear = Banner of Fear
card-banner-of-protection = Banner of Protection
card-banner-of-courage = Banner of Courage
card-ruby-ring = Ruby Ring
card-sapphire-ring = Sapphire Ring
card-diamond-ring = Diamond Ring
card-emerald-ring = Emerald Ring
card-sword-of-justice = Sword of Justice
card-horn-of-wrath = Horn of Wrath
card-endless-bag-of-gold = Endless Bag of Gold
card-endless-gem-pouch = Endless Gem Pouch
card-golden-grail = Golden Grail
card-book-of-wisdom = Book of Wisdom
card-amulet-of-sun = Amulet of the Sun
card-amulet-of-darkness = Amulet of Darkness
card-wound = Wound

basic-rage = Attack 2 or Block 2
strong-rage = 🔴 Attack 4
basic-determination = Attack 2 or Block 2
strong-determination = 🔵 Block 5
basic-swiftness = Move 2
strong-swiftness = ⚪ Ranged Attack 3
basic-march = Move 2
strong-march = 🟢 Move 4
basic-stamina = Move 2
strong-stamina = 🔵 Move 4
basic-tranquility = Heal 1 or draw 1 card
strong-tranquility = 🟢 Heal 2 or draw 2 cards
basic-promise = Influence 2
strong-promise = ⚪ Influence 4
basic-threaten = Influence 2
strong-threaten = 🔴 Influence 5, Reputation −1
basic-crystallize = Turn a basic mana into a crystal
strong-crystallize = 🔵 Crystal of any basic color
basic-mana-draw = Use 1 extra Source die
strong-mana-draw = ⚪ Set a die: 2 mana of its color
basic-concentration = 1 mana: blue, white or red
strong-concentration = 🟢 Another card’s strong effect, +2
basic-improvisation = Discard a card: any 3 points
strong-improvisation = 🔴 Discard a card: any 5 points
basic-battle-versatility = Attack 2, Block 2 or Ranged 1
strong-battle-versatility = 🔴 Attack/Block 4, Fire 3, Ranged 3 or Siege 2
    .short = 🔴 Attack/Block 4, Ranged 3…
basic-will-focus = Mana (not green) or a green crystal
strong-will-focus = 🟢 Another card’s strong effect, +3
basic-noble-manners = Influence 2; Fame +1
strong-noble-manners = ⚪ Influence 4; Fame +1, Rep. +1
basic-cold-toughness = Ice Attack 2 or Ice Block 3
strong-cold-toughness = 🔵 Ice Block 5, +1 per symbol on the enemy
    .short = 🔵 Ice Block 5, +1 per symbol
basic-fire-bolt = A red crystal
strong-fire-bolt = 🔴 Ranged Fire Attack 3
basic-ice-bolt = A blue crystal
strong-ice-bolt = 🔵 Ranged Ice Attack 3
basic-swift-bolt = A white crystal
strong-swift-bolt = ⚪ Ranged Attack 4
basic-crushing-bolt = A green crystal
strong-crushing-bolt = 🟢 Siege Attack 3
basic-blood-rage = Attack 2, or 5 with a wound
strong-blood-rage = 🔴 Attack 4, or 9 with a wound
basic-ice-shield = Ice Block 3
strong-ice-shield = 🔵 Ice Block 3; blocked enemy’s armor −3
    .short = 🔵 Ice Block 3; armor −3
basic-agility = Move 2; leftover Move is Attack
strong-agility = ⚪ Move 4; or 2 Move for Ranged 1
basic-refreshing-walk = Move 2 and Heal 1
strong-refreshing-walk = 🟢 Move 4 and Heal 2
basic-intimidate = Influence 4 or Attack 3; Rep. −1
strong-intimidate = 🔴 Influence 8 or Attack 7; Rep. −2
basic-frost-bridge = Move 2; swamps cost 1
strong-frost-bridge = 🔵 Move 4; swamps and lakes cost 1
basic-song-of-wind = Move 2; open land costs 1 less
strong-song-of-wind = ⚪ Move 2; 2 less; lakes for 1 🔵
basic-path-finding = Move 2; terrain −1 (minimum 2)
strong-path-finding = 🟢 Move 4; all terrain costs 2
basic-blood-ritual = Take a wound: a red and any 1 mana
strong-blood-ritual = 🔴 Take a wound: any 3 mana
basic-pure-magic = Pay 🟢 Move, ⚪ Influence, 🔵 Block or 🔴 Attack 4
    .short = Pay 1 mana for 4 points
strong-pure-magic = 🔵 The same, for 7 points
basic-heroic-tale = Influence 3; Rep. +1 per recruit
strong-heroic-tale = ⚪ Influence 6; Fame +1 too
basic-regeneration = Heal 1; ready a level 1–2 unit
strong-regeneration = 🟢 Heal 2; ready a level 1–3 unit
    .short = 🟢 Heal 2; ready a unit
basic-into-the-heat = Units +2 Attack and Block, and unharmed
    .short = Units +2, and unharmed
strong-into-the-heat = 🔴 The same, +3
basic-steady-tempo = Move 2; may go under your deck
strong-steady-tempo = 🔵 Move 4; may go on top of your deck
    .short = 🔵 Move 4; may go on your deck
basic-diplomacy = Influence 2, or use Influence as Block
    .short = Influence 2, or as Block
strong-diplomacy = ⚪ Influence 4, or as Ice or Fire Block
basic-in-need = Influence 2, +1 per wound
strong-in-need = 🟢 Influence 4, +2 per wound
basic-decompose = Throw away an action: 2 crystals of it
    .short = Throw away an action: 2 crystals
strong-decompose = 🔴 The same: 1 of each other color
basic-crystal-mastery = One more crystal of a color you have
    .short = A crystal of a color you have
strong-crystal-mastery = 🔵 Crystals you spend this turn come back
    .short = 🔵 Spent crystals come back
basic-mana-storm = A crystal of a die’s color; reroll it
strong-mana-storm = ⚪ Reroll the Source; use 3 more dice
    .short = ⚪ Reroll; use 3 more dice
basic-ambush = Move 2; first Attack +1 or Block +2
    .short = Move 2; Attack +1 or Block +2
strong-ambush = 🟢 Move 4; first Attack +2 or Block +4
    .short = 🟢 Move 4; Attack +2 or Block +4
basic-maximal-effect = Another action’s basic effect, 3 times
    .short = An action’s basic effect, 3 times
strong-maximal-effect = 🔴 Another action’s strong effect, twice
    .short = 🔴 An action’s strong effect, twice
basic-magic-talent = Discard a card: cast a spell of the offer
    .short = Discard: cast an offered spell
strong-magic-talent = 🔵 Pay 1 mana more: that color’s spell
    .short = 🔵 1 mana more: a spell of that color
basic-learning = Influence 2; buy an action for 6
strong-learning = ⚪ Influence 4; buy an action for 9
basic-training = Throw away an action for an advanced one
    .short = Swap an action for a better one
strong-training = 🟢 The same, straight to your hand
basic-fireball = 🔴 Ranged Fire Attack 5
strong-fireball = 🔴⚫ Firestorm: take a wound; Siege Fire Attack 8
    .short = 🔴⚫ Firestorm
basic-snowstorm = 🔵 Ranged Ice Attack 5
strong-snowstorm = 🔵⚫ Blizzard: take a wound; Siege Ice Attack 8
    .short = 🔵⚫ Blizzard
basic-expose = ⚪ Expose one enemy; Ranged 2
strong-expose = ⚪⚫ Mass Expose: all; Ranged 3
basic-tremor = 🟢 Armor: one enemy −3, or all −2
strong-tremor = 🟢⚫ Earthquake: −6 or −4 if fortified
    .short = 🟢⚫ Earthquake
basic-flame-wall = 🔴 Fire Attack 5 or Fire Block 7
strong-flame-wall = 🔴⚫ Flame Wave: +2 per enemy
basic-mana-bolt = 🔵 and 🔵 Ice 8, 🔴 Cold Fire 7, ⚪ Ranged 6, 🟢 Siege 5
    .short = 🔵 and a mana: Attack 5–8
strong-mana-bolt = 🔵⚫ and a mana: 11, 10, 9, 8
basic-whirlwind = ⚪ One enemy can’t attack
strong-whirlwind = ⚪⚫ Tornado: destroy an enemy (Attack phase)
    .short = ⚪⚫ Tornado: destroy an enemy
basic-underground-travel = 🟢 Up to 3 spaces, to a safe one
strong-underground-travel = 🟢⚫ Up to 3 spaces, then assault
basic-burning-shield = 🔴 Fire Block 4, then Fire Attack 4
strong-burning-shield = 🔴⚫ Fire Block 4 destroys the enemy
basic-chill = 🔵 One enemy can’t attack
strong-chill = 🔵⚫ Lethal Chill: also armor −4
basic-wings-of-wind = ⚪ Fly up to 5 spaces, 1 Move each
strong-wings-of-wind = ⚪⚫ Night: skip Block and Damage
basic-restoration = 🟢 Heal 3, or 5 in a forest
strong-restoration = 🟢⚫ Rebirth: also ready units, 3 (5) levels
    .short = 🟢⚫ Rebirth
basic-demolish = 🔴 Walls don’t count; armor −1
strong-demolish = 🔴⚫ Disintegrate one; others −1
basic-space-bending = 🔵 Step 2 away; provoke nobody
strong-space-bending = 🔵⚫ Time Bending: an extra turn
basic-call-to-arms = ⚪ Use a unit from the offer
strong-call-to-arms = ⚪⚫ Call to Glory: recruit for free
basic-meditation = 🟢 2 discards to your deck; draw +2
strong-meditation = 🟢⚫ Trance: you choose the 2
basic-mana-meltdown = 🔴 Each rival loses a crystal
strong-mana-meltdown = 🔴⚫ Radiance: wounds for crystals
basic-mana-claim = 🔵 Keep a die: 3 mana or 1 a turn
strong-mana-claim = 🔵⚫ Curse: it wounds other users
basic-mind-read = ⚪ Crystal; rivals discard that color
    .short = ⚪ Crystal; rivals discard
strong-mind-read = ⚪⚫ Mind Steal: keep one of them
basic-energy-flow = 🟢 Ready a unit; spend one of each rival’s
    .short = 🟢 Ready a unit; spend others’
strong-energy-flow = 🟢⚫ Energy Steal: also heals 1 wound
    .short = 🟢⚫ Energy Steal
basic-banner-of-glory = Armor, Attack, Block +1; Fame +1
strong-banner-of-glory = 💥 All your units get it this turn
basic-banner-of-fear = Its unit may cancel an attack; Fame +1
strong-banner-of-fear = 💥 Skip Block and Damage phases
basic-banner-of-protection = Armor +1, resists fire and ice
strong-banner-of-protection = 💥 Throw away this turn’s wounds
basic-banner-of-courage = Ready its unit once a round
strong-banner-of-courage = 💥 Ready all your units
basic-ruby-ring = A red mana and crystal; Fame +1
strong-ruby-ring = 💥 Endless red and black mana
basic-sapphire-ring = A blue mana and crystal; Fame +1
strong-sapphire-ring = 💥 Endless blue and black mana
basic-diamond-ring = A white mana and crystal; Fame +1
strong-diamond-ring = 💥 Endless white and black mana
basic-emerald-ring = A green mana and crystal; Fame +1
strong-emerald-ring = 💥 Endless green and black mana
basic-sword-of-justice = Discard cards: Attack 3 each
strong-sword-of-justice = 💥 Physical attacks count double
basic-horn-of-wrath = Siege Attack 6; may wound you
strong-horn-of-wrath = 💥 Siege Attack 6–12; may wound you
basic-endless-bag-of-gold = Influence 4, Fame +2
strong-endless-bag-of-gold = 💥 Influence 9, Fame +3
basic-endless-gem-pouch = Roll twice for crystals
strong-endless-gem-pouch = 💥 A mana of each color, and gold or black
    .short = 💥 A mana of each color, 1 more
basic-golden-grail = Heal 2; Fame +1 per point used
strong-golden-grail = 💥 Heal 6; a card per wound healed
basic-book-of-wisdom = Trade an action for an advanced one
strong-book-of-wisdom = 💥 A spell and a crystal instead
basic-amulet-of-sun = A gold mana; gold works, forests cost 3
    .short = A gold mana; forests cost 3
strong-amulet-of-sun = 💥 3 gold mana; the rest the same
basic-amulet-of-darkness = Any 1 mana; black works, deserts cost 3
    .short = Any 1 mana; deserts cost 3
strong-amulet-of-darkness = 💥 Any 3 mana; the rest the same


## On demand: each card

about-card-rage = **{ card-rage }**, 🔴 red basic action. { basic-rage }. { strong-rage }.
about-card-determination = **{ card-determination }**, 🔵 blue basic action. { basic-determination }. { strong-determination }.
about-card-swiftness = **{ card-swiftness }**, ⚪ white basic action. { basic-swiftness }. { strong-swiftness }.
about-card-march = **{ card-march }**, 🟢 green basic action. { basic-march }. { strong-march }.
about-card-stamina = **{ card-stamina }**, 🔵 blue basic action. { basic-stamina }. { strong-stamina }.
about-card-tranquility = **{ card-tranquility }**, 🟢 green basic action. { basic-tranquility }. { strong-tranquility }. Can’t be played in combat.
about-card-promise = **{ card-promise }**, ⚪ white basic action. { basic-promise }. { strong-promise }.
about-card-threaten = **{ card-threaten }**, 🔴 red basic action. { basic-threaten }. { strong-threaten }.
about-card-crystallize = **{ card-crystallize }**, 🔵 blue basic action. { basic-crystallize }. { strong-crystallize }. For the basic effect you pay a mana, and the crystal has its color.
about-card-mana-draw = **{ card-mana-draw }**, ⚪ white basic action. { basic-mana-draw }. { strong-mana-draw }. Any color but gold; the die goes back to the Source the way you set it.
about-card-concentration = **{ card-concentration }**, 🟢 green basic action. { basic-concentration }. { strong-concentration }. You don’t pay that card’s mana. The +2 counts for Move, Influence, Attack or Block.
about-card-improvisation = **{ card-improvisation }**, 🔴 red basic action. { basic-improvisation }. { strong-improvisation }. You choose Move, Influence, Attack or Block.
about-card-battle-versatility = **{ card-battle-versatility }**, 🔴 red basic action. { basic-battle-versatility }. { strong-battle-versatility }. Only Arythea has it. You choose one; Fire can be an attack or a block.
about-card-will-focus = **{ card-will-focus }**, 🟢 green basic action. { basic-will-focus }. { strong-will-focus }. Only Goldyx has it. The mana is blue, white or red. You don’t pay the other card’s mana. The +3 counts for Move, Influence, Attack or Block.
about-card-noble-manners = **{ card-noble-manners }**, ⚪ white basic action. { basic-noble-manners }. { strong-noble-manners }. Only Norowas has it. You gain the Fame and Reputation at the end of the turn.
about-card-cold-toughness = **{ card-cold-toughness }**, 🔵 blue basic action. { basic-cold-toughness }. { strong-cold-toughness }. Only Tovak has it. The symbols are the enemy’s abilities, its resistances and the element of its attack.
about-card-fire-bolt = **{ card-fire-bolt }**, 🔴 red advanced action. { basic-fire-bolt }. { strong-fire-bolt }.
about-card-ice-bolt = **{ card-ice-bolt }**, 🔵 blue advanced action. { basic-ice-bolt }. { strong-ice-bolt }.
about-card-swift-bolt = **{ card-swift-bolt }**, ⚪ white advanced action. { basic-swift-bolt }. { strong-swift-bolt }.
about-card-crushing-bolt = **{ card-crushing-bolt }**, 🟢 green advanced action. { basic-crushing-bolt }. { strong-crushing-bolt }.
about-card-blood-rage = **{ card-blood-rage }**, 🔴 red advanced action. { basic-blood-rage }. { strong-blood-rage }.
about-card-ice-shield = **{ card-ice-shield }**, 🔵 blue advanced action. { basic-ice-shield }. { strong-ice-shield }. Armor never falls below 1.
about-card-agility = **{ card-agility }**, ⚪ white advanced action. { basic-agility }. { strong-agility }. Each Move point you haven’t spent becomes Attack 1 in this turn’s combat; with the strong effect, 2 points can also become Ranged Attack 1.
about-card-refreshing-walk = **{ card-refreshing-walk }**, 🟢 green advanced action. { basic-refreshing-walk }. { strong-refreshing-walk }.
about-card-intimidate = **{ card-intimidate }**, 🔴 red advanced action. { basic-intimidate }. { strong-intimidate }. You lose the Reputation at the end of the turn.
about-card-frost-bridge = **{ card-frost-bridge }**, 🔵 blue advanced action. { basic-frost-bridge }. { strong-frost-bridge }. With the strong effect you can cross lakes this turn.
about-card-song-of-wind = **{ card-song-of-wind }**, ⚪ white advanced action. { basic-song-of-wind }. { strong-song-of-wind }. Open land is plains, desert and wasteland. If you also pay a blue mana, you can cross lakes for free this turn.
about-card-path-finding = **{ card-path-finding }**, 🟢 green advanced action. { basic-path-finding }. { strong-path-finding }. You still can’t enter lakes and mountains.
about-card-blood-ritual = **{ card-blood-ritual }**, 🔴 red advanced action. { basic-blood-ritual }. { strong-blood-ritual }. You can choose gold and black too.
about-card-pure-magic = **{ card-pure-magic }**, 🔵 blue advanced action. { basic-pure-magic }. { strong-pure-magic }. The color of the extra mana you pay decides what you get.
about-card-heroic-tale = **{ card-heroic-tale }**, ⚪ white advanced action. { basic-heroic-tale }. { strong-heroic-tale }. You gain it for each unit you recruit this turn.
about-card-regeneration = **{ card-regeneration }**, 🟢 green advanced action. { basic-regeneration }. { strong-regeneration }. Can’t be played in combat.
about-card-into-the-heat = **{ card-into-the-heat }**, 🔴 red advanced action. { basic-into-the-heat }. { strong-into-the-heat }. Only in the first phase of a combat. All your units’ attacks and blocks get the bonus, and you can’t assign damage to them this turn.
about-card-steady-tempo = **{ card-steady-tempo }**, 🔵 blue advanced action. { basic-steady-tempo }. { strong-steady-tempo }. At the end of the turn you choose where it goes. It goes under your deck only if the deck isn’t empty.
about-card-diplomacy = **{ card-diplomacy }**, ⚪ white advanced action. { basic-diplomacy }. { strong-diplomacy }. In combat it’s a Block, and until the end of the turn your other Influence cards are Blocks of the same kind.
about-card-in-need = **{ card-in-need }**, 🟢 green advanced action. { basic-in-need }. { strong-in-need }. Wounds in your hand and on your units count.
about-card-decompose = **{ card-decompose }**, 🔴 red advanced action. { basic-decompose }. { strong-decompose }. The action card comes from your hand and leaves the game.
about-card-crystal-mastery = **{ card-crystal-mastery }**, 🔵 blue advanced action. { basic-crystal-mastery }. { strong-crystal-mastery }. They come back at the end of the turn, up to three of a color.
about-card-mana-storm = **{ card-mana-storm }**, ⚪ white advanced action. { basic-mana-storm }. { strong-mana-storm }. The basic effect needs a die that shows a basic color. With the strong one, gold and black dice give any basic color, by day and by night.
about-card-ambush = **{ card-ambush }**, 🟢 green advanced action. { basic-ambush }. { strong-ambush }. The bonus goes to the first card that attacks or blocks this turn. Sideways cards and units don’t count.
about-card-maximal-effect = **{ card-maximal-effect }**, 🔴 red advanced action. { basic-maximal-effect }. { strong-maximal-effect }. The other action card comes from your hand, costs no mana, and leaves the game afterwards.
about-card-magic-talent = **{ card-magic-talent }**, 🔵 blue advanced action. { basic-magic-talent }. { strong-magic-talent }. With the basic effect you pay for the spell as usual, and it stays in the offer. With the strong one, a spell of the offer goes to your discard pile.
about-card-learning = **{ card-learning }**, ⚪ white advanced action. { basic-learning }. { strong-learning }. Once this turn you can buy an advanced action of the offer with Influence. For 6 it goes to your discard pile, for 9 to your hand.
about-card-training = **{ card-training }**, 🟢 green advanced action. { basic-training }. { strong-training }. The card you throw away comes from your hand, and you take an advanced action of the same color from the offer, to your discard pile.
about-card-fireball = **{ card-fireball }**, 🔴 red spell. { basic-fireball }. { strong-fireball }.
about-card-snowstorm = **{ card-snowstorm }**, 🔵 blue spell. { basic-snowstorm }. { strong-snowstorm }.
about-card-expose = **{ card-expose }**, ⚪ white spell. { basic-expose }. { strong-expose }. An exposed enemy loses its fortifications and resistances. With Mass Expose all enemies lose one of the two; you choose which.
about-card-tremor = **{ card-tremor }**, 🟢 green spell. { basic-tremor }. { strong-tremor }. Armor never falls below 1. Against enemies that aren’t fortified, Earthquake works like Tremor.
about-card-flame-wall = **{ card-flame-wall }**, 🔴 red spell. { basic-flame-wall }. { strong-flame-wall }.
about-card-mana-bolt = **{ card-mana-bolt }**, 🔵 blue spell. { basic-mana-bolt }. { strong-mana-bolt }. The extra mana you pay decides the attack: Ice, Cold Fire, Ranged Ice or Siege Ice. The strong effect is called Mana Thunderbolt.
about-card-whirlwind = **{ card-whirlwind }**, ⚪ white spell. { basic-whirlwind }. { strong-whirlwind }.
about-card-underground-travel = **{ card-underground-travel }**, 🟢 green spell. { basic-underground-travel }. { strong-underground-travel }. Not through swamps or lakes; you provoke nobody. The strong effect, Underground Attack, ends with an assault on a keep or mage tower or, if you play with duels, an attack on another hero; walls don’t count. If you don’t win, you go back to where you started.
about-card-burning-shield = **{ card-burning-shield }**, 🔴 red spell. { basic-burning-shield }. { strong-burning-shield }. You get the attack, or destroy the enemy, only if the block succeeds. The strong effect is called Exploding Shield.
about-card-chill = **{ card-chill }**, 🔵 blue spell. { basic-chill }. { strong-chill }. Chill also takes away the enemy’s fire resistance.
about-card-wings-of-wind = **{ card-wings-of-wind }**, ⚪ white spell. { basic-wings-of-wind }. { strong-wings-of-wind }. You land on a safe space and provoke nobody. Wings of Night, the strong effect, needs 1 unspent Move for each enemy.
about-card-restoration = **{ card-restoration }**, 🟢 green spell. { basic-restoration }. { strong-restoration }. Can’t be played in combat.
about-card-demolish = **{ card-demolish }**, 🔴 red spell. { basic-demolish }. { strong-demolish }. All enemies’ armor falls by 1, never below 1. Disintegrate destroys an enemy in the Attack phase.
about-card-space-bending = **{ card-space-bending }**, 🔵 blue spell. { basic-space-bending }. { strong-space-bending }. You can also explore from 2 spaces away. After Time Bending, the other cards you played return to your hand, and you draw none.
about-card-call-to-arms = **{ card-call-to-arms }**, ⚪ white spell. { basic-call-to-arms }. { strong-call-to-arms }.
about-card-meditation = **{ card-meditation }**, 🟢 green spell. { basic-meditation }. { strong-meditation }. Meditation takes them at random; they go on top or to the bottom of your deck. At the end of this turn you draw 2 cards above your hand limit.
about-card-mana-meltdown = **{ card-mana-meltdown }**, 🔴 red spell. { basic-mana-meltdown }. { strong-mana-meltdown }. A rival without crystals takes a wound; you may take one of the lost crystals. Mana Radiance: choose a color; everyone takes a wound for each crystal of it, then you gain 2.
about-card-mana-claim = **{ card-mana-claim }**, 🔵 blue spell. { basic-mana-claim }. { strong-mana-claim }. You keep the die for the round. Mana Curse wounds each rival at most once a turn.
about-card-mind-read = **{ card-mind-read }**, ⚪ white spell. { basic-mind-read }. { strong-mind-read }. A rival without a card of that color shows their hand. You can keep only action cards.
about-card-energy-flow = **{ card-energy-flow }**, 🟢 green spell. { basic-energy-flow }. { strong-energy-flow }. Your rivals’ units can be level 2 at most, or level 3 with Energy Steal. The healing takes one wound off the unit you ready. Can’t be played in combat.
about-card-banner-of-glory = **{ card-banner-of-glory }**, artifact. Give it to one of your units. { basic-banner-of-glory }. { strong-banner-of-glory }, then it’s gone for good. You gain the Fame when the unit attacks or blocks.
about-card-banner-of-fear = **{ card-banner-of-fear }**, artifact. Give it to one of your units. { basic-banner-of-fear }. { strong-banner-of-fear }, then it’s gone for good.
about-card-banner-of-protection = **{ card-banner-of-protection }**, artifact. Give it to one of your units. { basic-banner-of-protection }. { strong-banner-of-protection }, then it’s gone for good.
about-card-banner-of-courage = **{ card-banner-of-courage }**, artifact. Give it to one of your units. { basic-banner-of-courage }. { strong-banner-of-courage }, then it’s gone for good. Can’t be used in combat.
about-card-ruby-ring = **{ card-ruby-ring }**, artifact. { basic-ruby-ring }. { strong-ruby-ring }, then it’s gone for good. Fame +1 for each red spell you cast this turn. Black mana still works only at night.
about-card-sapphire-ring = **{ card-sapphire-ring }**, artifact. { basic-sapphire-ring }. { strong-sapphire-ring }, then it’s gone for good. Fame +1 for each blue spell you cast this turn. Black mana still works only at night.
about-card-diamond-ring = **{ card-diamond-ring }**, artifact. { basic-diamond-ring }. { strong-diamond-ring }, then it’s gone for good. Fame +1 for each white spell you cast this turn. Black mana still works only at night.
about-card-emerald-ring = **{ card-emerald-ring }**, artifact. { basic-emerald-ring }. { strong-emerald-ring }, then it’s gone for good. Fame +1 for each green spell you cast this turn. Black mana still works only at night.
about-card-sword-of-justice = **{ card-sword-of-justice }**, artifact. { basic-sword-of-justice }. { strong-sword-of-justice }, then it’s gone for good. Fame +1 for each enemy you defeat this turn. With the strong effect, no enemy resists physical attacks.
about-card-horn-of-wrath = **{ card-horn-of-wrath }**, artifact. { basic-horn-of-wrath }. { strong-horn-of-wrath }, then it’s gone for good. The basic effect rolls one die, the strong one a die for each point above 6. Each red or black wounds you.
about-card-endless-bag-of-gold = **{ card-endless-bag-of-gold }**, artifact. { basic-endless-bag-of-gold }. { strong-endless-bag-of-gold }, then it’s gone for good.
about-card-endless-gem-pouch = **{ card-endless-gem-pouch }**, artifact. { basic-endless-gem-pouch }. { strong-endless-gem-pouch }, then it’s gone for good. If you roll gold, choose the crystal; black gives Fame +1 instead. The last mana is gold by day and black at night.
about-card-golden-grail = **{ card-golden-grail }**, artifact. { basic-golden-grail }. { strong-golden-grail }, then it’s gone for good. The cards are for wounds healed in your hand. Can’t be played in combat.
about-card-book-of-wisdom = **{ card-book-of-wisdom }**, artifact. { basic-book-of-wisdom }. { strong-book-of-wisdom }, then it’s gone for good. You take a card of the same color from the offer into your hand. The old one leaves the game.
about-card-amulet-of-sun = **{ card-amulet-of-sun }**, artifact. { basic-amulet-of-sun }. { strong-amulet-of-sun }, then it’s gone for good. At night you can use gold mana, cross forests for Move 3, and see garrisons and ruins as you do by day.
about-card-amulet-of-darkness = **{ card-amulet-of-darkness }**, artifact. { basic-amulet-of-darkness }. { strong-amulet-of-darkness }, then it’s gone for good. By day you can use black mana and cross deserts for Move 3.
about-card-wound = **{ card-wound }**. It clogs your hand and does nothing. Heal it, rest to discard it, or end your turn in a magical glade.
    .also = wound card, injury

## Units

unit-peasants = Peasants
unit-herbalists = Herbalists
unit-foresters = Foresters
unit-utem-crossbowmen = Utem Crossbowmen
unit-utem-guardsmen = Utem Guardsmen
unit-utem-swordsmen = Utem Swordsmen
unit-guardian-golems = Guardian Golems
unit-illusionists = Illusionists
unit-red-cape-monks = Red Cape Monks
unit-northern-monks = Northern Monks
unit-savage-monks = Savage Monks
unit-fire-golems = Fire Golems
unit-ice-golems = Ice Golems
unit-fire-mages = Fire Mages
unit-ice-mages = Ice Mages
unit-amotep-gunners = Amotep Gunners
unit-amotep-freezers = Amotep Freezers
unit-catapults = Catapults
unit-altem-mages = Altem Mages
unit-altem-guardians = Altem Guardians
ability-peasants-1 = Attack 2 or Block 2
ability-peasants-2 = Influence 2
ability-peasants-3 = Move 2
ability-herbalists-1 = 🟢 Heal 2
ability-herbalists-2 = Ready a level 1–2 unit
ability-herbalists-3 = A green mana
ability-foresters-1 = Move 2; forest, hills, swamp cost 1 less
    .short = Move 2; rough land costs less
ability-foresters-2 = Block 3
ability-utem-crossbowmen-1 = Attack 3 or Block 3
ability-utem-crossbowmen-2 = Ranged Attack 2
ability-utem-guardsmen-1 = Attack 2
ability-utem-guardsmen-2 = Block 4; ignores swift
ability-utem-swordsmen-1 = Attack 3 or Block 3
ability-utem-swordsmen-2 = Attack or Block 6, then wounded
ability-guardian-golems-1 = Attack 2 or Block 2
ability-guardian-golems-2 = 🔴 Fire Block 4
ability-guardian-golems-3 = 🔵 Ice Block 4
ability-illusionists-1 = Influence 4
ability-illusionists-2 = ⚪ An unfortified enemy can’t attack
    .short = ⚪ An enemy can’t attack
ability-illusionists-3 = A white crystal
ability-red-cape-monks-1 = Attack 3 or Block 3
ability-red-cape-monks-2 = 🔴 Fire Attack 4 or Fire Block 4
ability-northern-monks-1 = Attack 3 or Block 3
ability-northern-monks-2 = 🔵 Ice Attack 4 or Ice Block 4
ability-savage-monks-1 = Attack 3 or Block 3
ability-savage-monks-2 = 🟢 Siege Attack 4
ability-fire-golems-1 = Attack 3 or Block 3
ability-fire-golems-2 = 🔴 Ranged Fire Attack 4
ability-ice-golems-1 = Attack 3 or Block 3
ability-ice-golems-2 = 🔵 Ice Attack 6
ability-fire-mages-1 = Ranged Fire Attack 3
ability-fire-mages-2 = 🔴 Fire Attack or Block 6
ability-fire-mages-3 = A red mana and crystal
ability-ice-mages-1 = Ice Attack or Block 4
ability-ice-mages-2 = 🔵 Siege Ice Attack 4
ability-ice-mages-3 = A blue mana and crystal
ability-amotep-gunners-1 = Attack 5 or Block 5
ability-amotep-gunners-2 = 🔴 Ranged Fire Attack 6
ability-amotep-freezers-1 = Attack 5 or Block 5
ability-amotep-freezers-2 = 🔵 An enemy can’t attack; its armor −3
    .short = 🔵 An enemy can’t attack, armor −3
ability-catapults-1 = Siege Attack 3
ability-catapults-2 = 🔴 Siege Fire Attack 5
ability-catapults-3 = 🔵 Siege Ice Attack 5
ability-altem-mages-1 = Any 2 mana
ability-altem-mages-2 = Cold Fire 5, +2 per 🔵 and 🔴
ability-altem-mages-3 = ⚫ All Cold Fire, or Siege
ability-altem-guardians-1 = Attack 5
ability-altem-guardians-2 = Block 8; ignores swift
ability-altem-guardians-3 = 🟢 Your units resist everything
    .short = 🟢 Units resist everything
unit-does-peasants = { ability-peasants-1 } · { ability-peasants-2 } · { ability-peasants-3 }
unit-does-herbalists = { ability-herbalists-1 } · { ability-herbalists-2 } · { ability-herbalists-3 }
unit-does-foresters = { ability-foresters-1 } · { ability-foresters-2 }
unit-does-utem-crossbowmen = { ability-utem-crossbowmen-1 } · { ability-utem-crossbowmen-2 }
unit-does-utem-guardsmen = { ability-utem-guardsmen-1 } · { ability-utem-guardsmen-2 }
unit-does-utem-swordsmen = { ability-utem-swordsmen-1 } · { ability-utem-swordsmen-2 }
unit-does-guardian-golems = { ability-guardian-golems-1 } · { ability-guardian-golems-2 } · { ability-guardian-golems-3 }
unit-does-illusionists = { ability-illusionists-1 } · { ability-illusionists-2 } · { ability-illusionists-3 }
unit-does-red-cape-monks = { ability-red-cape-monks-1 } · { ability-red-cape-monks-2 }
unit-does-northern-monks = { ability-northern-monks-1 } · { ability-northern-monks-2 }
unit-does-savage-monks = { ability-savage-monks-1 } · { ability-savage-monks-2 }
unit-does-fire-golems = { ability-fire-golems-1 } · { ability-fire-golems-2 }
unit-does-ice-golems = { ability-ice-golems-1 } · { ability-ice-golems-2 }
unit-does-fire-mages = { ability-fire-mages-1 } · { ability-fire-mages-2 } · { ability-fire-mages-3 }
unit-does-ice-mages = { ability-ice-mages-1 } · { ability-ice-mages-2 } · { ability-ice-mages-3 }
unit-does-amotep-gunners = { ability-amotep-gunners-1 } · { ability-amotep-gunners-2 }
unit-does-amotep-freezers = { ability-amotep-freezers-1 } · { ability-amotep-freezers-2 }
unit-does-catapults = { ability-catapults-1 } · { ability-catapults-2 } · { ability-catapults-3 }
unit-does-altem-mages = { ability-altem-mages-1 } · { ability-altem-mages-2 } · { ability-altem-mages-3 }
unit-does-altem-guardians = { ability-altem-guardians-1 } · { ability-altem-guardians-2 } · { ability-altem-guardians-3 }
about-unit-peasants = **{ unit-peasants }**, level 1, armor 3. Recruit at villages for 4 Influence. { unit-does-peasants }.
about-unit-herbalists = **{ unit-herbalists }**, level 1, armor 2. Recruit at villages and monasteries for 3 Influence. { unit-does-herbalists }.
about-unit-foresters = **{ unit-foresters }**, level 1, armor 4. Recruit at villages for 5 Influence. { unit-does-foresters }.
about-unit-utem-crossbowmen = **{ unit-utem-crossbowmen }**, level 2, armor 4. Recruit at villages and keeps for 6 Influence. { unit-does-utem-crossbowmen }.
about-unit-utem-guardsmen = **{ unit-utem-guardsmen }**, level 2, armor 5. Recruit at villages and keeps for 5 Influence. { unit-does-utem-guardsmen }.
about-unit-utem-swordsmen = **{ unit-utem-swordsmen }**, level 2, armor 4. Recruit at keeps for 6 Influence. { unit-does-utem-swordsmen }.
about-unit-guardian-golems = **{ unit-guardian-golems }**, level 2, armor 3, resists physical. Recruit at keeps and mage towers for 7 Influence. { unit-does-guardian-golems }.
about-unit-illusionists = **{ unit-illusionists }**, level 2, armor 2, resists physical. Recruit at monasteries and mage towers for 7 Influence. { unit-does-illusionists }.
about-unit-red-cape-monks = **{ unit-red-cape-monks }**, level 2, armor 4. Recruit at monasteries for 7 Influence. { unit-does-red-cape-monks }.
about-unit-northern-monks = **{ unit-northern-monks }**, level 2, armor 4. Recruit at monasteries for 7 Influence. { unit-does-northern-monks }.
about-unit-savage-monks = **{ unit-savage-monks }**, level 2, armor 4. Recruit at monasteries for 7 Influence. { unit-does-savage-monks }.
about-unit-fire-golems = **{ unit-fire-golems }**, elite, level 3, armor 4, resists fire and physical. Recruit at keeps and mage towers for 8 Influence. { unit-does-fire-golems }.
    .name = { unit-fire-golems } (unit)
about-unit-ice-golems = **{ unit-ice-golems }**, elite, level 3, armor 4, resists ice and physical. Recruit at keeps and mage towers for 8 Influence. { unit-does-ice-golems }.
    .name = { unit-ice-golems } (unit)
about-unit-fire-mages = **{ unit-fire-mages }**, elite, level 3, armor 4, resists fire. Recruit at monasteries and mage towers for 9 Influence. { unit-does-fire-mages }.
    .name = { unit-fire-mages } (unit)
about-unit-ice-mages = **{ unit-ice-mages }**, elite, level 3, armor 4, resists ice. Recruit at monasteries and mage towers for 9 Influence. { unit-does-ice-mages }.
    .name = { unit-ice-mages } (unit)
about-unit-amotep-gunners = **{ unit-amotep-gunners }**, elite, level 3, armor 6. Recruit at keeps and cities for 8 Influence. { unit-does-amotep-gunners }.
about-unit-amotep-freezers = **{ unit-amotep-freezers }**, elite, level 3, armor 6. Recruit at keeps and cities for 8 Influence. { unit-does-amotep-freezers }.
about-unit-catapults = **{ unit-catapults }**, elite, level 3, armor 4. Recruit at keeps and cities for 9 Influence. { unit-does-catapults }.
about-unit-altem-mages = **{ unit-altem-mages }**, elite, level 4, armor 5, resists fire and ice. Recruit at cities for 12 Influence. { unit-does-altem-mages }.
    .name = { unit-altem-mages } (unit)
about-unit-altem-guardians = **{ unit-altem-guardians }**, elite, level 4, armor 7. Recruit at cities for 11 Influence. { unit-does-altem-guardians }.

## Skills

skill-dark-paths = Dark Paths
skill-burning-power = Burning Power
skill-hot-swordsmanship = Hot Swordsmanship
skill-dark-negotiation = Dark Negotiation
skill-dark-fire-magic = Dark Fire Magic
skill-power-of-pain = Power of Pain
skill-invocation = Invocation
skill-polarization = Polarization
skill-motivation-arythea = Motivation (Arythea)
skill-healing-ritual = Healing Ritual
skill-freezing-power = Freezing Power
skill-potion-making = Potion Making
skill-white-crystal-craft = White Crystal Craft
skill-green-crystal-craft = Green Crystal Craft
skill-red-crystal-craft = Red Crystal Craft
skill-glittering-fortune = Glittering Fortune
skill-flight = Flight
skill-universal-power = Universal Power
skill-motivation-goldyx = Motivation (Goldyx)
skill-source-freeze = Source Freeze
skill-forward-march = Forward March
skill-day-sharpshooting = Day Sharpshooting
skill-inspiration = Inspiration
skill-bright-negotiation = Bright Negotiation
skill-leaves-in-the-wind = Leaves in the Wind
skill-whisper-in-the-treetops = Whisper in the Treetops
skill-leadership = Leadership
skill-bonds-of-loyalty = Bonds of Loyalty
skill-motivation-norowas = Motivation (Norowas)
skill-prayer-of-weather = Prayer of Weather
skill-double-time = Double Time
skill-night-sharpshooting = Night Sharpshooting
skill-cold-swordsmanship = Cold Swordsmanship
skill-shield-mastery = Shield Mastery
skill-resistance-break = Resistance Break
skill-i-feel-no-pain = I Feel No Pain
skill-i-dont-give-a-damn = I Don’t Give a Damn
skill-who-needs-magic = Who Needs Magic
skill-motivation-tovak = Motivation (Tovak)
skill-mana-exploit = Mana Exploit
does-dark-paths = Move 1, or 2 at night
does-burning-power = Siege Attack 1 or Siege Fire Attack 1
does-hot-swordsmanship = Attack 2 or Fire Attack 2
does-dark-negotiation = Influence 2, or 3 at night
does-dark-fire-magic = A red crystal, and a red or black mana
does-power-of-pain = Play one wound sideways for 2; it goes to your discard pile
does-invocation = Discard a wound (red/black mana) or a card (white/green)
does-polarization = Use a mana as its opposite: red–blue, green–white, gold–black
does-motivation-arythea = Draw 2 cards, plus a red mana if you alone have least Fame
does-healing-ritual = Throw away 1–2 wounds; your nearest rival gets one of them
does-freezing-power = Siege Attack 1 or Siege Ice Attack 1
does-potion-making = Heal 2; not in combat
does-white-crystal-craft = A blue crystal and a white mana
does-green-crystal-craft = A blue crystal and a green mana
does-red-crystal-craft = A blue crystal and a red mana
does-glittering-fortune = Influence 1 for each different color of your crystals
does-flight = Fly 1 space for free, or 2 for 2 Move, to a safe space
does-universal-power = Pay a mana: a sideways card gives 3, or 4 in that color
does-motivation-goldyx = Draw 2 cards, plus a green mana if you alone have least Fame
does-source-freeze = Rivals can’t use their usual die until your turn; then a crystal
does-forward-march = Move 1 for each ready, unwounded unit, up to 3
does-day-sharpshooting = Ranged Attack 2, or 1 at night
does-inspiration = Ready or heal a unit; not in combat
does-bright-negotiation = Influence 3, or 2 at night
does-leaves-in-the-wind = A green crystal and a white mana
does-whisper-in-the-treetops = A white crystal and a green mana
does-leadership = Next unit you use: Block +3, Attack +2 or Ranged Attack +1
does-bonds-of-loyalty = One more unit: 5 Influence cheaper, usable everywhere
does-motivation-norowas = Draw 2 cards, plus a white mana if you alone have least Fame
does-prayer-of-weather = Until your next turn: terrain −2 for you, +1 for rivals
does-double-time = Move 2, or 1 at night
does-night-sharpshooting = Ranged Attack 1, or 2 at night
does-cold-swordsmanship = Attack 2 or Ice Attack 2
does-shield-mastery = Block 3, Fire Block 2 or Ice Block 2
does-resistance-break = One enemy: armor −1 for each of its resistances
does-i-feel-no-pain = Discard a wound and draw a card; not in combat
does-i-dont-give-a-damn = A sideways card gives 2, or 3 if it isn’t a basic action
does-who-needs-magic = A sideways card gives 2, or 3 if you use no Source die
does-motivation-tovak = Draw 2 cards, plus a blue mana if you alone have least Fame
does-mana-exploit = Gain a mana; rivals who use other colors take a wound
about-skill-dark-paths = **{ skill-dark-paths }** ({ hero-arythea }, once a turn). { does-dark-paths }.
about-skill-burning-power = **{ skill-burning-power }** ({ hero-arythea }, once a turn). { does-burning-power }.
about-skill-hot-swordsmanship = **{ skill-hot-swordsmanship }** ({ hero-arythea }, once a turn). { does-hot-swordsmanship }.
about-skill-dark-negotiation = **{ skill-dark-negotiation }** ({ hero-arythea }, once a turn). { does-dark-negotiation }.
about-skill-dark-fire-magic = **{ skill-dark-fire-magic }** ({ hero-arythea }, once a round). { does-dark-fire-magic }.
about-skill-power-of-pain = **{ skill-power-of-pain }** ({ hero-arythea }, once a turn). { does-power-of-pain }.
about-skill-invocation = **{ skill-invocation }** ({ hero-arythea }, once a turn). { does-invocation }.
about-skill-polarization = **{ skill-polarization }** ({ hero-arythea }, once a turn). { does-polarization }.
about-skill-motivation-arythea = **{ skill-motivation-arythea }** ({ hero-arythea }, once a round). { does-motivation-arythea }.
about-skill-healing-ritual = **{ skill-healing-ritual }** ({ hero-arythea }, once a round). { does-healing-ritual }.
about-skill-freezing-power = **{ skill-freezing-power }** ({ hero-goldyx }, once a turn). { does-freezing-power }.
about-skill-potion-making = **{ skill-potion-making }** ({ hero-goldyx }, once a round). { does-potion-making }.
about-skill-white-crystal-craft = **{ skill-white-crystal-craft }** ({ hero-goldyx }, once a round). { does-white-crystal-craft }.
about-skill-green-crystal-craft = **{ skill-green-crystal-craft }** ({ hero-goldyx }, once a round). { does-green-crystal-craft }.
about-skill-red-crystal-craft = **{ skill-red-crystal-craft }** ({ hero-goldyx }, once a round). { does-red-crystal-craft }.
about-skill-glittering-fortune = **{ skill-glittering-fortune }** ({ hero-goldyx }, once a turn). { does-glittering-fortune }.
about-skill-flight = **{ skill-flight }** ({ hero-goldyx }, once a round). { does-flight }.
about-skill-universal-power = **{ skill-universal-power }** ({ hero-goldyx }, once a turn). { does-universal-power }.
about-skill-motivation-goldyx = **{ skill-motivation-goldyx }** ({ hero-goldyx }, once a round). { does-motivation-goldyx }.
about-skill-source-freeze = **{ skill-source-freeze }** ({ hero-goldyx }, once a round). { does-source-freeze }. Extra dice, like the one from { card-mana-draw }, still work. It lasts until your next turn starts; then you gain a crystal of a color the Source shows.
about-skill-forward-march = **{ skill-forward-march }** ({ hero-norowas }, once a turn). { does-forward-march }.
about-skill-day-sharpshooting = **{ skill-day-sharpshooting }** ({ hero-norowas }, once a turn). { does-day-sharpshooting }.
about-skill-inspiration = **{ skill-inspiration }** ({ hero-norowas }, once a round). { does-inspiration }.
about-skill-bright-negotiation = **{ skill-bright-negotiation }** ({ hero-norowas }, once a turn). { does-bright-negotiation }.
about-skill-leaves-in-the-wind = **{ skill-leaves-in-the-wind }** ({ hero-norowas }, once a round). { does-leaves-in-the-wind }.
about-skill-whisper-in-the-treetops = **{ skill-whisper-in-the-treetops }** ({ hero-norowas }, once a round). { does-whisper-in-the-treetops }.
about-skill-leadership = **{ skill-leadership }** ({ hero-norowas }, once a turn). { does-leadership }.
about-skill-bonds-of-loyalty = **{ skill-bonds-of-loyalty }** ({ hero-norowas }, always). { does-bonds-of-loyalty }.
about-skill-motivation-norowas = **{ skill-motivation-norowas }** ({ hero-norowas }, once a round). { does-motivation-norowas }.
about-skill-prayer-of-weather = **{ skill-prayer-of-weather }** ({ hero-norowas }, once a round). { does-prayer-of-weather }.
about-skill-double-time = **{ skill-double-time }** ({ hero-tovak }, once a turn). { does-double-time }.
about-skill-night-sharpshooting = **{ skill-night-sharpshooting }** ({ hero-tovak }, once a turn). { does-night-sharpshooting }.
about-skill-cold-swordsmanship = **{ skill-cold-swordsmanship }** ({ hero-tovak }, once a turn). { does-cold-swordsmanship }.
about-skill-shield-mastery = **{ skill-shield-mastery }** ({ hero-tovak }, once a turn). { does-shield-mastery }.
about-skill-resistance-break = **{ skill-resistance-break }** ({ hero-tovak }, once a turn). { does-resistance-break }.
about-skill-i-feel-no-pain = **{ skill-i-feel-no-pain }** ({ hero-tovak }, once a turn). { does-i-feel-no-pain }.
about-skill-i-dont-give-a-damn = **{ skill-i-dont-give-a-damn }** ({ hero-tovak }, once a turn). { does-i-dont-give-a-damn }.
about-skill-who-needs-magic = **{ skill-who-needs-magic }** ({ hero-tovak }, once a turn). { does-who-needs-magic }.
about-skill-motivation-tovak = **{ skill-motivation-tovak }** ({ hero-tovak }, once a round). { does-motivation-tovak }.
about-skill-mana-exploit = **{ skill-mana-exploit }** ({ hero-tovak }, once a round). { does-mana-exploit }.

## Enemies

enemy-prowlers = Prowlers
enemy-diggers = Diggers
enemy-cursed-hags = Cursed Hags
enemy-wolf-riders = Wolf Riders
enemy-ironclads = Ironclads
enemy-orc-summoners = Orc Summoners
enemy-crossbowmen = Crossbowmen
enemy-guardsmen = Guardsmen
enemy-swordsmen = Swordsmen
enemy-golems = Golems
enemy-minotaur = Minotaur
enemy-gargoyle = Gargoyle
enemy-medusa = Medusa
enemy-crypt-worm = Crypt Worm
enemy-werewolf = Werewolf
enemy-monks = Monks
enemy-enemy-illusionists = Enemy Illusionists
enemy-ice-mages = Ice Mages
enemy-ice-golems = Ice Golems
enemy-fire-mages = Fire Mages
enemy-fire-golems = Fire Golems
enemy-freezers = Freezers
enemy-gunners = Gunners
enemy-altem-guardsmen = Altem Guardsmen
enemy-altem-mages = Altem Mages
enemy-swamp-dragon = Swamp Dragon
enemy-fire-dragon = Fire Dragon
enemy-ice-dragon = Ice Dragon
enemy-high-dragon = High Dragon
values-prowlers = armor 3, attack 4
values-diggers = armor 3, attack 3, fortified
values-cursed-hags = armor 5, attack 3, poison
values-wolf-riders = armor 4, attack 3, swift
values-ironclads = armor 3, attack 4, brutal, resists physical
values-orc-summoners = armor 4, summons
values-crossbowmen = armor 4, attack 4, swift
values-guardsmen = armor 7, attack 3, fortified
values-swordsmen = armor 5, attack 6
values-golems = armor 5, attack 2, resists physical
values-minotaur = armor 5, attack 5, brutal
values-gargoyle = armor 4, attack 5, resists physical
values-medusa = armor 4, attack 6, paralyze
values-crypt-worm = armor 6, attack 6, fortified
values-werewolf = armor 5, attack 7, swift
values-monks = armor 5, attack 5, poison
values-enemy-illusionists = armor 3, summons, resists physical
values-ice-mages = armor 6, attack 5 ice, resists ice
values-ice-golems = armor 4, attack 2 ice, paralyze, resists ice+physical
values-fire-mages = armor 5, attack 6 fire, resists fire
values-fire-golems = armor 4, attack 3 fire, brutal, resists fire+physical
values-freezers = armor 7, attack 3 ice, swift, paralyze, resists fire
values-gunners = armor 6, attack 6 fire, brutal, resists ice
values-altem-guardsmen = armor 7, attack 6, fortified, resists fire+ice+physical
values-altem-mages = armor 8, attack 4 cold fire, fortified, brutal, poison, resists physical
values-swamp-dragon = armor 9, attack 5, swift, poison
values-fire-dragon = armor 7, attack 9 fire, resists fire+physical
values-ice-dragon = armor 7, attack 6 ice, paralyze, resists ice+physical
values-high-dragon = armor 9, attack 6 cold fire, brutal, resists fire+ice
about-enemy-prowlers = **{ enemy-prowlers }**, marauding orcs: { values-prowlers }. Fame 2.
about-enemy-diggers = **{ enemy-diggers }**, marauding orcs: { values-diggers }. Fame 2.
about-enemy-cursed-hags = **{ enemy-cursed-hags }**, marauding orcs: { values-cursed-hags }. Fame 3.
about-enemy-wolf-riders = **{ enemy-wolf-riders }**, marauding orcs: { values-wolf-riders }. Fame 3.
about-enemy-ironclads = **{ enemy-ironclads }**, marauding orcs: { values-ironclads }. Fame 4.
about-enemy-orc-summoners = **{ enemy-orc-summoners }**, marauding orcs: { values-orc-summoners }. Fame 4.
about-enemy-crossbowmen = **{ enemy-crossbowmen }**, garrison in keeps: { values-crossbowmen }. Fame 3.
about-enemy-guardsmen = **{ enemy-guardsmen }**, garrison in keeps: { values-guardsmen }. Fame 3.
about-enemy-swordsmen = **{ enemy-swordsmen }**, garrison in keeps: { values-swordsmen }. Fame 4.
about-enemy-golems = **{ enemy-golems }**, garrison in keeps: { values-golems }. Fame 4.
about-enemy-minotaur = **{ enemy-minotaur }**, monster in dens and dungeons: { values-minotaur }. Fame 4.
about-enemy-gargoyle = **{ enemy-gargoyle }**, monster in dens and dungeons: { values-gargoyle }. Fame 4.
about-enemy-medusa = **{ enemy-medusa }**, monster in dens and dungeons: { values-medusa }. Fame 5.
about-enemy-crypt-worm = **{ enemy-crypt-worm }**, monster in dens and dungeons: { values-crypt-worm }. Fame 5.
about-enemy-werewolf = **{ enemy-werewolf }**, monster in dens and dungeons: { values-werewolf }. Fame 5.
about-enemy-monks = **{ enemy-monks }**, garrison in mage towers: { values-monks }. Fame 4.
about-enemy-enemy-illusionists = **{ enemy-enemy-illusionists }**, garrison in mage towers: { values-enemy-illusionists }. Fame 4.
about-enemy-ice-mages = **{ enemy-ice-mages }**, garrison in mage towers: { values-ice-mages }. Fame 5.
about-enemy-ice-golems = **{ enemy-ice-golems }**, garrison in mage towers: { values-ice-golems }. Fame 5.
about-enemy-fire-mages = **{ enemy-fire-mages }**, garrison in mage towers: { values-fire-mages }. Fame 5.
about-enemy-fire-golems = **{ enemy-fire-golems }**, garrison in mage towers: { values-fire-golems }. Fame 5.
about-enemy-freezers = **{ enemy-freezers }**, city soldiers, found in ruins: { values-freezers }. Fame 7.
about-enemy-gunners = **{ enemy-gunners }**, city soldiers, found in ruins: { values-gunners }. Fame 7.
about-enemy-altem-guardsmen = **{ enemy-altem-guardsmen }**, city soldiers, found in ruins: { values-altem-guardsmen }. Fame 8.
about-enemy-altem-mages = **{ enemy-altem-mages }**, city soldiers, found in ruins: { values-altem-mages }. Fame 8.
about-enemy-swamp-dragon = **{ enemy-swamp-dragon }**, Draconum: { values-swamp-dragon }. Fame 7.
about-enemy-fire-dragon = **{ enemy-fire-dragon }**, Draconum: { values-fire-dragon }. Fame 8.
about-enemy-ice-dragon = **{ enemy-ice-dragon }**, Draconum: { values-ice-dragon }. Fame 8.
about-enemy-high-dragon = **{ enemy-high-dragon }**, Draconum: { values-high-dragon }. Fame 9.

## The land: a space is named by its tile and a letter, and says what stands there

space-Aa = portal Aa
space-Ba = portal Ba
space-1a = glade 1a
space-1c = village 1c
space-2b = glade 2b
space-2c = village 2c
space-2e = green mine 2e
space-3b = keep 3b
space-3d = white mine 3d
space-3e = village 3e
space-4a = mage tower 4a
space-4d = village 4d
space-5b = monastery 5b
space-5d = blue mine 5d
space-5f = glade 5f
space-6a = red mine 6a
space-6f = monster den 6f
space-7c = glade 7c
space-7d = dungeon 7d
space-7f = monastery 7f
space-8b = ruins 8b
space-8d = village 8d
space-8g = glade 8g
space-9c = keep 9c
space-9e = mage tower 9e
space-9g = dungeon 9g
space-10d = ruins 10d
space-10e = keep 10e
space-10g = monster den 10g
space-11a = mage tower 11a
space-11f = ruins 11f
space-C1a = monastery C1a
space-C1b = tomb C1b
space-C1f = spawning grounds C1f
space-C2b = ruins C2b
space-C2c = green mine C2c
space-C2e = mage tower C2e
space-C3b = ruins C3b
space-C3c = mage tower C3c
space-C3e = white mine C3e
space-C3f = tomb C3f
space-C4c = keep C4c
space-C4e = ruins C4e
space-C4g = blue mine C4g
space-C5a = green city C5a
space-C5b = village C5b
space-C5g = glade C5g
space-C6a = blue city C6a
space-C6b = monastery C6b
space-C7a = white city C7a
space-C7f = keep C7f
space-C7g = spawning grounds C7g
space-C8a = red city C8a
space-C8b = red mine C8b
space-C8g = ruins C8g

tile-A = the coast with the portal
tile-B = the open coast with the portal
tile-1 = glade, village, orcs
tile-2 = glade, village, green mine, orcs
tile-3 = keep, white mine, village
tile-4 = mage tower, village, orcs
tile-5 = monastery, orcs, blue mine, glade
tile-6 = red mine, orcs, monster den
tile-7 = orcs, glade, dungeon, monastery
tile-8 = orcs, ruins, village, glade
tile-9 = keep, mage tower, dungeon
tile-10 = ruins, keep, monster den
tile-11 = mage tower, orcs, ruins
tile-C1 = monastery, tomb, spawning grounds
tile-C2 = ruins, green mine, a Draconum, mage tower
tile-C3 = ruins, mage tower, white mine, tomb
tile-C4 = a Draconum, keep, ruins, blue mine
tile-C5 = green city, village, orcs, glade
tile-C6 = blue city, monastery, a Draconum
tile-C7 = white city, a Draconum, keep, spawning grounds
tile-C8 = red city, red mine, a Draconum, ruins

## On demand: sites, abilities, terrain, tactics, heroes

about-site-village = **Village.** Recruit units with the village symbol, or buy Healing for 3 Influence a point. If you start a turn here, you may plunder first: draw 2 cards, Reputation −1.
    .also = house, houses, town, hamlet
about-site-monastery = **Monastery.** Recruit monks, buy Healing for 2 Influence a point, or learn the advanced action on display for 6. Or burn it: Reputation −3, a fight without units against a violet enemy, and an artifact if you win.
    .also = church, abbey, cloister, monks’ house
about-site-keep = **Keep.** Walk in to assault it: Reputation −1, and a gray garrison behind walls. Once it’s yours, you can recruit there, and while you’re in it or next to it your hand limit grows by 1 for each keep you own. Rivals can take it from you.
    .also = castle, fort, fortress, gray tower
about-site-mage_tower = **Mage tower.** Walk in to assault it: Reputation −1, and a violet garrison behind walls. You win a spell. Once somebody has conquered it, everybody walks in freely and can recruit there, or learn a spell for 7 Influence and a mana of its color.
    .also = wizard tower, magic tower, sorcerer
about-site-magical_glade = **Magical glade.** End a turn here to throw away a wound from your hand or discard pile. Start a turn here to gain a gold mana, or a black one at night.
    .also = tree, shrine, grove, healing place
about-site-mine = **Crystal mine.** End a turn here to gain a crystal of its color. You can hold 3 of each color.
    .also = mine, pickaxe, pick, crystal source
about-site-monster_den = **Monster den.** Enter as your action to fight a brown monster. It stays until somebody defeats it and wins 2 random crystals.
    .also = den, cave, lair
about-site-spawning_grounds = **Spawning grounds.** Enter as your action to fight two brown monsters. Defeat both in one fight to win 3 random crystals and an artifact; if you defeat only one, another takes its place.
    .also = spawn, nest, eggs, hatchery
about-site-dungeon = **Dungeon.** Enter as your action to fight a brown monster without your units, by night rules. The first winner rolls a die: gold or black wins a spell, any other color an artifact. After that, only Fame.
    .also = cellar, underground, gate
about-site-tomb = **Tomb.** Enter as your action to fight a Draconum without your units, by night rules. The first winner gains a spell and an artifact. After that, only Fame.
    .also = crypt, grave, coffin
about-site-ruins = **Ruins.** By day you can see what’s inside: an altar that gives Fame 7 for 3 mana of its color, or two enemies guarding a treasure. Enter as your action; enemies you don’t defeat stay there.
    .also = ancient ruins, ruin, temple, altar
about-site-city = **City.** In the First Reconnaissance nobody enters it. In a conquest you assault it: Move 2, Reputation −1, fortified. Whoever you beat stays beaten and gives you a shield. Its color helps all defenders. *Green*: physical attacks poison. *Red*: they’re brutal. *Blue*: fire and ice attacks +2, Cold Fire +1. *White*: armor +1. Once all have fallen, the most shields lead it. Then anyone can trade there, with Influence +1 per shield of theirs. In or next to it, your hand limit is 2 higher as its leader, 1 higher with a shield.
    .also = capital, find the city, goal, aim
about-site-portal = **Portal.** This is where you enter the land. Any number of heroes can stand on it. If you end your turn here, you’re off the map until your next turn.
    .also = start, starting space, spiral, entrance
about-site-closed_portal = **Closed portal** (One to Return). It closed when the first day ended, and is a plain space now: one hero can stay there, and be attacked. Whoever stands there when the last night ends wins.
about-ruins-altar-green = **Ruins: a green altar.** Enter as your action and pay 3 green mana for Fame 7. Your shield stays there.
about-ruins-altar-blue = **Ruins: a blue altar.** Enter as your action and pay 3 blue mana for Fame 7. Your shield stays there.
about-ruins-altar-white = **Ruins: a white altar.** Enter as your action and pay 3 white mana for Fame 7. Your shield stays there.
about-ruins-altar-red = **Ruins: a red altar.** Enter as your action and pay 3 red mana for Fame 7. Your shield stays there.
about-ruins-grey-violet = **Ruins with prisoners.** Defeat a gray and a violet enemy, and a unit from the offer joins you for free at the end of the turn.
about-ruins-green-brown = **Ruins with an artifact.** Defeat an orc and a brown monster to find it.
about-ruins-green-green = **Ruins with crystals.** Defeat two orcs for a crystal of each basic color.
about-ruins-brown-violet = **Ruins with a spell.** Defeat a brown monster and a violet enemy for a spell and a crystal of each basic color.
about-ruins-grey-white = **Ruins with an artifact and a spell.** Defeat a gray enemy and one from the city to win both.
about-ruins-grey-brown = **Ruins with an artifact.** Defeat a gray enemy and a brown monster to find it.
about-ruins-brown-red = **Ruins with two artifacts.** Defeat a brown monster and a Draconum to find them.
about-ruins-green-red = **Ruins with an artifact and an advanced action.** Defeat an orc and a Draconum to win both.
ability-fortified = Fortified
ability-swift = Swift
ability-brutal = Brutal
ability-poison = Poison
ability-paralyze = Paralyze
ability-summon = Summons
ability-physical = Physical resistance
ability-fire = Fire resistance
ability-ice = Ice resistance
ability-fire-attack = Fire attack
ability-ice-attack = Ice attack
ability-coldfire-attack = Cold Fire attack

about-duel = **Duel** (a table setting). Stop on another hero’s space to attack, but not on the portal or in a city, nor once the round or the game is about to end. The defender takes their next turn now, or fights without dice and skills. *Ranged*: the defender attacks first, then you take turns; only Ranged and Siege count, in a keep or tower only Siege. *Melee*: you attack first. Unblocked damage buys wounds (the target’s armor each), a visible artifact (5), or driving the other out (the space’s Move), which wins. If both pass, you go back. Beating a higher level: Fame 1, plus 2 a level.
    .also = duels, pvp, attack another hero, attack a player, player fight

about-ability-fortified = **Fortified.** In the Ranged phase, only Siege Attack counts against it. If it’s behind walls as well, nothing does.
    .also = fortification, fortifications, gate symbol
about-ability-swift = **Swift.** You need twice its attack to block it. Its damage isn’t doubled.
    .also = swiftness ability, fast, quick, double arrow, speed of enemy
about-ability-brutal = **Brutal.** If you don’t block it, it deals twice its attack.
    .also = brutality, double damage, fierce
about-ability-poison = **Poison.** For each wound you take into your hand, you also put one in your discard pile. A unit takes two wounds.
    .also = poisonous, venom, poisoned, skull drop
about-ability-paralyze = **Paralyze.** If it wounds your hero, you discard all cards but wounds. A unit it wounds is destroyed.
    .also = paralysis, petrify, stone, stun, lightning
about-ability-summon = **Summons.** It doesn’t attack itself: each time the Block phase begins, a random brown monster attacks in its place and leaves after the damage.
    .also = summoner, summoned monster, summoning, pentagram
about-ability-physical = **Resists physical.** Attacks without an element count half. Fire, Ice and Cold Fire count in full.
    .also = resists physical, physical immunity, armor halves
about-ability-fire = **Resists fire.** Fire attacks count half, and red magic has no effect on it. A unit that resists fire ignores fire damage up to its armor.
    .also = resists fire, fireproof
about-ability-ice = **Resists ice.** Ice attacks count half, and blue magic has no effect on it. A unit that resists ice ignores ice damage up to its armor.
    .also = resists ice, frostproof
about-ability-fire-attack = **Fire attack.** Only Ice and Cold Fire Block count in full against it; other blocks count half.
    .also = burns, fire damage, flame
about-ability-ice-attack = **Ice attack.** Only Fire and Cold Fire Block count in full against it; other blocks count half.
    .also = freezes, ice damage, snowflake, frost
about-ability-coldfire-attack = **Cold Fire attack.** Only Cold Fire Block counts in full against it; other blocks count half.
    .also = cold fire damage, violet flame

about-terrain-plains = **Plains.** Move 2.
    .also = plain, grass, field, meadow
about-terrain-hills = **Hills.** Move 3.
    .also = hill
about-terrain-forest = **Forest.** Move 3, or 5 at night.
    .also = wood, woods, trees, forests
about-terrain-wasteland = **Wasteland.** Move 4.
    .also = waste, wastelands, barren land
about-terrain-desert = **Desert.** Move 5, or 3 at night.
    .also = sand, dunes, deserts
about-terrain-swamp = **Swamp.** Move 5.
    .also = marsh, bog, swamps
about-terrain-lake = **Lake.** You can’t enter it without magic.
    .also = water, lakes
about-terrain-mountain = **Mountain.** You can’t enter it.
    .also = mountains, peak, rocks
about-terrain-sea = **Sea.** The edge of the map.
    .also = ocean, coast, edge of the map, shore

about-tactic-early-bird = **{ tactic-early-bird } (1)** (day). { does-early-bird }.
about-tactic-rethink = **{ tactic-rethink } (2)** (day). { does-rethink }.
about-tactic-mana-steal = **{ tactic-mana-steal } (3)** (day). { does-mana-steal }.
about-tactic-planning = **{ tactic-planning } (4)** (day). { does-planning }.
about-tactic-great-start = **{ tactic-great-start } (5)** (day). { does-great-start }.
about-tactic-the-right-moment = **{ tactic-the-right-moment } (6)** (day). { does-the-right-moment }.
about-tactic-from-the-dusk = **{ tactic-from-the-dusk } (1)** (night). { does-from-the-dusk }.
about-tactic-long-night = **{ tactic-long-night } (2)** (night). { does-long-night }.
about-tactic-mana-search = **{ tactic-mana-search } (3)** (night). { does-mana-search }. Gold dice first, since they’re of no use at night.
about-tactic-midnight-meditation = **{ tactic-midnight-meditation } (4)** (night). { does-midnight-meditation }.
about-tactic-preparation = **{ tactic-preparation } (5)** (night). { does-preparation }.
about-tactic-sparing-power = **{ tactic-sparing-power } (6)** (night). { does-sparing-power }.

about-hero-arythea = **Arythea** draws strength from blood and fire. Her own card is Battle Versatility.
    .also = arithea, blood cultist
about-hero-goldyx = **Goldyx** the Draconum makes crystals and flies. Goldyx’s own card is Will Focus.
    .also = goldix
about-hero-norowas = **Norowas** the elf leads units and gets on with everyone. Norowas’s own card is Noble Manners.
    .also = norovas, elf
about-hero-tovak = **Tovak** is a cold master of sword and shield. Tovak’s own card is Cold Toughness.
    .also = tovac, wurmstalker
term-move = Move
term-influence = Influence
term-attack = Attack
term-ranged = Ranged Attack
term-siege = Siege Attack
term-block = Block
term-healing = Healing
term-wounds = Wounds
term-knock-out = Knocked out
term-rest = Rest
term-exhausted = Exhausted
term-sideways = Sideways
term-source = The Source
term-mana = Mana
term-crystals = Crystals
term-tokens = Mana tokens
term-fame = Fame
term-reputation = Reputation
term-levels = Levels
term-command = Command tokens
term-tactics = Tactics
term-rampaging = Rampaging enemies
term-provoke = Provoke
term-assault = Assault
term-explore = Explore
term-advanced = Advanced actions
term-spells = Spells
term-artifacts = Artifacts
term-together = Storming a city together
term-teams = Teams
term-incantation = Incantation
term-tunnels = Tunnels
term-secret = Secret entrances
term-strongholds = Places to hold
term-dummy = Dummy player
term-scenarios = Scenarios
term-first-reconnaissance = { setting-scenario-first-reconnaissance }
term-solo-conquest = { setting-scenario-solo-conquest }
term-full-conquest = { setting-scenario-full-conquest }
term-blitz-conquest = { setting-scenario-blitz-conquest }
term-full-cooperation = { setting-scenario-full-cooperation }
term-blitz-cooperation = { setting-scenario-blitz-cooperation }
term-mines-liberation = { setting-scenario-mines-liberation }
term-druid-nights = { setting-scenario-druid-nights }
term-dungeon-lords = { setting-scenario-dungeon-lords }
term-conquer-and-hold = { setting-scenario-conquer-and-hold }
term-one-to-return = { setting-scenario-one-to-return }
term-elite = Elite units
term-laying = Where tiles may lie
term-city-level = City levels
term-trade = What cities sell
term-round-end = End of the round
about-term-move = **{ term-move }.** Points you spend to enter spaces and to explore (Move 2). Whatever is left when you stop moving is lost.
    .also = movement, walk, walking, travel, boot, move points, steps
about-term-influence = **{ term-influence }.** Points you spend with the locals on units, Healing, advanced actions and spells. Your Reputation adds to it or takes from it, once per visit.
    .also = persuade, speech bubble, money, coins, diplomacy
about-term-attack = **{ term-attack }.** In the Attack phase, all attacks count. Reach the armor of an enemy, or of a group added together, to defeat them; anything less does nothing, and anything more is lost.
    .also = strike, sword, attack points, defeat an enemy, kill
about-term-ranged = **{ term-ranged }.** Counts in the Ranged phase, before enemies attack, and in the Attack phase too. In the Ranged phase it doesn’t count against fortified enemies or enemies behind walls.
    .also = bow, arrow, shoot, shooting, ranged, archer
about-term-siege = **{ term-siege }.** Like a Ranged Attack, but walls don’t stop it. In the Ranged phase, an enemy that’s both fortified and behind walls is safe even from Siege.
    .also = catapult, siege
about-term-block = **{ term-block }.** In the Block phase, Block equal to an enemy’s attack (twice that if it’s swift) stops it completely. One point less and it does nothing. You block each enemy separately.
    .also = parry, defend, block points
about-term-healing = **{ term-healing }.** 1 point throws away a wound from your hand; healing a unit’s wound costs as many points as its level. Never in combat.
    .also = heal, cure, cross, healing points, potion
about-term-wounds = **{ term-wounds }.** Damage that gets through gives you one for each multiple of your armor, rounded up. They clog your hand. Heal them, rest to discard them, or end a turn in a glade. Each costs you 2 Fame at the end of the game.
    .also = injuries, hurt, bleed, red card, wounded
about-term-knock-out = **{ term-knock-out }.** If you take as many wounds in one combat as your hand limit, you discard all cards but wounds.
    .also = ko, knockout, dead, death, dying, defeated hero
about-term-rest = **{ term-rest }.** Instead of moving and acting, discard one card and any number of wounds. You can still heal and use special effects.
    .also = resting, sleep, skip turn, pass, recover
about-term-exhausted = **{ term-exhausted }.** If you have only wounds in hand at the start of your turn, all you can do is discard one. Units and skills can help first.
    .also = exhaustion, only wounds
about-term-sideways = **{ term-sideways }.** Any card but a wound can be played sideways: for Move 1, Influence 1, Attack 1 or Block 1 instead of its own effects.
    .also = play sideways, sideway, turn a card, any card for 1
about-term-source = **{ term-source }.** The mana dice that everyone shares: two more than there are players. You may use one each turn; it’s rerolled at the end of the turn.
    .also = source, dice, die, mana dice, mana pool
about-term-mana = **{ term-mana }.** Pays for strong effects and spells. It comes from a Source die, a crystal, or a mana token you gained this turn. 🟡 Gold counts as any basic color, but only by day; ⚫ black is for spells, and only at night.
    .also = magic, energy, colors, pay mana
about-term-crystals = **{ term-crystals }.** Mana you keep until you need it, up to 3 of each basic color. If you gain one more during your turn, it’s a mana token instead.
    .also = crystal, gem, gems, inventory, store mana
about-term-tokens = **{ term-tokens }.** Mana for this turn only: what you haven’t used by the end is lost.
    .also = token, mana token, temporary mana
about-term-fame = **{ term-fame }.** The most Fame wins. You get it for enemies, new tiles and adventures, and reach new levels at 3, 8, 15, 24, 35, 48, 63, 80 and 99.
    .also = star, fame points, victory points, points, experience, xp
about-term-reputation = **{ term-reputation }.** From −7 to +7: it changes your Influence once per visit. At the bottom, nobody talks to you. Assaults, plundering and burning lower it; defeating orcs and Draconum raises it.
    .also = smiley, rep, popularity, smile
about-term-levels = **{ term-levels }.** Even levels give you a skill and an advanced action; odd levels a command token, and better armor or a bigger hand. You gain them at the end of your turn.
    .also = level, level up, leveling
about-term-command = **{ term-command }.** Each lets you lead one unit. You start with 1 and gain more at levels 3, 5, 7 and 9. If none is free, a new recruit replaces one of your units.
    .also = command, command limit, command token, how many units
about-term-tactics = **{ term-tactics }.** Everyone chooses one at the start of each round, least Fame first. Its number sets the turn order; most have another benefit too.
    .also = tactic, tactic cards, turn order, initiative
about-term-rampaging = **{ term-rampaging }.** Orcs and Draconum that roam the land, face up. You can’t enter their space. If you step from one space next to them to another, you provoke them; from a space next to them you can also challenge them.
    .also = rampage, rampaging, roaming enemies, wandering
about-term-provoke = **{ term-provoke }.** If you step from one space next to rampaging enemies to another space next to the same ones, they attack, and your move ends.
    .also = provoked, provoking, moving past enemies
about-term-assault = **{ term-assault }.** Walking into a keep that isn’t yours, a mage tower that nobody has conquered, or a city that still has defenders. You lose 1 Reputation, win or lose, your move ends, and the garrison fights behind walls. If you don’t win, you go back. A tower that somebody has conquered is open to everybody.
    .also = storm, attack a keep, conquer, siege a keep
about-term-explore = **{ term-explore }.** From a space at the edge of the known land, pay Move 2 to reveal a new tile. You can keep moving. In the First Reconnaissance a tile gains you Fame 1.
    .also = exploring, discover, new tile, compass, reveal
about-term-advanced = **{ term-advanced }.** Better cards for your deck. You get them with new levels, at monasteries and in the green city for 6 Influence, and in some ruins. They go on top of your deck.
    .also = advanced action, better cards, new cards, learn a card
about-term-spells = **{ term-spells }.** They cost a mana of their color; the strong effect also needs a black one, so mostly at night. Win them in mage towers, tombs, dungeons and some ruins, or learn them in a mage tower or the blue city for 7 Influence and a mana.
    .also = spell, cast, sorcery, magic card
about-term-artifacts = **{ term-artifacts }.** Free to play. Using the strong effect throws them away for good. When you win some, you draw one more than you win and give one back. The red city sells them for 12 Influence.
    .also = artifact, artefact, item, items, treasure, relic
about-term-together = **{ term-together }.** Next to a city with two or more defenders, ask other heroes next to it to help. If all of them agree, the defenders are dealt at random, each of you fights a part, and then each of you ends the turn. Whoever joins gives up their next turn. If anyone is left standing, everyone goes back.
    .also = cooperative assault, joint assault, assault together, help, together, allies
about-term-teams = **{ term-teams }.** A setting for four: A and C against B and D. Nobody attacks a mate, and a mate’s empty keep is open to you. A team scores its lowest Fame, and in each category the better of its two. In Full and Blitz Cooperation, all of you are one team.
    .also = team, mate, partner, cooperation, coop
about-term-incantation = **{ term-incantation }** (Druid Nights). Once each night, as your action and not where people live, call a monster for each glade you’ve marked: brown in the first night, Draconum in the second. Double Fame for those you beat, and random crystals for all of them.
    .also = druid, druids, glade shield, mark a glade, obelisk, stones
about-term-tunnels = **{ term-tunnels }** (Dungeon Lords). From a conquered dungeon or tomb, whoever conquered it, you can move to any other for Move 2, plus 1 for each space of the way. The way avoids water and swamps.
    .also = tunnel, underground, travel underground, passage
about-term-secret = **{ term-secret }** (Dungeon Lords). Whoever reveals a village chooses a space next to it for a secret dungeon; near a monastery it’s a tomb. Its enemy lies face down there. If you fail, another one takes its place.
    .also = secret dungeon, secret tomb, entrance
about-term-strongholds = **{ term-strongholds }** (Conquer and Hold). At the end each keep of yours counts 3 points, each mage tower 2. Others can take them: without you there, one, two or three enemies defend them, one more every other round, for half their Fame.
    .also = stronghold, hold, own tower, retake, points
about-term-dummy = **{ term-dummy }.** It only hurries you: on its turn it discards 3 cards, and as many more as it has crystals of the last one’s color. When it has no cards left, it ends the round. It plays along solo and when you cooperate, until the last city falls.
    .also = dummy, automa, clock
about-term-scenarios = **{ term-scenarios }** are a setting of the table. *Find the city*: First Reconnaissance. *Conquer cities*: Solo, Full and Blitz Conquest, and together Full and Blitz Cooperation. *Other aims*: Mines Liberation, Druid Nights, Dungeon Lords, Conquer and Hold, One to Return. `/rules` with the name of one says what it’s about.
    .also = scenario, mission, other aims, variants
about-term-first-reconnaissance = **{ term-first-reconnaissance }** (1–4 players, 3 rounds). Find the city before the third round ends. Each tile you reveal gains Fame 1. The most Fame wins; alone, you win if you find the city.
    .also = first scenario, recon
about-term-solo-conquest = **{ term-solo-conquest }** (1 player, 6 rounds). Conquer two cities, the first of level 5, the second of level 8, while a dummy player hurries you. You win if both fall in time.
    .also = solo, alone, single player
about-term-full-conquest = **{ term-full-conquest }** (2–4 players, 6 rounds). There are as many cities as players, all of level 4. A conquered city counts 7 for its leader, 4 for anyone else with a shield there. The most Fame wins.
    .also = conquest, conquer cities
about-term-blitz-conquest = **{ term-blitz-conquest }** (2–4 players, 4 rounds). Like Full Conquest, with cities of level 3. You start with Fame 1 and Reputation 2, there’s one more die and one more unit on offer, and each new level gains Fame 1.
    .also = blitz, quick conquest
about-term-full-cooperation = **{ term-full-cooperation }** (2–3 players, 6 rounds). You win together if every city falls. There’s one more than players, of level 5; the last one is of level 8 with two players, 11 with three. A dummy player hurries you, and you have one score.
    .also = cooperate, one team
about-term-blitz-cooperation = **{ term-blitz-cooperation }** (2–3 players, 4 rounds). Like Full Cooperation, with as many cities as players, of levels 5, 8 and 11, and the head start of Blitz Conquest.
    .also = quick cooperation
about-term-mines-liberation = **{ term-mines-liberation }** (2–4 players, 4 rounds). Two enemies hold each mine, one of them hidden. Beat them all and it’s yours: Reputation 1, or 2 on core land, and a crystal whenever a round begins. At the end it counts 4, or 7 on core land.
    .also = guarded mine, free a mine, liberate
about-term-druid-nights = **{ term-druid-nights }** (2–4 players, 4 rounds). Mark glades, and hold an incantation each night: whatever it calls gives double Fame. The most Fame wins. *Contested*, few shields fit on each glade; *epic*, there are three nights.
    .also = contested, epic
about-term-dungeon-lords = **{ term-dungeon-lords }** (2–4 players, 5 rounds). Villages and monasteries have secret entrances near them, and tunnels connect every place you conquer. Each dungeon or tomb of yours counts 4 at the end.
    .also = dungeons and tombs
about-term-conquer-and-hold = **{ term-conquer-and-hold }** (2–4 players, 4 or 6 rounds). Only what you hold at the end counts: 3 points for a keep, 2 for a mage tower. Others can take them from you. In a tie nobody wins.
    .also = known land
about-term-one-to-return = **{ term-one-to-return }** (2–4 players, 4 rounds). Leave the portal before the first day ends, or you’re out of the game. Whoever stands there when the last night ends wins.
    .also = portal closes
about-term-elite = **{ term-elite }** cost 8 to 12 and can do more than others. Once core land is known, every other unit of a new offer is an elite one, beginning with the first; in Conquer and Hold they come in the second half. There are none in the First Reconnaissance.
    .also = elite unit, strong units
about-term-laying = **{ term-laying }.** A countryside tile must touch two tiles, or one that touches two others. A core tile must touch two. In a *wedge*, between two coasts, no core tile lies along the coast; an *open map* is up to five tiles wide. In the First Reconnaissance only the coast is a limit.
    .also = core tile, countryside tile, open map, wedge, map shape, coast, placing tiles
about-term-city-level = **{ term-city-level }** go from 1 to 11: the higher, the more and the stronger defenders. Each scenario sets them. In a setting, the table can choose cities 2 levels lower, or 2 or 4 higher.
    .also = city level, level of a city, difficulty
about-term-trade = **{ term-trade }.** Once a city has fallen, anyone there can recruit units with a city on their list. *Green*: advanced actions for 6 Influence, from the offer or the top of the deck. *Blue*: spells for 7 and a mana. *Red*: an artifact for 12, at the end of the turn. *White*: all units, and 2 Influence calls another elite one. A *friendly city* is open from the start, and everyone has a shield there.
    .also = green city, blue city, white city, red city, city prices, friendly city, conquered city
about-term-round-end = **{ term-round-end }.** When your deck is empty, you may announce it instead of taking your turn. Everyone else gets one more turn. Then decks are shuffled, units are readied, and day turns to night or night to day.
    .also = announce, end the round, end of round, last turn

## The rules, page by page

rules-1 =
    ### Mage Knight · { $page } of { $pages }: the aim and a round
    You’re a Mage Knight, sent into a land that nobody has mapped. Somewhere in it lies a **city**. You have three rounds to find it: a day, a night and a day. On the way you explore, fight, recruit units and learn magic. All of that brings **Fame**, and whoever has the most Fame at the end wins.
    🗺️ The city is on one of the last three tiles in the pile. As soon as somebody reveals it, everyone, including the finder, gets one last turn. If nobody finds it in time, the mission has failed, but Fame still counts.
    ☀️ **A round**
    1. Everyone shuffles all their cards and draws 5.
    2. Everyone picks a *tactic*, whoever has the least Fame first. Its number sets the turn order, and most tactics give you a little extra.
    3. You take turns. If your deck is empty, you may end the round instead of taking a turn. Everyone else gets one more.
    4. Units are ready again, the offers change, and day turns to night or night to day.
    🎴 **A turn**
    1. Play cards to move and explore, as far as you can.
    2. Take **one** action: fight, or talk to people.
    3. Draw cards up to your hand limit. What you’ve gathered and not used is lost.
    Or you rest, to get rid of wounds.
    💡 **In your first game**, explore early: each new tile gives Fame 1 and new things to do. Recruit a unit in the first village, then fight orcs you can beat. At Fame 3 you gain your first level.
    📖 `/learn` leads you through a first game. `/rules` with a topic explains any site, enemy, card, unit, skill or tactic.
rules-2 =
    ### Mage Knight · { $page } of { $pages }: cards and mana
    You start with 16 **basic actions**, one of them your hero’s own. In the picture, your hand is below the map.
    🎴 A card is played in one of three ways:
    • for its **basic** effect, in white: it’s free;
    • for its **strong** effect, in gold: it costs a mana of the card’s color;
    • **sideways**, whatever is on it: for Move 1, Influence 1, Attack 1 or Block 1. Only wounds can’t be.
    Everything you play is added up. Move cards are for moving, Influence cards for talking to people, Attack and Block cards for fights. Healing works any time but in a fight, special cards always.
    💎 **Mana** comes from three places:
    🎲 *The Source*, the dice at the top right, shared by all. You may use one die each turn; then it’s rerolled.
    🔹 *Crystals*, which you keep until you need them, up to three of each color.
    ✨ *Mana tokens* that some effects give you, for this turn only.
    🔴 🔵 🟢 ⚪ are the basic colors. 🟡 **Gold** counts as any of them, but only by day. ⚫ **Black** is for the strong effect of spells, and only at night.
    💡 **To begin with**
    • Use a Source die every turn: an unused one helps nobody.
    • Decide what you want to reach, then count. What’s left over is lost, and cards you keep are there next turn.
    • No use for a card? Sideways it’s still worth 1.
    📜 **Spells** cost a mana even for their basic effect; the strong one needs a black mana too. 🏺 **Artifacts** are free, but the strong effect throws them away for good. Banners are given to a unit. New cards go on top of your deck.
rules-3 =
    ### Mage Knight · { $page } of { $pages }: moving and exploring
    Each space costs Move to enter: **plains 2, hills 3, forest 3, wasteland 4, desert 5, swamp 5**. At night a forest costs 5 and a desert 3. You can’t enter lakes and mountains.
    👣 Choose any space with a pink edge. You go there by the cheapest safe way, and its button says what that costs and whether enemies will attack. You can go, play more cards and go on. You stop wherever something new comes into view. You can pass through other heroes’ spaces but not stop there.
    🧭 **Explore.** At the edge of the known land, where compasses stand, pay Move 2 to reveal the next tile. You gain **Fame 1** and can go on. The coast on two sides is the edge of the map.
    👹 **Rampaging enemies** (orcs, later Draconum) lie face up. You can’t enter their space. If you step from one space next to them to another, you provoke them: your move ends, and you must fight. Or challenge them from a space next to them, as your action. Defeating orcs gives Reputation +1, a Draconum +2.
    🏯 **Assaults.** Walking into a keep that isn’t yours, or a mage tower that nobody has conquered, means a fight, and your move ends. By day you see the garrison from a space next to it.
    💡 **To begin with**
    • Stay on plains, and end your turn where it gives you something: a mine, a glade, a village.
    • Explore before you act: a new tile may have something better.
    • Stepping *up* to orcs is safe, walking *along* them isn’t.
    🌀 You start at the portal. If you end a turn there, you wait off the map. If you end it where you can’t stay, you go back the way you came, with a wound for each space. `/undo` takes back steps until something new is revealed.
rules-4 =
    ### Mage Knight · { $page } of { $pages }: people and units
    🗣️ Talking to the locals is an action. You play cards for **Influence** and buy as much as you can pay for. Your **Reputation**, the smiley, adds to it or takes from it, once per visit. At the bottom of the track, nobody talks to you.
    🏘️ **Village**: recruit units, or buy Healing for 3 a point. If you start a turn here, you may plunder first: 2 cards, Reputation −1.
    ⛪ **Monastery**: recruit, Healing for 2 a point, or learn the advanced action on display for 6. Or burn it: Reputation −3, and fight a violet enemy without your units for an artifact.
    🏰 **Your own keep**: recruit. 🔮 **Conquered mage tower**: recruit, or learn a spell for 7 and a mana of its color.
    🪖 **Units.** Small symbols on a unit say where it joins you. Each needs a command token: you start with 1 and gain more at levels 3, 5, 7 and 9. With none free, a new unit replaces one you have.
    • A *ready* unit does one of the things it can, then it’s *spent* until the next round.
    • In a fight a unit can take damage for you, spent or not.
    • A *wounded* unit can’t do anything until it’s healed.
    💡 **To begin with**
    • Recruit in the very first village if you can. Even Peasants help in a fight or on the road.
    • 3 or 4 Influence are quickly together: cards with Influence, the rest sideways.
    • Your first orcs raise your Reputation. Assaults and plundering lower it, so shop first.
    🌳 **Magical glade**: end a turn here to heal a wound; start one here for a gold mana, black at night. ⛏️ **Crystal mine**: end a turn here for a crystal.
rules-5 =
    ### Mage Knight · { $page } of { $pages }: a fight
    An enemy has an attack (sword), an armor (shield), and often abilities (next page). A fight has four phases.
    🏹 **1. Ranged.** Only Ranged and Siege Attack count. Enemies defeated now won’t attack. Behind walls, or against *fortified* enemies, only Siege counts.
    🛡️ **2. Block.** Each enemy left attacks. Reach its attack with Block, and nothing happens. One point less, and the block does nothing. Each enemy is blocked separately.
    🩸 **3. Damage.** Attacks you didn’t block hurt. A unit can absorb damage up to its armor, once in a fight, and is wounded. The rest hits your hero: one wound into your hand for each multiple of your armor, rounded up. As many wounds in one fight as your hand limit, and you’re knocked out: you discard all other cards.
    ⚔️ **4. Attack.** All attacks count. Reach an enemy’s armor, and it’s defeated; for several at once, reach their armor added up.
    Enemies don’t stay hurt: you defeat them in one phase or not at all. Their Fame is yours at once.
    💡 **To begin with**
    • Count *before* you start: can you reach the armor with what’s left after blocking?
    • If not, save your cards and take a wound or two: orcs hit for 3 or 4, and your armor is 2.
    • A fight costs your action, but needs no Move.
    🔥 ❄️ **Elements.** A resistance halves attacks of its kind: physical, fire or ice, and for the whole group you aim at. Fire is blocked in full only by Ice and Cold Fire Block, ice by Fire and Cold Fire, Cold Fire by Cold Fire; other blocks count half.
rules-6 =
    ### Mage Knight · { $page } of { $pages }: wounds, rest, abilities
    🩸 **Wounds** do nothing but take up room in your hand. At the end of the game each costs you 2 Fame. What you can do about them:
    💚 *Healing*: 1 point throws a wound out of your hand; for a unit it takes as many points as its level. It comes from cards, some units, villages and monasteries. Never in a fight.
    🌳 *A magical glade* throws one away at the end of your turn, even from your discard pile.
    😴 *Rest* instead of moving and acting: discard one card and any number of wounds. They stay in your deck, but your hand is free. You can still heal and use special effects.
    🥀 With *only wounds* in hand, you discard one, and that’s your turn.
    ⚡ **What enemies can do**
    • **Swift**: it takes twice its attack to block it.
    • **Brutal**: twice the damage if it isn’t blocked.
    • **Poison**: for each wound into your hand, one more into your discard pile; a unit takes two.
    • **Paralyze**: if it wounds your hero, you discard all cards but wounds. A unit it wounds is destroyed.
    • **Fortified**: in the Ranged phase only Siege counts; behind walls, not even that.
    • **Summons**: a random brown monster attacks in its place, then leaves.
    💡 **To begin with**
    • One or two wounds for a victory are a fair price. Heal them soon, before they come back in the next round.
    • Rest with three or more: a turn lost is better than several poor ones.
    • Avoid poison and paralysis until you can block them.
rules-7 =
    ### Mage Knight · { $page } of { $pages }: strongholds, adventures, levels
    🏰 **Keep** (gray garrison): if you win, it’s yours. In it or next to it, your hand limit grows by 1 for each keep you own. Rivals can take it from you, for half the Fame.
    🔮 **Mage tower** (violet garrison): a spell if you win. After that it’s open to everybody.
    An assault costs 1 Reputation, win or lose, and the garrison is behind walls. If you don’t win, you go back where you came from.
    🗝️ **Adventures.** You can walk across these places; entering them is your action.
    🕳️ *Monster den*: a brown monster; 2 random crystals. 🥚 *Spawning grounds*: two of them; 3 random crystals and an artifact.
    🚪 *Dungeon*: a brown monster, no units, night rules; a die decides between a spell and an artifact. ⚰️ *Tomb*: a Draconum, no units, night rules; a spell and an artifact. Both can be entered again, for Fame only.
    🏚️ *Ruins*: an altar (3 mana of its color for Fame 7), or two enemies and a treasure. At night you see which only when you’re there.
    Random crystals are rolled: gold lets you choose, black gives Fame 1 instead. With artifacts you draw one more than you win.
    ⭐ **Levels** come at Fame 3, 8, 15, 24, 35, 48, 63, 80 and 99, at the end of your turn.
    🎓 *Even*: draw two of your skills and keep one; the other is left for everyone. Or take one that others left. With your own you get any advanced action of the offer, otherwise the lowest.
    🎖️ *Odd*: one more command token, and better armor or a bigger hand.
    💡 **To begin with**: look at a garrison by day before you assault it, and bring a unit. Dens are good for a strong turn.
rules-8 =
    ### Mage Knight · { $page } of { $pages }: the end, and good to know
    🏁 When the city is found or the third round is over, you gain Fame for what you’ve achieved. The best player in each category gets 3 more, or 1 each if several tie.
    📚 *Knowledge*: 2 for each spell, 1 for each advanced action.
    💰 *Loot*: 2 for each artifact, 1 for every two crystals.
    🪖 *Leader*: the levels of your units; wounded units count half.
    🏰 *Conqueror*: 2 for each of your shields on a keep, mage tower or monastery.
    🗝️ *Adventurer*: 2 for each of your shields on an adventure site.
    🩸 *Beating*: minus 2 for each wound in your deck; whoever has the most loses 3 more, or 1 each in a tie.
    💡 In the last round, heal your wounds and storm one more place: that’s often 4 Fame.
    👤 **Solo**, you play against the clock: a dummy player only uses up its cards, and ends the round when they run out. Tactics that you or the dummy player have used don’t come back. You win if you find the city. There are no bonuses for being best.
    ⚔️ **Duels** between heroes are a table setting: `/rules` with the topic *duel* explains them. Without it, heroes can’t attack each other.
    ⌨️ On your turn, play cards one by one or several at once, choose where to go, then take your action. `/undo` takes back whatever revealed nothing. Only you can see your hand.
    🏰 **Conquests** are other scenarios, for those who know the game: the next pages.
    📐 Values are those of the first printing. Two are ours, because the rules give no number: there’s one of each ruins token, and Cold Fire counts as two colors for { card-cold-toughness }.
rules-9 =
    ### Mage Knight · { $page } of { $pages }: conquests
    In the table’s settings you can choose another scenario. The rules stay the same, but now you **conquer cities**.
    👤 **Solo Conquest** (1 player): 6 rounds, two cities, the first of level 5, the second of level 8. You win if both fall in time.
    ⚔️ **Full Conquest** (2–4 players): 6 rounds, as many cities as players, all of level 4. The most Fame wins.
    ⚡ **Blitz Conquest** (2–4 players): 4 rounds, cities of level 3. You start with Fame 1 and Reputation 2, with one more die and one more unit in the offer, and gain Fame 1 with each new level.
    🗺️ Tiles give no Fame here, and come in any order. They need support: a countryside tile touches two tiles, or one that touches two others; a core tile touches two. With up to three players, core tiles never lie along the coast; with four, the land is open to both sides.
    🎴 All 28 advanced actions are used, and both offers are open from the start. Once core land is known, every other unit in a new offer is an **elite** one, beginning with the first.
    💡 **To begin with**: grow on the countryside by day, and recruit. Siege attacks and elite units break a city; bring them before you storm it.
rules-10 =
    ### Mage Knight · { $page } of { $pages }: cities
    🏰 Entering a city costs Move 2 and is an assault: Reputation −1, and its walls protect it. Its level is on the map, with its garrison: you see who they are as soon as somebody is next to it, even at night.
    🛡️ Everyone you beat stays beaten and gives you a shield, so a city can fall over several turns. Its color helps all its defenders:
    🟢 physical attacks are poisonous · 🔴 they’re brutal · 🔵 fire and ice attacks +2, Cold Fire +1 · ⚪ armor +1.
    👑 Once the last defender falls, whoever has the most shields leads the city; in a tie, whoever of them was first.
    🪙 **In a conquered city** several heroes can stay, and nobody attacks there. Each of your shields adds Influence 1. You recruit units with a city on their list, and each color has something of its own:
    🟢 advanced actions for 6, from the offer or the top of the deck · 🔵 spells for 7 and a mana · 🔴 an artifact for 12, at the end of the turn · ⚪ all units, and 2 calls another elite one.
    🖐️ In or next to it your hand limit is 2 higher as its leader, 1 higher with a shield. That isn’t added to your keeps: the higher one counts.
    🏁 When the last city falls, everyone gets one last turn. For each conquered city its leader gains 7, and anyone else with a shield 4. Whoever has the most for cities gains 5 more, or 2 in a tie.
    👤 Solo: 10 for each city and 15 for both; with both, also 30 for each round left, 1 for each card left in the dummy player’s deck, and 5 if the round’s end wasn’t announced.
rules-11 =
    ### Mage Knight · { $page } of { $pages }: together
    🤝 **Full Cooperation** (2–3 players): 6 rounds, one city more than players. They’re of level 5, but the last one is of level 8 with two players, 11 with three. You win as one team if all fall, or you all lose.
    ⚡ **Blitz Cooperation** (2–3 players): 4 rounds, as many cities as players: levels 5, 8, then 11. Otherwise as in Blitz Conquest.
    👤 A **dummy player** sits with you. Each round it takes a random tactic first. On its turn it discards 3 cards, and as many more as it has crystals of the last one’s color; with no cards left it ends the round. After each round it gets a card and a crystal from the offers. Then one of the tactics you used leaves the game: agree on which.
    🚩 **Teams** are a setting for four: A and C against B and D. Nobody on a team attacks a mate, interactive skills spare them, and a mate’s empty keep is open to you: recruit there. There may be two great cities of level 10 instead of four.
    ⚔️ **Storming a city together**: next to a city with two or more defenders, before your action, ask any heroes next to it. You propose how many each of you fights; everyone asked must agree. Rivals can agree, too. Whoever joins gives up their next turn.
    • The defenders are dealt at random. Each hero in turn moves in (Move 2, Reputation −1) and fights their own, with a die of the Source of their own.
    • If all defenders fall, so does the city. If not, everyone goes back; those beaten stay beaten. Then all of you end your turns.
    🏁 **One score**: your lowest Fame, and in each category only the best of you, but the worst beating. No titles, except between two teams. Together you score 10 for each city, 10 if each of you leads one, 15 if all have fallen, and then for time left as in Solo Conquest.
    🎚️ Want it easier or harder? *City levels* is a setting, too.
rules-12 =
    ### Mage Knight · { $page } of { $pages }: Mines Liberation
    ⛏️ 2–4 players, 4 rounds. Enemies hold every mine of the kingdom, and a mine gives no crystals until it’s free.
    👹 Each mine has one enemy that you see, an orc in the countryside or a Draconum on core land, and a brown monster hidden below. They don’t roam: you can walk past, and stay there.
    ⚔️ **To free a mine**, enter it as your action and fight them all: night rules, but your units help. Whoever is left stays for later. Beat the last one for Reputation 1, or 2 on core land, and the mine is yours.
    💎 A free mine gives its crystal as usual, from that turn on. When a round begins, you also get a crystal from each mine that you freed, wherever you are.
    🏰 The city is friendly: everyone has a shield there, and nobody leads it.
    🏁 Once all tiles are revealed and all mines are free, everyone gets one last turn. Each of your mines counts 4, or 7 on core land; whoever has the most for mines gains 5 more, or 2 in a tie.
rules-13 =
    ### Mage Knight · { $page } of { $pages }: Druid Nights
    🌙 2–4 players, 4 rounds. Stones on the magical glades answer whoever dares to call.
    🌿 **End your turn on a glade** and your shield marks it, unless you rest. Each player can mark each glade.
    👹 **Once each night**, as your action and not where people live, hold an **incantation**: a brown monster comes for each glade you’ve marked, also for the one where you stand. In the second night they’re Draconum.
    ⭐ Those you beat give double Fame, the rest vanish. Either way you get a random crystal for each, two in the second night. When a night ends, all shields leave the glades.
    🏰 The city is friendly: everyone has a shield there, and nobody leads it.
    🏁 Once everyone has held the incantation of the last night, there’s one more turn each. The most Fame wins.
    🎚️ **Contested**: only one shield fits on a glade with two players, two with more; yours replaces another’s. **Epic** (2–3 players): 6 rounds and all the land; in the third night a brown monster and a Draconum come for each glade, for 3 crystals a pair.
rules-14 =
    ### Mage Knight · { $page } of { $pages }: Dungeon Lords
    🗝️ 2–4 players, 5 rounds: three days, two nights. The kingdom is full of tunnels.
    🕳️ **Secret entrances**: reveal a village, and you choose a space next to it for a secret dungeon, with a brown monster face down: open land without a site, no swamp. Near a monastery it’s a tomb, with a Draconum. Near what lies there from the start, chance decides. If you fail there, another enemy takes the place of the first.
    🚪 Conquered dungeons and tombs can’t be entered again.
    🚇 **They’re all connected**: from one of them, whoever conquered it, you can move to any other for Move 2, plus 1 for each space of the way there. The way avoids water and swamps.
    🏰 The city is friendly: everyone has a shield there, and nobody leads it.
    🏁 Once all tiles are revealed and every dungeon and tomb is conquered, everyone gets one last turn. Each dungeon and tomb counts 4 instead of 2, and the best adventurer gains 5 instead of 3, or 2 in a tie.
rules-15 =
    ### Mage Knight · { $page } of { $pages }: Conquer and Hold
    🏯 2 players, 6 rounds; 3 players, 4 rounds; or two teams of two, 4 rounds. Fame doesn’t count, only what you hold at the end: 3 points for each **keep**, 2 for each **mage tower**. In a tie nobody wins.
    🗺️ Every keep and tower is on this map, and each new tile has its place. Nobody enters the city.
    🔮 Towers work like keeps: they give no spell, only their owner trades there, and others can take them. Start your turn in or next to your own tower for a mana from each tower you own: gold by day, black by night.
    ⚔️ Assaults cost no Reputation. A place that its owner has left is defended by one enemy in the first two rounds, two in the next two, then three, for half their Fame together. If the owner is there, it’s a duel: heroes can always attack each other here.
    🗣️ Units from villages also join you in keeps, those from monasteries in towers. Elite units up to level 3 come in the second half.
    🤝 In teams, your mate’s empty keeps and towers are open to you.
    🎚️ **Known land**: the whole map is revealed from the start.
rules-16 =
    ### Mage Knight · { $page } of { $pages }: One to Return
    🌀 2–4 players, 4 rounds. There’s no score: whoever stands at the portal when the last night ends goes home and wins. If it’s empty, nobody wins.
    💀 When the first day ends, the portal closes. **Leave it before that**: whoever is still there is out of the game.
    🪨 From then on it’s a plain space like any other: one hero can stay there, and be attacked. Heroes can always attack each other here, but not once the end of a round has been announced. So in the last round, whoever stands at the portal at that moment has won.
    🏰 Cities are of level 3. They’re worth taking for what they sell.
    🎚️ **Epic**: 6 rounds, one more tile of each kind, cities of level 4.

## Pictures and alt texts

picture-day = Round { $n }: day
picture-night = Round { $n }: night
picture-turn = { $name } to act
picture-hero = { $name } chooses a hero
picture-tactic = { $name } chooses a tactic
picture-next = A new round begins
picture-over = Final count
picture-announced = { $name } ends the round
picture-final-find-city = the city is found: last turns
picture-final-conquer-cities = all cities have fallen: last turns
picture-final-liberate-mines = all mines are free: last turns
picture-final-last-incantation = the last incantation is held: last turns
picture-final-conquer-dungeons = all dungeons are conquered: last turns
picture-source = Source
picture-frozen = Frozen Source
picture-dummy = Dummy
picture-team = Team
picture-units = Units to recruit
picture-training = Monastery
picture-advanced = Advanced
picture-spells = Spells
picture-phase-ranged = Ranged phase
picture-phase-block = Block phase
picture-phase-damage = Damage phase
picture-phase-attack = Attack phase
picture-duel-begins = Duel
picture-duel-ranged = Ranged duel
picture-duel-melee = Melee duel
picture-duel-prepares = { $name } decides
picture-duel-attacks = { $name } attacks or passes
picture-duel-blocks = { $name } blocks
picture-duel-deals = { $name } deals damage
picture-summoned = { $name }, summoned
picture-walled = behind walls
picture-city-white = city: armor +1
picture-city-blue = city: attack +{ $n }
picture-city-red = city: brutal
picture-city-green = city: poison
picture-defeated = defeated
picture-blocked = blocked
picture-idle = can’t attack
picture-hit = has attacked
picture-winner = { $n ->
    [one] { $name } wins!
   *[other] { $name } win!
}
picture-found = The city is found!
picture-not-found = Nobody found the city.
picture-conquered = All cities have fallen!
picture-not-conquered = A city still stands.
picture-nobody-wins = Nobody wins.
picture-score-base = Fame
picture-score-knowledge = Knowledge
picture-score-loot = Loot
picture-score-leader = Leader
picture-score-conqueror = Conqueror
picture-score-adventurer = Adventurer
picture-score-beating = Beating
picture-score-cities = Cities
picture-score-mission = Mission
picture-score-mines = Mines
picture-score-keeps = Keeps
picture-score-towers = Mage towers
picture-score-returned = Home again
picture-score-total = Total

alt-head = Mage Knight, round { $n }, { $hour ->
    [night] night
   *[day] day
}.
alt-turn = { $name }’s turn.
alt-deeds = What just happened: { $deeds }.
alt-final-find-city = The city is found: last turns.
alt-final-conquer-cities = All cities have fallen: last turns.
alt-final-liberate-mines = All mines are free: last turns.
alt-final-last-incantation = The last incantation is held: last turns.
alt-final-conquer-dungeons = All dungeons and tombs are conquered: last turns.
alt-combat = { $phase } against { $foes }.
alt-duel = { $phase }: { $aggressor } attacked { $defender }. { $doing }.
alt-joint = Assault on the { $city } together: { $parts }.
alt-part = { $name } { $state_key ->
    [won] has defeated their defenders
    [lost] has fought, and { $foes } still stand
   *[waits] against { $foes }
}
alt-teams = Teams: { $one } against { $other }.
alt-duel-attack = { $name }’s attack: { $sums }.
alt-duel-block = Block: { $sums }. { $n } damage would get through.
alt-duel-damage = Damage left to deal: { $n }.
alt-sums = Played so far: { $sums }.
alt-hand = Your hand: { $cards }.
alt-points = You have { $points }.
alt-move = Move { $n }
alt-influence = Influence { $n }
alt-healing = Healing { $n }
alt-tokens = Mana: { $tokens }.
alt-steps = You can go to { $steps }.
alt-explore = You can explore { $positions }.
alt-at = at { $space }
alt-values = Fame { $fame }, level { $level }, Reputation { $reputation }, armor { $armor }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
alt-crystals = crystals { $crystals }
alt-units = units { $units }
alt-unit = { $unit }{ $state_key ->
    [spent] { " " }(spent)
    [wounded] { " " }(wounded)
   *[ready] { "" }
}
alt-unusable = { $name } (unusable now)
alt-hidden = unknown enemy
alt-city = level { $n }{ $shields ->
    [none] { "" }
   *[other] , shields of { $shields }
}
alt-marked = { $space } (shields of { $shields })
alt-entry = { $name }: { $said }.
alt-source = Source: { $dice }.
alt-frozen = { $name } has frozen the Source: the others can’t use their usual die.
alt-weather = { $name } prayed for weather: terrain costs them 2 less, everyone else 1 more.
alt-order = Turn order: { $names }.
alt-foes = Enemies: { $foes }.
alt-unit-offer = Units to recruit: { $units }.
alt-whole = The whole land, { $n } { $n ->
    [one] tile
   *[other] tiles
}.

picture-legend = What the symbols mean
picture-terrain = Terrain and its Move cost
picture-sites = Sites
picture-foes = Enemies, face down
picture-attacks = Attacks, abilities, resistances
picture-mana = Mana
picture-values = Heroes and cards
picture-marks = On the map and beside names
sign-closed = { $name }: no entry
sign-costs = { $name }: { $n }
sign-costs-night = { $name }: { $n }, night { $night }
sign-foe-green = orcs, rampaging
sign-foe-grey = in keeps
sign-foe-violet = in mage towers
sign-foe-brown = in dens
sign-foe-red = Draconum
sign-foe-white = from the city
sign-attack-physical = attack
sign-attack-fire = fire attack
sign-attack-ice = ice attack
sign-attack-coldfire = Cold Fire attack
sign-attack-summon = summons
sign-range = Ranged Attack
sign-siege = Siege Attack
sign-ability-fortified = fortified
sign-ability-swift = swift
sign-ability-brutal = brutal
sign-ability-poison = poison
sign-ability-paralyze = paralyze
sign-resists-physical = resists physical
sign-resists-fire = resists fire
sign-resists-ice = resists ice
sign-crystal = a crystal
sign-locked = not usable now
sign-used = used this turn
sign-fame = Fame
sign-level = level; advanced action
sign-reputation = Reputation
sign-armor = armor; Block
sign-hand = cards in hand
sign-deck = cards in the deck
sign-discard = discarded cards
sign-move = Move
sign-influence = Influence
sign-healing = Healing
sign-wound = wound
sign-ready = unit, ready
sign-tired = unit, spent
sign-banner = carries a banner
sign-skill = skill; spell
sign-artifact = artifact
sign-gone = thrown away
sign-explore = new land goes here
sign-price = Move to get there
sign-danger = means a fight
sign-owner = A’s hero, A’s place
sign-hurt = unit, wounded
sign-skull = dummy; defeated
sign-spent = tactic used
sign-ends = ends the round
sign-best = bonus for the best
alt-legend = What the symbols mean: { $signs }.
