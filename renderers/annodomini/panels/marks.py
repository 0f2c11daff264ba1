"""Frames: around what may be chosen, and around what has just changed."""

from __future__ import annotations

from PIL import Image

from renderers.annodomini.paint import (
    CREAM,
    DANGER,
    FLAME,
    GOLD,
    MARK,
    key_badge,
    mark_frame,
    token,
)
from renderers.kit.badges import OUTLINE, shape
from renderers.kit.cache import cached
from renderers.kit.sketch import Sketch, Sprite, put, star


def draw_mark(
    picture: Image.Image, x: int, y: int, size: int, key: str, picked: int, badge: bool = True
) -> None:
    """Draw a frame around what can be chosen, with its key and how often it is chosen."""
    frame = mark_frame(size + 8, size + 8, GOLD if picked else MARK)
    picture.paste(frame, (x - 4, y - 4), frame)
    side = 62 if size > 180 else 52 if size > 120 else 46
    if badge:
        sprite = key_badge(key, side, MARK)
        picture.paste(sprite, (x - 6, y - 6), sprite)
    if picked:
        chosen = picked_badge(picked, side)
        picture.paste(chosen, (x + size - chosen.width + 6, y + size - side + 6), chosen)


@cached
def picked_badge(picked: int, side: int) -> Sprite:
    return key_badge("✓" if picked == 1 else f"✓{picked}", side, GOLD)


@cached
def news_ring(size: int, raid: bool) -> Sprite:
    """Draw what surrounds a tile that has just come, with a star, or one that was just lost, with a
    sail."""
    side = size + 10
    ring = mark_frame(side, side, DANGER if raid else FLAME).copy()
    badge = max(30, round(size * 0.29))
    back = shape("circle", badge, CREAM, None).copy()
    sign = token("saracen", round(badge * 0.72)) if raid else _spark(round(badge * 0.8))
    put(back, sign, badge / 2, badge / 2)
    ring.alpha_composite(back, (0, side - badge))
    return ring


@cached
def _spark(size: int) -> Sprite:
    pen = Sketch(size, size)
    pen.polygon(star(size / 2, size / 2, size * 0.5, size * 0.2, 4), OUTLINE)
    pen.polygon(star(size / 2, size / 2, size * 0.38, size * 0.14, 4), FLAME)
    return pen.sprite()
