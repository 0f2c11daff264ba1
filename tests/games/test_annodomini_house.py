"""890 Anno Domini keeps what every game of the house promises, also while it is not yet opened.

Once it is in `games.GAMES` the house's own tests run over it, and those of this module that call
them are skipped.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from bot.texts import Words
from games import GAMES
from games.annodomini import GAME
from games.annodomini.data import DATA, SCENARIOS
from games.annodomini.texts import tile_hint, tile_text
from games.core import Ask, Line, Rng, Text
from games.session import Session
from games.simulate import simulate
from games.standin import random_answer
from tests.games import annodomini_tables as tables
from tests.games import test_catalogs, test_every_game

until_opened = pytest.mark.skipif(GAME.key in GAMES, reason="the house's own tests run over it")


def promises_of(module: Any, *arguments: str) -> list[Any]:
    """The tests of a module that take just these arguments."""
    found = [
        test
        for name, test in vars(module).items()
        if name.startswith("test_")
        and list(inspect.signature(test).parameters) == [*arguments]
        and name != "test_asks_hide_what_a_seat_cannot_see"  # by itself below
    ]
    assert found
    return [pytest.param(test, id=test.__name__) for test in found]


@until_opened
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("promise", promises_of(test_every_game, "game", "seats"))
def test_it_keeps_the_promises_of_every_game(promise: Callable[..., None], seats: int) -> None:
    promise(GAME, seats)


@until_opened
@pytest.mark.parametrize("promise", promises_of(test_catalogs, "key"))
def test_its_catalog_is_whole(
    promise: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(test_catalogs.GAMES, GAME.key, GAME)
    promise(GAME.key)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_turn_begins_the_same_whatever_is_hidden(seats: int) -> None:
    """From the checkpoint: whoever has no coins has taken his tile before anybody is asked."""
    for session, _, rng in test_every_game.watched(GAME, seats, 3):
        if session.moves:
            continue
        saved = msgspec.json.decode(session.saved, type=GAME.table_type)
        again = Session.load(GAME, session.saved, [])
        other = Session(GAME, tables.reshuffled(saved, None, rng))
        assert other.pending == again.pending == session.pending
        assert other.opening == again.opening


def in_words(words: Words, ask: Ask) -> Iterator[str]:
    yield words(ask.prompt)
    for option in ask.options:
        for text in (option.label, option.group, option.hint):
            if text is not None:
                yield words(text)


def test_all_that_is_said_and_asked_can_be_put_into_words() -> None:
    words = Words("en", GAME.key, "ABCD".__getitem__)
    for seed in range(18):
        for start in (
            Session.start(GAME, 2 + seed % 3, {"scenario": "random"}, seed),
            Session(GAME, tables.lively(2 + seed % 3, {"scenario": "random"}, seed)),
        ):
            rng = Rng(seed)
            lines: list[Line] = [*start.opening]
            while start.result is None:
                seat = rng.pick(list(start.pending))
                for said in in_words(words, start.pending[seat]):
                    assert said and "{" not in said
                lines += start.answer(seat, random_answer(start.pending[seat], rng))
            assert all(words(line.text) for line in lines)


@pytest.mark.parametrize("key", DATA.tile)
def test_every_tile_has_a_name_and_says_what_it_does(key: str) -> None:
    words = Words("en", GAME.key)
    tile = DATA.tile[key]
    assert words(tile_text(tile))
    hint = tile_hint(key)
    if hint is None:
        assert not (tile.towers or tile.saracens or tile.nobles or tile.coins or tile.points)
    elif tile.points:
        assert f"{tile.points} point" in words(hint).replace("\N{MINUS SIGN}", "-")


@pytest.mark.parametrize(
    ("key", "hint"),
    [
        ("T20", "1 Saracen, 1 noble, -1 point"),
        ("T18", "lose 1 coin"),
        ("T08", "1 coin from each who grows poppy, 1 point"),
        ("S08", "2 points for every 2 towers"),
        ("S01", "3 points, 2 points for each tavern"),
        ("S07", "1 point for each tile with lavender, 1 point for each tile with poppies"),
        ("S11", "2 coins, 1 point, 1 point for every 2 coins"),
        ("T16", "may be swapped for a free tile"),
    ],
)
def test_what_tiles_do_in_words(key: str, hint: str) -> None:
    said = tile_hint(key)
    assert isinstance(said, Text)
    assert Words("en", GAME.key)(said) == hint


@pytest.mark.slow
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_thousand_random_games_keep_every_component(scenario: str, seats: int) -> None:
    report = simulate(GAME, seats, 1000, 890, {"scenario": scenario})
    assert report.finished == 1000 and report.nobody == 0
    assert 8 < report.kinds["random"].mean_score < 16


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_tile_and_no_card_is_lost(seats: int) -> None:
    """But for the village that was exchanged, and the cards that leave the game."""
    for seed in range(15):
        session = Session.start(GAME, seats, {"scenario": "random"}, seed)
        rng = Rng(seed)
        said = [line.text.key for line in session.opening]
        while session.result is None:
            seat = rng.pick(list(session.pending))
            if session.pending[seat].prompt.key == "take-tile":
                assert len(session.table.column) == 4  # to the last turn
            lines = session.answer(seat, random_answer(session.pending[seat], rng))
            said += [line.text.key for line in lines]
        t = session.table
        placed = [space.data for player in t.players for space in player.tiles]
        territories = sum(tile.is_territory for tile in placed) + len(t.column) + len(t.stack)
        assert territories == 8 * seats + 4 - ("exchanges" in said)
        buildings = sum(tile.category == "building" for tile in placed)
        assert buildings + sum(map(bool, t.buildings)) == seats + 1
        cards = len(t.undealt) + sum(map(len, t.banners.values()))
        cards += sum(len(player.characters) for player in t.players)
        assert cards == 18 - ("inventor-leaves" in said) - 2 * ("apprentice-kept" in said)
