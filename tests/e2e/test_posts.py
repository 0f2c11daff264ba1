"""How the posts of a table stay in sight: whom they highlight, and when there is a new one."""

import pytest

from bot.sandbox import Person
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
    assert "<t:" in post.content
    assert post.mentions == [people[seat].id]
    await Player(house, people[seat], BUTTONS, seat, table).answer()
    await house.until(lambda: not post.buttons)
    assert post.pinged == [people[seat].id], "an edit pings nobody"
