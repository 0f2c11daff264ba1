## How we speak: as a good host at the table. Short and concrete, the player’s name first, numbers
## as figures, a next step at the end, and the words of the English rulebook.

title = Lords of Xidit
tagline = Plan six secret orders a year, recruit units and save the cities. Just don’t come last when the kingdom names its Savior.
duration = 60 to 90 minutes at a table; about two weeks by chat, at one year a day

setting-length = Length
setting-length-long = 12 years
setting-length-short = 9 years
setting-neutral = Dummy player
setting-neutral-normal = normal
setting-neutral-normal-hint = Starts at 6, 5, 4
setting-neutral-hard = hard
setting-neutral-hard-hint = Starts at 7, 6, 5
setting-census = Census
setting-census-by-type = one unit type at a time
setting-census-at-once = all at once
setting-census-at-once-hint = All five unit types in one go: faster

unit-peasant = Peasant
unit-archer = Archer
unit-infantry = Infantry
unit-cleric = Cleric
unit-mage = Mage
units = { $unit_key ->
    [peasant] { $n ->
        [one] { $n } Peasant
       *[other] { $n } Peasants
    }
    [archer] { $n ->
        [one] { $n } Archer
       *[other] { $n } Archers
    }
    [cleric] { $n ->
        [one] { $n } Cleric
       *[other] { $n } Clerics
    }
    [mage] { $n ->
        [one] { $n } Mage
       *[other] { $n } Mages
    }
   *[other] { $n } { $unit }
}
unit-owned = { $unit_key ->
    [peasant] 🌾
    [archer] 🏹
    [infantry] 🛡️
    [cleric] 🙏
   *[mage] 🔮
} { $unit } (you have { $n })

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
neutral = Dummy player

## Before the first year

game-begins = { $seat } is first player. The game lasts { $years } years. First, everyone places their hero, an Idrakys, on the map.
place-hero = In which city does your Idrakys start? You can’t share one with another player.
city-option = { $city } ({ $city_key })
hint-recruits = recruits: { $units }
hint-threat = threat, needs { $units }
hero-placed = { $seat } starts in { $city } ({ $city_key }).

## The year

year-begins = **Year { $year } of { $years }.** { $seat } is first player. Plan your six orders in secret.
plan-orders = Plan your six orders for this year, in sequence. To type them: k, r, b for the roads, a for action, w to wait.
hint-road = from { $start } to { $target }
hint-no-road = { $start } has no such road
hint-order-a = recruit, eliminate a threat or fight a Titan: whatever the city has
hint-order-w = stay there and do nothing
planned-road = { $n }. { $road } road to { $city_key }
planned-no-road = { $n }. WARNING: no { $road } road in { $city_key }
planned-wait = { $n }. wait
planned-recruit = { $n }. recruit { $unit_key ->
    [archer] an Archer
    [infantry] Infantry
   *[other] a { $unit }
}
planned-again = { $n }. nothing: already recruited in { $city_key }
planned-nobody = { $n }. nothing: nobody to recruit in { $city_key }
planned-free = { $n }. eliminate the threat in { $city_key }
planned-weak = { $n }. nothing: you don’t have the units { $city_key } needs
planned-titan = { $n }. eliminate a Titan in { $city_key }
planned-nothing = { $n }. nothing to do in { $city_key }
planned-unknown = { $n }. unknown: depends on a hidden tile
step = **{ $n }**
waits = { $seat } waits
moves = { $seat } → { $city } ({ $city_key })
no-road = { $seat } stays in city { $city_key }: it has no { $road } road
recruits = { $seat } recruits { $unit_key ->
    [archer] an Archer
    [infantry] Infantry
   *[other] a { $unit }
} in city { $city_key }
recruited-already = { $seat } has already recruited in city { $city_key } this year
nobody-to-recruit = { $seat } finds nobody to recruit in city { $city_key }
cannot-help = { $seat } doesn’t have the units to free { $city } ({ $city_key }).
titan-before-threat = { $seat } has already eliminated a Titan in city { $city_key } this year, so the threat there stays
nothing-to-do = { $seat } has nothing to do in city { $city_key }
frees = { $seat } eliminates the { $creature } in { $city } ({ $city_key }) with { $units }.
fight-titan = Eliminate a Raging Titan in { $city } ({ $city_key })? It costs units of your choice and earns you rewards.
titan-option = 🗿 { $titan }: hand over { $size } units
    .short = 🗿 { $titan }: { $size } units
leave-titans = Leave the Titans alone
leaves-titans = { $seat } leaves the Titans alone
muster = Which { $n } units will you hand over to eliminate { $titan }?
fells = { $seat } eliminates a Titan, { $titan }, in { $city } ({ $city_key }) with { $units }.
gains = { $seat } gets { $gained }.
gained-gold = { $n } gold
gained-bards = { $n ->
    [one] 1 bard
   *[other] { $n } bards
} in { $region_key ->
    [S] { $region }
    [N] { $region }
    [D] { $region }
   *[other] the { $region }
}
gained-bastion = bards in the Bastion
gained-stories = { $n ->
    [one] 1 guild story
   *[other] { $n } guild stories
} in { $city } ({ $city_key })
gained-kept = { $n ->
    [one] 1 story
   *[other] { $n } stories
} kept from a census

choose-rewards = { $city } thanks you. Which two rewards do you take? You don’t get the third.
reward-gold = 🪙 { $n } gold
reward-bards = 🎵 { $n ->
    [one] 1 bard
   *[other] { $n } bards
}
reward-stories = 🏰 { $n ->
    [one] 1 story
   *[other] { $n } stories
}
place-bards = Where { $n ->
    [one] does your bard go
   *[other] do your { $n } bards go
}? Choose from the regions around { $city } ({ $city_key }).
region-option = { $region } ({ $code })
region-values = most bards score { $first } points, second most { $second }
hidden-in-bastion = hidden in the Bastion until the end; { $values }
keep-bard = { $n ->
    [one] Keep the bard for later
   *[other] Keep 1 bard for later
}
keep-bard-warning = A bard you keep stays behind your screen and scores nothing for now.
your-bards-in-bastion = You sent { $n ->
    [one] 1 bard
   *[other] { $n } bards
} to the Bastion.
advance-neutral = The dummy player advances too. Which of its levels goes up by 1?
neutral-option = { $assessment } (now { $level })
neutral-advances = { $seat } raises the dummy player’s { $assessment } to { $level }

noun-orders = { $n ->
    [one] 1 order
   *[other] { $n } orders
}
noun-units = { $n ->
    [one] 1 unit
   *[other] { $n } units
}
noun-rewards = { $n ->
    [one] 1 reward
   *[other] { $n } rewards
}
noun-bards = { $n ->
    [one] 1 bard
   *[other] { $n } bards
}
revealed-tile = a new tile was revealed
revealed-titan = a Titan has awakened
revealed-orders = everyone’s orders have been revealed
revealed-census = everyone has shown their units
revealed-no-units = everyone has seen that { $seat } doesn’t have the units
revealed-no-bards = everyone has seen that { $seat } can’t place any bards
revealed-no-stories = everyone has seen that { $seat } has no stories left
recruited-this-year = Recruited this year: { $recruiters }.
recruited-by = { $seat } ({ $units })
gain-nothing = { $count ->
    [one] { $seats } gains nothing this year.
   *[other] { $seats } gain nothing this year.
}
new-threats = { $count ->
    [one] New threat
   *[other] New threats
} in { $threats }.
new-recruits = New recruits in { $recruits }.
new-tiles = { $count ->
    [one] New threat
   *[other] New threats
} in { $threats }; new recruits in { $recruits }.
neutral-rises = The dummy player rises: { $levels }.
neutral-risen = { $assessment } is now { $n }

recruitment-appears = new recruits in { $city } ({ $city_key }): { $units }
threat-appears = new threat in { $city } ({ $city_key }): { $creature }
titans-awake = **The Titans awaken!** Now raging: { $titans }. Reinforcements arrive.
titan-awake = { $titan } ({ $size } units)
reinforcements-arrive = Reinforcements arrive. No other Titan awakens.

## The census

census-begins = **Military Census, year { $year }.** Whoever shows the most units of a type wins a reward.
census-without-units = **Military Census, year { $year }.** Nobody has any units, so there are no rewards.
census-show = { $unit_key ->
    [peasant] How many Peasants will you show? (you have { $n }) Whoever shows the most gets 1 gold; if tied, 1 each.
    [archer] How many Archers will you show? (you have { $n }) Whoever shows the most gets 2 gold; if tied, 1 each.
    [infantry] How many Infantry will you show? (you have { $n }) Whoever shows the most places 1 bard; if tied, 1 each.
    [cleric] How many Clerics will you show? (you have { $n }) Whoever shows the most places 2 bards; if tied, 1 each.
   *[mage] How many Mages will you show? (you have { $n }) Whoever shows the most adds 1 guild story; if tied, 1 each.
}
census-show-all = How many of each will you show? You’ll keep them. You have { $units }.
census-show-nothing = You have no units to show. I’ll answer for you in a moment, so that nobody can tell.
show-all = Show all { $n } units
show-none = Show none
show-unit = { $unit_key ->
    [peasant] 🌾
    [archer] 🏹
    [infantry] 🛡️
    [cleric] 🙏
   *[mage] 🔮
} { $unit }
census-reward = { $unit_key ->
    [peasant] most Peasants: 1 gold; if tied, 1 each
    [archer] most Archers: 2 gold; if tied, 1 each
    [infantry] most Infantry: 1 bard; if tied, 1 each
    [cleric] most Clerics: 2 bards; if tied, 1 each
   *[mage] most Mages: 1 guild story; if tied, 1 each
}
census-number = { $n }
census-of = **{ $unit_key ->
    [peasant] Peasants
    [archer] Archers
    [cleric] Clerics
    [mage] Mages
   *[other] { $unit }
}**: { $shown }. { $won }
census-shown = { $seat } ({ $n })
census-nobody = Nobody shows any, so there’s no reward.
census-won-gold = { $count ->
    [one] { $seats } gets { $n } gold.
   *[other] { $seats } get { $n } gold each.
}
census-won-bards = { $count ->
    [one] { $seats } may place { $n ->
        [one] 1 bard
       *[other] { $n } bards
    }.
   *[other] { $seats } may place { $n ->
        [one] 1 bard
       *[other] { $n } bards
    } each.
}
census-won-stories = { $count ->
    [one] { $seats } wins { $n ->
        [one] 1 guild story
       *[other] { $n } guild stories
    }.
   *[other] { $seats } win { $n ->
        [one] 1 guild story
       *[other] { $n } guild stories
    } each.
}
census-shows = Units shown: { $hands }.
shows-units = { $seat } ({ $units })
shows-none = { $seat } (none)
census-wins = { $seat } wins { $gained }.
census-losers = { $count ->
    [one] { $seats } wins nothing.
   *[other] { $seats } win nothing.
}
gained-story-for-later = 1 guild story for later
places-bards = { $seat } places { $bards }.
places-no-bards = { $seat } places no bards this time.
census-no-bards = { $seat } can’t place any bards.
census-no-stories = { $seat } has no stories left to build.
keeps-story = { $seat } keeps the story until one of their guilds has room.
add-story = Which of your guilds gets the extra story?
guild-option = { $city } ({ $city_key }), { $height ->
    [one] 1 story
   *[other] { $height } stories
} now
adds-story = { $seat } adds a story in { $city } ({ $city_key }): the guild now has { $height }.

## The end

game-ends = **The game is over: who is the Savior of the Kingdom?** All screens are lifted, and the Bastion is opened.
assessed = **{ $assessment }** ({ $assessment_key ->
    [wealth] gold
    [influence] guild stories
   *[reputation] points
}): { $ranking }. Eliminated: { $out }.
seat-level = { $seat } ({ $n })
neutral-level = dummy player ({ $n })
seat-out = { $seat }{ $tie ->
    [units] {" "}(tied, but with fewer units)
    [seat] {" "}(tied, but closer to the first player)
   *[none] {""}
}
neutral-out = dummy player{ $tie ->
    [neutral] {" "}(it loses every tie)
   *[none] {""}
}
saviour = 👑 { $seat } is the **Savior of the Kingdom**!
neutral-wins = The dummy player outlasts you all: the kingdom has no Savior.

## The rules, page by page

rules-1 =
    ### Lords of Xidit · 1 of 6: what it’s about
    Monsters roam the kingdom. You lead an **Idrakys**, a hero who rides from city to city, gathers units and hands them over where a city is under threat. Every city you free rewards you: with gold, with bards who sing your praises, or with stories for your sorcerers’ guild.
    👑 **The aim.** The game ends with three assessments, in an order you see from the start: **Wealth** (gold), **Influence** (guild stories on the map) and **Reputation** (bards in the regions). Each one eliminates whoever is last; with five players, the first one eliminates two. The last player left is the **Savior of the Kingdom**. So you don’t have to be the best at anything. Just never come last.
    🗓️ **A year**, of which there are 12, or 9 in the short game:
    1. Everyone plans six orders in secret.
    2. Everyone’s first order is carried out, starting with the first player, then everyone’s second, and so on.
    3. Some years end with a **Military Census**, which rewards big armies.
    4. The next player becomes first player.
    🗺️ **The picture** shows 21 numbered cities. Light tiles with a green edge hold recruits, red tiles are threats, and the bottom right corner tells you what comes next.
    🤫 Your units and gold are secret, and so are the bards you have left, those in the Bastion, and your orders until everyone’s are revealed. Everything else is on the board.
    ✏️ Our own, not printed: the values of nearly all city tiles, of the Titans and of the regions, most roads, and all names on the map. The rules are the book’s.
rules-2 =
    ### Lords of Xidit · 2 of 6: plan and recruit
    You plan **six orders**, in sequence, and can change them until the last player has submitted theirs.
    ⚫ 🔴 🔵 **k, r, b**: ride along the black, red or blue road. You must, even if it no longer suits you. If the city has no road of that color, nothing happens.
    ⚔️ **a**: act where you are. With recruits you recruit, with a threat you eliminate it (next page), and without a tile you may eliminate a Raging Titan, if there is one.
    💤 **w**: wait.
    🎖️ **Recruiting.** You take the weakest unit in the city, the one on gold, and only once a year in each city. From weakest to strongest: Peasant, Archer, Infantry, Cleric, Mage. When the last unit is gone, the next recruits appear in another city.
    🔎 **Your own picture** draws your plan: arrows on the map, and under each order what it does if everyone else waits. A unit, a city’s number or a check mark is good news; a cross means that the order does nothing.
    💡 **To begin with**
    • Choose a threat first, then look where the units it needs are next in line.
    • Strong units come last. Let others take the weak ones, or come back next year.
    • Someone nearby? Whoever acts first gets the unit on gold, and you get the one after it.
    • Two recruits and a free city make a good year.
    ⌨️ You can also type your orders: `/turn answer: k r a b w a`.
rules-3 =
    ### Lords of Xidit · 3 of 6: free cities
    💀 **A threat** shows the units its city needs, and below them three rewards. If you act there with all of these units, you must hand them over, and you choose **two of the three rewards**. If you lack even one, nothing happens. Then the next threat appears in another city.
    🪙 **Gold** goes behind your screen and counts for Wealth.
    🎵 **Bards** go to the regions around your city, as you like, and count for Reputation. In each region the most bards score the first number at the end, the second most the second one. In the central region they go into the **Bastion**, hidden until the end. You have 20.
    🏰 **Stories** build your guild in that city and count for Influence. A city has one guild, with four stories at most, and you can only add to your own. You have 15.
    You can’t choose a reward you couldn’t take at all.
    💡 **To begin with**
    • A check mark on a threat in your picture means you have the units. Get there before someone else does.
    • Free cities early and often. At the end, leftover units only break ties.
    • Take some of everything, and most of what the first assessment counts.
    • One bard where nobody sings is enough to lead. Second place scores, too.
    • Everyone sees your guilds, nobody sees your gold. Watch who’s short of stories.
rules-4 =
    ### Lords of Xidit · 4 of 6: census and assessments
    ⚖️ **Military Census**, after years 4, 8 and 12 (short game: 3, 6 and 9): for each type of unit, everyone secretly chooses how many to show. Whoever shows the most gets a reward, and you keep the units.
    Peasants: 1 gold. Archers: 2 gold. Infantry: 1 bard. Clerics: 2 bards. Mages: 1 story on one of your guilds, kept for later if none has room. Tied players get just one each. Bards from a census may be kept, too.
    👑 **The three assessments** follow the last census. Each one ranks everyone, even those already eliminated, and eliminates the lowest-ranked player still in the running.
    Wealth counts gold, Influence the stories on the map. For Reputation every region is scored, with the Bastion opened. If players tie for most bards in a region, they all score the first number and nobody scores the second; if they tie for second most, they all score the second.
    🤝 **Ties** in an assessment go to whoever has more units left, then to whoever sits farther from the first player.
    💡 **To begin with**
    • Show everything at the first census; hide a type only if you can’t win it anyway.
    • Before the last census, two or three units of one type can still earn you something.
    • Look at the order of the assessments. What comes last won’t help you if you’re out by then.
    • In the first assessment you only have to beat one player, or two if you’re five. Find out who’s short of what.
rules-5 =
    ### Lords of Xidit · 5 of 6: tiles and Titans
    🧵 **Tiles.** When a city’s last unit is recruited or its threat is eliminated, the next tile of that queue appears at once. You see the next one and the one after it, so you can ride there in advance.
    ♻️ The old tile goes face up on its discard pile. An empty pile is refilled from the **opposite discard pile**, flipped over as one stack: eliminated threats come back as recruits, emptied recruitment tiles as threats, and the tile discarded first comes first. If there’s nothing to refill the recruitment pile, the top threat tile becomes the next recruitment.
    A new recruitment tile gets its units from the Barracks. Units missing there aren’t added later; if none of its units are there, the next tile takes its place.
    🗿 **Titans.** When there’s no next threat and nothing to refill its pile, the top Titan of each stack awakens and **reinforcements** arrive: the eliminated threats, flipped over, go under what’s left of the recruitment pile. The first two of these tiles become the new recruitment pile; the others are shuffled and become the threats.
    An action in a city without a tile lets you eliminate a Raging Titan. It costs 3, 4 or 5 units of your choice and gives rewards like a threat. In the same city and year you can’t eliminate a Titan after a threat, a threat after a Titan, or two Titans.
    💡 A Titan takes any units, so it’s a good use for those that no threat needs.
rules-6 =
    ### Lords of Xidit · 6 of 6: three players, the short game
    👥 **Three players** play with a dummy player. It starts at 6, 5 and 4 (hard: 7, 6, 5) in the three assessments, and whoever eliminates a threat or a Titan raises one of these by 1. It loses every tie. If it’s the last one left, nobody wins. The Sundered Coast and the Southern Reach are closed, and recruitment tiles hold four units.
    🚧 **The short game** closes regions, too: the Southern Reach with five players, and the Sundered Coast as well with four or three. No bards go there, and some cities’ tiles stay in the box: 20 and 21 with five players, 19 to 21 with four, 14 and 18 to 21 with three. You can still ride through these cities, eliminate Titans and build guilds there.
    🚩 **The start.** Each Idrakys starts in a different city; later they can meet. Your rewards are yours alone, and nobody can attack you: all you can do to each other is be there first.

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
picture-placing = Placing the Idrakys
picture-planning = Secret orders
picture-step = Order { $step } of { $steps }
picture-census = Military Census
picture-over = The end
picture-next-recruits = Recruitment Queue
picture-next-threats = Threat Queue
picture-titans = Titans
picture-barracks = Barracks
picture-bards = bards left
picture-bastion = in Bastion
picture-orders = Orders of year { $year }
picture-orders-secret = Still secret
picture-waiting = Nothing to decide right now
picture-out = { $n } out
picture-secret-gold = others’ gold is secret
picture-kept = kept
picture-saviour = is the Savior of the Kingdom
picture-no-saviour = outlasts them all: the kingdom has no Savior
picture-reputation = Points by region

legend-title = What the signs mean
legend-units = Units, from weakest to strongest
legend-tiles = Tiles and Titans
legend-recruits = Recruits in a city; an action gets you the one on gold
legend-threat = Threat: above, the units the city needs; below, gold, bards and stories to choose two from
legend-emptied = No recruits here: the Barracks had none
legend-tick = On a threat: you have the units for it
legend-sleeping = Slumbering Titans: how many, and how many units one will cost
legend-raging = Raging Titan: units of any types, and its rewards
legend-rewards = Rewards, and the assessments that count them
legend-reward-gold = Gold: Wealth
legend-reward-bards = Bards: Reputation
legend-reward-stories = Guild stories: Influence
legend-map = On the map
legend-city = City with its number
legend-region = Points: most bards (gold), second most (silver)
legend-closed = Region that’s closed in this game
legend-hero = Where a player’s Idrakys is
legend-bards-here = A player’s bards in a region
legend-guild = A player’s guild with its stories
legend-bastion = The Bastion: your hidden bards
legend-choice = You can choose this
legend-around = Around the map
legend-now = The current year
legend-flag = Year with a Military Census
legend-crown = First player; at the end, the Savior
legend-pile = Tiles in the pile
legend-discard = Tiles in the discard pile
legend-discarded = The tile on top of the discard pile
legend-after = The tile that comes after the next one
legend-barracks = Barracks: units nobody has
legend-eliminated = How many an assessment eliminates
legend-neutral = Dummy player and its level
legend-done = Last orders on the map
legend-route = Where a player rode
legend-did-recruit = Recruited this unit there
legend-did-free = Freed the city; more of the bards are hidden in the Bastion
legend-did-titan = Eliminated a Titan there
legend-did-weak = Didn’t have the units
legend-new = Golden edge: a new tile
legend-cell-road = In a row: rode to city 12 on the black road
legend-cell-unit = Recruited
legend-cell-free = Freed the city
legend-cell-titan = Eliminated a Titan
legend-cell-nothing = Nothing came of it
legend-plan = Orders and plans
legend-order-k = k: black road
legend-order-r = r: red road
legend-order-b = b: blue road
legend-order-a = a: action
legend-order-w = w: wait
legend-secret = An order that’s still secret or open
legend-number = Your third order, on the map
legend-meets-free = Frees the city
legend-meets-titan = Eliminates a Titan
legend-meets-nothing = Nothing comes of it
legend-meets-no-road = No road of that color
legend-meets-unknown = Depends on a hidden tile
legend-shown = Units you’ll show
legend-handed-over = Units you’ll hand over

alt-head = Lords of Xidit, { $year }: { $phase }. { $name } is first player.
alt-hero = { $name } is in city { $place }.
alt-hero-orders = { $name } is in city { $place }, orders { $orders }.
alt-hero-nowhere = { $name } is not on the map yet.
alt-nobody = no units
alt-screen = You have { $units }; { $gold } gold, { $bards ->
    [one] 1 bard
   *[other] { $bards } bards
} left, { $bastion } in the Bastion{ $kept ->
    [0] .
    [one] , 1 story kept.
   *[other] , { $kept } stories kept.
}
alt-plan = Plan: { $steps }.
alt-deeds = Done in year { $year }: { $deeds }.
alt-done-unit = { $unit } in { $place }
alt-done-free = { $place } freed{ $n ->
    [0] {""}
   *[other] {" "}({ $gained })
}
alt-done-titan = Titan in { $place }{ $n ->
    [0] {""}
   *[other] {" "}({ $gained })
}
alt-threats = Threats (city: units for gold/bards/stories): { $threats }.
alt-threat = { $place }: { $units } for { $rewards }
alt-recruits = Recruits (city: units): { $recruits }.
alt-recruit = { $place }: { $units }
alt-titans = Raging Titans: { $titans }.
alt-titan = { $titan }, { $size } units for { $rewards }
alt-guilds = Guilds: { $guilds }.
alt-bards = Bards: { $bards }.
alt-next = Recruitment Queue: { $recruits }; Threat Queue: { $threats }.
alt-discards = Discard piles: recruitment { $recruits }, threat { $threats }.
alt-discard = { $n } ({ $place } on top)
alt-assessments = Assessments: { $order }.
alt-saviour = Hall of Fame: { $name } is the Savior of the Kingdom.
alt-no-saviour = Hall of Fame: the dummy player outlasts them all.
alt-assessment = { $assessment }: { $ranking }; eliminated: { $out }.
alt-reputation = Reputation by region: { $points }.
