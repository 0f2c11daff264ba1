"""What something does, as a row of small signs: +2 coins; 2 points for each church."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from PIL import Image

from games.annodomini.data import CROPS, DATA, Bonus, Tile
from renderers.annodomini.paint import (
    BUILDINGS,
    CATEGORIES,
    CREAM,
    EMBLEMS,
    INK,
    TOKENS,
    category,
    crop_disc,
    emblem,
    points,
    special,
    token,
)
from renderers.kit.cache import cached
from renderers.kit.fonts import SMALLEST, label
from renderers.kit.icons import ICONS, icon
from renderers.kit.sketch import Sprite


class Points(NamedTuple):
    """So many victory points."""

    n: int


Sign: TypeAlias = str | Points

# The ability of each character. A word that is no sign is written as it is.
ABILITIES: dict[str, tuple[Sign, ...]] = {
    "apprentice": ("seal", ":", "cards", "→", "laurel"),
    "military-architect": ("3", "tower", "→", "castle"),
    "treasurer": ("sun", ":", "+1", "coin"),
    "caravanner": ("seal", ":", Points(2), "×", "tavern"),
    "master-builder": ("ruin", "→", "village"),
    "cartographer": ("exchange", "2", "pile"),
    "courtesan": ("anyone", "→", "noble"),
    "duchess": ("seal", ":", "=", "→", "crown"),
    "blacksmith": ("+1", "tower"),
    "inventor": ("sun", ":", "discard", "→", "building"),
    "thief": ("everyone", "→", "coin"),
    "minstrel": ("3", "noble", "→", "castle"),
    "merchant": ("+2", "coin"),
    "mystic": ("+2", "saracen", "→", "pile"),
    "tailor": ("1", "coin", "×", "noble"),
    "strategist": ("+2", "tower"),
    "traitor": ("anyone", "→", "tower"),
    "trumpet-player": ("+1", "noble"),
}
# The special rules of a scenario that last the whole game.
RULES: dict[str, tuple[Sign, ...]] = {
    "trio_noble": ("trio", "→", "noble"),
    "trio_coins": ("trio", "→", "3", "coin"),
    "points_per_ruin": (Points(-1), "×", "ruin"),
    "invaded_coins": ("saracen", "→", "lost"),
    "church_coins": ("church", "+1", "coin"),
    "points_per_church": (Points(1), "×", "church"),
}


DRAWN = {"→": ("arrow", 0.62), "×": ("cross", 0.4)}  # an icon, and its share of the height


@cached
def sign(name: Sign, size: int, ink: tuple[int, int, int] = INK) -> Sprite:
    """Draw a token, a crop, a kind of tile, points, an icon, or else a word."""
    if isinstance(name, Points):
        return points(name.n, round(size * 1.15))
    if name in TOKENS:
        return token(name, size)
    if name in CROPS:
        return crop_disc(name, size)
    if name in CATEGORIES:
        return category(name, size)
    if name in BUILDINGS:
        return special(name, size)
    if name in EMBLEMS:
        return emblem(name, size)
    if name == "character":
        return icon("person", size, CREAM, INK)
    if name in DRAWN:
        drawing, share = DRAWN[name]
        return icon(drawing, max(12, round(size * share)), ink)
    if name in ICONS:
        return icon(name, size, ink)
    return label(name, max(24, round(size * 0.82)), ink, "sans")


@cached
def strip(signs: tuple[Sign, ...], size: int, ink: tuple[int, int, int] = INK) -> Sprite:
    """Draw signs side by side."""
    sprites = [sign(name, size, ink) for name in signs]
    gap = max(2, size // 14)
    width = sum(sprite.width + gap for sprite in sprites)
    row = Image.new("RGBA", (max(1, width), round(size * 1.2)), (*ink, 0))
    left: float = 0
    for sprite in sprites:
        top = round((row.height - sprite.height) / 2)
        row.alpha_composite(
            sprite.crop((0, max(0, -top), sprite.width, sprite.height)), (round(left), max(0, top))
        )
        left += sprite.width + gap
    return row


@cached
def fitted_strip(signs: tuple[Sign, ...], size: int, width: int) -> Sprite:
    """Draw signs side by side, smaller or closer if they are wider than that."""
    for tall in range(size, SMALLEST - 1, -2):
        row = strip(signs, tall)
        if row.width <= width:
            return row
    return strip(tuple(name for name in signs if name != "×"), SMALLEST)


def bonus_signs(bonus: Bonus) -> tuple[Sign, ...]:
    """Write two points for every two towers as 2 × two towers."""
    return (Points(bonus.points), "×", *([bonus.element] * bonus.per))


def gains(tile: Tile) -> list[tuple[str, ...]]:
    """List what a tile brings when it is placed, sign by sign."""
    found: list[tuple[str, ...]] = [("tower",)] * tile.towers
    found += [("saracen",)] * tile.saracens
    found += [("noble",)] * tile.nobles
    found += [("coin",)] * max(0, tile.coins) + [("lost",)] * max(0, -tile.coins)
    if tile.collects:
        found.append((tile.collects, "→", "coin"))
    if tile.exchange:
        found.append(("exchange",))
    return found


def ability(character: str, size: int) -> Sprite:
    return strip(ABILITIES[character], size)


@cached
def prizes(values: tuple[int, ...], name: str, size: int, ink: tuple[int, int, int]) -> Sprite:
    """Draw what the most of something is worth, and the second most."""
    return strip((name, "/".join(map(str, values))), size, ink)


def character_points(character: str, size: int) -> Sprite:
    return points(DATA.points[character], size)
