"""A player's own row: their characters with their abilities by name."""

from __future__ import annotations

from PIL import Image

from games.core import Ask
from games.sigillum.battle import Beast
from games.sigillum.view import View
from renderers import Words
from renderers.kit.cache import cached
from renderers.kit.fonts import label
from renderers.kit.icons import icon
from renderers.kit.palette import SEATS
from renderers.kit.panels import plate
from renderers.kit.sketch import Sprite, put, put_left
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
    fit,
    hearts,
    kind_mark,
    kind_of,
    place_tag,
    ready_disc,
    rounds_disc,
    spent_disc,
)
from renderers.sigillum.panels.cards import closed_by, column, place_of
from renderers.sigillum.sides import band_of
from renderers.sigillum.wording import beast_name

ROW = 62


HEAD = 104


USES = {"a": "attack", "1": "1", "2": "2"}


def draw_sheets(
    picture: Image.Image, view: View, words: Words, side: int, top: int, ask: Ask | None
) -> None:
    open_ = {option.key for option in ask.options} if ask is not None else set()
    if ask is not None:
        who, _, use = str(ask.prompt.args.get("action", "")).partition(".")
        open_ = {f"{who}.{use[0]}"} if use else open_
    for place, shown in enumerate(band_of(view, side)):
        if isinstance(shown, int):
            continue
        left, width = column(view, place)
        sheet = _sheet(
            shown.key,
            beast_name(words, shown.key),
            tuple(words.say(f"ability-{shown.key}-{use}") for use in USES.values()),
            shown.seat,
            width,
            place_of(shown),
            (shown.vitality, shown.full),
            tuple(_state(shown, letter, f"{shown.key}.{letter}" in open_) for letter in "ma12"),
            f"{shown.key}.c" in open_,
        )
        picture.paste(sheet, (round(left), top), sheet)


def _state(beast: Beast, letter: str, choice: bool) -> tuple[str, int, bool]:
    """Ready, cooling for n rounds, used, or closed for a reason; and whether it may be chosen."""
    if beast.hex is None:
        return "hourglass", 0, False
    if beast.has("stun"):
        return "effect_stun", 0, False
    if letter == "m":
        if beast.maneuvered:
            return "used", 0, choice
        if beast.slowed:
            return "effect_slowness", 0, choice
        return ("ready" if beast.swift or not beast.attacked else "cross"), 0, choice
    if letter == "a":
        if beast.attacked:
            return "used", 0, choice
        return ("ready" if beast.swift or not beast.maneuvered else "cross"), 0, choice
    rounds = beast.cooldowns[int(letter) - 1]
    if rounds is not None:
        return "rounds", rounds, choice
    why = closed_by(beast)
    return why or "ready", 0, choice


def _state_disc(state: tuple[str, int, bool], size: int) -> Sprite:
    kind, rounds, _ = state
    if kind == "ready":
        return ready_disc(size, "check")
    if kind == "rounds":
        return rounds_disc(rounds, size)
    return spent_disc(size, "check" if kind == "used" else kind)


@cached
def _sheet(
    key: str,
    name: str,
    abilities: tuple[str, ...],
    seat: int,
    width: int,
    place: tuple[str, bool],
    life: tuple[int, int],
    states: tuple[tuple[str, int, bool], ...],
    cart: bool,
) -> Sprite:
    height = SHEETS_ROW - 14
    sprite = plate(width, height, VELLUM if place[1] else CREAM, INK, 3, 16).copy()
    sprite.paste(SEATS[seat].colour, (14, height - 9, width - 14, height - 4))
    put(sprite, cameo(key, seat, 88, fallen=states[1][0] == "effect_stun"), 54, 54)
    put(sprite, kind_mark(kind_of(key), 44), width - 32, 32)
    room = width - 106 - 58 - (104 if cart else 0)
    put_left(sprite, fit(name, (42, 38, 34, 30), room, INK), 106, 32)
    if cart:
        put(sprite, plate(100, 50, MARK_LIGHT, MARK, 4, 12), width - 110, 31)
        put(sprite, _key("c", True), width - 134, 31)
        put(sprite, icon("minecart", 42, INK), width - 88, 31)
    end = put_left(sprite, place_tag(*place, 46), 106, 78)
    if width >= 440:
        end = put_left(sprite, hearts(*life, 38), end + 10, 78)
    _maneuver(sprite, states[0], width - 10, 78)
    for row, (ability, letter, state) in enumerate(zip(abilities, USES, states[1:], strict=True)):
        _ability(sprite, ability, letter, state, HEAD + ROW * row + 8, width)
    return sprite


def _maneuver(sprite: Sprite, state: tuple[str, int, bool], right: float, y: float) -> None:
    """Whether somebody can still go elsewhere."""
    disc = _state_disc(state, 44)
    if state[2]:
        put(sprite, plate(138, 52, MARK_LIGHT, MARK, 4, 12), right - 69, y)
    put(sprite, disc, right - 28, y)
    put(sprite, icon("boot", 40, INK if state[0] == "ready" else SPENT), right - 74, y)
    put(sprite, _key("m", state[2]), right - 114, y)


@cached
def _key(letter: str, choice: bool) -> Sprite:
    """The end of an option's key, as it stands on its button."""
    if not choice:
        return label(letter, 34, FADED, "sans")
    sprite = plate(40, 42, MARK, MARK, 2, 8).copy()
    put(sprite, label(letter, 34, CREAM, "sans"), 20, 21)
    return sprite


def _ability(
    sprite: Sprite, name: str, letter: str, state: tuple[str, int, bool], top: float, width: int
) -> None:
    y = top + ROW / 2 - 2
    if state[2]:
        put(sprite, plate(width - 20, ROW - 6, MARK_LIGHT, MARK, 4, 12), width / 2, y)
    else:
        put(
            sprite,
            plate(width - 20, ROW - 6, SHADE if state[0] != "ready" else VELLUM, FADED, 2, 12),
            width / 2,
            y,
        )
    put(sprite, _key(letter, state[2]), 38, y)
    ink = INK if state[0] == "ready" else MUTED
    put_left(sprite, fit(name, (38, 34, 30, 27), width - 66 - 72, ink), 66, y)
    put(sprite, _state_disc(state, 48), width - 42, y)
