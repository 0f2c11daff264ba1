"""The head of a picture: the sky of the hour, the Source, and the order of turns."""

from __future__ import annotations

from PIL import Image, ImageDraw

from games.core import Rng
from games.mageknight.data import DATA
from games.mageknight.view import View
from renderers import Words
from renderers.kit.badges import number_disc, seat_badge
from renderers.kit.cache import cached
from renderers.kit.fonts import fit, label
from renderers.kit.icons import icon
from renderers.kit.palette import Color, mix, rgb
from renderers.kit.panels import plate
from renderers.kit.sketch import Sketch, Sprite, put, put_left
from renderers.mageknight.paint import BLOOD, CREAM, FAINT, GOLD, INK, Hour, die, hour, mana
from renderers.mageknight.viewport import MARGIN, WIDTH

SKY = 176
ORDER = 92
HEAD = SKY + ORDER
DIE = 84
FAR, NEAR = 0.35, 0.75  # mountains
BANDS = 9  # of the sky


def draw_head(picture: Image.Image, view: View, words: Words) -> None:
    draw_sky(picture, view, words)
    _draw_order(picture, view, words)


def draw_sky(picture: Image.Image, view: View, words: Words) -> None:
    """The head without the order of turns."""
    picture.paste(sky(view.night), (0, 0))
    _draw_when(picture, view, words)
    _draw_source(picture, view, words)


@cached
def sky(night: bool) -> Image.Image:
    """The sky over far mountains: a sun, or a moon among stars."""
    now = hour(night)
    sheet = Image.new("RGB", (WIDTH, SKY), now.sky[0])
    pen = ImageDraw.Draw(sheet)
    for band, color in enumerate(bands(now)):
        pen.rectangle((0, SKY * band // BANDS, WIDTH, SKY), fill=color)
    rng = Rng(7)
    if night:
        for _ in range(70):
            x, y, r = rng.below(WIDTH), rng.below(SKY - 50), 1 + rng.below(2)
            pen.ellipse((x - r, y - r, x + r, y + r), fill=rgb("#dfe4ff"))
    put(sheet, _light(night), 92, 82)
    for tone, low, rough in ((FAR, 34, 46), (NEAR, 14, 40)):
        points = [(0, SKY)]
        x = 0
        while x < WIDTH + 120:
            points.append((x, SKY - low - rng.below(rough)))
            x += 60 + rng.below(90)
        pen.polygon([*points, (WIDTH, SKY)], fill=far(now, tone))
    return sheet


def far(now: Hour, tone: float) -> Color:
    """The color of mountains, the darker the nearer."""
    return mix(now.sky[1], now.ground, 0.3 + tone * 0.65)


def bands(now: Hour) -> list[Color]:
    """The colors of the sky from its height to the horizon."""
    return [mix(now.sky[0], now.sky[1], band / (BANDS - 1)) for band in range(BANDS)]


@cached
def _light(night: bool) -> Sprite:
    sketch = Sketch(150, 150)
    if night:
        sketch.circle(75, 75, 56, rgb("#f4efd2"))
        for x, y, r in ((60, 58, 13), (92, 84, 10), (66, 98, 8), (94, 50, 6)):
            sketch.circle(x, y, r, rgb("#cfc8a8"))
    else:
        sketch.circle(75, 75, 72, rgb("#f3cf7a"))
        sketch.circle(75, 75, 56, rgb("#ffe9a6"))
    return sketch.sprite()


def shadowed(text: str, sizes: tuple[int, ...], width: float) -> Sprite:
    """A text that stands out from any sky."""
    for size in sizes:
        sprite = label(text, size, CREAM, "serif", INK, 4)
        if sprite.width <= width:
            return sprite
    return fit(text, sizes[-1:], width, CREAM)


def _draw_when(picture: Image.Image, view: View, words: Words) -> None:
    width = WIDTH - 190 - _source_width(view) - 30
    when = words.say("picture-night" if view.night else "picture-day", n=view.round)
    put_left(picture, shadowed(when, (60, 52, 44), width), 184, 56)
    put_left(picture, shadowed(state(view, words), (44, 40, 36, 33, 30), width), 184, 124)


def state(view: View, words: Words) -> str:
    """Who acts, and whether the end is near."""
    if view.over:
        return words.say("picture-over")
    said = []
    if view.choosing is not None:
        what = "picture-tactic" if view.heroes[view.choosing].hero else "picture-hero"
        said.append(words.say(what, name=player(view, words, view.choosing)))
    if view.acting is not None:
        said.append(words.say("picture-turn", name=player(view, words, view.acting)))
    if view.final:
        said.append(words.say(f"picture-final-{view.plan.aim}"))
    elif view.announced is not None:
        said.append(words.say("picture-announced", name=player(view, words, view.announced)))
    return " · ".join(said) or words.say("picture-next")


def awaited(view: View) -> int | None:
    """Whose turn or choice it is."""
    return view.active if view.choosing is None else view.choosing


def player(view: View, words: Words, seat: int) -> str:
    return words.seat(seat) if seat >= 0 else words.say("picture-dummy")


# The Source


def usable(view: View, color: str) -> bool:
    """Gold mana works by day, black by night, unless an effect says otherwise."""
    return view.turn.can_use(color, view.dark)


def _source_width(view: View) -> int:
    return len(view.source) * (DIE + 8) + 24


def _draw_source(picture: Image.Image, view: View, words: Words) -> None:
    if not view.source:
        return
    width = _source_width(view)
    left = WIDTH - MARGIN - width
    ground = plate(width, SKY - 24, rgb("#1b1f2c"), rgb("#8a8fa6"), 3, 18)
    picture.paste(ground, (left, 8), ground)
    title = words.say("picture-source" if view.frozen is None else "picture-frozen")
    put(picture, fit(title, (36, 32, 28), width - 20, CREAM), left + width / 2, 36)
    for place, color in enumerate(view.source):
        used = place in view.used_dice
        x = left + 16 + DIE / 2 + place * (DIE + 8)
        put(picture, die(color, DIE, usable(view, color), used), x, 106)


# The order of turns


def _draw_order(picture: Image.Image, view: View, words: Words) -> None:
    now = hour(view.night)
    picture.paste(now.ground, (0, SKY, WIDTH, HEAD))
    seats = view.order or list(range(view.seats))
    width = (WIDTH - 2 * MARGIN - 10 * (len(seats) - 1)) // max(2, len(seats))
    for place, seat in enumerate(seats):
        chip = _turn_chip(view, words, seat, width, now)
        picture.paste(chip, (MARGIN + place * (width + 10), SKY + 8), chip)


def tactic_of(view: View, seat: int) -> str | None:
    if seat >= 0:
        return view.heroes[seat].tactic
    return view.dummy.tactic if view.dummy is not None else None


def _turn_chip(view: View, words: Words, seat: int, width: int, now: Hour) -> Sprite:
    """Whose turn it is when, and by which tactic."""
    active = seat == awaited(view)
    height = ORDER - 16
    sprite = plate(width, height, now.plate, GOLD if active else now.edge, 5 if active else 3, 16)
    sprite = sprite.copy()
    y = height / 2
    put(sprite, badge(words, seat, 58), 42, y)
    key = tactic_of(view, seat)
    if key is None:
        name = player(view, words, seat)
        put_left(sprite, fit(name, (40, 36, 32, 28), width - 90, CREAM), 80, y)
        return sprite
    data = DATA.tactic[key]
    put(sprite, number_disc(str(data.number), 50, rgb("#d9d3c0"), INK, 0.7), 98, y)
    spent = seat >= 0 and view.heroes[seat].tactic_used
    stolen = view.heroes[seat].stolen_die if seat >= 0 else None
    room = width - 146 - (46 if stolen else 0) - (36 if spent else 0)
    name = words.say(f"tactic-{key}")
    put_left(sprite, fit(name, (40, 36, 32, 28, 26, 24), room, FAINT if spent else CREAM), 126, y)
    if stolen:
        put(sprite, mana(stolen, 46), width - 32, y)
    if spent:
        put(sprite, icon("check", 36, BLOOD), width - 28 - (46 if stolen else 0), y)
    if seat == view.announced:
        put(sprite, icon("hourglass", 36, BLOOD, INK), 20, height - 20)
    return sprite


def badge(words: Words, seat: int, size: int) -> Sprite:
    """A player's badge; the dummy has a skull."""
    if seat >= 0:
        return seat_badge(seat, words.letter(seat), size)
    return icon("skull", size, FAINT, INK)
