"""Lessons, taken through the real client: by their suggestions, and by random presses."""

from __future__ import annotations

import pytest

from bot.app import Herald
from bot.chat.messages import custom_ids
from bot.language.texts import Words, languages
from bot.sandbox import Message, Person, Response
from games import GAMES
from games.core import Rng
from games.lessons import lessons
from tests.e2e.house import House
from tests.samples import and_slow

PRESSES, PRESSES_OF = 60, {"mageknight": 90}  # within which a lesson ends
ANSWERS = ("pick", "menu", "add", "addone", "submit", "follow", "sure")
GREEN = 3
SHORT = "liarsdice"  # whose lesson stands for those of all


def verb(custom_id: str | None) -> str:
    press = custom_ids.read(custom_id or "")
    return press.verb if press is not None else ""


def controls(panel: Message) -> list[tuple[str, str, list[str]]]:
    """What can be done on a panel: verb, custom id, and for a menu its values."""
    found: list[tuple[str, str, list[str]]] = [
        (verb(it.custom_id), it.custom_id or "", []) for it in panel.buttons if not it.disabled
    ]
    for menu in panel.selects:
        values = [option["value"] for option in menu.options]
        found.append((verb(menu.custom_id), menu.custom_id, values[: menu.max_values]))
    return [it for it in found if it[0] in ANSWERS]


async def begun(person: Person, house: House, game: str) -> Message:
    response = await person.slash("learn", channel=house.sandbox.channel, game=game)
    panel = (await response.settled()).message
    assert panel is not None and panel.ephemeral_for is person, response.text
    return panel


async def opened(house: House, response: Response) -> Message:
    """What a press has brought that only its player sees."""
    await house.until(lambda: response.followups)
    return response.followups[-1]


async def press(
    house: House, person: Person, panel: Message, control: tuple[str, str, list[str]]
) -> None:
    """Use a control, and wait until the panel shows what came of it."""
    before = panel.edits
    _, custom_id, values = control
    await person.raw_component(panel, custom_id, values=values or None)
    await house.until(lambda: panel.edits > before)


async def follow(house: House, person: Person, panel: Message) -> None:
    """Do what is suggested."""
    (control,) = [it for it in controls(panel) if it[0] == "follow"]
    await press(house, person, panel, control)


def is_over(panel: Message) -> bool:
    return any(verb(it.custom_id) == "learned" for it in panel.buttons)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", and_slow([SHORT], [key for key in GAMES if key != SHORT]))
async def test_whoever_follows_a_lesson_gets_to_its_end_in_time(
    house: House, herald: Herald, people: list[Person], game: str, lang: str
) -> None:
    ann = people[0]
    ann.locale = lang
    panel = await begun(ann, house, game)
    for lesson in lessons(game):
        told, presses = [panel.text], 0
        while not is_over(panel):
            await follow(house, ann, panel)
            presses += 1
            told.append(panel.text)
        assert presses <= PRESSES_OF.get(game, PRESSES)
        assert Words(lang, game).say(f"lesson-{lesson.key}-end") in told[-1].replace("\u2011", "-")
        following = [it for it in panel.buttons if verb(it.custom_id) == "learn"]
        if lesson is not lessons(game)[-1]:
            panel = await opened(
                house, await ann.raw_component(panel, following[0].custom_id or "")
            )
    assert house.posts() == [], "nobody else sees anything of it"


@pytest.mark.parametrize("seed", and_slow([1], [2, 3]))
@pytest.mark.parametrize("game", and_slow([SHORT], [key for key in GAMES if key != SHORT]))
async def test_whoever_presses_anything_gets_to_the_end_in_time(
    house: House, herald: Herald, people: list[Person], game: str, seed: int
) -> None:
    ann, rng = people[0], Rng(seed)
    panel = await begun(ann, house, game)
    presses = 0
    while not is_over(panel):
        verb_, custom_id, values = rng.pick(controls(panel))
        values = [rng.pick(values)] if len(values) == 1 or verb_ == "addone" else values
        await press(house, ann, panel, (verb_, custom_id, values))
        presses += 1
    assert presses <= PRESSES_OF.get(game, PRESSES)


async def test_a_lesson_goes_on_after_a_restart(house: House, people: list[Person]) -> None:
    async with house.running():
        panel = await begun(people[0], house, SHORT)
        await follow(house, people[0], panel)
        asked = panel.text.splitlines()[-1]
    async with house.running():
        again = await begun(people[0], house, SHORT)
        assert "Welcome back" in again.text
        assert asked in again.text
        await follow(house, people[0], panel)


async def test_lessons_of_two_people_are_apart_and_no_tables_of_theirs(
    house: House, herald: Herald, people: list[Person]
) -> None:
    ann, ben = people[:2]
    first, second = await begun(ann, house, SHORT), await begun(ben, house, SHORT)
    await follow(house, ann, first)
    assert "1 of" in second.text
    listed = await ann.slash("turns", channel=house.sandbox.channel)
    assert "You’re not in any game" in listed.text
    assert house.book.rows("select count(*) from outbox") == [(0,)]


async def test_the_end_of_a_lesson_leads_to_the_table_that_is_open_here(
    house: House, herald: Herald, people: list[Person]
) -> None:
    ann, ben = people[:2]
    table = await house.open_table(ben, game=SHORT)
    panel = await opened(house, await ann.press(house.newest(), "🎓 Learn"))
    while not is_over(panel):
        await follow(house, ann, panel)
    await ann.press(panel, "Play for real")
    await house.until(lambda: house.book.seat_of(table, ann.id) is not None)


async def test_the_suggestion_is_green(house: House, herald: Herald, people: list[Person]) -> None:
    panel = await begun(people[0], house, SHORT)
    green = [it for it in panel.buttons if it.style == GREEN]
    marked = [o for menu in panel.selects for o in menu.options if o.get("emoji")]
    assert len(green) + len(marked) == 1


# Help where the question is


async def test_a_panel_explains_its_decision_and_what_it_names(
    house: House, herald: Herald, people: list[Person]
) -> None:
    table = await house.begin(*people[:3], game="xidit")
    seat = next(iter(house.book.pending(table)))
    panel = (
        await (await people[seat].slash("turn", channel=house.sandbox.channel)).settled()
    ).message
    assert panel is not None
    explained = await opened(house, await people[seat].press(panel, "❔ What’s this?"))
    assert len(explained.text) > len(panel.text.splitlines()[0]) and explained.selects
    (menu,) = explained.selects
    value = menu.options[0]["value"]
    said = await opened(house, await people[seat].select(explained, [value]))
    assert Words("en", "xidit").say(value).casefold() in said.text.casefold()


async def test_a_tip_is_shown_until_a_decision_of_its_kind_was_taken(
    house: House, herald: Herald, people: list[Person]
) -> None:
    table = await house.begin(*people[:2], game=SHORT)
    (seat,) = house.book.pending(table)
    player = people[seat]

    async def panel() -> Message:
        shown = (
            await (await player.slash("turn", channel=house.sandbox.channel)).settled()
        ).message
        assert shown is not None
        return shown

    first = await panel()
    assert "💡" in first.text
    await player.press(first, first.buttons[0].label or "")
    await house.until(lambda: house.book.rows("select prompt from decided") != [])
    await player.slash("undo", channel=house.sandbox.channel)
    assert "💡" not in (await panel()).text


async def test_whoever_wants_no_tips_gets_none(
    house: House, herald: Herald, people: list[Person]
) -> None:
    for person in people[:2]:
        said = await person.slash("settings", channel=house.sandbox.channel, tips=False)
        assert "no tips" in said.text
    table = await house.begin(*people[:2], game=SHORT)
    (seat,) = house.book.pending(table)
    shown = (await people[seat].slash("turn", channel=house.sandbox.channel)).text
    assert "💡" not in shown


async def test_a_page_of_the_rules_has_its_picture_and_leads_to_the_lesson(
    house: House, herald: Herald, people: list[Person]
) -> None:
    ann = people[0]
    page = (
        await (await ann.slash("rules", channel=house.sandbox.channel, game=SHORT)).settled()
    ).message
    assert page is not None and page.attachments
    first = page.text
    await ann.press(page, "▶")
    await house.until(lambda: page.text != first)
    assert page.attachments
    panel = await opened(house, await ann.press(page, "🎓 Learn"))
    assert "🎓" in panel.text
