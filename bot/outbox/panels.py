"""The message that carries a table's buttons at a place: there is one, the newest."""

from __future__ import annotations

from bot.outbox.messages import OldButtons, Refresh, to_row
from bot.store import Store
from bot.store.rows import UNKNOWN, PanelRow
from games.core import Line, Text


async def move_panel(store: Store, panel: PanelRow) -> None:
    """This message carries the buttons now; the one before it loses its own.

    As a part of a transaction.
    """
    old = await store.panel(panel.table_id, panel.place)
    if old is not None and old.message != panel.message:
        await store.post(to_row(panel.table_id, panel.place, old_buttons(old, panel.epoch)))
    await store.set_panel(panel)


async def mend_panel(store: Store, panel: PanelRow) -> None:
    """Show again what is true now, or take away the buttons again, as a part of a transaction.

    An edit of this message has arrived after another process had sent on.
    """
    now = await store.panel(panel.table_id, panel.place)
    if now is not None and now.message == panel.message:
        await store.post(to_row(panel.table_id, panel.place, Refresh()))
    else:
        over = old_buttons(panel, None if now is None else now.epoch)
        await store.post(to_row(panel.table_id, panel.place, over))


def old_buttons(panel: PanelRow, until: int | None) -> OldButtons:
    """Return what takes a message its buttons; `until` is the checkpoint where the next begins."""
    story = (panel.channel, panel.message, panel.story, panel.cut, panel.epoch, until)
    return OldButtons(*story, lobby=panel.lobby)


async def retire_panel(
    store: Store, table_id: int, place: str, says: Text, serial: int | None = None
) -> None:
    """A player's own panel has had its time, if it shows any other decision than `serial`: it
    says what came of it, and loses its buttons. As a part of a transaction.

    Of a panel that an earlier version has sent nobody knows what it shows: it may be still open.
    """
    panel = await store.panel(table_id, place)
    if panel is not None and (serial is None or panel.serial not in (UNKNOWN, serial)):
        await store.drop_panel(table_id, place)
        over = OldButtons(panel.channel, panel.message, [Line(says)])
        await store.post(to_row(table_id, place, over))
