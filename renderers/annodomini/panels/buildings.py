"""A special building as a card: its drawing, what it does in large signs, its name."""

from __future__ import annotations

from PIL import Image

from games.annodomini.data import DATA
from games.annodomini.keys import building_key
from renderers.annodomini.choices import Mark
from renderers.annodomini.paint import (
    CREAM,
    EDGE,
    FADED,
    GOLD,
    INK,
    MARK,
    PLASTER,
    STONE,
    key_badge,
    mark_frame,
    special,
)
from renderers.annodomini.panels.marks import picked_badge
from renderers.annodomini.signs import Points, Sign, bonus_signs, fitted_strip, gains
from renderers.kit.badges import OUTLINE
from renderers.kit.cache import cached
from renderers.kit.fonts import fit, label
from renderers.kit.palette import mix
from renderers.kit.panels import plate
from renderers.kit.sketch import Sprite, put

NAME = 48  # height of the line with the name
BADGE = 46
SIZES = range(42, 25, -1)


def effects(tile: str) -> list[tuple[Sign, ...]]:
    """List what a building is good for, line by line: points for others, then its own."""
    data = DATA.tile[tile]
    lines: list[tuple[Sign, ...]] = [bonus_signs(bonus) for bonus in data.bonuses]
    brings: list[Sign] = [Points(data.points)] if data.points else []
    for found in gains(data):
        brings += found
    return [*lines, tuple(brings)] if brings else lines


@cached
def building_card(
    place: int, tile: str, name: str, width: int, height: int, faded: bool = False
) -> Sprite:
    """Draw a building, or the empty place of one that was taken."""
    number = building_key(place)
    if not tile:
        empty = plate(width, height, PLASTER, EDGE, 3, 12).copy()
        put(empty, label(number, 44, FADED, "sans"), width / 2, height / 2)
        return empty
    card = plate(width, height, CREAM, OUTLINE, 3, 12).copy()
    upper = height - NAME
    wide = round(min(upper * 1.2, width * 0.46))
    card.paste(STONE, (4, 4, wide + 1, upper))
    side = min(wide, upper) - 12
    put(card, special(tile, side), 14 + wide / 2, 7 + upper / 2)
    lines = effects(tile)
    room = width - wide - 16
    step = (upper - 6) / max(2, len(lines))
    for row, signs in enumerate(lines):
        sprite = fitted_strip(signs, round(min(step * 0.84, 60)), room)
        middle = 5 + upper / 2 + (row - (len(lines) - 1) / 2) * step
        put(card, sprite, wide + 6 + room / 2, middle)
    title = fit(name, SIZES, width - 20, FADED if faded else INK)
    put(card, title, width / 2, height - NAME / 2 - 6)
    if faded:
        alpha = card.getchannel("A")
        pale = Image.new("RGB", card.size, mix(PLASTER, EDGE, 0.2))
        card = Image.blend(card.convert("RGB"), pale, 0.55).convert("RGBA")
        card.putalpha(alpha)
    return card


def draw_building(
    panel: Image.Image,
    box: tuple[int, int, int, int],
    place: int,
    tile: str,
    name: str,
    asked: bool = False,
    mark: Mark[int] | None = None,
) -> None:
    """Draw a building at (left, top, width, height); if another is asked for, it is faded."""
    left, top, width, height = box
    card = building_card(place, tile, name, width, height, asked and mark is None)
    panel.paste(card, (left, top), card)
    if mark is None:
        if tile:
            badge = key_badge(building_key(place), BADGE)
            panel.paste(badge, (left - 8, top - 6), badge)
        return
    frame = mark_frame(width + 8, height + 8, GOLD if mark.picked else MARK)
    panel.paste(frame, (left - 4, top - 4), frame)
    badge = key_badge(mark.key, BADGE + 4, MARK)
    panel.paste(badge, (left - 8, top - 6), badge)
    if mark.picked:
        chosen = picked_badge(mark.picked, 50)
        panel.paste(chosen, (left + width - chosen.width + 4, top - 4), chosen)
