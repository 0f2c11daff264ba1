"""What would be wasted or lost is said before it is done, and only where that is certain."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.language.texts import Words
from games.annodomini import GAME
from games.annodomini.data import DATA
from games.annodomini.rules.characters import EFFECTS, attract, can_act
from games.annodomini.rules.game import turn
from games.annodomini.rules.placing import place_in_kingdom
from games.annodomini.rules.trios import trio
from games.annodomini.table import AnnoDomini, Lot
from games.core import Ask, Rng
from games.session import Session
from games.standin import random_answer
from tests.games.annodomini_tables import beside, garrison, lay_ruin, lively, realm
from tests.games.driver import Driven, asked

WORDS = Words("en", GAME.key, ["Ann", "Ben", "Cat", "Dan"].__getitem__)
RAID = ["T26", "T09", "T10", "T12"]  # the free tile has a Saracen


def warned(ask: Ask) -> dict[str, str]:
    """What is warned of, by the keys of the options."""
    return {option.key: WORDS(option.warning) for option in ask.options if option.warning}


# Spaces


def test_a_space_that_wastes_a_trio_warns_and_names_the_spaces_that_make_one() -> None:
    t = realm(seats=2, kingdoms={0: {1: "T09", 6: "T06", 2: "T10"}})
    ask = asked(place_in_kingdom(t, 0, Lot("T17")))[0]
    warning = "No trio here. On spaces 4, 8 and 9 this tile would complete one."
    assert warned(ask) == {"3": warning, "7": warning}
    labels = {option.key: WORDS(option.label) for option in ask.options}
    assert labels["3"] == "Space 3" and labels["4"] == "Space 4: trio of olives"
    assert labels["9"] == "Space 9: trio of wheat"


def test_where_no_trio_can_be_made_no_space_warns() -> None:
    assert warned(asked(turn(t := realm(), 0))[0]) == {}
    assert t.taken == "T09"


# Invasions


def test_a_tile_that_calls_the_saracens_to_ones_own_door_warns() -> None:
    t = realm(column=RAID, coins=1)
    for seat in (1, 2):
        garrison(t, seat, towers=1)
    t.invaders = t.defense
    assert warned(asked(turn(t, 0))[0]) == {
        "T1": "The Saracens will land, and nobody has fewer towers than you: you’ll lose a tile."
    }
    garrison(t, 0, towers=2)  # others are weaker now
    t.invaders = t.defense
    assert warned(asked(turn(t, 0))[0]) == {}
    t.invaders -= 1  # they do not land
    assert warned(asked(turn(t, 1))[1]) == {}


def test_saracens_beside_the_tile_and_towers_on_it_count_for_the_warning() -> None:
    t = realm(column=["T06", "T09", "T10", "T12"], coins=1)
    beside(t, 1, saracens=2)
    t.invaders = t.defense
    assert warned(asked(turn(t, 0))[0]) == {}  # its tower makes the others weaker
    garrison(t, 1, towers=1)
    garrison(t, 2, towers=1)
    t.invaders = t.defense
    assert set(warned(asked(turn(t, 0))[0])) == {"T1"}


def test_a_tile_that_could_make_a_trio_does_not_warn_since_a_character_may_help() -> None:
    t = realm(kingdoms={0: {1: "T07", 2: "T11"}}, column=RAID, coins=1)
    garrison(t, 1, towers=1)
    garrison(t, 2, towers=1)
    t.invaders = t.defense
    assert warned(asked(turn(t, 0))[0]) == {}


@pytest.mark.parametrize("seats", GAME.seats)
def test_whoever_is_warned_of_an_invasion_loses_a_tile(seats: int) -> None:
    seen = 0
    for seed in range(40):
        session = Session(GAME, lively(seats, {"scenario": "random"}, seed))
        rng = Rng(seed)
        while session.result is None:
            seat, ask = next(iter(session.pending.items()))
            warns = {option.key for option in ask.options if option.warning}
            answer = random_answer(ask, rng)
            if ask.prompt.key == "take-tile" and answer[0] in warns:
                seen += 1
                lines = session.answer(seat, answer)
                while "ruined" not in (said := [line.text.key for line in lines]):
                    assert "round-begins" not in said
                    seat, ask = next(iter(session.pending.items()))
                    lines += session.answer(seat, random_answer(ask, rng))
                continue
            session.answer(seat, answer)
    assert seen > 5


# Characters


def ready(t: AnnoDomini) -> None:
    """Everybody has something, and so has the supply."""
    for seat in range(t.seats):
        garrison(t, seat, 1, towers=1, nobles=1)


Change = Callable[[AnnoDomini], object]
USELESS: dict[str, Change] = {
    "military-architect": lambda t: garrison(t, 0, towers=2),
    "minstrel": lambda t: garrison(t, 0, nobles=2),
    "master-builder": lambda t: None,
    "courtesan": lambda t: garrison(t, 0, nobles=1),
    "traitor": lambda t: garrison(t, 0, towers=1),
    "blacksmith": lambda t: garrison(t, 1, towers=t.supply.towers),
    "strategist": lambda t: garrison(t, 1, towers=t.supply.towers),
    "trumpet-player": lambda t: garrison(t, 1, nobles=t.supply.nobles),
    "thief": lambda t: None,
    "merchant": lambda t: t.gain_coins(1, 99),
    "tailor": lambda t: garrison(t, 1, nobles=1),
    "mystic": lambda t: beside(t, 4, saracens=6),
}


@pytest.mark.parametrize("key", DATA.points)
def test_a_character_that_could_do_nothing_now_warns(key: str) -> None:
    t = realm(kingdoms={0: {1: "T01"}, 1: {1: "T05"}, 2: {1: "T06"}}, banners={"wheat": [key]})
    if key in USELESS:
        USELESS[key](t)
        ask = asked(trio(t, 0, "wheat"))[0]
        name = WORDS.say(f"character-{key}")
        assert warned(ask) == {
            key: f"The {name} can’t do anything for you right now: you’d only get the points."
        }
    t = realm(
        kingdoms={0: {1: "T01", 2: "T07"}, 1: {1: "T05"}, 2: {1: "T06"}},
        banners={"wheat": [key]},
        coins=1,
    )
    ready(t)
    lay_ruin(t, 0, 2)
    assert warned(asked(trio(t, 0, "wheat"))[0]) == {}


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_character_warns_exactly_if_nothing_comes_of_it(seats: int) -> None:
    useless = {"nothing-to-do", "no-towers-left", "no-nobles-left"}
    for seed in range(12):
        for key in EFFECTS:
            t = lively(seats, {"scenario": "random"}, seed)
            t.undealt = [card for card in t.undealt if card != key]
            before, acts = [player.coins for player in t.players], can_act(t, t.first, key)
            driven, rng = Driven(t, attract(t, t.first, key)), Rng(seed)
            idle = bool(useless & set(driven.said))
            if driven.said == ["takes-coins"]:
                idle = before == [player.coins for player in t.players]
            while not driven.done:
                driven(" ".join(random_answer(driven.ask, rng)))
            assert acts is not idle, key


# The village


def test_swapping_a_village_with_tokens_on_it_warns() -> None:
    t = realm(kingdoms={0: {7: "T16"}})
    driven = Driven(t, turn(t, 0), (0, "exchange"))
    assert warned(driven.ask) == {}
    t = realm(kingdoms={0: {7: "T16"}})
    garrison(t, 0, 7, towers=2, nobles=1)
    driven = Driven(t, turn(t, 0), (0, "exchange"))
    warning = "What’s on your village goes back to the supply: 2 towers and 1 noble."
    assert warned(driven.ask) == dict.fromkeys(["T1", "T2", "T3", "T4"], warning)
