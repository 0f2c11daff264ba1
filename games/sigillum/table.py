"""The table of Bestiary of Sigillum: the battle, and how it came about."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.core import Table
from games.sigillum.battle import Battle
from games.sigillum.telling.deeds import Recent


@dataclass
class Sigillum(Table):
    battle: Battle = field(default_factory=lambda: Battle("kingdom"))
    round: int = 0  # 0 while bands are formed
    side: int = 0  # whose turn it is: 0 is the first player or team
    first: int = 0  # the timekeeper's seat
    pool: list[str] = field(default_factory=list)  # characters that can still be picked
    banned: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)  # events; the top is the last
    upcoming: str | None = None
    past: list[str] = field(default_factory=list)
    puzzle: str | None = None
    # Whether an ability and its target are chosen in one go. A turn that was begun under an older
    # version ends as it began, since its answers are saved.
    whole_actions: bool = False
    # The battle when something was told last, and who was exiled since: only during a turn.
    told: Battle | None = None
    lost: list[str] = field(default_factory=list)
    recent: Recent = field(default_factory=Recent)  # what pictures show of it
    # How a puzzle is going.
    attempt: int = 1
    hints: int = 0  # that were given
    clue: int = 0  # how much of the next action has been given away
    shown: bool = False  # the solution was

    def seats_of(self, side: int) -> list[int]:
        """Return the seats of a side, clockwise from the timekeeper."""
        return [seat for seat in self.turn_order() if self.battle.sides[seat] == side]

    def turn_order(self) -> list[int]:
        return [(self.first + i) % self.seats for i in range(self.seats)]
