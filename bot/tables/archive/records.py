"""Games as files: everything that happened, so that it can be proved, replayed, taken elsewhere."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec

from bot.errors import Refused
from bot.store.rows import ANYBODY, FINISHED, LIVE, PLAYING, SeatRow, TableRow
from bot.tables import fairness, names
from bot.tables.model import Live, letters, log_step
from bot.tables.registry import Tables, decided_again
from games import GAMES
from games.core import Line, text
from games.session import Move, Session, leads_to

FORMAT = 2
LARGEST = 1024 * 1024  # bytes
PEOPLE = 10


Whole = Annotated[int, msgspec.Meta(ge=1, le=2**63 - 1)]  # what SQLite can hold
Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]


@dataclass
class Seated:
    name: str
    user: Whole | None  # whose seat it is, also while a stand-in plays for them; None: nobody's


class Record(msgspec.Struct):
    """A game from its key to its last move. The hashes are those that were posted.

    It can be proved by the version of the game that is named in it.
    """

    herald: int  # the format
    game: str
    version: int
    options: dict[str, str]
    key: Hex
    commitment: str
    seats: list[Seated]
    moves: list[tuple[int, list[str]]]
    game_hash: str = msgspec.field(name="seal", default="")  # its name in files, and hashed


def record(live: Live, moves: Sequence[Move]) -> Record:
    key, version = live.row.key, live.row.version
    if key is None or version is None:
        raise Refused("never-begun")
    made = Record(
        herald=FORMAT,
        game=live.row.game,
        version=version,
        options=live.row.options,
        key=key,
        commitment=fairness.commitment(key),
        seats=[Seated(seat.name, _whose(live, seat)) for seat in live.seats],
        moves=[(move.seat, list(move.answer)) for move in moves],
    )
    made.game_hash = game_hash(made)
    return made


def _whose(live: Live, seat: SeatRow) -> int | None:
    """Return who plays a seat, or may take it back and has no other one."""
    if seat.user is None and seat.former is not None and live.seat_of(seat.former) is None:
        return seat.former
    return seat.user


def game_hash(record: Record) -> str:
    """Return the hash of all that decides a game. Who the players are is not part of it: they
    may change their names, be replaced, or ask to be forgotten."""
    nobody = [Seated("", None) for _ in record.seats]
    decisive = msgspec.structs.replace(record, seats=nobody, game_hash="")
    return hashlib.sha256(msgspec.json.encode(decisive, order="sorted")).hexdigest()


@decided_again
async def export(tables: Tables, live: Live) -> bytes:
    """Return the file of a game that is over: it holds everything that was secret.

    Also of one that cannot be opened here: the version that saved it can prove the file.
    Raise Refused for a game that is not over, or that no version can prove any more.
    """
    async with tables.locked(live.row.id, opened=False) as locked:
        if locked.row.status in LIVE:
            raise Refused("export-when-over")
        made = record(locked, await tables.store.moves(locked.row.id))
        if locked.load_error is None and made.version == locked.game.version:
            await asyncio.to_thread(_require_provable, made, locked.row.saved)
        if not locked.row.exported:
            locked.row.exported = True
            async with tables.saving(locked):
                await tables.store.save_table(locked.row)
    return msgspec.json.format(msgspec.json.encode(made))


def _require_provable(made: Record, saved: bytes | None) -> None:
    """Refuse a game that no version can prove: it began under other rules and went on from its
    saved table, to which its moves do not lead from the start any more. Better no file than one
    that looks forged."""
    try:
        again = replay(made).session
    except Refused as misfit:
        raise Refused("export-rules-changed") from misfit
    assert saved is not None
    if not leads_to(again, saved, made.version):
        raise Refused("export-rules-changed")


def read(data: bytes) -> Record:
    if len(data) > LARGEST:
        raise Refused("import-unreadable")
    try:
        found = msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("import-unreadable") from None
    if found.herald != FORMAT or found.game not in GAMES or len(found.seats) > PEOPLE:
        raise Refused("import-unreadable")
    if found.version != GAMES[found.game].version:
        raise Refused("other-version")
    return found


@dataclass
class Replayed:
    """A game as it stands after its last move."""

    record: Record
    session: Session[Any, Any]
    lines: list[tuple[int, Line]]  # each with the number of moves before its checkpoint
    saved_moves: int
    receipts: list[tuple[int, list[str], str]]  # all secret answers: seat, answer, hash


def replay(record: Record) -> Replayed:
    try:
        seed = fairness.seed(record.key)
        session = Session.start(GAMES[record.game], len(record.seats), record.options, seed)
        lines = [(0, line) for line in session.opening]
        epoch, receipts = 0, []
        for count, (seat, answer) in enumerate(record.moves, start=1):
            if session.pending[seat].secret:  # those that waited for others were posted
                own = sum(move.seat == seat for move in session.moves)
                salt = fairness.salt(record.key, epoch, seat, own)
                receipts.append((seat, answer, fairness.answer_hash(salt, answer)))
            before, since = session.around_checkpoint(session.answer(seat, answer))
            lines += [(epoch, line) for line in before]
            epoch = count - len(session.moves)
            lines += [(epoch, line) for line in since]
    except Exception as error:  # whatever the file does to the rules, it is the file's fault
        raise Refused("import-does-not-fit") from error
    return Replayed(record, session, lines, epoch, receipts)


def verify(data: bytes) -> Replayed:
    """Prove a file: the chance was fixed at the start, every move is legal, nothing was changed.

    Raise Refused, which says what is wrong.
    """
    found = read(data)
    if fairness.commitment(found.key) != found.commitment:
        raise Refused("verify-chance")
    if game_hash(found) != found.game_hash:
        raise Refused("verify-seal")
    return replay(found)


@dataclass(frozen=True)
class Place:
    """Where a game is set up again, and by whom."""

    guild: int
    channel: int
    user: int
    lang: str
    seat: int | None = None  # which they take under their name, if nobody from that game is here
    name: str = ""


def seat_called(record: Record, said: str) -> int:
    """Return the seat of a person in a file by its letter or name. Raises Refused."""
    people = [n for n, seat in enumerate(record.seats) if seat.user is not None]
    known = [names.clean(seat.name) if seat.user else None for seat in record.seats]
    called = {seat: (letter, known[seat] or "") for seat, letter in enumerate(names.letters(known))}
    wanted = said.strip().casefold()
    for seat in people:
        if wanted in [name.casefold() for name in called[seat]]:
            return seat
    raise Refused("import-which-seat", names=[" ".join(called[seat]) for seat in people])


async def restore(tables: Tables, data: bytes, place: Place, now: float) -> int:
    """Set a game up again in this channel, where it goes on if unfinished; return its table."""
    replayed = await asyncio.to_thread(verify, data)
    found = replayed.record
    if place.seat is None and place.user not in [seat.user for seat in found.seats]:
        raise Refused("import-not-yours")
    rules = await tables.store.server_rules(place.guild)
    row = TableRow(
        guild=place.guild,
        channel=place.channel,
        game=found.game,
        host=place.user,
        lang=place.lang,
        options=found.options,
        status=FINISHED if replayed.session.result else PLAYING,
        remind=rules.remind,
        clock=rules.clock,
        key=found.key,
        saved=replayed.session.saved,
        version=found.version,
        saved_moves=replayed.saved_moves,
        opened_at=now,
        started_at=now,
        moved_at=now,
        exported=True,
    )
    seats = _seats(found, place, running=row.status == PLAYING)
    moves = [Move(seat, tuple(answer)) for seat, answer in found.moves]
    announcement = [text("imported", moves=len(moves))]
    if offered := [seat.seat for seat in seats if seat.open_to is not None]:
        key = "imported-seats" if place.seat is None else "imported-free-seats"
        announcement.append(text(key, seats=[*offered]))
    table = await tables.add(row, seats, moves, replayed.lines, *announcement)
    log_step(row, "imported")
    return table


def _seats(found: Record, place: Place, running: bool) -> list[SeatRow]:
    """Only whoever sets the game up again sits down. A file is no consent of the others: stand-ins
    play for them, and nothing is sent to them, until they take their seats. One seat a person.

    If nobody from that game is here, whoever wants a person's seat can have it."""
    seats: list[SeatRow] = []
    for i, seated in enumerate(found.seats):
        seat = SeatRow(0, i, None, names.clean(seated.name))
        if place.seat is not None:
            if i == place.seat:
                seat.user, seat.name = place.user, names.clean(place.name)
            elif seated.user is not None:
                seat.open_to = ANYBODY if running else None
        elif seated.user == place.user:
            seat.user = None if any(other.user == place.user for other in seats) else place.user
        elif seated.user not in [other.former for other in seats]:
            seat.former = seated.user
            seat.open_to = seated.user if running else None
        seats.append(seat)
    for seat, letter in zip(seats, letters(seats), strict=True):
        seat.letter = letter
    return seats
