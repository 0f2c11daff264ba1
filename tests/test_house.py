"""The rooms of the house, and what each may bring in."""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from games import GAMES

ROOT = Path(__file__).parent.parent
STORE = ROOT / "bot" / "store"
SQL = re.compile(r"(select\s.+\sfrom|insert (or \w+ )?into|update \w+ set|delete from|pragma) ")
ALLOWED = {
    "games": {"games", "msgspec"},
    "renderers": {"renderers", "games", "PIL", "deflate"},
}

BOTTOM = {
    "config",
    "errors",
    "invitation",
    "language",
    "version",
}  # of the bot, above games and renderers
BELOW = {
    "__main__": {"app", "operations", "sandbox", "tables", "store", *BOTTOM},
    "app": {"chat", "tables", "outbox", "store", "operations", *BOTTOM},
    "chat": {"tables", "outbox", "store", "workers", *BOTTOM},
    "tables": {"outbox", "store", "workers", *BOTTOM},
    "outbox": {"store", *BOTTOM},
    "store": BOTTOM,
    "workers": BOTTOM,
    "operations": {"app", "sandbox", "tables", "store", *BOTTOM},
    "sandbox": {"app", "chat", "tables", "store", *BOTTOM},
} | dict.fromkeys(BOTTOM, BOTTOM)
EXCEPTIONS = {
    # It measures the parts of the bot as the bot uses them.
    ("operations.bench", "chat.messages.custom_ids"),
    ("operations.bench", "chat.delivery.drawings"),
    ("operations.bench", "chat.delivery.pictures"),
    ("operations.bench", "chat.delivery.sender"),
    ("operations.load", "chat.messages.custom_ids"),
}


def modules(room: str) -> list[Path]:
    return sorted((ROOT / room).rglob("*.py"))


@cache
def nodes(path: Path) -> list[ast.AST]:
    """Return all parts of a module."""
    return [*ast.walk(ast.parse(path.read_text(encoding="utf-8")))]


def imported(path: Path) -> Iterator[str]:
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("room", ALLOWED)
def test_a_room_imports_only_what_it_may(room: str) -> None:
    for path in modules(room):
        strange = set(imported(path)) - ALLOWED[room] - set(sys.stdlib_module_names)
        assert not strange, path


def test_games_know_no_clock_no_chance_and_no_event_loop() -> None:
    banned = {"time", "datetime", "random", "secrets", "asyncio"}
    for path in modules("games"):
        assert not banned & set(imported(path)), path


def outside_of_the_store() -> list[Path]:
    return [path for path in modules("bot") if STORE not in path.parents]


def strings(path: Path) -> Iterator[str]:
    for node in nodes(path):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_all_sql_is_in_the_store() -> None:
    assert any(SQL.match(part) for path in STORE.rglob("*.py") for part in strings(path))
    for path in outside_of_the_store():
        assert not [part for part in strings(path) if SQL.match(part)], path


def test_only_the_store_knows_what_database_it_is() -> None:
    for path in outside_of_the_store():
        assert "sqlite3" not in set(imported(path)), path


@pytest.mark.parametrize("game", GAMES)
def test_no_line_in_the_bot_names_a_game(game: str) -> None:
    for path in [*modules("bot"), *(ROOT / "bot").rglob("*.ftl")]:
        assert game not in path.read_text(encoding="utf-8").casefold(), path


def of_the_bot(path: Path) -> Iterator[str]:
    """The bot's modules that a module imports, also for the sake of types only."""
    for node in nodes(path):
        if isinstance(node, ast.Import):
            full = [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, path
            full = [f"{node.module}.{name.name}" for name in node.names]
        else:
            continue
        yield from (name.removeprefix("bot.") for name in full if name.startswith("bot."))


def module_of(imported: str) -> str:
    """Return the module that is imported, or from which a name is imported."""
    parent, _, _ = imported.rpartition(".")
    is_module = (ROOT / "bot" / imported.replace(".", "/")).with_suffix(".py").exists()
    return imported if is_module else parent


def test_imports_go_downwards_only() -> None:
    upwards = set()
    for path in modules("bot"):
        importer = ".".join(path.relative_to(ROOT / "bot").with_suffix("").parts)
        layer = importer.partition(".")[0]
        for imported in of_the_bot(path):
            if imported.partition(".")[0] not in BELOW.get(layer, set()) | {layer}:
                upwards.add((importer, module_of(imported)))
    assert upwards == EXCEPTIONS


def test_people_are_they() -> None:
    he = re.compile(r"\b(he|his|him|himself)\b", re.IGNORECASE)
    sources = [path for room in ("bot", "games", "renderers") for path in modules(room)]
    for path in [*sources, *ROOT.glob("*.md")]:
        assert not he.findall(path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("room", ["games", "renderers", "bot"])
def test_modules_stay_short_enough_to_hold_one_idea(room: str) -> None:
    for path in modules(room):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 550, path


@pytest.mark.parametrize("room", ["games", "renderers", "bot"])
def test_folders_hold_few_enough_modules_to_take_in_at_once(room: str) -> None:
    count = Counter(path.parent for path in modules(room) if path.name != "__init__.py")
    assert not {folder: number for folder, number in count.items() if number > 14}
