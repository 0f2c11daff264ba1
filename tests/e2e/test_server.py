"""A server's own rules: for its managers to make, and for everybody who opens a table there."""

from typing import Any

import pytest

from bot.sandbox import Channel, Person
from bot.sandbox.errors import SandboxError
from bot.sandbox.model import FORUM
from tests.e2e.house import House, ok, told

USUAL = """👥 Everyone can open tables.
📍 Tables can be opened in any channel.
🔢 Any number of tables can be open at a time.
**New tables** start like this, and their hosts can change it:
⏰ No clock.
🔔 A reminder every 24 hours.
🌍 The language of the server, or of whoever opens the table.
🤖 If seats are empty at the start, I ask the host about computer players."""
OPEN = "The table is open!"


@pytest.fixture
def max_(house: House) -> Person:
    """Who may manage the server."""
    return house.sandbox.add_user("Max", moderator=True)


async def rule(house: House, person: Person, **options: Any) -> str:
    return (await person.slash("server", channel=house.sandbox.channel, **options)).text


async def play(person: Person, place: Channel, game: str = "liarsdice") -> str:
    r = await person.slash("play", channel=place, game=game)
    assert r.ephemeral
    return r.text


@pytest.mark.usefixtures("herald")
async def test_managers_see_and_change_the_rules_and_they_survive(
    house: House, max_: Person
) -> None:
    assert await rule(house, max_) == USUAL
    games = house.sandbox.add_channel("games")
    role = house.sandbox.add_role("Players")
    said = await rule(
        house,
        max_,
        **{"who": role, "where": games, "tables": 1, "clock": "deadline", "hours": 24},
        **{"policy": "default", "remind": 0, "language": "fr", "computers": "never"},
    )
    assert said.splitlines() == [
        f"👥 People with the role <@&{role.id}> can open tables, and so can whoever manages "
        "this server.",
        f"📍 Tables can be opened in <#{games.id}>, and in threads there.",
        "🔢 Only 1 table can be open at a time.",
        "**New tables** start like this, and their hosts can change it:",
        "⏰ You have 24 hours for each decision. Everyone has 2 free extensions. If someone runs "
        "out of time after that, they do as little as possible.",
        "🔔 No reminders.",
        "🌍 Français.",
        f"🤖 No computer players, unless the host adds them with {house.mention('start')}.",
    ]
    assert await rule(house, max_) == said
    back = {"who": house.sandbox.everyone, "where": games, "tables": 0, "clock": "none"}
    assert await rule(house, max_, **back, remind=24, language="any", computers="ask") == USUAL
    no_clock = "There’s no clock to set that for: choose a `clock:` too."
    assert await rule(house, max_, hours=5) == no_clock
    assert await rule(house, max_, policy="vote", clock="none") == no_clock
    max_.locale = "fr"
    said = (await max_.slash("serveur", channel=house.sandbox.channel, où=games)).text
    assert f"📍 Les tables s’ouvrent dans <#{games.id}>, fils compris." in said


@pytest.mark.usefixtures("herald")
async def test_nobody_else_sees_the_command_or_changes_a_rule(
    house: House, people: list[Person]
) -> None:
    with pytest.raises(SandboxError, match="not offered without"):
        await rule(house, people[0], tables=1)
    # As when the server lets everybody see it, on Discord's page for integrations.
    (command,) = [it for it in house.sandbox.world.commands[None] if it["name"] == "server"]
    command["default_member_permissions"] = None
    only = "Only people with the permission “Manage Server” can use this."
    assert await rule(house, people[0]) == only
    assert await rule(house, people[0], tables=1) == only
    people[0].locale = "fr"
    assert (await rule(house, people[0])).startswith("Cette commande est réservée aux personnes")
    assert house.book.rows("select 1 from server_rules") == []
    with pytest.raises(SandboxError, match="not offered in this kind of channel"):
        await people[0].slash("server")


@pytest.mark.usefixtures("herald")
async def test_who_opens_tables_and_where_and_how_many(
    house: House, people: list[Person], max_: Person
) -> None:
    ann, ben, *_ = people
    sandbox = house.sandbox
    role = sandbox.add_role("Players", ann)
    games, other, forum = (sandbox.add_channel(name) for name in ("games", "other", "forum"))
    forum.kind = FORUM
    thread = sandbox.add_thread(games, "talk", ann)
    await rule(house, max_, who=role, where=games, tables=3)
    await rule(house, max_, where=forum)
    assert await play(ben, games) == (
        f"Only people with the role <@&{role.id}> can open tables on this server."
    )
    assert await play(ann, other) == (
        f"On this server, tables can only be opened in <#{games.id}> or <#{forum.id}>."
    )
    ann.locale = "fr"
    assert (await play(ann, other)).startswith("Sur ce serveur, les tables s’ouvrent uniquement")
    ann.locale = "en-US"
    assert (await play(ann, games)).startswith(OPEN)
    assert (await play(ann, thread)).startswith(OPEN)
    post = sandbox.add_thread(forum, "a post", max_)
    assert (await play(max_, post)).startswith(OPEN), "managers need no role"
    more = sandbox.add_thread(games, "more", ann)
    full = "This server allows only 3 tables at a time, and there are that many already."
    assert await play(ann, more) == full
    threads = [it for it in sandbox.world.channels.values() if it.parent is games]
    r = await ann.slash("play", channel=games, game="xidit", thread=True)
    assert r.text == full
    assert [it for it in sandbox.world.channels.values() if it.parent is games] == threads
    await ok(await ann.slash("table abandon", channel=thread))
    assert (await play(ann, more)).startswith(OPEN)
    r = await ann.slash("table rematch", channel=thread)
    assert r.text == full
    r = await ann.slash("table reopen", channel=other)
    assert r.text.startswith("On this server, tables can only be opened in")
    await rule(house, max_, where=games, tables=0)
    r = await ann.slash("play", channel=thread, game="xidit")
    assert "tables can only be opened in" in r.text
    begun = house.book.last_table(more.id)
    await ok(await ann.slash("start", channel=more, stand_ins=1))
    await ok(await ann.slash("table abandon", channel=more))
    r = await ann.slash("table reopen", channel=more)
    assert r.text == "Done." and house.book.status(begun) == "playing", "where it was"
    r = await ben.slash("table import", channel=games, file=("game.json", b"{}"))
    assert r.text.startswith("Only people with the role")


@pytest.mark.usefixtures("herald")
async def test_new_tables_begin_as_the_rules_say(
    house: House, people: list[Person], max_: Person
) -> None:
    ann, channel = people[0], house.sandbox.channel
    await rule(house, max_, clock="bank", hours=72, remind=6, language="fr", computers="needed")
    await ok(await ann.slash("play", channel=channel, game="xidit"))
    await house.quiet()
    assert "⏰ Vous avez 72 heures pour toute la partie" in house.newest().text
    assert house.book.rows("select remind from tables") == [(6 * 3600,)]
    r = await ann.press(house.newest(), "Commencer")
    await house.until(lambda: house.book.status(1) == "playing")
    assert r.followups == [], "nobody is asked about computer players"
    assert len(house.book.rows("select 1 from seats where table_id = 1")) == 3

    other = house.sandbox.add_channel("other")
    await rule(house, max_, computers="never", language="en")
    await ok(await ann.slash("play", channel=other, game="xidit"))
    await house.quiet()
    r = await ann.press(house.newest(other), "Start")
    assert await told(r) == "You can’t start with 1 player. This game is for 3–5."
    r = await ann.slash("start", channel=other, stand_ins=2)
    assert r.text == "The game begins!", "unless the host wants them"
