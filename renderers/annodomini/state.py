"""The view in small frozen pieces, so that what has not changed need not be drawn again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from games.annodomini.data import DATA, LINES
from games.annodomini.table import Player
from games.annodomini.view import View
from games.core import Ask
from renderers import Words
from renderers.annodomini.tiles import Place

Marks = tuple[tuple[str, int], ...]  # keys of options, and how often each is chosen so far

LOTS = frozenset({"take-tile", "exchange-for", "place-saracens"})
SECOND_THOUGHTS = frozenset({"take-tile", "exchange-too"})  # may begin with a swap
CARDS = frozenset({"trio-reward", "apprentice-keeps"})
TOKENS_OF_OTHERS = frozenset({"take-towers", "take-nobles"})


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
    marks: Marks = ()
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

    lots: Marks = ()
    buildings: Marks = ()
    castles: Marks = ()
    spaces: Marks = ()
    others: Marks = ()  # such as b4
    crops: Marks = ()
    characters: Marks = ()
    rest: tuple[str, ...] = ()  # keys that have no place of their own
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
    prompt = ask.prompt.key
    keys = [option.key for option in ask.options]

    def marks(found: Iterable[str]) -> Marks:
        return tuple((key, picked[key]) for key in found)

    digits = [key for key in keys if key.isdigit()]
    found = Choice(
        buildings=marks(key for key in keys if len(key) == 1 and key.isalpha()),
        castles=marks(key for key in keys if prompt == "choose-castle"),
        others=marks(key for key in keys if prompt in TOKENS_OF_OTHERS),
        crops=marks(key for key in keys if prompt == "which-trio"),
        characters=marks(key for key in keys if prompt in CARDS and key in DATA.points),
        prompt=prompt,
    )
    if prompt in LOTS:
        found = replace(found, lots=marks(digits))
    else:
        found = replace(found, spaces=marks(digits))
    sorted_out = {
        key
        for group in (
            found.lots,
            found.buildings,
            found.castles,
            found.spaces,
            found.others,
            found.crops,
        )
        for key, _ in group
    }
    if prompt != "apprentice-keeps":
        sorted_out |= {key for key, _ in found.characters}
    return replace(found, rest=tuple(key for key in keys if key not in sorted_out))
