"""890 Anno Domini in words: whole games, and what each tile does."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.language.texts import Words
from games.annodomini import GAME
from games.annodomini.data import DATA
from games.annodomini.rules.game import turn
from games.annodomini.texts import tile_hint, tile_text
from games.core import Ask, Line, Rng, Text
from games.session import Session
from games.standin import random_answer
from tests.games.annodomini_tables import lively, realm
from tests.games.driver import Driven


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


def test_the_inventors_card_is_discarded_with_its_points() -> None:
    t = realm(characters={0: ["inventor"]}, buildings=["S05", "S10", "S08", "S09"])
    driven = Driven(t, turn(t, 0))
    labels = [option.label for option in driven.ask.options]
    for lang, use, left, hint in (
        (
            "en",
            "Discard the Inventor (−5 points): free special building",
            "A discards the Inventor and its points for a free special building.",
            "Discard this card and its points",
        ),
        (
            "fr",
            "Défausser l’Inventeur (−5 points) : bâtiment spécial gratuit",
            "A défausse l’Inventeur et ses points pour un bâtiment spécial gratuit.",
            "Défaussez cette carte et ses points",
        ),
    ):
        words = Words(lang, GAME.key, "ABCD".__getitem__)
        assert use in [words(label) for label in labels]
        assert words.say("inventor-leaves", seat=0) == left
        assert hint in words.say("ability-inventor")
    driven((0, "inventor"))
    assert "inventor-leaves" in driven.said


def test_the_inventors_free_building_is_not_labelled_with_a_price() -> None:
    t = realm(characters={0: ["inventor"]}, buildings=["S05", "S10", "S08", "S09"], coins=4)
    words = Words("en", GAME.key)
    driven = Driven(t, turn(t, 0))
    paid = [words(option.label) for option in driven.ask.options if option.key in "abcd"]
    assert paid[0] == "Cathedral (A): costs 4 🪙"
    driven((0, "inventor"))
    said = [*in_words(words, driven.ask)]
    assert "Cathedral (A): free" in said and "Special buildings (free)" in said
    assert not any("4 🪙" in text or "4 coins" in text for text in said)


@pytest.mark.parametrize(
    ("page", "english", "french"),
    [
        (1, "Our own, not printed:", "De notre invention, et non du jeu imprimé"),
        (2, "**Saracen tokens** beside it come along", "**jetons Sarrasin** à côté d’elle"),
        (3, "**Out of towers?** There are 20.", "**Plus de tours\N{NARROW NO-BREAK SPACE}?**"),
    ],
)
def test_the_rules_pages_tell_what_is_ours_and_of_saracens_and_missing_towers(
    page: int, english: str, french: str
) -> None:
    assert english in Words("en", GAME.key).say(f"rules-{page}")
    assert french in Words("fr", GAME.key).say(f"rules-{page}")


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
        ("T08", "1 coin from each player growing poppies, 1 point"),
        ("S08", "2 points for every 2 towers"),
        ("S01", "3 points, 2 points for each tavern"),
        ("S07", "1 point for each tile with lavender, 1 point for each tile with poppies"),
        ("S11", "2 coins, 1 point, 1 point for every 2 coins"),
        ("T16", "can be swapped for a free tile"),
    ],
)
def test_what_tiles_do_in_words(key: str, hint: str) -> None:
    said = tile_hint(key)
    assert isinstance(said, Text)
    assert Words("en", GAME.key)(said) == hint
