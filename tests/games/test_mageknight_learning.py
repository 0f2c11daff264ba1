"""What Mage Knight teaches: its lesson leads where it says, and its pictures show what is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.language.texts import languages
from games import mageknight
from games.lessons import LEARNER, Guide, Progress, Step
from games.mageknight import GAME
from games.mageknight.ai.player import DECISIONS
from games.mageknight.data import DATA, WOUND
from games.mageknight.learning import LESSONS, SCENES
from games.mageknight.view import View
from games.session import Session
from tests.catalogs import messages
from tests.games.test_learning import go_on

LEARNING = Path(mageknight.__file__).parent / "learning"
UNPLANNED = ("play-several", "borrow-which", "invoke")  # which computer players answer at random
(LESSON,) = LESSONS


@pytest.mark.parametrize("lang", languages())
def test_even_rare_decisions_are_explained(lang: str) -> None:
    there = messages(LEARNING / f"{lang}.ftl")
    for prompt in (*DECISIONS, *UNPLANNED):
        assert f"why-{prompt}" in there
        assert f"tip-{prompt}" in there


def test_whoever_follows_the_lesson_recruits_heals_levels_up_and_takes_a_keep() -> None:
    guide, progress = Guide(GAME, LESSON), Progress(LESSON.key)
    session = LESSON.start(GAME)
    seen: dict[str, View] = {}
    while True:
        go_on(guide, session, progress)
        if guide.is_over(session, progress):
            break
        step: Step[View] | None = guide.step(session, progress)
        if step is not None:
            seen[step.key] = session.view(LEARNER)
            progress.step += 1
        progress.free = 0 if step is not None else progress.free + 1
        session.answer(LEARNER, guide.suggestion(session, step))
    heroes = {key: view.heroes[LEARNER] for key, view in seen.items()}
    assert [unit.key for unit in heroes["end"].units] == ["herbalists"]
    assert heroes["village"].fame == 1, "a new tile was revealed"
    assert heroes["wounds"].hand.count(WOUND) == 2
    assert heroes["turn-end"].hand.count(WOUND) == 0
    assert heroes["level"].level == 2
    assert seen["night"].night
    keep = seen["conquered"].spaces[heroes["conquered"].at or ""]
    assert (keep.site, keep.owner) == ("keep", LEARNER)


def test_pages_of_the_rules_are_illustrated_by_what_they_tell() -> None:
    sessions: list[Session[Any, View]] = [scene.session(GAME) for scene in SCENES]
    views = [session.view(scene.seat) for session, scene in zip(sessions, SCENES, strict=True)]
    prompts = [
        session.pending[scene.seat].prompt.key if scene.seat is not None else ""
        for session, scene in zip(sessions, SCENES, strict=True)
    ]
    aim, cards, land, village, fight, wounds, keep, end, elite, city, together, *_ = views
    assert together.dummy is not None and len(together.friends) == 0 and together.seats == 3
    assert len(aim.tiles) > 4 and not aim.over
    assert cards.heroes[0].cards > 5 and prompts[1] == "your-turn"
    assert land.turn.move >= 5
    assert prompts[3] == "interaction" and village.turn.influence
    assert prompts[4] == "phase-block" and fight.combat is not None
    assert wounds.heroes[0].hand.count(WOUND) > 1
    assert keep.spaces[keep.heroes[0].at or ""].site == "keep"
    assert {"monster_den", "mage_tower"} <= {space.site for space in keep.spaces.values()}
    assert end.over
    assert any(DATA.unit[key].elite for key in elite.unit_offer)
    assert any(space.level and space.tokens for space in city.spaces.values())
