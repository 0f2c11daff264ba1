"""What players of Bestiary of Sigillum read, where it must agree with the rules."""

from __future__ import annotations

import pytest

from bot.texts import Words
from games.sigillum import GAME
from games.sigillum.rules import ability_phase
from tests.games.driver import drive
from tests.games.sigillum_tables import table
from tests.games.test_sigillum_teams import teams

EN, FR = Words("en", GAME.key), Words("fr", GAME.key)


@pytest.mark.parametrize(
    ("words", "duel", "teams"),
    [
        (EN, "one point of damage per tower of the field", "the first of two teams with 3"),
        (FR, "un dégât par tour du champ de bataille", "la première de deux équipes avec 3"),
    ],
    ids=["en", "fr"],
)
def test_the_rules_say_that_only_a_team_starts_with_3_damage(
    words: Words, duel: str, teams: str
) -> None:
    assert f"{duel}, {teams}." in words.say("rules-1")


@pytest.mark.parametrize(
    ("words", "often", "end", "one", "pass_"),
    [
        (EN, "as often as you like", "End my turn", "one ability, or pass", "Pass for this turn"),
        (
            FR,
            "autant de fois que vous voulez",
            "Terminer mon tour",
            "une seule capacité, ou passez",
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
