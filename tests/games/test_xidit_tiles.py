"""Phase three, city tile management; pages 14 and 15."""

from __future__ import annotations

from typing import Any

from games.session import Session
from games.xidit import GAME
from games.xidit.data import DATA
from games.xidit.rules.game import year
from games.xidit.rules.orders import carry_out
from games.xidit.rules.path_of_destiny import (
    awaken_titans,
    place_recruitment,
    reinforcements,
    remove_recruitment,
    remove_threat,
    replenish,
)
from games.xidit.table import Xidit
from tests.games.driver import drive
from tests.games.xidit_tables import ALEX, PAUL, STEPHANIE, all_units, give, kingdom, units_of

IDLE = "w w w w w w"


def said(t: Xidit) -> list[str]:
    return [line.text.key for line in t.news]


def awakened(t: Xidit) -> list[Any]:
    (line,) = [line.text for line in t.news if line.text.key == "titans-awake"]
    titans = line.args["titans"]
    assert isinstance(titans, list)
    return titans


# Removing a tile, placing the next, replenishing the queue


def test_paul_empties_tile_8() -> None:
    t = kingdom(
        at=[1, 8, 2, 3],
        recruiting={8: {"infantry": 1}, 4: {"mage": 2}},
        next_recruit=16,
        recruit_pile=[9, 10],
    )
    drive(t, carry_out(t, PAUL, "a"))
    assert units_of(t, PAUL) == {"infantry": 1}
    assert 8 not in t.recruiting and t.recruit_discard == [8]
    assert t.recruiting[16] == dict.fromkeys(t.recruiting[16], 1) and len(t.recruiting[16]) == 5
    assert t.next_recruit == 10 and t.recruit_pile == [9]


def test_the_new_tile_appears_before_the_next_players_order() -> None:
    t = kingdom(at=[8, 16, 2, 3], recruiting={8: {"infantry": 1}}, next_recruit=16)
    drive(t, year(t), (0, "a w w w w w"), (1, "a w w w w w"), (2, IDLE), (3, IDLE))
    assert units_of(t, 1) == {"peasant": 1}


def test_a_recruitment_tile_stays_while_units_are_on_it() -> None:
    t = kingdom(at=[8, 1, 2, 3], recruiting={8: {"infantry": 2}}, next_recruit=16)
    drive(t, carry_out(t, 0, "a"))
    assert t.recruiting == {8: {"infantry": 1}} and t.next_recruit == 16


def test_an_eliminated_threat_goes_to_the_discard_and_the_next_appears() -> None:
    t = kingdom(threats=[17], next_threat=12, threat_pile=[3, 4], rest="recruit_pile")
    remove_threat(t, 17)
    assert t.threats == [12] and t.threat_discard == [17]
    assert t.next_threat == 4 and t.threat_pile == [3]
    assert said(t) == ["threat-appears"]


def test_removing_a_threat_leaves_the_recruitment_queue_alone() -> None:
    t = kingdom(threats=[17], next_threat=12, next_recruit=9, recruit_pile=[3, 4])
    remove_threat(t, 17)
    assert t.next_recruit == 9 and t.recruit_pile == [3, 4]


def test_removing_a_recruitment_tile_leaves_the_threat_queue_alone() -> None:
    t = kingdom(recruiting=[8], next_recruit=16, recruit_pile=[9], next_threat=12, threats=[17])
    pile = list(t.threat_pile)
    for unit, n in t.recruiting[8].items():
        t.barracks[unit] += n
    remove_recruitment(t, 8)
    assert t.next_threat == 12 and t.threat_pile == pile and t.threats == [17]


def test_stephanie_plans_for_tile_12() -> None:
    """She counts on Paul to eliminate a threat, which brings tile 12 into play."""
    t = kingdom(at=[1, 17, 5, 3], threats=[17], next_threat=12, next_recruit=9, recruit_pile=[10])
    give(t, PAUL, peasant=1, archer=1, cleric=1)
    give(t, STEPHANIE, archer=1, mage=1)
    drive(
        t,
        year(t),
        (0, IDLE),
        (PAUL, "w w w a w w"),
        (STEPHANIE, "b w w w w a"),
        (ALEX, IDLE),
        (PAUL, "gold stories"),
        (STEPHANIE, "gold stories"),
    )
    assert t.guilds[12].seat == STEPHANIE
    assert t.threat_discard == [17, 12]


def test_the_plan_for_tile_12_fails_when_nobody_eliminates_a_threat() -> None:
    t = kingdom(at=[1, 17, 5, 3], threats=[17], next_threat=12)
    give(t, STEPHANIE, archer=1, mage=1)
    drive(t, year(t), (0, IDLE), (1, IDLE), (STEPHANIE, "b w w w w a"), (ALEX, IDLE))
    assert units_of(t, STEPHANIE) == {"archer": 1, "mage": 1}


def test_both_next_tiles_and_both_tops_are_seen_but_no_more() -> None:
    t = kingdom(next_recruit=16, next_threat=12, recruit_pile=[9, 10], threat_pile=[3, 4])
    view = GAME.view(t, None)
    assert (view.recruit_queue.next, view.recruit_queue.top, view.recruit_queue.pile) == (16, 10, 2)
    assert (view.threat_queue.next, view.threat_queue.top) == (12, 4)
    assert view.threat_queue.pile == len(t.threat_pile)


# When the barracks are short


def test_a_tile_stays_incomplete_when_units_are_missing() -> None:
    t = kingdom()
    give(t, 0, peasant=17, mage=10)
    place_recruitment(t, 10)  # 2 peasants, 1 cleric, 2 mages
    assert t.recruiting[10] == {"peasant": 1, "cleric": 1, "mage": 0}
    assert t.barracks["peasant"] == 0


def test_missing_units_are_not_replaced_by_others() -> None:
    t = kingdom()
    give(t, 0, peasant=18)
    before = dict(t.barracks)
    place_recruitment(t, 10)
    assert sum(t.recruiting[10].values()) == 3
    assert {unit: before[unit] - t.barracks[unit] for unit in before} == all_units(0) | {
        "cleric": 1,
        "mage": 2,
    }


def test_an_incomplete_tile_is_not_completed_later() -> None:
    t = kingdom(at=[17, 1, 2, 3], threats=[17], next_threat=5)
    give(t, 0, peasant=17, archer=1, cleric=1)
    place_recruitment(t, 10)
    t.threat_pile.remove(10)
    drive(t, carry_out(t, 0, "a"), (0, "gold stories"))  # gives a peasant back
    assert t.recruiting[10]["peasant"] == 1


def test_a_tile_that_nobody_can_man_goes_at_once_and_the_next_comes() -> None:
    t = kingdom(recruiting={8: {}}, next_recruit=14, recruit_pile=[1, 6])
    give(t, 0, peasant=18, archer=16, cleric=12)  # tile 14: peasant, archers, clerics
    remove_recruitment(t, 8)
    assert t.recruit_discard == [8, 14]
    assert t.recruiting == {6: {"peasant": 0, "archer": 0, "infantry": 1, "mage": 1}}
    assert t.next_recruit == 1


def test_with_empty_barracks_one_tile_stays_empty_and_gives_nothing() -> None:
    t = kingdom(at=[5, 1, 2, 3], recruiting={5: {"mage": 1}}, next_recruit=14)
    give(t, 1, peasant=18, archer=16, infantry=14, cleric=12, mage=9)
    drive(t, carry_out(t, 0, "a"))
    assert list(t.recruiting) == [14] and not any(t.recruiting[14].values())
    assert t.recruit_discard == [5]
    t.players[0].city = 14
    assert drive(t, carry_out(t, 0, "a")).said == ["nobody-to-recruit"]


# Empty piles


def test_an_empty_recruitment_pile_is_made_of_the_threat_discard() -> None:
    t = kingdom(recruiting={8: {}}, next_recruit=16, threat_discard=[1, 2, 3])
    remove_recruitment(t, 8)
    assert t.threat_discard == []
    # The stack is turned over as it lies: what was discarded first comes first.
    assert t.next_recruit == 1 and t.recruit_pile == [3, 2]


def test_an_empty_threat_pile_is_made_of_the_recruitment_discard() -> None:
    t = kingdom(threats=[17], next_threat=12, recruit_discard=[1, 2, 3], rest="recruit_pile")
    remove_threat(t, 17)
    assert t.recruit_discard == []
    assert t.next_threat == 1 and t.threat_pile == [3, 2]


def test_a_pile_is_refilled_as_soon_as_its_last_tile_is_drawn() -> None:
    t = kingdom(
        threats=[17], next_threat=12, threat_pile=[4], recruit_discard=[1, 2], rest="recruit_pile"
    )
    remove_threat(t, 17)
    assert t.next_threat == 4
    assert t.threat_pile == [2, 1] and t.recruit_discard == []


def test_a_pile_that_is_not_empty_is_not_refilled() -> None:
    t = kingdom(
        threats=[17], next_threat=12, next_recruit=8, recruit_pile=[9], recruit_discard=[1, 2]
    )
    remove_threat(t, 17)
    assert t.recruit_discard == [1, 2] and t.threat_discard == [17]
    assert t.recruit_pile == [9]


def test_without_a_discard_the_recruitment_pile_stays_empty() -> None:
    t = kingdom(recruiting={8: {}}, next_recruit=16, recruit_pile=[9])
    remove_recruitment(t, 8)
    assert t.next_recruit == 9
    assert t.recruit_pile == [] and t.recruit_discard == [8]


def test_an_empty_pile_takes_the_first_discard_that_comes() -> None:
    t = kingdom(threats=[17], next_threat=12, next_recruit=9)
    remove_threat(t, 17)
    assert t.recruit_pile == [17] and t.threat_discard == []


def test_without_recruitment_tiles_the_top_of_the_threat_pile_is_next() -> None:
    t = kingdom(recruiting={8: {}}, next_recruit=16, threat_pile=[3, 4], next_threat=12)
    remove_recruitment(t, 8)
    assert t.next_recruit == 4
    assert t.threat_pile[-1] == 3
    assert t.next_threat == 12


def test_the_recruitment_queue_prefers_the_threat_discard_to_the_threat_pile() -> None:
    t = kingdom(
        recruiting={8: {}}, next_recruit=16, next_threat=12, threat_discard=[2], threat_pile=[4]
    )
    remove_recruitment(t, 8)
    assert t.next_recruit == 2 and t.recruit_pile == []
    assert t.threat_pile[-1] == 4


def test_the_last_tile_of_the_threat_pile_may_become_the_next_recruitment() -> None:
    t = kingdom(
        recruiting={8: {}},
        next_recruit=16,
        next_threat=12,
        threat_pile=[3],
        recruit_discard=[5],
        rest="threats",
    )
    remove_recruitment(t, 8)
    assert t.next_recruit == 3
    # ... and the threat pile is refilled at once from the recruitment discard.
    assert t.threat_pile == [8, 5] and t.recruit_discard == []
    assert not any(stack.raging for stack in t.titans)


# Awakening of the titans and arrival of reinforcements


def empty_threat_queue(**more: object) -> Xidit:
    """Tile 17 is about to go, 12 is the last threat, and no recruitment discard is left."""
    options: dict[str, object] = {"rest": "threats", "recruit_pile": [9], "next_recruit": 10}
    return kingdom(threats=[17], next_threat=12, **(options | more))  # type: ignore[arg-type]


def test_titans_awake_when_no_threat_is_left_for_the_queue() -> None:
    t = empty_threat_queue(threat_discard=[1, 2, 3])
    remove_threat(t, 17)
    assert [stack.raging for stack in t.titans] == [True, True, True]
    assert [len(stack.titans) for stack in t.titans] == [2, 2, 2]
    assert said(t) == ["threat-appears", "titans-awake"]
    assert len(awakened(t)) == 3


def test_titans_sleep_on_while_the_recruitment_discard_can_refill_the_pile() -> None:
    t = empty_threat_queue(recruit_discard=[1])
    remove_threat(t, 17)
    assert not any(stack.raging for stack in t.titans)
    assert t.next_threat == 1


def test_titans_sleep_on_while_a_next_threat_lies_there() -> None:
    t = empty_threat_queue(threat_pile=[4], threat_discard=[1, 2])
    remove_threat(t, 17)
    assert t.next_threat == 4 and t.threat_pile == []
    assert not any(stack.raging for stack in t.titans)


def test_a_titan_already_awake_stays_as_it_is() -> None:
    t = kingdom()
    t.titans[1].raging = True
    awaken_titans(t)
    assert [stack.raging for stack in t.titans] == [True, True, True]
    assert len(awakened(t)) == 2


def test_an_awakened_titan_cannot_be_put_to_sleep_by_undo() -> None:
    t = kingdom()
    reveals = t.reveals
    awaken_titans(t)
    assert t.reveals == reveals + 3


def test_an_empty_stack_awakens_nobody() -> None:
    t = kingdom()
    t.titans[0].titans.clear()
    awaken_titans(t)
    assert [stack.raging for stack in t.titans] == [False, True, True]


def test_the_second_titan_of_a_stack_awakes_only_at_a_later_awakening() -> None:
    t = kingdom()
    awaken_titans(t)
    stack = t.titans[0]
    stack.titans.pop()
    stack.raging = False
    assert GAME.view(t, None).lairs[0].raging is None
    awaken_titans(t)
    assert stack.raging


def test_reinforcements_come_even_when_no_titan_can_awake() -> None:
    t = empty_threat_queue(threat_discard=[1, 2, 3])
    for stack in t.titans:
        stack.raging = True
    remove_threat(t, 17)
    assert t.next_threat is not None
    assert said(t)[-1] == "reinforcements-arrive"


def test_two_reinforcements_can_be_recruited_and_the_rest_are_threats() -> None:
    t = empty_threat_queue(recruit_pile=[7, 8, 9], threat_discard=[1, 2, 3])
    remove_threat(t, 17)
    # Discard 1 2 3 17 turned over, the recruitment pile 7 8 9 on top of it: 9 and 8 come first.
    assert t.recruit_pile == [8, 9]
    assert t.next_recruit == 10
    assert t.threat_discard == []
    assert sorted([*t.threat_pile, t.next_threat or 0]) == [1, 2, 3, 7, 17]


def test_with_one_tile_in_the_recruitment_pile_the_oldest_threat_joins_it() -> None:
    t = empty_threat_queue(recruit_pile=[9], threat_discard=[1, 2, 3])
    remove_threat(t, 17)
    assert t.recruit_pile == [1, 9]
    assert sorted([*t.threat_pile, t.next_threat or 0]) == [2, 3, 17]


def test_with_an_empty_recruitment_pile_the_two_oldest_threats_form_it() -> None:
    t = kingdom(rest="threats", next_recruit=10, threat_discard=[1, 2, 3, 17])
    reinforcements(t)
    assert t.recruit_pile == [2, 1]
    assert sorted([*t.threat_pile, t.next_threat or 0]) == [3, 17]


def test_the_new_threats_are_shuffled() -> None:
    orders = set()
    for seed in range(30):
        t = kingdom(rest="threats", next_recruit=10, threat_discard=[1, 2, 3, 4, 5, 6])
        t.rng.state = seed
        reinforcements(t)
        orders.add((*t.threat_pile, t.next_threat))
    assert len(orders) > 10


def test_the_top_of_the_new_threat_pile_becomes_the_next_threat() -> None:
    t = kingdom(rest="threats", next_recruit=10, threat_discard=[1, 2, 3, 4, 5, 6])
    reinforcements(t)
    assert t.next_threat in (3, 4, 5, 6)
    assert len(t.threat_pile) == 3


def test_titans_can_awake_several_times_in_a_game() -> None:
    t = empty_threat_queue(threat_discard=[1, 2, 3])
    awakenings = 0
    for _ in range(12):
        t.news.clear()
        remove_threat(t, t.threats[0])
        GAME.check(t)
        awakenings += "titans-awake" in said(t)
        for stack in t.titans:
            if stack.raging:
                stack.titans.pop()
                stack.raging = False
    assert awakenings >= 2


def test_a_drawn_tile_cannot_be_taken_back() -> None:
    t = kingdom(threats=[17], next_threat=12, threat_pile=[3])
    reveals = t.reveals
    remove_threat(t, 17)
    assert t.reveals > reveals


def test_replenishing_full_queues_changes_nothing() -> None:
    t = kingdom(next_recruit=16, next_threat=12, recruit_pile=[9], threat_pile=[3])
    before = (list(t.recruit_pile), list(t.threat_pile), t.reveals)
    replenish(t)
    assert (t.recruit_pile, t.threat_pile, t.reveals) == before


def test_tiles_never_meet_in_a_city() -> None:
    """Each city has one tile, so that no city can be recruiting and threatened at once."""
    session = Session.start(GAME, 4, {}, 5)
    t = session.table
    assert not set(t.recruiting) & set(t.threats)
    assert len(DATA.tiles[False]) == len({tile.city for tile in DATA.tiles_for_four_and_five})
