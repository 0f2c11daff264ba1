"""Four people play Lords of Xidit to its end, each in their own way."""

import pytest

from bot.app import Herald
from bot.sandbox import Person
from tests.bot import openapi
from tests.e2e.house import House
from tests.e2e.players import BUTTONS, CLOSED, FORMS, TYPED, Player, play_on
from tests.e2e.story import Witness, check_proofs, headlines, story
from tests.samples import and_slow

STYLES = (BUTTONS, FORMS, TYPED, CLOSED)
WHOLE = 99  # years: to the end. In every run they play past the first census


@pytest.mark.parametrize("years", and_slow([3], [WHOLE]))
async def test_a_game_of_four_from_the_lobby_to_the_savior(
    house: House, herald: Herald, people: list[Person], years: int
) -> None:
    await play_a_game(house, people, "by-type", years)
    if openapi.SPEC.is_file():
        # Each takes milliseconds, and most are alike.
        assert openapi.check(house.sandbox.requests[::4]) == []


@pytest.mark.parametrize("years", and_slow([3], [WHOLE]))
async def test_a_game_with_the_census_in_one_go(
    house: House, herald: Herald, people: list[Person], years: int
) -> None:
    await play_a_game(house, people, "at-once", years)


def seated(house: House, people: list[Person], table: int) -> list[Player]:
    """Everybody plays in another way."""
    return [
        Player(house, person, style, seed, table)
        for seed, (person, style) in enumerate(zip(people, STYLES, strict=True))
    ]


async def play_a_game(house: House, people: list[Person], census: str, years: int) -> None:
    people[3].dms_open = False
    table = await house.open_table(*people, length="short", census=census)
    witness = Witness(house.sandbox, house.book)
    witness.watch(table)
    players = seated(house, people, table)
    await house.start(people[0])
    await house.until(lambda: house.book.status(table) == "playing")
    await play_on(house, players, years)
    await house.quiet()

    book, sandbox = house.book, house.sandbox
    words = book.words(table)
    log = book.log(table)
    closed = words.say("dm-closed", player=people[3].mention)
    notes = {closed, words.say("tagline")}
    assert story(book, table, sandbox.channel, notes) == headlines(log, words)
    assert any(line.text.key.startswith("census") for line in log)
    if years == WHOLE:
        assert house.book.status(table) == "finished"
        assert any("Savior of the Kingdom" in post.text for post in house.posts()[-3:])
        assert house.newest_buttons() == ["Rematch", "Replay"]
        assert check_proofs(book, table, sandbox.channel) > 20
    assert sum(post.text == closed for post in house.posts()) == 1

    witness.check_texts(notes)
    assert witness.check_pictures() > (12 if years == WHOLE else 5)
    everything = "\n".join(seen.text for seen in sandbox.everything_public())
    for secret in ("You sent", "(you have", "Black road", "Red road", "Blue road", "Wait\n"):
        assert secret not in everything

    check_manners(house)
    assert "turn" in players[2].used
    if census == "by-type" or years == WHOLE:  # else it may be that nothing small is asked
        assert players[0].used >= {"submit", "pick"}
        assert players[1].used >= {"menu", "type", "pick"}
        assert players[3].used >= {"submit", "pick"}
    assert people[3].dms == []


def check_manners(house: House) -> None:
    """Every press was acknowledged in time, and Discord had nothing to complain about."""
    done = list(house.sandbox.interactions._by_token.values())
    assert [it for it in done if it.failed or it.answer is None] == []
    assert max(it.acked_after or 0 for it in done) < 3
    assert house.sandbox.violations == []
