"""The public picture in parts, for films: tiles go from the market to kingdoms, markers advance."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from games.annodomini.keys import lot_key, space_key
from games.annodomini.view import View
from renderers import Piece, Scene, Words
from renderers.annodomini.pages.board import EDGE, Layout, assembled, draw_board, laid_out
from renderers.annodomini.paint import key_badge
from renderers.annodomini.panels import kingdoms, market, track
from renderers.annodomini.panels.kingdoms import Kingdom, kingdom_of
from renderers.annodomini.panels.marks import news_ring
from renderers.annodomini.tiles import offered, standing
from renderers.kit.sketch import CLEAR, Sprite


def scene(view: View, words: Words) -> Scene:
    """Take the picture for everybody apart; before the first turn and at the end nothing moves."""
    if not view.round or view.over:
        return Scene(draw_board(view, words), {})
    layout = laid_out(view, words, bare=True)
    return Scene(assembled(layout.parts, layout.height), dict(_pieces(view, words, layout)))


def _pieces(view: View, words: Words, layout: Layout) -> Iterator[tuple[str, Piece]]:
    for name, (sprite, x, y) in track.markers_of(view.invaders, view.defense).items():
        yield name, Piece(sprite, x, track.HEADER + y)
    for at, lot in enumerate(view.column):
        left, top = market.lot_at(at)
        middle = market.LOT / 2
        lying = _lying(lot.tile, lot_key(at))
        yield lot.tile, Piece(lying, EDGE + left + middle, layout.market + top + middle)
    for seat, (left, top) in enumerate(layout.kingdoms):
        kingdom = kingdom_of(view, words, seat)
        for tile, sprite, x, y in _tiles(kingdom, layout.width):
            yield tile, Piece(sprite, left + x, top + y)


def _tiles(kingdom: Kingdom, width: int) -> Iterator[tuple[str, Sprite, float, float]]:
    size = kingdoms.tile_size(width)
    for at, place in enumerate(kingdom.places):
        if place is not None:
            sprite = standing(place, size, space_key(at))
            if at in (*kingdom.fresh, *kingdom.ruined):
                sprite = _ringed(sprite, at in kingdom.ruined)
            yield place.tile, sprite, *kingdoms.tile_middle(width, at)
    if kingdom.taken:
        held = offered(kingdom.taken, size - kingdoms.HAND)
        yield kingdom.taken, held, *kingdoms.in_hand(width)


def _lying(tile: str, key: str) -> Sprite:
    """Draw a tile of the column with its key, which reaches over its corner."""
    margin = 8
    side = market.LOT + 2 * margin
    sprite = Image.new("RGBA", (side, side), CLEAR)
    sprite.alpha_composite(offered(tile, market.LOT), (margin, margin))
    sprite.alpha_composite(key_badge(key, 52))
    return sprite


def _ringed(tile: Sprite, raid: bool) -> Sprite:
    ring = news_ring(tile.width, raid)
    sprite = Image.new("RGBA", ring.size, CLEAR)
    sprite.alpha_composite(tile, (5, 5))
    sprite.alpha_composite(ring)
    return sprite
