"""The four banners, with the characters that wait under them."""

from __future__ import annotations

from PIL import Image

from renderers.annodomini.choices import Mark
from renderers.annodomini.paint import (
    CREAM,
    CROP_COLORS,
    FADED,
    GOLD,
    INK,
    MARK,
    SAND,
    crop_disc,
    darker,
    field,
    mark_frame,
    veil,
)
from renderers.annodomini.palette import panel
from renderers.annodomini.panels.kingdoms import draw_card, picked_badge
from renderers.kit.fonts import fitted, label
from renderers.kit.icons import icon
from renderers.kit.panels import slab
from renderers.kit.sketch import Sketch, put, put_left

WIDTH = 386
HEAD = 66
CARD = 96


def banner_height(rows: int) -> int:
    return HEAD + 12 + rows * CARD


@panel
def banner_panel(
    crop: str,
    title: str,
    characters: tuple[str, ...],
    names: tuple[str, ...],
    rows: int,
    asked: bool = False,
    marks: tuple[Mark[str], ...] = (),
) -> Image.Image:
    """Draw a banner and its characters; frame those that may be chosen."""
    height = banner_height(rows)
    panel = slab(WIDTH, height, SAND, SAND, darker(CROP_COLORS[crop], 0.2), 4, 14)
    cloth = Sketch(WIDTH - 8, HEAD)
    cloth.box(0, 0, WIDTH - 8.3, HEAD, INK, 10)
    mask = cloth.sprite().getchannel("A")
    panel.paste(field(crop, WIDTH - 8, HEAD), (4, 4), mask)
    put(panel, crop_disc(crop, 58), 40, 4 + HEAD / 2)
    put_left(panel, label(fitted(title, 38, 280), 38, INK, halo=CREAM), 80, 4 + HEAD / 2)
    marked = {mark.at: mark.picked for mark in marks}
    for at, (character, name) in enumerate(zip(characters, names, strict=True)):
        y = HEAD + 10 + CARD * (at + 0.5)
        draw_card(panel, character, name, 8, y, WIDTH - 16, character in marked)
        if marked.get(character):
            put(panel, picked_badge(marked[character], 46), WIDTH - 34, y + 24)
    if not characters:
        put(panel, icon("cross", 44, FADED), WIDTH / 2, HEAD + CARD / 2 + 8)
    if asked and not marked:
        panel = veil(panel)
    if crop in marked:
        edge = mark_frame(WIDTH, height, GOLD if marked[crop] else MARK)
        panel.paste(edge, mask=edge)
    return panel
