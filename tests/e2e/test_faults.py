"""Discord has its own troubles: the game goes on, and nothing is lost or told twice."""

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import AsyncIterator

import pytest

from bot.app import Herald
from bot.language.texts import Words
from bot.sandbox import Fault, Person
from bot.store.engines import postgresql, sqlite
from bot.store.engines.outside import outside
from games import GAMES
from tests.bot.sandbox.small_bot import Clock
from tests.e2e.house import House, told
from tests.e2e.players import CLOSED, has_button, place_heroes, play_on, play_year, submit
from tests.e2e.story import headlines, story


@pytest.fixture(autouse=True)
def at_once(typing_at_once: None) -> None:
    """It is not how answers are typed that is tried here."""


pytestmark = pytest.mark.usefixtures("hurried")

POST = ("POST", r"/channels/\d+/messages")
EDIT = ("PATCH", r"/channels/\d+/messages/\d+")
ACKNOWLEDGE = ("POST", r"/interactions/\d+/[^/]+/callback")
MOVED = "**Lords of Xidit**: there’s a newer post for this table."
COUNTS = "That’s saved, and it counts."


def check(house: House, table: int, *notes: str) -> None:
    words = house.book.words(table)
    assert story(house.book, table, house.sandbox.channel, set(notes)) == headlines(
        house.book.log(table), words
    )
    posts = house.posts()
    assert [post for post in posts if has_button(post, "Your turn")] == [posts[-1]]


def asked(person: Person) -> int:
    """How often somebody was asked for orders by DM."""
    return sum("It’s your turn in" in message.bodies[0].text for message in person.dms)


@pytest.mark.usefixtures("herald", "impatient")
@pytest.mark.parametrize(
    "fault",
    [
        Fault(*POST, status=500, after=True),
        Fault(*POST, status=429, times=3),
        Fault(*POST, status=0),
        Fault(*POST, status=0, after=True),
        Fault(*POST, status=0, after=True, times=2),
        Fault(*EDIT, status=0),
        Fault(*EDIT, status=404, code=10008),
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
    # An edit that fails as if the lobby were gone posts it anew, and the old one is still there.
    check(house, players[0].table, MOVED)
    # The last to submit sees their next decision where they typed; they are not told again.
    assert [asked(person) for person in people] == [2, 2, 2, 1]
    assert house.sandbox.violations == []


@pytest.mark.usefixtures("herald")
@pytest.mark.parametrize("resume", [True, False])
async def test_the_gateway_drops(house: House, people: list[Person], resume: bool) -> None:
    players = await place_heroes(house, people)
    await submit(players[0])
    await house.sandbox.drop_gateway(resume=resume)
    await house.sandbox.ready()
    for player in players[1:]:
        await submit(player)
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
    assert "✅ Submitted" in r.text
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
    await submit(players[1])
    if players[0].serial == before:
        await submit(players[0])
    for player in players[2:]:
        await submit(player)
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
        f"{people[0].mention}, I can’t send you DMs. No problem: when it’s your turn, "
        "press **Your turn** on the newest post. Only you’ll see what it shows."
    )
    await house.until(lambda: any(post.text == note for post in house.posts()))
    (told_once,) = [post for post in house.posts() if post.text == note]
    assert told_once.pinged == [people[0].id]
    for _ in range(2):
        ann.style = CLOSED
        await ann.answer()
        for player in players[1:]:
            await submit(player)
        await house.quiet()
    check(house, ann.table, note)
    assert sum(post.text == note for post in house.posts()) == 1
    refused = [r for r in house.sandbox.requests if r.path == path and r.status == 403]
    assert len(refused) == 1 + 2, "refused requests count against a bot: one each time they act"
    assert people[0].mention in house.newest().text, "the post itself mentions them now"
    assert people[0].id in house.newest().pinged


async def test_permission_is_lost_and_given_back(house: House, people: list[Person]) -> None:
    clock = Clock()
    async with house.running(clock) as bot:
        players = await place_heroes(house, people)
        channel = house.sandbox.channel
        house.sandbox.deny(channel, "send_messages")
        for player in players:
            await submit(player)
        told_so_far = len(house.posts())
        await house.until(lambda: house.book.rows("select 1 from outbox where tries > 0"))
        assert house.book.session(players[0].table).table.year == 2, "the game itself goes on"
        assert len(house.posts()) == told_so_far
        tries = len(house.sandbox.requests)
        r = await players[0].fetch_panel()
        assert "Plan your six orders" in r.followups[0].text

        house.sandbox.allow(channel, "send_messages")
        path = f"/channels/{channel.id}/messages"
        posts = [q for q in house.sandbox.requests[tries:] if q.path == path]
        assert posts == [], "it is not tried again and again"
        clock.ahead += 601
        bot.outbox.wake(f"channel:{channel.id}")
        await house.quiet()
        check(house, players[0].table)
        assert house.sandbox.violations == []


@pytest.mark.usefixtures("herald")
async def test_the_newest_post_is_deleted_by_a_moderator(
    house: House, people: list[Person]
) -> None:
    players = await place_heroes(house, people)
    house.sandbox.world.delete(house.newest())
    await submit(players[0])
    await house.quiet()
    for player in players[1:]:
        await submit(player)
    await house.quiet()
    assert "**Year 2" in house.newest().text


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


@pytest.mark.usefixtures("herald")
async def test_the_answer_to_a_command_takes_the_place_of_thinking_also_when_sent_twice(
    house: House, people: list[Person]
) -> None:
    """A first follow-up would do so only "for backwards compatibility" (docs.discord.com, Create
    Followup Message), and has no nonce: sent again by discord.py, it would be there twice."""
    sandbox = house.sandbox
    for method in ("POST", "PATCH"):
        hook = r"/webhooks/\d+/[^/]+(/messages/@original)?"
        sandbox.faults.add(Fault(method, hook, status=500, after=True))
    r = await people[0].slash("help", channel=sandbox.channel)
    await house.until(lambda: [q for q in sandbox.requests if q.status == 200 and "@ori" in q.path])
    assert r.kind == "deferred" and len(r.messages) == 1
    assert sandbox.violations == []
    sandbox.faults.clear()
    sandbox.deny(sandbox.channel, "attach_files")
    await people[0].slash("play", channel=sandbox.channel, game="xidit")
    assert sandbox.violations == []


async def test_restarting_in_good_order_loses_nothing(house: House, people: list[Person]) -> None:
    async with house.running():
        players = await place_heroes(house, people)
        await submit(players[0])
        draft = await players[1].fetch_panel()
        panel = draft.followups[0]
        await people[1].press(panel, "💤 Wait")
    async with house.running():
        await people[1].press(panel, "⚔️ Action")
        await house.until(lambda: panel.text.endswith("💤 Wait → ⚔️ Action → … → … → … → …"))
        r = await people[1].press(panel, "⌨️ Type")
    async with house.running():
        sent = await people[1].submit(r.modal, "aaaaaa")
        await players[1].stored(sent, 1)
        for player in players[2:]:
            await player.answer()
        await house.quiet()
        check(house, players[0].table)


# What is told after a fault


@contextlib.asynccontextmanager
async def locked_database(house: House, bot: Herald) -> AsyncIterator[None]:
    """Somebody else writes to the database, for longer than Herald waits."""
    engine = bot.store.engine
    if not isinstance(engine, sqlite.SQLite):
        with pytest.MonkeyPatch.context() as patched, outside(house.database) as server:
            patched.setattr(postgresql, "LOCK_MILLISECONDS", 50)
            server.all(f"select pg_advisory_lock({postgresql.ALL_TABLES})")
            yield
        return
    other = sqlite3.connect(house.folder / "herald.db", isolation_level=None)
    async with engine.lock:  # not in the middle of a transaction of Herald's
        other.execute("begin immediate")
    try:
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(sqlite, "PATIENCE", 0.05)
            yield
    finally:
        other.execute("rollback")
        other.close()


@pytest.mark.usefixtures("herald")
@pytest.mark.parametrize("status", [400, 0])
async def test_an_answer_whose_panel_cannot_be_shown_is_said_to_count(
    house: House, people: list[Person], status: int
) -> None:
    players = await place_heroes(house, people)
    shown = r"/webhooks/\d+/[^/]+/messages/@original"
    house.sandbox.faults.add(Fault("PATCH", shown, status=status, code=50035))
    typed = await people[0].slash("turn", answer="wwwwww")
    assert typed.text.startswith(COUNTS)
    assert players[0].serial == 2

    panel = await players[1].find_panel(house.book.pending(players[1].table)[1])
    for _ in range(6):
        await people[1].press(panel, "💤 Wait")
    house.sandbox.faults.add(Fault("PATCH", shown, times=2, status=status, code=50035))
    pressed = await people[1].press(panel, "Submit (6 of 6 orders)")
    assert (await told(pressed)).startswith(COUNTS)
    assert players[1].serial == 2


async def test_an_answer_whose_picture_cannot_be_drawn_is_said_to_count(
    house: House, people: list[Person], herald: Herald, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = await place_heroes(house, people)

    async def broken(*_: object) -> None:
        raise ValueError("no ink")

    monkeypatch.setattr(herald.pictures, "files", broken)
    assert (await people[0].slash("turn", answer="wwwwww")).text.startswith(COUNTS)
    assert players[0].serial == 2
    nothing = "Something went wrong on my side; nothing was changed."
    assert (await people[0].slash("turn")).text.startswith(nothing)


async def test_a_database_locked_after_an_answer_hides_nothing_from_the_player(
    house: House, people: list[Person], herald: Herald, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What remains to be noted then is ours alone."""
    players = await place_heroes(house, people)
    panel = await players[1].find_panel(house.book.pending(players[1].table)[1])
    for player in (players[0], players[2], players[3]):
        await submit(player)
    for _ in range(6):
        await people[1].press(panel, "💤 Wait")
    answer = herald.services.play.answer
    async with contextlib.AsyncExitStack() as stack:

        async def answer_then_lock(*given: object, **more: object) -> object:
            done = await answer(*given, **more)  # type: ignore[arg-type]
            await stack.enter_async_context(locked_database(house, herald))
            return done

        monkeypatch.setattr(herald.services.play, "answer", answer_then_lock)
        r = await people[1].press(panel, "Submit (6 of 6 orders)")
        await house.until(lambda: "✅ Submitted" in panel.text or r.followups)
        assert r.followups == [] and "Plan your six orders" in panel.text


async def test_a_locked_database_changes_nothing_and_says_so(
    house: House, people: list[Person], herald: Herald
) -> None:
    players = await place_heroes(house, people)
    async with locked_database(house, herald):
        r = await people[0].slash("turn", answer="wwwwww")
        assert r.text.startswith("Something went wrong on my side; nothing was changed.")
    assert players[0].serial == 1
    await submit(players[0])


async def test_a_command_of_which_only_a_part_is_stored_is_not_called_done_or_undone(
    house: House, people: list[Person], herald: Herald, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A vote is called, but carrying it out fails."""
    players = await place_heroes(house, people[:3])

    async def broken(*_: object) -> None:
        raise ValueError("no ink")

    monkeypatch.setattr(herald.services.votes, "_decide", broken)
    said = await people[0].slash("table vote", channel=house.sandbox.channel, about="pause")
    assert said.text.startswith("Something went wrong on my side while I was saving that")
    assert house.book.rows("select kind from votes") == [("pause",)]
    assert players[0].serial == 1


# Acknowledged first


async def test_somebody_new_with_another_language_is_answered_while_the_database_is_locked(
    house: House, people: list[Person], herald: Herald
) -> None:
    players = await place_heroes(house, people)
    panel = await players[0].find_panel(house.book.pending(players[0].table)[0])
    form = await people[0].press(panel, "⌨️ Type")
    people[0].locale = "fr"
    zoe = house.sandbox.add_user("Zoe", locale="fr")
    channel = house.sandbox.channel
    for game in GAMES:
        Words("fr", game)  # read once, which takes its time
    async with locked_database(house, herald):
        assert "pas à cette table" in await told(await zoe.press(house.newest(), "Your turn"))
        assert "Herald" in (await zoe.slash("help", channel=channel)).text
        found = await zoe.autocomplete("settings", "zone", "", channel=channel)
        assert "UTC" in [choice["value"] for choice in found]
        assert (await people[0].press(panel, "💤 Wait")).kind == "update"
        sent = await people[0].submit(form.modal, "x")
        assert "« x »" in (await told(sent)).replace("\u00a0", " ").replace("\u202f", " ")
    assert house.book.rows("select lang from people where user = ?", zoe.id) == []
    await zoe.slash("help", channel=channel)
    assert house.book.rows("select lang from people where user = ?", zoe.id) == [("fr",)]


async def test_a_draft_at_a_table_that_is_not_in_memory_is_acknowledged_before_it_is_read(
    house: House, people: list[Person], herald: Herald, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = await place_heroes(house, people)
    panel = await players[0].find_panel(house.book.pending(players[0].table)[0])
    herald.services.tables._live.clear()
    acknowledged: list[int | None] = []
    shown = panel.text
    load = herald.services.tables._load

    async def slow(table_id: int) -> object:
        r = list(house.sandbox.interactions._by_token.values())[-1]
        await house.until(lambda: r.answer is not None)
        acknowledged.append(r.answer)
        return await load(table_id)

    monkeypatch.setattr(herald.services.tables, "_load", slow)
    assert (await people[0].press(panel, "💤 Wait")).kind == "deferred_update"
    await house.until(lambda: panel.text != shown)
    herald.services.tables._live.clear()
    assert (await people[0].press(panel, "⌨️ Type")).modal is not None
    assert acknowledged[0] is not None and len(acknowledged) == 1


SECOND_BOT = "another program answers with the same token: see herald doctor"


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060)])
async def test_what_discord_sends_again_after_it_has_expired_is_one_quiet_line(
    house: House,
    people: list[Person],
    herald: Herald,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    status: int,
    code: int,
) -> None:
    """Presses, menus, forms, commands and suggestions; and none is carried out by half."""
    players = await place_heroes(house, people)
    ann, channel = people[0], house.sandbox.channel
    panel = await players[0].find_panel(house.book.pending(players[0].table)[0])
    form = await ann.press(panel, "⌨️ Type")
    await ann.press(panel, "💤 Wait")
    await house.until(lambda: "💤 Wait → …" in panel.text)
    await house.quiet()
    before, shown = house.book.dump(), panel.text
    monkeypatch.setattr("bot.sandbox.people.ACK_SECONDS", 0.5)
    caplog.set_level(logging.INFO)
    caplog.clear()
    house.sandbox.faults.add(Fault(*ACKNOWLEDGE, status=status, code=code, times=100))
    presses = [
        ann.press(house.newest(), "Your turn"),
        ann.press(panel, "⚔️ Action"),
        ann.press(panel, "⌨️ Type"),
        ann.submit(form.modal, "wwwwww"),
        ann.slash("turn", answer="wwwwww"),
        ann.slash("follow", channel=channel),
    ]
    assert [r.kind for r in await asyncio.gather(*presses)] == ["failed"] * len(presses)
    with pytest.raises(Exception, match="Loading options failed"):
        await ann.autocomplete("settings", "zone", "", channel=channel)
    house.sandbox.faults.clear()
    await house.until(lambda: caplog.text.count("interaction expired") > len(presses))
    ours = [record for record in caplog.records if record.name.startswith(("bot", "discord"))]
    lines = [record for record in ours if record.getMessage() != SECOND_BOT]
    assert len(ours) - len(lines) == (code == 40060), "told once"
    told_so = [record for record in lines if "interaction expired" in record.getMessage()]
    assert len(told_so) == len(presses) + 1 and lines == told_so
    assert all(r.levelno == logging.INFO and r.exc_info is None for r in lines)
    assert house.book.dump() == before
    await ann.press(panel, "🔴 Red road")
    assert panel.text == shown.replace("💤 Wait → …", "💤 Wait → 🔴 Red road")
    await submit(players[0])
