"""The picture for everybody: market, track, banners and all kingdoms."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.annodomini.data import CROPS
from games.annodomini.view import View
from renderers import Words
from renderers.annodomini import alt
from renderers.annodomini.choices import Choice
from renderers.annodomini.palette import sheet
from renderers.annodomini.panels import banners, kingdoms, market, track
from renderers.annodomini.panels.kingdoms import kingdom_of

Part = tuple[Image.Image, int, int]  # a panel, and where it stands

EDGE = 12
GAP = 10


def draw_board(
    view: View, words: Words, asked: Choice | None = None, prompt: Image.Image | None = None
) -> Image.Image:
    """Draw the picture for everybody, and for whoever chooses a castle: nothing is large then."""
    asked = asked or Choice()
    parts: list[Part] = []
    top = draw_top(parts, view, words)
    if prompt is not None:
        parts.append((prompt, EDGE, top))
        top += prompt.height + GAP
    early = not view.round
    if early:
        caption = words.say("picture-castles-left")
        castles = market.castles_panel(tuple(view.castles), caption, asked.castles)
        parts.append((castles, EDGE, top))
        top += castles.height + GAP
    if not view.over:
        offer = market.market_panel(*market_of(view, words))
        parts.append((offer, EDGE, top))
        top += offer.height + GAP
    quarter = view.seats == 3 and not early  # the banners take the place of a fourth kingdom
    if not quarter and not view.over:
        top = draw_banners(parts, view, words, asked, EDGE, top, 4)
    for seat in range(view.seats):
        shown = kingdom_of(view, words, seat)
        titles = names(words, shown.characters)
        if early:
            panel = kingdoms.small_panel(shown, titles, kingdoms.WIDTH)
        else:
            panel = kingdoms.kingdom_panel(shown, titles)
        left = EDGE + seat % 2 * (kingdoms.WIDTH + EDGE * 2)
        parts.append((panel, left, top + seat // 2 * (panel.height + GAP)))
    if quarter and not view.over:
        left, low = EDGE + kingdoms.WIDTH + EDGE * 2, top + kingdoms.HEIGHT + GAP
        draw_banners(parts, view, words, asked, left - 4, low + 20, 2)
    return assembled(parts, top + -(-view.seats // 2) * (panel.height + GAP) + 4)


def assembled(parts: Sequence[Part], height: int) -> Image.Image:
    """Put panels on one sheet."""
    picture = sheet(track.WIDTH, height)
    for panel, left, top in parts:
        picture.paste(panel, (left, top))
    return picture


def draw_top(parts: list[Part], view: View, words: Words) -> int:
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
    shore = track.track(view.invaders, view.defense, verdict(view, words), raided)
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
        )
        x = left + at % across * (banners.WIDTH + 10)
        parts.append((panel, x, top + at // across * (height + GAP)))
    return top + -(-len(CROPS) // across) * (height + GAP)
