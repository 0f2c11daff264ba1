"""The picture of a duel in Mage Knight."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import pytest
from PIL import Image

from bot.language.texts import Words
from games.core import Ask, Rng
from games.mageknight import GAME
from games.mageknight.modifiers import Glory
from games.mageknight.rules.turn import attack
from games.mageknight.table import Duel, MageKnight
from games.session import Session
from games.standin import random_answer
from renderers import Picture
from renderers.mageknight import MAP_IN_COMBAT, draw
from renderers.mageknight.paint import GOLD, MARK
from renderers.mageknight.panels.duel import duel_height
from renderers.mageknight.panels.header import HEAD, SKY
from renderers.mageknight.viewport import WIDTH
from tests.games.mageknight_duels import KEEP, hurt, keep, melee, rivals
from tests.games.mageknight_tables import Played, enlist, lively, reshuffled
from tests.renderers.looking import opened, pixels
from tests.samples import and_slow

NAMES = ["Ana", "Ben", "Cleo", "Dai"]
WORDS = Words("en", "mageknight", lambda seat: NAMES[seat])
WIDE = Words("en", "mageknight", lambda seat: "W" * 32)
LARGEST = 350 * 1024


def picture(t: MageKnight, seat: int | None = None, ask: Ask | None = None) -> Picture:
    (only,) = draw(GAME.view(t, seat), WORDS, ask)
    return only


def field(t: MageKnight) -> tuple[int, int, int, int]:
    seen = GAME.view(t, None)
    assert seen.duel is not None
    return 0, SKY, WIDTH, HEAD + duel_height(seen, seen.duel)


def struck() -> MageKnight:
    """Ben blocks a part of what Ana has struck."""
    t = rivals("rage march", "determination rage march", units="utem-swordsmen", **KEEP)
    keep(t)
    enlist(t, "guardian-golems", seat=1)
    melee(t, "c.rage=basic", "u.1=1", "strike", "c.determination=basic")
    return t


def test_the_alt_text_says_who_fights_whom_and_how_it_stands() -> None:
    alt = picture(struck()).alt
    for fact in (
        "Melee duel: A Ana attacked B Ben. Ben blocks.",
        "A Ana’s attack: Attack 5.",
        "Block: Block 2. 3 damage would get through.",
    ):
        assert fact in alt, fact


def test_the_alt_text_follows_the_duel() -> None:
    t = rivals("rage march", "march")
    played = Played(t, attack(t, 0, 1))
    assert "Duel: A Ana attacked B Ben. Ben decides." in picture(t).alt
    played("part")
    assert "Ranged duel: A Ana attacked B Ben. Ben attacks or passes." in picture(t).alt
    played("pass", "pass", "c.rage=basic", "strike", "done")
    assert "Ana deals damage. A Ana’s attack: Attack 2. Damage left to deal: 2." in picture(t).alt


@pytest.mark.parametrize(
    "change",
    [
        lambda t, duel: setattr(duel, "phase", "ranged"),
        lambda t, duel: setattr(duel, "acting", 0),
        lambda t, duel: setattr(duel, "attacker", 1),
        lambda t, duel: setattr(duel, "attack", {"melee fire": 5}),
        lambda t, duel: setattr(duel, "attack", {"siege physical": 5}),
        lambda t, duel: setattr(duel, "left", 0),
        lambda t, duel: duel.sides[1].combat.block.update(ice=3),
        lambda t, duel: setattr(t.heroes[1].units[0], "wounds", 1),
        lambda t, duel: setattr(t.heroes[1].units[0], "lowered", 1),
        lambda t, duel: setattr(t.heroes[1].units[0], "lost", ["physical"]),
        lambda t, duel: setattr(t.heroes[1].units[0], "banner", "banner-of-fear"),
        lambda t, duel: setattr(t.heroes[0].units[0], "ready", True),
        lambda t, duel: setattr(t.heroes[1], "level", 6),
        lambda t, duel: t.heroes[1].hand.pop(),
        lambda t, duel: setattr(t.spaces["3b"], "site", None),
    ],
)
def test_whatever_happens_in_a_duel_is_seen(change: Callable[[MageKnight, Duel], Any]) -> None:
    t = struck()
    assert t.duel is not None
    shown = []
    for _ in range(2):
        public = opened(picture(t)).crop(field(t))
        own = opened(picture(t, 0)).crop(field(t))
        shown.append((public.tobytes(), own.tobytes()))
        change(t, t.duel)
    assert shown[0][0] != shown[1][0]
    assert shown[0][1] != shown[1][1]


def test_the_armor_of_a_unit_is_the_one_that_a_wound_costs() -> None:
    """A Banner of Glory raises it, a Banner of Fear does not; both have the same sign."""
    t = struck()
    assert t.duel is not None
    unit = t.heroes[1].units[0]
    shown = []
    for banner, more in (("banner-of-fear", 0), ("banner-of-glory", 1)):
        unit.banner = banner
        seen = GAME.view(t, None).duel
        assert seen is not None and seen.unit_armor[1] == [unit.data.armor + more]
        shown.append(opened(picture(t)).crop(field(t)).tobytes())
    assert shown[0] != shown[1]
    t.duel.sides[1].turn.modifiers.append(Glory())
    seen = GAME.view(t, None).duel
    assert seen is not None and seen.unit_armor[1] == [unit.data.armor + 2]
    (own,) = seen.unit_armor[0]
    assert own == t.heroes[0].units[0].data.armor, "their Glory, not ours"


def test_who_acts_has_a_frame_of_gold() -> None:
    t = struck()
    assert t.duel is not None
    for acting in (0, 1):
        t.duel.acting = acting
        image = opened(picture(t))
        left, top, right, bottom = field(t)
        sides = [
            pixels(image, (left, top + 90, left + 60, bottom), GOLD),
            pixels(image, (right - 60, top + 90, right, bottom), GOLD),
        ]
        assert sides[acting] > 1000 > sides[1 - acting]


def test_whom_the_damage_could_hurt_is_marked_and_where_it_could_drive_them() -> None:
    t = rivals("", "march")
    enlist(t, "peasants", seat=1)
    played = hurt(t, 6)
    ask = played.ask
    image = opened(picture(t, 0, ask))
    left, top, right, bottom = field(t)
    assert pixels(image, (right // 2, top, right, bottom), MARK) > 500
    assert not pixels(image, (left, top, right // 2, bottom), MARK)
    assert pixels(image, (left, bottom, right, bottom + MAP_IN_COMBAT), MARK) > 500
    assert not pixels(opened(picture(t, 0)), (left, top, right, bottom), MARK)


def test_the_hand_of_the_other_leaves_no_trace() -> None:
    t = struck()
    other = reshuffled(t, 0, Rng(3))
    assert other.heroes[1].hand != t.heroes[1].hand
    assert picture(t) == picture(other)
    assert picture(t, 0) == picture(other, 0)


@pytest.mark.parametrize(("games", "every"), and_slow([(10, 9)], [(30, 3)]))
def test_every_picture_of_a_duel_keeps_the_limits(packed: None, games: int, every: int) -> None:
    seen = 0
    for seed in range(games):
        session = Session(GAME, lively(2 + seed % 3, {"duels": "on"}, seed))
        rng = Rng(seed)
        for _ in range(120):
            if session.result is not None:
                break
            seat = rng.pick(list(session.pending))
            ask = session.pending[seat]
            if session.table.duel is not None and seen % every == 0:
                for who, question in ((None, None), (seat, ask)):
                    (shown,) = draw(session.view(who), WIDE, question)
                    assert Image.open(io.BytesIO(shown.data)).width == WIDTH
                    assert len(shown.data) <= LARGEST
                    assert 20 < len(shown.alt) <= 1024
            seen += session.table.duel is not None
            session.answer(seat, random_answer(ask, rng))
    assert seen > games // 2
