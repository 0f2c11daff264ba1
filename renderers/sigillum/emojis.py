"""The signs of these pictures that stand in messages and on buttons, too."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games.sigillum.beasts import KINDS
from renderers import Emoji
from renderers.kit.badges import shape
from renderers.kit.icons import icon
from renderers.kit.palette import Color
from renderers.kit.sketch import Sprite, put
from renderers.sigillum.paint import (
    CREAM,
    GILT,
    INK,
    MOTIF,
    RUBRIC,
    SHINE,
    STONE,
    TERRAIN,
    effect_chip,
    kind_mark,
    sign_of,
)

SIZE = 128

KIND_SIGNS = {"strength": "💪", "agility": "🗡️", "intelligence": "🔮"}
EFFECT_SIGNS = {
    "swiftness": "💨",
    "slowness": "🐌",
    "flying": "🪽",
    "resistance": "🔰",
    "vampirism": "🩸",
    "steadfast": "🗿",
    "stun": "💫",
    "poison": "☠️",
    "silence": "🤐",
    "blindness": "🌫️",
    "obstacle": "🧱",
    "web": "🕸️",
}
TERRAIN_SIGNS = {"plain": "🌾", "forest": "🌲", "mountain": "⛰️", "water": "🌊", "lava": "🌋"}


def _disc(name: str) -> Sprite:
    sprite = shape("circle", SIZE, INK, GILT).copy()
    put(sprite, icon(name, round(SIZE * 0.6), SHINE), SIZE / 2, SIZE / 2)
    return sprite


def _bare(name: str, fill: Color) -> Sprite:
    return icon(name, SIZE, fill, INK)


def _hex(terrain: str) -> Sprite:
    """Draw a hex with one large motif of its terrain."""
    sprite = shape("hexagon", SIZE, TERRAIN[terrain], None).copy()
    put(sprite, icon(sign_of(terrain), round(SIZE * 0.66), MOTIF[terrain]), SIZE / 2, SIZE / 2)
    return sprite


DRAWINGS: dict[str, tuple[str, Callable[[], Sprite]]] = {
    **{f"kind_{kind}": (KIND_SIGNS[kind], partial(kind_mark, kind, SIZE)) for kind in KINDS},
    **{key: (sign, partial(effect_chip, key, 1, SIZE)) for key, sign in EFFECT_SIGNS.items()},
    **{f"terrain_{key}": (sign, partial(_hex, key)) for key, sign in TERRAIN_SIGNS.items()},
    "attack": ("⚔️", partial(_disc, "swords")),
    "defense": ("🛡️", partial(_disc, "shield")),
    "control": ("🚩", partial(_disc, "banner")),
    "maneuver": ("👣", partial(_disc, "boot")),
    "cooldown": ("⏳", partial(_disc, "hourglass")),
    "vitality": ("♥", partial(_bare, "heart", RUBRIC)),
    "exile": ("💀", partial(_bare, "skull", CREAM)),
    "tower": ("🏹", partial(_bare, "siege_tower", STONE)),
    "castle": ("🏰", partial(_bare, "stronghold", STONE)),
}

EMOJIS = {name: Emoji(sign, draw) for name, (sign, draw) in DRAWINGS.items()}
