"""Injected faults, and the gateway's."""

import asyncio
import sys
import time
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox import Channel, Fault, Person, Sandbox
from tests.bot.sandbox.small_bot import SmallBot, running
from tests.hurried import Hurried

ROOT = Path(__file__).parents[3]
SENDING = ("POST", r"/channels/\d+/messages")


@pytest.fixture
def place(bot: SmallBot, channel: Channel) -> Any:
    return bot.get_partial_messageable(channel.id)


@pytest.mark.usefixtures("hurried")
async def test_a_500_is_retried_by_the_library(
    sandbox: Sandbox, place: Any, ann: Person, channel: Channel
) -> None:
    sandbox.faults.add(Fault(*SENDING, status=500))
    await place.send("hello")
    assert [m.content for m in ann.sees(channel)] == ["hello"]
    assert [r.status for r in sandbox.requests if r.path.endswith("/messages")] == [500, 200]


@pytest.mark.usefixtures("hurried")
async def test_a_500_after_carrying_out_doubles_a_follow_up_but_no_message_with_nonce(
    sandbox: Sandbox, bot: SmallBot, place: Any, ann: Person, channel: Channel
) -> None:
    sandbox.faults.add(Fault(*SENDING, status=500, after=True))
    await place.send("safe", nonce="1")
    await ann.slash("hush", channel=channel)
    sandbox.faults.add(Fault("POST", r"/webhooks/\d+/[^/]+", status=500, after=True))
    await bot.last.followup.send("doubled")
    shown = [m.content for m in ann.sees(channel)]
    assert shown == ["safe", "a secret", "doubled", "doubled"]


@pytest.mark.usefixtures("hurried")
async def test_a_repeated_callback_is_no_violation_if_the_answer_to_it_was_lost(
    sandbox: Sandbox, bot: SmallBot, ann: Person, channel: Channel
) -> None:
    callback = r"/interactions/.*/callback"
    sandbox.faults.add(Fault("POST", callback, status=500, after=True))
    r = await ann.slash("hush", channel=channel)
    assert r.text == "a secret"
    refused = lambda: any(q.status == 400 for q in sandbox.requests)  # noqa: E731
    await sandbox.wait_for(refused)
    assert sandbox.violations == []


async def test_a_429_tells_how_long_to_wait(sandbox: Sandbox, place: Any, hurried: Hurried) -> None:
    sandbox.faults.add(Fault(*SENDING, status=429, retry_after=0.2))
    await place.send("hello")
    assert hurried.waited == [0.2]


async def test_a_cut_connection_gives_no_answer(
    sandbox: Sandbox, place: Any, ann: Person, channel: Channel
) -> None:
    sandbox.faults.add(Fault(*SENDING, status=0))
    with pytest.raises((aiohttp.ClientError, OSError)):
        await place.send("lost")
    assert ann.sees(channel) == []
    sandbox.faults.add(Fault(*SENDING, status=0, after=True))
    with pytest.raises((aiohttp.ClientError, OSError)):
        await place.send("arrived")
    assert [m.content for m in ann.sees(channel)] == ["arrived"]


async def test_a_fault_can_be_any_error_or_only_a_delay(sandbox: Sandbox, place: Any) -> None:
    sandbox.faults.add(Fault(*SENDING, status=403, code=50278))
    with pytest.raises(discord.Forbidden) as error:
        await place.send("hello")
    assert error.value.code == 50278
    sandbox.faults.add(Fault(*SENDING, delay=0.1))
    start = time.monotonic()
    await place.send("hello")
    assert time.monotonic() - start >= 0.1


async def test_a_fault_strikes_as_often_as_it_says(sandbox: Sandbox, place: Any) -> None:
    sandbox.faults.add(Fault(*SENDING, status=403, times=2))
    for _ in range(2):
        with pytest.raises(discord.Forbidden):
            await place.send("hello")
    await place.send("hello")
    sandbox.faults.add(Fault(*SENDING, status=403, times=99))
    sandbox.faults.clear()
    await place.send("hello")


async def test_a_dropped_gateway_is_resumed_and_what_was_missed_is_told(
    sandbox: Sandbox, bot: SmallBot, ann: Person, channel: Channel
) -> None:
    await sandbox.drop_gateway()
    assert not sandbox.connected
    r = await ann.slash("hush", channel=channel)
    assert r.text == "a secret"
    assert ("resumed", None) in bot.seen


async def test_a_bot_reconnects_when_asked_to(
    sandbox: Sandbox, bot: SmallBot, ann: Person, channel: Channel
) -> None:
    sandbox.ask_reconnect()
    await sandbox.wait_for(lambda: not sandbox.connected)
    await sandbox.ready()
    assert (await ann.slash("hush", channel=channel)).text == "a secret"
    assert ("resumed", None) in bot.seen


async def test_without_resume_the_bot_identifies_again(
    sandbox: Sandbox, bot: SmallBot, ann: Person, channel: Channel
) -> None:
    await sandbox.drop_gateway(resume=False)
    await sandbox.ready()
    assert (await ann.slash("hush", channel=channel)).text == "a secret"
    assert ("resumed", None) not in bot.seen


async def test_messages_are_told_only_under_their_intents(
    sandbox: Sandbox, ann: Person, channel: Channel
) -> None:
    async with running(sandbox, SmallBot(discord.Intents(guilds=True, dm_messages=True))) as bot:
        await bot.get_partial_messageable(channel.id).send("in the guild")
        await (await bot.create_dm(discord.Object(ann.id))).send("in the dm")
        await ann.slash("hush", channel=channel)
        assert [m.content for _, m in bot.seen] == ["in the dm"]


async def test_edits_and_deletions_are_told_too(sandbox: Sandbox, channel: Channel) -> None:
    async with running(sandbox, SmallBot(discord.Intents(guilds=True, guild_messages=True))) as bot:
        place = bot.get_partial_messageable(channel.id)
        edited = asyncio.create_task(bot.wait_for("raw_message_edit", timeout=60))
        deleted = asyncio.create_task(bot.wait_for("raw_message_delete", timeout=60))
        message = await place.send("one")
        await message.edit(content="two")
        await message.delete()
        assert (await edited).message.content == "two"
        assert (await deleted).message_id == message.id


async def test_privileged_intents_are_not_granted(sandbox: Sandbox) -> None:
    bot = SmallBot(discord.Intents(guilds=True, message_content=True))
    async with bot:
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await bot.start(sandbox.token)


async def test_a_wrong_token_closes_the_gateway(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.gateway.url) as ws:
        assert (await ws.receive_json())["op"] == 10
        identify = {"token": "wrong", "intents": 0, "properties": {}}
        await ws.send_json({"op": 2, "d": identify})
        await ws.receive()
        assert ws.close_code == 4004


async def test_waiting_for_what_does_not_happen_times_out(sandbox: Sandbox) -> None:
    with pytest.raises(TimeoutError):
        await sandbox.wait_for(lambda: False, timeout=0.05)
    with pytest.raises(TimeoutError):
        await sandbox.ready(timeout=0.05)


async def test_people_give_up_on_an_answer_that_stays_away(
    sandbox: Sandbox, bot: SmallBot, ann: Person, channel: Channel
) -> None:
    sandbox.patience = 0.1
    sandbox.faults.add(Fault("PATCH", r"/webhooks/.*/@original", status=404))
    r = await ann.slash("play", channel=channel, game="xidit")
    assert r.kind == "deferred" and r.message and r.message.loading and r.text == ""


async def test_a_killed_bot_comes_back_to_the_same_world(
    sandbox: Sandbox, ann: Person, channel: Channel
) -> None:
    async def start() -> asyncio.subprocess.Process:
        command = [sys.executable, "-m", "tests.bot.sandbox.small_bot", sandbox.url, sandbox.token]
        return await asyncio.create_subprocess_exec(*command, cwd=ROOT)

    async def kill(process: asyncio.subprocess.Process) -> None:
        process.kill()
        await process.wait()
        await sandbox.wait_for(lambda: not sandbox.connected)

    first = await start()
    await sandbox.ready()
    r = await ann.slash("play", channel=channel, game="xidit")
    await kill(first)
    second = await start()
    await sandbox.ready()
    assert r.message and (await ann.press(r.message, "Join")).kind == "update"
    await kill(second)
