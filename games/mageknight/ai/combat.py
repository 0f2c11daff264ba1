"""A fight for the computer player: what to shoot, whom to block, what to strike, at which price."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations

from games.mageknight.ai.resources import (
    Helper,
    Measure,
    Pick,
    Purse,
    Way,
    cheapest,
    mana_of,
    without,
)
from games.mageknight.data import DATA
from games.mageknight.rules.combat.damage import unit_resists
from games.mageknight.rules.combat.phases import EFFICIENT_BLOCKS
from games.mageknight.table import Unit, attacks_of
from games.mageknight.view import HIDDEN, FoeView, HeroView, View

WOUND_COST = 2.6
WATCHED = 5  # enemies whose attacks it may want to block, the hardest first
UNIT_WOUND_COST = 1.4
REPUTATION_WORTH = 0.3


@dataclass(frozen=True)
class Threat:
    """An enemy as far as it is known."""

    armor: int
    attack: int
    element: str = "physical"
    abilities: frozenset[str] = frozenset()
    resists: frozenset[str] = frozenset()
    walls: int = 0
    worth: float = 0.0  # fame and reputation
    place: int = 0  # in the combat

    @property
    def block(self) -> int:
        return self.attack * (2 if "swift" in self.abilities else 1)

    @property
    def damage(self) -> int:
        return self.attack * (2 if "brutal" in self.abilities else 1)


# What may be behind a token that lies face down, by its color.
UNSEEN = {
    "grey": Threat(6, 5, worth=3.5),
    "violet": Threat(5, 5, "fire", resists=frozenset({"physical"}), worth=4.5),
    "brown": Threat(5, 7, worth=4.5),
    "green": Threat(4, 4, worth=3),
    "red": Threat(8, 9, "fire", resists=frozenset({"physical"}), worth=8),
    "white": Threat(7, 7, "fire", resists=frozenset({"physical"}), worth=7.5),
}
SUMMONED = Threat(0, 6)


def threat(enemy: str, color: str = "", walls: bool = False, reputation: int = 0) -> Threat:
    if enemy == HIDDEN:
        return replace(UNSEEN[color], walls=int(walls))
    data = DATA.enemy[enemy]
    summons = data.element == "summon"
    return Threat(
        data.armor,
        SUMMONED.attack if summons else data.attack,
        "physical" if summons else data.element,
        frozenset(data.abilities),
        frozenset(data.resistances),
        int(walls) + ("fortified" in data.abilities),
        data.fame + REPUTATION_WORTH * reputation,
    )


def threats_now(view: View) -> list[Threat]:
    """The enemies of the combat that still stand."""
    combat = view.combat
    assert combat is not None
    return [standing(foe, i) for i, foe in enumerate(combat.foes) if not foe.down]


def standing(foe: FoeView, place: int) -> Threat:
    summons = foe.element == "summon"  # but has not done it yet
    attack = SUMMONED.attack if summons else foe.attack
    return Threat(
        foe.armor,
        0 if foe.idle or foe.blocked or foe.hit else attack,
        "physical" if summons else foe.element,
        frozenset(foe.abilities),
        frozenset(foe.own_resistances),
        foe.fortifications,
        foe.fame,
        place,
    )


# What a way is worth, doubled so that halves are whole numbers


def resisted(way: Way, group: Iterable[Threat]) -> bool:
    needed = {"fire", "ice"} if way.element == "coldfire" else {way.element}
    return any(needed <= foe.resists for foe in group)


def strike(group: Sequence[Threat], ranged: bool = False) -> Measure:
    walls = max((foe.walls for foe in group), default=0)

    def measure(way: Way) -> int:
        if way.kind != "attack":
            return 0
        if ranged and (way.reach == "melee" or walls > 1 or (walls and way.reach != "siege")):
            return 0
        return way.n if resisted(way, group) else 2 * way.n

    return measure


def parry(foe: Threat) -> Measure:
    def measure(way: Way) -> int:
        if way.kind != "block":
            return 0
        return 2 * way.n if way.element in EFFICIENT_BLOCKS[foe.element] else way.n

    return measure


# A line of play


@dataclass
class Line:
    """What it means to do in a fight, and what it expects of it."""

    value: float
    shots: list[Pick] = field(default_factory=list)
    shot: tuple[Threat, ...] = ()
    parries: list[Pick] = field(default_factory=list)
    parried: tuple[Threat, ...] = ()
    blows: list[Pick] = field(default_factory=list)
    struck: tuple[Threat, ...] = ()
    wins: bool = False  # all of them fall


@dataclass
class Force:
    """What stands behind a fight."""

    helpers: list[Helper]
    purse: Purse
    armor: int
    hand_limit: int
    shields: list[Unit] = field(default_factory=list)  # units that could take damage
    spent: tuple[str, ...] = ()  # mana that is promised
    attack: list[Way] = field(default_factory=list)  # already played in this phase
    block: list[Way] = field(default_factory=list)
    bonus: float = 0.0  # for a victory over all

    def after(self, picks: list[Pick]) -> Force:
        return replace(
            self,
            helpers=without(self.helpers, picks),
            spent=tuple(sorted((*self.spent, *mana_of(picks)))),
            attack=[],
            block=[],
        )


def groups(foes: Sequence[Threat]) -> list[tuple[Threat, ...]]:
    sizes = range(1, len(foes) + 1) if len(foes) <= 3 else (1, len(foes))
    return [group for size in sizes for group in combinations(foes, size)]


def best_line(foes: list[Threat], force: Force, stage: str = "ranged") -> Line:
    """The best that can be made of a fight from a stage on."""
    lines = [close_combat(foes, force, stage)]
    if stage == "ranged":
        for group in groups(foes):
            need = 2 * sum(foe.armor for foe in group)
            measure = strike(group, ranged=True)
            found = cheapest(
                force.helpers,
                [need - sum(measure(way) for way in force.attack)],
                [measure],
                force.purse,
                force.spent,
            )
            if found is None:
                continue
            cost, picks = found
            left = [foe for foe in foes if foe not in group]
            rest = close_combat(left, force.after(picks), "block")
            value = rest.value + sum(foe.worth for foe in group) - cost
            lines.append(replace(rest, value=value, shots=picks, shot=group))
    return max(lines, key=lambda line: line.value)


def close_combat(foes: list[Threat], force: Force, stage: str) -> Line:
    """Block, suffer and strike: whom to block and whom to defeat."""
    if not foes:
        return Line(force.bonus, wins=True)
    if stage == "attack":
        return blows(foes, force)
    dangerous = [foe for foe in foes if foe.attack]
    if len(dangerous) > WATCHED:
        dangerous = sorted(dangerous, key=lambda foe: -foe.attack)[:WATCHED]
    lines = []
    for count in range(min(2, len(dangerous)) + 1):
        for blocked in combinations(dangerous, count):
            line = exchange(foes, blocked, force)
            if line is not None:
                lines.append(line)
    return max(lines, key=lambda line: line.value)


def exchange(foes: list[Threat], blocked: tuple[Threat, ...], force: Force) -> Line | None:
    """The line that blocks just these; None when it cannot block them."""
    pain = suffering([foe for foe in foes if foe.attack and foe not in blocked], force)
    needs = [2 * foe.block for foe in blocked]
    measures = [parry(foe) for foe in blocked]
    if blocked:
        needs[0] -= sum(measures[0](way) for way in force.block)
    found = cheapest(force.helpers, needs, measures, force.purse, force.spent)
    if found is None:
        return None
    cost, picks = found
    line = Line(-cost - pain.cost)
    if not pain.helpless:
        line = blows(foes, force.after(picks))
        line.value -= cost + pain.cost
        line = both(foes, blocked, force, pain.cost, line, picks)
    if not line.parries:
        line.parries = picks
    line.parried = blocked
    return line


def both(
    foes: list[Threat],
    blocked: tuple[Threat, ...],
    force: Force,
    pain: float,
    line: Line,
    parries: list[Pick],
) -> Line:
    """Looks for one deal of the cards that serves block and attack together."""
    line.parries = parries
    if line.wins or len(blocked) != 1 or len(foes) > 2:
        return line
    guard, blow = parry(blocked[0]), strike(foes)
    needs = [
        2 * blocked[0].block - sum(guard(way) for way in force.block),
        2 * sum(foe.armor for foe in foes),
    ]
    found = cheapest(force.helpers, needs, [guard, blow], force.purse, force.spent)
    if found is None:
        return line
    cost, picks = found
    value = sum(foe.worth for foe in foes) + force.bonus - cost - pain
    if value <= line.value:
        return line
    return Line(
        value,
        parries=[pick for pick in picks if pick.way.kind == "block"],
        blows=[pick for pick in picks if pick.way.kind == "attack"],
        struck=tuple(foes),
        wins=True,
    )


def blows(foes: list[Threat], force: Force) -> Line:
    """The attack that brings most."""
    best = Line(0.0)
    for group in groups(foes):
        measure = strike(group)
        need = 2 * sum(foe.armor for foe in group) - sum(measure(way) for way in force.attack)
        found = cheapest(force.helpers, [need], [measure], force.purse, force.spent)
        if found is None:
            continue
        cost, picks = found
        wins = len(group) == len(foes)
        value = sum(foe.worth for foe in group) - cost + (force.bonus if wins else 0)
        if value > best.value:
            best = Line(value, blows=picks, struck=group, wins=wins)
    return best


@dataclass
class Pain:
    cost: float
    helpless: bool  # no cards left to strike with


def suffering(foes: list[Threat], force: Force) -> Pain:
    """What unblocked enemies do: units stand in where that is cheaper."""
    cost, wounds, helpless = 0.0, 0, False
    shields = list(force.shields)
    for foe in foes:
        left = foe.damage
        for unit in list(shields):
            if left > 0 and worth_a_unit(unit, foe, left, force.armor):
                shields.remove(unit)
                left, price = unit_suffers(unit, foe, left)
                cost += price
        if left > 0:
            taken = -(-left // force.armor)
            wounds += taken
            cost += WOUND_COST * taken * (1.8 if "poison" in foe.abilities else 1)
            helpless = helpless or "paralyze" in foe.abilities
    if wounds >= force.hand_limit:
        helpless, cost = True, cost + 3
    return Pain(cost + (2 if helpless else 0), helpless)


def unit_suffers(unit: Unit, foe: Threat, damage: int) -> tuple[int, float]:
    """What is left of the damage, and what the unit pays."""
    if unit_resists(unit, foe.element):
        damage -= unit.data.armor
        if damage <= 0:
            return 0, 0.0
    price = UNIT_WOUND_COST * (1 + 0.5 * (unit.data.level - 1))
    if "paralyze" in foe.abilities:
        price *= 2.5
    elif "poison" in foe.abilities:
        price *= 1.6
    return damage - unit.data.armor, price


def worth_a_unit(unit: Unit, foe: Threat, damage: int, armor: int) -> bool:
    """Whether a unit should stand between an enemy and the hero."""
    left, price = unit_suffers(unit, foe, damage)
    spared = -(-damage // armor) - -(-max(0, left) // armor)
    poison = 1.8 if "poison" in foe.abilities else 1
    saved = WOUND_COST * spared * poison + (3 if "paralyze" in foe.abilities and left <= 0 else 0)
    return saved > price


def force_of(
    view: View, me: HeroView, helpers: list[Helper], purse: Purse, units: bool = True
) -> Force:
    shields = [unit for unit in me.units if not unit.wounds and not unit.hit]
    shields = [unit for unit in shields if units or unit.bonded]
    force = Force(helpers, purse, me.armor, me.hand_limit, shields)
    if view.combat is not None:
        force.attack = [
            Way(None, "attack", n, reach, element)
            for reach, element, n in attacks_of(view.combat.attack)
        ]
        force.block = [
            Way(None, "block", n, element=element) for element, n in view.combat.block.items()
        ]
    return force
