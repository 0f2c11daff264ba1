"""Old games are dropped for good: what they meant for their players stays."""

import re

import pytest

from bot.errors import DatabaseError, Refused
from bot.store.clock import DAY
from bot.store.engines.migrations import migrations
from bot.store.operating.pruning import OF_A_TABLE
from bot.store.rows import BlockedRow
from bot.tables.actors import Actor
from bot.tables.archive.results import leaderboard, summaries
from bot.tables.operating.overview import in_words
from bot.tables.operating.pruning import prune
from bot.tables.play import TableUpdate
from games.core import Result
from tests.bot.conftest import ANN, BEN, CAT, GUILD, Room


async def ended(room: Room, finished: bool = True) -> int:
    """A game that has ended in the one way or the other; its number."""
    live = await room.planning(ANN, BEN, CAT)
    if finished:
        live.playing.result = Result([0], [9, 5, 3])
        await room.play.advance(live, TableUpdate())
    else:
        await room.seating.abandon(live.row.id, Actor(ANN))
    return live.row.id


async def said(room: Room, days: int, sure: bool = False) -> str:
    return in_words(await prune(room.tables, days, sure), "en")


async def rows_of(room: Room, table: int) -> int:
    """How many rows are kept about a table."""
    sqls = (f"select count(*) from {name} where table_id = ?" for name in OF_A_TABLE)
    return sum([(await room.store.one(sql, (table,)))[0] for sql in sqls])


def test_all_that_belongs_to_a_table_goes_with_it() -> None:
    """Whatever a migration lets refer to tables; only results stay."""
    belongs = re.compile(r"create table (\w+) [^;]*table_id integer[^;]*references tables")
    scripts = [script.read_text(encoding="utf-8") for script in migrations().values()]
    found = {name for script in scripts for name in belongs.findall(script)}
    assert found - {"results"} == {*OF_A_TABLE}


async def test_nothing_is_dropped_unless_it_is_sure(room: Room) -> None:
    await ended(room)
    await ended(room, finished=False)
    await room.planning(ANN, BEN, CAT)
    assert await said(room, 30) == "No game ended more than 30 days ago."
    room.clock.now += 31 * DAY
    told = await said(room, 30)
    assert told.startswith("Games that ended more than 30 days ago: 1 finished, 1 abandoned.")
    assert "Nothing is deleted yet." in told
    assert [row[0] for row in await room.store.all("select id from tables order by id")] == [
        1,
        2,
        3,
    ]


async def test_old_games_go_with_all_that_was_played_and_results_and_ratings_stay(
    room: Room,
) -> None:
    old = await ended(room)
    async with room.store.transaction():
        await room.store.block(BlockedRow("channel:10", old, GUILD, "permission"))
        await room.store.write("insert into follows values (?, ?)", (old, ANN))
    room.clock.now += 2 * DAY
    await room.timekeeper.run_due()
    room.clock.now += 400 * DAY
    new = await ended(room)
    before = (await summaries(room.store, GUILD), await leaderboard(room.store, GUILD, "xidit"))
    assert before[0][0].games == 2
    assert (await said(room, 365, sure=True)).startswith("1 game is deleted. The database was ")
    assert await rows_of(room, old) == 0 < await rows_of(room, new)
    with pytest.raises(Refused, match="no-such-table"):
        await room.tables.get(old)
    stays = (await summaries(room.store, GUILD), await leaderboard(room.store, GUILD, "xidit"))
    assert stays == before


async def test_the_newest_table_stays_so_that_no_number_is_given_again(room: Room) -> None:
    """Else the results of a new game would take the place of an old one's."""
    await ended(room)
    newest = await ended(room)
    room.clock.now += 400 * DAY
    assert (await said(room, 365, sure=True)).startswith("1 game is deleted.")
    assert await said(room, 365) == "No game ended more than 365 days ago."
    assert await room.open(ANN) == newest + 1


async def test_a_game_that_somebody_is_looking_at_stays(room: Room) -> None:
    old = await ended(room)
    await room.open(ANN)
    room.clock.now += 400 * DAY
    async with room.tables.locked(old):
        assert (await said(room, 365, sure=True)).startswith("0 games are deleted.")
    assert (await said(room, 365, sure=True)).startswith("1 game is deleted.")


async def test_a_running_game_is_never_dropped(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    room.clock.now += 4000 * DAY
    assert await said(room, 1, sure=True) == "No game ended more than 1 day ago."
    assert (await room.again().tables.get(live.row.id)).session is not None


async def test_on_a_full_disk_the_games_are_dropped_and_the_file_keeps_its_size(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def full() -> None:
        raise DatabaseError("database or disk is full")

    await ended(room)
    await room.open(ANN)
    room.clock.now += 400 * DAY
    monkeypatch.setattr(room.store.engine, "shrink", full)
    assert (await said(room, 365, sure=True)).startswith("1 game is deleted.")
    assert (
        "prune: the database file could not be made smaller: database or disk is full"
        in caplog.text
    )


@pytest.mark.sqlite_only
async def test_the_file_becomes_smaller(room: Room) -> None:
    await ended(room)
    async with room.store.transaction():
        await room.store.write("update tables set saved = ?", (bytes(1_000_000),))
    await room.open(ANN)
    room.clock.now += 400 * DAY
    before = await room.store.engine.size()
    await said(room, 365, sure=True)
    assert await room.store.engine.size() < before - 900_000
