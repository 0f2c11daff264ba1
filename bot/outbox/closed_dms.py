"""How often DMs that were closed are tried again."""

from __future__ import annotations

from collections import deque

# Discord shuts out whoever has 10,000 requests refused in ten minutes.
TRIES, SECONDS = 500, 600.0


class ClosedDMs:
    """Counts the tries of this process: it has a `share` of those that all together may make."""

    def __init__(self, share: float = 1.0) -> None:
        self._most = int(TRIES * share)
        self._tries: deque[float] = deque()

    def may_try(self, now: float) -> bool:
        """Return whether to try once more, which is counted."""
        while self._tries and not 0 <= now - self._tries[0] < SECONDS:
            self._tries.popleft()
        if len(self._tries) >= self._most:
            return False
        self._tries.append(now)
        return True
