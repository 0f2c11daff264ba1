"""Everything that exists in the sandbox: people, channels, messages. Plain data, no protocol.

All changes go through the methods of `World`, which call the listeners: the gateway turns changes
into events for the bot, and `wait_for` looks again.
"""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.sandbox import parts
from bot.sandbox.parts import Button, Json, Select

DISCORD_EPOCH_MS = 1_420_070_400_000
NONCE_SECONDS = 300.0
"""How long a nonce is remembered. Discord says "the past few minutes"; five is our reading."""

TEXT, DM, VOICE, ANNOUNCEMENT, STAGE, FORUM = 0, 1, 2, 5, 13, 15
ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12

OLD_SECONDS = 3600.0
OLD_EDITS, OLD_EDITS_SECONDS = 3, 20.0
"""How often messages of that age may be edited in a channel. Discord names the limit (30046), but
no numbers; these are what issue 118 of starboard-4 has found."""

EVERYONE = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    read_message_history=True,
    embed_links=True,
    attach_files=True,
    add_reactions=True,
    use_external_emojis=True,
    use_application_commands=True,
    connect=True,
).value
MODERATOR = (
    EVERYONE
    | discord.Permissions(
        manage_channels=True, manage_guild=True, manage_messages=True, manage_threads=True
    ).value
)
BOT = (
    EVERYONE
    | discord.Permissions(
        manage_messages=True, pin_messages=True, create_private_threads=True
    ).value
)
MANAGE_THREADS = discord.Permissions.manage_threads.flag
ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
"""After how long without a message a thread may archive itself."""
ACTIVE_THREADS = 1000
"""How many threads of a server may be unarchived at once. Discord documents the refusal (160006);
the number is on its help pages."""


@dataclass(eq=False)
class User:
    id: int
    name: str
    locale: str = "en-US"
    dms_open: bool = True
    moderator: bool = False
    bot: bool = False

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    @property
    def permissions(self) -> int:
        if self.bot:
            return BOT
        return MODERATOR if self.moderator else EVERYONE


@dataclass(frozen=True)
class Attachment:
    id: int
    filename: str
    description: str | None
    data: bytes = field(repr=False)
    url: str


@dataclass(frozen=True)
class Emoji:
    """One that the application owns."""

    id: int
    name: str
    data: bytes = field(repr=False)


@dataclass(frozen=True)
class Body:
    """What a message says at one moment. An edit replaces it as a whole."""

    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    v2: bool = False
    mentions: list[int] = field(default_factory=list)

    @property
    def text(self) -> str:
        """Return its words: the content, or the text displays where Components V2 replace it."""
        return "\n".join([self.content] * bool(self.content) + parts.texts(self.components))


@dataclass(eq=False)
class Channel:
    id: int
    name: str
    kind: int
    parent: "Channel | None" = None
    recipient: User | None = None
    denied: int = 0
    messages: list["Message"] = field(default_factory=list, repr=False)
    archived: bool = False
    locked: bool = False
    """Only who may manage threads can write to it, edit in it, or unarchive it."""
    archive_minutes: int = ARCHIVE_MINUTES[-1]
    active_at: float = 0.0
    members: set[int] = field(default_factory=set)
    """Who was added to a thread, by id. Others see it too, unless it is private."""
    old_edits: list[float] = field(default_factory=list, repr=False)
    """When messages in it were edited that were old by then."""

    @property
    def in_guild(self) -> bool:
        return self.kind != DM

    @property
    def is_thread(self) -> bool:
        return self.parent is not None

    @property
    def is_vocal(self) -> bool:
        return self.kind in (VOICE, STAGE)

    def visible_to(self, user: User) -> bool:
        """Return whether somebody sees it: all channels except others' DMs and private threads."""
        if self.kind == PRIVATE_THREAD:
            return self.has_member_or_moderator(user)
        return self.recipient in (None, user)

    def has_member_or_moderator(self, user: User) -> bool:
        return user.id in self.members or bool(user.permissions & MANAGE_THREADS)


@dataclass(eq=False)
class Message:
    """A message as it is now. An edit changes this object, as it changes what is on a screen."""

    id: int
    channel: Channel
    author_id: int
    created_at: float
    body: Body
    ephemeral_for: User | None = None
    nonce: str | None = None
    loading: bool = False
    """True while it is only "the bot is thinking"."""
    interaction: Json | None = None
    command: str | None = None
    """The slash command that it answers, as it was typed."""
    reference_id: int | None = None
    edited_at: float | None = None
    pinned: bool = False
    deleted: bool = False
    thread: Channel | None = None
    earlier: list[Body] = field(default_factory=list, repr=False)
    pinged: list[int] = field(default_factory=list)
    """The ids of the people whom it notified when it came: an edit notifies nobody."""

    @property
    def content(self) -> str:
        return self.body.content

    @property
    def embeds(self) -> list[Json]:
        return self.body.embeds

    @property
    def components(self) -> list[Json]:
        return self.body.components

    @property
    def attachments(self) -> list[Attachment]:
        return self.body.attachments

    @property
    def mentions(self) -> list[int]:
        """Return the ids of the people for whom it is highlighted now."""
        return self.body.mentions

    @property
    def buttons(self) -> list[Button]:
        return parts.buttons(self.body.components)

    @property
    def selects(self) -> list[Select]:
        return parts.selects(self.body.components)

    @property
    def text(self) -> str:
        return self.body.text

    @property
    def edits(self) -> int:
        return len(self.earlier)

    @property
    def history(self) -> list[str]:
        """Return the contents before each edit, oldest first."""
        return [body.content for body in self.earlier]

    @property
    def bodies(self) -> list[Body]:
        return [*self.earlier, self.body]

    def visible_to(self, user: User) -> bool:
        if self.deleted or not self.channel.visible_to(user):
            return False
        return self.ephemeral_for in (None, user)


@dataclass(frozen=True)
class Guild:
    id: int
    name: str
    owner_id: int
    bot_role_id: int
    moderator_role_id: int
    locale: str
    community: bool = False
    """Whether it could choose its locale: any other server has en-US, whatever is spoken there."""

    @property
    def features(self) -> list[str]:
        return ["COMMUNITY"] * self.community


@dataclass(frozen=True)
class Change:
    """Something that happened: ``what`` is a word such as "message_create", ``item`` its object."""

    what: str
    item: Any = None


class World:
    def __init__(self, clock: Callable[[], float], locale: str = "en-US") -> None:
        self.clock = clock
        self.bot_is_member = True
        self.bot_role_denied = 0
        self.cdn_url = ""
        self.interactions_url: str | None = None
        """The endpoint of the application, if it has one: interactions go only there."""
        self.listeners: list[Callable[[Change], None]] = []
        self.users: dict[int, User] = {}
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
        ids = self.new_id(), "Sandbox", self.owner.id, self.new_id(), self.new_id()
        self.guild = Guild(*ids, locale, community=locale != "en-US")

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

    def add_channel(self, name: str, kind: int = TEXT) -> Channel:
        channel = Channel(self.new_id(), name, kind)
        self.channels[channel.id] = channel
        self.tell("channel_create", channel)
        return channel

    def add_thread(
        self, parent: Channel, name: str, *, private: bool = False, starter: Message | None = None
    ) -> Channel:
        public = ANNOUNCEMENT_THREAD if parent.kind == ANNOUNCEMENT else PUBLIC_THREAD
        kind = PRIVATE_THREAD if private else public
        thread = Channel(starter.id if starter else self.new_id(), name, kind, parent=parent)
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

    def set_membership(self, member: bool) -> None:
        """Remove the bot from the guild, or let it join."""
        self.bot_is_member = member
        self.tell("guild_create" if member else "guild_delete")

    def set_guild(self, guild: Guild) -> None:
        self.guild = guild
        self.tell("guild_update")

    def set_bot_role(self, denied: int) -> None:
        """Set which permissions the bot's role lacks everywhere."""
        self.bot_role_denied = denied
        self.tell("guild_role_update")

    def app_permissions(self, channel: Channel) -> int:
        """Return the bot's permissions there. A thread has those of its parent channel."""
        return BOT & ~(channel.parent or channel).denied & ~self.bot_role_denied

    def bot_sees(self, channel: Channel) -> bool:
        """Return whether the bot sees a channel: a private thread only as its member or moderator,
        a voice channel's chat only if it may connect (discord-api-docs, pull request 5111)."""
        if not self.bot_is_member and channel.in_guild:
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
