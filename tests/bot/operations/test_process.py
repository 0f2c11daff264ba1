"""What a process knows of itself: its memory, and its errors without their secrets."""

import logging

import pytest

from bot.operations import process
from bot.operations.process import RecentFaults, memory
from bot.store.clock import DAY


def test_errors_are_remembered_for_a_day_with_their_numbers_and_without_secrets() -> None:
    faults = RecentFaults()
    log = logging.Logger("herald")
    log.addHandler(faults)
    log.warning("a warning")
    log.error("error %s", "ab12cd", exc_info=ValueError("an ace"), extra={"error": "ab12cd"})
    log.error("no answer to user 12345\nand more")
    first, second = faults.of_last_day(faults._found[-1].at)
    assert (first.said, first.number) == ("error ab12cd", "ab12cd")
    assert (second.said, second.number) == ("no answer to user …", None)
    assert faults.of_last_day(second.at + DAY + 1) == []


def test_where_the_system_does_not_tell_the_memory_is_unknown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def unknown() -> float:
        raise OSError

    monkeypatch.setattr(process, "resident", unknown)
    assert memory() is None
