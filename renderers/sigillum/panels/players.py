"""Who plays a side, and their faction castle: beside the castle hex."""

from __future__ import annotations

from PIL import Image

from games.core import Ask
from games.sigillum.battle import Faction
from games.sigillum.rules.actions import CASTLE, Ability
from games.sigillum.rules.readiness import Block, castle_blocked
from games.sigillum.view import View
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.fonts import fit
from renderers.kit.icons import icon
from renderers.kit.panels import plate
from renderers.kit.sketch import Sprite, put, put_left
from renderers.sigillum.field.choices import marked_abilities
from renderers.sigillum.layout import Box, Plan
from renderers.sigillum.paint import (
    CREAM,
    GILT,
    INK,
    MARK,
    MUTED,
    NUMERALS,
    RUBRIC,
    SHINE,
    ready_disc,
    rounds_disc,
    spent_disc,
)
from renderers.sigillum.sides import north_side
from renderers.sigillum.wording import player_letter, player_name


def draw_players(
    picture: Image.Image,
    view: View,
    words: Words,
    p: Plan,
    side: int,
    top: int,
    ask: Ask | None = None,
) -> None:
    """Draw who plays a side, with their faction castle; its usable abilities are marked."""
    north = side == north_side(view)
    left, upper, right, lower = p.corner(north, False, 0)
    seats = view.teams[side]
    if not view.battle.castles and view.puzzle is None:
        free = fit(words.say("picture-castle-free"), (42, 38, 34, 30), right - left - 20, MUTED)
        put_left(picture, free, left + 16, top + (upper + lower) / 2)
        return
    half = (lower - upper) / 2
    active = view.side == side and view.round > 0 and not view.over
    for place, seat in enumerate(seats):
        y = top + upper + half * (place + 0.5)
        faction = view.battle.factions.get(seat)
        marked = marked_abilities(ask) if ask is not None and ask.seat == seat else frozenset()
        if len(seats) == 1:
            _player(picture, view, words, seat, (left, y - 28, right, y + 28), active)
            if faction is not None:
                _faction(
                    picture,
                    view,
                    words,
                    seat,
                    faction,
                    (left, y + half - 28, right, y + half + 28),
                    marked,
                )
        else:
            room = right - (186 if faction is not None else 0)
            _player(picture, view, words, seat, (left, y - 26, room, y + 26), active)
            if faction is not None:
                put(picture, icon(f"faction_{faction.key}", 42, INK), right - 162, y)
                _faction_states(picture, view, seat, faction, right, y, 44, marked)


def _player(
    picture: Image.Image, view: View, words: Words, seat: int, room: Box, active: bool
) -> None:
    left, upper, right, lower = room
    y = (upper + lower) / 2
    if active:
        ground = plate(round(right - left), round(lower - upper), RUBRIC, GILT, 4, 14)
        put_left(picture, ground, left, y)
    put(picture, seat_badge(seat, player_letter(view, words, seat), 54), left + 36, y)
    if seat == view.first and view.seats > 1:
        put(picture, icon("dial", 34, INK, SHINE), left + 66, y + 13)
    name = fit(
        player_name(view, words, seat),
        (40, 36, 32, 28),
        right - left - 98,
        CREAM if active else INK,
    )
    put_left(picture, name, left + 88, y)


def _faction(
    picture: Image.Image,
    view: View,
    words: Words,
    seat: int,
    faction: Faction,
    room: Box,
    marked: frozenset[Ability],
) -> None:
    left, upper, right, lower = room
    y = (upper + lower) / 2
    put(picture, icon(f"faction_{faction.key}", 48, INK), left + 36, y)
    name = fit(words.say(f"faction-{faction.key}"), (40, 36, 32), right - left - 88 - 170, INK)
    put_left(picture, name, left + 88, y)
    _faction_states(picture, view, seat, faction, right, y, 50, marked)


def _faction_states(
    picture: Image.Image,
    view: View,
    seat: int,
    faction: Faction,
    right: float,
    y: float,
    size: int,
    marked: frozenset[Ability],
) -> None:
    for place, disc in enumerate(faction_discs(view, seat, faction, size)):
        x = right - (2.5 - place) * (size + 3)
        if Ability(CASTLE, place + 1) in marked:
            put(picture, plate(size + 6, size + 8, MARK, MARK, 2, 12), x, y)
        put(picture, disc, x, y)


def faction_discs(view: View, seat: int, faction: Faction, size: int) -> list[Sprite]:
    """Draw the three abilities of a faction castle: closed, ready, or on the dial."""
    discs = []
    for place, rounds in enumerate(faction.cooldowns):
        block = castle_blocked(view.battle, seat, place + 1)
        if block is Block.BARRED:
            discs.append(spent_disc(size, "cross"))
        elif block is Block.CLOSED:
            discs.append(spent_disc(size, "lock"))
        elif rounds is not None:
            discs.append(rounds_disc(rounds, size))
        else:
            discs.append(ready_disc(size, NUMERALS[place]))
    return discs
