"""The figures of `status` for machines: as JSON, and as Prometheus reads them.

They name nobody: tables, people and messages are only counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.tables.operating.status import Status

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
MEGABYTE = 1024 * 1024
LISTED = 10  # errors of the last day


@dataclass(frozen=True)
class Health:
    gateway: bool
    latency: float | None  # seconds
    database: bool  # it can be written
    status: Status | None  # None: the database does not answer

    @property
    def ok(self) -> bool:
        return self.gateway and self.database


def as_json(health: Health) -> dict[str, Any]:
    latency = health.latency
    found: dict[str, Any] = {
        "ok": health.ok,
        "gateway": health.gateway,
        "latency_ms": None if latency is None else round(latency * 1000),
        "database": health.database,
        "oldest_unsent_s": None,
    }
    if health.status is None:
        return found
    status, figures = health.status, health.status.figures
    if status.process is not None:
        found |= {
            "uptime_s": round(status.at - status.process.began),
            "shards": status.process.shards,
            "servers": status.process.servers,
            "memory_mb": status.process.memory and round(status.process.memory),
        }
    return found | {
        "version": status.version,
        "tables": dict(figures.phases),
        "tables_not_loaded": status.not_loaded,
        "people_this_week": figures.people,
        "unsent": figures.unsent,
        "oldest_unsent_s": since(figures.unsent_since, status.at),
        "database_mb": round(figures.size / 1_000_000, 1),
        "last_backup_s": since(figures.last_backup, status.at),
        "errors_last_day": len(status.faults),
        "errors": [
            {"ago_s": since(fault.at, status.at), "number": fault.number, "table": fault.table_id}
            for fault in status.faults[-LISTED:]
        ],
    }


def since(at: float | None, now: float) -> int | None:
    return None if at is None else max(0, round(now - at))


def as_metrics(health: Health) -> str:
    """Return the text that Prometheus reads: every figure is a gauge."""
    return "".join(_metrics(health))


def _metrics(health: Health) -> Iterator[str]:
    yield gauge("up", "Whether Herald can play: 1, or 0.", health.ok)
    yield gauge("gateway_connected", "Whether it is connected to Discord.", health.gateway)
    yield gauge("gateway_latency_seconds", "How long Discord takes to answer.", health.latency)
    yield gauge("database_writable", "Whether the database can be written.", health.database)
    if health.status is None:
        return
    status, figures = health.status, health.status.figures
    yield gauge("info", "The version that runs.", {f'version="{status.version}"': 1})
    if status.process is not None:
        memory = status.process.memory
        yield gauge("start_time_seconds", "When it was started.", status.process.began)
        yield gauge("shards", "Connections to Discord.", status.process.shards)
        yield gauge("servers", "Servers that it is on.", status.process.servers)
        yield gauge("memory_bytes", "Its memory.", memory and memory * MEGABYTE)
    phases = {f'phase="{phase}"': count for phase, count in figures.phases.items()}
    waits = since(figures.unsent_since, status.at)
    yield gauge("tables", "Open and running tables.", phases)
    yield gauge("tables_not_loaded", "Tables that cannot be loaded.", status.not_loaded)
    yield gauge("people_this_week", "People who played in the last 7 days.", figures.people)
    yield gauge("outbox_messages", "Messages waiting to be sent.", figures.unsent)
    yield gauge("outbox_oldest_seconds", "How long the oldest of them waits.", waits or 0)
    yield gauge("database_bytes", "Size of the database.", figures.size)
    yield gauge("last_backup_timestamp_seconds", "When it was last backed up.", figures.last_backup)
    yield gauge("errors_last_day", "Errors in the log of the last 24 hours.", len(status.faults))


def gauge(name: str, said: str, value: float | Mapping[str, float] | None) -> str:
    """Return the lines of one gauge, by labels if it has some; none if its value is not known."""
    if value is None:
        return ""
    samples = value if isinstance(value, Mapping) else {"": value}
    lines = [f"# HELP herald_{name} {said}", f"# TYPE herald_{name} gauge"]
    for labels, number in samples.items():
        lines.append(f"herald_{name}{f'{{{labels}}}' if labels else ''} {float(number):.15g}")
    return "\n".join(lines) + "\n"
