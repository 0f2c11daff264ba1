"""The players: fame, level, values, crystals, units and skills, next to each other."""

from __future__ import annotations

from PIL import Image

from games.mageknight.data import BASIC, DATA
from games.mageknight.view import HeroView, View
from renderers import Words
from renderers.kit.badges import number_disc, seat_badge
from renderers.kit.cache import cached
from renderers.kit.fonts import fit, label
from renderers.kit.icons import icon
from renderers.kit.palette import SEATS, Color, rgb
from renderers.kit.panels import put_plate
from renderers.kit.sketch import Sprite, beside, put, put_left
from renderers.mageknight.faces import token
from renderers.mageknight.paint import (
    BLOOD,
    CREAM,
    FAINT,
    GOLD,
    INK,
    LEAF,
    STEEL,
    gem,
    hour,
    mana,
    resistance,
    value,
)
from renderers.mageknight.panels.header import awaited, badge
from renderers.mageknight.viewport import MARGIN, WIDTH

GAP = 12
ABREAST = 2  # players
WIDE = (WIDTH - 2 * MARGIN - GAP) // ABREAST
HEAD = 82
VALUES = 54
LINE = 46  # units and skills
SPACE = 22  # between them
TACTIC = 340  # the room for a tactic
PAPER = rgb("#d9d3c0")


def reputation(n: int) -> str:
    return f"+{n}" if n > 0 else str(n).replace("-", "−")


def values(hero: HeroView) -> list[tuple[str, str, Color]]:
    """Sign, number and color of everything that is counted."""
    return [
        ("value_fame", str(hero.fame), GOLD),
        ("value_level", str(hero.level), LEAF),
        ("value_reputation", reputation(hero.reputation), CREAM),
        ("value_armor", str(hero.armor), STEEL),
        ("cards", f"{hero.cards}", CREAM),
        ("pile", f"{hero.deck}", FAINT),
    ]


def owned(hero: HeroView) -> tuple[int, ...]:
    return tuple(hero.crystals.get(color, 0) for color in BASIC)


def _panels(view: View) -> list[int]:
    """Seats as they take their turns; the dummy is -1."""
    return list(view.order) or list(range(view.seats))


def _rows(view: View) -> list[list[int]]:
    seats = _panels(view)
    return [seats[place : place + ABREAST] for place in range(0, len(seats), ABREAST)]


def _lines(view: View, words: Words, seats: list[int]) -> int:
    """How many lines of units and skills the fullest of these has."""
    return max(len(_flow(view, words, seat)) for seat in seats)


def _row_height(view: View, words: Words, seats: list[int]) -> int:
    return HEAD + VALUES + LINE * _lines(view, words, seats) + 12


def players_height(view: View, words: Words) -> int:
    return sum(_row_height(view, words, seats) + GAP for seats in _rows(view))


def draw_players(picture: Image.Image, view: View, words: Words, top: int) -> None:
    """Two side by side, in the order of turns."""
    for seats in _rows(view):
        height = _row_height(view, words, seats)
        for place, seat in enumerate(seats):
            left = MARGIN + place * (WIDE + GAP)
            if seat >= 0:
                _draw_player(picture, view, words, seat, left, top, height)
            else:
                _draw_dummy(picture, view, words, left, top, height)
        top += height + GAP


def _draw_ground(
    picture: Image.Image, view: View, left: int, top: int, height: int, active: bool
) -> None:
    now = hour(view.night)
    line = 5 if active else 3
    edge = GOLD if active else now.edge
    put_plate(picture, (left, top, WIDE, height), now.plate, edge, line, 18)


def _draw_player(
    picture: Image.Image, view: View, words: Words, seat: int, left: int, top: int, height: int
) -> None:
    hero = view.heroes[seat]
    _draw_ground(picture, view, left, top, height, seat == awaited(view))
    picture.paste(SEATS[seat].color, (left + 96, top + 76, left + WIDE - 20, top + 80))
    who = token(seat, words.letter(seat), hero.hero, 62, seat == awaited(view))
    put(picture, who, left + 52, top + 48)
    right = left + WIDE - 20
    if hero.tactic is not None:
        shown = tactic(words, hero.tactic, hero.tactic_used, TACTIC)
        right -= shown.width
        put_left(picture, shown, right, top + 42)
    if hero.stolen_die is not None:
        right -= 52
        put_left(picture, mana(hero.stolen_die, 46), right, top + 42)
    if seat == view.announced:
        right -= 50
        put_left(picture, icon("hourglass", 46, BLOOD), right, top + 42)
    for mate in view.mates(seat):
        right -= 58
        put_left(picture, icon("banner", 30, FAINT), right - 26, top + 42)
        put_left(picture, seat_badge(mate, words.letter(mate), 46), right, top + 42)
        right -= 32
    room = right - left - 116
    title = fit(words.seat(seat), (44, 40, 36, 32, 30), room, CREAM)
    end = put_left(picture, title, left + 100, top + 42)
    if hero.hero and right - end > 130:
        name = words.say(f"hero-{hero.hero}")
        put_left(picture, fit(name, (34, 30), right - end - 24, FAINT), end + 12, top + 45)
    _draw_values(picture, hero, left + 22, top + HEAD + VALUES / 2)
    y = top + HEAD + VALUES + LINE / 2
    for line in _flow(view, words, seat):
        at: float = left + 20
        for sprite in line:
            at = put_left(picture, sprite, at, y) + SPACE
        y += LINE


def _draw_values(picture: Image.Image, hero: HeroView, left: float, y: float) -> None:
    """Everything that is counted, and the crystals that there are, as large as they fit."""
    for size in (42, 38, 35, 32):
        shown = [value(*counted[:2], size, counted[2]) for counted in values(hero)]
        shown += [jewels(color, n, size) for color, n in zip(BASIC, owned(hero), strict=True) if n]
        room = WIDE - 40 - sum(sprite.width for sprite in shown)
        gap = min(30.0, room / (len(shown) - 1))
        if gap >= 14:
            break
    for sprite in shown:
        left = put_left(picture, sprite, left, y) + gap


@cached
def jewels(color: str, n: int, size: int) -> Sprite:
    """So many crystals of a color."""
    return beside([gem(color, size), label(str(n), size, CREAM, "sans")], 2)


@cached
def _tactic(name: str, number: int, spent: bool, room: int) -> Sprite:
    shown = fit(name, (36, 33, 30, 27, 25), room - (96 if spent else 60), FAINT if spent else CREAM)
    parts = [number_disc(str(number), 50, PAPER, INK, 0.7), shown]
    if spent:
        parts.insert(1, icon("check", 34, BLOOD))
    return beside(parts, 6)


def tactic(words: Words, key: str, spent: bool, room: int) -> Sprite:
    """The number and the name of a tactic; it is checked when it has been used."""
    return _tactic(words.say(f"tactic-{key}"), DATA.tactic[key].number, spent, room)


def _flow(view: View, words: Words, seat: int) -> list[list[Sprite]]:
    """Units and skills, in as many lines as they take."""
    if seat < 0:
        return []
    hero = view.heroes[seat]
    chips = [
        _unit(
            unit.key,
            words.say(f"unit-{unit.key}"),
            unit.ready,
            unit.wounds,
            unit.banner is not None,
        )
        for unit in hero.units
    ]
    chips += [
        _skill(words.say(f"skill-{skill.key}"), skill.used or skill.in_play)
        for skill in hero.skills
    ]
    lines: list[list[Sprite]] = []
    room = 0
    for chip in chips:
        if chip.width > room:
            lines.append([])
            room = WIDE - 36
        lines[-1].append(chip)
        room -= chip.width + SPACE
    return lines


@cached
def _skill(name: str, spent: bool) -> Sprite:
    shown = fit(name, (34, 31, 28), WIDE - 100, FAINT if spent else CREAM)
    return beside([icon("staff", 34, FAINT if spent else GOLD), shown], 2)


@cached
def _unit(key: str, name: str, ready: bool, wounds: int, banner: bool) -> Sprite:
    """Ready or tired, its name, wounds, resistances and armor."""
    data = DATA.unit[key]
    ink = CREAM if ready and not wounds else FAINT
    parts = [state(ready, wounds, 40), label(name, 35, ink)]
    if banner:
        parts.append(icon("banner", 34, GOLD))
    parts += [resistance(element, 34) for element in data.resistances]
    return beside([*parts, value("value_armor", str(data.armor), 35, STEEL)], 4)


@cached
def state(ready: bool, wounds: int, size: int) -> Sprite:
    """Whether a unit is ready or tired, and how often wounded."""
    sign, color = ("sword", LEAF) if ready else ("value_tired", FAINT)
    if not wounds:
        return icon(sign, size, color)
    sprite = Image.new("RGBA", (size, size), (*BLOOD, 0))
    sprite.alpha_composite(icon(sign, round(size * 0.62), FAINT), (0, 0))
    small = icon("value_wound", round(size * 0.66), BLOOD)
    for place in range(min(2, wounds)):
        at = round(size * (0.34 - 0.3 * place)), round(size * 0.34)
        sprite.alpha_composite(small, at)
    return sprite


def _draw_dummy(
    picture: Image.Image, view: View, words: Words, left: int, top: int, height: int
) -> None:
    """The dummy of a solo game: how long its cards last, and its crystals."""
    assert view.dummy is not None
    _draw_ground(picture, view, left, top, height, view.active == -1)
    put(picture, badge(words, -1, 56), left + 48, top + 42)
    end = put_left(picture, label(words.say("picture-dummy"), 44, CREAM), left + 86, top + 42)
    name = words.say(f"hero-{view.dummy.hero}")
    put_left(picture, label(name, 34, FAINT), end + 18, top + 45)
    if view.dummy.tactic is not None:
        shown = tactic(words, view.dummy.tactic, False, TACTIC)
        put_left(picture, shown, left + WIDE - 20 - shown.width, top + 42)
    y = top + HEAD + VALUES / 2
    end = put_left(picture, value("pile", str(len(view.dummy.deck)), 42, CREAM), left + 22, y)
    end = put_left(picture, value("discard", str(len(view.dummy.discard)), 42, FAINT), end + 30, y)
    for color in view.dummy.crystals:
        end = put_left(picture, gem(color, 42), end + 10, y)
