"""A player's own row: their characters with their abilities by name."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from games.core import Ask
from games.sigillum.battle import ATTACK, MANEUVER, Beast
from games.sigillum.rules.actions import CART, Ability
from games.sigillum.rules.options import use_letter
from games.sigillum.rules.readiness import Block, Use, blocked
from games.sigillum.view import View
from renderers import Words
from renderers.kit.cache import cached
from renderers.kit.fonts import fit, label
from renderers.kit.icons import icon
from renderers.kit.palette import SEATS
from renderers.kit.panels import plate
from renderers.kit.sketch import Sprite, put, put_left
from renderers.sigillum.field.choices import ANY_ABILITY, marked_abilities
from renderers.sigillum.layout import SHEETS_ROW
from renderers.sigillum.paint import (
    CREAM,
    FADED,
    INK,
    MARK,
    MARK_LIGHT,
    MUTED,
    SHADE,
    SPENT,
    VELLUM,
    cameo,
    hearts,
    kind_mark,
    kind_of,
    place_tag,
    ready_disc,
    rounds_disc,
    spent_disc,
)
from renderers.sigillum.panels.cards import column, place_of
from renderers.sigillum.sides import band_of
from renderers.sigillum.wording import beast_name

ROW = 62
HEAD = 104
ABILITIES: tuple[Use, ...] = (ATTACK, 1, 2)  # those that have names
ICONS = {
    Block.WAITING: "hourglass",
    Block.STUNNED: "effect_stun",
    Block.USED: "check",
    Block.SLOWED: "effect_slowness",
    Block.CORE_USED: "cross",
    Block.SILENCED: "effect_silence",
}


class State(NamedTuple):
    """What keeps an ability from being used, for how many rounds, and whether it is marked.

    Idle is one that is ready but finds nothing to be used on.
    """

    block: Block | None
    rounds: int
    choice: bool
    idle: bool


def draw_sheets(
    picture: Image.Image, view: View, words: Words, side: int, top: int, ask: Ask | None
) -> None:
    marked = marked_abilities(ask) if ask is not None else frozenset()
    any_ability = ask is not None and ask.seat == view.seat and ask.prompt.key in ANY_ABILITY
    for place, shown in enumerate(band_of(view, side)):
        if isinstance(shown, int):
            continue
        left, width = column(view, place)
        sheet = _sheet(
            shown.key,
            beast_name(words, shown.key),
            tuple(words.say(f"ability-{shown.key}-{use}") for use in ABILITIES),
            shown.seat,
            width,
            place_of(shown),
            (shown.vitality, shown.full),
            tuple(
                _state(
                    shown,
                    use,
                    Ability(shown.key, use) in marked,
                    any_ability and shown.seat == view.seat,
                )
                for use in (MANEUVER, *ABILITIES)
            ),
            Ability(shown.key, CART) in marked,
        )
        picture.paste(sheet, (round(left), top), sheet)


def _state(beast: Beast, use: Use, choice: bool, any_ability: bool) -> State:
    block = blocked(beast, use)
    rounds = beast.cooldowns[use - 1] if isinstance(use, int) and block is Block.COOLING else None
    able = block not in (Block.WAITING, Block.STUNNED)
    idle = any_ability and block is None and not choice
    return State(block, rounds or 0, choice and able, idle)


def state_disc(state: State, size: int) -> Sprite:
    if state.idle:
        return ready_disc(size)
    if state.block is None:
        return ready_disc(size, "check")
    if state.block is Block.COOLING:
        return rounds_disc(state.rounds, size)
    return spent_disc(size, ICONS[state.block])


@cached
def _sheet(
    key: str,
    name: str,
    abilities: tuple[str, ...],
    seat: int,
    width: int,
    place: tuple[str, bool],
    life: tuple[int, int],
    states: tuple[State, ...],
    cart: bool,
) -> Sprite:
    height = SHEETS_ROW - 14
    sprite = plate(width, height, VELLUM if place[1] else CREAM, INK, 3, 16).copy()
    sprite.paste(SEATS[seat].color, (14, height - 9, width - 14, height - 4))
    put(sprite, cameo(key, seat, 88, fallen=states[1].block is Block.STUNNED), 54, 54)
    put(sprite, kind_mark(kind_of(key), 44), width - 32, 32)
    room = width - 106 - 58 - (104 if cart else 0)
    put_left(sprite, fit(name, (42, 38, 34, 30), room, INK), 106, 32)
    if cart:
        put(sprite, plate(100, 50, MARK_LIGHT, MARK, 4, 12), width - 110, 31)
        put(sprite, option_letter(use_letter(CART), True), width - 134, 31)
        put(sprite, icon("minecart", 42, INK), width - 88, 31)
    end = put_left(sprite, place_tag(*place, 46), 106, 78)
    if width >= 440:
        end = put_left(sprite, hearts(*life, 38), end + 10, 78)
    _maneuver(sprite, states[0], width - 10, 78)
    for row, (ability, use, state) in enumerate(zip(abilities, ABILITIES, states[1:], strict=True)):
        _ability(sprite, ability, use_letter(use), state, HEAD + ROW * row + 8, width)
    return sprite


def _maneuver(sprite: Sprite, state: State, right: float, y: float) -> None:
    """Draw whether a character can still maneuver."""
    disc = state_disc(state, 44)
    if state.choice:
        put(sprite, plate(138, 52, MARK_LIGHT, MARK, 4, 12), right - 69, y)
    put(sprite, disc, right - 28, y)
    put(sprite, icon("boot", 40, INK if state.block is None else SPENT), right - 74, y)
    put(sprite, option_letter(use_letter(MANEUVER), state.choice), right - 114, y)


@cached
def option_letter(letter: str, choice: bool) -> Sprite:
    """Draw the end of an option's key, as it stands on its button."""
    if not choice:
        return label(letter, 34, FADED, "sans")
    sprite = plate(40, 42, MARK, MARK, 2, 8).copy()
    put(sprite, label(letter, 34, CREAM, "sans"), 20, 21)
    return sprite


def _ability(sprite: Sprite, name: str, letter: str, state: State, top: float, width: int) -> None:
    y = top + ROW / 2 - 2
    if state.choice:
        put(sprite, plate(width - 20, ROW - 6, MARK_LIGHT, MARK, 4, 12), width / 2, y)
    else:
        put(
            sprite,
            plate(width - 20, ROW - 6, SHADE if state.block is not None else VELLUM, FADED, 2, 12),
            width / 2,
            y,
        )
    put(sprite, option_letter(letter, state.choice), 38, y)
    ink = INK if state.block is None else MUTED
    put_left(sprite, fit(name, (38, 34, 30, 27), width - 66 - 72, ink), 66, y)
    put(sprite, state_disc(state, 48), width - 42, y)
