"""Threads and other kinds of channels: who sees them, who is in them, who may write there.

docs.discord.com, topics/threads and topics/permissions, where nothing else is named.
"""

from typing import Any

import discord
import pytest

from bot.sandbox import Channel, Person, Sandbox, SandboxError
from bot.sandbox.api import rest
from bot.sandbox.model import ANNOUNCEMENT, FORUM, STAGE, VOICE
from tests.bot.sandbox.small_bot import Clock, Panel, SmallBot


@pytest.fixture
def private(sandbox: Sandbox, ann: Person, channel: Channel) -> Channel:
    """Ann's thread, in which nobody else is."""
    return sandbox.add_thread(channel, "private", ann, private=True)


async def refusal(doing: Any) -> tuple[int, int]:
    with pytest.raises(discord.HTTPException) as caught:
        await doing
    return caught.value.status, caught.value.code


async def test_a_private_thread_takes_replies_of_the_bot_but_no_messages_before_it_is_added(
    bot: SmallBot, sandbox: Sandbox, ann: Person, private: Channel
) -> None:
    r = await ann.slash("hush", channel=private)
    assert r.text == "a secret"
    thread: Any = bot.last.channel
    assert isinstance(thread, discord.Thread) and thread.is_private()
    assert bot.get_channel(private.id) is None
    assert await refusal(thread.send("hello")) == (403, 50001)
    assert bot.user
    assert await refusal(thread.fetch_member(bot.user.id)) == (404, 10007)
    ann.write(f"come in, {sandbox.world.bot.mention}", private)
    await ann.slash("hush", channel=private)
    await thread.send("hello")
    assert (await thread.fetch_member(bot.user.id)).id == bot.user.id
    known: Any = bot.get_channel(private.id)
    assert known.me is not None


async def test_the_bot_hears_that_it_was_added_to_a_private_thread_and_removed(
    bot: SmallBot, sandbox: Sandbox, ann: Person, private: Channel
) -> None:
    """discord.py: ConnectionState.parse_thread_members_update and parse_thread_create."""
    heard: list[str] = []

    @bot.event
    async def on_thread_join(_: discord.Thread) -> None:
        heard.append("join")

    @bot.event
    async def on_thread_remove(_: discord.Thread) -> None:
        heard.append("remove")

    sandbox.world.add_to_thread(private, sandbox.world.bot)
    sandbox.world.remove_from_thread(private, sandbox.world.bot)
    await ann.slash("hush", channel=private)  # what was dispatched before has arrived by then
    assert heard == ["join", "remove"]


async def test_only_members_and_moderators_see_a_private_thread(
    bot: SmallBot, sandbox: Sandbox, ben: Person, private: Channel
) -> None:
    sandbox.world.add_to_thread(private, sandbox.world.bot)
    thread = bot.get_partial_messageable(private.id)
    await thread.send("between us")
    assert ben.sees(private) == []
    with pytest.raises(SandboxError):
        await ben.slash("hush", channel=private)
    assert sandbox.add_user("Mia", moderator=True).sees(private) == private.messages
    await thread.send(ben.mention)
    assert len(ben.sees(private)) == 2, "whom a message mentions is added"


async def test_the_bot_adds_people_to_a_thread_unless_it_is_archived(
    bot: SmallBot, sandbox: Sandbox, ann: Person, ben: Person, channel: Channel
) -> None:
    place = sandbox.add_thread(channel, "public")
    await ann.slash("hush", channel=place)
    thread: Any = bot.last.channel
    await thread.add_user(ann)
    await thread.join()
    assert bot.user
    assert place.members == {ann.id, bot.user.id}
    sandbox.archive(place)
    assert await refusal(thread.add_user(ben)) == (400, 50083)
    sandbox.deny(channel, "send_messages_in_threads")
    assert await refusal(thread.add_user(ben)) == (403, 50013)


async def test_a_thread_is_unarchived_by_its_members_unless_it_is_locked(
    bot: SmallBot, sandbox: Sandbox, ann: Person, channel: Channel
) -> None:
    place = sandbox.add_thread(channel, "public")
    await ann.slash("hush", channel=place)
    thread: Any = bot.last.channel
    sandbox.archive(place)
    assert await refusal(thread.edit(archived=False)) == (403, 50013)
    sandbox.world.add_to_thread(place, sandbox.world.bot)
    await thread.edit(archived=False)
    assert not place.archived
    sandbox.archive(place)
    sandbox.lock(place)
    assert await refusal(thread.edit(archived=False)) == (400, 160005)


async def test_buttons_in_an_archived_thread_are_dead_for_those_who_are_not_in_it(
    bot: SmallBot, sandbox: Sandbox, clock: Clock, ann: Person, ben: Person, channel: Channel
) -> None:
    """discord-api-docs, issue 8474."""
    place = sandbox.add_thread(channel, "public", ann)
    await bot.get_partial_messageable(place.id).send("a table", view=Panel())
    await ben.press(place.messages[0], "Join")
    clock.ahead += 8 * 86400
    with pytest.raises(SandboxError, match="An error occurred"):
        await ben.press(place.messages[0], "Join")
    assert (await ann.press(place.messages[0], "Slow")).kind == "deferred_update"


async def test_a_forum_has_posts_and_no_messages(
    bot: SmallBot, sandbox: Sandbox, ann: Person
) -> None:
    forum = sandbox.add_channel("games", FORUM)
    post = sandbox.add_thread(forum, "who plays?")
    sandbox.deny(forum, "send_messages")
    await ann.slash("hush", channel=post)
    thread: Any = bot.last.channel
    assert isinstance(thread.parent, discord.ForumChannel)
    allowed = bot.last.app_permissions
    assert not allowed.send_messages
    assert allowed.send_messages_in_threads and allowed.attach_files
    await thread.send("we do")
    assert await refusal(bot.get_partial_messageable(forum.id).send("we do")) == (400, 50008)
    with pytest.raises(SandboxError):
        await ann.slash("hush", channel=forum)


@pytest.mark.parametrize("kind", [VOICE, STAGE])
async def test_the_chat_of_a_voice_channel_needs_the_permission_to_connect(
    bot: SmallBot, sandbox: Sandbox, ann: Person, kind: int
) -> None:
    """discord-api-docs, pull request 5111."""
    voice = sandbox.add_channel("voices", kind)
    await ann.slash("hush", channel=voice)
    assert isinstance(bot.last.channel, discord.VoiceChannel | discord.StageChannel)
    assert bot.last.app_permissions.connect
    await bot.get_partial_messageable(voice.id).send("hello")
    sandbox.deny(voice, "connect")
    assert await refusal(bot.get_partial_messageable(voice.id).send("hello")) == (403, 50001)


async def test_threads_of_announcement_channels_have_a_type_of_their_own(
    bot: SmallBot, sandbox: Sandbox, ann: Person
) -> None:
    news = sandbox.add_channel("news", ANNOUNCEMENT)
    await ann.slash("hush", channel=sandbox.add_thread(news, "about it"))
    thread: Any = bot.last.channel
    assert thread.type is discord.ChannelType.news_thread
    assert thread.parent.is_news()


@pytest.mark.parametrize("kind", [ANNOUNCEMENT, VOICE, FORUM])
async def test_a_thread_of_its_own_is_private_unless_it_says_otherwise_and_only_in_text_channels(
    bot: SmallBot, sandbox: Sandbox, channel: Channel, kind: int
) -> None:
    """docs.discord.com, resources/channel, "Start Thread without Message"."""
    text: Any = bot.get_channel(channel.id)
    assert (await text.create_thread(name="secret")).is_private()
    other = sandbox.add_channel("other", kind)
    route = discord.http.Route("POST", "/channels/{channel_id}/threads", channel_id=other.id)
    body = {"name": "secret", "type": discord.ChannelType.private_thread.value}
    assert await refusal(bot.http.request(route, json=body)) == (400, 50024)


async def test_a_server_has_so_many_active_threads_and_no_more(
    bot: SmallBot, sandbox: Sandbox, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rest, "ACTIVE_THREADS", 2)
    text: Any = bot.get_channel(channel.id)
    public = discord.ChannelType.public_thread
    await text.create_thread(name="one", type=public)
    await text.create_thread(name="two", type=public)
    assert await refusal(text.create_thread(name="three", type=public)) == (400, 160006)
    sandbox.archive(sandbox.world.channels[text.threads[0].id])
    await text.create_thread(name="three", type=public)
