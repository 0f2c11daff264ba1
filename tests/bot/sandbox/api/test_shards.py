"""Several servers, divided among the shards of discord.py's own client."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot.sandbox import Person, Sandbox
from bot.sandbox.model import Body

BUTTON = [{"type": 1, "components": [{"type": 2, "style": 1, "label": "It", "custom_id": "it"}]}]


class Listener(discord.AutoShardedClient):
    """A bot with some of the shards, which notes where something happened."""

    def __init__(self, **shards: Any) -> None:
        intents = discord.Intents(guilds=True, dm_messages=True)
        super().__init__(intents=intents, guild_ready_timeout=0.1, **shards)
        self.heard: list[int | None] = []
        self.ready, self.dm = asyncio.Event(), asyncio.Event()

    async def on_ready(self) -> None:
        self.ready.set()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py waits five seconds here, out of politeness to Discord."""

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message.channel.id)
        self.dm.set()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.heard.append(interaction.channel_id)
        await interaction.response.defer()


@asynccontextmanager
async def listening(sandbox: Sandbox, **shards: Any) -> AsyncIterator[Listener]:
    client = Listener(**shards)
    task = asyncio.create_task(client.start(sandbox.token))
    try:
        async with asyncio.timeout(10):
            await client.ready.wait()
            yield client
    finally:
        await client.close()
        await task


async def test_each_shard_knows_its_servers_and_the_first_one_hears_dms(
    sandbox: Sandbox, ann: Person
) -> None:
    servers = [sandbox.guild, sandbox.add_server("Second"), sandbox.add_server("Third")]
    places = [sandbox.add_channel("games", server=server) for server in servers]
    of_first = [place for place in places if (place.home.id >> 22) % 3 == 0]
    of_others = [place for place in places if place not in of_first]
    assert len(of_first) == 1
    async with (
        listening(sandbox, shard_ids=[0], shard_count=3) as first,
        listening(sandbox, shard_ids=[1, 2], shard_count=3) as others,
    ):
        for client, known in ((first, of_first), (others, of_others)):
            assert {guild.id for guild in client.guilds} == {place.home.id for place in known}
            assert [place for place in places if client.get_channel(place.id)] == known
        for place in places:
            message = sandbox.world.post(place, Body(components=BUTTON))
            await ann.raw_component(message, "it")
        ann.write("hello", sandbox.world.open_dm(ann))
        await first.dm.wait()
        assert first.heard == [of_first[0].id, sandbox.world.open_dm(ann).id]
        assert others.heard == [place.id for place in of_others]


async def test_discord_says_how_many_shards_it_would_like(sandbox: Sandbox) -> None:
    sandbox.gateway.recommended_shards = 2
    async with listening(sandbox) as client:
        assert client.shard_count == 2 and sandbox.gateway.shards == {0, 1}
