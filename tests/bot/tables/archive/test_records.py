"""Games as files: there and back, proved, and nothing else."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bot.chat.messages.posts import post
from bot.errors import Refused
from bot.store.rows import ABANDONED, ANYBODY, FINISHED, PLAYING
from bot.tables import fairness
from bot.tables.actors import Actor
from bot.tables.archive import records
from bot.tables.model import Live
from games import GAMES
from games.core import Rng, text
from games.session import Session
from games.standin import random_answer
from tests.bot import newer
from tests.bot.conftest import ANN, BEN, CAT, EVE, Room
from tests.bot.tables.test_play import told
from tests.bot.tables.test_registry import refusal

THERE = records.Place(1, 77, BEN, "en")


async def play_on(room: Room, live: Live, moves: int = 10**6, lively: bool = False) -> None:
    """By chance; or as sensible players would, so that much happens, but that takes longer."""
    rng = Rng(9)
    for _ in range(moves):
        if live.row.status != PLAYING:
            return
        seat, ask = next(iter(live.playing.pending.items()))
        answer = random_answer(ask, rng)
        if lively:
            answer = live.game.stand_in(live.playing.view(seat), ask, rng)
        await room.answer(live, seat, *answer)


async def exported(room: Room, moves: int = 10**6, lively: bool = False) -> tuple[Live, bytes]:
    live = await room.begin(ANN, BEN, CAT)
    await play_on(room, live, moves, lively)
    if live.row.status == PLAYING:
        await room.seating.abandon(live.row.id, Actor(ANN))
    await room.empty()
    return live, await records.export(room.tables, live)


async def restore(room: Room, data: bytes, place: records.Place = THERE) -> Live:
    table = await records.restore(room.tables, data, place, room.clock())
    await room.play.continue_imported(table)
    return await room.tables.get(table)


async def test_only_what_is_over_is_exported(room: Room) -> None:
    table = await room.open(ANN, BEN, CAT)
    live = await room.tables.get(table)
    assert await refusal(records.export(room.tables, live)) == "export-when-over"
    await room.play.start(table, Actor(ANN))
    assert await refusal(records.export(room.tables, live)) == "export-when-over"
    await room.seating.abandon(table, Actor(ANN))
    assert await records.export(room.tables, live)
    other = await room.open(ANN)
    await room.seating.abandon(other, Actor(ANN))
    never = await room.tables.get(other)
    assert await refusal(records.export(room.tables, never)) == "never-begun"


async def test_a_finished_game_comes_back_finished(room: Room) -> None:
    live, data = await exported(room)
    assert live.row.status == FINISHED
    again = await restore(room, data)
    assert again.row.status == FINISHED and again.session is not None
    assert live.session is not None
    assert again.session.table == live.session.table
    assert again.session.result == live.session.result
    assert await room.store.lines(again.row.id) == await room.store.lines(live.row.id)
    assert await room.store.moves(again.row.id) == await room.store.moves(live.row.id)
    assert json.loads(await records.export(room.tables, again)) == json.loads(data)
    assert [row.kind for row in await room.outbox()] == ["post"], "nobody is asked for anything"


async def test_an_abandoned_game_goes_on_where_it_was(room: Room) -> None:
    live, data = await exported(room, moves=25)
    assert live.row.status == ABANDONED
    again = await restore(room, data)
    assert again.row.status == PLAYING and again.row.host == BEN
    moves = await room.store.moves(live.row.id)
    assert (await room.store.moves(again.row.id))[: len(moves)] == moves
    assert list(again.playing.pending) == [1] and again.seats[1].asked_at
    fresh = await room.again().tables.get(again.row.id)
    assert fresh.playing.table == again.playing.table
    await room.seating.take_back(again.row.id, Actor(ANN, "Ann"))
    await room.seating.take(again.row.id, 2, Actor(CAT, "Cat"))
    assert [seat.user for seat in again.seats] == [ANN, BEN, CAT]
    await play_on(room, again)
    assert again.row.status == FINISHED


async def test_a_file_cut_short_does_not_wait_for_a_stand_in(room: Room) -> None:
    live = await room.begin(ANN, stand_ins=3)
    await play_on(room, live, moves=3)
    await room.seating.abandon(live.row.id, Actor(ANN))
    data = await records.export(room.tables, live)
    short = rehashed(data, moves=json.loads(data)["moves"][:-2])
    again = await restore(room, short, records.Place(1, 77, ANN, "en"))
    assert list(again.playing.pending) == [0]


async def test_only_who_plays_in_it_and_only_where_there_is_room(room: Room) -> None:
    live, data = await exported(room, moves=10)
    stranger = records.Place(1, 77, EVE, "en")
    assert await refusal(restore(room, data, stranger)) == "import-not-yours"
    await room.open(EVE)
    here = records.Place(1, live.row.channel, ANN, "en")
    assert await refusal(restore(room, data, here)) == "table-here-already"
    assert await room.store.table(3) is None


def change(data: bytes, **changed: Any) -> bytes:
    return json.dumps(json.loads(data) | changed).encode()


def rehashed(data: bytes, **changed: Any) -> bytes:
    """As by somebody who knows how the hash is made."""
    made = msgspec.json.decode(change(data, **changed), type=records.Record)
    return change(data, **changed, seal=records.game_hash(made))


async def test_what_is_no_export_is_refused_in_one_word(room: Room) -> None:
    live, data = await exported(room, moves=12)
    record = json.loads(data)
    ann = record["seats"][0]
    unreadable = [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"\xff\xfe",
        b"[" * 50_000,
        b'{"x": ' + b"[" * 100_000,
        data[:-10],
        data.replace(b'"xidit"', b'"chess"'),
        change(data, herald=1),
        change(data, key="x" * 32),
        change(data, key="0" * 31),
        change(data, key=7),
        change(data, seats=[ann] * 11),
        change(data, seats=[ann | {"user": 2**70}]),
        change(data, seats=[ann | {"user": 0}]),
        change(data, moves=[[0]]),
        change(data, moves=[[0, "k"]]),
        change(data, options={"length": 3}),
    ]
    for forged in unreadable:
        assert await refusal(restore(room, forged)) == "import-unreadable", forged[:80]
    assert await refusal(restore(room, change(data, version=99))) == "other-version"
    misfits: list[dict[str, Any]] = [
        {"seats": record["seats"][:2]},
        {"options": {"length": "endless"}},
        {"options": {"color": "red"}},
        {"moves": [*record["moves"][:5], [0, ["x"]]]},
        {"moves": [[7, ["1"]]]},
        {"moves": [[-1, ["1"]]]},
        {"moves": [*record["moves"], [0, ["k"] * 7]]},
        {"moves": [*record["moves"], *record["moves"]]},
    ]
    for misfit in misfits:
        forged = rehashed(data, **misfit)
        assert await refusal(restore(room, forged)) == "import-does-not-fit", misfit
    assert await room.store.table(live.row.id + 1) is None
    assert await room.outbox() == []


async def test_names_from_a_file_are_cut_and_cleaned(room: Room) -> None:
    _, data = await exported(room, moves=3)
    record = json.loads(data)
    for seat, name in enumerate(["A\n\u202enn\x1b[2J", "n" * 5000, "\u200b"]):
        record["seats"][seat]["name"] = name
    again = await restore(room, json.dumps(record).encode())
    assert [seat.name for seat in again.seats] == ["A nn[2J", "n" * 32, "?"]


# Whom a file names has not agreed to anything


async def test_a_game_from_a_file_seats_only_whoever_set_it_up(room: Room) -> None:
    _, data = await exported(room, moves=25)
    again = await restore(room, data)
    assert [(s.user, s.former, s.open_to) for s in again.seats] == [
        (None, ANN, ANN),
        (BEN, None, None),
        (None, CAT, CAT),
    ]
    places = {row.place for row in await room.outbox()}
    assert places <= {"channel:77", f"user:{BEN}"}, "nothing is sent to the others"
    first = (await told(room))[0]
    assert "Also in that game: Ⓐ **Ann** and Ⓒ **Cat**." in first and "<@" not in first
    shown = post(again, "", closed=[0, 1, 2])
    assert set(shown.pings) <= {BEN}
    assert shown.view is not None
    labels = [getattr(item, "label", None) for item in shown.view.children]
    assert labels[-2:] == ["Take Ⓐ Ann’s seat", "Take Ⓒ Cat’s seat"]

    await room.empty()
    assert (
        await refusal(room.seating.take(again.row.id, 0, Actor(EVE, "Eve"))) == "seat-for-another"
    )
    await room.seating.take(again.row.id, 0, Actor(ANN, "Annie"))
    assert "Ⓐ **Annie** is back in the game." in (await told(room))[0]
    assert (again.seats[0].user, again.seats[0].name) == (ANN, "Annie")


async def test_a_finished_game_from_a_file_binds_nobody_either(room: Room) -> None:
    _, data = await exported(room)
    again = await restore(room, data)
    assert [seat.user for seat in again.seats] == [None, BEN, None]
    assert {row.place for row in await room.outbox()} == {"channel:77"}
    await room.seating.rematch(again.row.id, BEN, "same")
    lobby = await room.tables.here(77)
    assert [seat.user for seat in lobby.seats] == [BEN], "a rematch seats nobody by way of a file"


async def test_a_file_gives_nobody_two_seats(room: Room) -> None:
    _, data = await exported(room, moves=25)
    for users in ([BEN, BEN, BEN], [ANN, BEN, ANN]):
        seats = [{"name": f"n{n}", "user": user} for n, user in enumerate(users)]
        place = records.Place(1, 77 + users[0], BEN, "en")
        again = await restore(room, change(data, seats=seats), place)
        claimed = [user for seat in again.seats for user in (seat.user or seat.former,) if user]
        assert sorted(claimed) == sorted(set(users))
        assert await room.store.tables_of(BEN) == sorted(set(await room.store.tables_of(BEN)))


async def test_a_seat_left_to_a_stand_in_is_offered_again_by_the_file(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    await room.seating.stand_in(live.row.id, 0, Actor(ANN))
    await room.seating.offer(live.row.id, 2, Actor(CAT), candidate=ANN)
    await room.seating.stand_in(live.row.id, 1, Actor(BEN))
    assert live.row.status == ABANDONED
    record = json.loads(await records.export(room.tables, live))
    assert [seat["user"] for seat in record["seats"]] == [ANN, BEN, CAT]
    live.seats[2].user = ANN  # who had left the first seat, and took the last one
    assert [seat.user for seat in records.record(live, []).seats] == [None, BEN, ANN]


async def test_a_file_is_as_large_as_an_export_may_be(room: Room) -> None:
    _, data = await exported(room, moves=3)
    padded = data + b" " * (records.LARGEST - len(data))
    assert records.verify(padded).record == records.verify(data).record
    with pytest.raises(Refused, match="import-unreadable"):
        records.verify(padded + b" ")


@pytest.mark.parametrize("size", [0, 1])
async def test_random_damage_never_breaks_anything(room: Room, size: int) -> None:
    _, data = await exported(room, moves=15)
    rng = Rng(size)
    tables = 1
    for _ in range(150):
        damaged = bytearray(data)
        for _ in range(1 + size * 4):
            damaged[rng.below(len(damaged))] = rng.below(256)
        place = records.Place(1, 100 + tables, BEN, "en")
        try:
            await restore(room, bytes(damaged), place)
        except Refused:
            assert await room.store.table(tables + 1) is None
        else:
            tables += 1


# Proofs


def forgeries(record: records.Record) -> Iterator[tuple[str, records.Record]]:
    """Every way to change one thing in a file."""
    yield "herald", replace(record, herald=record.herald + 1)
    yield "game", replace(record, game="sigillum")
    yield "version", replace(record, version=record.version + 1)
    for setting in GAMES[record.game].settings:
        for choice in set(setting.choices) - {record.options[setting.key]}:
            yield "options", replace(record, options=record.options | {setting.key: choice})
    for place in range(len(record.key)):
        digit = f"{(int(record.key[place], 16) + 1) % 16:x}"
        key = record.key[:place] + digit + record.key[place + 1 :]
        yield "key", replace(record, key=key)
        yield "key", replace(record, key=key, commitment=fairness.commitment(key))
    yield "commitment", replace(record, commitment=record.commitment[::-1])
    yield "seats", replace(record, seats=record.seats[:-1])
    yield "seats", replace(record, seats=[*record.seats, records.Seated("Dan", None)])
    yield "game_hash", replace(record, game_hash="")
    yield "game_hash", replace(record, game_hash=record.game_hash[::-1])


def forged_moves(record: records.Record) -> Iterator[records.Record]:
    """Every other answer to every ask, other seats, other orders, missing and doubled moves."""
    session: Session[Any, Any] = Session.start(
        GAMES[record.game], len(record.seats), record.options, fairness.seed(record.key)
    )
    rng = Rng(4)
    for n, (seat, answer) in enumerate(record.moves):
        before, after = record.moves[:n], record.moves[n + 1 :]
        ask = session.pending[seat]
        others = {random_answer(ask, rng) for _ in range(3)} - {tuple(answer)}
        for other in others:
            yield replace(record, moves=[*before, (seat, list(other)), *after])
        yield replace(record, moves=[*before, ((seat + 1) % 3, answer), *after])
        yield replace(record, moves=[*before, *after])
        yield replace(record, moves=[*before, (seat, answer), (seat, answer), *after])
        if after and after[0] != (seat, answer):
            yield replace(record, moves=[*before, after[0], (seat, answer), *after[1:]])
        session.answer(seat, answer)
    yield replace(record, moves=[])


async def test_no_single_change_of_a_file_is_proved(room: Room) -> None:
    """Over a whole game: every field, every answer, every order."""
    _, data = await exported(room, lively=True)
    record = records.verify(data).record
    changed = [made for _, made in forgeries(record)]
    touched = {name for name, _ in forgeries(record)}
    assert touched | {"moves"} == set(records.Record.__struct_fields__)
    changed += forged_moves(record)
    assert len(record.moves) > 50 and len(changed) > 5 * len(record.moves)
    for forged in changed:
        with pytest.raises(Refused) as refused:
            records.verify(msgspec.json.encode(forged))
        assert refused.value.text.key in (
            "import-unreadable",
            "other-version",
            "verify-chance",
            "verify-seal",
        )


def test_files_of_earlier_versions_are_read_and_proved_as_before() -> None:
    """The names in the file, and the order in which they are hashed, are for all time."""
    key = "00112233445566778899aabbccddeeff"
    record = records.Record(
        herald=2,
        game="xidit",
        version=1,
        options={"length": "short"},
        key=key,
        commitment=fairness.commitment(key),
        seats=[records.Seated("Ann", ANN), records.Seated("Ben", None)],
        moves=[(0, ["k", "r"]), (1, ["w"])],
    )
    record.game_hash = "bd648cfbf38d774c4054b92ff9cee6cec230ea5ab3a8477c674f5468459fc058"
    assert records.game_hash(record) == record.game_hash
    file = (
        b'{"herald":2,"game":"xidit","version":1,"options":{"length":"short"},'
        b'"key":"00112233445566778899aabbccddeeff",'
        b'"commitment":"6c31421912232a99b090c276bf28122194e6051f432bc267d5ee98c8bffdc4e6",'
        b'"seats":[{"name":"Ann","user":101},{"name":"Ben","user":null}],'
        b'"moves":[[0,["k","r"]],[1,["w"]]],'
        b'"seal":"bd648cfbf38d774c4054b92ff9cee6cec230ea5ab3a8477c674f5468459fc058"}'
    )
    assert msgspec.json.encode(record) == file
    assert msgspec.json.decode(file, type=records.Record) == record


async def test_a_key_must_fit_what_was_posted_at_the_start(room: Room) -> None:
    """Also for somebody who knows how the hash is made."""
    _, data = await exported(room, moves=0)
    for forged in (rehashed(data, key="0" * 32), rehashed(data, commitment="0" * 64)):
        with pytest.raises(Refused, match="verify-chance"):
            records.verify(forged)


async def test_what_is_proved_is_what_was_posted(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    first = (await told(room))[-1]
    await play_on(room, live)
    last = (await told(room))[-1]
    record = records.verify(await records.export(room.tables, live)).record
    assert f"`{record.commitment[:32]}`" in first and record.key not in first
    assert f"`{record.key}`" in last and f"`{record.game_hash[:16]}`" in last
    posted = "\n".join(await told(room))
    assert posted.count(record.key) == 1, "nobody knows the key before the end"


async def test_every_hash_that_was_posted_is_in_the_file(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    seen = set()
    rng = Rng(2)
    while live.row.status == PLAYING:
        seat, ask = next(iter(live.playing.pending.items()))
        await room.answer(live, seat, *random_answer(ask, rng))
        if live.row.status == PLAYING:
            seen |= set(fairness.secret_hashes(live).items())
    record = records.verify(await records.export(room.tables, live)).record
    proved = {(seat, hash_) for seat, _, hash_ in records.replay(record).receipts}
    assert len(seen) > 20 and seen <= proved


async def test_who_the_players_are_may_change_without_breaking_the_hash(room: Room) -> None:
    _, data = await exported(room, moves=8)
    record = json.loads(data)
    record["seats"] = [{"name": "nobody", "user": None} for _ in record["seats"]]
    assert records.verify(json.dumps(record).encode()).record.seats[0].name == "nobody"


# Other versions


async def test_a_game_that_cannot_be_opened_is_exported_with_its_own_version(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    again = await room.of_another_version(live)
    assert await refusal(export_of(again, live)) == "export-when-over"
    await again.seating.abandon(live.row.id, Actor(ANN))
    data = await export_of(again, live)
    made = records.record(live, await room.store.moves(live.row.id))
    made.version = 99
    made.game_hash = records.game_hash(made)
    assert msgspec.json.decode(data, type=records.Record) == made
    row = await room.store.table(live.row.id)
    assert row is not None and row.exported
    assert await refusal(restore(again, data)) == "other-version"


async def export_of(room: Room, live: Live) -> bytes:
    return await records.export(room.tables, await room.tables.get(live.row.id, opened=False))


async def test_a_game_that_was_lifted_is_exported_and_proved_if_its_moves_still_lead_there(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    monkeypatch.setitem(GAMES, "xidit", newer.NEWER)
    again = room.again()
    lifted = await again.tables.get(live.row.id)
    await play_on(again, lifted)
    assert lifted.row.status == FINISHED
    data = await records.export(again.tables, lifted)
    assert records.verify(data).record.version == 2


async def test_no_file_is_made_of_a_game_that_no_version_can_prove(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await room.planning(ANN, BEN, CAT)
    monkeypatch.setitem(GAMES, "xidit", newer.OTHER_RULES)
    again = room.again()
    lifted = await again.tables.get(live.row.id)
    await play_on(again, lifted, moves=4)
    await again.seating.abandon(live.row.id, Actor(ANN))
    assert await refusal(records.export(again.tables, lifted)) == "export-rules-changed"
    assert not lifted.row.exported


async def test_a_finished_game_keeps_its_version_and_the_hash_that_was_posted(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await room.begin(ANN, BEN, CAT)
    await play_on(room, live)
    posted = " ".join(await room.told())
    monkeypatch.setitem(GAMES, "xidit", newer.NEWER)
    made = json.loads(await export_of(room.again(), live))
    assert made["version"] == 1 and made["seal"][:16] in posted


# A game of people who are not here, as from a trial


async def test_a_seat_in_a_file_is_found_by_its_letter_or_its_name(room: Room) -> None:
    _, data = await exported(room, moves=5)
    found = records.read(data)
    letters = {"A": 0, "b": 1, " c ": 2}
    assert {said: records.seat_called(found, said) for said in letters} == letters
    for n, seat in enumerate(found.seats):
        assert records.seat_called(found, seat.name.upper()) == n
    for said in ("", "Z", "Ann Ben"):
        with pytest.raises(Refused) as refused:
            records.seat_called(found, said)
        names = [f"{letter} {seat.name}" for letter, seat in zip("ABC", found.seats, strict=True)]
        assert refused.value.text == text("import-which-seat", names=[*names])


async def test_a_computer_players_seat_is_not_offered_to_whoever_brings_a_game(room: Room) -> None:
    live = await room.begin(ANN, stand_ins=3)
    await room.seating.abandon(live.row.id, Actor(ANN))
    found = records.read(await records.export(room.tables, live))
    for said in ("B", found.seats[1].name):
        with pytest.raises(Refused):
            records.seat_called(found, said)


async def test_of_a_game_of_strangers_one_seat_is_mine_and_the_others_are_free(room: Room) -> None:
    live, data = await exported(room, moves=25)
    again = await restore(room, data, records.Place(1, 77, EVE, "en", 1, "Eve"))
    assert again.seats[1].name == "Eve"
    assert [seat.user for seat in again.seats] == [None, EVE, None] and again.row.host == EVE
    assert [seat.former for seat in again.seats] == [None] * 3, "nobody else's id is stored"
    assert [seat.open_to for seat in again.seats] == [ANYBODY, None, ANYBODY]
    assert any("These seats are free" in said for said in await told(room))
    moves = await room.store.moves(live.row.id)
    assert (await room.store.moves(again.row.id))[: len(moves)] == moves
    await room.seating.take(again.row.id, 2, Actor(CAT, "Cat"))
    await play_on(room, again)
    assert again.row.status == FINISHED
