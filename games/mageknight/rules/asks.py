"""Questions to a player: most tell of the hand by what they offer, so they are secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from games.core import Option, Text, V, ask, choose, text
from games.mageknight.data import WOUND, sorted_cards
from games.mageknight.options import CardChoice


async def decide(seat: int, prompt: Text, options: Sequence[Option[V]], always: bool = False) -> V:
    """The value of one option. A lone one is taken unasked, unless the player is asked `always`."""
    if always:
        (value,) = await ask(seat, prompt, options, secret=True)
        return value
    return await choose(seat, prompt, options, secret=True)


async def yes(seat: int, prompt: Text) -> bool:
    options = [Option("yes", text("say-yes"), True), Option("no", text("say-no"), False, idle=True)]
    return await decide(seat, prompt, options)


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
    """Some cards of several."""
    count = Counter(cards)
    options = [card_option(key, count[key]) for key in sorted_cards(cards)]
    most = min(len(cards), len(cards) if most is None else most)
    chosen = await ask(seat, prompt, options, min(least, most), most, secret=True)
    return [choice.card for choice in chosen]
