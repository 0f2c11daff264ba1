"""What a card of the hand could do now, and which of it is worth asking about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from games.core import Text, text
from games.mageknight.data import DATA, WOUND, Card
from games.mageknight.effects import operations as ops
from games.mageknight.effects.base import Operation
from games.mageknight.effects.cards import SIDEWAYS
from games.mageknight.effects.control import choices
from games.mageknight.effects.language import QUIET_STAGES, Cause, fits, timely
from games.mageknight.effects.operations import Effect
from games.mageknight.effects.texts import describe, promised
from games.mageknight.modifiers import SidewaysBoost
from games.mageknight.rules.hero import laid_down
from games.mageknight.rules.mana import can_pay
from games.mageknight.table import MageKnight

HowT = TypeVar("HowT", str, int | str)
Points: TypeAlias = ops.Move | ops.Influence | ops.Attack | ops.Block
SIDEWAYS_GAIN: dict[str, type[Points]] = {
    "move": ops.Move,
    "influence": ops.Influence,
    "attack": ops.Attack,
    "block": ops.Block,
}
TOLD = (*SIDEWAYS_GAIN.values(), ops.Heal, ops.Draw)  # as `describe` says them in short
# What nobody minds, beside the points for which a card is played.
WELCOME = (ops.Heal, ops.TerrainCost, ops.TerrainEnter, ops.MoveAsAttack)


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
    """Everything that a card of the hand could do now, but for what another way outdoes."""
    ways = []
    if key != WOUND:
        card = DATA.card[key]
        if card.banner:
            if t.heroes[seat].units and t.turn.stage in QUIET_STAGES:
                ways.append(Play("assign", text("assign-banner", basic=key), card.basic))
        elif playable(t, seat, card, strong=False):
            label = text("basic-effect", basic=key)
            ways.append(decided(t, seat, card, "basic", label, card.basic, card.basic_mana))
        if playable(t, seat, card, strong=True):
            label = text("strong-effect", strong=key)
            ways.append(decided(t, seat, card, "strong", label, card.strong, card.strong_mana))
    kind = SIDEWAYS.get(t.turn.stage)
    worth = sideways_worth(t, key)
    if kind is not None and worth is not None:
        n = worth[0]
        if not any(points_of(t, way) >= n for way in ways):
            gain = SIDEWAYS_GAIN[kind](n)
            ways.append(Play("sideways", text(f"sideways-{kind}", n=n), [gain], points=n))
    return ways


def decided(
    t: MageKnight, seat: int, card: Card, how: str, label: Text, fx: Effect, mana: Sequence[str]
) -> Play[str]:
    """A way to play a card, as what it comes to where only one choice of it is left."""
    paid = tuple(mana)
    to_choose = [o for o in fx if isinstance(o, ops.Choose)]
    if to_choose:
        cause = Cause(seat, card.key, card.color, owed=paid)
        left = [choices(t, o, cause) for o in to_choose]
        if all(len(found) == 1 for found in left):
            sole = iter(found[0] for found in left)
            became = [one for o in fx for one in (next(sole) if o in to_choose else [o])]
            if all(isinstance(o, TOLD) for o in became):
                label, fx = describe(became), became
    return Play(how, label, fx, paid)


def points_of(t: MageKnight, way: Play[str]) -> int:
    """The points that a way gives for certain, of the kind that cards give sideways now.

    It must cost nothing, and they must be as good: physical in combat.
    """
    gain = freely(t, way)
    kind = SIDEWAYS.get(t.turn.stage)
    if gain is None or kind is None:
        return 0
    return sum(
        o.n
        for o in gain
        if isinstance(o, SIDEWAYS_GAIN[kind]) and getattr(o, "element", "physical") == "physical"
    )


def freely(t: MageKnight, way: Play[str]) -> Effect | None:
    """What a way to play a card brings if nobody is asked and nothing is paid; None without
    points for this stage."""
    if way.mana or way.how == "strong":  # an artifact would be thrown away for it
        return None
    gain: Effect = []
    for o in way.fx:
        match o:
            case ops.OptionalUpgrade():
                gain.append(o.base)
            case ops.DayNight():
                gain += o.night if t.dark else o.day
            case _:
                gain.append(o)
    stage = "attack" if t.turn.stage == "ranged" else SIDEWAYS.get(t.turn.stage)
    points = SIDEWAYS_GAIN.get(stage or "")
    if points is None or not any(isinstance(o, points) for o in gain):
        return None
    return gain if all(isinstance(o, points) or welcome(o) for o in gain) else None


def welcome(o: Operation) -> bool:
    return isinstance(o, WELCOME) or (isinstance(o, ops.Fame | ops.Reputation) and o.n > 0)


def quickly(t: MageKnight, ways: Sequence[Play[str]]) -> Play[str] | None:
    """How a card is played along with others: for points of this stage, unasked and free."""
    for way in ways:
        gain = freely(t, way)
        if gain is None:
            continue
        label = way.label if gain == way.fx else describe(gain)
        return Play(way.how, label, gain, points=way.points)
    return None


def playable(t: MageKnight, seat: int, card: Card, strong: bool) -> bool:
    fx, mana = (card.strong, card.strong_mana) if strong else (card.basic, card.basic_mana)
    types = card.strong_types if strong and card.strong_types else card.types
    if not timely(t, types) or not can_pay(t, seat, mana):
        return False
    with laid_down(t.heroes[seat], card.key):
        return fits(t, fx, Cause(seat, card.key, card.color, owed=tuple(mana)))


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
