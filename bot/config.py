"""Settings: from the environment, else from a file `.env` in the working folder."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias
from urllib.parse import parse_qs, unquote, urlsplit

from bot.errors import ConfigError
from renderers.kit.cache import DEFAULT

NAMES = (
    "DISCORD_TOKEN",
    "HERALD_DB",
    "HERALD_LANG",
    "HERALD_DISCORD_URL",
    "HERALD_HEALTH_PORT",
    "HERALD_LOG_LEVEL",
    "HERALD_PICTURE_CACHE_MB",
    "HERALD_PICTURE_WORKERS",
    "HERALD_OWNERS",
    "HERALD_SHARDS",
    "HERALD_THINKING_SECONDS",
)
SHARE = 80  # megabytes of drawn parts, with less of which a process draws much more slowly
THINKING = 5.0  # seconds that a hard computer player may take for a decision
LOG_LEVELS = ("debug", "info", "warning", "error")


SERVER = ("postgresql://", "postgres://")  # with which the address of a server begins


@dataclass(frozen=True)
class ServerAddress:
    """Where a PostgreSQL is. Put into words, it never has the password in it."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"

    @property
    def secrets(self) -> list[str]:
        """Return the password, as it is written in the address and as it is."""
        parts = urlsplit(self.url)
        _, _, written = parts.netloc.rpartition("@")[0].partition(":")
        found = {written, unquote(written), *parse_qs(parts.query).get("password", [])}
        return sorted((secret for secret in found if secret), key=len, reverse=True)

    def without_secrets(self, said: str) -> str:
        for secret in self.secrets:
            said = said.replace(secret, "…")
        return said


DatabaseAddress: TypeAlias = Path | ServerAddress  # of a file, or of a server


@dataclass(frozen=True)
class Shards:
    """Which shards of Discord's gateway this process connects, and how many there are in all."""

    first: int
    last: int
    count: int

    @property
    def ids(self) -> list[int]:
        return list(range(self.first, self.last + 1))

    @property
    def are_all(self) -> bool:
        """Whether no other process is needed."""
        return len(self.ids) == self.count

    @property
    def share(self) -> float:
        """How much of the whole they are."""
        return len(self.ids) / self.count


@dataclass(frozen=True)
class Config:
    token: str = field(repr=False)  # empty: none is set
    database: DatabaseAddress
    discord_url: str  # empty: the real Discord
    lang: str
    health_port: int | None = None  # None: nobody asks
    picture_cache: int = DEFAULT  # megabytes
    picture_workers: int = 0  # processes that draw; none: Herald's own does
    owners: frozenset[int] = frozenset()  # none: the application's own, as Discord tells
    log_level: str | None = None  # one of LOG_LEVELS; None: as is usual for what runs
    shards: Shards | None = None  # None: all, as many as Discord recommends
    thinking_seconds: float = 0.0  # for a hard computer player's decision; 0: all answer at once

    @property
    def secrets(self) -> list[str]:
        """Return what must never be logged."""
        database = self.database
        return [self.token, *(database.secrets if isinstance(database, ServerAddress) else ())]


def read_env_file(path: Path) -> dict[str, str]:
    """NAME=value lines; comments and blank lines are passed over, quotes are taken off."""
    found = {}
    for line in _lines(path):
        name, equals, value = line.strip().partition("=")
        if equals and not name.startswith("#"):
            found[name.strip()] = unquoted(value)
    return found


def _lines(path: Path) -> list[str]:
    try:
        if path.is_dir():  # what reading one says differs by system
            raise ConfigError(f"{path} is a folder: put a file with the settings in its place.")
        return path.read_text(encoding="utf-8-sig").splitlines()  # editors on Windows put a mark
    except FileNotFoundError:
        return []
    except UnicodeDecodeError as error:
        raise ConfigError(
            f"{path} is not written in UTF-8: save it again as plain text, UTF-8."
        ) from error
    except OSError as error:
        raise ConfigError(
            f"{path} cannot be read ({error.strerror}): let the user that runs Herald read it."
        ) from error


def unquoted(value: str) -> str:
    """Without a pair of quotes around it, which `docker --env-file` keeps in the environment."""
    value = value.strip()
    if len(value) > 1 and value[0] == value[-1] and value[0] in "\"'":
        return value[1:-1]
    return value


def data_folder(environ: Mapping[str, str]) -> Path:
    """Where this user's programs keep their data."""
    if "LOCALAPPDATA" in environ:  # Windows
        return Path(environ["LOCALAPPDATA"]) / "herald"
    base = environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "herald"


def database_address(given: str) -> DatabaseAddress:
    """Return where a database is: in a file, or on a server. Raises ConfigError."""
    if not given.startswith(SERVER):
        return Path(given).expanduser()
    try:
        parts = urlsplit(given)
        _ = parts.port
    except ValueError as error:  # it would quote the address, and the password with it
        raise ConfigError(
            "HERALD_DB is no address of a PostgreSQL: it looks like "
            "postgresql://user:password@host:5432/name, with a % code for each special character."
        ) from error
    return ServerAddress(given)


def is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def port_number(given: str) -> int | None:
    if not given:
        return None
    if not given.isdecimal() or int(given) not in range(1, 65536):
        raise ConfigError("HERALD_HEALTH_PORT must be a number from 1 to 65535, or empty.")
    return int(given)


def megabytes(given: str, workers: int) -> int:
    """Return how many all processes that draw may keep together."""
    if not given:
        return max(DEFAULT, SHARE * workers)
    if not given.isdecimal():
        raise ConfigError("HERALD_PICTURE_CACHE_MB must be a number of megabytes, or empty.")
    return int(given)


def thinking(given: str) -> float:
    if not given:
        return THINKING
    if not given.isdecimal():
        raise ConfigError("HERALD_THINKING_SECONDS must be a number of seconds, or empty.")
    return int(given)


def log_level(given: str) -> str | None:
    if given and given.lower() not in LOG_LEVELS:
        raise ConfigError(f"HERALD_LOG_LEVEL must be one of {', '.join(LOG_LEVELS)}, or empty.")
    return given.lower() or None


def workers(given: str) -> int:
    """Return how many processes draw: one core is left for whoever presses."""
    if not given:
        return max(1, cores() - 1)
    if not given.isdecimal():
        raise ConfigError("HERALD_PICTURE_WORKERS must be a number of processes, or empty.")
    return int(given)


def cores() -> int:
    """Return how many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def user_ids(given: str) -> frozenset[int]:
    ids = [part.strip() for part in given.split(",") if part.strip()]
    if not all(part.isdecimal() for part in ids):
        raise ConfigError(
            "HERALD_OWNERS must be ids of Discord users with commas between, or empty."
        )
    return frozenset(map(int, ids))


def shard_range(given: str) -> Shards | None:
    """Read "0-3/8": shards 0 to 3 of 8. One alone is "0/8"."""
    if not given:
        return None
    found = re.fullmatch(r"(\d+)(?:-(\d+))?/(\d+)", given)
    if found:
        first, last, count = int(found[1]), int(found[2] or found[1]), int(found[3])
        if first <= last < count:
            return Shards(first, last, count)
    raise ConfigError(
        "HERALD_SHARDS must say which shards of how many, counted from 0, such as 0-3/8; or empty."
    )


def load(environ: Mapping[str, str] = os.environ, env_file: Path = Path(".env")) -> Config:
    given = {name: unquoted(value) for name, value in environ.items()}
    values = {**read_env_file(env_file), **given}
    drawing = workers(values.get("HERALD_PICTURE_WORKERS", "").strip())
    database = values.get("HERALD_DB") or str(data_folder(values) / "herald.db")
    url = values.get("HERALD_DISCORD_URL", "").rstrip("/")
    if url and not url.startswith(("http://", "https://")):
        raise ConfigError("HERALD_DISCORD_URL must begin with http:// or https://.")
    if url and not is_address(url):
        raise ConfigError(
            "HERALD_DISCORD_URL is no address: a host is missing, or the port is none."
        )
    return Config(
        token=values.get("DISCORD_TOKEN", "").strip(),
        database=database_address(database),
        discord_url=url,
        lang=values.get("HERALD_LANG") or "en",
        health_port=port_number(values.get("HERALD_HEALTH_PORT", "").strip()),
        picture_cache=megabytes(values.get("HERALD_PICTURE_CACHE_MB", "").strip(), drawing),
        picture_workers=drawing,
        owners=user_ids(values.get("HERALD_OWNERS", "")),
        log_level=log_level(values.get("HERALD_LOG_LEVEL", "").strip()),
        shards=shard_range(values.get("HERALD_SHARDS", "").strip()),
        thinking_seconds=thinking(values.get("HERALD_THINKING_SECONDS", "").strip()),
    )
