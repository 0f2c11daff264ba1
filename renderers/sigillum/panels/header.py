"""The head of the page, and the events in the corners beside the field."""

from __future__ import annotations

from PIL import Image

from games.sigillum.rules.events import EVENTS
from games.sigillum.view import View
from renderers import Words
from renderers.kit.fonts import fit, label, paragraph
from renderers.kit.icons import icon
from renderers.kit.panels import plate
from renderers.kit.sketch import put_left
from renderers.sigillum.layout import HEADER, MARGIN, WIDTH, Plan
from renderers.sigillum.paint import CREAM, GILT, INK, RUBRIC, SHADE, badges, initial
from renderers.sigillum.wording import heading, letters, player_name

EVENT_ICONS = {
    "strengthening": "effect_attack_up",
    "weakening": "effect_attack_down",
    "restriction": "lock",
    "siege": "siege_tower",
    "exile": "skull",
}


def draw_title(picture: Image.Image, title: str, width: float, y: float, size: int = 78) -> float:
    """Draw a title with a gilded initial; return where it ends."""
    letter, rest = title[:1].upper(), title[1:]
    sprite = initial(letter, size)
    end = put_left(picture, sprite, MARGIN, y)
    return put_left(picture, fit(rest, (48, 44, 40, 36), width - size, INK), end + 6, y + 6)


def draw_header(picture: Image.Image, view: View, words: Words) -> None:
    y = HEADER / 2 - 1
    end = draw_title(picture, words.say(f"field-{view.battle.field_key}"), 640, y)
    right = float(WIDTH - MARGIN - 4)
    head = fit(heading(view, words), (48, 42, 36), right - end - 50, RUBRIC)
    if view.round and not view.over:
        seats = view.teams[view.side]
        turn = words.say(
            "picture-turn", name=" & ".join(player_name(view, words, s) for s in seats)
        )
        shown = badges(seats, letters(view, words, seats), 56)
        room = right - end - head.width - shown.width - 72
        name = fit(turn, (42, 38, 34, 30), room, INK)
        right -= name.width
        put_left(picture, name, right, y)
        right -= shown.width + 8
        put_left(picture, shown, right, y)
    put_left(picture, head, right - head.width - 22, y)


def draw_events(picture: Image.Image, view: View, words: Words, p: Plan, top: int) -> None:
    """Draw this round's event in the left corner, the next one in the right."""
    for key, left, caption in (
        (view.battle.event, True, "picture-event"),
        (view.upcoming, False, "picture-upcoming"),
    ):
        if key is None:
            continue
        west, upper, east, lower = p.corner(True, left, 1)
        upper, lower = upper + top + 4, lower + top
        width, height = round(east - west), round(lower - upper)
        scroll = plate(width, height, CREAM if left else SHADE, GILT if left else INK, 4, 12)
        picture.paste(scroll, (round(west), round(upper)), scroll)
        sign = icon(EVENT_ICONS[EVENTS[key].kind], 38, RUBRIC if left else INK)
        roomy = width > 300
        line = upper + (27 if roomy else 24)
        end = put_left(picture, sign, west + 12, line)
        put_left(picture, label(words.say(caption), 28, RUBRIC if left else INK), end + 8, line)
        name = words.say(f"event-{key}")
        if roomy:
            put_left(picture, fit(name, (40, 36, 32), width - 24, INK), west + 14, upper + 76)
        else:
            lines = paragraph(name, 28, INK, width - 20, 2)
            picture.paste(lines, (round(west) + 12, round(upper) + 30), lines)
