"""Events: the deck, and what each card does."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core import Rng
from games.session import Session
from games.sigillum import GAME
from games.sigillum.effects import NEGATIVE
from games.sigillum.fields import FIELDS
from games.sigillum.rules.events import EVENTS, apply_event, fitting_events
from games.sigillum.rules.game import begin_round
from games.sigillum.rules.phases import firing_towers, recover
from games.sigillum.rules.setup import setup
from games.sigillum.rules.turn import control_phase, time_phase
from games.standin import random_answer
from tests.games.driver import drive
from tests.games.sigillum_tables import (
    battle,
    castle,
    cooling,
    damage,
    effects,
    left,
    offered,
    rest,
    table,
    use,
    ways,
    where,
)

# The deck


def test_there_are_28_events_of_five_kinds() -> None:
    assert Counter(event.kind for event in EVENTS.values()) == {
        "strengthening": 7, "weakening": 6, "restriction": 6, "siege": 4, "exile": 5,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("field", "missing"),
    [
        ("kingdom", {"blood-of-the-earth", "ash-cloud"}),
        ("canyon", {"whispering-canopy", "tangled-roots", "moonlit-mirror", "bog-fever", "flood",
                    "blood-of-the-earth", "ash-cloud"}),
        ("cemetery", {"high-ground", "thin-air", "rockslide", "blood-of-the-earth", "ash-cloud"}),
        ("chaos", {"moonlit-mirror", "bog-fever", "flood"}),
        ("islands", {"banner-on-the-wall", "lightning-rod", "second-volley",
                     "blood-of-the-earth", "ash-cloud"}),
        ("crossing", {"banner-on-the-wall", "lightning-rod", "second-volley",
                      "blood-of-the-earth", "ash-cloud"}),
        ("temple", {"whispering-canopy", "high-ground", "open-road", "moonlit-mirror",
                    "blood-of-the-earth", "bog-fever", "tangled-roots", "thin-air", "burning-sun",
                    "ash-cloud", "flood", "rockslide"}),
    ],
)  # fmt: skip
def test_cards_that_do_not_fit_the_field_are_left_out(field: str, missing: set[str]) -> None:
    assert set(EVENTS) - set(fitting_events(FIELDS[field])) == missing


def test_the_first_round_has_no_event_but_shows_the_upcoming_one() -> None:
    t = setup(1, 2, GAME.options({"events": "on"}))
    assert t.upcoming is not None
    assert len(t.deck) == len(fitting_events(t.battle.field)) - 1
    upcoming = t.upcoming
    begin_round(t)
    assert [t.battle.event, t.upcoming] == [None, upcoming]
    top = t.deck[-1]
    begin_round(t)
    assert [t.battle.event, t.upcoming] == [upcoming, top]
    assert t.past == []


def test_an_empty_deck_is_made_of_the_cards_under_the_current_one() -> None:
    t = table(battle("armus C3", "saturn D2"), events="on")
    t.battle.event, t.upcoming, t.deck, t.past = "mercy", "flood", [], ["thin-air", "thick-fog"]
    begin_round(t)
    assert t.battle.event == "flood"
    assert {t.upcoming, *t.deck} == {"mercy", "thin-air", "thick-fog"}
    assert t.past == []


def test_no_card_is_lost_in_a_long_game() -> None:
    t = table(battle("armus C3", "saturn D2"), events="on")
    t.battle.event, t.past = None, []
    whole = Counter([*t.deck, t.upcoming])
    for _ in range(100):
        begin_round(t)
        assert Counter([*t.deck, t.upcoming, t.battle.event, *t.past]) == whole


def test_the_order_of_the_deck_is_in_no_view() -> None:
    session = Session.start(GAME, 2, {"events": "on"}, 4)
    rng = Rng(1)
    for _ in range(40):
        (seat,) = session.pending
        session.answer(seat, random_answer(session.pending[seat], rng))
    view = session.view(0)
    assert view.events == len(session.table.deck)
    assert view.upcoming == session.table.upcoming
    assert not hasattr(view, "deck")


# Strengthening and weakening


@pytest.mark.parametrize(
    ("event", "field", "on", "off", "effect"),
    [
        ("whispering-canopy", "kingdom", "B2", "C3", "defense_up"),
        ("high-ground", "kingdom", "E2", "C3", "attack_up"),
        ("open-road", "kingdom", "A2", "C3", "swiftness"),
        ("moonlit-mirror", "kingdom", "C3", "A2", "resistance"),
        ("banner-on-the-wall", "kingdom", "A2", "A1", "control_up"),
        ("blood-of-the-earth", "chaos", "C3", "A2", "vampirism"),
        ("fair-wind", "kingdom", "C3", "C5", "flying"),
        ("bog-fever", "kingdom", "C3", "A2", "poison"),
        ("tangled-roots", "kingdom", "B2", "C3", "slowness"),
        ("thin-air", "kingdom", "E2", "C3", "control_down"),
        ("burning-sun", "kingdom", "A2", "C3", "attack_down"),
        ("ash-cloud", "chaos", "C3", "A2", "silence"),
        ("lightning-rod", "kingdom", "A2", "A1", "attack_down"),
    ],
)
def test_markers_of_events(event: str, field: str, on: str, off: str, effect: str) -> None:
    b = battle(f"armus {on}, fidea {off}", f"saturn {'E1' if on != 'E1' else 'D1'}", field)
    b.event, b.round = event, 5
    touched = apply_event(b, 0)
    assert [one.key for one in touched] == ["armus"]
    assert effects(b, "armus") == [effect]
    assert effects(b, "fidea") == effects(b, "saturn") == []
    # It leaves by the usual rule: a positive one with the own time phase, a negative one with
    # the other side's.
    recover(b, 1)
    assert effects(b, "armus") == ([] if effect in NEGATIVE else [effect])
    b.round = 6
    recover(b, 0)
    assert effects(b, "armus") == []


def test_each_side_resolves_the_event_at_the_end_of_its_own_time_phase() -> None:
    b = battle("armus A2", "saturn C2")
    b.event = "open-road"
    t = table(b, side=1)
    time_phase(t)
    assert effects(b, "saturn") == ["swiftness"]
    assert effects(b, "armus") == []
    assert [line.text.key for line in t.news] == ["event-touches"]


# Restrictions


def test_flood_keeps_maneuvers_out_of_water() -> None:
    b = battle("armus C3, cerberus C4", "saturn E1 -1")
    b.event = "flood"
    assert ways(b, "armus move") == ["B2", "B3", "C2"]
    assert "D3" not in ways(b, "cerberus 1")
    assert where(use(battle("aqus C4", "saturn E1", event="flood"), "aqus 2 C3"), "aqus") == "C3"


def test_thick_fog_limits_attacks_to_two_hexes() -> None:
    b = battle("frigus C3", "saturn D2 +poison, brewus A2 +poison, armus E1 +poison")
    assert ways(b, "frigus attack") == ["A2", "D2", "E1"]
    b.event = "thick-fog"
    assert ways(b, "frigus attack") == ["A2", "D2", "E1"]
    b.beast("frigus").hex = "A3"
    assert ways(b, "frigus attack") == ["A2"]
    assert ways(b, "frigus 1") == ["A2", "D2", "E1"]  # support abilities see through it


def test_silent_bells_silence_castles() -> None:
    b = castle(battle("armus C3", "fidea D2 -1"), "hellgate")
    b.event = "silent-bells"
    assert offered(b, "castle") == []
    b = castle(battle("armus A2, fidea E2", "saturn C3", event="silent-bells"), "abbey")
    b.strongholds[0].damage = 3
    t = table(b)
    drive(t, control_phase(t))
    assert damage(t.battle)[0] == 3


def test_heavy_ground_forbids_support_abilities_that_move() -> None:
    b = battle("mortum C3, vinctum C4", "saturn D3", event="heavy-ground")
    assert "2" not in offered(b, "mortum")
    assert offered(b, "vinctum") == ["move", "attack", "2"]
    b = castle(battle("armus C3, fidea C4", "saturn D3", event="heavy-ground"), "hellgate")
    assert offered(b, "castle") == ["1"]


def test_truce_of_the_dead_forbids_attacks_beside_castles() -> None:
    b = battle("frigus C4, ballistarius C3", "saturn D3 +poison, brewus C2 +poison")
    b.event = "truce-of-the-dead"
    assert ways(b, "frigus attack") == []  # it stands beside its castle
    assert ways(b, "ballistarius attack") == ["D3"]  # C2 is beside the other


def test_broken_ropes_ask_for_a_lead_of_two() -> None:
    b = battle("armus A2, fidea E2, aqus E1", "saturn C3", event="broken-ropes")
    assert firing_towers(b, 0) == [1]


# Siege


def fired(b_mine: str, theirs: str, event: str, field: str = "kingdom") -> int:
    t = table(battle(b_mine, theirs, field, event=event), field=field)
    drive(t, control_phase(t))
    return t.battle.strongholds[1].damage


def test_battering_ram_hits_from_beside_the_castle() -> None:
    assert fired("armus C2, fidea B1", "saturn C4", "battering-ram") == 1
    assert fired("armus C2 +stun", "saturn C4", "battering-ram") == 0
    assert fired("armus C3", "saturn C4", "battering-ram") == 0


def test_second_volley_from_the_tower_hex() -> None:
    assert fired("armus A2", "saturn C4", "second-volley") == 2
    assert fired("armus A1", "saturn C4", "second-volley") == 1
    assert fired("armus A2, fidea E2", "saturn E1, brewus D2", "second-volley") == 2


def test_siege_engines_reward_every_tower() -> None:
    assert fired("armus A2, fidea E2", "saturn C4", "siege-engines") == 3
    assert fired("armus A2", "saturn C4", "siege-engines") == 1


def test_rockslide_needs_two_on_mountains() -> None:
    assert fired("armus A1, fidea E2", "saturn C4", "rockslide") == 3
    assert fired("armus A1, fidea E1", "saturn C4", "rockslide") == 2


# Exile


@pytest.mark.parametrize(("event", "cost"), [(None, 1), ("blood-price", 2), ("mercy", 0)])
def test_what_an_exile_costs(event: str | None, cost: int) -> None:
    b = battle("armus C3", "saturn D2 -4", event=event)
    assert damage(use(b, "armus attack D2")) == [0, cost]


def test_lost_souls_wait_for_the_time_phase_of_their_side() -> None:
    b = use(battle("armus C3", "saturn D2 -4", event="lost-souls"), "armus attack D2")
    assert where(b, "saturn") is None
    recover(b, 0)
    assert where(b, "saturn") is None
    recover(b, 1)
    assert where(b, "saturn") == "C1"


def test_feast_of_victors_heals_the_attacker() -> None:
    b = battle("armus C3 -2", "saturn D2 -4", event="feast-of-victors")
    assert left(use(b, "armus attack D2"), "armus") == 2
    b = battle("armus C3 -2", "saturn D2", event="feast-of-victors")
    assert left(use(b, "armus attack D2"), "armus") == 1


def test_hard_lessons_speed_up_the_exiled() -> None:
    b = cooling(battle("armus C3", "saturn D2 -4", event="hard-lessons"), "saturn", 1, 4)
    assert rest(use(b, "armus attack D2"), "saturn") == [None, 3]


def test_an_event_holds_for_both_sides_and_goes_with_the_round() -> None:
    t = table(battle("armus C3", "saturn D2"), events="on")
    t.battle.event, t.upcoming = "flood", "mercy"
    begin_round(t)
    assert t.battle.event == "mercy"
