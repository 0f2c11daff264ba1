"""Pictures one after the other, as one GIF: the format that plays by itself in every client."""

from __future__ import annotations

import io
from collections.abc import Sequence

from PIL import Image

WIDTH = 800
NARROWEST = 300
SMALLER = 3 / 4
LARGEST = 8 * 1000 * 1000  # bytes
COLORS = 255  # one of the 256 is kept for what stays as it was
PROOFS = 6  # pictures from which the common colors are taken
LAST = 4000  # milliseconds


def animate(pictures: Sequence[bytes], pace: int, limit: int = LARGEST) -> bytes:
    """Make a GIF of image files, each shown for `pace` milliseconds, of at most `limit` bytes.

    What would be too large is made smaller first, then every other picture is left out.
    """
    shown, width = list(pictures), float(min(WIDTH, max(map(_width, pictures))))
    while len(data := _gif(shown, round(width), pace)) > limit:
        if width * SMALLER >= NARROWEST:
            width *= SMALLER
        elif len(shown) > 1:
            shown, pace = shown[::-1][::2][::-1], pace * 2
        else:
            raise ValueError(f"no picture is as small as {limit} bytes")
    return data


def _gif(pictures: Sequence[bytes], width: int, pace: int) -> bytes:
    height = max(_height(Image.open(io.BytesIO(data)), width) for data in pictures)
    palette = _palette(pictures, (width, height))
    frames = (
        _frame(data, (width, height)).quantize(palette=palette, dither=Image.Dither.NONE)
        for data in pictures
    )
    file = io.BytesIO()
    next(frames).save(
        file,
        format="GIF",
        save_all=True,
        append_images=frames,  # one by one: all at once would take a hundred megabytes
        duration=[pace] * (len(pictures) - 1) + [LAST],
        loop=0,
        optimize=True,  # of each frame, only what differs from the one before
    )
    return file.getvalue()


def _width(data: bytes) -> int:
    return Image.open(io.BytesIO(data)).width


def _height(picture: Image.Image, width: int) -> int:
    return round(picture.height * width / picture.width)


def _frame(data: bytes, size: tuple[int, int]) -> Image.Image:
    """Put a picture at the top of a frame, above its own color."""
    picture = Image.open(io.BytesIO(data)).convert("RGB")
    width, _ = size
    fitted = picture.resize(
        (width, _height(picture, width)), Image.Resampling.BOX, reducing_gap=1.0
    )
    frame = Image.new("RGB", size, fitted.getpixel((0, fitted.height - 1)))
    frame.paste(fitted)
    return frame


def _palette(pictures: Sequence[bytes], size: tuple[int, int]) -> Image.Image:
    """Find the colors that serve all pictures best, judged by some of them."""
    width, height = size[0] // 2, size[1] // 2
    step = max(len(pictures) // PROOFS, 1)
    proofs = [*pictures[::-1][::step]]
    sheet = Image.new("RGB", (width * len(proofs), height))
    for n, data in enumerate(proofs):
        sheet.paste(_frame(data, (width, height)), (n * width, 0))
    return sheet.quantize(COLORS, method=Image.Quantize.MEDIANCUT)
