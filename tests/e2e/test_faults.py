"""Discord has its own troubles: the game goes on, and nothing is lost or told twice."""

import pytest

from bot.sandbox import Fault, Person
from tests.bot.sandbox.small_bot import Clock
from tests.e2e.house import House, told
from tests.e2e.players import CLOSED, place_heroes, play_on, play_year, seal
from tests.e2e.story import atoms, story

POST = {"method": "POST", "path": r"/channels/\d+/messages"}
EDIT = {"method": "PATCH", "path": r"/channels/\d+/messages/\d+"}


def check(house: House, table: int, *notes: str) -> None:
    words = house.book.words(table)
    assert story(house.book, table, house.sandbox.channel, set(notes)) == atoms(
        house.book.log(table), words
    )
    assert [post for post in house.posts() if post.buttons] == [house.posts()[-1]]


def asked(person: Person) -> int:
    """How often somebody was asked for orders by DM."""
    return sum("your decision" in message.bodies[0].content for message in person.dms)


@pytest.mark.usefixtures("herald")
@pytest.mark.parametrize(
    "fault",
    [
        Fault(**POST, status=500, after=True),
        Fault(**POST, status=429, times=3),
        Fault(**POST, status=0),
        Fault(**POST, status=0, after=True),
        Fault(**POST, status=0, after=True, times=2),
        Fault(**EDIT, status=0),
        Fault(**EDIT, status=404, code=10008),
        Fault("POST", "/users/@me/channels", status=0),
    ],
    ids=lambda f: f"{f.method} {f.status or 'cut'}{' after' * f.after} x{f.times}",
)
async def test_a_request_fails(house: House, people: list[Person], fault: Fault) -> None:
    house.sandbox.faults.add(fault)
    players = await place_heroes(house, people)
    house.sandbox.faults.clear()
    house.sandbox.faults.add(Fault(**vars(fault) | {"times": 1}))
    await play_year(players)
    check(house, players[0].table)
    # Who seals last sees his next decision where he typed; he is not told again.
    assert [asked(person) for person in people] == [2, 2, 2, 1]
    assert house.sandbox.violations == []


@pytest.mark.usefixtures("herald")
@pytest.mark.parametrize("resume", [True, False])
async def test_the_gateway_drops(house: House, people: list[Person], resume: bool) -> None:
    players = await place_heroes(house, people)
    await seal(players[0])
    await house.sandbox.drop_gateway(resume=resume)
    await house.sandbox.ready()
    for player in players[1:]:
        await seal(player)
    await house.quiet()
    check(house, players[0].table)
    assert house.book.session(players[0].table).table.year == 2


@pytest.mark.usefixtures("herald")
async def test_a_press_while_the_gateway_is_away_is_answered_after_it_is_back(
    house: House, people: list[Person]
) -> None:
    players = await place_heroes(house, people)
    await house.sandbox.drop_gateway()
    r = await people[0].slash("turn", answer="wwwwww")
    assert "✅ Sealed" in r.text
    assert players[0].serial == 2


@pytest.mark.usefixtures("herald")
async def test_a_lost_acknowledgement_changes_nothing_but_the_confirmation(
    house: House, people: list[Person]
) -> None:
    players = await place_heroes(house, people)
    house.sandbox.patience = 0.2
    callback = Fault("POST", r"/interactions/.*/callback", status=500, after=True)
    house.sandbox.faults.add(callback)
    before = players[0].serial
    await people[0].slash("turn", answer="wwwwww")
    house.sandbox.faults.clear()
    await seal(players[1])
    if players[0].serial == before:
        await seal(players[0])
    for player in players[2:]:
        await seal(player)
    await house.quiet()
    check(house, players[0].table)


@pytest.mark.usefixtures("herald")
@pytest.mark.parametrize("code", [50007, 50278])
async def test_dms_are_closed_in_the_middle_of_a_game(
    house: House, people: list[Person], code: int
) -> None:
    players = await place_heroes(house, people)
    ann = players[0]
    await play_year(players)
    dm = house.sandbox.world.open_dm(people[0])
    path = rf"/channels/{dm.id}/messages"
    refusal = Fault("POST", path, status=403, code=code, times=100)
    house.sandbox.faults.add(refusal)
    await play_year(players)
    note = (
        f"{people[0].mention}, I cannot send you DMs. No harm: press **Your turn** on the newest "
        "post whenever it is your turn, and only you will see it."
    )
    await house.until(lambda: any(post.content == note for post in house.posts()))
    (told_once,) = [post for post in house.posts() if post.content == note]
    assert told_once.mentions == [people[0].id]
    for _ in range(2):
        ann.style = CLOSED
        await ann.answer()
        for player in players[1:]:
            await seal(player)
        await house.quiet()
    check(house, ann.table, note)
    assert sum(post.content == note for post in house.posts()) == 1
    refused = [r for r in house.sandbox.requests if r.path == path and r.status == 403]
    assert len(refused) == 1 + 2, "refused requests count against a bot: one each time they act"
    assert people[0].mention in house.newest().content, "the post itself calls him now"
    assert people[0].id in house.newest().mentions


async def test_permission_is_lost_and_given_back(house: House, people: list[Person]) -> None:
    clock = Clock()
    async with house.running(clock) as bot:
        players = await place_heroes(house, people)
        channel = house.sandbox.channel
        house.sandbox.deny(channel, "send_messages")
        for player in players:
            await seal(player)
        told_so_far = len(house.posts())
        await house.until(lambda: house.book.rows("select 1 from outbox where tries > 0"))
        assert house.book.session(players[0].table).table.year == 2, "the game itself goes on"
        assert len(house.posts()) == told_so_far
        tries = len(house.sandbox.requests)
        r = await players[0].fetch_panel()
        assert "Plan six orders" in r.followups[0].content

        house.sandbox.allow(channel, "send_messages")
        path = f"/channels/{channel.id}/messages"
        posts = [q for q in house.sandbox.requests[tries:] if q.path == path]
        assert posts == [], "it is not tried again and again"
        clock.ahead += 601
        bot.courier.wake(f"channel:{channel.id}")
        await house.quiet()
        check(house, players[0].table)
        assert house.sandbox.violations == []


@pytest.mark.usefixtures("herald")
async def test_the_newest_post_is_deleted_by_a_moderator(
    house: House, people: list[Person]
) -> None:
    players = await place_heroes(house, people)
    house.sandbox.world.delete(house.newest())
    await seal(players[0])
    await house.quiet()
    for player in players[1:]:
        await seal(player)
    await house.quiet()
    assert "**Year 2" in house.newest().content


@pytest.mark.usefixtures("herald")
async def test_what_is_refused_by_discord_is_told_to_the_player(
    house: House, people: list[Person]
) -> None:
    """A fault of ours is excused with a number, and the game is as it was."""
    players = await place_heroes(house, people)
    house.sandbox.faults.add(Fault("POST", r"/webhooks/\d+/[^/]+", status=400, code=50035))
    r = await people[0].press(house.newest(), "Your turn")
    said = await told(r)
    assert said.startswith("Something went wrong on my side; nothing was changed.")
    await play_on(house, players, years=1)


async def test_restarting_in_good_order_loses_nothing(house: House, people: list[Person]) -> None:
    async with house.running():
        players = await place_heroes(house, people)
        await seal(players[0])
        draft = await players[1].fetch_panel()
        panel = draft.followups[0]
        await people[1].press(panel, "💤 Wait")
    async with house.running():
        await people[1].press(panel, "⚔️ Action")
        assert panel.content.endswith("💤 Wait → ⚔️ Action → … → … → … → …")
        r = await people[1].press(panel, "⌨️ Type")
    async with house.running():
        sent = await people[1].submit(r.modal, "aaaaaa")
        await players[1].stored(sent, 1)
        for player in players[2:]:
            await player.answer()
        await house.quiet()
        check(house, players[0].table)
