"""Commands about oneself: all my turns, my hours, my results, what is stored about me."""

from __future__ import annotations

import re
import zoneinfo
from functools import cache
from io import BytesIO
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.app_commands import Choice, Range

from bot.chat.commands.common import CHOICES, everywhere, in_channels, replying
from bot.chat.messages.custom_ids import Press
from bot.chat.messages.panels import Rows
from bot.chat.messages.posts import split
from bot.chat.messages.turns import show_turns
from bot.chat.messages.typed import meant
from bot.chat.replies import whisper
from bot.chat.services import Interaction
from bot.errors import Refused
from bot.language.texts import Words, english
from bot.language.translation import choices, games
from bot.store.clock import DAY, HOUR
from bot.store.rows import Person
from bot.tables import names, privacy
from bot.tables.archive import results
from bot.tables.timing.vacations import be_away
from games import GAMES

AS_THE_TABLE = -1
NEVER_QUIET = "0-0"
ASK_FIRST, AT_ONCE = "ask", "at-once"  # what becomes of a typed answer
PHONE, DESK = "phone", "desk"  # for what kind of screen somebody's own pictures are drawn


@app_commands.command(name="turns", description=english("command-turns"))
@everywhere
async def turns(interaction: Interaction) -> None:
    async with replying(interaction) as request:
        await show_turns(request)


# My hours


@app_commands.command(name="settings", description=english("command-settings"))
@app_commands.describe(
    remind=english("command-settings-remind"),
    zone=english("command-settings-zone"),
    quiet=english("command-settings-quiet"),
    away=english("command-settings-away"),
    leaderboard=english("command-settings-leaderboard"),
    typed=english("command-settings-typed"),
    confirm=english("command-settings-confirm"),
    tips=english("command-settings-tips"),
    screen=english("command-settings-screen"),
)
@app_commands.choices(
    typed=choices("typed-answers", (ASK_FIRST, AT_ONCE)), screen=choices("screen", (PHONE, DESK))
)
@everywhere
async def settings(
    interaction: Interaction,
    remind: Range[int, AS_THE_TABLE, 336] | None = None,
    zone: str | None = None,
    quiet: str | None = None,
    away: Range[int, 0, 90] | None = None,
    leaderboard: bool | None = None,
    typed: str | None = None,
    confirm: bool | None = None,
    tips: bool | None = None,
    screen: str | None = None,
) -> None:
    async with replying(interaction) as request:
        services, user = request.services, request.actor.user
        changes: dict[str, Any] = {}
        if remind is not None:
            changes["remind"] = None if remind == AS_THE_TABLE else remind * HOUR
        if zone is not None:
            found = meant(zone, zones_by_name())
            if len(found) != 1:
                raise Refused("no-such-zone", given=zone[:40])
            changes["zone"] = found[0]
        if quiet is not None:
            changes["quiet_from"], changes["quiet_to"] = read_hours(quiet)
        if leaderboard is not None:
            changes["listed"] = leaderboard
        if typed is not None:
            changes["typed_at_once"] = typed == AT_ONCE
        if confirm is not None:
            changes["confirms"] = confirm
        if tips is not None:
            changes["tips"] = tips
        if screen is not None:
            changes["desk"] = screen == DESK
        if away is not None:
            await be_away(services.tables, user, services.clock() + away * DAY, **changes)
            await services.play.pass_while_away(user)
        elif changes:
            await services.store.change_person(user, **changes)
        person = await services.store.person(user)
        await whisper(interaction, about(person, services.clock(), request.words))


def read_hours(given: str) -> tuple[int | None, int | None]:
    """`22-8` as hours of the day."""
    match = re.fullmatch(r"\s*(\d{1,2})\s*[-–]\s*(\d{1,2})\s*", given)
    if match is None or int(match[1]) > 23 or int(match[2]) > 24:
        raise Refused("no-such-hours", given=given[:40])
    start, end = int(match[1]), int(match[2]) % 24
    return (None, None) if start == end else (start, end)


def about(person: Person, now: float, words: Words) -> str:
    quiet = (
        words.say("me-never-quiet")
        if person.quiet_from is None
        else words.say("me-quiet", start=person.quiet_from, end=person.quiet_to or 0)
    )
    remind = (
        words.say("me-remind-table")
        if person.remind is None
        else words.say("me-remind", hours=person.remind // HOUR)
    )
    lines = [remind, quiet, words.say("me-zone", zone=person.zone, now=f"<t:{int(now)}:t>")]
    if person.away_until is not None and person.away(now):
        lines.append(words.say("me-away", until=f"<t:{int(person.away_until)}:f>"))
    else:
        lines.append(words.say("me-here"))
    lines.append(words.say("me-listed" if person.listed else "me-unlisted"))
    lines.append(words.say("me-typed-at-once" if person.typed_at_once else "me-typed-ask"))
    lines.append(words.say("me-confirms" if person.confirms else "me-no-confirms"))
    lines.append(words.say("me-tips" if person.tips else "me-no-tips"))
    lines.append(words.say("me-desk" if person.desk else "me-phone"))
    return "\n".join(lines)


@cache
def zones() -> tuple[str, ...]:
    """Those that are places: `Europe/Paris`, and not `CET`."""
    return ("UTC", *sorted(name for name in zoneinfo.available_timezones() if "/" in name))


@cache
def zones_by_name() -> tuple[tuple[str, str], ...]:
    """Zones as they may be typed: with spaces, or only the city."""
    spaced = [(zone.replace("_", " "), zone) for zone in zones()]
    return (*spaced, *((name.rpartition("/")[2], zone) for name, zone in spaced))


@settings.autocomplete("zone")
async def zone_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    wanted = current.casefold().replace(" ", "_")
    found = [zone for zone in zones() if wanted in zone.casefold()]
    return [Choice(name=zone, value=zone) for zone in found][:CHOICES]


@settings.autocomplete("quiet")
async def quiet_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    usual = (current.strip()[:20], "22-8", "23-7", "21-9", "0-6", NEVER_QUIET)
    return [Choice(name=hours, value=hours) for hours in dict.fromkeys(usual) if hours]


# Results


@app_commands.command(name="stats", description=english("command-stats"))
@app_commands.describe(player=english("command-stats-player"))
@in_channels
async def show_stats(interaction: Interaction, player: discord.User | None = None) -> None:
    async with replying(interaction) as request:
        guild, store = interaction.guild_id or 0, request.services.store
        person = None if player is None else await store.person(player.id)
        if person is not None and not person.listed and person.user != request.actor.user:
            raise Refused("stays-out", player=names.clean(player.display_name) if player else "")
        found = await results.summaries(store, guild, player.id if player else None)
        lines = [
            request.words.say(
                "stats-line" if person is None else "stats-line-own",
                title=Words(request.lang, one.game).say("title"),
                games=one.games,
                wins=one.wins,
                lasted=span(one.lasted, request.words),
                pace=span(one.pace, request.words),
                lapses=one.lapses,
            )
            for one in found
            if one.game in GAMES
        ]
        await whisper(interaction, "\n".join(lines) or request.words.say("stats-none"))


@app_commands.command(name="leaderboard", description=english("command-leaderboard"))
@app_commands.describe(game=english("command-leaderboard-game"))
@app_commands.choices(game=games())
@in_channels
async def leaderboard(interaction: Interaction, game: str | None = None) -> None:
    async with replying(interaction) as request:
        key = game or (await request.table(running=False, opened=False)).row.game
        if key not in GAMES:
            raise Refused("no-such-game", given=key[:40])
        ranked = await results.leaderboard(request.services.store, interaction.guild_id or 0, key)
        title = Words(request.lang, key).say("title")
        lines = [request.words.say("leaderboard-head", title=title)] + [
            request.words.say(
                "leaderboard-line", n=n, player=f"<@{one.user}>", rating=one.rating, games=one.games
            )
            for n, one in enumerate(ranked, start=1)
        ]
        if not ranked:
            lines.append(request.words.say("stats-none"))
        await whisper(interaction, split("\n".join(lines))[0])


def span(seconds: float, words: Words) -> str:
    """A length of time in its largest unit."""
    for unit, size in (("days", DAY), ("hours", HOUR), ("minutes", 60)):
        if seconds >= 2 * size or unit == "minutes":
            return words.say(f"span-{unit}", n=round(seconds / size))
    raise AssertionError


# Looking on


@app_commands.command(name="follow", description=english("command-follow"))
@in_channels
async def follow(interaction: Interaction) -> None:
    async with replying(interaction) as request:
        live = await request.table()
        store, user = request.services.store, request.actor.user
        async with store.transaction():
            following = user in await store.followers(live.row.id)
            if following:
                await store.unfollow(live.row.id, user)
            else:
                await store.follow(live.row.id, user)
                await store.put_person(user, dm_closed=False)
        await whisper(interaction, request.words.say("unfollowed" if following else "followed"))


# What is stored about me

privacy_group = app_commands.Group(
    name="privacy",
    description=english("command-privacy"),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
)


@privacy_group.command(name="export", description=english("command-privacy-export"))
async def privacy_export(interaction: Interaction) -> None:
    async with replying(interaction) as request:
        data = await privacy.export(request.services.store, request.actor.user)
        file = discord.File(BytesIO(data), "herald-about-me.json")
        await whisper(interaction, request.words.say("privacy-exported"), files=[file])


@privacy_group.command(name="delete", description=english("command-privacy-delete"))
async def privacy_delete(interaction: Interaction) -> None:
    async with replying(interaction) as request:
        rows = Rows()
        press = Press(0, "forget")
        rows.button(request.words.labels.say("button-forget"), press, ButtonStyle.danger)
        await whisper(interaction, request.words.say("privacy-sure"), rows.view())


OWN_COMMANDS: tuple[app_commands.Command[Any, ..., Any] | app_commands.Group, ...] = (
    turns,
    settings,
    show_stats,
    leaderboard,
    follow,
    privacy_group,
)
