"""A release: its version rises, says what hosts must know, and installs the same next year."""

import re
import shlex
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from bot.__main__ import main
from bot.version import __version__

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def pins() -> dict[str, Version]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = [line.split("==") for line in lines if not line.startswith("#")]
    return {canonicalize_name(name): Version(version) for name, version in pinned}


def sections() -> dict[str, str]:
    """What CHANGELOG.md says of each version, the newest first."""
    _, *parts = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").split("\n## ")
    return dict(part.split("\n", 1) for part in parts)


def test_the_newest_section_of_the_changelog_is_of_this_version_and_versions_rise() -> None:
    versions = list(sections())
    assert versions[0] == __version__
    assert versions == sorted(versions, key=Version, reverse=True)


@pytest.mark.parametrize("version", sections())
def test_each_version_says_what_to_know_before_upgrading(version: str) -> None:
    assert "\n### Upgrading\n- " in f"\n{sections()[version]}"


def needed(name: str, extras: frozenset[str]) -> set[str]:
    """All that a package brings along here, by way of others, too."""
    found: set[str] = set()
    waiting = [(name, extras)]
    while waiting:
        current, wanted = waiting.pop()
        for line in distribution(current).requires or ():
            need = Requirement(line)
            marks = [{"extra": extra} for extra in (wanted or {""})]
            if need.marker is not None and not any(need.marker.evaluate(mark) for mark in marks):
                continue
            key = canonicalize_name(need.name)
            if key not in found:
                found.add(key)
                waiting.append((key, frozenset(need.extras)))
    return found


def test_constraints_pin_everything_that_an_install_brings_along() -> None:
    found = needed("herald", frozenset({"test"})) - {"herald"}  # whose test brings its other extras
    assert {"discord-py", "aiohttp", "psycopg", "pytest", "ruff"} <= found
    assert found <= set(pins())


def test_constraints_are_within_what_the_project_asks_for() -> None:
    pinned = pins()
    for line in distribution("herald").requires or ():
        need = Requirement(line)
        if need.name == "herald":
            continue
        assert need.specifier.contains(pinned[canonicalize_name(need.name)]), line


def test_every_install_that_is_told_of_uses_the_constraints() -> None:
    papers = ("README.md", "CONTRIBUTING.md", "Containerfile")
    told = [
        line
        for paper in papers
        for line in (ROOT / paper).read_text(encoding="utf-8").splitlines()
        if "pip install " in line
    ]
    assert len(told) >= len(papers)
    assert [line for line in told if "constraints.txt" not in line] == []


def commands() -> list[str]:
    """What the README's blocks let a host type after `herald`."""
    blocks = re.findall(r"```\w*\n(.*?)```", README, re.DOTALL)
    found = re.findall(r"(?:^|[ /])herald ((?:backup|restore|doctor)[^>|&\n]*)", "\n".join(blocks))
    return sorted({typed.strip() for typed in found})


@pytest.mark.parametrize("typed", commands())
def test_what_the_readme_lets_a_host_type_is_understood(
    typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    async def doctor() -> int:
        done.append("doctor")
        return 0

    def backup(file: Path | None, keep: int | None) -> int:
        done.append("backup")
        return 0

    def put_back(file: Path) -> int:
        done.append("restore")
        return 0

    for carried_out in (doctor, backup, put_back):
        monkeypatch.setattr(f"bot.__main__.{carried_out.__name__}", carried_out)
    with pytest.raises(SystemExit, match="0"):
        main(shlex.split(typed))
    assert done == typed.split()[:1]


def test_the_readme_has_the_commands_of_a_hosts_life() -> None:
    words = {typed.split()[0] for typed in commands()}
    assert {"backup", "restore", "doctor"} <= words


def test_whatever_an_install_copies_is_in_this_folder() -> None:
    copied = re.findall(r"cp -r (.*) /opt/herald/source/", README)
    assert len(copied) == 2 and len(set(copied)) == 1, "the install and the update copy the same"
    container = (ROOT / "Containerfile").read_text(encoding="utf-8")
    for name in copied[0].split():
        assert (ROOT / name).exists() and name in container
