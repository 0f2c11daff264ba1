"""A kingdom: its nine spaces, and beside them what its ruler has."""

from __future__ import annotations

from PIL import Image

from renderers.annodomini.colours import panel
from renderers.annodomini.paint import (
    CREAM,
    DANGER,
    EDGE,
    GOLD,
    INK,
    MARK,
    PLASTER,
    SAND,
    STONE,
    TERRACOTTA,
    emblem,
    key_badge,
    mark_frame,
    token,
)
from renderers.annodomini.state import Realm
from renderers.annodomini.strips import ability, character_points
from renderers.annodomini.tiles import offered, standing, vacant
from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.fonts import fitted, label, paragraph, size_for, text_width
from renderers.kit.icons import icon
from renderers.kit.palette import mix
from renderers.kit.panels import plate, slab
from renderers.kit.sketch import Sprite, put, put_left

WIDTH = 776
TILE = 166
GAP = 6
HEAD = 74
GRID = 3 * TILE + 2 * GAP
HEIGHT = HEAD + GRID + 20
SIDE = GRID + 30  # where the column beside the grid begins
SMALL = 108
LARGE = 226
FEW = 5  # characters that are written out
WIDE = 600  # a small kingdom that has room for them


def draw_grid(
    picture: Image.Image, realm: Realm, left: int, top: int, size: int, numbers: bool = True
) -> None:
    marked = {mark.at: mark for mark in realm.marks}
    for at, place in enumerate(realm.places):
        x, y = left + at % 3 * (size + GAP), top + at // 3 * (size + GAP)
        number = str(at + 1)
        mark = marked.get(at)
        faded = realm.asked and mark is None
        sprite: Sprite
        if place is None:
            sprite = vacant(number, size, realm.trios[at], faded)
        else:
            sprite = standing(place, size, number if numbers and mark is None else "", faded)
        picture.paste(sprite, (x, y), sprite)
        if mark is not None:
            draw_mark(picture, x, y, size, mark.key, mark.picked, bool(place))


def draw_mark(
    picture: Image.Image, x: int, y: int, size: int, key: str, picked: int, badge: bool = True
) -> None:
    """A frame around what can be chosen, with its key; and how often it is."""
    frame = mark_frame(size + 8, size + 8, GOLD if picked else MARK)
    picture.paste(frame, (x - 4, y - 4), frame)
    side = 62 if size > 180 else 52 if size > 120 else 46
    if badge:
        sprite = key_badge(key, side, MARK)
        picture.paste(sprite, (x - 6, y - 6), sprite)
    if picked:
        chosen = picked_badge(picked, side)
        picture.paste(chosen, (x + size - chosen.width + 6, y + size - side + 6), chosen)


@cached
def picked_badge(picked: int, side: int) -> Sprite:
    return key_badge("✓" if picked == 1 else f"✓{picked}", side, GOLD)


def ground(width: int, height: int, acting: bool) -> Image.Image:
    """A panel of plaster; whose turn it is has the sun on their side."""
    if acting:
        return slab(width, height, SAND, PLASTER, TERRACOTTA, 7, 18)
    return slab(width, height, SAND, PLASTER, EDGE, 3, 18)


def draw_head(panel: Image.Image, realm: Realm, width: int) -> None:
    fill = TERRACOTTA if realm.acting else STONE
    band = plate(width - 14, HEAD - 10, fill, fill, 1, 12)
    panel.paste(band, (7, 7), band)
    middle = HEAD / 2 + 2
    put(panel, seat_badge(realm.seat, 62), 44, middle)
    room = width - 100 - (64 if realm.first else 0) - (70 if realm.acting or realm.crowned else 0)
    ink = CREAM if realm.acting else INK
    put_left(panel, label(fitted(realm.name, 42, room), 42, ink), 84, middle)
    right = width - 46
    if realm.acting:
        put(panel, icon("sun", 58, GOLD), right, middle)
        right -= 64
    if realm.crowned:
        put(panel, icon("crown", 58, GOLD, INK), right, middle)
        right -= 64
    if realm.first:
        put(panel, icon("banner", 48, GOLD, INK), right, middle)


def draw_hoard(panel: Image.Image, realm: Realm, left: int, top: int) -> None:
    """Coins, towers, nobles, one below the other."""
    counts = (("coin", realm.coins), ("tower", realm.towers), ("noble", realm.nobles))
    for row, (name, n) in enumerate(counts):
        y = top + 32 + row * 62
        put(panel, token(name, 54), left + 28, y)
        weak = name == "tower" and realm.weakest
        right = put_left(panel, label(str(n), 50, DANGER if weak else INK, "sans"), left + 64, y)
        if weak:
            put_left(panel, token("saracen", 48), min(right + 8, panel.width - 56), y)


@panel
def realm_panel(realm: Realm, names: tuple[str, ...]) -> Image.Image:
    """A kingdom of the public picture. `names` are those of its characters."""
    panel = ground(WIDTH, HEIGHT, realm.acting)
    draw_head(panel, realm, WIDTH)
    draw_grid(panel, realm, 16, HEAD + 6, TILE)
    draw_hoard(panel, realm, SIDE, HEAD + 2)
    top = HEAD + 198
    if realm.taken:
        tile = offered(realm.taken, TILE)
        panel.paste(tile, (SIDE + 52, HEIGHT - TILE - 16), tile)
        back = icon("arrow", 50, TERRACOTTA).transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        put(panel, back, SIDE + 26, HEIGHT - TILE / 2 - 16)
        draw_emblems(panel, realm, SIDE, top, 3, 2, 68)
    elif len(realm.characters) > FEW:
        draw_emblems(panel, realm, SIDE, top, 3, 4)
    else:
        draw_characters(panel, realm, names, SIDE, top, WIDTH - SIDE - 16, FEW)
    return panel


def draw_medal(panel: Image.Image, character: str, size: int, x: float, y: float) -> None:
    """A character's emblem with its points."""
    put(panel, emblem(character, size), x, y)
    put(panel, character_points(character, 38), x + size * 0.36, y + size * 0.3)


def draw_emblems(
    panel: Image.Image, realm: Realm, left: int, top: int, across: int, rows: int, step: int = 72
) -> None:
    """Characters as medals, as many as there is room for."""
    for at, character in enumerate(realm.characters[: across * rows]):
        x, y = left + step * (at % across + 0.5), top + step * (at // across + 0.5)
        draw_medal(panel, character, step - 10, x, y)


def draw_characters(
    panel: Image.Image,
    realm: Realm,
    names: tuple[str, ...],
    left: int,
    top: int,
    width: int,
    most: int,
) -> None:
    """Characters with their names; those for whom there is no room become a number."""
    for at, (character, name) in enumerate(zip(realm.characters, names, strict=True)):
        if at == most:
            more = label(f"+{len(names) - most}", 34, INK, "sans")
            put_left(panel, more, left + 74 + width - 80 - more.width, top + 8 + most * 66)
            return
        y = top + 32 + at * 66
        draw_medal(panel, character, 58, left + 30, y)
        text = paragraph(name, size_for(name, width - 76, 27), INK, width - 76, 2)
        panel.paste(text, (left + 74, round(y - text.height / 2 + 3)), text)


@panel
def small_panel(realm: Realm, names: tuple[str, ...], width: int) -> Image.Image:
    """Another player's kingdom on one's own picture."""
    grid = 3 * SMALL + 2 * GAP
    panel = ground(width, HEAD + grid + 20, realm.acting)
    draw_head(panel, realm, width)
    draw_grid(panel, realm, 14, HEAD + 6, SMALL, numbers=False)
    left = grid + 20
    draw_hoard(panel, realm, left, HEAD + 2)
    if width > WIDE:
        draw_characters(panel, realm, names, left + 196, HEAD + 2, width - left - 206, FEW)
    else:
        draw_emblems(panel, realm, left, HEAD + 194, max(1, (width - left - 8) // 72), 2)
    return panel


@panel
def large_panel(realm: Realm, names: tuple[str, ...], inventor: bool) -> Image.Image:
    """One's own kingdom, large, with everything below it."""
    grid = 3 * LARGE + 2 * GAP
    width = grid + 32
    rows = max(1, -(-len(realm.characters) // 2))
    panel = ground(width, HEAD + grid + 24 + 84 + rows * 96, realm.acting)
    draw_head(panel, realm, width)
    draw_grid(panel, realm, 16, HEAD + 8, LARGE)
    y = HEAD + grid + 56
    counts = (("coin", realm.coins), ("tower", realm.towers), ("noble", realm.nobles))
    for at, (name, n) in enumerate(counts):
        left = 24 + at * 230
        weak = name == "tower" and realm.weakest
        right = put_left(panel, token(name, 68), left, y)
        number = label(str(n), 60, DANGER if weak else INK, "sans")
        right = put_left(panel, number, right + 12, y)
        if weak:
            put_left(panel, token("saracen", 54), right + 14, y)
    for at, (character, name) in enumerate(zip(realm.characters, names, strict=True)):
        left = 16 + at % 2 * (width // 2 - 12)
        middle = y + 94 + at // 2 * 96
        marked = inventor and character == "inventor"
        draw_card(panel, character, name, left, middle, width // 2 - 24, marked)
    return panel


def draw_card(
    panel: Image.Image, character: str, name: str, left: int, y: float, width: int, marked: bool
) -> None:
    """A character: emblem, name, what it does, points."""
    fill = mix(PLASTER, CREAM, 0.7)
    board = plate(width, 88, fill, EDGE, 2, 12)
    panel.paste(board, (left, round(y - 44)), board)
    narrow = width < 340
    room = width - (100 if narrow else 152)
    if narrow:
        draw_medal(panel, character, 72, left + 38, y)
    else:
        put(panel, emblem(character, 72), left + 40, y)
        put(panel, character_points(character, 62), left + width - 36, y)
    at = left + (94 if narrow else 80)
    size = next((size for size in range(32, 24, -1) if text_width(name, size) <= room), 24)
    put_left(panel, label(fitted(name, size, room), size, INK), at, y - 21)
    put_left(panel, ability(character, 34), at, y + 20)
    if marked:
        frame = mark_frame(width + 8, 96)
        panel.paste(frame, (left - 4, round(y - 48)), frame)
