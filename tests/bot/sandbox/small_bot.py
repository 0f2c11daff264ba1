"""A small real bot: discord.py's own client, unchanged, connected to the sandbox."""

import asyncio
import contextlib
import io
import sys
import time
from collections.abc import AsyncIterator
from typing import Any

import discord
import yarl
from discord import app_commands

from bot.sandbox import Sandbox

PICTURE = b"\x89PNG\r\n\x1a\n not much of a picture"


class Clock:
    """The time of day, which a test can put forward."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


def picture(description: str = "a small board") -> discord.File:
    return discord.File(io.BytesIO(PICTURE), "board.png", description=description)


class Form(discord.ui.Modal, title="Your orders"):
    answer: discord.ui.TextInput[Any] = discord.ui.TextInput(
        label="Orders", custom_id="answer", max_length=40
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"orders: {self.answer.value}", ephemeral=True)


class Panel(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Join", custom_id="join", style=discord.ButtonStyle.green)
    async def join(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.edit_message(content=f"{interaction.user.name} joined")

    @discord.ui.button(label="Closed", custom_id="closed", disabled=True)
    async def closed(self, interaction: discord.Interaction, _: Any) -> None: ...

    @discord.ui.button(label="Form", custom_id="form", emoji="📝")
    async def form(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.send_modal(Form())

    @discord.ui.button(label="Slow", custom_id="slow")
    async def slow(self, interaction: discord.Interaction, _: Any) -> None:
        await interaction.response.defer()
        await asyncio.sleep(0.02)
        await interaction.edit_original_response(content="slowly changed")
        await interaction.followup.send("only for you", ephemeral=True)

    @discord.ui.button(label="Silent", custom_id="silent")
    async def silent(self, interaction: discord.Interaction, _: Any) -> None: ...

    @discord.ui.select(
        custom_id="city",
        placeholder="Which city?",
        max_values=2,
        options=[discord.SelectOption(label=f"City {n}", value=str(n)) for n in range(9)],
    )
    async def city(self, interaction: discord.Interaction, menu: Any) -> None:
        await interaction.response.send_message("chosen " + " ".join(menu.values))


class SmallBot(discord.Client):
    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(intents=intents or discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.seen: list[tuple[str, Any]] = []
        self.last: Any = None
        self._interactions: asyncio.Queue[Any] = asyncio.Queue()
        self.tree.add_command(play)
        self.tree.add_command(hush)
        self.tree.add_command(Table())

    async def setup_hook(self) -> None:
        self.add_view(Panel())
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py waits five seconds here, out of politeness to Discord."""

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.last = interaction
        self._interactions.put_nowait(interaction)

    async def heard(self, custom_id: str) -> Any:
        """The next interaction with that component."""
        while True:
            interaction = await self._interactions.get()
            if interaction.data.get("custom_id") == custom_id:
                return interaction

    async def on_message(self, message: discord.Message) -> None:
        self.seen.append(("message", message))

    async def on_resumed(self) -> None:
        self.seen.append(("resumed", None))


@app_commands.command(description="Open a table")
@app_commands.choices(length=[app_commands.Choice(name="A short game", value="short")])
async def play(
    interaction: discord.Interaction,
    *,
    game: str,
    length: str = "long",
    seats: app_commands.Range[int, 2, 5] = 2,
    guest: discord.User | None = None,
    position: discord.Attachment | None = None,
) -> None:
    await interaction.response.defer()
    more = ""
    if guest:
        more += f" with {guest.display_name}"
    if position:
        more += f" from {(await position.read()).decode()}"
    await interaction.edit_original_response(
        content=f"{game} {length} {seats}{more}", attachments=[picture()], view=Panel()
    )
    await interaction.followup.send("one more thing")


@play.autocomplete("game")
async def games(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    names = [name for name in ("xidit", "sigillum") if name.startswith(typed)]
    return [app_commands.Choice(name=name.title(), value=name) for name in names]


@app_commands.command(description="A secret")
async def hush(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("a secret", ephemeral=True)


@app_commands.default_permissions(manage_channels=True)
@app_commands.guild_only()
class Table(app_commands.Group, name="table", description="Change the table"):
    @app_commands.command(description="Give the table's file")
    async def export(self, interaction: discord.Interaction, kind: str = "json") -> None:
        await interaction.response.send_message(f"exported {kind}", file=picture())


@contextlib.asynccontextmanager
async def running(sandbox: Sandbox, bot: SmallBot) -> AsyncIterator[SmallBot]:
    task = asyncio.create_task(bot.start(sandbox.token))
    try:
        ready = asyncio.create_task(sandbox.ready())
        await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
        await ready
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


def point_discord_at(url: str) -> None:
    base = yarl.URL(url)
    discord.http.Route.BASE = url
    gateway = base.with_scheme("ws").with_path("/gateway")
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
    discord.asset.Asset.BASE = str(base.with_path("/cdn"))


if __name__ == "__main__":
    point_discord_at(sys.argv[1])
    asyncio.run(SmallBot().start(sys.argv[2]))
