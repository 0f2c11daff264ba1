"""The commands under /table: looking after a table."""

from __future__ import annotations

from io import BytesIO

import discord
from discord import app_commands
from discord.app_commands import Range

from bot import transfer
from bot.commands import own_seat, replying, require_place
from bot.desk import Interaction, whisper
from bot.tables import Refused

table = app_commands.Group(
    name="table",
    description="Look after this channel's table",
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False),
)


def is_moderator(interaction: Interaction) -> bool:
    permissions = interaction.permissions
    return permissions.manage_channels or permissions.manage_guild


@table.command(name="remind", description="How often to remind (the host)")
@app_commands.describe(hours="Hours between reminders; 0 for none")
async def remind(interaction: Interaction, hours: Range[int, 0, 336]) -> None:
    async with replying(interaction) as (desk, words):
        live = await desk.table(interaction)
        moderator = is_moderator(interaction)
        await desk.tables.set_reminder(live.row.id, interaction.user.id, hours, moderator)
        await whisper(interaction, words.say("reminders-set", hours=hours))


@table.command(name="standin", description="Hand a seat to a stand-in: yours, or as host anybody's")
@app_commands.describe(player="Whose seat; yours, if you leave it out")
async def standin(interaction: Interaction, player: discord.User | None = None) -> None:
    async with replying(interaction) as (desk, words):
        live = await desk.table(interaction)
        if player is not None and live.seat_of(player.id) is None:
            raise Refused("not-seated", player=player.display_name)
        seat = own_seat(live, (player or interaction.user).id)
        moderator = is_moderator(interaction)
        await desk.play.stand_in(live.row.id, seat, interaction.user.id, moderator)
        await whisper(interaction, words.say("done"))


@table.command(name="abandon", description="End this table without a result (the host)")
async def abandon(interaction: Interaction) -> None:
    async with replying(interaction) as (desk, words):
        live = await desk.table(interaction)
        moderator = is_moderator(interaction)
        await desk.tables.abandon(live.row.id, interaction.user.id, moderator)
        await whisper(interaction, words.say("done"))


@table.command(name="export", description="The last game here as a file")
async def export(interaction: Interaction) -> None:
    async with replying(interaction) as (desk, words):
        live = await desk.table(interaction, running=False)
        data = await transfer.export(desk.tables, live)
        file = discord.File(BytesIO(data), f"{live.row.game}-{live.row.id}.json")
        await whisper(interaction, words.say("exported"), files=[file])


@table.command(name="import", description="Set a game up again from its file")
@app_commands.describe(file="A file that /table export gave")
async def import_(interaction: Interaction, file: discord.Attachment) -> None:
    async with replying(interaction) as (desk, words):
        guild, channel = require_place(interaction)
        if file.size > transfer.LARGEST:
            raise Refused("import-unreadable")
        lang = desk.public_lang(interaction)
        place = transfer.Place(guild, channel, interaction.user.id, lang)
        table_id = await transfer.restore(desk.tables, await file.read(), place, desk.clock())
        await desk.play.take_up(table_id)
        await whisper(interaction, words.say("done"))
