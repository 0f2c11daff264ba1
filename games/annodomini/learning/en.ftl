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
    }. You have { $coins }.
    Those coins aren’t gone from the game. Whoever takes one of those tiles later gets the coins on it, so skipped tiles become more and more tempting.
lesson-skip-instead = You could take that. But trios are the heart of this game, and the tile for one is right here, so take it.
lesson-trio = Look at your kingdom: on space { $space }, this tile makes a line of three with { $crops }. Buttons with a trio say so, and if you’re about to miss one, I’ll ask you first.
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
    See the coins on the { $tile }? There { $n ->
        [one] is 1
       *[other] are { $n }
    }, left by everyone who skipped it. { $cost ->
        [0] It’s free, so they’re pure profit.
        [one] It costs 1 coin, so you come out ahead.
       *[other] It costs { $cost } coins, so you come out ahead.
    } { $raid ->
        [yes] One catch: its boat brings the Saracens ashore, and nobody has fewer towers than you, so I’ll ask whether you’re sure. Take it anyway: the coins are worth more than a weak tile, and you’ll see what a raid is.
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
    Take the { $tile }: { $does }. { $paid ->
        [yes] You have { $coins } coins. It would already score { $n ->
            [one] 1 point
           *[other] { $n } points
        }, and that can still grow.
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
    Your last decision! What pays off later is worth nothing now: only points count, and who has the most at the end. Nobles ({ $noble_points } points): { $nobles } against { $their_nobles }. Coins ({ $coin_points } points): { $coins } against { $their_coins }. Towers ({ $tower_points } points): { $towers } against { $their_towers }.
    Ties go to whoever has the Duchess, then to more nobles. After this the game ends, and the score sheet shows where all the points come from.
