"""The pictures of Mage Knight."""

from __future__ import annotations

import copy
import io
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

import renderers
from bot.language.texts import Words
from games.core import Ask, Option, Rng, text
from games.hexes import distance
from games.mageknight import GAME
from games.mageknight.data import DATA, WOUND
from games.mageknight.modifiers import EndlessMana, NoSiteWalls
from games.mageknight.options import (
    ActivateUnit,
    BlockEnemy,
    Challenge,
    EnemyChoice,
    Explore,
    MoveTo,
    OwnUnit,
    PlayCard,
    Recruit,
    RecruitChoice,
    UseSkill,
)
from games.mageknight.rules.asks import card_option
from games.mageknight.rules.ending import final_scoring
from games.mageknight.rules.land.exploring import place_tile
from games.mageknight.rules.rewards import skill_option
from games.mageknight.rules.rounds import setup
from games.mageknight.spaces import Token
from games.mageknight.table import Combat, Foe, MageKnight, Skill, Unit
from games.mageknight.tiles import Position
from games.mageknight.view import View, combat_view, foe_view
from games.session import Session
from games.standin import random_answer
from renderers import Picture
from renderers.kit.badges import seat_badge
from renderers.kit.icons import icon
from renderers.kit.palette import BLACK, SEATS, rgb
from renderers.kit.sketch import Sprite, put
from renderers.mageknight import MAP, MAP_OWN, MORE_ROWS, TALLEST, draw, legend, map_top, whole
from renderers.mageknight.highlights import highlights_of
from renderers.mageknight.land.board import plaque, site
from renderers.mageknight.land.terrain import tile
from renderers.mageknight.paint import (
    ABILITY_ICON,
    ELEMENT_ICON,
    FOE,
    GOLD,
    MANA,
    MARK,
    TERRAIN,
    ability,
    die,
    ground_of,
    mana,
    resistance,
)
from renderers.mageknight.panels.combat import caption, caption_room, card_size, values
from renderers.mageknight.panels.header import HEAD
from renderers.mageknight.panels.players import players_height
from renderers.mageknight.viewport import WIDTH, all_of, hex_of, near
from tests.renderers.looking import everything, opened, pixels
from tests.samples import and_slow, every_fourth

NAMES = ["Ana", "Ben", "Владимир", "Maximilian of the Seven Rivers and Hills"]
WORDS = Words("en", "mageknight", lambda seat: NAMES[seat])
WIDE = Words("en", "mageknight", lambda seat: "W" * 32)
LARGEST = 350 * 1024  # for the fullest table that could be
SHEET = 815  # the width of a sheet
TELLING = 12  # a mean difference of gray levels that the eye takes for another shape


# Tables


def table(seats: int = 2, seed: int = 1) -> MageKnight:
    """The first day after tactics were chosen: both heroes on the portal, A to act."""
    t = setup(seed, seats, GAME.options({"heroes": "dealt"}))
    t.round, t.order, t.at = 1, list(range(seats)), 0
    tactics = ("early-bird", "rethink", "mana-steal", "planning")
    for seat, hero in enumerate(t.heroes):
        hero.at, hero.tactic = t.shape.portal, tactics[seat]
        hero.hand = hero.deck[:5] if not hero.hand else hero.hand
    t.turn.path = [t.shape.portal]
    return t


def land(*tiles: str, seats: int = 2) -> MageKnight:
    """More tiles than at the start."""
    t = table(seats)
    spots = [(1, 1), (2, 0), (0, 2), (2, 1), (1, 2), (3, 0)]
    for spot, key in zip(spots, tiles, strict=False):
        place_tile(t, spot, key)
    return t


def picture(t: MageKnight, seat: int | None = None, ask: Ask | None = None, *draft: str) -> Picture:
    (only,) = draw(GAME.view(t, seat), WORDS, ask, draft)
    return only


def around_space(
    t: MageKnight, key: str, height: int = MAP, seat: int | None = None, *positions: Position
) -> tuple[float, float, float, float]:
    view = GAME.view(t, seat)
    window = near(view, height, positions)
    space = t.spaces[key]
    x, y = window.at((space.q, space.r))
    y += HEAD if seat is not None else map_top(view, WORDS)
    return x - window.size * 0.86, y - window.size, x + window.size * 0.86, y + window.size


def asked(*options: Option[Any], prompt: str = "move-where") -> Ask:
    return Ask(0, text(prompt), options, secret=True)


def step(t: MageKnight, key: str, n: int) -> Option[MoveTo]:
    label = text("step", space=key, terrain=t.spaces[key].terrain, n=n)
    return Option(f"m.{key}", label, MoveTo(key, n, fight=False))


# The picture for everybody


def test_the_alt_text_says_when_who_where_and_what() -> None:
    t = table()
    one, other = t.heroes
    one.fame, one.level, one.reputation, one.crystals["red"] = 9, 3, -2, 2
    one.units = [Unit("peasants", ready=False), Unit("herbalists", wounds=1)]
    other.at = "Ab"
    t.source = ["red", "gold", "black"]
    t.unit_offer, t.spell_offer = ["foresters"], ["fireball"]
    alt = picture(t).alt
    for fact in (
        "Mage Knight, round 1, day. A Ana’s turn.",
        "A Ana: at portal Aa; Fame 9, level 3, Reputation −2, armor 3",
        "crystals 2 red",
        "units Peasants (spent) and Herbalists (wounded)",
        "B Ben: at Ab;",
        "Source: red, gold and black (unusable now).",
        "Turn order: A Ana, B Ben.",
        "Units to recruit: Foresters.",
        "Spells: Fireball.",
    ):
        assert fact in alt, fact


def test_heroes_stand_on_their_hexes() -> None:
    t = table()
    t.heroes[0].at, t.heroes[1].at = "Ab", "Ac"
    image = opened(picture(t))
    for seat, key in ((0, "Ab"), (1, "Ac")):
        assert pixels(image, around_space(t, key), SEATS[seat].color) > 400
        assert pixels(image, around_space(t, "Ag"), SEATS[seat].color) == 0


def test_who_acts_has_a_ring_of_gold() -> None:
    t = table()
    t.heroes[0].at, t.heroes[1].at = "Ab", "Ac"
    image = opened(picture(t))
    assert pixels(image, around_space(t, "Ab"), GOLD) > 100
    ringed, bare = (pixels(image, around_space(t, key), GOLD) for key in ("Ab", "Ac"))
    assert ringed > 3 * bare, "a face may have a little of it"


@pytest.mark.parametrize("height", [MAP, MAP_OWN])
def test_at_the_portal_the_map_ends_with_the_land(height: int) -> None:
    t = table()
    view = GAME.view(t, 0)
    window = near(view, height)
    portal = t.spaces[t.shape.portal]
    assert height - window.at((portal.q, portal.r))[1] <= window.size
    for space in t.spaces.values():
        x, y = window.at((space.q, space.r))
        if space.terrain != "sea":
            assert 0 < x < WIDTH and 0 < y < height, space.key


def test_the_map_is_about_who_acts() -> None:
    t = land("3", "4", "5", "6", "7", "9")
    t.heroes[1].at = "9a"
    before = near(GAME.view(t, None), MAP)
    t.at = 1
    after = near(GAME.view(t, None), MAP)
    space = t.spaces["9a"]
    assert after.shows((space.q, space.r), -0.5) and before != after


@pytest.mark.parametrize("night", [False, True])
def test_every_terrain_has_its_color_by_day_and_by_night(night: bool) -> None:
    t = land("3", "4", "5", "7", "9")
    t.night = night
    view = GAME.view(t, None)
    image = opened(whole(view, WORDS))
    window = all_of(view, TALLEST)
    for space in t.spaces.values():
        x, y = window.at((space.q, space.r))
        k = window.size
        room = (x - k * 0.8, y - k + HEAD, x + k * 0.8, y + k + HEAD)
        assert pixels(image, room, ground_of(space.terrain, night)) > k * k * 0.3, space.key


def test_day_and_night_look_different() -> None:
    t = table()
    day = picture(t)
    t.night = True
    night = picture(t)
    assert "night" in night.alt and day.data != night.data
    brightness = [ImageStat.Stat(opened(p).convert("L")).mean[0] for p in (day, night)]
    assert brightness[0] > brightness[1] + 5


@pytest.mark.parametrize(
    "change",
    [
        lambda t: setattr(t.spaces["Ab"], "owner", 1),
        lambda t: setattr(t.spaces["Ab"], "tokens", [Token("prowlers")]),
        lambda t: setattr(t.spaces["Ab"], "tokens", [Token("prowlers", up=False)]),
        lambda t: setattr(t.spaces["Ab"], "site", "keep"),
        lambda t: setattr(t.heroes[0], "fame", 7),
        lambda t: setattr(t.heroes[0], "reputation", 3),
        lambda t: setattr(t.heroes[0], "tactic_used", True),
        lambda t: setattr(t.heroes[1], "units", [Unit("peasants")]),
        lambda t: setattr(t.heroes[1], "skills", [Skill("dark-paths")]),
        lambda t: t.heroes[1].crystals.update(blue=1),
        lambda t: t.source.__setitem__(0, "black" if t.source[0] != "black" else "red"),
        lambda t: t.turn.dice.append(0),
        lambda t: setattr(t, "announced", 1),
        lambda t: t.unit_offer.append("peasants"),
        lambda t: t.spell_offer.append("chill"),
        lambda t: t.training.append("agility"),
        lambda t: t.advanced_offer.append("agility"),
    ],
)
def test_whatever_changes_is_seen(change: Callable[[MageKnight], None]) -> None:
    t = table()
    before = picture(t)
    change(t)
    assert picture(t).data != before.data


def test_units_show_whether_they_are_ready_and_wounded() -> None:
    t = table()
    looks = set()
    for unit in (
        Unit("peasants"),
        Unit("peasants", ready=False),
        Unit("peasants", wounds=1),
        Unit("peasants", wounds=2),
        Unit("peasants", banner="banner-of-fear"),
    ):
        t.heroes[0].units = [unit]
        looks.add(picture(t).data)
        looks.add(picture(t, 0).data)
    assert len(looks) == 10


def test_a_garrison_is_seen_from_behind_until_it_is_revealed() -> None:
    t = land("3")
    t.heroes[0].at, keep = "3a", t.spaces["3b"]
    assert keep.site == "keep" and not keep.tokens[0].up
    hidden = picture(t)
    assert "3b unknown enemy" in hidden.alt
    keep.tokens[0].up = True
    assert WORDS.say(f"enemy-{keep.tokens[0].enemy}") in picture(t).alt


# Combat


def fight(t: MageKnight, *foes: Foe) -> Combat:
    t.combat, t.turn.stage = Combat(list(foes)), "block"
    return t.combat


def test_a_city_shows_its_level_its_garrison_and_its_shields() -> None:
    t = land("C6")
    city = t.spaces["C6a"]
    seen = {draw(GAME.view(t, None), WORDS)[0].data}
    changes: list[dict[str, Any]] = [
        {"level": 4, "tokens": [Token("crossbowmen", up=False), Token("ice-mages", up=False)]},
        {"level": 5},
        {"tokens": [Token("crossbowmen", up=False)], "shields": [1]},
        {"tokens": [Token("crossbowmen")]},
        {"tokens": [], "shields": [1, 0]},
    ]
    for change in changes:
        for name, value in change.items():
            setattr(city, name, value)
        picture = draw(GAME.view(t, None), WORDS)[0]
        seen.add(picture.data)
    assert len(seen) == len(changes) + 1
    assert "blue city C6a (level 5, shields of B and A)" in picture.alt


def test_a_combat_tells_of_each_enemy_and_of_what_was_played() -> None:
    t = table()
    combat = fight(t, Foe("ironclads", blocked=True), Foe("fire-dragon", down=True), Foe("monks"))
    combat.attack, combat.block = {"ranged fire": 3}, {"ice": 4}
    alt = picture(t).alt
    for fact in (
        "Block phase against Ironclads (1), armor 3, attack 4, brutal, resists physical, blocked;",
        "Fire Dragon (2), armor 7, attack 9 fire, resists fire+physical, defeated;",
        "Monks (3), armor 5, attack 5, poison.",
        "Played so far: Ranged Fire Attack 3 and Ice Block 4.",
    ):
        assert fact in alt, fact


def test_walls_are_put_into_words() -> None:
    t = table()
    fight(t, Foe("ironclads", site=True), Foe("monks"))
    alt = picture(t).alt
    assert "Ironclads (1), armor 3, attack 4, brutal, resists physical, behind walls;" in alt
    assert "Monks (2), armor 5, attack 5, poison." in alt
    t.turn.modifiers = [NoSiteWalls()]
    assert "walls" not in picture(t).alt
    assert values(foe_view(t, Foe("monks", site=True)), WORDS) == "armor 5, attack 5, poison"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("foes", [1, 2, 3, 4])
def test_the_values_of_every_enemy_fit_below_its_signs(lang: str, foes: int) -> None:
    t, words = table(), Words(lang, "mageknight")
    combat = fight(t, *[Foe("monks")] * foes)
    width, height = caption_room(card_size(combat_view(t, combat)))
    for enemy in DATA.enemies:
        text = values(foe_view(t, Foe(enemy.key, site=True)), words)
        assert caption(text, width, height).height <= height, text


@pytest.mark.parametrize(
    "change",
    [
        lambda foe: setattr(foe, "lowered", 2),
        lambda foe: setattr(foe, "lost", ["physical"]),
        lambda foe: setattr(foe, "lost", ["resistances"]),
        lambda foe: setattr(foe, "site", True),
        lambda foe: setattr(foe, "idle", True),
        lambda foe: setattr(foe, "blocked", True),
        lambda foe: setattr(foe, "down", True),
        lambda foe: setattr(foe, "hit", True),
        lambda foe: setattr(foe, "summoned", "medusa"),
    ],
)
def test_whatever_happens_to_an_enemy_is_seen(change: Callable[[Foe], None]) -> None:
    t = table()
    foe = Foe("fire-golems")
    fight(t, foe, Foe("prowlers"))
    before = picture(t), picture(t, 0)
    change(foe)
    after = picture(t), picture(t, 0)
    assert all(one.data != other.data for one, other in zip(before, after, strict=True))


@pytest.mark.parametrize("foes", [1, 2, 3, 4, 5, 6])
def test_every_number_of_enemies_fits(packed: None, foes: int) -> None:
    t = table()
    combat = fight(t, *[Foe("altem-guardsmen", site=True) for _ in range(foes)])
    combat.attack = {
        f"{reach} {el}": 10
        for reach in ("melee", "ranged", "siege")
        for el in ("fire", "ice", "coldfire")
    }
    for seat in (None, 0):
        shown = picture(t, seat)
        assert opened(shown).width == WIDTH and len(shown.data) <= LARGEST


def test_an_enemy_that_can_be_blocked_is_marked() -> None:
    t = table()
    fight(t, Foe("prowlers"), Foe("diggers"))
    block = Option("b.2", text("block-foe", place=2, enemy="diggers"), BlockEnemy(1))
    unit = Option("1", text("own-unit", place=1, unit="peasants"), OwnUnit(0))
    foe = Option("1", text("foe", place=1, enemy="prowlers"), EnemyChoice(0))
    assert highlights_of(asked(block)).foes == {2}
    assert highlights_of(asked(unit)).foes == set() and highlights_of(asked(unit)).units == {1}
    assert highlights_of(asked(foe)).foes == {1}
    top = (0, HEAD, WIDTH, HEAD + 340)
    none, one = (opened(picture(t, 0, asked(*some))) for some in ((), (block,)))
    assert pixels(none, top, MARK) == 0 and pixels(one, top, MARK) > 1000


# A player's own


def test_the_spaces_to_move_to_have_rings_with_their_costs() -> None:
    t = table()
    shown = picture(t, 0, asked(step(t, "Ag", 2), step(t, "Ab", 3)))
    image = opened(shown)
    for key in ("Ab", "Ac", "Ag"):
        left, top, right, bottom = around_space(t, key, MAP_OWN, 0)
        inner = (left + 30, top + 60, right - 30, bottom - 60)
        assert (pixels(image, inner, MARK) > 300) is (key != "Ac"), key
    assert "You can go to Ag (2) or Ab (3)." in shown.alt


def test_every_destination_and_what_is_next_to_it_is_on_the_map() -> None:
    t = land("3", "4", "5", "6", "7", "9")
    t.heroes[0].at = "1d"
    here = hex_of(t.spaces["1d"])
    ends = [space for space in t.spaces.values() if distance(hex_of(space), here) == 3]
    assert len(ends) > 6
    close = near(GAME.view(t, 0), MAP_OWN, (), ["1c"])
    marked = [space.key for space in ends]
    window = near(GAME.view(t, 0), MAP_OWN, (), marked, more=MORE_ROWS)
    assert window.size < close.size, "hexes become smaller instead of being cut"
    for space in ends:
        assert window.holds(hex_of(space)), space.key
        for beside in t.around(space):
            assert beside.terrain == "sea" or window.shows(hex_of(beside), -0.4), beside.key


def test_a_way_around_leaves_the_step_marked_as_it_is() -> None:
    step_into_a_fight = Option("m.1c", text("rest"), MoveTo("1c", 2, fight=True))
    around = Option("around.1c", text("rest"), MoveTo("1c", 6, False, ("1d", "1c")))
    found = highlights_of(asked(step_into_a_fight, around))
    assert (found.spaces, found.dangers) == ({"1c": 2}, {"1c"})


def test_where_one_can_explore_is_marked() -> None:
    t = land("3")
    t.heroes[0].at = "3b"
    option = Option("x.2,1", text("explore", a=2, b=1, n=2), Explore((2, 1)))
    plain, marked = picture(t, 0, asked()), picture(t, 0, asked(option))
    assert "You can explore 2,1." in marked.alt
    room = (0, HEAD, WIDTH, HEAD + MAP_OWN)
    assert pixels(opened(plain), room, MARK) == 0
    assert pixels(opened(marked), room, MARK) > 3000


def test_a_hand_is_shown_to_its_player_alone() -> None:
    t = table()
    t.heroes[0].hand = ["rage", "rage", "fireball", "ruby-ring", WOUND, WOUND]
    own, other, public = picture(t, 0), picture(t, 1), picture(t)
    assert "Your hand: Wound ×2, Rage ×2, Fireball and Ruby Ring." in own.alt
    for shown in (other, public):
        assert "Fireball" not in shown.alt


def test_cards_units_and_skills_that_may_be_chosen_are_framed() -> None:
    t = table()
    t.heroes[0].hand = ["rage", "march"]
    t.heroes[0].units = [Unit("peasants"), Unit("foresters")]
    t.heroes[0].skills = [Skill("dark-paths")]
    options: list[Option[Any]] = [
        Option("c.rage", text("card", card="rage"), PlayCard("rage")),
        Option("u.1", text("own-unit", place=1, unit="peasants"), ActivateUnit(0)),
        Option("s.dark-paths", text("skill-option", skill="dark-paths"), UseSkill("dark-paths")),
        Option("c.march", text("card", card="march"), PlayCard("march")),
    ]
    shares = []
    for count in range(len(options) + 1):
        image = opened(picture(t, 0, asked(*options[:count])))
        shares.append(pixels(image, everything(image), MARK))
    assert shares == sorted(set(shares))


def test_cards_that_are_drafted_have_a_check() -> None:
    t = table()
    t.heroes[0].hand = ["rage", "march"]
    ask = asked(*(card_option(key) for key in ("rage", "march")))
    before, after = (opened(picture(t, 0, ask, *draft)) for draft in ((), ("march",)))
    assert pixels(after, everything(after), MARK) > pixels(before, everything(before), MARK) + 300


def test_what_was_gathered_in_this_turn_is_shown() -> None:
    t = table()
    looks = {picture(t, 0).data}
    for name in ("move", "influence", "heal"):
        now = copy.deepcopy(t)
        setattr(now.turn, name, 4)
        looks.add(picture(now, 0).data)
    t.turn.tokens["gold"] = 2
    looks.add(picture(t, 0).data)
    t.turn.modifiers = [EndlessMana("red")]
    looks.add(picture(t, 0).data)
    assert len(looks) == 6
    assert "Mana: 2 gold." in picture(t, 0).alt


def test_who_trades_sees_the_offer() -> None:
    t = table()
    t.turn.stage, t.unit_offer = "interact", ["peasants", "foresters"]
    buy = Option("r.peasants", text("recruit", unit="peasants", n=4), Recruit("peasants"))
    closed, open_ = picture(t, 0, asked()), picture(t, 0, asked(buy))
    room = everything(opened(open_))
    assert pixels(opened(open_), room, MARK) > pixels(opened(closed), room, MARK) + 500


def test_every_card_can_be_held() -> None:
    t = table()
    keys = [*DATA.card, WOUND]
    for start in range(0, len(keys), 12):
        t.heroes[0].hand = keys[start : start + 12]
        shown = picture(t, 0)
        for key in t.heroes[0].hand:
            assert WORDS.say(f"card-{key}") in shown.alt


def test_every_unit_can_be_led() -> None:
    t = table()
    keys = list(DATA.unit)
    for start in range(0, len(keys), 6):
        t.heroes[0].units = [Unit(key) for key in keys[start : start + 6]]
        for seat in (None, 0):
            alt = picture(t, seat).alt
            assert all(WORDS.say(f"unit-{unit.key}") in alt for unit in t.heroes[0].units)


def test_every_enemy_can_be_met_and_fought() -> None:
    t = table()
    keys = list(DATA.enemy)
    for start in range(0, len(keys), 4):
        for space, key in zip(("Ab", "Ac", "Ag", "1c"), keys[start : start + 4], strict=False):
            t.spaces[space].tokens, t.spaces[space].rampaging = [Token(key)], True
        t.combat = None
        alt = picture(t).alt
        assert all(WORDS.say(f"enemy-{key}") in alt for key in keys[start : start + 4])
        fight(t, *(Foe(key) for key in keys[start : start + 4]))
        alt = picture(t).alt
        assert all(WORDS.say(f"values-{key}") in alt for key in keys[start : start + 4])


@pytest.mark.parametrize("key", every_fourth(DATA.tile))
def test_every_tile_can_be_shown(packed: None, key: str) -> None:
    t = land() if key in ("A", "1", "2") else land(key)
    for up in (False, True):
        for space in t.spaces.values():
            space.ruins_up = up
            for token in space.tokens:
                token.up = token.up or up
        shown = whole(GAME.view(t, None), WORDS)
        assert opened(shown).width == WIDTH and len(shown.data) <= LARGEST


# Choices


@pytest.mark.parametrize(
    "options",
    [
        [card_option(key) for key in ("ruby-ring", "banner-of-fear")],
        [card_option(key) for key in ("fireball", "agility")],
        [
            Option(key, text("unit-option", unit=key), RecruitChoice(key))
            for key in ("peasants", "foresters")
        ],
        [skill_option(key, "group-own") for key in ("flight", "dark-paths")],
    ],
)
def test_what_may_be_gained_is_shown(options: list[Option[Any]]) -> None:
    t = table()
    one, both = (opened(picture(t, 0, asked(*some))) for some in (options[:1], options))
    assert pixels(both, everything(both), MARK) > pixels(one, everything(one), MARK) + 1000


@pytest.mark.parametrize(("seat", "hero"), [(0, True), (1, True), (1, False)])
def test_whoever_chooses_a_tactic_or_a_hero_is_named_and_framed(seat: int, hero: bool) -> None:
    t = table()
    for each in t.heroes:
        each.tactic = None
    t.choosing = seat
    if not hero:
        t.heroes[seat].hero = ""
    shown = picture(t)
    assert f"{NAMES[seat]} chooses a {'tactic' if hero else 'hero'}." in shown.alt
    image = opened(shown)
    view = GAME.view(t, None)
    top = map_top(view, WORDS) + near(view, MAP).height + 14
    bottom = top + players_height(view, WORDS)
    halves = (0, top, WIDTH // 2, bottom), (WIDTH // 2, top, WIDTH, bottom)
    gold = [pixels(image, half, GOLD) for half in halves]
    assert gold[seat] > gold[1 - seat] + 4000, "the fame of both is golden"


def test_while_tactics_are_chosen_nobody_acts() -> None:
    t = table()
    t.heroes[1].tactic, t.choosing = None, 1
    options = [
        Option(
            key,
            text("tactic-option", n=n, tactic=key, short=key),
            key,
            hint=text("skill-hint", does=key),
        )
        for n, key in ((1, "early-bird"), (2, "rethink"))
    ]
    shown = picture(t, 0, asked(*options, prompt="choose-tactic"))
    assert "Turn of" not in shown.alt
    few = opened(picture(t, 0, asked(options[0], prompt="choose-tactic")))
    assert opened(shown).height > few.height


def test_enemies_that_may_be_challenged_have_rings() -> None:
    t = table()
    t.heroes[0].at = "2a"
    label = text("challenge", enemy="diggers", values="diggers", space="2g")
    option = Option("fight.2g", label, Challenge("2g"))
    found = highlights_of(asked(option))
    room = around_space(t, "2g", MAP_OWN, 0)
    without, ringed = (opened(picture(t, 0, asked(*some))) for some in ((), (option,)))
    assert pixels(without, room, MARK) == 0 and pixels(ringed, room, MARK) > 1000
    assert found.fights == {"2g"} and found.others == [option] and not found.spaces


# The end


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_end_shows_the_scores_before_the_map(seats: int) -> None:
    t = table(seats)
    t.heroes[-1].fame = 50
    t.heroes[0].hand.append(WOUND)
    t.scores = final_scoring(t)
    page, map_ = draw(GAME.view(t, None), WORDS)
    assert (page.filename, map_.filename) == ("result.png", "map.png")
    if seats == 1:
        assert page.alt.startswith("Nobody found the city.")
    else:
        assert page.alt.startswith(f"{NAMES[seats - 1]} wins!")
        assert "Beating −2 (−3)" in page.alt
    assert opened(page).width == WIDTH


def test_the_legend_names_every_site_terrain_ability_and_mark(packed: None) -> None:
    shown = legend(WORDS)
    assert opened(shown).width == WIDTH and len(shown.data) <= LARGEST
    assert len(shown.alt) <= 1024
    for name in ("forest: 3, night 5", "mage tower", "paralyze", "resists ice", "gold", "Fame"):
        assert name in shown.alt
    for mark in ("new land goes here", "means a fight", "behind walls", "tactic used"):
        assert mark in shown.alt


# Told apart without color


def gray(sprite: Sprite, size: int = 40) -> Image.Image:
    ground = Image.new("RGB", (size, size), rgb("#e8e0c8"))
    put(ground, sprite, size / 2, size / 2)
    return ground.convert("L")


def assert_distinct(shapes: dict[str, Image.Image], telling: float = TELLING) -> None:
    for one, other in combinations(shapes, 2):
        apart = ImageStat.Stat(ImageChops.difference(shapes[one], shapes[other])).mean[0]
        assert apart > telling, (one, other, apart)


def test_sites_and_enemies_are_told_apart_at_40_px() -> None:
    sites = sorted({data.site for t in DATA.tiles for data in t.hexes if data.site})
    assert_distinct({key: gray(icon(f"site_{key}", 40, BLACK)) for key in sites})
    assert_distinct({key: gray(icon(f"foe_{key}", 40, BLACK)) for key in FOE})
    assert site("mine", "red", 80) is not site("mine", "blue", 80)


def test_mana_elements_and_abilities_are_told_apart_at_40_px() -> None:
    for names in (
        [f"mana_{color}" for color in MANA],
        list(ELEMENT_ICON.values()),
        list(ABILITY_ICON.values()),
    ):
        assert_distinct({name: gray(icon(name, 40, BLACK)) for name in names})


def test_terrains_are_told_apart_by_their_patterns() -> None:
    def pattern(key: str) -> Image.Image:
        """The pattern alone: as if all grounds had one gray."""
        sprite = tile(key, 60, False, 0).convert("RGB")
        ground = Image.new("RGB", sprite.size, TERRAIN[key])
        return ImageChops.difference(sprite, ground).convert("L").point(lambda v: 255 * (v > 12))

    assert_distinct({key: pattern(key) for key in TERRAIN}, 10)


def test_dice_that_cannot_be_used_look_so() -> None:
    looks = {
        die("gold", 84, usable, used).tobytes()
        for usable in (False, True)
        for used in (False, True)
    }
    assert len(looks) >= 3
    assert mana("red", 40) is mana("red", 40)
    assert ability("swift", 34).size == resistance("ice", 34).size
    assert plaque((("prowlers", True),), "green", 116).width <= 116 * 1.74
    assert seat_badge(0, "A", 40).size == (40, 40)


# Secrets, limits


def reshuffled(t: MageKnight) -> MageKnight:
    """The same table to all who look at it: only what nobody may know is different."""
    other = copy.deepcopy(t)
    for hero in other.heroes:
        pool = hero.hand + hero.deck
        other.rng.shuffle(pool)
        hero.hand, hero.deck = pool[: len(hero.hand)], pool[len(hero.hand) :]
        hero.skill_pile.reverse()
    for pile in (other.tile_pile, other.unit_deck, other.advanced_deck, other.spell_deck):
        pile.reverse()
    other.artifact_deck.reverse()
    other.ruins_pile.reverse()
    for tokens in other.piles.values():
        other.rng.shuffle(tokens.draw)
    for space in other.spaces.values():
        for token in space.tokens:
            if not token.up:
                color = DATA.enemy[token.enemy].color
                pile_ = other.piles[color].draw
                token.enemy, pile_[0] = pile_[0], token.enemy
        if space.ruins and not space.ruins_up:
            space.ruins, other.ruins_pile[0] = other.ruins_pile[0], space.ruins
    return other


def test_what_is_hidden_leaves_no_trace() -> None:
    t = land("3", "4", "8")
    t.spaces["8b"].ruins_up = False
    other = reshuffled(t)
    assert other.heroes[0].hand != t.heroes[0].hand
    assert other.spaces["8b"].ruins != t.spaces["8b"].ruins
    assert picture(t) == picture(other)
    assert whole(GAME.view(t, None), WORDS) == whole(GAME.view(other, None), WORDS)
    for seat in (0, 1):
        other.heroes[seat].hand = list(t.heroes[seat].hand)
        assert picture(t, seat) == picture(other, seat)
        other.heroes[seat].hand.reverse()


def test_the_order_of_a_hand_does_not_matter() -> None:
    t = table()
    before = picture(t, 0)
    t.heroes[0].hand.reverse()
    assert picture(t, 0) == before


def every_view(
    seats: int, seed: int, clever: bool, every: int
) -> Iterator[tuple[View, Ask | None]]:
    session = Session.start(GAME, seats, {}, seed)
    rng, moves = Rng(seed), 0
    while session.result is None and moves < 1200:
        seat = min(session.pending)
        ask = session.pending[seat]
        if moves % every == 0:
            yield session.view(None), None
            yield session.view(seat), ask
        answer = random_answer(ask, rng)
        if clever:
            answer = GAME.stand_in(session.view(seat), ask, rng)
        session.answer(seat, answer)
        moves += 1
    yield session.view(None), None


@pytest.mark.parametrize(
    ("seats", "clever", "every"),
    and_slow(
        [(1, True, 129), (4, False, 129)],
        [(1, True, 43), (2, False, 43), (4, False, 43), (4, True, 43)],
    ),
)
def test_every_picture_of_a_game_keeps_the_limits(
    packed: None, seats: int, clever: bool, every: int
) -> None:
    for view, ask in every_view(seats, 7, clever, every):
        shown = [*draw(view, WIDE, ask, ())]
        for picture_ in shown:
            assert Image.open(io.BytesIO(picture_.data)).width == WIDTH
            assert len(picture_.data) <= LARGEST
            assert 20 < len(picture_.alt) <= 1024


def test_the_fullest_table_keeps_the_limits(packed: None) -> None:
    t = land("3", "4", "5", "8", "9", "10", seats=4)
    t.night, t.final_turns = True, [0]
    for hero in t.heroes:
        hero.units = [Unit("utem-crossbowmen", ready=False, wounds=2, banner="banner-of-fear")] * 5
        hero.skills = [Skill("whisper-in-the-treetops"), Skill("white-crystal-craft", used=True)]
        hero.crystals = dict.fromkeys(hero.crystals, 3)
        hero.fame, hero.reputation = 118, -7
        hero.hand = [*list(DATA.card)[:14], WOUND, WOUND]
    t.unit_offer = list(DATA.unit)[:6]
    t.training = ["refreshing-walk"] * 5
    t.advanced_offer, t.spell_offer = ["path-finding"] * 3, ["underground-travel"] * 3
    steps = [step(t, key, 5) for key in t.spaces]
    for seat, ask in ((None, None), (0, asked(*steps))):
        (shown,) = draw(GAME.view(t, seat), WIDE, ask)
        assert len(shown.data) <= LARGEST
        assert 600 < len(shown.alt) <= 1024


# Sheets


@pytest.mark.parametrize("topic", every_fourth(renderers.sheets("mageknight")))
def test_what_is_explained_is_shown_as_in_the_game(packed: None, topic: str) -> None:
    shown = renderers.sheet("mageknight", topic, WORDS)
    with Image.open(io.BytesIO(shown.data)) as image:
        assert image.width == SHEET
        colors = image.convert("RGB").getcolors(1 << 16)
    assert colors is not None and len(colors) > 1, "something is drawn"
    assert len(shown.data) <= LARGEST
    about = WORDS.say(f"about-{topic}").replace("*", "")
    assert [word for word in shown.alt.split() if word.isalnum()] == [
        word for word in about.split() if word.isalnum()
    ]


def test_every_card_unit_skill_enemy_and_site_has_a_sheet() -> None:
    wanted = [f"card-{card.key}" for card in DATA.cards]
    wanted += [f"unit-{unit.key}" for unit in DATA.units]
    wanted += [f"skill-{skill.key}" for skill in DATA.skills]
    wanted += [f"enemy-{enemy.key}" for enemy in DATA.enemies]
    wanted += [f"site-{spot.site}" for tile_ in DATA.tiles for spot in tile_.hexes if spot.site]
    wanted += [f"ruins-{ruins.key}" for ruins in DATA.ruins]
    assert set(wanted) <= set(renderers.sheets("mageknight"))


def test_sheets_of_different_things_differ() -> None:
    pictures = [
        renderers.sheet("mageknight", t, WORDS).data for t in renderers.sheets("mageknight")
    ]
    assert len(set(pictures)) == len(pictures)


def test_a_step_that_is_a_fight_is_marked() -> None:
    def step_to(key: str, fight: bool) -> Option[MoveTo]:
        label = text("step", space=key, terrain="plains", n=2, left=0, danger="none")
        return Option(f"m.{key}", label, MoveTo(key, 2, fight))

    found = highlights_of(Ask(0, text("your-turn"), (step_to("1c", True), step_to("1d", False))))
    assert set(found.spaces) == {"1c", "1d"}
    assert found.dangers == {"1c"}
    t = table()
    t.heroes[0].at = "Aa"
    pictures = [
        draw(GAME.view(t, 0), WORDS, Ask(0, text("rest-discard"), (step_to("1d", fight),)))[0].data
        for fight in (False, True)
    ]
    assert pictures[0] != pictures[1]
