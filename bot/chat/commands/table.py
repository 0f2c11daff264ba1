"""The commands under /table: looking after a table."""

from __future__ import annotations

from io import BytesIO

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.chat import places
from bot.chat.commands.common import replying
from bot.chat.handlers.lobby import play_again
from bot.chat.messages.lobby import clock_in_words, left_game
from bot.chat.replies import whisper
from bot.chat.services import Interaction
from bot.errors import Refused
from bot.language.texts import Words, english, languages
from bot.language.translation import choices
from bot.store import clock
from bot.store.clock import DAY, HOUR, Clock
from bot.tables import names
from bot.tables.actors import may_vacate, require_seat
from bot.tables.archive import records
from bot.tables.computers.turns import set_level
from bot.tables.model import Live
from bot.tables.seats import ORDERS, ROTATED
from bot.tables.voting import ballots
from games.core import LEVELS

table = app_commands.Group(
    name="table",
    description=english("command-table"),
    allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False),
)


@table.command(name="remind", description=english("command-table-remind"))
@app_commands.describe(hours=english("command-table-remind-hours"))
async def remind(interaction: Interaction, hours: Range[int, 0, 336]) -> None:
    async with replying(interaction) as request:
        live = await request.table()
        await request.services.lobby.set_reminder(live.row.id, request.actor, hours)
        await whisper(interaction, request.words.say("reminders-set", hours=hours))


@table.command(name="standin", description=english("command-table-standin"))
@app_commands.describe(player=english("command-table-standin-player"))
async def standin(interaction: Interaction, player: discord.User | None = None) -> None:
    async with replying(interaction) as request:
        live = await request.table()
        if player is not None and live.seat_of(player.id) is None:
            raise Refused("not-seated", player=names.clean(player.display_name))
        seat = require_seat(live, (player or interaction.user).id)
        said = left_game(live, seat) if live.seat_of(request.actor.user) == seat else "done"
        await request.services.seating.stand_in(live.row.id, seat, request.actor)
        await whisper(interaction, request.words.say(said))


@table.command(name="level", description=english("command-table-level"))
@app_commands.describe(level=english("command-table-level-level"))
@app_commands.choices(level=choices("level", LEVELS))
async def level_of_computers(interaction: Interaction, level: str) -> None:
    async with replying(interaction) as request:
        live = await request.table()
        await set_level(request.services.play, live.row.id, request.actor, level)
        await whisper(interaction, request.words.say("done"))


@table.command(name="clock", description=english("command-table-clock"))
@app_commands.describe(
    kind=english("command-table-clock-kind"),
    hours=english("command-table-clock-hours"),
    policy=english("command-table-clock-policy"),
    excuses=english("command-table-clock-excuses"),
    increment=english("command-table-clock-increment"),
    reactions=english("command-table-clock-reactions"),
)
@app_commands.choices(
    kind=choices("clock-kind", clock.KINDS), policy=choices("policy", clock.POLICIES)
)
async def set_clock(
    interaction: Interaction,
    kind: str,
    hours: Range[int, 1, 24 * 60] = 48,
    policy: str = clock.STAND_IN,
    excuses: Range[int, 0, 9] = 2,
    increment: Range[int, 0, 24 * 7] = 0,
    reactions: Range[int, 1, 24 * 7] = 12,
) -> None:
    async with replying(interaction) as request:
        live = await request.table()
        if kind not in clock.KINDS or policy not in clock.POLICIES:
            raise Refused("no-such-setting")
        wanted = Clock(kind, hours * HOUR, increment * HOUR, policy, excuses, reactions * HOUR)
        await request.services.lobby.set_clock(live.row.id, request.actor, wanted)
        await whisper(interaction, clock_in_words(wanted, request.words))


@table.command(name="idle", description=english("command-table-idle"))
@app_commands.describe(days=english("command-table-idle-days"))
async def idle(interaction: Interaction, days: Range[int, 0, 365]) -> None:
    async with replying(interaction) as request:
        live = await request.table()
        await request.services.lobby.set_idle(live.row.id, request.actor, days * DAY)
        await whisper(interaction, request.words.say("idle-set", days=days))


@table.command(name="language", description=english("command-table-language"))
@app_commands.describe(language=english("command-table-language-language"))
@app_commands.choices(
    language=[Choice(name=Words(lang).say("language"), value=lang) for lang in languages()]
)
async def set_language(interaction: Interaction, language: str) -> None:
    async with replying(interaction) as request:
        live = await request.table()
        if language not in languages():
            raise Refused("no-such-setting")
        await request.services.lobby.set_language(live.row.id, request.actor, language)
        name = Words(language).say("language")
        await whisper(interaction, request.words.say("language-set", name=name))


@table.command(name="host", description=english("command-table-host"))
@app_commands.describe(player=english("command-table-host-player"))
async def host(interaction: Interaction, player: discord.User) -> None:
    async with replying(interaction) as request:
        live = await request.table()
        await request.services.seating.make_host(live.row.id, player.id, request.actor)
        await whisper(interaction, request.words.say("done"))


@table.command(name="replace", description=english("command-table-replace"))
@app_commands.describe(
    player=english("command-table-replace-player"), by=english("command-table-replace-by")
)
async def replace(
    interaction: Interaction, player: discord.User | None = None, by: discord.User | None = None
) -> None:
    async with replying(interaction) as request:
        live = await request.table()
        services, actor = request.services, request.actor
        if by is not None and by.bot:
            raise Refused("seat-for-people")
        seat = whose_seat(live, player, actor.user)
        candidate = by.id if by else None
        if not may_vacate(live, seat, actor):
            assert player is not None
            await services.votes.call(
                live.row.id, actor.user, ballots.REPLACE, player.id, candidate
            )
            await whisper(interaction, request.words.say("vote-called"))
            return
        await services.seating.offer(live.row.id, seat, actor, candidate)
        await whisper(interaction, request.words.say("done"))


def whose_seat(live: Live, player: discord.User | None, user: int) -> int:
    """The seat of a player, who may have left it to a stand-in."""
    if player is None:
        return require_seat(live, user)
    for seat in live.seats:
        if seat.user == player.id or (seat.user is None and seat.former == player.id):
            return seat.seat
    raise Refused("not-seated", player=names.clean(player.display_name))


@table.command(name="vote", description=english("command-table-vote"))
@app_commands.describe(
    about=english("command-table-vote-about"), player=english("command-table-vote-player")
)
@app_commands.choices(about=choices("vote-kind", ballots.KINDS))
async def vote(interaction: Interaction, about: str, player: discord.User | None = None) -> None:
    async with replying(interaction) as request:
        live = await request.table()
        if about not in ballots.KINDS:
            raise Refused("no-such-setting")
        whom = player.id if player else None
        await request.services.votes.call(live.row.id, request.actor.user, about, whom)
        await whisper(interaction, request.words.say("vote-called"))


@table.command(name="reopen", description=english("command-table-reopen"))
async def reopen(interaction: Interaction) -> None:
    async with replying(interaction) as request:
        guild, channel = await places.require_may_reopen(request)
        await request.services.seating.reopen(guild, channel, request.actor.user)
        await whisper(interaction, request.words.say("done"))
        await places.add_to_thread(interaction)


@table.command(name="rematch", description=english("command-table-rematch"))
@app_commands.describe(order=english("command-table-rematch-order"))
@app_commands.choices(order=choices("order-of-seats", ORDERS))
async def rematch(interaction: Interaction, order: str = ROTATED) -> None:
    async with replying(interaction) as request:
        live = await request.table(running=False, opened=False)
        if order not in ORDERS:
            raise Refused("no-such-setting")
        await play_again(request, live.row.id, order)


@table.command(name="abandon", description=english("command-table-abandon"))
async def abandon(interaction: Interaction) -> None:
    async with replying(interaction) as request:
        live = await request.table(opened=False)
        await request.services.seating.abandon(live.row.id, request.actor)
        await whisper(interaction, request.words.say("done"))


@table.command(name="export", description=english("command-table-export"))
async def export(interaction: Interaction) -> None:
    async with replying(interaction) as request:
        live = await request.table(running=False, opened=False)
        data = await records.export(request.services.tables, live)
        file = discord.File(BytesIO(data), f"{live.row.game}-{live.row.id}.json")
        await whisper(interaction, request.words.say("exported"), files=[file])


@table.command(name="import", description=english("command-table-import"))
@app_commands.describe(
    file=english("command-table-import-file"), seat=english("command-table-import-seat")
)
async def import_(
    interaction: Interaction, file: discord.Attachment, seat: Range[str, 1, 32] | None = None
) -> None:
    async with replying(interaction) as request:
        guild, channel = await places.require_may_open(request)
        if file.size > records.LARGEST:
            raise Refused("import-unreadable")
        services = request.services
        data = await file.read()
        found = records.read(data)
        people = [seated.user for seated in found.seats if seated.user is not None]
        taken = None
        if people and await places.nobody_here(interaction, people):
            taken = records.seat_called(found, seat or "")
        me, lang = request.actor, await request.public_lang()
        place = records.Place(guild, channel, me.user, lang, taken, me.name)
        table_id = await records.restore(services.tables, data, place, services.clock())
        await services.play.continue_imported(table_id)
        await whisper(interaction, request.words.say("done"))
        await places.add_to_thread(interaction)
