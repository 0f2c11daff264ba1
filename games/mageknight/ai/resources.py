"""What the computer player could get out of its cards, units and skills, and how at least cost.

A `Way` is one use of a card, unit or skill: so much of one kind of points, for some mana. A
`Purse` knows what mana can be paid. `cheapest` chooses the uses that reach a sum.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import product

from games.mageknight.ai.preferences import PLAIN, Taste, card_worth
from games.mageknight.data import BASIC, DATA, WOUND
from games.mageknight.effects import more_operations as more
from games.mageknight.effects import operations as ops
from games.mageknight.effects.base import Operation
from games.mageknight.effects.operations import Effect, name_of
from games.mageknight.modifiers import MoreDice, NoDice
from games.mageknight.options import ActivateUnit, PlayCard, UseSkill
from games.mageknight.table import Skill, Unit
from games.mageknight.view import HeroView, View

ANY_DIE = "die"
ALWAYS = 99  # a block that cannot fail
NO_MANA = float("inf")
DIE_COST, TOKEN_COST, CRYSTAL_COST = 0.12, 0.05, 0.5
UNIT_COST = 0.35
SKILL_COST = {"turn": 0.02, "round": 0.2, "passive": 0.0}
WOUND_PRICE = 2.5
MOST_STATES = 400


@dataclass(frozen=True)
class Way:
    how: str | int | None  # basic, strong, sideways; of a unit an ability; None for a skill
    kind: str  # move, influence, heal, attack, block, draw, gain
    n: int
    reach: str = "melee"
    element: str = "physical"
    mana: tuple[str, ...] = ()
    discards: int = 0  # other cards that it costs
    wounds: int = 0


@dataclass(frozen=True)
class Helper:
    """A card, unit or skill that could be used."""

    action: PlayCard | ActivateUnit | UseSkill
    ways: tuple[Way, ...]
    cost: float
    sideways: float = 0.0  # that it costs more, played like that


@dataclass(frozen=True)
class Pick:
    helper: Helper
    way: Way


# From effects to ways


@dataclass(frozen=True)
class Part:
    o: Operation
    mana: tuple[str, ...] = ()  # to be paid for it


def parts(effect: Effect, dark: bool) -> list[list[Part]]:
    """The plain operations of an effect, once for each choice that it offers."""
    found = [alternatives(o, dark) for o in effect]
    return [[part for some in combined for part in some] for combined in product(*found)]


def alternatives(o: Operation, dark: bool) -> list[list[Part]]:
    match o:
        case ops.Choose():
            return [plain for way in o.of for plain in parts(way, dark)]
        case ops.DayNight():
            return parts(o.night if dark else o.day, dark)
        case ops.OptionalUpgrade():
            return [[Part(o.base)]]
        case ops.PayManaChoice():
            return [[Part(way, (color,))] for color, way in o.by_color.items()]
        case ops.IfTerrain():
            return parts(o.otherwise, dark)
        case more.Diplomacy():
            return [[Part(ops.Influence(o.n))], [Part(ops.Block(o.n, o.elements[0]))]]
        case more.InNeed():
            return [[Part(ops.Influence(o.n))]]
        case more.ColdFire():
            return [
                [Part(ops.Attack(o.n, element="coldfire"))],
                [Part(ops.Block(o.n, "coldfire"))],
            ]
    return [[Part(o)]]


def ways_of(how: str | int | None, effect: Effect, mana: Sequence[str], dark: bool) -> list[Way]:
    ways = []
    for plain in parts(effect, dark):
        discards = sum(part.o.n for part in plain if isinstance(part.o, ops.DiscardCost))
        wounds = sum(part.o.n for part in plain if isinstance(part.o, ops.TakeWound))
        for part in plain:
            way = plain_way(part.o)
            if way is not None:
                paid = (*mana, *part.mana)
                ways.append(replace(way, how=how, mana=paid, discards=discards, wounds=wounds))
    return ways


def plain_way(o: Operation) -> Way | None:
    """What an operation gives that can be added up."""
    match o:
        case ops.Move() | ops.Influence() | ops.Heal() | ops.Draw():
            return Way(None, name_of(type(o)), o.n)
        case ops.Attack():
            return Way(None, "attack", o.n, o.reach, o.element)
        case ops.Block():
            return Way(None, "block", o.n, element=o.element)
        case ops.EnemyMod(no_attack=True):
            return Way(None, "block", ALWAYS, element="coldfire")
        case ops.GainCrystal() | ops.RandomCrystals():
            return Way(None, "gain", o.n)
    return None


@cache
def card_ways(key: str, dark: bool) -> tuple[Way, ...]:
    """What a card of the hand may give; the artifacts' last resort is left out."""
    card = DATA.card[key]
    ways = [] if card.banner else ways_of("basic", card.basic, card.basic_mana, dark)
    if card.kind != "artifact":
        ways += ways_of("strong", card.strong, card.strong_mana, dark)
    free = {way.kind for way in ways if not (way.mana or way.discards or way.wounds)}
    points = (kind for kind in ("move", "influence", "attack", "block") if kind not in free)
    return (*ways, *(Way("sideways", kind, 1) for kind in points))


@cache
def unit_ways(key: str, dark: bool) -> tuple[Way, ...]:
    ways = []
    for i, ability in enumerate(DATA.unit[key].abilities):
        mana = [ability.mana] if ability.mana else []
        ways += ways_of(i, ability.fx, mana, dark)
    return tuple(ways)


@cache
def skill_ways(key: str, dark: bool) -> tuple[Way, ...]:
    return tuple(ways_of(None, DATA.skill[key].fx, [], dark))


def helpers(
    view: View, units: bool = True, dark: bool | None = None, taste: Taste = PLAIN
) -> list[Helper]:
    """All that a player holds, with what it may give."""
    me = hero(view)
    dark = view.dark if dark is None else dark
    cards = [
        Helper(
            PlayCard(key),
            card_ways(key, dark),
            taste.card_cost + taste.card_share * card_worth(key),
            taste.sideways_cost,
        )
        for key in me.hand
        if key != WOUND
    ]
    troops = [
        Helper(ActivateUnit(i), unit_ways(unit.key, dark), UNIT_COST)
        for i, unit in enumerate(me.units)
        if fit(unit) and (units or unit.bonded)
    ]
    skills = [
        Helper(UseSkill(skill.key), skill_ways(skill.key, dark), SKILL_COST[use(skill)])
        for skill in me.skills
        if not (skill.used or view.turn.distracted) and use(skill) != "passive"
    ]
    return [*skills, *cards, *troops]


def fit(unit: Unit) -> bool:
    return unit.ready and not unit.wounds


def use(skill: Skill) -> str:
    return DATA.skill[skill.key].use


def mana_picks(view: View, taste: Taste) -> Iterator[Pick]:
    """The cards, units and skills that could bring mana for the rest of the turn, a color each."""
    for helper in helpers(view, taste=taste):
        action = helper.action
        effects: list[tuple[str | int | None, Effect]] = []
        if isinstance(action, PlayCard) and not DATA.card[action.card].basic_mana:
            effects = [("basic", DATA.card[action.card].basic)]
        elif isinstance(action, ActivateUnit):
            abilities = DATA.unit[hero(view).units[action.place].key].abilities
            effects = [(i, ability.fx) for i, ability in enumerate(abilities) if not ability.mana]
        elif isinstance(action, UseSkill):
            effects = [(None, DATA.skill[action.skill].fx)]
        for how, effect in effects:
            for color in colors_of(effect):
                yield Pick(helper, Way(how, "mana", 1, element=color))


def colors_of(effect: Effect) -> list[str]:
    """The colors of which an effect may give a mana; or any die that the Source shows."""
    for o in effect:
        match o:
            case ops.GainMana(color=str() as color):
                return [*BASIC] if color in ("any", "any_basic") else [color]
            case ops.GainMana(color=list() as colors):
                return colors
            case ops.ExtraSourceDice():
                return [ANY_DIE]
            case ops.Choose() if found := [c for way in o.of for c in colors_of(way)]:
                return found
    return []


def with_mana(view: View, pick: Pick) -> View:
    """What a player would see if they had used something for mana."""
    me, action = hero(view), pick.helper.action
    turn = replace(view.turn)
    if pick.way.element == ANY_DIE:
        turn.modifiers = [*turn.modifiers, MoreDice(1)]
    else:
        turn.tokens = {**turn.tokens, pick.way.element: turn.tokens[pick.way.element] + 1}
    after = replace(me)
    if isinstance(action, PlayCard):
        after.hand = [*me.hand]
        after.hand.remove(action.card)
    elif isinstance(action, ActivateUnit):
        after.units = [*me.units]
        after.units[action.place] = replace(me.units[action.place], ready=False)
    else:
        after.skills = [replace(s, used=s.used or s.key == action.skill) for s in me.skills]
    heroes = [after if other is me else other for other in view.heroes]
    return replace(view, turn=turn, heroes=heroes)


# Mana


@dataclass
class Purse:
    """The mana at hand: each piece with the colors that it can stand for, and what it costs."""

    pieces: list[tuple[frozenset[str], float]]
    known: dict[tuple[str, ...], float] = field(default_factory=dict)

    def price(self, demand: tuple[str, ...]) -> float:
        """What it costs to pay these colors together; infinite if that cannot be."""
        if demand not in self.known:
            self.known[demand] = self._price(demand, frozenset(range(len(self.pieces))))
        return self.known[demand]

    def _price(self, demand: tuple[str, ...], left: frozenset[int]) -> float:
        if not demand:
            return 0.0
        color, *rest = demand
        prices = [
            self.pieces[i][1] + self._price(tuple(rest), left - {i})
            for i in sorted(left)
            if color in self.pieces[i][0]
        ]
        return min(prices, default=NO_MANA)


def purse(view: View, dark: bool | None = None) -> Purse:
    me, turn = hero(view), view.turn
    dark = view.dark if dark is None else dark
    anything = frozenset(BASIC)

    def stands_for(color: str) -> frozenset[str]:
        if not turn.can_use(color, dark):
            return frozenset()
        return anything if color == "gold" else frozenset({color})

    pieces = [(stands_for(color), TOKEN_COST) for color, n in turn.tokens.items() for _ in range(n)]
    pieces += [(stands_for(color), 0.0) for color in turn.endless for _ in range(3)]
    pieces += [
        (frozenset({color}), CRYSTAL_COST) for color, n in me.crystals.items() for _ in range(n)
    ]
    if me.stolen_die:
        pieces.append((stands_for(me.stolen_die), DIE_COST))
    free = [die for i, die in enumerate(view.source) if i not in view.used_dice]
    dice = 0 if turn.has(NoDice) else turn.dice_left + (view.frozen in (None, *view.friends))
    shown = frozenset(color for die in free for color in stands_for(die))
    pieces += [(shown, DIE_COST) for _ in range(min(dice, len(free)))]
    return Purse([piece for piece in pieces if piece[0]])


# The cheapest sum
Measure = Callable[[Way], int]


def cheapest(
    helpers: Iterable[Helper],
    needs: Sequence[int],
    measures: Sequence[Measure],
    purse: Purse,
    spent: tuple[str, ...] = (),
) -> tuple[float, list[Pick]] | None:
    """The cheapest uses that reach all needs at once, one use of each helper; None if none do.

    `measures` say what a way is worth for each of the needs: it counts for the first that it
    serves. `spent` is mana that is already promised to something else.
    """
    goal = tuple(max(0, need) for need in needs)
    start = (0,) * len(goal)
    best: dict[tuple[tuple[int, ...], tuple[str, ...]], tuple[float, tuple[Pick, ...]]] = {
        (start, spent): (0.0, ())
    }
    paid = purse.price(spent)
    enough = float("inf")  # the least that is known to do
    helpers = list(helpers)
    cards = sum(is_card(helper) for helper in helpers)
    for helper in helpers:
        useful = [
            (Pick(helper, way), place, worth, price(helper, way))
            for way in helper.ways
            for place, measure in enumerate(measures)
            if goal[place] and (worth := measure(way)) > 0
        ]
        if not useful:
            continue
        for (reached, demand), (cost, picks) in list(best.items()):
            for pick, place, worth, more_cost in useful:
                total = cost + more_cost
                if reached[place] >= goal[place] or total >= enough:
                    continue
                way = pick.way
                more = tuple(sorted((*demand, *way.mana))) if way.mana else demand
                now = (
                    *reached[:place],
                    min(goal[place], reached[place] + worth),
                    *reached[place + 1 :],
                )
                known = best.get((now, more))
                if known is not None and known[0] <= total:
                    continue
                if way.mana and purse.price(more) == NO_MANA:
                    continue
                if way.discards and laid_down((*picks, pick)) > cards:
                    continue
                chosen = (*picks, pick)
                best[now, more] = (total, chosen)
                if now == goal and laid_down(chosen) <= cards:
                    enough = min(enough, total + purse.price(more) - paid)
        if len(best) > MOST_STATES:
            best = thinned(best, goal)
    ends = [
        (cost + purse.price(demand) - paid, list(picks))
        for (reached, demand), (cost, picks) in best.items()
        if reached == goal and laid_down(picks) <= cards
    ]
    return min(ends, key=lambda end: end[0], default=None)


def price(helper: Helper, way: Way) -> float:
    """What it costs to use a helper in this way, but for the mana."""
    cost = helper.cost * (1 + way.discards) + WOUND_PRICE * way.wounds
    return cost + helper.sideways if way.how == "sideways" else cost


def is_card(helper: Helper) -> bool:
    return isinstance(helper.action, PlayCard)


def laid_down(picks: Iterable[Pick]) -> int:
    """The cards that leave the hand: played, and discarded for what was played."""
    return sum(is_card(pick.helper) + pick.way.discards for pick in picks)


State = tuple[tuple[int, ...], tuple[str, ...]]


def thinned(
    best: dict[State, tuple[float, tuple[Pick, ...]]], goal: tuple[int, ...]
) -> dict[State, tuple[float, tuple[Pick, ...]]]:
    """Keeps the states that come closest for their price, so that a big hand stays quick."""

    def promise(item: tuple[State, tuple[float, tuple[Pick, ...]]]) -> float:
        (reached, demand), (cost, _) = item
        return cost + 0.2 * len(demand) - 0.3 * sum(reached)

    return dict(sorted(best.items(), key=promise)[: MOST_STATES // 2])


def without(helpers: Iterable[Helper], picks: Iterable[Pick]) -> list[Helper]:
    """The helpers that are left; two equal cards are two helpers."""
    used = [pick.helper for pick in picks]
    left = []
    for helper in helpers:
        if helper in used:
            used.remove(helper)
        else:
            left.append(helper)
    return left


def mana_of(picks: Iterable[Pick]) -> tuple[str, ...]:
    return tuple(sorted(color for pick in picks for color in pick.way.mana))


def points(kind: str) -> Measure:
    return lambda way: way.n if way.kind == kind else 0


def hero(view: View) -> HeroView:
    assert view.seat is not None
    return view.heroes[view.seat]
