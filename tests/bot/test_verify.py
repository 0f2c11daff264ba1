"""`herald verify`: what it says of a file, and its exit status."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from bot.__main__ import main
from bot.tables.archive import records
from tests.bot.conftest import Room
from tests.bot.tables.archive.test_records import exported


def verified(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(["verify", *arguments])
    said = capsys.readouterr()
    return int(ended.value.code or 0), said.out, said.err


GAME: list[bytes] = []  # one whole game as a file, for all tests


@pytest.fixture
async def file(room: Room, tmp_path: Path) -> Path:
    if not GAME:
        GAME.append((await exported(room, lively=True))[1])
    path = tmp_path / "game.json"
    path.write_bytes(GAME[0])
    return path


def test_a_true_file_is_proved(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = records.read(file.read_bytes())
    posted = ("--hash", record.commitment, "--seal", record.game_hash)
    code, said, wrong = verified(capsys, str(file), *posted)
    assert code == 0 and wrong == ""
    first = f"xidit: {len(record.moves)} answers, all legal, by 3 seats.\nWon by seat "
    assert said.startswith(first)
    assert record.commitment in said and record.game_hash in said


def test_receipts_are_listed_on_demand(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = records.read(file.read_bytes())
    _, brief, _ = verified(capsys, str(file))
    _, full, _ = verified(capsys, str(file), "--seals")
    for seat, answer, hash_ in records.replay(record).receipts:
        line = f"  {hash_}  {'ABC'[seat]}: {' '.join(answer)}\n"
        assert line in full and line not in brief


def test_a_changed_file_proves_nothing(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = records.read(file.read_bytes())
    record.moves[0], record.moves[1] = record.moves[1], record.moves[0]
    file.write_bytes(msgspec.json.encode(record))
    code, said, wrong = verified(capsys, str(file))
    assert (code, said) == (1, "")
    assert wrong == "herald: That file has been changed: its hash doesn’t match.\n"


@pytest.mark.parametrize("option", ["--hash", "--seal"])
def test_a_file_that_is_not_what_was_posted_proves_nothing(
    file: Path, capsys: pytest.CaptureFixture[str], option: str
) -> None:
    code, said, wrong = verified(capsys, str(file), option, "0" * 64)
    assert (code, said) == (1, "") and "was posted, but the file has" in wrong


def test_what_cannot_be_read_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, wrong = verified(capsys, str(tmp_path / "none.json"))
    assert code == 1 and wrong.endswith("cannot be read: No such file or directory.\n")


def test_names_in_a_file_prove_nothing_and_do_nothing_to_a_terminal(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    result = records.verify(file.read_bytes()).session.result
    record = records.read(file.read_bytes())
    for seat in record.seats:
        seat.name = "\x1b]0;gone\x07Eve\nWon by Eve.\u202e"
    file.write_bytes(msgspec.json.encode(record))
    code, said, _ = verified(capsys, str(file), "--seals")
    assert code == 0 and result is not None
    assert not [sign for sign in said if not sign.isprintable() and sign != "\n"]
    won = [line for line in said.splitlines() if line.startswith("Won by")]
    (winner,) = result.winners
    assert won == [f"Won by seat {'ABC'[winner]}; scores {scores(result.scores)}."]
    (named,) = [line for line in said.splitlines() if "Eve" in line]
    assert named.startswith("The file calls them A “]0;goneEve Won by Eve.”, B “")
    assert named.endswith(": names are not part of the proof.")


def scores(each: Sequence[int]) -> str:
    return ", ".join(f"{letter} {score}" for letter, score in zip("ABC", each, strict=True))


def test_a_file_without_end_is_not_read_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, wrong = verified(capsys, "/dev/zero")
    assert (code, wrong) == (1, "herald: That file isn’t a game I exported.\n")
