"""The pictures of 890 Anno Domini."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.language.texts import Words
from games.annodomini import GAME
from games.annodomini.data import CENTER, CROPS, DATA, SCENARIOS, SpecialRules
from games.annodomini.rules.characters import EFFECTS
from games.annodomini.rules.game import end_of_the_game, play, setup
from games.annodomini.rules.invasion import choose_loss, invasion
from games.annodomini.rules.placing import place_in_kingdom
from games.annodomini.rules.taking import take_a_tile
from games.annodomini.rules.trios import trio, trios, would_complete
from games.annodomini.table import AnnoDomini, Loss, Lot, Space
from games.annodomini.view import View
from games.core import Ask, Rng
from games.session import Session
from games.standin import random_answer
from renderers import Picture, draw, emojis, layers, legend
from renderers.annodomini import choices, paint, signs
from renderers.annodomini.pages import board, own
from renderers.annodomini.panels import kingdoms, market, news, prompt, track
from renderers.annodomini.signs import Points
from renderers.kit.palette import SEATS, rgb
from renderers.kit.screens import DESK
from renderers.kit.sketch import Sprite, put
from tests.games.annodomini_tables import beside, full, garrison, lay_ruin, lively, reshuffled
from tests.games.annodomini_tables import realm as kingdom
from tests.games.driver import Rule, asked, drive
from tests.renderers.looking import opened, pixels
from tests.samples import and_slow, some_or_all

NAMES = ["Ana", "Ben", "Владимир", "Maximilian of the Seven Rivers and Hills 🐢"]
WORDS = Words("en", "annodomini", lambda seat: NAMES[seat])
WIDE = Words("en", "annodomini", lambda seat: "W" * 32)
LARGEST = 200 * 1024
GROUND = rgb("#e8e0c8")
TELLING = 12  # a mean difference of gray levels that the eye takes for another shape
NO_PLACE = {"coins", "noble", "inventor", "exchange", "no"}  # options that stand in the prompt

Box = tuple[int, int, int, int]


def pictures(view: View, ask: Ask | None = None, *draft: str) -> list[Picture]:
    return draw("annodomini", view, WORDS, ask, draft)


def picture(t: AnnoDomini, seat: int | None = None, ask: Ask | None = None, *draft: str) -> Picture:
    (only,) = pictures(GAME.view(t, seat), ask, *draft)
    return only


def first_ask(rule: Rule, seat: int = 0) -> Ask:
    return asked(rule)[seat]


async def effect(t: AnnoDomini, character: str) -> None:
    await EFFECTS[character](t, 0)


def keys_of_rest(found: choices.Choice) -> list[str]:
    return [option.key for option in found.rest]


def own_top() -> int:
    """Where one's own kingdom begins when something is asked."""
    return track.HEADER + track.TRACK + prompt.HEIGHT + 2 * board.GAP


def own_space(number: int) -> Box:
    """A space of one's own kingdom."""
    step = kingdoms.LARGE + kingdoms.GAP
    left = board.EDGE + 16 + (number - 1) % 3 * step
    top = own_top() + kingdoms.HEAD + 8 + (number - 1) // 3 * step
    return left, top, left + kingdoms.LARGE, top + kingdoms.LARGE


def own_lot(place: int, size: tuple[int, int]) -> Box:
    """A tile of the column, on one's own picture."""
    left = board.EDGE + size[0] + board.GAP + 24
    step = min(market.OWN_LOT + 24, (size[1] - 84) // 4)
    top = own_top() + 78 + (place - 1) * step
    return left, top, left + market.OWN_LOT, top + market.OWN_LOT


# The picture for all


def test_the_thief_has_the_sign_of_each_other_player_and_the_inventor_that_of_a_discard() -> None:
    assert signs.ABILITIES["thief"] == ("everyone", "→", "coin")
    assert "discard" in signs.ABILITIES["inventor"] and "coin" not in signs.ABILITIES["inventor"]
    for thief_of_one in ("courtesan", "traitor"):
        assert signs.ABILITIES[thief_of_one][0] == "anyone"


def test_the_inventor_that_may_be_discarded_is_framed_and_named_in_the_prompt() -> None:
    t = kingdom(characters={0: ["thief", "inventor"]}, buildings=["S05", "S10", "S08", "S09"])
    ask = first_ask(take_a_tile(t, 0))
    found = choices.choice(ask, ())
    assert keys_of_rest(found) == ["inventor"] and not found.characters
    card = (
        780 // 2,
        kingdoms.HEAD + 3 * kingdoms.LARGE + 90,
        780,
        kingdoms.HEAD + 3 * kingdoms.LARGE + 220,
    )
    mine = kingdoms.kingdom_of(GAME.view(t, 0), WORDS, 0)
    framed, plain = (
        pixels(
            kingdoms.large_panel(mine, ("Thief", "Inventor"), marked).convert("RGB"),
            card,
            paint.MARK,
        )
        for marked in (True, False)
    )
    assert framed > 500 and plain == 0


def test_what_is_free_shows_no_price() -> None:
    """A building for the Inventor, and a tile for the village with the arrows."""
    offer = board.market_of(GAME.view(kingdom(), 0), WORDS)

    def coins(prompt: str, room: Box) -> int:
        panel = market.own_market(market.Market(*offer, prompt, (), ()), 940)
        return pixels(panel.convert("RGB"), room, paint.GOLD)

    buildings, lots = (440, 0, market.OWN_WIDTH, 70), (240, 280, 400, 380)
    assert coins("take-tile", buildings) > 100 and coins("take-tile", lots) > 100
    assert coins("choose-building", buildings) == 0 and coins("choose-building", lots) > 100
    assert coins("exchange-for", lots) == 0 and coins("exchange-for", buildings) > 100


def test_the_alt_text_says_when_who_and_what() -> None:
    t = kingdom(
        seats=3,
        kingdoms={0: {1: "T09", 2: "T17"}, 1: {4: "T05", 9: "S08"}, 2: {1: "T21"}},
        buildings=["S01", "", "S03", "S05"],
        banners={"wheat": ["duchess"], "olive": [], "lavender": ["mystic"], "poppy": []},
        characters={1: ["thief", "traitor"]},
        coins=[1, 4, 2],
        round=3,
        first=1,
    )
    garrison(t, 0, towers=2, nobles=1)
    garrison(t, 1, towers=3)
    lay_ruin(t, 2, 1)
    beside(t, 2, coins=1, saracens=2)
    t.invaders = 5
    alt = picture(t).alt
    for fact in (
        "890 Anno Domini, Round 3 of 8. B Ben’s turn. First Steps: nobles 5/2, coins 3/1",
        "Saracens 5, defense 9; fewest towers: Владимир.",
        "On offer: T1 olive Farm; T2 lavender Farm with 1 coin and 2 Saracens; T3 poppy Farm",
        f"{len(t.stack)} in the stack.",
        "A Ana: 1 coin, 2 towers and 1 noble; wheat Farm (1), wheat+olive Farm (2) and "
        "wheat+olive Castle (5).",
        "B Ben: 4 coins, 3 towers and 0 nobles; Thief and Traitor; wheat Church (4), "
        "lavender+poppy Castle (5) and Forge (9).",
        "C Владимир: 2 coins, 1 tower and 0 nobles; ruin (1) and wheat+lavender Castle (5).",
        "Special buildings: B1 Pig Farm, B3 Arc de Triomphe and B4 Cathedral.",
        "First player B Ben.",
        "Banners: wheat Duchess; lavender Mystic.",
    ):
        assert fact in alt


def test_while_castles_are_chosen_they_are_shown_and_told() -> None:
    t = setup(4, 4, GAME.options({}))
    ask = first_ask(play(t), last := (t.first - 1) % 4)
    shown = picture(t, last, ask)
    assert "Choosing castles" in shown.alt
    assert f"{WORDS.letter(last)} {NAMES[last][:3]}" in shown.alt
    assert all(f"{castle} {DATA.tile[castle].crops[0]}" in shown.alt for castle in t.castles)
    top = track.HEADER + track.TRACK + prompt.HEIGHT + 2 * board.GAP
    assert pixels(opened(shown), (500, top, 1600, top + 230), paint.MARK) > 4 * 1500
    assert pixels(opened(picture(t)), (500, 0, 1600, 2000), paint.MARK) == 0


@pytest.mark.parametrize("seats", and_slow([3], [2, 4]))
def test_whose_turn_it_is_stands_on_terracotta(seats: int) -> None:
    t = kingdom(seats=seats, first=1)
    for turn in range(seats):
        t.turn = turn
        acting = (1 + turn) % seats
        image = opened(picture(t))
        heads = []
        for seat in range(seats):
            width = kingdoms.NARROW if seats == 4 else kingdoms.WIDTH
            left = board.EDGE + seat % 2 * (width + board.GAP)
            rows = -(-seats // 2) - seat // 2
            top = image.height - 4 - rows * (kingdoms.panel_height(width) + board.GAP)
            head = (left, top, left + width, top + kingdoms.HEAD)
            heads.append(pixels(image, head, paint.TERRACOTTA))
            assert pixels(image, (left, top, left + 90, top + 70), SEATS[seat].color) > 400
        assert heads.index(max(heads)) == acting
        assert max(heads) > 10 * max(1, sorted(heads)[-2])


def test_the_tile_that_is_being_placed_is_in_the_picture() -> None:
    t = kingdom()
    before = picture(t)
    t.taken = "S09"
    shown = picture(t)
    assert "A Ana places a tile" in shown.alt and "Being placed: Forest." in shown.alt
    assert shown.data != before.data


@pytest.mark.parametrize(
    "change",
    [
        lambda t: garrison(t, 0, towers=1),
        lambda t: garrison(t, 0, nobles=1),
        lambda t: lay_ruin(t, 0, 1),
        lambda t: beside(t, 3, coins=1),
        lambda t: beside(t, 3, saracens=1),
        lambda t: t.players[1].characters.append("mystic"),
        lambda t: t.banners["wheat"].pop(),
        lambda t: t.buildings.__setitem__(1, ""),
        lambda t: t.stack.pop(),
        lambda t: setattr(t, "invaders", 1),
        lambda t: setattr(t, "round", 2),
        lambda t: setattr(t, "first", 1),
    ],
)
def test_whatever_changes_can_be_seen(change: Any) -> None:
    t = kingdom(kingdoms={0: {1: "T09"}})
    before = picture(t).data
    change(t)
    assert picture(t).data != before


def test_a_ruin_shows_no_crop() -> None:
    t = kingdom(seats=2, kingdoms={0: {1: "T12"}})
    disc = paint.CROP_SIGNS["poppy"]
    ask = first_ask(place_in_kingdom(t, 0, Lot("T11")))
    assert pixels(opened(picture(t, 0, ask)), own_space(1), *disc) > 400
    lay_ruin(t, 0, 1)
    assert pixels(opened(picture(t, 0, ask)), own_space(1), *disc) == 0


def test_when_the_invaders_are_ahead_it_is_in_red_and_in_words() -> None:
    t = kingdom()
    room = (1200, track.HEADER, 1600, track.HEADER + track.TRACK)
    t.invaders = 3
    calm = picture(t)
    t.invaders = 30
    alarm = picture(t)
    assert pixels(opened(calm), room, paint.DANGER) < 100
    assert pixels(opened(alarm), room, paint.DANGER) > 10000
    assert "Saracens 30, defense 3" in alarm.alt
    assert board.verdict(GAME.view(t, None), WORDS) == "Saracens +27"


def test_all_who_are_invaded_are_named_in_the_head_and_in_words() -> None:
    t = kingdom(kingdoms={0: {1: "T04"}, 1: {1: "T05", 2: "T08"}, 2: {1: "T06", 2: "T07"}})
    garrison(t, 0, towers=1)
    assert set(asked(invasion(t, 0))) == {1, 2}
    shown = picture(t)
    assert "Ben and Владимир each lose a tile." in shown.alt
    head = (0, 0, 400, track.HEADER)
    for seat in (1, 2):
        assert pixels(opened(shown), head, SEATS[seat].color) > 400
    assert pixels(opened(shown), head, SEATS[0].color) == 0


# What just happened


def public_space(image: Image.Image, seats: int, seat: int, number: int) -> Box:
    """A space of a kingdom on the public picture."""
    width = kingdoms.NARROW if seats == 4 else kingdoms.WIDTH
    height = kingdoms.panel_height(width) + board.GAP
    x, y = kingdoms.tile_middle(width, number - 1)
    left = board.EDGE + seat % 2 * (width + board.GAP) + x
    top = image.height - 4 - (-(-seats // 2) - seat // 2) * height + y
    half = kingdoms.tile_size(width) / 2
    return round(left - half), round(top - half), round(left + half), round(top + half)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tile_just_placed_is_ringed_and_no_other(seats: int) -> None:
    t = kingdom(seats=seats, kingdoms={0: {1: "T09"}, 1: {1: "T10"}}, coins=3)
    drive(t, take_a_tile(t, 0), "T1", "2")
    t.turn = 1
    image = opened(picture(t))
    ringed = {
        (seat, number)
        for seat in range(seats)
        for number in range(1, 10)
        if pixels(image, public_space(image, seats, seat, number), paint.FLAME) > 400
    }
    assert ringed == {(0, 2)}


def test_a_tile_just_lost_is_ringed_in_red() -> None:
    t = kingdom(kingdoms={0: {1: "T04"}, 1: {1: "T05"}, 2: {1: "T06"}})
    garrison(t, 0, towers=3)
    garrison(t, 2, towers=3)
    t.record.tiles.append("T04")
    drive(t, invasion(t, 0))  # there is nothing else to lose
    image = opened(picture(t))
    red = [pixels(image, public_space(image, 3, seat, 1), paint.DANGER) for seat in range(3)]
    assert red[1] > 400 > max(red[0], red[2])


def test_the_strip_tells_who_paid_whom_and_what_an_invasion_took() -> None:
    t = kingdom(kingdoms={1: {1: "T09"}, 2: {1: "T17", 2: "T12"}}, column=["T05", "T10"], coins=2)
    drive(t, take_a_tile(t, 0), "T1", "1")
    t.record.losses.append(Loss(2, "T12", 0, 1))
    done, before = news.news_of(GAME.view(t, None), WORDS)
    ana, ben, vladimir = (news.Badge(seat, WORDS.letter(seat)) for seat in range(3))
    assert done == (
        (ana, news.Face("T05")),
        (ben, vladimir, "1", "coin", "→", ana),
        ("saracen", "→", vladimir, news.Face("T12", ruined=True), "−1", "noble"),
    )
    assert before == ()


def test_the_turns_before_are_told_by_their_tiles() -> None:
    t = kingdom(coins=1)
    drive(t, take_a_tile(t, 0), "T1", "1")
    t.turn = 1
    drive(t, take_a_tile(t, 1), "T1", "1")
    done, before = news.news_of(GAME.view(t, None), WORDS)
    assert done[0] == (news.Badge(1, "B"), news.Face("T10"))
    assert before == ((news.Badge(0, "A"), news.Face("T09")),)


def test_coins_that_came_or_went_stand_beside_the_purse() -> None:
    t = kingdom(kingdoms={1: {1: "T09"}}, column=["T05", "T10"], coins=[1, 2, 0])
    drive(t, take_a_tile(t, 0), "T1", "1")
    view = GAME.view(t, None)
    moved = [kingdoms.kingdom_of(view, WORDS, seat).moved for seat in range(3)]
    assert moved == [1, -1, 0]


def test_the_alt_text_says_what_was_done_last() -> None:
    t = kingdom(kingdoms={1: {1: "T09"}, 2: {1: "T17"}}, column=["T05", "T10"], coins=2)
    drive(t, take_a_tile(t, 0), "T1", "1")
    told = "Last turn: A Ana placed wheat Church; A Ana got 2 coins from B Ben and C Владимир."
    assert told in picture(t).alt


def test_a_film_moves_the_tile_from_the_market_to_its_space() -> None:
    t = kingdom(seats=4, coins=3)
    before = layers("annodomini", GAME.view(t, None), WORDS)
    drive(t, take_a_tile(t, 0), "T2", "1")
    after = layers("annodomini", GAME.view(t, None), WORDS)
    assert before is not None and after is not None
    assert before.pieces["T10"].y < after.pieces["T10"].y
    x, y = after.pieces["T10"].x, after.pieces["T10"].y
    image = opened(picture(t))
    left, top, right, bottom = public_space(image, 4, 0, 1)
    assert left < x < right and top < y < bottom


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_parts_of_a_film_make_the_picture(seats: int) -> None:
    t = lively(seats, {}, seats)
    t.round = max(1, t.round)
    parts = layers("annodomini", GAME.view(t, None), WORDS)
    assert parts is not None
    whole = parts.base.convert("RGB")
    for piece in parts.pieces.values():
        put(whole, piece.sprite, piece.x, piece.y)
    drawn = opened(picture(t))
    assert whole.size == drawn.size
    assert max(ImageStat.Stat(ImageChops.difference(whole, drawn)).mean) < 2


def test_every_sign_in_texts_stands_for_one_thing() -> None:
    found = emojis("annodomini")
    assert len({emoji.sign for emoji in found.values()}) == len(found)
    assert all(emoji.draw().size == (128, 128) for emoji in found.values())


# At a desk


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_own_picture_of_a_game_fits_a_desk(packed: None, seats: int) -> None:
    for view, ask in every_view(seats, seats, 9):
        if view.seat is None or view.over:
            continue
        (shown,) = draw("annodomini", view, WIDE, ask, desk=True)
        assert opened(shown).size == DESK
        assert len(shown.data) <= LARGEST


def test_a_desk_shows_what_may_be_chosen() -> None:
    t = kingdom(seats=4, kingdoms={1: {4: "T05"}, 2: {1: "T06"}}, coins=5)
    garrison(t, 1, 4, nobles=1)
    garrison(t, 2, 1, nobles=1)
    rules: list[tuple[Callable[[], Rule], int]] = [
        (lambda: take_a_tile(t, 0), 9),
        (lambda: effect(t, "courtesan"), 2),
        (lambda: trio(t, 0, "wheat"), 3),
        (lambda: place_in_kingdom(t, 0, Lot("T09")), 8),
    ]
    for rule, n in rules:
        ask = first_ask(rule())
        (shown,) = draw("annodomini", GAME.view(t, 0), WORDS, ask, desk=True)
        assert pixels(opened(shown), (0, 300, *DESK), paint.MARK) > n * 800, ask.prompt.key


# A player's own picture


def test_free_spaces_are_framed_and_tell_which_trio_they_complete() -> None:
    t = kingdom(seats=2, kingdoms={0: {1: "T09", 6: "T06", 2: "T10"}})
    ask = first_ask(place_in_kingdom(t, 0, Lot("T17")))
    shown = picture(t, 0, ask)
    image = opened(shown)
    for number in range(1, 10):
        framed = pixels(image, own_space(number), paint.MARK) > 1000
        assert framed is (number in (3, 4, 7, 8, 9)), number
    assert "Trios: olive (4), olive (8) and wheat (9)." in shown.alt
    for number, crop in ((4, "olive"), (8, "olive"), (9, "wheat")):
        assert pixels(image, own_space(number), paint.CROP_SIGNS[crop][0]) > 1000
    assert pixels(image, own_space(3), *(paint.CROP_SIGNS[crop][0] for crop in CROPS)) == 0


def test_a_ruin_is_no_part_of_a_trio() -> None:
    spaces: list[Space | None] = [None] * 9
    spaces[0], spaces[1] = Space("T09"), Space("T05")
    assert would_complete(spaces, 2, "T17") == ("wheat",)
    spaces[1] = Space("T05", ruin=True)
    assert would_complete(spaces, 2, "T17") == ()


def test_only_tiles_that_one_can_pay_are_framed() -> None:
    t = kingdom(seats=2, coins=[2, 0])
    ask = first_ask(take_a_tile(t, 0))
    image = opened(picture(t, 0, ask))
    mine = kingdoms.large_panel(kingdoms.kingdom_of(GAME.view(t, 0), WORDS, 0), (), False)
    framed = [pixels(image, own_lot(place, mine.size), paint.MARK) > 1000 for place in (1, 2, 3, 4)]
    assert framed == [True, True, True, False]


def test_tiles_that_may_be_lost_are_framed_and_the_others_faded() -> None:
    t = kingdom(seats=2, kingdoms={0: {1: "T09", 2: "T10", 9: "S05", 7: "T12"}})
    lay_ruin(t, 0, 7)
    image = opened(picture(t, 0, first_ask(choose_loss(t, 0))))
    framed = [n for n in range(1, 10) if pixels(image, own_space(n), paint.MARK) > 1000]
    assert framed == [1, 2, 9]
    assert pixels(image, own_space(5), paint.CROP_COLORS["wheat"]) == 0


def test_tokens_of_others_are_marked_as_on_their_buttons() -> None:
    t = kingdom(seats=3, kingdoms={1: {4: "T05"}, 2: {1: "T06"}})
    garrison(t, 1, 4, nobles=1)
    garrison(t, 2, 1, nobles=1)
    ask = first_ask(effect(t, "courtesan"))
    marks = choices.choice(ask, ()).others
    assert [(mark.key, mark.picked) for mark in marks] == [("X1", 0), ("X2", 0)]
    image = opened(picture(t, 0, ask))
    low = image.height - 440
    for left in (board.EDGE, 800):
        assert pixels(image, (left, low, left + 700, image.height), paint.MARK) > 1000
    assert pixels(image, own_space(5), paint.MARK) == 0


def test_the_draft_is_shown_with_its_counts() -> None:
    t = kingdom(seats=2, kingdoms={0: {1: "T03", 2: "T04"}})
    garrison(t, 0, 1, towers=2)
    garrison(t, 0, 2, towers=2)
    ask = first_ask(effect(t, "military-architect"))
    drafts = [(), ("1",), ("1", "1"), ("1", "2"), ("1", "1", "2")]
    shown = [opened(picture(t, 0, ask, *draft)) for draft in drafts]
    assert len({image.tobytes() for image in shown}) == len(drafts)
    gold = [pixels(image, own_space(2), paint.GOLD) for image in shown]
    assert gold[2] < 100
    assert gold[3] > 1000


def test_banners_are_framed_when_there_are_several_trios_and_characters_for_one() -> None:
    t = kingdom(seats=4, kingdoms={0: {1: "T17", 9: "T33"}})
    both = choices.choice(first_ask(trios(t, 0, 8)), ())
    marked = [(mark.key, mark.picked) for mark in both.crops]
    assert marked == [("wheat", 0), ("olive", 0)] and not both.rest
    one = first_ask(trio(t, 0, "wheat"))
    marks = choices.choice(one, ())
    assert [mark.key for mark in marks.characters] == t.banners["wheat"]
    assert keys_of_rest(marks) == ["coins"]
    plain, framed = opened(picture(t, 0)), opened(picture(t, 0, one))
    assert pixels(plain, (0, 0, *plain.size), paint.MARK) == 0
    top = own_top() + prompt.PILLS
    third = (board.EDGE, top, 500, top + prompt.PROFILE)
    assert pixels(framed, third, paint.MARK) > 2000


def test_the_village_is_framed_when_it_may_be_swapped() -> None:
    t = kingdom(seats=2, kingdoms={0: {7: "T16"}})
    ask = first_ask(take_a_tile(t, 0))
    assert "exchange" in keys_of_rest(choices.choice(ask, ()))
    view = GAME.view(t, 0)
    marked = own.own_kingdom(view, WORDS, 0, choices.choice(ask, ()))
    assert marked.marks == (choices.Mark(6, "7", 0),) and not marked.asked


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_option_has_a_place_on_the_picture_or_in_the_prompt(seats: int) -> None:
    for seed, scenario in enumerate(SCENARIOS):
        session = Session.start(GAME, seats, {"scenario": scenario}, seed)
        rng = Rng(seed)
        while session.result is None:
            seat = min(session.pending)
            ask = session.pending[seat]
            found = choices.choice(ask, ())
            placed = [mark.key for mark in (*found.lots, *found.buildings, *found.spaces)]
            placed += [mark.key for mark in (*found.castles, *found.crops, *found.characters)]
            placed += [mark.key for mark in found.others]
            rest = keys_of_rest(found)
            assert {*placed, *rest} == {option.key for option in ask.options}
            assert set(rest) <= NO_PLACE
            session.answer(seat, random_answer(ask, rng))


# The end


def finished(**changes: Any) -> AnnoDomini:
    t = full(kingdom(seats=3, kingdoms={0: {1: "T22"}, 1: {1: "T02"}}, **changes))
    drive(t, end_of_the_game(t))
    return t


def test_the_end_shows_the_scores_before_the_board() -> None:
    sheet, shown = pictures(GAME.view(finished(coins=[3, 1, 0]), None))
    assert (sheet.filename, shown.filename) == ("scores.png", "provence.png")
    assert sheet.alt.startswith("890 Anno Domini, the end. A Ana wins with 5 points. A Ana 5: ")
    assert "2 from tiles and 3 for coins" in sheet.alt
    assert "The kingdoms are complete" in shown.alt
    assert opened(sheet).width == opened(shown).width == track.WIDTH


def test_the_crown_goes_by_the_rules_for_ties() -> None:
    t = kingdom(seats=3, characters={2: ["duchess"]})
    t.round = 9
    full(t)
    drive(t, end_of_the_game(t))
    for score in t.scores:
        score.tiles, score.bonuses, score.characters, score.majorities = 7, 0, 0, {}
    assert GAME.view(t, None).ranking == [2, 0, 1]
    assert "C Владимир wins with 7 points." in pictures(GAME.view(t, None))[0].alt


# Signs


def gray(sprite: Sprite, size: int = 40) -> Image.Image:
    ground = Image.new("RGB", (size, size), GROUND)
    put(ground, sprite, size / 2, size / 2)
    return ground.convert("L")


def difference(one: Image.Image, other: Image.Image) -> float:
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0]


SIGNS: Mapping[str, Mapping[str, Sprite]] = {
    "crops": {crop: paint.crop_disc(crop, 40) for crop in CROPS},
    "tiles": {
        **{name: paint.category(name, 40) for name in paint.CATEGORIES},
        **{tile: paint.special(tile, 40) for tile in paint.BUILDINGS},
    },
    "tokens": {name: paint.token(name, 40) for name in paint.TOKENS},
    "characters": {key: paint.emblem(key, 40) for key in paint.EMBLEMS},
}


@pytest.mark.parametrize("kind", SIGNS)
def test_signs_are_told_apart_without_color_at_40_px(kind: str) -> None:
    shapes = {name: gray(sprite) for name, sprite in SIGNS[kind].items()}
    for one, other in combinations(shapes, 2):
        # Discs and medals are the same for all of a kind: what differs is half of the area.
        assert difference(shapes[one], shapes[other]) > TELLING / 2, (one, other)


def test_everything_has_its_own_sign() -> None:
    assert set(paint.EMBLEMS) == set(signs.ABILITIES) == set(DATA.points)
    assert set(paint.BUILDINGS) == {tile.key for tile in DATA.buildings}
    assert set(paint.CATEGORIES) == {tile.category for tile in DATA.tile.values()}
    assert len(set(paint.EMBLEMS.values())) == len(paint.EMBLEMS)
    assert len({name for name, _ in paint.BUILDINGS.values()}) == len(paint.BUILDINGS)
    rules = {field.name for field in fields(SpecialRules)}
    assert {rule for rule in rules if not rule.startswith("setup_")} == set(signs.RULES)


def test_what_a_tile_brings_is_all_on_it() -> None:
    assert signs.gains(DATA.tile["T15"]) == [("tower",), ("saracen",), ("noble",)]
    assert signs.gains(DATA.tile["T08"]) == [("poppy", "→", "coin")]
    assert signs.gains(DATA.tile["T18"]) == [("lost",)]
    assert signs.gains(DATA.tile["T16"]) == [("exchange",)]
    assert signs.bonus_signs(DATA.tile["S05"].bonuses[0]) == (Points(2), "×", "church")
    assert signs.bonus_signs(DATA.tile["S08"].bonuses[0]) == (Points(2), "×", "tower", "tower")


def test_the_legend_fits_and_says_what_it_is(packed: None) -> None:
    page = legend("annodomini", WORDS)
    assert page is not None
    assert opened(page).width == track.WIDTH
    assert len(page.data) <= LARGEST and 20 < len(page.alt) <= 1024


# Secrets, limits


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_picture_tells_nothing_of_the_order_of_the_stacks(seats: int) -> None:
    t = lively(seats, {}, seats)
    for seat in (None, 0):
        other = reshuffled(t, seat, Rng(5))
        assert picture(t, seat) == picture(other, seat)


def test_the_cards_of_an_apprentice_are_on_its_own_picture_only() -> None:
    t = full(kingdom(seats=2, characters={0: ["apprentice"]}))
    before = picture(t)
    ask = first_ask(end_of_the_game(t))
    assert ask.secret
    mine = picture(t, 0, ask)
    names = {WORDS.say(f"character-{option.key}") for option in ask.options}
    assert all(name not in picture(t).alt and name not in picture(t, 1).alt for name in names)
    assert mine != picture(t, 0)
    t.undealt.append(t.undealt.pop(0))
    assert picture(t).data != mine.data and before.alt.startswith("890 Anno Domini")


def test_the_draft_of_a_player_leaves_no_trace_in_public() -> None:
    t = kingdom(coins=3)
    before = picture(t)
    picture(t, 0, first_ask(take_a_tile(t, 0)), "1")
    assert picture(t) == before


def test_other_names_give_another_picture() -> None:
    view = GAME.view(kingdom(), None)
    assert draw("annodomini", view, WORDS)[0].data != draw("annodomini", view, WIDE)[0].data


def every_view(seats: int, seed: int, every: int) -> Iterator[tuple[View, Ask | None]]:
    session = Session.start(GAME, seats, {"scenario": "random"}, seed)
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


@some_or_all("every", 30, 5)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_picture_of_a_game_is_1600_wide_and_not_too_large(
    packed: None, seats: int, every: int
) -> None:
    for view, ask in every_view(seats, seats, every):
        for shown in draw("annodomini", view, WIDE, ask, ()):
            assert Image.open(io.BytesIO(shown.data)).width == 1600
            assert len(shown.data) <= LARGEST
            assert 100 < len(shown.alt) <= 1024


def crowded() -> AnnoDomini:
    """Nothing is ruined, everything is taken, and much of it is more than there can be."""
    t = lively(4, {"scenario": "the-long-watch"}, 8)
    tiles = [tile.key for tile in DATA.territories]
    cards = [card for card in DATA.points if card != "inventor"]
    for player in t.players:
        for place in range(8):
            if place != CENTER:
                player.kingdom[place] = Space(tiles.pop(), False, 1, 1)
        player.castle.towers, player.castle.nobles = 11, 3
        player.characters = [cards.pop() for _ in range(2)]
        player.coins = 17
    t.banners = {crop: [cards.pop() for _ in range(2)] for crop in CROPS}
    for lot in t.column:
        lot.coins, lot.saracens = 8, 3
    t.buildings = ["S01", "S04", "S06", "S07", "S11"]
    t.invaders = 22
    return t


def test_the_fullest_table_keeps_the_limits(packed: None) -> None:
    t = crowded()
    ask = first_ask(take_a_tile(t, seat := t.first), t.first)
    for view, asks in ((GAME.view(t, None), None), (GAME.view(t, seat), ask)):
        (shown,) = draw("annodomini", view, WIDE, asks)
        assert len(shown.data) <= LARGEST
        assert 900 < len(shown.alt) <= 1024
