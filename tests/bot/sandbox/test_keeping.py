"""A sandbox that is kept in a file comes back as it was."""

import json
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import Message, Sandbox
from bot.sandbox.api.wire import Upload, read_message
from bot.sandbox.keeping import Journal
from bot.sandbox.model import Emoji
from bot.sandbox.people import Person
from bot.sandbox.web.view import people
from tests.bot.sandbox.small_bot import SmallBot, point_discord_at, running

BUTTON = {"type": 2, "style": 1, "label": "Join", "custom_id": "join"}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "world.jsonl"


def post(sandbox: Sandbox, content: str, **details: Any) -> Message:
    world = sandbox.world
    body = {"content": content, "components": [{"type": 1, "components": [BUTTON]}]}
    files = {0: Upload("board.png", b"picture of " + content.encode())}
    return world.post(sandbox.channel, read_message(world, body, files), **details)


def lines_of(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


async def test_everything_but_whispers_survives(path: Path) -> None:
    async with Sandbox() as old:
        journal = Journal(old, path)
        ann, ben = old.add_user("Ann"), old.add_user("Ben", moderator=True)
        old.world.set_user(ann, locale="fr", dms_open=False)
        hall = old.add_channel("hall")
        first = post(old, "first", nonce="n-1")
        old.add_thread(old.channel, "aside")
        thread = old.world.add_thread(old.channel, "hung", starter=first)
        files = {0: Upload("new.png", b"new picture")}
        edit = {"content": "edited", "attachments": [{"id": 0, "description": "the board"}]}
        old.world.edit(first, read_message(old.world, edit, files, first.body))
        post(old, "only for ann", ephemeral_for=ann)
        old.world.delete(post(old, "taken back"))
        old.world.post(
            hall, read_message(old.world, {"content": f"{ann.mention}?"}, {}), author=ben
        )
        journal.close()
    async with Sandbox() as new:
        Journal(new, path).close()
        world = new.world
        assert (new.guild, world.bot.id, world.owner.id) == (
            old.guild,
            old.world.bot.id,
            old.world.owner.id,
        )
        assert [(p.id, p.name, p.locale, p.dms_open, p.moderator) for p in people(world)] == [
            (ann.id, "Ann", "fr", False, False),
            (ben.id, "Ben", "en-US", True, True),
        ]
        names = [(c.name, c.parent and c.parent.name) for c in world.channels.values()]
        assert sorted(names, key=str) == [
            ("aside", "table"),
            ("hall", None),
            ("hung", "table"),
            ("table", None),
        ]
        assert new.channel.id == old.channel.id
        (kept,) = new.channel.messages
        assert (kept.id, kept.content, kept.edited_at) == (first.id, "edited", first.edited_at)
        assert [button.label for button in kept.buttons] == ["Join"]
        assert [(a.filename, a.description, a.data) for a in kept.attachments] == [
            ("new.png", "the board", b"new picture")
        ]
        assert kept.attachments[0].url.startswith(world.cdn_url)
        assert kept.thread is world.channels[thread.id]
        assert world.message_with_nonce("n-1") is kept
        (asked,) = world.channels[hall.id].messages
        assert (asked.author_id, asked.mentions, asked.pinged) == (ben.id, [ann.id], [ann.id])
        assert world.new_id() > max(world.messages)


async def test_a_kept_person_plays_on_with_a_new_bot(as_before: None, path: Path) -> None:
    async with Sandbox() as old:
        journal = Journal(old, path)
        old.add_user("Ann")
        point_discord_at(old.url)
        async with running(old, SmallBot()):
            await people(old.world)[0].slash("play", channel=old.channel, game="xidit")
        journal.close()
    async with Sandbox() as new:
        journal = Journal(new, path)
        point_discord_at(new.url)
        (ann,) = people(new.world)
        assert isinstance(ann, Person)
        async with running(new, SmallBot()):
            response = await ann.press(new.channel.messages[0], "Join")
            assert response.kind == "update"
            assert new.channel.messages[0].content == "ann joined"
        journal.close()
        assert not new.violations


async def test_a_line_that_was_cut_off_is_passed_over(path: Path) -> None:
    async with Sandbox() as old:
        journal = Journal(old, path)
        post(old, "whole")
        journal.close()
    with path.open("ab") as lines:
        lines.write(b'{"type":"message","id":12')
    async with Sandbox() as new:
        Journal(new, path).close()
        assert [message.content for message in new.channel.messages] == ["whole"]
    assert [line["type"] for line in lines_of(path)] == ["place", "channel", "file", "message"]


async def test_old_pictures_are_left_out_when_it_is_opened(path: Path) -> None:
    async with Sandbox() as old:
        journal = Journal(old, path)
        for number in range(20):
            old.world.delete(post(old, f"post {number}"))
        journal.close()
    assert len(lines_of(path)) > 60
    async with Sandbox() as new:
        Journal(new, path).close()
    assert [line["type"] for line in lines_of(path)] == ["place", "channel"]


async def test_emojis_survive(path: Path) -> None:
    async with Sandbox() as old:
        journal = Journal(old, path)
        emoji = Emoji(old.world.new_id(), "swords", b"a picture")
        old.world.add_emoji(emoji)
        journal.close()
    async with Sandbox() as new:
        Journal(new, path).close()
        assert new.world.emojis == {emoji.id: emoji}
