"""The map grows: placing tiles, what they bring, and what can be seen."""

from __future__ import annotations

from games.core import text
from games.mageknight.data import DATA
from games.mageknight.modifiers import NightSight, SpaceBending
from games.mageknight.rules.combat.enemies import draw_enemies
from games.mageknight.rules.offers import open_spells, train
from games.mageknight.scenarios import city_level
from games.mageknight.spaces import Space, Token
from games.mageknight.table import MageKnight
from games.mageknight.tiles import LETTERS, Position, center, unknown_beside

GARRISON = {"keep": "grey", "mage_tower": "violet"}
RAMPAGING = {"orc": "green", "draconum": "red"}
MINERS = {"countryside": "green", "core": "red"}  # who holds a mine beside a brown monster
EXPLORE_COST = 2


# Tiles


def place_tile(t: MageKnight, position: Position, tile: str) -> None:
    """Lay a tile and all that belongs on it."""
    q, r = center(position)
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
            space.ruins = t.draw(t.ruins_pile, text("revealed-ruins"))
            space.ruins_up = daylight(t)
        elif data.site == "monastery":
            train(t)
        elif data.site == "city" and t.scenario.city_levels:
            found = sum(other.level > 0 for other in t.spaces.values())
            space.level = city_level(t.options, t.seats, found)
            colors = DATA.city[data.color or ""].garrison[space.level - 1]
            space.tokens = [Token(enemy, up=False) for enemy in draw_enemies(t, *colors)]
        elif data.site == "city" and t.scenario.friendly:
            space.friendly, space.shields = True, [*range(t.seats)]
        elif data.site == "mine" and t.scenario.quest == "mines":
            seen, unseen = draw_enemies(t, MINERS[DATA.tile[tile].back], "brown")
            space.tokens = [Token(seen), Token(unseen, up=False)]
        if data.site == "mage_tower":
            open_spells(t)
            space.as_keep = t.scenario.quest == "strongholds"


# Exploring


def unexplored(t: MageKnight, space: Space) -> list[Position]:
    """The positions where a tile could be revealed from here."""
    reach = 2 if t.turn.has(SpaceBending) else 1
    shape = t.scenario.shape[t.seats]
    return list(unknown_beside(t.placed, shape, t.next_tile, reach)[space.key])


def explore(t: MageKnight, seat: int, position: Position) -> str:
    """Reveal the next tile there, and say which it is."""
    t.turn.moving = True
    tile = t.draw(t.tile_pile or t.tile_box, text("revealed-tile"))
    place_tile(t, position, tile)
    if t.deeds:
        t.deeds[-1].tiles.append(tile)
    fame = t.scenario.tile_fame
    t.gain_fame(seat, fame)
    t.tell("explores", seat=seat, tile=tile, n=fame, detail=False)
    reveal_garrisons(t, seat)
    return tile


# What can be seen


def daylight(t: MageKnight) -> bool:
    """Whether the player whose turn it is sees far."""
    return not t.night or t.turn.has(NightSight)


def reveal_garrisons(t: MageKnight, looking: int | None = None) -> None:
    """By day the garrisons next to any hero are seen, and stay so; at cities by night, too."""
    for seat, hero in enumerate(t.heroes):
        if hero.at is None:
            continue
        sees = daylight(t) and not (t.night and seat != t.acting)
        for space in t.around(t.spaces[hero.at]):
            if not (space.site == "city" or (sees and space.site in GARRISON)):
                continue
            for token in space.tokens:
                if not token.up:
                    token.up = True
                    t.reveal(text("revealed-enemy"))
                    t.tell(
                        "garrison-seen",
                        seat=looking,
                        space=space.key,
                        enemy=text("the-enemy", enemy=token.enemy),
                        values=token.enemy,
                    )


def reveal_ruins(t: MageKnight, spaces: list[Space], looking: int | None = None) -> None:
    for space in spaces:
        if space.ruins and not space.ruins_up:
            space.ruins_up = True
            t.reveal(text("revealed-ruins"))
            t.tell("ruins-seen", seat=looking, space=space.key, ruins=space.ruins)
