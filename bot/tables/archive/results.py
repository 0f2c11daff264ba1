"""What remains of a finished game: results, and ratings for games with several players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from statistics import median

from openskill.models import PlackettLuce

from bot.store import Store
from bot.store.rows import RatingRow, ResultRow, SeatRow
from bot.tables.model import Live
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
    if live.row.lesson is not None:
        return
    people = [seat for seat in live.seats if seat.user is not None]
    placed = places(result)
    began = live.row.started_at or now
    moves = [(None, began), *await store.move_times(live.row.id)]
    moves += [(move.seat, now) for move in last]
    for seat in people:
        waits = [at - before for (_, before), (who, at) in pairwise(moves) if who == seat.seat]
        await store.save_result(
            ResultRow(
                table_id=live.row.id,
                seat=seat.seat,
                user=seat.user,
                guild=live.row.guild,
                game=live.row.game,
                place=placed[seat.seat],
                won=seat.seat in result.winners,
                score=result.scores[seat.seat],
                people=len(people),
                answers=len(waits),
                waited=sum(waits),
                lasted=now - began,
                lapses=seat.lapses,
                ended_at=now,
            )
        )
    if len(people) > 1 and not live.row.exported:  # what was secret was nobody's to know
        await _rate(store, live, people, placed)


async def _rate(store: Store, live: Live, people: list[SeatRow], placed: list[int]) -> None:
    before = []
    for seat in people:
        assert seat.user is not None
        where = (live.row.guild, live.row.game, seat.user)
        before.append(await store.rating(*where) or RatingRow(*where, MODEL.mu, MODEL.sigma, 0))
    teams = [[MODEL.rating(mu=known.mu, sigma=known.sigma)] for known in before]
    after = MODEL.rate(teams, ranks=[placed[seat.seat] for seat in people])
    for known, (rated,) in zip(before, after, strict=True):
        await store.save_rating(
            replace(known, mu=rated.mu, sigma=rated.sigma, games=known.games + 1)
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
    by_game: dict[str, list[ResultRow]] = {}
    for row in await store.results(guild, user):
        by_game.setdefault(row.game, []).append(row)
    return [
        Summary(
            game,
            len({part.table_id for part in parts}),
            sum(part.won for part in parts),
            median(part.lasted for part in parts),
            median(part.waited / max(part.answers, 1) for part in parts),
            sum(part.lapses for part in parts),
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
    rows = await store.ratings(guild, game)
    ranked = [Ranked(row.user, rating(row.mu, row.sigma), row.games) for row in rows]
    return sorted(ranked, key=lambda one: -one.rating)[:most]


def rating(mu: float, sigma: float) -> int:
    """As a number that people like: 1000 for a newcomer."""
    return round(1000 + 40 * MODEL.rating(mu=mu, sigma=sigma).ordinal())
