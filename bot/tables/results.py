"""What remains of a finished game: results, and ratings for games with several players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import median
from typing import Any

from openskill.models import PlackettLuce

from bot.store.database import Store
from bot.store.rows import SeatRow
from bot.tables.registry import Live
from games.core import Result
from games.session import Move

MODEL = PlackettLuce()


def places(result: Result) -> list[int]:
    """Each seat's place: the winners are first, the others follow by score; equals share one."""
    worth = [
        (True, 0) if seat in result.winners else (False, score)  # a team wins together
        for seat, score in enumerate(result.scores)
    ]
    return [1 + sum(other > own for other in worth) for own in worth]


async def record(
    store: Store, live: Live, result: Result, last: Sequence[Move], now: float
) -> None:
    """Write down who played how well. As a part of the transaction that ends the game, which has
    the `last` moves: they cannot be read yet."""
    people = [seat for seat in live.seats if seat.user is not None]
    placed = places(result)
    began = live.row.started_at or now
    rows = "select seat, at from moves where table_id = ? order by n"
    moves = [(None, began), *await store.all(rows, (live.row.id,))]
    moves += [(move.seat, now) for move in last]
    for seat in people:
        waits = [at - before for (_, before), (who, at) in pairwise(moves) if who == seat.seat]
        await store.write(
            "insert or replace into results values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                live.row.id,
                seat.seat,
                seat.user,
                live.row.guild,
                live.row.game,
                placed[seat.seat],
                seat.seat in result.winners,
                result.scores[seat.seat],
                len(people),
                len(waits),
                sum(waits),
                now - began,
                seat.lapses,
                now,
            ),
        )
    if len(people) > 1 and not live.row.told_all:  # what was secret was nobody's to know
        await _rate(store, live, people, placed)


async def _rate(store: Store, live: Live, people: list[SeatRow], placed: list[int]) -> None:
    where = (live.row.guild, live.row.game)
    before = []
    for seat in people:
        row = await store.one(
            "select mu, sigma, games from ratings where guild = ? and game = ? and user = ?",
            (*where, seat.user),
        )
        before.append(row or (MODEL.mu, MODEL.sigma, 0))
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in before]
    after = MODEL.rate(teams, ranks=[placed[seat.seat] for seat in people])
    for seat, (_, _, games), (rated,) in zip(people, before, after, strict=True):
        await store.write(
            "insert or replace into ratings values (?, ?, ?, ?, ?, ?)",
            (*where, seat.user, rated.mu, rated.sigma, games + 1),
        )


# Looking at them


@dataclass(frozen=True)
class Summary:
    """All games of one kind on a server, or one person's among them."""

    game: str
    games: int
    wins: int
    lasted: float  # median, in seconds
    pace: float  # median seconds that an answer took
    lapses: int


async def summaries(store: Store, guild: int, user: int | None = None) -> list[Summary]:
    rows = await store.all(
        "select game, table_id, won, lasted, waited, answers, lapses from results "
        "where guild = ?1 and (?2 is null or user = ?2) order by game",
        (guild, user),
    )
    by_game: dict[str, list[Any]] = {}
    for game, *row in rows:
        by_game.setdefault(game, []).append(row)
    return [
        Summary(
            game,
            len({table for table, *_ in parts}),
            sum(won for _, won, *_ in parts),
            median(lasted for _, _, lasted, *_ in parts),
            median(waited / max(answers, 1) for *_, waited, answers, _ in parts),
            sum(lapses for *_, lapses in parts),
        )
        for game, parts in by_game.items()
    ]


@dataclass(frozen=True)
class Ranked:
    user: int
    rating: int
    games: int


async def leaderboard(store: Store, guild: int, game: str, most: int = 20) -> list[Ranked]:
    """The best first, by what is nearly certain of their strength; without those who stay out."""
    rows = await store.all(
        "select ratings.user, mu, sigma, games from ratings "
        "left join people on people.user = ratings.user "
        "where guild = ? and game = ? and coalesce(listed, 1)",
        (guild, game),
    )
    ranked = [Ranked(user, rating(mu, sigma), games) for user, mu, sigma, games in rows]
    return sorted(ranked, key=lambda one: -one.rating)[:most]


def rating(mu: float, sigma: float) -> int:
    """As a number that people like: 1000 for a newcomer."""
    return round(1000 + 40 * MODEL.rating(mu=mu, sigma=sigma).ordinal())
