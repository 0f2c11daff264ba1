"""How good players of 890 Anno Domini choose a tile: they play on for all until their next one."""

from __future__ import annotations

import copy
from math import exp

from games.annodomini.ai.decisions import values_of_tiles
from games.annodomini.ai.valuation import Valuation, as_seen
from games.annodomini.data import DATA
from games.annodomini.table import AnnoDomini, TurnRecord
from games.annodomini.view import View
from games.core import EASY, HARD, NORMAL, Answer, Ask, Plan, Reply, Result, Rng, Search, Thinking

TRIED = 4  # tiles, the best as it seems
UNTIL_NEXT_TURN = 5  # turns, of four players
LEAD = 5.0  # points of a lead that is nearly safe


def think(view: View, ask: Ask, rng: Rng, thinking: Thinking) -> Answer | None:
    """Choose a tile for an easy player: one of the best few. The others search."""
    if thinking.level != EASY or ask.prompt.key != "take-tile":
        return None
    t = as_seen(view)
    values = values_of_tiles(t, Valuation(t, ask.seat), ask)
    return (rng.pick(sorted(values, key=values.__getitem__, reverse=True)[:TRIED]),)


def plans(view: View, ask: Ask) -> list[Plan]:
    """List the tiles that are worth trying, at the beginning of a turn."""
    if ask.prompt.key != "take-tile" or begun(view, ask.seat) not in (None, []):
        return []
    t = as_seen(view)
    values = values_of_tiles(t, Valuation(t, ask.seat), ask)
    best = sorted(values, key=values.__getitem__, reverse=True)[:TRIED]
    return [((key,),) for key in best]


def number(view: View, seat: int) -> int:
    return view.round * view.seats + (seat - view.first) % view.seats


def record(view: View, seat: int) -> TurnRecord | None:
    """Return what is noted of this turn so far, if anything is."""
    last = view.recent[-1] if view.recent else None
    return last if last is not None and last.number == number(view, seat) else None


def begun(view: View, seat: int) -> list[str] | None:
    found = record(view, seat)
    return None if found is None else found.tiles


def imagine(view: View, ask: Ask, rng: Rng) -> tuple[AnnoDomini, list[Reply]]:
    """Shuffle what nobody has seen; the turn begins once more."""
    t = copy.deepcopy(as_seen(view))
    t.rng = Rng(rng.below(2**63))
    t.options = {"scenario": view.scenario}
    t.turn = (ask.seat - t.first) % t.seats
    t.recent = copy.deepcopy(view.recent)
    noted = record(view, ask.seat)
    if noted is not None:  # a treasurer has been paid
        t.recent.pop()
        paid = sum(transfer.n for transfer in noted.transfers)
        t.players[ask.seat].coins -= paid
        t.supply.coins += paid
    seen = {lot.tile for lot in t.column} | {s.tile for p in t.players for s in p.tiles}
    t.stack = [
        tile.key
        for tile in DATA.territories
        if tile.from_players <= t.seats and tile.key not in seen
    ]
    known = {card for cards in t.banners.values() for card in cards}
    known |= {card for player in t.players for card in player.characters}
    t.undealt = [card.key for card in DATA.characters if card.key not in known]
    for pile, left in ((t.stack, view.stack), (t.undealt, view.undealt)):
        rng.shuffle(pile)
        del pile[left:]
    return t, []


def judge(t: AnnoDomini, seat: int, result: Result | None) -> float:
    """Estimate the chance to win from the lead over the best of the others."""
    if result is not None:
        totals = [float(score) for score in result.scores]
    else:
        totals = [Valuation(t, who).position(t) for who in range(t.seats)]
    lead = totals[seat] - max(total for who, total in enumerate(totals) if who != seat)
    return 1 / (1 + exp(-lead / LEAD))


SEARCH = Search(
    imagine,
    plans,
    judge,
    checkpoints={NORMAL: UNTIL_NEXT_TURN, HARD: UNTIL_NEXT_TURN},
    playouts={NORMAL: 4, HARD: 32},
)
