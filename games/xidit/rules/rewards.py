"""What a player wins: gold, bards and stories of guilds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.core import Option, ask, text
from games.xidit.data import BASTION, DATA, REWARDS, TALLEST_GUILD, Tile, Titan
from games.xidit.options import Reward
from games.xidit.table import Guild, Xidit, room_in_guild


async def rewards(t: Xidit, seat: int, won: Tile | Titan) -> None:
    """Give two of the three rewards, of those that can be taken."""
    player = t.players[seat]
    amounts = {
        "gold": won.gold,
        "bards": min(won.bards, player.bards) if t.open_regions(player.city) else 0,
        "stories": min(won.stories, room_for_stories(t, seat, player.city)),
    }
    possible = [Reward(kind, amounts[kind]) for kind in REWARDS if amounts[kind]]
    chosen: Iterable[Reward] = possible
    if len(possible) == len(REWARDS):
        chosen = await ask(
            seat,
            text("choose-rewards", city=player.city),
            [Option(r.kind, text(f"reward-{r.kind}", n=r.amount), r) for r in possible],
            least=2,
            most=2,
            secret=True,  # a missing option would tell how many bards are left
        )
    for reward in chosen:
        if reward.kind == "gold":
            take_gold(t, seat, reward.amount)
        elif reward.kind == "bards":
            await place_bards(t, seat, reward.amount, at_least=reward.amount)
        else:
            build_stories(t, seat, player.city, reward.amount)


def take_gold(t: Xidit, seat: int, amount: int) -> None:
    t.players[seat].gold += amount
    t.tell("takes-gold", seat=seat, n=amount)


async def place_bards(t: Xidit, seat: int, amount: int, at_least: int) -> None:
    player = t.players[seat]
    regions = t.open_regions(player.city)
    if len(regions) == 1 and at_least == amount:
        chosen = tuple(regions) * amount
    else:
        chosen = await ask(
            seat,
            text("place-bards", n=amount, city=player.city),
            [
                Option(
                    key,
                    text("region-option", region=key),
                    key,
                    limit=amount,
                    hint=text(
                        "region-values",
                        first=DATA.region[key].first,
                        second=DATA.region[key].second,
                    ),
                )
                for key in regions
            ],
            least=at_least,
            most=amount,
            secret=True,
        )
    player.bards -= len(chosen)
    for region, n in Counter(chosen).items():
        if region == BASTION:
            player.in_bastion += n
            t.tell("bards-in-bastion", seat=seat)
            t.say("your-bards-in-bastion", to=seat, n=n)
        else:
            t.bards[region][seat] += n
            t.tell("bards-placed", seat=seat, n=n, region=region)


def room_for_stories(t: Xidit, seat: int, city: int) -> int:
    """Count the stories that the player could build in a city now."""
    player = t.players[seat]
    return min(room_in_guild(t.guilds.get(city), seat), player.supply - player.kept)


def build_stories(t: Xidit, seat: int, city: int, amount: int) -> None:
    """Build, then add at once what was kept from a census and finds room now."""
    player = t.players[seat]
    guild = t.guilds.setdefault(city, Guild(seat, 0))
    guild.stories += amount
    player.supply -= amount
    t.tell("builds", seat=seat, n=amount, city=city, height=guild.stories)
    added = min(player.kept, TALLEST_GUILD - guild.stories)
    if added:
        guild.stories += added
        player.kept -= added
        player.supply -= added
        t.tell("adds-kept-story", seat=seat, n=added, city=city, height=guild.stories)
