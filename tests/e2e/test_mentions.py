"""Commands in messages can be pressed, and DMs begin with words: their links come last."""

import re

import pytest

from bot.sandbox import Message, Person
from tests.bot.sandbox.small_bot import Clock
from tests.e2e.house import House, ok


@pytest.fixture(autouse=True)
def at_once(typing_at_once: None) -> None:
    """It is not how answers are typed that is tried here."""


LANGUAGES = {"Ann": "en-US", "Jean": "fr", "Ben": "en-GB", "Zoé": "fr"}
MENTION = re.compile(r"</([^:>]+):(\d+)>")
LINK = re.compile(r"https?://|<#\d+>")


@pytest.fixture
def people(house: House) -> list[Person]:
    return [house.sandbox.add_user(name, locale=lang) for name, lang in LANGUAGES.items()]


def labels(message: Message) -> list[str]:
    """All that stands on the controls of a message."""
    said = [button.label or "" for button in message.buttons]
    for menu in message.selects:
        said.append(menu.placeholder or "")
        said += [option[part] for option in menu.options for part in option if part != "default"]
    return said


async def test_commands_in_messages_are_those_that_are_registered(
    house: House, people: list[Person]
) -> None:
    """`</NAME:ID>` with the id of the command (docs.discord.com, Reference, Message Formatting);
    also after a restart, when Discord is not told the commands again."""
    ann, jean, *_ = people
    channel = house.sandbox.channel
    for _ in range(2):
        async with house.running():
            for person in (ann, jean):
                said = (await person.slash("turn", channel=channel)).text
                assert house.mention("play") in said and "`" not in said
                helped = (await person.slash("help")).text
                assert house.mention("settings") in helped and len(helped) <= 2000
                rules = await person.slash("rules", game="mageknight")
                assert house.mention("rules") in rules.text
    told = [r for r in house.sandbox.requests if r.path.endswith("/commands")]
    assert [r.method for r in told].count("PUT") == 1
    async with house.running():
        await house.begin(*people[:3])
        assert house.mention("settings") in people[1].dms[0].text
        await ok(await ann.slash("table abandon", channel=channel))
        await house.quiet()
        assert house.mention("table reopen") in house.posts()[-1].text
    for place in house.sandbox.world.channels.values():
        for message in place.messages:
            for name, command in MENTION.findall(message.text):
                assert house.mention(name) == f"</{name}:{command}>"
            assert not [label for label in labels(message) if MENTION.search(label)]


def begins_with_words(message: Message) -> None:
    """A phone's notification shows the beginning of a DM as it was sent."""
    first, *_, last = message.text.splitlines()
    assert re.match(r"(\W )?[^\W\d_]+", first), first
    assert not LINK.search(first) and "*" not in first
    assert f"https://discord.com/channels/{message.channel.id}" not in last
    assert LINK.search(last), message.text
    assert len(LINK.findall(message.text)) == 1


async def test_dms_begin_with_words_and_end_with_the_link(
    house: House, people: list[Person]
) -> None:
    clock = Clock()
    ann, jean, ben, zoe = people
    channel = house.sandbox.channel
    async with house.running(clock) as bot:
        table = await house.begin(ann, jean, ben)
        await ok(await zoe.slash("follow", channel=channel))
        for _ in range(3):
            ((seat, ask),) = house.book.pending(table).items()
            answer = ask.options[0].key
            await ok(await people[seat].slash("turn", channel=channel, answer=answer))
        for person in (ann, jean, ben):
            await ok(await person.slash("turn", channel=channel, answer="w w w w w w"))
        await house.quiet()
        await ok(await ann.slash("table remind", channel=channel, hours=2))
        clock.ahead += 2 * 3600 + 1
        await bot.timekeeper.run_due()
        await house.quiet()
        for person, asked, reminded in (
            (ann, "It’s your turn in", "⏰ It’s still your turn in"),
            (jean, "C’est à vous de jouer à", "⏰ C’est toujours à vous de jouer à"),
        ):
            *_, first, second = person.dms
            assert first.bodies[0].text.startswith(f"{asked} ")
            assert second.text.startswith(f"{reminded} ")
            begins_with_words(second)
        assert zoe.dms[-1].text.startswith("👀 ")
        begins_with_words(zoe.dms[-1])
        left = await ok(await jean.slash("leave", channel=channel))
        await ok(await jean.press(left.messages[0], "Quitter"))
        await house.until(lambda: house.book.seat_of(table, jean.id) is None)
        await ok(await jean.slash("join", channel=channel))
        await house.quiet()
        begins_with_words(jean.dms[-1])
