"""Two processes share a PostgreSQL: DMs are at the first, the table's server is at the second, and
whoever plays need not know.
"""

from collections.abc import AsyncIterator

import pytest

from bot.app import Herald
from bot.chat.messages.custom_ids import Press
from bot.chat.messages.panels import encode_draft
from bot.config import Shards
from bot.sandbox import Channel, Message, Person
from games.core import Answer, Ask
from tests.e2e.house import House, told
from tests.e2e.players import BUTTONS, Player, play_on, shown_draft

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


async def add(house: House, player: Player, panel: Message, key: str, shows: Answer) -> None:
    """Put one more order behind the others; the panel then shows all of them."""
    ask = house.book.pending(player.table)[player.seat]
    await player.person.press(panel, custom_id=adding(ask, player, panel, key))
    await house.until(lambda: shown_draft(panel, ask) == shows)


def adding(ask: Ask, player: Player, panel: Message, key: str) -> str:
    draft = encode_draft(ask, (key, *shown_draft(panel, ask)))
    return str(Press(player.table, "add", draft, player.seat, player.serial))


async def test_an_answer_begun_by_dm_is_gone_on_with_in_the_channel_and_back(
    house: House, people: list[Person], channel: Channel, heralds: list[Herald]
) -> None:
    table = await house.begin(*people[:3], channel=channel)
    players = [Player(house, it, BUTTONS, n, table, channel) for n, it in enumerate(people[:3])]
    await play_on(house, players, years=0)
    await house.quiet()
    ann, slot = players[0], Press(table, "draft", "", players[0].seat, players[0].serial)
    by_dm = await ann.find_panel(house.book.pending(table)[ann.seat])
    assert by_dm in ann.person.dms

    async def known(draft: Answer) -> None:
        await house.until(lambda: [it.services.drafts.get(slot) for it in heralds] == [draft] * 2)

    await add(house, ann, by_dm, "k", shows=("k",))
    await known(("k",))
    beside_post = (await ann.fetch_panel()).followups[0]
    assert shown_draft(beside_post, house.book.pending(table)[ann.seat]) == ("k",)
    await add(house, ann, beside_post, "w", shows=("k", "w"))
    await known(("k", "w"))
    await add(house, ann, by_dm, "r", shows=("k", "w", "r"))
    await ann.person.press(by_dm, "Clear")
    await known(())
    assert house.sandbox.violations == []


@pytest.mark.usefixtures("heralds")
async def test_the_language_of_a_player_is_the_one_in_which_they_last_acted(
    house: House, people: list[Person], channel: Channel
) -> None:
    await house.begin(*people[:3], channel=channel)
    ann = people[0]
    for locale, place in (("fr", None), ("en-US", channel), ("fr", None)):
        ann.locale = locale
        await told(await ann.slash("turns", channel=place))
        stored = house.book.one("select lang from people where user = ?", ann.id)
        assert stored == (locale[:2],)
