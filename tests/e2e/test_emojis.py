"""The application's own emojis: uploaded once, and shown in messages and on controls."""

import asyncio

import pytest

import renderers
from bot import app
from bot.chat import emojis
from bot.chat.emojis import show_emojis
from bot.sandbox import Message, Person
from bot.sandbox.api.faults import Fault
from renderers import Emoji
from renderers.kit.badges import number_disc
from renderers.kit.palette import BLACK, WHITE
from tests.e2e.house import House
from tests.e2e.players import place_heroes

OWNED = "/applications/.*/emojis"


def swords(sign: str = "8") -> Emoji:
    return Emoji("⚔️", lambda: number_disc(sign, 100, WHITE, BLACK))


@pytest.fixture(autouse=True)
def few_emojis(signs_of_texts: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the four players, and one of a game."""
    monkeypatch.setattr(app, "show_emojis", show_emojis)
    monkeypatch.setattr(emojis, "ascii_uppercase", "ABCD")
    monkeypatch.setattr(
        renderers, "emojis", lambda game: {"swords": swords()} if game == "xidit" else {}
    )


def names(house: House) -> set[str]:
    """What is owned, without digests."""
    return {emoji.name.rpartition("_")[0] for emoji in house.sandbox.world.emojis.values()}


async def asked(house: House, people: list[Person]) -> Message:
    """Return the DM in which Ann plans a year."""
    assert house.bot is not None and house.bot.uploading is not None
    await house.bot.uploading
    await place_heroes(house, people)
    await house.quiet()
    return people[0].dms[-1]


async def test_messages_and_buttons_show_them(house: House, people: list[Person]) -> None:
    async with house.running():
        plan = await asked(house, people)
        assert names(house) == {"swords", "seat_a", "seat_b", "seat_c", "seat_d"}
        assert "<:seat_a_" in house.newest().text, "the badge before a name"
        (fight,) = [button for button in plan.buttons if "Action" in (button.label or "")]
        assert fight.label == "Action" and (fight.emoji or "").startswith("swords_")
        await people[0].press(plan, "Action")
        await house.until(lambda: "<:swords_" in plan.text)
        assert house.sandbox.violations == []


async def test_they_are_uploaded_once_and_those_drawn_anew_beside_the_old(
    house: House, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house.running() as bot:
        assert bot.uploading is not None
        await bot.uploading
        first = dict(house.sandbox.world.emojis)
    async with house.running() as bot:
        assert bot.uploading is not None
        await bot.uploading
        assert house.sandbox.world.emojis == first
    monkeypatch.setattr(
        renderers, "emojis", lambda game: {"swords": swords("9")} if game == "xidit" else {}
    )
    async with house.running() as bot:
        assert bot.uploading is not None
        await bot.uploading
        assert len(house.sandbox.world.emojis) == len(first) + 1
        assert first.items() <= house.sandbox.world.emojis.items()


async def test_what_two_games_draw_alike_is_uploaded_once(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(renderers, "emojis", lambda game: {"swords": swords()})
    async with house.running() as bot:
        assert bot.uploading is not None
        await bot.uploading
        assert names(house) == {"swords", "seat_a", "seat_b", "seat_c", "seat_d"}
        assert "some signs stay" not in caplog.text


async def test_two_processes_that_start_at_once_share_the_uploads(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Each is refused what the other has uploaded since it looked."""
    async with house.running() as bot:
        assert bot.uploading is not None
        await bot.uploading
        count = len(house.sandbox.world.emojis)
        house.sandbox.world.emojis.clear()
        await asyncio.gather(*(show_emojis(bot, bot.pictures) for _ in range(2)))
        assert len(house.sandbox.world.emojis) == count
        assert "some signs stay" not in caplog.text


async def test_where_there_is_no_room_the_oldest_that_is_not_in_use_goes(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house.running() as bot:
        assert bot.uploading is not None
        await bot.uploading
        first = dict(house.sandbox.world.emojis)
    monkeypatch.setattr(emojis, "MOST", len(first))
    monkeypatch.setattr(
        renderers, "emojis", lambda game: {"swords": swords("9")} if game == "xidit" else {}
    )
    async with house.running() as bot:
        assert bot.uploading is not None
        await bot.uploading
        gone = set(first) - set(house.sandbox.world.emojis)
        assert [first[emoji].name.rpartition("_")[0] for emoji in gone] == ["swords"]
        assert len(house.sandbox.world.emojis) == len(first)


async def test_refused_the_signs_of_the_texts_stand_in(
    house: House, people: list[Person], caplog: pytest.LogCaptureFixture
) -> None:
    house.sandbox.faults.add(Fault("POST", OWNED, status=403, times=99))
    async with house.running():
        plan = await asked(house, people)
        assert "Ⓐ" in house.newest().text and "<:" not in house.newest().text
        assert "⚔️ Action" in {button.label for button in plan.buttons}
        assert "emojis: some signs stay" in caplog.text


async def test_herald_stops_while_it_uploads(house: House) -> None:
    house.sandbox.faults.add(Fault("POST", OWNED, status=429, times=99))
    async with house.running() as bot:
        assert bot.uploading is not None and not bot.uploading.done()
    assert bot.uploading.cancelled() or bot.uploading.done()
