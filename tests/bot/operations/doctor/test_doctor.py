"""`herald doctor`: one line for each thing, and what to do."""

import os
import shutil
import time
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfoNotFoundError

import discord
import pytest

from bot.__main__ import main
from bot.operations.doctor import examine, installation, online
from bot.operations.doctor.finding import Finding
from bot.sandbox import Fault, Sandbox, model
from renderers.kit import cache, fonts
from tests.ports import free_port

THINGS = ["Herald", "Python", "Settings", "Languages", "Fonts", "Time zones"]
FILE = ["Privacy", "Database", "Disk", "Outbox", "Tables", "Backup", "Process"]


read_all_catalogs = installation.texts


@pytest.fixture(autouse=True)
def catalogs(monkeypatch: pytest.MonkeyPatch) -> None:
    """To read them all takes a second."""
    monkeypatch.setattr(installation, "texts", lambda: Finding("Languages", "complete"))


@pytest.fixture
async def sandbox(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    gateway = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(gateway, "DEFAULT_GATEWAY", gateway.DEFAULT_GATEWAY)
    monkeypatch.setattr(discord.asset.Asset, "BASE", discord.asset.Asset.BASE)
    async with Sandbox() as sandbox:
        yield sandbox


async def found(
    folder: Path, environ: Mapping[str, str] = {}, ahead: float = 0.0
) -> tuple[dict[str, Finding], list[str]]:
    """The findings by what they are about; what is wrong."""
    whole = {"HERALD_DB": str(folder / "herald.db"), **environ}
    all_ = [
        finding async for finding in examine(whole, folder / ".env", lambda: time.time() + ahead)
    ]
    for finding in all_:
        assert "\n" not in str(finding)
        assert str(finding).startswith("✗" if finding.todo else "✓")
    return {one.about: one for one in all_}, [one.about for one in all_ if one.todo]


def at(sandbox: Sandbox) -> dict[str, str]:
    return {"DISCORD_TOKEN": sandbox.token, "HERALD_DISCORD_URL": sandbox.url}


@pytest.mark.usefixtures("store")
async def test_all_is_well(sandbox: Sandbox, tmp_path: Path) -> None:
    findings, wrong = await found(tmp_path, at(sandbox))
    assert wrong == []
    assert list(findings) == [
        *THINGS,
        *FILE,
        "Token",
        "Clock",
        "Interactions",
        "Invitation",
        "Servers",
    ]
    assert "no privileged intent is needed" in findings["Token"].said
    assert "on 1" in findings["Servers"].said
    assert sandbox.token not in "".join(map(str, findings.values()))
    assert sandbox.violations == []


async def test_without_a_token_the_rest_is_checked(tmp_path: Path) -> None:
    findings, wrong = await found(tmp_path)
    assert wrong == ["Token"]
    assert list(findings) == [*THINGS, "Database", "Disk", "Token"]
    assert "will be made" in findings["Database"].said


async def test_a_token_that_discord_refuses(sandbox: Sandbox, tmp_path: Path) -> None:
    findings, wrong = await found(tmp_path, at(sandbox) | {"DISCORD_TOKEN": "wrong.token"})
    assert wrong == ["Token"]
    assert findings["Token"].said == "Discord refuses it"
    assert "wrong.token" not in "".join(map(str, findings.values()))


@pytest.mark.parametrize("given", ["two words", "töken", "a\nb"])
async def test_a_token_that_is_none_is_not_sent(
    sandbox: Sandbox, tmp_path: Path, given: str
) -> None:
    findings, wrong = await found(tmp_path, at(sandbox) | {"DISCORD_TOKEN": given})
    assert wrong == ["Token"]
    assert given not in str(findings["Token"]) and sandbox.requests == []


async def test_discord_is_ill(sandbox: Sandbox, tmp_path: Path) -> None:
    sandbox.faults.add(Fault("GET", "/users/@me", status=503))
    findings, wrong = await found(tmp_path, at(sandbox))
    assert wrong == ["Token"] and "503" in findings["Token"].said
    sandbox.faults.add(Fault("GET", "/users/@me/guilds", status=502))
    assert (await found(tmp_path, at(sandbox)))[1] == ["Discord"]


async def test_discord_cannot_be_reached_in_time(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nobody = at(sandbox) | {"HERALD_DISCORD_URL": "http://127.0.0.1:1/api/v10"}
    findings, wrong = await found(tmp_path, nobody)
    assert wrong == ["Discord"] and "cannot be reached" in findings["Discord"].said
    monkeypatch.setattr(online, "ANSWER_SECONDS", 0.05)
    sandbox.faults.add(Fault("GET", "/users/@me", delay=1.0))
    assert (await found(tmp_path, at(sandbox)))[1] == ["Discord"]


@pytest.mark.parametrize(("ahead", "word"), [(60, "60 s ahead"), (-60, "60 s behind")])
async def test_a_clock_that_is_wrong(
    sandbox: Sandbox, tmp_path: Path, ahead: float, word: str
) -> None:
    findings, wrong = await found(tmp_path, at(sandbox), ahead)
    assert wrong == ["Clock"]
    said = findings["Clock"].said
    assert word.split()[2] in said and abs(int(said.split()[0]) - 60) <= 2
    assert (await found(tmp_path, at(sandbox), ahead / 10))[1] == []


async def test_a_server_that_does_not_allow_what_is_needed(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lacking = discord.Permissions(attach_files=True, send_messages_in_threads=True).value
    monkeypatch.setattr(model, "BOT", model.BOT & ~lacking)
    findings, wrong = await found(tmp_path, at(sandbox))
    assert wrong == [f"Server {sandbox.guild.name}"]
    finding = findings[wrong[0]]
    assert finding.said == "Herald may not attach files, send messages in threads"
    assert f"client_id={sandbox.world.application_id}" in finding.todo
    monkeypatch.setattr(model, "BOT", discord.Permissions(administrator=True).value)
    assert (await found(tmp_path, at(sandbox)))[1] == []


async def test_the_link_to_invite_herald_is_always_told(sandbox: Sandbox, tmp_path: Path) -> None:
    findings, wrong = await found(tmp_path, at(sandbox))
    link = findings["Invitation"].said.removesuffix(" brings Herald to a server")
    assert wrong == [] and f"client_id={sandbox.world.application_id}&" in link
    assert link.endswith("&scope=bot+applications.commands&permissions=309237746688")
    sandbox.remove_bot()
    findings, wrong = await found(tmp_path, at(sandbox))
    assert wrong == ["Servers"] and findings["Servers"].todo == f"Invite it: {link}"


async def test_an_endpoint_for_interactions_is_found_and_how_to_remove_it(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    """With one, nothing comes by the gateway (docs.discord.com, Receiving and Responding to
    Interactions: "mutually exclusive"; Application object, interactions_endpoint_url)."""
    sandbox.world.interactions_url = "https://example.org/interactions"
    findings, wrong = await found(tmp_path, at(sandbox))
    assert wrong == ["Interactions"]
    assert "https://example.org/interactions" in findings["Interactions"].said
    assert "Interactions Endpoint URL" in findings["Interactions"].todo


async def test_servers_beyond_the_first_two_hundred(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(online, "GUILDS", 2)
    pages = {"0": ["1", "2"], "2": ["3", "4"], "4": ["5"]}

    async def get(_: Any, clock: Any, path: str) -> online.Reply:
        after = path.partition("after=")[2]
        return online.Reply(200, [{"id": guild} for guild in pages[after]], 0.0)

    monkeypatch.setattr(online, "get", get)
    none: Any = None
    assert [guild["id"] for guild in await online.all_guilds(none, none)] == list("12345")


# Settings, and what comes with Herald


async def test_wrong_settings_are_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("HERALD_DATABASE=x\n")
    findings, wrong = await found(tmp_path)
    assert wrong == ["Settings", "Token"] and "HERALD_DATABASE" in findings["Settings"].said
    (tmp_path / ".env").write_text("HERALD_LANG=tlh\n")
    findings, wrong = await found(tmp_path)
    assert wrong == ["Settings", "Token"] and "HERALD_LANG is tlh" in findings["Settings"].said
    (tmp_path / ".env").write_text("HERALD_HEALTH_PORT=none\n")
    findings, wrong = await found(tmp_path)
    assert wrong == ["Settings"], "without settings nothing is known of database and token"
    assert "HERALD_HEALTH_PORT" in findings["Settings"].said
    (tmp_path / ".env").write_text("HERALD_LANG=en\n")
    findings, _ = await found(tmp_path)
    assert findings["Settings"].said == f"from {tmp_path / '.env'}"


async def test_a_settings_file_that_cannot_be_read_is_one_line(tmp_path: Path) -> None:
    (tmp_path / ".env").mkdir()
    findings, wrong = await found(tmp_path)
    assert wrong == ["Settings"]
    assert findings["Settings"].said.startswith(f"{tmp_path / '.env'} is a folder: ")


def test_a_python_that_is_too_old() -> None:
    assert installation.python((3, 10, 9)).todo and not installation.python((3, 11, 0)).todo


def test_the_languages_are_complete() -> None:
    finding = read_all_catalogs()
    assert not finding.todo, finding
    assert finding.said.startswith("en, ")


def test_a_language_that_lacks_messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(installation.CATALOGS / "en.ftl", tmp_path / "en.ftl")
    (tmp_path / "fr.ftl").write_text("opened = La table est ouverte.\n")
    monkeypatch.setattr(installation, "CATALOGS", tmp_path)
    monkeypatch.setattr(installation, "GAMES", {})
    monkeypatch.setattr(installation, "languages", lambda: ("en", "fr"))
    all_ = len(installation.messages(tmp_path / "en.ftl"))
    finding = read_all_catalogs()
    assert f"/fr.ftl lacks {all_ - 1}" in finding.said and finding.todo


def test_a_character_that_no_font_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en.ftl").write_text("opened = 桌 🎲 é\n", encoding="utf-8")
    monkeypatch.setattr(installation, "CATALOGS", tmp_path)
    assert installation.lettering().said == "lack 桌"


def test_a_font_that_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "FOLDER", tmp_path)
    monkeypatch.setattr(cache, "CACHE", cache.Cache(0))
    for kept in (fonts._missing, fonts._file_for):
        kept.cache_clear()
    assert "cannot be read" in installation.lettering().said


def test_no_time_zones(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(key: str) -> None:
        raise ZoneInfoNotFoundError(key)

    monkeypatch.setattr(installation, "ZoneInfo", none)
    assert "tzdata" in installation.zones().todo


def test_the_command_fails_when_something_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HERALD_DB", str(tmp_path / "herald.db"))
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    with pytest.raises(SystemExit, match="1"):
        main(["doctor"])
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line.startswith("✗")] == lines[-1:]
    assert lines[-1].startswith("✗ Token: none is set. ")


@pytest.mark.usefixtures("store")
async def test_the_port_for_health_is_looked_at_if_one_is_set(tmp_path: Path) -> None:
    _, wrong = await found(tmp_path, {"HERALD_HEALTH_PORT": str(free_port())})
    assert wrong == ["Health", "Token"], "the store of this test is no Herald that answers"
    assert "Health" not in (await found(tmp_path))[0]


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such modes")
async def test_a_token_that_others_can_read_is_reported(tmp_path: Path) -> None:
    env = tmp_path / ".env"
    env.write_text("DISCORD_TOKEN=two words\n")
    env.chmod(0o640)
    findings, wrong = await found(tmp_path)
    assert wrong == ["Settings", "Token"]
    assert findings["Settings"].said == f"other users of this machine can read the token in {env}"
    assert findings["Settings"].todo == f"Run chmod 600 {env}."
    env.chmod(0o600)
    assert (await found(tmp_path))[1] == ["Token"]
    env.write_text("DISCORD_TOKEN=\n")
    env.chmod(0o644)
    findings, _ = await found(tmp_path)
    assert not findings["Settings"].todo, "there is nothing to hide"
