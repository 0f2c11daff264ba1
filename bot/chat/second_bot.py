"""Notices when another program answers with Herald's token."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable

from bot.errors import DatabaseError
from bot.store import Store
from bot.store.operating.overview import SECOND_BOT_SEEN

log = logging.getLogger(__name__)

ALREADY_ACKNOWLEDGED = 40060
TIMES, WITHIN = 3, 600.0  # so often in so many seconds: one alone may be a repeated request
SILENT = 3600.0  # between two lines of the log about the same


class SecondBot:
    """Counts what somebody else has acknowledged before Herald could.

    Discord sends every press to each connection with the same token, and takes one answer.
    """

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._times: deque[float] = deque(maxlen=TIMES)
        self._told_at = float("-inf")

    async def suspect(self) -> None:
        """Count one more; from the third on, log it and note it for the doctor."""
        now = self._clock()
        self._times.append(now)
        if len(self._times) < TIMES or now - self._times[0] > WITHIN:
            return
        if now - self._told_at < SILENT:
            return
        self._told_at = now
        log.error("another program answers with the same token: see herald doctor")
        try:
            await self._store.set_meta(SECOND_BOT_SEEN, str(now))
        except DatabaseError as error:
            log.warning("database: second bot not noted: %s", error)
