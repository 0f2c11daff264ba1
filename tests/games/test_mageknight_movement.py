"""Chapter V: ways to gather move points, what travel costs, provoking, exploring, other heroes."""

from __future__ import annotations

import pytest

from games.mageknight.rules.land.exploring import unexplored
from games.mageknight.rules.land.movement import enter_cost, provoked
from games.mageknight.rules.land.routes import ways_to_go
from games.mageknight.tiles import unknown_beside
from tests.games.mageknight_tables import give, put, table, turn

# How many points


@pytest.mark.parametrize(
    ("hand", "plays"),
    [
        ("march stamina rage", ["march basic", "stamina basic", "rage sideways"]),
        ("stamina rage", ["stamina strong", "rage sideways"]),
        ("march rage threaten determination", [
            "march basic", "rage sideways", "threaten sideways", "determination sideways",
        ]),
        ("rage threaten fireball ruby-ring crystallize", [
            "rage sideways", "threaten sideways", "fireball sideways", "ruby-ring sideways",
            "crystallize sideways",
        ]),
        ("march swiftness", ["march strong", "swiftness basic"]),
    ],
)  # fmt: skip
def test_five_ways_to_move_5(hand: str, plays: list[str]) -> None:
    t = table(hand=hand, source=("gold", "black", "black", "black"))
    turn(t, *(f"c.{play.replace(' ', '=')}" for play in plays))
    assert t.turn.move >= 5


def test_three_cards_of_move_2_make_6() -> None:
    t = table(hand="march stamina swiftness")
    turn(t, "c.march=basic", "c.stamina=basic", "c.swiftness=basic")
    assert t.turn.move == 6


def test_a_blue_mana_and_a_move_2_make_6() -> None:
    t = table(hand="stamina march", crystals="b", source=("red", "red", "red", "red"))
    turn(t, "c.stamina=strong", "c.march=basic")
    assert t.turn.move == 6
    assert t.heroes[0].crystals["blue"] == 0


def test_peasants_help_to_move_6() -> None:
    t = table(hand="march stamina", units="peasants")
    turn(t, "c.march=basic", "c.stamina=basic", "u.1")
    assert t.turn.move == 6
    assert not t.heroes[0].units[0].ready


def test_concentration_with_stamina_and_march_make_8() -> None:
    t = table(hand="concentration stamina march", source=("green", "red", "red", "red"))
    turn(t, "c.concentration=strong", "stamina", "c.march=basic")
    assert t.turn.move == 8


def test_mana_draw_lets_two_dice_strengthen_two_cards_for_8() -> None:
    t = table(hand="mana-draw stamina march", source=("green", "blue", "red", "red"))
    turn(t, "c.mana-draw=basic", "c.stamina=strong", "c.march=strong")
    assert t.turn.move == 8
    assert sorted(t.turn.dice) == [0, 1]


def test_a_strong_mana_draw_gives_two_green_mana_for_8() -> None:
    t = table(hand="mana-draw march", source=("white", "red", "red", "red"))
    give(t, "march")
    played = turn(t, "c.mana-draw=strong", "green")  # only red dice are left to take
    assert t.turn.tokens["green"] == 2
    played("c.march=strong", "c.march=strong")
    assert t.turn.move == 8
    assert t.source[t.turn.kept_dice[0]] == "green"  # where it stays


def test_improvisation_stamina_and_any_card_make_8() -> None:
    t = table(hand="improvisation stamina rage threaten", source=("red", "black", "black", "black"))
    turn(t, "c.improvisation=strong", "threaten", "c.stamina=basic", "c.rage=sideways")
    assert t.turn.move == 8
    assert t.heroes[0].discard == ["threaten"]


def test_a_card_played_sideways_is_never_powered_and_a_wound_not_played() -> None:
    t = table(hand="wound rage", crystals="r")
    played = turn(t)
    assert "c.wound" not in played.keys
    played("c.rage")  # there is nothing else that an attack can do here
    assert t.turn.move == 1


# Terrain


@pytest.mark.parametrize(
    ("terrain", "day", "night"),
    [
        ("plains", 2, 2), ("hills", 3, 3), ("forest", 3, 5), ("wasteland", 4, 4), ("desert", 5, 3),
        ("swamp", 5, 5), ("lake", None, None), ("mountain", None, None), ("sea", None, None),
    ],
)  # fmt: skip
def test_terrain_costs_by_day_and_by_night(terrain: str, day: int, night: int) -> None:
    t = table()
    t.spaces["Ac"].terrain = terrain
    assert enter_cost(t, 0, t.spaces["Ac"]) == day
    t.night = True
    assert enter_cost(t, 0, t.spaces["Ac"]) == night


def test_what_is_entered_is_paid_not_what_is_left() -> None:
    t = table(hand="march stamina", at="Ab")  # from a forest to plains
    played = turn(t, "c.march=basic", "m.Aa")
    assert t.turn.move == 0
    assert t.heroes[0].at == "Aa"
    assert not [key for key in played.keys if key.startswith("m.")]


def test_a_city_cannot_be_entered() -> None:
    t = table(tiles={(1, 1): "C5"})
    assert enter_cost(t, 0, t.spaces["C5a"]) is None


# Rampaging enemies: wolf riders near the village of the first tile


def test_the_space_of_a_rampaging_enemy_cannot_be_entered() -> None:
    t = table(at="2f")
    t.turn.move = 20
    assert enter_cost(t, 0, t.spaces["2g"]) is None
    put(t, "2g")
    assert enter_cost(t, 0, t.spaces["2g"]) == 3


def test_the_red_path_reaches_the_village_but_must_fight_there() -> None:
    t = table(hand="march rage", at="2f")
    put(t, "2g", "wolf-riders")
    played = turn(t, "c.march=basic", "m.1c")
    assert t.heroes[0].at == "1c"
    assert played.ask.prompt.key == "phase-block"  # nothing to shoot with
    assert t.turn.acted


def test_the_violet_path_ends_after_its_first_step() -> None:
    t = table(hand="march stamina rage", at="2a")
    put(t, "2g", "wolf-riders")
    turn(t, "c.march=basic", "c.stamina=basic", "m.2f")
    assert t.heroes[0].at == "2f"
    assert t.combat is not None
    played = turn(table(at="2a", hand="march"))
    hints = {option.key: option.hint for option in played("c.march=basic").ask.options}
    assert hints["m.2f"] is not None
    assert hints["m.2f"].key == "step-provokes"


def test_the_green_path_goes_around() -> None:
    t = table(hand="march", at="1d")
    put(t, "2g", "wolf-riders")
    turn(t, "c.march=basic", "m.1c")
    assert t.heroes[0].at == "1c"
    assert t.combat is None


def test_the_yellow_path_between_two_enemies_provokes_neither() -> None:
    t = table(at="1c")
    assert provoked(t, t.spaces["1c"], t.spaces["1a"]) == []
    assert [s.key for s in provoked(t, t.spaces["2f"], t.spaces["1c"])] == ["2g"]


def test_one_step_can_provoke_two_and_a_third_may_be_challenged_too() -> None:
    t = table(hand="march stamina", at="2f")
    put(t, "2g", "wolf-riders")
    put(t, "1g", "prowlers")
    t.spaces["1d"].tokens = t.spaces["1g"].tokens
    t.spaces["1d"].rampaging = True
    t.spaces["1g"].tokens, t.spaces["1g"].rampaging = [], False
    turn(t, "c.march=basic", "m.1c")
    assert t.combat is not None
    assert [foe.enemy for foe in t.combat.foes] == ["wolf-riders", "prowlers"]


def test_after_a_provoked_fight_there_is_no_other_action_and_no_move() -> None:
    t = table(hand="march stamina crystallize", at="2f", crystals="r")
    put(t, "2g", "diggers")
    played = turn(t, "c.march=basic", "m.1c", "done", "done", "done")
    assert played.ask.prompt.key == "after-action"
    assert set(played.keys) == {"c.crystallize", "end", "end-discard"}


# Exploring


def accessible(position: tuple[int, int]) -> set[str]:
    t = table()
    beside = unknown_beside(t.placed, "coast", t.next_tile)
    return {
        key
        for key, found in beside.items()
        if position in found and enter_cost_of(t.spaces[key].terrain)
    }


def enter_cost_of(terrain: str) -> bool:
    return terrain not in ("lake", "sea", "mountain")


def test_the_three_tiles_next_to_the_first_ones() -> None:
    """The purple tile from one space, the yellow from three, the orange from two; one shared."""
    purple, yellow, orange = (accessible(position) for position in ((0, 2), (1, 1), (2, 0)))
    assert (len(purple), len(yellow), len(orange)) == (1, 3, 2)
    assert yellow & orange == {"2b"}


def test_nothing_is_explored_behind_the_coast() -> None:
    t = table()
    unknown = unknown_beside(t.placed, "coast", t.next_tile)
    assert {position for found in unknown.values() for position in found} == {
        (0, 2), (1, 1), (2, 0),
    }  # fmt: skip
    assert unexplored(t, t.spaces["Ac"]) == []
    assert unexplored(t, t.spaces["2d"]) == []


def test_exploring_costs_2_brings_fame_and_the_next_tile_in_order() -> None:
    t = table(hand="march stamina", at="2b", source=("red", "red", "red", "red"))
    played = turn(t, "c.march=basic")
    assert {"x.1,1", "x.2,0"} <= set(played.keys)
    played("x.1,1")
    assert t.tiles["1,1"] == "3"
    assert (t.turn.move, t.heroes[0].fame) == (0, 1)
    assert "rest" not in played.keys
    played("c.stamina=basic", "x.2,0")
    assert t.tiles["2,0"] == "4"


def test_movement_goes_on_after_exploring_with_more_cards() -> None:
    """Six points: three for a forest, two for the tile; the hills beyond need two more."""
    t = table(hand="march stamina swiftness", at="2c", source=("red", "red", "red", "red"))
    give(t, "march")
    put(t, "2g")
    plays = ["c.march=basic", "c.stamina=basic", "c.swiftness=basic"]
    played = turn(t, *plays, "m.2b", "x.1,1")
    assert t.turn.move == 1
    hills = [s.key for s in t.around(t.spaces["2b"]) if s.key == "3d"]
    assert not hills or "m.3d" not in played.keys
    played("c.march=basic")
    assert t.turn.move == 3


def test_a_new_tile_cannot_be_taken_back() -> None:
    t = table(hand="march", at="2b")
    before = t.reveals
    turn(t, "c.march=basic", "x.1,1")
    assert t.reveals > before


def test_exploring_is_no_action_but_no_rest_either() -> None:
    t = table(hand="march rage", at="2c", tiles={})
    played = turn(t, "c.march=basic", "x.2,0")
    assert "interact" in played.keys
    assert "rest" not in played.keys


def test_when_the_pile_is_empty_a_tile_from_the_box_needs_three_neighbors() -> None:
    t = table(at="2b", tiles={(2, 0): "3", (0, 2): "4"})
    t.tile_box += t.tile_pile
    t.tile_pile = []
    assert unexplored(t, t.spaces["2b"]) == [(1, 1)]
    t.tile_box = []
    assert unexplored(t, t.spaces["2b"]) == []


# Other heroes, and the portal


def test_a_hero_passes_another_but_may_not_act_nor_stay_there() -> None:
    t = table(hand="march stamina swiftness", others_at="1d")
    give(t, "swiftness")
    plays = [f"c.{card}=basic" for card in ("march", "stamina", "swiftness")]
    played = turn(t, *plays, "m.Ab", "m.1d")
    assert t.heroes[0].at == "1d"
    assert not [key for key in played.keys if key.startswith("fight")]
    played("end")
    assert t.heroes[0].at == "Ab"
    assert t.heroes[0].hand.count("wound") == 1


def test_a_hero_may_go_on_from_anothers_space() -> None:
    t = table(at="1e", hand="march stamina", others_at="1d")
    turn(t, "c.march=basic", "c.stamina=basic", "m.1d", "m.1c", "end")
    assert t.heroes[0].at == "1c"
    assert "wound" not in t.heroes[0].hand


def test_a_keep_is_closed_while_its_owner_is_in_it() -> None:
    t = table(at="3c", tiles={(1, 1): "3"}, others_at="3b")
    put(t, "3b")
    t.spaces["3b"].owner = 1
    t.turn.move = 9
    assert "m.3b" not in [option.key for option in ways_to_go(t, 0)]


def test_any_number_of_heroes_stand_on_the_portal_and_leave_the_map() -> None:
    t = table(3, at=None, hand="rage")
    played = turn(t, "end")
    assert played.done
    assert t.heroes[0].at is None
    t.at = 1
    give(t, "rage", seat=1)
    turn(t, seat=1)
    assert t.heroes[1].at == "Aa"


def test_who_ends_on_a_lake_goes_back_with_a_wound() -> None:
    t = table(at="1c", hand="frost-bridge", crystals="b", source=("red",) * 4)
    turn(t, "c.frost-bridge=strong", "m.1b", "end")
    assert t.heroes[0].at == "1c"
    assert t.heroes[0].hand.count("wound") == 1
