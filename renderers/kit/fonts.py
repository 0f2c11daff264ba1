"""Text: committed fonts, fallback glyph by glyph, cached label sprites."""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from renderers.kit.cache import cached
from renderers.kit.palette import Color
from renderers.kit.sketch import CLEAR, Sprite, crisp, grown

SMALLEST = 24  # no text is drawn below this size
READABLE = 40  # what a player must read, on a picture 1600 pixels wide
ELLIPSIS = "…"

FOLDER = Path(__file__).with_name("fonts")
FACES = {
    "serif": ("SourceSerifPro-Bold.ttf", "DejaVuSans-Bold.ttf", "DejaVuSans.ttf"),
    "sans": ("DejaVuSans-Bold.ttf", "DejaVuSans.ttf"),
}
ALIKE = str.maketrans({"⏳": "◷"})  # what no font has, by what looks like it
NOWHERE = "\U0010ffff"  # in no font: shows what a font draws for a glyph that it lacks


@cached
def font(file: str, size: int) -> ImageFont.FreeTypeFont:
    if size < SMALLEST:
        raise ValueError(f"text of {size} px cannot be read")
    return ImageFont.truetype(str(FOLDER / file), size)


@cache
def _missing(file: str) -> tuple[tuple[int, int], bytes]:
    mask = font(file, SMALLEST).getmask(NOWHERE)
    return mask.size, bytes(mask)


@lru_cache(maxsize=4096)
def _file_for(char: str, face: str) -> str | None:
    """Find the first font of a face that has a glyph."""
    if unicodedata.category(char) in ("Cc", "Cf", "Co", "Cs") or "\ufe00" <= char <= "\ufe0f":
        return None
    for file in FACES[face]:
        mask = font(file, SMALLEST).getmask(char)
        if (mask.size, bytes(mask)) != _missing(file):
            return file
    return None


def lacking(text: str, face: str) -> str:
    """Find what in a text no font of a face can show."""
    return "".join(char for char in text if _file_for(char, face) is None)


def _runs(text: str, face: str) -> list[tuple[str, str]]:
    """Split a text into pieces of one font each, without what no font can show."""
    drawn = text.translate(ALIKE)
    known = [(file, char) for char in drawn if (file := _file_for(char, face)) is not None]
    return [
        (file, "".join(char for _, char in run))
        for file, run in groupby(known, key=lambda pair: pair[0])
    ]


@lru_cache(maxsize=8192)
def text_width(text: str, size: int, face: str = "serif") -> float:
    return sum(font(file, size).getlength(run) for file, run in _runs(text, face))


@lru_cache(maxsize=1024)
def size_for(text: str, width: float, largest: int, face: str = "serif") -> int:
    """Find the largest size, down to the smallest that is drawn, at which every word fits."""
    word = max(text.split() or [""], key=lambda word: text_width(word, largest, face))
    sizes = range(largest, SMALLEST, -1)
    return next((size for size in sizes if text_width(word, size, face) <= width), SMALLEST)


@lru_cache(maxsize=1024)
def fitted(text: str, size: int, width: float, face: str = "serif") -> str:
    """Shorten a text with an ellipsis if it is wider than that."""
    words = ("".join(run for _, run in _runs(word, face)) for word in text.split())
    text = " ".join(word for word in words if word)
    if text_width(text, size, face) <= width:
        return text
    while text and text_width(text + ELLIPSIS, size, face) > width:
        text = text[:-1].rstrip()
    return text + ELLIPSIS


@cache
def _cap_height(face: str, size: int) -> int:
    return -round(font(FACES[face][0], size).getbbox("H", anchor="ls")[1])


def _overhang(runs: Sequence[tuple[str, str]], size: int) -> tuple[int, int]:
    """Measure how far a text reaches out of its length: a j to the left, an f to the right."""
    if not runs:
        return 0, 0
    (first, begin), (last, end) = runs[0], runs[-1]
    left = font(first, size).getbbox(begin[0], anchor="ls")[0]
    right = font(last, size).getbbox(end[-1], anchor="ls")[2] - font(last, size).getlength(end[-1])
    return max(0, -math.floor(left)), max(0, math.ceil(right))


@cached
def label(
    text: str,
    size: int,
    color: Color,
    face: str = "serif",
    halo: Color | None = None,
    halo_width: int = 3,
) -> Sprite:
    """Draw a text; the middle of its capitals and figures is the middle of the sprite."""
    runs = _runs(text, face)
    margin = halo_width + 1 if halo else 1
    before, after = _overhang(runs, size)
    start = max(margin, margin - 1 + before)
    length = round(sum(font(file, size).getlength(run) for file, run in runs))
    width = length + start + max(margin, margin - 1 + after)
    height = round(size * 1.5) + 2 * margin
    sprite = Image.new("RGBA", (max(1, width), height), (*color, 0) if runs else CLEAR)
    pen = ImageDraw.Draw(sprite)
    baseline = height / 2 + _cap_height(face, size) / 2
    left: float = start
    for file, run in runs:
        pen.text((left, baseline), run, fill=color, font=font(file, size), anchor="ls")
        left += font(file, size).getlength(run)
    if halo and runs:
        letters = sprite
        sprite = Image.new("RGBA", letters.size, halo)
        # Grown from the letters: a stroke of the font's own takes ten times as long.
        sprite.putalpha(grown(letters.getchannel("A"), halo_width))
        sprite.alpha_composite(letters)
    return crisp(sprite)


def fit(text: str, sizes: Sequence[int], width: float, ink: Color, face: str = "serif") -> Sprite:
    """Draw a label in the largest of these sizes that fits; else shortened in the last."""
    for size in sizes:
        if text_width(text, size, face) <= width:
            return label(text, size, ink, face)
    return label(fitted(text, sizes[-1], width, face), sizes[-1], ink, face)


def words_of(text: str) -> list[str]:
    """Split a text where it may be broken: not at the fixed spaces before French : ; ! and ?"""
    return [word for word in re.split(r"[ \n]+", text) if word]


def broken(
    text: str, size: int, width: float, measure: Callable[[str, int], float] = text_width
) -> list[str]:
    """Break a text between words into rows of at most that width.

    Words are measured one by one, since they recur where whole rows do not.
    """
    rows: list[list[str]] = [[]]
    used, space = 0.0, text_width(" ", size)
    for word in words_of(text):
        wide = measure(word, size)
        if rows[-1] and used + space + wide > width:
            rows.append([])
        used = used + space + wide if rows[-1] else wide
        rows[-1].append(word)
    return [" ".join(row) for row in rows]


@cached
def paragraph(text: str, size: int, color: Color, width: int, lines: int) -> Sprite:
    """Draw a text over several lines, broken between words; leave off what does not fit."""
    rows = broken(text, size, width)
    if len(rows) > lines:
        rows = [*rows[: lines - 1], fitted(" ".join(rows[lines - 1 :]), size, width)]
    step = round(size * 1.22)
    sprite = Image.new("RGBA", (width + 2, step * len(rows) + size // 2), (*color, 0))
    for place, row in enumerate(rows):
        middle = step * place + step // 2 + size // 4
        left = 0.0
        for word in row.split(" "):  # which recur where whole rows do not
            drawn = label(word, size, color)
            sprite.alpha_composite(drawn, (round(left), max(0, middle - drawn.height // 2)))
            left += text_width(f"{word} ", size)
    return sprite
