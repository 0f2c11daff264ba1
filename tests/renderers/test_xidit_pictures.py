"""The pictures of Lords of Xidit."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import combinations

import pytest
from PIL import Image

from bot.language.texts import Words, languages
from games.core import Ask, Rng
from games.session import Session
from games.xidit import GAME
from games.xidit.data import DATA, ORDERS, REWARDS, UNITS
from games.xidit.rules.census import show_all, win_story
from games.xidit.rules.game import end_of_the_game
from games.xidit.rules.orders import secret_orders
from games.xidit.rules.rewards import place_bards
from games.xidit.table import Xidit
from games.xidit.view import View
from renderers import Picture, draw, legend
from renderers.kit.fonts import READABLE, broken
from renderers.kit.palette import SEATS, Color
from renderers.xidit import dashboard, own, signs
from renderers.xidit.map import layout, route
from renderers.xidit.paint import ALARM, MOSS
from renderers.xidit.tiles import BEASTS
from tests.games.driver import drive
from tests.games.xidit_tables import build, give, kingdom, lively, reshuffled, sing
from tests.renderers import looking
from tests.renderers.looking import opened
from tests.samples import some_or_all

NAMES = ["Ana", "Ben", "Владимир", "Długi Żółw 🐢", "Maximilian of the Seven Rivers and Hills"]
WORDS = Words("en", "xidit", lambda seat: NAMES[seat])
WIDE = Words("en", "xidit", lambda seat: "W" * 32)
LARGEST = 200 * 1024


def pictures(view: View, ask: Ask | None = None, *draft: str) -> list[Picture]:
    return draw("xidit", view, WORDS, ask, draft)


def picture(t: Xidit, seat: int | None = None, ask: Ask | None = None, *draft: str) -> Picture:
    (only,) = pictures(GAME.view(t, seat), ask, *draft)
    return only


def first_ask(rule: object) -> Ask:
    """The first ask of a rule."""
    pending = rule.send(None)  # type: ignore[attr-defined]
    (ask,) = pending.values()
    assert isinstance(ask, Ask)
    return ask


def pixels(image: Image.Image, room: layout.Box, color: Color) -> int:
    """How much of a room of the map has a color."""
    left, top, right, bottom = room
    on_page = left, top + dashboard.HEADER, right, bottom + dashboard.HEADER
    return looking.pixels(image, on_page, color)


def room_of_heroes(city: int) -> layout.Box:
    x, y = layout.city_at(city)
    dx, dy = layout.SPOTS[city].heroes
    return layout.box((x + dx, y + dy), layout.CROWD)


# The kingdom


def test_the_alt_text_says_when_who_where_and_what() -> None:
    t = kingdom(
        seats=4,
        at=[5, 12, 17, 17],
        recruiting={7: {"peasant": 1, "mage": 2}},
        threats=[17],
        next_recruit=3,
        next_threat=9,
        threat_pile=[8],
        year=4,
        first=1,
    )
    build(t, 2, 6, 3)
    sing(t, 0, S=2)
    sing(t, 3, S=1, N=4)
    t.titans[0].raging = True
    t.orders, t.step = [list("kkaarw"), list("abkrwa"), list("wwwwww"), list("aaaaaa")], 2
    alt = picture(t).alt
    titan = DATA.titan[t.titans[0].titans[-1]]
    for fact in (
        "Year 4 of 12: Order 2 of 6. B Ben is first player.",
        "B Ben is in city 12, orders a b k r w a.",
        "A Ana is in city 5, orders k k a a r w.",
        "17: 1 Peasant, 1 Archer and 1 Cleric for 4/3/3",
        "Recruits (city: units): 7: 1 Peasant and 2 Mages.",
        f"3 units for {titan.gold}/{titan.bards}/{titan.stories}",
        "Guilds: 6 C3.",
        "Bards: Fr A2 D1; Gr D4.",
        "Recruitment Queue: 3; Threat Queue: 9, 8.",
        "Assessments: Wealth, Influence and Reputation.",
    ):
        assert fact in alt


def test_the_top_tile_of_each_discard_is_seen_and_told() -> None:
    one = kingdom(at=[1, 2, 3, 4], recruit_discard=[9, 8], threat_discard=[5])
    other = kingdom(at=[1, 2, 3, 4], recruit_discard=[8, 9], threat_discard=[5])
    assert "Discard piles: recruitment 2 (8 on top), threat 1 (5 on top)." in picture(one).alt
    assert picture(one).data != picture(other).data
    assert "Discard piles" not in picture(kingdom(at=[1, 2, 3, 4])).alt


def test_before_the_first_year_heroes_are_not_on_the_map_yet() -> None:
    t = kingdom(year=0)
    assert "Placing the Idrakys" in picture(t).alt
    assert "A Ana is not on the map yet." in picture(t).alt


def test_with_three_players_the_levels_of_the_neutral_player_are_told() -> None:
    alt = picture(kingdom(seats=3, at=[1, 2, 3])).alt
    assert "Wealth (Dummy player 6), Influence (Dummy player 5)" in alt


def test_a_hero_has_the_color_of_its_seat_where_it_stands() -> None:
    t = kingdom(seats=5, at=[1, 5, 9, 14, 20])
    image = opened(picture(t))
    for seat, player in enumerate(t.players):
        room = room_of_heroes(player.city)
        assert pixels(image, room, SEATS[seat].color) > 250, seat


def test_five_heroes_in_one_city_are_all_seen() -> None:
    image = opened(picture(kingdom(seats=5, at=[10] * 5)))
    for seat in range(5):
        assert pixels(image, room_of_heroes(10), SEATS[seat].color) > 100, seat


def test_a_guild_has_the_color_of_its_seat_and_grows_with_its_stories() -> None:
    x, y = layout.city_at(6)
    dx, dy = layout.SPOTS[6].guild
    room = layout.box((x + dx, y + dy), layout.GUILD)
    painted = []
    for stories in (1, 2, 3, 4):
        t = kingdom(at=[1, 2, 3, 4])
        build(t, 0, 6, stories)
        painted.append(pixels(opened(picture(t)), room, SEATS[0].color))
    assert painted[0] > 100 and painted == sorted(set(painted))


def test_a_closed_region_looks_different_and_grows_nothing() -> None:
    closed, open_ = opened(picture(kingdom(seats=3))), opened(picture(kingdom(seats=4)))
    x, y = layout.REGIONS["2"]
    room = (x - 300, y + dashboard.HEADER - 60, x - 150, y + dashboard.HEADER + 40)
    assert len(closed.crop(room).getcolors(9999) or []) <= 2
    assert closed.crop(room).getcolors(9999) != open_.crop(room).getcolors(9999)


def test_what_lies_on_the_map_covers_no_city_and_hardly_anything_else() -> None:
    rooms: dict[tuple[str, str], layout.Box] = {
        ("region", key): layout.box(at, layout.LORE) for key, at in layout.REGIONS.items()
    }
    for city, spot in layout.SPOTS.items():
        x, y = layout.city_at(city)
        disc = layout.DISC * 1.6
        rooms["city", str(city)] = (x - disc / 2, y - disc / 2, x + disc / 2, y + disc / 2)
        for kind, (dx, dy), size in (
            ("plate", spot.plate, layout.PLATE),
            ("heroes", spot.heroes, layout.CROWD),
            ("guild", spot.guild, layout.GUILD),
        ):
            rooms[kind, str(city)] = layout.box((x + dx, y + dy), size)
    for one, other in combinations(rooms, 2):
        (a, b), (c, d) = rooms[one][:2], rooms[one][2:]
        (e, f), (g, h) = rooms[other][:2], rooms[other][2:]
        common = max(0, min(c, g) - max(a, e)) * max(0, min(d, h) - max(b, f))
        assert common <= (150 if "city" in (one[0], other[0]) else 700), (one, other, common)


# A player's own screen


def test_a_player_reads_what_they_have_behind_their_screen() -> None:
    t = kingdom(at=[1, 2, 3, 4])
    give(t, 1, peasant=2, mage=1)
    sing(t, 1, C=3)
    t.players[1].gold = 7
    alt = picture(t, 1).alt
    assert "You have 2 Peasants and 1 Mage; 7 gold, 17 bards left, 3 in the Bastion." in alt
    assert "You have no units; 0 gold" in picture(t, 0).alt


def test_a_planned_route_is_told_step_by_step_with_a_warning_where_there_is_no_road() -> None:
    t = kingdom(at=[6, 2, 3, 4], recruiting={7: {"peasant": 1, "mage": 2}}, threats=[8])
    ask = first_ask(secret_orders(t, 0))
    alt = picture(t, 0, ask, *"kraakw").alt
    plan = (
        "Plan: 1. WARNING: no black road in 6; 2. red road to 7; 3. recruit a Peasant; "
        "4. nothing: already recruited in 7; 5. black road to 8; 6. wait."
    )
    assert plan in alt


def test_a_plan_shows_what_follows_from_its_own_deeds() -> None:
    t = kingdom(at=[17, 2, 3, 4], threats=[17], next_threat=11, recruiting={6: {"mage": 1}})
    t.titans[0].raging = True
    give(t, 0, peasant=1, archer=1, cleric=1)
    give(t, 0, **t.tile(11).requires)
    alt = picture(t, 0, first_ask(secret_orders(t, 0)), *"aararb").alt
    plan = (
        "Plan: 1. eliminate the threat in 17; 2. nothing to do in 17; 3. red road to 11; "
        "4. eliminate the threat in 11; 5. red road to 17; 6. blue road to"
    )
    assert plan in alt


def test_what_depends_on_a_hidden_tile_is_said_to_be_unknown() -> None:
    t = kingdom(at=[17, 1, 2, 3], threats=[17, 11], next_threat=6, rest="threat_discard")
    give(t, 0, peasant=1, archer=1, cleric=1)
    give(t, 0, **t.tile(11).requires)
    alt = picture(t, 0, first_ask(secret_orders(t, 0)), *"arara").alt
    assert "5. unknown: depends on a hidden tile." in alt


def test_every_step_of_a_draft_changes_the_picture() -> None:
    t = kingdom(at=[6, 2, 3, 4])
    ask = first_ask(secret_orders(t, 0))
    drafts = ["", "r", "rk", "rka", "rkaw", "rkawk", "rkawkb"]
    assert len({picture(t, 0, ask, *draft).data for draft in drafts}) == len(drafts)


def test_an_order_that_goes_nowhere_is_marked_in_the_color_of_alarm() -> None:
    t = kingdom(at=[6, 2, 3, 4])
    ask = first_ask(secret_orders(t, 0))
    whole = (0, 0, layout.WIDTH, layout.MAP + dashboard.PANEL)
    fine = pixels(opened(picture(t, 0, ask, "r")), whole, ALARM)
    lost = pixels(opened(picture(t, 0, ask, "k")), whole, ALARM)
    assert lost > fine + 1000


def test_the_cities_to_choose_from_have_rings() -> None:
    session = Session.start(GAME, 4, {}, 3)
    (seat,) = session.pending
    (shown,) = pictures(session.view(seat), session.pending[seat])
    image = opened(shown)
    for city in layout.SPOTS:
        x, y = layout.city_at(city)
        around_it = (x - layout.DISC - 15, y - 60, x + layout.DISC + 15, y + 60)
        assert pixels(image, around_it, route.ROUTE) > 400, city


def test_only_guilds_with_room_have_rings_when_a_story_is_added() -> None:
    t = kingdom(at=[1, 2, 3, 4])
    for city, stories in ((5, 2), (20, 4), (9, 1)):
        build(t, 0, city, stories)
    image = opened(picture(t, 0, first_ask(win_story(t, 0))))
    for city, ringed in ((5, True), (9, True), (20, False), (8, False)):
        room = layout.box(layout.city_at(city), (110, 110))
        assert (pixels(image, room, route.ROUTE) > 400) is ringed, city


def test_the_regions_to_choose_from_are_framed_and_show_the_draft() -> None:
    t = kingdom(at=[17, 2, 3, 4])
    ask = first_ask(place_bards(t, 0, 3))
    assert [option.key for option in ask.options] == ["Cr", "Fr", "Gr"]
    image = opened(picture(t, 0, ask, "Fr", "Fr"))
    framed = {
        key: pixels(image, (x - 185, y - 60, x - 35, y + 60), route.ROUTE)
        for key, (x, y) in layout.REGIONS.items()
    }
    assert all((framed[key] > 300) is (key in "CSN") for key in framed)
    assert framed["S"] > framed["C"]


def test_a_bard_that_is_kept_is_marked_nowhere_on_the_map() -> None:
    t = kingdom(at=[17, 2, 3, 4])
    ask = first_ask(place_bards(t, 0, 2, may_keep=True))
    kept, open_ = (opened(picture(t, 0, ask, *draft)) for draft in (["keep"], []))
    land = (0, dashboard.HEADER, layout.WIDTH, dashboard.TOP)
    assert kept.crop(land) == open_.crop(land)


def test_units_to_show_in_a_census_are_not_marked_as_given_away() -> None:
    t = kingdom(at=[17, 2, 3, 4])
    give(t, 0, peasant=2, mage=3)
    ask = first_ask(show_all(t, 0))
    none, some, all_ = (picture(t, 0, ask, *draft) for draft in ((), ("mage",), ("all",)))
    units = (0, layout.MAP + own.STRIP, dashboard.PART, layout.MAP + own.STRIP + 170)
    assert pixels(opened(some), units, MOSS) > pixels(opened(none), units, MOSS)
    assert pixels(opened(all_), units, MOSS) > pixels(opened(some), units, MOSS)
    assert pixels(opened(all_), units, ALARM) == 0
    assert picture(t, 0, ask, "mage", "all") == all_, "three Mages are three Mages"


# The Hall of Fame


def finished(seats: int) -> Xidit:
    t = kingdom(seats=seats, at=[1, 2, 3, 4, 5][:seats])
    for seat in range(seats):
        t.players[seat].gold = 3 * seat
        sing(t, seat, N=seat, C=seats - seat)
        build(t, seat, 10 + seat, 1 + seat % 4)
    drive(t, end_of_the_game(t))
    return t


def test_the_end_shows_the_hall_of_fame_before_the_kingdom() -> None:
    hall, board = pictures(GAME.view(finished(5), None))
    assert hall.filename == "hall.png" and board.filename == "kingdom.png"
    assert hall.alt.startswith("Hall of Fame: D Długi Żółw 🐢 is the Savior of the Kingdom.")
    assert "eliminated: B Ben and A Ana." in hall.alt
    assert "Cr A6 B3" in hall.alt
    assert opened(hall).width == layout.WIDTH


def test_the_neutral_player_may_stand_in_the_hall() -> None:
    t = finished(3)
    (hall, _) = pictures(GAME.view(t, None))
    assert "Dummy player (6)" in hall.alt
    t.hall[0].out, t.hall[1].out, t.hall[2].out = [0], [1], [2]
    (hall, _) = pictures(GAME.view(t, None))
    assert hall.alt.startswith("Hall of Fame: the dummy player outlasts them all.")


# Secrets, limits


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_picture_tells_nothing_that_its_viewer_may_not_know(seats: int) -> None:
    t = lively(seats, {}, seats)
    for seat in (None, 0):
        other = reshuffled(t, seat, Rng(5))
        assert picture(t, seat) == picture(other, seat)


def test_the_draft_of_another_seat_leaves_no_trace_in_public() -> None:
    t = kingdom(at=[6, 2, 3, 4])
    before = picture(t)
    picture(t, 0, first_ask(secret_orders(t, 0)), *"rkawkb")
    assert picture(t) == before


def every_view(seats: int, seed: int, every: int) -> Iterator[tuple[View, Ask | None]]:
    session = Session.start(GAME, seats, {}, seed)
    rng = Rng(seed)
    moves = 0
    while session.result is None:
        seat = min(session.pending)
        ask = session.pending[seat]
        if moves % every == 0:
            yield session.view(None), None
            yield session.view(seat), ask
        session.answer(seat, GAME.stand_in(session.view(seat), ask, rng))
        moves += 1
    yield session.view(None), None


@some_or_all("every", 36, 12)
@pytest.mark.parametrize("seats", [3, 5])
def test_every_picture_of_a_game_is_1600_wide_and_not_too_large(
    packed: None, seats: int, every: int
) -> None:
    for view, ask in every_view(seats, seats, every):
        for shown in draw("xidit", view, WIDE, ask, ()):
            assert Image.open(io.BytesIO(shown.data)).width == 1600
            assert len(shown.data) <= LARGEST
            assert len(shown.alt) <= 1024


def test_the_fullest_table_keeps_the_limits(packed: None) -> None:
    t = lively(5, {}, 8)
    t.guilds.clear()
    for place, city in enumerate(DATA.city):
        build(t, place % 5, city, 4)
    for counts in t.bards.values():
        counts[:] = [12] * 5
    for stack in t.titans:
        stack.raging = True
    t.orders, t.step = [list("kkrrba") for _ in range(5)], 3
    (shown,) = draw("xidit", GAME.view(t, None), WIDE)
    assert len(shown.data) <= LARGEST
    assert 900 < len(shown.alt) <= 1024


def test_what_a_player_must_read_is_large_enough() -> None:
    assert READABLE == 40
    assert opened(picture(kingdom())).width == 1600


# The beasts


def test_every_city_has_one_beast_that_may_threaten_it() -> None:
    cities = [city for cities in BEASTS.values() for city in cities]
    assert sorted(cities) == [city.key for city in DATA.cities]


# The legend


@pytest.mark.parametrize("lang", languages())
def test_the_legend_explains_every_unit_reward_and_order_in_full(packed: None, lang: str) -> None:
    words = Words(lang, "xidit")
    shown = legend("xidit", words)
    assert shown is not None
    assert opened(shown).width == layout.WIDTH and len(shown.data) <= LARGEST
    keys = set()
    for _, columns, room, row, explained in signs.parts():
        width = (layout.WIDTH - 2 * signs.MARGIN) // columns - room - 20
        for key, sprite in explained:
            rows = broken(words.say(key), signs.SIZE, width)
            assert len(rows) <= signs.LINES, f"{key} is cut off"
            assert sprite.width <= room and sprite.height <= row, f"{key} covers others"
            keys.add(key)
    assert {f"unit-{unit}" for unit in UNITS} <= keys
    assert {f"legend-reward-{reward}" for reward in REWARDS} <= keys
    assert {f"legend-order-{order}" for order in ORDERS} <= keys
