"""The rooms of the house, and what each may bring in."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from games import GAMES

ROOT = Path(__file__).parent.parent
STORE = ROOT / "bot" / "store"
SQL = re.compile(r"(select\s.+\sfrom|insert (or \w+ )?into|update \w+ set|delete from|pragma) ")
ALLOWED = {
    "games": {"games", "msgspec"},
    "renderers": {"renderers", "games", "PIL"},
}


def modules(room: str) -> list[Path]:
    return sorted((ROOT / room).rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
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
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_all_sql_is_in_the_store() -> None:
    assert any(SQL.match(part) for path in STORE.rglob("*.py") for part in strings(path))
    for path in outside_of_the_store():
        assert not [part for part in strings(path) if SQL.match(part)], path


def test_only_the_store_knows_what_database_it_is() -> None:
    for path in outside_of_the_store():
        assert not {"sqlite3", "aiosqlite"} & set(imported(path)), path


def test_the_store_knows_nothing_of_what_is_built_on_it() -> None:
    """But settings and errors, which everybody may know."""
    for path in STORE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("bot"):
                below = ("bot.store", "bot.language", "bot.config", "bot.errors")
                assert node.module.startswith(below), f"{path} imports {node.module}"


@pytest.mark.parametrize("game", GAMES)
def test_no_line_in_the_bot_names_a_game(game: str) -> None:
    for path in [*modules("bot"), *(ROOT / "bot").rglob("*.ftl")]:
        assert game not in path.read_text(encoding="utf-8").casefold(), path


@pytest.mark.parametrize("room", ["games", "renderers", "bot"])
def test_modules_stay_short_enough_to_hold_one_idea(room: str) -> None:
    for path in modules(room):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 550, path
