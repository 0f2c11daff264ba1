"""The four banners, with the characters that wait under them."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from renderers.annodomini.choices import Mark
from renderers.annodomini.paint import (
    CREAM,
    CROP_COLORS,
    FADED,
    GOLD,
    INK,
    MARK,
    PLASTER,
    SAND,
    crop_disc,
    darker,
    emblem,
    field,
    mark_frame,
    veil,
)
from renderers.annodomini.palette import panel, sheet
from renderers.annodomini.panels.characters import TALL, draw_card, draw_profile
from renderers.annodomini.panels.marks import picked_badge
from renderers.kit.cache import cached
from renderers.kit.fonts import fitted, label
from renderers.kit.icons import icon
from renderers.kit.panels import plate, slab
from renderers.kit.sketch import put, put_left

WIDTH = 386
HEAD = 62
CARD = 92
EMPTY = 66  # height of a banner without characters
CARDS = (216, 138, 100, 78, 66)  # heights of a card; a few, since signs are kept by their size
FLAG = 58  # width of a banner that hangs beside its characters


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
    width: int = WIDTH,
) -> Image.Image:
    """Draw a banner and its characters; frame those that may be chosen."""
    height = banner_height(rows)
    panel = slab(width, height, SAND, SAND, darker(CROP_COLORS[crop], 0.2), 4, 14)
    _cloth(panel, crop, width - 8, HEAD)
    put(panel, crop_disc(crop, 58), 40, 4 + HEAD / 2)
    put_left(panel, label(fitted(title, 40, width - 106), 40, INK, halo=CREAM), 80, 4 + HEAD / 2)
    marked = {mark.at: mark.picked for mark in marks}
    for at, (character, name) in enumerate(zip(characters, names, strict=True)):
        y = HEAD + 10 + CARD * (at + 0.5)
        draw_card(panel, character, name, 8, y, width - 16, character in marked)
        if marked.get(character):
            put(panel, picked_badge(marked[character], 46), width - 34, y + 24)
    if not characters:
        put(panel, icon("cross", 44, FADED), width / 2, HEAD + CARD / 2 + 8)
    if asked and not marked:
        panel = veil(panel)
    if crop in marked:
        edge = mark_frame(width, height, GOLD if marked[crop] else MARK)
        panel.paste(edge, mask=edge)
    return panel


def _cloth(panel: Image.Image, crop: str, width: int, height: int) -> None:
    """Hang the crop's field in a corner."""
    panel.paste(field(crop, width, height), (4, 4), plate(width, height, INK, INK, 1, 10))


class Banner(NamedTuple):
    """A crop, the characters that wait under its banner, their names, and what they do."""

    crop: str
    characters: tuple[str, ...]
    names: tuple[str, ...]
    abilities: tuple[str, ...]


@cached
def court_panel(banners: tuple[Banner, ...], width: int, height: int) -> Image.Image:
    """Draw banners one below the other: the fewer characters wait, the more is said of them."""
    panel = sheet(width, height)
    empty = sum(not banner.characters for banner in banners)
    waiting = sum(len(banner.characters) for banner in banners)
    room = height - 10 * (len(banners) - 1) - 8 * (len(banners) - empty) - EMPTY * empty
    card = next(size for size in CARDS if size <= max(CARDS[-1], room // max(1, waiting)))
    top = 0
    for banner in banners:
        hung = _hanging(banner, width, card)
        panel.paste(hung, (0, top))
        top += hung.height + 10
    return panel


@panel
def _hanging(banner: Banner, width: int, card: int) -> Image.Image:
    """Draw a banner beside its characters, each of them so high."""
    tall = len(banner.characters) * card + 8 if banner.characters else EMPTY
    hung = slab(width, tall, SAND, SAND, darker(CROP_COLORS[banner.crop], 0.2), 4, 14)
    _cloth(hung, banner.crop, FLAG, tall - 8)
    put(hung, crop_disc(banner.crop, 52), 4 + FLAG / 2, min(36, tall / 2))
    left, wide = FLAG + 8, width - FLAG - 14
    for at, (character, name, does) in enumerate(zip(*banner[1:], strict=True)):
        y = 4 + card * at + 3
        if card < TALL:
            draw_card(hung, character, name, left, y + card / 2 - 3, wide, False, card - 6)
        else:
            draw_profile(hung, character, name, does, (left, y, wide, card - 6))
    if not banner.characters:
        put(hung, icon("cross", 40, FADED), (width + FLAG) / 2, tall / 2)
    return hung


@panel
def pennants_panel(
    banners: tuple[tuple[str, tuple[str, ...]], ...], width: int, height: int
) -> Image.Image:
    """Draw banners side by side, with their characters as medals."""
    panel = Image.new("RGB", (width, height), SAND)
    wide = (width - 8 * (len(banners) - 1)) // len(banners)
    for at, (crop, characters) in enumerate(banners):
        hung = slab(wide, height, SAND, PLASTER, darker(CROP_COLORS[crop], 0.2), 4, 14)
        _cloth(hung, crop, 46, height - 8)
        put(hung, crop_disc(crop, 44), 27, height / 2)
        step = (wide - 60) / max(2, len(characters))
        for place, character in enumerate(characters):
            medal = emblem(character, min(height - 20, round(step)))
            put(hung, medal, 54 + step * (place + 0.5), height / 2)
        panel.paste(hung, (at * (wide + 8), 0))
    return panel
