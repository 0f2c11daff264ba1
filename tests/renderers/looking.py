"""Looks at what was drawn."""

from __future__ import annotations

import io
from functools import reduce

from PIL import Image, ImageChops

from renderers import Picture
from renderers.kit.palette import Color


def opened(shown: Picture) -> Image.Image:
    return Image.open(io.BytesIO(shown.data)).convert("RGB")


def everything(image: Image.Image) -> tuple[int, int, int, int]:
    return 0, 0, image.width, image.height


def pixels(image: Image.Image, room: tuple[float, float, float, float], *colors: Color) -> int:
    """How much of a room has one of these colors."""
    left, top, right, bottom = (round(side) for side in room)
    bands = image.crop((left, top, right, bottom)).split()
    found = 0
    for color in dict.fromkeys(colors):
        same = [
            band.point([255 * (value == wanted) for value in range(256)])
            for band, wanted in zip(bands, color, strict=True)
        ]
        found += reduce(ImageChops.darker, same).histogram()[255]
    return found
