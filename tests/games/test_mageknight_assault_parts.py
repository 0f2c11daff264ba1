"""What a hero meets in their part of an assault of several, and what they may do before it."""

from __future__ import annotations

import pytest

from games.mageknight.options import Shares
from games.mageknight.rules.cooperation.assault import advance, next_step
from games.mageknight.rules.cooperation.proposal import begin
from games.mageknight.rules.cooperation.scoring import joint_score
from games.mageknight.scores import Score
from games.mageknight.spaces import Space
from games.mageknight.table import MageKnight, Turn
from tests.games.driver import Driven
from tests.games.mageknight_tables import drive, put
from tests.games.test_mageknight_assaults import siege
from tests.games.test_mageknight_quests import Fights


def agreed(*defenders: str) -> tuple[MageKnight, Space]:
    """Two heroes who have agreed to fight one defender each, with the Move to enter the city."""
    t, city = siege(2, *(defenders or ("prowlers", "prowlers")))
    begin(t, 0, city, Shares(city.key, (0, 1), (1, 1)))
    assert t.joint is not None
    for part in t.joint.parts:
        part.turn.move = 2
    t.turn = t.joint.parts[0].turn
    return t, city


def rampage(t: MageKnight, city: Space, enemy: str, near: bool) -> Space:
    """Somebody roams next to the city: also next to the first hero, or not."""
    close = [space.key for space in t.around(t.space(0))]
    heroes = [hero.at for hero in t.heroes]
    space = next(s for s in t.around(city) if (s.key in close) == near and s.key not in heroes)
    put(t, space.key, enemy)
    space.site, space.rampaging = None, True
    return space


def test_the_own_part_stands_behind_walls_with_the_help_of_the_city(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fights = Fights(monkeypatch)
    t, city = agreed()
    drive(t, next_step(t), f"m.{city.key}")
    assert [(foe.site, foe.city) for foe in fights.foes] == [(True, "green")]


def test_whoever_is_provoked_fights_that_hero_alone_and_leaves_no_shield(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fights = Fights(monkeypatch)
    t, city = agreed()
    wild = rampage(t, city, "diggers", near=True)
    drive(t, next_step(t), f"m.{city.key}")
    assert [(foe.enemy, foe.site, foe.city) for foe in fights.foes] == [
        ("prowlers", True, "green"),
        ("diggers", False, None),
    ]
    assert (city.shields, wild.tokens, len(city.tokens)) == ([0], [], 1)


def test_others_who_roam_next_to_the_city_may_be_drawn_into_the_fight(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fights = Fights(monkeypatch)
    t, city = agreed()
    wild = rampage(t, city, "diggers", near=False)
    drive(t, next_step(t), f"m.{city.key}", f"fight.{wild.key}")
    assert [foe.enemy for foe in fights.foes] == ["prowlers", "diggers"]


def test_whoever_was_asked_begins_a_turn_with_all_that_comes_before_it() -> None:
    t, _ = agreed()
    assert t.joint is not None
    t.joint.acting = 1
    here = t.space(1)
    here.site = "village"
    asked = Driven(t, next_step(t))
    assert asked.ask.prompt.key == "before-turn"
    assert asked.keys[0] == "plunder"
    t, _ = agreed()
    assert t.joint is not None
    t.joint.acting, t.turn = 1, t.joint.parts[1].turn
    t.space(1).site = "magical_glade"
    assert Driven(t, next_step(t)).ask.prompt.key == "advance-on-city"
    assert t.turn.tokens["gold"] == 1


def test_what_was_begun_in_a_duel_goes_on_in_the_assault() -> None:
    t, city = siege(2, "prowlers", "prowlers")
    t.heroes[1].begun = Turn(influence=3)
    begin(t, 0, city, Shares(city.key, (0, 1), (1, 1)))
    assert t.joint is not None
    assert t.joint.parts[1].turn.influence == 3
    assert t.heroes[1].begun is None


def test_whoever_comes_out_of_the_ground_is_within_the_walls() -> None:
    t, city = agreed()
    t.turn.tunnels = True
    assert drive(t, advance(t, 0, city)).result == []
    assert not t.turn.tunnels


def test_the_division_comes_to_light_and_is_the_action_of_the_turn() -> None:
    t, city = siege(2, "prowlers", "prowlers")
    known = t.reveals
    begin(t, 0, city, Shares(city.key, (0, 1), (1, 1)))
    assert t.reveals == known + 1
    assert t.turn.acted


@pytest.mark.parametrize("part", ["cities", "mines", "returned", "adventurer"])
def test_of_each_part_of_a_score_a_team_counts_its_best(part: str) -> None:
    ours, theirs = Score(3), Score(5)
    setattr(ours, part, 7)
    setattr(theirs, part, 4)
    assert getattr(joint_score([ours, theirs]), part) == 7


def test_a_team_counts_what_both_hold_and_its_mission_once() -> None:
    joint = joint_score([Score(0, keeps=3, towers=2, mission=40)] * 2)
    assert (joint.keeps, joint.towers, joint.mission) == (6, 4, 40)
