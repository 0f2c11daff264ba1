"""How often players of Lords of Xidit press for what they do every year."""

from bot.app import Herald
from bot.sandbox import Person
from tests.e2e.house import House
from tests.e2e.players import place_heroes

PLAN = ("⚫ Black road", "⚔️ Action", "🔴 Red road", "⚔️ Action", "💤 Wait", "🔵 Blue road")


async def test_a_plan_takes_seven_presses(
    house: House, herald: Herald, people: list[Person]
) -> None:
    planner, *_ = await place_heroes(house, people)
    before = planner.serial
    panel = await planner.find_panel(house.book.pending(planner.table)[planner.seat])
    presses = (*PLAN, "Submit (6/6)")
    assert len(presses) <= 7
    for label in presses:
        pressed = await planner.person.press(panel, label)
        assert pressed.kind != "failed"
    await house.until(lambda: planner.serial != before)
    assert planner.seat not in house.book.pending(planner.table)
