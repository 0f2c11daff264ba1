"""The REST endpoints with the bot's token: commands, channels, messages, people."""

from collections.abc import Callable
from functools import partial
from typing import Any

from bot.sandbox.api import command_limits, payloads
from bot.sandbox.api.gateway import Gateway
from bot.sandbox.api.limits import between, length
from bot.sandbox.api.wire import Call, Route, read_message
from bot.sandbox.errors import ApiError, missing_access, missing_permissions, refuse, unknown
from bot.sandbox.model import (
    ANNOUNCEMENT,
    ARCHIVE_MINUTES,
    FORUM,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
    Guild,
    Message,
    User,
)
from bot.sandbox.parts import Json
from bot.sandbox.world import ACTIVE_THREADS, World


class Rest:
    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    def routes(self) -> list[Route]:
        world = self._world
        one, messages = "/channels/{channel}", "/channels/{channel}/messages"
        routes = [
            ("GET", "/users/@me", self._always(lambda: payloads.user(world.bot))),
            ("GET", "/users/@me/guilds", self._always(self._my_guilds)),
            ("DELETE", "/users/@me/guilds/{guild}", self.leave_guild),
            ("GET", "/users/{user}", self.get_user),
            ("POST", "/users/@me/channels", self.open_dm),
            ("GET", "/gateway", self._always(lambda: {"url": self._gateway.url})),
            ("GET", "/gateway/bot", self._always(self._gateway_bot)),
            ("GET", "/oauth2/applications/@me", self._always(self._application)),
            ("GET", "/applications/@me", self._always(self._application)),
            ("GET", "/guilds/{guild}", self._in_guild(partial(payloads.guild, world))),
            ("GET", "/guilds/{guild}/roles", self._in_guild(partial(payloads.roles, world))),
            ("GET", "/guilds/{guild}/channels", self._in_guild(self._channels)),
            ("GET", "/guilds/{guild}/threads/active", self._in_guild(self._active_threads)),
            ("GET", "/guilds/{guild}/members/{user}", self.get_member),
            ("GET", one, self.get_channel),
            ("POST", one + "/typing", self.typing),
            ("POST", one + "/threads", self.start_thread),
            ("PATCH", one, self.edit_channel),
            ("GET", one + "/thread-members/{user}", self.get_thread_member),
            ("PUT", one + "/thread-members/{user}", self.join_thread),
            ("DELETE", one + "/thread-members/{user}", self.leave_thread),
            ("GET", messages, self.list_messages),
            ("POST", messages, self.send_message),
            ("GET", messages + "/{message}", self.get_message),
            ("PATCH", messages + "/{message}", self.edit_message),
            ("DELETE", messages + "/{message}", self.delete_message),
            ("POST", messages + "/{message}/threads", self.start_thread),
        ]
        for pins in (messages + "/pins", one + "/pins"):
            routes += [
                ("PUT", pins + "/{message}", self.pin_message),
                ("DELETE", pins + "/{message}", self.pin_message),
            ]
        for place in ("/applications/{app}", "/applications/{app}/guilds/{guild}"):
            routes += [
                ("GET", place + "/commands", self.list_commands),
                ("PUT", place + "/commands", self.replace_commands),
                ("POST", place + "/commands", self.create_command),
                ("GET", place + "/commands/{command}", self.get_command),
                ("PATCH", place + "/commands/{command}", self.edit_command),
                ("DELETE", place + "/commands/{command}", self.delete_command),
            ]
        return [Route(*route) for route in routes]

    # Who and where

    def _always(self, answer: Callable[[], Any]) -> Any:
        async def handler(_: Call) -> Any:
            return answer()

        return handler

    def _in_guild(self, answer: Callable[[Guild], Any]) -> Any:
        async def handler(call: Call) -> Any:
            return answer(self._guild(call))

        return handler

    def _gateway_bot(self) -> Json:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        shards = self._gateway.recommended_shards
        return {"url": self._gateway.url, "shards": shards, "session_start_limit": limit}

    def _my_guilds(self) -> list[Json]:
        world = self._world
        return [payloads.my_guild(world, it) for it in world.guilds.values() if it.bot_is_member]

    def _application(self) -> Json:
        return payloads.application(self._world)

    def _channels(self, guild: Guild) -> list[Json]:
        return [
            payloads.channel(self._world, place)
            for place in self._world.channels.values()
            if place.guild is guild and not place.is_thread
        ]

    def _active_threads(self, guild: Guild) -> Json:
        threads = [
            payloads.channel(self._world, place)
            for place in self._world.channels.values()
            if place.guild is guild and place.is_thread
            if not place.archived and self._world.bot_sees(place)
        ]
        return {"threads": threads, "members": []}

    def _guild(self, call: Call) -> Guild:
        guild = self._world.guilds.get(int(call.params["guild"]))
        if guild is None:
            raise unknown("Guild", 10004)
        return guild

    async def leave_guild(self, call: Call) -> None:
        self._world.set_membership(self._guild(call), False)

    def _user(self, user_id: str) -> User:
        user = self._world.users.get(int(user_id))
        if user is None:
            raise unknown("User", 10013)
        return user

    async def get_user(self, call: Call) -> Json:
        return payloads.user(self._user(call.params["user"]))

    async def get_member(self, call: Call) -> Json:
        return payloads.member(self._guild(call), self._user(call.params["user"]))

    async def open_dm(self, call: Call) -> Json:
        """Open a DM, also with somebody who takes none: Discord refuses only the message."""
        user = self._user(call.body["recipient_id"])
        if user.bot:
            raise ApiError(403, 50007, "Cannot send messages to this user")
        return payloads.channel(self._world, self._world.open_dm(user))

    # Channels and threads

    def _channel(self, call: Call, *permissions: str) -> Channel:
        channel = self._world.channels.get(int(call.params["channel"]))
        if channel is None:
            raise unknown("Channel", 10003)
        world = self._world
        world.archive_if_silent(channel)
        if not world.bot_sees(channel):
            raise missing_access()
        if not all(world.bot_may(channel, permission) for permission in permissions):
            raise missing_permissions()
        return channel

    def _writable(self, channel: Channel, *, sending: bool) -> None:
        """Raise ApiError if a thread is locked or archived. Only sending unarchives it.

        Locked and archived threads: docs.discord.com, topics/threads.
        """
        if channel.locked and not self._world.bot_may(channel, "manage_threads"):
            raise ApiError(400, 160005, "Thread is locked")
        if channel.archived and not sending:
            raise ApiError(400, 50083, "Thread is archived")

    async def get_channel(self, call: Call) -> Json:
        return payloads.channel(self._world, self._channel(call))

    async def typing(self, call: Call) -> None:
        self._channel(call, "send_messages")

    async def start_thread(self, call: Call) -> Json:
        """Start a thread, on a message or without one."""
        kind = call.body.get("type", PUBLIC_THREAD if "message" in call.params else PRIVATE_THREAD)
        private = kind == PRIVATE_THREAD
        needed = "create_private_threads" if private else "create_public_threads"
        channel = self._channel(call, needed)
        if channel.kind not in (TEXT, ANNOUNCEMENT) or (private and channel.kind != TEXT):
            raise ApiError(400, 50024, "Cannot execute action on this channel type")
        if self._world.active_threads() >= ACTIVE_THREADS:
            raise ApiError(400, 160006, "Maximum number of active threads reached")
        refuse(length(("name",), call.body.get("name"), 1, 100))
        minutes = call.body.get("auto_archive_duration") or ARCHIVE_MINUTES[-1]
        if minutes not in ARCHIVE_MINUTES:
            path = ("auto_archive_duration",)
            refuse([(path, "BASE_TYPE_CHOICES", f"Must be one of {ARCHIVE_MINUTES}.")])
        starter = self._message(channel, call) if "message" in call.params else None
        if starter and starter.thread:
            raise ApiError(400, 160004, "A thread has already been created for this message")
        name = call.body["name"]
        thread = self._world.add_thread(channel, name, private=private, starter=starter)
        thread.archive_minutes = minutes
        self._world.add_to_thread(thread, self._world.bot)
        return payloads.channel(self._world, thread)

    async def edit_channel(self, call: Call) -> Json:
        """Unarchive a thread, of which the bot must be a member. It lacks the permissions for any
        other edit. docs.discord.com, topics/threads; discord-api-docs, issue 8474.
        """
        thread = self._channel(call, "send_messages_in_threads")
        if call.body != {"archived": False} or self._world.bot.id not in thread.members:
            raise missing_permissions()
        self._writable(thread, sending=True)
        self._world.set_thread(thread, archived=False, locked=thread.locked)
        return payloads.channel(self._world, thread)

    def _member(self, call: Call) -> User:
        named = call.params["user"]
        return self._world.bot if named == "@me" else self._user(named)

    async def get_thread_member(self, call: Call) -> Json:
        """Answer whether somebody is in a thread, also if the bot does not see that thread."""
        thread = self._world.channels.get(int(call.params["channel"]))
        if thread is None:
            raise unknown("Channel", 10003)
        member = self._member(call)
        if member.id not in thread.members:
            raise unknown("Member", 10007)
        return payloads.thread_member(thread, member)

    async def join_thread(self, call: Call) -> None:
        """Let the bot join, or add somebody. Refused while the thread is archived."""
        member = self._member(call)
        needed = [] if member is self._world.bot else ["send_messages_in_threads"]
        thread = self._channel(call, *needed)
        self._writable(thread, sending=False)
        self._world.add_to_thread(thread, member)

    async def leave_thread(self, call: Call) -> None:
        member = self._member(call)
        needed = [] if member is self._world.bot else ["manage_threads"]
        thread = self._channel(call, *needed)
        self._writable(thread, sending=False)
        self._world.remove_from_thread(thread, member)

    # Messages

    def _message(self, channel: Channel, call: Call) -> Message:
        """Return a message. Ephemeral ones are unknown here: only their interaction's token finds
        them."""
        message = self._world.messages.get(int(call.params["message"]))
        gone = message is None or message.deleted or message.ephemeral_for is not None
        if message is None or gone or message.channel is not channel:
            raise unknown("Message", 10008)
        return message

    async def list_messages(self, call: Call) -> list[Json]:
        channel = self._channel(call)
        if not self._world.bot_may(channel, "read_message_history"):
            return []  # docs.discord.com, resources/message: "no messages will be returned"
        limit = int(call.query.get("limit", 50))
        refuse(between(("limit",), limit, 1, 100))
        found = [m for m in channel.messages if not m.ephemeral_for]
        if "after" in call.query:
            found = [m for m in found if m.id > int(call.query["after"])][:limit]
        elif "before" in call.query:
            found = [m for m in found if m.id < int(call.query["before"])]
        return [payloads.message(self._world, m) for m in reversed(found[-limit:])]

    async def send_message(self, call: Call) -> Json:
        channel = self._channel(call)
        if channel.kind == FORUM:
            raise ApiError(400, 50008, "Cannot send messages in a non-text channel")
        sending = "send_messages_in_threads" if channel.is_thread else "send_messages"
        needed = [sending] + ["attach_files"] * bool(call.files)
        self._channel(call, *needed, *["embed_links"] * bool(call.body.get("embeds")))
        if channel.recipient and not any(it.bot_is_member for it in self._world.guilds.values()):
            raise ApiError(
                403, 50278, "Cannot send messages to this user due to having no mutual guilds"
            )
        if channel.recipient and not channel.recipient.dms_open:
            raise ApiError(403, 50007, "Cannot send messages to this user")
        self._writable(channel, sending=True)
        nonce = call.body.get("nonce")
        nonce = None if nonce is None else str(nonce)
        refuse(length(("nonce",), nonce, 0, 25))
        if nonce is not None and call.body.get("enforce_nonce"):
            sent = self._world.message_with_nonce(nonce)
            if sent:
                return payloads.message(self._world, sent)
        body = read_message(self._world, call.body, call.files)
        reference = (call.body.get("message_reference") or {}).get("message_id")
        message = self._world.post(
            channel, body, nonce=nonce, reference_id=reference and int(reference)
        )
        return payloads.message(self._world, message)

    async def get_message(self, call: Call) -> Json:
        channel = self._channel(call, "read_message_history")
        return payloads.message(self._world, self._message(channel, call))

    async def edit_message(self, call: Call) -> Json:
        channel = self._channel(call, *["attach_files"] * bool(call.files))
        message = self._message(channel, call)
        self._writable(channel, sending=False)
        if message.author_id != self._world.bot.id:
            raise ApiError(403, 50005, "Cannot edit a message authored by another user")
        if wait := self._world.wait_to_edit(message):
            said = "Maximum number of edits to messages older than 1 hour reached."
            raise ApiError(429, 30046, said, retry_after=wait)
        body = read_message(self._world, call.body, call.files, message.body)
        self._world.edit(message, body)
        return payloads.message(self._world, message)

    async def delete_message(self, call: Call) -> None:
        channel = self._channel(call)
        message = self._message(channel, call)
        self._writable(channel, sending=False)
        self._world.delete(message)

    async def pin_message(self, call: Call) -> None:
        channel = self._channel(call)
        if channel.in_guild:
            self._channel(call, "pin_messages")
        self._world.pin(self._message(channel, call), call.method == "PUT")

    # Commands

    def _commands(self, call: Call) -> tuple[int | None, list[Json]]:
        if call.params["app"] != str(self._world.application_id):
            raise unknown("Application", 10002)
        guild_id = self._guild(call).id if "guild" in call.params else None
        return guild_id, self._world.commands.get(guild_id, [])

    def _one_command(self, call: Call) -> Json:
        _, commands = self._commands(call)
        for command in commands:
            if command["id"] == call.params["command"]:
                return command
        raise unknown("application command", 10063)

    def _registered(self, given: Json, guild_id: int | None, command_id: str | None) -> Json:
        command = given | {
            "id": command_id or str(self._world.new_id()),
            "application_id": str(self._world.application_id),
            "version": str(self._world.new_id()),
            "type": command_limits.kind(given),
            "description": given.get("description") or "",
        }
        if guild_id:
            command["guild_id"] = str(guild_id)
        return command

    def _store(self, guild_id: int | None, given: list[Json], before: list[Json]) -> list[Json]:
        """Store commands. One that keeps its name and type keeps its id."""
        refuse(command_limits.commands(given))
        ids = {(c["type"], c["name"]): c["id"] for c in before}
        commands = [
            self._registered(c, guild_id, ids.get((command_limits.kind(c), c["name"])))
            for c in given
        ]
        self._world.set_commands(guild_id, commands)
        return commands

    async def list_commands(self, call: Call) -> list[Json]:
        return self._commands(call)[1]

    async def replace_commands(self, call: Call) -> list[Json]:
        guild_id, before = self._commands(call)
        return self._store(guild_id, call.body, before)

    async def create_command(self, call: Call) -> Json:
        guild_id, before = self._commands(call)
        key = (command_limits.kind(call.body), call.body.get("name"))
        others = [c for c in before if (c["type"], c["name"]) != key]
        return self._store(guild_id, [*others, call.body], before)[-1]

    async def get_command(self, call: Call) -> Json:
        return self._one_command(call)

    async def edit_command(self, call: Call) -> Json:
        guild_id, before = self._commands(call)
        old = self._one_command(call)
        changed = old | call.body
        refuse(command_limits.commands([changed if c is old else c for c in before]))
        new = self._registered(changed, guild_id, old["id"])
        self._world.set_commands(guild_id, [new if c is old else c for c in before])
        return new

    async def delete_command(self, call: Call) -> None:
        guild_id, before = self._commands(call)
        old = self._one_command(call)
        self._world.set_commands(guild_id, [c for c in before if c is not old])
