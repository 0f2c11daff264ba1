"""Presses that come together, late, or from the wrong person."""

import asyncio
from typing import Any

import pytest

from bot.app import Herald
from bot.chat.messages.custom_ids import Press
from bot.chat.messages.panels import encode_draft
from bot.language.texts import EMBLEMS
from bot.sandbox import Person
from bot.store.clock import DAY
from tests.e2e.house import House, ok, public_state, told
from tests.e2e.players import place_heroes, play_year, shown_draft, submit
from tests.e2e.test_commands import say


@pytest.fixture(autouse=True)
def at_once(typing_at_once: None) -> None:
    """It is not how answers are typed that is tried here."""


pytestmark = pytest.mark.usefixtures("herald")


async def test_join_pressed_twice_gives_one_seat(house: House, people: list[Person]) -> None:
    ann, ben, *_ = people
    table = await house.open_table(ann)
    both = await asyncio.gather(*(ben.press(house.newest(), "Join") for _ in range(2)))
    said = sorted([await told(r) for r in both])
    assert said == [
        "You’re already at this table.",
        "You’re in! I’ll message you when it’s your turn.",
    ]
    assert house.book.names(table) == ["Ann", "Ben"]
    await house.quiet()
    welcome = [m for m in ben.dms if "You’re at the table" in m.text and not m.ephemeral_for]
    assert len(welcome) == 1


async def test_everybody_may_press_join_at_the_same_moment(
    house: House, people: list[Person]
) -> None:
    table = await house.open_table(people[0])
    await asyncio.gather(*(person.press(house.newest(), "Join") for person in people[1:]))
    await house.until(lambda: len(house.book.names(table)) == 4)
    await house.quiet()
    assert all(name in house.newest().text for name in ("Ann", "Ben", "Cat", "Dan"))


async def test_start_pressed_twice_begins_one_game(house: House, people: list[Person]) -> None:
    table = await house.open_table(*people)
    lobby = house.newest()
    asked = await people[0].press(lobby, "Start")
    await house.until(lambda: asked.followups)
    both = await asyncio.gather(
        *(people[0].press(asked.followups[0], "Start with 4") for _ in range(2))
    )
    await house.until(lambda: any(r.followups for r in both))
    await house.quiet()
    assert [r.text for r in both if r.followups] == ["The game has already started."]
    assert house.book.status(table) == "playing"
    begun = [post for post in house.posts() if "is first player. The game lasts" in post.text]
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
    assert late.startswith("That was an old message.")
    begun = [post for post in house.posts() if "starts in Karstead (7)" in post.text]
    assert len(begun) == 1


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


async def test_submit_pressed_twice_counts_once(house: House, people: list[Person]) -> None:
    players = await place_heroes(house, people)
    ann = players[0]
    ask = house.book.pending(ann.table)[ann.seat]
    panel = await ann.find_panel(ask)
    for _ in range(6):
        await people[0].press(panel, "💤 Wait")
    before = house.book.move_count(ann.table)
    await asyncio.gather(*(people[0].press(panel, "Submit (6 of 6 orders)") for _ in range(2)))
    await house.until(lambda: any(button.label == "Change" for button in panel.buttons))
    await house.quiet()
    assert house.book.move_count(ann.table) == before + 1
    assert ann.serial == 2


async def test_a_submit_button_of_an_earlier_version_still_works(
    house: House, people: list[Person]
) -> None:
    players = await place_heroes(house, people)
    ann = players[0]
    ask = house.book.pending(ann.table)[ann.seat]
    panel = await ann.find_panel(ask)
    before = house.book.move_count(ann.table)
    old = Press(ann.table, "seal", encode_draft(ask, tuple("krabwa")), ann.seat, ann.serial)
    await people[0].raw_component(panel, str(old))
    await house.until(lambda: house.book.move_count(ann.table) == before + 1)


async def test_an_answer_typed_twice_counts_once(house: House, people: list[Person]) -> None:
    players = await place_heroes(house, people)
    ann = players[0]
    before = house.book.move_count(ann.table)
    both = await asyncio.gather(*(people[0].slash("turn", answer="k r a b w a") for _ in range(2)))
    assert house.book.move_count(ann.table) == before + 1
    assert all("went wrong" not in r.text for r in both)
    assert sum("✅ Submitted" in r.text for r in both) >= 1


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


@pytest.mark.parametrize("label", ["⚔️ Action", "Clear", "⌫", "Submit (1 of 6 orders)", "⌨️ Type"])
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
    await house.until(lambda: "old message" in old.text)
    assert r.kind != "failed"
    assert "Here’s the current one." in old.text
    assert ann.panel() is not None and "Plan your six orders" in old.text
    assert house.book.dump() == before
    await house.quiet()  # the panel that came by DM has lost its buttons to this one
    assert await ann.answer() is None  # type: ignore[func-returns-value]


async def test_a_stranger_is_refused_politely(house: House, people: list[Person]) -> None:
    table = await house.begin(*people)
    (seat,) = house.book.pending(table)
    eve = house.sandbox.add_user("Eve")
    before, seen = house.book.dump(), public_state(house)
    asked = f"{EMBLEMS[seat]} **{people[seat].name}**"
    another = f"That’s for {asked} to decide, not you."
    join = house.mention("join")
    nobody = f"You’re not at this table. To join the next one: {join}."
    post = house.newest()
    assert await told(await eve.select(post, ["7"])) == another
    assert await told(await eve.press(post, "⌨️ Type")) == another
    assert await told(await people[seat - 1].select(post, ["7"])) == another
    assert await told(await eve.press(post, "Your turn")) == nobody
    assert await told(await eve.press(post, "My view")) == nobody
    assert (await eve.slash("turn", channel=house.sandbox.channel, answer="7")).text == nobody
    assert (await eve.slash("secret", channel=house.sandbox.channel)).text == nobody
    assert (await eve.slash("turn", answer="7")).text == "You’re not in any game right now."
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
    another = f"That’s for {EMBLEMS[ann.seat]} **{people[0].name}** to decide, not you."
    for custom_id in forged:
        r = await people[1].raw_component(mine.followups[0], str(custom_id))
        assert await told(r) == another, custom_id
    assert house.book.dump() == before
    await people[0].press(panel, "💤 Wait")
    ask = house.book.pending(ann.table)[ann.seat]
    assert shown_draft(panel, ask) == ("w", "w"), "Ann's draft is as they left it"


async def test_who_has_submitted_sees_it_and_may_change_until_the_last(
    house: House, people: list[Person]
) -> None:
    players = await place_heroes(house, people)
    await submit(players[0], "k r a b w a")
    r = await players[0].fetch_panel()
    assert "✅ Submitted: ⚫ Black road" in r.followups[0].text
    await ok(await people[0].press(r.followups[0], "Change"))
    await house.until(lambda: players[0].panel() is r.followups[0])
    assert "⚫ Black road → 🔴 Red road" in r.followups[0].text
    await house.quiet()
    assert "Submitted" not in house.newest().text


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
        async with herald.services.tables.locked(table) as live:
            live.playing.answer(seat, [live.playing.pending[seat].options[0].key])
            looks: list[asyncio.Task[Any]] = [
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


# Six times at once: one of them counts, and nobody meets a fault


async def six(house: House, person: Person, command: str, **options: object) -> list[str]:
    """What is said to somebody who sends a command six times at once."""
    said = await asyncio.gather(*(say(person, command, house, **options) for _ in range(6)))
    assert not any("went wrong" in one for one in said), said
    return sorted(said)


def once(said: list[str], first: str, then: str) -> bool:
    """Whether one of them was done, and all others were told why not."""
    done = [one for one in said if one.startswith(first)]
    return len(done) == 1 and sum(one.startswith(then) for one in said) == len(said) - 1


async def test_follow_six_times_is_on_and_off_three_times(
    house: House, people: list[Person]
) -> None:
    await house.begin(*people)
    eve = house.sandbox.add_user("Eve")
    said = await six(house, eve, "follow")
    assert sum(one.startswith("👀 You’re following") for one in said) == 3
    assert sum(one.startswith("You’re no longer following") for one in said) == 3
    assert house.book.rows("select 1 from follows") == []


async def test_a_table_opened_six_times_is_one(house: House, people: list[Person]) -> None:
    said = await six(house, people[0], "play", game="xidit")
    assert once(said, "The table is open!", "There’s already a table in this channel.")
    assert house.book.rows("select count(*) from tables") == [(1,)]


async def leave_six_times(house: House, person: Person) -> list[str]:
    """What somebody is told who is asked six times, and is sure each time."""
    asked = [await person.slash("leave", channel=house.sandbox.channel) for _ in range(6)]
    questions = [r.messages[0] for r in asked]
    pressed = await asyncio.gather(*(person.press(message, "Leave") for message in questions))
    await house.until(
        lambda: all(
            r.followups or not message.buttons
            for r, message in zip(pressed, questions, strict=True)
        )
    )
    return [
        r.followups[0].text if r.followups else message.text
        for r, message in zip(pressed, questions, strict=True)
    ]


async def test_leaving_six_times_leaves_once(house: House, people: list[Person]) -> None:
    table = await house.open_table(*people)
    assert once(await leave_six_times(house, people[1]), "You’ve left", "You’re not at")
    assert house.book.names(table) == ["Ann", "Cat", "Dan"]


async def test_a_seat_left_and_taken_back_six_times_changes_hands_once(
    house: House, people: list[Person]
) -> None:
    await place_heroes(house, people)
    said = await leave_six_times(house, people[1])
    assert sum(one.startswith("You’ve left") for one in said) == 1
    said = await six(house, people[1], "join")
    assert once(said, "You’re in!", "You’re already at this table.")
    await house.quiet()
    told_all = "\n".join(post.text for post in house.posts())
    assert told_all.count("is back in the game.") == 1
    assert told_all.count("A stand-in is playing for") == 1


async def test_an_offered_seat_taken_six_times_has_one_new_player(
    house: House, people: list[Person]
) -> None:
    table = (await place_heroes(house, people))[0].table
    await say(people[1], "table replace", house)
    await house.quiet()
    new = [house.sandbox.add_user(f"New{n}") for n in range(6)]
    post = house.newest()
    pressed = await asyncio.gather(*(p.press(post, "Take Ⓑ Ben’s seat") for p in new))
    said = [await told(r) for r in pressed]
    assert once(said, "You’re in!", "That seat isn’t free anymore.")
    (seat,) = house.book.rows("select user, name from seats where table_id = ? and seat = 1", table)
    assert seat in [(p.id, p.name) for p in new]


async def test_a_vote_called_and_cast_six_times_counts_once(
    house: House, people: list[Person]
) -> None:
    await place_heroes(house, people)
    said = await six(house, people[0], "table vote", about="pause")
    assert once(said, "The vote is in the channel.", "That vote is already open.")
    await house.quiet()
    (ballot,) = [m for m in house.posts() if any(b.label == "Yes" for b in m.buttons)]
    await asyncio.gather(*(people[1].press(ballot, "Yes") for _ in range(6)))
    await house.until(lambda: "Yes: 2 · No: 0 · 4 voters" in ballot.text)
    await house.quiet()
    pressed = await asyncio.gather(*(people[2].press(ballot, "Yes") for _ in range(6)))
    await house.until(lambda: sum(len(r.followups) for r in pressed) == 5)
    assert {r.text for r in pressed if r.followups} == {"That vote is over."}
    await house.quiet()
    assert sum("The table is paused" in post.text for post in house.posts()) == 1


async def test_a_game_reopened_six_times_goes_on_once(house: House, people: list[Person]) -> None:
    players = await place_heroes(house, people)
    await say(people[0], "table abandon", house)
    await house.quiet()
    asked = [len(person.dms) for person in people]
    said = await six(house, people[1], "table reopen")
    assert once(said, "Done.", "There’s no closed game")
    await house.quiet()
    assert sum("has reopened this table" in post.text for post in house.posts()) == 1
    assert [len(person.dms) - n for person, n in zip(people, asked, strict=True)] == [1] * 4
    await submit(players[0])


async def test_a_game_imported_six_times_at_once_is_set_up_once(
    house: House, people: list[Person]
) -> None:
    await place_heroes(house, people)
    await say(people[0], "table abandon", house)
    r = await people[0].slash("table export", channel=house.sandbox.channel)
    assert r.message
    said = await six(house, people[0], "table import", file=("x", r.message.attachments[0].data))
    assert once(said, "Done.", "There’s already a table in this channel.")
    assert house.book.rows("select count(*) from tables") == [(2,)]


async def test_a_rematch_wanted_by_all_at_once_is_one_table(
    house: House, people: list[Person]
) -> None:
    await place_heroes(house, people)
    await say(people[0], "table abandon", house)
    wanted = [say(person, "table rematch", house) for person in people for _ in range(2)]
    said = await asyncio.gather(*wanted)
    again = "You can have a rematch once this game is over."
    others = [one for one in said if not one.startswith("The table is open, and")]
    assert len(others) == 7
    joined = ("You’re in!", "You’re already at this table.")  # who comes later joins that table
    full = "There’s already a table in this channel."
    assert all(one.startswith((full, again, *joined)) for one in others)
    assert house.book.rows("select count(*) from tables") == [(2,)]


async def test_a_vacation_begun_six_times_stops_the_clock_once(
    house: House, people: list[Person]
) -> None:
    await place_heroes(house, people)
    await say(people[0], "table clock", house, kind="deadline", hours=48)
    deadline = "select deadline from seats where seat = 0"
    ((before,),) = house.book.rows(deadline)
    await six(house, people[0], "settings", away=7)
    ((after,),) = house.book.rows(deadline)
    assert after - before == pytest.approx(7 * DAY, abs=60)


async def test_forgotten_six_times_is_forgotten_without_harm_to_the_table(
    house: House, people: list[Person], herald: Herald
) -> None:
    players = await place_heroes(house, people)
    r = await people[1].slash("privacy delete", channel=house.sandbox.channel)
    assert r.message
    pressed = await asyncio.gather(*(people[1].press(r.message, "Forget me") for _ in range(6)))
    await house.until(lambda: r.message and "I know nothing about you" in r.message.text)
    await house.quiet()
    assert [p for p in pressed if p.followups] == []
    columns = "user, former, name, serial, asked, told"
    rows = house.book.rows(f"select {columns} from seats where table_id = ?", players[0].table)
    live = await herald.services.tables.get(players[0].table)
    assert rows == [tuple(getattr(s, c) for c in columns.split(", ")) for s in live.seats]
    assert rows[1][:3] == (None, None, "Someone")
    for player in (players[0], players[2], players[3]):
        await submit(player)
    assert house.book.session(players[0].table).table.year == 2
