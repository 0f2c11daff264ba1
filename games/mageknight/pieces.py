"""What lies on the table beside the land and the heroes: piles, the dummy, what was done."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.core import Text


@dataclass
class Deeds:
    """What a player did in a turn, as everybody saw it: a picture shows it afterwards."""

    seat: int
    way: list[str] = field(default_factory=list)  # spaces from the first to the last, and back
    tiles: list[str] = field(default_factory=list)  # revealed
    felled: list[tuple[str, str]] = field(default_factory=list)  # space and enemy
    told: list[Text] = field(default_factory=list)  # what came of it

    def __bool__(self) -> bool:
        return bool(len(self.way) > 1 or self.tiles or self.felled or self.told)


@dataclass
class Dummy:
    """The dummy: it only uses up its cards, and so ends rounds."""

    hero: str
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    crystals: list[str] = field(default_factory=list)
    skills: list[str] = field(default_factory=list)
    tactic: str | None = None


@dataclass
class Pile:
    """Enemy tokens of one color."""

    draw: list[str]
    discard: list[str] = field(default_factory=list)
