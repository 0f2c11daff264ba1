"""Looking back: a game step by step, films of it, and the log by turn."""

import hashlib
import io
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from PIL import Image

import renderers
from bot.app import Herald
from bot.language.story import paragraphs
from bot.sandbox import Message, Person, Response
from games.core import Ask
from games.session import Move
from renderers import Picture, Words
from tests.e2e.house import House, told
from tests.e2e.pictures import quick_draw
from tests.e2e.players import BUTTONS, Player, place_heroes, play_on, play_year, submit
from tests.e2e.story import atoms, heads, told_atoms
from tests.e2e.test_commands import pressable

real_draw = renderers.draw


def spot_draw(
    game: str, view: Any, words: Words, ask: Ask | None = None, draft: Sequence[str] = ()
) -> list[Picture]:
    """A small picture with a spot in a place of its own for every view."""
    digest = hashlib.sha256(msgspec.json.encode(view)).digest()
    image = Image.new("RGB", (256, 256))
    image.paste((255, 255, 255), (digest[0], digest[1], digest[0] + 9, digest[1] + 9))
    file = io.BytesIO()
    image.save(file, "PNG")
    return [Picture("picture.png", file.getvalue(), "a spot")]


async def open_replay(person: Person, house: House) -> Message:
    r = await person.slash("replay", channel=house.sandbox.channel)
    assert r.kind == "deferred" and r.ephemeral and r.message
    return r.message


async def go(person: Person, house: House, message: Message, label: str) -> None:
    """Press, and wait for the page to turn."""
    before = message.text
    await person.press(message, label)
    await house.until(lambda: message.text != before)


async def every_step(person: Person, house: House, message: Message) -> list[tuple[str, str]]:
    """From where it is to the end: text and alt text of each step."""
    seen = [shown(message)]
    while "▶" in pressable(message):
        await go(person, house, message, "▶")
        seen.append(shown(message))
    return seen


def shown(message: Message) -> tuple[str, str]:
    return message.text, message.attachments[0].description or ""


def story_of(seen: Sequence[tuple[str, str]], house: House, table: int) -> list[str]:
    """What the steps tell, without their headings."""
    starts = heads(house.book.log(table), house.book.words(table))
    told = "\n".join(part for text, _ in seen for part in text.splitlines()[1:])
    return told_atoms(told, set(), set(), starts)


def length(data: bytes) -> int:
    """The pictures of a film."""
    film = Image.open(io.BytesIO(data))
    assert film.format == "GIF"
    return int(getattr(film, "n_frames", 1))


async def finished(house: House, person: Person) -> int:
    """A short game with stand-ins, to its end."""
    table = await house.open_table(person, length="short")
    r = await person.slash("start", channel=house.sandbox.channel, stand_ins=2)
    assert r.text == "The game begins!"
    await play_on(house, [Player(house, person, BUTTONS, 1, table)])
    await house.quiet()
    return table


@pytest.mark.usefixtures("herald")
async def test_a_finished_game_is_shown_step_by_step(house: House, people: list[Person]) -> None:
    table = await finished(house, people[0])
    eve = house.sandbox.add_user("Eve")
    message = await open_replay(eve, house)
    assert message.text.startswith("**Before the first turn** · step 1 of ")
    assert "⏮" not in pressable(message) and "◀" not in pressable(message)
    seen = await every_step(eve, house, message)
    words = house.book.words(table)
    assert story_of(seen, house, table) == atoms(house.book.log(table), words)
    assert seen[-1][0].startswith(f"**Turn 9 of 9** · step {len(seen)} of {len(seen)}")
    (last,) = [session for session, _ in house.book.replay(table) if session.result][-1:]
    assert seen[-1][1] == quick_draw("xidit", last.view(None), words)[0].alt
    assert len({alt for _, alt in seen}) > 40
    assert all(alt.startswith("for None:") for _, alt in seen)
    await go(eve, house, message, "⏮")
    assert shown(message) == seen[0]
    await go(eve, house, message, "⏩")
    assert message.text.startswith("**Turn 1 of 9**") and "Year 1 of 9" in message.text
    await go(eve, house, message, "⏭")
    assert shown(message) == seen[-1]
    await go(eve, house, message, "⏪")
    assert message.text.startswith("**Turn 8 of 9**") and "Year 8 of 9" in message.text
    assert house.sandbox.violations == []


@pytest.mark.usefixtures("herald")
async def test_a_running_game_shows_nothing_that_is_secret(
    house: House, people: list[Person]
) -> None:
    players = await place_heroes(house, people)
    await play_year(players, "k r b k r b")
    ann, table = people[0], players[0].table
    before = await open_replay(ann, house)
    assert before.content.startswith("**Turn 2 of 2**") and "**Year 2" in before.content
    assert "▶" not in pressable(before), "it begins where the game stands"
    await go(ann, house, before, "⏮")
    seen = await every_step(ann, house, before)
    await submit(players[1], "b a r w k a")
    await submit(players[2], "w w a a r r")
    again = await open_replay(ann, house)
    await go(ann, house, again, "⏮")
    assert await every_step(ann, house, again) == seen
    assert all(alt.startswith("for None:") for _, alt in seen)
    log = house.book.log(table)
    assert story_of(seen, house, table) == atoms(log, house.book.words(table))


@pytest.mark.usefixtures("herald")
async def test_the_page_in_hand_goes_on_with_the_game(house: House, people: list[Person]) -> None:
    players = await place_heroes(house, people)
    page = await open_replay(people[0], house)
    await play_year(players, "k r b k r b")
    assert "▶" not in pressable(page)
    await go(people[0], house, page, "◀")
    assert "▶" in pressable(page)
    await go(people[0], house, page, "▶")
    assert "**Turn 1 of 2**" in page.text and "▶" in pressable(page)
    await go(people[0], house, page, "⏭")
    assert "**Turn 2 of 2**" in page.text


async def film(person: Person, house: House, message: Message, label: str) -> Response:
    r = await person.press(message, label)
    assert r.kind == "deferred" and r.ephemeral, "something is to be seen at once"
    await house.until(lambda: r.messages and r.messages[0].attachments)
    return r


@pytest.mark.usefixtures("herald")
async def test_films_of_a_turn_and_of_the_whole_game(
    house: House, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    players = await place_heroes(house, people)
    await play_year(players, "k w w w w w")
    monkeypatch.setattr(renderers, "draw", spot_draw)
    page = await open_replay(people[0], house)
    whole = (await film(people[0], house, page, "🎞 Whole game")).messages[0]
    assert whole.content == "🎞 Lords of Xidit: the whole game"
    (file,) = whole.attachments
    assert file.filename == "xidit-all.gif" and file.description == whole.content
    assert length(file.data) > 8
    await go(people[0], house, page, "⏪")
    turn = (await film(people[0], house, page, "🎞 This turn")).messages[0]
    assert turn.content == "🎞 Lords of Xidit: Turn 1 of 2"
    assert length(turn.attachments[0].data) > length(file.data), "every hero separately"


@pytest.mark.usefixtures("herald")
async def test_a_film_shows_the_pictures_of_the_game(
    house: House, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    players = await place_heroes(house, people)
    await play_year(players, "k w w w w w")
    monkeypatch.setattr(renderers, "draw", real_draw)
    page = await open_replay(people[0], house)
    await go(people[0], house, page, "⏪")
    r = await film(people[0], house, page, "🎞 This turn")
    data = r.messages[0].attachments[0].data
    assert Image.open(io.BytesIO(data)).width == 800 and length(data) > 4
    assert len(data) < 1_000_000


@pytest.mark.usefixtures("herald")
async def test_a_film_can_be_shown_to_everybody_by_those_who_play(
    house: House, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    await place_heroes(house, people)
    monkeypatch.setattr(renderers, "draw", spot_draw)
    eve = house.sandbox.add_user("Eve")
    looking = await open_replay(eve, house)
    hers = (await film(eve, house, looking, "🎞 Whole game")).messages[0]
    assert hers.buttons == [], "who only looks on floods no channel"
    page = await open_replay(people[0], house)
    mine = (await film(people[0], house, page, "🎞 Whole game")).messages[0]
    posts = len(house.posts())
    await people[0].press(mine, "Show everyone")
    await house.until(lambda: mine.buttons == [])
    assert len(house.posts()) == posts + 1
    public_one = house.posts()[-1]
    assert public_one.content == "🎞 Lords of Xidit: the whole game"
    assert public_one.attachments[0].data == mine.attachments[0].data
    assert public_one.buttons == []


async def test_a_game_of_other_rules_cannot_be_shown(
    house: House, herald: Herald, people: list[Person]
) -> None:
    players = await place_heroes(house, people)
    page = await open_replay(people[0], house)
    table = players[0].table
    first = house.book.moves(table)[0]
    async with herald.store.transaction():
        await herald.store.drop_moves(table, after=0)
        await herald.store.add_moves(table, 0, [Move(first.seat, ("nowhere",))], at=0.0)
    sentence = (
        "The rules have been fixed since this game started, so I can’t show it step by step. "
        f"To read what happened: {house.mention('log')}."
    )
    assert (await people[1].slash("replay", channel=house.sandbox.channel)).text == sentence
    assert await told(await people[0].press(page, "◀")) == sentence
    r = await people[0].press(page, "🎞 Whole game")
    await house.until(lambda: r.messages)
    assert r.text == sentence


@pytest.mark.usefixtures("herald")
async def test_replay_without_a_game(house: House, people: list[Person]) -> None:
    channel = house.sandbox.channel
    r = await people[0].slash("replay", channel=channel)
    assert r.text == f"There’s no table in this channel. To open one: {house.mention('play')}."
    await house.open_table(*people)
    r = await people[0].slash("replay", channel=channel)
    assert r.text.startswith("The game hasn’t started yet.")


# The log


@pytest.mark.usefixtures("herald")
async def test_the_log_has_a_page_for_each_turn(house: House, people: list[Person]) -> None:
    players = await place_heroes(house, people)
    channel = house.sandbox.channel
    for _ in range(3):
        await play_year(players, "k r b k r b")
    page = (await people[0].slash("log", channel=channel)).message
    assert page and page.text.startswith("### Turn 4 of 4\n") and "**Year 4" in page.text
    assert pressable(page) == ["⏮", "◀"]
    await go(people[0], house, page, "◀")
    assert page.text.startswith("### Turn 3 of 4") and "**Year 3" in page.text
    await go(people[0], house, page, "⏮")
    assert page.text.startswith("### Before the first turn\n")
    assert pressable(page) == ["▶", "⏭"]
    seen = page.text.split("\n")[1:]
    while "▶" in pressable(page):
        await go(people[0], house, page, "▶")
        seen += page.text.split("\n")[1:]
    table = players[0].table
    assert "\n".join(seen) == paragraphs(house.book.log(table), house.book.words(table))


@pytest.mark.usefixtures("herald")
async def test_the_log_of_a_game_that_has_not_begun_is_empty(
    house: House, people: list[Person]
) -> None:
    await house.open_table(*people)
    page = (await people[0].slash("log", channel=house.sandbox.channel)).message
    assert page and page.text == "Nothing has happened yet." and page.buttons == []
