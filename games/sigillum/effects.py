"""The effects of markers on characters and hexes. Saved games know them by these names."""

from __future__ import annotations

POSITIVE = frozenset(
    ("attack_up", "defense_up", "control_up", "swiftness", "flying", "resistance",
     "vampirism", "steadfast")
)  # fmt: skip
NEGATIVE = frozenset(
    ("attack_down", "defense_down", "control_down", "slowness", "stun", "poison",
     "silence", "blindness")
)  # fmt: skip
CONTRARY = {
    "attack_up": "attack_down",
    "defense_up": "defense_down",
    "control_up": "control_down",
    "swiftness": "slowness",
}
TERRAINS = ("plain", "forest", "mountain", "water", "lava")
TERRAFORM = {terrain: f"terraform_{terrain}" for terrain in TERRAINS}  # the marker for each
TERRAFORMED = {effect: terrain for terrain, effect in TERRAFORM.items()}  # what it turns a hex into
