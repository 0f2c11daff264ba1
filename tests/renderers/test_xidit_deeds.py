"""What the pictures of Lords of Xidit show of the last year, of rivals, and at a desk."""

from __future__ import annotations

import pytest
from PIL import Image

import renderers
from games.core import Ask, Rng, text
from games.xidit import GAME
from games.xidit.rules.orders import secret_orders
from games.xidit.rules.rewards import rewards
from games.xidit.table import Deed, Xidit
from renderers.kit.palette import SEATS
from renderers.kit.screens import DESK
from renderers.kit.sketch import put
from renderers.xidit import EMOJIS, dashboard, own, players
from renderers.xidit.map import layout
from renderers.xidit.map.deeds import gains
from renderers.xidit.paint import ALARM, MISHAP, MOSS
from renderers.xidit.tiles import NEW
from tests.games.xidit_tables import build, give, kingdom, lively, reshuffled, sing
from tests.renderers.looking import opened, pixels
from tests.renderers.test_xidit_pictures import WORDS, first_ask, picture

TOP = dashboard.HEADER


def road_room(start: int, end: int) -> tuple[float, float, float, float]:
    """Where the middle of a road is on the page, with its lanes."""
    x, y = layout.road_path(start, end)[12]
    return x - 50, y - 50 + TOP, x + 50, y + 50 + TOP


def shown(t: Xidit, seat: int | None = None) -> Image.Image:
    return opened(picture(t, seat))


def at_desk(t: Xidit, seat: int, ask: Ask | None = None, *draft: str) -> Image.Image:
    view = GAME.view(t, seat)
    (only,) = renderers.draw("xidit", view, WORDS, ask, draft, desk=True)
    return opened(only)


# The last year


def test_the_roads_of_last_year_have_the_colors_of_their_riders() -> None:
    t = kingdom(at=[7, 2, 3, 4])
    before = shown(t)
    t.deeds = [Deed(0, 1, "r", 6, 7, "road"), Deed(3, 1, "r", 6, 7, "road")]
    after = shown(t)
    for seat in (0, 3):
        color = SEATS[seat].color
        assert pixels(after, road_room(6, 7), color) > pixels(before, road_room(6, 7), color) + 400
    assert pixels(after, road_room(6, 7), SEATS[1].color) == 0


def test_everybody_but_not_a_player_with_a_plan_sees_the_routes() -> None:
    t = kingdom(at=[7, 2, 3, 4])
    mine = picture(t, 0, first_ask(secret_orders(t, 0)))
    t.deeds = [Deed(1, 1, "r", 6, 7, "road")]
    assert picture(t, 0, first_ask(secret_orders(t, 0))).data == mine.data


def test_what_was_done_is_told_beside_its_city_and_in_the_alt_text() -> None:
    t = kingdom(at=[12, 2, 3, 4], year=5)
    won = [text("gained-gold", n=4), text("gained-bards", n=2, region="V")]
    t.deeds = [Deed(0, 2, "a", 12, 12, "free", won), Deed(1, 3, "a", 2, 2, "mage")]
    alt = picture(t).alt
    assert (
        "Done in year 4: A 12 freed (4 gold and 2 bards in the Vale of Reeds); B Mage in 2." in alt
    )
    x, y = layout.city_at(2)
    around = (x - 170, y - 170 + TOP, x + 170, y + 170 + TOP)
    bare = kingdom(at=[12, 2, 3, 4], year=5)
    moss = pixels(shown(t), around, MOSS)
    assert moss > pixels(shown(bare), around, MOSS) + 200, "a recruit stands on a green edge"


def test_of_bards_in_the_bastion_the_number_is_not_told() -> None:
    won = [text("gained-gold", n=4), text("gained-bastion"), text("gained-bards", n=1, region="S")]
    assert gains(won) == [("gold", "4"), ("bards", "1+?")]
    assert gains([text("gained-bastion")]) == [("bards", "?")]
    stories = [text("gained-stories", n=2, city=5), text("gained-kept", n=1)]
    assert gains(stories) == [("stories", "3")]


def test_a_new_tile_has_a_golden_edge() -> None:
    t = kingdom(at=[1, 2, 3, 4], threats=[8, 21])
    before = shown(t)
    t.arrived = [8]
    after = shown(t)
    for city, is_new in ((8, True), (21, False)):
        x, y = layout.city_at(city)
        dx, dy = layout.SPOTS[city].plate
        room = layout.box((x + dx, y + dy + TOP), (layout.PLATE[0] + 20, layout.PLATE[1] + 20))
        assert (pixels(after, room, NEW) > pixels(before, room, NEW) + 500) is is_new


def test_an_order_without_effect_is_marked_in_the_row_of_its_player() -> None:
    t = kingdom(at=[1, 2, 3, 4], year=2)
    row = (players.CELLS, dashboard.TOP, players.LEVELS, dashboard.HEIGHT)
    t.deeds = [Deed(0, 1, "a", 1, 1, "weak"), Deed(0, 2, "w", 1, 1, "wait")]
    image = shown(t)
    assert pixels(image, row, MISHAP) > 100 and pixels(image, row, ALARM) > 100
    t.deeds = [Deed(0, 1, "w", 1, 1, "wait")]
    assert pixels(shown(t), row, MISHAP) == 0


# Rivals and rewards


def test_a_player_sees_how_their_rivals_stand() -> None:
    t = kingdom(at=[1, 2, 3, 4])
    strip = (0, dashboard.TOP, layout.WIDTH, dashboard.TOP + own.STRIP)
    before = shown(t, 0).crop(strip)
    build(t, 2, 20, 3)
    with_guild = shown(t, 0).crop(strip)
    assert with_guild != before
    sing(t, 1, N=1)
    with_bard = shown(t, 0).crop(strip)
    assert with_bard != with_guild
    t.players[3].gold = 9
    assert shown(t, 0).crop(strip) == with_bard, "the others' gold is secret"


def test_chosen_rewards_are_marked_where_it_says_what_they_bring() -> None:
    t = kingdom(at=[17, 2, 3, 4], threats=[17])
    give(t, 0, peasant=1)
    ask = first_ask(rewards(t, 0, t.tile(17)))
    panel = (0, dashboard.TOP + own.STRIP + 160, dashboard.PART, dashboard.HEIGHT + own.STRIP)
    marked = [
        pixels(opened(picture(t, 0, ask, *draft)), panel, MOSS)
        for draft in ((), ("gold",), ("gold", "stories"))
    ]
    assert marked[0] + 1000 < marked[1] and marked[1] + 1000 < marked[2]


# At a desk


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_at_a_desk_a_player_sees_as_much_in_landscape_and_nothing_secret(seats: int) -> None:
    t = lively(seats, {}, seats)
    image = at_desk(t, 0)
    assert image.size == DESK
    assert image == at_desk(reshuffled(t, 0, Rng(5)), 0)


def test_at_a_desk_the_plan_changes_the_picture_with_every_order() -> None:
    t = kingdom(at=[6, 2, 3, 4])
    ask = first_ask(secret_orders(t, 0))
    drafts = ["", "r", "rk", "rka", "rkaw", "rkawk", "rkawkb"]
    assert len({at_desk(t, 0, ask, *draft).tobytes() for draft in drafts}) == len(drafts)


# Films and emojis


def test_a_scene_is_the_picture_in_parts_and_its_heroes_move() -> None:
    t = lively(4, {}, 4)
    parts = renderers.scene("xidit", GAME.view(t, None), WORDS)
    assert parts is not None
    before = parts.pieces["hero-0"]
    whole = parts.base.copy()
    for piece in parts.pieces.values():
        put(whole, piece.sprite, piece.x, piece.y)
    assert whole.size == shown(t).size
    t.players[0].city = 6 if t.players[0].city != 6 else 7
    moved = renderers.scene("xidit", GAME.view(t, None), WORDS)
    assert moved is not None and list(moved.pieces) and moved.base.size == parts.base.size
    assert (moved.pieces["hero-0"].x, moved.pieces["hero-0"].y) != (before.x, before.y)


def test_every_unit_order_and_reward_has_an_emoji_and_no_sign_means_two_things() -> None:
    signs = [emoji.sign for emoji in EMOJIS.values()]
    assert len({*signs}) == len(signs) >= 13
    assert all(max(emoji.draw().size) == 128 for emoji in EMOJIS.values())
