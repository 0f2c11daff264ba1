"""A turn: move, then at most one action; or rest. And its end."""

from __future__ import annotations

from games.core import Option, text
from games.mageknight.data import BASIC, DATA, WOUND
from games.mageknight.effects.texts import sums
from games.mageknight.modifiers import (
    CrystalsReturn,
    LaterGain,
    MoreCards,
    ReturnCard,
    ShedWounds,
    TimeBending,
)
from games.mageknight.options import (
    Action,
    AnnounceEnd,
    AssaultTogether,
    AttackHero,
    BurnMonastery,
    Challenge,
    Done,
    EndTurn,
    EnterSite,
    Explore,
    Incantation,
    Interact,
    Meditate,
    MoveTo,
    Plunder,
    Rest,
    Tunnel,
)
from games.mageknight.rules.asks import decide, endings, pick_card, pick_cards, yes
from games.mageknight.rules.cards import help_with, helpers
from games.mageknight.rules.combat.duel import attends_fully, begin_duel, end_duel, fight_duel
from games.mageknight.rules.cooperation.proposal import proposals, propose
from games.mageknight.rules.ending import look_for_end
from games.mageknight.rules.hero import (
    change_track,
    discard,
    draw_cards,
    hand_limit,
    shed_wounds,
    wound,
)
from games.mageknight.rules.land.exploring import EXPLORE_COST, explore
from games.mageknight.rules.land.movement import (
    arrive,
    attackable,
    enter_cost,
    hostile,
    provoked,
    safe,
)
from games.mageknight.rules.land.routes import ways_to_go
from games.mageknight.rules.land.sites import (
    act,
    actions_here,
    assault,
    fight_in_the_open,
    rampaging_foes,
)
from games.mageknight.rules.mana import (
    choose_color,
    gain_crystal,
    gain_token,
    keep_crystal,
    return_dice,
)
from games.mageknight.rules.opening import (
    announce_end,
    before_turn,
    forfeits,
    may_announce,
    only_wounds,
    open_with,
    openings,
    opens_apart,
)
from games.mageknight.rules.quests.druids import mark_glade
from games.mageknight.rules.quests.dungeons import hide_entrances
from games.mageknight.rules.quests.mines import guarded
from games.mageknight.rules.quests.strongholds import tower_mana
from games.mageknight.rules.rewards import claim_rewards, free_unit, level_ups
from games.mageknight.rules.tactics import (
    long_night,
    sparing_power,
    tactics_now,
)
from games.mageknight.rules.warnings import warned
from games.mageknight.spaces import Space
from games.mageknight.table import MageKnight, Turn

PLANNING_LEAST = 2  # cards in hand for one more
TIME_BENDING = "space-bending"  # the card that bends time


async def take_turn(t: MageKnight, seat: int) -> None:
    """One turn, or the announcement of the end of the round instead of it."""
    hero = t.heroes[seat]
    # An extra turn belongs to the one before it: whoever met the aim there still has a last one.
    met_aim = t.turn.again and t.turn.met_aim
    t.turn, hero.begun = hero.begun or Turn(), None
    t.turn.met_aim = met_aim
    t.begin_deeds(seat)
    if hero.ahead:
        hero.ahead = False
        await take_back_skills(t, seat)
        t.tell("turn-taken", seat=seat, detail=False)
        return
    ready_skills(t, seat)
    await sparing_power(t, seat)
    apart = opens_apart(t, seat)
    if apart:
        await before_turn(t, seat)
        hero.plundered = False
    await take_back_skills(t, seat)
    if await forfeits(t, seat):
        return
    off_the_map = hero.at is None
    here = hero.at or t.shape.portal
    t.put_hero(seat, here)
    t.turn.path = [here]
    start_benefits(t, seat)
    if hero.hand and only_wounds(hero):
        await exhausted(t, seat)
    elif not await regular_turn(t, seat, opening=not apart):
        hero.at = None if off_the_map else hero.at
        return
    if t.joint is None:  # else this turn goes on as a part of the assault
        await end_of_turn(t, seat)


def ready_skills(t: MageKnight, seat: int) -> None:
    for skill in t.heroes[seat].skills:
        if DATA.skill[skill.key].use == "turn":
            skill.used = False


# The start of a turn


async def take_back_skills(t: MageKnight, seat: int) -> None:
    """Interactive skills last until the owner's next turn, be it played, forfeited or skipped."""
    if t.frozen == seat:
        shown = [color for color in BASIC if color in t.source]
        if shown:
            gain_crystal(t, seat, await choose_color(seat, shown, "crystal"))
        t.frozen = None
    for skill in t.heroes[seat].skills:
        skill.in_play = False
    if t.weather == seat:
        t.weather = None
    if t.exploited is not None and t.exploited[0] == seat:
        t.exploited = None


def start_benefits(t: MageKnight, seat: int) -> None:
    hero = t.heroes[seat]
    if t.space(seat).site == "magical_glade":
        gain_token(t, "black" if t.night else "gold")
    if hero.claimed and hero.claim_pays:
        gain_token(t, hero.claimed)
    gain_token(t, "black" if t.night else "gold", tower_mana(t, seat))


# A regular turn


async def regular_turn(t: MageKnight, seat: int, opening: bool, first: bool = True) -> bool:
    """Cards and steps in any order, until an action, a rest, or the end.

    As long as nothing was done there is also what comes before a turn, or instead of it: False if
    the end of the round is announced. `opening` is not for those who have been asked already.
    """
    hero = t.heroes[seat]
    while True:
        chosen = await next_deed(t, seat, first, opening and first)
        if isinstance(chosen, Plunder | Meditate):
            await open_with(t, seat, chosen)
            if not only_wounds(hero):
                continue
            hero.plundered = False
            await exhausted(t, seat)
            return True
        if isinstance(chosen, AnnounceEnd):
            announce_end(t, seat)
            return False
        first, hero.plundered = False, False
        if isinstance(chosen, EndTurn):
            t.turn.discards = chosen.discard
            return True
        await do(t, seat, chosen)
        if t.joint is not None:
            return True
        if isinstance(chosen, Interact):  # which the player leaves by ending the turn
            return True
        if t.turn.acted or t.turn.rested:
            break
    await afterwards(t, seat)
    return True


async def next_deed(t: MageKnight, seat: int, first: bool, opening: bool) -> Action:
    """What the player does next; the `first` time there are ways not to have this turn."""
    ways = ways_to_go(t, seat)
    other = attackable(t, seat, t.space(seat))
    actions: list[Option[Action]] = [*actions_here(t, seat)]
    if other is not None:
        label = text("duel-attack", rival=text("player", seat=other))
        value, group = AttackHero(other), text("group-actions")
        actions.append(Option(f"duel.{other}", label, value, group=group))
    actions += proposals(t, seat)
    options: list[Option[Action]] = [*ways, *actions, *helpers(t, seat)]
    if opening:
        options += openings(t, seat)
    if can_rest(t, seat):
        options.append(Option("rest", text("rest"), Rest(), hint=text("rest-hint")))
    if first and may_announce(t, seat):
        hint = text("announce-hint" if t.seats > 1 else "announce-hint-alone")
        options.append(Option("announce", text("announce"), AnnounceEnd(), hint=hint))
    if other is None:  # else the attack is the only end of this move
        options += endings(t, seat)
    advice = "go" if ways else "act" if actions else "play"
    if not (ways or t.turn.moving):
        advice = "begin"
    question = text("your-turn", advice=advice, sums=sums(t))
    return await decide(seat, question, warned(t, seat, options), always=other is not None)


async def do(t: MageKnight, seat: int, chosen: Action) -> None:
    match chosen:
        case MoveTo(path=path):
            await travel(t, seat, path)
        case Explore(position):
            t.turn.move -= EXPLORE_COST
            await hide_entrances(t, seat, explore(t, seat, position))
            look_for_end(t, seat)  # the tile may be what everybody was looking for
        case Tunnel(there, cost):
            t.turn.move -= cost
            arrive(t, seat, t.spaces[there])
        case Rest():
            await rest(t, seat)
        case AttackHero(other):
            await attack(t, seat, other)
        case AssaultTogether(city):
            await propose(t, seat, t.spaces[city])
        case Interact() | BurnMonastery() | EnterSite() | Incantation() | Challenge():
            await act(t, seat, chosen)
        case _:
            await help_with(t, seat, chosen)
            await come_out(t, seat)


async def come_out(t: MageKnight, seat: int) -> None:
    """Whoever has tunneled to a fortified site, or to another hero, attacks."""
    if not t.turn.tunnels:
        return
    t.turn.tunnels = False
    other = attackable(t, seat, t.space(seat))
    if other is not None:
        await attack(t, seat, other)
    else:
        await assault(t, seat, t.space(seat), [])


async def attack(t: MageKnight, seat: int, other: int) -> None:
    """A duel; the other may take the whole next turn in advance for it."""
    begin_duel(t, seat, other)
    await before_turn(t, other)
    full = await attends_fully(t)
    if full:
        await start_in_advance(t, other)
    await fight_duel(t)
    if full:
        await afterwards(t, other)
        await end_of_turn(t, other)
    end_duel(t)


async def start_in_advance(t: MageKnight, seat: int) -> None:
    """The start of a turn that somebody takes within the turn of another player."""
    t.heroes[seat].plundered = False
    ready_skills(t, seat)
    await sparing_power(t, seat)
    await take_back_skills(t, seat)
    start_benefits(t, seat)


async def afterwards(t: MageKnight, seat: int) -> None:
    """After the action: special and healing effects, until the player ends the turn."""
    t.turn.move = t.turn.influence = 0
    t.turn.stage = "after"
    while True:
        options: list[Option[Action]] = [*helpers(t, seat), *endings(t, seat)]
        how = "rested" if t.turn.rested else "acted"
        question = text("after-action", how=how, sums=sums(t))
        chosen = await decide(seat, question, warned(t, seat, options))
        if isinstance(chosen, EndTurn):
            t.turn.discards = chosen.discard
            return
        await help_with(t, seat, chosen)


# Movement


async def travel(t: MageKnight, seat: int, path: tuple[str, ...]) -> None:
    """Step after step, as far as nothing new is seen: then the player may want to go elsewhere."""
    known = t.reveals
    for key in path:
        await step_to(t, seat, t.spaces[key])
        if t.reveals != known:
            return


async def step_to(t: MageKnight, seat: int, space: Space) -> None:
    """A step may be an assault, and may provoke those who roam near by."""
    here = t.space(seat)
    cost = enter_cost(t, seat, space)
    assert cost is not None
    t.turn.move -= cost
    foes = [foe for wild in provoked(t, here, space) for foe in rampaging_foes(wild)]
    arrive(t, seat, space)
    if foes:
        t.tell("provokes", seat=seat)
    owner = attackable(t, seat, space) if space.stronghold else None
    if owner is not None:
        await attack(t, seat, owner)
    elif hostile(t.allies(seat), space):
        await assault(t, seat, space, foes)
    elif foes:
        await fight_in_the_open(t, seat, foes)


# Resting


def can_rest(t: MageKnight, seat: int) -> bool:
    return not t.turn.moving and any(card != WOUND for card in t.heroes[seat].hand)


async def rest(t: MageKnight, seat: int) -> None:
    """One card and any number of wounds are discarded; no move and no action."""
    hero = t.heroes[seat]
    t.turn.rested = True
    t.turn.stage = "rest"
    cards = [card for card in hero.hand if card != WOUND]
    discard(t, seat, await pick_card(seat, text("rest-discard"), cards))
    options = [Option(str(n), text("wounds-n", n=n), n) for n in range(hero.wounds, -1, -1)]
    wounds = await decide(seat, text("rest-wounds"), options)
    for _ in range(wounds):
        discard(t, seat, WOUND)
    t.tell("rests", seat=seat, n=wounds, detail=False)


async def exhausted(t: MageKnight, seat: int) -> None:
    """Nothing but wounds in hand: one of them is discarded, before or after units have helped."""
    hero = t.heroes[seat]
    t.turn.rested = True
    t.turn.stage = "rest"
    t.tell("exhausted", seat=seat, n=hero.wounds, detail=False)
    while hero.wounds:
        options: list[Option[Action]] = [*helpers(t, seat)]
        options.append(Option("recover", text("recover"), Done(), idle=True))
        chosen = await decide(seat, text("recovering", sums=sums(t)), options)
        if isinstance(chosen, Done):
            discard(t, seat, WOUND)
            break
        await help_with(t, seat, chosen)
    await afterwards(t, seat)


# The end of a turn


async def end_of_turn(t: MageKnight, seat: int) -> None:
    hero = t.heroes[seat]
    return_dice(t, seat)
    await mark_glade(t, seat)
    withdraw(t, seat)
    await return_cards(t, seat)
    clear_play_area(t, seat)
    await space_benefit(t, seat)
    tell_whereabouts(t, seat)
    await claim_rewards(t, seat)
    await level_ups(t, seat)
    await free_unit(t, seat)
    if not t.turn.has(TimeBending):
        await discard_and_draw(t, seat)
    hero.motivated = max(0, hero.motivated - 1)
    for unit in hero.units:
        unit.shielded = False
    if t.space(seat).site == "portal":
        hero.at = None


def withdraw(t: MageKnight, seat: int) -> None:
    """Whoever may not stay goes back the way they came, with a wound for each space."""
    while not safe(t, seat, t.space(seat)) and len(t.turn.path) > 1:
        t.turn.path.pop()
        t.put_hero(seat, t.turn.path[-1])
        wound(t, seat)
        t.tell("withdraws", seat=seat, space=t.turn.path[-1], detail=False)


def tell_whereabouts(t: MageKnight, seat: int) -> None:
    """Where a turn ends of which nothing else is told; a duel has its own line."""
    if not t.turn.told and t.duel is None:
        here = t.space(seat)
        how = "moved" if here.key != t.turn.path[0] else "stayed"
        t.tell("turn-ends-at", seat=seat, how=how, space=here.key, detail=False)


async def return_cards(t: MageKnight, seat: int) -> None:
    """Steady Tempo may go back to the deck: to its bottom only if there is one."""
    hero = t.heroes[seat]
    for back in t.turn.of(ReturnCard):
        there = back.card in hero.played and not t.turn.has(TimeBending)
        if there and (back.top or hero.deck):
            where = "top" if back.top else "bottom"
            if await yes(seat, text("return-card", card=back.card, where=where)):
                hero.played.remove(back.card)
                hero.deck.insert(len(hero.deck) if back.top else 0, back.card)


def clear_play_area(t: MageKnight, seat: int) -> None:
    """Played cards are discarded; whoever has bent time has them back in hand."""
    hero = t.heroes[seat]
    if t.turn.has(CrystalsReturn):
        for color in t.turn.spent_crystals:
            keep_crystal(t, seat, color)
    later_changes(t, seat)
    for card in hero.played:
        kept = t.turn.has(TimeBending) and card != TIME_BENDING
        (hero.hand if kept else hero.discard).append(card)
    hero.played = []
    if t.turn.has(ShedWounds):
        shed_wounds(t, seat)


def later_changes(t: MageKnight, seat: int) -> None:
    """Fame and reputation that cards give at the end of the turn."""
    turn = t.turn
    counts = {
        "": 1,
        "recruited": turn.recruited,
        "defeated": turn.defeated,
        **{f"{color}_spell": turn.spells.count(color) for color in BASIC},
    }
    for gain in turn.of(LaterGain):
        change_track(t, seat, gain.track, gain.steps * counts[gain.per])


async def space_benefit(t: MageKnight, seat: int) -> None:
    """A mine gives a crystal; a glade takes a wound of the hand or the discard pile."""
    hero = t.heroes[seat]
    space = t.space(seat)
    color = space.color if space.site == "mine" and not guarded(space) else None
    if color is not None and keep_crystal(t, seat, color, told=True):
        t.tell("mines", seat=seat, color=color, space=space.key, detail=False)
    if space.site == "magical_glade":
        piles = {"hand": hero.hand, "discard": hero.discard}
        options: list[Option[str | None]] = [
            Option(name, text(f"glade-{name}"), name) for name in piles if WOUND in piles[name]
        ]
        if options:
            lost = text("unspent-glade")
            options.append(Option("no", text("say-no"), None, idle=True, warning=lost))
            chosen = await decide(seat, text("glade"), options)
            if chosen is not None:
                piles[chosen].remove(WOUND)


async def discard_and_draw(t: MageKnight, seat: int) -> None:
    """Up to the hand limit; before that some cards may go, and must if nothing was done."""
    hero = t.heroes[seat]
    cards = [card for card in hero.hand if card != WOUND]
    if cards and (t.turn.discards or not t.turn.did):
        least = 0 if t.turn.did else 1
        for card in await pick_cards(seat, text("discard-before-draw"), cards, least):
            discard(t, seat, card)
    limit = hand_limit(t, seat) + sum(more.n for more in t.turn.of(MoreCards))
    if hero.tactic == "planning" and len(hero.hand) >= PLANNING_LEAST:
        limit += 1
    draw_cards(t, seat, limit - len(hero.hand))
    late = hero.tactic == "long-night" and len(hero.hand) < limit and tactics_now(t, seat)
    if late and await yes(seat, text("long-night-now")):
        long_night(t, seat)
        draw_cards(t, seat, limit - len(hero.hand))
