"""Checks what Discord says of the token, the application and its servers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp
import discord

from bot import invitation
from bot.app import point_discord_at
from bot.config import Config
from bot.operations.doctor.finding import Finding

CLOCK_SECONDS = 10  # by which the clock may be off
ANSWER_SECONDS = 10
GUILDS = 200  # servers that Discord tells at once


@dataclass(frozen=True)
class Reply:
    status: int
    body: Any
    ahead: float | None  # seconds by which our clock is ahead of Discord's


async def at_discord(found: Config, clock: Callable[[], float]) -> AsyncIterator[Finding]:
    if not found.token:
        todo = "To play on Discord, put one behind DISCORD_TOKEN= in .env (README, Run it)."
        yield Finding("Token", "none is set", todo)
        return
    if not found.token.isascii() or not found.token.isprintable() or " " in found.token:
        todo = "Copy it again from the developer portal (Bot > Reset Token)."
        yield Finding("Token", "it has characters that no token has", todo)
        return
    if found.discord_url:
        point_discord_at(found.discord_url)
    headers = {
        "Authorization": f"Bot {found.token}",
        "User-Agent": f"DiscordBot (https://discordpy.readthedocs.io, {discord.__version__})",
    }
    timeout = aiohttp.ClientTimeout(total=ANSWER_SECONDS)
    try:
        async with aiohttp.ClientSession(headers=headers, timeout=timeout) as session:
            me = await get(session, clock, "/users/@me")
            app = await get(session, clock, "/applications/@me")
            yield token(me, app)
            if me.ahead is not None:
                yield timepiece(me.ahead)
            if me.status == app.status == 200:
                yield interactions(app.body)
                link = invitation.invitation(app.body["id"])
                yield Finding("Invitation", f"{link} brings Herald to a server")
                for finding in servers(await all_guilds(session, clock), link):
                    yield finding
    except (aiohttp.ClientError, OSError) as error:  # a timeout is one, too
        todo = "Check the network and the firewall, and that HERALD_DISCORD_URL is empty."
        yield Finding("Discord", f"cannot be reached ({type(error).__name__})", todo)


async def get(session: aiohttp.ClientSession, clock: Callable[[], float], path: str) -> Reply:
    before = clock()
    async with session.get(discord.http.Route.BASE + path) as response:
        between = (before + clock()) / 2
        date = response.headers.get("Date")
        ahead = between - parsedate_to_datetime(date).timestamp() if date else None
        body = await response.json() if response.ok else None
        return Reply(response.status, body, ahead)


def token(me: Reply, app: Reply) -> Finding:
    if me.status == 401:
        todo = "Copy it again from the developer portal (Bot > Reset Token) into .env."
        return Finding("Token", "Discord refuses it", todo)
    for reply in (me, app):
        if reply.status != 200:
            todo = "Try again in some minutes; Discord's own state is on discordstatus.com."
            return Finding("Token", f"Discord answers with status {reply.status}", todo)
    if app.body.get("bot_require_code_grant"):
        todo = "Switch it off on the developer portal, under Bot: nobody can invite Herald with it."
        return Finding("Token", "the application requires an OAuth2 code grant", todo)
    said = f"accepted, the bot is {me.body['username']}; no privileged intent is needed"
    return Finding("Token", said)


def interactions(app: dict[str, Any]) -> Finding:
    if url := app.get("interactions_endpoint_url"):
        todo = (
            "Remove the Interactions Endpoint URL on the developer portal, under General "
            "Information: as long as it is set, no command and no button reaches Herald."
        )
        return Finding("Interactions", f"Discord sends them to {url}", todo)
    return Finding("Interactions", "come by the gateway")


def timepiece(ahead: float) -> Finding:
    if abs(ahead) > CLOCK_SECONDS:
        said = f"{abs(ahead):.0f} s {'ahead of' if ahead > 0 else 'behind'} Discord's"
        todo = "Let this machine set its clock from the network (timedatectl set-ntp true)."
        return Finding("Clock", said, todo)
    return Finding("Clock", "agrees with Discord's")


async def all_guilds(
    session: aiohttp.ClientSession, clock: Callable[[], float]
) -> list[dict[str, Any]]:
    guilds: list[dict[str, Any]] = []
    after = "0"
    while True:
        path = f"/users/@me/guilds?limit={GUILDS}&after={after}"
        reply = await get(session, clock, path)
        if reply.status != 200:
            raise aiohttp.ClientError
        guilds += reply.body
        if len(reply.body) < GUILDS:
            return guilds
        after = reply.body[-1]["id"]


def servers(guilds: list[dict[str, Any]], link: str) -> Iterator[Finding]:
    """Yield how many servers Herald is on, and each on which it lacks a permission."""
    if not guilds:
        yield Finding("Servers", "Herald is on none", f"Invite it: {link}")
        return
    yield Finding("Servers", f"Herald is on {len(guilds)}")
    for guild in guilds:
        granted = discord.Permissions(int(guild["permissions"]))
        lacking = [
            name.replace("_", " ")
            for name in invitation.ALL
            if not (granted.administrator or getattr(granted, name))
        ]
        if lacking:
            todo = f"Allow it to Herald's role in the server's settings, or invite it anew: {link}"
            yield Finding(f"Server {guild['name']}", f"Herald may not {', '.join(lacking)}", todo)
