"""A sandbox with four people, and Herald at it: in this process, or to be killed."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest
from discord import app_commands

import renderers
from bot.app import Herald, point_discord_at
from bot.chat.delivery import sender
from bot.chat.delivery.pictures import RenderQueue
from bot.config import DatabaseAddress
from bot.outbox import worker
from bot.sandbox import Person, Sandbox
from bot.tables import play
from games import GAMES
from games.liarsdice.table import LiarsDice
from tests.e2e.house import House
from tests.e2e.pictures import quick_draw

Payload: TypeAlias = dict[str, Any]
PAYLOADS: dict[Any, Payload] = {}  # of each command and way to translate, for all tests


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """A picture takes a twentieth of a second, and some tests have hundreds."""
    monkeypatch.setattr(renderers, "draw", quick_draw)
    monkeypatch.setattr(RenderQueue, "warm_up", lambda self: None)
    monkeypatch.setattr(sender, "BETWEEN_PICTURES", 0.0)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """What could not be sent is tried again soon."""
    monkeypatch.setattr(worker, "LONGEST_WAIT", 0.05)


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands are put into all languages at each start, and are the same at each."""
    for kind in (app_commands.Command, app_commands.Group):
        monkeypatch.setattr(kind, "get_translated_payload", translated(kind.get_translated_payload))


def translated(translate: Callable[..., Awaitable[Payload]]) -> Callable[..., Awaitable[Payload]]:
    async def once(command: Any, tree: Any, translator: Any) -> Payload:
        key = (command, type(translator).translate)
        if key not in PAYLOADS:
            PAYLOADS[key] = await translate(command, tree, translator)
        return PAYLOADS[key]

    return once


@pytest.fixture
async def house(
    as_before: None, commands: None, pictures: None, database: DatabaseAddress, tmp_path: Path
) -> AsyncIterator[House]:
    """A sandbox without a bot, so far."""
    async with Sandbox() as sandbox:
        point_discord_at(sandbox.url)
        house = House(sandbox, database, tmp_path)
        yield house
        house.book.close()


class SameChance:
    """In the place of `secrets`, where the seeds of games come from."""

    def __init__(self) -> None:
        self._random = Random(890)

    def randbits(self, bits: int) -> int:
        return self._random.getrandbits(bits)

    def token_hex(self, count: int) -> str:
        return self._random.randbytes(count).hex()


@pytest.fixture
async def herald(house: House, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Herald]:
    """Herald runs in this process, and its games are the same in every run."""
    monkeypatch.setattr(play, "secrets", SameChance())
    async with house.running() as bot:
        yield bot


@pytest.fixture
def few_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of Liar's Dice begin with two dice for everybody, and are soon over."""
    game = GAMES["liarsdice"]

    def setup(seed: int, seats: int, options: Mapping[str, str]) -> LiarsDice:
        t: LiarsDice = game.setup(seed, seats, options)
        t.lost = sum(len(dice[2:]) for dice in t.dice)
        t.dice = [dice[:2] for dice in t.dice]
        return t

    monkeypatch.setitem(GAMES, "liarsdice", replace(game, setup=setup))


@pytest.fixture
def typing_at_once(house: House, people: list[Person]) -> None:
    """What people type counts without being shown to them first. To be named before `herald`."""
    house.typing_at_once = people


@pytest.fixture
def people(house: House) -> list[Person]:
    return [house.sandbox.add_user(name) for name in ("Ann", "Ben", "Cat", "Dan")]


@pytest.fixture
def owner(house: House) -> Person:
    """Discord tells that the application is theirs. To be named before `herald`."""
    olive = house.sandbox.add_user("Olive")
    house.sandbox.world.owner = olive
    return olive
