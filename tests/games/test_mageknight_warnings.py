"""Nothing that was earned is thrown away unasked: the wasteful option warns, and only that one."""

from __future__ import annotations

from bot.language.texts import Words
from games.mageknight.rules.combat.phases import attack_options, unspent_attack
from games.mageknight.rules.units import recruit_free
from games.mageknight.table import MageKnight
from tests.games.mageknight_duels import hurt as struck_by
from tests.games.mageknight_duels import melee, rivals
from tests.games.mageknight_tables import (
    Played,
    battle,
    enlist,
    offer_units,
    put,
    ruins,
    staged,
    table,
    turn,
)

WORDS = Words("en", "mageknight")
GREEN = ("green",) * 4
WHITE = ("white",) * 4


def warnings(played: Played) -> dict[str, str]:
    """What each option of the open question warns of, by its key."""
    return {
        option.key: WORDS(option.warning)
        for option in played.ask.options
        if option.warning is not None
    }


# Attack


def test_going_on_with_enough_ranged_attack_warns() -> None:
    t = table(hand="swiftness mana-draw", source=WHITE)
    played = battle(t, "prowlers", "minotaur", answers=["c.swiftness=strong"])
    assert warnings(played) == {
        "done": "Your Attack is enough to defeat Prowlers (1). If you go on, it’s lost."
    }


def test_going_on_with_too_little_attack_warns_of_nothing() -> None:
    t = table(hand="swiftness mana-draw", source=WHITE)
    played = battle(t, "wolf-riders", "minotaur", answers=["c.swiftness=strong"])
    assert played.ask.prompt.key == "phase-ranged"
    assert warnings(played) == {}


def test_ending_a_combat_with_enough_attack_warns() -> None:
    t = table(hand="rage march stamina")
    played = battle(t, "prowlers", "wolf-riders", answers=["done", "c.rage=basic"])
    assert warnings(played) == {}
    played("c.march")
    assert "enough to defeat Prowlers (1)" in warnings(played)["done"]


def test_the_warning_is_about_those_who_bring_most_fame() -> None:
    t = staged(table(), "attack", "prowlers", "diggers", "werewolf")
    assert t.combat is not None
    t.combat.attack = {"melee physical": 6}
    lost = unspent_attack(t)
    assert lost is not None
    assert "enough to defeat Werewolf (3)." in WORDS(lost)
    t.combat.foes[2].down = True
    lost = unspent_attack(t)
    assert lost is not None
    assert "enough to defeat Prowlers (1) and Diggers (2)." in WORDS(lost)


def test_an_attack_that_a_shield_could_still_strike_warns() -> None:
    t = table(hand="burning-shield rage", crystals="r", source=("black",) * 4)
    played = battle(t, "wolf-riders", answers=["c.burning-shield=basic", "done"])
    assert played.ask.prompt.key == "phase-attack"
    assert warnings(played) == {}  # Fire Block 4 has not stopped a swift attack of 3
    t = table(hand="burning-shield rage", crystals="r", source=("black",) * 4)
    played = battle(t, "prowlers", answers=["c.burning-shield=basic"])
    assert "x.counter" in played.keys
    assert warnings(played)["done"].startswith("You can still make enough Attack to defeat Prowl")


# Block


def test_going_on_with_enough_block_warns() -> None:
    t = table(hand="determination rage", source=("blue", "red", "red", "red"))
    played = battle(t, "prowlers", "prowlers", answers=["c.determination=strong"])
    assert warnings(played) == {
        "done": "Your Block is enough to stop Prowlers (1). If you go on, it’s lost"
        " and the attack gets through."
    }


def test_going_on_with_too_little_block_warns_of_nothing() -> None:
    t = table(hand="determination rage", source=("black",) * 4)
    played = battle(t, "prowlers", "prowlers", answers=["c.determination=basic"])
    assert played.ask.prompt.key == "phase-block"
    assert warnings(played) == {}


# Healing


def hurt(hand: str = "tranquility wound rage", **how: object) -> MageKnight:
    return table(hand=hand, source=GREEN, **how)  # type: ignore[arg-type]


def test_healing_that_is_not_used_warns_at_the_end_of_the_turn() -> None:
    played = turn(hurt(at="1d"), "c.tranquility=basic", "1")
    warned = warnings(played)
    assert set(warned) == {"end", "end-discard"}
    assert warned["end"] == (
        "You still have Heal 1 and something to heal. It’s lost when your turn ends."
    )
    played("h.hand")
    assert warnings(played) == {}


def test_healing_without_wounds_warns_of_nothing() -> None:
    t = table(hand="refreshing-walk rage", at="1d", source=GREEN)
    played = turn(t, "c.refreshing-walk=basic")
    assert t.turn.heal == 1
    assert warnings(played) == {}


def test_healing_for_a_wounded_unit_warns_when_it_is_enough() -> None:
    t = table(hand="refreshing-walk rage", at="1d", source=GREEN, units="peasants")
    t.heroes[0].units[0].wounds = 1
    assert "end" in warnings(turn(t, "c.refreshing-walk=basic"))
    t = table(hand="refreshing-walk rage", at="1d", source=GREEN, units="utem-guardsmen")
    t.heroes[0].units[0].wounds = 1  # of level 2
    assert warnings(turn(t, "c.refreshing-walk=basic")) == {}


def test_a_fight_warns_of_healing_that_it_would_end() -> None:
    t = hurt(at="1a")
    put(t, "1g", "prowlers")
    warned = warnings(turn(t, "c.tranquility=basic", "1"))
    assert warned["fight.1g"] == (
        "You still have Heal 1 and something to heal. It’s lost when the fight starts."
    )


def test_a_step_into_a_fight_warns_of_healing_and_a_safe_one_does_not() -> None:
    t = hurt("refreshing-walk wound rage march", at="1c")
    put(t, "2g", "wolf-riders")
    played = turn(t, "c.refreshing-walk=strong")
    fights = {option.key for option in played.ask.options if getattr(option.value, "fight", False)}
    steps = {option.key for option in played.ask.options if hasattr(option.value, "fight")}
    assert fights and steps > fights
    assert steps & set(warnings(played)) == fights


def test_an_altar_is_no_fight() -> None:
    t = hurt(at="8b", tiles={(1, 1): "8"}, crystals="ggg")
    ruins(t, "8b", "altar-green")
    played = turn(t, "c.tranquility=basic", "1")
    assert "enter" in played.keys
    assert "enter" not in warnings(played)


# Units


def test_recruiting_says_who_would_have_to_leave() -> None:
    t = table(at="1c", hand="promise rage", units="foresters", source=WHITE)
    offer_units(t, "peasants")
    played = turn(t, "interact", "c.promise=strong")
    assert warnings(played) == {
        "r.peasants": "You have no free command token: Foresters would leave you for good"
        " (Move 2; forest, hills, swamp cost 1 less · Block 3)."
    }
    played("r.peasants")
    assert [unit.key for unit in t.heroes[0].units] == ["peasants"]


def test_recruiting_with_a_free_command_token_warns_of_nothing() -> None:
    t = table(at="1c", hand="promise rage", source=WHITE)
    offer_units(t, "peasants")
    assert warnings(turn(t, "interact", "c.promise=strong")) == {}


def test_with_several_units_the_warning_names_them_and_one_is_chosen() -> None:
    t = table(at="1c", hand="promise rage", units="foresters herbalists", source=WHITE)
    offer_units(t, "peasants")
    played = turn(t, "interact", "c.promise=strong")
    assert "between Foresters and Herbalists" in warnings(played)["r.peasants"]
    played("r.peasants")
    assert played.ask.prompt.key == "disband-which"
    assert warnings(played) == {}


def test_a_free_unit_is_not_refused_unasked() -> None:
    t = table()
    offer_units(t, "peasants")
    assert set(warnings(Played(t, recruit_free(t, 0)))) == {"no"}
    enlist(t, "foresters")
    assert set(warnings(Played(t, recruit_free(t, 0)))) == {"peasants"}


def test_whoever_could_bond_a_free_unit_is_warned_of_who_leaves_otherwise() -> None:
    t = table(hero="norowas", skills="bonds-of-loyalty", units="foresters")
    offer_units(t, "peasants")
    played = Played(t, recruit_free(t, 0), "peasants")
    assert played.ask.prompt.key == "bond-unit"
    assert set(warnings(played)) == {"no"}


# The land, and rivals


def test_a_glade_is_not_refused_unasked() -> None:
    t = table(at="1a", hand="wound rage march")
    played = turn(t, "c.march=basic", "end")
    assert played.ask.prompt.key == "glade"
    assert set(warnings(played)) == {"no"}


def test_passing_in_a_duel_with_an_attack_at_hand_warns() -> None:
    played = melee(rivals("rage march", "rage"))
    assert warnings(played) == {}
    played("c.rage=basic")
    assert warnings(played) == {"pass": "You’ve gathered an attack of 2. If you pass, it’s lost."}


def test_damage_in_a_duel_that_could_still_be_dealt_warns() -> None:
    played = struck_by(rivals("rage", "rage"), 4)
    assert set(warnings(played)) == {"done"}


# What needs no answer


def test_one_enemy_falls_by_itself_as_soon_as_the_attack_is_enough() -> None:
    t = table(hand="swiftness rage march", source=WHITE)
    played = battle(t, "prowlers", answers=["c.swiftness=strong"])
    assert played.done
    assert t.heroes[0].fame == 2


def test_all_enemies_fall_by_themselves_when_the_attack_is_enough_for_all() -> None:
    t = table(hand="rage march stamina", source=("red", "black", "black", "black"))
    answers = ["done", "c.rage=strong", "c.march", "c.stamina"]
    played = battle(t, "prowlers", "prowlers", answers=answers)
    assert played.done
    assert t.heroes[0].fame == 4


def test_an_attack_that_defeats_two_is_not_offered_against_one_of_them() -> None:
    t = staged(table(), "attack", "prowlers", "diggers", "werewolf")
    assert t.combat is not None
    t.combat.attack = {"melee physical": 6}
    assert [option.key for option in attack_options(t)] == ["a.1+2", "a.3"]


def test_the_last_attack_is_blocked_by_itself_as_soon_as_the_block_is_enough() -> None:
    t = table(hand="determination rage", source=("blue", "red", "red", "red"))
    played = battle(t, "prowlers", answers=["c.determination=strong"])
    assert played.ask.prompt.key == "phase-attack"
    assert "wound" not in t.heroes[0].hand


def test_a_card_that_would_strengthen_the_block_is_waited_for() -> None:
    t = table(hand="determination ice-shield rage", crystals="b", source=("blue", *("red",) * 3))
    played = battle(t, "prowlers", answers=["c.determination=strong", "die-blue"])
    assert played.ask.prompt.key == "phase-block"
    assert {"b.1", "c.ice-shield"} <= set(played.keys)


def test_nobody_is_asked_in_which_order_damage_comes() -> None:
    t = table(hand="rage")
    played = battle(t, "prowlers", "prowlers", answers=["done"])
    assert played.ask.prompt.key == "phase-attack"
    assert t.heroes[0].hand.count("wound") == 4


def test_the_damage_still_to_come_is_said() -> None:
    t = table(hand="rage", units="peasants")
    played = battle(t, "prowlers", "minotaur", answers=["done"])
    assert WORDS(played.ask.prompt).endswith("Still to come: Minotaur 10 damage.")
    hints = {option.key: option.hint for option in played.ask.options}
    assert hints["1"] is not None
    assert WORDS(hints["1"]) == "Armor 3: wounded, 1 damage left"


def test_what_wounds_bring_with_them_is_said_before() -> None:
    def hint(enemy: str) -> str:
        played = battle(table(hand="rage", units="peasants"), enemy, answers=["done"])
        option = next(option for option in played.ask.options if option.key == "hero")
        return WORDS(option.hint) if option.hint is not None else ""

    assert hint("prowlers") == ""
    assert hint("cursed-hags") == "Poison: 2 more wounds go to your discard pile"
    assert hint("medusa").startswith("Paralyzes you")
    assert hint("minotaur").startswith("Knocks you out")
