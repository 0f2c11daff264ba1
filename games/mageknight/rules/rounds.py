"""The rounds of a game: setup, tactics, turn after turn, and the end."""

from __future__ import annotations

from collections.abc import Mapping

from games.core import Option, Result, Rng, Text, checkpoint, choose, text, together
from games.mageknight.data import BASIC, DATA, Tactic, starting_deck
from games.mageknight.pieces import Pile
from games.mageknight.rules.asks import pick_cards
from games.mageknight.rules.combat.enemies import tokens_of
from games.mageknight.rules.cooperation.assault import next_step
from games.mageknight.rules.cooperation.dummy import (
    DUMMY,
    dummy_tactic,
    dummy_turn,
    new_dummy,
    remove_tactic,
)
from games.mageknight.rules.ending import end_of_the_game
from games.mageknight.rules.hero import draw_cards, hand_limit
from games.mageknight.rules.land.exploring import place_tile, reveal_garrisons, reveal_ruins
from games.mageknight.rules.mana import roll_source
from games.mageknight.rules.offers import fill, open_advanced, open_spells, train
from games.mageknight.rules.quests.dungeons import hide_by_lot
from games.mageknight.rules.quests.hours import begin_round, end_round
from games.mageknight.rules.tactics import take_tactic
from games.mageknight.rules.turn import take_turn
from games.mageknight.table import Hero, MageKnight


def setup(seed: int, seats: int, options: Mapping[str, str]) -> MageKnight:
    t = MageKnight(seats=seats, options=dict(options), rng=Rng(seed))
    dummy = t.scenario.with_dummy(seats)
    t.heroes = [
        Hero("", fame=t.scenario.fame, reputation=t.scenario.reputation) for _ in range(seats)
    ]
    if t.options["heroes"] == "dealt":
        keys = [hero.key for hero in DATA.heroes]
        t.rng.shuffle(keys)
        for seat in range(seats):
            become(t, seat, keys[seat])
        if dummy:
            t.dummy = new_dummy(t, keys[seats])
    lay_decks(t, friendly=dummy)
    t.order = list(range(seats))
    t.rng.shuffle(t.order)
    lay_map(t)
    if dummy or t.scenario.offers_open:  # a dummy learns from the offers after each round
        open_advanced(t)
        open_spells(t)
    prepare_round(t)
    while t.scenario.village_unit and not village_unit_offered(t):
        t.unit_deck += t.unit_offer
        t.unit_offer = []
        t.rng.shuffle(t.unit_deck)
        deal_units(t)
    t.news.clear()  # the first hands are seen, not told
    return t


def village_unit_offered(t: MageKnight) -> bool:
    return any("village" in DATA.unit[key].recruit for key in t.unit_offer)


def become(t: MageKnight, seat: int, key: str) -> None:
    """A player takes a hero, with its deck and its skills."""
    hero = t.heroes[seat]
    hero.hero = key
    hero.deck = starting_deck(key)
    friendly = t.scenario.with_dummy(t.seats)
    hero.skill_pile = [
        skill.key
        for skill in DATA.skills
        if skill.hero == key and not (friendly and skill.interactive)
    ]
    t.rng.shuffle(hero.skill_pile)
    t.rng.shuffle(hero.deck)


def lay_decks(t: MageKnight, friendly: bool) -> None:
    """All of them; among friends without what aims at other players."""
    for color in dict.fromkeys(enemy.color for enemy in DATA.enemies):
        tokens = tokens_of(color)
        t.rng.shuffle(tokens)
        t.piles[color] = Pile(tokens)
    t.ruins_pile = [ruins.key for ruins in DATA.ruins]
    units = [unit for unit in DATA.units for _ in range(unit.count)]
    t.unit_deck = [unit.key for unit in units if not unit.elite]
    if t.scenario.elite:
        elite = [unit for unit in units if unit.elite]
        t.elite_deck = [unit.key for unit in elite if unit.level <= t.scenario.best_unit]
        t.removed += [unit.key for unit in elite if unit.level > t.scenario.best_unit]
    t.advanced_deck = [
        card.key
        for card in DATA.cards
        if card.kind == "advanced" and card.number <= t.scenario.advanced
    ]
    t.spell_deck = [
        card.key
        for card in DATA.cards
        if card.kind == "spell" and not (friendly and card.competitive)
    ]
    t.artifact_deck = [card.key for card in DATA.cards if card.kind == "artifact"]
    for deck in (t.ruins_pile, t.unit_deck, t.advanced_deck, t.spell_deck, t.artifact_deck):
        t.rng.shuffle(deck)
    t.rng.shuffle(t.elite_deck)


def lay_map(t: MageKnight) -> None:
    """The starting tile and the first ones beside it; the pile has countryside above the core."""
    core = [tile.key for tile in DATA.tiles if tile.kind == "core_non_city"]
    cities = [tile.key for tile in DATA.tiles if tile.kind == "core_city"]
    t.rng.shuffle(core)
    t.rng.shuffle(cities)
    core, cities = wanted_first(t, core), wanted_first(t, cities)
    plain = t.scenario.core[t.seats]
    bottom = [*core[:plain], *cities[: t.cities]]
    t.rng.shuffle(bottom)
    countryside = [tile.key for tile in DATA.tiles if tile.kind == "countryside"]
    if not t.scenario.in_order:
        t.rng.shuffle(countryside)
    used = t.scenario.countryside[t.seats]
    countryside = wanted_first(t, countryside)
    top, left = countryside[:used], countryside[used:]
    if t.scenario.tiles:  # they do not lie above the others
        t.rng.shuffle(top)
    t.tile_pile = [*bottom, *reversed(top)]
    t.rng.shuffle(left)
    t.tile_box = [*core[plain:], *left]
    place_tile(t, (0, 0), t.shape.start)
    for position in t.shape.first:
        place_tile(t, position, t.tile_pile.pop())
    if t.scenario.revealed and t.shape.spots is not None:
        for kind in ("countryside", "core"):
            for position in t.shape.spots[kind]:
                place_tile(t, position, t.tile_pile.pop())
    if t.scenario.quest == "dungeons":
        hide_by_lot(t)


def wanted_first(t: MageKnight, tiles: list[str]) -> list[str]:
    """Those that the scenario needs, and at the end those that it does without."""
    plan = t.scenario
    return sorted(tiles, key=lambda tile: (tile in plan.without) - (tile in plan.tiles))


async def play(t: MageKnight) -> Result:
    if t.round == 1 and all(hero.tactic is None for hero in t.heroes):
        t.choosing = pickers(t)[0] if t.heroes[t.order[0]].hero else t.order[0]
        t.say(t.scenario.begins)
        for seat, hero in enumerate(t.heroes):
            if hero.hero:
                t.say("plays-hero", seat=seat, hero=hero.hero)
    while True:
        await checkpoint()
        await choose_heroes(t)
        await choose_tactics(t)
        who = t.active
        if who == DUMMY:
            dummy_turn(t)
        else:
            await (take_turn(t, who) if t.joint is None else next_step(t))
            if t.joint is not None:
                continue
        result = await after_turn(t, who)
        if result is not None:
            return result


async def after_turn(t: MageKnight, who: int) -> Result | None:
    """Go on to whoever is next, perhaps in a new round; the result if the game is over."""
    if who != DUMMY and t.turn.again:
        t.tell("another-turn", seat=who, detail=False)
        return None
    if next_turn(t):
        return None
    end_round(t)
    if t.final_turns is not None or t.round == len(t.rounds) or not t.playing:
        return end_of_the_game(t)
    await next_round(t)
    return None


async def choose_heroes(t: MageKnight) -> None:
    """Before the first round, in the order of turns, from those that are left."""
    choosing = [seat for seat in t.order if seat >= 0 and not t.heroes[seat].hero]
    if not choosing:
        return
    for seat in choosing:
        t.choosing = seat
        key = await choose(seat, text("choose-hero"), [hero_option(key) for key in free(t)])
        become(t, seat, key)
        t.say("plays-hero", seat=seat, hero=key)
    t.choosing = None
    for seat in choosing:
        draw_cards(t, seat, hand_limit(t, seat))
    if t.scenario.with_dummy(t.seats):
        t.dummy = new_dummy(t, t.rng.pick(free(t)))


def free(t: MageKnight) -> list[str]:
    """The heroes whom nobody plays."""
    taken = [hero.hero for hero in t.heroes]
    return [hero.key for hero in DATA.heroes if hero.key not in taken]


def hero_option(key: str) -> Option[str]:
    label = text("hero-option", hero=key, nature=key)
    return Option(key, label, key, hint=text(f"hero-does-{key}"))


def next_turn(t: MageKnight) -> bool:
    """Whose turn comes next; False when the round, or the game, is over.

    After an announcement each other player has one turn; after the aim was met each player has
    one, also who met it. Whichever ends first ends both.
    """
    who = t.active
    if t.final_turns is not None and who in t.final_turns and not t.turn.met_aim:
        t.final_turns.remove(who)
    if t.last_turns is not None and who in t.last_turns:
        t.last_turns.remove(who)
    if t.final_turns == [] or t.last_turns == []:
        return False
    t.at = (t.at + 1) % len(t.order)
    return True


# Between rounds


async def next_round(t: MageKnight) -> None:
    bearing = [seat for seat in range(t.seats) if banners(t, seat)]
    taken = await together({seat: choose_banners(t, seat) for seat in bearing})
    for seat in bearing:
        take_down(t, seat, taken[seat])
    await remove_tactic(t, pickers(t)[0])
    t.round += 1
    t.night = t.rounds[t.round - 1]
    t.announced = t.last_turns = None
    t.choosing = pickers(t)[0]
    t.say("round-begins", round=t.round, time="night" if t.night else "day")
    prepare_round(t)
    begin_round(t)


def banners(t: MageKnight, seat: int) -> list[str]:
    return [unit.banner for unit in t.heroes[seat].units if unit.banner]


async def choose_banners(t: MageKnight, seat: int) -> list[str]:
    """Banners stay with their units, or go back into the deck."""
    return await pick_cards(seat, text("take-down-banners"), banners(t, seat))


def take_down(t: MageKnight, seat: int, chosen: list[str]) -> None:
    hero = t.heroes[seat]
    for unit in hero.units:
        if unit.banner in chosen:
            hero.discard.append(unit.banner)
            unit.banner = None


def prepare_round(t: MageKnight) -> None:
    """Source, offers, what the new day shows, and then each player."""
    t.frozen = t.weather = t.exploited = None
    roll_source(t, t.seats + 2 + t.scenario.more_dice)
    if t.round > 1:
        refresh_offers(t)
    deal_units(t)
    if not t.night:
        reveal_ruins(t, list(t.spaces.values()))
        reveal_garrisons(t)
    for seat in range(t.seats):
        prepare_hero(t, seat)
    if t.dummy is not None:
        t.dummy.deck += t.dummy.discard
        t.dummy.discard = []
        t.rng.shuffle(t.dummy.deck)


def prepare_hero(t: MageKnight, seat: int) -> None:
    """All cards into a new deck; units are ready again, though not healed, and skills too."""
    hero = t.heroes[seat]
    if t.seats == 1 and t.dummy is not None and hero.tactic is not None:
        t.past_tactics += [hero.tactic, t.dummy.tactic or ""]
    hero.tactic, hero.tactic_used = None, False
    hero.stolen_die = hero.claimed = None
    hero.claim_pays = hero.curse = False
    hero.motivated = 0
    hero.begun, hero.plundered, hero.invoked = None, False, False
    for unit in hero.units:
        unit.ready, unit.banner_used = True, False
    for skill in hero.skills:
        skill.used = skill.in_play = False
    hero.deck += [*hero.hand, *hero.discard, *hero.played, *hero.spared]
    hero.hand, hero.discard, hero.played, hero.spared = [], [], [], []
    t.rng.shuffle(hero.deck)
    if not hero.lost:
        draw_cards(t, seat, hand_limit(t, seat))


def deal_units(t: MageKnight) -> None:
    """A new unit offer, with an advanced action for each monastery that stands.

    Once core land is known, or in the second half of the game, every other unit is an elite one,
    beginning with the first.
    """
    t.unit_deck[:0] = [key for key in t.unit_offer if not DATA.unit[key].elite]
    t.elite_deck[:0] = [key for key in t.unit_offer if DATA.unit[key].elite]
    t.advanced_deck[:0] = t.training
    t.unit_offer, t.training = [], []
    core = any(DATA.tile[tile].back == "core" for tile in t.tiles.values())
    late = t.round > len(t.rounds) // 2
    for place in range(t.seats + 2 + t.scenario.more_units):
        elite = (late if t.scenario.elite_late else core) and place % 2 == 0 and t.elite_deck
        fill(t, t.unit_offer, t.elite_deck if elite else t.unit_deck, place + 1)
    for space in t.spaces.values():
        if space.site == "monastery" and space.owner is None:
            train(t)


def refresh_offers(t: MageKnight) -> None:
    """The lowest of each open offer makes room for a new one; a dummy learns from them."""
    if t.advanced_offer:
        card = t.advanced_offer.pop(0)
        if t.dummy is not None:
            t.dummy.deck.append(card)
        else:
            t.advanced_deck.insert(0, card)
        fill(t, t.advanced_offer, t.advanced_deck)
    if t.spell_offer:
        card = t.spell_offer.pop(0)
        t.spell_deck.insert(0, card)
        color = DATA.card[card].color
        if t.dummy is not None and color in BASIC:
            t.dummy.crystals.append(color)
        fill(t, t.spell_offer, t.spell_deck)


# Tactics


def pickers(t: MageKnight) -> list[int]:
    """Who chooses a tactic when: from the lowest fame; ties go to who played later."""
    places = {seat: place for place, seat in enumerate(t.order)}
    return sorted(t.playing, key=lambda seat: (t.heroes[seat].fame, -places[seat]))


async def choose_tactics(t: MageKnight) -> None:
    """At the start of a round. Alone a player chooses before the dummy, several after it."""
    if all(t.heroes[seat].tactic for seat in t.playing):
        return
    first = t.dummy is not None and t.scenario.cooperative
    if first:
        dummy_tactic(t, tactics_left(t))
    for seat in pickers(t):
        t.choosing = seat
        options = [
            Option(
                tactic.key,
                text("tactic-option", n=tactic.number, tactic=tactic.key, short=tactic.key),
                tactic.key,
                hint=text("skill-hint", does=tactic.key),
            )
            for tactic in tactics_left(t)
        ]
        key = await choose(seat, text("choose-tactic"), options)
        t.heroes[seat].tactic = key
        t.say("chooses-tactic", seat=seat, tactic=key, detail=True)
        await take_tactic(t, seat, key)
    t.choosing = None
    if t.dummy is not None and not first:
        dummy_tactic(t, tactics_left(t))
    numbers = {seat: DATA.tactic[t.heroes[seat].tactic or ""].number for seat in t.playing}
    if t.dummy is not None:
        numbers[DUMMY] = DATA.tactic[t.dummy.tactic or ""].number
    t.order = sorted(numbers, key=lambda s: numbers[s])
    t.at = 0
    t.say("round-order", players=[in_order(t, who) for who in t.order])


def tactics_left(t: MageKnight) -> list[Tactic]:
    """Those of this time of day that nobody has, and that are still in the game."""
    taken = [*t.past_tactics, *(hero.tactic for hero in t.heroes)]
    if t.dummy is not None:
        taken.append(t.dummy.tactic)
    return [
        tactic for tactic in DATA.tactics if tactic.night == t.night and tactic.key not in taken
    ]


def in_order(t: MageKnight, who: int) -> Text:
    """A player with the tactic that says when it is their turn."""
    if who == DUMMY:
        assert t.dummy is not None
        return text("dummy-in-order", tactic=t.dummy.tactic or "")
    return text("in-order", seat=who, tactic=t.heroes[who].tactic or "")
