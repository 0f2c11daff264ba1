"""What a task has stored, as far as it can know."""

import asyncio

import pytest

from bot.errors import DatabaseError
from bot.store import Store, outcome
from bot.store.outcome import ALL, NOTHING, PART


async def test_only_what_is_committed_is_called_saved(store: Store) -> None:
    async def press() -> None:
        outcome.saved.set(NOTHING)
        with pytest.raises(ValueError, match="no"):
            async with store.transaction():
                await store.put_person(1, zone="UTC")
                raise ValueError("no")
        assert outcome.saved.get() == NOTHING
        await store.change_person(1, zone="UTC")
        assert outcome.saved.get() == PART
        outcome.carried_out()
        assert outcome.saved.get() == ALL

    await asyncio.create_task(press())


async def test_a_press_does_not_know_what_another_one_has_saved(store: Store) -> None:
    outcome.saved.set(NOTHING)
    await asyncio.create_task(store.change_person(1, zone="UTC"))
    assert outcome.saved.get() == NOTHING


@pytest.mark.sqlite_only
@pytest.mark.parametrize(("rolled_back", "known"), [(True, NOTHING), (False, PART)])
async def test_a_commit_that_fails_is_called_uncertain_unless_it_could_be_taken_back(
    store: Store, monkeypatch: pytest.MonkeyPatch, rolled_back: bool, known: str
) -> None:
    outcome.saved.set(NOTHING)
    commit = store.engine.commit

    async def fails() -> None:
        if not rolled_back:
            await commit()
        raise DatabaseError("disk I/O error")

    with monkeypatch.context() as patched:
        patched.setattr(store.engine, "commit", fails)
        with pytest.raises(DatabaseError):
            await store.change_person(1, zone="UTC")
    assert outcome.saved.get() == known
