"""A year in the life of a host: install, trial, service, nightly backups, an update with a lifted
table, a full disk, a restore, a blocked user and a prune. Every promise of the README is seen.

The short version has a few nights in each season, the slow one a whole year of them.
"""

import asyncio
import shutil
import time
from collections import namedtuple
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.app import Herald, point_discord_at
from bot.errors import DatabaseError
from bot.operations import backup as backups
from bot.operations.doctor import examine, machine
from bot.operations.doctor.finding import Finding
from bot.operations.owner import ask
from bot.sandbox import Channel, Person
from bot.tables import play
from games import GAMES
from games.xidit import GAME
from tests.bot import newer
from tests.e2e.conftest import SameChance
from tests.e2e.house import House, told
from tests.e2e.players import BUTTONS, Player, place_heroes, play_on, play_year, submit
from tests.e2e.test_from_trial import discord, exported  # noqa: F401 - a fixture
from tests.samples import some_or_all

DAY = 86400
KEEP = 2
FULL = "database or disk is full"
RESTORED = "was restored from a backup"


class Calendar:
    """Time goes by as it does, and in leaps."""

    ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead

    def now(self) -> datetime:
        return datetime.fromtimestamp(self())


class Host:
    """Who looks after a Herald: with the commands of the README, on its machine."""

    def __init__(
        self,
        house: House,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        self.house = house
        self.calendar = Calendar()
        self.backups = house.folder / "backups"
        self.backups.mkdir()
        self.nights = 0
        self._capsys = capsys
        monkeypatch.setattr("bot.__main__.datetime", self.calendar)
        monkeypatch.setenv("HERALD_DB", str(house.database))
        monkeypatch.chdir(house.folder)

    async def herald(self, *words: str, fails: bool = False) -> str:
        """What `herald …` prints, beside the one that runs."""

        def run() -> object:
            try:
                main([*words])
            except SystemExit as ended:
                return ended.code
            return 0

        status = await asyncio.to_thread(run)
        said = self._capsys.readouterr()
        assert bool(status) == fails, said
        return said.err if fails else said.out

    async def sleep(self, bot: Herald, nights: int, keep: int = KEEP) -> None:
        """Nights pass; cron makes a backup in each, and the host is not needed."""
        for _ in range(nights):
            self.calendar.ahead += DAY
            self.nights += 1
            await bot.timekeeper.run_due()
            await self.house.quiet()
            said = await self.herald("backup", "backups", "--keep", str(keep))
            assert said.startswith("backups/herald-") and "checked)" in said
            assert len(self.kept()) == min(self.nights, keep)
        assert self.doctor()["Backup"].said == "the last one is 0 h old"

    def kept(self) -> list[Path]:
        return sorted(self.backups.iterdir())

    def doctor(self) -> dict[str, Finding]:
        found = machine.database(self.house.database, self.calendar())
        return {finding.about: finding for finding in found}

    def complaints(self) -> list[str]:
        return [about for about, finding in self.doctor().items() if finding.todo]


@pytest.fixture
def host(
    discord: House,  # noqa: F811
    few_dice: None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Host:
    monkeypatch.setattr(play, "secrets", SameChance())
    monkeypatch.setattr("bot.app.ERRANDS_PAUSE", 0.05)
    monkeypatch.setattr("bot.operations.owner.PAUSE", 0.02)
    return Host(discord, monkeypatch, capsys)


async def trial(house: House, people: list[Person]) -> bytes:
    """A game on the page, and its file."""
    async with house.running():
        await place_heroes(house, people)
        return await exported(house, people[0])


async def imported(host: Host, people: list[Person], data: bytes) -> list[Player]:
    """The game of the trial goes on: one brings it, the others press for their seats."""
    house, channel = host.house, host.house.sandbox.channel
    first, *others = people
    r = await first.slash("table import", channel=channel, file=("x.json", data), seat="A")
    assert await told(r) == "Done."
    table = house.book.last_table()
    for person, name in zip(others, ("Ben", "Cat"), strict=True):
        await house.quiet()
        labels = [str(button.label) for button in house.newest().buttons]
        (label,) = [label for label in labels if label.endswith(f" {name}’s seat")]
        assert (await told(await person.press(house.newest(), label))).startswith("You’re in")
        await house.until(lambda: house.book.seat_of(table, person.id) is not None)  # noqa: B023
    await first.slash("table idle", channel=channel, days=0)
    return [Player(house, person, BUTTONS, n, table) for n, person in enumerate(people)]


async def quick_game(host: Host, people: list[Person]) -> tuple[int, Channel]:
    """A game of Liar's Dice in a channel of its own, from its beginning to its end."""
    house, channel = host.house, host.house.sandbox.add_channel("dice")
    table = await house.begin(*people, channel=channel, game="liarsdice")
    players = [Player(house, one, BUTTONS, n, table, channel) for n, one in enumerate(people)]
    await play_on(house, players)
    assert house.book.status(table) == "finished"
    await house.quiet()
    return table, channel


Disk = namedtuple("Disk", "total used free")


async def disk_is_full(
    host: Host, bot: Herald, players: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing can be saved, so nothing counts, and each is told so; then there is room again."""
    house, person = host.house, players[0].person
    await bot.store.change_person(person.id, typed_at_once=True)
    host.calendar.ahead += 3600
    before, kept = house.book.dump(), host.kept()
    write = bot.store.write

    async def refused(sql: str, values: Iterable[Any] = ()) -> int:
        if sql.startswith(("insert", "update", "delete")):
            raise DatabaseError(FULL)
        return await write(sql, values)

    with monkeypatch.context() as full:
        full.setattr(bot.store, "write", refused)
        full.setattr(shutil, "disk_usage", lambda _: Disk(10**9, 10**9, 0))
        full.setattr(backups, "_pack", no_room)
        r = await person.slash("turn", channel=house.sandbox.channel, answer="w w w w w w")
        assert r.text.startswith("Something went wrong on my side; nothing was changed.")
        assert house.book.dump() == before, "what is not saved does not count"
        assert host.complaints() == ["Disk"]
        said = await host.herald("backup", "backups", fails=True)
        assert said.startswith("herald: The backup to backups/herald-") and FULL in said
        assert host.kept() == kept, "a backup is whole or not there"
    await submit(players[0])


def no_room(copy: Path) -> Path:
    raise OSError(FULL)


@some_or_all("nights", 3, 120)
async def test_a_hosts_year(
    nights: int,
    house: House,
    people: list[Person],
    host: Host,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    service = host.house
    keep = KEEP if nights < 30 else 30

    # Install: the doctor has only ✓ before the first start.
    environ = {"DISCORD_TOKEN": service.sandbox.token, "HERALD_DISCORD_URL": service.sandbox.url}
    environ["HERALD_DB"] = str(service.database)
    found = [one async for one in examine(environ, service.folder / ".env")]
    assert [str(one) for one in found if one.todo] == []
    assert any("will be made at the first start" in one.said for one in found)

    # Trial, then service: the game of the trial goes on, and nobody needs a shell for that.
    point_discord_at(house.sandbox.url)
    data = await trial(house, people[:3])
    point_discord_at(service.sandbox.url)
    olga, pete, quin = (service.sandbox.add_user(name) for name in ("Olga", "Pete", "Quin"))
    async with service.running(host.calendar) as bot:
        dice, room = await quick_game(host, [olga, pete])
        last_turn = (await olga.slash("log", channel=room)).text
        players = await imported(host, [olga, pete, quin], data)
        table = players[0].table
        await play_on(service, players, years=1)
        await host.sleep(bot, nights, keep)
        assert host.complaints() == []
        assert is_packed(service, dice), "a day after its end"
        assert (await olga.slash("log", channel=room)).text == last_turn != ""
        await ask(service.database, "announce", {"en": "An update at ten."})
        await service.until(lambda: "📣 An update at ten." in texts(service))

    # The update: a backup, a new version, and a table that the version before has saved.
    await host.herald("backup", "before.db.gz")
    monkeypatch.setitem(GAMES, "xidit", newer.NEWER)
    assert host.doctor()["Tables"].said == (
        f"1 running, all can be opened; an earlier version has saved {table}: they go on"
    )
    async with service.running(host.calendar) as bot:
        year = service.book.session(table).table.year
        await play_year(players)
        assert service.book.session(table).table.year == year + 1, "the game goes on, lifted"
        assert host.doctor()["Tables"].said == "1 running, all can be opened"

        # A full disk.
        await host.sleep(bot, nights, keep)
        await disk_is_full(host, bot, players, monkeypatch)
        await play_on(service, players, years=service.book.session(table).table.year)
        await host.sleep(bot, 1, keep)
        newest, years = host.kept()[-1], service.book.session(table).table.year
        await play_year(players)
        lost = service.newest()

    # A restore of last night's backup: the table is told, and a year is played again.
    service.book.close()
    said = await host.herald("restore", str(newest))
    assert "is restored (tables: 2). What was there before is kept as " in said
    async with service.running(host.calendar) as bot:
        await service.until(lambda: RESTORED in service.newest().text)
        await service.quiet()
        assert service.book.session(table).table.year == years
        r = await olga.press(lost, "Your turn")
        assert "from before a backup was restored" in await told(r)
        assert host.complaints() == []
        await play_year(players)

        # A blocked user: a stand-in plays for them, and the others play on.
        said = await ask(service.database, "block", {"user": str(quin.id)})
        assert said.startswith("Quin")
        await service.until(lambda: "A stand-in is playing for" in texts(service)[-1])
        r = await quin.slash("turn", channel=service.sandbox.channel)
        assert "has blocked you" in r.text
        await play_on(service, players[:2], years=years + 1)
        await host.sleep(bot, nights, keep)
        await ask(service.database, "unblock", {"user": str(quin.id)})
        await service.until(lambda: service.book.seat_of(table, quin.id) is not None)
        status = await ask(service.database, "status", {})
        assert "Tables: 1 running" in status and "No errors in the last day." in status
        assert f"Last backup: {host.calendar.now():%Y-%m-%d}" in status

        # A prune: what ended long ago goes, and what it meant for its players stays.
        stats = (await olga.slash("stats", channel=service.sandbox.channel)).text
        said = await host.herald("prune", "--older-than", "365d")
        assert said == "No game ended more than 365 days ago.\n"
        days = str(max(1, host.nights - 2))
        said = await host.herald("prune", "--older-than", f"{days}d")
        assert "1 finished, 0 abandoned." in said and "Nothing is deleted yet." in said
        assert service.book.status(dice) == "finished" and is_packed(service, dice)
        said = await host.herald("prune", "--older-than", f"{days}d", "--yes")
        assert said.startswith("1 game is deleted.")
        assert service.book.rows("select 1 from tables where id = ?", dice) == []
        assert not is_packed(service, dice)
        assert (await olga.slash("stats", channel=service.sandbox.channel)).text == stats
        assert service.book.status(table) == "playing"
    assert texts(service).count("📣 An update at ten.") == 1
    assert sum(RESTORED in text for text in texts(service)) == 1

    # The way back to the version before: it refuses what is too new, and takes its own backup.
    monkeypatch.setitem(GAMES, "xidit", GAME)
    said = host.doctor()["Tables"].said
    assert said == f"cannot be opened: {table} (xidit, version {newer.NEWER.version})"
    service.book.close()
    await host.herald("restore", "before.db.gz")
    async with service.running(host.calendar):
        await service.until(lambda: sum(RESTORED in text for text in texts(service)) == 2)
        await service.quiet()
        assert service.book.session(table).table.year == year
        assert host.complaints() == ["Backup"], "the last one is as old as the update"
        await play_year(players)
    assert service.sandbox.violations == []


def is_packed(house: House, table: int) -> bool:
    return bool(house.book.rows("select 1 from packed where table_id = ?", table))


def texts(house: House) -> list[str]:
    return [post.text for post in house.posts()]
