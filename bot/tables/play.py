"""Playing at a table: start, answer, take back.

Save first: an answer, the new state and every message that follows from it are committed in one
transaction before anybody sees a confirmation.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import msgspec

from bot.errors import Refused, Stale
from bot.outbox.closed_dms import ClosedDMs
from bot.outbox.messages import Message, Post, Private, TryDMsAgain, Turn
from bot.outbox.panels import retire_panel
from bot.outbox.places import channel_place, user_place
from bot.store.rows import FINISHED, OPEN, PLAYING, SeatRow
from bot.tables import fairness, reactions
from bot.tables.actors import Actor, require_host, require_own_seat, require_seat
from bot.tables.answers import Answered, chosen, why_no_undo
from bot.tables.archive import records, results
from bot.tables.computers.seats import computer_seat
from bot.tables.computers.thinkers import Thinkers
from bot.tables.model import Live, letters, log_step
from bot.tables.registry import Tables, decided_again
from bot.tables.timing import deadlines, reminders
from bot.tables.voting.ballots import Vote, record
from games.core import NORMAL, Answer, Ask, IllegalAnswer, Line, Text, text
from games.session import Move, Session
from games.standin import default_answer

PATIENCE = 2.0  # seconds for computer players, before they think on beside the game


@dataclass
class TableUpdate:
    """What changes at a table in one go: stored in one transaction and told in one post."""

    moves: list[Move] = field(default_factory=list)
    lines: list[tuple[int, Line]] = field(default_factory=list)  # each with its checkpoint
    checkpoint: bool = False  # one was passed
    before: list[Text] = field(default_factory=list)  # told above the lines
    after: list[Text] = field(default_factory=list)  # and below them
    by_hand: bool = True  # the player made the first move, nobody for them
    shows_next: bool = False  # they will see their next decision where they pressed
    shown: Sequence[Line] = ()  # for them alone, where they pressed: no DM need tell it
    facts: list[tuple[str, Message]] = field(default_factory=list)  # for other places
    vote: Vote | None = None  # that has led to it
    chosen: dict[int, Text] = field(default_factory=dict)  # what was chosen last, by seat
    left: int | None = None  # who has given up their seat
    left_says: str = "seat-given-up"  # what remains of their own panel
    decided: list[tuple[int, str]] = field(default_factory=list)  # who has, and what: by prompt
    rewinds_to: int | None = None  # answers and lines behind so many answers are dropped

    def add(self, more: TableUpdate) -> None:
        """Add what followed from a further move."""
        self.moves += more.moves
        self.lines += more.lines
        self.checkpoint |= more.checkpoint
        self.before += more.before
        self.chosen |= more.chosen


@dataclass(frozen=True)
class Notice:
    """Those to whom a decision is new: by DM, or named in the post."""

    by_dm: list[SeatRow]
    named: list[SeatRow]


class Play:
    def __init__(
        self,
        tables: Tables,
        thinkers: Thinkers | None = None,
        closed_dms: ClosedDMs | None = None,
    ) -> None:
        self.tables = tables
        self.thinkers = thinkers or Thinkers()
        self.closed_dms = closed_dms or ClosedDMs()
        # Lets computer players think on beside the game; without it, they are waited for.
        self.wake_computers: Callable[[int], None] | None = None
        self.store = tables.store
        self.clock = tables.clock

    @decided_again
    async def start(
        self, table_id: int, actor: Actor, stand_ins: int = 0, level: str = NORMAL
    ) -> None:
        """Start the game; so many computer players take the seats behind those of the people.

        Raise Refused for anybody but the host, for a wrong number of players, and for a level that
        there is not.
        """
        async with self.tables.locked(table_id) as live:
            if live.row.status != OPEN:
                raise Refused("game-has-begun" if live.row.status == PLAYING else "not-playing")
            require_host(live, actor)
            count = len(live.seats) + stand_ins
            if stand_ins < 0 or count not in live.numbers:
                raise Refused("wrong-number", count=count, possible=live.possible)
            for n in range(1, stand_ins + 1):
                live.seats.append(computer_seat(live, n, level))
            for seat, letter in zip(live.seats, letters(live.seats), strict=True):
                seat.letter = letter
            live.row.key = secrets.token_hex(fairness.KEY_BYTES)
            seed = fairness.seed(live.row.key)
            live.session = Session.start(live.game, count, live.row.options, seed)
            live.row.status = PLAYING
            live.row.started_at = self.clock()
            fixed = text(
                "chance-fixed", hash=fairness.commitment(live.row.key)[: fairness.COMMITTED]
            )
            opening = [(0, line) for line in live.session.opening]
            update = TableUpdate(lines=opening, checkpoint=True, after=[fixed])
            await self.advance(live, update)
            log_step(live.row, "started")

    @decided_again
    async def answer(
        self,
        table_id: int,
        user: int,
        seat: int,
        serial: int,
        answer: Sequence[str],
        shows_next: bool,
    ) -> Answered:
        """Store a player's answer, with all that follows from it.

        `shows_next`: the caller shows the player their next decision, so a DM can wait.
        Raise Stale if the game has moved on since they got this serial, Refused if the answer
        does not fit; neither changes anything.
        """
        async with self.tables.locked(table_id) as live:
            ask, given = self.checked(live, user, seat, serial, answer)
            receipt = fairness.receipt_for(live, seat, given)
            deadlines.charge(live, live.seats[seat], self.clock())
            update = self.step(live, seat, given)
            update.shows_next = shows_next
            if (await self.store.person(user)).dm_closed and self.closed_dms.may_try(self.clock()):
                update.facts.append((user_place(user), TryDMsAgain()))
            update.decided.append((user, ask.prompt.key))
            private = [line for _, line in update.lines if line.to == seat]
            update.shown = private if shows_next else ()
            await self.advance(live, update)
            return Answered(ask, given, private, receipt)

    @decided_again
    async def set_standing(self, table_id: int, user: int, standing: str | None) -> None:
        """Let a player pass on reactions in advance (see `reactions`), or be asked again."""
        async with self.tables.locked(table_id) as live:
            seat = live.seats[require_seat(live, user)]
            live.require_playing()
            seat.standing = standing
            if seat.seat in live.playing.pending:
                await self.advance(live, TableUpdate())
                return
            async with self.tables.saving(live):
                await self.store.save_seats(live.row.id, live.seats)

    @decided_again
    async def pass_while_away(self, user: int) -> None:
        """Pass on the reactions that wait for somebody who is on vacation from now on."""
        for table_id in await self.store.tables_of(user):
            async with self.tables.locked(table_id, opened=False) as live:
                session, seat = None if live.held else live.session, live.seat_of(user)
                if session is not None and session.reacting and seat in session.pending:
                    await self.advance(live, TableUpdate())

    async def pass_for(self, live: Live, seats: Sequence[int]) -> None:
        """Pass for those who have not reacted in time: silence is a pass, and is not told."""
        update = TableUpdate(by_hand=False)
        for seat in seats:
            if live.playing.reacting and seat in live.playing.pending:
                update.add(self.step(live, seat, default_answer(live.playing.pending[seat])))
        await self.advance(live, update)

    async def answer_forced(self, live: Live, seat: int) -> None:
        """Give a seat's only answer, as if its player had done so: that is not told."""
        update = self.step(live, seat, default_answer(live.playing.pending[seat]))
        update.by_hand = False
        await self.advance(live, update)

    @decided_again
    async def save_draft(
        self, table_id: int, user: int, seat: int, serial: int, answer: Sequence[str]
    ) -> Answer:
        """Keep an answer that counts only if the player runs out of time; return it as checked."""
        async with self.tables.locked(table_id) as live:
            _, given = self.checked(live, user, seat, serial, answer)
            live.seats[seat].draft = msgspec.json.encode(given).decode()
            async with self.tables.saving(live):
                await self.store.save_seats(live.row.id, live.seats)
                await self.tables.refresh(live)
            return given

    def checked(
        self, live: Live, user: int, seat: int, serial: int, answer: Sequence[str]
    ) -> tuple[Ask, Answer]:
        """Return the open question of a seat, and the answer in its normal form."""
        session = live.playing
        if seat not in range(len(live.seats)):
            raise Refused("no-such-seat")
        require_own_seat(live, seat, user)
        ask = session.pending.get(seat)
        if serial != live.seats[seat].serial or ask is None:
            raise Stale
        try:
            return ask, ask.check(tuple(answer))
        except IllegalAnswer as illegal:
            raise Refused(illegal.text.key, **illegal.text.args) from None

    def step(self, live: Live, seat: int, answer: Answer) -> TableUpdate:
        """Give an answer to the game; return what follows, with hashes of answers it reveals."""
        session = live.playing
        hashes = fairness.secret_hashes(live)
        own = fairness.receipt_for(live, seat, answer)
        if own is not None:
            hashes[seat] = own.hash
        checkpoints = session.checkpoints
        epoch = live.moves - len(session.moves)
        asked, decision = session.pending, session.decision
        before, since = session.around_checkpoint(session.answer(seat, answer))
        live.moves += 1
        for other, ask in asked.items():
            if other == seat or session.pending.get(other) is not ask:  # answered or withdrawn
                live.seats[other].serial += 1
        if session.decision is not decision:
            live.row.window += 1
        reactions.end_standing(live, session.checkpoints > checkpoints)
        lines = [(epoch, line) for line in before]
        lines += [(live.moves - len(session.moves), line) for line in since]
        update = TableUpdate([Move(seat, answer)], lines, session.checkpoints > checkpoints)
        update.chosen[seat] = chosen(asked[seat], answer, waits=own is not None)
        if hashes and not fairness.secret_hashes(live):
            update.before = [fairness.revealed(hashes)]
        return update

    async def answer_for(
        self,
        live: Live,
        seat: int,
        answer: Answer,
        why: str,
        vote: Vote | None = None,
    ) -> None:
        """Decide for somebody who has not done so in time; `why` is told."""
        update = self.step(live, seat, answer)
        update.before.insert(0, text(why, seat=seat))
        update.by_hand, update.vote = False, vote
        await self.advance(live, update)

    @decided_again
    async def undo(self, table_id: int, user: int, serial: int | None = None) -> Answer:
        """Take back a player's last answer, if the game allows it; return what it was."""
        async with self.tables.locked(table_id) as live:
            session = live.playing
            seat = require_seat(live, user)
            if serial is not None and serial != live.seats[seat].serial:
                raise Stale
            last = session.taken_back(seat)
            if last is None:
                why = why_no_undo(live, seat)
                raise Refused(why.key, **why.args)
            told = public(session.lines)
            try:
                session.undo(seat)
            except IllegalAnswer as illegal:  # what others did since does not fit without it
                raise Refused(illegal.text.key) from None
            live.seats[seat].standing = None  # else they would pass again at once
            await self.moves_taken_back(live, [seat], told, by=seat)
            return last[1]

    async def moves_taken_back(
        self,
        live: Live,
        seats: Sequence[int],
        told: Sequence[Line],
        by: int,
        vote: Vote | None = None,
        *notes: Text,
    ) -> None:
        """Store the moves that the session has left, after those of some seats were undone.

        What was `told` since the checkpoint and does not stand any more is retracted. Whoever has
        to decide anew is told, but for the one who wanted it. `notes` are told to all.
        """
        session = live.playing
        for row in live.seats:
            withdrawn = row.asked_at is not None and row.seat not in session.pending
            if row.seat in seats or withdrawn:
                row.serial += 1
        for seat in seats:
            deadlines.give_back(live, live.seats[seat])
        if not session.reacting:
            live.row.window += 1
        live.moves = live.row.saved_moves + len(session.moves)
        now = self.clock()
        live.row.moved_at = now
        await deadlines.note_asked(self.store, live, now)
        notice = await self._notice(live, now, by)
        async with self.tables.saving(live):
            await self.store.save_table(live.row)
            await self.store.drop_moves(live.row.id, after=live.row.saved_moves)
            await self.store.add_moves(live.row.id, live.row.saved_moves, session.moves, now)
            await self.store.drop_lines(live.row.id, live.row.saved_moves)
            await self.store.add_lines(live.row.id, live.turn_lines())
            await self.store.save_seats(live.row.id, live.seats)
            stands = public(session.lines)
            same = common(told, stands)
            if told[same:] or stands[same:] or notice.named or notes:
                undone = Post(
                    [*stands[same:], *map(Line, notes)],
                    grows=True,
                    named=[(row.seat, row.serial) for row in notice.named],
                    retracts=[*told[same:]],
                    undone_by=by,
                    epoch=live.row.saved_moves,
                )
                await self.tables.tell(live, channel_place(live.row.channel), undone)
            else:
                await self.tables.refresh(live)
            await self._retire_panels(live, TableUpdate(), by)
            for row in notice.by_dm:
                if row.seat != by:  # they see their panel already
                    await reminders.send_ask(self.store, live, row, now)
            if vote is not None:
                await record(self.tables, live, vote)

    async def _notice(self, live: Live, now: float, mover: int | None) -> Notice:
        if live.row.lesson is not None:
            return Notice([], [])
        newly = await reminders.newly_told(self.store, live, now, mover)
        by_dm = [seat for seat in newly if await reminders.by_dm(self.store, live, seat)]
        named = [seat for seat in newly if seat not in by_dm and seat.seat != mover]
        return Notice(by_dm, named)

    @decided_again
    async def continue_imported(self, table_id: int) -> None:
        """Continue a game from a file: stand-ins answer, and whoever owes a decision is asked."""
        async with self.tables.locked(table_id) as live:
            if live.row.status == PLAYING:
                await self.advance(live, TableUpdate())

    async def advance(self, live: Live, update: TableUpdate) -> None:
        """Answer for those who need not be waited for, then commit all of it in one transaction."""
        session = live.playing
        mover = update.moves[0].seat if update.moves and update.by_hand else None
        now = self.clock()
        await self._answer_unasked(live, update, now)

        moves, lines = update.moves, update.lines
        old_epoch, count = live.row.saved_moves, live.moves - len(moves)
        if update.checkpoint or live.row.version != live.game.version:  # it was lifted
            live.row.saved = session.saved
            live.row.saved_moves = live.moves - len(session.moves)
            live.row.version = live.game.version
        if moves or live.row.moved_at is None:
            live.row.moved_at, live.row.idle_asked_at = now, None
        if session.result is not None:
            live.row.status, live.row.ended_at = FINISHED, now
            update.after = await self._chance_shown(live, moves)
        asked = await deadlines.note_asked(self.store, live, now)
        notice = await self._notice(live, now, mover)
        said = public([line for _, line in lines])
        story = [*map(Line, update.before), *said, *map(Line, update.after)]
        # While one player goes on, their turn is told in one post that grows; when the turn
        # passes to others there is a new post, even if there is nothing to tell.
        grows = session.result is None and all(seat.seat == mover for seat in asked)
        passes = bool(moves and asked) and mover not in session.pending and not grows

        # The ratings that a result changes are changed by other tables too.
        async with self.tables.saving(live, alone=session.result is not None):
            if mover is not None:
                live.seats[mover].seen = await self.store.last_line(live.row.id)
                await self.store.note_decided(live.row.game, update.decided)
            await self._save(live, update, count, now)
            if session.result is not None:
                await results.record(self.store, live, session.result, moves, now)
            if story or notice.named or passes:
                grown = grows and bool(moves)
                await self.tables.post(
                    live, *story, grows=grown, named=notice.named, epoch=old_epoch
                )
            else:
                await self.tables.refresh(live)
            await self._tell_in_private(live, update, now)
            looking = mover if update.shows_next else None
            await self._retire_panels(live, update, looking)
            await self._ask_by_dm(live, notice, looking, now)
            if update.checkpoint or session.result is not None:
                await self._tell_followers(live, old_epoch)
            for place, fact in update.facts:
                await self.tables.tell(live, place, fact)
            if update.vote is not None:
                await record(self.tables, live, update.vote)
        if session.result is not None:
            log_step(live.row, "ended")
        elif self.wake_computers is not None and reactions.next_computer(live) is not None:
            self.wake_computers(live.row.id)

    async def _answer_unasked(self, live: Live, update: TableUpdate, now: float) -> None:
        """Let computer players decide, and pass for those who pass in advance. Computer players who
        take too long think on beside the game: somebody waits for what came of their answer. Where
        nobody does, they think beside it from the beginning."""
        waits = self.wake_computers is None or not self.thinkers.seconds
        seconds = PATIENCE if update.moves or update.lines else 0.0
        patience = None if waits else time.monotonic() + seconds
        while (seat := await reactions.next_unasked(self.store, live, now)) is not None:
            if live.seats[seat].user is not None:
                answer = default_answer(live.playing.pending[seat])
            else:
                left = None if patience is None else max(0.0, patience - time.monotonic())
                try:
                    answer = await asyncio.wait_for(self.thinkers.answer(live, seat), left)
                except TimeoutError:
                    return
            update.add(self.step(live, seat, answer))

    async def _ask_by_dm(self, live: Live, notice: Notice, looking: int | None, now: float) -> None:
        for asking in notice.by_dm:
            grace = reminders.ACTOR_GRACE if asking.seat == looking else 0.0
            await reminders.send_ask(self.store, live, asking, now + grace)

    async def _save(self, live: Live, update: TableUpdate, count: int, now: float) -> None:
        """Save a table with its new moves, behind those `count` that are stored."""
        await self.store.save_table(live.row)
        if update.rewinds_to is not None:
            await self.store.rewind(live.row.id, update.rewinds_to, "owner", now)
        await self.store.add_moves(live.row.id, count, update.moves, now)
        await self.store.save_seats(live.row.id, live.seats)
        await self.store.add_lines(live.row.id, update.lines)

    async def _retire_panels(self, live: Live, update: TableUpdate, looking: int | None) -> None:
        """Let the players' own panels that show a decision of before say what came of it.

        Whoever is `looking` at theirs sees it change anyway.
        """
        over = live.row.status == FINISHED
        why = text("game-is-over" if over else "question-over")
        if update.left is not None:
            gone = user_place(update.left)
            await retire_panel(self.store, live.row.id, gone, text(update.left_says))
        for seat in live.seats:
            if seat.user is not None and seat.seat != looking:
                says = update.chosen.get(seat.seat, why)
                serial = None if over else seat.serial
                place = user_place(seat.user)
                await retire_panel(self.store, live.row.id, place, says, serial)

    async def _chance_shown(self, live: Live, moves: Sequence[Move]) -> list[Text]:
        """Return what proves, now that the game is over, that it went by the rules."""
        if live.row.lesson is not None:
            return []  # its chance is known to everybody
        game = records.record(live, [*await self.store.moves(live.row.id), *moves])
        shown = records.game_hash(game)[: fairness.SHOWN]
        return [text("chance-shown", key=game.key, seal=shown)]

    async def _tell_in_private(self, live: Live, update: TableUpdate, now: float) -> None:
        """Send by DM what only one player may know, but for what they are shown anyway."""
        for seat in live.seats:
            lines = [
                line
                for _, line in update.lines
                if line.to == seat.seat and not any(line is shown for shown in update.shown)
            ]
            if lines and seat.user is not None:
                person = await self.store.person(seat.user)
                if not person.away(now):
                    due = person.quiet_until(now) or now
                    secret = Private(seat.seat, lines)
                    await self.tables.tell(live, user_place(seat.user), secret, due)

    async def _tell_followers(self, live: Live, epoch: int) -> None:
        """Tell followers that a turn is over, if they can be reached now."""
        for user in await self.store.followers(live.row.id):
            if (await self.store.person(user)).reachable(self.clock()):
                over = live.row.status == FINISHED
                turn = Turn(epoch, None if over else live.row.saved_moves)
                await self.tables.tell(live, user_place(user), turn)


def public(lines: Sequence[Line]) -> list[Line]:
    """Return what was said to all."""
    return [line for line in lines if line.to is None]


def common(before: Sequence[Line], after: Sequence[Line]) -> int:
    """Return how many lines are the same from the beginning."""
    pairs = zip(before, after, strict=False)
    return next(
        (n for n, (old, new) in enumerate(pairs) if old != new), min(len(before), len(after))
    )
