"""From pixels to a file.

A palette that is made once per kind of picture is six times as fast as one per picture, and
keeps the colors of the pieces the same from post to post.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterable
from zlib import crc32

import deflate
from PIL import Image

from renderers.kit.palette import Color

COLORS = 128  # fewer make smaller files; more cannot be seen
# The first takes half the time of 6, for files larger by 3 %; each other one is for what is still
# too large after the one before.
EFFORTS = (5, 7, 9)
LARGE = 199 * 1024  # bytes: with header and palette 200 KB, on a slow phone a second
SIGNATURE = b"\x89PNG\r\n\x1a\n"
INDEXED = 3  # the kind of PNG whose pixels are places in a palette
ALIKE = 12  # a color this near to another would only take its place


def palette_of(proof: Image.Image, exact: Iterable[Color], colors: int = COLORS) -> Image.Image:
    """Find the best palette for pictures like `proof`, with these colors exactly in it."""
    fixed = list(dict.fromkeys(exact))
    small = proof.resize((proof.width // 2, proof.height // 2), Image.Resampling.NEAREST)
    found = small.quantize(colors - len(fixed), method=Image.Quantize.MEDIANCUT, kmeans=1)
    channels = iter(found.getpalette() or [])
    for color in zip(channels, channels, channels, strict=True):
        if all(math.dist(color, other) > ALIKE for other in fixed):
            fixed.append(color)
    palette = Image.new("P", (1, 1))
    palette.putpalette([channel for color in fixed for channel in color])
    return palette


def reduced(picture: Image.Image, palette: Image.Image) -> Image.Image:
    """Reduce a picture to a palette, not dithered: flat paint stays flat, and small."""
    return picture.quantize(palette=palette, dither=Image.Dither.NONE)


def saved(picture: Image.Image) -> bytes:
    """Pack a reduced picture as a PNG.

    Pillow packs with zlib. libdeflate takes two thirds of its time, which is half of what a whole
    picture takes, and makes files a tenth smaller; but somebody has to write the chunks around it.
    """
    header = struct.pack(">IIBBBBB", *picture.size, 8, INDEXED, 0, 0, 0)
    # Each row of a PNG begins with how it is filtered: 0, not at all, is best for flat colors.
    rows = picture.crop((-1, 0, picture.width, picture.height))
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", bytes(picture.getpalette() or [])),
            _chunk(b"IDAT", _packed(rows.tobytes())),
            _chunk(b"IEND", b""),
        )
    )


def _packed(pixels: bytes) -> bytearray:
    for effort in EFFORTS:
        packed = deflate.zlib_compress(pixels, effort)
        if len(packed) <= LARGE:
            break
    return packed


def _chunk(kind: bytes, data: bytes | bytearray) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc32(kind + data))


def png(picture: Image.Image, palette: Image.Image) -> bytes:
    """Save a picture as a PNG with a palette."""
    return saved(reduced(picture, palette))
