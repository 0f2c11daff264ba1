"""The message that carries a table's buttons at a place: there is one, the newest."""

from __future__ import annotations

from bot.outbox.messages import OldButtons, to_row
from bot.store import Store
from bot.store.rows import PanelRow


async def move_panel(store: Store, panel: PanelRow) -> None:
    """This message carries the buttons now; the one before it loses its own.

    As a part of a transaction.
    """
    old = await store.panel(panel.table_id, panel.place)
    if old is not None and old.message != panel.message:
        stripped = OldButtons(old.channel, old.message)
        await store.post(to_row(panel.table_id, panel.place, stripped))
    await store.set_panel(panel)
