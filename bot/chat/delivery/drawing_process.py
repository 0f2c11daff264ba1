"""A process that draws: `python -m bot.chat.delivery.drawing_process BYTES`."""

from __future__ import annotations

import sys

from bot.chat.delivery.drawings import drawn
from bot.workers import child
from renderers.kit.cache import CACHE

NICE = 5  # whoever presses is answered before anybody draws


def main(cache: int) -> None:
    CACHE.limit(cache)
    child.run(drawn, NICE)


if __name__ == "__main__":
    main(int(sys.argv[1]))
