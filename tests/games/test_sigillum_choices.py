"""How actions are chosen and told: asks, previews, lines and the words for them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import games.sigillum
from bot.language.texts import Words
from games.core import Ask, Rng, Text
from games.session import Session
from games.sigillum import GAME
from games.sigillum.battle import Battle, Rehearsal
from games.sigillum.fields import FIELDS
from games.sigillum.rules.actions import Action, completions, possible, usable_abilities
from games.sigillum.rules.options import unusable
from games.sigillum.rules.turn import turn
from games.sigillum.table import Sigillum
from games.sigillum.telling.changes import changes
from games.sigillum.telling.changes import told as told_changes
from games.standin import random_answer
from tests.games.driver import drive, keys_of
from tests.games.sigillum_tables import FAMILIES, battle, castle, cooling, lay, lively, table, use

WEST, EAST = (str(Text("the-tower", {"tower": key})) for key in ("west", "east"))
ANA = str(Text("players", {"seats": [0]}))
NEIGHBORS = FIELDS["kingdom"].neighbors


def labels(ask: Ask) -> dict[str, Text]:
    return {option.key: option.label for option in ask.options}


def told(label: Text) -> list[tuple[str, ...]]:
    """What a label says that its choice would do."""
    assert label.key in ("would", "would-cool"), label
    return short(label.args["changes"])


def short(parts: object) -> list[tuple[str, ...]]:
    assert isinstance(parts, list)
    return [(part.key, *map(str, part.args.values())) for part in parts]


# Choosing


def test_abilities_are_grouped_by_character_and_say_what_they_do() -> None:
    t = table(castle(battle("armus C3", "saturn D2"), "hellgate"))
    driven = drive(t, turn(t), "end")
    options = {option.key: option for option in driven.asks[0].options}
    core = [*(f"armus.m.{key}" for key in NEIGHBORS["C3"] if key != "D2"), "armus.a.D2"]
    assert list(options) == [
        *core, "armus.1.D2", "armus.2", "castle.1.C3", *(f"{key}.end" for key in core), "end",
    ]  # fmt: skip
    assert options["armus.1.D2"].group == Text("beast", {"beast": "armus"})
    assert options["castle.1.C3"].group == Text("faction", {"faction": "hellgate"})
    hints = {key: option.hint for key, option in options.items() if option.hint is not None}
    assert {key: hint.key for key, hint in hints.items()} == {
        "armus.a.D2": "does-armus-attack",
        "armus.1.D2": "does-armus-1",
        "armus.2": "does-armus-2",
        "castle.1.C3": "does-hellgate-1",
        "armus.a.D2.end": "does-armus-attack",
    }


def test_one_press_uses_an_ability_on_a_target() -> None:
    t = table(battle("armus C3, fidea C4", "saturn D2"))
    driven = drive(t, turn(t), "armus.a.D2", "fidea.m.D4", "fidea.1.C3", "end")
    assert driven.prompts == ["choose-ability"] * 4


def test_one_press_uses_the_last_core_ability_and_ends_the_turn() -> None:
    t = table(battle("armus C3, fidea C4", "saturn D2"))
    driven = drive(t, turn(t), "fidea.m.D4", "armus.a.D2.end")
    assert driven.prompts == ["choose-ability"] * 2
    assert t.battle.beast("saturn").injuries == 1
    offered = labels(driven.asks[1])
    assert told(offered["armus.a.D2.end"]) == told(offered["armus.a.D2"])
    assert "attack-on-last" in str(offered["armus.a.D2.end"].args["what"])


def endings(t: Sigillum) -> list[str]:
    """The ways to end the turn that the player of the first side is offered first."""
    return [key for key in keys_of(drive(t, turn(t), "end").asks[0]) if key.endswith("end")]


def test_a_turn_is_not_ended_with_an_ability_while_others_can_move_or_attack() -> None:
    assert endings(table(battle("armus C3, fidea C4", "saturn D2"))) == ["end"]


def test_a_turn_that_ends_of_itself_needs_no_option_for_that() -> None:
    spent = cooling(battle("armus C3", "saturn E3"), "armus", 3, 3)
    assert endings(table(spent)) == ["end"]


def test_a_turn_is_not_ended_by_a_maneuver_that_summons_somebody() -> None:
    home = next(key for key, side in battle().castles.items() if side == 0)
    assert endings(table(battle(f"saxum {home}, fidea sheet", "saturn D2"))) == ["end"]
    assert len(endings(table(battle(f"saxum {home}", "saturn D2")))) > 1


def test_an_option_says_what_it_would_do() -> None:
    t = table(battle("armus C3", "saturn D2 -1, fidea B2 -1, brewus C4 +defense_up"))
    driven = drive(t, turn(t), "armus.a.D2", "end")
    found = labels(driven.asks[0])
    assert told(found["armus.a.D2"]) == [("injured", "saturn", "1", "3")]
    assert told(found["armus.a.B2"])[0] == ("exiled", "fidea")
    assert told(found["armus.a.B2"])[1][0] == "castle-stands"
    assert told(found["armus.a.C4"]) == [("would-nothing",)]


def test_an_attack_on_all_says_whom_it_strikes() -> None:
    t = table(battle("cerberus C3", "saturn D2, brewus B2"))
    driven = drive(t, turn(t), "cerberus.a", "end")
    assert told(labels(driven.asks[0])["cerberus.a"]) == [
        ("injured", "saturn", "1", "4"),
        ("injured", "brewus", "1", "3"),
    ]


def test_a_support_ability_says_how_long_it_cools_down_this_time() -> None:
    t = table(battle("armus C3 +poison", "saturn D2"), round=1)
    driven = drive(t, turn(t), "end")
    label = labels(driven.asks[0])["armus.1.D2"]
    assert label.key == "would-cool" and label.args["rounds"] == 5  # 4, and 1 for the poison


def test_a_maneuver_says_which_tower_it_takes() -> None:
    t = table(battle("armus C3", "saturn E1"))
    found = labels(drive(t, turn(t), "end").asks[0])
    assert told(found["armus.m.B2"]) == [("tower-taken", WEST, ANA)]
    assert told(found["armus.m.D2"]) == [("tower-freed", EAST)]
    assert found["armus.m.C2"].key == "maneuver-to"


def test_support_abilities_without_a_choice_are_done_at_once() -> None:
    t = table(battle("saxum C3", "saturn D2"))
    driven = drive(t, turn(t), "saxum.1", "end")
    assert driven.prompts == ["choose-ability", "choose-ability"]


def test_one_can_go_back_to_another_ability() -> None:
    t = table(battle("messum C4", "saturn D4, brewus A1"))
    driven = drive(t, turn(t), "messum.2.D4", "back", "messum.m.C3", "end")
    assert driven.said[0] == "maneuvers"


def test_choices_follow_one_another_and_the_prompt_says_how_far_they_have_come() -> None:
    t = table(battle("messum C4", "saturn D4, brewus A1"))
    driven = drive(t, turn(t), "messum.2.D4", "E3", "end")
    assert driven.prompts == ["choose-ability", "choose-next", "choose-ability"]
    begun = next(option for option in driven.asks[0].options if option.key == "messum.2.D4")
    assert begun.value == Action("messum", 2, ("D4",))
    assert driven.asks[1].options[0].value == Action("messum", 2, ("D4", "D3"))
    assert driven.asks[1].prompt.args["picked"] == ["D4"]
    assert driven.asks[1].prompt.args["asked"] == "where"
    assert keys_of(driven.asks[1]) == ["D3", "E3", "back"]


def test_a_choice_in_which_nothing_can_be_chosen_is_not_asked_for() -> None:
    """Toxicum sends Saturn into the only free water beside it."""
    t = table(battle("toxicum A1", "saturn B2, fidea E1"))
    driven = drive(t, turn(t), "toxicum.2.B2", "end")
    assert driven.prompts == ["choose-ability", "choose-ability"]


def test_only_choices_that_can_be_completed_are_offered() -> None:
    t = table(battle("toxicum A1", "saturn B2, fidea E1"))  # E1 is on no line
    driven = drive(t, turn(t), "end")
    keys = keys_of(driven.asks[0])
    assert "toxicum.2.B2" in keys and "toxicum.2.E1" not in keys


def test_the_options_of_one_character_fit_into_a_menu() -> None:
    """On the way to that, the abilities with the most targets are asked for in two steps."""
    t = table(castle(battle("messum C4, goetium D3 +flying", "saturn D4, brewus A1"), "bulwark"))
    options = drive(t, turn(t), "end").asks[0].options
    for option in options:
        assert sum(other.group == option.group for other in options) <= 20, option.group
    assert "castle.1" in [option.key for option in options]  # any hex of the field


def test_a_turn_begun_by_an_older_version_goes_on_in_steps() -> None:
    """Its answers are saved: first the ability, then the target."""
    t = table(battle("armus C3", "saturn D2"))
    t.whole_actions = False
    session = Session(GAME, t)
    session.answer(0, ("armus.m",))
    assert session.pending[0].prompt.key == "choose-target"
    session.answer(0, ("C4",))
    session.answer(0, ("end",))
    assert session.table.whole_actions
    assert "saturn.m.D1" in keys_of(session.pending[1])


def test_ready_abilities_that_find_nothing_are_named_with_the_reason() -> None:
    t = table(battle("armus A1, architectus C5", "saturn E1"))
    (idle,) = [drive(t, turn(t), "end").asks[0].prompt.args["idle"]]
    assert idle == [
        Text("not-now", {"ability": ["armus-attack", "armus-1", "architectus-attack"],
                         "reason": "reach"}),
        Text("not-now-more", {"n": 1}),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("mine", "event", "key", "reason"),
    [
        ("architectus C3", None, "architectus-2", "condition"),  # the castle is whole
        ("manus C3, fidea C5", "heavy-ground", "manus-1", "event"),
        ("armus C3 +slowness", None, "armus-1", "reach"),
    ],
)
def test_a_reason_is_given_for_what_cannot_be_used(
    mine: str, event: str | None, key: str, reason: str
) -> None:
    b = battle(mine, "saturn E1")
    b.event = event
    for text in unusable(b, 0, usable_abilities(b, 0), 9):
        if key in (text.args.get("ability") or []):  # type: ignore[operator]
            assert text.args["reason"] == reason
            return
    raise AssertionError(key)


def test_who_is_shut_in_has_no_free_hex() -> None:
    b = battle("armus C5, fidea C4, aqus B4, malleus D4", "saturn E1")
    idle = unusable(b, 0, usable_abilities(b, 0))
    assert Text("not-now", {"ability": ["move"], "reason": "room"}) in idle


@pytest.mark.parametrize(
    ("mine", "prompt"),
    [
        ("armus C5", "What should **Armus** do? End your turn when you’re done."),
        ("armus C5, fidea C3", "What should your characters do? End your turn when you’re done."),
    ],
)
def test_the_prompt_names_the_decision(mine: str, prompt: str) -> None:
    t = table(battle(mine, "saturn E1"))
    assert Words("en", "sigillum")(drive(t, turn(t), "end").asks[0].prompt).startswith(prompt)


def test_free_hexes_show_their_terrain_and_what_waits_there() -> None:
    t = table(lay(battle("armus C3", "saturn D2"), "web", "C4", 1))
    found = labels(drive(t, turn(t), "end").asks[0])
    terrain = FIELDS["kingdom"].hex["C2"].terrain or ""
    assert found["armus.m.C2"].args["pick"] == Text("hex-of", {"hex": "C2", "terrain": terrain})
    assert told(found["armus.m.C4"]) == [("gains", "armus", "stun")]


def test_both_who_change_places_are_named() -> None:
    t = table(battle("illesebra C5, armus A1", "saturn E1"))
    found = labels(drive(t, turn(t), "illesebra.1.A1", "end").asks[0])
    assert told(found["illesebra.1.A1"]) == [
        ("moved", "illesebra", "A1"),
        ("moved", "armus", "C5"),
    ]


def test_tokens_are_named_by_their_abilities() -> None:
    t = table(cooling(battle("tempus C3, armus A1", "saturn D2"), "armus", 2, 4))
    driven = drive(t, turn(t), "tempus.1.A1", "armus.12", "end")
    found = labels(driven.asks[1])
    assert found["armus.1"].args["changes"] and found["armus.12"].args["changes"]


def test_actions_can_be_taken_back_until_the_turn_ends() -> None:
    session = Session(GAME, table(battle("armus C3", "saturn D2")))
    session.answer(0, ("armus.a.D2",))
    assert session.table.battle.beast("saturn").vitality == 4
    session.undo(0)
    assert session.table.battle.beast("saturn").vitality == 5
    assert "armus.a.D2" in keys_of(session.pending[0])


# Telling


def test_lines_say_who_did_what() -> None:
    t = table(battle("armus C5, fidea sheet", "saturn D4, brewus D3"))
    driven = drive(t, turn(t), "armus.a.D4", "armus.2", "end")
    acts = [line.text for line in driven.lines if line.text.key == "acts"]
    assert acts[0].args["seat"] == 0
    assert short(acts[0].args["changes"]) == [("injured", "saturn", "1", "4")]
    t = table(battle("armus C5, fidea sheet", "saturn D2"))
    driven = drive(t, turn(t), "armus.m.C4", "end")
    moved = driven.line("maneuvers-and")
    assert (moved["beast"], moved["hex"]) == ("armus", "C4")
    assert short(moved["changes"]) == [("summoned", "fidea", "C5")]


def test_changes_tell_everything_that_a_player_would() -> None:
    def of(b: Battle, words: str) -> list[tuple[str, ...]]:
        return short(told_changes(changes(b, use(b, words))))

    assert of(battle("armus C3", "saturn D2"), "armus 1 D2") == [
        ("moved", "armus", "D2"),
        ("moved", "saturn", "E1"),
        ("tower-freed", EAST),
    ]
    assert of(battle("fidea C3, armus A1 -2", "saturn D2"), "fidea 1 A1") == [
        ("restored", "armus", "2")
    ]
    assert of(battle("eresida C3", "saturn D2"), "eresida 1 C2") == [("laid", "web", "C2")]
    assert of(battle("carnifex C3", "saturn E1 +attack_up"), "carnifex 2 E1") == [
        ("moved", "saturn", "D2"),
        ("gains", "saturn", "attack_down"),
    ]
    b = cooling(battle("tempus C3, armus A1", "saturn D2"), "armus", 1, 4)
    assert of(b, "tempus 1 A1 armus.12") == [
        ("charged", "armus", "armus-1"),
        ("shifted", "armus", "armus-2", "3"),
    ]
    b = battle("architectus C3", "saturn D2")
    b.strongholds[0].damage = 5
    assert of(b, "architectus 2") == [("castle-stands", ANA, "4", "16")]


def test_a_pull_that_turns_markers_and_ends_in_a_web_tells_both() -> None:
    b = lay(battle("carnifex C3", "saturn E1 +attack_up +flying +control_up"), "web", "D2", 0)
    assert short(told_changes(changes(b, use(b, "carnifex 2 E1")))) == [
        ("moved", "saturn", "D2"),
        ("gains", "saturn", "attack_down"),
        ("gains", "saturn", "control_down"),
        ("gains", "saturn", "stun"),
        ("tower-freed", EAST),
    ]


@pytest.mark.parametrize("seats", [2, 4])
def test_labels_that_are_read_later_say_what_was_offered(seats: int) -> None:
    """They are made when somebody reads them: whatever is played must not change them."""
    settings = {"castles": "on", "events": "on"}
    looked_at, blind = (Session.start(GAME, seats, settings, seed=5) for _ in range(2))
    rng = Rng(5)
    while looked_at.result is None:
        asked = []
        before = looked_at.checkpoints
        while looked_at.result is None and looked_at.checkpoints == before:
            ((seat, ask),) = looked_at.pending.items()
            asked.append((labels(ask), blind.pending[seat]))
            answer = random_answer(ask, rng)
            looked_at.answer(seat, answer)
            blind.answer(seat, answer)
        for found, later in asked:
            assert labels(later) == found


# Rehearsals


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_offered_can_be_done_and_rehearsing_changes_nothing(seats: int) -> None:
    """Abilities make sure of everything before their first change: see Rehearsal."""
    for seed in range(60):
        options = {"castles": "on", "events": "on", "field": "random"}
        t = lively(seats, options, seed)
        for seat in range(seats):
            before = t.battle.copy()
            for ability, ways in usable_abilities(t.battle, seat).items():
                for action in ways or [Action(*ability)]:
                    assert list(completions(t.battle, seat, action)), (seed, action)
            assert t.battle == before


def test_a_rehearsal_cannot_be_changed() -> None:
    b = battle("armus C3", "saturn D2")
    rehearsal = Rehearsal.of(b)
    assert possible(rehearsal, 0, Action("armus", "attack"))
    assert possible(rehearsal, 0, Action("armus", 1, ("D2",)))
    assert not possible(rehearsal, 0, Action("armus", 1, ("D3",)))
    assert b == battle("armus C3", "saturn D2")


# Words

CATALOG = (Path(games.sigillum.__file__).parent / "en.ftl").read_text(encoding="utf-8")
MESSAGES = dict(re.findall(r"^([a-z][\w-]*) = (.*)$", CATALOG, flags=re.MULTILINE))


@pytest.mark.parametrize("family", ["does", "about"])
def test_hints_fit_into_menus(family: str) -> None:
    for member in FAMILIES[family]:
        assert 0 < len(MESSAGES[f"{family}-{member}"]) <= 95, member


def test_the_rules_fit_into_messages() -> None:
    pages = re.findall(r"^rules-(\d) =\n((?:    .*\n)+)", CATALOG, flags=re.MULTILINE)
    assert [number for number, _ in pages] == ["1", "2", "3", "4", "5"]
    for _, page in pages:
        assert len(page) <= 1900
        assert not re.search(r"^    [*.\[]", page, flags=re.MULTILINE)


def test_every_ability_has_a_name_of_its_own_within_its_character() -> None:
    for ability in FAMILIES["ability"]:
        assert MESSAGES[f"ability-{ability}"]
    names = [MESSAGES[f"ability-{ability}"] for ability in FAMILIES["ability"]]
    assert len(set(names)) == len(names)


def test_option_keys_are_short_enough_for_buttons() -> None:
    session = Session.start(GAME, 2, {"castles": "on", "events": "on"}, 11)
    rng = Rng(5)
    while session.result is None:
        (seat,) = session.pending
        ask = session.pending[seat]
        for option in ask.options:
            assert len(option.key) <= 20 and re.fullmatch(r"[A-Za-z0-9.-]+", option.key)
            assert not re.fullmatch("[A-Z]", option.key)  # on the picture those are players
        assert len(keys_of(ask)) == len(set(keys_of(ask)))
        session.answer(seat, random_answer(ask, rng))
