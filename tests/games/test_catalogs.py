"""Every message that the rules use is in the catalogs of every language, and none for nothing.

A game adds to `tests/games/<key>_tables.py` its `FAMILIES`: messages with a common prefix, and
their members, such as `unit-archer`.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import games
from bot.chat.messages.panels import DESCRIPTION
from bot.language.catalogs import Bundle
from bot.language.texts import Words
from bot.tables.names import letters
from games import GAMES
from games.core import Ask, Rng, Text
from games.session import Session
from games.standin import random_answer
from renderers import draw, legend, sheet, sheets
from tests.catalogs import arguments, assert_as_in_english, messages, variables
from tests.games.check_texts import check_pictures
from tests.games.every_game import some_options
from tests.samples import and_slow

HOUSE = Path(games.__file__).parent
ROOT = HOUSE.parent
PREFIXES = ("title", "tagline", "duration", "rules")  # the bot asks every game for these
SPEAKING = {"say", "tell", "text", "Text"}
NAMES = ["Ana", "Émile", "Olga", "Yann", "Ugo", "Inès", "Kai", "Léa", "Max", "Zoé"]
MOVES, FEWER = 100, 40  # of a game that are told: all, and in a sample
BUTTON, CHOICE, POST = 80, 100, 2000  # characters, by Discord

CATALOGS = [catalog for key in GAMES for catalog in sorted((HOUSE / key).glob("*.ftl"))]
FRENCH = [path for path in CATALOGS if path.stem == "fr"]
every_catalog = pytest.mark.parametrize(
    "catalog", CATALOGS, ids=lambda path: f"{path.parent.name}-{path.stem}"
)


class GameWords(Words):
    """Speaks from one catalog alone."""

    def __init__(self, catalog: Path) -> None:
        self.lang = catalog.stem
        self._seat_name = NAMES.__getitem__
        self.game = catalog.parent.name
        self._short = 0
        self._markup = True
        self._letter = letters(NAMES).__getitem__
        self._bundle = Bundle(self.lang)
        self._bundle.add_catalog(catalog)


@cache
def spoken(folder: Path) -> list[tuple[str, set[str] | None]]:
    """Each message key that the sources name, with the names of its arguments if they are known.

    An f-string such as `order-{key}` gives `order-*`.
    """
    return [
        said
        for path in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and node.args
        for said in (*spoken_by(node), *counted_by(node))
    ]


def counted_by(node: ast.Call) -> Iterator[tuple[str, set[str] | None]]:
    """What is counted in an ask."""
    for keyword in node.keywords:
        if keyword.arg == "noun":
            yield from key_of(keyword.value, {"n"})


def spoken_by(node: ast.Call) -> Iterator[tuple[str, set[str] | None]]:
    name = getattr(node.func, "attr", getattr(node.func, "id", ""))
    if name not in SPEAKING:
        return
    given: set[str] | None = {str(keyword.arg) for keyword in node.keywords} - {
        "to",
        "head",
        "detail",
    }
    if name == "Text" or any(keyword.arg is None for keyword in node.keywords):
        given = None
    yield from key_of(node.args[0], given)


def key_of(node: ast.expr, given: set[str] | None) -> Iterator[tuple[str, set[str] | None]]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value, given
    elif isinstance(node, ast.JoinedStr):
        parts = [str(p.value) if isinstance(p, ast.Constant) else "*" for p in node.values]
        yield "".join(parts), given


@cache
def sources() -> str:
    return "\n".join(
        path.read_text(encoding="utf-8")
        for folder in (HOUSE, ROOT / "renderers", ROOT / "bot")
        for path in sorted(folder.rglob("*.py"))
    )


@cache
def quoted() -> set[str]:
    """What stands in the sources between quotes and could be a message."""
    return set(re.findall(r'"([\w-]+)(?=")', sources()))


@cache
def stems() -> tuple[str, ...]:
    """The beginnings of messages whose names the sources put together."""
    return tuple(set(re.findall(r'f"([a-z][a-z0-9-]*-)\{', sources())))


def tables(key: str) -> Any:
    return importlib.import_module(f"tests.games.{key}_tables")


def families(key: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = tables(key).FAMILIES
    return found


def family_members(key: str) -> set[str]:
    return {f"{prefix}-{member}" for prefix, all_ in families(key).items() for member in all_}


def settings(key: str) -> set[str]:
    names = set()
    for setting in GAMES[key].settings:
        names.add(f"setting-{setting.key}")
        names |= {f"setting-{setting.key}-{choice}" for choice in setting.choices}
    return names


@every_catalog
def test_every_message_of_the_rules_is_in_the_catalog(catalog: Path) -> None:
    key, there = catalog.parent.name, messages(catalog)
    for used, _ in spoken(HOUSE / key):
        if used.endswith("-*"):
            members = families(key)[used.removesuffix("-*")]
            missing = {f"{used[:-1]}{member}" for member in members} - set(there)
            assert not missing
        else:
            assert "*" not in used, f"{used}: a family is a prefix and its members"
            assert used in there, f"{used} is not in the catalog of {key}"


@every_catalog
def test_every_message_gets_the_arguments_that_it_names(catalog: Path) -> None:
    key, there = catalog.parent.name, messages(catalog)
    for used, given in spoken(HOUSE / key):
        if given is None:
            continue
        expected = given | {f"{name}_{form}" for name in given for form in ("key", "or", "commas")}
        for name in [used] if used in there else []:
            assert variables(there[name]) <= expected, name
        if used.endswith("-*"):
            for member in families(key)[used.removesuffix("-*")]:
                assert variables(there[f"{used[:-1]}{member}"]) <= expected, member


@every_catalog
def test_settings_and_names_are_in_the_catalog(catalog: Path) -> None:
    key, there = catalog.parent.name, set(messages(catalog))
    assert {"title", "tagline", "duration"} <= there
    assert settings(key) <= there
    assert family_members(key) <= there


@every_catalog
def test_no_message_is_in_the_catalog_for_nothing(catalog: Path) -> None:
    key = catalog.parent.name
    known = settings(key) | family_members(key)
    known |= {f"{name}-hint" for name in settings(key)}  # where there is more to say of a choice
    for name in messages(catalog):
        if name in known or name in PREFIXES:
            continue
        assert name in quoted() or name.startswith(stems()), f"{name} is not used"


def test_the_words_of_the_contract_are_in_the_catalog_of_the_bot() -> None:
    catalog = messages(ROOT / "bot" / "language" / "en.ftl")
    for path in sorted(HOUSE.glob("*.py")):
        tree = path.read_text(encoding="utf-8")
        for used in re.findall(r'text\("([a-z-]+)"', tree):
            assert used in catalog, f"{used} ({path.name}) is not in the catalog of the bot"


@every_catalog
def test_no_message_of_a_game_has_the_name_of_one_of_the_bots(catalog: Path) -> None:
    """A table speaks from both catalogs, and the bot's own would be said instead."""
    assert not messages(catalog).keys() & messages(ROOT / "bot" / "language" / catalog.name).keys()


@every_catalog
def test_every_language_says_the_same_things(catalog: Path) -> None:
    assert_as_in_english(catalog)


@every_catalog
def test_every_message_formats(catalog: Path) -> None:
    words = GameWords(catalog)
    for name, message in messages(catalog).items():
        for value in (0, 1, 2, 4):
            said = words.say(name, **dict.fromkeys(arguments(message), value))
            assert "{" not in said and len(said) <= POST, name


@every_catalog
def test_settings_fit_into_menus(catalog: Path) -> None:
    words = GameWords(catalog)
    for name in settings(catalog.parent.name):
        assert len(words.say(name)) <= CHOICE, name
        if words.has(f"{name}-hint"):
            assert len(words.say(f"{name}-hint")) <= DESCRIPTION, name


class Texts(Visitor):
    """All that stands in a message between its placeables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - Fluent's name
        self.found.append(node.value)


@pytest.mark.parametrize("catalog", FRENCH, ids=lambda path: path.parent.name)
def test_french_has_its_spaces_quotes_and_apostrophes(catalog: Path) -> None:
    """No line breaks before high punctuation, or inside of guillemets."""
    for name, message in messages(catalog).items():
        texts = Texts()
        texts.visit(message)
        said = "¤".join(texts.found)  # ¤ for what is put in
        assert not re.search(r"['\"“”]", said), name
        assert not re.search(r" [:;!?»]|« ", said), f"{name}: a space that may break"
        assert not re.search(r"[\w)¤][;!?»]|«\w", said), f"{name}: no space"


# Whole games, told


def told(words: Words, text: Text, most: int = POST) -> None:
    said = words(text)
    assert said.strip() and "{" not in said, text
    assert len(said) <= most, said


def told_ask(words: Words, ask: Ask) -> None:
    told(words, ask.prompt)
    if ask.most > 1:
        told(words, ask.counted(ask.most))  # it has a noun of its own
    for option in ask.options:
        # Where the label goes on to tell what would follow, the end may be cut off.
        told(words, option.label, POST if "changes" in option.label.args else BUTTON)
        if option.hint is not None:
            told(words, option.hint, CHOICE)
        if option.group is not None:
            told(words, option.group, CHOICE)


def random_games(key: str, every: bool) -> Iterator[Session[Any, Any]]:
    """Games at their start and lively ones, each with other settings: at every number of players,
    or with the fewest and the most."""
    game = GAMES[key]
    for number, seats in enumerate(game.seats if every else {game.seats[0], game.seats[-1]}):
        chosen = some_options(game, number, seats)
        yield Session.start(game, seats, chosen, number)
        yield Session(game, tables(key).lively(seats, chosen, number))


@every_catalog
@pytest.mark.parametrize("draw_all", and_slow([False], [True]))
def test_games_can_be_told_with_all_that_is_asked_and_shown(
    unpacked: None, catalog: Path, draw_all: bool
) -> None:
    """In a sample fewer games and moves are told; in French, which is longer, two games have one
    own picture, and the last its end."""
    key, words = catalog.parent.name, GameWords(catalog)
    moves = MOVES if draw_all else FEWER
    french = catalog.stem == "fr"
    ends = []
    for number, session in enumerate(random_games(key, draw_all)):
        rng, lines = Rng(number), session.opening
        own = (0, moves // 2)  # the moves before which a player's own picture is drawn
        drawn = own if draw_all else own[number : number + 1] if french else ()
        for move in range(moves):
            for line in lines:
                told(words, line.text)
                if line.head is not None:
                    told(words, line.head)
            for ask in session.pending.values():
                told_ask(words, ask)
            if session.result is not None:
                break
            seat = rng.pick(list(session.pending))
            ask = session.pending[seat]
            answer = random_answer(ask, rng)
            if move in drawn:
                draft = answer if ask.most > 1 else ()
                shown = draw(key, session.view(seat), words, ask, draft)
                check_pictures(key, shown)
            lines = session.answer(seat, answer)
        ends.append(session.view(None))
    for view in ends if draw_all else ends[-1:] * french:
        check_pictures(key, draw(key, view, words))


@pytest.mark.parametrize(
    ("catalog", "stride"),  # French is longer
    and_slow(((path, 12) for path in FRENCH), ((path, 3) for path in CATALOGS)),
)
def test_signs_and_sheets_can_be_explained(unpacked: None, catalog: Path, stride: int) -> None:
    key, words = catalog.parent.name, GameWords(catalog)
    signs = legend(key, words)
    check_pictures(key, [signs] if signs else [])
    for topic in sheets(key)[::stride]:
        check_pictures(key, [sheet(key, topic, words)])
