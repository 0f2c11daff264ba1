"""The palette that all pictures of 890 Anno Domini share, and panels reduced to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from string import ascii_uppercase
from typing import ParamSpec

from PIL import Image

from games.annodomini.data import CROPS, DATA, SPACES
from games.annodomini.keys import space_key
from renderers.annodomini.paint import (
    BROKEN,
    BUILDINGS,
    CREAM,
    CROP_COLORS,
    CROP_SIGNS,
    DANGER,
    EDGE,
    EMBLEMS,
    FADED,
    FLAME,
    GOLD,
    INK,
    MARK,
    PLASTER,
    RUBBLE,
    SAFE,
    SAND,
    SEA,
    STONE,
    TERRACOTTA,
    TILES,
    TOKENS,
    emblem,
    field,
    key_badge,
    points,
    special,
)
from renderers.annodomini.signs import ABILITIES, ability
from renderers.annodomini.tiles import Place, offered, standing, vacant
from renderers.kit.badges import OUTLINE, seat_badge
from renderers.kit.cache import cached
from renderers.kit.encode import palette_of, reduced
from renderers.kit.fonts import label
from renderers.kit.palette import BLACK, SEATS, WHITE, mix
from renderers.kit.sketch import Sprite, put_rows

TILE_SIZES = (216, 130)  # of one's own kingdom, and of those on the public picture
BUILDING_SIZES = (98, 86, 80)  # on their cards
CARD_SIZES = (88, 72)  # of characters
COLORS = 96  # with fewer the files are smaller, and the shades at the edges poorer

Args = ParamSpec("Args")


def panel(drawing: Callable[Args, Image.Image]) -> Callable[Args, Image.Image]:
    """Reduce what a function draws to the common colors, and keep it.

    Most parts are the same from post to post; in one byte a pixel they take little room.
    """

    @cached
    @wraps(drawing)
    def reduced_panel(*args: Args.args, **named: Args.kwargs) -> Image.Image:
        return reduced(drawing(*args, **named), palette())

    return reduced_panel


def sheet(width: int, height: int) -> Image.Image:
    """Make an empty picture in the common colors."""
    picture = Image.new("P", (width, height), _ground())
    picture.putpalette(palette().getpalette() or [])
    return picture


@cache
def _ground() -> int:
    """Find the place of the ground's color in the palette."""
    return int.from_bytes(reduced(Image.new("RGB", (1, 1), SAND), palette()).tobytes())


@cached
def palette() -> Image.Image:
    """Find the common colors, on a picture that has all there is to see."""
    proof = Image.new("RGB", (1600, 1500), SAND)
    sprites: list[Sprite] = [offered(key, 168) for key in DATA.tile]
    sprites += [standing(Place(key, False, 1, 2), 168, "4") for key in list(DATA.tile)[::6]]
    _draw_in_advance()
    sprites += [standing(Place("T01", True, 1), 168), vacant("5", 168, CROPS[:2])]
    sprites += [offered(key, 168, faded=True) for key in ("T17", "T18", "S08")]
    sprites += [emblem(key, 72) for key in list(EMBLEMS)[:6]]
    sprites += [seat_badge(seat, ascii_uppercase[seat], 62) for seat in range(4)] * 2
    sprites += [points(n, 62) for n in (-1, 1, 3)] + [key_badge("3", 60, MARK)]
    sprites += [ability(key, 34) for key in ABILITIES]
    sprites += [label("Provence", 50, ink, halo=halo) for ink, halo in LABELS]
    proof.paste(field("roof", 1600, 90), (0, 1310))
    proof.paste(field("sea", 1600, 90), (0, 1400))
    put_rows(proof, sprites, 86, 172, 1430)
    crops = [*CROP_COLORS.values(), *(color for pair in CROP_SIGNS.values() for color in pair)]
    exact = [*(seat.color for seat in SEATS[:4]), BLACK]
    exact += [SAND, STONE, PLASTER, CREAM, INK, EDGE, TERRACOTTA, GOLD, SEA, MARK, DANGER, SAFE]
    exact += [FADED, TILES, RUBBLE, BROKEN, OUTLINE, WHITE, FLAME, mix(STONE, EDGE, 0.5)]
    exact += [roof for _, roof in BUILDINGS.values()]
    exact += [color for _, *pair in TOKENS.values() for color in pair]
    return palette_of(proof, [*exact, *crops], COLORS)


def _draw_in_advance() -> None:
    """Draw signs in the sizes that pictures need: else the first ones of a game would be slow."""
    kinds = {tile.category: key for key, tile in DATA.tile.items()} | {
        key: key for key in BUILDINGS
    }
    for size in TILE_SIZES:
        for key in kinds.values():
            standing(Place(key, towers=1, nobles=1), size, "1")
        standing(Place("T01", ruin=True, towers=1), size, "1")
        for place in SPACES:
            vacant(space_key(place), size)
    for key in kinds.values():
        offered(key, 204)
    for size in BUILDING_SIZES:
        for key in BUILDINGS:
            special(key, size)
    for size in CARD_SIZES:
        for key in EMBLEMS:
            emblem(key, size - 14)
            ability(key, round(size * 0.4))


LABELS = ((INK, None), (DANGER, None), (GOLD, INK), (CREAM, INK), (SAFE, CREAM))
