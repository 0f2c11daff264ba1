"""What a player is asked, and what each answer would bring them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from PIL import Image

from games.core import Ask, Option
from games.xidit.data import DATA, ORDERS_A_YEAR, REWARD_FOR, REWARDS, UNITS, Titan, open_regions
from games.xidit.options import Reward
from games.xidit.preview import Step
from games.xidit.view import View
from renderers import Words
from renderers.kit.badges import number_disc, token
from renderers.kit.cache import cached
from renderers.kit.fonts import broken, fit, fitted, label, paragraph
from renderers.kit.icons import icon
from renderers.kit.palette import mix
from renderers.kit.panels import plate
from renderers.kit.sketch import Sprite, beside, put, put_left
from renderers.xidit import tiles
from renderers.xidit.dashboard import order_chip
from renderers.xidit.map.names import values
from renderers.xidit.paint import (
    ALARM,
    CREAM,
    FADED,
    GOLD,
    INK,
    MISHAP,
    MOSS,
    VELLUM,
    region_code,
    reward,
    unit,
)

Room = tuple[int, int, int, int]  # left, top, width, height

ROW = 50  # height of an answer
FEW = 6  # answers that are written out
NARROW = 600  # below that, only what cannot be left out
ASSESSMENT_OF = {reward: assessment for assessment, reward in REWARD_FOR.items()}
MISHAPS = ("no-road", "again", "nobody", "nothing", "weak")
VERDICTS = {
    "free": ("check", MOSS),
    "weak": ("cross", ALARM),
    "again": ("cross", ALARM),
    "nobody": ("cross", ALARM),
    "nothing": ("cross", ALARM),
    "no-road": ("warning", ALARM),
    "wait": ("hourglass", FADED),
    "titan": ("titan", INK),
}


def draw_prompt(
    picture: Image.Image, view: View, words: Words, ask: Ask, picked: Counter[Any], room: Room
) -> None:
    """Write what is asked, and below it the answers with what they bring."""
    left, top, width, height = room
    put(picture, plate(width, height, CREAM, GOLD, 5, 16), left + width / 2, top + height / 2)
    inner = width - 32
    rows = [
        _row(words, option, _facts(view, words, ask, option, picked, inner), picked, inner)
        for option in ask.options
        if ask.prompt.key in ("choose-rewards", "place-bards", "fight-titan", "advance-neutral")
    ]
    step = min(ROW, (height - 66) // max(1, len(rows)))
    written = not rows and len(ask.options) <= FEW and width > NARROW
    free = height - 20 - len(rows) * step - (90 if written else 0)
    question = _question(words(ask.prompt), inner, free)
    picture.paste(question, (left + 18, top + 4), question)
    if written:
        answers = " · ".join(fitted(words(option.label), 34, inner) for option in ask.options)
        options = paragraph(answers, 34, mix(INK, FADED, 0.4), inner, 2)
        picture.paste(options, (left + 18, top + question.height), options)
    for place, row in enumerate(rows):
        picture.paste(row, (left + 16, top + height - 10 - (len(rows) - place) * step), row)


def _question(text: str, width: int, height: int) -> Sprite:
    """Write a question as large as it fits into a room; the last size may cut it."""
    for size in (40, 36, 33, 30):
        lines = max(1, height // round(size * 1.22))
        if len(broken(text, size, width)) <= lines:
            break
    return paragraph(text, size, INK, width, lines)


def _row(
    words: Words, option: Option[Any], facts: Sequence[Sprite], picked: Counter[Any], width: int
) -> Sprite:
    """Draw an answer: what it is, and at the right what it would bring."""
    chosen = picked[option.value] > 0
    fill, edge = (mix(VELLUM, MOSS, 0.3), MOSS) if chosen else (VELLUM, FADED)
    sprite = plate(width, ROW - 6, fill, edge, 4 if chosen else 3, 12).copy()
    sign, *others = facts
    y = sprite.height / 2
    left = put_left(sprite, sign, 10, y) + 8
    right = width - 10
    for fact in others[::-1]:
        right -= fact.width
        put_left(sprite, fact, right, y)
        right -= 14
    name = fit(words(option.label), (36, 32, 28, 24), right - left, INK)
    if right - left > 90:
        put_left(sprite, name, left, y)
    return sprite


def _facts(
    view: View, words: Words, ask: Ask, option: Option[Any], picked: Counter[Any], width: int
) -> list[Sprite]:
    """Say of an answer: its sign, then what it changes."""
    match ask.prompt.key, option.value:
        case "choose-rewards", Reward() as won:
            return _reward_facts(view, words, ask.seat, won, width)
        case "place-bards", str() as key:
            more = label(f"+{picked[key]}", 40, MOSS) if picked[key] else label("", 40, MOSS)
            counts = view.bards.get(key, [0] * view.seats)
            singing = [
                tiles.bard_chip(seat, words.letter(seat), n) for seat, n in enumerate(counts) if n
            ]
            known = [] if width < NARROW or not singing else [beside(singing, 6)]
            return [region_code(key), *known, more, values(key)]
        case "fight-titan", str() as key:
            return [icon("titan", 42, INK), _titan(DATA.titan[key])]
        case "advance-neutral", str() as assessment:
            level = view.neutral[assessment]
            return [reward(REWARD_FOR[assessment], 42), _change(level, level + 1)]
    return [icon("cross", 34, FADED)]


def _reward_facts(view: View, words: Words, seat: int, won: Reward, width: int) -> list[Sprite]:
    facts = [reward(won.kind, 42)]
    assessment = ASSESSMENT_OF[won.kind]
    if width > NARROW:
        place = view.assessments.index(assessment) + 1
        name = words.say(f"assessment-{assessment}")
        facts.append(label(f"{place}. {name}", 34, mix(INK, FADED, 0.4)))
    level = view.standings[assessment][seat]
    if won.kind == "bards":
        codes = open_regions(view.heroes[seat].city, view.empty)
        facts.append(beside([region_code(key) for key in codes], 4))
    elif level is not None:
        facts.append(_change(level, level + won.amount))
    return facts


def _change(before: int, after: int) -> Sprite:
    numbers = [label(str(before), 40, INK), icon("arrow", 34, INK), label(str(after), 44, MOSS)]
    return beside(numbers, 8)


@cached
def _titan(titan: Titan) -> Sprite:
    """Draw what a titan costs and offers."""
    parts = [token("hexagon", 40, CREAM, "person"), label(str(titan.size), 40, ALARM)]
    for key in REWARDS:
        parts += [reward(key, 38), label(str(getattr(titan, key)), 38, INK)]
    return beside(parts, 4)


# The plan of a year


def draw_plan(picture: Image.Image, route: Sequence[Step], room: Room) -> None:
    """Draw six slots: the orders so far, and below each what it does if everybody else waits."""
    left, top, width, height = room
    put(picture, plate(width, height, CREAM, GOLD, 5, 16), left + width / 2, top + height / 2)
    columns = ORDERS_A_YEAR if width > NARROW else ORDERS_A_YEAR // 2
    share, tall = width / columns, height * columns // ORDERS_A_YEAR
    for place in range(ORDERS_A_YEAR):
        slot = (left + share * (place % columns), top + tall * (place // columns), share, tall)
        _slot(picture, route[place] if place < len(route) else None, place + 1, slot)


def _slot(
    picture: Image.Image, step: Step | None, number: int, slot: tuple[float, float, float, int]
) -> None:
    left, top, width, height = slot
    x = left + width / 2
    if height > NARROW / 4:  # the outcome below the order, or else beside it
        size, places = 92, ((x, top + height * 0.33), (x, top + height * 0.76))
    else:
        size = 58
        places = ((x - 33, top + height / 2), (x + 31, top + height / 2))
    if step is None:
        put(picture, order_chip("", size), *places[0])
        put(picture, label(str(number), 44, FADED), *places[1])
        return
    if step.meets in MISHAPS:
        middle = (x, top + height / 2)
        put(picture, plate(round(width) - 16, height - 20, MISHAP, ALARM, 4, 14), *middle)
    put(picture, order_chip(step.order, size), *places[0])
    put(picture, _outcome(step, round(size * 0.8)), *places[1])


def _outcome(step: Step, size: int) -> Sprite:
    if step.meets == "road":
        return number_disc(str(step.target), size, CREAM, INK, 0.62)
    if step.meets in UNITS:
        return unit(step.meets, size)
    return verdict(step.meets)


@cached
def verdict(meets: str) -> Sprite:
    """Draw what an order comes to, where that is neither a city nor a unit."""
    if meets == "unknown":
        return label("?", 64, INK)
    name, color = VERDICTS[meets]
    return icon(name, 60, color)
