"""Tables of Mage Knight laid by hand, and a way to play a rule without a session."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

import msgspec

from games.core import Rng
from games.mageknight import GAME
from games.mageknight.data import (
    BASIC,
    COLORS,
    DATA,
    WOUND,
    level_of,
    starting_deck,
)
from games.mageknight.rules.cards import play_card, use_skill
from games.mageknight.rules.combat.enemies import discard_drawn
from games.mageknight.rules.combat.phases import fight
from games.mageknight.rules.cooperation.dummy import DUMMY
from games.mageknight.rules.land.exploring import place_tile
from games.mageknight.rules.land.movement import safe
from games.mageknight.rules.plays import ways_to_play
from games.mageknight.rules.rounds import setup
from games.mageknight.rules.turn import take_turn
from games.mageknight.scenarios import FIRST_RECONNAISSANCE, SCENARIOS
from games.mageknight.spaces import Space, Token
from games.mageknight.table import Combat, Foe, MageKnight, Skill, Turn, Unit
from games.mageknight.tiles import LETTERS
from tests.games.driver import Driven, Given, Rule

HEROES = ("arythea", "goldyx", "norowas", "tovak")
SOURCE = ("red", "blue", "green", "white", "red", "blue", "green")

VARIANTS = ("druid-contest", "druid-epic", "conquer-and-hold-revealed", "one-to-return-epic")

CARDS = [card.key for card in DATA.cards]
UNITS = [unit.key for unit in DATA.units]
SKILLS = [skill.key for skill in DATA.skills]
TACTICS = [tactic.key for tactic in DATA.tactics]
SITES = sorted({space.site for tile in DATA.tiles for space in tile.hexes if space.site})

SHOWN = ("shows-hand",)

TERMS = [
    *("move", "influence", "attack", "ranged", "siege", "block", "healing", "wounds", "knock-out"),
    *("rest", "exhausted", "sideways", "source", "mana", "crystals", "tokens", "fame"),
    *("reputation", "levels", "command", "tactics", "rampaging", "provoke", "assault", "explore"),
    *("advanced", "spells", "artifacts", "round-end", "together", "teams", "dummy"),
    *("incantation", "tunnels", "secret", "strongholds"),
    *("scenarios", "elite", "laying", "city-level", "trade"),
    *(key for key in SCENARIOS if key not in VARIANTS),
]

NOT_THINGS = {
    "basic": "what a card does for free",
    "strong": "what a card does for mana",
    "does": "what a skill or a tactic does",
    "short": "the same in a word or two",
    "values": "the numbers of an enemy",
    "nature": "what a hero is like",
    "kind": "points: explained as terms",
    "space": "a space with its site, which is explained",
    "tile": "what there is on a tile, all of it explained",
    **{
        f"ability-{unit.key}-{n + 1}": "what a unit can do"
        for unit in DATA.units
        for n in range(len(unit.abilities))
    },
    **{f"unit-does-{unit.key}": "all that a unit can do" for unit in DATA.units},
    **{f"hero-does-{hero.key}": "what a hero is good at" for hero in DATA.heroes},
}

# Families of messages, by their prefixes: named by what the data or the rules call them.
FAMILIES = {
    "card": [*CARDS, WOUND],
    "basic": CARDS,
    "strong": CARDS,
    "unit": UNITS,
    "ability": [f"{u.key}-{i + 1}" for u in DATA.units for i in range(len(u.abilities))],
    "skill": SKILLS,
    "tactic": TACTICS,
    "does": [*SKILLS, *TACTICS],
    "enemy": [enemy.key for enemy in DATA.enemies],
    "hero": list(HEROES),
    "hero-does": list(HEROES),
    "nature": list(HEROES),
    "color": list(COLORS),
    "terrain": DATA.terrains,
    "site": SITES,
    "ruins": [ruins.key for ruins in DATA.ruins],
    "tile": [tile.key for tile in DATA.tiles],
    "space": [
        tile.key + letter
        for tile in DATA.tiles
        for letter, space in zip(LETTERS, tile.hexes, strict=True)
        if space.site
    ],
    "sideways": ["move", "influence", "attack", "block"],
    "phase": ["ranged", "block", "attack"],
    "glade": ["hand", "discard"],
    "reward": ["artifact", "spell", "advanced-action"],
    "way": [
        *("token", "crystal", "die", "stolen", "endless"),
        *(f"polar-{way}" for way in ("token", "crystal", "die", "stolen", "endless")),
    ],
    "fx": [
        "attack-scaled",
        "block-scaled",
        "ready-unit",
        "heal-unit",
        "all-cold-fire",
        "all-siege",
    ],
    "lost": ["fortifications", "resistances"],
    "short": TACTICS,
    "from": ["token", "crystal", "die", "stolen", "endless"],
    "spends": ["token", "crystal", "die", "stolen", "endless"],
    "card-ways": ["2", "3"],
    "stop": SITES,
    "price-city": ["green", "red", "white"],
    "enter": ["monster_den", "spawning_grounds", "dungeon", "tomb"],
    "unit-does": UNITS,
    "values": [enemy.key for enemy in DATA.enemies],
    "about-card": [*CARDS, WOUND],
    "about-unit": UNITS,
    "about-skill": SKILLS,
    "about-tactic": TACTICS,
    "about-enemy": [enemy.key for enemy in DATA.enemies],
    "about-hero": list(HEROES),
    "term": TERMS,
    "about-term": TERMS,
    "about-ruins": [ruins.key for ruins in DATA.ruins],
    "about-site": SITES,
    "about-terrain": [terrain for terrain in DATA.terrains if terrain != "city"],
    "about-ability": sorted(
        {"summon"}.union(*({*enemy.abilities, *enemy.resistances} for enemy in DATA.enemies))
    ),
}


# Laying a table


def table(
    seats: int = 2,
    *,
    hand: str = "",
    hero: str = "arythea",
    at: str | None = "Aa",
    night: bool = False,
    crystals: str = "",
    units: str = "",
    skills: str = "",
    fame: int = 0,
    reputation: int = 0,
    source: Sequence[str] = SOURCE,
    tiles: Mapping[tuple[int, int], str] | None = None,
    tactic: str | None = None,
    others_at: str | None = None,
    scenario: str = FIRST_RECONNAISSANCE.key,
) -> MageKnight:
    """A table where it is the first player's turn, with what is given; the land as it begins.

    Names are given with blanks between them; a crystal by the first letter of its color. The
    hero's level follows from the fame. `tiles` are laid out in addition, by their positions.
    """
    t = setup(1, seats, GAME.options({"heroes": "dealt", "scenario": scenario}))
    at = t.shape.portal if at == "Aa" else at
    t.round, t.night = (2, True) if night else (1, False)
    t.order = [*range(seats), *([DUMMY] if t.dummy is not None else [])]
    t.source = list(source[: len(t.source)])
    names = [hero, *(other for other in HEROES if other != hero)]
    if t.dummy is not None:
        t.dummy.hero = names[seats]
        t.dummy.deck = starting_deck(names[seats])
    for seat, player in enumerate(t.heroes):
        player.hero = names[seat]
        player.deck, player.hand = starting_deck(names[seat]), []
        friendly = t.dummy is not None
        player.skill_pile = [
            s.key for s in DATA.skills if s.hero == names[seat] and not (friendly and s.interactive)
        ]
        player.at = others_at
    for position, tile in (tiles or {}).items():
        t.tile_pile = [key for key in t.tile_pile if key != tile]
        t.tile_box = [key for key in t.tile_box if key != tile]
        place_tile(t, position, tile)
    me = t.heroes[0]
    me.at, me.fame, me.level = at, fame, level_of(fame).level
    me.reputation, me.tactic = reputation, tactic
    for letter in crystals:
        me.crystals[next(color for color in BASIC if color[0] == letter)] += 1
    give(t, *hand.split())
    for unit in units.split():
        enlist(t, unit)
    for skill in skills.split():
        teach(t, skill)
    t.turn = Turn(path=[at or t.shape.portal])
    t.news.clear()
    GAME.check(t)
    return t


def give(t: MageKnight, *cards: str, seat: int = 0, to: str = "hand") -> None:
    """Cards from wherever they lie; wounds from the box."""
    hero = t.heroes[seat]
    piles = [hero.deck, hero.discard, hero.hand, t.advanced_deck, t.spell_deck, t.artifact_deck]
    piles += [t.advanced_offer, t.spell_offer, t.training]
    for card in cards:
        if card != WOUND:
            next(pile for pile in piles if card in pile).remove(card)
        getattr(hero, to).append(card)


def enlist(t: MageKnight, unit: str, seat: int = 0, **how: Any) -> Unit:
    piles = (t.unit_deck, t.elite_deck, t.unit_offer)
    next(pile for pile in piles if unit in pile).remove(unit)
    new = Unit(unit, **how)
    t.heroes[seat].units.append(new)
    hero = t.heroes[seat]
    if sum(not own.bonded for own in hero.units) > hero.command:
        hero.level = min(10, 2 * len(hero.units) - 1)
        hero.fame = max(hero.fame, DATA.levels[hero.level - 1].fame)
    return new


def offer_units(t: MageKnight, *units: str) -> None:
    """Just these in the offer."""
    for unit in t.unit_offer:
        (t.elite_deck if DATA.unit[unit].elite else t.unit_deck).append(unit)
    t.unit_offer = list(units)
    for unit in units:
        (t.elite_deck if DATA.unit[unit].elite else t.unit_deck).remove(unit)


def offer_cards(t: MageKnight, kind: str, *cards: str) -> None:
    """Just these in the offer of spells or advanced actions, the lowest first."""
    offer, deck = getattr(t, f"{kind}_offer"), getattr(t, f"{kind}_deck")
    deck += offer
    offer[:] = cards
    for card in cards:
        deck.remove(card)
    setattr(t, f"{kind}_open", True)


def teach(t: MageKnight, skill: str, seat: int = 0) -> None:
    for hero in t.heroes:
        if skill in hero.skill_pile:
            hero.skill_pile.remove(skill)
    t.heroes[seat].skills.append(Skill(skill))


def put(t: MageKnight, space: str, *enemies: str, up: bool = True) -> Space:
    """These enemies on a space, instead of those that are there."""
    there = t.spaces[space]
    for token in there.tokens:
        t.piles[DATA.enemy[token.enemy].color].draw.append(token.enemy)
    there.tokens = []
    there.tokens = [Token(take(t, enemy), up) for enemy in enemies]
    tile = DATA.tile[space[:-1]]
    there.rampaging = bool(enemies and tile.hexes["abcdefg".index(space[-1])].rampaging)
    return there


def on_top(t: MageKnight, *enemies: str) -> None:
    """The next tokens to be drawn of their colors, the first one first."""
    for enemy in reversed(enemies):
        pile = t.piles[DATA.enemy[enemy].color].draw
        pile.remove(enemy)
        pile.append(enemy)


def ruins(t: MageKnight, space: str, key: str) -> None:
    there = t.spaces[space]
    if there.ruins:
        t.ruins_pile.append(there.ruins)
    t.ruins_pile.remove(key)
    there.ruins, there.ruins_up = key, True


def next_cards(t: MageKnight, *cards: str, seat: int = 0) -> None:
    """The top of a deck, the first to be drawn first."""
    deck = t.heroes[seat].deck
    for card in reversed(cards):
        deck.remove(card)
        deck.append(card)


# Playing


class Played(Driven[MageKnight]):
    """With `1:` before an answer, it is for seat 1. `c.march=strong` plays a card in that way,
    also where it is the only one and nobody asks.
    """

    def __call__(self, *answers: Given) -> Self:
        for answer in answers:
            assert isinstance(answer, str)
            seat, _, keys = answer.rpartition(":")
            keys, _, how = keys.partition("=")
            super().__call__((int(seat), keys) if seat else keys)
            if how and self.pending and self.ask.prompt.key in ("how-to-play", "which-ability"):
                super().__call__((self.asks[-1].seat, how))
        return self


def drive(t: MageKnight, rule: Rule, *answers: str) -> Played:
    return Played(t, rule, *answers).ended()


def turn(t: MageKnight, *answers: str, seat: int = 0) -> Played:
    """A turn, up to where these answers lead; begun, unless they say what goes before."""
    played = Played(t, take_turn(t, seat))
    before = played.pending and played.ask.prompt.key == "before-turn"
    if before and not (answers and answers[0] in played.keys):
        played("begin")
    return played(*answers)


def battle(
    t: MageKnight,
    *enemies: str,
    site: bool = False,
    units: bool = True,
    answers: Iterable[str] = (),
) -> Played:
    """A combat against enemies that are drawn for it."""
    foes = [Foe(take(t, enemy), site=site) for enemy in enemies]

    async def fought() -> None:
        await fight(t, 0, foes, units=units)
        discard_drawn(t, foes)

    return Played(t, fought(), *answers)


def take(t: MageKnight, enemy: str) -> str:
    """A token from its pile, or from the map when all of its kind lie there."""
    pile = t.piles[DATA.enemy[enemy].color].draw
    if enemy not in pile:
        space = next(s for s in t.spaces.values() if any(k.enemy == enemy for k in s.tokens))
        space.tokens = [token for token in space.tokens if token.enemy != enemy]
        space.rampaging = False
    else:
        pile.remove(enemy)
    return enemy


def staged(t: MageKnight, stage: str, *enemies: str, site: bool = False) -> MageKnight:
    """The table in the middle of a turn; in combat against these enemies."""
    t.turn.stage = stage
    if stage in ("ranged", "block", "damage", "attack"):
        t.combat = Combat([Foe(take(t, enemy), site=site) for enemy in enemies])
        t.combat.move_left = t.turn.move
    return t


def play(t: MageKnight, card: str, *answers: str) -> Played:
    """Play a card of the hand to the end of its effect: how, and what it asks."""
    ways = [way.key for way in ways_to_play(t, 0, card)]
    if answers and ways == [answers[0]]:
        answers = answers[1:]  # nobody asks
    return drive(t, play_card(t, 0, card), *answers)


def use(t: MageKnight, skill: str, *answers: str) -> Played:
    return drive(t, use_skill(t, 0, skill), *answers)


def points(t: MageKnight) -> dict[str, int]:
    """All points that have been gathered, by their kinds."""
    sums = {"move": t.turn.move, "influence": t.turn.influence, "heal": t.turn.heal}
    if t.combat is not None:
        sums |= t.combat.attack
        sums |= {f"block {element}": n for element, n in t.combat.block.items()}
    return {kind: n for kind, n in sums.items() if n}


def tokens(t: MageKnight) -> dict[str, int]:
    return {color: n for color, n in t.turn.tokens.items() if n}


# For the tests of every game


def reshuffled(t: MageKnight, seat: int | None, rng: Rng) -> MageKnight:
    """A table that could as well be this one, for all that `seat` can see."""
    t = msgspec.json.decode(msgspec.json.encode(t), type=MageKnight)
    if t.scores:
        return t  # all is revealed
    for who, hero in enumerate(t.heroes):
        if who == seat:
            mix(rng, hero.deck, hero.spared)
        else:
            # How many wounds a hand has shows when nothing else is in it.
            wounds = [card for card in hero.hand if card == WOUND]
            cards = [card for card in hero.hand if card != WOUND]
            left = [card for card in hero.deck if card == WOUND]
            deck = [card for card in hero.deck if card != WOUND]
            mix(rng, cards, deck)
            hero.hand, hero.deck = [*wounds, *cards], [*left, *deck]
            mix(rng, hero.deck, hero.spared)
        mix(rng, hero.skill_pile)
    core = [tile for tile in t.tile_pile if DATA.tile[tile].back == "core"]
    countryside = t.tile_pile[len(core) :]  # above them: their backs are seen
    for pile in (core, countryside, t.tile_box, t.unit_deck, t.elite_deck):
        mix(rng, pile)
    for deck in (t.advanced_deck, t.spell_deck):
        mix(rng, deck)
    t.tile_pile = [*core, *countryside]
    mix(rng, t.artifact_deck)
    if t.dummy is not None:
        mix(rng, t.dummy.deck)
        mix(rng, t.dummy.skills)
    down = [space for space in t.spaces.values() if space.ruins and not space.ruins_up]
    hidden = [space.ruins or "" for space in down]
    mix(rng, t.ruins_pile, hidden)
    for space, key in zip(down, hidden, strict=True):
        space.ruins = key
    for color, pile_ in t.piles.items():
        tokens = [
            token
            for space in t.spaces.values()
            for token in space.tokens
            if not token.up and DATA.enemy[token.enemy].color == color
        ]
        enemies = [token.enemy for token in tokens]
        mix(rng, pile_.draw, enemies)
        for token, enemy in zip(tokens, enemies, strict=True):
            token.enemy = enemy
    t.rng.state = rng.below(2**64)
    GAME.check(t)
    return t


def mix(rng: Rng, *piles: list[str]) -> None:
    """Shuffle several piles together, each keeping its size."""
    together = [card for pile in piles for card in pile]
    rng.shuffle(together)
    for pile in piles:
        pile[:] = [together.pop() for _ in pile]


TILES_NEXT = ((0, 2), (1, 1), (2, 0), (0, 3), (1, 2), (2, 1), (3, 0), (1, 3), (2, 2), (3, 1))


def grown(t: MageKnight, seat: int, rng: Rng) -> None:
    """Let a hero come far."""
    hero = t.heroes[seat]
    hero.fame = rng.pick([0, 5, 12, 30, 50, 90])
    hero.level = level_of(hero.fame).level
    hero.reputation = rng.below(15) - 7
    for color in BASIC:
        hero.crystals[color] = rng.below(4)
    spare = [*t.advanced_deck, *t.spell_deck, *t.artifact_deck]
    rng.shuffle(spare)
    give(t, *spare[: rng.below(6)], *[WOUND] * rng.below(3), seat=seat)
    give(t, *spare[6 : 6 + rng.below(5)], *[WOUND] * rng.below(3), seat=seat, to="deck")
    for _ in range(min(rng.below(hero.command + 1), len(t.unit_deck))):
        recruit = rng.pick(t.unit_deck)
        unit = enlist(t, recruit, seat, ready=rng.below(3) > 0, wounds=rng.below(4) // 3)
        banners = [card for card in hero.hand if card != WOUND and DATA.card[card].banner]
        if banners and rng.below(2):
            unit.banner = banners[0]
            hero.hand.remove(banners[0])
    at = rng.pick([space.key for space in t.spaces.values() if safe(t, seat, space)])
    hero.at = None if at == "Aa" else at
    near = [s for s in t.spaces.values() if s.site in ("keep", "mage_tower") and s.tokens]
    if near and rng.below(3) == 0:
        put(t, near[0].key)
        near[0].owner = seat
    for _ in range(min(rng.below(10), len(hero.deck))):
        hero.discard.append(hero.deck.pop())


def lively(seats: int, options: Mapping[str, str], seed: int) -> MageKnight:
    """The start of some turn in which there is more to do than in most games.

    The heroes have come far: tiles are laid, they stand among their sites with spells, artifacts,
    units, skills and crystals in plenty, and wounds and enemies all around.
    """
    t = setup(seed, seats, GAME.options({**options, "heroes": "dealt"}))
    rng = Rng(seed + 1)
    rounds = t.rounds
    t.round = rng.pick([1, 2, len(rounds), len(rounds)])
    t.night = rounds[t.round - 1]
    for position in TILES_NEXT[: rng.below(8)]:
        if len(t.tile_pile) > 1 + rng.below(3):
            place_tile(t, position, t.tile_pile.pop())
    tactics = [tactic.key for tactic in DATA.tactics if tactic.night == t.night]
    rng.shuffle(tactics)
    skills = [s.key for s in DATA.skills if seats > 1 or not s.interactive]
    rng.shuffle(skills)
    for seat, hero in enumerate(t.heroes):
        hero.tactic = tactics.pop()
        for _ in range(rng.below(5)):
            teach(t, skills.pop(), seat)
        grown(t, seat, rng)
    numbers = {seat: DATA.tactic[hero.tactic or ""].number for seat, hero in enumerate(t.heroes)}
    if t.dummy is not None:
        t.dummy.tactic = tactics.pop()
        numbers[DUMMY] = DATA.tactic[t.dummy.tactic].number
    t.order = sorted(numbers, key=lambda who: numbers[who])
    t.at = next(i for i, who in enumerate(t.order) if who >= 0)
    GAME.check(t)
    return t
