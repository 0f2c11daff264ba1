"""Messages, channels, people and commands over REST, through discord.py."""

from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox import Channel, Person, Sandbox, world
from bot.sandbox.world import NONCE_SECONDS
from tests.bot.sandbox.small_bot import PICTURE, Clock, SmallBot, picture, running


@pytest.fixture
def place(bot: SmallBot, channel: Channel) -> Any:
    return bot.get_partial_messageable(channel.id)


async def test_the_same_nonce_gives_the_same_message(
    place: Any, ann: Person, channel: Channel
) -> None:
    first = await place.send("once", nonce="move-17")
    again = await place.send("once", nonce="move-17")
    assert first.id == again.id
    assert [(m.content, m.nonce) for m in ann.sees(channel)] == [("once", "move-17")]
    await place.send("other", nonce="move-18")
    assert len(ann.sees(channel)) == 2


async def test_a_nonce_is_forgotten_after_some_minutes(
    place: Any, ann: Person, channel: Channel, clock: Clock
) -> None:
    await place.send("one", nonce="1")
    clock.ahead += NONCE_SECONDS + 1
    await place.send("two", nonce="1")
    assert [m.content for m in ann.sees(channel)] == ["one", "two"]


async def test_an_edit_can_keep_replace_and_remove_attachments(
    place: Any, ann: Person, channel: Channel
) -> None:
    message = await place.send("a board", files=[picture("old"), picture("older")])
    (shown,) = ann.sees(channel)
    assert [a.description for a in shown.attachments] == ["old", "older"]
    await message.edit(attachments=[message.attachments[0], picture("new")])
    assert [a.description for a in shown.attachments] == ["old", "new"]
    await message.edit(content="no board", attachments=[])
    assert shown.attachments == [] and shown.content == "no board"
    assert shown.history == ["a board", "a board"]


async def test_messages_can_be_listed_from_either_end(place: Any) -> None:
    sent = [await place.send(str(n)) for n in range(5)]
    newest = [m.content async for m in place.history(limit=2)]
    assert newest == ["4", "3"]
    before = [m.content async for m in place.history(limit=2, before=sent[3])]
    assert before == ["2", "1"]
    after = [m.content async for m in place.history(limit=2, after=sent[1])]
    assert after == ["2", "3"]


async def test_a_message_can_be_fetched_pinned_and_deleted(
    place: Any, ann: Person, channel: Channel
) -> None:
    message = await place.send("rules")
    assert (await place.fetch_message(message.id)).content == "rules"
    await message.pin()
    assert ann.sees(channel)[0].pinned
    await message.unpin()
    assert not ann.sees(channel)[0].pinned
    await message.delete()
    assert ann.sees(channel) == []
    for gone in (message.delete, lambda: message.edit(content="?")):
        with pytest.raises(discord.NotFound) as error:
            await gone()
        assert error.value.code == 10008


async def test_unknown_places_and_people_have_their_own_codes(bot: SmallBot) -> None:
    with pytest.raises(discord.NotFound) as error:
        await bot.fetch_channel(1)
    assert error.value.code == 10003
    with pytest.raises(discord.NotFound) as error:
        await bot.fetch_user(1)
    assert error.value.code == 10013


async def test_a_message_pings_only_whom_it_may(
    place: Any, ann: Person, ben: Person, channel: Channel
) -> None:
    text = f"{ann.mention} and {ben.mention}"
    await place.send(text)
    await place.send(text, allowed_mentions=discord.AllowedMentions.none())
    await place.send(text, allowed_mentions=discord.AllowedMentions(users=[discord.Object(ben.id)]))
    assert [m.pinged for m in ann.sees(channel)] == [[ann.id, ben.id], [], [ben.id]]


async def test_an_edit_pings_nobody_and_reads_the_mentions_anew(
    place: Any, ann: Person, ben: Person, channel: Channel
) -> None:
    """Discord does not keep allowed_mentions: an edit highlights whom it allows, and everybody
    if it says nothing (discord-api-docs, issues 1419, 1864 and 2474)."""
    text = f"{ann.mention} and {ben.mention}"
    only_ben = discord.AllowedMentions(users=[discord.Object(ben.id)])
    sent = await place.send(text, allowed_mentions=only_ben)
    (message,) = ann.sees(channel)
    await sent.edit(content=f"{text}!", allowed_mentions=discord.AllowedMentions.none())
    assert (message.mentions, message.pinged) == ([], [ben.id])
    await sent.edit(content=f"{text}?", allowed_mentions=only_ben)
    assert (message.mentions, message.pinged) == ([ben.id], [ben.id])
    await sent.edit(view=None)
    assert (message.mentions, message.pinged) == ([ann.id, ben.id], [ben.id])


async def test_a_message_older_than_an_hour_takes_few_edits(
    place: Any, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Refused with status 429 and code 30046 (issue 302 of aikaterna-cogs), after which discord.py
    waits for as long as it is told (`HTTPClient.request`)."""
    monkeypatch.setattr(world, "OLD_EDITS_SECONDS", 0.5)
    sent = await place.send("0")
    for n in range(1, 6):
        await sent.edit(content=str(n))
    sandbox.world.messages[sent.id].created_at -= 3601
    before = len(sandbox.requests)
    for n in range(6, 10):
        await sent.edit(content=str(n))
    assert [r.status for r in sandbox.requests[before:]] == [200, 200, 200, 429, 200]
    assert sandbox.violations == []


async def test_a_message_of_another_bot_cannot_be_edited(place: Any, sandbox: Sandbox) -> None:
    """Documented as 50005, Cannot edit a message authored by another user."""
    sent = await place.send("mine")
    sandbox.world.messages[sent.id].author_id = sandbox.world.owner.id
    with pytest.raises(discord.Forbidden) as error:
        await sent.edit(content="still mine")
    assert error.value.code == 50005


async def test_a_thread_is_a_channel_of_its_own(
    bot: SmallBot, sandbox: Sandbox, ann: Person, channel: Channel
) -> None:
    parent: Any = bot.get_channel(channel.id)
    message = await parent.send("a table")
    thread = await message.create_thread(name="Xidit")
    await thread.send("in the thread")
    opened = sandbox.world.channels[thread.id]
    assert opened.parent is channel and opened.name == "Xidit"
    assert [m.content for m in ann.sees(opened)] == ["in the thread"]
    assert [m.content for m in ann.sees(channel)] == ["a table"]
    r = await ann.slash("hush", channel=opened)
    assert isinstance(bot.last.channel, discord.Thread) and r.text == "a secret"
    loose = await parent.create_thread(name="loose", type=discord.ChannelType.public_thread)
    assert sandbox.world.channels[loose.id].parent is channel


async def test_a_thread_or_channel_of_the_sandbox_is_known_to_the_bot(
    bot: SmallBot, sandbox: Sandbox, ann: Person, channel: Channel
) -> None:
    thread = sandbox.add_thread(channel, "side table")
    second = sandbox.add_channel("second")
    await ann.slash("hush", channel=second)
    known: Any = bot.get_channel(thread.id)
    assert known.parent.name == "table"
    known = bot.get_channel(second.id)
    assert known.name == "second"


@pytest.mark.parametrize(
    ("permission", "code"),
    [("attach_files", 50013), ("send_messages", 50013), ("view_channel", 50001)],
)
async def test_a_denied_permission_is_refused_and_shown_to_the_bot(
    bot: SmallBot, ann: Person, place: Any, permission: str, code: int
) -> None:
    sandbox = ann.sandbox
    sandbox.deny(sandbox.channel, permission)
    with pytest.raises(discord.Forbidden) as error:
        await place.send("a board", file=picture())
    assert error.value.code == code
    r = await ann.slash("hush", channel=sandbox.channel)
    assert r.kind == "message", "an interaction can be answered all the same"
    assert not getattr(bot.last.app_permissions, permission)
    known: Any = bot.get_channel(sandbox.channel.id)
    assert not getattr(known.permissions_for(known.guild.me), permission)
    sandbox.allow(sandbox.channel, permission)
    await place.send("a board", file=picture())
    assert sandbox.violations == []


async def test_the_token_of_an_interaction_expires_after_fifteen_minutes(
    bot: SmallBot, sandbox: Sandbox, ann: Person, channel: Channel, clock: Clock
) -> None:
    await ann.slash("hush", channel=channel)
    clock.ahead += 15 * 60 - 2
    await bot.last.followup.send("still here", ephemeral=True)
    clock.ahead += 3
    with pytest.raises(discord.HTTPException) as error:
        await bot.last.followup.send("too late")
    assert (error.value.status, error.value.code) == (401, 50027)
    with pytest.raises(discord.HTTPException) as error:
        await bot.last.edit_original_response(content="too late")
    assert error.value.code == 50027
    assert len(sandbox.violations) == 2


async def test_the_first_follow_up_takes_the_place_of_thinking(
    bot: SmallBot, sandbox: Sandbox, ann: Person, channel: Channel
) -> None:
    it = sandbox.interactions.begin(2, ann, channel, {"id": "1", "name": "none", "type": 1})
    async with aiohttp.ClientSession() as session:
        url = f"{sandbox.url}/interactions/{it.id}/{it.token}/callback"
        async with session.post(url, json={"type": 5, "data": {"flags": 64}}) as response:
            assert response.status == 204
        (thinking,) = ann.sees(channel)
        assert thinking.loading and thinking.ephemeral_for is ann
        hook = f"{sandbox.url}/webhooks/{sandbox.world.application_id}/{it.token}"
        for text in ("first", "second"):
            async with session.post(hook, json={"content": text}) as response:
                assert response.status == 200
    first, second = ann.sees(channel)
    assert first is thinking and not first.loading and first.ephemeral_for is ann
    assert (first.content, second.content) == ("first", "second")
    assert second.ephemeral_for is None
    assert [error.message for _, error in sandbox.violations] == [
        "After a deferred response the first answer edits @original."
    ], "Discord carries it out for the sake of old bots, and advises against it"


async def test_a_wrong_token_is_refused(sandbox: Sandbox) -> None:
    bot = SmallBot()
    async with bot:
        with pytest.raises(discord.LoginFailure):
            await bot.login("another token")


async def test_an_endpoint_that_is_not_there_is_a_violation(
    sandbox: Sandbox, bot: SmallBot
) -> None:
    with pytest.raises(discord.NotFound, match="the sandbox has no"):
        await bot.fetch_sticker(5)
    ((request, error),) = sandbox.violations
    assert request.path == "/stickers/5" and error.status == 404


async def test_people_guild_and_gateway_can_be_asked_for(
    bot: SmallBot, sandbox: Sandbox, ann: Person
) -> None:
    assert (await bot.fetch_user(ann.id)).display_name == "Ann"
    guild = await bot.fetch_guild(sandbox.guild.id, with_counts=False)
    assert (await guild.fetch_member(ann.id)).joined_at
    assert {role.name for role in await guild.fetch_roles()} >= {"@everyone", "Moderator"}
    assert [c.name for c in await guild.fetch_channels()] == ["table"]
    assert await guild.active_threads() == []
    assert (await bot.http.get_bot_gateway())[1].startswith("ws://127.0.0.1")
    await bot.get_partial_messageable(sandbox.channel.id).typing()
    assert sandbox.violations == []


async def test_commands_keep_their_ids_over_a_new_sync(bot: SmallBot, sandbox: Sandbox) -> None:
    before = {c.name: c.id for c in await bot.tree.fetch_commands()}
    await bot.tree.sync()
    after = {c.name: c.id for c in await bot.tree.fetch_commands()}
    assert before == after and set(before) == {"play", "hush", "table"}


async def test_one_command_can_be_created_edited_and_deleted(
    bot: SmallBot, sandbox: Sandbox, ann: Person, channel: Channel
) -> None:
    app, guild = sandbox.world.application_id, sandbox.guild.id
    french = {"fr": "aide"}
    data: Any = {"name": "help", "description": "Help", "name_localizations": french}
    created = await bot.http.upsert_guild_command(app, guild, data)
    assert created["name_localizations"] == french
    edited = await bot.http.edit_guild_command(
        app, guild, int(created["id"]), {"description": "More help"}
    )
    assert edited["id"] == created["id"] and edited["description"] == "More help"
    command = await bot.tree.fetch_command(int(created["id"]), guild=discord.Object(guild))
    assert command.description == "More help"
    await command.delete()
    assert sandbox.world.commands[guild] == []
    assert {c.name for c in await bot.tree.fetch_commands()} == {"play", "hush", "table"}


async def test_the_world_survives_the_bot(sandbox: Sandbox, ann: Person, channel: Channel) -> None:
    async with running(sandbox, SmallBot()):
        r = await ann.slash("play", channel=channel, game="xidit")
    await sandbox.wait_for(lambda: not sandbox.connected)
    assert r.message in ann.sees(channel)
    async with running(sandbox, SmallBot()):
        assert r.message
        assert (await ann.press(r.message, "Join")).kind == "update"
        assert r.message.attachments[0].data == PICTURE
