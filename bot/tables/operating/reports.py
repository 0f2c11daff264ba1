"""Errors that nobody was shown are reported to the owner by DM: at most one message an hour, which
sums up all since the last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from bot.store import Store
from bot.store.clock import HOUR
from bot.store.operating.faults import FaultRow
from games.core import Text, text

PAUSE = HOUR
KINDS = 8  # of errors that are told one by one
SAID = 150  # characters of each


class Owners(Protocol):
    def users(self) -> list[int]:
        """Return the ids of those who run Herald."""

    async def tell(self, user: int, lines: Sequence[Text], nonce: str) -> bool:
        """Send a DM; return whether there is no point in trying again: it arrived, or they do not
        take DMs. With the same nonce it arrives once."""


class FaultReports:
    def __init__(self, store: Store, clock: Callable[[], float], owners: Owners) -> None:
        self.store = store
        self.clock = clock
        self.owners = owners

    async def send_due(self) -> None:
        """Report what is to be reported now, to every owner who is not asleep or on vacation."""
        now = self.clock()
        awake = [
            user for user in self.owners.users() if (await self.store.person(user)).reachable(now)
        ]
        if not awake:
            return
        faults = await self.store.next_report(now, PAUSE)
        if not faults:
            return
        report, lines = faults[0].id, in_lines(faults)
        nonces = {user: f"{self.store.instance}-f{report}-{n}" for n, user in enumerate(awake)}
        told = [await self.owners.tell(user, lines, nonces[user]) for user in awake]
        if any(told):
            await self.store.reported(report, now)


def in_lines(faults: Sequence[FaultRow]) -> list[Text]:
    """Return what a report says: each kind of error once, with how often it happened."""
    kinds: dict[str, list[FaultRow]] = {}
    for fault in faults:
        kinds.setdefault(fault.said, []).append(fault)
    lines = [text("fault-report", count=len(faults))]
    for said, alike in list(kinds.items())[:KINDS]:
        last = int(alike[-1].at)
        lines.append(text("fault-report-line", until=last, said=said[:SAID], count=len(alike)))
    if len(kinds) > KINDS:
        lines.append(text("fault-report-more", count=len(kinds) - KINDS))
    return [*lines, text("fault-report-end")]
