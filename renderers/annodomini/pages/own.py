"""A player's own picture: their kingdom large, the market beside it, the others small below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from games.annodomini.choices import Deed
from games.annodomini.keys import space_key
from games.annodomini.view import View
from games.core import Ask
from renderers import Words
from renderers.annodomini.choices import Choice, Mark, choice
from renderers.annodomini.pages.board import (
    EDGE,
    GAP,
    Part,
    assembled,
    draw_banners,
    draw_board,
    draw_top,
    market_of,
    names,
)
from renderers.annodomini.paint import CREAM, GOLD, INK, MARK, SAND, key_badge
from renderers.annodomini.palette import panel
from renderers.annodomini.panels import kingdoms, market
from renderers.annodomini.panels.kingdoms import Kingdom, draw_card, kingdom_of
from renderers.annodomini.tiles import offered
from renderers.kit.badges import seat_badge
from renderers.kit.fonts import fitted, label, paragraph, text_width
from renderers.kit.palette import mix
from renderers.kit.panels import plate, slab
from renderers.kit.sketch import put, put_left

WIDTH = 1576
PROMPT = 150


def draw_own(
    view: View, seat: int, words: Words, ask: Ask | None, draft: Sequence[str]
) -> Image.Image:
    asked = choice(ask, draft)
    prompt = None if ask is None else _prompt_of(view, words, ask, asked, draft)
    if not view.round:
        return draw_board(view, words, asked, prompt)
    parts: list[Part] = []
    top = draw_top(parts, view, words)
    if prompt is not None:
        parts.append((prompt, EDGE, top))
        top += prompt.height + GAP
    top = _middle(parts, view, seat, words, asked, top)
    others = [(seat + i) % view.seats for i in range(1, view.seats)]
    if len(others) == 1:
        panel = _other(view, words, others[0], asked, kingdoms.WIDTH)
        parts.append((panel, EDGE, top))
        left = EDGE * 3 + kingdoms.WIDTH
        bottom = draw_banners(parts, view, words, asked, left, top, 2)
        return assembled(parts, max(bottom, top + panel.height + GAP))
    top = draw_banners(parts, view, words, asked, EDGE, top, 4)
    width = (WIDTH - GAP * (len(others) - 1)) // len(others)
    for at, other in enumerate(others):
        panel = _other(view, words, other, asked, width)
        parts.append((panel, EDGE + at * (width + GAP), top))
    return assembled(parts, top + panel.height + GAP)


def _middle(
    parts: list[Part],
    view: View,
    seat: int,
    words: Words,
    asked: Choice,
    top: int,
) -> int:
    """Draw the kingdom, and the market beside it; return where the rest begins."""
    mine = own_kingdom(view, words, seat, asked)
    inventor = any(option.value is Deed.INVENTOR for option in asked.rest)
    panel = kingdoms.large_panel(mine, names(words, mine.characters), inventor)
    parts.append((panel, EDGE, top))
    choosing = asked.prompt if asked.lots or asked.buildings else ""
    beside = market.own_market(
        *market_of(view, words), choosing, asked.lots, asked.buildings, panel.height
    )
    parts.append((beside, EDGE + panel.width + GAP, top))
    return top + panel.height + GAP


def own_kingdom(view: View, words: Words, seat: int, asked: Choice) -> Kingdom:
    """Return the player's own kingdom, with what may be chosen in it."""
    mine = kingdom_of(view, words, seat)
    if any(option.value is Deed.EXCHANGE for option in asked.rest):
        found = view.players[seat].exchangeable
        assert found is not None
        village, _ = found
        return replace(mine, marks=(Mark(village, space_key(village), 0),))
    if not asked.spaces:
        return mine
    if view.taken:
        return replace(mine, marks=asked.spaces, trios=tuple(view.trios))
    return replace(mine, asked=True, marks=asked.spaces)


def _other(view: View, words: Words, seat: int, asked: Choice, width: int) -> Image.Image:
    """Draw another kingdom, with what may be chosen in it."""
    marks = tuple(
        Mark(mark.at.place, mark.key, mark.picked) for mark in asked.others if mark.at.seat == seat
    )
    shown = replace(kingdom_of(view, words, seat), marks=marks, asked=bool(asked.others))
    return kingdoms.small_panel(shown, names(words, shown.characters), width)


def _prompt_of(
    view: View, words: Words, ask: Ask, asked: Choice, draft: Sequence[str]
) -> Image.Image:
    picked = ""
    if ask.most > 1:
        picked = words.say("picture-picked", n=len(draft), all=ask.counted(ask.most))
    drawn = asked.characters if ask.prompt.key == "apprentice-keeps" else ()
    cards = tuple((mark.at, words.say(f"character-{mark.at}"), bool(mark.picked)) for mark in drawn)
    rest = tuple(words(option.label) for option in asked.rest)
    chosen = tuple(words(option.label) for option in asked.rest if option.key in draft)
    letter = words.letter(ask.seat)
    return prompt_panel(
        ask.seat, letter, words(ask.prompt), rest, chosen, picked, view.taken, cards
    )


@panel
def prompt_panel(
    seat: int,
    letter: str,
    prompt: str,
    rest: tuple[str, ...],
    chosen: tuple[str, ...],
    picked: str,
    taken: str | None,
    cards: tuple[tuple[str, str, bool], ...],
) -> Image.Image:
    """Draw what is asked, the options without a place on the picture, and how many are picked."""
    height = PROMPT + (72 if rest else 0) + (104 if cards else 0)
    panel = slab(WIDTH, height, SAND, CREAM, MARK, 8, 20)
    put(panel, seat_badge(seat, letter, 84), 66, PROMPT / 2)
    left, right = 128, WIDTH - 30
    if taken:
        tile = offered(taken, PROMPT - 26)
        right -= tile.width
        panel.paste(tile, (right, 13), tile)
        right -= 20
    if picked:
        badge = key_badge(picked, 76, GOLD)
        right -= badge.width
        put_left(panel, badge, right, PROMPT / 2)
        right -= 20
    text = paragraph(prompt, 44, INK, right - left, 2)
    panel.paste(text, (left, round(PROMPT / 2 - text.height / 2)), text)
    at: float = left
    room = WIDTH - left - 24 - 54 * len(rest)
    size = next((s for s in range(38, 26, -1) if sum(text_width(o, s) for o in rest) <= room), 26)
    for option in rest:
        name = label(fitted(option, size, WIDTH - at - 60), size, INK)
        fill = GOLD if option in chosen else mix(MARK, CREAM, 0.55)
        pill = plate(name.width + 36, 60, fill, INK, 3, 18)
        put_left(panel, pill, at, PROMPT + 22)
        put_left(panel, name, at + 18, PROMPT + 22)
        at += pill.width + 18
    for place, (character, title, marked) in enumerate(cards):
        draw_card(panel, character, title, left + place * 480, height - 60, 460, not marked)
    return panel
