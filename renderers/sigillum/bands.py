"""The two sides beside the field: castles with their tracks, players, and rows of characters."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from games.sigillum.battle import Beast, Faction
from games.sigillum.castles import FACTIONS
from games.sigillum.fields import FIELDS, Field
from games.sigillum.view import View
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.fonts import label
from renderers.kit.icons import icon
from renderers.kit.palette import SEATS
from renderers.kit.panels import frame, plate
from renderers.kit.sketch import Sketch, Sprite, put, put_left
from renderers.sigillum.paint import (
    CREAM,
    FADED,
    GILT,
    INK,
    NUMERALS,
    RUBRIC,
    SHADE,
    SHINE,
    STONE,
    VELLUM,
    badges,
    cameo,
    core_disc,
    fit,
    hearts,
    kind_mark,
    kind_of,
    place_tag,
    ready_disc,
    rounds_disc,
    spent_disc,
    support_pill,
)
from renderers.sigillum.places import CARDS, MARGIN, WIDTH, Box, Plan
from renderers.sigillum.tokens import name_of
from renderers.sigillum.towers import seats_of

GAP = 12


def player_name(view: View, words: Words, seat: int) -> str:
    """In a puzzle nobody sits on the other side."""
    return words.seat(seat) if seat < view.seats else words.say("picture-enemy")


def north_side(view: View) -> int:
    """The side that is drawn above the field."""
    first = view.battle.field.castles[0].hex
    return view.battle.castles.get(first, 1)


def picks(view: View) -> int:
    """How many characters each player has in the end."""
    if view.seats == 4:
        return 2
    return 4 if len(view.battle.field.castles) == 4 else 3


def band_of(view: View, side: int) -> list[Beast | int]:
    """A side's characters player by player; a seat's number for each that he still picks."""
    band: list[Beast | int] = []
    for seat in seats_of(view, side):
        own: list[Beast | int] = [b for b in view.battle.beasts if b.seat == seat]
        if view.round == 0:
            own += [seat] * (picks(view) - len(own))
        band += own
    return band


def columns(view: View) -> int:
    return max(3, *(len(band_of(view, side)) for side in (0, 1)))


def column(view: View, place: int) -> tuple[float, int]:
    """The left edge and the width of a card in its row."""
    count = columns(view)
    width = (WIDTH - 2 * MARGIN - (count - 1) * GAP) / count
    return MARGIN + place * (width + GAP), round(width)


# Castles


def draw_castle(picture: Image.Image, view: View, p: Plan, side: int, top: int) -> None:
    """How much damage a side's castle has suffered, beside its hex."""
    north = side == north_side(view)
    left, upper, right, lower = p.corner(north, True, 0)
    y = top + (upper + lower) / 2
    stronghold = view.battle.strongholds[side]
    track = damage_track(
        p.field.key, stronghold.damage, bool(view.battle.factions), lower - upper > 110
    )
    put_left(picture, track, right - track.width, y)
    head = right - track.width
    number = label(f"{stronghold.damage}/{p.field.track}", 50, RUBRIC)
    put_left(picture, number, head - number.width - 12, y)
    room = head - number.width - 20 - left
    if room >= 100:
        put(picture, icon("castle", 84, STONE, INK), left + room / 2 - 4, y - 8)
        put(picture, badges(seats_of(view, side), 44), left + room / 2 - 4, y + 30)
    elif room >= 30:
        put(picture, icon("castle", 44, STONE, INK), left + room / 2, y)


@lru_cache(maxsize=128)
def damage_track(key: str, damage: int, factions: bool, large: bool) -> Sprite:
    """The spaces of a castle's track in two rows: struck ones are red and broken."""
    field = FIELDS[key]
    half = -(-field.track // 2)
    cell = 46 if large else 29
    tall = 50 if large else 44
    sketch = Sketch(half * cell + 2, tall * 2 + 2)
    noted = dict(_notes(field, factions))
    for space in range(1, field.track + 1):
        row, place = divmod(space - 1, half)
        x, y = place * cell + 1, row * tall + 1
        struck = space <= damage
        last = space == field.track
        sketch.box(x, y, x + cell - 2, y + tall - 3, INK, 5)
        fill = RUBRIC if struck else SHINE if last else CREAM
        sketch.box(x + 2.5, y + 2.5, x + cell - 4.5, y + tall - 5.5, fill, 3)
        if struck and space not in noted:
            crack = [(0.3, 0.06), (0.56, 0.36), (0.36, 0.56), (0.64, 0.9)]
            sketch.line([(x + a * cell, y + b * tall) for a, b in crack], 3, CREAM, caps=False)
    sprite = sketch.sprite()
    for space, sign in noted.items():
        row, place = divmod(space - 1, half)
        ink = CREAM if space <= damage else INK
        at = (place + 0.5) * cell, (row + 0.5) * tall
        if sign == "skull":
            put(sprite, icon(sign, 34 if large else 24, ink), *at)
        else:
            put(sprite, label(sign, 32 if large else 26, ink), *at)
    return sprite


def _notes(field: Field, factions: bool) -> list[tuple[int, str]]:
    """What is written on the track: where abilities open, and the end."""
    opening = [(field.second_ability, NUMERALS[1]), (field.third_ability, NUMERALS[2])]
    return [*(opening if factions else []), (field.track, "skull")]


# Players and their faction castles


def draw_players(
    picture: Image.Image, view: View, words: Words, p: Plan, side: int, top: int
) -> None:
    north = side == north_side(view)
    left, upper, right, lower = p.corner(north, False, 0)
    seats = seats_of(view, side)
    half = (lower - upper) / 2
    active = view.side == side and view.round > 0 and not view.over
    for place, seat in enumerate(seats):
        y = top + upper + half * (place + 0.5)
        faction = view.battle.factions.get(seat)
        if len(seats) == 1:
            _player(picture, view, words, seat, (left, y - 28, right, y + 28), active)
            if faction is not None:
                _faction(
                    picture, view, words, seat, faction, (left, y + half - 28, right, y + half + 28)
                )
        else:
            room = right - (186 if faction is not None else 0)
            _player(picture, view, words, seat, (left, y - 26, room, y + 26), active)
            if faction is not None:
                put(picture, icon(f"faction_{faction.key}", 42, INK), right - 162, y)
                _faction_states(picture, view, seat, faction, right, y, 44)


def _player(
    picture: Image.Image, view: View, words: Words, seat: int, room: Box, active: bool
) -> None:
    left, upper, right, lower = room
    y = (upper + lower) / 2
    if active:
        ground = plate(round(right - left), round(lower - upper), RUBRIC, GILT, 4, 14)
        put_left(picture, ground, left, y)
    put(picture, seat_badge(seat, 54), left + 36, y)
    if seat == view.first and view.seats > 1:
        put(picture, icon("dial", 36, INK, SHINE), left + 58, y + 14)
    name = fit(
        player_name(view, words, seat),
        (40, 36, 32, 28),
        right - left - 92,
        CREAM if active else INK,
    )
    put_left(picture, name, left + 80, y)


def _faction(
    picture: Image.Image, view: View, words: Words, seat: int, faction: Faction, room: Box
) -> None:
    left, upper, right, lower = room
    y = (upper + lower) / 2
    put(picture, icon(f"faction_{faction.key}", 48, INK), left + 36, y)
    name = fit(words.say(f"faction-{faction.key}"), (40, 36, 32), right - left - 80 - 170, INK)
    put_left(picture, name, left + 80, y)
    _faction_states(picture, view, seat, faction, right, y, 50)


def _faction_states(
    picture: Image.Image, view: View, seat: int, faction: Faction, right: float, y: float, size: int
) -> None:
    for place, disc in enumerate(faction_discs(view, seat, faction, size)):
        put(picture, disc, right - (2.5 - place) * (size + 3), y)


def faction_discs(view: View, seat: int, faction: Faction, size: int) -> list[Sprite]:
    """The three abilities of a faction castle: closed, ready, or on the dial."""
    opened = view.battle.strongholds[view.battle.sides[seat]].opened
    discs = []
    for place, rounds in enumerate(faction.cooldowns):
        barred = place == 1 and FACTIONS[faction.key].not_on == view.battle.field_key
        if barred:
            discs.append(spent_disc(size, "cross"))
        elif opened <= place:
            discs.append(spent_disc(size, "lock"))
        elif rounds is not None:
            discs.append(rounds_disc(rounds, size))
        else:
            discs.append(ready_disc(size, NUMERALS[place]))
    return discs


# Rows of characters


def draw_cards(picture: Image.Image, view: View, words: Words, side: int, top: int) -> None:
    """A card for each character: where it is, and which abilities are ready."""
    for place, shown in enumerate(band_of(view, side)):
        left, width = column(view, place)
        if isinstance(shown, int):
            card = _vacant(shown, width)
        else:
            card = _card(
                shown.key,
                name_of(words, shown.key),
                shown.seat,
                width,
                place_of(shown) if view.round else None,
                shown.vitality,
                shown.full,
                shown.maneuvered,
                shown.attacked,
                shown.cooldowns[0],
                shown.cooldowns[1],
                shut(shown),
                shown.banned,
            )
        picture.paste(card, (round(left), top), card)


def place_of(beast: Beast) -> tuple[str, bool]:
    """The hex of a character, or the castle where it waits to be summoned."""
    return (beast.home, True) if beast.hex is None else (beast.hex, False)


def shut(beast: Beast) -> str:
    """Why support abilities cannot be used although they are charged."""
    if beast.has("stun"):
        return "effect_stun"
    return "effect_silence" if beast.has("silence") else ""


@lru_cache(maxsize=256)
def _card(
    key: str,
    name: str,
    seat: int,
    width: int,
    place: tuple[str, bool] | None,
    vitality: int,
    full: int,
    maneuvered: bool,
    attacked: bool,
    first: int | None,
    second: int | None,
    closed: str,
    banned: bool,
) -> Sprite:
    height = CARDS - 14
    sprite = plate(width, height, VELLUM if place and place[1] else CREAM, INK, 3, 16).copy()
    sprite.paste(SEATS[seat].colour, (14, height - 9, width - 14, height - 4))
    wide = width >= 480
    size = 108 if wide else 84
    put(
        sprite,
        cameo(key, seat, size, fallen=closed == "effect_stun"),
        12 + size / 2,
        height / 2 - 2,
    )
    left = 22 + size if wide else 16 + size
    put(sprite, kind_mark(kind_of(key), 46), width - 34, 38)
    put_left(sprite, fit(name, (42, 38, 34, 30), width - left - 62, INK), left, 38)
    y, disc = height - 48, 60 if wide else 46
    if place is None:
        put_left(sprite, hearts(vitality, full), left, y)
        return sprite
    end = put_left(sprite, place_tag(*place), left, y)
    if place[1]:
        if banned:
            put_left(sprite, icon("lock", 44, INK), end + 8, y)
    elif closed == "effect_stun":
        put_left(sprite, spent_disc(disc, closed), end + 6, y)
    else:
        put_left(sprite, core_disc(maneuvered, attacked, disc), end + 6, y)
    right = float(width - (12 if wide else 16))
    for numeral, rounds in ((NUMERALS[1], second), (NUMERALS[0], first)):
        pill = support_pill(numeral, rounds, disc, closed)
        right -= pill.width
        put_left(sprite, pill, right, y)
        right -= 2 if not wide else 10
    if wide and right - end > 190:
        put_left(sprite, hearts(vitality, full, 40), end + 72, y)
    return sprite


@lru_cache(maxsize=32)
def _vacant(seat: int, width: int) -> Sprite:
    """Room for somebody who has not been picked yet."""
    height = CARDS - 14
    sprite = frame(width, height, FADED, 3, 16).copy()
    put(sprite, seat_badge(seat, 64), width / 2 - 44, height / 2)
    put(sprite, plate(72, 72, SHADE, FADED, 3, 36), width / 2 + 40, height / 2)
    put(sprite, label("?", 48, INK), width / 2 + 40, height / 2)
    return sprite
