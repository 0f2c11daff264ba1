"""The table of 890 Anno Domini: the market, the banners, and the players' kingdoms."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from games.annodomini.data import (
    COINS,
    COLUMN,
    CROPS,
    DATA,
    NOBLES,
    SARACENS,
    SPACES,
    TOWERS,
    Scenario,
    Tile,
)
from games.core import Table, text


@dataclass
class Space:
    """A tile in a kingdom, with the tokens on it."""

    tile: str
    ruin: bool = False
    towers: int = 0
    nobles: int = 0

    @property
    def data(self) -> Tile:
        return DATA.tile[self.tile]

    @property
    def is_castle(self) -> bool:
        return self.data.category == "castle"

    @property
    def crops(self) -> list[str]:
        """Return what grows there: nothing on a ruin."""
        return [] if self.ruin else self.data.crops


@dataclass
class Player:
    coins: int = 0
    kingdom: list[Space | None] = field(default_factory=lambda: [None for _ in SPACES])
    characters: list[str] = field(default_factory=list)
    apprenticed: str | None = None  # the card that the Apprentice kept at the end

    @property
    def tiles(self) -> list[Space]:
        return [space for space in self.kingdom if space is not None]

    @property
    def towers(self) -> int:
        return sum(space.towers for space in self.kingdom if space is not None)

    @property
    def nobles(self) -> int:
        return sum(space.nobles for space in self.kingdom if space is not None)

    def occupied(self) -> Iterator[tuple[int, Space]]:
        for place, space in enumerate(self.kingdom):
            if space is not None:
                yield place, space

    @property
    def exchangeable(self) -> tuple[int, Space] | None:
        """Return the tile that may be discarded for a free one, with its place."""
        for place, space in self.occupied():
            if space.data.exchange and not space.ruin:
                return place, space
        return None

    def grows(self, crop: str) -> bool:
        return any(crop in space.crops for space in self.tiles)

    @property
    def castle(self) -> Space:
        return next(space for space in self.tiles if space.is_castle)


@dataclass
class Lot:
    """A territory tile of the column, with what lies beside it."""

    tile: str
    coins: int = 0
    saracens: int = 0


@dataclass
class Supply:
    """What nobody has."""

    towers: int = TOWERS
    nobles: int = NOBLES
    coins: int = COINS
    saracens: int = SARACENS


@dataclass
class Score:
    """How a player's points came about."""

    tiles: int
    bonuses: int  # multiplying bonuses of tiles
    characters: int
    scenario: int  # special rules
    majorities: dict[str, int]  # for nobles, coins, towers

    @property
    def total(self) -> int:
        parts = (self.tiles, self.bonuses, self.characters, self.scenario)
        return sum(parts) + sum(self.majorities.values())


@dataclass
class Transfer:
    """Coins, towers or nobles that changed hands. None is the supply, or the market."""

    what: str  # coin, tower, noble
    n: int
    giver: int | None
    taker: int | None


@dataclass
class Trio:
    crop: str
    reward: str  # a character, coins or noble


@dataclass
class Loss:
    """A tile that an invasion ruined, with the tokens that were on it."""

    seat: int
    tile: str
    towers: int
    nobles: int


@dataclass
class TurnRecord:
    """What happened in a turn, for those who look at the table afterwards."""

    number: int  # of the turn; 0 while castles are chosen
    seat: int
    tiles: list[str] = field(default_factory=list)  # placed; an exchange comes before another one
    transfers: list[Transfer] = field(default_factory=list)
    trios: list[Trio] = field(default_factory=list)
    saracens: int = 0  # by which the invaders advanced
    losses: list[Loss] = field(default_factory=list)

    def move(self, what: str, n: int, giver: int | None, taker: int | None) -> None:
        """Note what changed hands, together with more of the same."""
        for transfer in self.transfers:
            if (transfer.what, transfer.giver, transfer.taker) == (what, giver, taker):
                transfer.n += n
                return
        if n:
            self.transfers.append(Transfer(what, n, giver, taker))


@dataclass
class AnnoDomini(Table):
    scenario_key: str = ""
    round: int = 0  # 0 while castles are chosen
    turn: int = 0  # how many have had their turn in this round
    first: int = 0
    players: list[Player] = field(default_factory=list)
    castles: list[str] = field(default_factory=list)  # not yet chosen
    stack: list[str] = field(default_factory=list)  # the top is the last
    column: list[Lot] = field(default_factory=list)  # the free tile first
    buildings: list[str] = field(default_factory=list)
    banners: dict[str, list[str]] = field(default_factory=lambda: {crop: [] for crop in CROPS})
    undealt: list[str] = field(default_factory=list)
    supply: Supply = field(default_factory=Supply)
    invaders: int = 0
    invaders_moved: bool = False  # in this turn
    taken: str | None = None  # the tile that is being placed
    invaded: list[int] = field(default_factory=list)  # who must give up a tile now
    scores: list[Score] = field(default_factory=list)  # at the end
    recent: list[TurnRecord] = field(default_factory=list)  # of one turn each, the latest last

    @property
    def record(self) -> TurnRecord:
        """Return the record of this turn; the first thing that is noted begins it."""
        number = self.round * self.seats + self.turn
        if not self.recent or self.recent[-1].number != number:
            self.begin_record(TurnRecord(number, self.turn_order()[self.turn]))
        return self.recent[-1]

    def begin_record(self, record: TurnRecord) -> None:
        """Keep it, and as many before it as there are other players."""
        self.recent = [*self.recent, record][-self.seats :]

    @property
    def scenario(self) -> Scenario:
        return DATA.scenario[self.scenario_key, self.seats == 2]

    @property
    def defense(self) -> int:
        return self.seats + sum(player.towers for player in self.players)

    @property
    def weakest(self) -> list[int]:
        """List whom an invasion would hit: all with the fewest towers."""
        fewest = min(player.towers for player in self.players)
        return [seat for seat, player in enumerate(self.players) if player.towers == fewest]

    def turn_order(self, start: int | None = None) -> list[int]:
        """List the seats clockwise, from the first player or another one."""
        begin = self.first if start is None else start
        return [(begin + i) % self.seats for i in range(self.seats)]

    def castle_order(self) -> list[int]:
        """List the seats as they choose castles: from the last player to the first."""
        return self.turn_order()[::-1]

    def others(self, seat: int) -> list[int]:
        return self.turn_order(seat)[1:]

    def refill_column(self) -> list[str]:
        """Turn tiles up until the column is full or the stack is empty; return them."""
        gaps = min(len(self.stack), COLUMN - len(self.column))
        new = [self.draw(self.stack, text("revealed-tile")) for _ in range(gaps)]
        self.column += [Lot(tile) for tile in new]
        return new

    # Tokens. All of them take what is left when the supply is short.

    def add_towers(self, space: Space, n: int) -> int:
        n = min(n, self.supply.towers)
        self.supply.towers -= n
        space.towers += n
        return n

    def add_nobles(self, space: Space, n: int) -> int:
        n = min(n, self.supply.nobles)
        self.supply.nobles -= n
        space.nobles += n
        return n

    def gain_coins(self, seat: int, n: int) -> int:
        n = min(n, self.supply.coins)
        self.supply.coins -= n
        self.players[seat].coins += n
        if self.round:
            self.record.move("coin", n, None, seat)
        return n

    def lose_coins(self, seat: int, n: int) -> int:
        n = min(n, self.players[seat].coins)
        self.players[seat].coins -= n
        self.supply.coins += n
        self.record.move("coin", n, seat, None)
        return n

    def pass_on(self, giver: int, taker: int) -> None:
        """Give another player a coin."""
        self.players[giver].coins -= 1
        self.players[taker].coins += 1
        self.record.move("coin", 1, giver, taker)

    def clear(self, space: Space) -> None:
        """Return the tokens on a tile to the supply."""
        self.supply.towers += space.towers
        self.supply.nobles += space.nobles
        space.towers = space.nobles = 0
