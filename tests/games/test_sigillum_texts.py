"""What players of Bestiary of Sigillum read, where it must agree with the rules."""

from __future__ import annotations

import re

import pytest

from bot.language.texts import Words
from games.core import Text
from games.sigillum import GAME
from games.sigillum.battle import ATTACK
from games.sigillum.beasts import SHEETS
from games.sigillum.fields import FIELDS
from games.sigillum.puzzles import PUZZLES, Puzzle
from games.sigillum.rules.actions import Ability, usable_abilities
from games.sigillum.rules.options import ability_option, unusable
from games.sigillum.rules.turn import ability_phase
from tests.games.driver import drive
from tests.games.sigillum_tables import battle, table
from tests.games.test_sigillum_teams import teams

EN, FR = Words("en", GAME.key), Words("fr", GAME.key)


@pytest.mark.parametrize(
    ("words", "duel", "teams"),
    [
        (
            EN,
            "the first player starts with 1 damage for each tower on the field",
            "in a team game, the first team starts with 3.",
        ),
        (
            FR,
            "le premier joueur commence avec 1 dégât par tour à catapulte du champ de bataille",
            "en équipe, la première équipe commence avec 3 dégâts.",
        ),
    ],
    ids=["en", "fr"],
)
def test_the_rules_say_that_only_a_team_starts_with_3_damage(
    words: Words, duel: str, teams: str
) -> None:
    assert duel in words.say("rules-1") and teams in words.say("rules-1")


@pytest.mark.parametrize(
    ("words", "often", "end", "one", "pass_"),
    [
        (EN, "End your turn when", "End my turn", "one ability or pass", "Pass for this turn"),
        (
            FR,
            "Terminez votre tour quand",
            "Terminer mon tour",
            "Une seule capacité, ou passez",
            "Passer pour ce tour",
        ),
    ],
    ids=["en", "fr"],
)
def test_with_a_teammate_it_is_one_ability_at_a_time_or_a_pass(
    words: Words, often: str, end: str, one: str, pass_: str
) -> None:
    """As often as you like, to the end of the turn, only alone or when the teammate has passed."""
    t = table(teams("armus C3, fidea C4", "aqus D3"), seats=4)
    driven = drive(t, ability_phase(t), (0, "armus.2"), (2, "end"), (0, "end"))
    alternating, _, alone = driven.asks
    assert one in words(alternating.prompt) and often not in words(alternating.prompt)
    assert words(alternating.options[-1].label) == pass_
    assert often in words(alone.prompt)
    assert words(alone.options[-1].label) == end


@pytest.mark.parametrize(
    ("key", "en", "fr"),
    [
        ("armus-2", "this character and every ally on the field", "soi et chaque allié"),
        ("iratus-1", "this character and every ally on the field", "soi et chaque allié"),
        ("citadel-3", "one or both cooldowns of each enemy", "une ou deux recharges par ennemi"),
        ("observatory-3", "one or both cooldowns of each ally", "une ou deux recharges par allié"),
    ],
)
def test_abilities_say_whom_they_reach_and_what_is_chosen(key: str, en: str, fr: str) -> None:
    """Allies include the teammate's; of two cooldowns, one or both are shifted."""
    assert en in EN.say(f"does-{key}")
    assert fr in FR.say(f"does-{key}")


@pytest.mark.parametrize("key", ["does-armus-2", "does-iratus-1", "about-armus", "about-iratus",
                                 "does-goetium-attack", "does-ignifer-attack"])  # fmt: skip
def test_what_concerns_all_allies_is_not_limited_to_ones_own_band(key: str) -> None:
    assert "band" not in EN.say(key)
    assert "troupe" not in FR.say(key)


@pytest.mark.parametrize(
    ("words", "ours", "parts"),
    [
        (EN, "**Ours, not printed:**", ("cooldowns", "terrain", "events", "puzzles")),
        (
            FR,
            "**Choisi par nous, faute de l’original :**",
            ("recharge", "terrains", "événements", "énigmes"),
        ),
    ],
    ids=["en", "fr"],
)
def test_the_first_rules_page_says_which_values_are_ours(
    words: Words, ours: str, parts: tuple[str, ...]
) -> None:
    (line,) = [line for line in words.say("rules-1").splitlines() if ours in line]
    tracks = {str(field.track) for field in FIELDS.values()}
    for part in (*parts, *tracks):
        assert part in line


@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
@pytest.mark.parametrize("key", SHEETS)
def test_a_character_is_explained_with_its_class_its_vitality_and_its_abilities(
    words: Words, key: str
) -> None:
    sheet = SHEETS[key]
    about = words.say(f"about-beast-{key}")
    assert f"({words.say(f'kind-{sheet.kind}')}, ♥{sheet.vitality})" in about
    for use in ("attack", 1, 2):
        assert words.say(f"ability-{key}-{use}") in about
        assert words.say(f"does-{key}-{use}") in about


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=PUZZLES)
def test_a_puzzle_is_explained_with_those_who_solve_it(puzzle: Puzzle) -> None:
    about = EN.say(f"about-puzzle-{puzzle.key}")
    for key in (*(yours for yours, *_ in puzzle.yours), *filter(None, [puzzle.prey])):
        assert EN.say(f"beast-{key}") in about


# Where an ability is chosen


@pytest.mark.parametrize("words", [EN, FR], ids=["en", "fr"])
@pytest.mark.parametrize("key", SHEETS)
def test_an_ability_says_what_it_does_and_how_long_it_cools_down_where_it_is_chosen(
    words: Words, key: str
) -> None:
    for use in (ATTACK, 1, 2):
        option = ability_option(Ability(key, use), key)
        assert words.say(f"ability-{key}-{use}") in words(option.label)
        assert option.hint is not None
        does = words(option.hint)
        assert does == words.say(f"does-{key}-{use}")
        assert bool(re.search(r"⏳(\d| )", does)) == (use != ATTACK)


@pytest.mark.parametrize(
    ("words", "push", "attack", "then_end"),
    [
        (
            EN,
            "Armus: Ram → Saturn (D2) ▸ ⏳4 · ",
            "Armus ⚔️ Saturn (D2) ▸ Saturn −1 (♥4)",
            "Armus ⚔️ Saturn (D2), then end my turn ▸ Saturn −1 (♥4)",
        ),
        (
            FR,
            "Armus\u00a0: Coup de bélier → Saturn (D2) ▸ ⏳4 · ",
            "Armus ⚔️ Saturn (D2) ▸ Saturn −1 (♥4)",
            "Armus ⚔️ Saturn (D2), puis terminer mon tour ▸ Saturn −1 (♥4)",
        ),
    ],
    ids=["en", "fr"],
)
def test_an_option_with_its_target_says_what_comes_of_it_and_what_the_ability_does(
    words: Words, push: str, attack: str, then_end: str
) -> None:
    t = table(battle("armus C3", "saturn D2"))
    options = {o.key: o for o in drive(t, ability_phase(t), "end").asks[0].options}
    assert words(options["armus.1.D2"].label).startswith(push)
    assert words(options["armus.a.D2"].label) == attack
    assert words(options["armus.a.D2.end"].label) == then_end
    for key, does in {
        "armus.1.D2": "1",
        "armus.a.D2": "attack",
        "armus.a.D2.end": "attack",
    }.items():
        assert options[key].hint == Text(f"does-armus-{does}")
    assert options["armus.2"].hint == Text("does-armus-2")


@pytest.mark.parametrize(
    ("words", "idle"),
    [
        (EN, "Not now: Shield Edge, Ram (nothing in reach) and 1 more."),
        (FR, "Pas maintenant\u00a0: Bord du bouclier, Coup de bélier (rien à portée) et 1 autre."),
    ],
    ids=["en", "fr"],
)
def test_what_is_ready_but_finds_no_target_is_named_with_the_reason(
    words: Words, idle: str
) -> None:
    t = table(battle("armus A1, architectus C5", "saturn E3"))
    asked = drive(t, ability_phase(t), "end").asks[0]
    assert words(asked.prompt).endswith(idle)
    assert not [option for option in asked.options if option.key.startswith("armus.a")]


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (EN, "Mechanical Hand (event: Heavy Ground)"),
        (FR, "Main mécanique (événement\u00a0: Sol lourd)"),
    ],
    ids=["en", "fr"],
)
def test_an_event_that_forbids_an_ability_is_named(words: Words, reason: str) -> None:
    b = battle("manus C3, fidea C5", "saturn E1")
    b.event = "heavy-ground"
    assert reason in [words(text) for text in unusable(b, 0, usable_abilities(b, 0), 9)]
