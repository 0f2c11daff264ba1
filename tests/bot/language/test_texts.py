"""The bot's own texts: all that it says is there, formats, and nothing is there for nothing."""

import ast
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from string import ascii_uppercase

import pytest
from discord.app_commands import Command

import bot
from bot import invitation
from bot.chat import permissions
from bot.chat.commands.personal import ASK_FIRST, AT_ONCE, DESK, PHONE
from bot.chat.commands.server import ANY_LANGUAGE
from bot.language import texts
from bot.language.texts import Words, language, languages
from bot.store import clock, outcome
from bot.store.operating.server_rules import COMPUTERS
from bot.tables.operating.overview import STATUSES
from bot.tables.reactions import STANDING
from bot.tables.seats import ORDERS
from bot.tables.voting import ballots
from games import GAMES
from games.core import LEVELS, Text, text
from tests.bot.all_commands import TREE, key_of, named
from tests.catalogs import arguments, assert_as_in_english, messages

HOUSE = Path(bot.__file__).parent
SOURCES = sorted(path for path in HOUSE.rglob("*.py") if "sandbox" not in path.parts)
LANGUAGE = HOUSE / "language"
CATALOGS = sorted(LANGUAGE.glob("*.ftl"))
SPEAKING = {"say", "text", "Refused"}

FAMILIES = {
    "clock-*-set": [kind for kind in clock.KINDS if kind != clock.NONE],
    "clock-kind-*": clock.KINDS,
    "computers-*": COMPUTERS,
    "server-computers-*": COMPUTERS,
    "server-language-*": (ANY_LANGUAGE,),
    "topic-*": ("fairness",),
    "help-*": ("fairness",),
    "final-*": ("closes", "continues", "ends", "passes", "reveals"),
    "button-standing-*": STANDING,
    "computer-*": LEVELS,
    "level-*": LEVELS,
    "list-*": ("and", "or"),
    "order-of-seats-*": ORDERS,
    "permissions-*": {*invitation.ALL, *permissions.IN_VOICE},
    "owner-filter-*": STATUSES,
    "policy-*": clock.POLICIES,
    "typed-answers-*": (ASK_FIRST, AT_ONCE),
    "screen-*": (PHONE, DESK),
    "span-*": ("days", "hours", "minutes"),
    "standing-*": STANDING,
    "vote-*": (*ballots.KINDS, ballots.LATE, ballots.PASSED, ballots.FAILED),
    "vote-kind-*": ballots.KINDS,
    "went-wrong-*": (outcome.NOTHING, outcome.PART, outcome.ALL),
}
"""Messages whose ids the sources put together."""


def spoken() -> Iterator[tuple[str, str, set[str] | None]]:
    """File, key and arguments of all that the sources say with a key that stands there."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if name not in SPEAKING:
                continue
            known = all(keyword.arg is not None for keyword in node.keywords)
            given = {str(keyword.arg) for keyword in node.keywords} if known else None
            if isinstance(node.args[0], ast.JoinedStr):
                given = None  # two families may share a prefix
            for key in constants(node.args[0]):
                yield path.name, key, given


def constants(node: ast.expr) -> list[str]:
    """A key, both of `a if … else b`, or all of a family."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    if isinstance(node, ast.JoinedStr):
        parts = [str(p.value) if isinstance(p, ast.Constant) else "*" for p in node.values]
        family = "".join(parts)
        return members(family) if family in FAMILIES else [family]
    return []


def members(family: str) -> list[str]:
    return [family.replace("*", member) for member in FAMILIES[family]]


def of_games(key: str) -> bool:
    """Whether every game's own catalog has it, or it is a family of theirs."""
    return "*" in key or all(Words("en", game).has(key) for game in GAMES)


def test_whatever_the_bot_says_is_in_its_catalog_with_the_arguments_it_names() -> None:
    english = messages(LANGUAGE / "en.ftl")
    said = list(spoken())
    assert len(said) > 80
    for file, key, given in said:
        if key not in english:
            assert of_games(key), f"{file}: {key} is in no catalog"
        elif given is not None:
            assert arguments(english[key]) <= given, f"{file}: {key}"


def test_nothing_is_in_the_catalog_for_nothing() -> None:
    games = (HOUSE.parent / "games").glob("*.py")
    sandbox = (HOUSE / "sandbox").rglob("*.py")
    sources = "\n".join(path.read_text(encoding="utf-8") for path in [*SOURCES, *games, *sandbox])
    derived = {f"{key_of(it)}-name" for it in named()}
    derived |= {key for family in FAMILIES for key in members(family)}
    english = messages(LANGUAGE / "en.ftl")
    assert derived <= set(english)
    for key in set(english) - derived:
        assert f'"{key}"' in sources, f"{key} is not used"


@pytest.mark.parametrize("catalog", CATALOGS, ids=lambda path: path.stem)
def test_every_message_formats(catalog: Path) -> None:
    words = Words(catalog.stem)
    for key, message in messages(catalog).items():
        for value in (0, 1, 2, 7):
            said = words.say(key, **dict.fromkeys(arguments(message), value))
            assert said.strip() and "{" not in said, key
            assert len(said) <= 2000, key


@pytest.mark.parametrize("catalog", CATALOGS, ids=lambda path: path.stem)
def test_every_language_says_the_same_things(catalog: Path) -> None:
    assert_as_in_english(catalog)


@pytest.mark.parametrize("lang", languages())
def test_every_game_speaks_every_language_of_the_bot(lang: str) -> None:
    for game in GAMES:
        assert Words(lang, game).say("title")


@pytest.mark.parametrize("lang", languages())
def test_labels_fit_into_discords_limits(lang: str) -> None:
    words = Words(lang)
    for key, message in messages(LANGUAGE / f"{lang}.ftl").items():
        if key.startswith("button-"):
            said = words.say(key, **dict.fromkeys(arguments(message), 12))
            assert len(said) <= 80, key
    assert len(words.say("form-title")) <= 45
    assert len(words.say("form-label")) <= 45


WITHOUT_FRENCH_SPACES = re.compile(
    r"[^\S\u00a0]:(?=[\s*])|[^\S\u202f][;!?]|«[^\u00a0]|[^\u00a0]»|'"
)


@pytest.mark.parametrize(
    "folder", [LANGUAGE, *(folder for key in GAMES for folder in texts.game_folders(key))]
)
def test_french_has_its_own_spaces_and_apostrophes(folder: Path) -> None:
    """So that no line begins with a colon or a question mark."""
    lines = (folder / "fr.ftl").read_text(encoding="utf-8").splitlines()
    said = [line for line in lines if not line.startswith("#")]
    assert [line for line in said if WITHOUT_FRENCH_SPACES.search(line)] == []


def test_french_buttons_are_short() -> None:
    for key, message in messages(LANGUAGE / "fr.ftl").items():
        if key.startswith("button-") and not arguments(message):
            assert len(Words("fr").say(key)) <= 25, key


def test_a_locale_becomes_a_language_that_is_spoken() -> None:
    assert language("en-GB") == "en"
    assert language("EN-us") == "en"
    assert language("tlh") == "en"
    assert language("") == "en"
    assert languages()[0] == "en"
    for lang in languages():
        assert language(f"{lang}-XX") == lang


def typed(command: str, lang: str) -> str:
    """As it is called in a language, by the names of all its parts."""
    parts = command.split(" ")
    keys = ["-".join(["command", *parts[: n + 1], "name"]) for n in range(len(parts))]
    return " ".join(Words(lang).say(key) for key in keys)


@pytest.mark.parametrize("lang", languages())
def test_commands_are_named_as_they_are(lang: str) -> None:
    """Whatever a text tells people to type exists, in the language that it is told in."""
    names = {typed(command.qualified_name, lang) for command in TREE.walk_commands()}
    groups = {name.partition(" ")[0] for name in names if " " in name}
    catalogs = [LANGUAGE, *(folder for key in GAMES for folder in texts.game_folders(key))]
    for catalog in [folder / f"{lang}.ftl" for folder in catalogs]:
        said = catalog.read_text(encoding="utf-8") if catalog.is_file() else ""
        for first, second in re.findall(r"(?<![\w/}*])/([^\W\d_]{2,})(?: ([^\W\d_]+))?", said):
            whole = f"{first} {second}" if first in groups and second else first
            assert whole in names, f"{catalog}: /{whole}"


LONGEST_ID = 2**64 - 1
PRESSABLE = {
    it.qualified_name: f"</{it.qualified_name}:{LONGEST_ID}>"
    for it in TREE.walk_commands()
    if isinstance(it, Command)
}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", [None, *GAMES])
def test_every_command_in_a_message_can_be_pressed(lang: str, game: str | None) -> None:
    """`</NAME:ID>` and `</NAME SUBCOMMAND:ID>` (docs.discord.com, Reference, Message Formatting),
    with English names in every language; a message still fits into Discord's 2,000 characters."""
    folder = LANGUAGE if game is None else HOUSE.parent / "games" / game
    words = Words(lang, game)
    called = {typed(name, lang): said for name, said in PRESSABLE.items()}
    named = 0
    for key, message in messages(folder / f"{lang}.ftl").items():
        given = dict.fromkeys(arguments(message), 2)
        before = words.say(key, **given)
        commands = [name for name in re.findall(r"`/([^`]+)`", before) if name in called]
        if commands and not key.startswith("command-"):
            texts.use_mentions(PRESSABLE)
            said = words.say(key, **given)
            for name in commands:
                assert called[name] in said and f"`/{name}`" not in said, key
                assert f"`/{name}`" not in words.labels.say(key, **given)
            assert "</" not in words.labels.say(key, **given), key
            assert len(said) <= 2000, key
            texts.use_mentions({})
            assert words.say(key, **given) == before, "the ids of commands are not known yet"
        named += len(commands)
    assert named or game is not None, "the bot names its commands; a game may"


@pytest.mark.parametrize("catalog", CATALOGS, ids=lambda path: path.stem)
def test_no_command_in_a_message_is_without_its_signs(catalog: Path) -> None:
    """Without them it would not be known as something that people type."""
    lines = catalog.read_text(encoding="utf-8").splitlines()
    said = [line for line in lines if not line.startswith(("#", "command-"))]
    assert [line for line in said if re.search(r"(?<![\w/}*`])/[^\W\d_]{2,}", line)] == []


def test_what_is_typed_behind_a_command_and_groups_of_commands_are_not_pressed() -> None:
    texts.use_mentions(PRESSABLE)
    assert "`/turn answer: k r a b w a`" in Words("en", "xidit").say("rules-2")
    assert "`/table`" in Words("en").say("help", version="1")
    assert Words("en").labels.say("unknown-button").endswith("Use /turn.")


def test_a_language_without_a_catalog_mentions_commands_as_english_does() -> None:
    texts.use_mentions(PRESSABLE)
    assert Words("de").say("unknown-button") == Words("en").say("unknown-button")


def test_arguments_are_put_into_words_by_their_names() -> None:
    words = Words("en", "xidit", lambda seat: f"<{seat}>")
    assert words.say("units", n=2, unit="archer") == "2 Archers"
    said = words(text("recruits", seat=3, unit="mage", city=7))
    assert said == "<3> recruits a Mage in city 7"
    assert words.seat(2) == "<2>"
    assert not words.has("no-such-message")


def test_what_is_not_translated_is_said_in_english() -> None:
    assert Words("de").say("done") == "Done."
    assert Words("de", "xidit")(text("units", n=2, unit="archer")) == "2 Archers"


def test_a_missing_argument_is_an_error_and_not_a_gap() -> None:
    with pytest.raises(ValueError, match="answer-unknown"):
        Words("en").say("answer-unknown")


def test_every_letter_has_an_emblem() -> None:
    assert unicodedata.normalize("NFKC", texts.EMBLEMS) == ascii_uppercase
    assert [texts.emblem(letter) for letter in "ABZ"] == ["Ⓐ", "Ⓑ", "Ⓩ"]
    assert texts.shown("Ⓩ Zoe") == texts.SHOWN, "it takes no more room than a letter"


@pytest.mark.parametrize(
    ("lang", "how", "said"),
    [
        ("en", "and", ["", "a", "a and b", "a, b and c"]),
        ("en", "or", ["", "a", "a or b", "a, b or c"]),
        ("fr", "and", ["", "a", "a et b", "a, b et c"]),
        ("fr", "or", ["", "a", "a ou b", "a, b ou c"]),
    ],
)
def test_a_list_is_said_as_people_do(lang: str, how: str, said: list[str]) -> None:
    assert [Words(lang).listed("abc"[:n], how) for n in range(4)] == said


def test_a_message_lists_with_and_or_or_commas() -> None:
    words = Words("en")
    names: list[str | int | Text] = ["Ann", "Ben", "Cat"]
    assert words.say("waiting-for", players=names) == "⏳ Waiting for Ann, Ben and Cat"
    ambiguous = words.say("answer-ambiguous", given="x", several=names)
    assert "could be Ann, Ben or Cat." in ambiguous
    then = Words("en", "sigillum").say("and-then", parts=names[:2], last="Cat")
    assert then == "Ann, Ben, and Cat"


def test_what_an_older_version_listed_in_words_that_are_gone_is_still_said() -> None:
    listed = Text("enumeration", {"others": ["Ann", "Ben"], "last": "Cat"})
    assert Words("fr").say("waiting-for", players=listed).endswith("Ann, Ben et Cat")
