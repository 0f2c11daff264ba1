"""A PostgreSQL server below the store: the same schema, the same promises."""

import asyncio
import logging
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from bot import config
from bot.config import ServerAddress
from bot.errors import ConfigError, DatabaseError, InUseError, StoreError
from bot.operations.logs import Readable
from bot.store import Store
from bot.store.engines import migrations, postgresql
from bot.store.engines.copying import layout_of
from bot.store.engines.postgresql import PostgreSQL
from bot.store.engines.server import held_server, is_held
from bot.store.engines.server import server as connected
from tests.postgresql import PASSWORD

TYPES = {"INTEGER": "bigint", "REAL": "double precision", "TEXT": "text", "BLOB": "bytea"}
Column = tuple[str, bool, bool]  # type, whether it must have a value, whether it has a default


def columns_of_sqlite(path: Path) -> dict[str, dict[str, Column]]:
    with closing(sqlite3.connect(path)) as db:
        return {
            name: {
                column: (TYPES[kind.upper()], bool(needed or key), default is not None)
                for _, column, kind, needed, default, key in db.execute(
                    f"pragma table_info({name})"
                )
            }
            for name in layout_of(db)
        }


def columns_of_server(address: ServerAddress) -> dict[str, dict[str, Column]]:
    found: dict[str, dict[str, Column]] = {}
    with connected(address) as db:
        for table, name, kind, empty, default in db.all(
            "select table_name, column_name, data_type, is_nullable, column_default "
            "from information_schema.columns where table_schema = 'public'"
        ):
            about = (kind, empty == "NO", default is not None)
            found.setdefault(table, {})[name] = about
    del found["schema_number"]
    return found


def indexes(names: list[str]) -> set[str]:
    return {name for name in names if not name.endswith("_pkey") and "autoindex" not in name}


async def test_both_databases_have_the_same_schema(
    empty_database: Path, empty_server: ServerAddress
) -> None:
    store = await Store.open(empty_server)
    await store.close()
    assert columns_of_server(empty_server) == columns_of_sqlite(empty_database)
    with closing(sqlite3.connect(empty_database)) as db:
        here = [row[0] for row in db.execute("select name from sqlite_master where type = 'index'")]
    with connected(empty_server) as there:
        rows = there.all("select indexname from pg_indexes where schemaname = 'public'")
        assert there.schema() == max(migrations.migrations())
    assert indexes([row[0] for row in rows]) == indexes(here)


async def test_a_database_of_a_newer_schema_is_refused(server: ServerAddress) -> None:
    newest = max(migrations.migrations())
    with connected(server) as db:
        db.write("update schema_number set number = number + 1")
    with pytest.raises(StoreError, match=f"has schema {newest + 1}, but this Herald only knows"):
        await Store.open(server)


async def test_a_second_herald_is_refused_until_the_first_is_closed(server: ServerAddress) -> None:
    first = await Store.open(server)
    with pytest.raises(InUseError, match="Another Herald is using the database postgresql://127"):
        await Store.open(server)
    await first.close()
    await (await Store.open(server)).close()


def test_a_command_that_is_done_lets_the_next_one_in_before_the_server_notices_its_end(
    server: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    connections: list[psycopg.Connection] = []

    def stay_open(connection: psycopg.Connection) -> None:
        connections.append(connection)

    with monkeypatch.context() as patched:
        patched.setattr(psycopg.Connection, "close", stay_open)
        with held_server(server):
            assert is_held(server)
        assert not is_held(server)
        with held_server(server):
            pass
    for connection in connections:
        connection.close()


async def test_several_may_share_a_database_if_all_want_to(server: ServerAddress) -> None:
    first = await PostgreSQL.open(server, alone=False)
    second = await PostgreSQL.open(server, alone=False)
    with pytest.raises(InUseError):
        await PostgreSQL.open(server)
    await first.close()
    await second.close()


async def at_once(store: Store, *tables: int | None) -> int:
    """How many transactions are open at the same time, of those at these tables."""
    inside = most = 0

    async def write(user: int, table: int | None) -> None:
        nonlocal inside, most
        async with store.transaction(table):
            inside += 1
            most = max(most, inside)
            await store.put_person(user, zone="UTC")
            await asyncio.sleep(0.05)
            inside -= 1

    await asyncio.gather(*(write(user, table) for user, table in enumerate(tables)))
    return most


async def test_two_that_start_at_once_on_an_empty_database_make_it_once(
    empty_server: ServerAddress,
) -> None:
    """As compose.yaml does."""
    stores = await asyncio.gather(*(Store.open(empty_server, alone=False) for _ in range(2)))
    assert stores[0].instance == stores[1].instance != ""
    assert columns_of_server(empty_server)
    for store in stores:
        await store.close()


async def test_transactions_at_several_tables_run_at_once(server: ServerAddress) -> None:
    store = await Store.open(server)
    assert await at_once(store, 1, 2, 3) > 1
    assert await at_once(store, 1, 1, 1) == 1, "what is read inside must stay true"
    assert await at_once(store, 1, None, 2, None) <= 2
    assert await at_once(store, None, None) == 1
    await store.close()


async def test_reads_do_not_wait_for_transactions_that_read(server: ServerAddress) -> None:
    store = await Store.open(server)

    async def read_inside(user: int) -> None:
        async with store.transaction(user + 1):
            await store.put_person(user, zone="UTC")
            await asyncio.sleep(0.01)
            await store.person(user)

    many = range(4 * postgresql.WRITERS)
    await asyncio.wait_for(asyncio.gather(*map(read_inside, many)), 10)
    await store.close()


async def test_a_write_outside_of_a_transaction_is_a_mistake(server: ServerAddress) -> None:
    store = await Store.open(server)
    with pytest.raises(AssertionError):
        await store.put_person(1, zone="UTC")
    await store.close()


async def test_after_a_restart_of_the_server_nobody_notices(server: ServerAddress) -> None:
    store = await Store.open(server)
    await asyncio.gather(*(store.change_person(user, zone="UTC") for user in range(8)))
    with connected(server) as db:
        db.all(
            "select pg_terminate_backend(pid) from pg_stat_activity "
            "where datname = current_database() and pid <> pg_backend_pid()"
        )
    assert (await store.person(7)).zone == "UTC"
    await store.change_person(7, zone="Europe/Paris")
    assert (await store.person(7)).zone == "Europe/Paris"
    await store.close()


async def test_a_connection_cut_inside_a_transaction_saves_nothing_and_is_a_database_error(
    server: ServerAddress,
) -> None:
    store = await Store.open(server)
    with pytest.raises(DatabaseError):
        async with store.transaction():
            await store.put_person(1, zone="Europe/Paris")
            with connected(server) as db:
                db.all(
                    "select pg_terminate_backend(pid) from pg_stat_activity "
                    "where datname = current_database() and state = 'idle in transaction'"
                )
            await store.put_person(2, zone="Europe/Paris")
    assert (await store.person(1)).zone == "UTC"
    await store.close()


@pytest.mark.parametrize("wrong", ["password", "name", "port", "number"])
async def test_the_password_is_in_no_error(server: ServerAddress, wrong: str) -> None:
    url = {
        "password": server.url.replace(PASSWORD, "other-secret"),
        "name": f"{server.url}_none",
        "port": re.sub(r":\d+/", ":1/", server.url),
        "number": re.sub(r":\d+/", ":x/", server.url),
    }[wrong]
    with pytest.raises((StoreError, ConfigError)) as error:
        await Store.open(config.database_address(url))
    said = str(error.value)
    assert PASSWORD not in said and "other-secret" not in said and "\n" not in said
    assert said.startswith("The database postgresql://127.0.0.1:") or "no address" in said


def test_the_password_is_not_logged() -> None:
    address = ServerAddress("postgresql://ann:p%40ss-w0rd@db.example/games?password=other1")
    assert str(address) == "postgresql://db.example/games"
    assert "p%40" not in repr(address) and "other1" not in repr(address)
    found = config.Config("", address, "", "en")
    record = logging.LogRecord("x", 30, "", 0, f"{address.url} p@ss-w0rd", (), None)
    line = Readable(*found.secrets).format(record)
    assert "p%40ss" not in line and "p@ss" not in line and "other1" not in line


async def test_a_database_in_another_encoding_is_refused(postgresql_server: int) -> None:
    from tests.postgresql import address, execute

    execute(
        postgresql_server,
        "create database latin encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0",
    )
    with pytest.raises(StoreError, match="is in LATIN1: create one with encoding 'UTF8'"):
        await Store.open(address(postgresql_server, "latin"))
    execute(postgresql_server, "drop database latin")


async def test_without_the_driver_it_is_said_what_to_install(
    monkeypatch: pytest.MonkeyPatch, server: ServerAddress
) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "bot.store.engines.postgresql", None)
    with pytest.raises(ConfigError, match=r"pip install '\.\[postgresql\]'"):
        await Store.open(server)


def test_flags_and_numbers_are_stored_as_sqlite_stores_them(server: ServerAddress) -> None:
    with connected(server) as db:
        db.write("insert into people (user, listed, dm) values (?, ?, ?)", (2**62, False, 1))
        assert db.all("select user, listed, dm from people") == [(2**62, 0, 1)]
        assert isinstance(db.connection, psycopg.Connection)
