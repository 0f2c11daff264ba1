"""The outbox worker: in order, each once, again when it fails, and never against a closed door."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
import pytest

import renderers
from bot.chat.delivery import sender
from bot.chat.delivery.pictures import RenderQueue
from bot.chat.delivery.sender import NONCE_MEMORY, Sender, is_marked
from bot.chat.messages.compose import Composer
from bot.errors import DatabaseError, OutdatedError
from bot.outbox import worker
from bot.outbox.messages import Note, OldButtons, Question, Refresh, to_row
from bot.outbox.messages import Post as Told
from bot.outbox.panels import move_panel
from bot.outbox.places import user_place
from bot.outbox.worker import WITHOUT_PERMISSION, OutboxWorker, in_order, together
from bot.store.rows import FINISHED, BlockedRow, OutRow, PanelRow
from bot.tables import fairness
from bot.tables.actors import Actor
from bot.tables.model import Live
from bot.tables.voting.ballots import END, PAUSE, open_at
from games.core import Line, Text, text
from renderers.kit.cache import Cache
from tests.bot.conftest import ANN, BEN, CAT, CHANNEL, DAN, EVE, GUILD, Room
from tests.e2e.pictures import quick_draw

HERE = f"channel:{CHANNEL}"
WAIT = tuple("wwwwww")


def refused(status: int, code: int = 0) -> discord.HTTPException:
    kind = discord.Forbidden if status == 403 else discord.HTTPException
    return kind(SimpleNamespace(status=status, reason="no"), {"code": code, "message": "no"})


@dataclass
class Sent:
    id: int
    channel: "Place"
    content: str
    nonce: str
    view: Any
    files: list[discord.File]
    pings: list[int]
    at: float
    by_bot: bool = True
    edits: list[dict[str, Any]] = field(default_factory=list)

    @property
    def shown(self) -> str:
        """What it says after its edits."""
        versions: list[str] = [e["content"] for e in self.edits if "content" in e]
        return [self.content, *versions][-1]

    @property
    def attachments(self) -> list[discord.File]:
        return self.files

    @property
    def author(self) -> Any:
        return SimpleNamespace(bot=self.by_bot)


@dataclass
class Place:
    """A channel of a Discord that does as the test tells it."""

    id: int
    world: "World"

    async def send(
        self, content: str, *, nonce: str, allowed_mentions: Any, files: Any = (), view: Any = None
    ) -> Sent:
        await self.world.trouble("send", self.id)
        known = [m for m in self.world.sent if m.nonce == nonce]
        if known and self.world.clock() - known[0].at < 300:
            return known[0]
        users = allowed_mentions.users
        pings = [user.id for user in users] if isinstance(users, list | tuple) else []
        number = self.world.new_id()
        message = Sent(number, self, content, nonce, view, list(files), pings, self.world.clock())
        self.world.sent.append(message)
        await self.world.trouble("sent", self.id)
        return message

    def get_partial_message(self, number: int) -> Any:
        async def edit(**changes: Any) -> Sent:
            await self.world.trouble("edit", self.id)
            (message,) = [m for m in self.world.sent if m.id == number]
            message.edits.append(changes)
            await self.world.trouble("edited", self.id)
            return message

        async def fetch() -> Any:
            (message,) = [m for m in self.world.sent if m.id == number]
            return SimpleNamespace(content=message.shown)

        return SimpleNamespace(edit=edit, fetch=fetch)

    async def history(
        self, limit: int, after: datetime | discord.Object | None
    ) -> AsyncIterator[Sent]:
        await self.world.trouble("history", self.id)
        since = after.id if isinstance(after, discord.Object) else None
        if isinstance(after, datetime):
            since = discord.utils.time_snowflake(after, high=True)
        found = [m for m in self.world.at(self.id) if since is None or m.id > since]
        for message in found[:limit]:
            yield message


@dataclass
class World:
    clock: Callable[[], float]
    sent: list[Sent] = field(default_factory=list)
    troubles: list[tuple[str, int, BaseException]] = field(default_factory=list)
    begun: int = 0  # calls, also those that are still slow
    calls: list[tuple[str, int]] = field(default_factory=list)
    slow: asyncio.Event = field(default_factory=asyncio.Event)
    missing: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.slow.set()

    async def trouble(self, what: str, place: int) -> None:
        self.begun += 1
        await self.slow.wait()
        self.calls.append((what, place))
        for planned in self.troubles:
            if planned[:2] == (what, place):
                self.troubles.remove(planned)
                raise planned[2]

    def get_partial_messageable(self, channel: int, /) -> Place:
        return Place(channel, self)

    async def create_dm(self, user: Any, /) -> Any:
        await self.trouble("dm", user.id)
        return SimpleNamespace(id=user.id + 10_000)

    def missing_permissions(self, channel: int, /) -> list[str]:
        return self.missing

    def unarchive(self, guild: int, channel: int, /) -> None: ...

    def new_id(self) -> int:
        return discord.utils.time_snowflake(datetime.fromtimestamp(self.clock(), UTC)) + len(
            self.sent
        )

    def say(self, place: int, said: str) -> None:
        """Somebody writes."""
        message = Sent(self.new_id(), Place(place, self), said, "", None, [], [], self.clock())
        message.by_bot = False
        self.sent.append(message)

    def at(self, place: int) -> list[Sent]:
        return [message for message in self.sent if message.channel.id == place]


@dataclass
class Post:
    """A worker, and the Discord that it works for."""

    room: Room
    world: World
    worker: OutboxWorker
    composer: Composer

    async def quiet(self) -> None:
        """All that is due has been tried."""
        async with asyncio.timeout(60):
            while True:
                now = self.room.clock()
                due: dict[str, float] = {}
                for row in await self.room.outbox():
                    if row.kind != "redraw" or row.due <= now:  # nothing waits for that
                        due.setdefault(row.place, row.due)
                if all(at > now for at in due.values()):
                    return
                await asyncio.sleep(0.002)

    async def later(self, seconds: float) -> None:
        self.room.clock.now += seconds
        for place in await self.room.store.places():
            self.worker.wake(place)
        await self.quiet()


@pytest.fixture
async def post(room: Room, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Post]:
    monkeypatch.setattr(renderers, "draw", quick_draw)
    monkeypatch.setattr(sender, "BETWEEN_PICTURES", 0.0)
    world = World(room.clock)
    queue = RenderQueue()
    composer = Composer(world, room.tables)  # type: ignore[arg-type]
    sends = Sender(composer, room.tables, queue, nobody_minds)
    emptying = OutboxWorker(room.store, sends, room.clock)
    await emptying.start()
    yield Post(room, world, emptying, composer)
    await emptying.close()
    await queue.close()


async def nobody_minds(channel: int) -> None:
    pass


def verbatim(said: str) -> Text:
    return text("verbatim", said=said)


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(60):
        while not condition():  # noqa: ASYNC110
            await asyncio.sleep(0.002)


async def note(room: Room, table: int, said: str, place: str = HERE) -> None:
    async with room.store.transaction():
        await room.store.post(to_row(table, place, Note(verbatim(said))))


async def test_in_order_within_a_place(post: Post) -> None:
    table = await post.room.open(ANN)
    await post.quiet()
    for n in range(20):
        await note(post.room, table, f"note {n}")
    await post.quiet()
    told = [message.content for message in post.world.at(CHANNEL)]
    assert told[1:] == [f"note {n}" for n in range(20)]


async def test_a_slow_place_does_not_hold_up_another(post: Post) -> None:
    table = await post.room.open(ANN, BEN)
    await post.quiet()
    post.world.troubles.append(("send", CHANNEL, refused(500)))
    await note(post.room, table, "to all")
    await note(post.room, table, "to Ben", f"user:{BEN}")
    await post.quiet()
    assert post.world.at(BEN + 10_000)[-1].content == "to Ben"
    assert post.world.at(CHANNEL)[-1].content != "to all"


@pytest.mark.parametrize("error", [refused(500), TimeoutError(), OSError("cut"), refused(429)])
async def test_what_fails_is_tried_again_later_and_later(post: Post, error: BaseException) -> None:
    table = await post.room.open(ANN)
    await post.quiet()
    post.world.troubles += [("send", CHANNEL, error)] * 3
    await note(post.room, table, "hello")
    await note(post.room, table, "behind it")
    await post.quiet()
    waits = []
    for _ in range(3):
        first = (await post.room.rows(HERE))[0]
        waits.append(first.due - post.room.clock())
        await post.later(waits[-1])
    assert waits == [1, 2, 4]
    assert [m.content for m in post.world.at(CHANNEL)[1:]] == ["hello", "behind it"]


async def test_when_discord_is_back_what_failed_is_tried_at_once(post: Post) -> None:
    table = await post.room.open(ANN, BEN)
    await post.quiet()
    post.world.troubles += [("send", CHANNEL, OSError("cut"))] * 5
    await note(post.room, table, "hello")
    for _ in range(5):
        await post.later(worker.LONGEST_WAIT)
    (first,) = await post.room.rows(HERE)
    assert first.due > post.room.clock()
    asleep = to_row(table, f"user:{BEN}", Note(verbatim("good morning")), post.room.clock() + 60)
    async with post.room.store.transaction():
        await post.room.store.post(asleep)
    await post.worker.try_again()
    await until(lambda: post.world.at(CHANNEL)[-1].content == "hello")
    assert len(await post.room.rows(f"user:{BEN}")) == 1, "it waits for its time"


async def test_a_database_that_fails_is_one_line_a_try(
    post: Post, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await post.room.open(ANN)
    await post.quiet()
    monkeypatch.setattr(worker, "AFTER_FAULT", 0.01)
    real = post.room.store.waiting_at

    async def full(place: str) -> list[OutRow]:
        if len(failed()) < 3:
            raise DatabaseError("database or disk is full")
        return await real(place)

    def failed() -> list[Any]:
        return [record for record in caplog.records if record.levelname == "ERROR"]

    monkeypatch.setattr(post.room.store, "waiting_at", full)
    await note(post.room, table, "hello")
    await until(lambda: post.world.at(CHANNEL)[-1].content == "hello")
    assert [record.exc_info for record in failed()] == [None] * 3
    assert failed()[0].getMessage() == (
        "outbox: database error at channel:10, retrying in 0 s: database or disk is full"
    )


async def test_what_arrived_although_sending_failed_is_not_sent_twice(post: Post) -> None:
    table = await post.room.open(ANN)
    await post.quiet()
    post.world.troubles.append(("sent", CHANNEL, OSError("cut")))
    await note(post.room, table, "once")
    await post.quiet()
    await note(post.room, table, "after it")
    await post.later(1)
    assert [m.content for m in post.world.at(CHANNEL)[1:]] == ["once", "after it"]


@pytest.mark.parametrize("fact", [Note(text("done")), Told([Line(text("done"))])])
async def test_when_its_nonce_is_forgotten_it_is_looked_for(post: Post, fact: Note | Told) -> None:
    live = await post.room.begin(ANN, BEN, CAT)
    await post.quiet()
    before = len(post.world.at(CHANNEL))
    post.world.troubles.append(("sent", CHANNEL, OSError("cut")))
    async with post.room.store.transaction():
        await post.room.store.post(to_row(live.row.id, HERE, fact))
    await post.quiet()
    await post.later(3600)
    assert len(post.world.at(CHANNEL)) == before + 1
    assert await post.room.rows(HERE) == [] or isinstance(fact, Told)


async def test_what_never_arrived_is_sent_even_an_hour_later(post: Post) -> None:
    table = await post.room.open(ANN)
    await post.quiet()
    post.world.troubles.append(("send", CHANNEL, OSError("cut")))
    await note(post.room, table, "late")
    await post.quiet()
    await post.later(NONCE_MEMORY + 3600)
    assert [m.content for m in post.world.at(CHANNEL)[1:]] == ["late"]


async def test_one_burst_is_one_post_with_one_picture(post: Post) -> None:
    live = await post.room.begin(ANN, BEN, CAT)
    await post.quiet()
    before = len(post.world.at(CHANNEL))
    post.world.slow.clear()
    async with post.room.store.transaction():
        for said in ("one", "two"):
            await post.room.tables.post(live, verbatim(said))
            await post.room.tables.refresh(live)
    post.world.slow.set()
    await post.quiet()
    (told,) = post.world.at(CHANNEL)[before:]
    assert told.content.startswith("one\ntwo\n⏳ Waiting for")
    assert len(told.files) == 1


async def test_a_set_that_was_tried_stays_that_set(post: Post) -> None:
    """A later line must not hide behind the nonce of a message that has arrived already."""
    live = await post.room.begin(ANN, BEN, CAT)
    await post.quiet()
    before = len(post.world.at(CHANNEL))
    post.world.troubles.append(("sent", CHANNEL, OSError("cut")))
    async with post.room.store.transaction():
        await post.room.tables.post(live, verbatim("arrived"))
    await post.quiet()
    async with post.room.store.transaction():
        await post.room.tables.post(live, verbatim("not yet"))
    await post.later(1)
    told = post.world.at(CHANNEL)[before:]
    assert [m.content.splitlines()[0] for m in told] == ["arrived", "not yet"]


def test_which_rows_go_together() -> None:
    def row(number: int, kind: str, batch: int | None = None, table: int = 1) -> OutRow:
        return OutRow(table, HERE, kind, {}, id=number, batch=batch)

    post, refresh = row(1, "post"), row(2, "refresh")
    assert together([post, refresh, row(3, "note"), row(4, "post")]) == [post, refresh]
    assert together([row(3, "note"), post]) == [row(3, "note")]
    assert together([post, row(5, "post", table=2)]) == [post]
    tried = [row(1, "post", 1), row(2, "refresh", 1)]
    assert together([*tried, row(3, "post")]) == tried


def test_an_old_message_in_a_dm_does_not_wait_behind_a_question_that_gives_time() -> None:
    ask = OutRow(1, f"user:{ANN}", "ask", {}, due=105.0, id=1)
    strip = OutRow(1, f"user:{ANN}", "strip", {}, id=2)
    assert in_order([ask, strip], 100.0) == [strip, ask]


async def test_the_newest_post_carries_the_buttons(post: Post) -> None:
    live = await post.room.begin(ANN, BEN, CAT)
    await post.quiet()
    lobby, first = post.world.at(CHANNEL)
    assert lobby.edits[-1]["view"] is None
    assert lobby.edits[-1]["content"].startswith("**Lords of Xidit** has started.")
    assert first.view is not None and first.edits == []
    panel = await post.room.store.panel(live.row.id, HERE)
    assert panel and (panel.message, panel.channel) == (first.id, CHANNEL)


async def test_a_refresh_changes_the_newest_post_only(post: Post) -> None:
    live = await post.room.planning(ANN, BEN, CAT)
    await post.quiet()
    newest = post.world.at(CHANNEL)[-1]
    before = len(post.world.at(CHANNEL))
    await post.room.answer(live, 0, *WAIT)
    await post.quiet()
    assert len(post.world.at(CHANNEL)) == before
    changed = newest.edits[-1]["content"]
    assert changed.startswith(newest.content.splitlines()[0])
    submitted = f"✅ Submitted: Ⓐ **Ann** `{fairness.secret_hashes(live)[0][:8]}`"
    assert submitted in changed and changed.splitlines()[-1].startswith("⏳ Waiting for Ⓑ")


async def test_a_refresh_gives_way_to_a_post_that_is_on_its_way(post: Post) -> None:
    """Else the old post would tell who is awaited after what only the new one tells."""
    live = await post.room.planning(ANN, BEN, CAT)
    await post.quiet()
    newest = post.world.at(CHANNEL)[-1]
    edits = len(newest.edits)
    async with post.room.store.transaction():
        await post.room.tables.refresh(live)
        await post.room.tables.post(live, verbatim("news"))
    refresh = replace(to_row(live.row.id, HERE, Refresh()), id=10**6)
    assert await post.composer.compose([refresh]) is None
    await post.quiet()
    assert newest.edits[edits:] and "⏳" not in newest.shown
    assert all(edit["view"] is None for edit in newest.edits[edits:])


async def test_a_long_story_is_told_in_parts(post: Post) -> None:
    live = await post.room.begin(ANN, BEN, CAT)
    await post.quiet()
    before = len(post.world.at(CHANNEL))
    lines = [f"{n} " + "x" * 200 for n in range(30)]
    async with post.room.store.transaction():
        await post.room.tables.post(live, verbatim("\n".join(lines)))
    await post.quiet()
    parts = post.world.at(CHANNEL)[before:]
    told = "\n".join(part.content for part in parts).splitlines()
    assert told[:30] == lines and told[30].startswith("⏳ Waiting for")
    assert [len(part.files) for part in parts] == [0] * (len(parts) - 1) + [1]
    assert len({part.nonce for part in parts}) == len(parts)
    assert all(len(part.nonce) <= 25 for part in parts)


async def cut_off(post: Post, error: BaseException) -> tuple[list[str], int]:
    """A long story of which two parts arrive, then something goes wrong; its lines, and how many
    messages were there before."""
    live = await post.room.begin(ANN, BEN, CAT)
    await post.quiet()
    before = len(post.world.at(CHANNEL))
    lines = [f"{n} " + "x" * 200 for n in range(30)]
    sends = 0

    async def fail_third(what: str, place: int) -> None:
        nonlocal sends
        sends += (what, place) == ("send", CHANNEL)
        if sends == 3:
            sends += 1
            raise error

    post.world.trouble = fail_third  # type: ignore[method-assign]
    async with post.room.store.transaction():
        await post.room.tables.post(live, verbatim("\n".join(lines)))
    await post.quiet()
    assert len(post.world.at(CHANNEL)) == before + 2
    for seat in live.seats:
        seat.name = "n" * 32  # and so the line of who is awaited is longer
    return lines, before


async def test_a_long_story_that_is_sent_again_is_cut_in_the_same_places(post: Post) -> None:
    """Else a part that has arrived would hide, behind its nonce, what it does not tell."""
    lines, before = await cut_off(post, OSError("cut"))
    await post.later(1)
    told = "\n".join(part.content for part in post.world.at(CHANNEL)[before:]).splitlines()
    assert told[:30] == lines and told[30].startswith("⏳ Waiting for")


async def test_parts_of_a_story_that_arrived_long_ago_are_not_sent_again(post: Post) -> None:
    lines, before = await cut_off(post, refused(403, 50013))
    for message in post.world.sent:
        message.nonce = ""  # Discord has forgotten them
    await post.later(WITHOUT_PERMISSION)
    told = "\n".join(part.content for part in post.world.at(CHANNEL)[before:]).splitlines()
    assert told[:30] == lines and told[30].startswith("⏳ Waiting for")


async def test_a_stale_ask_is_dropped(post: Post) -> None:
    post.world.slow.clear()
    live = await post.room.planning(ANN, BEN, CAT)
    await post.room.answer(live, 0, *WAIT)
    post.world.slow.set()
    await post.quiet()
    ann = [m.content for m in post.world.at(ANN + 10_000)]
    ben = [m.content for m in post.world.at(BEN + 10_000)]
    assert not any("It’s your turn in" in said for said in ann)
    assert any("It’s your turn in" in said for said in ben)


@pytest.mark.parametrize("code", [50007, 50278])
async def test_a_closed_door_is_remembered_and_told_once(post: Post, code: int) -> None:
    await post.room.open(ANN)
    await post.quiet()
    post.world.troubles += [("send", BEN + 10_000, refused(403, code))] * 9
    table = (await post.room.tables.here(CHANNEL)).row.id
    for user, name in ((BEN, "Ben"), (CAT, "Cat"), (DAN, "Dan")):
        await post.room.lobby.join(table, Actor(user, name))
    await post.quiet()
    assert (await post.room.store.person(BEN)).dm_closed
    (told,) = [m for m in post.world.at(CHANNEL) if "I can’t send you DMs" in m.content]
    assert told.content.startswith(f"<@{BEN}>") and told.pings == [BEN]
    await post.room.play.start(table, Actor(ANN))
    live = await post.room.tables.get(table)
    while live.playing.table.year < 3:
        for seat, ask in sorted(
            live.playing.pending.items()
        ):  # the last to answer knows what they did
            keys = WAIT if ask.secret else (ask.options[0].key,)
            await post.room.answer(live, seat, *keys)
        await post.quiet()
    answered = sum(move.seat == 1 for move in await post.room.store.moves(table))
    tried = post.world.calls.count(("send", BEN + 10_000))
    assert tried == 1 + answered, "only when they have acted: perhaps the door is open again"
    newest = post.world.at(CHANNEL)[-1]
    assert newest.pings == [BEN], "their decisions are announced in the channel"
    assert sum("I can’t send you DMs" in m.content for m in post.world.sent) == 1


async def test_who_cannot_be_reached_is_reminded_in_the_channel(post: Post) -> None:
    await post.room.planning(ANN, BEN, CAT)
    await post.room.store.change_person(BEN, dm_closed=True)
    await post.quiet()
    post.room.clock.now += 25 * 3600
    await post.room.timekeeper.run_due()
    await post.quiet()
    assert post.world.at(CHANNEL)[-1].pings == [BEN]
    assert post.world.at(CHANNEL)[-1].content.startswith(f"<@{BEN}>, it’s still your turn")
    assert post.world.at(ANN + 10_000)[-1].content.startswith("⏰")


async def test_a_brief_never_shows_the_view_of_the_one_who_sat_down_after_them(post: Post) -> None:
    live = await post.room.planning(ANN, BEN, CAT)
    await post.quiet()
    post.world.slow.clear()
    for user, name in ((DAN, "Dan"), (EVE, "Eve")):
        await post.room.seating.offer(live.row.id, 1, Actor(ANN), user)
        await post.room.seating.take(live.row.id, 1, Actor(user, name))
    post.world.slow.set()
    await post.quiet()
    assert not any("the seat is yours" in m.content for m in post.world.at(DAN + 10_000))
    assert any("the seat is yours" in m.content for m in post.world.at(EVE + 10_000))


async def test_who_takes_a_seat_with_closed_dms_is_named_when_it_is_their_turn(post: Post) -> None:
    live = await post.room.planning(ANN, BEN, CAT)
    await post.room.store.change_person(EVE, dm_closed=True)
    await post.room.seating.offer(live.row.id, 1, Actor(ANN), None)
    await post.room.seating.take(live.row.id, 1, Actor(EVE, "Eve"))
    await post.quiet()
    assert not any(EVE in message.pings for message in post.world.sent), "they owe nothing yet"
    for seat in (0, 2):
        await post.room.answer(live, seat, *WAIT)
    await post.quiet()
    assert [m.pings for m in post.world.at(CHANNEL) if EVE in m.pings] == [[EVE]]
    assert post.world.at(EVE + 10_000) == []


async def test_a_vote_is_one_message_that_is_brought_up_to_date(post: Post) -> None:
    live = await post.room.planning(ANN, BEN, CAT)
    await post.room.store.change_person(CAT, zone="UTC", quiet_from=0, quiet_to=23)
    await post.quiet()
    before = len(post.world.at(CHANNEL))
    await post.room.votes.call(live.row.id, ANN, PAUSE)
    await post.quiet()
    (ballot,) = post.world.at(CHANNEL)[before:]
    assert ballot.pings == [BEN], "Ann has voted, and Cat's hours are quiet"
    assert f"<@{CAT}>" in ballot.content
    (vote,) = await open_at(post.room.store, live.row.id)
    await post.room.votes.cast(vote.id, BEN, False)
    await post.quiet()
    assert ballot.shown.endswith(f"<@{CAT}>"), "only Cat's ballot is missing"
    assert [user.id for user in ballot.edits[-1]["allowed_mentions"].users] == [CAT]
    await post.room.votes.cast(vote.id, CAT, False)
    await post.quiet()
    assert len(post.world.at(CHANNEL)) == before + 1
    last = ballot.edits[-1]
    assert last["content"].endswith("❌ **No.**") and last["view"] is None


async def test_a_vote_that_was_decided_before_it_was_posted_is_told_once(post: Post) -> None:
    live = await post.room.planning(ANN, stand_ins=2)
    await post.quiet()
    await post.room.votes.call(live.row.id, ANN, PAUSE)
    await post.quiet()
    ballots = [m for m in post.world.at(CHANNEL) if "Pause the game?" in m.content]
    assert len(ballots) == 1


async def test_what_was_decided_before_a_crash_is_told_after_it(post: Post) -> None:
    """The bot dies between the transaction and the outbox."""
    live = await post.room.planning(ANN, BEN, CAT)
    await post.quiet()
    await post.worker.close()
    room = post.room.again()
    await room.votes.call(live.row.id, ANN, END)
    (vote,) = await open_at(room.store, live.row.id)
    await room.votes.cast(vote.id, BEN, True)
    post.composer.tables = room.tables
    again = OutboxWorker(room.store, post.worker.deliverer, room.clock)
    await again.start()
    await post.quiet()
    await again.close()
    said = [m.content for m in post.world.at(CHANNEL)]
    assert sum("End this game" in content for content in said) == 1
    assert sum("voted to end this game without a result" in content for content in said) == 1
    assert await room.outbox() == []


async def test_without_permission_it_waits_until_something_changes(post: Post) -> None:
    table = await post.room.open(ANN)
    await post.quiet()
    post.world.troubles += [("send", CHANNEL, refused(403, 50013))] * 99
    await note(post.room, table, "when I may")
    await post.quiet()
    (row,) = await post.room.rows(HERE)
    assert row.due == post.room.clock() + WITHOUT_PERMISSION
    await asyncio.sleep(0.02)
    assert post.world.calls.count(("send", CHANNEL)) == 2, "the lobby, and one try"
    post.worker.wake_blocked(GUILD + 1)
    await asyncio.sleep(0.02)
    assert post.world.calls.count(("send", CHANNEL)) == 2, "that was another server"
    post.worker.wake_blocked(GUILD)
    await until(lambda: post.world.calls.count(("send", CHANNEL)) == 3)
    await post.later(WITHOUT_PERMISSION)
    assert post.world.at(CHANNEL)[-1].content != "when I may"
    post.world.troubles.clear()
    post.worker.wake(HERE)
    await until(lambda: post.world.at(CHANNEL)[-1].content == "when I may")
    async with asyncio.timeout(60):
        while await post.room.store.blocked():  # noqa: ASYNC110
            await asyncio.sleep(0.002)


async def test_a_permission_that_comes_back_while_its_lack_is_noted_is_seen(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await post.room.open(ANN)
    await post.quiet()
    post.world.troubles.append(("send", CHANNEL, refused(403, 50013)))
    block = post.room.store.block

    async def and_it_comes_back(row: BlockedRow) -> None:
        await block(row)
        post.world.troubles.clear()
        post.worker.wake_blocked(GUILD)

    monkeypatch.setattr(post.room.store, "block", and_it_comes_back)
    await note(post.room, table, "at once")
    await until(lambda: post.world.at(CHANNEL)[-1].content == "at once")


async def test_a_host_is_told_once_that_a_permission_is_missing(post: Post) -> None:
    table = await post.room.open(ANN, BEN)
    await post.quiet()
    post.world.missing = ["send_messages"]
    post.world.troubles += [("send", CHANNEL, refused(403, 50013))] * 2
    await note(post.room, table, "when I may")
    await post.quiet()
    await post.later(WITHOUT_PERMISSION)
    (told,) = post.world.at(ANN + 10_000)[1:]
    assert "permission to send messages" in told.content
    assert len(post.world.at(BEN + 10_000)) == 1, "the welcome: it is not theirs to mend"
    await post.later(WITHOUT_PERMISSION)
    assert post.world.at(CHANNEL)[-1].content == "when I may"


async def test_players_of_a_locked_thread_are_told_by_dm_and_nothing_is_lost(post: Post) -> None:
    table = await post.room.open(ANN, BEN)
    await post.quiet()
    post.world.troubles += [("send", CHANNEL, refused(400, 160005))] * 9
    await note(post.room, table, "when it is unlocked")
    for _ in range(5):
        await post.later(WITHOUT_PERMISSION)
    for user in (ANN, BEN):
        (told,) = post.world.at(user + 10_000)[1:]
        assert "the thread is locked" in told.content
    post.world.troubles.clear()
    post.worker.wake_blocked(GUILD)
    await until(lambda: post.world.at(CHANNEL)[-1].content == "when it is unlocked")


async def test_what_is_gone_is_forgotten(post: Post) -> None:
    table = await post.room.open(ANN)
    await post.quiet()
    post.world.troubles.append(("send", CHANNEL, refused(404, 10003)))
    await note(post.room, table, "to nobody")
    await note(post.room, table, "next")
    await post.quiet()
    assert [m.content for m in post.world.at(CHANNEL)[1:]] == ["next"]


async def test_what_discord_finds_malformed_is_given_up(post: Post) -> None:
    table = await post.room.open(ANN)
    await post.quiet()
    post.world.troubles += [("send", CHANNEL, refused(400, 50035))] * 3
    await note(post.room, table, "malformed")
    await note(post.room, table, "fine")
    await post.quiet()
    await post.later(10)
    await post.later(10)
    assert [m.content for m in post.world.at(CHANNEL)[1:]] == ["fine"]


async def test_a_picture_that_cannot_be_drawn_does_not_stop_the_rest(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: object) -> None:
        raise ZeroDivisionError

    table = await post.room.open(ANN, BEN, CAT)
    await post.quiet()
    monkeypatch.setattr(renderers, "draw", broken)
    await post.room.play.start(table, Actor(ANN))
    await note(post.room, table, "next")
    await post.quiet()
    begun, following = post.world.at(CHANNEL)[1:]
    assert "⏳ Waiting for" in begun.content and begun.view and begun.files == []
    assert following.content == "next"


async def test_a_new_worker_takes_up_what_was_left(post: Post) -> None:
    table = await post.room.open(ANN)
    await post.quiet()
    await post.worker.close()
    await note(post.room, table, "left over")
    assert post.world.at(CHANNEL)[-1].content != "left over"
    again = OutboxWorker(post.room.store, post.worker.deliverer, post.room.clock)
    await again.start()
    await post.quiet()
    assert post.world.at(CHANNEL)[-1].content == "left over"
    await again.close()


async def test_a_worker_with_a_database_error_goes_on(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await post.room.open(ANN)
    await post.quiet()
    monkeypatch.setattr(worker, "AFTER_FAULT", 0.01)
    read, troubles = post.room.store.waiting_at, [DatabaseError("disk I/O error")] * 2

    async def stumble(place: str) -> list[OutRow]:
        if troubles and place == HERE:
            raise troubles.pop()
        return await read(place)

    with monkeypatch.context() as broken:
        broken.setattr(post.worker.store, "waiting_at", stumble)
        await note(post.room, table, "in spite of it")
        async with asyncio.timeout(60):
            while troubles:  # noqa: ASYNC110
                await asyncio.sleep(0.002)
    await post.quiet()
    assert post.world.at(CHANNEL)[-1].content == "in spite of it"


async def test_closing_lets_what_is_under_way_finish(post: Post) -> None:
    table = await post.room.open(ANN)
    await post.quiet()
    post.world.slow.clear()
    before = post.world.begun
    await note(post.room, table, "under way")
    await until(lambda: post.world.begun > before)
    closing = asyncio.create_task(post.worker.close())
    await asyncio.sleep(0.02)
    assert not closing.done()
    post.world.slow.set()
    await closing
    assert post.world.at(CHANNEL)[-1].content == "under way"
    assert await post.room.rows(HERE) == []


async def test_a_post_that_grows_is_edited_until_it_is_full(post: Post) -> None:
    live = await post.room.begin(ANN, BEN, CAT)
    await post.quiet()
    before = post.world.at(CHANNEL)
    for n in range(12):
        async with post.room.store.transaction():
            await post.room.tables.post(live, verbatim(f"{n} " + "g" * 300), grows=True)
        await post.quiet()
    after = post.world.at(CHANNEL)
    assert len(before) < len(after) <= len(before) + 4
    told = [m.shown for m in after]
    story = [line.split()[0] for part in told for line in part.splitlines() if "ggg" in line]
    assert story == [str(n) for n in range(12)]


@pytest.mark.parametrize("status, code", [(404, 10008), (400, 50083)])
async def test_a_post_that_cannot_be_edited_is_posted_anew(
    post: Post, status: int, code: int
) -> None:
    """It was deleted, or its thread is archived; also where a refresh stands before the line."""
    live = await post.room.planning(ANN, BEN, CAT)
    await post.quiet()
    before = post.world.at(CHANNEL)
    post.world.troubles.append(("edit", CHANNEL, refused(status, code)))
    post.world.slow.clear()
    async with post.room.store.transaction():
        await post.room.tables.refresh(live)
        await post.room.tables.post(live, verbatim("not lost"), grows=True)
    post.world.slow.set()
    await post.quiet()
    (told,) = post.world.at(CHANNEL)[len(before) :]
    assert told.content.startswith("not lost\n⏳ Waiting for") and told.view
    assert not told.content.startswith(before[-1].content.splitlines()[0])
    assert before[-1].edits[-1]["view"] is None, "its buttons go with the next chance"
    assert "⏳" not in before[-1].shown


async def test_a_refresh_shows_all_of_a_post_that_has_grown_long(post: Post) -> None:
    live = await post.room.planning(ANN, BEN, CAT)
    await post.quiet()
    newest = post.world.at(CHANNEL)[-1]
    for n in range(30):  # how long it is at first differs from game to game
        if len(newest.shown) <= 1650:
            await grow(post, live, f"{n} " + "g" * 100)
    grown = newest.shown
    assert len(grown) > 1650
    async with post.room.store.transaction():
        await post.room.tables.refresh(live)
    await post.quiet()
    assert newest.shown == grown


async def test_a_refresh_of_a_story_in_parts_repeats_no_part(post: Post) -> None:
    live = await post.room.begin(ANN, BEN, CAT)
    await post.quiet()
    lines = [f"{n} " + "x" * 170 for n in range(10)]
    async with post.room.store.transaction():
        await post.room.tables.post(live, verbatim("\n".join(lines)))
    await post.quiet()
    before = [message.shown for message in post.world.at(CHANNEL)]
    assert lines[0] in before[-2] and lines[-1] in before[-1]
    async with post.room.store.transaction():
        await post.room.tables.refresh(live)
    await post.quiet()
    assert [message.shown for message in post.world.at(CHANNEL)] == before
    await grow(post, live, "more")
    assert post.world.at(CHANNEL)[-1].content.startswith("more")


async def test_a_turn_that_passed_before_the_end_is_not_told_after_it(post: Post) -> None:
    live = await post.room.planning(ANN, BEN, CAT)
    await post.quiet()
    before = post.world.at(CHANNEL)
    post.world.troubles.append(("send", CHANNEL, OSError("cut")))
    async with post.room.store.transaction():
        await post.room.tables.post(live)
    await post.quiet()
    live.row.status = FINISHED
    async with post.room.store.transaction():
        await post.room.store.save_table(live.row)
        await post.room.tables.post(live, verbatim("Ann wins."))
    await post.later(60)
    (told,) = post.world.at(CHANNEL)[len(before) :]
    assert told.content == "Ann wins."


async def grow(post: Post, live: Live, said: str) -> None:
    async with post.room.store.transaction():
        await post.room.tables.post(live, verbatim(said), grows=True)
    await post.quiet()


def drawings_of(message: Sent) -> int:
    """How many pictures a post has got by edits."""
    return sum(edit["attachments"] is not discord.utils.MISSING for edit in message.edits)


async def test_a_post_that_grows_quickly_is_told_at_once_and_drawn_once_a_second(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "BETWEEN_PICTURES", 1.0)
    live = await post.room.planning(ANN, BEN, CAT)
    await post.quiet()
    newest = post.world.at(CHANNEL)[-1]
    await post.later(5)
    for n in range(4):
        await grow(post, live, f"step {n}")
        assert f"step {n}" in newest.shown, "words and buttons do not wait"
        assert drawings_of(newest) == 1
        post.room.clock.now += 0.2
    await post.later(0.3)
    assert [row.kind for row in await post.room.rows(HERE)] == []
    assert drawings_of(newest) == 2 and newest.edits[-1]["attachments"]
    assert "step 3" in newest.edits[-1]["content"]
    await post.later(10)
    assert drawings_of(newest) == 2


async def test_a_post_that_is_followed_by_a_new_one_is_not_drawn_again(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "BETWEEN_PICTURES", 1.0)
    live = await post.room.planning(ANN, BEN, CAT)
    await post.quiet()
    before = post.world.at(CHANNEL)[-1]
    await grow(post, live, "one more step")
    assert [row.kind for row in await post.room.rows(HERE)] == ["redraw"]
    async with post.room.store.transaction():
        await post.room.tables.post(live, verbatim("the next turn"))
    await post.quiet()
    assert post.world.at(CHANNEL)[-1].content.startswith("the next turn")
    await post.later(2)
    assert await post.room.rows(HERE) == [] and drawings_of(before) == 0


async def test_a_picture_that_more_will_follow_is_left_out(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The post is drawn when its newest step is told."""
    live = await post.room.planning(ANN, BEN, CAT)
    await post.quiet()
    newest = post.world.at(CHANNEL)[-1]
    files, asked = RenderQueue.files, list[bool]()

    async def meanwhile(queue: RenderQueue, *given: Any) -> list[discord.File]:
        """The player goes on before the first picture is drawn."""
        if not asked:
            async with post.room.store.transaction():
                await post.room.tables.post(live, verbatim("second"), grows=True)
        asked.append(True)
        queue._drawn = Cache(0)
        return await files(queue, *given)

    monkeypatch.setattr(RenderQueue, "files", meanwhile)
    await grow(post, live, "first")
    assert len(asked) == 2
    first, second = newest.edits
    assert first["attachments"] is discord.utils.MISSING and "first" in first["content"]
    assert second["attachments"] and "second" in second["content"]


async def test_a_question_that_was_answered_before_it_was_drawn_is_not_sent(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await post.room.planning(ANN, BEN, CAT)
    await post.quiet()
    seat = live.seats[0]
    files = RenderQueue.files
    sent = len(post.world.at(ANN + 10_000))

    async def meanwhile(queue: RenderQueue, *given: Any) -> list[discord.File]:
        seat.serial += 1
        return await files(queue, *given)

    monkeypatch.setattr(RenderQueue, "files", meanwhile)
    monkeypatch.setattr(RenderQueue, "draw", undrawn)
    async with post.room.store.transaction():
        await post.room.store.post(to_row(live.row.id, user_place(ANN), Question(0, seat.serial)))
    await post.quiet()
    assert len(post.world.at(ANN + 10_000)) == sent
    assert await post.room.rows(user_place(ANN)) == []


async def undrawn(queue: RenderQueue, drawing: Any, patience: float, wanted: Any) -> Any:
    """Draw nothing that is not wanted."""
    assert not await wanted()
    raise OutdatedError


async def test_a_post_that_is_half_an_hour_old_is_followed_by_a_new_one(post: Post) -> None:
    live = await post.room.planning(ANN, BEN, CAT)
    await post.quiet()
    before = post.world.at(CHANNEL)
    post.room.clock.now += 29 * 60
    await grow(post, live, "still there")
    assert "still there" in before[-1].shown and post.world.at(CHANNEL) == before
    post.room.clock.now += 2 * 60
    await grow(post, live, "at the bottom")
    (told,) = post.world.at(CHANNEL)[len(before) :]
    assert told.content.startswith("at the bottom\n⏳ Waiting for") and told.view
    assert told.pings == [] and before[-1].edits[-1]["view"] is None
    assert before[-1].shown.endswith("still there"), "only what stays true"


async def test_a_post_grows_until_somebody_else_has_written(post: Post) -> None:
    live = await post.room.planning(ANN, BEN, CAT)
    await note(post.room, live.row.id, "what Herald says itself buries nothing")
    await post.quiet()
    before = post.world.at(CHANNEL)
    await grow(post, live, "still there")
    assert post.world.at(CHANNEL) == before
    post.world.say(CHANNEL, "nice move")
    await grow(post, live, "at the bottom")
    assert post.world.at(CHANNEL)[-1].content.startswith("at the bottom")
    await grow(post, live, "and more")
    assert len(post.world.at(CHANNEL)) == len(before) + 2


async def test_a_line_that_came_by_an_edit_is_not_posted_again_when_somebody_has_written_since(
    post: Post,
) -> None:
    """The edit arrived, and its answer was lost."""
    live = await post.room.planning(ANN, BEN, CAT)
    await post.quiet()
    post.room.clock.now += 60
    post.world.troubles += [("edited", CHANNEL, OSError("cut"))] * 2
    await grow(post, live, "once")
    post.room.clock.now += 1
    post.world.say(CHANNEL, "nice move")
    await post.later(1)
    await post.later(3600)
    assert [m.shown.count("once") for m in post.world.at(CHANNEL)[-2:]] == [1, 0]
    assert await post.room.rows(HERE) == []


@pytest.mark.parametrize(
    "error", [refused(429, 30046), refused(403, 50005), discord.RateLimited(600)]
)
async def test_a_post_that_takes_no_more_edits_is_posted_anew(
    post: Post, error: discord.DiscordException
) -> None:
    """Too many edits of an old message (30046 comes with status 429, as in issue 302 of
    aikaterna-cogs: discord.py waits first, or raises RateLimited if it would be for long); or it
    is the message of another application (50005)."""
    live = await post.room.planning(ANN, BEN, CAT)
    await post.quiet()
    before = len(post.world.at(CHANNEL))
    post.world.troubles.append(("edit", CHANNEL, error))
    await post.room.answer(live, 0, *WAIT)
    await post.quiet()
    (told,) = post.world.at(CHANNEL)[before:]
    assert fairness.secret_hashes(live)[0][:8] in told.content and told.view


async def test_when_discord_asks_for_a_long_wait_it_is_sent_after_it(post: Post) -> None:
    table = await post.room.open(ANN)
    await post.quiet()
    post.world.troubles.append(("send", CHANNEL, discord.RateLimited(90)))
    await note(post.room, table, "hello")
    await post.quiet()
    (row,) = await post.room.rows(HERE)
    assert row.due == post.room.clock() + 90
    await post.later(90)
    assert post.world.at(CHANNEL)[-1].content == "hello"


async def test_an_old_panel_in_a_dm_that_cannot_be_changed_does_not_count_as_a_closed_dm(
    post: Post,
) -> None:
    """After a change of application the old DM channel is another bot's."""
    live = await post.room.planning(ANN, BEN, CAT)
    await post.quiet()
    post.world.troubles += [("edit", 7, refused(403, 50001))] * 5
    async with post.room.store.transaction():
        await post.room.store.post(to_row(live.row.id, f"user:{ANN}", OldButtons(7, 8)))
    await post.quiet()
    for _ in range(3):
        await post.later(60)
    assert not (await post.room.store.person(ANN)).dm_closed
    assert await post.room.rows(f"user:{ANN}") == []


async def test_a_line_that_came_by_an_edit_which_seemed_to_fail_is_not_posted_again(
    post: Post,
) -> None:
    """The edit arrived, its answer was lost, and then the thread was archived."""
    live = await post.room.planning(ANN, BEN, CAT)
    await post.quiet()
    before = post.world.at(CHANNEL)
    post.world.troubles.append(("edited", CHANNEL, OSError("cut")))
    async with post.room.store.transaction():
        await post.room.tables.post(live, verbatim("once"), grows=True)
    await post.quiet()
    post.world.troubles.append(("edit", CHANNEL, refused(400, 50083)))
    await post.later(1)
    assert post.world.at(CHANNEL) == before
    assert before[-1].shown.count("once") == 1
    assert await post.room.rows(HERE) == []


@pytest.mark.parametrize("status, code", [(404, 10008), (400, 50083)])
async def test_a_refresh_that_cannot_be_edited_is_posted_anew(
    post: Post, status: int, code: int
) -> None:
    """The hashes of submitted orders are public before anybody can know the orders."""
    live = await post.room.planning(ANN, BEN, CAT)
    await post.quiet()
    before = len(post.world.at(CHANNEL))
    post.world.troubles.append(("edit", CHANNEL, refused(status, code)))
    await post.room.answer(live, 0, *WAIT)
    await post.quiet()
    (told,) = post.world.at(CHANNEL)[before:]
    assert "⏳ Waiting for" in told.content and told.view
    assert fairness.secret_hashes(live)[0][:8] in told.content


@pytest.mark.parametrize("status, code", [(404, 10008), (400, 50083)])
async def test_a_vote_that_cannot_be_edited_is_posted_anew(
    post: Post, status: int, code: int
) -> None:
    live = await post.room.planning(ANN, BEN, CAT)
    await post.room.votes.call(live.row.id, ANN, PAUSE)
    await post.quiet()
    before = len(post.world.at(CHANNEL))
    (vote,) = await open_at(post.room.store, live.row.id)
    post.world.troubles.append(("edit", CHANNEL, refused(status, code)))
    await post.room.votes.cast(vote.id, BEN, False)
    await post.quiet()
    (ballot,) = post.world.at(CHANNEL)[before:]
    assert "Yes: 1 · No: 1" in ballot.content and ballot.view


async def test_faults_of_our_own_never_drop_a_message(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await post.room.open(ANN)
    await post.quiet()

    async def broken(*args: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as fault:
        fault.setattr(post.composer, "compose", broken)
        await note(post.room, table, "kept")
        for _ in range(sender.GIVE_UP + 2):
            await post.quiet()
            await post.later(worker.LONGEST_WAIT)
    await post.later(worker.LONGEST_WAIT)
    assert post.world.at(CHANNEL)[-1].content == "kept"


async def test_faults_of_the_database_never_drop_a_message(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await post.room.open(ANN)
    await post.quiet()
    monkeypatch.setattr(worker, "AFTER_FAULT", 0.01)
    tried = 0

    async def locked(*args: object) -> None:
        nonlocal tried
        tried += 1
        raise DatabaseError("database is locked")

    with monkeypatch.context() as fault:
        fault.setattr(post.room.store, "begin_batch", locked)
        await note(post.room, table, "kept")
        await until(lambda: tried > sender.GIVE_UP)
    await until(lambda: post.world.at(CHANNEL)[-1].content == "kept")


async def test_a_table_that_cannot_be_opened_holds_back_only_its_own_messages(
    post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await post.room.open(ANN, BEN)
    other = await post.room.open(ANN, channel=CHANNEL + 1)
    await post.quiet()
    monkeypatch.setattr((await post.room.tables.get(table)), "load_error", text("unopened-version"))
    async with post.room.store.transaction():
        await post.room.store.post(to_row(table, HERE, Refresh()))
        await post.room.store.post(to_row(table, f"user:{ANN}", Question(0, 0)))
        other_note = Note(verbatim("from the other"))
        await post.room.store.post(to_row(other, f"user:{ANN}", other_note))
    await until(lambda: post.world.at(ANN + 10_000)[-1].content == "from the other")
    assert len(await post.room.store.waiting_at(HERE)) == 1
    await post.room.seating.abandon(table, Actor(ANN))
    await post.later(worker.LONGEST_WAIT)
    assert "closed without a result" in post.world.at(CHANNEL)[-1].content
    assert await post.room.store.waiting_at(HERE) == []


def test_a_message_is_known_by_its_own_mark_alone() -> None:
    assert is_marked("xidit-1.webp", "1") and is_marked("a-b-12.webp", "12")
    assert not is_marked("xidit-12.webp", "1") and not is_marked("xidit-21.webp", "1")


async def test_what_was_queued_by_a_clock_that_was_ahead_is_sent_at_once(post: Post) -> None:
    live = await post.room.planning(ANN, BEN, CAT)
    await post.quiet()
    right = post.room.clock.now
    post.room.clock.now += 30 * 86400
    post.world.troubles.append(("send", CHANNEL, refused(500)))
    await note(post.room, live.row.id, "not in a month")
    await post.quiet()
    post.room.clock.now = right
    post.worker.wake(HERE)
    await until(lambda: post.world.at(CHANNEL)[-1].content == "not in a month")


async def test_what_arrived_before_the_clock_was_set_back_is_not_sent_twice(post: Post) -> None:
    table = await post.room.open(ANN)
    await post.quiet()
    right = post.room.clock.now
    post.room.clock.now += 30 * 86400
    post.world.troubles.append(("sent", CHANNEL, OSError("cut")))
    await note(post.room, table, "once")
    await post.quiet()
    for message in post.world.sent:
        message.at, message.nonce = right, ""  # Discord's clock was right, and much is forgotten
    post.room.clock.now = right
    await post.later(1)
    assert [m.content for m in post.world.at(CHANNEL)[1:]] == ["once"]


async def test_dms_that_are_open_again_are_noticed_when_the_player_acts(post: Post) -> None:
    live = await post.room.planning(ANN, BEN, CAT)
    await post.room.store.change_person(BEN, dm_closed=True)
    await post.room.answer(live, 1, *WAIT)
    await post.quiet()
    assert "open again" in post.world.at(BEN + 10_000)[-1].content
    assert not (await post.room.store.person(BEN)).dm_closed
    for seat in (0, 2):
        await post.room.answer(live, seat, *WAIT)
    await post.quiet()
    assert "It’s your turn in" in post.world.at(BEN + 10_000)[-1].content


@pytest.mark.parametrize("status, code", [(404, 10003), (403, 50001)])
async def test_a_stored_dm_channel_that_is_gone_is_opened_again(
    post: Post, status: int, code: int
) -> None:
    table = await post.room.open(ANN)
    await post.quiet()
    post.world.troubles.append(("send", ANN + 10_000, refused(status, code)))
    await note(post.room, table, "to Ann", f"user:{ANN}")
    await post.quiet()
    await post.later(1)
    assert post.world.calls.count(("dm", ANN)) == 2
    assert post.world.at(ANN + 10_000)[-1].content == "to Ann"


def test_the_tables_of_a_player_do_not_wait_for_each_other() -> None:
    def row(number: int, table: int, due: float, place: str = f"user:{ANN}") -> OutRow:
        return OutRow(table, place, "note", {}, due, id=number)

    late, next_, other = row(1, 1, 99.0), row(2, 1, 0.0), row(3, 2, 0.0)
    assert in_order([late, next_, other], now=10.0) == [other]
    assert in_order([late, next_], now=10.0) == [late, next_]
    here = [row(1, 1, 99.0, HERE), row(3, 2, 0.0, HERE)]
    assert in_order(here, now=10.0) == here, "in a channel everything comes in its order"


async def test_a_grown_post_that_was_deleted_is_told_anew(post: Post) -> None:
    live = await post.room.begin(ANN, BEN, CAT)
    await post.quiet()
    before = len(post.world.at(CHANNEL))
    post.world.troubles.append(("edit", CHANNEL, refused(404, 10008)))
    async with post.room.store.transaction():
        await post.room.tables.post(live, verbatim("not lost"), grows=True)
    await post.quiet()
    await post.later(5)
    (told,) = post.world.at(CHANNEL)[before:]
    assert told.content.startswith("not lost")


async def test_the_panel_of_a_dm_moves_with_the_newest_ask(post: Post) -> None:
    live = await post.room.planning(ANN, BEN, CAT)
    await post.quiet()
    for _ in range(2):
        for seat in range(3):
            await post.room.answer(live, seat, *WAIT)
        await post.quiet()
    asked = [m for m in post.world.at(ANN + 10_000) if "It’s your turn in" in m.content]
    assert len(asked) == 3
    assert [[edit["view"] for edit in m.edits] for m in asked] == [[None], [None], []]
    assert all(m.shown.startswith("✅ Submitted: 💤 Wait") for m in asked[:2]), "what was chosen"
    panel = await post.room.store.panel(live.row.id, f"user:{ANN}")
    assert isinstance(panel, PanelRow) and panel.message == asked[-1].id


async def test_a_message_that_carries_the_buttons_again_keeps_them(post: Post) -> None:
    """A player went on in their old DM while a new one was sent."""
    live = await post.room.planning(ANN, BEN, CAT)
    await post.quiet()
    store, place = post.room.store, f"user:{ANN}"
    first = post.world.at(ANN + 10_000)[-1]
    post.world.slow.clear()
    for seat in range(3):
        await post.room.answer(live, seat, *WAIT)
    post.world.slow.set()
    await post.quiet()
    second = post.world.at(ANN + 10_000)[-1]
    assert second is not first and [edit["view"] for edit in first.edits] == [None]
    async with store.transaction():
        await move_panel(store, PanelRow(live.row.id, place, second.channel.id, second.id))
        stripped = OldButtons(second.channel.id, second.id)
        await store.post(to_row(live.row.id, place, stripped))
    await post.quiet()
    assert second.edits == []
    async with store.transaction():
        await move_panel(store, PanelRow(live.row.id, place, first.channel.id, first.id))
    await post.quiet()
    assert second.shown == "-# Continued below.", "there is one panel at a place"


async def test_a_panel_of_an_earlier_version_keeps_its_buttons_while_others_answer(
    post: Post,
) -> None:
    """Nobody knows which decision it shows: perhaps the one that is still open."""
    live = await post.room.planning(ANN, BEN, CAT)
    await post.quiet()
    store, place = post.room.store, f"user:{ANN}"
    panel = await store.panel(live.row.id, place)
    assert panel is not None
    async with store.transaction():
        await store.set_panel(replace(panel, serial=-1))
    await post.room.answer(live, 1, *WAIT)
    await post.quiet()
    asked = post.world.at(ANN + 10_000)[-1]
    assert asked.edits == [] and asked.view is not None


def test_a_nonce_has_room_for_a_million_years() -> None:
    assert len(f"{'f' * 8}-{10**9}-{99}") <= 25
    assert NONCE_MEMORY < 300, "Discord forgets after some minutes"
