"""A Discord on loopback, to which the real discord.py connects and in which tests play people."""

import asyncio
import json
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

import discord
from aiohttp import web

from bot.sandbox import parts
from bot.sandbox.api import limits
from bot.sandbox.api.application_emojis import ApplicationEmojis
from bot.sandbox.api.faults import CUT, Fault, Faults
from bot.sandbox.api.gateway import Gateway
from bot.sandbox.api.interactions import ALREADY_ACKNOWLEDGED, Interactions
from bot.sandbox.api.rest import Rest
from bot.sandbox.api.wire import Call, Recorded, Route, read_call
from bot.sandbox.errors import ApiError
from bot.sandbox.model import TEXT, Channel, Guild, Message, Role
from bot.sandbox.people import Person
from bot.sandbox.world import World

API = "/api/v10"
REMEMBERED_REQUESTS = 20_000
RATE_LIMIT = {
    "X-RateLimit-Limit": "50",
    "X-RateLimit-Remaining": "49",
    "X-RateLimit-Reset-After": "1.000",
}
"""Never in the way: rate limits are tested by faults."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Seen:
    """One version of one public message: all its strings, and the bytes of its files."""

    message: Message
    text: str
    files: tuple[bytes, ...]


class Sandbox:
    """An in-memory Discord with one bot. Its state outlives the bot's process."""

    def __init__(
        self, *, port: int = 0, clock: Callable[[], float] = time.time, locale: str = "en-US"
    ) -> None:
        self.token = "sandbox-token"
        self.clock = clock
        self.patience = 10.0
        """How many seconds people wait for a deferred answer before they look away."""
        self.world = World(clock, locale)
        self.gateway = Gateway(self.world, self.token)
        self.interactions = Interactions(self.world, self.gateway)
        self.faults = Faults()
        self.requests: list[Recorded] = []
        self.violations: list[tuple[Recorded, ApiError]] = []
        self.channel = self.world.add_channel("table")
        self.url = ""
        self.app = web.Application(client_max_size=2 * limits.REQUEST_BYTES)
        self._port = port
        self._runner: web.AppRunner | None = None
        for route in [
            *Rest(self.world, self.gateway).routes(),
            *ApplicationEmojis(self.world).routes(),
            *self.interactions.routes(),
        ]:
            self.app.router.add_route(route.method, API + route.path, self._endpoint(route))
        unknown = Route("*", API + "/{tail:.*}", self._unknown_endpoint, needs_token=False)
        self.app.router.add_get("/gateway", self.gateway.handle)
        self.app.router.add_get("/cdn/attachments/{attachment}/{name}", self._download)
        self.app.router.add_route("*", unknown.path, self._endpoint(unknown))

    async def start(self) -> None:
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self._port)
        await site.start()
        host = f"127.0.0.1:{self._runner.addresses[0][1]}"
        self.url = f"http://{host}{API}"
        self.world.cdn_url = f"http://{host}/cdn"
        self.gateway.url = f"ws://{host}/gateway"

    async def close(self) -> None:
        await self.gateway.close()
        if self._runner:
            await self._runner.cleanup()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    # The place and its people

    @property
    def guild(self) -> Guild:
        return self.world.guild

    def add_user(
        self,
        name: str,
        *,
        locale: str | None = None,
        dms_open: bool = True,
        moderator: bool = False,
    ) -> Person:
        """Add a person, who speaks the guild's language if none is named; return them."""
        person = Person(
            id=self.world.new_id(),
            name=name,
            locale=locale or self.guild.locale,
            dms_open=dms_open,
            moderator=moderator,
            sandbox=self,
        )
        self.world.add_user(person)
        return person

    def add_role(self, name: str, *members: Person) -> Role:
        """Add a role on the first server that these people have; return it."""
        role = self.world.add_role(self.guild, name)
        for member in members:
            member.roles.add(role.id)
        return role

    @property
    def everyone(self) -> Role:
        """Return the role that everybody on the first server has."""
        return Role(self.guild.id, "@everyone")

    def add_server(self, name: str, locale: str = "en-US") -> Guild:
        """Add a server with the bot in it; return it. It has no channel yet."""
        return self.world.add_guild(name, locale)

    def add_channel(self, name: str, kind: int = TEXT, server: Guild | None = None) -> Channel:
        """Add a channel, to the first server if none is named; return it."""
        return self.world.add_channel(name, kind, server)

    def add_thread(
        self, channel: Channel, name: str, *members: Person, private: bool = False
    ) -> Channel:
        """Add a thread of people's, or a post if the channel is a forum; return it."""
        thread = self.world.add_thread(channel, name, private=private)
        for member in members:
            self.world.add_to_thread(thread, member)
        return thread

    def deny(self, channel: Channel, *permissions: str) -> None:
        """Take permissions away from the bot in a channel, named as in discord.Permissions."""
        denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
        self.world.set_denied(channel, (channel.parent or channel).denied | denied)

    def allow(self, channel: Channel, *permissions: str) -> None:
        """Give back what `deny` took."""
        allowed = discord.Permissions(**dict.fromkeys(permissions, True)).value
        self.world.set_denied(channel, (channel.parent or channel).denied & ~allowed)

    def archive(self, thread: Channel) -> None:
        """Archive a thread, as days of silence do: one can write to it, but edit nothing in it."""
        self.world.set_thread(thread, archived=True, locked=thread.locked)

    def lock(self, thread: Channel, locked: bool = True) -> None:
        """Lock a thread, as a moderator does."""
        self.world.set_thread(thread, archived=thread.archived, locked=locked)

    def set_server(self, *, locale: str, community: bool) -> None:
        """Change the server's settings; on Discord only a Community can choose its locale."""
        self.world.set_locale(self.guild, locale, community=community)

    def remove_bot(self) -> None:
        """Remove the bot from the first server."""
        self.world.set_membership(self.guild, False)

    def invite_bot(self) -> None:
        """Invite the bot to the first server again."""
        self.world.set_membership(self.guild, True)

    # Watching

    @property
    def connected(self) -> bool:
        """Return whether a bot is identified and listening at this moment."""
        return self.gateway.connected

    async def ready(self, timeout: float = 60.0) -> None:  # noqa: ASYNC109
        """Wait until a bot is connected, and commands are registered. Raises TimeoutError.

        Commands outlive the bot: after a restart, connected is enough.
        """
        await self.wait_for(lambda: self.connected and any(self.world.commands.values()), timeout)

    async def wait_for(self, condition: Callable[[], Any], timeout: float = 30.0) -> None:  # noqa: ASYNC109
        """Wait for a condition, looked at whenever anything changes here. Raises TimeoutError."""
        await self.world.wait_for(condition, timeout)

    def everything_public(self) -> list[Seen]:
        """Return every version of every message that others could see, deleted ones too."""
        return [
            Seen(
                message,
                "\n".join(
                    [
                        body.content,
                        *parts.strings(body.embeds),
                        *parts.strings(body.components),
                        *(a.filename for a in body.attachments),
                        *(a.description or "" for a in body.attachments),
                    ]
                ),
                tuple(a.data for a in body.attachments),
            )
            for message in self.world.messages.values()
            if message.channel.in_guild and not message.ephemeral_for
            for body in message.bodies
        ]

    # The gateway's troubles

    async def drop_gateway(self, *, resume: bool = True) -> None:
        """Close the bot's socket. Without resume, its session is invalid when it comes back."""
        await self.gateway.drop(resume=resume)

    def ask_reconnect(self) -> None:
        """Tell the bot to reconnect by itself (op 7), as Discord does every few hours."""
        self.gateway.ask_reconnect()

    # HTTP

    def _endpoint(self, route: Route) -> Callable[[web.Request], Any]:
        async def endpoint(request: web.Request) -> web.StreamResponse:
            path = request.path.removeprefix(API)
            fault = self.faults.take(request.method, path)
            if fault and fault.delay:
                await asyncio.sleep(fault.delay)
            record = Recorded(request.method, path, None, [], 0, self.clock())
            if fault is None or fault.status is None:
                response = await self._answer(route, request, record)
            else:
                if fault.after:
                    await self._answer(route, request, record)
                else:
                    await request.read()
                response = _faulty(fault)
            response.headers.update(RATE_LIMIT | {"X-RateLimit-Bucket": route.method + route.path})
            cut = fault is not None and fault.status == CUT
            record.status = CUT if cut else response.status
            self.requests.append(record)
            del self.requests[:-REMEMBERED_REQUESTS]
            self.world.tell("request", record)
            if cut and request.transport:
                request.transport.abort()
            return response

        return endpoint

    async def _answer(self, route: Route, request: web.Request, record: Recorded) -> web.Response:
        try:
            authorization = request.headers.get("Authorization")
            if route.needs_token and authorization != f"Bot {self.token}":
                raise ApiError(401, 0, "401: Unauthorized")
            call = await read_call(request, record.path)
            record.json = call.body
            record.files = [upload.filename for upload in call.files.values()]
            answer = await route.handler(call)
            if call.deprecated:
                self.violations.append((record, ApiError(200, 0, call.deprecated)))
        except ApiError as error:
            return self._refused(record, error)
        except Exception as error:
            if request.transport is None or request.transport.is_closing():
                return web.Response(status=400)  # The bot died while it was sending.
            log.exception("sandbox: %s %s could not be handled", record.method, record.path)
            text = f"The sandbox cannot read this request: {error!r}"
            return self._refused(record, ApiError(400, 0, text, violation=True))
        return web.Response(status=204) if answer is None else _json(answer)

    def _refused(self, record: Recorded, error: ApiError) -> web.Response:
        lost = error.code == ALREADY_ACKNOWLEDGED and self.faults.hid_answer_to(record.path)
        if error.violation and not lost:
            self.violations.append((record, error))
        return _json(error.body(), status=error.status, headers=_headers(error.retry_after))

    async def _unknown_endpoint(self, call: Call) -> None:
        text = f"404: the sandbox has no {call.method} {call.path}"
        raise ApiError(404, 0, text, violation=True)

    async def _download(self, request: web.Request) -> web.Response:
        upload = self.world.uploads.get(int(request.match_info["attachment"]))
        if upload is None or upload.filename != request.match_info["name"]:
            raise web.HTTPNotFound
        return web.Response(body=upload.data, content_type="application/octet-stream")


def _json(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """Return a JSON response. discord.py reads it only if the content type names no charset."""
    data = json.dumps(body).encode()
    return web.Response(body=data, status=status, headers=headers, content_type="application/json")


def _faulty(fault: Fault) -> web.Response:
    body: dict[str, Any] = {"message": f"injected fault {fault.status}", "code": fault.code}
    if fault.status == 429:
        body |= {"retry_after": fault.retry_after, "global": False}
        return _json(body, status=429, headers=_headers(fault.retry_after))
    return _json(body, status=fault.status or 500)


def _headers(retry_after: float | None) -> dict[str, str] | None:
    """Return the headers of a 429, or None for any other answer. Without Via, discord.py would take
    it for a ban by Cloudflare."""
    if retry_after is None:
        return None
    return {"Via": "1.1 sandbox", "Retry-After": str(retry_after)}
