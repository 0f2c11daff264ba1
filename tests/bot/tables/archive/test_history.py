"""A game told again: all that everybody could see, in order, and nothing else."""

import importlib
from dataclasses import replace
from itertools import pairwise
from typing import Any

import msgspec
import pytest

import renderers
from bot.chat.delivery import films
from bot.chat.delivery.films import FRAMES, thinned
from bot.chat.delivery.pictures import RenderQueue
from bot.language.texts import Words
from bot.store.rows import FINISHED
from bot.tables.actors import Actor
from bot.tables.archive import history
from bot.tables.archive.history import Record, Replay, Replays, rebuild
from bot.tables.model import Live
from games import GAMES
from games.core import Game, Line, Rng
from games.session import Move, Session
from games.standin import random_answer
from renderers import Picture
from renderers.kit.cache import MEGABYTE
from tests.bot.conftest import ANN, BEN, CAT, CHANNEL, GUILD, Room
from tests.bot.tables.archive.test_records import play_on
from tests.bot.tables.test_registry import refusal
from tests.games.every_game import every_game
from tests.samples import some_or_all

ORDERS = ("k", "r", "b", "k", "r", "b")


async def told_again(room: Room, live: Live) -> Replay:
    return await Replays().of(room.tables, live.row.id)


def public(lines: list[Line]) -> list[Line]:
    return [line for line in lines if line.to is None]


def spoken(told: Replay) -> list[Line]:
    return [line for step in told.steps for line in step.lines]


async def test_a_finished_game_is_told_to_its_last_line(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    await play_on(room, live)
    assert live.row.status == FINISHED and live.session is not None
    told = await told_again(room, live)
    assert told.over
    assert spoken(told) == public(await room.store.lines(live.row.id))
    assert told.view(told.steps[-1].views[-1]) == live.session.view(None)


async def test_a_running_game_is_told_as_far_as_it_is(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    told = await told_again(room, live)
    assert not told.over
    assert spoken(told) == public(await room.store.lines(live.row.id))
    assert told.view(told.steps[-1].views[-1]) == live.playing.view(None)


async def test_an_answer_that_is_still_secret_shows_nowhere(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    before = await told_again(room, live)
    await room.answer(live, 0, *ORDERS)
    after = await told_again(room, live)
    assert after.steps == before.steps
    await room.answer(live, 1, *ORDERS)
    await room.answer(live, 2, *ORDERS)
    opened = await told_again(room, live)
    assert len(opened.steps) > len(before.steps)


async def test_each_order_of_a_year_is_a_step_although_nobody_is_asked_between(
    room: Room,
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    for seat in range(3):
        await room.answer(live, seat, *ORDERS)
    told = await told_again(room, live)
    year = [step for step in told.steps if step.turn == 1 and step.lines[0].head]
    assert len(year) == len(ORDERS)
    for step in year:
        assert all(line.head == step.lines[0].head for line in step.lines)
    assert all(len(step.lines) == 3 for step in year), "one for each player"
    assert sum(len(step.views) for step in year) > len(year), "each hero moves separately"
    shown = [told.view(step.views[-1]).step for step in year]
    assert shown == [1, 2, 3, 4, 5, 6]


async def test_what_was_taken_back_is_gone(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    replays = Replays()
    for city in ("1", "2"):
        before = await replays.of(room.tables, live.row.id)
        seat = next(iter(live.playing.pending))
        await room.answer(live, seat, city)
    after = await replays.of(room.tables, live.row.id)
    assert len(after.steps) > len(before.steps)
    async with room.store.transaction():  # as undo does
        await room.store.drop_moves(live.row.id, after=1)
    assert (await replays.of(room.tables, live.row.id)).steps == before.steps
    async with room.store.transaction():
        await room.store.add_moves(live.row.id, 1, [Move(seat, ("3",))], at=0.0)
    other = await replays.of(room.tables, live.row.id)
    assert len(other.steps) == len(after.steps) and other.steps != after.steps


async def test_a_game_is_rebuilt_once_for_those_who_turn_pages(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    replays = Replays()
    first = await replays.of(room.tables, live.row.id)
    monkeypatch.setattr(history, "rebuild", None)
    assert await replays.of(room.tables, live.row.id) is first


async def test_only_a_game_that_has_begun_can_be_told(room: Room) -> None:
    table = await room.open(ANN, BEN, CAT)
    assert await refusal(Replays().of(room.tables, table)) == "not-begun"
    await room.seating.abandon(table, Actor(ANN))
    assert await refusal(Replays().of(room.tables, table)) == "never-begun"


async def test_turns_are_those_of_the_log(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    await play_on(room, live, moves=30)
    assert await turns_alike(room, live) > 3


async def test_turns_of_stand_ins_are_turns_of_the_log_too(room: Room) -> None:
    """They pass in one go, between two answers of the only person."""
    live = await room.lobby.open(GUILD, CHANNEL, Actor(ANN, "Ann"), "annodomini", "en")
    await room.play.start(live.row.id, Actor(ANN), stand_ins=3)
    await play_on(room, live, moves=8)
    assert await turns_alike(room, live) >= 8


async def test_a_turn_of_the_dummy_is_told_with_the_turn_before_as_in_the_log(room: Room) -> None:
    """One answer passes two checkpoints."""
    live = await room.lobby.open(GUILD, CHANNEL, Actor(ANN, "Ann"), "mageknight", "en")
    await room.play.start(live.row.id, Actor(ANN))
    await play_on(room, live, moves=40, lively=True)
    assert "dummy-turns" in [line.text.key for line in await room.store.lines(live.row.id)]
    assert await turns_alike(room, live) > 2


async def turns_alike(room: Room, live: Live) -> int:
    """How many turns the replay has, which are those of the log."""
    told = await told_again(room, live)
    turns = await room.store.turns(live.row.id)
    for number, lines in enumerate(turns, start=history.first_turn(live)):
        steps = [step for step in told.steps if step.turn == number]
        assert [line for step in steps for line in step.lines] == public(lines)
    assert {step.turn for step in told.steps} == {
        *range(history.first_turn(live), history.first_turn(live) + len(turns))
    }
    return len(turns)


# Every game


def recorded(game: Game[Any, Any], seats: int, most: int, seed: int = 4) -> tuple[Record, Any]:
    """A game by chance; its record, and the session after the last of its moves."""
    options = game.options({})
    session: Session[Any, Any] = Session.start(game, seats, options, seed)
    rng = Rng(seed)
    moves: list[Move] = []
    while session.result is None and len(moves) < most:
        seat = rng.pick(list(session.pending))
        answer = random_answer(session.pending[seat], rng)
        session.answer(seat, answer)
        moves.append(Move(seat, answer))
    saved = session.saved
    return Record(game.key, seats, options, seed, moves, saved, game.version), session


@every_game
def test_every_game_tells_all_that_was_public_and_nothing_else(
    game: Game[Any, Any], seats: int
) -> None:
    """At no moment does the public view depend on what is hidden, also in the midst of what
    follows from an answer, where only a replay looks."""
    reshuffled = importlib.import_module(f"tests.games.{game.key}_tables").reshuffled
    rng = Rng(8)
    compared = 0

    def compare(session: Session[Any, Any], line: Line) -> None:
        nonlocal compared
        encoded = msgspec.json.encode(session.table)
        table = msgspec.json.decode(encoded, type=game.table_type)
        try:
            other = reshuffled(table, None, rng)
        except AssertionError:  # a piece is just in somebody's hand
            return
        compared += 1
        assert game.view(other, None) == game.view(table, None), line.text.key

    record, session = recorded(game, seats, most=80)
    told = rebuild(record)
    again: Session[Any, Any] = Session.start(game, seats, record.options, record.seed, compare)
    said, looks = list(again.opening), [again.view(None)]
    for move in record.moves:
        said += again.answer(move.seat, move.answer)
        looks.append(again.view(None))
    assert compared > 1
    assert spoken(told) == public(said)
    shown = [told.view(view) for step in told.steps for view in step.views]
    assert shown[-1] == session.view(None)
    rest = iter(shown)
    assert all(any(look == view for view in rest) for look, before in _changes(looks) if before)


def _changes(looks: list[Any]) -> list[tuple[Any, bool]]:
    """Each look with whether it differs from the one before."""
    return [(look, n == 0 or look != looks[n - 1]) for n, look in enumerate(looks)]


@some_or_all("every", 8, 1)
@pytest.mark.parametrize("key", GAMES)
def test_whenever_something_is_said_the_table_can_be_drawn(
    unpacked: None, key: str, every: int
) -> None:
    """Also in the midst of what follows from an answer, where only a replay looks."""
    game = GAMES[key]
    seats = game.seats[-1]
    views: dict[str, bytes] = {}  # by what was said: one of each kind is enough

    def keep(session: Session[Any, Any], line: Line) -> None:
        if line.text.key not in views:
            views[line.text.key] = msgspec.json.encode(game.view(session.table, None))

    tables = importlib.import_module(f"tests.games.{key}_tables")
    for seed in range(3 if every == 1 else 1):
        rng = Rng(seed)
        session: Session[Any, Any] = Session(
            game, tables.lively(seats, game.options({}), seed), keep
        )
        for _ in range(60):
            if session.result is not None:
                break
            seat = rng.pick(list(session.pending))
            session.answer(seat, random_answer(session.pending[seat], rng))
    words = Words("en", key, str)
    assert views
    for said, view in list(views.items())[::every]:
        drawn = renderers.draw(key, msgspec.json.decode(view, type=game.view_type), words)
        assert drawn[0].data, said


def test_a_game_without_preparation_begins_with_its_first_turn() -> None:
    first = {
        key: rebuild(recorded(game, game.seats[-1], most=12)[0]).steps[0].turn
        for key, game in GAMES.items()
    }
    assert set(first.values()) == {0, 1}
    for key, turn in first.items():
        game = GAMES[key]
        begun: Session[Any, Any] = Session.start(game, game.seats[-1], {}, 4)
        assert turn == (begun.checkpoints > 1)


# Rules that have changed


async def told_refusal(record: Record) -> str:
    async def rebuilt() -> None:
        rebuild(record)

    return await refusal(rebuilt())


async def test_moves_that_do_not_fit_the_rules_are_refused() -> None:
    record, _ = recorded(GAMES["xidit"], 3, most=20)
    *most, last = record.moves
    for forged in (Move(last.seat, ("nowhere",)), Move(7, last.answer)):
        misfit = replace(record, moves=[*most, forged])
        assert await told_refusal(misfit) == "replay-does-not-fit"


async def test_a_game_that_comes_out_otherwise_is_refused() -> None:
    """Its public pictures could show what the real game still hides."""
    record, session = recorded(GAMES["xidit"], 3, most=20)
    table = msgspec.json.decode(session.saved, type=session.game.table_type)
    table.recruit_pile.reverse()
    other = replace(record, saved=msgspec.json.encode(table))
    assert await told_refusal(other) == "replay-does-not-fit"
    assert rebuild(record).steps


# What is kept


async def test_a_replay_is_kept_as_long_as_its_bytes_fit(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    replays = Replays()
    told = await replays.of(room.tables, live.row.id)
    assert await replays.of(room.tables, live.row.id) is told
    monkeypatch.setattr(history, "KEPT", told.size)  # nothing is left for its key
    replays = Replays()
    told = await replays.of(room.tables, live.row.id)
    assert await replays.of(room.tables, live.row.id) is not told


class Large:
    """In the place of a film."""

    key = "large"

    def draw(self) -> list[Picture]:
        return [Picture("large.gif", bytes(7 * MEGABYTE), "")]


async def test_films_are_kept_as_long_as_their_bytes_fit(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    shot = []

    def film(_: Replay, turn: int | None, *__: Any) -> Large:
        shot.append(turn)
        return Large()

    monkeypatch.setattr(films, "_film", film)
    live = await room.planning(ANN, BEN, CAT)
    told = await told_again(room, live)
    made, queue = films.Films(), RenderQueue()
    for turn in (1, 2, 1, 3, 1, 2):
        await made.of(told, turn, live.captions(), queue, 8 * MEGABYTE)
    await queue.close()
    assert shot == [1, 2, 3, 2], "two fit, and the one that was used last stays"


def test_a_long_film_leaps_evenly_from_the_first_to_the_last() -> None:
    views = [b"%d" % n for n in range(1000)]
    some = thinned(views)
    assert len(some) == FRAMES and (some[0], some[-1]) == (views[0], views[-1])
    leaps = [int(b) - int(a) for a, b in pairwise(some)]
    assert max(leaps) - min(leaps) <= 1
    assert thinned(views[:FRAMES]) == views[:FRAMES]
