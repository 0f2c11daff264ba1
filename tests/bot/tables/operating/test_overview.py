"""All tables as the owner sees them."""

import pytest

from bot.store.clock import DAY
from bot.store.operating.faults import FaultRow
from bot.store.rows import BlockedRow
from bot.tables.actors import Actor
from bot.tables.operating.overview import PAGE, Overview, in_words
from bot.tables.operating.world import Offline
from games import GAMES
from tests.bot import newer
from tests.bot.conftest import ANN, BEN, CAT, CHANNEL, DAN, GUILD, Room
from tests.bot.tables.test_registry import refusal


class Servers(Offline):
    async def server(self, guild: int) -> str | None:
        return "Games_Club" if guild == GUILD else None

    async def channel(self, guild: int, channel: int) -> str | None:
        return f"room-{channel}"


async def listed(room: Room, **wanted: object) -> list[str]:
    lines = await Overview(room.tables, Servers()).tables(**wanted)  # type: ignore[arg-type]
    return in_words(lines, "en").splitlines()


async def test_a_line_says_where_a_table_is_and_for_whom_it_waits(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    room.clock.now += DAY
    head, line = await listed(room)
    assert head == "**1 table** (page 1 of 1)"
    assert line.startswith("**1** · Lords of Xidit · Games\\_Club #room-10 · opened <t:1000000:R>")
    assert f"running, {live.moves} answers so far" in line
    assert "**Ann**" in line and "**Cat**" in line and line.endswith(", asked <t:1000000:R>")


async def test_tables_are_filtered_by_server_game_and_state(room: Room) -> None:
    await room.planning(ANN, BEN, CAT)
    await room.open(DAN, channel=11)
    other = await room.lobby.open(GUILD + 1, 12, Actor(DAN, "Dan"), "liarsdice", "en")

    async def found(**wanted: object) -> list[str]:
        return [line.split()[0].strip("*") for line in (await listed(room, **wanted))[1:]]

    assert await found() == ["1", "2", "3"]
    assert await found(server=str(GUILD)) == ["1", "2"]
    assert await found(game="liarsdice") == [str(other.row.id)]
    assert await found(status="running") == ["1"]
    assert await found(status="open") == ["2", "3"]
    assert await listed(room, status="broken") == ["No tables found."]
    assert await found(status="stuck") == []
    async with room.store.transaction():
        await room.store.block(BlockedRow(f"channel:{CHANNEL}", 1, GUILD, "permission"))
    assert await found(status="stuck") == ["1"]
    assert "can’t write to its channel" in (await listed(room))[1]


async def test_a_silent_table_is_stuck_after_a_week(room: Room) -> None:
    await room.planning(ANN, BEN, CAT)
    room.clock.now += 6 * DAY
    assert len(await listed(room, status="stuck")) == 1
    room.clock.now += 2 * DAY
    assert len(await listed(room, status="stuck")) == 2


async def test_a_game_whose_channel_was_deleted_is_stuck_until_it_is_moved(room: Room) -> None:
    await room.planning(ANN, BEN, CAT)
    await room.open(DAN, channel=11)
    for channel in (CHANNEL, 11):
        await room.seating.channel_gone(channel)
    (_, line) = await listed(room, status="stuck")
    assert line.startswith("**1** ·") and "its channel was deleted" in line
    assert await listed(room) == ["No tables found."]
    room.clock.now += 8 * DAY
    assert await listed(room, status="stuck") == ["No tables found."]


async def test_a_server_is_named_by_its_id_where_names_are_not_known(room: Room) -> None:
    await room.open(ANN)
    assert await refusal(Overview(room.tables, Servers()).tables(server="Club")) == (
        "owner-server-offline"
    )
    assert len(await listed(room, server=str(GUILD))) == 2


async def test_many_tables_come_in_pages(room: Room) -> None:
    for channel in range(20, 20 + PAGE + 1):
        await room.open(ANN, channel=channel)
    assert len(await listed(room)) == 1 + PAGE
    head, line = await listed(room, page=2)
    assert head == f"**{PAGE + 1} tables** (page 2 of 2)" and line.startswith(f"**{PAGE + 1}**")
    assert await listed(room, page=99) == [head, line]
    assert len("\n".join(await listed(room))) < 2000


async def test_a_table_that_cannot_be_loaded_says_why(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    other = await room.of_another_version(live)
    (_, line) = await listed(other, status="broken")
    assert f"saved by version 99 of the game, this is version {live.game.version}" in line
    async with room.store.transaction():
        await room.store.write("update tables set version = ?, saved = ?", (1, b"{}"))
    (_, line) = await listed(room.again(), status="broken")
    assert "can’t be loaded (error " in line


async def test_a_table_with_errors_and_one_of_an_earlier_version_say_so(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    now = room.clock()
    faults = [FaultRow(now, "it failed", f"abc{n}", live.row.id) for n in range(2)]
    await room.store.save_faults([*faults, FaultRow(now, "elsewhere")], before=0)
    _, _, warning = await listed(room)
    assert warning == "↳ ⚠️ 2 errors in the last day, the last one <t:1000000:R>"
    detail = await listed(room, number=live.row.id)
    assert detail[-3:] == [
        "2 errors in the last day:",
        "<t:1000000:R>: error abc0 in the log",
        "<t:1000000:R>: error abc1 in the log",
    ]
    room.clock.now += 2 * DAY
    assert len(await listed(room)) == 2
    before, after = live.game.version, newer.NEWER.version
    monkeypatch.setitem(GAMES, "xidit", newer.NEWER)
    _, _, warning = await listed(room.again())
    assert warning == f"↳ saved by version {before} of the game, this is version {after}"


async def test_one_table_in_detail(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    shown = "\n".join(await listed(room, number=live.row.id))
    assert f"Server `{GUILD}`, channel `{CHANNEL}`" in shown
    assert f"Answers: {live.moves}, 0 of them since the last checkpoint, 0 dropped" in shown
    assert "Messages waiting to be sent:" in shown
