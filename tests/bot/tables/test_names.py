"""Names are one visible line, whoever wrote them."""

import unicodedata

import pytest

from bot.tables.names import LONGEST, clean, printable
from games.core import Rng


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
