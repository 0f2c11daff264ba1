"""What a position of 890 Anno Domini is worth to a player, in points at the end.

The computer player tries each tile on a copy of the table and judges what came of it. The weights
were found by letting computer players play against each other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import exp, prod

from games.annodomini.data import CROPS, DATA, LINES
from games.annodomini.rules.scoring import CARAVANNER, count, score_of, standing
from games.annodomini.table import AnnoDomini, Lot, Player, Space, Supply
from games.annodomini.view import View
from games.core import Rng

Kingdom = list[Space | None]

COIN, FADES = 0.75, 0.88  # the first coin, and how much less each further one is worth
SPENT = 4  # coins lose their worth in so many last turns
LOSS = 2.4  # points that an invasion costs
MAKES = (0.35, 0.1, 0.03)  # the chance of the best, second, third crop for a space
BEGUN = 0.13  # the worth of a line with one tile of a crop and two free spaces, in trios
STANDING = {"noble": 1, "coin": 2, "tower": 3}  # where `standing` has how many of them somebody has
MALICE = 0.3  # of what the others lose, to be shared by them
GROWTH = {  # how many of an element a further tile brings
    "church": 0.2, "tavern": 0.15, "farm": 0.25, "building": 0.1, "character": 0.3,
    "noble": 0.3, "tower": 0.4, "ruin": 0.15, "coin": 0.0,
}  # fmt: skip
CROP_GROWTH = 0.35


def as_seen(view: View) -> AnnoDomini:
    """Lay out a table with all that the view shows, and nothing in the stacks."""
    return AnnoDomini(
        seats=view.seats,
        options={},
        rng=Rng(0),
        scenario_key=view.scenario,
        round=view.round,
        first=view.first,
        players=view.players,
        castles=view.castles,
        column=view.column,
        buildings=view.buildings,
        banners=view.banners,
        supply=view.supply,
        invaders=view.invaders,
        taken=view.taken,
    )


def copied(t: AnnoDomini) -> AnnoDomini:
    """Copy a table to try something on it; what no placement changes is shared."""
    return replace(
        t,
        players=[
            Player(
                player.coins,
                [
                    space and Space(space.tile, space.ruin, space.towers, space.nobles)
                    for space in player.kingdom
                ],
                [*player.characters],
            )
            for player in t.players
        ],
        column=[Lot(lot.tile, lot.coins, lot.saracens) for lot in t.column],
        buildings=[*t.buildings],
        supply=Supply(t.supply.towers, t.supply.nobles, t.supply.coins, t.supply.saracens),
        invaders_moved=False,
        news=[],
    )


def turns_left(player: Player) -> int:
    return player.kingdom.count(None)


def ahead(by: float, width: float) -> float:
    """Estimate the chance to be ahead at the end from the lead now."""
    return 1 / (1 + exp(-by / width))


class Valuation:
    """Judges positions for one seat, beginning with the table as it is now.

    What characters and tokens are worth is judged once, from that table.
    """

    def __init__(self, t: AnnoDomini, seat: int) -> None:
        self.t = t
        self.seat = seat
        self.now = self.position(t, layout=False)
        self.turns = turns_left(t.players[seat])
        self.coins = t.scenario.rules.trio_coins
        self.rewards = {
            crop: sorted(map(self.character, t.banners[crop]), reverse=True) for crop in CROPS
        }
        self.consolation = self.more(coins=self.coins)
        if t.scenario.rules.trio_noble and t.supply.nobles:
            self.consolation = max(self.consolation, self.more(nobles=1))

    # What there is already

    def position(self, t: AnnoDomini, layout: bool = True) -> float:
        """Judge all that the seat has and may hope for; without `layout`, except trios to come."""
        player = t.players[self.seat]
        worth = score_of(t, self.seat, {}).total + self.growth(t) + self.purse(player)
        worth += self.majorities(t) - self.danger(t)
        return worth + (self.prospects(player.kingdom) if layout else 0.0)

    def purse(self, player: Player) -> float:
        """Judge a player's coins: they buy better tiles as long as there are turns."""
        return COIN * (1 - FADES**player.coins) / (1 - FADES) * min(1.0, turns_left(player) / SPENT)

    def growth(self, t: AnnoDomini) -> float:
        """Estimate how much the multiplying bonuses will still grow."""
        player = t.players[self.seat]
        per_tile = sum(
            bonus.points / bonus.per * GROWTH.get(bonus.element, CROP_GROWTH)
            for space in player.tiles
            if not space.ruin
            for bonus in space.data.bonuses
        )
        if "caravanner" in player.characters:
            per_tile += CARAVANNER * GROWTH["tavern"]
        return per_tile * turns_left(player)

    def majorities(self, t: AnnoDomini) -> float:
        """Weigh the scenario's prizes with the chance to be first or second."""
        turns = turns_left(t.players[self.seat])
        width = 0.15 + 0.3 * turns
        mine, *theirs = (standing(t, seat) for seat in (self.seat, *t.others(self.seat)))
        margins = [0.3 if mine > other else -0.3 for other in theirs]
        worth = 0.0
        for element, points in t.scenario.prizes.items():
            place = STANDING[element]
            if mine[place] == turns == 0:
                continue
            chances = [
                ahead(mine[place] - other[place] + margin, width)
                for other, margin in zip(theirs, margins, strict=True)
            ]
            first = prod(chances)
            worth += points[0] * first
            if len(points) > 1:
                worth += points[1] * sum((1 - chance) / chance for chance in chances) * first
        return worth

    def danger(self, t: AnnoDomini) -> float:
        """Estimate what later invasions cost: how many, and the chance to be among the weakest."""
        tiles = sum(turns_left(player) for player in t.players)
        towers = [player.towers for player in t.players]
        landings = max(0.0, (0.3 * tiles - (t.seats + sum(towers) - t.invaders) + 1.5) / 3)
        landings = min(landings, tiles / 4)
        if not landings:
            return 0.0
        mine, width = towers.pop(self.seat), 0.5 + tiles / 20
        return landings * prod(ahead(other - mine + 0.5, width) for other in towers) * LOSS

    def prospects(self, kingdom: Kingdom) -> float:
        """Judge trios to come: each free space by the crops that would complete lines there."""
        grown = [None if space is None else space.crops for space in kingdom]
        begun = 0.0
        finished: dict[int, dict[str, float]] = {}
        for line in LINES:
            crops = [here for place in line if (here := grown[place]) is not None]
            if len(crops) == 1 and crops[0]:
                begun += BEGUN * max(map(self.reward, crops[0]))
            elif len(crops) == 2:
                shared = [crop for crop in crops[0] if crop in crops[1]]
                gains = finished.setdefault(next(p for p in line if grown[p] is None), {})
                for crop in shared:
                    gains[crop] = gains.get(crop, 0.0) + self.reward(crop)
        return begun + sum(
            chance * gain
            for gains in finished.values()
            for chance, gain in zip(MAKES, sorted(gains.values(), reverse=True), strict=False)
        )

    # What could come

    def reward(self, crop: str, taken: int = 0) -> float:
        """Find the best that a trio of this crop brings, after `taken` other trios of it."""
        cards = self.rewards[crop]
        return max(cards[taken] if taken < len(cards) else 0.0, self.consolation)

    def trios(self, crops: list[str]) -> float:
        return sum(self.reward(crop, crops[:i].count(crop)) for i, crop in enumerate(crops))

    def invasion_now(self, t: AnnoDomini) -> float:
        """Judge the invasion of this turn, if there is one; the losses of others are a gain."""
        if not t.invaders_moved or t.invaders <= t.defense:
            return 0.0
        lost = t.weakest
        worth = MALICE * LOSS * len([seat for seat in lost if seat != self.seat]) / (t.seats - 1)
        return worth - (LOSS if self.seat in lost else 0.0)

    def more(self, coins: int = 0, nobles: int = 0, towers: int = 0) -> float:
        """Judge how much these tokens would add."""
        player = self.t.players[self.seat]
        if not player.tiles:
            return 0.5 * coins + 1.5 * nobles + 1.5 * towers
        space = player.tiles[0]
        more = Space(space.tile, space.ruin, space.towers + towers, space.nobles + nobles)
        kingdom = [more if other is space else other for other in player.kingdom]
        players = [*self.t.players]
        players[self.seat] = Player(player.coins + coins, kingdom, player.characters)
        return self.position(replace(self.t, players=players), layout=False) - self.now

    def character(self, key: str) -> float:
        """Add up a character's points, what it does, and what bonuses for characters give."""
        extra = ABILITIES[key](self) if key in ABILITIES else 0.0
        town = sum(
            bonus.points
            for space in self.t.players[self.seat].tiles
            if not space.ruin
            for bonus in space.data.bonuses
            if bonus.element == "character"
        )
        return DATA.points[key] + extra + town

    def taverns(self) -> float:
        return count(self.t, self.seat, "tavern") + GROWTH["tavern"] * self.turns

    def robbed(self, element: str) -> int:
        """Count the others who have any of it."""
        return sum(count(self.t, other, element) > 0 for other in self.t.others(self.seat))

    def has_ruin(self) -> bool:
        tiles = self.t.players[self.seat].tiles
        return any(space.ruin and space.data.is_territory for space in tiles)


# What a character's ability is worth beside its points. A token that another loses counts for more
# than one from the supply.
ABILITIES: dict[str, Callable[[Valuation], float]] = {
    "apprentice": lambda w: 4.7,
    "military-architect": lambda w: 0.05 * w.turns,
    "treasurer": lambda w: 0.9 * w.more(coins=w.turns),
    "caravanner": lambda w: CARAVANNER * w.taverns(),
    "master-builder": lambda w: 1.5 if w.has_ruin() else 0.0,
    "cartographer": lambda w: 0.05 * w.turns,
    "courtesan": lambda w: 1.4 * w.more(nobles=min(1, w.robbed("noble"))),
    "duchess": lambda w: 1.5,
    "blacksmith": lambda w: w.more(towers=min(1, w.t.supply.towers)),
    "thief": lambda w: 1.3 * w.more(coins=w.robbed("coin")),
    "minstrel": lambda w: 0.05 * w.turns,
    "merchant": lambda w: w.more(coins=2),
    "mystic": lambda w: 0.05 * w.turns,
    "tailor": lambda w: w.more(coins=w.t.players[w.seat].nobles),
    "strategist": lambda w: w.more(towers=min(2, w.t.supply.towers)),
    "traitor": lambda w: 1.4 * w.more(towers=min(1, w.robbed("tower"))),
    "trumpet-player": lambda w: w.more(nobles=min(1, w.t.supply.nobles)),
}
