"""A server belongs to one of the gateway's shards, and a process may have only some of them."""

import pytest

from bot.config import Shards
from bot.sandbox import Person
from tests.e2e.house import House
from tests.e2e.players import BUTTONS, Player, play_on


async def test_games_on_servers_of_two_shards_go_on_side_by_side(
    house: House, people: list[Person]
) -> None:
    house.sandbox.gateway.recommended_shards = 2
    other = house.sandbox.add_channel("games", server=house.sandbox.add_server("Other"))
    async with house.running():
        assert house.sandbox.gateway.shards == {0, 1}
        for place in (house.sandbox.channel, other):
            table = await house.begin(*people[:3], channel=place)
            players = [
                Player(house, person, BUTTONS, n, table, place)
                for n, person in enumerate(people[:3])
            ]
            await play_on(house, players, years=0)
            await house.quiet()
    assert house.sandbox.violations == []


@pytest.mark.parametrize("shard", [0, 1])
async def test_a_process_lets_the_tables_of_other_shards_alone(
    house: House, people: list[Person], shard: int
) -> None:
    """It hears nothing of their servers, which does not mean that Herald was removed from them."""
    other = house.sandbox.add_channel("games", server=house.sandbox.add_server("Other"))
    async with house.running():
        tables = [
            await house.begin(*people[:3], channel=place)
            for place in (house.sandbox.channel, other)
        ]
        await house.quiet()
    async with house.running(shards=Shards(shard, shard, 2)) as bot:
        await bot.interruptions.suspend_or_resume(
            lambda: {guild.id for guild in bot.guilds}, bot._hears_of
        )
        assert len(bot.guilds) == 1 and house.sandbox.gateway.shards == {shard}
        rows = house.book.rows("select rests_since from tables")
        assert rows == [(None,)] * len(tables)
