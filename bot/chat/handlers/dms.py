"""DMs that people type: each is read as an answer to the decision that is open, as with `/turn`."""

from __future__ import annotations

import logging

import discord

from bot.chat.handlers.typed_answers import Read, answer_typed
from bot.chat.messages.turns import turns_of
from bot.chat.replies import REQUEST_FAILED, answer_dm_with_own_panel, reply_to_dm, what_went_wrong
from bot.chat.services import Services
from bot.errors import Refused
from bot.language.texts import Words

log = logging.getLogger(__name__)

TYPED = (discord.MessageType.default, discord.MessageType.reply)


def is_typed_dm(message: discord.Message) -> bool:
    """Whether a person wrote it to Herald alone."""
    return message.guild is None and not message.author.bot and message.type in TYPED


async def answer_dm(services: Services, client: discord.Client, message: discord.Message) -> None:
    """Store what was answered, or say how to answer. Everybody who writes gets a reply."""
    words = Words("en")
    try:
        words = Words((await services.store.person(message.author.id)).lang)
        await _answer(services, client, message, words)
    except Exception as error:
        await report_error_in_dm(message, words, error)


async def report_error_in_dm(message: discord.Message, words: Words, error: BaseException) -> None:
    content = what_went_wrong(words, error)
    try:
        await reply_to_dm(message, content)
    except REQUEST_FAILED as failed:
        log.warning("reply to a DM not delivered: %s", type(failed).__name__)


async def _answer(
    services: Services, client: discord.Client, message: discord.Message, words: Words
) -> None:
    user = message.author.id
    owing = await services.owing(user)
    if len(owing) != 1:
        content, view = await turns_of(services, client, user, words)
        if owing:
            content = words.say("dm-which-table") + "\n" + content
        await reply_to_dm(message, content, view)
        return
    table = owing[0]
    try:
        if not message.content.strip():  # a sticker or a file
            raise Refused("dm-without-words")
        read = await answer_typed(services, user, words.lang, table.row.id, message.content)
    except Refused as refused:
        content = table.words(words.lang)(refused.text)
        if table.session is not None and table.seat_of(user) in table.session.pending:
            content += " " + words.say("dm-how-to-answer")
        read = Read(content)
    await answer_dm_with_own_panel(
        services, message, table.row.id, words.lang, read.above, read.preview
    )
