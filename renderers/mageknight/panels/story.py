"""What was done last, in words: for whoever looks at the picture alone."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from games.mageknight.view import View
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.palette import SEATS, mix
from renderers.kit.panels import put_plate
from renderers.kit.sketch import put
from renderers.mageknight.paint import CREAM, INK, hour, paragraph_height, put_paragraph
from renderers.mageknight.viewport import MARGIN, WIDTH

GAP = 12
BADGE = 58
FONT = 40
MOST_LINES = 3
ROOM = WIDTH - 2 * MARGIN - BADGE - 56  # for the words


def story(view: View, words: Words, name: Callable[[Words, int], str] | None = None) -> str:
    """One line for all that came of a turn, behind the player's name."""
    if view.deeds is None or not view.deeds.told:
        return ""
    told = [words(text).replace("*", "").strip() for text in view.deeds.told]
    seat = view.deeds.seat
    return f"{name(words, seat) if name is not None else words.seat(seat)}: {' · '.join(told)}"


def story_height(view: View, words: Words) -> int:
    told = story(view, words)
    return _plate_height(told) + GAP if told else 0


def _plate_height(told: str) -> int:
    return paragraph_height(told, FONT, ROOM, MOST_LINES) + 14


def draw_story(picture: Image.Image, view: View, words: Words, top: int) -> None:
    told = story(view, words)
    if view.deeds is None or not told:
        return
    now = hour(view.night)
    seat = view.deeds.seat
    edge = mix(SEATS[seat].color, INK, 0.25)
    height = _plate_height(told)
    put_plate(picture, (MARGIN, top, WIDTH - 2 * MARGIN, height), now.plate, edge, 3, 18)
    put(picture, seat_badge(seat, words.letter(seat), BADGE), MARGIN + 48, top + height / 2)
    put_paragraph(picture, told, FONT, CREAM, (MARGIN + BADGE + 34, top + 6, ROOM), MOST_LINES)
