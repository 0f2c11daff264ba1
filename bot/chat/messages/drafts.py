"""Drafts that are being put together, so that quick fingers are not slower than Discord.

A panel's buttons carry the draft that it shows. Somebody who presses the next button before the
panel has changed would lose the press before; so the newest draft of each panel is kept in
memory too: of each process, since another panel of the same decision may be another's. After a
restart the buttons alone know it, which is enough.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

from bot.chat.messages.custom_ids import Press
from games.core import Answer

KEPT = 5000


@dataclass
class _Draft:
    answer: Answer
    presses: set[tuple[Answer, str]] = field(default_factory=set)  # since it was last set


class Drafts:
    def __init__(self) -> None:
        self._drafts: OrderedDict[tuple[int, int, int], _Draft] = OrderedDict()

    def get(self, press: Press) -> Answer:
        draft = self._drafts.get(_slot(press))
        return draft.answer if draft else ()

    def put(self, press: Press, answer: Answer) -> None:
        self._put(_slot(press), answer)

    def put_elsewhere(self, table: int, seat: int, serial: int, answer: Answer) -> None:
        """Take over what another process was told."""
        self._put((table, seat, serial), answer)

    def _put(self, slot: tuple[int, int, int], answer: Answer) -> None:
        self._drafts[slot] = _Draft(answer)
        if len(self._drafts) > KEPT:
            self._drafts.popitem(last=False)

    def add(self, press: Press, base: Answer, key: str) -> None:
        """A press of `key` on a panel that showed `base`. The same press twice counts once."""
        draft = self._drafts.get(_slot(press))
        if draft is None or draft.answer[: len(base)] != base:
            self.put(press, base)
            draft = self._drafts[_slot(press)]
        if (base, key) not in draft.presses:
            draft.presses.add((base, key))
            draft.answer = (*draft.answer, key)


def _slot(press: Press) -> tuple[int, int, int]:
    return press.table, press.seat, press.serial
