"""Pictures of players who act together: an assault of several, teams, and one score for all."""

from __future__ import annotations

import pytest

from bot.language.texts import Words
from games.mageknight import GAME
from games.mageknight.pieces import Dummy
from games.mageknight.rules.cooperation.proposal import begin, open_splits
from games.mageknight.rules.ending import end_of_the_game
from games.mageknight.table import MageKnight
from renderers.kit.screens import DESK
from renderers.mageknight import desk, draw
from tests.games.mageknight_tables import lively
from tests.games.test_mageknight_assaults import siege
from tests.renderers.looking import opened

NAMES = ["Ana", "Ben", "Chloé", "Dai"]
WORDS = Words("en", "mageknight", lambda seat: NAMES[seat])


def storming() -> MageKnight:
    t, city = siege(3, "prowlers", "diggers", "freezers")
    begin(t, 0, city, open_splits(t, 0, city)[-1])
    assert isinstance(t.dummy, Dummy)
    return t


def test_all_see_who_storms_a_city_and_against_whom() -> None:
    t = storming()
    assert t.joint is not None
    (public,) = draw(GAME.view(t, None), WORDS)
    before = opened(public).height
    assert "Assault on the green city C5a together: A Ana against " in public.alt
    t.joint.parts[0].fought = True
    (public,) = draw(GAME.view(t, None), WORDS)
    assert "A Ana has fought, and " in public.alt
    t.joint = None
    (public,) = draw(GAME.view(t, None), WORDS)
    assert "together" not in public.alt
    assert opened(public).height < before


@pytest.mark.parametrize("seat", [0, 1])
def test_it_stands_above_a_players_own_picture_too(seat: int) -> None:
    t = storming()
    for pictures in (draw(GAME.view(t, seat), WORDS), desk(GAME.view(t, seat), WORDS)):
        assert "Assault on the green city" in pictures[0].alt
    assert opened(desk(GAME.view(t, seat), WORDS)[0]).size == DESK


def test_whose_part_it_is_acts_on_the_picture() -> None:
    t = storming()
    assert t.joint is not None
    t.joint.acting = 1
    assert GAME.view(t, None).active == t.joint.parts[1].seat


def test_a_team_has_a_column_of_its_own_and_only_that_has_a_total() -> None:
    t = lively(4, {"scenario": "full-conquest", "teams": "on"}, 6)
    alt = draw(GAME.view(t, 0), WORDS)[0].alt
    assert "Teams: A Ana and C Chloé against B Ben and D Dai." in alt
    end_of_the_game(t)
    alt = draw(GAME.view(t, None), WORDS)[0].alt
    assert alt.count("Total ") == 2
    for names, score in zip(("A Ana and C Chloé", "B Ben and D Dai"), t.team_scores, strict=True):
        assert f"{names}: Total {score.total}." in alt
    for picture in (draw(GAME.view(t, 0), WORDS)[0], desk(GAME.view(t, 0), WORDS)[0]):
        assert opened(picture).width == 1600


def test_whoever_cooperates_has_lost_together_when_a_city_stands() -> None:
    t = lively(3, {"scenario": "blitz-cooperation"}, 5)
    end_of_the_game(t)
    alt = draw(GAME.view(t, None), WORDS)[0].alt
    assert alt.startswith("A city still stands.")
    t = lively(3, {"scenario": "blitz-cooperation"}, 5)
    t.final_turns = []
    end_of_the_game(t)
    alt = draw(GAME.view(t, None), WORDS)[0].alt
    assert alt.startswith("All cities have fallen!")
    assert f"A Ana, B Ben and C Chloé: Total {t.team_scores[0].total}." in alt
