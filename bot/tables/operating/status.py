"""How Herald is: the figures that `status` tells the owner, and /health and /metrics a machine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.clock import DAY
from bot.store.operating.faults import FaultRow
from bot.store.operating.overview import Figures
from bot.tables.operating.world import Process, World
from bot.tables.registry import Tables
from bot.version import __version__
from games.core import Text, text

WEEK = 7 * DAY
LISTED = 10  # errors of the last day that are told one by one
SAID = 80  # characters of an error without a number


@dataclass(frozen=True)
class Status:
    at: float
    version: str
    process: Process | None  # None: Herald does not run
    figures: Figures
    not_loaded: int  # tables
    faults: Sequence[FaultRow]  # of the last day


async def status_of(tables: Tables, world: World) -> Status:
    """Return how Herald is now. Raises DatabaseError."""
    now = tables.clock()
    return Status(
        now,
        __version__,
        world.process(),
        await tables.store.figures(now - WEEK),
        tables.not_loaded(),
        await tables.store.faults_since(now - DAY),
    )


def in_lines(status: Status) -> list[Text]:
    """Return what the owner reads: the process, the tables, the database and the errors."""
    figures, process = status.figures, status.process
    lines = [text("owner-status-version", version=status.version)]
    if process is None:
        lines.append(text("owner-status-stopped"))
    else:
        lines.append(
            text(
                "owner-status-process" if process.shards == process.of else "owner-status-one-of",
                until=int(process.began),
                shards=process.shards,
                of=process.of,
                servers=process.servers,
            )
        )
        if process.memory is not None:
            lines.append(text("owner-status-memory", mb=round(process.memory)))
    phases = {"lobbies" if name == "open" else name: n for name, n in figures.phases.items()}
    lines += [
        text("owner-status-tables", **phases),
        text("owner-status-people", people=figures.people),
        text("owner-status-queue", count=figures.unsent)
        if figures.unsent_since is None
        else text(
            "owner-status-queue-since", count=figures.unsent, until=int(figures.unsent_since)
        ),
        text("owner-status-database", size=megabytes(figures.size)),
        text("owner-status-no-backup")
        if figures.last_backup is None
        else text("owner-status-backup", until=int(figures.last_backup)),
    ]
    if status.not_loaded:
        lines.append(text("owner-status-not-loaded", count=status.not_loaded))
    return lines + errors(status.faults)


def megabytes(size: int) -> Text:
    """Return a size as it is read: each language has its own sign before the tenths."""
    whole, tenths = divmod(round(size / 100_000), 10)
    return text("megabytes", whole=whole, tenths=tenths)


def errors(faults: Sequence[FaultRow]) -> list[Text]:
    """Return how many errors there were, and the last of them."""
    lines = [text("owner-status-errors", count=len(faults))]
    for fault in faults[-LISTED:]:
        said = fault.said[:SAID]
        lines.append(
            text("owner-status-error", until=int(fault.at), said=said)
            if fault.number is None
            else text("owner-status-error-number", until=int(fault.at), number=fault.number)
        )
    return lines
