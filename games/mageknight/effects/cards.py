"""Operations about cards, wounds and sideways play that only one card or skill has."""

from __future__ import annotations

from games.core import Option, text
from games.hexes import distance
from games.mageknight.data import BASIC, DATA, WOUND
from games.mageknight.effects import more_operations as more
from games.mageknight.effects import operations as ops
from games.mageknight.effects.base import Operation
from games.mageknight.effects.control import payable
from games.mageknight.effects.language import QUIET, Cause, fits, in_stage, operation, timely, use
from games.mageknight.modifiers import (
    CardsForHealing,
    FameForHealing,
    Learning,
    MoreCards,
    NoDice,
    ShedWounds,
    SidewaysBoost,
    TimeBending,
)
from games.mageknight.options import CardOf
from games.mageknight.rules.asks import decide, pick_card, yes
from games.mageknight.rules.hero import discard, laid_down, wound
from games.mageknight.rules.mana import (
    can_pay,
    choose_color,
    choose_payment,
    gain_crystal,
    pay,
)
from games.mageknight.rules.offers import fill
from games.mageknight.table import MageKnight

ACTIONS = ("basic", "advanced")
SIDEWAYS = {"move": "move", "interact": "influence", "block": "block", "attack": "attack"}


# Cards


def boostable(t: MageKnight, c: Cause) -> list[str]:
    """Action cards of the hand whose strong effect could be used now."""
    hero = t.heroes[c.seat]
    found = []
    for key in dict.fromkeys(hero.hand):
        if key == WOUND:
            continue
        card = DATA.card[key]
        with laid_down(hero, key):
            cause = Cause(c.seat, key, card.color, owed=c.owed)
            if card.kind in ACTIONS and timely(t, card.types) and fits(t, card.strong, cause):
                found.append(key)
    return found


@operation(ops.BoostActionCard, lambda t, o, c: bool(boostable(t, c)))
async def concentration(t: MageKnight, o: ops.BoostActionCard, c: Cause) -> None:
    hero = t.heroes[c.seat]
    key = await pick_card(c.seat, text("boost-which", n=o.bonus), boostable(t, c))
    hero.hand.remove(key)
    hero.played.append(key)
    card = DATA.card[key]
    cause = Cause(c.seat, key, card.color, bonus=o.bonus)
    await use(t, card.strong, cause, text("boosts", card=key))


def exchanges(t: MageKnight, o: ops.BookOfWisdom, c: Cause) -> dict[str, list[str]]:
    """For each action card of the hand, what it could be exchanged for."""
    offer = t.spell_offer if o.spell else t.advanced_offer
    ways = {}
    for key in t.heroes[c.seat].hand:
        if key != WOUND and DATA.card[key].kind in ACTIONS:
            same = [card for card in offer if DATA.card[card].color == DATA.card[key].color]
            if same:
                ways[key] = same
    return ways


@operation(ops.BookOfWisdom, lambda t, o, c: bool(exchanges(t, o, c)))
async def book_of_wisdom(t: MageKnight, o: ops.BookOfWisdom, c: Cause) -> None:
    """An action card leaves the game for a better one of its color."""
    hero = t.heroes[c.seat]
    ways = exchanges(t, o, c)
    key = await pick_card(c.seat, text("throw-away"), ways)
    gained = await pick_card(c.seat, text("take-card"), ways[key])
    hero.hand.remove(key)
    t.removed.append(key)
    offer, deck = (t.spell_offer, t.spell_deck) if o.spell else (t.advanced_offer, t.advanced_deck)
    offer.remove(gained)
    fill(t, offer, deck)
    (hero.hand if o.to == "hand" else hero.discard).append(gained)
    t.tell("exchanges", seat=c.seat, card=key, gained=text("card", card=gained), detail=False)
    color = DATA.card[key].color
    if o.spell and color:
        gain_crystal(t, c.seat, color)


def thrown_away(t: MageKnight, seat: int) -> list[str]:
    """The action cards of the hand that have a color to give."""
    hand = t.heroes[seat].hand
    return [key for key in hand if key != WOUND and DATA.card[key].kind in ACTIONS]


@operation(more.Decompose, lambda t, o, c: bool(thrown_away(t, c.seat)))
async def decompose(t: MageKnight, o: more.Decompose, c: Cause) -> None:
    """An action card leaves the game for crystals: of its color, or of each other."""
    key = await pick_card(c.seat, text("throw-away"), thrown_away(t, c.seat))
    t.heroes[c.seat].hand.remove(key)
    t.removed.append(key)
    own = DATA.card[key].color or ""
    t.tell("decomposes", seat=c.seat, card=key, detail=False)
    for color in [other for other in BASIC if other != own] if o.others else [own, own]:
        gain_crystal(t, c.seat, color)


@operation(more.Learning)
async def learning(t: MageKnight, o: more.Learning, c: Cause) -> None:
    t.turn.modifiers.append(Learning(o.cost, o.to))


def maximized(t: MageKnight, o: more.MaximalEffect, c: Cause) -> list[str]:
    """Action cards of the hand whose effect could be used now."""
    hero = t.heroes[c.seat]
    found = []
    for key in dict.fromkeys(thrown_away(t, c.seat)):
        card = DATA.card[key]
        with laid_down(hero, key):
            effect = card.strong if o.strong else card.basic
            cause = Cause(c.seat, key, card.color, owed=c.owed)
            if timely(t, card.types) and fits(t, effect, cause):
                found.append(key)
    return found


@operation(more.MaximalEffect, lambda t, o, c: bool(maximized(t, o, c)))
async def maximal_effect(t: MageKnight, o: more.MaximalEffect, c: Cause) -> None:
    """Another card is used several times, as far as it can be, and then leaves the game."""
    hero = t.heroes[c.seat]
    key = await pick_card(c.seat, text("maximize-which", n=o.times), maximized(t, o, c))
    hero.hand.remove(key)
    hero.played.append(key)
    card = DATA.card[key]
    effect = card.strong if o.strong else card.basic
    for _ in range(o.times):
        cause = Cause(c.seat, key, card.color)
        if fits(t, effect, cause):
            await use(t, effect, cause, text("boosts", card=key))
    hero.played.remove(key)
    t.removed.append(key)


def learnable(t: MageKnight, c: Cause) -> list[str]:
    """The colors of spells in the offer that could be paid."""
    offered = {DATA.card[key].color for key in t.spell_offer}
    return payable(t, c, [color for color in BASIC if color in offered])


@operation(more.PayForSpell, lambda t, o, c: bool(learnable(t, c)))
async def magic_talent(t: MageKnight, o: more.PayForSpell, c: Cause) -> None:
    color = await choose_payment(t, c.seat, learnable(t, c))
    await pay(t, c.seat, [color])
    spells = [key for key in t.spell_offer if DATA.card[key].color == color]
    key = await pick_card(c.seat, text("take-card"), spells)
    t.spell_offer.remove(key)
    fill(t, t.spell_offer, t.spell_deck)
    t.heroes[c.seat].discard.append(key)
    learnt = text("won-card", kind="spell", card=key)
    t.tell("learns", seat=c.seat, card=learnt, space=t.space(c.seat).key, detail=False)


@operation(ops.Meditation)
async def meditation(t: MageKnight, o: ops.Meditation, c: Cause) -> None:
    """Two cards of the discard pile, at random or chosen, go to the top or bottom of the deck."""
    hero = t.heroes[c.seat]
    t.turn.modifiers.append(MoreCards(o.n))
    for _ in range(min(o.n, len(hero.discard))):
        if o.chosen:
            key = await pick_card(c.seat, text("take-card"), hero.discard)
        else:
            key = t.rng.pick(hero.discard)
        top = await yes(c.seat, text("on-top", card=key))
        hero.discard.remove(key)
        hero.deck.insert(len(hero.deck) if top else 0, key)


@operation(ops.MindRead)
async def mind_read(t: MageKnight, o: ops.MindRead, c: Cause) -> None:
    """A crystal of a color; each other player discards a card of it, or shows a hand without."""
    color = await choose_color(c.seat, BASIC, "crystal")
    gain_crystal(t, c.seat, color)
    found: list[CardOf] = []
    for seat, hero in enumerate(t.heroes):
        if seat == c.seat:
            continue
        fitting = [key for key in hero.hand if key != WOUND and DATA.card[key].color == color]
        t.reveal(text("revealed-hands"))
        if not fitting:
            hand = [text("card", card=key) for key in hero.hand]
            t.tell("shows-hand", seat=seat, color=color, cards=[*hand], detail=False)
            continue
        key = await pick_card(seat, text("discard-color", color=color), fitting)
        discard(t, seat, key)
        t.tell("had-to-discard", seat=seat, card=key, detail=False)
        if DATA.card[key].kind in ACTIONS:
            found.append(CardOf(seat, key))
    if not o.steal or not found:
        return
    options: list[Option[CardOf | None]] = [
        Option(f"{i + 1}", text("stealable", seat=card.seat, card=card.card), card)
        for i, card in enumerate(found)
    ]
    options.append(Option("no", text("say-no"), None, idle=True))
    chosen = await decide(c.seat, text("steal-card"), options)
    if chosen is not None:
        t.heroes[chosen.seat].discard.remove(chosen.card)
        t.heroes[c.seat].hand.append(chosen.card)
        owner = text("player", seat=chosen.seat)
        t.tell("steals", seat=c.seat, card=chosen.card, owner=owner, detail=False)


@operation(ops.TimeBending, lambda t, o, c: QUIET(t, o, c) and t.in_own_turn)
async def time_bending(t: MageKnight, o: ops.TimeBending, c: Cause) -> None:
    t.turn.modifiers.append(TimeBending())
    t.turn.again = True


# Wounds


@operation(ops.ShedWounds)
async def banner_of_protection(t: MageKnight, o: ops.ShedWounds, c: Cause) -> None:
    t.turn.modifiers.append(ShedWounds())


@operation(ops.FamePerHealing, QUIET)
async def golden_grail(t: MageKnight, o: ops.FamePerHealing, c: Cause) -> None:
    t.turn.modifiers.append(FameForHealing(o.n))


@operation(ops.DrawPerHealing, QUIET)
async def golden_grail_emptied(t: MageKnight, o: ops.DrawPerHealing, c: Cause) -> None:
    t.turn.modifiers.append(CardsForHealing())


@operation(ops.HealingRitual, lambda t, o, c: QUIET(t, o, c) and WOUND in t.heroes[c.seat].hand)
async def healing_ritual(t: MageKnight, o: ops.HealingRitual, c: Cause) -> None:
    """Up to two wounds leave the hand; one of them goes to the nearest hero of another team."""
    hero = t.heroes[c.seat]
    most = min(o.n, hero.wounds)
    numbers = [Option(str(n), text("wounds-n", n=n), n) for n in range(most, 0, -1)]
    healed = await decide(c.seat, text("ritual-wounds"), numbers)
    for _ in range(healed):
        hero.hand.remove(WOUND)
    here = t.space(c.seat)
    far = {
        seat: distance((here.q, here.r), (t.space(seat).q, t.space(seat).r))
        for seat, other in enumerate(t.heroes)
        if seat not in t.allies(c.seat) and other.at is not None
    }
    if not far:
        return
    closest = [seat for seat in far if far[seat] == min(far.values())]
    options = [Option(str(seat), text("player", seat=seat), seat) for seat in closest]
    victim = await decide(c.seat, text("who-suffers"), options)
    wound(t, victim)
    t.tell("suffers", seat=victim, detail=False)


# Sideways


def could_go_sideways(t: MageKnight, o: Operation, c: Cause) -> bool:
    hand = t.heroes[c.seat].hand
    return t.turn.stage in SIDEWAYS and any(card != WOUND for card in hand)


@operation(
    ops.UniversalPower,
    lambda t, o, c: could_go_sideways(t, o, c) and bool(payable(t, c, BASIC)),
)
async def universal_power(t: MageKnight, o: ops.UniversalPower, c: Cause) -> None:
    """A mana makes the next sideways card strong, most of all one of its color."""
    payable_now = [color for color in BASIC if can_pay(t, c.seat, [color])]
    color = await choose_payment(t, c.seat, payable_now)
    await pay(t, c.seat, [color])
    t.turn.modifiers.append(SidewaysBoost(o.n, color=color))


@operation(ops.IDontGiveADamn, could_go_sideways)
async def i_dont_give_a_damn(t: MageKnight, o: ops.IDontGiveADamn, c: Cause) -> None:
    t.turn.modifiers.append(SidewaysBoost(o.n, finer=True))


@operation(ops.WhoNeedsMagic, could_go_sideways)
async def who_needs_magic(t: MageKnight, o: ops.WhoNeedsMagic, c: Cause) -> None:
    """Two, or three for who takes no die from the Source in the whole turn."""
    n = o.n
    if not t.turn.dice and await yes(c.seat, text("forgo-dice", n=n + 1)):
        t.turn.modifiers.append(NoDice())
        n += 1
    t.turn.modifiers.append(SidewaysBoost(n))


@operation(
    ops.PowerOfPain,
    lambda t, o, c: in_stage(*SIDEWAYS)(t, o, c) and WOUND in t.heroes[c.seat].hand,
)
async def power_of_pain(t: MageKnight, o: ops.PowerOfPain, c: Cause) -> None:
    t.turn.modifiers.append(SidewaysBoost(o.n, wound=True))


# Banners: what they do while they are attached is where units are used.


@operation(ops.Banner, lambda t, o, c: False)
async def banner(t: MageKnight, o: ops.Banner, c: Cause) -> None:
    pass
