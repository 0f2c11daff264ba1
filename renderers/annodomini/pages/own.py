"""A player's own picture: their kingdom large, the market beside it, the others small below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from games.annodomini.choices import Deed
from games.annodomini.keys import space_key
from games.annodomini.view import View
from games.core import Ask
from renderers import Words
from renderers.annodomini.choices import Choice, Mark, choice
from renderers.annodomini.pages.board import (
    EDGE,
    GAP,
    Part,
    assembled,
    draw_banners,
    draw_castles,
    draw_news,
    draw_top,
    market_of,
    names,
)
from renderers.annodomini.panels import kingdoms, market
from renderers.annodomini.panels.kingdoms import Kingdom, kingdom_of
from renderers.annodomini.panels.prompt import profiles_of, prompt_of

WIDTH = 1576


def draw_own(
    view: View, seat: int, words: Words, ask: Ask | None, draft: Sequence[str]
) -> Image.Image:
    asked = choice(ask, draft)
    prompt = None
    if ask is not None:
        profiles = profiles_of(words, asked)
        prompt = prompt_of(view, words, ask, asked, draft, profiles=profiles)
    if not view.round:
        return draw_castles(view, words, asked, prompt)
    parts: list[Part] = []
    top = draw_top(parts, view, words)
    if prompt is None:
        top = draw_news(parts, view, words, top)
    else:
        parts.append((prompt, EDGE, top))
        top += prompt.height + GAP
    top = _middle(parts, view, seat, words, asked, top)
    others = [(seat + i) % view.seats for i in range(1, view.seats)]
    if len(others) == 1:
        panel = kingdoms.small_panel(*other_kingdom(view, words, others[0], asked), kingdoms.WIDTH)
        parts.append((panel, EDGE, top))
        left = EDGE + GAP + kingdoms.WIDTH
        bottom = draw_banners(parts, view, words, asked, left, top, 2)
        return assembled(parts, max(bottom, top + panel.height + GAP))
    if not asked.characters:  # they are in the prompt
        top = draw_banners(parts, view, words, asked, EDGE, top, 4)
    width = (WIDTH - GAP * (len(others) - 1)) // len(others)
    for at, other in enumerate(others):
        panel = kingdoms.small_panel(*other_kingdom(view, words, other, asked), width)
        parts.append((panel, EDGE + at * (width + GAP), top))
    return assembled(parts, top + panel.height + GAP)


def _middle(
    parts: list[Part],
    view: View,
    seat: int,
    words: Words,
    asked: Choice,
    top: int,
) -> int:
    """Draw the kingdom, and the market beside it; return where the rest begins."""
    mine = own_kingdom(view, words, seat, asked)
    inventor = any(option.value is Deed.INVENTOR for option in asked.rest)
    panel = kingdoms.large_panel(mine, names(words, mine.characters), inventor)
    parts.append((panel, EDGE, top))
    beside = market.own_market(choosable_market(view, words, asked), panel.height)
    parts.append((beside, EDGE + panel.width + GAP, top))
    return top + panel.height + GAP


def choosable_market(view: View, words: Words, asked: Choice) -> market.Market:
    """Return the market, with what may be chosen from it."""
    choosing = asked.prompt if asked.lots or asked.buildings else ""
    return market.Market(*market_of(view, words), choosing, asked.lots, asked.buildings)


def own_kingdom(view: View, words: Words, seat: int, asked: Choice) -> Kingdom:
    """Return the player's own kingdom, with what may be chosen in it."""
    mine = kingdom_of(view, words, seat)
    if any(option.value is Deed.EXCHANGE for option in asked.rest):
        found = view.players[seat].exchangeable
        assert found is not None
        village, _ = found
        return replace(mine, marks=(Mark(village, space_key(village), 0),))
    if not asked.spaces:
        return mine
    if view.taken:
        return replace(mine, marks=asked.spaces, trios=tuple(view.trios))
    return replace(mine, asked=True, marks=asked.spaces)


def other_kingdom(
    view: View, words: Words, seat: int, asked: Choice
) -> tuple[Kingdom, tuple[str, ...]]:
    """Return another kingdom with what may be chosen in it, and the names of its characters."""
    marks = tuple(
        Mark(mark.at.place, mark.key, mark.picked) for mark in asked.others if mark.at.seat == seat
    )
    shown = replace(kingdom_of(view, words, seat), marks=marks, asked=bool(asked.others))
    return shown, names(words, shown.characters)
