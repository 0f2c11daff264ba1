"""890 Anno Domini in words: whole games, and what each tile does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.texts import Words
from games.annodomini import GAME
from games.annodomini.data import DATA
from games.annodomini.texts import tile_hint, tile_text
from games.core import Ask, Line, Rng, Text
from games.session import Session
from games.standin import random_answer
from tests.games.annodomini_tables import lively


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
            Session(GAME, lively(2 + seed % 3, {"scenario": "random"}, seed)),
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
