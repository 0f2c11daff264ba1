"""Pages of the book itself: the whole bestiary to pick from, one character, what signs mean."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.core import Ask
from games.sigillum.battle import NEGATIVE, POSITIVE
from games.sigillum.beasts import SHEETS
from games.sigillum.view import View
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.fonts import label, paragraph
from renderers.kit.icons import icon
from renderers.kit.panels import plate
from renderers.kit.sketch import Sketch, Sprite, put, put_left
from renderers.sigillum.around import draw_title
from renderers.sigillum.ground import page, tile
from renderers.sigillum.paint import (
    CREAM,
    FADED,
    GILT,
    INK,
    LAPIS,
    MARK,
    MARK_LIGHT,
    NUMERALS,
    PLATES,
    RUBRIC,
    SHADE,
    SHINE,
    SPENT,
    STONE,
    cameo,
    effect_chip,
    fit,
    kind_mark,
    place_tag,
    ready_disc,
    rounds_disc,
    spent_disc,
)
from renderers.sigillum.places import HEADER, MARGIN, WIDTH
from renderers.sigillum.tokens import name_of

KINDS = ("strength", "agility", "intelligence")
ACROSS = 6  # characters in a row of the bestiary
CELL = 196
COOLDOWN = "⏳"


def bare(text: str) -> str:
    """A text without the pictograph before it: the picture has its own."""
    start = next((place for place, char in enumerate(text) if char.isalnum()), 0)
    return text[start:].replace("*", "")


# The bestiary


def gallery(view: View, words: Words, ask: Ask, draft: Sequence[str]) -> Image.Image:
    """All characters by class: who can be picked, who is banned, who is whose."""
    section = 66 + 2 * CELL
    picture = page(HEADER + len(KINDS) * section + 20)
    draw_title(picture, words.say("picture-gallery"), 700, HEADER / 2 - 1)
    question = fit(bare(words(ask.prompt)), (42, 38, 34, 30), 840, RUBRIC)
    put_left(picture, question, WIDTH - MARGIN - 4 - question.width, HEADER / 2 - 1)
    taken = {beast.key: beast.seat for beast in view.battle.beasts}
    open_ = {option.key for option in ask.options}
    width = (WIDTH - 2 * MARGIN) / ACROSS
    for place, kind in enumerate(KINDS):
        top = HEADER + place * section
        put(picture, kind_mark(kind, 54), MARGIN + 30, top + 32)
        put_left(picture, label(bare(words.say(f"kind-{kind}")), 42, INK), MARGIN + 66, top + 32)
        keys = [key for key, sheet in SHEETS.items() if sheet.kind == kind]
        for at, key in enumerate(keys):
            row, column = divmod(at, ACROSS)
            cell = _cell(
                key,
                name_of(words, key),
                round(width) - 10,
                taken.get(key),
                key in view.banned,
                key in open_,
                key in draft,
            )
            picture.paste(cell, (round(MARGIN + 5 + column * width), top + 66 + row * CELL), cell)
    return picture


@cached
def _cell(
    key: str, name: str, width: int, seat: int | None, banned: bool, choice: bool, chosen: bool
) -> Sprite:
    height = CELL - 12
    fill = MARK_LIGHT if chosen else CREAM if choice else SHADE
    sprite = plate(width, height, fill, MARK if choice else FADED, 5 if choice else 3, 16).copy()
    middle = width / 2
    gone = banned or seat is not None
    put(sprite, cameo(key, seat, 104, spent=gone), middle - 36, 66)
    life = SHEETS[key].vitality
    put_left(sprite, icon("heart", 36, RUBRIC, INK), middle + 30, 46)
    put_left(sprite, label(str(life), 42, INK), middle + 68, 46)
    if banned:
        put(sprite, icon("cross", 60, RUBRIC, CREAM), middle + 12, 98)
    if seat is not None:
        put(sprite, seat_badge(seat, 54), middle + 56, 94)
    ink = INK if not gone else SPENT
    put(sprite, fit(name, (40, 36, 32), width - 20, ink), middle, height - 36)
    return sprite


# One character


@cached
def _roundel(size: int) -> Sprite:
    """A gilded frame for a large emblem."""
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


def character(key: str, words: Words) -> Image.Image:
    """A leaf for one character: emblem, class, vitality, and what it can do."""
    picture = _leaf(words, f"beast-{key}", f"beast_{key}", key, ("attack", "1", "2"))
    sheet, left, y = SHEETS[key], MARGIN + 400, HEADER + 190
    put(picture, kind_mark(sheet.kind, 76), left + 40, y - 112)
    kind = bare(words.say(f"kind-{sheet.kind}"))
    size = words.say(f"picture-size-{sheet.size}")
    put_left(picture, label(f"{kind}, {size}", 50, INK), left + 94, y - 112)
    for heart in range(sheet.vitality):
        put(picture, icon("heart", 66, RUBRIC, INK), left + 40 + heart * 76, y - 18)
    life = label(f"{words.say('picture-vitality')} {sheet.vitality}", 44, INK)
    put_left(picture, life, left + 40 + sheet.vitality * 76 - 12, y - 18)
    return picture


def castle(key: str, words: Words) -> Image.Image:
    """A leaf for one faction castle."""
    picture = _leaf(words, f"faction-{key}", f"faction_{key}", key, ("1", "2", "3"))
    put_left(picture, icon("stronghold", 130, STONE, INK), MARGIN + 408, HEADER + 126)
    return picture


def _leaf(words: Words, title: str, emblem: str, key: str, uses: tuple[str, ...]) -> Image.Image:
    """The emblem in its roundel, who it is, and below them the abilities."""
    abilities = [_ability(words, key, use) for use in uses]
    picture = page(HEADER + 380 + sum(ability.height + 14 for ability in abilities) + 10)
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


# What signs mean


def legend(words: Words) -> tuple[Image.Image, list[str]]:
    """All markers, terrains and signs with their names; and the names."""
    groups: list[tuple[str, list[tuple[Sprite, str]]]] = [
        ("picture-good", [_effect(words, key) for key in _sorted(POSITIVE)]),
        ("picture-bad", [_effect(words, key) for key in _sorted(NEGATIVE)]),
        ("picture-on-hexes", [_effect(words, key) for key in ("obstacle", "web")]),
        (
            "picture-terrain",
            [
                *(
                    (tile(key, 52), words.say(f"terrain-{key}"))
                    for key in ("plain", "forest", "mountain", "water", "lava")
                ),
                (tile("water", 52, True), words.say("terrain-whirlpool")),
                (icon("terrain_railway", 76, INK), words.say("terrain-railway")),
            ],
        ),
        ("picture-plates", [(tile(key, 52), words.say(f"plate-{key}")) for key in PLATES]),
        ("picture-signs", [(sprite, words.say(f"sign-{key}")) for key, sprite in _signs()]),
        (
            "picture-classes",
            [(kind_mark(kind, 72), words.say(f"kind-{kind}")) for kind in KINDS],
        ),
    ]
    columns, row = 4, 98
    height = HEADER + sum(70 + row * -(-len(items) // columns) for _, items in groups) + 24
    picture = page(height)
    draw_title(picture, words.say("picture-legend"), 1400, HEADER / 2 - 1)
    top, names = HEADER, []
    width = (WIDTH - 2 * MARGIN) / columns
    for caption, items in groups:
        put_left(picture, label(words.say(caption), 42, RUBRIC), MARGIN + 8, top + 38)
        top += 70
        for place, (sprite, name) in enumerate(items):
            line, column = divmod(place, columns)
            x, y = MARGIN + column * width, top + line * row + row / 2 - 4
            put(picture, sprite, x + 56, y)
            put_left(picture, fit(bare(name), (40, 36, 32, 28), width - 124, INK), x + 116, y)
            names.append(bare(name))
        top += row * -(-len(items) // columns)
    return picture, names


def _sorted(keys: frozenset[str]) -> list[str]:
    return sorted(keys)


def _effect(words: Words, key: str) -> tuple[Sprite, str]:
    return effect_chip(key, 1, 76), words.say(f"effect-{key}")


def _signs() -> list[tuple[str, Sprite]]:
    return [
        ("ready", ready_disc(72, "check")),
        ("rounds", rounds_disc(3, 72)),
        ("moved", spent_disc(72, "boot")),
        ("attacked", spent_disc(72, "swords")),
        ("closed", spent_disc(72, "lock")),
        ("waits", place_tag("C1", True)),
        ("timekeeper", icon("dial", 66, INK)),
        ("tower", icon("siege_tower", 80, STONE, INK)),
    ]
