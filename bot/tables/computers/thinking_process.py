"""A process that thinks for computer players: `python -m bot.tables.computers.thinking_process`."""

from __future__ import annotations

from bot.tables.computers.thoughts import Thought
from bot.workers import child

NICE = 10  # pictures come first, and whoever presses before them

if __name__ == "__main__":
    child.run(Thought.answer, NICE)
