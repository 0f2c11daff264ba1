"""What `herald bench` measures: not how fast it is, but that nothing is left out."""

import itertools
from collections.abc import Sequence
from multiprocessing import get_context
from typing import Any

import pytest

import renderers
from bot.language.texts import Words
from bot.operations import bench
from bot.sandbox.model import Body, User
from bot.sandbox.world import World
from games import GAMES
from games.core import NORMAL, Ask, Game
from games.session import Session
from renderers import Picture
from renderers.kit.cache import DEFAULT
from tests.e2e.pictures import quick_draw
from tests.samples import and_slow, some_or_all

ANN = User(1, "Ann")


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_game_is_measured_as_stand_ins_play_it(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "MOVES", 6)
    monkeypatch.setattr(bench, "STATES", 2)
    monkeypatch.setattr(renderers, "draw", quick_draw)
    monkeypatch.setattr(renderers, "board", quick_draw)
    monkeypatch.setattr(bench, "THINKING", 0.1)
    monkeypatch.setattr(bench, "THOUGHTS", {NORMAL: 2})
    assert bench.answers(game)["count"] == 6
    assert bench.thinking(game, NORMAL)["count"] <= 2
    found = bench.pictures(game)
    assert found["first_ms"] > 0, "what never changes is drawn with the first: it is told apart"
    assert found["public"]["count"] == 1
    assert found["own"]["count"] == found["whole"]["count"] == 2
    assert all(found[kind]["largest_kb"] > 0 for kind in ("public", "own", "desk", "whole"))


@pytest.mark.parametrize(("count", "birth"), and_slow([(1, "forkserver")], [(8, "spawn")]))
def test_memory_is_measured_after_so_many_pictures(
    monkeypatch: pytest.MonkeyPatch, count: int, birth: str
) -> None:
    """In a new process; in a sample, in one that has loaded most of it already."""
    monkeypatch.setattr(bench, "get_context", lambda _: get_context(birth))
    found = bench.memory_of_pictures(count)
    assert found["count"] >= count
    assert 0 < found["cache_mb"] <= DEFAULT
    assert found["cache_mb"] < found["resident_mb"] <= found["peak_mb"]


@some_or_all("drawings", 2500, 4000)
def test_pictures_for_the_measure_of_memory_are_of_every_kind(
    monkeypatch: pytest.MonkeyPatch, drawings: int
) -> None:
    drawn, desks = set(), set()

    def draw(
        game: str,
        view: Any,
        words: Words,
        ask: Ask | None = None,
        draft: Sequence[str] = (),
        desk: bool = False,
    ) -> list[Picture]:
        drawn.add((game, words.lang, view.seats, ask is not None, bool(draft)))
        desks.add((game, desk))
        return quick_draw(game, view, words, ask, draft)

    monkeypatch.setattr(renderers, "draw", draw)
    monkeypatch.setattr(renderers, "board", quick_draw)
    for drawing in itertools.islice(bench.all_drawings(), drawings):
        drawing.draw()
    for game in GAMES.values():
        of_game = [kind for name, *kind in drawn if name == game.key]
        assert {lang for lang, *_ in of_game} == {"en", "fr"}
        assert {seats for _, seats, *_ in of_game} == set(game.seats)
        assert {(asked, begun) for *_, asked, begun in of_game} >= {(False, False), (True, False)}
    assert any(begun for *_, begun in drawn)
    assert desks == {(game, desk) for game in GAMES for desk in (False, True)}


def test_games_of_stand_ins_are_played_to_their_ends_one_after_another() -> None:
    game = GAMES["annodomini"]
    tables: list[Session[Any, Any]] = []
    for session, took in bench.stand_in_games(game):
        assert took >= 0
        if not tables or session.table is not tables[-1].table:
            assert all(earlier.result is not None for earlier in tables)
            tables.append(session)
        if len(tables) == 3:
            break
    assert len({session.table.rng.state for session in tables}) == 3


def test_a_spread_has_the_middle_and_the_slowest_but_one_in_a_hundred() -> None:
    found = bench.spread([n / 1000 for n in range(1, 201)])
    assert found == {"median_ms": 100.5, "p99_ms": 198.0, "count": 200}


def test_a_new_picture_on_a_post_that_grows_is_one_more() -> None:
    """A turn of many answers is told in one post: its pictures come by edits."""
    world = World(lambda: 1_000_000_000.0)
    channel = world.add_channel("table")
    first = [world.upload("1.png", b"1")]
    post = world.post(channel, Body("A turn", attachments=first))
    world.post(channel, Body("Yours", attachments=[world.upload("0.png", b"0")]), ephemeral_for=ANN)
    world.edit(post, Body("A turn; somebody is awaited", attachments=first))
    assert bench.posted_pictures(channel) == 1
    world.edit(post, Body("A turn, and more", attachments=[world.upload("2.png", b"2")]))
    assert bench.posted_pictures(channel) == 2
