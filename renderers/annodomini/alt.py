"""The state of a game in words: what a picture's alt text says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.annodomini.choices import BuildingChoice, CastleChoice, ColumnChoice, SpaceChoice
from games.annodomini.data import CROPS, DATA
from games.annodomini.keys import building_key, lot_key
from games.annodomini.table import Player, Score, TurnRecord
from games.annodomini.texts import players, score_parts
from games.annodomini.view import View
from games.core import Ask, Option, text
from renderers import Words
from renderers.annodomini.paint import EMBLEMS
from renderers.annodomini.panels.news import latest
from renderers.kit.alt import LONGEST, joined, lettered

MANY = 24  # tiles whose names have no room


def name_of(words: Words, seat: int) -> str:
    return lettered(words.letter(seat), words.seat(seat))


def turn_line(view: View, words: Words, name: str | None = None) -> str:
    """Say who does what now."""
    if view.invaded:
        return words.say("picture-invaded", n=len(view.invaded), players=players(view.invaded))
    if view.actor is None:
        return words.say("picture-complete")
    who = name or words.seat(view.actor)
    if not view.round:
        return words.say("picture-choosing", name=who)
    return words.say("picture-placing" if view.taken else "picture-turn", name=who)


def round_line(view: View, words: Words) -> str:
    if view.over:
        return words.say("picture-over")
    if not view.round:
        return words.say("picture-castles")
    return words.say("picture-round", round=view.round, rounds=view.rounds)


def board_alt(view: View, words: Words, ask: Ask | None = None) -> str:
    """Describe kingdoms with the names of their tiles if there is room, else with crops only."""
    tiles = sum(len(player.tiles) for player in view.players)
    above, below = [*_above(view, words, ask)], [*_below(view, words)]
    for brief in (False, True) if tiles <= MANY else (True,):
        kingdoms = [
            _kingdom(view.players[seat], words, name_of(words, seat), brief)
            for seat in range(view.seats)
        ]
        sections = [*above, *kingdoms, *below]
        if len(" ".join(sections)) <= LONGEST:
            break
    return joined(sections)


def _above(view: View, words: Words, ask: Ask | None) -> Iterator[str]:
    name = None if view.actor is None else name_of(words, view.actor)
    card = DATA.scenario[view.scenario, view.seats == 2]
    yield words.say(
        "alt-head",
        round=round_line(view, words),
        turn=turn_line(view, words, name),
        scenario=view.scenario,
        **{f"{what}s": "/".join(map(str, points)) for what, points in card.prizes.items()},
    )
    if ask is not None:
        named = words.listed((_named(words, ask, option) for option in ask.options), "or")
        yield words.say("alt-asked", prompt=words(ask.prompt), keys=f"({named}).")
        yield from _trios(view, words)
    if view.taken:
        yield words.say("alt-taken", tile=_tile(words, view.taken, False))
    yield from _last_turn(view, words)
    if view.castles:
        castles = [f"{key} {_crops(words, key)}" for key in view.castles]
        yield words.say("alt-castles", castles=words.listed(castles))
    if view.round and not view.over:
        yield words.say(
            "alt-track",
            invaders=view.invaders,
            defence=view.defense,
            weakest=players(view.weakest),
        )
    if view.column and not view.over:
        lots = "; ".join(_lots(view, words))
        yield words.say("alt-market", lots=lots, stack=view.stack)


def _below(view: View, words: Words) -> Iterator[str]:
    if any(view.buildings) and not view.over:
        buildings = [
            f"{building_key(place)} {words.say('building', tile=key)}"
            for place, key in enumerate(view.buildings)
            if key
        ]
        yield words.say("alt-buildings", buildings=words.listed(buildings))
    yield words.say("alt-first", name=name_of(words, view.first))
    if any(view.banners.values()) and not view.over:
        banners = [
            f"{words.say(f'crop-{crop}')} {words.listed(_characters(words, view.banners[crop]))}"
            for crop in CROPS
            if view.banners[crop]
        ]
        yield words.say("alt-banners", banners="; ".join(banners))


def _last_turn(view: View, words: Words) -> Iterator[str]:
    """Say in one sentence what was done last."""
    record = latest(view)
    if record is None or view.over:
        return
    deeds = [
        words.say("alt-placed", name=name_of(words, record.seat), tile=_tile(words, key, False))
        for key in record.tiles
    ]
    for (taker, what), gifts in _gifts(record).items():
        tokens = words.say(f"got-{what}s", n=sum(gifts.values()))
        givers = words.listed(name_of(words, giver) for giver in gifts)
        deeds.append(words.say("alt-got", name=name_of(words, taker), tokens=tokens, givers=givers))
    deeds += [
        words.say("alt-came", character=words.say(f"character-{trio.reward}"))
        for trio in record.trios
        if trio.reward in EMBLEMS
    ]
    if record.saracens:
        deeds.append(words.say("alt-advanced", n=record.saracens))
    for loss in record.losses:
        tile = _tile(words, loss.tile, False)
        deeds.append(words.say("alt-lost", name=name_of(words, loss.seat), tile=tile))
    yield words.say("alt-last-turn", deeds="; ".join(deeds))


def _gifts(record: TurnRecord) -> dict[tuple[int, str], dict[int, int]]:
    """Return what players gave one another: by taker and token, how many from whom."""
    gifts: dict[tuple[int, str], dict[int, int]] = {}
    for transfer in record.transfers:
        if transfer.giver is not None and transfer.taker is not None:
            given = gifts.setdefault((transfer.taker, transfer.what), {})
            given[transfer.giver] = transfer.n
    return gifts


def _named(words: Words, ask: Ask, option: Option[object]) -> str:
    """Name an option by its key, if what has that key is described further on."""
    match option.value:
        case CastleChoice() | ColumnChoice() | BuildingChoice():
            return option.key
        case SpaceChoice(seat=seat) if seat == ask.seat:
            return option.key
    return words(option.label)


def _trios(view: View, words: Words) -> Iterator[str]:
    """Say where the tile that is being placed would complete a trio."""
    if view.seat is None or view.actor != view.seat:
        return
    found = [
        f"{' + '.join(words.say(f'crop-{crop}') for crop in crops)} ({place + 1})"
        for place, crops in enumerate(view.trios)
        if crops
    ]
    if found:
        yield words.say("alt-trios", trios=words.listed(found))


def _crops(words: Words, key: str) -> str:
    return "+".join(words.say(f"crop-{crop}") for crop in DATA.tile[key].crops)


def _tile(words: Words, key: str, brief: bool) -> str:
    tile = DATA.tile[key]
    if tile.category == "building":
        return words.say("building", tile=key)
    if brief:
        return _crops(words, key)
    return words.say("alt-tile", category=tile.category, crops=_crops(words, key))


def _lots(view: View, words: Words) -> Iterator[str]:
    for place, lot in enumerate(view.column):
        beside = [
            words(text(f"got-{what}", n=n))
            for what, n in (("coins", lot.coins), ("saracens", lot.saracens))
            if n
        ]
        tile = _tile(words, lot.tile, False)
        if beside:
            together = words.listed(beside)
            yield words.say("alt-lot-with", id=lot_key(place), tile=tile, beside=together)
        else:
            yield words.say("alt-lot", id=lot_key(place), tile=tile)


def _characters(words: Words, keys: Sequence[str]) -> list[str]:
    return [words.say(f"character-{key}") for key in keys]


def _kingdom(player: Player, words: Words, name: str, brief: bool) -> str:
    fallen = words.say("alt-ruin")
    tiles = [
        f"{fallen if space.ruin else _tile(words, space.tile, brief)} ({place + 1})"
        for place, space in player.occupied()
    ]
    counts = {"coins": player.coins, "towers": player.towers, "nobles": player.nobles}
    hoard = words.listed(words.say(f"got-{what}", n=n) for what, n in counts.items())
    said = words.listed(tiles) or words.say("alt-no-tiles")
    if player.characters:
        who = words.listed(_characters(words, player.characters))
        return words.say("alt-kingdom-with", name=name, hoard=hoard, characters=who, tiles=said)
    return words.say("alt-kingdom", name=name, hoard=hoard, tiles=said)


def sheet_alt(view: View, words: Words) -> str:
    best = view.ranking[0]
    sections = [
        words.say("alt-scores", name=name_of(words, best), n=view.scores[best].total),
        *(_score(words, seat, view.scores[seat]) for seat in view.ranking),
    ]
    return joined(sections)


def _score(words: Words, seat: int, score: Score) -> str:
    return words.say(
        "alt-score", name=name_of(words, seat), n=score.total, parts=score_parts(score)
    )
