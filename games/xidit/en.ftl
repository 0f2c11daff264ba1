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

## The rules, page by page

rules-1 =
    ### Lords of Xidit · 1 of 4: what it is about
    Monsters roam the kingdom. You are a hero who rides from city to city, recruits units and hands them over where a city is threatened. Each lord you help thanks you with gold, with bards who sing of you, or with stories of a guild tower.
    👑 At the end three assessments are made, in an order you see from the start: **wealth** (gold), **influence** (stories on the map) and **reputation** (bards in the regions). Each one throws out whoever is last; with five players the first one throws out two. Whoever is left wins. So never be last, above all not early.
    🤫 Secret are your units, your gold, the bards you have left, what you put into the Bastion, and your orders until all are revealed. Everything else is on the board.
    The game lasts 12 years, or 9 in the short version. A hero starts in any city nobody else has taken.
    ✏️ Our own, not printed: the values of nearly all city tiles, of the titans and of the regions, most roads, and all names on the map. The rules are the book's.
rules-2 =
    ### Lords of Xidit · 2 of 4: a year
    Everybody plans six orders in secret; you may change yours until the last player has sealed. Then they are carried out one by one: everybody's first, beginning with the first player, then everybody's second, and so on.
    ⚫ 🔴 🔵 **k, r, b**: ride along the black, red or blue road. You must, even if it no longer suits you. Where a city has no road of that colour, nothing happens.
    💤 **w**: wait.
    ⚔️ **a**: act where you stand. *Recruits there?* You take the weakest unit, once a year in each city. Peasant, archer, infantry, cleric, mage: that is from weak to strong. *A threat there?* If you have all the units it asks for, you must hand them over, and choose two of its three rewards. *No tile at all?* You may fight a raging titan, if one is awake.
    When the last unit of a city is recruited, or a threat is gone, the next tile of that queue appears at once. You see the next tile and the one behind it: plan for them.
    ♻️ The tile that leaves goes face up on its discard. An empty pile is refilled from the **opposite discard**, turned over as one stack: beaten threats come back as recruits, emptied recruitment tiles as threats, the first one discarded first. If there's nothing to refill the recruitment pile, the top threat tile becomes the next recruits.
    A new recruitment tile takes its units from the barracks. What they don't have stays missing, even if units come back later; if they have none of its units, the next tile comes instead.
rules-3 =
    ### Lords of Xidit · 3 of 4: rewards, titans, census
    🪙 **Gold** goes behind your screen. 🎵 **Bards** go into the regions around your city; in the middle they go into the Bastion, unseen until the end. You have 20. 🏰 **Stories** build a guild in the city: one guild a city, four stories at most, and only on your own. You have 15. A reward that you could not take cannot be chosen.
    🗿 **Titans**: when there is no next threat and nothing to refill its pile, the top titan of each stack awakes and **reinforcements** arrive: the beaten threats, turned over, under what is left of the recruitment pile. The first two of these tiles are the new recruitment pile; the others are shuffled and become the threats. A titan takes 3, 4 or 5 units of your choice, in any city without a tile, and rewards like a threat. In the same city and year you can't beat a titan after a threat, a threat after a titan, or two titans.
    ⚖️ **Census** after years 4, 8 and 12 (3, 6 and 9): for each kind of unit everybody secretly chooses how many to show. Most peasants: 1 gold. Archers: 2 gold. Infantry: 1 bard. Clerics: 2 bards. Mages: 1 story on one of your guilds, kept for later if none has room. In a tie each gets one. You keep what you show.
    Then the next player is first.
rules-4 =
    ### Lords of Xidit · 4 of 4: the end
    In each region the most bards score its first number, the second most its second. A tie for first gives all of them the first number, and nobody the second; a tie for second gives all the second.
    For each assessment everybody is ranked. Ties go to whoever has more units left, then to whoever sits farther from the first player. The last one still in the running is out.
    👥 **Three players** play with a neutral fourth: he starts at 6, 5 and 4 (hard: 7, 6, 5) in the three assessments, and whoever eliminates a threat raises one of these by 1. He loses every tie. If he is the last one left, nobody wins. Regions 1 and 2 are closed, and tiles hold four units.
    🚧 **The short game** closes regions, too: 2 with five players, 1 and 2 with four or three. No bard goes there, and the tiles of some cities stay in the box: 20 and 21 with five players, 19 to 21 with four, 14 and 18 to 21 with three. You may still ride through these cities, fight titans and build guilds there.
    ⌨️ Quick orders: `/turn answer: k r a b w a`. Your picture shows what they do if everyone else waits.

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
picture-gold = gold
picture-stories = stories
picture-bards = bards left
picture-bastion = in Bastion
picture-saviour = is the Savior of the Kingdom
picture-no-saviour = outlasts them all: the kingdom has no saviour
picture-reputation = Points by region

alt-head = Lords of Xidit, { $year }: { $phase }. { $name } is first player.
alt-hero = { $name } is in { $place }.
alt-hero-orders = { $name } is in { $place }, orders { $orders }.
alt-hero-nowhere = { $name } is not on the map yet.
alt-nobody = nobody
alt-screen = You have { $units }; { $gold } gold, { $bards } bards left, { $bastion } in the Bastion{ $kept ->
    [0] .
   *[other] , { $kept } stories kept.
}
alt-plan = Plan: { $steps }.
alt-plan-road = { $n } { $road } to { $city_key }
alt-plan-no-road = { $n } WARNING no { $road } road in { $city_key }
alt-plan-wait = { $n } wait
alt-plan-recruit = { $n } recruit { $unit }
alt-plan-again = { $n } nothing: already recruited in { $city_key }
alt-plan-nobody = { $n } nothing: nobody to recruit in { $city_key }
alt-plan-free = { $n } free { $city_key }
alt-plan-weak = { $n } nothing: too few units for { $city_key }
alt-plan-titan = { $n } a titan in { $city_key }
alt-plan-nothing = { $n } nothing to do in { $city_key }
alt-plan-unknown = { $n } unknown: it depends on a hidden tile
alt-threats = Threats (city: units for gold/bards/stories): { $threats }.
alt-threat = { $place }: { $units } for { $rewards }
alt-recruits = Recruits: { $recruits }.
alt-recruit = { $place }: { $units }
alt-titans = Raging titans: { $titans }.
alt-titan = { $titan }, { $size } units for { $rewards }
alt-guilds = Guilds: { $guilds }.
alt-bards = Bards: { $bards }.
alt-next = Next recruits { $recruits }; next threats { $threats }.
alt-discards = Discards: recruits { $recruits }, threats { $threats }.
alt-discard = { $n } ({ $place } on top)
alt-assessments = Assessments: { $order }.
alt-saviour = Hall of Fame: { $name } is the Savior of the Kingdom.
alt-no-saviour = Hall of Fame: the neutral player outlasts them all.
alt-assessment = { $assessment }: { $ranking }; eliminated { $out }.
alt-reputation = Reputation by region: { $points }.
