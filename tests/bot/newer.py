"""A made-up version 2 of a game's table, as an update may bring it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from games.core import Game
from games.xidit import GAME
from games.xidit.rules.game import setup
from games.xidit.table import Xidit


@dataclass(kw_only=True)
class Weathered(Xidit):
    weather: str  # without a default: a table of version 1 cannot be read as it is


def laid(seed: int, seats: int, options: Mapping[str, str]) -> Weathered:
    return Weathered(**vars(setup(seed, seats, options)), weather="fair")


def lift(data: dict[str, Any]) -> dict[str, Any]:
    return data | {"weather": "fair"}


def laid_otherwise(seed: int, seats: int, options: Mapping[str, str]) -> Weathered:
    return laid(seed + 1, seats, options)


BLIND: Game[Any, Any] = replace(GAME, version=2, table_type=Weathered, setup=laid)  # no way there
NEWER: Game[Any, Any] = replace(BLIND, lifts={1: lift})
OTHER_RULES: Game[Any, Any] = replace(NEWER, setup=laid_otherwise)
