"""Closed DMs are tried again, but not so often that Discord would shut Herald out."""

import pytest

from bot.config import Shards
from bot.outbox import closed_dms
from bot.outbox.closed_dms import SECONDS, TRIES, ClosedDMs
from tests.bot.conftest import ANN, BEN, CAT, Room


def tries(counting: ClosedDMs, now: float) -> int:
    return sum(counting.may_try(now) for _ in range(TRIES + 1))


def test_in_ten_minutes_they_are_tried_so_often_and_not_more() -> None:
    counting = ClosedDMs()
    assert tries(counting, 1000.0) == TRIES
    assert not counting.may_try(1000.0 + SECONDS - 1)
    assert tries(counting, 1000.0 + SECONDS) == TRIES
    assert tries(counting, 0.0) == TRIES, "the clock was set back"


@pytest.mark.parametrize(
    "shards",
    [[Shards(0, 0, 1)], [Shards(0, 3, 8), Shards(4, 7, 8)], [Shards(n, n, 3) for n in range(3)]],
)
def test_several_processes_together_try_no_more_than_one(shards: list[Shards]) -> None:
    together = sum(tries(ClosedDMs(its.share), 1000.0) for its in shards)
    assert TRIES - len(shards) < together <= TRIES


async def test_whoever_answers_with_closed_dms_is_tried_again_now_and_then(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(closed_dms, "TRIES", 1)
    room = room.again()
    live = await room.planning(ANN, BEN, CAT)
    await room.store.change_person(ANN, dm_closed=True)
    await room.store.change_person(BEN, dm_closed=True)
    await room.answer(live, 0, *"wwwwww")
    await room.answer(live, 1, *"wwwwww")
    assert [row.place for row in await room.outbox() if row.kind == "knock"] == [f"user:{ANN}"]
