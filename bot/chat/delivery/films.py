"""Films: a turn or a whole game as one animated picture."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.chat.delivery.drawings import Film
from bot.chat.delivery.pictures import RenderQueue
from bot.language.texts import Captions
from bot.tables.archive.history import Replay
from renderers.kit.cache import MEGABYTE, NOTHING, Cache

KEPT = 16 * MEGABYTE  # of finished films
FRAMES = 100  # a longer game is shown in leaps
TURN, GAME = 900, 450  # milliseconds a picture


class Films:
    """One at a time: a whole game is a hundred pictures, and other tables want theirs drawn."""

    def __init__(self) -> None:
        self._recent = Cache(KEPT)
        self._making = asyncio.Lock()

    async def of(
        self, replay: Replay, turn: int | None, captions: Captions, queue: RenderQueue, limit: int
    ) -> bytes:
        """Return a film of one turn, or of the whole game so far."""
        key = (replay.key, turn, captions, limit)
        async with self._making:
            film: bytes = self._recent.get(key)
            if film is NOTHING:
                (made,) = await queue.draw_aside(_film(replay, turn, captions, limit))
                film = made.data
                self._recent.put(key, film, len(film))
            return film


def _film(replay: Replay, turn: int | None, captions: Captions, limit: int) -> Film:
    whole = turn is None
    shown = thinned(replay.views() if turn is None else replay.views_of(turn))
    return Film(
        replay.game.key,
        tuple(map(replay.view, shown)),
        captions,
        whole,
        ended=replay.over,
        pace=GAME if whole else TURN,
        limit=limit,
    )


def thinned(views: Sequence[bytes]) -> Sequence[bytes]:
    """Not too many, evenly spread, with the first and the last."""
    if len(views) <= FRAMES:
        return views
    last = len(views) - 1
    return [views[round(n * last / (FRAMES - 1))] for n in range(FRAMES)]
