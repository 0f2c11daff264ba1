"""Questions to a player: most tell of his hand by what they offer, so they are secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from games.core import Answer, Option, Text, ask, choose, text
from games.mageknight.data import WOUND, sorted_cards


async def decide(seat: int, prompt: Text, options: Sequence[Option], always: bool = False) -> str:
    """One of the options. A lone option is taken unasked, unless he is asked `always`."""
    if always:
        (key,) = await ask(seat, prompt, tuple(options), secret=True)
        return key
    return await choose(seat, prompt, options, secret=True)


async def yes(seat: int, prompt: Text) -> bool:
    options = [Option("yes", text("say-yes")), Option("no", text("say-no"), idle=True)]
    return await decide(seat, prompt, options) == "yes"


def card_option(key: str, limit: int = 1) -> Option:
    """A card, and what it does."""
    return Option(key, text("card", card=key), limit=limit, hint=card_hint(key))


def card_hint(key: str) -> Text | None:
    """What a card does; a wound does nothing."""
    return text("card-hint", basic=key, strong=key) if key != WOUND else None


async def pick_card(seat: int, prompt: Text, cards: Iterable[str]) -> str:
    """One card of several."""
    return await decide(seat, prompt, [card_option(key) for key in sorted_cards(cards)])


async def pick_cards(
    seat: int, prompt: Text, cards: Sequence[str], least: int = 0, most: int | None = None
) -> Answer:
    """Some cards of several."""
    count = Counter(cards)
    options = [card_option(key, count[key]) for key in sorted_cards(cards)]
    most = min(len(cards), len(cards) if most is None else most)
    return await ask(seat, prompt, tuple(options), min(least, most), most, secret=True)
