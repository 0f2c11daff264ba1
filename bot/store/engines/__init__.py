"""The two databases that can be below `Store`: a SQLite file, or a PostgreSQL server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bot.errors import ConfigError


@contextmanager
def driver_wanted() -> Iterator[None]:
    """Raise ConfigError if what is imported inside is not installed: PostgreSQL is an extra."""
    try:
        yield
    except ImportError as error:
        raise ConfigError(
            "For PostgreSQL Herald needs a driver: run pip install '.[postgresql]'."
        ) from error
