"""The end: what each player is praised for, by category, and who has won."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from games.mageknight.rules.ending import ACHIEVEMENTS, winners_of
from games.mageknight.scores import Score
from games.mageknight.view import View
from renderers import Words
from renderers.kit.badges import seat_badge
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
NARROW = 220  # a column with no room for the sign of a title
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
    "mines": "site_mine",
    "keeps": "site_keep",
    "towers": "site_mage_tower",
    "returned": "site_portal",
}


def lines(view: View) -> list[str]:
    """What is counted: some of it only in some scenarios."""
    parts = view.plan.score
    always = ["base", *ACHIEVEMENTS] if "achievements" in parts else []
    return [*always, *(part for part in parts if part in SIGN)]


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


@dataclass(frozen=True)
class Column:
    """What is counted for a player, or for a team."""

    seats: tuple[int, ...]
    score: Score
    decides: bool  # who has won: a player's own count does not, where there are teams


def columns(view: View) -> list[Column]:
    """Those of the players of a team stand before the team's own."""
    if not view.teams:
        return [Column((seat,), score, True) for seat, score in enumerate(view.scores)]
    found = []
    for team, score in zip(view.teams, view.team_scores, strict=True):
        found += [Column((seat,), view.scores[seat], False) for seat in team]
        found.append(Column(team, score, True))
    return found


def winners(view: View) -> list[int]:
    """Against the dummy, only with the aim met."""
    if view.dummy is not None and not view.final:
        return []
    deciding = [column for column in columns(view) if column.decides]
    totals = {seat: column.score.total for column in deciding for seat in column.seats}
    return winners_of(view.plan, view.teams, [totals[seat] for seat in range(view.seats)])


def won(view: View, column: Column) -> bool:
    """Whether it is the best."""
    return column.decides and {*column.seats} <= {*winners(view)}


def signed(n: int) -> str:
    return str(n).replace("-", "−")


def headline(view: View, words: Words) -> str:
    if view.dummy is not None:
        met, missed = HEADLINES[view.plan.aim]
        return words.say(met if view.final else missed)
    if not winners(view):
        return words.say("picture-nobody-wins")
    names = " & ".join(words.seat(seat) for seat in winners(view))
    return words.say("picture-winner", name=names, n=len(winners(view)))


def draw_scores(view: View, words: Words, landscape: bool = False) -> Image.Image:
    page, now = _page(view, landscape), hour(view.night)
    picture = Image.new("RGB", (WIDTH, page.height), now.ground)
    picture.paste(sky(view.night).crop((0, SKY - page.sky, WIDTH, SKY)), (0, 0))
    y = page.sky * 0.46
    put(picture, icon("crown", round(page.sky * 0.55), GOLD, INK), 250, y)
    put_left(picture, shadowed(headline(view, words), (64, 56, 48, 42), WIDTH - 350), 320, y)
    shown = columns(view)
    step = (WIDTH - 2 * MARGIN - LABEL) / len(shown)
    for place, column in enumerate(shown):
        x = MARGIN + LABEL + step * (place + 0.5)
        best = won(view, column)
        if len(column.seats) == 1:
            _draw_name(picture, view, words, page, column.seats[0], x, step, best)
        else:
            _draw_team(picture, view, words, page, column.seats, x, step, best)
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


def _draw_team(
    picture: Image.Image,
    view: View,
    words: Words,
    page: Page,
    seats: tuple[int, ...],
    x: float,
    step: float,
    best: bool,
) -> None:
    """All of a team beside each other."""
    top, height = page.sky + 10, page.head - 20
    now = hour(view.night)
    ground = plate(round(step) - 12, height, now.plate, GOLD, 9 if best else 5, 18)
    put(picture, ground, x, top + height / 2)
    size = min(round(height * 0.38), round((step - 30) / len(seats)))
    for place, seat in enumerate(seats):
        badge = seat_badge(seat, words.letter(seat), size)
        put(picture, badge, x + (place - (len(seats) - 1) / 2) * (size + 4), top + height * 0.36)
    name = fit(words.say("picture-team"), (40, 36, 32, 28), step - 40, CREAM)
    put(picture, name, x, top + height * 0.76)


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
    for place, column in enumerate(columns(view)):
        x, score = MARGIN + LABEL + step * (place + 0.5), column.score
        if total and column.decides:
            put(picture, label(str(score.total), 60, GOLD, "sans"), x, y)
            low, part = top + height - 22, 88 / len(column.seats)
            for i, seat in enumerate(column.seats):
                left = x - 44 + i * part
                box = (round(left), low, round(left + part), low + 6)
                picture.paste(SEATS[seat].color, box)
        if total or (line == "mission" and not column.decides):
            continue
        number = label(signed(getattr(score, line)), 48, CREAM if column.decides else FAINT, "sans")
        title = score.titles.get(line)
        narrow = step < NARROW
        put(picture, number, x - ((44 if narrow else 64) if title else 0), y)
        if title:
            put(picture, _title(title, min(62, height - 18), narrow), x + 46, y)


def _title(n: int, height: int, narrow: bool) -> Sprite:
    """What a title brings or costs; without its sign where there is no room for it."""
    good, middle = n > 0, height / 2
    color = GOLD if good else BLOOD
    width = 76 if narrow else 132
    sprite = plate(width, height, mix(color, INK, 0.55), color, 3, 14).copy()
    if not narrow:
        put(sprite, icon("laurel" if good else "value_wound", 40, color), 34, middle)
    number = label(f"+{n}" if good else signed(n), 40, CREAM, "sans")
    put(sprite, number, width / 2 if narrow else 90, middle)
    return sprite
