"""The picture for everybody: market, track, banners and all kingdoms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PIL import Image

from games.annodomini.data import CROPS
from games.annodomini.view import View
from renderers import Words
from renderers.annodomini import alt
from renderers.annodomini.choices import Choice
from renderers.annodomini.palette import sheet
from renderers.annodomini.panels import banners, kingdoms, market, news, track
from renderers.annodomini.panels.kingdoms import kingdom_of

Part = tuple[Image.Image, int, int]  # a panel, and where it stands

EDGE = 12
GAP = 10


@dataclass(frozen=True)
class Layout:
    """The panels of the public picture, and where those are on which something moves."""

    parts: Sequence[Part]
    height: int
    market: int  # how far down it is
    kingdoms: Sequence[tuple[int, int]]  # by seat
    width: int  # of a kingdom


def draw_board(view: View, words: Words) -> Image.Image:
    """Draw the picture for everybody."""
    if not view.round:
        return draw_castles(view, words)
    layout = laid_out(view, words)
    return assembled(layout.parts, layout.height)


def laid_out(view: View, words: Words, bare: bool = False) -> Layout:
    """Lay out the picture for everybody; if it is bare, without what moves in a film."""
    parts: list[Part] = []
    top = draw_top(parts, view, words, bare)
    top = at_market = draw_news(parts, view, words, top)
    if not view.over:
        stall = market.market_panel(*market_of(view, words), with_lots=not bare)
        parts.append((stall, EDGE, top))
        top += stall.height + GAP
    if view.seats == 2 and not view.over:
        top = draw_banners(parts, view, words, Choice(), EDGE, top, 4)
    crowded = view.seats == 4 and not view.over
    width, across = kingdoms.NARROW if crowded else kingdoms.WIDTH, 2
    if view.seats == 3 and view.over:
        width, across = kingdoms.NARROWEST, 3
    height = kingdoms.panel_height(width)
    at = [
        (EDGE + seat % across * (width + GAP), top + seat // across * (height + GAP))
        for seat in range(view.seats)
    ]
    for seat in range(view.seats):
        kingdom = replace(kingdom_of(view, words, seat), bare=bare)
        panel = kingdoms.kingdom_panel(kingdom, names(words, kingdom.characters), width)
        parts.append((panel, *at[seat]))
    rows, right = -(-view.seats // across), track.WIDTH - EDGE
    left = EDGE + 2 * (width + GAP)
    if crowded:
        draw_court(parts, view, words, CROPS, (left, top, right - left, 2 * height + GAP))
    if view.seats == 3 and not view.over:  # the banners take the place of a fourth kingdom
        left, low, half = EDGE + width + GAP, top + height + GAP, (width - GAP) // 2
        for x, crops in ((left, CROPS[:2]), (left + half + GAP, CROPS[2:])):
            draw_court(parts, view, words, crops, (x, low, half, height))
    return Layout(parts, top + rows * (height + GAP) + 4, at_market, at, width)


def draw_court(
    parts: list[Part], view: View, words: Words, crops: Sequence[str], box: market.Box
) -> None:
    """Draw banners one below the other."""
    left, top, width, height = box
    waiting = tuple(
        banners.Banner(
            crop,
            tuple(view.banners[crop]),
            names(words, view.banners[crop]),
            tuple(words.say(f"ability-{key}") for key in view.banners[crop]),
        )
        for crop in crops
    )
    parts.append((banners.court_panel(waiting, width, height), left, top))


def draw_castles(
    view: View, words: Words, asked: Choice | None = None, prompt: Image.Image | None = None
) -> Image.Image:
    """Draw the choice of castles, for all or for whoever chooses one."""
    asked = asked or Choice()
    parts: list[Part] = []
    top = draw_top(parts, view, words)
    if prompt is not None:
        parts.append((prompt, EDGE, top))
        top += prompt.height + GAP
    caption = words.say("picture-castles-left")
    castles = market.castles_panel(tuple(view.castles), caption, asked.castles)
    parts.append((castles, EDGE, top))
    top += castles.height + GAP
    width = (track.WIDTH - 2 * EDGE - GAP * (view.seats - 1)) // view.seats
    for seat in range(view.seats):
        panel = kingdoms.castle_panel(kingdom_of(view, words, seat), width)
        parts.append((panel, EDGE + seat * (width + GAP), top))
    top += panel.height + GAP
    offer = market.market_panel(*market_of(view, words))
    parts.append((offer, EDGE, top))
    top = draw_banners(parts, view, words, asked, EDGE, top + offer.height + GAP, 4)
    return assembled(parts, top)


def draw_news(parts: list[Part], view: View, words: Words, top: int) -> int:
    """Draw what was done in the last turn, if a turn was played; return where the rest begins."""
    done, before = news.news_of(view, words)
    if not done:
        return top
    captions = (words.say("picture-last-turn"), words.say("picture-before"))
    panel = news.news_panel(done, before, captions, track.WIDTH - 2 * EDGE)
    parts.append((panel, EDGE, top))
    return top + panel.height + GAP


def assembled(parts: Sequence[Part], height: int) -> Image.Image:
    """Put panels on one sheet."""
    picture = sheet(track.WIDTH, height)
    for panel, left, top in parts:
        picture.paste(panel, (left, top))
    return picture


def draw_top(parts: list[Part], view: View, words: Words, bare: bool = False) -> int:
    """Draw header and track; return where the rest begins."""
    head = track.header(
        alt.round_line(view, words),
        alt.turn_line(view, words),
        tuple((seat, words.letter(seat)) for seat in acting(view)),
        words.say(f"scenario-{view.scenario}"),
        view.scenario,
        view.seats == 2,
        view.round,
    )
    parts.append((head, 0, 0))
    top = track.HEADER
    if view.over:
        return top + GAP
    weakest = view.weakest if view.round else ()
    raided = tuple((seat, words.letter(seat)) for seat in weakest)
    said = verdict(view, words)
    shore = track.track(view.invaders, view.defense, said, raided, markers=not bare)
    parts.append((shore, 0, top))
    return top + track.TRACK + GAP


def acting(view: View) -> tuple[int, ...]:
    """Return who has to act: several, if they are invaded."""
    if view.invaded:
        return tuple(view.invaded)
    return () if view.actor is None else (view.actor,)


def verdict(view: View, words: Words) -> str:
    margin = view.defense - view.invaders
    if margin < 0:
        return words.say("picture-ahead", n=-margin)
    return words.say("picture-safe", n=margin) if margin else words.say("picture-even")


def names(words: Words, characters: Sequence[str]) -> tuple[str, ...]:
    return tuple(words.say(f"character-{key}") for key in characters)


def market_of(
    view: View, words: Words
) -> tuple[market.Lots, tuple[str, ...], int, tuple[str, ...], tuple[str, str, str]]:
    lots = tuple((lot.tile, lot.coins, lot.saracens) for lot in view.column)
    titles = tuple(words.say("building", tile=key) if key else "" for key in view.buildings)
    captions = (
        words.say("picture-territories"),
        words.say("picture-buildings"),
        words.say("picture-free"),
    )
    return lots, tuple(view.buildings), view.stack, titles, captions


def draw_banners(
    parts: list[Part],
    view: View,
    words: Words,
    asked: Choice,
    left: int,
    top: int,
    across: int,
    width: int = banners.WIDTH,
) -> int:
    """Draw the four banners in rows; return where the next thing begins."""
    deep = max(1, *(len(view.banners[crop]) for crop in CROPS))
    height = banners.banner_height(deep)
    choosing = asked.prompt in ("which-trio", "trio-reward")
    for at, crop in enumerate(CROPS):
        characters = tuple(view.banners[crop])
        marks = tuple(
            mark
            for mark in (*asked.crops, *asked.characters)
            if mark.at == crop or mark.at in characters
        )
        panel = banners.banner_panel(
            crop,
            words.say(f"picture-banner-{crop}"),
            characters,
            names(words, characters),
            deep,
            choosing,
            marks,
            width,
        )
        x = left + at % across * (width + 10)
        parts.append((panel, x, top + at // across * (height + GAP)))
    return top + -(-len(CROPS) // across) * (height + GAP)
