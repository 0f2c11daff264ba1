"""Questions to a player: most tell of the hand by what they offer, so they are secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from games.core import Option, Text, V, Value, ask, choose, text
from games.mageknight.data import WOUND, sorted_cards
from games.mageknight.modifiers import TimeBending
from games.mageknight.options import Action, CardChoice, EndTurn
from games.mageknight.table import MageKnight


async def decide(seat: int, prompt: Text, options: Sequence[Option[V]], always: bool = False) -> V:
    """The value of one option. A lone one is taken unasked, unless the player is asked `always`."""
    if always:
        (value,) = await ask(seat, prompt, options, secret=True)
        return value
    return await choose(seat, prompt, options, secret=True)


async def yes(
    seat: int, prompt: Text, *, hint: Text | None = None, warning: Text | None = None
) -> bool:
    """A question, with what a yes would cost, and a warning of what a no would."""
    options = [
        Option("yes", text("say-yes"), True, hint=hint),
        Option("no", text("say-no"), False, idle=True, warning=warning),
    ]
    return await decide(seat, prompt, options)


def lines(said: Sequence[Text]) -> Value:
    """One below the other, each on a line of its own."""
    below: Value = ""
    for line in reversed(said):
        below = text("line", line=line, below=below)
    return below


def about_card(key: str) -> Text:
    """A card with what it does."""
    return text("card-and-effects", card=key, basic=key, strong=key)


def card_option(key: str, limit: int = 1) -> Option[CardChoice]:
    """A card, and what it does."""
    return Option(key, text("card", card=key), CardChoice(key), limit, hint=card_hint(key))


def card_hint(key: str) -> Text | None:
    """What a card does; a wound does nothing."""
    return text("card-hint", basic=key, strong=key) if key != WOUND else None


async def pick_card(seat: int, prompt: Text, cards: Iterable[str]) -> str:
    """One card of several."""
    return (await decide(seat, prompt, [card_option(key) for key in sorted_cards(cards)])).card


async def pick_cards(
    seat: int, prompt: Text, cards: Sequence[str], least: int = 0, most: int | None = None
) -> list[str]:
    """Some cards of several; if it must be all of them nobody asks."""
    if cards and least >= len(cards):
        return list(cards)
    count = Counter(cards)
    options = [card_option(key, count[key]) for key in sorted_cards(cards)]
    most = min(len(cards), len(cards) if most is None else most)
    chosen = await ask(
        seat, prompt, options, min(least, most), most, secret=True, noun="noun-cards"
    )
    return [choice.card for choice in chosen]


def endings(t: MageKnight, seat: int) -> list[Option[Action]]:
    """Cards that are left may be discarded before drawing; whoever did nothing must."""
    hero = t.heroes[seat]
    options: list[Option[Action]] = [Option("end", text("end-turn"), EndTurn(), idle=True)]
    draws = t.turn.did and not t.turn.has(TimeBending)
    if draws and any(card != WOUND for card in hero.hand):
        options.append(Option("end-discard", text("end-turn-discard"), EndTurn(discard=True)))
    return options
