"""Colors, and how a seat is told apart: by color and shape here, and by its player's letter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Color: TypeAlias = tuple[int, int, int]


def rgb(code: str) -> Color:
    """Return the color of a code such as `#56B4E9`."""
    value = int(code.removeprefix("#"), 16)
    return value >> 16, value >> 8 & 255, value & 255


def mix(first: Color, second: Color, share: float) -> Color:
    """Mix `share` of the second color into the first."""
    r, g, b = (round(x + (y - x) * share) for x, y in zip(first, second, strict=True))
    return r, g, b


@dataclass(frozen=True)
class Seat:
    shape: str
    color: Color
    ink: Color  # of the letter


BLACK = rgb("#000000")
WHITE = rgb("#FFFFFF")

# Ten colors that stay apart also for color-blind eyes, four of Okabe and Ito among them. Those that
# a name tells apart at once come first, since most tables have few players.
SEATS = (
    Seat("circle", rgb("#56B4E9"), BLACK),
    Seat("square", rgb("#F0E442"), BLACK),
    Seat("diamond", rgb("#D55E00"), BLACK),
    Seat("triangle", rgb("#A41BE7"), WHITE),
    Seat("clover", rgb("#E1FAD8"), BLACK),
    Seat("star", rgb("#E19097"), BLACK),
    Seat("heart", rgb("#064D0D"), WHITE),
    Seat("tag", rgb("#0072B2"), WHITE),
    Seat("drop", rgb("#6F2544"), WHITE),
    Seat("hourglass", rgb("#000000"), WHITE),
)
