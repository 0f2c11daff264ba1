"""How Herald is: what the owner reads."""

from bot.store.clock import DAY
from bot.store.operating.faults import FaultRow
from bot.store.rows import BlockedRow
from bot.tables.operating.overview import in_words
from bot.tables.operating.status import LISTED, in_lines, status_of
from bot.tables.operating.world import Offline, Process, World
from bot.version import __version__
from tests.bot.conftest import ANN, BEN, CAT, DAN, GUILD, Room


class Running(Offline):
    def process(self) -> Process | None:
        return Process(990_000.0, 2, 2, 3, 123.4)


async def shown(room: Room, world: World) -> str:
    return in_words(in_lines(await status_of(room.tables, world)), "en")


async def test_a_running_herald_tells_all_figures(room: Room) -> None:
    await room.planning(ANN, BEN, CAT)
    await room.open(DAN, channel=11)
    await room.store.set_meta("last_backup", "990000.5")
    faults = [FaultRow(999_990.0, "error ab12cd", "ab12cd"), FaultRow(999_995.0, "errands failed")]
    await room.store.save_faults(faults, 0.0)
    said = await shown(room, Running())
    assert f"**Herald {__version__}**" in said
    assert "Started <t:990000:R>. Shards: 2, servers: 3." in said and "Memory: 123 MB" in said
    assert "Tables: 1 running, 1 open, 0 paused, 0 on hold" in said
    assert "People who played this week: 3" in said and "Messages waiting to be sent: " in said
    assert "Database: " in said and "Last backup: <t:990000:R>" in said
    assert "2 errors in the last day" in said and "<t:999990:R>: error ab12cd in the log" in said
    assert "<t:999995:R>: errands failed" in said


async def test_without_the_process_the_figures_are_those_of_the_database(room: Room) -> None:
    await room.planning(ANN, BEN, CAT)
    await room.store.save_faults([FaultRow(999_990.0, "errands failed")], 0.0)
    room.clock.now += 8 * DAY
    said = await shown(room, Offline())
    assert "Not running." in said and "People who played this week: 0" in said
    assert "There’s no backup yet" in said and "No errors in the last day." in said


async def test_a_table_is_counted_in_the_phase_that_the_list_tells(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    for channel in (11, 12, 13):
        await room.open(DAN, channel=channel)
    async with room.store.transaction():
        await room.store.write("update tables set paused_at = 1 where id = 1")
        await room.store.write("update tables set rests_since = 1 where id = 2")
        await room.store.block(BlockedRow("channel:12", 3, GUILD, "permission"))
    said = await shown(room, Running())
    assert (
        "Tables: 0 running, 1 open, 1 paused, 1 on hold, "
        "1 in channels that I can’t write to" in said
    )
    assert "be loaded" not in said
    again = await room.of_another_version(live)
    await again.tables.get(live.row.id, opened=False)
    assert "1 table can’t be loaded" in await shown(again, Running())


async def test_of_many_errors_the_last_are_told_and_all_counted(room: Room) -> None:
    await room.store.save_faults([FaultRow(999_000.0 + n, f"no. {n}") for n in range(30)], 0.0)
    said = (await shown(room, Running())).splitlines()
    assert "30 errors in the last day:" in said
    assert [line.split()[-1] for line in said[-LISTED:]] == [str(n) for n in range(20, 30)]
