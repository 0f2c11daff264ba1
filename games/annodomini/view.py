"""What a player of 890 Anno Domini may know: everything but the order of the stacks.

The two cards that an Apprentice sees at the end are in the ask to that player alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.annodomini.data import ROUNDS, SPACES
from games.annodomini.rules.scoring import ranking
from games.annodomini.rules.trios import would_complete
from games.annodomini.table import AnnoDomini, Lot, Player, Score, Supply, TurnRecord


@dataclass
class View:
    seat: int | None  # whose view; None is everybody's
    seats: int
    scenario: str
    round: int  # 0 while castles are chosen
    rounds: int
    turn: int | None  # whose turn it is
    actor: int | None  # the same; also who chooses a castle
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
    defense: int
    weakest: list[int]  # whom an invasion would hit
    invaded: list[int]  # who must give up a tile now
    taken: str | None  # the tile that is being placed
    trios: list[tuple[str, ...]]  # by space, the crops of the trios that it would complete there
    scores: list[Score]  # at the end
    ranking: list[int]  # at the end: the seats from the winner to the last
    over: bool
    recent: list[TurnRecord]  # what was done in the last turn of each player, the latest last


def view(t: AnnoDomini, seat: int | None) -> View:
    over = bool(t.scores)
    turn = t.turn_order()[t.turn] if 0 < t.round <= ROUNDS else None
    actor = None if over else turn if t.round else chooses_a_castle(t)
    return View(
        seat=seat,
        seats=t.seats,
        scenario=t.scenario_key,
        round=min(t.round, ROUNDS),
        rounds=ROUNDS,
        turn=turn,
        actor=actor,
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
        defense=t.defense,
        weakest=t.weakest,
        invaded=t.invaded,
        taken=t.taken,
        trios=trios_to_make(t, actor),
        scores=t.scores,
        ranking=ranking(t) if over else [],
        over=over,
        recent=t.recent,
    )


def chooses_a_castle(t: AnnoDomini) -> int | None:
    return next((seat for seat in t.castle_order() if not t.players[seat].tiles), None)


def trios_to_make(t: AnnoDomini, actor: int | None) -> list[tuple[str, ...]]:
    if t.taken is None or actor is None:
        return [()] * len(SPACES)
    kingdom = t.players[actor].kingdom
    return [
        would_complete(kingdom, place, t.taken) if kingdom[place] is None else ()
        for place in SPACES
    ]
