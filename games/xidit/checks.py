"""What must hold at a table of Lords of Xidit at any moment: no component is made or lost."""

from __future__ import annotations

from games.xidit.data import BARDS, DATA, STORIES, TALLEST_GUILD
from games.xidit.table import Xidit


def check(t: Xidit) -> None:
    for unit in DATA.units:
        owned = sum(player.units[unit.key] for player in t.players)
        waiting = sum(present.get(unit.key, 0) for present in t.recruiting.values())
        assert owned + waiting + t.barracks[unit.key] == unit.supply, unit.key
        assert t.barracks[unit.key] >= 0, f"{unit.key}: more than the barracks had"
    expected = [city for city in DATA.tiles[t.seats == 3] if city not in t.rules.removed]
    assert sorted(t.tiles()) == expected, "city tiles"
    for seat, player in enumerate(t.players):
        placed = sum(counts[seat] for counts in t.bards.values())
        assert placed + player.in_bastion + player.bards == BARDS, "bards"
        assert t.influence(seat) + player.supply == STORIES, "stories"
        assert 0 <= player.kept <= player.supply, "kept stories"
        assert min(player.gold, player.bards, *player.units.values()) >= 0
    assert all(1 <= guild.stories <= TALLEST_GUILD for guild in t.guilds.values()), "guilds"
    for stack in t.titans:
        assert stack.titans or not stack.raging, "titans"
