"""A page that says what all signs mean."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from games.mageknight.data import DATA
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.fonts import fit, label
from renderers.kit.icons import icon
from renderers.kit.palette import Color
from renderers.kit.panels import plate
from renderers.kit.sketch import Sprite, put, put_left
from renderers.mageknight.alt_text import bare
from renderers.mageknight.land.board import danger, price, site
from renderers.mageknight.land.terrain import tile
from renderers.mageknight.paint import (
    ABILITY_ICON,
    BLOOD,
    CREAM,
    DAY,
    ELEMENT,
    ELEMENT_ICON,
    FAINT,
    FOE,
    GOLD,
    INK,
    LEAF,
    MANA,
    STEEL,
    ability,
    back,
    die,
    gem,
    mana,
    resistance,
)
from renderers.mageknight.panels.combat import wall
from renderers.mageknight.panels.header import SKY, shadowed, sky
from renderers.mageknight.panels.players import state
from renderers.mageknight.viewport import MARGIN, WIDTH

ACROSS = 4
ROW = 92
TITLE = 66
COLUMN = (WIDTH - 2 * MARGIN - 20) // ACROSS
SIGN = 68
SITES = (
    "portal", "closed_portal", "village", "monastery", "keep", "mage_tower", "mine",
    "magical_glade", "monster_den", "spawning_grounds", "dungeon", "tomb", "ruins", "city",
)  # fmt: skip
VALUES: dict[str, tuple[str, Color]] = {
    "fame": ("value_fame", GOLD),
    "level": ("value_level", LEAF),
    "reputation": ("value_reputation", CREAM),
    "armor": ("value_armor", STEEL),
    "hand": ("cards", CREAM),
    "deck": ("pile", FAINT),
    "discard": ("discard", FAINT),
    "move": ("boot", LEAF),
    "influence": ("value_influence", GOLD),
    "healing": ("value_heal", CREAM),
    "wound": ("value_wound", BLOOD),
    "ready": ("sword", LEAF),
    "tired": ("value_tired", FAINT),
    "banner": ("banner", GOLD),
    "skill": ("staff", GOLD),
    "artifact": ("chest", CREAM),
    "gone": ("value_gone", BLOOD),
}

Entry = tuple[Sprite, str]


def draw_legend(words: Words) -> tuple[Image.Image, list[str]]:
    """The page, and the names on it."""
    sections = list(_sections(words))
    heights = [TITLE + -(-len(entries) // ACROSS) * ROW + 16 for _, entries in sections]
    picture = Image.new("RGB", (WIDTH, SKY + sum(heights) + 14 * len(heights) + 6), DAY.ground)
    picture.paste(sky(False), (0, 0))
    put_left(picture, shadowed(words.say("picture-legend"), (64, 56), WIDTH - 240), 200, 82)
    top = SKY + 8
    for (title, entries), height in zip(sections, heights, strict=True):
        ground = plate(WIDTH - 2 * MARGIN, height, DAY.plate, DAY.edge, 3, 18)
        picture.paste(ground, (MARGIN, top), ground)
        put_left(picture, label(title, 44, FAINT), MARGIN + 24, top + 38)
        for place, (sprite, name) in enumerate(entries):
            left = MARGIN + 16 + place % ACROSS * COLUMN
            y = top + TITLE + ROW * (place // ACROSS + 0.5)
            put(picture, sprite, left + 42, y)
            put_left(picture, fit(name, (40, 36, 33, 30, 27, 24), COLUMN - 96, CREAM), left + 88, y)
        top += height + 14
    return picture, [name for _, entries in sections for _, name in entries]


def _sections(words: Words) -> Iterator[tuple[str, list[Entry]]]:
    yield words.say("picture-terrain"), [_terrain(words, key) for key in DATA.terrains]
    yield (
        words.say("picture-sites"),
        [(site(key, _color(key), SIGN), words.say(f"site-{key}")) for key in SITES],
    )
    yield (
        words.say("picture-foes"),
        [(back(color, SIGN + 8), words.say(f"sign-foe-{color}")) for color in FOE],
    )
    yield words.say("picture-attacks"), [*_attacks(words), *_abilities(words)]
    yield (
        words.say("picture-mana"),
        [
            *((mana(color, SIGN), bare(words.say(f"color-{color}"))) for color in MANA),
            (gem("blue", SIGN), words.say("sign-crystal")),
            (die("gold", SIGN, False, False), words.say("sign-locked")),
            (die("green", SIGN, True, True), words.say("sign-used")),
        ],
    )
    yield (
        words.say("picture-values"),
        [
            (icon(sign, 60, color), words.say(f"sign-{key}"))
            for key, (sign, color) in VALUES.items()
        ],
    )
    yield words.say("picture-marks"), list(_marks(words))


def _color(key: str) -> str | None:
    return {"mine": "green", "city": "blue"}.get(key)


def _terrain(words: Words, key: str) -> Entry:
    """A terrain with what it costs, at night too where that differs."""
    day, night = DATA.cost[key, False], DATA.cost[key, True]
    name = words.say(f"terrain-{key}")
    if day is None or key == "city":
        said = words.say("sign-closed", name=name)
    elif day == night:
        said = words.say("sign-costs", name=name, n=day)
    else:
        said = words.say("sign-costs-night", name=name, n=day, night=night or 0)
    return tile(key, 40, False, 0), said


def _marks(words: Words) -> Iterator[Entry]:
    """What lies on the map, and beside names."""
    yield icon("compass_rose", 60, FAINT), words.say("sign-explore")
    yield price("2", SIGN), words.say("sign-price")
    yield danger(SIGN), words.say("sign-danger")
    yield seat_badge(0, "A", 56), words.say("sign-owner")
    yield wall(60), words.say("picture-walled")
    yield state(True, 1, 60), words.say("sign-hurt")
    yield icon("skull", 60, FAINT, INK), words.say("sign-skull")
    yield icon("check", 56, BLOOD, INK), words.say("sign-spent")
    yield icon("hourglass", 56, BLOOD, INK), words.say("sign-ends")
    yield icon("laurel", 60, GOLD), words.say("sign-best")


def _attacks(words: Words) -> Iterator[Entry]:
    for key in ELEMENT:
        yield icon(ELEMENT_ICON[key], 62, ELEMENT[key]), words.say(f"sign-attack-{key}")
    for key in ("range", "siege"):
        yield icon(f"value_{key}", 62, STEEL), words.say(f"sign-{key}")


def _abilities(words: Words) -> Iterator[Entry]:
    for key in ABILITY_ICON:
        if key != "summon":
            yield ability(key, SIGN), words.say(f"sign-ability-{key}")
    for key in ("physical", "fire", "ice"):
        yield resistance(key, SIGN), words.say(f"sign-resists-{key}")
