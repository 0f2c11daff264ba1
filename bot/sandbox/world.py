"""Everything that exists in the sandbox, and what happens there.

All changes go through the methods of `World`, which call the listeners: the gateway turns changes
into events for the bot, and `wait_for` looks again.
"""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import discord

from bot.sandbox.model import (
    ANNOUNCEMENT,
    ANNOUNCEMENT_THREAD,
    DM,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Attachment,
    Body,
    Channel,
    Emoji,
    Guild,
    Message,
    Role,
    User,
)
from bot.sandbox.parts import Json

DISCORD_EPOCH_MS = 1_420_070_400_000
NONCE_SECONDS = 300.0
"""How long a nonce is remembered. Discord says "the past few minutes"; five is our reading."""

OLD_SECONDS = 3600.0
OLD_EDITS, OLD_EDITS_SECONDS = 3, 20.0
"""How often messages of that age may be edited in a channel. Discord names the limit (30046), but
no numbers; these are what issue 118 of starboard-4 has found."""

ACTIVE_THREADS = 1000
"""How many threads of a server may be unarchived at once. Discord documents the refusal (160006);
the number is on its help pages."""


@dataclass(frozen=True)
class Change:
    """Something that happened: ``what`` is a word such as "message_create", ``item`` its object."""

    what: str
    item: Any = None


class World:
    def __init__(self, clock: Callable[[], float], locale: str = "en-US") -> None:
        self.clock = clock
        self.cdn_url = ""
        self.interactions_url: str | None = None
        """The endpoint of the application, if it has one: interactions go only there."""
        self.listeners: list[Callable[[Change], None]] = []
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.uploads: dict[int, Attachment] = {}
        self.emojis: dict[int, Emoji] = {}
        self.commands: dict[int | None, list[Json]] = {}
        """The registered commands of a guild, and under None the global ones."""
        self._nonces: dict[str, Message] = {}
        self._last_id = 0
        self._waiting: set[asyncio.Future[None]] = set()
        self.application_id = self.new_id()
        self.bot = self.add_user(User(self.application_id, "Herald", bot=True))
        self.owner = self.add_user(User(self.new_id(), "Owner", moderator=True))
        self.guild = self.add_guild("Sandbox", locale)
        """The one that there is from the beginning."""

    def new_id(self) -> int:
        """Return a snowflake: ordered by time, and unique even within a millisecond."""
        now = (int(self.clock() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last_id = max(now, self._last_id + 1)
        return self._last_id

    def tell(self, what: str, item: Any = None) -> None:
        change = Change(what, item)
        for listener in self.listeners:
            listener(change)
        for future in self._waiting:
            if not future.done():
                future.set_result(None)

    async def wait_for(self, condition: Callable[[], Any], timeout: float) -> None:  # noqa: ASYNC109
        """Return as soon as the condition holds. Raises TimeoutError."""
        async with asyncio.timeout(timeout):
            while not condition():
                future = asyncio.get_running_loop().create_future()
                self._waiting.add(future)
                try:
                    await future
                finally:
                    self._waiting.discard(future)

    def add_user(self, user: User) -> User:
        self.users[user.id] = user
        self.tell("user_create", user)
        return user

    def set_user(self, user: User, *, locale: str, dms_open: bool) -> None:
        user.locale, user.dms_open = locale, dms_open
        self.tell("user_update", user)

    def add_guild(self, name: str, locale: str = "en-US") -> Guild:
        # A server's shard is told by the milliseconds in its id: each gets those after the one
        # before, so that servers take shards by turns. No other id has this last part.
        latest = max(self.guilds, default=self.new_id())
        guild_id = ((latest >> 22) + 1) << 22 | 1 << 21
        ids = guild_id, name, self.owner.id, self.new_id(), self.new_id()
        guild = Guild(*ids, locale, community=locale != "en-US")
        self.guilds[guild.id] = guild
        self.tell("guild_create", guild)
        return guild

    def add_role(self, guild: Guild, name: str) -> Role:
        role = Role(self.new_id(), name)
        guild.roles.append(role)
        self.tell("guild_role_create", guild)
        return role

    def add_channel(self, name: str, kind: int = TEXT, guild: Guild | None = None) -> Channel:
        channel = Channel(self.new_id(), name, kind, guild or self.guild)
        self.channels[channel.id] = channel
        self.tell("channel_create", channel)
        return channel

    def add_thread(
        self, parent: Channel, name: str, *, private: bool = False, starter: Message | None = None
    ) -> Channel:
        public = ANNOUNCEMENT_THREAD if parent.kind == ANNOUNCEMENT else PUBLIC_THREAD
        kind = PRIVATE_THREAD if private else public
        thread_id = starter.id if starter else self.new_id()
        thread = Channel(thread_id, name, kind, parent.guild, parent)
        thread.active_at = self.clock()
        self.channels[thread.id] = thread
        if starter:
            starter.thread = thread
        self.tell("thread_create", thread)
        return thread

    def active_threads(self) -> int:
        return sum(place.is_thread and not place.archived for place in self.channels.values())

    def open_dm(self, user: User) -> Channel:
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        channel = Channel(self.new_id(), user.name, DM, recipient=user)
        self.channels[channel.id] = channel
        self.tell("dm_create", channel)
        return channel

    def set_thread(self, thread: Channel, *, archived: bool, locked: bool) -> None:
        thread.archived, thread.locked = archived, locked
        if not archived:
            thread.active_at = self.clock()
        self.tell("thread_update", thread)

    def add_to_thread(self, thread: Channel, user: User) -> None:
        if user.id not in thread.members:
            thread.members.add(user.id)
            self.tell("thread_join" if user is self.bot else "thread_members", thread)

    def remove_from_thread(self, thread: Channel, user: User) -> None:
        if user.id in thread.members:
            thread.members.remove(user.id)
            self.tell("thread_leave" if user is self.bot else "thread_members", thread)

    def archive_if_silent(self, thread: Channel) -> None:
        """Archive a thread that was silent for too long. Called when it is used next: before that
        nobody can notice."""
        silent = self.clock() - thread.active_at > thread.archive_minutes * 60
        if thread.is_thread and silent and not thread.archived:
            self.set_thread(thread, archived=True, locked=thread.locked)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, for which Discord sends no events: discord.js, pull
        request 10883."""
        for thread in [c for c in self.channels.values() if c.parent is channel]:
            del self.channels[thread.id]
        del self.channels[channel.id]
        self.tell("thread_delete" if channel.is_thread else "channel_delete", channel)

    def set_membership(self, guild: Guild, member: bool) -> None:
        """Remove the bot from a server, or let it join."""
        guild.bot_is_member = member
        self.tell("guild_create" if member else "guild_delete", guild)

    def set_locale(self, guild: Guild, locale: str, *, community: bool) -> None:
        guild.locale, guild.community = locale, community
        self.tell("guild_update", guild)

    def set_bot_role(self, guild: Guild, denied: int) -> None:
        """Set which permissions the bot's role lacks everywhere in a server."""
        guild.bot_role_denied = denied
        self.tell("guild_role_update", guild)

    def app_permissions(self, channel: Channel) -> int:
        """Return the bot's permissions there. A thread has those of its parent channel."""
        role_denied = channel.guild.bot_role_denied if channel.guild else 0
        return self.bot.permissions & ~(channel.parent or channel).denied & ~role_denied

    def bot_sees(self, channel: Channel) -> bool:
        """Return whether the bot sees a channel: a private thread only as its member or moderator,
        a voice channel's chat only if it may connect (discord-api-docs, pull request 5111)."""
        if channel.guild and not channel.guild.bot_is_member:
            return False
        needed = ["view_channel"]
        if channel.is_vocal:
            needed.append("connect")
        if channel.kind == PRIVATE_THREAD and self.bot.id not in channel.members:
            needed.append("manage_threads")
        return all(self.bot_may(channel, permission) for permission in needed)

    def bot_may(self, channel: Channel, permission: str) -> bool:
        flag: int = getattr(discord.Permissions, permission).flag
        return bool(self.app_permissions(channel) & flag)

    def set_denied(self, channel: Channel, denied: int) -> None:
        (channel.parent or channel).denied = denied
        self.tell("channel_update", channel.parent or channel)

    def upload(self, filename: str, data: bytes, description: str | None = None) -> Attachment:
        upload_id = self.new_id()
        url = f"{self.cdn_url}/attachments/{upload_id}/{filename}"
        attachment = Attachment(upload_id, filename, description, data, url)
        self.uploads[upload_id] = attachment
        return attachment

    def message_with_nonce(self, nonce: str) -> Message | None:
        """Return what the bot sent with this nonce in the last minutes, in any channel, or None."""
        message = self._nonces.get(nonce)
        if message and self.clock() - message.created_at <= NONCE_SECONDS:
            return message
        return None

    def post(
        self, channel: Channel, body: Body, author: User | None = None, **details: Any
    ) -> Message:
        """Add a message, by default the bot's, and return it. The details are other fields."""
        author_id = (author or self.bot).id
        message = Message(self.new_id(), channel, author_id, self.clock(), body, **details)
        message.pinged = body.mentions
        if channel.archived and not message.ephemeral_for:
            self.set_thread(channel, archived=False, locked=channel.locked)
        self.adopt(message)
        if channel.is_thread and not message.ephemeral_for:
            named = [self.users[user] for user in body.mentions]
            for member in [author, *named] if author else named:
                self.add_to_thread(channel, member)
        self.tell("message_create", message)
        return message

    def adopt(self, message: Message) -> None:
        """Add a message that has its id already."""
        message.channel.messages.append(message)
        message.channel.active_at = max(message.channel.active_at, message.created_at)
        self.messages[message.id] = message
        self._last_id = max(self._last_id, message.id)
        if message.nonce is not None:
            self._nonces[message.nonce] = message

    def wait_to_edit(self, message: Message) -> float:
        """Return for how many seconds an old message cannot be edited, after too many edits."""
        now, edits = self.clock(), message.channel.old_edits
        if now - message.created_at <= OLD_SECONDS or len(edits) < OLD_EDITS:
            return 0.0
        return max(0.0, edits[-OLD_EDITS] + OLD_EDITS_SECONDS - now)

    def edit(self, message: Message, body: Body) -> None:
        """Replace what a message says. The first words of a thinking message are no edit."""
        if self.clock() - message.created_at > OLD_SECONDS:
            message.channel.old_edits.append(self.clock())
        if message.loading:
            message.loading = False
            message.pinged = body.mentions
        else:
            message.earlier.append(message.body)
            message.edited_at = self.clock()
        message.body = body
        self.tell("message_update", message)

    def pin(self, message: Message, pinned: bool) -> None:
        message.pinned = pinned
        self.tell("message_update", message)

    def delete(self, message: Message) -> None:
        message.deleted = True
        message.channel.messages.remove(message)
        self.tell("message_delete", message)

    def add_emoji(self, emoji: Emoji) -> None:
        self.emojis[emoji.id] = emoji
        self.tell("emoji", emoji)

    def set_commands(self, guild_id: int | None, commands: Iterable[Json]) -> None:
        self.commands[guild_id] = list(commands)
        self.tell("commands", guild_id)
