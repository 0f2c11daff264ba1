"""A player's own picture in landscape: their kingdom, and beside it what matters now."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.annodomini.choices import Deed
from games.annodomini.data import CROPS
from games.annodomini.view import View
from games.core import Ask
from renderers import Words
from renderers.annodomini import alt
from renderers.annodomini.choices import Choice, choice
from renderers.annodomini.pages.board import (
    EDGE,
    GAP,
    Part,
    acting,
    assembled,
    draw_banners,
    draw_court,
    draw_news,
    verdict,
)
from renderers.annodomini.pages.own import choosable_market, other_kingdom, own_kingdom
from renderers.annodomini.paint import SAND
from renderers.annodomini.palette import panel
from renderers.annodomini.panels import banners, kingdoms, market, track
from renderers.annodomini.panels.characters import draw_profile
from renderers.annodomini.panels.kingdoms import kingdom_of
from renderers.annodomini.panels.prompt import Profile, profiles_of, prompt_of
from renderers.kit.screens import DESK, WIDTH

PROMPT = 118
OWN = 716  # width of one's own kingdom
RIVALS = 84  # height of the others
PENNANTS = 84


def draw_desk(
    view: View, seat: int, words: Words, ask: Ask | None, draft: Sequence[str]
) -> Image.Image:
    asked = choice(ask, draft)
    parts: list[Part] = [(_header(view, words), 0, 0)]
    top = track.HEADER + 6
    if ask is None:
        top = draw_news(parts, view, words, top)
    else:
        panel = prompt_of(view, words, ask, asked, draft, PROMPT)
        parts.append((panel, EDGE, top))
        top += panel.height + GAP
    bottom = DESK[1] - 8
    if not view.round:
        _castles(parts, view, words, asked, top, bottom)
        return assembled(parts, DESK[1])
    left = EDGE + OWN + GAP
    low = bottom if asked.others else bottom - RIVALS - GAP  # they are shown at length instead
    box = (left, top, WIDTH - EDGE - left, low - top)
    banners_there = _beside(parts, view, seat, words, asked, box)
    height = bottom - top
    if not banners_there:
        height -= PENNANTS + GAP
        waiting = tuple((crop, tuple(view.banners[crop])) for crop in CROPS)
        pennants = banners.pennants_panel(waiting, OWN, PENNANTS)
        parts.append((pennants, EDGE, bottom - PENNANTS))
    mine = own_kingdom(view, words, seat, asked)
    inventor = any(option.value is Deed.INVENTOR for option in asked.rest)
    parts.append((kingdoms.desk_panel(mine, inventor, OWN, height), EDGE, top))
    if not asked.others:
        _rivals(parts, view, seat, words, left, bottom - RIVALS)
    return assembled(parts, DESK[1])


def _header(view: View, words: Words) -> Image.Image:
    weakest = view.weakest if view.round else ()
    return track.desk_header(
        alt.round_line(view, words),
        alt.turn_line(view, words),
        tuple((seat, words.letter(seat)) for seat in acting(view)),
        words.say(f"scenario-{view.scenario}"),
        view.scenario,
        view.seats == 2,
        view.invaders,
        view.defense,
        verdict(view, words),
        tuple((seat, words.letter(seat)) for seat in weakest),
    )


def _castles(
    parts: list[Part], view: View, words: Words, asked: Choice, top: int, bottom: int
) -> None:
    """Draw the castles, who has one, and the characters whose crops they grow."""
    caption = words.say("picture-castles-left")
    castles = market.castles_panel(tuple(view.castles), caption, asked.castles)
    parts.append((castles, EDGE, top))
    top += castles.height + GAP
    width = (WIDTH - 2 * EDGE - GAP * (view.seats - 1)) // view.seats
    for seat in range(view.seats):
        panel = kingdoms.castle_panel(kingdom_of(view, words, seat), width)
        parts.append((panel, EDGE + seat * (width + GAP), top))
    top += panel.height + GAP
    width = (WIDTH - 2 * EDGE - GAP * (len(CROPS) - 1)) // len(CROPS)
    for at, crop in enumerate(CROPS):
        box = (EDGE + at * (width + GAP), top, width, bottom - top)
        draw_court(parts, view, words, (crop,), box)


def _beside(
    parts: list[Part], view: View, seat: int, words: Words, asked: Choice, box: market.Box
) -> bool:
    """Draw what matters now; return whether the banners are among it."""
    left, top, width, height = box
    if asked.characters:
        parts.append((profiles_panel(profiles_of(words, asked), width, height), left, top))
        return False
    if asked.crops:
        half = (width - GAP) // 2
        draw_banners(parts, view, words, asked, left, top, 2, half)
        return True
    if asked.others:
        others = [(seat + i) % view.seats for i in range(1, view.seats)]
        half = (width - GAP) // 2 if len(others) > 1 else width
        size = SMALLER if len(others) > 1 else 2 * SMALLER
        for at, other in enumerate(others):
            shown, titles = other_kingdom(view, words, other, asked)
            panel = kingdoms.small_panel(shown, titles, half, size)
            x, y = left + at % 2 * (half + GAP), top + at // 2 * (panel.height + GAP)
            parts.append((panel, x, y))
        return False
    if view.taken and view.actor == seat:
        half = (width - GAP) // 2
        for x, crops in ((left, CROPS[:2]), (left + half + GAP, CROPS[2:])):
            draw_court(parts, view, words, crops, (x, top, half, height))
        return True
    offer = market.desk_market(choosable_market(view, words, asked), width, height)
    parts.append((offer, left, top))
    return False


SMALLER = 74  # tiles of two or three others


@panel
def profiles_panel(profiles: tuple[Profile, ...], width: int, height: int) -> Image.Image:
    """Draw those who may come, one below the other."""
    panel = Image.new("RGB", (width, height), SAND)
    tall = min(230, (height - 12 * len(profiles)) // max(1, len(profiles)))
    for at, (character, name, does, picked) in enumerate(profiles):
        box = (4, 4 + at * (tall + 12), width - 8, tall)
        draw_profile(panel, character, name, does, box, picked)
    return panel


def _rivals(parts: list[Part], view: View, seat: int, words: Words, left: int, top: int) -> None:
    others = [(seat + i) % view.seats for i in range(1, view.seats)]
    width = (WIDTH - EDGE - left - GAP * (len(others) - 1)) // len(others)
    for at, other in enumerate(others):
        panel = kingdoms.rival_panel(kingdom_of(view, words, other), width, RIVALS)
        parts.append((panel, left + at * (width + GAP), top))
