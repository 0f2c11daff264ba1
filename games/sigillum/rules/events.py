"""The 28 events: table option. Their kinds and the way of the deck are the rulebook's, the cards
are designed.

Some act at the end of each side's time phase; the others hold during the round, and the rules
look at the current event where it matters.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.sigillum.battle import Battle, Beast, Marker
from games.sigillum.effects import POSITIVE
from games.sigillum.fields import Field
from games.sigillum.rules.abilities import hex_of

TOWER_HEX = "tower"


@dataclass(frozen=True)
class Event:
    key: str
    kind: str
    needs: str | None = None  # a terrain, or tower hexes, that the field must have
    effect: str | None = None  # a marker for those of a side whom it concerns
    concerns: Callable[[Battle, Beast], bool] | None = None


def on_terrain(terrain: str) -> Callable[[Battle, Beast], bool]:
    return lambda b, beast: b.terrain(hex_of(beast)) == terrain


def on_a_tower(b: Battle, beast: Beast) -> bool:
    return hex_of(beast) in b.field.tower_hexes


def out_of_the_castle(b: Battle, beast: Beast) -> bool:
    return not b.safe(beast)


EVENTS = {
    event.key: event
    for event in (
        Event("whispering-canopy", "strengthening", "forest", "defense_up", on_terrain("forest")),
        Event("high-ground", "strengthening", "mountain", "attack_up", on_terrain("mountain")),
        Event("open-road", "strengthening", "plain", "swiftness", on_terrain("plain")),
        Event("moonlit-mirror", "strengthening", "water", "resistance", on_terrain("water")),
        Event("banner-on-the-wall", "strengthening", TOWER_HEX, "control_up", on_a_tower),
        Event("blood-of-the-earth", "strengthening", "lava", "vampirism", on_terrain("lava")),
        Event("fair-wind", "strengthening", None, "flying", out_of_the_castle),
        Event("bog-fever", "weakening", "water", "poison", on_terrain("water")),
        Event("tangled-roots", "weakening", "forest", "slowness", on_terrain("forest")),
        Event("thin-air", "weakening", "mountain", "control_down", on_terrain("mountain")),
        Event("burning-sun", "weakening", "plain", "attack_down", on_terrain("plain")),
        Event("ash-cloud", "weakening", "lava", "silence", on_terrain("lava")),
        Event("lightning-rod", "weakening", TOWER_HEX, "attack_down", on_a_tower),
        Event("flood", "restriction", "water"),
        Event("thick-fog", "restriction"),
        Event("silent-bells", "restriction"),
        Event("heavy-ground", "restriction"),
        Event("truce-of-the-dead", "restriction"),
        Event("broken-ropes", "restriction"),
        Event("battering-ram", "siege"),
        Event("second-volley", "siege", TOWER_HEX),
        Event("siege-engines", "siege"),
        Event("rockslide", "siege", "mountain"),
        Event("blood-price", "exile"),
        Event("mercy", "exile"),
        Event("lost-souls", "exile"),
        Event("feast-of-victors", "exile"),
        Event("hard-lessons", "exile"),
    )
}


def fitting_events(field: Field) -> list[str]:
    """Return the events that speak of nothing the field lacks."""
    there = set(field.terrains)
    if field.tower_hexes:
        there.add(TOWER_HEX)
    return [event.key for event in EVENTS.values() if event.needs is None or event.needs in there]


def apply_event(b: Battle, side: int) -> list[Beast]:
    """Place the markers of the current event; return whoever got one.

    A positive marker is the side's own, a negative one the other side's. That one nobody placed,
    so it has no round and leaves with the other side's next time phase.
    """
    event = EVENTS.get(b.event or "")
    if event is None or event.effect is None or event.concerns is None:
        return []
    touched = [beast for beast in b.on_field(side) if event.concerns(b, beast)]
    for beast in touched:
        if event.effect in POSITIVE:
            b.apply(beast, event.effect, side)
        else:
            beast.markers.append(Marker(event.effect, 1 - side))
    return touched


def siege_damage(b: Battle, side: int, controlled: list[int]) -> int:
    """Return the damage that the current event adds to a side's control phase."""
    if b.event == "battering-ram":
        castles = [key for key, owner in b.castles.items() if owner != side]
        beside = (beast for key in castles for beast in b.near(key, side))
        return int(any(not beast.has("stun") for beast in beside))
    if b.event == "second-volley":
        hexes = [b.field.towers[i].hex for i in controlled]
        return sum(beast.hex in hexes for beast in b.on_field(side))
    if b.event == "siege-engines":
        return int(len(controlled) == len(b.field.towers))
    if b.event == "rockslide":
        return int(sum(on_terrain("mountain")(b, beast) for beast in b.on_field(side)) >= 2)
    return 0
