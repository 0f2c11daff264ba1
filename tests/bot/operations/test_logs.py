"""The log can be read by people and by programs, and tells no secret."""

import asyncio
import io
import json
import logging
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, TypeVar

import discord
import pytest
from discord import app_commands

from bot.chat.replies import report_error
from bot.errors import DatabaseError
from bot.language.texts import Words
from bot.operations import logs
from bot.tables.actors import Actor
from bot.tables.play import TableUpdate
from games.core import Result
from games.xidit.rules import game as rules
from games.xidit.table import Xidit
from tests.bot.conftest import ANN, BEN, CAT, Room

SECRET = "dragon 17"
TOKEN = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs"


class Stream(io.StringIO):
    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


@pytest.fixture
def logging_to(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[bool], Stream]]:
    """Logging as in a process of its own, to a terminal or not."""
    root = logging.getLogger()
    before, level = root.handlers, root.level
    levels = {name: logging.getLogger(name).level for name in ("bot", "discord")}

    def begin(terminal: bool) -> Stream:
        stream = Stream(terminal)
        monkeypatch.setattr(sys, "stderr", stream)
        monkeypatch.setattr(sys, "excepthook", sys.excepthook)
        root.handlers = []
        logs.set_up(TOKEN)
        return stream

    yield begin
    logging.captureWarnings(False)
    root.handlers = before
    root.setLevel(level)
    for name, own in levels.items():
        logging.getLogger(name).setLevel(own)


@pytest.fixture
def stream(logging_to: Callable[[bool], Stream]) -> Stream:
    return logging_to(False)


def lines(stream: Stream) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


ErrorT = TypeVar("ErrorT", bound=BaseException)


def fail(error: ErrorT) -> ErrorT:
    try:
        raise error
    except BaseException:
        return error


class Asker:
    """Whoever pressed a button, and what they are told."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.response = SimpleNamespace(type=None, is_done=lambda: False, send_message=self._send)

    async def _send(self, content: str, **_: Any) -> None:
        self.told.append(content)


def test_a_line_is_an_object_with_time_level_logger_and_message(stream: Stream) -> None:
    logging.getLogger("bot.outbox.worker").warning("no %s\nhere", "way", extra={"table": 7})
    (line,) = lines(stream)
    at = datetime.fromisoformat(line.pop("at"))
    assert at.tzinfo == UTC and abs((datetime.now(UTC) - at).total_seconds()) < 60
    wanted = {
        "level": "WARNING",
        "logger": "bot.outbox.worker",
        "message": "no way\nhere",
        "table": 7,
    }
    assert line == wanted


def test_a_field_that_is_not_known_is_not_written(stream: Stream) -> None:
    logging.getLogger("bot").error("fault", extra={"error": "ab12cd", "table": None})
    (line,) = lines(stream)
    assert line["error"] == "ab12cd" and "table" not in line


def test_a_traceback_is_one_field_of_its_line(stream: Stream) -> None:
    logging.getLogger("bot").error("fault", exc_info=fail(DatabaseError("disk is full")))
    (line,) = lines(stream)
    first, *_, last = line["trace"].splitlines()
    assert first == "Traceback (most recent call last):"
    assert "raise error" in line["trace"] and "test_logs.py" in line["trace"]
    assert last == "bot.errors.DatabaseError: disk is full"


def test_on_a_terminal_lines_are_for_people(logging_to: Callable[[bool], Stream]) -> None:
    stream = logging_to(True)
    error = fail(OSError("gone"))
    logging.getLogger("bot.chat.replies").error("error ab12cd", exc_info=error, extra={"table": 7})
    first, second, *_, last = stream.getvalue().splitlines()
    assert first.endswith(" ERROR bot.chat.replies: error ab12cd, table 7")
    assert second == "Traceback (most recent call last):" and last == "OSError: gone"


async def test_a_rule_that_fails_tells_the_player_a_number_and_the_log_no_secret(
    room: Room, stream: Stream, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    secrets = []

    async def failing(t: Xidit, seat: int, order: str) -> None:
        secrets.extend([str(t.orders), str(t.recruit_pile), str(t.rng)])
        raise KeyError(f"{secrets} {TOKEN}")

    monkeypatch.setattr(rules, "carry_out", failing)
    with pytest.raises(KeyError) as failed:
        for seat in range(3):
            await room.answer(live, seat, *"wwwwww")
    asker: Any = Asker()
    await report_error(asker, Words("en"), failed.value, live.row.id)
    (line,) = [line for line in lines(stream) if line["logger"] == "bot.chat.replies"]
    assert line["error"] in asker.told[0], "the player can name it to the host"
    assert line["table"] == live.row.id
    assert line["trace"].endswith("KeyError: …") and "in failing" in line["trace"]
    assert len(secrets) == 3
    for secret in [*secrets, "'w'", TOKEN]:
        assert secret not in stream.getvalue()


def test_what_a_fault_came_from_is_told_as_discreetly(stream: Stream) -> None:
    try:
        try:
            raise KeyError(SECRET)
        except KeyError as error:
            command: Any = SimpleNamespace(name="turn", qualified_name="turn")
            raise app_commands.CommandInvokeError(command, error) from error
    except discord.DiscordException as error:
        assert SECRET in str(error)
        logging.getLogger("bot").error("fault", exc_info=error)
    assert SECRET not in stream.getvalue()
    (line,) = lines(stream)
    assert "KeyError: …" in line["trace"] and "CommandInvokeError: …" in line["trace"]


def test_a_group_of_faults_tells_each(stream: Stream) -> None:
    group = ExceptionGroup(SECRET, [fail(ValueError("another")), fail(OSError("gone"))])
    logging.getLogger("bot").error("fault", exc_info=fail(group))
    (line,) = lines(stream)
    assert SECRET not in line["trace"] and "another" not in line["trace"]
    assert "ValueError: …" in line["trace"] and "OSError: gone" in line["trace"]


async def test_a_task_that_nobody_waited_for_tells_no_secret(stream: Stream) -> None:
    async def failing() -> None:
        raise KeyError(SECRET)

    task = asyncio.create_task(failing())
    await asyncio.wait({task})
    del task
    (line,) = lines(stream)
    assert line["message"] == "Task exception was never retrieved"
    assert line["trace"].endswith("KeyError: …")
    assert SECRET not in stream.getvalue()


def test_what_nobody_caught_is_logged(stream: Stream) -> None:
    error = fail(KeyError(SECRET))
    sys.excepthook(type(error), error, error.__traceback__)
    (line,) = lines(stream)
    assert line["level"] == "CRITICAL" and line["trace"].endswith("KeyError: …")


def test_people_and_the_token_are_not_named(stream: Stream) -> None:
    log = logging.getLogger("bot")
    log.warning("may not write to %s", "user:198622483471925248")
    log.warning("Ignoring exception (Guild: 5, User: 198622483471925248)")
    log.warning("the header was Bot %s", TOKEN, exc_info=fail(OSError(TOKEN)))
    assert "198622483471925248" not in stream.getvalue()
    assert TOKEN not in stream.getvalue()
    first, second, third = lines(stream)
    assert first["message"] == "may not write to user:…"
    assert second["message"] == "Ignoring exception (Guild: 5, User: …)"
    assert third["message"] == "the header was Bot …"


@pytest.mark.parametrize(
    ("level", "told"),
    [
        ("debug", ["bot debug", "bot info", "bot warning", "bot error"]),
        ("info", ["bot info", "bot warning", "bot error"]),
        ("warning", ["bot warning", "bot error"]),
        ("error", ["bot error"]),
    ],
)
def test_the_log_tells_what_is_of_its_level(stream: Stream, level: str, told: list[str]) -> None:
    logs.set_level(level)
    for name in ("debug", "info", "warning", "error"):
        getattr(logging.getLogger("bot.tables.play"), name)("bot %s", name)
    assert [line["message"] for line in lines(stream)] == told


async def test_debugging_lines_of_libraries_would_tell_secrets_and_are_left_out(
    room: Room, stream: Stream
) -> None:
    logs.set_level("debug")
    await room.planning(ANN, BEN, CAT)
    logging.getLogger("discord.gateway").debug("received %s", SECRET)
    loggers = {line["logger"].partition(".")[0] for line in lines(stream)}
    assert loggers == {"bot"} and SECRET not in stream.getvalue()


async def test_each_step_in_the_life_of_a_table_is_one_line_that_names_nobody(
    room: Room, stream: Stream
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.seating.abandon(live.row.id, Actor(ANN))
    await room.seating.reopen(live.row.guild, live.row.channel, ANN)
    live = await room.tables.get(live.row.id)
    live.playing.result = Result([0], [1, 0, 0])
    await room.play.advance(live, TableUpdate())
    again = await room.seating.rematch(live.row.id, ANN, "same")
    await room.lobby.leave(again, ANN)
    where = "xidit in channel 10 of server 1"
    told = [line for line in lines(stream) if line["level"] == "INFO"]
    assert [line["message"] for line in told] == [
        f"table 1 opened: {where}",
        f"table 1 started: {where}",
        f"table 1 abandoned: {where}",
        f"table 1 reopened: {where}",
        f"table 1 ended: {where}",
        f"table 2 opened: {where}",
        f"table 2 abandoned: {where}",
    ]
    assert [line["table"] for line in told] == [1, 1, 1, 1, 1, 2, 2]
    for name in ("Ann", "Ben", "Cat", str(ANN)):
        assert name not in stream.getvalue()
