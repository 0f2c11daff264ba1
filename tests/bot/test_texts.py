"""The bot's own texts: all that it says is there, formats, and nothing is there for nothing."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import bot
from bot import texts
from bot.texts import Words, language, languages
from games import GAMES
from games.core import text

HOUSE = Path(bot.__file__).parent
SOURCES = sorted(path for path in HOUSE.glob("*.py"))
CATALOGS = sorted(HOUSE.glob("*.ftl"))
SPEAKING = {"say": 0, "text": 0, "Refused": 0}


def messages(catalog: Path) -> dict[str, ftl.Message]:
    resource = parse(catalog.read_text(encoding="utf-8"))
    assert [entry for entry in resource.body if isinstance(entry, ftl.Junk)] == []
    found = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    names = [message.id.name for message in found]
    assert len(names) == len(set(names)), "a message is there twice"
    return dict(zip(names, found, strict=True))


def variables(message: ftl.Message) -> set[str]:
    found: set[str] = set()

    def visit(node: object) -> None:
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.BaseNode):
            for value in vars(node).values():
                visit(value)
        elif isinstance(node, list):
            for item in node:
                visit(item)

    visit(message)
    return found


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
            for key in constants(node.args[0]):
                yield path.name, key, given


def constants(node: ast.expr) -> list[str]:
    """A key, or both of `a if … else b`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return []


def of_games(key: str) -> bool:
    """Whether every game's own catalog has it."""
    return all(Words("en", game).has(key) for game in GAMES)


def test_whatever_the_bot_says_is_in_its_catalog_with_the_arguments_it_names() -> None:
    english = messages(HOUSE / "en.ftl")
    said = list(spoken())
    assert len(said) > 80
    for file, key, given in said:
        if key not in english:
            assert of_games(key), f"{file}: {key} is in no catalog"
        elif given is not None:
            assert variables(english[key]) <= given, f"{file}: {key}"


def test_nothing_is_in_the_catalog_for_nothing() -> None:
    games = (HOUSE.parent / "games").glob("*.py")
    sandbox = (HOUSE / "sandbox").rglob("*.py")
    sources = "\n".join(path.read_text(encoding="utf-8") for path in [*SOURCES, *games, *sandbox])
    for key in messages(HOUSE / "en.ftl"):
        assert f'"{key}"' in sources, f"{key} is not used"


@pytest.mark.parametrize("catalog", CATALOGS, ids=lambda path: path.stem)
def test_every_message_formats(catalog: Path) -> None:
    words = Words(catalog.stem)
    for key, message in messages(catalog).items():
        for value in (0, 1, 2, 7):
            said = words.say(key, **dict.fromkeys(variables(message), value))
            assert said.strip() and "{" not in said, key
            assert len(said) <= 2000, key


@pytest.mark.parametrize("catalog", CATALOGS, ids=lambda path: path.stem)
def test_every_language_says_the_same_things(catalog: Path) -> None:
    english, other = messages(HOUSE / "en.ftl"), messages(catalog)
    assert set(other) == set(english)
    for key, message in other.items():
        assert variables(message) <= variables(english[key]), key


@pytest.mark.parametrize("lang", languages())
def test_every_game_speaks_every_language_of_the_bot(lang: str) -> None:
    for game in GAMES:
        assert Words(lang, game).say("title")


@pytest.mark.parametrize("lang", languages())
def test_labels_fit_into_discords_limits(lang: str) -> None:
    words = Words(lang)
    for key, message in messages(HOUSE / f"{lang}.ftl").items():
        if key.startswith("button-"):
            said = words.say(key, **dict.fromkeys(variables(message), 12))
            assert len(said) <= 80, key
    assert len(words.say("form-title")) <= 45
    assert len(words.say("form-label")) <= 45


def test_a_locale_becomes_a_language_that_is_spoken() -> None:
    assert language("en-GB") == "en"
    assert language("EN-us") == "en"
    assert language("tlh") == "en"
    assert language("") == "en"
    assert languages()[0] == "en"
    for lang in languages():
        assert language(f"{lang}-XX") == lang


def test_commands_are_named_as_they_are() -> None:
    """Whatever a text tells people to type exists."""
    from bot.commands import COMMANDS
    from bot.table_commands import table

    names = {command.name for command in COMMANDS}
    names |= {f"table {command.name}" for command in table.commands} | {"table"}
    for catalog in CATALOGS:
        said = catalog.read_text(encoding="utf-8")
        for command in re.findall(
            r"(?<![\w/])/([a-z]+(?: (?:abandon|import|export|remind|standin))?)", said
        ):
            assert command in names, f"{catalog.name}: /{command}"


def test_arguments_are_put_into_words_by_their_names() -> None:
    words = Words("en", "xidit", lambda seat: f"<{seat}>")
    assert words.say("units", n=2, unit="archer") == "2 Archer"
    said = words(text("recruits", seat=3, unit="mage", city=7))
    assert said == "<3> recruits Mage in 7"
    assert words.seat(2) == "<2>"
    assert not words.has("no-such-message")


def test_a_missing_argument_is_an_error_and_not_a_gap() -> None:
    with pytest.raises(ValueError, match="answer-unknown"):
        Words("en").say("answer-unknown")


def test_every_seat_has_an_emblem() -> None:
    most = max(game.seats[-1] for game in GAMES.values())
    assert len(texts.EMBLEMS) >= most
