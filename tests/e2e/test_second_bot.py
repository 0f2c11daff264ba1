"""Two Heralds run with the same token: Discord takes one answer, and whoever loses notices."""

import logging
import shutil
from pathlib import Path

import pytest

from bot.chat.second_bot import TIMES
from bot.operations.doctor import machine
from bot.sandbox import Person
from tests.e2e.house import House


async def test_a_second_herald_with_the_same_token_is_logged_once_and_found_by_the_doctor(
    house: House,
    people: list[Person],
    empty_database: Path,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    (tmp_path / "other").mkdir()
    shutil.copy(empty_database, tmp_path / "other" / "herald.db")
    other = House(house.sandbox, tmp_path / "other" / "herald.db", tmp_path / "other")
    async with house.running() as one, other.running():
        for _ in range(2 * TIMES):  # each time one of them is too late
            await people[0].slash("help", channel=house.sandbox.channel)
        await house.until(lambda: "another program answers" in caplog.text)
        now = one.clock()
    told = [r for r in caplog.records if "another program answers" in r.getMessage()]
    assert {r.levelno for r in told} == {logging.ERROR} and len(told) <= 2, "once for each"
    both = (house.database, other.database)
    found = [one for database in both for one in machine.database(database, now)]
    (wrong, *_) = [finding for finding in found if finding.about == "Process" and finding.todo]
    assert wrong.said.startswith("another program answers with the same token, last seen at 2")
