"""Checks the database and what surrounds it on this machine."""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

import aiohttp

from bot.config import DatabaseAddress, ServerAddress
from bot.errors import ConfigError, DatabaseError, StoreError
from bot.operations.doctor.finding import Finding
from bot.store.engines.file import open_to_others, owned_by_others
from bot.store.engines.migrations import migrations
from bot.store.inspection import Inspection, in_use, inspect
from games import GAMES

UNSENT_SECONDS = 3600  # for which a message may wait
BACKUP_HOURS = 48  # that the last backup may be old
SECOND_BOT_HOURS = 24  # for which one that was seen is told of
HEALTH_SECONDS = 3
FREE_BYTES = 200_000_000
ROOT = 0  # whose folders may be shared by everybody
OTHER_PORT = "put another number behind HERALD_HEALTH_PORT= in .env."
AS_ITS_USER = "Run this as the user that runs Herald."


def database(address: DatabaseAddress, now: float) -> Iterator[Finding]:
    if isinstance(address, Path):
        yield from database_file(address, now)
    else:
        yield from database_server(address, now)


def database_server(address: ServerAddress, now: float) -> Iterator[Finding]:
    try:
        with inspect(address) as found:
            yield contents(address, found)
            if found.schema():
                yield from inside(address, found, now)
    except (ConfigError, StoreError) as error:
        yield Finding("Database", str(error).removesuffix("."), "Then run this again.")
    except DatabaseError as error:
        todo = "Check HERALD_DB, that the server runs, and that it lets this machine in."
        yield Finding("Database", f"{address} cannot be used: {error}", todo)


def database_file(path: Path, now: float) -> Iterator[Finding]:
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
    if strange := ownership(path, folder):
        yield strange
        return
    if not (os.access(path, os.W_OK) and os.access(folder, os.W_OK)):
        todo = f"{AS_ITS_USER.removesuffix('.')}, or give {folder} to that user."
        yield Finding("Database", f"{path} cannot be written", todo)
        return
    yield privacy(path)
    try:
        with inspect(path) as found:
            yield contents(path, found)
            yield disk(folder, path.stat().st_size)
            yield from inside(path, found, now)
    except DatabaseError as error:
        todo = "Check HERALD_DB; if the file is damaged, put a backup in its place."
        yield Finding("Database", f"{path} cannot be used: {error}", todo)


def inside(address: DatabaseAddress, found: Inspection, now: float) -> Iterator[Finding]:
    """Check what a database holds, and who uses it."""
    yield outbox(found, now)
    yield tables(found)
    yield backup(found, now)
    yield process(address, found, now)


def ownership(path: Path, folder: Path) -> Finding | None:
    """Return what is wrong if files or their folder are another user's.

    Whoever may write all the same, as root may, would leave files that Herald's user cannot open.
    """
    if os.name != "posix":
        return None
    me = os.geteuid()
    mine = f"If {user_name(me)} is to run Herald, run sudo chown -R {user_name(me)}: "
    if folder.stat().st_uid not in (me, ROOT):
        owner = user_name(folder.stat().st_uid)
        said = f"{folder} belongs to {owner}, and you are {user_name(me)}"
        return Finding("Database", said, f"Run this as {owner} (sudo -Hu {owner}). {mine}{folder}.")
    if strange := owned_by_others(path.resolve()):
        owner = user_name(strange[0].stat().st_uid)
        named = " ".join(map(str, strange))
        said = f"{named} belongs to {owner}, and you are {user_name(me)}"
        return Finding("Database", said, f"{mine}{named}.")
    return None


def user_name(number: int) -> str:
    import pwd  # noqa: PLC0415 - only POSIX has it

    try:
        return pwd.getpwuid(number).pw_name
    except KeyError:  # in a container, or of a user that was deleted
        return str(number)


def contents(address: DatabaseAddress, found: Inspection) -> Finding:
    newest = max(migrations())
    if damage := found.damage():
        return Finding("Database", f"{address} is damaged: {damage}", "Put a backup in its place.")
    version = found.schema()
    if version == 0 and not isinstance(address, Path):
        return Finding("Database", f"{address} is there, and empty until the first start")
    if version > newest:
        said = f"{address} has schema {version}, this Herald knows {newest}"
        return Finding("Database", said, "Install the newer Herald that wrote it.")
    schema = f"schema {version}" + (f", {newest} at the next start" if version < newest else "")
    return Finding("Database", f"{address}, {megabytes(found.size())}, sound, {schema}")


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


def tables(found: Inspection) -> Finding:
    """Check that this version can open all running games; an earlier version's are lifted."""
    running = found.running()
    others = [
        f"{number} ({game}, version {version})"
        for number, game, version in running
        if game not in GAMES or not GAMES[game].reads(version)
    ]
    if others:
        here = ", ".join(f"{key} {game.version}" for key, game in GAMES.items())
        todo = (
            f"This Herald has {here}. Run the one that saved them; or let their players close "
            "them with /table abandon and keep them with /table export."
        )
        return Finding("Tables", f"cannot be opened: {', '.join(others)}", todo)
    earlier = [str(number) for number, game, version in running if version != GAMES[game].version]
    lifted = f"; an earlier version has saved {', '.join(earlier)}: they go on" if earlier else ""
    return Finding("Tables", f"{len(running)} running, all can be opened{lifted}")


def backup(found: Inspection, now: float) -> Finding:
    made = found.last_backup()
    since = made if made is not None else found.first_table()
    if since is None:
        return Finding("Backup", "none yet, and no table that one could lose")
    hours = (now - since) / 3600
    said = "none is known" if made is None else f"the last one is {hours:.0f} h old"
    if hours > BACKUP_HOURS:
        todo = "Make one with herald backup, and one every night with cron (README, Deployment)."
        return Finding("Backup", said, todo)
    return Finding("Backup", said)


def process(address: DatabaseAddress, found: Inspection, now: float) -> Finding:
    """Check that Herald is alone, on its database and with its token."""
    seen = found.second_bot_seen()
    if seen is not None and now - seen < SECOND_BOT_HOURS * 3600:
        at = f"{datetime.fromtimestamp(seen):%Y-%m-%d %H:%M}"
        said = f"another program answers with the same token, last seen at {at}"
        todo = (
            "Stop it: it may be a Herald on another machine or with another database. If you "
            "cannot find it, reset the token on the developer portal (Bot > Reset Token)."
        )
        return Finding("Process", said, todo)
    runs = "one Herald is running" if in_use(address) else "Herald is not running"
    return Finding("Process", f"{runs} with this database")


async def health(port: int, address: DatabaseAddress) -> Finding:
    """Check that the port for /health is Herald's own, or free for it."""
    runs, answer = in_use(address), await asked_for_health(port)
    if runs and answer is None:
        said = f"Herald is running, but does not answer on port {port}"
        todo = "Start it again, so that it takes up HERALD_HEALTH_PORT."
        return Finding("Health", said, todo)
    if runs and answer is not None:
        said = f"answers on port {port}"
        if answer["ok"]:
            return Finding("Health", said)
        wrong = " and ".join(name for name in ("gateway", "database") if not answer[name])
        return Finding("Health", f"{said}: {wrong} failing", "The log says why.")
    if answer is not None:
        said = f"another Herald, with another database, answers on port {port}"
        return Finding("Health", said, f"Stop that one, or {OTHER_PORT}")
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except PermissionError:
        return Finding("Health", f"port {port} is for root only", f"Then {OTHER_PORT}")
    except OSError:
        said = f"another program uses port {port}"
        return Finding("Health", said, f"Stop that one, or {OTHER_PORT}")
    return Finding("Health", f"port {port} is free for it")


async def asked_for_health(port: int) -> dict[str, Any] | None:
    """Return what /health on a port says; None if it is not Herald's."""
    timeout = aiohttp.ClientTimeout(total=HEALTH_SECONDS)
    try:
        async with (
            aiohttp.ClientSession(timeout=timeout) as session,
            session.get(f"http://127.0.0.1:{port}/health") as response,
        ):
            found = await response.json()
    except (aiohttp.ClientError, OSError, ValueError):  # a timeout is one, too
        return None
    parts = ("ok", "gateway", "database")
    return found if isinstance(found, dict) and all(part in found for part in parts) else None
