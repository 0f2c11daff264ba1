"""When a game ends, and who has won it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from games.core import Result, text
from games.mageknight.data import DATA
from games.mageknight.rules.scoring import final_scoring
from games.mageknight.table import MageKnight


def city_found(t: MageKnight) -> bool:
    return any(DATA.tile[tile].kind == "core_city" for tile in t.tiles.values())


@dataclass(frozen=True)
class Aim:
    is_met: Callable[[MageKnight], bool]
    met: str  # the message that says so
    missed: str  # and the one when the game has ended without it


AIMS = {"find-city": Aim(city_found, "city-found", "city-not-found")}


def look_for_end(t: MageKnight, seat: int) -> None:
    """Once the aim of the scenario is met each player has one more turn, also who has met it."""
    aim = AIMS[t.scenario.aim]
    if t.final_turns is not None or not aim.is_met(t):
        return
    order = [*t.order[t.at + 1 :], *t.order[: t.at + 1]]
    t.final_turns = [other for other in order if other >= 0]
    t.turn.met_aim = True
    t.say(aim.met if t.seats > 1 else f"{aim.met}-alone", seat=seat)


def end_of_the_game(t: MageKnight) -> Result:
    """The most fame wins; alone, only with the aim met in time."""
    t.scores = final_scoring(t)
    totals = [score.total for score in t.scores]
    for seat, total in enumerate(totals):
        t.heroes[seat].fame = total
    if t.final_turns is None:
        t.say(AIMS[t.scenario.aim].missed)
    t.say("game-ends", scores=[text("seat-score", seat=s, n=n) for s, n in enumerate(totals)])
    winners = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if t.dummy is not None and t.final_turns is None:
        winners = []
    for seat in winners:
        t.say("wins", seat=seat, n=totals[seat])
    return Result(winners, totals)
