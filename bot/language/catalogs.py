"""Reads Fluent catalogs."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource, TextElement
from fluent.syntax.stream import FluentParserStream

TEXT = re.compile(r"[^{}\n]*")
BEGINNING = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)  # what goes on is indented, or a brace
NAME = re.compile(r"(-?[a-zA-Z][\w-]*) *=")


class QuickParser(FluentParser):
    """Takes text as a whole. Fluent's own takes it letter by letter, which is half of all the time
    that catalogs need."""

    def __init__(self) -> None:
        super().__init__(with_spans=False)

    def get_text_element(self, ps: FluentParserStream) -> TextElement:
        found = TEXT.match(ps.string, ps.index)
        assert found is not None  # it may be empty
        ps.index = found.end()
        ps.reset_peek()
        return TextElement(found[0])


@cache
def parsed(source: str) -> Resource:
    """Return what a part of a catalog says, parsed once for all bundles."""
    return QuickParser().parse(source)


@cache
def parts(path: Path) -> Sequence[str]:
    """Return how each message and comment of a catalog is written."""
    return BEGINNING.split(path.read_text(encoding="utf-8"))


@cache
def sources(path: Path) -> Mapping[str, str]:
    """Return how each message of a catalog is written, by its name; a term has its `-`."""
    return {found[1]: part for part in parts(path) if (found := NAME.match(part))}


class Number(FluentInt):
    """Is written in each language once: to find out how takes a tenth of a millisecond."""

    def format(self, locale: Locale) -> str:
        return written(int(self), locale)


@lru_cache(10_000)
def number(value: int) -> Number:
    return Number(value)


@lru_cache(10_000)
def written(value: int, locale: Locale) -> str:
    return FluentInt(value).format(locale)


class Bundle(FluentBundle):
    """Parses a message when it is first said. To parse all of them takes longer than all the rest
    of a start, and a game between two people who speak one language needs few."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        self._sources: dict[str, str] = {}

    def add_catalog(self, path: Path) -> None:
        """Add its messages; what is there already stays."""
        self._sources = {**sources(path), **self._sources}

    def has_message(self, message_id: str) -> bool:
        return message_id in self._sources

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        name = f"-{entry_id}" if term else entry_id
        if name not in self._compiled:
            self.add_resource(parsed(self._sources[name]))
        return super()._lookup(entry_id, term)

    def say(self, pattern: Pattern, args: dict[str, str | Number]) -> str:
        """Put a message into words; raise ValueError if its arguments do not fit. They are asked
        for when they are needed."""
        if isinstance(pattern, TextElement):  # a name, which is most of what pictures say
            return pattern.value
        env = ResolverEnvironment(self, [], CurrentEnvironment(args))
        said = pattern(env)
        if env.errors:
            raise ValueError(env.errors[0])
        return str(said)
