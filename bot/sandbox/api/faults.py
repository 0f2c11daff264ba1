"""Faults for tests: the answer that a request gets instead of, or after, being carried out."""

import re
from dataclasses import dataclass

CUT = 0
"""A fault's status that stands for a connection cut before any answer."""


@dataclass
class Fault:
    """What goes wrong with the next ``times`` requests that fit.

    ``path`` is a regular expression for the whole path below /api/v10. Without a status the
    request is only delayed. With ``after`` it is carried out first, and the bot does not learn it.
    """

    method: str
    path: str
    status: int | None = None
    times: int = 1
    after: bool = False
    code: int = 0
    retry_after: float = 0.1
    delay: float = 0.0


class Faults:
    def __init__(self) -> None:
        self._planned: list[Fault] = []
        self._hidden: set[str] = set()

    def add(self, fault: Fault) -> None:
        self._planned.append(fault)

    def clear(self) -> None:
        self._planned.clear()

    def take(self, method: str, path: str) -> Fault | None:
        for fault in self._planned:
            if fault.method == method and re.fullmatch(fault.path, path):
                fault.times -= 1
                if fault.times <= 0:
                    self._planned.remove(fault)
                if fault.after:
                    self._hidden.add(path)
                return fault
        return None

    def hid_answer_to(self, path: str) -> bool:
        """Return whether the bot cannot know that a request to this path was carried out."""
        return path in self._hidden
