"""The owner looks after all tables, from their DM with Herald and from the machine; nobody else."""

import asyncio
import logging
from typing import Any

import pytest

from bot.operations.owner import ask
from bot.sandbox import Channel, Person
from bot.sandbox.errors import SandboxError
from tests.e2e.house import House
from tests.e2e.players import Player, place_heroes, play_on, submit

ALL: dict[str, dict[str, Any]] = {
    "tables": {},
    "status": {},
    "announce": {"en": "Back soon."},
    "close": {"number": 1},
    "move": {"number": 1, "to": "1"},
    "repost": {"number": 1},
    "rewind": {"number": 1},
    "block": {"user": "1"},
    "unblock": {"server": "Sandbox"},
    "leave": {"server": "Sandbox"},
}

REPORTED = "select 1 from faults where reported_at is not null"


async def order(person: Person, word: str, **options: Any) -> str:
    """What the owner is told in their DM."""
    r = await person.slash(f"owner {word}", **options)
    assert r.kind == "deferred" and r.ephemeral
    return (await r.settled()).text


def texts(house: House, channel: Channel) -> list[str]:
    return [post.text for post in house.posts(channel)]


async def tables(house: House, people: list[Person]) -> tuple[list[Player], Channel]:
    """Table 1 will be broken, 2 is healthy, and 3 is stranded: Herald may not write there."""
    players = await place_heroes(house, people)
    healthy, stranded = house.sandbox.add_channel("healthy"), house.sandbox.add_channel("stranded")
    await house.begin(*people[:2], channel=healthy, game="annodomini")
    await house.begin(*people[2:], channel=stranded, game="annodomini")
    await house.quiet()
    house.sandbox.deny(stranded, "send_messages")
    return players, healthy


async def test_a_broken_a_stranded_and_a_healthy_table_are_repaired_from_discord(
    house: House, owner: Person, people: list[Person]
) -> None:
    async with house.running():
        players, healthy = await tables(house, people)
    house.book.write("update tables set saved = ? where id = 1", b"{}")
    async with house.running():
        assert (
            await order(owner, "announce", en="Back soon.")
            == "The announcement is on its way to 3 tables."
        )
        await house.until(lambda: house.book.rows("select 1 from blocked"))
        listed = (await order(owner, "tables")).splitlines()
        assert listed[0] == "**3 tables** (page 1 of 1)"
        assert "can’t be loaded (error " in listed[1]
        assert "#healthy" in listed[2] and "running" in listed[2] and "waiting for" in listed[2]
        assert "can’t write to its channel" in listed[3]
        assert "**1** ·" in await order(owner, "tables", status="broken")
        assert "**3** ·" in await order(owner, "tables", status="stuck")
        detail = await order(owner, "tables", number=2)
        assert f"Players: Ⓐ **Ann** (`{people[0].id}`) and " in detail

        said = await order(owner, "repost", number=1)
        assert said.startswith("Table 1 can’t be loaded, so there’s no board to post.")
        assert (await order(owner, "rewind", number=1)).startswith("Table 1 is back")
        await house.until(lambda: "has repaired this game" in house.newest().text)
        await submit(players[0])
        assert (await order(owner, "rewind", number=1)).startswith("Table 1 is back")
        await house.until(lambda: "taken this game back by 1 answer" in house.newest().text)
        assert house.book.rows("select 1 from dropped_moves where why = 'owner'")
        await play_on(house, players, years=0)

        fresh = house.sandbox.add_channel("fresh")
        said = await order(owner, "move", number=3, to=f"<#{fresh.id}>")
        assert said == f"Table 3 is in <#{fresh.id}> now."
        await house.until(lambda: any(post.attachments for post in house.posts(fresh)))
        assert "The table is in this channel now." in texts(house, fresh)[-1]
        await house.quiet()

        before = house.newest(healthy).id
        assert (await order(owner, "repost", number=2)).startswith("Table 2 will be posted again")
        await house.until(lambda: house.newest(healthy).id > before)
        assert "Here’s the table again" in house.newest(healthy).text
        assert await order(owner, "tables", status="broken") == "No tables found."
        assert await order(owner, "tables", status="stuck") == "No tables found."

        assert (await order(owner, "close", number=2)).startswith("Table 2 is closed")
        assert house.book.status(2) == "abandoned"
        await house.until(lambda: "has closed this table" in texts(house, healthy)[-1])
        for channel in (house.sandbox.channel, healthy):
            assert texts(house, channel).count("📣 Back soon.") == 1
        await house.until(lambda: house.book.rows("select 1 from faults"))
        status = await order(owner, "status")
        assert "Tables: 2 running, 0 open, 0 paused" in status
        assert "People who played this week: 4" in status
        assert "Shards: 1, servers: 1." in status and "1 error in the last day" in status
        assert "Messages waiting to be sent: 0\n" in status, "nothing is left at the old channel"
    assert "1 error in the last day" in await ask(house.database, "status", {}), "also when stopped"
    async with house.running():
        assert "1 error in the last day" in await order(owner, "status"), "and after a restart"
        assert house.book.rows("select 1 from errands") == []


@pytest.mark.parametrize("moderator", [True, False])
async def test_nobody_else_learns_or_changes_anything(
    house: House, owner: Person, people: list[Person], moderator: bool
) -> None:
    other = house.sandbox.add_user("Fay", moderator=moderator)
    async with house.running():
        await house.begin(*people[:2], game="annodomini")
        await house.quiet()
        before, posts = house.book.dump(), texts(house, house.sandbox.channel)
        for word, options in ALL.items():
            said = await order(other, word, **options)
            assert said == "Only whoever runs Herald can use this."
        assert await order(other, "move", number=1, to="x") == said
        for person in (other, owner):
            with pytest.raises(SandboxError, match="not offered in this kind of channel"):
                await person.slash("owner tables", channel=house.sandbox.channel)
        assert house.book.rows("select 1 from errands") == []
        assert (house.book.dump(), texts(house, house.sandbox.channel)) == (before, posts)


async def test_the_same_words_on_the_machine_with_herald_running_and_without(
    house: House, owner: Person, people: list[Person]
) -> None:
    async with house.running():
        await house.begin(*people[:2], game="annodomini")
        await house.quiet()
        listed = await ask(house.database, "tables", {})
        assert "1 · 890 Anno Domini · Sandbox #" in listed and "*" not in listed
        assert "<t:" not in listed and "waiting for" in listed
        assert "Started 2" in await ask(house.database, "status", {})
        assert "its way to 1 table." in await ask(house.database, "announce", {"en": "Back soon."})
        assert await ask(house.database, "close", {"number": 9}) == "There’s no such table."
        await house.until(lambda: "📣 Back soon." in texts(house, house.sandbox.channel))
    assert "Not running." in await ask(house.database, "status", {})
    assert "running, 0 answers so far" in await ask(house.database, "tables", {"number": 1})
    assert "Start it first." in await ask(house.database, "move", {"number": 1, "channel": 5})
    assert (await ask(house.database, "close", {"number": 1})).startswith("Table 1 is closed")
    async with house.running():
        await house.until(
            lambda: "has closed this table" in texts(house, house.sandbox.channel)[-1]
        )


async def test_an_errand_that_nobody_carries_out_waits_for_herald(
    house: House, owner: Person, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.operations.owner.PATIENCE", 0.0)
    async with house.running() as bot:
        await house.begin(*people[:2], game="annodomini")
        async with bot.errands._working:  # as when it is about to stop
            said = await ask(house.database, "close", {"number": 1})
        assert said == "Noted. It’ll be done as soon as Herald is running."
        async with asyncio.timeout(10):
            await house.until(lambda: house.book.status(1) == "abandoned")


async def test_an_error_that_nobody_sees_comes_to_the_owner_by_dm_once(
    house: House, owner: Person, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    def dms(person: Person) -> list[str]:
        return [m.text for m in person.dms if "⚠️" in m.text]

    monkeypatch.setattr("bot.app.TIMEKEEPER_PAUSE", 0.05)
    monkeypatch.setattr("bot.app.ERRANDS_PAUSE", 0.05)
    async with house.running():
        await place_heroes(house, people)
    house.book.write("update tables set saved = ? where id = 1", b"{}")
    house.book.write("update seats set told = -1")
    for _ in range(2):
        async with house.running():
            await house.until(lambda: dms(owner))
            await house.until(
                lambda: house.book.rows("select 1 from faults where reported_at is not null")
            )
    (said,) = dms(owner)
    assert said.startswith("⚠️ 1 error that nobody has seen yet:")
    assert "table 1 cannot be opened: error " in said and "{}" not in said
    assert not [told for person in people for told in dms(person)]


async def test_an_owner_who_takes_no_dms_is_left_in_peace(
    house: House, owner: Person, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.app.TIMEKEEPER_PAUSE", 0.05)
    monkeypatch.setattr("bot.app.ERRANDS_PAUSE", 0.05)
    owner.dms_open = False
    async with house.running():
        logging.getLogger("bot").error("nobody sees this")
        await house.until(
            lambda: house.book.rows("select 1 from faults where reported_at is not null")
        )
        assert [row[0] for row in house.book.rows("select said from faults")] == [
            "nobody sees this"
        ]


async def test_old_games_are_pruned_from_the_machine_while_herald_runs(
    house: House, owner: Person, people: list[Person]
) -> None:
    async with house.running() as bot:
        await house.begin(*people[:2], game="annodomini")
        await ask(house.database, "close", {"number": 1})
        await house.quiet()
        await house.open_table(*people[:2], channel=house.sandbox.add_channel("newer"))
        async with bot.store.transaction():
            await bot.store.write("update tables set ended_at = 1 where id = 1")
        assert "0 finished, 1 abandoned" in await ask(house.database, "prune", {"days": 365})
        said = await ask(house.database, "prune", {"days": 365, "sure": True})
        assert said.startswith("1 game is deleted.")
        assert house.book.rows("select id from tables") == [(2,)]
        r = await people[0].slash("board", channel=house.sandbox.channel)
        assert "There’s no table" in (await r.settled()).text
        assert await house.open_table(*people[:2], game="annodomini") == 3
