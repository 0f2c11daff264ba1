"""The end: what each player is praised for, by category, and who has won."""

from __future__ import annotations

from PIL import Image

from games.mageknight.rules.ending import CATEGORIES
from games.mageknight.view import View
from renderers import Words
from renderers.kit.fonts import fit, label
from renderers.kit.icons import icon
from renderers.kit.palette import SEATS, mix, rgb
from renderers.kit.panels import plate
from renderers.kit.sketch import Sprite, put, put_left
from renderers.mageknight.paint import BLOOD, CREAM, FAINT, GOLD, INK, hour
from renderers.mageknight.panels.header import SKY, badge, shadowed, sky
from renderers.mageknight.viewport import MARGIN, WIDTH

ROW = 104
HEAD = 190
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


def draw_scores(view: View, words: Words) -> Image.Image:
    height = SKY + HEAD + ROW * (len(lines(view)) + 1) + 40
    now = hour(view.night)
    picture = Image.new("RGB", (WIDTH, height), now.ground)
    picture.paste(sky(view.night), (0, 0))
    put(picture, icon("crown", 96, GOLD, INK), 250, 80)
    put_left(picture, shadowed(headline(view, words), (64, 56, 48, 42), WIDTH - 350), 320, 82)
    step = (WIDTH - 2 * MARGIN - LABEL) / view.seats
    best = winners(view)
    for seat in range(view.seats):
        _draw_name(
            picture, view, words, seat, MARGIN + LABEL + step * (seat + 0.5), step, seat in best
        )
    for place, line in enumerate((*lines(view), "total")):
        top = SKY + HEAD + place * ROW
        _draw_line(picture, view, words, line, top, step)
    return picture


def _draw_name(
    picture: Image.Image, view: View, words: Words, seat: int, x: float, step: float, best: bool
) -> None:
    top = SKY + 10
    now = hour(view.night)
    ground = plate(round(step) - 12, HEAD - 20, now.plate, GOLD if best else now.edge, 6, 18)
    put(picture, ground, x, top + (HEAD - 20) / 2)
    put(picture, badge(words, seat, 72), x, top + 50)
    if best:
        put(picture, icon("crown", 54, GOLD, INK), x + 70, top + 46)
    room = step - 40
    put(picture, fit(words.seat(seat), (40, 36, 32, 28), room, CREAM), x, top + 110)
    hero = words.say(f"hero-{view.heroes[seat].hero}")
    put(picture, fit(hero, (32, 28), room, FAINT), x, top + 146)


def _draw_line(
    picture: Image.Image, view: View, words: Words, line: str, top: int, step: float
) -> None:
    now = hour(view.night)
    total = line == "total"
    fill = rgb("#4a3a12") if total else now.plate
    row = plate(WIDTH - 2 * MARGIN, ROW - 10, fill, GOLD if total else now.edge, 3, 14)
    picture.paste(row, (MARGIN, top), row)
    y = top + (ROW - 10) / 2
    sign = SIGN.get(line, "crown")
    color = BLOOD if line == "beating" else GOLD
    put(picture, icon(sign, 56, color), MARGIN + 48, y)
    name = words.say(f"picture-score-{line}")
    put_left(picture, fit(name, (44, 40, 36, 32), LABEL - 110, CREAM), MARGIN + 92, y)
    for seat, score in enumerate(view.scores):
        x = MARGIN + LABEL + step * (seat + 0.5)
        if total:
            put(picture, label(str(score.total), 60, GOLD, "sans"), x, y)
            picture.paste(SEATS[seat].color, (round(x - 44), top + 82, round(x + 44), top + 88))
            continue
        number = label(signed(getattr(score, line)), 48, CREAM, "sans")
        title = score.titles.get(line)
        put(picture, number, x - (64 if title else 0), y)
        if title:
            put(picture, _title(title), x + 46, y)


def _title(n: int) -> Sprite:
    """What a title brings or costs."""
    good = n > 0
    sprite = plate(132, 62, mix(GOLD if good else BLOOD, INK, 0.55), GOLD if good else BLOOD, 3, 14)
    sprite = sprite.copy()
    put(sprite, icon("laurel" if good else "value_wound", 40, GOLD if good else BLOOD), 34, 31)
    put(sprite, label(f"+{n}" if good else signed(n), 40, CREAM, "sans"), 90, 31)
    return sprite
