"""The first duel: move, take a tower, use an ability and wait for it, attack, exile, win."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.core import Answer, Ask, Value, text
from games.lessons import Lesson, Step
from games.sigillum.ai.planner import encoded, plan
from games.sigillum.ai.ratings import RATINGS
from games.sigillum.battle import Beast
from games.sigillum.beasts import SHEETS
from games.sigillum.learning.choices import (
    Finds,
    Way,
    answer_with,
    attacks,
    best,
    enemy_castle,
    found,
    if_found,
    injuries,
    is_offered,
    maneuvers,
    own,
    side_of,
    struck,
    supports,
    what_was_found,
)
from games.sigillum.rules.abilities import hex_of
from games.sigillum.rules.choices import Instead
from games.sigillum.rules.options import ability_key
from games.sigillum.telling.changes import tower_name
from games.sigillum.view import View

AT = ("choose-ability",)
BAND = {"strength": "mechanicus", "agility": "equita", "intelligence": "lignum"}


# Castle and band


def southern_castle(view: View, ask: Ask) -> Answer:
    """Suggest the castle at the lower edge: there the learner's own sheets are drawn then."""
    return (next(option.key for option in ask.options if option.value.side == "south"),)


def castle_facts(view: View, ask: Ask) -> Mapping[str, Value]:
    damage = view.battle.strongholds[side_of(view, ask)].damage
    return {"damage": damage, "track": view.battle.field.track}


def recommended(view: View, kind: str) -> str:
    """Return our character of a class, or else the best that is left of it."""
    left = [key for key in view.pool if SHEETS[key].kind == kind]
    return BAND[kind] if BAND[kind] in left else max(left, key=RATINGS.__getitem__)


def introduced(key: str) -> Mapping[str, Value]:
    return {"beast": key, "about": text(f"about-{key}"), "vitality": SHEETS[key].vitality}


def pick_step(place: int, kind: str) -> Step[View]:
    def suggests(view: View, ask: Ask) -> Answer:
        key = recommended(view, kind)
        return (next(option.key for option in ask.options if option.value == key),)

    return Step(
        f"duel-{kind}",
        ("pick",),
        when=lambda view, ask: len(own(view, ask)) == place,
        suggests=suggests,
        args=lambda view, ask: introduced(recommended(view, kind)),
    )


# Moving


def forward(view: View, ask: Ask) -> Way | None:
    """Return a maneuver toward a tower, and out of the line that an enemy castle looks along."""
    b, side = view.battle, side_of(view, ask)
    in_sight = {
        key for castle, owner in b.castles.items() if owner != side for key in b.field.lines[castle]
    }

    def worth(way: Way) -> float:
        there = hex_of(way.after.beast(way.action.who))
        return 10 - b.field.to_a_tower[there] - 2 * (there in in_sight)

    return best(maneuvers(view, ask), worth)


def moving(view: View, ask: Ask) -> Mapping[str, Value]:
    way = found(forward, view, ask)
    return {"beast": way.action.who, "hex": hex_of(way.after.beast(way.action.who))}


def at_castle(view: View, ask: Ask) -> Beast | None:
    return next((beast for beast in own(view, ask) if beast.hex == beast.home), None)


def has_entered(view: View, ask: Ask) -> bool:
    """Tell whether somebody was summoned because another one has left the castle hex."""
    here = [beast for beast in own(view, ask) if beast.hex is not None]
    return len(here) > 1 and at_castle(view, ask) is not None and forward(view, ask) is not None


def summoned(view: View, ask: Ask) -> Mapping[str, Value]:
    beast = at_castle(view, ask)
    assert beast is not None
    return {"beast": beast.key, "hex": beast.home}


def has_deployed(view: View, ask: Ask) -> bool:
    """Tell whether all have entered, and one of them is on the castle hex."""
    here = all(beast.hex is not None for beast in own(view, ask))
    return here and at_castle(view, ask) is not None and is_offered(ask, Instead.END)


def at_home(view: View, ask: Ask) -> Mapping[str, Value]:
    n = len(view.battle.controlled(side_of(view, ask)))
    return {**summoned(view, ask), "n": n}


def is_done(view: View, ask: Ask) -> bool:
    """Tell whether a computer player would end the turn now."""
    return is_offered(ask, Instead.END) and not plan(encoded(view.battle), ask.seat)


end = answer_with(Instead.END)


# Towers and castle damage


def taking_a_tower(view: View, ask: Ask) -> Way | None:
    side = side_of(view, ask)
    held = len(view.battle.controlled(side))
    return best(maneuvers(view, ask), lambda way: len(way.after.controlled(side)) - held)


def tower_taken(view: View, ask: Ask) -> Mapping[str, Value]:
    way = found(taking_a_tower, view, ask)
    side, b = side_of(view, ask), view.battle
    held = b.controlled(side)
    taken = next(place for place in way.after.controlled(side) if place not in held)
    return {"beast": way.action.who, "tower": tower_name(b.field.towers[taken])}


def can_fire(view: View, ask: Ask) -> bool:
    """Tell whether towers would fire, and a computer player would do nothing else first. Whoever
    has come here by a detour is told anyway."""
    ready = is_done(view, ask) or (view.round > 2 and is_offered(ask, Instead.END))
    return ready and bool(view.battle.controlled(side_of(view, ask)))


def castle_after_firing(view: View, ask: Ask) -> Mapping[str, Value]:
    n = len(view.battle.controlled(side_of(view, ask)))
    track = view.battle.field.track
    return {"n": n, "damage": min(enemy_castle(view, ask).damage + n, track), "track": track}


def both_castles(view: View, ask: Ask) -> Mapping[str, Value]:
    mine = view.battle.strongholds[side_of(view, ask)].damage
    theirs = enemy_castle(view, ask).damage
    return {"mine": mine, "theirs": theirs, "track": view.battle.field.track}


# Abilities


def useful_support(view: View, ask: Ask) -> Way | None:
    """Return a support ability, best one that a computer player would use in this turn."""
    line = plan(encoded(view.battle), ask.seat)
    return best(supports(view, ask), lambda way: 1 + (way.action in line))


def support_found(view: View, ask: Ask) -> Mapping[str, Value]:
    way = found(useful_support, view, ask)
    who, use = way.action.who, way.action.use
    assert isinstance(use, int)
    ability = ability_key(who, use)
    swift = sum(beast.swift for beast in own(view, ask))
    return {
        "beast": who,
        "ability": ability,
        "does": text(f"does-{ability}"),
        "swift": sum(way.after.beast(beast.key).swift for beast in own(view, ask)) - swift,
    }


def cooling(view: View, ask: Ask) -> tuple[str, int, int] | None:
    """Return the first support ability on cooldown: whose, which, and for how many rounds."""
    for beast in own(view, ask):
        for place, rounds in enumerate(beast.cooldowns):
            if rounds is not None:
                return beast.key, place + 1, rounds
    return None


def cooling_found(view: View, ask: Ask) -> Mapping[str, Value]:
    cooling_now = cooling(view, ask)
    assert cooling_now is not None
    who, use, rounds = cooling_now
    return {"beast": who, "ability": ability_key(who, use), "rounds": rounds}


def is_cooling(view: View, ask: Ask) -> bool:
    return cooling(view, ask) is not None


def is_a_new_round(view: View, ask: Ask) -> bool:
    """Tell whether the learner's turn has just begun, with an ability still on cooldown."""
    busy = any(beast.maneuvered or beast.attacked for beast in own(view, ask))
    return is_cooling(view, ask) and not busy


# Attacks and exile


def injuring(view: View, ask: Ask) -> Way | None:
    return best(attacks(view, ask), lambda way: injuries(view, way))


def exiling(view: View, ask: Ask) -> Way | None:
    return best(attacks(view, ask), lambda way: len(way.after.exiled))


def blow(find: Finds) -> Callable[[View, Ask], Mapping[str, Value]]:
    """Say who hits whom, and what is left then."""

    def args(view: View, ask: Ask) -> Mapping[str, Value]:
        way = found(find, view, ask)
        target = struck(view, way)
        return {
            "beast": way.action.who,
            "ability": ability_key(way.action.who, way.action.use),
            "target": text("beast", beast=target.key),
            "n": injuries(view, way),
            "left": target.vitality - injuries(view, way),
            "round": view.round,
            "damage": way.after.strongholds[target.side].damage,
            "track": view.battle.field.track,
        }

    return args


# The end


DUEL: Lesson[View] = Lesson(
    "duel",
    seats=2,
    seed=3,  # with which the learner goes first
    options={"field": "kingdom"},
    steps=(
        Step("duel-castle", ("choose-castle",), suggests=southern_castle, args=castle_facts),
        pick_step(0, "strength"),
        pick_step(1, "agility"),
        pick_step(2, "intelligence"),
        Step("duel-move", AT, if_found(forward), what_was_found(forward), moving),
        Step("duel-summon", AT, has_entered, what_was_found(forward), summoned),
        Step("duel-home", AT, has_deployed, end, at_home, free=1),
        Step(
            "duel-tower",
            AT,
            if_found(taking_a_tower),
            what_was_found(taking_a_tower),
            tower_taken,
        ),
        Step("duel-fire", AT, can_fire, end, castle_after_firing, free=3),
        Step(
            "duel-support",
            AT,
            if_found(useful_support),
            what_was_found(useful_support),
            support_found,
            free=2,
        ),
        Step("duel-cooldown", AT, is_cooling, args=cooling_found),
        Step("duel-damage", AT, args=both_castles, free=1),
        Step(
            "duel-attack", AT, if_found(injuring), what_was_found(injuring), blow(injuring), free=3
        ),
        Step("duel-exile", AT, if_found(exiling), what_was_found(exiling), blow(exiling), free=8),
        Step("duel-time", AT, is_a_new_round, args=cooling_found, free=4),
    ),
)
