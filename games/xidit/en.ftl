## How we speak: short and concrete, the player's name first, numbers as figures,
## and a next step at the end. Units are named in the singular behind a number.

title = Lords of Xidit
tagline = Six secret orders a year. Recruit, free the cities, and be the last one standing when the kingdom counts its heroes.
duration = 60 to 90 minutes at a table; at a year a day, a fortnight by chat

setting-length = Length
setting-length-long = Long: 12 years
setting-length-short = Short: 9 years
setting-neutral = Neutral player (3 players)
setting-neutral-normal = Normal: 6, 5, 4
setting-neutral-hard = Hard: 7, 6, 5
setting-census = Census
setting-census-by-type = One type after another
setting-census-at-once = All five numbers in one go (faster)

unit-peasant = Peasant
unit-archer = Archer
unit-infantry = Infantry
unit-cleric = Cleric
unit-mage = Mage
units = { $n } { $unit }
unit-owned = { $unit } (you have { $n })

road-k = black
road-r = red
road-b = blue
order-k = ⚫ Black road
order-r = 🔴 Red road
order-b = 🔵 Blue road
order-a = ⚔️ Action
order-w = 💤 Wait

assessment-wealth = Wealth
assessment-influence = Influence
assessment-reputation = Reputation
neutral = Neutral player

## Before the first year

game-begins = { $seat } is first player. The kingdom counts { $years } years. Place your heroes.
place-hero = Where does your hero start? Any city that nobody else holds.
city-option = { $city_key } { $city }
hint-recruits = recruits { $units }
hint-threat = threat: needs { $units }
hero-placed = { $seat } starts in { $city_key } { $city }.

## The year

year-begins = **Year { $year } of { $years }.** { $seat } is first player. Everyone plans six orders in secret.
plan-orders = Plan six orders for this year: k black, r red, b blue road · a action · w wait.
step = **{ $n }**
waits = { $seat } waits
moves = { $seat } → { $city_key } { $city }
no-road = { $seat } stays in { $city_key }: no { $road } road there
recruits = { $seat } recruits { $unit } in { $city_key }
recruited-already = { $seat } has already recruited in { $city_key } this year
nobody-to-recruit = { $seat } finds nobody to recruit in { $city_key }
cannot-help = { $seat } lacks the units that { $city_key } { $city } needs
titan-before-threat = { $seat } has felled a titan in { $city_key } this year and can do no more there
nothing-to-do = { $seat } finds nothing to do in { $city_key }
frees = { $seat } frees { $city_key } { $city } from the { $creature } with { $units }
fight-titan = Fight a titan in { $city_key } { $city }? You may leave them alone.
titan-option = { $titan }: give { $size } units
leave-titans = Leave them alone
leaves-titans = { $seat } leaves the titans alone
muster = Which { $n } units do you give against { $titan }?
fells = { $seat } fells { $titan } in { $city_key } with { $units }

choose-rewards = { $city } thanks you. Choose two rewards.
reward-gold = 🪙 { $n } gold
reward-bards = 🎵 { $n ->
    [one] 1 bard
   *[other] { $n } bards
}
reward-stories = 🏰 { $n ->
    [one] 1 story
   *[other] { $n } stories
}
takes-gold = { $seat } takes { $n } gold
place-bards = Send { $n ->
    [one] 1 bard
   *[other] { $n } bards
} into the regions around { $city_key } { $city }.
region-option = { $region_key } { $region }
region-values = most bards { $first }, second { $second }
bards-placed = { $seat } sends { $n ->
    [one] 1 bard
   *[other] { $n } bards
} to { $region }
bards-in-bastion = { $seat } sends bards into the Bastion, unseen
your-bards-in-bastion = You placed { $n ->
    [one] 1 bard
   *[other] { $n } bards
} in the Bastion.
builds = { $seat } builds { $n ->
    [one] 1 story
   *[other] { $n } stories
} in { $city_key } { $city } (guild of { $height })
adds-kept-story = { $seat } adds { $n } kept from a census: a guild of { $height }
advance-neutral = The neutral player gains too. Which level rises by 1?
neutral-option = { $assessment } (now { $level })
neutral-advances = { $seat } raises the neutral player's { $assessment } to { $level }

recruitment-appears = new recruits in { $city_key } { $city }: { $units }
threat-appears = { $creature } threatens { $city_key } { $city }
titans-awake = **The titans awake, and reinforcements arrive**
titan-rages = { $titan } rages ({ $size } units)

## The census

census-begins = **Military census of year { $year }.** Most units of a kind win a reward.
census-show = How many { $unit } do you show in the census?
census-show-all = Which units do you show in the census? All, some or none.
census-number = { $n }
census-of = **{ $unit }**: { $shown }
census-shown = { $seat } { $n }
census-nobody = nobody shows { $unit }: no reward
census-no-bards = { $seat } has no bard to place
census-no-stories = { $seat } has no story left to build
keeps-story = { $seat } keeps a story for a guild with room
add-story = Which of your guilds grows by one story?
guild-option = { $city_key } { $city } (now { $height })
adds-story = { $seat } adds a story in { $city_key } { $city } (guild of { $height })

## The end

game-ends = **The kingdom counts its heroes.** All screens fall, and the Bastion is opened.
assessment-result = **{ $assessment }**: { $ranking }
seat-level = { $seat } { $n }
neutral-level = Neutral player { $n }
eliminated = { $seat } is eliminated.
neutral-eliminated = The neutral player is eliminated.
saviour = 👑 { $seat } is the **Savior of the Kingdom**!
neutral-wins = The neutral player outlasts you all: the kingdom has no saviour.

## Names: all designed for Herald

city-1 = Vellmark
city-2 = Orrinhal
city-3 = Sunspire
city-4 = Tarrow
city-5 = Greyhaven
city-6 = Frosthollow
city-7 = Karstead
city-8 = Mirefold
city-9 = Duskmoor
city-10 = Aldercrown
city-11 = Whitepass
city-12 = Stonewick
city-13 = Thornbury
city-14 = Goldfen
city-15 = Lanternfall
city-16 = Highbastle
city-17 = Icegate
city-18 = Ravenford
city-19 = Lastlight
city-20 = Saltmere
city-21 = Gullwatch

region-C = Crown Heartlands
region-S = Frostmantle
region-N = Greenmarch
region-E = Amber Steppe
region-V = Vale of Reeds
region-H = Copper Hills
region-D = Duskmarsh
region-1 = Sundered Coast
region-2 = Southern Reach

creature-1 = Briar Boar
creature-2 = Storm Gryphon
creature-3 = Marsh Wisp
creature-4 = Ash Basilisk
creature-5 = Reef Hag
creature-6 = Rime Wyrm
creature-7 = Frost Ogre
creature-8 = Bog Lurker
creature-9 = Copper Golem
creature-10 = Lantern Imp
creature-11 = Snow Harpy
creature-12 = Gloom Lynx
creature-13 = Thorn Chimera
creature-14 = Fen Toad
creature-15 = Mirror Naga
creature-16 = Iron Minotaur
creature-17 = Glacier Stag
creature-18 = Raven Swarm
creature-19 = Gale Sprite
creature-20 = Salt Crab
creature-21 = Tide Leviathan

titan-t3a = Emberback
titan-t3b = Mossjaw
titan-t4a = Cragfather
titan-t4b = Old Tempest
titan-t5a = The Drowned King
titan-t5b = Starless Maw

## Pictures and alt texts

picture-year = Year { $year } of { $years }
picture-placing = Placing the heroes
picture-planning = Secret orders
picture-step = Order { $step } of { $steps }
picture-census = Military census
picture-over = The end
picture-next-recruits = Next recruits
picture-next-threats = Next threats
picture-titans = Titans
picture-barracks = Barracks
