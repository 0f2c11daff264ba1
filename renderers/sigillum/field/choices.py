"""What a player may choose now, marked on the field."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.core import Ask
from games.sigillum.fields import Castle
from games.sigillum.rules.actions import Ability, Action
from games.sigillum.view import View
from renderers.kit.cache import cached
from renderers.kit.icons import icon
from renderers.kit.palette import WHITE
from renderers.kit.sketch import Sketch, Sprite, around, put
from renderers.sigillum.field.background import coordinate, coordinate_at
from renderers.sigillum.layout import Plan
from renderers.sigillum.paint import CREAM, INK, MARK

ANY_ABILITY = ("choose-ability", "puzzle-next")  # what is asked when any ability can be used


def marked_hexes(ask: Ask) -> dict[str, str]:
    """Return the hexes among the options, with the keys of these.

    While any ability can be used these would be nearly all: none is marked then.
    """
    found: dict[str, str] = {}
    if ask.prompt.key in ANY_ABILITY:
        return found
    for option in ask.options:
        value = option.value
        if isinstance(value, Castle):
            found[value.hex] = option.key
        elif isinstance(value, Action) and value.picks and isinstance(value.picks[-1], str):
            found[value.picks[-1]] = option.key
    return found


def marked_abilities(ask: Ask) -> frozenset[Ability]:
    """Return the abilities among the options, or the one that is about to be used."""
    return frozenset(_offered(ask)) | frozenset(_begun(ask))


def _offered(ask: Ask) -> list[Ability]:
    """Return the abilities that can be used, some of them once for each target."""
    return _abilities(ask) if ask.prompt.key in ANY_ABILITY else []


def _begun(ask: Ask) -> list[Ability]:
    """Return the ability for which something is chosen, once for each option."""
    return [] if ask.prompt.key in ANY_ABILITY else _abilities(ask)


def _abilities(ask: Ask) -> list[Ability]:
    values = [option.value for option in ask.options]
    return [Ability(*value[:2]) for value in values if isinstance(value, Ability | Action)]


def draw_choices(picture: Image.Image, view: View, p: Plan, ask: Ask, top: int) -> None:
    """Draw rings around whoever has something to do, and around the hexes to choose from.

    The one who acts has a ring of its own.
    """
    able = {ability.who for ability in _offered(ask)}
    acting = {ability.who for ability in _begun(ask)}
    for beast in view.battle.beasts:
        if beast.hex is not None and beast.key in able | acting:
            x, y = p.spots[beast.hex]
            put(picture, _ring(p.size, beast.key in able), x, y + top)
    for key in marked_hexes(ask):
        x, y = p.spots[key]
        put(picture, _ring(p.size, True), x, y + top)


def draw_choice_names(
    picture: Image.Image, p: Plan, ask: Ask, draft: Sequence[str], top: int
) -> None:
    """Draw the keys of the options again, above everything else."""
    for hex_, key in marked_hexes(ask).items():
        x, y = coordinate_at(p, hex_)
        put(picture, coordinate(p, key, MARK), x, y + top)
        if key in draft:
            hx, hy = p.spots[hex_]
            put(picture, icon("check", 84, MARK, CREAM), hx + p.size * 0.5, hy + top)


@cached
def _ring(size: int, choice: bool) -> Sprite:
    """Draw a ring: for choices a double one with pointers, to stand out without color."""
    wide, tall = 2 * size, round(size * 1.7321)
    sketch = Sketch(wide, tall)
    x, y = wide / 2, tall / 2
    bands = (
        ((4, INK), (6, MARK), (15, WHITE), (18, INK))
        if choice
        else ((4, INK), (6, WHITE), (13, INK))
    )
    for inset, paint in bands:
        sketch.polygon(around(x, y, size - inset, 6, 0), paint)
    sketch.polygon(around(x, y, size - (20 if choice else 16), 6, 0), (0, 0, 0, 0))
    if choice:
        for place, (px, py) in enumerate(around(x, y, (size - 10) * 0.866, 6)):
            if place % 3 == 0:
                continue  # there the hex has its name, and life
            dx, dy = (x - px) / size, (y - py) / size
            sketch.polygon(
                [
                    (px + dx * 24, py + dy * 24),
                    (px - dy * 16, py + dx * 16),
                    (px + dy * 16, py - dx * 16),
                ],
                MARK,
            )
    return sketch.sprite()
