"""Colors of the land by day and by night, and the small pieces made of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PIL import Image

from games.mageknight.data import DATA
from renderers.kit.badges import OUTLINE, shape
from renderers.kit.cache import cached
from renderers.kit.fonts import broken, fitted, label, text_width, write
from renderers.kit.icons import icon
from renderers.kit.palette import BLACK, WHITE, Color, mix, rgb
from renderers.kit.panels import plate
from renderers.kit.sketch import CLEAR, Sketch, Sprite, put, put_left, solid

INK = rgb("#12141c")
CREAM = rgb("#f6efdc")
FAINT = rgb("#a9aec0")  # what matters less, on a dark ground
GOLD = rgb("#f2c230")
BLOOD = rgb("#e0523f")
DARK_BLOOD = rgb("#5c1a1c")
LEAF = rgb("#6fce7d")
MARK = rgb("#ff7bd5")  # what may be chosen now
MARK_DARK = rgb("#5a1a4a")
STEEL = rgb("#cfd6e0")
SLATE = rgb("#1d2029")  # the ground of tokens
HARM = rgb("#7a1f2b")  # under abilities
WARD = rgb("#2c4a6e")  # under resistances

MANA = {
    "red": rgb("#d8402f"),
    "blue": rgb("#3b8be0"),
    "green": rgb("#3da457"),
    "white": rgb("#f2f0e6"),
    "gold": rgb("#f2c230"),
    "black": rgb("#15151b"),
}
MANA_INK = {
    "red": WHITE,
    "blue": WHITE,
    "green": WHITE,
    "white": rgb("#4a4a58"),
    "gold": rgb("#5a3d00"),
    "black": rgb("#d8cff0"),
}
ARTIFACT = rgb("#b98a3c")
EMOJI = {"🔴": "red", "🔵": "blue", "🟢": "green", "⚪": "white", "🟡": "gold", "⚫": "black"}
GONE = "💥"
GAP = 0.16  # between a sign and a word, in sizes of the text

ELEMENT = {
    "physical": STEEL,
    "fire": rgb("#ff8a4a"),
    "ice": rgb("#8fd4ff"),
    "coldfire": rgb("#c9a4ff"),
    "summon": rgb("#e59cf0"),
}
ELEMENT_ICON = {
    "physical": "element_physical",
    "fire": "mana_red",
    "ice": "element_ice",
    "coldfire": "element_coldfire",
    "summon": "element_summon",
}
ABILITY_ICON = {
    "fortified": "ability_fortified",
    "swift": "effect_swiftness",
    "brutal": "ability_brutal",
    "poison": "ability_poison",
    "paralyze": "ability_paralyze",
    "summon": "element_summon",
}
FOE = {
    "green": rgb("#4f9a4a"),
    "grey": rgb("#9aa2ac"),
    "violet": rgb("#8a5cc4"),
    "brown": rgb("#a06a3c"),
    "red": rgb("#c8382c"),
    "white": rgb("#e8e6de"),
}
RANGE_ICON = {"melee": "swords", "ranged": "value_range", "siege": "value_siege"}


@dataclass(frozen=True)
class Hour:
    """Day or night."""

    night: bool
    sky: tuple[Color, Color]
    ground: Color
    plate: Color
    edge: Color
    unknown: Color  # land that nobody has seen


DAY = Hour(
    False,
    (rgb("#3f86c4"), rgb("#cfe3ea")),
    rgb("#232936"),
    rgb("#303848"),
    rgb("#566178"),
    rgb("#1a1f29"),
)
NIGHT = Hour(
    True,
    (rgb("#070a1c"), rgb("#2b2c5c")),
    rgb("#14162a"),
    rgb("#20233d"),
    rgb("#454a74"),
    rgb("#0d0f1d"),
)


def hour(night: bool) -> Hour:
    return NIGHT if night else DAY


TERRAIN = {
    "plains": rgb("#86964a"),
    "hills": rgb("#a3824c"),
    "forest": rgb("#3d6a40"),
    "wasteland": rgb("#94604c"),
    "desert": rgb("#d3b167"),
    "swamp": rgb("#5a6248"),
    "lake": rgb("#3a7ba8"),
    "mountain": rgb("#77767f"),
    "sea": rgb("#234f78"),
    "city": rgb("#8c8796"),
}
MOTIF = {
    "plains": rgb("#b4bf6c"),
    "hills": rgb("#6f5530"),
    "forest": rgb("#1c3d27"),
    "wasteland": rgb("#5b3529"),
    "desert": rgb("#9c7a38"),
    "swamp": rgb("#30382b"),
    "lake": rgb("#8fc6e4"),
    "mountain": rgb("#45444d"),
    "sea": rgb("#4c86ae"),
    "city": rgb("#5f5a6b"),
}
DUSK = rgb("#141a3e")


def ground_of(terrain: str, night: bool) -> Color:
    return mix(TERRAIN[terrain], DUSK, 0.52) if night else TERRAIN[terrain]


def motif_of(terrain: str, night: bool) -> Color:
    return mix(MOTIF[terrain], DUSK, 0.45) if night else MOTIF[terrain]


# Mana


@cached
def mana(color: str, size: int) -> Sprite:
    """A mana of a color: its sign on a disc."""
    sprite = shape("circle", size, MANA[color], WHITE if color == "black" else None).copy()
    put(sprite, icon(f"mana_{color}", round(size * 0.6), MANA_INK[color]), size / 2, size / 2)
    return sprite


@cached
def gem(color: str, size: int) -> Sprite:
    """A crystal."""
    sketch = Sketch(size, size)
    half = size / 2
    for inset, paint in ((0.0, INK), (2.5, mix(MANA[color], WHITE, 0.55)), (6, MANA[color])):
        k = (half - inset) / half
        points = [(0.5, 0.0), (0.86, 0.26), (0.86, 0.74), (0.5, 1.0), (0.14, 0.74), (0.14, 0.26)]
        sketch.polygon(
            [(half + (x - 0.5) * size * k, half + (y - 0.5) * size * k) for x, y in points], paint
        )
    sprite = sketch.sprite()
    put(sprite, icon(f"mana_{color}", round(size * 0.46), MANA_INK[color]), half, half)
    return sprite


@cached
def die(color: str, size: int, usable: bool, used: bool) -> Sprite:
    """A die of the Source: dim where its mana cannot be used, crossed out when it was."""
    fill, ink = MANA[color], MANA_INK[color]
    if not usable or used:
        fill, ink = mix(fill, DAY.ground, 0.62), mix(ink, DAY.ground, 0.4)
    edge = CREAM if usable and not used else FAINT
    sprite = plate(size, size, fill, edge, 4, size * 0.2).copy()
    put(sprite, icon(f"mana_{color}", round(size * 0.66), ink), size / 2, size / 2)
    if used:
        put(sprite, icon("cross", round(size * 0.5), BLOOD, INK), size * 0.74, size * 0.72)
    elif not usable:
        put(sprite, icon("lock", round(size * 0.44), CREAM, INK), size * 0.76, size * 0.74)
    return sprite


# Text with signs in it


def _pieces(text: str) -> list[str]:
    """The text cut at the signs of mana."""
    pieces = [""]
    for char in text:
        if char in EMOJI or char == GONE:
            pieces += [char, ""]
        elif char != "\ufe0f":
            pieces[-1] += char
    return [piece.strip() for piece in pieces if piece.strip()]


def _sign(char: str, size: int) -> Sprite:
    if char == GONE:
        return icon("value_gone", size, BLOOD)
    return mana(EMOJI[char], size)


def rich_width(text: str, size: int) -> float:
    pieces = _pieces(text)
    wide = sum(size * 1.12 if p in EMOJI or p == GONE else text_width(p, size) for p in pieces)
    return wide + size * GAP * (len(pieces) - 1)


MARGIN = 4  # that a line keeps at its end


def put_rich(
    picture: Image.Image,
    text: str,
    sizes: Sequence[int],
    width: float,
    ink: Color,
    left: float,
    y: float,
) -> None:
    """Write a line with signs of mana in it, in the largest of these sizes that fits."""
    size = next((size for size in sizes if rich_width(text, size) <= width - MARGIN), sizes[-1])
    right = left + width
    for piece in _pieces(text):
        room = right - left
        if piece in EMOJI or piece == GONE:
            if room >= size * 1.12:
                put_left(picture, _sign(piece, round(size * 1.12)), left, y)
            left += size * (1.12 + GAP)
        elif room > size:
            said = fitted(piece, size, room - MARGIN)
            write(picture, said, size, ink, left, y)
            left += text_width(said, size) + size * GAP


def paragraph_height(text: str, size: int, width: int, lines: int) -> int:
    """How tall such a paragraph would be."""
    rows = min(lines, len(broken(text, size, width, rich_width)))
    return round(size * 1.24) * rows + size // 3


def put_paragraph(
    picture: Image.Image,
    text: str,
    size: int,
    ink: Color,
    box: tuple[float, float, int],  # left, top, width
    lines: int,
) -> None:
    """Write a text with signs over several lines; what does not fit is shortened."""
    left, top, width = box
    rows = broken(text, size, width, rich_width)
    if len(rows) > lines:
        rows = [*rows[: lines - 1], " ".join(rows[lines - 1 :])]
    step = round(size * 1.24)
    for place, row in enumerate(rows):
        y = top + step * place + step // 2 + size // 8
        put_rich(picture, row, (size,), width + MARGIN, ink, left, y)  # a row may fill it


# Values


@cached
def value(sign: str, number: str, size: int, color: Color, ink: Color = CREAM) -> Sprite:
    """A sign and its number."""
    mark = icon(sign, round(size * 0.86), color)
    figure = label(number, size, ink, "sans")
    sprite = Image.new("RGBA", (mark.width + 5 + figure.width, figure.height), (*ink, 0))
    sprite.alpha_composite(mark, (0, (sprite.height - mark.height) // 2))
    sprite.alpha_composite(figure, (mark.width + 5, 0))
    return sprite


@cached
def crystals(owned: tuple[int, ...], size: int) -> Sprite:
    """Crystals by color, with their numbers."""
    step = round(size * 1.75)
    sprite = Image.new("RGBA", (step * 4, round(size * 1.3)), (*CREAM, 0))
    for place, (color, n) in enumerate(zip(("red", "blue", "green", "white"), owned, strict=True)):
        stone = gem(color, size)
        if not n:
            stone = stone.copy()
            stone.putalpha(stone.getchannel("A").point(lambda a: a // 3))
        put(sprite, stone, step * place + size / 2, sprite.height / 2)
        number = label(str(n), round(size * 0.84), CREAM if n else FAINT, "sans")
        put_left(sprite, number, step * place + size, sprite.height / 2)
    return sprite


@cached
def ability(key: str, size: int) -> Sprite:
    """What an enemy does: its sign on a dark disc."""
    sprite = shape("circle", size, HARM, None).copy()
    put(sprite, icon(ABILITY_ICON[key], round(size * 0.66), CREAM), size / 2, size / 2)
    return sprite


@cached
def resistance(element: str, size: int) -> Sprite:
    """What halves an attack: the sign of an element on a shield."""
    sprite = shape("shield", size, WARD, None).copy()
    put(
        sprite,
        icon(ELEMENT_ICON[element], round(size * 0.58), ELEMENT[element]),
        size / 2,
        size * 0.46,
    )
    return sprite


def chips(abilities: Iterable[str], resistances: Iterable[str], size: int) -> list[Sprite]:
    """The abilities and resistances of an enemy."""
    return [
        *(ability(key, size) for key in abilities),
        *(resistance(key, size) for key in resistances),
    ]


def enemy_chips(enemy: str, size: int) -> list[Sprite]:
    """Those on its token."""
    data = DATA.enemy[enemy]
    return chips(data.abilities, data.resistances, size)


def attack_value(enemy: str, size: int) -> Sprite:
    data = DATA.enemy[enemy]
    number = "" if data.element == "summon" else str(data.attack)
    return value(ELEMENT_ICON[data.element], number, size, ELEMENT[data.element])


@cached
def back(color: str, size: int) -> Sprite:
    """A token that lies face down."""
    sketch = Sketch(size, size)
    half = size / 2
    sketch.circle(half, half, half - 0.5, OUTLINE)
    sketch.circle(half, half, half - 3, mix(FOE[color], BLACK, 0.25))
    sketch.circle(half, half, half - 8, FOE[color])
    sprite = sketch.sprite()
    sign = icon(f"foe_{color}", round(size * 0.56), mix(FOE[color], BLACK, 0.6))
    put(sprite, sign, half, half * 0.92)
    put(
        sprite,
        label("?", max(28, round(size * 0.5)), WHITE, "sans", OUTLINE, 4),
        size * 0.74,
        size * 0.7,
    )
    return sprite


@cached
def ring(size: int, color: Color, line: int) -> tuple[Image.Image, Image.Image]:
    """A pointy hexagon's edge; `size` is its radius."""
    wide, tall = round(size * 1.7321), 2 * size
    sketch = Sketch(wide, tall)
    for radius, paint in ((size - 1, INK), (size - 3, color), (size - 3 - line, INK)):
        sketch.polygon(_hexagon(wide / 2, tall / 2, radius), paint)
    sketch.polygon(_hexagon(wide / 2, tall / 2, size - 5 - line), CLEAR)
    return solid(sketch.sprite())


def _hexagon(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    half = radius * 0.866
    return [
        (x, y - radius), (x + half, y - radius / 2), (x + half, y + radius / 2),
        (x, y + radius), (x - half, y + radius / 2), (x - half, y - radius / 2),
    ]  # fmt: skip
