"""The final scoring, as it is kept."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Score:
    """The final scoring of a player by category, each with its title."""

    base: int
    knowledge: int = 0
    loot: int = 0
    leader: int = 0
    conqueror: int = 0
    adventurer: int = 0
    beating: int = 0
    cities: int = 0
    mission: int = 0  # for the aim of a scenario that is played alone
    mines: int = 0
    keeps: int = 0  # held at the end, where that is what counts
    towers: int = 0
    returned: int = 0  # through the portal, as the only one
    titles: dict[str, int] = field(default_factory=dict)

    @property
    def total(self) -> int:
        parts = (self.knowledge, self.loot, self.leader, self.conqueror, self.adventurer)
        aims = (self.cities, self.mission, self.mines, self.keeps, self.towers, self.returned)
        return self.base + sum(parts) + self.beating + sum(aims) + sum(self.titles.values())
