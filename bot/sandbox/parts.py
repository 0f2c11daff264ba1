"""What a person can see and touch in a message's components and embeds."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]

BUTTON = 2
STRING_SELECT = 3
TEXT_INPUT = 4
TEXT_DISPLAY = 10


@dataclass(frozen=True)
class Button:
    label: str | None
    custom_id: str | None
    disabled: bool
    style: int
    emoji: str | None
    url: str | None


@dataclass(frozen=True)
class Select:
    custom_id: str
    placeholder: str | None
    options: tuple[Json, ...]
    min_values: int
    max_values: int
    disabled: bool


def walk(components: list[Json]) -> Iterator[Json]:
    """Yield every component, outer ones first, in the order in which they are shown."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])


def buttons(components: list[Json]) -> list[Button]:
    return [
        Button(
            label=c.get("label"),
            custom_id=c.get("custom_id"),
            disabled=bool(c.get("disabled")),
            style=c["style"],
            emoji=(c.get("emoji") or {}).get("name"),
            url=c.get("url"),
        )
        for c in walk(components)
        if c["type"] == BUTTON
    ]


def selects(components: list[Json]) -> list[Select]:
    return [
        Select(
            custom_id=c["custom_id"],
            placeholder=c.get("placeholder"),
            options=tuple(c["options"]),
            min_values=at_least(c),
            max_values=at_most(c),
            disabled=bool(c.get("disabled")),
        )
        for c in walk(components)
        if c["type"] == STRING_SELECT
    ]


def at_least(select: Json) -> int:
    return 1 if select.get("min_values") is None else int(select["min_values"])


def at_most(select: Json) -> int:
    return 1 if select.get("max_values") is None else int(select["max_values"])


def texts(components: list[Json]) -> list[str]:
    """Return the text displays of a Components V2 message."""
    return [c["content"] for c in walk(components) if c["type"] == TEXT_DISPLAY]


def strings(value: Any) -> Iterator[str]:
    """Yield every string anywhere in a JSON value, to search them for leaked secrets."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from strings(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from strings(inner)
