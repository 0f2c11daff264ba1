"""What lies on the table of Liar's Dice, and the table itself."""

from __future__ import annotations

from string import ascii_uppercase

from PIL import Image, ImageDraw

from games.core import Rng
from games.liarsdice.table import Bid
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.encode import palette_of
from renderers.kit.fonts import label
from renderers.kit.palette import BLACK, SEATS, WHITE, mix, rgb
from renderers.kit.panels import frame
from renderers.kit.sketch import Sketch, Sprite, beside, put_rows, star

WIDTH, RAIL, HEADER, CARD, MIDDLE = 1600, 30, 108, 262, 408
DIE = 116
FELT, LIGHT, SHADOW = rgb("#0c3b31"), rgb("#5a8442"), rgb("#082a24")
WOOD, GRAIN, LEATHER, STITCH = rgb("#6b3a1c"), rgb("#55290f"), rgb("#7d3f22"), rgb("#c98a55")
IVORY, SHADE, PIP, RED = rgb("#fbf1d8"), rgb("#cdb489"), rgb("#2a1a12"), rgb("#b3201a")
GOLD, CREAM, FAINT, LOSS = rgb("#ffcf4d"), rgb("#fff6df"), rgb("#a9cfb8"), rgb("#ff9a8a")
PIPS = ("", "e", "ai", "aei", "acgi", "acegi", "acdfgi")  # places on a die: abc, def, ghi


@cached
def die(face: int, size: int, wild: bool, faded: bool = False) -> Sprite:
    """Draw a die: closed if its face is 0; a one that is wild has a star."""
    s = Sketch(100, 100, size / 100)
    top, low, ink = (IVORY, SHADE, PIP) if face else (LEATHER, GRAIN, STITCH)
    red = RED
    if faded:
        top, low, ink, red = (mix(color, FELT, 0.6) for color in (top, low, ink, red))
    s.box(1, 1, 99, 99, BLACK, 23)
    s.box(4, 4, 96, 96, low, 21)
    s.box(4, 4, 96, 88, top, 21)
    if face == 0:
        s.polygon([(50, 22), (74, 46), (50, 70), (26, 46)], ink)
        s.polygon([(50, 33), (63, 46), (50, 59), (37, 46)], top)
    elif face == 1 and wild:
        s.polygon(star(50, 49, 38, 17, 5), red)
    for spot in "" if face == 1 and wild else PIPS[face]:
        down, right = divmod("abcdefghi".index(spot), 3)
        s.circle(26 + 24 * right, 22 + 24 * down, *((17, red) if face == 1 else (10.5, ink)))
    return s.sprite()


@cached
def felt_table(height: int) -> Image.Image:
    """Draw felt under a warm lamp, with a rail of wood around it."""
    table = Image.new("RGB", (WIDTH, height), WOOD)
    pen, rng = ImageDraw.Draw(table), Rng(3)
    for _ in range(height // 7):
        x, y, long = rng.below(WIDTH) - 200, rng.below(height), 150 + rng.below(500)
        pen.line((x, y, x + long, y), fill=GRAIN, width=2 + rng.below(2))
    felt = Image.new("RGB", (WIDTH - 2 * RAIL, height - HEADER - RAIL), FELT)
    pen = ImageDraw.Draw(felt)
    x, y = felt.width // 2, CARD + MIDDLE // 2
    for band in range(1, 13):
        across, down = 1000 - 66 * band, 620 - 40 * band
        box = (x - across, y - down, x + across, y + down)
        pen.ellipse(box, fill=mix(FELT, LIGHT, band / 12))
    table.paste(felt, (RAIL, HEADER))
    edge = frame(felt.width + 12, felt.height + 12, GRAIN, 8, 18)
    table.paste(edge, (RAIL - 6, HEADER - 6), edge)
    return table


@cached
def palette() -> Image.Image:
    """Find the colors that all these pictures share, on one that has all of them."""
    proof = felt_table(1300).copy()
    looks = ((True, False), (True, True), (False, False))
    sprites = [die(face, DIE, *look) for face in range(7) for look in looks]
    sprites += [seat_badge(seat, ascii_uppercase[seat], 96) for seat in range(6)]
    sprites += [label("Bid", 90, ink) for ink in (CREAM, GOLD, FAINT, LOSS)]
    put_rows(proof, sprites, 80, 130, WIDTH - 250)
    exact = [seat.color for seat in SEATS[:6]]
    exact += [BLACK, WHITE, FELT, SHADOW, WOOD, GRAIN, LEATHER, STITCH, IVORY, SHADE, PIP, RED]
    return palette_of(proof, [*exact, GOLD, CREAM, FAINT, LOSS])


def bid_sprite(bid: Bid, words: Words, size: int, wild: bool) -> Sprite:
    """Draw who bids how many of what."""
    count = label(f"{bid.count} ×", size, CREAM)
    badge = seat_badge(bid.seat, words.letter(bid.seat), round(size * 0.85))
    parts = [badge, count, die(bid.face, size, wild)]
    return beside(parts, round(size * 0.14))
