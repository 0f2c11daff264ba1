"""What a player is asked: the question, what has no place on the picture, and who may come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.annodomini.view import View
from games.core import Ask
from renderers import Words
from renderers.annodomini.choices import Choice
from renderers.annodomini.paint import CREAM, GOLD, INK, MARK, SAND, key_badge
from renderers.annodomini.palette import panel
from renderers.annodomini.panels.characters import draw_profile
from renderers.annodomini.tiles import offered
from renderers.kit.badges import seat_badge
from renderers.kit.fonts import fitted, label, paragraph, text_width
from renderers.kit.palette import mix
from renderers.kit.panels import plate, slab
from renderers.kit.sketch import put, put_left

WIDTH = 1576
HEIGHT = 150
PILLS = 72
PROFILE = 232


class Profile(NamedTuple):
    """A character that may be chosen: its name, what it does, and how often it is chosen."""

    character: str
    name: str
    does: str
    picked: int


def profiles_of(words: Words, asked: Choice) -> tuple[Profile, ...]:
    return tuple(
        Profile(
            mark.at,
            words.say(f"character-{mark.at}"),
            words.say(f"ability-{mark.at}"),
            mark.picked,
        )
        for mark in asked.characters
    )


def prompt_of(
    view: View,
    words: Words,
    ask: Ask,
    asked: Choice,
    draft: Sequence[str],
    height: int = HEIGHT,
    profiles: tuple[Profile, ...] = (),
) -> Image.Image:
    picked = ""
    if ask.most > 1:
        picked = words.say("picture-picked", n=len(draft), all=ask.counted(ask.most))
    rest = tuple(words(option.label) for option in asked.rest)
    chosen = tuple(words(option.label) for option in asked.rest if option.key in draft)
    letter = words.letter(ask.seat)
    return prompt_panel(
        ask.seat,
        letter,
        words(ask.prompt),
        rest,
        chosen,
        picked,
        view.taken,
        profiles,
        height,
    )


@panel
def prompt_panel(
    seat: int,
    letter: str,
    prompt: str,
    rest: tuple[str, ...],
    chosen: tuple[str, ...],
    picked: str,
    taken: str | None,
    profiles: tuple[Profile, ...],
    height: int,
) -> Image.Image:
    """Draw what is asked, the options without a place on the picture, and how many are picked."""
    low = height + (PILLS if rest else 0)
    panel = slab(WIDTH, low + (PROFILE + 16 if profiles else 0), SAND, CREAM, MARK, 8, 20)
    put(panel, seat_badge(seat, letter, 84), 66, height / 2)
    left, right = 128, WIDTH - 30
    if taken:
        tile = offered(taken, height - 26)
        right -= tile.width
        panel.paste(tile, (right, 13), tile)
        right -= 20
    if picked:
        badge = key_badge(picked, 76, GOLD)
        right -= badge.width
        put_left(panel, badge, right, height / 2)
        right -= 20
    text = paragraph(prompt, 44 if height >= HEIGHT else 40, INK, right - left, 2)
    panel.paste(text, (left, round(height / 2 - text.height / 2)), text)
    at: float = left
    room = WIDTH - left - 24 - 54 * len(rest)
    size = next((s for s in range(42, 26, -1) if sum(text_width(o, s) for o in rest) <= room), 26)
    for option in rest:
        name = label(fitted(option, size, WIDTH - at - 60), size, INK)
        fill = GOLD if option in chosen else mix(MARK, CREAM, 0.55)
        pill = plate(name.width + 36, 60, fill, INK, 3, 18)
        put_left(panel, pill, at, low - PILLS + 22)
        put_left(panel, name, at + 18, low - PILLS + 22)
        at += pill.width + 18
    wide = (WIDTH - 48 - 16 * (len(profiles) - 1)) // max(1, len(profiles))
    for place, (character, title, does, times) in enumerate(profiles):
        box = (24 + place * (wide + 16), low - 4, wide, PROFILE)
        draw_profile(panel, character, title, does, box, times)
    return panel
