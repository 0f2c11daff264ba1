"""Drawings that go wrong, in a module of their own: a process that draws loads it."""

import os
import signal
from dataclasses import dataclass
from pathlib import Path

from renderers import Picture

SECRET = "the hidden card"


@dataclass(frozen=True)
class Deadly:
    """Kills whoever draws it, so often."""

    deaths: Path
    often: int

    @property
    def key(self) -> str:
        return str(self.deaths)

    def draw(self) -> list[Picture]:
        died = len(self.deaths.read_bytes()) if self.deaths.exists() else 0
        if died < self.often:
            self.deaths.write_bytes(bytes(died + 1))
            os.kill(os.getpid(), signal.SIGKILL)
        return [Picture("survived.png", str(os.getpid()).encode(), "")]


@dataclass(frozen=True)
class Faulty:
    """Cannot be drawn; the error's message names a secret."""

    @property
    def key(self) -> str:
        return "faulty"

    def draw(self) -> list[Picture]:
        raise ValueError(SECRET)


@dataclass(frozen=True)
class Looking:
    """Tells what the process can see of its surroundings."""

    @property
    def key(self) -> str:
        return "looking"

    def draw(self) -> list[Picture]:
        return [Picture(str(os.getpid()), "\n".join(os.environ).encode(), "")]
