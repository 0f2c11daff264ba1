"""What a player of Mage Knight may know: hands, decks and face-down tokens are hidden."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial

from msgspec import structs

from games.mageknight.pieces import Deeds, Dummy
from games.mageknight.rules.combat.damage import unit_armor
from games.mageknight.rules.combat.enemies import (
    abilities,
    armor,
    attack_of,
    behind_walls,
    city_help,
    fame_of,
    fighter,
    fortifications,
    own_resistances,
    resists,
)
from games.mageknight.rules.combat.rival import AGGRESSOR, DEFENDER, FORTIFIED
from games.mageknight.rules.land.movement import barred, duels, ground_cost, safe
from games.mageknight.scenarios import SCENARIOS, Scenario, Teams
from games.mageknight.scores import Score
from games.mageknight.spaces import Space
from games.mageknight.table import Combat, Duel, Foe, Joint, MageKnight, Skill, Turn, Unit
from games.mageknight.tiles import SHAPES, Position, unknown_beside

HIDDEN = "?"


@dataclass
class HeroView:
    hero: str
    at: str | None
    fame: int
    level: int
    armor: int
    hand_limit: int
    command: int
    reputation: int
    hand: list[str]  # empty where it is hidden
    cards: int  # in hand
    deck: int
    unseen: list[str]  # what is in one's own deck and laid aside, in no order; else empty
    discard: list[str]
    played: list[str]
    crystals: dict[str, int]
    units: list[Unit]
    skills: list[Skill]
    tactic: str | None
    tactic_used: bool
    spared: int
    stolen_die: str | None
    claimed: str | None
    ahead: bool  # has taken the next turn in advance
    invoked: bool  # has held this night's incantation
    lost: bool  # has left the game


@dataclass
class FoeView:
    """An enemy in a combat, with what effects have made of it."""

    enemy: str
    fighter: str  # who attacks: the summoned one, if there is one
    summoned: bool
    armor: int
    attack: int
    element: str
    abilities: list[str]  # of who attacks, as far as they still hold
    resistances: list[str]
    own_resistances: list[str]  # without those of a summoned monster
    walled: bool  # by a site
    city: str | None  # the color of one that makes it stronger
    fortifications: int  # the site's, and its own
    fame: int
    down: bool
    blocked: bool
    idle: bool  # does not attack
    hit: bool  # its damage has been assigned


@dataclass
class CombatView:
    foes: list[FoeView]
    units: bool  # may help
    attack: dict[str, int]  # by `attack_kind`
    block: dict[str, int]  # by element


@dataclass
class DuelView:
    """Who fights whom, and what lies on the table between them."""

    aggressor: int
    defender: int
    full: bool  # the defender takes the next turn in advance
    phase: str  # ranged, melee; or nothing, before the first blow and after the last
    attacker: int
    acting: int
    launched: bool  # the attack waits for its block
    attack: dict[str, int]  # by `attack_kind`
    block: dict[str, int]
    left: int  # of it, after the blocks; then, damage still to be assigned
    walled: bool  # the defender is behind walls
    unit_armor: dict[int, list[int]]  # by seat, of each unit as it is now


@dataclass
class PartView:
    """The part of a hero in an assault of several."""

    seat: int
    enemies: list[str]  # that still stand against them
    fought: bool


@dataclass
class JointView:
    """Who assaults a city together, in their order."""

    city: str
    parts: list[PartView]


@dataclass
class View:
    seat: int | None
    seats: int
    scenario: str
    options: dict[str, str]  # all that the table has chosen
    round: int
    night: bool
    dark: bool  # night rules hold: at night, and in dungeons
    heroes: list[HeroView]
    dummy: Dummy | None  # its deck is hidden
    order: list[int]
    active: int | None  # whose turn it is; nobody's while tactics are chosen
    choosing: int | None  # who chooses a hero or a tactic
    announced: int | None
    final: bool  # the aim is met: these are the last turns
    tiles: dict[str, str]
    costs: dict[str, int]  # move points to enter a space, for who looks, where that can be
    safe: list[str]  # spaces on which who looks may end a turn
    spaces: dict[str, Space]  # face-down tokens are '?'
    tile_pile: int
    next_tile: str | None  # what the back of the next one shows
    source: list[str]
    unit_offer: list[str]
    training: list[str]
    advanced_offer: list[str]
    spell_offer: list[str]
    common_skills: list[str]
    frozen: int | None  # who froze the Source
    weather: int | None  # who prayed for weather
    turn: Turn
    combat: CombatView | None  # with enemies
    duels: bool  # are allowed
    duel: DuelView | None
    joint: JointView | None  # an assault of several
    acting: int | None  # whose turn is shown: in a duel also that of the defender
    used_dice: list[int]
    scores: list[Score]
    team_scores: list[Score]
    teams: Teams
    cities: int  # to be found
    over: bool
    deeds: Deeds | None  # what was done last

    @property
    def plan(self) -> Scenario:
        return SCENARIOS[self.scenario]

    @property
    def rounds(self) -> tuple[bool, ...]:
        """Whether each of them is a night."""
        return self.plan.rounds[self.seats]

    @property
    def rounds_left(self) -> int:
        """After this one."""
        return len(self.rounds) - self.round

    @property
    def friends(self) -> tuple[int, ...]:
        """Who looks, and whoever is on the same team."""
        own = (self.seat,) if self.seat is not None else ()
        return next((team for team in self.teams if self.seat in team), own)

    def mates(self, seat: int) -> list[int]:
        """Who else is on a player's team, where there are two teams."""
        teams = self.teams if len(self.teams) > 1 else ()
        return [mate for team in teams if seat in team for mate in team if mate != seat]

    @property
    def portal(self) -> str:
        return SHAPES[self.plan.shape[self.seats]].portal

    @property
    def unknown(self) -> dict[str, tuple[Position, ...]]:
        """The positions beside each space where the next tile could be laid."""
        placed = tuple(self.tiles.items())
        return unknown_beside(placed, self.plan.shape[self.seats], self.next_tile)


def view(t: MageKnight, seat: int | None) -> View:
    over = bool(t.scores)
    chosen = t.choosing is None
    playing = bool(t.order) and chosen and not over
    return View(
        seat=seat,
        seats=t.seats,
        scenario=t.scenario.key,
        options=t.options,
        round=t.round,
        night=t.night,
        dark=t.dark if chosen else t.night,
        heroes=[hero_view(t, i, shown=over or i == seat) for i in range(t.seats)],
        dummy=dummy_view(t.dummy),
        order=t.order,
        active=(t.active if t.joint is None else t.acting) if playing else None,
        choosing=t.choosing,
        announced=t.announced,
        final=t.final_turns is not None,
        tiles=t.tiles,
        costs=enter_costs(t, seat) if seat is not None else {},
        safe=safe_spaces(t, seat) if seat is not None else [],
        spaces={key: hide(space) for key, space in t.spaces.items()},
        tile_pile=len(t.tile_pile),
        next_tile=t.next_tile,
        source=t.source,
        unit_offer=t.unit_offer,
        training=t.training,
        advanced_offer=t.advanced_offer,
        spell_offer=t.spell_offer,
        common_skills=t.common_skills,
        frozen=t.frozen,
        weather=t.weather,
        turn=t.turn if chosen else Turn(),  # what is left of the last one is nobody's
        combat=combat_view(t, t.combat) if t.combat is not None and t.duel is None else None,
        duels=duels(t),
        duel=duel_view(t, t.duel) if t.duel is not None else None,
        joint=joint_view(t, t.joint) if t.joint is not None else None,
        acting=t.acting if playing else None,
        used_dice=t.used_dice if chosen else [],
        scores=t.scores,
        team_scores=t.team_scores,
        teams=t.teams,
        cities=t.cities,
        over=over,
        deeds=next((deeds for deeds in reversed(t.deeds) if deeds), None),
    )


def enter_costs(t: MageKnight, seat: int) -> dict[str, int]:
    """Worked out once for each kind of ground: there are many spaces."""
    cost = cache(partial(ground_cost, t, seat))
    costs = {
        key: cost(space.terrain, space.site == "city")
        for key, space in t.spaces.items()
        if not barred(space)
    }
    return {key: cost for key, cost in costs.items() if cost is not None}


def safe_spaces(t: MageKnight, seat: int) -> list[str]:
    return [key for key, space in t.spaces.items() if safe(t, seat, space)]


def combat_view(t: MageKnight, combat: Combat) -> CombatView:
    foes = [foe_view(t, foe) for foe in combat.foes]
    return CombatView(foes, combat.units, combat.attack, combat.block)


def foe_view(t: MageKnight, foe: Foe) -> FoeView:
    strikes = fighter(foe)
    return FoeView(
        enemy=foe.enemy,
        fighter=foe.fighter,
        summoned=foe.summoned is not None,
        armor=armor(foe),
        attack=attack_of(foe),
        element=strikes.element,
        abilities=abilities(foe),
        resistances=[key for key in strikes.resistances if key in resists(foe)],
        own_resistances=sorted(own_resistances(foe)),
        walled=behind_walls(t, foe),
        city=city_help(foe),
        fortifications=fortifications(t, foe),
        fame=fame_of(foe),
        down=foe.down,
        blocked=foe.blocked,
        idle=foe.idle,
        hit=foe.hit,
    )


def duel_view(t: MageKnight, duel: Duel) -> DuelView:
    seats = [side.seat for side in duel.sides]
    attacking = duel.sides[duel.attacker].combat
    blocking = duel.sides[1 - duel.attacker].combat
    gathering = attacking.attack if attacking is not None else {}
    return DuelView(
        aggressor=seats[AGGRESSOR],
        defender=seats[DEFENDER],
        full=duel.full,
        phase=duel.phase if attacking is not None else "",
        attacker=seats[duel.attacker],
        acting=seats[duel.acting],
        launched=bool(duel.attack),
        attack=duel.attack or gathering,
        block=blocking.block if blocking is not None else {},
        left=duel.left,
        walled=t.space(seats[DEFENDER]).site in FORTIFIED,
        unit_armor={
            side.seat: [unit_armor(side.turn, unit) for unit in t.heroes[side.seat].units]
            for side in duel.sides
        },
    )


def joint_view(t: MageKnight, joint: Joint) -> JointView:
    enemies = [token.enemy for token in t.spaces[joint.city].tokens]
    return JointView(
        joint.city,
        [
            PartView(part.seat, [enemies[i] for i in joint.tokens(place)], part.fought)
            for place, part in enumerate(joint.parts)
        ],
    )


def hero_view(t: MageKnight, seat: int, shown: bool) -> HeroView:
    hero = t.heroes[seat]
    return HeroView(
        hero=hero.hero,
        at=hero.at,
        fame=hero.fame,
        level=hero.level,
        armor=hero.stats.armor,
        hand_limit=hero.stats.hand,
        command=hero.command,
        reputation=hero.reputation,
        hand=hero.hand if shown else [],
        cards=len(hero.hand),
        deck=len(hero.deck),
        unseen=sorted([*hero.deck, *hero.spared]) if shown else [],
        discard=hero.discard,
        played=hero.played,
        crystals=hero.crystals,
        units=hero.units,
        skills=hero.skills,
        tactic=hero.tactic,
        tactic_used=hero.tactic_used,
        spared=len(hero.spared),
        stolen_die=hero.stolen_die,
        claimed=hero.claimed,
        ahead=hero.ahead,
        invoked=hero.invoked,
        lost=hero.lost,
    )


def hide(space: Space) -> Space:
    """A space as all see it: what lies face down is not known."""
    if not space.unseen:
        return space
    tokens = [token if token.up else structs.replace(token, enemy=HIDDEN) for token in space.tokens]
    ruins = space.ruins if space.ruins_up or space.ruins is None else HIDDEN
    return structs.replace(space, tokens=tokens, ruins=ruins)


def dummy_view(dummy: Dummy | None) -> Dummy | None:
    if dummy is None:
        return None
    return Dummy(
        dummy.hero,
        deck=[HIDDEN] * len(dummy.deck),
        discard=dummy.discard,
        crystals=dummy.crystals,
        tactic=dummy.tactic,
    )
