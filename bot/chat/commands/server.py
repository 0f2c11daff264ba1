"""The command /server: what its managers decide for tables on a server."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.chat.commands.common import in_channels, replying
from bot.chat.messages.lobby import clock_in_words
from bot.chat.replies import whisper
from bot.chat.services import Interaction
from bot.errors import Refused
from bot.language.texts import Words, english, languages
from bot.language.translation import choices
from bot.store import clock as clocks
from bot.store.clock import HOUR, Clock
from bot.store.operating.server_rules import COMPUTERS, ServerRules
from bot.tables.actors import require_manager

ANY_LANGUAGE = "any"
CHANNELS = 25  # as many as fit into a sentence
DEADLINE = 48 * HOUR  # until another is chosen, as with `/table clock`

AChannel = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.ForumChannel


@app_commands.command(name="server", description=english("command-server"))
@app_commands.describe(
    who=english("command-server-who"),
    where=english("command-server-where"),
    tables=english("command-server-tables"),
    clock=english("command-server-clock"),
    hours=english("command-server-hours"),
    policy=english("command-server-policy"),
    remind=english("command-server-remind"),
    language=english("command-server-language"),
    computers=english("command-server-computers"),
)
@app_commands.choices(
    clock=choices("clock-kind", clocks.KINDS),
    policy=choices("policy", clocks.POLICIES),
    language=[
        *choices("server-language", (ANY_LANGUAGE,)),
        *(Choice(name=Words(lang).say("language"), value=lang) for lang in languages()),
    ],
    computers=choices("computers", COMPUTERS),
)
@app_commands.default_permissions(manage_guild=True)
@in_channels
async def server(
    interaction: Interaction,
    who: discord.Role | None = None,
    where: AChannel | None = None,
    tables: Range[int, 0, 999] | None = None,
    clock: str | None = None,
    hours: Range[int, 1, 24 * 60] | None = None,
    policy: str | None = None,
    remind: Range[int, 0, 336] | None = None,
    language: str | None = None,
    computers: str | None = None,
) -> None:
    async with replying(interaction) as request:
        require_manager(request.actor)  # whoever else the server lets see the command
        if language not in (None, ANY_LANGUAGE, *languages()):
            raise Refused("no-such-setting")
        if computers not in (None, *COMPUTERS):
            raise Refused("no-such-setting")
        store, guild = request.services.store, interaction.guild_id or 0
        async with store.transaction():
            rules = before = await store.server_rules(guild)
            changes: dict[str, Any] = {}
            if who is not None:
                changes["role"] = None if who.is_default() else who.id
            if where is not None:
                there = [it for it in rules.channels if where.guild.get_channel(it) is not None]
                changes["channels"] = toggled(there, where.id)
            if tables is not None:
                changes["most"] = tables
            if (clock, hours, policy) != (None, None, None):
                changes["clock"] = chosen_clock(rules.clock, clock, hours, policy)
            if remind is not None:
                changes["remind"] = remind * HOUR
            if language is not None:
                changes["lang"] = None if language == ANY_LANGUAGE else language
            if computers is not None:
                changes["computers"] = computers
            rules = replace(rules, **changes)
            if rules != before:
                await store.save_server_rules(rules)
        await whisper(interaction, in_words(rules, request.words))


def toggled(channels: list[int], channel: int) -> list[int]:
    """Return the channels with one more, or without it if it was among them."""
    if channel in channels:
        return [other for other in channels if other != channel]
    if len(channels) >= CHANNELS:
        raise Refused("server-too-many-channels", most=CHANNELS)
    return [*channels, channel]


def chosen_clock(now: Clock, kind: str | None, hours: int | None, policy: str | None) -> Clock:
    """Return the clock with what was chosen. Hours and what follows mean nothing without one."""
    kind = kind or now.kind
    if kind not in clocks.KINDS or policy not in (None, *clocks.POLICIES):
        raise Refused("no-such-setting")
    if kind == clocks.NONE:
        if hours is not None or policy is not None:
            raise Refused("server-no-clock")
        return Clock()
    before = now if now.kind != clocks.NONE else Clock(policy=clocks.STAND_IN, seconds=DEADLINE)
    return replace(
        before,
        kind=kind,
        seconds=before.seconds if hours is None else hours * HOUR,
        policy=policy or before.policy,
    )


def in_words(rules: ServerRules, words: Words) -> str:
    """Return a server's rules, a line for each."""
    timed = rules.clock.kind != clocks.NONE
    lines = [
        words.say("server-opens", role=rules.role) if rules.role else words.say("server-opens-all"),
        words.say("server-where", channel=[*rules.channels])
        if rules.channels
        else words.say("server-where-all"),
        words.say("server-most", most=rules.most),
        words.say("server-defaults"),
        words.say("server-clock", clock=clock_in_words(rules.clock, words))
        if timed
        else words.say("server-clock-none"),
        words.say("server-remind", hours=rules.remind // HOUR),
        words.say("server-lang", name=Words(rules.lang).say("language"))
        if rules.lang
        else words.say("server-lang-any"),
        words.say(f"server-computers-{rules.computers}"),
    ]
    return "\n".join(lines)
