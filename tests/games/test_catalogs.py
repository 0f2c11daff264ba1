"""Every message that the rules use is in the catalogs, and none is there for nothing.

A game adds to `tests/games/<key>_tables.py` its `FAMILIES`: messages with a common prefix, and
their members, such as `unit-archer`.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import games
from games import GAMES

HOUSE = Path(games.__file__).parent
ROOT = HOUSE.parent
PREFIXES = ("title", "tagline", "duration", "rules")  # the bot asks every game for these
SPEAKING = {"say", "tell", "text", "Text"}

every_game = pytest.mark.parametrize("key", list(GAMES))


def messages(catalog: Path) -> dict[str, ftl.Message]:
    resource = parse(catalog.read_text(encoding="utf-8"))
    junk = [entry for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{catalog.name}: {junk[0].content if junk else ''}"
    found = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    names = [message.id.name for message in found]
    assert len(names) == len(set(names)), "a message is there twice"
    return {message.id.name: message for message in found}


def spoken(folder: Path) -> Iterator[tuple[str, set[str] | None]]:
    """Each message key that the sources name, with the names of its arguments if they are known.

    An f-string such as `order-{key}` gives `order-*`.
    """
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else None
            name = node.func.id if isinstance(node.func, ast.Name) else name
            if name not in SPEAKING:
                continue
            first = node.args[0]
            arguments: set[str] | None = {
                keyword.arg for keyword in node.keywords if keyword.arg is not None
            } - {"to", "head"}
            if name == "Text" or any(keyword.arg is None for keyword in node.keywords):
                arguments = None
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value, arguments
            elif isinstance(first, ast.JoinedStr):
                parts = [
                    str(part.value) if isinstance(part, ast.Constant) else "*"
                    for part in first.values
                ]
                yield "".join(parts), arguments


def variables(message: ftl.Message) -> set[str]:
    found: set[str] = set()

    def visit(node: object) -> None:
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.BaseNode):
            for value in vars(node).values():
                visit(value)
        elif isinstance(node, list):
            for item in node:
                visit(item)

    visit(message)
    return found


def literals(*folders: Path) -> str:
    return "\n".join(
        path.read_text(encoding="utf-8")
        for folder in folders
        for path in sorted(folder.rglob("*.py"))
    )


def families(key: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = importlib.import_module(f"tests.games.{key}_tables").FAMILIES
    return found


def family_members(key: str) -> set[str]:
    return {f"{prefix}-{member}" for prefix, all_ in families(key).items() for member in all_}


def settings(key: str) -> set[str]:
    names = set()
    for setting in GAMES[key].settings:
        names.add(f"setting-{setting.key}")
        names |= {f"setting-{setting.key}-{choice}" for choice in setting.choices}
    return names


@every_game
def test_every_message_of_the_rules_is_in_the_catalog(key: str) -> None:
    catalog = messages(HOUSE / key / "en.ftl")
    for used, _ in spoken(HOUSE / key):
        if used.endswith("-*"):
            members = families(key)[used.removesuffix("-*")]
            missing = {f"{used[:-1]}{member}" for member in members} - set(catalog)
            assert not missing
        else:
            assert "*" not in used, f"{used}: a family is a prefix and its members"
            assert used in catalog, f"{used} is not in the catalog of {key}"


@every_game
def test_every_message_gets_the_arguments_that_it_names(key: str) -> None:
    catalog = messages(HOUSE / key / "en.ftl")
    for used, given in spoken(HOUSE / key):
        if given is None:
            continue
        expected = given | {f"{name}_key" for name in given}
        for name in [used] if used in catalog else []:
            assert variables(catalog[name]) <= expected, name
        if used.endswith("-*"):
            for member in families(key)[used.removesuffix("-*")]:
                assert variables(catalog[f"{used[:-1]}{member}"]) <= expected, member


@every_game
def test_settings_and_names_are_in_the_catalog(key: str) -> None:
    catalog = set(messages(HOUSE / key / "en.ftl"))
    assert {"title", "tagline", "duration"} <= catalog
    assert settings(key) <= catalog
    assert family_members(key) <= catalog


@every_game
def test_no_message_is_in_the_catalog_for_nothing(key: str) -> None:
    known = settings(key) | family_members(key)
    sources = literals(HOUSE, ROOT / "renderers", ROOT / "bot")
    stems = set(re.findall(r'f"([a-z][a-z0-9-]*-)\{', sources))
    for name in messages(HOUSE / key / "en.ftl"):
        if name in known or name in PREFIXES:
            continue
        quoted = f'"{name}"' in sources
        assert quoted or any(name.startswith(stem) for stem in stems), f"{name} is not used"


def test_the_words_of_the_contract_are_in_the_catalog_of_the_bot() -> None:
    catalog = messages(ROOT / "bot" / "en.ftl")
    for path in sorted(HOUSE.glob("*.py")):
        tree = path.read_text(encoding="utf-8")
        for used in re.findall(r'text\("([a-z-]+)"', tree):
            assert used in catalog, f"{used} ({path.name}) is not in the catalog of the bot"


CATALOGS = [catalog for key in GAMES for catalog in sorted((HOUSE / key).glob("*.ftl"))]


@pytest.mark.parametrize("catalog", CATALOGS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_other_languages_have_the_same_messages_with_the_same_arguments(catalog: Path) -> None:
    english = messages(catalog.with_name("en.ftl"))
    other = messages(catalog)
    assert set(other) == set(english)
    for name, message in other.items():
        assert variables(message) <= variables(english[name]), name
