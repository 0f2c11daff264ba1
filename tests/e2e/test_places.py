"""Where a table is can change under it: threads archive, permissions go, Herald is removed."""

import pytest

from bot.app import Herald
from bot.sandbox import Channel, Person
from bot.tables.actors import Actor
from tests.bot.sandbox.small_bot import Clock
from tests.e2e.house import House, told
from tests.e2e.players import BUTTONS, Player, play_on, play_year, submit
from tests.e2e.story import headlines, story
from tests.e2e.test_faults import check


@pytest.fixture(autouse=True)
def at_once(typing_at_once: None) -> None:
    """It is not how answers are typed that is tried here."""


async def in_a_thread(house: House, people: list[Person]) -> tuple[Channel, list[Player]]:
    """Everybody plans the first year of a game in a thread."""
    thread = house.sandbox.add_thread(house.sandbox.channel, "our game")
    table = await house.begin(*people, channel=thread)
    players = [Player(house, p, BUTTONS, n, table, thread) for n, p in enumerate(people)]
    await play_on(house, players, years=0)
    await house.quiet()
    return thread, players


def check_thread(house: House, table: int, thread: Channel) -> None:
    """Every line stands there once, and the newest post alone has buttons."""
    words = house.book.words(table)
    assert story(house.book, table, thread, set()) == headlines(house.book.log(table), words)
    posts = house.posts(thread)
    assert [post for post in posts if post.buttons] == [posts[-1]]
    assert house.sandbox.violations == []


@pytest.mark.usefixtures("herald")
async def test_in_an_archived_thread_posts_are_made_anew(
    house: House, people: list[Person]
) -> None:
    """Edits are refused there (50083), and sending unarchives it."""
    thread, players = await in_a_thread(house, people)
    for player in players:
        house.sandbox.archive(thread)
        await submit(player)
        await house.quiet()
        assert not thread.archived
        assert thread.messages[-1].buttons
    submitted = [post.text for post in house.posts(thread) if "✅ Submitted" in post.text]
    assert len(submitted) == 3, "each order's hash was public before anybody knew the orders"
    check_thread(house, players[0].table, thread)


async def test_a_thread_that_was_silent_for_days_archives_itself(
    house: House, people: list[Person]
) -> None:
    clock = Clock()
    house.sandbox.clock = house.sandbox.world.clock = clock
    async with house.running(clock):
        thread, players = await in_a_thread(house, people)
        clock.ahead += 8 * 86400
        for player in players:
            await submit(player)
        await house.quiet()
        assert not thread.archived
        check_thread(house, players[0].table, thread)


@pytest.mark.usefixtures("herald")
async def test_players_of_a_locked_thread_are_told_by_dm_and_play_on(
    house: House, people: list[Person]
) -> None:
    thread, players = await in_a_thread(house, people)
    house.sandbox.lock(thread)
    before = len(house.posts(thread))
    for player in players:
        await player.answer()
    for person in people:
        await house.until(lambda: "the thread is locked" in sent_to(person))  # noqa: B023
        assert sent_to(person).count("the thread is locked") == 1
    assert house.book.session(players[0].table).table.year == 2
    assert len(house.posts(thread)) == before
    house.sandbox.lock(thread, False)
    await house.quiet()
    check_thread(house, players[0].table, thread)


def sent_to(person: Person) -> str:
    """All that came to somebody without their asking."""
    return "\n".join(message.text for message in person.dms if not message.ephemeral_for)


async def lose_permission(house: House, players: list[Player]) -> None:
    house.sandbox.deny(house.sandbox.channel, "send_messages")
    for player in players:
        await submit(player)
    await house.until(lambda: house.book.rows("select 1 from blocked"))


@pytest.mark.usefixtures("herald")
async def test_whoever_presses_is_told_which_permission_is_missing(
    house: House, people: list[Person]
) -> None:
    players = await begun(house, people)
    await lose_permission(house, players)
    r = await people[1].press(house.newest(), "My view")
    await house.until(lambda: len(r.followups) == 2)
    said = r.followups[1].text
    assert said.startswith(f"I can’t post in <#{house.sandbox.channel.id}>")
    assert "send messages" in said
    r = await people[1].slash("board", channel=house.sandbox.channel)
    await house.until(lambda: "send messages" in r.text)
    await house.until(
        lambda: any("I don’t have permission to send messages" in m.text for m in people[0].dms)
    )


async def begun(house: House, people: list[Person]) -> list[Player]:
    table = await house.begin(*people)
    players = [Player(house, person, BUTTONS, n, table) for n, person in enumerate(people)]
    await play_on(house, players, years=0)
    await house.quiet()
    return players


@pytest.mark.usefixtures("herald")
async def test_a_channel_is_written_to_again_as_soon_as_its_permissions_change(
    house: House, people: list[Person]
) -> None:
    players = await begun(house, people)
    await lose_permission(house, players)
    house.sandbox.allow(house.sandbox.channel, "send_messages")
    await house.quiet()
    check(house, players[0].table)


@pytest.mark.usefixtures("herald")
async def test_a_channel_is_written_to_again_as_soon_as_a_role_changes(
    house: House, people: list[Person]
) -> None:
    players = await begun(house, people)
    world = house.sandbox.world
    world.set_bot_role(world.guild, denied=0x800)  # send messages
    for player in players:
        await submit(player)
    await house.until(lambda: house.book.rows("select 1 from blocked"))
    world.set_bot_role(world.guild, denied=0)
    await house.quiet()
    check(house, players[0].table)


@pytest.mark.usefixtures("herald")
async def test_a_channel_is_tried_again_when_somebody_presses(
    house: House, people: list[Person]
) -> None:
    players = await begun(house, people)
    await lose_permission(house, players)
    house.sandbox.channel.denied = 0  # and no event tells of it
    await people[1].press(house.newest(), "My view")
    await house.quiet()
    check(house, players[0].table)


async def test_a_channel_is_tried_again_at_the_start(house: House, people: list[Person]) -> None:
    async with house.running():
        players = await begun(house, people)
        await lose_permission(house, players)
    house.sandbox.channel.denied = 0
    async with house.running():
        await house.quiet()
    check(house, players[0].table)


async def test_tables_of_a_server_that_removed_herald_rest_until_it_is_invited_again(
    house: House, people: list[Person]
) -> None:
    clock = Clock()
    async with house.running(clock) as bot:
        players = await begun(house, people)
        await people[0].slash(
            "table clock", channel=house.sandbox.channel, kind="deadline", hours=24
        )
        await house.quiet()
        house.sandbox.remove_bot()
        await house.until(lambda: house.book.one("select rests_since from tables")[0])
        await quiet_for_people(house)
        requests = len(house.sandbox.requests)
        for _ in range(10):
            clock.ahead += 86400
            await bot.timekeeper.run_due()
            await bot.outbox.wake_all()
        assert len(house.sandbox.requests) == requests, "it is not tried for ever"
        assert house.book.status(players[0].table) == "playing", "nobody has run out of time"
        house.sandbox.invite_bot()
        await house.until(lambda: "I’m back on this server" in house.newest().text)
        await play_year(players)
        check_back(house, players[0].table)


async def quiet_for_people(house: House) -> None:
    await house.until(
        lambda: house.book.rows("select 1 from outbox where place like 'user:%'") == []
    )


def check_back(house: House, table: int) -> None:
    check(house, table, house.book.words(table).say("back-on-server"))


async def test_a_removal_and_an_invitation_are_noticed_also_after_a_stop(
    house: House, people: list[Person]
) -> None:
    async with house.running():
        players = await begun(house, people)
    house.sandbox.guild.bot_is_member = False
    async with house.running():
        await house.until(lambda: house.book.one("select rests_since from tables")[0])
        r = await people[0].slash("turn", answer="wwwwww")
        assert r.kind != "failed", "who still reaches Herald can play on"
    house.sandbox.guild.bot_is_member = True
    async with house.running():
        await house.until(lambda: "I’m back on this server" in house.newest().text)
        for player in players[1:]:
            await submit(player)
        await house.quiet()
    check_back(house, players[0].table)


@pytest.mark.usefixtures("herald")
async def test_a_table_that_is_closed_while_it_rests_says_so_when_herald_is_back(
    house: House, people: list[Person], herald: Herald
) -> None:
    players = await begun(house, people)
    house.sandbox.remove_bot()
    await house.until(lambda: house.book.one("select rests_since from tables")[0])
    await herald.services.seating.abandon(players[0].table, Actor(people[0].id))
    house.sandbox.invite_bot()
    await house.quiet()
    assert "closed without a result" in house.posts()[-1].text


@pytest.mark.usefixtures("herald")
async def test_dms_that_are_refused_while_a_table_rests_do_not_count_as_closed(
    house: House, people: list[Person], herald: Herald
) -> None:
    await begun(house, people)
    house.sandbox.remove_bot()
    await house.until(lambda: house.book.one("select rests_since from tables")[0])
    await quiet_for_people(house)
    for person in people:
        assert not (await herald.store.person(person.id)).dm_closed


@pytest.mark.usefixtures("herald")
async def test_a_deleted_board_post_is_replaced_by_one_with_buttons(
    house: House, people: list[Person]
) -> None:
    players = await begun(house, people)
    house.sandbox.world.delete(house.newest())
    await submit(players[0])
    await house.quiet()
    assert "Your turn" in house.newest_buttons()
    assert "✅ Submitted" in house.newest().text
    r = await people[1].press(house.newest(), "Your turn")
    await house.until(lambda: r.followups)
    assert "Plan your six orders" in await told(r)


async def closed_for_good(house: House, people: list[Person], table: int) -> None:
    """The table is closed, nothing waits to be sent to its channel, and each is told once."""
    await house.until(lambda: house.book.status(table) == "abandoned")
    await house.quiet()
    for kept in ("outbox", "panels", "blocked"):
        assert house.book.rows(f"select 1 from {kept} where place like 'channel:%'") == []
    for person in people:
        assert sent_to(person).count("game was deleted") == 1
    assert house.sandbox.violations == []


async def test_the_table_of_a_deleted_channel_is_closed_and_goes_on_in_another(
    house: House, people: list[Person]
) -> None:
    clock = Clock()
    async with house.running(clock) as bot:
        players = await begun(house, people)
        table = players[0].table
        await lose_permission(house, players)  # so that much waits to be posted there
        house.sandbox.world.delete_channel(house.sandbox.channel)
        await closed_for_good(house, people, table)
        sent = [len(person.dms) for person in people]
        clock.ahead += 30 * 86400
        await bot.timekeeper.run_due()
        await house.quiet()
        assert [len(person.dms) for person in people] == sent, "nobody is reminded of it"
        hall = house.sandbox.add_channel("hall")
        stranger = house.sandbox.add_user("Eve")
        r = await stranger.slash("table reopen", channel=hall)
        assert (await told(r)).startswith("There’s no closed game to reopen")
        assert await told(await people[1].slash("table reopen", channel=hall)) == "Done."
        await house.quiet()
        assert "Ⓑ **Ben** has reopened this table." in house.newest(hall).text
        for player in players:
            player.channel = hall
            await submit(player)
        assert house.book.session(table).table.year == 3
        await house.quiet()
        assert house.posts(hall)[-1].buttons


@pytest.mark.usefixtures("herald")
async def test_the_table_of_a_deleted_thread_is_closed(house: House, people: list[Person]) -> None:
    thread, players = await in_a_thread(house, people)
    house.sandbox.world.delete_channel(thread)
    await closed_for_good(house, people, players[0].table)


@pytest.mark.usefixtures("herald")
@pytest.mark.parametrize("archived", [False, True])
async def test_a_deleted_channel_takes_the_tables_of_its_threads_along(
    house: House, people: list[Person], archived: bool
) -> None:
    """No THREAD_DELETE is sent then (discord.js, pull request 10883), and discord.py knows only
    the threads that are not archived (`parse_channel_delete`, `parse_thread_update`)."""
    thread, players = await in_a_thread(house, people)
    if archived:
        house.sandbox.archive(thread)
    house.sandbox.world.delete_channel(house.sandbox.channel)
    await closed_for_good(house, people, players[0].table)


async def test_a_channel_that_was_deleted_while_herald_was_stopped_is_noticed_at_the_start(
    house: House, people: list[Person]
) -> None:
    async with house.running():
        players = await begun(house, people)
        away, others = await in_a_thread(house, people)
        house.sandbox.archive(away)
    house.sandbox.world.delete_channel(away)
    async with house.running():
        await house.until(lambda: house.book.status(others[0].table) == "abandoned")
        await house.quiet()
        assert [sent_to(person).count("game was deleted") for person in people] == [1] * 4
        assert house.book.status(players[0].table) == "playing"


@pytest.mark.usefixtures("herald")
async def test_a_channel_of_whose_deletion_no_event_tells_is_noticed_by_the_next_post(
    house: House, people: list[Person]
) -> None:
    """Sending gives 10003, Unknown Channel."""
    players = await begun(house, people)
    del house.sandbox.world.channels[house.sandbox.channel.id]
    await submit(players[0])
    await closed_for_good(house, people, players[0].table)


@pytest.mark.usefixtures("herald")
async def test_a_lobby_whose_channel_is_deleted_is_closed(
    house: House, people: list[Person]
) -> None:
    table = await house.open_table(*people)
    house.sandbox.world.delete_channel(house.sandbox.channel)
    await house.until(lambda: house.book.status(table) == "abandoned")
    await house.quiet()
    for person in people:
        assert sent_to(person).endswith(
            "The channel with your **Lords of Xidit** table was deleted, so I’ve closed the table."
        )
