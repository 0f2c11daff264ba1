"""Whole games of every other kind, by people who each play in a way of their own."""

from typing import Any

import pytest

from bot.app import Herald
from bot.sandbox import Person
from bot.tables import play
from tests.bot import openapi
from tests.e2e.conftest import SameChance
from tests.e2e.house import House
from tests.e2e.players import BUTTONS, CLOSED, FORMS, TYPED, Player, play_on
from tests.e2e.story import Witness, check_proofs, headlines, story
from tests.e2e.test_whole_game import check_manners

STYLES = (BUTTONS, FORMS, TYPED, CLOSED)


def seated(house: House, people: list[Person], table: int) -> list[Player]:
    return [Player(house, person, STYLES[i % 4], i, table) for i, person in enumerate(people)]


async def played(
    house: House, table: int, witness: Witness, people: list[Person], undone: int = 0
) -> None:
    """The game is over, and everything was told once and nothing that is secret."""
    book = house.book
    assert book.status(table) == "finished"
    await house.quiet()
    words = book.words(table)
    closed = words.say("dm-closed", player=people[-1].mention)
    notes = {closed, words.say("tagline")}
    if not undone:  # what was taken back has been told, but is not in the log any more
        assert story(book, table, house.sandbox.channel, notes) == headlines(book.log(table), words)
        witness.check_texts(notes)
        check_proofs(book, table, house.sandbox.channel)
    assert witness.check_pictures(undone) > 5
    check_manners(house)
    if openapi.SPEC.is_file():
        assert openapi.check(house.sandbox.requests) == []


@pytest.mark.parametrize(
    ("game", "seats", "settings"),
    [
        ("annodomini", 2, {"scenario": "the-long-watch"}),
        pytest.param(
            "sigillum",
            2,
            {"field": "canyon", "castles": "on", "events": "on"},
            marks=pytest.mark.slow,
        ),
        pytest.param("sigillum", 4, {"bans": "first"}, marks=pytest.mark.slow),
    ],
)
async def test_a_whole_game(
    house: House,
    herald: Herald,
    people: list[Person],
    game: str,
    seats: int,
    settings: dict[str, Any],
) -> None:
    table = await house.open_table(*people[:seats], game=game, **settings)
    witness = Witness(house.sandbox, house.book)
    witness.watch(table)
    players = seated(house, people[:seats], table)
    await house.start(people[0])
    await house.until(lambda: house.book.status(table) == "playing")
    await play_on(house, players)
    await played(house, table, witness, people[:seats])


async def test_a_long_game_is_told_once_as_far_as_it_is(
    house: House, herald: Herald, people: list[Person]
) -> None:
    """The short version of a whole game."""
    table = await house.begin(*people, game="sigillum", bans="first")
    witness = Witness(house.sandbox, house.book)
    witness.watch(table)
    players = seated(house, people, table)
    while house.book.move_count(table) < 40:
        await players[min(house.book.pending(table))].answer()
    await house.quiet()
    words = house.book.words(table)
    notes = {words.say("dm-closed", player=people[-1].mention), words.say("tagline")}
    told = story(house.book, table, house.sandbox.channel, notes)
    assert told == headlines(house.book.log(table), words)
    witness.check_texts(notes)
    assert witness.check_pictures() > 5
    check_manners(house)


async def test_a_game_with_an_invasion_of_two_a_restart_and_an_undo(
    house: House, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "secrets", SameChance())
    witness = Witness(house.sandbox, house.book)
    async with house.running():
        table = await house.open_table(*people, game="annodomini")
        witness.watch(table)
        players = seated(house, people, table)
        await house.start(people[0])
        await house.until(lambda: house.book.status(table) == "playing")
        undone = await play_rounds(house, players, rounds=3)
    async with house.running():
        undone += await play_rounds(house, players, rounds=99)
        await played(house, table, witness, people, undone)
    assert undone
    lines = house.book.log(table)
    raided = [line.text.args["seats"] for line in lines if line.text.key == "invasion"]
    assert any(isinstance(who, list) and len(who) > 1 for who in raided)


async def play_rounds(house: House, players: list[Player], rounds: int) -> int:
    """Play some rounds; whoever can still take a tile back does so once. How many did."""
    table = players[0].table
    undone = 0
    while house.book.status(table) == "playing":
        session = house.book.session(table)
        if session.table.round > rounds:
            break
        for seat, ask in sorted(session.pending.items()):
            if not undone and ask.prompt.key == "place-tile" and session.taken_back(seat):
                await players[seat].person.slash("undo", channel=house.sandbox.channel)
                assert house.book.pending(table)[seat].prompt.key == "take-tile"
                undone += 1
                break
            await players[seat].answer()
    return undone
