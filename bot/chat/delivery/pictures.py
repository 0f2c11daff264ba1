"""Pictures, drawn off the event loop: one thread keeps them in order and memory small."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from io import BytesIO
from typing import Any, TypeVar

import discord
import msgspec

import renderers
from bot.chat.messages.posts import Display
from bot.language.texts import FALLBACK, Words
from bot.store import Store
from bot.tables.model import Live
from games import GAMES
from games.core import Answer, Ask
from games.session import Session
from renderers import Picture
from renderers.kit.cache import MEGABYTE, NOTHING, Cache

T = TypeVar("T")

KEPT = 8 * MEGABYTE  # of finished pictures, for those who look again
TIDY = 16  # pictures, after which memory is given back


@dataclass(frozen=True)
class Frame:
    """All that a picture is drawn from, as it was when somebody looked."""

    game: str
    view: Any
    words: Words
    ask: Ask | None
    draft: Answer
    whole: bool = False
    desk: bool = False

    @property
    def key(self) -> bytes:
        seats = range(self.view.seats)
        named = [(self.words.letter(seat), self.words.seat(seat)) for seat in seats]
        shown = [self.words.lang, named, self.whole, self.desk]
        drawn = [self.game, self.view, self.ask, self.draft, shown]
        return hashlib.sha256(msgspec.json.encode(drawn)).digest()


def frame(live: Live, display: Display, lang: str, desk: bool = False) -> Frame | None:
    """What to draw for a message. To be taken while the table stands still."""
    if live.session is None:
        return None
    view = live.session.view(display.seat)
    words = live.plain_words(lang)
    return Frame(live.row.game, view, words, display.ask, display.draft, display.whole, desk)


async def own_frame(
    store: Store, live: Live, display: Display, user: int, lang: str
) -> Frame | None:
    """The same for one person, as they want it drawn."""
    return frame(live, display, lang, (await store.person(user)).desk)


class RenderQueue:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "pictures")
        self._drawn = Cache(KEPT)
        self._drawings = 0

    def warm_up(self) -> None:
        """Draw each game once in the background: what does not change is kept from then on."""
        for game in GAMES.values():
            view = Session.start(game, game.seats[0], {}, seed=0).view(None)
            words = Words(FALLBACK, game.key)
            self._thread.submit(_draw, Frame(game.key, view, words, None, ()))

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)

    async def files(self, frame: Frame | None, mark: str = "") -> list[discord.File]:
        """The pictures as files; `mark` makes their names unique."""
        if frame is None:
            return []
        return [as_file(picture, mark) for picture in await self.draw(frame)]

    async def run(self, drawing: Callable[[], T]) -> T:
        """Draw something in the thread for pictures."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._run, drawing)

    def _run(self, drawing: Callable[[], T]) -> T:
        made = drawing()
        self._drawings += 1
        if self._drawings % TIDY == 0:
            give_back_memory()
        return made

    async def draw(self, frame: Frame) -> list[Picture]:
        key = frame.key
        drawn: list[Picture] = self._drawn.get(key)
        if drawn is NOTHING:
            drawn = await self.run(lambda: _draw(frame))
            self._drawn.put(key, drawn, sum(len(picture.data) for picture in drawn))
        return drawn


def give_back_memory() -> None:
    """To the system, what is free: the C library would keep some 70 MB in the gaps between images.

    Other C libraries than glibc cannot do that, and do not need to.
    """
    with contextlib.suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


def _draw(frame: Frame) -> list[Picture]:
    if frame.whole:
        return renderers.board(frame.game, frame.view, frame.words)
    return renderers.draw(frame.game, frame.view, frame.words, frame.ask, frame.draft, frame.desk)


def as_file(picture: Picture, mark: str = "") -> discord.File:
    stem, dot, ending = picture.filename.rpartition(".")
    filename = f"{stem}-{mark}{dot}{ending}" if mark else picture.filename
    return discord.File(BytesIO(picture.data), filename, description=picture.alt)
