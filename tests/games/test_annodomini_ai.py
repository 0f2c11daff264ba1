"""The computer player of 890 Anno Domini: sensible, and strong enough to be a neighbor."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import pytest

from games.annodomini import GAME
from games.annodomini.ai.decisions import DECISIONS, layout, stand_in
from games.annodomini.ai.valuation import Valuation, as_seen, copied
from games.annodomini.rules.characters import attract
from games.annodomini.rules.game import choose_castles, end_of_the_game, setup, turn
from games.annodomini.rules.invasion import invasion
from games.annodomini.rules.placing import place_in_kingdom, settle
from games.annodomini.table import AnnoDomini, Lot, Space
from games.core import Rng
from games.session import Session
from games.simulate import simulate
from games.standin import random_answer
from tests.games.annodomini_tables import (
    beside,
    full,
    garrison,
    lay_ruin,
    lively,
    realm,
)

NO_BUILDINGS = ["", "", "", ""]


def decision(t: AnnoDomini, rule: Coroutine[Any, Any, Any], seat: int = 0) -> str:
    pending = rule.send(None)
    answer = stand_in(GAME.view(t, seat), pending[seat], Rng(1))
    rule.close()
    return " ".join(answer)


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_beats_random_players(seats: int) -> None:
    report = simulate(GAME, seats, 12, 11, {}, frozenset({1}))
    assert report.kinds["stand-in"].wins >= 10


def test_it_knows_every_decision_of_the_game() -> None:
    met = set()
    for seed in range(60):
        session = Session(GAME, lively(2 + seed % 3, {"scenario": "random"}, seed))
        rng = Rng(seed)
        while session.result is None:
            seat, ask = next(iter(session.pending.items()))
            met.add(ask.prompt.key)
            session.answer(seat, random_answer(ask, rng))
    assert met <= set(DECISIONS)
    rare = {"choose-castle", "rebuild", "take-towers", "exchange-too", "move-towers"}
    assert set(DECISIONS) - met <= rare


def test_what_it_tries_out_does_not_change_what_it_sees() -> None:
    t = realm(kingdoms={0: {1: "T05"}}, coins=3)
    view = GAME.view(t, 0)
    before = copied(as_seen(view))
    decision(t, turn(t, 0))
    after = as_seen(GAME.view(t, 0))
    assert (after.players, after.column, after.supply) == (
        before.players,
        before.column,
        before.supply,
    )


# Taking and placing


def test_it_completes_a_trio() -> None:
    t = realm(
        kingdoms={0: {1: "T06", 2: "T10"}},
        castles=["C6", "C1", "C2"],
        column=["T05", "T08", "T02", "T12"],
        coins=[2, 0, 0],
        buildings=NO_BUILDINGS,
    )
    assert decision(t, turn(t, 0)) == "T3"
    t.column.pop(2)
    assert decision(t, place_in_kingdom(t, 0, Lot("T02"))) == "3"


def test_it_places_a_tile_as_it_planned_when_it_took_it() -> None:
    """What is judged at the taking is the space that is chosen afterwards."""
    for seed in range(2):
        session = Session.start(GAME, 3, {}, seed)
        rng = Rng(seed)
        while session.result is None:
            seat, ask = next(iter(session.pending.items()))
            answer = stand_in(session.view(seat), ask, rng)
            if ask.prompt.key == "place-tile":
                t = as_seen(session.view(seat))
                assert t.taken is not None
                worth = Valuation(t, seat)
                kingdom = t.players[seat].kingdom
                worths = {
                    option.key: layout(worth, kingdom, Space(t.taken), int(option.key) - 1)
                    for option in ask.options
                }
                assert worths[answer[0]] == max(worths.values())
            session.answer(seat, answer)


def test_it_takes_coins_that_lie_on_a_tile() -> None:
    t = realm(column=["T05", "T07", "T08", "T06"], coins=[1, 0, 0], buildings=NO_BUILDINGS)
    beside(t, 2, coins=6)
    assert decision(t, turn(t, 0)) == "T2"


def test_it_does_not_call_the_saracens_to_its_own_door() -> None:
    t = realm(
        kingdoms={0: {1: "T05"}},
        column=["T31", "T11", "T22", "T12"],
        coins=[1, 0, 0],
        buildings=NO_BUILDINGS,
    )
    for seat in (1, 2):
        garrison(t, seat, towers=3)
    t.invaders = t.defense
    assert decision(t, turn(t, 0)) == "T2"
    t.invaders = 0
    assert decision(t, turn(t, 0)) == "T1"


def test_it_buys_the_building_that_fits() -> None:
    t = realm(
        kingdoms={0: {1: "T05", 2: "T06", 3: "T07", 4: "T08"}},
        castles=["C1", "C4", "C2"],
        column=["T18", "T20", "T17", "T26"],
        coins=[5, 0, 0],
        buildings=["S01", "S05", "S08", "S12"],
    )
    assert decision(t, turn(t, 0)) == "B2"


def test_it_uses_the_exchange_when_that_makes_a_trio() -> None:
    t = realm(
        kingdoms={0: {1: "T06", 2: "T10", 3: "T16"}},
        castles=["C6", "C1", "C2"],
        column=["T09", "T14", "T02", "T12"],
        buildings=NO_BUILDINGS,
    )
    rule = turn(t, 0)
    pending = rule.send(None)
    assert stand_in(GAME.view(t, 0), pending[0], Rng(1)) == ("exchange",)
    pending = rule.send((0, ("exchange",)))
    assert stand_in(GAME.view(t, 0), pending[0], Rng(1)) == ("T3",)
    rule.close()


def test_it_keeps_the_village_when_nothing_better_is_there() -> None:
    t = realm(
        kingdoms={0: {1: "T07", 2: "T11", 3: "T16"}},
        castles=["C6", "C1", "C2"],
        column=["T05", "T25", "T17", "T01"],
        buildings=NO_BUILDINGS,
    )
    assert decision(t, turn(t, 0)) != "exchange"


def test_it_spends_the_inventor_only_for_more_than_its_points() -> None:
    kingdom = {1: "T05", 2: "T06", 3: "T07", 4: "T08", 6: "T21", 7: "T27", 8: "T18"}
    for building, answer in (("S05", "inventor"), ("S08", "T1")):
        t = realm(
            kingdoms={0: kingdom},
            castles=["C3", "C4", "C2"],
            buildings=[building, "", "", ""],
            characters={0: ["inventor"]},
            round=8,
        )
        assert decision(t, turn(t, 0)) == answer


def test_it_chooses_a_castle_with_coins() -> None:
    t = setup(1, 3, GAME.options({}))
    t.castles = ["C3", "C2", "C4"]
    assert decision(t, choose_castles(t), t.turn_order()[-1]) == "C2"


# Trios and characters


def test_it_takes_a_character_rather_than_coins() -> None:
    t = realm(kingdoms={0: {1: "T06", 2: "T10"}}, banners={"olive": ["mystic", "courtesan"]})
    t.stack.remove("T02")
    assert decision(t, settle(t, 0, Lot("T02"), 2)) == "mystic"


@pytest.mark.parametrize(
    ("key", "what"), [("military-architect", "towers"), ("minstrel", "nobles")]
)
def test_it_brings_as_much_as_it_may_to_the_castle(key: str, what: str) -> None:
    t = realm(kingdoms={0: {1: "T03", 2: "T04"}})
    garrison(t, 0, 1, **{what: 2})
    garrison(t, 0, 2, **{what: 2})
    assert decision(t, attract(t, 0, key)) == "1 1 2"


@pytest.mark.parametrize("key", ["blacksmith", "strategist", "trumpet-player"])
def test_it_puts_tokens_on_the_castle(key: str) -> None:
    t = realm(kingdoms={0: {1: "T03", 2: "T04"}})
    assert decision(t, attract(t, 0, key)) == "5"


def test_it_robs_whom_it_competes_with() -> None:
    t = realm(kingdoms={1: {1: "T12"}, 2: {1: "T10"}})
    garrison(t, 0, nobles=2)
    garrison(t, 1, 1, nobles=1)
    garrison(t, 2, 1, nobles=3)
    assert decision(t, attract(t, 0, "courtesan")) == "X2"


def test_it_rebuilds_the_better_tile() -> None:
    t = realm(kingdoms={0: {1: "T06", 3: "T22"}}, castles=["C6", "C1", "C2"])
    for space in (1, 3):
        lay_ruin(t, 0, space, towers=1)
    garrison(t, 0, towers=9)  # enough of them
    assert decision(t, attract(t, 0, "master-builder")) == "3"


def test_it_swaps_tiles_to_prepare_a_trio() -> None:
    t = realm(kingdoms={0: {1: "T06", 6: "T10", 8: "T05"}}, castles=["C6", "C1", "C2"])
    before = Valuation(t, 0).prospects(t.players[0].kingdom)
    first, second = (int(key) - 1 for key in decision(t, attract(t, 0, "cartographer")).split())
    kingdom = t.players[0].kingdom
    kingdom[first], kingdom[second] = kingdom[second], kingdom[first]
    assert Valuation(t, 0).prospects(kingdom) > before


@pytest.mark.parametrize(("towers", "answer"), [(3, "T1 T1"), (0, "T4 T4")])
def test_the_strong_send_saracens_soon_and_the_weak_late(towers: int, answer: str) -> None:
    t = realm()
    garrison(t, 0, towers=towers)
    garrison(t, 1, towers=1)
    assert decision(t, attract(t, 0, "mystic")) == answer


# Invasion and end


def test_it_gives_up_the_tile_that_it_misses_least() -> None:
    t = realm(kingdoms={0: {1: "T22", 2: "T20", 3: "S05", 4: "T05"}}, castles=["C2", "C1", "C6"])
    assert decision(t, invasion(t, 0)) == "2"  # the one with a point less


def test_it_does_not_give_up_what_stands_full_of_nobles() -> None:
    t = realm(kingdoms={0: {1: "T10", 2: "T09"}}, castles=["C6", "C1", "C2"])
    garrison(t, 0, 1, nobles=3)
    assert decision(t, invasion(t, 0)) == "2"


def test_its_apprentice_keeps_the_better_card() -> None:
    t = full(realm(characters={0: ["apprentice"]}))
    t.undealt = [key for key in t.undealt if key not in ("mystic", "courtesan")]
    t.banners = {crop: [] for crop in t.banners}
    t.undealt += ["mystic", "courtesan"]
    assert decision(t, end_of_the_game(t)) == "mystic"
