"""An assault of several heroes: who fights whom, who has fought, and whose turn it is."""

from __future__ import annotations

from PIL import Image

from games.mageknight.data import DATA
from games.mageknight.view import PartView, View
from renderers import Words
from renderers.kit.icons import icon
from renderers.kit.panels import put_plate
from renderers.kit.sketch import put, put_left
from renderers.mageknight.faces import token
from renderers.mageknight.land import cities
from renderers.mageknight.paint import BLOOD, GOLD, INK, LEAF
from renderers.mageknight.panels.combat import FIELD, FIELD_EDGE
from renderers.mageknight.viewport import MARGIN, WIDTH

HEIGHT, LOW = 132, 92
CITY = 190  # the room for the city
GAP = 12


def joint_height(view: View, low: bool = False) -> int:
    if view.joint is None:
        return 0
    return (LOW if low else HEIGHT) + GAP


def draw_joint(picture: Image.Image, view: View, words: Words, top: int, low: bool = False) -> None:
    """The city, and each hero with those defenders who still stand against them."""
    joint = view.joint
    if joint is None:
        return
    tall = LOW if low else HEIGHT
    put_plate(picture, (MARGIN, top, WIDTH - 2 * MARGIN, tall), FIELD, FIELD_EDGE, 5, 20)
    city, y = view.spaces[joint.city], top + tall / 2
    put(picture, icon("swords", round(tall * 0.5), GOLD, INK), MARGIN + 54, y)
    put(picture, cities.level(city.level, city.color or "", round(tall * 0.5)), MARGIN + 132, y)
    width = (WIDTH - 2 * MARGIN - CITY - GAP) // len(joint.parts)
    for place, part in enumerate(joint.parts):
        left = MARGIN + CITY + place * width
        _draw_part(picture, view, words, part, (left, top + 10, width - GAP, tall - 20))


def _draw_part(
    picture: Image.Image,
    view: View,
    words: Words,
    part: PartView,
    box: tuple[int, int, int, int],  # left, top, width, height
) -> None:
    left, top, width, height = box
    acts, y = part.seat == view.acting, top + height / 2
    put_plate(picture, box, INK, GOLD if acts else FIELD_EDGE, 5 if acts else 3, 16)
    hero = view.heroes[part.seat].hero
    who = token(part.seat, words.letter(part.seat), hero, round(height * 0.62), acts)
    put(picture, who, left + height * 0.6, y)
    at = left + height * 1.2
    sign = round(height * 0.66)
    if part.fought:
        mark = icon("shield", sign, BLOOD) if part.enemies else icon("check", sign, LEAF)
        put(picture, mark, left + width - sign * 0.7, y)
    for enemy in part.enemies:
        data = DATA.enemy[enemy]
        disc = cities.armor_disc(str(data.armor), sign, data.color)
        at = put_left(picture, disc, at, y) + 8
