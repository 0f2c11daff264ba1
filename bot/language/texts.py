"""Puts texts into words: Fluent catalogs of the bot and of each game, by language."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from string import ascii_uppercase
from typing import NewType

import games
from bot.language import signs
from bot.language.catalogs import Bundle, Number, number
from games.core import Text, Value

FALLBACK = "en"
EMBLEMS = "ⒶⒷⒸⒹⒺⒻⒼⒽⒾⒿⓀⓁⓂⓃⓄⓅⓆⓇⓈⓉⓊⓋⓌⓍⓎⓏ"  # a seat's letter, as on its badge in the pictures
SHOWN, SHOWN_WITH_EMOJI = 38, 34  # characters of a label that a phone shows
FORMS = ("short", "shortest")  # attributes of a message: how it is said where room is short
# How short a label is said, and how many characters a player's name has in it: the first that fits.
FITTINGS = (*product((0, 1, 2), (34, 20, 14)), (2, 10), (2, 6))

LISTED = {"": "and", "or": "or", "commas": "commas"}  # by how an argument's name ends
VERBATIM = "verbatim"  # said by a version that stored sentences: there is no message for it
# How Discord writes what an argument of this name means, if it is a number.
MARKUP = {
    "player": "<@{}>",
    "role": "<@&{}>",
    "channel": "<#{}>",
    "until": "<t:{}:R>",
    "at": "<t:{}:f>",
}

Label = NewType("Label", str)  # what stands on a control: Discord shows no markup there

CUT_MARKUP = re.compile(r"<:[^<>]*$")  # an emoji of which the end is missing
COMMAND = re.compile(r"`(/([^`\n]+))`")  # as the catalogs write what people type
_mentions: dict[str, dict[str, str]] = {}  # by language, then by a command's name in it


def use_mentions(mentions: Mapping[str, str]) -> None:
    """Mention commands, given by their English names, in all messages said from now on.

    `</table vote:ID>` can be pressed, and the ID is that of the whole command `table`
    (docs.discord.com, Reference, Message Formatting). Discord shows the name that stands there,
    and only with the English one it can be pressed (github.com/discord/discord-api-docs, issues
    5518 and 5462), so French messages mention it, too.
    """
    global _mentions  # noqa: PLW0603 - a process serves one application
    _mentions = {
        lang: {**mentions, **{_called(name, lang): said for name, said in mentions.items()}}
        for lang in languages()
    }


def _called(command: str, lang: str) -> str:
    """What a command is called in a language, by the names of all its parts."""
    parts = command.split(" ")
    keys = ["-".join(["command", *parts[: n + 1], "name"]) for n in range(len(parts))]
    return " ".join(Words(lang).say(key) for key in keys)


@cache
def _bundle(game: str | None, lang: str) -> Bundle:
    """The bot's own messages, and those of one game. What is not translated is said in English:
    better than not at all."""
    bundle = Bundle(lang)
    folders = [Path(__file__).parent]
    if game is not None:
        folders += game_folders(game)
    for spoken in dict.fromkeys((lang, FALLBACK)):  # what is there already stays
        for folder in folders:
            path = folder / f"{spoken}.ftl"
            if path.is_file():
                bundle.add_catalog(path)
    return bundle


def game_folders(game: str) -> list[Path]:
    """Return where a game has its catalogs: for playing and for learning it."""
    folder = Path(games.__file__).parent / game
    return [folder, folder / "learning"]


@cache
def topics(game: str) -> tuple[str, ...]:
    """What a game explains on demand: all X with a message `about-X` and one, X, that names it."""
    catalogs = [folder / f"{FALLBACK}.ftl" for folder in game_folders(game)]
    said = "\n".join(path.read_text(encoding="utf-8") for path in catalogs if path.is_file())
    there = dict.fromkeys(re.findall(r"^([\w-]+) =", said, re.MULTILINE))
    return tuple(name for name in there if f"about-{name}" in there)


def things_in(message: Text, known: Container[str]) -> Iterator[str]:
    """Find the things that a text names, of those that are `known`: `unit-archer` by its argument
    `unit="archer"`, or as a text in it."""
    if message.key in known:
        yield message.key
    for name, value in message.args.items():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Text):
                yield from things_in(part, known)
            elif f"{name}-{part}" in known:
                yield f"{name}-{part}"


@cache
def languages() -> tuple[str, ...]:
    """The languages that the bot speaks, English first."""
    found = {path.stem for path in Path(__file__).parent.glob("*.ftl")}
    return (FALLBACK, *sorted(found - {FALLBACK}))


def spoken(locale: str) -> str | None:
    """The language for a Discord locale such as `en-GB`, if it is one of ours."""
    lang = locale.split("-", maxsplit=1)[0].lower()
    return lang if lang in languages() else None


def language(locale: str) -> str:
    """The language to use for a Discord locale."""
    return spoken(locale) or FALLBACK


class Arguments(dict[str, str | Number]):
    """What a message can say of its arguments, each put into words when it is needed: `cards`, all
    of them, `cards_or` and `cards_commas`, listed in another way, and `card_key`, one as it is."""

    def __init__(
        self,
        given: Mapping[str, Value],
        worded: Callable[[str, str | int | Text], str | int],
        listed: Callable[[Iterable[str], str], str],
    ) -> None:
        super().__init__()
        self._given, self._worded, self._listed = given, worded, listed

    def __missing__(self, name: str) -> str | Number:
        argument, _, how = (name, "", "") if name in self._given else name.rpartition("_")
        value = self._given[argument]  # Fluent tells which one is unknown
        said: str | int
        if how == "key":
            if not isinstance(value, str | int):
                raise KeyError(name)
            said = value
        elif how not in LISTED:
            raise KeyError(name)
        elif isinstance(value, list):
            said = self._listed([str(self._worded(argument, item)) for item in value], LISTED[how])
        else:
            said = self._worded(argument, value)
        self[name] = found = number(said) if isinstance(said, int) else said
        return found


class Words:
    """Speaks one language about one table.

    `seat_name` says how a player is named in messages; `label_name`, how on controls, which
    show no markup; `person_name`, how somebody is named who has no seat; `letter`, what stands on
    a player's badge in pictures. `short` says how little room there is: none of the FORMS, one, or
    both. With `markup`, commands can be pressed, as soon as Discord has told their ids.
    """

    def __init__(
        self,
        lang: str,
        game: str | None = None,
        seat_name: Callable[[int], str] = str,
        label_name: Callable[[int], str] = str,
        person_name: Callable[[str], str] = str,
        short: int = 0,
        markup: bool = True,
        letter: Callable[[int], str] = ascii_uppercase.__getitem__,
    ) -> None:
        self.lang = lang
        self._bundle = _bundle(game, lang)
        self._seat_name = seat_name
        self._label_name = label_name
        self._person_name = person_name
        self.game = game
        self._short = short
        self._markup = markup
        self._letter = letter

    @property
    def labels(self) -> Labels:
        """The same words for controls."""

        def fitting(short: int, most: int) -> Words:
            def name(seat: int) -> str:
                return shorten(self._label_name(seat), most)

            return Words(self.lang, self.game, name, short=short, markup=False)

        return Labels([fitting(*way) for way in FITTINGS])

    def __call__(self, message: Text) -> str:
        return self.say(message.key, **message.args)

    def listed(self, parts: Iterable[str], how: str = "and") -> str:
        """Several things as they are said one after another: `A, B and C`, or with `or`, or with
        `commas` alone."""
        *others, last = [*parts] or [""]
        if not others or how == "commas":
            return ", ".join([*others, last])
        return Words(self.lang).say(f"list-{how}", others=", ".join(others), last=last)

    def seat(self, seat: int) -> str:
        """How a player is named."""
        return self._seat_name(seat)

    def letter(self, seat: int) -> str:
        """What stands on a player's badge."""
        return self._letter(seat)

    def has(self, key: str) -> bool:
        return key == VERBATIM or self._bundle.has_message(key)

    def attribute(self, key: str, name: str) -> str | None:
        """Return what stands beside a message under a name of its own, if there is such a thing."""
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(name)
        return None if pattern is None else self._bundle.say(pattern, {})

    def topic(self, key: str) -> str:
        """Return what something is called among all that can be looked up: its own name, unless
        `about-` it has a `name` beside it, since something else is called the same."""
        about = f"about-{key}"
        return (self.attribute(about, "name") if self.has(about) else None) or self.say(key)

    def say(self, key: str, /, **args: Value) -> str:
        if key == VERBATIM:
            return str(args["said"])
        message = self._bundle.get_message(key)
        pattern = message.value
        for form in FORMS[: self._short]:
            pattern = message.attributes.get(form) or pattern
        assert pattern is not None, key
        try:
            said = self._bundle.say(pattern, Arguments(args, self._argument, self.listed))
        except ValueError as fault:
            raise ValueError(f"message {key}: {fault}") from fault
        said = COMMAND.sub(self._command, said)
        return signs.in_message(self.game, said) if self._markup else said

    def _command(self, found: re.Match[str]) -> str:
        marked, plain, name = found.group(0, 1, 2)
        known = _mentions.get(self.lang, _mentions.get(FALLBACK, {}))
        return known.get(name, marked) if self._markup else plain

    def _argument(self, name: str, value: str | int | Text) -> str | int:
        if isinstance(value, Text):
            return self(value) if self.has(value.key) else self._without_words(value)
        if name in ("seat", "seats"):
            return self._seat_name(int(value))
        if name == "person":
            return self._person_name(str(value))
        if name in MARKUP and isinstance(value, int):
            return MARKUP[name].format(value)
        if self._bundle.has_message(f"{name}-{value}"):
            return self.say(f"{name}-{value}")
        return value

    def _without_words(self, message: Text) -> str:
        """Name what a text is about that an older version has said in words that are gone."""
        parts = [
            str(self._argument(name, item))
            for name, value in message.args.items()
            for item in (value if isinstance(value, list) else [value])
        ]
        return self.listed(parts)


@dataclass(frozen=True)
class Captions:
    """What words in pictures depend on, as plain data: a language, and the names and letters of
    the players, which stand apart there."""

    lang: str
    names: tuple[str, ...] = tuple(map(str, range(1, 11)))
    letters: tuple[str, ...] = tuple(ascii_uppercase)

    def words(self, game: str) -> Words:
        return Words(
            self.lang,
            game,
            self.names.__getitem__,
            markup=False,
            letter=self.letters.__getitem__,
        )


class Labels:
    """Words for buttons, menus, forms and suggestions, where Discord shows all text as it is.

    `ways` are the same words in ever shorter form, since a phone cuts long labels.
    """

    def __init__(self, ways: Sequence[Words]) -> None:
        self._ways = ways

    def __call__(self, message: Text) -> Label:
        """As much of it as a phone shows."""
        said = ""
        for words in self._ways:
            said = words(message)
            if len(said) <= shown(said):
                break
        return Label(said)

    def whole(self, message: Text) -> Label:
        """All of it, where there is room."""
        return Label(self._ways[0](message))

    def say(self, key: str, /, **args: Value) -> Label:
        return self(Text(key, args))

    def sign(self, label: Label) -> tuple[str | None, Label]:
        """Split a label into the emoji that it begins with, if we have one for that, and words."""
        emoji, rest = signs.of_label(self._ways[0].game, label)
        return emoji, Label(rest)


def shown(label: str) -> int:
    """How many characters of a label a phone shows: an emoji takes the room of several."""
    signs = (sign for sign in label if sign not in EMBLEMS)
    emoji = not label.isascii() and any(unicodedata.category(sign) == "So" for sign in signs)
    return SHOWN_WITH_EMOJI if emoji else SHOWN


def shorten(said: str, most: int) -> str:
    """Cut at the end of a word, if one ends in the second half."""
    if len(said) <= most:
        return said
    cut = CUT_MARKUP.sub("", said[: most - 1])
    if not said[most - 1].isspace():
        word, space, _ = cut.rpartition(" ")
        cut = word if space and len(word) >= most // 2 else cut
    return cut.rstrip(" ,;:·") + "…"


def emblem(letter: str) -> str:
    """A seat's letter, as it stands before a name."""
    return EMBLEMS[ascii_uppercase.index(letter)]


def english(key: str) -> str:
    """In English, for Discord's list of commands: other languages are put beside it."""
    return Words(FALLBACK).say(key)
