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
from games.xidit.rules.game import end_of_the_game, year
from games.xidit.rules.summary import Outset, tell_new_tiles
from games.xidit.table import Xidit
from games.xidit.view import View
from tests.games.driver import Driven, drive
from tests.games.xidit_tables import give, kingdom, words

IDLE = "w w w w w w"
MOST = 8  # lines of a usual year with four players
MOST_AT_THE_END = 21  # of the last year: victories, a census, the assessments and who wins
CHAIN = re.compile(" · |→")


def highlights(driven: Driven[Xidit]) -> list[str]:
    return [line.text.key for line in driven.lines if line.to is None and not line.detail]


def test_moves_and_waiting_are_details_and_what_they_brought_is_told_once() -> None:
    t = kingdom(at=[7, 1, 2, 3], recruiting={6: {"mage": 2}, 11: {"cleric": 2}})
    idle = [(seat, IDLE) for seat in (1, 2, 3)]
    driven = drive(t, year(t), (0, "r a b w a r"), *idle)
    assert highlights(driven) == ["year-begins", "recruited-this-year", "gain-nothing"]
    (recruiter,) = driven.line("recruited-this-year")["recruiters"]
    assert recruiter.args["seat"] == 0 and words(recruiter.args["units"]) == "1 cleric, 1 mage"


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
    assert highlights(driven)[2:] == ["gains", "gain-nothing", "new-threats"]
    assert driven.line("gains")["gained"] == [
        text("gained-gold", n=4),
        text("gained-bards", n=2, region="S"),
        text("gained-bards", n=1, region="N"),
    ]
    assert driven.line("new-threats")["threats"] == [text("city-option", city=5)]


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


def test_units_that_are_missing_for_the_same_threat_again_and_again_are_told_once() -> None:
    t = kingdom(at=[17, 1, 2, 3], threats=[17])
    idle = [(seat, IDLE) for seat in (1, 2, 3)]
    driven = drive(t, year(t), (0, "a w a k k a"), *idle)
    assert driven.said.count("cannot-help") == 3
    assert highlights(driven).count("cannot-help") == 2, "they came back"


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
        assert len(story(played[-1])) <= MOST_AT_THE_END
    lengths.sort()
    assert 4 <= lengths[len(lengths) // 2] <= MOST


@pytest.mark.parametrize(("now", "told"), [(11, True), (12, False)])
def test_after_the_last_year_nobody_is_told_where_tiles_have_come(now: int, told: bool) -> None:
    t = kingdom(at=[17, 1, 2, 3], threats=[17], next_threat=5, year=now)
    give(t, 0, peasant=1, archer=1, cleric=1)
    driven = Driven(t, year(t), (0, "a w w w w w"), *((seat, IDLE) for seat in (1, 2, 3)))
    driven("gold stories")
    assert ("new-threats" in driven.said) is told


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "New threats in Tarrow (4) and Greyhaven (5); new recruits in Mirefold (8)."),
        (
            "fr",
            "Nouvelles menaces à Tarrou (4) et Grishavre (5)\N{NARROW NO-BREAK SPACE}; "
            "nouvelles recrues à Fangeval (8).",
        ),
    ],
)
def test_new_tiles_are_told_in_one_line(lang: str, told: str) -> None:
    t = kingdom(at=[1, 2, 3, 6], threats=[4, 5], recruiting=[8])
    tell_new_tiles(t, Outset(frozenset(), frozenset(), {}))
    assert Words(lang, GAME.key)(t.news[-1].text) == told


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


def test_a_census_tells_what_all_show_and_then_who_wins_what() -> None:
    assert census_year() == [
        "**Military Census, year 4.** Whoever shows the most units of a type wins a reward.",
        "Units shown: Ann (2 Peasants, 1 Infantry and 1 Cleric), Ben (1 Archer), Cat (1 Peasant) "
        "and Dan (none).",
        "Ann wins 1 gold and 3 bards in Frostmantle.",
        "Ben wins 2 gold.",
        "Cat and Dan win nothing.",
    ]


def test_a_census_type_by_type_tells_each_count_at_once() -> None:
    begins, *counts, ann, ben, others = census_year("by-type")
    assert [count.split("**")[1] for count in counts] == [
        "Peasants",
        "Archers",
        "Infantry",
        "Clerics",
        "Mages",
    ]
    same_start, _, *same_end = census_year()
    assert [begins, ann, ben, others] == [same_start, *same_end]


def test_what_is_shown_is_told_before_anybody_places_what_they_win() -> None:
    t = kingdom(at=[17, 1, 2, 3], year=4)
    give(t, 0, infantry=1)
    driven = Driven(t, year(t), *((seat, IDLE) for seat in range(4)))
    driven((0, "infantry"), (1, "none"), (2, "none"), (3, "none"))
    assert driven.ask.prompt.key == "place-bards"
    assert highlights(driven)[-1] == "census-shows"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("seats", GAME.seats)
def test_each_line_of_the_story_is_a_sentence_of_its_own(lang: str, seats: int) -> None:
    say = Words(lang, GAME.key, ["Ann", "Ben", "Cat", "Dan", "Eve"].__getitem__)
    session = Session.start(GAME, seats, {"length": "short"}, seats)
    for lines in years(session, seats):
        for line in story(lines):
            said = say(line.text)
            assert line.head is None and not CHAIN.search(said), said
            assert said[-1] in ".!*", said


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


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "**Wealth** (gold): Dan (3), Cat (2), Ben (1) and Ann (0). Eliminated: Ann."),
        (
            "fr",
            "**Richesse** (Forains d’or) : Dan (3), Cat (2), Ben (1) et Ann (0). "
            "Élimination : Ann.",
        ),
    ],
)
def test_an_assessment_is_told_in_one_line_with_whom_it_eliminates(lang: str, told: str) -> None:
    t = kingdom(at=[1, 2, 3, 4])
    t.assessments = ["wealth", "influence", "reputation"]
    for seat in range(4):
        t.players[seat].gold = seat
    driven = drive(t, end_of_the_game(t))
    assert highlights(driven) == ["game-ends", *["assessed"] * 3, "saviour"]
    say = Words(lang, GAME.key, ["Ann", "Ben", "Cat", "Dan"].__getitem__)
    said = say(driven.lines[1].text)
    assert said.replace("\N{NO-BREAK SPACE}", " ") == told


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
