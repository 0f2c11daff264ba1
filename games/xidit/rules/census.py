"""Phase four, in some years: the military census."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from games.core import Option, ask, choose, text, together
from games.xidit.data import TALLEST_GUILD, UNITS
from games.xidit.options import unit_options
from games.xidit.rules.rewards import place_bards, take_gold
from games.xidit.table import Xidit


async def census(t: Xidit) -> None:
    t.say("census-begins", year=t.year)
    if t.options["census"] == "at-once":
        shown = await together({seat: show_all(t, seat) for seat in t.turn_order()})
        t.reveal()
        for unit in UNITS:
            await census_of(t, unit, {seat: shown[seat][unit] for seat in shown})
        return
    for unit in UNITS:
        hands = await together({seat: show(t, seat, unit) for seat in t.turn_order()})
        t.reveal()
        await census_of(t, unit, hands)


async def show(t: Xidit, seat: int, unit: str) -> int:
    """Ask everybody, also those who have none: who is asked must tell nothing."""
    (shown,) = await ask(
        seat,
        text("census-show", unit=unit),
        [
            Option(str(n), text("census-number", n=n), n)
            for n in range(t.players[seat].units[unit] + 1)
        ],
        secret=True,
    )
    return shown


async def show_all(t: Xidit, seat: int) -> Mapping[str, int]:
    shown = await ask(
        seat,
        text("census-show-all"),
        unit_options(t.players[seat].units),
        least=0,
        most=t.players[seat].unit_count,
        secret=True,
    )
    return Counter(shown)


async def census_of(t: Xidit, unit: str, shown: Mapping[int, int]) -> None:
    most = max(shown.values())
    t.say(
        "census-of",
        unit=unit,
        shown=[text("census-shown", seat=seat, n=n) for seat, n in shown.items()],
    )
    if most == 0:
        t.say("census-nobody", unit=unit)
        return
    winners = [seat for seat in t.turn_order() if shown[seat] == most]
    for seat in winners:
        await census_reward(t, seat, unit, alone=len(winners) == 1)


async def census_reward(t: Xidit, seat: int, unit: str, alone: bool) -> None:
    """Give one, or two to a sole winner of what archers and clerics win."""
    double = alone and unit in ("archer", "cleric")
    if unit in ("peasant", "archer"):
        take_gold(t, seat, 2 if double else 1)
    elif unit in ("infantry", "cleric"):
        bards = min(2 if double else 1, t.players[seat].bards)
        if bards and t.open_regions(t.players[seat].city):
            await place_bards(t, seat, bards, at_least=0)
        else:
            t.reveal()  # that no bards are left
            t.tell("census-no-bards", seat=seat)
    else:
        await win_story(t, seat)


async def win_story(t: Xidit, seat: int) -> None:
    """Add a story to one of the player's guilds, or keep it while none has room."""
    player = t.players[seat]
    if player.supply == player.kept:
        t.reveal()  # how many stories were kept
        t.tell("census-no-stories", seat=seat)
        return
    guilds = [city for city, guild in sorted(t.guilds.items()) if guild.seat == seat]
    guilds = [city for city in guilds if t.guilds[city].stories < TALLEST_GUILD]
    if not guilds:
        player.kept += 1
        t.tell("keeps-story", seat=seat)
        return
    city = await choose(
        seat,
        text("add-story"),
        [
            Option(str(city), text("guild-option", city=city, height=t.guilds[city].stories), city)
            for city in guilds
        ],
    )
    t.guilds[city].stories += 1
    player.supply -= 1
    t.tell("adds-story", seat=seat, city=city, height=t.guilds[city].stories)
