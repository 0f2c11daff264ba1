"""The contract of a game: asks, random numbers, and how rules wait for players."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from games.core import (
    CHECKPOINT,
    Ask,
    IllegalAnswer,
    LazyOption,
    Option,
    Rng,
    Setting,
    Table,
    Text,
    ask,
    checkpoint,
    choose,
    text,
    together,
)
from games.standin import default_answer, random_answer
from games.xidit import GAME


def question(least: int = 1, most: int = 1, ordered: bool = False, limit: int = 1) -> Ask:
    options = tuple(Option(key, text(f"option-{key}"), key, limit=limit) for key in "abc")
    return Ask(0, text("which"), options, least=least, most=most, ordered=ordered)


def why(ask: Ask, *answer: str) -> str:
    with pytest.raises(IllegalAnswer) as caught:
        ask.check(answer)
    return caught.value.text.key


# Asks and answers


def test_an_answer_names_one_of_the_options() -> None:
    assert question().check(["b"]) == ("b",)


def test_an_unknown_option_is_refused() -> None:
    assert why(question(), "z") == "answer-unknown"


def test_a_long_unknown_answer_is_quoted_in_part() -> None:
    with pytest.raises(IllegalAnswer) as caught:
        question().check(["z" * 500])
    assert caught.value.text.args["given"] == "z" * 40


def test_too_few_and_too_many_are_refused() -> None:
    assert why(question(least=2, most=2), "a") == "answer-too-few"
    assert why(question(least=0, most=1), "a", "b") == "answer-too-many"
    assert why(question()) == "answer-too-few"


def test_an_option_is_chosen_no_more_often_than_its_limit() -> None:
    assert why(question(most=2), "a", "a") == "answer-repeated"
    assert question(most=3, limit=2).check(["a", "a", "b"]) == ("a", "a", "b")
    assert why(question(most=3, limit=2), "a", "a", "a") == "answer-repeated"


def test_where_the_sequence_does_not_count_answers_have_a_normal_form() -> None:
    assert question(most=3, limit=2).check(["c", "a", "c"]) == ("a", "c", "c")


def test_where_the_sequence_counts_it_is_kept() -> None:
    assert question(most=3, ordered=True, limit=2).check(["c", "a", "c"]) == ("c", "a", "c")


def test_nothing_is_an_answer_where_nothing_may_be_chosen() -> None:
    assert question(least=0).check([]) == ()


def test_a_key_of_an_earlier_version_still_counts_and_is_stored_anew() -> None:
    renamed = (Option("b1", text("mill"), "mill", was="a"), Option("b2", text("forge"), "forge"))
    ask = Ask(0, text("which"), renamed)
    assert ask.check(["a"]) == ("b1",)
    assert ask.check(["b1"]) == ("b1",)
    taken = (Option("b1", text("mill"), "mill", was="a"), Option("a", text("forge"), "forge"))
    assert Ask(0, text("which"), taken).check(["a"]) == ("a",)


def test_a_label_that_takes_long_is_made_when_it_is_first_read() -> None:
    made = []

    def label() -> Text:
        made.append(True)
        return text("mill", n=1)

    group, hint = text("mills"), text("grinds")
    lazy = LazyOption("m", label, "mill", group, hint)
    question = Ask(0, text("which"), (lazy,))
    assert question.values(question.check(["m"])) == ("mill",) and not made
    plain = Option("m", text("mill", n=1), "mill", group=group, hint=hint)
    assert msgspec.json.encode(lazy) == msgspec.json.encode(plain)
    assert lazy.label == plain.label and made == [True]


def test_options_with_the_same_label_are_equal_whenever_it_is_made() -> None:
    options = [LazyOption("m", lambda n=n: text("mill", n=n), "mill") for n in (1, 1, 2)]  # type: ignore[misc]
    assert options[0] == options[1] != options[2]


# Random numbers


def test_the_random_numbers_are_splitmix64() -> None:
    """The published first outputs for seed 1234567."""
    rng = Rng(1234567)
    assert [rng.below(2**64) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_random_numbers_never_change() -> None:
    """A changed generator would turn saved games into other games."""
    rng = Rng(42)
    assert [rng.below(6) for _ in range(12)] == [4, 0, 1, 2, 0, 5, 1, 4, 2, 3, 1, 2]
    items = list(range(10))
    rng.shuffle(items)
    assert items == [3, 6, 8, 7, 2, 0, 1, 9, 4, 5]
    assert rng.pick("herald") == "h"


def test_numbers_below_n_are_all_met() -> None:
    rng = Rng(9)
    assert {rng.below(5) for _ in range(200)} == set(range(5))
    assert {rng.below(1) for _ in range(20)} == {0}


def test_a_shuffle_keeps_all_and_reaches_every_order() -> None:
    rng = Rng(3)
    orders = set()
    for _ in range(200):
        items = [1, 2, 3]
        rng.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6
    assert all(sorted(order) == [1, 2, 3] for order in orders)


def test_the_use_of_chance_is_counted() -> None:
    rng = Rng(1)
    rng.below(3)
    rng.shuffle([1, 2, 3])
    assert rng.uses == 3


# Tables


def test_a_step_on_the_way_is_a_detail() -> None:
    table = Table(2, {}, Rng(1))
    table.say("moves", detail=True)
    table.say("wins")
    assert [line.detail for line in table.news] == [True, False]


def test_a_setting_may_matter_only_for_some_numbers_of_players() -> None:
    assert Setting("bans", ("none", "first")).matters(4, {})
    assert not Setting("puzzle", ("easy", "hard"), seats=(1,)).matters(2, {})
    assert Setting("puzzle", ("easy", "hard"), seats=(1,)).matters(1, {})
    levels = Setting("levels", ("low", "high"), when={"scenario": ("siege", "storm")})
    assert levels.matters(2, {"scenario": "storm"})
    assert not levels.matters(2, {"scenario": "peace"})


def test_what_is_said_goes_to_all_or_to_one() -> None:
    table = Table(2, {}, Rng(1))
    table.say("hello", n=1)
    table.say("psst", to=1, n=2)
    assert [(line.text.key, line.to, line.text.args) for line in table.news] == [
        ("hello", None, {"n": 1}),
        ("psst", 1, {"n": 2}),
    ]


def test_drawing_takes_the_top_and_reveals() -> None:
    table = Table(2, {}, Rng(1))
    pile = [1, 2, 3]
    assert table.draw(pile) == 3
    assert pile == [1, 2]
    assert table.reveals == 1


# Settings


def test_settings_have_defaults_and_refuse_what_they_do_not_know() -> None:
    assert GAME.options({}) == {"length": "long", "neutral": "normal", "census": "at-once"}
    assert GAME.options({"length": "short"})["length"] == "short"
    with pytest.raises(ValueError, match="length=tiny"):
        GAME.options({"length": "tiny"})
    with pytest.raises(ValueError, match="color"):
        GAME.options({"color": "red"})


# How rules wait


def send(rule: Any, reply: Any = None) -> Any:
    """What the rule waits for next, or what it returned."""
    try:
        return rule.send(reply)
    except StopIteration as done:
        return ("done", done.value)


def test_an_ask_waits_for_its_seat() -> None:
    asked = question()
    rule = ask(asked.seat, asked.prompt, asked.options)
    assert send(rule) == {0: asked}
    assert send(rule, (0, ("b",))) == ("done", ("b",))


def test_a_lone_option_is_taken_unasked() -> None:
    rule = choose(0, text("which"), [Option("a", text("a"), "a")])
    assert send(rule) == ("done", "a")


def test_choosing_gives_the_value_of_the_option() -> None:
    rule = choose(
        0, text("which"), [Option("a", text("a"), "a"), Option("b", text("b"), "b")], secret=True
    )
    (waiting,) = send(rule).values()
    assert waiting.secret
    assert send(rule, (0, ("b",))) == ("done", "b")


def test_a_checkpoint_waits_for_nobody() -> None:
    rule = checkpoint()
    assert send(rule) is CHECKPOINT
    assert send(rule) == ("done", None)


async def twice(seat: int) -> list[str]:
    options = (Option("x", text("x"), "x"), Option("y", text("y"), "y"))
    return [
        (await ask(seat, text("one"), options))[0],
        (await ask(seat, text("two"), options))[0],
    ]


async def at_once(seat: int) -> str:
    return f"nothing asked of {seat}"


def test_together_asks_all_and_each_goes_on_at_its_own_pace() -> None:
    rule = together({2: twice(2), 0: twice(0)})
    assert [ask.prompt.key for ask in send(rule).values()] == ["one", "one"]
    assert {s: a.prompt.key for s, a in send(rule, (0, ("x",))).items()} == {2: "one", 0: "two"}
    assert {s: a.prompt.key for s, a in send(rule, (0, ("y",))).items()} == {2: "one"}
    assert {s: a.prompt.key for s, a in send(rule, (2, ("y",))).items()} == {2: "two"}
    _done, results = send(rule, (2, ("y",)))
    assert results == {2: ["y", "y"], 0: ["x", "y"]}
    assert list(results) == [2, 0]  # in the order in which they were named


def test_together_ends_at_once_when_nobody_is_asked() -> None:
    assert send(together({0: at_once(0), 1: at_once(1)})) == (
        "done",
        {0: "nothing asked of 0", 1: "nothing asked of 1"},
    )
    assert send(together({})) == ("done", {})


def test_together_waits_only_for_those_who_are_asked() -> None:
    rule = together({0: at_once(0), 1: twice(1)})
    assert set(send(rule)) == {1}
    rule.close()


def test_together_can_be_part_of_together() -> None:
    async def pair(a: int, b: int) -> dict[int, list[str]]:
        return await together({a: twice(a), b: twice(b)})

    rule = together({0: pair(0, 1), 2: twice(2)})
    assert set(send(rule)) == {0, 1, 2}
    for seat in (1, 2, 0, 1, 0):
        assert send(rule, (seat, ("x",)))
    assert send(rule, (2, ("y",))) == ("done", {0: {0: ["x", "x"], 1: ["x", "x"]}, 2: ["x", "y"]})


def test_no_checkpoint_while_several_decide() -> None:
    async def saves(seat: int) -> None:
        await checkpoint()

    with pytest.raises(TypeError, match="no checkpoint"):
        send(together({0: saves(0)}))


def census(least: int = 1) -> Ask:
    options = (
        Option("archer", text("archer"), "archer", limit=2),
        Option("all", text("all"), "all", whole=True),
        Option("none", text("none"), "none", idle=True, whole=True),
    )
    return Ask(0, text("which"), options, least, 2, noun="noun-units")


def test_a_whole_option_is_an_answer_by_itself() -> None:
    for asked in (census(), census(least=2)):
        assert asked.check(["all"]) == ("all",)
        assert asked.check(["archer", "archer", "all"]) == ("all",), "more than the most"
        assert asked.check(["none", "all"]) == ("all",), "the first that is offered"
        assert asked.can_idle
    assert default_answer(census(least=2)) == ("none",)
    rng = Rng(1)
    answers = {random_answer(census(), rng) for _ in range(50)}
    assert answers == {("archer",), ("archer", "archer"), ("all",), ("none",)}


def test_a_refusal_counts_with_the_noun_of_the_ask() -> None:
    with pytest.raises(IllegalAnswer) as few:
        census(least=2).check(["archer"])
    assert few.value.text == text(
        "answer-too-few",
        given=1,
        counted=text("noun-units", n=1),
        least=2,
        needed=text("noun-units", n=2),
    )
    with pytest.raises(IllegalAnswer) as many:
        census().check(["archer"] * 3)
    assert many.value.text == text("answer-too-many", counted=text("noun-units", n=3), most=2)


def test_a_choice_may_be_for_some_numbers_of_players_only() -> None:
    lonely = Setting("scenario", ("first", "alone"), only={"alone": (1,)})
    assert lonely.allows("first", 3)
    assert lonely.allows("alone", 1)
    assert not lonely.allows("alone", 2)
