"""The rules of 890 Anno Domini: eight rounds of taking a tile, placing it, trios and invasion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from games.annodomini.characters import add_noble, add_tokens, attract
from games.annodomini.choices import (
    BuildingChoice,
    CastleChoice,
    CharacterChoice,
    ColumnChoice,
    CropChoice,
    Deed,
    SpaceChoice,
)
from games.annodomini.data import (
    BUILDING_COST,
    BUILDING_KEYS,
    CENTRE,
    COLUMN,
    CROPS,
    DATA,
    LINES,
    ROUNDS,
    SCENARIOS,
    SPACES,
    TRIO_COINS,
    Tile,
)
from games.annodomini.scoring import score, standing
from games.annodomini.table import AnnoDomini, Lot, Player, Space
from games.annodomini.texts import (
    free_lot_text,
    loss_hint,
    lot_text,
    score_parts,
    tile_hint,
    tile_text,
)
from games.core import Option, Result, Rng, Text, checkpoint, choose, text, together

ALSO_EXCHANGE = (
    Option("exchange", text("use-exchange"), Deed.EXCHANGE),
    Option("no", text("keep-village"), Deed.KEEP, idle=True),
)
Take: TypeAlias = ColumnChoice | BuildingChoice | Deed


def setup(seed: int, seats: int, options: Mapping[str, str]) -> AnnoDomini:
    t = AnnoDomini(seats=seats, options=dict(options), rng=Rng(seed))
    t.players = [Player() for _ in range(seats)]

    buildings = [tile.key for tile in DATA.buildings]
    t.rng.shuffle(buildings)
    t.buildings = buildings[: seats + 1]

    t.stack = [tile.key for tile in DATA.territories if tile.from_players <= seats]
    t.rng.shuffle(t.stack)
    t.column = [Lot(t.stack.pop()) for _ in range(COLUMN)]

    chosen = options["scenario"]
    t.scenario_key = t.rng.pick(SCENARIOS) if chosen == "random" else chosen

    cards = [character.key for character in DATA.characters]
    t.rng.shuffle(cards)
    for crop in CROPS:
        t.banners[crop] = [cards.pop() for _ in range(3 if seats == 4 else 2)]
    t.undealt = cards

    t.first = t.rng.below(seats)
    castles = [tile.key for tile in DATA.castles]
    t.rng.shuffle(castles)
    t.castles = castles[:seats]

    for seat in range(seats):
        t.gain_coins(seat, t.scenario.coins)
    for lot in t.column[COLUMN - t.scenario.rules.get("setup-saracen-tokens", 0) :]:
        lot.saracens += 1
        t.supply.saracens -= 1
    return t


async def play(t: AnnoDomini) -> Result:
    if t.round == 0:
        await choose_castles(t)
        t.round = 1
    while t.round <= ROUNDS:
        await checkpoint()
        if t.turn == 0:
            t.say("round-begins", round=t.round, rounds=ROUNDS)
        await turn(t, t.turn_order()[t.turn])
        t.turn += 1
        if t.turn == t.seats:
            t.round, t.turn = t.round + 1, 0
    return await end_of_the_game(t)


def introduce(t: AnnoDomini) -> None:
    """The scenario card, read aloud."""
    card = t.scenario
    t.say("scenario-is", scenario=card.key, about=text(f"about-{card.key}"))
    t.say("starting-coins", n=card.coins)
    nobles, coins, towers = (
        " / ".join(map(str, prizes)) for prizes in (card.noble, card.coin, card.tower)
    )
    key = "prizes-for-two" if card.two_players else "prizes"
    t.say(key, nobles=nobles, coins=coins, towers=towers)
    t.say("game-begins", seat=t.first)


async def choose_castles(t: AnnoDomini) -> None:
    """From the last player to the first."""
    introduce(t)
    for seat in reversed(t.turn_order()):
        chosen = await choose(
            seat,
            text("choose-castle"),
            [
                Option(key, tile_text(DATA.tile[key]), CastleChoice(key), hint=tile_hint(key))
                for key in t.castles
            ],
        )
        castle = chosen.tile
        t.castles.remove(castle)
        space = Space(castle)
        t.players[seat].kingdom[CENTRE] = space
        coins = t.gain_coins(seat, DATA.tile[castle].coins)
        towers = t.add_towers(space, t.scenario.rules.get("setup-castle-tower", 0))
        got = {"towers": towers, "coins": coins}
        happened: list[str | int | Text] = [
            text(f"got-{what}", n=n) for what, n in got.items() if n
        ]
        if happened:
            t.say("castle-chosen-with", seat=seat, tile=tile_text(space.data), happened=happened)
        else:
            t.say("castle-chosen", seat=seat, tile=tile_text(space.data))


async def turn(t: AnnoDomini, seat: int) -> None:
    t.invaders_moved = False
    if "treasurer" in t.players[seat].characters and t.gain_coins(seat, 1):
        t.say("treasurer-pays", seat=seat)
    await take_a_tile(t, seat)
    if t.invaders_moved and t.invaders > t.defence:
        await invasion(t, seat)


# Step one: taking a tile


async def take_a_tile(t: AnnoDomini, seat: int) -> None:
    player = t.players[seat]
    # An Inventor who is attracted in the exchange came after the beginning of this turn.
    inventor = "inventor" in player.characters
    chosen = await choose(seat, text("take-tile"), on_offer(t, seat, inventor))
    if chosen is Deed.EXCHANGE:
        await exchange(t, seat)
        chosen = await choose(seat, text("take-tile"), on_offer(t, seat, inventor))
    if isinstance(chosen, ColumnChoice):
        pay(t, seat, chosen.place)
        await place_in_kingdom(t, seat, take_lot(t, seat, chosen.place, paid=chosen.place))
    elif isinstance(chosen, BuildingChoice):
        pay(t, seat, COLUMN)
        t.say("pays", seat=seat, n=COLUMN)
        await take_building(t, seat, chosen.place)
    else:
        player.characters.remove("inventor")
        t.say("inventor-leaves", seat=seat)
        options = building_options(t, cost=0)
        building: BuildingChoice = await choose(seat, text("choose-building"), options)
        await take_building(t, seat, building.place)
        if may_exchange(t, seat):
            also = await choose(seat, text("exchange-too"), ALSO_EXCHANGE)
            if also is Deed.EXCHANGE:
                await exchange(t, seat)


def may_exchange(t: AnnoDomini, seat: int) -> bool:
    return bool(t.column) and any(
        space.data.exchange and not space.ruin for space in t.players[seat].tiles
    )


def on_offer(t: AnnoDomini, seat: int, inventor: bool) -> list[Option[Take]]:
    """What the player may do now: every tile that they can pay, and what starts a turn."""
    player = t.players[seat]
    options: list[Option[Take]] = [
        Option(
            str(i + 1),
            lot_text(t, i),
            ColumnChoice(i),
            group=text("group-column"),
            hint=tile_hint(lot.tile),
        )
        for i, lot in enumerate(t.column)
        if player.coins >= i
    ]
    if player.coins >= BUILDING_COST:
        options += building_options(t)
    if inventor and any(t.buildings):
        use = text("use-inventor", points=DATA.points["inventor"])
        options.append(Option("inventor", use, Deed.INVENTOR, group=text("group-first")))
    if may_exchange(t, seat):
        use = text("use-exchange")
        options.append(Option("exchange", use, Deed.EXCHANGE, group=text("group-first")))
    return options


def building_options(t: AnnoDomini, cost: int = BUILDING_COST) -> list[Option[Any]]:
    """Each stands for a `BuildingChoice`."""
    return [
        Option(
            BUILDING_KEYS[i],
            text("building-option", place=BUILDING_KEYS[i].upper(), tile=key, cost=cost),
            BuildingChoice(i),
            group=text("group-buildings", cost=cost),
            hint=tile_hint(key),
        )
        for i, key in enumerate(t.buildings)
        if key
    ]


def pay(t: AnnoDomini, seat: int, skipped: int) -> None:
    """A coin on each tile that is skipped; those that find no tile go to the supply."""
    t.players[seat].coins -= skipped
    for lot in t.column[:skipped]:
        lot.coins += 1
    t.supply.coins += max(0, skipped - len(t.column))


def take_lot(t: AnnoDomini, seat: int, place: int, paid: int = 0) -> Lot:
    """A tile of the column with the coins on it; the others move down, and a new one comes."""
    lot = t.column.pop(place)
    t.players[seat].coins += lot.coins
    counts = {"paid-coins": paid, "found-coins": lot.coins, "found-saracens": lot.saracens}
    details: list[str | int | Text] = [text(key, n=n) for key, n in counts.items() if n]
    if details:
        t.say("takes-tile-and", seat=seat, tile=tile_text(DATA.tile[lot.tile]), details=details)
    else:
        t.say("takes-tile", seat=seat, tile=tile_text(DATA.tile[lot.tile]))
    if t.stack:
        t.column.append(Lot(t.draw(t.stack)))
    return lot


async def take_building(t: AnnoDomini, seat: int, place: int) -> None:
    key = t.buildings[place]
    # The row never closes up: the others keep their letters.
    t.buildings[place] = ""
    t.say("takes-building", seat=seat, tile=key)
    await place_in_kingdom(t, seat, Lot(key))


async def exchange(t: AnnoDomini, seat: int) -> None:
    """Discard the tile with that icon for a free one of the column, on the same space."""
    place, old = next(
        (place, space)
        for place, space in t.players[seat].occupied()
        if space.data.exchange and not space.ruin
    )
    chosen = await choose(
        seat,
        text("exchange-for"),
        [
            Option(str(i + 1), free_lot_text(t, i), ColumnChoice(i), hint=tile_hint(lot.tile))
            for i, lot in enumerate(t.column)
        ],
    )
    t.clear(old)
    t.players[seat].kingdom[place] = None
    t.say("exchanges", seat=seat, tile=tile_text(old.data), space=place + 1)
    await settle(t, seat, take_lot(t, seat, chosen.place), place)


# Step two: adding the tile to the kingdom


async def place_in_kingdom(t: AnnoDomini, seat: int, lot: Lot) -> None:
    kingdom = t.players[seat].kingdom
    t.taken = lot.tile
    chosen = await choose(
        seat,
        text("place-tile", tile=tile_text(DATA.tile[lot.tile])),
        [
            Option(
                str(place + 1),
                text("space-option", space=place + 1),
                SpaceChoice(seat, place),
            )
            for place in SPACES
            if kingdom[place] is None
        ],
    )
    await settle(t, seat, lot, chosen.place)


async def settle(t: AnnoDomini, seat: int, lot: Lot, place: int) -> None:
    """The tile comes to lie; its effects, then its trios."""
    t.taken = None
    space = Space(lot.tile)
    t.players[seat].kingdom[place] = space
    happened = apply_icons(t, seat, space, lot.saracens)
    if happened:
        t.say("places-and-gets", seat=seat, space=place + 1, happened=happened)
    else:
        t.say("places", seat=seat, space=place + 1)
    if space.data.category == "church":
        church(t, seat, space.data)
    await trios(t, seat, place)


def apply_icons(
    t: AnnoDomini, seat: int, space: Space, saracen_tokens: int
) -> list[str | int | Text]:
    """Towers, nobles, Saracens, coins; what came of them. Their order makes no difference."""
    tile = space.data
    happened: list[str | int | Text] = [*add_tokens(t, space)]
    saracens = tile.saracens + saracen_tokens
    t.supply.saracens += saracen_tokens
    if saracens:
        t.invaders += saracens
        t.invaders_moved = True
    coins = t.gain_coins(seat, tile.coins) if tile.coins > 0 else 0
    lost = t.lose_coins(seat, -tile.coins) if tile.coins < 0 else 0
    counts = {"got-coins": coins, "lost-coins": lost}
    happened += [text(key, n=n) for key, n in counts.items() if n]
    if saracens:
        happened.append(text("advance", n=saracens, invaders=t.invaders, defence=t.defence))
    return happened


def church(t: AnnoDomini, seat: int, tile: Tile) -> None:
    """Whoever grows its crop pays a coin, if they have one."""
    payers = [
        other
        for other in t.others(seat)
        if tile.collects and t.players[other].grows(tile.collects) and t.players[other].coins
    ]
    for other in payers:
        t.players[other].coins -= 1
        t.players[seat].coins += 1
        t.say("church-collects", seat=seat, payer=text("player", seat=other))
    extra = t.gain_coins(seat, t.scenario.rules.get("church-extra-coin", 0))
    if extra:
        t.say("alms", seat=seat, n=extra)


# Step three: trios


def completed(kingdom: Sequence[Space | None], place: int) -> list[str]:
    """The crops of the trios that the tile at this place belongs to, one for each line."""
    new = kingdom[place]
    return [
        crop
        for line in LINES
        if place in line and new is not None
        for crop in new.crops
        if all((space := kingdom[other]) is not None and crop in space.crops for other in line)
    ]


async def trios(t: AnnoDomini, seat: int, place: int) -> None:
    """For each new trio a character of its banner, or coins; in the order the player likes."""
    made = completed(t.players[seat].kingdom, place)
    while made:
        crops = list(dict.fromkeys(made))
        chosen = await choose(
            seat,
            text("which-trio"),
            [Option(crop, text("crop-option", crop=crop), CropChoice(crop)) for crop in crops],
        )
        made.remove(chosen.crop)
        await trio(t, seat, chosen.crop)


async def trio(t: AnnoDomini, seat: int, crop: str) -> None:
    coins = t.scenario.rules.get("trio-coins", TRIO_COINS)
    options: list[Option[CharacterChoice | Deed]] = [
        Option(
            key,
            text("character-option", character=key, points=DATA.points[key]),
            CharacterChoice(key),
            hint=text(f"ability-{key}"),
        )
        for key in t.banners[crop]
    ]
    options.append(Option("coins", text("coins-option", n=coins), Deed.COINS))
    if "trio-may-take-noble" in t.scenario.rules and t.supply.nobles:
        options.append(Option("noble", text("noble-option"), Deed.NOBLE))
    t.say("trio", seat=seat, crop=crop)
    chosen = await choose(seat, text("trio-reward", crop=crop), options)
    if isinstance(chosen, CharacterChoice):
        character = chosen.character
        t.banners[crop].remove(character)
        t.players[seat].characters.append(character)
        t.say("attracts", seat=seat, character=character)
        await attract(t, seat, character)
    elif chosen is Deed.NOBLE:
        await add_noble(t, seat)
    else:
        t.say("takes-coins", seat=seat, n=t.gain_coins(seat, coins))


# Step four: the invasion


async def invasion(t: AnnoDomini, seat: int) -> None:
    """All with the fewest towers lose a tile: chosen at the same time, applied in turn order."""
    fewest = min(player.towers for player in t.players)
    invaded = [other for other in t.turn_order(seat) if t.players[other].towers == fewest]
    t.say("invasion", seats=[*invaded], invaders=t.invaders, defence=t.defence)
    lost = await together({other: choose_loss(t, other) for other in invaded})
    for other in invaded:
        place = lost[other]
        if place is None:
            t.say("nothing-to-lose", seat=other)
        else:
            ruin(t, other, place)


async def choose_loss(t: AnnoDomini, seat: int) -> int | None:
    """Any tile that stands, but never the castle."""
    options = [
        Option(
            str(place + 1),
            text("loss-option", space=place + 1, tile=tile_text(space.data)),
            SpaceChoice(seat, place),
            hint=loss_hint(space),
        )
        for place, space in t.players[seat].occupied()
        if not space.is_castle and not space.ruin
    ]
    if not options:
        return None
    chosen = await choose(seat, text("choose-loss"), options)
    return chosen.place


def ruin(t: AnnoDomini, seat: int, place: int) -> None:
    space = t.players[seat].kingdom[place]
    assert space is not None
    t.clear(space)
    space.ruin = True
    t.say("ruined", seat=seat, tile=tile_text(space.data), space=place + 1)
    if space.data.is_territory:
        t.say("ruin-tower" if t.add_towers(space, 1) else "no-towers-left", seat=seat)
    lost = t.lose_coins(seat, t.scenario.rules.get("invaded-lose-coin", 0))
    if lost:
        t.say("loses-coins", seat=seat, n=lost)


# The end of the game


async def end_of_the_game(t: AnnoDomini) -> Result:
    for seat in t.turn_order():
        if "apprentice" in t.players[seat].characters:
            await apprentice(t, seat)
    t.scores = score(t)
    ranking = sorted(
        range(t.seats), key=lambda s: (t.scores[s].total, standing(t, s)), reverse=True
    )
    t.say("game-ends")
    for seat in ranking:
        t.say("score-of", seat=seat, n=t.scores[seat].total, parts=score_parts(t.scores[seat]))
    first, second = (t.scores[seat].total for seat in ranking[:2])
    t.say("wins-tied" if first == second else "wins", seat=ranking[0], n=first)
    return Result([ranking[0]], [total.total for total in t.scores])


async def apprentice(t: AnnoDomini, seat: int) -> None:
    """Two cards that were never dealt, seen by one player alone; they keep one for its points."""
    drawn: Sequence[str] = [t.draw(t.undealt) for _ in range(min(2, len(t.undealt)))]
    if not drawn:
        return
    chosen = await choose(
        seat,
        text("apprentice-keeps"),
        [
            Option(
                key,
                text("character-option", character=key, points=DATA.points[key]),
                CharacterChoice(key),
            )
            for key in drawn
        ],
        secret=True,
    )
    kept = chosen.character
    t.players[seat].apprenticed = kept
    t.say("apprentice-kept", seat=seat, character=kept, n=DATA.points[kept])
