"""The command `herald`: run the bot, simulate games, measure."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from string import ascii_uppercase
from typing import Any

import discord

import games.errors
import games.simulate
from bot import config
from bot.app import Herald, point_discord_at, run_until_stopped
from bot.errors import (
    BackupError,
    ConfigError,
    DatabaseError,
    Refused,
    StoreError,
    TrialError,
    UnreachableError,
)
from bot.language.texts import FALLBACK, Words
from bot.operations import logs
from bot.operations.backup import back_up, prune, restore
from bot.operations.bench import bench
from bot.operations.doctor import examine
from bot.operations.health import health
from bot.operations.load import Wishes, load
from bot.operations.load_plot import plot
from bot.operations.moving import copy_database
from bot.operations.owner import ARGUMENTS, WORDS, add_owner_commands, ask, positive
from bot.store import Store
from bot.tables import names
from bot.tables.archive import records
from bot.version import __version__
from games import GAMES

FAILED = 1
WRONG_SETTINGS = 78  # EX_CONFIG of sysexits.h: to start again would not help
BAD_TOKEN = 4004  # what the gateway says of one that was reset meanwhile
REFUSED_TOKEN = "Discord refuses the token: check DISCORD_TOKEN."


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="herald", description=__doc__)
    parser.add_argument("--version", action="version", version=f"herald {__version__}")
    add_sandbox_options(parser, keep=False, port=None)
    commands = parser.add_subparsers(dest="command")
    running = commands.add_parser("run", help="run the bot (the default); without a token, a page")
    add_sandbox_options(running, keep=argparse.SUPPRESS, port=argparse.SUPPRESS)
    many = commands.add_parser("simulate", help="let the computer play many games")
    many.add_argument("game", choices=sorted(GAMES))
    many.add_argument("--players", type=int, help="how many (default: the most)")
    many.add_argument("--games", type=int, default=100)
    many.add_argument("--seed", type=int, default=1)
    many.add_argument(
        "--stand-ins",
        type=seats,
        default=frozenset(),
        metavar="SEATS",
        help="seats that stand-ins play, the first is 0 (for example: 0,2)",
    )
    many.add_argument(
        "--levels",
        type=lambda listed: listed.split(","),
        default=(),
        metavar="LEVELS",
        help="who plays, one a seat (for example: hard,normal,random); prints a table",
    )
    many.add_argument("--option", action="append", default=[], metavar="KEY=CHOICE")
    measure = commands.add_parser("bench", help="measure speed, sizes and memory")
    add_load_options(measure.add_subparsers(dest="what"))
    copy = commands.add_parser("backup", help="copy the database, also while the bot runs")
    copy.add_argument("file", nargs="?", type=Path, help="a new file, or a folder to put it in")
    copy.add_argument(
        "--keep", type=positive, metavar="N", help="delete all but the newest N there"
    )
    back = commands.add_parser("restore", help="put a backup in the place of the database")
    back.add_argument("file", type=Path, help="a file that herald backup has made")
    move = commands.add_parser("copy-database", help="copy all games to PostgreSQL, or back")
    move.add_argument("source", metavar="FROM", help="a file, or postgresql://user@host/name")
    move.add_argument("target", metavar="TO", help="an empty database, or a file to be made")
    commands.add_parser("doctor", help="check that all is as Herald needs it")
    prove = commands.add_parser("verify", help="prove a game from the file that was exported")
    prove.add_argument("file", type=Path)
    prove.add_argument("--seal", help="what was posted at the end of the game")
    prove.add_argument("--hash", help="what was posted at its start")
    prove.add_argument("--seals", action="store_true", help="list the hashes of secret answers")
    add_owner_commands(commands)
    options = parser.parse_args(arguments)
    if options.command == "simulate":
        sys.exit(simulate(options))
    elif options.command == "bench":
        sys.exit(measure_load(options) if options.what == "load" else print_bench())
    elif options.command == "backup":
        sys.exit(backup(options.file, options.keep))
    elif options.command == "restore":
        sys.exit(put_back(options.file))
    elif options.command == "copy-database":
        sys.exit(move_games(options.source, options.target))
    elif options.command == "verify":
        sys.exit(verify(options.file, options.hash, options.seal, options.seals))
    elif options.command in WORDS:
        sys.exit(for_owner(options))
    elif options.command == "doctor":
        sys.exit(asyncio.run(doctor()))
    else:
        sys.exit(run(options.keep, options.port))


def add_sandbox_options(parser: argparse.ArgumentParser, keep: Any, port: Any) -> None:
    """They may stand before or behind the word `run`."""
    sandbox = parser.add_argument_group("without a token")
    help_keep = "keep channels, messages and games for the next time"
    sandbox.add_argument("--keep", action="store_true", default=keep, help=help_keep)
    help_port = "where the page is served (default: 8765, or any that is free)"
    sandbox.add_argument("--port", type=port_number, default=port, metavar="N", help=help_port)


def add_load_options(kinds: Any) -> None:
    load = kinds.add_parser("load", help="many tables at once, in a Herald of their own")
    load.add_argument("--tables", type=positive, default=320)
    load.add_argument("--rate", type=float, default=20.0, help="presses a second (default: 20)")
    load.add_argument("--seconds", type=float, default=60.0)
    load.add_argument("--workers", type=int, help="processes that draw (default: as Herald does)")
    load.add_argument("--database", metavar="ADDRESS", help="an empty PostgreSQL (default: a file)")
    load.add_argument(
        "--processes", type=positive, default=1, help="Heralds that share it (default: 1)"
    )
    load.add_argument(
        "--thinking",
        type=positive,
        default=0,
        metavar="N",
        help="tables beside them, at which hard computer players think (default: none)",
    )
    load.add_argument("--plot", type=Path, metavar="FILE", help="a PNG with how it went")


def print_bench() -> int:
    print(json.dumps(bench(), indent=2))
    return 0


def measure_load(options: argparse.Namespace) -> int:
    """Print a report as JSON, and draw it; return the exit status."""
    wishes = Wishes(
        options.tables,
        options.rate,
        options.seconds,
        options.workers,
        options.processes,
        options.thinking,
    )
    try:
        database = config.database_address(options.database) if options.database else None
        if options.processes > 1 and not isinstance(database, config.ServerAddress):
            raise ConfigError("--processes needs --database postgresql://…")
        found, measured = load(wishes, database)
    except ConfigError as error:
        return complain(str(error), WRONG_SETTINGS)
    except StoreError as error:
        return complain(str(error))
    print(json.dumps(found, indent=2))
    if options.plot:
        options.plot.write_bytes(plot(measured))
    return 0


def port_number(given: str) -> int:
    if int(given) not in range(65536):
        raise ValueError(given)
    return int(given)


def seats(listed: str) -> frozenset[int]:
    return frozenset(int(seat) for seat in listed.split(",") if seat)


def simulate(options: argparse.Namespace) -> int:
    """Print a report as JSON, or a table of levels; exit status 1 with seed and moves when a game
    breaks."""
    game = GAMES[options.game]
    chosen = dict(option.partition("=")[::2] for option in options.option)
    players = options.players
    begin = time.perf_counter()
    try:
        possible = game.seats_for(chosen)
        players = players or len(options.levels) or possible[-1]
        if players not in possible:
            raise ValueError(f"{game.key} is for {possible[0]} to {possible[-1]} players")
        report = games.simulate.simulate(
            game,
            players,
            options.games,
            options.seed,
            chosen,
            options.stand_ins,
            options.levels,
        )
    except ValueError as error:
        return complain(f"{error}.")
    except games.errors.Broken as broken:
        moves = [[move.seat, list(move.answer)] for move in broken.moves]
        found = {"broken": broken.reason, "seed": broken.seed, "moves": moves}
        print(json.dumps({"game": game.key, "players": players, "options": chosen, **found}))
        return 1
    took = time.perf_counter() - begin
    if options.levels:
        print("\n".join(levels_as_table(report)))
        return 0
    print(json.dumps({**asdict(report), "moves_per_second": round(report.moves / took)}))
    return 0


def levels_as_table(report: games.simulate.Report) -> Iterator[str]:
    """Yield the lines of a table: how often a seat of each kind won."""
    fair = f"{1 / report.players:.0%} if all were equal"
    yield f"{report.game}, {report.players} players, {report.games} games; a seat wins {fair}"
    yield f"{'player':<10}{'seats':>6}{'wins':>6}{'rate':>8}{'95 % between':>20}{'score':>9}"
    for kind, it in report.kinds.items():
        between = f"{it.low:.1%} and {it.high:.1%}"
        rate = f"{it.win_rate:>8.1%}{between:>20}"
        yield f"{kind:<10}{it.seats:>6}{it.wins:>6}{rate}{it.mean_score:>9.2f}"


def backup(file: Path | None, keep: int | None) -> int:
    try:
        database = config.load().database
        done = back_up(database, file, datetime.now())
        print(done)
        for old in prune(database, done.path.parent, keep) if keep else ():
            print(f"{old} is deleted")
    except ConfigError as error:
        return complain(str(error), WRONG_SETTINGS)
    except BackupError as error:
        return complain(str(error))
    return 0


def put_back(file: Path) -> int:
    try:
        print(restore(file, config.load().database, datetime.now()))
    except ConfigError as error:
        return complain(str(error), WRONG_SETTINGS)
    except BackupError as error:
        return complain(str(error))
    return 0


def move_games(source: str, target: str) -> int:
    try:
        print(copy_database(config.database_address(source), config.database_address(target)))
    except ConfigError as error:
        return complain(str(error), WRONG_SETTINGS)
    except StoreError as error:
        return complain(str(error))
    return 0


def for_owner(options: argparse.Namespace) -> int:
    """Carry out what the owner asks for, and print the answer."""
    given = {name: value for name, value in vars(options).items() if name in ARGUMENTS}
    args = {name: value for name, value in given.items() if value is not None}
    try:
        print(asyncio.run(ask(config.load().database, options.command, args)))
    except ConfigError as error:
        return complain(str(error), WRONG_SETTINGS)
    except (StoreError, DatabaseError) as error:
        return complain(str(error))
    return 0


async def doctor() -> int:
    """The exit status: 1 when something is not as it should be."""
    status = 0
    async for finding in examine(os.environ, Path(".env")):
        print(finding, flush=True)
        status |= bool(finding.todo)
    return status


def verify(
    path: Path, posted_commitment: str | None, posted_hash: str | None, list_receipts: bool
) -> int:
    """Say what the file proves; exit status 1 and what is wrong when it proves nothing."""
    try:
        with path.open("rb") as file:
            replayed = records.verify(file.read(records.LARGEST + 1))
    except OSError as error:
        return complain(f"{path} cannot be read: {error.strerror}.")
    except Refused as refused:
        return complain(Words(FALLBACK)(refused.text))
    found, result = replayed.record, replayed.session.result
    for given, own in ((posted_commitment, found.commitment), (posted_hash, found.game_hash)):
        if given is not None and given != own:
            return complain(f"{given} was posted, but the file has {own}.")
    print(f"{found.game}: {len(found.moves)} answers, all legal, by {len(found.seats)} seats.")
    letters = ascii_uppercase  # of the seats in their order: those of the table may be others
    if result is not None:
        winners = " and ".join(f"seat {letters[seat]}" for seat in result.winners) or "nobody"
        scores = (f"{letters[seat]} {score}" for seat, score in enumerate(result.scores))
        print(f"Won by {winners}; scores {', '.join(scores)}.")
    named = (f"{letters[n]} “{names.clean(seat.name)}”" for n, seat in enumerate(found.seats))
    print(f"The file calls them {', '.join(named)}: names are not part of the proof.")
    if list_receipts:
        for seat, answer, hash_ in replayed.receipts:
            print(f"  {hash_}  {letters[seat]}: {names.printable(' '.join(answer))}")
    print("These must be the ones that were posted in the channel:")
    print(f"  at the start  {found.commitment}\n  at the end    {found.game_hash}")
    return 0


def run(keep: bool, port: int | None) -> int:
    """The exit status; what is wrong is said in one sentence."""
    try:
        settings = config.load()
        logs.set_up(*settings.secrets)
        logs.set_level(settings.log_level or "info")
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody calls it
        if not settings.token and not settings.discord_url:
            if not keep and port is None and not at_a_terminal():
                raise ConfigError(
                    "DISCORD_TOKEN is not set, and there is no terminal: put the token into .env, "
                    "or give --port to serve the page on which Herald can be tried without one."
                )
            return try_out(settings, keep, port)
        if not settings.token:
            raise ConfigError("HERALD_DISCORD_URL is set, but DISCORD_TOKEN is not.")
        if keep or port is not None:
            raise ConfigError("--keep and --port need DISCORD_TOKEN to be empty.")
        asyncio.run(serve(settings))
    except ConfigError as error:
        return complain(str(error), WRONG_SETTINGS)
    except (StoreError, UnreachableError) as error:
        return complain(str(error))
    except discord.LoginFailure:
        return complain(REFUSED_TOKEN, WRONG_SETTINGS)
    except discord.HTTPException as error:
        return complain(f"Discord refuses the start with status {error.status}: ask herald doctor.")
    except discord.ConnectionClosed as error:
        if error.code == BAD_TOKEN:
            return complain(REFUSED_TOKEN, WRONG_SETTINGS)
        return complain(f"Discord closed the connection for good (code {error.code}).")
    except KeyboardInterrupt:  # stopped before it had begun
        return 0
    return 0


def at_a_terminal() -> bool:
    """Whether somebody is there to read what is printed; a service has nobody."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    return any(stream is not None and stream.isatty() for stream in streams)


def try_out(settings: config.Config, keep: bool, port: int | None) -> int:
    """The sandbox and its page. With a token they are not even loaded."""
    from bot.sandbox.demo import Wishes, trial  # noqa: PLC0415

    logs.set_level(settings.log_level or "warning")
    logging.getLogger("discord").setLevel(logging.ERROR)
    try:
        asyncio.run(trial(settings, Wishes(port, keep)))
    except TrialError as error:
        return complain(str(error))
    return 0


def complain(sentence: str, status: int = FAILED) -> int:
    print(f"herald: {sentence}", file=sys.stderr)
    return status


async def serve(settings: config.Config) -> None:
    """Run until stopped by a signal, which lets what is under way finish."""
    if settings.discord_url:
        point_discord_at(settings.discord_url)
    alone = settings.shards is None or settings.shards.are_all
    store = await Store.open(settings.database, alone)
    try:
        async with Herald(settings, store) as client, health(client, settings.health_port):
            await run_until_stopped(client, settings.token)
    finally:
        await store.close()


if __name__ == "__main__":
    main()
