"""What plays other cards: Invocation with a mana that must be spent at once, and Magic Talent."""

from __future__ import annotations

from games.core import Option, Text, text
from games.mageknight.data import DATA, WOUND, sorted_cards
from games.mageknight.effects import more_operations as more
from games.mageknight.effects import operations as ops
from games.mageknight.effects.language import Cause, fits, operation, timely, use
from games.mageknight.effects.operations import Effect
from games.mageknight.effects.texts import named
from games.mageknight.options import Invoke, PlayAs, UnitAbility
from games.mageknight.rules.asks import decide, pick_card
from games.mageknight.rules.cards import play_as
from games.mageknight.rules.hero import discard
from games.mageknight.rules.mana import can_pay, gain_token, pay, payment
from games.mageknight.rules.plays import ways_to_play
from games.mageknight.rules.units import (
    abilities_now,
    ability_text,
    mana_of,
    may_help,
    own_unit,
    use_ability,
)
from games.mageknight.table import MageKnight

INVOKED = {"red": True, "black": True, "white": False, "green": False}  # for a wound, or a card


def spendings(t: MageKnight, seat: int, color: str) -> list[Option[Invoke]]:
    """What could be done at once with one more mana of a color, beside the discarded card."""
    hero = t.heroes[seat]
    cards = [card for card in hero.hand if card != WOUND]
    if INVOKED[color]:
        spare, played = hero.wounds > 0, cards
    else:
        spare, played = bool(cards), cards if len(cards) > 1 else []  # one card is not both
    if not spare:
        return []
    gain_token(t, color)
    found = [
        invoke_option(
            f"{key}.{way.key}", Invoke(color, PlayAs(key, way.how)), named(key), way.label
        )
        for key in sorted_cards(played)
        for way in ways_to_play(t, seat, key)
        if color in (*way.mana, *wanted(way.fx))
    ]
    found += [
        invoke_option(
            f"{i + 1}.{n + 1}",
            Invoke(color, UnitAbility(i, n)),
            own_unit(i + 1, unit),
            ability_text(unit.key, n),
        )
        for i, unit in enumerate(hero.units)
        if may_help(t, unit)
        for n in abilities_now(t, seat, unit)
        if color in mana_of(unit.data.abilities[n])
    ]
    gain_token(t, color, -1)
    return found


def invoke_option(key: str, value: Invoke, source: Text, effect: Text) -> Option[Invoke]:
    label = text("invoke-for", color=value.color, source=source, effect=effect)
    return Option(f"{value.color}.{key}", label, value)


def wanted(effect: Effect) -> list[str]:
    """The colors for which an effect itself could ask."""
    found: list[str] = []
    for o in effect:
        match o:
            case ops.PayManaChoice(by_color):
                found += by_color
            case ops.PayManaForCrystal(colors):
                found += colors
    return found


@operation(ops.Invocation, lambda t, o, c: any(spendings(t, c.seat, color) for color in INVOKED))
async def invocation(t: MageKnight, o: ops.Invocation, c: Cause) -> None:
    hero = t.heroes[c.seat]
    options = [option for color in INVOKED for option in spendings(t, c.seat, color)]
    chosen = await decide(c.seat, text("invoke"), options)
    color, use = chosen.color, chosen.use
    if INVOKED[color]:
        discard(t, c.seat, WOUND)
    else:
        cards = [card for card in hero.hand if card != WOUND]
        if isinstance(use, PlayAs):
            cards.remove(use.card)
        discard(t, c.seat, await pick_card(c.seat, text("discard"), cards))
    gain_token(t, color)
    t.turn.invoked = color
    if isinstance(use, PlayAs):
        # What was discarded may have been the cost of it: then the mana is lost.
        for way in ways_to_play(t, c.seat, use.card):
            if way.how == use.how:
                await play_as(t, c.seat, use.card, way)
                break
    else:
        unit = hero.units[use.place]
        unit.ready = False
        await use_ability(t, c.seat, unit, use.ability)
    if t.turn.invoked:
        t.turn.invoked = None
        gain_token(t, color, -1)


def offered_spells(t: MageKnight, c: Cause) -> list[Option[PlayAs]]:
    """How the spells of the offer could be cast now, as if they were in the hand."""
    found = []
    for key in t.spell_offer:
        card = DATA.card[key]
        for how, fx, mana in (
            ("basic", card.basic, card.basic_mana),
            ("strong", card.strong, card.strong_mana),
        ):
            types = (card.strong_types if how == "strong" else None) or card.types
            cause = Cause(c.seat, key, card.color, owed=(*c.owed, *mana))
            payable = can_pay(t, c.seat, [*c.owed, *mana])
            if timely(t, types) and payable and fits(t, fx, cause):
                does = text("basic-effect", basic=key)
                if how == "strong":
                    does = text("strong-effect", strong=key)
                label = text("offered-spell", card=key, effect=does)
                paid = payment(t, c.seat, mana)
                found.append(Option(f"{key}.{how}", label, PlayAs(key, how), hint=paid))
    return found


@operation(more.OfferedSpell, lambda t, o, c: bool(offered_spells(t, c)))
async def magic_talent(t: MageKnight, o: more.OfferedSpell, c: Cause) -> None:
    """A spell of the offer is cast, for its mana, and stays there."""
    chosen = await decide(c.seat, text("cast-which"), offered_spells(t, c))
    card = DATA.card[chosen.card]
    strong = chosen.how == "strong"
    await pay(t, c.seat, card.strong_mana if strong else card.basic_mana)
    if card.color:
        t.turn.spells.append(card.color)
    cause = Cause(c.seat, card.key, card.color)
    await use(t, card.strong if strong else card.basic, cause, text("plays", card=card.key))
