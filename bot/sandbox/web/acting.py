"""What the page does for a person: each action is what a test would do with that `Person`."""

import base64
import binascii
import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from bot.sandbox import parts
from bot.sandbox.errors import ApiError, SandboxError
from bot.sandbox.model import Channel, Message, Role
from bot.sandbox.parts import Json
from bot.sandbox.people import Modal, Person, Response
from bot.sandbox.slash import ATTACHMENT, CHANNEL, ROLE, USER, Typed
from bot.sandbox.web.view import people, roles

if TYPE_CHECKING:
    from bot.sandbox.server import Sandbox

LOCALES = ("en-US", "fr")
NAME = 32
OPEN_FORMS = 50
SHOWS_SOMETHING = 3.0
"""For how many seconds a button that was acknowledged stays busy, if nothing is to be seen yet."""

Action = Callable[[Person, Json], Awaitable[Json]]


class Acting:
    def __init__(self, sandbox: "Sandbox") -> None:
        self._sandbox = sandbox
        self._world = sandbox.world
        self._forms: dict[str, Modal] = {}
        self._actions: dict[str, Action] = {
            "say": self.say,
            "slash": self.slash,
            "autocomplete": self.autocomplete,
            "press": self.press,
            "select": self.select,
            "submit": self.submit,
            "settings": self.settings,
            "person": self.new_person,
            "channel": self.new_channel,
        }

    async def act(self, what: str, body: Json) -> Json:
        """Do it, and return the result. Raises SandboxError if Discord would not allow it."""
        action = self._actions.get(what)
        if action is None:
            raise SandboxError(f"The page cannot {what!r}.")
        try:
            return await action(self._person(body["as"]), body)
        except ApiError as error:
            raise SandboxError(error.message) from error
        except (KeyError, ValueError, TypeError, AttributeError) as error:
            raise SandboxError(f"The page sent something unreadable: {error!r}") from error

    def _person(self, person_id: str) -> Person:
        for person in people(self._world):
            if str(person.id) == person_id:
                return person
        raise SandboxError("This player is gone: reload the page.")

    def _place(self, who: Person, body: Json) -> Channel:
        place = self._world.channels.get(int(body["channel"]))
        if place is None or not place.visible_to(who):
            raise SandboxError("This channel is gone: reload the page.")
        return place

    def _message(self, body: Json) -> Message:
        """Return the message with the button or menu that was used."""
        message = self._world.messages.get(int(body["message"]))
        if message is None or message.deleted:
            raise SandboxError("This message is gone.")
        controls = [part.get("custom_id") for part in parts.walk(message.components)]
        if body["custom_id"] not in controls:
            raise SandboxError("This message has changed meanwhile.")
        return message

    # Speaking

    async def say(self, who: Person, body: Json) -> Json:
        who.write(str(body["text"]).strip(), self._place(who, body))
        return {}

    async def slash(self, who: Person, body: Json) -> Json:
        place, command = self._place(who, body), str(body["command"])
        options = self._entered(who, place, command, body["options"])
        return self._outcome(await who.slash(command, channel=place, **options))

    async def autocomplete(self, who: Person, body: Json) -> Json:
        place, command = self._place(who, body), str(body["command"])
        options = self._entered(who, place, command, body["options"])
        found = await who.autocomplete(
            command, str(body["option"]), str(body["typed"]), channel=place, **options
        )
        return {"choices": found}

    def _entered(
        self, who: Person, place: Channel, command: str, options: dict[str, Any]
    ) -> dict[str, Any]:
        """Return the options as `Person.slash` takes them: people, channels and files, not ids."""
        typed = Typed(self._world, who, place, command)
        return {name: self._value(typed.option(name)["type"], v) for name, v in options.items()}

    def _value(self, kind: int, value: Any) -> Any:
        if kind == USER:
            return self._world.users[int(value)]
        if kind == CHANNEL:
            return self._world.channels[int(value)]
        if kind == ROLE:
            (found,) = [role for role in roles(self._world) if role["id"] == value]
            return Role(int(value), found["name"])
        if kind == ATTACHMENT:
            try:
                return str(value["filename"]), base64.b64decode(value["data"], validate=True)
            except binascii.Error as error:
                raise SandboxError("The file did not arrive whole.") from error
        return value

    # Pressing

    async def press(self, who: Person, body: Json) -> Json:
        message = self._message(body)
        before = _looks(message)
        response = await who.press(message, custom_id=str(body["custom_id"]))
        await self._until_seen(response, message, before)
        return self._outcome(response)

    async def select(self, who: Person, body: Json) -> Json:
        message = self._message(body)
        before = _looks(message)
        chosen = [str(value) for value in body["values"]]
        response = await who.select(message, chosen, custom_id=str(body["custom_id"]))
        await self._until_seen(response, message, before)
        return self._outcome(response)

    async def submit(self, who: Person, body: Json) -> Json:
        form = self._forms.get(str(body["form"]))
        response = await who.submit(form, body["values"])
        del self._forms[str(body["form"])]
        return self._outcome(response)

    async def _until_seen(self, response: Response, message: Message, before: Any) -> None:
        """Wait until something has changed for the person: the bot may only have acknowledged."""
        it = response.interaction
        if response.kind == "deferred_update":
            try:
                await self._world.wait_for(
                    lambda: it.touched > 1 or _looks(message) != before, SHOWS_SOMETHING
                )
            except TimeoutError:
                return

    def _outcome(self, response: Response) -> Json:
        outcome: Json = {"failed": response.kind == "failed"}
        if response.modal:
            key = str(response.interaction.id)
            self._forms[key] = response.modal
            for oldest in list(self._forms)[:-OPEN_FORMS]:
                del self._forms[oldest]
            outcome["form"] = {"id": key, **response.modal.data}
        return outcome

    # The place and its people

    async def settings(self, who: Person, body: Json) -> Json:
        locale = str(body["locale"])
        if locale not in LOCALES:
            raise SandboxError(f"The languages are {', '.join(LOCALES)}.")
        self._world.set_user(who, locale=locale, dms_open=bool(body["dms_open"]))
        return {}

    async def new_person(self, _: Person, body: Json) -> Json:
        name = " ".join(str(body["name"]).split())
        if not 1 <= len(name) <= NAME:
            raise SandboxError(f"A name has 1 to {NAME} characters.")
        if name.casefold() in [user.name.casefold() for user in self._world.users.values()]:
            raise SandboxError(f"There is a {name} already.")
        return {"id": str(self._sandbox.add_user(name).id)}

    async def new_channel(self, _: Person, body: Json) -> Json:
        name = re.sub(r"[^\w]+", "-", str(body["name"]).lower()).strip("-_")
        if not 1 <= len(name) <= 100:
            raise SandboxError("A channel's name has 1 to 100 letters or digits.")
        if name in [place.name for place in self._world.channels.values() if place.in_guild]:
            raise SandboxError(f"There is a #{name} already.")
        return {"id": str(self._sandbox.add_channel(name).id)}


def _looks(message: Message) -> tuple[int, int]:
    return len(message.channel.messages), message.edits
