"""The pictures of Lords of Xidit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from games.core import Ask
from games.xidit.view import View
from renderers import Picture, Words
from renderers.kit.encode import palette_of, png
from renderers.kit.palette import SEATS
from renderers.xidit import around, kingdom
from renderers.xidit.paint import CREAM, GOLD, INK, ROAD_COLOURS, UNIT_TOKENS
from renderers.xidit.places import WIDTH


def draw(
    view: View, words: Words, ask: Ask | None = None, draft: Sequence[str] = ()
) -> list[Picture]:
    picture = _base(view, words).copy()
    around.draw_header(picture, view, words)
    kingdom.draw_pieces(picture, view, words, around.HEADER)
    around.draw_players(picture, view, words)
    around.draw_assessments(picture, view, around.HEIGHT - 54)
    around.draw_fate(picture, view, words)
    return [Picture("kingdom.png", png(picture, _palette()), "")]


def _base(view: View, words: Words) -> Image.Image:
    return _framed(kingdom.ground(view, words))


_bases: dict[int, Image.Image] = {}


def _framed(ground: Image.Image) -> Image.Image:
    if id(ground) not in _bases:
        base = Image.new("RGB", (WIDTH, around.HEIGHT))
        base.paste(ground, (0, around.HEADER))
        base.paste(around.panel_ground(), (0, around.TOP))
        _bases[id(ground)] = base
    return _bases[id(ground)]


@lru_cache(maxsize=1)
def _palette() -> Image.Image:
    proof = next(iter(_bases.values()))
    exact = [seat.colour for seat in SEATS]
    exact += [colour for _, colour, _ in UNIT_TOKENS.values()]
    exact += [*ROAD_COLOURS.values(), INK, CREAM, GOLD]
    return palette_of(proof, exact)
