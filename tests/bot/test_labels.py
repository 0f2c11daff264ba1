"""What stands on buttons, in menus, forms and suggestions.

Discord shows no markdown there ("Button Structure" and "Select Option Structure" of its documents
call them plain text), and a phone shows 38 characters of a label, 34 beside an emoji, and 60 of
what stands below an option.
"""

from __future__ import annotations

import importlib
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

import bot
from bot.chat.handlers.typed_answers import form
from bot.chat.messages.custom_ids import Press
from bot.chat.messages.panels import DESCRIPTION, button_lines, is_draft, menu_choice, panel
from bot.chat.messages.typed import suggest
from bot.language.texts import Labels, Words, languages, shorten, shown
from bot.store.rows import OPEN, SeatRow, TableRow
from bot.tables.model import Live
from games import GAMES
from games.core import MOST_SEATS, Ask, Option, Rng, text
from games.session import Session
from games.standin import random_answer
from tests.catalogs import arguments, messages
from tests.games.every_game import some_options

MARKUP = re.compile(r"[*`~\\|]|__|<[@#:/t]|\n")
LONG = "Maximilian von und zu Hohenlohe-"
NAMES = ["Ann", LONG, "Bo", "Charlotte_the_Great", "Élisabeth", *[LONG] * (MOST_SEATS - 5)]
HERE = Press(3, "pick", "", 1, 5)
FEW, MANY = 2, 200  # games

every_language = pytest.mark.parametrize("lang", languages())
every_game = pytest.mark.parametrize("game", GAMES)


def table(game: str, lang: str) -> Live:
    row = TableRow(1, 2, game, 100, lang, GAMES[game].options({}), OPEN, 0)
    return Live(row, [SeatRow(1, seat, 100 + seat, name) for seat, name in enumerate(NAMES)])


def begun(game: str, number: int) -> Session[Any, Any]:
    """A game from its start, or one in which much happens; each with other settings."""
    rules = GAMES[game]
    seats = rules.seats[number % len(rules.seats)]
    chosen = some_options(rules, number, seats)
    if number % 2 == 0:
        return Session.start(rules, seats, chosen, number)
    lively = importlib.import_module(f"tests.games.{game}_tables").lively
    return Session(rules, lively(seats, chosen, number))


def asks(game: str, number: int) -> Iterator[Ask]:
    session, rng = begun(game, number), Rng(number)
    while session.result is None:
        seat = rng.pick(list(session.pending))
        ask = session.pending[seat]
        yield ask
        session.answer(seat, random_answer(ask, rng))


def faults(ask: Ask, labels: Labels) -> Iterator[str]:
    """What is wrong with the controls of an ask, each with its message, the text and its length."""
    ids = {str(labels(option.label)): option.label.key for option in ask.options}
    said = list(ids)
    twice = [label for label, n in Counter(labels(o.label) for o in ask.options).items() if n > 1]
    yield from (f"{ids[label]}: two options read {label!r}" for label in twice)
    for what, label in shown_by(ask, labels):
        most = DESCRIPTION if what == "description" else shown(label)
        if len(label) > most or MARKUP.search(label):
            source = next((ids[whole] for whole in said if label in whole), what)
            yield f"{source}: {label!r} ({what}, {len(label)})"


def shown_by(ask: Ask, labels: Labels) -> Iterator[tuple[str, str]]:
    for draft in [(), random_answer(ask, Rng(1))] if is_draft(ask) else [()]:
        for item in panel(ask, HERE, labels, draft, [(labels.say("button-undo"), HERE)]).children:
            if isinstance(item, discord.ui.Button):
                yield "button", str(item.label)
            elif isinstance(item, discord.ui.Select):
                yield "placeholder", str(item.placeholder)
                for option in item.options:
                    yield "option", option.label
                    yield "description", option.description or ""
    yield from (("suggestion", name) for name, _ in suggest(ask, "", labels))


def all_faults(game: str, lang: str, numbers: range) -> list[str]:
    labels = table(game, lang).words().labels
    found: dict[str, None] = {}
    for number in numbers:
        for ask in asks(game, number):
            found |= dict.fromkeys(faults(ask, labels))
    return [f"{game} {lang} {fault}" for fault in found]


@every_language
@every_game
def test_no_label_is_cut_on_a_phone_or_has_markup(game: str, lang: str) -> None:
    found = all_faults(game, lang, range(FEW))
    assert not found, "\n".join(found)


@pytest.mark.slow
@every_language
@every_game
def test_no_label_of_many_games_is_cut_on_a_phone_or_has_markup(game: str, lang: str) -> None:
    found = all_faults(game, lang, range(MANY))
    assert not found, "\n".join(found)


@every_language
def test_no_label_of_the_bot_is_cut_on_a_phone_or_has_markup(lang: str) -> None:
    catalog = messages(Path(bot.__file__).parent / "language" / f"{lang}.ftl")
    for game in GAMES:
        labels = table(game, lang).words().labels
        said = {
            key: labels.say(key, **dict.fromkeys(arguments(message), 3) | {"title": text("title")})
            for key, message in catalog.items()
            if key.startswith(("button-", "menu-", "form-"))
        }
        for setting in GAMES[game].settings:
            name = text(f"setting-{setting.key}")
            said[setting.key] = labels(name)
            for choice in setting.choices:
                key = f"{setting.key}-{choice}"
                chosen = text(f"setting-{key}")
                said[key] = labels.say("setting-chosen", name=name, choice=chosen)
        for key, label in said.items():
            assert len(label) <= shown(label) and not MARKUP.search(label), (game, key, label)


@every_language
def test_a_form_is_plain(lang: str) -> None:
    modal = form(HERE, Words(lang).labels)
    ((field,),) = [row["components"] for row in modal.to_components()]
    for said in (modal.title, field["label"]):
        assert len(said) <= shown(said) and not MARKUP.search(said)


def test_a_player_on_a_button_is_a_letter_and_a_name_without_marks() -> None:
    live = table("xidit", "en")
    live.seats[0].name = "A_n*n"
    words = live.words()
    assert words.seat(0) == "Ⓐ **A\\_n\\*n**"
    assert words.labels.say("button-take-seat", seat=0) == "Take Ⓐ A_n*n’s seat"


def test_a_long_name_is_cut_so_that_the_label_fits() -> None:
    labels = table("xidit", "en").words().labels
    assert labels.say("button-take-seat", seat=1) == "Take Ⓜ Maximilian von…’s seat"


def test_a_text_is_cut_at_the_end_of_a_word() -> None:
    assert shorten("one two three", 13) == "one two three"
    assert shorten("one two three", 12) == "one two…"
    assert shorten("one two, three", 10) == "one two…"
    assert shorten("x" * 81, 80) == "x" * 79 + "…"


SHORTENED = Option(
    "fox", text("challenge", space="1g", enemy="ironclads", values="ironclads"), "fox"
)
HINTED = Option("rest", text("rest"), "rest", hint=text("rest-hint"))


def test_what_a_button_has_no_room_for_is_said_above_it() -> None:
    words, ask = Words("en", "mageknight"), Ask(0, text("rest"), (SHORTENED, HINTED))
    assert [label for _, label in shown_by(ask, words.labels)][:2] == [
        "Fight Ironclads at 1g",
        "Rest",
    ]
    whole = "-# Fight Ironclads at 1g: armor 3, attack 4, brutal, resists physical"
    assert button_lines(ask, words, hints=False) == [whole]
    assert button_lines(ask, words, hints=True) == [
        whole,
        "-# Rest ▸ No move, no action: discard a card and any number of wounds",
    ]


def test_what_a_menu_has_no_room_for_is_said_below_its_option() -> None:
    labels = Words("en", "mageknight").labels
    found = [
        menu_choice(labels, option.label, option.key, option.hint) for option in (SHORTENED, HINTED)
    ]
    assert [(option.label, option.description) for option in found] == [
        ("Fight Ironclads at 1g", "armor 3, attack 4, brutal, resists physical"),
        ("Rest", "No move, no action: discard a card and any number of wounds"),
    ]


def test_several_options_whose_names_have_no_room_on_one_button_are_a_menu() -> None:
    def first(*cards: str) -> str:
        options = tuple(Option(key, text(f"card-{key}"), key) for key in cards)
        return next(
            shown_by(Ask(0, text("rest"), options, 2, 2), Words("en", "mageknight").labels)
        )[0]

    assert first("march", "swiftness", "stamina") == "button"
    assert first("banner-of-protection", "endless-bag-of-gold", "march") == "placeholder"


def test_only_the_panels_make_controls() -> None:
    """There they take labels, which are never messages: mypy sees to it."""
    house = Path(bot.__file__).parent
    made = {
        path.name
        for path in house.rglob("*.py")
        if re.search(r"SelectOption\(|ui\.(Button|Select)\(", path.read_text(encoding="utf-8"))
    }
    assert made == {"panels.py"}
