"""The rooms of the house, and what each may bring in."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from games import GAMES

ROOT = Path(__file__).parent.parent
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


@pytest.mark.parametrize("game", GAMES)
def test_no_line_in_the_bot_names_a_game(game: str) -> None:
    for path in [*modules("bot"), *(ROOT / "bot").rglob("*.ftl")]:
        assert game not in path.read_text(encoding="utf-8").casefold(), path


@pytest.mark.parametrize("room", ["games", "renderers", "bot"])
def test_modules_stay_short_enough_to_hold_one_idea(room: str) -> None:
    for path in modules(room):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 550, path
