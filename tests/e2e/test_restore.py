"""A backup is put in the place of the database: the players are told, and old buttons refused."""

from copy import deepcopy
from datetime import datetime
from typing import Any

import pytest

from bot.operations.backup import back_up, restore
from bot.sandbox import Message, Person
from tests.e2e.house import House, told
from tests.e2e.players import BUTTONS, Player, controls, play_on, play_year, submit


async def restored(house: House, people: list[Person]) -> tuple[list[Player], Message]:
    """A game that is back in its first year after its second; and the last post before that."""
    backup = house.folder / "backup.db.gz"
    async with house.running():
        table = await house.begin(*people)
        players = [Player(house, person, BUTTONS, n, table) for n, person in enumerate(people)]
        await play_on(house, players, years=0)
        await house.quiet()
        back_up(house.database, backup, datetime.now())
        await play_year(players)
        lost = house.newest()
    house.book.close()
    restore(backup, house.database, datetime.now())
    return players, lost


@pytest.mark.both_databases
async def test_after_a_restore_every_table_shows_its_position_and_says_why(
    house: House, people: list[Person]
) -> None:
    players, lost = await restored(house, people)
    async with house.running():
        await house.until(lambda: "was restored from a backup" in house.newest().text)
        await house.quiet()
        assert house.newest().attachments and house.newest().id > lost.id
        for person in people:
            asked = person.dms[-1].text
            assert "It’s your turn in" in asked, "whoever owes a decision is told anew"
        for player in players:
            await player.answer()
        await house.quiet()
        assert house.book.session(players[0].table).table.year == 2
    async with house.running():
        await house.quiet()
        said = [post for post in house.posts() if "was restored" in post.text]
        assert len(said) == 1, "once, not at every start"


def without_ids(commands: list[Any]) -> list[Any]:
    return [{**command, "id": None, "version": None} for command in commands]


@pytest.mark.parametrize("restores", [True, False])
async def test_on_the_way_back_from_another_version_discord_is_told_the_commands_of_this_one(
    house: House, people: list[Person], restores: bool
) -> None:
    """The database says what it was when the backup was made: that these are there already."""
    backup = house.folder / "backup.db.gz"
    async with house.running():
        back_up(house.database, backup, datetime.now())
    commands = house.sandbox.world.commands[None]
    ours = deepcopy(without_ids(commands))
    (table,) = [command for command in commands if command["name"] == "table"]
    if restores:
        (play,) = [command for command in commands if command["name"] == "play"]
        play["options"].pop()
        house.book.close()
        restore(backup, house.database, datetime.now())
    else:
        table["options"].append(table["options"][0] | {"name": "gamble"})
    async with house.running():
        assert without_ids(house.sandbox.world.commands[None]) == ours


async def test_after_a_restore_old_buttons_are_refused(house: House, people: list[Person]) -> None:
    """Serials repeat: an old button might fit a new decision."""
    players, lost = await restored(house, people)
    old = people[0].dms[-1]
    async with house.running():
        await house.until(lambda: "was restored from a backup" in house.newest().text)
        await house.quiet()
        before = house.book.dump()
        for message in (lost, old):
            for custom_id in controls(message):
                r = await people[0].raw_component(message, custom_id)
                assert "from before a backup was restored" in await told(r)
        assert house.book.dump() == before
        assert players[0].panel() is not None


async def test_a_second_restore_of_the_same_backup_refuses_the_buttons_of_the_first(
    house: House, people: list[Person]
) -> None:
    players, _ = await restored(house, people)
    async with house.running():
        await house.until(lambda: "was restored from a backup" in house.newest().text)
        await house.quiet()
        await submit(players[0])
        first = house.newest()
    before = house.book.one("select value from meta where key = 'generation'")
    house.book.close()
    restore(house.folder / "backup.db.gz", house.database, datetime.now())
    async with house.running():
        await house.until(lambda: house.newest().id > first.id)
        assert house.book.one("select value from meta where key = 'generation'") != before
        r = await people[0].press(first, "Your turn")
        assert "from before a backup was restored" in await told(r)


async def test_an_open_table_is_shown_anew_after_a_restore(
    house: House, people: list[Person]
) -> None:
    backup = house.folder / "backup.db.gz"
    async with house.running():
        table = await house.open_table(*people[:2])
        await house.quiet()
        back_up(house.database, backup, datetime.now())
        await people[2].press(house.newest(), "Join")
        await house.until(lambda: house.book.seat_of(table, people[2].id) is not None)
        await house.quiet()
    house.book.close()
    restore(backup, house.database, datetime.now())
    async with house.running():
        await house.until(lambda: "was restored from a backup" in house.newest().text)
        assert "2 at the table" in house.newest().text
        await people[2].press(house.newest(), "Join")
        await house.until(lambda: house.book.seat_of(table, people[2].id) == 2)
