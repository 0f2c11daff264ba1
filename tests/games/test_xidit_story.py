"""What everybody reads of a year: the highlights. Each step is a detail."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.language.texts import Words, languages
from games.core import Line, Rng, text
from games.session import Session
from games.xidit import GAME
from games.xidit.rules.assessments import NEUTRAL, assess, tie_break
from games.xidit.rules.game import year
from games.xidit.table import Xidit
from games.xidit.view import View
from tests.games.driver import Driven, drive
from tests.games.xidit_tables import give, kingdom, words

IDLE = "w w w w w w"
MOST = 10  # lines of a usual year with four players
CHAIN = re.compile(" · |→")


def highlights(driven: Driven[Xidit]) -> list[str]:
    return [line.text.key for line in driven.lines if line.to is None and not line.detail]


def test_moves_and_waiting_are_details_and_what_they_brought_is_told_once() -> None:
    t = kingdom(at=[7, 1, 2, 3], recruiting={6: {"mage": 2}, 11: {"cleric": 2}})
    idle = [(seat, IDLE) for seat in (1, 2, 3)]
    driven = drive(t, year(t), (0, "r a b w a r"), *idle)
    assert highlights(driven) == ["year-begins", "recruited", "gain-nothing"]
    assert words(driven.line("recruited")["units"]) == "1 cleric, 1 mage"


def test_all_steps_of_an_order_are_one_paragraph() -> None:
    t = kingdom(at=[7, 1, 2, 3])
    driven = drive(t, year(t), *((seat, IDLE) for seat in range(4)))
    steps = [line for line in driven.lines if line.detail]
    assert [line.head for line in steps] == [text("step", n=n) for n in range(1, 7) for _ in "1234"]


def test_a_victory_is_told_at_once_and_its_rewards_in_one_line() -> None:
    t = kingdom(at=[17, 1, 2, 3], threats=[17], next_threat=5)
    give(t, 0, peasant=1, archer=1, cleric=1)
    idle = [(seat, IDLE) for seat in (1, 2, 3)]
    driven = Driven(t, year(t), (0, "a w w w w w"), *idle)
    assert highlights(driven) == ["year-begins", "frees"]
    driven("gold bards", "Fr Fr Gr").ended()
    assert highlights(driven)[2:] == ["gains", "gain-nothing", "new-on-the-map"]
    assert driven.line("gains")["gained"] == [
        text("gained-gold", n=4),
        text("gained-bards", n=2, region="S"),
        text("gained-bards", n=1, region="N"),
    ]
    assert driven.line("new-on-the-map")["tiles"] == [text("new-threat", city=5)]


def test_the_end_of_a_year_says_how_far_the_neutral_player_rose() -> None:
    t = kingdom(3, at=[17, 17, 2], threats=[17, 5], next_threat=9)
    give(t, 0, **t.tile(17).requires)
    plans = [(0, "a w w w w w"), (1, IDLE), (2, IDLE)]
    driven = drive(t, year(t), *plans, (0, "gold stories"), (0, "influence"))
    assert driven.line("neutral-rises")["levels"] == [
        text("neutral-risen", assessment="influence", n=6)
    ]


def test_units_that_are_missing_for_a_threat_are_no_detail() -> None:
    t = kingdom(at=[17, 1, 2, 3], threats=[17])
    idle = [(seat, IDLE) for seat in (1, 2, 3)]
    assert "cannot-help" in highlights(drive(t, year(t), (0, "a w w w w w"), *idle))


def test_what_was_told_is_not_kept_for_the_next_year() -> None:
    t = kingdom(at=[6, 1, 2, 3], recruiting={6: {"mage": 2}})
    drive(t, year(t), (0, "a w w w w w"), *((seat, IDLE) for seat in (1, 2, 3)))
    assert t.enlisted == []


def years(session: Session[Xidit, View], seed: int) -> Iterator[list[Line]]:
    """The public lines of each year of a game of computer players."""
    rng, told = Rng(seed), [*session.opening]
    while session.result is None:
        seat = min(session.pending)
        for line in session.answer(
            seat, GAME.stand_in(session.view(seat), session.pending[seat], rng)
        ):
            if line.text.key == "year-begins":
                yield told
                told = []
            told.append(line)
    yield told


def story(lines: list[Line]) -> list[Line]:
    return [line for line in lines if line.to is None and not line.detail]


def test_a_usual_year_takes_few_lines() -> None:
    lengths = []
    for seed in range(3):
        session = Session.start(GAME, 4, {}, seed)
        _, *played = years(session, seed)
        lengths += [len(story(lines)) for lines in played[:-1]]
    lengths.sort()
    assert 5 <= lengths[len(lengths) // 2] <= MOST


def census_year(asking: str = "at-once") -> list[str]:
    """What everybody reads of a census, with what each player showed and won."""
    t = kingdom(at=[17, 1, 2, 3], year=4, census=asking)
    give(t, 0, peasant=2, cleric=1, infantry=1)
    give(t, 1, archer=1)
    give(t, 2, peasant=1)
    by_type = [(0, "2"), (1, "0"), (2, "1"), (3, "0"), *[(0, "0"), (1, "1"), (2, "0"), (3, "0")]]
    by_type += [(0, "1"), *((seat, "0") for seat in (1, 2, 3)), (0, "Fr")]
    by_type += [(0, "1"), *((seat, "0") for seat in (1, 2, 3)), (0, "Fr Fr")]
    by_type += [(seat, "0") for seat in range(4)]
    at_once = [(0, "all"), (1, "archer"), (2, "peasant"), (3, "none"), (0, "Fr"), (0, "Fr Fr")]
    answers = by_type if asking == "by-type" else at_once
    driven = drive(t, year(t), *((seat, IDLE) for seat in range(4)), *answers)
    say = Words("en", GAME.key, ["Ann", "Ben", "Cat", "Dan"].__getitem__)
    return [say(line.text) for line in driven.lines if line.to is None and not line.detail][2:]


def test_a_census_is_told_in_one_line_for_each_player() -> None:
    assert census_year() == [
        "**Military Census, year 4.** Whoever shows the most units of a type wins a reward.",
        "Ann shows 2 Peasants, 1 Infantry and 1 Cleric, and wins 1 gold and 3 bards in "
        "Frostmantle.",
        "Ben shows 1 Archer, and wins 2 gold.",
        "Cat shows 1 Peasant, and wins nothing.",
        "Dan shows no units.",
    ]


def test_a_census_type_by_type_tells_each_count_at_once() -> None:
    begins, *counts, ann, ben, cat, dan = census_year("by-type")
    assert [count.split("**")[1] for count in counts] == [
        "Peasants",
        "Archers",
        "Infantry",
        "Clerics",
        "Mages",
    ]
    assert [begins, ann, ben, cat, dan] == census_year()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", GAME.seats)
def test_each_line_of_the_story_is_a_sentence_of_its_own(lang: str, seats: int) -> None:
    say = Words(lang, GAME.key, ["Ann", "Ben", "Cat", "Dan", "Eve"].__getitem__)
    session = Session.start(GAME, seats, {"length": "short"}, seats)
    for lines in years(session, seats):
        for line in story(lines):
            said = say(line.text)
            assert line.head is None and not CHAIN.search(said), said
            assert said[-1] in ".!*" or line.text.key == "assessment-result", said


# The end


def test_an_elimination_by_a_tie_says_what_decided_it() -> None:
    t = kingdom(at=[1, 2, 3, 4])
    t.players[0].gold = t.players[1].gold = 5
    assert decided(t, [0, 1]) == "none"
    t.players[2].gold = t.players[3].gold = 5
    assert decided(t, [0, 1, 2, 3]) == "seat"
    for seat in (1, 2, 3):
        give(t, seat, peasant=1)
    assert decided(t, [0, 1, 2, 3]) == "units"


def decided(t: Xidit, active: list[int]) -> str:
    column = assess(t, "wealth", [*range(t.seats)], 1)
    (out,) = column.out
    return tie_break(t, column, out, [who for who in active if who != out])


def test_the_neutral_player_is_said_to_lose_a_tie() -> None:
    t = kingdom(3, at=[1, 2, 3])
    for player in t.players:
        player.gold = t.neutral["wealth"]
    column = assess(t, "wealth", [NEUTRAL, 0, 1, 2], 1)
    assert tie_break(t, column, NEUTRAL, [0, 1, 2]) == "neutral"
