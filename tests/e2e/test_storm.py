"""Whole games while everything goes wrong at Discord that can: each public line is posted once."""

import asyncio
import contextlib
from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass, field
from functools import partial
from random import Random

import pytest

from bot.sandbox import Channel, Fault, Person
from bot.sandbox.model import Message
from tests.e2e.house import House, ok
from tests.e2e.players import BUTTONS, Player, has_button
from tests.e2e.story import atoms, bare, headlines, heads, public_prompts, steps, told_atoms

ANY_PATH = r"/(channels|users)/.*"
FAULTS = (
    Fault("POST", ANY_PATH, status=500),
    Fault("POST", ANY_PATH, status=503, after=True),
    Fault("POST", ANY_PATH, status=429, times=2),
    Fault("POST", ANY_PATH, status=0),
    Fault("POST", ANY_PATH, status=0, after=True),
    Fault("PATCH", ANY_PATH, status=502),
    Fault("PATCH", ANY_PATH, status=429),
    Fault("PATCH", ANY_PATH, status=0),
    Fault("PATCH", ANY_PATH, status=0, after=True),
)


@dataclass
class Storm:
    """One thing after another goes wrong at a table, and comes right again some answers later."""

    house: House
    thread: Channel
    random: Random
    deleted: list[Message] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)
    deck: list[Callable[[], None]] = field(default_factory=list)
    lasts: int = 0

    async def blow(self) -> None:
        """Between two answers."""
        if self.lasts == 0:
            self.calm()
            if not self.deck:
                self.deck = [*self._troubles()]
                self.random.shuffle(self.deck)
            self.deck.pop()()
            self.lasts = self.random.randrange(1, 4)
        self.lasts -= 1
        await asyncio.sleep(self.random.choice([0.0, 0.01, 0.05]))

    def _troubles(self) -> Iterator[Callable[[], None]]:
        yield from (self._archive, self._lock, self._delete)
        yield from (self._deny, self._deny_by_role, self._kick)
        yield from (partial(self._fault, fault) for fault in FAULTS)

    def calm(self) -> None:
        sandbox = self.house.sandbox
        sandbox.faults.clear()
        if self.thread.locked:
            sandbox.lock(self.thread, False)
        if self.thread.parent and self.thread.parent.denied:
            sandbox.world.set_denied(self.thread, 0)
        if sandbox.guild.bot_role_denied:
            sandbox.world.set_bot_role(sandbox.guild, 0)
        if not sandbox.guild.bot_is_member:
            sandbox.invite_bot()

    def _archive(self) -> None:
        self.seen.add("archive")
        self.house.sandbox.archive(self.thread)

    def _lock(self) -> None:
        self.seen.add("lock")
        self.house.sandbox.lock(self.thread)

    def _delete(self) -> None:
        """A moderator removes the newest post: what it told is gone, and not for us to repeat."""
        self.seen.add("delete")
        posts = self.house.posts(self.thread)
        if posts:
            self.deleted.append(posts[-1])
            self.house.sandbox.world.delete(posts[-1])

    def _deny(self) -> None:
        self.seen.add("permission")
        self.house.sandbox.deny(self.thread, "send_messages_in_threads")

    def _deny_by_role(self) -> None:
        self.seen.add("role")
        sandbox = self.house.sandbox
        sandbox.world.set_bot_role(sandbox.guild, denied=1 << 38)  # send messages in threads

    def _kick(self) -> None:
        self.seen.add("kick")
        self.house.sandbox.remove_bot()

    def _fault(self, fault: Fault) -> None:
        self.seen.add(f"{fault.method} {fault.status}")
        self.house.sandbox.faults.add(Fault(**vars(fault)))


async def play_through(house: House, players: list[Player], storm: Storm, moves: int) -> None:
    """Everybody answers on a panel that they ask for in their DM, whatever happens to the posts."""
    table = players[0].table
    by_seat = {player.seat: player for player in players}
    while house.book.status(table) == "playing" and house.book.move_count(table) < moves:
        for seat, ask in sorted(house.book.pending(table).items()):
            await storm.blow()
            player = by_seat[seat]
            with contextlib.suppress(TimeoutError):
                r = await player.person.slash("turn", table=str(table))
                await house.until(lambda: player.panel() in r.messages, 5.0)  # noqa: B023
                await player._press(r.messages[-1], ask, player.decide(ask))


def posts_of(house: House, storm: Storm, table: int) -> list[tuple[list[str], bool]]:
    """What each post of the thread tells, and whether a moderator has removed it."""
    words = house.book.words(table)
    notes = {words.say("back-on-server"), words.say("tagline")}
    # Removed from the only server that they share, Herald cannot reach them for a moment.
    notes |= {words.say("dm-closed", player=f"<@{user}>") for user in house.sandbox.world.users}
    prompts = public_prompts(house.book, table)
    starts = heads(house.book.log(table), words)
    left_out = steps(house.book.log(table), words)

    def told(post: Message) -> list[str]:
        found = told_atoms(post.text, prompts, notes, starts)
        return [atom for atom in found if atom not in left_out]

    return [
        (told(post), post.deleted)
        for post in sorted([*house.posts(storm.thread), *storm.deleted], key=lambda post: post.id)
    ]


def told_once(
    posts: list[tuple[list[str], bool]], lines: list[str], passing: Container[str] = ()
) -> bool:
    """Whether the posts tell the lines in their order, each once.

    Whether the last edit of a post that was removed had come through nobody can tell: what it told
    may be told again by the next one. A post that has only steps to tell, while a turn goes on, may
    sound like the line that the turn comes to.
    """

    def fits(n: int, start: int, before: list[str]) -> bool:
        if n == len(posts):
            return start == len(lines)
        told, deleted = posts[n]
        if told and all(line in passing for line in told) and fits(n + 1, start, []):
            return True
        repeated = (k for k in range(len(told), -1, -1) if before[len(before) - k :] == told[:k])
        return any(
            lines[start : start + len(told) - k] == told[k:]
            and fits(n + 1, start + len(told) - k, told if deleted else [])
            for k in repeated
        )

    return fits(0, 0, [])


def test_only_what_a_removed_post_told_last_may_be_told_again() -> None:
    assert told_once([(["a", "b"], False), (["c"], False)], ["a", "b", "c"])
    assert not told_once([(["a", "b"], False), (["b", "c"], False)], ["a", "b", "c"])
    assert told_once([(["a", "b"], True), (["b", "c"], False)], ["a", "b", "c"])
    assert told_once([(["a"], True), (["a", "b"], False)], ["a", "a", "b"])
    assert not told_once([(["a"], True), (["c"], False)], ["a", "b", "c"])
    assert not told_once([(["a"], False)], ["a", "b"])


def test_a_step_that_sounds_like_what_the_turn_comes_to_may_be_told_before_it() -> None:
    posts = [(["a"], False), (["a"], False), (["b"], False)]
    assert told_once(posts, ["a", "b"], passing={"a"}) and not told_once(posts, ["a", "b"])
    assert not told_once(posts, ["a", "a", "a", "b"], passing={"a"})


async def weather_a_storm(
    house: House, people: list[Person], game: str, seed: int, moves: int
) -> Storm:
    thread = house.sandbox.add_thread(house.sandbox.channel, game)
    table = await house.begin(*people, channel=thread, game=game)
    players = [Player(house, p, BUTTONS, seed + n, table, thread) for n, p in enumerate(people)]
    storm = Storm(house, thread, Random(seed))
    await play_through(house, players, storm, moves)
    storm.calm()
    await ok(await people[0].slash("board", channel=thread))
    await house.quiet()
    words, log = house.book.words(table), house.book.log(table)
    on_the_way = atoms([line for line in log if line.detail], words)
    passing = {bare(said, heads(log, words)) for said in on_the_way}
    assert told_once(posts_of(house, storm, table), headlines(log, words), passing)
    if house.book.status(table) == "playing":
        posts = house.posts(thread)
        assert [post for post in posts if has_button(post, "Your turn")] == [posts[-1]]
    return storm


@pytest.mark.usefixtures("herald")
async def test_every_line_is_posted_once_through_a_short_storm(
    house: House, people: list[Person]
) -> None:
    storm = await weather_a_storm(house, people[:2], "annodomini", seed=3, moves=50)
    assert storm.seen >= {"archive", "lock", "delete", "permission", "role", "kick"}


@pytest.mark.slow
@pytest.mark.usefixtures("herald")
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(
    ("game", "seats"), [("xidit", 3), ("annodomini", 3), ("sigillum", 2), ("mageknight", 2)]
)
async def test_every_line_of_a_whole_game_is_posted_once_through_a_storm(
    house: House, people: list[Person], game: str, seats: int, seed: int
) -> None:
    storm = await weather_a_storm(house, people[:seats], game, seed, moves=10**6)
    assert storm.seen >= {"archive", "lock", "delete", "permission", "role", "kick"}
