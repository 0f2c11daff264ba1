"""The world as Discord's JSON."""

import mimetypes
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from bot.sandbox.model import DM, Attachment, Channel, Guild, Message, User
from bot.sandbox.parts import Json
from bot.sandbox.world import World

if TYPE_CHECKING:
    from bot.sandbox.api.interactions import Interaction

HAS_THREAD, EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 5, 1 << 6, 1 << 7, 1 << 15
FILE_BYTES = 10 * 1024 * 1024
START = "2025-01-01T00:00:00+00:00"


def timestamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat()


def user(who: User) -> Json:
    return {
        "id": str(who.id),
        "username": who.name.lower().replace(" ", "_"),
        "global_name": None if who.bot else who.name,
        "discriminator": "0000" if who.bot else "0",
        "avatar": None,
        "bot": who.bot,
        "public_flags": 0,
        "flags": 0,
    }


def member(where: Guild, who: User, *, with_user: bool = True) -> Json:
    roles = [where.bot_role_id] if who.bot else []
    if who.moderator:
        roles.append(where.moderator_role_id)
    roles += [role.id for role in where.roles if role.id in who.roles]
    payload: Json = {
        "roles": [str(role) for role in roles],
        "nick": None,
        "avatar": None,
        "banner": None,
        "joined_at": START,
        "premium_since": None,
        "communication_disabled_until": None,
        "pending": False,
        "flags": 0,
        "permissions": str(who.permissions),
    }
    if with_user:
        payload |= {"user": user(who), "deaf": False, "mute": False}
    return payload


def channel(world: World, place: Channel) -> Json:
    last = place.messages[-1].id if place.messages else None
    payload: Json = {
        "id": str(place.id),
        "type": place.kind,
        "last_message_id": last and str(last),
        "flags": 0,
    }
    if place.kind == DM:
        return payload | {"recipients": [user(place.recipient)] if place.recipient else []}
    payload |= {"guild_id": str(place.home.id), "name": place.name, "rate_limit_per_user": 0}
    if place.parent:
        if world.bot.id in place.members:
            payload["member"] = thread_member(place, world.bot)
        return payload | {
            "parent_id": str(place.parent.id),
            "owner_id": str(world.bot.id),
            "message_count": len(place.messages),
            "member_count": len(place.members),
            "total_message_sent": len(place.messages),
            "thread_metadata": {
                "archived": place.archived,
                "auto_archive_duration": place.archive_minutes,
                "archive_timestamp": START,
                "locked": place.locked,
                "create_timestamp": START,
            },
        }
    if place.is_vocal:
        payload |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
    bot_overwrite = {"id": str(world.bot.id), "type": 1, "allow": "0", "deny": str(place.denied)}
    return payload | {
        "position": 0,
        "topic": None,
        "nsfw": False,
        "parent_id": None,
        "permission_overwrites": [bot_overwrite] if place.denied else [],
    }


def thread_member(thread: Channel, who: User) -> Json:
    return {"id": str(thread.id), "user_id": str(who.id), "join_timestamp": START, "flags": 0}


def attachment(item: Attachment) -> Json:
    content_type, _ = mimetypes.guess_type(item.filename)
    payload: Json = {
        "id": str(item.id),
        "filename": item.filename,
        "size": len(item.data),
        "url": item.url,
        "proxy_url": item.url,
        "content_type": content_type or "application/octet-stream",
    }
    if item.description is not None:
        payload["description"] = item.description
    return payload


def message(world: World, item: Message) -> Json:
    flags = (
        HAS_THREAD * bool(item.thread)
        | EPHEMERAL * bool(item.ephemeral_for)
        | LOADING * item.loading
        | COMPONENTS_V2 * item.body.v2
    )
    from_command = bool(item.interaction and item.interaction["type"] == 2)
    payload: Json = {
        "id": str(item.id),
        "channel_id": str(item.channel.id),
        "type": 20 if from_command else 19 if item.reference_id else 0,
        "author": user(world.users[item.author_id]),
        "content": item.content,
        "embeds": item.embeds,
        "components": item.components,
        "attachments": [attachment(a) for a in item.attachments],
        "mentions": [user(world.users[who]) for who in item.mentions],
        "mention_roles": [],
        "mention_everyone": False,
        "pinned": item.pinned,
        "tts": False,
        "flags": flags,
        "timestamp": timestamp(item.created_at),
        "edited_timestamp": None if item.edited_at is None else timestamp(item.edited_at),
    }
    if item.author_id != world.bot.id and item.channel.in_guild:
        # Without the intent for message content, a bot does not get what people say.
        payload |= {"content": "", "embeds": [], "components": [], "attachments": []}
    if item.nonce is not None:
        payload["nonce"] = item.nonce
    if item.interaction:
        payload |= {
            "interaction_metadata": item.interaction,
            "application_id": str(world.application_id),
            "webhook_id": str(world.application_id),
        }
    if item.reference_id:
        payload["message_reference"] = {
            "type": 0,
            "message_id": str(item.reference_id),
            "channel_id": str(item.channel.id),
        }
    if item.thread:
        payload["thread"] = channel(world, item.thread)
    return payload


def message_event(world: World, item: Message) -> Json:
    """Return a message as the gateway sends it: with the guild, if it is in one."""
    payload = message(world, item)
    if item.channel.guild:
        author = world.users[item.author_id]
        payload |= {
            "guild_id": str(item.channel.guild.id),
            "member": member(item.channel.guild, author, with_user=False),
        }
    return payload


def roles(world: World, where: Guild) -> list[Json]:
    named: list[tuple[int, str, User]] = [
        (where.id, "@everyone", User(0, "")),
        (where.bot_role_id, world.bot.name, world.bot),
        (where.moderator_role_id, "Moderator", User(0, "", moderator=True)),
        *((role.id, role.name, User(0, "")) for role in where.roles),
    ]
    return [
        {
            "id": str(role_id),
            "name": name,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "position": position,
            "permissions": str(example.permissions & ~(where.bot_role_denied * example.bot)),
            "managed": example.bot,
            "mentionable": False,
            "flags": 0,
        }
        for position, (role_id, name, example) in enumerate(named)
    ]


def guild(world: World, where: Guild) -> Json:
    return {
        "id": str(where.id),
        "name": where.name,
        "icon": None,
        "owner_id": str(where.owner_id),
        "roles": roles(world, where),
        "emojis": [],
        "stickers": [],
        "features": where.features,
        "preferred_locale": where.locale,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "premium_tier": 0,
        "nsfw_level": 0,
        "mfa_level": 0,
    }


def my_guild(world: World, where: Guild) -> Json:
    """Return a server as an entry of the list of the bot's servers."""
    return {
        "id": str(where.id),
        "name": where.name,
        "icon": None,
        "banner": None,
        "owner": False,
        "permissions": str(world.bot.permissions & ~where.bot_role_denied),
        "features": where.features,
    }


def guild_create(world: World, where: Guild) -> Json:
    in_guild = [place for place in world.channels.values() if place.guild is where]
    return guild(world, where) | {
        "joined_at": START,
        "large": False,
        "unavailable": False,
        "member_count": len(world.users),
        "members": [member(where, world.bot)],
        "channels": [channel(world, place) for place in in_guild if not place.is_thread],
        "threads": [
            channel(world, place)
            for place in in_guild
            if place.is_thread and not place.archived and world.bot_sees(place)
        ],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def application(world: World) -> Json:
    return {
        "id": str(world.application_id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "interactions_endpoint_url": world.interactions_url,
        "owner": user(world.owner),
        "team": None,
    }


def interaction(world: World, it: "Interaction", data: Json) -> Json:
    who, place = it.user, it.channel
    payload: Json = {
        "id": str(it.id),
        "application_id": str(world.application_id),
        "type": it.kind,
        "token": it.token,
        "version": 1,
        "data": data,
        "channel_id": str(place.id),
        "channel": channel(world, place),
        "app_permissions": str(world.app_permissions(place)),
        "locale": who.locale,
        "entitlements": [],
        "attachment_size_limit": FILE_BYTES,
    }
    if place.guild:
        guild_id, locale = str(place.guild.id), place.guild.locale
        payload |= {
            "guild_id": guild_id,
            "guild": {"id": guild_id, "locale": locale, "features": place.guild.features},
            "guild_locale": locale,
            "member": member(place.guild, who),
            "context": 0,
            "authorizing_integration_owners": {"0": guild_id},
        }
    else:
        payload |= {
            "user": user(who),
            "context": 1,
            "authorizing_integration_owners": {"0": "0"},
        }
    if it.source:
        payload["message"] = message(world, it.source)
    return payload
