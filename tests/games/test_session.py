"""Driving a game: answers, undo, saving and loading."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, cast

import msgspec
import pytest

from games.core import (
    Answer,
    Ask,
    Game,
    IllegalAnswer,
    Line,
    Option,
    Result,
    Rng,
    Setting,
    Table,
    ask,
    checkpoint,
    choose,
    first,
    text,
    together,
)
from games.session import Final, Move, Session
from games.standin import random_answer

# A game small enough to know by heart: in each of three rounds both bid in secret, then the
# first says yes or no twice, then a card is drawn from a pile.


@dataclass
class Bids(Table):
    round: int = 0
    pile: list[int] = field(default_factory=lambda: [1, 2, 3])
    log: list[list[str]] = field(default_factory=list)


NUMBERS = tuple(Option(str(n), text("number", n=n), str(n)) for n in range(4))


async def bid(seat: int) -> Answer:
    return await ask(seat, text("bid"), NUMBERS, secret=True)


YES_NO = [Option("yes", text("yes"), "yes"), Option("no", text("no"), "no")]


async def play(t: Bids) -> Result:
    while t.round < 3:
        await checkpoint()
        t.say("round-begins", n=t.round)
        bids = await together({seat: bid(seat) for seat in range(t.seats)})
        t.reveal()
        t.log.append([bids[seat][0] for seat in range(t.seats)])
        t.say("bids", seats=list(range(t.seats)))
        for place in range(2):
            t.log.append([await choose(0, text("sure", n=place), YES_NO)])
        t.log.append([str(t.draw(t.pile))])
        t.log.append([await choose(1, text("like"), YES_NO)])
        t.round += 1
    return Result([0], [1] * t.seats)


def setup(seed: int, seats: int, options: Mapping[str, str]) -> Bids:
    return Bids(seats, dict(options), Rng(seed))


def stand_in(view: dict[str, Any], ask: Ask, rng: Rng) -> Answer:
    return random_answer(ask, rng)


GAME: Game[Bids, dict[str, Any]] = Game(
    key="bids",
    version=1,
    seats=range(2, 4),
    settings=(Setting("speed", ("slow", "fast")),),
    table_type=Bids,
    view_type=dict,
    setup=setup,
    play=play,
    view=lambda t, seat: {"round": t.round, "log": t.log},
    stand_in=stand_in,
    check=lambda t: None,
)

Bidding = Session[Bids, dict[str, Any]]


def start() -> Bidding:
    return Session.start(GAME, 2, {}, 1)


def with_rules(rules: Callable[[Bids], Coroutine[Any, Any, Any]]) -> Game[Bids, dict[str, Any]]:
    return replace(GAME, play=rules)


def state(session: Bidding) -> tuple[Any, ...]:
    table = msgspec.json.encode(session.table)
    return table, session.pending, session.result, session.saved, session.moves, session.lines


# Starting and answering


def test_a_game_starts_only_with_players_and_settings_that_it_knows() -> None:
    with pytest.raises(ValueError, match="not for 5"):
        Session.start(GAME, 5, {}, 1)
    with pytest.raises(ValueError, match="speed=warp"):
        Session.start(GAME, 2, {"speed": "warp"}, 1)
    assert start().table.options == {"speed": "slow"}


def test_what_is_said_before_the_first_move_is_the_opening() -> None:
    session = start()
    assert [line.text.key for line in session.opening] == ["round-begins"]
    assert session.lines == session.opening
    assert session.table.news == []


def test_an_answer_returns_what_was_said_because_of_it() -> None:
    session = start()
    assert session.answer(0, ["1"]) == []
    assert [line.text.key for line in session.answer(1, ["2"])] == ["bids"]
    assert [line.text.key for line in session.lines] == ["round-begins", "bids"]


def test_only_who_is_asked_can_answer() -> None:
    session = start()
    session.answer(0, ["1"])
    before = state(session)
    with pytest.raises(IllegalAnswer) as caught:
        session.answer(0, ["2"])
    assert caught.value.text.key == "answer-not-asked"
    with pytest.raises(IllegalAnswer):
        session.answer(7, ["2"])
    assert state(session) == before


def test_an_illegal_answer_changes_nothing() -> None:
    session = start()
    before = state(session)
    with pytest.raises(IllegalAnswer):
        session.answer(0, ["9"])
    assert state(session) == before
    session.answer(0, ["1"])


def test_seats_that_decide_together_answer_in_any_order() -> None:
    one, other = start(), start()
    one.answer(0, ["1"])
    one.answer(1, ["2"])
    other.answer(1, ["2"])
    other.answer(0, ["1"])
    assert one.table == other.table and one.pending == other.pending


def test_a_game_ends_with_a_result_and_no_asks() -> None:
    session = start()
    while session.result is None:
        seat = min(session.pending)
        session.answer(seat, [session.pending[seat].options[0].key])
    assert session.result == Result([0], [1, 1])
    assert session.pending == {}
    with pytest.raises(IllegalAnswer):
        session.answer(0, ["yes"])


# Undo


def test_a_secret_answer_can_be_changed_until_the_last_is_in() -> None:
    session = start()
    session.answer(0, ["1"])
    assert session.taken_back(0) == (Ask(0, text("bid"), NUMBERS, secret=True), ("1",))
    session.undo(0)
    assert set(session.pending) == {0, 1}
    session.answer(0, ["3"])
    session.answer(1, ["2"])
    assert session.table.log == [["3", "2"]]


def test_others_keep_their_answers_when_one_is_taken_back() -> None:
    session = start()
    session.answer(1, ["2"])
    session.undo(1)
    session.answer(0, ["1"])
    session.answer(1, ["0"])
    assert session.table.log == [["1", "0"]]


def test_taking_back_an_answer_that_was_not_the_last_leaves_the_later_ones() -> None:
    session = Session.start(GAME, 3, {}, 1)
    session.answer(0, ["1"])
    session.answer(1, ["2"])
    session.undo(0)
    assert set(session.pending) == {0, 2}
    assert session.moves == [Move(1, ("2",))]


def test_what_was_revealed_cannot_be_taken_back() -> None:
    session = start()
    session.answer(0, ["1"])
    session.answer(1, ["2"])
    for seat in (0, 1):
        assert session.taken_back(seat) is None
        with pytest.raises(IllegalAnswer) as caught:
            session.undo(seat)
        assert caught.value.text.key == "undo-nothing"


def test_ones_own_answers_can_be_taken_back_one_by_one_to_the_last_reveal() -> None:
    session = start()
    session.answer(0, ["1"])
    session.answer(1, ["2"])
    session.answer(0, ["yes"])
    assert session.pending[0].prompt.args["n"] == 1
    session.undo(0)
    assert session.pending[0].prompt.args["n"] == 0
    assert session.table.log == [["1", "2"]]
    with pytest.raises(IllegalAnswer):
        session.undo(0)


def test_a_drawn_card_ends_what_can_be_taken_back() -> None:
    session = start()
    session.answer(0, ["1"])
    session.answer(1, ["2"])
    session.answer(0, ["yes"])
    session.answer(0, ["no"])  # a card is drawn
    assert session.taken_back(0) is None


@pytest.mark.parametrize("shown", ["draw", "reveal"])
def test_what_is_shown_ends_it_also_when_the_same_seat_decides_again(shown: str) -> None:
    async def show(t: Bids) -> Result:
        await choose(0, text("look"), YES_NO)
        if shown == "draw":
            t.draw(t.pile)
        else:
            t.reveal()
        await choose(0, text("again"), YES_NO)
        return Result([0], [1, 1])

    session = Session.start(with_rules(show), 2, {}, 1)
    session.answer(0, ["yes"])
    assert session.taken_back(0) is None


def test_the_ask_of_another_seat_ends_what_can_be_taken_back() -> None:
    async def in_turn(t: Bids) -> Result:
        for seat in (0, 1):
            t.log.append([await choose(seat, text("sure"), YES_NO)])
        return Result([0], [1, 1])

    session = Session.start(with_rules(in_turn), 2, {}, 1)
    session.answer(0, ["yes"])
    assert session.taken_back(0) is None


def test_a_rolled_die_ends_what_can_be_taken_back() -> None:
    async def roll(t: Bids) -> Result:
        await choose(0, text("roll"), YES_NO)
        t.rng.below(6)
        await choose(0, text("again"), YES_NO)
        return Result([0], [1, 1])

    session = Session.start(with_rules(roll), 2, {}, 1)
    session.answer(0, ["yes"])
    assert session.taken_back(0) is None


def test_the_end_of_the_game_cannot_be_taken_back() -> None:
    async def short(t: Bids) -> Result:
        await choose(0, text("sure"), YES_NO)
        return Result([0], [1, 1])

    session = Session.start(with_rules(short), 2, {}, 1)
    session.answer(0, ["yes"])
    assert session.taken_back(0) is None


def test_nothing_can_be_taken_back_beyond_a_checkpoint() -> None:
    session = start()
    for seat, key in ((0, "1"), (1, "2"), (0, "yes"), (0, "yes"), (1, "no")):
        session.answer(seat, [key])
    assert session.table.round == 1
    assert session.moves == []
    assert session.taken_back(1) is None


def test_undo_and_the_same_answer_give_the_same_state() -> None:
    session = start()
    for seat, key in ((0, "1"), (1, "2"), (0, "yes")):
        session.answer(seat, [key])
        before = state(session)
        if session.taken_back(seat) is not None:
            session.undo(seat)
            session.answer(seat, [key])
            assert state(session) == before


async def losses(t: Bids) -> Result:
    """Both lose something at the same time; then it is the second's turn."""
    lost = await together({seat: bid(seat) for seat in range(t.seats)})
    t.log.append([lost[seat][0] for seat in range(t.seats)])
    for place in range(2):
        t.log.append([await choose(1, text("sure", n=place), YES_NO)])
    return Result([0], [1] * t.seats)


def test_the_last_answer_of_those_who_decide_together_is_a_reveal() -> None:
    session = Session.start(with_rules(losses), 2, {}, 1)
    session.answer(0, ["1"])
    assert session.taken_back(0) is not None
    session.answer(1, ["2"])
    session.answer(1, ["yes"])
    before = state(session)
    assert session.undo_barrier(0) == "revealed" and not session.can_rewind(0)
    for taking_back in (session.undo, session.rewind):
        with pytest.raises(IllegalAnswer):
            taking_back(0)
    assert state(session) == before, "no move is lost"
    session.undo(1)
    assert session.taken_back(1) is None, "what both lost is known"


def test_who_decides_alone_at_the_same_time_reveals_too() -> None:
    async def alone(t: Bids) -> Result:
        lost = await together({0: bid(0)})
        t.log.append(list(lost[0]))
        await choose(0, text("sure"), YES_NO)
        return Result([0], [1] * t.seats)

    session = Session.start(with_rules(alone), 2, {}, 1)
    session.answer(0, ["1"])
    assert session.undo_barrier(0) == "revealed"


def test_that_others_are_asked_together_reveals_nothing_yet() -> None:
    async def rules(t: Bids) -> Result:
        await choose(0, text("sure"), YES_NO)
        await together({seat: bid(seat) for seat in range(t.seats)})
        return Result([0], [1] * t.seats)

    session = Session.start(with_rules(rules), 2, {}, 1)
    session.answer(0, ["yes"])
    assert session.undo_barrier(0) == "others" and session.can_rewind(0)


def within_together() -> Bidding:
    """While the third still decides, the first goes on after what the first two decided."""

    async def pair(t: Bids) -> None:
        await together({seat: bid(seat) for seat in (0, 1)})
        await choose(0, text("sure"), YES_NO)

    async def rules(t: Bids) -> Result:
        await together({0: pair(t), 2: bid(2)})
        return Result([0], [1] * t.seats)

    session = Session.start(with_rules(rules), 3, {}, 1)
    for seat, key in ((1, "1"), (0, "2"), (0, "yes")):
        session.answer(seat, [key])
    return session


def test_an_undo_after_which_the_other_moves_do_not_fit_is_refused_and_changes_nothing() -> None:
    session = within_together()
    before = state(session)
    with pytest.raises(IllegalAnswer) as caught:
        session.undo(1)
    assert caught.value.text.key == "undo-nothing"
    assert state(session) == before
    session.answer(2, ["3"])
    assert session.result is not None, "the game goes on"


def test_rules_that_fail_while_something_is_taken_back_change_nothing() -> None:
    async def broken(t: Bids) -> Result:
        raise KeyError

    session = after("yes", "no", "yes", "no")
    before = state(session)
    session.game = with_rules(broken)
    with pytest.raises(KeyError):
        session.rewind(1)
    assert state(session) == before


# Why not, and with the consent of the others


async def in_turn(t: Bids) -> Result:
    """First the one, then the other, then the first again; then a card, and once more."""
    for seat in (0, 1, 0):
        t.log.append([await choose(seat, text("sure"), YES_NO)])
    t.log.append([str(t.draw(t.pile))])
    for seat in (1, 0):
        t.log.append([await choose(seat, text("like"), YES_NO)])
    await checkpoint()
    await choose(0, text("last"), YES_NO)
    return Result([0], [1, 1])


def after(*keys: str) -> Bidding:
    """That game, after these answers."""
    session = Session.start(with_rules(in_turn), 2, {}, 1)
    for key in keys:
        session.answer(min(session.pending), [key])
    return session


def test_the_barrier_says_why_nothing_can_be_taken_back() -> None:
    assert [after().undo_barrier(seat) for seat in (0, 1)] == [None, None], "no answers yet"
    assert after("yes").undo_barrier(0) == "others"
    assert [after("yes", "no").undo_barrier(seat) for seat in (0, 1)] == ["others", "others"]
    drawn = after("yes", "no", "yes")
    assert [drawn.undo_barrier(seat) for seat in (0, 1)] == ["revealed", "revealed"]
    assert [start().undo_barrier(seat) for seat in (0, 1)] == [None, None]


def test_what_was_revealed_counts_although_others_were_asked_since() -> None:
    session = after("yes", "no", "yes", "no")
    assert session.undo_barrier(0) == "revealed", "a vote could not help them"
    assert session.undo_barrier(1) == "others"


async def named_reveals(t: Bids) -> Result:
    """Secret bids, then each of the things that cannot be taken back, for the first seat."""
    await together({seat: bid(seat) for seat in range(t.seats)})
    await choose(0, text("sure"), YES_NO)
    t.draw(t.pile, text("revealed-card"))
    t.reveal(text("revealed-seal"))
    await choose(0, text("sure"), YES_NO)
    t.reveal()
    await choose(0, text("sure"), YES_NO)
    t.rng.below(6)
    await choose(0, text("sure"), YES_NO)
    await choose(1, text("sure"), YES_NO)
    await first({seat: bid_or_pass(seat) for seat in range(t.seats)})
    await choose(1, text("sure"), YES_NO)
    return Result([0], [1] * t.seats)


async def bid_or_pass(seat: int) -> bool | None:
    options = [
        Option("bid", text("bid"), True),
        Option("pass", text("pass"), None, idle=True),
    ]
    return await choose(seat, text("bid"), options)


def test_a_reveal_says_what_it_was_also_after_a_restart() -> None:
    session = Session.start(with_rules(named_reveals), 2, {}, 1)
    told = []
    for seat, key in [(0, "1"), (1, "2"), *[(0, "yes")] * 4, (1, "yes"), (0, "pass"), (1, "pass")]:
        session.answer(seat, [key])
        loaded = Session.load(session.game, session.saved, session.moves)
        found = [each.revealed_since(seat) for each in (session, loaded)]
        assert found[0] == found[1]
        told.append(found[0].key if found[0] else None)
        assert (told[-1] is None) == (session.undo_barrier(seat) != "revealed")
    assert told == [
        None,
        "revealed-answers",
        "revealed-card",  # the first of two
        "revealed-something",
        "revealed-chance",
        None,
        None,
        None,
        "revealed-reactions",
    ]
    assert msgspec.json.decode(session.saved)["revealed"] == []


def test_what_was_revealed_to_a_player_is_what_came_first_since_their_answer() -> None:
    session = Session.start(with_rules(named_reveals), 2, {}, 1)
    for seat, key in [(0, "1"), (1, "2"), (0, "yes"), (0, "yes")]:
        session.answer(seat, [key])
    assert session.revealed_since(1) == text("revealed-answers")
    assert session.revealed_since(0) == text("revealed-something")


def test_there_is_no_barrier_before_what_can_be_taken_back() -> None:
    session = start()
    session.answer(0, ["1"])
    assert session.undo_barrier(0) is None and session.undo_barrier(1) is None
    session.answer(1, ["2"])
    session.answer(0, ["yes"])
    assert session.taken_back(0) is not None and session.undo_barrier(0) is None
    assert session.undo_barrier(1) == "revealed"


def test_a_checkpoint_leaves_no_barrier_behind() -> None:
    session = after("yes", "no", "yes", "no", "yes")
    assert session.moves == []
    assert [session.undo_barrier(seat) for seat in (0, 1)] == [None, None]
    assert not session.can_rewind(0) and not session.can_rewind(1)


def test_the_end_of_the_game_is_a_reveal() -> None:
    session = after("yes", "no", "yes", "no", "yes", "no")
    assert session.result is not None
    assert session.undo_barrier(0) == "revealed" and not session.can_rewind(0)


def test_with_consent_the_last_answer_and_all_since_are_taken_back() -> None:
    session = after("yes", "no")
    with pytest.raises(IllegalAnswer):
        session.undo(0)
    assert session.can_rewind(0) and session.can_rewind(1)
    session.rewind(0)
    assert state(session) == state(after())
    session = after("yes", "no")
    session.rewind(1)
    assert state(session) == state(after("yes"))


def test_only_the_last_of_several_answers_is_taken_back_with_consent() -> None:
    session = after("yes", "no", "yes", "no")
    session.rewind(1)
    assert state(session) == state(after("yes", "no", "yes"))


@pytest.mark.parametrize("seat", [0, 1])
def test_no_consent_brings_back_what_was_revealed(seat: int) -> None:
    session = after("yes", "no", "yes")
    before = state(session)
    assert not session.can_rewind(seat)
    with pytest.raises(IllegalAnswer) as caught:
        session.rewind(seat)
    assert caught.value.text.key == "undo-nothing"
    assert state(session) == before


def test_secret_answers_that_were_shown_cannot_be_taken_back_with_consent() -> None:
    session = start()
    session.answer(0, ["1"])
    assert session.can_rewind(0), "nobody has seen it yet"
    session.answer(1, ["2"])
    assert not session.can_rewind(0) and not session.can_rewind(1)


def test_who_has_given_no_answer_has_nothing_to_take_back() -> None:
    session = after("yes")
    assert not session.can_rewind(1)
    with pytest.raises(IllegalAnswer):
        session.rewind(1)


def test_a_rewound_game_goes_on_saves_and_loads_like_any_other() -> None:
    session = after("yes", "no")
    session.rewind(0)
    loaded = Session.load(session.game, session.saved, session.moves)
    assert loaded.table == session.table and loaded.pending == session.pending
    for key in ("no", "no", "no"):
        session.answer(min(session.pending), [key])
    assert state(session) == state(after("no", "no", "no"))


# Saving and loading


def test_a_saved_game_goes_on_as_the_same_game_at_every_move() -> None:
    session = start()
    rng = Rng(5)
    while session.result is None:
        seat = rng.pick(sorted(session.pending))
        session.answer(seat, random_answer(session.pending[seat], rng))
        loaded = Session.load(GAME, session.saved, session.moves)
        assert not loaded.restarted
        assert (loaded.table, loaded.pending, loaded.result) == (
            session.table,
            session.pending,
            session.result,
        )


def test_a_checkpoint_forgets_the_moves_before_it() -> None:
    session = start()
    saved = session.saved
    for seat, key in ((0, "1"), (1, "2"), (0, "yes"), (0, "yes")):
        session.answer(seat, [key])
    assert session.saved == saved and len(session.moves) == 4
    session.answer(1, ["no"])
    assert session.saved != saved and session.moves == []
    assert [line.text.key for line in session.lines] == ["round-begins"]


@pytest.mark.parametrize("move", [Move(0, ("9",)), Move(1, ("1", "1")), Move(5, ("1",))])
def test_moves_that_no_longer_fit_bring_the_game_back_to_its_checkpoint(move: Move) -> None:
    session = start()
    session.answer(0, ["1"])
    loaded = Session.load(GAME, session.saved, [Move(0, ("1",)), move])
    assert loaded.restarted in ("answer-unknown", "answer-too-many", "answer-not-asked")
    assert loaded.moves == [] and set(loaded.pending) == {0, 1}
    assert loaded.table.log == []


def test_rules_that_fail_on_old_moves_raise_and_do_not_restart_the_turn() -> None:
    async def broken(t: Bids) -> Result:
        await choose(0, text("sure"), YES_NO)
        raise KeyError("a rule of the new version")

    with pytest.raises(KeyError):
        Session.load(with_rules(broken), start().saved, [Move(0, ("yes",))])


def test_an_undone_game_saves_and_loads_like_any_other() -> None:
    session = start()
    session.answer(0, ["1"])
    session.undo(0)
    loaded = Session.load(GAME, session.saved, session.moves)
    assert loaded.table == session.table and loaded.pending == session.pending


# Tables of older versions


def turn_is_round(data: dict[str, Any]) -> dict[str, Any]:
    """From a made-up version 0, in which the round had another name."""
    return {("round" if key == "turn" else key): value for key, value in data.items()}


def pile_turned_over(data: dict[str, Any]) -> dict[str, Any]:
    """From version 1: in a made-up version 2 the top of the pile is its other end."""
    return data | {"pile": data["pile"][::-1]}


NEWER = replace(GAME, version=2, lifts={0: turn_is_round, 1: pile_turned_over})


def test_a_table_of_an_older_version_is_lifted_step_by_step() -> None:
    session = start()
    session.answer(0, ["1"])
    lifted = Session.load(NEWER, session.saved, session.moves, 1)
    assert lifted.table.pile == [3, 2, 1] and set(lifted.pending) == {1}
    assert lifted.moves == session.moves, "answers since the checkpoint are played again"
    oldest = session.saved.replace(b'"round"', b'"turn"')
    assert Session.load(NEWER, oldest, session.moves, 0).table == lifted.table
    assert Session.load(NEWER, lifted.saved, session.moves, 2).table == lifted.table


def test_a_lifted_game_can_be_undone_and_saved_like_any_other() -> None:
    session = start()
    session.answer(0, ["1"])
    lifted = Session.load(NEWER, session.saved, session.moves, 1)
    lifted.undo(0)
    assert set(lifted.pending) == {0, 1} and lifted.table.pile == [3, 2, 1]
    assert Session.load(NEWER, lifted.saved, lifted.moves).table == lifted.table


def test_what_cannot_be_lifted_is_not_read() -> None:
    gap = replace(NEWER, lifts={0: turn_is_round})
    assert [NEWER.reads(version) for version in (None, -1, 0, 1, 2, 3)] == [
        False,
        False,
        True,
        True,
        True,
        False,
    ]
    assert [gap.reads(version) for version in (0, 1, 2)] == [False, False, True]
    for game, version in ((gap, 1), (NEWER, 3)):
        with pytest.raises(ValueError, match=f"version {version}"):
            Session.load(game, start().saved, [], version)


# What rules may not do


def test_rules_that_await_anything_but_players_are_refused() -> None:
    async def sleepy(t: Bids) -> Result:
        await asyncio.sleep(0)
        return Result([], [])

    with pytest.raises(TypeError, match="nothing but the players"):
        Session.start(with_rules(sleepy), 2, {}, 1)


def test_rules_cannot_save_while_several_decide() -> None:
    async def saving(seat: int) -> None:
        await checkpoint()

    async def rules(t: Bids) -> Result:
        await together({0: saving(0)})
        return Result([], [])

    with pytest.raises(TypeError, match="no checkpoint"):
        Session.start(with_rules(rules), 2, {}, 1)


# Watching


def test_who_watches_hears_each_line_when_it_is_said() -> None:
    heard: list[tuple[str, int, int]] = []

    def watch(session: Session[Any, Any], line: Line) -> None:
        heard.append((line.text.key, len(session.table.log), session.checkpoints))

    session = Session.start(GAME, 2, {}, 1, watch)
    unwatched = start()
    assert heard == [("round-begins", 0, 2)]
    for seat, answer in ((0, "1"), (1, "3"), (0, "yes"), (0, "no"), (1, "no")):
        assert session.answer(seat, [answer]) == unwatched.answer(seat, [answer])
    assert heard == [("round-begins", 0, 2), ("bids", 1, 2), ("round-begins", 5, 3)]
    assert state(session) == state(unwatched)


def test_what_is_said_while_the_table_is_laid_is_heard_too() -> None:
    def talkative(seed: int, seats: int, options: Mapping[str, str]) -> Bids:
        t = setup(seed, seats, options)
        t.say("welcome")
        return t

    heard: list[str] = []
    game = replace(GAME, setup=talkative)
    session = Session.start(game, 2, {}, 1, lambda session, line: heard.append(line.text.key))
    assert heard == [line.text.key for line in session.opening] == ["welcome", "round-begins"]


def test_what_was_said_is_parted_at_the_checkpoint() -> None:
    async def rules(t: Bids) -> Result:
        await checkpoint()
        for place in range(3):
            await choose(0, text("sure", n=place), YES_NO)
            t.say("done", n=place)
            if place == 1:
                await checkpoint()
                t.say("anew")
        return Result([], [0, 0])

    session: Bidding = Session.start(with_rules(rules), 2, {}, 1)
    parted = []
    for _ in range(3):
        before, since = session.around_checkpoint(session.answer(0, ["yes"]))
        parted.append(([line.text.key for line in before], [line.text.key for line in since]))
    assert parted == [([], ["done"]), (["done"], ["anew"]), ([], ["done"])]


# The first of several to react


@dataclass
class Claims(Table):
    claims: int = 0
    doubted_by: list[int | None] = field(default_factory=list)


DOUBT = [Option("doubt", text("doubt"), True), Option("pass", text("pass"), None, idle=True)]


async def doubt(seat: int) -> bool | None:
    return await choose(seat, text("doubt-it"), DOUBT)


async def play_claims(t: Claims) -> Result:
    await checkpoint()
    while t.claims < 3:
        await choose(0, text("claim"), YES_NO)
        t.claims += 1
        reaction = await first({seat: doubt(seat) for seat in range(1, t.seats)})
        t.doubted_by.append(reaction[0] if reaction is not None else None)
    return Result([0], [1] * t.seats)


CLAIMS: Game[Claims, dict[str, Any]] = replace(
    cast(Any, GAME),
    key="claims",
    seats=(4,),
    table_type=Claims,
    setup=lambda seed, seats, options: Claims(seats, dict(options), Rng(seed)),
    play=play_claims,
)


def claimed() -> Session[Any, Any]:
    session: Session[Any, Any] = Session.start(CLAIMS, 4, {}, 1)
    session.answer(0, ["yes"])
    return session


def test_the_first_who_reacts_ends_it_and_the_others_are_asked_no_more() -> None:
    session = claimed()
    assert session.reacting and set(session.pending) == {1, 2, 3}
    session.answer(1, ["pass"])
    assert session.reacting and set(session.pending) == {2, 3}
    session.answer(3, ["doubt"])
    assert session.table.doubted_by == [3]
    assert not session.reacting and set(session.pending) == {0}
    with pytest.raises(IllegalAnswer):
        session.answer(2, ["doubt"])


def test_when_all_have_passed_nobody_has_reacted() -> None:
    session = claimed()
    for seat in (2, 3, 1):
        session.answer(seat, ["pass"])
    assert session.table.doubted_by == [None]


def test_a_pass_can_be_taken_back_until_somebody_reacts_or_all_have_passed() -> None:
    session = claimed()
    session.answer(1, ["pass"])
    session.undo(1)
    assert set(session.pending) == {1, 2, 3}
    session.answer(1, ["pass"])
    session.answer(2, ["doubt"])
    for seat in (1, 2):
        assert session.undo_barrier(seat) == "revealed"
        with pytest.raises(IllegalAnswer):
            session.undo(seat)


def test_a_game_saved_while_some_may_react_goes_on_there() -> None:
    session = claimed()
    session.answer(2, ["pass"])
    loaded = Session.load(CLAIMS, session.saved, session.moves)
    assert loaded.reacting and loaded.pending == session.pending


def test_a_reaction_without_an_idle_option_is_an_error_of_the_rules() -> None:
    async def no_way_out(t: Claims) -> Result:
        await first({1: choose(1, text("doubt-it"), YES_NO)})
        return Result([], [0] * t.seats)

    with pytest.raises(TypeError, match="idle option: doubt-it"):
        Session.start(replace(CLAIMS, play=no_way_out), 4, {}, 1)


def test_whether_an_answer_is_final_is_known_before_it_is_given() -> None:
    session = claimed()
    before = msgspec.json.encode(session.table), session.moves
    assert not session.is_final(1, ["pass"])
    assert session.is_final(1, ["doubt"])
    session.answer(1, ["pass"])
    session.answer(2, ["pass"])
    assert session.is_final(3, ["pass"])
    assert before[0] == msgspec.json.encode(session.table)
    with pytest.raises(IllegalAnswer):
        session.is_final(3, ["nonsense"])


def test_what_is_said_of_a_final_answer_depends_on_nothing_hidden() -> None:
    """Whoever is last to decide is told just that: what follows depends on all the answers."""

    async def duel(t: Claims) -> Result:
        chosen = await together({seat: choose(seat, text("doubt-it"), YES_NO) for seat in (0, 1)})
        if chosen[0]:
            t.reveal()
        await choose(2, text("doubt-it"), YES_NO)
        await choose(3, text("doubt-it"), YES_NO)
        return Result([], [0] * t.seats)

    game = replace(CLAIMS, play=duel)
    for first_answer in (option.key for option in YES_NO):
        session = Session.start(game, 4, {}, 1)
        assert session.finality(0, [first_answer]) is None
        session.answer(0, [first_answer])
        for answer in (option.key for option in YES_NO):
            assert session.finality(1, [answer]) == Final("closes")
    session.answer(1, [YES_NO[0].key])
    assert session.finality(2, [YES_NO[0].key]) == Final("passes", (3,))
    session.answer(2, [YES_NO[0].key])
    assert session.finality(3, [YES_NO[0].key]) == Final("ends")
    veiled = Session.start(replace(game, hides_what_follows=True), 4, {}, 1)
    for seat in (0, 1):
        veiled.answer(seat, [YES_NO[0].key])
    assert veiled.finality(2, [YES_NO[0].key]) == Final("continues")


def test_a_game_for_more_players_than_there_are_letters_is_refused() -> None:
    with pytest.raises(ValueError, match="up to 11 players"):
        replace(GAME, seats=(2, 11))
