"""The field with both bands, above each other: the picture for everybody, and a player's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from games.core import Ask
from games.sigillum.view import View
from renderers import Piece, Words
from renderers.kit.sketch import put
from renderers.sigillum.field import background, choices, hexes, last_turn, tokens, towers
from renderers.sigillum.layout import HEADER, Layout, Plan, plan
from renderers.sigillum.page import blank_page, draw_edge
from renderers.sigillum.panels import cards, castle_track, header, players, prompt, sheets
from renderers.sigillum.sides import north_side, own_side


def draw_board(
    view: View, words: Words, ask: Ask | None = None, draft: Sequence[str] = ()
) -> Image.Image:
    picture, pieces, p, top = board_parts(view, words, ask)
    draw_pieces(picture, pieces)
    if ask is not None:
        choices.draw_choice_names(picture, p, ask, draft, top)
    return picture


def draw_pieces(picture: Image.Image, pieces: Mapping[str, Piece]) -> None:
    for piece in pieces.values():
        put(picture, piece.sprite, piece.x, piece.y)


def board_parts(
    view: View, words: Words, ask: Ask | None = None
) -> tuple[Image.Image, dict[str, Piece], Plan, int]:
    """Draw all but the characters; also return these, the places of the field, and its top."""
    p = plan(view.battle.field_key)
    north, own = north_side(view), own_side(view)
    asked = prompt.prompt_of(words, ask)
    heights = [
        sheets.sheets_height(view, words, side, ask)
        if side == own
        else cards.band_height(view, side)
        for side in (0, 1)
    ]
    layout = Layout(
        p,
        heights[north],
        heights[1 - north],
        prompt.banned_height(view) + prompt.prompt_height(asked),
    )
    picture = blank_page(layout.height)
    draw_field(picture, view, words, p, layout.field_top, ask)
    draw_edge(picture)
    header.draw_header(picture, view, words)
    top = layout.field_top
    header.draw_events(picture, view, words, p, top)
    for side in (0, 1):
        castle_track.draw_castle(picture, view, words, p, side, top)
        players.draw_players(picture, view, words, p, side, top, ask)
        row = HEADER if side == north else layout.south_top
        if side == own:
            sheets.draw_sheets(picture, view, words, side, row + 6, ask)
        else:
            cards.draw_band(picture, view, words, side, row + 6, ask)
    prompt.draw_banned(picture, view, words, layout.prompt_top)
    if asked is not None:
        prompt.draw_prompt(picture, asked, layout.prompt_top + prompt.banned_height(view))
    return picture, tokens.pieces(view, p, words, top), p, top


def draw_field(
    picture: Image.Image, view: View, words: Words, p: Plan, top: int, ask: Ask | None
) -> None:
    """Draw the field without its characters; what may be chosen on it is marked."""
    picture.paste(background.field_layer(p.field.key, p.width, p.size), (0, top))
    hexes.draw_markers(picture, view, p, top)
    hexes.draw_castles(picture, view, p, top)
    towers.draw_areas(picture, view, p, top)
    if ask is not None:
        choices.draw_choices(picture, view, p, ask, top)
    signs = last_turn.draw_last_turn(picture, view, words, p, top)
    hexes.draw_owners(picture, view, words, p, top)
    towers.draw_towers(picture, view, words, p, top)
    background.draw_coordinates(picture, p, top, signs)
