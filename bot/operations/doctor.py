"""Is everything as Herald needs it? One line for each thing, with what to do where it is not."""

from __future__ import annotations

import os
import shutil
import sys
import time
import unicodedata
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from functools import cache
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import aiohttp
import discord
from fluent.syntax import ast as ftl

import games
from bot import config, invitation, language
from bot.app import point_discord_at
from bot.config import Config
from bot.errors import ConfigError, DatabaseError
from bot.language.catalogs import parsed, parts
from bot.language.texts import FALLBACK, languages
from bot.store.database import migrations
from bot.store.file import open_to_others
from bot.store.inspection import Inspection, inspect
from bot.version import __version__
from games import GAMES
from renderers.kit import fonts

CATALOGS = Path(language.__file__).parent
OLDEST_PYTHON = (3, 11)
CLOCK_SECONDS = 10  # by which the clock may be off
UNSENT_SECONDS = 3600  # for which a message may wait
FREE_BYTES = 200_000_000
ANSWER_SECONDS = 10
GUILDS = 200  # servers that Discord tells at once
ZONE = "Europe/Paris"
AS_ITS_USER = "Run this as the user that runs Herald."


@dataclass(frozen=True)
class Finding:
    about: str
    said: str
    todo: str = ""  # empty: all is well

    def __str__(self) -> str:
        return f"{'✗' if self.todo else '✓'} {self.about}: {self.said}. {self.todo}".strip()


async def examine(
    environ: Mapping[str, str], env_file: Path, clock: Callable[[], float] = time.time
) -> AsyncIterator[Finding]:
    yield Finding("Herald", __version__)
    yield python(sys.version_info[:3])
    found: Config | None = None
    try:
        found = config.load(environ, env_file)
    except ConfigError as error:
        yield Finding("Settings", str(error).removesuffix("."), "Correct it, then run this again.")
    else:
        yield settings(found, environ, env_file)
    for check in (texts, lettering, zones):
        yield check()
    if found is not None:
        for finding in database(found.database, clock()):
            yield finding
        async for finding in at_discord(found, clock):
            yield finding


def python(version: tuple[int, ...]) -> Finding:
    name = ".".join(map(str, version))
    if version < OLDEST_PYTHON:
        wanted = ".".join(map(str, OLDEST_PYTHON))
        return Finding("Python", name, f"Herald needs {wanted} or later: make .venv anew with it.")
    return Finding("Python", name)


def settings(found: Config, environ: Mapping[str, str], env_file: Path) -> Finding:
    written = config.read_env_file(env_file)
    given = [*written, *(name for name in environ if name.startswith("HERALD_"))]
    unknown = sorted(set(given) - set(config.NAMES))
    if unknown:
        todo = f"The names are in .env.example: {', '.join(config.NAMES)}."
        return Finding("Settings", f"nobody reads {', '.join(unknown)}", todo)
    if found.lang not in languages():
        todo = f"Put one of these: {', '.join(languages())}."
        return Finding("Settings", f"HERALD_LANG is {found.lang}", todo)
    where = str(env_file.absolute()) if env_file.is_file() else "the environment; there is no .env"
    return Finding("Settings", f"from {where}")


# What comes with Herald


def texts() -> Finding:
    """Check that every language has every English message."""
    faults = []
    for folder in (CATALOGS, *(Path(games.__file__).parent / key for key in GAMES)):
        english = messages(folder / f"{FALLBACK}.ftl")
        for lang in languages():
            missing = english - messages(folder / f"{lang}.ftl")
            if missing:
                faults.append(f"{folder.name}/{lang}.ftl lacks {len(missing)}")
    if faults:
        return Finding("Languages", ", ".join(faults), "Install Herald again.")
    return Finding("Languages", f"{', '.join(languages())}, complete")


@cache
def messages(catalog: Path) -> frozenset[str]:
    if not catalog.is_file():
        return frozenset()
    entries = [entry for part in parts(catalog) for entry in parsed(part).body]
    return frozenset(entry.id.name for entry in entries if isinstance(entry, ftl.Message))


def lettering() -> Finding:
    """Check that the fonts load and have every character of the catalogs.

    Emoji are left out: only messages have them, and Discord shows those in its own font.
    """
    catalogs = [*CATALOGS.glob("*.ftl"), *Path(games.__file__).parent.glob("*/*.ftl")]
    written = {char for path in catalogs for char in path.read_text(encoding="utf-8")}
    drawn = "".join(sorted(char for char in written if is_lettering(char)))
    try:
        lacking = {char for face in fonts.FACES for char in fonts.lacking(drawn, face)}
    except OSError as error:
        return Finding("Fonts", f"cannot be read: {error}", "Install Herald again.")
    if lacking:
        return Finding("Fonts", f"lack {' '.join(sorted(lacking))}", "Install Herald again.")
    return Finding("Fonts", f"show all {len(drawn)} characters")


def is_lettering(char: str) -> bool:
    return unicodedata.category(char) in ("Sm", "Sc") or unicodedata.category(char)[0] in "LNP"


def zones() -> Finding:
    try:
        ZoneInfo(ZONE)
    except ZoneInfoNotFoundError:
        return Finding("Time zones", "none", "Run .venv/bin/pip install tzdata.")
    return Finding("Time zones", "there")


# On this machine


def database(path: Path, now: float) -> Iterator[Finding]:
    try:
        yield from database_files(path, now)
    except PermissionError:  # it lies in a folder that is another user's
        yield Finding("Database", f"{path} is not yours to read", AS_ITS_USER)


def database_files(path: Path, now: float) -> Iterator[Finding]:
    folder = next(above for above in path.absolute().parents if above.exists())
    if not path.exists():
        if not os.access(folder, os.W_OK):
            todo = f"Give {folder} to the user that runs Herald, or change HERALD_DB."
            yield Finding("Database", f"{path} cannot be made", todo)
            return
        yield Finding("Database", f"{path} will be made at the first start")
        yield disk(folder, 0)
        return
    if not (os.access(path, os.W_OK) and os.access(folder, os.W_OK)):
        todo = f"{AS_ITS_USER.removesuffix('.')}, or give {folder} to that user."
        yield Finding("Database", f"{path} cannot be written", todo)
        return
    yield privacy(path)
    try:
        with inspect(path) as found:
            yield file(path, found)
            yield disk(folder, path.stat().st_size)
            yield outbox(found, now)
            yield from unopened(found)
    except DatabaseError as error:
        todo = "Check HERALD_DB; if the file is damaged, put a backup in its place."
        yield Finding("Database", f"{path} cannot be used: {error}", todo)


def file(path: Path, found: Inspection) -> Finding:
    newest = max(migrations())
    if damage := found.damage():
        return Finding("Database", f"{path} is damaged: {damage}", "Put a backup in its place.")
    version = found.schema()
    if version > newest:
        said = f"{path} has schema {version}, this Herald knows {newest}"
        return Finding("Database", said, "Install the newer Herald that wrote it.")
    schema = f"schema {version}" + (f", {newest} at the next start" if version < newest else "")
    return Finding("Database", f"{path}, {megabytes(path.stat().st_size)}, sound, {schema}")


def privacy(path: Path) -> Finding:
    """Check that no other user can open the database: it has the secrets of running games."""
    if found := open_to_others(path.resolve()):
        named = " ".join(map(str, found))
        todo = f"Start Herald again, or run chmod go= {named}."
        return Finding("Privacy", f"other users of this machine can open {named}", todo)
    return Finding("Privacy", "nobody else on this machine can open the database")


def disk(folder: Path, size: int) -> Finding:
    free = shutil.disk_usage(folder).free
    if free < max(FREE_BYTES, 2 * size):
        return Finding("Disk", f"only {megabytes(free)} free", f"Make room where {folder} is.")
    return Finding("Disk", f"{megabytes(free)} free")


def megabytes(size: int) -> str:
    return f"{size / 1_000_000:,.1f} MB"


def outbox(found: Inspection, now: float) -> Finding:
    count, oldest = found.unsent(), found.unsent_since()
    waits = 0 if oldest is None else now - oldest
    if waits > UNSENT_SECONDS:
        said = f"{count} messages are unsent, the oldest for {waits / 3600:.0f} h"
        todo = 'Is Herald running? If so, its log says why: look for "may not write".'
        return Finding("Outbox", said, todo)
    return Finding("Outbox", f"{count} messages wait to be sent")


def unopened(found: Inspection) -> Iterator[Finding]:
    """Yield a finding if there are running games that this version cannot open."""
    others = [
        f"{number} ({game}, version {version})"
        for number, game, version in found.running()
        if game not in GAMES or not GAMES[game].reads(version)
    ]
    if others:
        here = ", ".join(f"{key} {game.version}" for key, game in GAMES.items())
        todo = (
            f"This Herald has {here}. Run the one that saved them; or let their players close "
            "them with /table abandon and keep them with /table export."
        )
        yield Finding("Tables", f"cannot be opened: {', '.join(others)}", todo)


# At Discord


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
            yield Finding(f"Server {guild['name']}", f"it may not {', '.join(lacking)}", todo)
