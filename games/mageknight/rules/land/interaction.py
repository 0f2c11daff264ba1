"""Interaction: influence buys units, healing, training and spells."""

from __future__ import annotations

from games.core import Option, Text, Value, text
from games.mageknight.data import DATA
from games.mageknight.effects.texts import sums
from games.mageknight.modifiers import Learning
from games.mageknight.options import (
    Action,
    BuyArtifact,
    BuyHealing,
    BuySpell,
    CallElite,
    EndTurn,
    Learn,
    Purchase,
    Recruit,
    Train,
)
from games.mageknight.rules.asks import about_card, card_hint, decide, endings, lines
from games.mageknight.rules.cards import help_with, helpers
from games.mageknight.rules.mana import can_pay, lone_source, pay
from games.mageknight.rules.offers import fill, take_spell
from games.mageknight.rules.units import bond_free, dismissal, take_unit, unit_cost, unit_hint
from games.mageknight.rules.warnings import warned
from games.mageknight.spaces import Space
from games.mageknight.table import MageKnight

CITY_PRICES = {"green": 6, "red": 12, "white": 2}  # an action, an artifact, an elite unit called
HEAL_COST = {"village": 3, "monastery": 2}
TRAIN_COST = 6
GUESTS = {"keep": "village", "mage_tower": "monastery"}  # whose units come there, to hold it
SPELL_COST = 7


def talk_hint(t: MageKnight, seat: int) -> Text:
    """What reputation does to influence."""
    modifier = DATA.modifier[t.heroes[seat].reputation] or 0
    return text("interact-hint", n=abs(modifier), sign="plus" if modifier >= 0 else "minus")


def can_interact(t: MageKnight, seat: int, space: Space) -> bool:
    if DATA.modifier[t.heroes[seat].reputation] is None:
        return False
    if space.site == "monastery":
        return space.owner is None
    if space.stronghold:
        return space.owner in t.allies(seat)
    if space.site == "city":
        return space.taken
    return space.site == "village" or (space.site == "mage_tower" and space.owner is not None)


async def interact(t: MageKnight, seat: int, space: Space) -> None:
    """Influence, changed once by reputation, buys what is offered here.

    All that may be done after an action may be done here too: the end of it is that of the turn.
    """
    t.turn.acted = t.turn.interacted = True
    t.turn.stage = "interact"
    modifier = DATA.modifier[t.heroes[seat].reputation]
    assert modifier is not None
    t.turn.influence += modifier + space.shields.count(seat)
    t.tell("interacts", seat=seat, site=space.site or "", space=space.key)
    await trade(t, seat, space)


async def trade(t: MageKnight, seat: int, space: Space) -> None:
    """Buy whatever the influence allows, until the turn ends."""
    while True:
        options: list[Option[Action]] = [*wares(t, seat, space), *helpers(t, seat)]
        options += endings(t, seat)
        asked = text("prices", prices=prices(t, space), sums=sums(t))
        question = text("interaction", site=space.site or "", prices=asked)
        match await decide(seat, question, warned(t, seat, options)):
            case EndTurn(discard):
                t.turn.discards = discard
                break
            case (
                Recruit() | BuyHealing() | Train() | BuySpell() | Learn()
                | BuyArtifact() | CallElite()
            ) as purchase:  # fmt: skip
                await buy(t, seat, space, purchase)
            case help_:
                await help_with(t, seat, help_, asked)
    t.turn.influence = 0
    t.turn.stage = "after"


def recruits(t: MageKnight, space: Space) -> list[str]:
    """The units of the offer that join heroes here: in the white city, all of them."""
    offer = list(dict.fromkeys(t.unit_offer))
    if space.site == "city" and space.color == "white":
        return offer
    sites = [space.site]
    if t.scenario.quest == "strongholds":
        sites.append(GUESTS.get(space.site or ""))
    return [unit for unit in offer if any(site in DATA.unit[unit].recruit for site in sites)]


def sells_spells(space: Space) -> bool:
    return space.site == "mage_tower" or (space.site == "city" and space.color == "blue")


def prices(t: MageKnight, space: Space) -> Value:
    """What the people here have beyond what can be bought now, and what it does and costs: cards
    are played for it."""
    site, points = space.site or "", t.turn.influence
    dear = [
        text(
            "price-unit",
            unit=unit,
            n=unit_cost(unit),
            level=DATA.unit[unit].level,
            what=unit_hint(unit),
        )
        for unit in recruits(t, space)
        if unit_cost(unit) > points
    ]
    if site in HEAL_COST and HEAL_COST[site] > points:
        dear.append(text("price-healing", n=HEAL_COST[site]))
    if site == "monastery" and points < TRAIN_COST:
        dear += [text("price-training", n=TRAIN_COST, what=about_card(c)) for c in t.training]
    if sells_spells(space):
        for card in t.spell_offer:
            color = DATA.card[card].color or ""
            if points < SPELL_COST or not can_pay(t, t.acting, [color]):
                what = about_card(card)
                dear.append(text("price-spell", n=SPELL_COST, color=color, what=what))
    price = CITY_PRICES.get(space.color or "") if site == "city" else None
    if price is not None and points < price:
        dear.append(text(f"price-city-{space.color}", n=price))
    return text("with-more-influence", prices=lines(dear)) if dear else ""


def wares(t: MageKnight, seat: int, space: Space) -> list[Option[Action]]:
    """What can be bought here with the influence at hand."""
    hero = t.heroes[seat]
    site, points = space.site or "", t.turn.influence
    group = text("group-offer")
    options: list[Option[Action]] = []
    for unit in recruits(t, space):
        if unit_cost(unit) <= points:
            options.append(
                Option(
                    f"r.{unit}",
                    text("recruit", unit=unit, n=unit_cost(unit)),
                    Recruit(unit),
                    group=group,
                    hint=unit_hint(unit),
                    warning=dismissal(hero),
                )
            )
        if bond_free(hero) and unit_cost(unit, bonded=True) <= points:
            label = text("recruit-bonded", unit=unit, n=unit_cost(unit, bonded=True))
            value = Recruit(unit, bonded=True)
            options.append(Option(f"rb.{unit}", label, value, group=group, hint=unit_hint(unit)))
    hurt = hero.wounds or any(unit.wounds for unit in hero.units)
    if hurt and site in HEAL_COST and points >= HEAL_COST[site]:
        label, hint = text("buy-healing", n=HEAL_COST[site]), text("buy-healing-hint")
        options.append(Option("heal", label, BuyHealing(), group=group, hint=hint))
    if site == "monastery" and points >= TRAIN_COST:
        options += [
            Option(
                f"t.{card}",
                text("train", card=card, n=TRAIN_COST),
                Train(card),
                group=group,
                hint=card_hint(card),
            )
            for card in t.training
        ]
    if sells_spells(space) and points >= SPELL_COST:
        options += [
            Option(
                f"p.{card}",
                text("buy-spell", card=card, n=SPELL_COST, mana=spell_mana(t, seat, card)),
                BuySpell(card),
                group=group,
                hint=card_hint(card),
            )
            for card in t.spell_offer
            if can_pay(t, seat, [DATA.card[card].color or ""])
        ]
    return [*options, *city_wares(t, space), *lessons(t)]


def city_wares(t: MageKnight, space: Space) -> list[Option[Action]]:
    """What only one city has: each by its color."""
    color, group = space.color or "", text("group-offer")
    n = CITY_PRICES.get(color, 0)
    if space.site != "city" or not n or t.turn.influence < n:
        return []
    if color == "white" and t.elite_deck:
        label, hint = text("call-elite", n=n), text("call-elite-hint")
        return [Option("elite", label, CallElite(), group=group, hint=hint)]
    if color == "red" and t.turn.rewards.count("artifact") < len(t.artifact_deck):
        label, hint = text("buy-artifact", n=n), text("buy-artifact-hint")
        return [Option("artifact", label, BuyArtifact(), group=group, hint=hint)]
    if color != "green":
        return []
    options: list[Option[Action]] = [
        Option(
            f"l.{card}",
            text("train", card=card, n=n),
            Learn(card, n, "deck"),
            group=group,
            hint=card_hint(card),
        )
        for card in t.advanced_offer
    ]
    if t.advanced_deck:
        label, hint = text("train-blind", n=n), text("train-blind-hint")
        options.append(Option("l.top", label, Learn(None, n, "deck"), group=group, hint=hint))
    return options


def lessons(t: MageKnight) -> list[Option[Action]]:
    """The advanced actions that Learning lets a hero buy, wherever people talk to them."""
    best = min(t.turn.of(Learning), key=lambda learning: learning.cost, default=None)
    if best is None or t.turn.influence < best.cost:
        return []
    return [
        Option(
            f"l.{card}",
            text("train", card=card, n=best.cost),
            Learn(card, best.cost, best.to),
            group=text("group-offer"),
            hint=card_hint(card),
        )
        for card in t.advanced_offer
    ]


def spell_mana(t: MageKnight, seat: int, card: str) -> Text:
    """The mana that a spell costs, and where it would come from if that is not asked."""
    return lone_source(t, seat, DATA.card[card].color or "") or text("its-mana")


async def buy(t: MageKnight, seat: int, space: Space, chosen: Purchase) -> None:
    match chosen:
        case Recruit(unit, bonded):
            t.turn.influence -= unit_cost(unit, bonded)
            await take_unit(t, seat, unit, bonded)
        case BuyHealing():
            t.turn.influence -= HEAL_COST[space.site or ""]
            t.turn.heal += 1
        case Train(card):
            t.turn.influence -= TRAIN_COST
            t.training.remove(card)
            t.heroes[seat].deck.append(card)
            learnt = text("won-card", kind="advanced_action", card=card)
            t.tell("learns", seat=seat, card=learnt, space=space.key, detail=False)
        case BuyArtifact():
            t.turn.influence -= CITY_PRICES["red"]
            t.turn.rewards.append("artifact")
            t.tell("buys-artifact", seat=seat, space=space.key, detail=False)
        case CallElite():
            t.turn.influence -= CITY_PRICES["white"]
            unit = t.draw(t.elite_deck, text("revealed-units"))
            t.unit_offer.append(unit)
            t.tell("calls-elite", seat=seat, unit=unit, detail=False)
        case Learn():
            learn(t, seat, space, chosen)
        case BuySpell(card):
            t.turn.influence -= SPELL_COST
            await pay(t, seat, [DATA.card[card].color or ""])
            take_spell(t, seat, card)
            learnt = text("won-card", kind="spell", card=card)
            t.tell("learns", seat=seat, card=learnt, space=space.key, detail=False)


def learn(t: MageKnight, seat: int, space: Space, chosen: Learn) -> None:
    """An advanced action of the offer, or whichever is on top of its deck."""
    t.turn.influence -= chosen.cost
    if chosen.to != "deck":
        t.turn.modifiers.remove(Learning(chosen.cost, chosen.to))
    card = chosen.card
    if card is None:
        card = t.draw(t.advanced_deck, text("revealed-card"))
    else:
        t.advanced_offer.remove(card)
        fill(t, t.advanced_offer, t.advanced_deck)
    hero = t.heroes[seat]
    {"hand": hero.hand, "discard": hero.discard, "deck": hero.deck}[chosen.to].append(card)
    learnt = text("won-card", kind="advanced_action", card=card)
    t.tell("learns", seat=seat, card=learnt, space=space.key, detail=False)
