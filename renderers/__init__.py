"""Pictures: a game's view in, image bytes out. Each game has one module or package here.

It exports `draw(view, words, ask, draft) -> list[Picture]`. The view says whose eyes these are:
with `view.seat` None it is the picture for everybody; otherwise that player's own, on which the
open `ask` is marked with the keys of its options, and `draft` (the answer as far as they have got)
is shown as a plan.

A game may also export `legend(words) -> Picture`, which explains its icons beside the rules;
`whole(view, words) -> Picture`, where `draw` shows only a part of a large board; and
`sheet(key, words) -> Picture` with `SHEETS`, the keys by the names of the messages that name
them, for things that are explained one by one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from games.core import Ask, Text, Value


@dataclass(frozen=True)
class Picture:
    """An image file and its alt text (at most 1024 characters)."""

    filename: str
    data: bytes
    alt: str


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
    game: str, view: Any, words: Words, ask: Ask | None = None, draft: Sequence[str] = ()
) -> list[Picture]:
    """Draw the pictures of a view, most important first."""
    pictures: list[Picture] = import_module(f"renderers.{game}").draw(view, words, ask, draft)
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
    module = import_module(f"renderers.{game}")
    if not hasattr(module, "whole"):
        return draw(game, view, words)
    return [module.whole(view, words)]


def sheets(game: str) -> Sequence[str]:
    """Name the messages for things that have a picture of their own."""
    return tuple(getattr(import_module(f"renderers.{game}"), "SHEETS", ()))


def sheet(game: str, topic: str, words: Words) -> Picture:
    module = import_module(f"renderers.{game}")
    picture: Picture = module.sheet(module.SHEETS[topic], words)
    return picture
