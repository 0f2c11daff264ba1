"""DMs that people type: each is read as an answer to the decision that is open, as with `/turn`."""

from __future__ import annotations

import logging

import discord

from bot.chat.commands.playing import turns_of
from bot.chat.desk import DISCORD, Desk, reply_to_dm, what_went_wrong
from bot.chat.handlers.presses import give_typed
from bot.errors import Refused
from bot.language.texts import Words

log = logging.getLogger(__name__)

TYPED = (discord.MessageType.default, discord.MessageType.reply)


def is_typed_dm(message: discord.Message) -> bool:
    """Whether a person wrote it to Herald alone."""
    return message.guild is None and not message.author.bot and message.type in TYPED


async def answer_dm(desk: Desk, client: discord.Client, message: discord.Message) -> None:
    """Store what was answered, or say how to answer. Everybody who writes gets a reply."""
    words = Words("en")
    try:
        words = Words((await desk.store.person(message.author.id)).lang)
        await _answer(desk, client, message, words)
    except Exception as error:
        await excuse_in_dm(message, words, error)


async def excuse_in_dm(message: discord.Message, words: Words, error: BaseException) -> None:
    said = what_went_wrong(words, error)
    try:
        await reply_to_dm(message, said)
    except DISCORD as failed:
        log.warning("a reply to a DM did not arrive: %s", type(failed).__name__)


async def _answer(
    desk: Desk, client: discord.Client, message: discord.Message, words: Words
) -> None:
    user = message.author.id
    owing = await desk.owing(user)
    if len(owing) != 1:
        said, view = await turns_of(desk, client, user, words)
        if owing:
            said = words.say("dm-which-table") + "\n" + said
        await reply_to_dm(message, said, view)
        return
    table = owing[0]
    try:
        if not message.content.strip():  # a sticker or a file
            raise Refused("dm-without-words")
        said = await give_typed(desk, user, words.lang, table.row.id, message.content)
    except Refused as refused:
        said = table.words(words.lang)(refused.text)
        if table.session is not None and table.seat_of(user) in table.session.pending:
            said += " " + words.say("dm-how-to-answer")
    await desk.reply_with_own_panel(message, table.row.id, words.lang, said)
