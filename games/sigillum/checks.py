"""What must hold at a table of Bestiary of Sigillum at any moment."""

from __future__ import annotations

from functools import cache

from games.sigillum.battle import LONGEST_COOLDOWN
from games.sigillum.beasts import SHEETS
from games.sigillum.fields import FIELDS
from games.sigillum.rules.events import fitting_events
from games.sigillum.table import Sigillum


def check(t: Sigillum) -> None:
    b = t.battle
    hexes = [beast.hex for beast in b.beasts if beast.hex]
    assert len(hexes) == len(set(hexes)), "two characters on a hex"
    for beast in b.beasts:
        assert 1 <= beast.vitality <= beast.full, "vitality"
        assert beast.hex is None or beast.hex in b.field.hex, "off the field"
        for rounds in beast.cooldowns:
            assert rounds is None or 0 <= rounds <= LONGEST_COOLDOWN, "cooldown"
        if beast.hex is not None:
            assert b.castles.get(beast.hex, beast.side) == beast.side, "in an enemy castle"
            assert not b.marked(beast.hex, "obstacle"), "on an obstacle"
        elif not beast.banned and t.round and not b.campaign:
            assert b.at(beast.home) is not None, "the summoner's rule"
    for hex_, markers in b.ground.items():
        kinds = [marker.effect for marker in markers]
        assert not ({"web", "obstacle"} & set(kinds) and hex_ in b.castles), "marker on a castle"
        assert not {"web", "obstacle"} <= set(kinds), "web and obstacle"
    for stronghold in b.strongholds:
        assert 0 <= stronghold.damage <= b.field.track, "castle track"
    assert (b.fallen is None) == all(s.damage < b.field.track for s in b.strongholds), "fallen"
    if t.puzzle is None:
        keys = {*(beast.key for beast in b.beasts), *t.pool, *t.banned}
        assert len(keys) == len(b.beasts) + len(t.pool) + len(t.banned), "a character twice"
        assert keys == SHEETS.keys(), "a character is lost"
    if t.upcoming is not None:
        cards = {t.upcoming, *t.deck, *t.past, *filter(None, [b.event])}
        assert len(cards) == 1 + len(t.deck) + len(t.past) + bool(b.event), "an event twice"
        assert len(cards) == cards_of(b.field_key), "an event is lost"


@cache
def cards_of(field: str) -> int:
    return len(fitting_events(FIELDS[field]))
