"""The end: what each player is praised for, by category, and who has won."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from games.mageknight.rules.ending import CATEGORIES
from games.mageknight.view import View
from renderers import Words
from renderers.kit.fonts import fit, label
from renderers.kit.icons import icon
from renderers.kit.palette import SEATS, mix, rgb
from renderers.kit.panels import plate, put_plate
from renderers.kit.screens import DESK
from renderers.kit.sketch import Sprite, put, put_left
from renderers.mageknight.faces import token
from renderers.mageknight.paint import BLOOD, CREAM, FAINT, GOLD, INK, hour
from renderers.mageknight.panels.header import SKY, shadowed, sky
from renderers.mageknight.viewport import MARGIN, WIDTH

LABEL = 470
SIGN = {
    "base": "value_fame",
    "knowledge": "staff",
    "loot": "chest",
    "leader": "banner",
    "conqueror": "site_keep",
    "adventurer": "site_dungeon",
    "beating": "value_wound",
    "cities": "site_city",
    "mission": "laurel",
}
ALWAYS = ("base", *(category for category in CATEGORIES if category != "cities"))


def lines(view: View) -> list[str]:
    """What is counted: some of it only in some scenarios."""
    return [*ALWAYS, *(part for part in ("cities", "mission") if part in view.plan.score)]


HEADLINES = {
    "find-city": ("picture-found", "picture-not-found"),
    "conquer-cities": ("picture-conquered", "picture-not-conquered"),
}


@dataclass(frozen=True)
class Page:
    """How tall the sky, the players, a line and all of it are."""

    sky: int
    head: int
    row: int
    height: int


def _page(view: View, landscape: bool) -> Page:
    count = len(lines(view)) + 1
    if landscape:
        return Page(100, 160, (DESK[1] - 100 - 160 - 10) // count, DESK[1])
    return Page(SKY, 190, 104, SKY + 190 + 104 * count + 40)


def winners(view: View) -> list[int]:
    best = max(score.total for score in view.scores)
    return [seat for seat, score in enumerate(view.scores) if score.total == best]


def signed(n: int) -> str:
    return str(n).replace("-", "−")


def headline(view: View, words: Words) -> str:
    if view.seats == 1:
        met, missed = HEADLINES[view.plan.aim]
        return words.say(met if view.final else missed)
    names = " & ".join(words.seat(seat) for seat in winners(view))
    return words.say("picture-winner", name=names, n=len(winners(view)))


def draw_scores(view: View, words: Words, landscape: bool = False) -> Image.Image:
    page, now = _page(view, landscape), hour(view.night)
    picture = Image.new("RGB", (WIDTH, page.height), now.ground)
    picture.paste(sky(view.night).crop((0, SKY - page.sky, WIDTH, SKY)), (0, 0))
    y = page.sky * 0.46
    put(picture, icon("crown", round(page.sky * 0.55), GOLD, INK), 250, y)
    put_left(picture, shadowed(headline(view, words), (64, 56, 48, 42), WIDTH - 350), 320, y)
    step = (WIDTH - 2 * MARGIN - LABEL) / view.seats
    best = winners(view)
    for seat in range(view.seats):
        x = MARGIN + LABEL + step * (seat + 0.5)
        _draw_name(picture, view, words, page, seat, x, step, seat in best)
    for place, line in enumerate((*lines(view), "total")):
        top = page.sky + page.head + place * page.row
        _draw_line(picture, view, words, line, (top, page.row), step)
    return picture


def _draw_name(
    picture: Image.Image,
    view: View,
    words: Words,
    page: Page,
    seat: int,
    x: float,
    step: float,
    best: bool,
) -> None:
    top, height = page.sky + 10, page.head - 20
    now = hour(view.night)
    ground = plate(round(step) - 12, height, now.plate, GOLD if best else now.edge, 6, 18)
    put(picture, ground, x, top + height / 2)
    who = token(seat, words.letter(seat), view.heroes[seat].hero, round(height * 0.42), best)
    put(picture, who, x, top + height * 0.28)
    if best:
        put(picture, icon("crown", 54, GOLD, INK), x + 84, top + height * 0.27)
    room = step - 40
    name = fit(words.seat(seat), (40, 36, 32, 28), room, CREAM)
    put(picture, name, x, top + height * 0.66)
    hero = words.say(f"hero-{view.heroes[seat].hero}")
    put(picture, fit(hero, (32, 28), room, FAINT), x, top + height * 0.87)


def _draw_line(
    picture: Image.Image,
    view: View,
    words: Words,
    line: str,
    at: tuple[int, int],  # top and height
    step: float,
) -> None:
    top, height = at
    now = hour(view.night)
    total = line == "total"
    fill = rgb("#4a3a12") if total else now.plate
    box = (MARGIN, top, WIDTH - 2 * MARGIN, height - 10)
    put_plate(picture, box, fill, GOLD if total else now.edge, 3, 14)
    y = top + (height - 10) / 2
    sign = SIGN.get(line, "crown")
    color = BLOOD if line == "beating" else GOLD
    put(picture, icon(sign, 56, color), MARGIN + 48, y)
    name = words.say(f"picture-score-{line}")
    put_left(picture, fit(name, (44, 40, 36, 32), LABEL - 110, CREAM), MARGIN + 92, y)
    for seat, score in enumerate(view.scores):
        x = MARGIN + LABEL + step * (seat + 0.5)
        if total:
            put(picture, label(str(score.total), 60, GOLD, "sans"), x, y)
            low = top + height - 22
            picture.paste(SEATS[seat].color, (round(x - 44), low, round(x + 44), low + 6))
            continue
        number = label(signed(getattr(score, line)), 48, CREAM, "sans")
        title = score.titles.get(line)
        put(picture, number, x - (64 if title else 0), y)
        if title:
            put(picture, _title(title, min(62, height - 18)), x + 46, y)


def _title(n: int, height: int) -> Sprite:
    """What a title brings or costs."""
    good, middle = n > 0, height / 2
    color = GOLD if good else BLOOD
    sprite = plate(132, height, mix(color, INK, 0.55), color, 3, 14).copy()
    put(sprite, icon("laurel" if good else "value_wound", 40, color), 34, middle)
    put(sprite, label(f"+{n}" if good else signed(n), 40, CREAM, "sans"), 90, middle)
    return sprite
