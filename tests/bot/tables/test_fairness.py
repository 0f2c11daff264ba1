"""Nobody needs to trust the bot: commitments, hashes and receipts."""

import hashlib

from bot.chat.messages.posts import confirmation
from bot.store.rows import PLAYING
from bot.tables import fairness
from bot.tables.actors import Actor
from bot.tables.archive import records
from bot.tables.model import Live
from games.core import Rng
from tests.bot.conftest import ANN, BEN, CAT, Room
from tests.bot.tables.timing.test_reminders import WAIT
from tests.bot.tables.timing.test_timekeeper import posts

KEY = "0123456789abcdef" * 2


def sha(said: str) -> str:
    return hashlib.sha256(said.encode()).hexdigest()


def test_anybody_can_compute_the_hashes_by_hand() -> None:
    assert fairness.commitment(KEY) == sha(f"herald:{KEY}")
    assert fairness.answer_hash("salt", ("k", "r")) == sha("salt:k r")[:16]
    assert fairness.seed(KEY) == 0x0123456789ABCDEF >> 1
    assert 0 <= fairness.seed("f" * 32) < 2**63


def test_every_answer_has_a_salt_of_its_own() -> None:
    salts = {
        fairness.salt(key, epoch, seat, count)
        for key in (KEY, KEY[::-1])
        for epoch in range(5)
        for seat in range(5)
        for count in range(5)
    }
    assert len(salts) == 2 * 5**3


def test_a_commitment_covers_the_whole_key() -> None:
    """Also what the seed does not need: else a second key would fit."""
    for place in range(32):
        other = KEY[:place] + ("0" if KEY[place] != "0" else "1") + KEY[place + 1 :]
        assert fairness.commitment(other) != fairness.commitment(KEY)


async def answer(room: Room, live: Live, seat: int, keys: str) -> fairness.Receipt | None:
    row = live.seats[seat]
    assert row.user is not None
    done = await room.play.answer(live.row.id, row.user, seat, row.serial, keys, shows_next=False)
    return done.receipt


async def test_the_hash_of_the_key_is_posted_at_the_start(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    assert live.row.key is not None and len(live.row.key) == 32
    first = (await posts(room))[-1]
    assert first.endswith(f"fixed from here on: `{fairness.commitment(live.row.key)[:32]}`")


async def test_games_have_keys_of_their_own(room: Room) -> None:
    keys = set()
    for channel in range(20, 30):
        table = await room.open(ANN, channel=channel)
        await room.play.start(table, Actor(ANN), 2)
        keys.add((await room.tables.get(table)).row.key)
    assert len(keys) == 10


async def test_a_secret_answer_stands_in_the_channel_by_its_hash(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    receipt = await answer(room, live, 1, "krabwa")
    assert receipt is not None
    assert fairness.secret_hashes(live) == {1: receipt.hash}
    assert fairness.answer_hash(receipt.salt, "krabwa") == receipt.hash, "their proof"
    assert fairness.answer_hash(receipt.salt, "wwwwww") != receipt.hash
    again = await room.again().tables.get(live.row.id)
    assert fairness.secret_hashes(again) == {1: receipt.hash}


async def test_the_last_to_submit_has_a_receipt_too_and_then_all_are_told(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.empty()
    given = [await answer(room, live, seat, "krabwa") for seat in (2, 0, 1)]
    assert None not in given and len(set(given)) == 3, "the same answer, other salts"
    (said,) = await posts(room)
    hashes = [receipt.hash for receipt in given if receipt]
    assert said.startswith("-# 🔒 Receipts: ") and all(f"`{h[:8]}`" in said for h in hashes)
    assert fairness.secret_hashes(live) == {}


async def test_the_hashes_of_stand_ins_are_told_like_all_others(room: Room) -> None:
    live = await room.planning(ANN, BEN, stand_ins=1)
    assert list(fairness.secret_hashes(live)) == [2]
    await room.empty()
    await answer(room, live, 0, "krabwa")
    await answer(room, live, 1, "krabwa")
    (said, *_) = await posts(room)
    assert said.count("`") == 6


async def test_an_answer_that_is_changed_has_another_hash(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    first = await answer(room, live, 0, "krabwa")
    await answer(room, live, 1, "wwwwww")
    others = fairness.secret_hashes(live)[1]
    await room.play.undo(live.row.id, ANN)
    assert fairness.secret_hashes(live) == {1: others}
    second = await answer(room, live, 0, "kkkkkk")
    assert first and second and first.hash != second.hash
    assert fairness.secret_hashes(live) == {0: second.hash, 1: others}


async def test_an_open_answer_needs_no_receipt(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    (seat,) = live.playing.pending
    key = live.playing.pending[seat].options[0].key
    assert await answer(room, live, seat, key) is None
    assert fairness.secret_hashes(live) == {}


async def test_a_secret_that_nobody_waits_with_needs_no_receipt(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    rng = Rng(1)
    alone = 0
    while live.row.status == PLAYING:
        seat, ask = next(iter(live.playing.pending.items()))
        lonely = ask.secret and len(live.playing.pending) == 1 and not fairness.secret_hashes(live)
        given = live.game.stand_in(live.playing.view(seat), ask, rng)
        done = await room.play.answer(
            live.row.id, (ANN, BEN, CAT)[seat], seat, live.seats[seat].serial, given, False
        )
        if lonely:
            alone += 1
            assert done.receipt is None
        if live.row.status == PLAYING:
            assert not set(fairness.secret_hashes(live)) & set(live.playing.pending), "who goes on"
    assert alone


async def test_the_receipt_is_told_to_its_player_alone(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.empty()
    serial = live.seats[0].serial
    done = await room.play.answer(live.row.id, ANN, 0, serial, "krabwa", shows_next=False)
    assert done.receipt is not None
    assert f"`{done.receipt.hash[:8]}`" in confirmation(done, live.words())
    assert fairness.submitted_receipt(live, 0) == done.receipt, "with its salt, behind a button"
    await answer(room, live, 1, "wwwwww")
    await answer(room, live, 2, "wwwwww")
    everything = "\n".join(str(row.body) for row in await room.outbox())
    assert done.receipt.hash[:8] in everything and done.receipt.salt not in everything


async def test_a_receipt_is_proved_by_the_file(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    receipt = await answer(room, live, 1, "krabwa")
    assert receipt is not None
    await answer(room, live, 0, "wwwwww")
    await room.seating.abandon(live.row.id, Actor(ANN))
    record = records.verify(await records.export(room.tables, live)).record
    assert (1, list("krabwa"), receipt.hash) in records.replay(record).receipts
    assert (0, list(WAIT)) in [(seat, given) for seat, given, _ in records.replay(record).receipts]
