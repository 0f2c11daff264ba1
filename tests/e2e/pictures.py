"""Pictures in no time, for tests about something else: still one of its own for every view.

Their alt texts say for whose eyes they are.
"""

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from games.core import Ask
from renderers import Picture, Words


def quick_draw(
    game: str,
    view: Any,
    words: Words,
    ask: Ask | None = None,
    draft: Sequence[str] = (),
    desk: bool = False,
) -> list[Picture]:
    digest = hashlib.sha256(msgspec.json.encode([game, view, ask, draft])).hexdigest()
    where = " at a desk" if desk else ""
    return [Picture("picture.png", digest.encode(), f"for {view.seat}{where}: {digest}")]
