"""The owner's errands: in order, each once, also when the process ends in the middle."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from bot.errors import Refused
from bot.language.texts import Words
from bot.outbox.messages import Note, from_row
from bot.store.clock import DAY
from bot.store.rows import BlockedRow
from bot.tables.actors import Actor
from bot.tables.interruptions import Interruptions
from bot.tables.operating import errands as module
from bot.tables.operating.errands import CLAIM, LEASE, Errands
from bot.tables.operating.world import Offline
from games.core import Text
from tests.bot.conftest import ANN, BEN, CAT, DAN, EVE, GUILD, Room


class Servers(Offline):
    async def server_named(self, name: str) -> int | None:
        return {"one": GUILD, "other": GUILD + 1}.get(name)


def errands(room: Room) -> Errands:
    return Errands(Interruptions(room.seating), Servers())


def said(lines: Sequence[Text]) -> str:
    return "\n".join(Words("en")(line) for line in lines)


async def running(room: Room, channel: int, guild: int = GUILD, lang: str = "en") -> int:
    live = await room.lobby.open(guild, channel, Actor(ANN, "Ann"), "xidit", lang)
    for user, name in ((BEN, "Ben"), (CAT, "Cat")):
        await room.lobby.join(live.row.id, Actor(user, name))
    await room.play.start(live.row.id, Actor(ANN))
    return live.row.id


async def notes(room: Room, channel: int) -> list[str]:
    facts = [from_row(row) for row in await room.rows(f"channel:{channel}")]
    return [str(fact.text.args["said"]) for fact in facts if isinstance(fact, Note)]


async def test_an_announcement_reaches_each_running_table_in_its_language(room: Room) -> None:
    await running(room, 11)
    await running(room, 12, lang="fr")
    await running(room, 13, guild=GUILD + 1)
    await room.open(DAN, channel=14)
    work = errands(room)
    assert said(await work.carry_out("announce", en="Back at ten.", fr="Retour à dix heures.")) == (
        "The announcement is on its way to 3 tables."
    )
    assert await notes(room, 11) == await notes(room, 13) == ["Back at ten."]
    assert await notes(room, 12) == ["Retour à dix heures."]
    assert await notes(room, 14) == []
    one = "The announcement is on its way to 1 table."
    assert said(await work.carry_out("announce", en="Hi.", server="other")) == one
    assert await notes(room, 12) == ["Retour à dix heures."]
    assert await notes(room, 13) == ["Back at ten.", "Hi."]
    assert "I only know servers by their IDs" in said(
        await work.carry_out("announce", en="Hi.", server="third")
    )


async def test_what_is_announced_does_not_wait_for_a_channel_that_cannot_be_written_to(
    room: Room,
) -> None:
    """By the time it could be told it would be no news."""
    table = await running(room, 11)
    async with room.store.transaction():
        await room.store.block(BlockedRow("channel:11", table, GUILD, "permission"))
    told = said(await errands(room).carry_out("announce", en="Back at ten."))
    assert told == "No running table can be reached, so nobody will be told."
    assert await notes(room, 11) == []


async def test_an_announcement_cut_off_half_way_reaches_the_others_and_nobody_twice(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    for channel in (11, 12, 13):
        await running(room, channel)
    told, tell = [], room.tables.tell

    async def cut_off(*args: object) -> None:
        await tell(*args)  # type: ignore[arg-type]
        told.append(args)
        if len(told) == 2:
            raise asyncio.CancelledError

    monkeypatch.setattr(room.tables, "tell", cut_off)
    with pytest.raises(asyncio.CancelledError):
        await errands(room).carry_out("announce", en="Hi.")
    assert [len(await notes(room, channel)) for channel in (11, 12, 13)] == [1, 0, 0]
    room = room.again()
    await errands(room).carry_out_waiting()
    assert [len(await notes(room, channel)) for channel in (11, 12, 13)] == [1, 1, 1]
    result = await room.store.take_result(1)
    assert result is not None and said(result) == "The announcement is on its way to 3 tables."


async def test_what_was_begun_and_cut_off_is_reported_and_not_done_twice(room: Room) -> None:
    table = await running(room, 11)
    number = await room.store.add_errand("rewind", {"number": table}, 0.0)
    await room.store.begin_errand(number, 0.0)
    later = await room.store.add_errand("close", {"number": table}, 0.0)
    await errands(room).carry_out_waiting()
    first, second = await room.store.take_result(number), await room.store.take_result(later)
    assert first is not None and f"Look at table {table}" in said(first)
    assert second is not None and said(second).startswith(f"Table {table} is closed")


async def test_of_several_processes_one_carries_errands_out_in_their_order(
    rooms: list[Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LEASE", 0.3)  # it must be claimed again and again
    table = await running(rooms[0], 11)
    one, other = map(errands, rooms)
    begun, may_go_on = asyncio.Event(), asyncio.Event()
    announce = one._announce

    async def slowly(*args: Any, **named: Any) -> list[Text]:
        begun.set()
        await may_go_on.wait()
        return await announce(*args, **named)

    monkeypatch.setattr(one, "_announce", slowly)
    first = asyncio.create_task(one.carry_out("announce", en="Hi."))
    await begun.wait()
    second = asyncio.create_task(other.carry_out("close", number=table))
    for _ in range(3):
        await asyncio.sleep(0.2)
        rooms[0].clock.now += 0.2
    assert not second.done() and (await rooms[0].tables.get(table)).row.status == "playing"
    may_go_on.set()
    assert said(await first) == "The announcement is on its way to 1 table."
    assert said(await second).startswith(f"Table {table} is closed")
    assert await notes(rooms[0], 11) == ["Hi."]
    assert await rooms[0].store.one("select 1 from claims") is None


async def test_what_a_process_that_died_was_to_do_another_does_once_the_claim_expires(
    rooms: list[Room],
) -> None:
    await running(rooms[0], 11)
    dying, other = rooms[0].store, errands(rooms[1])
    number = await dying.add_errand("announce", {"en": "Hi."}, 0.0)
    now = rooms[0].clock()
    assert await dying.claim(CLAIM, now, now + LEASE) is None
    await dying.begin_errand(number, now)
    await other.carry_out_waiting()
    assert await notes(rooms[0], 11) == [], "it may still be at it"
    rooms[0].clock.now += LEASE
    await other.carry_out_waiting()
    assert await notes(rooms[0], 11) == ["Hi."]


async def test_refusals_and_faults_are_answers_too(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = errands(room)
    assert said(await work.carry_out("close", number=7)) == "There’s no such table."
    assert "isn’t running" in said(await work.carry_out("move", number=7, channel=8))

    async def fault(number: int) -> list[Text]:
        raise RuntimeError("the ace of spades")

    monkeypatch.setitem(work._words, "close", fault)
    answer = said(await work.carry_out("close", number=7))
    assert answer.startswith("That failed.") and "ace" not in answer


async def test_answers_are_forgotten_when_they_were_read_or_after_a_day(room: Room) -> None:
    work = errands(room)
    await work.carry_out("status")
    assert await room.store.one("select 1 from errands") is None
    await room.store.add_errand("status", {}, room.clock())
    await work.carry_out_waiting()
    room.clock.now += DAY - 1
    await work.drop_unfetched()
    assert await room.store.one("select 1 from errands") is not None
    room.clock.now += 2
    await work.drop_unfetched()
    assert await room.store.one("select 1 from errands") is None


async def test_offline_no_channel_can_be_checked() -> None:
    with pytest.raises(Refused):
        await Offline().require_place(EVE)
