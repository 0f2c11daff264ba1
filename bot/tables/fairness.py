"""Why nobody needs to trust the bot: what is fixed early is hashed early, and shown at the end.

A game draws its chance from a key. The hash of the key is posted when the game starts, the key
itself when it is over. An answer that stays sealed for a while is hashed with a salt that only
its player is told; all salts follow from the key, so that in the end everybody can check all of
them. The seal of the whole game covers its key, its players and every answer in order.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

KEY_BYTES = 16
SHOWN = 16  # hexadecimal digits of an answer's hash: its salt is fixed before, so they suffice


def seed(key: str) -> int:
    """SQLite's integers are signed, so 63 bits."""
    return int(key[:16], 16) >> 1


def commitment(key: str) -> str:
    """What is posted at the start. In full, so that no second key can be found for it."""
    return hashlib.sha256(f"herald:{key}".encode()).hexdigest()


def salt(key: str, epoch: int, seat: int, count: int) -> str:
    """For an answer of a seat that has given `count` others since the checkpoint at `epoch`."""
    message = f"{epoch}:{seat}:{count}".encode()
    return hmac.new(key.encode(), message, hashlib.sha256).hexdigest()[:SHOWN]


def sealed(salt: str, answer: Sequence[str]) -> str:
    """The hash of an answer, as it is posted before the answer may be known."""
    return hashlib.sha256(f"{salt}:{' '.join(answer)}".encode()).hexdigest()[:SHOWN]
