"""An assault of several heroes: each fights a part of the defenders, then each ends their turn.

Between two of these steps the game can be saved: the table says who comes next.
"""

from __future__ import annotations

from games.core import Option, Text, text
from games.mageknight.effects.texts import sums
from games.mageknight.options import Action, Done, MoveTo
from games.mageknight.rules.asks import decide
from games.mageknight.rules.cards import help_with, helpers
from games.mageknight.rules.combat.enemies import clear_fallen, token_foes
from games.mageknight.rules.combat.outcome import before_fight, tell_fight
from games.mageknight.rules.combat.phases import fight
from games.mageknight.rules.hero import change_track
from games.mageknight.rules.land.movement import arrive, enter_cost, provoked
from games.mageknight.rules.land.sites import challenge_more, conquer, rampaging_foes
from games.mageknight.rules.opening import before_turn
from games.mageknight.rules.quests.strongholds import ASSAULT_REPUTATION
from games.mageknight.rules.turn import afterwards, end_of_turn, start_in_advance
from games.mageknight.rules.warnings import warned
from games.mageknight.spaces import Space
from games.mageknight.table import Foe, Joint, MageKnight


async def next_step(t: MageKnight) -> None:
    """One hero fights, or ends their turn; then it is for the next one."""
    joint = t.joint
    assert joint is not None
    act_as(t, joint.acting)
    if joint.ending:
        await afterwards(t, t.acting)
        await end_of_turn(t, t.acting)
    else:
        await fight_part(t, joint)
    if joint.acting + 1 < len(joint.parts):
        act_as(t, joint.acting + 1)
        return
    act_as(t, 0)
    if joint.ending:
        t.joint = None
    else:
        joint.ending = True
        outcome_of_all(t, joint)


def act_as(t: MageKnight, place: int) -> None:
    """Lay the turn of one of the heroes on the table (see `duel_attack.act_as`)."""
    assert t.joint is not None
    t.joint.acting = place
    t.turn = t.joint.parts[place].turn


# The part of one hero


async def fight_part(t: MageKnight, joint: Joint) -> None:
    """Straight into the city, against those whom the hero was dealt."""
    part = joint.parts[joint.acting]
    seat, city = part.seat, t.spaces[joint.city]
    t.begin_deeds(seat)
    if joint.acting > 0:
        await before_turn(t, seat)
        await start_in_advance(t, seat)
        t.turn.path = [t.space(seat).key]
    t.put_hero(seat, t.space(seat).key)
    t.turn.acted = True
    joining = await advance(t, seat, city)
    if joining is not None:
        await storm(t, joint, city, joining)
    part.fought = True


async def advance(t: MageKnight, seat: int, city: Space) -> list[Foe] | None:
    """The move into the city, and who is provoked by it; None if the hero stays behind."""
    here = t.space(seat)
    group = text("group-moves")
    while True:
        if t.turn.tunnels:  # out of the ground within the walls
            t.turn.tunnels = False
            return []
        cost = enter_cost(t, seat, city)
        options: list[Option[Action]] = []
        wild = provoked(t, here, city)
        if cost is not None and cost <= t.turn.move:
            storms = text("storm-city", space=city.key, n=cost)
            enters = MoveTo(city.key, cost, fight=True, path=(city.key,), provokes=bool(wild))
            options.append(Option(f"m.{city.key}", storms, enters, group=group))
        options += helpers(t, seat)
        stays = text("stay-behind-warning", who="first" if t.in_own_turn else "asked")
        behind = text("stay-behind")
        options.append(Option("stay", behind, Done(), idle=True, warning=stays))
        asked = text("advance-on-city", space=city.key, foes=own_foes(t), n=cost or 0, sums=sums(t))
        match await decide(seat, asked, warned(t, seat, options), always=True):
            case MoveTo(cost=cost):
                t.turn.move -= cost
                foes = [foe for space in wild for foe in rampaging_foes(space)]
                arrive(t, seat, city)
                if foes:
                    t.tell("provokes", seat=seat)
                return foes
            case Done():
                t.tell("stays-behind", seat=seat, space=city.key, detail=False)
                return None
            case help_:
                await help_with(t, seat, help_)


def own_foes(t: MageKnight) -> list[str | int | Text]:
    """The defenders whom the hero was dealt."""
    assert t.joint is not None
    tokens = t.spaces[t.joint.city].tokens
    return [text("the-enemy", enemy=tokens[i].enemy) for i in t.joint.tokens(t.joint.acting)]


async def storm(t: MageKnight, joint: Joint, city: Space, joining: list[Foe]) -> None:
    """A whole combat with the own part of the defenders, and whoever else joins in."""
    part = joint.parts[joint.acting]
    seat = part.seat
    before = before_fight(t, seat)
    t.tell("assaults", seat=seat, site="city", space=city.key)
    change_track(t, seat, "reputation", ASSAULT_REPUTATION)
    own = joint.tokens(joint.acting)
    garrison = token_foes(city)[own.start : own.stop]
    for foe in garrison:
        foe.site, foe.city = True, city.color
    foes = [*garrison, *joining]
    foes += await challenge_more(t, seat, city, foes)
    combat = await fight(t, seat, foes)
    clear_fallen(t, foes)
    city.shields += [seat for foe in garrison if foe.down]
    part.enemies = sum(not foe.down for foe in garrison)
    tell_fight(t, seat, before, combat)


# What has come of it


def outcome_of_all(t: MageKnight, joint: Joint) -> None:
    """The city falls if nobody stands any more; else all go back to where they came from."""
    city = t.spaces[joint.city]
    if not city.tokens:
        conquer(t, joint.parts[0].seat, city)
        return
    for part in joint.parts:
        if t.heroes[part.seat].at == city.key:
            part.turn.path.pop()
            t.put_hero(part.seat, part.turn.path[-1])
    t.say("joint-assault-fails", space=city.key, n=len(city.tokens))
