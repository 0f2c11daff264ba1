"""What must hold for every game of the house, at every number of players: its texts.

`test_catalogs.py` compares the catalogs with the sources, and `tests/bot/test_labels.py` looks at
the buttons and menus that the bot makes.
"""

from __future__ import annotations

import pytest

from games import GAMES
from games.xidit.data import ORDERS
from tests.games.check_texts import check_asks, check_catalogs
from tests.games.every_game import AnyGame, answered, every_game
from tests.samples import some_or_all


@pytest.mark.parametrize("key", GAMES)
def test_the_bot_can_say_what_a_game_is(key: str) -> None:
    check_catalogs(GAMES[key])


@every_game
@some_or_all("games", 1, 10)
def test_questions_fit_and_their_options_can_be_told_apart(
    game: AnyGame, seats: int, games: int
) -> None:
    check_asks(game, seats, games)


@every_game
@some_or_all("games", 1, 3)
def test_no_key_is_a_letter_that_may_be_a_players(game: AnyGame, seats: int, games: int) -> None:
    """Players have their initials, whatever these are. Xidit's orders are small letters in a legend
    of their own, where no player is shown."""
    keys = {
        option.key
        for session, seat, _ in answered(game, seats, games)
        for option in session.pending[seat].options
    }
    letters = {key for key in keys if len(key) == 1 and key.isalpha()}
    assert letters <= (set(ORDERS) if game.key == "xidit" else set())
    assert letters == {key.lower() for key in letters}
