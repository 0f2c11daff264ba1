"""The command `herald`: run the bot, simulate games, measure."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys

import aiohttp
import discord

from bot import config
from bot.client import Herald, point_discord_at
from bot.store import Store, StoreError


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="herald", description=__doc__)
    commands = parser.add_subparsers(dest="command")
    commands.add_parser("run", help="run the bot (the default)")
    options = parser.parse_args(arguments)
    if options.command in (None, "run"):
        sys.exit(run())


def run() -> int:
    """The exit status; what is wrong is said in one sentence."""
    logging.basicConfig(
        level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    logging.getLogger("discord").setLevel(logging.WARNING)
    try:
        settings = config.load()
        if not settings.token:
            raise config.ConfigError(
                "DISCORD_TOKEN is not set: copy .env.example to .env and put your token there."
            )
        asyncio.run(serve(settings))
    except (config.ConfigError, StoreError) as error:
        return complain(str(error))
    except discord.LoginFailure:
        return complain("Discord refuses the token: check DISCORD_TOKEN.")
    except (aiohttp.ClientError, OSError, discord.HTTPException, discord.GatewayNotFound):
        return complain("Discord cannot be reached: check the network and HERALD_DISCORD_URL.")
    except discord.ConnectionClosed as error:
        return complain(f"Discord closed the connection for good (code {error.code}).")
    except AttributeError:
        # discord.py 2.7 trips over itself when its very first gateway connection fails.
        logging.getLogger(__name__).debug("first connection", exc_info=True)
        return complain("Discord's gateway cannot be reached; start Herald again.")
    return 0


def complain(sentence: str) -> int:
    print(f"herald: {sentence}", file=sys.stderr)
    return 1


async def serve(settings: config.Config) -> None:
    """Run until stopped by a signal, which lets what is under way finish."""
    if settings.discord_url:
        point_discord_at(settings.discord_url)
    store = await Store.open(settings.database)
    try:
        async with Herald(settings, store) as client:
            running = asyncio.create_task(client.start(settings.token))
            loop = asyncio.get_running_loop()
            for name in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(name, lambda: asyncio.create_task(client.close()))
            await running
    finally:
        await store.close()


if __name__ == "__main__":
    main()
