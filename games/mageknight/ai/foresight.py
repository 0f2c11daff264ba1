"""How good players of Mage Knight decide: they carry out whole plans on tables that they imagine,
play on for some turns, and look at what has come of it."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any, TypeAlias

import msgspec

from games.core import EASY, HARD, NORMAL, Answer, Ask, Checkpoint, Option, Result, Rng, Thinking
from games.mageknight.ai.evaluation import value
from games.mageknight.ai.imagination import imagine, play_alone
from games.mageknight.ai.planner import Plan, Planner
from games.mageknight.ai.player import fight_line, planned_turn, purchase, stand_in
from games.mageknight.ai.preferences import CAREFUL, card_worth
from games.mageknight.ai.resources import Pick, mana_picks, with_mana
from games.mageknight.options import (
    Action,
    AnnounceEnd,
    CardChoice,
    EndTurn,
    MoveTo,
    PlayCard,
    Rest,
)
from games.mageknight.table import MageKnight
from games.mageknight.view import View, view

LEAST = -1.0  # that a plan must promise at first sight
KEPT = 400  # answers that are known on the way
LONGEST = 400  # answers that are imagined in a row
FEWEST, KEPT_PLANS = 4, 0.67  # that go on in any case, and the part of many that does
DOUBT = 7.0  # points by which a plan may be behind after one table and still be the best
TO_THE_END = 7  # turns that are imagined in the last round
OF_A_KIND = {"explore": 2, "mine": 1, "glade": 1}  # plans that are tried
MOST_OF_A_KIND = 4
FAR = 3  # goals of later turns
FIGHTS = ("phase-ranged", "phase-block", "phase-attack")


@dataclass(frozen=True)
class Care:
    """How carefully somebody plans."""

    plans: int  # that are tried
    turns: int  # that are imagined, this one included
    tries: int  # of all plans together


CARE = {NORMAL: Care(10, 3, 60), HARD: Care(18, 4, 200)}

kept: OrderedDict[tuple[object, ...], Answer] = OrderedDict()


def think(view: View, ask: Ask, rng: Rng, thinking: Thinking) -> Answer | None:
    """Answer for players who look ahead; None where it is as well to do what the stand-in does."""
    if thinking.level == EASY or ask.is_forced or view.duel is not None or view.joint is not None:
        return None
    known = kept.get(position(view, thinking.level, ask))
    if known is not None:
        return known
    if ask.prompt.key != "your-turn":
        return None
    return Foresight(view, ask, rng, thinking).answer()


def position(t: View | MageKnight, level: str, ask: Ask) -> tuple[object, ...]:
    """What tells the questions of a turn apart."""
    hero, turn = t.heroes[ask.seat], t.turn
    return (
        level, ask.seat, t.round, ask.prompt.key, hero.hero, hero.at, hero.fame, (*hero.hand,),
        turn.stage, turn.move, turn.influence, (*t.tiles.values(),), (*t.source,),
        tuple(option.key for option in ask.options),
    )  # fmt: skip


# With what a turn begins; None for whatever the stand-in would do.
Beginning: TypeAlias = Plan | Action | None


class Follower:
    """Carries out a plan, and then makes others as the stand-in would; each is kept to its end."""

    def __init__(self, seat: int, plan: Beginning, rng: Rng) -> None:
        self.seat, self.rng = seat, rng
        self.only = None if isinstance(plan, Plan) else plan
        self.pick: Pick | None = None  # that is being played
        self.stage = ""  # of the fight, for which the picks are
        self.follow(plan if isinstance(plan, Plan) else None)

    def follow(self, plan: Plan | None) -> None:
        self.plan = plan
        self.picks = [*plan.plays] if plan is not None else []

    def answer(self, t: MageKnight, ask: Ask) -> Answer:
        key = ask.prompt.key
        if key == "your-turn":
            return (self.next_deed(t, ask),)
        if key in FIGHTS or key == "interaction":
            use = self.next_blow(t, ask) if key in FIGHTS else self.next_payment(t, ask)
            if use is not None:
                return (use,)
        elif self.pick is not None and key in ("how-to-play", "which-ability"):
            for option in ask.options:
                if option.value.how == self.pick.way.how:
                    return (option.key,)
        elif key == "choose-color" and self.pick is not None and self.pick.way.kind == "mana":
            for option in ask.options:
                if option.value == self.pick.way.element:
                    return (option.key,)
        elif key == "discard":
            return (min(ask.options, key=self.dear).key,)
        return stand_in(view(t, self.seat), ask, self.rng)

    def dear(self, option: Option[CardChoice]) -> tuple[bool, float]:
        card = option.value.card
        needed = any(pick.helper.action == PlayCard(card) for pick in self.picks)
        return needed, card_worth(card)

    def next_deed(self, t: MageKnight, ask: Ask) -> str:
        offered: dict[Action, str] = {option.value: option.key for option in ask.options}
        if self.only is not None:
            action, self.only = self.only, None
            return offered[action]
        found = self.next_of_plan(t, offered) if self.plan is not None else None
        if found is None:
            seen = view(t, self.seat)
            found, plan = planned_turn(seen, ask, CAREFUL)
            self.follow(plan)
            if self.picks and self.picks[0].helper.action == found:
                self.pick = self.picks.pop(0)
        return offered[found]

    def next_of_plan(self, t: MageKnight, offered: Mapping[Action, str]) -> Action | None:
        plan = self.plan
        assert plan is not None
        found: Action | None = None
        if self.picks:
            self.pick = self.picks.pop(0)
            found = self.pick.helper.action
        elif plan.to != t.heroes[self.seat].at:
            goes = [go for go in offered if isinstance(go, MoveTo) and go.space == plan.to]
            found = min(goes, key=lambda go: (go.provokes, go.cost), default=None)
        else:
            self.plan = None
            found = plan.goal.action if plan.goal is not None else None
        if found not in offered:
            self.plan = found = None
        return found

    def next_blow(self, t: MageKnight, ask: Ask) -> str | None:
        """The next card of those that were planned for this part of the fight; the stand-in says
        whom they are for."""
        if self.stage != t.turn.stage:
            self.stage = t.turn.stage
            line = fight_line(view(t, self.seat), CAREFUL)
            self.picks = [
                *{"ranged": line.shots, "block": line.parries}.get(self.stage, line.blows)
            ]
        if not self.picks:
            return None
        found = self.use(self.picks.pop(0), ask)
        if found is None:
            self.picks = []
        return found

    def next_payment(self, t: MageKnight, ask: Ask) -> str | None:
        """The next card for the influence that a purchase takes."""
        plays = purchase(view(t, self.seat), CAREFUL).plays
        return self.use(plays[0], ask) if plays else None

    def use(self, pick: Pick, ask: Ask) -> str | None:
        self.pick = pick
        action = pick.helper.action
        return next((option.key for option in ask.options if option.value == action), None)


def diverse(plans: list[Plan]) -> list[Plan]:
    """Plans of which not too many are of the same kind."""
    kinds: Counter[str] = Counter()
    found = []
    for plan in plans:
        kind = plan.goal.kind if plan.goal is not None else ""
        kinds[kind] += 1
        if kinds[kind] <= OF_A_KIND.get(kind, MOST_OF_A_KIND):
            found.append(plan)
    return found


Trace: TypeAlias = "list[tuple[tuple[object, ...], Answer]]"


def distinct(known: Mapping[int, float], traces: Mapping[int, Trace]) -> dict[int, float]:
    """Without plans that come to the same as one before them."""
    firsts: dict[object, int] = {}
    for n, worth in known.items():
        firsts.setdefault((worth, tuple(traces[n])), n)
    return {n: known[n] for n in firsts.values()}


def hopeful(known: Mapping[int, float], doubt: float) -> dict[int, float]:
    """Without plans that are worth less by so much, or are of the worse part of many."""
    ranked = sorted(known, key=known.__getitem__, reverse=True)
    most = max(FEWEST, round(KEPT_PLANS * len(known)))
    return {n: known[n] for n in ranked[:most] if known[ranked[0]] - known[n] < doubt}


class Foresight:
    """Finds the best plan for the rest of a turn."""

    def __init__(self, view: View, ask: Ask, rng: Rng, thinking: Thinking) -> None:
        self.view, self.ask, self.rng, self.thinking = view, ask, rng, thinking
        self.care = CARE[thinking.level]
        self.keys = {option.key for option in ask.options}
        self.first = any(isinstance(o.value, AnnounceEnd) for o in ask.options) or not view.turn.did

    def answer(self) -> Answer | None:
        """Try all plans on one imagined table after the other, and drop those that fall behind.
        None if time is over before anything is known."""
        plans = self.candidates()
        known = dict.fromkeys(range(len(plans)), 0.0)
        traces: dict[int, Trace] = {}
        tries, number = self.care.tries, 0
        while tries > 0 and (len(known) > 1 or not number):
            values = self.tried_all(plans, [*known], traces)
            if len(values) < len(known) and number:  # time is over
                break
            tries, number = tries - len(values), number + 1
            known = {n: known[n] + value for n, value in values.items() if traces[n]}
            if not (known and self.thinking.has_time()):
                break
            if number == 1:
                known = distinct(known, traces)
            known = hopeful(known, DOUBT * sqrt(number))
        return self.begun(traces[max(known, key=known.__getitem__)]) if known else None

    def tried_all(
        self, plans: Sequence[Beginning], chosen: Sequence[int], traces: dict[int, Trace]
    ) -> dict[int, float]:
        """What comes of each of these plans on the same table and with the same chance, as long as
        there is time."""
        saved, seed = msgspec.json.encode(imagine(self.view, self.rng)), self.rng.below(2**63)
        values: dict[int, float] = {}
        for n in chosen:
            if not self.thinking.has_time():
                break
            values[n], traces[n] = self.tried(plans[n], saved, seed)
        return values

    def begun(self, trace: Trace) -> Answer:
        """The first answer of a plan; those that follow are remembered."""
        for where, answer in trace:
            kept[where] = answer
        while len(kept) > KEPT:
            kept.popitem(last=False)
        return trace[0][1]

    def candidates(self) -> list[Beginning]:
        """What the stand-in would do, other plans, and to do nothing."""
        planner = Planner(self.view, CAREFUL, LEAST)
        plans, far = planner.plans()
        for pick in mana_picks(self.view, CAREFUL):
            richer, _ = Planner(with_mana(self.view, pick), CAREFUL, LEAST).plans()
            plans += [
                replace(plan, value=plan.value - pick.helper.cost, plays=[pick, *plan.plays])
                for plan in richer
            ]
        best: dict[object, Plan] = {}
        for plan in plans:
            if plan.goal is None:
                continue
            about = (plan.goal.kind, plan.goal.at, plan.goal.action)
            if about not in best or best[about].value < plan.value:
                best[about] = plan
        ranked = diverse(sorted(best.values(), key=lambda plan: -plan.value))
        found: list[Beginning] = [None]
        offered = [option.value for option in self.ask.options]
        idle: list[Action] = [EndTurn(), Rest()]
        if self.view.dummy is None:  # which would only have its turns
            idle.append(AnnounceEnd())
        found += [action for action in idle if action in offered]
        furthest = sorted(far, key=lambda item: -item[1])[:FAR]
        steps = [planner.approach([goal]) for goal in furthest]
        found += [step for step in steps if step.goal is not None]
        return [*found, *ranked[: self.care.plans]]

    def tried(self, plan: Beginning, saved: bytes, seed: int) -> tuple[float, Trace]:
        """What comes of a plan; and the answers that it gave, up to the first surprise."""
        t = msgspec.json.decode(saved, type=MageKnight)
        rng = Rng(seed)
        seat = self.ask.seat
        follower = Follower(seat, plan, rng)
        game = play_alone(t, seat, self.first)
        trace: Trace = []
        turns, reply = self.care.turns, None
        if not self.view.rounds_left:
            turns = max(turns, TO_THE_END)
        result: Result | None = None
        reveals, tracing = t.reveals, True
        try:
            for _ in range(LONGEST):
                pending: Any = game.send(reply)
                reply = None
                if isinstance(pending, Checkpoint):
                    tracing = False
                    t.news.clear()
                    turns -= 1
                    if not turns:
                        break
                    continue
                asked = seat if seat in pending else next(iter(pending))
                ask = pending[asked]
                if asked != seat:
                    other = stand_in(view(t, asked), ask, rng)
                    reply = (asked, other)
                    continue
                answer = follower.answer(t, ask)
                if not trace and not self.keys.issuperset(answer):
                    return 0.0, []
                if tracing and t.reveals == reveals:
                    where = position(t, self.thinking.level, ask)
                    trace.append((where, answer))
                reply = (seat, answer)
        except StopIteration as done:
            result = done.value
        game.close()
        return value(t, seat, result), trace
