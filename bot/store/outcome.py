"""How much of what somebody asked for is saved so far, to tell them the truth after an error."""

from __future__ import annotations

from contextvars import ContextVar

NOTHING, PART, ALL = "nothing", "part", "all"

saved: ContextVar[str] = ContextVar("saved", default=NOTHING)
"""For the current task, which is one press or command. PART: some, all, or nobody can be sure."""


def carried_out() -> None:
    """Note that everything is saved, and only has to be shown."""
    if saved.get() == PART:
        saved.set(ALL)
