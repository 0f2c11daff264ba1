"""Every sign on the table of Liar's Dice with its meaning in words: a page for the rules."""

from __future__ import annotations

from PIL import Image

from games.liarsdice.table import Bid
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.fonts import label, paragraph
from renderers.kit.icons import icon
from renderers.kit.panels import frame, plate
from renderers.kit.sketch import Sprite, beside, put, put_left
from renderers.liarsdice.paint import (
    CREAM,
    DIE,
    FELT,
    GOLD,
    GRAIN,
    HEADER,
    LOSS,
    RAIL,
    SHADOW,
    WIDTH,
    bid_sprite,
    die,
    felt_table,
)

ROW, ROOM = 164, 330  # of a sign
GAP = 40


def draw_legend(words: Words) -> Image.Image:
    signs = _signs(words)
    rows = -(-len(signs) // 2)
    page = felt_table(HEADER + rows * ROW + RAIL + GAP).copy()
    put_left(page, label(words.say("legend-title"), 60, GOLD, halo=GRAIN), RAIL + 6, HEADER / 2 - 3)
    width = (WIDTH - 2 * RAIL) // 2
    for at, (key, sprite) in enumerate(signs.items()):
        left, y = RAIL + at % 2 * width, HEADER + GAP // 2 + (at // 2 + 0.5) * ROW
        put(page, sprite, left + ROOM / 2, y)
        said = paragraph(words.say(f"legend-{key}"), 44, CREAM, width - ROOM - 30, 3)
        page.paste(said, (left + ROOM + 8, round(y - said.height / 2 + 2)), said)
    return page


def _signs(words: Words) -> dict[str, Sprite]:
    """Draw each sign as it is in the pictures, by the name of its message."""
    return {
        "die": die(5, DIE, wild=True),
        "hidden": die(0, DIE, wild=True),
        "wild": die(1, DIE, wild=True),
        "plain": die(1, DIE, wild=False),
        "bid": bid_sprite(Bid(0, 3, 5), words, 84, wild=True),
        "before": beside(
            [bid_sprite(Bid(0, 2, 6), words, 56, wild=True), label("›", 60, CREAM)], 16
        ),
        "match": _framed(die(5, DIE, wild=True)),
        "other": die(3, DIE, wild=True, faded=True),
        "lost": plate(DIE, DIE, SHADOW, FELT, 4, 26),
        "next": plate(200, 110, SHADOW, GOLD, 8, 26),
        "true": icon("check", 110, GOLD, SHADOW),
        "lie": icon("cross", 110, LOSS, SHADOW),
        "player": seat_badge(0, words.letter(0), 96),
        "winner": icon("crown", 110, GOLD, GRAIN),
    }


def _framed(sprite: Sprite) -> Sprite:
    """Put a die into the frame that it has where it matches a bid."""
    edge = frame(DIE + 12, DIE + 12, GOLD, 8, 30)
    framed = Image.new("RGBA", edge.size)
    for part in (sprite, edge):
        put(framed, part, edge.width / 2, edge.height / 2)
    return framed
