"""Names of people, as they may stand in posts, pictures and on a terminal."""

from __future__ import annotations

import unicodedata

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
