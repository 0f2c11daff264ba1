"""Every command, as people use it."""

import json
from typing import Any

import msgspec
import pytest

from bot.language.texts import EMBLEMS
from bot.sandbox import Message, Person, SandboxError
from bot.tables.archive import records
from games import GAMES
from tests.bot.sandbox.small_bot import Clock
from tests.e2e.house import House, ok, public_state, told
from tests.e2e.players import (
    CLOSED,
    Player,
    confirmed,
    place_heroes,
    play_on,
    play_year,
    submit,
)
from tests.e2e.test_whole_game import WHOLE
from tests.samples import and_slow


async def say(person: Person, command: str, house: House, **options: object) -> str:
    """What somebody is told, and nobody else sees."""
    r = await person.slash(command, channel=house.sandbox.channel, **options)
    assert r.kind == "deferred" and r.ephemeral and len(r.messages) == 1
    return r.text


async def leave(person: Person, house: House) -> tuple[str, str]:
    """Leave the table: what somebody is asked, and what they are told when they are sure."""
    r = await person.slash("leave", channel=house.sandbox.channel)
    asked, message = r.text, r.message
    assert message is not None and r.ephemeral
    await ok(await person.press(message, "Leave"))
    await house.until(lambda: not message.buttons)
    return asked, message.text


def no_table(house: House) -> str:
    return f"There’s no table in this channel. To open one: {house.mention('play')}."


# Coming together


@pytest.mark.usefixtures("herald")
async def test_play_offers_the_games_there_are(house: House, people: list[Person]) -> None:
    """In Discord's own list: it is there at once, and on a phone nothing need be typed."""
    (play,) = [c for c in house.sandbox.world.commands[None] if c["name"] == "play"]
    game, _ = play["options"]
    assert [choice["value"] for choice in game["choices"]] == list(GAMES)
    with pytest.raises(SandboxError, match="is not one of"):
        await people[0].slash("play", channel=house.sandbox.channel, game="chess")
    said = await say(people[0], "play", house, game="Lords of Xidit")
    assert said.startswith("The table is open!")


@pytest.mark.usefixtures("herald")
async def test_a_game_that_is_gone_since_the_list_was_shown(
    house: House, people: list[Person]
) -> None:
    """A client may still show the list of the version before."""
    for commands in house.sandbox.world.commands.values():
        for command in commands:
            for option in command.get("options") or []:
                option.pop("choices", None)
    for name in ("play", "rules", "leaderboard"):
        said = await say(people[0], name, house, game="chess")
        assert said == "I don’t know the game “chess”. Choose one from the list."
    assert house.posts() == []


@pytest.mark.usefixtures("herald")
async def test_one_table_a_channel(house: House, people: list[Person]) -> None:
    await house.open_table(people[0])
    said = await say(people[1], "play", house, game="xidit")
    assert said.startswith("There’s already a table in this channel.")
    thread = house.sandbox.add_thread(house.sandbox.channel, "another")
    r = await people[1].slash("play", channel=thread, game="xidit")
    assert r.text.startswith("The table is open!")


@pytest.mark.usefixtures("herald")
async def test_a_thread_is_a_table_of_its_own(house: House, people: list[Person]) -> None:
    thread = house.sandbox.add_thread(house.sandbox.channel, "our game")
    table = await house.begin(*people[:3], channel=thread)
    players = [Player(house, p, CLOSED, n, table, thread) for n, p in enumerate(people[:3])]
    for player in players:
        player.person.dms_open = True
    await play_on(house, players, years=1)
    await house.quiet()
    assert house.posts() == []
    assert any("**Year 2 of 12.**" in post.text for post in house.posts(thread))


@pytest.mark.usefixtures("herald")
async def test_missing_permissions_are_named_before_the_game(
    house: House, people: list[Person]
) -> None:
    house.sandbox.deny(house.sandbox.channel, "attach_files", "read_message_history")
    assert await say(people[0], "play", house, game="xidit") == (
        "I don’t have permission to attach files or read message history in this channel. "
        "Please ask a moderator to allow it."
    )
    thread = house.sandbox.add_thread(house.sandbox.channel, "a thread")
    house.sandbox.deny(thread, "send_messages_in_threads")
    r = await people[0].slash("play", channel=thread, game="xidit")
    assert "send messages in threads" in r.text
    assert house.posts() == [] and house.book.rows("select * from tables") == []


@pytest.mark.usefixtures("herald")
async def test_join_and_leave_before_the_game(house: House, people: list[Person]) -> None:
    ann, ben, cat, dan = people
    table = await house.open_table(ann, ben)
    assert await say(cat, "join", house) == "You’re in! I’ll message you when it’s your turn."
    assert await say(cat, "join", house) == "You’re already at this table."
    assert await say(dan, "leave", house) == (
        f"You’re not at this table. To join the next one: {house.mention('join')}."
    )
    said = await leave(ann, house)
    assert said == (
        "Leave the table? Someone else becomes the host. You can join again until the game starts.",
        "You’ve left the table.",
    )
    assert house.book.names(table) == ["Ben", "Cat"]
    await house.quiet()
    assert f"Host: {ben.mention}" in house.newest().text, "the next one is the host"
    r = await ok(await ben.press(house.newest(), "Leave"))
    await house.until(lambda: r.followups)
    assert house.book.names(table) == ["Ben", "Cat"], "they are asked first"
    await ok(await ben.press(r.followups[0], "Leave"))
    await house.until(lambda: house.book.names(table) == ["Cat"])
    asked, _ = await leave(cat, house)
    assert asked == "Leave the table? You’re the only one here, so it will close."
    assert house.book.status(table) == "abandoned"
    await house.quiet()
    (post,) = house.posts()
    assert not post.buttons and post.content == (
        "**Lords of Xidit**: this table was closed before the game started. "
        f"To open another: {house.mention('play')}."
    )
    assert await say(dan, "join", house) == no_table(house)


@pytest.mark.usefixtures("herald")
async def test_a_sixth_person_finds_no_seat(house: House, people: list[Person]) -> None:
    five = [*people, house.sandbox.add_user("Eve")]
    await house.open_table(*five)
    assert await say(house.sandbox.add_user("Fay"), "join", house) == "This table is full."


@pytest.mark.usefixtures("herald")
async def test_only_the_host_starts_and_chooses_settings(
    house: House, people: list[Person]
) -> None:
    table = await house.open_table(*people)
    for label in ("Start", "Settings"):
        said = await told(await people[1].press(house.newest(), label))
        assert said.startswith("Only the host can do that")
    assert (await say(people[1], "start", house)).startswith("Only the host")
    r = await people[0].press(house.newest(), "Settings")
    await house.until(lambda: r.followups)
    menus = r.followups[0].selects
    assert [menu.placeholder for menu in menus] == ["Length", "Census"]
    await people[0].select(r.followups[0], ["short"], placeholder="Length")
    await house.until(lambda: "⚙️ Length: 9 years · Census: " in house.newest().text)
    (options,) = house.book.one("select options from tables where id = ?", table)
    assert json.loads(options)["length"] == "short"
    assert await say(people[0], "start", house, stand_ins=0) == "The game begins!"
    said = await told(await people[0].select(r.followups[0], ["long"], placeholder="Length"))
    assert said == "The game has already started."


@pytest.mark.usefixtures("herald")
@pytest.mark.parametrize("years", and_slow([2], [WHOLE]))
async def test_too_few_are_offered_stand_ins_and_these_play(
    house: House, people: list[Person], years: int
) -> None:
    table = await house.open_table(people[0], length="short")
    r = await people[0].press(house.newest(), "Start")
    await house.until(lambda: r.followups)
    offer = r.followups[0]
    assert len(offer.buttons) == 3
    await people[0].press(offer, next(b.label for b in offer.buttons if "4" in (b.label or "")))
    await house.until(lambda: house.book.status(table) == "playing")
    assert house.book.names(table) == ["Ann", "Normal bot 1", "Normal bot 2", "Normal bot 3"]
    ann = Player(house, people[0], "buttons", 1, table)
    await play_on(house, [ann], years)
    await house.quiet()
    if years == WHOLE:
        assert house.book.status(table) == "finished"
        assert any("Savior of the Kingdom" in post.text for post in house.posts()[-3:])
    else:
        assert house.book.session(table).table.year == years + 1
    assert house.sandbox.violations == []


@pytest.mark.usefixtures("herald")
async def test_start_with_stand_ins_by_command(house: House, people: list[Person]) -> None:
    table = await house.open_table(*people[:2])
    assert "computer players" in await say(people[0], "start", house)
    assert await say(people[0], "start", house, stand_ins=1, level="easy") == "The game begins!"
    assert house.book.names(table) == ["Ann", "Ben", "Easy bot 1"]
    assert await say(people[0], "table level", house, level="hard") == "Done."
    assert house.book.names(table) == ["Ann", "Ben", "Hard bot 1"]
    assert await say(people[0], "start", house) == "The game has already started."


# Looking


@pytest.mark.usefixtures("herald")
async def test_board_and_secret(house: House, people: list[Person]) -> None:
    eve = house.sandbox.add_user("Eve")
    assert await say(eve, "board", house) == no_table(house)
    table = await house.open_table(*people)
    assert (await say(people[0], "board", house)).startswith("The game hasn’t started yet.")
    await house.start(people[0])
    await house.until(lambda: house.book.status(table) == "playing")
    await house.quiet()
    board = await eve.slash("board", channel=house.sandbox.channel)
    assert "⏳ Waiting for" in board.text and board.message
    secret = await people[0].slash("secret", channel=house.sandbox.channel)
    assert secret.text == "Only you can see this." and secret.message and secret.ephemeral
    own, shown = (m.attachments[0].data for m in (secret.message, board.message))
    assert own != shown, "each has a picture of its own"
    dm = await people[0].slash("secret")
    assert dm.message and dm.message.attachments[0].data == own
    view = await people[0].press(house.newest(), "My view")
    await house.until(lambda: view.followups)
    assert view.followups[0].attachments[0].data == own
    assert view.followups[0].ephemeral_for is people[0]


@pytest.mark.usefixtures("herald")
async def test_turn_before_the_game_says_that_it_has_not_begun(
    house: House, people: list[Person]
) -> None:
    await house.open_table(*people)
    said = await say(people[0], "turn", house)
    assert "over" not in said and "hasn’t started" in said


def pressable(message: Message) -> list[str | None]:
    return [button.label for button in message.buttons if not button.disabled]


@pytest.mark.usefixtures("herald")
async def test_the_rules_have_pages(house: House, people: list[Person]) -> None:
    r = await people[0].slash("rules", game="xidit")
    page = r.message
    assert page and len(page.text) > 200
    first = page.text
    await people[0].press(page, "▶")
    await house.until(lambda: page.text != first)
    await people[0].press(page, "⏭")
    await house.until(lambda: pressable(page)[:2] == ["⏮", "◀"] and "▶" not in pressable(page))
    assert (await people[0].slash("rules")).text == "You’re not in any game right now."
    await house.open_table(*people)
    assert await say(people[1], "rules", house) == first


@pytest.mark.usefixtures("herald")
async def test_a_topic_of_the_rules_may_be_typed(house: House, people: list[Person]) -> None:
    topic, *_ = await people[0].autocomplete("rules", "about", "", game="mageknight")
    shown = [
        (await people[0].slash("rules", game="mageknight", about=about)).text
        for about in (topic["value"], topic["name"], topic["name"].upper())
    ]
    assert topic["name"] in shown[0] and len(set(shown)) == 1
    said = (await people[0].slash("rules", game="mageknight", about="Chess")).text
    assert said == "I have nothing on “Chess”. Choose from the list."


@pytest.mark.usefixtures("herald")
async def test_help(house: House, people: list[Person]) -> None:
    said = (await people[0].slash("help")).text
    for command in ("play", "learn", "turn", "board", "secret", "log", "undo", "rules", "leave"):
        assert house.mention(command) in said


# Playing


@pytest.mark.usefixtures("herald")
async def test_undo_until_the_last_has_submitted(house: House, people: list[Person]) -> None:
    players = await place_heroes(house, people)
    ann = players[0]
    nothing = "Nothing to undo this turn."
    assert (await say(people[0], "undo", house)).startswith(nothing)
    await submit(ann, "k r a b w a")
    undone = await people[0].slash("undo", channel=house.sandbox.channel)
    assert undone.text.startswith("Undone. Choose again:")
    assert "⚫ Black road → 🔴 Red road" in undone.text, "their old orders are there to be changed"
    assert undone.message
    await people[0].press(undone.message, "⌫")
    await people[0].press(undone.message, "💤 Wait")
    await people[0].press(undone.message, "Submit (6 of 6 orders)")
    await house.until(lambda: ann.seat not in house.book.pending(ann.table))
    assert house.book.moves(ann.table)[-1].answer == ("k", "r", "a", "b", "w", "w")
    for player in players[1:]:
        await submit(player)
    await house.quiet()
    assert (await say(people[0], "undo", house)).startswith(nothing)
    told_publicly = "\n".join(post.text for post in house.posts())
    assert "take back" not in told_publicly, "a secret answer is taken back in secret"


@pytest.mark.usefixtures("herald")
async def test_answers_are_suggested_to_their_own_player_only(
    house: House, people: list[Person]
) -> None:
    table = await house.begin(*people)
    (seat,) = house.book.pending(table)
    channel = house.sandbox.channel
    mine = await people[seat].autocomplete("turn", "answer", "1", channel=channel)
    assert {"name": "Vellmark (1)", "value": "1"} in mine and len(mine) <= 25
    assert [c["value"] for c in await people[seat].autocomplete("turn", "answer", "vell")] == ["1"]
    eve = house.sandbox.add_user("Eve")
    for other in (people[seat - 1], eve):
        assert await other.autocomplete("turn", "answer", "", channel=channel) == []
    assert await eve.autocomplete("turn", "table", "") == []
    assert await eve.autocomplete("turn", "answer", "", table=str(table)) == []
    (choice,) = await people[seat].autocomplete("turn", "table", "xid")
    assert choice == {"name": "⏳ Lords of Xidit · #table", "value": str(table)}
    for typed in ("lords of xidit", "Lords of Xidit · #table", "#table", str(table)):
        r = await people[seat].slash("turn", table=typed)
        assert r.message and r.message.selects, "as if it had been chosen"
    r = await eve.slash("turn", table=str(table))
    join = house.mention("join")
    assert r.text == f"You’re not at this table. To join the next one: {join}."
    for wrong in ("0", "99", "no", "9" * 30):
        r = await people[0].slash("turn", table=wrong)
        assert r.text == "There’s no such table."


@pytest.mark.usefixtures("herald")
async def test_two_tables_of_the_same_people(house: House, people: list[Person]) -> None:
    ann = people[0]
    first = await place_heroes(house, people)
    other = house.sandbox.add_channel("other")
    table = await house.begin(*people, channel=other)
    second = [Player(house, p, "buttons", n, table, other) for n, p in enumerate(people)]
    await play_on(house, second, years=0)
    await house.quiet()
    r = await ann.slash("turn")
    assert r.text.count("⏳ **Lords of Xidit** in <#") == 2
    several = await ann.slash("turn", table="lords of xidit")
    assert several.text == r.text, "which one?"
    assert r.message
    labels = [button.label for button in r.message.buttons]
    assert labels == ["⏳ Lords of Xidit · #table", "⏳ Lords of Xidit · #other"]
    picked = await ann.press(r.message, labels[1])
    await house.until(lambda: picked.followups)
    assert second[0].panel() is picked.followups[0]
    r = await ann.slash("turn", answer="wwwwww", table=str(first[0].table))
    await confirmed(house, ann, r)
    await house.until(lambda: "✅ Submitted" in r.text)
    assert first[0].seat not in house.book.pending(first[0].table)
    assert second[0].seat in house.book.pending(table)
    r = await ann.slash("turn", answer="aaaaaa")
    await confirmed(house, ann, r)
    await house.until(lambda: "✅ Submitted" in r.text)  # now only one table waits for them
    assert second[0].seat not in house.book.pending(table)
    for player in (*first[1:], *second[1:]):
        await submit(player)
    await house.quiet()
    for place in (house.sandbox.channel, other):
        assert "**Year 2 of 12.**" in house.newest(place).text


# Looking after a table


@pytest.mark.usefixtures("herald")
async def test_leave_and_come_back(house: House, people: list[Person]) -> None:
    players = await place_heroes(house, people)
    table = players[0].table
    join = house.mention("join")
    assert await leave(people[1], house) == (
        f"Leave Lords of Xidit? A stand-in will play for you until you come back: {join}.",
        f"You’ve left the game. A stand-in plays for you until you come back: {join}.",
    )
    await house.quiet()
    assert f"A stand-in is playing for Ⓑ **Ben**, who can come back any time: {join}." in (
        house.newest().text
    )
    for player in (players[0], *players[2:]):
        await submit(player)
    await house.quiet()
    assert house.book.session(table).table.year == 2, "the stand-in has planned its year"
    eve = house.sandbox.add_user("Eve")
    assert await say(eve, "join", house) == "The game has already started."
    await say(people[1], "join", house)
    await house.quiet()
    assert "Ⓑ **Ben** is back in the game." in house.newest().text
    assert 1 not in house.book.pending(table), "the stand-in has planned this year too"
    assert (await say(people[1], "undo", house)).startswith("Undone. Choose again:")
    assert 1 in house.book.pending(table)
    await submit(players[1], "aaaaaa")
    for player in (players[0], *players[2:]):
        await submit(player)
    assert house.book.session(table).table.year == 3
    await players[1].answer()


@pytest.mark.usefixtures("herald")
async def test_the_host_hands_a_seat_to_a_stand_in(house: House, people: list[Person]) -> None:
    players = await place_heroes(house, people)
    assert (await say(people[1], "table standin", house, player=people[2])).startswith(
        "Only the host"
    )
    assert await say(people[0], "table standin", house, player=people[2]) == "Done."
    mod = house.sandbox.add_user("Mo", moderator=True)
    assert await say(mod, "table standin", house, player=people[3]) == "Done."
    eve = house.sandbox.add_user("Eve")
    assert "Eve" in await say(people[0], "table standin", house, player=eve)
    users = house.book.rows("select user from seats where table_id = ?", players[0].table)
    assert [user is None for (user,) in users] == [False, False, True, True]


@pytest.mark.usefixtures("herald")
async def test_when_all_have_left_the_table_is_closed(house: House, people: list[Person]) -> None:
    players = await place_heroes(house, people)
    for person in people[:-1]:
        await leave(person, house)
    reopen = house.mention("table reopen")
    assert await leave(people[-1], house) == (
        "Leave Lords of Xidit? Nobody else is playing, so the game will stop here. "
        f"To go on later: {reopen}.",
        f"You’ve left, and the game stops here. To go on later: {reopen}.",
    )
    await house.quiet()
    assert house.book.status(players[0].table) == "abandoned"
    assert house.posts()[-1].text.endswith(
        "Ⓓ **Dan** has left, and nobody else is playing. The game stops here: computer players "
        f"don’t play on alone. To go on, any time: {reopen}."
    ), house.posts()[-1].text
    assert house.newest_buttons() == []
    assert await say(people[1], "table reopen", house) == "Done."
    await house.until(lambda: house.book.status(players[0].table) == "playing")


async def test_reminders(house: House, people: list[Person]) -> None:
    clock = Clock()
    async with house.running(clock) as bot:
        players = await place_heroes(house, people)
        people[1].dms_open = False
        await bot.store.change_person(people[1].id, dm_closed=True)
        assert (await say(people[1], "table remind", house, hours=2)).startswith("Only the host")
        said = await say(people[0], "table remind", house, hours=2)
        assert said == "I’ll remind players here every 2 hours."
        await submit(players[0])

        async def look() -> None:
            await bot.timekeeper.run_due()
            await house.quiet()

        posts, dms = len(house.posts()), [len(person.dms) for person in people]
        await look()
        assert [len(person.dms) for person in people] == dms
        clock.ahead += 2 * 3600 + 1
        await look()
        await look()
        after = [len(person.dms) for person in people]
        assert [b - a for a, b in zip(dms, after, strict=True)] == [0, 0, 1, 1]
        assert people[2].dms[-1].text.startswith("⏰ It’s still your turn in Lords of Xidit")
        assert players[2].panel() is people[2].dms[-1], "it can be answered right there"
        assert len(house.posts()) == posts + 1, "Ben is reminded in the channel"
        assert house.posts()[-1].pinged == [people[1].id]
        assert await say(people[0], "table remind", house, hours=0) == (
            "I won’t remind anyone at this table anymore."
        )
        clock.ahead += 300 * 3600
        await look()
        assert [len(person.dms) for person in people] == after


@pytest.mark.usefixtures("herald")
async def test_abandon_export_and_import(house: House, people: list[Person]) -> None:
    players = await place_heroes(house, people)
    table = players[0].table
    await play_year(players, "a k a r a b")
    await submit(players[0])
    secret = "This game still has secrets"
    assert (await say(people[0], "table export", house)).startswith(secret)
    assert (await say(people[1], "table abandon", house)).startswith("Only the host")
    assert await say(people[0], "table abandon", house) == "Done."
    await house.quiet()
    assert house.posts()[-1].text.startswith("This table was closed without a result.")
    assert house.newest_buttons() == []
    r = await people[1].slash("table export", channel=house.sandbox.channel)
    assert r.message and r.ephemeral
    file = r.message.attachments[0]
    assert file.filename == f"xidit-{table}.json"

    eve = house.sandbox.add_user("Eve")
    refusals = {
        b"": "That file isn’t a game I exported.",
        b"{}": "That file isn’t a game I exported.",
        b"[" * 100_000: "That file isn’t a game I exported.",
        b"\xff\xfe\x00": "That file isn’t a game I exported.",
        file.data[:-20]: "That file isn’t a game I exported.",
        file.data + b" " * 1024 * 1024: "That file isn’t a game I exported.",
        file.data.replace(b'"version": 1', b'"version": 99'): (
            "That file comes from a version of Herald with other rules for this game. "
            "Only that one can check it or go on with it."
        ),
    }
    before, seen = house.book.dump(), public_state(house)
    for data, why in refusals.items():
        said = await say(people[0], "table import", house, file=("game.json", data))
        assert said == why, data[:60]
    said = await say(eve, "table import", house, file=("game.json", file.data))
    assert said == "Only someone who plays in that game can set it up again."
    broken = json.loads(file.data)
    broken["moves"][5][1] = ["k"] * 7
    data = json.dumps(broken).encode()
    said = await say(people[0], "table import", house, file=("game.json", data))
    assert said == "That file has been changed: its hash doesn’t match."
    broken["seal"] = records.game_hash(msgspec.convert(broken, records.Record))
    data = json.dumps(broken).encode()
    said = await say(people[0], "table import", house, file=("game.json", data))
    assert said.startswith("The moves in that file don’t follow the rules.")
    broken["key"] = "0" * 32
    data = json.dumps(broken).encode()
    said = await say(people[0], "table import", house, file=("game.json", data))
    assert said == "The key in that file doesn’t match the hash posted at the start."
    assert house.book.dump() == before and public_state(house) == seen

    sent = [len(person.dms) for person in people]
    assert await say(people[1], "table import", house, file=("x.json", file.data)) == "Done."
    await house.quiet()
    new, moves = house.book.last_table(), house.book.moves(table)
    assert new != table and house.book.moves(new)[: len(moves)] == moves
    first = next(m for m in house.posts() if "This game was loaded from a file" in m.text)
    assert "Also in that game: Ⓐ **Ann**, Ⓒ **Cat** and Ⓓ **Dan**." in first.text
    assert first.pinged == []
    assert list(house.book.pending(new)) == [1], "stand-ins play for the others"
    await house.until(lambda: len(people[1].dms) > sent[1])
    others = (0, 2, 3)
    assert [len(people[n].dms) for n in others] == [sent[n] for n in others]
    assert await say(people[0], "join", house) == (
        "You’re in! I’ll message you when it’s your turn."
    )
    for n in (2, 3):
        label = f"Take {EMBLEMS[n]} {people[n].name}’s seat"
        await house.until(lambda: any(b.label == label for b in house.newest().buttons))  # noqa: B023
        assert (await told(await people[n].press(house.newest(), label))).startswith("You’re in")
    await house.quiet()
    again = [Player(house, p, "buttons", n, new) for n, p in enumerate(people)]
    assert [player.seat for player in again] == [0, 1, 2, 3]
    await play_on(house, again, years=3)
    assert (await say(people[0], "table import", house, file=("x.json", file.data))).startswith(
        "There’s already a table in this channel."
    )


@pytest.mark.usefixtures("herald")
async def test_commands_of_the_table_are_not_offered_in_dms(people: list[Person]) -> None:
    for command in ("table abandon", "table export"):
        with pytest.raises(SandboxError, match="kind of channel"):
            await people[0].slash(command)
    given: dict[str, dict[str, Any]] = {"play": {"game": "xidit"}, "join": {}, "start": {}}
    for command, options in given.items():
        with pytest.raises(SandboxError, match="kind of channel"):
            await people[0].slash(command, **options)


@pytest.mark.usefixtures("herald")
async def test_after_a_game_another_one(house: House, people: list[Person]) -> None:
    table = await house.begin(*people)
    await say(people[0], "table abandon", house)
    await house.quiet()
    assert await say(people[0], "turn", house) == no_table(house)
    assert "Here’s the board." in await say(people[0], "board", house)
    assert "everyone places their hero" in await say(people[0], "log", house)
    assert await house.begin(*people[1:]) != table


async def test_a_table_of_another_version_blocks_only_itself(
    house: House, people: list[Person]
) -> None:
    second = house.sandbox.add_channel("second")
    async with house.running():
        old = await house.begin(*people)
        new = await house.begin(*people[:2], channel=second, game="annodomini")
        await house.quiet()
    house.book.write("update tables set version = 99 where id = ?", old)
    async with house.running():
        (seat,) = house.book.pending(new)
        mover, unopened = people[seat], "saved by another version of the game"
        assert unopened in await say(mover, "board", house)
        r = await mover.slash("turns")
        owed, other = r.text.splitlines()
        assert owed.startswith("⏳ **890 Anno Domini**") and unopened in other
        found = await mover.autocomplete("turn", "table", "")
        assert [choice["value"] for choice in found] == [str(new)]
        assert (await mover.slash("turn")).messages[0].buttons, "the one that can be played"
        assert "You’re away until" in await say(mover, "settings", house, away=2)
        assert await say(people[0], "table abandon", house) == "Done."
        await house.quiet()
        assert house.posts()[-1].text.startswith("This table was closed")
        r = await people[0].slash("table export", channel=house.sandbox.channel)
        (file,) = r.messages[0].attachments
        assert json.loads(file.data)["version"] == 99
        assert await house.begin(*people) > new, "another game in that channel"
