"""What a player wins: gold, bards and stories of guilds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.core import Option, Text, ask, text
from games.xidit.data import BASTION, DATA, REWARDS, TALLEST_GUILD, Tile, Titan
from games.xidit.options import Reward
from games.xidit.table import Guild, Xidit, room_in_guild


async def rewards(t: Xidit, seat: int, won: Tile | Titan) -> list[Text]:
    """Give two of the three rewards, of those that can be taken; return what all are told."""
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
            noun="noun-rewards",
        )
    gained: list[Text] = []
    for reward in chosen:
        if reward.kind == "gold":
            player.gold += reward.amount
            gained.append(text("gained-gold", n=reward.amount))
        elif reward.kind == "bards":
            gained += await place_bards(t, seat, reward.amount)
        else:
            gained += build_stories(t, seat, player.city, reward.amount)
    t.say("gains", seat=seat, gained=[*gained])
    return gained


async def place_bards(t: Xidit, seat: int, amount: int, may_keep: bool = False) -> list[Text]:
    """Place bards around the hero, all of them unless some may be kept; return where they went.

    How many are in the Bastion is told to their player alone.
    """
    player = t.players[seat]
    regions = t.open_regions(player.city)
    chosen: tuple[str | None, ...]
    if len(regions) == 1 and not may_keep:
        chosen = tuple(regions) * amount
    else:
        options: list[Option[str | None]] = [region_option(key, amount) for key in regions]
        if may_keep:
            options.append(keep_option(amount))
        chosen = await ask(
            seat,
            text("place-bards", n=amount, city=player.city),
            options,
            least=amount,
            most=amount,
            secret=True,
            noun="noun-bards",
        )
    placed = Counter(region for region in chosen if region is not None)
    player.bards -= placed.total()
    gained = []
    for region, n in placed.items():
        if region == BASTION:
            player.in_bastion += n
            t.say("your-bards-in-bastion", to=seat, n=n)
            gained.append(text("gained-bastion"))
        else:
            t.bards[region][seat] += n
            gained.append(text("gained-bards", n=n, region=region))
    return gained


def region_option(key: str, bards: int) -> Option[str | None]:
    region = DATA.region[key]
    values = text("region-values", first=region.first, second=region.second)
    return Option(
        region.code,
        text("region-option", region=key, code=region.code),
        key,
        limit=bards,
        hint=text("hidden-in-bastion", values=values) if key == BASTION else values,
        was=key,
    )


def keep_option(bards: int) -> Option[str | None]:
    """Offer to leave bards behind the screen: each is kept knowingly, none by mistake."""
    return Option(
        "keep",
        text("keep-bard", n=bards),
        None,
        limit=bards,
        idle=True,
        warning=text("keep-bard-warning"),
    )


def room_for_stories(t: Xidit, seat: int, city: int) -> int:
    """Count the stories that the player could build in a city now."""
    player = t.players[seat]
    return min(room_in_guild(t.guilds.get(city), seat), player.supply - player.kept)


def build_stories(t: Xidit, seat: int, city: int, amount: int) -> list[Text]:
    """Build, then add at once what was kept from a census and finds room now; return both."""
    player = t.players[seat]
    guild = t.guilds.setdefault(city, Guild(seat, 0))
    guild.stories += amount
    player.supply -= amount
    gained = [text("gained-stories", n=amount, city=city)]
    added = min(player.kept, TALLEST_GUILD - guild.stories)
    if added:
        guild.stories += added
        player.kept -= added
        player.supply -= added
        gained.append(text("gained-kept", n=added))
    return gained
