"""The state of a game in words: what a picture's alt text says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core import Text, text
from games.xidit.data import DATA, REWARDS, UNITS, tile
from games.xidit.preview import Step
from games.xidit.rules.assessments import NEUTRAL
from games.xidit.table import Deed, counted
from games.xidit.view import Queue, View
from renderers import Words
from renderers.kit.alt import joined, lettered
from renderers.xidit.dashboard import phase


def kingdom_alt(view: View, words: Words, route: Sequence[Step] = ()) -> str:
    """Say the most important first; leave out what is beyond the allowed length."""
    return joined(_sections(view, words, route))


def hall_alt(view: View, words: Words) -> str:
    sections = []
    if view.savior is None or view.savior == NEUTRAL:
        sections.append(words.say("alt-no-saviour"))
    else:
        sections.append(words.say("alt-saviour", name=_name(words, view.savior)))
    for column in view.hall:
        ranking = [_level(words, who, column.levels[who]) for who in column.ranking]
        out = [words.say("neutral") if who == NEUTRAL else _name(words, who) for who in column.out]
        sections.append(
            words.say(
                "alt-assessment",
                assessment=column.assessment,
                ranking=words.listed(ranking),
                out=words.listed(out),
            )
        )
    points = [
        f"{DATA.region[key].code} "
        + " ".join(f"{words.letter(seat)}{n}" for seat, n in enumerate(by_seat) if n)
        for key, by_seat in view.reputation.items()
        if any(by_seat)
    ]
    sections.append(words.say("alt-reputation", points="; ".join(points)))
    return joined(sections)


def _name(words: Words, seat: int) -> str:
    return lettered(words.letter(seat), words.seat(seat))


def _level(words: Words, who: int, level: int) -> str:
    return f"{words.say('neutral') if who == NEUTRAL else _name(words, who)} ({level})"


def _sections(view: View, words: Words, route: Sequence[Step]) -> Iterator[str]:
    yield words.say(
        "alt-head",
        year=words.say("picture-year", year=max(1, view.year), years=view.years),
        phase=phase(view, words),
        name=_name(words, view.first),
    )
    if view.seat is not None and not view.over:
        yield from _own(view, words, view.seat, route)
    yield " ".join(_hero(view, words, seat) for seat in view.turn_order)
    if done := [_done(view, words, seat) for seat in view.turn_order if _deeds(view, seat)]:
        year = view.year if view.heroes[0].orders else view.year - 1
        yield words.say("alt-deeds", year=year, deeds="; ".join(done))
    yield words.say("alt-threats", threats="; ".join(_threats(view, words)))
    yield words.say("alt-recruits", recruits="; ".join(_recruits(view, words)))
    if titans := [
        words.say("alt-titan", titan=lair.raging, size=lair.size, rewards=_rewards(lair.raging))
        for lair in view.lairs
        if lair.raging
    ]:
        yield words.say("alt-titans", titans="; ".join(titans))
    if view.guilds:
        guilds = [
            f"{city} {words.letter(guild.seat)}{guild.stories}"
            for city, guild in sorted(view.guilds.items())
        ]
        yield words.say("alt-guilds", guilds=words.listed(guilds))
    if any(any(counts) for counts in view.bards.values()):
        yield words.say("alt-bards", bards="; ".join(_bards(view, words)))
    yield words.say(
        "alt-next",
        recruits=_following(view.recruit_queue.next, view.recruit_queue.top),
        threats=_following(view.threat_queue.next, view.threat_queue.top),
    )
    discards = (("recruits", view.recruit_queue), ("threats", view.threat_queue))
    if any(queue.discard for _, queue in discards):
        yield words.say(
            "alt-discards",
            **{side: _discard(words, queue) for side, queue in discards},
        )
    yield words.say("alt-assessments", order=_assessments(view, words))


def _own(view: View, words: Words, seat: int, route: Sequence[Step]) -> Iterator[str]:
    screen = view.heroes[seat].screen
    if screen is not None:
        units: list[str | int | Text] = counted(screen.units) or [text("alt-nobody")]
        yield words.say(
            "alt-screen",
            units=units,
            gold=screen.gold,
            bards=screen.bards,
            bastion=screen.in_bastion,
            kept=screen.kept,
        )
    if route:
        yield words.say("alt-plan", steps="; ".join(words(step.told) for step in route))


def _hero(view: View, words: Words, seat: int) -> str:
    hero = view.heroes[seat]
    name = _name(words, seat)
    if not hero.city:
        return words.say("alt-hero-nowhere", name=name)
    if hero.orders:
        orders = " ".join(hero.orders)
        return words.say("alt-hero-orders", name=name, place=hero.city, orders=orders)
    return words.say("alt-hero", name=name, place=hero.city)


def _deeds(view: View, seat: int) -> list[Deed]:
    """List what a player did in the last year besides riding."""
    told = (*UNITS, "free", "titan")
    return [deed for deed in view.deeds if deed.seat == seat and deed.meets in told]


def _done(view: View, words: Words, seat: int) -> str:
    done = []
    for deed in _deeds(view, seat):
        if deed.meets in UNITS:
            unit = words.say(f"unit-{deed.meets}")
            done.append(words.say("alt-done-unit", unit=unit, place=deed.city))
        else:
            gained: list[str | int | Text] = [*deed.gained]
            key = f"alt-done-{deed.meets}"
            done.append(words.say(key, place=deed.city, gained=gained, n=len(gained)))
    return f"{words.letter(seat)} {', '.join(done)}"


def _threats(view: View, words: Words) -> Iterator[str]:
    for city in sorted(view.threats):
        shown = tile(view.seats, city)
        rewards = "/".join(str(getattr(shown, reward)) for reward in REWARDS)
        yield words.say("alt-threat", place=city, units=counted(shown.requires), rewards=rewards)


def _recruits(view: View, words: Words) -> Iterator[str]:
    for city, units in sorted(view.recruiting.items()):
        yield words.say("alt-recruit", place=city, units=counted(units) or [text("alt-nobody")])


def _rewards(titan: str | None) -> str:
    shown = DATA.titan[titan or ""]
    return "/".join(str(getattr(shown, reward)) for reward in REWARDS)


def _bards(view: View, words: Words) -> Iterator[str]:
    for region, counts in view.bards.items():
        present = " ".join(f"{words.letter(seat)}{n}" for seat, n in enumerate(counts) if n)
        if present:
            yield f"{DATA.region[region].code} {present}"


def _following(*cities: int | None) -> str:
    return ", ".join(str(city) for city in cities if city is not None) or "–"


def _discard(words: Words, queue: Queue) -> str:
    if queue.discarded is None:
        return "0"
    return words.say("alt-discard", n=queue.discard, place=queue.discarded)


def _assessments(view: View, words: Words) -> str:
    return words.listed(
        words.say(f"assessment-{key}")
        + (f" ({words.say('neutral')} {view.neutral[key]})" if view.neutral else "")
        for key in view.assessments
    )
