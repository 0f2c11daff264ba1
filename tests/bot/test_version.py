"""The version is the same wherever it is told."""

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.language.texts import Words
from bot.operations.doctor import examine
from bot.version import __version__


def test_the_command_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out == f"herald {__version__}\n"


async def test_the_doctor_tells_it_first(tmp_path: Path) -> None:
    async for finding in examine({"HERALD_LANG": "xx"}, tmp_path / ".env"):
        assert str(finding) == f"✓ Herald: {__version__}."
        break


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_tells_it(lang: str) -> None:
    assert Words(lang).say("help", version=__version__).endswith(f"Herald {__version__}")
