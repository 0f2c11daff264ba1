"""How often players press for a typical turn, with the question whether they are sure."""

from dataclasses import replace
from statistics import median

import pytest

from bot.app import Herald
from bot.sandbox import Person
from bot.sandbox.api.interactions import COMPONENT
from games import GAMES
from games.core import Answer, Ask, Rng
from tests.e2e.house import House
from tests.e2e.players import BUTTONS, Player
from tests.games.mageknight_turns import TYPICAL_TURNS
from tests.samples import some_or_all


class Sensible(Player):
    """Plays as the computer would."""

    def decide(self, ask: Ask) -> Answer:
        session = self.house.book.session(self.table)
        answer: Answer = session.game.stand_in(session.view(self.seat), ask, Rng(1))
        return answer


def presses(house: House, person: Person) -> int:
    """All that somebody has pressed or chosen in a menu so far."""
    done = house.sandbox.interactions._by_token.values()
    return sum(it.user is person and it.kind == COMPONENT for it in done)


async def turn_of(house: House, players: list[Sensible]) -> tuple[int, int]:
    """Play one turn, until somebody else is asked; who it was, and how often they pressed."""
    table = players[0].table
    (seat,) = house.book.pending(table)
    player = players[seat]
    before = presses(house, player.person)
    while list(house.book.pending(table)) == [seat]:
        await player.answer()
        await house.quiet()
    return seat, presses(house, player.person) - before


@pytest.mark.parametrize("named", TYPICAL_TURNS)
async def test_typical_turns_of_mage_knight(
    house: House,
    herald: Herald,
    people: list[Person],
    monkeypatch: pytest.MonkeyPatch,
    named: str,
) -> None:
    turn = TYPICAL_TURNS[named]
    laid = replace(GAMES["mageknight"], setup=lambda seed, seats, options: turn.lay())
    monkeypatch.setitem(GAMES, "mageknight", laid)
    house.asks_sure = True
    table = await house.begin(*people[:2], game="mageknight")
    player = Player(house, people[0], BUTTONS, 1, table)
    before = presses(house, people[0])
    for answer in turn.answers:
        ask = house.book.pending(table)[0]
        panel = await player.find_panel(ask)
        await player._press(panel, ask, ask.check(answer.split()))
        await house.quiet()
    assert 0 not in house.book.pending(table), "the turn is over"
    assert presses(house, people[0]) - before <= turn.most


async def turns(
    house: House, people: list[Person], game: str, count: int, first: int = 1, **settings: str
) -> list[int]:
    """How often was pressed in each turn of a game: so many of them, from a round on, and all that
    came before."""
    house.asks_sure = True
    table = await house.begin(*people, channel=None, game=game, **settings)
    players = [Sensible(house, person, BUTTONS, n, table) for n, person in enumerate(people)]
    counted: list[int] = []
    while count:
        count -= house.book.session(table).table.round >= first
        _, pressed = await turn_of(house, players)
        counted.append(pressed)
    return counted


async def test_a_turn_of_890_is_three_presses(
    house: House, herald: Herald, people: list[Person]
) -> None:
    """Take, place, and yes: a trio asks for more."""
    counted = await turns(house, people[:2], "annodomini", 8)
    assert median(counted) == 3 and min(counted) >= 2, counted


@some_or_all("count", 6, 10)
async def test_a_turn_of_sigillum_is_five_presses(
    house: House, herald: Herald, people: list[Person], count: int
) -> None:
    """From the first round on, and once all characters are on the field."""
    counted = await turns(house, people[:2], "sigillum", count, first=3)
    assert median(counted[:count]) <= 5 and median(counted[-count:]) <= 5, counted


@some_or_all("count", 6, 10)
async def test_a_turn_of_sigillum_with_castles_is_five_presses(
    house: House, herald: Herald, people: list[Person], count: int
) -> None:
    counted = await turns(house, people[:2], "sigillum", count, castles="on")
    assert median(counted) <= 5, counted
