"""Names are one visible line, whoever wrote them, and each has a letter of its own."""

import unicodedata
from string import ascii_uppercase

import pytest

from bot.tables.names import LONGEST, clean, letters, printable
from games.core import MOST_SEATS, Rng


@pytest.mark.parametrize(
    ("given", "cleaned"),
    [
        ("Ann", "Ann"),
        ("  Ann \t Lee ", "Ann Lee"),
        ("Ann\nwins", "Ann wins"),
        ("Ann\r\n\u2028\u2029\x0b\x0c\x85wins", "Ann wins"),
        ("\x1b[31mAnn\x1b[0m", "[31mAnn[0m"),
        ("\x9b2JAnn\x07\x7f", "2JAnn"),
        ("\u202egnp.exe", "gnp.exe"),
        ("A\u200e\u200f\u061cn\u2066\u2067\u2068\u2069n\u202a\u202b\u202c\u202d", "Ann"),
        ("A\u200bn\u2060n\ufeff\u00ad", "Ann"),
        ("A\u200dn\u200cn", "Ann"),
        ("\u3164", "?"),
        ("\u200d", "?"),
        ("\ufe0f\u0301", "?"),
        ("", "?"),
        (" \n ", "?"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("🏳\ufe0f\u200d🌈", "🏳\ufe0f\u200d🌈"),
        ("🧑🏽\u200d🚀", "🧑🏽\u200d🚀"),
        ("مى\u200cخواهم", "مى\u200cخواهم"),
        ("क्\u200dष", "क्\u200dष"),
        ("Zoë d’Été 王", "Zoë d’Été 王"),
        ("n" * 5000, "n" * 32),
        ("n" * 31 + " m", "n" * 31),
        ("👩\u200d" * 40, ("👩\u200d" * 16)[:-1]),
    ],
)
def test_names_are_one_line_of_what_can_be_seen(given: str, cleaned: str) -> None:
    assert clean(given) == cleaned
    assert clean(cleaned) == cleaned


def test_no_name_breaks_a_line_or_steers_a_terminal() -> None:
    rng = Rng(3)
    for _ in range(2000):
        codes = [rng.below(0x300 if rng.below(2) else 0x110000) for _ in range(rng.below(60))]
        name = clean("".join(map(chr, codes)))
        assert 1 <= len(name) <= LONGEST and name == name.strip() and len(name.splitlines()) == 1
        assert not {unicodedata.category(sign) for sign in name} & {"Cc", "Cs", "Zl", "Zp"}
        assert clean(name) == name


def test_a_longer_text_is_kept_whole() -> None:
    assert printable("k \x1b[2Jr " * 40) == "k [2Jr " * 39 + "k [2Jr"


# Letters


@pytest.mark.parametrize(
    ("names", "given"),
    [
        (["Ann", "Ben", "Cat"], "ABC"),
        (["Zoé", "élise", "Mia"], "ZEM"),
        (["Øystein", "Łukasz", "Æsa", "ßen", "ıdil"], "OLASI"),
        (["𝓙𝓾𝓵", "ﬁn", "_x_", "3 kings"], "JFXK"),
    ],
)
def test_letters_are_initials_without_accents_and_case(names: list[str], given: str) -> None:
    assert letters(names) == [*given]


def test_of_two_with_the_same_initial_the_first_has_it_and_the_other_the_next_letter() -> None:
    assert letters(["Ben", "Bob", "Cat"]) == ["B", "O", "C"]


def test_a_second_name_tells_people_apart_before_a_second_letter_does() -> None:
    assert letters(["Anna K.", "Anna L.", "anna"]) == ["A", "L", "N"]


def test_nobody_takes_the_initial_of_another() -> None:
    assert letters(["Ben", "Bob", "Olga"]) == ["B", "A", "O"], "Bob is not O, which is Olga’s"


def test_names_without_letters_get_those_that_nobody_wants() -> None:
    assert letters(["李", "Ann", "Abe", "😀", "42"]) == ["C", "A", "B", "D", "E"]


def test_computer_players_take_no_letter_that_people_could_have() -> None:
    assert letters([None, "Ben", "Bea", None]) == ["A", "B", "E", "C"]


@pytest.mark.parametrize("seed", range(50))
def test_whoever_sits_at_a_table_each_has_one_letter(seed: int) -> None:
    rng = Rng(seed)
    signs = [*"abEÉøß 李1😀\u0301", ""]
    names = ["".join(rng.pick(signs) for _ in range(4)) for _ in range(MOST_SEATS)]
    given = letters(names)
    assert len(set(given)) == MOST_SEATS and set(given) <= set(ascii_uppercase)
    assert given == letters(names)
