"""Tables of Mage Knight that earlier versions have saved can still be played."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.core import Rng
from games.mageknight import GAME
from games.mageknight.lifts import lift_turn, with_scenario
from games.mageknight.modifiers import (
    EndlessMana,
    FameForHealing,
    LaterGain,
    MoreCards,
    MoreDice,
    MoveAsAttack,
    NoDice,
    OpenTerrain,
    SidewaysBoost,
    TerrainCost,
    TimeBending,
    UsableMana,
)
from games.mageknight.scenarios import FIRST_RECONNAISSANCE
from games.mageknight.table import Turn
from games.session import Move, Session, read_table
from games.standin import random_answer

FILE = Path(__file__).parent / "fixtures" / "mageknight_version_1.json.gz"
SAVED: list[dict[str, Any]] = json.loads(gzip.decompress(FILE.read_bytes()))


@pytest.mark.parametrize("game", SAVED)
def test_a_saved_game_opens_where_it_stood_and_goes_on_to_its_end(game: dict[str, Any]) -> None:
    """What is asked has changed since; the tables have not."""
    session = Session(GAME, read_table(GAME, msgspec.json.encode(game["saved"]), version=1))
    asked = [seat for seat, _, keys in game["asks"][0] if len(keys) > 1]  # else nobody asks now
    assert asked in ([], sorted(session.pending))
    rng = Rng(len(game["moves"]))
    while session.result is None:
        seat, ask = next(iter(session.pending.items()))
        session.answer(seat, random_answer(ask, rng))
        GAME.check(session.table)


SAVED_2: list[dict[str, Any]] = json.loads(
    gzip.decompress(FILE.with_name("mageknight_version_2.json.gz").read_bytes())
)


@pytest.mark.parametrize("game", SAVED_2)
def test_a_game_of_version_2_is_the_first_reconnaissance_and_asks_what_it_did(
    game: dict[str, Any],
) -> None:
    moves = [Move(seat, tuple(answer)) for seat, answer in game["moves"]]
    session = Session.load(GAME, msgspec.json.encode(game["saved"]), moves, version=2)
    assert not session.restarted
    assert session.table.scenario is FIRST_RECONNAISSANCE
    asked = {str(seat): [o.key for o in ask.options] for seat, ask in session.pending.items()}
    assert asked == game["asked"]


SAVED_3: list[dict[str, Any]] = json.loads(
    gzip.decompress(FILE.with_name("mageknight_version_3.json.gz").read_bytes())
)


@pytest.mark.parametrize("game", SAVED_3)
def test_a_conquest_of_before_there_was_cooperation_asks_what_it_did(game: dict[str, Any]) -> None:
    moves = [Move(seat, tuple(answer)) for seat, answer in game["moves"]]
    session = Session.load(GAME, msgspec.json.encode(game["saved"]), moves, version=3)
    assert not session.restarted
    asked = {str(seat): [o.key for o in ask.options] for seat, ask in session.pending.items()}
    assert asked == game["asked"]


def test_the_aim_that_was_met_is_still_met() -> None:
    old = {"turn": {"found_city": True}, "heroes": [{"begun": None}]}
    assert with_scenario(old)["turn"] == {"met_aim": True}


def turn_of_version_1(**changed: Any) -> dict[str, Any]:
    """One in which nothing has happened but for what is given."""
    saved: dict[str, Any] = SAVED[0]["saved"]["turn"]
    nothing = {key: type(value)() for key, value in saved.items() if value is not None}
    plain = {"stage": "move", "tokens": saved["tokens"], "night": None, "invoked": None}
    return nothing | plain | changed


def test_all_that_cards_had_changed_is_lifted() -> None:
    old = turn_of_version_1(
        move=3,
        path=["Aa", "Ab"],
        costs=[{"terrains": ["swamp"], "fixed": 1, "add": 0, "least": 0}],
        opened={"lake": 1},
        boosts=[{"value": 2, "color": None, "finer": True, "wound": False}],
        endless=["red", "black"],
        usable=["gold"],
        more_dice=2,
        no_dice=True,
        agility=2,
        bends_time=True,
        hand_bonus=2,
        grail=1,
        later=[["fame", 1, "recruited"]],
    )
    lift_turn(old)
    turn = msgspec.convert(old, Turn)
    assert (turn.move, turn.path) == (3, ["Aa", "Ab"])
    assert turn.of(TerrainCost) == [TerrainCost(["swamp"], fixed=1)]
    assert turn.of(OpenTerrain) == [OpenTerrain("lake", 1)]
    assert turn.of(SidewaysBoost) == [SidewaysBoost(2, finer=True)]
    assert turn.of(EndlessMana) == [EndlessMana("red"), EndlessMana("black")]
    assert turn.of(UsableMana) == [UsableMana("gold")]
    assert turn.of(MoreDice) == [MoreDice(2)]
    assert turn.of(MoveAsAttack) == [MoveAsAttack(ranged=True)]
    assert turn.of(MoreCards) == [MoreCards(2)]
    assert turn.of(FameForHealing) == [FameForHealing(1)]
    assert turn.of(LaterGain) == [LaterGain("fame", 1, "recruited")]
    assert turn.has(NoDice) and turn.has(TimeBending)
    assert len(turn.modifiers) == 13


def test_a_turn_without_changes_has_no_modifiers() -> None:
    old = turn_of_version_1()
    lift_turn(old)
    assert msgspec.convert(old, Turn).modifiers == []
