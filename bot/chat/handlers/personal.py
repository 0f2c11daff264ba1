"""The button behind `/privacy delete`."""

from __future__ import annotations

from bot.chat.router import Pressed, button
from bot.tables import privacy


@button("forget")
async def forget(pressed: Pressed) -> None:
    services, user = pressed.services, pressed.actor.user
    await privacy.forget(services.lobby, services.seating, user)
    services.stored_langs.pop(user, None)
    content = pressed.words.say("privacy-forgotten")
    await pressed.interaction.edit_original_response(content=content, view=None)
