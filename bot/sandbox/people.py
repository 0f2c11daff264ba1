"""People who can do what Discord's client lets them do, and what they see."""

import contextlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bot.sandbox import parts
from bot.sandbox.api.interactions import (
    ACK_SECONDS,
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    DEFERRED,
    DEFERRED_UPDATE,
    MESSAGE,
    MODAL,
    MODAL_SUBMIT,
    UPDATE,
    Interaction,
)
from bot.sandbox.api.wire import read_message
from bot.sandbox.errors import SandboxError
from bot.sandbox.model import FORUM, Channel, Message, User
from bot.sandbox.parts import BUTTON, STRING_SELECT, TEXT_INPUT, Json
from bot.sandbox.slash import Typed

if TYPE_CHECKING:
    from bot.sandbox.server import Sandbox

KINDS = {
    MESSAGE: "message",
    DEFERRED: "deferred",
    DEFERRED_UPDATE: "deferred_update",
    UPDATE: "update",
    CHOICES: "autocomplete",
    MODAL: "modal",
}
QUIET_SECONDS = 0.05


@dataclass(frozen=True)
class Modal:
    """A form that the bot opened for one person."""

    user: User
    channel: Channel
    source: Message | None
    data: Json

    @property
    def title(self) -> str:
        return str(self.data["title"])

    @property
    def custom_id(self) -> str:
        return str(self.data["custom_id"])

    @property
    def inputs(self) -> list[Json]:
        """Return the fields to fill in, as Discord's JSON, in order."""
        return [c for c in parts.walk(self.data["components"]) if "custom_id" in c]


@dataclass(frozen=True)
class Response:
    """The bot's response to one action. It grows while the bot adds to it."""

    interaction: Interaction
    sandbox: "Sandbox"

    @property
    def acked_after(self) -> float | None:
        return self.interaction.acked_after

    @property
    def kind(self) -> str:
        """Return the first response's kind, or "failed" if none came within three seconds."""
        return KINDS.get(self.interaction.answer or 0, "failed")

    @property
    def message(self) -> Message | None:
        """Return the message that answers, or None if there is none or the bot has deleted it."""
        original = self.interaction.original
        return None if original is None or original.deleted else original

    @property
    def followups(self) -> list[Message]:
        return self.interaction.followups

    @property
    def messages(self) -> list[Message]:
        """Return the response message and the follow-ups."""
        first = [self.message] if self.message else []
        return first + self.followups

    @property
    def ephemeral(self) -> bool:
        return any(message.ephemeral_for for message in self.messages[:1])

    @property
    def modal(self) -> Modal | None:
        it = self.interaction
        return Modal(it.user, it.channel, it.source, it.modal) if it.modal else None

    @property
    def text(self) -> str:
        return "\n".join(message.text for message in self.messages)

    async def settled(self, timeout: float = 30.0) -> "Response":  # noqa: ASYNC109
        """Wait until the bot stops thinking and has added nothing for a moment; return self."""
        it, wait_for = self.interaction, self.sandbox.wait_for
        if it.original and it.original.loading:
            await wait_for(lambda: not is_thinking(it), timeout)
        while True:
            before = it.touched
            try:
                await wait_for(lambda: it.touched != before, QUIET_SECONDS)  # noqa: B023
            except TimeoutError:
                return self


def is_thinking(it: Interaction) -> bool:
    return bool(it.original and it.original.loading and not it.original.deleted)


@dataclass(eq=False, kw_only=True)
class Person(User):
    sandbox: "Sandbox" = field(repr=False)

    def sees(self, channel: Channel) -> list[Message]:
        """Return the messages there, in order, with those that only this person can see."""
        return [message for message in channel.messages if message.visible_to(self)]

    @property
    def dms(self) -> list[Message]:
        return self.sees(self.sandbox.world.open_dm(self))

    def write(self, text: str, channel: Channel | None = None) -> Message:
        """Write a message in a channel, or else in the DM with the bot; return it. Whoever it
        mentions in a thread is added to the thread."""
        world = self.sandbox.world
        place = channel or world.open_dm(self)
        self._check_place(place)
        return world.post(place, read_message(world, {"content": text}, {}), author=self)

    async def slash(
        self, command: str, /, *, channel: Channel | None = None, **options: Any
    ) -> Response:
        """Send a slash command; without a channel, in the DM with the bot."""
        place = channel or self.sandbox.world.open_dm(self)
        self._check_place(place)
        typed = Typed(self.sandbox.world, self, place, command)
        return await self._act(COMMAND, place, typed.data(options), command=typed.line)

    async def autocomplete(
        self,
        command: str,
        option: str,
        typed: str,
        /,
        *,
        channel: Channel | None = None,
        **options: Any,
    ) -> list[Json]:
        """Return the choices that are offered while the option is being typed."""
        world = self.sandbox.world
        place = channel or world.open_dm(self)
        line = Typed(world, self, place, command)
        data = line.data_so_far(options, option, typed)
        kind = line.option(option)["type"]
        it = self.sandbox.interactions.begin(AUTOCOMPLETE, self, place, data)
        it.option_type = kind
        await self._first_response(it)
        if it.choices is None:
            raise SandboxError("Loading options failed")
        return it.choices

    async def press(
        self, message: Message, label: str | None = None, *, custom_id: str | None = None
    ) -> Response:
        """Press a button, named by what it shows (label or emoji) or by its custom id."""
        self._check_usable(message)
        fitting = [
            button
            for button in message.buttons
            if button.custom_id is not None
            and (custom_id in (None, button.custom_id))
            and (label in (None, button.label, button.emoji))
        ]
        wanted = label or custom_id
        if len(fitting) != 1:
            there = [button.label or button.emoji for button in message.buttons]
            raise SandboxError(f"{len(fitting)} buttons are {wanted!r}; there are {there}")
        if fitting[0].disabled:
            raise SandboxError(f"The button {wanted!r} is disabled")
        return await self.raw_component(message, str(fitting[0].custom_id))

    async def select(
        self,
        message: Message,
        values: list[str],
        custom_id: str | None = None,
        placeholder: str | None = None,
    ) -> Response:
        """Choose in a menu, which must be named if there are several."""
        self._check_usable(message)
        fitting = [
            menu
            for menu in message.selects
            if custom_id in (None, menu.custom_id) and placeholder in (None, menu.placeholder)
        ]
        if len(fitting) != 1:
            there = [(menu.custom_id, menu.placeholder) for menu in message.selects]
            raise SandboxError(f"{len(fitting)} menus fit; there are {there}")
        menu = fitting[0]
        offered = [option["value"] for option in menu.options]
        if menu.disabled:
            raise SandboxError(f"The menu {menu.custom_id!r} is disabled")
        if not menu.min_values <= len(values) <= menu.max_values:
            limits = f"{menu.min_values} to {menu.max_values}"
            raise SandboxError(f"{len(values)} values chosen, not {limits}")
        if len(set(values)) != len(values) or not set(values) <= set(offered):
            raise SandboxError(f"{values} cannot be chosen from {offered}")
        return await self.raw_component(message, menu.custom_id, STRING_SELECT, values)

    async def raw_component(
        self,
        message: Message,
        custom_id: str,
        component_type: int = BUTTON,
        values: list[str] | None = None,
    ) -> Response:
        """Press with a forged custom id: nothing is checked."""
        data: Json = {"custom_id": custom_id, "component_type": component_type, "id": 1}
        if values is not None:
            data["values"] = values
        return await self._act(COMPONENT, message.channel, data, message)

    async def submit(self, modal: Modal | None, values: dict[str, Any] | str) -> Response:
        """Send a form: values by custom id, or one text if there is only one field.

        Fields that are not named keep what the bot had filled in.
        """
        if modal is None or modal.user is not self:
            raise SandboxError(f"{self.name} has no such form open")
        if isinstance(values, str):
            if len(modal.inputs) != 1:
                raise SandboxError("The form has several fields: name them")
            values = {modal.inputs[0]["custom_id"]: values}
        ids = [item["custom_id"] for item in modal.inputs]
        if not set(values) <= set(ids):
            raise SandboxError(f"The form has no fields but {ids}")
        components = [_filled(c, values) for c in modal.data["components"]]
        data = {"custom_id": modal.custom_id, "components": components}
        return await self._act(MODAL_SUBMIT, modal.channel, data, modal.source)

    def _check_usable(self, message: Message) -> None:
        """Raise SandboxError if this person does not see a message, or it is in an archived thread
        of others: clients unarchive it first, which only members may (discord-api-docs, issue
        8474)."""
        if not message.visible_to(self):
            raise SandboxError(f"{self.name} does not see message {message.id}")
        place = message.channel
        self.sandbox.world.archive_if_silent(place)
        if place.archived and not place.has_member_or_moderator(self):
            raise SandboxError("An error occurred, please try again.")

    def _check_place(self, channel: Channel) -> None:
        if channel.kind == FORUM or not channel.visible_to(self):
            raise SandboxError(f"{self.name} cannot write in {channel.name}")

    async def _act(
        self,
        kind: int,
        channel: Channel,
        data: Json,
        source: Message | None = None,
        command: str | None = None,
    ) -> Response:
        it = self.sandbox.interactions.begin(kind, self, channel, data, source)
        it.command = command
        await self._first_response(it)
        if it.answer == DEFERRED:
            # Afterwards the message says that it is still loading: so the person sees it too.
            with contextlib.suppress(TimeoutError):
                await self.sandbox.wait_for(lambda: not is_thinking(it), self.sandbox.patience)
        return Response(it, self.sandbox)

    async def _first_response(self, it: Interaction) -> None:
        try:
            await self.sandbox.wait_for(lambda: it.answer is not None, ACK_SECONDS)
        except TimeoutError:
            it.failed = True


def _filled(component: Json, values: dict[str, Any]) -> Json:
    """Return a form's component as the client sends it. Raises SandboxError if it is not valid."""
    kind = component["type"]
    if "components" in component:
        inner = [_filled(c, values) for c in component["components"]]
        return {"type": kind, "id": 1, "components": inner}
    if "component" in component:
        return {"type": kind, "id": 1, "component": _filled(component["component"], values)}
    if "custom_id" not in component:
        return {"type": kind, "id": 1}
    custom_id = component["custom_id"]
    needed = component.get("required", True)
    if kind != TEXT_INPUT:
        chosen = values.get(custom_id, [])
        if needed and not chosen:
            raise SandboxError(f"The field {custom_id!r} is required")
        return {"type": kind, "id": 1, "custom_id": custom_id, "values": chosen}
    prefilled = component.get("value") or ""
    value = str(values.get(custom_id, prefilled))
    low = component.get("min_length") or int(needed)
    high = component.get("max_length") or 4000
    if (value or needed) and not low <= len(value) <= high:
        raise SandboxError(f"The field {custom_id!r} takes {low} to {high} characters")
    return {"type": kind, "id": 1, "custom_id": custom_id, "value": value}
