"""How everybody stands in the three assessments, as far as it is known; below a player's map."""

from __future__ import annotations

from PIL import Image

from games.xidit.data import REWARD_FOR
from games.xidit.rules.assessments import NEUTRAL
from games.xidit.view import View
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.fonts import fit, label
from renderers.kit.icons import icon
from renderers.kit.panels import plate
from renderers.kit.sketch import put, put_left
from renderers.xidit.paint import CRIMSON, FADED, INK, VELLUM, neutral_badge, reward


def draw_assessment(
    picture: Image.Image,
    view: View,
    words: Words,
    place: int,
    room: tuple[int, int, int, int],
    badge: int,
) -> None:
    """Draw one of the assessments into a room (left, top, width, height): what it counts, how many
    it eliminates, and everybody's level from best to worst."""
    left, top, width, height = room
    assessment = view.assessments[place]
    put(picture, plate(width, height, VELLUM, FADED, 3, 14), left + width / 2, top + height / 2)
    y = top + height * 0.27
    right = put_left(picture, label(f"{place + 1}.", 38, INK), left + 12, y)
    right = put_left(picture, reward(REWARD_FOR[assessment], 44), right + 6, y)
    out = label(words.say("picture-out", n=view.eliminated[place]), 30, CRIMSON)
    put_left(picture, out, left + width - 12 - out.width, y)
    skull = left + width - 48 - out.width
    put_left(picture, icon("skull", 32, CRIMSON), skull, y)
    name = words.say(f"assessment-{assessment}")
    put_left(picture, fit(name, (38, 34, 30, 26), skull - right - 14, INK), right + 6, y)
    _levels(picture, view, words, assessment, left + 10, top + height * 0.72, width - 20, badge)


def _levels(
    picture: Image.Image,
    view: View,
    words: Words,
    assessment: str,
    left: float,
    y: float,
    width: float,
    badge: int,
) -> None:
    levels = {seat: n for seat, n in enumerate(view.standings[assessment]) if n is not None}
    if view.neutral:
        levels[NEUTRAL] = view.neutral[assessment]
    share = width / max(5, len(levels))
    end = left
    for place, who in enumerate(sorted(levels, key=lambda who: -levels[who])):
        sprite = (
            neutral_badge(badge) if who == NEUTRAL else seat_badge(who, words.letter(who), badge)
        )
        right = put_left(picture, sprite, left + place * share, y)
        end = put_left(picture, label(str(levels[who]), badge - 4, INK), right, y)
    if len(levels) - bool(view.neutral) < view.seats:
        secret = words.say("picture-secret-gold")
        put_left(picture, fit(secret, (32, 28, 24), left + width - end - 14, FADED), end + 14, y)
