"""The painted map under the pieces: sea, coast, terrain and roads. The same in every post."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from games.core import Rng
from games.xidit.data import ACTION, BASTION, DATA, ORDERS
from renderers.kit.cache import cached
from renderers.kit.fonts import label
from renderers.kit.icons import icon
from renderers.kit.palette import Color, mix, rgb
from renderers.kit.panels import plate
from renderers.kit.sketch import Point, Sprite, put, put_left, shrunk
from renderers.xidit.map.layout import (
    COAST,
    MAP,
    ROADS,
    WIDTH,
    beside,
    city_at,
    dashes,
    region_outline,
    road_path,
)
from renderers.xidit.map.scenery import landmarks, scenery
from renderers.xidit.paint import (
    CREAM,
    INK,
    ORDER_ICONS,
    PARCHMENT,
    ROAD_COLORS,
    SEA,
    SHALLOWS,
    SURF,
    TERRAIN,
    city_disc,
)

Size = tuple[int, int]
FULL: Size = (WIDTH, MAP)
HALF: Size = (WIDTH // 2, MAP // 2)


def draw_map(picture: Image.Image, closed: tuple[str, ...], top: int) -> None:
    """Draw all of the map that does not change in a game; `closed` regions are out of play."""
    picture.paste(_painted(closed), (0, top))


def _legend(land: Image.Image) -> None:
    """Draw the keys of the orders, in two corners of the sea."""
    put(land, plate(188, 146, PARCHMENT, INK, 3, 14), 104, MAP - 82)
    for place, key in enumerate(ORDERS):
        if key in ROAD_COLORS:
            x, y = 36, MAP - 126 + place * 44
            put_left(land, road_swatch(key, 116, 28), x + 26, y)
        else:
            x, y = WIDTH - 106, MAP - 126 + (place - 2) * 44
            if key == ACTION:
                put(land, plate(128, 102, PARCHMENT, INK, 3, 14), WIDTH - 74, y + 22)
            put(land, icon(ORDER_ICONS[key], 38, INK), x + 58, y)
        put(land, label(key, 40, INK, "sans"), x, y)


@cached
def _painted(empty: tuple[str, ...]) -> Image.Image:
    """Draw sea, land, roads, scenery and cities: what is the same in every language."""
    rng = Rng(21)
    coast = _coast(rng)
    land = _sea(coast, rng)
    ground = _ground(rng)
    land.paste(ground, mask=coast)
    _fill(land, mix(INK, SURF, 0.2), _rim(coast, 5))
    for key in empty:
        _close(land, key)
    _draw_roads(land)
    for x, y, sprite in scenery(rng, empty):
        put(land, sprite, x, y)
    for x, y, sprite in landmarks():
        put(land, sprite, x, y)
    _legend(land)
    for city in DATA.cities:
        put(land, city_disc(city.key), *city_at(city.key))
    return land


def _mask(polygon: list[Point]) -> Image.Image:
    """Turn a polygon into a smooth mask."""
    sheet = Image.new("L", (WIDTH * 2, MAP * 2))
    ImageDraw.Draw(sheet).polygon([(x * 2, y * 2) for x, y in polygon], fill=255)
    return sheet.reduce(2)


def _fill(picture: Image.Image, paint: Color, mask: Image.Image) -> None:
    """Paint where a mask is, and look nowhere else: most masks are small."""
    box = mask.getbbox()
    if box is not None:
        picture.paste(paint, box, mask.crop(box))


def _steep(image: Image.Image, level: int, gain: float = 255) -> Image.Image:
    """Make white what is above the level. The step is sharp: flat paint makes small files."""
    return image.point([max(0, min(255, round(128 + (v - level) * gain))) for v in range(256)])


def _rim(mask: Image.Image, width: int) -> Image.Image:
    """Return the inner edge of a mask."""
    core = mask.filter(ImageFilter.MinFilter(width))
    return ImageChops.subtract(mask, core)


def _coast(rng: Rng) -> Image.Image:
    """Mask where land is: the outermost roads with a ragged shore around them, and some islets."""
    sheet = Image.new("L", HALF)
    pen = ImageDraw.Draw(sheet)
    shore = [point for a, b in COAST for point in road_path(a, b)]
    pen.polygon([(x / 2, y / 2) for x, y in shore], fill=255)
    for x, y in shore[::3]:
        radius = 27 + rng.below(15)
        cx, cy = x / 2 + rng.below(9) - 4, y / 2 + rng.below(9) - 4
        pen.ellipse((cx - radius, cy - radius, cx + radius, cy + radius), fill=255)
    for x, y, size in ((1530, 1120, 30), (1546, 190, 20), (60, 1020, 22)):
        for _ in range(5):
            cx, cy = x / 2 + rng.below(size) - size / 2, y / 2 + rng.below(size) * 0.6 - size * 0.3
            wide = size / 3 + rng.below(8)
            pen.ellipse((cx - wide, cy - wide * 0.7, cx + wide, cy + wide * 0.7), fill=255)
    smooth = _steep(sheet.filter(ImageFilter.GaussianBlur(4)), 128, 5)
    return _steep(smooth.resize(FULL, Image.Resampling.BICUBIC), 128)


def _sea(coast: Image.Image, rng: Rng) -> Image.Image:
    """Draw water that gets lighter towards the shore, with the lines of an old map."""
    sea = Image.new("RGB", FULL, SEA)
    near = coast.resize(HALF).filter(ImageFilter.GaussianBlur(26)).resize(FULL)
    for level, share in ((8, 0.35), (30, 0.7), (66, 1)):
        sea.paste(mix(SEA, SHALLOWS, share), mask=_steep(near, level))
    open_sea = _steep(ImageChops.invert(near), 246)
    pen = ImageDraw.Draw(sea)
    for y in range(24, MAP, 46):
        for x in range(20 + y % 92 // 2, WIDTH - 40, 92):
            left, top = x + rng.below(40), y + rng.below(20)
            if open_sea.getpixel((min(left + 16, WIDTH - 1), min(top, MAP - 1))):
                for shift in (0, 16):
                    box = (left + shift, top, left + shift + 16, top + 10)
                    pen.arc(box, 200, 340, fill=mix(SEA, SURF, 0.45), width=2)
    return sea


def _blotches(rng: Rng, cells: int) -> Image.Image:
    """Make smooth noise, for the brush."""
    grid = (cells, cells * MAP // WIDTH)
    noise = Image.new("L", grid)
    noise.putdata([rng.below(256) for _ in range(grid[0] * grid[1])])
    return noise.resize(FULL, Image.Resampling.BICUBIC)


def _ground(rng: Rng) -> Image.Image:
    """Paint each region in the colors of its terrain, in two tones."""
    ground = Image.new("RGB", FULL, TERRAIN["plains"])
    bright = _steep(_blotches(rng, 11), 140)
    masks = {region.key: _mask(region_outline(region.key)) for region in DATA.regions}
    for region in DATA.regions:  # beyond the outer roads, each region goes on to the sea
        if region.key != BASTION:
            reach = masks[region.key].resize(HALF).filter(ImageFilter.GaussianBlur(30)).resize(FULL)
            _fill(ground, TERRAIN[region.terrain], _steep(reach, 20))
    for region in DATA.regions:
        base = TERRAIN[region.terrain]
        mask = masks[region.key]
        _fill(ground, base, mask)
        _fill(ground, mix(base, CREAM, 0.25), ImageChops.multiply(mask, bright))
    return ground


def _close(land: Image.Image, key: str) -> None:
    """Draw a region that is out of play: gray, and hatched."""
    mask = _mask(region_outline(key))
    hatch = Image.new("L", FULL)
    pen = ImageDraw.Draw(hatch)
    for x in range(-MAP, WIDTH, 30):
        pen.line((x, MAP, x + MAP, 0), fill=255, width=9)
    _fill(land, rgb("#b9b3a6"), mask)
    _fill(land, rgb("#a39c8f"), ImageChops.multiply(mask, hatch))


def _draw_roads(land: Image.Image) -> None:
    """Draw black solid, red with ties, blue double: told apart without their colors too."""
    pen = ImageDraw.Draw(land)
    sheet = Image.new("RGBA", (WIDTH * 2, MAP * 2), (*CREAM, 0))
    for color, a, b in ROADS:
        path = road_path(a, b)
        pen.line(path, fill=CREAM, width=25, joint="curve")
        for piece, width, paint in _pattern(color, path):
            _stroke(sheet, piece, width, paint)
    roads = shrunk(sheet, 2)
    land.paste(roads, mask=roads)


def _pattern(color: str, path: list[Point]) -> Iterator[tuple[list[Point], float, Color]]:
    paint = ROAD_COLORS[color]
    if color == "k":
        yield path, 15, paint
    elif color == "r":
        for piece in dashes(path, 26, 11):
            yield piece, 16, paint
    else:
        for side in (-6, 6):
            yield beside(path, side), 6.5, paint


def _stroke(sheet: Image.Image, path: list[Point], width: float, paint: Color) -> None:
    pen = ImageDraw.Draw(sheet)
    pen.line([(x * 2, y * 2) for x, y in path], fill=paint, width=round(width * 2), joint="curve")


def road_swatch(color: str, width: int, height: int) -> Sprite:
    """Draw a piece of road for legends and orders."""
    sheet = Image.new("RGBA", (width * 4, height * 4), (*CREAM, 0))
    factor = height / 25 * 2
    path: list[Point] = [(0, height), (width * 2, height)]
    _stroke(sheet, path, 25 * factor, INK)
    _stroke(sheet, path, 20 * factor, CREAM)
    level: list[Point] = [(0, 0), (width * 2 / factor, 0)]
    for piece, thick, paint in _pattern(color, level):
        _stroke(sheet, [(x * factor, y * factor + height) for x, y in piece], thick * factor, paint)
    return shrunk(sheet, 4)
