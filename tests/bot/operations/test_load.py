"""What `herald bench load` measures: that nothing is left out, and that people wait for it."""

import io
import math
import shutil
from pathlib import Path

import pytest
from PIL import Image

from bot.__main__ import WRONG_SETTINGS, main
from bot.config import DatabaseAddress, ServerAddress
from bot.errors import StoreError
from bot.operations.bench import unwarned
from bot.operations.load import (
    Measured,
    Sample,
    Wishes,
    _errors,
    _is_posted,
    _tables,
    load,
    percentiles,
    report,
)
from bot.operations.load_plot import plot
from bot.sandbox import Sandbox
from bot.store import Store
from bot.store.inspection import inspect
from bot.tables.actors import Actor
from games import GAMES
from games.core import HARD, Rng
from games.session import Session
from tests.bot.conftest import ANN, BEN, CHANNEL, GUILD, Room

MEASURED = Measured(
    acks=[0.001] * 10,
    actions=[(n / 10, n / 100) for n in range(1, 101)],
    late=2,
    pictures=120,
    samples=[
        Sample(0.0, 0, 2, 200.0, 5.0, 1.0),
        Sample(1.0, 30, 3, 330.0, 6.0, 1.5),
        Sample(2.0, 4, 3, 300.0, 7.0, 2.0),
    ],
)


def test_a_report_has_what_people_waited_for_and_what_herald_took() -> None:
    found = report(Wishes(4, 5.0, 2.0, 2), MEASURED, ["it failed", "it failed"])
    assert found["press_to_picture"] == {
        "median_ms": 500.0,
        "p95_ms": 950.0,
        "p99_ms": 990.0,
        "count": 100,
    }
    assert found["without_picture"] == 2 and found["pictures"] == 120
    assert found["outbox"] == {"median": 4, "most": 30, "last": 4}
    assert found["memory_mb"] == {"first": 200.0, "most": 330.0, "last": 300.0, "processes": 3}
    assert found["cpu"] == {
        "ms_per_press": 200.0,
        "ms_per_press_in_workers": 100.0,
        "cores_busy": 1.0,
    }
    assert found["errors"] == ["it failed"]


def test_where_nothing_was_measured_there_is_no_number() -> None:
    assert math.isnan(percentiles([])["p95_ms"]) and percentiles([])["count"] == 0


def test_the_plot_is_a_picture_with_a_panel_for_each_measure() -> None:
    drawn = Image.open(io.BytesIO(plot(MEASURED)))
    colors = {color for _, color in drawn.convert("RGB").getcolors(1 << 20) or []}
    assert {(0, 114, 178), (213, 94, 0), (0, 158, 115)} <= colors
    assert plot(Measured(samples=[Sample(0.0, 0, 1)])), "also when nothing came"


async def test_tables_are_of_all_games_with_people_who_owe_something_and_nothing_to_be_told(
    empty_database: Path, tmp_path: Path
) -> None:
    database = tmp_path / "herald.db"
    shutil.copy(empty_database, database)
    sandbox = Sandbox()
    tables = await _tables(len(GAMES), sandbox, database)
    assert {table.game for table in tables} == set(GAMES)
    with inspect(database) as inspection:
        assert inspection.unsent() == 0
        for table in tables:
            position = inspection.position(table.number)
            assert position is not None
            session = Session.load(GAMES[table.game], position.saved, position.moves)
            assert session.pending and len(position.serials) == len(table.people)
        assert inspection.position(1000) is None


async def test_beside_them_people_play_with_hard_computer_players(
    empty_database: Path, tmp_path: Path
) -> None:
    database = tmp_path / "herald.db"
    shutil.copy(empty_database, database)
    *_, last = tables = await _tables(len(GAMES), Sandbox(), database, thinking=len(GAMES))
    assert [table.computers for table in tables] == [False] * len(GAMES) + [True] * len(GAMES)
    store = await Store.open(database)
    host, *others = await store.seats(last.number)
    await store.close()
    assert host.user == last.people[0].id and len(last.people) == 1
    assert others and all(seat.user is None and seat.level == HARD for seat in others)


@pytest.mark.slow
def test_hard_players_think_while_people_press_elsewhere() -> None:
    found, _ = load(Wishes(tables=5, rate=5.0, seconds=4.0, workers=1, thinking=5))
    assert found["acknowledge"]["count"] == 20 and found["errors"] == []
    assert found["acknowledge_beside_computers"]["count"] > 5


@pytest.mark.parametrize("game", ["xidit", "mageknight"])
async def test_a_picture_is_waited_for_where_herald_posts_one(room: Room, game: str) -> None:
    table = await room.lobby.open(GUILD, CHANNEL, Actor(ANN, "Ann"), game, "en")
    for seat in range(1, table.game.seats[0]):
        await room.lobby.join(table.row.id, Actor(BEN + seat, f"Ben {seat}"))
    await room.play.start(table.row.id, Actor(ANN), 0)
    live, rng, found = await room.tables.get(table.row.id), Rng(3), []
    for _ in range(40):
        await room.empty()
        moves = await room.store.moves(live.row.id, after=live.row.saved_moves)
        assert live.row.saved is not None
        session = Session.load(live.game, live.row.saved, moves)
        seat, asked = next(iter(session.pending)), set(session.pending)
        keys = unwarned(session.pending[seat], rng)
        said = session.answer(seat, keys)
        await room.answer(live, seat, *keys)
        found.append(any(row.kind == "post" for row in await room.rows(f"channel:{CHANNEL}")))
        assert _is_posted(session, said, asked) == found[-1], (seat, keys)
    assert {*found} == {True, False}


def test_errors_in_the_log_are_told(tmp_path: Path) -> None:
    (tmp_path / "log").write_text(
        '{"level": "INFO", "message": "fine"}\n{"level": "ERROR", "message": "bad"}\nTraceback\n'
    )
    assert _errors(tmp_path) == ["bad", "Traceback"]


@pytest.mark.both_databases
async def test_a_database_with_games_in_it_is_left_alone(database: DatabaseAddress) -> None:
    tables = await _tables(len(GAMES) + 1, Sandbox(), database, servers=2)
    homes = [table.channel.guild.id for table in tables if table.channel.guild]
    assert len({*homes[:-1]}) == 1 and homes[-1] != homes[0], "all games on each server"
    with pytest.raises(StoreError, match="has games in it already"):
        await _tables(1, Sandbox(), database)


def test_several_processes_need_a_server(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["bench", "load", "--processes", "2"])
    assert end.value.code == WRONG_SETTINGS and "--database" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.several_processes
def test_people_press_at_two_processes_that_share_a_database(server: ServerAddress) -> None:
    found, _ = load(Wishes(tables=10, rate=5.0, seconds=4.0, workers=1, processes=2), server)
    assert found["acknowledge"]["count"] == 20 and found["memory_mb"]["processes"] == 4
    assert found["outbox"]["last"] == 0 and found["errors"] == []


@pytest.mark.slow
def test_people_press_at_a_herald_in_another_process_and_wait_for_their_pictures() -> None:
    found, measured = load(Wishes(tables=5, rate=5.0, seconds=4.0, workers=1))
    assert found["acknowledge"]["count"] == 20
    assert found["press_to_picture"]["count"] > 5 and found["pictures"] > 5
    assert found["memory_mb"]["processes"] == 2 and found["memory_mb"]["last"] > 100
    assert found["outbox"]["last"] == 0 and found["errors"] == []
    assert len(measured.samples) >= 4
