"""Good computer players of Sigillum see a win, and what the enemy can reply; easy ones do not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.computer import computer_answer
from games.core import EASY, HARD, LEVELS, NORMAL, Rng, Thinking
from games.session import Session
from games.sigillum import GAME
from games.sigillum.ai import foresight
from games.sigillum.ai.evaluation import VICTORY
from games.sigillum.ai.foresight import (
    CARE,
    Care,
    after_reply,
    foreseen_turn,
    passed_on,
    unanswered_turn,
    value_of_answer,
    winning_turn,
    wins_unmoved,
)
from games.sigillum.ai.ratings import RATINGS
from games.sigillum.battle import Battle
from games.sigillum.rules.actions import Action, outcome
from games.sigillum.rules.choices import Instead
from tests.games.sigillum_tables import battle, cooling, lively, table


def always() -> bool:
    return True


def carried_out(b: Battle, line: tuple[Action, ...], seat: int = 0) -> Battle:
    for action in line:
        b = outcome(b, seat, action)
    return b


def nearly_won() -> Battle:
    b = battle("armus C3, aqus C4", "saturn D2 -4, brewus C2")
    b.strongholds[1].damage = 15
    return b


def test_it_wins_when_it_can() -> None:
    b = nearly_won()
    line = winning_turn(b, 0, 10, always)
    assert line is not None
    ended = passed_on(carried_out(b, line), 0, None)
    assert ended.fallen == 1
    far = nearly_won()
    far.strongholds[1].damage = 0
    assert winning_turn(far, 0, 10, always) is None


def test_it_finds_a_win_that_takes_many_actions() -> None:
    """Found by trying everything: the most promising first steps do not lead there."""
    b = battle(
        "mechanicus C5, aqus B4, architectus B3 -3", "librorum B2 -1, armus D2 -1, ballistarius E1"
    )
    b.round, b.strongholds[1].damage = 10, 13
    for key, rounds in (("mechanicus", 5), ("architectus", 4), ("armus", 1)):
        cooling(b, key, None, rounds)
    line = winning_turn(b, 0, CARE[NORMAL].wins, always)
    assert line is not None and len(line) > 5
    assert passed_on(carried_out(b, line), 0, None).fallen == 1


def test_it_does_not_end_where_the_enemy_wins_without_moving() -> None:
    b = battle("armus D4, fidea B2", "saturn E2")
    b.strongholds[0].damage = b.field.track - 1
    assert wins_unmoved(b, 0, None), "the enemy's tower would fire"
    line = unanswered_turn(b, 0, None, CARE[NORMAL], always)
    assert not wins_unmoved(carried_out(b, line), 0, None)


def test_it_looks_further_for_a_turn_that_does_not_lose_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The turns that look best all leave the enemy a tower."""
    b = battle("brewus D1, carnifex E2", "malleus D2, mortum B2")
    b.strongholds[0].damage = b.field.track - 1
    hasty = Care(10, width=1, replies=5, reply_width=1, answers=0, answer_width=0)
    line = unanswered_turn(b, 0, None, hasty, always)
    assert not wins_unmoved(carried_out(b, line), 0, None)
    monkeypatch.setattr(foresight, "standing_turn", lambda *args: None)
    line = unanswered_turn(b, 0, None, hasty, always)
    assert wins_unmoved(carried_out(b, line), 0, None), "and it is not found among them"


def test_a_hard_player_prefers_the_turn_after_whose_reply_it_has_the_better_answer() -> None:
    b = battle("catapultus C4, arborus A3", "saxum D1, toxicum D4")
    care = Care(10, width=3, replies=6, reply_width=1, answers=6, answer_width=1)

    def after_answer(care: Care) -> float:
        ended = carried_out(b, unanswered_turn(b, 0, None, care, always))
        return value_of_answer(after_reply(ended, 0, None, 1), 0, None, 1)

    assert after_answer(care) > after_answer(replace(care, answers=0)) + 1
    assert CARE[HARD].answers > CARE[NORMAL].answers == 0


def test_a_win_that_is_only_in_sight_is_not_taken_for_one() -> None:
    b = nearly_won()
    assert value_of_answer(b, 0, None, 1) < VICTORY


def test_it_keeps_a_plan_that_it_has_found(monkeypatch: pytest.MonkeyPatch) -> None:
    b = battle("armus D3, ignifer C4", "aqus D2 -1, saturn E2")
    line = foreseen_turn(b, 0, None, NORMAL, always)
    assert len(line) > 1
    monkeypatch.setattr(foresight, "winning_turn", None)  # it would search
    for n in range(1, len(line) + 1):
        b = outcome(b, 0, line[n - 1])
        assert foreseen_turn(b, 0, None, NORMAL, always) == line[n:]


def test_what_it_expects_before_the_enemys_turn_is_what_happens() -> None:
    """Towers fire, the dial turns, the event changes, markers go: as by the rules."""
    session = Session(GAME, lively(2, {"events": "on"}, 3))
    rng = Rng(4)
    compared = 0
    while compared < 8:
        ((seat, ask),) = session.pending.items()
        t = session.table
        expected = passed_on(t.battle, t.side, t.upcoming)
        end = next(o.key for o in ask.options if o.value is Instead.END)
        session.answer(seat, (end,))
        if session.result is not None:
            break
        assert session.table.battle.position() == expected.position()
        assert session.table.battle.event == expected.event
        compared += 1
        for _ in range(3):
            ((seat, ask),) = session.pending.items()
            if not any(o.value is Instead.END for o in ask.options):
                break
            answer = computer_answer(GAME, session.view(seat), ask, rng, Thinking(EASY))
            if answer == (end,):
                break
            session.answer(seat, answer)
        while not any(o.value is Instead.END for o in next(iter(session.pending.values())).options):
            ((seat, ask),) = session.pending.items()
            session.answer(seat, GAME.stand_in(session.view(seat), ask, rng))
    assert compared


def test_the_draft_varies_and_always_takes_somebody_good() -> None:
    session = Session.start(GAME, 2, {}, 1)
    while "pick" not in {ask.prompt.key for ask in session.pending.values()}:
        ((seat, ask),) = session.pending.items()
        session.answer(seat, GAME.stand_in(session.view(seat), ask, Rng(1)))
    ((seat, ask),) = session.pending.items()
    view = session.view(seat)
    chosen = {
        level: {computer_answer(GAME, view, ask, Rng(seed), Thinking(level)) for seed in range(12)}
        for level in LEVELS
    }
    assert all(len(picks) > 1 for picks in chosen.values())
    assert len(chosen[EASY]) > len(chosen[HARD])
    best = sorted((RATINGS[option.value] for option in ask.options), reverse=True)
    assert all(RATINGS[key] > best[0] - 16 for (key,) in chosen[HARD])


def test_no_band_is_the_same_as_the_last_one() -> None:
    bands = []
    for seed in range(8):
        session = Session.start(GAME, 2, {}, seed)
        while session.table.round == 0:
            ((seat, ask),) = session.pending.items()
            thinking = Thinking(HARD, lambda: False)
            session.answer(
                seat, computer_answer(GAME, session.view(seat), ask, Rng(seed), thinking)
            )
        bands.append(frozenset(beast.key for beast in session.table.battle.beasts))
    assert len({*bands}) == len(bands) and len(frozenset.union(*bands)) > 12


def test_an_easy_player_sees_one_action_ahead_and_goes_on() -> None:
    session = Session(GAME, table(nearly_won()))
    view, ask = session.view(0), session.pending[0]
    (first,) = computer_answer(GAME, view, ask, Rng(1), Thinking(EASY))
    chosen = next(option for option in ask.options if option.key == first)
    assert chosen.value is not Instead.END
    session.answer(0, (first,))
    assert 0 in session.pending, "its turn is not over"
