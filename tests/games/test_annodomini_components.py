"""Whole games of 890 Anno Domini: nothing of the box is lost."""

from __future__ import annotations

import pytest

from games.annodomini import GAME
from games.annodomini.data import SCENARIOS
from games.core import Rng
from games.session import Session
from games.simulate import simulate
from games.standin import random_answer


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_thousand_random_games_keep_every_component(scenario: str, seats: int) -> None:
    report = simulate(GAME, seats, 1000, 890, {"scenario": scenario})
    assert report.finished == 1000 and report.nobody == 0
    assert 8 < report.kinds["random"].mean_score < 16


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_tile_and_no_card_is_lost(seats: int) -> None:
    """But for the village that was exchanged, and the cards that leave the game."""
    for seed in range(15):
        session = Session.start(GAME, seats, {"scenario": "random"}, seed)
        rng = Rng(seed)
        said = [line.text.key for line in session.opening]
        while session.result is None:
            seat = rng.pick(list(session.pending))
            if session.pending[seat].prompt.key == "take-tile":
                assert len(session.table.column) == 4  # to the last turn
            lines = session.answer(seat, random_answer(session.pending[seat], rng))
            said += [line.text.key for line in lines]
        t = session.table
        placed = [space.data for player in t.players for space in player.tiles]
        territories = sum(tile.is_territory for tile in placed) + len(t.column) + len(t.stack)
        assert territories == 8 * seats + 4 - ("exchanges" in said)
        buildings = sum(tile.category == "building" for tile in placed)
        assert buildings + sum(map(bool, t.buildings)) == seats + 1
        cards = len(t.undealt) + sum(map(len, t.banners.values()))
        cards += sum(len(player.characters) for player in t.players)
        assert cards == 18 - ("inventor-leaves" in said) - 2 * ("apprentice-kept" in said)
