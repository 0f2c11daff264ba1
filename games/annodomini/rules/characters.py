"""The characters of 890 Anno Domini: what each does when it is attracted.

Those that act at other moments are where that moment is: the Treasurer and the Inventor at the
start of a turn, the Apprentice at the end, the Duchess and the Caravanner in the scoring.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable

from games.annodomini.choices import ColumnChoice, SpaceChoice
from games.annodomini.data import DATA
from games.annodomini.keys import lot_key, space_key, target_key
from games.annodomini.table import AnnoDomini, Space
from games.annodomini.texts import lot_text, players, space_text, tile_text
from games.core import Option, Text, ask, choose, text

EARLIER_SEAT_KEYS = "abcd"
Effect = Callable[[AnnoDomini, int], Awaitable[None]]
EFFECTS: dict[str, Effect] = {}


def effect(key: str) -> Callable[[Effect], Effect]:
    def register(function: Effect) -> Effect:
        EFFECTS[key] = function
        return function

    return register


async def attract(t: AnnoDomini, seat: int, key: str) -> None:
    """Do what a character does at once, if it does anything then."""
    if key in EFFECTS:
        await EFFECTS[key](t, seat)


async def choose_own_tile(t: AnnoDomini, seat: int, prompt: Text) -> Space:
    """Ask for any tile of the player's own: castle, territory, building or ruin."""
    kingdom = dict(t.players[seat].occupied())
    options = [
        space_option(
            seat, place, space_text(space), hint=text("never-lost") if space.is_castle else None
        )
        for place, space in kingdom.items()
    ]
    chosen = await choose(seat, prompt, options)
    return kingdom[chosen.place]


def space_option(
    seat: int, place: int, tile: Text, limit: int = 1, hint: Text | None = None
) -> Option[SpaceChoice]:
    label = text("tile-at", space=place + 1, tile=tile)
    return Option(space_key(place), label, SpaceChoice(seat, place), limit=limit, hint=hint)


def nothing_to_do(t: AnnoDomini, character: str) -> None:
    t.say("nothing-to-do", character=character, detail=True)


def can_act(t: AnnoDomini, seat: int, key: str) -> bool:
    """Return whether a character could do anything if it came now, or does something later."""
    player, others = t.players[seat], [t.players[other] for other in t.others(seat)]
    match key:
        case "military-architect":
            return player.towers > player.castle.towers
        case "minstrel":
            return player.nobles > player.castle.nobles
        case "master-builder":
            return any(space.ruin and space.data.is_territory for space in player.tiles)
        case "courtesan":
            return any(other.nobles for other in others)
        case "traitor":
            return any(other.towers for other in others)
        case "blacksmith" | "strategist":
            return t.supply.towers > 0
        case "trumpet-player":
            return t.supply.nobles > 0
        case "thief":
            return any(other.coins for other in others)
        case "merchant":
            return t.supply.coins > 0
        case "tailor":
            return min(player.nobles, t.supply.coins) > 0
        case "mystic":
            return bool(t.supply.saracens and t.column)
    return True


@effect("military-architect")
async def military_architect(t: AnnoDomini, seat: int) -> None:
    if not await to_the_castle(t, seat, "towers"):
        nothing_to_do(t, "military-architect")


@effect("minstrel")
async def minstrel(t: AnnoDomini, seat: int) -> None:
    if not await to_the_castle(t, seat, "nobles"):
        nothing_to_do(t, "minstrel")


async def to_the_castle(t: AnnoDomini, seat: int, what: str) -> int:
    """Move up to three towers or nobles to the castle; return how many were moved."""
    player = t.players[seat]
    places = {
        place: space
        for place, space in player.occupied()
        if getattr(space, what) and not space.is_castle
    }
    if not places:
        return 0
    chosen = await ask(
        seat,
        text(f"move-{what}"),
        [
            space_option(seat, place, space_text(space), limit=min(3, getattr(space, what)))
            for place, space in places.items()
        ],
        least=0,
        most=min(3, sum(getattr(space, what) for space in places.values())),
        noun=f"noun-{what}",
    )
    for choice, n in Counter(chosen).items():
        space = places[choice.place]
        setattr(space, what, getattr(space, what) - n)
        setattr(player.castle, what, getattr(player.castle, what) + n)
    if chosen:
        t.say(f"to-castle-{what}", seat=seat, n=len(chosen), detail=True)
    return len(chosen)


@effect("master-builder")
async def master_builder(t: AnnoDomini, seat: int) -> None:
    """Rebuild a ruined territory: the ruin's tower goes, its own towers and nobles come."""
    ruins = {
        place: space
        for place, space in t.players[seat].occupied()
        if space.ruin and space.data.is_territory
    }
    if not ruins:
        nothing_to_do(t, "master-builder")
        return
    chosen = await choose(
        seat,
        text("rebuild"),
        [space_option(seat, place, tile_text(space.data)) for place, space in ruins.items()],
    )
    place = chosen.place
    space = ruins[place]
    space.ruin = False
    happened: list[str | int | Text] = []
    if space.towers:
        space.towers -= 1
        t.supply.towers += 1
        happened.append(text("ruin-tower-back"))
    gains, missing = add_tokens(t, space)
    happened += [*gains, *missing]
    name = tile_text(space.data)
    if happened:
        t.say("rebuilds-and-gets", seat=seat, tile=name, space=place + 1, happened=happened)
    else:
        t.say("rebuilds", seat=seat, tile=name, space=place + 1)


def add_tokens(t: AnnoDomini, space: Space) -> tuple[list[Text], list[Text]]:
    """Add the towers and nobles of a tile, as far as the supply goes; say what came, and what is
    missing."""
    wanted = {"towers": space.data.towers, "nobles": space.data.nobles}
    came = {
        "towers": t.add_towers(space, wanted["towers"]),
        "nobles": t.add_nobles(space, wanted["nobles"]),
    }
    gains = [text(f"got-{what}", n=n) for what, n in came.items() if n]
    short = {what: wanted[what] - n for what, n in came.items()}
    return gains, [text(f"missing-{what}", n=n) for what, n in short.items() if n]


@effect("cartographer")
async def cartographer(t: AnnoDomini, seat: int) -> None:
    kingdom = t.players[seat].kingdom
    first, second = await ask(
        seat,
        text("swap"),
        [
            space_option(seat, place, space_text(space))
            for place, space in t.players[seat].occupied()
        ],
        least=2,
        most=2,
        noun="noun-tiles",
    )
    a, b = first.place, second.place
    kingdom[a], kingdom[b] = kingdom[b], kingdom[a]
    t.say("swaps", seat=seat, first=a + 1, second=b + 1, detail=True)


@effect("courtesan")
async def courtesan(t: AnnoDomini, seat: int) -> None:
    await take_from_another(t, seat, "nobles")


@effect("traitor")
async def traitor(t: AnnoDomini, seat: int) -> None:
    await take_from_another(t, seat, "towers")


async def take_from_another(t: AnnoDomini, seat: int, what: str) -> None:
    """Move a tower or noble from any tile of another player to any tile of one's own."""
    targets = {
        SpaceChoice(other, place): space
        for other in t.others(seat)
        for place, space in t.players[other].occupied()
        if getattr(space, what)
    }
    if not targets:
        nothing_to_do(t, "courtesan" if what == "nobles" else "traitor")
        return
    chosen = await choose(
        seat,
        text(f"take-{what}"),
        [
            Option(
                target_key(i),
                text("target", id=target_key(i), seat=at.seat, tile=space_text(space)),
                at,
                was=f"{EARLIER_SEAT_KEYS[at.seat]}{at.place + 1}",
            )
            for i, (at, space) in enumerate(targets.items())
        ],
    )
    source = targets[chosen]
    target = await choose_own_tile(t, seat, text(f"put-{what}", n=1))
    setattr(source, what, getattr(source, what) - 1)
    setattr(target, what, getattr(target, what) + 1)
    t.record.move(what.removesuffix("s"), 1, chosen.seat, seat)
    t.say(f"took-{what}", seat=seat, victim=text("player", seat=chosen.seat))


@effect("blacksmith")
async def blacksmith(t: AnnoDomini, seat: int) -> None:
    await add_towers(t, seat, 1)


@effect("strategist")
async def strategist(t: AnnoDomini, seat: int) -> None:
    await add_towers(t, seat, 2)


async def add_towers(t: AnnoDomini, seat: int, n: int) -> None:
    """Add towers to one tile, as far as the supply goes."""
    n = min(n, t.supply.towers)
    if not n:
        t.say("no-towers-left", seat=seat, detail=True)
        return
    space = await choose_own_tile(t, seat, text("put-towers", n=n))
    t.record.move("tower", t.add_towers(space, n), None, seat)
    t.say("adds-towers", seat=seat, n=n, tile=space_text(space), detail=True)


@effect("trumpet-player")
async def trumpet_player(t: AnnoDomini, seat: int) -> None:
    await add_noble(t, seat)


async def add_noble(t: AnnoDomini, seat: int) -> None:
    if not t.supply.nobles:
        t.say("no-nobles-left", seat=seat, detail=True)
        return
    space = await choose_own_tile(t, seat, text("put-nobles", n=1))
    t.record.move("noble", t.add_nobles(space, 1), None, seat)
    t.say("adds-noble", seat=seat, tile=space_text(space), detail=True)


@effect("thief")
async def thief(t: AnnoDomini, seat: int) -> None:
    robbed = [other for other in t.others(seat) if t.players[other].coins]
    if not robbed:
        nothing_to_do(t, "thief")
        return
    for other in robbed:
        t.pass_on(other, seat)
    t.say("steals-from", seat=seat, n=len(robbed), victims=players(robbed))


@effect("merchant")
async def merchant(t: AnnoDomini, seat: int) -> None:
    t.say("takes-coins", seat=seat, n=t.gain_coins(seat, 2), detail=True)


@effect("tailor")
async def tailor(t: AnnoDomini, seat: int) -> None:
    coins = t.gain_coins(seat, t.players[seat].nobles)
    t.say("takes-coins", seat=seat, n=coins, detail=True)


@effect("mystic")
async def mystic(t: AnnoDomini, seat: int) -> None:
    """Put Saracens beside the column; they wait until somebody takes their tile."""
    tokens = min(2, t.supply.saracens)
    if not tokens or not t.column:
        nothing_to_do(t, "mystic")
        return
    chosen = await ask(
        seat,
        text("place-saracens", n=tokens),
        [
            Option(lot_key(i), lot_text(t, i), ColumnChoice(i), limit=tokens, was=str(i + 1))
            for i in range(len(t.column))
        ],
        least=tokens,
        most=tokens,
        noun="noun-saracens",
    )
    for choice in chosen:
        t.column[choice.place].saracens += 1
        t.supply.saracens -= 1
    lots = [t.column[place] for place in dict.fromkeys(choice.place for choice in chosen)]
    beside = [tile_text(DATA.tile[lot.tile]) for lot in lots]
    t.say("saracens-placed", seat=seat, n=tokens, tiles=[*beside])
