"""What the computer player means to do in its turn: where to go, what to do there, what to buy."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from games.mageknight.ai.combat import WOUND_COST, best_line, force_of
from games.mageknight.ai.duels import duel_worth
from games.mageknight.ai.goals import Goal, Reach, Surroundings
from games.mageknight.ai.pace import turns_left
from games.mageknight.ai.preferences import PLAIN, Taste, card_worth, unit_worth
from games.mageknight.ai.quests import last_round, quest_goals, urgent
from games.mageknight.ai.resources import (
    Helper,
    Pick,
    Purse,
    cheapest,
    helpers,
    hero,
    mana_of,
    points,
    purse,
    without,
)
from games.mageknight.data import DATA, WOUND
from games.mageknight.options import (
    Action,
    AttackHero,
    BuyArtifact,
    BuyHealing,
    BuySpell,
    Learn,
    Recruit,
    Train,
)
from games.mageknight.rules.land.interaction import (
    CITY_PRICES,
    HEAL_COST,
    SPELL_COST,
    TRAIN_COST,
)
from games.mageknight.spaces import Space
from games.mageknight.view import HIDDEN, View

LEAST = 0.1  # a plan that promises less is not worth its cards
UNSURE = 0.75  # of the value of a fight against who knows whom
WAY_OUT = 1.2  # tiles, for an enemy who bars all ways to the unknown
STAYING = ("mine", "glade", "mark", "leave", "return")
TO_EXPLORE = {"mines": 2.5, "druids": 1.2, "dungeons": 2.0, "strongholds": 2.0, "portal": 1.0}
SLACK = 3.0  # turns that somebody likes to have more than are needed to find the city
EDGES = 3  # from which somebody thinks of exploring
CORE_TILES = 3  # at the bottom of the pile, where a city is to be found
EACH_CORE = 0.67  # turns that each of them takes, until the city is found
URGENT, TURN_WORTH = 7.0, 4.8  # of a tile that must be found; of a turn after it
STEP_LOSS = 0.88  # what a goal loses for each move point that is still to go


@dataclass
class Plan:
    value: float
    goal: Goal | None = None
    plays: list[Pick] = field(default_factory=list)  # for move points
    to: str = ""  # where to go


# How the game stands


def time_left(view: View) -> float:
    """From 1 at the start to 0 in the last turn."""
    if view.final:
        return 0.0
    me = hero(view)
    cards = me.deck + me.cards
    rounds = len(view.rounds)
    return max(0.1, (rounds - view.round + min(1.0, cards / 16)) / rounds)


def lead(view: View) -> int:
    others = [other.fame for i, other in enumerate(view.heroes) if i != view.seat]
    return hero(view).fame - max(others, default=0)


def explore_worth(view: View, patient: bool) -> float:
    """A tile brings fame, and something to do; against the dummy cities must be found at all
    costs. Where they are to be conquered, the land is of use until all of them are known."""
    if view.plan.aim == "conquer-cities":
        found = sum(space.level > 0 for space in view.spaces.values())
        hidden = found < view.cities and not view.final
        needed = 6.0 if view.dummy is not None else 2.5
        return needed + 2.0 * time_left(view) if hidden else 0.2
    if view.plan.quest:
        needed = view.tile_pile > 0 and not (view.final or last_round(view))
        return TO_EXPLORE[view.plan.quest] + 1.8 * time_left(view) if needed else 0.2
    if view.final:
        return 1.0
    if view.seats == 1:
        return search_worth(view) if patient else URGENT
    worth = 1.0 + 1.8 * time_left(view)
    if view.tile_pile <= 3:  # the city may be next
        worth += 0.5 if lead(view) > 4 else -2.0
    return worth


def turns_to_come(view: View) -> float:
    me = hero(view)
    others = [other.deck for other in view.heroes if other is not me and not other.lost]
    dummy = len(view.dummy.deck) if view.dummy is not None else None
    announced = view.announced is not None
    return turns_left(me.deck + me.cards, others, dummy, announced, view.rounds_left)


def search_worth(view: View) -> float:
    """What a tile is worth to whoever must find the city alone. It is in the core land, and ends
    the game: that can wait until the time is nearly over."""
    turns = turns_to_come(view)
    core = min(CORE_TILES, view.tile_pile)
    if view.next_tile != "core" or turns - EACH_CORE * core < SLACK:
        return URGENT
    return 1.0 + (URGENT - TURN_WORTH * (turns - 1)) / max(1, core)


# Shopping


@dataclass
class Ware:
    action: Action
    cost: int
    worth: float
    mana: tuple[str, ...] = ()


def wares(view: View, space: Space) -> Iterator[Ware]:
    """What the people of a place sell, whether or not it can be paid."""
    me, left = hero(view), time_left(view)
    site = space.site or ""
    full = len(me.units) >= me.command
    weakest = min((unit_worth(unit.key) for unit in me.units), default=0.0)
    for key in dict.fromkeys(view.unit_offer):
        unit = DATA.unit[key]
        if site not in unit.recruit and not is_city(space, "white"):
            continue
        worth = unit.level + (unit_worth(key) - unit.level) * left
        if full:
            worth -= weakest + 0.5
        yield Ware(Recruit(key), unit.cost, worth)
    if site in HEAL_COST and me.hand.count(WOUND) > view.turn.heal:
        yield Ware(BuyHealing(), HEAL_COST[site], WOUND_COST - 0.2)
    if site == "monastery":
        for key in dict.fromkeys(view.training):
            yield Ware(Train(key), TRAIN_COST, 1 + card_worth(key) * left)
    if is_city(space, "green"):
        for key in view.advanced_offer:
            learning = Learn(key, CITY_PRICES["green"], "deck")
            yield Ware(learning, CITY_PRICES["green"], 1 + card_worth(key) * left)
    if is_city(space, "red"):
        yield Ware(BuyArtifact(), CITY_PRICES["red"], 2 + 2.2 * left)
    if site == "mage_tower" or is_city(space, "blue"):
        for key in view.spell_offer:
            color = DATA.card[key].color or ""
            yield Ware(BuySpell(key), SPELL_COST, 2 + card_worth(key) * left, (color,))


def is_city(space: Space, color: str) -> bool:
    return space.site == "city" and space.color == color


@dataclass
class Purchase:
    value: float
    action: Action | None = None
    plays: list[Pick] = field(default_factory=list)


def shopping(
    view: View,
    space: Space,
    means: list[Helper],
    mana: Purse,
    influence: int,
    spent: tuple[str, ...] = (),
) -> Purchase:
    """The best thing to buy here."""
    best = Purchase(0.0)
    for ware in wares(view, space):
        if ware.worth <= best.value:
            continue
        promised = tuple(sorted((*spent, *ware.mana)))
        if mana.price(promised) == float("inf"):
            continue
        found = cheapest(means, [ware.cost - influence], [points("influence")], mana, promised)
        if found is not None and ware.worth - found[0] > best.value:
            best = Purchase(ware.worth - found[0], ware.action, found[1])
    return best


# Plans


class Planner:
    def __init__(self, view: View, taste: Taste = PLAIN, least: float = LEAST) -> None:
        self.view, self.taste, self.least = view, taste, least
        self.me = hero(view)
        self.surroundings = Surroundings(view)
        self.helpers = helpers(view, taste=taste)
        self.purse = purse(view)
        self.reach: Reach = self.surroundings.reach()
        self.known_moves: dict[int, list[tuple[float, list[Pick]]]] = {}
        self.furthest = view.turn.move + sum(
            max((way.n for way in helper.ways if way.kind == "move"), default=0)
            for helper in self.helpers
        )

    def best(self) -> Plan:
        """The plan for this turn that promises most."""
        plans, far = self.plans()
        best = max(plans, key=lambda plan: plan.value)
        if (best.goal is None or best.goal.kind in STAYING) and far:
            best = max(best, self.approach(far), key=lambda plan: plan.value)
        return best

    def plans(self) -> tuple[list[Plan], list[tuple[Goal, float]]]:
        """What could be done in this turn; and what is too far, with what it may be worth."""
        plans = [Plan(self.least)]
        far: list[tuple[Goal, float]] = []
        found = [*self.surroundings.goals(), *quest_goals(self.view, self.surroundings)]
        goals = [goal for goal in found if goal.at in self.reach.cost]
        goals = [goal for goal in goals if goal.kind != "burn" or self.taste.burns]
        goals = urgent(self.view, goals, self.reach.cost)
        if self.taste.patient:
            goals = self.nearest(goals)
        if not any(goal.kind == "explore" for goal in goals):
            bonus = WAY_OUT * explore_worth(self.view, self.taste.patient)
            goals = [replace(g, bonus=bonus) if g.kind == "fight" else g for g in goals]
        for goal in goals:
            need = self.reach.cost[goal.at] + goal.move - self.view.turn.move
            if need + self.view.turn.move <= self.furthest:
                plans += self.at_once(goal, need)
            else:
                far.append((goal, self.promise(goal)))
        return plans, far

    def nearest(self, goals: list[Goal]) -> list[Goal]:
        """Without most of the places from which to explore: it is the same everywhere."""
        edges = [goal for goal in goals if goal.kind == "explore"]
        edges.sort(key=lambda goal: self.reach.cost[goal.at])
        return [goal for goal in goals if goal.kind != "explore"] + edges[:EDGES]

    def moves(self, need: int) -> list[tuple[float, list[Pick]]]:
        """The cheapest ways to so many move points: with mana, and without."""
        need = max(0, need)
        if need not in self.known_moves:
            self.known_moves[need] = [*self.ways_to_move(need)]
        return self.known_moves[need]

    def ways_to_move(self, need: int) -> Iterator[tuple[float, list[Pick]]]:
        found = cheapest(self.helpers, [need], [points("move")], self.purse)
        if found is None:
            return
        yield found
        if mana_of(found[1]):
            plain = cheapest(self.helpers, [need], [points("move")], Purse([]))
            if plain is not None:
                yield plain

    def at_once(self, goal: Goal, need: int) -> Iterator[Plan]:
        """How a goal could be reached in this turn."""
        stops = goal.kind not in ("assault", "duel")
        if stops and goal.at != self.surroundings.here and goal.at not in self.view.safe:
            return
        if goal.kind in ("fight", "enter", "assault", "burn", "invoke") and not self.hopeful(goal):
            return
        for cost, plays in self.moves(need):
            value = self.gain(goal, plays) - cost
            if value > self.least:
                yield Plan(value, goal, plays, goal.at)

    def hopeful(self, goal: Goal) -> bool:
        """A quick look at whether the weakest enemy could be beaten with all that there is."""
        most = sum(
            max((way.n for way in helper.ways if way.kind == "attack"), default=0)
            for helper in self.helpers
        )
        return most >= min(foe.armor for foe in goal.foes)

    def gain(self, goal: Goal, plays: list[Pick]) -> float:
        """What a goal brings, with the cards that are left after the way."""
        view = self.view
        if goal.kind == "explore":
            return explore_worth(view, self.taste.patient)
        if isinstance(goal.action, AttackHero):
            worth = duel_worth(view, goal.action.seat, without(self.helpers, plays))
            return worth + goal.bonus
        if goal.kind in ("mark", "leave", "return"):
            return goal.bonus
        if goal.kind == "glade":
            hurt = WOUND in self.me.hand or WOUND in self.me.discard
            return WOUND_COST - 0.3 if hurt else 0.25 * time_left(view)
        if goal.kind == "mine":
            color = view.spaces[goal.at].color or ""
            return 0.8 if self.me.crystals.get(color, 3) < 3 else 0.0
        if goal.kind == "interact":
            modifier = DATA.modifier[self.me.reputation] or 0
            left = without(self.helpers, plays)
            space = view.spaces[goal.at]
            influence = view.turn.influence + modifier
            influence += space.shields.count(self.surroundings.seat)
            return shopping(view, space, left, self.purse, influence, mana_of(plays)).value
        if goal.kind == "altar":
            altar = DATA.ruin[view.spaces[goal.at].ruins or ""].altar or ""
            demand = tuple(sorted((*mana_of(plays), altar, altar, altar)))
            return goal.bonus - self.purse.price(demand)
        return self.fight(goal, plays)

    def fight(self, goal: Goal, plays: list[Pick]) -> float:
        means, mana = self.helpers, self.purse
        if goal.dark or not goal.units:
            means = helpers(self.view, goal.units, goal.dark or None, self.taste)
            mana = purse(self.view, goal.dark or None)
        force = force_of(self.view, self.me, means, mana, goal.units).after(plays)
        force.bonus = goal.bonus
        line = best_line(list(goal.foes), force)
        if not (line.wins or (goal.partial and (line.shot or line.struck))):
            return 0.0
        return line.value * UNSURE if self.unseen(goal) else line.value

    def unseen(self, goal: Goal) -> bool:
        space = self.view.spaces[goal.at]
        if goal.kind == "invoke":
            return False  # what comes of it is worth something in any case
        if goal.kind in ("enter", "burn"):
            return not space.tokens
        hidden = any(token.enemy == HIDDEN for token in space.tokens)
        return goal.kind == "assault" and (hidden or not space.tokens)

    # What is too far for this turn

    def promise(self, goal: Goal) -> float:
        """What a goal may be worth one day, with a good hand."""
        if goal.kind == "explore":
            return 0.8 * explore_worth(self.view, self.taste.patient)
        if goal.kind == "glade":
            return 1.5 * (self.me.hand.count(WOUND) + self.me.discard.count(WOUND) > 0)
        if goal.kind == "interact":
            offer = wares(self.view, self.view.spaces[goal.at])
            return 0.4 * max((ware.worth for ware in offer), default=0.0)
        if goal.kind in ("mine", "altar"):
            return 0.5
        if goal.kind in ("mark", "leave", "return"):
            return goal.bonus
        if goal.kind == "duel":
            return 0.0  # nobody waits to be attacked
        strength = sum(foe.armor + len(foe.resists) * 2 for foe in goal.foes)
        power = 5 + 1.2 * self.me.level + 2 * len(self.me.units)
        worth = goal.bonus + sum(foe.worth for foe in goal.foes)
        return worth * max(0.0, min(0.6, 0.9 - 0.5 * strength / power))

    def approach(self, far: list[tuple[Goal, float]]) -> Plan:
        """The step toward a goal of a later turn that is worth its cards."""
        if self.view.final:
            return Plan(0.0)
        goal, worth = max(far, key=lambda item: item[1] * STEP_LOSS ** self.reach.cost[item[0].at])
        total = self.reach.cost[goal.at]
        key, on_the_way = goal.at, []
        while key != self.surroundings.here:
            key = self.reach.before[key]
            on_the_way.append(key)
        best = Plan(0.0)
        for stop in on_the_way:
            need = self.reach.cost[stop] - self.view.turn.move
            if stop == self.surroundings.here or stop not in self.view.safe:
                continue
            for cost, plays in self.moves(need):
                gone = self.reach.cost[stop]
                value = worth * (STEP_LOSS ** (total - gone) - STEP_LOSS**total) - cost
                if value > best.value:
                    best = Plan(value, goal, plays, stop)
        return best
