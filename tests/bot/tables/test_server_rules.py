"""What a server's rules allow, and what new tables get from them."""

import asyncio

import pytest

from bot.errors import Refused
from bot.store.clock import DEADLINE, HOUR, Clock
from bot.store.operating.server_rules import ServerRules
from bot.tables.actors import Actor, require_manager, require_may_open
from bot.tables.archive import records
from bot.tables.archive.records import Place
from tests.bot.conftest import ANN, BEN, CAT, CHANNEL, DAN, GUILD, Room

ROLE, OTHER_ROLE = 31, 32
CLOCK = Clock(DEADLINE, 24 * HOUR)


async def save(room: Room, rules: ServerRules) -> None:
    async with room.store.transaction():
        await room.store.save_server_rules(rules)


def test_without_rules_everybody_opens_tables_everywhere() -> None:
    require_may_open(ServerRules(GUILD), Actor(ANN), [CHANNEL])


def test_a_role_decides_who_opens_tables_but_managers_always_may() -> None:
    rules = ServerRules(GUILD, role=ROLE)
    require_may_open(rules, Actor(ANN, roles=frozenset({ROLE, OTHER_ROLE})), [CHANNEL])
    require_may_open(rules, Actor(ANN, moderator=True, manager=True), [CHANNEL])
    for actor in (Actor(ANN, roles=frozenset({OTHER_ROLE})), Actor(ANN, moderator=True)):
        with pytest.raises(Refused, match="server-role-only"):
            require_may_open(rules, actor, [CHANNEL])


def test_channels_count_with_their_threads_and_for_managers_too() -> None:
    rules, thread = ServerRules(GUILD, channels=[CHANNEL]), 99
    require_may_open(rules, Actor(ANN), [CHANNEL])
    require_may_open(rules, Actor(ANN), [CHANNEL, thread])
    with pytest.raises(Refused, match="server-not-here"):
        require_may_open(rules, Actor(ANN, manager=True), [CHANNEL + 1, thread])


def test_only_managers_make_rules() -> None:
    require_manager(Actor(ANN, manager=True))
    with pytest.raises(Refused, match="managers-only"):
        require_manager(Actor(ANN, moderator=True))


async def test_a_new_table_begins_with_what_the_rules_say(room: Room) -> None:
    await save(room, ServerRules(GUILD, remind=6 * HOUR, clock=CLOCK))
    live = await room.tables.get(await room.open(ANN))
    assert (live.row.remind, live.row.clock) == (6 * HOUR, CLOCK)
    elsewhere = await room.lobby.open(GUILD + 1, 77, Actor(ANN, "Ann"), "xidit", "en")
    assert elsewhere.row.clock == Clock()


async def test_so_does_a_game_that_is_set_up_again_from_its_file(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.seating.abandon(live.row.id, Actor(ANN))
    data = await records.export(room.tables, live)
    await save(room, ServerRules(GUILD, remind=0, clock=CLOCK, most=1))
    table = await records.restore(room.tables, data, Place(GUILD, 77, ANN, "en"), 0.0)
    again = await room.tables.get(table)
    assert (again.row.remind, again.row.clock) == (0, CLOCK)
    with pytest.raises(Refused, match="server-full"):
        await records.restore(room.tables, data, Place(GUILD, 78, ANN, "en"), 0.0)


async def test_of_many_who_open_tables_at_once_only_as_many_succeed_as_are_allowed(
    room: Room,
) -> None:
    await save(room, ServerRules(GUILD, most=2))
    opening = [
        room.lobby.open(GUILD, CHANNEL + n, Actor(user), "xidit", "en")
        for n, user in enumerate((ANN, BEN, CAT, DAN))
    ]
    found = await asyncio.gather(*opening, return_exceptions=True)
    refused = [it for it in found if isinstance(it, Refused)]
    assert [it.text.key for it in refused] == ["server-full"] * 2
    assert await room.store.live_count(GUILD) == 2
    first = next(it for it in found if not isinstance(it, BaseException))
    await room.seating.abandon(first.row.id, Actor(first.row.host))
    await room.tables.require_room(GUILD)
