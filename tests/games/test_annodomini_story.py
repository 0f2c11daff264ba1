"""What everybody reads of 890 Anno Domini: highlights, one or two lines a turn."""

from __future__ import annotations

import pytest

from bot.language.story import paragraphs
from bot.language.texts import Words
from games.annodomini import GAME
from games.annodomini.ai.decisions import stand_in
from games.annodomini.rules.characters import attract
from games.annodomini.rules.game import turn
from games.annodomini.table import AnnoDomini
from games.core import Line, Rng, text
from games.session import Session
from tests.games.annodomini_tables import beside, garrison, lay_ruin, realm
from tests.games.driver import Driven, drive

NAMES = ["Ann", "Ben", "Cat", "Dan"]
ENGLISH, FRENCH = (Words(lang, GAME.key, NAMES.__getitem__) for lang in ("en", "fr"))
STORY = {  # of a turn
    "round-begins", "tile-taken", "tile-taken-and",
    "trio-attracts", "trio-for-coins", "trio-for-noble",
    "took-towers", "took-nobles", "steals-from", "saracens-placed", "rebuilds",
    "rebuilds-and-gets", "invasion", "ruined", "nothing-to-lose",
}  # fmt: skip


def story(driven: Driven[AnnoDomini], words: Words = ENGLISH) -> list[str]:
    spaces = str.maketrans("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}", "  ")
    return [words(line.text).translate(spaces) for line in driven.lines if not line.detail]


def test_a_tile_is_told_in_one_line_with_what_it_cost_and_gave() -> None:
    t = realm(column=["T10", "T14", "T09", "T11"], coins=[2, 0, 0])
    beside(t, 2, coins=1, saracens=1)
    driven = drive(t, turn(t, 0), (0, "T2"), (0, "1"))
    assert story(driven) == [
        "Ann takes the Poppy Tavern for 1 coin and gets 4 coins; 2 Saracens advance "
        "(Saracens 2, defense 3)."
    ]
    assert story(driven, FRENCH) == [
        "Ann prend la tuile Taverne (coquelicot) pour 1 pièce et reçoit 4 pièces ; "
        "2 Sarrasins avancent (Sarrasins 2, défense 3)."
    ]
    steps = [line.text.key for line in driven.lines if line.detail]
    assert steps == ["takes-tile-and", "places", "new-tile"]


def test_coins_from_others_are_told_apart_from_those_of_the_supply() -> None:
    t = realm(
        kingdoms={1: {1: "T09"}, 2: {1: "T11"}},
        column=["T05", "T10", "T12", "T17"],
        coins=[0, 1, 1],
    )
    beside(t, 1, coins=2)
    driven = drive(t, turn(t, 0), (0, "1"))
    assert story(driven)[0].startswith("Ann takes the Wheat Church and gets 2 coins, plus ")
    assert story(driven, FRENCH)[0].startswith(
        "Ann prend la tuile Église (blé) et reçoit 2 pièces, plus "
    )


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        (["B1", "1"], "Ann buys the Fortress for 4 coins and gets 2 towers."),
        (["inventor", "B1", "1", "no"], "Ann gives up the Inventor for the Fortress and gets 2 "),
        (["exchange", "T2", "T1", "1"], "Ann swaps the Lavender Village for the Olive Farm and "),
    ],
)
def test_buildings_and_swaps_are_told_with_what_they_cost(answers: list[str], told: str) -> None:
    t = realm(
        kingdoms={0: {7: "T16"}},
        characters={0: ["inventor"]},
        buildings=["S10", "S05", "S08", "S09"],
        coins=[4, 0, 0],
    )
    assert story(drive(t, turn(t, 0), *answers))[0].startswith(told)


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("duchess", "Ann completes a trio of olives and attracts the **Duchess**."),
        ("coins", "Ann completes a trio of olives and takes 2 coins."),
        ("noble", "Ann completes a trio of olives and takes a noble."),
    ],
)
def test_a_trio_and_its_reward_are_told_in_one_line(answer: str, told: str) -> None:
    t = realm(
        kingdoms={0: {1: "T06", 2: "T10"}},
        column=["T02", "T09", "T11", "T12"],
        banners={"olive": ["duchess", "mystic"]},
        scenario="court-of-ermengarde",
    )
    driven = Driven(t, turn(t, 0), "3", answer)
    assert story(driven)[1] == told
    if answer == "duchess":
        assert story(driven, FRENCH)[1] == (
            "Ann complète un trio d’olives et attire la **Duchesse**."
        )


def test_what_others_lose_by_a_character_is_told_with_their_names() -> None:
    t = realm(kingdoms={0: {1: "T01"}, 1: {1: "T05"}, 2: {1: "T06"}}, coins=1)
    garrison(t, 1, 1, towers=1)
    assert story(drive(t, attract(t, 0, "thief"))) == ["Ann steals 2 coins from Ben and Cat."]
    driven = drive(t, attract(t, 0, "traitor"), "5")
    assert story(driven) == ["Ann takes a tower from Ben."]
    assert story(drive(t, attract(t, 0, "mystic"), "T2 T2")) == [
        "Ann puts 2 Saracens beside the Olive Farm."
    ]


def test_all_who_are_invaded_are_named_with_what_they_lose() -> None:
    t = realm(
        kingdoms={0: {1: "T04"}, 1: {1: "T05", 2: "T08"}, 2: {1: "T06", 2: "T07"}},
        castles=["C1", "C4", "C5"],
        column=["T17", "T10", "T11", "T12"],
    )
    garrison(t, 0, towers=1)
    t.invaders = t.defense
    driven = Driven(t, turn(t, 0), "9")
    assert set(driven.pending) == {1, 2} == set(t.invaded)
    driven((2, "2"), (1, "1")).ended()
    assert story(driven)[1:] == [
        "⚔️ **The Saracens land** (5 against a defense of 4) and raid Ben and Cat.",
        "Ben loses the Wheat Church on space 1.",
        "Cat loses the Lavender Church on space 2.",
    ]
    assert story(driven, FRENCH)[1] == (
        "⚔️ **Les Sarrasins débarquent** (5 contre une défense de 4) chez Ben et Cat."
    )
    assert t.invaded == []


@pytest.mark.parametrize("words", [ENGLISH, FRENCH], ids=["en", "fr"])
def test_lines_that_an_earlier_version_said_are_told_or_left_out(words: Words) -> None:
    earlier = [
        text("invasion", seats=[1, 2], invaders=5, defence=4),
        text("attracts", seat=0, character="duchess"),
        text("steals-coins", seat=0, n=2),
        text("places-and-gets", seat=0, space=1, happened=[text("got-coins", n=1)]),
        text("exchanges", seat=0, tile=text("territory", category="farm", crop="wheat"), space=1),
        text("ruined", seat=1, tile=text("territory", category="farm", crop="wheat"), space=1),
    ]
    told = paragraphs([Line(said) for said in earlier], words).splitlines()
    assert len(told) == 3 and ("Ben and Cat" in told[0] or "Ben et Cat" in told[0])


def test_steps_are_details() -> None:
    t = realm(kingdoms={0: {1: "T03", 2: "T07"}}, characters={0: ["treasurer"]})
    garrison(t, 0, 1, towers=2)
    for rule, answers in (
        (attract(t, 0, "military-architect"), ["1 1"]),
        (attract(t, 0, "cartographer"), ["1 2"]),
        (attract(t, 0, "blacksmith"), ["5"]),
        (attract(t, 0, "minstrel"), []),
    ):
        assert story(drive(t, rule, *answers)) == []
    lay_ruin(t, 0, 2)
    assert len(story(drive(t, attract(t, 0, "master-builder")))) == 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_turn_is_one_line_and_one_or_two_for_each_trio(seats: int) -> None:
    for seed in range(4):
        session = Session.start(GAME, seats, {"scenario": "random"}, seed)
        rng = Rng(seed)
        lines: list[Line] = []
        while session.result is None and session.table.round < 8:
            seat = min(session.pending)
            before = session.checkpoints
            ask = session.pending[seat]
            lines += session.answer(seat, stand_in(session.view(seat), ask, rng))
            if session.checkpoints == before:
                continue
            told, lines = session.around_checkpoint(lines)
            public = [line.text.key for line in told if not line.detail]
            if session.table.round == 1 and session.table.turn == 0:
                continue  # castles
            assert set(public) <= STORY
            trios = sum(line.text.key == "trio" for line in told)
            tiles = sum(key.startswith("tile-taken") for key in public)
            assert tiles == sum(line.text.key in ("places", "exchanges") for line in told)
            fights = sum(key in ("invasion", "ruined", "nothing-to-lose") for key in public)
            rounds = public.count("round-begins")
            assert tiles <= len(public) - fights - rounds <= tiles + 2 * trios
