"""What an open question offers, sorted by where it stands on the picture."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.core import Ask, Option
from games.mageknight.data import DATA, WOUND


@dataclass
class Highlights:
    spaces: dict[str, str] = field(default_factory=dict)  # and what a step costs
    dangers: set[str] = field(default_factory=set)  # of these spaces, where a step is a fight
    fights: set[str] = field(default_factory=set)  # spaces of enemies to be challenged
    positions: list[str] = field(default_factory=list)  # to be explored
    cards: set[str] = field(default_factory=set)
    units: set[int] = field(default_factory=set)  # one's own, from 1
    skills: set[str] = field(default_factory=set)
    foes: set[int] = field(default_factory=set)
    victims: set[int] = field(default_factory=set)  # units of a rival from 1, and 0 for himself
    wares: set[str] = field(default_factory=set)  # of the offers, as they are keyed
    gains: list[str] = field(default_factory=list)  # cards and units to choose from
    talents: list[str] = field(default_factory=list)  # skills to choose from
    others: list[Option] = field(default_factory=list)  # whatever stands nowhere


def highlights_of(ask: Ask | None) -> Highlights:
    found = Highlights()
    if ask is None:
        return found
    for option in ask.options:
        _sort(found, option)
    if ask.prompt.key == "how-to-play":
        found.cards.add(str(ask.prompt.args["card"]))
    return found


def _sort(found: Highlights, option: Option) -> None:
    kind, dot, key = option.key.partition(".")
    if dot and _by_kind(found, kind, key, option):
        return
    said = option.label.key
    if said == "space-option":
        found.spaces[option.key] = ""
    elif option.key == WOUND or (said == "card" and option.key in DATA.card):
        found.cards.add(option.key)
        found.gains.append(option.key)
    elif said == "unit-option" and option.key in DATA.unit:
        found.gains.append(option.key)
    elif said == "skill-option":
        found.talents.append(option.key)
    elif said == "own-unit" and option.key.isdigit():
        found.units.add(int(option.key))
    elif said == "foe" and option.key.isdigit():
        found.foes.add(int(option.key))
    elif said == "unit-of-rival" and option.key.isdigit():
        found.victims.add(int(option.key))
    else:
        found.others.append(option)


def _step(found: Highlights, key: str, option: Option) -> None:
    found.spaces[key] = str(option.label.args.get("n", ""))
    if option.label.args.get("danger", "none") != "none":
        found.dangers.add(key)


def _by_kind(found: Highlights, kind: str, key: str, option: Option) -> bool:
    """Sort an option that says what it is; False when it stands nowhere."""
    if kind == "m":
        _step(found, key, option)
    elif kind == "x" and "," in key:
        found.positions.append(key)
    elif kind == "c":
        found.cards.add(key)
    elif option.key == "h.hand":
        found.cards.add(WOUND)
    elif kind in ("u", "h"):
        found.units.add(int(key))
    elif kind == "s":
        found.skills.add(key)
    elif kind in ("a", "b"):
        found.foes |= {int(number) for number in key.split("+")}
    elif kind in ("r", "rb", "t", "p"):
        found.wares.add(option.key)
    else:
        if kind == "fight":
            found.fights.add(key)
        elif kind == "drive":
            found.spaces[key] = str(option.label.args.get("cost", ""))
        elif kind in ("w", "hero"):
            found.victims.add(int(key) if kind == "w" else 0)
        return False
    return True
