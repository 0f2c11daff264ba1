"""The view in small frozen pieces, so that what has not changed need not be drawn again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from games.annodomini.choices import (
    BuildingChoice,
    CastleChoice,
    CharacterChoice,
    ColumnChoice,
    CropChoice,
    SpaceChoice,
)
from games.annodomini.data import DATA, LINES
from games.annodomini.table import Player
from games.annodomini.view import View
from games.core import Ask, Option
from renderers import Words
from renderers.annodomini.tiles import Place

At = TypeVar("At")


class Mark(NamedTuple, Generic[At]):
    """Something that may be chosen: where it is, its key, and how often it is chosen so far."""

    at: At
    key: str
    picked: int


@dataclass(frozen=True)
class Realm:
    """A kingdom, with all that is drawn of it."""

    seat: int
    name: str
    coins: int
    places: tuple[Place | None, ...]
    characters: tuple[str, ...]
    acting: bool
    first: bool
    weakest: bool  # would be invaded now
    crowned: bool = False
    taken: str | None = None
    asked: bool = False  # what has no mark cannot be chosen, and is faded
    marks: tuple[Mark[int], ...] = ()
    trios: tuple[tuple[str, ...], ...] = ((),) * 9  # the crops that a tile there would complete

    @property
    def towers(self) -> int:
        return sum(place.towers for place in self.places if place)

    @property
    def nobles(self) -> int:
        return sum(place.nobles for place in self.places if place)


@dataclass(frozen=True)
class Choice:
    """Where the options of an ask are on the picture."""

    lots: tuple[Mark[int], ...] = ()
    buildings: tuple[Mark[int], ...] = ()
    spaces: tuple[Mark[int], ...] = ()  # of one's own kingdom
    others: tuple[Mark[SpaceChoice], ...] = ()  # spaces of other kingdoms
    castles: tuple[Mark[str], ...] = ()
    crops: tuple[Mark[str], ...] = ()
    characters: tuple[Mark[str], ...] = ()
    rest: tuple[Option[Any], ...] = ()  # what has no place of its own
    prompt: str = ""


def chooser(view: View) -> int | None:
    """Who chooses a castle next: from the last player to the first."""
    if view.round or view.over:
        return None
    order = [(view.first + i) % view.seats for i in range(view.seats)]
    return next((seat for seat in reversed(order) if not view.players[seat].tiles), None)


def actor(view: View) -> int | None:
    """Whose turn it is."""
    if view.over:
        return None
    return view.turn if view.turn is not None else chooser(view)


def ranked(view: View) -> list[int]:
    """The seats from the winner to the last; ties as in the rules."""

    def standing(seat: int) -> tuple[int, ...]:
        player = view.players[seat]
        return (
            view.scores[seat].total,
            "duchess" in player.characters,
            player.nobles,
            player.coins,
            player.towers,
            -((seat - view.first) % view.seats),
        )

    return sorted(range(view.seats), key=standing, reverse=True)


def weakest(view: View) -> tuple[int, ...]:
    """Whom the Saracens would raid: all with the fewest towers."""
    fewest = min(player.towers for player in view.players)
    return tuple(seat for seat, player in enumerate(view.players) if player.towers == fewest)


def places_of(player: Player) -> tuple[Place | None, ...]:
    return tuple(
        Place(space.tile, space.ruin, space.towers, space.nobles) if space is not None else None
        for space in player.kingdom
    )


def realm(view: View, words: Words, seat: int) -> Realm:
    player = view.players[seat]
    acting = actor(view) == seat
    return Realm(
        seat=seat,
        name=words.seat(seat),
        coins=player.coins,
        places=places_of(player),
        characters=(*player.characters, *([player.apprenticed] if player.apprenticed else [])),
        acting=acting,
        first=seat == view.first,
        weakest=seat in weakest(view) and view.round > 0 and not view.over,
        crowned=view.over and ranked(view)[0] == seat,
        taken=view.taken if acting else None,
    )


def completes(places: Sequence[Place | None], at: int, tile: str) -> tuple[str, ...]:
    """The crops of the trios that a tile would make on a free space."""

    def grows(place: int, crop: str) -> bool:
        there = places[place]
        return there is not None and not there.ruin and crop in DATA.tile[there.tile].crops

    return tuple(
        crop
        for crop in DATA.tile[tile].crops
        if any(
            at in line and all(place == at or grows(place, crop) for place in line)
            for line in LINES
        )
    )


def choice(ask: Ask | None, draft: Sequence[str]) -> Choice:
    """The options of an ask, sorted by where they lie."""
    if ask is None:
        return Choice()
    picked = Counter(draft)
    lots, buildings, spaces = list[Mark[int]](), list[Mark[int]](), list[Mark[int]]()
    castles, crops, characters = list[Mark[str]](), list[Mark[str]](), list[Mark[str]]()
    others: list[Mark[SpaceChoice]] = []
    rest: list[Option[Any]] = []
    for option in ask.options:
        key, n = option.key, picked[option.key]
        match option.value:
            case ColumnChoice(place):
                lots.append(Mark(place, key, n))
            case BuildingChoice(place):
                buildings.append(Mark(place, key, n))
            case SpaceChoice(seat, place) if seat == ask.seat:
                spaces.append(Mark(place, key, n))
            case SpaceChoice() as space:
                others.append(Mark(space, key, n))
            case CastleChoice(tile):
                castles.append(Mark(tile, key, n))
            case CropChoice(crop):
                crops.append(Mark(crop, key, n))
            case CharacterChoice(character):
                characters.append(Mark(character, key, n))
            case _:
                rest.append(option)
    return Choice(
        lots=tuple(lots),
        buildings=tuple(buildings),
        spaces=tuple(spaces),
        others=tuple(others),
        castles=tuple(castles),
        crops=tuple(crops),
        characters=tuple(characters),
        rest=tuple(rest),
        prompt=ask.prompt.key,
    )
