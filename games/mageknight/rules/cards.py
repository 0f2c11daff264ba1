"""Playing cards, activating units and using skills: what each could do now, and doing it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TypeAlias

from games.core import Option, Text, Value, ask, text
from games.mageknight.data import DATA, WOUND, sorted_cards
from games.mageknight.effects import operations as ops
from games.mageknight.effects.cards import SIDEWAYS
from games.mageknight.effects.enemies import can_be_held
from games.mageknight.effects.language import (
    COMBAT_STAGES,
    NO_CARD,
    QUIET_STAGES,
    Cause,
    fits,
    resolve,
    timely,
    use,
)
from games.mageknight.effects.points import add_attack, add_block
from games.mageknight.effects.texts import in_vain, sums
from games.mageknight.modifiers import (
    CardsForHealing,
    FameForHealing,
    Glory,
    Leadership,
    SidewaysBoost,
    UnitsStronger,
)
from games.mageknight.options import (
    Action,
    ActivateAs,
    ActivateUnit,
    HealHand,
    HealUnit,
    PlayAs,
    PlayCard,
    PlaySeveral,
    UseSkill,
    UseTactic,
)
from games.mageknight.rules.asks import card_hint, decide
from games.mageknight.rules.hero import draw_cards
from games.mageknight.rules.mana import pay, payment
from games.mageknight.rules.plays import Play, quickly, sideways_worth, ways_to_play
from games.mageknight.rules.tactics import tactics_now, use_tactic
from games.mageknight.rules.units import (
    abilities_now,
    ability_text,
    heal_wound,
    mana_of,
    may_help,
    unit_option,
    use_ability,
)
from games.mageknight.table import MageKnight, Skill, Unit

Usable: TypeAlias = tuple[str, list[Play[str]]]  # a card, and how it could be played

UNIT_HELP: tuple[type[Glory | Leadership | UnitsStronger], ...] = (Glory, Leadership, UnitsStronger)
LASTING = ("source-freeze", "prayer-of-weather", "mana-exploit")  # until the owner's next turn


# Cards


async def play_card(t: MageKnight, seat: int, key: str) -> None:
    """The player chooses how to use the card, and pays."""
    ways = ways_to_play(t, seat, key)
    chosen = await decide(
        seat,
        text("how-to-play", card=key),
        [
            Option(way.key, way.promised(t), PlayAs(key, way.how), hint=way_hint(t, seat, way))
            for way in ways
        ],
    )
    await play_as(t, seat, key, next(way for way in ways if way.how == chosen.how))


def way_hint(t: MageKnight, seat: int, way: Play[str] | Play[int | str]) -> Text | None:
    """What it would be paid with, or that nothing would come of it."""
    if in_vain(t, seat, way.fx):
        return text("no-effect-now")
    return payment(t, seat, way.mana)


def played_together(t: MageKnight, usable: Iterable[Usable]) -> Iterator[tuple[str, Play[str]]]:
    """The cards that could be played in one go, each copy by itself, and how.

    A skill that helps one card must not seem to help all of them: that one is played first.
    """
    if not t.turn.has(SidewaysBoost):
        for key, ways in usable:
            way = quickly(t, ways)
            if way is not None:
                yield key, way


async def play_several(t: MageKnight, seat: int, goal: Value) -> None:
    """Several cards for one purpose, one after the other: none of them asks or costs anything."""
    count: Counter[str] = Counter()
    options: list[Option[PlayAs]] = []
    together = [*played_together(t, usable_cards(t, seat))]
    together.sort(key=lambda card: card[1].how == "sideways")
    ways = dict(together)
    for key, way in together:
        count[key] += 1
        option, card = key, text("card", card=key)
        if count[key] > 1:
            option, card = f"{key}.{count[key]}", text("second-copy", card=key, n=count[key])
        label = text("card-lone", card=card, way=way.in_short(t))
        options.append(Option(option, label, PlayAs(key, way.how)))
    question = text("play-several", goal=goal)
    for chosen in await ask(
        seat, question, options, most=len(options), secret=True, noun="noun-cards"
    ):
        await play_as(t, seat, chosen.card, ways[chosen.card])


async def play_as(t: MageKnight, seat: int, key: str, way: Play[str]) -> None:
    hero = t.heroes[seat]
    t.turn.did = True
    # Out of the hand first: neither its cost nor its effect must find it there.
    hero.hand.remove(key)
    card = DATA.card[key] if key != WOUND else None
    thrown = card is not None and card.kind == "artifact" and way.how == "strong"
    (t.removed if thrown else hero.played).append(key)
    if way.how == "assign":
        await assign_banner(t, seat, key)
        return
    if way.how == "sideways" or card is None:
        sideways(t, seat, key)
        return
    await pay(t, seat, way.mana)
    if card.kind == "spell" and card.color:
        t.turn.spells.append(card.color)
    does = way.label if way.fx in (card.basic, card.strong) else None  # else a choice was made
    await use(t, way.fx, Cause(seat, key, card.color), text("plays", card=key), does)


def sideways(t: MageKnight, seat: int, key: str) -> None:
    worth = sideways_worth(t, key)
    assert worth is not None
    n, boost = worth
    if boost is not None:
        t.turn.modifiers.remove(boost)
    kind = SIDEWAYS[t.turn.stage]
    if kind == "move":
        t.turn.moving = True
        t.turn.move += n
    elif kind == "influence":
        t.turn.influence += n
    elif kind == "block":
        add_block(t, n, "physical", Cause(seat, NO_CARD))
    else:
        add_attack(t, n, "melee", "physical", Cause(seat, NO_CARD))
    t.tell("plays-sideways", seat=seat, card=key, kind=kind, n=n)


async def assign_banner(t: MageKnight, seat: int, key: str) -> None:
    """To any unit; the banner that it bore is discarded."""
    hero = t.heroes[seat]
    options = [unit_option(i, unit) for i, unit in enumerate(hero.units)]
    unit = hero.units[(await decide(seat, text("banner-for"), options)).place]
    if unit.banner:
        hero.discard.append(unit.banner)
    hero.played.remove(key)
    unit.banner, unit.banner_used = key, False
    t.tell("assigns-banner", seat=seat, card=key, unit=unit.key)


# Units


def unit_ways(t: MageKnight, seat: int, unit: Unit) -> list[Play[int | str]]:
    """What a unit, or its banner, could do now."""
    ways: list[Play[int | str]] = []
    if may_help(t, unit):
        # With something that adds to it, the sum would not be what the ability alone makes it.
        helped = unit.banner == "banner-of-glory" or any(map(t.turn.has, UNIT_HELP))
        for i in abilities_now(t, seat, unit):
            ability = unit.data.abilities[i]
            fx = [] if helped else ability.fx
            ways.append(Play(i, ability_text(unit.key, i), fx, mana_of(ability)))
        if unit.banner == "banner-of-fear" and t.turn.stage == "block" and can_be_held(t):
            ways.append(Play("fear", text("banner-fear"), []))
    courage = unit.banner == "banner-of-courage" and not unit.banner_used and not unit.ready
    if courage and t.turn.stage in QUIET_STAGES:
        ways.append(Play("courage", text("banner-courage"), []))
    return ways


async def activate(t: MageKnight, seat: int, unit: Unit) -> None:
    options = [
        Option(way.key, way.promised(t), ActivateAs(way.how), hint=way_hint(t, seat, way))
        for way in unit_ways(t, seat, unit)
    ]
    how = (await decide(seat, text("which-ability", unit=unit.key), options)).how
    if how == "courage":
        unit.ready = unit.banner_used = True
        t.tell("readies", seat=seat, unit=unit.key)
        return
    unit.ready = False
    if isinstance(how, int):
        await use_ability(t, seat, unit, how)
    else:
        t.gain_fame(seat, 1)
        await resolve(t, [ops.CancelEnemyAttack()], Cause(seat, "banner-of-fear"))


# Skills


def skill_ready(t: MageKnight, seat: int, skill: Skill) -> bool:
    data = DATA.skill[skill.key]
    if skill.used or data.use == "passive" or not timely(t, [data.icon]):
        return False
    if data.not_in_combat and t.turn.stage in COMBAT_STAGES:
        return False
    if t.heroes[seat].motivated if data.motivation else t.turn.distracted:
        return False
    return fits(t, data.fx, Cause(seat, skill.key))


def skill_option(key: str) -> Option[Action]:
    label, hint = text("skill-option", skill=key), text("skill-hint", does=key)
    return Option(f"s.{key}", label, UseSkill(key), group=text("group-help"), hint=hint)


async def use_skill(t: MageKnight, seat: int, key: str, turns: int = 2) -> None:
    """After a Motivation there is no other one until so many turns of the owner have ended."""
    skill = next(skill for skill in t.heroes[seat].skills if skill.key == key)
    skill.used = True
    skill.in_play = key in LASTING
    if DATA.skill[key].motivation:
        t.heroes[seat].motivated = 1 if t.turn.distracted else turns
    await use(t, DATA.skill[key].fx, Cause(seat, key), text("uses-skill", skill=key))


# What a turn offers at any stage


def helpers(t: MageKnight, seat: int) -> list[Option[Action]]:
    """Cards, units, skills and tactics that could be used now, and healing to be spent."""
    hero = t.heroes[seat]
    usable = usable_cards(t, seat)
    cards = [card_help(t, seat, key, ways) for key, ways in dict(usable).items()]
    if len([*islice(played_together(t, usable), 2)]) > 1:
        label, hint, several = text("several"), text("several-hint"), PlaySeveral()
        cards.append(Option("several", label, several, group=text("group-cards"), hint=hint))
    group = text("group-help")
    options: list[Option[Action]] = []
    for i, unit in enumerate(hero.units):
        could = unit_ways(t, seat, unit)
        if could:
            label = text("unit-more", place=i + 1, unit=unit.key)
            if len(could) == 1:  # nobody asks then
                label = text("unit-lone", place=i + 1, unit=unit.key, way=could[0].promised(t))
            paid = way_hint(t, seat, could[0]) if len(could) == 1 else None
            hint = paid or text("unit-hint", ways=[way.label for way in could])
            options.append(Option(f"u.{i + 1}", label, ActivateUnit(i), group=group, hint=hint))
    options += [skill_option(s.key) for s in hero.skills if skill_ready(t, seat, s)]
    return [*cards, *options, *tactics_now(t, seat), *healings(t, seat)]


def usable_cards(t: MageKnight, seat: int) -> list[Usable]:
    """The cards of the hand that could be played, each copy; those that only go sideways last."""
    hand = t.heroes[seat].hand
    ways = {key: ways_to_play(t, seat, key) for key in sorted_cards(hand)}
    usable = [(key, some) for key, some in ways.items() if some for _ in range(hand.count(key))]
    return sorted(usable, key=lambda card: card[1][0].how == "sideways")


def card_help(t: MageKnight, seat: int, key: str, ways: list[Play[str]]) -> Option[Action]:
    """A card: with one way to play it that is said at once, since nobody asks then."""
    group = text("group-cards")
    if len(ways) > 1:
        side_by_side = dict(zip("abc", hinted(t, ways), strict=False))
        every = text(f"card-ways-{len(ways)}", **side_by_side)
        return Option(f"c.{key}", text("card-more", card=key), PlayCard(key), 1, group, every)
    label = text("card-lone", card=key, way=ways[0].in_short(t))
    hint = way_hint(t, seat, ways[0]) or card_hint(key)
    return Option(f"c.{key}", label, PlayCard(key), 1, group, hint)


def hinted(t: MageKnight, ways: list[Play[str]]) -> list[Text]:
    """Several ways to play a card, side by side."""
    return [
        text("sideways-short", n=way.points) if way.how == "sideways" else way.in_short(t)
        for way in ways
    ]


def healings(t: MageKnight, seat: int) -> list[Option[Action]]:
    """What the healing points at hand could heal."""
    hero = t.heroes[seat]
    group = text("group-help")
    options: list[Option[Action]] = []
    if t.turn.stage not in QUIET_STAGES:
        return []
    if t.turn.heal and hero.wounds:
        label = text("heal-hand", n=hero.wounds)
        options.append(Option("h.hand", label, HealHand(), group=group))
    for i, unit in enumerate(hero.units):
        level = unit.data.level
        if unit.wounds and level <= t.turn.heal:
            label = text("heal-unit", place=i + 1, unit=unit.key, n=level)
            options.append(Option(f"h.{i + 1}", label, HealUnit(i), group=group))
    return options


async def help_with(t: MageKnight, seat: int, chosen: Action, asked: Text | None = None) -> None:
    """Carry out a choice of `helpers`; whoever plays several cards reads again what was `asked`."""
    match chosen:
        case PlaySeveral():
            await play_several(t, seat, sums(t) if asked is None else text("asked", asked=asked))
        case PlayCard(card):
            await play_card(t, seat, card)
        case ActivateUnit(place):
            await activate(t, seat, t.heroes[seat].units[place])
        case UseSkill(skill):
            await use_skill(t, seat, skill)
        case UseTactic():
            await use_tactic(t, seat)
        case HealHand():
            heal_hand(t, seat)
        case HealUnit(place):
            unit = t.heroes[seat].units[place]
            heal_wound(t, seat, unit)
            spend_healing(t, seat, unit.data.level)
        case _:
            raise ValueError(f"not a choice of helpers: {chosen}")


def heal_hand(t: MageKnight, seat: int) -> None:
    t.heroes[seat].hand.remove(WOUND)
    t.tell("heals", seat=seat)
    spend_healing(t, seat, 1)
    if t.turn.has(CardsForHealing):
        draw_cards(t, seat, 1)


def spend_healing(t: MageKnight, seat: int, points: int) -> None:
    """A point for a wound of the hand; as many as its level for one on a unit."""
    turn = t.turn
    turn.heal -= points
    for grail in turn.of(FameForHealing):
        blessed = min(points, grail.points)
        grail.points -= blessed
        points -= blessed
        t.gain_fame(seat, blessed)
