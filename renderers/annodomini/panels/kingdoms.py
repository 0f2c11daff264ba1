"""Kingdoms: nine spaces each, and beside them what their rulers have."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from games.annodomini.data import SPACES
from games.annodomini.keys import space_key
from games.annodomini.table import Player
from games.annodomini.view import View
from renderers import Words
from renderers.annodomini.choices import Mark
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
from renderers.annodomini.palette import panel
from renderers.annodomini.signs import ability, character_points
from renderers.annodomini.tiles import Place, offered, standing, vacant
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


NO_TRIOS = ((),) * len(SPACES)


@dataclass(frozen=True)
class Kingdom:
    """A kingdom, with all that is drawn of it; frozen, so that one that did not change is kept."""

    seat: int
    letter: str
    name: str
    coins: int
    places: tuple[Place | None, ...]
    characters: tuple[str, ...]
    acting: bool
    first: bool
    weakest: bool  # would be invaded now
    crowned: bool = False
    taken: str | None = None
    asked: bool = False  # what has no mark cannot be chosen, and is faded
    marks: tuple[Mark[int], ...] = ()
    trios: tuple[tuple[str, ...], ...] = NO_TRIOS  # the crops that a tile there would complete

    @property
    def towers(self) -> int:
        return sum(place.towers for place in self.places if place)

    @property
    def nobles(self) -> int:
        return sum(place.nobles for place in self.places if place)


def places_of(player: Player) -> tuple[Place | None, ...]:
    return tuple(
        Place(space.tile, space.ruin, space.towers, space.nobles) if space is not None else None
        for space in player.kingdom
    )


def kingdom_of(view: View, words: Words, seat: int) -> Kingdom:
    player = view.players[seat]
    acting = view.actor == seat
    return Kingdom(
        seat=seat,
        letter=words.letter(seat),
        name=words.seat(seat),
        coins=player.coins,
        places=places_of(player),
        characters=(*player.characters, *([player.apprenticed] if player.apprenticed else [])),
        acting=acting,
        first=seat == view.first,
        weakest=seat in view.weakest and view.round > 0 and not view.over,
        crowned=view.over and view.ranking[0] == seat,
        taken=view.taken if acting else None,
    )


def draw_grid(
    picture: Image.Image, kingdom: Kingdom, left: int, top: int, size: int, numbers: bool = True
) -> None:
    marked = {mark.at: mark for mark in kingdom.marks}
    for at, place in enumerate(kingdom.places):
        x, y = left + at % 3 * (size + GAP), top + at // 3 * (size + GAP)
        number = space_key(at)
        mark = marked.get(at)
        faded = kingdom.asked and mark is None
        sprite: Sprite
        if place is None:
            sprite = vacant(number, size, kingdom.trios[at], faded)
        else:
            sprite = standing(place, size, number if numbers and mark is None else "", faded)
        picture.paste(sprite, (x, y), sprite)
        if mark is not None:
            draw_mark(picture, x, y, size, mark.key, mark.picked, bool(place))


def draw_mark(
    picture: Image.Image, x: int, y: int, size: int, key: str, picked: int, badge: bool = True
) -> None:
    """Draw a frame around what can be chosen, with its key and how often it is chosen."""
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
    """Draw a panel of plaster, with a sunny edge for whoever has the turn."""
    if acting:
        return slab(width, height, SAND, PLASTER, TERRACOTTA, 7, 18)
    return slab(width, height, SAND, PLASTER, EDGE, 3, 18)


def draw_head(panel: Image.Image, kingdom: Kingdom, width: int) -> None:
    fill = TERRACOTTA if kingdom.acting else STONE
    band = plate(width - 14, HEAD - 10, fill, fill, 1, 12)
    panel.paste(band, (7, 7), band)
    middle = HEAD / 2 + 2
    put(panel, seat_badge(kingdom.seat, kingdom.letter, 62), 44, middle)
    room = (
        width
        - 100
        - (64 if kingdom.first else 0)
        - (70 if kingdom.acting or kingdom.crowned else 0)
    )
    ink = CREAM if kingdom.acting else INK
    put_left(panel, label(fitted(kingdom.name, 42, room), 42, ink), 84, middle)
    right = width - 46
    if kingdom.acting:
        put(panel, icon("sun", 58, GOLD), right, middle)
        right -= 64
    if kingdom.crowned:
        put(panel, icon("crown", 58, GOLD, INK), right, middle)
        right -= 64
    if kingdom.first:
        put(panel, icon("banner", 48, GOLD, INK), right, middle)


def draw_hoard(panel: Image.Image, kingdom: Kingdom, left: int, top: int) -> None:
    """Draw coins, towers and nobles, one below the other."""
    counts = (("coin", kingdom.coins), ("tower", kingdom.towers), ("noble", kingdom.nobles))
    for row, (name, n) in enumerate(counts):
        y = top + 32 + row * 62
        put(panel, token(name, 54), left + 28, y)
        weak = name == "tower" and kingdom.weakest
        right = put_left(panel, label(str(n), 50, DANGER if weak else INK, "sans"), left + 64, y)
        if weak:
            put_left(panel, token("saracen", 48), min(right + 8, panel.width - 56), y)


@panel
def kingdom_panel(kingdom: Kingdom, names: tuple[str, ...]) -> Image.Image:
    """Draw a kingdom of the public picture. `names` are those of its characters."""
    panel = ground(WIDTH, HEIGHT, kingdom.acting)
    draw_head(panel, kingdom, WIDTH)
    draw_grid(panel, kingdom, 16, HEAD + 6, TILE)
    draw_hoard(panel, kingdom, SIDE, HEAD + 2)
    top = HEAD + 198
    if kingdom.taken:
        tile = offered(kingdom.taken, TILE)
        panel.paste(tile, (SIDE + 52, HEIGHT - TILE - 16), tile)
        back = icon("arrow", 50, TERRACOTTA).transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        put(panel, back, SIDE + 26, HEIGHT - TILE / 2 - 16)
        draw_emblems(panel, kingdom, SIDE, top, 3, 2, 68)
    elif len(kingdom.characters) > FEW:
        draw_emblems(panel, kingdom, SIDE, top, 3, 4)
    else:
        draw_characters(panel, kingdom, names, SIDE, top, WIDTH - SIDE - 16, FEW)
    return panel


def draw_medal(panel: Image.Image, character: str, size: int, x: float, y: float) -> None:
    """Draw a character's emblem with its points."""
    put(panel, emblem(character, size), x, y)
    put(panel, character_points(character, 38), x + size * 0.36, y + size * 0.3)


def draw_emblems(
    panel: Image.Image,
    kingdom: Kingdom,
    left: int,
    top: int,
    across: int,
    rows: int,
    step: int = 72,
) -> None:
    """Draw characters as medals, as many as there is room for."""
    for at, character in enumerate(kingdom.characters[: across * rows]):
        x, y = left + step * (at % across + 0.5), top + step * (at // across + 0.5)
        draw_medal(panel, character, step - 10, x, y)


def draw_characters(
    panel: Image.Image,
    kingdom: Kingdom,
    names: tuple[str, ...],
    left: int,
    top: int,
    width: int,
    most: int,
) -> None:
    """Draw characters with their names; those for whom there is no room become a number."""
    for at, (character, name) in enumerate(zip(kingdom.characters, names, strict=True)):
        if at == most:
            more = label(f"+{len(names) - most}", 34, INK, "sans")
            put_left(panel, more, left + 74 + width - 80 - more.width, top + 8 + most * 66)
            return
        y = top + 32 + at * 66
        draw_medal(panel, character, 58, left + 30, y)
        text = paragraph(name, size_for(name, width - 76, 27), INK, width - 76, 2)
        panel.paste(text, (left + 74, round(y - text.height / 2 + 3)), text)


@panel
def small_panel(kingdom: Kingdom, names: tuple[str, ...], width: int) -> Image.Image:
    """Draw another player's kingdom on a player's own picture."""
    grid = 3 * SMALL + 2 * GAP
    panel = ground(width, HEAD + grid + 20, kingdom.acting)
    draw_head(panel, kingdom, width)
    draw_grid(panel, kingdom, 14, HEAD + 6, SMALL, numbers=False)
    left = grid + 20
    draw_hoard(panel, kingdom, left, HEAD + 2)
    if width > WIDE:
        draw_characters(panel, kingdom, names, left + 196, HEAD + 2, width - left - 206, FEW)
    else:
        draw_emblems(panel, kingdom, left, HEAD + 194, max(1, (width - left - 8) // 72), 2)
    return panel


@panel
def large_panel(kingdom: Kingdom, names: tuple[str, ...], inventor: bool) -> Image.Image:
    """Draw the player's own kingdom, large, with everything below it."""
    grid = 3 * LARGE + 2 * GAP
    width = grid + 32
    rows = max(1, -(-len(kingdom.characters) // 2))
    panel = ground(width, HEAD + grid + 24 + 84 + rows * 96, kingdom.acting)
    draw_head(panel, kingdom, width)
    draw_grid(panel, kingdom, 16, HEAD + 8, LARGE)
    y = HEAD + grid + 56
    counts = (("coin", kingdom.coins), ("tower", kingdom.towers), ("noble", kingdom.nobles))
    for at, (name, n) in enumerate(counts):
        left = 24 + at * 230
        weak = name == "tower" and kingdom.weakest
        right = put_left(panel, token(name, 68), left, y)
        number = label(str(n), 60, DANGER if weak else INK, "sans")
        right = put_left(panel, number, right + 12, y)
        if weak:
            put_left(panel, token("saracen", 54), right + 14, y)
    for at, (character, name) in enumerate(zip(kingdom.characters, names, strict=True)):
        left = 16 + at % 2 * (width // 2 - 12)
        middle = y + 94 + at // 2 * 96
        marked = inventor and character == "inventor"
        draw_card(panel, character, name, left, middle, width // 2 - 24, marked)
    return panel


def draw_card(
    panel: Image.Image, character: str, name: str, left: int, y: float, width: int, marked: bool
) -> None:
    """Draw a character: emblem, name, what it does, points."""
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
