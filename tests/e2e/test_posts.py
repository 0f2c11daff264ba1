"""How the posts of a table stay in sight: whom they highlight, and when there is a new one."""

import pytest

from bot.app import Herald
from bot.sandbox import Fault, Person
from games.core import text
from tests.bot.sandbox.small_bot import Clock
from tests.e2e.house import House
from tests.e2e.players import BUTTONS, Player


@pytest.mark.usefixtures("herald")
async def test_an_edit_keeps_the_highlight_of_whoever_is_awaited(
    house: House, people: list[Person]
) -> None:
    """Discord reads the mentions anew with each edit (discord-api-docs, issues 1864 and 2474)."""
    table = await house.begin(*people)
    post = house.newest()
    (seat,) = house.book.pending(table)
    assert post.pinged == post.mentions == [people[seat].id]
    edits = post.edits
    await people[0].slash("table clock", channel=house.sandbox.channel, kind="deadline", hours=24)
    await house.until(lambda: post.edits > edits)
    assert "<t:" in post.text
    assert post.mentions == [people[seat].id]
    await Player(house, people[seat], BUTTONS, seat, table).answer()
    await house.until(lambda: not post.buttons)
    assert post.pinged == [people[seat].id], "an edit pings nobody"


async def tell(house: House, herald: Herald, table: int, said: str) -> None:
    """Something more happens in a turn that goes on."""
    live = await herald.services.tables.get(table)
    async with herald.store.transaction():
        await herald.services.tables.post(live, text("verbatim", said=said), grows=True)
    await house.quiet()


async def test_a_post_grows_until_somebody_has_written_behind_it(
    house: House, people: list[Person], herald: Herald
) -> None:
    """An edit makes no unread mark: what happens would be told far above."""
    table = await house.begin(*people)
    first = house.newest()
    await people[1].press(first, "My view")  # what only one person sees buries nothing
    await tell(house, herald, table, "One.")
    assert house.newest() is first and "One." in first.text
    people[2].write("That was quick!", house.sandbox.channel)
    await tell(house, herald, table, "Two.")
    second = house.posts()[-1]
    assert second.text.startswith("Two.") and second.buttons and second.pinged == []
    assert "Two." not in first.text and not first.buttons
    await tell(house, herald, table, "Three.")
    assert house.posts()[-1] is second and "Three." in second.text


async def test_a_post_grows_for_half_an_hour(house: House, people: list[Person]) -> None:
    clock = Clock()
    house.sandbox.clock = house.sandbox.world.clock = clock
    async with house.running(clock) as bot:
        table = await house.begin(*people)
        first = house.newest()
        clock.ahead += 25 * 60
        await tell(house, bot, table, "One.")
        assert house.newest() is first and "One." in first.text
        clock.ahead += 10 * 60
        await tell(house, bot, table, "Two.")
        assert house.posts()[-1].text.startswith("Two.") and not first.buttons


@pytest.mark.parametrize(
    "fault",
    [
        Fault("PATCH", r"/channels/\d+/messages/\d+", status=429, code=30046, retry_after=3000),
        Fault("PATCH", r"/channels/\d+/messages/\d+", status=403, code=50005),
    ],
    ids=["too many edits of an old message", "of another application"],
)
@pytest.mark.usefixtures("herald")
async def test_a_post_that_takes_no_more_edits_is_posted_anew_at_once(
    house: House, people: list[Person], fault: Fault
) -> None:
    """discord.py sleeps for as long as a 429 says, unless `max_ratelimit_timeout` is set
    (`HTTPClient.request`)."""
    await house.begin(*people)
    first = house.newest()
    house.sandbox.faults.add(fault)
    await people[0].slash("table clock", channel=house.sandbox.channel, kind="deadline", hours=24)
    await house.quiet()
    assert house.newest() is house.posts()[-1] is not first
    assert "<t:" in house.newest().text
