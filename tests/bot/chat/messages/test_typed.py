"""Typed answers: keys or names, in any common way to write a list."""

import pytest

from bot.chat.messages import typed
from bot.language.texts import Label, Labels, Words
from games import GAMES
from games.core import IllegalAnswer, Rng, Text, text
from games.session import Session
from tests.bot.asks import LABELS, ask, numbered
from tests.samples import some_or_all

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


FRENCH = ask(
    ["1d", "2c", "s", "e"],
    label=lambda key: {
        "1d": "1d Forêt : déplacement 3",
        "2c": "2c Fort de l’Écluse",
        "s": "Œil de Saxum",
        "e": "End your turn",
    }[key],
)


@pytest.mark.parametrize(
    ("said", "key"),
    [
        ("foret", "1d"),
        ("FORÊT", "1d"),
        ("1D", "1d"),
        ("forêt : dép", "1d"),
        ("fort de l'ecl", "2c"),
        ("oeil", "s"),
        ("end", "e"),
    ],
)
def test_beginnings_of_names_are_enough_without_accents_and_case(said: str, key: str) -> None:
    assert typed.read(FRENCH, said, LABELS) == (key,)


def test_a_beginning_that_fits_several_names_them() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        typed.read(FRENCH, "for", LABELS)
    why = refused.value.text
    assert (why.key, why.args["given"]) == ("answer-ambiguous", "for")
    assert why.args["several"] == [FRENCH.options[0].label, FRENCH.options[1].label]


def test_a_whole_name_is_meant_before_a_longer_one_that_begins_so() -> None:
    fires = ask(["f", "g"], label=lambda key: {"f": "Fire", "g": "Fireball"}[key])
    assert typed.read(fires, "fire", LABELS) == ("f",)
    assert typed.read(fires, "fireb", LABELS) == ("g",)


@pytest.mark.parametrize(
    "said", ["bla red act blu wai act", "black, r, act, b, wait a", "black road red Act! b w a"]
)
def test_a_list_may_be_of_beginnings(said: str) -> None:
    named = {"k": "Black road", "r": "Red road", "b": "Blue road", "a": "Action", "w": "Wait"}
    orders = ask([*named], 6, 6, ordered=True, limit=6, label=named.__getitem__)
    assert typed.read(orders, said, LABELS) == ("k", "r", "a", "b", "w", "a")


def test_letters_in_one_word_are_not_taken_for_the_beginning_of_a_name() -> None:
    assert typed.read(ORDERS, "wa", LABELS) == ("w", "a")
    assert typed.read(ORDERS, "wai", LABELS) == ("w",)


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


class SaidOnce(Labels):
    """Labels of one ask: each option is looked for among all, but put into words once."""

    def __init__(self, labels: Labels) -> None:
        self._labels = labels
        self._said: dict[tuple[bool, int], Label] = {}

    def __call__(self, message: Text) -> Label:
        return self._once(message, False)

    def whole(self, message: Text) -> Label:
        return self._once(message, True)

    def _once(self, message: Text, whole: bool) -> Label:
        key = (whole, id(message))
        if key not in self._said:
            say = self._labels.whole if whole else self._labels
            self._said[key] = say(message)
        return self._said[key]


@some_or_all("moves", 20, 60)
@pytest.mark.parametrize("key", list(GAMES))
def test_every_option_of_a_game_can_be_typed(key: str, moves: int) -> None:
    """By its key and by its label, whatever else there is to choose."""
    game = GAMES[key]
    labels = Words("en", key, label_name=lambda seat: f"Player {seat}").labels
    session = Session.start(game, game.seats[-1], {}, 5)
    rng = Rng(5)
    for _ in range(moves):
        if session.result is not None:
            break
        seat, it = next(iter(session.pending.items()))
        once = SaidOnce(labels)
        for option in it.options:
            assert typed.read(it, option.key, once) == (option.key,)
            assert typed.read(it, once(option.label), once) == (option.key,)
        session.answer(seat, game.stand_in(session.view(seat), it, rng))
