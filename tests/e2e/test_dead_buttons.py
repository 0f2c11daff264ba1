"""When something is over, no button is left that leads nowhere: not in the channel, not in a DM.

What Discord shows to one person alone cannot be edited until they press it: then it says in one
sentence that it is over, and loses its buttons.
"""

from dataclasses import replace

import pytest

from bot.app import Herald
from bot.chat.messages import custom_ids
from bot.language.texts import Words
from bot.sandbox import Message, Person
from games import GAMES
from games.core import Rng, Table
from games.session import Session, read_table
from games.standin import random_answer
from tests.e2e.house import House, ok
from tests.e2e.players import BUTTONS, Player, play_on
from tests.games.every_game import AnySession, some_options, tables

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
LAST_MOVES = 3  # at least so many are left to play


def near_its_end(game: str) -> Table:
    """A table a few moves before a game of random players was over."""
    played = GAMES[game]
    session: AnySession = Session(
        played, tables(played).lively(SEATS[game], some_options(played, 0, SEATS[game]), 1)
    )
    rng, count = Rng(1), 0
    saved = [(session.saved, 0)]
    while session.result is None:
        seat = rng.pick(list(session.pending))
        session.answer(seat, random_answer(session.pending[seat], rng))
        count += 1
        if session.saved != saved[-1][0]:
            saved.append((session.saved, count))
    table: Table = read_table(
        played, next(it for it, moves in reversed(saved) if count - moves >= LAST_MOVES)
    )
    return table


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


async def press_own_panels(house: House, panels: dict[Message, Person], says: str) -> None:
    """Press a button of panels that only their players can see: it becomes a sentence."""
    for panel, person in panels.items():
        assert panel.ephemeral_for is person
        button = next(b for b in panel.buttons if not b.disabled)
        r = await ok(await person.press(panel, custom_id=button.custom_id))
        await r.settled()
        await house.until(lambda: panel.text == says)  # noqa: B023
        assert not panel.buttons and not panel.selects and r.followups == []


async def own_panels(house: House, table: int, players: dict[int, Player]) -> dict[Message, Person]:
    """Those who are asked look at their own panels."""
    asked = [players[seat] for seat in sorted(house.book.pending(table)) if seat in players]
    return {(await player.fetch_panel()).followups[0]: player.person for player in asked}


async def some_moves(
    house: House, people: list[Person], game: str, count: int
) -> tuple[int, dict[int, Player]]:
    table = await house.begin(*people, game=game)
    players = {p.seat: p for p in (Player(house, p, BUTTONS, 3, table) for p in people)}
    for _ in range(count):
        if house.book.status(table) != "playing":
            break
        for seat in sorted(house.book.pending(table))[:1]:
            await players[seat].answer()
    await house.quiet()
    return table, players


@pytest.mark.parametrize("game", SEATS)
async def test_a_table_that_is_closed_has_no_dead_button(
    house: House, herald: Herald, people: list[Person], game: str
) -> None:
    people = people[: SEATS[game]]
    table, players = await some_moves(house, people, game, 6)
    panels = await own_panels(house, table, players)
    assert panels
    await ok(await people[0].slash("table abandon", channel=house.sandbox.channel))
    await house.quiet()
    await press_all(house, people)
    assert not any("⏳" in message.text for p in people for message in everything(house, p))
    says = "This table was closed without a result. To pick the game up again: "
    await press_own_panels(house, panels, says + house.mention("table reopen") + ".")


@pytest.mark.parametrize("game", SEATS)
async def test_a_game_that_is_over_has_no_dead_button(
    house: House,
    herald: Herald,
    people: list[Person],
    monkeypatch: pytest.MonkeyPatch,
    game: str,
) -> None:
    people = people[: SEATS[game]]
    laid = replace(GAMES[game], setup=lambda seed, seats, options: near_its_end(game))
    monkeypatch.setitem(GAMES, game, laid)
    table = await house.begin(*people, game=game)
    players = [Player(house, person, BUTTONS, n, table) for n, person in enumerate(people)]
    panels = await own_panels(house, table, dict(enumerate(players)))
    await own_panels(house, table, dict(enumerate(players)))  # with these they play
    await play_on(house, players)
    await house.quiet()
    assert house.book.status(table) == "finished"
    assert panels
    assert not any("⏳" in message.text for p in people for message in everything(house, p))
    await press_own_panels(house, panels, "This game is over.")
    assert await press_all(house, people[1:2]) >= 2, "a rematch, and how it went"


@pytest.mark.parametrize("game", SEATS)
async def test_a_seat_that_changed_hands_leaves_no_dead_button(
    house: House, herald: Herald, people: list[Person], game: str
) -> None:
    here = house.sandbox.channel
    *staying, leaving = people[: SEATS[game]]
    coming = people[SEATS[game]]
    table, players = await some_moves(house, [*staying, leaving], game, 5)
    while players[len(staying)].seat not in house.book.pending(table):
        await players[min(house.book.pending(table))].answer()
    await house.quiet()
    own = (await players[len(staying)].fetch_panel()).followups[0]
    await ok(await staying[0].slash("table replace", channel=here, player=leaving, by=coming))
    await house.quiet()
    (taking,) = [b for b in house.newest().buttons if b.label and b.label.startswith("Take ")]
    await ok(await coming.press(house.newest(), taking.label))
    await house.until(lambda: house.book.seat_of(table, coming.id) is not None)
    await house.quiet()
    for message in leaving.dms:
        assert not message.buttons and not message.selects, message.text
    for person in (*staying, coming):
        for message in everything(house, person):
            assert not past_decisions(house, table, message), message.text
    assert "Take " not in " ".join(str(label) for label in house.newest_buttons())
    says = f"That’s for {house.book.words(table).seat(len(staying))} to decide, not you."
    await press_own_panels(house, {own: leaving}, says)


def past_decisions(house: House, table: int, message: Message) -> list[str]:
    """The buttons and menus of a message that belong to no question that is open."""
    ids = [button.custom_id for button in message.buttons if not button.disabled]
    ids += [menu.custom_id for menu in message.selects]
    found = [(it, custom_ids.read(it)) for it in ids if it]
    return [
        it
        for it, press in found
        if press is not None
        and press.seat != custom_ids.NOBODY
        and press.serial != house.book.serial(table, press.seat)
    ]
