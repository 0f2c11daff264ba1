"""What a process knows of itself and of its children: memory, time, and the errors it logged."""

from __future__ import annotations

import contextlib
import gc
import logging
import os
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
    """Return the MB of memory that Herald takes, with its processes that draw."""
    try:
        total = shared_memory(os.getpid())
    except OSError:
        return None
    for child in family(os.getpid())[1:]:
        with contextlib.suppress(OSError):  # it has ended meanwhile
            total += shared_memory(child)
    return total


def spare_collector() -> None:
    """Let the garbage collector pass over what is loaded by now, and stays until the end.

    It would look through all of it every now and then, which takes a tenth of a second: nobody who
    presses is answered meanwhile.
    """
    gc.collect()
    gc.freeze()


def family(pid: int) -> list[int]:
    """Return a process and all that it has started, directly or not, as far as they still run."""
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            children.setdefault(int(_stat(folder)[1]), []).append(int(folder.name))
    found = [pid]
    for member in found:
        found += children.get(member, [])
    return found


def shared_memory(pid: int) -> float:
    """Return the MB of memory that a process holds; of what it shares with others, its share.

    So those of several processes add up. Raises OSError if it has ended.
    """
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
    (size,) = (int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return size / 1024


def cpu_seconds(pid: int) -> float:
    """Return the CPU time of a process and of its children that have ended. Raises OSError."""
    user, system, *of_children = map(int, _stat(Path(f"/proc/{pid}"))[11:15])
    return (user + system + sum(of_children)) / os.sysconf("SC_CLK_TCK")


def _stat(folder: Path) -> list[str]:
    """Return what stands behind the name of a process, which may have spaces in it."""
    return (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()


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
