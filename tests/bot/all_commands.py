"""All commands that Herald has, as it registers them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias, cast

from discord.app_commands import Command, Group, Parameter

from bot.app import Herald
from bot.config import Config
from bot.store import Store

TREE = Herald(Config("", Path(), "", "en"), cast(Store, None)).tree

Named: TypeAlias = Command[Any, ..., Any] | Group | Parameter


def named() -> Iterator[Named]:
    """All that has a name and a description: groups, commands and their parameters."""
    for command in TREE.walk_commands():
        assert isinstance(command, Command | Group)
        yield command
        if isinstance(command, Command):
            yield from command.parameters


def key_of(it: Named) -> str:
    """The id of its description."""
    if isinstance(it, Parameter):
        return f"{key_of(it.command)}-{it.name}"
    return "-".join(["command", *it.qualified_name.split(" ")])
