"""Where the drawings of the kit are kept by their names, whichever module they stand in."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from renderers.kit.sketch import Paint, Sketch

Drawing: TypeAlias = Callable[[Sketch, Paint], None]

ICONS: dict[str, Drawing] = {}
ROOFS: dict[str, Drawing] = {}  # the parts of an icon that may have a second color


def drawn(drawing: Drawing) -> Drawing:
    """Register a drawing under its own name."""
    ICONS[drawing.__name__] = drawing
    return drawing


def roof(drawing: Drawing) -> Drawing:
    """Register the second color of the icon `church` as `church_roof`."""
    ROOFS[drawing.__name__.removesuffix("_roof")] = drawing
    return drawing
