"""What players of Bestiary of Sigillum read, where it must agree with the rules."""

from __future__ import annotations

import pytest

from bot.texts import Words
from games.sigillum import GAME

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
