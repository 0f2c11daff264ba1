"""What a process knows of itself: its memory, and the errors that it has logged."""

from __future__ import annotations

import logging
from collections import deque
from pathlib import Path

from bot.operations.logs import USER
from bot.store.clock import DAY
from bot.tables.operating.world import Fault

MOST = 1000  # errors that are remembered


def resident(measure: str = "VmRSS") -> float:
    """Return the MB of memory that this process holds, or with `VmHWM` the most it ever held.

    Raises OSError where the system does not tell.
    """
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    sizes = dict(line.split(":", 1) for line in lines)
    return int(sizes[measure].split()[0]) / 1024


def memory() -> float | None:
    try:
        return resident()
    except OSError:
        return None


class RecentFaults(logging.Handler):
    """Remembers what was logged as an error: when, under which number, and the sentence alone,
    since the message of a failed rule may tell a secret."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._found: deque[Fault] = deque(maxlen=MOST)

    def emit(self, record: logging.LogRecord) -> None:
        number = getattr(record, "error", None)
        said = USER.sub(r"\1…", record.getMessage().partition("\n")[0])
        self._found.append(Fault(record.created, said, number))

    def of_last_day(self, now: float) -> list[Fault]:
        return [fault for fault in self._found if now - fault.at <= DAY]
