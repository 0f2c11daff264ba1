"""Pictures: a game's view in, image bytes out. Each game has one module or package here.

It exports `draw(view, words, ask, draft) -> list[Picture]`. The view says whose eyes these are:
with `view.seat` None it is the picture for everybody; otherwise that player's own, on which the
open `ask` is marked with the keys of its options, and `draft` (the answer as far as they have got)
is shown as a plan.

A game may also export

* `desk(view, words, ask, draft) -> list[Picture]`: a player's own picture in landscape
  (`kit.screens.DESK`), for those who sit at a desk, where a tall one would be shown too small;
* `legend(words) -> Picture`, which explains its icons beside the rules;
* `whole(view, words) -> Picture`, where `draw` shows only a part of a large board;
* `sheet(key, words) -> Picture` with `SHEETS`, the keys by the names of the messages that name
  them, for things that are explained one by one;
* `layers(view, words) -> Layers`: the whole board in parts, so that a film moves the pieces;
* `EMOJIS`, by their names: signs of the pictures that stand in messages and on buttons, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from PIL import Image

from games.core import Ask, Text, Value


@dataclass(frozen=True)
class Picture:
    """An image file and its alt text (at most 1024 characters)."""

    filename: str
    data: bytes
    alt: str


@dataclass(frozen=True)
class Piece:
    """Something that moves, and where its middle is."""

    sprite: Image.Image
    x: float
    y: float


@dataclass(frozen=True)
class Layers:
    """A picture in parts: what stays, and on it the pieces from back to front."""

    base: Image.Image
    pieces: Mapping[str, Piece]


@dataclass(frozen=True)
class Emoji:
    """A sign that texts write as `sign`, which stands in for it where it cannot be shown."""

    sign: str
    draw: Callable[[], Image.Image]


class Words(Protocol):
    """Whoever puts texts into the reader's language."""

    def __call__(self, message: Text) -> str: ...

    def say(self, key: str, /, **args: Value) -> str: ...

    def listed(self, parts: Iterable[str], how: str = "and") -> str:
        """Return things as they are said one after another: `A, B and C`, or with `or`."""
        ...

    def seat(self, seat: int) -> str:
        """Return a player's name."""
        ...

    def letter(self, seat: int) -> str:
        """Return the letter on a player's badge: their initial, if nobody else has it."""
        ...


def draw(
    game: str,
    view: Any,
    words: Words,
    ask: Ask | None = None,
    draft: Sequence[str] = (),
    desk: bool = False,
) -> list[Picture]:
    """Draw the pictures of a view, most important first; a player's own also for a desk."""
    module = import_module(f"renderers.{game}")
    in_landscape = desk and view.seat is not None and hasattr(module, "desk")
    draws = module.desk if in_landscape else module.draw
    pictures: list[Picture] = draws(view, words, ask, draft)
    return pictures


def legend(game: str, words: Words) -> Picture | None:
    """Draw the meaning of a game's icons, if it has such a page."""
    module = import_module(f"renderers.{game}")
    if not hasattr(module, "legend"):
        return None
    picture: Picture = module.legend(words)
    return picture


def board(game: str, view: Any, words: Words) -> list[Picture]:
    """Draw the whole board, also where `draw` shows only a part of it."""
    if not shows_a_part(game):
        return draw(game, view, words)
    return [import_module(f"renderers.{game}").whole(view, words)]


def sheets(game: str) -> Sequence[str]:
    """Name the messages for things that have a picture of their own."""
    return tuple(getattr(import_module(f"renderers.{game}"), "SHEETS", ()))


def sheet(game: str, topic: str, words: Words) -> Picture:
    module = import_module(f"renderers.{game}")
    picture: Picture = module.sheet(module.SHEETS[topic], words)
    return picture


def shows_a_part(game: str) -> bool:
    """Return whether `draw` shows only a part of the board."""
    return hasattr(import_module(f"renderers.{game}"), "whole")


def layers(game: str, view: Any, words: Words) -> Layers | None:
    """Take the picture of the whole board apart, if a game can."""
    module = import_module(f"renderers.{game}")
    if not hasattr(module, "layers"):
        return None
    parts: Layers | None = module.layers(view, words)
    return parts


def emojis(game: str) -> Mapping[str, Emoji]:
    """Return the signs of a game's pictures that its texts show, too."""
    named: Mapping[str, Emoji] = getattr(import_module(f"renderers.{game}"), "EMOJIS", {})
    return named
