"""The pictures of Bestiary of Sigillum: the field, a player's own, the winner's page, sheets."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase

from PIL import Image

from games.core import Ask
from games.sigillum.beasts import SHEETS as BEASTS
from games.sigillum.rules.factions import FACTIONS
from games.sigillum.view import View
from renderers import Picture, Scene, Words
from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.encode import palette_of, png
from renderers.kit.palette import SEATS
from renderers.kit.screens import DESK
from renderers.kit.sketch import put_rows
from renderers.sigillum import alt_text
from renderers.sigillum.emojis import EMOJIS as EMOJIS
from renderers.sigillum.field import background, towers
from renderers.sigillum.field.last_turn import burst
from renderers.sigillum.layout import WIDTH
from renderers.sigillum.pages import result
from renderers.sigillum.pages.board import board_parts, draw_board
from renderers.sigillum.pages.desk import draw_desk
from renderers.sigillum.pages.gallery import draw_gallery
from renderers.sigillum.pages.legend import draw_legend
from renderers.sigillum.pages.sheet import draw_character, draw_faction
from renderers.sigillum.paint import (
    CREAM,
    EDGE,
    FLASH,
    GILT,
    INK,
    LAPIS,
    LIGHT,
    MARK,
    MARK_LIGHT,
    MEDALS,
    MOTIF,
    MUTED,
    RUBRIC,
    SHADE,
    SHINE,
    SOFT,
    SPENT,
    STONE,
    TERRAIN,
    VELLUM,
    VERDIGRIS,
    cameo,
    effect_chip,
    hearts,
    initial,
    kind_mark,
    rounds_disc,
)

COLORS = 96  # inks are few: fewer than the kit's make files smaller
SHEETS = {
    **{f"beast-{key}": key for key in BEASTS},
    **{f"faction-{key}": key for key in FACTIONS},
    **{f"ability-{key}-{use}": key for key in BEASTS for use in ("attack", 1, 2)},
    **{f"ability-{key}-{number}": key for key in FACTIONS for number in (1, 2, 3)},
}  # what is on which sheet, by the message that names it
GALLERY = ("pick", "ban")  # what is asked with the whole bestiary open


def draw(
    view: View, words: Words, ask: Ask | None = None, draft: Sequence[str] = ()
) -> list[Picture]:
    if view.winner is not None:
        page = _png(result.draw_result(view, words))
        return [Picture("result.png", page, alt_text.result_alt(view, words)), _field(view, words)]
    field = _field(view, words, ask, draft)
    if ask is not None and ask.prompt.key in GALLERY:
        book = _png(draw_gallery(view, words, ask, draft))
        return [Picture("bestiary.png", book, alt_text.gallery_alt(view, words, ask)), field]
    return [field]


def desk(
    view: View, words: Words, ask: Ask | None = None, draft: Sequence[str] = ()
) -> list[Picture]:
    """Draw a player's own in landscape."""
    if view.winner is not None:
        return draw(view, words, ask, draft)
    alt = alt_text.field_alt(view, words, ask)
    field = Picture("field.png", _png(draw_desk(view, words, ask, draft)), alt)
    if ask is not None and ask.prompt.key in GALLERY:
        book = _png(draw_gallery(view, words, ask, draft, DESK[1]))
        return [Picture("bestiary.png", book, alt_text.gallery_alt(view, words, ask)), field]
    return [field]


def sheet(key: str, words: Words) -> Picture:
    """Draw the leaf of one character, or of one faction castle."""
    drawn = draw_faction(key, words) if key in FACTIONS else draw_character(key, words)
    return Picture(f"{key}.png", _png(drawn), alt_text.sheet_alt(key, words))


def legend(words: Words) -> Picture:
    """Explain all markers, terrains and signs."""
    leaf, names = draw_legend(words)
    return Picture("legend.png", _png(leaf), alt_text.legend_alt(names, words))


def scene(view: View, words: Words) -> Scene:
    """Take the picture for everybody apart: the page, and on it the characters."""
    base, pieces, _, _ = board_parts(view, words)
    return Scene(base, pieces)


def _field(view: View, words: Words, ask: Ask | None = None, draft: Sequence[str] = ()) -> Picture:
    shown = draw_board(view, words, ask, draft)
    return Picture("field.png", _png(shown), alt_text.field_alt(view, words, ask))


def _png(picture: Image.Image) -> bytes:
    return png(picture, _palette())


@cached
def _palette() -> Image.Image:
    """Return the colors that all these pictures share, found on a picture that has all of them."""
    layers = [background.field_layer(key) for key in ("kingdom", "chaos", "temple", "canyon")]
    height = max(layer.height for layer in layers)
    proof = Image.new("RGB", (WIDTH * 2, height * 2), VELLUM)
    for place, layer in enumerate(layers):
        proof.paste(layer, (place % 2 * WIDTH, place // 2 * height))
    sprites = [seat_badge(seat, ascii_uppercase[seat], 62) for seat in range(4)] * 2
    sprites += [cameo("armus", seat, 108) for seat in range(4)] * 2
    sprites += [burst("−1", 80), burst("+1", 80, VERDIGRIS)] * 2
    sprites += [kind_mark("agility", 46), initial("K", 74), hearts(2, 3), rounds_disc(4, 54)] * 2
    sprites += [effect_chip("stun", 2, 50), effect_chip("flying", 2, 50)] * 2
    sprites += [towers.tower((seat,), ascii_uppercase[seat], 120) for seat in range(4)]
    put_rows(proof, sprites, 60, 120, 400)
    exact = [seat.color for seat in SEATS[:4]]
    exact += [
        *TERRAIN.values(),
        *MOTIF.values(),
        *SOFT.values(),
        *EDGE.values(),
        *LIGHT.values(),
        *MEDALS.values(),
        MUTED,
        VELLUM,
        CREAM,
        SHADE,
        INK,
        GILT,
        SHINE,
        STONE,
    ]
    return palette_of(
        proof, [*exact, FLASH, RUBRIC, LAPIS, VERDIGRIS, MARK, MARK_LIGHT, SPENT], COLORS
    )
