"""A process that takes too long to send is taken for dead, and another one sends on. Then the edit
of the first arrives after all.
"""

from collections.abc import Collection
from typing import Any

import pytest

from bot.chat.delivery.sender import Sender
from bot.chat.messages.compose import Delivery
from bot.outbox.places import channel_place
from bot.outbox.worker import in_order, together
from bot.sandbox import Message, Person
from games.core import text
from tests.e2e.house import House


@pytest.mark.parametrize("posted", [True, False])
async def test_an_edit_that_comes_too_late_brings_nothing_old_back(
    house: House, people: list[Person], monkeypatch: pytest.MonkeyPatch, posted: bool
) -> None:
    """`posted`: the other process has also sent a new post; else it has only changed this one."""
    async with house.running() as bot:
        table = await house.begin(*people[:3])
        await house.quiet()
        store, tables = bot.services.store, bot.services.tables
        place = channel_place(house.sandbox.channel.id)
        deliverer, send = bot.outbox.deliverer, Sender._send
        edited: list[int | None] = []
        came_late: list[Any] = []

        async def another_process_sends() -> None:
            waiting = in_order(await store.waiting_at(place), tables.clock())
            await deliverer.deliver(together(waiting), None)

        async def late(
            self: Sender, message: Delivery, nonce: str, arrived: Collection[str]
        ) -> Any:
            edited.append(message.edits)
            if len(edited) > 1:
                return await send(self, message, nonce, arrived)
            live = await tables.get(table)
            await another_process_sends()
            async with store.transaction(table):
                await tables.post(live, text("rules-corrected"), grows=not posted)
            while await store.waiting_at(place):
                await another_process_sends()
            came_late.append(await send(self, message, nonce, arrived))
            return came_late[-1]

        monkeypatch.setattr(Sender, "_send", late)
        first = house.newest()
        async with tables.locked(table) as live, store.transaction(table):
            await tables.refresh(live)
        await house.until(lambda: came_late)
        await house.quiet()
        assert edited[:2] == [first.id, first.id], "both have edited it"

        def with_buttons() -> list[Message]:
            return [it for it in house.posts() if any(b.label != "Details" for b in it.buttons)]

        def only_the_newest() -> bool:
            (newest,) = with_buttons() if len(with_buttons()) == 1 else (first,)
            return newest is house.posts()[-1] and "fixed a mistake" in newest.text

        await house.until(only_the_newest, patience=10)
        assert (house.newest() is first) is not posted
    assert house.sandbox.violations == []
