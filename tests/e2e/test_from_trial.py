"""A game that was begun in the trial, on a machine of one's own, goes on on Discord."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.app import point_discord_at
from bot.sandbox import Person, Sandbox
from tests.e2e.house import House, told
from tests.e2e.players import BUTTONS, Player, place_heroes, play_on


@pytest.fixture
async def discord(house: House, tmp_path: Path) -> AsyncIterator[House]:
    """Another server, where nobody knows the people of the trial."""
    (tmp_path / "service").mkdir()
    await asyncio.sleep(0.01)  # ids are made of the time: nobody here has the id of somebody there
    async with Sandbox() as sandbox:
        folder = tmp_path / "service"
        service = House(sandbox, folder / "herald.db", folder)
        yield service
        service.book.close()


async def exported(house: House, host: Person) -> bytes:
    """The file of the game in the channel, which is closed for it."""
    channel = house.sandbox.channel
    await host.slash("table abandon", channel=channel)
    r = await host.slash("table export", channel=channel)
    return r.messages[0].attachments[0].data


async def test_a_game_of_the_trial_goes_on_on_discord(
    house: House, people: list[Person], discord: House
) -> None:
    async with house.running():
        players = await place_heroes(house, people[:3])
        data = await exported(house, people[0])
        moves = house.book.moves(players[0].table)
    point_discord_at(discord.sandbox.url)
    olga, pete = discord.sandbox.add_user("Olga"), discord.sandbox.add_user("Pete")
    channel = discord.sandbox.channel
    async with discord.running():
        r = await olga.slash("table import", channel=channel, file=("x.json", data))
        assert await told(r) == (
            "Nobody from that game is on this server, so it could come from a trial. Which seat is "
            "yours: A Ann, B Ben or C Cat? Use the command again, with the letter as `seat:`."
        )
        r = await olga.slash("table import", channel=channel, file=("x.json", data), seat="D")
        assert "Which seat is yours" in await told(r)
        assert discord.book.rows("select 1 from tables") == []
        r = await olga.slash("table import", channel=channel, file=("x.json", data), seat="b")
        assert await told(r) == "Done."
        await discord.quiet()
        table = discord.book.last_table()
        assert discord.book.moves(table)[: len(moves)] == moves, "nothing is lost"
        assert discord.book.names(table) == ["Ann", "Olga", "Cat"]
        (label, *_) = [b.label for b in discord.newest().buttons if "Take" in (b.label or "")]
        assert label and label.endswith(" Ann’s seat")
        assert (await told(await pete.press(discord.newest(), label))).startswith("You’re in")
        await discord.until(lambda: discord.book.names(table) == ["Pete", "Olga", "Cat"])
        going_on = [
            Player(discord, pete, BUTTONS, 0, table),
            Player(discord, olga, BUTTONS, 1, table),
        ]
        await play_on(discord, going_on, years=1)


async def test_whose_game_it_is_need_not_say_so_and_a_stranger_cannot_take_it(
    house: House, people: list[Person]
) -> None:
    async with house.running():
        await place_heroes(house, people[:3])
        data = await exported(house, people[0])
        channel, eve = house.sandbox.channel, house.sandbox.add_user("Eve")
        r = await eve.slash("table import", channel=channel, file=("x.json", data), seat="A")
        assert await told(r) == "Only someone who plays in that game can set it up again."
        r = await people[1].slash("table import", channel=channel, file=("x.json", data), seat="A")
        assert await told(r) == "Done."
        table = house.book.last_table()
        assert house.book.seat_of(table, people[1].id) == 1, "their own, whatever they say"
