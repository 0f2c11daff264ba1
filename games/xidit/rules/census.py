"""Phase four, in some years: the military census."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from games.core import Option, Text, ask, choose, text, together
from games.xidit.data import TALLEST_GUILD, UNITS
from games.xidit.options import hand_options
from games.xidit.rules.rewards import place_bards
from games.xidit.table import Xidit, counted

PRIZES = {  # in the words of REWARDS
    "peasant": "gold",
    "archer": "gold",
    "infantry": "bards",
    "cleric": "bards",
    "mage": "stories",
}
DOUBLED = ("archer", "cleric")  # a sole winner gets two


async def census(t: Xidit) -> None:
    if not any(player.unit_count for player in t.players):
        # No secret: every unit lies in the barracks or waits in a city, for all to count.
        t.say("census-without-units", year=t.year)
        return
    t.say("census-begins", year=t.year)
    if t.options["census"] == "at-once":
        shown = await together({seat: show_all(t, seat) for seat in t.turn_order()})
        t.reveal(text("revealed-census"))
        for unit in UNITS:
            await census_of(t, unit, {seat: shown[seat][unit] for seat in shown})
        return
    for unit in UNITS:
        hands = await together({seat: show(t, seat, unit) for seat in t.turn_order()})
        t.reveal(text("revealed-census"))
        await census_of(t, unit, hands)


async def show(t: Xidit, seat: int, unit: str) -> int:
    """Ask everybody, also those who have none: who is asked must tell nothing."""
    owned = t.players[seat].units[unit]
    (shown,) = await ask(
        seat,
        text("census-show", unit=unit, n=owned),
        [Option(str(n), text("census-number", n=n), n) for n in range(owned + 1)],
        secret=True,
    )
    return shown


async def show_all(t: Xidit, seat: int) -> Mapping[str, int]:
    """Ask for all five numbers; also those who have no units, for the same reason."""
    player = t.players[seat]
    owned = counted(player.units)
    hands = await ask(
        seat,
        text("census-show-all", units=owned) if owned else text("census-show-nothing"),
        hand_options(player.units),
        most=max(1, player.unit_count),
        secret=True,
        noun="noun-units",
    )
    return Counter(unit for hand in hands for unit in hand)


async def census_of(t: Xidit, unit: str, shown: Mapping[int, int]) -> None:
    most = max(shown.values())
    winners = [seat for seat in t.turn_order() if most and shown[seat] == most]
    prize = 2 if len(winners) == 1 and unit in DOUBLED else 1
    t.say(
        "census-of",
        unit=unit,
        shown=[text("census-shown", seat=seat, n=n) for seat, n in shown.items()],
        won=won(unit, winners, prize),
    )
    for seat in winners:
        await census_reward(t, seat, unit, prize)


def won(unit: str, winners: Sequence[int], prize: int) -> Text:
    if not winners:
        return text("census-nobody")
    return text(f"census-won-{PRIZES[unit]}", seats=[*winners], count=len(winners), n=prize)


async def census_reward(t: Xidit, seat: int, unit: str, prize: int) -> None:
    player = t.players[seat]
    if PRIZES[unit] == "gold":
        player.gold += prize
    elif PRIZES[unit] == "stories":
        await win_story(t, seat)
    elif player.bards and t.open_regions(player.city):
        placed = await place_bards(t, seat, min(prize, player.bards), may_keep=True)
        if placed:
            t.say("places-bards", seat=seat, bards=[*placed])
        else:
            t.say("places-no-bards", seat=seat)
    else:
        t.reveal(text("revealed-no-bards", seat=seat))
        t.say("census-no-bards", seat=seat)


async def win_story(t: Xidit, seat: int) -> None:
    """Add a story to one of the player's guilds, or keep it while none has room."""
    player = t.players[seat]
    if player.supply == player.kept:
        t.reveal(text("revealed-no-stories", seat=seat))  # and so how many were kept
        t.say("census-no-stories", seat=seat)
        return
    guilds = [city for city, guild in sorted(t.guilds.items()) if guild.seat == seat]
    guilds = [city for city in guilds if t.guilds[city].stories < TALLEST_GUILD]
    if not guilds:
        player.kept += 1
        t.say("keeps-story", seat=seat)
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
    t.say("adds-story", seat=seat, city=city, height=t.guilds[city].stories)
