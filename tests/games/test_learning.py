"""What every game teaches: its lessons, what its decisions are about, and what its things are.

A game may add to `tests/games/<key>_tables.py` its `NOT_THINGS`: messages, or families of them,
that are put into sentences but name nothing that one could ask about, each with the reason.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import games
from bot.chat.messages.panels import is_draft
from bot.language.texts import Words, languages, topics
from games import GAMES
from games.core import Ask, Rng, Text, Value
from games.lessons import LEARNER, Guide, Lesson, Progress, lessons, scenes
from games.session import Session
from games.standin import random_answer
from renderers import draw, sheets
from tests.catalogs import assert_as_in_english, messages
from tests.games.every_game import some_options
from tests.samples import and_slow

HOUSE = Path(games.__file__).parent
PRESSES, PRESSES_OF = 60, {"mageknight": 90}  # within which a lesson ends
NAMES = ["Ana", "Émile", "Olga", "Yann", "Ugo", "Inès"]
ANSWERS = 40  # of a random game that is looked through
LESSONS = [(key, lesson) for key in GAMES for lesson in lessons(key)]
every_lesson = pytest.mark.parametrize(
    ("key", "lesson"), LESSONS, ids=[f"{key}-{lesson.key}" for key, lesson in LESSONS]
)
every_game = pytest.mark.parametrize("key", GAMES)
every_language = pytest.mark.parametrize("lang", languages())


def test_every_game_has_a_lesson_and_a_scene_for_each_page_of_its_rules() -> None:
    for key in GAMES:
        assert lessons(key), key
        pages = [name for name in messages(HOUSE / key / "en.ftl") if name.startswith("rules-")]
        assert len(scenes(key)) == len(pages), key


# Lessons


def walk(key: str, lesson: Lesson[Any], wayward: Rng | None) -> tuple[list[str], int]:
    """Take a lesson, by its suggestions or by random answers; return the steps that were told and
    the presses that it took. Each step can be said in every language when it is told."""
    game = GAMES[key]
    guide, session, progress = Guide(game, lesson), lesson.start(game), Progress(lesson.key)
    told: list[str] = []
    presses = 0
    while True:
        go_on(guide, session, progress)
        if guide.is_over(session, progress):
            assert session.result is not None or not lesson.to_the_end
            return told, presses
        ask, step = session.pending[LEARNER], guide.step(session, progress)
        suggested = guide.suggestion(session, step)
        answer = suggested if wayward is None else random_answer(ask, wayward)
        presses += len(answer) + 1 if is_draft(ask) else 1
        if step is not None:
            told.append(step.key)
            said = guide.words(session, step)
            for lang in languages():
                assert "{" not in Words(lang, key, NAMES.__getitem__)(said)
            if step.insists and answer != suggested:
                presses += 1
                answer = suggested
            progress.step += 1
        progress.free = 0 if step is not None else progress.free + 1
        session.answer(LEARNER, answer)


def go_on(guide: Guide[Any], session: Session[Any, Any], progress: Progress) -> None:
    while True:
        while (move := guide.next_move(session)) is not None:
            session.answer(move.seat, move.answer)
        moves = guide.play_on(session, progress) if session.result is None else []
        if not moves:
            return
        for move in moves:
            session.answer(move.seat, move.answer)


@every_lesson
def test_whoever_follows_a_lesson_is_told_every_step_in_time(key: str, lesson: Lesson[Any]) -> None:
    told, presses = walk(key, lesson, None)
    assert told == [step.key for step in lesson.steps]
    assert presses <= PRESSES_OF.get(key, PRESSES)


@every_lesson
@pytest.mark.parametrize("seeds", and_slow([range(1)], [range(1, 20)]))
def test_whoever_goes_astray_comes_to_the_end_in_time(
    key: str, lesson: Lesson[Any], seeds: range
) -> None:
    for seed in seeds:
        told, presses = walk(key, lesson, Rng(seed))
        assert presses <= PRESSES_OF.get(key, PRESSES), seed
        assert len(told) >= len(lesson.steps) * 2 // 3, f"seed {seed}: most of it is told anyway"


@every_lesson
@every_language
def test_a_lesson_has_its_words(key: str, lesson: Lesson[Any], lang: str) -> None:
    there = messages(HOUSE / key / "learning" / f"{lang}.ftl")
    for part in ("title", "welcome", "end"):
        assert f"lesson-{lesson.key}-{part}" in there
    for step in lesson.steps:
        assert f"lesson-{step.key}" in there
        assert (f"lesson-{step.key}-instead" in there) == step.insists, step.key


@every_lesson
def test_a_lesson_names_prompts_that_exist(key: str, lesson: Lesson[Any]) -> None:
    there = messages(HOUSE / key / "en.ftl")
    for step in lesson.steps:
        assert set(step.at) <= there.keys(), step.key


# Catalogs


@every_game
@every_language
def test_catalogs_of_learning_say_the_same_in_every_language(key: str, lang: str) -> None:
    assert_as_in_english(HOUSE / key / "learning" / f"{lang}.ftl")


@every_game
@every_language
def test_no_message_of_learning_is_there_for_nothing(key: str, lang: str) -> None:
    own = messages(HOUSE / key / f"{lang}.ftl")
    steps = {
        f"lesson-{name}"
        for lesson in lessons(key)
        for name in (
            *(f"{lesson.key}-{part}" for part in ("title", "welcome", "end")),
            *(step.key for step in lesson.steps),
            *(f"{step.key}-instead" for step in lesson.steps),
        )
    }
    there = messages(HOUSE / key / "learning" / f"{lang}.ftl")
    named = {name for name in there if f"about-{name}" in there}  # a term that only rules use
    for name in there.keys() - steps - named:
        kind, _, rest = name.partition("-")
        assert kind in ("about", "why", "tip"), f"{name} is not used"
        assert rest in own or rest in there, f"{name}: there is no message {rest}"


# What is asked and named


class Listening(Words):
    """Speaks, and notes which messages were put into others by the value of an argument."""

    def __init__(self, lang: str, game: str) -> None:
        super().__init__(lang, game, NAMES.__getitem__)
        self.put_in: set[str] = set()
        self.said: set[str] = set()

    def say(self, key: str, /, **args: Value) -> str:
        if not args:  # else it is a sentence
            self.said.add(key)
        return super().say(key, **args)

    def _argument(self, name: str, value: str | int | Text) -> str | int:
        if not isinstance(value, Text) and self.has(f"{name}-{value}"):
            self.put_in.add(f"{name}-{value}")
        return super()._argument(name, value)

    @property
    def named(self) -> set[str]:
        """What was named: in sentences, or alone, as pictures do."""
        families = {key.partition("-")[0] for key in self.put_in}
        return self.put_in | {
            key for key in self.said if "-" in key and key.partition("-")[0] in families
        }


def tables(key: str) -> Any:
    return import_module(f"tests.games.{key}_tables")


@cache
def random_positions(key: str, many: bool) -> list[tuple[Session[Any, Any], Listening, set[str]]]:
    """Random games in all numbers of players: what was said in them, and the prompts."""
    found = []
    game = GAMES[key]
    for number, seats in enumerate(game.seats if many else [*game.seats][:2]):
        chosen = some_options(game, number, seats)
        starts = [
            Session.start(game, seats, chosen, number),
            Session(game, tables(key).lively(seats, chosen, number)),
        ]
        for session in starts:
            words, prompts, rng = Listening("en", key), set[str](), Rng(number)
            lines = session.opening
            for answer in range(ANSWERS * (5 if many else 1)):
                for line in lines:
                    words(line.text)
                for ask in session.pending.values():
                    prompts.add(ask.prompt.key)
                    speak(words, ask)
                if session.result is not None:
                    break
                seat = rng.pick(list(session.pending))
                if answer % 20 == 0 and (many or number == 0 < answer):
                    draw(key, session.view(seat), words, session.pending[seat])
                    draw(key, session.view(None), words)
                lines = session.answer(seat, random_answer(session.pending[seat], rng))
            found.append((session, words, prompts))
    return found


def speak(words: Words, ask: Ask) -> None:
    for said in parts_of(ask):
        words(said)


def parts_of(ask: Ask) -> Iterator[Text]:
    yield ask.prompt
    for option in ask.options:
        yield option.label
        for more in (option.hint, option.group, option.warning):
            if more is not None:
                yield more


@every_game
@pytest.mark.parametrize("many", and_slow([False], [True]))
def test_every_thing_that_is_named_can_be_looked_up(unpacked: None, key: str, many: bool) -> None:
    found = {*topics(key), *sheets(key)}
    left_out = getattr(tables(key), "NOT_THINGS", {})
    named = {name for _, words, _ in random_positions(key, many) for name in words.named}
    missing = {
        name
        for name in named - found
        if not {name, name.partition("-")[0]} & left_out.keys() and not name.endswith("-hint")
    }
    assert not missing


@every_game
@every_language
@pytest.mark.parametrize("many", and_slow([False], [True]))
def test_every_decision_says_what_it_is_about(
    unpacked: None, key: str, lang: str, many: bool
) -> None:
    there = messages(HOUSE / key / "learning" / f"{lang}.ftl")
    asked = {prompt for _, _, prompts in random_positions(key, many) for prompt in prompts}
    assert not {f"why-{prompt}" for prompt in asked} - there.keys()
    assert not {f"tip-{prompt}" for prompt in asked} - there.keys()


@every_game
@every_language
def test_a_tip_is_one_short_line(key: str, lang: str) -> None:
    words = Words(lang, key)
    for name in messages(HOUSE / key / "learning" / f"{lang}.ftl"):
        if name.startswith("tip-"):
            said = words.say(name)
            assert "\n" not in said and len(said) <= 150, name


@every_game
@every_language
def test_topics_have_names_of_their_own(key: str, lang: str) -> None:
    """Else one of two with the same name could never be looked up."""
    words = Words(lang, key)
    said: dict[str, str] = {}
    for topic in topics(key):
        name = re.sub(r"\s+", " ", words.topic(topic)).casefold()
        assert said.setdefault(name, topic) == topic, f"{topic} and {said[name]}"
