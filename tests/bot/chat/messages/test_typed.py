"""Typed answers: keys or names, in any common way to write a list."""

import pytest

from bot.chat.messages import typed
from bot.language.texts import Words
from games import GAMES
from games.core import IllegalAnswer, Rng, text
from games.session import Session
from tests.bot.asks import LABELS, ask, numbered

ORDERS = ask(
    ["k", "r", "b", "a", "w"],
    6,
    6,
    ordered=True,
    limit=6,
    label=lambda key: {"k": "⚫ Black road", "a": "⚔️ Action", "w": "💤 Wait"}.get(
        key, f"🔴 {key}!"
    ),
)
CITIES = ask([str(n) for n in range(1, 22)], label=lambda key: f"{key} City {key}")


@pytest.mark.parametrize(
    "said",
    [
        "k r a b w a",
        "krabwa",
        "KRABWA",
        "k,r,a,b,w,a",
        " k; r  a,b w\na ",
        "kra bwa",
        "k r Action b Wait a",
        "black road r Action b Wait a",
        "⚫ Black road, r, ⚔️ Action, b, wait, a",
    ],
)
def test_a_list_may_be_written_as_one_likes(said: str) -> None:
    assert typed.read(ORDERS, said, LABELS) == ("k", "r", "a", "b", "w", "a")


@pytest.mark.parametrize("said", ["12", " 12 ", "12 City 12", "12 city 12"])
def test_one_thing_by_key_or_label(said: str) -> None:
    assert typed.read(CITIES, said, LABELS) == ("12",)


def test_emoji_need_not_be_typed() -> None:
    assert typed.read(ORDERS, "black road", LABELS) == ("k",)
    assert typed.read(ORDERS, "⚫ Black road", LABELS) == ("k",)


@pytest.mark.parametrize("said", ["99", "22", "1a", "Atlantis", "12x"])
def test_numbers_are_not_taken_apart(said: str) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        typed.read(CITIES, said, LABELS)
    assert refused.value.text == text("answer-unknown", given=said)


def test_what_is_unknown_is_named_and_cut() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        typed.read(ORDERS, "k r " + "x" * 99, LABELS)
    assert refused.value.text == text("answer-unknown", given="x" * 40)


def test_an_essay_is_no_answer() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        typed.read(ORDERS, "k " * 101, LABELS)
    assert refused.value.text.key == "answer-too-long"
    assert typed.suggest(ORDERS, "k " * 101, LABELS) == []


@pytest.mark.parametrize("said", ["", "   ", ",;,"])
def test_nothing_is_nothing(said: str) -> None:
    assert typed.read(ORDERS, said, LABELS) == ()


def test_a_title_is_taken_for_what_it_stands_for() -> None:
    """Who types instead of choosing sends what was typed: Discord offers suggestions, but takes
    any text (docs.discord.com, Application Commands, Autocomplete)."""
    offered = [("⏳ Lords of Xidit · #table", "7"), ("Fire", "fire"), ("Fireball", "ball")]
    for said in ("Lords of Xidit · #table", "lords of xidit #table", "7"):
        assert typed.meant(said, offered) == ["7"]
    for said in ("Fire", "fire", " FIRE "):
        assert typed.meant(said, offered) == ["fire"]
    for said in ("", "🙂", "Fir", "8"):
        assert typed.meant(said, offered) == []
    assert typed.meant("fire", [("Fire", "card"), ("fire!", "spell")]) == ["card", "spell"]


def test_suggestions_go_on_from_what_is_typed() -> None:
    assert ("k r ⚔️ Action", "k r a") in typed.suggest(ORDERS, "k r act", LABELS)
    assert [value for _, value in typed.suggest(ORDERS, "", LABELS)] == ["k", "r", "b", "a", "w"]
    assert typed.suggest(ORDERS, "k r xyz", LABELS) == []


def test_suggestions_fit_into_discords_limits() -> None:
    many = ask(numbered(80), 1, 9, label=lambda key: f"{key} " + "long " * 40)
    found = typed.suggest(many, "o1 " * 20, LABELS)
    assert 0 < len(found) <= 25
    assert all(1 <= len(name) <= 100 and 1 <= len(value) <= 100 for name, value in found)
    assert typed.suggest(many, "o1 " * 60, LABELS) == [], "too long to be a choice"


@pytest.mark.parametrize("key", list(GAMES))
def test_every_option_of_a_game_can_be_typed(key: str) -> None:
    """By its key and by its label, whatever else there is to choose."""
    game = GAMES[key]
    labels = Words("en", key, label_name=lambda seat: f"Player {seat}").labels
    session = Session.start(game, game.seats[-1], {}, 5)
    rng = Rng(5)
    for _ in range(60):
        if session.result is not None:
            break
        seat, it = next(iter(session.pending.items()))
        for option in it.options:
            assert typed.read(it, option.key, labels) == (option.key,)
            assert typed.read(it, labels(option.label), labels) == (option.key,)
        session.answer(seat, game.stand_in(session.view(seat), it, rng))
