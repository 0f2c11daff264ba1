"""What tests of several rooms need."""

import asyncio
import gc
import multiprocessing
import os
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import discord
import pytest

from bot import app
from bot.chat.messages import custom_ids
from bot.config import DatabaseAddress, ServerAddress
from bot.language import texts
from bot.language.signs import Signs, use_signs
from bot.store import Store
from bot.store.engines import sqlite
from renderers.kit import encode
from tests import postgresql
from tests.hurried import Hurried, no_emojis

# Else pytest rewrites the assertions of all tests again in each process of each run.
sys.dont_write_bytecode = False

sqlite.SYNCHRONOUS = "off"  # the power does not go out during a test


def pytest_xdist_auto_num_workers() -> int:
    """Two more than there are cores: many tests wait for a process or a page."""
    return (os.cpu_count() or 1) + 2


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        postgresql.prepare()


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        postgresql.stop()


def pytest_collection_finish() -> None:
    """Thousands of tests stay until the end: no need to look for garbage among them."""
    gc.freeze()


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file to copy: all migrations take longer than most tests that need a database."""
    path = tmp_path_factory.mktemp("empty") / "herald.db"

    async def make() -> None:
        await (await Store.open(path)).close()

    asyncio.run(make())
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("delete from meta")  # each copy gets a name of its own
    return path


@pytest.fixture(scope="session")
def postgresql_server() -> int:
    """The port of a PostgreSQL with an empty database of Herald as a template."""
    if why := postgresql.why_not():
        pytest.skip(why)
    return postgresql.start_with_template()


@pytest.fixture
def empty_server(postgresql_server: int) -> Iterator[ServerAddress]:
    """A database of its own on a PostgreSQL, as a first start of Herald finds it."""
    with postgresql.database(postgresql_server) as address:
        yield address


@pytest.fixture
def server(postgresql_server: int) -> Iterator[ServerAddress]:
    """A database of its own on a PostgreSQL, with the newest schema."""
    with postgresql.database(postgresql_server, postgresql.TEMPLATE) as address:
        yield address


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The tests of the store run on both databases, and so do those marked for it; the others on
    SQLite, or where HERALD_TEST_DB says."""
    if "database_kind" not in metafunc.fixturenames:
        return
    both = metafunc.definition.get_closest_marker("both_databases")
    of_store = metafunc.definition.path.is_relative_to(Path(__file__).parent / "bot" / "store")
    if metafunc.definition.get_closest_marker("sqlite_only"):
        kinds = ["sqlite"]
    elif metafunc.definition.get_closest_marker("several_processes"):
        kinds = ["postgresql"]
    elif both or of_store:
        kinds = ["sqlite", "postgresql"]
    else:
        kinds = [os.environ.get("HERALD_TEST_DB", "sqlite")]
    metafunc.parametrize("database_kind", kinds)


@pytest.fixture
def database(database_kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> DatabaseAddress:
    """A database of its own, with the newest schema."""
    if database_kind == "postgresql":
        address: ServerAddress = request.getfixturevalue("server")
        return address
    path = tmp_path / "herald.db"
    shutil.copy(request.getfixturevalue("empty_database"), path)
    return path


@pytest.fixture(autouse=True)
def signs_of_texts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Most tests read signs as texts write them; and afterwards all do."""
    monkeypatch.setattr(app, "show_emojis", no_emojis)
    yield
    use_signs(Signs())


@pytest.fixture(autouse=True)
def first_generation() -> Iterator[None]:
    """Afterwards no backup has been restored."""
    yield
    custom_ids.use_generation("")


@pytest.fixture(autouse=True)
def commands_without_ids() -> Iterator[None]:
    """Afterwards Discord has told no ids of commands."""
    yield
    texts.use_mentions({})


@pytest.fixture(autouse=True)
def no_orphans() -> Iterator[None]:
    """A test that failed may leave a process behind."""
    yield
    for child in multiprocessing.active_children():
        child.kill()
        child.join()


@pytest.fixture
def unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are larger than in the bot: to pack them takes a third of the time."""
    monkeypatch.setattr(encode, "EFFORTS", (0,))


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> Hurried:
    """Nobody waits for the pauses of discord.py."""
    hurried = Hurried()
    monkeypatch.setattr(discord.http, "asyncio", hurried)
    return hurried


@pytest.fixture
def as_before() -> Iterator[None]:
    """Afterwards discord.py speaks to Discord again."""
    before = (
        discord.http.Route.BASE,
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY,
        discord.asset.Asset.BASE,
    )
    yield
    discord.http.Route.BASE = before[0]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = before[1]
    discord.asset.Asset.BASE = before[2]
