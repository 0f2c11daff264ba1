"""Druid Nights: shields mark the glades, and by night an incantation calls a monster for each."""

from __future__ import annotations

from dataclasses import dataclass

from games.core import Option, text
from games.mageknight.options import Action, Incantation
from games.mageknight.rules.asks import decide
from games.mageknight.rules.combat.enemies import discard_drawn, draw_enemies
from games.mageknight.rules.combat.outcome import before_fight, tell_fight
from games.mageknight.rules.combat.phases import fight
from games.mageknight.rules.ending import look_for_end
from games.mageknight.rules.land.movement import safe
from games.mageknight.spaces import Space
from games.mageknight.table import Foe, MageKnight

INHABITED = ("village", "keep", "mage_tower", "city")


@dataclass(frozen=True)
class Calling:
    """What comes to an incantation for each glade, and how many crystals it brings."""

    colors: tuple[str, ...]
    crystals: int


CALLINGS = (Calling(("brown",), 1), Calling(("red",), 2), Calling(("brown", "red"), 3))


def calling(rounds: tuple[bool, ...], now: int) -> Calling:
    """That of a night: the first, the second, or the third."""
    return CALLINGS[sum(rounds[:now]) - 1]


# Glades


def glades(t: MageKnight) -> list[Space]:
    return [space for space in t.spaces.values() if space.site == "magical_glade"]


def may_mark(t: MageKnight, seat: int, space: Space) -> bool:
    druids = t.scenario.quest == "druids" and space.site == "magical_glade"
    return druids and seat not in space.shields and safe(t, seat, space)


async def mark_glade(t: MageKnight, seat: int) -> None:
    """Whoever ends their movement on a glade marks it; in a contest perhaps in another's place."""
    space = t.space(seat)
    if t.turn.rested or not may_mark(t, seat, space):
        return
    room = t.scenario.glade_shields.get(t.seats, t.seats)
    if len(space.shields) >= room:
        others = [Option(str(i), text("player", seat=i), i) for i in space.shields]
        space.shields.remove(await decide(seat, text("replace-shield"), others))
    space.shields.append(seat)
    t.tell("marks-glade", seat=seat, space=space.key, detail=False)


def clear_glades(t: MageKnight) -> None:
    for space in glades(t):
        space.shields = []


# Incantations


def marked(t: MageKnight, seat: int) -> int:
    """How many glades call for a hero: also one that they stand on, since they go no further."""
    here = t.space(seat)
    return sum(seat in space.shields for space in glades(t)) + may_mark(t, seat, here)


def inhabited(space: Space) -> bool:
    return space.site in INHABITED or (space.site == "monastery" and space.owner is None)


def incantation(t: MageKnight, seat: int) -> list[Option[Action]]:
    """Once in each night, and not where people live."""
    if t.scenario.quest != "druids" or not t.night or t.heroes[seat].invoked:
        return []
    n = marked(t, seat)
    if not n or inhabited(t.space(seat)):
        return []
    called = calling(t.rounds, t.round)
    who = "-".join(called.colors)
    label = text("incantation", n=n, who=who)
    hint = text("incantation-hint", n=n * called.crystals)
    return [Option("incantation", label, Incantation(), group=text("group-actions"), hint=hint)]


async def invoke(t: MageKnight, seat: int) -> None:
    """Whoever is not defeated vanishes; the crystals come for all who were called."""
    await mark_glade(t, seat)
    n, called = marked(t, seat), calling(t.rounds, t.round)
    before = before_fight(t, seat)
    t.tell("invokes", seat=seat, n=n)
    foes = [Foe(enemy, doubled=True) for enemy in draw_enemies(t, *called.colors * n)]
    combat = await fight(t, seat, foes)
    discard_drawn(t, foes)
    t.heroes[seat].invoked = True
    t.turn.rewards += ["crystal"] * (n * called.crystals)
    tell_fight(t, seat, before, combat)
    look_for_end(t, seat)
