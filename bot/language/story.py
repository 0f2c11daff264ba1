"""What was said at a table, as text."""

from __future__ import annotations

from collections.abc import Sequence

from bot.language.texts import Words
from games.core import Line

STEPS = 2  # of a turn that has brought nothing yet


def highlights(lines: Sequence[Line]) -> list[Line]:
    """Return what somebody who comes back after hours wants to read, without the steps to it.

    Where there are only steps so far, return the last of them.
    """
    found = [line for line in lines if not line.detail]
    return found or list(lines[-STEPS:])


def paragraphs(lines: Sequence[Line], words: Words) -> str:
    """Return lines as paragraphs: those with the same head stand in one behind it."""
    found: list[str] = []
    head = None
    for line in lines:
        if not words.has(line.text.key):
            continue  # said by an older version, whose words are gone
        said = words(line.text)
        if line.head is not None and line.head == head:
            found[-1] += f" · {said}"
        elif line.head is not None:
            found.append(f"{words(line.head)} {said}")
        else:
            found.append(said)
        head = line.head
    return "\n".join(found)
