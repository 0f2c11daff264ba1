"""Characters: as medals, as cards with signs, and at full length where one of them is chosen."""

from __future__ import annotations

import math

from PIL import Image

from renderers.annodomini.paint import CREAM, EDGE, GOLD, INK, MARK, PLASTER, emblem, mark_frame
from renderers.annodomini.panels.marks import picked_badge
from renderers.annodomini.signs import ABILITIES, ability, character_points, fitted_strip
from renderers.kit.fonts import broken, fit, paragraph, text_width
from renderers.kit.palette import mix
from renderers.kit.panels import plate
from renderers.kit.sketch import put, put_left

TALL = 150  # a card that has room for a sentence
SLIM, ROOMY = 420, 700  # widths: points go on the medal; the sentence stands beside it
NAMES = range(48, 25, -1)  # sizes
SMALL = 48  # the smallest medal
TEXTS = range(38, 25, -2)
FILL = mix(PLASTER, CREAM, 0.7)


def draw_medal(panel: Image.Image, character: str, size: int, x: float, y: float) -> None:
    """Draw a character's emblem with its points."""
    put(panel, emblem(character, size), x, y)
    put(panel, character_points(character, 38), x + size * 0.36, y + size * 0.3)


def draw_card(
    panel: Image.Image,
    character: str,
    name: str,
    left: int,
    y: float,
    width: int,
    marked: bool,
    height: int = 88,
) -> None:
    """Draw a character: emblem, name, what it does, points."""
    board = plate(width, height, FILL, EDGE, 2, 12)
    panel.paste(board, (left, round(y - height / 2)), board)
    medal = min(height - 14, 96)
    largest = min(44, round(height * 0.46))
    room = width - medal - 30 - round(medal * 0.86)
    does = ability(character, round(height * 0.4))
    narrow = max(text_width(name, max(28, largest - 6)), does.width) > room
    if narrow:  # the points go on the medal, which gives way to a long name
        medal = max(SMALL, min(medal, width - 26 - math.ceil(text_width(name, NAMES[-1]))))
        room = width - medal - 26
        draw_medal(panel, character, medal, left + medal / 2 + 4, y)
    else:
        put(panel, emblem(character, medal), left + medal / 2 + 6, y)
        worth = character_points(character, round(medal * 0.86))
        put(panel, worth, left + width - worth.width / 2 - 8, y)
    at = left + medal + (18 if narrow else 14)
    title = fit(name, range(largest, 25, -1), room, INK)
    put_left(panel, title, at, y - height * 0.24)
    does = fitted_strip(ABILITIES[character], round(height * 0.4), room)
    put_left(panel, does, at, y + height * 0.23)
    if marked:
        frame = mark_frame(width + 8, height + 8)
        panel.paste(frame, (left - 4, round(y - height / 2 - 4)), frame)


def draw_profile(
    panel: Image.Image,
    character: str,
    title: str,
    does: str,
    box: tuple[int, int, int, int],
    picked: int | None = None,
) -> None:
    """Draw a character at (left, top, width, height) with what it does in words.

    If it may be chosen, `picked` says whether it is.
    """
    left, top, width, height = box
    board = plate(width, height, FILL, EDGE, 2, 12)
    panel.paste(board, (left, top), board)
    medal = min(110, height - 20, width // 4)
    at, room = left + medal + 24, width - medal - 40
    if width < SLIM:
        draw_medal(panel, character, medal, left + medal / 2 + 8, top + medal / 2 + 8)
        put_left(panel, fit(title, NAMES, room, INK), at, top + 10 + medal / 2)
    else:
        put(panel, emblem(character, medal), left + medal / 2 + 8, top + medal / 2 + 8)
        worth = character_points(character, round(medal * 0.8))
        put(panel, worth, left + width - worth.width / 2 - 10, top + medal / 2 + 8)
        room -= worth.width + 6
        right = put_left(panel, fit(title, NAMES, room, INK), at, top + 36)
        if width > ROOMY:
            put_left(panel, ability(character, 44), right + 24, top + 36)
        else:
            put_left(panel, ability(character, 44), at, top + 86)
    low = medal + 14
    if width > ROOMY:
        low = 70
    else:
        at, room = left + 16, width - 30
    _write(panel, does, at, top + low, room, height - low - 8)
    if picked is not None:
        frame = mark_frame(width + 8, height + 8, GOLD if picked else MARK)
        panel.paste(frame, (left - 4, top - 4), frame)
    if picked:
        chosen = picked_badge(picked, 56)
        panel.paste(chosen, (left + width - chosen.width, top + height - 52), chosen)


def _write(panel: Image.Image, text: str, left: int, top: int, width: int, height: int) -> None:
    """Write a sentence as large as it fits."""
    for size in TEXTS:
        rows = len(broken(text, size, width))
        if rows * round(size * 1.22) + size // 2 <= height:
            break
    said = paragraph(text, size, INK, width, max(1, (height - size // 2) // round(size * 1.22)))
    panel.paste(said, (left, top - size // 5), said)
