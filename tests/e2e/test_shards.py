"""A server belongs to one of the gateway's shards, and a process may have only some of them."""

import pytest

from bot.config import Shards
from bot.sandbox import Person
from tests.e2e.house import House
from tests.e2e.players import BUTTONS, Player, play_on
from tests.e2e.test_owner import order


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


async def test_the_owner_looks_after_the_servers_of_other_processes_too(
    house: House, owner: Person, people: list[Person]
) -> None:
    """Their DM is at the process with the first shard, which hears nothing of the second server."""
    sandbox = house.sandbox
    servers = [sandbox.guild, sandbox.add_server("Other")]
    here, there = sorted(servers, key=lambda server: (server.id >> 22) % 2)
    assert (there.id >> 22) % 2 == 1
    channel, fresh, locked = (
        sandbox.add_channel(name, server=there) for name in ("games", "fresh", "locked")
    )
    thread = sandbox.add_thread(fresh, "aside")
    sandbox.deny(locked, "send_messages")
    async with house.running():
        table = await house.begin(*people[:2], channel=channel, game="annodomini")
    async with house.running(shards=Shards(0, 0, 2)) as bot:
        assert [guild.id for guild in bot.guilds] == [here.id]
        said = await order(owner, "tables", server=there.name)
        assert f"**{table}** · " in said and f"· {there.name} #games ·" in said
        assert "Shards: 1 of 2, servers: 1." in await order(owner, "status")
        said = await order(owner, "move", number=table, to=str(locked.id))
        assert said.startswith("I don’t have permission to send messages")
        for place in (fresh, thread):
            said = await order(owner, "move", number=table, to=str(place.id))
            assert said == f"Table {table} is in <#{place.id}> now."
            await house.until(lambda: house.posts(place))  # noqa: B023
            assert "The table is in this channel now." in house.posts(place)[0].text
        said = await order(owner, "leave", server=there.name)
        assert f"left {there.name}." in said
        assert not there.bot_is_member and here.bot_is_member
    assert sandbox.violations == []
