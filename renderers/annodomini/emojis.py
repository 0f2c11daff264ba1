"""The signs of the pictures that stand in messages and on buttons, too."""

from __future__ import annotations

from functools import partial

from games.annodomini.data import CROPS
from renderers import Emoji
from renderers.annodomini.paint import category, crop_disc, token

SIZE = 128
TOKENS = {"coin": "🪙", "tower": "🗼", "noble": "👑", "saracen": "⚔️"}
CROP_SIGNS = dict(zip(CROPS, "🌾🫒🪻🌺", strict=True))
EMOJIS = {
    **{name: Emoji(sign, partial(token, name, SIZE)) for name, sign in TOKENS.items()},
    **{crop: Emoji(sign, partial(crop_disc, crop, SIZE)) for crop, sign in CROP_SIGNS.items()},
    "village": Emoji("🏘️", partial(category, "village", SIZE)),
}
