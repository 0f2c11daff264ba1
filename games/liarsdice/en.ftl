## How we speak: short and concrete, the player’s name first, numbers as figures,
## and what follows from a choice at the end.

title = Liar’s Dice
tagline = Five dice each, and nobody else sees yours. Bid on everyone’s dice, bluff, call the liars, and be the last one with dice.
duration = 15 minutes at a table; at a few bids a day, a week by chat

setting-wild = Ones
setting-wild-on = wild
setting-wild-on-hint = They count as every face
setting-wild-off = plain
setting-wild-off-hint = They’re only ones
setting-call = Who may call
setting-call-anybody = anyone
setting-call-next = only the next player

bid = { $count } { $face ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
}{ $count ->
    [one] {""}
   *[other] { $face ->
        [6] es
       *[other] s
    }
}
face-option = { $face ->
    [1] ⚀
    [2] ⚁
    [3] ⚂
    [4] ⚃
    [5] ⚄
   *[6] ⚅
} { $bid }

## A round

round-begins = 🎲 **New round** with { $dice } dice: { $seat } bids first.
your-dice = You rolled: { $dice }
first-bid = You bid first, on all { $dice } dice in play. How many dice do you bid? You pick the face next.
bid-or-call = Bid higher than { $bid }, or call it. If you call and there are fewer, { $seat } loses a die; otherwise you do.
count = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
group-bid = How many dice do you bid?
which-face = Which face do you bid? If somebody calls and there are fewer, you lose a die.
call-or-pass = { $seat } bids { $bid }. Call it? If there are fewer, { $seat } loses a die; otherwise you do.
call = Call it!
pass = Let it stand
player = { $seat }
bidding = 📣
bids = { $seat } bids { $bid }
revealed-dice = everyone’s dice have been shown
calls-bid = { $seat } calls { $bidder }’s bid of { $bid }, but it’s true: { $counted ->
    [one] there is 1.
   *[other] there are { $counted }.
}
calls-lie = { $seat } calls { $bidder }’s bid of { $bid }, and it’s a lie: { $counted ->
    [0] there are none.
    [one] there is only 1.
   *[other] there are only { $counted }.
}
loses-die = { $left ->
    [0] { $seat } loses their last die and is out of the game.
   *[other] { $seat } loses a die and has { $left } left.
}
wins = 👑 { $seat } is the last one with dice and wins!

## The rules, page by page

rules-1 =
    ### Liar’s Dice · 1 of 2: the idea, and bidding
    👑 **Be the last player with dice.** Everybody starts with five. Each round costs somebody one die; lose them all and you’re out.
    🎲 **A round**: everybody rolls in secret, and you see only your own dice. Then you take turns to **bid** higher and higher, until somebody **calls** the last bid a lie. All dice are shown, and whoever was wrong loses a die.
    📣 A **bid** is about all the dice in play, yours and everyone else’s: “3 fives” says that at least 3 of them show a five.
    ⬆️ Every bid must be higher than the last one: more dice of any face, or the same number of a higher face. After 3 fives you may bid 3 sixes, or 4 of any face.
    1️⃣ **Ones are wild**: they count as every face, so nobody can bid ones.
    🖼️ In the picture: the last bid in the middle, the earlier ones below it, your open dice under your name. The gold frame shows who bids next.
    🌱 **Try this**: count your own dice of a face, ones included, and add a third of everyone else’s. With two fives of your own and 10 dice around you, 5 fives is likely (about 70%), and 4 is safe.
    🌱 Bid a face you have: if others believe you, they’ll build on it. And bluff now and then, or nobody will ever call you in vain.
    🎓 To learn it by playing, with everything else I can do: `/learn`.
rules-2 =
    ### Liar’s Dice · 2 of 2: calling
    ✋ Think the last bid is a lie? **Call it**, and all dice are shown. If there are fewer than the bid says, the bidder loses a die; otherwise the caller does. Exactly as many is enough: the bid was true.
    In the picture, dice that count have a gold frame. The loser bids first in the next round. If they’re out, the next player who is still in does.
    🌱 **Try this**: on your turn, ask yourself which is harder to believe, the last bid or your next one. If it’s the last one, call.
    🌱 When it isn’t your turn, letting a bid stand costs nothing. Call only what you’re sure is a lie.
    👥 After a bid, everybody but the bidder and the next player may call it or let it stand; the first to call counts. If nobody does, the next player bids higher or calls. With two players left, the other one always bids or calls.
    The highest bid of all is sixes, as many as there are dice. The next player has to call it, and nobody else may.
    ⚙️ **Settings**: ones can be plain, so that you can bid them like any face. And calling can be for the next player only, which is faster.
    ⌨️ To see your dice at any time: `/turn`. Quick answers: `/turn answer: 3`, then `/turn answer: 5` for 3 fives, or `/turn answer: call`.

## Pictures, and what they show in words

picture-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
picture-wild = Ones are wild
picture-not-wild = Ones aren’t wild
picture-first = { $name } bids first
picture-bids = { $name } bids at least
picture-called = { $name } calls { $bidder }’s bid
picture-counted = { $n ->
    [0] There are none
    [one] There is 1
   *[other] There are { $n }
}
picture-lie = Too few! { $name } loses a die
picture-true = It’s true! { $name } loses a die
picture-wins = { $name } wins!
picture-next = next
picture-lost = −1 die
picture-out = out

alt-head = Liar’s Dice, { $n ->
    [one] 1 die
   *[other] { $n } dice
} in play. { $wild }.
alt-wins = { $name } wins!
alt-called = { $name } called { $bidder }’s bid of { $bid }: { $counted ->
    [0] there were none.
    [one] there was 1.
   *[other] there were { $counted }.
} { $loser } lost a die.
alt-bids = Bids of this round: { $bids }.
alt-next = { $name } bids next.
alt-own = Your dice: { $dice }.
alt-player = { $name }: { $n ->
    [0] out
    [one] 1 die
   *[other] { $n } dice
}.
alt-shown = { $name } had { $dice }.
alt-legend = Liar’s Dice, what the signs mean: open, hidden, wild, matching and lost dice, bids, whose turn it is, and how a call ends.

legend-title = Liar’s Dice: the signs
legend-die = A die that you can see
legend-hidden = Someone else’s die, still hidden
legend-wild = A wild one: counts as every face
legend-plain = A plain one: only a one
legend-bid = A bid: at least 3 fives
legend-before = Earlier bids of this round
legend-match = Counts for the bid that was called
legend-other = Doesn’t count for it
legend-lost = A die that’s lost
legend-next = Bids next: gold frame
legend-true = The bid was true
legend-lie = The bid was a lie
legend-player = A player, by their letter
legend-winner = The winner
