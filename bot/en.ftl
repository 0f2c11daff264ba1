## How Herald speaks: short and concrete, the player first, a next step at the end.

## Opening a table

opened = The table is open. Your friends press **Join** on the post below; you press **Start**.
lobby =
    ## { $title }
    { $tagline }
    👥 **{ $count } seated** (for { $possible } players): { $players }
    ⚙️ { $options }
    -# Host: { $host }. Press Join to sit down; the host presses Start.
welcome = You sit at the table in { $channel }. What only you may see comes here, and you can answer here.
joined = You sit at the table. I tell you when it is your turn.
left = You have left the table.
offer-stand-ins = { $count ->
    [one] You sit here alone.
   *[other] There are { $count } of you.
} It can be played by { $possible }. Shall stand-ins, played by Herald, take the empty seats?
started = The game begins.
settings = How do you want to play?
stand-in-name = Stand-in { $n }

button-join = Join
button-leave = Leave
button-start = Start
button-settings = Settings
button-start-with = { $missing ->
    [0] Start as you are: { $count }
    [one] Start with { $count }: 1 stand-in
   *[other] Start with { $count }: { $missing } stand-ins
}

## Trying Herald without Discord

trial-welcome =
    ## Welcome to Herald
    Here you play board games by chat, as you would on Discord. This page is yours alone.
    🎲 **See a game now:** press the button below. You sit down, stand-ins take the other seats, and the game begins.
    👥 **Play with friends:** type `/play`, choose a game, and let the others press **Join**.
    🎭 **Be somebody else:** at the top you choose who you are. A golden mark shows whose decision is awaited.
    -# Two browser windows can be two players. `/help` tells more.
button-demo = Play a demonstration of { $title }

## Playing

waiting-for = ⏳ Waiting for { $players }
sealed-already = ✅ Sealed: { $players }
ask-head = **{ $title }** in { $channel }: your decision.
reminder-head = ⏰ **{ $title }** in { $channel } still waits for your decision.
reminder-in-channel = { $player }, the table still waits for your decision. Press **Your turn** on the newest post: only you will see it.
dm-closed = { $player }, I cannot send you DMs. No harm: press **Your turn** on the newest post whenever it is your turn, and only you will see it.
nothing-owed = Nothing to decide for you right now.
moved-on = The game has moved on since that panel. Here is where it stands now.
sealed = ✅ Sealed: { $answer }
chosen = ✅ Chosen: { $answer }
undone = Taken back. Decide anew:
taken-back = { $seat } takes back the last choice.
only-you = Only you see this.
board = The board as it stands.
stand-in-takes-over = A stand-in plays on for { $seat }, who can come back with /join.
seat-taken-back = { $seat } is back and plays on.
rules-corrected = The rules were corrected. The game goes on from the start of this turn: please decide anew.
abandoned = This table was closed without a result.
game-is-over = This game is over.
done = Done.
reminders-set = { $hours ->
    [0] I remind nobody at this table any more.
    [one] I remind after 1 hour.
   *[other] I remind after { $hours } hours.
}
exported = Everything that happened, as a file. /table import sets it up again.
imported = A game was set up from a file, with { $moves } moves so far.
log-empty = Nothing has happened yet.

button-turn = Your turn
button-secret = My view
button-none = None
button-type = ⌨️ Type
button-clear = Clear
button-seal = Seal ({ $n }/{ $most })
button-change = Change
menu-one = Choose one
menu-some = { $least ->
    [0] Choose up to { $most }
   *[other] Choose { $least } to { $most }
}
form-title = Your answer
form-label = Keys or names, apart by spaces

## When something cannot be done

answer-unknown = “{ $given }” is not one of your options.
answer-too-few = That is too few: you gave { $given }, it takes { $least }.
answer-too-many = That is too many: you gave { $given }, and { $most } is the most.
answer-repeated = You can choose { $label } at most { $limit } times.
answer-not-asked = You owe no decision at this table right now.
answer-garbled = That button is not from me. Press **Your turn** for the present panel.
answer-too-long = That is longer than any answer: { $most } characters are the most.
undo-nothing = There is nothing that you could take back: something was revealed, or somebody else was asked since.
unknown-button = I do not know that button any more. Use /turn.
not-your-seat = That decision is another player's. Your own is behind **Your turn**.
not-at-this-table = You do not sit at this table. /join when the next one opens.
not-seated = { $player } does not sit at this table.
not-begun = The game has not begun yet. The host presses **Start**, and I tell you when it is your turn.
not-playing = No game is running at this table. /play opens one.
no-table-here = There is no table in this channel. /play opens one.
no-such-table = There is no such table.
no-table-of-yours = You play at no table right now.
which-table = You play at several tables. Which one?
table-here-already = This channel has a table already. End it with /table abandon, or use another channel or thread.
no-such-game = I do not know the game “{ $given }”. Choose one from the list.
no-such-topic = I have nothing about “{ $given }”. Choose from the list.
no-such-setting = There is no such setting.
no-such-seat = There is no such seat.
seated-already = You sit at this table already.
table-full = This table is full.
game-has-begun = The game has begun already.
host-only = Only the host can do that, or a moderator.
stand-in-already = A stand-in plays that seat already.
wrong-number = With { $count } it cannot begin. Possible: { $possible } players.
missing-permission = I lack permissions in this channel: { $permissions }. Ask a moderator to grant them.
export-when-over = A running game holds secrets: it can be exported once it is over or abandoned.
never-begun = That game never began.
import-unreadable = That file is not a game that I exported.
import-does-not-fit = The moves in that file do not fit the rules.
import-not-yours = Only somebody who plays in that game can set it up again.
other-version = That game was saved by another version of its rules.
went-wrong = Something went wrong on my side; nothing was changed. If it happens again, tell the host this number: { $number }.

help =
    With **Herald** you play board games by chat.
    `/play` opens a table in a channel; friends press **Join**, the host presses **Start**.
    `/turn` shows what you owe, also in a DM. Type your answer there if you like.
    `/board` shows the board, `/secret` what only you may see, `/log` what happened.
    `/undo` takes back your last answer while that is fair. `/rules` explains the game.
    `/leave` hands your seat to a stand-in; `/join` takes it back.
    `/table` is for the host: reminders, stand-ins, ending a game, files.
