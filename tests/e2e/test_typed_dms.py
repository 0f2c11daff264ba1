"""People type in their DM with Herald: it is read as an answer, or they are told how to answer.

The content of DMs comes without a privileged intent (docs.discord.com, "You might not need a
privileged intent").
"""

import pytest

from bot.sandbox import Fault, Message, Person
from bot.sandbox.world import Body
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
    assert reply.content.startswith("✅ Submitted: 💤 Wait → 💤 Wait")
    assert 0 not in house.book.pending(table)
    for player in players[1:]:
        await submit(player)
    await house.quiet()
    reply = await reply_to(house, people[1], "WwWwWw")
    assert reply.content.startswith("✅ Submitted") and 1 not in house.book.pending(table)
    await play_year([players[0], *players[2:]])
    await house.quiet()
    assert asked and not asked.buttons
    assert house.sandbox.violations == []


@pytest.mark.usefixtures("herald")
async def test_the_next_decision_comes_with_the_confirmation(
    house: House, people: list[Person]
) -> None:
    """Also one that everybody may see, and which is asked in the channel otherwise."""
    table = await house.begin(*people, game="mageknight")
    (seat,) = house.book.pending(table)
    for _ in range(4):
        ((seat, ask),) = house.book.pending(table).items()
        reply = await reply_to(house, people[seat], ask.options[0].key)
        assert reply.content.startswith("✅ You chose")
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
        ("w w", "That’s only 2; you need 6."),
        ("w" * 500, "That’s too long: keep it to 200 characters."),
    ]:
        reply = await reply_to(house, people[0], text)
        first = reply.content.splitlines()[0]
        assert first == f"{why} Press a button below, or type one of the options."
        assert reply.buttons
        assert players[0].panel() is reply
    assert house.book.moves(players[0].table) == before
    await submit(players[0])


@pytest.mark.usefixtures("herald")
async def test_who_has_nothing_to_decide_is_told_whom_the_game_waits_for(
    house: House, people: list[Person]
) -> None:
    reply = await reply_to(house, people[0], "hello?")
    assert reply.content == "You’re not in any game right now."
    players = await place_heroes(house, people)
    for player in players[:2]:
        await submit(player)
    reply = await reply_to(house, people[0], "w w w w w w")
    channel = house.sandbox.channel.id
    assert reply.content == (
        f"**Lords of Xidit** in <#{channel}>: waiting for Ⓒ **Cat**, Ⓓ **Dan**"
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
    assert reply.content.startswith("It’s your turn in more than one game. Press the one you mean.")
    assert [b.label for b in reply.buttons] == [
        "⏳ Lords of Xidit · #table",
        "⏳ Mage Knight · #hall",
    ]
    assert house.book.rows("select count(*) from moves") == before
    r = await people[first].press(reply, "⏳ Lords of Xidit · #table")
    await house.until(lambda: "Plan six orders" in r.text)


@pytest.mark.usefixtures("herald")
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
    assert panel is not None and "Plan six orders" in panel.content


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
    assert reply.content.startswith("«\xa0quoi\xa0» n’est pas parmi vos choix.")
