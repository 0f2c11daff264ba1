"""How players call what they can choose on the pictures, on buttons and when they type.

None is a single letter: those are the players'. Spaces of a kingdom are plain numbers.
"""

from __future__ import annotations


def lot_key(place: int) -> str:
    """Name a territory tile of the column; the free one is at 0."""
    return f"T{place + 1}"


def building_key(place: int) -> str:
    """Name a special building by its place in the row."""
    return f"B{place + 1}"


def target_key(number: int) -> str:
    """Name a tile of another player that something can be taken from, in the order of the ask."""
    return f"X{number + 1}"


def space_key(place: int) -> str:
    """Name a space of one's own kingdom."""
    return str(place + 1)
