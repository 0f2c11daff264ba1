"""What the doctor has to say about one thing."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    about: str
    said: str
    todo: str = ""  # empty: all is well

    def __str__(self) -> str:
        return f"{'✗' if self.todo else '✓'} {self.about}: {self.said}. {self.todo}".strip()
