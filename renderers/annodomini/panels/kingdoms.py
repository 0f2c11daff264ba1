"""Kingdoms: nine spaces each, and beside them what their rulers have."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from games.annodomini.data import CENTER, SPACES
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
    PLASTER,
    SAFE,
    SAND,
    STONE,
    TERRACOTTA,
    mark_frame,
    token,
)
from renderers.annodomini.palette import panel
from renderers.annodomini.panels.characters import draw_card, draw_medal
from renderers.annodomini.panels.marks import draw_mark, news_ring
from renderers.annodomini.panels.news import coins_moved, fresh_places
from renderers.annodomini.tiles import Place, offered, standing, vacant
from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.fonts import fit, label
from renderers.kit.icons import icon
from renderers.kit.panels import plate, slab
from renderers.kit.sketch import Sprite, put, put_left

WIDTH = 783  # two fill a picture
NARROWEST = 518  # three fill a picture
NARROW = 582  # two leave room for the banners beside them
GAP = 6
HEAD = 74
SMALL = 102
LARGE = 216
HAND = 14  # by which a tile in hand is smaller
FEW = 5  # characters that are written out
WIDE = 600  # a kingdom that has room for them
NAME = range(42, 27, -1)  # sizes of a player's name
COUNTS = range(48, 35, -2)  # sizes of how many tokens there are


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
    fresh: tuple[int, ...] = ()  # spaces with a tile that has just come
    ruined: tuple[int, ...] = ()  # spaces with a tile that was just lost
    moved: int = 0  # coins since the turn before
    bare: bool = False  # without its tiles: they are on their way in a film

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
    fresh, ruined = fresh_places(view, seat)
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
        fresh=fresh,
        ruined=ruined,
        moved=0 if view.over else coins_moved(view, seat),
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
        if place is None or kingdom.bare:
            sprite = vacant(number, size, kingdom.trios[at], faded)
        else:
            sprite = standing(place, size, number if numbers and mark is None else "", faded)
        picture.paste(sprite, (x, y), sprite)
        if mark is not None:
            draw_mark(picture, x, y, size, mark.key, mark.picked, bool(place))
        elif at in (*kingdom.fresh, *kingdom.ruined) and not kingdom.bare:
            ring = news_ring(size, at in kingdom.ruined)
            picture.paste(ring, (x - 5, y - 5), ring)


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
    put_left(panel, fit(kingdom.name, NAME, room, ink), 84, middle)
    right = width - 46
    if kingdom.acting:
        put(panel, icon("sun", 58, GOLD), right, middle)
        right -= 64
    if kingdom.crowned:
        put(panel, icon("crown", 58, GOLD, INK), right, middle)
        right -= 64
    if kingdom.first:
        put(panel, icon("banner", 48, GOLD, INK), right, middle)


def counts_of(kingdom: Kingdom) -> tuple[tuple[str, int], ...]:
    return ("coin", kingdom.coins), ("tower", kingdom.towers), ("noble", kingdom.nobles)


def draw_hoard(panel: Image.Image, kingdom: Kingdom, left: int, top: int, step: int = 62) -> None:
    """Draw coins, towers and nobles, one below the other."""
    for row, (name, n) in enumerate(counts_of(kingdom)):
        y = top + step / 2 + row * step
        put(panel, token(name, 46), left + 22, y)
        weak = name == "tower" and kingdom.weakest
        beside = None
        if weak:
            beside = token("saracen", 44)
        elif name == "coin" and kingdom.moved:
            beside = moved_label(kingdom.moved, 30)
        room = panel.width - left - 59 - (beside.width if beside else 0)
        number = fit(str(n), COUNTS, room, DANGER if weak else INK, "sans")
        right = put_left(panel, number, left + 47, y)
        if beside is not None:
            put_left(panel, beside, right + (4 if weak else 0), y)


@cached
def moved_label(n: int, size: int) -> Sprite:
    """Write how many coins came or went."""
    return label(f"+{n}" if n > 0 else f"−{-n}", size, SAFE if n > 0 else DANGER, "sans")


def draw_purse(
    panel: Image.Image, kingdom: Kingdom, left: int, y: float, step: int, size: int
) -> None:
    """Draw coins, towers and nobles side by side."""
    for at, (name, n) in enumerate(counts_of(kingdom)):
        x = left + at * step
        weak = name == "tower" and kingdom.weakest
        right = put_left(panel, token(name, size), x, y)
        number = label(str(n), round(size * 0.9), DANGER if weak else INK, "sans")
        right = put_left(panel, number, right + size * 0.12, y)
        if weak:
            put_left(panel, token("saracen", round(size * 0.8)), right + size * 0.1, y)
        elif name == "coin" and kingdom.moved:
            put_left(panel, moved_label(kingdom.moved, max(30, round(size * 0.62))), right + 6, y)


def tile_size(width: int) -> int:
    """Return how large the tiles of a kingdom on the public picture are."""
    return 134 if width > WIDE else 130 if width >= NARROW else 108


def panel_height(width: int) -> int:
    return HEAD + 3 * tile_size(width) + 2 * GAP + 20


def in_hand(width: int) -> tuple[float, float]:
    """Return where the middle of the tile is that is being placed."""
    half = (tile_size(width) - HAND) / 2
    return width - 10 - half, panel_height(width) - 12 - half


def tile_middle(width: int, place: int) -> tuple[float, float]:
    """Return where the middle of a space of the grid is."""
    step = tile_size(width) + GAP
    return 16 + place % 3 * step + (step - GAP) / 2, HEAD + 6 + place // 3 * step + (step - GAP) / 2


@panel
def kingdom_panel(kingdom: Kingdom, names: tuple[str, ...], width: int = WIDTH) -> Image.Image:
    """Draw a kingdom of the public picture. `names` are those of its characters."""
    size = tile_size(width)
    height = panel_height(width)
    panel = ground(width, height, kingdom.acting)
    draw_head(panel, kingdom, width)
    draw_grid(panel, kingdom, 16, HEAD + 6, size)
    side = 16 + 3 * size + 2 * GAP + 10  # where the column beside the grid begins
    room = width - side - 10
    draw_hoard(panel, kingdom, side, HEAD + 2, 58)
    top = HEAD + 182
    low = height - 14
    if kingdom.taken:
        low -= size - 8
        x, y = in_hand(width)
        if not kingdom.bare:
            put(panel, offered(kingdom.taken, size - HAND), x, y)
        if width > WIDE:
            back = icon("arrow", 60, TERRACOTTA).transpose(Image.Transpose.FLIP_LEFT_RIGHT)
            put(panel, back, x - size / 2 - 40, y)
    few = (low - top) // 64
    if width > WIDE and len(kingdom.characters) <= few:
        draw_characters(panel, kingdom, names, side, top, room)
    else:
        draw_emblems(panel, kingdom, side, top, room, low - top)
    return panel


@panel
def castle_panel(kingdom: Kingdom, width: int) -> Image.Image:
    """Draw a player while castles are chosen: the castle, if there is one, and the coins."""
    panel = ground(width, HEAD + 150, kingdom.acting)
    draw_head(panel, kingdom, width)
    castle = kingdom.places[CENTER]
    size = 132
    if castle is None:
        sprite = vacant("?" if kingdom.acting else "", size)
    else:
        sprite = standing(castle, size)
    panel.paste(sprite, (18, HEAD + 6), sprite)
    if CENTER in kingdom.fresh:
        ring = news_ring(size, False)
        panel.paste(ring, (13, HEAD + 1), ring)
    right = put_left(panel, token("coin", 64), 174, HEAD + 72)
    put_left(panel, label(str(kingdom.coins), 60, INK, "sans"), right + 10, HEAD + 72)
    return panel


def draw_emblems(
    panel: Image.Image,
    kingdom: Kingdom,
    left: int,
    top: int,
    width: int,
    height: int,
    framed: str = "",
) -> None:
    """Draw characters as medals, as large as there is room for all of them."""
    n = len(kingdom.characters)
    sizes = range(76, 43, -2)
    step = next((size for size in sizes if (width // size) * (height // size) >= n), sizes[-1])
    across = max(1, width // step)
    for at, character in enumerate(kingdom.characters[: across * max(1, height // step)]):
        x, y = left + step * (at % across + 0.5), top + step * (at // across + 0.5)
        draw_medal(panel, character, step - 8, x, y)
        if character == framed:
            put(panel, mark_frame(step + 4, step + 4), x, y)


def draw_characters(
    panel: Image.Image, kingdom: Kingdom, names: tuple[str, ...], left: int, top: int, width: int
) -> None:
    """Draw characters with their names."""
    for at, (character, name) in enumerate(zip(kingdom.characters, names, strict=True)):
        y = top + 32 + at * 64
        draw_medal(panel, character, 58, left + 30, y)
        put_left(panel, fit(name, range(38, 25, -1), width - 76, INK), left + 74, y)


@panel
def small_panel(
    kingdom: Kingdom, names: tuple[str, ...], width: int, size: int = SMALL
) -> Image.Image:
    """Draw another player's kingdom on a player's own picture."""
    grid = 3 * size + 2 * GAP
    panel = ground(width, HEAD + grid + 20, kingdom.acting)
    draw_head(panel, kingdom, width)
    draw_grid(panel, kingdom, 14, HEAD + 6, size, numbers=False)
    left = grid + 20
    if width > WIDE and len(names) <= FEW:
        draw_hoard(panel, kingdom, left, HEAD + 2)
        draw_characters(panel, kingdom, names, left + 172, HEAD + 2, width - left - 182)
    else:
        draw_hoard(panel, kingdom, left, HEAD + 2)
        draw_emblems(panel, kingdom, left, HEAD + 190, width - left - 10, grid - 184)
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
    draw_purse(panel, kingdom, 24, y, 230, 68)
    for at, (character, name) in enumerate(zip(kingdom.characters, names, strict=True)):
        left = 16 + at % 2 * (width // 2 - 12)
        middle = y + 94 + at // 2 * 96
        marked = inventor and character == "inventor"
        draw_card(panel, character, name, left, middle, width // 2 - 24, marked)
    return panel


@panel
def desk_panel(kingdom: Kingdom, inventor: bool, width: int, height: int) -> Image.Image:
    """Draw the player's own kingdom as large as there is room, with everything beside it."""
    size = min((height - HEAD - 20 - 2 * GAP) // 3, (width - 208) // 3)
    panel = ground(width, height, kingdom.acting)
    draw_head(panel, kingdom, width)
    draw_grid(panel, kingdom, 16, HEAD + 8, size)
    side = 16 + 3 * size + 2 * GAP + 12
    draw_hoard(panel, kingdom, side, HEAD + 6, 66)
    top = HEAD + 214
    framed = "inventor" if inventor else ""
    draw_emblems(panel, kingdom, side, top, width - side - 10, height - top - 14, framed)
    return panel


@panel
def rival_panel(kingdom: Kingdom, width: int, height: int) -> Image.Image:
    """Draw what another player has, in one line."""
    panel = ground(width, height, kingdom.acting)
    put(panel, seat_badge(kingdom.seat, kingdom.letter, 56), 38, height / 2)
    shown = [
        (token(name, 36), label(str(n), 36, DANGER if weak else INK, "sans"))
        for name, n in counts_of(kingdom)
        for weak in [name == "tower" and kingdom.weakest]
    ]
    spare = width - 80 - sum(sign.width + number.width for sign, number in shown)
    left: float = 70
    for sign, number in shown:
        right = put_left(panel, sign, left, height / 2)
        left = put_left(panel, number, right, height / 2) + spare / len(shown)
    return panel
