"""Chapters V and VII: what every site of the land offers and asks."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from games.mageknight.data import DATA
from games.mageknight.rules.combat.enemies import discard_enemy, draw_enemies, fell, fortifications
from games.mageknight.rules.land.exploring import place_tile
from games.mageknight.rules.land.sites import actions_here
from games.mageknight.rules.mana import can_pay
from games.mageknight.rules.turn import end_of_turn, take_turn
from games.mageknight.spaces import Token
from games.mageknight.table import Foe, MageKnight
from tests.games.mageknight_tables import (
    Played,
    drive,
    give,
    offer_cards,
    on_top,
    put,
    ruins,
    table,
    tokens,
    turn,
)

DICE = ("black",) * 6
TILE = (1, 1)  # where the tile of a site is laid
BLOWS = "rage march stamina promise threaten"


def keys(t: MageKnight) -> list[str]:
    return [option.key for option in actions_here(t, 0)]


def foes(t: MageKnight) -> list[Foe]:
    assert t.combat is not None
    return t.combat.foes


def strike(played: Played, *numbers: int) -> Played:
    """Let these enemies fall by a blow that comes from nowhere, and finish the combat."""
    for foe in [foes(played.t)[n - 1] for n in numbers] or foes(played.t):
        fell(played.t, foe)
    return finish(played)


def finish(played: Played) -> Played:
    """Do nothing more in this combat; the hero takes the damage."""
    while played.t.combat is not None:
        keys = played.keys
        played(next(key for key in ("hero", "done", keys[0]) if key in keys))
    return played


# Villages


def test_healing_in_a_village_costs_three() -> None:
    t = table(at="1c", hand="promise rage wound", source=DICE)
    played = turn(t, "interact", "c.promise=basic")
    assert "heal" not in played.keys
    played("c.rage=sideways", "heal")
    assert (t.turn.influence, t.turn.heal) == (0, 1)


@pytest.mark.parametrize(
    ("reputation", "influence"), [(0, 0), (7, 5), (5, 2), (2, 1), (-2, -1), (-6, -5)]
)
def test_reputation_changes_influence_once(reputation: int, influence: int) -> None:
    t = table(at="1c", hand="rage", reputation=reputation)
    turn(t, "interact")
    assert t.turn.influence == influence


def test_nobody_talks_to_the_worst() -> None:
    t = table(at="1c", hand="rage", reputation=-7)
    assert "interact" not in keys(t)


def test_plundering_draws_two_cards_for_reputation_once_between_turns() -> None:
    t = table(at="1c", hand="rage")
    played = Played(t, take_turn(t, 0))
    assert played.ask.prompt.key == "your-turn"
    assert {"plunder", "interact"} <= set(played.keys)
    played("plunder")
    assert len(t.heroes[0].hand) == 3
    assert t.heroes[0].reputation == -1
    assert "plunder" not in played.keys
    assert {"rest", "interact"} <= set(played.keys)


def test_whoever_has_begun_the_turn_plunders_no_more() -> None:
    played = turn(table(at="1c", hand="rage march march"), "c.march=basic")
    assert "plunder" not in played.keys


def test_no_interaction_after_an_action_and_no_action_after_interaction() -> None:
    t = table(at="1c", hand="rage march")
    put(t, "2g", "diggers")
    assert {"interact", "fight.2g"} <= set(keys(t))
    played = turn(t, "interact", "c.rage")
    assert set(played.keys) == {"c.march", "end", "end-discard"}
    assert played("end").done


# Glades and mines


def test_a_glade_gives_gold_by_day_and_black_by_night_to_who_starts_there() -> None:
    for night, color in ((False, "gold"), (True, "black")):
        t = table(at="1a", hand="rage", night=night)
        turn(t)
        assert tokens(t) == {color: 1}


@pytest.mark.parametrize("pile", ["hand", "discard"])
def test_a_glade_takes_a_wound_from_the_hand_or_the_discard_pile(pile: str) -> None:
    t = table(at="1a", hand="rage wound")
    give(t, "wound", to="discard")
    t.turn.did = True
    drive(t, end_of_turn(t, 0), pile)
    left = {"hand": t.heroes[0].hand, "discard": t.heroes[0].discard}
    assert "wound" not in left[pile]
    assert t.heroes[0].hand.count("wound") + t.heroes[0].discard.count("wound") == 1


def test_a_mine_gives_its_crystal_at_the_end_of_the_turn_up_to_three() -> None:
    t = table(at="2e", hand="rage", crystals="gg")
    t.turn.did = True
    drive(t, end_of_turn(t, 0))
    assert t.heroes[0].crystals["green"] == 3
    drive(t, end_of_turn(t, 0))
    assert t.heroes[0].crystals["green"] == 3


# Keeps


def keep(**how: Any) -> MageKnight:
    how.setdefault("hand", BLOWS)
    t = table(at="3c", tiles={TILE: "3"}, **how)
    put(t, "3b", "swordsmen", up=False)
    return t


def test_a_garrison_lies_face_down_until_somebody_comes_near_by_day() -> None:
    t = table(at="3e", tiles={TILE: "3"}, hand="march stamina")
    put(t, "3b", "swordsmen", up=False)
    assert not t.spaces["3b"].tokens[0].up
    turn(t, "c.march=basic", "c.stamina=basic", "m.3a")
    assert t.spaces["3b"].tokens[0].up
    t = table(at="3e", tiles={TILE: "3"}, hand="march stamina rage threaten", night=True)
    put(t, "3b", "swordsmen", up=False)
    turn(t, "c.march=basic", "c.stamina=basic", "c.rage=sideways", "m.3a")
    assert not t.spaces["3b"].tokens[0].up


def test_entering_a_keep_is_an_assault_that_costs_reputation() -> None:
    t = keep()
    turn(t, "c.march=basic", "c.stamina=basic", "m.3b")
    assert t.heroes[0].reputation == -1
    assert foes(t)[0].site
    assert fortifications(t, foes(t)[0]) == 1
    assert t.spaces["3b"].tokens[0].up


def test_a_conquered_keep_has_an_owner_who_recruits_there_from_the_next_turn() -> None:
    t = keep()
    played = strike(turn(t, "c.march=basic", "c.stamina=basic", "m.3b"))
    assert t.spaces["3b"].owner == 0
    assert t.heroes[0].at == "3b"
    assert t.heroes[0].fame == 4
    assert "interact" not in played.keys
    assert "interact" in keys(t)
    t.spaces["3b"].owner = 1
    assert "interact" not in keys(t)


def test_a_failed_assault_leads_back_without_a_wound() -> None:
    t = keep()
    finish(turn(t, "c.march=basic", "c.stamina=basic", "m.3b"))("end")
    assert t.heroes[0].at == "3c"
    assert t.heroes[0].hand.count("wound") == 3  # the swordsmen's own
    assert t.spaces["3b"].tokens[0].enemy == "swordsmen"


def test_who_fails_where_another_stands_goes_back_further() -> None:
    t = table(at="3d", tiles={TILE: "3"}, hand="march stamina rage threaten", source=DICE)
    put(t, "3b", "golems")
    t.heroes[1].at = "3c"
    t.turn.move = 0
    played = turn(t, "c.march=basic", "c.stamina=basic", "c.rage=sideways", "c.threaten=sideways",
                  "m.3c", "m.3b")  # fmt: skip
    finish(played)
    assert t.heroes[0].at == "3d"


def test_provoked_enemies_join_an_assault_without_walls_and_need_not_fall() -> None:
    t = keep()
    t.spaces["3a"].rampaging = True
    put(t, "2g", "diggers")
    t.spaces["3a"].tokens, t.spaces["2g"].tokens = t.spaces["2g"].tokens, []
    t.spaces["2g"].rampaging = False
    played = turn(t, "c.march=basic", "c.stamina=basic", "m.3b")
    assert [foe.enemy for foe in foes(t)] == ["swordsmen", "diggers"]
    assert [fortifications(t, foe) for foe in foes(t)] == [1, 1]  # their own
    assert [foe.site for foe in foes(t)] == [True, False]
    strike(played, 1)
    assert t.spaces["3b"].owner == 0
    assert t.spaces["3a"].rampaging


def test_rampaging_enemies_next_to_a_keep_may_be_challenged_in_the_assault() -> None:
    t = table(at="3c", tiles={TILE: "3"}, hand=BLOWS)
    put(t, "3b", "swordsmen")
    put(t, "2g", "diggers")
    t.spaces["3g"].tokens, t.spaces["3g"].rampaging = t.spaces["2g"].tokens, True
    t.spaces["2g"].tokens, t.spaces["2g"].rampaging = [], False
    played = turn(t, "c.march=basic", "c.stamina=basic", "m.3b")
    assert played.ask.prompt.key == "challenge-more"
    played("fight.3g")
    assert [foe.enemy for foe in foes(t)] == ["swordsmen", "diggers"]


def test_the_keep_of_another_is_defended_by_strangers_for_half_the_fame() -> None:
    t = keep()
    put(t, "3b")
    t.spaces["3b"].owner = 1
    on_top(t, "guardsmen")
    played = turn(t, "c.march=basic", "c.stamina=basic", "m.3b")
    assert t.heroes[0].reputation == -1
    strike(played)
    assert t.heroes[0].fame == 2  # of 3
    assert t.spaces["3b"].owner == 0


def test_strangers_who_win_are_gone() -> None:
    t = keep()
    put(t, "3b")
    t.spaces["3b"].owner = 1
    on_top(t, "golems")
    finish(turn(t, "c.march=basic", "c.stamina=basic", "m.3b"))
    assert t.spaces["3b"].tokens == []
    assert t.spaces["3b"].owner == 1
    assert "golems" in t.piles["grey"].discard


# Mage towers


def tower(owner: int | None = None, **how: Any) -> MageKnight:
    t = table(at="4a", tiles={TILE: "4"}, **how)
    put(t, "4a")
    t.spaces["4a"].owner = owner
    offer_cards(t, "spell", "fireball", "snowstorm", "expose")
    return t


def test_the_first_mage_tower_opens_the_spell_offer() -> None:
    t = table()
    assert t.spell_offer == []
    place_tile(t, TILE, "4")
    assert len(t.spell_offer) == 3
    assert DATA.enemy[t.spaces["4a"].tokens[0].enemy].color == "violet"
    assert not t.spaces["4a"].tokens[0].up


def test_a_tower_in_the_desert_costs_five_and_gives_a_spell() -> None:
    t = table(at="4e", tiles={TILE: "4"}, hand="rage march stamina swiftness", fame=80)
    put(t, "4a", "monks")
    put(t, "4f")
    offer_cards(t, "spell", "fireball", "snowstorm", "expose")
    played = turn(t, "c.march=basic", "c.stamina=basic")
    assert "m.4a" not in played.keys
    played("c.swiftness=sideways", "m.4a")
    strike(played)
    assert t.spaces["4a"].owner == 0
    assert t.turn.rewards == ["spell"]
    played("end", "snowstorm")
    assert "snowstorm" in t.heroes[0].hand  # from the top of the deck
    assert len(t.spell_offer) == 3
    assert t.spell_offer[:2] == ["fireball", "expose"]


def test_anyone_buys_spells_in_a_conquered_tower_for_seven_and_a_mana() -> None:
    t = tower(1, hand="rage march", crystals="r", source=DICE)
    played = turn(t, "interact")
    t.turn.influence = 7
    played("c.rage=sideways")
    assert [key for key in played.keys if key.startswith("p.")] == ["p.fireball"]
    played("p.fireball")
    assert t.turn.influence == 1
    assert t.heroes[0].crystals["red"] == 0
    assert t.heroes[0].deck[-1] == "fireball" or "fireball" in t.heroes[0].hand


def test_nobody_interacts_in_a_tower_that_stands() -> None:
    assert "interact" not in keys(tower(None))


# Monasteries


def monastery(**how: Any) -> MageKnight:
    t = table(at="5b", tiles={TILE: "5"}, **how)
    put(t, "5c")
    return t


def test_a_monastery_teaches_for_six_and_heals_for_two() -> None:
    t = monastery(hand="rage wound", source=DICE)
    (card,) = t.training
    played = turn(t, "interact")
    t.turn.influence = 7
    played("c.rage=sideways", "heal", f"t.{card}")
    assert (t.turn.influence, t.turn.heal) == (0, 1)
    assert t.training == []
    assert card in (*t.heroes[0].deck, *t.heroes[0].hand)


def test_burning_a_monastery_is_done_alone_and_brings_an_artifact() -> None:
    t = monastery(hand="rage march", units="peasants", source=DICE, fame=80)
    on_top(t, "monks")
    two = sorted(t.artifact_deck[-2:])
    played = turn(t, "burn")
    assert t.heroes[0].reputation == -3
    assert not [key for key in played.keys if key.startswith("u.")]
    strike(played)
    assert t.spaces["5b"].owner == 0
    assert keys(t) == []
    assert set(played.keys) == set(two)
    chosen, other = played.keys
    played(chosen)
    assert chosen in (*t.heroes[0].hand, *t.heroes[0].deck)
    assert t.artifact_deck[0] == other


def test_who_fails_to_burn_it_has_only_lost_their_name() -> None:
    t = monastery(hand="rage", source=DICE)
    finish(turn(t, "burn"))
    assert t.spaces["5b"].owner is None
    assert len(t.piles["violet"].discard) == 1
    assert t.training


# Dens and spawning grounds


def test_a_monster_den_gives_two_crystals_and_can_be_ignored() -> None:
    t = table(at="6f", tiles={TILE: "6"}, hand=BLOWS)
    on_top(t, "gargoyle")
    assert "enter" in keys(t)
    played = strike(turn(t, "enter"))
    assert t.spaces["6f"].owner == 0
    assert t.turn.rewards == ["crystal", "crystal"]
    assert t.heroes[0].reputation == 0
    assert "enter" not in keys(t)
    assert not played.done


def test_a_monster_that_wins_stays_in_its_den_face_up() -> None:
    t = table(at="6f", tiles={TILE: "6"}, hand="rage")
    on_top(t, "gargoyle")
    finish(turn(t, "enter"))
    assert [token.enemy for token in t.spaces["6f"].tokens] == ["gargoyle"]
    assert t.spaces["6f"].tokens[0].up
    assert t.heroes[0].at == "6f"
    assert not t.spaces["6f"].rampaging
    give(t, "march")
    turn(t, "enter")
    assert [foe.enemy for foe in foes(t)] == ["gargoyle"]


def test_spawning_grounds_must_be_cleared_in_one_visit() -> None:
    t = table(at="C1f", tiles={TILE: "C1"}, hand=BLOWS)
    on_top(t, "gargoyle", "crypt-worm")
    strike(turn(t, "enter"), 1)
    tokens_left = t.spaces["C1f"].tokens
    assert [token.up for token in tokens_left] == [True, False]
    assert tokens_left[0].enemy == "crypt-worm"
    assert t.spaces["C1f"].owner is None


def test_cleared_spawning_grounds_give_an_artifact_and_three_crystals() -> None:
    t = table(at="C1f", tiles={TILE: "C1"}, hand=BLOWS, fame=80)
    on_top(t, "gargoyle", "minotaur")
    strike(turn(t, "enter"))
    assert sorted(t.turn.rewards) == ["artifact", "crystal", "crystal", "crystal"]


# Dungeons and tombs


def test_a_dungeon_is_entered_alone_and_dark_and_its_monster_does_not_stay() -> None:
    t = table(at="7d", tiles={TILE: "7"}, hand="rage", units="peasants", source=("gold",) * 4)
    on_top(t, "gargoyle")
    played = turn(t, "enter")
    assert t.dark
    assert not can_pay(t, 0, ["red"])
    assert not [key for key in played.keys if key.startswith("u.")]
    finish(played)
    assert not t.dark
    assert t.spaces["7d"].tokens == []
    assert t.piles["brown"].discard == ["gargoyle"]
    assert "enter" in keys(t)


def test_a_conquered_dungeon_gives_its_reward_once() -> None:
    t = table(at="7d", tiles={TILE: "7"}, hand="crystallize", crystals="r")
    on_top(t, "gargoyle")
    strike(turn(t, "enter"))
    assert t.turn.rewards == ["dungeon"]
    t.spaces["7d"].owner = 1
    give(t, "swiftness")
    strike(turn(t, "enter"))
    assert t.turn.rewards == []
    assert t.spaces["7d"].owner == 1
    assert t.heroes[0].fame >= 8


def test_a_tomb_holds_a_draconum_a_spell_and_an_artifact() -> None:
    t = table(at="C1b", tiles={TILE: "C1"}, hand=BLOWS, fame=80)
    on_top(t, "swamp-dragon")
    strike(turn(t, "enter"))
    assert t.turn.rewards == ["spell", "artifact"]
    assert t.heroes[0].reputation == 0


# Ruins


def at_ruins(key: str, **how: Any) -> MageKnight:
    t = table(at="8b", tiles={TILE: "8"}, **how)
    ruins(t, "8b", key)
    return t


def test_ruins_lie_open_by_day_and_covered_by_night_until_somebody_comes() -> None:
    t = table(tiles={TILE: "8"})
    assert t.spaces["8b"].ruins_up
    t = table(at="8c", hand="march stamina rage", night=True, tiles={TILE: "8"})
    put(t, "8a")
    assert not t.spaces["8b"].ruins_up
    turn(t, "c.march=basic", "c.stamina=basic", "c.rage=sideways", "m.8b")
    assert t.spaces["8b"].ruins_up


def test_an_altar_takes_three_mana_and_gives_seven_fame() -> None:
    t = at_ruins("altar-red", hand="rage march", crystals="rr", source=DICE)
    assert "enter" not in keys(t)
    t.turn.tokens["red"] = 1
    assert "enter" in keys(t)
    t.heroes[0].crystals["red"] = 3
    played = turn(t, "enter")
    assert t.heroes[0].fame == 7
    assert t.heroes[0].crystals["red"] == 0
    assert t.spaces["8b"].owner == 0
    assert t.spaces["8b"].ruins is None
    assert "interact" not in played.keys


@pytest.mark.parametrize(
    "token", [ruin for ruin in DATA.ruins if ruin.altar is None], ids=lambda ruin: ruin.key
)
def test_the_enemies_of_each_ruins_and_its_reward(token: Any) -> None:
    t = at_ruins(token.key, hand="crystallize", crystals="r", fame=80)
    played = turn(t, "enter")
    assert [DATA.enemy[foe.enemy].color for foe in foes(t)] == token.enemies
    assert all(foe.reputation == 0 for foe in foes(t))
    strike(played)
    assert t.turn.rewards == token.rewards
    assert t.spaces["8b"].owner == 0


def test_what_is_left_in_ruins_stays_and_the_fallen_are_not_replaced() -> None:
    t = at_ruins("green-green", hand=BLOWS, fame=80)
    on_top(t, "prowlers", "diggers")
    strike(turn(t, "enter"), 1)
    assert [token.enemy for token in t.spaces["8b"].tokens] == ["diggers"]
    assert t.spaces["8b"].ruins == "green-green"
    assert not t.spaces["8b"].rampaging
    give(t, "swiftness")
    strike(turn(t, "enter"))
    assert t.turn.rewards == ["crystals_rgbw"]


# Tokens


def test_an_empty_pile_is_made_of_what_was_discarded() -> None:
    t = table()
    pile = t.piles["grey"]
    pile.discard, pile.draw = pile.draw, []
    assert len(draw_enemies(t, "grey", "grey")) == 2


def used_up(t: MageKnight) -> None:
    """All enemy tokens lie on the map, far away."""
    for pile in t.piles.values():
        t.spaces["Ag"].tokens += [Token(enemy) for enemy in pile.draw]
        pile.draw = []


ALL_SITES = [  # the tile, where the hero is, what they do, and the colors of those who wait
    ("3", "3a", ["c.march=basic", "c.stamina=basic", "m.3b"], "3b", ["grey"]),
    ("5", "5b", ["burn"], "5b", ["violet"]),
    ("6", "6f", ["enter"], "6f", ["brown"]),
    ("7", "7d", ["enter"], "7d", ["brown"]),
    ("8", "8b", ["enter"], "8b", ["grey", "white"]),
    ("C1", "C1f", ["enter"], "C1f", ["brown", "brown"]),
    ("C1", "C1b", ["enter"], "C1b", ["red"]),
]


@pytest.mark.parametrize(("tile", "at", "answers", "site", "colors"), ALL_SITES)
def test_no_site_is_conquered_without_a_fight_when_all_tokens_are_used_up(
    tile: str, at: str, answers: list[str], site: str, colors: list[str]
) -> None:
    for wins in (True, False):
        t = table(at=at, tiles={TILE: tile}, hand=BLOWS, fame=80)
        if tile == "3":
            put(t, "3a")
            put(t, "3b")
            t.spaces["3b"].owner = 1
        if tile == "8":
            ruins(t, "8b", "grey-white")
        owner = t.spaces[site].owner
        used_up(t)
        played = turn(t, *answers)
        assert [DATA.enemy[foe.enemy].color for foe in foes(t)] == colors
        (strike if wins else finish)(played)
        assert t.spaces[site].owner == (0 if wins else owner)
        left = Counter(token.enemy for space in t.spaces.values() for token in space.tokens)
        stay = sum(left.values()) - sum(enemy.count for enemy in DATA.enemies)
        assert stay == (0 if wins or tile in "357" or at == "C1b" else len(colors))
        assert not any(pile.draw or pile.discard for pile in t.piles.values())  # copies are gone


def test_a_garrison_that_could_not_be_drawn_comes_when_the_site_is_assaulted() -> None:
    t = keep()
    put(t, "3b")  # as a tile was laid when all tokens were used up
    turn(t, "c.march=basic", "c.stamina=basic", "m.3b")
    assert [DATA.enemy[foe.enemy].color for foe in foes(t)] == ["grey"]


def test_a_tile_has_its_enemies_also_when_all_tokens_are_used_up() -> None:
    t = table()
    used_up(t)
    place_tile(t, TILE, "4")
    assert [DATA.enemy[token.enemy].color for token in t.spaces["4a"].tokens] == ["violet"]
    assert t.spaces["4f"].rampaging


def test_the_pile_takes_back_a_token_but_not_its_copy() -> None:
    t = table(at="6f", tiles={TILE: "6"}, hand=BLOWS)
    used_up(t)
    strike(turn(t, "enter"))
    assert t.piles["brown"].discard == []
    lying = next(tok for tok in t.spaces["Ag"].tokens if DATA.enemy[tok.enemy].color == "brown")
    t.spaces["Ag"].tokens.remove(lying)
    discard_enemy(t, lying.enemy)
    assert t.piles["brown"].discard == [lying.enemy]


def test_the_new_monster_of_spawning_grounds_is_seen_when_they_are_entered_again() -> None:
    t = table(at="C1f", tiles={TILE: "C1"}, hand="rage march")
    put(t, "C1f", "gargoyle", "minotaur")
    t.spaces["C1f"].tokens[1].up = False
    before = t.reveals
    turn(t, "enter")
    assert t.reveals > before
    assert [foe.enemy for foe in foes(t)] == ["gargoyle", "minotaur"]
