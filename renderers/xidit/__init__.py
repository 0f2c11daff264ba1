"""The pictures of Lords of Xidit: the kingdom, a player's own screen, the Hall of Fame."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from string import ascii_uppercase
from typing import Any

from PIL import Image

from games.core import Ask
from games.xidit.data import DATA, ORDERS, TALLEST_GUILD
from games.xidit.preview import Step, preview
from games.xidit.view import View
from renderers import Picture, Words
from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.encode import palette_of, png
from renderers.kit.palette import SEATS
from renderers.kit.sketch import put_rows
from renderers.xidit import alt, dashboard, pieces, route, screen, tiles
from renderers.xidit.background import draw_map
from renderers.xidit.hall_of_fame import LEAVING, draw_hall
from renderers.xidit.layout import WIDTH
from renderers.xidit.paint import (
    CREAM,
    INK,
    MOSS,
    PARCHMENT,
    REWARD_ICONS,
    SEA,
    SHALLOWS,
    TERRAIN,
    UNIT_TOKENS,
    VELLUM,
    guild_tower,
    reward,
    unit,
)
from renderers.xidit.signs import draw_legend, legend_alt


def draw(
    view: View, words: Words, ask: Ask | None = None, draft: Sequence[str] = ()
) -> list[Picture]:
    if view.over:
        hall = Picture(
            "hall.png", png(draw_hall(view, words), _palette()), alt.hall_alt(view, words)
        )
        return [hall, _kingdom(view, words)]
    if view.seat is None:
        return [_kingdom(view, words)]
    return [_screen(view, view.seat, words, ask, draft)]


def legend(words: Words) -> Picture:
    """Draw all signs with what they mean."""
    return Picture("signs.png", png(draw_legend(words), _palette()), legend_alt(words))


def _kingdom(view: View, words: Words) -> Picture:
    picture = _empty(view, words)
    pieces.draw_pieces(picture, view, words, dashboard.HEADER)
    pieces.draw_heroes(picture, view, words, dashboard.HEADER)
    dashboard.draw_players(picture, view, words)
    dashboard.draw_assessments(picture, view)
    return Picture("kingdom.png", png(picture, _palette()), alt.kingdom_alt(view, words))


def _screen(view: View, seat: int, words: Words, ask: Ask | None, draft: Sequence[str]) -> Picture:
    picture = _empty(view, words)
    steps: list[Step] = []
    picked = _picked(ask, draft)
    if ask is None:
        dashboard.draw_assessments(picture, view)
    elif ask.prompt.key == "plan-orders":
        steps = preview(view, ask.values(tuple(draft)))
        screen.draw_plan(picture, steps)
    else:
        route.draw_choices(picture, view, ask, picked, dashboard.HEADER)
        screen.draw_prompt(picture, words, ask)
    pieces.draw_pieces(picture, view, words, dashboard.HEADER)
    route.draw_arrows(picture, steps, dashboard.HEADER)
    pieces.draw_heroes(picture, view, words, dashboard.HEADER)
    route.draw_numbers(picture, view, steps, dashboard.HEADER)
    shows = ask is not None and ask.prompt.key == "census-show-all"
    screen.draw_screen(picture, view, seat, words, picked, shows)
    return Picture("screen.png", png(picture, _palette()), alt.kingdom_alt(view, words, steps))


def _picked(ask: Ask | None, draft: Sequence[str]) -> Counter[Any]:
    """Count what is chosen so far. What is shown in a census can be several units at once."""
    picked: Counter[Any] = Counter()
    for value in ask.values(tuple(draft)) if ask else ():
        picked.update(value if isinstance(value, tuple) else (value,))
    return picked


def _empty(view: View, words: Words) -> Image.Image:
    """Draw the map without pieces, the calendar, and what is to come."""
    picture = _base(tuple(view.empty), pieces.region_names(words))
    dashboard.draw_header(picture, view, words)
    dashboard.draw_fate(picture, view, words)
    return picture


def _base(empty: tuple[str, ...], regions: Sequence[str]) -> Image.Image:
    base = dashboard.empty_picture()
    draw_map(base, empty, regions, dashboard.HEADER)
    return base


@cached
def _palette() -> Image.Image:
    """Find the colors that all these pictures share, on a picture that has all of them."""
    proof = _base((), ("",) * len(DATA.regions))
    sprites = [guild_tower(seat, ascii_uppercase[seat], TALLEST_GUILD) for seat in range(5)]
    sprites += [seat_badge(seat, ascii_uppercase[seat], 62) for seat in range(5)]
    sprites += [reward(key, 60) for key in REWARD_ICONS]
    sprites += [unit(key, 60) for key in UNIT_TOKENS] * 2
    sprites += [dashboard.order_chip(order, 60) for order in ORDERS]
    sprites += [tiles.threat(DATA.tiles[False][city.key]) for city in DATA.cities[:3]]
    sprites += [tiles.recruitment(DATA.tiles[False][city.key].recruits) for city in DATA.cities[:3]]
    sprites += [tiles.raging_titan(titan, 244) for titan in DATA.titans[:2]]
    put_rows(proof, sprites, dashboard.TOP + 60, 120, WIDTH - 250)
    exact = [seat.color for seat in SEATS[:5]]
    exact += [*TERRAIN.values(), SEA, SHALLOWS, PARCHMENT, VELLUM, CREAM, INK]
    return palette_of(proof, [*exact, route.ROUTE, route.ALARM, MOSS, LEAVING])
