"""Emojis of the application: what Discord takes, and where they may stand."""

import discord
import pytest
from discord import ui

from bot.sandbox import Channel, Sandbox
from bot.sandbox.api import application_emojis
from tests.bot.sandbox.small_bot import SmallBot

PNG = b"\x89PNG\r\n\x1a\n picture"


async def test_they_are_listed_and_deleted(sandbox: Sandbox, bot: SmallBot) -> None:
    made = await bot.create_application_emoji(name="swords_1", image=PNG)
    assert [emoji.name for emoji in await bot.fetch_application_emojis()] == ["swords_1"]
    assert sandbox.world.emojis[made.id].data == PNG
    await made.delete()
    assert await bot.fetch_application_emojis() == []
    with pytest.raises(discord.NotFound):
        await made.delete()


@pytest.mark.parametrize(
    ("name", "image"),
    [
        ("a", PNG),
        ("a b", PNG),
        ("x" * 33, PNG),
        ("taken", PNG),
        ("large", PNG + b"." * application_emojis.LARGEST),
    ],
)
async def test_what_discord_does_not_take_is_refused(
    sandbox: Sandbox, bot: SmallBot, name: str, image: bytes
) -> None:
    await bot.create_application_emoji(name="taken", image=PNG)
    with pytest.raises(discord.HTTPException):
        await bot.create_application_emoji(name=name, image=image)
    assert len(sandbox.world.emojis) == 1


async def test_there_is_room_for_so_many(
    bot: SmallBot, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(application_emojis, "MOST", 1)
    await bot.create_application_emoji(name="first", image=PNG)
    with pytest.raises(discord.HTTPException, match="30008"):
        await bot.create_application_emoji(name="second", image=PNG)


async def test_a_button_takes_only_an_emoji_that_there_is(bot: SmallBot, channel: Channel) -> None:
    place = bot.get_partial_messageable(channel.id)
    made = await bot.create_application_emoji(name="swords", image=PNG)
    for emoji, taken in ((str(made), True), ("<:swords:123>", False)):
        view = ui.View(timeout=None)
        view.add_item(ui.Button(label="Fight", emoji=emoji, custom_id="fight"))
        if taken:
            await place.send(view=view)
            assert channel.messages[-1].buttons[0].emoji == "swords"
            (row,) = channel.messages[-1].components
            assert row["components"][0]["emoji"]["id"] == str(made.id), "no number: pages lose it"
        else:
            with pytest.raises(discord.HTTPException, match="Invalid emoji"):
                await place.send(view=view)
