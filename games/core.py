"""What a game is made of.

A game is a package in `games/` that fills in one `Game` record. Its rules are ordinary
`async def` functions that read like the rulebook and `await` the decisions of the players:

    async def year(t: Xidit) -> None:
        orders = await together({seat: program(t, seat) for seat in t.turn_order()})
        ...

`ask` and `choose` wait for one seat, `together` for several at the same time, `first` for whoever
of several reacts first.

They are driven by `games.session`, never by asyncio, so that a game can be saved, replayed and
taken back. Three promises make that work:

* all state is in the `Table`, a dataclass of plain data;
* whatever is random comes from `table.rng`, and whatever is turned face up by `table.draw` or
  `table.reveal`, which is how the session knows how far a player may take back;
* at a `checkpoint` the table alone says how to go on: `play(table)` continues the same game.
"""

from __future__ import annotations

import types
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from games.errors import IllegalAnswer as IllegalAnswer  # noqa: PLC0414 - also found here

T = TypeVar("T")
TableT = TypeVar("TableT", bound="Table")
ViewT = TypeVar("ViewT")
V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)  # what an option stands for

Value: TypeAlias = "str | int | Text | list[str | int | Text]"
Answer: TypeAlias = tuple[str, ...]

LEVELS = EASY, NORMAL, HARD = ("easy", "normal", "hard")  # of computer players

Reply: TypeAlias = "tuple[int, Answer]"  # who answered what

MOST_SEATS = 10  # as many as there are letters, shapes and colors that stay apart


class Text(msgspec.Struct, frozen=True):
    """A message of the catalogs with its arguments: never a sentence.

    Arguments are resolved by their names when the text is put into words: `seat` and `seats` are
    players; any other argument `unit="archer"` becomes the message `unit-archer` where the catalog
    has one.
    """

    key: str
    args: dict[str, Value] = {}  # msgspec makes a new one each time


def text(key: str, /, **args: Value) -> Text:
    return Text(key, args)


class Line(msgspec.Struct, frozen=True):
    """Something that was said: to all, or only to the seat `to`.

    Lines with the same `head` belong together and are shown in one paragraph behind it. A `detail`
    is a step on the way to something: it is in the log, and behind the button for details, but
    not in the story that everybody reads. Whatever somebody who comes back after hours wants to
    know is no detail.
    """

    text: Text
    to: int | None = None
    head: Text | None = None
    detail: bool = False


@dataclass(slots=True)  # not frozen: that takes five times as long to make, and there are many
class Option(Generic[V_co]):
    """One thing that may be chosen.

    `key` is for people, pictures and saved games: short, and unique within its ask. `value` is
    what the option stands for, and what the rules get back: they never take a key apart. `was` is
    the key that it had in an earlier version, for the answers in games that were saved then.
    A `whole` option is an answer by itself ("all of them"), whatever else was chosen before it.

    A phone shows 38 characters of a label, 34 if it has an emoji. A message that can be longer has
    attributes in the catalog, `.short` and if need be `.shortest`: they are said on the button or
    in the menu then, and all of it beside them.
    """

    key: str
    label: Text
    value: V_co
    limit: int = 1  # how often it may be chosen
    group: Text | None = None
    hint: Text | None = None
    idle: bool = False  # what somebody does who does nothing: pass, wait, end the turn
    warning: Text | None = None  # what would be wasted or lost: the player is asked once more
    was: str | None = None
    whole: bool = False


class LazyOption(Option[V_co]):
    """An option whose label takes long to find: it is made when somebody first reads it.

    So `make_label` may use only what does not change any more. A game that nobody looks at, one
    that is played again for an undo or by computer players, never makes it.
    """

    __slots__ = ("_label", "_make_label")

    def __init__(
        self,
        key: str,
        make_label: Callable[[], Text],
        value: V_co,
        group: Text | None = None,
        hint: Text | None = None,
    ) -> None:
        self.key, self.value, self.group, self.hint = key, value, group, hint
        self.limit, self.idle, self.warning, self.was = 1, False, None, None
        self.whole = False
        self._label: Text | None = None
        self._make_label = make_label

    @property
    def label(self) -> Text:  # type: ignore[override]
        if self._label is None:
            self._label = self._make_label()
        return self._label

    def __reduce__(self) -> tuple[Any, ...]:
        """Go to another process as a plain option: `make_label` may hold the whole table."""
        more = (self.limit, self.group, self.hint, self.idle, self.warning, self.was, self.whole)
        return Option, (self.key, self.label, self.value, *more)


class Ask(msgspec.Struct, frozen=True):
    """One decision that one seat owes: from `least` to `most` of the options.

    `ordered` says that the sequence counts (six orders); `secret`, that neither the options nor
    the answer may be shown to anyone else; `against_you`, that something is being done to this
    seat: whoever passes on everything in advance is asked all the same. `noun` is a message that
    counts what is chosen: "6 orders".
    """

    seat: int
    prompt: Text
    options: tuple[Option[Any], ...]
    least: int = 1
    most: int = 1
    ordered: bool = False
    secret: bool = False
    against_you: bool = False
    noun: str = "noun-options"

    @property
    def can_idle(self) -> bool:
        """Whether a player may do nothing: silence is an answer then."""
        idle = [option for option in self.options if option.idle]
        return any(o.whole for o in idle) or sum(o.limit for o in idle) >= self.least

    def counted(self, n: int) -> Text:
        """So many of what is chosen, in words."""
        return Text(self.noun, {"n": n})

    def is_whole(self, key: str) -> bool:
        """Whether an option is an answer by itself."""
        return any(option.whole for option in self.options if option.key == key)

    @property
    def is_forced(self) -> bool:
        """Whether there is only one answer."""
        return sum(option.limit for option in self.options) == self.least

    def check(self, answer: Sequence[str]) -> Answer:
        """The answer in its normal form, or `IllegalAnswer`."""
        keys = {option.key: place for place, option in enumerate(self.options)}
        earlier = {option.was: option.key for option in self.options if option.was is not None}
        answer = [key if key in keys else earlier.get(key, key) for key in answer]
        for key in answer:
            if key not in keys:
                raise IllegalAnswer(text("answer-unknown", given=key[:40]))
        if whole := [key for key in answer if self.is_whole(key)]:
            return (min(whole, key=keys.__getitem__),)
        given, counted = len(answer), self.counted(len(answer))
        if given < self.least:
            needed = self.counted(self.least)
            raise IllegalAnswer(
                text(
                    "answer-too-few", given=given, counted=counted, least=self.least, needed=needed
                )
            )
        if given > self.most:
            raise IllegalAnswer(text("answer-too-many", counted=counted, most=self.most))
        for key, times in Counter(answer).items() if given > 1 else ():
            option = self.options[keys[key]]
            if times > option.limit:
                raise IllegalAnswer(text("answer-repeated", label=option.label, limit=option.limit))
        return tuple(answer if self.ordered else sorted(answer, key=keys.__getitem__))

    def values(self, answer: Answer) -> tuple[Any, ...]:
        """What the options of an answer, or of a part of one, stand for."""
        values = {option.key: option.value for option in self.options}
        return tuple(values[key] for key in answer)


@dataclass
class Rng:
    """SplitMix64: one integer of state, the same numbers on every machine and Python version."""

    state: int
    uses: int = 0

    def _next(self) -> int:
        self.uses += 1
        self.state = (self.state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """An integer from 0 to n - 1, each as likely as the others to within 2**-64 * n."""
        return (self._next() * n) >> 64

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


@dataclass
class Table:
    """All the state of a game. Each game adds its own fields."""

    seats: int
    options: dict[str, str]
    rng: Rng
    reveals: int = 0
    revealed: list[Text] = field(default_factory=list)  # what, where that has a name
    news: list[Line] = field(default_factory=list)  # the session empties both after each step

    def say(
        self,
        key: str,
        /,
        *,
        to: int | None = None,
        head: Text | None = None,
        detail: bool = False,
        **args: Value,
    ) -> None:
        """Tell all players, or only the seat `to` (see `Line`). A picture of the table may be taken
        then."""
        self.news.append(Line(Text(key, args), to, head, detail))

    def reveal(self, what: Text | None = None) -> None:
        """Something became known that cannot be unlearned: no undo beyond this point.

        `what` tells a player why they cannot undo: "a new tile was revealed". Everybody may read
        it, so it says nothing that only some may know.
        """
        self.reveals += 1
        if what is not None:
            self.revealed.append(what)

    def draw(self, pile: list[T], what: Text | None = None) -> T:
        """Take the top (the last) of a pile: a reveal (see there)."""
        self.reveal(what)
        return pile.pop()


@dataclass(frozen=True)
class Result:
    """How a game ended. `winners` may be empty: a neutral player can win."""

    winners: list[int]
    scores: list[int]


@dataclass(frozen=True)
class Setting:
    """Something about a game that a table may choose before it starts."""

    key: str
    choices: tuple[str, ...]  # the first is the default
    seats: tuple[int, ...] = ()  # the numbers of players for which it matters; none: for all
    only: Mapping[str, tuple[int, ...]] = field(default_factory=dict, hash=False)
    """Choices that are not for all numbers of players, with those that they are for."""
    when: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    """Other settings that must have one of these choices; else it changes nothing."""

    def matters(self, seats: int, chosen: Mapping[str, str]) -> bool:
        """Return whether it changes anything for so many players, with what else is chosen."""
        wanted = all(chosen[key] in choices for key, choices in self.when.items())
        return wanted and (not self.seats or seats in self.seats)

    def allows(self, choice: str, seats: int) -> bool:
        """Return whether so many can play with this choice."""
        return choice not in self.only or seats in self.only[choice]


def _always() -> bool:
    return True


@dataclass(frozen=True)
class Thinking:
    """How a computer player thinks: its level, and whether time is left.

    What it answers follows from view, ask, chance and level alone, as long as time is left. Once
    none is, it answers with the best that it has found.
    """

    level: str = NORMAL
    has_time: Callable[[], bool] = _always


Plan: TypeAlias = tuple[Answer, ...]  # what a seat answers, one question after the other


@dataclass(frozen=True)
class Search(Generic[TableT, ViewT]):
    """How `games.search` finds out what is best: it tries what may be answered on imagined tables,
    and lets stand-ins play on."""

    # A table that fits what a seat knows, what is hidden being made up; and the moves that lead
    # from where `play` begins with it to the seat's decision.
    imagine: Callable[[ViewT, Ask, Rng], tuple[TableT, list[Reply]]]
    # What is worth trying, each with the answers that are to follow; none where the stand-in knows.
    plans: Callable[[ViewT, Ask], Sequence[Plan]]
    # What a table is worth to a seat after so many checkpoints, or when the game is over.
    judge: Callable[[TableT, int, Result | None], float]
    checkpoints: Mapping[str, int]  # by level
    playouts: Mapping[str, int]  # of each plan that is not dropped as bad, by level


Lift: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]


@dataclass(frozen=True)
class Game(Generic[TableT, ViewT]):
    """A game: the whole contract between `games/` and the rest of the house."""

    key: str
    version: int  # of the table: raised when an older saved table cannot be read as it is
    seats: Sequence[int]  # how many can play, from few to many
    settings: tuple[Setting, ...]
    table_type: type[TableT]
    view_type: type[ViewT]
    setup: Callable[[int, int, Mapping[str, str]], TableT]  # seed, seats, options
    play: Callable[[TableT], Coroutine[Any, Any, Result]]
    view: Callable[[TableT, int | None], ViewT]  # None: what everybody may know
    stand_in: Callable[[ViewT, Ask, Rng], Answer]  # at once, and as somebody sensible would
    check: Callable[[TableT], None]  # raises AssertionError when something was lost or created
    # Whether others are asked after an answer depends on what is hidden from whoever gives it.
    hides_what_follows: bool = False
    # How tables that were saved by older versions are read: each lifts plain JSON data from the
    # version under which it stands to the next one.
    lifts: Mapping[int, Lift] = field(default_factory=dict)
    # How computer players decide who are better or worse than the stand-in: see `games.computer`.
    think: Callable[[ViewT, Ask, Rng, Thinking], Answer | None] | None = None
    search: Search[TableT, ViewT] | None = None

    def __post_init__(self) -> None:
        if max(self.seats) > MOST_SEATS:
            raise ValueError(
                f"{self.key} is for up to {max(self.seats)} players; "
                f"Herald has letters, shapes and colors for {MOST_SEATS}"
            )

    def reads(self, version: int | None) -> bool:
        """Whether a table that was saved by this version can be read."""
        if version is None or version > self.version:
            return False
        return all(old in self.lifts for old in range(version, self.version))

    def options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All settings with what was chosen, or their defaults; ValueError for a wrong one."""
        known = {setting.key: setting for setting in self.settings}
        for key, choice in chosen.items():
            if key not in known or choice not in known[key].choices:
                raise ValueError(f"{self.key} has no setting {key}={choice}")
        return {key: chosen.get(key, known[key].choices[0]) for key in known}

    def seats_for(self, chosen: Mapping[str, str]) -> list[int]:
        """How many can play with these settings, from few to many."""
        options = self.options(chosen)
        return [
            number
            for number in self.seats
            if all(setting.allows(options[setting.key], number) for setting in self.settings)
        ]


# How rules wait for players. A coroutine yields what is pending (the asks by seat), or a
# Checkpoint; it is sent who answered what.

Pending: TypeAlias = dict[int, Ask]


class AtOnce(dict[int, Ask]):
    """What is pending while several seats decide at the same time.

    `decision` is the same object from the first answer to the last: when it changes, all have
    answered, and what they answered is known.
    """

    def __init__(self, asks: Pending, decision: object) -> None:
        super().__init__(asks)
        self.decision = decision


class Reactions(AtOnce):
    """What is pending while several seats may react, until the first of them does.

    Each has an option to do nothing, so that silence can end it.
    """


class Checkpoint:
    pass


CHECKPOINT = Checkpoint()


@types.coroutine
def _suspend(pending: Pending | Checkpoint) -> Generator[Pending | Checkpoint, Reply, Reply]:
    return (yield pending)


async def checkpoint() -> None:
    """From here on the table alone says how the game goes on: see the module's docstring."""
    await _suspend(CHECKPOINT)


async def ask(
    seat: int,
    prompt: Text,
    options: Sequence[Option[V]],
    least: int = 1,
    most: int = 1,
    *,
    ordered: bool = False,
    secret: bool = False,
    against_you: bool = False,
    noun: str = "noun-options",
) -> tuple[V, ...]:
    """Wait for a seat's decision (see `Ask`); return the values of the options that it chose."""
    question = Ask(seat, prompt, tuple(options), least, most, ordered, secret, against_you, noun)
    _, answer = await _suspend({seat: question})
    return question.values(answer)


async def choose(
    seat: int,
    prompt: Text,
    options: Sequence[Option[V]],
    *,
    secret: bool = False,
    against_you: bool = False,
) -> V:
    """Wait for one of the options, and return its value. A lone option is taken unasked."""
    if len(options) == 1:
        return options[0].value
    (value,) = await ask(seat, prompt, options, secret=secret, against_you=against_you)
    return value


class _Parts(Generic[T]):
    """Parts of the rules that run side by side, each for a seat: what they wait for, and what came
    of those that are done."""

    def __init__(self, parts: Mapping[int, Awaitable[T]]) -> None:
        self._running = {key: part.__await__() for key, part in parts.items()}
        self._waiting: dict[int, Pending] = {}
        self.results: dict[int, T] = {}
        for key in self._running:
            self._step(key, None)

    @property
    def pending(self) -> Pending:
        return {seat: ask for part in self._waiting.values() for seat, ask in part.items()}

    def answer(self, seat: int, answer: Answer) -> None:
        """Give an answer to the part that waits for it."""
        key = next(key for key, part in self._waiting.items() if seat in part)
        self._step(key, (seat, answer))

    def withdraw(self) -> None:
        """End the parts that still wait."""
        for key in self._waiting:
            self._running[key].close()

    def _step(self, key: int, reply: Reply | None) -> None:
        try:
            pending = self._running[key].send(reply)
        except StopIteration as done:
            self.results[key] = done.value
            self._waiting.pop(key, None)
        else:
            if not isinstance(pending, dict):
                raise TypeError("no checkpoint while several seats decide")
            self._waiting[key] = pending


async def together(parts: Mapping[int, Awaitable[T]]) -> dict[int, T]:
    """Let several seats decide at the same time, each by a part of the rules of its own.

    The parts only ask: what they change on the table would show before the others have
    answered. A seat may take back its answers until the last seat has given its own: that is a
    reveal, of which the rules need not tell.
    """
    decision, running = object(), _Parts(parts)
    while pending := running.pending:
        running.answer(*await _suspend(AtOnce(pending, decision)))
    return {key: running.results[key] for key in parts}


async def first(parts: Mapping[int, Awaitable[T | None]]) -> tuple[int, T] | None:
    """Let several seats react (challenge, block, bid) until one of them does or all have passed.

    Each reacts by a part of the rules of its own, which only asks, and returns None for a pass.
    Return who reacted and what their part returned, or None if nobody did. The questions to the
    others are withdrawn then. A pass can be taken back until that: it is a reveal, of which the
    rules need not tell. Every question needs an idle option, since silence is a pass.
    """
    decision, running = object(), _Parts(parts)
    while True:
        for seat, result in running.results.items():
            if result is not None:
                running.withdraw()
                return seat, result
        pending = running.pending
        if not pending:
            return None
        for question in pending.values():
            if not question.can_idle:
                raise TypeError(f"a reaction needs an idle option: {question.prompt.key}")
        running.answer(*await _suspend(Reactions(pending, decision)))
