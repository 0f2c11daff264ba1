"""Explain all markers, terrains and signs."""

from __future__ import annotations

from PIL import Image

from games.sigillum.beasts import KINDS
from games.sigillum.effects import NEGATIVE, POSITIVE
from renderers import Words
from renderers.kit.fonts import fit, label
from renderers.kit.icons import icon
from renderers.kit.palette import SEATS
from renderers.kit.sketch import Sprite, put, put_left
from renderers.sigillum.field.background import tile
from renderers.sigillum.field.last_turn import burst, chevron
from renderers.sigillum.layout import HEADER, MARGIN, WIDTH
from renderers.sigillum.page import aged_page
from renderers.sigillum.paint import (
    CREAM,
    INK,
    PLATES,
    RUBRIC,
    STONE,
    VERDIGRIS,
    effect_chip,
    hearts,
    kind_mark,
    place_tag,
    ready_disc,
    rounds_disc,
    spent_disc,
)
from renderers.sigillum.panels.abilities import option_letter
from renderers.sigillum.panels.castle_track import damage_track, first_space, last_space
from renderers.sigillum.panels.header import EVENT_ICONS, draw_title
from renderers.sigillum.wording import without_icon


def draw_legend(words: Words) -> tuple[Image.Image, list[str]]:
    """Draw all markers, terrains and signs with their names; return the names, too."""
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
        (
            "setting-events",
            [
                (icon(sign, 60, RUBRIC), words.say(f"sign-event-{kind}"))
                for kind, sign in EVENT_ICONS.items()
            ],
        ),
    ]
    columns, row = 4, 98
    height = HEADER + sum(70 + row * -(-len(items) // columns) for _, items in groups) + 24
    picture = aged_page(height)
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
            put_left(
                picture, fit(without_icon(name), (40, 36, 32, 28), width - 124, INK), x + 116, y
            )
            names.append(without_icon(name))
        top += row * -(-len(items) // columns)
    return picture, names


def _sorted(keys: frozenset[str]) -> list[str]:
    return sorted(keys)


def _effect(words: Words, key: str) -> tuple[Sprite, str]:
    return effect_chip(key, 1, 76), words.say(f"effect-{key}")


def _signs() -> list[tuple[str, Sprite]]:
    return [
        ("choice", option_letter("1", True)),
        ("ready", ready_disc(72, "check")),
        ("idle", ready_disc(72)),
        ("rounds", rounds_disc(3, 72)),
        ("moved", icon("boot", 60, CREAM, INK)),
        ("attacked", icon("swords", 60, CREAM, INK)),
        ("used", spent_disc(72, "check")),
        ("barred", spent_disc(72, "cross")),
        ("off_field", spent_disc(72, "hourglass")),
        ("closed", spent_disc(72, "lock")),
        ("waits", place_tag("C1", True)),
        ("vitality", hearts(2, 3, 36)),
        ("cart", icon("minecart", 66, INK)),
        ("timekeeper", icon("dial", 66, INK)),
        ("tower", icon("siege_tower", 80, STONE, INK)),
        ("castle", icon("stronghold", 80, STONE, INK)),
        ("damage", first_space()),
        ("fall", last_space()),
        ("trail", chevron(0, 60, SEATS[0].color, False)),
        ("pushed", chevron(0, 60, SEATS[0].color, True)),
        ("struck", burst("−1", 80)),
        ("healed", burst("+1", 80, VERDIGRIS)),
        ("fell", icon("skull", 66, RUBRIC, CREAM)),
        ("fresh", damage_track("kingdom", 1, False, True, 1).crop((0, 0, 46, 50))),
    ]
