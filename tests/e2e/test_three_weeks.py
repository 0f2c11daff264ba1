"""Four people play for three weeks: absences, a replacement, a vote, a deadline that expires."""

import json
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.app import Herald
from bot.chat.messages import custom_ids
from bot.sandbox import Message, Person
from bot.store.clock import Quiet
from bot.tables import fairness, play
from bot.tables.archive import records
from tests.e2e.conftest import SameChance
from tests.e2e.house import House, told
from tests.e2e.players import BUTTONS, Player, play_on, submit


@pytest.fixture(autouse=True)
def at_once(typing_at_once: None) -> None:
    """It is not how answers are typed that is tried here."""


HOUR, DAY = 3600, 86400
BEGIN = datetime(2026, 3, 16, 12, 0, tzinfo=UTC).timestamp()  # Europe changes its clocks meanwhile


class Calendar:
    """Time goes by as it does, and in leaps."""

    def __init__(self, real: Any) -> None:
        self.real = real
        self.ahead = BEGIN - real()

    def __call__(self) -> float:
        return float(self.real() + self.ahead)

    @property
    def days(self) -> float:
        return (self() - BEGIN) / DAY


class Weeks:
    """The table, its people, and the days that pass over them."""

    def __init__(self, house: House, bot: Herald, calendar: Calendar) -> None:
        self.house = house
        self.bot = bot
        self.calendar = calendar
        self.hours: dict[Person, Quiet] = {}
        self.nights = 0  # looks at somebody who slept

    async def pass_time(self, seconds: float, step: float = 2 * HOUR) -> None:
        """The timekeeper runs every two hours, and all that is due arrives."""
        end = self.calendar() + seconds
        while self.calendar() < end - 1:
            self.calendar.ahead += min(step, end - self.calendar())
            asleep = [p for p, quiet in self.hours.items() if quiet.until(self.calendar())]
            before = [len(person.dms) for person in asleep]
            await self.bot.timekeeper.run_due()
            await self.house.quiet()
            assert [len(person.dms) for person in asleep] == before
            self.nights += len(asleep)

    async def until_year(self, year: int, players: Sequence[Player]) -> None:
        """These people decide what comes up; for others their time runs out."""
        table = players[0].table
        here = {player.seat: player for player in players}
        while self.house.book.session(table).table.year < year:
            owing = [seat for seat in self.house.book.pending(table) if seat in here]
            for seat in owing:
                await here[seat].answer()
            if not owing:
                await self.pass_time(0.5 * DAY)

    async def say(self, person: Person, command: str, **options: object) -> str:
        r = await person.slash(command, channel=self.house.sandbox.channel, **options)
        await self.house.quiet()
        return r.text

    async def press(self, person: Person, label: str, then: str) -> Message:
        """Press the newest button of that name; the post in which `then` is said."""
        posts = self.house.posts
        pressed = [m for m in posts() if any(b.label == label for b in m.buttons)][-1]
        before = [(post.id, post.text) for post in posts()]

        def found() -> list[Message]:
            return [m for m in posts() if then in m.text and (m.id, m.text) not in before]

        await person.press(pressed, label)
        await self.house.until(found)
        await self.house.quiet()
        return found()[-1]


def notices(house: House) -> Iterator[tuple[int, tuple[int, int], bool]]:
    """Every message that told of a decision: the DM, the decision, whether it was a reminder."""
    for request in house.sandbox.requests:
        if request.method != "POST" or not request.path.endswith("/messages"):
            continue
        body = request.json or {}
        said = body.get("content") or ""
        presses = [
            press
            for row in body.get("components") or []
            for part in row["components"]
            if (press := custom_ids.read(part.get("custom_id", ""))) and press.seat >= 0
        ]
        if presses and ("It’s your turn in" in said or "still your turn" in said):
            channel = int(request.path.split("/")[-2])
            decision = (presses[0].seat, presses[0].serial)
            yield channel, decision, "still your turn" in said


def dms(person: Person) -> list[str]:
    return [message.text for message in person.dms]


async def test_three_weeks(
    house: House, people: list[Person], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(play, "secrets", SameChance())
    calendar = Calendar(time.time)
    ann, ben, cat, dan = people
    eve, fay = house.sandbox.add_user("Eve"), house.sandbox.add_user("Fay")
    async with house.running(calendar) as bot:
        weeks = Weeks(house, bot, calendar)
        table = await house.open_table(*people)

        # Each has their own hours.
        said = await weeks.say(ann, "settings", zone="Europe/Paris", quiet="22-8", remind=12)
        assert "22:00 to 8:00" in said and "Europe/Paris" in said and "12 hours" in said
        await weeks.say(ben, "settings", zone="America/New_York", quiet="23-7")
        weeks.hours = {
            ann: Quiet("Europe/Paris", 22, 8),
            ben: Quiet("America/New_York", 23, 7),
        }
        said = await weeks.say(
            ann, "table clock", kind="deadline", hours=48, policy="standin", excuses=1
        )
        assert "48 hours" in said and "1 free extension" in said

        # At the start the hash of the key is posted, at the end the key.
        await house.start(ann)
        await house.until(lambda: "shuffles and rolls are fixed" in house.newest().text)
        first = house.newest()
        key = str(house.book.rows("select key from tables where id = ?", table)[0][0])
        assert fairness.commitment(key)[:32] in first.text
        assert "👀" in await weeks.say(fay, "follow")
        players = [Player(house, person, BUTTONS, n, table) for n, person in enumerate(people)]
        for player in players:
            player.impatient = True  # those whom Herald leaves in peace may look on their own
        await play_on(house, players, years=0)
        await house.quiet()

        # Submitted answers have receipts, and their hashes stand in the channel.
        await submit(players[2])
        receipt = await told_receipt(house, ann, players[0])
        assert receipt in house.newest().text
        assert "Submitted" in house.newest().text and "<t:" in house.newest().text
        await submit(players[1])
        await submit(players[3])
        await house.quiet()
        assert any(receipt in post.text for post in house.posts() if "Receipts" in post.text)
        assert any(text.startswith("👀") for text in dms(fay)), "who looks on is told of the year"

        # First absence: Ben is on vacation. Nothing reaches them, and their clock stands still.
        before = len(ben.dms)
        assert "away" in await weeks.say(ben, "settings", away=4)
        for player in (players[0], players[2], players[3]):
            await submit(player)
        await weeks.pass_time(3.5 * DAY)
        assert len(ben.dms) == before and house.book.session(table).table.year == 2
        await weeks.pass_time(1 * DAY)
        assert house.book.session(table).table.year == 2, "their deadline has not passed"
        await submit(players[1])

        # Second absence: Cat leaves their seat to a stand-in, and takes it back.
        r = await cat.slash("leave", channel=house.sandbox.channel)
        await cat.press(r.messages[0], "Leave")
        for player in (players[0], players[1], players[3]):
            await submit(player)
        await house.until(lambda: house.book.session(table).table.year == 4)
        await weeks.pass_time(0.5 * DAY)
        await weeks.say(cat, "join")
        assert "the seat is yours" in dms(cat)[-1], "they are told where the game stands"

        # Dan has gone for good: a reminder, an excuse, then a stand-in decides once.
        for player in players[:2]:  # for Cat this year's orders are given
            await submit(player)
        await weeks.pass_time(2.2 * DAY)
        assert any("free extension (1 of 1)" in post.text for post in house.posts())
        await weeks.pass_time(2.2 * DAY)
        assert any("a stand-in decides this once" in post.text for post in house.posts())
        await weeks.until_year(5, players[:3])

        # The others vote, and Eve takes Ben's seat.
        for player in players[:3]:
            await submit(player)
        early = await weeks.say(cat, "table replace", player=dan, by=eve)
        assert "waited 24 hours" in early
        await weeks.pass_time(1.1 * DAY)
        assert "The vote is in the channel" in await weeks.say(
            cat, "table replace", player=dan, by=eve
        )
        await weeks.press(ben, "Yes", "Ⓓ **Dan** is being replaced")
        r = await fay.press(house.newest(), "Take Ⓓ Dan’s seat")
        assert "kept for" in await told(r)
        await weeks.press(eve, "Take Ⓓ Dan’s seat", "Ⓓ **Eve** takes over")
        assert "the seat is yours" in dms(eve)[-1] and eve.dms[-1].attachments
        players[3] = Player(house, eve, BUTTONS, 3, table)
        players[3].impatient = True
        assert house.book.seat_of(table, dan.id) is None

        # A pause over the weekend, by a vote; the deadline moves with it.
        await weeks.say(ann, "table vote", about="pause")
        await weeks.press(eve, "Yes", "Yes: 2")
        await weeks.press(ben, "Yes", "The table is paused")
        posts = len(house.posts())
        await weeks.pass_time(3 * DAY)
        assert len(house.posts()) == posts and "paused" in house.newest().text
        await weeks.press(cat, "▶️ Resume", "ended the pause")

        # They play on, a year every half day, until the three weeks are over.
        random = Random(3)
        while house.book.status(table) == "playing":
            year = house.book.session(table).table.year
            await play_on(house, players, years=year)
            await weeks.pass_time(random.uniform(0.2, 0.9) * DAY)
        await house.quiet()
        assert calendar.days > 20, calendar.days

        # The end: the key of chance, the hash of the game, and the file that proves both.
        last = house.posts()[-1]
        assert key in last.text
        r = await ann.slash("table export", channel=house.sandbox.channel)
        data = await exported(r)
        proved = records.verify(data).record
        assert proved.game_hash[:16] in last.text and fairness.commitment(key) == proved.commitment
        assert receipt in [hash_[:8] for _, _, hash_ in records.replay(proved).receipts]
        stats = await weeks.say(ann, "stats")
        assert "Lords of Xidit" in stats and "1 game" in stats
        assert f"<@{eve.id}>" in await weeks.say(ann, "leaderboard", game="xidit")
        r = await fay.press(last, "Replay")
        await house.until(lambda: r.followups)
        assert r.followups[0].ephemeral_for is fay and r.followups[0].attachments
        await weeks.press(ben, "Rematch", "1 at the table")
        awake = {cat.id, eve.id}  # Ann has quiet hours
        assert awake <= {*house.newest().pinged} <= awake | {ann.id}

        assert weeks.nights > 50, "nobody was disturbed at night"

    # Nobody was told of one decision twice.
    told_of = Counter((dm, decision) for dm, decision, again in notices(house) if not again)
    assert told_of and max(told_of.values()) == 1


async def told_receipt(house: House, person: Person, player: Player) -> str:
    """Submit an answer; return the hash on the receipt."""
    r = await person.slash("turn", channel=house.sandbox.channel, answer="w w w w w w")
    await house.quiet()
    assert "Receipt" in r.text
    return r.text.partition("Receipt `")[2].partition("`")[0]


async def exported(r: Any) -> bytes:
    (file,) = r.messages[0].attachments
    data: bytes = file.data
    json.loads(data)
    return data
