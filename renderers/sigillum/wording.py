"""Names and headings as pictures write them."""

from __future__ import annotations

from collections.abc import Iterable

from games.sigillum.view import View
from renderers import Words


def beast_name(words: Words, key: str) -> str:
    return words.say(f"beast-{key}")


def player_name(view: View, words: Words, seat: int) -> str:
    """Return a player's name; in a puzzle nobody sits on the other side."""
    return words.seat(seat) if seat < view.seats else words.say("picture-enemy")


def player_letter(view: View, words: Words, seat: int) -> str:
    """Return the letter on a badge; in a puzzle the other side has one that is not the player's."""
    if seat < view.seats:
        return words.letter(seat)
    return "Y" if words.letter(0) == "X" else "X"


def letters(view: View, words: Words, seats: Iterable[int]) -> str:
    return "".join(player_letter(view, words, seat) for seat in seats)


def heading(view: View, words: Words) -> str:
    """Say what is going on."""
    if view.puzzle is not None:
        return words.say("picture-puzzle", puzzle=view.puzzle)
    if view.round == 0:
        return words.say("picture-drafting")
    return words.say("picture-round", round=view.round)


def without_icon(text: str) -> str:
    """Return a text without the pictograph before it: the picture has its own."""
    start = next((place for place, char in enumerate(text) if char.isalnum()), 0)
    return text[start:].replace("*", "")


def without_markup(text: str) -> str:
    """Return a text without the marks that only a chat shows."""
    return text.replace("*", "").strip()


def castle_names(view: View, words: Words, north: bool) -> str:
    """Name the castle hexes above or below the field, which nobody has chosen yet."""
    compass = "north" if north else "south"
    hexes = [castle.hex for castle in view.battle.field.castles if castle.side == compass]
    return words.say("castle-hex", hex=" + ".join(hexes), compass=compass)
