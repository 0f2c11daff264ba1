"""What was done last, in words: for whoever looks at the picture alone."""

from __future__ import annotations

from PIL import Image

from games.mageknight.view import View
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.palette import SEATS, mix
from renderers.kit.panels import put_plate
from renderers.kit.sketch import Sprite, put
from renderers.mageknight.paint import CREAM, INK, hour, rich_paragraph
from renderers.mageknight.viewport import MARGIN, WIDTH

GAP = 12
BADGE = 58
FONT = 40
MOST_LINES = 3


def story(view: View, words: Words) -> str:
    """One line for all that came of a turn."""
    if view.deeds is None or not view.deeds.told:
        return ""
    told = [words(text).replace("*", "").strip() for text in view.deeds.told]
    return f"{words.seat(view.deeds.seat)}: {' · '.join(told)}"


def _written(view: View, words: Words) -> Sprite:
    return rich_paragraph(
        story(view, words), FONT, CREAM, WIDTH - 2 * MARGIN - BADGE - 56, MOST_LINES
    )


def story_height(view: View, words: Words) -> int:
    return _written(view, words).height + 14 + GAP if story(view, words) else 0


def draw_story(picture: Image.Image, view: View, words: Words, top: int) -> None:
    if view.deeds is None or not story(view, words):
        return
    now = hour(view.night)
    written = _written(view, words)
    seat = view.deeds.seat
    edge = mix(SEATS[seat].color, INK, 0.25)
    height = written.height + 14
    put_plate(picture, (MARGIN, top, WIDTH - 2 * MARGIN, height), now.plate, edge, 3, 18)
    put(picture, seat_badge(seat, words.letter(seat), BADGE), MARGIN + 48, top + height / 2)
    picture.paste(written, (MARGIN + BADGE + 34, top + 6), written)
