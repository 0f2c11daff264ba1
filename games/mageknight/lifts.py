"""How saved tables of older versions are read."""

from __future__ import annotations

from typing import Any

FLAGS = {  # of a turn in version 1, and the modifiers that they are in version 2
    "sneaks": "Unprovoking",
    "bends_space": "SpaceBending",
    "bends_time": "TimeBending",
    "sunlit": "NightSight",
    "no_dice": "NoDice",
    "polarized": "Polarization",
    "no_walls": "NoSiteWalls",
    "glory": "Glory",
    "leadership": "Leadership",
    "grail_draws": "CardsForHealing",
    "sheds_wounds": "ShedWounds",
}
NUMBERS = {"more_dice": ("MoreDice", "n"), "hand_bonus": ("MoreCards", "n"),
           "grail": ("FameForHealing", "points")}  # fmt: skip
COLORS = {"endless": "EndlessMana", "usable": "UsableMana"}


def with_modifiers(table: dict[str, Any]) -> dict[str, Any]:
    """From version 1: what cards change for a turn is a list of modifiers."""
    lift_turn(table["turn"])
    for hero in table["heroes"]:
        if hero["begun"] is not None:
            lift_turn(hero["begun"])
    return table


def lift_turn(turn: dict[str, Any]) -> None:
    modifiers: list[dict[str, Any]] = []
    for flag, kind in FLAGS.items():
        if turn.pop(flag):
            modifiers.append({"type": kind})
    for number, (kind, name) in NUMBERS.items():
        if n := turn.pop(number):
            modifiers.append({"type": kind, name: n})
    for colors, kind in COLORS.items():
        modifiers += [{"type": kind, "color": color} for color in turn.pop(colors)]
    if agility := turn.pop("agility"):
        modifiers.append({"type": "MoveAsAttack", "ranged": agility > 1})
    modifiers += [{"type": "TerrainCost", **change} for change in turn.pop("costs")]
    modifiers += [
        {"type": "OpenTerrain", "terrain": terrain, "cost": cost}
        for terrain, cost in turn.pop("opened").items()
    ]
    modifiers += [{"type": "SidewaysBoost", **boost} for boost in turn.pop("boosts")]
    modifiers += [
        {"type": "LaterGain", "track": track, "steps": steps, "per": per}
        for track, steps, per in turn.pop("later")
    ]
    turn["modifiers"] = modifiers


def with_scenario(table: dict[str, Any]) -> dict[str, Any]:
    """From version 2: a turn says that it met the aim of the scenario, whichever that is."""
    begun = [hero["begun"] for hero in table["heroes"] if hero["begun"] is not None]
    for turn in (table["turn"], *begun):
        turn["met_aim"] = turn.pop("found_city")
    return table
