"""Typed answers: the same options as the panel's, for quick fingers."""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.language.texts import Label, Labels
from games.core import Answer, Ask, IllegalAnswer, text

LONGEST = 200  # characters; no honest answer is longer
SUGGESTIONS = 25
NAME = 100


def read(ask: Ask, typed: str, labels: Labels) -> Answer:
    """What was typed as option keys: by key or label, apart or, if keys are letters, in one."""
    if len(typed) > LONGEST:
        raise IllegalAnswer(text("answer-too-long", most=LONGEST))
    keys = {option.key.casefold(): option.key for option in ask.options}
    labelled = {
        _bare(said(option.label)): option.key
        for said in (labels.whole, labels)
        for option in ask.options
    }
    whole = keys.get(typed.strip().casefold()) or labelled.get(_bare(typed))
    if whole is not None:
        return (whole,)
    letters = ask.most > 1 and all(len(key) == 1 for key in keys)
    answer: list[str] = []
    parts = [part for part in re.split(r"[,;\s]+", typed) if part]
    while parts:
        part, taken = parts[0], _words_of_label(parts, labelled)
        key = keys.get(part.casefold()) if taken == 1 else None
        key = key or labelled.get(_bare(" ".join(parts[:taken])))
        del parts[:taken]
        if key is not None:
            answer.append(key)
        elif letters and all(letter in keys for letter in part.casefold()):
            answer += [keys[letter] for letter in part.casefold()]
        else:
            raise IllegalAnswer(text("answer-unknown", given=part[:40]))
    return tuple(answer)


def _words_of_label(parts: list[str], labels: dict[str, str]) -> int:
    """How many words the longest label has with which they begin; 1 if that is none."""
    lengths = range(len(parts), 1, -1)
    return next((n for n in lengths if _bare(" ".join(parts[:n])) in labels), 1)


def _bare(label: str) -> str:
    """A label without emoji and case."""
    return " ".join(re.sub(r"[^\w ]+", "", label).split()).casefold()


def meant(given: str, offered: Iterable[tuple[str, str]]) -> list[str]:
    """What was typed instead of chosen among suggestions (what is shown, what it stands for):
    either of both, in whatever case. Several, if they are called alike."""
    pairs, bare = list(offered), _bare(given)
    exact = [value for _, value in pairs if value == given]
    alike = [value for name, value in pairs if bare and bare in (_bare(name), _bare(value))]
    return list(dict.fromkeys(exact or alike))


def suggest(ask: Ask, typed: str, labels: Labels) -> list[tuple[Label, str]]:
    """Ways to go on typing: (what is shown, what it stands for)."""
    if len(typed) > LONGEST:
        return []
    before, _, last = typed.rpartition(" ") if ask.most > 1 else ("", "", typed)
    found = []
    for option in ask.options:
        label = labels(option.label)
        if _bare(last) in _bare(f"{option.key} {label}"):
            value = f"{before} {option.key}".strip()
            found.append((Label(f"{before} {label}".strip()[:NAME]), value))
    return [pair for pair in found if len(pair[1]) <= NAME][:SUGGESTIONS]
