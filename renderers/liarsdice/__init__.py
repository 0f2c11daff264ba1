"""The pictures of Liar's Dice: a felt table with the bid in the middle and the players around."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.core import Ask
from games.liarsdice.table import Bid, Showdown, View
from renderers import Picture, Words
from renderers.kit.badges import seat_badge
from renderers.kit.encode import png
from renderers.kit.fonts import fit, label, paragraph
from renderers.kit.icons import icon
from renderers.kit.panels import frame, plate
from renderers.kit.prompt import Prompt, flowing, pill
from renderers.kit.sketch import beside, put, put_left
from renderers.liarsdice.alt import last_call, revealed, table_alt
from renderers.liarsdice.legend import draw_legend
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
    bid_sprite,
    die,
    felt_table,
    palette,
)

DICE = 5  # of each player at the start


def draw(
    view: View, words: Words, ask: Ask | None = None, draft: Sequence[str] = ()
) -> list[Picture]:
    prompt = None if ask is None else _prompt(view, words, ask, draft)
    above = 1 if view.seats % 2 or view.seats == 2 else 2  # players before the bid; pairs after it
    rows = [range(above)]
    rows += [range(seat, min(seat + 2, view.seats)) for seat in range(above, view.seats, 2)]
    bottom = HEADER + MIDDLE + CARD * len(rows)
    picture = felt_table(bottom + RAIL + (prompt.height + 18 if prompt else 0)).copy()
    _draw_header(picture, view, words)
    for place, row in enumerate(rows):
        top = HEADER + CARD * place + (MIDDLE if place else 0)
        for seat in row:
            x = WIDTH / 2 + (seat - (row[0] + row[-1]) / 2) * (WIDTH / 2 - RAIL)
            _draw_player(picture, view, words, seat, x, top)
    called = last_call(view)
    if view.winner is not None:
        _draw_winner(picture, words, view.winner)
    elif called is not None:
        _draw_call(picture, view, words, called)
    else:
        _draw_bids(picture, view, words)
    if prompt is not None:
        prompt.draw(picture, RAIL + 24, bottom + 6, WIDTH - 2 * RAIL - 48, SHADOW, GOLD, 22)
    return [Picture("table.png", png(picture, palette()), table_alt(view, words, ask))]


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


def _draw_player(
    picture: Image.Image, view: View, words: Words, seat: int, x: float, top: int
) -> None:
    """Draw a player's badge, name and dice, and what is up with them."""
    called, shown, left = last_call(view), revealed(view), len(view.dice[seat])
    width, line, turn = 738, top + 68, seat == view.turn
    put(picture, plate(width, CARD - 16, SHADOW, GOLD if turn else FELT, 8, 26), x, top + CARD / 2)
    said = label("", 50, CREAM)
    if seat == view.winner:
        said = icon("crown", 84, GOLD, GRAIN)
    elif left == 0:
        said = label(words.say("picture-out"), 50, FAINT)
    elif called is not None and seat == called.loser:
        said = label(words.say("picture-lost"), 50, LOSS)
    elif turn:
        said = label(words.say("picture-next"), 50, GOLD)
    put_left(picture, said, x + width / 2 - 28 - said.width, line)
    end = put_left(picture, seat_badge(seat, words.letter(seat), 96), x - width / 2 + 24, line)
    room = width - 190 - said.width
    name = fit(words.seat(seat), (60, 54, 48), room, CREAM if left else FAINT)
    put_left(picture, name, end + 18, line)
    dice = view.dice[seat] if shown is None else shown.dice[seat]
    for place in range(DICE):
        at = (x - width / 2 + 84 + place * (DIE + 14), top + 182)
        if place >= len(dice):
            put(picture, plate(DIE, DIE, SHADOW, FELT, 4, 26), *at)
            continue
        hit = shown is not None and shown.bid.matches(dice[place], view.wild)
        put(picture, die(dice[place], DIE, view.wild, shown is not None and not hit), *at)
        if hit:
            put(picture, frame(DIE + 12, DIE + 12, GOLD, 8, 30), *at)
    put(picture, label(str(left), 64, CREAM if left else FAINT), x + width / 2 - 44, top + 182)


def _draw_bids(picture: Image.Image, view: View, words: Words) -> None:
    """Draw the bid that stands large, and those before it in a chain."""
    x, top = WIDTH / 2, HEADER + CARD
    if not view.bids:
        assert view.turn is not None
        said = words.say("picture-first", name=words.seat(view.turn))
        number = label(words.say("picture-dice", n=sum(map(len, view.dice))), 130, CREAM)
        put(picture, beside([die(0, 190, view.wild), number], 40), x, top + 246)
    else:
        *before, last = view.bids
        said = words.say("picture-bids", name=words.seat(last.seat))
        put(picture, bid_sprite(last, words, 190, view.wild), x, top + 202)
        chain = [label("…", 60, CREAM)] if len(before) > 5 else []
        for bid in before[-5:]:
            chain += [bid_sprite(bid, words, 62, view.wild), label("›", 60, CREAM)]
        if chain:
            put(picture, beside(chain, 16), x, top + 352)
    put(picture, fit(said, (66, 58, 50), 1480, CREAM), x, top + 58)


def _draw_call(picture: Image.Image, view: View, words: Words, call: Showdown) -> None:
    """Draw what was bid against what there was, and who loses a die."""
    x, top = WIDTH / 2, HEADER + CARD
    bidder, true = words.seat(call.bid.seat), call.counted >= call.bid.count
    said = words.say("picture-called", name=words.seat(call.caller), bidder=bidder)
    put(picture, fit(said, (66, 58, 50), 1480, CREAM), x, top + 58)
    sign = icon("check", 120, GOLD, SHADOW) if true else icon("cross", 120, LOSS, SHADOW)
    found = fit(words.say("picture-counted", n=call.counted), (96, 84, 72), 620, GOLD)
    bid = bid_sprite(call.bid, words, 156, view.wild)
    put(picture, beside([bid, sign, found], 44), x, top + 200)
    verdict = words.say("picture-true" if true else "picture-lie", name=words.seat(call.loser))
    put(picture, fit(verdict, (66, 58, 50), 1480, CREAM), x, top + 342)


def _draw_winner(picture: Image.Image, words: Words, winner: int) -> None:
    x, top = WIDTH / 2, HEADER + CARD
    badge = seat_badge(winner, words.letter(winner), 180)
    crowned = beside([icon("crown", 180, GOLD, GRAIN), badge], 40)
    put(picture, crowned, x, top + 130)
    said = words.say("picture-wins", name=words.seat(winner))
    put(picture, fit(said, (130, 110, 90, 70), 1480, GOLD), x, top + 310)


def _prompt(view: View, words: Words, ask: Ask, draft: Sequence[str]) -> Prompt:
    """Write the question, and the answers as their buttons show them."""
    width = WIDTH - 2 * RAIL - 100
    pills = []
    for option in ask.options:
        if isinstance(bid := option.value, Bid):
            name = beside([label(f"{bid.count} ×", 50, PIP), die(bid.face, 56, view.wild)], 10)
        else:
            name = label(option.key if option.key.isdigit() else words(option.label), 50, PIP)
        pills.append(pill(name, GOLD if option.key in draft else CREAM, WOOD))
    return Prompt(paragraph(words(ask.prompt), 50, CREAM, width, 3), flowing(pills, width), 14, 12)
