"""How much of what somebody wanted is stored so far: after a fault they are told the truth."""

from __future__ import annotations

from contextvars import ContextVar

NOTHING, PART, ALL = "nothing", "part", "all"

saved: ContextVar[str] = ContextVar("saved", default=NOTHING)
"""Of the present task, which is one press or command. PART: some, or all, or we cannot be sure."""


def carried_out() -> None:
    """What is left to do is to show it."""
    if saved.get() == PART:
        saved.set(ALL)
