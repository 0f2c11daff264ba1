## How we speak: short and concrete, the player's name first, numbers as figures,
## and a next step at the end.

title = 890 Anno Domini
tagline = Draft fields, churches and towers into a kingdom of nine tiles, and keep the Saracens on someone else's coast.
duration = 40 minutes at a table; at a few turns a day, a week by chat

setting-scenario = Scenario
setting-scenario-random = Any scenario, at random
setting-scenario-first-steps = First Steps
setting-scenario-sails-on-the-horizon = Sails on the Horizon
setting-scenario-court-of-ermengarde = The Court of Ermengarde
setting-scenario-year-of-plenty = A Year of Plenty
setting-scenario-the-long-watch = The Long Watch
setting-scenario-pilgrims-road = The Pilgrims' Road

scenario-first-steps = First Steps
scenario-sails-on-the-horizon = Sails on the Horizon
scenario-court-of-ermengarde = The Court of Ermengarde
scenario-year-of-plenty = A Year of Plenty
scenario-the-long-watch = The Long Watch
scenario-pilgrims-road = The Pilgrims' Road

crop-wheat = wheat
crop-olive = olive
crop-lavender = lavender
crop-poppy = poppy

category-watchtower = Watchtower
category-church = Church
category-farm = Farm
category-tavern = Tavern
category-village = Village
category-castle = Castle

## Tiles

territory = { $category } of { $crop }
    .shortest = { $category }
territory-of-two = { $category } of { $crop } and { $second }
    .short = { $category }, { $crop }/{ $second }
    .shortest = { $category }
ruin-of = ruin of the { $tile }
    .short = ruined { $tile }
building = { $tile }
lot = { $place } { $tile } ({ $cost ->
    [0] free
   *[other] { $cost } 🪙
})
    .shortest = { $place } { $tile }, { $cost } 🪙
lot-with = { $place } { $tile } ({ $cost ->
    [0] free
   *[other] { $cost } 🪙
}, with { $beside })
    .short = { $place } { $tile }, { $cost } 🪙 (+{ $beside })
    .shortest = { $place } { $tile }, { $cost }🪙 (+{ $beside })
beside-coins = { $n } 🪙
    .shortest = { $n }🪙
beside-saracens = { $n } ⚔️
    .shortest = { $n }⚔️
building-option = { $place } { $tile } ({ $cost ->
    [0] free
   *[other] { $cost } 🪙
})
tile-at = { $space } { $tile }
space-option = Space { $space }
tile-does = { $parts }
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
    [one] 1 tower is not to be had
   *[other] { $n } towers are not to be had
}
missing-nobles = { $n ->
    [one] 1 noble is not to be had
   *[other] { $n } nobles are not to be had
}
advance = { $n ->
    [one] 1 Saracen advances
   *[other] { $n } Saracens advance
} (invaders { $invaders }, defence { $defence })
icon-loses = { $n ->
    [one] lose 1 coin
   *[other] lose { $n } coins
}
icon-collects = 1 coin from each who grows { $crop }
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
icon-exchange = may be swapped for a free tile
element-noble = noble
element-church = church
element-tavern = tavern
element-farm = farm
element-building = special building
element-character = character
element-ruin = ruin
elements-tower = towers
elements-coin = coins
element-crop-wheat = tile with wheat
element-crop-olive = tile with olives
element-crop-lavender = tile with lavender
element-crop-poppy = tile with poppies

## Setup

scenario-is = **{ $scenario }.** { $about }
about-first-steps = Provence is quiet for now: learn to rule before the sails appear. No special rules.
about-sails-on-the-horizon = Lookouts have counted the masts. Saracens wait beside the dearer tiles of the column, and every castle starts with a tower.
about-court-of-ermengarde = The regent invites the great families south. For a trio you may take a noble instead of a character or coins.
about-year-of-plenty = Barns are full, and purses heavy. A trio brings 3 coins instead of 2, if you want no character.
about-the-long-watch = The raids have lasted for years. Each ruin costs 1 point at the end, and whoever loses a tile also loses 1 coin.
about-pilgrims-road = Travellers follow the bells and leave their alms. Placing a church brings 1 more coin, and each church is worth 1 more point.
starting-coins = Everybody starts with { $n } coins.
prizes = Points at the end for the most / second most: nobles { $nobles }, coins { $coins }, towers { $towers }.
prizes-for-two = Points at the end for the most: nobles { $nobles }, coins { $coins }, towers { $towers }.
game-begins = { $seat } is first player. Castles are chosen from the last player to the first.
choose-castle = Choose your castle.
castle-chosen = { $seat } chooses the { $tile }.
castle-chosen-with = { $seat } chooses the { $tile }: { $happened }.

## A turn

round-begins = **Round { $round } of { $rounds }**
treasurer-pays = { $seat } gets 1 coin from the Treasurer.
take-tile = Take a tile. The first is free; for a later one, lay a coin on each tile you skip.
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
use-exchange = Swap your village for a free tile
keep-village = Keep it
choose-building = Which special building do you take for free?
exchange-for = Which territory tile replaces your village? All are free.
exchange-too = Do you also swap your village for a free tile?
exchanges = { $seat } gives up the { $tile } on space { $space } for a free tile.
inventor-leaves = { $seat } discards the Inventor, with its points, for a free special building.
takes-tile = { $seat } takes the { $tile }.
takes-tile-and = { $seat } takes the { $tile }: { $details }.
paid-coins = { $n ->
    [one] 1 coin paid
   *[other] { $n } coins paid
}
found-coins = { $n ->
    [one] 1 coin lay on it
   *[other] { $n } coins lay on it
}
found-saracens = { $n ->
    [one] 1 Saracen waits beside it
   *[other] { $n } Saracens wait beside it
}
pays = { $seat } lays { $n } coins, one on each tile of the column.
takes-building = { $seat } takes the { $tile }.
place-tile = Where do you place the { $tile }?
places = { $seat } places it on space { $space }.
places-and-gets = { $seat } places it on space { $space }: { $happened }.
player = { $seat }
church-collects = { $payer } pays 1 coin to { $seat }.
alms = { $seat } collects { $n ->
    [one] 1 more coin
   *[other] { $n } more coins
} in alms.

## Trios and characters

which-trio = Several trios: which one first?
crop-option = { $crop }
trio = { $seat } completes a trio of **{ $crop }**.
trio-reward = A trio of { $crop }: whom do you attract?
character-option = { $character } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
coins-option = { $n } coins instead
noble-option = 1 noble instead
takes-coins = { $seat } takes { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
adds-noble = { $seat } welcomes a noble on the { $tile }.
nothing-to-do = The { $character } finds nothing to do.
attracts = { $seat } attracts the **{ $character }**.

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

ability-apprentice = At the end: see 2 unused characters, score the points of one
ability-military-architect = Move up to 3 of your towers to your castle
ability-treasurer = 1 coin at the start of each of your turns
ability-caravanner = At the end: 2 points for each of your taverns
ability-master-builder = Rebuild a ruined territory with its towers and nobles; the ruin's tower goes back
ability-cartographer = Swap two of your tiles; no trio comes of it
ability-courtesan = Take a noble from another player
ability-duchess = You win every tie at the end
ability-blacksmith = Add a tower to one of your tiles
ability-inventor = Discard this card, with its points, at the start of a turn: a free special building
ability-thief = Take a coin from every other player
ability-minstrel = Move up to 3 of your nobles to your castle
ability-merchant = 2 coins
ability-mystic = Put 2 Saracens beside tiles of the column
ability-tailor = 1 coin for each of your nobles
ability-strategist = Add 2 towers to one of your tiles
ability-traitor = Take a tower from another player
ability-trumpet-player = Add a noble to one of your tiles

move-towers = Move up to 3 towers to your castle: from which tiles?
move-nobles = Move up to 3 nobles to your castle: from which tiles?
to-castle-towers = { $seat } moves { $n ->
    [one] 1 tower
   *[other] { $n } towers
} to the castle.
to-castle-nobles = { $seat } moves { $n ->
    [one] 1 noble
   *[other] { $n } nobles
} to the castle.
rebuild = Which ruin do you rebuild? The ruin's tower goes back; the tile's own towers and nobles return.
rebuilds = { $seat } rebuilds the { $tile } on space { $space }.
rebuilds-and-gets = { $seat } rebuilds the { $tile } on space { $space }: { $happened }.
ruin-tower-back = the ruin's tower goes back
swap = Which two tiles change places?
swaps = { $seat } swaps the tiles on spaces { $first } and { $second }.
take-towers = Whose tower do you take?
take-nobles = Whose noble do you take?
target = { $seat }: { $space } { $tile }
took-towers = { $seat } takes a tower from { $victim }.
took-nobles = { $seat } takes a noble from { $victim }.
put-towers = { $n ->
    [one] On which of your tiles does the tower stand?
   *[other] On which of your tiles do the { $n } towers stand?
}
put-nobles = On which of your tiles does the noble settle?
adds-towers = { $seat } adds { $n ->
    [one] 1 tower
   *[other] { $n } towers
} to the { $tile }.
no-towers-left = No tower is left for { $seat }.
no-nobles-left = No noble is left for { $seat }.
steals-coins = { $seat } steals { $n ->
    [one] 1 coin
   *[other] { $n } coins
} in all.
place-saracens = { $n ->
    [one] Beside which tile does the Saracen wait?
   *[other] Beside which tiles do the { $n } Saracens wait? Both may wait beside the same.
}
saracens-placed = { $seat } sends { $n ->
    [one] 1 Saracen
   *[other] { $n } Saracens
} to the column, beside: { $tiles }.

## Invasion

invasion = ⚔️ **The Saracens land** ({ $invaders } against a defence of { $defence }): { $seats } must give up a tile.
choose-loss = The Saracens are here. Which tile do you give up? Its tokens go; a ruined territory gets a tower.
loss-option = { $space } { $tile }
nothing-to-lose = { $seat } has nothing to lose.
ruined = { $seat } loses the { $tile } on space { $space }.
ruin-tower = { $seat } builds a tower on the ruin.
loses-coins = { $seat } loses { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.

## The end

apprentice-keeps = Your Apprentice found two characters. Whose points do you keep?
apprentice-kept = { $seat }'s Apprentice brings the { $character }: { $n } points.
game-ends = **The kingdoms are complete.**
score-of = { $seat } **{ $n }** ({ $parts })
from-tiles = tiles { $n }
from-bonuses = bonuses { $n }
from-characters = characters { $n }
from-scenario = scenario rules { $n }
from-noble = nobles { $n }
from-coin = coins { $n }
from-tower = towers { $n }
wins = 👑 { $seat } has the most prosperous kingdom, with { $n } points!
wins-tied = 👑 { $seat } wins at { $n } points, by the tie-break (Duchess, then nobles, coins, towers, turn order)!

## The rules, page by page

rules-1 =
    ### 890 Anno Domini · 1 of 4: what it is about
    You are a lord of Provence. In eight rounds you add eight tiles to your castle, until your kingdom is a square of nine. Points come from tiles, from the characters you attract, and from having the most nobles, coins and towers at the end.
    🌾 🫒 🪻 🌺 Tiles bear one or two **crops**: wheat, olive, lavender, poppy. Three of a crop in a line, also across or through the castle, make a **trio**, and a trio attracts a character.
    ⚔️ Saracens advance with many tiles; towers hold them off. Whoever has the fewest towers when they land loses a tile.
    Everything is open but the stacks of tiles and cards.
    ✏️ Our own, not printed: what nearly all tiles and castles show, the points of characters and of most special buildings, and every scenario but First Steps. The rest is the book's.
rules-2 =
    ### 890 Anno Domini · 2 of 4: your turn
    1️⃣ **Take a tile.** Four territory tiles stand in a column. Number 1 is free. For a later one, lay a coin on each tile before it. Coins that lie on the tile you take are yours. **Saracen tokens** beside it come along, too: once it's placed, each of them counts as a Saracen shown on it, and goes back to the supply. They move down with their tile until somebody takes it. A special building costs four coins, one on each tile of the column; their row is never refilled.
    2️⃣ **Place it** on any free space. Then it brings what it shows: 🗼 towers (defence rises), ⚔️ Saracens (invaders advance), 👑 nobles, 🪙 coins to gain or lose. A church collects a coin from every other player who grows its crop.
    3️⃣ **Trios.** For each new line of three with the same crop choose a character from that crop's banner, or 2 coins. What a character does is written on it; most act at once.
    4️⃣ **Invasion**, if the invaders moved this turn and stand beyond the defence.
rules-3 =
    ### 890 Anno Domini · 3 of 4: the invasion
    The defence is always the number of players plus all towers in play. When the invaders have moved and are ahead, **all** players with the fewest towers are invaded.
    Each of them gives up a tile, never the castle and never a ruin. Its towers and nobles go back. A ruined territory gets one tower; a ruined special building none. A ruin bears no crops and scores nothing, but tokens on it count.
    🗼 **Out of towers?** There are 20. When none is left, none is added, whatever calls for it, and the defence doesn't rise. If an invasion needs more than are left, they go to the player whose turn it is first, then clockwise.
    After that the Saracens rest until they move again.
    🏘️ The village with the two arrows can be swapped at the start of a later turn: it goes, and any tile of the column takes its place for free. Then you take your tile as usual.
rules-4 =
    ### 890 Anno Domini · 4 of 4: the end, and the scenarios
    After eight rounds: points on standing tiles, multiplied bonuses, points of characters, and the scenario's bonus for the most (and second most) nobles, coins and towers; with two players only for the most. Nobody scores for having none. Ties go to whoever has the Duchess, then to more nobles, more coins, more towers, and at last to the earlier in turn order.
    🧭 **First Steps**: nothing special. **Sails on the Horizon**: Saracens wait beside the column, and every castle starts with a tower. **The Court of Ermengarde**: a trio may bring a noble instead. **A Year of Plenty**: a trio brings 3 coins instead of 2. **The Long Watch**: each ruin costs a point, and being invaded a coin. **The Pilgrims' Road**: placing a church brings a coin, and each church scores a point.

## Names

tile-S01 = Pig Farm
tile-S02 = Amphitheatre
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
picture-complete = The kingdoms are complete
picture-territories = Territories
picture-buildings = Special buildings
picture-free = free
picture-castles-left = Castles to choose from
picture-safe = Defence +{ $n }
picture-even = Defence holds
picture-ahead = Saracens +{ $n }
picture-picked = { $n } of { $most }
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
alt-track = Invaders { $invaders }, defence { $defence }; fewest towers: { $weakest }.
alt-first = First player { $name }.
alt-castles = Castles: { $castles }.
alt-market = Market: { $lots }. { $stack } in the stack.
alt-lot = { $place } { $tile }
alt-lot-with = { $place } { $tile } with { $beside }
alt-buildings = Buildings: { $buildings }.
alt-taken = Being placed: { $tile }.
alt-kingdom = { $name }: { $hoard }; { $tiles }.
alt-kingdom-with = { $name }: { $hoard }; { $characters }; { $tiles }.
alt-ruin = ruin
alt-no-tiles = no tiles
alt-banners = Banners: { $banners }.
alt-asked = You are asked: { $prompt } { $keys }
alt-trios = Trios: { $trios }.
alt-scores = 890 Anno Domini, the end. { $name } wins with { $n } points.
alt-score = { $name } { $n }: { $parts }.
alt-legend = 890 Anno Domini, what the signs mean: crops, kinds of tiles, tokens, special buildings and characters with what they do.

legend-title = 890 Anno Domini: the signs
legend-crops = Crops and tiles
legend-signs = Signs
legend-buildings = Special buildings
legend-characters = Characters
legend-building = Special building, 4 coins
legend-tower = Tower: defence +1
legend-saracen = Saracen: invaders +1
legend-noble = Noble
legend-coin = Coin
legend-lost = Lose a coin
legend-collects = 1 coin from each who grows it
legend-exchange = May be swapped for a free tile
legend-points = Points at the end
legend-times = 2 points for each church
legend-ruin = Ruin: no crops, no points
legend-trio = Trio: three of a crop in a line
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
legend-mark = You may choose this
