"""What can be read up: the log of a table, the rules of a game, a decision, and what has a name."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import lru_cache
from itertools import count, takewhile

import discord
from discord import ButtonStyle, ui

import renderers
from bot.chat.delivery.drawings import Frame, Legend, Sheet
from bot.chat.messages import typed
from bot.chat.messages.custom_ids import Press
from bot.chat.messages.panels import Rows
from bot.chat.messages.posts import LONGEST, split
from bot.chat.requests import Request
from bot.errors import Refused
from bot.language import texts
from bot.language.story import paragraphs
from bot.language.texts import Captions, Label, Words
from bot.tables.archive.history import first_turn
from bot.tables.model import Live
from games import GAMES
from games.core import Ask
from games.lessons import lessons, scenes

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


# Rules


def rules(lang: str, game: str, page: int) -> tuple[str, ui.View]:
    """Return a page of a game's rules, with the ways to its lesson and its icons."""
    words = _words(lang, game)
    pages = rules_pages(words)
    here = min(max(page, 0), len(pages) - 1)
    rows = Rows()
    leaf(rows, Press(0, "rules", f"{game}."), here, len(pages) - 1)
    rows.new_row()
    if lessons(game):
        rows.button(words.labels.say("button-learn"), Press(0, "learn", game), ButtonStyle.success)
    rows.button(words.labels.say("button-legend"), Press(0, "legend", game))
    return pages[here], rows.view()


def rules_pages(words: Words) -> list[str]:
    keys = [*takewhile(words.has, (f"rules-{n}" for n in count(1)))]
    return [words.say(key, page=n, pages=len(keys)) for n, key in enumerate(keys, 1)]


async def scene(request: Request, game: str, page: int) -> list[discord.File]:
    """Return the picture of a page of the rules: a position of a real game."""
    if not 0 <= page < len(scenes(game)):
        return []
    shown = await asyncio.to_thread(_scene, game, page, request.lang)
    return await request.services.pictures.files(shown)


@lru_cache(maxsize=64)
def _scene(game: str, page: int, lang: str) -> Frame:
    """What to draw: it is played up to the position, which takes its time."""
    wanted = scenes(game)[page]
    session = wanted.session(GAMES[game])
    named = tuple(Words(lang).say("stand-in-name", n=n + 1) for n in range(wanted.seats))
    ask = session.pending.get(wanted.seat) if wanted.seat is not None else None
    return Frame(game, session.view(wanted.seat), Captions(lang, named), ask, wanted.draft)


async def legend(request: Request, game: str) -> list[discord.File]:
    """The game's icons explained, if it has such a page."""
    return await request.services.pictures.files(Legend(game, request.lang))


# Things that have a name


def topics(game: str, words: Words) -> dict[str, str]:
    """What can be asked about, by the name that players know."""
    keys = dict.fromkeys((*texts.topics(game), *renderers.sheets(game)))
    return {words.topic(key): key for key in keys if words.has(key)}


def synonyms(game: str, words: Words) -> dict[str, str]:
    """Other words for what can be asked about."""
    return {
        also.strip(): topic
        for topic in texts.topics(game)
        for also in (words.attribute(f"about-{topic}", "also") or "").split(",")
        if also.strip()
    }


def looked_up(game: str, words: Words, given: str) -> dict[str, str]:
    """Return the topics that somebody may mean, by name: one that is called so, else those that
    begin so, else those with it in their name. Synonyms count as names."""
    named = topics(game, words)
    names = {key: name for name, key in named.items()}
    pairs = [*named.items(), *synonyms(game, words).items()]
    found = typed.meant(given, pairs) or typed.beginning(given, pairs)
    return {names[key]: key for key in found}


async def about(request: Request, game: str, given: str) -> tuple[str, ui.View, list[discord.File]]:
    """One card, character, site or ability explained; or which is meant, if it may be several."""
    words = _words(request.lang, game)
    found = looked_up(game, words, given)
    if not found:
        raise Refused("no-such-topic", given=given[:40])
    if len(found) > 1:
        return words.say("which-topic", given=given[:40]), topic_menu(game, found, words), []
    (key,) = found.values()
    content = words.say(f"about-{key}") if words.has(f"about-{key}") else f"**{words.say(key)}**"
    if key not in renderers.sheets(game):  # the legend shows how it looks
        return content, Rows().view(), await legend(request, game)
    picture = await request.services.pictures.files(Sheet(game, key, request.lang))
    return content, Rows().view(), picture


def topic_menu(game: str, found: Mapping[str, str], words: Words) -> ui.View:
    """A menu of things that can be explained."""
    rows = Rows()
    if found:
        rows.things(found, Press(0, "about", game), words.labels.say("menu-topic"))
    return rows.view()


def explain(live: Live, ask: Ask, lang: str) -> tuple[str, ui.View]:
    """Return what a decision is about, what its options lead to, and a menu of what they name."""
    words, game = live.words(lang), live.row.game
    why = f"why-{ask.prompt.key}"
    lines = [live.prompt(ask, lang), words.say(why) if words.has(why) else ""]
    for option in ask.options:
        more = [words(part) for part in (option.hint, option.warning) if part is not None]
        if more:
            lines.append(f"• **{words.labels.whole(option.label)}**: {' '.join(more)}")
    content = split("\n".join(line for line in lines if line))[0]
    known = {key: name for name, key in topics(game, words).items()}
    said = [ask.prompt]
    for option in ask.options:
        said += [part for part in (option.label, option.group, option.hint) if part is not None]
    named = dict.fromkeys(key for part in said for key in texts.things_in(part, known))
    return content, topic_menu(game, {known[key]: key for key in named}, words)


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
