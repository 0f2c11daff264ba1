"""The games of Herald, by their keys. To add one, write its package and name it here."""

from __future__ import annotations

from typing import Any

from games import annodomini, liarsdice, mageknight, sigillum, xidit
from games.core import Game

GAMES: dict[str, Game[Any, Any]] = {
    game.key: game
    for game in (xidit.GAME, annodomini.GAME, sigillum.GAME, mageknight.GAME, liarsdice.GAME)
}
