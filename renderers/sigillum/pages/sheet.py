"""A page for one character or one faction castle."""

from __future__ import annotations

from PIL import Image

from games.sigillum.beasts import SHEETS
from renderers import Words
from renderers.kit.cache import cached
from renderers.kit.fonts import fit, label, paragraph
from renderers.kit.icons import icon
from renderers.kit.panels import plate
from renderers.kit.sketch import Sketch, Sprite, put, put_left
from renderers.sigillum.layout import HEADER, MARGIN, WIDTH
from renderers.sigillum.page import aged_page
from renderers.sigillum.paint import (
    CREAM,
    GILT,
    INK,
    LAPIS,
    NUMERALS,
    RUBRIC,
    SHINE,
    SPENT,
    STONE,
    kind_mark,
    ready_disc,
)
from renderers.sigillum.panels.header import draw_title
from renderers.sigillum.wording import without_icon

COOLDOWN = "⏳"


@cached
def _roundel(size: int) -> Sprite:
    """Draw a gilded frame for a large emblem."""
    sketch = Sketch(size, size)
    middle = size / 2
    for inset, paint in (
        (0, INK),
        (5, GILT),
        (22, INK),
        (26, LAPIS),
        (44, INK),
        (48, SHINE),
        (54, CREAM),
    ):
        sketch.circle(middle, middle, middle - inset - 0.5, paint)
    return sketch.sprite()


def draw_character(key: str, words: Words) -> Image.Image:
    """Draw a leaf for one character: emblem, class, vitality, and what it can do."""
    picture = _leaf(words, f"beast-{key}", f"beast_{key}", key, ("attack", "1", "2"))
    sheet, left, y = SHEETS[key], MARGIN + 400, HEADER + 190
    put(picture, kind_mark(sheet.kind, 76), left + 40, y - 112)
    kind = without_icon(words.say(f"kind-{sheet.kind}"))
    size = words.say(f"picture-size-{sheet.size}")
    put_left(picture, label(f"{kind}, {size}", 50, INK), left + 94, y - 112)
    for heart in range(sheet.vitality):
        put(picture, icon("heart", 66, RUBRIC, INK), left + 40 + heart * 76, y - 18)
    life = label(f"{words.say('picture-vitality')} {sheet.vitality}", 44, INK)
    put_left(picture, life, left + 40 + sheet.vitality * 76 - 12, y - 18)
    return picture


def draw_faction(key: str, words: Words) -> Image.Image:
    """Draw a leaf for one faction castle."""
    picture = _leaf(words, f"faction-{key}", f"faction_{key}", key, ("1", "2", "3"))
    put_left(picture, icon("stronghold", 130, STONE, INK), MARGIN + 408, HEADER + 126)
    return picture


def _leaf(words: Words, title: str, emblem: str, key: str, uses: tuple[str, ...]) -> Image.Image:
    """Draw the emblem in its roundel, who it is, and below them the abilities."""
    abilities = [_ability(words, key, use) for use in uses]
    picture = aged_page(HEADER + 380 + sum(ability.height + 14 for ability in abilities) + 10)
    draw_title(picture, words.say(title), 1100, HEADER / 2 - 1)
    left, y = MARGIN + 400, HEADER + 190
    put(picture, _roundel(348), MARGIN + 190, y)
    put(picture, icon(emblem, 190, INK), MARGIN + 190, y)
    about = paragraph(words.say(f"about-{key}"), 40, SPENT, WIDTH - left - MARGIN - 20, 2)
    picture.paste(about, (left + 8, y + 38), about)
    top = HEADER + 380
    for ability in abilities:
        picture.paste(ability, (MARGIN, top), ability)
        top += ability.height + 14
    return picture


def _ability(words: Words, key: str, use: str) -> Sprite:
    does, _, cooldown = words.say(f"does-{key}-{use}").partition(COOLDOWN)
    width = WIDTH - 2 * MARGIN
    told = paragraph(does.strip(), 46, INK, width - 132 - 30, 3)
    leaf = plate(width, 94 + told.height, CREAM, INK, 3, 16).copy()
    sign = "swords" if use == "attack" else NUMERALS[int(use) - 1]
    put(leaf, ready_disc(92, sign), 66, leaf.height / 2)
    end = put_left(leaf, label(words.say(f"ability-{key}-{use}"), 50, RUBRIC), 132, 46)
    if cooldown.strip():
        end = put_left(leaf, icon("hourglass", 46, INK), end + 28, 46)
        put_left(
            leaf, fit(cooldown.strip(), (46, 40, 36, 32), width - 24 - end - 8, INK), end + 8, 46
        )
    leaf.alpha_composite(told, (132, 82))
    return leaf
