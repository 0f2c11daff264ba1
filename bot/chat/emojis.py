"""The application's own emojis: signs of the pictures, for messages and controls.

An emoji is named after what it shows and how it is drawn, so that one that is drawn in a new way is
uploaded beside the old one, which posts of before go on showing.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_uppercase

import discord
from discord import Emoji

import renderers
from bot.chat.delivery.drawings import BadgeEmoji, Drawing, GameEmoji
from bot.chat.delivery.pictures import AT_LEISURE, RenderQueue
from bot.language.signs import Signs, use_signs
from games import GAMES

log = logging.getLogger(__name__)

MOST = 2000  # that an application may own
NAME = 20  # characters, of at most 32, before the digest
OURS = re.compile(r"\w+_[0-9a-f]{6}")


@dataclass(frozen=True)
class Wanted:
    """A sign, and where it is shown: in a game for a sign of its texts, or as a seat's badge."""

    name: str
    file: bytes
    game: str | None
    place: str | tuple[int, str]


def drawings() -> Iterator[tuple[str, Drawing, str | None, str | tuple[int, str]]]:
    """Yield all signs by name, with where they are shown: those of the games, then badges for
    every seat and letter."""
    for game in GAMES.values():
        for name, emoji in renderers.emojis(game.key).items():
            yield name, GameEmoji(game.key, name), game.key, emoji.sign
    for seat in range(max(max(game.seats) for game in GAMES.values())):
        for letter in ascii_uppercase:
            yield f"seat_{letter.lower()}", BadgeEmoji(seat, letter), None, (seat, letter)


async def drawn(queue: RenderQueue) -> list[Wanted]:
    """Draw all signs; whoever plays comes first."""
    found = []
    for name, drawing, game, place in drawings():
        (picture,) = await queue.draw(drawing, AT_LEISURE)
        digest = hashlib.sha256(picture.data).hexdigest()[:6]
        found.append(Wanted(f"{name[:NAME]}_{digest}", picture.data, game, place))
    return found


async def show_emojis(client: discord.Client, queue: RenderQueue) -> None:
    """Upload what is missing, and show all that is there. Where there is none, the sign in the
    text stands in: a refusal is no fault."""
    try:
        owned = await all_owned(client)
        signs = await drawn(queue)
        show(signs, owned)
        uploaded = 0
        for sign in signs:
            if sign.name in owned:  # also of another game that draws it alike
                continue
            await make_room(owned, signs)
            try:
                owned[sign.name] = await upload(client, sign, lambda: show(signs, owned))
                uploaded += 1
            except discord.HTTPException:
                owned.update(await all_owned(client))
                if sign.name not in owned:  # by another process, which uploads them too
                    raise
        show(signs, owned)
        log.info("emojis: %d signs shown, %d of them uploaded now", len(signs), uploaded)
    except (discord.HTTPException, OSError) as error:
        log.warning("emojis: some signs stay as texts write them: %s", error)
    except Exception:  # nobody waits for this task
        log.exception("emojis: some signs stay as texts write them")


async def all_owned(client: discord.Client) -> dict[str, Emoji]:
    return {emoji.name: emoji for emoji in await client.fetch_application_emojis()}


async def upload(client: discord.Client, sign: Wanted, meanwhile: Callable[[], None]) -> Emoji:
    """Upload a sign, as soon as Discord takes another one."""
    while True:
        try:
            return await client.create_application_emoji(name=sign.name, image=sign.file)
        except discord.RateLimited as limit:
            meanwhile()
            await asyncio.sleep(limit.retry_after)


async def make_room(owned: dict[str, Emoji], signs: Sequence[Wanted]) -> None:
    """If there is no room for another, delete the oldest of ours that is no longer in use."""
    used = {sign.name for sign in signs}
    unused = [emoji for name, emoji in owned.items() if OURS.fullmatch(name) and name not in used]
    if len(owned) >= MOST and unused:
        oldest = min(unused, key=lambda emoji: emoji.id)
        await oldest.delete()
        del owned[oldest.name]


def show(signs: Sequence[Wanted], owned: Mapping[str, Emoji]) -> None:
    by_game: dict[str, dict[str, str]] = {game: {} for game in GAMES}
    badges: dict[tuple[int, str], str] = {}
    for sign in signs:
        emoji = owned.get(sign.name)
        if emoji is None:
            continue
        if sign.game is not None and isinstance(sign.place, str):
            by_game[sign.game][sign.place] = str(emoji)
        elif not isinstance(sign.place, str):
            badges[sign.place] = str(emoji)
    use_signs(Signs(by_game, badges))
