"""What was drawn once and is needed again: one store for all renderers, bounded by bytes.

What is shared in this way must never be drawn on.
"""

from __future__ import annotations

import heapq
import sys
import threading
import time  # noqa: TID251  how long something took decides how long it is kept, not what it shows
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import wraps
from itertools import count
from typing import Any, ParamSpec, TypeVar

from PIL import Image, ImageFont

Args = ParamSpec("Args")
Made = TypeVar("Made")

MEGABYTE = 1024 * 1024
DEFAULT = 128  # megabytes
ENTRY = 1024  # bytes that a key and the objects around the pixels take, about
NARROW = ("1", "L", "P")  # modes with one byte a pixel; the others have four, RGB too
FONT = 256 * 1024  # bytes that a font of one size takes, about
MANY = 16  # more uses do not count: what was popular must go some day
NOTHING = object()


@dataclass(slots=True)
class _Entry:
    made: Any
    size: int
    cost: float  # seconds a byte
    uses: int
    rank: tuple[float, int]  # the lowest goes first


class Cache:
    """Things by their keys, in a limited number of bytes. Several threads may use it.

    What was not used for the longest time goes first, where a thing counts as used the more
    recently the more time it takes to make for its size, and the more often it was used. By time
    of use alone, large panels that are soon made and seen once would drive out maps and icons.
    (The method is known as GreedyDual-Size with frequency.)
    """

    def __init__(self, limit: int) -> None:
        self.total = 0  # bytes
        self._limit = limit
        self._kept: dict[Hashable, _Entry] = {}
        self._queue: list[tuple[tuple[float, int], Hashable]] = []  # by rank when put there
        self._age = 0.0  # rises as things go, so that what is not used becomes the lowest
        self._uses = count()
        self._lock = threading.Lock()

    def get(self, key: Hashable) -> Any:
        """Return what is kept under a key, or NOTHING."""
        with self._lock:
            entry = self._kept.get(key)
            if entry is None:
                return NOTHING
            entry.uses = min(entry.uses + 1, MANY)
            entry.rank = (self._age + entry.cost * entry.uses, next(self._uses))
            return entry.made

    def put(self, key: Hashable, made: object, size: int, seconds: float = 0.0) -> None:
        """Keep what was made in that time. What is larger than the limit is not kept."""
        size += ENTRY
        with self._lock:
            if key in self._kept or size > self._limit:
                return
            cost = max(seconds, 0.0) / size
            entry = _Entry(made, size, cost, 1, (self._age + cost, next(self._uses)))
            self._kept[key] = entry
            heapq.heappush(self._queue, (entry.rank, key))
            self.total += size
            self._shrink(self._limit)  # perhaps by what came just now: much room for little time

    def limit(self, size: int) -> None:
        """Keep no more bytes than that from now on."""
        with self._lock:
            self._limit = size
            self._shrink(size)

    def _shrink(self, size: int) -> None:
        while self.total > size:
            rank, key = self._queue[0]
            entry = self._kept[key]
            if entry.rank != rank:  # used since
                heapq.heapreplace(self._queue, (entry.rank, key))
                continue
            heapq.heappop(self._queue)
            del self._kept[key]
            self.total -= entry.size
            self._age = rank[0]


def size_of(made: object) -> int:
    """Estimate the bytes that something drawn takes."""
    if isinstance(made, Image.Image):
        return made.width * made.height * (1 if made.mode in NARROW else 4)
    if isinstance(made, ImageFont.FreeTypeFont):
        return FONT
    if isinstance(made, tuple):
        return sum(map(size_of, made))
    return sys.getsizeof(made)


class _Spent(threading.local):
    """Seconds that the parts of a drawing took which are kept themselves."""

    on_parts = 0.0


CACHE = Cache(DEFAULT * MEGABYTE)
_spent = _Spent()


def cached(make: Callable[Args, Made]) -> Callable[Args, Made]:
    """Keep what a function makes of its arguments, as long as there is room."""

    @wraps(make)
    def kept(*args: Args.args, **named: Args.kwargs) -> Made:
        key = (make, args, tuple(named.items()))
        made: Made = CACHE.get(key)
        if made is NOTHING:
            before, _spent.on_parts = _spent.on_parts, 0.0
            begin = time.thread_time()
            made = make(*args, **named)
            took = time.thread_time() - begin
            CACHE.put(key, made, size_of(made), took - _spent.on_parts)
            _spent.on_parts = before + took
        return made

    return kept
