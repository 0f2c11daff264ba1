"""What can be drawn, as plain data: pictures are drawn in other processes, from this alone.

This module is all that such a process loads, so it knows nothing of Discord. What a drawing holds
is what its readers may see.
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import io
from collections.abc import Hashable
from dataclasses import dataclass
from itertools import count
from threading import Event, Thread
from typing import Any, Protocol

import msgspec
from PIL import Image

import renderers
from bot.language.texts import FALLBACK, Captions
from games import GAMES
from games.core import Answer, Ask
from games.session import Session
from renderers import Picture
from renderers.animation import Shot, animate, shot
from renderers.kit.badges import seat_badge

TIDY = 16  # drawings, after which memory is given back
EMOJI = 128  # pixels

_drawn = count(1)


class Drawing(Protocol):
    @property
    def key(self) -> Hashable:
        """What decides how it looks: two with the same key are the same."""
        ...

    def draw(self) -> list[Picture]: ...


@dataclass(frozen=True)
class Frame:
    """A table, as it was when somebody looked."""

    game: str
    view: Any
    captions: Captions
    ask: Ask | None = None
    draft: Answer = ()
    whole: bool = False
    desk: bool = False

    @property
    def key(self) -> bytes:
        said = [self.captions.lang, self.captions.names, self.captions.letters]
        drawn = [self.game, self.view, said, self.ask, self.draft, self.whole, self.desk]
        return hashlib.sha256(msgspec.json.encode(drawn)).digest()

    def draw(self) -> list[Picture]:
        words = self.captions.words(self.game)
        if self.whole:
            return renderers.board(self.game, self.view, words)
        return renderers.draw(self.game, self.view, words, self.ask, self.draft, self.desk)


class _Simple:
    """A drawing that is its own key."""

    @property
    def key(self) -> Hashable:
        return self


@dataclass(frozen=True)
class Legend(_Simple):
    """The icons of a game explained, if it has such a page."""

    game: str
    lang: str

    def draw(self) -> list[Picture]:
        picture = renderers.legend(self.game, Captions(self.lang).words(self.game))
        return [picture] if picture else []


@dataclass(frozen=True)
class Sheet(_Simple):
    """One thing explained that has a picture of its own."""

    game: str
    topic: str
    lang: str

    def draw(self) -> list[Picture]:
        words = Captions(self.lang).words(self.game)
        return [renderers.sheet(self.game, self.topic, words)]


@dataclass(frozen=True)
class GameEmoji(_Simple):
    """A sign of a game's texts."""

    game: str
    name: str

    def draw(self) -> list[Picture]:
        return [_emoji(self.name, renderers.emojis(self.game)[self.name].draw())]


@dataclass(frozen=True)
class BadgeEmoji(_Simple):
    """A seat with its player's letter."""

    seat: int
    letter: str

    def draw(self) -> list[Picture]:
        return [_emoji(self.letter, seat_badge(self.seat, self.letter, EMOJI))]


def _emoji(name: str, drawn: Image.Image) -> Picture:
    """Put a drawing in the middle of a square, and save it."""
    share = EMOJI / max(drawn.size)
    small = drawn.resize((max(1, round(drawn.width * share)), max(1, round(drawn.height * share))))
    square = Image.new("RGBA", (EMOJI, EMOJI), (0, 0, 0, 0))
    square.paste(small, ((EMOJI - small.width) // 2, (EMOJI - small.height) // 2))
    file = io.BytesIO()
    square.save(file, format="PNG")
    return Picture(f"{name}.png", file.getvalue(), "")


@dataclass(frozen=True)
class Film(_Simple):
    """A turn or a whole game as one animated picture."""

    game: str
    views: tuple[Any, ...]
    captions: Captions
    whole: bool  # of a whole game
    ended: bool  # the last view shows how it ended
    pace: int  # milliseconds a picture
    limit: int  # bytes

    def draw(self) -> list[Picture]:
        last = len(self.views) - 1
        shots = [
            self._shot(view, ended=self.ended and n == last) for n, view in enumerate(self.views)
        ]
        return [Picture(f"{self.game}.gif", animate(shots, self.pace, self.limit), "")]

    def _shot(self, view: Any, ended: bool) -> Shot:
        """Of a whole game show the whole board, and how it ended; of a turn what is going on."""
        words = self.captions.words(self.game)
        if not ended and (self.whole or not renderers.shows_a_part(self.game)):
            layers = renderers.layers(self.game, view, words)
            if layers is not None:
                return shot(layers)
        draw = renderers.board if self.whole and not ended else renderers.draw
        return Shot(draw(self.game, view, words)[0].data)


def drawn(drawing: Drawing) -> list[Picture]:
    """Draw, and now and then give back memory to the system."""
    pictures = drawing.draw()
    if next(_drawn) % TIDY == 0:
        give_back_memory()
    return pictures


def give_back_memory() -> None:
    """To the system, what is free: the C library would keep some 70 MB in the gaps between images.

    Other C libraries than glibc cannot do that, and do not need to.
    """
    with contextlib.suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


@dataclass(frozen=True)
class WarmUp(_Simple):
    """No picture: what does not change in those of all games is drawn, to be kept from then on."""

    beside: bool  # while pictures are drawn that somebody waits for

    def draw(self) -> list[Picture]:
        if self.beside:
            Thread(target=warm_up, daemon=True).start()
        else:
            warm_up()
        return []


def warm_up(stopped: Event | None = None) -> None:
    """Draw each game once, until stopped."""
    for game in GAMES.values():
        if stopped is not None and stopped.is_set():
            return
        view = Session.start(game, game.seats[0], {}, seed=0).view(None)
        Frame(game.key, view, Captions(FALLBACK)).draw()
