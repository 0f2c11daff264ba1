"""What the owner can do to a table: close, move, post anew, rewind; also where it is broken."""

import pytest

from bot.errors import Refused
from bot.outbox.messages import Note, from_row
from bot.store.rows import ABANDONED, PLAYING, BlockedRow
from bot.tables.actors import Actor
from bot.tables.interruptions import Interruptions
from bot.tables.model import Live
from bot.tables.operating.repairs import Repairs
from bot.tables.operating.world import Offline
from games.session import Session
from tests.bot.conftest import ANN, BEN, CAT, CHANNEL, GUILD, Room
from tests.bot.tables.test_registry import refusal


class Servers(Offline):
    """Channels of this server, and one of another."""

    async def require_place(self, channel: int) -> int:
        if channel < 10:
            raise Refused("owner-no-such-channel", given=str(channel))
        return GUILD if channel < 100 else GUILD + 1


def repairs(room: Room) -> Repairs:
    return Repairs(Interruptions(room.seating), Servers())


async def playing(room: Room) -> Live:
    """A game that has passed some checkpoints, all of whose messages are sent."""
    live = await room.planning(ANN, BEN, CAT)
    for _ in range(2):
        for seat in (0, 1, 2):
            await room.answer(live, seat, *"krabwa")
        while len(live.playing.pending) < 3:
            (seat, ask), *_ = live.playing.pending.items()
            await room.answer(live, seat, *(option.key for option in ask.options[: ask.least]))
    await room.empty()
    return live


async def dms(room: Room, user: int) -> list[str]:
    facts = [from_row(row) for row in await room.rows(f"user:{user}")]
    return [fact.text.key for fact in facts if isinstance(fact, Note)]


async def test_a_closed_table_is_abandoned_and_its_channel_is_told(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    await room.empty()
    await repairs(room).close(live.row.id)
    assert live.row.status == ABANDONED
    assert "closed this table without a result" in (await room.told())[0]
    assert await dms(room, ANN) == []
    assert await refusal(repairs(room).close(live.row.id)) == "owner-not-running"
    assert await refusal(repairs(room).close(99)) == "no-such-table"


async def test_where_nobody_can_be_told_in_the_channel_each_player_is(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    async with room.store.transaction():
        await room.store.block(BlockedRow(f"channel:{CHANNEL}", live.row.id, GUILD, "permission"))
    await room.empty()
    await repairs(room).close(live.row.id)
    assert await dms(room, ANN) == await dms(room, CAT) == ["closed-by-owner"]


async def test_a_table_that_cannot_be_loaded_can_be_closed(room: Room) -> None:
    room = await room.of_another_version(await room.begin(ANN, BEN, CAT))
    await room.empty()
    await repairs(room).close(1)
    (row,) = await room.rows(f"channel:{CHANNEL}")
    fact = from_row(row)
    assert isinstance(fact, Note) and fact.text.key == "closed-by-owner"
    assert (await room.again().tables.get(1, opened=False)).row.status == ABANDONED


async def test_a_table_is_posted_anew_and_who_is_awaited_is_asked_again(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.empty()
    await repairs(room).repost(live.row.id)
    assert (await room.told())[0].startswith("Here’s the table again")
    asked = {row.place for row in await room.outbox() if row.kind == "ask"}
    assert asked == {f"user:{ANN}", f"user:{BEN}", f"user:{CAT}"}


async def test_a_table_moves_to_another_channel_of_its_server(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    await room.open(BEN, channel=12)
    await room.empty()
    move = repairs(room).move
    assert await refusal(move(live.row.id, 3)) == "owner-no-such-channel"
    assert await refusal(move(live.row.id, 100)) == "owner-other-server"
    assert await refusal(move(live.row.id, CHANNEL)) == "owner-there-already"
    assert await refusal(move(live.row.id, 12)) == "owner-channel-taken"
    assert (await room.tables.get(live.row.id)).row.channel == CHANNEL
    await move(live.row.id, 11)
    assert (await room.again().tables.get(live.row.id)).row.channel == 11
    assert any(row.kind == "post" for row in await room.rows("channel:11"))


async def stranded(room: Room) -> Live:
    """A table to whose channel nobody can write: what was played meanwhile waits."""
    live = await room.planning(ANN, BEN, CAT)
    async with room.store.transaction():
        await room.store.block(BlockedRow(f"channel:{CHANNEL}", live.row.id, GUILD, "permission"))
    for seat in (0, 1, 2):
        await room.answer(live, seat, *"krabwa")
    return live


async def test_what_could_not_be_told_in_the_old_channel_is_told_in_the_new_one(
    room: Room,
) -> None:
    live = await stranded(room)
    waiting = [row.id for row in await room.rows(f"channel:{CHANNEL}") if row.kind == "post"]
    assert waiting
    await repairs(room).move(live.row.id, 11)
    assert await room.rows(f"channel:{CHANNEL}") == []
    moved = await room.rows("channel:11")
    assert [row.id for row in moved][:-1] == waiting and moved[-1].kind == "post"
    assert all(row.due == 0 and row.batch is None for row in moved)


async def test_nothing_waits_for_a_table_that_was_closed_where_it_could_not_be_told(
    room: Room,
) -> None:
    live = await stranded(room)
    await repairs(room).close(live.row.id)
    assert await room.rows(f"channel:{CHANNEL}") == []
    assert "closed-by-owner" in await dms(room, ANN)


async def test_a_game_whose_channel_was_deleted_goes_on_where_the_owner_moves_it(
    room: Room,
) -> None:
    live = await room.begin(ANN, BEN, CAT)
    await room.seating.channel_gone(CHANNEL)
    assert live.row.status == ABANDONED
    await repairs(room).move(live.row.id, 11)
    live = await room.again().tables.get(live.row.id)
    assert live.row.status == PLAYING and live.row.channel == 11 and not live.row.channel_gone
    assert live.playing.pending and any(seat.asked_at is not None for seat in live.seats)


async def test_a_table_that_cannot_be_loaded_moves_too_but_has_no_board_to_post(
    room: Room,
) -> None:
    room = await room.of_another_version(await room.begin(ANN, BEN, CAT))
    await room.seating.channel_gone(CHANNEL)
    await room.empty()
    assert await refusal(repairs(room).repost(1)) == "owner-not-running"
    await repairs(room).move(1, 11)
    (row,) = await room.rows("channel:11")
    fact = from_row(row)
    assert isinstance(fact, Note) and fact.text.key == "moved-here"
    assert await refusal(repairs(room).repost(1)) == "owner-nothing-to-post"
    assert len(await room.rows("channel:11")) == 1
    await repairs(room).rewind(1)
    assert (await room.again().tables.get(1)).playing.pending


async def test_a_game_goes_back_to_its_last_checkpoint(room: Room) -> None:
    live = await playing(room)
    saved, count = live.playing.saved, live.moves
    await room.answer(live, 0, *"krabwa")
    await room.answer(live, 1, *"krabwa")
    await room.empty()
    (line,) = await repairs(room).rewind(live.row.id)
    assert line.args["count"] == 2 and line.args["left"] == count
    assert "taken this game back by 2 answers" in (await room.told())[0]
    for again in (live, await room.again().tables.get(live.row.id)):
        assert again.playing.saved == saved and again.moves == count
        assert set(again.playing.pending) == {0, 1, 2}
    dropped = await room.store.all("select seat, why from dropped_moves order by n")
    assert [*dropped] == [(0, "owner"), (1, "owner")]
    await room.answer(live, 0, *"krabwa")


async def test_a_game_goes_back_by_several_checkpoints_into_the_same_game(room: Room) -> None:
    live = await playing(room)
    moves = await room.store.moves(live.row.id)
    (line,) = await repairs(room).rewind(live.row.id, back=2)
    left = line.args["left"]
    assert isinstance(left, int) and 0 < left < len(moves)
    live = await room.again().tables.get(live.row.id)
    assert live.seed is not None
    replayed = Session.start(live.game, 3, live.row.options, live.seed)
    for move in moves[:left]:
        replayed.answer(move.seat, move.answer)
    assert live.playing.saved == replayed.saved and not live.playing.moves
    epochs = await room.store.all("select max(epoch) from log where table_id = ?", (live.row.id,))
    assert [*epochs] == [(left,)], "what was said later is said no more"
    assert await refusal(repairs(room).rewind(live.row.id, back=99)) == "owner-rewind-too-far"


async def test_a_game_that_goes_back_to_its_beginning_has_all_that_was_said_then(
    room: Room,
) -> None:
    live = await room.lobby.open(GUILD, CHANNEL, Actor(ANN, "Ann"), "mageknight", "en")
    await room.play.start(live.row.id, Actor(ANN))
    before = await room.store.lines(live.row.id)
    (ask,) = live.playing.pending.values()
    await room.answer(live, 0, ask.options[0].key)
    assert await room.store.lines(live.row.id) != before
    (line,) = await repairs(room).rewind(live.row.id)
    assert line.args["left"] == 0
    assert await room.store.lines(live.row.id) == before


async def test_only_a_running_game_goes_back(room: Room) -> None:
    table = await room.open(ANN, BEN, CAT)
    assert await refusal(repairs(room).rewind(table)) == "owner-not-running"
    await room.play.start(table, Actor(ANN))
    assert await refusal(repairs(room).rewind(table)) == "owner-rewind-too-far"


@pytest.mark.parametrize(("column", "broken"), [("saved", b"{}"), ("version", 99)])
async def test_a_game_that_cannot_be_loaded_is_played_again_from_its_seed(
    room: Room, column: str, broken: object
) -> None:
    live = await playing(room)
    count = live.moves
    async with room.store.transaction():
        await room.store.write(
            f"update tables set {column} = ? where id = ?", (broken, live.row.id)
        )
    room = room.again()
    await room.empty()
    assert (await room.tables.get(live.row.id, opened=False)).load_error is not None
    await repairs(room).rewind(live.row.id)
    assert "has repaired this game" in (await room.told())[0]
    live = await room.again().tables.get(live.row.id)
    assert live.load_error is None and live.moves == count, "no answer need be given again"
    assert set(live.playing.pending) == {0, 1, 2}
    (line,) = await repairs(room).rewind(live.row.id)
    assert line.args["left"] in range(1, count)
