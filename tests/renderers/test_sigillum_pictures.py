"""The pictures of Bestiary of Sigillum."""

from __future__ import annotations

import copy
import io
from collections.abc import Callable, Iterator
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

import renderers
from bot.language.texts import Words
from games.core import Ask, Option, Rng, text
from games.session import Session
from games.sigillum import GAME
from games.sigillum.battle import Beast, Faction, Marker
from games.sigillum.beasts import SHEETS
from games.sigillum.effects import NEGATIVE, POSITIVE
from games.sigillum.fields import FIELDS
from games.sigillum.rules.actions import Ability, Action
from games.sigillum.rules.choices import Instead
from games.sigillum.rules.draft import castle_option
from games.sigillum.rules.factions import FACTIONS
from games.sigillum.rules.setup import setup
from games.sigillum.table import Sigillum
from games.sigillum.telling.deeds import Deed, Kind, Recent
from games.sigillum.view import View
from games.standin import random_answer
from renderers import Picture
from renderers.kit.fonts import READABLE
from renderers.kit.icons import icon
from renderers.kit.palette import BLACK, SEATS, rgb
from renderers.kit.screens import DESK
from renderers.kit.sketch import Sprite, put
from renderers.sigillum import desk, draw, layers, legend
from renderers.sigillum.field.background import tile
from renderers.sigillum.field.choices import marked_abilities, marked_hexes
from renderers.sigillum.field.last_turn import Harm, harm_of
from renderers.sigillum.field.tokens import look
from renderers.sigillum.layout import CARDS, HEADER, STRIP, WIDTH, plan
from renderers.sigillum.pages.board import draw_board
from renderers.sigillum.paint import (
    FLASH,
    MARK,
    PLATES,
    RUBRIC,
    TERRAIN,
    cameo,
    effect_chip,
    ready_disc,
    rounds_disc,
)
from renderers.sigillum.panels.abilities import State, state_disc, states
from renderers.sigillum.panels.castle_track import damage_track
from renderers.sigillum.panels.players import faction_discs
from tests.renderers.labels import notes_of, watching
from tests.renderers.looking import opened, pixels
from tests.samples import every_fourth, some_or_all

NAMES = ["Ana", "Ben", "Владимир", "Maximilian of the Seven Rivers and Hills"]
WORDS = Words("en", "sigillum", lambda seat: NAMES[seat])
WIDE = Words("en", "sigillum", lambda seat: "W" * 32)
LARGEST = 200 * 1024
TELLING = 12  # a mean difference of gray levels that the eye takes for another shape
TOP = HEADER + CARDS  # of the field, when no sheets are open above it


# Tables


def table(field: str = "kingdom", seats: int = 2, seed: int = 1) -> Sigillum:
    """A battle of the first two players before the first move: A in the south, B in the north."""
    options = GAME.options({"field": field, "events": "on"})
    t = setup(seed, seats, options)
    t.first, t.round, t.pool = 0, 3, []
    t.battle.sides = [seat % 2 for seat in range(seats)]
    t.battle.castles = {
        castle.hex: int(castle.side == "north") for castle in t.battle.field.castles
    }
    return t


def summon(t: Sigillum, key: str, seat: int, hex_: str | None, *effects: str) -> Beast:
    side = t.battle.sides[seat]
    full = SHEETS[key].vitality
    home = next(castle for castle, owner in t.battle.castles.items() if owner == side)
    beast = Beast(key, side, seat, full, full, home, hex_)
    beast.markers = [Marker(effect, side) for effect in effects]
    t.battle.beasts.append(beast)
    return beast


def skirmish(field: str = "kingdom") -> Sigillum:
    t = table(field)
    for key, seat, hex_ in (
        ("armus", 0, "A2"),
        ("aqus", 0, "C5"),
        ("fidea", 0, None),
        ("saxum", 1, "D3"),
        ("mortum", 1, "C1"),
        ("frigus", 1, None),
    ):
        summon(t, key, seat, hex_)
    return t


def seen(
    t: Sigillum, seat: int | None = None, ask: Ask | None = None, *draft: str
) -> list[Picture]:
    return draw(GAME.view(t, seat), WORDS, ask, draft)


def picture(t: Sigillum, seat: int | None = None, ask: Ask | None = None, *draft: str) -> Picture:
    (only,) = seen(t, seat, ask, *draft)
    return only


def around_hex(field: str, key: str, top: int = TOP) -> tuple[float, float, float, float]:
    p = plan(field)
    x, y = p.spots[key]
    return x - p.size, y - p.tall / 2 + top, x + p.size, y + p.tall / 2 + top


def targets(action: Action, *keys: str) -> Ask:
    """The choice of a hex for an ability."""
    options = tuple(Option(key, text("hex", hex=key), action.then(key)) for key in keys)
    prompt = text("choose-target", name="Armus", ability="armus-1", picked=[], asked="where")
    return Ask(0, prompt, options)


# The field


def test_the_alt_text_says_when_who_where_and_what() -> None:
    t = skirmish()
    t.upcoming, t.battle.event = "flood", "mercy"
    armus, _, _, saxum, *_ = t.battle.beasts
    armus.vitality, armus.cooldowns = 1, [4, None]
    armus.markers = [Marker("poison", 1), Marker("poison", 1), Marker("flying", 0)]
    saxum.markers, saxum.attacked = [Marker("stun", 0)], True
    t.battle.strongholds[1].damage = 7
    t.battle.ground["B1"] = [Marker("web", 0)]
    alt = picture(t).alt
    for fact in (
        "Bestiary of Sigillum, the Kingdom of Two Castles: Round 3. A Ana to play.",
        "B Ben’s castle: 7 of 16 damage.",
        "Towers: west held by A and east held by B.",
        "Armus A2, vitality 1/3, poisoned ×2, flying, ability 1 ⏳4",
        "Fidea waits for C5, vitality 2/2",
        "Saxum D3, vitality 5/5, stunned, has acted",
        "Event: Mercy.",
        "Next event: Flood.",
        "On hexes: B1 web.",
    ):
        assert fact in alt


def test_a_character_has_the_color_of_its_seat_where_it_stands() -> None:
    image = opened(picture(skirmish()))
    for hex_, seat in (("A2", 0), ("C5", 0), ("D3", 1), ("C1", 1)):
        assert pixels(image, around_hex("kingdom", hex_), SEATS[seat].color) > 800, hex_


@pytest.mark.parametrize(
    "change",
    [
        lambda beast: setattr(beast, "vitality", 2),
        lambda beast: setattr(beast, "maneuvered", True),
        lambda beast: setattr(beast, "attacked", True),
        lambda beast: beast.markers.append(Marker("stun", 1)),
        lambda beast: beast.markers.append(Marker("flying", 0)),
        lambda beast: beast.markers.extend([Marker("poison", 1)] * 2),
        lambda beast: setattr(beast, "cooldowns", [None, 3]),
        lambda beast: setattr(beast, "cooldowns", [3, None]),
    ],
)
def test_whatever_happens_to_a_character_is_seen(change: Callable[[Beast], None]) -> None:
    t = skirmish()
    before = picture(t)
    change(t.battle.beasts[0])
    after = picture(t)
    assert after.data != before.data and after.alt != before.alt


def test_a_controlled_area_is_outlined_in_the_color_of_its_side() -> None:
    t = skirmish()
    assert t.battle.controllers() == [0, 1]
    image = opened(picture(t))
    for hex_, seat in (("A1", 0), ("A3", 0), ("E1", 1), ("E3", 1)):
        assert pixels(image, around_hex("kingdom", hex_), SEATS[seat].color) > 400, hex_
    summon(t, "saturn", 1, "A1")
    assert t.battle.controllers()[0] is None
    image = opened(picture(t))
    assert pixels(image, around_hex("kingdom", "A3"), SEATS[0].color) == 0


def test_a_castle_hex_has_walls_in_the_color_of_its_owner() -> None:
    t = table()
    image = opened(picture(t))
    assert pixels(image, around_hex("kingdom", "C5"), SEATS[0].color) > 400
    assert pixels(image, around_hex("kingdom", "C1"), SEATS[1].color) > 400


@pytest.mark.parametrize("effect", ["web", "obstacle", "terraform_lava", "terraform_water"])
def test_what_lies_on_a_hex_is_seen(effect: str) -> None:
    t = skirmish()
    bare = opened(picture(t)).crop(around_hex("kingdom", "B4"))
    t.battle.ground["B4"] = [Marker(effect, 1)]
    laid = opened(picture(t))
    room = around_hex("kingdom", "B4")
    assert ImageStat.Stat(ImageChops.difference(bare, laid.crop(room))).mean[0] > 3
    if effect.startswith("terraform_"):
        assert pixels(laid, room, TERRAIN[effect.removeprefix("terraform_")]) > 5000


def test_a_track_reddens_with_every_point_of_damage() -> None:
    def red(damage: int) -> int:
        shown = damage_track("kingdom", damage, False, True).convert("RGB")
        return pixels(shown, (0, 0, *shown.size), rgb("#9c2a20"))

    shown = [red(damage) for damage in range(17)]
    assert shown == sorted(set(shown))


def test_a_faction_castle_shows_which_abilities_are_closed_ready_and_cooling() -> None:
    t = skirmish()
    t.battle.factions = {0: Faction("citadel", [3, None, None]), 1: Faction("abbey")}
    view = GAME.view(t, None)

    def discs(seat: int) -> list[Sprite]:
        return faction_discs(view, seat, t.battle.factions[seat], 50)

    assert discs(0)[0] is rounds_disc(3, 50)
    assert discs(1)[1] is discs(1)[2]  # both closed
    t.battle.hit(1, 5)
    assert discs(1)[1] is not discs(1)[2]


# What was done in the last turn


def done(t: Sigillum, *deeds: Deed, side: int = 1, damage: tuple[int, int] = (0, 0)) -> None:
    t.recent = Recent(t.round, side, list(deeds), list(damage))


def changed(t: Sigillum, room: tuple[float, float, float, float], *deeds: Deed) -> float:
    """How much a part of the picture changes if that was done in the last turn."""
    quiet = opened(picture(t)).crop(room)
    done(t, *deeds)
    lively = opened(picture(t)).crop(room)
    return ImageStat.Stat(ImageChops.difference(quiet, lively)).mean[0]


def test_a_trail_leads_to_where_somebody_went_in_the_color_of_its_seat() -> None:
    t = skirmish()
    room = around_hex("kingdom", "B2")
    before = pixels(opened(picture(t)), room, SEATS[1].color)
    done(t, Deed(Kind.MOVES, "saxum", "D3", "B2"))
    assert pixels(opened(picture(t)), room, SEATS[1].color) > before + 150


def test_who_was_pushed_has_another_trail_than_who_went() -> None:
    t = skirmish()
    done(t, Deed(Kind.MOVES, "saxum", "D3", "B2"))
    went = picture(t)
    done(t, Deed(Kind.IS_MOVED, "saxum", "D3", "B2"))
    pushed = picture(t)
    assert went.data != pushed.data
    assert "Saxum B2 → D3" in went.alt and "Saxum pushed B2 → D3" in pushed.alt


def test_a_hit_flashes_at_the_character_and_shots_lead_to_it() -> None:
    t = skirmish()
    hit = Deed(Kind.IS_HIT, "saxum", "D3", "A2", 2)
    assert changed(t, around_hex("kingdom", "D3"), hit) > 1
    assert changed(skirmish(), around_hex("kingdom", "C3"), hit) > 0.1
    assert "Just done by B Ben: Saxum −2." in picture(t).alt
    assert harm_of(t.recent) == {"saxum": Harm(lost=2)}


def test_who_fell_lies_where_it_fell_and_its_earlier_wounds_are_forgotten() -> None:
    t = skirmish()
    fell = Deed(Kind.IS_EXILED, "frigus", "B2", "A2", 1)
    assert changed(t, around_hex("kingdom", "B2"), fell) > 10
    assert "Frigus falls at B2" in picture(t).alt
    done(t, Deed(Kind.IS_HIT, "frigus", "B2", "A2", 1), fell)
    assert harm_of(t.recent) == {}


def test_new_damage_of_a_castle_looks_other_than_old() -> None:
    old, fresh = (damage_track("kingdom", 3, False, True, new).convert("RGB") for new in (0, 2))
    room = (0, 0, *old.size)
    assert pixels(old, room, FLASH) == 0 < pixels(fresh, room, FLASH)
    assert pixels(fresh, room, RUBRIC) < pixels(old, room, RUBRIC)


def test_a_tower_that_fired_is_lit() -> None:
    t = skirmish()
    (x, y), _ = plan("kingdom").tower(0)
    room = (x - 90, y + TOP - 90, x + 90, y + TOP + 90)
    assert changed(t, room, Deed(Kind.FIRES, t.battle.field.towers[0].key)) > 2
    assert "the west tower fires" in picture(t).alt


def test_a_name_on_the_field_is_whole() -> None:
    t = table()
    ballistarius = summon(t, "ballistarius", 0, "A2", "flying", "stun", "poison")
    assert look(ballistarius, GAME.view(t, None), WORDS, Harm(), 0).name == "Ballistarius"
    with watching() as finished:
        picture(t)
        assert sum(label.text == "Ballistarius" for label in notes_of(finished[-1]).labels) == 2


# The parts of the picture, at a desk, and in messages


def test_the_picture_is_its_scene_with_the_pieces_on_it() -> None:
    view = GAME.view(skirmish(), None)
    parts = layers(view, WORDS)
    assert list(parts.pieces) == ["armus", "aqus", "saxum", "mortum"]
    whole = parts.base.copy()
    for piece in parts.pieces.values():
        put(whole, piece.sprite, piece.x, piece.y)
    assert ImageChops.difference(whole, draw_board(view, WORDS)).getbbox() is None


@pytest.mark.parametrize(("field", "seats"), [("kingdom", 2), ("crossing", 2), ("crossing", 4)])
def test_at_a_desk_an_own_picture_is_in_landscape(field: str, seats: int) -> None:
    t = table(field, seats)
    for place, key in enumerate(("armus", "aqus", "saxum", "mortum", "fidea", "frigus")):
        summon(t, key, place % seats, None)
    (shown,) = desk(GAME.view(t, 0), WORDS, abilities(t, "armus.1", "end"))
    assert opened(shown).size == DESK == (1600, 1000)
    assert shown.alt == picture(t, 0, abilities(t, "armus.1", "end")).alt


def test_at_a_desk_the_bestiary_is_in_landscape_too() -> None:
    t = table()
    t.round, t.pool = 0, ["saturn", "redux"]
    ask = Ask(0, text("pick"), tuple(Option(key, text("beast", beast=key), key) for key in t.pool))
    assert [opened(shown).size for shown in desk(GAME.view(t, 0), WORDS, ask)] == [DESK, DESK]


def test_every_sign_of_the_messages_is_drawn_as_in_the_pictures() -> None:
    signs = renderers.emojis("sigillum")
    assert len({emoji.sign for emoji in signs.values()}) == len(signs)
    for name, emoji in signs.items():
        assert emoji.draw().size == (128, 128), name
    for effect in ("stun", "flying", "web"):
        assert WORDS.say(f"effect-{effect}").startswith(signs[effect].sign)


def test_a_usable_ability_says_what_it_does() -> None:
    t = skirmish()
    with watching() as finished:
        picture(t, 0, abilities(t, "armus.2", "end"))
        written = " ".join(label.text for label in notes_of(finished[-1]).labels)
    assert "Defense +1 for this character and every ally" in written
    assert "Ram" in written and "Pushes an adjacent enemy" not in written


@pytest.mark.parametrize("field", every_fourth(FIELDS))
def test_every_field_shows_all_its_terrain_and_fits_the_limits(packed: None, field: str) -> None:
    shown = picture(table(field))
    image = opened(shown)
    assert image.width == WIDTH == 1600 and len(shown.data) <= LARGEST
    for data in FIELDS[field].hexes:
        terrain = data.terrain or next(tag for tag in data.tags if tag in PLATES)
        if terrain not in PLATES and data.key not in FIELDS[field].castle_hexes:
            assert pixels(image, around_hex(field, data.key), TERRAIN[terrain]) > 5000, data.key


def test_every_hex_is_within_its_layer_and_covers_no_corner() -> None:
    for field in FIELDS:
        p = plan(field)
        rooms = [
            p.corner(north, left, row)
            for north in (False, True)
            for left in (False, True)
            for row in (0, 1)
        ]
        for key in p.spots:
            for x, y in p.hexagon(key, 4):
                assert 0 < x < WIDTH and 0 < y < p.height
                assert not any(a < x < c and b < y < d for a, b, c, d in rooms), (field, key)


# Forming bands


def test_while_bands_are_formed_picks_bans_and_what_is_missing_are_told() -> None:
    t = table()
    t.round, t.pool, t.banned = 0, ["saturn"], ["manus", "lignum"]
    summon(t, "armus", 0, None)
    alt = picture(t).alt
    assert "Forming bands" in alt and "to play" not in alt
    assert "A’s band: Armus, vitality 3/3; 2 of 3 to pick." in alt
    assert "B’s band: 3 of 3 to pick." in alt
    assert "Banned: Manus and Lignum." in alt


def test_who_picks_sees_the_whole_bestiary_before_the_field() -> None:
    t = table()
    t.round, t.pool, t.banned = 0, ["saturn", "redux"], ["manus"]
    summon(t, "armus", 1, None)
    ask = Ask(0, text("pick"), tuple(Option(key, text("beast", beast=key), key) for key in t.pool))
    book, field = seen(t, 0, ask)
    assert (book.filename, field.filename) == ("bestiary.png", "field.png")
    assert "You can choose Saturn or Redux." in book.alt and "Banned: Manus." in book.alt
    assert pixels(opened(book), (0, 0, WIDTH, 1400), MARK) > 1000
    assert len(seen(t, None)) == 1


# A player's own


def test_the_hexes_to_choose_from_have_rings() -> None:
    t = skirmish()
    ask = targets(Action("armus", 1), "B2", "B3")
    shown = picture(t, 0, ask)
    image = opened(shown)
    for key in FIELDS["kingdom"].hex:
        marked = pixels(image, around_hex("kingdom", key), MARK)
        inside = key in ("B2", "B3")
        assert (marked > 2500) is inside, (key, marked)
    assert "You can choose B2 or B3." in shown.alt


def test_a_hex_that_is_drafted_has_a_check() -> None:
    t = table("crossing")
    t.round, t.battle.castles = 0, {}
    options = tuple(castle_option(castle) for castle in t.battle.field.castles)
    ask = Ask(0, text("choose-castle", n=2), options, least=2, most=2)
    before, after = (opened(picture(t, 0, ask, *draft)) for draft in ((), ("C1",)))
    room = around_hex("crossing", "C1", HEADER + STRIP)
    assert pixels(after, room, MARK) > pixels(before, room, MARK) + 300


def abilities(t: Sigillum, *keys: str) -> Ask:
    """The choice of an ability: `"armus.1"`; any other word is no ability."""
    letters: dict[str, str | int] = {"m": "move", "a": "attack", "c": "cart", "1": 1, "2": 2}
    options = []
    for key in keys:
        who, dot, letter = key.partition(".")
        value = Ability(who, letters[letter]) if dot else Instead(key)
        options.append(Option(key, text("end-phase", mates=0), value))
    prompt = text("choose-ability", mates=0, n=2, name="Armus", idle=[], idles=0)
    return Ask(0, prompt, tuple(options))


def test_who_chooses_an_ability_sees_their_sheets_with_the_open_ones_marked() -> None:
    t = skirmish()
    closed = picture(t, 0)
    some = opened(picture(t, 0, abilities(t, "armus.1", "end")))
    more = opened(picture(t, 0, abilities(t, "armus.1", "armus.2", "aqus.a", "end")))
    sheets = TOP + plan("kingdom").height
    room = (0, sheets, WIDTH, sheets + 320)
    assert pixels(opened(closed), room, MARK) == 0
    assert 0 < pixels(some, room, MARK) < pixels(more, room, MARK)
    ringed = [pixels(more, around_hex("kingdom", key), MARK) > 1500 for key in ("A2", "C5", "D3")]
    assert ringed == [True, True, False]


def test_abilities_of_the_castle_and_the_minecart_are_marked_too() -> None:
    t = skirmish("canyon")
    t.battle.factions = {0: Faction("abbey"), 1: Faction("crypt")}
    whole = (0, 0, WIDTH, 1600)
    none, castle, cart = (
        pixels(opened(picture(t, 0, abilities(t, key, "end"))), whole, MARK)
        for key in ("mate", "castle.1", "armus.c")
    )
    assert castle > none + 300 and cart > none + 300


def test_the_sheets_are_where_the_castle_is() -> None:
    t = skirmish()
    south, north = (opened(picture(t, seat)) for seat in (0, 1))
    assert south.size == north.size
    top = HEADER + 322
    assert pixels(north, around_hex("kingdom", "A2", top), SEATS[0].color) > 800


def test_a_sheet_tells_ready_cooling_and_used_abilities_apart() -> None:
    t = skirmish()
    looks = {picture(t, 0).data}
    armus = t.battle.beasts[0]
    for change in (
        {"cooldowns": [2, None]},
        {"cooldowns": [None, 2]},
        {"cooldowns": [None, 3]},
        {"attacked": True},
        {"maneuvered": True},
        {"markers": [Marker("silence", 1)]},
        {"markers": [Marker("stun", 1)]},
    ):
        now = copy.deepcopy(t)
        for name, value in change.items():
            setattr(now.battle.beasts[0], name, value)
        looks.add(picture(now, 0).data)
    assert armus.cooldowns == [None, None] and len(looks) == 8


def test_an_ability_that_is_ready_but_finds_no_target_has_no_check() -> None:
    t = skirmish()
    view, armus = GAME.view(t, 0), t.battle.beasts[0]
    usable, idle = (
        states(view, armus, abilities(t, *keys))[3] for keys in (("armus.2",), ("armus.1",))
    )
    assert usable.choice and not usable.idle
    assert idle.idle and not idle.choice
    assert state_disc(State(None, 0, False, True), 48) is ready_disc(48)
    assert state_disc(State(None, 0, True, False), 48) is ready_disc(48, "check")


def test_options_with_targets_mark_their_abilities_and_not_the_whole_field() -> None:
    session = Session(GAME, skirmish())
    ask = session.pending[0]
    assert sum(isinstance(option.value, Action) for option in ask.options) > 5
    assert marked_hexes(ask) == {}
    assert {Ability("armus", "move"), Ability("aqus", "move")} <= marked_abilities(ask)


# Puzzles, the end


def test_a_puzzle_has_an_enemy_whom_nobody_plays() -> None:
    session = Session.start(GAME, 1, {"puzzle": "jailbreak"}, 1)
    (shown,) = draw(session.view(0), WORDS, session.pending[0])
    assert "Puzzle: The Jailbreak" in shown.alt and "X Enemy" in shown.alt
    session.table.battle.beast("vinctum").hex = None
    page, _ = draw(session.view(None), WORDS)
    assert page.alt.startswith("A Ana has solved the puzzle The Jailbreak.")


@pytest.mark.parametrize("seats", [2, 4])
def test_the_end_shows_the_winners_before_the_field(seats: int) -> None:
    t = table("crossing", seats)
    for seat, key in enumerate(("armus", "saxum", "fidea", "frigus")[:seats]):
        summon(t, key, seat, None)
    t.battle.hit(1, 20)
    page, field = seen(t)
    assert (page.filename, field.filename) == ("result.png", "field.png")
    winners = "A Ana wins" if seats == 2 else "A Ana and C Владимир win"
    assert page.alt.startswith(winners) and "B Ben" in page.alt
    assert opened(page).width == WIDTH


# Sheets and the legend


def leaves() -> list[str]:
    """Name what has a sheet of its own."""
    return [key for key in renderers.sheets("sigillum") if not key.startswith("ability-")]


@pytest.mark.parametrize("topic", every_fourth(leaves()))
def test_every_character_and_every_faction_castle_has_a_sheet(packed: None, topic: str) -> None:
    shown = renderers.sheet("sigillum", topic, WORDS)
    assert opened(shown).width == WIDTH and len(shown.data) <= LARGEST
    family, _, key = topic.partition("-")
    assert WORDS.say(topic) in shown.alt
    for use in ("attack", "1", "2") if family == "beast" else ("1", "2", "3"):
        assert WORDS.say(f"ability-{key}-{use}") in shown.alt
    assert len(shown.alt) <= 1024


def test_all_36_characters_and_6_castles_have_sheets() -> None:
    assert len(leaves()) == len(SHEETS) + len(FACTIONS) == 42


def test_an_ability_is_shown_on_the_sheet_of_its_bearer() -> None:
    shown = renderers.sheet("sigillum", "ability-armus-1", WORDS)
    assert shown == renderers.sheet("sigillum", "beast-armus", WORDS)
    abilities = set(renderers.sheets("sigillum")) - set(leaves())
    assert len(abilities) == 3 * len(leaves())


def test_the_legend_names_every_effect_and_terrain(packed: None) -> None:
    shown = legend(WORDS)
    assert opened(shown).width == WIDTH and len(shown.data) <= LARGEST
    for name in ("flying", "stunned", "attack −1", "web", "lava", "whirlpool", "cooldown +2",
                 "usable now", "not on the field", "castle falls", "forbids"):  # fmt: skip
        assert name in shown.alt


# Told apart without color


def gray(sprite: Sprite, size: int = 40) -> Image.Image:
    ground = Image.new("RGB", (size, size), rgb("#e8e0c8"))
    put(ground, sprite, size / 2, size / 2)
    return ground.convert("L")


def assert_distinct(shapes: dict[str, Image.Image], telling: float = TELLING) -> None:
    for one, other in combinations(shapes, 2):
        apart = ImageStat.Stat(ImageChops.difference(shapes[one], shapes[other])).mean[0]
        assert apart > telling, (one, other, apart)


def test_the_emblems_of_all_characters_are_told_apart_at_40_px() -> None:
    assert_distinct({key: gray(icon(f"beast_{key}", 40, BLACK)) for key in SHEETS})


def test_all_effects_are_told_apart_at_40_px() -> None:
    keys = [*sorted(POSITIVE), *sorted(NEGATIVE), "web", "obstacle"]
    assert_distinct({key: gray(icon(f"effect_{key}", 40, BLACK)) for key in keys})
    assert_distinct({key: gray(effect_chip(key, 1, 40)) for key in keys}, 5)


def test_all_terrains_are_told_apart_without_their_colors() -> None:
    signs = ["plain", "forest", "mountain", "water", "lava", "whirlpool", "railway"]
    shapes = {key: gray(icon(f"terrain_{key}", 40, BLACK)) for key in signs}
    plates = {key: gray(icon(f"plate_{key.removesuffix('_plate')}", 40, BLACK)) for key in PLATES}
    assert_distinct({**shapes, **plates})
    assert tile("forest", 60).getchannel("A").getbbox() is not None


def test_a_stunned_character_lies_on_its_side() -> None:
    upright, stunned = (gray(cameo("armus", 0, 100, fallen=f), 100) for f in (False, True))
    assert ImageStat.Stat(ImageChops.difference(upright, stunned)).mean[0] > 10


# Secrets, limits


def test_the_order_of_the_deck_leaves_no_trace() -> None:
    t = skirmish()
    other = copy.deepcopy(t)
    other.deck.reverse()
    assert other.deck != t.deck
    for seat in (None, 0, 1):
        assert picture(t, seat) == picture(other, seat)


def every_view(
    seats: int, options: dict[str, str], seed: int, every: int
) -> Iterator[tuple[View, Ask | None]]:
    session = Session.start(GAME, seats, options, seed)
    rng, moves = Rng(seed), 0
    while session.result is None and moves < 700:
        seat = min(session.pending)
        ask = session.pending[seat]
        if moves % every == 0:
            yield session.view(None), None
            yield session.view(seat), ask
        session.answer(seat, random_answer(ask, rng))
        moves += 1
    yield session.view(None), None


@some_or_all("every", 328, 41)
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"puzzle": "both-catapults"}),
        (2, {"field": "cemetery", "castles": "on", "events": "on", "bans": "first"}),
        (2, {"field": "crossing", "castles": "on", "events": "on"}),
        (4, {"castles": "on", "events": "on", "bans": "first"}),
    ],
)
def test_every_picture_of_a_game_is_1600_wide_and_not_too_large(
    packed: None, seats: int, options: dict[str, str], every: int
) -> None:
    for view, ask in every_view(seats, options, 7, every):
        for shown in draw(view, WIDE, ask, ()):
            assert Image.open(io.BytesIO(shown.data)).width == 1600
            assert len(shown.data) <= LARGEST
            assert len(shown.alt) <= 1024


def test_the_fullest_table_keeps_the_limits(packed: None) -> None:
    t = table("crossing", 4)
    t.battle.event, t.upcoming = "whispering-canopy", "banner-on-the-wall"
    t.battle.factions = {
        seat: Faction(key, [6, 5, 4])
        for seat, key in enumerate(("citadel", "bulwark", "observatory", "abbey"))
    }
    t.battle.strongholds[0].damage = t.battle.strongholds[1].damage = 19
    keys = ("architectus", "ballistarius", "mechanicus", "catapultus")
    more = ("illesebra", "ferrarius", "carnifex", "librorum")
    hexes = ("A2", "B2", "B3", "D1", "D3", "F2", "F3", "G2")
    effects = [*sorted(POSITIVE), *sorted(NEGATIVE)]
    for place, (key, hex_) in enumerate(zip(keys + more, hexes, strict=True)):
        beast = summon(t, key, place % 4, hex_, *effects, *effects)
        beast.cooldowns, beast.maneuvered, beast.attacked = [6, 5], True, True
    for key in ("A1", "A3", "C3", "E3"):
        t.battle.ground[key] = [Marker("web", 0)]
    ask = targets(Action("armus", 1), *t.battle.field.hex)
    for seat, asked in ((None, None), (0, ask)):
        (shown,) = draw(GAME.view(t, seat), WIDE, asked)
        assert len(shown.data) <= LARGEST
        assert 600 < len(shown.alt) <= 1024


def test_what_a_player_must_read_is_large_enough() -> None:
    assert READABLE == 40
    assert opened(picture(skirmish())).width == 1600
