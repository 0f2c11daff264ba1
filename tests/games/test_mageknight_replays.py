"""Recorded games of the First Reconnaissance, of random and of computer players, from before there
were other scenarios: each is played again, answer by answer, to the same end."""

from __future__ import annotations

import hashlib
import json
import lzma
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.mageknight import GAME
from games.mageknight.table import MageKnight
from games.session import Session

FILE = Path(__file__).parent / "fixtures" / "mageknight_first_reconnaissance.json.xz"
GAMES: list[dict[str, Any]] = json.loads(lzma.decompress(FILE.read_bytes()))
EVERY_RUN = (0, 5, 14, 15, 16, 19)  # every number of players; random, mixed, and of computers


def end_of(session: Session[MageKnight, Any]) -> str:
    """A hash of all that lies on the table at the end, and of chance."""
    t = session.table
    assert session.result is not None
    heroes = [
        [
            hero.hero, hero.at, hero.fame, hero.level, hero.reputation, hero.hand, hero.deck,
            hero.discard, hero.played, hero.crystals,
            [[unit.key, unit.ready, unit.wounds, unit.banner] for unit in hero.units],
            [skill.key for skill in hero.skills], hero.skill_pile, hero.tactic,
        ]
        for hero in t.heroes
    ]  # fmt: skip
    land = [
        [space.key, [[token.enemy, token.up] for token in space.tokens], space.ruins, space.owner]
        for space in t.spaces.values()
    ]
    end = [
        session.result.winners, session.result.scores, t.rng.state, t.round, heroes, t.tiles, land,
        t.source, t.unit_offer, t.unit_deck, t.advanced_deck, t.advanced_offer, t.training,
        t.spell_deck, t.spell_offer, t.artifact_deck, t.common_skills, t.removed,
    ]  # fmt: skip
    return hashlib.sha256(msgspec.json.encode(end)).hexdigest()[:16]


def replay(game: dict[str, Any]) -> None:
    session = Session.start(GAME, game["seats"], game["options"], game["seed"])
    for seat, answer in game["moves"]:
        session.answer(seat, answer)
    assert end_of(session) == game["end"]


@pytest.mark.parametrize("game", [GAMES[place] for place in EVERY_RUN])
def test_a_recorded_game_ends_as_it_did(game: dict[str, Any]) -> None:
    replay(game)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_recorded_game_ends_as_it_did(game: dict[str, Any]) -> None:
    replay(game)
