"""Is everything as Herald needs it? One line for each thing, with what to do where it is not."""

from __future__ import annotations

import sys
import time
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path

from bot import config
from bot.config import Config
from bot.errors import ConfigError
from bot.operations.doctor import installation, machine, online
from bot.operations.doctor.finding import Finding
from bot.version import __version__


async def examine(
    environ: Mapping[str, str], env_file: Path, clock: Callable[[], float] = time.time
) -> AsyncIterator[Finding]:
    yield Finding("Herald", __version__)
    yield installation.python(sys.version_info[:3])
    found: Config | None = None
    try:
        found = config.load(environ, env_file)
    except ConfigError as error:
        yield Finding("Settings", str(error).removesuffix("."), "Correct it, then run this again.")
    else:
        yield installation.settings(found, environ, env_file)
    for check in (installation.texts, installation.lettering, installation.zones):
        yield check()
    if found is not None:
        usable = True
        for finding in machine.database(found.database, clock()):
            usable &= not (finding.about == "Database" and finding.todo)
            yield finding
        if found.health_port is not None and usable:  # else nobody knows whether Herald is running
            yield await machine.health(found.health_port, found.database)
        async for finding in online.at_discord(found, clock):
            yield finding
