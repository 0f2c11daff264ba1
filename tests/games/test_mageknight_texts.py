"""The words of Mage Knight: all there, within Discord's limits, and true to the data."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from bot.chat.messages.pages import looked_up, rules_pages
from bot.language.catalogs import sources
from bot.language.texts import Words
from games import mageknight
from games.core import Ask, Rng, Text, text
from games.mageknight import GAME
from games.mageknight.data import DATA, WOUND
from games.mageknight.rules.combat.phases import EFFICIENT_BLOCKS
from games.mageknight.rules.plays import Play
from games.mageknight.rules.units import unit_hint
from games.mageknight.scenarios import SCENARIOS
from games.mageknight.tiles import LETTERS
from games.session import Session
from games.standin import random_answer
from tests.games.mageknight_tables import (
    CARDS,
    SKILLS,
    TACTICS,
    UNITS,
    VARIANTS,
    lively,
    staged,
    table,
)
from tests.samples import and_slow

CATALOG = sources(Path(mageknight.__file__).with_name("en.ftl"))
WORDS = Words("en", "mageknight", lambda seat: f"**Player {seat}**")
FRENCH = Words("fr", "mageknight", lambda seat: f"**Joueur {seat}**")
LABEL, HINT, PAGE, TOPIC = 80, 100, 1900, 600

TOPICS = [name for name in CATALOG if name.startswith("about-")]


def test_every_space_with_a_site_says_what_stands_there() -> None:
    named = {name.removeprefix("space-") for name in CATALOG if name.startswith("space-")}
    sites = {
        tile.key + letter
        for tile in DATA.tiles
        for letter, hex_ in zip(LETTERS, tile.hexes, strict=True)
        if hex_.site
    }
    assert named - {"option"} == sites


@pytest.mark.parametrize("words", [WORDS, FRENCH], ids=["en", "fr"])
def test_whoever_asks_for_a_scenario_by_its_name_finds_it(words: Words) -> None:
    for key in SCENARIOS:
        if key not in VARIANTS:
            name = words.say(f"setting-scenario-{key}")
            assert list(looked_up("mageknight", words, name).values()) == [f"term-{key}"]


@pytest.mark.parametrize("key", ["interact", "interacts", "assaults", "conquers", "site-holds"])
def test_a_city_is_feminine_in_french(key: str) -> None:
    fight: dict[str, Any] = {"how": "won", "foes": [], "others": [], "results": []}
    said = FRENCH(text(key, site="city", space="C5a", **fight))
    assert "la cité" in said


def test_who_stays_behind_is_told_what_that_costs() -> None:
    first, asked = (WORDS(text("stay-behind-warning", who=who)) for who in ("first", "asked"))
    assert "your action is spent" in first
    assert "your next turn is still skipped" in asked


def test_pages_of_the_rules() -> None:
    pages = [name for name in CATALOG if name.startswith("rules-")]
    for n in range(1, len(pages) + 1):
        page = rules_pages(WORDS)[n - 1]
        assert f"{n} of {len(pages)}" in page.splitlines()[0]
        assert len(page) <= PAGE


def test_whatever_comes_into_play_can_be_asked_about() -> None:
    """By its name: a topic without one is not on the list, and of two with the same one is lost."""
    abilities = {kind for enemy in DATA.enemies for kind in (*enemy.abilities, *enemy.resistances)}
    elements = {f"{e.element}-attack" for e in DATA.enemies if e.element in ("fire", "ice")}
    things = {
        "card": [*CARDS, WOUND],
        "unit": UNITS,
        "skill": SKILLS,
        "tactic": TACTICS,
        "enemy": [enemy.key for enemy in DATA.enemies],
        "ability": [*abilities, *elements, "coldfire-attack", "summon"],
        "site": [hex_.site for tile in DATA.tiles for hex_ in tile.hexes if hex_.site],
        "ruins": [ruins.key for ruins in DATA.ruins],
        "terrain": [row.terrain for row in DATA.terrain if row.terrain != "city"],
        "hero": [hero.key for hero in DATA.heroes],
    }
    wanted = {f"{kind}-{key}" for kind, keys in things.items() for key in keys}
    topics = {name.removeprefix("about-") for name in TOPICS}
    assert wanted <= topics
    assert topics <= set(CATALOG)
    names = [WORDS.topic(topic) for topic in sorted(topics)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("name", TOPICS)
def test_topics_are_short(name: str) -> None:
    assert len(WORDS.say(name)) <= TOPIC


def test_labels_and_hints_keep_the_limits() -> None:
    t = staged(table(), "attack", "prowlers")
    t.turn.move = t.turn.influence = t.turn.heal = 10
    assert t.combat is not None
    kinds = [f"{reach} {el}" for reach in ("melee", "ranged", "siege") for el in EFFICIENT_BLOCKS]
    t.combat.attack, t.combat.block = dict.fromkeys(kinds, 10), dict.fromkeys(EFFICIENT_BLOCKS, 10)
    for key in CARDS:
        basic, strong = text("basic-effect", basic=key), text("strong-effect", strong=key)
        sideways = text("sideways-short", n=4)
        for effect, fx in ((basic, DATA.card[key].basic), (strong, DATA.card[key].strong)):
            way = Play("", effect, fx)
            assert len(WORDS(way.promised(t))) <= LABEL, key
            assert len(WORDS.say("card-lone", card=key, way=way.in_short(t))) <= LABEL, key
        assert len(WORDS.say("card-ways-3", a=basic, b=strong, c=sideways)) <= HINT, key
        assert len(WORDS.say("card-hint", basic=key, strong=key)) <= HINT, key
    for unit in DATA.units:
        for n in range(1, len(unit.abilities) + 1):
            ability = f"{unit.key}-{n}"
            assert len(WORDS.say("unit-ability", unit=unit.key, ability=ability)) <= LABEL
        assert len(WORDS.say(f"unit-does-{unit.key}")) <= HINT
        assert len(WORDS(unit_hint(unit.key))) <= HINT
    for key in SKILLS:
        assert len(WORDS.say("skill-option", skill=key)) <= LABEL
    for key in (*SKILLS, *TACTICS):
        assert len(WORDS.say("skill-hint", does=key)) <= HINT
    for enemy in DATA.enemies:
        if enemy.color in ("green", "red"):  # who can be challenged
            assert (
                len(WORDS.say("challenge", enemy=enemy.key, values=enemy.key, space="C8g")) <= LABEL
            ), enemy.key


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
    for n in numbers(to_builtins(card.basic)):
        assert str(n) in WORDS.say(f"basic-{card.key}")
    for n in numbers(to_builtins(card.strong)):
        said = WORDS.say(f"strong-{card.key}")
        assert str(n) in said or card.key in short, f"{n} in {said}"


def test_units_and_enemies_say_their_numbers() -> None:
    for unit in DATA.units:
        about = WORDS.say(f"about-unit-{unit.key}")
        assert f"level {unit.level}, armor {unit.armor}" in about
        assert f"for {unit.cost} Influence" in about
        for i, ability in enumerate(unit.abilities):
            said = WORDS.say(f"ability-{unit.key}-{i + 1}")
            assert all(str(n) in said for n in numbers(to_builtins(ability.fx)))
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
            assert f"{row.terrain} {row.day}" in rules_pages(WORDS)[2]
    for tactic in DATA.tactics:
        about = WORDS.say(f"about-tactic-{tactic.key}")
        assert f"({tactic.number})**" in about
        assert ("night" if tactic.night else "day") in about
    for level in DATA.levels[1:]:
        assert str(level.fame) in rules_pages(WORDS)[6]


# What the texts say is what the rules do


def test_an_assault_costs_reputation_but_a_tower_conquered_by_anybody_is_free() -> None:
    for page in (WORDS.say("about-term-assault"), rules_pages(WORDS)[2]):
        assert "a keep that isn’t yours" in page
        assert "nobody has conquered" in page
    for page in (FRENCH.say("about-term-assault"), rules_pages(FRENCH)[2]):
        assert "une forteresse qui n’est pas à vous" in page
        assert "que personne n’a conquise" in page
    assert "everybody walks in freely" in WORDS.say("about-site-mage_tower")
    assert "on y entre librement" in FRENCH.say("about-site-mage_tower")


@pytest.mark.parametrize(
    ("ring", "color", "couleur"),
    [
        ("ruby", "red", "rouge"),
        ("sapphire", "blue", "bleu"),
        ("diamond", "white", "blanc"),
        ("emerald", "green", "vert"),
    ],
)
def test_a_ring_counts_every_spell_of_its_color_in_the_turn(
    ring: str, color: str, couleur: str
) -> None:
    about = f"about-card-{ring}-ring"
    assert f"for each {color} spell you cast this turn" in WORDS.say(about)
    assert f"par sort {couleur} lancé pendant ce tour" in FRENCH.say(about)


def test_source_freeze_leaves_the_extra_die_of_mana_draw() -> None:
    for words, usual in ((WORDS, "usual die"), (FRENCH, "dé habituel")):
        assert usual in words.say("does-source-freeze")
        assert usual in words.say("alt-frozen", name="Ben")
        assert words.say("card-mana-draw") in words.say("about-skill-source-freeze")


def test_energy_steal_and_underground_attack_say_what_they_do() -> None:
    assert "1 wound" in WORDS.say("strong-energy-flow")
    assert "1 blessure" in FRENCH.say("strong-energy-flow")
    assert "another hero" in WORDS.say("about-card-underground-travel")
    assert "un autre héros" in FRENCH.say("about-card-underground-travel")


def test_the_last_page_says_which_values_are_ours() -> None:
    for words, ours in ((WORDS, "Two are ours"), (FRENCH, "Deux sont de nous")):
        last = rules_pages(words)[7]
        assert ours in last
        assert words.say("card-cold-toughness") in last
        assert len(last) <= PAGE


# Whatever is said in whole games can be put into words

RAW_KEYS = {key for key in (*UNITS, *CARDS) if "-" in key}


def read(message: Text, most: int) -> str:
    said = WORDS(message)
    assert len(said) <= most, said
    assert RAW_KEYS.isdisjoint(said.split()), said
    return said


def read_ask(ask: Ask) -> None:
    asked, *offered = read(ask.prompt, 1000).split("\n")
    assert len(asked) <= 300, asked
    assert all(len(line) <= 150 for line in offered), offered
    for option in ask.options:
        read(option.label, LABEL)
        if option.hint is not None:
            read(option.hint, HINT)
        if option.group is not None:
            read(option.group, LABEL)
        if option.warning is not None:
            read(option.warning, 200)
    labels = [WORDS(option.label) for option in ask.options]
    assert len(labels) == len(set(labels)), f"{ask.prompt.key}: {sorted(labels)}"


@pytest.mark.parametrize("seed", and_slow([0, 1, 3], [2, *range(4, 16)]))
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


@pytest.mark.parametrize("seed", and_slow(range(8), range(8, 32)))
def test_turns_with_much_to_do_can_be_read(seed: int) -> None:
    """No two options of a question read alike, and nothing is cut, also far into a game."""
    session = Session(GAME, lively(1 + seed % 4, {}, seed))
    rng = Rng(seed)
    for _ in range(150):
        if session.result is not None:
            break
        seat, ask = next(iter(session.pending.items()))
        read_ask(ask)
        for line in session.answer(seat, random_answer(ask, rng)):
            read(line.text, 300)
            if line.head is not None:
                read(line.head, LABEL)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_apostrophes_are_typographic(lang: str) -> None:
    catalog = Path(mageknight.__file__).parent / f"{lang}.ftl"
    assert "'" not in catalog.read_text(encoding="utf-8")
