"""Signs that Discord shows as the pictures do: the application's own emojis.

Texts write a sign as Unicode has it. Where the application owns an emoji for it, messages show
that, and controls have it beside their label. A player's letter becomes the badge of their seat.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

VARIANT = "\ufe0f"  # asks for the colored form of a sign


@dataclass(frozen=True)
class Signs:
    """The emojis, as they are written in messages (`<:name:id>`): by game and sign, and of badges
    by seat and letter."""

    by_game: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    badges: Mapping[tuple[int, str], str] = field(default_factory=dict)


class _Known:
    """What is shown for the signs of one game."""

    def __init__(self, emojis: Mapping[str, str]) -> None:
        self._emojis = {sign.rstrip(VARIANT): emoji for sign, emoji in emojis.items()}
        longest_first = sorted(self._emojis, key=len, reverse=True)
        signs = "|".join(re.escape(sign) for sign in longest_first)
        self.pattern = re.compile(f"({signs}){VARIANT}?")

    def shown(self, found: re.Match[str]) -> str:
        return self._emojis[found[1]]


_badges: Mapping[tuple[int, str], str] = {}
_games: dict[str | None, _Known] = {}


def use_signs(signs: Signs) -> None:
    """Show these from now on."""
    global _badges  # noqa: PLW0603 - a process serves one application
    _badges = signs.badges
    _games.clear()
    _games.update({game: _Known(emojis) for game, emojis in signs.by_game.items() if emojis})


def in_message(game: str | None, said: str) -> str:
    """Put the emojis of a game in the place of their signs."""
    known = _games.get(game)
    return said if known is None else known.pattern.sub(known.shown, said)


def of_label(game: str | None, label: str) -> tuple[str | None, str]:
    """Split the emoji from a label that begins with its sign."""
    known = _games.get(game)
    found = known.pattern.match(label) if known is not None else None
    if known is None or found is None or not label[found.end() :].strip():
        return None, label
    return known.shown(found), label[found.end() :].strip()


def badge(seat: int, letter: str) -> str | None:
    """Return a player's badge, if the application owns it."""
    return _badges.get((seat, letter))
