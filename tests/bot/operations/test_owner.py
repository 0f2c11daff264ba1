"""`herald tables` and the like: what is typed, and what is wrong with the database."""

import asyncio
from pathlib import Path

import pytest

from bot.__main__ import FAILED, WRONG_SETTINGS, main
from bot.operations.owner import ask, for_terminal
from bot.tables.actors import Actor
from games.core import text
from tests.bot.conftest import ANN, BEN, CAT, Room


def herald(*words: str) -> int:
    with pytest.raises(SystemExit) as left:
        main([*words])
    return int(left.value.code or 0)


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "herald.db"
    monkeypatch.setenv("HERALD_DB", str(path))
    return path


def test_without_a_database_there_is_nothing_to_tell(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert herald("tables") == FAILED
    assert "There is no database" in capsys.readouterr().err and not database.exists()


def test_a_database_of_another_user_is_left_to_them(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    is_file = Path.is_file

    def refused(self: Path) -> bool:
        if self == database:
            raise PermissionError(13, "Permission denied", str(self))
        return is_file(self)

    monkeypatch.setattr(Path, "is_file", refused)
    assert herald("status") == FAILED
    said = capsys.readouterr().err
    assert said.startswith(f"herald: The database {database} is not yours to read: run this as")


def test_a_database_of_before_is_not_lifted_in_passing(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database.touch()
    assert herald("status") == FAILED
    assert "start Herald once first" in capsys.readouterr().err and not database.stat().st_size


def test_wrong_settings(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HERALD_OWNERS", "Ann")
    assert herald("close", "3") == WRONG_SETTINGS
    assert "HERALD_OWNERS must be ids" in capsys.readouterr().err


async def test_while_herald_does_not_run_the_words_work_on_its_database(
    room: Room, tmp_path: Path
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.store.close()
    path = tmp_path / "herald.db"
    said = await ask(path, "rewind", {"number": live.row.id, "back": 1})
    assert said.startswith(f"Table {live.row.id} is back at a checkpoint")
    assert "1 · Lords of Xidit" in await ask(path, "tables", {"game": "xidit"})


def test_a_terminal_shows_neither_marks_nor_times_of_discord() -> None:
    said = for_terminal(
        [
            text("owner-moved", number="3", channel=12),
            text("owner-detail-seats", players=["Ⓐ **An\\_n\\***"]),
            text("owner-phase-paused", until=0),
            text("owner-waits", players=["<:seat_b_61cb89:1572860897662074880> **Ben**"], until=0),
            text("owner-status-not-loaded", count=1),
        ]
    )
    moved, seats, paused, waits, broken = said.splitlines()
    assert seats == "Players: Ⓐ An_n*"
    assert moved == "Table 3 is in 12 now."
    assert paused.startswith("paused 19") and "<" not in said
    assert waits.startswith("waiting for Ben, asked 19")
    assert broken == "⚠️ 1 table can’t be loaded. To see why: herald tables."


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["block"], "Nobody is blocked.\n"),
        (["block", "--user", "102"], "Ben (102) is blocked. A stand-in has their seat in 1 game"),
        (["block", "--server", "1"], "1 is blocked. The table there is on hold"),
        (["unblock", "--user", "102"], "Ben (102) isn’t blocked.\n"),
        (["unblock"], "Who should be unblocked? Name a user or a server.\n"),
        (["leave", "1"], "Herald isn’t running, so it can’t leave a server. Start it first.\n"),
    ],
)
async def test_somebody_or_a_server_is_blocked_on_the_machine(
    room: Room,
    database: Path,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    said: str,
) -> None:
    await room.planning(ANN, BEN, CAT)
    await room.store.close()
    assert await asyncio.to_thread(herald, *words) == 0
    assert capsys.readouterr().out.startswith(said)


def test_prune_wants_an_age_in_days(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in ([], ["--older-than", "0d"], ["--older-than", "a year"]):
        assert herald("prune", *wrong) == 2
        assert "--older-than" in capsys.readouterr().err


async def test_prune_tells_what_it_would_drop_and_drops_it_with_yes(
    room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.seating.abandon(live.row.id, Actor(ANN))
    await room.open(ANN)
    await room.store.close()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HERALD_DB", str(tmp_path / "herald.db"))
    assert await asyncio.to_thread(herald, "prune", "--older-than", "365d") == 0
    assert "0 finished, 1 abandoned.\nNothing is deleted yet. --yes" in capsys.readouterr().out
    assert await asyncio.to_thread(herald, "prune", "--older-than", "365", "--yes") == 0
    assert capsys.readouterr().out.startswith("1 game is deleted.")
    assert await asyncio.to_thread(herald, "prune", "--older-than", "365d", "--yes") == 0
    assert capsys.readouterr().out == "No game ended more than 365 days ago.\n"
