"""With the real pictures: what everybody sees is drawn from what everybody may know."""

import os
import signal

import pytest

from bot.app import Herald
from bot.chat.delivery import sender
from bot.chat.delivery.pictures import RenderQueue
from bot.operations.process import family
from bot.sandbox import Person
from tests.bot import openapi
from tests.e2e.house import House, ok
from tests.e2e.players import play_on
from tests.e2e.story import Witness
from tests.e2e.test_whole_game import WHOLE, play_a_game, seated


@pytest.fixture
def pictures(unpacked: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real ones, but not those of games that nobody plays here."""
    monkeypatch.setattr(RenderQueue, "warm_up", lambda self: None)
    monkeypatch.setattr(sender, "BETWEEN_PICTURES", 0.0)


async def test_public_pictures_are_those_of_the_public_view(
    house: House, herald: Herald, people: list[Person]
) -> None:
    table = await house.begin(*people, length="short")
    witness = Witness(house.sandbox, house.book)
    witness.watch(table)
    await play_on(house, seated(house, people, table), years=1)
    await house.quiet()
    assert witness.check_pictures() >= 5
    assert house.sandbox.violations == []


async def test_pictures_come_from_a_worker_and_from_the_next_when_that_is_killed(
    house: House, people: list[Person]
) -> None:
    before = family(os.getpid())

    def started() -> set[int]:
        return {*family(os.getpid())} - {*before}

    async with house.running(workers=1):
        ann, ben, *_ = people
        await house.begin(ann, ben, game="liarsdice")
        assert any(post.attachments for post in house.posts())
        (worker,) = started()
        os.kill(worker, signal.SIGKILL)
        await ok(await ann.slash("board", channel=house.sandbox.channel))
        seen = [m for m in ann.sees(house.sandbox.channel) if m.ephemeral_for is ann]
        await house.until(lambda: any(m.attachments for m in seen))
        (another,) = started()
        assert another != worker
    assert not started()
    assert house.sandbox.violations == []


@pytest.mark.slow
async def test_a_whole_game_with_its_pictures(
    house: House, herald: Herald, people: list[Person]
) -> None:
    await play_a_game(house, people, "by-type", WHOLE)
    if openapi.SPEC.is_file():
        assert openapi.check(house.sandbox.requests) == []
