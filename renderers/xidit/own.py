"""A player's own picture: the map with their plan or choice on it, and what is behind their screen.

On a phone all that stands below the map, at a desk beside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from PIL import Image

from games.core import Ask
from games.xidit.preview import Step, preview
from games.xidit.view import View
from renderers import Words
from renderers.kit.fonts import fit, label
from renderers.kit.screens import DESK
from renderers.kit.sketch import put, put_left
from renderers.xidit import dashboard, tiles
from renderers.xidit.dashboard import HEADER, LEFT, PART, TOP
from renderers.xidit.map import pieces, route
from renderers.xidit.map.background import draw_map
from renderers.xidit.map.layout import MAP, WIDTH
from renderers.xidit.paint import FADED, GOLD, INK, LEATHER, PARCHMENT, city_disc
from renderers.xidit.prompt import Room, draw_plan, draw_prompt
from renderers.xidit.screen import draw_owner, draw_units, screen_of
from renderers.xidit.standings import draw_assessment

STRIP = 136  # height of the assessments below the map
HEAD = 80  # of the picture for a desk
BESIDE = (1168, DESK[1] - HEAD)  # the map there
COLUMN = WIDTH - BESIDE[0]


class Own:
    """What a player sees: their view, what they are asked, and their answer so far."""

    def __init__(
        self, view: View, seat: int, words: Words, ask: Ask | None, draft: Sequence[str]
    ) -> None:
        self.view, self.seat, self.words, self.ask, self._draft = view, seat, words, ask, draft

    @property
    def plans(self) -> bool:
        return self.ask is not None and self.ask.prompt.key == "plan-orders"

    @cached_property
    def plan(self) -> list[Step]:
        if self.ask is None or not self.plans:
            return []
        return preview(self.view, self.ask.values(tuple(self._draft)))

    @cached_property
    def picked(self) -> Counter[Any]:
        """Count what is chosen so far. What is shown in a census can be several units at once."""
        picked: Counter[Any] = Counter()
        for value in self.ask.values(tuple(self._draft)) if self.ask else ():
            picked.update(value if isinstance(value, tuple) else (value,))
        return picked

    @property
    def shows(self) -> bool:
        return self.ask is not None and self.ask.prompt.key == "census-show-all"


def draw_phone(own: Own) -> Image.Image:
    picture = dashboard.empty_picture(dashboard.HEIGHT + STRIP)
    _draw_land(picture, own, HEADER, lettered=True)
    dashboard.draw_header(picture, own.view, own.words)
    width = (WIDTH - 2 * LEFT - 28) // 3
    for place in range(3):
        room = (LEFT + place * (width + 14), TOP + 18, width, STRIP - 16)
        draw_assessment(picture, own.view, own.words, place, room, 48)
    top = TOP + STRIP
    dashboard.draw_fate(picture, own.view, own.words, top)
    draw_owner(picture, own.view, own.seat, own.words, (LEFT, top + 54, PART - 10), captions=True)
    screen = screen_of(own.view, own.seat)
    draw_units(picture, screen, own.picked, own.shows, (LEFT, top + 128, PART))
    _draw_question(picture, own, (LEFT, top + 172, PART, dashboard.PANEL - 192))
    return picture


def draw_desk(own: Own) -> Image.Image:
    view, words = own.view, own.words
    picture = Image.new("RGB", DESK, PARCHMENT)
    land = Image.new("RGB", (WIDTH, MAP))
    _draw_land(land, own, 0, lettered=False)  # small letters would be too small in the end
    picture.paste(
        land.resize(BESIDE, Image.Resampling.BOX), (0, HEAD)
    )  # quicker by a quarter than bilinear
    picture.paste(LEATHER, (0, 0, WIDTH, HEAD))
    picture.paste(GOLD, (0, HEAD - 5, WIDTH, HEAD - 2))
    picture.paste(LEATHER, (BESIDE[0], HEAD, BESIDE[0] + 4, DESK[1]))
    dashboard.draw_header(picture, view, words, HEAD)
    left, width = BESIDE[0] + 14, COLUMN - 22
    draw_owner(picture, view, own.seat, words, (left, HEAD + 38, width), captions=False)
    draw_units(picture, screen_of(view, own.seat), own.picked, own.shows, (left, HEAD + 98, width))
    _draw_question(picture, own, (left - 6, HEAD + 140, width + 8, 246))
    for place in range(3):
        room = (left - 6, HEAD + 392 + place * 96, width + 8, 92)
        draw_assessment(picture, view, words, place, room, 38)
    top = HEAD + 684
    for place, lair in enumerate(view.lairs):
        put_left(picture, tiles.small_lair(lair), left + place * 138, top + 34)
    for recruits, y in ((True, top + 104), (False, top + 194)):
        queue = view.recruit_queue if recruits else view.threat_queue
        _draw_next(picture, own, recruits, queue.next, queue.top, left, y)
    return picture


def _draw_land(picture: Image.Image, own: Own, top: int, lettered: bool) -> None:
    view, words, ask = own.view, own.words, own.ask
    draw_map(picture, tuple(view.empty), top)
    if ask is not None and not own.plans:
        route.draw_choices(picture, view, ask, own.picked, top)
    route.draw_arrows(picture, own.plan, top)
    numbers = route.numbers(own.plan, pieces.taken_rooms(view, words)) if own.plan else []
    pieces.draw_pieces(picture, view, words, top, [room for _, room in numbers], lettered)
    pieces.draw_heroes(picture, view, words, top, lettered)
    for sprite, room in numbers:
        put(picture, sprite, (room[0] + room[2]) / 2, (room[1] + room[3]) / 2 + top)
    pieces.mark_within_reach(picture, view, screen_of(view, own.seat).units, top)


def _draw_question(picture: Image.Image, own: Own, room: Room) -> None:
    if own.plans:
        draw_plan(picture, own.plan, room)
    elif own.ask is not None:
        draw_prompt(picture, own.view, own.words, own.ask, own.picked, room)
    else:
        left, top, width, height = room
        said = fit(own.words.say("picture-waiting"), (44, 38, 32, 28), width - 20, FADED)
        put(picture, said, left + width / 2, top + height / 2)


def _draw_next(
    picture: Image.Image,
    own: Own,
    recruits: bool,
    following: int | None,
    after: int | None,
    left: int,
    y: int,
) -> None:
    """Draw the next tile of a queue, and the number of the one after it."""
    if following is None:
        return
    right = put_left(picture, city_disc(following), left, y)
    right = put_left(picture, tiles.of_city(own.view.seats, following, recruits), right + 2, y)
    if after is not None:
        put_left(picture, dashboard.discarded_tile(after, recruits), left + COLUMN - 90, y)
        put(picture, label("›", 44, INK), left + COLUMN - 106, y)
