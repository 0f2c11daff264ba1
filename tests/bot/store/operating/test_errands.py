"""Errands between two processes: written by one, carried out by the other, read once."""

from pathlib import Path

import pytest

from bot.config import DatabaseAddress
from bot.errors import DatabaseError
from bot.store import Store
from bot.store.operating.errands import fetch_result, send_errand
from games.core import text


async def test_another_process_leaves_an_errand_and_fetches_its_answer_once(
    store: Store, database: DatabaseAddress
) -> None:
    number = send_errand(database, "close", {"number": 7}, 1.0)
    later = send_errand(database, "status", {}, 2.0)
    errand = await store.next_errand()
    assert errand is not None and (errand.id, errand.word) == (number, "close")
    assert errand.args == {"number": 7} and not errand.begun
    await store.begin_errand(number, 3.0)
    assert (errand := await store.next_errand()) is not None and errand.begun
    assert fetch_result(database, number) is None
    await store.finish_errand(number, [text("owner-closed", number="7")], 4.0)
    assert (errand := await store.next_errand()) is not None and errand.id == later
    assert fetch_result(database, number) == [text("owner-closed", number="7")]
    assert fetch_result(database, number) is None and later > number


def test_without_the_table_of_errands_nothing_can_be_left(tmp_path: Path) -> None:
    with pytest.raises(DatabaseError):
        send_errand(tmp_path / "empty.db", "status", {}, 1.0)
