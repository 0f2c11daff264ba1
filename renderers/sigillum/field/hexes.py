"""Castles, and what lies on hexes: drawn below the characters."""

from __future__ import annotations

from PIL import Image

from games.sigillum.effects import TERRAFORMED
from games.sigillum.view import View
from renderers import Words
from renderers.kit.badges import OUTLINE
from renderers.kit.cache import cached
from renderers.kit.icons import icon
from renderers.kit.palette import SEATS, Color
from renderers.kit.sketch import Sketch, Sprite, around, put
from renderers.sigillum.field.background import tile
from renderers.sigillum.field.towers import between
from renderers.sigillum.layout import Plan
from renderers.sigillum.paint import CREAM, GILT, INK, MOTIF, STONE, badges, effect_chip
from renderers.sigillum.wording import letters


@cached
def _walls(size: int, colors: tuple[Color, ...]) -> Sprite:
    """Draw the wall around a castle hex, in its owner's colors."""
    wide, tall = 2 * size, round(size * 1.7321)
    sketch = Sketch(wide, tall)
    x, y = wide / 2, tall / 2
    outer, inner = around(x, y, size - 3, 6, 0), around(x, y, size - 17, 6, 0)
    for place in range(6):
        after = (place + 1) % 6
        quad = [outer[place], outer[after], inner[after], inner[place]]
        sketch.polygon(quad, OUTLINE)
    outer, inner = around(x, y, size - 5, 6, 0), around(x, y, size - 14, 6, 0)
    for place in range(6):
        after = (place + 1) % 6
        paint = colors[place % len(colors)] if colors else STONE
        for tooth in range(6):
            if tooth % 2:
                continue
            a, b = (tooth + 0.5) / 6, (tooth + 1.5) / 6
            sketch.polygon(
                [
                    between(outer[place], outer[after], a),
                    between(outer[place], outer[after], b),
                    between(inner[place], inner[after], b),
                    between(inner[place], inner[after], a),
                ],
                paint,
            )
    return sketch.sprite()


def draw_castles(picture: Image.Image, view: View, p: Plan, top: int) -> None:
    for castle in p.field.castles:
        side = view.battle.castles.get(castle.hex)
        seats = () if side is None else view.teams[side]
        x, y = p.spots[castle.hex]
        put(picture, _walls(p.size, tuple(SEATS[seat].color for seat in seats)), x, y + top)
        if view.battle.at(castle.hex) is None:
            put(picture, icon("stronghold", round(p.size * 0.7), STONE, INK), x, y + top)


def draw_markers(picture: Image.Image, view: View, p: Plan, top: int) -> None:
    """Draw changed terrain, obstacles and webs."""
    for key, markers in view.battle.ground.items():
        x, y = p.spots[key]
        for marker in markers:
            if marker.effect in TERRAFORMED:
                _terraform(picture, p, marker.effect, x, y + top)
        for marker in markers:
            if marker.effect == "web":
                put(picture, icon("effect_web", round(p.size * 1.62), CREAM), x, y + top)
                put(picture, icon("effect_web", round(p.size * 1.58), INK), x, y + top)
            elif marker.effect == "obstacle":
                put(picture, icon("effect_obstacle", p.size, MOTIF["mountain"], INK), x, y + top)


def draw_owners(picture: Image.Image, view: View, words: Words, p: Plan, top: int) -> None:
    """Draw whose a castle hex is, and which side laid what lies on a hex, if nobody is there."""
    owners = {key: (side, 0.37, 0.46) for key, side in view.battle.castles.items()}
    for key, markers in view.battle.ground.items():
        owners[key] = (markers[-1].side, 0.33, 0.6)
    for key, (side, share, down) in owners.items():
        if view.battle.at(key) is None:
            seats = view.teams[side]
            shown = badges(seats, letters(view, words, seats), round(p.size * share))
            x, y = p.spots[key]
            put(picture, shown, x, y + top + p.size * down)


def _terraform(picture: Image.Image, p: Plan, effect: str, x: float, y: float) -> None:
    put(picture, tile(TERRAFORMED[effect], p.size), x, y)
    put(picture, _turf(p.size), x, y)
    put(picture, effect_chip(effect, 1, round(p.size * 0.36)), x - p.size * 0.62, y + p.size * 0.42)


@cached
def _turf(size: int) -> Sprite:
    """Draw a dotted edge: this is not how the hex was printed."""
    sketch = Sketch(2 * size, round(size * 1.7321))
    corners = around(size, size * 0.866, size - 13, 6, 0)
    for place in range(6):
        for dot in range(7):
            at = between(corners[place], corners[(place + 1) % 6], dot / 7)
            sketch.circle(*at, 6, INK)
            sketch.circle(*at, 4, GILT)
    return sketch.sprite()
