"""What a person's client does with a slash command before it sends anything."""

import contextlib
from typing import Any

import discord

from bot.sandbox.api import payloads
from bot.sandbox.api.payloads import FILE_BYTES
from bot.sandbox.errors import SandboxError
from bot.sandbox.model import Channel, Role, User
from bot.sandbox.parts import Json
from bot.sandbox.world import World

CHAT_INPUT = 1
SUB_COMMAND, SUB_GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)
IN_GUILD, IN_BOT_DM = 0, 1


def offered(world: World, user: User, channel: Channel) -> list[Json]:
    """Return the commands that the client lists for somebody there, sorted by name."""
    places: list[int | None] = [channel.guild.id] if channel.guild else []
    found: dict[str, Json] = {}
    for place in [*places, None]:
        for command in world.commands.get(place, []):
            with contextlib.suppress(SandboxError):
                if command["type"] == CHAT_INPUT:
                    check_offered(command, user, channel)
                    found.setdefault(command["name"], command)
    return [found[name] for name in sorted(found)]


def check_offered(command: Json, user: User, channel: Channel) -> None:
    contexts = command.get("contexts")
    context = IN_GUILD if channel.in_guild else IN_BOT_DM
    hidden = context == IN_BOT_DM and command.get("dm_permission") is False
    if hidden or (contexts is not None and context not in contexts):
        raise SandboxError(f"/{command['name']} is not offered in this kind of channel")
    needed = command.get("default_member_permissions")
    if channel.in_guild and needed is not None:
        missing = int(needed) & ~user.permissions
        if missing:
            names = [name for name, on in discord.Permissions(missing) if on]
            raise SandboxError(f"/{command['name']} is not offered without {names}")


class Typed:
    """A command line being typed by someone, checked against what the bot registered."""

    def __init__(self, world: World, user: User, channel: Channel, line: str) -> None:
        self._world = world
        self._locale = user.locale
        self._permissions = str(user.permissions)
        self._guild = channel.guild
        self._resolved: dict[str, Json] = {}
        name, *sub_names = line.removeprefix("/").split()
        self._command = self._find(name, user, channel)
        self.options: list[Json] = self._command.get("options") or []
        self._path: list[Json] = []
        for sub in sub_names:
            steps = [option for option in self.options if option["type"] <= SUB_GROUP]
            step = next((step for step in steps if self._is_called(step, sub)), None)
            if step is None:
                raise SandboxError(f"/{line}: there is no sub-command {sub!r}")
            self._path.append(step)
            self.options = step.get("options") or []
        if any(option["type"] <= SUB_GROUP for option in self.options):
            names = [option["name"] for option in self.options]
            raise SandboxError(f"/{line} needs a sub-command: {names}")
        self.line = " ".join(step["name"] for step in [self._command, *self._path])
        """With the names that the bot knows, in whatever language it was typed."""

    def _find(self, name: str, user: User, channel: Channel) -> Json:
        places: list[int | None] = [channel.guild.id] if channel.guild else []
        for place in [*places, None]:
            for command in self._world.commands.get(place, []):
                if self._is_called(command, name) and command["type"] == CHAT_INPUT:
                    check_offered(command, user, channel)
                    return command
        raise SandboxError(f"There is no command /{name} here")

    def _is_called(self, it: Json, name: str) -> bool:
        """Return whether this is its name, in English or in the typing person's language."""
        return name in (it["name"], (it.get("name_localizations") or {}).get(self._locale))

    def option(self, name: str) -> Json:
        for option in self.options:
            if self._is_called(option, name):
                return option
        raise SandboxError(f"/{self.line} has no option {name!r}")

    def data(self, given: dict[str, Any]) -> Json:
        """Return the interaction's data for a command that is sent. Raises SandboxError."""
        values = [self._value(self.option(name), value) for name, value in given.items()]
        there = [value["name"] for value in values]
        for option in self.options:
            if option.get("required") and option["name"] not in there:
                raise SandboxError(f"/{self.line}: the option {option['name']!r} is required")
        return self._wrap(values)

    def data_so_far(self, given: dict[str, Any], focused: str, typed: str) -> Json:
        """Return the interaction's data for autocomplete, while one option is being typed."""
        option = self.option(focused)
        if not option.get("autocomplete"):
            raise SandboxError(f"/{self.line}: {focused!r} has no autocomplete")
        values = [self._value(self.option(name), value) for name, value in given.items()]
        name, kind = option["name"], option["type"]
        field = {"name": name, "type": kind, "value": typed, "focused": True}
        return self._wrap([*values, field])

    def _wrap(self, options: list[Json]) -> Json:
        for step in reversed(self._path):
            options = [{"name": step["name"], "type": step["type"], "options": options}]
        data = {
            "id": self._command["id"],
            "name": self._command["name"],
            "type": 1,
            "options": options,
        }
        if self._resolved:
            data["resolved"] = self._resolved
        if "guild_id" in self._command:
            data["guild_id"] = self._command["guild_id"]
        return data

    def _value(self, option: Json, value: Any) -> Json:
        kind, name = option["type"], option["name"]
        if option.get("choices"):
            value = self._choice(option, value)
        elif kind == USER and isinstance(value, User):
            self._resolve("users", value.id, payloads.user(value))
            if self._guild:
                member = payloads.member(self._guild, value, with_user=False)
                self._resolve("members", value.id, member)
            value = str(value.id)
        elif kind == CHANNEL and isinstance(value, Channel):
            payload = payloads.channel(self._world, value)
            self._resolve("channels", value.id, payload | {"permissions": self._permissions})
            value = str(value.id)
        elif kind == ROLE and isinstance(value, Role) and self._guild:
            there = payloads.roles(self._world, self._guild)
            (payload,) = [role for role in there if role["id"] == str(value.id)]
            self._resolve("roles", value.id, payload)
            value = str(value.id)
        elif kind == ATTACHMENT:
            value = self._attach(value)
        elif not self._fits(option, value):
            raise SandboxError(f"/{self.line}: {value!r} cannot be entered for {name!r}")
        return {"name": name, "type": kind, "value": value}

    def _choice(self, option: Json, value: Any) -> Any:
        """Return a choice's value, given its name, which people see, or the value itself."""
        for choice in option["choices"]:
            shown = (choice.get("name_localizations") or {}).get(self._locale)
            if value in (choice["value"], choice["name"], shown):
                return choice["value"]
        values = [choice["value"] for choice in option["choices"]]
        raise SandboxError(f"/{self.line}: {value!r} is not one of {values}")

    def _fits(self, option: Json, value: Any) -> bool:
        kind = option["type"]
        if kind == BOOLEAN:
            return isinstance(value, bool)
        if kind == STRING:
            low, high = option.get("min_length") or 0, option.get("max_length") or 6000
            return isinstance(value, str) and low <= len(value) <= high
        if kind in (INTEGER, NUMBER):
            types = int if kind == INTEGER else int | float
            if isinstance(value, bool) or not isinstance(value, types):
                return False
            low, high = option.get("min_value"), option.get("max_value")
            return (low is None or value >= low) and (high is None or value <= high)
        return False

    def _attach(self, value: bytes | tuple[str, bytes]) -> str:
        name, data = value if isinstance(value, tuple) else ("file.bin", value)
        if len(data) > FILE_BYTES:
            raise SandboxError(f"{name} is too large to upload")
        upload = self._world.upload(name, data)
        self._resolve("attachments", upload.id, payloads.attachment(upload))
        return str(upload.id)

    def _resolve(self, kind: str, item_id: int, payload: Json) -> None:
        self._resolved.setdefault(kind, {})[str(item_id)] = payload
