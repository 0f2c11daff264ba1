"""Films: a turn or a whole game as one animated picture."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

import renderers
from bot.chat.delivery.pictures import RenderQueue
from bot.language.texts import Words
from bot.tables.archive.history import Replay
from renderers.animation import Shot, animate, shot
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
        self, replay: Replay, turn: int | None, words: Words, queue: RenderQueue, limit: int
    ) -> bytes:
        """A film of one turn, or of the whole game so far."""
        named = tuple((words.letter(seat), words.seat(seat)) for seat in range(replay.seats))
        key = (replay.key, turn, words.lang, named, limit)
        async with self._making:
            film: bytes = self._recent.get(key)
            if film is NOTHING:
                film = await _shoot(replay, turn, words, queue, limit)
                self._recent.put(key, film, len(film))
            return film


async def _shoot(
    replay: Replay, turn: int | None, words: Words, queue: RenderQueue, limit: int
) -> bytes:
    whole = turn is None
    views = thinned(replay.views() if turn is None else replay.views_of(turn))
    shots = []
    for encoded in views:
        ended = replay.over and encoded == views[-1]
        view = replay.view(encoded)
        shots.append(await queue.run(partial(_shot, replay.game.key, view, words, whole, ended)))
    return await asyncio.to_thread(animate, shots, GAME if whole else TURN, limit)


def _shot(game: str, view: Any, words: Words, whole: bool, ended: bool) -> Shot:
    """Of a whole game show the whole board, and how it ended; of a turn what is going on."""
    if not ended and (whole or not renderers.shows_a_part(game)):
        layers = renderers.layers(game, view, words)
        if layers is not None:
            return shot(layers)
    draw = renderers.board if whole and not ended else renderers.draw
    return Shot(draw(game, view, words)[0].data)


def thinned(views: Sequence[bytes]) -> Sequence[bytes]:
    """Not too many, evenly spread, with the first and the last."""
    if len(views) <= FRAMES:
        return views
    last = len(views) - 1
    return [views[round(n * last / (FRAMES - 1))] for n in range(FRAMES)]
