"""What happens of itself: the dial, the time phase, and the towers."""

from __future__ import annotations

from games.sigillum.battle import Battle, Marker


def turn_dial(b: Battle) -> None:
    """Bring all abilities one round closer to being charged."""
    for rounds in (*(b.cooldowns for b in b.beasts), *(f.cooldowns for f in b.factions.values())):
        rounds[:] = [None if n is None else max(0, n - 1) for n in rounds]


def recover(b: Battle, side: int) -> None:
    """Return charged abilities, and remove the markers that this side placed a round ago."""
    for seat, faction in b.factions.items():
        if b.sides[seat] == side:
            faction.cooldowns = [None if n == 0 else n for n in faction.cooldowns]
    for beast in b.beasts:
        beast.markers = remaining_markers(b, beast.markers, side)
        if beast.side == side:
            beast.cooldowns = [None if n == 0 else n for n in beast.cooldowns]
            beast.maneuvered = beast.attacked = beast.banned = False
    b.ground = {
        key: kept
        for key, markers in b.ground.items()
        if (kept := remaining_markers(b, markers, side))
    }
    b.summon_waiting()


def remaining_markers(b: Battle, markers: list[Marker], side: int) -> list[Marker]:
    """Keep those of the other side, and those that this side placed earlier this very round."""
    return [m for m in markers if m.side != side or 0 < m.round == b.round]


def burn_in_lava(b: Battle, side: int) -> None:
    """Injure those of a side who stand in lava; defense does not help."""
    for beast in b.on_field(side):
        if beast.hex is not None and b.terrain(beast.hex) == "lava":
            b.injure(beast, 1)


def firing_towers(b: Battle, side: int) -> list[int]:
    """Return the towers that fire for a side."""
    margin = 2 if b.event == "broken-ropes" else 1
    return [i for i, tower in enumerate(b.field.towers) if b.margin(side, tower.area) >= margin]
