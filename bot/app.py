"""The Discord client: wires everything together, and hands on what happens on Discord."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import time
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import discord
import yarl

from bot.chat import permissions, places
from bot.chat.command_tree import CommandTree
from bot.chat.connection import PatientClient
from bot.chat.delivery.pictures import RenderQueue
from bot.chat.delivery.sender import Sender
from bot.chat.emojis import show_emojis
from bot.chat.handlers.dms import answer_dm, is_typed_dm, report_error_in_dm
from bot.chat.messages import custom_ids
from bot.chat.messages.compose import Composer
from bot.chat.owners import Owners
from bot.chat.replies import REQUEST_FAILED, report_error
from bot.chat.requests import is_about_own_data, lang_of
from bot.chat.router import route
from bot.chat.second_bot import SecondBot
from bot.chat.servers import Servers
from bot.chat.services import Interaction, Services
from bot.config import Config
from bot.errors import DatabaseError, Refused
from bot.invitation import invitation
from bot.language.texts import Words
from bot.operations.process import FaultLog, memory, spare_collector
from bot.operations.shutdown import InFlight
from bot.outbox.closed_dms import ClosedDMs
from bot.outbox.worker import OutboxWorker
from bot.store import Store, outcome
from bot.tables.actors import require_admitted
from bot.tables.computers.thinkers import Thinkers
from bot.tables.computers.turns import ComputerTurns
from bot.tables.interruptions import Interruptions
from bot.tables.lessons import Lessons
from bot.tables.lobby import Lobby
from bot.tables.operating.errands import Errands
from bot.tables.operating.reports import FaultReports
from bot.tables.operating.status import Status, status_of
from bot.tables.operating.world import Process
from bot.tables.play import Play
from bot.tables.registry import Tables
from bot.tables.seats import Seating
from bot.tables.timing.timekeeper import Timekeeper
from bot.tables.voting.votes import Votes
from bot.version import __version__
from renderers.kit.cache import MEGABYTE

log = logging.getLogger(__name__)

TIMEKEEPER_PAUSE = 60.0  # seconds
ERRANDS_PAUSE = 2.0  # whoever has asked waits for the answer


class Herald(PatientClient):
    def __init__(
        self, config: Config, store: Store, clock: Callable[[], float] = time.time
    ) -> None:
        # No privileged intent: interactions come without any, guilds name the channels, and what
        # people write in DMs with Herald needs no other one than that for DMs.
        super().__init__(
            intents=discord.Intents(guilds=True, dm_messages=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            # Nothing waits for `ready`, and a client stopped before it leaves a task behind.
            guild_ready_timeout=0.1,
            # Longer waits than this (in seconds; no shorter one is possible) are the outbox's.
            max_ratelimit_timeout=30.0,
        )
        if config.shards:
            self.shard_ids, self.shard_count = config.shards.ids, config.shards.count
        self.store = store
        self.clock = clock
        self.in_flight = InFlight()
        self.pictures = RenderQueue(config.picture_workers, config.picture_cache * MEGABYTE)
        tables = Tables(store, clock)
        self.thinkers = Thinkers(config.thinking_seconds, max(1, config.picture_workers))
        closed_dms = ClosedDMs(config.shards.share if config.shards else 1.0)
        play = Play(tables, self.thinkers, closed_dms)
        ComputerTurns(play, self.in_flight.track)
        seating = Seating(play)
        votes = Votes(seating)
        self.timekeeper = Timekeeper(seating, votes)
        self.interruptions = Interruptions(seating)
        self.began = clock()
        self.faults = FaultLog(clock)
        self.blocklist = tables.blocklist
        owners = Owners(self, config.owners, store)
        self.errands = Errands(
            self.interruptions, Servers(self, self._process, self._hears_of, owners)
        )
        self.reports = FaultReports(store, clock, owners)
        self.services = Services(
            store,
            tables,
            Lobby(tables),
            play,
            seating,
            votes,
            Lessons(play),
            self.pictures,
            clock,
            self.errands,
            SecondBot(store, clock),
            owners,
            config.lang,
        )
        sender = Sender(Composer(self, tables), tables, self.pictures, seating.channel_gone)
        self.outbox = OutboxWorker(store, sender, clock)
        self.tree = CommandTree(self, self.admits)
        self.uploading: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        custom_ids.use_generation(self.store.generation)
        self.pictures.warm_up()
        assert self.application_id is not None
        log.info("Herald %s", __version__)
        logging.getLogger().addHandler(self.faults)
        log.info("invite Herald: %s", invitation(self.application_id))
        await self.blocklist.load()
        await self.tree.sync_if_changed(self.store)
        self.store.on_draft_elsewhere = self.services.drafts.put_elsewhere
        await self.outbox.start()
        await self.interruptions.tell_restored()
        self.in_flight.track(asyncio.create_task(self._keep_time()))
        self.in_flight.track(asyncio.create_task(self._do_errands()))
        self.uploading = asyncio.create_task(show_emojis(self, self.pictures))

    async def on_ready(self) -> None:
        assert self.user is not None
        log.info("online as %s", self.user.name)
        await self._suspend_or_resume()
        await self.outbox.try_again()

    # What may change where Herald can write

    async def _suspend_or_resume(self) -> None:
        await self.interruptions.suspend_or_resume(
            lambda: {guild.id for guild in self.guilds}, self._hears_of
        )
        await self.outbox.wake_all()

    async def on_resumed(self) -> None:
        """The connection was lost for a while, and nothing that came meanwhile is missed."""
        log.info("connected again")
        await self.outbox.try_again()

    def _hears_of(self, guild: int) -> bool:
        """Whether a server belongs to a shard of this process, or to one of another."""
        count = self.shard_count or 1
        return (guild >> 22) % count in (self.shard_ids or range(count))

    async def on_guild_remove(self, _: discord.Guild) -> None:
        await self._suspend_or_resume()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._suspend_or_resume()
        await self._close_without_channel(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """At the start, and after an outage of Discord."""
        await self._close_without_channel(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Its threads are gone as well; of those that are archived there is no other event."""
        await self._close_without_channel(channel.guild.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._close_without_channel(thread.guild_id)

    async def _close_without_channel(self, guild: int) -> None:
        await self.interruptions.close_without_channel(guild, self._is_gone)

    async def _is_gone(self, channel: int) -> bool:
        """Whether a channel was deleted. One that is not in the cache may be an archived thread;
        and if Discord cannot be asked now, it will be noticed when something is sent."""
        if self.get_channel(channel) is not None:
            return False
        try:
            await self.fetch_channel(channel)
        except discord.NotFound:
            return True
        except (*REQUEST_FAILED, discord.InvalidData):
            return False
        return False

    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        self.outbox.wake_blocked(channel.guild.id)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        self.outbox.wake_blocked(role.guild.id)

    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """Without the intent for members it is Herald's own: its roles."""
        self.outbox.wake_blocked(member.guild.id)

    async def on_raw_thread_update(self, update: discord.RawThreadUpdateEvent) -> None:
        self.outbox.wake_blocked(update.guild_id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Herald was added to a private thread, or a thread is not archived any more."""
        self.outbox.wake_blocked(thread.guild.id)

    def unarchive(self, guild: int, channel: int) -> None:
        self.in_flight.track(asyncio.create_task(places.unarchive(self, guild, channel)))

    def missing_permissions(self, channel: int) -> list[str]:
        return permissions.missing_in(self, channel)

    async def on_interaction(self, interaction: Interaction) -> None:
        kinds = (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if interaction.type in kinds and await self.admits(interaction):
            await route(self.services, interaction)

    async def on_message(self, message: discord.Message) -> None:
        if self.is_closed() or not is_typed_dm(message):
            return
        outcome.saved.set(outcome.NOTHING)
        try:
            self._require_admitted(message.author.id, None)
        except Refused as refused:
            lang = (await self.store.person(message.author.id)).lang
            await report_error_in_dm(message, Words(lang), refused)
        else:
            await answer_dm(self.services, self, message)

    async def admits(self, interaction: Interaction) -> bool:
        """Whether a press or command is taken up; if not, that is said."""
        if self.is_closed():
            return False
        outcome.saved.set(outcome.NOTHING)  # this task was begun by one that may have stored much
        try:
            own_data = is_about_own_data(interaction)
            self._require_admitted(interaction.user.id, interaction.guild_id, own_data)
        except Refused as refused:
            if interaction.type is discord.InteractionType.autocomplete:
                with contextlib.suppress(*REQUEST_FAILED):
                    await interaction.response.autocomplete([])
            else:
                await report_error(interaction, Words(lang_of(interaction)), refused)
            return False
        return True

    def _require_admitted(self, user: int, guild: int | None, own_data: bool = False) -> None:
        """Raise Refused while Herald stops, and for whoever is blocked."""
        if not self.in_flight.begin():
            raise Refused("restarting")
        require_admitted(self.blocklist, user, guild, own_data)

    async def _keep_time(self) -> None:
        while not self.in_flight.closing.is_set():
            await attempt("timekeeper", self.timekeeper.run_due)
            await attempt("errands", self.errands.drop_unfetched)
            await attempt("error report", self.reports.send_due)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.in_flight.closing.wait(), TIMEKEEPER_PAUSE)

    async def _do_errands(self) -> None:
        """Do what the owner asks for on the machine: another process, which can only write it."""
        while not self.in_flight.closing.is_set():
            await self.faults.save(self.store)
            await attempt("blocklist", self.blocklist.load)
            if self.is_ready():
                await attempt("errands", self.errands.carry_out_waiting)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.in_flight.closing.wait(), ERRANDS_PAUSE)

    def _process(self) -> Process:
        of = self.shard_count or 1
        return Process(self.began, len(self.shard_ids or range(of)), of, len(self.guilds), memory())

    async def current_status(self) -> Status:
        """Return how Herald is now. Raises DatabaseError."""
        return await status_of(self.services.tables, self.errands.world)

    async def wind_down(self) -> None:
        """Finish what is under way. Whoever presses meanwhile is told to try again."""
        if self.uploading is not None:
            self.uploading.cancel()  # the next start goes on with them
        await self.in_flight.close()
        await self.outbox.close()
        await self.in_flight.drain()

    async def close(self) -> None:
        await self.wind_down()
        # discord.py leaves this task behind, and it would stumble over the closed client.
        if waking := getattr(self._connection, "_ready_task", None):
            waking.cancel()
        await super().close()
        await asyncio.gather(self.pictures.close(), self.thinkers.close())
        logging.getLogger().removeHandler(self.faults)
        await self.faults.save(self.store)


async def attempt(what: str, work: Callable[[], Awaitable[None]]) -> None:
    """Do something that is done again and again: a fault must not be its end."""
    try:
        await work()
    except DatabaseError as error:  # until the disk has room again, it fails each time
        log.error("%s failed: database error: %s", what, error)
    except Exception:
        log.exception("%s failed", what)


async def run_until_stopped(client: Herald, token: str) -> None:
    """Stopped by a signal, what is under way may finish. Raises what else ends it."""
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stopping.set)
    running = asyncio.create_task(client.start(token))
    running.add_done_callback(lambda _: stopping.set())
    sparing = asyncio.create_task(_spare_collector(client))
    try:
        await stopping.wait()
        log.info("stopping")
        await client.wind_down()
    finally:
        # The connection first: without its session it would stumble.
        running.cancel()
        sparing.cancel()
        await asyncio.wait({running, sparing})
        await client.close()
    if not running.cancelled():
        running.result()


async def _spare_collector(client: Herald) -> None:
    await client.wait_until_ready()
    spare_collector()


def point_discord_at(url: str) -> None:
    """Let discord.py speak to another server: REST at `url`, gateway and CDN on the same host."""
    parts = urlsplit(url)
    host = f"{parts.hostname}:{parts.port}" if parts.port else parts.hostname
    websocket = "wss" if parts.scheme == "https" else "ws"
    discord.http.Route.BASE = url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{websocket}://{host}/gateway")
    discord.asset.Asset.BASE = f"{parts.scheme}://{host}/cdn"
