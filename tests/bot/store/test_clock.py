"""Time in a player's day: quiet hours over midnight, in every zone, on days of 23 and 25 hours."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.store.clock import BANK, DEADLINE, HOUR, NONE, Clock, Quiet, time_for

PARIS, NEW_YORK = "Europe/Paris", "America/New_York"
APIA, PAGO_PAGO = "Pacific/Apia", "Pacific/Pago_Pago"  # at +13 and -11: a day apart


def at(zone: str, said: str, fold: int = 0) -> float:
    """A time on the clock on the wall."""
    return datetime.fromisoformat(said).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


def wall(zone: str, now: float) -> str:
    return datetime.fromtimestamp(now, ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M")


def wakes(quiet: Quiet, said: str, fold: int = 0) -> str | None:
    until = quiet.until(at(quiet.zone, said, fold))
    return None if until is None else wall(quiet.zone, until)


@pytest.mark.parametrize("zone", ["UTC", PARIS, NEW_YORK, APIA, PAGO_PAGO, "Asia/Kathmandu"])
def test_quiet_hours_over_midnight(zone: str) -> None:
    quiet = Quiet(zone, 22, 8)
    assert wakes(quiet, "2026-01-15 21:59:59") is None
    assert wakes(quiet, "2026-01-15 22:00") == "2026-01-16 08:00"
    assert wakes(quiet, "2026-01-15 23:59") == "2026-01-16 08:00"
    assert wakes(quiet, "2026-01-16 00:00") == "2026-01-16 08:00"
    assert wakes(quiet, "2026-01-16 07:59:59.5") == "2026-01-16 08:00"
    assert wakes(quiet, "2026-01-16 08:00") is None
    assert wakes(quiet, "2026-12-31 23:00") == "2027-01-01 08:00"


@pytest.mark.parametrize("zone", ["UTC", PARIS, NEW_YORK, APIA, PAGO_PAGO])
def test_quiet_hours_within_a_day(zone: str) -> None:
    quiet = Quiet(zone, 1, 6)
    assert wakes(quiet, "2026-01-16 00:59") is None
    assert wakes(quiet, "2026-01-16 01:00") == "2026-01-16 06:00"
    assert wakes(quiet, "2026-01-16 05:59") == "2026-01-16 06:00"
    assert wakes(quiet, "2026-01-16 06:00") is None
    assert wakes(quiet, "2026-01-16 23:00") is None


def test_until_midnight_is_until_the_next_day_begins() -> None:
    quiet = Quiet(PARIS, 20, 0)
    assert wakes(quiet, "2026-01-15 23:30") == "2026-01-16 00:00"
    assert wakes(quiet, "2026-01-16 00:00") is None


@pytest.mark.parametrize("hour", [0, 8, 23])
def test_from_an_hour_to_the_same_is_never(hour: int) -> None:
    for now in range(0, 48 * HOUR, HOUR // 2):
        assert Quiet(PARIS, hour, hour).until(now) is None


def test_the_same_moment_is_night_for_one_and_day_for_another() -> None:
    now = at("UTC", "2026-06-01 11:00")
    assert Quiet(APIA, 22, 8).until(now) == at(APIA, "2026-06-02 08:00")
    assert Quiet(PAGO_PAGO, 22, 8).until(now) == at(PAGO_PAGO, "2026-06-01 08:00")
    assert Quiet(PARIS, 22, 8).until(now) is None


@pytest.mark.parametrize(
    ("zone", "night", "morning", "hours"),
    [
        (PARIS, "2026-03-28 22:00", "2026-03-29 08:00", 9),
        (PARIS, "2026-10-24 22:00", "2026-10-25 08:00", 11),
        (NEW_YORK, "2026-03-07 22:00", "2026-03-08 08:00", 9),
        (NEW_YORK, "2026-10-31 22:00", "2026-11-01 08:00", 11),
    ],
)
def test_a_night_in_which_the_clocks_change_ends_at_the_same_hour(
    zone: str, night: str, morning: str, hours: int
) -> None:
    begins = at(zone, night)
    assert Quiet(zone, 22, 8).until(begins) == begins + hours * HOUR == at(zone, morning)


@pytest.mark.parametrize(
    ("zone", "missing", "wakes"), [(PARIS, 2, "03:00"), (NEW_YORK, 2, "03:00")]
)
def test_an_end_in_the_hour_that_is_left_out_is_when_it_would_have_been(
    zone: str, missing: int, wakes: str
) -> None:
    day = "2026-03-29" if zone == PARIS else "2026-03-08"
    until = Quiet(zone, 22, missing).until(at(zone, f"{day} 01:59"))
    assert until is not None and wall(zone, until) == f"{day} {wakes}"


@pytest.mark.parametrize(
    ("zone", "day", "hour"), [(PARIS, "2026-10-25", 2), (NEW_YORK, "2026-11-01", 1)]
)
def test_an_hour_that_comes_twice_is_quiet_twice(zone: str, day: str, hour: int) -> None:
    quiet = Quiet(zone, 22, hour + 1)
    for fold in (0, 1):
        assert wakes(quiet, f"{day} 0{hour}:30", fold) == f"{day} 0{hour + 1}:00"
    ends = Quiet(zone, 22, hour)
    before = at(zone, f"{day} 0{hour - 1}:30")
    assert ends.until(before) == before + HOUR / 2, "and it ends with the first of them"
    for fold in (0, 1):
        assert wakes(ends, f"{day} 0{hour}:30", fold) is None


@pytest.mark.parametrize("zone", ["UTC", PARIS, NEW_YORK, APIA, PAGO_PAGO])
@pytest.mark.parametrize("hours", [(22, 8), (0, 6), (23, 2), (21, 0), (13, 15), (2, 3)])
def test_it_always_ends_outside_of_them_within_a_day(zone: str, hours: tuple[int, int]) -> None:
    """Every half hour of a year: until then it stays quiet, and then it is not."""
    quiet = Quiet(zone, *hours)
    now = at(zone, "2026-01-01 00:00")
    end = now + timedelta(days=366).total_seconds()
    while now < end:
        until = quiet.until(now)
        if until is not None:
            assert now < until <= now + 25 * HOUR
            assert quiet.until(until) is None
            assert quiet.until((now + until) / 2) == until
        now += HOUR / 2


def test_how_much_time_a_decision_has() -> None:
    assert time_for(Clock(NONE, 100), None) is None
    assert time_for(Clock(DEADLINE, 100), 7.0) == 100
    assert time_for(Clock(BANK, 100), None) == 100, "a full bank"
    assert time_for(Clock(BANK, 100), 7.0) == 7.0
    assert time_for(Clock(BANK, 100), 0.0) == 0.0
