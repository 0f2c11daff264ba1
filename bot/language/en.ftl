## How Herald speaks: short and concrete, the player first, a next step at the end.

## Opening a table

opened = The table is open. Your friends press **Join** on the post below; you press **Start**.
lobby =
    ## { $title }
    { $tagline }
    👥 **{ $count } seated** (for { $possible } players): { $players }
    ⚙️ { $options }
    ⏰ { $clock }
    -# Host: { $host }. Press Join to sit down; the host presses Start.
welcome = You sit at the table in { $channel }. What only you may see comes here, and you can answer here. `/settings` sets when I may write to you.
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
    🎭 **Be somebody else:** at the top you choose who you are, and your language. A golden mark shows whose decision is awaited.
    -# Two browser windows can be two players. `/help` tells more.
button-demo = Demo: { $title }

## Playing

waiting-for = ⏳ Waiting for { $players }
sealed-already = ✅ Sealed: { $players }
private-head = 🤫 { $title }, for your eyes only:
ask-head = It’s your turn in { $title }.
reminder-head = ⏰ It’s still your turn in { $title }.
to-the-table = -# Go to the table: { $channel }
reminder-in-channel = { $player }, the table still waits for your decision. Press **Your turn** on the newest post: only you will see it.
dm-closed = { $player }, I cannot send you DMs. No harm: press **Your turn** on the newest post whenever it is your turn, and only you will see it.
dms-are-open = Your DMs are open again: I’ll send your secrets here, and you can answer here.
cannot-post = I can’t post in { $channel } right now. If it’s a private thread, mention me there. Otherwise, please ask a moderator to check my permissions. Your moves still count, and I’ll post everything as soon as I can.
cannot-post-missing = I can’t post in { $channel }: I’m missing { $permissions }. Please ask a moderator to allow it. Your moves still count, and I’ll post everything as soon as I can.
cannot-post-locked = I can’t post in { $channel }: the thread is locked. Please ask a moderator to unlock it. Your moves still count, and I’ll post everything as soon as I can.
removed-from-server = I was removed from the server where you play **{ $title }**. The game is saved, and no clock is running. It goes on as soon as someone invites me again.
channel-gone = The channel of your **{ $title }** table was deleted, so I’ve closed the table.
channel-gone-reopen = The channel of your **{ $title }** game was deleted; to play on, use `/table reopen` in another channel or thread on that server.
back-on-server = I’m back on this server, and the game goes on. No clock ran while I was away.
restored-backup = 💾 Herald was restored from a backup made { $at }. The game stands as it was then: please make any later moves again, and use only the buttons from here on.
standing-turn = You’re passing on everything until your turn.
standing-round = You’re passing on everything this round, unless it’s against you.
warned-typed = Nothing has changed. If you’re sure, press the button for it below.
nothing-owed = Nothing to decide for you right now.
moved-on = The game has moved on since that panel. Here is where it stands now.
sealed = ✅ Sealed: { $answer }
chosen = ✅ Chosen: { $answer }
undone = Taken back. Decide anew:
taken-back = { $seat } takes back the last choice.
no-undo-revealed = -# ↩️ No way back: something has come to light.
no-undo-others = -# ↩️ No way back alone: somebody else was asked since.
until = ⏰ Until { $until }
only-you = Only you see this.
board = The board as it stands.
receipt = -# 🔏 Your receipt: hash `{ $hash }`, salt `{ $salt }`. The hash stands in the channel.
seals-broken = -# 🔏 Unsealed: { $seals }
calling = { $player }
seal-of = { $seat } `{ $hash }`
chance-fixed = -# 🎲 Chance is fixed from here on. Hash of its key: `{ $hash }`
chance-shown = -# 🎲 The key of chance was `{ $key }`, the seal of the game is `{ $seal }`. `/table export` gives the file, `herald verify` proves it.
stand-in-takes-over = A stand-in plays on for { $seat }, who can come back with `/join`.
seat-taken-back = { $seat } is back and plays on.
rules-corrected = The rules were corrected. The game goes on from the start of this turn: please decide anew.
abandoned = This table was closed without a result. `/table reopen` takes it up again.
game-is-over = This game is over.
done = Done.
seat-offered = { $seat } is to be replaced. A stand-in plays on; whoever wants the seat presses the button.
seat-offered-to = { $seat } is to be replaced. A stand-in plays on until { $player } presses the button.
seat-taken-over = { $seat } takes over from { $person } and plays on.
host-is = { $seat } is the host now.
ended-by-vote = The players have ended this game without a result. `/table reopen` takes it up again.
reopened = { $seat } has reopened this table. The game goes on.
paused = ⏸️ The table is paused: no clock and no reminders. Whoever wants to go on presses **Resume**.
resumed = ▶️ { $seat } resumes. The game goes on.
extended = ⏰ Everybody has { $hours } more hours.
excused = ⏰ The time of { $seat } is up. Excuse { $n } of { $most }: once more, until { $until }.
time-out-remind = ⏰ The time of { $seat } is up. The table waits on, until { $until }.
time-out-saved = ⏰ The time of { $seat } is up: the saved answer counts.
time-out-default = ⏰ The time of { $seat } is up: nothing is done in this seat.
time-out-standin = ⏰ The time of { $seat } is up: a stand-in decides this once.
lobby-closed = Nobody has sat down here for a long time: this table is closed. `/play` opens another.
idle-question = 💤 For { $days } days nothing has happened here. Does the game go on? Press the button, or simply play; else I close the table { $until }.
closed-idle = 🌙 This game rests without a result: thank you for playing. `/table reopen` takes it up again, whenever you like.
goes-on = { $seat } wants to go on.
brief =
    📨 Welcome to { $title }: the seat is yours, and what only you may see comes here.
    `/rules` explains the game, `/log` what happened so far, `/board` shows everything. The last turn:
follow-head = 👀 What has happened in { $title }:
saved = 📝 Saved, not sealed: { $answer }. If your time runs out, it counts. **Seal** it when you are ready.
reminders-set = { $hours ->
    [0] I remind nobody at this table any more.
    [one] I remind after 1 hour.
   *[other] I remind after { $hours } hours.
}
exported = Everything that happened, as a file. `/table import` sets it up again.
imported = A game was set up from a file, with { $moves } moves so far.
imported-seats = Also in that game: { $seats }. If that’s you, press the button for your seat or use `/join`. Stand-ins play until you do.
log-empty = Nothing has happened yet.

vote-pause = 🗳️ **Shall we pause?** No clock and no reminders until somebody resumes.
vote-extend = 🗳️ **Shall everybody get more time?**
vote-replace = 🗳️ Shall { $who } be replaced by { $candidate }? A stand-in plays on until then.
vote-undo = 🗳️ Shall { $who } take back the last answer, and all that followed it?
vote-end = 🗳️ **Shall we end this game without a result?**
vote-late = 🗳️ The time of { $who } is up. **Shall a stand-in decide this once?** If not, the time begins anew.
vote-stands = Yes: { $yes } · No: { $no } · of { $voters }
vote-called-by = -# Called by { $seat }
vote-until = -# Until { $until }; more than half decide at once.
vote-passed = ✅ **Yes.**
vote-failed = ❌ **No.**
anybody = whoever wants the seat

button-turn = Your turn
button-undo = ↩️ Undo
button-save = 📝 Save
button-resume = ▶️ Resume
button-go-on = We go on
button-take-seat = Take { $seat }’s seat
button-rematch = Rematch
button-replay = Replay
button-yes = Yes
button-no = No
button-secret = My view
button-none = None
button-type = ⌨️ Type
button-clear = Clear
button-seal = Seal ({ $n }/{ $most })
button-standing-turn = Pass until my turn
button-standing-round = Pass this round, unless it’s against me
    .short = Pass this round, unless against me
button-ask-me = Ask me again
button-sure = Do it anyway
button-not-sure = Go back
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
dm-how-to-answer = Press a button below, or type one of the options.
dm-without-words = I can only read words here.
dm-which-table = More than one game is waiting for you: press the one you mean.
answer-too-few = That is too few: you gave { $given }, it takes { $least }.
answer-too-many = That is too many: you gave { $given }, and { $most } is the most.
answer-repeated = You can choose { $label } at most { $limit } times.
answer-not-asked = You owe no decision at this table right now.
answer-garbled = That button is not from me. Press **Your turn** for the present panel.
answer-too-long = That is longer than any answer: { $most } characters are the most.
undo-nothing = There is nothing that you could take back in this turn.
undo-revealed = That cannot be taken back: something has come to light since.
undo-others = That cannot be taken back any more: somebody else was asked since. `/table vote` can ask the others.
unknown-button = I do not know that button any more. Use `/turn`.
not-your-seat = That decision is another player's. Your own is behind **Your turn**.
not-at-this-table = You do not sit at this table. `/join` when the next one opens.
not-seated = { $player } does not sit at this table.
not-begun = The game has not begun yet. The host presses **Start**, and I tell you when it is your turn.
not-playing = No game is running at this table. `/play` opens one.
no-such-zone = I do not know the time zone “{ $given }”. Choose from the list, for example Europe/Paris.
no-such-hours = “{ $given }” are no hours. Write them like this: 22-8.
stays-out = { $player } stays out of statistics.
seat-for-people = A bot cannot take a seat. `/table standin` gives it to a stand-in.
no-table-here = There is no table in this channel. `/play` opens one.
no-such-table = There is no such table.
no-table-of-yours = You play at no table right now.
which-table = You play at several tables. Which one?
table-here-already = This channel has a table already. End it with `/table abandon`, or use another channel or thread.
no-such-game = I do not know the game “{ $given }”. Choose one from the list.
no-such-topic = I have nothing about “{ $given }”. Choose from the list.
no-such-setting = There is no such setting.
no-such-seat = There is no such seat.
seated-already = You sit at this table already.
table-full = This table is full.
game-has-begun = The game has begun already.
host-only = Only the host of the table can do that.
vote-open-already = There is such a vote already. Its buttons are in the channel.
vote-over = That vote is over.
vote-about-whom = Say who is to be replaced: another player at this table.
vote-too-early = Somebody can be voted out only after { $hours } hours of waiting for him.
not-your-vote = This vote is for the others at the table.
paused-already = The table is paused already.
not-paused = The table is not paused.
seat-not-free = That seat is not free any more.
seat-for-another = That seat is kept for { $player }.
seated-already-other = { $player } sits at this table already.
nothing-to-reopen = There’s no closed game to reopen: not in this channel, and none of yours whose channel was deleted.
reopen-known = The file of that game, with all its secrets, was given out. `/table import` sets it up again, unrated.
rematch-when-over = There can be a rematch when this game is over.
verify-chance = The key of that file does not fit the hash that was posted at the start.
verify-seal = Something in that file was changed: its seal is broken.
stand-in-already = A stand-in plays that seat already.
wrong-number = With { $count } it cannot begin. Possible: { $possible } players.
missing-permission = I lack permissions in this channel: { $permissions }. Ask a moderator to grant them.
private-thread = To play in this private thread, mention { $bot } here first, then try again.
export-when-over = A running game holds secrets: it can be exported once it is over or abandoned.
export-rules-changed = The rules have changed since this game began. It can't be replayed from its start, so a file of it would prove nothing. `/log` still tells what happened.
never-begun = That game never began.
import-unreadable = That file is not a game that I exported.
import-does-not-fit = The moves in that file do not fit the rules.
import-not-yours = Only somebody who plays in that game can set it up again.
other-version = That game was saved by another version of its rules.
unopened-version = This table was saved by another version of the game, so I can't open it right now. Nothing is lost.
unopened-fault = I can't open this table right now, but nothing is lost. Please give this number to whoever runs me: { $number }.
restarting = I am being restarted. Please press again in a minute; nothing is lost.
restored-button = That button is from before a backup was restored. Please use the newest post in the channel, or `/turn`.
went-wrong-nothing = Something went wrong on my side; nothing was changed. If it happens again, tell the host this number: { $number }.
went-wrong-part = Something went wrong on my side while I was saving that, so it may have counted already. Check with `/turn` or `/board` before you try again. If it happens again, tell the host this number: { $number }.
went-wrong-all = That’s saved, and it counts. I just couldn’t show you what comes next: press **Your turn** or use `/turn`. If it happens again, tell the host this number: { $number }.

help =
    With **Herald** you play board games by chat.
    `/play` opens a table in a channel; friends press **Join**, the host presses **Start**.
    `/turn` shows what you owe, also in a DM; `/turns` all your tables. Type your answer there if you like.
    `/board` shows the board, `/secret` what only you may see, `/log` what happened, `/replay` the whole game.
    `/undo` takes back your last answer while that is fair. `/rules` explains the game.
    `/settings` sets your reminders, quiet hours and vacation. `/follow` lets you look on.
    `/leave` hands your seat to a stand-in; `/join` takes it back.
    `/table` is for looking after a table: its clock, votes, replacing somebody, a rematch, files.
    `/stats` and `/leaderboard` tell who plays how; `/privacy` what I know about you.


## My tables, my hours, my results

turns-owed = ⏳ **{ $title }** in { $channel }: { $ask } { $until }
turns-waiting = **{ $title }** in { $channel }: waiting for { $players }
turns-unopened = { $channel }: { $why }
me-remind = ⏰ I remind you after { $hours ->
    [0] no time at all: never
    [one] 1 hour
   *[other] { $hours } hours
}.
me-remind-table = ⏰ I remind you as often as each table says.
me-quiet = 🌙 From { $start } to { $end } o’clock I send you nothing.
me-never-quiet = 🌙 You have no quiet hours.
me-zone = 🌍 Your time zone is { $zone }.
me-away = 🏖️ You are away until { $until }: nothing is sent, and your time stands still. `/settings` with `away:0` when you’re back.
me-here = 🏠 You are here. `/settings` with `away:7` for a week’s vacation.
me-listed = 🏆 You are on leaderboards.
me-unlisted = 🏆 You stay out of leaderboards and statistics.
stats-line = **{ $title }**: { $games ->
    [one] 1 game
   *[other] { $games } games
} · usually { $lasted } · { $pace } for an answer
stats-line-own = **{ $title }**: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won · usually { $lasted } · { $pace } for an answer · out of time { $lapses } ×
stats-none = No game has been finished here yet.
leaderboard-head = 🏆 **{ $title }**
leaderboard-line = { $n }. { $player } · **{ $rating }** · { $games ->
    [one] 1 game
   *[other] { $games } games
}
span-days = { $n } days
span-hours = { $n } hours
span-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
followed = 👀 You follow this table: after each turn I send you what everybody may see. `/follow` again ends it.
unfollowed = You do not follow this table any more.
privacy-exported = Everything that I have stored about you.
privacy-sure = This removes everything that I have stored about you. Your seats in running games go to stand-ins; the answers you gave stay in their games, without your name. It cannot be taken back.
privacy-forgotten = Done: I know nothing about you any more. What you wrote or I posted on Discord is Discord’s to delete.
forgotten-name = Somebody
button-forget = Forget me

## History

turn-number = Turn { $turn } of { $turns }
turn-before = Before the first turn
turn-part = { $heading }, part { $part } of { $parts }
replay-step = **{ $heading }** · step { $step } of { $steps }
film-of-turn = 🎞 { $title }: { $heading }
film-of-game = 🎞 { $title }: the whole game
button-film-turn = 🎞 This turn
button-film-game = 🎞 Whole game
button-share = Show everybody
replay-does-not-fit = The rules were corrected since this game began, so I cannot show it step by step. `/log` tells what happened.

## The host’s settings

clock-none = This table has no clock.
clock-deadline-set = Each decision has { $hours } hours.
clock-bank-set = Everybody has { $hours } hours in all, and { $increment } more for each decision.
clock-then = Whoever oversteps is excused { $excuses ->
    [0] never
    [one] once
   *[other] { $excuses } times
}; then: { $policy }.
clock-kind-none = no clock
clock-kind-deadline = a deadline for each decision
clock-kind-bank = a bank of time for the whole game
policy-remind = he is reminded, and the table waits
policy-default = nothing is done in his seat
policy-standin = a stand-in decides for him, this once
policy-vote = the others are asked
idle-set = { $days ->
    [0] This table is never closed for silence.
    [one] After 1 day of silence I ask whether the game goes on.
   *[other] After { $days } days of silence I ask whether the game goes on.
}
language = English
language-set = This table speaks { $name } from now on.
vote-called = The vote is in the channel.
vote-kind-pause = pause: no clock, no reminders
vote-kind-extend = more time for everybody
vote-kind-replace = replace a player who keeps us waiting
vote-kind-undo = let me take back my last answer, and what followed
vote-kind-end = end this game without a result
order-of-seats-rotated = each one seat further
order-of-seats-same = as before
order-of-seats-random = at random
permissions-view_channel = view channel
permissions-send_messages = send messages
permissions-send_messages_in_threads = send messages in threads
permissions-connect = connect
permissions-attach_files = attach files
permissions-read_message_history = read message history

## Commands

command-play = Open a table in this channel
command-play-game = Which game?
command-join = Sit down at this channel’s table
command-leave = Leave the table; in a running game a stand-in takes over
command-start = Begin the game (the host)
command-start-stand_ins = How many seats stand-ins take
command-turn = What do I owe? Answer here, by buttons or typed
command-turn-answer = Your answer, typed (for example: k r a b w a)
command-turn-table = Which table, if you play at several
command-turns = All my tables, with what I owe
command-undo = Take back your last answer, while that is fair
command-board = The board as it is now
command-secret = What only you may see
command-log = What has happened so far, turn by turn
command-replay = The game step by step, with pictures and films
command-rules = How a game is played, on a few pages
command-rules-game = Which game? That of this channel, if you leave it out
command-rules-about = A card, character, site or ability that you want explained
command-help = How Herald works
command-settings = My hours: reminders, quiet hours, vacation, leaderboard
command-settings-remind = Hours between reminders; 0 for none, -1 for what each table says
command-settings-zone = My time zone, for example Europe/Paris
command-settings-quiet = Hours in which nothing is sent to me, for example 22-8; 0-0 for none
command-settings-away = Days of vacation from now on; 0 when I am back
command-settings-leaderboard = Whether I am on leaderboards and in statistics
command-stats = Games, wins, length and pace on this server
command-stats-player = Of one player only
command-leaderboard = The best players of this server
command-leaderboard-game = Which game? That of this channel, if you leave it out
command-follow = Follow this table as a spectator, or stop it
command-privacy = What Herald knows about me
command-privacy-export = Everything that is stored about me, as a file
command-privacy-delete = Remove everything that is stored about me
command-table = Look after this channel’s table
command-table-remind = How often to remind (the host)
command-table-remind-hours = Hours between reminders; 0 for none
command-table-clock = A clock for this table (the host)
command-table-clock-kind = None, a deadline for each decision, or a bank of time
command-table-clock-hours = Hours for a decision, or in the bank
command-table-clock-policy = What happens when time and excuses are used up
command-table-clock-excuses = How often a player may overstep without harm
command-table-clock-reactions = Hours to react to others; after that, silence is a pass
command-table-clock-increment = Hours that each decision adds to the bank
command-table-idle = When to ask whether a silent game goes on (the host)
command-table-idle-days = Days of silence; 0 for never
command-table-language = The language of this table’s posts (the host)
command-table-language-language = Which language?
command-table-host = Pass the host’s rights on
command-table-host-player = To whom
command-table-standin = Hand a seat to a stand-in: yours, or as host anybody’s
command-table-standin-player = Whose seat; yours, if you leave it out
command-table-replace = Look for somebody to take over a seat: yours, as host anybody’s, else by vote
command-table-replace-player = Whose seat; yours, if you leave it out
command-table-replace-by = Who takes over; whoever wants, if you leave it out
command-table-vote = Let the table vote
command-table-vote-about = On what
command-table-vote-player = On whom, where it is about somebody
command-table-abandon = End this table without a result (the host)
command-table-reopen = Take up a game again that was closed without a result
command-table-rematch = Once more, with the same people
command-table-rematch-order = Who sits where
command-table-export = The last game here as a file
command-table-import = Set a game up again from its file
command-table-import-file = A file that /table export gave

## Their names

command-play-name = play
command-play-game-name = game
command-join-name = join
command-leave-name = leave
command-start-name = start
command-start-stand_ins-name = stand_ins
command-turn-name = turn
command-turn-answer-name = answer
command-turn-table-name = table
command-turns-name = turns
command-undo-name = undo
command-board-name = board
command-secret-name = secret
command-log-name = log
command-replay-name = replay
command-rules-name = rules
command-rules-game-name = game
command-rules-about-name = about
command-help-name = help
command-settings-name = settings
command-settings-remind-name = remind
command-settings-zone-name = zone
command-settings-quiet-name = quiet
command-settings-away-name = away
command-settings-leaderboard-name = leaderboard
command-stats-name = stats
command-stats-player-name = player
command-leaderboard-name = leaderboard
command-leaderboard-game-name = game
command-follow-name = follow
command-privacy-name = privacy
command-privacy-export-name = export
command-privacy-delete-name = delete
command-table-name = table
command-table-remind-name = remind
command-table-remind-hours-name = hours
command-table-clock-name = clock
command-table-clock-kind-name = kind
command-table-clock-hours-name = hours
command-table-clock-policy-name = policy
command-table-clock-excuses-name = excuses
command-table-clock-reactions-name = reactions
command-table-clock-increment-name = increment
command-table-idle-name = idle
command-table-idle-days-name = days
command-table-language-name = language
command-table-language-language-name = language
command-table-host-name = host
command-table-host-player-name = player
command-table-standin-name = standin
command-table-standin-player-name = player
command-table-replace-name = replace
command-table-replace-player-name = player
command-table-replace-by-name = by
command-table-vote-name = vote
command-table-vote-about-name = about
command-table-vote-player-name = player
command-table-abandon-name = abandon
command-table-reopen-name = reopen
command-table-rematch-name = rematch
command-table-rematch-order-name = order
command-table-export-name = export
command-table-import-name = import
command-table-import-file-name = file
