"""What is asked, sorted by where it is marked on the picture."""

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
from games.core import Ask, Option

At = TypeVar("At")


class Mark(NamedTuple, Generic[At]):
    """Something that may be chosen: where it is, its key, and how often it is chosen so far."""

    at: At
    key: str
    picked: int


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


def choice(ask: Ask | None, draft: Sequence[str]) -> Choice:
    """Sort the options of an ask by where they lie."""
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
