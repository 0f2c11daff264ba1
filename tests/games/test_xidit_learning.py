"""What Lords of Xidit teaches is so: in its lesson, and wherever its components are explained."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.language.texts import Words, languages
from games import GAMES
from games.core import Answer, Ask, Rng
from games.lessons import LEARNER, Guide, Progress, Step, lessons
from games.session import Session
from games.standin import random_answer
from games.xidit.data import BASTION, DATA, UNITS, Tile, Titan, tile
from games.xidit.table import counted
from games.xidit.view import View

(LESSON,) = lessons("xidit")
every_language = pytest.mark.parametrize("lang", languages())


def about(lang: str, topic: str) -> str:
    return Words(lang, "xidit").say(f"about-{topic}")


def in_words(lang: str, units: dict[str, int]) -> str:
    words = Words(lang, "xidit")
    return words.listed(words.say("units", unit=unit, n=n) for unit, n in units.items())


def rewards(lang: str, won: Tile | Titan) -> str:
    """What a threat or a titan offers, as the catalogs say it."""
    words = Words(lang, "xidit")
    stories = words.say("reward-stories", n=won.stories).partition(" ")[2]
    bards = words.say("reward-bards", n=won.bards).partition(" ")[2]
    gold = words.say("reward-gold", n=won.gold).partition(" ")[2]
    return words.listed([gold, bards, stories])


# Components


@every_language
@pytest.mark.parametrize("city", DATA.cities, ids=lambda city: str(city.key))
def test_what_is_told_of_a_city_is_on_the_map_and_its_tile(lang: str, city: Any) -> None:
    words, said = Words(lang, "xidit"), about(lang, f"city-{city.key}")
    for road, target in city.roads.items():
        color = words.say(f"road-{road}")
        assert any(f"{color} {to} {target}" in said for to in ("to", "vers"))
    for region in DATA.regions:
        assert (words.say(f"region-{region.key}") in said) == (region.key in city.regions)
    for tiles in DATA.tiles.values():
        if city.key in tiles:
            assert in_words(lang, tiles[city.key].recruits) in said
    assert words.say(f"creature-{city.key}") in said


@every_language
@pytest.mark.parametrize("city", DATA.city)
def test_what_is_told_of_a_threat_is_on_its_tile(lang: str, city: int) -> None:
    said = about(lang, f"creature-{city}")
    for tiles in DATA.tiles.values():
        if city in tiles:
            assert in_words(lang, tiles[city].requires) in said
            assert rewards(lang, tiles[city]) in said


@every_language
def test_what_is_told_of_regions_titans_and_units_is_so(lang: str) -> None:
    for region in DATA.regions:
        said = about(lang, f"region-{region.key}")
        assert f"({region.code})" in said
        assert str(region.first) in said and str(region.second) in said
        assert Words(lang).listed(map(str, sorted(region.cities))) in said
        assert ("Bastion" in said) == (region.key == BASTION)
    for titan in DATA.titans:
        said = about(lang, f"titan-{titan.key}")
        assert rewards(lang, titan) in said and f" {titan.size} " in said
    for unit in DATA.units:
        assert f" {unit.supply}." in about(lang, f"unit-{unit.key}")


# The lesson


def taken(wayward: Rng | None) -> Iterator[tuple[Session[Any, View], Step[View] | None, Ask]]:
    """Take the lesson by its suggestions, or by random answers; yield each decision."""
    guide = Guide(GAMES["xidit"], LESSON)
    session, progress = LESSON.start(GAMES["xidit"]), Progress(LESSON.key)
    while True:
        while moves := next_moves(guide, session, progress):
            for seat, answer in moves:
                session.answer(seat, answer)
        if guide.is_over(session, progress):
            return
        ask, step = session.pending[LEARNER], guide.step(session, progress)
        yield session, step, ask
        suggested = guide.suggestion(session, step)
        progress.step += step is not None
        session.answer(LEARNER, suggested if wayward is None else random_answer(ask, wayward))


def next_moves(
    guide: Guide[View], session: Session[Any, View], progress: Progress
) -> list[tuple[int, Answer]]:
    if session.result is not None:
        return []
    move = guide.next_move(session)
    found = [move] if move is not None else guide.play_on(session, progress)
    return [(move.seat, move.answer) for move in found]


def test_whoever_follows_the_lesson_becomes_savior() -> None:
    *_, (session, _, _) = taken(None)
    assert session.result is not None
    assert session.result.winners == [LEARNER]


@pytest.mark.parametrize("wayward", [None, *range(6)])
def test_the_lesson_tells_only_what_is_on_the_board(wayward: int | None) -> None:
    for session, step, ask in taken(None if wayward is None else Rng(wayward)):
        if step is not None:
            view = session.view(LEARNER)
            args = Guide(GAMES["xidit"], LESSON).words(session, step).args
            assert_is_so(step.key, view, ask, args)


def assert_is_so(key: str, view: View, ask: Ask, args: Any) -> None:
    screen = view.heroes[LEARNER].screen
    assert screen is not None
    if key == "start":
        assert args["city"] in view.recruiting
    if key in ("first-plan", "first-threat", "last-plan"):
        assert len(args["steps"]) == ask.least
    if key == "first-plan":
        assert any(step.key == "planned-recruit" for step in args["steps"])
    if key == "first-threat":
        eliminated = [step for step in args["steps"] if step.key == "planned-free"]
        assert args["freed"] == len(eliminated)
        assert args["units"] == counted(tile(view.seats, args["city"]).requires)
        if eliminated:
            assert eliminated[0].args["city"] == args["city"]
        else:
            assert args["city"] in view.threats
    if key == "two-rewards":
        assert args["city"] == view.heroes[LEARNER].city
    if key == "first-bards":
        region = DATA.region[args["region"]]
        assert region.key in {option.value for option in ask.options}
        assert (args["first"], args["second"]) == (region.first, region.second)
    if key == "last-plan":
        assert (args["year"], args["gold"]) == (view.years, screen.gold)
        assert args["stories"] == view.heroes[LEARNER].influence
    if key == "last-rewards":
        assert [args[place].key for place in ("first", "second")] == [
            f"assessment-{assessment}" for assessment in view.assessments[:2]
        ]
    if key == "assessments":
        assert args["assessment"] == view.assessments
        assert args["n"] == sum(screen.units[unit] for unit in UNITS)
