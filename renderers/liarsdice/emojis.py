"""The signs of these pictures that texts and buttons show, too."""

from __future__ import annotations

from functools import partial

from renderers import Emoji
from renderers.kit.icons import icon
from renderers.liarsdice.paint import GOLD, GRAIN, die

SIZE = 128
SIGNS = ("⚀", "⚁", "⚂", "⚃", "⚄", "⚅")

EMOJIS = {
    **{
        f"die_{face}": Emoji(sign, partial(die, face, SIZE, False))
        for face, sign in enumerate(SIGNS, start=1)
    },
    "dice": Emoji("🎲", partial(die, 0, SIZE, False)),
    "crown": Emoji("👑", partial(icon, "crown", SIZE, GOLD, GRAIN)),
}
