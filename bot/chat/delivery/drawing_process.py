"""A process that draws: `python -m bot.chat.delivery.drawing_process BYTES`.

Drawings come through stdin, pictures go back through stdout; what a seat may see goes nowhere else.
It ends when stdin does, which is also when Herald is killed. Signals that stop Herald it ignores:
a service sends them to all processes, and what is under way still wants its pictures.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
import traceback
from typing import Any, BinaryIO

from bot.chat.delivery.drawings import drawn
from renderers.kit.cache import CACHE

LENGTH = struct.Struct(">Q")
NICE = 5  # whoever presses is answered before anybody draws


def packed(something: Any) -> bytes:
    """Return what goes through a pipe: the length, then the thing."""
    data = pickle.dumps(something, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(data)) + data


def main(cache: int) -> None:
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    CACHE.limit(cache)
    requests, replies = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a stray print must not end up among the pictures
    try:
        serve(requests, replies)
    finally:
        os._exit(0)  # also in the middle of a warm-up


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Draw what comes until nothing more does: pictures, or where it failed."""
    while head := requests.read(LENGTH.size):
        (length,) = LENGTH.unpack(head)
        drawing = pickle.loads(requests.read(length))
        try:
            reply = packed(drawn(drawing))
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


if __name__ == "__main__":
    main(int(sys.argv[1]))
