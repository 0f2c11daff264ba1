"""The state of a battle in words: what a picture's alt text says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core import Ask
from games.sigillum.battle import Beast
from games.sigillum.beasts import SHEETS
from games.sigillum.telling.deeds import Kind
from games.sigillum.view import View
from renderers import Words
from renderers.kit.alt import LONGEST, joined, lettered
from renderers.sigillum.field.choices import marked_hexes
from renderers.sigillum.field.tokens import effects_of
from renderers.sigillum.sides import band_of
from renderers.sigillum.wording import (
    beast_name,
    heading,
    letters,
    player_letter,
    player_name,
    without_icon,
)

FEW = 1  # effects that are named where there is no room for all


def field_alt(view: View, words: Words, ask: Ask | None = None) -> str:
    """Describe the field, the most important first, as far as the allowed length goes."""
    full = " ".join(_sections(view, words, ask, 99))
    return full if len(full) <= LONGEST else joined(_sections(view, words, ask, FEW))


def named(view: View, words: Words, seat: int) -> str:
    return lettered(player_letter(view, words, seat), player_name(view, words, seat))


def side_named(view: View, words: Words, side: int) -> str:
    return words.listed(named(view, words, seat) for seat in view.teams[side])


def _sections(view: View, words: Words, ask: Ask | None, effects: int) -> Iterator[str]:
    field = words.say(f"field-{view.battle.field_key}")
    yield words.say("alt-head", field=field, phase=heading(view, words))
    if view.round and not view.over:
        yield words.say("alt-turn", name=side_named(view, words, view.side))
    if done := list(_deeds(view, words)):
        name = side_named(view, words, view.recent.side)
        yield words.say("alt-last-turn", name=name, deeds=words.listed(done))
    if ask is not None and (marked := marked_hexes(ask)):
        yield words.say("alt-options", options=words.listed(marked, "or"))
    for side in (0, 1):
        stronghold = view.battle.strongholds[side]
        yield words.say(
            "alt-castle",
            name=side_named(view, words, side),
            damage=stronghold.damage,
            track=view.battle.field.track,
        )
    yield words.say("alt-towers", towers=words.listed(_towers(view, words)))
    if view.battle.event is not None:
        yield words.say("alt-event", event=view.battle.event)
    for side in (0, 1):
        yield words.say(
            "alt-band",
            letters=letters(view, words, view.teams[side]),
            beasts="; ".join(_band(view, words, side, effects)),
        )
    if view.battle.ground:
        yield words.say("alt-ground", markers=words.listed(_ground(view, words)))
    if view.round == 0 and view.banned:
        yield words.say(
            "alt-banned", beasts=words.listed(beast_name(words, key) for key in view.banned)
        )
    if view.upcoming is not None:
        yield words.say("alt-upcoming", event=view.upcoming)


def _deeds(view: View, words: Words) -> Iterator[str]:
    """Say what the picture shows of the last turn; effects are said with their bearers."""
    for deed in dict.fromkeys(view.recent.deeds):
        if deed.kind is Kind.FIRES:
            yield words.say("alt-fires", tower=deed.who)
        elif deed.kind not in (Kind.GAINS, Kind.IS_LAID):
            yield words.say(
                f"alt-{deed.kind.value}",
                beast=deed.who,
                hex=deed.at or "",
                start=deed.start or "",
                n=deed.n,
            )


def _towers(view: View, words: Words) -> Iterator[str]:
    for place, tower in enumerate(view.battle.field.towers):
        side = view.towers[place]
        yield words.say(
            "alt-tower" if side is not None else "alt-tower-free",
            tower=tower.key,
            letters="" if side is None else letters(view, words, view.teams[side]),
        )


def _band(view: View, words: Words, side: int, effects: int) -> Iterator[str]:
    missing = 0
    for shown in band_of(view, side):
        if isinstance(shown, int):
            missing += 1
        else:
            yield _beast(view, words, shown, effects)
    if missing:
        yield words.say("alt-to-pick", n=missing, of=view.picks * len(view.teams[side]))


def _beast(view: View, words: Words, beast: Beast, most: int) -> str:
    name = beast_name(words, beast.key)
    if view.round:
        there = beast.hex is not None
        name += f" {beast.hex if there else words.say('alt-waits', castle=beast.home)}"
    parts = [name, words.say("alt-vitality", left=beast.vitality, full=beast.full)]
    effects = effects_of(beast)
    for effect, count in effects[:most]:
        name = without_icon(words.say(f"effect-{effect}"))
        parts.append(f"{name} ×{count}" if count > 1 else name)
    if len(effects) > most:
        parts.append(f"+{len(effects) - most}")
    for place, rounds in enumerate(beast.cooldowns, 1):
        if rounds is not None:
            parts.append(words.say("alt-cooldown", n=place, rounds=rounds))
    if beast.maneuvered or beast.attacked:
        parts.append(words.say("alt-acted"))
    return ", ".join(parts)


def result_alt(view: View, words: Words) -> str:
    side = view.winner
    assert side is not None
    name = side_named(view, words, side)
    if view.puzzle is not None:
        said = words.say("alt-solved", name=name, puzzle=view.puzzle)
    else:
        loser = side_named(view, words, 1 - side)
        said = words.say("alt-result", name=name, n=len(view.teams[side]), loser=loser)
    return joined(iter((said, field_alt(view, words)[: LONGEST - len(said) - 1])))


def gallery_alt(view: View, words: Words, ask: Ask) -> str:
    return joined(iter(_gallery(view, words, ask)))


def _gallery(view: View, words: Words, ask: Ask) -> Iterator[str]:
    yield words.say("alt-gallery", left=len(ask.options))
    for seat in range(view.seats):
        own = [beast_name(words, beast.key) for beast in view.battle.beasts if beast.seat == seat]
        beasts = words.listed(own) or words.say("alt-nobody-yet")
        yield words.say("alt-band", letters=named(view, words, seat), beasts=beasts)
    if view.banned:
        yield words.say(
            "alt-banned", beasts=words.listed(beast_name(words, key) for key in view.banned)
        )
    options = words.listed((beast_name(words, o.value) for o in ask.options), "or")
    yield words.say("alt-options", options=options)


def sheet_alt(key: str, words: Words) -> str:
    return joined(_sheet(key, words))


def _sheet(key: str, words: Words) -> Iterator[str]:
    sheet = SHEETS.get(key)
    if sheet is None:
        yield words.say("alt-faction", faction=key, about=words.say(f"about-{key}"))
    else:
        yield words.say(
            "alt-sheet",
            beast=key,
            kind=without_icon(words.say(f"kind-{sheet.kind}")),
            vitality=sheet.vitality,
            size=words.say(f"picture-size-{sheet.size}"),
        )
    for use in ("1", "2", "3") if sheet is None else ("attack", "1", "2"):
        yield words.say("alt-ability", ability=f"{key}-{use}", does=words.say(f"does-{key}-{use}"))


def legend_alt(names: Sequence[str], words: Words) -> str:
    return words.say("alt-legend", signs=words.listed(names))[:LONGEST]


def _ground(view: View, words: Words) -> Iterator[str]:
    for key, markers in view.battle.ground.items():
        for marker in markers:
            yield f"{key} {without_icon(words.say(f'effect-{marker.effect}'))}"
