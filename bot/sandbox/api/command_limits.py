"""Discord's documented limits on the definitions of application commands."""

import re
from collections.abc import Iterator

import discord

from bot.sandbox.api.limits import count, length, no_repeats
from bot.sandbox.errors import Path, Problem
from bot.sandbox.parts import Json

NAME = re.compile(r"[-_'\w]{1,32}")
CHAT_INPUT, SUB_COMMAND, SUB_GROUP, STRING = 1, 1, 2, 3
MOST = {CHAT_INPUT: 100, 2: 15, 3: 15}
"""How many commands an application may have: of slash, of user, of message ones."""
NESTING: dict[int | None, tuple[int, ...]] = {
    None: (SUB_COMMAND, SUB_GROUP),
    SUB_GROUP: (SUB_COMMAND,),
    SUB_COMMAND: (),
}
CHARACTERS = 8000
LOCALES = {locale.value for locale in discord.Locale}


def commands(given: list[Json]) -> Iterator[Problem]:
    """Check all the commands of one place (global, or one guild) together."""
    for of_kind, most in MOST.items():
        alike = [command for command in given if kind(command) == of_kind]
        yield from count((), alike, 0, most)
        for names in in_each_language(alike):
            yield from no_repeats((), names, "APPLICATION_COMMANDS_DUPLICATE_NAME")
    for index, command in enumerate(given):
        yield from one_command((index,), command)


def kind(command: Json) -> int:
    return int(command.get("type") or CHAT_INPUT)


def one_command(path: Path, command: Json) -> Iterator[Problem]:
    if kind(command) != CHAT_INPUT:
        yield from length((*path, "name"), command.get("name"), 1, 32)
        return
    yield from named(path, command)
    yield from options((*path, "options"), command.get("options") or [], within=None)
    if characters(command) > CHARACTERS:
        code = "APPLICATION_COMMAND_TOO_LARGE"
        yield path, code, f"Command exceeds maximum size ({CHARACTERS})"


def named(path: Path, it: Json) -> Iterator[Problem]:
    """Check name and description, and their translations."""
    names = {"name": it.get("name"), **localized(it, "name")}
    for where, name in names.items():
        if not NAME.fullmatch(name or "") or name != (name or "").lower():
            code = "APPLICATION_COMMAND_INVALID_NAME"
            yield (*path, where), code, f"Command name is invalid: {name!r}"
    descriptions = {"description": it.get("description"), **localized(it, "description")}
    for where, description in descriptions.items():
        yield from length((*path, where), description, 1, 100)
    for field in ("name_localizations", "description_localizations"):
        for locale in it.get(field) or {}:
            if locale not in LOCALES:
                yield (*path, field, locale), "ENUM_TYPE_COERCE", f"{locale!r} is no locale"


def localized(it: Json, field: str) -> dict[str, str]:
    given = it.get(f"{field}_localizations") or {}
    return {f"{field}_localizations.{locale}": text for locale, text in given.items()}


def in_each_language(given: list[Json]) -> Iterator[list[str]]:
    """Yield the names as they are shown in English, then in each language with translations."""
    translated = [it.get("name_localizations") or {} for it in given]
    yield [str(it.get("name")) for it in given]
    for locale in sorted({locale for names in translated for locale in names}):
        yield [names[locale] for names in translated if locale in names]


def options(path: Path, given: list[Json], within: int | None) -> Iterator[Problem]:
    """Check the options of a command, or of the sub-command or group whose type is ``within``."""
    yield from count(path, given, 0, 25)
    for names in in_each_language(given):
        yield from no_repeats(path, names, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS")
    nested = [option.get("type") in (SUB_COMMAND, SUB_GROUP) for option in given]
    if any(nested) and not all(nested):
        yield path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands stand alone"
    optional_seen = False
    for index, option in enumerate(given):
        where = (*path, index)
        yield from named(where, option)
        if nested[index]:
            if option["type"] not in NESTING[within]:
                yield where, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deep"
            yield from options((*where, "options"), option.get("options") or [], option["type"])
            continue
        if option.get("required") and optional_seen:
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            yield where, code, "Required options must be placed before non-required options"
        optional_seen |= not option.get("required")
        yield from option_choices(where, option)


def option_choices(path: Path, option: Json) -> Iterator[Problem]:
    given = option.get("choices") or []
    yield from count((*path, "choices"), given, 0, 25)
    names = [choice.get("name") for choice in given]
    yield from no_repeats(
        (*path, "choices"), names, "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS"
    )
    if given and option.get("autocomplete"):
        yield path, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", "Choices or autocomplete, not both"
    for index, choice in enumerate(given):
        for where, name in {"name": choice.get("name"), **localized(choice, "name")}.items():
            yield from length((*path, "choices", index, where), name, 1, 100)
        if option.get("type") == STRING:
            yield from length((*path, "choices", index, "value"), choice.get("value"), 1, 100)


def characters(it: Json) -> int:
    """Count the characters of name, description and value, with all options inside. Of several
    languages the longest counts."""
    own = len(str(it["value"])) if isinstance(it.get("value"), str) else 0
    for field in ("name", "description"):
        texts = [it.get(field) or "", *localized(it, field).values()]
        own += max(len(text) for text in texts)
    inner = [*(it.get("options") or []), *(it.get("choices") or [])]
    return own + sum(characters(part) for part in inner)
