"""Names of people, as they may stand in posts, pictures and on a terminal, and their initials."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from string import ascii_uppercase

# What Unicode calls a letter that it does not take apart into a plain one and an accent: Ø, Ł, Æ.
PLAIN_LETTER = re.compile(r"LATIN (?:CAPITAL|SMALL) LETTER ([A-Z])(?:E$| WITH )")

LONGEST = 32  # characters, as on Discord
NAMELESS = "?"
JOINERS = "\u200c\u200d"
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs that show nothing


def clean(name: str) -> str:
    """Return a name on one line, of visible characters in their own order; never empty."""
    short = printable(name)[:LONGEST].rstrip(f" {JOINERS}")
    seen = any(unicodedata.category(sign)[0] not in "MZ" and sign not in JOINERS for sign in short)
    return short if seen else NAMELESS


def printable(text: str) -> str:
    """Return a text without whatever steers a terminal, breaks lines, turns or hides text."""
    spaced = " ".join(text.split())
    kept = [sign for n, sign in enumerate(spaced) if _shows(spaced, n)]
    return " ".join("".join(kept).split())


def _shows(text: str, n: int) -> bool:
    if text[n] in BLANK:
        return False
    if text[n] in JOINERS:
        return 0 < n < len(text) - 1 and _joins(text[n - 1], text[n + 1])
    return unicodedata.category(text[n]) not in ("Cc", "Cf", "Cs", "Co")


def _joins(before: str, after: str) -> bool:
    """Whether a joiner belongs between them: in an emoji of several, or in a script with no
    capitals, as those of India, Arabic and Persian are."""
    first, second = unicodedata.category(before), unicodedata.category(after)
    letters = ("Lo", "Mn", "Mc")
    if first in letters and second in letters:
        return True
    return (first in ("So", "Sk") or before == "\ufe0f") and second == "So"


def letters(names: Sequence[str | None]) -> list[str]:
    """Return a letter A–Z for each seat, by who sits there; None: nobody whose name counts.

    Initials come first. Where several have the same, the first of them gets it; the others get a
    letter of their own names that is nobody's initial, and whoever has none left, any free one.
    """
    wished = [list(_initials(name or "")) for name in names]
    given: dict[int, str] = {}
    for seat, wishes in enumerate(wished):
        if wishes and wishes[0] not in given.values():
            given[seat] = wishes[0]
    for seat, wishes in enumerate(wished):
        free = [letter for letter in wishes if letter not in given.values()]
        if seat not in given and free:
            given[seat] = free[0]
    rest = (letter for letter in ascii_uppercase if letter not in given.values())
    return [given[seat] if seat in given else next(rest) for seat in range(len(names))]


def _initials(name: str) -> Iterator[str]:
    """What may stand for a name, best first: its initial, those of its other words, all letters."""
    words = [plain for word in name.split() if (plain := _plain(word))]
    yield from (word[0] for word in words)
    yield from "".join(words)


def _plain(word: str) -> str:
    """Return the letters A–Z of a word, without accents and in capitals."""
    signs = unicodedata.normalize("NFKD", word)
    found = [PLAIN_LETTER.match(unicodedata.name(sign, "")) for sign in signs]
    plain = (known[1] if known else sign for sign, known in zip(signs, found, strict=True))
    return "".join(sign for sign in "".join(plain).upper() if sign in ascii_uppercase)
