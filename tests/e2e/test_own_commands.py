"""What people do about themselves: their hours, all their turns, looking on, and their data."""

import json

import pytest

from bot.sandbox import Message, Person
from tests.e2e.house import House, ok
from tests.e2e.players import place_heroes, submit
from tests.e2e.test_commands import say


@pytest.mark.usefixtures("herald")
async def test_my_hours_are_kept_and_shown(house: House, people: list[Person]) -> None:
    ann = people[0]
    said = await say(ann, "settings", house)
    assert "as each table says" in said and "no quiet hours" in said and "UTC" in said
    said = await say(ann, "settings", house, remind=6, zone="Asia/Tokyo", quiet="23 - 7", away=7)
    assert "6 hours" in said and "23:00 to 7:00" in said and "Asia/Tokyo" in said
    assert "away until <t:" in said
    assert "never" in await say(ann, "settings", house, remind=0)
    said = await say(ann, "settings", house, remind=-1, quiet="0-0", away=0, leaderboard=False)
    assert (
        "as each table says" in said
        and "no quiet hours" in said
        and "not on the leaderboards" in said
    )
    assert "You’re not away" in said and "Asia/Tokyo" in said


@pytest.mark.usefixtures("herald")
@pytest.mark.parametrize(
    ("given", "refused"),
    [
        ({"zone": "Atlantis/Centre"}, "I don’t know the time zone “Atlantis/Centre”."),
        ({"zone": "../../etc/passwd"}, "I don’t know the time zone"),
        ({"quiet": "late"}, "I can’t read “late” as hours."),
        ({"quiet": "24-8"}, "I can’t read “24-8” as hours."),
        ({"quiet": "22-25"}, "I can’t read “22-25” as hours."),
    ],
)
async def test_hours_that_are_none_change_nothing(
    house: House, people: list[Person], given: dict[str, str], refused: str
) -> None:
    await say(people[0], "settings", house, zone="Europe/Paris", quiet="22-8")
    assert (await say(people[0], "settings", house, **given)).startswith(refused)
    said = await say(people[0], "settings", house)
    assert "22:00 to 8:00" in said and "Europe/Paris" in said


@pytest.mark.usefixtures("herald")
async def test_zones_and_hours_are_offered(house: House, people: list[Person]) -> None:
    channel = house.sandbox.channel
    found = await people[0].autocomplete("settings", "zone", "new york", channel=channel)
    assert {"name": "America/New_York", "value": "America/New_York"} in found
    for zone in ("new york", "America/new york", "america/new_york"):
        assert "America/New_York" in await say(people[0], "settings", house, zone=zone)
        await say(people[0], "settings", house, zone="UTC")
    found = await people[0].autocomplete("settings", "quiet", "1-9", channel=channel)
    assert [choice["value"] for choice in found][:2] == ["1-9", "22-8"]


@pytest.mark.usefixtures("herald")
async def test_all_my_turns_on_one_page_and_to_act_from_there(
    house: House, people: list[Person]
) -> None:
    assert await say(people[0], "turns", house) == "You’re not in any game right now."
    players = await place_heroes(house, people)
    second = house.sandbox.add_channel("second")
    other = await house.begin(*people[:2], channel=second, game="annodomini")
    await ok(await people[0].slash("table clock", channel=second, kind="deadline", hours=24))
    (seat,) = house.book.pending(other)
    mover = people[seat]
    await submit(players[seat])
    r = await mover.slash("turns")  # in the DM
    (message,) = r.messages
    owed, awaited = message.text.splitlines()
    assert owed.startswith("⏳ **890 Anno Domini** in <#") and "Due <t:" in owed
    assert awaited.startswith("**Lords of Xidit** in <#") and "waiting for" in awaited
    (button,) = message.buttons
    assert button.label == "⏳ 890 Anno Domini · #second"
    pressed = await mover.press(message, button.label)
    await house.until(lambda: pressed.followups)
    assert pressed.followups[0].buttons, "the panel itself"


@pytest.mark.usefixtures("herald")
async def test_who_looks_on_is_sent_each_turn_and_may_stop(
    house: House, people: list[Person]
) -> None:
    fay = house.sandbox.add_user("Fay")
    players = await place_heroes(house, people)
    assert (await say(fay, "follow", house)).startswith("👀 You’re following")
    for player in players:
        await submit(player)
    await house.quiet()
    (told,) = fay.dms
    assert told.text.startswith("👀 What’s happened in Lords of Xidit")
    assert told.attachments and not told.buttons
    assert (await say(fay, "follow", house)).startswith("You’re no longer following")
    for player in players:
        await submit(player)
    await house.quiet()
    assert len(fay.dms) == 1


@pytest.mark.usefixtures("herald")
async def test_my_data_as_a_file_and_forgotten(house: House, people: list[Person]) -> None:
    players = await place_heroes(house, people)
    ben = people[1]
    await submit(players[1], "k r a b w a")
    r = await ben.slash("privacy export")
    (file,) = r.messages[0].attachments
    found = json.loads(file.data)
    assert found["seats"][0]["name"] == "Ben" and "krabwa" in "".join(
        "".join(json.loads(answer["answer"])) for answer in found["answers"]
    )
    r = await ben.slash("privacy delete", channel=house.sandbox.channel)
    await ok(await ben.press(r.messages[0], "Forget me"))
    await house.until(lambda: "I know nothing about you" in r.messages[0].text)
    await house.quiet()
    assert house.book.rows("select 1 from seats where user = ?", ben.id) == []
    assert house.book.rows("select 1 from people where user = ?", ben.id) == []
    assert "**Someone**" in house.newest().text
    for player in (players[0], players[2], players[3]):
        await submit(player)
    await house.until(lambda: house.book.session(players[0].table).table.year == 2)


@pytest.mark.usefixtures("herald")
async def test_at_a_desk_my_own_pictures_are_drawn_for_it_and_those_for_all_are_not(
    house: House, people: list[Person]
) -> None:
    ann, ben, *_ = people
    assert "tall, for a phone" in await say(ann, "settings", house)
    assert "wide, for a desk" in await say(ann, "settings", house, screen="desk")
    await place_heroes(house, people)
    await house.quiet()

    def is_for_a_desk(message: Message) -> bool:
        (picture,) = message.attachments
        return " at a desk" in (picture.description or "")

    for person, desk in ((ann, True), (ben, False)):
        assert is_for_a_desk(person.dms[-1]) == desk, "the decision that came by DM"
        shown = await (await person.slash("turn", channel=house.sandbox.channel)).settled()
        assert shown.message is not None and is_for_a_desk(shown.message) == desk
    assert not is_for_a_desk(house.newest())
    assert "tall, for a phone" in await say(ann, "settings", house, screen="phone")
