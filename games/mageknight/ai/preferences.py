"""What the computer player likes: tables of preferences where a sum says too little."""

from __future__ import annotations

from dataclasses import dataclass

from games.mageknight.data import DATA, WOUND


@dataclass(frozen=True)
class Taste:
    """What somebody thinks of means and ends."""

    card_cost: float  # of any card that is played
    card_share: float  # of its worth, that it costs more
    sideways_cost: float  # and of one that is played sideways, beside that
    patient: bool  # lets the city wait that ends the game
    burns: bool  # monasteries


PLAIN = Taste(card_cost=0.18, card_share=0.1, sideways_cost=0.0, patient=False, burns=False)
CAREFUL = Taste(card_cost=0.15, card_share=0.25, sideways_cost=0.4, patient=True, burns=True)

# How good a card is to have, about in points of fame over the rest of a game.
CARDS = {
    "fire-bolt": 2.4, "ice-bolt": 2.4, "swift-bolt": 2.6, "crushing-bolt": 2.6,
    "blood-rage": 2.6, "ice-shield": 2.0, "agility": 2.0, "refreshing-walk": 2.3,
    "intimidate": 2.8, "frost-bridge": 1.7, "song-of-wind": 1.9, "path-finding": 2.1,
    "blood-ritual": 1.0, "pure-magic": 2.4, "heroic-tale": 1.8, "regeneration": 1.9,
    "into-the-heat": 1.6, "steady-tempo": 2.0, "diplomacy": 2.0, "in-need": 1.9, "decompose": 1.0,
    "crystal-mastery": 1.5, "mana-storm": 1.8, "ambush": 2.1, "maximal-effect": 1.2,
    "magic-talent": 1.6, "learning": 1.8, "training": 1.2,
    "fireball": 4.0, "snowstorm": 4.0, "flame-wall": 3.6, "mana-bolt": 3.0, "burning-shield": 3.0,
    "whirlwind": 2.8, "chill": 2.8, "restoration": 2.4, "expose": 2.2, "call-to-arms": 2.4,
    "horn-of-wrath": 4.2, "endless-bag-of-gold": 3.6, "ruby-ring": 2.6, "sapphire-ring": 2.6,
    "diamond-ring": 2.6, "emerald-ring": 2.6, "endless-gem-pouch": 2.8, "golden-grail": 2.8,
    "rage": 1.2, "determination": 1.1, "swiftness": 1.2, "march": 1.1, "stamina": 1.1,
    "battle-versatility": 1.4, "cold-toughness": 1.4, "improvisation": 0.9, "tranquility": 0.9,
    "promise": 0.6, "noble-manners": 0.7, "threaten": 0.6, "concentration": 0.7,
    "will-focus": 0.8, "mana-draw": 0.7, "crystallize": 0.5,
}  # fmt: skip
SKILLS = (
    "motivation", "shield-mastery", "hot-swordsmanship", "cold-swordsmanship", "double-time",
    "day-sharpshooting", "night-sharpshooting", "dark-paths", "burning-power", "freezing-power",
    "i-dont-give-a-damn", "who-needs-magic", "potion-making", "forward-march", "leadership",
    "bright-negotiation", "dark-negotiation", "inspiration", "leaves-in-the-wind",
    "whisper-in-the-treetops", "dark-fire-magic", "white-crystal-craft", "red-crystal-craft",
    "green-crystal-craft", "healing-ritual",
)  # fmt: skip
UNITS = {
    "peasants": 2.2, "herbalists": 1.8, "foresters": 2.2, "utem-crossbowmen": 4.2,
    "utem-guardsmen": 3.8, "utem-swordsmen": 4.4, "guardian-golems": 4.0, "illusionists": 3.6,
    "red-cape-monks": 4.4, "northern-monks": 4.4, "savage-monks": 4.6,
    "fire-golems": 6.4, "ice-golems": 6.2, "fire-mages": 7.0, "ice-mages": 7.0,
    "amotep-gunners": 7.0, "amotep-freezers": 7.0, "catapults": 6.6, "altem-mages": 8.5,
    "altem-guardians": 8.0,
}  # fmt: skip
TACTICS = (
    "great-start", "the-right-moment", "planning", "mana-steal", "rethink", "early-bird",
    "preparation", "sparing-power", "midnight-meditation", "mana-search", "long-night",
    "from-the-dusk",
)  # fmt: skip


def card_worth(key: str) -> float:
    if key == WOUND:
        return -1.0
    plain = {"basic": 0.8, "advanced": 1.8, "spell": 2.0, "artifact": 2.2}
    return CARDS.get(key, plain[DATA.card[key].kind])


def unit_worth(key: str) -> float:
    return UNITS.get(key, 2.0 * DATA.unit[key].level)


def rank(names: tuple[str, ...], key: str) -> int:
    """The place of a key in a list of preferences; those that begin like a name count as it."""
    places = [i for i, name in enumerate(names) if key.startswith(name)]
    return places[0] if places else len(names)
