"""A player's own picture in landscape: the land on the left, the hand on the right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from PIL import Image

from games.core import Ask
from games.mageknight.data import BASIC, COLORS, DATA
from games.mageknight.view import HeroView, View
from renderers import Words
from renderers.kit.badges import number_disc
from renderers.kit.fonts import label
from renderers.kit.palette import rgb
from renderers.kit.panels import put_plate
from renderers.kit.screens import DESK
from renderers.kit.sketch import Sprite, beside, put, put_left
from renderers.mageknight import viewport
from renderers.mageknight.faces import token
from renderers.mageknight.highlights import Highlights
from renderers.mageknight.land import board
from renderers.mageknight.paint import CREAM, INK, die, hour, mana, value
from renderers.mageknight.panels import choices, combat, duel, header, joint, own_area
from renderers.mageknight.panels.players import jewels, owned, values
from renderers.mageknight.panels.question import Question
from renderers.mageknight.panels.rows import CHIP, LOWEST, TALLEST, Rows
from renderers.mageknight.viewport import Window

WIDTH, HEIGHT = DESK
BAR = 100  # the head
STRIP = 66  # what was gathered
GAP = 10
APART = 12  # values that are told apart at a glance
EDGE = 14
SPLIT = 816  # where the right half begins
LEFT, RIGHT = SPLIT - EDGE - GAP, WIDTH - SPLIT - EDGE  # how wide the halves are
LEAST_MAP = 250
DIE = 66
FONTS = (38, 35, 32, 30)  # of a question
GOOD = 74  # a row that reads well
HEIGHTS = (84, 78, 72, 66, LOWEST)  # of rows below a fight
MORE = 70  # the room for a number
FEW = 2  # enemies who have room on the left


def draw_desk(
    view: View, words: Words, ask: Ask | None, asked: Highlights, drafted: Counter[str]
) -> tuple[Image.Image, Window]:
    """Return the picture, and what it shows of the land."""
    picture = Image.new("RGB", DESK, hour(view.night).ground)
    _draw_bar(picture, view, words)
    rows = Rows(view, words, asked, drafted)
    lay_out = _draw_across if _crowded(view) else _draw_halves
    return picture, lay_out(picture, view, words, ask, asked, rows)


def _crowded(view: View) -> bool:
    """Whether a fight takes the whole width."""
    if view.duel is not None:
        return True
    return _fights(view) and view.combat is not None and len(view.combat.foes) > FEW


def _fights(view: View) -> bool:
    return view.duel is not None or (view.combat is not None and view.seat == view.active)


# The head


def _draw_bar(picture: Image.Image, view: View, words: Words) -> None:
    """The hour and who acts, the order of turns, and the Source."""
    low = header.SKY - BAR
    picture.paste(header.sky(view.night).crop((0, low, WIDTH, header.SKY)), (0, 0))
    width = len(view.source) * (DIE + 6) + 12
    left = WIDTH - EDGE - width
    picture.paste(rgb("#1b1f2c"), (left, 10, left + width, BAR - 10))
    for place, color in enumerate(view.source):
        used = place in view.used_dice
        x = left + 9 + DIE / 2 + place * (DIE + 6)
        put(picture, die(color, DIE, header.usable(view, color), used), x, BAR / 2)
    seats = view.order or list(range(view.seats))
    at = left - len(seats) * 116 - 10
    for place, seat in enumerate(seats):
        _draw_turn(picture, view, words, seat, at + place * 116)
    when = words.say("picture-night" if view.night else "picture-day", n=view.round)
    put_left(picture, header.shadowed(when, (44, 40, 36), at - 40), 20, 30)
    put_left(picture, header.shadowed(header.state(view, words), (36, 33, 30, 27), at - 40), 20, 74)


def _draw_turn(picture: Image.Image, view: View, words: Words, seat: int, left: float) -> None:
    acts = seat == header.awaited(view)
    if seat >= 0:
        hero = view.heroes[seat]
        put_left(picture, token(seat, words.letter(seat), hero.hero, 62, acts), left, BAR / 2)
    else:
        put_left(picture, header.badge(words, seat, 56), left, BAR / 2)
    key = header.tactic_of(view, seat)
    if key is not None:
        put(
            picture,
            number_disc(str(DATA.tactic[key].number), 40, rgb("#d9d3c0"), INK, 0.7),
            left + 92,
            34,
        )


# What was gathered


def _draw_strip(picture: Image.Image, view: View, left: int, top: int, width: int) -> None:
    """Points, mana and crystals of this turn, and what is counted."""
    assert view.seat is not None
    hero = view.heroes[view.seat]
    now = hour(view.night)
    put_plate(picture, (left, top, width, STRIP), now.plate, now.edge, 3, 14)
    for share in (1.0, 0.9, 0.8):
        shown = _gathered(view, hero, share)
        room = width - 30 - sum(sprite.width for sprite in shown)
        gap = min(20.0, room / max(1, len(shown) - 1))
        if gap >= APART:
            break
    at: float = left + 14
    for sprite in shown:
        if at + sprite.width <= left + width - 6:
            at = put_left(picture, sprite, at, top + STRIP / 2) + max(2.0, gap)


def _gathered(view: View, hero: HeroView, share: float) -> list[Sprite]:
    """The same, in a share of its largest size."""
    large, small = round(42 * share), round(36 * share)
    shown: list[Sprite] = []
    if view.seat == view.acting:
        shown += [
            value(sign, str(n), large, color) for _, sign, n, color in own_area.gathered(view) if n
        ]
        for color in COLORS:
            n = view.turn.tokens.get(color, 0)
            if color in view.turn.endless or n:
                number = "∞" if color in view.turn.endless else f"×{n}"
                sign = mana(color, round(46 * share))
                shown.append(beside([sign, label(number, small, CREAM, "sans")], 2))
    shown += [value(sign, number, small, paint) for sign, number, paint in values(hero)]
    stones = zip(BASIC, owned(hero), strict=True)
    return [*shown, *(jewels(color, n, small) for color, n in stones if n)]


# Two halves


def _row_height(count: int, room: int) -> int:
    return min(TALLEST, (room + GAP) // max(1, count) - GAP)


def _draw_own(
    picture: Image.Image,
    rows: Rows,
    which: Sequence[tuple[str, int]],
    box: tuple[int, int, int, int],  # left, top, width, and the height of a row
    bottom: int = HEIGHT - EDGE,
) -> None:
    """What a player has: in rows, or by name where there is no room for them."""
    left, top, width, height = box
    if height:
        for place, (kind, at) in enumerate(which):
            rows.draw(picture, (left, top + place * (height + GAP), width, height), kind, at)
        return
    _draw_names(picture, [rows.chip(*each) for each in which], (left, top, width, bottom - top))


def _draw_names(picture: Image.Image, chips: list[Sprite], box: tuple[int, int, int, int]) -> None:
    """As many as there is room for, and the number of the others."""
    left, top, width, height = box
    x, y = left, top
    for place, chip in enumerate(chips):
        if x + chip.width > left + width - MORE:
            x, y = left, y + CHIP + 6
        if y + CHIP > top + height:
            more = label(f"+{len(chips) - place}", 34, CREAM, "sans")
            put_left(picture, more, left + width - MORE, y - 6 - CHIP / 2)
            return
        picture.paste(chip, (x, y), chip)
        x += chip.width + 8


@dataclass(frozen=True)
class Box:
    """A question in a size, with or without what its answers do."""

    question: Question
    width: int
    font: int
    hints: bool

    @property
    def height(self) -> int:
        return self.question.height(self.width, self.font, self.hints)

    def draw(self, picture: Image.Image, left: int, bottom: int) -> None:
        top = bottom - self.height
        self.question.draw(picture, left, top, self.width, self.font, self.hints)


def _boxes(question: Question, width: int) -> Iterator[Box]:
    """The question, smaller and smaller."""
    for font in FONTS:
        yield Box(question, width, font, hints=True)
    yield Box(question, width, FONTS[-1], hints=False)


@dataclass(frozen=True)
class Halves:
    """How the room below the head is shared out."""

    box: Box | None
    left: int  # the height that is left for the land
    row: int  # the height of a row; 0 where there is only room for names

    @property
    def beside(self) -> bool:
        """Whether the question stands below what the player has, not below the land."""
        return self.box is not None and self.box.width == RIGHT


def _shared(question: Question | None, count: int, room: int, least: int) -> Halves:
    """Let the question stand where there is room for it, and at least so much for the land."""
    room_left = room - STRIP - GAP
    row = _row_height(count, room)
    if question is None:
        return Halves(None, room_left, row if row >= LOWEST else 0)
    for good in (GOOD, LOWEST):
        for box in _boxes(question, RIGHT):
            lower = _row_height(count, room - box.height - GAP)
            if lower >= good:
                return Halves(box, room_left, lower)
        for box in _boxes(question, LEFT):
            if box.height + GAP + least <= room_left and row >= good:
                return Halves(box, room_left - box.height - GAP, row)
    return Halves(box, room_left - box.height - GAP, row if row >= LOWEST else 0)


def _draw_halves(
    picture: Image.Image,
    view: View,
    words: Words,
    ask: Ask | None,
    asked: Highlights,
    rows: Rows,
) -> Window:
    """On the left an enemy, what can be gained, or the land; on the right what the player has."""
    top, bottom = BAR + GAP + joint.joint_height(view, low=True), HEIGHT - EDGE
    joint.draw_joint(picture, view, words, BAR + GAP, low=True)
    own, gains = rows.own(), _to_gain(view, asked)
    fight = view.combat if _fights(view) else None
    high = combat.combat_height(fight, LEFT) if fight is not None else 0
    least = high or len(gains) * (LOWEST + GAP) or LEAST_MAP
    question = Question(words, ask, asked) if ask is not None else None
    halves = _shared(question, len(own), bottom - top, least)
    _draw_own(picture, rows, own, (SPLIT, top, RIGHT, halves.row))
    if fight is not None:
        combat.draw_combat(picture, view, words, top, asked.foes, EDGE, LEFT)
    elif gains:
        row = max(LOWEST, _row_height(len(gains), halves.left))
        _draw_gains(picture, asked, rows, gains, top, row)
        high = len(gains) * (row + GAP)
    window = _land(view, asked, max(LEAST_MAP, halves.left - high))
    if halves.left - high >= LEAST_MAP:
        board.draw_map(picture, view, words, window, top + high, asked, EDGE)
    _draw_strip(picture, view, EDGE, top + halves.left + GAP, LEFT)
    if halves.box is not None:
        halves.box.draw(picture, SPLIT if halves.beside else EDGE, bottom)
    return window


def _land(view: View, asked: Highlights, height: int) -> Window:
    """A window of just that height."""
    window = viewport.near(view, height, asked.positions, asked.spaces, LEFT, viewport.SIZES_DESK)
    return replace(window, height=height)


def _to_gain(view: View, asked: Highlights) -> list[str]:
    """Cards, units and skills that are to be chosen from, or bought."""
    found = [*choices.gains_of(view, asked), *asked.talents]
    if asked.wares or (view.turn.stage == "interact" and view.seat == view.acting):
        found += choices.wares(view, asked)
    return found


def _draw_gains(
    picture: Image.Image,
    asked: Highlights,
    rows: Rows,
    gains: Sequence[str],
    top: int,
    height: int,
) -> None:
    for place, key in enumerate(gains):
        box = (EDGE, top + place * (height + GAP), LEFT, height)
        if key in asked.talents:
            rows.draw_skill(picture, box, key)
        else:
            offered = key in asked.gains
            rows.draw_ware(picture, box, key, offered or key in asked.wares, not offered)


def _draw_across(
    picture: Image.Image, view: View, words: Words, ask: Ask | None, asked: Highlights, rows: Rows
) -> Window:
    """The fight above; below, what the player has, in two columns beside the question."""
    top = BAR + 4 + joint.joint_height(view, low=True)
    joint.draw_joint(picture, view, words, BAR + 4, low=True)
    if view.duel is not None:
        duel.draw_duel(picture, view, words, top, asked.victims)
        top += duel.duel_height(view, view.duel)
    elif view.combat is not None:
        combat.draw_combat(picture, view, words, top, asked.foes, tight=True)
        top += combat.combat_height(view.combat, tight=True)
    bottom = HEIGHT - EDGE
    room = bottom - top
    own = rows.own()
    boxes: list[Box | None] = [None]
    if ask is not None:
        boxes = [*_boxes(Question(words, ask, asked), RIGHT)]
    for box, height in product(boxes, HEIGHTS):
        tall = box.height + GAP if box is not None else 0
        left = (room - STRIP) // (height + GAP)
        right = (room - tall + GAP) // (height + GAP)
        if tall <= room and left + right >= len(own):
            break
    else:
        left, height = len(own), 0
    _draw_strip(picture, view, EDGE, bottom - STRIP, LEFT)
    _draw_own(picture, rows, own[:left], (EDGE, top, LEFT, height), bottom - STRIP - GAP)
    _draw_own(picture, rows, own[left:], (SPLIT, top, RIGHT, height))
    if box is not None:
        box.draw(picture, SPLIT, bottom)
    return _land(view, asked, LEAST_MAP)
