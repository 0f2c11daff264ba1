"""The signs of these pictures that texts and buttons show, too."""

from __future__ import annotations

from functools import partial

from games.xidit.data import ACTION, WAIT
from renderers import Emoji
from renderers.kit.icons import icon
from renderers.xidit.dashboard import order_chip
from renderers.xidit.paint import CREAM, CRIMSON, GOLD, INK, reward, unit

SIZE = 128
UNITS = {"peasant": "🌾", "archer": "🏹", "infantry": "🛡️", "cleric": "🙏", "mage": "🔮"}
ORDERS = {"k": "⚫", "r": "🔴", "b": "🔵", ACTION: "⚔️", WAIT: "💤"}
NAMES = {"k": "black_road", "r": "red_road", "b": "blue_road", ACTION: "action", WAIT: "wait"}
REWARDS = {"gold": "🪙", "bards": "🎵", "stories": "🏰"}

EMOJIS = {
    **{key: Emoji(sign, partial(unit, key, SIZE)) for key, sign in UNITS.items()},
    **{NAMES[key]: Emoji(sign, partial(order_chip, key, SIZE)) for key, sign in ORDERS.items()},
    **{key: Emoji(sign, partial(reward, key, SIZE)) for key, sign in REWARDS.items()},
    "crown": Emoji("👑", partial(icon, "crown", SIZE, GOLD, INK)),
    "threat": Emoji("💀", partial(icon, "skull", SIZE, CREAM, CRIMSON)),
    "titan": Emoji("🗿", partial(icon, "titan", SIZE, GOLD, CRIMSON)),
}
