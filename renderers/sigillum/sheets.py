"""A player's own row: his characters with their abilities by name, and what he is asked."""

from __future__ import annotations

from PIL import Image

from games.core import Ask
from games.sigillum.battle import Beast
from games.sigillum.view import View
from renderers import Words
from renderers.kit.cache import cached
from renderers.kit.fonts import label, paragraph
from renderers.kit.icons import icon
from renderers.kit.palette import SEATS
from renderers.kit.panels import plate
from renderers.kit.sketch import Sprite, put, put_left
from renderers.sigillum.bands import band_of, column, place_of, shut
from renderers.sigillum.marks import hexes
from renderers.sigillum.paint import (
    CREAM,
    FADED,
    GILT,
    INK,
    MARK,
    MARK_LIGHT,
    MUTED,
    RUBRIC,
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
from renderers.sigillum.places import MARGIN, SHEETS_ROW, WIDTH
from renderers.sigillum.tokens import name_of

ROW = 62
HEAD = 104
USES = {"a": "attack", "1": "1", "2": "2"}
FEW = 6  # options that are written out


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
            name_of(words, shown.key),
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
    """Ready, cooling for n rounds, used, or shut for a reason; and whether it may be chosen."""
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
    why = shut(beast)
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


# What is asked


def plain(text: str) -> str:
    """A text without the marks that only a chat shows."""
    return text.replace("*", "").strip()


def _asked(view: View, words: Words, ask: Ask) -> tuple[Sprite, Sprite | None]:
    """The question; options that are neither hexes nor abilities are written out."""
    width = WIDTH - 2 * MARGIN - 50
    marked = {*hexes(view, ask)}
    others = [
        option
        for option in ask.options
        if option.key not in marked and ("." not in option.key or "action" in ask.prompt.args)
    ]
    question = paragraph(plain(words(ask.prompt)), 40, INK, width, 2)
    if not others or len(others) > FEW:
        return question, None
    said = " · ".join(plain(words(option.label)) for option in others)
    return question, paragraph(said, 34, MARK, width, 3)


def prompt_height(view: View, words: Words, ask: Ask | None) -> int:
    if ask is None:
        return 0
    question, answers = _asked(view, words, ask)
    return question.height + (answers.height if answers is not None else 0) + 26


def draw_prompt(picture: Image.Image, view: View, words: Words, ask: Ask, top: int) -> None:
    question, answers = _asked(view, words, ask)
    height = prompt_height(view, words, ask) - 12
    ground = plate(WIDTH - 2 * MARGIN, height, CREAM, GILT, 5, 16)
    picture.paste(ground, (MARGIN, top + 2), ground)
    picture.paste(question, (MARGIN + 26, top + 10), question)
    if answers is not None:
        picture.paste(answers, (MARGIN + 26, top + 12 + question.height), answers)


# While bands are formed


def banned_height(view: View) -> int:
    return 148 if view.banned and view.round == 0 else 0


def draw_banned(picture: Image.Image, view: View, words: Words, top: int) -> None:
    """Those whom nobody can pick."""
    if not banned_height(view):
        return
    ground = plate(WIDTH - 2 * MARGIN, 136, SHADE, FADED, 3, 16)
    picture.paste(ground, (MARGIN, top + 4), ground)
    caption = label(words.say("picture-banned"), 42, INK)
    end = put_left(picture, caption, MARGIN + 24, top + 70)
    step = min(170.0, (WIDTH - MARGIN - end - 40) / len(view.banned))
    for place, key in enumerate(view.banned):
        x = end + 30 + step * (place + 0.5)
        put(picture, cameo(key, None, 82, spent=True), x, top + 52)
        put(picture, icon("cross", 46, RUBRIC, CREAM), x + 34, top + 76)
        put(picture, fit(name_of(words, key), (30, 27, 24), step - 8, INK), x, top + 115)
