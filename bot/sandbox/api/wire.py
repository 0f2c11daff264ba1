"""A REST request as the handlers see it, and the message that its body describes."""

import json
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from bot.sandbox import parts
from bot.sandbox.api import limits
from bot.sandbox.api.payloads import COMPONENTS_V2
from bot.sandbox.errors import ApiError, Problem, refuse
from bot.sandbox.model import Attachment, Body
from bot.sandbox.parts import Json
from bot.sandbox.world import World

Handler = Callable[["Call"], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    method: str
    path: str
    handler: Handler
    needs_token: bool = True


@dataclass
class Upload:
    filename: str
    data: bytes


@dataclass
class Call:
    method: str
    path: str
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    files: dict[int, Upload] = field(default_factory=dict)
    deprecated: str = ""
    """Why a correct bot would not do this, although it is carried out."""


@dataclass
class Recorded:
    """One request that the bot made; ``json`` is what stood in payload_json if it had files."""

    method: str
    path: str
    json: Any
    files: list[str]
    status: int
    at: float


async def read_call(request: web.Request, path: str) -> Call:
    call = Call(request.method, path, request.match_info, request.query)
    try:
        if request.content_type == "multipart/form-data":
            reader = await request.multipart()
            async for part in reader:
                if not isinstance(part, BodyPartReader):
                    continue
                data = bytes(await part.read())
                number = re.fullmatch(r"files\[(\d+)\]", part.name or "")
                if number:
                    call.files[int(number[1])] = Upload(part.filename or "file", data)
                elif part.name == "payload_json":
                    call.body = json.loads(data)
        elif request.can_read_body:
            call.body = json.loads(await request.read())
    except json.JSONDecodeError as error:
        message = "The request body contains invalid JSON."
        raise ApiError(400, 50109, message, violation=True) from error
    return call


def read_message(
    world: World, data: Json, files: dict[int, Upload], before: Body | None = None
) -> Body:
    """Return the message after this request. Raises ApiError if it breaks any limit.

    Fields that an edit does not name stay, and its files are added to the attachments it keeps.
    But allowed_mentions do not stay: every edit reads the mentions in the content anew (issues
    1864 and 2474 of discord-api-docs).
    """
    limits.check_files([len(upload.data) for upload in files.values()])
    old = before or Body()
    refuse(_attachment_problems(data, files, old))
    content = (data["content"] or "") if "content" in data else old.content
    body = Body(
        content=content,
        embeds=_given(data, "embeds", old.embeds),
        components=_given(data, "components", old.components),
        attachments=_attachments(world, data, files, old),
        v2=old.v2 or bool((data.get("flags") or 0) & COMPONENTS_V2),
        mentions=_mentions(world, content, data.get("allowed_mentions")),
    )
    limits.check_not_empty(body)
    refuse(limits.message(body))
    refuse(_unknown_emojis(world, body))
    for emoji in _owned_emojis(body):
        emoji["id"] = str(emoji["id"])  # as Discord gives back an id that came as a number
    return body


def _owned_emojis(body: Body) -> Iterator[Json]:
    for part in parts.walk(body.components):
        for it in (part, *part.get("options", ())):
            if (it.get("emoji") or {}).get("id"):
                yield it["emoji"]


def _unknown_emojis(world: World, body: Body) -> Iterator[Problem]:
    for emoji in _owned_emojis(body):
        if int(emoji["id"]) not in world.emojis:
            yield ("components",), "COMPONENT_INVALID_EMOJI", f"Invalid emoji {emoji['id']}"


def _given(data: Json, key: str, old: list[Json]) -> list[Json]:
    return list(data[key] or []) if key in data else old


def _entries(data: Json, files: dict[int, Upload], old: Body) -> list[Json]:
    """Return the entries of the attachments after this request: kept ones by id, new ones by
    file number."""
    if data.get("attachments") is not None:
        return list(data["attachments"])
    return [{"id": a.id} for a in old.attachments] + [{"id": number} for number in files]


def _attachment_problems(data: Json, files: dict[int, Upload], old: Body) -> Iterator[Problem]:
    known = {a.id for a in old.attachments} | set(files)
    for index, entry in enumerate(_entries(data, files, old)):
        if int(entry["id"]) not in known:
            path = ("attachments", index, "id")
            yield path, "ATTACHMENT_NOT_FOUND", f"No file for attachment {entry['id']}"


def _attachments(world: World, data: Json, files: dict[int, Upload], old: Body) -> list[Attachment]:
    kept = {a.id: a for a in old.attachments}
    result = []
    for entry in _entries(data, files, old):
        number = int(entry["id"])
        if number in files:
            name = entry.get("filename") or files[number].filename
            result.append(world.upload(name, files[number].data, entry.get("description")))
        else:
            result.append(kept[number])
    return result


def _mentions(world: World, content: str, allowed: Json | None) -> list[int]:
    """Return whom the content mentions, as far as allowed_mentions permits."""
    named = [int(who) for who in re.findall(r"<@!?(\d+)>", content)]
    if allowed is not None and "users" not in (allowed.get("parse") or []):
        listed = {int(who) for who in allowed.get("users") or []}
        named = [who for who in named if who in listed]
    return [who for who in dict.fromkeys(named) if who in world.users]
