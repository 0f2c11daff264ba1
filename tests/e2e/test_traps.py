"""Presses that waste something or cannot be undone, in every game: the first one asks and says what
would happen, the second one does it, and nothing asks twice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from bot.app import Herald
from bot.sandbox import Message, Person
from games import GAMES
from games.core import Table
from games.mageknight.table import MageKnight
from tests.e2e.house import House
from tests.e2e.players import BUTTONS, Player, sure_button
from tests.e2e.test_presses import presses
from tests.games import annodomini_tables, liarsdice_tables, sigillum_tables, xidit_tables
from tests.games.mageknight_tables import offer_units, put, table
from tests.games.mageknight_turns import ready
from tests.samples import every_fourth


@dataclass(frozen=True)
class Trap:
    """A press of seat 0 on a table that is laid for it, after some answers: each is the keys of
    options with blanks between them, with `1:` before it for seat 1."""

    game: str
    lay: Callable[[], Table]
    press: str
    says: str  # before it is done
    before: tuple[str, ...] = ()
    seats: int = 2


def two_enemies(hand: str, *source: str) -> MageKnight:
    t = table(hand=hand, at="2f", source=source)
    put(t, "2g", "prowlers", "wolf-riders")
    return ready(t)


def healer() -> MageKnight:
    return ready(table(hand="tranquility wound rage", at="1d", source=("green",) * 4))


def recruiter() -> MageKnight:
    t = table(hand="promise rage", at="1c", units="foresters", source=("white",) * 4)
    offer_units(t, "peasants")
    return ready(t)


def explorer() -> MageKnight:
    return ready(table(hand="march stamina swiftness rage", at="1c"))


def farmer() -> Table:
    return annodomini_tables.realm(
        2,
        kingdoms={0: {1: "T09", 6: "T06", 2: "T10"}},
        column=["T17", "T12", "T11", "T13"],
        coins=1,
    )


def coast() -> Table:
    t = annodomini_tables.realm(column=["T26", "T09", "T10", "T12"], coins=1)
    for seat in (1, 2):
        annodomini_tables.garrison(t, seat, towers=1)
    t.invaders = t.defense
    return t


def census() -> Table:
    """Everybody has a unit; Ann's clerics win two bards."""
    t = xidit_tables.kingdom(3, at=(1, 2, 3), year=4)
    xidit_tables.give(t, 0, cleric=2)
    for seat in (1, 2):
        xidit_tables.give(t, seat, peasant=1)
    return t


def duel() -> Table:
    b = sigillum_tables.battle("aqus C3", "armus B2")
    return sigillum_tables.table(b)


def dice() -> Table:
    return liarsdice_tables.laid("55", "126")


IDLE_YEAR = tuple(f"{seat}:w w w w w w" for seat in range(3))

WASTEFUL = {
    "Attack that is enough for an enemy": Trap(
        *("mageknight", lambda: two_enemies("swiftness mana-draw rage", *("white",) * 4)),
        *("done", "Your Attack is enough to defeat Prowlers (1). If you go on, it’s lost."),
        ("fight.2g", "c.swiftness"),
    ),
    "Block that is enough for an attack": Trap(
        "mageknight",
        lambda: two_enemies("determination rage march", *("blue", "red", "red", "red")),
        *("done", "Your Block is enough to stop Prowlers (1)."),
        ("fight.2g", "c.determination", "strong"),
    ),
    "Heal with wounds in hand": Trap(
        *("mageknight", healer, "end", "You still have Heal 1 and something to heal."),
        ("c.tranquility", "basic", "1"),
    ),
    "a unit that has to leave for another": Trap(
        *("mageknight", recruiter, "r.peasants", "Foresters would leave you for good"),
        ("interact", "c.promise", "strong"),
    ),
    "a space without the trio that there could be": Trap(
        *("annodomini", farmer, "3", "No trio here. On spaces 4, 8 and 9 this tile"),
        ("T1",),
    ),
    "a tile that calls the Saracens to one's own door": Trap(
        *("annodomini", coast, "T1", "The Saracens will land"), seats=3
    ),
    "bards that are left behind the screen": Trap(
        *("xidit", census, "keep keep", "A bard you keep stays behind your screen"),
        (*IDLE_YEAR, "0:all", "1:none", "2:none"),
        seats=3,
    ),
}

FINAL = {
    "a tile that is explored": Trap(
        *("mageknight", explorer, "x.1,1", "You can’t undo this: it reveals something new."),
        ("several", "march stamina swiftness"),
    ),
    "a tile that is placed": Trap(
        *("annodomini", farmer, "4", "You can’t undo this: it reveals something new."),
        ("T1",),
    ),
    "the last number of a census": Trap(
        "xidit",
        lambda: replace(census(), options={"census": "by-type"} | {"length": "long"}),
        *("0", "You can’t undo this: you’re the last to decide."),
        (*IDLE_YEAR, "1:0", "2:0"),
        seats=3,
    ),
    "an ability that ends the turn": Trap(
        *("sigillum", duel, "end", "You can’t undo this: it’s up to Ⓑ **Ben** next.")
    ),
    "a bid": Trap(
        *("liarsdice", dice, "5", "You can’t undo this: it’s up to Ⓑ **Ben** next."),
        ("1",),
    ),
}

TRAPS = WASTEFUL | FINAL


@pytest.fixture
def begin(
    house: House, herald: Herald, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> Any:
    """Lay the table of a trap, and play up to it: return Ann, who walks into it."""

    async def begun(trap: Trap, asks_sure: bool = True) -> Player:
        laid = replace(GAMES[trap.game], setup=lambda seed, seats, options: trap.lay())
        monkeypatch.setitem(GAMES, trap.game, laid)
        number = await house.begin(*people[: trap.seats], game=trap.game)
        players = [Player(house, person, BUTTONS, 1, number) for person in people[: trap.seats]]
        for answer in trap.before:
            seat, _, keys = answer.rpartition(":")
            await give(players[int(seat or 0)], keys)
        store = herald.services.store
        await store.change_person(people[0].id, confirms=asks_sure)
        return players[0]

    return begun


async def give(player: Player, keys: str) -> None:
    """Answer by presses."""
    ask = player.house.book.pending(player.table)[player.seat]
    await player._press(await player.find_panel(ask), ask, ask.check(keys.split()))
    await player.house.quiet()


async def press(player: Player, panel: Message, keys: str) -> list[Message]:
    """Press what gives an answer; return where the player may be told of it."""
    ask = player.house.book.pending(player.table)[player.seat]
    wanted = ask.check(keys.split())
    if len(wanted) > 1:
        last = await player._put_together(panel, ask, wanted)
    else:
        last = player._fitting(panel, ask, wanted)
    before = player.serial
    r = await player._use(panel, last, wanted)
    await player.house.until(lambda: player.serial != before or sure_button(panel) or r.followups)
    return [panel, *r.followups]


@pytest.mark.parametrize(
    ("name", "own_panel"),
    [*((name, False) for name in TRAPS), *every_fourth((name, True) for name in TRAPS)],
)
async def test_the_first_press_says_what_would_happen_and_the_second_does_it(
    house: House, begin: Any, name: str, own_panel: bool
) -> None:
    trap = TRAPS[name]
    ann: Player = await begin(trap)
    ask = house.book.pending(ann.table)[0]
    panel = (await ann.fetch_panel()).followups[0] if own_panel else await ann.find_panel(ask)
    before, serial = house.book.dump(), ann.serial
    told = await press(ann, panel, trap.press)
    (question,) = [message for message in told if sure_button(message)]
    assert trap.says in question.text
    assert house.book.dump() == before
    assert (question is panel) == bool(panel.ephemeral_for or not panel.channel.in_guild)
    pressed = presses(house, ann.person)
    await ann.person.press(question, custom_id=sure_button(question))
    await house.until(lambda: ann.serial != serial)
    await house.quiet()
    assert presses(house, ann.person) == pressed + 1, "nothing asks twice"


@pytest.mark.parametrize("name", every_fourth(TRAPS))
async def test_whoever_does_not_want_to_be_asked_presses_once(
    house: House, begin: Any, name: str
) -> None:
    trap = TRAPS[name]
    ann: Player = await begin(trap, asks_sure=False)
    ask = house.book.pending(ann.table)[0]
    panel, serial = await ann.find_panel(ask), ann.serial
    await press(ann, panel, trap.press)
    assert ann.serial != serial


@pytest.mark.parametrize("name", every_fourth(TRAPS))
async def test_whoever_goes_back_finds_the_same_question_and_may_press_something_else(
    house: House, begin: Any, name: str
) -> None:
    trap = TRAPS[name]
    ann: Player = await begin(trap)
    ask = house.book.pending(ann.table)[0]
    before = house.book.dump()
    told = await press(ann, await ann.find_panel(ask), trap.press)
    (question,) = [message for message in told if sure_button(message)]
    await ann.person.press(question, "Go back")
    await house.until(lambda: not sure_button(question))
    assert house.book.dump() == before
    assert house.book.prompt_words(ann.table)(ask.prompt) in question.text


# Typed answers are shown once before they count: that is the question


@pytest.mark.parametrize("name", ["a unit that has to leave for another", "a tile that is placed"])
async def test_what_is_typed_says_what_would_happen_and_counts_with_one_press(
    house: House, begin: Any, name: str
) -> None:
    trap = TRAPS[name]
    ann: Player = await begin(trap)
    serial = ann.serial
    r = await ann.person.slash("turn", channel=house.sandbox.channel, answer=trap.press)
    await house.until(lambda: trap.says in r.text)
    assert ann.serial == serial
    (preview,) = r.messages
    await ann.person.press(preview, custom_id=sure_button(preview))
    await house.until(lambda: ann.serial != serial)


async def test_what_counts_at_once_when_typed_is_only_asked_about_if_it_is_wasteful(
    house: House, herald: Herald, begin: Any
) -> None:
    trap = WASTEFUL["a unit that has to leave for another"]
    ann: Player = await begin(trap)
    await herald.services.store.change_person(ann.person.id, typed_at_once=True)
    serial = ann.serial
    r = await ann.person.slash("turn", channel=house.sandbox.channel, answer=trap.press)
    await house.until(lambda: trap.says in r.text)
    assert ann.serial == serial


@pytest.mark.parametrize("by_form", [False, True])
async def test_what_counts_at_once_when_typed_counts_also_if_it_is_final(
    house: House, herald: Herald, begin: Any, by_form: bool
) -> None:
    trap = FINAL["a tile that is explored"]
    ann: Player = await begin(trap)
    await herald.services.store.change_person(ann.person.id, typed_at_once=True)
    serial = ann.serial
    if by_form:
        panel = (await ann.fetch_panel()).followups[0]
        opened = await ann.person.press(panel, "⌨️ Type")
        await ann.person.submit(opened.modal, trap.press)
    else:
        await ann.person.slash("turn", channel=house.sandbox.channel, answer=trap.press)
    await house.until(lambda: ann.serial != serial)
