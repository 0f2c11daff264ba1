## How Herald speaks: as a good host does aloud at a table. What happened, why, what to do next.

## Opening a table

opened = The table is open! Your friends press **Join** on the post below, then you press **Start**.
opened-thread = The table is open in { $channel }! Your friends press **Join** there, then you press **Start**.
opened-no-thread = I couldn’t open a thread here, so the table is in this channel. Your friends press **Join** on the post below, then you press **Start**.
rematch-opened = The table is open, and I’ve invited the others. Once everyone’s in, press **Start**.
lobby =
    ## { $title }
    { $tagline }
    👥 **{ $count } at the table** (for { $possible ->
        [one] 1 player
       *[other] { $possible } players
    }): { $players }
lobby-settings = ⚙️ { $settings }
lobby-clock = ⏰ { $clock }
lobby-invited = 🔁 { $host } wants a rematch. { $player }, press **Join** if you’re in!
lobby-how = -# Host: { $host }. Press Join to play; the host presses Start.
lobby-started = **{ $title }** has started.
lobby-moved = **{ $title }**: there’s a newer post for this table.
lobby-ended = **{ $title }**: this table was closed before the game started. To open another: `/play`.
setting-chosen = { $name }: { $choice }
    .short = { $choice }
setting-for-some = { $name } ({ $count ->
    [one] 1 player
   *[other] { $count } players
})
players-range = { $least }–{ $most }
players-either = { $numbers_or }
list-and = { $others } and { $last }
list-or = { $others } or { $last }
welcome = You’re at the table in { $channel }! I’ll send your secrets here, and you can answer here. To choose when I message you: `/settings`.
joined = You’re in! I’ll message you when it’s your turn.
left = You’ve left the table.
left-game = You’ve left the game. A stand-in plays for you until you come back: `/join`.
left-game-last = You’ve left, and the game stops here. To go on later: `/table reopen`.
leave-lobby = Leave the table? You can join again until the game starts.
leave-lobby-host = Leave the table? Someone else becomes the host. You can join again until the game starts.
leave-lobby-last = Leave the table? You’re the only one here, so it will close.
leave-game = Leave { $title }? A stand-in will play for you until you come back: `/join`.
leave-game-last = Leave { $title }? Nobody else is playing, so the game will stop here. To go on later: `/table reopen`.
offer-stand-ins = { $count ->
    [one] You’re on your own so far.
   *[other] There are { $count } of you so far.
} This game is for { $possible } players. Fill the empty seats with computer players?
offer-as-it-is = { $count ->
    [one] You’re on your own so far, and this game is for { $possible } players. Start alone, or add computer players?
   *[other] There are { $count } of you so far, and this game is for { $possible } players. Start as you are, or add computer players?
}
started = The game begins!
settings = How do you want to play?
stand-in-name = Computer { $n }
computer-easy = Easy bot { $n }
computer-normal = Normal bot { $n }
computer-hard = Hard bot { $n }
computers-at-level = Computer players: { $level }
computers-level = How well should they play?

button-join = Join
button-leave = Leave
button-start = Start
button-settings = Settings
button-thread = Play in a thread
button-start-with = { $missing ->
    [0] { $count ->
        [one] Start alone
       *[other] Start with { $count }
    }
    [one] Start with { $count } (1 computer player)
   *[other] Start with { $count } ({ $missing } computer players)
}

## Trying Herald without Discord

trial-welcome =
    ## Welcome to Herald
    Play board games by chat here, just as you would on Discord. This page is yours alone.
    🎓 **Learn a game:** press a green button. I’ll guide you through a first game, one idea at a time, in 10 to 20 minutes.
    🎲 **See a game right now:** press a gray button. You take a seat at a small table, computer players take the others, and the game begins.
    👥 **Play with friends:** type `/play`, choose a game, and have the others press **Join**.
    🎭 **Play as someone else:** choose who you are, and your language, at the top. A gold mark shows whose turn it is.
    -# Two browser windows can be two players. To learn more: `/help`.
button-demo-game = Demo: { $title }

## Playing

waiting-for = ⏳ Waiting for { $players }
sealed-already = -# ✅ Submitted: { $players }
private-head = 🤫 { $title }, for your eyes only:
ask-head = It’s your turn in { $title }.
continued = -# Continued below.
question-over = This decision has been made.
seat-given-up = You no longer have this seat. Until somebody takes it, you can come back: `/join`.
times = { $n } × { $label }
details = What happened, step by step
reminder-head = ⏰ It’s still your turn in { $title }.
to-the-table = -# Go to the table: { $channel }
reminder-in-channel = { $player }, it’s still your turn. Press **Your turn** on the newest post: only you’ll see your options.
dm-closed = { $player }, I can’t send you DMs. No problem: when it’s your turn, press **Your turn** on the newest post. Only you’ll see what it shows.
dms-are-open = Your DMs are open again: I’ll send your secrets here, and you can answer here.
cannot-post = I can’t post in { $channel } right now. If it’s a private thread, mention me there. Otherwise, please ask a moderator to check my permissions. Your moves still count, and I’ll post everything as soon as I can.
cannot-post-missing = I can’t post in { $channel }: I don’t have permission to { $permissions_or }. Please ask a moderator to allow it. Your moves still count, and I’ll post everything as soon as I can.
cannot-post-locked = I can’t post in { $channel }: the thread is locked. Please ask a moderator to unlock it. Your moves still count, and I’ll post everything as soon as I can.
removed-from-server = I was removed from the server where you play **{ $title }**. The game is saved, and no clock is running. It goes on as soon as someone invites me back.
channel-gone = The channel with your **{ $title }** table was deleted, so I’ve closed the table.
channel-gone-reopen = The channel with your **{ $title }** game was deleted. To keep playing, go to another channel or thread on that server and use `/table reopen`.
back-on-server = I’m back on this server, and the game goes on. No clock ran while I was away.
restored-backup = 💾 Herald was restored from a backup made on { $at }, and the game is back to where it was then. Please redo any later moves, and use only the buttons from here on.
standing-turn = You’re passing on everything until your turn.
standing-round = You’re passing on everything this round, unless it’s against you.
are-you-sure = **{ $answer }**: are you sure?
final-closes = You can’t undo this: you’re the last to decide.
final-continues = You can’t undo this: the game goes on right away.
final-reveals = You can’t undo this: it reveals something new.
final-passes = You can’t undo this: it’s up to { $seats } next.
final-ends = You can’t undo this: it ends the game.
nothing-owed = Nothing for you to do right now. Waiting for { $players }.
moved-on = That was an old message. Here’s the current one.
typed-preview =
    You typed: { $answer }
    -# This doesn’t count yet.
typed-so-far = That’s { $given } of { $needed } so far. Add the rest below, or type everything again.
sealed = ✅ Submitted: { $answer }
chosen = ✅ You chose: { $answer }
undone = Undone. Choose again:
taken-back = { $seat } undoes their last choice.
no-undo = -# ↩️ { $why }
until = ⏰ Due { $until }
only-you = Only you can see this.
board = Here’s the board.
receipt = -# 🔒 Receipt `{ $hash }`
receipt-details = 🔒 Your answer’s hash is `{ $hash }`, made with the salt `{ $salt }`. The others can see the hash, but not what you chose. When the game is over, you can check that nobody has changed your answer. To read how: `/help`, with `topic:fairness`.
seals-broken = -# 🔒 Receipts: { $seals }
calling = { $player }
seal-of = { $seat } `{ $hash }`
chance-fixed = -# 🔒 All shuffles and rolls are fixed from here on: `{ $hash }`
chance-shown = -# 🔒 Key `{ $key }`, game hash `{ $seal }`
level-is = The computer players’ level is now: { $level }.
level-easy = easy
level-normal = normal
level-hard = hard
stand-in-takes-over = A stand-in is playing for { $seat }, who can come back any time: `/join`.
stand-in-for-now = A stand-in is playing for { $seat } for now.
seat-gone = You no longer have this seat.
server-switched-off = ⏸️ I’ve been switched off on this server. This table is saved, and no clock is running: it goes on here as soon as I’m switched on again.
goodbye = 👋 I’m leaving this server. This table is saved, and no clock is running: it goes on here as soon as someone invites me back.
last-one-left = { $seat } has left, and nobody else is playing. The game stops here: computer players don’t play on alone. To go on, any time: `/table reopen`.
seat-taken-back = { $seat } is back in the game.
rules-corrected = I’ve fixed a mistake in the rules. The game goes on from the start of this turn, so please choose again.
abandoned = This table was closed without a result. To pick the game up again: `/table reopen`.
game-is-over = This game is over.
done = Done.
seat-offered = { $seat } is being replaced. A stand-in is playing for now. Want the seat? Press the button.
seat-offered-to = { $seat } is being replaced. A stand-in is playing until { $player } presses the button.
seat-taken-over = { $seat } takes over from { $person }.
host-is = { $seat } is the host now.
ended-by-vote = The table has voted to end this game without a result. To pick it up again: `/table reopen`.
reopened = { $seat } has reopened this table. The game goes on.
paused = ⏸️ The table is paused: no clocks, no reminders. To go on, press **Resume**.
resumed = ▶️ { $seat } has ended the pause. The game goes on.
extended = ⏰ Everyone gets { $hours ->
    [one] 1 more hour
   *[other] { $hours } more hours
}.
excused = ⏰ { $seat } ran out of time and uses a free extension ({ $n } of { $most }). New deadline: { $until }.
time-out-remind = ⏰ { $seat } ran out of time. We’ll keep waiting. New deadline: { $until }.
time-out-saved = ⏰ { $seat } ran out of time, so their saved answer counts.
time-out-default = ⏰ { $seat } ran out of time, so they do as little as possible.
time-out-standin = ⏰ { $seat } ran out of time, so a stand-in decides this once.
lobby-closed = Nobody has joined in a long time, so I’ve closed this table. To open another: `/play`.
idle-question = 💤 Nothing has happened here for { $days ->
    [one] a day
   *[other] { $days } days
}. Still playing? Press the button or make a move. Otherwise I’ll close the table { $until }.
closed-idle = 🌙 I’ve closed this game without a result. Thanks for playing! To pick it up again, any time: `/table reopen`.
goes-on = { $seat } wants to keep playing.
brief =
    📨 Welcome to { $title }: the seat is yours! I’ll send your secrets here.
    `/rules` explains the game, `/log` tells you what’s happened so far, and `/board` shows the board. The last turn:
follow-head = 👀 What’s happened in { $title }:
saved = 📝 Saved, but not submitted: { $answer }. If your time runs out, this counts. When you’re ready, press **Submit**.
reminders-set = { $hours ->
    [0] I won’t remind anyone at this table anymore.
    [one] I’ll remind players here every hour.
   *[other] I’ll remind players here every { $hours } hours.
}
exported = Here’s the whole game as a file. To set it up again: `/table import`.
imported = This game was loaded from a file, with { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} so far.
imported-seats = Also in that game: { $seats }. If that’s you, press the button for your seat or use `/join`. Stand-ins play until you do.
imported-free-seats = These seats are free: { $seats }. Want one? Press its button. Stand-ins play until you do.
log-empty = Nothing has happened yet.

vote-pause = 🗳️ **Pause the game?** No clocks and no reminders until someone resumes.
vote-extend = 🗳️ **Give everyone more time?**
vote-replace = 🗳️ Replace { $who } with { $candidate }? A stand-in plays until then.
vote-undo = 🗳️ Let { $who } undo their last choice, and everything since?
vote-end = 🗳️ **End this game without a result?**
vote-late = 🗳️ { $who } ran out of time. **Let a stand-in decide this once?** If not, their time starts over.
vote-stands = Yes: { $yes } · No: { $no } · { $voters ->
    [one] 1 voter
   *[other] { $voters } voters
}
vote-called-by = -# { $seat } asked for this vote.
vote-until = -# Ends { $until }, or as soon as more than half agree.
vote-passed = ✅ **Yes.**
vote-failed = ❌ **No.**
anybody = whoever wants the seat

button-turn = Your turn
button-undo = ↩️ Undo
button-save = 📝 Save
button-resume = ▶️ Resume
button-go-on = Keep playing
button-take-seat = Take { $seat }’s seat
button-rematch = Rematch
button-replay = Replay
button-yes = Yes
button-no = No
button-secret = My view
button-choose = Choose
button-details = Details
button-receipt = Receipt
button-none = None
button-type = ⌨️ Type
button-clear = Clear
button-seal = Submit ({ $n } of { $all })
button-standing-turn = Pass until my turn
button-standing-round = Pass this round, unless it’s against me
    .short = Pass this round, unless against me
button-ask-me = Ask me again
button-sure = Yes, do it
button-not-sure = Go back
button-change = Change
button-submit = Submit
menu-one = Choose one
menu-some = { $least ->
    [0] Choose up to { $all }
   *[other] Choose { $least } to { $all }
}
menu-exactly = Choose { $all }
form-title = Your answer
form-label = Type your choices, separated by spaces

## When something cannot be done

answer-unknown = “{ $given }” isn’t one of your options.
answer-ambiguous = “{ $given }” could be { $several_or }. Type a little more.
dm-how-to-answer = Press a button below, or type one of the options.
dm-without-words = I can only read words here.
dm-which-table = It’s your turn in more than one game. Press the one you mean.
answer-too-few = { $given ->
    [0] You haven’t chosen anything yet: choose { $needed }.
   *[other] That’s { $counted }; you need { $least }.
}
answer-too-many = That’s { $counted }; you can choose { $most } at most.
noun-options = { $n ->
    [one] 1 option
   *[other] { $n } options
}
answer-repeated = You can choose { $label } { $limit ->
    [one] only once
    [2] at most twice
   *[other] at most { $limit } times
}.
answer-not-asked = It’s not your turn. Waiting for { $players }.
answer-garbled = I don’t know that button. Press **Your turn** for your current options.
answer-too-long = That’s too long: keep it to { $most } characters.
undo-nothing = Nothing to undo this turn.
undo-revealed = Can’t undo: { $what }.
revealed-something = something new has been revealed
revealed-chance = chance was involved
revealed-answers = everyone’s answers have been revealed
revealed-reactions = it’s too late to react now
undo-others = Can’t undo on your own: { $count ->
    [0] someone else has been asked since.
   *[other] the game is waiting for { $players } now.
} To ask the others: `/table vote`.
unknown-button = That button no longer works. Use `/turn`.
not-your-seat = That’s for { $who } to decide, not you.
not-at-this-table = You’re not at this table. To join the next one: `/join`.
not-seated = { $player } isn’t at this table.
not-begun = The game hasn’t started yet. The host presses **Start**, and I’ll tell you when it’s your turn.
not-playing = There’s no game running at this table. To open a new one: `/play`.
no-such-zone = I don’t know the time zone “{ $given }”. Choose one from the list, such as Europe/Paris.
no-such-hours = I can’t read “{ $given }” as hours. Write them like this: 22-8.
stays-out = { $player } has opted out of statistics.
seat-for-people = A bot can’t take a seat. To have a stand-in play it: `/table standin`.
no-table-here = There’s no table in this channel. To open one: `/play`.
no-such-table = There’s no such table.
no-table-of-yours = You’re not in any game right now.
which-table = You’re playing at more than one table. Which one?
table-here-already = There’s already a table in this channel. Use another channel or thread, or close this one: `/table abandon`.
table-here-offer = There’s already a table in this channel. Open another one in a thread?
no-thread = I couldn’t open a thread here. Please try another channel, or ask a moderator to check my permissions.
no-thread-stays = I couldn’t open a thread here, so the table stays in this channel.
no-such-game = I don’t know the game “{ $given }”. Choose one from the list.
no-such-topic = I have nothing on “{ $given }”. Choose from the list.
no-such-setting = There’s no such setting.
no-such-seat = There’s no such seat.
seated-already = You’re already at this table.
table-full = This table is full.
game-has-begun = The game has already started.
host-only = Only the host can do that{ $host ->
    [none] .
   *[other] : that’s { $host }.
}
vote-open-already = That vote is already open. Its buttons are in the channel.
vote-over = That vote is over.
vote-about-whom = Who should be replaced? Name another player at this table.
vote-too-early = You can vote to replace someone once you’ve waited { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} for them.
not-your-vote = This vote is for the others at the table.
paused-already = The table is already paused.
not-paused = The table isn’t paused.
seat-not-free = That seat isn’t free anymore.
seat-for-another = That seat is being kept for { $player }.
seated-already-other = { $player } is already at this table.
nothing-to-reopen = There’s no closed game to reopen here, and none of your games has lost its channel.
reopen-known = That game’s secrets are out: its file has been exported. You can still play on, unrated, from the file: `/table import`.
rematch-when-over = You can have a rematch once this game is over.
verify-chance = The key in that file doesn’t match the hash posted at the start.
verify-seal = That file has been changed: its hash doesn’t match.
no-computers = No seat at this table was filled by a computer player.
stand-in-already = A stand-in is already playing that seat.
offer-by-last = Nobody else is playing, so the game would stop before anyone could take the seat. To stop it for now: `/leave`.
wrong-number = You can’t start with { $count ->
    [one] 1 player
   *[other] { $count } players
}. This game is for { $possible }.
missing-permission = I don’t have permission to { $permissions_or } in this channel. Please ask a moderator to allow it.
private-thread = To play in this private thread, mention { $bot } here first, then try again.
export-when-over = This game still has secrets. You can export it once it’s over or closed.
export-rules-changed = The rules have changed since this game started, so it can’t be replayed from the start, and a file would prove nothing. To read what happened: `/log`.
never-begun = That game never started.
import-unreadable = That file isn’t a game I exported.
import-does-not-fit = The moves in that file don’t follow the rules. If an older version of Herald made it, only that one can check it.
import-which-seat = Nobody from that game is on this server, so it could come from a trial. Which seat is yours: { $names_or }? Use the command again, with the letter as `seat:`.
import-not-yours = Only someone who plays in that game can set it up again.
other-version = That file comes from a version of Herald with other rules for this game. Only that one can check it or go on with it.
unopened-version = This table was saved by another version of the game, so I can’t open it right now. Nothing is lost.
unopened-fault = I can’t open this table right now, but nothing is lost. Please give this number to whoever runs me: { $number }.
blocked-user = Whoever runs Herald has blocked you, so only `/privacy` still works.
blocked-server = Whoever runs Herald has switched it off on this server.
server-held = Herald has been switched off on the server where this game is played. The game is saved, and no clock is running.
managers-only = Only people with the permission “Manage Server” can use this.
server-role-only = Only people with the role { $role } can open tables on this server.
server-not-here = On this server, tables can only be opened in { $channel_or }.
server-full = { $most ->
    [one] This server allows only 1 table at a time, and there is one already.
   *[other] This server allows only { $most } tables at a time, and there are that many already.
}
server-no-clock = There’s no clock to set that for: choose a `clock:` too.
server-too-many-channels = That’s too many channels: you can list { $most } at most.
restarting = I’m restarting. Please try again in a minute; nothing is lost.
restored-button = That button is from before a backup was restored. Please use the newest post in the channel, or `/turn`.
went-wrong-nothing = Something went wrong on my side; nothing was changed. If it happens again, give this number to whoever runs me: { $number }.
went-wrong-part = Something went wrong on my side while I was saving that, so it may have counted already. Check with `/turn` or `/board` before you try again. If it happens again, give this number to whoever runs me: { $number }.
went-wrong-all = That’s saved, and it counts. I just couldn’t show you what comes next: press **Your turn** or use `/turn`. If it happens again, give this number to whoever runs me: { $number }.

help =
    With **Herald**, you play board games by chat.
    `/play`: open a table in a channel. Friends press **Join**, then the host presses **Start**.
    `/learn`: learn a game by playing it, step by step. `/rules`: read how to play, or look something up.
    `/turn`: take your turn, here or in a DM, with buttons or by typing. `/turns`: all your tables.
    `/board`: see the board. `/secret`: see what only you can see. `/log`: read what’s happened. `/replay`: watch the whole game.
    `/undo`: take back your last choice, until something new is revealed.
    `/settings`: your reminders, quiet hours and vacation. `/follow`: watch a table.
    `/leave`: have a stand-in play for you, until you come back with `/join`.
    `/table`: clocks, votes, replacing a player, rematches and files. `/server`: rules for a whole server.
    `/stats`, `/leaderboard`: games played and won. `/privacy`: what I know about you.
    🔒 **Is it fair?** You can check: `/help` with `topic:fairness`.
    -# Herald { $version }
help-fairness =
    ## Is it fair? You can check.
    🎲 **Shuffles and rolls** all come from one key, chosen before the game starts. I post the key’s hash at the start (the first 32 digits of the SHA-256 of `herald:` and the key) and the key itself at the end. So I can’t change what comes, and neither can anyone else.
    ✉️ **Secret answers** get a receipt: a hash of your answer and a salt that only you know. Its first digits are posted in the channel before anyone’s answer is known, so nobody’s answer can be changed afterward. To see yours, press **Receipt** after you submit.
    🔍 **To check a game** that’s over: get its file with `/table export` and run `herald verify` on it. It plays the whole game again, and prints the key, the game hash and every receipt, to compare with the posts.

## My tables, my hours, my results

turns-owed = ⏳ **{ $title }** in { $channel }: { $ask } { $until }
turns-waiting = **{ $title }** in { $channel }: waiting for { $players }
turns-unopened = { $channel }: { $why }
me-remind = ⏰ { $hours ->
    [0] I never send you reminders.
    [one] I remind you every hour.
   *[other] I remind you every { $hours } hours.
}
me-remind-table = ⏰ I remind you as often as each table says.
me-quiet = 🌙 I don’t message you from { $start }:00 to { $end }:00.
me-never-quiet = 🌙 You have no quiet hours.
me-zone = 🌍 Your time zone is { $zone }.
me-away = 🏖️ You’re away until { $until }: I won’t message you, and your clock is stopped. When you’re back: `/settings` with `away:0`.
me-here = 🏠 You’re not away. For a week’s vacation: `/settings` with `away:7`.
me-listed = 🏆 You’re on the leaderboards.
me-unlisted = 🏆 You’re not on the leaderboards or in the statistics.
me-typed-ask = ⌨️ When you type an answer, I show it to you before it counts.
me-typed-at-once = ⌨️ When you type an answer, it counts at once.
me-confirms = ❓ I ask “Are you sure?” before anything wasteful or final.
me-no-confirms = ❓ I never ask “Are you sure?”, even before something wasteful or final.
stats-line = **{ $title }**: { $games ->
    [one] 1 game
   *[other] { $games } games
} · games usually last { $lasted } · answers usually take { $pace }
stats-line-own = **{ $title }**: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won · games usually last { $lasted } · answers usually take { $pace } · { $lapses ->
    [0] never out of time
    [one] out of time once
   *[other] out of time { $lapses } times
}
stats-none = Nobody has finished a game here yet.
leaderboard-head = 🏆 **{ $title }**
leaderboard-line = { $n }. { $player } · **{ $rating }** · { $games ->
    [one] 1 game
   *[other] { $games } games
}
span-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
span-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
span-minutes = { $n ->
    [0] under a minute
    [one] 1 minute
   *[other] { $n } minutes
}
followed = 👀 You’re following this table: after each turn, I’ll send you what everyone can see. To stop: `/follow` again.
unfollowed = You’re no longer following this table.
privacy-exported = Here’s everything I’ve stored about you.
privacy-sure = This deletes everything I’ve stored about you. Stand-ins take your seats in running games, and the answers you gave stay in those games, without your name. You can’t undo this.
privacy-forgotten = Done: I know nothing about you anymore. Messages on Discord, yours or mine, are for Discord to delete.
forgotten-name = Someone
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
button-share = Show everyone
replay-does-not-fit = The rules have been fixed since this game started, so I can’t show it step by step. To read what happened: `/log`.

## The host’s settings

clock-none = This table has no clock.
clock-deadline-set = You have { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} for each decision.
clock-bank-set = Everyone has { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} for the whole game{ $increment ->
    [0] .
    [one] , plus 1 hour for each decision.
   *[other] , plus { $increment } hours for each decision.
}
clock-then = { $excuses ->
    [0] If someone runs out of time
    [one] Everyone has 1 free extension. If someone runs out of time after that
   *[other] Everyone has { $excuses } free extensions. If someone runs out of time after that
}, { $policy }.
clock-kind-none = no clock
clock-kind-deadline = a deadline for each decision
clock-kind-bank = a time bank for the whole game
policy-remind = they get a reminder, and we keep waiting
policy-default = they do as little as possible
policy-standin = a stand-in decides for them, just this once
policy-vote = the others vote on what to do
idle-set = { $days ->
    [0] This table stays open, however quiet it gets.
    [one] If nothing happens for a day, I’ll ask if you’re still playing.
   *[other] If nothing happens for { $days } days, I’ll ask if you’re still playing.
}
language = English
language-set = This table speaks { $name } from now on.
vote-called = The vote is in the channel.
vote-kind-pause = pause: no clocks, no reminders
vote-kind-extend = more time for everyone
vote-kind-replace = replace a player who’s keeping us waiting
vote-kind-undo = let me undo my last choice, and everything since
vote-kind-end = end this game without a result
order-of-seats-rotated = everyone moves up one seat
order-of-seats-same = same as before
order-of-seats-random = at random
typed-answers-ask = ask first
typed-answers-at-once = at once
permissions-view_channel = view the channel
permissions-send_messages = send messages
permissions-send_messages_in_threads = send messages in threads
permissions-create_public_threads = create public threads
permissions-connect = connect
permissions-attach_files = attach files
permissions-read_message_history = read message history

## Commands

command-play = Open a table in this channel, or in a thread of its own
command-play-game = Which game?
command-play-thread = Open a thread for it?
command-join = Join the table in this channel
command-leave = Leave the table; if the game has started, a stand-in takes over
command-start = Start the game (host)
command-start-stand_ins = How many computer players to add
command-start-level = How well they play (normal if you don’t say)
command-turn = Take your turn, with buttons or by typing
command-turn-answer = Your answer, typed (for example: k r a b w a)
command-turn-table = Which table, if you play at more than one
command-turns = See all your tables, and where it’s your turn
command-undo = Undo your last choice, until something new is revealed
command-board = See the board
command-secret = See what only you can see
command-log = Read what’s happened so far, turn by turn
command-replay = Watch the game step by step, with pictures and animations
command-rules = Learn how to play, in a few pages
command-rules-game = Which game? If you don’t say, this channel’s
command-rules-about = A card, character, site or ability to explain
command-help = How Herald works
command-help-topic = Something to explain in detail
topic-fairness = fairness: can I trust the shuffles?
command-settings = Your reminders, quiet hours, vacation, leaderboards, and what I ask first
command-settings-remind = Hours between reminders; 0 for none, -1 for what each table says
command-settings-zone = Your time zone, for example Europe/Paris
command-settings-quiet = Hours when I shouldn’t message you, for example 22-8; 0-0 for none
command-settings-away = Days of vacation, starting now; 0 when you’re back
command-settings-leaderboard = Appear on leaderboards and in statistics?
command-settings-typed = When you type an answer: show it to you first, or count it at once?
command-settings-confirm = Ask “Are you sure?” before anything wasteful or final?
command-stats = Games, wins, length and pace on this server
command-stats-player = Just this player
command-leaderboard = The best players on this server
command-leaderboard-game = Which game? If you don’t say, this channel’s
command-follow = Watch this table as a spectator, or stop watching
command-privacy = What Herald knows about you
command-privacy-export = Get everything stored about you, as a file
command-privacy-delete = Delete everything stored about you
command-table = Manage the table in this channel
command-table-remind = How often to remind players (host)
command-table-remind-hours = Hours between reminders; 0 for none
command-table-clock = Set a clock for this table (host)
command-table-clock-kind = None, a deadline for each decision, or a time bank
command-table-clock-hours = Hours for each decision, or in the bank
command-table-clock-policy = What happens when someone runs out of time and free extensions
command-table-clock-excuses = How many free extensions each player gets
command-table-clock-reactions = Hours to react to others; after that, no answer counts as a pass
command-table-clock-increment = Hours each decision adds to the bank
command-table-level = How well the computer players play from now on (host)
command-table-level-level = Easy, normal or hard
command-table-idle = When to ask if a quiet game is still going (host)
command-table-idle-days = Days without a move; 0 for never
command-table-language = The language of this table’s posts (host)
command-table-language-language = Which language?
command-table-host = Make someone else the host
command-table-host-player = The new host
command-table-standin = Give a seat to a stand-in: yours, or if you’re the host, anyone’s
command-table-standin-player = Whose seat? If you don’t say, yours
command-table-replace = Find someone to take over a seat: yours, anyone’s if you’re the host, or by vote
command-table-replace-player = Whose seat? If you don’t say, yours
command-table-replace-by = Who takes over? If you don’t say, whoever wants to
command-table-vote = Call a vote
command-table-vote-about = What to vote on
command-table-vote-player = Who it’s about, if it’s about someone
command-table-abandon = Close this table without a result (host)
command-table-reopen = Pick up a game that was closed without a result
command-table-rematch = Play again: invites the same people
command-table-rematch-order = Who sits where
command-table-export = Get the last game here as a file
command-table-import = Set up a game again from its file
command-table-import-file = A file from /table export
command-table-import-seat = Only if nobody from that game is here: the letter of your seat

## Their names

command-play-name = play
command-play-game-name = game
command-play-thread-name = thread
command-join-name = join
command-leave-name = leave
command-start-name = start
command-start-stand_ins-name = stand_ins
command-start-level-name = level
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
command-help-topic-name = topic
command-settings-name = settings
command-settings-remind-name = remind
command-settings-zone-name = zone
command-settings-quiet-name = quiet
command-settings-away-name = away
command-settings-leaderboard-name = leaderboard
command-settings-typed-name = typed
command-settings-confirm-name = confirm
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
command-table-level-name = level
command-table-level-level-name = level
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
command-table-import-seat-name = seat

## Learning

lesson-where = -# 🎓 Lesson, step { $n } of { $most }
lesson-suggests = 👉 My suggestion: **{ $answer }**
lesson-free = Your call now. If you’re not sure: **{ $answer }**
lesson-instead = ↩️ Let’s not do that yet. { $why }
lesson-by-guide = 👉 I’ve played it for you: **{ $answer }**
lesson-played-on = ⏩ I’ve played on a little for you, to get to the next idea.
lesson-resumed = 🎓 Welcome back! Here’s where you left off.
no-lesson = There’s no lesson for that yet. To read the rules: `/rules`.
button-follow = 👉 Do that
button-learned = Play for real
button-learn-again = Start over
button-learn = 🎓 Learn
button-learn-game = 🎓 Learn { $title }
    .short = Learn { $title }
button-why = ❔
button-explain = ❔ What’s this?
button-legend = Icons
legend = The icons, and what they mean:
no-legend = This game’s pictures use no icons.
which-topic = “{ $given }” could mean several things. Which one?
menu-topic = Look something up
tip = -# 💡 { $tip } (`/settings` turns tips off)
demo-begun = 🎲 You’re in, and computer players have taken the other seats. { $aim } Press **Your turn** to begin.
me-tips = 💡 I show a tip when you meet a new kind of decision.
me-no-tips = 💡 I show no tips.
command-learn = Learn a game by playing: a guided first game, just for you
command-learn-name = learn
command-learn-game = Which game?
command-learn-game-name = game
command-settings-tips = Show a tip when you meet a new kind of decision?
command-settings-tips-name = tips
command-settings-screen = Where do you play? At a desk, your own pictures are wide instead of tall.
command-settings-screen-name = screen
screen-phone = on a phone
screen-desk = at a desk
me-phone = 📱 Your own pictures are tall, for a phone.
me-desk = 🖥️ Your own pictures are wide, for a desk.

## A server’s own rules

server-opens-all = 👥 Everyone can open tables.
server-opens = 👥 People with the role { $role } can open tables, and so can whoever manages this server.
server-where-all = 📍 Tables can be opened in any channel.
server-where = 📍 Tables can be opened in { $channel }, and in threads there.
server-most = { $most ->
    [0] 🔢 Any number of tables can be open at a time.
    [one] 🔢 Only 1 table can be open at a time.
   *[other] 🔢 Up to { $most } tables can be open at a time.
}
server-defaults = **New tables** start like this, and their hosts can change it:
server-clock-none = ⏰ No clock.
server-clock = ⏰ { $clock }
server-remind = { $hours ->
    [0] 🔔 No reminders.
    [one] 🔔 A reminder every hour.
   *[other] 🔔 A reminder every { $hours } hours.
}
server-lang-any = 🌍 The language of the server, or of whoever opens the table.
server-lang = 🌍 { $name }.
server-computers-ask = 🤖 If seats are empty at the start, I ask the host about computer players.
server-computers-needed = 🤖 Computer players take seats only if there are too few people.
server-computers-never = 🤖 No computer players, unless the host adds them with `/start`.
server-language-any = the server’s, or that of whoever opens the table
computers-ask = ask the host
computers-needed = only if there are too few people
computers-never = no computer players
command-server = See or change the rules for tables on this server (needs Manage Server)
command-server-who = Who can open tables; choose @everyone for everyone
command-server-where = Allow tables in this channel, or stop allowing them; if none is listed, any is fine
command-server-tables = How many tables can be open at a time; 0 for any number
command-server-clock = The clock of new tables
command-server-hours = Hours on that clock: for each decision, or in the bank
command-server-policy = What happens when someone runs out of time and free extensions
command-server-remind = Hours between reminders at new tables; 0 for none
command-server-language = The language of new tables
command-server-computers = When computer players take empty seats
command-server-name = server
command-server-who-name = who
command-server-where-name = where
command-server-tables-name = tables
command-server-clock-name = clock
command-server-hours-name = hours
command-server-policy-name = policy
command-server-remind-name = remind
command-server-language-name = language
command-server-computers-name = computers

## For the owner

owner-only = Only whoever runs Herald can use this.
owner-tables-head = { $count ->
    [one] **{ $count } table**
   *[other] **{ $count } tables**
} (page { $page } of { $pages })
owner-tables-none = No tables found.
owner-table-line = **{ $number }** · { $title } · { $server } { $place } · opened { $until } · { $phase } · { $waits }
owner-table-version = ↳ saved by version { $saved } of the game, this is version { $here }
owner-table-errors = { $count ->
    [one] ↳ ⚠️ 1 error in the last day, { $until }
   *[other] ↳ ⚠️ { $count } errors in the last day, the last one { $until }
}
owner-waits = waiting for { $players }, asked { $until }
owner-waits-for-nobody = waiting for nobody
owner-phase-open = { $count ->
    [one] open, 1 player so far
   *[other] open, { $count } players so far
}
owner-phase-playing = { $count ->
    [one] running, 1 answer so far
   *[other] running, { $count } answers so far
}
owner-phase-paused = paused { $until }
owner-phase-resting = on hold since I was removed from the server ({ $until })
owner-phase-blocked = ⚠️ I can’t write to its channel
owner-phase-homeless = ⚠️ its channel was deleted
owner-phase-over = closed
owner-broken-fault = ⚠️ can’t be loaded (error { $number } in the log)
owner-broken-version = ⚠️ can’t be loaded: saved by version { $saved } of the game, this is version { $here }
owner-detail-place = Server `{ $guild }`, channel `{ $place }`
owner-detail-seats = Players: { $players }
owner-detail-saved = Saved by version { $saved } of the game (this is version { $here }). Answers: { $count }, { $since } of them since the last checkpoint, { $dropped } dropped earlier.
owner-detail-moved = Last activity: { $until }
owner-detail-unsent = Messages waiting to be sent: { $count }
owner-status-version = **Herald { $version }**
owner-status-stopped = Not running. These figures are from the database.
owner-status-process = Started { $until }. Shards: { $shards }, servers: { $servers }.
owner-status-one-of = One of several processes, started { $until }. Shards: { $shards } of { $of }, servers: { $servers }.
owner-status-memory = Memory: { $mb } MB
owner-status-tables = Tables: { $running } running, { $lobbies } open, { $paused } paused, { $resting } on hold, { $blocked } in channels that I can’t write to
owner-status-not-loaded = { $count ->
    [one] ⚠️ 1 table can’t be loaded. To see why: `/owner tables`.
   *[other] ⚠️ { $count } tables can’t be loaded. To see why: `/owner tables`.
}
owner-status-people = People who played this week: { $people }
owner-status-queue = Messages waiting to be sent: { $count }
owner-status-queue-since = Messages waiting to be sent: { $count }, the oldest from { $until }
megabytes = { $whole }.{ $tenths } MB
owner-status-database = Database: { $size }
owner-status-backup = Last backup: { $until }
owner-status-no-backup = ⚠️ There’s no backup yet: run `herald backup` on the machine.
owner-status-errors = { $count ->
    [0] No errors in the last day.
    [one] 1 error in the last day:
   *[other] { $count } errors in the last day:
}
owner-status-error = { $until }: { $said }
owner-status-error-number = { $until }: error { $number } in the log
owner-prune-none = { $days ->
    [one] No game ended more than 1 day ago.
   *[other] No game ended more than { $days } days ago.
}
owner-prune-would = { $days ->
    [one] Games that ended more than 1 day ago
   *[other] Games that ended more than { $days } days ago
}: { $finished } finished, { $abandoned } abandoned.
owner-prune-sure = Nothing is deleted yet. `--yes` deletes them for good, so run `herald backup` first. Results, ratings and statistics stay.
owner-pruned = { $count ->
    [one] 1 game is deleted
   *[other] { $count } games are deleted
}. The database was { $before }; now it’s { $now }.
fault-report = { $count ->
    [one] ⚠️ 1 error that nobody has seen yet:
   *[other] ⚠️ { $count } errors that nobody has seen yet:
}
fault-report-line = { $count ->
    [one] { $until }: { $said }
   *[other] { $until }: { $said } ({ $count } times)
}
fault-report-more = { $count ->
    [one] … and one other kind of error
   *[other] … and { $count } other kinds of errors
}
fault-report-end = The log has more about each. For the errors of the last day: `/owner status`.
owner-announced = { $count ->
    [0] No running table can be reached, so nobody will be told.
    [one] The announcement is on its way to 1 table.
   *[other] The announcement is on its way to { $count } tables.
}
owner-closed = Table { $number } is closed. Its players will be told.
owner-reposted = Table { $number } will be posted again, and whoever’s turn it is will be asked again.
owner-moved = Table { $number } is in { $channel } now.
owner-rewound = { $count ->
    [0] Table { $number } is back at a checkpoint. No answers were dropped
    [one] Table { $number } is back at a checkpoint. 1 answer was dropped, but it’s kept in the database
   *[other] Table { $number } is back at a checkpoint. { $count } answers were dropped, but they’re kept in the database
}. Answers that still count: { $left }. The players will be told.
owner-rewind-too-far = { $count ->
    [0] There’s no earlier checkpoint to go back to.
    [one] There’s only 1 earlier checkpoint to go back to.
   *[other] There are only { $count } earlier checkpoints to go back to.
}
owner-rewind-differs = The rules have changed since this game started, so it can’t be replayed that far. Going back 1 checkpoint works if there are answers since.
owner-not-running = Table { $number } isn’t running.
owner-nothing-to-post = Table { $number } can’t be loaded, so there’s no board to post. Take it back to a checkpoint with `/owner rewind`, or close it.
owner-cannot-rewind = This game can’t be rewound: no checkpoint of it can be loaded. You can still close the table.
owner-no-such-server = I’m not on a server “{ $given }”. Give its name or its ID.
owner-server-offline = Herald isn’t running, so I only know servers by their IDs. “{ $given }” isn’t one.
owner-no-such-channel = I can’t see a text channel “{ $given }”. Give its ID: right-click the channel, Copy Channel ID.
owner-other-server = That channel is on another server. A table stays on its own.
owner-there-already = The table is in that channel already.
owner-channel-taken = There’s another table in that channel. Choose a different one, or close that table first.
owner-move-offline = Herald isn’t running, so I can’t check that channel. Start it first.
owner-blocked-head = **Blocked:**
owner-blocked-none = Nobody is blocked.
owner-blocked-line = { $who }, { $until }
owner-blocked-line-server = Server { $who }, { $until }
owner-block-one = Name a user or a server, not both.
owner-unblock-whom = Who should be unblocked? Name a user or a server.
owner-block-owner = You can’t block whoever runs Herald.
owner-no-such-user = I don’t know a user “{ $given }”. Give their ID: right-click them, Copy User ID.
owner-user-offline = Herald isn’t running, so I only know people who’ve been at a table. “{ $given }” hasn’t.
owner-blocked-already = { $who } is already blocked.
owner-not-blocked = { $who } isn’t blocked.
owner-blocked-user = { $count ->
    [0] { $who } is blocked. They weren’t in any running game.
    [one] { $who } is blocked. A stand-in has their seat in 1 game, until you unblock them.
   *[other] { $who } is blocked. Stand-ins have their seats in { $count } games, until you unblock them.
}
owner-unblocked-user = { $count ->
    [0] { $who } is no longer blocked.
    [one] { $who } is no longer blocked, and is back in 1 game.
   *[other] { $who } is no longer blocked, and is back in { $count } games.
}
owner-blocked-server = { $count ->
    [0] { $who } is blocked. There were no tables open there.
    [one] { $who } is blocked. The table there is on hold, with no clock running, until you unblock it.
   *[other] { $who } is blocked. The { $count } tables there are on hold, with no clock running, until you unblock it.
}
owner-unblocked-server = { $count ->
    [0] { $who } is no longer blocked.
    [one] { $who } is no longer blocked, and the table there goes on.
   *[other] { $who } is no longer blocked, and the { $count } tables there go on.
}
owner-unblocked-later = { $who } is no longer blocked. Tables there go on as soon as Herald is back.
owner-left = { $count ->
    [0] I’ve left { $server }.
    [one] I’ve said goodbye at the table there and left { $server }. It goes on if someone invites me back.
   *[other] I’ve said goodbye at { $count } tables and left { $server }. They go on if someone invites me back.
}
owner-leave-offline = Herald isn’t running, so it can’t leave a server. Start it first.
owner-leave-failed = Discord didn’t let me leave { $server } just now, so the tables there go on. Please try again.
owner-phase-held = ⏸️ on hold: its server is blocked
owner-interrupted = Herald was stopped in the middle of this, and I won’t do it twice. Look at table { $number }, and ask again if it’s still needed.
owner-failed = That failed. The log has more under this number: { $number }.
owner-later = Noted. It’ll be done as soon as Herald is running.
announcement = 📣 { $said }
closed-by-owner = Whoever runs Herald has closed this table without a result. To pick the game up again: `/table reopen`.
posted-anew = Here’s the table again. Please use these buttons.
moved-here = The table is in this channel now.
rewound = { $count ->
    [0] ⏪ Whoever runs Herald has repaired this game. It goes on where it was.
    [one] ⏪ Whoever runs Herald has taken this game back by 1 answer. The same cards and dice will come up again. Please choose again.
   *[other] ⏪ Whoever runs Herald has taken this game back by { $count } answers. The same cards and dice will come up again. Please choose again.
}
owner-filter-running = running
owner-filter-open = open
owner-filter-stuck = stuck
owner-filter-broken = can’t be loaded
command-owner = For whoever runs Herald
command-owner-tables = List all tables, or look at one
command-owner-tables-number = Just this table, in detail
command-owner-tables-server = Just this server: its name or ID
command-owner-tables-game = Just this game
command-owner-tables-status = Just tables in this state
command-owner-tables-page = Which page
command-owner-announce = Tell all running tables something
command-owner-announce-en = The sentence, in English
command-owner-announce-fr = The same in French, for French tables
command-owner-announce-server = Just this server: its name or ID
command-owner-close = Close a table without a result
command-owner-close-number = The table’s number
command-owner-move = Move a table to another channel
command-owner-move-number = The table’s number
command-owner-move-to = The channel’s ID
command-owner-repost = Post a table’s board and buttons again
command-owner-repost-number = The table’s number
command-owner-rewind = Take a game back to a checkpoint
command-owner-rewind-number = The table’s number
command-owner-rewind-back = How many checkpoints (usually 1)
command-owner-block = Block a user or a server, or see who’s blocked
command-owner-block-user = The user’s ID
command-owner-block-server = The server’s name or ID
command-owner-unblock = Unblock a user or a server
command-owner-unblock-user = The user’s ID
command-owner-unblock-server = The server’s name or ID
command-owner-leave = Leave a server, after a goodbye at its tables
command-owner-leave-server = The server’s name or ID
command-owner-block-name = block
command-owner-block-user-name = user
command-owner-block-server-name = server
command-owner-unblock-name = unblock
command-owner-unblock-user-name = user
command-owner-unblock-server-name = server
command-owner-leave-name = leave
command-owner-leave-server-name = server
command-owner-status = See how Herald is doing
command-owner-name = owner
command-owner-tables-name = tables
command-owner-tables-number-name = number
command-owner-tables-server-name = server
command-owner-tables-game-name = game
command-owner-tables-status-name = status
command-owner-tables-page-name = page
command-owner-announce-name = announce
command-owner-announce-en-name = en
command-owner-announce-fr-name = fr
command-owner-announce-server-name = server
command-owner-close-name = close
command-owner-close-number-name = number
command-owner-move-name = move
command-owner-move-number-name = number
command-owner-move-to-name = to
command-owner-repost-name = repost
command-owner-repost-number-name = number
command-owner-rewind-name = rewind
command-owner-rewind-number-name = number
command-owner-rewind-back-name = back
command-owner-status-name = status
