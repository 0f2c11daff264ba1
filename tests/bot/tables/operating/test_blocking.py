"""Users and servers that the owner blocks, and lets in again."""

from collections.abc import Sequence

import pytest

from bot.errors import Refused, Unloadable
from bot.language.texts import Words
from bot.outbox.messages import Farewell, Note, from_row
from bot.store.operating.blocklist import USER, BlockRow
from bot.store.rows import ABANDONED, OPEN, PLAYING
from bot.tables import privacy
from bot.tables.actors import Actor, require_admitted
from bot.tables.interruptions import Interruptions
from bot.tables.operating.errands import Errands
from bot.tables.operating.world import Offline, Process
from games.core import Text
from tests.bot.conftest import ANN, BEN, CAT, CHANNEL, DAN, EVE, GUILD, Room

STRANGER = 999


class Servers(Offline):
    """Herald runs, on one server; Eve is its owner."""

    leaves = True

    async def server(self, guild: int) -> str | None:
        return "Games Club" if guild == GUILD else None

    async def server_named(self, name: str) -> int | None:
        return GUILD if name == "games club" else None

    async def user(self, user: int) -> str | None:
        return {EVE: "Eve", STRANGER: "Stranger"}.get(user)

    def is_owner(self, user: int) -> bool:
        return user == EVE

    async def leave(self, guild: int) -> None:
        if not self.leaves:
            raise Refused("owner-leave-failed", server="Games Club")

    def process(self) -> Process | None:
        return Process(0.0, 1, 1, 1, None)


def errands(room: Room, world: Offline | None = None) -> Errands:
    return Errands(Interruptions(room.seating), world or Servers())


def said(lines: Sequence[Text]) -> str:
    return "\n".join(Words("en")(line) for line in lines)


async def restarted(room: Room) -> Room:
    again = room.again()
    await again.tables.blocklist.load()
    return again


async def farewells(room: Room, channel: int = CHANNEL) -> list[str]:
    facts = [from_row(row) for row in await room.rows(f"channel:{channel}")]
    return [fact.text.key for fact in facts if isinstance(fact, Farewell)]


# A user


async def test_stand_ins_play_for_whoever_is_blocked_and_no_reason_is_told(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.empty()
    answer = said(await errands(room).carry_out("block", user=f"<@{BEN}>"))
    assert answer == (
        "Ben (`102`) is blocked. A stand-in has their seat in 1 game, until you unblock them."
    )
    assert (live.seats[1].user, live.seats[1].former) == (None, BEN)
    (told,) = await room.told()
    assert told.startswith("A stand-in is playing for Ⓑ **Ben** for now.")
    assert "block" not in told
    with pytest.raises(Refused, match="blocked-user"):
        require_admitted((await restarted(room)).tables.blocklist, BEN, GUILD)
    require_admitted(room.tables.blocklist, ANN, GUILD)
    require_admitted(room.tables.blocklist, BEN, None, own_data=True)


async def test_blocking_twice_changes_nothing_more(room: Room) -> None:
    await room.planning(ANN, BEN, CAT)
    work = errands(room)
    await work.carry_out("block", user=str(BEN))
    before = await room.store.blocklist()
    room.clock.now += 60
    assert said(await work.carry_out("block", user=str(BEN))) == "Ben (`102`) is already blocked."
    assert await room.store.blocklist() == before


async def test_a_block_that_was_cut_off_is_carried_through(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    work = errands(room)
    number = await room.store.add_errand("block", {"user": str(BEN)}, 0.0)
    await room.store.begin_errand(number, 0.0)
    await work.carry_out_waiting()
    assert live.seats[1].user is None


async def test_a_blocked_host_leaves_a_table_that_has_not_begun(room: Room) -> None:
    table = await room.open(BEN, ANN)
    alone = await room.open(BEN, channel=CHANNEL + 1)
    answer = said(await errands(room).carry_out("block", user=str(BEN)))
    assert "They weren’t in any running game." in answer
    live = await room.tables.get(table)
    assert [seat.user for seat in live.seats] == [ANN] and live.row.host == ANN
    assert (await room.tables.get(alone)).row.status == ABANDONED


async def test_they_leave_also_where_the_table_is_on_hold(room: Room) -> None:
    table = await room.open(ANN, BEN)
    work = errands(room)
    await work.carry_out("block", server="games club")
    await work.carry_out("block", user=str(BEN))
    await work.carry_out("unblock", server="games club")
    assert [seat.user for seat in (await room.tables.get(table)).seats] == [ANN]


async def test_unblocking_gives_back_the_seats_that_nobody_has_taken(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    work = errands(room)
    await work.carry_out("block", user=str(BEN))
    room = await restarted(room)
    work = errands(room)
    answer = said(await work.carry_out("unblock", user=str(BEN)))
    assert answer == "Ben (`102`) is no longer blocked, and is back in 1 game."
    live = await room.tables.get(live.row.id)
    assert live.seats[1].user == BEN
    assert (await room.told())[-1].startswith("Ⓑ **Ben** is back in the game.")
    require_admitted(room.tables.blocklist, BEN, GUILD)
    assert said(await work.carry_out("unblock", user=str(BEN))) == "Ben (`102`) isn’t blocked."


async def test_a_seat_that_somebody_else_has_taken_stays_theirs(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    work = errands(room)
    await work.carry_out("block", user=str(BEN))
    await room.seating.offer(live.row.id, 1, Actor(ANN), None)
    await room.seating.take(live.row.id, 1, Actor(DAN, "Dan"))
    answer = said(await work.carry_out("unblock", user=str(BEN)))
    assert answer.endswith("is no longer blocked.")
    assert live.seats[1].user == DAN


async def test_a_seat_that_was_left_before_is_not_given_back(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.seating.stand_in(live.row.id, 1, Actor(BEN))
    work = errands(room)
    await work.carry_out("block", user=str(BEN))
    await work.carry_out("unblock", user=str(BEN))
    assert live.seats[1].user is None


async def test_with_nobody_else_the_game_stops_and_can_be_reopened_later(room: Room) -> None:
    live = await room.planning(ANN, stand_ins=2)
    work = errands(room)
    await work.carry_out("block", user=str(ANN))
    assert live.row.status == ABANDONED
    await work.carry_out("unblock", user=str(ANN))
    assert live.row.status == ABANDONED
    await room.seating.reopen(GUILD, CHANNEL, ANN)
    assert live.row.status == PLAYING and live.seats[0].user == ANN


async def test_a_closed_game_is_reopened_without_whoever_is_blocked(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.seating.abandon(live.row.id, Actor(ANN))
    work = errands(room)
    await work.carry_out("block", user=str(BEN))
    await room.seating.reopen(GUILD, CHANNEL, ANN)
    assert live.seats[1].user is None
    assert said(await work.carry_out("unblock", user=str(BEN))).endswith("back in 1 game.")


async def test_seats_at_a_table_that_cannot_be_loaded_pass_on_too(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    later = await room.of_another_version(live)
    work = errands(later)
    await work.carry_out("block", user=str(BEN))
    found = await later.tables.get(live.row.id, opened=False)
    assert found.seats[1].user is None and found.seats[1].asked_at is None
    await work.carry_out("unblock", user=str(BEN))
    assert found.seats[1].user == BEN


async def test_who_follows_a_table_hears_nothing_while_blocked(room: Room) -> None:
    table = await room.open(ANN, CAT)
    async with room.store.transaction():
        await room.store.follow(table, BEN)
        await room.store.follow(table, DAN)
    await errands(room).carry_out("block", user=str(STRANGER))
    assert await room.store.followers(table) == [BEN, DAN]
    await room.store.add_block(BlockRow(USER, BEN, 0.0, []))
    assert await room.store.followers(table) == [DAN]


async def test_nobody_who_is_blocked_is_invited_to_a_rematch(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.seating.abandon(live.row.id, Actor(ANN))
    live.row.status = "finished"  # seats of a game that is over stay as they are
    async with room.store.transaction():
        await room.store.save_table(live.row)
    await errands(room).carry_out("block", user=str(BEN))
    new = await room.tables.get(await room.seating.rematch(live.row.id, ANN, "same"))
    assert new.row.invited == [ANN, CAT]


async def test_what_is_stored_of_a_block_is_in_their_file_and_survives_deletion(
    room: Room,
) -> None:
    await room.planning(ANN, BEN, CAT)
    work = errands(room)
    await work.carry_out("block", user=str(BEN))
    assert b'"blocked": [' in await privacy.export(room.store, BEN)
    assert b'"blocked": []' in await privacy.export(room.store, CAT)
    await privacy.forget(room.lobby, room.seating, BEN)
    (left,) = await room.store.blocklist()
    assert left.id == BEN and left.tables == []
    assert said(await work.carry_out("unblock", user=str(BEN))) == "`102` is no longer blocked."


@pytest.mark.parametrize(
    ("args", "answer"),
    [
        ({"user": "Ben"}, "I don’t know a user “Ben”. Give their ID:"),
        ({"user": "7777"}, "I don’t know a user “7777”. Give their ID:"),
        ({"user": "9" * 19}, "I don’t know a user “99999"),
        ({"server": "Chess Club"}, "I’m not on a server “Chess Club”."),
        ({"server": "7777"}, "I’m not on a server “7777”."),
        ({"server": "9" * 30}, "I’m not on a server “9999"),
        ({"user": "102", "server": "games club"}, "Name a user or a server, not both."),
        ({"user": str(EVE)}, "You can’t block whoever runs Herald."),
    ],
)
async def test_slips_are_refused_in_a_sentence(
    room: Room, args: dict[str, str], answer: str
) -> None:
    assert said(await errands(room).carry_out("block", **args)).startswith(answer)
    assert await room.store.blocklist() == []


async def test_while_herald_does_not_run_only_players_are_known(room: Room) -> None:
    work = Errands(Interruptions(room.seating), Offline())
    assert said(await work.carry_out("block", user="7777")) == (
        "Herald isn’t running, so I only know people who’ve been at a table. “7777” hasn’t."
    )


async def test_who_is_blocked_is_listed(room: Room) -> None:
    work = errands(room)
    assert said(await work.carry_out("block")) == "Nobody is blocked."
    await work.carry_out("block", user=str(STRANGER))
    await work.carry_out("block", server="games club")
    head, server, user = said(await work.carry_out("block")).splitlines()
    assert head == "**Blocked:**" and server.startswith("Server Games Club, <t:1000000:")
    assert user.startswith("Stranger (`999`), <t:1000000:")
    assert said(await work.carry_out("unblock")).startswith("Who should be unblocked?")


# A server


async def test_the_tables_of_a_blocked_server_rest_and_nobody_can_play_on(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    lobby = await room.open(DAN, channel=CHANNEL + 1)
    elsewhere = await room.lobby.open(GUILD + 1, 77, Actor(DAN, "Dan"), "xidit", "en")
    await room.empty()
    answer = said(await errands(room).carry_out("block", server="games club"))
    assert answer == (
        "Games Club is blocked. The 2 tables there are on hold, with no clock running, "
        "until you unblock it."
    )
    assert await farewells(room) == ["server-switched-off"]
    assert await farewells(room, CHANNEL + 1) == ["server-switched-off"]
    room = await restarted(room)
    for table in (live.row.id, lobby):
        assert room.tables.in_memory(table) is None
        with pytest.raises(Unloadable, match="server-held"):
            await room.tables.get(table)
    assert (await room.tables.get(elsewhere.row.id)).row.status == OPEN
    with pytest.raises(Refused, match="blocked-server"):
        require_admitted(room.tables.blocklist, ANN, GUILD)
    room.clock.now += 90 * 86400
    await room.timekeeper.run_due()
    assert (await room.store.table(live.row.id)) is not None
    kept = await room.tables.get(live.row.id, opened=False)
    assert kept.row.status == PLAYING, "it is not closed for being silent"


async def test_unblocking_a_server_brings_its_tables_back_with_the_time_they_had(
    room: Room,
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    due = room.clock.now + 3600
    live.seats[0].deadline = due
    async with room.store.transaction():
        await room.store.save_seats(live.row.id, live.seats)
    await errands(room).carry_out("block", server="games club")
    room.clock.now += 1000
    room = await restarted(room)
    work = errands(room)
    answer = said(await work.carry_out("unblock", server=str(GUILD)))
    assert answer == "Games Club is no longer blocked, and the table there goes on."
    live = await room.tables.get(live.row.id)
    assert live.row.rests_since is None and live.seats[0].deadline == due + 1000
    assert (await room.told())[-1].startswith("I’m back on this server")
    assert await farewells(room) == [], "what could not be told before is no news any more"
    assert said(await work.carry_out("unblock", server=str(GUILD))) == "Games Club isn’t blocked."


async def test_a_blocked_server_stays_so_when_herald_starts_or_is_invited_again(
    room: Room,
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await errands(room, Offline()).carry_out("block", server=str(GUILD))
    room = await restarted(room)
    pauses = Interruptions(room.seating)
    await pauses.suspend_or_resume(lambda: {GUILD}, lambda guild: True)
    assert (await room.tables.get(live.row.id, opened=False)).row.rests_since is not None
    assert await farewells(room) == ["server-switched-off"], "told once"
    answer = said(await errands(room, Offline()).carry_out("unblock", server=str(GUILD)))
    assert answer == "`1` is no longer blocked. Tables there go on as soon as Herald is back."
    await pauses.suspend_or_resume(lambda: {GUILD}, lambda guild: True)
    assert (await room.tables.get(live.row.id)).row.rests_since is None


async def test_of_a_restored_backup_the_tables_on_hold_are_told_when_they_go_on(
    room: Room,
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await errands(room).carry_out("block", server="games club")
    async with room.store.transaction():
        await room.store.write("update tables set restored_at = 5")
    room = await restarted(room)
    await Interruptions(room.seating).tell_restored()
    assert await room.told() == []
    await errands(room).carry_out("unblock", server="games club")
    assert "restored from a backup" in (await room.told())[-1]
    assert await room.store.restored() == []
    assert (await room.tables.get(live.row.id)).row.restored_at is None


async def test_whoever_goes_on_vacation_need_not_care_for_games_on_hold(room: Room) -> None:
    live = await room.lobby.open(GUILD, CHANNEL, Actor(ANN, "Ann"), "liarsdice", "en")
    for user, name in ((BEN, "Ben"), (CAT, "Cat")):
        await room.lobby.join(live.row.id, Actor(user, name))
    await room.play.start(live.row.id, Actor(ANN))
    while not live.playing.reacting:
        (seat, *_), (ask, *_) = zip(*live.playing.pending.items(), strict=True)
        await room.answer(live, seat, ask.options[0].key)
    await errands(room).carry_out("block", server="games club")
    moves = live.moves
    for user in (ANN, BEN, CAT):
        await room.store.change_person(user, away_until=room.clock() + 1000)
        await room.play.pass_while_away(user)
    assert live.moves == moves


async def test_a_game_on_hold_can_be_closed_but_not_taken_back(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    work = errands(room)
    await work.carry_out("block", server="games club")
    listed = said(await work.carry_out("tables"))
    assert "on hold: its server is blocked" in listed
    assert said(await work.carry_out("tables", status="broken")) == "No tables found."
    for word in ("rewind", "repost"):
        assert "switched off" in said(await work.carry_out(word, number=live.row.id))
    assert "is closed" in said(await work.carry_out("close", number=live.row.id))
    facts = [from_row(row) for row in await room.rows(f"user:{ANN}")]
    assert any(isinstance(fact, Note) and fact.text.key == "closed-by-owner" for fact in facts)


# Leaving


async def test_herald_says_goodbye_at_each_table_before_it_leaves(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.operating.blocking.GOODBYES", 0.05)
    live = await room.planning(ANN, BEN, CAT)
    answer = said(await errands(room).carry_out("leave", server="games club"))
    assert answer.startswith("I’ve said goodbye at the table there and left Games Club.")
    assert live.row.rests_since is not None
    assert await farewells(room) == [], "where it cannot be said, Herald does not wait for ever"


async def test_if_herald_cannot_leave_the_games_go_on(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.operating.blocking.GOODBYES", 0.0)
    monkeypatch.setattr(Servers, "leaves", False)
    live = await room.planning(ANN, BEN, CAT)
    answer = said(await errands(room).carry_out("leave", server="games club"))
    assert answer.startswith("Discord didn’t let me leave Games Club just now")
    assert live.row.rests_since is None


async def test_it_leaves_only_where_it_is_and_only_while_it_runs(room: Room) -> None:
    await room.open(ANN)
    work = errands(room)
    assert "I’m not on a server “5”" in said(await work.carry_out("leave", server="5"))
    offline = errands(room, Offline())
    assert "isn’t running" in said(await offline.carry_out("leave", server=str(GUILD)))
