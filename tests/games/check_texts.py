"""What is said in a game, as players get to see it: checks for every game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import games
from bot.chat.messages.posts import LONGEST, PROMPT
from bot.language.texts import Labels, Words, languages, shown
from games.core import Ask, Option
from renderers import Picture
from tests.catalogs import messages
from tests.games.every_game import AnyGame, answered

FIRST_LETTER = ord("Ⓐ")
NAME = "Maximilian von und zu Hohenlohe-"  # as long as Discord allows
DESCRIPTION, ALT = 100, 1024  # characters, by Discord
ONCE = ("title", "tagline", "duration")  # what the bot asks every game for, beside its rules


def check_catalogs(game: AnyGame, folder: Path | None = None) -> None:
    """What the bot says about a game is there in every language, and fits."""
    folder = folder or Path(games.__file__).parent / game.key
    for lang in languages():
        catalog = folder / f"{lang}.ftl"
        assert catalog.is_file(), (
            f"{game.key}: there is no {lang}.ftl. Write the game's texts in every language of the "
            f"bot: {', '.join(languages())}."
        )
        there = set(messages(catalog))
        missing = [name for name in needed(game) if name not in there]
        assert not missing, (
            f"{game.key}: {lang}.ftl lacks {', '.join(missing)}. Every game has a title, a "
            "tagline, a duration and the pages of its rules (rules-1, rules-2, ...), and a text "
            "for each setting and each of its choices."
        )
        numbers = [name.removeprefix("rules-") for name in there if name.startswith("rules-")]
        pages = sorted(int(number) for number in numbers if number.isdigit())
        assert pages == [*range(1, len(pages) + 1)], (
            f"{game.key}: {lang}.ftl has the pages {pages} of the rules, and the bot stops at the "
            "first that is missing. Number them from 1."
        )


def needed(game: AnyGame) -> Iterator[str]:
    """Name the messages for which the bot asks a game."""
    yield from ONCE
    yield "rules-1"
    for setting in game.settings:
        yield f"setting-{setting.key}"
        yield from (f"setting-{setting.key}-{choice}" for choice in setting.choices)


def spoken(game: AnyGame, lang: str) -> Words:
    """Return how a table with long names speaks."""

    def bold(seat: int) -> str:
        return f"{chr(FIRST_LETTER + seat)} **{NAME}**"

    def plain(seat: int) -> str:
        return f"{chr(FIRST_LETTER + seat)} {NAME}"

    return Words(lang, game.key, bold, plain)


def check_asks(game: AnyGame, seats: int, games: int = 1, moves: int = 120) -> None:
    """Questions fit into Discord's messages, and their options can be told apart."""
    speakers = {lang: spoken(game, lang) for lang in languages()}
    labels = {lang: words.labels for lang, words in speakers.items()}
    known: set[str] = set()
    for session, _, _ in answered(game, seats, games, moves):
        for ask in session.pending.values():
            if repr(ask) in known:
                continue
            known.add(repr(ask))
            for lang, words in speakers.items():
                check_ask(f"{game.key}, {lang}, {ask.prompt.key}: ", ask, words, labels[lang])


def check_ask(place: str, ask: Ask, words: Words, labels: Labels) -> None:
    most = LONGEST if ask.secret else PROMPT
    prompt = words(ask.prompt)
    assert len(prompt) <= most, (
        f"{place}the question has {len(prompt)} characters, and {most} have room: {prompt!r}. Say "
        "it shorter, and put what explains the options into their hints."
    )
    keys: dict[str, Option[object]] = {}
    said: dict[str, Option[object]] = {}
    for option in ask.options:
        label = labels(option.label)
        assert option.key not in keys, (
            f"{place}two options have the key {option.key!r}. Give each its own: the key is what "
            "is saved and what people type."
        )
        assert label not in said, (
            f"{place}two options read {label!r}, {said[label].key} and {option.key}. Say in the "
            "label what tells them apart, also in its `.short` and `.shortest` form; if there is "
            "no difference, make one option of them."
        )
        keys[option.key] = said[label] = option
        assert label.strip() and len(label) <= shown(label), (
            f"{place}the label {label!r} has {len(label)} characters, and a phone shows "
            f"{shown(label)}. Give its message {option.label.key} an attribute `.short`."
        )
        hint = labels.whole(option.hint) if option.hint else ""
        assert len(hint) <= DESCRIPTION, (
            f"{place}the hint of {option.key} has {len(hint)} characters, and {DESCRIPTION} have "
            f"room: {hint!r}. Say it shorter."
        )


def check_pictures(game: str, pictures: Iterable[Picture]) -> None:
    """Pictures are described, so that people who cannot see them can play."""
    for picture in pictures:
        assert 0 < len(picture.alt.strip()) <= ALT, (
            f"{game}: the alt text of {picture.filename} has {len(picture.alt)} characters, and "
            f"must have 1 to {ALT}. Say what a player needs to decide, the most important first."
        )
