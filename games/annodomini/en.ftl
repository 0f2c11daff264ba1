## How we speak: as a good host at the table. Short and concrete, the player’s name first, numbers
## as figures, and a next step at the end.

title = 890 Anno Domini
tagline = Draft fields, churches and towers into a kingdom of nine tiles, and hope the Saracens land on someone else’s coast.
duration = 40 minutes at a table; about a week by chat, at a few turns a day

setting-scenario = Scenario
setting-scenario-random = at random
setting-scenario-first-steps = First Steps
setting-scenario-sails-on-the-horizon = Sails on the Horizon
setting-scenario-court-of-ermengarde = The Court of Ermengarde
setting-scenario-year-of-plenty = A Year of Plenty
setting-scenario-the-long-watch = The Long Watch
setting-scenario-pilgrims-road = The Pilgrims’ Road

scenario-first-steps = First Steps
scenario-sails-on-the-horizon = Sails on the Horizon
scenario-court-of-ermengarde = The Court of Ermengarde
scenario-year-of-plenty = A Year of Plenty
scenario-the-long-watch = The Long Watch
scenario-pilgrims-road = The Pilgrims’ Road

crop-wheat = wheat
crop-olive = olive
crop-lavender = lavender
crop-poppy = poppy
crop-name = { $crop_key ->
    [olive] olives
    [poppy] poppies
   *[other] { $crop }
}

category-watchtower = Watchtower
category-church = Church
category-farm = Farm
category-tavern = Tavern
category-village = Village
category-castle = Castle

## Tiles

territory = { $crop_key ->
    [wheat] Wheat
    [olive] Olive
    [lavender] Lavender
    [poppy] Poppy
   *[other] { $crop }
} { $category }
    .shortest = { $category }
territory-of-two = { $crop_key ->
    [wheat] Wheat
    [olive] Olive
    [lavender] Lavender
    [poppy] Poppy
   *[other] { $crop }
} and { $second } { $category }
    .short = { $crop_key ->
        [wheat] Wheat
        [olive] Olive
        [lavender] Lavender
        [poppy] Poppy
       *[other] { $crop }
    }/{ $second } { $category }
    .shortest = { $category }
ruin-of = ruined { $tile }
building = { $tile }
lot = { $id } { $tile }: { $cost ->
    [0] free
   *[other] costs { $cost } 🪙
}
    .short = { $id } { $tile }: { $cost ->
        [0] free
       *[other] { $cost } 🪙
    }
lot-with = { $id } { $tile }: { $cost ->
    [0] free
   *[other] costs { $cost } 🪙
}, and has { $beside } on it
    .short = { $id } { $tile }: { $cost ->
        [0] free
       *[other] { $cost } 🪙
    }, +{ $beside }
beside-coins = { $n } 🪙
    .short = { $n }🪙
beside-saracens = { $n } ⚔️
    .short = { $n }⚔️
beside-both = { $coins } 🪙 and { $saracens } ⚔️
    .short = { $coins }🪙 { $saracens }⚔️
    .shortest = { $coins }🪙{ $saracens }⚔️
building-option = { $id } { $tile }: { $cost ->
    [0] free
   *[other] costs { $cost } 🪙
}
castle-option = { $id } { $tile }
no-coins = no coins
tile-at = Space { $space }: { $tile }
never-lost = your castle can never be lost
space-option = Space { $space }
space-with-trio = Space { $space }: trio of { $crops }
tile-does = { $parts }
tile-does-and = { $parts }; { $saracens }
got-towers = { $n ->
    [one] 1 tower
   *[other] { $n } towers
}
got-saracens = { $n ->
    [one] 1 Saracen
   *[other] { $n } Saracens
}
got-nobles = { $n ->
    [one] 1 noble
   *[other] { $n } nobles
}
got-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
lost-coins = { $n ->
    [one] 1 coin lost
   *[other] { $n } coins lost
}
missing-towers = { $n ->
    [one] 1 tower short (none left)
   *[other] { $n } towers short (none left)
}
missing-nobles = { $n ->
    [one] 1 noble short (none left)
   *[other] { $n } nobles short (none left)
}
advance = { $n ->
    [one] 1 Saracen advances
   *[other] { $n } Saracens advance
} (Saracens { $invaders }, defense { $defence })
icon-saracens = { $n ->
    [one] 1 Saracen advances
   *[other] { $n } Saracens advance
}
icon-loses = { $n ->
    [one] lose 1 coin
   *[other] lose { $n } coins
}
icon-collects = 1 coin from each player growing { $crop_key ->
    [olive] olives
    [poppy] poppies
   *[other] { $crop }
}
icon-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
icon-bonus = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each { $element }
icon-bonus-per = { $points ->
    [one] 1 point
   *[other] { $points } points
} for every { $per } { $elements }
icon-exchange = can be swapped for a free tile
element-noble = noble
element-church = church
element-tavern = tavern
element-farm = farm
element-building = special building
element-character = character
element-ruin = ruin
elements-tower = towers
elements-coin = coins
element-crop-wheat = wheat tile
element-crop-olive = olive tile
element-crop-lavender = lavender tile
element-crop-poppy = poppy tile

## Setup

scenario-is = **{ $scenario }.** { $about }
intro-first-steps = Provence is quiet for now: learn to rule before the sails appear. No special rules.
intro-sails-on-the-horizon = Lookouts have counted the masts. Saracens wait beside the more expensive tiles in the column, and every castle starts with a tower.
intro-court-of-ermengarde = The regent invites the great families south. For a trio, you can take a noble instead of a character or coins.
intro-year-of-plenty = The barns are full and purses are heavy. If you don’t want a character, a trio gets you 3 coins instead of 2.
intro-the-long-watch = The raids have gone on for years. Each ruin costs you 1 point at the end, and losing a tile also costs you 1 coin.
intro-pilgrims-road = Travelers follow the bells and leave alms. Placing a church gets you 1 extra coin, and each church is worth 1 extra point.
starting-coins = Everyone starts with { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
prizes = Points at the end for having the most / second most: nobles { $nobles }, coins { $coins }, towers { $towers }.
prizes-for-two = Points at the end for having the most: nobles { $nobles }, coins { $coins }, towers { $towers }.
game-begins = { $seat } goes first in every round. Castles are chosen in reverse order: the last player picks first.
choose-castle = Which castle do you take? It’s the center of your kingdom, and its two crops count for trios.

## A turn

round-begins = **Round { $round } of { $rounds }**
treasurer-pays = { $seat } gets 1 coin from the Treasurer.
take-tile = Which tile do you take? T1 is free; for any other, put a coin on each tile you skip.
warn-invaded = The Saracens will land, and nobody has fewer towers than you: you’ll lose a tile.
group-column = Territory tiles
group-buildings = Special buildings ({ $cost ->
    [0] free
   *[other] { $cost } coins
})
group-first = Before you take a tile
use-inventor = Discard the Inventor (−{ $points ->
    [one] 1 point
   *[other] { $points } points
}): free special building
    .short = Inventor (−{ $points } pts): free building
inventor-hint = next, choose any special building without paying
use-exchange = Swap the village on space { $space } for a free tile
    .short = Swap the village on space { $space }
exchange-hint = it leaves the game, and a tile of the column takes its place; then you take a tile as usual
keep-village = Keep my village
choose-building = Which special building do you take for free? The Inventor leaves for it.
exchange-for = Which tile takes the place of your village on space { $space }? They’re all free.
warn-exchange = What’s on your village goes back to the supply: { $tokens }.
exchange-too = Do you also want to swap your village for a free tile of the column?
exchanges = { $seat } discards the { $tile } on space { $space }.
inventor-leaves = { $seat } discards the Inventor and its points for a free special building.
takes-tile = { $seat } takes the { $tile }.
takes-tile-and = { $seat } takes the { $tile }: { $details }.
takes-territory = { $seat } takes the { $tile }{ $n ->
    [0] {""}
    [one] {" "}for 1 coin
   *[other] {" "}for { $n } coins
}
buys-building = { $seat } buys the { $tile } for { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
trades-inventor = { $seat } gives up the Inventor for the { $tile }
swaps-village = { $seat } swaps the { $old } for the { $tile }
tile-taken = { $deed }.
tile-taken-and = { $deed }; { $also }.
and-gets = { $deed } and gets { $gains }
and-gets-plus = { $deed } and gets { $gains }, plus { $collected }
collected = { $n ->
    [one] 1 coin
   *[other] { $n } coins
} from { $players }
noun-towers = { $n ->
    [one] 1 tower
   *[other] { $n } towers
}
noun-nobles = { $n ->
    [one] 1 noble
   *[other] { $n } nobles
}
noun-tiles = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
noun-saracens = { $n ->
    [one] 1 Saracen
   *[other] { $n } Saracens
}
revealed-tile = a new tile was revealed
revealed-cards = character cards were drawn
new-tile = New in the column: the { $tile }.
paid-coins = { $n ->
    [one] pays 1 coin
   *[other] pays { $n } coins
}
found-coins = { $n ->
    [one] gets the coin on it
   *[other] gets the { $n } coins on it
}
found-saracens = { $n ->
    [one] 1 Saracen comes with it
   *[other] { $n } Saracens come with it
}
pays = { $seat } pays { $n } coins, one on each tile of the column.
takes-building = { $seat } takes the { $tile }.
place-tile = Where do you place the { $tile }? Three of the same crop in a line make a trio.
warn-no-trio = No trio here. On { $n ->
    [one] space { $spaces }
   *[other] spaces { $spaces }
} this tile would complete one.
places = { $seat } places it on space { $space }.
player = { $seat }
alms = { $n ->
    [one] 1 coin
   *[other] { $n } coins
} in alms

## Trios and characters

which-trio = You made several trios. Which one’s reward do you choose first?
crop-option = { $crop_key ->
    [wheat] Wheat
    [olive] Olive
    [lavender] Lavender
    [poppy] Poppy
   *[other] { $crop }
}
banner-has = { $characters }
banner-empty = no characters left here
trio = { $seat } completes a trio of { $crop_key ->
    [olive] olives
    [poppy] poppies
   *[other] { $crop }
}.
trio-reward = You made a trio of { $crop_key ->
    [olive] olives
    [poppy] poppies
   *[other] { $crop }
}! Which character do you attract, or what do you take instead?
character-option = { $character } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
warn-no-effect = The { $character } can’t do anything for you right now: you’d only get the points.
coins-option = Take { $n ->
    [one] 1 coin
   *[other] { $n } coins
} instead
noble-option = Take 1 noble instead
takes-coins = { $seat } takes { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
adds-noble = { $seat } adds a noble to the { $tile }.
nothing-to-do = The { $character } has nothing to do.
trio-attracts = { $seat } completes a trio of { $crop_key ->
    [olive] olives
    [poppy] poppies
   *[other] { $crop }
} and attracts the **{ $character }**.
trio-for-coins = { $seat } completes a trio of { $crop_key ->
    [olive] olives
    [poppy] poppies
   *[other] { $crop }
} and takes { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
trio-for-noble = { $seat } completes a trio of { $crop_key ->
    [olive] olives
    [poppy] poppies
   *[other] { $crop }
} and takes a noble.

character-apprentice = Apprentice
character-military-architect = Military Architect
character-treasurer = Treasurer
character-caravanner = Caravanner
character-master-builder = Master Builder
character-cartographer = Cartographer
character-courtesan = Courtesan
character-duchess = Duchess
character-blacksmith = Blacksmith
character-inventor = Inventor
character-thief = Thief
character-minstrel = Minstrel
character-merchant = Merchant
character-mystic = Mystic
character-tailor = Tailor
character-strategist = Strategist
character-traitor = Traitor
character-trumpet-player = Trumpet Player

ability-apprentice = At the end: see 2 unused characters and score one’s points
ability-military-architect = Move up to 3 of your towers to your castle
ability-treasurer = Get 1 coin at the start of each of your turns
ability-caravanner = At the end: 2 points for each of your taverns
ability-master-builder = Rebuild a ruined territory with its towers and nobles; the ruin’s tower goes back
ability-cartographer = Swap two of your tiles; this makes no trio
ability-courtesan = Take a noble from another player
ability-duchess = You win every tie at the end
ability-blacksmith = Add a tower to one of your tiles
ability-inventor = Discard this card and its points for a free special building, at the start of a later turn
ability-thief = Take a coin from each other player
ability-minstrel = Move up to 3 of your nobles to your castle
ability-merchant = Get 2 coins
ability-mystic = Put 2 Saracens beside tiles in the column
ability-tailor = Get 1 coin for each of your nobles
ability-strategist = Add 2 towers to one of your tiles
ability-traitor = Take a tower from another player
ability-trumpet-player = Add a noble to one of your tiles

move-towers = Which towers do you move to your castle, where they can’t be lost? Up to 3 in all.
move-nobles = Which nobles do you move to your castle, where they can’t be lost? Up to 3 in all.
to-castle-towers = { $seat } moves { $n ->
    [one] 1 tower
   *[other] { $n } towers
} to their castle.
to-castle-nobles = { $seat } moves { $n ->
    [one] 1 noble
   *[other] { $n } nobles
} to their castle.
rebuild = Which ruin do you rebuild? The ruin’s tower goes back to the supply; the tile’s own towers and nobles return.
rebuilds = { $seat } rebuilds the { $tile } on space { $space }.
rebuilds-and-gets = { $seat } rebuilds the { $tile } on space { $space }: { $happened_commas }.
ruin-tower-back = the ruin’s tower goes back
swap = Which two of your tiles do you swap? This makes no new trio.
swaps = { $seat } swaps the tiles on spaces { $first } and { $second }.
take-towers = Whose tower do you take? The Saracens raid the players with the fewest towers.
take-nobles = Whose noble do you take? Having the most nobles scores points at the end.
target = { $id } { $seat }: { $tile }
took-towers = { $seat } takes a tower from { $victim }.
took-nobles = { $seat } takes a noble from { $victim }.
put-towers = { $n ->
    [one] Which of your tiles gets the tower? If you lose that tile, you lose the tower, too.
   *[other] Which of your tiles gets the { $n } towers? If you lose that tile, you lose them, too.
}
put-nobles = Which of your tiles gets the noble? If you lose that tile, you lose the noble, too.
adds-towers = { $seat } adds { $n ->
    [one] 1 tower
   *[other] { $n } towers
} to the { $tile }.
no-towers-left = There are no towers left for { $seat }.
no-nobles-left = There are no nobles left for { $seat }.
steals-from = { $seat } steals { $n ->
    [one] 1 coin
   *[other] { $n } coins
} from { $victims }.
place-saracens = { $n ->
    [one] Beside which tile do you put the Saracen? It advances once someone places that tile.
   *[other] Beside which tiles do you put the { $n } Saracens? They advance once someone places those tiles; both can go beside the same one.
}
saracens-placed = { $seat } puts { $n ->
    [one] 1 Saracen
   *[other] { $n } Saracens
} beside the { $tiles }.

## Invasion

invasion = ⚔️ **The Saracens land** ({ $invaders } against a defense of { $defence }) and raid { $seats }.
choose-loss = The Saracens have landed. Which tile do you lose? Its towers and nobles go back; a ruined territory gets a new tower.
loss-option = Space { $space }: { $tile }
nothing-to-lose = { $seat } has no tile to lose.
ruined = { $seat } loses the { $tile } on space { $space }.
ruin-tower = { $seat } builds a tower on the ruin.
loses-coins = { $seat } loses { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.

## The end

apprentice-keeps = Your Apprentice found two characters. Whose points do you score? Only the points count.
apprentice-kept = Thanks to the Apprentice, { $seat } also scores the { $character }: { $n ->
    [one] 1 point
   *[other] { $n } points
}.
game-ends = **The kingdoms are complete.**
score-of = { $seat }: **{ $n ->
    [one] 1 point
   *[other] { $n } points
}** ({ $parts })
from-tiles = { $n } from tiles
from-bonuses = { $n } from tile bonuses
from-characters = { $n } from characters
from-scenario = { $n } from scenario rules
from-noble = { $n } for nobles
from-coin = { $n } for coins
from-tower = { $n } for towers
wins = 🏆 { $seat } has the most prosperous kingdom, with { $n ->
    [one] 1 point
   *[other] { $n } points
}!
wins-tied = 🏆 { $seat } wins the tie at { $n ->
    [one] 1 point
   *[other] { $n } points
} (Duchess first, then nobles, coins, towers, turn order)!

## The rules, page by page

rules-1 =
    ### 890 Anno Domini · 1 of 5: the idea
    You are a lord in Provence. **In eight rounds you add eight tiles to your castle**, until your kingdom is a square of nine. Then points are counted: for tiles, for the characters you attracted, and for having the most nobles, coins and towers. Most points win.
    🔁 **A round**: everyone has one turn, in the same order each time. On your turn you
    1️⃣ take a tile from the offer,
    2️⃣ place it in your kingdom and get what it shows,
    3️⃣ attract a character if it completes a line of three with the same crop,
    4️⃣ see whether the Saracens land.
    🖼️ **In the picture**: at the top, the sea with the Saracens (boat) and the defense (tower), and what the most nobles, coins and towers are worth. Below, the tiles on offer, the banners with the characters, and everyone’s kingdom. Everything is open except the stacks of tiles and cards.
    🌱 **To learn it by playing**: `/learn`. To ask about anything you see, type its name in `/rules`.
    ✏️ Our own, not printed: what nearly all tiles and castles show, the points of characters and of most special buildings, and every scenario except First Steps. The rest is the book’s.
rules-2 =
    ### 890 Anno Domini · 2 of 5: take and place
    1️⃣ **Take a tile.** Four territory tiles are on offer, T1 to T4. T1 is free. For any other, put 1 coin on each tile before it; you get the coins on the tile you take. So a tile that everyone skips fills up with coins until somebody can’t resist.
    A **special building** costs 4 coins, one on each tile of the column. It has no crops, but scores well; their row is never refilled.
    • **Saracen tokens** beside it come along, too: once the tile is placed, each of them counts as a boat on it and goes back to the supply. Until then they move down with their tile.
    2️⃣ **Place it** on any free space. You get what it shows: 🗼 towers, 👑 nobles, 🪙 coins to gain or lose; each boat (⚔️) moves the Saracens 1 forward. A church collects 1 coin from every other player who grows its crop. Then the next tile is revealed.
    🌱 **Try this**: keep 2 or 3 coins, so that you can always reach the tile you need. Without coins you have to take T1.
    🌱 Place your first tile in a corner, in line with your castle: corners are part of three lines, the other spaces of two.
    🏘️ The **village with two arrows** can be swapped at the start of a later turn: it leaves the game, and any tile of the column takes its place for free. Then you take your tile as usual.
rules-3 =
    ### 890 Anno Domini · 3 of 5: trios and characters
    🌾 🫒 🪻 🌺 Tiles show one or two **crops**: wheat, olive, lavender, poppy. Three of the same crop in a row, column or diagonal make a **trio**. Your castle has two crops and sits in the middle, so four of the eight lines run through it.
    For each trio that your new tile completes, choose **one character** from that crop’s banner, **or take 2 coins**. A tile with two crops, or in two lines, can complete several trios at once.
    The number on a character is points at the end. And each one does something: most right away (the Blacksmith builds a tower, the Merchant brings 2 coins), some at the start of your turns (the Treasurer), some at the end (the Caravanner). Press **Your turn** to read what each one does.
    Characters stay yours, even if a tile of the trio is lost later. Banners aren’t refilled: first come, first served.
    🌱 **Try this**: two or three trios make a good game. Before you take a tile, look at your own lines: which crop do you need, and where? Buttons for a space say when it makes a trio.
    🌱 Look at the banners, too. A crop whose best characters are gone is worth less.
    Swapping or rebuilding tiles never makes a trio; only a newly placed tile does.
rules-4 =
    ### 890 Anno Domini · 4 of 5: the Saracens
    The **defense** is the number of players plus all towers in play. Boats on tiles move the **Saracens** forward. If they moved this turn and are now ahead of the defense, they land, and **all** players with the fewest towers are raided.
    Each of them loses a tile of their choice, but never the castle or a ruin. Its towers and nobles go back to the supply, and it becomes a **ruin**: no crops, no points. A ruined territory gets one new tower; a ruined special building gets none. Tokens on a ruin count. After that, the Saracens rest until they move again.
    🌱 **Try this**: don’t be last in towers. The box at the right of the sea shows who’d be raided now, and a tile that would bring a raid on you asks before you take it.
    🌱 If you’re ahead in towers, a tile with boats is a weapon.
    🌱 Towers and nobles on your castle are safe for good. If you must lose a tile, give up one without tokens whose lines are done.
    🗼 **Out of towers?** There are 20. When none are left, none are added, whatever the reason, and the defense doesn’t go up. If an invasion needs more than are left, the player whose turn it is gets theirs first, then the others clockwise.
rules-5 =
    ### 890 Anno Domini · 5 of 5: the end, and the scenarios
    After eight rounds you score the points on tiles that aren’t ruined, their bonuses (a number with × counts for each thing beside it), your characters’ points, and the prizes for the most (and second most) nobles, coins and towers; with two players, only for the most. Having none scores nothing.
    Ties go to whoever has the Duchess, then to more nobles, more coins, more towers, and finally to whoever comes earlier in turn order.
    🌱 **Try this**: from round 6 on, compare nobles, coins and towers. One more of the right thing is worth more than most tiles.
    🧭 **Scenarios** set the prizes, the coins at the start, and one special rule:
    • **First Steps**: nothing special.
    • **Sails on the Horizon**: Saracens wait beside the column, and every castle starts with a tower.
    • **The Court of Ermengarde**: for a trio you can take a noble instead.
    • **A Year of Plenty**: a trio gets you 3 coins instead of 2.
    • **The Long Watch**: each ruin costs a point, and being raided costs a coin.
    • **The Pilgrims’ Road**: placing a church gets you a coin, and each church scores a point.

## Names

tile-S01 = Pig Farm
tile-S02 = Amphitheater
tile-S03 = Arc de Triomphe
tile-S04 = Cultivated Fields
tile-S05 = Cathedral
tile-S06 = Town
tile-S07 = Flower Meadow
tile-S08 = Forge
tile-S09 = Forest
tile-S10 = Fortress
tile-S11 = Market
tile-S12 = Pasture

## Pictures and alt texts

picture-round = Round { $round } of { $rounds }
picture-castles = Choosing castles
picture-over = The end
picture-turn = { $name }’s turn
picture-placing = { $name } places a tile
picture-choosing = { $name } chooses a castle
picture-invaded = { $players } { $n ->
    [one] loses
   *[other] each lose
} a tile
picture-complete = The kingdoms are complete
picture-territories = Territories
picture-buildings = Special buildings
picture-free = free
picture-castles-left = Castles to choose from
picture-safe = Defense +{ $n }
picture-even = Defense holds
picture-ahead = Saracens +{ $n }
picture-picked = { $n } of { $all }
picture-last-turn = Last turn
picture-before = Before that
picture-winner = has the most prosperous kingdom
picture-banner-wheat = Wheat
picture-banner-olive = Olive
picture-banner-lavender = Lavender
picture-banner-poppy = Poppy
sheet-tiles = Tiles
sheet-bonuses = Tile bonuses
sheet-characters = Characters
sheet-scenario = Scenario rules
sheet-noble = Nobles
sheet-coin = Coins
sheet-tower = Towers
sheet-total = Points

alt-head = 890 Anno Domini, { $round }. { $turn }. { $scenario }: nobles { $nobles }, coins { $coins }, towers { $towers }.
alt-track = Saracens { $invaders }, defense { $defence }; fewest towers: { $weakest }.
alt-first = First player { $name }.
alt-castles = Castles: { $castles }.
alt-market = On offer: { $lots }. { $stack } in the stack.
alt-lot = { $id } { $tile }
alt-lot-with = { $id } { $tile } with { $beside }
alt-buildings = Special buildings: { $buildings }.
alt-tile = { $crops } { $category }
alt-last-turn = Last turn: { $deeds }.
alt-placed = { $name } placed { $tile }
alt-got = { $name } got { $tokens } from { $givers }
alt-came = the { $character } came
alt-advanced = Saracens +{ $n }
alt-lost = { $name } lost { $tile }
alt-taken = Being placed: { $tile }.
alt-kingdom = { $name }: { $hoard }; { $tiles }.
alt-kingdom-with = { $name }: { $hoard }; { $characters }; { $tiles }.
alt-ruin = ruin
alt-no-tiles = no tiles
alt-banners = Banners: { $banners }.
alt-asked = Your decision: { $prompt } { $keys }
alt-trios = Trios: { $trios }.
alt-scores = 890 Anno Domini, the end. { $name } wins with { $n ->
    [one] 1 point
   *[other] { $n } points
}.
alt-score = { $name } { $n }: { $parts }.
alt-legend = 890 Anno Domini, what the symbols mean: crops, kinds of tiles, tokens, special buildings, and characters with their abilities.

legend-title = 890 Anno Domini: the symbols
legend-crops = Crops and tiles
legend-signs = Symbols
legend-buildings = Special buildings
legend-characters = Characters
legend-building = Special building, 4 coins
legend-tower = Tower: defense +1
legend-saracen = Boat: Saracens +1
legend-noble = Noble
legend-coin = Coin
legend-lost = Lose a coin
legend-collects = 1 coin from each grower
legend-exchange = Can be swapped for a free tile
legend-points = Points at the end
legend-times = 2 points for each church
legend-ruin = Ruin: no crops, no points
legend-trio = Trio: same crop, 3 in a line
legend-weakest = Fewest towers: raided next
legend-turn = Whose turn it is
legend-first = First player
legend-sun = At the start of your turn
legend-seal = At the end of the game
legend-pile = Tiles; the stack
legend-character = Character
legend-anyone = One other player
legend-everyone = Each other player
legend-discard = Discard this card
legend-mark = You can choose this
legend-fresh = Just placed
legend-raided = Just lost to the Saracens
