"""The tactics: what they do when they are taken, before a turn, and in a turn."""

from __future__ import annotations

from games.core import Option, text
from games.mageknight.data import BASIC, WOUND
from games.mageknight.options import (
    Action,
    UseTactic,
)
from games.mageknight.rules.asks import decide, pick_card, pick_cards
from games.mageknight.rules.hero import draw_cards
from games.mageknight.rules.mana import roll
from games.mageknight.table import MageKnight

RETHOUGHT = 3  # cards, at most
MEDITATED = 5
SEARCHED = 2  # dice, at most
LONG_NIGHT = 3  # cards


async def take_tactic(t: MageKnight, seat: int, key: str) -> None:
    """Those that act when they are taken."""
    if key == "great-start":
        draw_cards(t, seat, 2)
    elif key == "rethink":
        await rethink(t, seat)
    elif key == "mana-steal":
        await mana_steal(t, seat)
    elif key == "preparation":
        await preparation(t, seat)


async def rethink(t: MageKnight, seat: int) -> None:
    """New cards for up to three; then all that was discarded goes back into the deck."""
    hero = t.heroes[seat]
    chosen = await pick_cards(seat, text("rethink-which"), hero.hand, most=RETHOUGHT)
    for card in chosen:
        hero.hand.remove(card)
        hero.discard.append(card)
    draw_cards(t, seat, len(chosen))
    hero.deck += hero.discard
    hero.discard = []
    t.rng.shuffle(hero.deck)


async def mana_steal(t: MageKnight, seat: int) -> None:
    basic = [color for color in BASIC if color in t.source]
    if basic:
        options = [Option(color, text("die", color=color), color) for color in basic]
        color = await decide(seat, text("steal-die"), options)
        t.source.remove(color)
        t.heroes[seat].stolen_die = color
        t.tell("steals-die", seat=seat, color=color)


async def preparation(t: MageKnight, seat: int) -> None:
    hero = t.heroes[seat]
    cards = [card for card in hero.deck if card != WOUND]
    card = await pick_card(seat, text("search-deck"), cards)
    hero.deck.remove(card)
    hero.hand.append(card)
    t.rng.shuffle(hero.deck)


# Before a turn


async def midnight_meditation(t: MageKnight, seat: int) -> None:
    """Cards go back into the deck, and as many come anew."""
    hero = t.heroes[seat]
    hero.tactic_used = True
    chosen = await pick_cards(seat, text("meditate-which"), hero.hand, most=MEDITATED)
    for card in chosen:
        hero.hand.remove(card)
        hero.deck.append(card)
    t.rng.shuffle(hero.deck)
    draw_cards(t, seat, len(chosen))


async def sparing_power(t: MageKnight, seat: int) -> None:
    """The top card of the deck is laid aside, or all that were come to the hand."""
    hero = t.heroes[seat]
    if hero.tactic != "sparing-power" or hero.tactic_used:
        return
    options = [Option("take", text("sparing-take", n=len(hero.spared)), False)]
    if hero.deck:
        options.insert(0, Option("store", text("sparing-store"), True))
    if await decide(seat, text("sparing-power"), options):
        hero.spared.append(hero.deck.pop())
        return
    hero.tactic_used = True
    hero.hand += hero.spared
    hero.spared = []
    t.reveal(text("revealed-drawn"))


# In a turn


def tactics_now(t: MageKnight, seat: int) -> list[Option[Action]]:
    """Tactics that are used in one's turn."""
    hero = t.heroes[seat]
    able = {
        "the-right-moment": not t.turn.again and t.in_own_turn,
        "mana-search": not (t.turn.dice or t.turn.searched or t.turn.distracted),
        "long-night": not hero.deck and bool(hero.discard),
    }
    if hero.tactic_used or hero.tactic is None or not able.get(hero.tactic):
        return []
    label = text("use-tactic", tactic=hero.tactic)
    hint = text("skill-hint", does=hero.tactic)
    return [Option("tactic", label, UseTactic(), group=text("group-help"), hint=hint)]


async def use_tactic(t: MageKnight, seat: int) -> None:
    hero = t.heroes[seat]
    t.tell("uses-tactic", seat=seat, tactic=hero.tactic or "")
    if hero.tactic == "the-right-moment":
        hero.tactic_used = t.turn.again = True
    elif hero.tactic == "mana-search":
        await mana_search(t, seat)
    else:
        long_night(t, seat)


async def mana_search(t: MageKnight, seat: int) -> None:
    """Up to two dice are rolled again: those that are depleted first."""
    t.turn.searched = True
    chosen: list[int] = []
    while len(chosen) < SEARCHED:
        taken = [*chosen, *t.used_dice]
        free = {die: i for i, die in enumerate(t.source) if i not in taken}
        if "gold" in free:
            free = {"gold": free["gold"]}
        options: list[Option[str | None]] = [
            Option(die, text("die", color=die), die) for die in sorted(free)
        ]
        if chosen:
            options.append(Option("enough", text("enough"), None, idle=True))
        if not options:
            break
        die = await decide(seat, text("search-die"), options)
        if die is None:
            break
        chosen.append(free[die])
    for i in chosen:
        t.source[i] = roll(t)
    t.tell("searches", seat=seat, dice=[text("die", color=t.source[i]) for i in chosen])


def long_night(t: MageKnight, seat: int) -> None:
    """Three random cards of the discard pile are the deck again."""
    hero = t.heroes[seat]
    hero.tactic_used = True
    t.rng.shuffle(hero.discard)
    hero.deck = [hero.discard.pop() for _ in range(min(LONG_NIGHT, len(hero.discard)))]
