"""Characters on their hexes: everything about one in one sprite."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from PIL import Image

from games.sigillum.battle import Beast
from games.sigillum.effects import POSITIVE
from games.sigillum.view import View
from renderers import Piece, Words
from renderers.kit.badges import seat_badge
from renderers.kit.cache import cached
from renderers.kit.fonts import SMALLEST, fit, label
from renderers.kit.icons import icon
from renderers.kit.palette import WHITE
from renderers.kit.panels import plate
from renderers.kit.sketch import CLEAR, Sprite, crisp, put
from renderers.sigillum.field.last_turn import Harm, harm_of, harm_sign
from renderers.sigillum.layout import SIZE, Plan
from renderers.sigillum.paint import (
    CREAM,
    INK,
    RUBRIC,
    SPENT,
    cameo,
    effect_chip,
    hearts,
    kind_mark,
    kind_of,
)
from renderers.sigillum.wording import beast_name, player_letter

SLOTS = ((-90, -4), (90, -4), (-92, 46), (92, 46))  # of the effects, beside the emblem
NAME_SIZES = (34, 32, 30, 28, 26, 24)
ROOM, NARROW_ROOM = 214, 132  # for a name


class Look(NamedTuple):
    """All that a token shows."""

    key: str
    name: str
    seat: int
    letter: str
    vitality: int
    full: int
    effects: tuple[tuple[str, int], ...]
    maneuvered: bool
    attacked: bool
    harm: Harm  # in the last turn
    tower: int  # on which side one stands by its hex: -1 left, 1 right, or 0


def effects_of(beast: Beast) -> tuple[tuple[str, int], ...]:
    """Return what lies on somebody, with numbers: a stun first, since it matters most."""
    counts = Counter(marker.effect for marker in beast.markers)
    return tuple(sorted(counts.items(), key=lambda item: (item[0] != "stun", item[0] in POSITIVE)))


def look(beast: Beast, view: View, words: Words, harm: Harm, tower: int) -> Look:
    return Look(
        beast.key,
        beast_name(words, beast.key),
        beast.seat,
        player_letter(view, words, beast.seat),
        beast.vitality,
        beast.full,
        effects_of(beast),
        beast.maneuvered,
        beast.attacked,
        harm,
        tower,
    )


@cached
def token(shown: Look, size: int) -> Sprite:
    k = size / SIZE
    wide, tall = 2 * size, round(size * 1.74)
    sprite = Image.new("RGBA", (wide, tall), CLEAR)
    x, y = wide / 2, tall / 2
    stunned = any(effect == "stun" for effect, _ in shown.effects)
    spent = shown.maneuvered or shown.attacked
    put(sprite, cameo(shown.key, shown.seat, round(116 * k), spent, stunned), x, y - 13 * k)
    put(sprite, seat_badge(shown.seat, shown.letter, round(54 * k)), x - 57 * k, y - 53 * k)
    struck = harm_sign(shown.harm, round(80 * k))
    put(
        sprite,
        struck or kind_mark(kind_of(shown.key), round(46 * k)),
        x + (60 if struck else 57) * k,
        y - (50 if struck else 52) * k,
    )
    slots = sorted(SLOTS, key=lambda slot: slot[0] * shown.tower > 0)  # the tower's side last
    slots = slots[: len(shown.effects)]
    _life(sprite, shown, x, y + 88 * k, k)
    room = NARROW_ROOM if any(dy > 0 for _, dy in slots) else ROOM
    sizes = [max(SMALLEST, round(size * max(k, 0.88))) for size in NAME_SIZES]
    name = fit(shown.name, sizes, room * k, CREAM if not spent else WHITE)
    ribbon = plate(name.width + 12, round(40 * k), SPENT if spent else INK, INK, 2, 8)
    put(sprite, ribbon, x, y + 46 * k)
    put(sprite, name, x, y + 46 * k)
    _effects(sprite, shown.effects, slots, x, y, k)
    if stunned:
        put(sprite, icon("effect_stun", round(64 * k), RUBRIC, CREAM), x, y - 30 * k)
    return crisp(sprite)


def _life(sprite: Sprite, shown: Look, x: float, y: float, k: float) -> None:
    """Draw hearts, and beside them what was done with the core ability."""
    life = hearts(shown.vitality, shown.full, round(40 * k))
    ground = plate(life.width + 10, round(44 * k), CREAM, CREAM, 2, 14)
    used = 38 * k
    middle = x + (shown.maneuvered - shown.attacked) * used * 0.5
    put(sprite, ground, middle, y)
    put(sprite, life, middle, y)
    reach = life.width / 2 + used * 0.5
    if shown.maneuvered:
        put(sprite, icon("boot", round(used), CREAM, INK), middle - reach, y)
    if shown.attacked:
        put(sprite, icon("swords", round(used), CREAM, INK), middle + reach, y)


def _effects(
    sprite: Sprite,
    effects: tuple[tuple[str, int], ...],
    slots: list[tuple[int, int]],
    x: float,
    y: float,
    k: float,
) -> None:
    shown = effects if len(effects) <= len(SLOTS) else effects[: len(SLOTS) - 1]
    for (effect, count), (dx, dy) in zip(shown, slots, strict=False):
        put(sprite, effect_chip(effect, count, round(50 * k)), x + dx * k, y + dy * k)
    if len(shown) < len(effects):
        dx, dy = slots[-1]
        more = label(f"+{len(effects) - len(shown)}", 28, INK, "sans", CREAM, 4)
        put(sprite, more, x + dx * k, y + dy * k)


def pieces(view: View, p: Plan, words: Words, top: int) -> dict[str, Piece]:
    """Return all characters on the field, where they stand."""
    harm = harm_of(view.recent)
    found = {}
    for beast in view.battle.beasts:
        if beast.hex is not None:
            x, y = p.spots[beast.hex]
            suffered = harm.get(beast.key, Harm())
            shown = look(beast, view, words, suffered, p.tower_beside(beast.hex))
            found[beast.key] = Piece(token(shown, p.size), x, y + top)
    return found
