"""Computer players who think for long: a press is answered at once, and the game goes on when they
have decided."""

import pytest

from bot.sandbox import Person
from bot.tables import play
from tests.e2e.house import House, told
from tests.e2e.players import Player


@pytest.mark.usefixtures("few_dice")
async def test_hard_players_think_beside_the_game(
    house: House, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "PATIENCE", 0.0)  # nobody waits for them
    async with house.running(thinking=0.4) as herald:
        table = await house.open_table(people[0], game="liarsdice")
        ann = Player(house, people[0], "buttons", 0, table)
        slash = await people[0].slash(
            "start", channel=house.sandbox.channel, stand_ins=2, level="hard"
        )
        assert await told(slash) == "The game begins!"
        assert house.book.names(table) == ["Ann", "Hard bot 1", "Hard bot 2"]
        decided = 0
        while decided < 4 and house.book.status(table) == "playing":
            await house.until(lambda: 0 in house.book.pending(table) or is_over(house, table))
            if is_over(house, table):
                break
            ask = house.book.pending(table)[0]
            before = ann.serial
            r = await people[0].slash(
                "turn", channel=house.sandbox.channel, answer=ask.options[0].key
            )
            await ann.confirm(r, before)
            assert r.acked_after is not None and r.acked_after < 1
            decided += 1
        assert decided
        await house.until(lambda: 0 in house.book.pending(table) or is_over(house, table))
        await house.quiet()
        assert herald.thinkers._started == 1
        assert house.sandbox.violations == []


def is_over(house: House, table: int) -> bool:
    return house.book.status(table) == "finished"
