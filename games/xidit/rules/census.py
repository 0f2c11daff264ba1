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
    """Hold the five counts of a census: tell what the players show, then what each has won."""
    if not any(player.unit_count for player in t.players):
        # No secret: every unit lies in the barracks or waits in a city, for all to count.
        t.say("census-without-units", year=t.year)
        return
    t.say("census-begins", year=t.year)
    hands: dict[int, Counter[str]] = {seat: Counter() for seat in t.turn_order()}
    gains: dict[int, list[Text]] = {seat: [] for seat in t.turn_order()}
    at_once = t.options["census"] == "at-once"
    if at_once:
        hands |= await together({seat: show_all(t, seat) for seat in t.turn_order()})
        t.reveal(text("revealed-census"))
        t.say("census-shows", hands=[shown_by(seat, hand) for seat, hand in hands.items()])
    for unit in UNITS:
        if not at_once:
            shown = await together({seat: show(t, seat, unit) for seat in t.turn_order()})
            t.reveal(text("revealed-census"))
            for seat, n in shown.items():
                hands[seat][unit] = n
        counts = {seat: hand[unit] for seat, hand in hands.items()}
        for seat, got in (await census_of(t, unit, counts)).items():
            gains[seat] += got
    for seat, gained in gains.items():
        if gained:
            t.say("census-wins", seat=seat, gained=[*summed(gained)])
    if losers := [seat for seat, gained in gains.items() if not gained]:
        t.say("census-losers", seats=[*losers], count=len(losers))


def shown_by(seat: int, hand: Counter[str]) -> Text:
    units = counted({unit: hand[unit] for unit in UNITS})
    return text("shows-units", seat=seat, units=units) if units else text("shows-none", seat=seat)


def summed(gains: Sequence[Text]) -> list[Text]:
    """Add up what was won more than once: 1 gold and 2 gold are 3 gold."""
    found: dict[str, Text] = {}
    for won in gains:
        what = {name: value for name, value in won.args.items() if name != "n"}
        place = f"{won.key} {what}"
        n = won.args.get("n")
        if place in found and isinstance(n, int):
            n += int(str(found[place].args["n"]))
        found[place] = won if n is None else text(won.key, **{**what, "n": n})
    return list(found.values())


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


async def show_all(t: Xidit, seat: int) -> Counter[str]:
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


async def census_of(t: Xidit, unit: str, shown: Mapping[int, int]) -> dict[int, list[Text]]:
    """Reward whoever shows the most units of a type; return what they have got."""
    most = max(shown.values())
    winners = [seat for seat in t.turn_order() if most and shown[seat] == most]
    prize = 2 if len(winners) == 1 and unit in DOUBLED else 1
    t.say(
        "census-of",
        unit=unit,
        shown=[text("census-shown", seat=seat, n=n) for seat, n in shown.items()],
        won=won(unit, winners, prize),
        # Whoever decides type by type wants to read each count at once.
        detail=t.options["census"] == "at-once",
    )
    return {seat: await census_reward(t, seat, unit, prize) for seat in winners}


def won(unit: str, winners: Sequence[int], prize: int) -> Text:
    if not winners:
        return text("census-nobody")
    return text(f"census-won-{PRIZES[unit]}", seats=[*winners], count=len(winners), n=prize)


async def census_reward(t: Xidit, seat: int, unit: str, prize: int) -> list[Text]:
    player = t.players[seat]
    if PRIZES[unit] == "gold":
        player.gold += prize
        return [text("gained-gold", n=prize)]
    if PRIZES[unit] == "stories":
        return await win_story(t, seat)
    if player.bards and t.open_regions(player.city):
        placed = await place_bards(t, seat, min(prize, player.bards), may_keep=True)
        if placed:
            t.say("places-bards", seat=seat, bards=[*placed], detail=True)
        else:
            t.say("places-no-bards", seat=seat, detail=True)
        return placed
    t.reveal(text("revealed-no-bards", seat=seat))
    t.say("census-no-bards", seat=seat, detail=True)
    return []


async def win_story(t: Xidit, seat: int) -> list[Text]:
    """Add a story to one of the player's guilds, or keep it while none has room."""
    player = t.players[seat]
    if player.supply == player.kept:
        t.reveal(text("revealed-no-stories", seat=seat))  # and so how many were kept
        t.say("census-no-stories", seat=seat, detail=True)
        return []
    guilds = [city for city, guild in sorted(t.guilds.items()) if guild.seat == seat]
    guilds = [city for city in guilds if t.guilds[city].stories < TALLEST_GUILD]
    if not guilds:
        player.kept += 1
        t.say("keeps-story", seat=seat, detail=True)
        return [text("gained-story-for-later")]
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
    t.say("adds-story", seat=seat, city=city, height=t.guilds[city].stories, detail=True)
    return [text("gained-stories", n=1, city=city)]
