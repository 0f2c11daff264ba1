"""The commands in Discord's own list, in every language that the catalogs speak."""

import re
from collections import Counter
from typing import Any

import discord
import pytest
from discord.app_commands import Parameter

from bot.language.texts import Words, english, languages
from bot.language.translation import Translation
from bot.sandbox.api import command_limits
from tests.bot.all_commands import TREE, key_of, named

NAME = re.compile(r"[-_'\w]{1,32}")  # as Discord checks it
DESCRIPTION = 100
OTHERS = [lang for lang in languages() if lang != "en"]


def test_the_english_catalog_has_the_names_and_descriptions_of_the_code() -> None:
    for it in named():
        assert english(f"{key_of(it)}-name") == it.name
        assert english(key_of(it)) == str(it.description)


@pytest.mark.parametrize("lang", languages())
def test_names_and_descriptions_fit_into_discords_limits(lang: str) -> None:
    words = Words(lang)
    for it in named():
        name = words.say(f"{key_of(it)}-name")
        assert NAME.fullmatch(name) and name == name.lower(), name
        assert len(words.say(key_of(it))) <= DESCRIPTION, key_of(it)


@pytest.mark.parametrize("lang", languages())
def test_no_two_commands_or_parameters_have_one_name(lang: str) -> None:
    words = Words(lang)
    found = Counter(
        (it.command if isinstance(it, Parameter) else it.parent, words.say(f"{key_of(it)}-name"))
        for it in named()
    )
    assert [names for names, count in found.items() if count > 1] == []


@pytest.mark.parametrize("lang", languages())
def test_no_command_is_called_like_one_of_discords_own_client(lang: str) -> None:
    """`/me my orders` typed a moment too fast would be posted in italics, for all to read.

    The client's own commands: support.discord.com, "Slash Commands FAQ", built-in commands.
    """
    words = Words(lang)
    taken = "giphy gif tenor me tableflip unflip shrug spoiler nick thread msg tts kick ban timeout"
    commands = TREE.get_commands(type=discord.AppCommandType.chat_input)
    names = {words.say(f"{key_of(command)}-name") for command in commands}
    assert not names & set(taken.split())


FIXED = {
    "play game": None,
    "rules game": None,
    "learn game": None,
    "leaderboard game": None,
    "help topic": "topic",
    "start level": "level",
    "table level level": "level",
    "settings typed": "typed-answers",
    "settings screen": "screen",
    "table clock kind": "clock-kind",
    "table clock policy": "policy",
    "table language language": None,
    "table vote about": "vote-kind",
    "table rematch order": "order-of-seats",
    "server clock": "clock-kind",
    "server policy": "policy",
    "server language": None,
    "server computers": "computers",
    "owner tables game": None,
    "owner tables status": "owner-filter",
}
"""Parameters with fixed choices, and how the messages that name these begin; None: they are called
the same in every language, or by the game's own catalog."""


@pytest.mark.parametrize("lang", OTHERS)
async def test_fixed_choices_are_in_discords_own_list_in_every_language(lang: str) -> None:
    """At most 25 for a parameter (docs.discord.com, Application Command Option Structure); Discord
    takes 8,000 characters a command, all of it together. No request is needed to show them."""
    parameters = {
        f"{it.command.qualified_name} {it.name}": it for it in named() if isinstance(it, Parameter)
    }
    chosen = {path: it for path, it in parameters.items() if it.choices}
    assert set(chosen) == set(FIXED)
    suggested = {path for path, it in parameters.items() if it.autocomplete}
    wanted = {"turn answer", "turn table", "rules about", "settings zone", "settings quiet"}
    assert suggested == wanted
    payloads = [await c.get_translated_payload(TREE, Translation()) for c in TREE.get_commands()]
    assert list(command_limits.commands(payloads)) == []
    for path, prefix in FIXED.items():
        for choice in chosen[path].choices:
            there = (await choice.get_translated_payload(Translation())).get("name_localizations")
            if prefix is not None:
                key = f"{prefix}-{choice.value}"
                assert choice.name == english(key)
                assert there == {lang: Words(lang).say(key)}
            elif path.endswith("game"):
                assert choice.name == Words("en", str(choice.value)).say("title")
                assert there == {lang: Words(lang, str(choice.value)).say("title")}


async def test_herald_is_installed_on_servers_only() -> None:
    """Installed by a user, its commands would be offered where it cannot post or send DMs.

    integration_types: 0 is GUILD_INSTALL (docs.discord.com, Application Integration Types).
    """
    for command in TREE.get_commands():
        payload = await command.get_translated_payload(TREE, Translation())
        assert payload["integration_types"] == [0], command.name


def flat(payload: dict[str, Any], path: str = "command") -> list[tuple[str, dict[str, Any]]]:
    """A command's payload and those within it, by the ids of their descriptions."""
    key = f"{path}-{payload['name']}"
    inner = [part for option in payload.get("options", []) for part in flat(option, key)]
    return [(key, payload), *inner]


@pytest.mark.parametrize("lang", OTHERS)
async def test_discord_gets_every_command_in_every_language(lang: str) -> None:
    words = Words(lang)
    locales = [locale.value for locale in discord.Locale if locale.value.startswith(lang)]
    assert locales
    payloads = [
        part
        for command in TREE.get_commands()
        for part in flat(await command.get_translated_payload(TREE, Translation()))
    ]
    assert len(payloads) == len(list(named()))
    for key, payload in payloads:
        for locale in locales:
            assert payload["name_localizations"][locale] == words.say(f"{key}-name")
            assert payload["description_localizations"][locale] == words.say(key)
        assert not any(name.startswith("en") for name in payload["name_localizations"])
