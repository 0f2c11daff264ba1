"""The page on which one person can be several players: its files, its live view, its actions."""

import asyncio
import contextlib
import json
import mimetypes
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

from aiohttp import web

from bot.sandbox.errors import SandboxError
from bot.sandbox.model import Message
from bot.sandbox.parts import Json
from bot.sandbox.people import Person
from bot.sandbox.server import Sandbox
from bot.sandbox.web import view
from bot.sandbox.web.acting import Acting
from bot.sandbox.web.guard import only_this_machine, secure
from bot.sandbox.world import Change

FILES = Path(__file__).parent / "page"
TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
PICTURES = ("image/png", "image/jpeg", "image/webp", "image/gif")
PING_SECONDS = 20.0
LOOK_AGAIN = 0.05
"""Seconds after a change until it is asked who owes a decision: changes come in bursts."""

Owes = Callable[[int], Awaitable[bool]]


class Window:
    """One browser window, in which somebody is one person. Sending never waits."""

    def __init__(self, who: Person, socket: web.WebSocketResponse) -> None:
        self.who = who
        self.socket = socket
        self._outgoing: asyncio.Queue[Json] = asyncio.Queue()

    def send(self, kind: str, **content: object) -> None:
        self._outgoing.put_nowait({"kind": kind, **content})

    async def write(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                await self.socket.send_str(json.dumps(await self._outgoing.get()))


class Page:
    """Adds the page to a sandbox that is not started yet. `owes` tells whose turn it is."""

    def __init__(self, sandbox: Sandbox, owes: Owes) -> None:
        self._sandbox = sandbox
        self._world = sandbox.world
        self._owes = owes
        self._owing: set[int] = set()
        self._changed = asyncio.Event()
        self._windows: set[Window] = set()
        self._acting = Acting(sandbox)
        self._world.listeners.append(self._on_change)
        app = sandbox.app
        app.middlewares.append(only_this_machine)
        app.cleanup_ctx.append(self._looking_who_owes)
        app.on_shutdown.append(self._close_windows)
        app.router.add_get("/", self._index)
        app.router.add_get("/page/live", self._live)
        app.router.add_post("/page/act/{what}", self._act)
        app.router.add_get(r"/page/files/{file:\d+}/{name}", self._file)
        app.router.add_get(r"/page/emojis/{emoji:\d+}", self._emoji)
        app.router.add_get("/page/{name}", self._static)

    # Files

    async def _index(self, request: web.Request) -> web.Response:
        return self._shipped("index.html", request)

    async def _static(self, request: web.Request) -> web.Response:
        return self._shipped(request.match_info["name"], request)

    def _shipped(self, name: str, request: web.Request) -> web.Response:
        path = FILES / name
        if path.parent != FILES or path.suffix not in TYPES or not path.is_file():
            raise web.HTTPNotFound
        response = web.Response(
            body=path.read_bytes(), content_type=TYPES[path.suffix], charset="utf-8"
        )
        response.headers["Cache-Control"] = "no-cache"
        secure(response, request.host)
        return response

    async def _file(self, request: web.Request) -> web.Response:
        """Serve an attachment. Only pictures are shown: anything else is a download, whatever type
        it claims to be."""
        upload = self._world.uploads.get(int(request.match_info["file"]))
        if upload is None or upload.filename != request.match_info["name"]:
            raise web.HTTPNotFound
        kind, _ = mimetypes.guess_type(upload.filename)
        shown = kind in PICTURES
        response = web.Response(
            body=upload.data,
            content_type=kind if kind and shown else "application/octet-stream",
            headers={"Cache-Control": "private, max-age=31536000, immutable"},
        )
        if not shown:
            response.headers["Content-Disposition"] = "attachment"
        secure(response, request.host)
        return response

    async def _emoji(self, request: web.Request) -> web.Response:
        emoji = self._world.emojis.get(int(request.match_info["emoji"]))
        if emoji is None:
            raise web.HTTPNotFound
        response = web.Response(
            body=emoji.data,
            content_type="image/png",
            headers={"Cache-Control": "private, max-age=31536000, immutable"},
        )
        secure(response, request.host)
        return response

    # Actions

    async def _act(self, request: web.Request) -> web.Response:
        if request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType
        try:
            done = await self._acting.act(request.match_info["what"], await request.json())
        except SandboxError as error:
            return web.json_response({"error": str(error)}, status=409)
        except json.JSONDecodeError as error:
            raise web.HTTPBadRequest from error
        return web.json_response(done)

    # The live view

    async def _live(self, request: web.Request) -> web.StreamResponse:
        who = self._named(request.query.get("as", ""))
        socket = web.WebSocketResponse(heartbeat=PING_SECONDS, timeout=1.0)
        try:
            await socket.prepare(request)
        except ConnectionError:
            return web.Response()  # the window was closed while it opened
        window = Window(who, socket)
        self._show_all(window)
        self._windows.add(window)
        writing = asyncio.create_task(window.write())
        try:
            async for _ in socket:
                pass  # the page acts by requests
        finally:
            self._windows.discard(window)
            writing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writing
        return socket

    def _named(self, name: str) -> Person:
        """Return the person of that name, else the first. Names survive a restart, ids do not."""
        known = view.people(self._world)
        fitting = [who for who in known if who.name.casefold() == name.casefold()]
        if not known:
            raise web.HTTPNotFound(text="There is nobody to be yet.")
        return (fitting or known)[0]

    def _show_all(self, window: Window) -> None:
        who = window.who
        window.send(
            "view",
            me=str(who.id),
            bot=str(self._world.bot.id),
            online=self._sandbox.connected,
            people=self._people(),
            places=view.places(self._world, who),
            roles=view.roles(self._world),
            commands=view.commands(self._world, who),
            messages=view.messages(self._world, who),
        )

    def _people(self) -> list[Json]:
        known = view.people(self._world)
        return [view.person(who, owes=who.id in self._owing) for who in known]

    def _on_change(self, change: Change) -> None:
        self._changed.set()
        for window in self._windows:
            if change.what.startswith("message_"):
                self._show_message(window, change.item)
            elif change.what.startswith(("channel_", "thread_", "dm_")):
                window.send("places", places=view.places(self._world, window.who))
            elif change.what.startswith("user_"):
                window.send("people", people=self._people())
            elif change.what == "commands":
                window.send("commands", commands=view.commands(self._world, window.who))
            elif change.what == "gateway":
                window.send("online", online=self._sandbox.connected)

    def _show_message(self, window: Window, message: Message) -> None:
        others = (message.channel.recipient, message.ephemeral_for)
        if any(other not in (None, window.who) for other in others):
            return
        if message.deleted:
            window.send("gone", id=str(message.id), channel_id=str(message.channel.id))
        else:
            window.send("message", message=view.message(self._world, message))

    async def _looking_who_owes(self, _: web.Application) -> AsyncIterator[None]:
        looking = asyncio.create_task(self._look_who_owes())
        yield
        looking.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await looking

    async def _look_who_owes(self) -> None:
        while True:
            await self._changed.wait()
            await asyncio.sleep(LOOK_AGAIN)
            self._changed.clear()
            known = view.people(self._world)
            owing = {who.id for who in known if await self._owes(who.id)}
            if owing != self._owing:
                self._owing = owing
                for window in self._windows:
                    window.send("people", people=self._people())

    async def _close_windows(self, _: web.Application) -> None:
        await asyncio.gather(*(window.socket.close() for window in self._windows))
