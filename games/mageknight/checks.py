"""What must hold at a table of Mage Knight at any moment: no card, token or die is lost."""

from __future__ import annotations

from collections import Counter

from games.mageknight.data import BASIC, DATA, MOST_CRYSTALS
from games.mageknight.table import MageKnight


def check(t: MageKnight) -> None:
    cards = Counter(
        key
        for pile in (t.advanced_deck, t.advanced_offer, t.training, t.spell_deck, t.spell_offer,
                     t.artifact_deck, t.removed)
        for key in pile
    )  # fmt: skip
    for hero in t.heroes:
        cards.update(hero.all_cards())
    if t.dummy is not None:
        cards.update((*t.dummy.deck, *t.dummy.discard))
    for card in DATA.cards:
        if card.kind in ("advanced", "artifact"):
            assert cards[card.key] <= 1, f"{card.key} twice"
    heroes = sum(bool(hero.hero) for hero in t.heroes) + (t.dummy is not None)
    basics = sum(cards[card.key] for card in DATA.cards if card.kind == "basic")
    assert basics == 16 * heroes, "basic actions"
    advanced = sum(cards[c.key] for c in DATA.cards if c.kind == "advanced")
    assert advanced == t.scenario.advanced, "advanced actions"
    assert sum(cards[c.key] for c in DATA.cards if c.kind == "artifact") == 16, "artifacts"
    assert sum(cards[c.key] for c in DATA.cards if c.kind == "spell") in (16, 20), "spells"
    for hero in t.heroes:
        assert all(0 <= hero.crystals[color] <= MOST_CRYSTALS for color in BASIC), "crystals"
        assert hero.at is None or hero.at in t.spaces, "off the map"
        assert min(DATA.modifier) <= hero.reputation <= max(DATA.modifier), "reputation"
        commanded = sum(not unit.bonded for unit in hero.units)
        assert commanded <= hero.command, "units beyond command"
        assert len(hero.units) - commanded <= hero.has("bonds-of-loyalty"), "bonded units"
    kept = sum((hero.stolen_die is not None) + (hero.claimed is not None) for hero in t.heroes)
    assert len(t.source) + kept == t.seats + 2 + t.scenario.more_dice, "dice"
    lying = Counter(token.enemy for space in t.spaces.values() for token in space.tokens)
    piles = Counter(key for pile in t.piles.values() for key in (*pile.draw, *pile.discard))
    for enemy in DATA.enemies:
        assert piles[enemy.key] <= enemy.count, f"tokens of {enemy.key}"
        if t.combat is None:  # more of them: copies, since their color was used up
            assert piles[enemy.key] + lying[enemy.key] >= enemy.count, f"tokens of {enemy.key}"
    removed = [unit for unit in t.removed if unit in DATA.unit]
    units = Counter((*t.unit_deck, *t.elite_deck, *t.unit_offer, *removed))
    for hero in t.heroes:
        units.update(unit.key for unit in hero.units)
    for unit in DATA.units:
        used = unit.count if t.scenario.elite or not unit.elite else 0
        assert units[unit.key] == used, f"units {unit.key}"
    assert min(t.turn.move, t.turn.heal, *t.turn.tokens.values()) >= 0, "points"
