## How we speak: short and concrete, the player's name first, numbers as figures, and a next
## step at the end. Points have capitals (Move 4, Fame 2), things have none (a wound, a keep).
## A colour is always named beside its sign. A prompt says what to do now, for those who have
## never played; a log line says what happened, for those who did not watch.

title = Mage Knight
tagline = Cross an unknown land by day and night, fight orcs and dragons with a growing deck of cards, and find the hidden city first.
duration = 2 to 3 hours at a table; at a turn or two a day, three weeks by chat
setting-heroes = Heroes
setting-heroes-chosen = Heroes: each player chooses one
setting-heroes-dealt = Heroes: dealt at random
setting-duels = Duels
setting-duels-off = No duels: heroes leave each other in peace
    .short = No duels
setting-duels-on = Duels: whoever stops where another hero stands attacks
    .short = Duels

hero-arythea = Arythea
hero-goldyx = Goldyx
hero-norowas = Norowas
hero-tovak = Tovak
hero-option = { $hero }: { $nature }
nature-arythea = blood and fire
nature-goldyx = crystals and flight
nature-norowas = people and units
nature-tovak = cold steel
hero-does-arythea = Turns wounds and fire to use. Own card: Battle Versatility
hero-does-goldyx = Makes crystals, flies, freezes the Source. Own card: Will Focus
hero-does-norowas = Leads units, is welcome everywhere. Own card: Noble Manners
hero-does-tovak = Strong in attack and block, needs little magic. Own card: Cold Toughness

color-red = 🔴 red
color-blue = 🔵 blue
color-green = 🟢 green
color-white = ⚪ white
color-gold = 🟡 gold
color-black = ⚫ black
color-any = any colour
color-any_basic = any basic colour
color-chosen = a colour of your choice
color-thrown_away_color = its colour

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
site-none = open land

## Names in short

card = { $card }
unit = { $unit }
own-unit = { $place } { $unit }
unit-lone = { $place } { $unit } · { $way }
    .shortest = { $place } { $unit }
unit-more = { $place } { $unit } …
skill-option = { $skill }
skill-hint = { $does }
unit-option = { $unit }
unit-hint = { $ways }
card-hint = { $basic } · { $strong }
card-ways-2 = { $a } · { $b }
card-ways-3 = { $a } · { $b } · { $c }
card-more = { $card } …
card-lone = { $card } · { $way }
    .shortest = { $card }
enemy = { $enemy }
foe = { $place } { $enemy }
    .shortest = { $place }
player = { $seat }
space-option = { $space }
die = { $color }
color-option = { $color }
say-yes = Yes
say-no = No

## A game, a round

game-begins = Mage Knights step through the portal. Find the city within 3 rounds: day, night, day.
plays-hero = { $seat } plays { $hero }.
choose-hero = Choose your hero. All have the same deck but for one card; their skills differ.
round-begins = { $time_key ->
    [night] **Round { $round }: night falls.** Forests cost 5, deserts 3; black mana works, gold does not.
   *[day] **Round { $round }: a new day.** Gold mana works again, and garrisons can be seen.
}
choose-tactic = Choose a tactic for this round. Low numbers play first, high numbers give more.
tactic-option = { $n } { $tactic }: { $short }
    .short = { $n } { $tactic }
chooses-tactic = { $seat } chooses { $tactic }.
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
does-early-bird = You play first, and that is all
does-rethink = Now: swap up to 3 cards of your hand, wounds too
does-mana-steal = Now: take a die of a basic colour; use its mana in one of your turns
does-planning = End a turn with 2 or more cards in hand and draw 1 more
does-great-start = Now: draw 2 cards
does-the-right-moment = Once: take another turn right after this one
does-from-the-dusk = You play first, and that is all
does-long-night = Once, when your deck is empty: 3 random discards become your deck
does-mana-search = Each turn: roll up to 2 dice of the Source again
does-midnight-meditation = Once, before a turn: swap up to 5 cards of your hand, wounds too
does-preparation = Now: search your deck for a card
does-sparing-power = Before each turn: store the top card, or once take all that are stored
short-early-bird = you play first
short-rethink = swap up to 3 cards
short-mana-steal = keep a die for one turn
short-planning = keep 2 cards, draw 1 more
short-great-start = draw 2 cards now
short-the-right-moment = an extra turn, once
short-from-the-dusk = you play first
short-long-night = 3 discards back, once
short-mana-search = reroll 2 dice each turn
short-midnight-meditation = swap up to 5 cards, once
short-preparation = choose a card of your deck
short-sparing-power = store cards for later
rethink-which = Rethink: which cards go back? Up to 3, wounds too. You draw as many.
steals-die = keeps the { $color } die of the Source
steal-die = Mana Steal: which die do you keep for one of your turns?
search-deck = Preparation: which card do you take from your deck?
meditate-which = Which cards go back into your deck? Up to 5, wounds too. You draw as many.
sparing-power = Sparing Power: store another card, or take what you have stored?
sparing-store = Store the top card of your deck
sparing-take = Take { $n ->
    [one] the 1 stored card
   *[other] all { $n } stored cards
}
long-night-now = Your deck is empty. Use Long Night now, and draw from 3 of your discards?
use-tactic = Use { $tactic }
uses-tactic = uses { $tactic }
another-turn = takes another turn
search-die = Mana Search: which die is rolled again?
searches = rolls dice of the Source again: { $dice }
announce-end = Your deck is empty. Announce the end of the round instead of a turn? The others have one turn left.
announces-end = announces the end of the round: one more turn for everybody else
skips-turn = has no cards left and waits for the next round
dummy-tactic = The dummy player takes { $tactic }.
dummy-turns = The dummy player turns { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
dummy-announces = The dummy player has no cards left: the round ends after your turn.

ruins-altar-green = an altar that wants 3 green mana
ruins-altar-blue = an altar that wants 3 blue mana
ruins-altar-white = an altar that wants 3 white mana
ruins-altar-red = an altar that wants 3 red mana
ruins-grey-violet = a grey and a violet enemy guard prisoners, who will join you
ruins-green-brown = an orc and a monster guard an artifact
ruins-green-green = two orcs guard four crystals
ruins-brown-violet = a monster and a violet enemy guard a spell and four crystals
ruins-grey-white = a grey and a white enemy guard an artifact and a spell
ruins-grey-brown = a grey enemy and a monster guard an artifact
ruins-brown-red = a monster and a Draconum guard two artifacts
ruins-green-red = an orc and a Draconum guard an artifact and an advanced action

## A turn

your-turn = { $advice_key ->
    [go] Step, explore or play more cards; then take one action, or end your turn.
    [act] Play more cards to go on, take your action here, or end your turn.
    [play] Play more cards to go on, or end your turn.
   *[begin] Your turn. Play cards to gain Move, then step or explore; then one action. Or rest.
}{ $sums }
you-have = { " " }You have: { $sums }.
after-action = { $how_key ->
    [rested] You have rested.
   *[acted] Your action is done.
} Use what helps yet, then end your turn.{ $sums }
recovering = You hold only wounds: discard one of them. Units and skills may help first.{ $sums }
turn-of = { $seat }:
before-turn = Before your turn. Anything first?
begin-turn = Begin the turn
plunder = Plunder: { $n } cards, Reputation −1
plunders = plunders the village: 2 cards, and a worse name
group-cards = Cards
group-help = Units, skills, healing
group-moves = Move and explore
group-actions = Your action, one a turn
group-offer = To buy here
group-attack = Defeat an enemy
group-block = Block an attack
group-own = Your own
group-common = Of others, with the lowest advanced action
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
step-provokes = Enemies next to both spaces attack you, and your move ends
step-passes = Another hero is there: you may pass, but not stay
stop-village = Village: recruit people, buy Healing
stop-monastery = Monastery: recruit, buy Healing, learn an advanced action; or burn it
stop-keep = Your keep: recruit; a card more in hand
stop-mage_tower = Mage tower: recruit, learn spells
stop-magical_glade = Glade: end here to heal a wound; start here for a mana
stop-mine = Mine: end your turn here for a crystal
stop-monster_den = Monster den: a fight for 2 crystals
stop-spawning_grounds = Spawning grounds: two monsters guard an artifact and 3 crystals
stop-dungeon = Dungeon: a monster guards a spell or an artifact; no units
stop-tomb = Tomb: a Draconum guards a spell and an artifact; no units
stop-ruins = Ruins: an altar, or enemies and a treasure
stop-portal = Portal: who ends his turn here leaves the map until the next
explore = 🧭 Explore { $a },{ $b }: Move { $n }, { $left } left
explore-hint = A new tile comes to light: Fame +{ $n }, and you may go on
explores = explores tile { $tile_key }: { $tile } (Fame +{ $n })
moves = goes to { $space }
move-where = Where to?
provokes = comes too close: the enemies attack
withdraws = cannot stay there and falls back to { $space } with a wound
ruins-seen = 👁 ruins { $space_key }: { $ruins }
garrison-seen = 👁 { $space }: { $enemy } ({ $values })
step-assaults = You fight for the { $site } behind its walls; Reputation −1; your move ends
end-turn = End your turn
end-turn-discard = Discard some cards, then end
recover = Discard a wound and recover
rest = Rest
rest-hint = No move and no action: discard a card and any number of wounds
rest-discard = Rest: discard one card. Which?
rest-wounds = How many wounds do you discard with it? They stay in your deck.
wounds-n = { $n ->
    [0] None
    [one] 1 wound
   *[other] { $n } wounds
}
rests = rests
exhausted = has nothing but wounds in hand and must recover
discard-before-draw = Your turn ends. Discard what you do not want to keep, then draw up to your hand limit.

## Cards, units, skills, mana

how-to-play = { $card }: how do you play it?
sideways-move = Sideways: Move { $n }
    .short = Sideways { $n }
sideways-influence = Sideways: Influence { $n }
    .short = Sideways { $n }
sideways-attack = Sideways: Attack { $n }
    .short = Sideways { $n }
sideways-block = Sideways: Block { $n }
    .short = Sideways { $n }
sideways-short = Sideways { $n }
costs-mana = costs { $color } mana
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
got-wounded-unit = and they are wounded
choose-effect = { $source }: which effect?
paid-effect = { $color }: { $effect }
pay-more = Pay a { $color } mana as well, to enter lakes at no cost this turn?
pays-more = pays a { $color } mana to enter lakes at no cost
bleed-for-more = You get { $base }. Take a wound for { $effect } instead?
take-down-banners = Which banners do you take back into your deck? The others stay with their units.
assign-banner = To a unit: { $basic }
    .short = To a unit
banner-for = Which unit carries the banner?
assigns-banner = hands { $card } to { $unit }
banner-courage = Banner: ready this unit
banner-fear = Banner: cancel an attack, Fame +1
which-ability = { $unit }: which ability?
unit-ability = { $ability }
    .shortest = ability { $n }
offer-ability = { $unit }: { $ability }
    .shortest = { $unit }: ability { $n }
activates = calls on { $unit }
unit-spent = finds { $unit } tired
bond-unit = Bonds of Loyalty: bind { $unit } to you? 5 Influence cheaper, helps everywhere, never leaves.
uses-skill = uses { $skill }
heal-hand = Heal a wound in your hand ({ $n } there)
heal-unit = Heal { $place } { $unit } ({ $n } Healing)
heals = heals a wound
heals-unit = heals { $unit }
readies = makes { $unit } ready again
draws = You draw { $cards }.
reputation = Reputation { $change }, now { $now }
heal-which = Which unit is healed?
ready-which = Which unit gets ready again?
disband-which = You have no command token left. Which unit leaves for the new one?
disbands = sends { $unit } home
recruit-which = Which unit joins you?
recruits = recruits { $unit }
borrow-which = Which ability of a unit in the offer do you use?
spend-which = Which unit of { $seat } gets tired?
boost-which = Which action card gets its strong effect for free, and +{ $n }?
discard = Discard which card?
discard-for-attack = Discard any cards: Attack { $n } for each.
discard-color = You must discard a { $color } card. Which?
shows-hand = has no { $color } card, and shows: { $cards }
had-to-discard = has to discard { $card }
stealable = { $card } of { $seat }
steals = keeps { $card }
boosts = adds { $card } at full strength
exchanges = exchanges { $card } for { $gained }
steal-card = Keep one of these cards?
throw-away = Which card leaves the game for a better one?
take-card = Which card do you take?
on-top = { $card }: on top of your deck? Otherwise it goes to the bottom.
choose-die = Which die of the Source?
choose-color = { $use_key ->
    [crystal] Which crystal do you gain?
    [payment] Which mana do you pay?
    [set] To which colour do you set the die? You get 2 mana of it.
    [claim] Which die do you keep for this round?
   *[mana] Which mana do you gain?
}
claim-now = Take 3 { $color } mana now? Otherwise you get 1 in each of your next turns.
take-lost-crystal = Take one of the crystals that the others lost?
push-luck = How much more Attack? You roll a die for each point; red and black wound you.
more = +{ $n }
rolls = rolls { $color }
who-suffers = Who takes one of your wounds?
pay-mana = Pay a { $color } mana: from where?
way-token = Mana token, { $color }
way-crystal = Crystal, { $color }
way-die = Die of the Source, { $color }
way-stolen = Stolen die, { $color }
way-endless = Endless, { $color }
way-polar-token = Mana token turned round, { $color }
way-polar-crystal = Crystal turned round, { $color }
way-polar-die = Die turned round, { $color }
way-polar-stolen = Stolen die turned round, { $color }
way-polar-endless = Endless, turned round, { $color }
spends-token = For this turn only: it is lost at its end
spends-die = One a turn; it is rolled again at the end
spends-stolen = Once; then it goes back to the Source
spends-crystal = It would keep for a later turn
spends-endless = As often as you like in this turn
invoke = Invocation: discard what, for which mana, to use at once on what?
invoke-for = { $color } for { $source }: { $effect }
    .shortest = { $color_key ->
        [red] 🔴
        [black] ⚫
        [white] ⚪
       *[green] 🟢
    } { $source }, { $effect }
forgo-dice = Use no die of the Source this turn, for a sideways card worth { $n }?
ritual-wounds = How many wounds do you throw away? The nearest rival gets one of them.
suffers = gets a wound by a healing ritual
claims-die = takes the { $color } die out of the Source for this round
exploits = exploits mana: until his next turn others who use a colour but { $color } are wounded
exploited = uses { $color } mana and is wounded: it is exploited
cursed = uses { $color } mana and is wounded by the curse
loses-crystal = loses a { $color } crystal
burnt = has no crystal to lose and takes a wound
radiance = takes { $n ->
    [one] 1 wound
   *[other] { $n } wounds
} from { $color } crystals
gains-crystal = gains a { $color } crystal
crystal-too-many = has 3 { $color } crystals already: this one is a mana for this turn

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
fx-gain-mana = { $n } mana ({ $color })
fx-gain-crystal = { $n ->
    [one] crystal
   *[other] { $n } crystals
} ({ $color })
fx-enemy-armor = { $target_key ->
    [all] all enemies
   *[one] one enemy
}: armor −{ $n }{ $walled ->
    [4] , −4 if fortified
    [6] , −6 if fortified
   *[other] { "" }
}
fx-enemy-loses = { $target_key ->
    [all] all enemies
   *[one] one enemy
} without { $lost }
lost-fortifications = walls and fortification
lost-resistances = resistances
fx-attack-scaled = Fire Attack 5, +2 for each enemy
fx-block-scaled = Fire Block 7, +2 for each enemy
fx-discard-cost = discard a card
fx-direct-move = fly { $n ->
    [one] 1 space
   *[other] up to { $n } spaces
} to a safe one{ $cost ->
    [0] , for free
   *[other] , for { $cost } Move
}
    .short = fly up to { $n } spaces for { $cost } Move
fx-ready-unit = ready a unit
fx-heal-unit = heal a unit

## Sites

interact = Talk to the people of the { $site }
interact-hint = Play cards for Influence, then buy. Your Reputation { $n ->
    [0] changes nothing
   *[other] { $sign_key ->
        [minus] takes { $n }
       *[plus] adds { $n }
    }
}
interacts = talks to the people of the { $site } { $space_key }
interaction = Influence buys: { $prices }. Play cards for Influence, buy, then take your leave.{ $sums }
price-unit = { $unit } { $n }
price-healing = a Healing { $n }
price-training = an advanced action { $n }
price-spell = a spell { $n } and its mana
end-interaction = Take your leave
recruit = Recruit { $unit } ({ $n } Influence)
recruit-hint = Level { $level }, armor { $armor }: { $does }
recruit-bonded = Bind { $unit } to you for good ({ $n } Influence)
    .short = Bind { $unit } ({ $n } Influence)
buy-healing = Healing 1 ({ $n } Influence)
buy-healing-hint = Takes a wound from your hand; from a unit one point per level
train = Learn { $card } ({ $n } Influence)
buy-spell = Learn { $card } ({ $n } Influence and its mana)
    .short = { $card }: { $n } Influence + mana
learns = learns { $card }
burn = Burn the monastery: Reputation −3
burn-hint = A violet enemy, without your units; an artifact if you win
burns = sets fire to the monastery { $space_key }
enter = Enter the { $site }
enter-again = Won already: once more for Fame alone
ruins-hint = { $ruins }
enter-monster_den = A brown monster; 2 random crystals if you win
enter-spawning_grounds = Two brown monsters; an artifact and 3 random crystals for both
enter-dungeon = A brown monster by night rules, without units; a spell or an artifact
enter-tomb = A Draconum by night rules, without units; a spell and an artifact
enters = enters the { $site } { $space_key }
altar = wakes the ancient altar: Fame +{ $n }
challenge = Fight { $space_key } { $enemy }: { $values }
    .short = Fight { $space_key } { $enemy }
challenge-hint = Fame { $n } if you win, and a better name
challenge-more = Draw other enemies next to you into the same fight?
enough = No, this will do
assaults = assaults the { $site } { $space_key }
conquers = 🚩 wins the { $site } { $space_key }!
assault-fails = is thrown back from the walls to { $space }
glade = The glade takes one wound from you. From where?
glade-hand = From your hand
glade-discard = From your discard pile

## Combat

faces = faces { $enemy } ({ $values })
phase-ranged = Ranged phase: whoever falls now does not strike. Only Ranged and Siege Attack count, at walls only Siege. { $aims }.{ $sums }
phase-block = Block phase: block an attack in full, or it hits you in full. { $aims }.{ $sums }
phase-attack = Attack phase: reach the armor and the enemy falls; less does nothing. { $aims }.{ $sums }
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
to-block = Done: now they strike
to-damage = Done: take the rest
end-combat = End the fight
attack-group = Defeat { $foes }
attack-hint = Attack { $n } against armor { $armor }
block-foe = Block { $place } { $enemy }
block-hint = Block { $n } of { $needed }
armor-hint = takes a wound, stops { $n } damage
counter-attack = The burning shield strikes back: Fire Attack { $n }
    .short = Burning shield: Fire Attack { $n }
move-to-attack = 1 Move becomes Attack 1
move-to-ranged = 2 Move become Ranged Attack 1
choose-enemy = Which enemy?
aims-at = aims at { $enemy }
foe-hint = armor { $armor }, attack { $n }
summons = { $enemy } summon { $summoned } to strike for them
blocks = blocks { $enemy }
whose-damage = Several enemies come through. Whose damage do you take first?
assign-damage = { $enemy } deal { $n } damage. Who takes it? A unit takes a wound and stops as much as its armor.
hero-takes = Your hero: { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
hero-wounded = takes { $n ->
    [one] a wound
   *[other] { $n } wounds
} from { $enemy }
unit-wounded = lets { $unit } take the blow: they are wounded
unit-destroyed = lets { $unit } take the blow: they are gone for good
unit-shrugs = lets { $unit } take the blow: they feel nothing
paralyzed = is paralyzed and drops all cards
knocked-out = is knocked out and drops all cards
defeats = defeats { $enemy }: Fame +{ $n }

## Duels

duel = Duel
duel-attack = Attack { $rival }
duel-begins = ⚔️ attacks { $rival } at { $space }
step-duels = Another hero is there: pass on, or stop and attack
turn-taken = has taken this turn already, in a duel
begin-duel = To the duel
duel-how = { $rival } attacks you! Do you take your next turn now, for this duel, or save it?
duel-full = Take my next turn now
duel-full-hint = With a die and skills; then heal, end the turn, draw. Later your turn is skipped
duel-part = Save my next turn
duel-part-hint = No die, no skills, no healing or new cards after it. You can be attacked again
duel-attends = takes the next turn now, for this duel
duel-half-attends = saves the next turn and fights without dice and skills
duel-ranged = Duel with { $rival }, from afar: only Ranged and Siege Attack, nothing sideways, and 2 Block stop 1. Strike, or pass; if both pass, you draw swords. So far: { $sums }.
duel-melee = Duel with { $rival }, sword in hand: any attack counts, and 1 Block stops 1. Strike, or pass; if both pass, it is over. So far: { $sums }.
duel-strike = Strike with { $n }
duel-pass = Pass
duel-strikes = strikes: { $sums }
duel-passes = passes
duel-block = Struck: { $attack }. Block what you can; { $n } would come through now. So far: { $sums }.
duel-take = Done: let { $n } through
duel-blocks = { $n ->
    [0] stops it all
   *[other] cannot stop { $n } of it
}
duel-damage = { $n } damage came through, and you deal it out. To whom?
duel-wound-unit = Wound { $place } { $unit } ({ $cost } damage)
duel-wound-hero = { $n ->
    [one] A wound for the hero
   *[other] { $n } wounds for the hero
} ({ $cost } damage)
duel-steal = Steal { $card } ({ $cost } damage)
duel-drive = Drive the hero out to { $space_key }, { $terrain } ({ $cost } damage)
    .short = Drive the hero to { $space_key } ({ $cost } damage)
duel-spare = Enough: the rest is lost
duel-unit-wounded = wounds { $unit }
duel-held-back = holds { $unit } back
duel-hero-wounded = deals { $n ->
    [one] a wound
   *[other] { $n } wounds
}
duel-steals = steals { $card }
duel-drives = drives the other hero out to { $space }
duel-drawn = gains nothing and goes back to { $space }
duel-won = wins the duel with { $rival }{ $n ->
    [0] { "" }
   *[other] : Fame +{ $n }
}
choose-rival-unit = Which unit of the other hero?
unit-of-rival = { $place } { $unit }

## Rewards and levels

levels-up = reaches level { $level }
choose-skill = A new level: choose a skill. One of yours comes with any advanced action.
gains-skill = gains the skill { $skill }: { $does }
which-reward = Which reward do you take first?
reward-artifact = An artifact
reward-spell = A spell
reward-advanced-action = An advanced action
choose-advanced = Which advanced action do you learn? It goes on top of your deck.
choose-spell = Which spell do you learn? It goes on top of your deck.
choose-artifact = Which artifact do you keep? It goes on top of your deck.
gains-artifact = finds an artifact

## The end

city-found = 🏰 { $seat } finds the city! One last turn for everybody.
game-ends = **The mission is over, and deeds are counted.** { $scores }.
city-not-found = 🌫️ The city was not found in time.
seat-score = { $seat } { $n }
wins = 👑 { $seat } wins with { $n } Fame!

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
basic-crystallize = A basic mana becomes a crystal
strong-crystallize = 🔵 Crystal of any basic colour
basic-mana-draw = 1 more die of the Source
strong-mana-draw = ⚪ 2 mana of a die that you set
basic-concentration = 1 mana: blue, white or red
strong-concentration = 🟢 Another action: strong, free, +2
basic-improvisation = Discard a card: 3 of any kind
strong-improvisation = 🔴 Discard a card: 5 of any kind
basic-battle-versatility = Attack 2, Block 2, Ranged 1
strong-battle-versatility = 🔴 Attack/Block 4, Fire 3, Ranged 3, Siege 2
    .short = 🔴 Attack/Block 4, Ranged 3…
basic-will-focus = Mana, not green; or a green crystal
strong-will-focus = 🟢 Another action: strong, free, +3
basic-noble-manners = Influence 2; Fame +1
strong-noble-manners = ⚪ Influence 4; Fame, Reputation +1
basic-cold-toughness = Ice Attack 2 or Ice Block 3
strong-cold-toughness = 🔵 Ice Block 5, +1 per sign of the enemy
    .short = 🔵 Ice Block 5, +1 per sign
basic-fire-bolt = A red crystal
strong-fire-bolt = 🔴 Ranged Fire Attack 3
basic-ice-bolt = A blue crystal
strong-ice-bolt = 🔵 Ranged Ice Attack 3
basic-swift-bolt = A white crystal
strong-swift-bolt = ⚪ Ranged Attack 4
basic-crushing-bolt = A green crystal
strong-crushing-bolt = 🟢 Siege Attack 3
basic-blood-rage = Attack 2, or 5 for a wound
strong-blood-rage = 🔴 Attack 4, or 9 for a wound
basic-ice-shield = Ice Block 3
strong-ice-shield = 🔵 Ice Block 3; the enemy you block: armor −3
    .short = 🔵 Ice Block 3; armor −3
basic-agility = Move 2; what is left is Attack
strong-agility = ⚪ Move 4; or 2 left for Ranged 1
basic-refreshing-walk = Move 2 and Heal 1
strong-refreshing-walk = 🟢 Move 4 and Heal 2
basic-intimidate = Influence 4 or Attack 3; Rep. −1
strong-intimidate = 🔴 Influence 8 or Attack 7; Rep. −2
basic-frost-bridge = Move 2; swamps cost 1
strong-frost-bridge = 🔵 Move 4; swamps and lakes cost 1
basic-song-of-wind = Move 2; open land costs 1 less
strong-song-of-wind = ⚪ Move 2; 2 less; lakes for a 🔵
basic-path-finding = Move 2; terrain −1 (2 at least)
strong-path-finding = 🟢 Move 4; terrain costs 2
basic-blood-ritual = A wound; a red mana and any 1 mana
strong-blood-ritual = 🔴 A wound; any 3 mana
basic-pure-magic = Pay 1: 🟢 Move, ⚪ Influence, 🔵 Block, 🔴 Attack 4
    .short = Pay 1 mana for 4 points
strong-pure-magic = 🔵 Same for 7
basic-heroic-tale = Influence 3; Reputation per recruit
strong-heroic-tale = ⚪ Influence 6; Fame too
basic-regeneration = Heal 1; ready a unit up to level 2
strong-regeneration = 🟢 Heal 2; ready a unit up to level 3
    .short = 🟢 Heal 2; ready a unit
basic-fireball = 🔴 Ranged Fire Attack 5
strong-fireball = 🔴⚫ Firestorm: a wound; Siege Fire Attack 8
    .short = 🔴⚫ Firestorm
basic-snowstorm = 🔵 Ranged Ice Attack 5
strong-snowstorm = 🔵⚫ Blizzard: a wound; Siege Ice Attack 8
    .short = 🔵⚫ Blizzard
basic-expose = ⚪ One enemy stands bare; Ranged 2
strong-expose = ⚪⚫ Mass Expose: all; Ranged 3
basic-tremor = 🟢 One enemy armor −3, or all −2
strong-tremor = 🟢⚫ Earthquake: −6 or −4 if fortified
    .short = 🟢⚫ Earthquake
basic-flame-wall = 🔴 Fire Attack 5 or Fire Block 7
strong-flame-wall = 🔴⚫ Flame Wave: +2 for each enemy
basic-mana-bolt = 🔵 and 🔵 Ice 8, 🔴 Cold 7, ⚪ Ranged 6, 🟢 Siege 5
    .short = 🔵 and a mana: Attack 5–8
strong-mana-bolt = 🔵⚫ and one: 11, 10, 9, 8
basic-whirlwind = ⚪ One enemy does not attack
strong-whirlwind = ⚪⚫ Tornado: destroy an enemy (Attack phase)
    .short = ⚪⚫ Tornado: destroy an enemy
basic-underground-travel = 🟢 Up to 3 spaces, to a safe one
strong-underground-travel = 🟢⚫ Up to 3 spaces, and assault
basic-burning-shield = 🔴 Fire Block 4, then Fire Attack 4
strong-burning-shield = 🔴⚫ Exploding Shield: 4, destroys
basic-chill = 🔵 An enemy does not attack
strong-chill = 🔵⚫ Lethal Chill: and armor −4
basic-wings-of-wind = ⚪ Fly up to 5 for 1 Move each
strong-wings-of-wind = ⚪⚫ Night: skip block and damage
basic-restoration = 🟢 Heal 3, in a forest 5
strong-restoration = 🟢⚫ Rebirth: and ready units of 3 (5) levels
    .short = 🟢⚫ Rebirth
basic-demolish = 🔴 No walls; all armor −1
strong-demolish = 🔴⚫ Disintegrate one; others −1
basic-space-bending = 🔵 Go 2 spaces far; provoke nobody
strong-space-bending = 🔵⚫ Time Bending: another turn
basic-call-to-arms = ⚪ Use a unit of the offer
strong-call-to-arms = ⚪⚫ Call to Glory: recruit for free
basic-meditation = 🟢 2 discards to your deck; draw 2
strong-meditation = 🟢⚫ Trance: you choose the 2
basic-mana-meltdown = 🔴 Rivals lose a crystal
strong-mana-meltdown = 🔴⚫ Radiance: wounds for crystals
basic-mana-claim = 🔵 Keep a die: 3 mana, or 1 a turn
strong-mana-claim = 🔵⚫ Curse: it wounds other users
basic-mind-read = ⚪ Crystal; rivals discard its colour
    .short = ⚪ Crystal; rivals discard
strong-mind-read = ⚪⚫ Mind Steal: keep one of them
basic-energy-flow = 🟢 Ready a unit; tire one of each rival
    .short = 🟢 Ready a unit; tire others
strong-energy-flow = 🟢⚫ Energy Steal: also heals 1 wound
    .short = 🟢⚫ Energy Steal
basic-banner-of-glory = Armor, Attack, Block +1; Fame +1
strong-banner-of-glory = 💥 All units have that this turn
basic-banner-of-fear = A unit may cancel an attack: Fame +1
strong-banner-of-fear = 💥 Skip the Block and Damage phases
basic-banner-of-protection = Armor +1, resists fire and ice
strong-banner-of-protection = 💥 Throw away this turn's wounds
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
strong-horn-of-wrath = 💥 Siege Attack 6 to 12; may wound
basic-endless-bag-of-gold = Influence 4, Fame +2
strong-endless-bag-of-gold = 💥 Influence 9, Fame +3
basic-endless-gem-pouch = Roll twice for crystals
strong-endless-gem-pouch = 💥 A mana of each colour, and gold or black
    .short = 💥 A mana of each color, 1 more
basic-golden-grail = Heal 2; Fame for each point
strong-golden-grail = 💥 Heal 6; cards for wounds
basic-book-of-wisdom = An action becomes an advanced one
strong-book-of-wisdom = 💥 A spell instead, and a crystal
basic-amulet-of-sun = A gold mana; gold works, forests cost 3
    .short = A gold mana; forests cost 3
strong-amulet-of-sun = 💥 3 gold mana, and the same
basic-amulet-of-darkness = Any 1 mana; black works, deserts cost 3
    .short = Any 1 mana; deserts cost 3
strong-amulet-of-darkness = 💥 Any 3 mana, and the same


## On demand: each card

about-card-rage = **{ card-rage }**, 🔴 red basic action. { basic-rage }. { strong-rage }.
about-card-determination = **{ card-determination }**, 🔵 blue basic action. { basic-determination }. { strong-determination }.
about-card-swiftness = **{ card-swiftness }**, ⚪ white basic action. { basic-swiftness }. { strong-swiftness }.
about-card-march = **{ card-march }**, 🟢 green basic action. { basic-march }. { strong-march }.
about-card-stamina = **{ card-stamina }**, 🔵 blue basic action. { basic-stamina }. { strong-stamina }.
about-card-tranquility = **{ card-tranquility }**, 🟢 green basic action. { basic-tranquility }. { strong-tranquility }. Not in combat.
about-card-promise = **{ card-promise }**, ⚪ white basic action. { basic-promise }. { strong-promise }.
about-card-threaten = **{ card-threaten }**, 🔴 red basic action. { basic-threaten }. { strong-threaten }.
about-card-crystallize = **{ card-crystallize }**, 🔵 blue basic action. { basic-crystallize }. { strong-crystallize }. You pay the mana for the basic effect too, and the crystal has its colour.
about-card-mana-draw = **{ card-mana-draw }**, ⚪ white basic action. { basic-mana-draw }. { strong-mana-draw }. Any colour but gold; the die goes back as you have set it.
about-card-concentration = **{ card-concentration }**, 🟢 green basic action. { basic-concentration }. { strong-concentration }. The +2 counts for Move, Influence, Attack or Block.
about-card-improvisation = **{ card-improvisation }**, 🔴 red basic action. { basic-improvisation }. { strong-improvisation }. Any kind is Move, Influence, Attack or Block.
about-card-battle-versatility = **{ card-battle-versatility }**, 🔴 red basic action. { basic-battle-versatility }. { strong-battle-versatility }. Only Arythea has it. You choose one; the fire may be an attack or a block.
about-card-will-focus = **{ card-will-focus }**, 🟢 green basic action. { basic-will-focus }. { strong-will-focus }. Only Goldyx has it. The mana is blue, white or red. The +3 counts for Move, Influence, Attack or Block.
about-card-noble-manners = **{ card-noble-manners }**, ⚪ white basic action. { basic-noble-manners }. { strong-noble-manners }. Only Norowas has it. Fame and Reputation come at the end of the turn.
about-card-cold-toughness = **{ card-cold-toughness }**, 🔵 blue basic action. { basic-cold-toughness }. { strong-cold-toughness }. Only Tovak has it. Signs are abilities, resistances and the element of the attack.
about-card-fire-bolt = **{ card-fire-bolt }**, 🔴 red advanced action. { basic-fire-bolt }. { strong-fire-bolt }.
about-card-ice-bolt = **{ card-ice-bolt }**, 🔵 blue advanced action. { basic-ice-bolt }. { strong-ice-bolt }.
about-card-swift-bolt = **{ card-swift-bolt }**, ⚪ white advanced action. { basic-swift-bolt }. { strong-swift-bolt }.
about-card-crushing-bolt = **{ card-crushing-bolt }**, 🟢 green advanced action. { basic-crushing-bolt }. { strong-crushing-bolt }.
about-card-blood-rage = **{ card-blood-rage }**, 🔴 red advanced action. { basic-blood-rage }. { strong-blood-rage }.
about-card-ice-shield = **{ card-ice-shield }**, 🔵 blue advanced action. { basic-ice-shield }. { strong-ice-shield }. Armor never falls below 1.
about-card-agility = **{ card-agility }**, ⚪ white advanced action. { basic-agility }. { strong-agility }. What you have not spent on the way turns into Attack 1 a point in this turn's combat; with the strong effect, 2 points also make Ranged Attack 1.
about-card-refreshing-walk = **{ card-refreshing-walk }**, 🟢 green advanced action. { basic-refreshing-walk }. { strong-refreshing-walk }.
about-card-intimidate = **{ card-intimidate }**, 🔴 red advanced action. { basic-intimidate }. { strong-intimidate }. Reputation falls at the end of the turn.
about-card-frost-bridge = **{ card-frost-bridge }**, 🔵 blue advanced action. { basic-frost-bridge }. { strong-frost-bridge }. Lakes can be crossed this turn.
about-card-song-of-wind = **{ card-song-of-wind }**, ⚪ white advanced action. { basic-song-of-wind }. { strong-song-of-wind }. Open land is plains, desert and wasteland. With a blue mana you may also cross lakes at no cost this turn.
about-card-path-finding = **{ card-path-finding }**, 🟢 green advanced action. { basic-path-finding }. { strong-path-finding }. Lakes and mountains stay closed.
about-card-blood-ritual = **{ card-blood-ritual }**, 🔴 red advanced action. { basic-blood-ritual }. { strong-blood-ritual }. Gold and black may be chosen too.
about-card-pure-magic = **{ card-pure-magic }**, 🔵 blue advanced action. { basic-pure-magic }. { strong-pure-magic }. You pay one mana more, and its colour says what you get.
about-card-heroic-tale = **{ card-heroic-tale }**, ⚪ white advanced action. { basic-heroic-tale }. { strong-heroic-tale }. Each is +1 for every unit that you recruit this turn.
about-card-regeneration = **{ card-regeneration }**, 🟢 green advanced action. { basic-regeneration }. { strong-regeneration }. Not in combat.
about-card-fireball = **{ card-fireball }**, 🔴 red spell. { basic-fireball }. { strong-fireball }.
about-card-snowstorm = **{ card-snowstorm }**, 🔵 blue spell. { basic-snowstorm }. { strong-snowstorm }.
about-card-expose = **{ card-expose }**, ⚪ white spell. { basic-expose }. { strong-expose }. Bare is without fortification and resistance. Against all enemies you take away one of the two.
about-card-tremor = **{ card-tremor }**, 🟢 green spell. { basic-tremor }. { strong-tremor }. Armor never falls below 1. Earthquake lowers others as Tremor does.
about-card-flame-wall = **{ card-flame-wall }**, 🔴 red spell. { basic-flame-wall }. { strong-flame-wall }.
about-card-mana-bolt = **{ card-mana-bolt }**, 🔵 blue spell. { basic-mana-bolt }. { strong-mana-bolt }. The mana you pay on top says which attack it is: Ice, Cold Fire, Ranged Ice or Siege Ice. The strong one is the Mana Thunderbolt.
about-card-whirlwind = **{ card-whirlwind }**, ⚪ white spell. { basic-whirlwind }. { strong-whirlwind }.
about-card-underground-travel = **{ card-underground-travel }**, 🟢 green spell. { basic-underground-travel }. { strong-underground-travel }. Not through swamp or lake; nobody is provoked. Underground Attack ends with an assault on a keep or tower or, if the table has duels, an attack on another hero; walls don't count. Lose, and you go back where you started.
about-card-burning-shield = **{ card-burning-shield }**, 🔴 red spell. { basic-burning-shield }. { strong-burning-shield }. Only a block that succeeds brings the attack, or destroys the enemy you blocked.
about-card-chill = **{ card-chill }**, 🔵 blue spell. { basic-chill }. { strong-chill }. Chill also takes its resistance to fire.
about-card-wings-of-wind = **{ card-wings-of-wind }**, ⚪ white spell. { basic-wings-of-wind }. { strong-wings-of-wind }. You land on a safe space, and nobody is provoked. The Wings of Night need as much unspent Move as there are enemies.
about-card-restoration = **{ card-restoration }**, 🟢 green spell. { basic-restoration }. { strong-restoration }. Not in combat.
about-card-demolish = **{ card-demolish }**, 🔴 red spell. { basic-demolish }. { strong-demolish }. Armor never falls below 1. Disintegrate is for the Attack phase.
about-card-space-bending = **{ card-space-bending }**, 🔵 blue spell. { basic-space-bending }. { strong-space-bending }. You also explore 2 spaces far. After Time Bending your other played cards come back to your hand, and you draw none.
about-card-call-to-arms = **{ card-call-to-arms }**, ⚪ white spell. { basic-call-to-arms }. { strong-call-to-arms }.
about-card-meditation = **{ card-meditation }**, 🟢 green spell. { basic-meditation }. { strong-meditation }. At random for Meditation, on top or to the bottom. You draw 2 above your hand limit at the end of this turn.
about-card-mana-meltdown = **{ card-mana-meltdown }**, 🔴 red spell. { basic-mana-meltdown }. { strong-mana-meltdown }. Who has none takes a wound; you may take one of the lost crystals. Mana Radiance: choose a colour; everyone takes a wound for each crystal of it, then you gain 2.
about-card-mana-claim = **{ card-mana-claim }**, 🔵 blue spell. { basic-mana-claim }. { strong-mana-claim }. The die stays with you for the round. The Mana Curse strikes each rival once a turn.
about-card-mind-read = **{ card-mind-read }**, ⚪ white spell. { basic-mind-read }. { strong-mind-read }. Who has no card of that colour shows his hand. Only action cards can be kept.
about-card-energy-flow = **{ card-energy-flow }**, 🟢 green spell. { basic-energy-flow }. { strong-energy-flow }. The units of the others are of level 2 at most; with Energy Steal 3. The healing takes one wound off the unit you ready. Not in combat.
about-card-banner-of-glory = **{ card-banner-of-glory }**, artifact. Give it to one of your units. { basic-banner-of-glory }. { strong-banner-of-glory }, and it is gone for good. The Fame comes when the unit attacks or blocks.
about-card-banner-of-fear = **{ card-banner-of-fear }**, artifact. Give it to one of your units. { basic-banner-of-fear }. { strong-banner-of-fear }, and it is gone for good.
about-card-banner-of-protection = **{ card-banner-of-protection }**, artifact. Give it to one of your units. { basic-banner-of-protection }. { strong-banner-of-protection }, and it is gone for good.
about-card-banner-of-courage = **{ card-banner-of-courage }**, artifact. Give it to one of your units. { basic-banner-of-courage }. { strong-banner-of-courage }, and it is gone for good. Not in combat.
about-card-ruby-ring = **{ card-ruby-ring }**, artifact. { basic-ruby-ring }. { strong-ruby-ring }, and it is gone for good. Fame +1 for each red spell you cast this turn. Black still needs the night.
about-card-sapphire-ring = **{ card-sapphire-ring }**, artifact. { basic-sapphire-ring }. { strong-sapphire-ring }, and it is gone for good. Fame +1 for each blue spell you cast this turn. Black still needs the night.
about-card-diamond-ring = **{ card-diamond-ring }**, artifact. { basic-diamond-ring }. { strong-diamond-ring }, and it is gone for good. Fame +1 for each white spell you cast this turn. Black still needs the night.
about-card-emerald-ring = **{ card-emerald-ring }**, artifact. { basic-emerald-ring }. { strong-emerald-ring }, and it is gone for good. Fame +1 for each green spell you cast this turn. Black still needs the night.
about-card-sword-of-justice = **{ card-sword-of-justice }**, artifact. { basic-sword-of-justice }. { strong-sword-of-justice }, and it is gone for good. Fame +1 for each enemy defeated this turn. With the strong effect no enemy resists physical attacks.
about-card-horn-of-wrath = **{ card-horn-of-wrath }**, artifact. { basic-horn-of-wrath }. { strong-horn-of-wrath }, and it is gone for good. Red and black on a die wound you; above 6 you roll one for each point.
about-card-endless-bag-of-gold = **{ card-endless-bag-of-gold }**, artifact. { basic-endless-bag-of-gold }. { strong-endless-bag-of-gold }, and it is gone for good.
about-card-endless-gem-pouch = **{ card-endless-gem-pouch }**, artifact. { basic-endless-gem-pouch }. { strong-endless-gem-pouch }, and it is gone for good. Gold is a crystal of your choice, black Fame +1. The last mana is gold by day, black by night.
about-card-golden-grail = **{ card-golden-grail }**, artifact. { basic-golden-grail }. { strong-golden-grail }, and it is gone for good. Fame +1 for each point of it that you use; or a card for each wound healed in your hand. Not in combat.
about-card-book-of-wisdom = **{ card-book-of-wisdom }**, artifact. { basic-book-of-wisdom }. { strong-book-of-wisdom }, and it is gone for good. The new card is of the same colour, from the offer, and comes to your hand. The old one leaves the game.
about-card-amulet-of-sun = **{ card-amulet-of-sun }**, artifact. { basic-amulet-of-sun }. { strong-amulet-of-sun }, and it is gone for good. At night you use gold mana, cross forests for 3 and see garrisons and ruins as by day.
about-card-amulet-of-darkness = **{ card-amulet-of-darkness }**, artifact. { basic-amulet-of-darkness }. { strong-amulet-of-darkness }, and it is gone for good. By day you use black mana and cross deserts for 3.
about-card-wound = **{ card-wound }**. It fills your hand and does nothing. Heal it, rest to discard it, or leave it in a magical glade.

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
ability-peasants-1 = Attack 2 or Block 2
ability-peasants-2 = Influence 2
ability-peasants-3 = Move 2
ability-herbalists-1 = 🟢 Heal 2
ability-herbalists-2 = Ready a unit up to level 2
ability-herbalists-3 = A green mana
ability-foresters-1 = Move 2; forest, hills, swamp cost 1 less
    .short = Move 2; rough land costs less
ability-foresters-2 = Block 3
ability-utem-crossbowmen-1 = Attack 3 or Block 3
ability-utem-crossbowmen-2 = Ranged Attack 2
ability-utem-guardsmen-1 = Attack 2
ability-utem-guardsmen-2 = Block 4, swift does not double
ability-utem-swordsmen-1 = Attack 3 or Block 3
ability-utem-swordsmen-2 = Attack or Block 6, and it is wounded
ability-guardian-golems-1 = Attack 2 or Block 2
ability-guardian-golems-2 = 🔴 Fire Block 4
ability-guardian-golems-3 = 🔵 Ice Block 4
ability-illusionists-1 = Influence 4
ability-illusionists-2 = ⚪ An enemy without walls does not attack
    .short = ⚪ An enemy does not attack
ability-illusionists-3 = A white crystal
ability-red-cape-monks-1 = Attack 3 or Block 3
ability-red-cape-monks-2 = 🔴 Fire Attack 4 or Fire Block 4
ability-northern-monks-1 = Attack 3 or Block 3
ability-northern-monks-2 = 🔵 Ice Attack 4 or Ice Block 4
ability-savage-monks-1 = Attack 3 or Block 3
ability-savage-monks-2 = 🟢 Siege Attack 4
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
about-unit-peasants = **{ unit-peasants }**, level 1, armor 3. Joins you in villages for 4 Influence. { unit-does-peasants }.
about-unit-herbalists = **{ unit-herbalists }**, level 1, armor 2. Joins you in villages and monasteries for 3 Influence. { unit-does-herbalists }.
about-unit-foresters = **{ unit-foresters }**, level 1, armor 4. Joins you in villages for 5 Influence. { unit-does-foresters }.
about-unit-utem-crossbowmen = **{ unit-utem-crossbowmen }**, level 2, armor 4. Joins you in villages and keeps for 6 Influence. { unit-does-utem-crossbowmen }.
about-unit-utem-guardsmen = **{ unit-utem-guardsmen }**, level 2, armor 5. Joins you in villages and keeps for 5 Influence. { unit-does-utem-guardsmen }.
about-unit-utem-swordsmen = **{ unit-utem-swordsmen }**, level 2, armor 4. Joins you in keeps for 6 Influence. { unit-does-utem-swordsmen }.
about-unit-guardian-golems = **{ unit-guardian-golems }**, level 2, armor 3, resists physical. Joins you in keeps and mage towers for 7 Influence. { unit-does-guardian-golems }.
about-unit-illusionists = **{ unit-illusionists }**, level 2, armor 2, resists physical. Joins you in monasteries and mage towers for 7 Influence. { unit-does-illusionists }.
about-unit-red-cape-monks = **{ unit-red-cape-monks }**, level 2, armor 4. Joins you in monasteries for 7 Influence. { unit-does-red-cape-monks }.
about-unit-northern-monks = **{ unit-northern-monks }**, level 2, armor 4. Joins you in monasteries for 7 Influence. { unit-does-northern-monks }.
about-unit-savage-monks = **{ unit-savage-monks }**, level 2, armor 4. Joins you in monasteries for 7 Influence. { unit-does-savage-monks }.

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
skill-i-dont-give-a-damn = I Don't Give a Damn
skill-who-needs-magic = Who Needs Magic
skill-motivation-tovak = Motivation (Tovak)
skill-mana-exploit = Mana Exploit
does-dark-paths = Move 1, at night 2
does-burning-power = Siege Attack 1 or Siege Fire Attack 1
does-hot-swordsmanship = Attack 2 or Fire Attack 2
does-dark-negotiation = Influence 2, at night 3
does-dark-fire-magic = A red crystal, and a red or black mana
does-power-of-pain = Play one wound sideways for 2; it goes to your discard pile
does-invocation = Discard a wound: red or black mana; a card: white or green
does-polarization = Use a mana as its opposite: red–blue, green–white, gold–black
does-motivation-arythea = Draw 2 cards; a red mana if you alone have the least Fame
does-healing-ritual = Throw away 2 wounds; the nearest rival gets one of them
does-freezing-power = Siege Attack 1 or Siege Ice Attack 1
does-potion-making = Heal 2, not in combat
does-white-crystal-craft = A blue crystal and a white mana
does-green-crystal-craft = A blue crystal and a green mana
does-red-crystal-craft = A blue crystal and a red mana
does-glittering-fortune = Influence 1 for each colour among your crystals
does-flight = Fly 1 space for free, or 2 for 2 Move, to a safe space
does-universal-power = Pay a mana: a sideways card gives 3, of its colour 4
does-motivation-goldyx = Draw 2 cards; a green mana if you alone have the least Fame
does-source-freeze = Until your next turn rivals can't use their usual die; then you gain a crystal
does-forward-march = Move 1 for each ready, healthy unit, up to 3
does-day-sharpshooting = Ranged Attack 2, at night 1
does-inspiration = Ready or heal a unit, not in combat
does-bright-negotiation = Influence 3, at night 2
does-leaves-in-the-wind = A green crystal and a white mana
does-whisper-in-the-treetops = A white crystal and a green mana
does-leadership = The next unit: Block +3, Attack +2 or Ranged Attack +1
does-bonds-of-loyalty = One more unit, 5 cheaper, that helps everywhere
does-motivation-norowas = Draw 2 cards; a white mana if you alone have the least Fame
does-prayer-of-weather = Until your next turn terrain −2 for you, +1 for rivals
does-double-time = Move 2, at night 1
does-night-sharpshooting = Ranged Attack 1, at night 2
does-cold-swordsmanship = Attack 2 or Ice Attack 2
does-shield-mastery = Block 3, Fire Block 2 or Ice Block 2
does-resistance-break = One enemy: armor −1 for each of its resistances
does-i-feel-no-pain = Discard a wound and draw a card, not in combat
does-i-dont-give-a-damn = A sideways card gives 2; if no basic action, 3
does-who-needs-magic = A sideways card gives 2; without a Source die, 3
does-motivation-tovak = Draw 2 cards; a blue mana if you alone have the least Fame
does-mana-exploit = A mana; rivals who use other colours are wounded
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
about-skill-source-freeze = **{ skill-source-freeze }** ({ hero-goldyx }, once a round). { does-source-freeze }. Extra dice, like that of { card-mana-draw }, still work. The crystal is of a color that the Source shows.
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
about-enemy-crossbowmen = **{ enemy-crossbowmen }**, garrison of keeps: { values-crossbowmen }. Fame 3.
about-enemy-guardsmen = **{ enemy-guardsmen }**, garrison of keeps: { values-guardsmen }. Fame 3.
about-enemy-swordsmen = **{ enemy-swordsmen }**, garrison of keeps: { values-swordsmen }. Fame 4.
about-enemy-golems = **{ enemy-golems }**, garrison of keeps: { values-golems }. Fame 4.
about-enemy-minotaur = **{ enemy-minotaur }**, monster of dens and dungeons: { values-minotaur }. Fame 4.
about-enemy-gargoyle = **{ enemy-gargoyle }**, monster of dens and dungeons: { values-gargoyle }. Fame 4.
about-enemy-medusa = **{ enemy-medusa }**, monster of dens and dungeons: { values-medusa }. Fame 5.
about-enemy-crypt-worm = **{ enemy-crypt-worm }**, monster of dens and dungeons: { values-crypt-worm }. Fame 5.
about-enemy-werewolf = **{ enemy-werewolf }**, monster of dens and dungeons: { values-werewolf }. Fame 5.
about-enemy-monks = **{ enemy-monks }**, garrison of mage towers: { values-monks }. Fame 4.
about-enemy-enemy-illusionists = **{ enemy-enemy-illusionists }**, garrison of mage towers: { values-enemy-illusionists }. Fame 4.
about-enemy-ice-mages = **{ enemy-ice-mages }**, garrison of mage towers: { values-ice-mages }. Fame 5.
about-enemy-ice-golems = **{ enemy-ice-golems }**, garrison of mage towers: { values-ice-golems }. Fame 5.
about-enemy-fire-mages = **{ enemy-fire-mages }**, garrison of mage towers: { values-fire-mages }. Fame 5.
about-enemy-fire-golems = **{ enemy-fire-golems }**, garrison of mage towers: { values-fire-golems }. Fame 5.
about-enemy-freezers = **{ enemy-freezers }**, soldiers of the city, met in ruins: { values-freezers }. Fame 7.
about-enemy-gunners = **{ enemy-gunners }**, soldiers of the city, met in ruins: { values-gunners }. Fame 7.
about-enemy-altem-guardsmen = **{ enemy-altem-guardsmen }**, soldiers of the city, met in ruins: { values-altem-guardsmen }. Fame 8.
about-enemy-altem-mages = **{ enemy-altem-mages }**, soldiers of the city, met in ruins: { values-altem-mages }. Fame 8.
about-enemy-swamp-dragon = **{ enemy-swamp-dragon }**, Draconum: { values-swamp-dragon }. Fame 7.
about-enemy-fire-dragon = **{ enemy-fire-dragon }**, Draconum: { values-fire-dragon }. Fame 8.
about-enemy-ice-dragon = **{ enemy-ice-dragon }**, Draconum: { values-ice-dragon }. Fame 8.
about-enemy-high-dragon = **{ enemy-high-dragon }**, Draconum: { values-high-dragon }. Fame 9.

## The land: a space is named by its tile and a letter, and says what stands there

space-Aa = Aa portal
space-1a = 1a glade
space-1c = 1c village
space-2b = 2b glade
space-2c = 2c village
space-2e = 2e green mine
space-3b = 3b keep
space-3d = 3d white mine
space-3e = 3e village
space-4a = 4a mage tower
space-4d = 4d village
space-5b = 5b monastery
space-5d = 5d blue mine
space-5f = 5f glade
space-6a = 6a red mine
space-6f = 6f monster den
space-7c = 7c glade
space-7d = 7d dungeon
space-7f = 7f monastery
space-8b = 8b ruins
space-8d = 8d village
space-8g = 8g glade
space-9c = 9c keep
space-9e = 9e mage tower
space-9g = 9g dungeon
space-10d = 10d ruins
space-10e = 10e keep
space-10g = 10g monster den
space-11a = 11a mage tower
space-11f = 11f ruins
space-C1a = C1a monastery
space-C1b = C1b tomb
space-C1f = C1f spawning grounds
space-C2b = C2b ruins
space-C2c = C2c green mine
space-C2e = C2e mage tower
space-C3b = C3b ruins
space-C3c = C3c mage tower
space-C3e = C3e white mine
space-C3f = C3f tomb
space-C4c = C4c keep
space-C4e = C4e ruins
space-C4g = C4g blue mine
space-C5a = C5a green city
space-C5b = C5b village
space-C5g = C5g glade
space-C6a = C6a blue city
space-C6b = C6b monastery
space-C7a = C7a white city
space-C7f = C7f keep
space-C7g = C7g spawning grounds
space-C8a = C8a red city
space-C8b = C8b red mine
space-C8g = C8g ruins

tile-A = the coast with the portal
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

about-site-village = **Village.** Recruit units with the village sign, or buy Healing for 3 Influence each. Who starts a turn here may plunder first: Reputation −1, and 2 cards.
about-site-monastery = **Monastery.** Recruit monks, buy Healing for 2 Influence each, or learn the advanced action on show for 6. Or burn it: Reputation −3, a fight without units against a violet enemy, and an artifact if you win.
about-site-keep = **Keep.** Walk in to assault it: Reputation −1, and a grey garrison behind walls. Once it is yours you recruit there, and in or next to it your hand limit grows by 1 for each keep you own. Rivals may take it from you.
about-site-mage_tower = **Mage tower.** Walk in to assault it: Reputation −1, and a violet garrison behind walls. It brings a spell. Once somebody has conquered it, everybody walks in freely and may recruit there, or learn a spell for 7 Influence and a mana of its color.
about-site-magical_glade = **Magical glade.** End a turn here to throw away a wound from your hand or discard pile. Start a turn here for a gold mana, at night a black one.
about-site-mine = **Crystal mine.** End a turn here for a crystal of its colour. You can hold 3 of each.
about-site-monster_den = **Monster den.** Enter as your action to fight a brown monster. It stays until somebody beats it; then 2 random crystals are yours.
about-site-spawning_grounds = **Spawning grounds.** Enter as your action to fight two brown monsters. Beat both in one fight for 3 random crystals and an artifact; one alone is replaced.
about-site-dungeon = **Dungeon.** Enter as your action: a brown monster, without your units, by the rules of night. The first winner rolls a die: gold or black is a spell, else an artifact. Later visits bring Fame only.
about-site-tomb = **Tomb.** Enter as your action: a Draconum, without your units, by the rules of night. The first winner gains a spell and an artifact.
about-site-ruins = **Ruins.** By day you see what waits inside: an altar that gives Fame 7 for 3 mana of its colour, or two enemies and a treasure. Enter as your action; enemies who survive stay.
about-site-city = **City.** Nobody enters it in this scenario. When its tile is revealed, everybody has one last turn.
about-site-portal = **Portal.** Here you come into the land. Any number of heroes may stand on it, and at the end of a turn they leave the map until their next one.
about-ruins-altar-green = **Ruins: a green altar.** Enter as your action and pay 3 green mana for Fame 7. Your shield stays there.
about-ruins-altar-blue = **Ruins: a blue altar.** Enter as your action and pay 3 blue mana for Fame 7. Your shield stays there.
about-ruins-altar-white = **Ruins: a white altar.** Enter as your action and pay 3 white mana for Fame 7. Your shield stays there.
about-ruins-altar-red = **Ruins: a red altar.** Enter as your action and pay 3 red mana for Fame 7. Your shield stays there.
about-ruins-grey-violet = **Ruins with prisoners.** Defeat a grey and a violet enemy, and a unit of the offer joins you for free, at the end of the turn.
about-ruins-green-brown = **Ruins with an artifact.** Defeat an orc and a brown monster to find it.
about-ruins-green-green = **Ruins with crystals.** Defeat two orcs for a crystal of each basic colour.
about-ruins-brown-violet = **Ruins with a spell.** Defeat a brown monster and a violet enemy for a spell and a crystal of each basic colour.
about-ruins-grey-white = **Ruins with an artifact and a spell.** Defeat a grey enemy and one of the city to have both.
about-ruins-grey-brown = **Ruins with an artifact.** Defeat a grey enemy and a brown monster to find it.
about-ruins-brown-red = **Ruins with two artifacts.** Defeat a brown monster and a Draconum to find them.
about-ruins-green-red = **Ruins with an artifact and a lesson.** Defeat an orc and a Draconum for an artifact and an advanced action.
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

about-duel = **Duel** (a setting). Stop where another hero stands to attack, but not on the portal, nor once the end of the round is announced or the city found. The defender takes his next turn now, or fights without dice and skills. *From afar* he strikes first, then you in turns: only Ranged and Siege, at keep or tower only Siege. *In melee* you strike first. Whoever strikes deals out what is not blocked: armor for a wound, 5 for an artifact in sight, a space's Move to drive the other out and win. If both pass, you go back. Beat a higher level for Fame 1, and 2 a level.

about-ability-fortified = **Fortified.** In the Ranged phase only Siege Attack counts against it. If it also stands behind walls, nothing does.
about-ability-swift = **Swift.** You need twice its attack to block it. The damage stays single.
about-ability-brutal = **Brutal.** Unblocked, it deals twice its attack.
about-ability-poison = **Poison.** For each wound to your hand another goes to your discard pile. A unit gets two wounds.
about-ability-paralyze = **Paralyze.** If it wounds your hero, you discard all cards but wounds. A unit it wounds is destroyed.
about-ability-summon = **Summons.** It does not strike itself: each time the Block phase begins, a random brown monster strikes in its place and vanishes after the damage.
about-ability-physical = **Resists physical.** Attacks without an element count half. Fire, Ice and Cold Fire count in full.
about-ability-fire = **Resists fire.** Fire attacks count half, and red magic does nothing to it. A unit that resists fire shrugs off fire damage up to its armor.
about-ability-ice = **Resists ice.** Ice attacks count half, and blue magic does nothing to it. A unit that resists ice shrugs off ice damage up to its armor.
about-ability-fire-attack = **Fire attack.** Only Ice and Cold Fire Block count in full against it; other blocks count half.
about-ability-ice-attack = **Ice attack.** Only Fire and Cold Fire Block count in full against it; other blocks count half.
about-ability-coldfire-attack = **Cold Fire attack.** Only Cold Fire Block counts in full against it; other blocks count half.

about-terrain-plains = **Plains.** Move 2.
about-terrain-hills = **Hills.** Move 3.
about-terrain-forest = **Forest.** Move 3, at night 5.
about-terrain-wasteland = **Wasteland.** Move 4.
about-terrain-desert = **Desert.** Move 5, at night 3.
about-terrain-swamp = **Swamp.** Move 5.
about-terrain-lake = **Lake.** It cannot be crossed without magic.
about-terrain-mountain = **Mountain.** It cannot be crossed.
about-terrain-sea = **Sea.** The end of the map.

about-tactic-early-bird = **1 { tactic-early-bird }** (day). { does-early-bird }.
about-tactic-rethink = **2 { tactic-rethink }** (day). { does-rethink }.
about-tactic-mana-steal = **3 { tactic-mana-steal }** (day). { does-mana-steal }.
about-tactic-planning = **4 { tactic-planning }** (day). { does-planning }.
about-tactic-great-start = **5 { tactic-great-start }** (day). { does-great-start }.
about-tactic-the-right-moment = **6 { tactic-the-right-moment }** (day). { does-the-right-moment }.
about-tactic-from-the-dusk = **1 { tactic-from-the-dusk }** (night). { does-from-the-dusk }.
about-tactic-long-night = **2 { tactic-long-night }** (night). { does-long-night }.
about-tactic-mana-search = **3 { tactic-mana-search }** (night). { does-mana-search }. Gold ones first: they are of no use at night.
about-tactic-midnight-meditation = **4 { tactic-midnight-meditation }** (night). { does-midnight-meditation }.
about-tactic-preparation = **5 { tactic-preparation }** (night). { does-preparation }.
about-tactic-sparing-power = **6 { tactic-sparing-power }** (night). { does-sparing-power }.

about-hero-arythea = **Arythea** draws strength from blood and fire. Her own card is Battle Versatility.
about-hero-goldyx = **Goldyx** the Draconum works with crystals and flies. His own card is Will Focus.
about-hero-norowas = **Norowas** the elf leads units and is welcome everywhere. His own card is Noble Manners.
about-hero-tovak = **Tovak** is a cold master of sword and shield. His own card is Cold Toughness.
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
term-round-end = End of the round
about-term-move = **{ term-move }.** Points to enter spaces and to explore (Move 2). What is left at the end of your movement is lost.
about-term-influence = **{ term-influence }.** Points to buy what people offer: units, Healing, training, spells. Your Reputation adds to it or takes from it, once for each talk.
about-term-attack = **{ term-attack }.** In the Attack phase any attack counts. Reach the armor of an enemy, or of a group together, and they fall; less does nothing. What was not needed is lost.
about-term-ranged = **{ term-ranged }.** Counts in the Ranged phase, before enemies strike, and in the Attack phase too. Not against walls and fortified enemies in the Ranged phase.
about-term-siege = **{ term-siege }.** Like a Ranged Attack, but walls do not stop it. An enemy who is fortified and behind walls is safe from it in the Ranged phase.
about-term-block = **{ term-block }.** In the Block phase, as much as the attack of one enemy stops it. One point less and it was for nothing. Each enemy is blocked alone.
about-term-healing = **{ term-healing }.** 1 point throws a wound of your hand away; on a unit a wound costs as many points as its level. Never in combat.
about-term-wounds = **{ term-wounds }.** For damage that comes through, one for each armor’s worth, rounded up. They fill your hand. Heal them, rest to discard them, or end a turn in a glade. Each costs 2 Fame at the end of the game.
about-term-knock-out = **{ term-knock-out }.** As many wounds in one combat as your hand limit: you discard all cards but wounds.
about-term-rest = **{ term-rest }.** Instead of moving and acting: discard one card and any number of wounds. You may still heal and use special effects.
about-term-exhausted = **{ term-exhausted }.** With only wounds in hand at the start of a turn you can do no more than discard one of them. Units may help before.
about-term-sideways = **{ term-sideways }.** Any card but a wound, played for 1 Move, 1 Influence, 1 Attack or 1 Block instead of what it says.
about-term-source = **{ term-source }.** Dice of mana that all share: two more than there are players. Each turn you may use one; at the end of the turn it is rolled again.
about-term-mana = **{ term-mana }.** It pays for strong effects and spells. It comes from a die of the Source, a crystal, or a token of this turn. 🟡 Gold is any basic colour, by day only; ⚫ black is for spells, by night only.
about-term-crystals = **{ term-crystals }.** Mana that you keep until you need it, at most 3 of each basic colour. One more in your turn is a token instead.
about-term-tokens = **{ term-tokens }.** Mana for this turn only: what you have not used at its end is lost.
about-term-fame = **{ term-fame }.** What you play for. It comes from enemies, new tiles and adventures, and brings levels at 3, 8, 15, 24, 35, 48, 63, 80 and 99.
about-term-reputation = **{ term-reputation }.** From −7 to +7: it changes your Influence once in each talk. At the bottom nobody talks to you. Assaults, plunder and fire lower it; beaten orcs and Draconum raise it.
about-term-levels = **{ term-levels }.** Even levels bring a skill and an advanced action, odd ones a command token and better values. They come at the end of your turn.
about-term-command = **{ term-command }.** Each lets you lead one unit. You begin with 1, and gain others at levels 3, 5, 7 and 9. Without a free one a new recruit replaces another.
about-term-tactics = **{ term-tactics }.** Chosen at the start of each round, by the least Fame first. The number gives the order of turns; most give something else too.
about-term-rampaging = **{ term-rampaging }.** Orcs and Draconum who roam the land, face up. Nobody enters their space. A step between two spaces next to them provokes them; from a space beside them you may challenge them.
about-term-provoke = **{ term-provoke }.** Step from one space next to rampaging enemies to another next to the same ones: they attack, and your move ends.
about-term-assault = **{ term-assault }.** Walking into a keep that isn't yours, or a mage tower that nobody has conquered: you lose 1 Reputation, win or lose, your move ends, and its garrison fights behind walls. Lose, and you go back. A tower that somebody has conquered is open to everybody.
about-term-explore = **{ term-explore }.** From a space at the edge of the land, for Move 2: a new tile, Fame 1, and you may go on.
about-term-advanced = **{ term-advanced }.** Better cards for your deck. They come with new levels, from monasteries for 6 Influence, and from some ruins, and go on top of your deck.
about-term-spells = **{ term-spells }.** They cost a mana of their colour; the strong effect a black one too, so mostly at night. Won in mage towers, tombs and dungeons, or learnt in a mage tower for 7 Influence and a mana.
about-term-artifacts = **{ term-artifacts }.** Free to play. The strong effect throws them away for good. Of those you win you draw one more, and give one back.
about-term-round-end = **{ term-round-end }.** When your deck is empty you may announce it instead of a turn. Everybody else has one more turn. Then decks are shuffled, units get ready, and day turns to night.

## The rules, page by page

rules-1 =
    ### Mage Knight · 1 of 8: what it is about
    You are a Mage Knight, sent into a land that nobody has mapped. Somewhere in it lies a city. You explore tile by tile, fight what roams the land, recruit people, learn magic, and earn **Fame**.
    🗺️ The game has three rounds: a day, a night, a day. It ends as soon as somebody reveals the tile with the **city**: then everybody, the finder too, has one last turn. Whoever has the most Fame after the final count wins.
    The city is under one of the last three tiles of the pile. If it is not found in time, the mission has failed, but the Fame is still counted.
    ☀️ **A round.** Everybody shuffles his deck, draws a hand of 5 and chooses a *tactic*: it gives its number in the order of play, and mostly a small gift. Whoever has the least Fame chooses first. Then you take turns, as many as your cards last.
    🌘 When your deck is empty you may announce the end of the round instead of taking a turn. Everybody else has one more turn. Then all cards are shuffled anew, units get ready, the offers change, and day turns to night.
    🎴 **A turn.** Play cards to move and explore, then take **one** action: fight, or talk to people. Or rest. At the end you may discard cards, then you draw up to your hand limit.
    📐 Values are those of the first printing. Two are ours, because the rules give no number: each ruins token exists once, and Cold Fire counts as two colors for { card-cold-toughness }.
    📖 `/rules` with a topic tells of every site, enemy, card, unit, skill and tactic.
rules-2 =
    ### Mage Knight · 2 of 8: cards and mana
    Your deck has 16 basic actions. One is your hero's own.
    🎴 Each card has a **basic** effect, which is free, and a **strong** effect, which costs a mana of the card's colour: you get the one or the other. Any card but a wound can also be played **sideways**, for Move 1, Influence 1, Attack 1 or Block 1. What you play adds up.
    Cards for Move count while you move, Influence while you talk, Attack and Block in combat. Healing counts any time but in combat. Special cards count always.
    💎 **Mana** comes from three places.
    🎲 *The Source*: dice that all share. Each turn you may use one of them; at the end of the turn it is rolled again.
    🔹 *Crystals*, which you keep until you need them, three of each colour at most.
    ✨ *Tokens* that some effects give, for this turn only.
    🔴 🔵 🟢 ⚪ are the basic colours. 🟡 **Gold** stands for any of them, but only by day. ⚫ **Black** powers the strong side of spells, and only at night.
    📜 **Spells** cost a mana even for their basic effect; the strong one needs a black mana too. 🏺 **Artifacts** are free; for the strong effect they are thrown away for good. Banners are given to a unit.
    What you win goes on top of your deck, so that you draw it soon.
rules-3 =
    ### Mage Knight · 3 of 8: moving and exploring
    Entering a space costs Move: **plains 2, hills 3, forest 3, wasteland 4, desert 5, swamp 5**. At night a forest costs 5 and a desert 3. Lakes and mountains are closed. You may step, play another card and step again, as far as your Move lasts. You may pass other heroes but not stop where they are.
    🧭 **Explore.** From a space at the edge of the known land you reveal the next tile for Move 2. It brings **Fame 1**, and you may go on moving. The coast on two sides is the border of the map.
    👹 **Rampaging enemies** (orcs, later Draconum) lie open on the map. You cannot enter their space. A step from one space next to them to another space next to them provokes them: your move ends, and you must fight. You may also challenge them from any space next to them, as your action. Beat orcs for Reputation +1, Draconum for +2.
    🏯 **Keeps and mage towers**: walking into a keep that isn't yours, or a tower that nobody has conquered, is an assault, and your move ends. By day you see the garrison from the space beside it.
    🌀 You begin at the portal. If you end a turn there, you wait off the map.
    ↩️ Steps can be taken back with `/undo`, until something new was revealed. If you end where you may not stay, you fall back the way you came, with a wound for each space.
rules-4 =
    ### Mage Knight · 4 of 8: combat
    An enemy has an armor, an attack, and often abilities. A fight has four phases.
    🏹 **1. Ranged.** Only Ranged and Siege Attack. Whoever falls now never strikes. Behind walls (and against *fortified* enemies) only Siege counts.
    🛡️ **2. Block.** Each enemy left strikes. Block as much as its attack and nothing happens; one point less and the block was for nothing. Each enemy is blocked alone.
    🩸 **3. Damage.** Unblocked attacks are dealt out. A unit takes a wound and stops as much as its armor; a unit is hit once in a fight. The rest hits your hero: one wound into your hand for each armor's worth, rounded up. As many wounds in one fight as your hand limit knock you out: all your cards are gone.
    ⚔️ **4. Attack.** Any attack counts. Reach the armor and the enemy falls. You may fell several with one attack that reaches their armor together.
    Enemies do not stay hurt: you defeat them in one phase or not at all. Defeated ones bring Fame at once.
    🔥 ❄️ **Elements.** A resistance halves attacks of its kind: physical, fire or ice. If one of a group resists, the attack is halved for the group. Against a fire attack only Ice Block counts in full, against ice only Fire Block, against Cold Fire only Cold Fire Block; other blocks count half.
rules-5 =
    ### Mage Knight · 5 of 8: abilities, wounds, rest
    ⚡ **Swift**: blocking takes twice the attack. **Brutal**: unblocked, double damage. **Poison**: for each wound to your hand another into your discard pile; two for a unit. **Paralyze**: one wound and all your other cards are discarded; a unit is destroyed. **Fortified**: only Siege in the Ranged phase; behind walls not even that. **Summons**: a random brown monster strikes instead and goes away.
    🩸 **Wounds** fill your hand and can do nothing. At the end of the game each costs 2 Fame.
    💚 **Healing**: 1 point removes a wound from your hand; a unit costs as many points as its level. Cards, some units, villages (3 Influence a point) and monasteries (2) heal. Never in combat.
    😴 **Rest** instead of moving and acting: discard one card and any number of wounds. They are in your deck still, but your hand is free. You may heal and use special effects.
    🌳 A **magical glade** takes one wound from you at the end of a turn, and gives a gold mana (at night a black one) when you start there.
    🥀 With nothing but wounds in hand you can only discard one of them.
rules-6 =
    ### Mage Knight · 6 of 8: people and strongholds
    🗣️ Talking to people is an action. Your Influence is what you play, and what your **Reputation** adds or takes. At the bottom of the track nobody talks to you.
    🏘️ **Village**: recruit; Healing for 3. Before a turn that you start here you may plunder: Reputation −1 and 2 cards.
    ⛪ **Monastery**: recruit; Healing for 2; learn the advanced action on show for 6. Or burn it: Reputation −3, a violet enemy without your units, and an artifact.
    🏰 **Keep** (grey garrison): yours when you win. Recruit there. In or next to it your hand limit grows by 1 for each of your keeps. Rivals can take it, for half the Fame.
    🔮 **Mage tower** (violet garrison): a spell when you win. Then anybody recruits there, or learns a spell for 7 Influence and a mana of its colour.
    An assault costs you Reputation −1, win or lose, and walls protect the garrison. If you do not win, you go back where you came from.
    🪖 **Units.** A command token for each: you have 1, and gain more at levels 3, 5, 7 and 9. A unit that was used is tired until the next round. A wounded one can do nothing until it is healed. Units are recruited only where their card says, and the offer is filled again when a round begins.
    ⛏️ **Crystal mine**: end a turn here for a crystal.
rules-7 =
    ### Mage Knight · 7 of 8: adventures and levels
    You may pass these places; entering is your action.
    🕳️ **Monster den**: a brown monster; 2 random crystals. 🥚 **Spawning grounds**: two of them; 3 crystals and an artifact.
    🚪 **Dungeon**: a brown monster, no units, rules of night; a die says spell or artifact. ⚰️ **Tomb**: a Draconum, no units, rules of night; a spell and an artifact. Both can be entered again for Fame alone.
    🏚️ **Ruins**: an altar (3 mana of its colour for Fame 7), or two enemies and a treasure. At night you see which when you stand there.
    A random crystal is rolled: gold is your choice, black is Fame 1 instead. Of artifacts you draw one more than you win, and give one back.
    ⭐ **Levels** come at Fame 3, 8, 15, 24, 35, 48, 63, 80 and 99, at the end of your turn.
    🎓 *Even levels*: draw two of your skills and keep one; the other is open to all. Or take one that the others left. With a skill of your own comes any advanced action of the offer, with theirs the lowest one.
    🎖️ *Odd levels*: one more command token, and better armor or a bigger hand.
    Most skills work once a turn, some once a round.
rules-8 =
    ### Mage Knight · 8 of 8: the final count
    Fame is added for what you have done. The best in each line gets 3 more; if several are best, 1 each.
    📚 *Knowledge*: 2 for each spell, 1 for each advanced action.
    💰 *Loot*: 2 for each artifact, 1 for every two crystals.
    🪖 *Leader*: the levels of your units; wounded ones count half.
    🏰 *Conqueror*: 2 for each shield on a keep, mage tower or monastery.
    🗝️ *Adventurer*: 2 for each shield on an adventure site.
    🩸 *Beating*: minus 2 for each wound in your deck; the worst beaten loses 3 more, or 1 in a tie.
    👤 **Alone** you play against the clock: a dummy hero takes turns that only use up its cards, and ends the round when they are gone. A tactic that you or it have used does not come back. You win if the city is found. There are no titles.
    ⚔️ **Duels** between heroes are a setting of the table: `/rules` with the topic *duel* tells how they go. Without it, heroes leave each other in peace.
    ⌨️ In a turn, every card, step and action is one choice of the panel; `/undo` takes back what revealed nothing. What you hold in your hand is seen by you alone.

## Pictures and alt texts

picture-day = Round { $n }: day
picture-night = Round { $n }: night
picture-turn = { $name } to act
picture-hero = { $name } chooses a hero
picture-tactic = { $name } chooses a tactic
picture-next = A new round begins
picture-over = The deeds are counted
picture-announced = { $name } ends the round
picture-final = the city is found: last turns
picture-source = Source
picture-frozen = Frozen Source
picture-dummy = Dummy
picture-units = Units to recruit
picture-training = Monastery
picture-advanced = Advanced
picture-spells = Spells
picture-phase-ranged = Ranged phase
picture-phase-block = Block phase
picture-phase-damage = Damage phase
picture-phase-attack = Attack phase
picture-duel-begins = Duel
picture-duel-ranged = Duel, from afar
picture-duel-melee = Duel, sword in hand
picture-duel-prepares = { $name } decides
picture-duel-attacks = { $name } attacks or passes
picture-duel-blocks = { $name } blocks
picture-duel-deals = { $name } deals damage
picture-summoned = { $name }, summoned
picture-walled = fortified by walls
picture-defeated = defeated
picture-blocked = blocked
picture-idle = does not attack
picture-hit = has struck
picture-winner = { $n ->
    [one] { $name } wins!
   *[other] { $name } win!
}
picture-found = The city is found!
picture-not-found = The city was not found.
picture-score-base = Fame
picture-score-knowledge = Knowledge
picture-score-loot = Loot
picture-score-leader = Leader
picture-score-conqueror = Conqueror
picture-score-adventurer = Adventurer
picture-score-beating = Beating
picture-score-total = Total

alt-head = Mage Knight, round { $n }, { $hour ->
    [night] night
   *[day] day
}.
alt-turn = Turn of { $name }.
alt-final = The city is found: last turns.
alt-combat = { $phase } against { $foes }.
alt-duel = { $phase }: { $aggressor } has attacked { $defender }. { $doing }.
alt-duel-attack = Attack of { $name }: { $sums }.
alt-duel-block = Block: { $sums }. { $n } would come through.
alt-duel-damage = Damage left to deal: { $n }.
alt-sums = Played so far: { $sums }.
alt-hand = Your hand: { $cards }.
alt-points = You have { $points }.
alt-move = Move { $n }
alt-influence = Influence { $n }
alt-healing = Healing { $n }
alt-tokens = Mana: { $tokens }.
alt-steps = You may step to { $steps }.
alt-explore = You may explore { $positions }.
alt-at = at { $space }
alt-values = Fame { $fame }, level { $level }, Reputation { $reputation }, armor { $armor }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
alt-crystals = crystals { $crystals }
alt-units = units { $units }
alt-source = Source: { $dice }.
alt-frozen = { $name } has frozen the Source: the others can't use their usual die.
alt-weather = { $name } has prayed for weather: terrain costs 2 less for this player, 1 more for the others.
alt-order = Order: { $names }.
alt-foes = Enemies: { $foes }.
alt-unit-offer = Units to recruit: { $units }.
alt-whole = The whole land, { $n } tiles.

picture-legend = What the signs mean
picture-terrain = Terrain, and the Move it costs
picture-sites = Sites
picture-foes = Enemies, face down
picture-attacks = Attacks, abilities, resistances
picture-mana = Mana
picture-values = Heroes and cards
sign-closed = { $name }: closed
sign-costs = { $name }: { $n }
sign-costs-night = { $name }: { $n }, night { $night }
sign-foe-green = orcs, roaming
sign-foe-grey = of a keep
sign-foe-violet = of a mage tower
sign-foe-brown = of a den
sign-foe-red = Draconum
sign-foe-white = of the city
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
sign-locked = not at this hour
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
sign-tired = unit, tired
sign-banner = bears a banner
sign-skill = skill; spell
sign-artifact = artifact
sign-gone = thrown away
alt-legend = What the signs mean: { $signs }.
