"""The colors of Provence, its painted fields, and the small signs of 890 Anno Domini."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from renderers.kit.badges import OUTLINE, shape
from renderers.kit.cache import cached
from renderers.kit.fonts import label
from renderers.kit.icons import icon, painted
from renderers.kit.palette import WHITE, Color, mix, rgb
from renderers.kit.panels import frame
from renderers.kit.sketch import Sketch, Sprite, put

INK = rgb("#33251a")
CREAM = rgb("#fdf4dc")
SAND = rgb("#f3dfb4")  # the ground of everything
STONE = rgb("#e9d3a6")
PLASTER = rgb("#f8eac9")
EDGE = rgb("#b89a6a")
FADED = rgb("#8a7350")
TERRACOTTA = rgb("#b9532c")
TILES = rgb("#a34424")
GOLD = rgb("#f6c83c")
SEA = rgb("#4f9fc0")
FOAM = rgb("#8cc9da")
DANGER = rgb("#9e1b1b")
SAFE = rgb("#2f6b3a")
MARK = rgb("#00c2c7")  # what may be chosen
RUBBLE = rgb("#b3aa9b")
BROKEN = rgb("#544a40")  # what is left of a wall
FLAME = rgb("#f08a24")

CROP_COLORS = {
    "wheat": rgb("#f4cd55"),
    "olive": rgb("#a9b968"),
    "lavender": rgb("#a98bd3"),
    "poppy": rgb("#e2674d"),
}
CROP_SIGNS: dict[str, tuple[Color, Color]] = {  # the disc, and what is drawn on it
    "wheat": (rgb("#ffe38a"), rgb("#6b4300")),
    "olive": (rgb("#e6edc4"), rgb("#3c5418")),
    "lavender": (rgb("#eadcf8"), rgb("#55258c")),
    "poppy": (rgb("#ffdacf"), rgb("#b3170f")),
}
PERIOD = (32, 16)  # of all patterns: what repeats within 20 rows packs well


# Fields


def _wheat(s: Sketch, x: float, y: float) -> None:
    dark, light = rgb("#d6a233"), rgb("#fbe493")
    for dx, dy, paint in ((3, 6, dark), (11, 5, light), (19, 6, dark), (27, 5, dark)):
        s.line([(x + dx, y + dy + 4), (x + dx + 2, y + dy)], 2, paint)


def _olive(s: Sketch, x: float, y: float) -> None:
    for dx in (7, 23):
        s.circle(x + dx, y + 7, 4.5, rgb("#74873f"))


def _lavender(s: Sketch, x: float, y: float) -> None:
    s.box(x - 1, y + 4, x + 33, y + 10, rgb("#8a66bd"))
    for dx in (4, 15, 26):
        s.circle(x + dx, y + 5, 2.4, rgb("#c9b3e8"))


def _poppy(s: Sketch, x: float, y: float) -> None:
    for dx, dy in ((6, 8), (24, 6)):
        s.circle(x + dx, y + dy, 3.8, rgb("#bd2f20"))
    s.line([(x + 14, y + 9), (x + 16, y + 5)], 1.8, rgb("#8f9440"))


def _paving(s: Sketch, x: float, y: float) -> None:
    line = rgb("#d9c495")
    s.box(x - 1, y - 0.8, x + 33, y + 0.8, line)
    s.box(x + 7.2, y, x + 8.8, y + 16, line)


def _rubble(s: Sketch, x: float, y: float) -> None:
    for dx, r in ((5, 3), (17, 4), (27, 2)):
        s.ellipse(x + dx, y + 8, r * 1.4, r, rgb("#958b7c"))


def _waves(s: Sketch, x: float, y: float) -> None:
    s.arc(x + 8, y + 2, 6, 20, 160, 1.6, FOAM)
    s.arc(x + 24, y + 4, 6, 20, 160, 1.6, FOAM)


def _tiles(s: Sketch, x: float, y: float) -> None:
    for dx in (0, 16, 32):
        s.arc(x + dx, y, 8, 0, 180, 1.8, TILES)
    for dx in (8, 24):
        s.arc(x + dx, y + 8, 8, 0, 180, 1.8, TILES)


_PATTERNS: dict[str, tuple[Color, Callable[[Sketch, float, float], None]]] = {
    "wheat": (CROP_COLORS["wheat"], _wheat),
    "olive": (CROP_COLORS["olive"], _olive),
    "lavender": (CROP_COLORS["lavender"], _lavender),
    "poppy": (CROP_COLORS["poppy"], _poppy),
    "paving": (rgb("#ead7ae"), _paving),
    "rubble": (RUBBLE, _rubble),
    "sea": (SEA, _waves),
    "roof": (TERRACOTTA, _tiles),
}


@cached
def _pattern(name: str) -> Image.Image:
    across, down = PERIOD
    ground, motif = _PATTERNS[name]
    sketch = Sketch(across * 3, down * 3)
    sketch.box(0, 0, across * 3, down * 3, ground)
    for row in range(-1, 4):
        for column in range(-1, 4):
            motif(sketch, column * across, row * down)
    whole = sketch.sprite().convert("RGB")
    return whole.crop((across, down, across * 2, down * 2))


@cached
def field(name: str, width: int, height: int) -> Image.Image:
    """Draw a ground of a pattern that repeats."""
    ground = Image.new("RGB", (width, height))
    across, down = PERIOD
    ground.paste(_pattern(name))
    while across < width:
        ground.paste(ground.crop((0, 0, across, down)), (across, 0))
        across *= 2
    while down < height:
        ground.paste(ground.crop((0, 0, width, down)), (0, down))
        down *= 2
    return ground


# Signs


BUILDINGS = {
    "S01": ("pig_farm", rgb("#e59a8c")),
    "S02": ("amphitheater", rgb("#e0b45a")),
    "S03": ("arc_de_triomphe", rgb("#d9c8a0")),
    "S04": ("cultivated_fields", rgb("#f0b429")),
    "S05": ("cathedral", rgb("#5f87b5")),
    "S06": ("town", TERRACOTTA),
    "S07": ("flower_meadow", rgb("#d0508f")),
    "S08": ("forge", FLAME),
    "S09": ("forest", rgb("#4f8a4a")),
    "S10": ("fortress", DANGER),
    "S11": ("market", rgb("#3f86b8")),
    "S12": ("pasture", rgb("#5a4a40")),
}
CATEGORIES = ("watchtower", "church", "farm", "tavern", "village", "castle", "building")
CATEGORY_ROOFS = {"watchtower": FLAME, "tavern": WHITE}
TOKENS: dict[str, tuple[str, Color, Color]] = {  # icon, its color, its second color
    "tower": ("rook", rgb("#dcd6cc"), INK),
    "saracen": ("sail", rgb("#fff4e0"), rgb("#7c3a1c")),
    "noble": ("noble", rgb("#d9a8c8"), GOLD),
    "coin": ("coin", GOLD, INK),
    "lost": ("lost_coin", rgb("#e8a090"), INK),
    "ruin": ("ruin", RUBBLE, INK),
}
EMBLEMS = {
    "apprentice": "quill",
    "military-architect": "dividers",
    "treasurer": "chest",
    "caravanner": "camel",
    "master-builder": "trowel",
    "cartographer": "compass_rose",
    "courtesan": "fan",
    "duchess": "signet",
    "blacksmith": "anvil",
    "inventor": "gear",
    "thief": "mask",
    "minstrel": "lute",
    "merchant": "scales",
    "mystic": "moon",
    "tailor": "scissors",
    "strategist": "knight",
    "traitor": "dagger",
    "trumpet-player": "trumpet",
}


@cached
def crop_disc(crop: str, size: int) -> Sprite:
    ground, ink = CROP_SIGNS[crop]
    sprite = shape("circle", size, ground, None).copy()
    put(sprite, icon(crop, round(size * 0.72), ink), size / 2, size / 2)
    return sprite


@cached
def category(name: str, size: int) -> Sprite:
    """Draw a kind of territory, or any special building, in stone under a roof."""
    return painted(name, size, CREAM, CATEGORY_ROOFS.get(name, TERRACOTTA), OUTLINE)


@cached
def special(tile: str, size: int) -> Sprite:
    """Draw a special building's own drawing."""
    name, roof = BUILDINGS[tile]
    return painted(name, size, CREAM, roof, OUTLINE)


@cached
def token(name: str, size: int) -> Sprite:
    sign, color, second = TOKENS[name]
    if name in ("saracen", "noble"):
        return painted(sign, size, color, second, OUTLINE)
    return icon(sign, size, color, OUTLINE)


@cached
def emblem(character: str, size: int) -> Sprite:
    """Draw a character's sign on a medal."""
    sprite = shape("hexagon", size, CREAM, None).copy()
    put(sprite, icon(EMBLEMS[character], round(size * 0.62), INK), size / 2, size / 2)
    return sprite


@cached
def points(n: int, size: int) -> Sprite:
    """Draw victory points: a number in a laurel; red where they are lost."""
    sketch = Sketch(size, size)
    middle = size / 2
    sketch.circle(middle, middle, size * 0.48, OUTLINE)
    sketch.circle(middle, middle, size * 0.48 - max(1.5, size / 30), CREAM)
    sketch.stamp(icon("laurel", round(size * 0.94), SAFE if n >= 0 else DANGER), middle, middle)
    text = str(n).replace("-", "−")
    share = 0.64 if len(text) == 1 else 0.52
    sketch.circle(middle, middle * 0.98, size * (0.28 if len(text) == 1 else 0.38), CREAM)
    sprite = sketch.sprite()
    ink = INK if n >= 0 else DANGER
    put(sprite, label(text, max(24, round(size * share)), ink, "sans"), middle, middle * 0.98)
    return sprite


@cached
def key_badge(key: str, size: int, fill: Color = CREAM) -> Sprite:
    """Draw the key of a place or an option."""
    text = label(key, max(24, round(size * 0.7)), INK, "sans")
    width = max(size, text.width + round(size * 0.36))
    sketch = Sketch(width, size)
    line = max(2.0, size / 16)
    sketch.box(0, 0, width - 0.3, size - 0.3, OUTLINE, size * 0.28)
    sketch.box(line, line, width - line - 0.3, size - line - 0.3, fill, size * 0.22)
    sprite = sketch.sprite()
    put(sprite, text, width / 2, size / 2)
    return sprite


@cached
def mark_frame(width: int, height: int, color: Color = MARK) -> Sprite:
    """Draw a frame for what may be chosen: seen on any ground."""
    sprite = frame(width, height, OUTLINE, 12, 18).copy()
    inner = frame(width - 6, height - 6, WHITE, 9, 16)
    sprite.alpha_composite(inner, (3, 3))
    core = frame(width - 10, height - 10, color, 6, 14)
    sprite.alpha_composite(core, (5, 5))
    return sprite


def veil(picture: Image.Image, share: float = 0.5, over: Color = SAND) -> Image.Image:
    """Fade a picture: it cannot be chosen now."""
    return Image.blend(picture, Image.new("RGB", picture.size, over), share)


def darker(color: Color, share: float = 0.35) -> Color:
    return mix(color, INK, share)
