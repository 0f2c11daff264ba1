"""The commands in the languages of the catalogs, for Discord's own list of them."""

from __future__ import annotations

from collections.abc import Iterable

from discord import Locale, app_commands
from discord.app_commands import (
    AppCommand,
    AppCommandGroup,
    Choice,
    TranslationContextTypes,
    locale_str,
)
from discord.app_commands import TranslationContextLocation as Location

from bot.language.texts import FALLBACK, Words, english, languages
from games import GAMES

NAMES = (Location.command_name, Location.group_name, Location.parameter_name)


class Translation(app_commands.Translator):
    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """A name or description; None where the English one is to be shown."""
        lang = locale.value.partition("-")[0]
        if lang == FALLBACK or lang not in languages():
            return None
        if context.location is Location.choice_name:
            key = string.extras.get("key")  # a language is called by its own name
            return Words(lang, string.extras.get("game")).say(key) if key else None
        return Words(lang).say(message(context))


def choices(prefix: str, values: Iterable[str]) -> list[Choice[str]]:
    """Choices that are always the same: Discord shows them without asking us."""
    keys = {value: f"{prefix}-{value}" for value in values}
    return [Choice(name=locale_str(english(key), key=key), value=v) for v, key in keys.items()]


def games() -> list[Choice[str]]:
    """The games by their titles, or by its key one whose texts are not written yet: the commands
    are made with every import, also when somebody only simulates it."""
    words = {game: Words(FALLBACK, game) for game in GAMES}
    return [
        Choice(
            name=locale_str(
                said.say("title") if said.has("title") else game, key="title", game=game
            ),
            value=game,
        )
        for game, said in words.items()
    ]


def message(context: TranslationContextTypes) -> str:
    """`command-table-clock-hours` describes a parameter, the same with `-name` names it."""
    it = context.data
    if isinstance(it, app_commands.Parameter):
        path = f"{it.command.qualified_name} {it.name}"
    else:
        assert isinstance(it, app_commands.Command | app_commands.Group)
        path = it.qualified_name
    key = f"command-{path.replace(' ', '-')}"
    return f"{key}-name" if context.location in NAMES else key


def mentions(registered: Iterable[AppCommand]) -> dict[str, str]:
    """How each command is mentioned, by its name. One with subcommands is none by itself."""
    found: dict[str, str] = {}
    for command in registered:
        inner = [option for option in command.options if isinstance(option, AppCommandGroup)]
        found |= {sub.qualified_name: sub.mention for sub in inner}
        if not inner:
            found[command.name] = command.mention
    return found
