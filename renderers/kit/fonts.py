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
from renderers.kit.sketch import Sprite, crisp, grown, in_steps

SMALLEST = 24  # no text is drawn below this size
READABLE = 40  # what a player must read, on a picture 1600 pixels wide
ELLIPSIS = "…"

SERIF = "serif"
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


def text_width(text: str, size: int, face: str = "serif") -> float:
    words = text.split(" ")
    spaces = (len(words) - 1) * _word_width(" ", size, face)
    return sum(_word_width(word, size, face) for word in words) + spaces


@lru_cache(maxsize=8192)
def _word_width(word: str, size: int, face: str) -> float:
    return sum(font(file, size).getlength(run) for file, run in _runs(word, face))


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


@lru_cache(maxsize=8192)
def _overhang(word: str, size: int, face: str) -> tuple[int, int]:
    """Measure how far a word reaches out of its length: a j to the left, an f to the right."""
    runs = _runs(word, face)
    if not runs:
        return 0, 0
    (first, begin), (last, end) = runs[0], runs[-1]
    left = font(first, size).getbbox(begin[0], anchor="ls")[0]
    right = font(last, size).getbbox(end[-1], anchor="ls")[2] - font(last, size).getlength(end[-1])
    return max(0, -math.floor(left)), max(0, math.ceil(right))


def _reach(text: str, size: int, face: str) -> tuple[int, int]:
    """Return the room that a text needs at its left and right."""
    first, last = text.split(" ", 1)[0], text.rsplit(" ", 1)[-1]
    return max(1, _overhang(first, size, face)[0]), max(1, _overhang(last, size, face)[1])


@cached
def _word(word: str, size: int, face: str, halo: int) -> tuple[Image.Image, int]:
    """Draw a word as a mask as tall as its label; return it, and where in it the word begins."""
    before, after = _overhang(word, size, face)
    start, height = halo + 1 + before, _height(size, halo)
    width = start + math.ceil(_word_width(word, size, face)) + after + halo + 1
    mask = Image.new("L", (width, height))
    pen = ImageDraw.Draw(mask)
    left, baseline = float(start), height / 2 + _cap_height(face, size) / 2
    for file, run in _runs(word, face):
        pen.text((left, baseline), run, 255, font=font(file, size), anchor="ls")
        left += font(file, size).getlength(run)
    return (mask if halo else in_steps(mask)), start


@cached
def _around(word: str, size: int, face: str, halo: int) -> tuple[Image.Image, int]:
    """Draw the halo of a word, grown from its letters: a stroke of the font's own takes ten times
    as long."""
    mask, start = _word(word, size, face, halo)
    return grown(mask, halo), start


def _height(size: int, halo: int) -> int:
    return round(size * 1.5) + 2 * (halo + 1)


def _write(
    picture: Image.Image,
    text: str,
    size: int,
    ink: Color,
    face: str,
    at: tuple[float, int],
    halo: int = 0,
    drawn: Callable[[str, int, str, int], tuple[Image.Image, int]] = _word,
) -> None:
    """Write words one by one, since they recur where whole texts do not: to draw letters takes
    longer than all the rest."""
    left, top = at
    space = _word_width(" ", size, face)
    for word in text.split(" "):
        mask, start = drawn(word, size, face, halo)
        picture.paste(ink, (round(left) - start, top), mask)
        left += _word_width(word, size, face) + space


def write(picture: Image.Image, text: str, size: int, ink: Color, left: float, y: float) -> None:
    """Write a text on a picture as `put_left` would put its label.

    This is faster where a text is seldom seen again: a label is as large as all of its words.
    """
    begin, _ = _reach(text, size, SERIF)
    top = round(y - _height(size, 0) / 2)
    _write(picture, text, size, ink, SERIF, (round(left) + begin, top))


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
    around = halo_width if halo is not None else 0
    before, after = _reach(text, size, face)
    start = around + before
    width = start + round(text_width(text, size, face)) + after + around
    sprite = Image.new("RGBA", (width, _height(size, around)), (*(halo or color), 0))
    if halo is None:
        _write(sprite, text, size, color, face, (start, 0))
        return sprite
    _write(sprite, text, size, halo, face, (start, 0), around, _around)
    _write(sprite, text, size, color, face, (start, 0), around)
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
        write(sprite, row, size, color, 0, step * place + step // 2 + size // 4)
    return sprite
