"""No catalog says what nobody would say to a friend at a table, as far as a machine can see it.

Each pattern has its reason. Arguments of a message are read as `<name>`, so that patterns can tell
a player's name from a number; what is inside of a selector is read form by form.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

import bot.language
import games
from games import GAMES
from tests.catalogs import messages

SPOKEN = ["bot", *GAMES, *(f"{key}/learning" for key in GAMES)]
"""Whose catalogs sound as a host does at a table: all of them."""

PEOPLE = "seats?|players?|who|person|names?|losers?|bidder|candidate"  # arguments
SENTENCE = r"(?:^|[.!?:;·]\s|\*\*)"  # where one begins
VERBS = (
    "has|have|is|are|gets?|does|loses?|wins?|takes?|may|can|must|will|pays?|begins?|starts?|goes|"
    "plays?|draws?|never"
)
POINTS = "Renommée|Réputation|Influence|Déplacement|Attaque|Blocage"

ENGLISH = {
    r"['\"]": "printed, not typed: ’ and “ ”",
    r"(?<!<)\b(?:owe[ds]?|owing|(?:un)?seal(?:s|ed|ing)?|keys? of chance|panels?)\b": (
        "our machinery"
    ),
    r"\bcom(?:e|es|ing) to light\b|\bno way back\b": "a riddle: say what was revealed",
    r"\bworse name\b|\bfrom afar\b|\bthe big\b|\bas hard as you\b": "a riddle: say what it does",
    r"\bfires for\b|\bnow they strike\b": "a riddle: say what happens",
    r"\bapart by\b|\bcan be played by\b|\bmay yet\b|\bhelps yet\b|\bof a choice\b|\blay on it\b": (
        "the word order of another language"
    ),
    r"\b(?:is|are) to be\b|\bto be decided\b": "say who does it",
    r"\bstands? near\b|\bwho stands?\b|\btaken? up again\b|\btells? who\b|\boversteps?\b": (
        "nobody says that aloud"
    ),
    r"\bshall\b|\banew\b|\btaken back\b": "nobody says that aloud: should, again, undone",
    r"\byou sit (?:here|at the)\b|\bthat is too (?:few|many)\b|\bkeys or names\b": (
        "what, why, what next: with a number and an example"
    ),
    rf"{SENTENCE}Who\s(?:[\w’<>-]+\s){{1,8}}?(?:{VERBS})\b[^?.!]*(?:[.!]|$)": (
        "a sentence without a subject: whoever, everyone who, you"
    ),
    r"^(?:Secret|Hidden|Open|Free) (?:is|are)\b": "the subject first",
    r"(?:^|[:.·]\s)choose\.": "name the decision",
    r"\bhow many <": "a name put in has no plural: write out the forms",
    r"\b0 (?:minutes|hours|days)\b": "under a minute",
    r"\b(?:he|him|his)\b": "people are they",
    r"\b(?:colour|saviour|armour|honour|favour|neighbour)|(?<!<)\b(?:grey|defence|centre)\b": (
        "American spelling"
    ),
}
FRENCH = {
    r"['\"]": "printed, not typed: ’ and « »",
    rf"{SENTENCE}Qui\b(?!\speut\b[^,;:.]*$)[^?]*$|[;:]\squi\b[^?]*$": (
        "no headless qui: « pour », « si vous »"
    ),
    rf"\b(?:[Dd]e|[Qq]ue|[Dd]’|[Qq]u’)\s?\**<(?:{PEOPLE})>": ("« de Alice »: a name never follows"),
    r"\b[Tt]oute?\s(?!(?:le|la|ce|cela|cette?|de|des|dès|une?|s(?:on|a)|votre|vos|leur|monde|moment"
    r"|autour|droit|simplement|à|en)\b|[ld]’)": "« tout » means any and every: au choix, chaque",
    r"\b(?:dé)?scell": "valider, révéler",
    r"\bRepris\b|\b[Dd]écidez à nouveau\b": "annuler: « Choix annulé. »",
    r"\b[Vv]ous seule?\b|\bêtes prête?s?\b": "neutral where it is free",
    r"^`/": "the purpose first, then the command",
    rf"(?:<\w+>|\d) (?:{POINTS})\b": "a number has its noun: 2 points de Renommée",
    r"\b\d+ à (?:un|une|chaque|tous)\b": "a number has its noun: 1 dégât à un ennemi",
    r"(?:^|[:.·]\s)[Cc]hoisissez\.": "name the decision",
}
PATTERNS = {"en": ENGLISH, "fr": FRENCH}

INDEX = re.compile(r"^<(n|number|place|index|slot)> <(?!color)")
"""A number before a name reads as a quantity, unless its forms are written out: « 1 Diggers »."""


def catalog(of: str, lang: str) -> Path:
    folder = Path((bot.language if of == "bot" else games).__file__ or "").parent
    return (folder if of == "bot" else folder / of) / f"{lang}.ftl"


def said_aloud(pattern: ftl.Pattern | None) -> Iterator[str]:
    """What a message says, form by form, with `<name>` for its arguments."""
    if pattern is not None:
        parts = []
        for element in pattern.elements:
            if isinstance(element, ftl.TextElement):
                parts.append(element.value)
                continue
            inner = element.expression if isinstance(element, ftl.Placeable) else element
            if isinstance(inner, ftl.VariableReference):
                parts.append(f"<{inner.id.name}>")
            elif isinstance(inner, ftl.SelectExpression):
                parts.append("…")
                for variant in inner.variants:
                    yield from said_aloud(variant.value)
        yield "".join(parts)


def lines(path: Path) -> Iterator[tuple[str, str]]:
    for key, message in messages(path).items():
        for pattern in (message.value, *(form.value for form in message.attributes)):
            for said in said_aloud(pattern):
                yield from ((key, line.strip()) for line in said.splitlines())


def foreign(line: str, lang: str) -> Iterator[str]:
    """Yield why a line sounds like a translation."""
    flags = re.IGNORECASE if lang == "en" else re.NOFLAG
    for pattern, why in PATTERNS[lang].items():
        if re.search(pattern, line, flags):
            yield why


def selectors(path: Path, key: str) -> set[str]:
    """Name the arguments on which a message chooses its form."""
    found: set[str] = set()

    def visit(node: object) -> None:
        if isinstance(node, ftl.SelectExpression) and isinstance(
            node.selector, ftl.VariableReference
        ):
            found.add(node.selector.id.name)
        if isinstance(node, ftl.BaseNode):
            for value in vars(node).values():
                visit(value)
        elif isinstance(node, list):
            for item in node:
                visit(item)

    visit(messages(path)[key])
    return found


@pytest.mark.parametrize("of", SPOKEN)
@pytest.mark.parametrize("lang", PATTERNS)
def test_nothing_sounds_like_a_translation(of: str, lang: str) -> None:
    found = [
        f"{key}: {line} ({why})"
        for key, line in lines(catalog(of, lang))
        for why in foreign(line, lang)
    ]
    assert found == []


@pytest.mark.parametrize("of", SPOKEN)
@pytest.mark.parametrize("lang", PATTERNS)
def test_apostrophes_are_printed_ones_also_beside_the_messages(of: str, lang: str) -> None:
    assert "'" not in catalog(of, lang).read_text(encoding="utf-8")


@pytest.mark.parametrize("of", SPOKEN)
@pytest.mark.parametrize("lang", PATTERNS)
def test_no_label_begins_with_an_index_that_reads_as_a_quantity(of: str, lang: str) -> None:
    path = catalog(of, lang)
    found = [
        f"{key}: {line}"
        for key, line in lines(path)
        if (index := INDEX.match(line)) and index[1] not in selectors(path, key)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "No way back: something has come to light."),
        ("en", "Taken back. Decide anew:"),
        ("en", "You sit here alone. It can be played by 3, 4, 5."),
        ("en", "You owe no decision at this table right now."),
        ("en", "Hash of its key of chance"),
        ("en", "Keys or names, apart by spaces"),
        ("en", "That is too few: you gave 4, it takes 6."),
        ("en", "How many <unit> do you show in the census?"),
        ("en", "Secret are your units, your gold"),
        ("en", "Use what helps yet, then end your turn."),
        ("en", "Draw 2 cards, and a worse name"),
        ("en", "Done: now they strike"),
        ("en", "<beast>, Maneuver: choose."),
        ("en", "Shoots as hard as you hold towers"),
        ("en", "Smashes the big from afar"),
        ("en", "No tower fires for <seat>."),
        ("en", "usually 3 minutes · 0 minutes for an answer"),
        ("en", "Who oversteps has excuses"),
        ("en", "Won! Who is turned away may still say so."),
        ("en", "It's your turn"),
        ("fr", "Qui veut continuer appuie sur **Reprendre**"),
        ("fr", "Trop tard : qui tombe maintenant ne frappe jamais"),
        ("fr", "Le temps de <seat> est écoulé"),
        ("fr", "Repris. Décidez à nouveau :"),
        ("fr", "Vous seul voyez ceci"),
        ("fr", "Défaussez tout ennemi"),
        ("fr", "Chacune coûte 2 Renommée"),
        ("fr", "1 à un ennemi adjacent"),
        ("fr", "`/jouer` en ouvre une"),
    ],
)
def test_what_was_said_once_would_be_found(lang: str, line: str) -> None:
    assert [*foreign(line, lang)]


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Who may call"),
        ("en", "Who gets one of your wounds?"),
        ("en", "Ties go to whoever has more units left."),
        ("en", "Nothing has happened yet."),
        ("en", "The defense is <defence>."),
        ("fr", "À qui le tour ? Choisissez une tour."),
        ("fr", "Repousse tout droit une créature, étourdit toute une ligne et tout autour."),
        ("fr", "Tout le monde a tous ses dés."),
        ("fr", "Qui peut dire « Menteur ! »"),
        ("fr", "Temps écoulé pour <seat>"),
        ("fr", "Pour en ouvrir une : `/jouer`."),
    ],
)
def test_what_people_do_say_is_no_alarm(lang: str, line: str) -> None:
    assert not [*foreign(line, lang)]
