"""`herald simulate`: many games by itself, with the settings that are asked for."""

from __future__ import annotations

import argparse
import json

import pytest

from bot.__main__ import simulate


def asked(option: str, players: int | None = None) -> argparse.Namespace:
    return argparse.Namespace(
        game="mageknight",
        players=players,
        games=1,
        seed=1,
        option=[option],
        stand_ins=frozenset(),
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
