"""Pictures one after the other, as one GIF: the format that plays by itself in every client.

Where two pictures that follow each other have the same pieces, those that changed their places are
shown on their way.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from PIL import Image

from renderers import Layers, Piece
from renderers.kit.sketch import put

WIDTH = 800
NARROWEST = 300
SMALLER = 3 / 4
LARGEST = 8 * 1000 * 1000  # bytes
COLORS = 255  # one of the 256 is kept for what stays as it was
PROOFS = 6  # pictures from which the common colors are taken
LAST = 4000  # milliseconds
WAY = (0.15, 0.4, 0.7, 0.92)  # where a piece is seen on its way: it starts and stops softly
STEP = 60  # milliseconds that it is seen at each


@dataclass(frozen=True)
class Shot:
    """An image file, and the pieces to be put on it."""

    data: bytes
    pieces: Mapping[str, Piece] = field(default_factory=dict)


def shot(layers: Layers) -> Shot:
    """Keep layers in little memory, no larger than a film shows it."""
    share = min(WIDTH / layers.base.width, 1)
    base = layers.base.convert("RGB")
    if share < 1:
        base = base.resize((WIDTH, _height(base, WIDTH)), Image.Resampling.BOX)
    file = io.BytesIO()
    base.save(file, format="PNG", compress_level=1)
    return Shot(file.getvalue(), _scaled(layers.pieces, share))


def animate(shots: Sequence[Shot], pace: int, limit: int = LARGEST) -> bytes:
    """Make a GIF of shots, each shown for `pace` milliseconds, of at most `limit` bytes.

    What would be too large is made smaller first, then every other picture is left out.
    """
    shown, width = list(shots), float(min(WIDTH, max(_width(shot.data) for shot in shots)))
    while len(data := _gif(shown, round(width), pace)) > limit:
        if width * SMALLER >= NARROWEST:
            width *= SMALLER
        elif len(shown) > 1:
            shown, pace = shown[::-1][::2][::-1], pace * 2
        else:
            raise ValueError(f"no picture is as small as {limit} bytes")
    return data


def _gif(shots: Sequence[Shot], width: int, pace: int) -> bytes:
    height = max(_height(Image.open(io.BytesIO(shot.data)), width) for shot in shots)
    palette = _palette(shots, (width, height))
    frames = _frames(shots, (width, height), palette)
    durations: list[int] = []
    for before, after in pairwise(shots):
        steps = [STEP] * (len(WAY) if _moving(before, after) else 0)
        durations += [pace - sum(steps), *steps]
    file = io.BytesIO()
    next(frames).save(
        file,
        format="GIF",
        save_all=True,
        append_images=frames,  # one by one: all at once would take a hundred megabytes
        duration=[*durations, LAST],
        loop=0,
        optimize=True,  # of each frame, only what differs from the one before
    )
    return file.getvalue()


def _frames(
    shots: Sequence[Shot], size: tuple[int, int], palette: Image.Image
) -> Iterator[Image.Image]:
    for number, shot in enumerate(shots):
        board = _frame(shot.data, size)
        ways = [shot.pieces]
        if number + 1 < len(shots) and _moving(shot, shots[number + 1]):
            ways += [_on_the_way(shot, shots[number + 1], part) for part in WAY]
        for pieces in ways:
            frame = _with(pieces, board, size[0] / _width(shot.data))
            yield frame.quantize(palette=palette, dither=Image.Dither.NONE)


def _with(pieces: Mapping[str, Piece], board: Image.Image, share: float) -> Image.Image:
    frame = board.copy()
    for piece in _scaled(pieces, share).values():
        put(frame, piece.sprite, piece.x, piece.y)
    return frame


def _moving(before: Shot, after: Shot) -> bool:
    """Return whether a piece is somewhere else on the same board."""
    return any(
        (piece.x, piece.y) != (after.pieces[name].x, after.pieces[name].y)
        for name, piece in before.pieces.items()
        if name in after.pieces
    )


def _on_the_way(before: Shot, after: Shot, part: float) -> dict[str, Piece]:
    """Return the pieces between two shots, as they looked before."""
    pieces = {}
    for name, piece in before.pieces.items():
        to = after.pieces.get(name, piece)
        x, y = piece.x + (to.x - piece.x) * part, piece.y + (to.y - piece.y) * part
        pieces[name] = replace(piece, x=x, y=y)
    return pieces


def _scaled(pieces: Mapping[str, Piece], share: float) -> Mapping[str, Piece]:
    if share == 1:
        return pieces
    scaled = {}
    for name, piece in pieces.items():
        wide, high = (max(1, round(side * share)) for side in piece.sprite.size)
        sprite = piece.sprite.resize((wide, high), Image.Resampling.BOX)
        scaled[name] = Piece(sprite, piece.x * share, piece.y * share)
    return scaled


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


def _palette(shots: Sequence[Shot], size: tuple[int, int]) -> Image.Image:
    """Find the colors that serve all pictures best, judged by some of them."""
    width, height = size[0] // 2, size[1] // 2
    step = max(len(shots) // PROOFS, 1)
    proofs = [*shots[::-1][::step]]
    sheet = Image.new("RGB", (width * len(proofs), height))
    for n, shot in enumerate(proofs):
        board = _frame(shot.data, (width, height))
        sheet.paste(_with(shot.pieces, board, width / _width(shot.data)), (n * width, 0))
    return sheet.quantize(COLORS, method=Image.Quantize.MEDIANCUT)
