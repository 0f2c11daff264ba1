"""The emojis that an application owns: at most 2,000, each with a name and a small picture."""

import base64
import binascii
import re
from collections.abc import Iterator

from bot.sandbox.api import payloads
from bot.sandbox.api.wire import Call, Route
from bot.sandbox.errors import ApiError, Problem, refuse, unknown
from bot.sandbox.model import Emoji
from bot.sandbox.parts import Json
from bot.sandbox.world import World

MOST = 2000
LARGEST = 256 * 1024  # bytes
NAME = re.compile(r"\w{2,32}", re.ASCII)
PICTURE = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,([A-Za-z0-9+/=]+)")


class ApplicationEmojis:
    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        place = "/applications/{app}/emojis"
        return [
            Route("GET", place, self.list_emojis),
            Route("POST", place, self.create_emoji),
            Route("DELETE", place + "/{emoji}", self.delete_emoji),
        ]

    def _check(self, call: Call) -> None:
        if call.params["app"] != str(self._world.application_id):
            raise unknown("Application", 10002)

    def _shown(self, emoji: Emoji) -> Json:
        return {
            "id": str(emoji.id),
            "name": emoji.name,
            "roles": [],
            "user": payloads.user(self._world.bot),
            "require_colons": True,
            "managed": False,
            "animated": False,
            "available": True,
        }

    async def list_emojis(self, call: Call) -> Json:
        self._check(call)
        return {"items": [self._shown(emoji) for emoji in self._world.emojis.values()]}

    async def create_emoji(self, call: Call) -> Json:
        self._check(call)
        if len(self._world.emojis) >= MOST:
            raise ApiError(400, 30008, f"Maximum number of emojis reached ({MOST})")
        names = {emoji.name for emoji in self._world.emojis.values()}
        refuse(_problems(call.body, names))
        found = PICTURE.fullmatch(call.body["image"])
        assert found is not None
        emoji = Emoji(self._world.new_id(), call.body["name"], base64.b64decode(found[1]))
        self._world.add_emoji(emoji)
        return self._shown(emoji)

    async def delete_emoji(self, call: Call) -> None:
        self._check(call)
        if self._world.emojis.pop(int(call.params["emoji"]), None) is None:
            raise unknown("Emoji", 10014)


def _problems(given: Json, names: set[str]) -> Iterator[Problem]:
    name, found = given.get("name") or "", PICTURE.fullmatch(given.get("image") or "")
    if not NAME.fullmatch(name):
        yield ("name",), "STRING_TYPE_REGEX", "2 to 32 letters, digits and underscores"
    if name in names:
        yield ("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji has this name already"
    try:
        if found is None or not 0 < len(base64.b64decode(found[1], validate=True)) <= LARGEST:
            yield ("image",), "BINARY_TYPE_MAX_SIZE", f"A picture of at most {LARGEST} bytes"
    except binascii.Error:
        yield ("image",), "IMAGE_INVALID", "Invalid image data"
