"""The operations of the effect language: what stands in the data for each, checked when it is read.

An effect is a list of operations. What an operation does is in the other modules of this folder.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, TypeVar

import msgspec

from games.mageknight.effects import more_operations as more
from games.mageknight.effects.base import Element, Operation, Reach

# Points and gains


class Move(Operation, frozen=True):
    n: int


class Influence(Operation, frozen=True):
    n: int


class Heal(Operation, frozen=True):
    n: int


class Draw(Operation, frozen=True):
    n: int


class Attack(Operation, frozen=True, rename={"reach": "range", "element": "el"}):
    n: int
    reach: Reach = "melee"
    element: Element = "physical"


class Block(Operation, frozen=True, rename={"element": "el"}):
    n: int
    element: Element = "physical"


class Fame(Operation, frozen=True):
    n: int
    when: Literal["now", "end_turn"] = "now"
    per: str = ""  # for each of these, when the turn ends


class Reputation(Operation, frozen=True):
    n: int
    when: Literal["now", "end_turn"] = "now"
    per: str = ""


class TakeWound(Operation, frozen=True):
    n: int


class GainMana(Operation, frozen=True):
    n: int
    color: str | list[str]  # one, one of several, any_basic or any


class GainCrystal(Operation, frozen=True):
    n: int
    color: str | list[str]


class RandomCrystals(Operation, frozen=True):
    n: int


class RollDie(Operation, frozen=True):
    n: int
    wound_on: list[str]


class DiscardCost(Operation, frozen=True):
    n: int
    what: Literal["wound", "non_wound"]


# Choices, payments and conditions


class Choose(Operation, frozen=True):
    of: list[Effect]


class DayNight(Operation, frozen=True):
    day: Effect
    night: Effect


class IfNight(Operation, frozen=True):
    then: Effect


class IfDay(Operation, frozen=True):
    then: Effect


class IfTerrain(Operation, frozen=True, rename={"otherwise": "else"}):
    terrain: str
    then: Effect
    otherwise: Effect


class IfSoleLowestFame(Operation, frozen=True):
    then: Effect


class Optional(Operation, frozen=True):
    cost: PayMana
    then: Effect


class OptionalUpgrade(Operation, frozen=True):
    base: AnyOperation
    cost: TakeWound
    upgraded: AnyOperation


class PlayTiming(Operation, frozen=True):
    at: Literal["start", "attack"] = "attack"  # of the combat: its first phase, or its last


class PayManaChoice(Operation, frozen=True):
    by_color: dict[str, AnyOperation]


class PayManaForCrystal(Operation, frozen=True):
    colors: list[str]


class PayMana(Operation, frozen=True):
    color: str


# Enemies


class EnemyMod(Operation, frozen=True):
    target: Literal["one", "one_unfortified", "all"]
    extra: bool = False  # the card does something else as well
    lower: int = 0
    lower_fortified: int | None = None
    lower_per_resistance: int = 0
    lose: list[str] = msgspec.field(default_factory=list)
    no_attack: bool = False
    destroy: bool = False


class CancelEnemyAttack(Operation, frozen=True):
    pass


class IgnoreSiteFortification(Operation, frozen=True):
    pass


class SkipPhases(Operation, frozen=True):
    wings: bool = False


class NotSwift(Operation, frozen=True):
    pass


class WeakenBlocked(Operation, frozen=True):
    n: int


class CounterAttack(Operation, frozen=True):
    pass


class DestroyBlocked(Operation, frozen=True):
    pass


class ColdToughness(Operation, frozen=True):
    n: int


class AttackScaled(Operation, frozen=True, rename={"element": "el"}):
    n: int
    per: int
    element: Element


class BlockScaled(Operation, frozen=True, rename={"element": "el"}):
    n: int
    per: int
    element: Element


class PushLuckAttack(Operation, frozen=True):
    n: int
    most: int
    wound_on: list[str]


class DiscardForAttacks(Operation, frozen=True):
    each: Attack


class DiscardThese(Operation, frozen=True):
    cards: list[str]


class DoubleAttacks(Operation, frozen=True):
    pass


# Movement


class TerrainCost(Operation, frozen=True, rename={"fixed": "set", "least": "min"}):
    terrains: list[str]
    fixed: int | None = None
    add: int = 0
    least: int = 0


class TerrainEnter(Operation, frozen=True):
    terrains: list[str]
    cost: int


class SpaceBending(Operation, frozen=True):
    pass


class MoveAsAttack(Operation, frozen=True):
    ranged: bool


class ForwardMarch(Operation, frozen=True, rename={"most": "max"}):
    most: int


class GlitteringFortune(Operation, frozen=True):
    pass


class Weather(Operation, frozen=True):
    pass


class SeeAsDay(Operation, frozen=True):
    pass


class DirectMove(Operation, frozen=True):
    max_spaces: int
    end: Literal["safe_space", "fortified_site"]
    not_through: list[str] = msgspec.field(default_factory=list)
    pay_move: bool = False
    cost_move: int = 0


# Mana


class ExtraSourceDice(Operation, frozen=True):
    n: int


class ManaPull(Operation, frozen=True):
    n: int


class PullDie(Operation, frozen=True):
    n: int
    die: str
    color: str


class EndlessMana(Operation, frozen=True):
    colors: list[str]


class CanUseMana(Operation, frozen=True):
    color: str


class Polarization(Operation, frozen=True):
    pass


class ManaClaim(Operation, frozen=True):
    curse: bool


class SourceFreeze(Operation, frozen=True):
    pass


class ManaExploit(Operation, frozen=True):
    pass


class ManaMeltdown(Operation, frozen=True):
    pass


class ManaRadiance(Operation, frozen=True):
    pass


class Invocation(Operation, frozen=True):
    pass


# Cards and wounds


class BoostActionCard(Operation, frozen=True):
    bonus: int


class BookOfWisdom(Operation, frozen=True):
    spell: bool
    to: Literal["hand", "discard"] = "hand"


class Meditation(Operation, frozen=True):
    n: int
    chosen: bool


class MindRead(Operation, frozen=True):
    steal: bool


class TimeBending(Operation, frozen=True):
    pass


class ShedWounds(Operation, frozen=True):
    pass


class FamePerHealing(Operation, frozen=True):
    n: int


class DrawPerHealing(Operation, frozen=True):
    pass


class HealingRitual(Operation, frozen=True):
    n: int


class UniversalPower(Operation, frozen=True):
    n: int


class IDontGiveADamn(Operation, frozen=True, tag="i_dont_give_a_damn"):
    n: int


class WhoNeedsMagic(Operation, frozen=True):
    n: int


class PowerOfPain(Operation, frozen=True):
    n: int


class Banner(Operation, frozen=True):
    pass


# Units


class RecruitFree(Operation, frozen=True):
    pass


class BondsOfLoyalty(Operation, frozen=True):
    pass


class UseOfferUnitAbility(Operation, frozen=True):
    pass


class ReadyUnit(Operation, frozen=True):
    max_level: int
    extra: bool = False


class ReadyUnitsLevels(Operation, frozen=True):
    levels: int


class ReadyAllUnits(Operation, frozen=True):
    pass


class HealUnit(Operation, frozen=True):
    pass


class EnergyFlow(Operation, frozen=True):
    max_level: int
    heals: bool
    spends: int


class WoundThisUnit(Operation, frozen=True):
    pass


class Glory(Operation, frozen=True):
    pass


class Leadership(Operation, frozen=True):
    pass


AnyOperation: TypeAlias = (
    Move | Influence | Heal | Draw | Attack | Block | Fame | Reputation | TakeWound | GainMana
    | GainCrystal | RandomCrystals | RollDie | DiscardCost | Choose | DayNight | IfNight
    | IfDay | IfTerrain | IfSoleLowestFame | Optional | OptionalUpgrade | PlayTiming
    | PayManaChoice | PayManaForCrystal | PayMana | EnemyMod | CancelEnemyAttack
    | IgnoreSiteFortification | SkipPhases | NotSwift | WeakenBlocked | CounterAttack
    | DestroyBlocked | ColdToughness | AttackScaled | BlockScaled | PushLuckAttack
    | DiscardForAttacks | DiscardThese | DoubleAttacks | TerrainCost | TerrainEnter
    | SpaceBending | MoveAsAttack | ForwardMarch | GlitteringFortune | Weather | SeeAsDay
    | DirectMove | ExtraSourceDice | ManaPull | PullDie | EndlessMana | CanUseMana
    | Polarization | ManaClaim | SourceFreeze | ManaExploit | ManaMeltdown | ManaRadiance
    | Invocation | BoostActionCard | BookOfWisdom | Meditation | MindRead | TimeBending
    | ShedWounds | FamePerHealing | DrawPerHealing | HealingRitual | UniversalPower
    | IDontGiveADamn | WhoNeedsMagic | PowerOfPain | Banner | RecruitFree | BondsOfLoyalty
    | UseOfferUnitAbility | ReadyUnit | ReadyUnitsLevels | ReadyAllUnits | HealUnit
    | EnergyFlow | WoundThisUnit | Glory | Leadership
    | more.Diplomacy | more.InNeed | more.Learning | more.SteadyTempo | more.Decompose
    | more.MaximalEffect | more.OfferedSpell | more.PayForSpell | more.OwnedCrystal
    | more.KeepCrystals | more.CrystalOfDie | more.ManaStorm | more.IntoTheHeat | more.Ambush
    | more.InfluenceAsBlock | more.ColdFire | more.AllColdFire | more.AllSiege | more.ShieldUnits
)  # fmt: skip
Effect: TypeAlias = list[AnyOperation]
OperationT = TypeVar("OperationT", bound=Operation)


def name_of(kind: type[Operation]) -> str:
    """What the data and the catalogs call an operation."""
    return str(kind.__struct_config__.tag)
