"""Custom ids of buttons, menus and forms: they say everything, so they work after a restart.

`h:TABLE:SEAT:SERIAL:VERB:ARGUMENT`. The serial counts the seat's own answers and undos: a press
with an old one is stale. (A counter of the whole table would make every press stale while
several players decide at once.)
"""

from __future__ import annotations

import re
from dataclasses import dataclass

NOBODY = -1  # buttons for everybody who presses

_FORM = re.compile(r"h:(\d{1,18}):(-1|\d):(\d{1,9}):([a-z]+):(.*)", re.DOTALL)


@dataclass(frozen=True)
class Press:
    table: int
    verb: str
    arg: str = ""
    seat: int = NOBODY
    serial: int = 0

    def __str__(self) -> str:
        return f"h:{self.table}:{self.seat}:{self.serial}:{self.verb}:{self.arg}"


def read(custom_id: str) -> Press | None:
    """The press behind a custom id, or None for one that is not ours."""
    match = _FORM.fullmatch(custom_id)
    if match is None:
        return None
    table, seat, serial, verb, arg = match.groups()
    return Press(int(table), verb, arg, int(seat), int(serial))
