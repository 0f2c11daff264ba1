"""Signs of the pictures that stand in messages and on buttons, too."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from renderers import Emoji
from renderers.kit.icons import icon
from renderers.kit.palette import Color, rgb
from renderers.mageknight.faces import face
from renderers.mageknight.land.board import site
from renderers.mageknight.paint import (
    BLOOD,
    CREAM,
    ELEMENT,
    FAINT,
    FOE,
    GOLD,
    INK,
    LEAF,
    STEEL,
    die,
    gem,
    mana,
)

SIZE = 128
MANA = {"red": "🔴", "blue": "🔵", "green": "🟢", "white": "⚪", "gold": "🟡", "black": "⚫"}
HEROES = {"arythea": "👩", "goldyx": "🐲", "norowas": "🧝", "tovak": "🧔"}
SITES = {
    "portal": "🌀",
    "closed_portal": "🪨",
    "village": "🏘️",
    "monastery": "⛪",
    "mage_tower": "🔮",
    "mine": "⛏️",
    "magical_glade": "🌳",
    "monster_den": "🕳️",
    "spawning_grounds": "🥚",
    "dungeon": "🚪",
    "tomb": "⚰️",
    "ruins": "🏚️",
}
ICONS: dict[str, tuple[str, str, Color]] = {  # by name: the sign, the icon, and its color
    "fight": ("⚔️", "swords", STEEL),
    "explore": ("🧭", "compass_rose", CREAM),
    "level": ("⭐", "value_level", LEAF),
    "artifact": ("🏺", "chest", GOLD),
    "gone": ("💥", "value_gone", BLOOD),
    "wound": ("🩸", "value_wound", BLOOD),
    "armor": ("🛡️", "value_armor", STEEL),
    "ranged": ("🏹", "value_range", STEEL),
    "fire": ("🔥", "mana_red", ELEMENT["fire"]),
    "ice": ("❄️", "element_ice", ELEMENT["ice"]),
    "healing": ("💚", "value_heal", rgb("#ff9c9c")),
    "rest": ("😴", "value_tired", FAINT),
    "orcs": ("👹", "foe_green", FOE["green"]),
    "influence": ("🗣️", "value_influence", GOLD),
    "move": ("👣", "boot", LEAF),
}


def _drawn(draws: Callable[[], Image.Image]) -> Callable[[], Image.Image]:
    """What is cached must not be given away."""
    return lambda: draws().copy()


EMOJIS = {
    **{f"mana_{key}": Emoji(sign, _drawn(partial(mana, key, SIZE))) for key, sign in MANA.items()},
    **{key: Emoji(sign, _drawn(partial(face, key, SIZE))) for key, sign in HEROES.items()},
    **{
        f"site_{key}"[:20]: Emoji(
            sign, _drawn(partial(site, key, "green" if key == "mine" else None, SIZE))
        )
        for key, sign in SITES.items()
    },
    **{
        key: Emoji(sign, _drawn(partial(icon, drawing, SIZE, color, INK)))
        for key, (sign, drawing, color) in ICONS.items()
    },
    "die": Emoji("🎲", _drawn(partial(die, "red", SIZE, True, False))),
    "crystal": Emoji("🔹", _drawn(partial(gem, "blue", SIZE))),
}
