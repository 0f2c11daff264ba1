"""The pictures of Liar's Dice: a felt table with the bid in the middle and the players around."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from games.core import Ask
from games.liarsdice.table import Bid, View
from renderers import Layers, Picture, Piece, Words
from renderers.kit.badges import seat_badge
from renderers.kit.encode import png
from renderers.kit.fonts import fit, label, paragraph
from renderers.kit.icons import icon
from renderers.kit.panels import frame, plate
from renderers.kit.prompt import INDENT, Prompt, flowing, pill
from renderers.kit.screens import DESK
from renderers.kit.sketch import beside, put, put_left
from renderers.liarsdice.alt import last_call, revealed, table_alt
from renderers.liarsdice.emojis import EMOJIS
from renderers.liarsdice.legend import draw_legend
from renderers.liarsdice.middle import Room, draw_middle
from renderers.liarsdice.paint import (
    CARD,
    CREAM,
    DIE,
    FAINT,
    FELT,
    GOLD,
    GRAIN,
    HEADER,
    LOSS,
    MIDDLE,
    PIP,
    RAIL,
    SHADOW,
    WIDTH,
    WOOD,
    die,
    felt_table,
    palette,
)

__all__ = ["EMOJIS", "desk", "draw", "layers", "legend"]

LEFT = 720  # width of the players at a desk
DICE = 5  # of each player at the start


def draw(
    view: View, words: Words, ask: Ask | None = None, draft: Sequence[str] = ()
) -> list[Picture]:
    prompt = None if ask is None else _prompt(view, words, ask, draft, WIDTH - 2 * RAIL - 100, 50)
    return [_finished(_table(view, words, prompt), view, words, ask)]


def layers(view: View, words: Words) -> Layers:
    """Take the picture for everybody apart: bids and whose turn it is move."""
    return _table(view, words, None)


def _finished(parts: Layers, view: View, words: Words, ask: Ask | None) -> Picture:
    for piece in parts.pieces.values():
        put(parts.base, piece.sprite, piece.x, piece.y)
    return Picture("table.png", png(parts.base, palette()), table_alt(view, words, ask))


def _table(view: View, words: Words, prompt: Prompt | None) -> Layers:
    above = 1 if view.seats % 2 or view.seats == 2 else 2  # players before the bid; pairs after it
    rows = [range(above)]
    rows += [range(seat, min(seat + 2, view.seats)) for seat in range(above, view.seats, 2)]
    bottom = HEADER + MIDDLE + CARD * len(rows)
    picture = felt_table(bottom + RAIL + (prompt.height + 18 if prompt else 0)).copy()
    _draw_header(picture, view, words)
    pieces: dict[str, Piece] = {}
    for place, row in enumerate(rows):
        top = HEADER + CARD * place + (MIDDLE if place else 0)
        for seat in row:
            x = WIDTH / 2 + (seat - (row[0] + row[-1]) / 2) * (WIDTH / 2 - RAIL)
            card = Card(round(x), top, 738, CARD)
            pieces |= _draw_player(picture, view, words, seat, card)
    pieces |= draw_middle(picture, view, words, Room(WIDTH / 2, HEADER + CARD, 1480, MIDDLE))
    if prompt is not None:
        prompt.draw(picture, RAIL + 24, bottom + 6, WIDTH - 2 * RAIL - 48, SHADOW, GOLD, 22)
    return Layers(picture, pieces)


def desk(
    view: View, words: Words, ask: Ask | None = None, draft: Sequence[str] = ()
) -> list[Picture]:
    """Draw a player's own picture in landscape: the players at the left, the rest beside them."""
    picture = felt_table(DESK[1]).copy()
    _draw_header(picture, view, words)
    height = (DESK[1] - HEADER - RAIL - 12) // max(view.seats, 3)
    pieces: dict[str, Piece] = {}
    for seat in range(view.seats):
        card = Card(LEFT // 2 + RAIL, HEADER + 6 + seat * height, LEFT - 24, height)
        pieces |= _draw_player(picture, view, words, seat, card)
    left, width = RAIL + LEFT + 10, WIDTH - 2 * RAIL - LEFT - 30
    bottom = DESK[1] - RAIL - 10
    if ask is not None:
        prompt = _prompt(view, words, ask, draft, width - 2 * INDENT, 42)
        bottom -= prompt.height
        prompt.draw(picture, left, bottom, width, SHADOW, GOLD, 22)
    room = Room(left + width / 2, HEADER + 10, width - 20, min(bottom - HEADER - 20, 560))
    pieces |= draw_middle(picture, view, words, room)
    return [_finished(Layers(picture, pieces), view, words, ask)]


def legend(words: Words) -> Picture:
    """Explain every sign."""
    return Picture("signs.png", png(draw_legend(words), palette()), words.say("alt-legend"))


def _draw_header(picture: Image.Image, view: View, words: Words) -> None:
    y = HEADER / 2 - 3
    put_left(picture, label(words.say("title"), 64, GOLD, halo=GRAIN), RAIL + 6, y)
    dice = label(words.say("picture-dice", n=sum(map(len, view.dice))) + " ·", 46, CREAM)
    wild = label(words.say("picture-wild" if view.wild else "picture-not-wild"), 46, CREAM)
    ones = beside([dice, die(1, 66, view.wild), wild], 16)
    put_left(picture, ones, WIDTH - RAIL - 6 - ones.width, y)


@dataclass(frozen=True)
class Card:
    """Where a player is: the middle across, the top, the width and height."""

    x: int
    top: int
    width: int
    height: int


def _draw_player(
    picture: Image.Image, view: View, words: Words, seat: int, card: Card
) -> dict[str, Piece]:
    """Draw a player's badge, name and dice, and what is up with them; return what shows that it
    is their turn."""
    called, left = last_call(view), len(view.dice[seat])
    x, width, turn = card.x, card.width, seat == view.turn
    side = min(DIE, round(card.height * 0.44), (width - 110) // DICE - 14)  # of a die
    line, low = card.top + card.height * 0.26, card.top + card.height * 0.695
    size, middle = (width, card.height - 16), card.top + card.height / 2
    put(picture, plate(*size, SHADOW, FELT, 8, 26), x, middle)
    pieces = {"turn": Piece(frame(*size, GOLD, 8, 26), x, middle)} if turn else {}
    said, next_one = label("", 50, CREAM), label(words.say("picture-next"), 50, GOLD)
    if seat == view.winner:
        said = icon("crown", min(84, side), GOLD, GRAIN)
    elif left == 0:
        said = label(words.say("picture-out"), 50, FAINT)
    elif called is not None and seat == called.loser:
        said = label(words.say("picture-lost"), 50, LOSS)
    elif turn:
        said = next_one
    at = x + width / 2 - 28 - said.width / 2
    if turn and said is next_one:
        pieces["next"] = Piece(said, at, line)
    else:
        put(picture, said, at, line)
    badge = seat_badge(seat, words.letter(seat), min(96, round(side * 0.83)))
    end = put_left(picture, badge, x - width / 2 + 24, line)
    room = width - 94 - badge.width - said.width
    sizes = (60, 54, 48, 44, 40) if side > 80 else (46, 42, 40)
    name = fit(words.seat(seat), sizes, room, CREAM if left else FAINT)
    put_left(picture, name, end + 18, line)
    _draw_dice(picture, view, seat, (x - width / 2 + 26 + side / 2, low), side)
    number = label(str(left), min(64, side - 10), CREAM if left else FAINT)
    put(picture, number, x + width / 2 - 44, low)
    return pieces


def _draw_dice(
    picture: Image.Image, view: View, seat: int, at: tuple[float, float], side: int
) -> None:
    """Draw a player's dice: as a call has shown them, or else as they are, open or not."""
    shown = revealed(view, seat)
    dice = view.dice[seat] if shown is None else shown.dice[seat]
    for place in range(DICE):
        spot = (at[0] + place * (side + 14), at[1])
        if place >= len(dice):
            put(picture, plate(side, side, SHADOW, FELT, 4, side // 5), *spot)
            continue
        hit = shown is not None and shown.bid.matches(dice[place], view.wild)
        put(picture, die(dice[place], side, view.wild, shown is not None and not hit), *spot)
        if hit:
            put(picture, frame(side + 12, side + 12, GOLD, 8, side // 4), *spot)


def _prompt(
    view: View, words: Words, ask: Ask, draft: Sequence[str], width: int, size: int
) -> Prompt:
    """Write the question, and the answers as their buttons show them."""
    pills = []
    for option in ask.options:
        if isinstance(bid := option.value, Bid):
            name = beside([label(f"{bid.count} ×", size, PIP), die(bid.face, 56, view.wild)], 10)
        else:
            name = label(option.key if option.key.isdigit() else words(option.label), size, PIP)
        pills.append(pill(name, GOLD if option.key in draft else CREAM, WOOD))
    return Prompt(
        paragraph(words(ask.prompt), size, CREAM, width, 4), flowing(pills, width), 14, 12
    )
