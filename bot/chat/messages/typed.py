"""Typed answers: the same options as the panel's, for quick fingers."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from discord import ButtonStyle

from bot.chat.messages.custom_ids import Press
from bot.chat.messages.layout import Layout
from bot.chat.messages.panels import Rows, draft_line, encode_draft, is_draft
from bot.chat.messages.posts import Display
from bot.language.texts import Label, Labels
from bot.tables.answers import warnings, what_is_final
from bot.tables.model import Live
from games.core import Answer, Ask, IllegalAnswer, text

LONGEST = 200  # characters; no honest answer is longer
SUGGESTIONS = 25
NAME = 100
NAMED = 6  # options that are named where what was typed may mean several
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})


def read(ask: Ask, typed: str, labels: Labels) -> Answer:
    """What was typed as option keys: by key, by label or its beginning, apart or, if keys are
    letters, in one. Accents and case do not matter."""
    if len(typed) > LONGEST:
        raise IllegalAnswer(text("answer-too-long", most=LONGEST))
    names = _Names(ask, labels)
    if whole := names.exactly(typed):
        return (names.only(whole, typed),)
    letters = {_plain(option.key): option.key for option in ask.options} if ask.most > 1 else {}
    letters = letters if all(len(letter) == 1 for letter in letters) else {}
    answer: list[str] = []
    parts = [part for part in re.split(r"[,;\s]+", typed) if part]
    while parts:
        signs = _plain(parts[0])
        taken, found = names.at_the_head_of(parts)
        if not found.exact and signs and all(sign in letters for sign in signs):
            answer += [letters[sign] for sign in signs]
            taken = 1
        else:
            answer.append(names.only(found.keys, " ".join(parts[:taken])))
        del parts[:taken]
    return tuple(answer)


@dataclass(frozen=True)
class _Found:
    """The options that something typed may stand for: called so, or with names that begin so."""

    keys: list[str]
    exact: bool


class _Names:
    """How the options of an ask can be called."""

    def __init__(self, ask: Ask, labels: Labels) -> None:
        self._labels = {option.key: option.label for option in ask.options}
        self._keys: dict[str, list[str]] = {}
        self._names: dict[str, list[str]] = {}
        for option in ask.options:
            key = _plain(option.key)
            self._keys.setdefault(key, []).append(option.key)
            for name in {_bare(said(option.label)) for said in (labels.whole, labels)}:
                self._add(name, option.key)
                if name.startswith(f"{key} "):  # on a button its id may stand first
                    self._add(name.removeprefix(f"{key} "), option.key)

    def _add(self, name: str, key: str) -> None:
        known = self._names.setdefault(name, [])
        if name and key not in known:
            known.append(key)

    def exactly(self, typed: str) -> list[str]:
        return self._keys.get(_plain(typed.strip())) or self._names.get(_bare(typed)) or []

    def at_the_head_of(self, parts: Sequence[str]) -> tuple[int, _Found]:
        """Find what as many of some words as possible stand for: how many, and the options.

        One option comes before several; then more words before fewer; then what is called so
        before what begins so.
        """
        found = []
        for n in range(len(parts), 0, -1):
            said = " ".join(parts[:n])
            if keys := self.exactly(said):
                found.append((n, _Found(keys, exact=True)))
            # `black r` is two of a list, even if there is a black road.
            if any(map(self.exactly, parts[1:n])):
                continue
            if keys := self._beginning(said):
                found.append((n, _Found(keys, exact=False)))
        unique = [it for it in found if len(it[1].keys) == 1]
        return next(iter([*unique, *found]), (1, _Found([], exact=False)))

    def _beginning(self, typed: str) -> list[str]:
        """The options with names that begin so; a number is never taken for part of one."""
        start = _bare(typed)
        number = start[-1:].isdigit()
        found = [
            key
            for name, keys in self._names.items()
            if start and name.startswith(start)
            if not (number and name[len(start) :][:1].isdigit())
            for key in keys
        ]
        return list(dict.fromkeys(found))

    def only(self, keys: Sequence[str], typed: str) -> str:
        """Return the one option that is meant; raise IllegalAnswer for none, and for several."""
        if len(keys) == 1:
            return keys[0]
        if not keys:
            raise IllegalAnswer(text("answer-unknown", given=typed[:40]))
        several = [self._labels[key] for key in keys[:NAMED]]
        raise IllegalAnswer(text("answer-ambiguous", given=typed[:40], several=[*several]))


def preview(live: Live, ask: Ask, lang: str, answer: Answer) -> Display:
    """Show what was typed, and what it would lead to, before it counts."""
    words = live.words(lang)
    labels = words.labels
    arg = answer[0] if answer and ask.most == 1 else encode_draft(ask, answer)
    submit = Press(live.row.id, "sure", arg, ask.seat, live.seats[ask.seat].serial)
    back = replace(submit, verb="draft", arg=encode_draft(ask, answer) if is_draft(ask) else "")
    wastes = warnings(ask, answer)
    would = dict.fromkeys(map(words, [*wastes, *what_is_final(live, ask, answer)]))
    yes = labels.say("button-sure" if wastes else "button-submit")
    rows = Rows()
    rows.button(yes, submit, ButtonStyle.success)
    rows.button(labels.say("button-change"), back)
    given = draft_line(ask, answer, words) or words.say("button-none")
    content = "\n".join([words.say("typed-preview", answer=given), *would])
    layout = Layout(
        content, None, submit, words, (), [(yes, submit), (labels.say("button-change"), back)]
    )
    draft = answer if is_draft(ask) else ()
    return Display(content, rows.view(), layout, seat=ask.seat, ask=ask, draft=draft)


def _plain(typed: str) -> str:
    """Without accents and case."""
    taken_apart = unicodedata.normalize("NFKD", typed.casefold().translate(LIGATURES))
    return "".join(sign for sign in taken_apart if not unicodedata.combining(sign))


def _bare(label: str) -> str:
    """A label without accents, case, emoji and marks."""
    return " ".join(re.sub(r"[^\w ]+", " ", re.sub(r"['’]", "", _plain(label))).split())


def meant(given: str, offered: Iterable[tuple[str, str]]) -> list[str]:
    """What was typed instead of chosen among suggestions (what is shown, what it stands for):
    either of both, in whatever case. Several, if they are called alike."""
    pairs, bare = list(offered), _bare(given)
    exact = [value for _, value in pairs if value == given]
    alike = [value for name, value in pairs if bare and bare in (_bare(name), _bare(value))]
    return list(dict.fromkeys(exact or alike))


def beginning(given: str, offered: Iterable[tuple[str, str]]) -> list[str]:
    """What begins as it was typed, word by word, or else has it somewhere in its name."""
    pairs, bare = list(offered), _bare(given)
    if not bare:
        return []
    begins = [value for name, value in pairs if f" {_bare(name)}".find(f" {bare}") >= 0]
    has = [value for name, value in pairs if bare in _bare(name)]
    return list(dict.fromkeys(begins or has))


def suggest(ask: Ask, typed: str, labels: Labels) -> list[tuple[Label, str]]:
    """Ways to go on typing: (what is shown, what it stands for)."""
    if len(typed) > LONGEST:
        return []
    before, _, last = typed.rpartition(" ") if ask.most > 1 else ("", "", typed)
    found = []
    for option in ask.options:
        label = labels(option.label)
        if before and option.whole:
            continue
        if _bare(last) in _bare(f"{option.key} {label}"):
            value = f"{before} {option.key}".strip()
            found.append((Label(f"{before} {label}".strip()[:NAME]), value))
    return [pair for pair in found if len(pair[1]) <= NAME][:SUGGESTIONS]
