"""Interactions: what a person did, and how the bot may answer it."""

import secrets
from dataclasses import dataclass, field

from bot.sandbox.api import limits, payloads
from bot.sandbox.api.gateway import Gateway
from bot.sandbox.api.payloads import EPHEMERAL
from bot.sandbox.api.wire import Call, Route, Upload, read_message
from bot.sandbox.errors import ApiError, invalid_webhook_token, refuse, unknown
from bot.sandbox.model import Body, Channel, Message, User
from bot.sandbox.parts import Json
from bot.sandbox.world import World

ACK_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0
ALREADY_ACKNOWLEDGED = 40060
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9


@dataclass(eq=False)
class Interaction:
    id: int
    token: str
    kind: int
    user: User
    channel: Channel
    source: Message | None
    created_at: float
    command: str | None = None
    """What was typed, if it is a slash command."""
    option_type: int = 3
    """The type of the option that an autocomplete asks about."""
    answer: int | None = None
    """The type of the first response, once there is one."""
    acked_after: float | None = None
    failed: bool = False
    original: Message | None = None
    """The message that answers: a new one, or the source once this interaction has edited it."""
    followups: list[Message] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None
    touched: int = 0
    """Counts what the bot did with it."""

    def allowed_answers(self) -> tuple[int, ...]:
        if self.kind == AUTOCOMPLETE:
            return (CHOICES,)
        updates = (DEFERRED_UPDATE, UPDATE) if self.source else ()
        return (MESSAGE, DEFERRED, *updates, *((MODAL,) if self.kind != MODAL_SUBMIT else ()))


class Interactions:
    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway
        self._by_token: dict[str, Interaction] = {}

    def begin(
        self, kind: int, user: User, channel: Channel, data: Json, source: Message | None = None
    ) -> Interaction:
        """Tell the bot what a person did; return the interaction."""
        world = self._world
        world.archive_if_silent(channel)
        now, token = world.clock(), secrets.token_urlsafe(48)
        it = Interaction(world.new_id(), token, kind, user, channel, source, now)
        self._by_token[token] = it
        if world.interactions_url is None:  # docs.discord.com, Receiving and Responding
            payload = payloads.interaction(world, it, data)
            self._gateway.dispatch("INTERACTION_CREATE", payload, channel.guild)
        return it

    def routes(self) -> list[Route]:
        hook = "/webhooks/{application}/{token}"
        routes = [
            ("POST", "/interactions/{id}/{token}/callback", self.callback),
            ("POST", hook, self.follow_up),
            ("GET", hook + "/messages/{message}", self.get_message),
            ("PATCH", hook + "/messages/{message}", self.edit_message),
            ("DELETE", hook + "/messages/{message}", self.delete_message),
        ]
        return [Route(*route, needs_token=False) for route in routes]

    async def callback(self, call: Call) -> Json | None:
        it = self._by_token.get(call.params["token"])
        if it is None or str(it.id) != call.params["id"]:
            raise unknown("interaction", 10062)
        if it.answer is not None:
            message = "Interaction has already been acknowledged."
            raise ApiError(400, ALREADY_ACKNOWLEDGED, message, violation=True)
        if it.failed or self._age(it) > ACK_SECONDS:
            raise ApiError(404, 10062, "Unknown interaction", violation=True)
        if it.channel.archived and it.channel.locked:  # discord-api-docs, issue 5517
            raise ApiError(400, 50083, "Thread is archived")
        answer, data = call.body["type"], call.body.get("data") or {}
        if answer not in it.allowed_answers():
            refuse([(("type",), "UNION_TYPE_CHOICES", f"Must be one of {it.allowed_answers()}")])
        if answer == MESSAGE:
            it.original = self._post(it, data, call.files)
        elif answer == DEFERRED:
            it.original = self._put(it, data, Body(), loading=True)
        elif answer == UPDATE:
            self._edit_source(it, data, call.files)
        elif answer == CHOICES:
            refuse(limits.choices(data.get("choices") or [], it.option_type))
            it.choices = data.get("choices") or []
        elif answer == MODAL:
            refuse(limits.modal(data))
            it.modal = data
        it.answer, it.acked_after = answer, self._age(it)
        self._touch(it)
        return self._callback_body(it) if call.query.get("with_response") in ("1", "true") else None

    def _callback_body(self, it: Interaction) -> Json:
        about: Json = {"id": str(it.id), "type": it.kind}
        shown = it.original or (it.source if it.answer == DEFERRED_UPDATE else None)
        if shown is None:
            return {"interaction": about}
        about |= {
            "response_message_id": str(shown.id),
            "response_message_loading": shown.loading,
            "response_message_ephemeral": shown.ephemeral_for is not None,
        }
        message = payloads.message(self._world, shown)
        return {"interaction": about, "resource": {"type": it.answer, "message": message}}

    async def follow_up(self, call: Call) -> Json:
        """Post another message; but while the bot is "thinking", the first one replaces that.

        Discord does so "for backwards compatibility" (docs.discord.com, Create Followup Message).
        """
        it = self._usable(call)
        if it.original and it.original.loading:
            call.deprecated = "After a deferred response the first answer edits @original."
            self._edit(it.original, call.body, call.files)
            message = it.original
        else:
            message = self._post(it, call.body, call.files)
            it.followups.append(message)
        self._touch(it)
        return payloads.message(self._world, message)

    async def get_message(self, call: Call) -> Json:
        return payloads.message(self._world, self._message(self._usable(call), call))

    async def edit_message(self, call: Call) -> Json:
        it = self._usable(call)
        message = self._message(it, call)
        self._edit(message, call.body or {}, call.files)
        if message is it.source:
            it.original = message
        self._touch(it)
        return payloads.message(self._world, message)

    async def delete_message(self, call: Call) -> None:
        it = self._usable(call)
        self._world.delete(self._message(it, call))
        self._touch(it)

    def _age(self, it: Interaction) -> float:
        return self._world.clock() - it.created_at

    def _touch(self, it: Interaction) -> None:
        it.touched += 1
        self._world.tell("interaction", it)

    def _usable(self, call: Call) -> Interaction:
        it = self._by_token.get(call.params["token"])
        if it is None or self._age(it) > TOKEN_SECONDS:
            raise invalid_webhook_token()
        if it.answer is None:
            raise unknown("Webhook", 10015)
        return it

    def _message(self, it: Interaction, call: Call) -> Message:
        source = it.source if it.answer in (DEFERRED_UPDATE, UPDATE) else None
        if call.params["message"] == "@original":
            found = it.original or source
        else:
            mine = [message for message in (it.original, source, *it.followups) if message]
            wanted = call.params["message"]
            found = next((m for m in mine if str(m.id) == wanted), None)
        if found is None or found.deleted:
            raise unknown("Message", 10008)
        return found

    def _post(self, it: Interaction, data: Json, files: dict[int, Upload]) -> Message:
        return self._put(it, data, read_message(self._world, data, files))

    def _put(self, it: Interaction, data: Json, body: Body, *, loading: bool = False) -> Message:
        guild_id = str(it.channel.guild.id) if it.channel.guild else "0"
        metadata = {
            "id": str(it.id),
            "type": it.kind,
            "user": payloads.user(it.user),
            "authorizing_integration_owners": {"0": guild_id},
        }
        seen_by = it.user if (data.get("flags") or 0) & EPHEMERAL else None
        return self._world.post(
            it.channel,
            body,
            ephemeral_for=seen_by,
            interaction=metadata,
            command=it.command,
            loading=loading,
        )

    def _edit_source(self, it: Interaction, data: Json, files: dict[int, Upload]) -> None:
        if it.source is None or it.source.deleted:
            raise unknown("Message", 10008)
        self._edit(it.source, data, files)
        it.original = it.source

    def _edit(self, message: Message, data: Json, files: dict[int, Upload]) -> None:
        self._world.edit(message, read_message(self._world, data, files, message.body))
