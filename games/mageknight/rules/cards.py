"""Playing cards, activating units and using skills: what each could do now, and doing it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from games.core import Option, Text, text
from games.mageknight.data import DATA, WOUND, Card, sorted_cards
from games.mageknight.effects import operations as ops
from games.mageknight.effects.cards import SIDEWAYS
from games.mageknight.effects.enemies import can_be_held
from games.mageknight.effects.language import (
    COMBAT_STAGES,
    QUIET_STAGES,
    Cause,
    fits,
    resolve,
    timely,
    use,
)
from games.mageknight.effects.operations import Effect
from games.mageknight.effects.points import add_attack, add_block
from games.mageknight.effects.texts import promised
from games.mageknight.modifiers import (
    CardsForHealing,
    FameForHealing,
    Glory,
    Leadership,
    SidewaysBoost,
)
from games.mageknight.options import (
    Action,
    ActivateAs,
    ActivateUnit,
    HealHand,
    HealUnit,
    PlayAs,
    PlayCard,
    UseSkill,
    UseTactic,
)
from games.mageknight.rules.asks import card_hint, decide
from games.mageknight.rules.hero import draw_cards, laid_down
from games.mageknight.rules.mana import can_pay, pay
from games.mageknight.rules.tactics import tactics_now, use_tactic
from games.mageknight.rules.units import (
    abilities_now,
    ability_text,
    heal_wound,
    may_help,
    unit_option,
    use_ability,
)
from games.mageknight.table import MageKnight, Skill, Unit

LASTING = ("source-freeze", "prayer-of-weather", "mana-exploit")  # until the owner's next turn


HowT = TypeVar("HowT", str, int | str)
SIDEWAYS_GAIN: dict[str, type[ops.Move | ops.Influence | ops.Attack | ops.Block]] = {
    "move": ops.Move,
    "influence": ops.Influence,
    "attack": ops.Attack,
    "block": ops.Block,
}


# Cards


@dataclass(frozen=True)
class Play(Generic[HowT]):
    """One way to use a card of the hand, or a unit.

    A card is played as basic, strong, sideways or assign; a unit uses an ability, by its place, or
    its banner.
    """

    how: HowT
    label: Text
    fx: Effect
    mana: tuple[str, ...] = ()
    points: int = 0  # sideways

    @property
    def key(self) -> str:
        return self.how if isinstance(self.how, str) else str(self.how + 1)

    def promised(self, t: MageKnight) -> Text:
        """What it does, and to what it would raise a sum."""
        return promised(t, self.label, self.fx)

    def in_short(self, t: MageKnight) -> Text:
        """The same where there is little room."""
        return self.promised(t) if len(self.fx) == 1 else self.label


def ways_to_play(t: MageKnight, seat: int, key: str) -> list[Play[str]]:
    """Everything that a card of the hand could do now."""
    ways = []
    if key != WOUND:
        card = DATA.card[key]
        if card.banner:
            if t.heroes[seat].units and t.turn.stage in QUIET_STAGES:
                ways.append(Play("assign", text("assign-banner", basic=key), card.basic))
        elif playable(t, seat, card, strong=False):
            label = text("basic-effect", basic=key)
            ways.append(Play("basic", label, card.basic, tuple(card.basic_mana)))
        if playable(t, seat, card, strong=True):
            label = text("strong-effect", strong=key)
            ways.append(Play("strong", label, card.strong, tuple(card.strong_mana)))
    kind = SIDEWAYS.get(t.turn.stage)
    worth = sideways_worth(t, key)
    if kind is not None and worth is not None:
        n = worth[0]
        ways.append(
            Play("sideways", text(f"sideways-{kind}", n=n), [SIDEWAYS_GAIN[kind](n)], points=n)
        )
    return ways


def playable(t: MageKnight, seat: int, card: Card, strong: bool) -> bool:
    fx, mana = (card.strong, card.strong_mana) if strong else (card.basic, card.basic_mana)
    types = card.strong_types if strong and card.strong_types else card.types
    if not timely(t, types) or not can_pay(t, seat, mana):
        return False
    with laid_down(t.heroes[seat], card.key):
        return fits(t, fx, Cause(seat, card.key, card.color, owed=tuple(mana)))


async def play_card(t: MageKnight, seat: int, key: str) -> None:
    """The player chooses how to use the card, and pays."""
    ways = ways_to_play(t, seat, key)
    chosen = await decide(
        seat,
        text("how-to-play", card=key),
        [
            Option(
                way.key,
                way.promised(t),
                PlayAs(key, way.how),
                hint=text("costs-mana", color=[*way.mana]) if way.mana else None,
            )
            for way in ways
        ],
    )
    await play_as(t, seat, key, next(way for way in ways if way.how == chosen.how))


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
    await use(t, way.fx, Cause(seat, key, card.color), text("plays", card=key), way.label)


def sideways_worth(t: MageKnight, key: str) -> tuple[int, SidewaysBoost | None] | None:
    """What a card gives sideways, with the skill that helps it most; a wound needs one."""
    best: tuple[int, SidewaysBoost | None] | None = None if key == WOUND else (1, None)
    for boost in t.turn.of(SidewaysBoost):
        if boost.wound != (key == WOUND):
            continue
        worth = boost.value
        if key != WOUND:
            card = DATA.card[key]
            worth += boost.finer and card.kind != "basic"
            worth += boost.color is not None and boost.color == card.color
        if best is None or worth > best[0]:
            best = worth, boost
    return best


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
        add_block(t, n, "physical", Cause(seat, key))
    else:
        add_attack(t, n, "melee", "physical", Cause(seat, key))
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
        helped = t.turn.has(Glory) or t.turn.has(Leadership) or unit.banner == "banner-of-glory"
        for i in abilities_now(t, seat, unit):
            fx = [] if helped else unit.data.abilities[i].fx
            ways.append(Play(i, ability_text(unit.key, i), fx))
        if unit.banner == "banner-of-fear" and t.turn.stage == "block" and can_be_held(t):
            ways.append(Play("fear", text("banner-fear"), []))
    courage = unit.banner == "banner-of-courage" and not unit.banner_used and not unit.ready
    if courage and t.turn.stage in QUIET_STAGES:
        ways.append(Play("courage", text("banner-courage"), []))
    return ways


async def activate(t: MageKnight, seat: int, unit: Unit) -> None:
    options = [
        Option(way.key, way.promised(t), ActivateAs(way.how)) for way in unit_ways(t, seat, unit)
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
    cards = [card_help(t, key, ways) for key, ways in usable_cards(t, seat)]
    group = text("group-help")
    options: list[Option[Action]] = []
    for i, unit in enumerate(hero.units):
        could = unit_ways(t, seat, unit)
        if could:
            label = text("unit-more", place=i + 1, unit=unit.key)
            if len(could) == 1:  # nobody asks then
                label = text("unit-lone", place=i + 1, unit=unit.key, way=could[0].promised(t))
            hint = text("unit-hint", ways=[way.label for way in could])
            options.append(Option(f"u.{i + 1}", label, ActivateUnit(i), group=group, hint=hint))
    options += [skill_option(s.key) for s in hero.skills if skill_ready(t, seat, s)]
    return [*cards, *options, *tactics_now(t, seat), *healings(t, seat)]


def usable_cards(t: MageKnight, seat: int) -> list[tuple[str, list[Play[str]]]]:
    """The cards of the hand that could be played; those that only go sideways are last."""
    ways = [(key, ways_to_play(t, seat, key)) for key in sorted_cards(t.heroes[seat].hand)]
    usable = [(key, some) for key, some in ways if some]
    return sorted(usable, key=lambda card: card[1][0].how == "sideways")


def card_help(t: MageKnight, key: str, ways: list[Play[str]]) -> Option[Action]:
    """A card: with one way to play it that is said at once, since nobody asks then."""
    group = text("group-cards")
    if len(ways) > 1:
        hint = text(f"card-ways-{len(ways)}", **dict(zip("abc", hinted(t, ways), strict=False)))
        return Option(f"c.{key}", text("card-more", card=key), PlayCard(key), 1, group, hint)
    label = text("card-lone", card=key, way=ways[0].in_short(t))
    return Option(f"c.{key}", label, PlayCard(key), 1, group, card_hint(key))


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


async def help_with(t: MageKnight, seat: int, chosen: Action) -> None:
    """Carry out a choice of `helpers`."""
    match chosen:
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
