"""Checks Python, the settings, and what comes with Herald."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from fluent.syntax import ast as ftl

import games
from bot import config, language
from bot.config import Config
from bot.language.catalogs import parsed, parts
from bot.language.texts import FALLBACK, languages
from bot.operations.doctor.finding import Finding
from bot.store.engines.file import is_open_to_others
from games import GAMES
from renderers.kit import fonts

CATALOGS = Path(language.__file__).parent
OLDEST_PYTHON = (3, 11)
ZONE = "Europe/Paris"


def python(version: tuple[int, ...]) -> Finding:
    name = ".".join(map(str, version))
    if version < OLDEST_PYTHON:
        wanted = ".".join(map(str, OLDEST_PYTHON))
        return Finding("Python", name, f"Herald needs {wanted} or later: make .venv anew with it.")
    return Finding("Python", name)


def settings(found: Config, environ: Mapping[str, str], env_file: Path) -> Finding:
    written = config.read_env_file(env_file)
    given = [*written, *(name for name in environ if name.startswith("HERALD_"))]
    unknown = sorted(set(given) - set(config.NAMES))
    if unknown:
        todo = f"The names are in .env.example: {', '.join(config.NAMES)}."
        return Finding("Settings", f"there is no setting {' or '.join(unknown)}", todo)
    if found.lang not in languages():
        todo = f"Put one of these: {', '.join(languages())}."
        return Finding("Settings", f"HERALD_LANG is {found.lang}", todo)
    if not env_file.is_file():
        return Finding("Settings", "from the environment; there is no .env")
    if written.get("DISCORD_TOKEN") and is_open_to_others(env_file):
        said = f"other users of this machine can read the token in {env_file.absolute()}"
        return Finding("Settings", said, f"Run chmod 600 {env_file.absolute()}.")
    return Finding("Settings", f"from {env_file.absolute()}")


def texts() -> Finding:
    """Check that every language has every English message."""
    faults = []
    for folder in (CATALOGS, *(Path(games.__file__).parent / key for key in GAMES)):
        english = messages(folder / f"{FALLBACK}.ftl")
        for lang in languages():
            missing = english - messages(folder / f"{lang}.ftl")
            if missing:
                faults.append(f"{folder.name}/{lang}.ftl lacks {len(missing)}")
    if faults:
        return Finding("Languages", ", ".join(faults), "Install Herald again.")
    return Finding("Languages", f"{', '.join(languages())}, complete")


@cache
def messages(catalog: Path) -> frozenset[str]:
    if not catalog.is_file():
        return frozenset()
    entries = [entry for part in parts(catalog) for entry in parsed(part).body]
    return frozenset(entry.id.name for entry in entries if isinstance(entry, ftl.Message))


def lettering() -> Finding:
    """Check that the fonts load and have every character of the catalogs.

    Emoji are left out: only messages have them, and Discord shows those in its own font.
    """
    catalogs = [*CATALOGS.glob("*.ftl"), *Path(games.__file__).parent.glob("*/*.ftl")]
    written = {char for path in catalogs for char in path.read_text(encoding="utf-8")}
    drawn = "".join(sorted(char for char in written if is_lettering(char)))
    try:
        lacking = {char for face in fonts.FACES for char in fonts.lacking(drawn, face)}
    except OSError as error:
        return Finding("Fonts", f"cannot be read: {error}", "Install Herald again.")
    if lacking:
        return Finding("Fonts", f"lack {' '.join(sorted(lacking))}", "Install Herald again.")
    return Finding("Fonts", f"show all {len(drawn)} characters")


def is_lettering(char: str) -> bool:
    return unicodedata.category(char) in ("Sm", "Sc") or unicodedata.category(char)[0] in "LNP"


def zones() -> Finding:
    try:
        ZoneInfo(ZONE)
    except ZoneInfoNotFoundError:
        return Finding("Time zones", "none", "Run .venv/bin/pip install tzdata.")
    return Finding("Time zones", "there")
