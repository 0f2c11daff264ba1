"""Tables: who may sit down, leave, change them, and come back."""

import logging
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest

from bot.errors import Refused, Unloadable
from bot.language.texts import Words
from bot.store import Store
from bot.store.clock import DAY
from bot.store.rows import ABANDONED, OPEN
from bot.tables.actors import Actor
from bot.tables.archive.history import Replays
from bot.tables.timing import vacations
from games import GAMES
from games.core import Result, Text
from games.session import Move
from games.xidit.rules.orders import secret_orders
from games.xidit.table import Xidit
from tests.bot import newer
from tests.bot.conftest import ANN, BEN, CAT, CHANNEL, DAN, EVE, GUILD, Room


async def refusal(coroutine: object) -> str:
    with pytest.raises(Refused) as refused:
        await coroutine  # type: ignore[misc]
    said = refused.value.text
    assert isinstance(said, Text)
    return said.key


async def test_who_opens_a_table_is_its_host_and_sits_at_it(room: Room) -> None:
    table = await room.open(ANN)
    live = await room.tables.get(table)
    assert live.row.host == ANN and live.row.status == OPEN
    assert [seat.user for seat in live.seats] == [ANN]
    places = {row.place: row.kind for row in await room.outbox()}
    assert places == {f"channel:{CHANNEL}": "post", f"user:{ANN}": "note"}


async def test_one_table_a_channel(room: Room) -> None:
    first = await room.open(ANN)
    again = room.lobby.open(GUILD, CHANNEL, Actor(BEN, "Ben"), "xidit", "en")
    assert await refusal(again) == "table-here-already"
    assert await room.open(BEN, channel=11) > first


async def test_an_unknown_game_is_named(room: Room) -> None:
    opening = room.lobby.open(GUILD, CHANNEL, Actor(ANN, "Ann"), "chess" * 20, "en")
    with pytest.raises(Refused) as refused:
        await opening
    assert refused.value.text.args == {"given": ("chess" * 20)[:40]}


async def test_nobody_sits_twice_or_beyond_the_last_seat(room: Room) -> None:
    table = await room.open(ANN, BEN, CAT, DAN, EVE)
    assert await refusal(room.lobby.join(table, Actor(ANN, "Ann"))) == "seated-already"
    assert await refusal(room.lobby.join(table, Actor(106, "Fay"))) == "table-full"
    assert await refusal(room.lobby.join(99, Actor(ANN, "Ann"))) == "no-such-table"


async def test_leaving_moves_the_others_up_and_hands_the_table_on(room: Room) -> None:
    table = await room.open(ANN, BEN, CAT)
    await room.lobby.leave(table, ANN)
    live = await room.tables.get(table)
    assert [(seat.seat, seat.user) for seat in live.seats] == [(0, BEN), (1, CAT)]
    assert live.row.host == BEN
    assert await refusal(room.lobby.leave(table, ANN)) == "not-at-this-table"
    await room.lobby.leave(table, BEN)
    await room.lobby.leave(table, CAT)
    assert live.row.status == ABANDONED
    assert (await room.again().tables.get(table)).row.status == ABANDONED


async def test_only_the_host_chooses_settings_and_only_before_the_game(room: Room) -> None:
    table = await room.open(ANN, BEN, CAT)
    choose = room.lobby.choose_option
    assert await refusal(choose(table, Actor(BEN), "length", "short")) == "host-only"
    assert await refusal(choose(table, Actor(ANN), "length", "endless")) == "no-such-setting"
    assert await refusal(choose(table, Actor(ANN), "color", "red")) == "no-such-setting"
    await choose(table, Actor(ANN), "length", "short")
    assert (await room.again().tables.get(table)).row.options["length"] == "short"
    await room.play.start(table, Actor(ANN))
    assert await refusal(choose(table, Actor(ANN), "length", "long")) == "game-has-begun"


async def test_a_setting_that_leaves_no_seat_for_somebody_is_refused(room: Room) -> None:
    live = await room.lobby.open(GUILD, CHANNEL, Actor(ANN, "Ann"), "mageknight", "en")
    table, choose = live.row.id, room.lobby.choose_option
    await choose(table, Actor(ANN), "scenario", "solo-conquest")
    assert (live.within_reach, live.is_full) == ([1], True)
    assert await refusal(room.lobby.join(table, Actor(BEN, "Ben"))) == "table-full"
    await choose(table, Actor(ANN), "scenario", "full-conquest")
    assert (live.within_reach, live.is_full) == ([2, 3, 4], False)
    assert await refusal(room.play.start(table, Actor(ANN))) == "wrong-number"
    await room.lobby.join(table, Actor(BEN, "Ben"))
    assert await refusal(choose(table, Actor(ANN), "scenario", "solo-conquest")) == "wrong-number"
    assert live.row.options["scenario"] == "full-conquest"


async def test_host_and_moderators_look_after_a_table(room: Room) -> None:
    table = await room.open(ANN, BEN, CAT)
    remind = room.lobby.set_reminder
    assert await refusal(remind(table, Actor(BEN), 5)) == "host-only"
    await remind(table, Actor(ANN), 5)
    assert (await room.tables.get(table)).row.remind == 5 * 3600
    await remind(table, Actor(EVE, moderator=True), 6)
    assert (await room.again().tables.get(table)).row.remind == 6 * 3600
    assert await refusal(room.seating.abandon(table, Actor(BEN))) == "host-only"
    await room.seating.abandon(table, Actor(EVE, moderator=True))
    assert await refusal(room.seating.abandon(table, Actor(ANN))) == "not-playing"


async def test_a_seat_is_taken_back_only_by_whose_it_was(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.seating.stand_in(live.row.id, 1, Actor(BEN))
    take_back = room.seating.take_back
    assert await refusal(take_back(live.row.id, Actor(EVE, "Eve"))) == "game-has-begun"
    assert await refusal(take_back(live.row.id, Actor(ANN, "Ann"))) == "seated-already"
    await take_back(live.row.id, Actor(BEN, "Ben"))
    assert [seat.user for seat in live.seats] == [ANN, BEN, CAT]
    assert await refusal(take_back(live.row.id, Actor(BEN, "Ben"))) == "seated-already"
    assert await refusal(room.lobby.join(live.row.id, Actor(EVE, "Eve"))) == "game-has-begun"


async def test_who_joins_again_may_have_opened_their_dms(room: Room) -> None:
    await room.store.change_person(BEN, dm_closed=True)
    await room.open(ANN, BEN)
    assert not (await room.store.person(BEN)).dm_closed


async def test_what_failed_half_way_is_read_again(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    with pytest.raises(ZeroDivisionError):
        async with room.tables.locked(live.row.id) as changed:
            changed.seats[0].name = "nonsense"
            raise ZeroDivisionError
    assert (await room.tables.get(live.row.id)).seats[0].name == "Ann"


async def test_a_refusal_keeps_the_table_in_memory(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    with pytest.raises(Refused):
        async with room.tables.locked(live.row.id):
            raise Refused("host-only")
    assert await room.tables.get(live.row.id) is live


async def test_a_table_of_another_version_is_refused_not_broken(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    again = await room.of_another_version(live)
    assert await refusal(again.tables.get(live.row.id)) == "unopened-version"
    with pytest.raises(Unloadable):
        async with again.tables.locked(live.row.id):
            pass


async def misfit(room: Room) -> int:
    """A game whose last answer the rules do not know any more; its table."""
    live = await room.planning(ANN, BEN, CAT)
    await room.answer(live, 0, *"wwwwww")
    async with room.store.transaction():
        await room.store.add_moves(live.row.id, live.moves, [Move(1, ("x",))], 7.0)
    await room.empty()
    return live.row.id


async def test_moves_that_do_not_fit_any_more_begin_the_turn_again(room: Room) -> None:
    """As after a correction of the rules."""
    table = await misfit(room)
    serial = (await room.store.seats(table))[0].serial
    again = room.again()
    fresh = await again.tables.get(table)
    assert sorted(fresh.playing.pending) == [0, 1, 2]
    assert fresh.seats[0].serial > serial, "panels from before are out of date"
    said = Words("en").say("rules-corrected")
    assert said in await again.told()
    assert len(await room.store.moves(table)) == 3


async def test_what_was_said_as_the_turn_began_stays_in_the_log(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    said = await room.store.lines(live.row.id, live.row.saved_moves)
    async with room.store.transaction():
        await room.store.add_moves(live.row.id, live.moves, [Move(1, ("x",))], 7.0)
    again = await room.again().tables.get(live.row.id)
    assert said and await room.store.lines(live.row.id, again.row.saved_moves) == said


async def test_answers_that_do_not_fit_any_more_are_kept_and_logged_without_them(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    table = await misfit(room)
    room.clock.now += 60
    await room.again().tables.get(table)
    kept = await room.store.all(
        "select table_id, n, seat, answer, why, dropped_at from dropped_moves order by n"
    )
    first, second = (table, 4, 0, '["w","w","w","w","w","w"]'), (table, 5, 1, '["x"]')
    assert [*kept] == [(*row, "answer-unknown", room.clock()) for row in (first, second)]
    (logged,) = caplog.records
    assert logged.levelno == logging.WARNING and logged.__dict__["table"] == table
    assert "its 2 answers do not fit" in logged.getMessage()
    assert "wwww" not in logged.getMessage().replace(" ", "")


async def everything(store: Store) -> list[object]:
    tables = ("tables", "seats", "moves", "log", "dropped_moves")
    return [[*await store.all(f"select * from {name}")] for name in tables]


async def test_a_fault_of_the_rules_leaves_the_game_untouched_and_says_so(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.answer(live, 0, *"wwwwww")
    before = await everything(room.store)
    with monkeypatch.context() as faulty:

        async def broken(t: Xidit) -> Result:
            await secret_orders(t, 0)
            raise KeyError

        faulty.setitem(GAMES, "xidit", replace(GAMES["xidit"], play=broken))
        again = room.again()
        for _ in range(3):
            with pytest.raises(Unloadable) as refused:
                await again.tables.get(live.row.id)
        told = Words("en")(refused.value.text)
        (logged,) = caplog.records
        assert logged.levelno == logging.ERROR and logged.__dict__["table"] == live.row.id
        assert logged.__dict__["error"] in told and "nothing is lost" in told
        assert f"table {live.row.id} cannot be opened" in logged.getMessage()
        await again.timekeeper.run_due()
    assert await everything(room.store) == before
    back = await room.again().tables.get(live.row.id)
    assert back.playing.table == live.playing.table and back.moves == live.moves


async def test_a_table_of_an_older_version_is_lifted_goes_on_and_is_saved_as_the_new_one(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.answer(live, 0, *"wwwwww")
    before = await everything(room.store)

    monkeypatch.setitem(GAMES, "xidit", newer.BLIND)
    assert await refusal(room.again().tables.get(live.row.id)) == "unopened-version"

    monkeypatch.setitem(GAMES, "xidit", newer.NEWER)
    again = room.again()
    lifted = await again.tables.get(live.row.id)
    assert lifted.playing.table.weather == "fair"
    assert sorted(lifted.playing.pending) == [1, 2], "what was answered since is played again"
    assert await everything(room.store) == before, "only to look changes nothing"

    await again.play.undo(lifted.row.id, ANN)
    for seat in range(3):
        await again.answer(lifted, seat, *"wwwwww")
        row = await room.store.table(live.row.id)
        assert row is not None and row.version == 2 and b"weather" in (row.saved or b"")
        fresh = await room.again().tables.get(live.row.id)
        assert fresh.playing.table == lifted.playing.table
    assert (await Replays().of(again.tables, live.row.id)).steps


async def test_a_lifted_game_can_be_looked_back_at_before_it_goes_on(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    monkeypatch.setitem(GAMES, "xidit", newer.NEWER)
    assert (await Replays().of(room.again().tables, live.row.id)).steps


async def test_a_table_that_cannot_be_opened_can_be_closed(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.empty()
    again = await room.of_another_version(live)
    assert await refusal(again.seating.abandon(live.row.id, Actor(BEN))) == "host-only"
    await again.seating.abandon(live.row.id, Actor(ANN))
    row = await room.store.table(live.row.id)
    assert row is not None and row.status == ABANDONED and row.version == 99
    assert row.saved == live.row.saved, "and perhaps be reopened by its own version"
    (told,) = await room.outbox()
    assert (told.kind, told.place) == ("note", f"channel:{CHANNEL}"), "there is no board to show"
    assert await refusal(again.seating.reopen(GUILD, CHANNEL, ANN)) == "unopened-version"
    await again.seating.rematch(live.row.id, ANN, "same")
    assert (await again.tables.here(CHANNEL)).row.status == OPEN


async def test_who_sits_at_a_table_that_cannot_be_opened_may_be_away(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    again = await room.of_another_version(live)
    await vacations.be_away(again.tables, ANN, room.clock() + DAY)
    assert (await room.store.person(ANN)).away(room.clock())


async def test_few_tables_stay_in_memory(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.registry.IN_MEMORY", 2)
    first, *others = [await room.open(ANN, channel=n) for n in range(1, 5)]
    live = await room.tables.get(first)
    async with room.tables.locked(first):
        for table in others:
            await room.tables.get(table)
        assert await room.tables.get(first) is live, "not while it is being changed"
    for table in others:
        await room.tables.get(table)
    assert await room.tables.get(first) is not live


async def test_one_more_table_is_opened_while_all_others_are_busy(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.registry.IN_MEMORY", 2)
    *busy, last = [await room.open(ANN, channel=n) for n in range(1, 5)]
    again = room.again()
    async with AsyncExitStack() as stack:
        for table in busy:
            await stack.enter_async_context(again.tables.locked(table))
        live = await again.tables.get(last)
        assert live.row.id == last and await again.tables.get(last) is live


async def test_names_are_cleaned_however_somebody_sits_down(room: Room) -> None:
    ugly, clean = "\u202eA\n\x1b[2Jnn\u200b" + "n" * 90, "A [2Jnn" + "n" * 25
    live = await room.lobby.open(1, 9, Actor(ANN, ugly), "xidit", "en")
    table = live.row.id
    for user in (BEN, CAT):
        await room.lobby.join(table, Actor(user, ugly))
    assert [seat.name for seat in live.seats] == [clean] * 3
    await room.play.start(table, Actor(ANN))
    await room.seating.offer(table, 1, Actor(BEN), candidate=None)
    await room.seating.take(table, 1, Actor(EVE, ugly))
    await room.seating.stand_in(table, 2, Actor(CAT))
    await room.seating.take_back(table, Actor(CAT, ugly))
    assert [seat.name for seat in live.seats] == [clean] * 3
    live.seats[0].name = ugly  # as an older version stored it
    await room.seating.abandon(table, Actor(ANN))
    await room.seating.rematch(table, ANN, "same")
    assert [seat.name for seat in (await room.tables.here(9)).seats] == [clean]


async def test_a_lobby_that_is_older_than_a_setting_has_its_default(room: Room) -> None:
    table = await room.open(ANN, BEN, CAT)
    async with room.store.transaction():
        await room.store.write("update tables set options = ?", ('{"length": "short"}',))
    live = await room.again().tables.get(table)
    assert live.row.options == live.game.options({"length": "short"})
