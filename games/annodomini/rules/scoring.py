"""The end of 890 Anno Domini: points, majorities, and who wins ties."""

from __future__ import annotations

from games.annodomini.data import CROPS, DATA
from games.annodomini.table import AnnoDomini, Score

CARAVANNER = 2  # points a tavern


def count(t: AnnoDomini, seat: int, element: str) -> int:
    """Count what a kingdom really has of an element: tokens and standing tiles, never icons."""
    player = t.players[seat]
    if element == "tower":
        return player.towers
    if element == "noble":
        return player.nobles
    if element == "coin":
        return player.coins
    if element == "character":
        return len(player.characters)
    if element == "ruin":
        return sum(space.ruin for space in player.tiles)
    if element in CROPS:
        return sum(element in space.crops for space in player.tiles)
    return sum(not space.ruin and space.data.category == element for space in player.tiles)


def standing(t: AnnoDomini, seat: int) -> tuple[int, ...]:
    """Break ties: the Duchess, then nobles, coins, towers, and the earlier in turn order."""
    player = t.players[seat]
    duchess = "duchess" in player.characters
    return duchess, player.nobles, player.coins, player.towers, -((seat - t.first) % t.seats)


def ranking(t: AnnoDomini) -> list[int]:
    """List the seats from the winner to the last, once the points are counted."""
    return sorted(
        range(t.seats), key=lambda seat: (t.scores[seat].total, standing(t, seat)), reverse=True
    )


def majorities(t: AnnoDomini) -> list[dict[str, int]]:
    """Award the prizes for the most nobles, coins and towers; none for having none."""
    won: list[dict[str, int]] = [{} for _ in range(t.seats)]
    for element, points in t.scenario.prizes.items():
        counts = {seat: count(t, seat, element) for seat in range(t.seats)}
        ranking = sorted(
            (seat for seat in counts if counts[seat]),
            key=lambda seat: (counts[seat], standing(t, seat)),
            reverse=True,
        )
        for seat, prize in zip(ranking, points, strict=False):
            won[seat][element] = prize
    return won


def score(t: AnnoDomini) -> list[Score]:
    won = majorities(t)
    return [score_of(t, seat, won[seat]) for seat in range(t.seats)]


def score_of(t: AnnoDomini, seat: int, won: dict[str, int]) -> Score:
    player = t.players[seat]
    standing_tiles = [space.data for space in player.tiles if not space.ruin]
    characters = sum(DATA.points[key] for key in player.characters)
    if "caravanner" in player.characters:
        characters += CARAVANNER * count(t, seat, "tavern")
    if player.apprenticed is not None:
        characters += DATA.points[player.apprenticed]
    rules = t.scenario.rules
    return Score(
        tiles=sum(tile.points for tile in standing_tiles),
        bonuses=sum(
            bonus.points * (count(t, seat, bonus.element) // bonus.per)
            for tile in standing_tiles
            for bonus in tile.bonuses
        ),
        characters=characters,
        scenario=rules.points_per_ruin * count(t, seat, "ruin")
        + rules.points_per_church * count(t, seat, "church"),
        majorities=won,
    )
