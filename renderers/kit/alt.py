"""Alt texts: what is common to all that say in words what a picture shows."""

from __future__ import annotations

from collections.abc import Iterable

from renderers.kit.fonts import ELLIPSIS

LONGEST = 1024  # characters that Discord takes
LONGEST_NAME = 16


def joined(sections: Iterable[str]) -> str:
    """Join what is said, the most important first; leave out what is beyond the allowed length."""
    said = ""
    for section in sections:
        longer = f"{said} {section}".strip()
        if len(longer) <= LONGEST:
            said = longer
    return said


def lettered(letter: str, name: str) -> str:
    """Return a player's letter and name, which is cut if it is long."""
    if len(name) > LONGEST_NAME:
        name = name[: LONGEST_NAME - 1] + ELLIPSIS
    return f"{letter} {name}"
