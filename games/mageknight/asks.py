"""Questions to a player: most tell of his hand by what they offer, so they are secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from games.core import Answer, Ask, Option, Text, ask, choose, text
from games.mageknight.data import sorted_cards


async def decide(seat: int, prompt: Text, options: Sequence[Option]) -> str:
    """One of the options. A lone option is taken unasked."""
    return await choose(seat, prompt, options, secret=True)


async def yes(seat: int, prompt: Text) -> bool:
    options = [Option("yes", text("say-yes")), Option("no", text("say-no"))]
    return await decide(seat, prompt, options) == "yes"


async def pick_card(seat: int, prompt: Text, cards: Iterable[str]) -> str:
    """One card of several."""
    return await decide(
        seat, prompt, [Option(key, text("card", card=key)) for key in sorted_cards(cards)]
    )


async def pick_cards(
    seat: int, prompt: Text, cards: Sequence[str], least: int = 0, most: int | None = None
) -> Answer:
    """Some cards of several."""
    count = Counter(cards)
    options = [Option(key, text("card", card=key), limit=count[key]) for key in sorted_cards(cards)]
    most = min(len(cards), len(cards) if most is None else most)
    return await ask(Ask(seat, prompt, tuple(options), min(least, most), most, secret=True))
