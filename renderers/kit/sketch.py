"""Small drawings at four times their size, and how they are put on a picture.

A sprite is a finished RGBA image. Sprites are cached by those who make them and must never be
drawn on afterwards.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import reduce
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw

from renderers.kit.palette import Color

Sprite: TypeAlias = Image.Image
Point: TypeAlias = tuple[float, float]
Paint: TypeAlias = "Color | tuple[int, int, int, int]"

OVERSIZE = 4
CLEAR = (0, 0, 0, 0)

# Two steps from clear to covered look the same as 255 and make files smaller by a quarter.
STEPS = 2
_COVER = [round(round(alpha / 255 * STEPS) / STEPS * 255) for alpha in range(256)]


def in_steps(mask: Image.Image) -> Image.Image:
    """Return a mask with edges in a few steps."""
    return mask.point(_COVER)


def crisp(sprite: Image.Image) -> Image.Image:
    """Give a sprite edges in a few steps."""
    sprite.putalpha(in_steps(sprite.getchannel("A")))
    return sprite


def shrunk(sheet: Image.Image, times: int) -> Image.Image:
    """Make a drawing smaller. It is premultiplied meanwhile: no dark fringe around light."""
    return crisp(sheet.convert("RGBa").reduce(times).convert("RGBA"))


def _spread(shape: Image.Image, reach: int) -> Image.Image:
    """Grow a mask by `reach` to all sides, in a few doublings: ten times as fast as a filter."""
    across, down = shape.size
    shape = shape.crop((0, 0, across + 2 * reach, down + 2 * reach))
    for right, low in ((1, 0), (0, 1)):
        span = 1
        while span <= 2 * reach:
            step = min(span, 2 * reach + 1 - span)
            moved = shape.crop(
                (-step * right, -step * low, shape.width - step * right, shape.height - step * low)
            )
            shape = ImageChops.lighter(shape, moved)
            span += step
    return shape.crop((reach, reach, reach + across, reach + down))


def grown(shape: Image.Image, reach: int) -> Image.Image:
    """Grow a mask by `reach` to all sides and less to its corners. As much must be clear around
    it."""
    slant = reach * 3 // 5
    shape = _spread(shape, reach - slant)
    for _ in range(slant):
        moved = [ImageChops.offset(shape, x, y) for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1))]
        shape = reduce(ImageChops.lighter, moved, shape)
    return shape


class Sketch:
    """A sheet that is drawn on in the units of the finished sprite."""

    def __init__(self, width: float, height: float, unit: float = 1) -> None:
        """`unit` is the length of one unit in pixels of the sprite."""
        self.width, self.height = round(width * unit), round(height * unit)
        self._scale = OVERSIZE * unit
        self._sheet = Image.new("RGBA", (self.width * OVERSIZE, self.height * OVERSIZE), CLEAR)
        self._pen = ImageDraw.Draw(self._sheet)

    def _at(self, points: Iterable[Point]) -> list[Point]:
        return [(x * self._scale, y * self._scale) for x, y in points]

    def polygon(self, points: Iterable[Point], fill: Paint) -> None:
        self._pen.polygon(self._at(points), fill=fill)

    def circle(self, x: float, y: float, radius: float, fill: Paint) -> None:
        self.ellipse(x, y, radius, radius, fill)

    def ellipse(self, x: float, y: float, across: float, down: float, fill: Paint) -> None:
        box = self._at([(x - across, y - down), (x + across, y + down)])
        self._pen.ellipse(box, fill=fill)

    def ring(self, x: float, y: float, radius: float, width: float, fill: Paint) -> None:
        box = self._at([(x - radius, y - radius), (x + radius, y + radius)])
        self._pen.ellipse(box, outline=fill, width=round(width * self._scale))

    def arc(
        self, x: float, y: float, radius: float, start: float, end: float, width: float, fill: Paint
    ) -> None:
        """Draw part of a ring, in degrees clockwise from the right."""
        box = self._at([(x - radius, y - radius), (x + radius, y + radius)])
        self._pen.arc(box, start, end, fill=fill, width=round(width * self._scale))

    def box(
        self, left: float, top: float, right: float, bottom: float, fill: Paint, radius: float = 0
    ) -> None:
        corners = self._at([(left, top), (right, bottom)])
        self._pen.rounded_rectangle(corners, radius * self._scale, fill=fill)

    def line(self, points: Sequence[Point], width: float, fill: Paint, caps: bool = True) -> None:
        """Draw a stroke with round joints, and round ends if it has caps."""
        at = self._at(points)
        thick = max(1, round(width * self._scale))
        self._pen.line(at, fill=fill, width=thick, joint="curve")
        if caps:
            half = thick / 2
            for x, y in (at[0], at[-1]):
                self._pen.ellipse((x - half, y - half, x + half, y + half), fill=fill)

    def rim(self, width: float, color: Paint) -> None:
        """Surround all that was drawn so far with an edge."""
        reach = max(1, round(width * self._scale))
        shape = _spread(self._sheet.getchannel("A"), reach)
        under = Image.new("RGBA", self._sheet.size, CLEAR)
        under.paste(color, mask=shape)
        under.alpha_composite(self._sheet)
        self._sheet = under
        self._pen = ImageDraw.Draw(self._sheet)

    def stamp(self, sprite: Sprite, x: float, y: float) -> None:
        """Put a finished sprite with its middle at a point."""
        large = sprite.resize((sprite.width * OVERSIZE, sprite.height * OVERSIZE))
        left = round(x * self._scale - large.width / 2)
        top = round(y * self._scale - large.height / 2)
        self._sheet.alpha_composite(large, (max(0, left), max(0, top)))

    def sprite(self) -> Sprite:
        return shrunk(self._sheet, OVERSIZE)

    def flat(self) -> Sprite:
        """Return it without shades at its edges: for grounds, of which there is much in a file."""
        size = (self.width, self.height)
        return crisp(self._sheet.resize(size, Image.Resampling.NEAREST))


def put(picture: Image.Image, sprite: Sprite, x: float, y: float) -> None:
    """Put a sprite with its middle at a point."""
    picture.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)


def solid(sprite: Sprite) -> tuple[Image.Image, Image.Image]:
    """Return pixels and a mask without shades, which are put three times as fast as a sprite."""
    mask = sprite.getchannel("A").point([255 * (alpha > 100) for alpha in range(256)], "1")
    return sprite.convert("RGB"), mask


def put_solid(
    picture: Image.Image, sprite: tuple[Image.Image, Image.Image], x: float, y: float
) -> None:
    """Put such a pair with its middle at a point."""
    pixels, mask = sprite
    picture.paste(pixels, (round(x - mask.width / 2), round(y - mask.height / 2)), mask)


def put_left(picture: Image.Image, sprite: Sprite, left: float, y: float) -> int:
    """Put a sprite with its left edge at a point; return where its right edge is."""
    picture.paste(sprite, (round(left), round(y - sprite.height / 2)), sprite)
    return round(left) + sprite.width


def beside(sprites: Sequence[Sprite], gap: int) -> Sprite:
    """Join sprites side by side."""
    width = sum(sprite.width for sprite in sprites) + gap * (len(sprites) - 1)
    joined = Image.new("RGBA", (width, max(sprite.height for sprite in sprites)), CLEAR)
    left = 0
    for sprite in sprites:
        joined.paste(sprite, (left, (joined.height - sprite.height) // 2))
        left += sprite.width + gap
    return joined


def put_rows(
    picture: Image.Image, sprites: Iterable[Sprite], y: float, step: float, right: float
) -> None:
    """Put sprites side by side, in rows from y down; what passes `right` ends its row."""
    left = 0
    for sprite in sprites:
        left = put_left(picture, sprite, left, y)
        if left > right:
            left, y = 0, y + step


def around(x: float, y: float, radius: float, corners: int, turn: float = -90) -> list[Point]:
    """Return the corners of a regular polygon; the first is at the top unless turned."""
    return [
        (
            x + radius * math.cos(math.radians(turn + 360 * i / corners)),
            y + radius * math.sin(math.radians(turn + 360 * i / corners)),
        )
        for i in range(corners)
    ]


def star(
    x: float, y: float, outer: float, inner: float, tips: int, turn: float = -90
) -> list[Point]:
    """Return the outline of a star."""
    far = around(x, y, outer, tips, turn)
    near = around(x, y, inner, tips, turn + 180 / tips)
    return [point for pair in zip(far, near, strict=True) for point in pair]


def curve(start: Point, bend: Point, end: Point, steps: int = 24) -> list[Point]:
    """Return a quadratic Bézier curve as points."""
    points = []
    for i in range(steps + 1):
        t = i / steps
        points.append(
            (
                (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * bend[0] + t * t * end[0],
                (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * bend[1] + t * t * end[1],
            )
        )
    return points
