"""The dummy: it takes no part in anything, but uses up its cards, and so hurries the players."""

from __future__ import annotations

from games.core import Option, choose, text
from games.mageknight.data import DATA, Tactic, starting_deck
from games.mageknight.pieces import Dummy
from games.mageknight.table import MageKnight

DUMMY = -1  # among the seats
DUMMY_CARDS = 3  # that it turns up each time


def new_dummy(t: MageKnight, key: str) -> Dummy:
    """Alone, a player may also learn from its skills."""
    hero = next(hero for hero in DATA.heroes if hero.key == key)
    dummy = Dummy(key, deck=starting_deck(key), crystals=list(hero.dummy_crystals))
    if t.seats == 1:
        dummy.skills = [s.key for s in DATA.skills if s.hero == key and not s.interactive]
    t.rng.shuffle(dummy.deck)
    t.rng.shuffle(dummy.skills)
    return dummy


def dummy_turn(t: MageKnight) -> None:
    """Three cards, and as many more as it has crystals of the last one's color.

    Where what it has left counts for the players, it has none of the last turns of the game.
    """
    dummy = t.dummy
    assert dummy is not None
    if t.final_turns is not None and "mission" in t.scenario.score:
        return
    if not dummy.deck:
        if t.announced is None:
            t.announced = DUMMY
            t.last_turns = list(range(t.seats))
            t.say("dummy-announces" if t.seats == 1 else "dummy-announces-to-all")
        return
    cards = text("revealed-dummy")
    flipped = [t.draw(dummy.deck, cards) for _ in range(min(DUMMY_CARDS, len(dummy.deck)))]
    more = dummy.crystals.count(DATA.card[flipped[-1]].color or "")
    flipped += [t.draw(dummy.deck, cards) for _ in range(min(more, len(dummy.deck)))]
    dummy.discard += flipped
    t.say("dummy-turns", n=len(flipped), detail=True)


# Its tactic


def dummy_tactic(t: MageKnight, left: list[Tactic]) -> None:
    """A random one, which only says when its turn is."""
    assert t.dummy is not None
    t.dummy.tactic = t.rng.pick(left).key
    t.say("dummy-tactic", tactic=t.dummy.tactic, detail=True)


async def remove_tactic(t: MageKnight, decides: int) -> None:
    """Players who cooperate give up one of the tactics that they have used, unless no other round
    of that kind follows. They agree on it; one of them says so."""
    kind = t.rounds[t.round - 1]
    if not t.scenario.cooperative or kind not in t.rounds[t.round :]:
        return
    used = [hero.tactic for hero in t.heroes if hero.tactic is not None]
    options = [
        Option(
            key,
            text("tactic-option", n=DATA.tactic[key].number, tactic=key, short=key),
            key,
            hint=text("skill-hint", does=key),
        )
        for key in used
    ]
    key = await choose(decides, text("remove-tactic"), options)
    t.past_tactics.append(key)
    t.say("removes-tactic", seat=decides, tactic=key)
