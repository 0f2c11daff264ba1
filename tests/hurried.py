"""What tests do not wait for: discord.py tries again at once what Discord could not do, and no
emojis are drawn."""

import asyncio
from typing import Any


class Hurried:
    """In the place of asyncio where discord.py makes its requests."""

    def __init__(self) -> None:
        self.waited: list[float] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        """Its own pauses are whole seconds; what Discord asks for is a fraction, and kept."""
        self.waited.append(seconds)
        await asyncio.sleep(0.01 if isinstance(seconds, int) else seconds)


async def no_emojis(*_: object) -> None:
    """Leave the signs as texts write them."""
