"""The land: placing tiles, what they bring, and what it costs to travel."""

from __future__ import annotations

from collections.abc import Sequence

from games.mageknight.data import DATA
from games.mageknight.table import CostChange, MageKnight, Space, Token
from games.mageknight.tiles import LETTERS, Position, centre, tiles_around, unknown_beside

GARRISON = {"keep": "grey", "mage_tower": "violet"}
RAMPAGING = {"orc": "green", "draconum": "red"}
EXPLORE_COST = 2
REVEAL_FAME = 1  # in this scenario
BOX_NEIGHBOURS = 3  # that a tile from the box must touch
OFFER = 3
PEACEFUL = ("portal", "city")  # no duels there

FAIR_WEATHER = CostChange(DATA.terrains, add=-2, least=1)  # for who prayed for it
FOUL_WEATHER = CostChange(DATA.terrains, add=1)  # for the others
FOUL_MOST = 5


# Tiles and tokens


def place_tile(t: MageKnight, position: Position, tile: str) -> None:
    """Lay a tile and all that belongs on it."""
    q, r = centre(position)
    t.tiles[f"{position[0]},{position[1]}"] = tile
    for letter, data in zip(LETTERS, DATA.tile[tile].hexes, strict=True):
        space = Space(
            f"{tile}{letter}", q + data.q, r + data.r, data.terrain, data.site, data.color
        )
        t.spaces[space.key] = space
        if data.rampaging:
            space.tokens = [Token(enemy) for enemy in draw_enemies(t, RAMPAGING[data.rampaging])]
            space.rampaging = True
        elif data.site in GARRISON:
            garrison = draw_enemies(t, GARRISON[data.site])
            space.tokens = [Token(enemy, up=False) for enemy in garrison]
        elif data.site == "ruins":
            space.ruins = t.draw(t.ruins_pile)
            space.ruins_up = daylight(t)
        elif data.site == "monastery":
            train(t)
        if data.site == "mage_tower":
            open_spells(t)


def tokens_of(color: str) -> list[str]:
    """All enemy tokens of a colour that are in the box."""
    return [enemy.key for enemy in DATA.enemies if enemy.color == color for _ in range(enemy.count)]


def draw_enemies(t: MageKnight, *colors: str) -> list[str]:
    """Tokens of these colours; an empty pile is made of what was discarded.

    When all tokens of a colour are in play, a copy of one of them does: no site is without enemies.
    """
    drawn = []
    for color in colors:
        pile = t.piles[color]
        if not pile.draw:
            pile.draw, pile.discard = pile.discard, []
            t.rng.shuffle(pile.draw)
        drawn.append(t.draw(pile.draw or [t.rng.pick(tokens_of(color))]))
    return drawn


def discard_enemy(t: MageKnight, enemy: str) -> None:
    """A token that has left the map goes to its pile; if none is missing, it was a copy."""
    data = DATA.enemy[enemy]
    pile = t.piles[data.color]
    lying = [token.enemy for space in t.spaces.values() for token in space.tokens]
    if [*pile.draw, *pile.discard, *lying].count(enemy) < data.count:
        pile.discard.append(enemy)


# Offers


def train(t: MageKnight) -> None:
    """A monastery teaches an advanced action."""
    if t.advanced_deck:
        t.training.append(t.draw(t.advanced_deck))


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
        offer.append(t.draw(deck))


# Exploring


def unexplored(t: MageKnight, space: Space) -> list[Position]:
    """The positions where a tile could be revealed from here."""
    reach = 2 if t.turn.bends_space else 1
    beside = unknown_beside(t.placed, reach)[space.key]
    if t.tile_pile:
        return list(beside)
    if not t.tile_box:
        return []
    return [spot for spot in beside if tiles_around(t.placed, spot) >= BOX_NEIGHBOURS]


def explore(t: MageKnight, seat: int, position: Position) -> None:
    """Reveal the next tile there; the city tile brings the last turns."""
    t.turn.moving = True
    tile = t.draw(t.tile_pile or t.tile_box)
    place_tile(t, position, tile)
    t.gain_fame(seat, REVEAL_FAME)
    t.tell("explores", seat=seat, tile=tile, n=REVEAL_FAME)
    if DATA.tile[tile].kind == "core_city" and t.final_turns is None:
        order = [*t.order[t.at + 1 :], *t.order[: t.at + 1]]
        t.final_turns = [other for other in order if other >= 0]
        t.turn.found_city = True
        t.say("city-found", seat=seat)
    reveal_garrisons(t, seat)


# What can be seen


def daylight(t: MageKnight) -> bool:
    """Whether the player whose turn it is sees far."""
    return not t.night or t.turn.sunlit


def reveal_garrisons(t: MageKnight, looking: int | None = None) -> None:
    """By day the garrisons next to any hero are seen, and stay so."""
    if not daylight(t):
        return
    for seat, hero in enumerate(t.heroes):
        if hero.at is None or (t.night and seat != t.acting):
            continue
        for space in t.around(t.spaces[hero.at]):
            for token in space.tokens:
                if space.site in GARRISON and not token.up:
                    token.up = True
                    t.reveal()
                    enemy = token.enemy
                    t.tell(
                        "garrison-seen", seat=looking, space=space.key, enemy=enemy, values=enemy
                    )


def reveal_ruins(t: MageKnight, spaces: list[Space], looking: int | None = None) -> None:
    for space in spaces:
        if space.ruins and not space.ruins_up:
            space.ruins_up = True
            t.reveal()
            t.tell("ruins-seen", seat=looking, space=space.key, ruins=space.ruins)


def arrive(t: MageKnight, seat: int, space: Space) -> None:
    """A hero comes to a space and looks around."""
    t.turn.moving = True
    t.heroes[seat].at = space.key
    t.turn.path.append(space.key)
    t.tell("moves", seat=seat, space=space.key)
    reveal_garrisons(t, seat)
    reveal_ruins(t, [space], seat)


# Where one may go


def enter_cost(t: MageKnight, seat: int, space: Space) -> int | None:
    """The move points to enter a space; None when it cannot be entered."""
    if space.site == "city" or rampaged(space):
        return None
    terrain = space.terrain
    cost = t.turn.opened.get(terrain, DATA.cost[terrain, t.dark])
    if cost is None:
        return None
    changes = [change for change in t.turn.costs if terrain in change.terrains]
    if t.weather is not None:
        changes.append(FAIR_WEATHER if t.weather == seat else FOUL_WEATHER)
    return changed(cost, changes)


def changed(cost: int, changes: Sequence[CostChange]) -> int:
    """A cost after several changes, in the order that is best for the traveller.

    What makes it dearer comes first, where a fixed cost may still replace it; the lowest fixed
    cost is the last of them; then what has the higher limit lowers it before what goes below.
    """
    for change in changes:
        if change.add > 0:
            cost = max(cost, min(FOUL_MOST, cost + change.add))
    fixed = [change.fixed for change in changes if change.fixed is not None]
    if fixed:
        cost = min(fixed)
    for change in sorted(changes, key=lambda change: -change.least):
        if change.add < 0:
            cost = min(cost, max(change.least, cost + change.add))
    return cost


def rampaged(space: Space) -> bool:
    return space.rampaging and bool(space.tokens)


def provoked(t: MageKnight, here: Space, there: Space) -> list[Space]:
    """The rampaging enemies that lie next to both spaces of a step."""
    if t.turn.sneaks:
        return []
    beside = {space.key for space in t.around(here)}
    return [space for space in t.around(there) if space.key in beside and rampaged(space)]


def others_at(t: MageKnight, seat: int, space: Space) -> list[int]:
    return [i for i, hero in enumerate(t.heroes) if hero.at == space.key and i != seat]


def duels(t: MageKnight) -> bool:
    return t.options.get("duels") == "on"


def attackable(t: MageKnight, seat: int, space: Space) -> int | None:
    """The hero on a space whom a player could attack there."""
    ending = t.announced is not None or t.final_turns is not None
    if not duels(t) or ending or space.site in PEACEFUL:
        return None
    there = others_at(t, seat, space)
    return next((other for other in there if not t.heroes[other].ahead), None)


def hostile(seat: int, space: Space) -> bool:
    """Whether entering is an assault: an unconquered site, or the keep of another."""
    if space.site == "keep":
        return space.owner != seat
    return space.site == "mage_tower" and space.owner is None


def safe(t: MageKnight, seat: int, space: Space) -> bool:
    """A space on which a hero may stay: open to him, and nobody else there."""
    if space.site == "portal":
        return True
    if DATA.cost[space.terrain, t.night] is None or space.site == "city":
        return False
    return not (rampaged(space) or hostile(seat, space) or others_at(t, seat, space))
