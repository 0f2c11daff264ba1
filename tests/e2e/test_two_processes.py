"""Two processes share a PostgreSQL: DMs are at the first, the table's server is at the second, and
whoever plays need not know.
"""

from collections.abc import AsyncIterator

import pytest

from bot.app import Herald
from bot.config import Shards
from bot.sandbox import Channel, Person
from tests.e2e.house import House
from tests.e2e.players import BUTTONS, Player, play_on

pytestmark = pytest.mark.several_processes


@pytest.fixture
async def heralds(house: House) -> AsyncIterator[list[Herald]]:
    async with (
        house.running(shards=Shards(0, 0, 2)) as first,
        house.running(shards=Shards(1, 1, 2)) as second,
    ):
        yield [first, second]


@pytest.fixture
def channel(house: House) -> Channel:
    """On a server of the second process."""
    sandbox = house.sandbox
    servers = [sandbox.guild, sandbox.add_server("Other")]
    server = next(it for it in servers if (it.id >> 22) % 2 == 1)
    return sandbox.add_channel("games", server=server)


@pytest.mark.usefixtures("heralds")
async def test_a_message_of_now_is_not_taken_for_an_old_one(
    house: House, people: list[Person], channel: Channel
) -> None:
    """The process that hears of a press knew the table before another one changed it."""
    table = await house.begin(*people[:3], channel=channel)
    players = [Player(house, it, BUTTONS, n, table, channel) for n, it in enumerate(people[:3])]
    waiting = next(player for player in players if player.seat not in house.book.pending(table))
    await waiting.person.slash("turn", table=str(table))
    await play_on(house, players, years=0)  # on the posts
    await house.quiet()
    message = await waiting.find_panel(house.book.pending(table)[waiting.seat])
    assert message in waiting.person.dms
    await waiting.answer()
    await house.until(lambda: message.text.startswith("✅ Submitted"))
    assert house.sandbox.violations == []
