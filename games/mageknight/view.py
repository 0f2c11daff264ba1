"""What a player of Mage Knight may know: hands, decks and face-down tokens are hidden."""

from __future__ import annotations

from dataclasses import dataclass, replace

from games.mageknight.table import Combat, Dummy, MageKnight, Score, Skill, Space, Turn, Unit

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


@dataclass
class View:
    seat: int | None
    seats: int
    round: int
    night: bool
    heroes: list[HeroView]
    dummy: Dummy | None  # its deck is hidden
    order: list[int]
    active: int | None
    announced: int | None
    final: bool  # the city is found
    tiles: dict[str, str]
    spaces: dict[str, Space]  # face-down tokens are '?'
    tile_pile: int
    source: list[str]
    unit_offer: list[str]
    training: list[str]
    advanced_offer: list[str]
    spell_offer: list[str]
    common_skills: list[str]
    turn: Turn
    combat: Combat | None
    scores: list[Score]
    over: bool


def view(t: MageKnight, seat: int | None) -> View:
    over = bool(t.scores)
    return View(
        seat=seat,
        seats=t.seats,
        round=t.round,
        night=t.night,
        heroes=[hero_view(t, i, shown=over or i == seat) for i in range(t.seats)],
        dummy=dummy_view(t.dummy),
        order=t.order,
        active=t.active if t.order and not over else None,
        announced=t.announced,
        final=t.final_turns is not None,
        tiles=t.tiles,
        spaces={key: hide(space) for key, space in t.spaces.items()},
        tile_pile=len(t.tile_pile),
        source=t.source,
        unit_offer=t.unit_offer,
        training=t.training,
        advanced_offer=t.advanced_offer,
        spell_offer=t.spell_offer,
        common_skills=t.common_skills,
        turn=t.turn,
        combat=t.combat,
        scores=t.scores,
        over=over,
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
    )


def hide(space: Space) -> Space:
    """A space as all see it: what lies face down is not known."""
    tokens = [token if token.up else replace(token, enemy=HIDDEN) for token in space.tokens]
    ruins = space.ruins if space.ruins_up or space.ruins is None else HIDDEN
    return replace(space, tokens=tokens, ruins=ruins)


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
