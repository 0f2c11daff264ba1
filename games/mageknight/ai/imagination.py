"""A table that a player imagines: it fits all that they know, and what is hidden is made up. And a
game on it, from the middle of their turn, in which nobody else does anything."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterable, Iterator

from games.core import Result, Rng, checkpoint
from games.mageknight.data import DATA, WOUND, starting_deck
from games.mageknight.pieces import Dummy, Pile
from games.mageknight.rules.combat.enemies import tokens_of
from games.mageknight.rules.cooperation.dummy import DUMMY, dummy_turn
from games.mageknight.rules.land.exploring import GARRISON
from games.mageknight.rules.land.interaction import trade
from games.mageknight.rules.land.sites import DARK, DENS
from games.mageknight.rules.opening import announce_end
from games.mageknight.rules.rounds import after_turn, choose_tactics
from games.mageknight.rules.turn import afterwards, end_of_turn, regular_turn, take_turn
from games.mageknight.spaces import Space
from games.mageknight.table import Hero, MageKnight
from games.mageknight.view import HIDDEN, HeroView, View

OTHERS_CARDS = 4  # that others use in a turn


# The table


def imagine(view: View, rng: Rng) -> MageKnight:
    """Make up what is hidden; `view` is not changed by what happens at the table."""
    assert view.seat is not None
    view = copy.deepcopy(view)
    t = MageKnight(view.seats, view.options, Rng(rng.below(2**63)))
    t.round, t.night, t.order = view.round, view.night, view.order
    t.at = 0 if view.active is None else view.order.index(view.active)
    t.choosing, t.announced = view.choosing, view.announced
    t.tiles, t.spaces, t.source = view.tiles, view.spaces, view.source
    t.unit_offer, t.training = view.unit_offer, view.training
    t.advanced_offer, t.spell_offer = view.advanced_offer, view.spell_offer
    t.common_skills = view.common_skills
    t.frozen, t.weather, t.turn = view.frozen, view.weather, view.turn
    t.last_turns, t.final_turns = turns_left(view)
    lay_enemies(t, rng)
    lay_ruins(t, rng)
    lay_tiles(t, view, rng)
    lay_units(t, view, rng)
    deal_cards(t, view, rng)
    deal_skills(t, rng)
    return t


def turns_left(view: View) -> tuple[list[int] | None, list[int] | None]:
    """Who still has a turn in the round after an announcement, and who in the game."""
    place = 0 if view.active is None else view.order.index(view.active)
    to_come = [*view.order[place:], *view.order[:place]]
    last = None
    if view.announced in to_come:
        last = [seat for seat in to_come[: to_come.index(view.announced)] if seat != DUMMY]
    return last, [seat for seat in to_come if seat != DUMMY] if view.final else None


def shuffled(items: Iterable[str], rng: Rng) -> list[str]:
    found = [*items]
    rng.shuffle(found)
    return found


def without(items: Iterable[str], taken: Iterable[str]) -> Iterator[str]:
    """Yield what is left of the components."""
    return (Counter(items) - Counter(taken)).elements()


def lay_enemies(t: MageKnight, rng: Rng) -> None:
    """Draw the tokens that lie face down; nobody remembers which have been discarded."""
    lying = [token.enemy for space in t.spaces.values() for token in space.tokens if token.up]
    for color in dict.fromkeys(enemy.color for enemy in DATA.enemies):
        t.piles[color] = Pile(shuffled(without(tokens_of(color), lying), rng))
    for space in t.spaces.values():
        for place, token in enumerate(space.tokens):
            if token.enemy == HIDDEN:
                color = back_of(t, space, place)
                pile = t.piles[color].draw
                token.enemy = pile.pop() if pile else rng.pick(tokens_of(color))


def back_of(t: MageKnight, space: Space, place: int) -> str:
    """The color of a token that lies face down."""
    site = space.site or ""
    if site == "city":
        backs = DATA.city[space.color or ""].garrison[space.level - 1]
        return backs[min(place, len(backs) - 1)]
    if site in GARRISON:
        return GARRISON[site]
    return DARK.get(site) or DENS.get(site, ("brown",))[0]


def lay_ruins(t: MageKnight, rng: Rng) -> None:
    seen = [space.ruins for space in t.spaces.values() if space.ruins not in (None, HIDDEN)]
    t.ruins_pile = shuffled((ruins.key for ruins in DATA.ruins if ruins.key not in seen), rng)
    for space in t.spaces.values():
        if space.ruins == HIDDEN:
            space.ruins = t.ruins_pile.pop()


def lay_tiles(t: MageKnight, view: View, rng: Rng) -> None:
    """The pile has core land below the countryside, which may come by its numbers."""
    laid = {*view.tiles.values()}
    plan = view.plan
    left = [tile for tile in DATA.tiles if tile.key not in laid and tile.back != "start"]
    core = shuffled((tile.key for tile in left if tile.kind == "core_non_city"), rng)
    cities = shuffled((tile.key for tile in left if tile.kind == "core_city"), rng)
    known = Counter(DATA.tile[tile].kind for tile in laid)
    hidden = max(0, view.cities - known["core_city"])
    pile = [*cities[:hidden], *core[: max(0, plan.core[t.seats] - known["core_non_city"])]]
    wanted = [tile for tile in (*core, *cities) if tile in plan.tiles and tile not in pile]
    for tile in wanted:
        kind = DATA.tile[tile].kind
        replaced = [n for n, it in enumerate(pile) if DATA.tile[it].kind == kind]
        if replaced:
            pile[replaced[0]] = tile
    pile = shuffled(pile[: view.tile_pile], rng)
    land = [tile.key for tile in left if tile.back == "countryside"]
    if not plan.in_order:
        land = shuffled(land, rng)
    land.sort(key=lambda tile: (tile in plan.without) - (tile in plan.tiles))
    upper = land[: view.tile_pile - len(pile)]
    if plan.tiles:
        rng.shuffle(upper)
    t.tile_pile = [*pile, *reversed(upper)]
    t.tile_box = [tile for tile in (*core, *land) if tile not in t.tile_pile]


def lay_units(t: MageKnight, view: View, rng: Rng) -> None:
    units = [unit.key for unit in DATA.units for _ in range(unit.count)]
    own = [unit.key for hero in view.heroes for unit in hero.units]
    left = shuffled(without(units, [*own, *view.unit_offer]), rng)
    t.unit_deck = [key for key in left if not DATA.unit[key].elite]
    if view.plan.elite:
        best = view.plan.best_unit
        t.elite_deck = [key for key in left if 2 < DATA.unit[key].level <= best]


def deal_cards(t: MageKnight, view: View, rng: Rng) -> None:
    """Fill decks and hands: one's own cards are known, those of others mostly."""
    seen = [*view.advanced_offer, *view.spell_offer, *view.training]
    for hero in view.heroes:
        seen += [*hero.hand, *hero.unseen, *hero.discard, *hero.played]
        seen += [unit.banner for unit in hero.units if unit.banner]
    if view.dummy is not None:
        seen += view.dummy.discard
    friendly = view.dummy is not None
    left = [
        card for card in DATA.cards
        if card.key not in seen and card.number <= view.plan.advanced
        and not (friendly and card.competitive)
    ]  # fmt: skip
    decks = {
        kind: shuffled((card.key for card in left if card.kind == kind), rng)
        for kind in ("advanced", "spell", "artifact")
    }
    t.advanced_deck, t.spell_deck = decks["advanced"], decks["spell"]
    t.artifact_deck = decks["artifact"]
    t.advanced_open = bool(view.advanced_offer) or view.plan.offers_open
    t.spell_open = bool(view.spell_offer) or view.plan.offers_open
    t.heroes = [
        own_hero(hero, rng) if seat == view.seat else other_hero(hero, t.advanced_deck, rng)
        for seat, hero in enumerate(view.heroes)
    ]
    if view.dummy is not None:
        t.dummy = dummy(view.dummy, t.advanced_deck, rng)


def hero_as_seen(hero: HeroView) -> Hero:
    return Hero(
        hero.hero,
        at=hero.at,
        fame=hero.fame,
        level=hero.level,
        reputation=hero.reputation,
        hand=hero.hand,
        discard=hero.discard,
        played=hero.played,
        crystals=hero.crystals,
        units=hero.units,
        skills=hero.skills,
        tactic=hero.tactic,
        tactic_used=hero.tactic_used,
        stolen_die=hero.stolen_die,
        claimed=hero.claimed,
        ahead=hero.ahead,
        invoked=hero.invoked,
        lost=hero.lost,
    )


def own_hero(seen: HeroView, rng: Rng) -> Hero:
    hero = hero_as_seen(seen)
    cards = shuffled(seen.unseen, rng)
    hero.deck, hero.spared = cards[: seen.deck], cards[seen.deck :]
    return hero


def other_hero(seen: HeroView, advanced: list[str], rng: Rng) -> Hero:
    """Somebody else, with what is left of their first deck, and something that they have learnt."""
    hero = hero_as_seen(seen)
    start = starting_deck(seen.hero) if seen.hero else []
    cards = shuffled(without(start, [*seen.discard, *seen.played]), rng)
    size = seen.cards + seen.deck + seen.spared
    learnt = max(0, size - len(cards))
    cards += [advanced.pop() if advanced else WOUND for _ in range(learnt)]
    rng.shuffle(cards)
    hero.hand, cards = cards[: seen.cards], cards[seen.cards :]
    hero.deck, hero.spared = cards[: seen.deck], cards[seen.deck : seen.deck + seen.spared]
    return hero


def dummy(seen: Dummy, advanced: list[str], rng: Rng) -> Dummy:
    cards = shuffled(without(starting_deck(seen.hero), seen.discard), rng)
    learnt = max(0, len(seen.deck) - len(cards))
    cards += [advanced.pop() for _ in range(min(learnt, len(advanced)))]
    rng.shuffle(cards)
    return Dummy(seen.hero, cards[: len(seen.deck)], seen.discard, seen.crystals, [], seen.tactic)


def deal_skills(t: MageKnight, rng: Rng) -> None:
    owned = {skill.key for hero in t.heroes for skill in hero.skills}
    friendly = t.dummy is not None
    for hero in t.heroes:
        left = (
            skill.key
            for skill in DATA.skills
            if skill.hero == hero.hero and skill.key not in owned
            and skill.key not in t.common_skills and not (friendly and skill.interactive)
        )  # fmt: skip
        hero.skill_pile = shuffled(left, rng)
    if t.dummy is not None and t.seats == 1:
        known = {*owned, *t.common_skills}
        skills = (s.key for s in DATA.skills if s.hero == t.dummy.hero and not s.interactive)
        t.dummy.skills = shuffled((key for key in skills if key not in known), rng)


# The game


async def play_alone(t: MageKnight, seat: int, first: bool) -> Result:
    """Go on in the middle of a turn; others only use up their cards. `first` says that nothing was
    done yet. Before each of their turns there is a
    checkpoint."""
    if t.choosing is None:
        await finish_turn(t, seat, first)
        result = await after_turn(t, seat)
        if result is not None:
            return result
    while True:
        await choose_tactics(t)
        who = t.active
        if who == DUMMY:
            dummy_turn(t)
        elif who == seat:
            await checkpoint()
            await take_turn(t, who)
        else:
            idle_turn(t, who)
        result = await after_turn(t, who)
        if result is not None:
            return result


async def finish_turn(t: MageKnight, seat: int, first: bool) -> None:
    stage = t.turn.stage
    if stage == "interact":
        await trade(t, seat, t.space(seat))
    elif stage == "after":
        await afterwards(t, seat)
    elif not await regular_turn(t, seat, opening=first, first=first):
        return
    if t.joint is None:
        await end_of_turn(t, seat)


def idle_turn(t: MageKnight, seat: int) -> None:
    hero = t.heroes[seat]
    used, hero.deck = hero.deck[-OTHERS_CARDS:], hero.deck[:-OTHERS_CARDS]
    hero.discard += used
    if not used and t.announced is None:
        announce_end(t, seat)
