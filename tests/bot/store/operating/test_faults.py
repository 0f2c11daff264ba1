"""Errors of the log as they are stored, and which of them make a report."""

import pytest

from bot.store import Store
from bot.store.operating import faults
from bot.store.operating.faults import FaultRow

PAUSE = 3600.0


def fault(at: float, said: str = "failed", shown: bool = False) -> FaultRow:
    return FaultRow(at, said, shown=shown)


async def report(store: Store, now: float) -> list[str]:
    return [found.said for found in await store.next_report(now, PAUSE)]


async def test_a_report_has_what_nobody_was_shown(store: Store) -> None:
    assert await report(store, 100.0) == []
    await store.save_faults([fault(1.0, "a"), fault(2.0, "b", shown=True), fault(3.0, "c")], 0.0)
    assert await report(store, 100.0) == ["a", "c"]


async def test_a_report_stays_the_same_until_it_is_out(store: Store) -> None:
    await store.save_faults([fault(1.0, "a")], 0.0)
    (first,) = await store.next_report(100.0, PAUSE)
    await store.save_faults([fault(2.0, "b")], 0.0)
    assert await report(store, 5000.0) == ["a"], "it may have arrived"
    await store.reported(first.id, 5000.0)
    assert await report(store, 5000.0 + PAUSE - 1) == []
    assert await report(store, 5000.0 + PAUSE) == ["b"]


async def test_a_clock_that_was_ahead_keeps_no_report_back(store: Store) -> None:
    await store.save_faults([fault(1.0)], 0.0)
    (first,) = await store.next_report(9e9, PAUSE)
    await store.reported(first.id, 9e9)
    await store.save_faults([fault(2.0, "b")], 0.0)
    assert await report(store, 100.0) == ["b"]


async def test_a_fault_that_repeats_itself_does_not_fill_the_disk(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(faults, "MOST", 3)
    await store.save_faults([fault(n, str(n)) for n in range(5)], 0.0)
    assert [found.said for found in await store.faults_since(0.0)] == ["2", "3", "4"]
    await store.save_faults([fault(5.0, "5")], 4.0)
    assert [found.said for found in await store.faults_since(0.0)] == ["4", "5"]
