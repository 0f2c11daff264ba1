"""Time at a table and in a player's day. Pure: `now` is always given, in seconds since 1970."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

HOUR, DAY = 3600, 86400

NONE, DEADLINE, BANK = "none", "deadline", "bank"
KINDS = (NONE, DEADLINE, BANK)
REMIND, DEFAULT, STAND_IN, VOTE = "remind", "default", "standin", "vote"
POLICIES = (REMIND, DEFAULT, STAND_IN, VOTE)  # what happens when time and excuses are used up


@dataclass(frozen=True)
class Clock:
    """How a table measures time."""

    kind: str = NONE
    seconds: int = 0  # for each decision, or in the bank
    increment: int = 0  # what a decision adds to the bank
    policy: str = REMIND
    excuses: int = 2  # how often a player may overstep before the policy applies
    window: int = 12 * HOUR  # seconds in which players may react; then silence is a pass


@dataclass(frozen=True)
class Quiet:
    """Hours of a player's day in which nothing is sent to them."""

    zone: str
    start: int
    end: int

    def until(self, now: float) -> float | None:
        """Return when the quiet hours around `now` end, or None outside of them."""
        local = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        if self.start < self.end:
            inside = self.start <= local.hour < self.end
        else:
            inside = local.hour >= self.start or local.hour < self.end
        if not inside or self.start == self.end:
            return None
        # The same hour on the clock on the wall: days with 23 or 25 hours come out right.
        wakes = local.replace(hour=self.end, minute=0, second=0, microsecond=0)
        if wakes.replace(tzinfo=None) <= local.replace(tzinfo=None):
            wakes += timedelta(days=1)
        return wakes.timestamp()


def time_for(clock: Clock, bank: float | None) -> float | None:
    """Return the seconds for a new decision, or None if there is no limit."""
    if clock.kind == DEADLINE:
        return clock.seconds
    if clock.kind == BANK:
        return clock.seconds if bank is None else bank
    return None
