"""The course of 890 Anno Domini: setup, castles, eight rounds of turns, and the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.annodomini.choices import CastleChoice, CharacterChoice
from games.annodomini.data import CENTER, COLUMN, CROPS, DATA, ROUNDS, SCENARIOS
from games.annodomini.rules.invasion import invasion
from games.annodomini.rules.scoring import ranking, score
from games.annodomini.rules.taking import take_a_tile
from games.annodomini.table import AnnoDomini, Lot, Player, Space, TurnRecord
from games.annodomini.texts import score_parts, tile_hint, tile_text
from games.core import Option, Result, Rng, checkpoint, choose, text


def setup(seed: int, seats: int, options: Mapping[str, str]) -> AnnoDomini:
    t = AnnoDomini(seats=seats, options=dict(options), rng=Rng(seed))
    t.players = [Player() for _ in range(seats)]

    buildings = [tile.key for tile in DATA.buildings]
    t.rng.shuffle(buildings)
    t.buildings = buildings[: seats + 1]

    t.stack = [tile.key for tile in DATA.territories if tile.from_players <= seats]
    t.rng.shuffle(t.stack)
    t.column = [Lot(t.stack.pop()) for _ in range(COLUMN)]

    chosen = options["scenario"]
    t.scenario_key = t.rng.pick(SCENARIOS) if chosen == "random" else chosen

    cards = [character.key for character in DATA.characters]
    t.rng.shuffle(cards)
    for crop in CROPS:
        t.banners[crop] = [cards.pop() for _ in range(3 if seats == 4 else 2)]
    t.undealt = cards

    t.first = t.rng.below(seats)
    castles = [tile.key for tile in DATA.castles]
    t.rng.shuffle(castles)
    t.castles = castles[:seats]

    for seat in range(seats):
        t.gain_coins(seat, t.scenario.coins)
    for lot in t.column[COLUMN - t.scenario.rules.setup_saracens :]:
        lot.saracens += 1
        t.supply.saracens -= 1
    return t


async def play(t: AnnoDomini) -> Result:
    if t.round == 0:
        await choose_castles(t)
        t.round = 1
    while t.round <= ROUNDS:
        await checkpoint()
        if t.turn == 0:
            t.say("round-begins", round=t.round, rounds=ROUNDS)
        await turn(t, t.turn_order()[t.turn])
        t.turn += 1
        if t.turn == t.seats:
            t.round, t.turn = t.round + 1, 0
    return await end_of_the_game(t)


def introduce(t: AnnoDomini) -> None:
    """Read the scenario card aloud."""
    card = t.scenario
    t.say("scenario-is", scenario=card.key, about=text(f"intro-{card.key}"))
    t.say("starting-coins", n=card.coins)
    nobles, coins, towers = (
        " / ".join(map(str, prizes)) for prizes in (card.noble, card.coin, card.tower)
    )
    key = "prizes-for-two" if card.two_players else "prizes"
    t.say(key, nobles=nobles, coins=coins, towers=towers)
    t.say("game-begins", seat=t.first)


async def choose_castles(t: AnnoDomini) -> None:
    introduce(t)
    for seat in t.castle_order():
        chosen = await choose(
            seat,
            text("choose-castle"),
            [
                Option(
                    key,
                    text("castle-option", id=key, tile=tile_text(DATA.tile[key])),
                    CastleChoice(key),
                    hint=tile_hint(key) or text("no-coins"),
                )
                for key in t.castles
            ],
        )
        castle = chosen.tile
        t.castles.remove(castle)
        space = Space(castle)
        t.players[seat].kingdom[CENTER] = space
        t.begin_record(TurnRecord(0, seat, [castle]))
        coins = t.gain_coins(seat, DATA.tile[castle].coins)
        towers = t.add_towers(space, t.scenario.rules.setup_towers)
        got = {"towers": towers, "coins": coins}
        gains = [text(f"got-{what}", n=n) for what, n in got.items() if n]
        deed = text("takes-territory", seat=seat, tile=tile_text(space.data), n=0)
        if gains:
            deed = text("and-gets", deed=deed, gains=[*gains])
        t.say("tile-taken", deed=deed)


async def turn(t: AnnoDomini, seat: int) -> None:
    t.invaders_moved = False
    if "treasurer" in t.players[seat].characters and t.gain_coins(seat, 1):
        t.say("treasurer-pays", seat=seat, detail=True)
    await take_a_tile(t, seat)
    if t.invaders_moved and t.invaders > t.defense:
        await invasion(t, seat)


async def end_of_the_game(t: AnnoDomini) -> Result:
    for seat in t.turn_order():
        if "apprentice" in t.players[seat].characters:
            await apprentice(t, seat)
    t.scores = score(t)
    order = ranking(t)
    t.say("game-ends")
    for seat in order:
        t.say("score-of", seat=seat, n=t.scores[seat].total, parts=score_parts(t.scores[seat]))
    first, second = (t.scores[seat].total for seat in order[:2])
    t.say("wins-tied" if first == second else "wins", seat=order[0], n=first)
    return Result([order[0]], [total.total for total in t.scores])


async def apprentice(t: AnnoDomini, seat: int) -> None:
    """Show a player two cards that were never dealt; they keep one for its points."""
    cards = text("revealed-cards")
    drawn: Sequence[str] = [t.draw(t.undealt, cards) for _ in range(min(2, len(t.undealt)))]
    if not drawn:
        return
    chosen = await choose(
        seat,
        text("apprentice-keeps"),
        [
            Option(
                key,
                text("character-option", character=key, points=DATA.points[key]),
                CharacterChoice(key),
            )
            for key in drawn
        ],
        secret=True,
    )
    kept = chosen.character
    t.players[seat].apprenticed = kept
    t.say("apprentice-kept", seat=seat, character=kept, n=DATA.points[kept])
