"""The table of Mage Knight: the land, the heroes, the offers, and the turn in progress."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from games.core import Line, Table, Text, Value, text
from games.mageknight.data import BASIC, COLORS, DATA, WOUND, Level, UnitData, level_of
from games.mageknight.modifiers import EndlessMana, Modifier, ModifierT, MoreDice, UsableMana
from games.mageknight.pieces import Deeds, Dummy, Pile
from games.mageknight.scenarios import Scenario, Teams, cities_of, scenario_of, teams_of
from games.mageknight.scores import Score
from games.mageknight.spaces import Space
from games.mageknight.tiles import SHAPES, Placed, Shape, neighbors


@dataclass
class Unit:
    key: str
    ready: bool = True
    wounds: int = 0
    banner: str | None = None
    banner_used: bool = False
    bonded: bool = False  # under Bonds of Loyalty
    hit: bool = False  # was assigned damage in this combat
    shielded: bool = False  # resists everything in this turn
    lowered: int = 0  # taken off its armor in this duel
    lost: list[str] = field(default_factory=list)  # resistances, in this duel

    @property
    def data(self) -> UnitData:
        return DATA.unit[self.key]


@dataclass
class Skill:
    key: str
    used: bool = False  # this turn, or this round
    in_play: bool = False  # interactive: lies in the middle until the owner's next turn


def no_mana() -> dict[str, int]:
    return dict.fromkeys(COLORS, 0)


@dataclass
class Hero:
    """A player's Mage Knight."""

    hero: str  # '' until one has been chosen
    at: str | None = None  # None: not on the map
    fame: int = 0
    level: int = 1  # that has been resolved
    reputation: int = 0
    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)  # all piles: the top is the last
    discard: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    crystals: dict[str, int] = field(default_factory=lambda: dict.fromkeys(BASIC, 0))
    units: list[Unit] = field(default_factory=list)
    skills: list[Skill] = field(default_factory=list)
    skill_pile: list[str] = field(default_factory=list)
    tactic: str | None = None
    tactic_used: bool = False
    spared: list[str] = field(default_factory=list)  # under Sparing Power
    stolen_die: str | None = None  # on Mana Steal
    claimed: str | None = None  # a die held by Mana Claim
    claim_pays: bool = False  # gives a mana each turn
    curse: bool = False  # with Mana Curse
    motivated: int = 0  # ends of turns until another Motivation may be used
    plundered: bool = False  # since the last turn
    ahead: bool = False  # has taken the next turn in advance, in a duel
    begun: Turn | None = None  # what was done in duels since the last turn belongs to the next
    invoked: bool = False  # has held this night's incantation
    lost: bool = False  # has left the game before its end

    @property
    def stats(self) -> Level:
        """The values on the level token."""
        return DATA.levels[self.level - 1]

    @property
    def command(self) -> int:
        return self.stats.command

    @property
    def wounds(self) -> int:
        return self.hand.count(WOUND)

    def has(self, skill: str) -> bool:
        return any(own.key == skill for own in self.skills)

    def all_cards(self) -> list[str]:
        banners = [unit.banner for unit in self.units if unit.banner]
        return [*self.hand, *self.deck, *self.discard, *self.played, *self.spared, *banners]


@dataclass
class Turn:
    """What a player has gathered and done in a turn, and the rules that cards changed for it."""

    stage: str = "move"  # move, interact, ranged, block, damage, attack, rest, after
    path: list[str] = field(default_factory=list)  # the spaces of this turn, first to last
    moving: bool = False  # played for movement, or moved: no rest any more
    acted: bool = False
    rested: bool = False
    did: bool = False  # played or discarded a card
    discards: bool = False  # wants to discard before drawing
    again: bool = False  # another turn follows right after
    met_aim: bool = False  # of the scenario
    distracted: bool = False  # attends a duel only partially: no skills
    tunnels: bool = False  # comes out of the ground at a fortified site, or a rival
    night: bool | None = None  # night rules in a dungeon by day
    modifiers: list[Modifier] = field(default_factory=list)

    # Points
    move: int = 0
    influence: int = 0
    heal: int = 0

    # Mana
    tokens: dict[str, int] = field(default_factory=no_mana)
    dice: list[int] = field(default_factory=list)  # of the Source that were used
    kept_dice: list[int] = field(default_factory=list)  # of these, not rolled again nor counted
    stolen_used: bool = False  # the die of Mana Steal
    searched: bool = False  # with Mana Search
    invoked: str | None = None  # a mana that must be spent at once
    used_colors: list[str] = field(default_factory=list)
    cursed: bool = False  # the Mana Curse has struck
    spent_crystals: list[str] = field(default_factory=list)

    # What was won and lost
    defeated: int = 0
    wounds: int = 0  # received into the hand this turn
    poison: int = 0  # and into the discard pile
    recruited: int = 0
    interacted: bool = False
    spells: list[str] = field(default_factory=list)  # colors cast
    rewards: list[str] = field(default_factory=list)
    told: bool = False  # something that is more than a step
    declined: list[str] = field(default_factory=list)  # what others would not join

    def has(self, kind: type[ModifierT]) -> bool:
        return bool(self.modifiers) and any(isinstance(it, kind) for it in self.modifiers)

    def of(self, kind: type[ModifierT]) -> list[ModifierT]:
        """All modifiers of a kind, in the order in which they came."""
        if not self.modifiers:  # as it is most of the time, and this is asked very often
            return []
        return [modifier for modifier in self.modifiers if isinstance(modifier, kind)]

    def drop(self, kind: type[ModifierT]) -> None:
        """They hold no longer."""
        self.modifiers = [other for other in self.modifiers if not isinstance(other, kind)]

    @property
    def endless(self) -> list[str]:
        return [mana.color for mana in self.of(EndlessMana)]

    @property
    def usable(self) -> list[str]:
        """Gold or black, in spite of the hour."""
        return [mana.color for mana in self.of(UsableMana)]

    def can_use(self, color: str, dark: bool) -> bool:
        """Gold mana works by day, black by night, unless an effect says otherwise."""
        return color in self.usable or color != ("gold" if dark else "black")

    @property
    def dice_left(self) -> int:
        """How many dice may be used beyond the usual one; below 0 when that one was used too."""
        more = sum(dice.n for dice in self.of(MoreDice))
        return more - (len(self.dice) - len(self.kept_dice))


@dataclass
class Foe:
    """An enemy in a combat."""

    enemy: str
    space: str | None = None  # where its token lies; None: drawn for this combat
    token: int = 0  # its place among the tokens there
    site: bool = False  # behind walls
    city: str | None = None  # the color of the city that it defends
    half: bool = False  # half the fame
    doubled: bool = False  # twice the fame
    reputation: int = 0
    lowered: int = 0  # taken off its armor
    lost: list[str] = field(default_factory=list)  # resistances and fortifications
    idle: bool = False  # does not attack
    blocked: bool = False
    hit: bool = False  # its damage has been assigned
    down: bool = False
    summoned: str | None = None

    @property
    def fighter(self) -> str:
        """Who attacks, and can be aimed at: the summoned one, if there is one."""
        return self.summoned or self.enemy


@dataclass
class Shield:
    """What the blocks that were played do beside their value, when the block succeeds."""

    not_swift: bool = False
    per_icon: int = 0  # how often the icons of the enemy count
    weakens: int = 0  # armor
    counters: int = 0  # fire attacks of 4 in the attack phase
    destroys: bool = False


def attack_kind(reach: str, element: str) -> str:
    """The key under which attacks of a kind are added up: saved tables have texts for keys."""
    return f"{reach} {element}"


def attacks_of(sums: Mapping[str, int]) -> list[tuple[str, str, int]]:
    """Range, element and strength of the attacks that are kept under such keys."""
    found = []
    for kind, n in sums.items():
        reach, element = kind.split(" ")
        found.append((reach, element, n))
    return found


@dataclass
class Share:
    """What a unit has brought to an attack or a block in a duel."""

    unit: Unit
    kind: str  # of attack, see `attack_kind`; or the element of a block
    element: str
    n: int


@dataclass
class Combat:
    foes: list[Foe]
    units: bool = True  # may help
    attack: dict[str, int] = field(default_factory=dict)  # by `attack_kind`
    block: dict[str, int] = field(default_factory=dict)  # by element
    shield: Shield = field(default_factory=Shield)
    counters: int = 0  # fire attacks of 4 that blocks have won
    wounds: int = 0  # into the hand
    skip: bool = False  # the block and damage phases
    doubled: bool = False  # physical attacks
    out: bool = False  # knocked out
    move_left: int = 0  # when it began
    shares: list[Share] = field(default_factory=list)  # in a duel


@dataclass
class Side:
    """One of the two in a duel, with a turn and a combat of their own."""

    seat: int
    turn: Turn
    combat: Combat | None = None  # before and after the blows


@dataclass
class Duel:
    """Two heroes on one space. `acting` and `attacker` are places among the sides."""

    sides: list[Side]  # the aggressor, the defender
    acting: int = 0  # whose turn and combat lie on the table
    attacker: int = 0
    phase: str = "ranged"  # or melee
    full: bool = False  # the defender takes the next turn in advance
    attack: dict[str, int] = field(default_factory=dict)  # that was launched, by `attack_kind`
    left: int = 0  # of it, after the blocks; then, damage still to be assigned
    pushed: int | None = None  # who was driven out


@dataclass
class Part:
    """A hero's part in an assault of several."""

    seat: int
    turn: Turn
    enemies: int  # that still stand against this hero
    fought: bool = False


@dataclass
class Joint:
    """An assault of a city by several heroes: all fight, one after the other, and then all end
    their turns. The defenders lie in the order of those who fight them."""

    city: str
    parts: list[Part]
    acting: int = 0  # whose turn lies on the table
    ending: bool = False  # all have fought

    def tokens(self, place: int) -> range:
        """The places of a hero's enemies among the tokens of the city."""
        first = sum(part.enemies for part in self.parts[:place])
        return range(first, first + self.parts[place].enemies)


@dataclass
class MageKnight(Table):
    round: int = 1
    night: bool = False
    heroes: list[Hero] = field(default_factory=list)
    dummy: Dummy | None = None
    order: list[int] = field(default_factory=list)  # seats by tactic; -1 is the dummy
    at: int = 0  # whose turn it is, in the order
    choosing: int | None = None  # who chooses a hero or a tactic
    announced: int | None = None  # who announced the end of the round
    last_turns: list[int] | None = None  # who still has a turn in this round
    final_turns: list[int] | None = None  # who still has a turn in the game
    tiles: dict[str, str] = field(default_factory=dict)  # tile by position "a,b"
    spaces: dict[str, Space] = field(default_factory=dict)
    tile_pile: list[str] = field(default_factory=list)
    tile_box: list[str] = field(default_factory=list)  # those left out, when the pile is empty
    source: list[str] = field(default_factory=list)
    piles: dict[str, Pile] = field(default_factory=dict)
    ruins_pile: list[str] = field(default_factory=list)
    unit_deck: list[str] = field(default_factory=list)  # regular ones
    elite_deck: list[str] = field(default_factory=list)
    unit_offer: list[str] = field(default_factory=list)
    training: list[str] = field(default_factory=list)  # advanced actions of monasteries
    advanced_deck: list[str] = field(default_factory=list)
    advanced_offer: list[str] = field(default_factory=list)  # the lowest is the first
    advanced_open: bool = False
    spell_deck: list[str] = field(default_factory=list)
    spell_offer: list[str] = field(default_factory=list)
    spell_open: bool = False
    artifact_deck: list[str] = field(default_factory=list)
    common_skills: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)  # cards and units out of the game
    past_tactics: list[str] = field(default_factory=list)  # in a solo game
    turn: Turn = field(default_factory=Turn)
    combat: Combat | None = None
    duel: Duel | None = None
    joint: Joint | None = None
    frozen: int | None = None  # who froze the Source
    weather: int | None = None  # who prayed for weather
    exploited: tuple[int, str] | None = None  # who exploits mana, and the color left free
    scores: list[Score] = field(default_factory=list)  # of each player
    team_scores: list[Score] = field(default_factory=list)  # of each team, where there are any
    deeds: list[Deeds] = field(default_factory=list)  # of the turn before and of this one

    @property
    def scenario(self) -> Scenario:
        return scenario_of(self.options)

    @property
    def teams(self) -> Teams:
        return teams_of(self.options, self.seats)

    def allies(self, seat: int) -> tuple[int, ...]:
        """A player and whoever is on the same team."""
        return next((team for team in self.teams if seat in team), (seat,))

    @property
    def cities(self) -> int:
        """How many there are to be found."""
        return cities_of(self.options, self.seats)

    @property
    def rounds(self) -> tuple[bool, ...]:
        """Whether each of them is a night."""
        return self.scenario.rounds[self.seats]

    @property
    def shape(self) -> Shape:
        """Of the map."""
        return SHAPES[self.scenario.shape[self.seats]]

    @property
    def next_tile(self) -> str | None:
        """What the back of the next tile shows, and whether it comes from the box."""
        if self.tile_pile:
            return DATA.tile[self.tile_pile[-1]].back
        return f"box {DATA.tile[self.tile_box[-1]].back}" if self.tile_box else None

    def space(self, seat: int) -> Space:
        at = self.heroes[seat].at
        assert at is not None
        return self.spaces[at]

    def tell(self, key: str, /, *, seat: int | None, detail: bool = True, **args: Value) -> None:
        """Say what a player does: all that they do in a row is one paragraph behind their name.

        Most of it are steps (see `Line`). What comes of them is no `detail`, and says all that
        somebody must know who has not read the steps.
        """
        head = text("turn-of", seat=seat) if seat is not None else None
        self.news.append(Line(Text(key, args), head=head, detail=detail))
        if not detail and seat == self.acting:
            self.turn.told = True
        if not detail and seat is not None and self.deeds and self.deeds[-1].seat == seat:
            self.deeds[-1].told.append(Text(key, args))

    def begin_deeds(self, seat: int) -> None:
        """Note from now on what a player does; what was done before is kept until they have."""
        before = [deeds for deeds in self.deeds if deeds]
        self.deeds = [*before[-1:], Deeds(seat)]

    def put_hero(self, seat: int, space: str) -> None:
        """Let a hero come to a space, by a step or pushed back."""
        self.heroes[seat].at = space
        if self.deeds and self.deeds[-1].seat == seat:
            self.deeds[-1].way.append(space)

    @property
    def placed(self) -> Placed:
        return tuple(self.tiles.items())

    def around(self, space: Space) -> list[Space]:
        """The neighboring spaces that are on the map."""
        return [self.spaces[key] for key in neighbors(self.placed)[space.key]]

    @property
    def dark(self) -> bool:
        """Whether night rules hold now: at night, and in dungeons."""
        return self.night if self.turn.night is None else self.turn.night

    def doubles(self, element: str) -> bool:
        """Whether the Sword of Justice doubles such attacks: physical ones, in the attack phase."""
        sword = self.combat is not None and self.combat.doubled
        return sword and element == "physical" and self.turn.stage == "attack"

    @property
    def playing(self) -> list[int]:
        """The seats of those who are still in the game."""
        return [seat for seat, hero in enumerate(self.heroes) if not hero.lost]

    @property
    def active(self) -> int:
        """Whose turn it is."""
        return self.order[self.at]

    @property
    def acting(self) -> int:
        """Who acts: in a duel also the one who was attacked, in an assault of several each of
        them."""
        if self.duel is not None:
            return self.duel.sides[self.duel.acting].seat
        return self.active if self.joint is None else self.joint.parts[self.joint.acting].seat

    def stake(self, seat: int) -> tuple[Turn, Combat | None] | None:
        """The turn and the combat that a player is in, if any."""
        if self.duel is None:
            if seat == self.acting:
                return self.turn, self.combat
            turns = (part.turn for part in self.parts if part.seat == seat)
            return next(((turn, None) for turn in turns), None)
        sides = (side for side in self.duel.sides if side.seat == seat)
        return next(((side.turn, side.combat) for side in sides), None)

    @property
    def turns(self) -> list[Turn]:
        """The turn in progress, both of a duel, or those of all who assault a city together."""
        if self.duel is not None:
            return [side.turn for side in self.duel.sides]
        return [part.turn for part in self.parts] or [self.turn]

    @property
    def parts(self) -> list[Part]:
        """Of an assault of several."""
        return self.joint.parts if self.joint is not None else []

    @property
    def in_own_turn(self) -> bool:
        """Whether whoever acts does so in their own turn."""
        return self.duel is None and self.acting == self.active

    @property
    def used_dice(self) -> list[int]:
        """The dice of the Source that somebody uses now."""
        return [die for turn in self.turns for die in turn.dice]

    def gain_fame(self, seat: int, n: int) -> None:
        self.heroes[seat].fame = max(0, self.heroes[seat].fame + n)

    def new_level(self, seat: int) -> int:
        return level_of(self.heroes[seat].fame).level
