"""Options that warn: the player is asked once more, and only then it is done."""

import pytest

from bot.app import Herald
from bot.sandbox import Person
from games.core import Option, choose, text
from games.liarsdice import rules
from games.liarsdice.table import Bid
from tests.e2e.house import House, told
from tests.e2e.players import Player, has_button
from tests.e2e.test_liarsdice import CALL, bid, callers, dealt, post_with

WASTE = "You have a die that would help the bid."


@pytest.fixture
def warning(monkeypatch: pytest.MonkeyPatch) -> None:
    """Calling is warned of."""

    async def call_or_pass(seat: int, last: Bid) -> bool | None:
        call = Option("call", text("call"), True, warning=text("verbatim", said=WASTE))
        let_stand = Option("pass", text("pass"), None, idle=True)
        prompt = text("call-or-pass", seat=last.seat, bid=last.text())
        return await choose(seat, prompt, [call, let_stand])

    monkeypatch.setattr(rules, "call_or_pass", call_or_pass)


@pytest.fixture
async def asked(house: House, herald: Herald, people: list[Person], warning: None) -> Player:
    """One of those who may call."""
    house.asks_sure = True
    return (await bid(house, await dealt(house, people)))[0]


async def test_a_press_on_the_post_asks_once_more_and_the_second_does_it(
    house: House, asked: Player
) -> None:
    before = house.book.dump()
    r = await asked.person.press(post_with(house, CALL), CALL)
    assert WASTE in await told(r)
    assert house.book.dump() == before
    await asked.person.press(r.followups[0], "Yes, do it")
    await house.until(lambda: callers(house, asked.table) == [asked.seat])


async def test_on_the_players_own_panel_it_stands_in_its_place(house: House, asked: Player) -> None:
    panel = (await asked.fetch_panel()).followups[0]
    before = house.book.dump()
    await asked.person.press(panel, CALL)
    await house.until(lambda: WASTE in panel.text)
    assert house.book.dump() == before and not has_button(panel, CALL)
    await asked.person.press(panel, "Yes, do it")
    await house.until(lambda: callers(house, asked.table) == [asked.seat])


async def test_what_does_not_warn_is_done_at_once(house: House, asked: Player) -> None:
    await asked.person.press(post_with(house, "Let it stand"), "Let it stand")
    await house.until(lambda: asked.seat not in house.book.pending(asked.table))


async def test_a_typed_answer_is_warned_of_too(house: House, asked: Player) -> None:
    before = house.book.dump()
    r = await asked.person.slash("turn", channel=house.sandbox.channel, answer="call")
    await house.until(lambda: WASTE in r.text)
    assert house.book.dump() == before
    await asked.person.press(r.messages[0], "Yes, do it")
    await house.until(lambda: callers(house, asked.table) == [asked.seat])


async def test_a_warning_of_a_question_that_is_gone_is_an_old_message(
    house: House, asked: Player, people: list[Person]
) -> None:
    r = await asked.person.press(post_with(house, CALL), CALL)
    assert WASTE in await told(r)
    await asked.person.press(post_with(house, "Let it stand"), "Let it stand")
    await house.until(lambda: asked.seat not in house.book.pending(asked.table))
    before = house.book.dump()
    late = await asked.person.press(r.followups[0], "Yes, do it")
    await house.until(lambda: late.followups or late.text)
    assert house.book.dump() == before
