"""Two languages at one table: what all see is in the table's, what one sees in their own."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandOptionType
from discord.app_commands import Command
from fluent.syntax import ast as ftl

import bot
import games
from bot.app import Herald
from bot.chat.delivery import sender
from bot.chat.delivery.pictures import RenderQueue
from bot.chat.owners import Owners
from bot.language.translation import Translation
from bot.sandbox import Message, Person
from tests.bot.all_commands import TREE
from tests.catalogs import messages
from tests.e2e.house import House, ok
from tests.e2e.players import BUTTONS, Player, play_year


@pytest.fixture(autouse=True)
def at_once(typing_at_once: None) -> None:
    """It is not how answers are typed that is tried here."""


HOUSE, GAMES = Path(bot.__file__).parent / "language", Path(games.__file__).parent
OTHER = {"en": "fr", "fr": "en"}
SHORTEST = 5  # letters of a piece of text that tells a language


def pieces(node: object) -> Iterator[str]:
    """Sentences and parts of them, as they stand between the values of a message."""
    if isinstance(node, ftl.TextElement):
        yield from (part.strip(" *`\u00a0\u202f") for part in re.split(r"[.:;!?\n]", node.value))
    elif isinstance(node, ftl.BaseNode):
        for value in vars(node).values():
            yield from pieces(value)
    elif isinstance(node, list):
        for item in node:
            yield from pieces(item)


@cache
def all_pieces(lang: str) -> frozenset[str]:
    catalogs = [messages(folder / f"{lang}.ftl") for folder in (HOUSE, GAMES / "xidit")]
    return frozenset(
        piece for catalog in catalogs for message in catalog.values() for piece in pieces(message)
    )


@cache
def telling(lang: str) -> list[str]:
    """Pieces that are said in this language, and nowhere in the other."""
    others = "\n".join(all_pieces(OTHER[lang])).casefold()
    return [
        piece
        for piece in all_pieces(lang)
        if len(piece) >= SHORTEST and piece.casefold() not in others
    ]


def speaks(text: str) -> set[str]:
    """The languages that a text is in."""
    return {
        lang
        for lang in OTHER
        for piece in telling(lang)
        if piece in text and re.search(rf"(?<!\w){re.escape(piece)}(?!\w)", text)
    }


def words_of(message: Message) -> str:
    """All that somebody reads or hears of a message, but for names of commands: they are English
    wherever they can be pressed."""
    labels = [button.label or "" for button in message.buttons]
    for menu in message.selects:
        labels += [menu.placeholder or "", *(option["label"] for option in menu.options)]
    alts = [attachment.description or "" for attachment in message.attachments]
    said = re.sub(r"</[^:>]+:\d+>", "", message.text)
    return "\n".join([said, *labels, *alts])


def test_a_language_is_known_by_its_words() -> None:
    assert speaks("La table est ouverte !") == {"fr"}
    assert speaks("The game begins!") == {"en"}
    assert speaks("Ann · 12") == set()
    assert speaks("The game begins. La partie commence.") == {"en", "fr"}


@pytest.fixture
def pictures(unpacked: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Real ones, here: their words are looked at; but not those of games that nobody plays."""
    monkeypatch.setattr(RenderQueue, "warm_up", lambda self: None)
    monkeypatch.setattr(sender, "BETWEEN_PICTURES", 0.0)


@pytest.fixture
def french_server(house: House) -> None:
    house.sandbox.set_server(locale="fr", community=True)


@pytest.fixture
def people(house: House) -> list[Person]:
    """Two speak French, one English, and one who looks on speaks English too."""
    spoken = {"Jean": "fr", "Ann": "en-GB", "Zoé": "fr", "Fay": "en-US"}
    return [house.sandbox.add_user(name, locale=locale) for name, locale in spoken.items()]


def lang_of(person: Person) -> str:
    return person.locale.partition("-")[0]


async def begin(house: House, people: list[Person]) -> list[Player]:
    """Jean opens a table with French commands, the others join with English ones."""
    channel = house.sandbox.channel
    jean, ann, zoe, fay = people
    await ok(await jean.slash("jouer", channel=channel, jeu="xidit"))
    for person in (ann, zoe):
        await ok(await person.slash("join", channel=channel))
    await ok(await fay.slash("board", channel=channel))
    await ok(await jean.slash("commencer", channel=channel, remplaçants=0))
    await ok(await fay.slash("follow", channel=channel))
    table = house.book.last_table()
    seated = (jean, ann, zoe)
    for _ in seated:
        ((seat, ask),) = house.book.pending(table).items()
        await ok(await seated[seat].slash("turn", channel=channel, answer=ask.options[0].key))
    await house.quiet()
    return [Player(house, who, BUTTONS, n, table) for n, who in enumerate(seated)]


def private(house: House, person: Person) -> list[Message]:
    """What only this person sees."""
    whispered = [m for m in house.sandbox.channel.messages if m.ephemeral_for is person]
    return [*person.dms, *whispered]


@pytest.mark.usefixtures("french_server", "herald")
async def test_all_see_the_tables_language_and_each_reads_their_own(
    house: House, people: list[Person]
) -> None:
    players = await begin(house, people)
    await play_year(players)
    await ok(await people[1].slash("undo", channel=house.sandbox.channel))
    await ok(await people[1].slash("secret", channel=house.sandbox.channel))
    await house.quiet()
    public = [words_of(message) for message in house.posts()]
    assert len(public) > 2
    assert all(speaks(said) <= {"fr"} for said in public)
    assert any("À vous" in said and "Année 2 sur 12" in said for said in public)
    for person in people:
        seen = [words_of(message) for message in private(house, person)]
        assert seen, person.name
        assert all(speaks(said) <= {lang_of(person)} for said in seen), person.name
        assert any(speaks(said) for said in seen)


@pytest.mark.usefixtures("herald")
async def test_the_host_chooses_the_language_of_the_posts(
    house: House, people: list[Person]
) -> None:
    house.sandbox.set_server(locale="en-US", community=True)
    await begin(house, people)
    channel = house.sandbox.channel
    assert speaks(words_of(house.newest())) == {"en"}
    r = await people[0].slash("table langue", channel=channel, langue="Français")
    assert r.text == "Langue de cette table à partir de maintenant\u00a0: Français."
    await house.quiet()
    labels = [button.label for button in house.newest().buttons]
    assert labels == ["À vous", "Voir mon jeu"]
    moderator = house.sandbox.add_user("Max", moderator=True)
    r = await moderator.slash("table language", channel=channel, language="en")
    assert r.text == "This table speaks English from now on."


@pytest.mark.parametrize(
    ("locale", "community", "opener", "setting", "expected"),
    [
        ("en-US", False, "fr", "en", "fr"),  # a server that could not choose: who opens the table
        ("en-US", False, "en-GB", "fr", "en"),
        ("en-US", False, "de", "fr", "fr"),  # nor do we speak theirs: the setting
        ("en-US", True, "fr", "fr", "en"),  # a Community that chose English
        ("fr", True, "en-US", "en", "fr"),
        ("fr", False, "en-US", "en", "fr"),  # it was a Community when it chose
        ("de", True, "fr", "en", "fr"),  # chosen, but not spoken by us
        ("de", True, "de", "fr", "fr"),
    ],
)
async def test_the_servers_language_counts_only_where_it_was_chosen(
    house: House, locale: str, community: bool, opener: str, setting: str, expected: str
) -> None:
    """Every server that is no Community has the locale en-US (docs.discord.com, Guild object:
    "preferred_locale, the preferred locale of a Community guild; defaults to en-US";
    discord-api-docs, issue 6938)."""
    house.sandbox.set_server(locale=locale, community=community)
    async with house.running(lang=setting):
        eve = house.sandbox.add_user("Eve", locale=opener)
        await ok(await eve.slash("play", channel=house.sandbox.channel, game="xidit"))
        await house.quiet()
        labels = [button.label for button in house.newest().buttons]
        assert labels[0] == {"en": "Join", "fr": "Rejoindre"}[expected]
        r = await eve.slash("table language", channel=house.sandbox.channel, language="en")
        await ok(r)
        await house.until(lambda: house.newest().buttons[0].label == "Join")


@pytest.mark.usefixtures("french_server", "herald")
async def test_pictures_speak_to_who_looks_at_them(house: House, people: list[Person]) -> None:
    await begin(house, people)
    channel = house.sandbox.channel
    drawn = {}
    for person in people[:2]:
        r = await person.slash("board", channel=channel)
        assert r.message is not None
        (picture,) = r.message.attachments
        assert speaks(picture.description or "") == {lang_of(person)}
        drawn[person.name] = picture.data
    assert drawn["Jean"] != drawn["Ann"], "one and the same board, with other words"


GIVEN = {
    "about": "pause",
    "answer": "w w w w w w",
    "by": "Zoé",
    "days": 9,
    "en": "Back at ten.",
    "file": ("game.json", b"{}"),
    "game": "xidit",
    "hours": 9,
    "kind": "deadline",
    "language": "fr",
    "level": "easy",
    "number": 9,
    "player": "Ann",
    "server": "Nulle part",
    "to": "9",
}


def options(command: Command[Any, ..., Any], people: list[Person]) -> dict[str, object]:
    """Something for all that must be given."""
    by_name = {person.name: person for person in people}
    found: dict[str, object] = {}
    for parameter in command.parameters:
        if parameter.required:
            value: object = GIVEN[parameter.name]
            if parameter.type is AppCommandOptionType.user:
                value = by_name[str(value)]
            found[parameter.name] = value
    return found


@pytest.mark.usefixtures("french_server")
async def test_every_command_is_answered_in_the_language_of_who_used_it(
    house: House, herald: Herald, people: list[Person]
) -> None:
    await begin(house, people)
    herald.services.owners = Owners(herald, [person.id for person in people], herald.store)
    commands = [command for command in TREE.walk_commands() if isinstance(command, Command)]
    assert len(commands) > 25
    for command in commands:
        for person in people[:2]:
            given = options(command, people)
            name = command.qualified_name
            place = None if name.startswith("owner ") else house.sandbox.channel
            person.moderator = name == "server"
            r = await person.slash(name, channel=place, **given)
            said = "\n".join(words_of(message) for message in r.messages)
            assert speaks(said) == {lang_of(person)}, f"/{name}: {said}"


@pytest.mark.usefixtures("french_server", "herald")
async def test_choices_are_offered_in_the_language_of_who_types(
    house: House, people: list[Person]
) -> None:
    await begin(house, people)
    channel = house.sandbox.channel
    for person in people[:2]:
        suggested = await person.autocomplete("turn", "answer", "", channel=channel)
        said = "\n".join(choice["name"] for choice in suggested)
        assert speaks(said) == {lang_of(person)}, said
    r = await people[0].slash("table horloge", channel=channel, type="pas d’horloge")
    assert r.text == "Cette table n’a pas d’horloge."


@pytest.mark.usefixtures("french_server", "herald")
async def test_a_film_that_is_shown_to_everybody_speaks_the_tables_language(
    house: House, people: list[Person]
) -> None:
    await begin(house, people)
    ann = people[1]
    r = await ann.slash("replay", channel=house.sandbox.channel)
    assert r.message is not None
    r = await ann.press(r.message, "🎞 This turn")
    await house.until(lambda: r.message and not r.message.loading)
    assert r.message is not None
    (own,) = r.message.attachments
    assert r.message.text == own.description == "🎞 Lords of Xidit: Turn 1 of 1"
    r = await ann.press(r.message, "Show everyone")
    await house.until(lambda: house.posts()[-1].text.startswith("🎞"))
    shown = house.posts()[-1]
    (film,) = shown.attachments
    assert shown.text == film.description == "🎞 Lords of Xidit\u00a0: Tour 1 sur 1"
    assert film.data != own.data


@pytest.mark.usefixtures("french_server", "herald")
async def test_who_is_forgotten_has_a_name_in_the_tables_language(
    house: House, people: list[Person]
) -> None:
    players = await begin(house, people)
    r = await people[1].slash("privacy delete", channel=house.sandbox.channel)
    assert r.message is not None
    await people[1].press(r.message, "Forget me")
    await house.until(lambda: house.book.names(players[0].table)[1] == "Quelqu’un")


async def test_discord_is_told_the_commands_again_when_only_a_translation_has_changed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told() -> int:
        return len([r for r in house.sandbox.requests if r.method == "PUT"])

    for _ in range(2):
        async with house.running():
            assert told() == 1
    (commands,) = house.sandbox.world.commands.values()
    (play,) = [command for command in commands if command["name"] == "play"]
    assert play["name_localizations"] == {"fr": "jouer"}

    async def nothing(*_: object) -> None:
        return None

    monkeypatch.setattr(Translation, "translate", nothing)
    async with house.running():
        assert told() == 2
