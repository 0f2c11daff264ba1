"""The battle: who stands where, with which markers. Plain state, questions about it, and changes.

Nothing here asks a player anything, so that a battle can be copied and tried out: legal actions,
previews, stand-ins and puzzles are all found by trying.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from games.sigillum.effects import NEGATIVE, POSITIVE, TERRAFORMED
from games.sigillum.fields import FIELDS, Field

LONGEST_COOLDOWN = 6
MANEUVER, ATTACK = "move", "attack"


@dataclass(frozen=True, slots=True)
class Marker:
    """An effect, and the side that placed it and will take it away in a later round."""

    effect: str
    side: int
    # Not compared: games of older versions did not note it, and are told again all the same.
    round: int = field(default=0, compare=False)  # in which it was placed; 0: an earlier one


@dataclass(slots=True)
class Beast:
    """A summoned character. `side` is 0 for the first player or team, else 1."""

    key: str
    side: int
    seat: int
    full: int  # vitality without injuries
    vitality: int
    home: str  # the castle hex where it is summoned
    hex: str | None = None  # None: it waits on its sheet
    markers: list[Marker] = field(default_factory=list)  # in the order in which they came
    maneuvered: bool = False
    attacked: bool = False
    # For each support ability the rounds until it is charged; None while it is available.
    cooldowns: list[int | None] = field(default_factory=lambda: [None, None])
    banned: bool = False  # by an event: may not be summoned before its side's time phase

    def count(self, effect: str) -> int:
        n = 0
        for marker in self.markers:
            n += marker.effect == effect
        return n

    def has(self, effect: str) -> bool:
        for marker in self.markers:  # noqa: SIM110 - asked too often for a generator
            if marker.effect == effect:
                return True
        return False

    @property
    def swift(self) -> bool:
        return self.count("swiftness") > self.count("slowness")

    @property
    def slowed(self) -> bool:
        return self.count("slowness") > self.count("swiftness")

    @property
    def injuries(self) -> int:
        return self.full - self.vitality

    @property
    def defense(self) -> int:
        return max(0, self.count("defense_up") - self.count("defense_down"))

    @property
    def control(self) -> int:
        if not self.markers:
            return 1
        return max(0, 1 + self.count("control_up") - self.count("control_down"))

    @property
    def positive(self) -> bool:
        return any(marker.effect in POSITIVE for marker in self.markers)

    @property
    def negative(self) -> bool:
        return any(marker.effect in NEGATIVE for marker in self.markers)

    @property
    def on_cooldown(self) -> list[int]:
        """Return the places of the support abilities that are not available."""
        return [i for i, rounds in enumerate(self.cooldowns) if rounds is not None]

    def copy(self) -> Beast:
        return Beast(
            self.key,
            self.side,
            self.seat,
            self.full,
            self.vitality,
            self.home,
            self.hex,
            list(self.markers),
            self.maneuvered,
            self.attacked,
            list(self.cooldowns),
            self.banned,
        )


@dataclass(slots=True)
class Stronghold:
    """A side's castle track."""

    damage: int = 0
    opened: int = 1  # how many abilities of its faction castles are open

    def copy(self) -> Stronghold:
        return Stronghold(self.damage, self.opened)


@dataclass(slots=True)
class Faction:
    """A player's faction castle, if the table plays with them."""

    key: str
    cooldowns: list[int | None] = field(default_factory=lambda: [None, None, None])

    def copy(self) -> Faction:
        return Faction(self.key, list(self.cooldowns))


@dataclass(slots=True)
class Battle:
    field_key: str
    beasts: list[Beast] = field(default_factory=list)  # each player's from left to right
    ground: dict[str, list[Marker]] = field(default_factory=dict)  # markers on hexes
    castles: dict[str, int] = field(default_factory=dict)  # whose castle hex it is
    strongholds: list[Stronghold] = field(default_factory=lambda: [Stronghold(), Stronghold()])
    sides: list[int] = field(default_factory=lambda: [0, 1])  # of each seat
    factions: dict[int, Faction] = field(default_factory=dict)  # by seat
    event: str | None = None  # the current one
    exiled: list[str] = field(default_factory=list)  # since this was last looked at
    fallen: int | None = None  # the side whose castle is destroyed
    campaign: bool = False  # in puzzles nobody is summoned again
    round: int = field(default=0, compare=False)  # the table's, for markers; 0 in puzzles

    def copy(self) -> Battle:
        return Battle(
            self.field_key,
            [beast.copy() for beast in self.beasts],
            {key: list(markers) for key, markers in self.ground.items()},
            self.castles,
            [stronghold.copy() for stronghold in self.strongholds],
            self.sides,
            {seat: faction.copy() for seat, faction in self.factions.items()},
            self.event,
            list(self.exiled),
            self.fallen,
            self.campaign,
            self.round,
        )

    @property
    def field(self) -> Field:
        return FIELDS[self.field_key]

    def position(self) -> tuple[object, ...]:
        """Return all that tells two battles apart, to recognize one reached another way."""
        return (
            *(
                (
                    beast.hex,
                    beast.vitality,
                    beast.maneuvered,
                    beast.attacked,
                    *beast.cooldowns,
                    *((marker.effect, marker.side) for marker in beast.markers),
                )
                for beast in self.beasts
            ),
            *((key, *(m.effect for m in markers)) for key, markers in self.ground.items()),
            *(stronghold.damage for stronghold in self.strongholds),
            *(n for faction in self.factions.values() for n in faction.cooldowns),
        )

    # Questions

    def beast(self, key: str) -> Beast:
        for beast in self.beasts:
            if beast.key == key:
                return beast
        raise KeyError(key)

    def at(self, hex_: str) -> Beast | None:
        for beast in self.beasts:
            if beast.hex == hex_:
                return beast
        return None

    def standing(self, hex_: str) -> Beast:
        beast = self.at(hex_)
        assert beast is not None
        return beast

    def on_field(self, side: int) -> list[Beast]:
        """Return the beasts of a side that are on the field."""
        return [beast for beast in self.beasts if beast.side == side and beast.hex]

    def seats_of(self, side: int) -> list[int]:
        return [seat for seat, its in enumerate(self.sides) if its == side]

    def marked(self, hex_: str, effect: str) -> bool:
        return hex_ in self.ground and any(m.effect == effect for m in self.ground[hex_])

    def occupied(self, hex_: str) -> bool:
        return self.at(hex_) is not None or self.marked(hex_, "obstacle")

    def terrain(self, hex_: str) -> str | None:
        """Return the terrain of a hex as it is now: the newest terraforming marker counts."""
        for marker in reversed(self.ground.get(hex_, ())):
            if marker.effect in TERRAFORMED:
                return TERRAFORMED[marker.effect]
        return self.field.hex[hex_].terrain

    def safe(self, beast: Beast) -> bool:
        """Tell whether a beast stands in a castle of its side, where no enemy can target it."""
        return beast.hex is not None and self.castles.get(beast.hex) == beast.side

    def may_enter(self, beast: Beast, hex_: str) -> bool:
        """Tell whether a hex is free for a beast, and no castle hex of its enemies."""
        return self.castles.get(hex_, beast.side) == beast.side and not self.occupied(hex_)

    def near(self, hex_: str, side: int) -> list[Beast]:
        """Return the beasts of a side on the neighboring hexes."""
        around = self.field.neighbors[hex_]
        return [beast for beast in self.beasts if beast.side == side and beast.hex in around]

    def margin(self, side: int, area: list[str]) -> int:
        """Return by how many control points a side leads in a tower's area."""
        margin = 0
        for beast in self.beasts:
            if beast.hex in area:
                margin += beast.control if beast.side == side else -beast.control
        return margin

    def controlled(self, side: int) -> list[int]:
        """Return the places of the towers that a side controls."""
        return [i for i, controller in enumerate(self.controllers()) if controller == side]

    def controllers(self) -> list[int | None]:
        """Return for each tower the side that controls it, if one does."""
        field = self.field
        margins = [0] * len(field.towers)  # of the first side
        for beast in self.beasts:
            for tower in field.towers_at.get(beast.hex or "", ()):
                margins[tower] += beast.control if beast.side == 0 else -beast.control
        return [None if margin == 0 else 0 if margin > 0 else 1 for margin in margins]

    def areas_of(self, side: int) -> set[str]:
        return {key for i in self.controlled(side) for key in self.field.towers[i].area}

    # Changes. All that abilities do is done by these: see Rehearsal.

    def spend(self, beast: Beast, core: str) -> None:
        """Use up the core ability, for a maneuver or for an attack."""
        if core == MANEUVER:
            beast.maneuvered = True
        else:
            beast.attacked = True

    def apply(self, beast: Beast, effect: str, side: int) -> None:
        beast.markers.append(Marker(effect, side, self.round))

    def place(self, hex_: str, effect: str, side: int) -> None:
        self.ground.setdefault(hex_, []).append(Marker(effect, side, self.round))

    def move(self, beast: Beast, hex_: str) -> None:
        """Set a beast on a free hex."""
        self._enter(beast, hex_)
        self.summon_waiting()

    def swap(self, a: Beast, b: Beast) -> None:
        """Let two beasts change places."""
        assert a.hex is not None
        assert b.hex is not None
        here, there = a.hex, b.hex
        self._enter(a, there)
        self._enter(b, here)

    def _enter(self, beast: Beast, hex_: str) -> None:
        """Set a beast on a hex. A web there stuns its enemies and lends its own side speed."""
        beast.hex = hex_
        for marker in self.ground.get(hex_, ()):
            if marker.effect == "web":
                caught = "swiftness" if marker.side == beast.side else "stun"
                self.apply(beast, caught, marker.side)

    def waiting(self, castle: str) -> Beast | None:
        """Return the beast to be summoned once this castle hex is free: the leftmost that waits."""
        if self.campaign:
            return None
        for beast in self.beasts:
            if beast.hex is None and beast.home == castle and not beast.banned:
                return beast
        return None

    def summon_waiting(self) -> None:
        """Apply the summoner's rule: a waiting beast enters its castle hex once that is free."""
        for castle in self.castles:
            beast = self.waiting(castle)
            if beast is not None and self.at(castle) is None:
                beast.hex = castle

    def restore(self, beast: Beast, n: int = 1) -> None:
        beast.vitality = min(beast.full, beast.vitality + n)

    def injure(self, beast: Beast, n: int, by: Beast | None = None) -> None:
        beast.vitality -= n
        if beast.vitality <= 0:
            self.exile(beast, by)

    def exile(self, beast: Beast, by: Beast | None) -> None:
        """Send a beast back to its castle, healed and without effects; the castle takes damage."""
        beast.markers.clear()
        beast.vitality = beast.full
        beast.hex = None
        self.exiled.append(beast.key)
        if not self.campaign:
            self.hit(beast.side, {"blood-price": 2, "mercy": 0}.get(self.event or "", 1))
        if self.event == "lost-souls":
            beast.banned = True
        elif self.event == "feast-of-victors" and by is not None:
            self.restore(by)
        elif self.event == "hard-lessons":
            for i in beast.on_cooldown:
                self.shift(beast, i, -1)
        self.summon_waiting()

    def hit(self, side: int, n: int) -> None:
        """Damage a side's castle: abilities of its faction open, and in the end it falls."""
        stronghold = self.strongholds[side]
        stronghold.damage = min(stronghold.damage + n, self.field.track)
        if stronghold.damage >= self.field.second_ability:
            stronghold.opened = max(stronghold.opened, 2)
        if stronghold.damage >= self.field.third_ability:
            stronghold.opened = 3
        if stronghold.damage >= self.field.track and self.fallen is None:
            self.fallen = side

    def repair(self, side: int) -> None:
        stronghold = self.strongholds[side]
        stronghold.damage = max(0, stronghold.damage - 1)

    def shift(self, beast: Beast, ability: int, n: int) -> None:
        """Move the token of a support ability on the dial; one that arrives is available."""
        rounds = beast.cooldowns[ability]
        assert rounds is not None
        rounds += n
        beast.cooldowns[ability] = None if rounds <= 0 else min(rounds, LONGEST_COOLDOWN)


class Possible(Exception):  # noqa: N818 - it is a finding, not a fault
    """A rehearsed ability came to the point where it changes something."""


class Rehearsal(Battle):
    """A battle that shares all with another one and does not change: who tries finds `Possible`.

    Abilities make sure that they can be done before they change anything. So to know whether one
    can be used, it is enough to come to its first change, and nothing need be copied.
    """

    __slots__ = ("_standing",)
    _standing: dict[str, Beast]  # who stands on each hex: nobody moves

    @classmethod
    def of(cls, b: Battle) -> Rehearsal:
        rehearsal = cls(
            b.field_key,
            b.beasts,
            b.ground,
            b.castles,
            b.strongholds,
            b.sides,
            b.factions,
            b.event,
            b.exiled,
            b.fallen,
            b.campaign,
            b.round,
        )
        rehearsal._standing = {beast.hex: beast for beast in b.beasts if beast.hex}
        return rehearsal

    def at(self, hex_: str) -> Beast | None:
        return self._standing.get(hex_)

    def occupied(self, hex_: str) -> bool:
        return hex_ in self._standing or self.marked(hex_, "obstacle")

    def _found(self, *args: Any, **more: Any) -> Any:
        raise Possible

    spend = apply = place = move = swap = restore = injure = repair = hit = shift = _found
