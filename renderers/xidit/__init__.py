"""The pictures of Lords of Xidit: the kingdom, a player's own screen, the Hall of Fame."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase

from PIL import Image

from games.core import Ask
from games.xidit.data import DATA, ORDERS, TALLEST_GUILD
from games.xidit.view import View
from renderers import Layers, Picture, Words
from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.encode import palette_of, png
from renderers.kit.palette import SEATS
from renderers.kit.sketch import put, put_rows
from renderers.xidit import alt, dashboard, tiles
from renderers.xidit.emojis import EMOJIS
from renderers.xidit.hall_of_fame import LEAVING, draw_hall
from renderers.xidit.map import deeds, pieces, route
from renderers.xidit.map.background import draw_map
from renderers.xidit.map.layout import WIDTH
from renderers.xidit.own import Own, draw_desk, draw_phone
from renderers.xidit.paint import (
    ALARM,
    CREAM,
    CRIMSON,
    INK,
    MISHAP,
    MOSS,
    PARCHMENT,
    REWARD_ICONS,
    SEA,
    SHALLOWS,
    TERRAIN,
    UNIT_TOKENS,
    VELLUM,
    WOOD,
    guild_tower,
    reward,
    unit,
)
from renderers.xidit.players import draw_players
from renderers.xidit.signs import draw_legend, legend_alt

__all__ = ["EMOJIS", "desk", "draw", "layers", "legend"]

COLORS = 96  # some kilobytes less than the usual number, and nobody sees it


def draw(
    view: View, words: Words, ask: Ask | None = None, draft: Sequence[str] = ()
) -> list[Picture]:
    if view.over:
        return [_hall(view, words, landscape=False), _kingdom(view, words)]
    if view.seat is None:
        return [_kingdom(view, words)]
    return [_screen(view, view.seat, words, ask, draft)]


def legend(words: Words) -> Picture:
    """Draw all signs with what they mean."""
    return Picture("signs.png", png(draw_legend(words), _palette()), legend_alt(words))


def desk(
    view: View, words: Words, ask: Ask | None = None, draft: Sequence[str] = ()
) -> list[Picture]:
    """Draw a player's own picture in landscape."""
    if view.over:
        return [_hall(view, words, landscape=True), _kingdom(view, words)]
    if view.seat is None:
        return draw(view, words, ask, draft)
    own = Own(view, view.seat, words, ask, draft)
    picture = draw_desk(own)
    return [Picture("screen.png", png(picture, _palette()), alt.kingdom_alt(view, words, own.plan))]


def layers(view: View, words: Words) -> Layers:
    """Take the kingdom apart: the heroes move on it."""
    return Layers(_land(view, words), pieces.heroes(view, words, dashboard.HEADER))


def _hall(view: View, words: Words, landscape: bool) -> Picture:
    picture = draw_hall(view, words, landscape)
    return Picture("hall.png", png(picture, _palette()), alt.hall_alt(view, words))


def _kingdom(view: View, words: Words) -> Picture:
    parts = layers(view, words)
    for piece in parts.pieces.values():
        put(parts.base, piece.sprite, piece.x, piece.y)
    return Picture("kingdom.png", png(parts.base, _palette()), alt.kingdom_alt(view, words))


def _land(view: View, words: Words) -> Image.Image:
    """Draw the kingdom as everybody sees it, but for the heroes."""
    picture = dashboard.empty_picture()
    draw_map(picture, tuple(view.empty), dashboard.HEADER)
    deeds.draw_routes(picture, view.deeds, dashboard.HEADER)
    taken = pieces.draw_pieces(picture, view, words, dashboard.HEADER)
    deeds.draw_deeds(picture, view.deeds, words, taken, dashboard.HEADER)
    dashboard.draw_header(picture, view, words)
    draw_players(picture, view, words)
    dashboard.draw_fate(picture, view, words, dashboard.TOP)
    return picture


def _screen(view: View, seat: int, words: Words, ask: Ask | None, draft: Sequence[str]) -> Picture:
    own = Own(view, seat, words, ask, draft)
    picture = draw_phone(own)
    return Picture("screen.png", png(picture, _palette()), alt.kingdom_alt(view, words, own.plan))


@cached
def _palette() -> Image.Image:
    """Find the colors that all these pictures share, on a picture that has all of them."""
    proof = dashboard.empty_picture()
    draw_map(proof, (), dashboard.HEADER)
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
    exact += [*TERRAIN.values(), SEA, SHALLOWS, PARCHMENT, VELLUM, CREAM, INK, WOOD, CRIMSON]
    exact += [route.ROUTE, ALARM, MISHAP, MOSS, LEAVING]
    return palette_of(proof, exact, COLORS)
