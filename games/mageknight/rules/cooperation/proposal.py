"""How an assault of several heroes comes about: one proposes it, and all others must agree."""

from __future__ import annotations

from itertools import combinations

from games.core import Option, Text, ask, choose, text, together
from games.mageknight.data import WOUND
from games.mageknight.options import Action, AssaultTogether, JoinAssault, Shares
from games.mageknight.rules.land.movement import others_at
from games.mageknight.spaces import Space
from games.mageknight.table import Joint, MageKnight, Part, Turn


def proposals(t: MageKnight, seat: int) -> list[Option[Action]]:
    """The cities next to a hero that could be assaulted together with others."""
    ending = t.announced is not None or t.final_turns is not None
    here = t.space(seat)
    if ending or t.seats == 1 or others_at(t, seat, here):
        return []
    return [
        Option(
            f"together.{city.key}",
            text("assault-together", space=city.key),
            AssaultTogether(city.key),
            group=text("group-actions"),
            hint=text("assault-together-hint", players=players(suitable(t, seat, city))),
        )
        for city in t.around(here)
        if city.site == "city" and any(open_splits(t, seat, city))
    ]


def suitable(t: MageKnight, seat: int, city: Space) -> list[int]:
    """Who could join: next to the city, with a next turn to give up, and something in hand."""
    around = [space.key for space in t.around(city)]
    return [
        other
        for other, hero in enumerate(t.heroes)
        if other != seat
        and hero.at in around
        and not hero.ahead
        and any(card != WOUND for card in hero.hand)
    ]


def players(seats: list[int]) -> list[str | int | Text]:
    return [text("player", seat=seat) for seat in seats]


# How the defenders are divided


def splits(n: int, parts: int) -> list[tuple[int, ...]]:
    """All ways to divide so many defenders, at least one for each hero; the even ones first."""
    cuts = combinations(range(1, n), parts - 1)
    found = [
        tuple(end - start for start, end in zip((0, *cut), (*cut, n), strict=True)) for cut in cuts
    ]
    return sorted(found, key=lambda split: max(split) - min(split))


def open_splits(t: MageKnight, seat: int, city: Space) -> list[Shares]:
    """All that could be proposed and has not been declined in this turn."""
    others, n = suitable(t, seat, city), len(city.tokens)
    return [
        shares
        for some in range(1, min(len(others), n - 1) + 1)
        for group in combinations(others, some)
        for split in splits(n, some + 1)
        if key_of(shares := Shares(city.key, (seat, *group), split)) not in t.turn.declined
    ]


def key_of(shares: Shares) -> str:
    return ".".join(f"{seat}-{n}" for seat, n in zip(shares.seats, shares.enemies, strict=True))


def shares_text(shares: Shares) -> list[str | int | Text]:
    return [
        text("share", player=text("player", seat=seat), n=n)
        for seat, n in zip(shares.seats, shares.enemies, strict=True)
    ]


# The proposal


async def propose(t: MageKnight, seat: int, city: Space) -> None:
    """Ask others to join. If all agree they give up their next turns for it; else nothing
    happens."""
    shares = await choose_shares(t, seat, city)
    if shares is None:
        return
    invited = shares.seats[1:]
    agreed = await together({other: agrees(t, other, city, shares) for other in invited})
    refused = [other for other in invited if not agreed[other]]
    if refused:
        t.turn.declined.append(key_of(shares))
        t.tell("declines-assault", seat=seat, players=players(refused), space=city.key)
        return
    begin(t, seat, city, shares)


async def choose_shares(t: MageKnight, seat: int, city: Space) -> Shares | None:
    """Who is invited, and how many defenders each is to fight; None if it comes to nothing."""
    found = open_splits(t, seat, city)
    never_mind = Option("no", text("never-mind"), None, idle=True, whole=True)
    others = suitable(t, seat, city)
    if len(others) > 1:
        most = min(len(others), len(city.tokens) - 1)
        options: list[Option[int | None]] = [
            Option(str(other), text("player", seat=other), other) for other in others
        ]
        asked = text("invite-whom", space=city.key)
        chosen = await ask(seat, asked, [*options, never_mind], 1, most, noun="noun-players")
        others = sorted(other for other in chosen if other is not None)
        if not others:
            return None
        found = [shares for shares in found if shares.seats[1:] == tuple(others)]
    ways: list[Option[Shares | None]] = [
        Option(key_of(shares), text("shares", shares=shares_text(shares)), shares)
        for shares in found
    ]
    asked = text("divide-defenders", space=city.key, n=len(city.tokens))
    return await choose(seat, asked, [*ways, never_mind])


async def agrees(t: MageKnight, other: int, city: Space, shares: Shares) -> bool:
    """What somebody who is asked says; silence is a no."""
    n = shares.enemies[shares.seats.index(other)]
    joins = JoinAssault(city.key, n)
    options: list[Option[JoinAssault | None]] = [
        Option("yes", text("join-assault", n=n), joins, hint=text("join-assault-hint")),
        Option("no", text("decline-assault"), None, idle=True),
    ]
    question = text(
        "join-assault-with",
        player=text("player", seat=shares.seats[0]),
        space=city.key,
        shares=shares_text(shares),
    )
    return await choose(other, question, options) is not None


def begin(t: MageKnight, seat: int, city: Space, shares: Shares) -> None:
    """The defenders are dealt at random: nobody knows whom they will meet."""
    dealt = dict(zip(shares.seats, shares.enemies, strict=True))
    order = [who for who in [*t.order[t.at :], *t.order[: t.at]] if who in dealt]
    t.rng.shuffle(city.tokens)
    t.reveal(text("revealed-division"))
    parts = []
    for who in order:
        hero = t.heroes[who]
        turn = t.turn
        if who != seat:
            turn, hero.begun = hero.begun or Turn(), None
            hero.ahead = True
        parts.append(Part(who, turn, dealt[who]))
    t.joint = Joint(city.key, parts)
    t.turn.acted = True
    said: list[str | int | Text] = []
    for place, part in enumerate(parts):
        foes = [text("the-enemy", enemy=city.tokens[i].enemy) for i in t.joint.tokens(place)]
        said.append(text("faces-part", player=text("player", seat=part.seat), foes=[*foes]))
    t.say("joint-assault-begins", space=city.key, parts=said)
