"""Pictures of Mage Knight where much is on little room: full cities, marked glades, far heroes."""

from __future__ import annotations

from itertools import product
from math import dist

import pytest
from PIL import Image

from games.core import Ask, Option, Text, text
from games.mageknight import GAME
from games.mageknight.data import DATA
from games.mageknight.options import MoveTo
from games.mageknight.spaces import Token
from games.mageknight.table import MageKnight, Unit
from renderers.kit.screens import DESK
from renderers.kit.sketch import put
from renderers.mageknight import MAP_OWN, desk, draw, whole
from renderers.mageknight.desk import FONTS, RIGHT
from renderers.mageknight.highlights import highlights_of
from renderers.mageknight.land import cities
from renderers.mageknight.land.board import price
from renderers.mageknight.land.edges import CLOSE, SIZE, _free, pointers
from renderers.mageknight.panels.question import Question
from renderers.mageknight.viewport import SIZES, SIZES_DESK, Window, near
from tests.renderers.labels import faults, notes_of, watching
from tests.renderers.test_mageknight_pictures import WORDS, land

DEFENDERS = ("crossbowmen", "ice-mages", "gunners", "swordsmen", "golems")


def seen_faults(t: MageKnight, ask: Ask | None = None) -> set[str]:
    """What is wrong with the texts of a player's pictures."""
    view = GAME.view(t, 0)
    with watching() as finished:
        draw(view, WORDS, ask)
        desk(view, WORDS, ask)
        whole(view, WORDS)
        return {fault for picture in finished for fault in faults(picture)}


@pytest.mark.parametrize("size", (*SIZES, *SIZES_DESK))
@pytest.mark.parametrize("up", (True, False))
def test_a_city_has_room_for_all_of_its_defenders(size: int, up: bool) -> None:
    for count in range(1, len(DEFENDERS) + 1):
        walls = tuple(("grey", "5" if up else "") for _ in range(count))
        assert cities.garrison(walls, size).width <= 1.74 * size, count


@pytest.mark.parametrize(("level", "up"), [*product((4, 11), (True, False))])
def test_the_level_of_a_city_hides_no_defender_and_is_not_hidden(level: int, up: bool) -> None:
    t = land("C6", "1", "2")
    city = t.spaces["C6a"]
    city.level = level
    step = Option("m.C6a", text("step"), MoveTo("C6a", 2, True, ("C6a",)))
    ask = Ask(0, text("your-turn", advice="go", sums=[]), (step,))
    for count in (3, 5):
        city.tokens = [Token(enemy, up) for enemy in DEFENDERS[:count]]
        assert not seen_faults(t, ask), count


def test_the_shields_of_a_friendly_city_and_of_a_glade_touch_no_name() -> None:
    t = land("C6", "1", "2", seats=4)
    city = t.spaces["C6a"]
    city.friendly, city.shields = True, [0, 1, 2, 3]
    t.spaces["1a"].shields = [0, 1, 2, 3]
    for at in ("Ab", "C6a", "1a"):
        t.heroes[0].at = at
        assert not seen_faults(t), at


@pytest.mark.parametrize("size", (*SIZES, *SIZES_DESK))
def test_a_way_of_ten_steps_has_its_price_within_the_sign(size: int) -> None:
    with watching():
        sign = price("11", round(size * 0.52))
        picture = Image.new("RGB", (200, 200))
        put(picture, sign, 100, 100)
        (label,) = notes_of(picture).labels
    assert label.box[2] - label.box[0] <= 0.75 * sign.width and not faults(picture)


def test_a_pointer_stands_close_to_what_is_shown_rather_than_on_it() -> None:
    window = Window(64, 760, 360, 0, 0)
    shown = [(220.0 * x, y) for x in range(4) for y in (74.0, 286.0)]
    at = _free(shown, [], window, 380, 900)
    assert CLOSE <= min(dist(at, spot) for spot in shown) < SIZE


def test_no_pointer_hides_the_name_of_a_place_to_explore() -> None:
    t = land("3", "4", "5", "6", "7", "9")
    t.heroes[0].at, t.heroes[1].at = "Ab", "9a"
    view = GAME.view(t, 0)
    window = near(view, MAP_OWN)
    (pointer,) = pointers(view, window, [])
    name = pointer.x, pointer.y
    (moved,) = pointers(view, window, [name])
    assert dist((moved.x, moved.y), name) >= CLOSE


def test_a_long_question_is_written_out_at_a_desk() -> None:
    aims: list[str | int | Text] = [
        text("aim", foe=text("foe", enemy=it, place=1), n=3, needed=8) for it in DEFENDERS[:3]
    ]
    ask = Ask(0, text("phase-attack", aims=aims, sums=text("sum-nothing")), ())
    with watching():
        sheet = Image.new("RGB", DESK)
        Question(WORDS, ask, highlights_of(ask)).draw(sheet, 0, 0, RIGHT, FONTS[0])
        lines = [label.text for label in notes_of(sheet).labels]
    assert len(lines) > 4 and not any("…" in line for line in lines)


def test_a_long_choice_leaves_the_land_in_sight_at_a_desk() -> None:
    t = land("3", "4")
    hero = t.heroes[0]
    hero.hand = ["march", "stamina", "crystallize", "mana-draw", "noble-manners"]
    hero.units, hero.tactic = [Unit("utem-crossbowmen"), Unit("utem-guardsmen")], None
    tactics = [tactic for tactic in DATA.tactic.values() if tactic.night]
    options = [
        Option(
            it.key,
            text("tactic-option", n=it.number, tactic=it.key, short=it.key),
            it.key,
            hint=text("skill-hint", does=it.key),
        )
        for it in tactics
    ]
    with watching() as finished:
        desk(GAME.view(t, 0), WORDS, Ask(0, text("choose-tactic"), tuple(options)))
    said = {label.text for label in notes_of(finished[-1]).labels}
    assert {"Aa", "Ab", "1a"} <= said, "spaces"
    assert any("(6): " in line for line in said), "tactics"
    assert "Utem Crossbowmen (1)" in said, "whole names"
