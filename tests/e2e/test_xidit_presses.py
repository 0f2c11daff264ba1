"""How often players of Lords of Xidit press for what they do every year, and in a census."""

from dataclasses import replace

import pytest

from bot.app import Herald
from bot.sandbox import Message, Person
from games import GAMES
from games.xidit.table import Xidit
from tests.e2e.house import House
from tests.e2e.players import BUTTONS, Player, place_heroes, play_year
from tests.games.xidit_tables import give, kingdom

PLAN = ("⚫ Black road", "⚔️ Action", "🔴 Red road", "⚔️ Action", "💤 Wait", "🔵 Blue road")


async def test_a_plan_takes_seven_presses(
    house: House, herald: Herald, people: list[Person]
) -> None:
    planner, *_ = await place_heroes(house, people)
    before = planner.serial
    panel = await planner.find_panel(house.book.pending(planner.table)[planner.seat])
    presses = (*PLAN, "Submit (6 of 6 orders)")
    assert len(presses) <= 7
    for label in presses:
        pressed = await planner.person.press(panel, label)
        assert pressed.kind != "failed"
    await house.until(lambda: planner.serial != before)
    assert planner.seat not in house.book.pending(planner.table)


def year_of_a_census() -> Xidit:
    t = kingdom(at=[1, 2, 3, 4], year=4)
    for seat in range(t.seats):
        give(t, seat, peasant=2, archer=1)
    return t


async def test_all_units_are_shown_with_one_press_and_the_last_one_asks_if_they_are_sure(
    house: House, herald: Herald, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = replace(GAMES["xidit"], setup=lambda seed, seats, options: year_of_a_census())
    monkeypatch.setitem(GAMES, "xidit", laid)
    house.asks_sure = True
    table = await house.begin(*people)
    players = [Player(house, person, BUTTONS, n, table) for n, person in enumerate(people)]
    await play_year(players)
    *others, last = players
    for player in others:
        panel = await player.find_panel(house.book.pending(table)[player.seat])
        await player.person.press(panel, "🌾 Peasant")  # and then they think better of it
        await house.until(lambda: "Submit (1 of 3 units)" in labels(panel))  # noqa: B023
        await player.person.press(panel, "Show all 3 units")
        await house.until(lambda: player.seat not in house.book.pending(table))  # noqa: B023
        assert house.book.moves(table)[-1].answer == ("all",)
    panel = await last.find_panel(house.book.pending(table)[last.seat])
    await last.person.press(panel, "Show none")
    await house.until(lambda: "Show none**: are you sure?" in panel.text)
    await last.person.press(panel, "Yes, do it")
    await house.until(lambda: house.book.session(table).table.year == 5)


def labels(panel: Message) -> list[str | None]:
    return [button.label for button in panel.buttons]
