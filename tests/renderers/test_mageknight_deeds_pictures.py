"""What was done last on the pictures of Mage Knight, who is where, and the picture for a desk."""

from __future__ import annotations

from itertools import combinations, islice
from math import dist
from typing import Any

import pytest

from bot.language.texts import Words
from games.core import Ask, Option, text
from games.mageknight import GAME
from games.mageknight.data import DATA
from games.mageknight.options import CardChoice, Recruit
from games.mageknight.pieces import Deeds
from games.mageknight.rules.ending import final_scoring
from games.mageknight.rules.land.exploring import place_tile
from games.mageknight.table import Combat, Foe, MageKnight, Skill, Unit
from games.mageknight.view import View
from renderers.kit.palette import SEATS
from renderers.kit.screens import DESK
from renderers.kit.sketch import put
from renderers.mageknight import EMOJIS, MAP, MAP_OWN, desk, draw, layers, map_top, whole
from renderers.mageknight.faces import FACES, face
from renderers.mageknight.land.edges import SIZE, _free, pointers
from renderers.mageknight.paint import GOLD
from renderers.mageknight.panels.offers import offers_height
from renderers.mageknight.panels.story import story
from renderers.mageknight.viewport import SIZES, Window, hex_of, near
from tests.renderers.labels import faults, watching
from tests.renderers.looking import everything, opened, pixels
from tests.renderers.test_mageknight_pictures import WORDS, asked, land, step, table

FRENCH = Words("fr", "mageknight", lambda seat: ("Ana", "Ben", "Chloé", "Dai")[seat])


def around(view: View, key: str, window: Window, top: int) -> tuple[float, float, float, float]:
    x, y = window.at(hex_of(view.spaces[key]))
    reach = window.size
    return x - reach * 0.86, top + y - reach, x + reach * 0.86, top + y + reach


def done(t: MageKnight, **what: Any) -> View:
    t.deeds = [Deeds(0, **what)]
    return GAME.view(t, None)


def test_the_way_of_the_turn_is_drawn_in_the_color_of_who_went_it() -> None:
    t = table()
    t.heroes[0].at = t.heroes[1].at = "1c"
    view = done(t, way=["Aa", "Ab", "1d", "1c"])
    window, top = near(view, MAP), map_top(view, WORDS)
    before = opened(draw(done(t), WORDS)[0])
    after = opened(draw(view, WORDS)[0])
    box = around(view, "1d", window, top)
    assert pixels(after, box, SEATS[0].color) > 500
    assert pixels(before, box, SEATS[0].color) == 0


def test_a_tile_just_revealed_has_a_line_of_gold_around_it_and_is_never_cut() -> None:
    t = land("3", "4", "5", "6", "7", "9", seats=4)
    t.heroes[0].at, t.heroes[1].at, t.at = "3c", "Ab", 1
    for tile in ("3", "5", "9"):
        t.heroes[0].at = f"{tile}c"
        view = done(t, way=[f"{tile}c"], tiles=[tile])
        window = near(view, MAP)
        for space in view.spaces.values():
            if space.key[:-1] == tile:
                x, y = window.at(hex_of(space))
                half = window.size * 0.86
                assert half <= x <= window.width - half and 0 < y < window.height, space.key
    new = opened(draw(view, WORDS)[0])
    old = opened(draw(done(t, way=["9c"]), WORDS)[0])
    assert pixels(new, everything(new), GOLD) > pixels(old, everything(old), GOLD) + 5000


def test_where_an_enemy_fell_there_is_a_skull() -> None:
    t = table()
    t.spaces["2g"].tokens = []
    t.heroes[0].at = t.heroes[1].at = "Aa"
    fallen, still = (
        opened(draw(done(t, way=["Aa", "Ab"], felled=felled), WORDS)[0])
        for felled in ([("2g", "prowlers")], [])
    )
    assert fallen.tobytes() != still.tobytes()


def test_what_came_of_a_turn_is_written_and_in_the_alt_text() -> None:
    t = table()
    told = [text("recruits", unit="peasants", space="1c")]
    shown = draw(done(t, way=["Aa"], told=told), WORDS)[0]
    assert "Ana: recruits Peasants" in story(done(t, told=told), WORDS)
    assert "What just happened: A Ana: recruits Peasants" in shown.alt
    assert opened(shown).height > opened(draw(done(t, way=["Aa"]), WORDS)[0]).height


def test_a_hero_outside_of_the_window_has_a_pointer_with_the_distance() -> None:
    t = land("3", "4", "5", "6", "7", "9", seats=3)
    t.heroes[0].at, t.heroes[1].at, t.heroes[2].at = "Ab", "9a", "1d"
    view = GAME.view(t, 0)
    window = near(view, MAP_OWN)
    assert not window.holds(hex_of(t.spaces["9a"])) and window.holds(hex_of(t.spaces["1d"]))
    (pointer,) = pointers(view, window, [])
    assert pointer.seat == 1 and pointer.steps >= 4
    assert 0 < pointer.x < window.width and 0 < pointer.y < window.height


def test_pointers_to_several_heroes_stand_beside_each_other() -> None:
    t = land("3", "4", "5", "6", "7", "9", seats=4)
    t.heroes[0].at = "Ab"
    for hero in t.heroes[1:]:
        hero.at = "9a"
    found = pointers(GAME.view(t, 0), near(GAME.view(t, 0), MAP_OWN), [])
    assert len({(pointer.x, pointer.y) for pointer in found}) == 3


def test_pointers_keep_apart_where_all_of_the_edge_is_busy() -> None:
    window = Window(64, 760, 360, 0, 0)
    busy = [(40.0 * x, 40.0 * y) for x in range(20) for y in range(10)]
    found: list[tuple[float, float]] = []
    for _ in range(5):
        found.append(_free(busy, found, window, 380, 900))
    assert all(dist(one, other) >= SIZE for one, other in combinations(found, 2))


def test_no_sea_is_shown_while_land_is_cut() -> None:
    t = land("3", "4", "5", "6", "7", "9")
    for key in ("1a", "2b", "3a", "4d", "9a", "7c"):
        t.heroes[0].at = t.heroes[1].at = key
        view = GAME.view(t, 0)
        window = near(view, MAP_OWN)
        rows = {space.r for space in view.spaces.values() if window.holds(hex_of(space))}
        lands = {space.r for space in view.spaces.values() if space.terrain != "sea"}
        assert rows <= lands, key


def test_hexes_have_few_sizes() -> None:
    """So that what was drawn for one picture serves the next."""
    t = land("3", "4", "5", "6", "7", "9")
    for tiles in range(3):
        place_tile(t, (4 + tiles, 0), ("8", "10", "11")[tiles])
        assert near(GAME.view(t, 0), MAP).size in SIZES


def test_units_on_offer_say_what_they_do_and_cost() -> None:
    t = table()
    t.unit_offer = ["peasants", "peasants", "foresters"]
    t.training = t.advanced_offer = t.spell_offer = []
    with watching() as finished:
        draw(GAME.view(t, None), WORDS)
    written = {label.text for label in finished[0].info["notes"].labels}
    assert {"Peasants ×2", "Foresters"} <= written
    assert any(WORDS.say("unit-does-foresters") in said for said in written)
    alone = offers_height(GAME.view(t, None), WORDS)
    t.unit_offer = ["peasants", "foresters", "herbalists"]
    assert offers_height(GAME.view(t, None), WORDS) > alone


def test_whoever_trades_sees_what_they_could_buy_and_what_they_cannot_yet() -> None:
    t = table()
    t.heroes[0].at = next(key for key, space in t.spaces.items() if space.site == "village")
    t.unit_offer = ["peasants", "northern-monks"]
    t.turn.stage = "interact"
    buys = Option("peasants", text("unit", unit="peasants"), Recruit("peasants", bonded=False))
    with watching() as finished:
        draw(GAME.view(t, 0), WORDS, asked(buys))
    written = {label.text for label in finished[0].info["notes"].labels}
    assert "Peasants" in written and "Northern Monks" not in written


# Heroes


def test_heroes_have_faces_of_their_own() -> None:
    drawn = [face(hero, 100).tobytes() for hero in FACES]
    assert len(set(drawn)) == len(FACES) and {skill.hero for skill in DATA.skill.values()} | {
        ""
    } == {*FACES}


def test_a_scene_with_its_heroes_is_the_picture_for_everybody() -> None:
    t = table(seats=3)
    t.heroes[1].at = "Ab"
    view = GAME.view(t, None)
    parts = layers(view, WORDS)
    assert parts is not None and set(parts.pieces) == {"hero-0", "hero-1", "hero-2"}
    for piece in parts.pieces.values():
        put(parts.base, piece.sprite, piece.x, piece.y)
    shown = opened(draw(view, WORDS)[0])
    assert parts.base.size == shown.size


def test_signs_of_messages_are_single_and_have_pictures() -> None:
    signs = [emoji.sign for emoji in EMOJIS.values()]
    assert len(set(signs)) == len(signs)
    for name, emoji in EMOJIS.items():
        assert len(name) <= 20
        assert emoji.draw().size == (128, 128) and emoji.draw().mode == "RGBA"


# At a desk


def fullest(t: MageKnight) -> None:
    for hero in t.heroes:
        hero.hand = [*list(DATA.card)[:9], "wound", "wound"]
        hero.units = [
            Unit("utem-crossbowmen"),
            Unit("guardian-golems", ready=False),
            Unit("peasants"),
        ]
        hero.skills = [Skill("whisper-in-the-treetops"), Skill("white-crystal-craft", used=True)]


@pytest.mark.parametrize("shields", [[0], [1, 0, 0, 1]])
def test_shields_of_a_city_lie_below_the_hero_who_stays_there(shields: list[int]) -> None:
    t = land("C6")
    city = t.spaces["C6a"]
    city.level, city.shields = 4, shields
    t.heroes[0].at = city.key
    with watching() as finished:
        draw(GAME.view(t, None), WORDS)
    assert not faults(finished[0])


def desk_faults(t: MageKnight, ask: Ask | None, words: Words = FRENCH) -> list[str]:
    with watching() as finished:
        desk(GAME.view(t, 0), words, ask)
    (shown,) = finished
    assert shown.size == DESK
    return faults(shown)


def test_a_desk_has_room_for_a_full_hand_and_many_answers() -> None:
    t = land("3", "4", "5")
    fullest(t)
    steps = [step(t, key, 3) for key in islice(t.spaces, 12)]
    others = [Option(f"o{n}", text("rest"), n, hint=text("rest-hint")) for n in range(9)]
    for options in (steps, others, [*steps, *others[:3]]):
        assert not desk_faults(t, asked(*options))
    assert not desk_faults(t, None)


@pytest.mark.parametrize("foes", [1, 2, 3, 4, 6])
def test_a_desk_has_room_for_a_fight(foes: int) -> None:
    t = table()
    fullest(t)
    t.combat = Combat([Foe(enemy) for enemy in list(DATA.enemy)[:foes]])
    t.turn.stage = "block"
    others = [Option(f"o{n}", text("rest"), n, hint=text("rest-hint")) for n in range(3)]
    assert not desk_faults(t, asked(*others))


def test_a_desk_shows_what_can_be_gained_beside_the_hand() -> None:
    t = table()
    cards = [key for key in DATA.card if key not in t.heroes[0].hand][:3]
    options = [Option(key, text("card", card=key), CardChoice(key)) for key in cards]
    with watching() as finished:
        desk(GAME.view(t, 0), WORDS, asked(*options))
    written = {label.text for label in finished[0].info["notes"].labels}
    for key in cards:
        assert WORDS.say(f"card-{key}") in written


def test_at_the_end_a_desk_gets_the_result() -> None:
    t = table()
    t.scores = final_scoring(t)
    shown = desk(GAME.view(t, 0), WORDS)
    assert shown[0].filename == "result.png"
    assert opened(shown[0]).size == DESK


def test_the_whole_map_can_be_drawn_however_large_the_land_is() -> None:
    t = land("3", "4", "5", "6", "7", "9")
    for n, tile in enumerate(("8", "10", "11", "C1", "C2")):
        place_tile(t, (4 + n, 0), tile)
    t.night = True
    for space in t.spaces.values():
        if space.site == "ruins":
            space.ruins_up = False
    assert whole(GAME.view(t, None), WORDS).data
