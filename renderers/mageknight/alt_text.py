"""The state of the game in words: what a picture's alt text says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from games.core import Ask
from games.mageknight.data import (
    BASIC,
    COLORS,
    DATA,
    sorted_cards,
)
from games.mageknight.spaces import Space
from games.mageknight.table import attacks_of
from games.mageknight.view import HIDDEN, DuelView, JointView, View
from renderers import Words
from renderers.kit.alt import LONGEST, joined, lettered
from renderers.kit.fonts import ELLIPSIS
from renderers.mageknight.highlights import highlights_of
from renderers.mageknight.pages.scores import columns, headline, lines, signed
from renderers.mageknight.paint import EMOJI
from renderers.mageknight.panels.combat import values
from renderers.mageknight.panels.duel import doing, phase
from renderers.mageknight.panels.header import state, usable
from renderers.mageknight.panels.own_area import gathered
from renderers.mageknight.panels.players import reputation
from renderers.mageknight.panels.story import story
from renderers.mageknight.viewport import Window


def named(words: Words, seat: int) -> str:
    if seat < 0:
        return words.say("picture-dummy")
    return lettered(words.letter(seat), words.seat(seat))


def bare(text: str) -> str:
    """A text without the signs that it has beside a word."""
    return "".join(char for char in text if char not in EMOJI and char != "\ufe0f").strip()


def color_name(words: Words, color: str) -> str:
    return bare(words.say(f"color-{color}"))


def table_alt(view: View, words: Words, window: Window, ask: Ask | None = None) -> str:
    return joined(_sections(view, words, window, ask))


def _sections(view: View, words: Words, window: Window, ask: Ask | None) -> Iterator[str]:
    yield from _when(view, words)
    if story(view, words):
        yield words.say("alt-deeds", deeds=bare(story(view, words, named)))
    yield from _fights(view, words)
    if view.seat is not None and not view.over:
        yield from _own(view, words)
        if ask is not None:
            yield from _options(words, ask)
    yield from _teams(view, words)
    for seat in range(view.seats):
        yield _player(view, words, seat)
    dice = [
        name if usable(view, color) else words.say("alt-unusable", name=name)
        for color in view.source
        for name in [color_name(words, color)]
    ]
    if dice:
        yield words.say("alt-source", dice=words.listed(dice))
    if view.frozen is not None:
        yield words.say("alt-frozen", name=named(words, view.frozen))
    if view.weather is not None:
        yield words.say("alt-weather", name=named(words, view.weather))
    if view.order:
        yield words.say("alt-order", names=", ".join(named(words, seat) for seat in view.order))
    foes = list(_tokens(view, words, window))
    if foes:
        yield words.say("alt-foes", foes="; ".join(foes))
    yield from _offers(view, words)


def _when(view: View, words: Words) -> Iterator[str]:
    """The hour, and whose turn or choice it is."""
    yield words.say("alt-head", n=view.round, hour="night" if view.night else "day")
    if view.final:
        yield words.say(f"alt-final-{view.plan.aim}")
    if view.active is not None:
        yield words.say("alt-turn", name=named(words, view.active))
    elif view.choosing is not None:
        yield f"{state(view, words)}."


def _fights(view: View, words: Words) -> Iterator[str]:
    if view.joint is not None:
        yield _joint(view, view.joint, words)
    if view.combat is not None:
        yield from _combat(view, words)
    if view.duel is not None:
        yield from _duel(view.duel, words)


def _combat(view: View, words: Words) -> Iterator[str]:
    assert view.combat is not None
    said = []
    for place, foe in enumerate(view.combat.foes, 1):
        state = "defeated" if foe.down else "blocked" if foe.blocked else "idle" if foe.idle else ""
        name = words.say("foe", enemy=foe.fighter, place=place)
        after = f", {words.say(f'picture-{state}')}" if state else ""
        said.append(f"{name}, {values(foe, words)}{after}")
    phase = words.say(f"picture-phase-{view.turn.stage}")
    yield words.say("alt-combat", phase=phase, foes="; ".join(said))
    sums = [*_attack(words, view.combat.attack), *_block(words, view.combat.block)]
    if sums:
        yield words.say("alt-sums", sums=words.listed(sums))


def _attack(words: Words, attack: dict[str, int]) -> list[str]:
    return [
        words.say("fx-attack", kind=f"{reach}-{element}", n=n)
        for reach, element, n in attacks_of(attack)
        if n
    ]


def _block(words: Words, block: dict[str, int]) -> list[str]:
    return [words.say("fx-block", el=element, n=n) for element, n in block.items() if n]


def _duel(duel: DuelView, words: Words) -> Iterator[str]:
    """Who fights whom, and what lies between them."""
    yield words.say(
        "alt-duel",
        phase=phase(words, duel),
        aggressor=named(words, duel.aggressor),
        defender=named(words, duel.defender),
        doing=doing(words, duel),
    )
    attack = words.listed(_attack(words, duel.attack))
    if attack:
        yield words.say("alt-duel-attack", name=named(words, duel.attacker), sums=attack)
    if duel.launched and duel.acting != duel.attacker:
        block = words.listed(_block(words, duel.block)) or words.say("sum-nothing")
        yield words.say("alt-duel-block", sums=block, n=duel.left)
    elif duel.launched:
        yield words.say("alt-duel-damage", n=duel.left)


def _joint(view: View, joint: JointView, words: Words) -> str:
    """Who assaults a city together, and who still stands against each of them."""
    said = []
    for part in joint.parts:
        name = named(words, part.seat)
        foes = words.listed(words.say(f"enemy-{enemy}") for enemy in part.enemies)
        state = "won" if part.fought and not foes else "lost" if part.fought else "waits"
        said.append(words.say("alt-part", name=name, state=state, foes=foes))
    return words.say(
        "alt-joint", city=place_of(words, view.spaces[joint.city]), parts="; ".join(said)
    )


def _own(view: View, words: Words) -> Iterator[str]:
    assert view.seat is not None
    hero = view.heroes[view.seat]
    count = Counter(hero.hand)
    cards = [
        words.say(f"card-{key}") + (f" ×{count[key]}" if count[key] > 1 else "")
        for key in sorted_cards(count)
    ]
    yield words.say("alt-hand", cards=words.listed(cards) or "–")
    if view.seat == view.acting:
        points = [words.say(f"alt-{name}", n=n) for name, _, n, _ in gathered(view) if n]
        tokens = [
            f"{n} {color_name(words, color)}"
            for color in COLORS
            if (n := view.turn.tokens.get(color, 0))
        ]
        if points:
            yield words.say("alt-points", points=words.listed(points))
        if tokens:
            yield words.say("alt-tokens", tokens=words.listed(tokens))


def _options(words: Words, ask: Ask) -> Iterator[str]:
    asked = highlights_of(ask)
    if asked.spaces:
        steps = [f"{key} ({n})" if n else key for key, n in asked.spaces.items()]
        yield words.say("alt-steps", steps=words.listed(steps, "or"))
    if asked.positions:
        positions = " ".join(f"{a},{b}" for a, b in asked.positions)
        yield words.say("alt-explore", positions=positions)


def _teams(view: View, words: Words) -> Iterator[str]:
    if len(view.teams) > 1:
        teams = [words.listed(named(words, seat) for seat in team) for team in view.teams]
        yield words.say("alt-teams", one=teams[0], other=teams[1])


def _player(view: View, words: Words, seat: int) -> str:
    hero = view.heroes[seat]
    at = view.spaces.get(hero.at) if hero.at is not None else None
    parts = [words.say("alt-at", space=place_of(words, at))] if at is not None else []
    parts.append(
        words.say(
            "alt-values",
            fame=hero.fame,
            level=hero.level,
            reputation=reputation(hero.reputation),
            armor=hero.armor,
            cards=hero.cards,
        )
    )
    stones = [
        f"{n} {color_name(words, color)}" for color in BASIC if (n := hero.crystals.get(color, 0))
    ]
    if stones:
        parts.append(words.say("alt-crystals", crystals=words.listed(stones)))
    troops = []
    for unit in hero.units:
        state = "wounded" if unit.wounds else "ready" if unit.ready else "spent"
        troops.append(words.say("alt-unit", unit=unit.key, state=state))
    if troops:
        parts.append(words.say("alt-units", units=words.listed(troops)))
    return words.say("alt-entry", name=named(words, seat), said="; ".join(parts))


def place_of(words: Words, space: Space) -> str:
    return words.say("space-option", space=space.key)


def foes_at(words: Words, space: Space) -> str:
    return words.listed(
        words.say("alt-hidden" if token.enemy == HIDDEN else f"enemy-{token.enemy}")
        for token in space.tokens
    )


def owners(words: Words, space: Space) -> str:
    """The players whose shields lie there."""
    return words.listed(words.letter(seat) for seat in dict.fromkeys(space.shields))


def city_at(words: Words, space: Space) -> str:
    """The level of a city, and whose shields lie there."""
    shields = owners(words, space) if space.shields else "none"
    return words.say("alt-city", n=space.level, shields=shields)


def _tokens(view: View, words: Words, window: Window) -> Iterator[str]:
    for space in view.spaces.values():
        if not window.shows((space.q, space.r), 0.2):
            continue
        if space.shields and not space.level:
            yield words.say(
                "alt-marked", space=place_of(words, space), shields=owners(words, space)
            )
        elif space.level:
            city = f"{place_of(words, space)} ({city_at(words, space)})"
            yield f"{city} {foes_at(words, space)}" if space.tokens else city
        elif space.tokens:
            yield f"{space.key} {foes_at(words, space)}"


def _offers(view: View, words: Words) -> Iterator[str]:
    units = [words.say(f"unit-{key}") for key in view.unit_offer]
    if units:
        yield words.say("alt-unit-offer", units=words.listed(units))
    for kind, cards in (
        ("training", view.training),
        ("advanced", view.advanced_offer),
        ("spells", view.spell_offer),
    ):
        if cards:
            names = words.listed(words.say(f"card-{key}") for key in cards if key in DATA.card)
            yield words.say("alt-entry", name=words.say(f"picture-{kind}"), said=names)


def result_alt(view: View, words: Words) -> str:
    def sections() -> Iterator[str]:
        yield headline(view, words)
        for column in columns(view):
            score = column.score
            figures = [
                f"{words.say(f'picture-score-{line}')} {signed(getattr(score, line))}"
                + (f" ({score.titles[line]:+d})".replace("-", "−") if line in score.titles else "")
                for line in lines(view)
            ]
            names = words.listed(named(words, seat) for seat in column.seats)
            total = f" {words.say('picture-score-total')} {score.total}." if column.decides else ""
            yield f"{names}:{total} {words.listed(figures)}."

    return joined(sections())


def legend_alt(names: Iterable[str], words: Words) -> str:
    said = words.say("alt-legend", signs=words.listed(names))
    return said if len(said) <= LONGEST else said[: LONGEST - 1] + ELLIPSIS


def sheet_alt(topic: str, words: Words) -> str:
    return bare(words.say(f"about-{topic}")).replace("*", "")


def whole_alt(view: View, words: Words) -> str:
    def sections() -> Iterator[str]:
        yield words.say("alt-whole", n=len(view.tiles))
        for seat, hero in enumerate(view.heroes):
            if hero.at is not None and hero.at in view.spaces:
                place = place_of(words, view.spaces[hero.at])
                yield words.say("alt-entry", name=named(words, seat), said=place)
        sites = []
        for space in view.spaces.values():
            if space.site is None and not space.tokens:
                continue
            owner = f" {words.letter(space.owner)}" if space.owner is not None else ""
            site = place_of(words, space)
            foes = f" ({foes_at(words, space)})" if space.tokens else ""
            level = f" ({city_at(words, space)})" if space.level else ""
            sites.append(f"{site}{owner}{level}{foes}")
        for site in sites:
            yield f"{site}."

    return joined(sections())
