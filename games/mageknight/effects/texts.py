"""Effects and sums in texts: what something would give, and what has been gathered so far."""

from __future__ import annotations

from games.core import Text, Value, text
from games.mageknight.data import COLORS, DATA
from games.mageknight.effects import operations as ops
from games.mageknight.effects.base import Operation
from games.mageknight.effects.operations import Effect, name_of
from games.mageknight.modifiers import AllColdFire, AllSiege, Ambush
from games.mageknight.table import MageKnight, attack_kind, attacks_of

POINTS = (ops.Move, ops.Influence, ops.Heal, ops.Draw)
POWERS = (ops.Attack, ops.Block, ops.AttackScaled, ops.BlockScaled)


def named(key: str) -> Text:
    """What an effect comes from: a card, a unit or a skill."""
    if key in DATA.unit:
        return text("unit", unit=key)
    if key in DATA.skill:
        return text("skill-option", skill=key)
    return text("card", card=key)


def describe(fx: Effect) -> Text:
    """An effect in short: points as they are, any other operation by its name."""
    return text("fx", parts=[described(o) for o in fx])


def described(o: Operation) -> Text:
    name = f"fx-{name_of(type(o)).replace('_', '-')}"
    match o:
        case ops.Attack():
            return attack_text(o.n, o.reach, o.element)
        case ops.Block():
            return text(name, n=o.n, el=o.element)
        case ops.Move() | ops.Influence() | ops.Heal() | ops.Draw():
            return text(name, n=o.n)
        case ops.GainMana() | ops.GainCrystal():
            colors = o.color if isinstance(o.color, list) else [o.color]
            return text(name, n=o.n, color=[*colors])
        case ops.EnemyMod():
            return enemy_mod_text(o)
        case ops.DirectMove():
            return text(name, n=o.max_spaces, cost=o.cost_move)
    return text(name)


def attack_text(n: int, reach: str, element: str) -> Text:
    return text("fx-attack", n=n, kind=f"{reach}-{element}", el=element)


def told(fx: Effect) -> Text | None:
    """What somebody has got by an effect; what has a line of its own, or none, is left out."""
    parts = [part for o in fx if (part := told_of(o)) is not None]
    return text("fx", parts=[*parts]) if parts else None


def told_of(o: Operation) -> Text | None:
    match o:
        case ops.Draw():
            return text("got-cards", n=o.n)
        case ops.GainMana(color=str(color)) | ops.PullDie(color=color):
            return text("sum-mana", n=o.n, color=color)
        case ops.GainCrystal(color=str(color)):
            return text("got-crystal", n=o.n, color=color)
        case ops.TakeWound():
            return text("got-wounds", n=o.n)
        case ops.ColdToughness():
            return text("fx-block", n=o.n, el="ice")
        case ops.WoundThisUnit():
            return text("got-wounded-unit")
        case ops.EnemyMod():
            return enemy_mod_text(o) if o.lower or o.lose else None
    return described(o) if isinstance(o, (*POWERS, *POINTS)) else None


def enemy_mod_text(o: ops.EnemyMod) -> Text:
    """Whom it weakens, and how."""
    target = "all" if o.target == "all" else "one"
    if o.lose:
        return text("fx-enemy-loses", target=target, lost=[*o.lose])
    walled = o.lower if o.lower_fortified is None else o.lower_fortified
    return text("fx-enemy-armor", target=target, n=o.lower, walled=walled)


# Sums


def gathered(t: MageKnight) -> list[str | int | Text]:
    """All points and mana tokens at hand."""
    turn, combat = t.turn, t.combat
    sums: list[str | int | Text] = []
    if combat is not None:
        for reach, element, n in attacks_of(combat.attack):
            sums.append(attack_text(2 * n if t.doubles(element) else n, reach, element))
        sums += [text("fx-block", el=element, n=n) for element, n in combat.block.items() if n]
    points = {"fx-move": turn.move, "fx-influence": turn.influence, "fx-heal": turn.heal}
    sums += [text(key, n=n) for key, n in points.items() if n]
    sums += [text("sum-mana", color=color, n=n) for color in COLORS if (n := turn.tokens[color])]
    return sums + [text("sum-endless", color=color) for color in turn.endless]


def sums(t: MageKnight) -> Value:
    """What has been gathered, behind a question: nothing is said of nothing."""
    have = gathered(t)
    return text("you-have", sums=have) if have else ""


def sum_of(t: MageKnight, o: Operation) -> tuple[str, int, int] | None:
    """Which sum an operation adds to, how much that is now, and how much comes to it."""
    match o:
        case ops.Move():
            return "move", t.turn.move, o.n
        case ops.Influence():
            return "influence", t.turn.influence, o.n
        case ops.Heal():
            return "heal", t.turn.heal, o.n
        case ops.Attack() | ops.Block() if t.turn.has(Ambush):
            return None  # it would be more than it says
        case ops.Attack() if t.combat is not None and not altered(t, o):
            now = t.combat.attack.get(attack_kind(o.reach, o.element), 0)
            return f"{o.reach}-{o.element}", now, o.n
        case ops.Block() if t.combat is not None:
            return f"block-{o.element}", t.combat.block.get(o.element, 0), o.n
    return None


def altered(t: MageKnight, o: ops.Attack) -> bool:
    """Whether an attack is another one than it says."""
    return t.doubles(o.element) or t.turn.has(AllColdFire) or t.turn.has(AllSiege)


def promised(t: MageKnight, label: Text, effect: Effect) -> Text:
    """What an effect does, and to what it raises a sum that is there already: Move 2 (4 → 6)."""
    for o in effect:
        if isinstance(o, ops.DayNight):
            return promised(t, label, o.night if t.dark else o.day)
        found = sum_of(t, o)
        if found is not None and found[1]:
            kind, now, more = found
            change: dict[str, Value] = {"now": now, "then": now + more}
            if len(effect) == 1:
                return text("gives", effect=label, **change)
            return text("gives-more", effect=label, kind=kind, **change)
    return label


def in_vain(t: MageKnight, seat: int, fx: Effect) -> bool:
    """Whether nothing would come of an effect now: no wound to heal, no card to draw."""
    return bool(fx) and all(idle(t, seat, o) for o in fx)


def idle(t: MageKnight, seat: int, o: Operation) -> bool:
    hero = t.heroes[seat]
    match o:
        case ops.Heal():
            return not (hero.wounds or any(unit.wounds for unit in hero.units))
        case ops.Draw():
            return not hero.deck
        case ops.Choose():
            return all(in_vain(t, seat, way) for way in o.of)
    return False
