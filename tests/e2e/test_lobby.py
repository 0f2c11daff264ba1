"""Tables before and after their games: starting, leaving, rematches, threads, what is over."""

import pytest

from bot.sandbox import Channel, Message, Person, Response
from bot.sandbox.api.faults import Fault
from bot.sandbox.model import ANNOUNCEMENT, VOICE
from tests.e2e.house import House, told
from tests.e2e.players import Player, play_on

pytestmark = pytest.mark.usefixtures("herald")


def labels(message: Message) -> list[str | None]:
    return [button.label for button in message.buttons]


async def pressed(house: House, person: Person, label: str, post: Message | None = None) -> Message:
    """What somebody is shown alone after a press."""
    r = await person.press(post or house.newest(), label)
    await house.until(lambda: r.followups)
    assert r.followups[0].ephemeral_for is person
    return r.followups[0]


# Starting


async def test_the_host_of_a_table_with_free_seats_is_asked_who_takes_them(
    house: House, people: list[Person]
) -> None:
    table = await house.open_table(*people[:3])
    offer = await pressed(house, people[0], "Start")
    assert offer.text == (
        "There are 3 of you so far, and this game is for 3–5 players. "
        "Start as you are, or add computer players?"
    )
    assert labels(offer) == [
        "Start with 3",
        "Start with 4 (1 computer player)",
        "Start with 5 (2 computer players)",
    ]
    assert house.book.status(table) == "open"
    await people[0].select(offer, ["hard"])
    await house.until(lambda: offer.selects[0].options[2].get("default") is True)
    await people[0].press(offer, "Start with 4 (1 computer player)")
    await house.until(lambda: house.book.status(table) == "playing")
    assert house.book.names(table) == ["Ann", "Ben", "Cat", "Hard bot 1"]


async def test_a_full_table_starts_at_once(house: House, people: list[Person]) -> None:
    table = await house.open_table(*people, house.sandbox.add_user("Eve"))
    await people[0].press(house.newest(), "Start")
    await house.until(lambda: house.book.status(table) == "playing")


async def test_a_lobby_shows_the_settings_that_matter_for_those_who_may_play(
    house: House, people: list[Person]
) -> None:
    await house.open_table(people[0], game="sigillum")
    line = next(line for line in house.newest().text.splitlines() if line.startswith("⚙️"))
    assert line == (
        "⚙️ Battlefield (2 players): Kingdom of Two Castles · Bans: none · Faction castles: off · "
        "Events: off · Puzzle (1 player): 1. The Jailbreak"
    )
    for person in people[1:3]:
        await told(await person.press(house.newest(), "Join"))
    await house.until(lambda: "3 at the table" in house.newest().text)
    assert "⚙️ Bans: none · Faction castles: off · Events: off" in house.newest().text
    menus = (await pressed(house, people[0], "Settings")).selects
    assert [menu.placeholder for menu in menus] == ["Bans", "Faction castles", "Events"]
    chosen = [option for menu in menus for option in menu.options if option.get("default")]
    assert [option["label"] for option in chosen] == [
        "Bans: none",
        "Faction castles: off",
        "Events: off",
    ], "a menu shows what is chosen instead of its name"
    on = menus[2].options[1]
    assert (on["label"], on["description"]) == ("Events: on", "A new event every round")


# Posts that are over


async def test_a_lobby_that_has_started_says_so_and_leads_to_the_game(
    house: House, people: list[Person]
) -> None:
    await house.open_table(*people)
    lobby = house.newest()
    await house.start(people[0])
    await house.until(lambda: not lobby.buttons)
    await house.quiet()
    first = house.newest()
    channel, guild = house.sandbox.channel.id, house.sandbox.world.guild.id
    assert lobby.text == (
        "**Lords of Xidit** has started.\n"
        f"-# Go to the table: https://discord.com/channels/{guild}/{channel}/{first.id}"
    )


async def test_a_lobby_that_is_closed_says_so(house: House, people: list[Person]) -> None:
    await house.open_table(*people)
    lobby = house.newest()
    await people[0].slash("table abandon", channel=house.sandbox.channel)
    await house.quiet()
    closed = "**Lords of Xidit**: this table was closed before the game started."
    assert lobby.text.startswith(closed) and not lobby.buttons
    assert house.posts()[-1].text.startswith(closed)


# Leaving


async def test_a_question_about_leaving_is_asked_anew_when_the_game_has_begun_since(
    house: House, people: list[Person]
) -> None:
    table = await house.open_table(*people)
    question = await pressed(house, people[1], "Leave")
    assert question.text == "Leave the table? You can join again until the game starts."
    await house.start(people[0])
    await house.until(lambda: house.book.status(table) == "playing")
    await people[1].press(question, "Leave")
    await house.until(lambda: question.text.startswith("Leave Lords of Xidit? A stand-in will"))
    assert house.book.seat_of(table, people[1].id) is not None
    await people[1].press(question, "Leave")
    await house.until(lambda: question.text.startswith("You’ve left the game."))
    assert house.book.seat_of(table, people[1].id) is None


async def test_who_does_not_sit_at_the_table_is_not_asked(
    house: House, people: list[Person]
) -> None:
    await house.open_table(people[0])
    said = await told(await people[1].press(house.newest(), "Leave"))
    assert said.startswith("You’re not at this table.")


# Rematches


async def finished(house: House, *people: Person, stand_ins: int = 0) -> int:
    """A game that is over."""
    table = await house.open_table(*people, game="liarsdice")
    await people[0].slash("start", channel=house.sandbox.channel, stand_ins=stand_ins)
    players = [Player(house, person, "buttons", n, table) for n, person in enumerate(people)]
    await play_on(house, players)
    await house.quiet()
    assert house.book.status(table) == "finished"
    return table


@pytest.mark.usefixtures("few_dice")
async def test_a_rematch_invites_the_others_who_join_by_a_press(
    house: House, people: list[Person]
) -> None:
    ann, ben, cat, _ = people
    old = await finished(house, ann, ben, cat)
    last = house.newest()
    said = await told(await ben.press(last, "Rematch"))
    assert (
        said
        == "The table is open, and I’ve invited the others. Once everyone’s in, press **Start**."
    )
    await house.quiet()
    lobby = house.newest()
    assert "1 at the table" in lobby.text and lobby.pinged == [cat.id, ann.id]
    assert (
        f"🔁 {ben.mention} wants a rematch. {cat.mention} and {ann.mention}, "
        "press **Join** if you’re in!" in lobby.text
    )
    new = house.book.last_table()
    assert new != old
    assert (await told(await ann.press(lobby, "Join"))).startswith("You’re in!")
    assert (await told(await cat.press(last, "Rematch"))).startswith("You’re in!")
    assert house.book.names(new) == ["Ben", "Cat", "Ann"], "everybody has moved up one seat"
    await house.quiet()
    assert "rematch" not in lobby.text
    assert (await told(await cat.press(last, "Rematch"))) == "You’re already at this table."


@pytest.mark.usefixtures("few_dice")
async def test_a_rematch_alone_begins_with_one_press(house: House, people: list[Person]) -> None:
    await finished(house, people[0], stand_ins=2)
    said = await told(await people[0].press(house.newest(), "Rematch"))
    assert said == "The game begins!"
    table = house.book.last_table()
    assert house.book.status(table) == "playing"
    assert house.book.names(table) == ["Ann", "Normal bot 1", "Normal bot 2"]


# Threads


def threads(house: House) -> list[Channel]:
    return [place for place in house.sandbox.world.channels.values() if place.is_thread]


async def play_here(house: House, person: Person, **options: object) -> Response:
    r = await person.slash("play", channel=house.sandbox.channel, game="xidit", **options)
    return await r.settled()


async def test_a_table_can_be_opened_in_a_thread_named_after_game_and_host(
    house: House, people: list[Person]
) -> None:
    r = await play_here(house, people[0], thread=True)
    (thread,) = threads(house)
    assert thread.name == "Lords of Xidit · Ann" and thread.parent is house.sandbox.channel
    assert r.text.startswith(f"The table is open in <#{thread.id}>!") and not r.messages[0].buttons
    await house.until(lambda: house.posts(thread))
    assert house.posts() == [] and "Join" in labels(house.newest(thread))
    assert people[0].id in thread.members
    await play_here(house, people[1], thread=True)
    assert [place.name for place in threads(house)] == [
        "Lords of Xidit · Ann",
        "Lords of Xidit · Ben",
    ], "a channel can hold many"


@pytest.mark.both_databases
async def test_a_table_just_opened_can_move_to_a_thread_with_everybody_at_it(
    house: House, people: list[Person]
) -> None:
    r = await play_here(house, people[0])
    assert r.text.startswith("The table is open!") and labels(r.messages[0]) == ["Play in a thread"]
    table = house.book.last_table()
    await house.until(house.posts)
    lobby = house.newest()
    await told(await people[1].press(lobby, "Join"))
    await people[0].press(r.messages[0], "Play in a thread")
    await house.until(lambda: threads(house))
    (thread,) = threads(house)
    await house.until(lambda: house.posts(thread) and not lobby.buttons)
    await house.quiet()
    assert r.text.startswith(f"The table is open in <#{thread.id}>!") and not r.messages[0].buttons
    assert lobby.text.startswith("**Lords of Xidit**: there’s a newer post for this table.\n")
    assert f"/{thread.id}/" in lobby.text or f"<#{thread.id}>" in lobby.text
    await house.until(lambda: {people[0].id, people[1].id} <= thread.members)
    assert "2 at the table" in house.newest(thread).text
    await told(await people[2].press(house.newest(thread), "Join"))
    await house.start(people[0], thread)
    await house.until(lambda: house.book.status(table) == "playing")
    await house.quiet()
    assert len(house.posts()) == 1, "the talk in the channel stays readable"


async def test_where_there_is_a_table_already_a_thread_is_offered(
    house: House, people: list[Person]
) -> None:
    await house.open_table(people[0])
    r = await play_here(house, people[1])
    offer = "There’s already a table in this channel. Open another one in a thread?"
    assert r.text == offer
    await people[1].press(r.messages[0], "Play in a thread")
    await house.until(lambda: threads(house))
    (thread,) = threads(house)
    await house.until(lambda: house.posts(thread))
    assert thread.name == "Lords of Xidit · Ben"
    await house.until(lambda: r.text.startswith(f"The table is open in <#{thread.id}>!"))


@pytest.mark.parametrize("permission", ["create_public_threads", "send_messages_in_threads"])
async def test_without_the_permission_no_thread_is_offered(
    house: House, people: list[Person], permission: str
) -> None:
    house.sandbox.deny(house.sandbox.channel, permission)
    r = await play_here(house, people[0], thread=True)
    assert r.text.startswith("I couldn’t open a thread here, so the table is in this channel.")
    await house.until(house.posts)
    r = await play_here(house, people[1])
    assert r.text.startswith("There’s already a table in this channel. Use another channel")
    assert threads(house) == [] and not r.messages[0].buttons


async def test_a_thread_that_discord_refuses_leaves_the_table_in_the_channel(
    house: House, people: list[Person]
) -> None:
    refusal = Fault("POST", r"/channels/\d+/threads", status=400, code=160006, times=2)
    house.sandbox.faults.add(refusal)
    r = await play_here(house, people[0], thread=True)
    assert r.text.startswith("I couldn’t open a thread here, so the table is in this channel.")
    await people[0].slash("table abandon", channel=house.sandbox.channel)
    r = await play_here(house, people[0])
    moved = await told(await people[0].press(r.messages[0], "Play in a thread"))
    assert moved == "I couldn’t open a thread here, so the table stays in this channel."
    await house.until(lambda: "Join" in labels(house.newest()))


async def test_only_plain_text_channels_offer_a_thread(house: House, people: list[Person]) -> None:
    places = [
        house.sandbox.add_channel("news", ANNOUNCEMENT),
        house.sandbox.add_channel("voice", VOICE),
        house.sandbox.add_thread(house.sandbox.channel, "thread"),
    ]
    for place in places:
        r = await (await people[0].slash("play", channel=place, game="xidit")).settled()
        assert r.text.startswith("The table is open!") and not r.messages[0].buttons


async def test_only_the_host_moves_a_table_and_not_once_it_has_started(
    house: House, people: list[Person]
) -> None:
    r = await play_here(house, people[0])
    await house.until(house.posts)
    for person in people[1:]:
        await told(await person.press(house.newest(), "Join"))
    await house.start(people[0])
    await house.until(lambda: house.book.status(house.book.last_table()) == "playing")
    said = await told(await people[0].press(r.messages[0], "Play in a thread"))
    assert said == "The game has already started." and threads(house) == []


# What people want to be asked


async def test_whoever_wants_it_types_answers_that_count_at_once(
    house: House, people: list[Person]
) -> None:
    channel = house.sandbox.channel
    table = await house.begin(*people)
    (seat,) = house.book.pending(table)
    r = await people[seat].slash("settings", channel=channel, typed="at once", confirm=False)
    assert "⌨️ When you type an answer, it counts at once." in r.text
    assert "❓ I never ask “Are you sure?”, even before something wasteful or final." in r.text
    kept = house.book.one(
        "select typed_at_once, confirms from people where user = ?", people[seat].id
    )
    assert kept == (1, 0)
    r = await people[seat].slash("turn", channel=channel, answer="karst")
    assert r.text.startswith("✅ You chose: Karstead (7)")
    (seat,) = house.book.pending(table)
    r = await people[seat].slash("turn", channel=channel, answer="VÈLL")
    assert r.text.startswith("You typed: Vellmark (1)\n-# This doesn’t count yet.")
    assert seat in house.book.pending(table)
    r = await people[seat].slash("settings", channel=channel, typed="ask first")
    assert "⌨️ When you type an answer, I show it to you before it counts." in r.text
    r = await people[seat].slash("settings", channel=channel, confirm=True)
    assert "❓ I ask “Are you sure?” before anything wasteful or final." in r.text


async def test_a_typed_form_is_shown_in_place_of_the_panel(
    house: House, people: list[Person]
) -> None:
    table = await house.begin(*people)
    players = [Player(house, person, "buttons", n, table) for n, person in enumerate(people)]
    await play_on(house, players, years=0)
    await house.quiet()
    panel = await players[0].find_panel(house.book.pending(table)[0])
    form = await people[0].press(panel, "⌨️ Type")
    await people[0].submit(form.modal, "black, action")
    await house.until(lambda: "That’s 2 of 6 orders so far." in panel.content)
    form = await people[0].press(panel, "⌨️ Type")
    await people[0].submit(form.modal, "kawwww")
    await house.until(lambda: panel.content.startswith("You typed: ⚫ Black road → ⚔️ Action"))
    await people[0].press(panel, "Submit")
    await house.until(lambda: panel.content.startswith("✅ Submitted"))
    assert 0 not in house.book.pending(table)


async def test_a_refusal_says_who_is_the_host_and_whose_turn_it_is(
    house: House, people: list[Person]
) -> None:
    table = await house.begin(*people)
    r = await people[1].slash("table abandon", channel=house.sandbox.channel)
    assert r.text == "Only the host can do that: that’s Ⓐ **Ann**."
    (seat,) = house.book.pending(table)
    other = people[seat - 1]
    r = await other.slash("turn", channel=house.sandbox.channel, answer="7")
    assert r.text == f"It’s not your turn. Waiting for {house.book.words(table).seat(seat)}."
