"""The map: land, sites, tokens, heroes, and what lies unknown beyond."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from games.mageknight.data import DATA
from games.mageknight.spaces import Space
from games.mageknight.tiles import Position, center
from games.mageknight.view import HIDDEN, View
from renderers import Piece, Words
from renderers.kit.badges import number_disc, seat_badge, shape
from renderers.kit.cache import cached
from renderers.kit.fonts import label
from renderers.kit.icons import icon, painted
from renderers.kit.palette import BLACK, WHITE, mix, rgb
from renderers.kit.panels import plate
from renderers.kit.sketch import Sketch, Sprite, put, put_left, put_solid, solid
from renderers.mageknight.faces import token
from renderers.mageknight.highlights import Highlights
from renderers.mageknight.land import cities, deeds, edges
from renderers.mageknight.land.terrain import LOOKS, ground, hexagon
from renderers.mageknight.paint import (
    CREAM,
    FAINT,
    FOE,
    INK,
    MANA,
    MARK,
    MARK_DARK,
    SLATE,
    STEEL,
    attack_value,
    back,
    enemy_chips,
    gem,
    hour,
    ring,
    value,
)
from renderers.mageknight.viewport import ROOT3, Window, flower, unknown

GARRISON = {"keep": "grey", "mage_tower": "violet"}
DWELLERS = {
    "monster_den": "brown",
    "spawning_grounds": "brown",
    "dungeon": "brown",
    "tomb": "red",
    "mine": "brown",
}
ROOF = {
    "village": rgb("#c8552f"),
    "monastery": rgb("#7a5ac8"),
    "mage_tower": rgb("#8a3fd0"),
    "magical_glade": rgb("#7fe08a"),
    "closed_portal": rgb("#7d8496"),
}
STONE = rgb("#e9e2cf")
PALE = 0.35  # how much lighter those who roam are than their tokens


def draw_map(
    picture: Image.Image,
    view: View,
    words: Words,
    window: Window,
    top: int,
    asked: Highlights,
    left: int = 0,
    apart: bool = False,
) -> None:
    """Put a part of the land on a picture; heroes stand `apart` where others put them there."""
    sheet = Image.new("RGB", (window.width, window.height), hour(view.night).unknown)
    _draw_unknown(sheet, view, window, asked.positions)
    shown = [space for space in view.spaces.values() if window.shows((space.q, space.r))]
    for space in shown:
        x, y = window.at((space.q, space.r))
        look = (space.q * 7 + space.r * 5) % LOOKS
        put_solid(sheet, ground(space.terrain, window.size, view.night, look), x, y)
    if view.deeds is not None:
        deeds.draw_new_land(sheet, view, view.deeds, window)
        deeds.draw_way(sheet, view, view.deeds, window)
    for space in shown:
        if space.key in asked.spaces or space.key in asked.fights:
            x, y = window.at((space.q, space.r))
            put_solid(sheet, ring(window.size, MARK, round(window.size * 0.075)), x, y)
    for space in shown:
        _draw_space(sheet, view, words, space, window)
    if view.deeds is not None:
        deeds.draw_fallen(sheet, view, view.deeds, window)
    names = _unknown_spots(view, window, asked.positions)
    outside = edges.pointers(view, window, [*names.values()])
    for space in shown:
        x, y = window.at((space.q, space.r))
        if any(pointer.covers(x, y - 0.7 * window.size, 44) for pointer in outside):
            continue
        marked = space.key in asked.spaces or space.key in asked.fights
        _draw_key(sheet, space, window, marked, asked.spaces.get(space.key))
        if space.key in asked.dangers:
            x, y = window.at((space.q, space.r))
            put(
                sheet,
                danger(round(window.size * 0.5)),
                x - 0.56 * window.size,
                y - 0.4 * window.size,
            )
    edges.draw_pointers(sheet, words, outside)
    if not apart:
        for piece in heroes(view, words, window).values():
            put(sheet, piece.sprite, piece.x, piece.y)
    picture.paste(sheet, (left, top))


# What nobody has seen


def _draw_unknown(
    sheet: Image.Image, view: View, window: Window, offered: Sequence[Position]
) -> None:
    for position in _beyond(view, offered):
        chosen = position in offered
        for at in flower(position):
            if window.shows(at):
                x, y = window.at(at)
                put_solid(sheet, _mist(window.size, view.night, chosen), x, y)
    for (a, b), spot in _unknown_spots(view, window, offered).items():
        put(sheet, _unknown_key(f"{a},{b}", window.size, (a, b) in offered), *spot)


def _beyond(view: View, offered: Sequence[Position]) -> list[Position]:
    return [*dict.fromkeys([*unknown(view), *offered])]


def _unknown_spots(
    view: View, window: Window, offered: Sequence[Position]
) -> dict[Position, tuple[float, float]]:
    """Where the names of places to explore are written: as near to their middle as is shown."""
    found = {}
    for position in _beyond(view, offered):
        spots = [window.at(at) for at in flower(position) if window.shows(at, -0.55)]
        if spots:
            middle = window.at(center(position))
            found[position] = min(spots, key=lambda spot: math.dist(spot, middle))
    return found


@cached
def _mist(size: int, night: bool, chosen: bool) -> tuple[Image.Image, Image.Image]:
    """A hex of land that could be explored."""
    wide = round(size * ROOT3) + 1
    sketch = Sketch(wide, 2 * size)
    now = hour(night)
    sketch.polygon(
        hexagon(wide / 2, size, size - 3), MARK if chosen else mix(now.unknown, FAINT, 0.3)
    )
    sketch.polygon(
        hexagon(wide / 2, size, size - (9 if chosen else 6)),
        mix(now.unknown, MARK_DARK, 0.5) if chosen else mix(now.unknown, FAINT, 0.09),
    )
    return solid(sketch.sprite())


@cached
def _unknown_key(key: str, size: int, chosen: bool) -> Sprite:
    """The name of a place to explore, under a compass."""
    room = round(size * 1.5)
    sprite = Image.new("RGBA", (room, room), (*CREAM, 0))
    color = MARK if chosen else FAINT
    put(sprite, icon("compass_rose", round(size * 0.62), color), room / 2, room * 0.3)
    font = max(26, round(size * (0.42 if chosen else 0.35)))
    put(sprite, label(key, font, WHITE if chosen else FAINT, "sans", INK, 4), room / 2, room * 0.72)
    if chosen:
        put(sprite, price("2", round(size * 0.5)), room * 0.82, room * 0.4)
    return sprite


# One hex


@cached
def price(n: str, size: int) -> Sprite:
    """What a step costs."""
    if len(n) == 1:
        return number_disc(n, max(34, size), MARK, BLACK, 0.74)
    font = max(24, round(size * 0.58))
    sprite = plate(round(font * 1.9), max(34, size), MARK, mix(MARK, WHITE, 0.5), 3, 15).copy()
    put(sprite, label(n, font, BLACK, "sans"), sprite.width / 2, sprite.height / 2)
    return sprite


@cached
def danger(size: int) -> Sprite:
    """A step that is a fight."""
    sprite = number_disc("", max(34, size), MARK, BLACK, 0.74).copy()
    put(
        sprite,
        icon("swords", round(sprite.width * 0.72), BLACK),
        sprite.width / 2,
        sprite.height / 2,
    )
    return sprite


def _key(key: str, size: int, chosen: bool) -> Sprite:
    font = max(24, round(size * 0.345))
    if chosen:
        return label(key, font, WHITE, "sans", MARK_DARK, 7)
    return label(key, font, CREAM, "sans", INK, 4)


def _draw_key(
    sheet: Image.Image, space: Space, window: Window, marked: bool, cost: int | None
) -> None:
    """The name of a hex, above whatever its neighbors hold; and what a step there costs."""
    k = window.size
    x, y = window.at((space.q, space.r))
    name = _key(space.key, k, marked)
    across, down = name.width / 2, name.height / 2
    above = y - 0.7 * k
    cut = not (down < above < window.height - down and across < x < window.width - across)
    if not cut and (space.terrain != "sea" or space.site is not None):
        put(sheet, name, x, above)
    if cost is not None:
        up = 0.4 if cost < 10 else 0.22  # two digits have no room beside the name
        put(sheet, price(str(cost), round(k * 0.52)), x + 0.56 * k, y - up * k)


def _draw_space(sheet: Image.Image, view: View, words: Words, space: Space, window: Window) -> None:
    k = window.size
    x, y = window.at((space.q, space.r))
    if space.level or space.friendly:
        _draw_city(sheet, view, words, space, window)
        return
    crowd = [seat for seat, hero in enumerate(view.heroes) if hero.at == space.key]
    tokens = tuple((token.enemy, token.up) for token in space.tokens)
    low = _low(space)
    pair = len(tokens) > 1 and any(token.up for token in space.tokens)
    emblem = _emblem(space, round(k * (0.46 if pair else 0.6 if low else 0.86)))
    if emblem is not None:
        aside = 0.0 if not crowd else 0.36 * k
        put(sheet, emblem, x + aside, y - (0.38 if pair else 0.3 if low else 0.02) * k)
    whole = window.holds((space.q, space.r))
    if tokens and whole:
        put(sheet, plaque(tokens, _dwellers(space), k), x, y + (0.26 if pair else 0.32) * k)
    elif space.ruins is not None and whole:
        put(sheet, ruins(space.ruins, k), x, y + 0.31 * k)
    marks = cities.shields(space, words, round(k * 0.42)) if whole else None
    if marks is not None:
        put(sheet, marks, x, y + 0.4 * k)
    if space.owner is not None and whole:
        put(
            sheet,
            _owned(space.owner, words.letter(space.owner), round(k * 0.46)),
            x + edges.SHIELD[0] * k,
            y + edges.SHIELD[1] * k,
        )


def _low(space: Space) -> bool:
    """Whether something lies in the lower half of a hex, so that the site is drawn above it."""
    return bool(space.tokens or space.ruins or (space.shields and space.site != "city"))


def _draw_city(sheet: Image.Image, view: View, words: Words, space: Space, window: Window) -> None:
    """Its towers with its level, and below them who defends it and whose shields lie there."""
    k = window.size
    x, y = window.at((space.q, space.r))
    emblem = _emblem(space, round(k * 0.6))
    assert emblem is not None
    put(sheet, emblem, x + 0.1 * k, y - 0.24 * k)
    if not window.holds((space.q, space.r)):
        return
    if space.tokens:
        walls = cities.garrison(cities.defenders(space), k)
        put(sheet, walls, x, y + (0.32 if len(space.tokens) <= cities.IN_A_ROW else 0.38) * k)
    if space.level:  # over whoever defends it
        disc = cities.level(space.level, space.color or "", round(k * 0.4))
        put(sheet, disc, x + 0.62 * k, y - 0.06 * k)
    crowded = space.tokens or any(hero.at == space.key for hero in view.heroes)
    won = cities.shields(space, words, round(k * (0.3 if crowded else 0.42)))
    if won is not None:
        put(sheet, won, x, y + (0.68 if crowded else 0.4) * k)  # below whoever is there
    if space.leader is not None:
        owned = _owned(space.leader, words.letter(space.leader), round(k * 0.46))
        put(sheet, owned, x + edges.SHIELD[0] * k, y + edges.SHIELD[1] * k)


def _dwellers(space: Space) -> str:
    """The color of the tokens that lie face down."""
    if space.site in GARRISON:
        return GARRISON[space.site]
    return DWELLERS.get(space.site or "", "green")


def _emblem(space: Space, size: int) -> Sprite | None:
    """The site, or who roams there."""
    if space.site is not None:
        return site(space.site, space.color, size)
    if space.rampaging and space.tokens:
        first = space.tokens[0].enemy
        color = DATA.enemy[first].color if first != HIDDEN else "green"
        return icon(f"foe_{color}", size, mix(FOE[color], WHITE, PALE), INK)
    return None


@cached
def site(key: str, color: str | None, size: int) -> Sprite:
    """A site: stone with a roof, in a dark edge."""
    roof = MANA[color] if color is not None else ROOF.get(key, CREAM)
    sprite = painted(f"site_{key}", size, STONE, roof, INK)
    if key == "mine" and color is not None:
        sprite = sprite.copy()
        put(sprite, gem(color, round(size * 0.5)), size * 0.74, size * 0.72)
    return sprite


def heroes(view: View, words: Words, window: Window) -> dict[str, Piece]:
    """Where the heroes stand in the window, in the order in which they are put there.

    The last come first: in a crowd, each badge is at the right of its hero, over the next one.
    """
    found = {}
    for seat, hero in reversed(list(enumerate(view.heroes))):
        space = view.spaces.get(hero.at) if hero.at is not None else None
        if space is None or not window.holds((space.q, space.r)):
            continue
        crowd = [other for other, each in enumerate(view.heroes) if each.at == hero.at]
        x, y, size = _standing(space, (crowd.index(seat), len(crowd)), window.size)
        left, top = window.at((space.q, space.r))
        sprite = token(seat, words.letter(seat), hero.hero, size, seat == view.active)
        found[f"hero-{seat}"] = Piece(sprite, left + x, top + y)
    return found


def _standing(space: Space, among: tuple[int, int], k: int) -> tuple[float, float, int]:
    """Where on a hex a hero stands and how large: beside the site, smaller where it is crowded."""
    place, count = among
    low = _low(space)
    x, y = 0.0, -0.02 * k
    if low:
        x, y = -0.52 * k, -0.36 * k
    elif space.site is not None:
        x = -0.4 * k
    if count > 1:
        x += (place % 2 - 0.5) * 0.5 * k
        y += (place // 2 - (0.5 if count > 2 else 0)) * 0.52 * k
    return x, y, round(k * (0.56 if low or count > 1 else 0.76))


@cached
def _owned(seat: int, letter: str, size: int) -> Sprite:
    """A shield that says whose a site is."""
    sprite = shape("shield", round(size * 1.2), INK, CREAM).copy()
    put(sprite, seat_badge(seat, letter, size), size * 0.6, size * 0.56)
    return sprite


# Tokens


@cached
def plaque(tokens: tuple[tuple[str, bool], ...], color: str, k: int) -> Sprite:
    """The enemies on a hex: what is known of each, or how they look from behind."""
    if all(not up or enemy == HIDDEN for enemy, up in tokens):
        size = round(k * 0.7)
        sprite = Image.new(
            "RGBA", (size + (len(tokens) - 1) * round(size * 0.8), size), (0, 0, 0, 0)
        )
        for place in range(len(tokens)):
            sprite.alpha_composite(back(color, size), (place * round(size * 0.8), 0))
        return sprite
    if len(tokens) == 1:
        return _single(tokens[0][0], k)
    rows = [_row(enemy, k) if up else back(color, round(k * 0.42)) for enemy, up in tokens[:2]]
    room = max(row.width for row in rows), sum(row.height for row in rows)
    sprite = Image.new("RGBA", room, (0, 0, 0, 0))
    top = 0
    for row in rows:
        sprite.alpha_composite(row, ((room[0] - row.width) // 2, top))
        top += row.height
    return sprite


@cached
def _single(enemy: str, k: int) -> Sprite:
    """Attack and armor above, abilities below; cut so that it stays within its hex."""
    wide, tall = round(k * 1.5), round(k * 0.86)
    rim = FOE[DATA.enemy[enemy].color]
    signs = enemy_chips(enemy, max(24, round(k * 0.31)))
    if not signs:
        tall = round(k * 0.52)
    sketch = Sketch(wide, tall)
    cut = wide * 0.24 if signs else wide * 0.05
    for inset, paint in ((0.0, INK), (2.0, rim), (6.0, SLATE)):
        low = tall - inset
        sketch.polygon(
            [
                (inset + 6, inset), (wide - inset - 6, inset), (wide - inset, inset + 6),
                (wide - inset, tall * (0.56 if signs else 0.9)), (wide - cut - inset * 0.4, low),
                (cut + inset * 0.4, low), (inset, tall * (0.56 if signs else 0.9)),
                (inset, inset + 6),
            ],
            paint,
        )  # fmt: skip
    sprite = sketch.sprite()
    row = round(k * 0.26)
    figures = max(24, round(k * 0.36))
    attack = attack_value(enemy, figures)
    armor = value("value_armor", str(DATA.enemy[enemy].armor), figures, STEEL)
    gap = round(k * 0.1)
    left = (wide - attack.width - gap - armor.width) / 2
    put_left(sprite, attack, left, row)
    put_left(sprite, armor, left + attack.width + gap, row)
    step = signs[0].width + 3 if signs else 0
    for place, sign in enumerate(signs):
        put(sprite, sign, wide / 2 + (place - (len(signs) - 1) / 2) * step, k * 0.63)
    return sprite


@cached
def _row(enemy: str, k: int) -> Sprite:
    """One of two enemies: a single line."""
    figures = max(24, round(k * 0.32))
    attack = attack_value(enemy, figures)
    armor = value("value_armor", str(DATA.enemy[enemy].armor), figures, STEEL)
    signs = enemy_chips(enemy, max(24, round(k * 0.24)))[:2]
    inner = attack.width + armor.width + sum(sign.width for sign in signs) + 12
    sprite = plate(inner + 18, round(k * 0.4), SLATE, FOE[DATA.enemy[enemy].color], 4, 10).copy()
    left = 9
    for part in (attack, armor, *signs):
        left = put_left(sprite, part, left, sprite.height / 2) + 4
    return sprite


@cached
def ruins(key: str, k: int) -> Sprite:
    """What waits in the ruins, where it is seen: an altar's crystal, or enemies."""
    size = round(k * 0.6)
    if key == HIDDEN:
        sprite = shape("hexagon", size, rgb("#c9a23c"), CREAM).copy()
        put(sprite, label("?", max(24, round(size * 0.6)), INK, "sans"), size / 2, size / 2)
        return sprite
    data = DATA.ruin[key]
    if data.altar is not None:
        sprite = plate(round(size * 1.5), size, SLATE, rgb("#c9a23c"), 4, 12).copy()
        put_left(sprite, label("3", max(26, round(k * 0.34)), CREAM, "sans"), size * 0.2, size / 2)
        put(sprite, gem(data.altar, round(size * 0.8)), size * 1.02, size / 2)
        return sprite
    sprite = Image.new("RGBA", (size * len(data.enemies), size), (0, 0, 0, 0))
    for place, color in enumerate(data.enemies):
        sprite.alpha_composite(back(color, size), (place * size, 0))
    return sprite
