"""Operations about mana and the Source that only one card or skill has."""

from __future__ import annotations

from games.core import Option, text
from games.mageknight.data import BASIC
from games.mageknight.effects import more_operations as more
from games.mageknight.effects import operations as ops
from games.mageknight.effects.language import Cause, choice, operation
from games.mageknight.effects.operations import Effect
from games.mageknight.modifiers import (
    CrystalsReturn,
    EndlessMana,
    MoreDice,
    NoDice,
    Polarization,
    UsableMana,
    WildDice,
)
from games.mageknight.rules.asks import decide, yes
from games.mageknight.rules.hero import wound
from games.mageknight.rules.mana import choose_color, gain_crystal, gain_token, roll
from games.mageknight.table import MageKnight


@operation(ops.ExtraSourceDice)
async def mana_draw(t: MageKnight, o: ops.ExtraSourceDice, c: Cause) -> None:
    t.turn.modifiers.append(MoreDice(o.n))


def free_dice(t: MageKnight) -> dict[str, int]:
    return {die: i for i, die in enumerate(t.source) if i not in t.used_dice}


@choice(ops.ManaPull, lambda t, o, c: bool(free_dice(t)) and not t.turn.has(NoDice))
async def mana_pull(t: MageKnight, o: ops.ManaPull, c: Cause) -> Effect:
    dice = [Option(die, text("die", color=die), die) for die in sorted(free_dice(t))]
    die = await decide(c.seat, text("choose-die"), dice)
    color = await choose_color(c.seat, (*BASIC, "black"), "set")
    return [ops.PullDie(o.n, die, color)]


@operation(ops.PullDie)
async def pull_die(t: MageKnight, o: ops.PullDie, c: Cause) -> None:
    """A die beside the normal one is set to a color, gives two mana, and goes back like that."""
    i, color = free_dice(t)[o.die], o.color
    t.source[i] = color
    t.turn.dice.append(i)
    t.turn.kept_dice.append(i)
    gain_token(t, color, o.n)


@operation(ops.EndlessMana)
async def ring(t: MageKnight, o: ops.EndlessMana, c: Cause) -> None:
    t.turn.modifiers += [EndlessMana(color) for color in o.colors]


@operation(ops.CanUseMana)
async def amulet(t: MageKnight, o: ops.CanUseMana, c: Cause) -> None:
    t.turn.modifiers.append(UsableMana(o.color))


@choice(more.OwnedCrystal, lambda t, o, c: any(t.heroes[c.seat].crystals.values()))
async def owned_crystal(t: MageKnight, o: more.OwnedCrystal, c: Cause) -> Effect:
    owned = [color for color in BASIC if t.heroes[c.seat].crystals[color]]
    return [ops.GainCrystal(1, await choose_color(c.seat, owned, "crystal"))]


@operation(more.KeepCrystals)
async def keep_crystals(t: MageKnight, o: more.KeepCrystals, c: Cause) -> None:
    t.turn.modifiers.append(CrystalsReturn())


@operation(more.CrystalOfDie, lambda t, o, c: bool(claimable(t)))
async def crystal_of_die(t: MageKnight, o: more.CrystalOfDie, c: Cause) -> None:
    """A die of the Source gives a crystal of its color, and is rolled at once."""
    free = claimable(t)
    color = await choose_color(c.seat, [color for color in BASIC if color in free], "crystal")
    gain_crystal(t, c.seat, color)
    t.source[free[color]] = roll(t)


@operation(more.ManaStorm, lambda t, o, c: not t.turn.has(NoDice))
async def mana_storm(t: MageKnight, o: more.ManaStorm, c: Cause) -> None:
    """All dice of the Source are rolled; three more of them may be used, whatever they show."""
    for i in range(len(t.source)):
        if i not in t.used_dice:
            t.source[i] = roll(t)
    t.turn.modifiers += [MoreDice(o.dice), WildDice()]


@operation(ops.Polarization, lambda t, o, c: not t.turn.has(Polarization))
async def polarization(t: MageKnight, o: ops.Polarization, c: Cause) -> None:
    t.turn.modifiers.append(Polarization())


def claimable(t: MageKnight) -> dict[str, int]:
    return {d: i for i, d in enumerate(t.source) if d in BASIC and i not in t.used_dice}


@operation(ops.ManaClaim, lambda t, o, c: not t.heroes[c.seat].claimed and bool(claimable(t)))
async def mana_claim(t: MageKnight, o: ops.ManaClaim, c: Cause) -> None:
    """A die is kept for the round: three mana now, or one in each later turn."""
    hero = t.heroes[c.seat]
    free = claimable(t)
    if not free:
        return
    color = await choose_color(c.seat, [color for color in BASIC if color in free], "claim")
    i = free[color]
    del t.source[i]
    for turn in t.turns:
        turn.dice = [die - (die > i) for die in turn.dice]
        turn.kept_dice = [die - (die > i) for die in turn.kept_dice]
    hero.claimed, hero.curse = color, o.curse
    hero.claim_pays = not await yes(c.seat, text("claim-now", color=color))
    if not hero.claim_pays:
        gain_token(t, color, 3)
    t.tell("claims-die", seat=c.seat, color=color, detail=False)


@operation(ops.SourceFreeze)
async def source_freeze(t: MageKnight, o: ops.SourceFreeze, c: Cause) -> None:
    t.frozen = c.seat
    t.tell("freezes-source", seat=c.seat, detail=False)


@operation(ops.ManaExploit)
async def mana_exploit(t: MageKnight, o: ops.ManaExploit, c: Cause) -> None:
    color = await choose_color(c.seat, (*BASIC, "black"), "mana")
    gain_token(t, color)
    t.exploited = (c.seat, color)
    t.tell("exploits", seat=c.seat, color=color, detail=False)


@operation(ops.ManaMeltdown)
async def mana_meltdown(t: MageKnight, o: ops.ManaMeltdown, c: Cause) -> None:
    lost = []
    for seat, hero in enumerate(t.heroes):
        if seat == c.seat:
            continue
        owned = [color for color in BASIC for _ in range(hero.crystals[color])]
        if owned:
            color = t.rng.pick(owned)
            hero.crystals[color] -= 1
            lost.append(color)
            t.tell("loses-crystal", seat=seat, color=color, detail=False)
        else:
            wound(t, seat)
            t.tell("burnt", seat=seat, detail=False)
    if lost and await yes(c.seat, text("take-lost-crystal"), warning=text("unspent-crystal")):
        gain_crystal(t, c.seat, await choose_color(c.seat, list(dict.fromkeys(lost)), "crystal"))


@operation(ops.ManaRadiance)
async def mana_radiance(t: MageKnight, o: ops.ManaRadiance, c: Cause) -> None:
    color = await choose_color(c.seat, BASIC, "crystal")
    for seat, hero in enumerate(t.heroes):
        if hero.crystals[color]:
            n = hero.crystals[color]
            t.tell("radiance", seat=seat, n=n, color=color, detail=False)
            wound(t, seat, hero.crystals[color])
    for _ in range(2):
        gain_crystal(t, c.seat, color)
