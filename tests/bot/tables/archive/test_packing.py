"""A finished game takes little room, and nobody notices that it does."""

import json
from typing import Any

import msgspec

from bot.store.clock import DAY
from bot.store.moves import Packed, PackedLine, PackedMove, compressed, packed, unpacked
from bot.store.rows import FINISHED, PanelRow
from bot.tables.actors import Actor
from bot.tables.archive import records
from bot.tables.archive.history import Replays
from bot.tables.model import Live
from bot.tables.privacy import export
from bot.tables.timing.timekeeper import PACKED_AT_ONCE
from tests.bot.conftest import ANN, BEN, CAT, Room
from tests.bot.tables.archive.test_records import play_on
from tests.bot.tables.test_registry import refusal


async def finished(room: Room) -> Live:
    live = await room.begin(ANN, BEN, CAT)
    await play_on(room, live, lively=True)
    await room.empty()
    assert live.row.status == FINISHED
    return live


async def bytes_of(room: Room, table: int) -> int:
    """Return how many bytes the rows of a game have."""
    sums = (
        "select coalesce(sum(length(answer) + 24), 0) from moves where table_id = ?",
        "select coalesce(sum(length(line) + 24), 0) from log where table_id = ?",
        "select coalesce(sum(length(record)), 0) from packed where table_id = ?",
        "select length(saved) from tables where id = ?",
    )
    return sum([int((await room.store.one(sql, (table,)))[0]) for sql in sums])


async def all_that_is_known(room: Room, table: int) -> list[Any]:
    store, live = room.store, await room.tables.get(table)
    first, *_, last = await store.turns(table)
    return [
        await store.moves(table),
        await store.moves(table, after=7),
        await store.move_times(table),
        await store.lines(table),
        await store.lines(table, 0, 1),
        first,
        last,
        await records.export(room.tables, live),
        (await Replays().of(room.tables, table)).steps,
        json.loads(await export(room.store, ANN))["answers"],
        live.session and live.session.view(None),
    ]


async def test_a_day_after_its_end_a_game_is_packed_and_all_is_known_as_before(room: Room) -> None:
    live = await finished(room)
    table = live.row.id
    before, large = await all_that_is_known(room.again(), table), await bytes_of(room, table)
    room.clock.now += DAY - 1
    await room.timekeeper.run_due()
    assert await bytes_of(room, table) == large
    room.clock.now += 2
    await room.timekeeper.run_due()
    assert await bytes_of(room, table) < large / 8
    assert await all_that_is_known(room.again(), table) == before


async def test_a_game_that_was_over_when_it_came_from_a_file_is_packed_too(room: Room) -> None:
    live = await finished(room)
    data = await records.export(room.tables, live)
    place = records.Place(1, 77, BEN, "en")
    table = await records.restore(room.tables, data, place, room.clock())
    before = await room.store.turns(table)
    room.clock.now += 2 * DAY
    await room.timekeeper.run_due()
    assert {*await room.store.all("select table_id from packed")} == {(live.row.id,), (table,)}
    assert await room.store.turns(table) == before


def test_times_are_kept_to_the_millisecond() -> None:
    moves = [PackedMove(1, 0, '["a"]', 1_763_000_000.1234567), PackedMove(2, 1, "[]", 3.0)]
    found = unpacked(packed(Packed(moves, [PackedLine(7, 0, '{"a": 1}')])))
    assert [move.at for move in found.moves] == [1_763_000_000.123, 3.0]
    assert [(move.n, move.seat, move.answer) for move in found.moves] == [
        (1, 0, '["a"]'),
        (2, 1, "[]"),
    ]
    assert found.log == [PackedLine(7, 0, '{"a": 1}')]


async def test_a_record_of_before_is_still_read(room: Room) -> None:
    live = await finished(room)
    table = live.row.id
    room.clock.now += 2 * DAY
    await room.timekeeper.run_due()
    before = await all_that_is_known(room.again(), table)
    (record,) = await room.store.one("select record from packed")
    rows = compressed(msgspec.json.encode(unpacked(record)))
    assert len(rows) > len(record)
    async with room.store.transaction():
        await room.store.write("update packed set record = ?", (rows,))
    assert await all_that_is_known(room.again(), table) == before


async def test_the_newest_post_of_a_packed_game_says_what_it_said(room: Room) -> None:
    live = await finished(room)
    place = f"channel:{live.row.channel}"
    told = await room.store.lines(live.row.id)
    async with room.store.transaction():
        await room.store.set_panel(PanelRow(live.row.id, place, live.row.channel, 77, told[-20:]))
    room.clock.now += 2 * DAY
    await room.timekeeper.run_due()
    panel = await room.store.panel(live.row.id, place)
    assert panel is not None and (panel.message, panel.story) == (77, told[-20:])
    (kept,) = await room.store.one("select length(story) from panels")
    assert kept < len(msgspec.json.encode(told[-20:])) / 2


async def test_a_game_that_is_not_finished_is_never_packed(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    await play_on(room, live, 20)
    await room.seating.abandon(live.row.id, Actor(ANN))  # it may be taken up again
    room.clock.now += 30 * DAY
    await room.timekeeper.run_due()
    assert await room.store.one("select 1 from packed") is None
    assert await room.store.moves(live.row.id)


async def test_many_games_are_packed_a_few_at_a_time(room: Room) -> None:
    await finished(room)
    room.clock.now += 2 * DAY
    assert len(await room.store.to_pack(room.clock(), PACKED_AT_ONCE)) == 1
    assert await room.store.to_pack(room.clock(), 0) == []


async def test_a_game_that_ended_before_tables_noted_more_is_still_replayed_and_exported(
    room: Room,
) -> None:
    """An update brings a field with a default and a setting, and corrects how far one can undo."""
    live = await finished(room)
    table = live.row.id
    room.clock.now += 2 * DAY
    await room.timekeeper.run_due()
    before = await all_that_is_known(room.again(), table)
    row = await room.store.table(table)
    assert row is not None and row.saved is not None
    saved = json.loads(row.saved)
    assert saved.pop("deeds") and saved["options"].pop("census")
    saved["reveals"] += 1

    async def store(saved: dict[str, Any]) -> None:
        async with room.store.transaction():
            packed_table = compressed(msgspec.json.encode(saved))
            await room.store.write(
                "update tables set saved = ? where id = ?", (packed_table, table)
            )

    await store(saved)
    *known, _ = await all_that_is_known(room.again(), table)
    assert known == before[:-1]
    await store(saved | {"year": saved["year"] - 1})
    assert await refusal(Replays().of(room.again().tables, table)) == "replay-does-not-fit"
