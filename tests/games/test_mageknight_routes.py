"""Where a hero could go: by the cheapest safe way, and just as if each step were made by itself."""

from __future__ import annotations

import pytest

from bot.language.texts import Words
from games.core import Rng
from games.mageknight.modifiers import SpaceBending, TerrainCost, Unprovoking
from games.mageknight.options import MoveTo
from games.mageknight.rules.land.movement import (
    enter_cost,
    held,
    hostile,
    next_spaces,
    provoked,
)
from games.mageknight.rules.land.routes import MOST, Route, remote, routes, ways_to_go
from games.mageknight.rules.turn import regular_turn
from games.mageknight.table import MageKnight
from tests.games.mageknight_tables import Played, lively, put, table

WORDS = Words("en", "mageknight", lambda seat: "AB"[seat])
KEEP = {(1, 1): "3"}  # the tile with a keep: 3b


def moving(t: MageKnight, move: int, *answers: str) -> Played:
    """A turn with so much Move, from nowhere."""
    t.turn.move, t.turn.moving = move, True
    return Played(t, regular_turn(t, 0, opening=False), *answers)


def calm(at: str = "1d", keep: bool = False) -> MageKnight:
    """A land where nobody roams."""
    t = table(at=at, hand="rage", tiles=KEEP if keep else {})
    put(t, "1g")
    put(t, "2g")
    return t


def ways(t: MageKnight, move: int) -> dict[str, MoveTo]:
    t.turn.move = move
    options = {option.key: option.value for option in ways_to_go(t, 0)}
    return {key: value for key, value in options.items() if isinstance(value, MoveTo)}


# A way is made of steps


def test_a_way_is_gone_as_if_each_step_were_made_by_itself() -> None:
    at_once, by_steps = calm(), calm()
    far = moving(at_once, 8, "m.2a")
    near = moving(by_steps, 8, "m.2f", "m.2a")
    assert at_once.heroes[0].at == by_steps.heroes[0].at == "2a"
    assert at_once.turn == by_steps.turn
    assert at_once.turn.path == ["1d", "2f", "2a"]
    assert far.lines == near.lines


def test_a_destination_says_what_it_costs_and_leaves_and_which_way_it_is() -> None:
    played = moving(calm(), 8)
    option = next(option for option in played.ask.options if option.key == "m.2e")
    assert WORDS(option.label) == "green mine 2e, hills: Move 5, 3 left"
    assert option.hint is not None
    assert WORDS(option.hint) == "Via 2f · Mine: end your turn here for a crystal"


def test_each_space_costs_what_it_costs_at_that_hour() -> None:
    t = calm()
    assert ways(t, 20)["m.1f"].cost == 2 + 3
    t.night = True
    assert ways(t, 20)["m.1f"].cost == 2 + 5


def test_what_makes_terrain_cheaper_leads_further() -> None:
    t = calm()
    assert "m.Aa" not in ways(t, 2)
    t.turn.modifiers.append(TerrainCost(["plains"], add=-1, least=0))
    assert ways(t, 2)["m.Aa"].cost == 2


def test_the_cheapest_way_is_taken_and_of_two_the_shorter() -> None:
    t = calm()
    assert ways(t, 20)["m.2e"].path == ("2f", "2e")  # not through the forest Ab
    t.turn.modifiers.append(TerrainCost(["plains"], fixed=0))
    assert ways(t, 20)["m.Aa"].path == ("Ag", "Aa")


def test_nothing_is_reached_for_more_than_there_is() -> None:
    for move in range(12):
        assert all(way.cost <= move for way in ways(calm(), move).values())


def test_bent_space_counts_two_steps_as_one_on_the_way_too() -> None:
    t = calm()
    t.turn.modifiers += [SpaceBending(), Unprovoking()]
    assert ways(t, 3)["m.2e"].path == ("2e",)
    assert ways(t, 4)["m.2d"].path == ("2f", "2d")


# Enemies who roam


def test_a_safe_way_is_preferred_to_a_cheaper_one_that_provokes() -> None:
    t = table(at="1d")
    put(t, "2g", "prowlers")
    way = ways(t, 8)["m.2a"]
    assert (way.path, way.cost, way.fight) == (("2f", "2e", "2a"), 8, False)


def test_with_too_little_move_for_it_the_way_that_provokes_is_offered_and_says_so() -> None:
    t = table(at="1d", hand="rage")
    put(t, "2g", "prowlers")
    played = moving(t, 7)
    option = next(option for option in played.ask.options if option.key == "m.2a")
    assert option.value.path == ("2f", "2a")
    assert option.value.provokes
    assert WORDS(option.label) == "⚔️ Provoke: 2a, hills: Move 5, 2 left"
    assert option.hint is not None
    assert WORDS(option.hint) == "Prowlers will attack you, and your move ends · via 2f"
    played("m.2a")
    assert t.combat is not None
    assert [foe.enemy for foe in t.combat.foes] == ["prowlers"]
    assert t.heroes[0].at == "2a"


def test_a_step_stays_the_step_that_it_is_and_the_way_around_is_a_choice_beside_it() -> None:
    t = table(at="2f", hand="rage")
    put(t, "2g", "prowlers")
    found = ways(t, 6)
    assert (found["m.2a"].path, found["m.2a"].provokes) == (("2a",), True)
    around = found["around.2a"]
    assert (around.path, around.cost, around.fight) == (("2e", "2a"), 6, False)
    moving(t, 6, "around.2a")
    assert t.combat is None
    assert t.heroes[0].at == "2a"


def test_nobody_goes_on_behind_a_step_that_provokes() -> None:
    t = table(at="2f")
    put(t, "2g", "prowlers")
    t.spaces["2e"].site = "city"  # the way around is closed
    t.spaces["Ab"].site = "city"
    found = ways(t, 20)
    assert found["m.2a"].provokes
    assert not any("2a" in way.path[:-1] for way in found.values())
    assert "m.2c" not in found


def test_nobody_goes_through_enemies_cities_or_water() -> None:
    t = table(at="1d", tiles=KEEP)
    put(t, "2g", "prowlers")
    t.spaces["2e"].site = "city"
    found = {key for way in ways(t, 30).values() for key in way.path}
    assert found.isdisjoint({"2g", "1g", "1b", "2e"})


def test_whoever_provokes_nobody_goes_past_them() -> None:
    t = table(at="1d")
    put(t, "2g", "prowlers")
    t.turn.modifiers.append(Unprovoking())
    assert ways(t, 8)["m.2a"].path == ("2f", "2a")


# Sites and heroes


def test_an_assault_is_the_end_of_a_way_and_says_so() -> None:
    t = calm("3d", keep=True)
    put(t, "3b", "guardsmen")
    played = moving(t, 12)
    option = next(option for option in played.ask.options if option.key == "m.3b")
    assert option.value.fight
    assert not option.value.provokes
    assert WORDS(option.label).startswith("⚔️ Assault keep 3b, hills: Move 6")
    assert option.hint is not None
    assert "Reputation −1; your move ends" in WORDS(option.hint)
    assert not any("3b" in way.path[:-1] for way in ways(t, 30).values())
    played("m.3b")
    assert t.combat is not None
    assert t.turn.path == ["3d", "3a", "3b"]


def test_an_assault_begins_where_a_hero_could_go_back_to() -> None:
    """The way past another hero is as cheap, but they could not stay there if it fails."""
    t = calm("3d", keep=True)
    put(t, "3b", "guardsmen")
    assert ways(t, 12)["m.3b"].path in {("3a", "3b"), ("3c", "3b")}
    for taken, free in (("3a", "3c"), ("3c", "3a")):
        t.heroes[1].at = taken
        assert ways(t, 12)["m.3b"].path == (free, "3b")


def test_a_way_leads_past_other_heroes_but_says_that_nobody_stays_there() -> None:
    t = table(at="1e", hand="rage", others_at="1d")
    put(t, "1g")
    put(t, "2g")
    played = moving(t, 6)
    hints = {option.key: WORDS(option.hint) for option in played.ask.options if option.hint}
    assert hints["m.1d"] == "Another hero is here: you can pass through but not stay"
    played("m.2f")
    assert t.turn.path == ["1e", "1d", "2f"]


def test_no_way_leads_into_a_keep_while_its_owner_is_there() -> None:
    t = calm("3d", keep=True)
    put(t, "3b")
    t.spaces["3b"].owner, t.heroes[1].at = 1, "3b"
    assert "m.3b" not in ways(t, 30)


def test_a_lake_that_may_be_crossed_says_that_nobody_stays_there() -> None:
    t = table(at="1c", hand="frost-bridge", crystals="b", source=("red",) * 4, tiles=KEEP)
    put(t, "1g")
    put(t, "2g")
    played = Played(t, regular_turn(t, 0, opening=False), "c.frost-bridge=strong")
    hints = {option.key: WORDS(option.hint) for option in played.ask.options if option.hint}
    assert hints["m.1b"] == "You can’t stay here: end your turn elsewhere"
    assert next(o.value for o in played.ask.options if o.key == "m.3f").path == ("1b", "3f")


def test_the_way_stops_where_something_new_is_seen() -> None:
    """By day the garrison of a keep is seen from the next space: the player may turn back."""
    t = calm("1c", keep=True)
    put(t, "3b", "guardsmen", up=False)
    played = moving(t, 12, "m.3b")
    assert t.heroes[0].at == "3a"
    assert t.turn.move == 12 - 2 - 3
    assert t.combat is None
    assert "garrison-seen" in played.said
    assert played("m.3b").t.combat is not None


def test_exploring_is_for_where_the_hero_stands() -> None:
    t = calm("2c")
    t.turn.move = 9
    assert {key for key in moving(t, 9).keys if key.startswith("x.")} == {"x.2,0"}
    played = moving(t, 9, "m.2b")
    assert {key for key in played.keys if key.startswith("x.")} == {"x.1,1", "x.2,0"}


def test_a_menu_holds_all_steps_and_sites_before_what_is_far_and_empty() -> None:
    t = lively(4, {}, 3)
    seat = t.active
    t.heroes[seat].at = "1d"
    for space in t.spaces.values():
        space.tokens, space.rampaging = [], False
    t.turn.move, t.turn.path = 40, ["1d"]
    found = routes(t, seat)
    options = ways_to_go(t, seat)
    assert len(found) > MOST
    assert len(options) == MOST
    listed = {option.value.path for option in options if isinstance(option.value, MoveTo)}
    assert all(route.path in listed for route in found if len(route.path) == 1)
    left_out = [route for route in found if route.path not in listed]
    sites = [route for route in left_out if t.spaces[route.path[-1]].site is not None]
    assert not sites or not any(remote(t, route) for route in found if route.path in listed)


# Of any table


@pytest.mark.parametrize("duels", ["off", "on"])
@pytest.mark.parametrize("seed", range(40))
def test_every_way_keeps_the_rules_of_single_steps_and_none_is_missing(
    seed: int, duels: str
) -> None:
    t = lively(2 + seed % 3, {"duels": duels}, seed)
    seat, rng = t.active, Rng(seed)
    if seat < 0:
        return
    hero = t.heroes[seat]
    hero.at = hero.at or "Aa"
    t.turn.path, t.turn.move = [hero.at], rng.below(14)
    found = routes(t, seat)
    for route in found:
        assert is_lawful(t, seat, route), route
    ends = {route.path[-1] for route in found if not route.fight}
    assert ends == reachable(t, seat) - {hero.at}
    keys = [option.key for option in ways_to_go(t, seat)]
    assert len(keys) == len(set(keys))


def is_lawful(t: MageKnight, seat: int, route: Route) -> bool:
    here, spent = t.space(seat), 0
    for place, key in enumerate(route.path):
        there, last = t.spaces[key], place == len(route.path) - 1
        cost = enter_cost(t, seat, there)
        if cost is None or there not in next_spaces(t, here) or held(t, seat, here, there):
            return False
        fight = hostile((seat,), there) or bool(provoked(t, here, there))
        if fight != (last and route.fight):
            return False
        spent, here = spent + cost, there
    return spent == route.cost <= t.turn.move


def reachable(t: MageKnight, seat: int) -> set[str]:
    """The spaces to which single steps lead without a fight, looked for in the plainest way."""
    least = {t.space(seat).key: 0}
    changed = True
    while changed:
        changed = False
        for key, spent in list(least.items()):
            here = t.spaces[key]
            for there in next_spaces(t, here):
                cost = enter_cost(t, seat, there)
                if cost is None or held(t, seat, here, there) or hostile((seat,), there):
                    continue
                total = spent + cost
                if provoked(t, here, there) or total > t.turn.move:
                    continue
                if total < least.get(there.key, 99):
                    least[there.key], changed = total, True
    return set(least)
