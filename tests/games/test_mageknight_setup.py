"""Chapter III: what lies on the table when the game begins."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from games import mageknight
from games.mageknight import GAME
from games.mageknight.data import BASIC, DATA, read_data, starting_deck
from games.mageknight.rules.cooperation.dummy import DUMMY
from games.mageknight.rules.rounds import setup
from games.session import Session

DEALT = GAME.options({"heroes": "dealt"})
PLAYERS = pytest.mark.parametrize("seats", [1, 2, 3, 4])


@PLAYERS
def test_the_first_tiles_and_the_pile(seats: int) -> None:
    t = setup(7, seats, DEALT)
    assert t.tiles == {"0,0": "A", "0,1": "1", "1,0": "2"}
    countryside = {1: 8, 2: 8, 3: 9, 4: 11}[seats]
    order = list(reversed(t.tile_pile))
    assert order[:-3] == [str(n) for n in range(3, countryside + 1)]
    kinds = Counter(DATA.tile[key].kind for key in order[-3:])
    assert kinds == {"core_non_city": 2, "core_city": 1}


def test_the_city_can_be_any_of_the_three_last() -> None:
    places = set()
    for seed in range(40):
        t = setup(seed, 2, DEALT)
        (city,) = [i for i, key in enumerate(t.tile_pile) if DATA.tile[key].kind == "core_city"]
        places.add(city)
    assert places == {0, 1, 2}


@PLAYERS
def test_dice_and_units_are_two_more_than_players(seats: int) -> None:
    for seed in range(20):
        t = setup(seed, seats, DEALT)
        assert len(t.source) == len(t.unit_offer) == seats + 2
        assert 2 * sum(die in BASIC for die in t.source) >= seats + 2
        assert any("village" in DATA.unit[key].recruit for key in t.unit_offer)


def test_two_groups_of_orcs_lie_face_up() -> None:
    t = setup(3, 2, DEALT)
    orcs = [space for space in t.spaces.values() if space.tokens]
    assert sorted(space.key for space in orcs) == ["1g", "2g"]
    for space in orcs:
        assert space.rampaging
        assert DATA.enemy[space.tokens[0].enemy].color == "green"
        assert space.tokens[0].up


def test_sixty_enemies_and_twelve_ruins() -> None:
    colors = {"green": 12, "grey": 10, "brown": 10, "violet": 10, "white": 10, "red": 8}
    counted = Counter(enemy.color for enemy in DATA.enemies for _ in range(enemy.count))
    assert counted == colors
    assert len(DATA.ruins) == 12


def test_each_hero_has_sixteen_cards_one_of_them_their_own_and_ten_skills() -> None:
    for hero in DATA.heroes:
        deck = starting_deck(hero.key)
        assert len(deck) == 16
        assert [DATA.card[key].hero for key in deck].count(hero.key) == 1
        assert sum(skill.hero == hero.key for skill in DATA.skills) == 10
    t = setup(1, 4, DEALT)
    assert {hero.hero for hero in t.heroes} == {hero.key for hero in DATA.heroes}
    for player in t.heroes:
        assert (len(player.hand), len(player.deck), len(player.skill_pile)) == (5, 11, 10)
        assert (player.fame, player.reputation, player.level) == (0, 0, 1)
        assert (player.stats.armor, player.stats.hand, player.command) == (2, 5, 1)
        assert player.at is None


def test_the_decks_of_the_scenario() -> None:
    t = setup(1, 2, DEALT)
    assert len(t.advanced_deck) == 16
    assert len(t.spell_deck) == 20
    assert len(t.artifact_deck) == 16
    assert len(t.unit_deck) + len(t.unit_offer) == 20
    assert not any(DATA.unit[key].elite for key in (*t.unit_deck, *t.elite_deck, *t.unit_offer))
    assert t.advanced_offer == t.spell_offer == []  # they open later


def test_alone_there_is_a_dummy_and_nothing_that_aims_at_others() -> None:
    t = setup(1, 1, DEALT)
    assert t.dummy is not None
    assert t.dummy.hero != t.heroes[0].hero
    assert len(t.dummy.deck) == 16
    assert len(t.dummy.crystals) == 3
    assert len(t.spell_deck) + len(t.spell_offer) == 16
    assert not any(DATA.skill[key].interactive for key in t.heroes[0].skill_pile)
    assert len(t.heroes[0].skill_pile) == 9
    assert len(t.advanced_offer) == len(t.spell_offer) == 3


def test_the_first_tactic_is_for_who_is_last_in_the_drawn_order() -> None:
    for seed in range(5):
        session = Session.start(GAME, 3, {"heroes": "dealt"}, seed)
        assert list(session.pending) == [session.table.order[-1]]


def test_the_dummy_has_its_place_in_the_order() -> None:
    session = Session.start(GAME, 1, {"heroes": "dealt"}, 2)
    session.answer(0, ["planning"])
    assert sorted(session.table.order) == [DUMMY, 0]


# Heroes


def test_heroes_are_chosen_openly_in_the_order_of_turns() -> None:
    session = Session.start(GAME, 3, {}, 4)
    order = list(session.table.order)
    left = ["arythea", "goldyx", "norowas", "tovak"]
    for seat in order:
        (ask,) = session.pending.values()
        assert (ask.seat, ask.prompt.key, ask.secret) == (seat, "choose-hero", False)
        assert [option.key for option in ask.options] == left
        assert not session.view(seat).heroes[seat].hand
        session.answer(seat, [left.pop(1)])
    chosen = [session.table.heroes[seat].hero for seat in order]
    assert chosen == ["goldyx", "norowas", "tovak"]
    for hero in session.table.heroes:
        assert len(hero.hand) == 5
        assert sorted(hero.all_cards()) == sorted(starting_deck(hero.hero))
        assert all(DATA.skill[key].hero == hero.hero for key in hero.skill_pile)
    assert next(iter(session.pending.values())).prompt.key == "choose-tactic"


def test_the_last_hero_of_four_is_taken_unasked() -> None:
    session = Session.start(GAME, 4, {}, 4)
    order = list(session.table.order)
    for seat, key in zip(order[:3], ("tovak", "arythea", "goldyx"), strict=True):
        session.answer(seat, [key])
    assert session.table.heroes[order[3]].hero == "norowas"
    assert next(iter(session.pending.values())).prompt.key == "choose-tactic"


def test_alone_the_dummy_is_one_of_the_heroes_that_are_left() -> None:
    dummies = set()
    for seed in range(24):
        session = Session.start(GAME, 1, {}, seed)
        session.answer(0, ["goldyx"])
        dummy = session.table.dummy
        assert dummy is not None
        assert sorted(dummy.deck) == sorted(starting_deck(dummy.hero))
        assert not any(DATA.skill[key].interactive for key in session.table.heroes[0].skill_pile)
        dummies.add(dummy.hero)
    assert dummies == {"arythea", "norowas", "tovak"}


def test_heroes_may_be_dealt_instead() -> None:
    first = set()
    for seed in range(24):
        session = Session.start(GAME, 2, {"heroes": "dealt"}, seed)
        assert next(iter(session.pending.values())).prompt.key == "choose-tactic"
        heroes = [hero.hero for hero in session.table.heroes]
        assert len(set(heroes)) == 2
        first.add(heroes[0])
    assert first == {"arythea", "goldyx", "norowas", "tovak"}


def test_every_effect_has_an_operation() -> None:
    from games.mageknight.effects.language import CHOICES, FITS, OPERATIONS
    from games.mageknight.effects.operations import name_of

    def names(fx: object) -> set[str]:
        if isinstance(fx, list):
            return set().union(*(names(part) for part in fx))
        if isinstance(fx, dict):
            own = {fx["op"]} if "op" in fx else set()
            return own.union(*(names(part) for key, part in fx.items() if key != "cost"))
        return set()

    used: set[str] = set()
    for card in DATA.cards:
        used |= names(to_builtins([card.basic, card.strong]))
    for unit in DATA.units:
        for ability in unit.abilities:
            used |= names(to_builtins(ability.fx))
    for skill in DATA.skills:
        used |= names(to_builtins(skill.fx))
    known = {name_of(kind) for kind in (*OPERATIONS, *CHOICES)}
    assert used <= known
    assert known == {name_of(kind) for kind in FITS}
    results = {"pay_mana", "pull_die", "discard_these", "influence_as_block"}  # of choices
    assert known - used <= results | {"cancel_enemy_attack", "take_wound"}


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"op": "attack", "n": "2"}, "Expected `int`"),
        ({"op": "attack", "n": 2, "color": "red"}, "unknown field `color`"),
        ({"op": "attack", "n": 2, "el": "water"}, "water"),
        ({"op": "atack", "n": 2}, "atack"),
        ({"op": "choose", "of": [[{"op": "move"}]]}, "missing required field `n`"),
    ],
)
def test_a_malformed_effect_is_refused_with_the_name_of_its_card(wrong: Any, why: str) -> None:
    data = json.loads((Path(mageknight.__file__).parent / "data.json").read_bytes())
    card = next(card for card in data["cards"] if card["key"] == "rage")
    card["strong"] = [wrong]
    with pytest.raises(ValueError, match=f"cards: rage: .*{why}"):
        read_data(json.dumps(data).encode())
