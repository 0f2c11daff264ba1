"""What is remembered of a turn, so that pictures can show it: nothing but what all were told."""

from __future__ import annotations

import msgspec

from games.mageknight import GAME
from games.mageknight.pieces import Deeds
from games.mageknight.rules.combat.enemies import fell
from games.mageknight.rules.land.exploring import explore
from games.mageknight.table import Combat, Foe, MageKnight
from games.mageknight.tiles import unknown_beside
from tests.games.mageknight_tables import put, table, turn


def test_the_way_is_remembered_from_where_it_began() -> None:
    t = table(hand="march stamina swiftness", at="Aa")
    turn(t, "c.march=basic", "m.Ag")
    assert t.deeds[-1] == Deeds(0, way=["Aa", "Ag"])
    assert GAME.view(t, None).deeds == t.deeds[-1]


def test_whoever_has_done_nothing_yet_leaves_the_last_deeds_to_be_seen() -> None:
    t = table(seats=2, hand="march", at="Aa")
    before = Deeds(1, way=["Aa", "Ac"])
    t.deeds = [Deeds(0, way=["Aa", "Ab"]), before]
    turn(t)
    assert t.deeds == [before, Deeds(0, way=["Aa"])]
    assert GAME.view(t, 0).deeds == before


def test_going_back_is_a_part_of_the_way() -> None:
    t = table(hand="march", at="Aa")
    t.begin_deeds(0)
    t.put_hero(0, "Ab")
    t.put_hero(0, "Aa")
    assert t.deeds[-1].way == ["Ab", "Aa"]


def test_a_tile_that_was_revealed_is_remembered_and_told() -> None:
    t = table(at="1c")
    t.begin_deeds(0)
    position = next(
        spots[0] for spots in unknown_beside(t.placed, "coast", t.next_tile).values() if spots
    )
    tile = t.tile_pile[-1]
    explore(t, 0, position)
    assert t.deeds[-1].tiles == [tile]
    assert [text.key for text in t.deeds[-1].told] == ["explores"]


def test_an_enemy_is_remembered_where_it_fell() -> None:
    t = table(at="1c")
    put(t, "2g", "prowlers")
    t.begin_deeds(0)
    foe = Foe("prowlers", space="2g")
    t.combat = Combat([foe])
    fell(t, foe)
    assert t.deeds[-1].felled == [("2g", "prowlers")]


def test_steps_are_not_told_again_but_what_came_of_them_is() -> None:
    t = table(hand="march")
    t.begin_deeds(0)
    t.tell("moves", seat=0, space="Ab")
    t.tell("rests", seat=0, n=1, detail=False)
    t.tell("suffers", seat=1, detail=False)
    assert [text.key for text in t.deeds[-1].told] == ["rests"]


def test_a_table_without_deeds_opens() -> None:
    t = table(hand="march")
    saved = msgspec.json.decode(msgspec.json.encode(t))
    del saved["deeds"]
    opened = msgspec.convert(saved, MageKnight)
    assert opened.deeds == [] and GAME.view(opened, None).deeds is None
