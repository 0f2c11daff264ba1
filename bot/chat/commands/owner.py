"""The commands under /owner: for whoever runs Herald, in their DM with it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from discord import app_commands
from discord.app_commands import Range

from bot.chat.commands.common import replying
from bot.chat.messages.posts import split
from bot.chat.replies import whisper
from bot.chat.requests import Request
from bot.chat.services import Interaction
from bot.errors import Refused
from bot.language.texts import english
from bot.language.translation import choices, games
from bot.tables.operating import errands
from bot.tables.operating.overview import STATUSES, in_words
from games.core import Text

LONGEST = 1500  # characters of an announcement

owner = app_commands.Group(
    name="owner",
    description=english("command-owner"),
    allowed_contexts=app_commands.AppCommandContext(guild=False, dm_channel=True),
)


def require_owner(request: Request) -> None:
    """Refuse everybody but the owner, and them where others could read the answer."""
    in_dm = request.interaction.guild_id is None
    if not in_dm or request.actor.user not in request.services.owners.users():
        raise Refused("owner-only")


async def carry_out(interaction: Interaction, word: str, **args: str | int | None) -> None:
    """Carry out a command in its turn, and tell its outcome."""
    async with replying(interaction) as request:
        require_owner(request)
        given = {name: value for name, value in args.items() if value is not None}
        await tell(request, await request.services.errands.carry_out(word, **given))


async def tell(request: Request, lines: Sequence[Text]) -> None:
    for part in split(in_words(lines, request.lang)):
        await whisper(request.interaction, part)


@owner.command(name="tables", description=english("command-owner-tables"))
@app_commands.describe(
    number=english("command-owner-tables-number"),
    server=english("command-owner-tables-server"),
    game=english("command-owner-tables-game"),
    status=english("command-owner-tables-status"),
    page=english("command-owner-tables-page"),
)
@app_commands.choices(game=games(), status=choices("owner-filter", STATUSES))
async def tables(
    interaction: Interaction,
    number: Range[int, 1] | None = None,
    server: str | None = None,
    game: str | None = None,
    status: str | None = None,
    page: Range[int, 1] | None = None,
) -> None:
    await carry_out(
        interaction,
        errands.TABLES,
        number=number,
        server=server,
        game=game,
        status=status,
        page=page,
    )


@owner.command(name="announce", description=english("command-owner-announce"))
@app_commands.describe(
    en=english("command-owner-announce-en"),
    fr=english("command-owner-announce-fr"),
    server=english("command-owner-announce-server"),
)
async def announce(
    interaction: Interaction,
    en: Range[str, 1, LONGEST],
    fr: Range[str, 1, LONGEST] | None = None,
    server: str | None = None,
) -> None:
    await carry_out(interaction, errands.ANNOUNCE, en=en, fr=fr, server=server)


@owner.command(name="close", description=english("command-owner-close"))
@app_commands.describe(number=english("command-owner-close-number"))
async def close(interaction: Interaction, number: Range[int, 1]) -> None:
    await carry_out(interaction, errands.CLOSE, number=number)


@owner.command(name="move", description=english("command-owner-move"))
@app_commands.describe(
    number=english("command-owner-move-number"), to=english("command-owner-move-to")
)
async def move(interaction: Interaction, number: Range[int, 1], to: str) -> None:
    # As text: Discord offers no channels in a DM, and their ids are too large for its numbers.
    found = re.fullmatch(r"\s*(?:<#)?(\d{1,19})>?\s*", to)
    async with replying(interaction) as request:
        require_owner(request)
        if found is None:
            raise Refused("owner-no-such-channel", given=to[:40])
        done = await request.services.errands.carry_out(
            errands.MOVE, number=number, channel=int(found[1])
        )
        await tell(request, done)


@owner.command(name="repost", description=english("command-owner-repost"))
@app_commands.describe(number=english("command-owner-repost-number"))
async def repost(interaction: Interaction, number: Range[int, 1]) -> None:
    await carry_out(interaction, errands.REPOST, number=number)


@owner.command(name="rewind", description=english("command-owner-rewind"))
@app_commands.describe(
    number=english("command-owner-rewind-number"), back=english("command-owner-rewind-back")
)
async def rewind(
    interaction: Interaction, number: Range[int, 1], back: Range[int, 1] | None = None
) -> None:
    await carry_out(interaction, errands.REWIND, number=number, back=back)


@owner.command(name="block", description=english("command-owner-block"))
@app_commands.describe(
    user=english("command-owner-block-user"), server=english("command-owner-block-server")
)
async def block(
    interaction: Interaction, user: str | None = None, server: str | None = None
) -> None:
    # As text: in a DM, Discord offers nobody but the two who write there.
    await carry_out(interaction, errands.BLOCK, user=user, server=server)


@owner.command(name="unblock", description=english("command-owner-unblock"))
@app_commands.describe(
    user=english("command-owner-unblock-user"), server=english("command-owner-unblock-server")
)
async def unblock(
    interaction: Interaction, user: str | None = None, server: str | None = None
) -> None:
    await carry_out(interaction, errands.UNBLOCK, user=user, server=server)


@owner.command(name="leave", description=english("command-owner-leave"))
@app_commands.describe(server=english("command-owner-leave-server"))
async def leave(interaction: Interaction, server: str) -> None:
    await carry_out(interaction, errands.LEAVE, server=server)


@owner.command(name="status", description=english("command-owner-status"))
async def status(interaction: Interaction) -> None:
    await carry_out(interaction, errands.STATUS)
