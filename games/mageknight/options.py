"""What the options of Mage Knight stand for: rules, pictures and computer players read these.

Units and enemies are named by their places, from 0: in the hero's row, and in the combat. Where
nothing more than a color, a number or a yes is chosen, the option's value is just that, and None
where it means "none of them".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from games.mageknight.effects.operations import Effect

# Something is picked


@dataclass(frozen=True)
class CardChoice:
    card: str


@dataclass(frozen=True)
class SkillChoice:
    skill: str


@dataclass(frozen=True)
class RecruitChoice:
    """A unit of the offer."""

    unit: str


@dataclass(frozen=True)
class OwnUnit:
    place: int


@dataclass(frozen=True)
class OthersUnit:
    seat: int
    place: int


@dataclass(frozen=True)
class RivalUnit:
    """A unit of the other hero in a duel."""

    place: int


@dataclass(frozen=True)
class EnemyChoice:
    place: int


@dataclass(frozen=True)
class SpaceChoice:
    space: str


@dataclass(frozen=True)
class CardOf:
    """A card of another player."""

    seat: int
    card: str


@dataclass(frozen=True)
class EffectChoice:
    """One of several effects, perhaps for a mana of a color."""

    effect: Effect
    color: str | None = None


@dataclass(frozen=True)
class ManaSource:
    """Where a mana comes from: as its opposite, where Polarization turns it."""

    kind: str  # endless, token, die, stolen, crystal
    color: str
    opposite: bool = False


# Something is used


@dataclass(frozen=True)
class PlayCard:
    card: str


@dataclass(frozen=True)
class PlaySeveral:
    """Cards of the hand that are chosen together."""


@dataclass(frozen=True)
class ActivateUnit:
    place: int


@dataclass(frozen=True)
class UseSkill:
    skill: str


@dataclass(frozen=True)
class UseTactic:
    pass


@dataclass(frozen=True)
class HealHand:
    """A wound of the hand."""


@dataclass(frozen=True)
class HealUnit:
    place: int


@dataclass(frozen=True)
class PlayAs:
    """How a card is played: basic, strong, sideways or assign."""

    card: str
    how: str


@dataclass(frozen=True)
class ActivateAs:
    """What a unit does: an ability by its place, or what its banner is for: fear or courage."""

    how: int | str


@dataclass(frozen=True)
class Invoke:
    """What an invoked mana is spent on: a card and how it is played, or a unit's ability."""

    color: str
    use: PlayAs | UnitAbility


@dataclass(frozen=True)
class UnitAbility:
    """An ability of one's own unit."""

    place: int
    ability: int


@dataclass(frozen=True)
class OfferAbility:
    """An ability of a unit of the offer."""

    unit: str
    ability: int


# A turn


@dataclass(frozen=True)
class MoveTo:
    space: str
    cost: int
    fight: bool  # an assault, or rampaging enemies are provoked
    path: tuple[str, ...] = ()  # all spaces of the way, up to that one
    provokes: bool = False


@dataclass(frozen=True)
class Explore:
    position: tuple[int, int]


@dataclass(frozen=True)
class AttackHero:
    seat: int


@dataclass(frozen=True)
class Challenge:
    """The rampaging enemies of a space."""

    space: str


@dataclass(frozen=True)
class Interact:
    pass


@dataclass(frozen=True)
class BurnMonastery:
    pass


@dataclass(frozen=True)
class EnterSite:
    pass


@dataclass(frozen=True)
class Incantation:
    """At the circles of stones, from wherever the hero stands."""


@dataclass(frozen=True)
class Tunnel:
    """Underground, from one conquered place to another."""

    space: str
    cost: int


SiteAction: TypeAlias = Interact | BurnMonastery | EnterSite | Challenge | Incantation


@dataclass(frozen=True)
class Rest:
    pass


@dataclass(frozen=True)
class EndTurn:
    discard: bool = False  # some cards before new ones are drawn


@dataclass(frozen=True)
class AnnounceEnd:
    """Ends the round instead of a turn."""


@dataclass(frozen=True)
class Done:
    """Goes on to whatever comes next."""


@dataclass(frozen=True)
class Plunder:
    pass


@dataclass(frozen=True)
class Meditate:
    pass


# Several heroes


@dataclass(frozen=True)
class AssaultTogether:
    """Asks others to assault a city together."""

    city: str


@dataclass(frozen=True)
class Shares:
    """Who assaults a city, whoever proposes it first, and how many defenders each is to fight."""

    city: str
    seats: tuple[int, ...]
    enemies: tuple[int, ...]


@dataclass(frozen=True)
class JoinAssault:
    """Agrees to assault a city, and to fight so many of its defenders."""

    city: str
    enemies: int


# Interaction


@dataclass(frozen=True)
class Recruit:
    unit: str
    bonded: bool = False


@dataclass(frozen=True)
class BuyHealing:
    pass


@dataclass(frozen=True)
class Train:
    card: str


@dataclass(frozen=True)
class BuySpell:
    card: str


@dataclass(frozen=True)
class Learn:
    """An advanced action of the offer, by the card Learning or in the green city."""

    card: str | None  # None: whichever is on top of the deck
    cost: int
    to: str  # hand, discard or deck


@dataclass(frozen=True)
class BuyArtifact:
    pass


@dataclass(frozen=True)
class CallElite:
    """An elite unit comes to the offer."""


Purchase: TypeAlias = Recruit | BuyHealing | Train | BuySpell | Learn | BuyArtifact | CallElite


# Combat


@dataclass(frozen=True)
class Defeat:
    """The enemies that an attack is aimed at."""

    places: tuple[int, ...]


@dataclass(frozen=True)
class BlockEnemy:
    place: int


@dataclass(frozen=True)
class MoveIntoAttack:
    """Move points become an attack: melee or ranged."""

    reach: str


@dataclass(frozen=True)
class CounterAttack:
    pass


Conversion: TypeAlias = MoveIntoAttack | CounterAttack


@dataclass(frozen=True)
class TakeDamage:
    """Who takes so much damage of an enemy: a unit, or without one the hero."""

    enemy: str
    damage: int
    unit: int | None = None


# Duels


@dataclass(frozen=True)
class Strike:
    """Launches the attack that has been gathered."""


@dataclass(frozen=True)
class WoundUnit:
    place: int
    cost: int


@dataclass(frozen=True)
class WoundHero:
    wounds: int
    cost: int


@dataclass(frozen=True)
class Steal:
    card: str
    cost: int


@dataclass(frozen=True)
class DriveOut:
    space: str
    cost: int


# Whatever a player may do when asked what to do next: each question offers some of these.
Action: TypeAlias = (
    PlayCard | PlaySeveral | ActivateUnit | UseSkill | UseTactic | HealHand | HealUnit
    | MoveTo | Tunnel | Explore | AttackHero | AssaultTogether | SiteAction | Rest | EndTurn | Done
    | Plunder | Meditate | AnnounceEnd
    | Purchase
    | Defeat | BlockEnemy | Conversion
    | Strike | WoundUnit | WoundHero | Steal | DriveOut
)  # fmt: skip
