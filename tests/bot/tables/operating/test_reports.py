"""Errors that nobody was shown come to the owner: once, and not too often."""

import asyncio
from collections.abc import Sequence

import pytest

from bot.store import Store
from bot.store.clock import DAY, HOUR
from bot.store.operating.faults import FaultRow
from bot.tables.operating.overview import in_words
from bot.tables.operating.reports import KINDS, FaultReports
from games.core import Text
from tests.bot.conftest import ANN, BEN, Clock, Room


class Owners:
    def __init__(self, *users: int) -> None:
        self._users = [*users]
        self.told: list[tuple[int, str, str]] = []
        self.settled = True

    def users(self) -> list[int]:
        return self._users

    async def tell(self, user: int, lines: Sequence[Text], nonce: str) -> bool:
        self.told.append((user, in_words(lines, "en"), nonce))
        return self.settled


@pytest.fixture
def owners() -> Owners:
    return Owners(ANN)


@pytest.fixture
def reports(store: Store, clock: Clock, owners: Owners) -> FaultReports:
    return FaultReports(store, clock, owners)


async def fail(store: Store, clock: Clock, *said: str, shown: bool = False) -> None:
    await store.save_faults([FaultRow(clock.now, each, shown=shown) for each in said], 0.0)


async def test_without_errors_nothing_is_said(reports: FaultReports, owners: Owners) -> None:
    await reports.send_due()
    assert owners.told == []


async def test_what_a_player_was_shown_is_no_news(
    reports: FaultReports, owners: Owners, store: Store, clock: Clock
) -> None:
    await fail(store, clock, "error ab12cd", shown=True)
    await reports.send_due()
    assert owners.told == []


async def test_at_most_one_message_an_hour_sums_up_all_since_the_last(
    reports: FaultReports, owners: Owners, store: Store, clock: Clock
) -> None:
    await fail(store, clock, "errands failed")
    await reports.send_due()
    assert owners.told.pop()[1].splitlines()[:2] == [
        "⚠️ 1 error that nobody has seen yet:",
        "<t:1000000:R>: errands failed",
    ]
    for _ in range(59):
        clock.now += 60
        await fail(store, clock, "timekeeper failed (table 3)")
        await reports.send_due()
    assert owners.told == []
    clock.now += 60
    await fail(store, clock, "errands failed")
    await reports.send_due()
    await reports.send_due()
    ((_, said, _),) = owners.told
    head, often, once, _ = said.splitlines()
    assert head == "⚠️ 60 errors that nobody has seen yet:"
    assert often == "<t:1003540:R>: timekeeper failed (table 3) (59 times)"
    assert once == "<t:1003600:R>: errands failed"


async def test_a_restart_sends_nothing_again(
    reports: FaultReports, owners: Owners, store: Store, clock: Clock
) -> None:
    await fail(store, clock, "errands failed")
    await reports.send_due()
    await FaultReports(store, clock, owners).send_due()
    clock.now += 2 * HOUR
    await FaultReports(store, clock, owners).send_due()
    assert len(owners.told) == 1


async def test_what_may_have_arrived_is_sent_again_as_the_same_message(
    reports: FaultReports, owners: Owners, store: Store, clock: Clock
) -> None:
    owners.settled = False
    await fail(store, clock, "errands failed")
    await reports.send_due()
    await fail(store, clock, "timekeeper failed")
    owners.settled = True
    await FaultReports(store, clock, owners).send_due()
    first, second = owners.told
    assert first == second, "the nonce keeps it from arriving twice"


async def test_nobody_is_woken(
    reports: FaultReports, owners: Owners, store: Store, clock: Clock
) -> None:
    hour = int(clock.now % DAY // HOUR)
    await store.change_person(ANN, quiet_from=hour, quiet_to=(hour + 2) % 24)
    await fail(store, clock, "errands failed")
    await reports.send_due()
    assert owners.told == []
    clock.now += 2 * HOUR
    await fail(store, clock, "timekeeper failed")
    await reports.send_due()
    ((_, said, _),) = owners.told
    assert "errands failed" in said and "timekeeper failed" in said


async def test_every_owner_gets_a_message_of_their_own(store: Store, clock: Clock) -> None:
    owners = Owners(ANN, BEN)
    await fail(store, clock, "errands failed")
    await FaultReports(store, clock, owners).send_due()
    assert [user for user, _, _ in owners.told] == [ANN, BEN]
    nonces = {nonce for _, _, nonce in owners.told}
    assert len(nonces) == 2 and all(len(nonce) <= 25 for nonce in nonces)


async def test_many_kinds_of_errors_fit_into_one_message(
    reports: FaultReports, owners: Owners, store: Store, clock: Clock
) -> None:
    await fail(store, clock, *(f"{n} {'x' * 200}" for n in range(KINDS + 5)))
    await reports.send_due()
    ((_, said, _),) = owners.told
    assert "… and 5 other kinds of errors" in said and len(said) < 2000


async def test_several_processes_send_one_report(rooms: list[Room], owners: Owners) -> None:
    clock = rooms[0].clock
    await fail(rooms[0].store, clock, "errands failed")
    both = [FaultReports(room.store, clock, owners) for room in rooms]
    await asyncio.gather(*(reports.send_due() for reports in both))
    assert len({nonce for _, _, nonce in owners.told}) == 1, "Discord takes it once"
    await fail(rooms[1].store, clock, "outbox failed")
    told = len(owners.told)
    await asyncio.gather(*(reports.send_due() for reports in both))
    assert len(owners.told) == told, "not within the hour"
