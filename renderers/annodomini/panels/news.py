"""What was done in the last turn, as a row of signs; the turns before it in short."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from PIL import Image

from games.annodomini.table import TurnRecord
from games.annodomini.view import View
from renderers import Words
from renderers.annodomini.paint import CREAM, DANGER, EDGE, INK, SAND, STONE
from renderers.annodomini.palette import panel
from renderers.annodomini.signs import Sign, sign
from renderers.annodomini.tiles import small
from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.fonts import paragraph
from renderers.kit.panels import plate, slab
from renderers.kit.sketch import Sprite, beside

HEIGHT = 104
CAPTION = 148  # width
GAP = 10
SIZES = (62, 50, 40)  # of a badge


class Badge(NamedTuple):
    """A player."""

    seat: int
    letter: str


class Face(NamedTuple):
    """A tile as it was placed, or the ruin of it."""

    tile: str
    ruined: bool = False


Part: TypeAlias = Sign | Badge | Face
Chip: TypeAlias = tuple[Part, ...]


def latest(view: View) -> TurnRecord | None:
    """Return the last turn in which a tile was placed: the one that people want to hear of."""
    return next((record for record in reversed(view.recent) if record.tiles), None)


def fresh_places(view: View, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Find the spaces of a kingdom with a tile that has just come, and with one just ruined."""
    record = latest(view)
    if record is None:
        return (), ()
    ruined = {loss.tile for loss in record.losses}
    kingdom = list(view.players[seat].occupied())
    return (
        tuple(at for at, space in kingdom if space.tile in record.tiles and not space.ruin),
        tuple(at for at, space in kingdom if space.tile in ruined and space.ruin),
    )


def coins_moved(view: View, seat: int) -> int:
    """Count how many coins more a player has since the turn before the last."""
    record = latest(view)
    if record is None:
        return 0
    coins = [transfer for transfer in record.transfers if transfer.what == "coin"]
    got = sum(transfer.n for transfer in coins if transfer.taker == seat)
    return got - sum(transfer.n for transfer in coins if transfer.giver == seat)


def news_of(view: View, words: Words) -> tuple[tuple[Chip, ...], tuple[Chip, ...]]:
    """Return what was done in the last turn, and the tiles of the turns before it."""
    record = latest(view)
    if record is None:
        return (), ()
    earlier = [
        other for other in reversed(view.recent) if other.tiles and other.number < record.number
    ]
    before: list[Chip] = [
        (Badge(other.seat, words.letter(other.seat)), *map(Face, other.tiles)) for other in earlier
    ]
    return tuple(_chips(record, words)), tuple(before)


def _chips(record: TurnRecord, words: Words) -> Iterator[Chip]:
    def badge(seat: int) -> Badge:
        return Badge(seat, words.letter(seat))

    yield (badge(record.seat), *map(Face, record.tiles))
    seats = {transfer.taker for transfer in record.transfers} - {None}
    for transfer in record.transfers:
        if transfer.giver == record.seat and transfer.taker is None:
            yield f"−{transfer.n}", transfer.what
        if transfer.taker == record.seat and transfer.giver is None:
            yield f"+{transfer.n}", transfer.what
    for taker in sorted(seat for seat in seats if seat is not None):
        for what in ("coin", "tower", "noble"):
            givers = [
                transfer
                for transfer in record.transfers
                if (transfer.what, transfer.taker) == (what, taker) and transfer.giver is not None
            ]
            if givers:
                count = {transfer.n for transfer in givers}
                each = (f"{count.pop()}",) if len(count) == 1 else ()
                names = [badge(transfer.giver or 0) for transfer in givers]
                yield (*names, *each, what, "→", badge(taker))
    for trio in record.trios:
        reward = {"coins": "coin", "noble": "noble"}.get(trio.reward, trio.reward)
        yield "trio", trio.crop, "→", reward
    if record.saracens:
        yield f"+{record.saracens}", "saracen"
    for loss in record.losses:
        tokens: list[Part] = []
        for what, n in (("tower", loss.towers), ("noble", loss.nobles)):
            if n:
                tokens += [f"−{n}", what]
        coins = [
            f"−{transfer.n}"
            for transfer in record.transfers
            if (transfer.what, transfer.giver, transfer.taker) == ("coin", loss.seat, None)
            and loss.seat != record.seat
        ]
        if coins:
            tokens += [*coins, "coin"]
        yield ("saracen", "→", badge(loss.seat), Face(loss.tile, ruined=True), *tokens)


@cached
def _drawn(part: Part, size: int) -> Sprite:
    if isinstance(part, Badge):
        return seat_badge(part.seat, part.letter, size)
    if isinstance(part, Face):
        return small(part.tile, part.ruined, round(size * 1.32))
    return sign(part, round(size * 0.86))


@cached
def _row(chip: Chip, size: int, faded: bool) -> Sprite:
    """Draw a chip on its plate: red where something was lost."""
    raid = any(isinstance(part, Face) and part.ruined for part in chip)
    row = beside([_drawn(part, size) for part in chip], 6)
    edge = DANGER if raid else EDGE
    ground = plate(row.width + 20, HEIGHT - 16, STONE if faded else CREAM, edge, 3, 14).copy()
    ground.alpha_composite(row, (10, round((ground.height - row.height) / 2)))
    return ground


@panel
def news_panel(
    news: tuple[Chip, ...], before: tuple[Chip, ...], captions: tuple[str, str], width: int
) -> Image.Image:
    """Draw the last turn, and at the right as many of those before it as there is room for."""
    panel = slab(width, HEIGHT, SAND, SAND, EDGE, 3, 18)
    rows = _fitting(news, width - CAPTION - 20)
    left = _captioned(panel, captions[0], 0)
    for row in rows:
        panel.paste(row, (left, 8), row)
        left += row.width + GAP
    older: list[Sprite] = []
    for chip in before:
        row = _row(chip, SIZES[1], True)
        if left + CAPTION + sum(other.width + GAP for other in older) + row.width > width - 20:
            break
        older.append(row)
    if older:
        left = width - 14 - sum(row.width + GAP for row in older)
        _captioned(panel, captions[1], left - CAPTION)
        for row in older:
            panel.paste(row, (left, 8), row)
            left += row.width + GAP
    return panel


def _fitting(news: Sequence[Chip], room: int) -> list[Sprite]:
    """Draw chips as large as all of them fit; of far too many, the first."""
    for size in SIZES:
        rows = [_row(chip, size, False) for chip in news]
        if sum(row.width + GAP for row in rows) <= room:
            return rows
    while sum(row.width + GAP for row in rows) > room:
        rows.pop()
    return rows


def _captioned(panel: Image.Image, caption: str, left: int) -> int:
    text = paragraph(caption, 34, INK, CAPTION - 26, 2)
    panel.paste(text, (left + 18, round((HEIGHT - text.height) / 2)), text)
    return left + CAPTION
