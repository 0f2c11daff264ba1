"""The log: readable lines on a terminal, else one JSON object per line. It reveals no secret.

The message of a failed rule may name a hidden card, so only errors from outside (files, database,
network, Discord) are logged with their message; any other error with its type and traceback.
People stay anonymous: a number after the word user is left out.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback
from abc import ABC, abstractmethod
from datetime import UTC, datetime
from types import TracebackType
from typing import Any

import aiohttp
import discord

from bot.errors import DatabaseError

OUTSIDE = (
    OSError,
    DatabaseError,
    aiohttp.ClientError,
    discord.HTTPException,
    discord.ConnectionClosed,
    discord.GatewayNotFound,
)
USER = re.compile(r"\b(user:? ?)\d+", re.IGNORECASE)
USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName"}


def set_up(*secrets: str) -> None:
    """Log to stderr, without these secrets. Uncaught errors too: Python would print messages."""
    handler = logging.StreamHandler()
    handler.setFormatter((Readable if sys.stderr.isatty() else Json)(*secrets))
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    logging.captureWarnings(True)
    sys.excepthook = uncaught


def set_level(level: str) -> None:
    """Log what is at least of this level, one of LOG_LEVELS.

    Libraries tell less: with their debugging lines, statements and messages would be in the log,
    and so what is secret in a game.
    """
    ours = logging.getLevelNamesMapping()[level.upper()]
    logging.getLogger("bot").setLevel(ours)
    logging.getLogger().setLevel(max(ours, logging.INFO))
    discords = logging.INFO if ours == logging.DEBUG else logging.WARNING
    logging.getLogger("discord").setLevel(max(ours, discords))


def uncaught(kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
    logging.getLogger("herald").critical(
        "stopped by an uncaught error", exc_info=(kind, error, where)
    )


class Discreet(logging.Formatter, ABC):
    def __init__(self, *secrets: str) -> None:
        super().__init__()
        self._secrets = [secret for secret in secrets if secret]

    def format(self, record: logging.LogRecord) -> str:
        said = record.getMessage()
        if record.name == "asyncio":
            said = said.partition("\n")[0]  # what follows shows the fault of a task in full
        given = vars(record).items()
        more = {name: value for name, value in given if name not in USUAL and value is not None}
        error = record.exc_info and record.exc_info[1]
        line = self.written(record, said, more, trace(error) if error else "")
        for secret in self._secrets:
            line = line.replace(secret, "…")
        return USER.sub(r"\1…", line)

    @abstractmethod
    def written(
        self, record: logging.LogRecord, said: str, more: dict[str, Any], trace: str
    ) -> str:
        """Return the line for a record, from the parts that may be shown."""


class Json(Discreet):
    def written(
        self, record: logging.LogRecord, said: str, more: dict[str, Any], trace: str
    ) -> str:
        fields = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": said,
            **more,
            **({"trace": trace} if trace else {}),
        }
        return json.dumps(fields, ensure_ascii=False, default=str)


class Readable(Discreet):
    def written(
        self, record: logging.LogRecord, said: str, more: dict[str, Any], trace: str
    ) -> str:
        fields = "".join(f", {name} {value}" for name, value in more.items())
        line = f"{self.formatTime(record)} {record.levelname} {record.name}: {said}{fields}"
        return f"{line}\n{trace}" if trace else line


def trace(error: BaseException) -> str:
    """Return the traceback as Python writes it, without messages that may reveal a secret."""
    chain: list[BaseException] = []
    fault: BaseException | None = error
    while fault is not None and fault not in chain:
        chain.append(fault)
        fault = fault.__cause__ or (None if fault.__suppress_context__ else fault.__context__)
    lines = ["Traceback (most recent call last):\n"]
    for fault in reversed(chain):
        lines += traceback.format_tb(fault.__traceback__)
        kind = f"{type(fault).__module__}.{type(fault).__qualname__}".removeprefix("builtins.")
        lines.append(f"{kind}: {fault if isinstance(fault, OUTSIDE) else '…'}\n")
        if isinstance(fault, BaseExceptionGroup):
            lines += [trace(part) for part in fault.exceptions]
    return "".join(lines).rstrip("\n")
