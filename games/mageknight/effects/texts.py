"""Effects and sums in texts: what something would give, and what has been gathered so far."""

from __future__ import annotations

from typing import Any

from games.core import Text, Value, text
from games.mageknight.data import COLORS, DATA, Fx
from games.mageknight.table import MageKnight, attack_kind, attacks_of

POINTS = {"move": "fx-move", "influence": "fx-influence", "heal": "fx-heal", "draw": "fx-draw"}
POWERS = ("attack", "block", "attack_scaled", "block_scaled")
GAINS = {"gain_mana": "fx-gain-mana", "gain_crystal": "fx-gain-crystal"}


def listed(fx: Any) -> Fx:
    """A single operation, or a list of them."""
    return fx if isinstance(fx, list) else [fx]


def named(key: str) -> Text:
    """What an effect comes from: a card, a unit or a skill."""
    if key in DATA.unit:
        return text("unit", unit=key)
    if key in DATA.skill:
        return text("skill-option", skill=key)
    return text("card", card=key)


def describe(fx: Fx) -> Text:
    """An effect in short: points as they are, any other operation by its name."""
    return text("fx", parts=[described(o) for o in fx])


def described(o: dict[str, Any]) -> Text:
    name = o["op"]
    if name == "attack":
        return attack_text(o["n"], o.get("range", "melee"), o.get("el", "physical"))
    if name == "block":
        return text("fx-block", n=o["n"], el=o.get("el", "physical"))
    if name in POINTS:
        return text(POINTS[name], n=o["n"])
    if name in GAINS:
        colors = o["color"] if isinstance(o["color"], list) else [o["color"]]
        return text(GAINS[name], n=o["n"], color=[*colors])
    if name == "enemy_mod":
        return enemy_mod_text(o)
    if name == "direct_move":
        return text("fx-direct-move", n=o["max_spaces"], cost=o.get("cost_move", 0))
    return text(f"fx-{name.replace('_', '-')}")


def attack_text(n: int, reach: str, element: str) -> Text:
    return text("fx-attack", n=n, kind=f"{reach}-{element}", el=element)


def told(fx: Fx) -> Text | None:
    """What somebody has got by an effect; what has a line of its own, or none, is left out."""
    parts = [part for o in fx if (part := told_of(o)) is not None]
    return text("fx", parts=[*parts]) if parts else None


def told_of(o: dict[str, Any]) -> Text | None:
    name = o["op"]
    if name == "draw":
        return text("got-cards", n=o["n"])
    if name in ("gain_mana", "pull_die"):
        return text("sum-mana", n=o["n"], color=o["color"])
    if name == "gain_crystal":
        return text("got-crystal", n=o["n"], color=o["color"])
    if name == "take_wound":
        return text("got-wounds", n=o["n"])
    if name == "cold_toughness":
        return text("fx-block", n=o["n"], el="ice")
    if name == "wound_this_unit":
        return text("got-wounded-unit")
    if name == "enemy_mod":
        return enemy_mod_text(o) if "lower" in o or "lose" in o else None
    return described(o) if name in (*POWERS, *POINTS) else None


def enemy_mod_text(o: dict[str, Any]) -> Text:
    """Whom it weakens, and how."""
    target = "all" if o["target"] == "all" else "one"
    if "lose" in o:
        return text("fx-enemy-loses", target=target, lost=[*o["lose"]])
    return text(
        "fx-enemy-armor", target=target, n=o["lower"], walled=o.get("lower_fortified", o["lower"])
    )


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


def sum_of(t: MageKnight, o: dict[str, Any]) -> tuple[str, int] | None:
    """Which sum an operation adds to, and how much that is now."""
    name = o["op"]
    if name in ("move", "influence", "heal"):
        return name, getattr(t.turn, name)
    if t.combat is None:
        return None
    element = o.get("el", "physical")
    if name == "attack" and not t.doubles(element):
        reach = o.get("range", "melee")
        return f"{reach}-{element}", t.combat.attack.get(attack_kind(reach, element), 0)
    if name == "block":
        return f"block-{element}", t.combat.block.get(element, 0)
    return None


def promised(t: MageKnight, label: Text, fx: Fx) -> Text:
    """What an effect does, and to what it raises a sum that is there already: Move 2 (4 → 6)."""
    for o in fx:
        if o["op"] == "day_night":
            return promised(t, label, listed(o["night" if t.dark else "day"]))
        found = sum_of(t, o)
        if found is not None and found[1]:
            kind, now = found
            change: dict[str, Value] = {"now": now, "then": now + o["n"]}
            if len(fx) == 1:
                return text("gives", effect=label, **change)
            return text("gives-more", effect=label, kind=kind, **change)
    return label
