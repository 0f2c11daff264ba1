"""Inside of a process that works for Herald.

Jobs come through stdin, replies go back through stdout; what a seat may see goes nowhere else.
It ends when stdin does, which is also when Herald is killed. Signals that stop Herald it ignores:
a service sends them to all processes, and what is under way still wants its replies.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
import traceback
from collections.abc import Callable
from typing import Any, BinaryIO

LENGTH = struct.Struct(">Q")

Work = Callable[[Any], Any]  # whose reply is no str: that says where it failed


def packed(something: Any) -> bytes:
    """Return what goes through a pipe: the length, then the thing."""
    data = pickle.dumps(something, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


def run(work: Work, nice: int) -> None:
    """Work until stdin ends, and end the process; others are served first that are less nice."""
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    requests, replies = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a stray print must not end up among the replies
    try:
        serve(requests, replies, work)
    finally:
        os._exit(0)  # also in the middle of something that it does beside


def serve(requests: BinaryIO, replies: BinaryIO, work: Work) -> None:
    """Do what comes until nothing more does; reply what came of it, or where it failed."""
    while head := requests.read(LENGTH.size):
        (length,) = LENGTH.unpack(head)
        job = pickle.loads(requests.read(length))
        try:
            reply = packed(work(job))
        except Exception as error:
            reply = packed(discreet(error))
        try:
            replies.write(reply)
            replies.flush()
        except BrokenPipeError:  # nobody is there any more
            return


def discreet(error: BaseException) -> str:
    """Return where an error happened, without its message: that may tell a secret."""
    kind = f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
    return "".join([*traceback.format_tb(error.__traceback__), kind])
