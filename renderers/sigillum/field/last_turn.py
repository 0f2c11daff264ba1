"""What was done in the last turn, drawn on the field: who went where, who was hit, who fell."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from games.sigillum.telling.deeds import Deed, Kind, Recent
from games.sigillum.view import View
from renderers import Words
from renderers.kit.badges import OUTLINE
from renderers.kit.cache import cached
from renderers.kit.fonts import fit, label
from renderers.kit.icons import icon
from renderers.kit.palette import SEATS, Color
from renderers.kit.panels import plate
from renderers.kit.sketch import Point, Sketch, Sprite, around, put, star
from renderers.sigillum.layout import SIZE, Plan
from renderers.sigillum.paint import (
    CREAM,
    GILT,
    INK,
    RUBRIC,
    SHINE,
    SPENT,
    VERDIGRIS,
    cameo,
)
from renderers.sigillum.wording import beast_name

TOKEN = 74  # pixels around the middle of a hex where a character stands, at the usual size
GAP = 36  # between the signs of a trail


class Harm(NamedTuple):
    """What a character lost and got back in a turn, in points of vitality."""

    lost: int = 0
    healed: int = 0


def harm_of(recent: Recent) -> dict[str, Harm]:
    """Return what every character lost and got back since it was summoned last."""
    found: dict[str, Harm] = {}
    for deed in recent.deeds:
        lost, healed = found.get(deed.who, Harm())
        if deed.kind is Kind.IS_HIT:
            found[deed.who] = Harm(lost + deed.n, healed)
        elif deed.kind is Kind.IS_HEALED:
            found[deed.who] = Harm(lost, healed + deed.n)
        elif deed.kind is Kind.IS_EXILED:
            found.pop(deed.who, None)
    return found


def fired(recent: Recent) -> set[str]:
    """Return the towers that fired."""
    return {deed.who for deed in recent.deeds if deed.kind is Kind.FIRES}


def draw_last_turn(
    picture: Image.Image, view: View, words: Words, p: Plan, top: int
) -> list[Point]:
    """Draw trails from where somebody was to where they are, shots at those who were hit, and
    whoever fell. All of it is below the characters. Return where trails and shots are."""
    deeds = dict.fromkeys(view.recent.deeds)
    seats = {beast.key: beast.seat for beast in view.battle.beasts}
    k = p.size / SIZE
    signs: list[Point] = []
    for deed in deeds:
        if deed.kind in (Kind.IS_HIT, Kind.IS_EXILED, Kind.IS_HEALED, Kind.GAINS, Kind.IS_LAID):
            signs += _draw_shot(picture, p, deed, top, k)
    for deed in deeds:
        if deed.kind in (Kind.MOVES, Kind.IS_MOVED):
            color = SEATS[seats[deed.who]].color
            signs += _draw_trail(picture, view, p, deed, color, top, k)
    for deed in deeds:
        if deed.kind is Kind.IS_EXILED and deed.at is not None:
            x, y = p.spots[deed.at]
            if view.battle.at(deed.at) is None:
                name = beast_name(words, deed.who)
                put(picture, fallen(deed.who, name, seats[deed.who], p.size), x, y + top)
            else:  # beside whoever stands there now
                put(picture, icon("skull", round(46 * k), RUBRIC, CREAM), x - 116 * k, y + top)
    return signs


def _draw_shot(picture: Image.Image, p: Plan, deed: Deed, top: int, k: float) -> list[Point]:
    """Draw a line of shots from whoever caused something to whoever it happened to."""
    if deed.start is None or deed.at is None or deed.start == deed.at:
        return []
    paint = RUBRIC if deed.kind in (Kind.IS_HIT, Kind.IS_EXILED) else SHINE
    sign = shot(round(26 * k), paint)
    steps = _steps(p.spots[deed.start], p.spots[deed.at], TOKEN * k, TOKEN * k, 30 * k)
    points = [point for point, _ in steps]
    for x, y in points:
        put(picture, sign, x, y + top)
    return points


def _draw_trail(
    picture: Image.Image, view: View, p: Plan, deed: Deed, color: Color, top: int, k: float
) -> list[Point]:
    assert deed.start is not None
    assert deed.at is not None
    start, end = p.spots[deed.start], p.spots[deed.at]
    left = view.battle.at(deed.start) is None
    if left:
        put(picture, _ghost(round(76 * k), color), start[0], start[1] + top)
    points = []
    for (x, y), turn in _steps(start, end, (52 if left else TOKEN) * k, TOKEN * k, GAP * k):
        put(picture, chevron(turn, round(46 * k), color, deed.kind is Kind.IS_MOVED), x, y + top)
        points.append((x, y))
    return points


def _steps(
    start: Point, end: Point, near: float, far: float, gap: float
) -> Iterator[tuple[Point, int]]:
    """Yield points on the way between two others, each with the direction in degrees."""
    length = math.dist(start, end)
    turn = round(math.degrees(math.atan2(end[1] - start[1], end[0] - start[0])))
    count = max(1, int((length - near - far) / gap) + 1)
    for place in range(count):
        share = (near + (length - near - far) * (place + 0.5) / count) / length
        yield (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share), turn


@cached
def chevron(turn: int, size: int, color: Color, pushed: bool) -> Sprite:
    """Draw an arrowhead in a direction: filled for who goes, split for who is pushed."""
    sketch = Sketch(size, size)
    middle = size / 2
    angle = math.radians(turn)

    def at(along: float, across: float) -> Point:
        x, y = along * size, across * size
        return (
            middle + x * math.cos(angle) - y * math.sin(angle),
            middle + x * math.sin(angle) + y * math.cos(angle),
        )

    body = [(0.46, 0), (-0.16, 0.44), (-0.4, 0.3), (-0.12, 0), (-0.4, -0.3), (-0.16, -0.44)]
    sketch.polygon([at(*point) for point in body], OUTLINE)
    inner = [(0.34, 0), (-0.15, 0.33), (-0.27, 0.26), (0, 0), (-0.27, -0.26), (-0.15, -0.33)]
    sketch.polygon([at(*point) for point in inner], CREAM if pushed else color)
    if pushed:
        sketch.line([at(-0.46, -0.36), at(-0.46, 0.36)], size * 0.12, OUTLINE)
    return sketch.sprite()


@cached
def shot(size: int, paint: Color) -> Sprite:
    """Draw one of the sparks between whoever strikes and whoever is struck."""
    sketch = Sketch(size, size)
    middle = size / 2
    sketch.polygon(around(middle, middle, middle - 0.5, 4), INK)
    sketch.polygon(around(middle, middle, middle - 4, 4), paint)
    return sketch.sprite()


@cached
def _ghost(size: int, color: Color) -> Sprite:
    """Draw a ring of dots where somebody stood."""
    sketch = Sketch(size, size)
    for x, y in around(size / 2, size / 2, size / 2 - 7, 12):
        sketch.circle(x, y, 6, OUTLINE)
        sketch.circle(x, y, 4, color)
    return sketch.sprite()


@cached
def burst(text: str, size: int, paint: Color = RUBRIC) -> Sprite:
    """Draw a flash with a number in it."""
    sketch = Sketch(size, size)
    middle = size / 2
    sketch.polygon(star(middle, middle, middle - 0.5, middle * 0.72, 11), INK)
    sketch.polygon(star(middle, middle, middle - 4, middle * 0.66, 11), SHINE)
    sketch.polygon(star(middle, middle, middle - 8, middle * 0.6, 11), paint)
    sprite = sketch.sprite()
    put(sprite, label(text, max(24, round(size * 0.44)), CREAM, "sans"), middle, middle)
    return sprite


def harm_sign(harm: Harm, size: int) -> Sprite | None:
    """Draw what somebody lost, or else got back."""
    if harm.lost:
        return burst(f"−{harm.lost}", size)
    return burst(f"+{harm.healed}", size, VERDIGRIS) if harm.healed else None


@cached
def fallen(key: str, name: str, seat: int, size: int) -> Sprite:
    """Draw somebody who was exiled from a hex that is free now."""
    k = size / SIZE
    sketch = Sketch(round(200 * k), round(200 * k))
    middle = sketch.width / 2
    sketch.polygon(star(middle, 78 * k, 77 * k, 58 * k, 13), INK)
    sketch.polygon(star(middle, 78 * k, 73 * k, 55 * k, 13), RUBRIC)
    sprite = sketch.sprite()
    put(sprite, cameo(key, seat, round(84 * k), spent=True, fallen=True), middle, 78 * k)
    put(sprite, icon("skull", round(62 * k), CREAM, INK), middle + 44 * k, 108 * k)
    named = fit(name, [max(24, round(n * k)) for n in (32, 28, 24)], sprite.width - 14, CREAM)
    put(sprite, plate(named.width + 14, round(38 * k), SPENT, GILT, 2, 8), middle, 143 * k)
    put(sprite, named, middle, 143 * k)
    return sprite
