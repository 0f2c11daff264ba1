"""A player's own picture in landscape: the field on the left, all characters on the right."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PIL import Image

from games.core import Ask
from games.sigillum.battle import MANEUVER, Beast
from games.sigillum.puzzles import PUZZLES, goal_text
from games.sigillum.rules.actions import CART, Ability
from games.sigillum.rules.options import use_letter
from games.sigillum.rules.readiness import Block, Use
from games.sigillum.view import View
from renderers import Words
from renderers.kit.badges import seat_badge
from renderers.kit.fonts import broken, fit, label, paragraph, text_width
from renderers.kit.icons import icon
from renderers.kit.palette import SEATS
from renderers.kit.panels import plate, slab
from renderers.kit.screens import DESK
from renderers.kit.sketch import put, put_left
from renderers.sigillum.field import choices, tokens
from renderers.sigillum.field.choices import marked_abilities
from renderers.sigillum.field.last_turn import burst
from renderers.sigillum.layout import MARGIN, PAD, Plan, plan
from renderers.sigillum.page import blank_page, draw_frame
from renderers.sigillum.pages.board import draw_field, draw_pieces
from renderers.sigillum.paint import (
    CREAM,
    FADED,
    GILT,
    INK,
    MARK,
    MARK_LIGHT,
    MUTED,
    RUBRIC,
    STONE,
    VELLUM,
    badges,
    cameo,
    hearts,
    kind_mark,
    kind_of,
    place_tag,
)
from renderers.sigillum.panels.abilities import (
    NAMED,
    State,
    option_letter,
    state_disc,
    states,
    use_sign,
)
from renderers.sigillum.panels.cards import draw_unknown, place_of
from renderers.sigillum.panels.players import faction_discs
from renderers.sigillum.panels.prompt import asked_question
from renderers.sigillum.sides import band_of, north_side, own_side
from renderers.sigillum.wording import (
    beast_name,
    castle_names,
    heading,
    letters,
    player_letter,
    player_name,
)

TOP = 104  # of the field
SIDE = 42  # beside the hexes, where towers stand
NARROWEST = 540  # the part on the right
ROOMY = 600  # a part on the right that says again what the field shows
ROW = 64  # of somebody else's character
LOWEST_ROW = 46
HEAD = 72  # of an own character
TALLEST = 50  # a line of an own ability


@cache
def desk_plan(key: str) -> Plan:
    """Make the hexes as large as the height allows, and the width beside the characters."""
    usual = plan(key)
    tall = (usual.height - 2 * PAD) / usual.size
    wide = (max(x for x, _ in usual.spots.values()) - 800) / usual.size * 2 + 2
    size = min((DESK[1] - TOP - 12 - 2 * PAD) / tall, (DESK[0] - NARROWEST - 2 * SIDE) / wide)
    return plan(key, round(wide * int(size)) + 2 * SIDE, int(size))


def draw_desk(view: View, words: Words, ask: Ask | None, draft: Sequence[str]) -> Image.Image:
    p = desk_plan(view.battle.field_key)
    picture = blank_page(DESK[1])
    top = TOP + (DESK[1] - TOP - 12 - p.height) // 2
    draw_field(picture, view, words, p, top, ask)
    draw_frame(picture)
    for side in (0, 1):
        _draw_castle(picture, view, words, p, side, top)
        _draw_players(picture, view, words, p, side, top, ask)
    _draw_head(picture, view, words, ask)
    draw_pieces(picture, tokens.pieces(view, p, words, top))
    if ask is not None:
        choices.draw_choice_names(picture, p, ask, draft, top)
    _draw_bands(picture, view, words, p.width + 8, ask)
    return picture


def _draw_head(picture: Image.Image, view: View, words: Words, ask: Ask | None) -> None:
    """Draw which round it is and whose turn; then what is asked."""
    end = put_left(picture, label(heading(view, words), 44, RUBRIC), MARGIN, 36)
    if view.round and not view.over and view.puzzle is None:
        seats = view.teams[view.side]
        end = put_left(picture, badges(seats, letters(view, words, seats), 52), end + 20, 36)
        turn = words.say(
            "picture-turn", name=" & ".join(player_name(view, words, s) for s in seats)
        )
        end = put_left(picture, fit(turn, (38, 34, 30), 420, INK), end + 8, 36)
    told = _events(view, words)
    if view.puzzle is not None:
        told = words(goal_text(PUZZLES[view.puzzle]))
    if told:
        line = fit(told, (34, 31, 28), 700, INK)
        put_left(picture, line, MARGIN, 80)
        end = max(end, MARGIN + line.width)
    if ask is None:
        return
    left = max(end + 30, 560)
    width = DESK[0] - MARGIN - left
    ground = plate(width, TOP - 18, CREAM, GILT, 4, 14)
    picture.paste(ground, (left, 12), ground)
    question = asked_question(words, ask)
    rows = 1 if text_width(question, 38) <= width - 32 else 2
    size = next((n for n in (36, 34, 32) if len(broken(question, n, width - 32)) <= rows), 30)
    asked = paragraph(question, 38 if rows == 1 else size, INK, width - 32, rows)
    picture.paste(asked, (left + 16, round(55 - asked.height / 2)), asked)


def _events(view: View, words: Words) -> str:
    found = [
        f"{words.say(caption)}: {words.say(f'event-{key}')}"
        for caption, key in (
            ("picture-event", view.battle.event),
            ("picture-upcoming", view.upcoming),
        )
        if key is not None
    ]
    return " · ".join(found)


def _draw_castle(
    picture: Image.Image, view: View, words: Words, p: Plan, side: int, top: int
) -> None:
    """Draw how much damage a castle has suffered, beside its hex."""
    if view.puzzle is not None or not view.battle.castles:
        return
    north = side == north_side(view)
    left, upper, right, lower = p.corner(north, True, 0)
    y = top + (upper + lower) / 2
    put(picture, icon("stronghold", 70, STONE, INK), left + 38, y - 4)
    seats = view.teams[side]
    put(picture, badges(seats, letters(view, words, seats), 38), left + 38, y + 22)
    stronghold = view.battle.strongholds[side]
    number = label(f"{stronghold.damage}/{p.field.track}", 54, RUBRIC)
    end = put_left(picture, number, left + 84, y)
    fresh = min(view.recent.damage[side], stronghold.damage)
    if fresh and end < right + 20:
        put(picture, burst(f"−{fresh}", 68), min(end + 36, right + 24), y - (8 if north else -8))


def _draw_players(
    picture: Image.Image,
    view: View,
    words: Words,
    p: Plan,
    side: int,
    top: int,
    ask: Ask | None,
) -> None:
    """Draw who plays a side, with the abilities of their faction castle."""
    left, upper, right, lower = p.corner(side == north_side(view), False, 0)
    if not view.battle.castles:
        named = fit(castle_names(view, words, side == north_side(view)), (40, 34, 28), 240, INK)
        put_left(picture, named, left + 10, top + (upper + lower) / 2)
        return
    seats = view.teams[side]
    step = (lower - upper) / 2
    for place, seat in enumerate(seats):
        faction = view.battle.factions.get(seat)
        discs = faction_discs(view, seat, faction, 40) if faction is not None else []
        y = top + upper + step * (place + 0.5)
        put(picture, seat_badge(seat, player_letter(view, words, seat), 46), left + 24, y)
        room = right - left - 54 - (128 if discs and len(seats) > 1 else 0)
        put_left(
            picture,
            fit(player_name(view, words, seat), (38, 34, 30, 27), room, INK),
            left + 52,
            y,
        )
        if faction is not None and len(seats) == 1:
            y += step
            put(picture, icon(f"faction_{faction.key}", 42, INK), left + 24, y)
        marked = marked_abilities(ask) if ask is not None and ask.seat == seat else frozenset()
        for at, disc in enumerate(discs):
            x = right - (2.5 - at) * 42 if len(seats) > 1 else left + 76 + at * 46
            if Ability("castle", at + 1) in marked:
                put(picture, plate(46, 46, MARK, MARK, 2, 12), x, y)
            put(picture, disc, x, y)


def _draw_bands(picture: Image.Image, view: View, words: Words, left: int, ask: Ask | None) -> None:
    """Draw all characters below each other, those of whoever looks with all abilities by name."""
    north, own = north_side(view), own_side(view)
    band = _rows(view, (north, 1 - north))
    mine = [b for b in band if isinstance(b, Beast) and own is not None and b.seat == view.seat]
    width = DESK[0] - MARGIN - left
    room = DESK[1] - TOP - 12
    others = len(band) - len(mine)
    row, line = ROW, 0
    if mine:
        row = ROW if room - others * ROW >= len(mine) * (HEAD + 3 * 40) else LOWEST_ROW
        line = min(TALLEST, ((room - others * row) // len(mine) - HEAD) // 3)
    top = TOP
    for shown in band:
        if shown in mine:
            assert isinstance(shown, Beast)
            height = HEAD + 3 * line
            _draw_own(picture, view, words, shown, (left, top, width, height - 6), line, ask)
            top += height
        else:
            _draw_other(picture, view, words, shown, (left, top, width, row - 6), ask)
            top += row


def _rows(view: View, sides: Sequence[int]) -> list[Beast | int]:
    """Return all characters; a player who has still to pick some is there once."""
    rows: list[Beast | int] = []
    for side in sides:
        for shown in band_of(view, side):
            if not isinstance(shown, int) or shown not in rows:
                rows.append(shown)
    return rows


def _draw_own(
    picture: Image.Image,
    view: View,
    words: Words,
    beast: Beast,
    room: tuple[int, int, int, int],
    line: int,
    ask: Ask | None,
) -> None:
    """Draw an own character: its abilities by name, with the ends of their keys."""
    left, top, width, height = room
    shown = states(view, beast, ask)
    place = place_of(beast)
    ground = slab(width, height, VELLUM, VELLUM if place[1] else CREAM, INK, 3, 14)
    ground.paste(SEATS[beast.seat].color, (5, 16, 10, height - 16))
    picture.paste(ground, (left, top))
    right, y = left + width - 8, top + 36
    fallen = shown[1].block is Block.STUNNED
    put(picture, cameo(beast.key, beast.seat, 64, fallen=fallen), left + 46, y)
    put(picture, state_disc(shown[0], 40), right - 24, y)
    put(picture, use_sign(MANEUVER, shown[0].block is None), right - 66, y)
    x = right - 88
    if shown[0].choice:
        put(picture, option_letter(use_letter(MANEUVER), True), right - 108, y)
        x -= 44
    if ask is not None and Ability(beast.key, CART) in marked_abilities(ask):
        put(picture, icon("minecart", 40, INK), x - 20, y)
        put(picture, option_letter(use_letter(CART), True), x - 62, y)
        x -= 84
    life, tag = hearts(beast.vitality, beast.full, 36), place_tag(*place, 46)
    if width > ROOMY:
        x -= life.width + 4
        put_left(picture, life, x, y)
    x -= tag.width + 8
    put_left(picture, tag, x, y)
    name = fit(beast_name(words, beast.key), (42, 38, 34, 30), x - left - 92, INK)
    put_left(picture, name, left + 84, y)
    for at, (use, state) in enumerate(zip(NAMED, shown[1:], strict=True)):
        _draw_ability(
            picture,
            words.say(f"ability-{beast.key}-{use}"),
            words.say(f"does-{beast.key}-{use}"),
            use,
            state,
            (left + 14, top + 66 + line * at, width - 22, line - 2),
        )


def _draw_ability(
    picture: Image.Image,
    name: str,
    does: str,
    use: Use,
    state: State,
    room: tuple[int, int, int, int],
) -> None:
    """Draw the name of an ability, and what it does where there is room for that."""
    left, top, width, height = room
    y = top + height / 2
    if state.choice:
        ground = slab(width, height, CREAM, MARK_LIGHT, MARK, 4, 10)
        picture.paste(ground, (left, top))
        put(picture, option_letter(use_letter(use), True), left + 30, y)
    else:
        picture.paste(FADED, (left + 4, top, left + width - 4, top + 2))
        put(picture, use_sign(use, state.block is None), left + 30, y)
    sizes = [size for size in (40, 36, 32, 28, 26, 24) if size <= height * 0.86]
    ink = INK if state.block is None else MUTED
    end = put_left(picture, fit(name, sizes, width - 124, ink), left + 60, y)
    rest = left + width - 62 - end - 16
    told = next((size for size in (32, 30, 28) if text_width(does, size) <= rest), None)
    if told is not None:
        put_left(picture, label(does, told, ink), end + 16, y)
    put(picture, state_disc(state, min(44, height - 2)), left + width - 32, y)


def _draw_other(
    picture: Image.Image,
    view: View,
    words: Words,
    shown: Beast | int,
    room: tuple[int, int, int, int],
    ask: Ask | None,
) -> None:
    """Draw somebody else's character in one row: where it is, and which abilities are ready."""
    left, top, width, height = room
    seat = shown if isinstance(shown, int) else shown.seat
    ground = slab(width, height, VELLUM, VELLUM, FADED, 2, 12)
    ground.paste(SEATS[seat].color, (4, 12, 9, height - 12))
    picture.paste(ground, (left, top))
    y = top + height / 2
    if isinstance(shown, int):
        put(picture, seat_badge(seat, player_letter(view, words, seat), 46), left + 44, y)
        name = fit(player_name(view, words, seat), (40, 36, 32), width - 280, INK)
        put_left(picture, name, left + 76, y)
        missing = view.picks - sum(beast.seat == seat for beast in view.battle.beasts)
        for place in range(missing):
            put(picture, draw_unknown(52), left + width - 42 - place * 60, y)
        return
    size = min(60, height - 4)
    x = left + width - 10
    if view.round:
        for use, state in reversed([*zip(NAMED, states(view, shown, ask)[1:], strict=True)]):
            put(picture, state_disc(state, min(40, height - 2)), x - 20, y)
            put(picture, use_sign(use, state.block is None), x - 58, y)
            x -= 86
        life, tag = hearts(shown.vitality, shown.full, 34), place_tag(*place_of(shown), 44)
        if width > ROOMY:
            x -= life.width + 4
            put_left(picture, life, x, y)
            x -= tag.width + 6
            put_left(picture, tag, x, y)
        elif shown.hex is None:
            put(picture, icon("hourglass", 32, INK), x - 22, y)
            x -= 42
    else:
        x -= 56
        put(picture, kind_mark(kind_of(shown.key), 44), x + 28, y)
        life = hearts(shown.vitality, shown.full, 38)
        x -= life.width + 8
        put_left(picture, life, x, y)
    fallen = shown.has("stun")
    put(picture, cameo(shown.key, shown.seat, size, fallen=fallen), left + 46, y)
    name = fit(beast_name(words, shown.key), (38, 34, 31, 28), x - left - 88, INK)
    put_left(picture, name, left + 82, y)
