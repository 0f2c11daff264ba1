"""The story that a post tells: how it goes on, what is shown of it, and when it was posted."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.chat.messages import posts
from bot.language.story import highlights, paragraphs
from bot.language.texts import Words
from bot.outbox.messages import Post
from bot.store.rows import OutRow, PanelRow
from bot.tables.model import Live
from games.core import Line, text


def shown_story(story: Sequence[Line], cut: bool, live: Live, words: Words) -> str:
    """Return what a post says of its story: the end, if messages before it have the rest."""
    told = paragraphs(highlights(story), words)
    return posts.parts_of_story(told, len(live.seats))[-1] if cut else told


def details_of(panel: PanelRow) -> int | None:
    """Return the checkpoint from which on the log tells the steps of a post, if it has any."""
    return panel.epoch if any(line.detail for line in panel.story) else None


def go_on(story: Sequence[Line], facts: Sequence[Post]) -> list[Line]:
    """Return a story as facts go on with it. What was undone is no part of it any more; where
    other posts have told that, this one says who undid it."""
    told = list(story)
    for fact in facts:
        elsewhere = False
        for line in reversed(fact.retracts):
            if line in told:
                del told[len(told) - 1 - told[::-1].index(line)]
            elif not line.detail:
                elsewhere = True
        if elsewhere and fact.undone_by is not None:
            told.append(Line(text("taken-back", seat=fact.undone_by)))
        told += fact.story
    return told


def grows(rows: Sequence[OutRow]) -> bool:
    """Whether what they tell goes on where the newest post ends."""
    posted = [row for row in rows if row.kind == "post"]
    return bool(posted) and all(row.body.get("grows") for row in posted)


def posted_at(message: int) -> float:
    """By Discord's clock."""
    return discord.utils.snowflake_time(message).timestamp()
