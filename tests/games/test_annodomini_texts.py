"""890 Anno Domini in words: whole games, and what each tile does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from bot.language.texts import Words, languages
from games.annodomini import GAME
from games.annodomini.choices import (
    BuildingChoice,
    CastleChoice,
    CharacterChoice,
    ColumnChoice,
    Deed,
    SpaceChoice,
)
from games.annodomini.data import DATA
from games.annodomini.rules.characters import attract
from games.annodomini.rules.game import turn
from games.annodomini.rules.placing import settle
from games.annodomini.table import Lot
from games.annodomini.texts import tile_hint, tile_text
from games.annodomini.view import View
from games.core import Ask, Line, Rng, Text
from games.session import Session
from games.standin import random_answer
from tests.games.annodomini_tables import beside, garrison, lively, realm
from tests.games.driver import Driven, asked
from tests.samples import some_or_all


def in_words(words: Words, ask: Ask) -> Iterator[str]:
    yield words(ask.prompt)
    for option in ask.options:
        for text in (option.label, option.group, option.hint):
            if text is not None:
                yield words(text)


@some_or_all("games", 6, 18)
def test_all_that_is_said_and_asked_can_be_put_into_words(games: int) -> None:
    words = Words("en", GAME.key, "ABCD".__getitem__)
    for seed in range(games):
        for start in (
            Session.start(GAME, 2 + seed % 3, {"scenario": "random"}, seed),
            Session(GAME, lively(2 + seed % 3, {"scenario": "random"}, seed)),
        ):
            rng = Rng(seed)
            lines: list[Line] = [*start.opening]
            while start.result is None:
                seat = rng.pick(list(start.pending))
                for said in in_words(words, start.pending[seat]):
                    assert said and "{" not in said
                lines += start.answer(seat, random_answer(start.pending[seat], rng))
            assert all(words(line.text) for line in lines)


@cache
def every_position() -> list[tuple[View, Ask]]:
    """What is asked in many games, most of them in the middle, and what the player sees then."""
    found = []
    for seed in range(12):
        for session in (
            Session.start(GAME, 2 + seed % 3, {"scenario": "random"}, seed),
            Session(GAME, lively(2 + seed % 3, {"scenario": "random"}, seed)),
        ):
            rng = Rng(seed)
            while session.result is None:
                seat = rng.pick(list(session.pending))
                ask = session.pending[seat]
                found.append((session.view(seat), ask))
                session.answer(seat, random_answer(ask, rng))
    return found


def every_ask() -> Iterator[Ask]:
    return (ask for _, ask in every_position())


def shown_there(view: View, choice: object) -> str | None:
    """The tile that the picture shows where a button points."""
    match choice:
        case CastleChoice(tile):
            return tile
        case ColumnChoice(place):
            return view.column[place].tile
        case BuildingChoice(place):
            return view.buildings[place]
        case SpaceChoice(seat, place):
            space = view.players[seat].kingdom[place]
            return None if space is None else space.tile
    return None


@pytest.mark.parametrize("lang", languages())
def test_every_button_for_a_tile_names_the_one_that_the_picture_shows_there(lang: str) -> None:
    words = Words(lang, GAME.key, "ABCD".__getitem__)
    labels = words.labels
    met = set()
    for view, ask in every_position():
        for option in ask.options:
            key = shown_there(view, option.value)
            if key is None:
                continue
            met.add((type(option.value), ask.prompt.key))
            tile = DATA.tile[key]
            name = f"tile-{key}" if tile.category == "building" else f"category-{tile.category}"
            assert words.say(name) in labels(option.label)
            assert words(tile_text(tile)) in words(option.label)
    assert {kind for kind, _ in met} == {*PLACES}
    assert len(met) > 10


def test_every_button_for_a_free_space_says_which_trio_the_picture_marks_there() -> None:
    words = Words("en", GAME.key, "ABCD".__getitem__)
    marked = 0
    for view, ask in every_position():
        if ask.prompt.key != "place-tile":
            continue
        assert view.taken is not None
        assert words(tile_text(DATA.tile[view.taken])) in words(ask.prompt)
        for option in ask.options:
            crops = [words.say("crop-name", crop=crop) for crop in view.trios[option.value.place]]
            trio = f": trio of {words.listed(crops)}" if crops else ""
            assert words(option.label) == f"Space {option.value.place + 1}{trio}"
            marked += bool(crops)
    assert marked > 10


def test_every_tile_that_can_be_taken_says_all_that_its_picture_shows() -> None:
    met = set()
    for view, ask in every_position():
        for option in ask.options:
            if isinstance(option.value, ColumnChoice | BuildingChoice):
                key = shown_there(view, option.value)
                assert key is not None
                if ask.prompt.key != "place-saracens":  # there only the place counts
                    met.add(ask.prompt.key)
                    assert option.hint == tile_hint(key)
    assert met == {"take-tile", "choose-building", "exchange-for"}


def test_the_buttons_of_a_turn_with_all_that_can_be_chosen() -> None:
    t = realm(
        kingdoms={0: {7: "T16"}},
        column=["T17", "T05", "T19", "T12"],
        buildings=["S05", "", "S08", "S09"],
        characters={0: ["inventor"]},
        coins=4,
    )
    beside(t, 1, coins=2)
    beside(t, 3, coins=2, saracens=1)
    ask = asked(turn(t, 0))[0]
    for lang, told in (
        (
            "en",
            """
            T1 Wheat/Olive Farm: free, +2🪙
            T2 Wheat Church: costs 1 🪙
            T3 Watchtower: 2 🪙, +2🪙1⚔️
            T4 Poppy Farm: costs 3 🪙
            B1 Cathedral: costs 4 🪙
            B3 Forge: costs 4 🪙
            B4 Forest: costs 4 🪙
            Inventor (−5 pts): free building
            Swap the village on space 7
            """,
        ),
        (
            "fr",
            """
            T1 Ferme, blé/olive : 0 🪙, +2🪙
            T2 Église (blé) : coûte 1 🪙
            T3 Tour de guet : 2 🪙, +2🪙1⚔️
            T4 Ferme (coquelicot) : coûte 3 🪙
            B1 Cathédrale : 4 🪙
            B3 Forge : 4 🪙
            B4 Forêt : 4 🪙
            Inventeur (−5 pts) : bâtiment gratuit
            Échanger le village (case 7)
            """,
        ),
    ):
        labels = Words(lang, GAME.key).labels
        said = [labels(option.label).replace("\N{NO-BREAK SPACE}", " ") for option in ask.options]
        assert said == [line.strip() for line in told.strip().splitlines()]


PLACES = (CastleChoice, ColumnChoice, BuildingChoice, SpaceChoice)
KEYS = {CastleChoice: "C", ColumnChoice: "T", BuildingChoice: "B"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_the_picture_calls_a_tile_or_space_is_on_its_button(lang: str) -> None:
    labels = Words(lang, GAME.key, "ABCD".__getitem__).labels
    for ask in every_ask():
        for option in ask.options:
            if isinstance(option.value, PLACES):
                said = re.split(r"\W+", labels(option.label))
                assert option.key in said, labels(option.label)


def test_keys_are_never_a_single_letter_and_each_kind_of_thing_has_its_own() -> None:
    """A single letter is a player's, and two things of one picture never have the same key."""
    for ask in every_ask():
        for option in ask.options:
            kind = KEYS.get(type(option.value))
            if kind is None and isinstance(option.value, SpaceChoice):
                kind = "" if option.value.seat == ask.seat else "X"
            if kind is None:
                assert len(option.key) > 1 and option.key.islower(), option.key
            else:
                assert re.fullmatch(rf"{kind}[1-9]\d?", option.key), option.key


def test_answers_that_were_saved_with_the_former_keys_still_count() -> None:
    t = realm(kingdoms={1: {3: "T12"}}, coins=4)
    session = Session(GAME, t)
    session.answer(0, ["b"])
    assert session.moves[-1].answer == ("B2",) and session.table.taken == "S02"
    session.undo(0)
    session.answer(0, ["3"])
    assert session.moves[-1].answer == ("T3",)
    garrison(t, 1, 3, towers=1)
    garrison(t, 1, towers=1)
    assert asked(attract(t, 0, "traitor"))[0].check(["b5"]) == ("X2",)
    assert asked(attract(t, 0, "mystic"))[0].check(["1", "4"]) == ("T1", "T4")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_character_and_building_that_can_be_chosen_says_what_it_does(lang: str) -> None:
    words = Words(lang, GAME.key, "ABCD".__getitem__)
    met = set()
    for ask in every_ask():
        for option in ask.options:
            chosen = type(option.value)
            if chosen in (CharacterChoice, BuildingChoice, CastleChoice):
                if ask.prompt.key == "apprentice-keeps":
                    continue  # their points alone count, and those are in the label
                met.add(chosen)
                assert option.hint is not None, words(option.label)
                assert len(words(option.hint)) <= 100, words(option.hint)
            if option.value in (Deed.INVENTOR, Deed.EXCHANGE):
                met.add(option.value)
                assert option.hint is not None and len(words(option.hint)) <= 100
    assert len(met) == 5


def test_a_trio_says_who_waits_under_its_banner() -> None:
    t = realm(
        kingdoms={0: {1: "T06", 2: "T10", 6: "T05", 9: "T09"}},
        castles=["C6", "C2", "C3"],
        banners={"wheat": ["duchess", "thief"], "olive": []},
    )
    ask = asked(settle(t, 0, Lot("T17"), 2))[0]
    words = Words("en", GAME.key)
    hints = {option.key: option.hint and words(option.hint) for option in ask.options}
    assert hints == {"wheat": "Duchess and Thief", "olive": "no characters left here"}


def test_no_question_has_only_one_answer() -> None:
    for ask in every_ask():
        several = sum(option.limit for option in ask.options) > ask.least or ask.least < ask.most
        assert (len(ask.options) > 1 and several) or ask.least == 0, ask.prompt.key


def test_a_tile_of_the_column_says_what_it_costs_and_what_lies_on_it() -> None:
    t = realm(column=["T10", "T05", "T19", "T12"], coins=3)
    beside(t, 2, coins=1)
    beside(t, 3, coins=2, saracens=1)
    ask = asked(turn(t, 0))[0]
    english, french = (Words(lang, GAME.key) for lang in ("en", "fr"))
    assert [english(option.label) for option in ask.options[:3]] == [
        "T1 Olive Farm: free",
        "T2 Wheat Church: costs 1 🪙, and has 1 🪙 on it",
        "T3 Wheat and Lavender Watchtower: costs 2 🪙, and has 2 🪙 and 1 ⚔️ on it",
    ]
    assert french(ask.options[1].label) == (
        "T2 Église (blé)\N{NO-BREAK SPACE}: coûte 1 🪙, avec 1 🪙 dessus"
    )


def test_the_inventors_card_is_discarded_with_its_points() -> None:
    t = realm(characters={0: ["inventor"]}, buildings=["S05", "S10", "S08", "S09"])
    driven = Driven(t, turn(t, 0))
    labels = [option.label for option in driven.ask.options]
    for lang, use, left, hint in (
        (
            "en",
            "Discard the Inventor (−5 points): free special building",
            "A discards the Inventor and its points for a free special building.",
            "Discard this card and its points",
        ),
        (
            "fr",
            "Défausser l’Inventeur (−5 points) : bâtiment spécial gratuit",
            "A défausse l’Inventeur et ses points pour un bâtiment spécial gratuit.",
            "Défaussez cette carte et ses points",
        ),
    ):
        words = Words(lang, GAME.key, "ABCD".__getitem__)
        assert use in [words(label) for label in labels]
        assert words.say("inventor-leaves", seat=0) == left
        assert hint in words.say("ability-inventor")
    driven((0, "inventor"))
    assert "inventor-leaves" in driven.said


def test_the_inventors_free_building_is_not_labelled_with_a_price() -> None:
    t = realm(characters={0: ["inventor"]}, buildings=["S05", "S10", "S08", "S09"], coins=4)
    words = Words("en", GAME.key)
    driven = Driven(t, turn(t, 0))
    paid = [words(option.label) for option in driven.ask.options if option.key[0] == "B"]
    assert paid[0] == "B1 Cathedral: costs 4 🪙"
    driven((0, "inventor"))
    said = [*in_words(words, driven.ask)]
    assert "B1 Cathedral: free" in said and "Special buildings (free)" in said
    assert not any("4 🪙" in text or "4 coins" in text for text in said)


@pytest.mark.parametrize(
    ("page", "english", "french"),
    [
        (1, "Our own, not printed:", "De notre invention, et non du jeu imprimé"),
        (2, "**Saracen tokens** beside it come along", "**jetons Sarrasin** à côté d’elle"),
        (4, "**Out of towers?** There are 20.", "**Plus de tours\N{NARROW NO-BREAK SPACE}?**"),
    ],
)
def test_the_rules_pages_tell_what_is_ours_and_of_saracens_and_missing_towers(
    page: int, english: str, french: str
) -> None:
    assert english in Words("en", GAME.key).say(f"rules-{page}")
    assert french in Words("fr", GAME.key).say(f"rules-{page}")


@pytest.mark.parametrize("key", DATA.tile)
def test_every_tile_has_a_name_and_says_what_it_does(key: str) -> None:
    words = Words("en", GAME.key)
    tile = DATA.tile[key]
    assert words(tile_text(tile))
    hint = tile_hint(key)
    if hint is None:
        assert not (tile.towers or tile.saracens or tile.nobles or tile.coins or tile.points)
    elif tile.points:
        assert f"{tile.points} point" in words(hint).replace("\N{MINUS SIGN}", "-")


@pytest.mark.parametrize(
    ("key", "hint"),
    [
        ("T20", "1 noble and -1 point; 1 Saracen advances"),
        ("T18", "lose 1 coin"),
        ("T08", "1 coin from each player growing poppies and 1 point"),
        ("S08", "2 points for every 2 towers"),
        ("S01", "3 points and 2 points for each tavern"),
        ("S07", "1 point for each lavender tile and 1 point for each poppy tile"),
        ("S11", "2 coins, 1 point and 1 point for every 2 coins"),
        ("T16", "can be swapped for a free tile"),
    ],
)
def test_what_tiles_do_in_words(key: str, hint: str) -> None:
    said = tile_hint(key)
    assert isinstance(said, Text)
    assert Words("en", GAME.key)(said) == hint


@pytest.mark.parametrize("lang", languages())
def test_what_can_be_looked_up_has_the_numbers_of_the_cards_and_tiles(lang: str) -> None:
    words = Words(lang, GAME.key)
    for character in DATA.characters:
        about = words.say(f"about-character-{character.key}")
        assert about.startswith(f"**{words.say(f'character-{character.key}')}**")
        assert f"({character.points} point" in about
    for building in DATA.buildings:
        about = words.say(f"about-tile-{building.key}")
        assert about.startswith(f"**{words.say(f'tile-{building.key}')}**")
        numbers = [building.points, building.towers, building.nobles, building.coins]
        numbers += [number for bonus in building.bonuses for number in (bonus.points, bonus.per)]
        assert {str(number) for number in numbers if number > 0} - {"1"} <= {*about}, building.key


@pytest.mark.parametrize("lang", languages())
def test_a_scenario_can_be_looked_up_with_its_coins_and_prizes(lang: str) -> None:
    words = Words(lang, GAME.key)
    for scenario in DATA.scenarios:
        about = words.say(f"about-{scenario.key}")
        assert about.startswith(f"**{words.say(f'scenario-{scenario.key}')}**")
        for number in (scenario.coins, *scenario.noble, *scenario.coin, *scenario.tower):
            assert str(number) in about, scenario.key


def test_what_was_said_of_a_scenario_in_an_earlier_version_can_still_be_read() -> None:
    about = Text("about-first-steps")
    said = Text("scenario-is", {"scenario": "first-steps", "about": about})
    assert "no special rules" in Words("en", GAME.key)(said)
