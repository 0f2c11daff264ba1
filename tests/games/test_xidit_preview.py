"""The preview of a planned year is what the rules do with it when all others wait."""

from __future__ import annotations

import copy
from collections.abc import Sequence

from games.core import Rng
from games.xidit import GAME
from games.xidit.data import DATA, ORDERS, ORDERS_A_YEAR, tile
from games.xidit.preview import likely_answer, preview
from games.xidit.rules.game import year
from games.xidit.table import MEETS, Xidit
from tests.games.driver import Driven
from tests.games.xidit_tables import give, kingdom, lively, reshuffled

SEEDS = 150


def met(t: Xidit, orders: Sequence[str], seat: int = 0) -> list[str]:
    return [step.meets for step in preview(GAME.view(t, seat), orders)]


def carried_out(t: Xidit, orders: Sequence[str], seat: int = 0) -> list[str]:
    """What each order meets in the game itself, while everybody else waits."""
    t = copy.deepcopy(t)
    driven = Driven(t, year(t))
    while not driven.done:
        who, ask = next(iter(driven.pending.items()))
        if ask.prompt.key == "plan-orders":
            plan = [*orders] if who == seat else []
            answer: Sequence[str] = [*plan, *"w" * (ORDERS_A_YEAR - len(plan))]
        else:
            answer = likely_answer(ask)
        driven((who, " ".join(answer)))
    return [deed.meets for deed in t.deeds if deed.seat == seat][: len(orders)]


def worn(seats: int, seed: int) -> Xidit:
    """A table in the midst of a game: discards, short piles, cities that are nearly empty."""
    rng = Rng(seed)
    t = lively(seats, {"length": rng.pick(["long", "short"])}, seed)
    for units in t.recruiting.values():
        for unit in units:
            gone = rng.below(units[unit] + 1)
            units[unit] -= gone
            t.barracks[unit] += gone
        if not any(units.values()) and rng.below(3):
            units[unit] += 1
            t.barracks[unit] -= 1
    for pile in (t.recruit_pile, t.threat_pile):
        for _ in range(rng.below(len(pile) + 1)):
            rng.pick([t.recruit_discard, t.threat_discard]).append(pile.pop())
    # A pile is empty only where there is nothing to make it of.
    if not t.recruit_pile:
        t.recruit_pile, t.threat_discard = t.threat_discard, []
    if not t.threat_pile:
        t.threat_pile, t.recruit_discard = t.recruit_discard, []
    if rng.below(2):  # the next threat is the last
        t.threat_discard += t.threat_pile + t.recruit_discard
        t.threat_pile, t.recruit_discard = [], []
    GAME.check(t)
    return t


def some_plan(t: Xidit, seat: int, rng: Rng) -> list[str]:
    """Six orders of somebody who goes where tiles are, and mostly acts there."""
    plan: list[str] = []
    city = t.players[seat].city
    near = {*t.recruiting, *t.threats, t.next_recruit, t.next_threat}
    while len(plan) < ORDERS_A_YEAR:
        if rng.below(4):
            plan.append("a")
        roads = DATA.city[city].roads
        order = rng.pick([*ORDERS, *roads, *[road for road in roads if roads[road] in near] * 3])
        plan.append(order)
        city = roads.get(order, city)
    return plan[:ORDERS_A_YEAR]


def test_the_preview_of_a_plan_is_what_the_rules_do_with_it_when_all_others_wait() -> None:
    seen: dict[str, int] = {}
    for seed in range(SEEDS):
        rng = Rng(seed)
        t = worn(3 + seed % 3, seed)
        for _ in range(3):
            seat = rng.below(t.seats)
            plan = some_plan(t, seat, rng)
            foreseen = met(t, plan, seat)
            for world in (t, reshuffled(t, seat, rng)):
                assert met(world, plan, seat) == foreseen, "the preview tells something hidden"
                done = carried_out(world, plan, seat)
                for mine, real in zip(foreseen, done, strict=True):
                    assert mine in (real, "unknown"), (seed, plan, foreseen, done)
            for meets in foreseen:
                seen[meets] = seen.get(meets, 0) + 1
    assert set(seen) >= {*MEETS, "peasant", "mage"}
    assert seen.get("unknown", 0) < sum(seen.values()) / 500


def test_the_preview_leaves_the_view_as_it_was() -> None:
    for seed in range(20):
        t = worn(4, seed)
        view = GAME.view(t, 0)
        before = copy.deepcopy(view)
        preview(view, "araaba")
        assert view == before


def test_no_second_titan_and_no_threat_follow_a_titan_in_the_same_city() -> None:
    t = kingdom(at=[5, 1, 2, 3], threats=[4, 6], next_threat=5)
    for stack in t.titans:
        stack.raging = True
    give(t, 0, peasant=9, archer=2)
    assert met(t, "aaa") == carried_out(t, "aaa") == ["titan", "nothing", "nothing"]
    # The threat that one's own deed brings to the city of the titan stays, too.
    t = kingdom(at=[17, 1, 2, 3], threats=[11], next_threat=17)
    t.titans[0].raging = True
    give(t, 0, **t.tile(11).requires)
    give(t, 0, peasant=3, archer=3, cleric=3)
    plan = "arara"  # a titan in 17, the threat in 11, and back
    assert met(t, plan) == carried_out(t, plan) == ["titan", "road", "free", "road", "nothing"]


def test_no_titan_follows_a_threat_in_the_same_city() -> None:
    t = kingdom(at=[17, 1, 2, 3], threats=[17])
    t.titans[0].raging = True
    give(t, 0, peasant=6, archer=1, cleric=1)
    assert met(t, "aar") == carried_out(t, "aar") == ["free", "nothing", "road"]


def test_units_that_were_given_are_gone() -> None:
    t = kingdom(at=[17, 1, 2, 3])
    t.titans[0].raging = t.titans[1].raging = True
    give(t, 0, peasant=4)
    assert met(t, "ara") == carried_out(t, "ara") == ["titan", "road", "nothing"]


def test_the_tile_that_ones_own_deed_brings_is_there() -> None:
    t = kingdom(at=[17, 1, 2, 3], threats=[17], next_threat=11, threat_pile=[6])
    give(t, 0, peasant=1, archer=1, cleric=1)
    give(t, 0, **t.tile(11).requires)
    assert met(t, "ara") == carried_out(t, "ara") == ["free", "road", "free"]
    t = kingdom(at=[17, 1, 2, 3], recruiting={17: {"mage": 1}}, next_recruit=11)
    weakest = next(unit for unit in ("peasant", "archer", "infantry") if t.tile(11).recruits[unit])
    assert met(t, "ara") == carried_out(t, "ara") == ["mage", "road", weakest]


def test_what_a_hidden_tile_decides_is_unknown() -> None:
    """The threats run out: reinforcements are shuffled, and one of them may be anywhere."""
    t = kingdom(at=[17, 1, 2, 3], threats=[17, 11], next_threat=6, rest="threat_discard")
    t.recruit_pile = [t.threat_discard.pop() for _ in range(3)]
    give(t, 0, peasant=1, archer=1, cleric=1)
    give(t, 0, **t.tile(11).requires)
    assert met(t, "arara") == ["free", "road", "free", "road", "unknown"]


def test_after_a_hidden_recruitment_tile_every_action_is_unknown() -> None:
    """Nobody can man the tiles that are known, so that one from below comes at once."""
    no_clerics = [city for city in DATA.city if not tile(4, city).recruits.get("cleric")]
    following, top = [city for city in no_clerics if city not in (17, 11)][:2]
    t = kingdom(
        at=[17, 1, 2, 3],
        recruiting={17: {"mage": 1}, 11: {"archer": 2}},
        next_recruit=following,
        recruit_pile=[top],
        rest="recruit_pile",
    )
    give(t, 3, **{unit: n for unit, n in t.barracks.items() if unit != "cleric"})
    assert met(t, "ara") == ["mage", "road", "unknown"]
