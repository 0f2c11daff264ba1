"""A database of the version before comes along whole: its games go on where they stood.

The fixture was written by the last version with schema 5. It has a running game of each kind in
the middle of a turn, one that is over, one that was closed, one that has not begun; a vote, a
follower, panels, and messages of every kind that were not sent yet.
"""

import gzip
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import closing
from math import inf
from pathlib import Path
from string import ascii_uppercase
from typing import get_args

import msgspec
import pytest

from bot.language.story import paragraphs
from bot.language.texts import Words
from bot.outbox.messages import Farewell, Message, Private, Redraw, from_row
from bot.store import Store
from bot.tables.actors import Actor
from bot.tables.archive import results
from bot.tables.computers.thoughts import thought
from bot.tables.model import Live
from bot.tables.voting import ballots
from games import GAMES
from tests.bot.conftest import ANN, BEN, DAN, EVE, Clock, Room
from tests.samples import and_slow

SCHEMA_5 = Path(__file__).parent / "fixtures" / "schema5.sql.gz"
RUNNING = {"xidit": 1, "annodomini": 2, "sigillum": 3, "mageknight": 4}
FINISHED, ABANDONED, LOBBY = 5, 6, 7
SECRET = RUNNING["xidit"]  # a round of orders: one is submitted, one a draft, one not given


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """The database as the version before left it."""
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(gzip.decompress(SCHEMA_5.read_bytes()).decode())
    return path


@pytest.fixture
async def store(old: Path) -> AsyncIterator[Store]:
    store = await Store.open(old)
    yield store
    await store.close()


@pytest.fixture
def clock() -> Clock:
    clock = Clock()
    clock.now = 1_700_100_000.0
    return clock


async def answered_on(room: Room, live: Live, most: float) -> None:
    """Each of the people answers as a stand-in would, until the game is over."""
    end = live.moves + most
    while live.row.status == "playing" and live.moves < end:
        seat = next(iter(live.playing.pending))
        await room.answer(live, seat, *thought(live, seat).answer())


def test_every_game_of_the_fixture_is_still_there() -> None:
    """Games that came later are not in it: no database of that version can have them."""
    assert set(RUNNING) <= set(GAMES)


@pytest.mark.parametrize(
    ("game", "answers"),
    and_slow(
        [("xidit", inf), ("annodomini", inf), ("sigillum", 20), ("mageknight", 20)],
        [("sigillum", inf), ("mageknight", inf)],
    ),
)
async def test_a_running_game_goes_on_to_its_end(room: Room, game: str, answers: float) -> None:
    """The longest only for a while, unless there is time."""
    live = await room.tables.get(RUNNING[game])
    assert live.row.game == game and live.row.status == "playing"
    assert live.moves > live.row.saved_moves, "in the middle of a turn"
    assert not live.playing.restarted, "its answers fit"
    await answered_on(room, live, answers)
    assert live.row.status == ("finished" if answers == inf else "playing")
    assert len(await room.store.moves(live.row.id)) == live.moves


async def test_what_is_over_closed_or_not_begun_loads(room: Room) -> None:
    over = await room.tables.get(FINISHED)
    assert over.session and over.session.result and over.row.ended_at
    closed = await room.tables.get(ABANDONED)
    assert closed.session and closed.row.status == "abandoned"
    lobby = await room.tables.get(LOBBY)
    assert lobby.session is None and [seat.user for seat in lobby.seats] == [EVE, ANN]


async def test_a_closed_game_is_reopened_and_a_lobby_begins(room: Room) -> None:
    closed = await room.tables.get(ABANDONED)
    await room.seating.reopen(closed.row.guild, closed.row.channel, closed.seats[0].user or 0)
    assert closed.row.status == "playing"
    await room.play.start(LOBBY, Actor(EVE))
    assert (await room.tables.get(LOBBY)).playing.pending


async def test_games_that_have_begun_keep_their_letters_and_others_get_initials(
    room: Room,
) -> None:
    for table in (*RUNNING.values(), FINISHED, ABANDONED):
        live = await room.tables.get(table)
        assert "".join(map(live.letter, range(len(live.seats)))) in ascii_uppercase
        assert live.letter(0) == "A"
    lobby = await room.tables.get(LOBBY)
    assert [seat.letter for seat in lobby.seats] == [None, None]
    await room.play.start(LOBBY, Actor(EVE))
    assert [seat.letter for seat in lobby.seats] == ["E", "A"]


async def test_a_secret_round_keeps_what_was_submitted_and_what_was_saved(room: Room) -> None:
    live = await room.tables.get(SECRET)
    assert set(live.playing.pending) == {1, 2}, "one has given theirs"
    assert all(ask.secret for ask in live.playing.pending.values())
    assert live.seats[1].user == BEN and live.seats[1].draft
    live.playing.pending[1].check(tuple(msgspec.json.decode(live.seats[1].draft)))


async def test_every_unsent_message_can_be_read(old: Path, clock: Clock) -> None:
    with closing(sqlite3.connect(old)) as db:
        written = Counter(kind for (kind,) in db.execute("select kind from outbox"))
    kinds = {"post", "refresh", "ask", "brief", "follow", "vote", "note", "strip", "knock"}
    assert set(written) == kinds
    store = await Store.open(old)
    rows = await Room.over(store, clock).outbox()
    await store.close()
    assert len(rows) == written.total()
    since = {Private, Farewell, Redraw}  # there were none of these
    assert {type(from_row(row)) for row in rows} == set(get_args(Message)) - since, "all are facts"
    assert any(row.batch is not None and row.tries for row in rows), "some were tried"


async def test_panels_people_followers_votes_and_results_are_there(room: Room) -> None:
    store = room.store
    ann = await store.person(ANN)
    assert (ann.lang, ann.zone, ann.quiet_from, ann.quiet_to) == ("fr", "Europe/Paris", 23, 7)
    assert (ann.remind, ann.dm) == (7200, 9101)
    dan = await store.person(DAN)
    assert dan.dm_closed and not dan.listed
    panel = await store.panel(RUNNING["mageknight"], "channel:14")
    assert panel and (panel.channel, panel.message) == (14, 7199)
    assert paragraphs(panel.story, Words("en")) == "**Newer**"
    assert await store.panel(SECRET, f"user:{BEN}")
    assert await store.followers(RUNNING["mageknight"]) == [EVE]
    [vote] = await ballots.open_at(store, RUNNING["mageknight"])
    assert vote.kind == "pause" and vote.ballots == {str(ANN): True}
    assert [row.place for row in await store.blocked()] == ["channel:13"]
    assert [one.game for one in await results.summaries(store, 1)] == ["xidit"]
    assert {one.user for one in await results.leaderboard(store, 1, "xidit")} == {ANN, BEN}
