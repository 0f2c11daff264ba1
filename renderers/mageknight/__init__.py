"""The pictures of Mage Knight: the land around a hero, a player's own, the final scoring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from string import ascii_uppercase

from PIL import Image

from games.core import Ask
from games.mageknight.view import View
from renderers import Layers, Picture, Words
from renderers.kit.cache import cached
from renderers.kit.encode import palette_of, png
from renderers.kit.palette import SEATS, WHITE, mix
from renderers.kit.sketch import put, put_rows
from renderers.mageknight import alt_text, faces, highlights, paint, viewport
from renderers.mageknight.desk import draw_desk
from renderers.mageknight.emojis import EMOJIS
from renderers.mageknight.land import board, terrain
from renderers.mageknight.pages import scores, sheets
from renderers.mageknight.pages.legend import draw_legend
from renderers.mageknight.panels import (
    choices,
    combat,
    duel,
    header,
    joint,
    offers,
    own_area,
    players,
    story,
)
from renderers.mageknight.panels.question import ASKED, Question
from renderers.mageknight.viewport import MARGIN, WIDTH, Window

MAP = viewport.rows(5, 116)  # the height of the map, at most
MAP_OWN = viewport.rows(5)
MAP_IN_COMBAT = viewport.rows(3)
MORE_ROWS = 4  # by which a player's own map may grow
MANY = 6  # cards to choose from leave no room for the map
TALLEST = 1950  # of the whole map
COLORS = 208
NOTHING = highlights.Highlights()
__all__ = ["EMOJIS", "SHEETS", "desk", "draw", "layers", "legend", "sheet", "whole"]
SHEETS = sheets.SHEETS


def draw(
    view: View, words: Words, ask: Ask | None = None, draft: Sequence[str] = ()
) -> list[Picture]:
    if view.over:
        return [_result(view, words, landscape=False), whole(view, words)]
    if view.seat is None:
        return [_public(view, words)]
    return [_own(view, words, ask, draft)]


def desk(
    view: View, words: Words, ask: Ask | None = None, draft: Sequence[str] = ()
) -> list[Picture]:
    """A player's own picture in landscape."""
    if view.over:
        return [_result(view, words, landscape=True), whole(view, words)]
    asked, drafted = highlights.highlights_of(ask), highlights.drafted_cards(ask, draft)
    picture, window = draw_desk(view, words, ask, asked, drafted)
    alt = alt_text.table_alt(view, words, window, ask)
    return [Picture("own.png", _png(picture, view.night), alt)]


def legend(words: Words) -> Picture:
    """What all signs mean."""
    page, names = draw_legend(words)
    return Picture("legend.png", _png(page, False), alt_text.legend_alt(names, words))


def sheet(topic: str, words: Words) -> Picture:
    """One card, unit, skill, enemy, ability, terrain or site as it looks in the game."""
    drawn = _png(sheets.draw_sheet(topic, words), False)
    return Picture(f"{topic}.png", drawn, alt_text.sheet_alt(topic, words))


def whole(view: View, words: Words) -> Picture:
    """The whole land, as large as it fits."""
    window = viewport.all_of(view, TALLEST)
    picture = Image.new("RGB", (WIDTH, header.HEAD + window.height))
    header.draw_head(picture, view, words)
    board.draw_map(picture, view, words, window, header.HEAD, NOTHING)
    return Picture("map.png", _png(picture, view.night), alt_text.whole_alt(view, words))


def layers(view: View, words: Words) -> Layers | None:
    """The picture for everybody in parts: the heroes move."""
    return None if view.over else _scene(view, words)[0]


def _result(view: View, words: Words, landscape: bool) -> Picture:
    drawn = _png(scores.draw_scores(view, words, landscape), view.night)
    return Picture("result.png", drawn, alt_text.result_alt(view, words))


def _public(view: View, words: Words) -> Picture:
    parts, window = _scene(view, words)
    for piece in parts.pieces.values():
        put(parts.base, piece.sprite, piece.x, piece.y)
    drawn = _png(parts.base, view.night)
    return Picture("land.png", drawn, alt_text.table_alt(view, words, window))


def _scene(view: View, words: Words) -> tuple[Layers, Window]:
    fight = _fighting(view)
    window = viewport.near(view, MAP_IN_COMBAT if fight else MAP)
    land = map_top(view, words)
    folk = land + window.height + 14
    wares = folk + players.players_height(view, words)
    bottom = wares + offers.offers_height(view, words)
    picture = Image.new("RGB", (WIDTH, bottom), paint.hour(view.night).ground)
    header.draw_sky(picture, view, words)
    story.draw_story(picture, view, words, header.SKY + story.GAP)
    joint.draw_joint(picture, view, words, land - fight - joint.joint_height(view))
    if view.duel is not None:
        duel.draw_duel(picture, view, words, land - fight)
    elif fight:
        combat.draw_combat(picture, view, words, land - fight)
    board.draw_map(picture, view, words, window, land, NOTHING, apart=True)
    players.draw_players(picture, view, words, folk)
    offers.draw_offers(picture, view, words, wares)
    pieces = {
        key: replace(piece, y=piece.y + land)
        for key, piece in board.heroes(view, words, window).items()
    }
    return Layers(picture, pieces), window


def map_top(view: View, words: Words) -> int:
    """Where the map begins on the picture for everybody."""
    told = story.story_height(view, words)
    above = _fighting(view) + joint.joint_height(view)
    return header.SKY + (told + story.GAP if told else 0) + above


def _fighting(view: View) -> int:
    """How much room a combat takes."""
    if view.duel is not None:
        return duel.duel_height(view, view.duel)
    return combat.combat_height(view.combat) if view.combat is not None else 0


def _own(view: View, words: Words, ask: Ask | None, draft: Sequence[str]) -> Picture:
    asked = highlights.highlights_of(ask)
    drafted = highlights.drafted_cards(ask, draft)
    fighting = _fighting(view) if view.duel is not None or view.seat == view.active else 0
    tall = MAP_OWN
    if fighting:
        tall = MAP_IN_COMBAT if asked.spaces else 0
    elif len(asked.gains) > MANY:
        tall = 0
    fray = header.HEAD + joint.joint_height(view)
    land = fray + (fighting + 4 if fighting else 0)
    window = viewport.near(view, tall or MAP_OWN, asked.positions, asked.spaces, more=MORE_ROWS)
    tall = window.height if tall else 0
    strip = land + (tall + 12 if tall else 0)
    hand = strip + own_area.STRIP
    troops = hand + own_area.hand_height(view)
    wares = troops + own_area.troops_height(view, words)
    trade = bool(asked.wares) or view.turn.stage == "interact"
    prompt = wares + (choices.wares_height(view, asked) if trade else 0)
    question = Question(words, ask, asked) if ask is not None else None
    gains = prompt + (question.height() + 14 if question is not None else 0)
    bottom = gains + choices.choices_height(view, asked)
    picture = Image.new("RGB", (WIDTH, bottom), paint.hour(view.night).ground)
    header.draw_head(picture, view, words)
    joint.draw_joint(picture, view, words, header.HEAD)
    if view.duel is not None:
        duel.draw_duel(picture, view, words, fray, asked.victims)
    elif fighting:
        combat.draw_combat(picture, view, words, fray, asked.foes)
    if tall:
        board.draw_map(picture, view, words, window, land, asked)
    own_area.draw_strip(picture, view, words, strip)
    own_area.draw_hand(picture, view, words, hand, asked, drafted)
    own_area.draw_troops(picture, view, words, troops, asked)
    if trade:
        choices.draw_wares(picture, view, words, wares, asked)
    if question is not None:
        question.draw(picture, MARGIN, prompt)
        choices.draw_choices(picture, view, words, gains, asked, drafted)
    alt = alt_text.table_alt(view, words, window, ask)
    return Picture("own.png", _png(picture, view.night), alt)


def _png(picture: Image.Image, night: bool) -> bytes:
    return png(picture, _palettes()[night])


@cached
def _palettes() -> tuple[Image.Image, Image.Image]:
    """Those of day and night, made at once: not in the middle of somebody's game."""
    return _palette(night=False), _palette(night=True)


def _palette(night: bool) -> Image.Image:
    """The colors that all pictures of an hour share, found on one that has all of them."""
    now = paint.hour(night)
    proof = Image.new("RGB", (WIDTH, 1500), now.ground)
    proof.paste(header.sky(night), (0, 0))
    sprites = [terrain.tile(key, 116, night, look) for key in paint.TERRAIN for look in (0, 1)]
    for place, sprite in enumerate(sprites):
        proof.paste(sprite, (place % 7 * 205, 190 + place // 7 * 235), sprite)
    small = [paint.mana(color, 60) for color in paint.MANA] * 2
    small += [paint.gem(color, 60) for color in paint.MANA if color in ("red", "blue", "green")] * 2
    small += [paint.back(color, 80) for color in paint.FOE]
    small += [
        faces.token(seat, ascii_uppercase[seat], hero, 84, seat == 1)
        for seat, hero in enumerate(("arythea", "goldyx", "norowas", "tovak"))
    ] * 2
    small += [board.site(key, None, 100) for key in ("village", "mage_tower", "magical_glade")] * 2
    put_rows(proof, small, 960, 110, WIDTH - 120)
    exact = [seat.color for seat in SEATS[:4]]
    for key in paint.TERRAIN:
        exact += [paint.ground_of(key, night), paint.motif_of(key, night)]
    exact += [*paint.MANA.values(), *paint.FOE.values(), *paint.ELEMENT.values()]
    exact += [now.ground, now.plate, now.edge, now.unknown, paint.INK, paint.CREAM, paint.FAINT]
    exact += [paint.GOLD, paint.BLOOD, paint.DARK_BLOOD, paint.LEAF, paint.MARK, paint.MARK_DARK]
    exact += [paint.SLATE, paint.HARM, paint.WARD, paint.STEEL, combat.FIELD, combat.FIELD_EDGE]
    exact += [*header.bands(now), header.far(now, header.FAR), header.far(now, header.NEAR)]
    exact += [*board.ROOF.values(), board.STONE, paint.ARTIFACT]
    exact += [combat.WALL, *(combat.tint(sign) for sign in ("skull", "shield", ""))]
    exact += [
        duel.EDGE,
        ASKED,
        *(mix(foe, WHITE, board.PALE) for foe in paint.FOE.values()),
    ]
    exact += [own_area.paper(color) for color in (*paint.MANA, "artifact")]
    return palette_of(proof, exact, COLORS)
