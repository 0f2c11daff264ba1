"""ADD_A_GAME.md is followed step by step, so that it stays true.

Each of its commands runs in a copy of the project to which only those files were added that the
guide has shown before; it must print what the guide says.
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.chat.messages import panels, posts
from bot.language import texts
from games import core
from renderers.kit import alt, fonts
from tests import postgresql
from tests.games import check_finality, check_play, check_secrets, check_texts

ROOT = Path(__file__).parent.parent
GUIDE = (ROOT / "ADD_A_GAME.md").read_text(encoding="utf-8")
COPIED = ("games", "renderers", "bot", "tests/games", "tests/bot/test_labels.py", "pyproject.toml")
STEP = re.compile(
    r"^`(?P<path>[\w./]+)`:\n\n```(?P<kind>\w+)\n(?P<content>.*?)^```$"
    r"|^```sh\n(?P<command>[^\n&]*)\n```\n\n(?P<said>[^`#]*)`(?P<expected>[^`]+)`",
    re.MULTILINE | re.DOTALL,
)
PROGRAMS = {"herald": ["bot"], "pytest": ["pytest", "-p", "no:cacheprovider"], "mypy": ["mypy"]}
LONG = ("mypy", "test_catalogs.py", "test_morra.py", "test_every_game_texts.py", "look.py")


@dataclass(frozen=True)
class Step:
    """A command of the guide, the files that it has shown by then, and what will be printed."""

    command: str
    expected: str
    files: tuple[tuple[str, str, str], ...]  # path, kind and content


def steps() -> Iterator[Step]:
    files: list[tuple[str, str, str]] = []
    for found in STEP.finditer(GUIDE):
        if found["path"]:
            files.append((found["path"], found["kind"], found["content"]))
        else:
            yield Step(found["command"], found["expected"], tuple(files))


def parameters() -> Iterator[object]:
    for number, step in enumerate(steps(), 1):
        marks = [pytest.mark.slow] if any(word in step.command for word in LONG) else []
        yield pytest.param(step, marks=marks, id=f"{number}-{shlex.split(step.command)[0][10:]}")


def copied(folder: Path) -> Path:
    """Copy as much of the project as the guide's commands need, with what Python has compiled."""
    for name in (*COPIED, *(f"tests/{path.name}" for path in (ROOT / "tests").glob("*.py"))):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name)
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


def add(folder: Path, path: str, kind: str, content: str) -> None:
    """Write a file of the guide, or make its change in one that is there."""
    file = folder / path
    if kind == "diff":
        new, (below,) = ([line[1:] for line in content.splitlines() if line[0] == s] for s in "+ ")
        lines = file.read_text(encoding="utf-8").splitlines()
        place = lines.index(below)
        content = "\n".join([*lines[:place], *new, *lines[place:], ""])
    else:
        assert not file.exists(), path
        file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(content, encoding="utf-8")


def run(folder: Path, command: str) -> str:
    """Run a command of the guide by this Python, and return what it prints."""
    program, *arguments = shlex.split(command)
    module = PROGRAMS.get(program.removeprefix(".venv/bin/"))
    if module is not None:
        arguments = ["-m", *module, *arguments]
    if "pytest" in arguments:
        # One process is enough, and a failure need not be explained.
        arguments += ["-n", "0", "--assert=plain"]
    # Neither settings of this run, nor its PostgreSQL, which the other one would stop.
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("PYTEST") and name != postgresql.FOLDER
    }
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env=kept,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("step", list(parameters()))
def test_a_command_prints_what_the_guide_says(tmp_path: Path, step: Step) -> None:
    folder = copied(tmp_path)
    for file in step.files:
        add(folder, *file)
    assert step.expected in run(folder, step.command)


def test_no_step_and_no_file_is_overlooked() -> None:
    blocks = re.findall(r"^```(\w+)$", GUIDE, re.MULTILINE)
    interactive, last = ".venv/bin/herald\n", ".venv/bin/ruff check . && "
    assert interactive in GUIDE and last in GUIDE
    followed = list(steps())
    assert len(followed) == blocks.count("sh") - 2
    assert len(followed[-1].files) == len(re.findall(r"^`[\w./]+`:$", GUIDE, re.MULTILINE))


# What it explains


def prose() -> str:
    """Return what stands between backticks outside of the blocks of code."""
    outside = re.sub(r"^ *```\w+\n.*?^ *```$", "", GUIDE, flags=re.MULTILINE | re.DOTALL)
    return " ".join(re.findall(r"`([^`\n]+)`", outside))


def names() -> Iterator[str]:
    """Name what authors of a game write: all fields, and all that rules may call."""
    yield from core.Ask.__struct_fields__
    for written in (core.Option, core.Game):
        yield from (field.name for field in dataclasses.fields(written))
    for called in (core, core.Table, core.Rng):
        for name, function in inspect.getmembers(called, inspect.isfunction):
            if not name.startswith("_") and function.__module__ == core.__name__:
                yield name


@pytest.mark.parametrize("name", sorted(set(names())))
def test_the_guide_explains_all_of_the_contract(name: str) -> None:
    assert re.search(rf"\b{name}\b", prose()), f"ADD_A_GAME.md does not say what {name} is"


@pytest.mark.parametrize(
    ("row", "numbers"),
    [
        ("players", [core.MOST_SEATS]),
        ("prompt", [posts.PROMPT, posts.LONGEST]),
        ("label", [texts.SHOWN, texts.SHOWN_WITH_EMOJI]),
        ("hint", [check_texts.DESCRIPTION, panels.DESCRIPTION]),
        ("options", [panels.BUTTONS, panels.MENU * panels.MENUS]),
        ("options of which several may be chosen at once", [panels.MENU]),
        ("options that are put together step by step", [panels.DRAFT_BUTTONS]),
        ("a message, a page of the rules", [posts.LONGEST]),
        ("alt text", [alt.LONGEST]),
        ("settings", [panels.ROWS, panels.MENU]),
        ("moves between two checkpoints", [check_play.FARTHEST]),
        ("text in a picture", [fonts.SMALLEST, fonts.READABLE]),
    ],
)
def test_limits_are_as_the_guide_says(row: str, numbers: list[int]) -> None:
    (said,) = re.findall(rf"^\| {row} \| ([^|]*) \|", GUIDE, re.MULTILINE)
    assert [int(number) for number in re.findall(r"\d+", said.replace(",", ""))] == numbers


def test_the_tests_print_what_the_guide_says() -> None:
    """But for what it leaves open with an ellipsis."""
    _, _, mistakes = GUIDE.partition("| the test says |")
    rows = re.findall(r"^\| ([^|]+) \|", mistakes, re.MULTILINE)[1:]
    assert len(rows) > 20
    printed = {
        node.value
        for module in (core, check_finality, check_play, check_secrets, check_texts)
        for node in ast.walk(ast.parse(inspect.getsource(module)))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for row in rows:
        for part in filter(None, map(str.strip, row.split("…"))):
            assert any(part in message for message in printed), f"no test prints {part!r}"
