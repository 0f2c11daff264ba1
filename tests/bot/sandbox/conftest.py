"""The sandbox, two people, and a small bot that is connected to it."""

from collections.abc import AsyncIterator

import pytest

from bot.sandbox import Channel, Person, Sandbox
from tests.bot.sandbox.small_bot import Clock, SmallBot, point_discord_at, running


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def sandbox(as_before: None, clock: Clock) -> AsyncIterator[Sandbox]:
    async with Sandbox(clock=clock) as sandbox:
        point_discord_at(sandbox.url)
        yield sandbox


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[SmallBot]:
    async with running(sandbox, SmallBot()) as bot:
        yield bot


@pytest.fixture
def channel(sandbox: Sandbox) -> Channel:
    return sandbox.channel


@pytest.fixture
def ann(sandbox: Sandbox) -> Person:
    return sandbox.add_user("Ann")


@pytest.fixture
def ben(sandbox: Sandbox) -> Person:
    return sandbox.add_user("Ben")
