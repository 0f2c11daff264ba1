## The guided first game, what each decision is about, and what things are.

lesson-herald-title = Herald in five minutes
lesson-herald-welcome = I’m Herald, and I run board games by chat. We’ll play a little Liar’s Dice against two computer players, and along the way you’ll see how everything works here: turns, secrets, undo and typed answers. Five minutes, and you can stop whenever you like.
lesson-herald-end = That’s Liar’s Dice, and that’s all you need for any game here: take your turn, look at your secrets, undo, type if you like, and find everything under `/turns`. Open a table with `/play`, or learn the next game with `/learn`.

lesson-dice =
    It’s your **turn**: I ask, you press a button. Your five dice are under your name in the picture, and only you can see them: in a game with friends, I send secrets by DM, or show them to you alone when you press **Your turn**.
    You bid on all { $dice } dice together: how many show the same face? **Ones are wild**, they count as every face. Your best face is on { $own } of your dice, and about { $expected } of the other { $hidden } should match it. That makes { $all }, so a little less is a safe start.
lesson-face =
    The number is chosen, now the face. **{ $bid }** says “at least that many of all the dice”, and you have { $own } yourself. The next bid has to be higher: more dice, or as many of a higher face.
    Changed your mind? **↩️ Undo** takes back your last choice, in every game here, until something new is revealed.
lesson-stand =
    You can act outside your turn, too: { $seat } bids { $bid }, and everyone else may **call** that a lie. The first to call counts.
    Do you believe it? You have { $own }, and of the other { $hidden } dice, about { $expected } should match: { $all } in all. { $enough ->
        [yes] That’s enough
       *[no] That’s a little short, but possible
    }, so **let it stand**. If you call a bid that’s true, you lose a die.
lesson-type =
    Your turn again: bid higher than { $bid }, or call it. This time, try typing if you like. **⌨️ Type** opens a field for your answer; in a channel, `/turn answer: { $count }` does the same, and in a DM you simply write it. The beginning of a name is enough, and I show you what I understood before it counts.
    Think of { $best }: you have { $own }, and the others about { $expected }.
lesson-call =
    { $seat } bids { $bid }. You have { $own }, and of the other { $hidden } dice, about { $expected } should match: { $all } in all. That’s too few, so **call it**!
    All dice are shown then. If there are fewer than the bid says, { $seat } loses a die; otherwise you do. Once dice are shown, nobody can undo, so in a real game I ask before something like that.
lesson-round =
    The last call: { $caller } called { $bidder }’s { $bid }, there { $n ->
        [0] were none
        [one] was 1
       *[other] were { $n }
    }, so { $loser } lost a die. The loser bids first, everyone has rolled again, and your new dice are in the picture.
    It goes on like this. Lose all your dice and you’re out; the last player with dice wins.
lesson-tables =
    One last thing: games here can take days, and you play whenever you have a moment. I message you when it’s your turn. `/turns` lists all your tables and shows where it’s your turn, and `/turn` takes you straight to it.
    If you ever wonder what a question is about, press **❔**. After this answer you know how everything works.

## What each decision is about

why-first-bid = You open the round with a bid: how many of all the dice in play, yours and everyone else’s, show the same face? First you choose how many, then which face. Ones count as every face, unless the table plays them as plain. Everyone after you has to bid higher or call. If somebody calls and there are fewer, you lose a die; if there are that many or more, the caller does.
tip-first-bid = Count your own dice of a face, ones included, and add a third of everyone else’s.
why-bid-or-call = It’s your turn. Either bid higher than the last bid: more dice of any face, or as many of a higher face. Or call it: then all dice are shown. If there are fewer than the bid says, the bidder loses a die; if there are that many or more, you do. The round ends with a call, and the loser opens the next one.
tip-bid-or-call = Would a higher bid be harder to believe than the last one? Then call.
why-which-face = You’ve chosen how many dice; now choose their face. Your bid says that at least that many of all dice show it, ones included if they’re wild. Only faces that beat the last bid are offered. You can still undo the number.
tip-which-face = Pick a face you have. If you bluff, pick one the others have bid before.
why-call-or-pass = Somebody bid, and it isn’t your turn, but you may call it anyway. If you call, all dice are shown: if there are fewer than the bid says, the bidder loses a die, otherwise you do. If you let it stand, the next player bids higher or calls. The first to call counts.
tip-call-or-pass = Letting it stand costs nothing. Call only if you’re quite sure it’s a lie.

## What things are

about-call = **Call it!** You say that the last bid is a lie, and all dice are shown. If there are fewer than it says, the bidder loses a die; if there are that many or more, you do. The loser opens the next round.
    .also = call, liar, lie, challenge, doubt, bluff
about-pass = **Let it stand**: you don’t call a bid on somebody else’s turn. It costs nothing, and the next player goes on.
    .also = pass, let stand, believe, wait
about-setting-wild = **Ones**: if they’re wild (a star on the die), each one counts as every face, so nobody can bid ones. If they’re plain, they’re only ones and can be bid. The table chooses before the game; the top right of the picture says which.
    .also = wild, joker, star, one, aces, plain
about-setting-call = **Who may call**: anyone except the bidder, or only the next player, which is faster. The table chooses before the game.
    .also = anyone, only the next player, reactions
term-bid = Bid
about-term-bid = **Bid**: a claim about all the dice in play, for example “3 fives”: at least 3 of them show a five, wild ones included. A bid must beat the last one: more dice of any face, or as many of a higher face. The highest of all is sixes, as many as there are dice.
    .also = bids, claim, raise, higher
term-round = Round
about-term-round = **Round**: everyone rolls all their dice in secret, then players bid in turn until somebody calls. The loser of a die opens the next round; if they’re out, the next player who’s still in does.
    .also = rounds, new round, roll, showdown
term-die = Die
about-term-die = **Die**: everyone starts with five, and only you see yours (`/turn` shows them). A closed die is somebody else’s, an empty spot is one that’s lost. Without dice you’re out; the last player with dice wins.
    .also = dice, dice left, out, lose, win, secret
term-face = Face
about-term-face = **Face**: the side of a die, from one to six. With wild ones, bids go from twos to sixes.
    .also = faces, sides, pips, number
