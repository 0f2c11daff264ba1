"""Texts of several pages: the log of a table, the rules of a game."""

from __future__ import annotations

from itertools import count

from discord import ui

from bot.desk import Desk, Interaction
from bot.ids import Press
from bot.panels import Rows
from bot.posts import happened, split
from bot.tables import Live, Refused
from bot.texts import Words
from games import GAMES

LAST = -1


def number(arg: str) -> int:
    """The page in an id; behind a full stop follows what makes the ids of one row differ."""
    page = arg.partition(".")[0]
    return int(page) if page.isdecimal() and len(page) < 6 else LAST


async def log(desk: Desk, interaction: Interaction, live: Live, page: int) -> tuple[str, ui.View]:
    """All that was said, to everybody and to this player."""
    seat = live.seat_of(interaction.user.id)
    words = live.words(await desk.lang_of(interaction))
    lines = await desk.store.lines(live.row.id)
    told = [line for line in lines if line.to is None or line.to == seat]
    pages = split(happened(told, words)) or [words.say("log-empty")]
    return _page(pages, page, Press(live.row.id, "log"), words)


async def rules(desk: Desk, interaction: Interaction, game: str, page: int) -> tuple[str, ui.View]:
    if game not in GAMES:
        raise Refused("no-such-game", given=game[:40])
    words = Words(await desk.lang_of(interaction), game)
    pages = []
    for n in count(1):
        if not words.has(f"rules-{n}"):
            break
        pages.append(words.say(f"rules-{n}"))
    return _page(pages, max(page, 0), Press(0, "rules", f"{game}."), words)


def _page(pages: list[str], page: int, press: Press, words: Words) -> tuple[str, ui.View]:
    last = len(pages) - 1
    here = last if page == LAST else min(page, last)
    rows = Rows()
    if last > 0:
        for label, target in (("⏮", 0), ("◀", here - 1), ("▶", here + 1), ("⏭", last)):
            verb = Press(press.table, press.verb, f"{press.arg}{max(target, 0)}.{label}")
            rows.button(label, verb, disabled=not 0 <= target <= last or target == here)
    return pages[here], rows.view()
