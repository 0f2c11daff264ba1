"""Mana: the Source, crystals, tokens, and how something is paid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from games.core import Option, text
from games.mageknight.data import BASIC, COLORS, MOST_CRYSTALS
from games.mageknight.rules.asks import decide
from games.mageknight.rules.hero import wound
from games.mageknight.table import MageKnight

OPPOSITE = {"red": "blue", "blue": "red", "green": "white", "white": "green"}


# The Source


def roll(t: MageKnight) -> str:
    return t.rng.pick(COLORS)


def roll_source(t: MageKnight, dice: int) -> None:
    """At least half of the dice show a basic colour; else the others are rolled again."""
    t.source = [roll(t) for _ in range(dice)]
    while sum(die in BASIC for die in t.source) * 2 < dice:
        t.source = [die if die in BASIC else roll(t) for die in t.source]


def return_dice(t: MageKnight, seat: int) -> None:
    """Used dice are rolled again, but for those that an effect has set."""
    for i in t.turn.dice:
        if i not in t.turn.kept_dice:
            t.source[i] = roll(t)
    if t.turn.stolen_used:
        t.heroes[seat].stolen_die = None
        t.source.append(roll(t))


# Paying


@dataclass(frozen=True)
class Purse:
    """All that a player could pay with at a moment."""

    tokens: dict[str, int]
    crystals: dict[str, int]
    dice: tuple[str, ...]  # of the Source that nobody has used
    takes: int  # how many of them he may still use
    stolen: str | None
    endless: tuple[str, ...]
    gold: bool  # works now, for any basic colour
    black: bool
    dark: bool
    swaps: bool  # one mana may be used as its opposite

    def of(self, color: str) -> list[str]:
        """Where one mana of exactly this colour could come from, what is lost anyway first."""
        if color in self.endless:
            return [f"endless-{color}"]
        ways = []
        if self.tokens[color]:
            ways.append(f"token-{color}")
        if self.takes > 0 and color in self.dice:
            ways.append(f"die-{color}")
        if self.stolen == color:
            ways.append(f"stolen-{color}")
        if self.crystals.get(color):
            ways.append(f"crystal-{color}")
        return ways

    def ways(self, color: str) -> list[str]:
        """The ways to pay one mana of a colour; gold serves for any basic one by day."""
        ways = []
        if color in BASIC or self.black:
            ways += self.of(color)
        if color in BASIC and self.gold:
            ways += self.of("gold")
        if self.swaps:
            ways += [f"polar-{way}" for other in self.opposites(color) for way in self.of(other)]
        return ways

    def opposites(self, color: str) -> list[str]:
        """By day black serves as any colour, by night gold serves as black alone."""
        if color in BASIC:
            return [OPPOSITE[color]] if self.dark else [OPPOSITE[color], "black"]
        return ["gold"] if self.dark else []

    def after(self, way: str) -> Purse:
        """What is left when one mana has been paid in this way."""
        *polar, kind, mana = way.split("-")
        left = replace(self, swaps=False) if polar else self
        if kind == "token":
            return replace(left, tokens={**self.tokens, mana: self.tokens[mana] - 1})
        if kind == "crystal":
            return replace(left, crystals={**self.crystals, mana: self.crystals[mana] - 1})
        if kind == "stolen":
            return replace(left, stolen=None)
        if kind == "die":
            i = self.dice.index(mana)
            return replace(left, dice=self.dice[:i] + self.dice[i + 1 :], takes=self.takes - 1)
        return left

    def covers(self, colors: Sequence[str]) -> bool:
        """Whether several mana can be paid together."""
        if not colors:
            return True
        first, *rest = colors
        ways = self.ways(first)
        return bool(ways) if not rest else any(self.after(way).covers(rest) for way in ways)


def purse(t: MageKnight, seat: int) -> Purse:
    hero, turn = t.heroes[seat], t.turn
    takes = turn.more_dice - (len(turn.dice) - len(turn.kept_dice))
    if t.frozen in (None, seat):
        takes += 1
    return Purse(
        tokens=turn.tokens,
        crystals=hero.crystals,
        dice=tuple(die for i, die in enumerate(t.source) if i not in t.used_dice),
        takes=0 if turn.no_dice else takes,
        stolen=None if turn.stolen_used else hero.stolen_die,
        endless=tuple(turn.endless),
        gold=not t.dark or "gold" in turn.usable,
        black=t.dark or "black" in turn.usable,
        dark=t.dark,
        swaps=turn.polarized,
    )


def can_pay(t: MageKnight, seat: int, colors: Sequence[str]) -> bool:
    return not colors or purse(t, seat).covers(colors)


async def pay(t: MageKnight, seat: int, colors: Sequence[str]) -> None:
    """Pay each mana from where the player likes, so that the rest can still be paid."""
    for i, color in enumerate(colors):
        if t.turn.invoked == color:
            t.turn.invoked = None
            spend(t, seat, f"token-{color}", color)
            continue
        have = purse(t, seat)
        ways = [way for way in have.ways(color) if have.after(way).covers(colors[i + 1 :])]
        options = []
        for way in ways:
            kind, _, mana = way.rpartition("-")
            hint = text(f"spends-{kind.removeprefix('polar-')}")
            options.append(Option(way, text(f"way-{kind}", color=mana), hint=hint))
        chosen = await decide(seat, text("pay-mana", color=color), options)
        spend(t, seat, chosen, color)


def spend(t: MageKnight, seat: int, way: str, color: str) -> None:
    """Take a mana from where it comes; curses on colours strike."""
    *polar, kind, mana = way.split("-")
    if polar:
        t.turn.polarized = False
    if kind == "token":
        t.turn.tokens[mana] -= 1
    elif kind == "crystal":
        t.heroes[seat].crystals[mana] -= 1
    elif kind == "stolen":
        t.turn.stolen_used = True
    elif kind == "die":
        dice = enumerate(t.source)
        t.turn.dice.append(next(i for i, die in dice if die == mana and i not in t.used_dice))
    curse(t, seat, color)


def curse(t: MageKnight, seat: int, color: str) -> None:
    """Mana Exploit and Mana Curse wound those who use colours that they should not."""
    if t.exploited is not None:
        owner, free = t.exploited
        if owner != seat and color not in (free, *t.turn.used_colors):
            t.tell("exploited", seat=seat, color=color)
            wound(t, seat)
    for owner, other in enumerate(t.heroes):
        if other.curse and other.claimed == color and owner != seat and not t.turn.cursed:
            t.turn.cursed = True
            t.tell("cursed", seat=seat, color=color)
            wound(t, seat)
    t.turn.used_colors.append(color)


# Gaining


def gain_crystal(t: MageKnight, seat: int, color: str, told: bool = False) -> None:
    """A fourth crystal of a colour is a mana token instead."""
    if not keep_crystal(t, seat, color, told):
        gain_token(t, color)
        t.tell("crystal-too-many", seat=seat, color=color)


def keep_crystal(t: MageKnight, seat: int, color: str, told: bool = False) -> bool:
    """A crystal into the inventory, if there is room for it."""
    hero = t.heroes[seat]
    if hero.crystals[color] >= MOST_CRYSTALS:
        return False
    hero.crystals[color] += 1
    if not told:
        t.tell("gains-crystal", seat=seat, color=color)
    return True


def gain_token(t: MageKnight, color: str, n: int = 1) -> None:
    t.turn.tokens[color] += n


async def choose_color(seat: int, colors: Sequence[str], use: str) -> str:
    """One of several colours, for a `mana`, a `crystal`, a `payment` or a `die`."""
    return await decide(
        seat,
        text("choose-color", use=use),
        [Option(color, text("color-option", color=color)) for color in colors],
    )


# Chance


async def random_crystal(t: MageKnight, seat: int) -> str | None:
    """A roll for a crystal: gold is a choice, black is fame instead."""
    face = roll(t)
    t.tell("rolls", seat=seat, color=face)
    if face == "black":
        t.gain_fame(seat, 1)
        return None
    return await choose_color(seat, BASIC, "crystal") if face == "gold" else face
