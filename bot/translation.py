"""The commands in the languages of the catalogs, for Discord's own list of them."""

from __future__ import annotations

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Location
from discord.app_commands import TranslationContextTypes, locale_str

from bot.texts import FALLBACK, Words, languages

NAMES = (Location.command_name, Location.group_name, Location.parameter_name)


class Translation(app_commands.Translator):
    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """A name or description; None where the English one is to be shown."""
        lang = locale.value.partition("-")[0]
        if lang == FALLBACK or lang not in languages():
            return None
        return Words(lang).say(message(context))


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
