"""What remains of finished games: places, ratings, leaderboards."""

import pytest

from bot.store.rows import FINISHED, PLAYING
from bot.tables.actors import Actor
from bot.tables.archive import results
from bot.tables.archive.results import places, rating, summaries
from bot.tables.model import Live
from games.core import Result, Rng
from games.session import Move
from tests.bot.conftest import ANN, BEN, CAT, DAN, GUILD, Room

NEWCOMER = 1000


@pytest.mark.parametrize(
    ("winners", "scores", "expected"),
    [
        ([0], [30, 20, 10], [1, 2, 3]),
        ([2], [30, 20, 10], [2, 3, 1]),  # who wins is first, whatever the score
        ([0], [30, 20, 20], [1, 2, 2]),
        ([0, 1], [30, 30, 10], [1, 1, 3]),
        ([1, 3], [5, 9, 5, 7], [3, 1, 3, 1]),  # a team
        ([], [30, 20, 10], [1, 2, 3]),  # somebody else has won
        ([0], [-5, -9], [1, 2]),
        ([0], [-5, 9], [1, 2]),
        ([0], [1], [1]),
    ],
)
def test_places(winners: list[int], scores: list[int], expected: list[int]) -> None:
    assert places(Result(winners, scores)) == expected


async def finish(
    room: Room, live: Live, result: Result, last: tuple[Move, ...] = (), now: float | None = None
) -> None:
    """A game of these people ends like this."""
    at = room.clock() if now is None else now
    async with room.store.transaction():
        await results.record(room.store, live, result, last, at)


async def ratings(room: Room, game: str = "xidit") -> dict[int, int]:
    return {one.user: one.rating for one in await results.leaderboard(room.store, GUILD, game)}


def test_a_newcomer_has_a_thousand() -> None:
    assert rating(results.MODEL.mu, results.MODEL.sigma) == NEWCOMER


async def test_who_wins_rises_above_who_loses(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    await finish(room, live, Result([1], [20, 30, 10]))
    now = await ratings(room)
    assert list(now) == [BEN, ANN, CAT], "the best first"
    assert now[BEN] > now[ANN] > now[CAT] and now[BEN] > NEWCOMER


async def test_ratings_move_with_every_game(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    await finish(room, live, Result([0], [30, 20, 10]))
    first = await ratings(room)
    for _ in range(4):
        await finish(room, live, Result([2], [20, 10, 30]))
    then = await ratings(room)
    assert then[CAT] > first[CAT] and then[CAT] > then[ANN]
    counts = {one.user: one.games for one in await results.leaderboard(room.store, GUILD, "xidit")}
    assert counts == {ANN: 5, BEN: 5, CAT: 5}


async def test_equals_stay_equal(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    await finish(room, live, Result([0, 1], [30, 30, 10]))
    now = await ratings(room)
    assert now[ANN] == now[BEN] > now[CAT]


async def test_a_team_rises_and_falls_together(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT, DAN)
    await finish(room, live, Result([1, 3], [5, 9, 5, 7]))
    now = await ratings(room)
    assert now[BEN] == now[DAN] > now[ANN] == now[CAT]


async def test_to_beat_the_strong_is_worth_more(room: Room) -> None:
    live = await room.begin(ANN, BEN, stand_ins=1)
    for _ in range(6):
        await finish(room, live, Result([0], [30, 20, 10]))
    for channel, (newcomer, known) in enumerate([(CAT, ANN), (DAN, BEN)], start=11):
        table = await room.tables.get(await room.open(newcomer, known, channel=channel))
        await finish(room, table, Result([0], [30, 20]))
    now = await ratings(room)
    assert now[CAT] > now[DAN] > NEWCOMER


async def test_who_plays_alone_is_not_rated(room: Room) -> None:
    live = await room.begin(ANN, stand_ins=2)
    await finish(room, live, Result([0], [30, 20, 10]))
    assert await ratings(room) == {}
    (summary,) = await summaries(room.store, GUILD, ANN)
    assert (summary.games, summary.wins) == (1, 1), "but it is remembered"


async def test_stand_ins_are_neither_rated_nor_remembered(room: Room) -> None:
    live = await room.begin(ANN, BEN, stand_ins=1)
    await finish(room, live, Result([2], [20, 10, 30]))
    now = await ratings(room)
    assert set(now) == {ANN, BEN} and now[ANN] > now[BEN]
    rows = await room.store.all("select user, place, won, people from results order by seat")
    assert list(rows) == [(ANN, 2, 0, 2), (BEN, 3, 0, 2)]


async def test_who_stays_out_is_on_no_leaderboard_but_is_rated(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    await room.store.change_person(BEN, listed=False)
    await finish(room, live, Result([1], [20, 30, 10]))
    assert list(await ratings(room)) == [ANN, CAT]
    await room.store.change_person(BEN, listed=True)
    assert list(await ratings(room)) == [BEN, ANN, CAT]


async def test_every_server_and_every_game_has_its_own(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    await finish(room, live, Result([1], [20, 30, 10]))
    assert await ratings(room, "sigillum") == {}
    assert await results.leaderboard(room.store, GUILD + 1, "xidit") == []
    assert await summaries(room.store, GUILD + 1) == []


async def test_a_leaderboard_is_not_longer_than_wanted(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    await finish(room, live, Result([1], [20, 30, 10]))
    (best,) = await results.leaderboard(room.store, GUILD, "xidit", most=1)
    assert best.user == BEN


# How long it took


async def test_how_long_others_waited_for_whom(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    began = room.clock()
    live.row.started_at = began
    async with room.store.transaction():
        await room.store.drop_moves(live.row.id, after=0)
        for n, (seat, at) in enumerate([(0, 10), (1, 40), (0, 45)]):
            await room.store.add_moves(live.row.id, n, [Move(seat, ())], began + at)
    live.seats[1].lapses = 2
    await finish(room, live, Result([0], [3, 2, 1]), (Move(2, ()), Move(0, ())), began + 100)
    rows = await room.store.all("select answers, waited, lasted, lapses from results order by seat")
    assert list(rows) == [(3, 15.0, 100.0, 0), (1, 30.0, 100.0, 2), (1, 55.0, 100.0, 0)]


async def test_a_summary_of_all_and_of_one(room: Room) -> None:
    first = await room.begin(ANN, BEN, CAT)
    first.seats[0].lapses = 1
    await finish(room, first, Result([0], [30, 20, 10]), now=room.clock() + 10)
    await room.seating.abandon(first.row.id, Actor(ANN))
    second = await room.begin(ANN, BEN, stand_ins=1)
    await finish(room, second, Result([1], [20, 30, 10]), now=room.clock() + 30)
    (everybody,) = await summaries(room.store, GUILD)
    assert (everybody.game, everybody.games, everybody.wins) == ("xidit", 2, 2)
    (ann,) = await summaries(room.store, GUILD, ANN)
    assert (ann.games, ann.wins, ann.lapses, ann.lasted) == (2, 1, 1, 20.0)
    (cat,) = await summaries(room.store, GUILD, CAT)
    assert (cat.games, cat.wins) == (1, 0)


async def test_the_result_is_stored_with_the_last_move(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    rng = Rng(5)
    while live.row.status == PLAYING:
        assert list(await room.store.all("select * from results")) == []
        seat, ask = next(iter(live.playing.pending.items()))
        room.clock.now += 60
        await room.answer(live, seat, *live.game.stand_in(live.playing.view(seat), ask, rng))
    assert live.row.status == FINISHED and live.session is not None
    result = live.session.result
    assert result is not None
    rows = list(
        await room.store.all("select place, won, score, answers, waited from results order by seat")
    )
    assert [place for place, *_ in rows] == places(result)
    assert [bool(won) for _, won, *_ in rows] == [seat in result.winners for seat in range(3)]
    assert [score for *_, score, _, _ in rows] == result.scores
    assert sum(answers for *_, answers, _ in rows) == live.moves
    assert sum(waited for *_, waited in rows) == 60 * live.moves


async def test_a_game_whose_secrets_were_given_out_is_not_rated(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    live.row.exported = True
    await finish(room, live, Result([0], [30, 20, 10]))
    assert await ratings(room) == {}
    assert [one.games for one in await summaries(room.store, GUILD)] == [1], "but it is counted"
