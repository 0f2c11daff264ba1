"""A process that has loaded all of Herald, and gives birth to running ones: as `python -m bot`,
but without the seconds that it takes to import and to paint.

Each line of its input is an order: the environment, and a file for the log. It answers with the
id of the process, and ends with its input, taking its children along.
"""

import contextlib
import json
import os
import signal
import sys

import renderers
from bot.__main__ import main as herald
from bot.chat.pictures import RenderQueue
from tests.e2e.pictures import quick_draw


def give_birth(environ: dict[str, str], log: str) -> int:
    pid = os.fork()
    if pid:
        return pid
    renderers.draw = quick_draw
    RenderQueue.warm_up = lambda self: None  # type: ignore[method-assign]
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.update(environ)
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream, target in ((0, os.open(os.devnull, os.O_RDONLY)), (1, out), (2, out)):
        os.dup2(target, stream)
    status = 1
    try:
        herald(["run"])
    except SystemExit as end:
        status = int(end.code or 0)
    finally:
        os._exit(status)


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    children = []
    for line in sys.stdin:
        children.append(give_birth(**json.loads(line)))
        print(children[-1], flush=True)
    for child in children:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    main()
