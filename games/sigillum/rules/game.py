"""A whole game: bands are formed, then rounds are played until a castle falls."""

from __future__ import annotations

from games.core import Result, checkpoint, text
from games.sigillum.rules.draft import form_bands
from games.sigillum.rules.phases import turn_dial
from games.sigillum.rules.solving import solve
from games.sigillum.rules.turn import turn
from games.sigillum.table import Sigillum
from games.sigillum.telling.changes import castle_stands, players

CRUMBLING = 100  # rounds; games of people take a dozen


async def play(t: Sigillum) -> Result:
    if t.puzzle is not None:
        return await solve(t)
    if t.round == 0:
        await form_bands(t)
        t.battle.summon_waiting()
        begin_round(t)
    t.battle.round = t.round  # a battle saved by an older version does not know it
    while True:
        await checkpoint()
        await turn(t)
        if t.side == 1 and t.round >= CRUMBLING and t.battle.fallen is None:
            crumble(t)
        if t.battle.fallen is not None:
            return end_of_the_game(t)
        t.side = 1 - t.side
        if t.side == 0:
            begin_round(t)


def begin_round(t: Sigillum) -> None:
    """Turn the dial, and from the second round on reveal an event."""
    t.round += 1
    t.battle.round = t.round
    t.say("round-begins", round=t.round)
    if t.round == 1:
        if t.upcoming is not None:
            t.say("event-upcoming", event=t.upcoming, does=text(f"happens-{t.upcoming}"))
        return
    b = t.battle
    turn_dial(b)
    if t.upcoming is not None:
        if b.event is not None:
            t.past.append(b.event)
        b.event = t.upcoming
        if not t.deck:
            t.deck, t.past = t.past, []
            t.rng.shuffle(t.deck)
        t.upcoming = t.draw(t.deck, text("revealed-event"))
        t.say("event-current", event=b.event, does=text(f"happens-{b.event}"))
        upcoming = text(f"happens-{t.upcoming}")
        t.say("event-upcoming", event=t.upcoming, does=upcoming, detail=True)


def crumble(t: Sigillum) -> None:
    """Nothing in the rules ends a game in which nobody attacks: so in the end both castles decay,
    and the one with more damage falls first."""
    b = t.battle
    for side in (0, 1):
        if b.fallen is None:
            b.hit(side, 1)
    t.say("castles-crumble", stands=[castle_stands(b, 0), castle_stands(b, 1)])


def end_of_the_game(t: Sigillum) -> Result:
    fallen = t.battle.fallen
    assert fallen is not None
    winners = sorted(t.seats_of(1 - fallen))
    t.say(
        "castle-falls",
        losers=players(t.battle, fallen),
        winners=players(t.battle, 1 - fallen),
        n=len(winners),
    )
    dealt = [t.battle.strongholds[1 - t.battle.sides[seat]].damage for seat in range(t.seats)]
    return Result(winners, dealt)
