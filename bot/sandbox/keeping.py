"""Keeps a sandbox in a file, so that its channels and messages survive a restart.

The file is a journal: one line of JSON for each change, written when it happens. The last line
about a thing counts; when the file is opened, the others are removed. Ephemeral messages are not
kept: Discord's own client forgets them, too. Nor are servers but the first: only tests add some.
"""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import IO, TypeAlias

import msgspec

from bot.sandbox.model import DM, TEXT, Attachment, Body, Channel, Emoji, Message, User
from bot.sandbox.parts import Json
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.sandbox.world import Change, World


class KeptPlace(msgspec.Struct, tag="place"):
    """Who the bot and the owner are, and the guild: the first line."""

    bot: int
    owner: int
    guild: int
    bot_role: int
    moderator_role: int


class KeptPerson(msgspec.Struct, tag="person"):
    id: int
    name: str
    locale: str
    dms_open: bool
    moderator: bool


class KeptChannel(msgspec.Struct, tag="channel"):
    id: int
    name: str
    kind: int
    parent: int | None
    recipient: int | None
    denied: int
    archived: bool = False
    locked: bool = False
    members: list[int] = []


class KeptFile(msgspec.Struct, tag="file"):
    id: int
    filename: str
    description: str | None
    data: bytes


class KeptEmoji(msgspec.Struct, tag="emoji"):
    id: int
    name: str
    data: bytes


class KeptMessage(msgspec.Struct, tag="message"):
    id: int
    channel: int
    author: int
    created_at: float
    content: str
    embeds: list[Json]
    components: list[Json]
    files: list[int]
    v2: bool
    mentions: list[int]
    nonce: str | None
    interaction: Json | None
    command: str | None
    reference: int | None
    edited_at: float | None
    pinned: bool
    deleted: bool
    pinged: list[int] = []


Kept: TypeAlias = KeptPlace | KeptPerson | KeptChannel | KeptFile | KeptEmoji | KeptMessage

ORDER = (KeptPlace, KeptPerson, KeptChannel, KeptFile, KeptEmoji, KeptMessage)
"""Each refers only to those before it."""

_decoder = msgspec.json.Decoder(Kept)


class Journal:
    """Loads what was kept into a sandbox that has been started, and keeps its changes.

    Two processes must not use one file: the lock of the bot's database beside it prevents that.
    """

    def __init__(self, sandbox: Sandbox, path: Path) -> None:
        self._world = sandbox.world
        self._files: set[int] = set()
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = list(read(path)) if path.exists() else []
        if kept:
            restore(sandbox, kept)
        fresh = path.with_suffix(".new")
        self._lines: IO[bytes] = fresh.open("wb")
        for item in self._everything():
            self._write(item)
        fresh.replace(path)
        self._world.listeners.append(self._on_change)

    def close(self) -> None:
        self._world.listeners.remove(self._on_change)
        self._lines.close()

    def _everything(self) -> Iterator[object]:
        yield self._world
        yield from (user for user in self._world.users.values() if isinstance(user, Person))
        yield from self._world.channels.values()
        yield from self._world.emojis.values()
        yield from (m for m in self._world.messages.values() if not m.deleted)

    def _on_change(self, change: Change) -> None:
        if isinstance(change.item, Person | Channel | Emoji | Message):
            self._write(change.item)

    def _write(self, item: object) -> None:
        for line in self._kept(item):
            self._lines.write(msgspec.json.encode(line) + b"\n")
        self._lines.flush()

    def _kept(self, item: object) -> Iterator[Kept]:
        if isinstance(item, World):
            guild = item.guild
            roles = guild.bot_role_id, guild.moderator_role_id
            yield KeptPlace(item.bot.id, item.owner.id, guild.id, *roles)
        elif isinstance(item, Person):
            yield KeptPerson(item.id, item.name, item.locale, item.dms_open, item.moderator)
        elif isinstance(item, Channel):
            parent = item.parent.id if item.parent else None
            recipient = item.recipient.id if item.recipient else None
            state = item.denied, item.archived, item.locked, sorted(item.members)
            yield KeptChannel(item.id, item.name, item.kind, parent, recipient, *state)
        elif isinstance(item, Emoji):
            yield KeptEmoji(item.id, item.name, item.data)
        elif isinstance(item, Message) and not item.ephemeral_for and not item.loading:
            for file in item.attachments:
                if file.id not in self._files:
                    self._files.add(file.id)
                    yield KeptFile(file.id, file.filename, file.description, file.data)
            yield kept_message(item)


def kept_message(item: Message) -> KeptMessage:
    return KeptMessage(
        id=item.id,
        channel=item.channel.id,
        author=item.author_id,
        created_at=item.created_at,
        content=item.content,
        embeds=item.embeds,
        components=item.components,
        files=[file.id for file in item.attachments],
        v2=item.body.v2,
        mentions=item.mentions,
        nonce=item.nonce,
        interaction=item.interaction,
        command=item.command,
        reference=item.reference_id,
        edited_at=item.edited_at,
        pinned=item.pinned,
        deleted=item.deleted,
        pinged=item.pinged,
    )


def read(path: Path) -> Iterator[Kept]:
    """Yield the lines, without a last one that was cut off by a crash."""
    with path.open("rb") as lines:
        for line in lines:
            if line.endswith(b"\n"):
                yield _decoder.decode(line)


def restore(sandbox: Sandbox, kept: list[Kept]) -> None:
    world = sandbox.world
    last = {(ORDER.index(type(item)), getattr(item, "id", 0)): item for item in kept}
    world.users.clear()
    world.channels.clear()
    for _, item in sorted(last.items(), key=lambda entry: entry[0]):
        if isinstance(item, KeptPlace):
            _restore_place(sandbox, item)
        elif isinstance(item, KeptPerson):
            world.users[item.id] = Person(**msgspec.structs.asdict(item), sandbox=sandbox)
        elif isinstance(item, KeptChannel):
            _restore_channel(world, item)
        elif isinstance(item, KeptFile):
            url = f"{world.cdn_url}/attachments/{item.id}/{item.filename}"
            file = Attachment(item.id, item.filename, item.description, item.data, url)
            world.uploads[item.id] = file
        elif isinstance(item, KeptEmoji):
            world.emojis[item.id] = Emoji(item.id, item.name, item.data)
        elif not item.deleted:
            _restore_message(world, item)
    sandbox.channel = next(place for place in world.channels.values() if place.kind == TEXT)


def _restore_place(sandbox: Sandbox, item: KeptPlace) -> None:
    world = sandbox.world
    world.application_id = item.bot
    world.bot = world.add_user(User(item.bot, "Herald", bot=True))
    world.owner = world.add_user(User(item.owner, "Owner", moderator=True))
    world.guild = replace(
        world.guild,
        id=item.guild,
        owner_id=item.owner,
        bot_role_id=item.bot_role,
        moderator_role_id=item.moderator_role,
    )
    world.guilds = {world.guild.id: world.guild}


def _restore_channel(world: World, item: KeptChannel) -> None:
    parent = None if item.parent is None else world.channels[item.parent]
    recipient = None if item.recipient is None else world.users[item.recipient]
    guild = None if item.kind == DM else world.guild
    channel = Channel(item.id, item.name, item.kind, guild, parent, recipient, item.denied)
    channel.archived, channel.locked = item.archived, item.locked
    channel.members = set(item.members)
    world.channels[item.id] = channel


def _restore_message(world: World, item: KeptMessage) -> None:
    message = Message(
        id=item.id,
        thread=world.channels.get(item.id),
        channel=world.channels[item.channel],
        author_id=item.author,
        created_at=item.created_at,
        body=Body(
            content=item.content,
            embeds=item.embeds,
            components=item.components,
            attachments=[world.uploads[file] for file in item.files],
            v2=item.v2,
            mentions=item.mentions,
        ),
        nonce=item.nonce,
        interaction=item.interaction,
        command=item.command,
        reference_id=item.reference,
        edited_at=item.edited_at,
        pinned=item.pinned,
        pinged=item.pinged,
    )
    world.adopt(message)
