"""When something is over, no button is left that leads nowhere: not in the channel, not in a DM."""

import pytest

from bot.app import Herald
from bot.language.texts import Words
from bot.sandbox import Message, Person
from tests.e2e.house import House, ok
from tests.e2e.players import BUTTONS, Player, play_on

REFUSALS = (
    "unknown-button",
    "not-playing",
    "game-is-over",
    "no-table-here",
    "answer-not-asked",
    "seat-not-free",
    "vote-over",
)
SEATS = {"xidit": 3, "annodomini": 2, "sigillum": 2, "mageknight": 2, "liarsdice": 2}


def everything(house: House, person: Person) -> list[Message]:
    """What somebody finds when they scroll back: ephemeral messages are gone by then."""
    seen = [*person.sees(house.sandbox.channel), *person.dms]
    return [message for message in seen if not message.ephemeral_for]


async def press_all(house: House, people: list[Person]) -> int:
    """Press every button that is left, as everybody who sees it; return how many there are."""
    refused = {Words("en").say(key, players=[], number="") for key in REFUSALS}
    pressed = 0
    for person in people:
        for message in everything(house, person):
            for button in [b for b in message.buttons if not b.disabled]:
                r = await ok(await person.press(message, custom_id=button.custom_id))
                await r.settled()
                said = {line for told in r.followups for line in told.text.splitlines()}
                assert not said & refused, f"{button.label}: {r.text}"
                pressed += 1
        assert not [m for m in everything(house, person) if m.selects], "menus are for decisions"
    return pressed


async def some_moves(house: House, people: list[Person], game: str, count: int) -> int:
    table = await house.begin(*people, game=game)
    players = {p.seat: p for p in (Player(house, p, BUTTONS, 3, table) for p in people)}
    for _ in range(count):
        if house.book.status(table) != "playing":
            break
        for seat in sorted(house.book.pending(table))[:1]:
            await players[seat].answer()
    await house.quiet()
    return table


@pytest.mark.parametrize("game", SEATS)
async def test_a_table_that_is_closed_has_no_dead_button(
    house: House, herald: Herald, people: list[Person], game: str
) -> None:
    people = people[: SEATS[game]]
    await some_moves(house, people, game, 6)
    await ok(await people[0].slash("table abandon", channel=house.sandbox.channel))
    await house.quiet()
    await press_all(house, people)
    assert not any("⏳" in message.text for p in people for message in everything(house, p))


async def test_a_game_that_is_over_has_no_dead_button(
    house: House, herald: Herald, people: list[Person]
) -> None:
    table = await house.begin(*people[:2], game="liarsdice")
    players = [Player(house, person, BUTTONS, n, table) for n, person in enumerate(people[:2])]
    await play_on(house, players)
    await house.quiet()
    assert not any("⏳" in message.text for p in people for message in everything(house, p))
    assert await press_all(house, people[1:2]) >= 2, "a rematch, and how it went"


@pytest.mark.parametrize("game", ["xidit", "mageknight"])
async def test_a_seat_that_changed_hands_leaves_no_dead_button(
    house: House, herald: Herald, people: list[Person], game: str
) -> None:
    here = house.sandbox.channel
    *staying, leaving, coming = people if game == "xidit" else people[:3]
    await some_moves(house, [*staying, leaving], game, 5)
    await ok(await staying[0].slash("table replace", channel=here, player=leaving, by=coming))
    await house.quiet()
    (taking,) = [b for b in house.newest().buttons if b.label and b.label.startswith("Take ")]
    await ok(await coming.press(house.newest(), taking.label))
    await house.quiet()
    for message in leaving.dms:
        assert not message.buttons and not message.selects, message.text
