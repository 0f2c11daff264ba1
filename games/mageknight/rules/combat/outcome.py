"""What has come of a fight, in one line: for those who have not followed its steps."""

from __future__ import annotations

from dataclasses import dataclass

from games.core import Text, Value, text
from games.mageknight.rules.hero import signed
from games.mageknight.spaces import Space
from games.mageknight.table import Combat, Foe, MageKnight, Unit

WON = {"monastery": "burnt", "mine": "freed"}  # what becomes of some sites


@dataclass(frozen=True)
class Before:
    """How a hero goes into a fight."""

    fame: int
    reputation: int
    wounds: int  # taken in this turn, in the hand or the discard pile
    units: list[tuple[Unit, int]]  # and their wounds


def before_fight(t: MageKnight, seat: int) -> Before:
    hero = t.heroes[seat]
    return Before(
        hero.fame,
        hero.reputation,
        t.turn.wounds + t.turn.poison,
        [(unit, unit.wounds) for unit in hero.units],
    )


def tell_fight(t: MageKnight, seat: int, before: Before, combat: Combat) -> None:
    """A fight in the open."""
    down, standing = fallen(combat.foes), left(combat.foes)
    results = outcome(t, seat, before, combat)
    if not standing:
        t.tell("fight-won", seat=seat, foes=[*down], results=results, detail=False)
    elif down:
        t.tell(
            "fight-half-won",
            seat=seat,
            foes=[*down],
            others=[*standing],
            results=results,
            detail=False,
        )
    else:
        t.tell("fight-lost", seat=seat, others=[*standing], results=results, detail=False)


def tell_site(
    t: MageKnight,
    seat: int,
    before: Before,
    combat: Combat,
    space: Space,
    won: bool,
    again: bool = False,
) -> None:
    """A fight for a site, or `again` for the fame alone where somebody has won before."""
    down, standing = fallen(combat.foes), left(combat.foes)
    results = outcome(t, seat, before, combat)
    how = "again" if again else WON.get(space.site or "", "won")
    where: dict[str, Value] = {"how": how, "site": space.site or "", "space": space.key}
    if won:
        if standing:  # those who came to help
            results.append(text("result-standing", foes=[*standing]))
        t.tell("conquers", seat=seat, foes=[*down], results=results, detail=False, **where)
        return
    if down:
        results.insert(0, text("result-defeated", foes=[*down]))
    t.tell("site-holds", seat=seat, others=[*standing], results=results, detail=False, **where)


def fallen(foes: list[Foe]) -> list[Text]:
    return [text("the-enemy", enemy=foe.enemy) for foe in foes if foe.down]


def left(foes: list[Foe]) -> list[Text]:
    return [text("the-enemy", enemy=foe.enemy) for foe in foes if not foe.down]


def outcome(t: MageKnight, seat: int, before: Before, combat: Combat) -> list[str | int | Text]:
    """What the fight has brought, and what it has cost."""
    hero = t.heroes[seat]
    found: list[str | int | Text] = []
    if hero.fame != before.fame:
        found.append(text("result-fame", n=signed(hero.fame - before.fame)))
    if hero.reputation != before.reputation:
        found.append(text("result-reputation", n=signed(hero.reputation - before.reputation)))
    wounds = t.turn.wounds + t.turn.poison - before.wounds
    if wounds:
        found.append(text("got-wounds", n=wounds))
    if combat.out:
        found.append(text("result-knocked-out"))
    for unit, wounded in before.units:
        if not any(unit is other for other in hero.units):
            found.append(text("result-unit-lost", unit=unit.key))
        elif unit.wounds > wounded:
            found.append(text("result-unit-wounded", unit=unit.key))
    return found or [text("result-unharmed")]
