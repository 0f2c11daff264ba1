"""Every sign of the pictures with its meaning in words: a page beside the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image

from games.xidit.data import DATA, ORDERS, REWARDS, UNITS, tile
from renderers import Words
from renderers.kit.alt import joined
from renderers.kit.badges import number_disc
from renderers.kit.fonts import label, paragraph
from renderers.kit.icons import icon
from renderers.kit.palette import mix
from renderers.kit.panels import plate
from renderers.kit.sketch import Sprite, put, put_left
from renderers.xidit import tiles
from renderers.xidit.dashboard import discarded_tile, neutral_chip, order_chip, year_sign
from renderers.xidit.map.deeds import route_sample, told
from renderers.xidit.map.layout import WIDTH
from renderers.xidit.map.names import values
from renderers.xidit.map.pieces import tick
from renderers.xidit.map.route import ROUTE, ring
from renderers.xidit.paint import (
    CREAM,
    CRIMSON,
    FADED,
    GOLD,
    INK,
    LEATHER,
    PARCHMENT,
    city_disc,
    guild_tower,
    region_code,
    reward,
    unit,
)
from renderers.xidit.players import deed_cell
from renderers.xidit.prompt import verdict
from renderers.xidit.screen import mark

HEAD, TITLE, FOOT = 104, 66, 20
MARGIN = 24
SIZE, LINES = 34, 3  # of what is said of a sign
WHOSE = (0, "A")  # the player of the examples

Sign = tuple[str, Sprite]  # the message that explains it, and how it looks
# The title of a part, how many signs are in a row, the room and height of each, and the signs.
Part = tuple[str, int, int, int, Sequence[Sign]]


def draw_legend(words: Words) -> Image.Image:
    shown = [*parts()]
    rows = sum(TITLE + -(-len(signs) // columns) * row for _, columns, _, row, signs in shown)
    page = Image.new("RGB", (WIDTH, HEAD + rows + FOOT), PARCHMENT)
    page.paste(LEATHER, (0, 0, WIDTH, HEAD))
    page.paste(GOLD, (0, HEAD - 8, WIDTH, HEAD - 4))
    put_left(page, label(words.say("legend-title"), 56, GOLD), MARGIN, HEAD / 2 - 4)
    top = HEAD
    for title, columns, room, row, signs in shown:
        put_left(page, label(words.say(title), 44, CRIMSON), MARGIN, top + TITLE / 2)
        page.paste(FADED, (MARGIN, top + TITLE - 6, WIDTH - MARGIN, top + TITLE - 3))
        top += TITLE
        width = (WIDTH - 2 * MARGIN) // columns
        for place, (key, sprite) in enumerate(signs):
            left, y = MARGIN + place % columns * width, top + place // columns * row + row / 2
            put(page, sprite, left + room / 2, y)
            said = paragraph(words.say(key), SIZE, INK, width - room - 20, LINES)
            page.paste(said, (left + room + 8, round(y - said.height / 2)), said)
        top += -(-len(signs) // columns) * row
    return page


def legend_alt(words: Words) -> str:
    said = [words.say(key) for *_, signs in parts() for key, _ in signs]
    return joined(f"{sentence}." for sentence in (words.say("legend-title"), *said))


def parts() -> Iterator[Part]:
    yield "legend-units", 3, 120, 84, [(f"unit-{key}", unit(key, 66)) for key in UNITS]
    yield "legend-tiles", 2, 270, 126, [*_tiles()]
    rewards = [(f"legend-reward-{key}", reward(key, 72)) for key in REWARDS]
    yield "legend-rewards", 3, 120, 96, rewards
    yield "legend-map", 3, 168, 118, [*_map()]
    yield "legend-around", 3, 120, 108, [*_around()]
    yield "legend-done", 2, 270, 92, [*_done()]
    yield "legend-plan", 3, 120, 100, [*_plan()]


def _tiles() -> Iterator[Sign]:
    titan = DATA.titan["t3a"]
    yield "legend-recruits", tiles.recruitment({"peasant": 1, "archer": 2, "mage": 1})
    yield "legend-threat", tiles.threat(tile(4, 17))
    yield "legend-emptied", tiles.recruitment({})
    yield "legend-tick", tick()
    yield "legend-sleeping", tiles.sleeping_titans(titan.size, 2, 244)
    yield "legend-raging", tiles.raging_titan(titan, 244)


def _map() -> Iterator[Sign]:
    seat, letter = WHOSE
    yield "legend-city", city_disc(7)
    yield "legend-region", _region("S")
    yield "legend-closed", icon("lock", 60, INK, CREAM)
    yield "legend-hero", tiles.hero(seat, letter, first=False, crowded=False)
    yield "legend-bards-here", tiles.bard_chip(seat, letter, 3)
    yield "legend-guild", guild_tower(seat, letter, 3)
    yield "legend-bastion", icon("castle", 64, INK)
    yield "legend-choice", ring(False)


def _region(key: str) -> Sprite:
    sprite = Image.new("RGBA", (160, 110), (*PARCHMENT, 0))
    put(sprite, region_code(key), 42, 28)
    put(sprite, values(key), 80, 82)
    return sprite


def _around() -> Iterator[Sign]:
    yield "legend-now", _calendar(year_sign(5, 0, False))
    yield "legend-flag", _calendar(year_sign(8, 1, True))
    yield "legend-crown", icon("crown", 60, GOLD, INK)
    yield "legend-pile", icon("pile", 60, INK)
    yield "legend-discard", icon("discard", 60, INK)
    yield "legend-discarded", discarded_tile(7, recruits=False)
    yield "legend-after", icon("arrow", 56, mix(FADED, INK, 0.3))
    yield "legend-barracks", icon("tent", 60, INK)
    yield "legend-eliminated", icon("skull", 60, CRIMSON)
    yield "legend-neutral", neutral_chip(6)


def _calendar(year: Sprite) -> Sprite:
    """Draw a year as it stands on the leather above the map."""
    sprite = plate(84, 100, LEATHER, LEATHER, 1, 14).copy()
    put(sprite, year, 42, 48)
    return sprite


def _done() -> Iterator[Sign]:
    seat, letter = WHOSE
    won = (("gold", "4"), ("bards", "2+?"))
    yield "legend-route", route_sample(seat)
    for key, meets, gained in (
        ("recruit", "archer", ()),
        ("weak", "weak", ()),
        ("titan", "titan", (("gold", "4"),)),
        ("free", "free", won),
    ):
        yield f"legend-did-{key}", told((seat, letter, meets, gained))
    yield "legend-new", _new(tiles.recruitment({"peasant": 1, "archer": 1}))
    for key, order, meets in (
        ("road", "k", "road"),
        ("unit", "a", "mage"),
        ("free", "a", "free"),
        ("titan", "a", "titan"),
        ("nothing", "a", "nothing"),
    ):
        yield f"legend-cell-{key}", deed_cell(order, meets, 12)


def _new(tile: Sprite) -> Sprite:
    sprite = tiles.newcomer(*tile.size).copy()
    put(sprite, tile, sprite.width / 2, sprite.height / 2)
    return sprite


def _plan() -> Iterator[Sign]:
    for order in ORDERS:
        yield f"legend-order-{order}", order_chip(order, 76)
    yield "legend-secret", order_chip("", 76)
    yield "legend-number", number_disc("3", 62, ROUTE, INK, 0.68)
    for meets in ("free", "titan", "nothing", "no-road", "unknown"):
        yield f"legend-meets-{meets}", verdict(meets)
    yield "legend-shown", mark(2, shows=True)
    yield "legend-handed-over", mark(2, shows=False)
