"""A PostgreSQL on loopback for the tests: started by the first that needs it, shared by all, and
gone with its folder at the end.
"""

import fcntl
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from bot.config import ServerAddress
from tests.ports import free_port

FOLDER = "TEST_POSTGRESQL_FOLDER"  # in the environment of all processes of a run
NOBODYS = ("postgres", "nobody")  # as whom it runs, since it refuses root
PASSWORD = "s3cret-of-tests"
TEMPLATE = "herald_template"
NUMBERS = count(1)
QUICK = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "max_connections": "300",
    "shared_buffers": "32MB",
}


def programs() -> Path | None:
    """Return the folder with initdb and pg_ctl, which Debian does not put on the path."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    installed = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return installed[-1].parent if installed else None


def why_not() -> str:
    """Return why there can be no PostgreSQL here; empty if there can."""
    try:
        import psycopg_pool  # noqa: F401
    except ImportError:
        return "no driver for PostgreSQL: pip install '.[test]'"
    return "" if programs() else "no PostgreSQL on this machine: install Debian's postgresql"


def prepare() -> None:
    """Choose the folder for a run, in the process that begins it. A run inside of a test has its
    own: else it would stop the server of the run around it."""
    os.environ[FOLDER] = tempfile.mkdtemp(prefix="herald-postgresql-")


def stop() -> None:
    """Stop the server of a run, if there is one."""
    folder = Path(os.environ.pop(FOLDER))
    if (folder / "port").exists():
        run("pg_ctl", "-D", str(folder / "data"), "-m", "immediate", "stop", folder=folder)
    shutil.rmtree(folder)


def start_with_template() -> int:
    """Start the server of a run, unless another process has; return its port."""
    from bot.store.engines.server import held_server

    folder = Path(os.environ[FOLDER])
    with locked(folder / "lock"):
        noted = folder / "port"
        if not noted.exists():
            port = begin(folder)
            noted.write_text(str(port))
            execute(port, f"create database {TEMPLATE}")
            with held_server(address(port, TEMPLATE)):
                pass
        return int(noted.read_text())


def begin(folder: Path) -> int:
    folder.chmod(0o755)
    inside = folder / "data"
    inside.mkdir(mode=0o700)
    (folder / "password").write_text(PASSWORD)
    if os.geteuid() == 0:
        shutil.chown(inside, user())
        shutil.chown(folder, user())
    how = ["--auth=scram-sha-256", f"--pwfile={folder / 'password'}", "--encoding=UTF8"]
    run("initdb", "-D", str(inside), "-U", "herald", "--no-sync", *how, folder=folder)
    for _ in range(5):  # another may take the port first
        port = free_port()
        where = {"listen_addresses": "127.0.0.1", "port": port, "unix_socket_directories": folder}
        words = " ".join(f"-c {name}={value}" for name, value in (where | QUICK).items())
        started = ("-D", str(inside), "-l", str(folder / "log"), "-o", words, "-w", "start")
        try:
            run("pg_ctl", *started, folder=folder)
        except subprocess.CalledProcessError:
            continue
        return port
    raise RuntimeError((folder / "log").read_text())


def run(program: str, *words: str, folder: Path) -> None:
    found = programs()
    assert found
    as_whom = ["setpriv", f"--reuid={user()}", f"--regid={group()}", "--clear-groups"]
    prefix = as_whom if os.geteuid() == 0 else []
    environ = {**os.environ, "LC_ALL": "C.UTF-8"}
    command = [*prefix, str(found / program), *words]
    subprocess.run(
        command,
        cwd=folder,
        env=environ,
        check=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        stdin=subprocess.DEVNULL,
    )


def user() -> str:
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in NOBODYS if name in names)


def group() -> str:
    return str(pwd.getpwnam(user()).pw_gid)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """One process of the run at a time."""
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def address(port: int, name: str) -> ServerAddress:
    return ServerAddress(f"postgresql://herald:{PASSWORD}@127.0.0.1:{port}/{name}")


def execute(port: int, sql: str) -> None:
    import psycopg

    with psycopg.connect(address(port, "postgres").url, autocommit=True) as connection:
        connection.execute(sql)  # type: ignore[arg-type, unused-ignore]


@contextmanager
def database(port: int, template: str = "template0") -> Iterator[ServerAddress]:
    """A database of its own, as a template is; gone afterwards."""
    name = f"test_{os.getpid()}_{next(NUMBERS)}"
    execute(port, f"create database {name} template {template}")
    try:
        yield address(port, name)
    finally:
        execute(port, f"drop database {name} with (force)")
