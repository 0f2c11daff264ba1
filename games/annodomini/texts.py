"""How tiles are named to players."""

from __future__ import annotations

from collections.abc import Sequence

from games.annodomini.data import CROPS, DATA, Bonus, Tile
from games.annodomini.keys import lot_key
from games.annodomini.table import AnnoDomini, Score, Space
from games.core import Text, Value, text


def tile_text(tile: Tile) -> Text:
    """Name a tile: by a special building's own name, or by category and crops."""
    if tile.category == "building":
        return text("building", tile=tile.key)
    first, *others = tile.crops
    if others:
        second = text("crop-option", crop=others[0])
        return text("territory-of-two", category=tile.category, crop=first, second=second)
    return text("territory", category=tile.category, crop=first)


def space_text(space: Space) -> Text:
    """Name a tile in a kingdom, and say if it is a ruin."""
    name = tile_text(space.data)
    return text("ruin-of", tile=name) if space.ruin else name


def players(seats: Sequence[int]) -> Value:
    return [text("player", seat=seat) for seat in seats]


def crop_names(crops: Sequence[str]) -> Value:
    return [text("crop-name", crop=crop) for crop in crops]


def lot_text(t: AnnoDomini, place: int, paid: bool = True) -> Text:
    """Name a tile of the column, with its cost and what lies beside it."""
    lot = t.column[place]
    tile = tile_text(DATA.tile[lot.tile])
    args: dict[str, Value] = {"id": lot_key(place), "tile": tile, "cost": place if paid else 0}
    if lot.coins and lot.saracens:
        beside = text("beside-both", coins=lot.coins, saracens=lot.saracens)
    elif lot.coins:
        beside = text("beside-coins", n=lot.coins)
    elif lot.saracens:
        beside = text("beside-saracens", n=lot.saracens)
    else:
        return Text("lot", args)
    return Text("lot-with", {**args, "beside": beside})


def free_lot_text(t: AnnoDomini, place: int) -> Text:
    """Name a tile of the column where none costs anything."""
    return lot_text(t, place, paid=False)


def tile_hint(key: str) -> Text | None:
    """Say in short what a tile does."""
    tile = DATA.tile[key]
    parts: list[str | int | Text] = [
        text(f"got-{what}", n=n)
        for what, n in (
            ("towers", tile.towers),
            ("nobles", tile.nobles),
            ("coins", max(tile.coins, 0)),
        )
        if n
    ]
    if tile.coins < 0:
        parts.append(text("icon-loses", n=-tile.coins))
    if tile.collects:
        parts.append(text("icon-collects", crop=tile.collects))
    parts += lasting(tile)
    if not tile.saracens:
        return text("tile-does", parts=parts) if parts else None
    coming = text("icon-saracens", n=tile.saracens)
    return text("tile-does-and", parts=parts, saracens=coming) if parts else coming


def tokens_on(space: Space) -> list[Text]:
    """Say which tokens are on a tile."""
    tokens = {"towers": space.towers, "nobles": space.nobles}
    return [text(f"got-{what}", n=n) for what, n in tokens.items() if n]


def loss_hint(space: Space) -> Text | None:
    """Say what goes with a tile when it is lost: tokens, points and bonuses, but no icons."""
    parts: list[str | int | Text] = [*tokens_on(space), *lasting(space.data)]
    return text("tile-does", parts=parts) if parts else None


def lasting(tile: Tile) -> list[Text]:
    """Say what a tile does as long as it stands."""
    parts = [text("icon-points", n=tile.points)] if tile.points else []
    parts += [bonus_text(bonus) for bonus in tile.bonuses]
    return [*parts, text("icon-exchange")] if tile.exchange else parts


def element_name(element: str) -> str:
    """Return what the catalogs call an element: a crop there means a tile that grows it."""
    return f"crop-{element}" if element in CROPS else element


def bonus_text(bonus: Bonus) -> Text:
    element = element_name(bonus.element)
    if bonus.per == 1:
        return text("icon-bonus", points=bonus.points, element=element)
    return text("icon-bonus-per", points=bonus.points, per=bonus.per, elements=element)


def score_parts(score: Score) -> list[str | int | Text]:
    """Say where a player's points come from."""
    parts = {
        "from-tiles": score.tiles,
        "from-bonuses": score.bonuses,
        "from-characters": score.characters,
        "from-scenario": score.scenario,
    }
    parts |= {f"from-{element}": points for element, points in score.majorities.items()}
    return [text(key, n=n) for key, n in parts.items() if n or key == "from-tiles"]
