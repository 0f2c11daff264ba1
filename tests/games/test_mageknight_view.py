"""What each player may know, and how they are asked."""

from __future__ import annotations

import msgspec

from games.mageknight import GAME
from games.mageknight.ai.resources import NO_MANA, purse
from games.mageknight.rules.land.movement import enter_cost
from games.mageknight.rules.rounds import next_round
from games.mageknight.view import HIDDEN, view
from games.session import Session, read_table
from tests.games.mageknight_tables import drive, give, put, table, turn


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    t = table(hand="rage march")
    assert view(t, 0).heroes[0].hand == ["rage", "march"]
    for other in (1, None):
        assert view(t, other).heroes[0].hand == []
        assert view(t, other).heroes[0].cards == 2


def test_what_lies_face_down_is_hidden_from_all() -> None:
    t = table(tiles={(1, 1): "3", (2, 0): "8"})
    put(t, "3b", "golems", up=False)
    t.spaces["8b"].ruins_up = False
    for seat in (0, 1, None):
        seen = view(t, seat)
        assert seen.spaces["3b"].tokens[0].enemy == HIDDEN
        assert seen.spaces["8b"].ruins == HIDDEN
    t.spaces["3b"].tokens[0].up = True
    assert view(t, None).spaces["3b"].tokens[0].enemy == "golems"


def test_whoever_is_awaited_for_a_hero_or_a_tactic_is_known_and_nobody_acts() -> None:
    session = Session.start(GAME, 3, {}, 4)
    asked: list[str] = []
    while "your-turn" not in (prompts := {ask.prompt.key for ask in session.pending.values()}):
        (seat,) = session.pending
        seen = session.view(None)
        assert (seen.choosing, seen.active, seen.acting) == (seat, None, None)
        asked += prompts
        answers = [option.key for option in session.pending[seat].options]
        session.answer(seat, ["rethink" if "rethink" in answers else answers[0]])
    tactics = ["choose-tactic", "rethink-which", "choose-tactic", "choose-tactic", "steal-die"]
    assert asked == ["choose-hero"] * 3 + tactics
    seen = session.view(None)
    assert (seen.choosing, seen.active) == (None, *session.pending)


def test_nothing_is_left_of_a_turn_while_the_next_tactics_are_chosen() -> None:
    t = table(at="1d")
    t.turn.move, t.turn.dice = 3, [0]
    t.heroes[0].fame = 1
    drive(t, next_round(t))
    for seat in (0, 1, None):
        seen = view(t, seat)
        assert (seen.choosing, seen.active, seen.turn.move, seen.used_dice) == (1, None, 0, [])


def test_a_frozen_source_and_the_weather_are_seen_by_all_and_reckoned_with() -> None:
    t = table(at="1d")
    before = view(t, 0).costs["1c"]
    assert purse(view(t, 0)).price(("red",)) < NO_MANA
    t.frozen = t.weather = 1
    for seat in (0, 1, None):
        assert (view(t, seat).frozen, view(t, seat).weather) == (1, 1)
    assert (before, view(t, 0).costs["1c"]) == (2, 3)
    assert purse(view(t, 0)).price(("red",)) == NO_MANA


def test_who_looks_sees_what_a_step_costs_wherever_one_may_lead() -> None:
    t = table(at="1d", tiles={(1, 1): "3", (2, 0): "8"})
    t.night = True
    put(t, "8a", "prowlers")
    costs = view(t, 0).costs
    steps = {key: enter_cost(t, 0, space) for key, space in t.spaces.items()}
    assert costs == {key: cost for key, cost in steps.items() if cost is not None}
    assert "8a" not in costs, "nobody enters where enemies roam"


def test_a_space_is_saved_without_what_is_as_usual() -> None:
    t = table(at="1d")
    space = t.spaces["1e"]
    assert set(msgspec.to_builtins(space)) == {"key", "q", "r", "terrain"}
    assert read_table(GAME, msgspec.json.encode(t)).spaces["1e"] == space


def test_who_looks_sees_where_their_turn_may_end() -> None:
    t = table(at="1d", tiles={(1, 1): "3"})
    t.heroes[1].at = "1c"
    safe = view(t, 0).safe
    assert "1d" in safe and "1c" not in safe
    assert "3b" not in safe, "a keep that nobody has conquered"
    assert "1c" in view(t, 1).safe and "1d" not in view(t, 1).safe
    assert view(t, None).safe == []


def test_the_deck_of_the_dummy_is_hidden() -> None:
    t = table(1)
    dummy = view(t, 0).dummy
    assert dummy is not None
    assert set(dummy.deck) == {HIDDEN}


def test_at_the_end_all_hands_are_open() -> None:
    t = table(hand="rage")
    give(t, "march", seat=1)
    GAME.check(t)
    for hero in t.heroes:
        hero.tactic = "planning"
    t.round, t.announced, t.last_turns = 3, 0, [1]
    t.at = 1
    t.heroes[1].discard, t.heroes[1].deck, t.heroes[1].hand = t.heroes[1].deck, [], []
    give(t, "march", seat=1, to="discard")
    session = Session(GAME, t)
    assert session.result is not None
    assert view(session.table, 1).heroes[0].hand == ["rage"]


def test_option_keys_are_short() -> None:
    t = table(hand="march stamina rage", at="1d", units="peasants")
    assert all(len(key) < 30 for key in turn(t).keys)
