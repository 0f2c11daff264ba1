"""Message catalogs as the tests read them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl

from bot.language.catalogs import parsed, parts


@cache
def messages(path: Path) -> dict[str, ftl.Message]:
    entries = [entry for part in parts(path) for entry in parsed(part).body]
    junk = [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
    assert junk == [], path
    found = [entry for entry in entries if isinstance(entry, ftl.Message)]
    names = [message.id.name for message in found]
    assert len(names) == len(set(names)), "a message is there twice"
    return dict(zip(names, found, strict=True))


@cache
def variables(message: ftl.Message) -> frozenset[str]:
    found: set[str] = set()

    def visit(node: object) -> None:
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.BaseNode):
            for value in vars(node).values():
                visit(value)
        elif isinstance(node, list):
            for item in node:
                visit(item)

    visit(message)
    return frozenset(found)


def arguments(message: ftl.Message) -> set[str]:
    """What a message tells: an argument, its key and the ways to list it count as the same."""
    return {re.sub("_(?:key|or|commas)$", "", name) for name in variables(message)}


def assert_as_in_english(path: Path) -> None:
    """The same messages, and each tells the same things."""
    english, other = messages(path.with_name("en.ftl")), messages(path)
    assert set(other) ^ set(english) == set()
    for name, message in other.items():
        assert arguments(message) == arguments(english[name]), name
