"""Lessons at tables of their own: what is stored of them, and what is not."""

import pytest

from bot.store.rows import FINISHED, PLAYING
from bot.tables import lessons as lessons_module
from bot.tables import privacy
from bot.tables.actors import Actor
from bot.tables.lessons import Lessons, Taken, TakenBack, guide_of, is_over, progress_of
from bot.tables.model import Live
from games.lessons import LEARNER, Lesson, Step
from tests.bot.conftest import ANN, BEN, Room

LESSON: Lesson[object] = Lesson(
    key="first",
    seats=2,
    seed=5,
    steps=(
        Step("bid", ("first-bid", "bid-or-call"), insists=True),
        Step("face", ("which-face",)),
        Step("call", ("bid-or-call",), free=1),
    ),
)


@pytest.fixture
def lessons(room: Room, monkeypatch: pytest.MonkeyPatch) -> Lessons:
    monkeypatch.setattr(lessons_module, "lessons", lambda game: (LESSON,))
    return Lessons(room.play)


async def begun(lessons: Lessons, user: int = ANN) -> Live:
    return await lessons.begin(Actor(user, "Ann"), "liarsdice", "en")


async def answered(lessons: Lessons, live: Live, *keys: str) -> Taken | TakenBack:
    """Give an answer, or what is suggested."""
    serial = live.seats[LEARNER].serial
    return await lessons.answer(live.row.id, ANN, LEARNER, serial, keys or None)


def another(live: Live) -> str:
    """An option that is not suggested."""
    guide, session = guide_of(live), live.playing
    suggested = guide.suggestion(session, guide.step(session, progress_of(live)))
    options = session.pending[LEARNER].options
    return next(option.key for option in options if option.key not in suggested)


async def test_whoever_follows_comes_to_the_end(lessons: Lessons) -> None:
    live = await begun(lessons)
    while not is_over(live):
        assert isinstance(await answered(lessons, live), Taken)
    assert progress_of(live).step == len(LESSON.steps)


async def test_another_choice_is_taken_back_once_and_then_the_suggestion_is_played(
    lessons: Lessons,
) -> None:
    live = await begun(lessons)
    moves, wrong = live.moves, another(live)
    first = await answered(lessons, live, wrong)
    assert isinstance(first, TakenBack) and first.step.key == "bid"
    assert live.moves == moves
    second = await answered(lessons, live, wrong)
    assert isinstance(second, Taken) and second.by_guide
    assert second.answered.answer != (wrong,)
    assert progress_of(live).step > 0


async def test_any_choice_counts_where_the_lesson_can_go_on(lessons: Lessons) -> None:
    live = await begun(lessons)
    await answered(lessons, live)
    while live.playing.pending[LEARNER].prompt.key != "which-face":
        await answered(lessons, live)
    wrong = another(live)
    taken = await answered(lessons, live, wrong)
    assert isinstance(taken, Taken) and taken.answered.answer == (wrong,)


async def test_how_far_a_learner_has_come_is_there_after_a_restart(
    room: Room, lessons: Lessons
) -> None:
    live = await begun(lessons)
    await answered(lessons, live, another(live))
    await answered(lessons, live)
    again = await Lessons(room.again().play).under_way(ANN, "liarsdice")
    assert again is not None
    assert progress_of(again) == progress_of(live)
    assert again.playing.view(LEARNER) == live.playing.view(LEARNER)


async def test_the_same_lesson_is_the_same_game(lessons: Lessons) -> None:
    first = await begun(lessons, ANN)
    second = await begun(lessons, BEN)
    assert first.playing.view(LEARNER) == second.playing.view(LEARNER)


async def test_nobody_is_told_reminded_or_rated(room: Room, lessons: Lessons) -> None:
    live = await begun(lessons)
    while not is_over(live):
        await answered(lessons, live)
    room.clock.now += 60 * 24 * 3600
    await room.timekeeper.run_due()
    assert await room.store.all("select * from outbox") == []
    assert await room.store.all("select * from results") == []
    assert await room.store.tables_of(ANN) == []
    assert live.row.status in (PLAYING, FINISHED)


async def test_a_lesson_that_begins_again_takes_the_place_of_the_one_before(
    room: Room, lessons: Lessons
) -> None:
    first = await begun(lessons)
    await answered(lessons, first)
    second = await begun(lessons)
    assert progress_of(second).step == 0
    ids = await room.store.all("select id from tables")
    assert ids == [(second.row.id,)]
    for table in ("moves", "log", "seats"):
        rows = await room.store.all(f"select distinct table_id from {table}")
        assert rows in ([(second.row.id,)], []), table


async def test_whoever_is_forgotten_leaves_no_lesson(room: Room, lessons: Lessons) -> None:
    live = await begun(lessons)
    await answered(lessons, live)
    await privacy.forget(room.lobby, room.seating, ANN)
    for table in ("tables", "moves", "log", "seats"):
        assert await room.store.all(f"select * from {table}") == []


async def test_a_lesson_that_no_longer_exists_begins_anew(
    lessons: Lessons, monkeypatch: pytest.MonkeyPatch
) -> None:
    await begun(lessons)
    other = Lesson(key="other", seats=2, seed=5, steps=LESSON.steps)
    monkeypatch.setattr(lessons_module, "lessons", lambda game: (other,))
    assert await lessons.under_way(ANN, "liarsdice") is None
