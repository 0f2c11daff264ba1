"""`herald simulate`: many games by itself, with the settings that are asked for."""

from __future__ import annotations

import argparse
import json

import pytest

from bot.__main__ import simulate
from games.simulate import interval


def asked(
    *option: str, players: int | None = None, game: str = "mageknight", levels: str = ""
) -> argparse.Namespace:
    return argparse.Namespace(
        game=game,
        players=players,
        games=1,
        seed=1,
        option=option,
        stand_ins=frozenset(),
        levels=levels.split(",") if levels else (),
    )


def test_as_many_play_as_the_settings_allow(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate(asked("scenario=solo-conquest")) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["players"], report["finished"]) == (1, 1)


def test_a_number_that_the_settings_are_not_for_is_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert simulate(asked("scenario=full-conquest", players=1)) != 0
    assert "mageknight is for 2 to 4 players" in capsys.readouterr().err


def test_levels_are_compared_in_a_table_with_confidence_intervals(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert simulate(asked(game="liarsdice", levels="stand-in,random,random")) == 0
    head, columns, *rows = capsys.readouterr().out.splitlines()
    assert head == "liarsdice, 3 players, 1 games; a seat wins 33% if all were equal"
    assert columns.split()[:3] == ["player", "seats", "wins"]
    assert {row.split()[0]: row.split()[1] for row in rows} == {"random": "2", "stand-in": "1"}
    assert simulate(asked(game="liarsdice", levels="godlike,random")) != 0


def test_a_confidence_interval_is_wilsons() -> None:
    """As in the tables: 10 of 20 is between 29.9 % and 70.1 %, 0 of 10 between 0 and 27.8 %."""
    assert interval(10, 20) == pytest.approx((0.299, 0.701), abs=0.001)
    assert interval(0, 10) == pytest.approx((0.0, 0.2775), abs=0.001)
