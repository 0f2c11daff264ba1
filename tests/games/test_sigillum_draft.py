"""Setup: castles, bans, picks, binding, faction castles."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core import Ask, Rng
from games.session import Session
from games.sigillum import GAME
from games.sigillum.beasts import KINDS, SHEETS
from games.sigillum.fields import FIELDS
from games.sigillum.rules.factions import FACTIONS
from games.sigillum.rules.setup import setup
from games.sigillum.table import Sigillum
from games.sigillum.view import View
from games.standin import random_answer
from tests.games.driver import keys_of
from tests.games.sigillum_tables import damage

AnySession = Session[Sigillum, View]


def draft(seats: int = 2, seed: int = 3, **options: str) -> tuple[AnySession, list[Ask]]:
    """A game after its draft by random players, and the asks that it took."""
    session = Session.start(GAME, seats, options, seed)
    rng = Rng(seed)
    asks = []
    while session.table.round == 0:
        (seat,) = session.pending
        asks.append(session.pending[seat])
        session.answer(seat, random_answer(session.pending[seat], rng))
    return session, asks


def order(asks: list[Ask], *prompts: str) -> list[tuple[str, int]]:
    return [(ask.prompt.key, ask.seat) for ask in asks if ask.prompt.key in prompts]


def seats_from(session: AnySession) -> list[int]:
    t = session.table
    return [(t.first + i) % t.seats for i in range(t.seats)]


def test_there_are_36_characters_12_of_each_class() -> None:
    assert Counter(sheet.kind for sheet in SHEETS.values()) == dict.fromkeys(KINDS, 12)
    session = Session.start(GAME, 2, {}, 1)
    kinds = [SHEETS[key].kind for key in session.table.pool]
    assert kinds == sorted(kinds, key=KINDS.index)


def test_the_first_player_chooses_a_castle_and_the_other_gets_the_second() -> None:
    session = Session.start(GAME, 2, {}, 3)
    first = session.table.first
    assert set(session.pending) == {first}
    assert keys_of(session.pending[first]) == ["C1", "C5"]
    session.answer(first, ("C5",))
    assert session.table.battle.castles == {"C1": 1, "C5": 0}
    assert session.table.battle.sides[first] == 0


def test_players_pick_three_each_in_turn() -> None:
    session, asks = draft()
    first, second = seats_from(session)
    assert order(asks, "ban", "pick") == [("pick", first), ("pick", second)] * 3
    assert Counter(one.seat for one in session.table.battle.beasts) == {first: 3, second: 3}
    assert len(session.table.pool) == 30
    for one in session.table.battle.beasts:
        assert one.vitality == one.full == SHEETS[one.key].vitality


def test_a_character_is_picked_or_banned_once() -> None:
    session, asks = draft(bans="first")
    taken: set[str] = set()
    for ask in asks:
        if ask.prompt.key in ("ban", "pick"):
            assert not taken & set(keys_of(ask))
            taken = set(SHEETS) - set(keys_of(ask))
    assert len(session.table.banned) == 6


def test_bans_first_are_three_each_in_turn() -> None:
    session, asks = draft(bans="first")
    first, second = seats_from(session)
    bans = [("ban", first), ("ban", second)] * 3
    assert order(asks, "ban", "pick") == bans + [("pick", first), ("pick", second)] * 3


def test_bans_in_turn_are_one_each_before_one_pick_each() -> None:
    session, asks = draft(bans="alternate")
    first, second = seats_from(session)
    cycle = [("ban", first), ("ban", second), ("pick", first), ("pick", second)]
    assert order(asks, "ban", "pick") == cycle * 3


def test_on_the_crossing_two_players_pick_four_and_bind_two_to_each_of_two_castles() -> None:
    session, asks = draft(field="crossing")
    first, second = seats_from(session)
    assert order(asks, "pick") == [("pick", first), ("pick", second)] * 4
    assert order(asks, "bind") == [("bind", first), ("bind", second)]
    assert asks[0].least == asks[0].most == 2
    b = session.table.battle
    for side in (0, 1):
        homes = Counter(one.home for one in b.beasts if one.side == side)
        assert homes == {key: 2 for key, owner in b.castles.items() if owner == side}
    assert sum(one.hex is not None for one in b.beasts) == 4  # one summoned in each castle
    assert damage(b) == [4, 0]


def test_any_two_castles_can_be_chosen() -> None:
    session = Session.start(GAME, 2, {"field": "crossing"}, 3)
    session.answer(session.table.first, ("C1", "E5"))
    assert session.table.battle.castles == {"C1": 0, "E1": 1, "C5": 1, "E5": 0}


def test_four_players_pick_two_each_clockwise_from_the_timekeeper() -> None:
    session, asks = draft(4)
    clockwise = seats_from(session)
    assert order(asks, "pick") == [("pick", seat) for seat in clockwise] * 2
    assert order(asks, "choose-castle") == [("choose-castle", clockwise[0])]
    b = session.table.battle
    assert b.sides[clockwise[0]] == b.sides[clockwise[2]] == 0
    assert b.sides[clockwise[1]] == b.sides[clockwise[3]] == 1
    assert b.field_key == "crossing"
    assert damage(b) == [3, 0]
    # Each teammate is at home in one of the two castles.
    homes = {one.seat: one.home for one in b.beasts}
    assert len(set(homes.values())) == 4
    assert all(b.castles[home] == b.sides[seat] for seat, home in homes.items())


@pytest.mark.parametrize("bans", ["first", "alternate"])
def test_four_players_ban_two_each_first(bans: str) -> None:
    session, asks = draft(4, bans=bans)
    clockwise = seats_from(session)
    bans_ = [("ban", seat) for seat in clockwise] * 2
    assert order(asks, "ban", "pick") == bans_ + [("pick", seat) for seat in clockwise] * 2


def test_factions_are_banned_and_chosen_after_the_characters() -> None:
    session, asks = draft(castles="on")
    first, second = seats_from(session)
    assert order(asks, "pick", "ban-faction", "choose-faction")[6:] == [
        ("ban-faction", first),
        ("ban-faction", second),
        ("choose-faction", first),
        ("choose-faction", second),
    ]
    assert len(keys_of(asks[-1])) == len(FACTIONS) - 3
    b = session.table.battle
    assert set(b.factions) == {0, 1}
    assert [stronghold.opened for stronghold in b.strongholds] == [1, 1]


def test_four_players_do_not_ban_factions() -> None:
    session, asks = draft(4, castles="on")
    clockwise = seats_from(session)
    wanted = [("choose-faction", seat) for seat in clockwise]
    assert order(asks, "ban-faction", "choose-faction") == wanted
    assert len({faction.key for faction in session.table.battle.factions.values()}) == 4


def test_a_field_by_chance() -> None:
    found = {
        setup(seed, 2, GAME.options({"field": "random"})).battle.field_key for seed in range(80)
    }
    assert found == set(FIELDS)


def test_the_view_shows_the_pool_while_bands_are_formed() -> None:
    session = Session.start(GAME, 2, {}, 3)
    view: View = session.view(0)
    assert len(view.pool) == 36
    session, _ = draft()
    assert session.view(0).pool == []


def test_options_say_what_a_character_is() -> None:
    _, asks = draft()
    pick = next(ask for ask in asks if ask.prompt.key == "pick")
    option = pick.options[0]
    assert option.group is not None and option.hint is not None
    assert option.hint.key == f"about-{option.key}"
