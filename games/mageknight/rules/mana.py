"""Mana: the Source, crystals, tokens, and how something is paid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import msgspec
from msgspec import structs

from games.core import Option, Text, text
from games.mageknight.data import BASIC, COLORS, MOST_CRYSTALS
from games.mageknight.modifiers import NoDice, Polarization, WildDice
from games.mageknight.options import ManaSource
from games.mageknight.rules.asks import decide
from games.mageknight.rules.hero import wound
from games.mageknight.table import MageKnight

NAMED_SOURCES = 3  # of mana, before something is paid: a menu has no room for more
OPPOSITE = {"red": "blue", "blue": "red", "green": "white", "white": "green"}


# The Source


def roll(t: MageKnight) -> str:
    t.reveal(text("revealed-die"))
    return t.rng.pick(COLORS)


def roll_source(t: MageKnight, dice: int) -> None:
    """At least half of the dice show a basic color; else the others are rolled again."""
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


class Purse(msgspec.Struct, frozen=True):
    """All that a player could pay with at a moment."""

    tokens: dict[str, int]
    crystals: dict[str, int]
    dice: tuple[str, ...]  # of the Source that nobody has used
    takes: int  # how many of them may still be used
    stolen: str | None
    endless: tuple[str, ...]
    gold: bool  # works now, for any basic color
    black: bool
    dark: bool
    swaps: bool  # one mana may be used as its opposite
    wild: bool = False  # gold and black dice give any basic color

    def of(self, color: str) -> list[ManaSource]:
        """Where one mana of exactly this color could come from, what is lost anyway first."""
        if color in self.endless:
            return [ManaSource("endless", color)]
        have = {
            "token": self.tokens[color] > 0,
            "die": self.takes > 0 and color in self.dice,
            "stolen": self.stolen == color,
            "crystal": self.crystals.get(color, 0) > 0,
        }
        return [ManaSource(kind, color) for kind, there in have.items() if there]

    def sources(self, color: str) -> list[ManaSource]:
        """The ways to pay one mana of a color; gold serves for any basic one by day."""
        found = []
        if color in BASIC or self.black:
            found += self.of(color)
        if color in BASIC and self.gold:
            found += self.of("gold")
        if self.wild and color in BASIC and self.takes > 0:
            wild = [ManaSource("die", die) for die in ("gold", "black") if die in self.dice]
            found += [source for source in wild if source not in found]
        if self.swaps:
            opposite = [source for other in self.opposites(color) for source in self.of(other)]
            found += [replace(source, opposite=True) for source in opposite]
        return found

    def opposites(self, color: str) -> list[str]:
        """By day black serves as any color, by night gold serves as black alone."""
        if color in BASIC:
            return [OPPOSITE[color]] if self.dark else [OPPOSITE[color], "black"]
        return ["gold"] if self.dark else []

    def after(self, source: ManaSource) -> Purse:
        """What is left when one mana has been paid from there."""
        left = structs.replace(self, swaps=False) if source.opposite else self
        color = source.color
        if source.kind == "token":
            return structs.replace(left, tokens={**self.tokens, color: self.tokens[color] - 1})
        if source.kind == "crystal":
            return structs.replace(
                left, crystals={**self.crystals, color: self.crystals[color] - 1}
            )
        if source.kind == "stolen":
            return structs.replace(left, stolen=None)
        if source.kind == "die":
            i = self.dice.index(color)
            return structs.replace(
                left, dice=self.dice[:i] + self.dice[i + 1 :], takes=self.takes - 1
            )
        return left

    def covers(self, colors: Sequence[str]) -> bool:
        """Whether several mana can be paid together."""
        if not colors:
            return True
        first, *rest = colors
        sources = self.sources(first)
        if not rest:
            return bool(sources)
        return any(self.after(source).covers(rest) for source in sources)


def purse(t: MageKnight, seat: int) -> Purse:
    hero, turn, used = t.heroes[seat], t.turn, t.used_dice
    takes = turn.dice_left
    if t.frozen is None or t.frozen in t.allies(seat):
        takes += 1
    return Purse(
        tokens=turn.tokens,
        crystals=hero.crystals,
        dice=tuple(die for i, die in enumerate(t.source) if i not in used),
        takes=0 if turn.has(NoDice) else takes,
        stolen=None if turn.stolen_used else hero.stolen_die,
        endless=tuple(turn.endless),
        gold=turn.can_use("gold", t.dark),
        black=turn.can_use("black", t.dark),
        dark=t.dark,
        swaps=turn.has(Polarization),
        wild=turn.has(WildDice),
    )


def can_pay(t: MageKnight, seat: int, colors: Sequence[str]) -> bool:
    return not colors or purse(t, seat).covers(colors)


async def pay(t: MageKnight, seat: int, colors: Sequence[str]) -> None:
    """Pay each mana from where the player likes, so that the rest can still be paid."""
    for i, color in enumerate(colors):
        if t.turn.invoked == color:
            t.turn.invoked = None
            spend(t, seat, ManaSource("token", color), color)
            continue
        sources = payments(purse(t, seat), color, colors[i + 1 :])
        options = [source_option(source) for source in sources]
        spend(t, seat, await decide(seat, text("pay-mana", color=color), options), color)


def payments(have: Purse, color: str, later: Sequence[str] = ()) -> list[ManaSource]:
    """From where a mana could come, so that the later ones can be paid too.

    Nobody keeps a token that is lost anyway and gives away a crystal of its color.
    """
    sources = [source for source in have.sources(color) if have.after(source).covers(later)]
    return [
        source
        for source in sources
        if source.kind != "crystal" or replace(source, kind="token") not in sources
    ]


def payment(t: MageKnight, seat: int, colors: Sequence[str]) -> Text | None:
    """Where the mana for something would come from, before it is spent."""
    if not colors:
        return None
    have, named = purse(t, seat), []
    for i, color in enumerate(colors):
        sources = payments(have, color, colors[i + 1 :])
        if len(sources) != 1:
            named = [source_text(source) for source in sources[:NAMED_SOURCES]]
            more = "yes" if len(sources) > NAMED_SOURCES else "no"
            return text("pays-by-choice", sources=[*named], more=more) if named else None
        named.append(source_text(sources[0]))
        have = have.after(sources[0])
    return text("pays-from", sources=[*named])


def lone_source(t: MageKnight, seat: int, color: str) -> Text | None:
    """The only place where a mana could come from."""
    sources = payments(purse(t, seat), color)
    return source_text(sources[0]) if len(sources) == 1 else None


def source_text(source: ManaSource) -> Text:
    """A source of mana in a sentence."""
    return text(f"from-{source.kind}", color=source.color)


def source_option(source: ManaSource) -> Option[ManaSource]:
    way = f"polar-{source.kind}" if source.opposite else source.kind
    label, hint = text(f"way-{way}", color=source.color), text(f"spends-{source.kind}")
    return Option(f"{way}-{source.color}", label, source, hint=hint)


def spend(t: MageKnight, seat: int, source: ManaSource, color: str) -> None:
    """Take a mana from where it comes; curses on colors strike."""
    if source.opposite:
        t.turn.drop(Polarization)
    if source.kind == "token":
        t.turn.tokens[source.color] -= 1
    elif source.kind == "crystal":
        t.heroes[seat].crystals[source.color] -= 1
        if seat == t.acting:
            t.turn.spent_crystals.append(source.color)
    elif source.kind == "stolen":
        t.turn.stolen_used = True
    elif source.kind == "die":
        dice = enumerate(t.source)
        unused = (i for i, die in dice if die == source.color and i not in t.used_dice)
        t.turn.dice.append(next(unused))
    curse(t, seat, color)


def curse(t: MageKnight, seat: int, color: str) -> None:
    """Mana Exploit and Mana Curse wound those who use colors that they should not."""
    if t.exploited is not None:
        owner, free = t.exploited
        if owner not in t.allies(seat) and color not in (free, *t.turn.used_colors):
            t.tell("exploited", seat=seat, color=color, detail=False)
            wound(t, seat)
    for owner, other in enumerate(t.heroes):
        if other.curse and other.claimed == color and owner != seat and not t.turn.cursed:
            t.turn.cursed = True
            t.tell("cursed", seat=seat, color=color, detail=False)
            wound(t, seat)
    t.turn.used_colors.append(color)


# Gaining


def gain_crystal(t: MageKnight, seat: int, color: str, told: bool = False) -> None:
    """A fourth crystal of a color is a mana token instead."""
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


async def choose_color(
    seat: int, colors: Sequence[str], use: str, hints: Mapping[str, Text | None] | None = None
) -> str:
    """One of several colors, for a `mana`, a `crystal`, a `payment` or a `die`."""
    hints = hints or {}
    options = [
        Option(color, text("color-option", color=color), color, hint=hints.get(color))
        for color in colors
    ]
    return await decide(seat, text("choose-color", use=use), options)


async def choose_payment(t: MageKnight, seat: int, colors: Sequence[str]) -> str:
    """The color of a mana that is paid next."""
    sources = {color: payment(t, seat, [color]) for color in colors}
    return await choose_color(seat, colors, "payment", sources)


# Chance


async def random_crystal(t: MageKnight, seat: int) -> str | None:
    """A roll for a crystal: gold is a choice, black is fame instead."""
    face = roll(t)
    t.tell("rolls", seat=seat, color=face)
    if face == "black":
        t.gain_fame(seat, 1)
        return None
    return await choose_color(seat, BASIC, "crystal") if face == "gold" else face
