"""Custom ids of buttons, menus and forms: they say everything, so they work after a restart.

`hGENERATION:TABLE:SEAT:SERIAL:VERB:ARGUMENT`. The serial counts the seat's questions that were
answered, taken back or withdrawn: a press with an old one is stale. (A counter of the whole table
would make every press stale while several players decide at once.) Where several may react by the
same buttons there is no seat, and the serial is the number of that window. The generation is empty
until a backup is restored, and another one after each restore: numbers of tables, votes and serials
repeat then, and an old button must not be taken for a new one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

NOBODY = -1  # buttons for everybody who presses

_FORM = re.compile(r"h([0-9a-f]{0,6}):(\d{1,18}):(-1|\d):(\d{1,9}):([a-z]+):(.*)", re.DOTALL)
_generation = ""


def use_generation(generation: str) -> None:
    """The generation of the database in use, for all presses made from now on."""
    global _generation  # noqa: PLW0603 - a process serves one database
    _generation = generation


@dataclass(frozen=True)
class Press:
    table: int
    verb: str
    arg: str = ""
    seat: int = NOBODY
    serial: int = 0
    generation: str = field(default_factory=lambda: _generation)

    @property
    def outdated(self) -> bool:
        """Whether it is from before a backup was restored."""
        return self.generation != _generation

    def __str__(self) -> str:
        table = f"h{self.generation}:{self.table}"
        return f"{table}:{self.seat}:{self.serial}:{self.verb}:{self.arg}"


def read(custom_id: str) -> Press | None:
    """The press behind a custom id, or None for one that is not ours."""
    match = _FORM.fullmatch(custom_id)
    if match is None:
        return None
    generation, table, seat, serial, verb, arg = match.groups()
    return Press(int(table), verb, arg, int(seat), int(serial), generation)
