"""Every sign with its meaning in words: a page for the rules."""

from __future__ import annotations

from PIL import Image

from games.annodomini.data import CROPS
from games.annodomini.texts import tile_hint
from renderers import Words
from renderers.annodomini.paint import (
    BUILDINGS,
    CATEGORIES,
    CREAM,
    DANGER,
    EDGE,
    EMBLEMS,
    GOLD,
    INK,
    PLASTER,
    SAND,
    emblem,
    field,
    mark_frame,
)
from renderers.annodomini.palette import palette
from renderers.annodomini.panels.marks import news_ring
from renderers.annodomini.signs import Points, Sign, ability, character_points, sign, strip
from renderers.kit.encode import reduced
from renderers.kit.fonts import broken, fitted, label, paragraph
from renderers.kit.icons import icon
from renderers.kit.panels import plate
from renderers.kit.sketch import Sprite, put, put_left

WIDTH = 1600
HEAD = 104
TITLE = 62
FOOT = 20
TALL = 3600  # more than there is to say

SIGNS: tuple[tuple[str, tuple[Sign, ...]], ...] = (
    ("tower", ("tower",)),
    ("saracen", ("saracen",)),
    ("noble", ("noble",)),
    ("coin", ("coin",)),
    ("lost", ("lost",)),
    ("points", (Points(3),)),
    ("collects", ("poppy", "→", "coin")),
    ("times", (Points(2), "×", "church")),
    ("exchange", ("exchange",)),
    ("ruin", ("ruin",)),
    ("trio", ("trio",)),
    ("pile", ("pile",)),
    ("sun", ("sun", ":")),
    ("seal", ("seal", ":")),
    ("turn", ("turn",)),
    ("first", ("first",)),
    ("weakest", ("2", "saracen")),
    ("character", ("character",)),
    ("anyone", ("anyone",)),
    ("everyone", ("everyone",)),
    ("discard", ("discard",)),
    ("mark", ("mark",)),
    ("fresh", ("fresh",)),
    ("raided", ("raided",)),
)


def draw_legend(words: Words) -> Image.Image:
    page = Image.new("RGB", (WIDTH, TALL), SAND)
    page.paste(field("roof", WIDTH, HEAD), (0, 0))
    page.paste(INK, (0, HEAD - 8, WIDTH, HEAD))
    page.paste(GOLD, (0, HEAD - 7, WIDTH, HEAD - 3))
    put_left(page, label(words.say("legend-title"), 60, GOLD, halo=INK), 28, HEAD / 2 - 4)
    top = _kinds(page, words, HEAD + 8)
    top = _signs(page, words, top)
    top = _buildings(page, words, top)
    top = _characters(page, words, top)
    return reduced(page.crop((0, 0, WIDTH, top + FOOT)), palette())


def _title(page: Image.Image, title: str, top: int) -> int:
    put_left(page, label(title, 44, INK), 28, top + TITLE / 2)
    page.paste(EDGE, (24, top + TITLE - 4, WIDTH - 24, top + TITLE - 1))
    return top + TITLE + 4


def _cell(
    page: Image.Image, sprite: Sprite, text: str, left: int, y: float, width: int, room: int
) -> None:
    """Draw a sign in a room of its own, then its meaning over one line or two."""
    put(page, sprite, left + room / 2, y)
    said = paragraph(text, 32, INK, width - room - 16, 2)
    page.paste(said, (left + room + 8, round(y - said.height / 2 + 2)), said)


def _kinds(page: Image.Image, words: Words, top: int) -> int:
    top = _title(page, words.say("legend-crops"), top)
    width = (WIDTH - 40) // 4
    for at, crop in enumerate(CROPS):
        ground = field(crop, 110, 78).copy()
        put(ground, sign(crop, 66), 55, 39)
        page.paste(ground, (28 + at * width, top + 6))
        put_left(
            page, label(words.say(f"picture-banner-{crop}"), 38, INK), 150 + at * width, top + 45
        )
    top += 92
    for at, kind in enumerate(CATEGORIES):
        name = words.say("legend-building" if kind == "building" else f"category-{kind}")
        y = top + 46 + at // 4 * 92
        _cell(page, sign(kind, 78), name, 20 + at % 4 * width, y, width, 124)
    return top + 188


def _signs(page: Image.Image, words: Words, top: int) -> int:
    top = _title(page, words.say("legend-signs"), top)
    width = (WIDTH - 40) // 4
    for at, (key, signs) in enumerate(SIGNS):
        y = top + 46 + at // 4 * 90
        _cell(
            page, _drawn(key, signs), words.say(f"legend-{key}"), 16 + at % 4 * width, y, width, 128
        )
    return top + -(-len(SIGNS) // 4) * 90 + 6


def _drawn(key: str, signs: tuple[Sign, ...]) -> Sprite:
    if key == "turn":
        return icon("sun", 62, GOLD, INK)
    if key == "first":
        return icon("banner", 58, GOLD, INK)
    if key == "mark":
        return mark_frame(92, 76)
    if key in ("fresh", "raided"):
        return news_ring(72, key == "raided")
    if key == "weakest":
        return strip(signs, 50, DANGER)
    return strip(signs, 56 if len(signs) < 3 else 38)


def _buildings(page: Image.Image, words: Words, top: int) -> int:
    """Draw the special buildings with what each is good for."""
    top = _title(page, words.say("legend-buildings"), top)
    width, row = (WIDTH - 40) // 2, 128
    for at, key in enumerate(BUILDINGS):
        left, y = 20 + at % 2 * width, top + 60 + at // 2 * row
        put(page, sign(key, 92), left + 58, y)
        put_left(page, label(words.say("building", tile=key), 36, INK), left + 116, y - 34)
        hint = tile_hint(key)
        if hint is not None:
            _explained(page, words(hint), left + 117, y, width - 130)
    return top + -(-len(BUILDINGS) // 2) * row + 8


def _explained(page: Image.Image, text: str, left: int, y: float, width: int) -> None:
    """Write what something does, over two lines at most."""
    size = next((n for n in (32, 30, 28) if len(broken(text, n, width)) < 3), 26)
    said = paragraph(text, size, INK, width, 2)
    page.paste(said, (left, round(y - 18)), said)


def _characters(page: Image.Image, words: Words, top: int) -> int:
    top = _title(page, words.say("legend-characters"), top)
    width, row = (WIDTH - 40) // 2, 132
    for at, key in enumerate(EMBLEMS):
        left, y = 20 + at % 2 * width, top + 68 + at // 2 * row
        board = plate(width - 8, row - 8, PLASTER if at // 2 % 2 else CREAM, EDGE, 2, 12)
        put_left(page, board, left, y)
        put(page, emblem(key, 88), left + 50, y)
        name = words.say(f"character-{key}")
        right = put_left(page, label(fitted(name, 36, 330), 36, INK), left + 102, y - 38)
        put_left(page, ability(key, 36), right + 20, y - 38)
        _explained(page, words.say(f"ability-{key}"), left + 103, y - 2, width - 206)
        put(page, character_points(key, 76), left + width - 56, y)
    return top + -(-len(EMBLEMS) // 2) * row + 6
