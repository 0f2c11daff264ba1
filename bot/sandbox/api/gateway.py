"""The websocket over which the bot hears what happens."""

import asyncio
import contextlib
import json
import uuid
import zlib
from collections import deque
from typing import Any

from aiohttp import WSMsgType, web

from bot.sandbox.api import payloads
from bot.sandbox.model import Channel, Guild
from bot.sandbox.parts import Json
from bot.sandbox.world import Change, World

HEARTBEAT_MS = 41_250
REPLAYED_EVENTS = 10_000
DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME = 0, 1, 2, 3, 6
RECONNECT, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 9, 10, 11
UNKNOWN_OPCODE, BAD_TOKEN, PRIVILEGED_INTENTS, GOING_AWAY, DROPPED = 4001, 4004, 4014, 1001, 4000

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1 << 0, 1 << 9, 1 << 12
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
"""Members, presences, message content: not granted to the sandbox's application."""

PLACES = (
    "channel_create",
    "channel_update",
    "channel_delete",
    "thread_create",
    "thread_update",
    "thread_delete",
)


class Connection:
    """One socket. Sending never waits: a task of its own writes in order."""

    def __init__(self, socket: web.WebSocketResponse, *, compress: bool) -> None:
        self.socket = socket
        self._compressor = zlib.compressobj() if compress else None
        self._outgoing: asyncio.Queue[Json] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, op: int, data: Any = None, **more: Any) -> None:
        self._outgoing.put_nowait({"op": op, "d": data, "s": None, "t": None} | more)

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                text = json.dumps(await self._outgoing.get())
                if self._compressor:
                    data = self._compressor.compress(text.encode())
                    await self.socket.send_bytes(data + self._compressor.flush(zlib.Z_SYNC_FLUSH))
                else:
                    await self.socket.send_str(text)

    async def stop(self) -> None:
        self._writer.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._writer


class Session:
    """What survives a lost socket: the numbered events, for RESUME."""

    def __init__(self, intents: int, shard: tuple[int, int]) -> None:
        self.id = uuid.uuid4().hex
        self.intents = intents
        self.shard, self.of_shards = shard
        self.connection: Connection | None = None
        self.events: deque[Json] = deque(maxlen=REPLAYED_EVENTS)
        self.sequence = 0

    def hears_of(self, guild: Guild | None) -> bool:
        """Return whether its shard is told what happens there: DMs belong to the first one.
        docs.discord.com, events/gateway, "Sharding"."""
        return self.shard == ((guild.id >> 22) % self.of_shards if guild else 0)

    def dispatch(self, event: str, data: Json) -> None:
        self.sequence += 1
        self.events.append({"data": data, "s": self.sequence, "t": event})
        if self.connection:
            self.connection.send(DISPATCH, **self.events[-1])

    def resume(self, connection: Connection, since: int) -> None:
        self.connection = connection
        for event in self.events:
            if event["s"] > since:
                connection.send(DISPATCH, **event)
        self.dispatch("RESUMED", {})


class Gateway:
    def __init__(self, world: World, token: str) -> None:
        self.url = ""
        self.recommended_shards = 1
        self._world = world
        self._token = token
        self._sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()
        world.listeners.append(self._on_change)

    @property
    def connected(self) -> bool:
        """Return whether a bot is identified and listening at this moment."""
        return any(session.connection for session in self._sessions.values())

    @property
    def shards(self) -> set[int]:
        """Return which shards are identified and listening at this moment."""
        return {session.shard for session in self._sessions.values() if session.connection}

    def dispatch(self, event: str, data: Json, guild: Guild | None, *, intent: int = 0) -> None:
        """Send what happens in a server, or in DMs if it is None, to every session of its shard
        that asked for its kind; 0 means to all."""
        for session in self._sessions.values():
            if session.hears_of(guild) and (not intent or session.intents & intent):
                session.dispatch(event, data)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(timeout=1.0, max_msg_size=0)
        await socket.prepare(request)
        compress = request.query.get("compress") == "zlib-stream"
        connection = Connection(socket, compress=compress)
        self._connections.add(connection)
        connection.send(HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    close_code = self._receive(connection, json.loads(frame.data))
                    if close_code:
                        await socket.close(code=close_code)
        finally:
            self._connections.discard(connection)
            self._detach(connection)
            await connection.stop()
        return socket

    def _receive(self, connection: Connection, frame: Json) -> int | None:
        """Act on what the bot sent; return the code to close the socket with, if any."""
        op, data = frame["op"], frame["d"]
        if op == HEARTBEAT:
            connection.send(HEARTBEAT_ACK)
        elif op == IDENTIFY:
            return self._identify(connection, data)
        elif op == RESUME:
            return self._resume(connection, data)
        elif op != PRESENCE:
            return UNKNOWN_OPCODE
        return None

    def _identify(self, connection: Connection, data: Json) -> int | None:
        if data["token"] != self._token:
            return BAD_TOKEN
        if data["intents"] & PRIVILEGED:
            return PRIVILEGED_INTENTS
        self._sessions = {key: old for key, old in self._sessions.items() if old.connection}
        session = Session(data["intents"], data.get("shard") or (0, 1))
        session.connection = connection
        self._sessions[session.id] = session
        world = self._world
        joined = [it for it in world.guilds.values() if it.bot_is_member and session.hears_of(it)]
        ready = {
            "v": 10,
            "user": payloads.user(world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in joined],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": [session.shard, session.of_shards],
            "application": {"id": str(world.application_id), "flags": 0},
        }
        session.dispatch("READY", ready)
        for guild in joined if session.intents & GUILDS else []:
            session.dispatch("GUILD_CREATE", payloads.guild_create(world, guild))
        world.tell("gateway")
        return None

    def _resume(self, connection: Connection, data: Json) -> int | None:
        if data["token"] != self._token:
            return BAD_TOKEN
        session = self._sessions.get(data["session_id"])
        if session is None:
            connection.send(INVALID_SESSION, False)
        else:
            session.resume(connection, data["seq"])
            self._world.tell("gateway")
        return None

    def _detach(self, connection: Connection) -> None:
        for session in self._sessions.values():
            if session.connection is connection:
                session.connection = None
        self._world.tell("gateway")

    async def drop(self, *, resume: bool) -> None:
        """Close every socket; without resume the sessions are forgotten too."""
        if not resume:
            self._sessions.clear()
        await self._close_all(DROPPED)

    def ask_reconnect(self) -> None:
        for connection in self._connections:
            connection.send(RECONNECT)

    async def close(self) -> None:
        await self._close_all(GOING_AWAY)

    async def _close_all(self, code: int) -> None:
        closing = [connection.socket.close(code=code) for connection in self._connections]
        await asyncio.gather(*closing)

    def _on_change(self, change: Change) -> None:
        world, item = self._world, change.item
        if change.what.startswith("message_"):
            if item.ephemeral_for:
                return
            intent = GUILD_MESSAGES if item.channel.in_guild else DIRECT_MESSAGES
            payload = payloads.message_event(world, item)
            if change.what == "message_delete":
                named = ("id", "channel_id", "guild_id")
                payload = {key: payload[key] for key in named if key in payload}
            self.dispatch(change.what.upper(), payload, item.channel.guild, intent=intent)
        elif change.what in PLACES:
            if item.home.bot_is_member and (not item.is_thread or world.bot_sees(item)):
                payload = payloads.channel(world, item)
                if change.what == "thread_create":
                    payload["newly_created"] = True
                self.dispatch(change.what.upper(), payload, item.guild, intent=GUILDS)
        elif change.what in ("thread_join", "thread_leave"):
            self._own_membership(item, joined=change.what == "thread_join")
        elif change.what == "guild_create":  # one that is new says nothing of being unavailable
            payload = payloads.guild_create(world, item)
            del payload["unavailable"]
            self.dispatch("GUILD_CREATE", payload, item, intent=GUILDS)
        elif change.what == "guild_delete":
            self.dispatch("GUILD_DELETE", {"id": str(item.id)}, item, intent=GUILDS)
        elif change.what == "guild_update":
            self.dispatch("GUILD_UPDATE", payloads.guild(world, item), item, intent=GUILDS)
        elif change.what == "guild_role_create":
            payload = {"guild_id": str(item.id), "role": payloads.roles(world, item)[-1]}
            self.dispatch("GUILD_ROLE_CREATE", payload, item, intent=GUILDS)
        elif change.what == "guild_role_update":
            role = next(role for role in payloads.roles(world, item) if role["managed"])
            payload = {"guild_id": str(item.id), "role": role}
            self.dispatch("GUILD_ROLE_UPDATE", payload, item, intent=GUILDS)

    def _own_membership(self, thread: Channel, *, joined: bool) -> None:
        """Tell the bot that it was added to a thread, perhaps one it did not see, or removed.

        Events about other people need the intent for members. docs.discord.com, topics/threads.
        """
        world, guild = self._world, thread.home
        payload: Json = {
            "id": str(thread.id),
            "guild_id": str(guild.id),
            "member_count": len(thread.members),
        }
        if joined:
            payload["added_members"] = [payloads.thread_member(thread, world.bot)]
        else:
            payload["removed_member_ids"] = [str(world.bot.id)]
        self.dispatch("THREAD_MEMBERS_UPDATE", payload, guild, intent=GUILDS)
        if joined:
            self.dispatch("THREAD_CREATE", payloads.channel(world, thread), guild, intent=GUILDS)
