"""What is stored about somebody can be had as a file, and removed without harm to the others."""

import asyncio
import json
import re
from pathlib import Path

import pytest

from bot.errors import DatabaseError
from bot.outbox.messages import Note, to_row
from bot.store.clock import DAY
from bot.store.engines.migrations import migrations
from bot.store.rows import ABANDONED, PLAYING, PanelRow, SeatRow
from bot.tables import privacy
from bot.tables.actors import Actor
from bot.tables.voting.ballots import PAUSE
from games.core import text
from tests.bot.conftest import ANN, BEN, CAT, CHANNEL, DAN, EVE, Room
from tests.bot.tables.timing.test_reminders import WAIT

PLACES = {  # where a person's number can stand
    "people": ("user",),
    "seats": ("user", "former", "open_to"),
    "tables": ("host",),
    "results": ("user",),
    "ratings": ("user",),
    "follows": ("user",),
    "decided": ("user",),
    "votes": ("by", "candidate"),
}

POLICY = Path(__file__).parents[3] / "PRIVACY.md"


async def traces(room: Room, user: int) -> list[str]:
    """The columns in which somebody is still named."""
    wheres: dict[str, int | str] = {
        f"{table} where {column} = ?": user for table in PLACES for column in PLACES[table]
    }
    wheres |= {f"{table} where place = ?": f"user:{user}" for table in ("outbox", "panels")}
    wheres["votes where ballots like ?"] = f"%{user}%"
    return [w for w in wheres if await room.store.one(f"select 1 from {w}", (wheres[w],))]


@pytest.mark.sqlite_only
async def test_every_column_for_people_is_looked_at(room: Room) -> None:
    """A new column with a person in it must be exported and forgotten too."""
    named = {"user", "former", "open_to", "host", "by", "candidate"}
    tables = [row[0] for row in await room.store.all("select name from sqlite_master")]
    for table in tables:
        try:
            columns = set(await room.store.names(f"select * from {table} limit 0"))
        except DatabaseError:  # an index
            continue
        assert columns & named == set(PLACES.get(table, ()))


@pytest.mark.sqlite_only
async def test_every_kind_of_record_stands_in_the_privacy_policy(room: Room) -> None:
    rows = await room.store.all(
        "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'"
    )
    stored = {row[0] for row in rows}
    named = set(re.findall(r"^\| `(\w+)` \|", POLICY.read_text(encoding="utf-8"), re.MULTILINE))
    assert not stored - named, (
        f"Say in PRIVACY.md, under “What is stored”, what {stored - named} keeps of people."
    )
    assert not named - stored, f"PRIVACY.md names {named - stored}, which is not stored any more."


def test_the_privacy_policy_is_of_the_newest_schema() -> None:
    """A migration may also add a column to what is known: somebody must have read it again."""
    newest = max(migrations())
    told = re.findall(r"schema (\d+)", POLICY.read_text(encoding="utf-8"))
    assert told == [str(newest)], (
        f"Read PRIVACY.md against the migration {migrations()[newest].name}: say what is stored "
        f"now, for how long and whether /privacy delete removes it; then write schema {newest}."
    )


async def somebody(room: Room) -> int:
    """Ben plays, votes, follows another table, and has settings; return the number of the table."""
    live = await room.planning(ANN, BEN, CAT)
    await room.answer(live, 1, *WAIT)
    await room.votes.call(live.row.id, BEN, PAUSE)
    await room.votes.cast(1, CAT, yes=False)
    other = await room.open(DAN, EVE, channel=CHANNEL + 1)
    async with room.store.transaction():
        await room.store.write("insert into follows values (?, ?)", (other, BEN))
        await room.store.write(
            "insert into dropped_moves (table_id, n, seat, answer, at, why, dropped_at) "
            "values (?1, 9, 1, '[\"x\"]', 0, '', 0), (?1, 9, 0, '[\"y\"]', 0, '', 0)",
            (live.row.id,),
        )
        await room.store.write("insert into ratings values (1, 'xidit', ?, 25, 8, 1)", (BEN,))
    await room.store.change_person(BEN, zone="Europe/Paris", quiet_from=22, quiet_to=8)
    return live.row.id


async def test_everything_about_somebody_is_in_their_file_and_nothing_about_others(
    room: Room,
) -> None:
    table = await somebody(room)
    data = await privacy.export(room.store, BEN)
    found = json.loads(data)
    assert found["person"][0]["zone"] == "Europe/Paris"
    assert [(seat["table_id"], seat["name"]) for seat in found["seats"]] == [(table, "Ben")]
    assert json.loads(found["answers"][-1]["answer"]) == list(WAIT)
    assert [json.loads(one["answer"]) for one in found["dropped_answers"]] == [["x"]]
    assert [ballot["yes"] for ballot in found["ballots"]] == [1]
    assert len(found["follows"]) == len(found["ratings"]) == len(found["votes_called"]) == 1
    for other in (ANN, CAT, DAN, EVE):
        assert str(other) not in data.decode()


async def test_what_is_offered_and_sent_to_somebody_is_in_their_file_too(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.answer(live, 1, *WAIT)
    await room.seating.stand_in(live.row.id, 1, Actor(BEN))
    async with room.store.transaction():
        await room.store.write("update seats set open_to = ? where seat = 2", (BEN,))
        await room.store.write(
            "insert into votes (table_id, kind, by, candidate, closes_at, ballots) "
            "values (?, 'replace', ?, ?, 0, '{}')",
            (live.row.id, ANN, BEN),
        )
        await room.store.write("delete from outbox")
        await room.store.post(to_row(live.row.id, f"user:{BEN}", Note(text("done"))))
        await room.store.set_panel(PanelRow(live.row.id, f"user:{BEN}", 7, 8))
    data = await privacy.export(room.store, BEN)
    found = json.loads(data)
    assert found["answers"] == [], "what the stand-in orders now is secret from them"
    assert [one["seat"] for one in found["seats_offered"]] == [2]
    assert [one["kind"] for one in found["votes_to_seat_you"]] == ["replace"]
    assert [json.loads(one["body"])["text"]["key"] for one in found["unsent"]] == ["done"]
    assert [one["message"] for one in found["panels"]] == [8]
    assert str(ANN) not in data.decode() and str(CAT) not in data.decode()


async def test_who_is_forgotten_leaves_no_trace_and_the_game_goes_on(room: Room) -> None:
    table = await somebody(room)
    assert len(await traces(room, BEN)) >= 7
    await privacy.forget(room.lobby, room.seating, BEN)
    assert await traces(room, BEN) == []
    live = await room.again().tables.get(table)
    assert live.row.status == PLAYING and live.seats[1].name == "Someone"
    await room.answer(live, 0, *WAIT)
    await room.answer(live, 2, *WAIT)


async def test_a_forgotten_host_is_followed_by_the_next(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await privacy.forget(room.lobby, room.seating, ANN)
    assert live.row.host == BEN and await traces(room, ANN) == []


async def test_who_is_forgotten_leaves_a_lobby_too(room: Room) -> None:
    table = await room.open(ANN, BEN)
    await privacy.forget(room.lobby, room.seating, BEN)
    live = await room.again().tables.get(table)
    assert [seat.user for seat in live.seats] == [ANN]
    await privacy.forget(room.lobby, room.seating, ANN)
    assert await traces(room, ANN) == []
    assert (await room.again().tables.get(table)).row.status == ABANDONED


async def test_games_that_cannot_be_loaded_any_more_forget_too(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    again = await room.of_another_version(live)
    await privacy.forget(again.lobby, again.seating, BEN)
    assert await traces(again, BEN) == []


async def test_results_stay_without_the_name(room: Room) -> None:
    table = await somebody(room)
    async with room.store.transaction():
        await room.store.write(
            "insert into results values (?, 1, ?, 1, 'xidit', 1, 1, 9, 3, 5, 60, ?, 0, 1)",
            (table, BEN, 3 * DAY),
        )
    await privacy.forget(room.lobby, room.seating, BEN)
    assert (await room.store.one("select user, place from results")) == (None, 1)


async def test_forgotten_twice_at_once_does_not_turn_the_table_back(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    seats = room.store.seats

    async def while_ann_plays(table_id: int) -> list[SeatRow]:
        found = await seats(table_id)
        await asyncio.sleep(0.2)  # the other press is through by now
        await room.answer(live, 0, *WAIT)
        return found

    with monkeypatch.context() as patched:
        patched.setattr(room.store, "seats", while_ann_plays)
        async with room.tables.locked(live.row.id):  # until both wait to leave it
            both = [
                asyncio.create_task(privacy.forget(room.lobby, room.seating, BEN)) for _ in range(2)
            ]
            await asyncio.sleep(0.1)
        await asyncio.gather(*both)
    assert await room.store.seats(live.row.id) == live.seats
    assert await traces(room, BEN) == []


async def test_an_invitation_to_a_rematch_is_in_their_file_and_goes_with_them(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.seating.abandon(live.row.id, Actor(ANN))
    new = await room.seating.rematch(live.row.id, ANN, "same")
    data = await privacy.export(room.store, BEN)
    assert [one["table_id"] for one in json.loads(data)["invitations"]] == [new]
    assert str(CAT) not in data.decode()
    await privacy.forget(room.lobby, room.seating, BEN)
    assert (await room.again().tables.get(new)).row.invited == [ANN, CAT]
