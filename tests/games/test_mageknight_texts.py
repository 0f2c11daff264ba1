"""The words of Mage Knight: all there, within Discord's limits, and true to the data."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from bot.texts import Words
from games.core import Ask, Rng, Text, text
from games.mageknight import GAME
from games.mageknight.data import DATA, WOUND
from games.session import Session
from games.standin import random_answer
from tests.games.test_catalogs import HOUSE, ROOT, literals, messages, spoken, variables

FOLDER = HOUSE / "mageknight"
CATALOG = messages(FOLDER / "en.ftl")
WORDS = Words("en", "mageknight", lambda seat: f"**Player {seat}**")
LABEL, HINT, PAGE, TOPIC = 75, 95, 1900, 600

CARDS = [card.key for card in DATA.cards]
UNITS = [unit.key for unit in DATA.units]
SKILLS = [skill.key for skill in DATA.skills]
TACTICS = [tactic.key for tactic in DATA.tactics]
ENEMIES = [enemy.key for enemy in DATA.enemies]
HEROES = [hero.key for hero in DATA.heroes]
SITES = sorted({hex_.site for tile in DATA.tiles for hex_ in tile.hexes if hex_.site})
TERRAINS = [row.terrain for row in DATA.terrain]
ABILITIES = sorted({ability for enemy in DATA.enemies for ability in enemy.abilities})
RESISTANCES = sorted({kind for enemy in DATA.enemies for kind in enemy.resistances})

# Messages with a common prefix that the data name.
FAMILIES = {
    "card": [*CARDS, WOUND],
    "basic": CARDS,
    "strong": CARDS,
    "unit": UNITS,
    "unit-does": UNITS,
    "ability": [f"{u.key}-{n + 1}" for u in DATA.units for n in range(len(u.abilities))],
    "ruins": [ruins.key for ruins in DATA.ruins],
    "skill": SKILLS,
    "tactic": TACTICS,
    "does": [*SKILLS, *TACTICS],
    "enemy": ENEMIES,
    "values": ENEMIES,
    "hero": HEROES,
    "site": SITES,
    "terrain": TERRAINS,
    "tile": [tile.key for tile in DATA.tiles],
    "color": ["red", "blue", "green", "white", "gold", "black"],
    "about-card": [*CARDS, WOUND],
    "about-unit": UNITS,
    "about-skill": SKILLS,
    "about-tactic": TACTICS,
    "about-enemy": ENEMIES,
    "about-hero": HEROES,
    "about-site": SITES,
    "about-terrain": [terrain for terrain in TERRAINS if terrain != "city"],
    "about-ability": [*ABILITIES, *RESISTANCES, "summon"],
}
MEMBERS = [f"{prefix}-{member}" for prefix, all_ in FAMILIES.items() for member in all_]
TOPICS = [name for name in CATALOG if name.startswith("about-")]


def test_every_message_of_the_rules_is_in_the_catalog() -> None:
    for used, _ in spoken(FOLDER):
        if "*" in used:
            assert any(name.startswith(used.split("*")[0]) for name in CATALOG), used
        else:
            assert used in CATALOG, used


def test_every_message_gets_the_arguments_that_it_names() -> None:
    for used, given in spoken(FOLDER):
        if given is None or used not in CATALOG:
            continue
        assert needs(used) <= given | {f"{name}_key" for name in given}, used


def needs(name: str) -> set[str]:
    """The arguments of a message and of those that it refers to."""
    found = variables(CATALOG[name])
    for other in references(CATALOG[name]):
        found |= needs(other)
    return found


def references(message: ftl.Message) -> set[str]:
    found: set[str] = set()

    def visit(node: object) -> None:
        if isinstance(node, ftl.MessageReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.BaseNode):
            for value in vars(node).values():
                visit(value)
        elif isinstance(node, list):
            for item in node:
                visit(item)

    visit(message.value)
    return found


def test_whatever_the_data_name_has_its_words() -> None:
    assert {"title", "tagline", "duration"} <= set(CATALOG)
    assert set(MEMBERS) <= set(CATALOG)


def test_no_message_is_there_for_nothing() -> None:
    sources = literals(HOUSE / "mageknight", ROOT / "renderers", ROOT / "bot")
    referred = {name for message in CATALOG.values() for name in references(message)}
    stems = {"title", "tagline", "duration", "rules-", "space-", "kind-", "color-", "site-"}
    stems |= {used.split("*")[0] for used, _ in spoken(FOLDER) if "*" in used}
    stems |= set(re.findall(r"""f["']([a-z][a-z0-9-]*-)\{""", sources))
    for name in CATALOG:
        used = name in MEMBERS or name in TOPICS or name in referred or f'"{name}"' in sources
        assert used or name.startswith(tuple(stems)), name
    for name in CATALOG:
        if name.startswith("space-") and name != "space-option":
            key = name.removeprefix("space-")
            assert any(key[:-1] == tile.key for tile in DATA.tiles), name


def test_pages_of_the_rules() -> None:
    pages = [name for name in CATALOG if name.startswith("rules-")]
    for n in range(1, len(pages) + 1):
        page = WORDS.say(f"rules-{n}")
        assert f"{n} of {len(pages)}" in page.splitlines()[0]
        assert len(page) <= PAGE


@pytest.mark.parametrize("name", TOPICS)
def test_topics_are_short(name: str) -> None:
    assert len(WORDS.say(name)) <= TOPIC


def test_labels_and_hints_keep_the_limits() -> None:
    for key in CARDS:
        ways: list[Any] = [
            text("basic-effect", basic=key),
            text("strong-effect", strong=key),
            text("sideways-influence", n=1),
        ]
        assert all(len(WORDS(way)) <= LABEL for way in ways)
        assert len(WORDS.say("card-hint", ways=ways)) <= HINT, key
    for unit in DATA.units:
        for n in range(1, len(unit.abilities) + 1):
            ability = f"{unit.key}-{n}"
            assert len(WORDS.say("unit-ability", unit=unit.key, ability=ability)) <= LABEL
        assert len(WORDS.say(f"unit-does-{unit.key}")) <= HINT
    for key in SKILLS:
        assert len(WORDS.say("skill-option", skill=key)) <= LABEL
    for key in (*SKILLS, *TACTICS):
        assert len(WORDS.say("skill-hint", does=key)) <= HINT
    for enemy in DATA.enemies:
        if enemy.color in ("green", "red"):  # who can be challenged
            assert len(WORDS.say("challenge", enemy=enemy.key)) <= LABEL, enemy.key


# The numbers in the texts are those of the data


def numbers(fx: Any) -> Iterator[int]:
    """The points that an effect gives."""
    if isinstance(fx, list):
        for part in fx:
            yield from numbers(part)
    elif isinstance(fx, dict):
        if fx.get("op") in ("move", "influence", "heal", "attack", "block"):
            yield fx["n"]
        for part in fx.values():
            yield from numbers(part)


@pytest.mark.parametrize("card", DATA.cards, ids=lambda card: card.key)
def test_a_card_says_its_numbers(card: Any) -> None:
    short = ("flame-wall", "restoration")  # their strong texts build on the basic ones
    for n in numbers(card.basic):
        assert str(n) in WORDS.say(f"basic-{card.key}")
    for n in numbers(card.strong):
        said = WORDS.say(f"strong-{card.key}")
        assert str(n) in said or card.key in short, f"{n} in {said}"


def test_units_and_enemies_say_their_numbers() -> None:
    for unit in DATA.units:
        about = WORDS.say(f"about-unit-{unit.key}")
        assert f"level {unit.level}, armor {unit.armor}" in about
        assert f"for {unit.cost} Influence" in about
        for i, ability in enumerate(unit.abilities):
            said = WORDS.say(f"ability-{unit.key}-{i + 1}")
            assert all(str(n) in said for n in numbers(ability.fx))
    for enemy in DATA.enemies:
        about = WORDS.say(f"about-enemy-{enemy.key}")
        assert f"armor {enemy.armor}" in about
        assert f"Fame {enemy.fame}" in about
        assert enemy.element == "summon" or f"attack {enemy.attack}" in about
        assert all(word in about for word in (*enemy.abilities, *enemy.resistances))


def test_terrain_and_tactics_say_their_numbers() -> None:
    for row in DATA.terrain:
        if row.day is not None and row.terrain != "city":
            about = WORDS.say(f"about-terrain-{row.terrain}")
            assert str(row.day) in about
            assert str(row.night) in about
            assert f"{row.terrain} {row.day}" in WORDS.say("rules-3")
    for tactic in DATA.tactics:
        about = WORDS.say(f"about-tactic-{tactic.key}")
        assert about.startswith(f"**{tactic.number} ")
        assert ("night" if tactic.night else "day") in about
    for level in DATA.levels[1:]:
        assert str(level.fame) in WORDS.say("rules-7")


# Whatever is said in whole games can be put into words


def read(message: Text, most: int) -> None:
    said = WORDS(message)
    assert len(said) <= most, said
    assert not any(key in said.split() for key in (*UNITS, *CARDS) if "-" in key), said


def read_ask(ask: Ask) -> None:
    read(ask.prompt, 300)
    for option in ask.options:
        read(option.label, LABEL)
        if option.hint is not None:
            read(option.hint, HINT)
        if option.group is not None:
            read(option.group, LABEL)


@pytest.mark.parametrize("seed", range(16))
def test_whole_games_can_be_read(seed: int) -> None:
    session = Session.start(GAME, 1 + seed % 4, {}, seed)
    rng = Rng(seed)
    lines = list(session.opening)
    while session.result is None:
        for seat, ask in list(session.pending.items()):
            read_ask(ask)
            clever = seed % 2 == 0
            answer = (
                GAME.stand_in(session.view(seat), ask, rng) if clever else random_answer(ask, rng)
            )
            lines += session.answer(seat, answer)
            break
    for line in lines:
        read(line.text, 300)
