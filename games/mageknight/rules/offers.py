"""The offers of advanced actions and spells."""

from __future__ import annotations

from games.core import text
from games.mageknight.table import MageKnight

OFFER = 3
NEW_CARD = text("revealed-card")


def train(t: MageKnight) -> None:
    """A monastery teaches an advanced action."""
    if t.advanced_deck:
        t.training.append(t.draw(t.advanced_deck, NEW_CARD))


def open_spells(t: MageKnight) -> None:
    if not t.spell_open:
        t.spell_open = True
        fill(t, t.spell_offer, t.spell_deck)


def open_advanced(t: MageKnight) -> None:
    if not t.advanced_open:
        t.advanced_open = True
        fill(t, t.advanced_offer, t.advanced_deck)


def fill(t: MageKnight, offer: list[str], deck: list[str], size: int = OFFER) -> None:
    """New cards come on top: the lowest is the first of the list."""
    while len(offer) < size and deck:
        offer.append(t.draw(deck, NEW_CARD))


def take_spell(t: MageKnight, seat: int, key: str) -> None:
    """A spell goes on top of the deck; a new one comes to the offer."""
    t.spell_offer.remove(key)
    fill(t, t.spell_offer, t.spell_deck)
    t.heroes[seat].deck.append(key)
