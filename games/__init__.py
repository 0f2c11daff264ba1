"""The games of Herald, by their keys. To add one, write its package and name it here."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from games.core import Game

PACKAGES = (  # in the order in which players find them
    "xidit",
    "annodomini",
    "sigillum",
    "mageknight",
    "liarsdice",
)

GAMES: dict[str, Game[Any, Any]] = {key: import_module(f"games.{key}").GAME for key in PACKAGES}
