"""Tables in threads of every kind, in forum posts, and in channels that are not plain text."""

import pytest

from bot.chat.messages.custom_ids import Press
from bot.sandbox import Channel, Person, model
from bot.sandbox.api.faults import Fault
from bot.sandbox.model import ANNOUNCEMENT, FORUM, STAGE, VOICE
from bot.sandbox.people import Response
from tests.bot.sandbox.small_bot import Clock
from tests.e2e.house import House, told
from tests.e2e.players import BUTTONS, Player, play_on, play_year, submit
from tests.e2e.test_places import check_thread, in_a_thread, sent_to


@pytest.fixture
def private(house: House, people: list[Person]) -> Channel:
    """A thread in which all the players are, and Herald is not."""
    return house.sandbox.add_thread(house.sandbox.channel, "ours", *people, private=True)


# Private threads


async def play_there(house: House, person: Person, place: Channel) -> str:
    return (await (await person.slash("play", channel=place, game="xidit")).settled()).text


@pytest.mark.usefixtures("herald")
async def test_in_a_private_thread_herald_asks_to_be_mentioned_first(
    house: House, people: list[Person], private: Channel
) -> None:
    """Only who was added to it can write there: docs.discord.com, topics/threads."""
    herald = house.sandbox.world.bot.mention
    asked = f"To play in this private thread, mention {herald} here first, then try again."
    assert await play_there(house, people[0], private) == asked
    assert house.book.rows("select 1 from tables") == []
    house.sandbox.world.delete(people[0].write(f"{herald}, come in", private))
    table = await house.begin(*people, channel=private)
    players = [Player(house, p, BUTTONS, n, table, private) for n, p in enumerate(people)]
    await play_on(house, players, years=1)
    await house.quiet()
    check_thread(house, table, private)


async def refused(house: House, response: Response) -> None:
    """Wait until somebody is told to mention Herald first."""
    await house.until(lambda: "mention" in response.text)


@pytest.mark.usefixtures("herald")
async def test_no_table_comes_to_a_private_thread_by_other_ways_while_herald_is_not_in_it(
    house: House, people: list[Person], private: Channel
) -> None:
    """An import, the button for a demo, and a rematch where Herald was removed meanwhile."""
    r = await people[0].slash("table import", channel=private, file=("game.json", b"{}"))
    await refused(house, r)
    button = str(Press(0, "demo", "xidit"))
    r = await people[0].raw_component(people[0].write("a message", private), button)
    await refused(house, r)
    house.sandbox.world.add_to_thread(private, house.sandbox.world.bot)
    await house.open_table(people[0], channel=private)
    await people[0].slash("table abandon", channel=private)
    await house.quiet()
    house.sandbox.world.remove_from_thread(private, house.sandbox.world.bot)
    for command in ("table rematch", "table reopen"):
        r = await people[0].slash(command, channel=private)
        await refused(house, r)
    assert len(house.book.rows("select 1 from tables")) == 1


@pytest.mark.usefixtures("herald")
async def test_a_moderator_bot_needs_no_invitation_to_private_threads(
    house: House, people: list[Person], private: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(model, "BOT", model.BOT | model.MANAGE_THREADS)
    await house.begin(*people, channel=private)


@pytest.mark.usefixtures("herald")
async def test_a_private_thread_that_lost_herald_is_written_to_again_when_it_is_mentioned(
    house: House, people: list[Person], private: Channel
) -> None:
    there, herald = house.sandbox.world, house.sandbox.world.bot
    there.add_to_thread(private, herald)
    table = await house.begin(*people, channel=private)
    players = [Player(house, p, BUTTONS, n, table, private) for n, p in enumerate(people)]
    await play_on(house, players, years=0)
    await house.quiet()
    there.remove_from_thread(private, herald)
    for player in players:
        await submit(player)
    await house.until(lambda: "If it’s a private thread, mention me there." in sent_to(people[0]))
    there.delete(people[1].write(f"where is {herald.mention}?", private))
    await house.quiet()
    check_thread(house, table, private)


# Where else tables can be


@pytest.mark.usefixtures("herald")
async def test_a_thread_under_a_channel_that_is_read_only_has_tables(
    house: House, people: list[Person]
) -> None:
    """SEND_MESSAGES has no effect in threads: docs.discord.com, topics/threads."""
    house.sandbox.deny(house.sandbox.channel, "send_messages")
    thread, players = await in_a_thread(house, people)
    await play_year(players)
    await house.quiet()
    check_thread(house, players[0].table, thread)


@pytest.mark.usefixtures("herald")
@pytest.mark.parametrize("kind", [FORUM, ANNOUNCEMENT])
async def test_a_forum_post_or_a_thread_of_an_announcement_channel_has_tables(
    house: House, people: list[Person], kind: int
) -> None:
    parent = house.sandbox.add_channel("parent", kind)
    house.sandbox.deny(parent, "send_messages")
    thread = house.sandbox.add_thread(parent, "a game of Xidit?")
    await house.begin(*people, channel=thread)


@pytest.mark.usefixtures("herald")
@pytest.mark.parametrize("kind", [ANNOUNCEMENT, VOICE, STAGE])
async def test_announcement_and_voice_channels_have_tables(
    house: House, people: list[Person], kind: int
) -> None:
    place = house.sandbox.add_channel("place", kind)
    await house.begin(*people, channel=place)


@pytest.mark.usefixtures("herald")
async def test_in_a_voice_channel_herald_must_be_allowed_to_connect(
    house: House, people: list[Person]
) -> None:
    """Else messages there are refused with 50001: discord-api-docs, pull request 5111."""
    voice = house.sandbox.add_channel("voices", VOICE)
    house.sandbox.deny(voice, "connect")
    said = await play_there(house, people[0], voice)
    assert said.startswith("I don’t have permission to connect in this channel.")


# Archived threads, and who is in them


@pytest.mark.usefixtures("herald")
async def test_who_joins_a_table_in_a_thread_is_added_to_the_thread(
    house: House, people: list[Person]
) -> None:
    """Else the buttons can be dead for them once it is archived: discord-api-docs, issue 8474."""
    thread = house.sandbox.add_thread(house.sandbox.channel, "our game")
    table = await house.open_table(*people[:3], channel=thread)
    everybody = {person.id for person in people[:3]} | {house.sandbox.world.bot.id}
    await house.until(lambda: thread.members == everybody)
    await people[3].slash("join", channel=thread)
    await house.until(lambda: people[3].id in thread.members)
    house.sandbox.archive(thread)
    r = await people[1].press(house.newest(thread), "Leave")
    await house.until(lambda: r.followups)
    await people[1].press(r.followups[0], "Leave")
    await house.until(lambda: house.book.seat_of(table, people[1].id) is None)


@pytest.mark.usefixtures("herald")
async def test_who_takes_a_seat_that_is_offered_is_added_to_the_thread(
    house: House, people: list[Person]
) -> None:
    thread = house.sandbox.add_thread(house.sandbox.channel, "our game")
    await house.begin(*people[:3], channel=thread)
    await people[0].slash("table replace", channel=thread, player=people[2])
    await house.until(lambda: any("Take" in str(b.label) for b in house.newest(thread).buttons))
    label = next(b.label for b in house.newest(thread).buttons if "Take" in str(b.label))
    await people[3].press(house.newest(thread), label)
    await house.until(lambda: people[3].id in thread.members)


@pytest.mark.usefixtures("herald")
async def test_who_cannot_be_added_to_the_thread_joins_all_the_same(
    house: House, people: list[Person]
) -> None:
    thread = house.sandbox.add_thread(house.sandbox.channel, "our game")
    house.sandbox.faults.add(Fault("PUT", "/channels/.*/thread-members/.*", 403, times=99))
    table = await house.open_table(people[0], channel=thread)
    r = await people[1].press(house.newest(thread), "Join")
    assert "You’re in" in await told(r)
    assert house.book.seat_of(table, people[1].id) is not None
    await house.quiet()
    assert thread.members == set()


async def test_a_reminder_unarchives_the_thread_of_its_table(
    house: House, people: list[Person]
) -> None:
    """It comes by DM, and only what is sent to the thread itself would unarchive it."""
    clock = Clock()
    house.sandbox.clock = house.sandbox.world.clock = clock
    async with house.running(clock) as bot:
        thread, _ = await in_a_thread(house, people)
        before = len(house.posts(thread))
        house.sandbox.archive(thread)
        clock.ahead += 86400 + 1
        await bot.timekeeper.run_due()
        await house.quiet()
        await house.until(lambda: not thread.archived)
        assert len(house.posts(thread)) == before
        onlooker = house.sandbox.add_user("Eve")
        r = await onlooker.press(house.newest(thread), "Your turn")
        assert r.kind != "failed", "nobody's buttons are dead"


async def test_a_thread_that_is_locked_or_awake_is_left_as_it_is_by_a_reminder(
    house: House, people: list[Person]
) -> None:
    clock = Clock()
    async with house.running(clock) as bot:
        thread, _ = await in_a_thread(house, people)

        async def reminded() -> int:
            clock.ahead += 86400 + 1
            await bot.timekeeper.run_due()
            await house.quiet()
            return sum(
                request.method == "PATCH" and request.path == f"/channels/{thread.id}"
                for request in house.sandbox.requests
            )

        assert await reminded() == 0
        house.sandbox.lock(thread)
        house.sandbox.archive(thread)
        await reminded()
        assert thread.archived
