"""An assault of a city by several heroes: proposed, agreed, divided, fought and ended together."""

from __future__ import annotations

from typing import Any

import pytest

from games.core import Ask, Option, Rng
from games.mageknight import GAME
from games.mageknight.data import DATA, WOUND
from games.mageknight.options import AssaultTogether, MoveTo, Shares
from games.mageknight.rules.cards import use_skill
from games.mageknight.rules.cooperation.dummy import DUMMY
from games.mageknight.rules.cooperation.proposal import open_splits, proposals, splits
from games.mageknight.rules.hero import hand_limit
from games.mageknight.rules.land.exploring import place_tile, reveal_garrisons
from games.mageknight.rules.land.interaction import can_interact
from games.mageknight.rules.land.movement import attackable, enter_cost, hostile, safe
from games.mageknight.rules.mana import curse, purse
from games.mageknight.spaces import Space
from games.mageknight.table import MageKnight, Turn
from games.mageknight.view import View
from games.session import Session
from games.simulate import reload_equal
from games.standin import random_answer
from tests.games.mageknight_tables import drive, enlist, give, lively, put, table, teach, turn
from tests.samples import and_slow

MARCH = " ".join(["march", "stamina", "swiftness", "rage"])


def siege(
    seats: int = 2, *defenders: str, scenario: str = "full-cooperation"
) -> tuple[MageKnight, Space]:
    """Heroes around the green city, each on a space of their own, with these defenders."""
    t = table(seats, tiles={(1, 1): "C5"}, scenario=scenario, source=("black",) * 6)
    city = t.spaces["C5a"]
    for space in t.around(city):
        put(t, space.key)
    near = sorted((s for s in t.around(city) if safe(t, 0, s)), key=lambda s: s.site is not None)
    put(t, city.key, *(defenders or ("prowlers", "prowlers", "diggers")))
    for seat, hero in enumerate(t.heroes):
        hero.at = near[seat].key
        give(t, *MARCH.split(), seat=seat)
    t.turn.path = [near[0].key]
    return t, city


def begun(t: MageKnight) -> Session[MageKnight, View]:
    """A session where it is the first player's turn."""
    for seat, hero in enumerate(t.heroes):
        hero.tactic = ("planning", "great-start", "rethink", "mana-steal")[seat]
    if t.dummy is not None:
        t.dummy.tactic = "early-bird"
    return Session(GAME, t)


def press(session: Session[MageKnight, View], seat: int, key: str) -> None:
    session.answer(seat, (key,))
    GAME.check(session.table)


def ask_of(session: Session[MageKnight, View], seat: int) -> str:
    return session.pending[seat].prompt.key


# Who may propose it, and to whom


def offered(t: MageKnight) -> bool:
    return bool(proposals(t, 0))


def test_it_takes_two_defenders_and_another_hero_next_to_the_city() -> None:
    t, city = siege()
    assert [option.key for option in proposals(t, 0)] == ["together.C5a"]
    t.heroes[1].at = "Aa"
    assert not offered(t)
    t, city = siege(2, "prowlers")
    assert not offered(t)  # each must have one
    t, city = siege()
    put(t, city.key)
    assert not offered(t)


@pytest.mark.parametrize("why", ["ahead", "wounds", "shared", "announced", "final", "dummy"])
def test_it_cannot_be_proposed_when(why: str) -> None:
    t, _ = siege()
    if why == "ahead":
        t.heroes[1].ahead = True
    elif why == "wounds":
        t.heroes[1].deck += t.heroes[1].hand
        t.heroes[1].hand = [WOUND]
    elif why == "shared":
        t.heroes[1].at = t.heroes[0].at
    elif why == "announced":
        t.announced = 1
    elif why == "dummy":
        t.announced = DUMMY
    else:
        t.final_turns = [0, 1]
    assert not offered(t)


def test_also_rivals_may_agree() -> None:
    t, _ = siege(3, scenario="full-conquest")
    assert offered(t)


def test_all_ways_to_divide_are_open_at_least_one_for_each() -> None:
    assert splits(5, 2) == [(2, 3), (3, 2), (1, 4), (4, 1)]
    assert len(splits(5, 4)) == 4
    t, city = siege(3, "prowlers", "prowlers", "diggers")
    groups = {(shares.seats, shares.enemies) for shares in open_splits(t, 0, city)}
    assert ((0, 1, 2), (1, 1, 1)) in groups
    assert ((0, 2), (2, 1)) in groups
    assert all(min(enemies) > 0 and sum(enemies) == 3 for _, enemies in groups)


# Yes or no


def test_a_refusal_changes_nothing_and_the_same_is_not_proposed_again() -> None:
    t, _ = siege()
    played = turn(t, "together.C5a", "0-1.1-2")
    assert (played.ask.seat, played.ask.secret, played.ask.can_idle) == (1, False, True)
    idle = [option.key for option in played.ask.options if option.idle]
    assert idle == ["no"]  # silence is a refusal
    played("1:no")
    assert t.joint is None
    assert not t.turn.acted
    assert not t.heroes[1].ahead
    played("together.C5a")
    assert played.keys == ["0-2.1-1", "no"]
    played("no")
    assert "declines-assault" in played.said
    played("together.C5a", "0-2.1-1", "1:no")
    assert "together.C5a" not in played.keys


def test_of_several_all_must_agree_and_some_may_be_left_out() -> None:
    t, _ = siege(3)
    played = turn(t, "together.C5a")
    assert played.keys == ["1", "2", "no"]
    played("2", "0-1.2-2")
    assert list(played.pending) == [2]
    t, _ = siege(3)
    played = turn(t, "together.C5a", "1 2", "0-1.1-1.2-1")
    assert sorted(played.pending) == [1, 2]
    played("1:yes", "2:no")
    assert t.joint is None
    t, _ = siege(3)
    turn(t, "together.C5a", "1 2", "0-1.1-1.2-1", "2:yes", "1:yes").ended()
    assert t.joint is not None
    assert [part.seat for part in t.joint.parts] == [0, 1, 2]


def test_whoever_joins_gives_up_the_next_turn_and_the_defenders_are_dealt_at_random() -> None:
    dealt = set()
    for seed in range(12):
        t, city = siege()
        t.order = [1, 0, DUMMY]
        t.at = 1
        t.rng = Rng(seed)
        turn(t, "together.C5a", "0-2.1-1", "1:yes").ended()
        assert t.joint is not None
        assert [hero.ahead for hero in t.heroes] == [False, True]
        assert [part.seat for part in t.joint.parts] == [0, 1]  # whoever proposed it is the first
        assert t.reveals
        dealt.add(city.tokens[2].enemy)
    assert dealt == {"prowlers", "diggers"}


# The assault


def storm(session: Session[MageKnight, View], seat: int) -> None:
    """Play a march, and enter the city."""
    press(session, seat, "c.march")
    if seat in session.pending and ask_of(session, seat) == "how-to-play":
        press(session, seat, "basic")
    press(session, seat, "m.C5a")


def give_up(session: Session[MageKnight, View], seat: int) -> None:
    """Lose a combat, with all damage to the hero."""
    while seat in session.pending and ask_of(session, seat) in (
        "phase-ranged", "phase-block", "assign-damage", "phase-attack",
    ):  # fmt: skip
        ask = session.pending[seat]
        idle = [option.key for option in ask.options if option.idle]
        press(session, seat, idle[0] if idle else ask.options[-1].key)


def end(session: Session[MageKnight, View], seat: int) -> None:
    """End a turn in any way."""
    while session.table.joint is not None and session.table.acting == seat:
        ask = session.pending[seat]
        session.answer(seat, tuple(option.key for option in ask.options[: max(1, ask.least)]))
        GAME.check(session.table)


def agreed(*defenders: str) -> tuple[Session[MageKnight, View], Space]:
    t, city = siege(2, *defenders)
    session = begun(t)
    press(session, 0, "together.C5a")
    press(session, 0, session.pending[0].options[0].key)
    press(session, 1, "yes")
    return session, city


def test_each_fights_the_own_part_then_each_ends_the_turn_and_every_step_can_be_saved() -> None:
    session, city = agreed("prowlers", "prowlers")
    t = session.table
    assert ask_of(session, 0) == "advance-on-city"
    assert not any(option.key.startswith(("x.", "rest")) for option in session.pending[0].options)
    reload_equal(session)
    fame = t.heroes[0].fame
    storm(session, 0)
    assert t.combat is not None
    assert len(t.combat.foes) == 1
    reload_equal(session)
    give_up(session, 0)
    assert t.heroes[0].reputation == -1
    assert t.heroes[0].at == city.key  # until all have fought
    assert (t.acting, t.active) == (1, 0)
    assert ask_of(session, 1) == "advance-on-city"
    reload_equal(session)
    storm(session, 1)
    give_up(session, 1)
    t = session.table
    assert t.heroes[1].reputation == -1
    assert [hero.at != city.key for hero in t.heroes] == [True, True]
    assert len(t.spaces[city.key].tokens) == 2
    assert t.heroes[0].fame == fame
    assert (t.acting, set(session.pending)) == (0, {0})
    reload_equal(session)
    end(session, 0)
    assert (t.acting, set(session.pending)) == (1, {1})
    reload_equal(session)
    end(session, 1)
    assert session.table.joint is None
    assert set(session.pending) == {0}  # the other's next turn came, and was skipped
    assert not session.table.heroes[1].ahead


def test_who_stays_behind_has_lost_no_reputation_but_the_turn() -> None:
    session, city = agreed("prowlers", "prowlers")
    assert session.pending[0].options[-1].warning is not None
    press(session, 0, "stay")
    assert session.table.heroes[0].reputation == 0
    storm(session, 1)
    give_up(session, 1)
    assert len(session.table.spaces[city.key].tokens) == 2
    assert session.table.acting == 0


def win(session: Session[MageKnight, View], seat: int) -> None:
    """Defeat the only enemy of the own part: catapults reach it behind the walls."""
    storm(session, seat)
    press(session, seat, "u.1")
    if seat in session.pending and ask_of(session, seat) == "which-ability":
        press(session, seat, session.pending[seat].options[0].key)


def with_catapults(scenario: str = "full-cooperation") -> Session[MageKnight, View]:
    t, _ = siege(2, "prowlers", "prowlers", scenario=scenario)
    for seat in (0, 1):
        enlist(t, "catapults", seat=seat)
    session = begun(t)
    press(session, 0, "together.C5a")
    press(session, 0, "0-1.1-1")
    press(session, 1, "yes")
    return session


def test_when_all_defenders_have_fallen_the_city_does_with_the_shields_of_both() -> None:
    session = with_catapults()
    win(session, 0)
    assert session.table.spaces["C5a"].shields == [0]
    assert session.table.heroes[0].fame == 2
    win(session, 1)
    t = session.table
    city = t.spaces["C5a"]
    assert (city.shields, city.taken, city.leader) == ([0, 1], True, 0)
    assert [hero.at for hero in t.heroes] == [city.key] * 2
    assert t.acting == 0  # now they end their turns
    assert t.final_turns is None  # there are other cities


def test_the_last_city_may_fall_to_an_assault_of_several() -> None:
    session = with_catapults("blitz-cooperation")
    t = session.table
    other = next(space for space in t.spaces.values() if space.terrain == "plains")
    other.site, other.shields = "city", [1]
    win(session, 0)
    win(session, 1)
    assert t.final_turns == [1, 0]
    assert t.joint is not None
    assert t.joint.parts[0].turn.met_aim  # whoever proposed it still has a last turn


def test_what_was_rolled_and_used_of_the_source_comes_back_only_at_the_end() -> None:
    session, _ = agreed("prowlers", "prowlers")
    t = session.table
    assert t.joint is not None
    t.joint.parts[0].turn.dice = [2]
    press(session, 0, "stay")
    assert t.used_dice == [2]
    assert t.acting == 1


# Any players


@pytest.mark.parametrize(
    ("scenario", "seats"), and_slow([("full-cooperation", 3)], [("full-conquest", 4)])
)
@pytest.mark.parametrize("seeds", and_slow([range(6)], [range(6, 60)]))
def test_random_players_who_love_assaults_together_break_nothing(
    scenario: str, seats: int, seeds: range
) -> None:
    assaults = 0
    for seed in seeds:
        t = besieged(scenario, seats, seed)
        session, rng = begun(t), Rng(seed)
        for _ in range(120):
            if session.result is not None:
                break
            seat = rng.pick(sorted(session.pending))
            ask = session.pending[seat]
            eager = [option.key for option in ask.options if is_eager(ask, option)]
            answer = (rng.pick(eager),) if eager and rng.below(4) else random_answer(ask, rng)
            checkpoints = session.checkpoints
            session.answer(seat, answer)
            GAME.check(session.table)
            assaults += session.table.joint is not None
            if session.checkpoints != checkpoints and session.table.joint is not None:
                reload_equal(session)
    assert assaults


def besieged(scenario: str, seats: int, seed: int) -> MageKnight:
    """A lively table whose heroes stand around a city."""
    t = lively(seats, {"scenario": scenario}, seed)
    spots = ["1,1", "2,1", "1,2", "2,0", "0,2", "2,2", "3,1", "1,3"]
    free = next(spot for spot in spots if spot not in t.tiles)
    tile = next(tile for tile in t.tile_pile if DATA.tile[tile].kind == "core_city")
    t.tile_pile.remove(tile)
    a, b = map(int, free.split(","))
    place_tile(t, (a, b), tile)
    city = t.spaces[f"{tile}a"]
    near = [space.key for space in t.around(city) if safe(t, 0, space)]
    for hero, key in zip(t.heroes, near, strict=False):
        hero.at = key
    t.turn = Turn(path=[t.heroes[0].at or ""])
    reveal_garrisons(t)
    return t


def is_eager(ask: Ask, option: Option[Any]) -> bool:
    if ask.prompt.key == "join-assault-with":
        return option.key == "yes"
    return isinstance(option.value, AssaultTogether | Shares) or (
        ask.prompt.key == "advance-on-city" and isinstance(option.value, MoveTo)
    )


# Teams


def test_a_mates_keep_is_open_and_no_mate_is_attacked() -> None:
    t = table(4, scenario="full-conquest")
    t.options |= {"teams": "on", "duels": "on"}
    keep = next(space for space in t.spaces.values() if space.site == "keep")
    put(t, keep.key)
    keep.owner = 2
    assert not hostile(t.allies(0), keep)
    assert hostile(t.allies(1), keep)
    t.heroes[1].at = t.heroes[2].at = here = next(
        space.key for space in t.spaces.values() if space.site is None
    )
    assert attackable(t, 0, t.spaces[here]) == 1
    t.heroes[1].at = None
    assert attackable(t, 0, t.spaces[here]) is None


def in_teams() -> MageKnight:
    t = table(4, scenario="full-conquest")
    t.options |= {"teams": "on"}
    return t


def test_a_mates_keep_lets_a_hero_recruit_and_helps_by_the_keeps_that_are_ones_own() -> None:
    t = in_teams()
    mine, mates = [Space(f"9{x}", 30 + i, 30, "plains", "keep") for i, x in enumerate("ab")]
    keep = next(space for space in t.spaces.values() if space.site == "keep")
    put(t, keep.key)
    keep.owner = 2
    t.heroes[0].at = keep.key
    assert can_interact(t, 0, keep)
    assert not can_interact(t, 1, keep)
    limit = t.heroes[0].stats.hand
    assert hand_limit(t, 0) == limit  # no keep of one's own yet
    t.spaces["far"] = mine
    mine.owner = 0
    assert hand_limit(t, 0) == limit + 1
    mates.owner = 2
    t.spaces["further"] = mates
    assert hand_limit(t, 0) == limit + 1


def test_interactive_skills_pass_by_a_mate() -> None:
    t = in_teams()
    plains = next(space for space in t.spaces.values() if space.terrain == "plains")
    cost = enter_cost(t, 0, plains)
    assert cost is not None
    t.weather = 0
    costs = [enter_cost(t, seat, plains) for seat in range(4)]
    assert costs == [max(1, cost - 2), cost + 1, cost, cost + 1]
    t.frozen = 0
    assert [purse(t, seat).takes for seat in range(4)] == [1, 0, 1, 0]
    t.exploited = (0, "red")
    for seat in (1, 2):
        curse(t, seat, "blue")
    assert [hero.hand.count(WOUND) for hero in t.heroes] == [0, 1, 0, 0]


def test_the_healing_ritual_hurts_nobody_of_the_own_team() -> None:
    t = in_teams()
    here = [space.key for space in t.spaces.values() if space.terrain == "plains"]
    for seat, hero in enumerate(t.heroes):
        hero.at = here[0] if seat in (0, 2) else here[-1]
    t.heroes[3].at = None
    t.heroes[0].hand = [WOUND]
    teach(t, "healing-ritual")
    drive(t, use_skill(t, 0, "healing-ritual"))
    assert [hero.hand.count(WOUND) for hero in t.heroes] == [0, 1, 0, 0]


# Computer players


def test_computer_players_storm_a_city_together_where_that_helps() -> None:
    """All defenders are too many for one."""
    t, _ = siege(2, "prowlers", "diggers", "freezers")
    for seat in (0, 1):
        enlist(t, "catapults", seat=seat)
    session = begun(t)
    prompts = []
    while not session.moves or session.table.joint is not None or len(session.moves) < 10:
        seat, ask = next(iter(session.pending.items()))
        prompts.append(ask.prompt.key)
        answer = GAME.stand_in(GAME.view(session.table, seat), ask, Rng(1))
        session.answer(seat, answer)
    assert {"divide-defenders", "join-assault-with", "advance-on-city"} <= {*prompts}
    assert session.table.spaces["C5a"].shields


def test_a_computer_player_declines_a_rival_where_nothing_is_to_be_won() -> None:
    t, city = siege(2, "freezers", "freezers", scenario="full-conquest")
    t.heroes[1].deck += t.heroes[1].hand
    t.heroes[1].hand = []
    give(t, "tranquility", seat=1)
    played = turn(t, "together.C5a", "0-1.1-1")
    ask = played.pending[1]
    assert GAME.stand_in(GAME.view(t, 1), ask, Rng(1)) == ("no",)
    assert not city.shields
