"""Games as files: there and back, and nothing else."""

import json
from typing import Any

import pytest

from bot import transfer
from bot.store import ABANDONED, FINISHED, PLAYING
from bot.tables import Live, Refused
from games.core import Rng
from tests.bot.conftest import ANN, BEN, CAT, EVE, Room
from tests.bot.test_tables import refusal

THERE = transfer.Place(1, 77, BEN, "en")


async def play_on(room: Room, live: Live, moves: int = 10**6) -> None:
    rng = Rng(9)
    for _ in range(moves):
        if live.row.status != PLAYING:
            return
        seat, ask = next(iter(live.playing.pending.items()))
        await room.answer(live, seat, *live.game.stand_in(live.playing.view(seat), ask, rng))


async def exported(room: Room, moves: int = 10**6) -> tuple[Live, bytes]:
    live = await room.begin(ANN, BEN, CAT)
    await play_on(room, live, moves)
    if live.row.status == PLAYING:
        await room.tables.abandon(live.row.id, ANN, False)
    await room.empty()
    return live, await transfer.export(room.tables, live)


async def restore(room: Room, data: bytes, place: transfer.Place = THERE) -> Live:
    table = await transfer.restore(room.tables, data, place, room.clock())
    await room.play.take_up(table)
    return await room.tables.get(table)


async def test_only_what_is_over_is_exported(room: Room) -> None:
    table = await room.open(ANN, BEN, CAT)
    live = await room.tables.get(table)
    assert await refusal(transfer.export(room.tables, live)) == "export-when-over"
    await room.play.start(table, ANN)
    assert await refusal(transfer.export(room.tables, live)) == "export-when-over"
    await room.tables.abandon(table, ANN, False)
    assert await transfer.export(room.tables, live)
    other = await room.open(ANN)
    await room.tables.abandon(other, ANN, False)
    never = await room.tables.get(other)
    assert await refusal(transfer.export(room.tables, never)) == "never-begun"


async def test_a_finished_game_comes_back_finished(room: Room) -> None:
    live, data = await exported(room)
    assert live.row.status == FINISHED
    again = await restore(room, data)
    assert again.row.status == FINISHED and again.session is not None
    assert live.session is not None
    assert again.session.table == live.session.table
    assert again.session.result == live.session.result
    assert await room.store.lines(again.row.id) == await room.store.lines(live.row.id)
    assert await room.store.moves(again.row.id) == await room.store.moves(live.row.id)
    assert json.loads(await transfer.export(room.tables, again)) == json.loads(data)
    assert [row.kind for row in await room.outbox()] == ["post"], "nobody is asked for anything"


async def test_an_abandoned_game_goes_on_where_it_was(room: Room) -> None:
    live, data = await exported(room, moves=25)
    assert live.row.status == ABANDONED and live.session is not None
    before = live.session.table
    again = await restore(room, data)
    assert again.row.status == PLAYING and again.row.host == BEN
    assert again.playing.table == before
    assert again.playing.pending == live.session.pending
    asked = {row.place for row in await room.outbox() if row.kind == "ask"}
    secret = {seat for seat, ask in again.playing.pending.items() if ask.secret}
    assert asked == {f"user:{again.seats[seat].user}" for seat in secret}
    assert all(again.seats[seat].asked_at for seat in again.playing.pending)
    fresh = await room.again().tables.get(again.row.id)
    assert fresh.playing.table == before
    await play_on(room, again)
    assert again.row.status == FINISHED


async def test_a_file_cut_short_does_not_wait_for_a_stand_in(room: Room) -> None:
    live = await room.begin(ANN, stand_ins=3)
    await play_on(room, live, moves=3)
    await room.tables.abandon(live.row.id, ANN, False)
    record = json.loads(await transfer.export(room.tables, live))
    record["moves"] = record["moves"][:-2]
    again = await restore(room, json.dumps(record).encode(), transfer.Place(1, 77, ANN, "en"))
    assert list(again.playing.pending) == [0]


async def test_only_who_plays_in_it_and_only_where_there_is_room(room: Room) -> None:
    live, data = await exported(room, moves=10)
    stranger = transfer.Place(1, 77, EVE, "en")
    assert await refusal(restore(room, data, stranger)) == "import-not-yours"
    await room.open(EVE)
    here = transfer.Place(1, live.row.channel, ANN, "en")
    assert await refusal(restore(room, data, here)) == "table-here-already"
    assert await room.store.table(3) is None


def change(data: bytes, **changed: Any) -> bytes:
    return json.dumps(json.loads(data) | changed).encode()


async def test_what_is_no_export_is_refused_in_one_word(room: Room) -> None:
    live, data = await exported(room, moves=12)
    record = json.loads(data)
    ann = record["seats"][0]
    unreadable = [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"\xff\xfe",
        b"[" * 50_000,
        b'{"x": ' + b"[" * 100_000,
        data[:-10],
        data.replace(b'"xidit"', b'"chess"'),
        change(data, herald=2),
        change(data, seed="x"),
        change(data, seed=2**70),
        change(data, seed=-1),
        change(data, seats=[ann] * 11),
        change(data, seats=[ann | {"user": 2**70}]),
        change(data, moves=[[0]]),
        change(data, moves=[[0, "k"]]),
        change(data, options={"length": 3}),
    ]
    for forged in unreadable:
        assert await refusal(restore(room, forged)) == "import-unreadable", forged[:80]
    assert await refusal(restore(room, change(data, version=99))) == "other-version"
    misfits: list[dict[str, Any]] = [
        {"seats": record["seats"][:2]},
        {"options": {"length": "endless"}},
        {"options": {"colour": "red"}},
        {"moves": [*record["moves"][:5], [0, ["x"]]]},
        {"moves": [[7, ["1"]]]},
        {"moves": [[-1, ["1"]]]},
        {"moves": [*record["moves"], [0, ["k"] * 7]]},
        {"moves": [*record["moves"], *record["moves"]]},
    ]
    for misfit in misfits:
        forged = change(data, **misfit)
        assert await refusal(restore(room, forged)) == "import-does-not-fit", misfit
    assert await room.store.table(live.row.id + 1) is None
    assert await room.outbox() == []


async def test_names_from_a_file_are_cut(room: Room) -> None:
    _, data = await exported(room, moves=3)
    record = json.loads(data)
    record["seats"][1]["name"] = "n" * 5000
    again = await restore(room, json.dumps(record).encode())
    assert again.seats[1].name == "n" * 80


@pytest.mark.parametrize("size", [0, 1])
async def test_random_damage_never_breaks_anything(room: Room, size: int) -> None:
    _, data = await exported(room, moves=15)
    rng = Rng(size)
    tables = 1
    for _ in range(150):
        damaged = bytearray(data)
        for _ in range(1 + size * 4):
            damaged[rng.below(len(damaged))] = rng.below(256)
        place = transfer.Place(1, 100 + tables, BEN, "en")
        try:
            await restore(room, bytes(damaged), place)
        except Refused:
            assert await room.store.table(tables + 1) is None
        else:
            tables += 1
