"""Why nobody needs to trust the bot: what is fixed early is hashed early, and shown at the end.

A game draws its chance from a key. The hash of the key is posted when the game starts, the key
itself when it is over. A secret answer that waits for those of others is hashed with a salt that
only its player is told: their receipt. All salts follow from the key, so that in the end everybody
can check all of them. The hash of the whole game covers its key, its settings and every answer in
order: see `records.game_hash`.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from games.core import Answer, Text, text

if TYPE_CHECKING:
    from bot.tables.model import Live

KEY_BYTES = 16
SHOWN = 16  # hexadecimal digits of an answer's hash: its salt is fixed before, so they suffice
POSTED = 8  # of these are posted: no other answer of a player's few thousand has the same
COMMITTED = 32  # digits of a key's hash that are posted: no second key can be found for them


def seed(key: str) -> int:
    """Return the seed of a game's chance. SQLite's integers are signed, so it has 63 bits."""
    return int(key[:16], 16) >> 1


def commitment(key: str) -> str:
    """Return the hash of a key, of which the beginning is posted at the start."""
    return hashlib.sha256(f"herald:{key}".encode()).hexdigest()


def salt(key: str, epoch: int, seat: int, count: int) -> str:
    """Return the salt for a seat's answer after `count` others since the checkpoint at `epoch`."""
    message = f"{epoch}:{seat}:{count}".encode()
    return hmac.new(key.encode(), message, hashlib.sha256).hexdigest()[:SHOWN]


def answer_hash(salt: str, answer: Sequence[str]) -> str:
    """Return the hash of an answer, as it is posted before the answer may be known."""
    return hashlib.sha256(f"{salt}:{' '.join(answer)}".encode()).hexdigest()[:SHOWN]


# Receipts for secret answers


@dataclass(frozen=True)
class Receipt:
    """What players can prove their answer with: see `answer_hash`."""

    salt: str
    hash: str


def secret_hashes(live: Live) -> dict[int, str]:
    """Return the hashes of the answers that are submitted but still secret, by seat."""
    found = {seat: submitted_receipt(live, seat) for seat in range(len(live.seats))}
    return {seat: receipt.hash for seat, receipt in found.items() if receipt is not None}


def submitted_receipt(live: Live, seat: int) -> Receipt | None:
    """Return the receipt for a seat's answer, if it is submitted but still secret."""
    last = live.playing.taken_back(seat)
    if last is None or not last[0].secret or seat in live.playing.pending:
        return None
    return _receipt(live, seat, last[1], _count(live, seat) - 1)


def receipt_for(live: Live, seat: int, answer: Answer) -> Receipt | None:
    """Return the receipt for an answer about to be submitted, if it waits for those of others or
    they have waited for it."""
    session = live.playing
    alone = len(session.pending) == 1 and not secret_hashes(live)
    if not session.pending[seat].secret or alone:
        return None
    return _receipt(live, seat, answer, _count(live, seat))


def revealed(hashes: Mapping[int, str]) -> Text:
    """Return what is told when answers are secret no longer: the hashes posted before."""
    return text("seals-broken", seals=posted(hashes))


def posted(hashes: Mapping[int, str]) -> list[str | int | Text]:
    """Return the hashes of answers as they are posted, each with its player."""
    return [text("seal-of", seat=seat, hash=hash_[:POSTED]) for seat, hash_ in hashes.items()]


def _count(live: Live, seat: int) -> int:
    return sum(move.seat == seat for move in live.playing.moves)


def _receipt(live: Live, seat: int, answer: Answer, count: int) -> Receipt:
    assert live.row.key is not None
    epoch = live.moves - len(live.playing.moves)
    own_salt = salt(live.row.key, epoch, seat, count)
    return Receipt(own_salt, answer_hash(own_salt, answer))
