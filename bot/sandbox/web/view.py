"""What one person sees, as the page gets it: Discord's JSON, and a little more."""

from io import BytesIO

from PIL import Image, UnidentifiedImageError

from bot.sandbox.api import payloads
from bot.sandbox.model import Attachment, Channel, Message
from bot.sandbox.parts import Json
from bot.sandbox.people import Person
from bot.sandbox.slash import offered
from bot.sandbox.world import World


def people(world: World) -> list[Person]:
    return [user for user in world.users.values() if isinstance(user, Person)]


def person(who: Person, *, owes: bool) -> Json:
    return {
        "id": str(who.id),
        "name": who.name,
        "locale": who.locale,
        "dms_open": who.dms_open,
        "owes": owes,
    }


def places(world: World, who: Person) -> list[Json]:
    """Return the channels, each followed by its threads, then the DM with the bot."""
    in_guild = [p for p in world.channels.values() if p.in_guild and p.visible_to(who)]
    ordered = [
        listed
        for place in in_guild
        if not place.is_thread
        for listed in (place, *(thread for thread in in_guild if thread.parent is place))
    ]
    return [_place(place) for place in [*ordered, world.open_dm(who)]]


def _place(place: Channel) -> Json:
    kind = "thread" if place.is_thread else "channel" if place.in_guild else "dm"
    return {"id": str(place.id), "name": place.name, "kind": kind}


def roles(world: World) -> list[Json]:
    """Return the roles of the server, but for that of the bot."""
    found = [role for role in payloads.roles(world, world.guild) if not role["managed"]]
    return [{"id": role["id"], "name": role["name"]} for role in found]


def commands(world: World, who: Person) -> Json:
    """Return what `/` lists, in channels and in DMs."""
    channel = next(place for place in world.channels.values() if place.in_guild)
    in_dm = offered(world, who, world.open_dm(who))
    return {"channel": offered(world, who, channel), "dm": in_dm}


def message(world: World, item: Message) -> Json:
    return payloads.message(world, item) | {
        "content": item.content,
        "attachments": [_attachment(file) for file in item.attachments],
        "ephemeral": item.ephemeral_for is not None,
        "loading": item.loading,
        "command": item.command,
    }


def _attachment(file: Attachment) -> Json:
    """Return an attachment with a path instead of a full URL, as the page may have been opened
    under another host name."""
    payload = payloads.attachment(file) | {"url": f"/page/files/{file.id}/{file.filename}"}
    size = picture_size(file)
    return payload | {"width": size[0], "height": size[1]} if size else payload


def picture_size(file: Attachment) -> tuple[int, int] | None:
    try:
        with Image.open(BytesIO(file.data)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError):
        return None


def messages(world: World, who: Person) -> list[Json]:
    seen = [place for place in world.channels.values() if place.visible_to(who)]
    return [message(world, item) for place in seen for item in who.sees(place)]
