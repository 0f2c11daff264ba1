"""Inks of the bestiary, and the small pieces that are drawn with them."""

from __future__ import annotations

from PIL import Image

from games.sigillum.battle import LONGEST_COOLDOWN
from games.sigillum.beasts import SHEETS
from games.sigillum.effects import POSITIVE, TERRAFORMED
from renderers.kit.badges import OUTLINE, number_disc, seat_badge, shape
from renderers.kit.cache import cached
from renderers.kit.fonts import label
from renderers.kit.icons import icon
from renderers.kit.palette import SEATS, WHITE, mix, rgb
from renderers.kit.panels import plate
from renderers.kit.sketch import CLEAR, Sketch, Sprite, around, put

INK = rgb("#2b2018")
VELLUM = rgb("#f0e4c6")
CREAM = rgb("#fbf4e0")
SHADE = rgb("#e2d1a6")  # the worn edge of the page
FADED = rgb("#a08d6c")
GILT = rgb("#d8a41f")
SHINE = rgb("#f6da7c")
RUBRIC = rgb("#9c2a20")
FLASH = rgb("#e2601c")  # what was struck just now
LAPIS = rgb("#2b4a8f")
VERDIGRIS = rgb("#2f6b4f")
STONE = rgb("#b5aca0")
SPENT = rgb("#6d6258")
MARK = rgb("#a3177f")  # what may be chosen now
MARK_LIGHT = rgb("#f7cfe9")
TERRAIN = {
    "plain": rgb("#e3e2a9"),
    "forest": rgb("#9dba86"),
    "mountain": rgb("#c6b9a8"),
    "water": rgb("#a5cbd8"),
    "lava": rgb("#e0906a"),
    "gold_plate": rgb("#ecd070"),
    "silver_plate": rgb("#d9dcde"),
    "bronze_plate": rgb("#d3a97e"),
    "castle_plate": rgb("#b9b0c2"),
}
MOTIF = {
    "plain": rgb("#9ca45a"),
    "forest": rgb("#3c6640"),
    "mountain": rgb("#77695b"),
    "water": rgb("#4f87a3"),
    "lava": rgb("#8e2f17"),
    "gold_plate": rgb("#a57c14"),
    "silver_plate": rgb("#868c92"),
    "bronze_plate": rgb("#8a5c32"),
    "castle_plate": rgb("#6b5f7a"),
}
MUTED = rgb("#574a3f")  # the ink of what cannot be used now
SOFT = {key: mix(base, MOTIF[key], 0.62) for key, base in TERRAIN.items()}
EDGE = {key: mix(base, MOTIF[key], 0.4) for key, base in TERRAIN.items()}
LIGHT = {key: mix(base, WHITE, 0.55) for key, base in TERRAIN.items()}  # from above
MEDALS = {
    "strength": rgb("#f3d7a8"),
    "agility": rgb("#d3e3bd"),
    "intelligence": rgb("#cfdcee"),
}  # the grounds of emblems, by class
PLATES = {
    "gold_plate": "plate_gold",
    "silver_plate": "plate_silver",
    "bronze_plate": "plate_bronze",
    "castle_plate": "plate_castle",
}  # the icons of the plates of time
NUMERALS = ("I", "II", "III")


def sign_of(terrain: str) -> str:
    """Return the icon of a terrain or of a plate of time."""
    return PLATES.get(terrain, f"terrain_{terrain}")


@cached
def cameo(
    key: str, seat: int | None, size: int, spent: bool = False, fallen: bool = False
) -> Sprite:
    """Draw a character's emblem on the ground of its class, in a ring of its player's color.

    It is toppled over when stunned.
    """
    sketch = Sketch(size, size)
    middle, rim = size / 2, size / 2
    ring = SEATS[seat].color if seat is not None else STONE
    sketch.circle(middle, middle, rim - 0.5, OUTLINE)
    sketch.circle(middle, middle, rim - max(2.5, size * 0.024), ring)
    sketch.circle(middle, middle, rim * 0.82, OUTLINE)
    ground = rim * 0.82 - max(2.0, size * 0.018)
    sketch.circle(middle, middle, ground, SHADE if spent else CREAM)
    if not spent:  # the ground lies in the shadow of its rim
        sketch.circle(middle, middle + size * 0.025, ground - size * 0.025, MEDALS[kind_of(key)])
    sprite = sketch.sprite()
    emblem = icon(f"beast_{key}", round(size * 0.54), SPENT if spent or fallen else INK)
    if fallen:
        emblem = emblem.rotate(90)
    put(sprite, emblem, middle, middle)
    return sprite


@cached
def kind_mark(kind: str, size: int) -> Sprite:
    """Draw the sign of a class on a dark disc."""
    sprite = shape("circle", size, INK, SHINE).copy()
    put(sprite, icon(f"kind_{kind}", round(size * 0.58), SHINE), size / 2, size / 2)
    return sprite


@cached
def effect_chip(effect: str, count: int, size: int) -> Sprite:
    """Draw an effect: a good one on a light disc, a bad one on a dark square."""
    good = effect in POSITIVE
    form, fill, ink = ("circle", CREAM, VERDIGRIS) if good else ("square", RUBRIC, CREAM)
    if effect in TERRAFORMED or effect in ("web", "obstacle"):
        form, fill, ink = "hexagon", SHADE, INK
    name = sign_of(TERRAFORMED[effect]) if effect in TERRAFORMED else f"effect_{effect}"
    sprite = shape(form, size, fill, None if form == "square" else SHINE).copy()
    put(sprite, icon(name, round(size * 0.64), ink), size / 2, size / 2)
    if count > 1:
        wide = Image.new("RGBA", (size + 12, size + 6), CLEAR)
        wide.alpha_composite(sprite)
        put(wide, number_disc(str(count), 32, CREAM, INK, 0.76), size - 5, size - 10)
        return wide
    return sprite


@cached
def hearts(vitality: int, full: int, size: int = 42) -> Sprite:
    """Draw how much life is left: a heart, emptier the more is lost, and n/m."""
    drop = round(size * 0.86)
    number = label(f"{vitality}/{full}", size, INK)
    sprite = Image.new("RGBA", (drop + 4 + number.width, max(drop, number.height)), (*INK, 0))
    y = sprite.height / 2
    full_heart = icon("heart", drop, RUBRIC, INK)
    hollow = icon("heart", drop, CREAM, INK).copy()
    lost = round(drop * (1 - vitality / full))
    hollow.paste(full_heart.crop((0, lost, drop, drop)), (0, lost))
    put(sprite, hollow, drop / 2, y)
    sprite.alpha_composite(number, (drop + 4, round(y - number.height / 2)))
    return sprite


@cached
def rounds_disc(rounds: int, size: int) -> Sprite:
    """Draw the dial: as many dark sectors as rounds are left, and their number."""
    sketch = Sketch(size, size)
    middle = size / 2
    sketch.circle(middle, middle, middle - 0.5, OUTLINE)
    sketch.circle(middle, middle, middle - 3, SHADE)
    rim = around(middle, middle, middle - 3, 72)
    if rounds:
        upto = round(72 * rounds / LONGEST_COOLDOWN)
        sketch.polygon(
            [(middle, middle), *rim[: upto + 1], *([rim[0]] if upto >= 72 else [])], SPENT
        )
    for x, y in around(middle, middle, middle - 1, LONGEST_COOLDOWN):
        sketch.line([(middle, middle), (x, y)], 2, OUTLINE)
    sketch.circle(middle, middle, middle * 0.62, OUTLINE)
    sprite = sketch.sprite()
    put(sprite, label(str(rounds), max(24, round(size * 0.6)), WHITE, "sans"), middle, middle)
    return sprite


@cached
def ready_disc(size: int, sign: str = "") -> Sprite:
    """Draw a gilt disc: this can be used."""
    sprite = shape("circle", size, SHINE, GILT).copy()
    if sign in NUMERALS:
        put(sprite, label(sign, max(24, round(size * 0.54)), INK), size / 2, size / 2)
    elif sign:
        put(sprite, icon(sign, round(size * 0.56), INK), size / 2, size / 2)
    return sprite


@cached
def spent_disc(size: int, sign: str) -> Sprite:
    """Draw a dark disc: this is used, or closed."""
    sprite = shape("circle", size, SPENT, None).copy()
    put(sprite, icon(sign, round(size * 0.6), CREAM), size / 2, size / 2)
    return sprite


@cached
def place_tag(text: str, waiting: bool, height: int = 52) -> Sprite:
    """Return a tag with somebody's hex, or with the hex where they will be summoned."""
    number = label(text, 40, CREAM if not waiting else INK, "sans")
    width = number.width + 10 + (32 if waiting else 0)
    fill, edge = (SHADE, FADED) if waiting else (INK, INK)
    sprite = plate(width, height, fill, edge, 3, 10).copy()
    if waiting:
        put(sprite, icon("hourglass", 30, INK), 20, height / 2)
    put(sprite, number, width / 2 + (16 if waiting else 0), height / 2)
    return sprite


@cached
def badges(seats: tuple[int, ...], letters: str, size: int) -> Sprite:
    """Draw the badges of a side, next to each other."""
    sprite = Image.new("RGBA", (max(1, len(seats)) * size, size), CLEAR)
    for place, (seat, letter) in enumerate(zip(seats, letters, strict=True)):
        sprite.alpha_composite(seat_badge(seat, letter, size), (place * size, 0))
    return sprite


@cached
def initial(letter: str, size: int) -> Sprite:
    """Draw a gilded initial on lapis, with tendrils behind it."""
    sketch = Sketch(size, size)
    pale = mix(LAPIS, WHITE, 0.4)
    edge = size * 0.07
    sketch.box(0, 0, size - 0.3, size - 0.3, LAPIS)
    for x, y in ((0.14, 0.16), (0.86, 0.16), (0.14, 0.84), (0.86, 0.84)):
        sketch.ring(x * size, y * size, size * 0.2, size * 0.028, pale)
        sketch.circle(x * size, y * size, size * 0.07, RUBRIC)
    for inset, paint in ((0.0, INK), (2.5, GILT), (edge + 2.5, INK)):
        width = 2.5 if paint == INK else edge
        far = size - inset
        sketch.box(inset, inset, far, inset + width, paint)
        sketch.box(inset, far - width, far, far, paint)
        sketch.box(inset, inset, inset + width, far, paint)
        sketch.box(far - width, inset, far, far, paint)
    sprite = sketch.sprite()
    put(sprite, label(letter, round(size * 0.8), SHINE, "serif", INK, 3), size / 2, size / 2)
    return sprite


def kind_of(key: str) -> str:
    return SHEETS[key].kind
