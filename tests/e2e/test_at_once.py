"""Presses that come together, late, or from the wrong person."""

import asyncio

import pytest

from bot.client import Herald
from bot.sandbox import Person
from tests.e2e.house import House, ok, public_state, told
from tests.e2e.players import place_heroes, play_year, seal, shown_draft

pytestmark = pytest.mark.usefixtures("herald")


async def test_join_pressed_twice_gives_one_seat(house: House, people: list[Person]) -> None:
    ann, ben, *_ = people
    table = await house.open_table(ann)
    both = await asyncio.gather(*(ben.press(house.newest(), "Join") for _ in range(2)))
    said = sorted([await told(r) for r in both])
    assert said == [
        "You sit at the table. I tell you when it is your turn.",
        "You sit at this table already.",
    ]
    assert house.book.names(table) == ["Ann", "Ben"]
    await house.quiet()
    welcome = [m for m in ben.dms if "You sit at the table" in m.content and not m.ephemeral_for]
    assert len(welcome) == 1


async def test_everybody_may_press_join_at_the_same_moment(
    house: House, people: list[Person]
) -> None:
    table = await house.open_table(people[0])
    await asyncio.gather(*(person.press(house.newest(), "Join") for person in people[1:]))
    await house.until(lambda: len(house.book.names(table)) == 4)
    await house.quiet()
    assert all(name in house.newest().content for name in ("Ann", "Ben", "Cat", "Dan"))


async def test_start_pressed_twice_begins_one_game(house: House, people: list[Person]) -> None:
    table = await house.open_table(*people)
    lobby = house.newest()
    both = await asyncio.gather(*(people[0].press(lobby, "Start") for _ in range(2)))
    await house.until(lambda: any(r.followups for r in both))
    await house.quiet()
    assert [r.text for r in both if r.followups] == ["The game has begun already."]
    assert house.book.status(table) == "playing"
    begun = [post for post in house.posts() if "is first player. The kingdom" in post.content]
    assert len(begun) == 1


async def test_a_public_choice_pressed_twice_counts_once(
    house: House, people: list[Person]
) -> None:
    table = await house.begin(*people)
    (seat,) = house.book.pending(table)
    post = house.newest()
    both = await asyncio.gather(*(people[seat].select(post, ["7"]) for _ in range(2)))
    await house.until(lambda: any(r.followups for r in both))
    await house.quiet()
    assert [move.answer for move in house.book.moves(table)] == [("7",)]
    (late,) = [r.text for r in both if r.followups]
    assert late.startswith("The game has moved on since that panel.")
    assert sum("starts in 7" in message.content for message in house.posts()) == 1


async def test_an_order_pressed_twice_on_the_same_panel_counts_once(
    house: House, people: list[Person]
) -> None:
    players = await place_heroes(house, people)
    ann = players[0]
    ask = house.book.pending(ann.table)[ann.seat]
    panel = await ann.find_panel(ask)
    both = await asyncio.gather(*(people[0].press(panel, "⚔️ Action") for _ in range(2)))
    assert [r.kind for r in both] == ["update", "update"]
    assert shown_draft(panel, ask) == ("a",)


async def test_quick_fingers_lose_no_order(house: House, people: list[Person]) -> None:
    """Three buttons of the same panel, before Discord has shown any change."""
    players = await place_heroes(house, people)
    ann = players[0]
    ask = house.book.pending(ann.table)[ann.seat]
    panel = await ann.find_panel(ask)
    labels = ("⚔️ Action", "💤 Wait", "🔴 Red road")
    await asyncio.gather(*(people[0].press(panel, label) for label in labels))
    assert sorted(shown_draft(panel, ask)) == ["a", "r", "w"]
    await people[0].press(panel, "⌫")
    assert len(shown_draft(panel, ask)) == 2


async def test_what_was_begun_on_one_panel_is_there_on_another(
    house: House, people: list[Person]
) -> None:
    players = await place_heroes(house, people)
    ann = players[0]
    ask = house.book.pending(ann.table)[ann.seat]
    dm = await ann.find_panel(ask)
    await people[0].press(dm, "⚔️ Action")
    await people[0].press(dm, "💤 Wait")
    here = (await ann.fetch_panel()).followups[0]
    assert shown_draft(here, ask) == ("a", "w")
    await people[0].press(here, "⚔️ Action")
    assert shown_draft(here, ask) == ("a", "w", "a")


async def test_seal_pressed_twice_counts_once(house: House, people: list[Person]) -> None:
    players = await place_heroes(house, people)
    ann = players[0]
    ask = house.book.pending(ann.table)[ann.seat]
    panel = await ann.find_panel(ask)
    for _ in range(6):
        await people[0].press(panel, "💤 Wait")
    before = house.book.move_count(ann.table)
    await asyncio.gather(*(people[0].press(panel, "Seal (6/6)") for _ in range(2)))
    await house.until(lambda: any(button.label == "Change" for button in panel.buttons))
    await house.quiet()
    assert house.book.move_count(ann.table) == before + 1
    assert ann.serial == 2


async def test_an_answer_typed_twice_counts_once(house: House, people: list[Person]) -> None:
    players = await place_heroes(house, people)
    ann = players[0]
    before = house.book.move_count(ann.table)
    both = await asyncio.gather(*(people[0].slash("turn", answer="k r a b w a") for _ in range(2)))
    assert house.book.move_count(ann.table) == before + 1
    assert all("went wrong" not in r.text for r in both)
    assert sum("✅ Sealed" in r.text for r in both) >= 1


async def test_change_pressed_twice_takes_back_once(house: House, people: list[Person]) -> None:
    players = await place_heroes(house, people)
    ann = players[0]
    r = await people[0].slash("turn", answer="wwwwww")
    before = house.book.move_count(ann.table)
    assert r.message
    await asyncio.gather(*(people[0].press(r.message, "Change") for _ in range(2)))
    await house.until(lambda: house.book.move_count(ann.table) == before - 1)
    await house.quiet()
    assert house.book.move_count(ann.table) == before - 1
    assert ann.seat in house.book.pending(ann.table)


@pytest.mark.parametrize("label", ["⚔️ Action", "Clear", "⌫", "Seal (1/6)", "⌨️ Type"])
async def test_a_press_on_last_years_panel_says_so_and_shows_the_present_one(
    house: House, people: list[Person], label: str
) -> None:
    players = await place_heroes(house, people)
    ann = players[0]
    old = await ann.find_panel(house.book.pending(ann.table)[ann.seat])
    await people[0].press(old, "⚔️ Action")
    pressed = next(button for button in old.buttons if button.label == label).custom_id
    await play_year(players)
    before = house.book.dump()
    r = await people[0].raw_component(old, str(pressed))
    await house.until(lambda: "moved on" in old.content)
    assert r.kind != "failed"
    assert "Here is where it stands now." in old.content
    assert ann.panel() is not None and "Plan six orders" in old.content
    assert house.book.dump() == before
    assert await ann.answer() is None


async def test_a_stranger_is_refused_politely(house: House, people: list[Person]) -> None:
    table = await house.begin(*people)
    (seat,) = house.book.pending(table)
    eve = house.sandbox.add_user("Eve")
    before, seen = house.book.dump(), public_state(house)
    another = "That decision is another player's. Your own is behind **Your turn**."
    nobody = "You do not sit at this table. /join when the next one opens."
    post = house.newest()
    assert await told(await eve.select(post, ["7"])) == another
    assert await told(await eve.press(post, "⌨️ Type")) == another
    assert await told(await people[seat - 1].select(post, ["7"])) == another
    assert await told(await eve.press(post, "Your turn")) == nobody
    assert await told(await eve.press(post, "My view")) == nobody
    assert (await eve.slash("turn", channel=house.sandbox.channel, answer="7")).text == nobody
    assert (await eve.slash("secret", channel=house.sandbox.channel)).text == nobody
    assert (await eve.slash("turn", answer="7")).text == "You play at no table right now."
    assert house.book.dump() == before and public_state(house) == seen


async def test_nobody_answers_for_another_player(house: House, people: list[Person]) -> None:
    """Ben presses what only stands on Ann's panel."""
    players = await place_heroes(house, people)
    ann = players[0]
    panel = await ann.find_panel(house.book.pending(ann.table)[ann.seat])
    await people[0].press(panel, "💤 Wait")
    forged = [button.custom_id for button in panel.buttons]
    mine = await players[1].fetch_panel()
    before = house.book.dump()
    another = "That decision is another player's. Your own is behind **Your turn**."
    for custom_id in forged:
        r = await people[1].raw_component(mine.followups[0], str(custom_id))
        assert await told(r) == another, custom_id
    assert house.book.dump() == before
    await people[0].press(panel, "💤 Wait")
    ask = house.book.pending(ann.table)[ann.seat]
    assert shown_draft(panel, ask) == ("w", "w"), "Ann's draft is as she left it"


async def test_who_has_sealed_sees_it_and_may_change_until_the_last(
    house: House, people: list[Person]
) -> None:
    players = await place_heroes(house, people)
    await seal(players[0], "k r a b w a")
    r = await players[0].fetch_panel()
    assert "✅ Sealed: ⚫ Black road" in r.followups[0].content
    await ok(await people[0].press(r.followups[0], "Change"))
    await house.until(lambda: players[0].panel() is r.followups[0])
    assert "⚫ Black road → 🔴 Red road" in r.followups[0].content
    await house.quiet()
    assert "Sealed" not in house.newest().content


class NotStored(Exception):  # noqa: N818 - as when the disk is full
    pass


async def test_nobody_is_shown_what_is_not_stored(
    house: House, people: list[Person], herald: Herald
) -> None:
    """An answer is carried out, and then it cannot be stored."""
    table = await house.begin(*people)
    (seat,) = house.book.pending(table)
    mover, channel = people[seat], house.sandbox.channel
    board = (await mover.slash("board", channel=channel)).text
    turns = (await mover.slash("turns")).text
    choices = await mover.autocomplete("turn", "answer", "", channel=channel)
    with pytest.raises(NotStored):
        async with herald.desk.tables.locked(table) as live:
            live.playing.answer(seat, [live.playing.pending[seat].options[0].key])
            looks = [
                asyncio.create_task(look)
                for look in (
                    mover.slash("board", channel=channel),
                    mover.slash("turns"),
                    mover.autocomplete("turn", "answer", "", channel=channel),
                )
            ]
            await asyncio.sleep(0.3)
            raise NotStored
    shown, listed, offered = [await look for look in looks]
    assert shown.text == board
    assert listed.text == turns
    assert offered == choices
