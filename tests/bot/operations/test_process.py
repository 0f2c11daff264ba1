"""What a process knows of itself and its children: memory, time, and errors without secrets."""

import gc
import logging
import os
import subprocess
import sys

import pytest

from bot.errors import DatabaseError
from bot.operations import process
from bot.operations.process import FaultLog, cpu_seconds, family, memory, spare_collector
from bot.store import Store
from bot.store.clock import DAY
from tests.bot.conftest import Clock


@pytest.fixture
def faults(clock: Clock) -> FaultLog:
    return FaultLog(clock)


@pytest.fixture
def log(faults: FaultLog) -> logging.Logger:
    log = logging.Logger("herald")
    log.addHandler(faults)
    return log


async def test_errors_are_kept_for_a_day_with_their_numbers_and_without_secrets(
    faults: FaultLog, log: logging.Logger, store: Store, clock: Clock
) -> None:
    log.warning("a warning")
    about = {"error": "ab12cd", "table": 7, "shown": True}
    log.error("error %s", "ab12cd", exc_info=ValueError("an ace"), extra=about)
    log.error("no answer to user 12345\nand more")
    await faults.save(store)
    first, second = await store.faults_since(0.0)
    assert (first.said, first.number, first.table_id) == ("error ab12cd", "ab12cd", 7)
    assert (first.shown, first.at) == (True, clock.now)
    assert (second.said, second.number, second.shown) == ("no answer to user …", None, False)
    clock.now += DAY + 1
    log.error("another day")
    await faults.save(store)
    assert [fault.said for fault in await store.faults_since(0.0)] == ["another day"]


async def test_errors_that_cannot_be_stored_are_kept_until_they_can(
    faults: FaultLog, log: logging.Logger, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object, **__: object) -> None:
        log.error("third")  # meanwhile
        raise DatabaseError("disk is full")

    log.error("first")
    log.error("second")
    with monkeypatch.context() as patched:
        patched.setattr(store, "save_faults", full)
        await faults.save(store)
    await faults.save(store)
    await faults.save(store)
    assert [fault.said for fault in await store.faults_since(0.0)] == ["first", "second", "third"]


def test_where_the_system_does_not_tell_the_memory_is_unknown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def unknown(pid: int) -> float:
        raise OSError

    monkeypatch.setattr(process, "shared_memory", unknown)
    assert memory() is None


def test_memory_and_time_are_those_of_a_process_with_all_that_it_has_started() -> None:
    alone = memory()
    script = "import time; kept = bytearray(b'x' * 50_000_000); print(flush=True); time.sleep(60)"
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE) as child:
        assert child.stdout is not None and child.stdout.readline()
        try:
            together = memory()
            assert alone is not None and together is not None
            assert together > alone + 50
            assert child.pid in family(os.getpid())
            assert 0 < cpu_seconds(child.pid) < 60
        finally:
            child.kill()
    assert child.pid not in family(os.getpid())


def test_the_collector_passes_over_what_is_loaded() -> None:
    before, _loaded = gc.get_freeze_count(), [[n] for n in range(1000)]
    spare_collector()
    assert gc.get_freeze_count() >= before + 1000
