"""Liar's Dice through the real client: reactions of several people on one post, hidden dice by DM.

With anybody allowed to call, everybody but the bidder and the next player is asked after a bid.
"""

import asyncio
import time

import pytest

from bot.app import Herald
from bot.sandbox import Message, Person
from bot.store.clock import HOUR
from bot.tables import play
from tests.e2e.conftest import SameChance
from tests.e2e.house import House, told
from tests.e2e.players import BUTTONS, CLOSED, FORMS, TYPED, Player, has_button, play_on
from tests.e2e.story import Witness, check_private
from tests.e2e.test_whole_game import check_manners

STYLES = (BUTTONS, FORMS, TYPED, CLOSED, BUTTONS, BUTTONS)
CALL, STAND = "Call it!", "Let it stand"


@pytest.fixture
def six(house: House, people: list[Person]) -> list[Person]:
    return [*people, *map(house.sandbox.add_user, ("Eve", "Fay"))]


async def dealt(house: House, people: list[Person]) -> list[Player]:
    table = await house.begin(*people, game="liarsdice")
    return [
        Player(house, person, style, n, table)
        for n, (person, style) in enumerate(zip(people, STYLES, strict=False))
    ]


async def bid(house: House, players: list[Player]) -> list[Player]:
    """Whoever's turn it is makes the lowest bid; those who may react."""
    table = players[0].table
    (seat,) = house.book.pending(table)
    for _ in range(2):
        player = players[seat]
        ask = house.book.pending(table)[seat]
        key = next(option.key for option in ask.options if option.key != "call")
        before = player.serial
        r = await player.person.slash("turn", channel=house.sandbox.channel, answer=key)
        await player.confirm(r, before)
    await house.quiet()
    assert house.book.session(table).reacting
    return [players[seat] for seat in house.book.pending(table)]


def callers(house: House, table: int) -> list[object]:
    """Who has called so far."""
    log = house.book.log(table)
    return [line.text.args["seat"] for line in log if line.text.key in ("calls-bid", "calls-lie")]


def post_with(house: House, label: str) -> Message:
    return [post for post in house.posts() if has_button(post, label)][-1]


@pytest.mark.slow
@pytest.mark.parametrize("count", [4, 6])
async def test_a_whole_game_of_four_or_six(
    house: House, herald: Herald, six: list[Person], count: int
) -> None:
    await play_a_game(house, six[:count])


@pytest.mark.both_databases
async def test_a_short_game_of_four(
    house: House, few_dice: None, herald: Herald, six: list[Person]
) -> None:
    await play_a_game(house, six[:4])


async def play_a_game(house: House, people: list[Person]) -> None:
    table = await house.open_table(*people, game="liarsdice")
    witness = Witness(house.sandbox, house.book)
    witness.watch(table)
    players = [
        Player(house, p, s, n, table) for n, (p, s) in enumerate(zip(people, STYLES, strict=False))
    ]
    await house.start(people[0])
    await house.until(lambda: house.book.status(table) == "playing")
    await play_on(house, players)
    await house.quiet()
    assert house.book.status(table) == "finished"
    witness.check_texts(
        {
            house.book.words(table).say("dm-closed", player=people[3].mention),
            house.book.words(table).say("tagline"),
        }
    )
    check_private(house.sandbox, house.book, table)
    check_manners(house)
    # Whoever has dice is told them once a round, and nobody else is written to.
    for player in players:
        own = [line for line in house.book.log(table) if line.to == player.seat]
        sent = [dm for dm in player.person.dms if "for your eyes only" in dm.text]
        assert len(sent) <= len(own)
        if player.style != CLOSED:
            shown = [dm for dm in player.person.dms if "for your eyes only" not in dm.text]
            assert len(shown) == 1, "the welcome, and nothing else"


@pytest.mark.both_databases
async def test_of_two_calls_at_the_same_moment_the_first_counts(
    house: House, herald: Herald, six: list[Person]
) -> None:
    players = await dealt(house, six)
    one, other, *_ = await bid(house, players)
    post = post_with(house, CALL)
    first, second = await asyncio.gather(
        one.person.press(post, CALL), other.person.press(post, CALL)
    )
    await house.until(lambda: first.followups or second.followups)
    await house.quiet()
    table = players[0].table
    (calling,) = callers(house, table)
    late = first if first.followups else second
    caller = other if late is first else one
    assert calling == caller.seat
    assert "old" in late.followups[0].text or "current one" in late.followups[0].text


async def test_a_late_call_gets_the_present_panel_and_changes_nothing(
    house: House, herald: Herald, six: list[Person]
) -> None:
    players = await dealt(house, six)
    asked = await bid(house, players)
    post = post_with(house, CALL)
    old = next(b.custom_id for b in post.buttons if b.label == CALL)
    for player in asked:
        await player.person.press(post_with(house, STAND), STAND)
    await house.until(lambda: not house.book.session(players[0].table).reacting)
    again = await bid(house, players)
    late = next(player for player in again if player in asked)
    before = house.book.dump()
    assert old is not None
    r = await late.person.raw_component(post, old)
    await house.until(lambda: r.followups)
    assert house.book.dump() == before
    assert has_button(r.followups[0], CALL), "the present one"


async def test_whoever_passes_in_advance_is_not_asked_until_their_turn(
    house: House, herald: Herald, six: list[Person]
) -> None:
    players = await dealt(house, six)
    table = players[0].table
    for player in await bid(house, players):
        r = await player.person.press(post_with(house, "Pass until my turn"), "Pass until my turn")
        await house.until(lambda: r.followups)  # noqa: B023
        assert "until your turn" in r.followups[0].text
    await house.quiet()
    assert not house.book.session(table).reacting
    (seat,) = house.book.pending(table)
    asked = await bid(house, players)
    assert {player.seat for player in asked} == {(seat - 1) % 6}, "only who has just bid before"


async def test_a_standing_pass_is_taken_back_by_a_press(
    house: House, herald: Herald, six: list[Person]
) -> None:
    players = await dealt(house, six)
    player, *_ = await bid(house, players)
    r = await player.person.press(post_with(house, "Pass until my turn"), "Pass until my turn")
    await house.until(lambda: r.followups)
    await player.person.press(r.followups[0], "Ask me again")
    standing = "select standing from seats where table_id = ? and seat = ?"
    await house.until(lambda: house.book.one(standing, player.table, player.seat)[0] is None)


async def test_when_its_time_is_over_silence_lets_a_bid_stand(
    house: House, six: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "secrets", SameChance())
    ahead = 0.0
    async with house.running(lambda: time.time() + ahead) as bot:
        players = await dealt(house, six)
        await bid(house, players)
        ahead = 13 * HOUR
        await bot.timekeeper.run_due()
        await house.quiet()
        assert not house.book.session(players[0].table).reacting
        (seat,) = house.book.pending(players[0].table)
        assert six[seat].mention in house.newest().text


async def test_a_restart_inside_a_window_changes_nothing(
    house: House, six: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "secrets", SameChance())
    async with house.running():
        players = await dealt(house, six)
        one, other, *_ = await bid(house, players)
        await one.person.press(post_with(house, STAND), STAND)
        await house.quiet()
    async with house.running():
        assert one.seat not in house.book.pending(one.table)
        await other.person.press(post_with(house, CALL), CALL)
        await house.until(lambda: callers(house, one.table))
        assert callers(house, one.table) == [other.seat]


async def test_the_bidder_cannot_call(house: House, herald: Herald, six: list[Person]) -> None:
    players = await dealt(house, six)
    asked = await bid(house, players)
    bidder = next(player for player in players if player not in asked)
    before = house.book.dump()
    await told(await bidder.person.press(post_with(house, CALL), CALL))
    assert house.book.dump() == before
