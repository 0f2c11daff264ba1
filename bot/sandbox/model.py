"""What the sandbox is made of: people, servers, channels, messages. Plain data, no protocol."""

from dataclasses import dataclass, field

import discord

from bot.sandbox import parts
from bot.sandbox.parts import Button, Json, Select

TEXT, DM, VOICE, ANNOUNCEMENT, STAGE, FORUM = 0, 1, 2, 5, 13, 15
ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12

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


@dataclass(frozen=True)
class Role:
    """One that people have, and that allows nothing by itself."""

    id: int
    name: str


@dataclass(eq=False)
class User:
    id: int
    name: str
    locale: str = "en-US"
    dms_open: bool = True
    moderator: bool = False
    bot: bool = False
    roles: set[int] = field(default_factory=set)

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
    guild: "Guild | None" = None
    """None for a DM."""
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
        return self.guild is not None

    @property
    def home(self) -> "Guild":
        """Return the server of a channel that is in one."""
        assert self.guild is not None, "a DM is in no server"
        return self.guild

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


@dataclass
class Guild:
    """A server, as the API calls it."""

    id: int
    name: str
    owner_id: int
    bot_role_id: int
    moderator_role_id: int
    locale: str = "en-US"
    community: bool = False
    """Whether it could choose its locale: any other server has en-US, whatever is spoken there."""
    bot_is_member: bool = True
    bot_role_denied: int = 0
    """Which permissions the bot's role lacks there, everywhere."""
    roles: list[Role] = field(default_factory=list)
    """Those beside @everyone, the bot's and the moderators'."""

    @property
    def features(self) -> list[str]:
        return ["COMMUNITY"] * self.community
