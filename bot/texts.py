"""Puts texts into words: Fluent catalogs of the bot and of each game, by language."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import games
from games.core import Text, Value

FALLBACK = "en"
EMBLEMS = "ⒶⒷⒸⒹⒺ"  # the letter of a seat, as in the pictures


@cache
def _bundle(game: str | None, lang: str) -> FluentBundle:
    """The bot's own messages, and those of one game. What is not translated is said in English:
    better than not at all."""
    bundle = FluentBundle([lang], use_isolating=False)
    folders = [Path(__file__).parent]
    if game is not None:
        folders.append(Path(games.__file__).parent / game)
    for spoken in dict.fromkeys((lang, FALLBACK)):  # what is there already stays
        for folder in folders:
            catalog = folder / f"{spoken}.ftl"
            if catalog.is_file():
                bundle.add_resource(FluentResource(catalog.read_text(encoding="utf-8")))
    return bundle


@cache
def topics(game: str) -> tuple[str, ...]:
    """What a game explains on demand: for each message `about-X` there is one, X, that names it."""
    catalog = Path(games.__file__).parent / game / f"{FALLBACK}.ftl"
    return tuple(
        re.findall(r"^about-([\w-]+) =", catalog.read_text(encoding="utf-8"), re.MULTILINE)
    )


@cache
def languages() -> tuple[str, ...]:
    """The languages that the bot speaks, English first."""
    found = {path.stem for path in Path(__file__).parent.glob("*.ftl")}
    return (FALLBACK, *sorted(found - {FALLBACK}))


def language(locale: str) -> str:
    """The language for a Discord locale such as `en-GB`."""
    lang = locale.split("-", maxsplit=1)[0].lower()
    return lang if lang in languages() else FALLBACK


class Words:
    """Speaks one language about one table. `seat_name` says how a player is named."""

    def __init__(
        self, lang: str, game: str | None = None, seat_name: Callable[[int], str] = str
    ) -> None:
        self.lang = lang
        self._bundle = _bundle(game, lang)
        self._seat_name = seat_name

    def __call__(self, message: Text) -> str:
        return self.say(message.key, **message.args)

    def seat(self, seat: int) -> str:
        """How a player is named."""
        return self._seat_name(seat)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, /, **args: Value) -> str:
        resolved: dict[str, str | int] = {}
        for name, value in args.items():
            resolved[name] = self._argument(name, value)
            if isinstance(value, str | int):
                resolved[f"{name}_key"] = value
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        said, errors = self._bundle.format_pattern(pattern, resolved)
        if errors:
            raise ValueError(f"message {key}: {errors[0]}")
        return str(said)

    def _argument(self, name: str, value: Value) -> str | int:
        if isinstance(value, Text):
            return self(value)
        if isinstance(value, list):
            return ", ".join(str(self._argument(name, item)) for item in value)
        if name in ("seat", "seats"):
            return self._seat_name(int(value))
        if self._bundle.has_message(f"{name}-{value}"):
            return self.say(f"{name}-{value}")
        return value


def english(key: str) -> str:
    """In English, for Discord's list of commands: other languages are put beside it."""
    return Words(FALLBACK).say(key)
