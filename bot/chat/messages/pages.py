"""Texts of several pages: the log of a table, the rules of a game."""

from __future__ import annotations

from itertools import count

import discord
from discord import ui

import renderers
from bot.chat.delivery.pictures import as_file
from bot.chat.messages import typed
from bot.chat.messages.custom_ids import Press
from bot.chat.messages.panels import Rows
from bot.chat.messages.posts import LONGEST, split
from bot.chat.requests import Request
from bot.errors import Refused
from bot.language import texts
from bot.language.story import paragraphs
from bot.language.texts import Label, Words
from bot.tables.archive.history import first_turn
from bot.tables.model import Live
from games import GAMES

LAST = -1
ROOM = 100  # characters for a heading


def number(arg: str) -> int:
    """The page in an id; behind a full stop follows what makes the ids of one row differ."""
    page = arg.partition(".")[0]
    return int(page) if page.isdecimal() and len(page) < 6 else LAST


async def log(request: Request, live: Live, page: int) -> tuple[str, ui.View]:
    """Return all that was said to everybody and to this player, a turn a page."""
    seat = live.seat_of(request.actor.user)
    words = live.words(request.lang)
    turns = await request.services.store.turns(live.row.id)
    first = first_turn(live) if turns else 0
    pages = []
    for number, lines in enumerate(turns, start=first):
        known = [line for line in lines if line.to is None or line.to == seat]
        heading = turn_heading(number, first + len(turns) - 1, words)
        pages += _parts(heading, paragraphs(known, words), words)
    return _page(pages or [words.say("log-empty")], page, Press(live.row.id, "log"))


async def details(request: Request, live: Live, arg: str) -> tuple[str, ui.View]:
    """Return all that was said to everybody and to this player between two checkpoints."""
    first, last, page = (*arg.split(".", 2), "", "")[:3]
    if not all(part.isdecimal() and len(part) < 10 for part in (first, last)):
        raise Refused("unknown-button")
    seat = live.seat_of(request.actor.user)
    words = live.words(request.lang)
    said = await request.services.store.lines(live.row.id, int(first), int(last) + 1)
    known = [line for line in said if line.to is None or line.to == seat]
    story = paragraphs(known, words) or words.say("log-empty")
    parts = _parts(words.say("details"), story, words)
    return _page(parts, number(page), Press(live.row.id, "details", f"{first}.{last}."))


def turn_heading(turn: int, turns: int, words: Words) -> str:
    return words.say("turn-number", turn=turn, turns=turns) if turn else words.say("turn-before")


def _parts(heading: str, story: str, words: Words) -> list[str]:
    """A long turn takes several pages."""
    parts = split(story, LONGEST - ROOM)
    if len(parts) > 1:
        heads = [
            words.say("turn-part", heading=heading, part=part, parts=len(parts))
            for part in range(1, len(parts) + 1)
        ]
    else:
        heads = [heading]
    return [f"### {head}\n{part}" for head, part in zip(heads, parts, strict=False)]


def rules(lang: str, game: str, page: int) -> tuple[str, ui.View]:
    words = _words(lang, game)
    pages = []
    for n in count(1):
        if not words.has(f"rules-{n}"):
            break
        pages.append(words.say(f"rules-{n}"))
    return _page(pages, max(page, 0), Press(0, "rules", f"{game}."))


async def legend(request: Request, game: str) -> list[discord.File]:
    """The game's icons explained, if it has such a page."""
    words = _words(request.lang, game)
    picture = await request.services.pictures.run(lambda: renderers.legend(game, words))
    return [as_file(picture)] if picture else []


def topics(game: str, words: Words) -> dict[str, str]:
    """What can be asked about, by the name that players know."""
    keys = dict.fromkeys((*texts.topics(game), *renderers.sheets(game)))
    return {words.say(key): key for key in keys if words.has(key)}


async def about(request: Request, game: str, topic: str) -> tuple[str, list[discord.File]]:
    """One card, character, site or ability explained."""
    words = _words(request.lang, game)
    found = typed.meant(topic, topics(game, words).items())
    if len(found) != 1:
        raise Refused("no-such-topic", given=topic[:40])
    (key,) = found
    content = words.say(f"about-{key}") if words.has(f"about-{key}") else f"**{words.say(key)}**"
    if key not in renderers.sheets(game):
        return content, []
    picture = await request.services.pictures.run(lambda: renderers.sheet(game, key, words))
    return content, [as_file(picture)]


def _words(lang: str, game: str) -> Words:
    if game not in GAMES:
        raise Refused("no-such-game", given=game[:40])
    return Words(lang, game)


def _page(pages: list[str], page: int, press: Press) -> tuple[str, ui.View]:
    last = len(pages) - 1
    here = last if page == LAST else min(page, last)
    rows = Rows()
    if last > 0:
        leaf(rows, press, here, last)
    return pages[here], rows.view()


def leaf(rows: Rows, press: Press, here: int, last: int) -> None:
    """Buttons to the first page, back, on, and to the last."""
    for sign, target in (("⏮", 0), ("◀", here - 1), ("▶", here + 1), ("⏭", last)):
        verb = Press(press.table, press.verb, f"{press.arg}{max(target, 0)}.{sign}")
        rows.button(Label(sign), verb, disabled=not 0 <= target <= last or target == here)
