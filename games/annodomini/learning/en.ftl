## The guided first game, what each decision is about, and what things are.

lesson-kingdom-title = Your first kingdom
lesson-kingdom-welcome = You’re a lord in Provence: over eight rounds you build a kingdom of nine tiles, attract characters, and keep the Saracens out. We’ll play a whole game against one computer player, one idea at a time. It takes about 15 minutes, and you can stop and come back whenever you like.
lesson-kingdom-end = That was a whole game! You can take and skip, place for a trio, attract characters, watch the Saracens, and count the points. With three or four players it’s the same game, with more raids and prizes for second place, too. If you wonder about anything on the picture, ask `/rules`. Ready for a table with friends?

lesson-castle =
    Your castle stands in the middle of your kingdom for the whole game, and it can never be lost. What counts are its two **crops**: half of all lines run through it.
    Look at the tiles under **Territories**: { $n ->
        [one] 1 of them grows
       *[other] { $n } of them grow
    } a crop of this castle ({ $crops }), so it will be useful right away.
lesson-castle-instead = The other castle would be fine in another game. For this one, take the castle that matches the tiles you see.
lesson-take =
    Each round you take one tile. The column beside your kingdom shows four, **T1** to **T4**. T1 is always **free**. For any other, you put 1 coin on each tile you skip: T3 costs 2.
    You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }. Keep { $coins ->
        [one] it
       *[other] them
    } for now: { $shared ->
        [0] the free tile, { $tile }, brings in { $crops } and costs nothing.
       *[other] the free tile, { $tile }, grows { $crops }, just like your castle.
    }
lesson-take-instead = Nothing wrong with that tile. But you’ll need your coins next round to learn how to skip, so take the free one this time.
lesson-place =
    Now it goes into your kingdom, on any free space. Three tiles with the same crop in a row, a column or a diagonal make a **trio**, and the castle on space 5 counts.
    A corner is part of three lines; a space between two corners, of only two. On space { $space } it waits for another tile with { $crops } on space { $opposite }, for a trio straight through your castle.
lesson-skip =
    There it is: the { $tile } completes a trio of { $crops }! It isn’t free, though: you skip { $n ->
        [one] 1 tile and put 1 coin on it
       *[other] { $n } tiles and put 1 coin on each
    }. You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
    Those coins aren’t gone from the game. Whoever takes one of those tiles later gets the coins on it, so skipped tiles become more and more tempting.
lesson-skip-instead = You could take that. But trios are the heart of this game, and the tile for one is right here, so take it.
lesson-trio = Look at your kingdom: on space { $space }, this tile makes a line of three with { $crops }. Buttons with a trio say so, and in a real game I ask before you miss one.
lesson-trio-instead = That space is allowed, but it makes no trio, and the next step is what a trio gets you. Try the space with the trio.
lesson-character =
    A trio attracts a **character**. At the bottom right are four banners, one for each crop; you choose from the banner of { $crop_key ->
        [olive] olives
        [poppy] poppies
       *[other] { $crop }
    }. A character’s number is points at the end, and each one does something: now, every turn, or at the end.
    The { $character } is worth { $points } points: “{ $ability }.” If nobody suits you, you can take 2 coins instead.
lesson-tower =
    Look at the sea at the top. The **boat** shows how far the Saracens have come: { $invaders }. The **tower** is the defense: { $defense }, one for each player and one for each tower in play.
    { $saved ->
        [yes] They were about to land, and this tower stops them: the defense goes up to { $after }.
       *[no] This tower raises the defense to { $after }.
    } Towers stay on their tile and are lost with it. Nobody ever loses a castle, so that’s the safest place.
lesson-danger =
    Watch the sea at the top: the Saracens are at { $invaders }, the defense (players plus towers) is { $defense }. Each **boat** on a tile moves them 1 forward when it’s placed. If they get ahead of the defense, they land, and everyone with the **fewest towers** loses a tile. You have { $mine }, { $seat } has { $theirs }; the box at the right shows whom they’d raid.
    So before you take a tile, look for boats on it. { $n ->
        [0] My suggestion has none.
        [one] My suggestion has 1, but what it brings is worth it.
       *[other] My suggestion has { $n }, but what it brings is worth it.
    }
lesson-coins =
    { $n ->
        [one] See the coin on the { $tile }? It was left by somebody who skipped it.
       *[other] See the { $n } coins on the { $tile }? They were left by everyone who skipped it.
    } { $cost ->
        [0] It’s free, so that’s pure profit.
        [one] It costs 1 coin, so you come out ahead.
       *[other] It costs { $cost } coins, so you come out ahead.
    } { $raid ->
        [yes] One catch: its boat brings the Saracens ashore, and nobody has fewer towers than you; in a real game, I’d ask whether you’re sure. Take it anyway: the coins are worth more than a weak tile, and you’ll see what a raid is.
       *[no] A tile that everyone skips gets better with every turn.
    }
lesson-loss =
    The Saracens have landed: { $invaders } against { $defense }. Nobody has fewer towers than you, so you lose { $n ->
        [one] a tile
       *[other] a tile, and so does your opponent
    }. You choose which one. It’s turned over and becomes a **ruin**: no crops, no points, its tokens go back. But a ruined territory gets a new tower.
    Trios you’ve made stay made, and your characters stay with you. Space { $space } hurts least.
lesson-towers =
    Time for walls. The { $tile } has { $n ->
        [one] 1 tower
       *[other] { $n } towers
    }{ $saracens ->
        [0] {""}
        [one] {" "}(and 1 boat)
       *[other] {" "}(and { $saracens } boats)
    }. Towers do two things: the defense goes up for everyone, and you’re less likely to be the one who’s raided. You have { $mine }, { $seat } has { $theirs }.
    And they score: the box at the top right says that having the most towers is worth { $points } points at the end.
lesson-building =
    Beside the column are the **special buildings**. Each costs 4 coins, one on every tile of the column. They have no crops and never make a trio, but they can score a lot, mostly for what else you have.
    For example, the { $tile }: { $does }. { $paid ->
        [yes] You have { $coins } coins. It would add { $n ->
            [one] 1 point
           *[other] { $n } points
        } right now, and that can still grow.
       *[no] You have { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }, so it has to wait. Tiles with coins on them get you there.
    }
lesson-scoring =
    The end is near: { $left ->
        [one] 1 space is
       *[other] { $left } spaces are
    } still free. You score your tiles, your characters, and what the box at the top right offers for having the most:
    👑 nobles, { $noble_points } points: you { $nobles }, { $seat } { $their_nobles }
    🪙 coins, { $coin_points } points: you { $coins }, { $seat } { $their_coins }
    🗼 towers, { $tower_points } points: you { $towers }, { $seat } { $their_towers }
    Which of these can you still win or lose? That’s what matters most now.
lesson-last =
    Almost done! What pays off later is worth nothing now: only points count, and who has the most at the end. Nobles ({ $noble_points } points): { $nobles } against { $their_nobles }. Coins ({ $coin_points } points): { $coins } against { $their_coins }. Towers ({ $tower_points } points): { $towers } against { $their_towers }.
    Ties go to whoever has the Duchess, then to more nobles. Then the game ends, and the score sheet shows where all the points come from.

## What each decision is about

why-choose-castle = Your castle goes in the middle of your kingdom and stays there all game. Its two crops count for every line through the middle: four of the eight. Some castles also bring a coin or two to start with, which makes up for choosing later. The last player chooses first.
tip-choose-castle = Pick crops you see on the tiles on offer; coins are a small extra.
why-take-tile = You take one tile per turn. T1 is free; for T2, T3 or T4 you put 1 coin on each tile you skip. You keep the coins lying on the tile you take, and Saracens beside it come along. Special buildings (B1, B2 …) cost 4 coins, one on each tile of the column. If a village or the Inventor lets you do something first, that’s a button of its own. What a tile gives you happens when you place it.
tip-take-tile = Boats on a tile move the Saracens forward. Coins on a tile are yours if you take it.
why-choose-building = You’re using the Inventor: the card leaves with its points, and you take one of the special buildings without paying. It then goes on a free space like any tile, and it’s your tile for this turn.
tip-choose-building = Most buildings score for what you own. Count what you have, and what you can still get.
why-exchange-for = Your village leaves the game, and one tile of the column takes its place for free, with the coins and Saracens lying on it. It works as if you’d just placed it: you get what it shows, and it can make a trio. Then you take your normal tile.
tip-exchange-for = Look at the lines through the village’s space: which crop completes one?
why-exchange-too = Besides the free building, you may swap your village for any tile of the column this turn. The village leaves the game, its tokens go back, and the new tile lies on the same space with all its effects. If you keep it, you can swap it in a later turn.
tip-exchange-too = You can only do this once, so wait unless a tile there makes a trio or brings a lot.
why-place-tile = The tile goes on any free space; it doesn’t have to touch another one. Three tiles with the same crop in a row, column or diagonal make a trio, and the castle counts. A trio gets you a character or coins. You also get what the tile shows: towers, nobles, coins. Boats move the Saracens. You can undo until a new tile is revealed.
tip-place-tile = Corners are part of three lines, the spaces between them of only two.
why-which-trio = Your tile completed more than one trio, and each gets you a reward. You decide which to handle first; its character acts before you go on to the next.
tip-which-trio = The order matters only if one character helps the other, say nobles before the Tailor.
why-trio-reward = Choose a character from this crop’s banner: they’re worth the points on their card at the end, and they have an ability. Most act right away, some each turn, some at the end. Or take coins instead. Banners are never refilled, so what you take, nobody else gets.
tip-trio-reward = Usually take the character: 3 to 5 points each is a big part of your score.
why-move-towers = The Military Architect moves up to 3 of your towers to your castle. If you lose a tile, you lose the towers on it; the castle can’t be lost. How many towers you have stays the same, and so does the defense.
tip-move-towers = Move them all if you can: on the castle they’re safe for good.
why-move-nobles = The Minstrel moves up to 3 of your nobles to your castle. If you lose a tile, you lose the nobles on it; the castle can’t be lost. Having the most nobles scores at the end and wins ties.
tip-move-nobles = Move them all if you can: on the castle they’re safe for good.
why-rebuild = The Master Builder turns one of your ruined territories face up again. Its crops, points and bonus count again, and its own towers and nobles come back; the tower built on the ruin leaves. Coins, boats and churches don’t act a second time, and this makes no trio.
tip-rebuild = Bring back the tile with the most on it: towers, nobles, points, or a crop you need.
why-swap = The Cartographer lets two of your tiles trade places, with everything on them. Any two: also the castle or a ruin. This never makes a trio itself, but it can set one up for your next tile.
tip-swap = Line up two tiles of a crop so that your next tile completes the trio.
why-take-towers = The Traitor takes a tower from any tile of another player, even from a castle, and puts it in your kingdom. The defense stays the same, but who has the fewest towers may change: those players are raided.
tip-take-towers = Take it from your rival for the most towers, or from someone who’d then be raided first.
why-take-nobles = The Courtesan takes a noble from any tile of another player, even from a castle, and puts it in your kingdom. Having the most nobles scores at the end, and nobles win ties.
tip-take-nobles = Take it from whoever is ahead in nobles.
why-put-towers = Towers stand on a tile of your choice: territory, building, ruin or castle. Each one adds 1 to the defense and to your own count. If you lose the tile, you lose the towers on it. The castle is never lost.
tip-put-towers = On your castle they’re safe for good.
why-put-nobles = The noble stands on a tile of your choice: territory, building, ruin or castle. If you lose the tile, you lose the noble. The castle is never lost. Having the most nobles scores at the end.
tip-put-nobles = On your castle it’s safe for good.
why-place-saracens = The Mystic puts Saracens beside tiles of the column. They wait there and move down with their tile. Whoever places it moves the Saracens forward by that many, on top of the tile’s own boats.
tip-place-saracens = Few towers? Put them beside an expensive tile. Plenty? Beside a cheap one, to bring a raid soon.
why-choose-loss = The Saracens are ahead of the defense, and nobody has fewer towers than you. Choose a tile to lose; your castle and ruins can’t be lost. It’s turned over: crops, points and bonus are gone, and its towers and nobles go back. A ruined territory gets one new tower, a special building none. Trios and characters you already have stay.
tip-choose-loss = Give up a tile without tokens whose lines are done or hopeless.
why-apprentice-keeps = Your Apprentice looks at two characters nobody used and keeps one. You score that card’s points on top of the Apprentice’s own. Its ability does nothing, and only you see the other card.
tip-apprentice-keeps = Only the number counts here: take the higher one.

## Crops and kinds of tiles

about-crop-wheat = **Wheat** is one of the four crops, on yellow fields. Three wheat tiles in a line make a trio: choose a character from the wheat banner, or take coins. Some churches collect from wheat growers, and the Cultivated Fields score 1 point for each wheat tile.
    .also = yellow, corn, grain
about-crop-olive = **Olives** are one of the four crops, on green fields. Three olive tiles in a line make a trio: choose a character from the olive banner, or take coins. Some churches collect from olive growers, and the Cultivated Fields score 1 point for each olive tile.
    .also = green, olive trees
about-crop-lavender = **Lavender** is one of the four crops, on purple fields. Three lavender tiles in a line make a trio: choose a character from the lavender banner, or take coins. Some churches collect from lavender growers, and the Flower Meadow scores 1 point for each lavender tile.
    .also = purple, violet
about-crop-poppy = **Poppies** are one of the four crops, on red fields. Three poppy tiles in a line make a trio: choose a character from the poppy banner, or take coins. Some churches collect from poppy growers, and the Flower Meadow scores 1 point for each poppy tile.
    .also = red, poppies, flower
about-category-castle = **Castle**: the tile in the middle of your kingdom, with two crops. It counts for every line through the middle and can never be lost, so towers and nobles on it are safe. You choose it before round 1; some castles bring 1 or 2 coins.
    .also = center, middle, C1, C2, C3, C4, C5, C6, keep
about-category-watchtower = **Watchtower**: a territory tile with 1 or 2 towers, and nearly always boats, too. The towers protect you and count for the most towers at the end; the boats bring the Saracens closer.
    .also = lighthouse, tower tile
about-category-church = **Church**: when you place it, every other player who grows the crop shown with the arrow gives you 1 coin, if they have one. Their castle’s crops count, ruins don’t. Each player pays once. The Cathedral scores 2 points for each of your churches.
    .also = chapel, collect, alms
about-category-farm = **Farm**: a territory tile, often with coins or a noble. The Pasture scores 2 points for each of your farms.
    .also = barn
about-category-tavern = **Tavern**: a territory tile, often with coins. The Caravanner and the Pig Farm each score 2 points for each of your taverns.
    .also = inn, beer, mug, pub
about-category-village = **Village**: a territory tile, often with a noble. The lavender village with two arrows can be swapped later for a free tile of the column.
    .also = houses, hamlet

## Special buildings

about-tile-S01 = **Pig Farm** (special building): 3 points, and 2 more for each of your taverns. It isn’t a farm itself.
    .also = pigs, sty
about-tile-S02 = **Amphitheater** (special building): brings 1 noble, and scores 1 point for each of your nobles.
    .also = arena, theater, amphitheatre
about-tile-S03 = **Arc de Triomphe** (special building): 2 points, and 2 more for each of your special buildings, itself included.
    .also = arch, triumphal arch
about-tile-S04 = **Cultivated Fields** (special building): 1 point for each of your wheat tiles and 1 point for each of your olive tiles. A tile with both counts twice, and so does such a castle.
    .also = fields
about-tile-S05 = **Cathedral** (special building): 2 points, and 2 more for each of your churches. It isn’t a church itself.
    .also = dome
about-tile-S06 = **Town** (special building): brings 1 noble, is worth 1 point, and scores 1 point for each of your characters. The card an Apprentice keeps doesn’t count.
    .also = city
about-tile-S07 = **Flower Meadow** (special building): 1 point for each of your lavender tiles and 1 point for each of your poppy tiles. A tile with both counts twice, and so does such a castle.
    .also = meadow, flowers
about-tile-S08 = **Forge** (special building): 2 points for every 2 of your towers. A single tower left over scores nothing.
    .also = smithy, anvil
about-tile-S09 = **Forest** (special building): 3 points, and 2 more for each of your ruins. A raid hurts less with it.
    .also = trees, wood, woods
about-tile-S10 = **Fortress** (special building): brings 2 towers and is worth 2 points. If you lose it, both towers are gone, and there’s no new one.
    .also = fort, stronghold
about-tile-S11 = **Market** (special building): brings 2 coins, is worth 1 point, and scores 1 point for every 2 coins you have at the end.
    .also = stall, shop
about-tile-S12 = **Pasture** (special building): 2 points, and 2 more for each of your farms.
    .also = sheep, meadow for sheep

## Characters

about-character-apprentice = **Apprentice** (1 point): at the end of the game you see 2 unused characters in secret and keep one. You score that card’s points, but its ability does nothing.
    .also = pupil, student
about-character-military-architect = **Military Architect** (5 points): when they come, move up to 3 of your towers to your castle, where they can’t be lost.
    .also = architect, engineer
about-character-treasurer = **Treasurer** (4 points): you get 1 coin at the start of each of your turns, from your next turn on.
    .also = banker, treasure chest
about-character-caravanner = **Caravanner** (3 points): at the end, 2 points for each of your taverns that isn’t ruined.
    .also = camel, caravan
about-character-master-builder = **Master Builder** (5 points): when they come, rebuild one of your ruined territories. Its crops and points count again, its towers and nobles return, and the ruin’s tower leaves. It makes no trio. A ruined special building can’t be rebuilt.
    .also = builder, mason
about-character-cartographer = **Cartographer** (5 points): when they come, swap any two of your tiles with everything on them. This makes no trio.
    .also = map, mapmaker
about-character-courtesan = **Courtesan** (3 points): when they come, take a noble from any tile of another player and put it on one of yours.
    .also = fan
about-character-duchess = **Duchess** (4 points): you win every tie at the end: for the most nobles, coins and towers, and for the game.
    .also = ring
about-character-blacksmith = **Blacksmith** (4 points): when they come, add 1 tower to one of your tiles, as long as there are towers left.
    .also = smith
about-character-inventor = **Inventor** (5 points): at the start of a later turn you may discard this card, points and all, to take any special building for free instead of your normal tile. If you never use it, you keep the points.
    .also = gear, invention
about-character-thief = **Thief** (4 points): when they come, take 1 coin from every other player who has one.
    .also = robber, steal
about-character-minstrel = **Minstrel** (5 points): when they come, move up to 3 of your nobles to your castle, where they can’t be lost.
    .also = lute, bard, singer
about-character-merchant = **Merchant** (4 points): when they come, get 2 coins.
    .also = trader, scales
about-character-mystic = **Mystic** (5 points): when they come, put 2 Saracens beside tiles of the column, together or apart. They advance when somebody places that tile.
    .also = moon, prophet
about-character-tailor = **Tailor** (5 points): when they come, get 1 coin for each noble you have at that moment.
    .also = scissors, dressmaker
about-character-strategist = **Strategist** (3 points): when they come, add 2 towers to one of your tiles, as long as there are towers left.
    .also = general
about-character-traitor = **Traitor** (3 points): when they come, take a tower from any tile of another player and put it on one of yours.
    .also = spy
about-character-trumpet-player = **Trumpet Player** (3 points): when they come, add 1 noble to one of your tiles, as long as there are nobles left.
    .also = trumpeter, trumpet, horn

## Scenarios

about-setting-scenario = **Scenario**: sets how many coins you start with, what the most nobles, coins and towers are worth at the end, and maybe a special rule. There are six, and you choose one when you open a table; the box at the top right of the picture shows its prizes. **First Steps** is best for a first game.
    .also = scenarios, variant, mode
first-steps = First Steps
about-first-steps = **First Steps** (scenario): no special rules, best for a first game. You start with 2 coins. Most nobles 5 points, second 2; most coins 3 and 1; most towers 5 and 2. With two players: 3 coins to start, and only the first prizes.
    .also = beginner, basic, first game
sails-on-the-horizon = Sails on the Horizon
about-sails-on-the-horizon = **Sails on the Horizon** (scenario): each castle starts with 1 tower, and Saracens wait beside the most expensive tiles of the column: 3 of them, 2 with two players. You start with 3 coins. Most nobles 4 points, second 2; most coins 3 and 1; most towers 6 and 3. With two players, only the first prizes.
    .also = sails, ships
court-of-ermengarde = The Court of Ermengarde
about-court-of-ermengarde = **The Court of Ermengarde** (scenario): for a trio, you can take a noble instead of a character or coins. You start with 2 coins. Most nobles 7 points, second 3; most coins 2 and 1; most towers 4 and 2. With two players: 3 coins to start, and only the first prizes.
    .also = court, queen
year-of-plenty = A Year of Plenty
about-year-of-plenty = **A Year of Plenty** (scenario): if you don’t want a character, a trio gets you 3 coins instead of 2. You start with 4 coins. Most nobles 4 points, second 2; most coins 6 and 3; most towers 4 and 1. With two players, only first prizes: nobles 5, coins 4, towers 5.
    .also = plenty, rich
the-long-watch = The Long Watch
about-the-long-watch = **The Long Watch** (scenario): each of your ruins costs 1 point at the end, and losing a tile also costs you 1 coin. You start with 2 coins. Most nobles 4 points, second 2; most coins 3 and 1; most towers 7 and 3. With two players: 3 coins to start, and only the first prizes.
    .also = watch
pilgrims-road = The Pilgrims’ Road
about-pilgrims-road = **The Pilgrims’ Road** (scenario): placing a church gets you 1 extra coin, and each church is worth 1 extra point. You start with 2 coins. Most nobles, coins or towers: 4 points each, second 2. With two players, only the first prizes.
    .also = pilgrims, road

## Terms

term-column = Column
about-term-column = **Column**: the four territory tiles on offer, T1 to T4. T1 is free; for another one, put 1 coin on each tile you skip. You get the coins on the tile you take. When it’s placed, the others move down and a new tile is revealed.
    .also = market row, offer, draft, T1, T2, T3, T4, skip, cost
term-territory = Territory tile
about-term-territory = **Territory tile**: a tile of the column, with one or two crops: watchtower, church, farm, tavern or village. There are 8 for each player, plus 4. If it’s ruined, it gets 1 tower.
    .also = territories, tile
term-building = Special building
about-term-building = **Special building**: costs 4 coins, one on each tile of the column. It has no crops, but scores at the end, mostly for other things you have. There is one more than there are players, and the row is never refilled. If it’s ruined, it gets no tower.
    .also = buildings, monument, B1, B2, B3, B4, B5
term-kingdom = Kingdom
about-term-kingdom = **Kingdom**: your nine spaces, three by three, with the castle in the middle on space 5. It has eight lines: three rows, three columns, two diagonals. The game ends when all kingdoms are full.
    .also = board, spaces, grid, realm
term-trio = Trio
about-term-trio = **Trio**: three tiles with the same crop in a row, column or diagonal, completed by the tile you just placed. Each one gets you a character from that crop’s banner, or 2 coins. A tile can complete several. What you got stays yours, even if a tile is ruined later.
    .also = three in a row, line, trios, combo
term-character = Character
about-term-character = **Character**: comes for a trio. Their number is points at the end, and each has an ability: most act at once, a sun means at the start of your turn, a certificate at the end of the game. You keep them for good.
    .also = card, characters, person, specialist
term-banner = Banner
about-term-banner = **Banner**: one for each crop, with the characters you can attract by a trio of that crop: 2 at the start, 3 with four players. Banners aren’t refilled. If one is empty, a trio gets you coins.
    .also = flag, flags, banners
term-tower = Tower
about-term-tower = **Tower**: a token on one of your tiles. Each adds 1 to the defense. Players with the fewest towers are raided; having the most scores at the end. There are 20; when none are left, none are added.
    .also = towers, wall, walls, 🗼
term-noble = Noble
about-term-noble = **Noble**: a token on one of your tiles. Having the most scores at the end, and nobles win ties. If you lose the tile, you lose the noble. There are 12.
    .also = nobles, crown, person in pink, 👑
term-coin = Coin
about-term-coin = **Coin**: pays for skipping tiles and for special buildings. Having the most scores at the end. A crossed-out coin on a tile means you lose one, if you have any. Everyone sees your coins.
    .also = coins, money, gold, 🪙, lose a coin
term-saracen = Saracens
about-term-saracen = **Saracens**: each boat on a tile moves them 1 forward on the sea when the tile is placed. Saracen tokens beside a tile of the column count just like its boats. If they get ahead of the defense, they land.
    .also = boat, ship, invader, invaders, pirates, raiders, ⚔️, saracen token
term-defense = Defense
about-term-defense = **Defense**: the number of players plus all towers in play, the tower on the sea at the top. As long as the Saracens aren’t ahead of it, nobody is raided. It goes down again when towers are lost.
    .also = sea, track, invasion track, shield
term-invasion = Invasion
about-term-invasion = **Invasion**: if the Saracens moved this turn and are ahead of the defense, they land at its end. Everyone with the fewest towers loses a tile of their choice. Then they rest until they move again. The box at the right of the sea shows whom they’d raid.
    .also = raid, landing, attack, land, fewest towers
term-ruin = Ruin
about-term-ruin = **Ruin**: a tile lost to the Saracens, turned face down. It has no crops and scores nothing, but fills its space. A ruined territory gets 1 tower, which counts. The Master Builder can rebuild it.
    .also = ruins, destroyed, rubble, gray tile
term-swap = Swap
about-term-swap = **Swap** (two arrows): the lavender village can be discarded at the start of a later turn for any tile of the column, for free. The new tile takes its space with all its effects; then you take your normal tile.
    .also = exchange, arrows, trade in
term-points = Points
about-term-points = **Points** (the number in a wreath): scored at the end for tiles that aren’t ruined, for characters, and for prizes. A number with × scores that much for each thing shown beside it. Some tiles have −1.
    .also = victory points, VP, score, wreath, bonus, ×
term-prize = Prize
about-term-prize = **Prize**: points at the end for having the most nobles, coins or towers, shown in the box at the top right. With three or four players there’s a smaller one for the second most. Having none scores nothing, and ties are never shared.
    .also = majority, majorities, most, second most, prizes
term-tie = Tie
about-term-tie = **Tie**: goes to the player with the Duchess, then to more nobles, more coins, more towers, and finally to whoever comes earlier in turn order. That’s true for prizes and for the game.
    .also = ties, tiebreak, tied, draw
term-round = Round
about-term-round = **Round**: everyone has one turn, starting with the first player, who has the flag. A turn is: take a tile, place it, get what it shows, rewards for trios, then an invasion if there is one. The game has eight rounds.
    .also = rounds, turn, phases, first player, sun, steps
