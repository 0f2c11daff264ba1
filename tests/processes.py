"""Herald as a process: as `python -m bot`, but born from one that has loaded all of it already,
and without the pictures that it paints in advance. That saves seconds at each start.
"""

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import Mapping
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import BinaryIO

from bot.__main__ import main
from bot.chat.delivery.pictures import RenderQueue
from bot.language import catalogs
from bot.language.texts import languages
from bot.store.engines import sqlite

MOTHER = multiprocessing.get_context("forkserver")
MOTHER.set_forkserver_preload([__name__, "bot.sandbox.demo", "tests.e2e.pictures"])
for _lang in languages():
    for _source in catalogs.sources(Path(catalogs.__file__).with_name(f"{_lang}.ftl")).values():
        catalogs.parsed(_source)  # before anybody is born

QUICK_PICTURES = (
    "import bot.app, renderers, tests.e2e.pictures, tests.hurried;"
    "renderers.draw = tests.e2e.pictures.quick_draw;"
    "bot.app.show_emojis = tests.hurried.no_emojis"
)


class Process:
    """Can do what a process of asyncio can, as far as tests ask for it."""

    def __init__(
        self,
        process: ForkServerProcess,
        stdout: asyncio.StreamReader,
        stderr: asyncio.StreamReader,
    ) -> None:
        assert process.pid is not None
        self.pid = process.pid
        self.stdout = stdout
        self.stderr = stderr
        self._process = process

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    async def communicate(self) -> tuple[bytes, bytes]:
        """The rest of what it says, once it has ended."""
        said = await asyncio.gather(self.stdout.read(), self.stderr.read())
        await asyncio.to_thread(self._process.join)
        return said[0], said[1]

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


async def start(folder: Path, environ: Mapping[str, str], *words: str, but: str = "") -> Process:
    """Herald in this folder, with a line of code that changes it first, if there is one."""
    process, *ends = await asyncio.to_thread(born, folder, environ, *words, but=but)
    loop = asyncio.get_running_loop()
    streams = []
    for end in ends:
        stream = asyncio.StreamReader()
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(stream), end)  # noqa: B023
        streams.append(stream)
    return Process(process, *streams)


def born(
    folder: Path, environ: Mapping[str, str], *words: str, but: str = ""
) -> tuple[ForkServerProcess, BinaryIO, BinaryIO]:
    """The same where there is no event loop: the process, and what it writes to stdout and
    stderr."""
    out, its_out = MOTHER.Pipe(duplex=False)
    err, its_err = MOTHER.Pipe(duplex=False)
    with out, err, its_out, its_err:
        given = (folder, dict(environ), words, but, its_out, its_err)
        process = MOTHER.Process(target=herald, args=given, daemon=True)
        process.start()
        stdout, stderr = (os.fdopen(os.dup(end.fileno()), "rb") for end in (out, err))
        return process, stdout, stderr


def herald(
    folder: Path,
    environ: dict[str, str],
    words: tuple[str, ...],
    but: str,
    stdout: Connection,
    stderr: Connection,
) -> None:
    """What happens in the new process."""
    for ours, stream in ((stdout, 1), (stderr, 2)):
        os.dup2(ours.fileno(), stream)
        ours.close()
    os.environ.clear()
    os.environ.update({"HERALD_PICTURE_WORKERS": "0", **environ})  # as `but` has changed it
    os.chdir(folder)
    RenderQueue.warm_up = lambda self: None  # type: ignore[method-assign]
    sqlite.SYNCHRONOUS = "off"
    exec(but)
    status = 1
    try:
        main(list(words))
    except SystemExit as end:
        status = int(end.code or 0)
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        sys.stdout.flush()
        os._exit(status)
