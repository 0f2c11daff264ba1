"""Settings from the environment or from a file."""

from pathlib import Path

import pytest

from bot import config
from bot.errors import ConfigError


def test_the_environment_alone(tmp_path: Path) -> None:
    environ = {
        "DISCORD_TOKEN": " secret ",
        "HERALD_DB": str(tmp_path / "x.db"),
        "HERALD_DISCORD_URL": "http://127.0.0.1:8000/api/v10/",
        "HERALD_LANG": "fr",
    }
    found = config.load(environ, tmp_path / "none")
    assert found.token == "secret"
    assert found.database == tmp_path / "x.db"
    assert found.discord_url == "http://127.0.0.1:8000/api/v10"
    assert found.lang == "fr"


def test_defaults(tmp_path: Path) -> None:
    found = config.load({"XDG_DATA_HOME": str(tmp_path)}, tmp_path / "none")
    assert (found.token, found.discord_url, found.lang) == ("", "", "en")
    assert found.database == tmp_path / "herald" / "herald.db"
    windows = config.load({"LOCALAPPDATA": str(tmp_path / "local")}, tmp_path / "none")
    assert windows.database == tmp_path / "local" / "herald" / "herald.db"
    home = config.load({}, tmp_path / "none")
    assert home.database == Path.home() / ".local" / "share" / "herald" / "herald.db"


def test_a_file_with_comments_quotes_and_blanks(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text(
        "# DISCORD_TOKEN=old\n\nDISCORD_TOKEN = 'quoted=value' \nHERALD_LANG=\"fr\"\nnonsense\n"
        "HERALD_DB=~/games.db\n",
        encoding="utf-8",
    )
    found = config.load({}, file)
    assert found.token == "quoted=value"
    assert found.lang == "fr"
    assert found.database == Path.home() / "games.db"


def test_a_file_from_an_editor_on_windows(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes("\ufeffDISCORD_TOKEN=abc\r\nHERALD_LANG=fr\r\n".encode())
    found = config.load({}, file)
    assert (found.token, found.lang) == ("abc", "fr")


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ('"abc"', "abc"),
        (" 'abc' ", "abc"),
        ('"it\'s"', "it's"),
        ("\"abc'", "\"abc'"),
        ("'abc", "'abc"),
        ('"', '"'),
        ('""', ""),
    ],
)
def test_a_pair_of_quotes_is_taken_off_wherever_it_comes_from(
    tmp_path: Path, written: str, meant: str
) -> None:
    file = tmp_path / ".env"
    file.write_text(f"DISCORD_TOKEN={written}\n")
    assert config.load({}, file).token == meant
    assert config.load({"DISCORD_TOKEN": written}, tmp_path / "none").token == meant
    port = {"HERALD_HEALTH_PORT": '"8766"', "HERALD_LANG": "'fr'"}
    found = config.load(port, tmp_path / "none")
    assert (found.health_port, found.lang) == (8766, "fr")


def test_a_file_that_cannot_be_read_is_named_with_the_remedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / ".env"

    def refused(self: Path, **_: object) -> str:
        raise PermissionError(13, "Permission denied", str(self))

    with monkeypatch.context() as patched:  # root may read everything
        patched.setattr(Path, "read_text", refused)
        with pytest.raises(ConfigError) as error:
            config.load({}, file)
    assert str(error.value) == (
        f"{file} cannot be read (Permission denied): let the user that runs Herald read it."
    )
    file.write_bytes("HERALD_LANG=fr\n".encode("utf-16"))
    with pytest.raises(ConfigError) as error:
        config.load({}, file)
    assert (
        str(error.value) == f"{file} is not written in UTF-8: save it again as plain text, UTF-8."
    )
    file.unlink()
    file.mkdir()
    with pytest.raises(ConfigError) as error:
        config.load({}, file)
    assert str(error.value) == f"{file} is a folder: put a file with the settings in its place."


def test_the_environment_comes_first(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKEN=file\n")
    assert config.load({"DISCORD_TOKEN": "environment"}, file).token == "environment"


def test_the_example_file_changes_nothing(tmp_path: Path) -> None:
    example = Path(config.__file__).parents[1] / ".env.example"
    data = {"XDG_DATA_HOME": str(tmp_path)}
    assert config.load(data, example) == config.load(data, tmp_path / "none")


@pytest.mark.parametrize(
    "url", ["ftp://x", "discord.com", "127.0.0.1:80", "http://", "http://x:port", "http://x:99999"]
)
def test_a_wrong_address_is_named(tmp_path: Path, url: str) -> None:
    with pytest.raises(ConfigError, match="HERALD_DISCORD_URL") as error:
        config.load({"HERALD_DISCORD_URL": url}, tmp_path / "none")
    assert str(error.value).endswith(".") and "\n" not in str(error.value)


def test_the_port_for_health(tmp_path: Path) -> None:
    def port(given: str) -> int | None:
        return config.load({"HERALD_HEALTH_PORT": given}, tmp_path / "none").health_port

    assert (port(" 8766 "), port("")) == (8766, None)
    for wrong in ("0", "65536", "-1", "port", "8.5"):
        with pytest.raises(ConfigError, match="HERALD_HEALTH_PORT"):
            port(wrong)


def test_the_memory_for_parts_of_pictures(tmp_path: Path) -> None:
    def megabytes(given: str, workers: str = "1") -> int:
        settings = {"HERALD_PICTURE_CACHE_MB": given, "HERALD_PICTURE_WORKERS": workers}
        return config.load(settings, tmp_path / "none").picture_cache

    assert (megabytes(" 40 "), megabytes("0"), megabytes("")) == (40, 0, 128)
    assert (megabytes("", "2"), megabytes("", "5"), megabytes("40", "5")) == (160, 400, 40)
    for wrong in ("-1", "much", "1.5", "96 MB"):
        with pytest.raises(ConfigError, match="HERALD_PICTURE_CACHE_MB"):
            megabytes(wrong)


def test_the_owners(tmp_path: Path) -> None:
    def owners(given: str) -> frozenset[int]:
        return config.load({"HERALD_OWNERS": given}, tmp_path / "none").owners

    assert owners(" 12, 34,") == {12, 34} and owners("") == frozenset()
    for wrong in ("Ann", "12;34", "-1"):
        with pytest.raises(ConfigError, match="HERALD_OWNERS"):
            owners(wrong)


def test_the_level_of_the_log(tmp_path: Path) -> None:
    def level(given: str) -> str | None:
        return config.load({"HERALD_LOG_LEVEL": given}, tmp_path / "none").log_level

    assert (level(" Debug "), level("")) == ("debug", None)
    with pytest.raises(ConfigError, match="HERALD_LOG_LEVEL must be one of debug, info"):
        level("loud")


def test_the_shards_of_a_process(tmp_path: Path) -> None:
    def shards(given: str) -> config.Shards | None:
        return config.load({"HERALD_SHARDS": given}, tmp_path / "none").shards

    assert shards(" 0-3/8 ") == config.Shards(0, 3, 8) and shards("") is None
    only = shards("7/8")
    assert only is not None and only.ids == [7]
    for wrong in ("8/8", "3-2/8", "0-3", "all", "-1/2", "0-8/8", "0/0"):
        with pytest.raises(ConfigError, match="HERALD_SHARDS"):
            shards(wrong)


@pytest.mark.parametrize(("cores", "expected"), [(1, 1), (2, 1), (8, 7)])
def test_one_core_is_left_for_whoever_presses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cores: int, expected: int
) -> None:
    monkeypatch.setattr(config, "cores", lambda: cores)
    assert config.load({}, tmp_path / "none").picture_workers == expected
    given = {"HERALD_PICTURE_WORKERS": "0"}
    assert config.load(given, tmp_path / "none").picture_workers == 0


def test_a_number_of_workers_that_is_none(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="HERALD_PICTURE_WORKERS"):
        config.load({"HERALD_PICTURE_WORKERS": "some"}, tmp_path / "none")
    assert config.cores() >= 1


def test_how_long_computer_players_may_think(tmp_path: Path) -> None:
    assert config.load({}, tmp_path / "none").thinking_seconds == config.THINKING
    given = {"HERALD_THINKING_SECONDS": "0"}
    assert config.load(given, tmp_path / "none").thinking_seconds == 0
    with pytest.raises(ConfigError, match="HERALD_THINKING_SECONDS"):
        config.load({"HERALD_THINKING_SECONDS": "long"}, tmp_path / "none")


def test_the_example_file_names_every_setting() -> None:
    example = Path(config.__file__).parents[1] / ".env.example"
    assert set(config.read_env_file(example)) == set(config.NAMES)
