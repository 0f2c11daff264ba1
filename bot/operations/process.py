"""What a process knows of itself: its memory, and the errors that it has logged."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from pathlib import Path

from bot.errors import DatabaseError
from bot.operations.logs import USER
from bot.store import Store
from bot.store.clock import DAY
from bot.store.operating.faults import MOST, FaultRow

LONGEST = 200  # characters of an error


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


class FaultLog(logging.Handler):
    """Notes what is logged as an error, until it is stored: when, under which number, and the
    sentence alone, since the message of a failed rule may tell a secret."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__(logging.ERROR)
        self._clock = clock
        self._noted: deque[FaultRow] = deque(maxlen=MOST)

    def emit(self, record: logging.LogRecord) -> None:
        said = USER.sub(r"\1…", record.getMessage().partition("\n")[0])[:LONGEST]
        about = vars(record)
        number, table, shown = (about.get(name) for name in ("error", "table", "shown"))
        self._noted.append(FaultRow(self._clock(), said, number, table, bool(shown)))

    async def save(self, store: Store) -> None:
        """Store what was noted. What cannot be stored now is kept for the next time; that is not
        logged, since it would be noted again."""
        noted = [self._noted.popleft() for _ in range(len(self._noted))]
        if not noted:
            return
        try:
            await store.save_faults(noted, before=self._clock() - DAY)
        except DatabaseError:
            self._noted.extendleft(reversed(noted))
