"""What commands, buttons and DMs work with: wired together once, in `bot/app.py`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import discord

from bot.chat.delivery.films import Films
from bot.chat.delivery.pictures import RenderQueue
from bot.chat.messages.drafts import Drafts
from bot.chat.owners import Owners
from bot.chat.second_bot import SecondBot
from bot.store import Store
from bot.tables.archive.history import Replays
from bot.tables.lessons import Lessons
from bot.tables.lobby import Lobby
from bot.tables.model import Live
from bot.tables.operating.errands import Errands
from bot.tables.play import Play
from bot.tables.registry import Tables
from bot.tables.seats import Seating
from bot.tables.voting.votes import Votes

Interaction = discord.Interaction[discord.Client]


@dataclass
class Services:
    store: Store
    tables: Tables
    lobby: Lobby
    play: Play
    seating: Seating
    votes: Votes
    lessons: Lessons
    pictures: RenderQueue
    clock: Callable[[], float]
    errands: Errands
    second_bot: SecondBot
    owners: Owners
    lang: str  # for servers that have chosen none, and players whose language we don't speak
    drafts: Drafts = field(default_factory=Drafts)
    replays: Replays = field(default_factory=Replays)
    films: Films = field(default_factory=Films)
    stored_langs: dict[int, str] = field(default_factory=dict)  # of players, as far as known

    async def owing(self, user: int) -> list[Live]:
        """Return the tables at which somebody owes a decision."""
        tables = await self.playable(user)
        return [live for live in tables if live.seat_of(user) in live.playing.pending]

    async def playable(self, user: int) -> list[Live]:
        """Return the running tables at which somebody sits, but for those that cannot be opened."""
        tables = await self.store.tables_of(user)
        found = [await self.tables.get(table_id, opened=False) for table_id in tables]
        return [live for live in found if live.unopened is None]


def services_of(interaction: Interaction) -> Services:
    """Return the services of the client that the interaction came to."""
    services: Services = interaction.client.services  # type: ignore[attr-defined]
    return services
