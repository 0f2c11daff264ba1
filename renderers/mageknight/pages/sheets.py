"""Single things as they look in the game: what is shown beside their explanation."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from games.mageknight.data import DATA, WOUND
from renderers import Words
from renderers.kit.icons import icon
from renderers.kit.sketch import Sprite, put
from renderers.mageknight.land.board import ruins, site
from renderers.mageknight.land.terrain import tile
from renderers.mageknight.paint import DAY, ELEMENT, ELEMENT_ICON, ability, resistance
from renderers.mageknight.panels import combat
from renderers.mageknight.panels.choices import UNIT
from renderers.mageknight.panels.own_area import (
    CARD,
    HALF,
    SKILL,
    does,
    draw_card,
    draw_skill,
    draw_unit,
)
from renderers.mageknight.viewport import MARGIN

SIGN = 150  # the size of an ability, large
HEX = 116
ELEMENTS = ("fire", "ice", "coldfire")
ATTACK = "-attack"


def _sheet(height: int) -> Image.Image:
    return Image.new("RGBA", (HALF, height), DAY.ground)


def _card(key: str, words: Words) -> Sprite:
    texts = ("", "")
    if key != WOUND:
        texts = words.say(f"basic-{key}"), words.say(f"strong-{key}")
    sheet = _sheet(CARD)
    draw_card(sheet, (0, 0), key, words.say(f"card-{key}"), texts, 1, False, 0)
    return sheet


def _unit(key: str, words: Words) -> Sprite:
    sheet, name = _sheet(UNIT), words.say(f"unit-{key}")
    draw_unit(sheet, (0, 0), key, name, does(words, key), UNIT, True, 0, False, False, False)
    return sheet


def _skill(key: str, words: Words) -> Sprite:
    sheet, texts = _sheet(SKILL), (words.say(f"skill-{key}"), words.say(f"does-{key}"))
    draw_skill(sheet, (0, 0), *texts, False, False, False)
    return sheet


def _enemy(key: str, words: Words) -> Sprite:
    sheet = _sheet(combat.LOW)
    combat.draw_portrait(sheet, key, words)
    return sheet


def _ability(key: str, words: Words) -> Sprite:
    if key.endswith(ATTACK):
        element = key.removesuffix(ATTACK)
        return icon(ELEMENT_ICON[element], SIGN, ELEMENT[element])
    if key == "summon":
        return icon(ELEMENT_ICON[key], SIGN, ELEMENT[key])
    return resistance(key, SIGN) if key in RESISTANCES else ability(key, SIGN)


def _terrain(key: str, words: Words) -> Sprite:
    return tile(key, HEX, False, 0)


def _site(key: str, words: Words) -> Sprite:
    """On the land where it stands most often."""
    spots = [s for t in DATA.tiles for s in t.hexes if s.site == key]
    grounds = [spot.terrain for spot in spots]
    sprite = tile(max(grounds, key=grounds.count), HEX, False, 0).copy()
    put(sprite, site(key, spots[0].color, HEX), sprite.width / 2, sprite.height / 2)
    return sprite


def _ruins(key: str, words: Words) -> Sprite:
    sprite = _site("ruins", words)
    put(sprite, ruins(key, HEX), sprite.width / 2, sprite.height * 0.72)
    return sprite


RESISTANCES = sorted({kind for enemy in DATA.enemies for kind in enemy.resistances})
ABILITIES = sorted({kind for enemy in DATA.enemies for kind in enemy.abilities})
DRAWN: dict[str, tuple[Callable[[str, Words], Sprite], list[str]]] = {
    "card": (_card, [*(card.key for card in DATA.cards), WOUND]),
    "unit": (_unit, [unit.key for unit in DATA.units]),
    "skill": (_skill, [skill.key for skill in DATA.skills]),
    "enemy": (_enemy, [enemy.key for enemy in DATA.enemies]),
    "ability": (
        _ability,
        [*ABILITIES, *RESISTANCES, "summon", *(f"{element}{ATTACK}" for element in ELEMENTS)],
    ),
    "terrain": (_terrain, [row for row in DATA.terrains if row != "city"]),
    "site": (_site, sorted({s.site for t in DATA.tiles for s in t.hexes if s.site})),
    "ruins": (_ruins, [ruins.key for ruins in DATA.ruins]),
}
SHEETS = {f"{kind}-{key}": f"{kind}-{key}" for kind, (_, keys) in DRAWN.items() for key in keys}


def draw_sheet(topic: str, words: Words) -> Image.Image:
    kind, _, key = topic.partition("-")
    sprite = DRAWN[kind][0](key, words)
    picture = Image.new("RGB", (HALF + 2 * MARGIN, sprite.height + 2 * MARGIN), DAY.ground)
    put(picture, sprite, picture.width / 2, picture.height / 2)
    return picture
