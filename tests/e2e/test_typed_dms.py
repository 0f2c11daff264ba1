"""People type in their DM with Herald: it is read as an answer, or they are told how to answer.

The content of DMs comes without a privileged intent (docs.discord.com, "You might not need a
privileged intent").
"""

import pytest

from bot.sandbox import Fault, Message, Person
from bot.sandbox.model import Body
from bot.sandbox.parts import buttons
from tests.e2e.house import House
from tests.e2e.players import place_heroes, play_year, submit


async def reply_to(house: House, person: Person, text: str) -> Message:
    """What comes at once when somebody types that."""
    await house.quiet()  # what others did before may be on its way
    written = person.write(text)
    await house.until(lambda: [m for m in person.dms if m.id > written.id])
    reply: Message = next(m for m in person.dms if m.id > written.id)
    return reply


@pytest.mark.usefixtures("herald")
async def test_a_typed_dm_answers_the_decision_that_is_open(
    house: House, people: list[Person]
) -> None:
    players = await place_heroes(house, people)
    table = players[0].table
    asked = players[0].panel()
    reply = await reply_to(house, people[0], "w w w w w w")
    assert reply.text.startswith("You typed: 💤 Wait → 💤 Wait")
    assert [button.label for button in reply.buttons] == ["Submit", "Change"]
    assert reply.attachments, "with a picture of what it would do"
    assert 0 in house.book.pending(table), "it is shown before it counts"
    await people[0].press(reply, "Submit")
    await house.until(lambda: reply.text.startswith("✅ Submitted: 💤 Wait → 💤 Wait"))
    assert 0 not in house.book.pending(table)
    for player in players[1:]:
        await submit(player)
    await house.quiet()
    reply = await reply_to(house, people[1], "WwWwWw")
    await people[1].press(reply, "Submit")
    await house.until(lambda: reply.text.startswith("✅ Submitted"))
    assert 1 not in house.book.pending(table)
    await play_year([players[0], *players[2:]])
    await house.quiet()
    assert asked and not asked.buttons
    assert house.sandbox.violations == []


@pytest.mark.usefixtures("typing_at_once", "herald")
async def test_the_next_decision_comes_with_the_confirmation(
    house: House, people: list[Person]
) -> None:
    """Also one that everybody may see, and which is asked in the channel otherwise."""
    table = await house.begin(*people, game="mageknight")
    (seat,) = house.book.pending(table)
    for _ in range(4):
        ((seat, ask),) = house.book.pending(table).items()
        reply = await reply_to(house, people[seat], ask.options[0].key)
        assert reply.text.startswith("✅ You chose")
        if seat in house.book.pending(table):
            assert reply.buttons or reply.selects
            await house.quiet()
            dms = [m for m in people[seat].dms if m.buttons]
            assert dms[-1] is reply, "and it does not come twice"


@pytest.mark.usefixtures("herald")
async def test_a_typed_dm_that_fits_no_option_is_told_how_to_answer(
    house: House, people: list[Person]
) -> None:
    players = await place_heroes(house, people)
    before = house.book.moves(players[0].table)
    for text, why in [
        ("what do I do", "“what” isn’t one of your options."),
        ("w" * 500, "That’s too long: keep it to 200 characters."),
    ]:
        reply = await reply_to(house, people[0], text)
        first = reply.text.splitlines()[0]
        assert first == f"{why} Press a button below, or type one of the options."
        assert reply.buttons
        assert players[0].panel() is reply
    assert house.book.moves(players[0].table) == before
    await submit(players[0])


@pytest.mark.usefixtures("herald")
async def test_a_typed_answer_can_be_changed_before_it_counts(
    house: House, people: list[Person]
) -> None:
    players = await place_heroes(house, people)
    reply = await reply_to(house, people[0], "k r a b w w")
    await people[0].press(reply, "Change")
    await house.until(lambda: "Plan your six orders" in reply.content)
    assert "⚫ Black road → 🔴 Red road" in reply.content, "what was typed is there to be changed"
    await people[0].press(reply, "⌫")
    await people[0].press(reply, "⚔️ Action")
    await people[0].press(reply, "Submit (6 of 6 orders)")
    await house.until(lambda: 0 not in house.book.pending(players[0].table))
    assert house.book.moves(players[0].table)[-1].answer == ("k", "r", "a", "b", "w", "a")


@pytest.mark.usefixtures("herald")
async def test_a_typed_answer_that_is_too_short_becomes_a_draft(
    house: House, people: list[Person]
) -> None:
    players = await place_heroes(house, people)
    reply = await reply_to(house, people[0], "action, black")
    assert reply.content.startswith("That’s 2 of 6 orders so far. Add the rest below")
    assert "⚔️ Action → ⚫ Black road → … → … → … → …" in reply.content
    for _ in range(4):
        await people[0].press(reply, "💤 Wait")
    await people[0].press(reply, "Submit (6 of 6 orders)")
    await house.until(lambda: 0 not in house.book.pending(players[0].table))
    assert house.book.moves(players[0].table)[-1].answer == ("a", "k", "w", "w", "w", "w")


@pytest.mark.usefixtures("herald")
async def test_half_an_answer_to_a_menu_becomes_a_draft_too(
    house: House, people: list[Person]
) -> None:
    table = await house.begin(*people, game="sigillum")
    ((seat, ask),) = house.book.pending(table).items()
    one, other, *_ = ask.options
    person, words = people[seat], house.book.words(table)
    reply = await reply_to(house, person, one.key)
    assert reply.content.startswith("That’s 1 of 2 castles so far. Add the rest below")
    assert words(one.label) in reply.content.splitlines()
    assert reply.attachments, "with a picture of it"
    await person.press(reply, words.labels(other.label))
    await person.press(reply, "Submit (2 of 2 castles)")
    await house.until(lambda: ask not in house.book.pending(table).values())
    assert set(house.book.moves(table)[-1].answer) == {one.key, other.key}


@pytest.mark.usefixtures("herald")
async def test_a_draft_that_is_cleared_is_a_menu_again(house: House, people: list[Person]) -> None:
    table = await house.begin(*people, game="sigillum")
    ((seat, ask),) = house.book.pending(table).items()
    reply = await reply_to(house, people[seat], ask.options[0].key)
    assert not reply.selects
    await people[seat].press(reply, "Clear")
    await house.until(lambda: reply.selects)
    assert reply.selects[0].placeholder == "Choose 2 castles"


@pytest.mark.usefixtures("herald")
async def test_what_was_typed_is_stale_when_the_game_has_moved_on(
    house: House, people: list[Person]
) -> None:
    players = await place_heroes(house, people)
    reply = await reply_to(house, people[0], "wwwwww")
    await submit(players[0], "aaaaaa")
    await house.quiet()
    r = await people[0].raw_component(reply, shown_ids(reply)[0])
    await house.until(lambda: "That was an old message." in r.text + reply.content)
    assert house.book.moves(players[0].table)[-1].answer == ("a",) * 6


def shown_ids(message: Message) -> list[str]:
    """The custom ids that a message has had so far."""
    return [str(button.custom_id) for body in message.bodies for button in buttons(body.components)]


@pytest.mark.usefixtures("herald")
async def test_who_has_nothing_to_decide_is_told_whom_the_game_waits_for(
    house: House, people: list[Person]
) -> None:
    reply = await reply_to(house, people[0], "hello?")
    assert reply.text == "You’re not in any game right now."
    players = await place_heroes(house, people)
    for player in players[:2]:
        await submit(player)
    reply = await reply_to(house, people[0], "w w w w w w")
    channel = house.sandbox.channel.id
    assert reply.text == (
        f"**Lords of Xidit** in <#{channel}>: waiting for Ⓒ **Cat** and Ⓓ **Dan**"
    )


@pytest.mark.usefixtures("herald")
async def test_who_is_awaited_at_several_tables_chooses_by_a_button(
    house: House, people: list[Person]
) -> None:
    await place_heroes(house, people)
    hall = house.sandbox.add_channel("hall")
    await house.begin(people[0], people[1], channel=hall, game="mageknight")
    first = min(house.book.pending(house.book.last_table(hall.id)))
    before = house.book.rows("select count(*) from moves")
    reply = await reply_to(house, people[first], "w w w w w w")
    assert reply.text.startswith("It’s your turn in more than one game. Press the one you mean.")
    assert [b.label for b in reply.buttons] == [
        "⏳ Lords of Xidit · #table",
        "⏳ Mage Knight · #hall",
    ]
    assert house.book.rows("select count(*) from moves") == before
    r = await people[first].press(reply, "⏳ Lords of Xidit · #table")
    await house.until(lambda: "Plan your six orders" in r.text)


@pytest.mark.usefixtures("typing_at_once", "herald")
async def test_an_answer_whose_confirmation_is_lost_counts_and_the_next_decision_comes(
    house: House, people: list[Person]
) -> None:
    players = await place_heroes(house, people)
    for player in players[1:]:
        await submit(player)
    await house.quiet()
    dm = house.sandbox.world.open_dm(people[0])
    refusal = Fault("POST", rf"/channels/{dm.id}/messages", status=400, times=2)
    house.sandbox.faults.add(refusal)
    people[0].write("w w w w w w")
    await house.until(lambda: house.book.session(players[0].table).table.year == 2)
    await house.until(lambda: (players[0].panel() or dm).id > dm.messages[-2].id)
    await house.quiet()
    panel = players[0].panel()
    assert panel is not None and "Plan your six orders" in panel.text


@pytest.mark.usefixtures("herald")
async def test_what_is_written_in_a_channel_or_by_a_bot_is_not_answered(
    house: House, people: list[Person]
) -> None:
    players = await place_heroes(house, people)
    world = house.sandbox.world
    posts, dms = len(house.posts()), len(people[0].dms)
    people[0].write("w w w w w w", house.sandbox.channel)
    world.post(world.open_dm(people[0]), Body("w w w w w w"))
    await reply_to(house, people[1], "so?")
    await house.quiet()
    assert (len(house.posts()), len(people[0].dms)) == (posts + 1, dms + 1)
    assert 0 in house.book.pending(players[0].table)


@pytest.mark.usefixtures("herald")
async def test_a_dm_is_answered_in_the_language_of_its_writer(
    house: House, people: list[Person]
) -> None:
    await place_heroes(house, people)
    people[0].locale = "fr"
    await people[0].slash("turn")
    reply = await reply_to(house, people[0], "quoi ?")
    assert reply.text.startswith("«\xa0quoi\xa0» n’est pas parmi vos choix.")
