"""People play with a real discord.py client."""

import asyncio

import aiohttp
import discord
import pytest

from bot.sandbox import Channel, Message, Person, Sandbox, SandboxError, people
from bot.sandbox.api import interactions
from tests.bot import openapi
from tests.bot.sandbox.small_bot import PICTURE, SmallBot, picture


@pytest.fixture
async def panel(bot: SmallBot, ann: Person, channel: Channel) -> Message:
    r = await ann.slash("play", channel=channel, game="xidit")
    assert r.message
    await r.settled()
    return r.message


def known(bot: SmallBot, channel: Channel) -> discord.TextChannel:
    """A channel as the bot knows it."""
    found = bot.get_channel(channel.id)
    assert isinstance(found, discord.TextChannel)
    return found


async def test_slash_is_deferred_then_answered_with_a_picture(
    bot: SmallBot, ann: Person, channel: Channel
) -> None:
    r = await ann.slash("play", channel=channel, game="xidit", length="short")
    assert r.kind == "deferred"
    assert r.message and not r.message.loading
    assert r.message.content == "xidit short 2"
    assert r.message.attachments[0].filename == "board.png"
    assert r.message.attachments[0].description == "a small board"
    assert r.message.attachments[0].data == PICTURE
    assert r.message.edits == 0
    assert r.acked_after is not None and 0 <= r.acked_after < 1


async def test_with_an_endpoint_for_interactions_none_comes_by_the_gateway(
    sandbox: Sandbox, bot: SmallBot, ann: Person, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.sandbox.people.ACK_SECONDS", 0.1)
    sandbox.world.interactions_url = "https://example.org/interactions"
    assert (await ann.slash("hush", channel=channel)).kind == "failed"


async def test_follow_ups_are_part_of_the_response(
    bot: SmallBot, ann: Person, channel: Channel
) -> None:
    r = await ann.slash("play", channel=channel, game="xidit")
    await r.settled()
    assert r.text == "xidit long 2\none more thing"
    assert [m.content for m in r.followups] == ["one more thing"]
    assert [m.content for m in ann.sees(channel)] == ["xidit long 2", "one more thing"]


async def test_options_arrive_as_the_types_that_were_registered(
    bot: SmallBot, ann: Person, ben: Person, channel: Channel
) -> None:
    r = await ann.slash(
        "play", channel=channel, game="xidit", seats=4, guest=ben, position=("a.txt", b"start")
    )
    assert r.message and r.message.content == "xidit long 4 with Ben from start"


async def test_a_choice_can_be_named_as_it_is_shown(
    bot: SmallBot, ann: Person, channel: Channel
) -> None:
    r = await ann.slash("play", channel=channel, game="xidit", length="A short game")
    assert r.message and r.message.content == "xidit short 2"


@pytest.mark.parametrize(
    ("command", "options", "why"),
    [
        ("dance", {}, "no command"),
        ("play", {}, "required"),
        ("play", {"game": "xidit", "color": "red"}, "no option"),
        ("play", {"game": "xidit", "length": "endless"}, "not one of"),
        ("play", {"game": "xidit", "seats": 6}, "cannot be entered"),
        ("play", {"game": "xidit", "seats": "3"}, "cannot be entered"),
        ("play", {"game": 3}, "cannot be entered"),
        ("table", {}, "needs a sub-command"),
        ("table dance", {}, "no sub-command"),
    ],
)
async def test_a_client_would_not_send_a_wrong_command(
    bot: SmallBot, sandbox: Sandbox, command: str, options: dict[str, object], why: str
) -> None:
    moderator = sandbox.add_user("Mo", moderator=True)
    with pytest.raises(SandboxError, match=why):
        await moderator.slash(command, channel=sandbox.channel, **options)


async def test_sub_commands_are_offered_where_and_to_whom_they_are_meant(
    bot: SmallBot, sandbox: Sandbox, ann: Person
) -> None:
    moderator = sandbox.add_user("Mo", moderator=True)
    r = await moderator.slash("table export", channel=sandbox.channel, kind="zip")
    assert r.kind == "message" and r.text == "exported zip"
    assert bot.last.permissions.manage_guild
    with pytest.raises(SandboxError, match="manage_channels"):
        await ann.slash("table export", channel=sandbox.channel)
    with pytest.raises(SandboxError, match="kind of channel"):
        await moderator.slash("table export")


async def test_a_command_without_channel_is_sent_in_the_dm(bot: SmallBot, ann: Person) -> None:
    r = await ann.slash("play", game="xidit")
    assert r.message and r.message in ann.dms
    assert bot.last.guild is None and bot.last.user.id == ann.id


async def test_autocomplete_gives_choices(bot: SmallBot, ann: Person, channel: Channel) -> None:
    choices = await ann.autocomplete("play", "game", "x", channel=channel, seats=3)
    assert choices == [{"name": "Xidit", "value": "xidit"}]
    with pytest.raises(SandboxError, match="no autocomplete"):
        await ann.autocomplete("play", "length", "s", channel=channel)


async def test_a_button_updates_its_message(
    bot: SmallBot, panel: Message, ann: Person, ben: Person
) -> None:
    r = await ben.press(panel, "Join")
    assert r.kind == "update" and r.message is panel
    assert panel.content == "ben joined"
    assert panel.history == ["xidit long 2"] and panel.edits == 1
    assert panel.attachments[0].data == PICTURE, "what an edit does not name stays"


async def test_a_deferred_update_goes_on_after_it_was_acknowledged(
    panel: Message, ben: Person, ann: Person, channel: Channel
) -> None:
    r = await ben.press(panel, custom_id="slow")
    assert r.kind == "deferred_update" and r.message is None
    await r.settled()
    assert r.message is panel and r.text == "slowly changed\nonly for you"
    assert "only for you" not in [m.content for m in ann.sees(channel)]


async def test_a_menu_sends_its_values(panel: Message, ben: Person) -> None:
    r = await ben.select(panel, ["7", "2"])
    assert r.text == "chosen 7 2"
    assert (await ben.select(panel, ["1"], placeholder="Which city?")).text == "chosen 1"
    assert (await ben.select(panel, ["1"], custom_id="city")).text == "chosen 1"


async def test_only_what_is_offered_can_be_touched(
    sandbox: Sandbox, bot: SmallBot, panel: Message, ann: Person, ben: Person
) -> None:
    for label in ("Leave", "Closed"):
        with pytest.raises(SandboxError):
            await ann.press(panel, label)
    for values in (["99"], [], ["1", "2", "3"], ["1", "1"]):
        with pytest.raises(SandboxError):
            await ann.select(panel, values)
    with pytest.raises(SandboxError):
        await ann.select(panel, ["1"], custom_id="country")
    secret = await ann.slash("hush", channel=panel.channel)
    assert secret.message
    with pytest.raises(SandboxError, match="does not see"):
        await ben.press(secret.message, "Join")
    await known(bot, panel.channel).get_partial_message(panel.id).delete()
    with pytest.raises(SandboxError, match="does not see"):
        await ann.press(panel, "Join")


async def test_a_forged_press_reaches_the_bot(bot: SmallBot, panel: Message, ben: Person) -> None:
    r = await ben.raw_component(panel, "join")
    assert r.kind == "update"


async def test_a_form_is_opened_and_sent(panel: Message, ann: Person, ben: Person) -> None:
    r = await ann.press(panel, "Form")
    assert r.kind == "modal" and r.modal and r.modal.title == "Your orders"
    for wrong in ({"answer": ""}, {"answer": "x" * 41}, {"question": "?"}):
        with pytest.raises(SandboxError):
            await ann.submit(r.modal, wrong)
    with pytest.raises(SandboxError):
        await ben.submit(r.modal, "krab")
    sent = await ann.submit(r.modal, {"answer": "k r a b w a"})
    assert sent.text == "orders: k r a b w a" and sent.ephemeral


async def test_an_ephemeral_answer_is_seen_by_one_person_only(
    bot: SmallBot, sandbox: Sandbox, ann: Person, ben: Person, channel: Channel
) -> None:
    r = await ann.slash("hush", channel=channel)
    assert r.kind == "message" and r.ephemeral
    assert r.message and r.message.ephemeral_for is ann
    assert r.message in ann.sees(channel) and r.message not in ben.sees(channel)
    assert not any("a secret" in seen.text for seen in sandbox.everything_public())
    with pytest.raises(discord.NotFound) as error:
        await known(bot, channel).fetch_message(r.message.id)
    assert error.value.code == 10008


async def test_everything_public_holds_every_version(
    bot: SmallBot, sandbox: Sandbox, panel: Message, ann: Person
) -> None:
    await ann.press(panel, "Join")
    await known(bot, panel.channel).get_partial_message(panel.id).delete()
    seen = [s for s in sandbox.everything_public() if s.message is panel]
    assert [s.text.splitlines()[0] for s in seen] == ["xidit long 2", "ann joined"]
    for what in ("a small board", "Join", "City 3", "Which city?", "slow"):
        assert what in seen[0].text
    assert seen[0].files == (PICTURE,)


async def test_a_dm_carries_a_picture(bot: SmallBot, ann: Person, ben: Person) -> None:
    dm = await bot.create_dm(discord.Object(ann.id))
    message = await dm.send("your hand", file=picture("three cards"))
    (received,) = ann.dms
    assert bot.user
    assert received.content == "your hand" and received.author_id == bot.user.id
    assert received.attachments[0].description == "three cards"
    assert ben.dms == []
    assert await message.attachments[0].read() == PICTURE


async def test_closed_dms_are_refused(bot: SmallBot, ann: Person, sandbox: Sandbox) -> None:
    ann.dms_open = False
    dm = await bot.create_dm(discord.Object(ann.id))
    with pytest.raises(discord.Forbidden) as error:
        await dm.send("hello")
    assert error.value.code == 50007
    ann.dms_open = True
    await dm.send("hello again")
    assert [m.content for m in ann.dms] == ["hello again"]
    assert sandbox.violations == []


async def test_two_presses_at_once_are_both_answered(
    panel: Message, ann: Person, ben: Person
) -> None:
    first, second = await asyncio.gather(ann.press(panel, "Join"), ben.press(panel, "Join"))
    assert (first.kind, second.kind) == ("update", "update")
    assert first.interaction.id != second.interaction.id
    assert panel.edits == 2


async def test_a_press_without_answer_fails_after_three_seconds(
    bot: SmallBot,
    panel: Message,
    ann: Person,
    sandbox: Sandbox,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert interactions.ACK_SECONDS == 3.0
    monkeypatch.setattr(people, "ACK_SECONDS", 0.1)  # as long as that, nobody wants to wait here
    r = await ann.press(panel, "Silent")
    assert r.kind == "failed" and r.acked_after is None and r.message is None
    with pytest.raises(discord.NotFound) as error:
        await bot.last.response.send_message("too late")
    assert error.value.code == 10062
    assert [e.code for _, e in sandbox.violations] == [10062]


async def test_a_second_first_response_is_refused(
    bot: SmallBot, ann: Person, channel: Channel, sandbox: Sandbox
) -> None:
    await ann.slash("hush", channel=channel)
    bot.last.response._response_type = None  # The library would refuse it by itself.
    with pytest.raises(discord.HTTPException) as error:
        await bot.last.response.send_message("again")
    assert (error.value.status, error.value.code) == (400, 40060)
    assert [e.code for _, e in sandbox.violations] == [40060]


async def test_a_follow_up_without_first_response_is_unknown(
    bot: SmallBot, panel: Message, ann: Person
) -> None:
    pressing = asyncio.create_task(ann.press(panel, "Silent"))
    interaction = await bot.heard("silent")
    with pytest.raises(discord.NotFound) as error:
        await interaction.followup.send("first?")
    assert error.value.code == 10015
    await interaction.response.send_message("yes")
    assert (await pressing).text == "yes"


async def test_the_response_can_be_read_edited_and_deleted(
    bot: SmallBot, ann: Person, channel: Channel
) -> None:
    r = await ann.slash("hush", channel=channel)
    assert (await bot.last.original_response()).content == "a secret"
    await bot.last.edit_original_response(content="no secret")
    assert r.text == "no secret" and r.message and r.message.history == ["a secret"]
    more = await bot.last.followup.send("more", wait=True)
    await more.edit(content="less")
    assert r.followups[0].content == "less"
    await more.delete()
    await bot.last.delete_original_response()
    assert ann.sees(channel) == [] and r.message is None


async def test_interactions_tell_who_where_and_in_which_language(
    bot: SmallBot, sandbox: Sandbox, channel: Channel
) -> None:
    jean = sandbox.add_user("Jean", locale="fr")
    await jean.slash("hush", channel=channel)
    assert bot.last.locale is discord.Locale.french
    assert bot.last.guild_locale is discord.Locale.american_english
    assert bot.last.user.display_name == "Jean"
    assert bot.last.guild.name == "Sandbox" and bot.last.channel.name == "table"
    assert bot.last.app_permissions.attach_files
    assert not bot.last.permissions.manage_guild


async def test_an_attachment_is_served_at_its_url(panel: Message) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(panel.attachments[0].url) as response:
            assert await response.read() == PICTURE
        async with session.get(panel.attachments[0].url + "x") as response:
            assert response.status == 404


@openapi.needs_spec
async def test_what_discord_py_sends_fits_discords_own_specification(
    bot: SmallBot, sandbox: Sandbox, panel: Message, ann: Person
) -> None:
    await ann.press(panel, "Join")
    await (await ann.press(panel, "Slow")).settled()
    await ann.submit((await ann.press(panel, "Form")).modal, "krab")
    await ann.autocomplete("play", "game", "x", channel=panel.channel)
    await known(bot, panel.channel).send("x", nonce=12345, file=picture())
    await (await bot.create_dm(discord.Object(ann.id))).send("hello", view=discord.ui.View())
    assert openapi.check(sandbox.requests) == []
    assert sandbox.violations == []


@openapi.needs_spec
async def test_the_specification_check_finds_a_wrong_body(sandbox: Sandbox, bot: SmallBot) -> None:
    wrong = next(r for r in sandbox.requests if r.method == "PUT")
    wrong.json = [{"name": 5}]
    assert len(openapi.check([wrong])) == 1


async def test_a_role_is_known_to_the_bot_with_those_who_have_it(
    bot: SmallBot, sandbox: Sandbox, ann: Person, ben: Person, channel: Channel
) -> None:
    told = asyncio.create_task(bot.wait_for("guild_role_create", timeout=30))
    await asyncio.sleep(0)
    role = sandbox.add_role("Players", ann)
    assert (await told).name == "Players"
    where = known(bot, channel).guild
    assert role.id in [it.id for it in (await where.fetch_member(ann.id)).roles]
    assert role.id not in [it.id for it in (await where.fetch_member(ben.id)).roles]


async def test_the_bot_can_leave(bot: SmallBot, sandbox: Sandbox, channel: Channel) -> None:
    told = asyncio.create_task(bot.wait_for("guild_remove", timeout=30))
    await known(bot, channel).guild.leave()
    assert not sandbox.guild.bot_is_member
    await told
    assert not bot.guilds
