"""The mistakes that authors of games make, in a game that is broken on purpose.

Each check for every game must find its mistake, and say what to do.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import games
from bot.language.texts import VERBATIM
from games.core import Ask, Option, Result, Text, ask, checkpoint, choose, first, text, together
from games.liarsdice import GAME, rules
from games.liarsdice.table import LiarsDice, View
from renderers import Picture
from tests.games.check_finality import check_finality
from tests.games.check_play import (
    FARTHEST,
    check_checkpoints,
    check_components,
    check_parts_only_ask,
    check_reactions,
    check_undo,
)
from tests.games.check_secrets import check_secrets, check_views
from tests.games.check_texts import check_ask, check_asks, check_catalogs, check_pictures, spoken
from tests.games.every_game import AnyGame

SEATS = 3


def with_rules(play: Callable[[LiarsDice], Coroutine[Any, Any, Result]]) -> AnyGame:
    return replace(GAME, play=play)


def before_each_round(part: Callable[[LiarsDice], Coroutine[Any, Any, None]]) -> AnyGame:
    """Liar's Dice in which something else happens before each round."""

    async def play(t: LiarsDice) -> Result:
        while len(t.playing()) > 1:
            await checkpoint()
            await part(t)
            rules.showdown(t, await rules.bidding(t))
            rules.roll(t)
        return Result(t.playing(), [len(dice) for dice in t.dice])

    return with_rules(play)


async def nothing(t: LiarsDice) -> None:
    pass


def look(*keys: str) -> list[Option[str]]:
    return [Option(key, text("count", count=n), key) for n, key in enumerate(keys)]


def test_the_game_that_is_broken_below_is_in_order() -> None:
    for game in (GAME, before_each_round(nothing)):
        check_components(game, SEATS)
        check_checkpoints(game, SEATS)
        check_reactions(game, SEATS)
        check_parts_only_ask(game, SEATS)
        check_undo(game, SEATS)
        check_views(game, SEATS)
        check_secrets(game, SEATS)
        check_finality(game, SEATS)
        check_asks(game, SEATS)
    check_catalogs(GAME)


# What is hidden


def test_a_view_that_leaks() -> None:
    def view(t: LiarsDice, seat: int | None) -> View:
        return replace(GAME.view(t, seat), dice=t.dice)

    with pytest.raises(AssertionError, match=r"view of everybody leaks .*: dice.*Leave it out"):
        check_views(replace(GAME, view=view), SEATS)


def test_helpers_that_could_not_find_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.games.liarsdice_tables.reshuffled", lambda t, seat, rng: t)
    with pytest.raises(AssertionError, match=r"`reshuffled` in .* changes nothing.*Let it mix"):
        check_views(GAME, SEATS)


def test_options_that_depend_on_the_hand_of_somebody_else() -> None:
    async def part(t: LiarsDice) -> None:
        """Whoever begins may guess a die of the next player, among those that are there."""
        seat, other, *_ = t.playing()
        faces = [str(face) for face in sorted(set(t.dice[other]))]
        await ask(seat, text("which-face"), look(*faces), secret=True)

    with pytest.raises(AssertionError, match=r"depends on what this seat cannot see.*its view"):
        check_secrets(before_each_round(part), SEATS)


def test_a_question_whether_somebody_is_sure_that_tells_of_a_hand() -> None:
    async def part(t: LiarsDice) -> None:
        seat, other, *_ = t.playing()
        await choose(seat, text("which-face"), look("yes", "no"))
        if 6 in t.dice[other]:
            await choose(other, text("which-face"), look("yes", "no"))

    with pytest.raises(AssertionError, match=r"is told .*passes.* by what it cannot see"):
        check_finality(before_each_round(part), SEATS)


def test_options_that_depend_on_a_hand_in_the_middle_of_a_turn() -> None:
    async def part(t: LiarsDice) -> None:
        seat = t.playing()[0]
        await choose(seat, text("which-face"), look("yes", "no"))
        await choose(seat, text("which-face"), look("low", "high", *map(str, set(t.dice[seat]))))

    with pytest.raises(AssertionError, match=r"after seat . answers .* all can see depends on"):
        check_secrets(before_each_round(part), SEATS)


def test_a_secret_question_that_is_asked_openly() -> None:
    async def part(t: LiarsDice) -> None:
        """Whoever begins may keep one of their dice."""
        seat = t.playing()[0]
        await ask(seat, text("which-face"), look(*map(str, sorted(set(t.dice[seat])))))

    with pytest.raises(AssertionError, match=r"all can see depends on.*`secret=True`"):
        check_secrets(before_each_round(part), SEATS)


def test_a_question_that_tells_by_being_asked() -> None:
    async def part(t: LiarsDice) -> None:
        """Only who has a one is asked."""
        for seat in t.playing():
            if 1 in t.dice[seat]:
                await choose(seat, text("which-face"), look("yes", "no"), secret=True)

    with pytest.raises(AssertionError, match=r"whether seat . is asked .*Ask in any case"):
        check_secrets(before_each_round(part), SEATS)


def test_a_private_line_that_is_told_to_all() -> None:
    async def part(t: LiarsDice) -> None:
        for seat in t.playing():
            t.say("your-dice", dice=[*t.dice[seat]])

    with pytest.raises(AssertionError, match=r"line your-dice that is said to all .*`to=`"):
        check_secrets(before_each_round(part), SEATS)


def test_a_private_line_that_is_told_to_all_after_a_roll() -> None:
    async def part(t: LiarsDice) -> None:
        seat = t.playing()[0]
        await choose(seat, text("which-face"), look("yes", "no"))
        rules.roll(t)
        t.say("your-dice", dice=[*t.dice[seat]])

    with pytest.raises(AssertionError, match=r"line your-dice that is said to all .*`to=`"):
        check_secrets(before_each_round(part), SEATS)


def test_a_private_line_that_is_told_to_all_after_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    async def part(t: LiarsDice) -> None:
        """Whoever begins takes a new die, which only they may see."""
        seat = t.playing()[0]
        await choose(seat, text("which-face"), look("yes", "no"))
        t.reveal()
        t.dice[seat][0] = 1 + t.rng.below(6)
        t.say("your-dice", dice=[t.dice[seat][0]])

    game = before_each_round(part)
    with pytest.raises(AssertionError, match=r"line your-dice that is said to all .*`SHOWN`"):
        check_secrets(game, SEATS)
    monkeypatch.setattr("tests.games.liarsdice_tables.SHOWN", ["your-dice"], raising=False)
    check_secrets(game, SEATS)


def test_a_roll_that_is_told_to_all_and_lies_nowhere_is_no_mistake() -> None:
    async def part(t: LiarsDice) -> None:
        await choose(t.turn, text("which-face"), look("yes", "no"))
        t.say("your-dice", dice=[1 + t.rng.below(6)])

    check_secrets(before_each_round(part), SEATS)


def test_a_draw_without_a_reveal() -> None:
    async def part(t: LiarsDice) -> None:
        """Whoever begins may swap dice with the next player, who then has other ones."""
        seat, other, *_ = t.playing()
        if await choose(seat, text("which-face"), [*look("swap", "keep")]) == "swap":
            t.dice[seat][0], t.dice[other][0] = t.dice[other][0], t.dice[seat][0]
        await choose(seat, text("which-face"), look("yes", "no"))

    with pytest.raises(AssertionError, match=r"what was hidden before.*peek.*`table.draw`"):
        check_secrets(before_each_round(part), SEATS)


def without_reveal(t: LiarsDice, caller: int) -> None:
    before = t.reveals
    rules.showdown(t, caller)
    t.reveals = before


def test_a_proof_without_a_reveal() -> None:
    async def play(t: LiarsDice) -> Result:
        while len(t.playing()) > 1:
            await checkpoint()
            without_reveal(t, await rules.bidding(t))
            await choose(t.turn, text("which-face"), look("yes", "no"))
            rules.roll(t)
        return Result(t.playing(), [len(dice) for dice in t.dice])

    with pytest.raises(AssertionError, match=r"can see now .*shown.*call `table.reveal`"):
        check_secrets(with_rules(play), SEATS)


def test_a_proof_without_a_reveal_that_ends_the_turn() -> None:
    async def play(t: LiarsDice) -> Result:
        while len(t.playing()) > 1:
            await checkpoint()
            without_reveal(t, await rules.bidding(t))
            rules.roll(t)
        return Result(t.playing(), [len(dice) for dice in t.dice])

    with pytest.raises(AssertionError, match=r"the line calls-lie .*call `table.reveal` first"):
        check_secrets(with_rules(play), SEATS)


# How it is played


def test_a_die_that_is_lost() -> None:
    async def part(t: LiarsDice) -> None:
        t.dice[t.turn].pop()

    with pytest.raises(AssertionError, match=r"lost or created \(dice.*somewhere else"):
        check_components(before_each_round(part), SEATS)


def test_no_checkpoint() -> None:
    async def play(t: LiarsDice) -> Result:
        for _ in range(FARTHEST):
            await rules.bidding(t)
            rules.roll(t)
        return Result([0], [0] * t.seats)

    with pytest.raises(AssertionError, match=r"moves without a checkpoint.*call `checkpoint`"):
        check_checkpoints(with_rules(play), SEATS)


PASS, CALL = Option("pass", text("pass"), None), Option("call", text("call"), True)
IDLE_PASS = Option("pass", text("pass"), None, idle=True)


def reacting(*options: Option[bool | None]) -> AnyGame:
    async def react(seat: int) -> bool | None:
        return await choose(seat, text("which-face"), options)

    async def part(t: LiarsDice) -> None:
        await first({seat: react(seat) for seat in t.playing()})

    return before_each_round(part)


def test_a_pass_that_is_not_idle() -> None:
    with pytest.raises(AssertionError, match=r"needs an idle option: which-face.*`idle=True`"):
        check_reactions(reacting(PASS, CALL), SEATS)


def test_a_second_pass_that_is_not_idle() -> None:
    late = Option("never", text("count", count=0), None)
    with pytest.raises(AssertionError, match=r"\['never'\] .* passes, but is not an idle option"):
        check_reactions(reacting(IDLE_PASS, late, CALL), SEATS)


def test_a_reaction_that_is_idle() -> None:
    with pytest.raises(AssertionError, match=r"\['call'\] .* is idle, but ends it for the others"):
        check_reactions(reacting(IDLE_PASS, Option("call", text("call"), True, idle=True)), SEATS)


def test_a_part_that_changes_the_table() -> None:
    async def change(t: LiarsDice, seat: int) -> None:
        await choose(seat, text("which-face"), look("yes", "no"))
        t.turn = seat

    async def part(t: LiarsDice) -> None:
        await together({seat: change(t, seat) for seat in t.playing()})

    with pytest.raises(AssertionError, match=r"changed the table while others still decide.*only"):
        check_parts_only_ask(before_each_round(part), SEATS)


def test_state_outside_of_the_table() -> None:
    rounds: list[int] = []

    async def part(t: LiarsDice) -> None:
        rounds.append(1)
        await choose(t.turn, text("count", count=len(rounds)), look("yes", "no"))
        await choose(t.turn, text("which-face"), look("yes", "no"))

    with pytest.raises(AssertionError, match=r"not asked the same again. Keep all state in the"):
        check_undo(before_each_round(part), SEATS)


# What is said


def catalogs(folder: Path, but: str) -> Path:
    """Copy the catalogs of Liar's Dice without some messages of the French one."""
    for catalog in (Path(games.__file__).parent / GAME.key).glob("*.ftl"):
        said = catalog.read_text(encoding="utf-8")
        if catalog.stem == "fr":
            said = re.sub(rf"^{but} =.*\n(^ .*\n|^$)*", "", said, flags=re.MULTILINE)
        (folder / catalog.name).write_text(said, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("but", "missing"),
    [
        (r"rules-\d", "rules-1"),
        ("title", "title"),
        ("tagline", "tagline"),
        ("setting-wild-off", "setting-wild-off"),
    ],
)
def test_texts_that_are_missing(tmp_path: Path, but: str, missing: str) -> None:
    with pytest.raises(AssertionError, match=rf"fr.ftl lacks {missing}\. Every game has a title"):
        check_catalogs(GAME, catalogs(tmp_path, but))


def test_a_page_of_the_rules_that_nobody_would_see(tmp_path: Path) -> None:
    folder = catalogs(tmp_path, "nothing")
    french = folder / "fr.ftl"
    said = french.read_text(encoding="utf-8").replace("rules-2 =", "rules-3 =")
    french.write_text(said, encoding="utf-8")
    with pytest.raises(AssertionError, match=r"pages \[1, 3\] of the rules.*Number them from 1"):
        check_catalogs(GAME, folder)


def test_a_language_that_is_missing(tmp_path: Path) -> None:
    (catalogs(tmp_path, "nothing") / "fr.ftl").unlink()
    with pytest.raises(
        AssertionError, match=r"there is no fr.ftl. Write the game's texts in every"
    ):
        check_catalogs(GAME, tmp_path)


def test_a_label_that_is_used_twice() -> None:
    async def part(t: LiarsDice) -> None:
        options = [Option("a", text("pass"), "a"), Option("b", text("pass"), "b")]
        await choose(t.turn, text("which-face"), options)

    with pytest.raises(AssertionError, match=r"two options read 'Let it stand', a and b. Say in"):
        check_asks(before_each_round(part), SEATS)


def long(characters: int) -> Text:
    return text(VERBATIM, said="x" * characters)


@pytest.mark.parametrize(
    ("question", "message"),
    [
        (Ask(0, long(201), (PASS,)), "question has 201 characters, and 200 .* into their hints"),
        (Ask(0, long(9), (Option("a", long(39), 1),)), r"label .* 39 .* an attribute `\.short`"),
        (
            Ask(0, long(9), (Option("a", long(9), 1, hint=long(101)),)),
            "hint of a has 101 .*shorter",
        ),
        (
            Ask(0, long(9), (PASS, Option("pass", text("call"), True))),
            "two options have the key 'pass'",
        ),
    ],
)
def test_what_has_no_room(question: Ask, message: str) -> None:
    words = spoken(GAME, "en")
    with pytest.raises(AssertionError, match=message):
        check_ask("", question, words, words.labels)


@pytest.mark.parametrize("alt", ["", "x" * 1025])
def test_a_picture_that_is_not_described(alt: str) -> None:
    with pytest.raises(AssertionError, match=rf"alt text of a.png has {len(alt)} .* 1 to 1024"):
        check_pictures(GAME.key, [Picture("a.png", b"", alt)])
