"""One rule of any game, run without a session."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from typing import Any, Generic, Self, TypeAlias

from games import GAMES
from games.core import Ask, IllegalAnswer, Line, Pending, Reply, TableT

Rule: TypeAlias = Coroutine[Any, Any, Any]
Given: TypeAlias = str | tuple[int, str]


class Driven(Generic[TableT]):
    """A rule that is driven answer by answer, and what has come of it so far.

    An answer is the keys of options with blanks between them, for whoever is asked: `"gold bards"`;
    with a seat, for that one: `(0, "gold bards")`. At every step nothing may be lost or created.
    """

    def __init__(self, t: TableT, rule: Rule, *answers: Given) -> None:
        self.t, self._rule = t, rule
        self._check = next(game.check for game in GAMES.values() if game.table_type is type(t))
        self.result: Any = None
        self.done = False
        self.pending: Pending = {}
        self.asks: list[Ask] = []  # in the order of their answers
        self.lines: list[Line] = []
        t.news = self.lines
        self._step(None)
        self(*answers)

    def _step(self, reply: Reply | None) -> None:
        try:
            pending = self._rule.send(reply)
        except StopIteration as stop:
            self.done, self.result, self.pending = True, stop.value, {}
            self.t.news = []
        else:
            assert isinstance(pending, dict), "a checkpoint within one rule"
            self.pending = pending
        self._check(self.t)

    def __call__(self, *answers: Given) -> Self:
        for given in answers:
            assert not self.done, f"not asked: {given}"
            seat, keys = given if isinstance(given, tuple) else (next(iter(self.pending)), given)
            assert seat in self.pending, f"asked is {list(self.pending)}, not {seat}"
            ask = self.pending[seat]
            self.asks.append(ask)
            try:
                answer = ask.check(keys.split())
            except IllegalAnswer as wrong:
                wrong.add_note(f"{keys} to {ask.prompt.key}: {keys_of(ask)}")
                raise
            self._step((seat, answer))
        return self

    def ended(self) -> Self:
        """The same, when no other answer is needed."""
        assert self.done, f"asked: {[(seat, ask.prompt) for seat, ask in self.pending.items()]}"
        return self

    @property
    def ask(self) -> Ask:
        """The only one that is pending."""
        (ask,) = self.pending.values()
        return ask

    @property
    def keys(self) -> list[str]:
        """What may be answered now."""
        return keys_of(self.ask)

    @property
    def prompts(self) -> list[str]:
        return [ask.prompt.key for ask in self.asks]

    @property
    def said(self) -> list[str]:
        return [line.text.key for line in self.lines]

    def line(self, key: str) -> Mapping[str, Any]:
        """The arguments of the one line with this message."""
        (line,) = [line for line in self.lines if line.text.key == key]
        return line.text.args


def drive(t: TableT, rule: Rule, *answers: Given) -> Driven[TableT]:
    """Run a rule to its end: every answer must be used, and no other may be needed."""
    return Driven(t, rule, *answers).ended()


def asked(rule: Rule) -> Pending:
    """The first asks of a rule, which is then dropped."""
    pending = rule.send(None)
    assert isinstance(pending, dict)
    rule.close()
    return pending


def keys_of(ask: Ask) -> list[str]:
    return [option.key for option in ask.options]
