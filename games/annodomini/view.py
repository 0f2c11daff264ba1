"""What a player of 890 Anno Domini may know: everything but the order of the stacks.

The two cards that an Apprentice sees at the end are in the ask to that player alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.annodomini.data import ROUNDS
from games.annodomini.table import AnnoDomini, Lot, Player, Score, Supply


@dataclass
class View:
    seat: int | None  # whose view; None is everybody's
    seats: int
    scenario: str
    round: int  # 0 while castles are chosen
    rounds: int
    turn: int | None  # whose turn it is
    first: int
    players: list[Player]
    castles: list[str]  # not yet chosen
    column: list[Lot]  # the free tile first
    stack: int  # territory tiles left
    buildings: list[str]  # by their place; "" where one was taken
    banners: dict[str, list[str]]
    undealt: int  # character cards in the stack
    supply: Supply
    invaders: int
    defence: int
    taken: str | None  # the tile that is being placed
    scores: list[Score]  # at the end
    over: bool


def view(t: AnnoDomini, seat: int | None) -> View:
    over = bool(t.scores)
    return View(
        seat=seat,
        seats=t.seats,
        scenario=t.scenario_key,
        round=min(t.round, ROUNDS),
        rounds=ROUNDS,
        turn=t.turn_order()[t.turn] if 0 < t.round <= ROUNDS else None,
        first=t.first,
        players=t.players,
        castles=t.castles,
        column=t.column,
        stack=len(t.stack),
        buildings=t.buildings,
        banners=t.banners,
        undealt=len(t.undealt),
        supply=t.supply,
        invaders=t.invaders,
        defence=t.defence,
        taken=t.taken,
        scores=t.scores,
        over=over,
    )
