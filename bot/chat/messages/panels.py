"""An ask becomes a panel: buttons for few options, menus for more, a growing line for a sequence.

One builder serves all games. A panel has no memory: what has been put together so far (the
draft) is in the custom ids of its buttons.
"""

from __future__ import annotations

import string
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, groupby
from math import comb
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.chat.messages.custom_ids import Press
from bot.language.texts import Label, Labels, Words, shorten, shown
from games.core import Answer, Ask, IllegalAnswer, Option, Text, text

BUTTONS = 10  # up to so many options are buttons, above that they are menus
DRAFT_BUTTONS = 20
COMBINATIONS = 5
MENU = 25  # options in a menu, by Discord
ROWS = 5
MENUS = 4  # rows for menus: the fifth is kept for the other buttons
LABEL = 80
CHOICE = 100
DESCRIPTION = 60  # characters below an option of a menu that a phone shows
SEPARATORS = "·▸:,"
DIGITS = string.digits + string.ascii_letters + "!#$%&()*+-./;<=>?@[]^_{|}~"


def is_draft(ask: Ask, draft: Sequence[str] = ()) -> bool:
    """Whether the answer is put together step by step: where a menu cannot give it, or where part
    of it has been typed."""
    several = ask.ordered or any(option.limit > 1 for option in ask.options)
    return ask.most > 1 and (several or bool(draft))


def encode_draft(ask: Ask, draft: Sequence[str]) -> str:
    places = {option.key: DIGITS[i] for i, option in enumerate(ask.options)}
    return "".join(places[key] for key in draft)


def decode_draft(ask: Ask, encoded: str, extra: int = 0) -> Answer:
    """The draft in a custom id; IllegalAnswer for a forged one."""
    places = dict(zip(DIGITS, (option.key for option in ask.options), strict=False))
    if not extra <= len(encoded) <= ask.most + extra or any(
        digit not in places for digit in encoded
    ):
        raise IllegalAnswer(text("answer-garbled"))
    return tuple(places[digit] for digit in encoded)


def picked(ask: Ask, arg: str) -> Answer:
    """The options behind a button: one, whose key may hold a comma, or several, or none."""
    if any(option.key == arg for option in ask.options):
        return (arg,)
    return tuple(arg.split(",")) if arg else ()


def panel(
    ask: Ask,
    press: Press,
    labels: Labels,
    draft: Answer = (),
    beside: Iterable[tuple[Label, Press]] = (),
    suggested: Answer = (),
) -> ui.View:
    """The controls for an ask, and what there is room for beside them, as a way to undo.

    `press` carries table, seat and serial; what a lesson has `suggested` is marked.
    """
    rows = Rows(next_suggested(ask, suggested, draft))
    add_controls(rows, ask, press, labels, draft)
    for label, other in beside:
        if rows.used < ROWS or rows.left:
            rows.button(label, other)
    return rows.view()


def next_suggested(ask: Ask, suggested: Answer, draft: Answer) -> Answer:
    """Return the options of a suggestion to press now: in a sequence, one after another."""
    if not is_draft(ask, draft):
        return suggested
    begun = suggested[: len(draft)] == draft
    return suggested[len(draft) : len(draft) + 1] if begun else ()


def add_controls(rows: Rows, ask: Ask, press: Press, labels: Labels, draft: Answer = ()) -> None:
    if is_draft(ask, draft):
        _draft_panel(rows, ask, press, labels, draft)
    elif ask.most == 1:
        _choice_panel(rows, ask, press, labels)
    elif several := _combinations(ask, labels):
        for label, keys in several.items():
            rows.button(label, replace(press, verb="pick", arg=keys), ButtonStyle.primary)
    elif 0 < len(ask.options) <= MENU:
        rows.menu(
            ask.options,
            replace(press, verb="menu", arg="0"),
            labels,
            placeholder=labels.say("menu-exactly", all=ask.counted(ask.most))
            if ask.least == ask.most
            else labels.say("menu-some", least=ask.least, all=ask.counted(ask.most)),
            least=ask.least,
            most=ask.most,
        )
    if ask.least == 0 and not is_draft(ask, draft):
        rows.button(labels.say("button-none"), replace(press, verb="pick", arg=""))
    if ask.most > 1 or len(ask.options) > BUTTONS:
        rows.button(labels.say("button-type"), replace(press, verb="type", arg=""))


def _combinations(ask: Ask, labels: Labels) -> dict[Label, str]:
    """Few sets of several options, each as one button, where that has room for all their names."""
    if not 0 < ask.least == ask.most or comb(len(ask.options), ask.most) > COMBINATIONS:
        return {}
    found = {
        Label(" + ".join(labels(option.label) for option in several)): ",".join(
            option.key for option in several
        )
        for several in combinations(ask.options, ask.most)
    }
    return found if all(len(label) <= shown(label) for label in found) else {}


def _loose(ask: Ask) -> list[Option[Any]]:
    """Beside groups, what belongs to none is a way out: it stays at hand as a button."""
    loose = [option for option in ask.options if option.group is None]
    # They share the last row with None and Type.
    return loose if len(loose) < 5 - (ask.least == 0) else []


def button_lines(ask: Ask, words: Words, hints: bool, draft: Answer = ()) -> list[str]:
    """What there is to say beside each button: all of a short label, and its hint if wanted.

    Menus say it themselves.
    """
    if is_draft(ask, draft):
        buttons = list(ask.options) if len(ask.options) <= DRAFT_BUTTONS else []
    elif ask.most == 1:
        buttons = list(ask.options) if len(ask.options) <= BUTTONS else _loose(ask)
    else:
        buttons = list(ask.options) if _combinations(ask, words.labels) else []
    labels, lines = words.labels, []
    for option in buttons:
        if option.hint and hints:
            lines.append(f"-# {words(option.label)} ▸ {words(option.hint)}")
        elif labels(option.label) != labels.whole(option.label):
            lines.append(f"-# {words(option.label)}")
    return lines


def _choice_panel(rows: Rows, ask: Ask, press: Press, labels: Labels) -> None:
    if len(ask.options) <= BUTTONS:
        _buttons(rows, ask.options, press, labels)
        return
    loose = _loose(ask)
    listed = [option for option in ask.options if option not in loose]
    for i, (title, options) in enumerate(menus(listed, labels)):
        rows.menu(options, replace(press, verb="menu", arg=str(i)), labels, placeholder=title)
    for option in loose:
        rows.option(option, labels, replace(press, verb="pick", arg=option.key))


def _buttons(rows: Rows, options: Sequence[Option[Any]], press: Press, labels: Labels) -> None:
    """Each group begins a row, if there are enough; what belongs to none is a way out."""
    groups = [list(grouped) for _, grouped in groupby(options, key=lambda option: option.group)]
    apart = sum(-(-len(grouped) // 5) for grouped in groups) <= MENUS
    for grouped in groups:
        if apart:
            rows.new_row()
        way_out = len(groups) > 1 and grouped[0].group is None
        for option in grouped:
            chosen = replace(press, verb="pick", arg=option.key)
            style = ButtonStyle.secondary if way_out else ButtonStyle.primary
            rows.option(option, labels, chosen, style)


def menus(
    options: Sequence[Option[Any]], labels: Labels
) -> list[tuple[Label, Sequence[Option[Any]]]]:
    """The options by group, in menus that Discord allows; without groups if these are too many."""
    groups: dict[Label, list[Option[Any]]] = {}
    for option in options:
        title = labels(option.group) if option.group else labels.say("menu-one")
        groups.setdefault(title, []).append(option)
    if sum(-(-len(grouped) // MENU) for grouped in groups.values()) > MENUS:
        groups = {labels.say("menu-one"): list(options[: MENU * MENUS])}
    return [
        (title, grouped[start : start + MENU])
        for title, grouped in groups.items()
        for start in range(0, len(grouped), MENU)
    ]


def _draft_panel(rows: Rows, ask: Ask, press: Press, labels: Labels, draft: Answer) -> None:
    used = Counter(draft)
    full = len(draft) >= ask.most
    left = [
        option
        for option in ask.options
        if option.whole or (not full and used[option.key] < option.limit)
    ]
    if len(ask.options) > DRAFT_BUTTONS:
        for i, (title, options) in enumerate(menus(left, labels)):
            add = replace(press, verb="addone", arg=f"{i}{encode_draft(ask, draft)}")
            rows.menu(options, add, labels, placeholder=title)
    else:
        _draft_buttons(rows, ask, press, labels, draft, left)
    rows.new_row()
    shorter = encode_draft(ask, draft[:-1])
    rows.button(Label("⌫"), replace(press, verb="draft", arg=shorter), disabled=not draft)
    rows.button(
        labels.say("button-clear"), replace(press, verb="clear", arg=""), disabled=not draft
    )
    rows.button(
        labels.say("button-seal", n=len(draft), all=ask.counted(ask.most)),
        replace(press, verb="submit", arg=encode_draft(ask, draft)),
        ButtonStyle.success,
        disabled=len(draft) < ask.least,
    )
    if ask.secret:
        save = replace(press, verb="save", arg=encode_draft(ask, draft))
        rows.button(labels.say("button-save"), save, disabled=len(draft) < ask.least)


def _draft_buttons(
    rows: Rows, ask: Ask, press: Press, labels: Labels, draft: Answer, left: Sequence[Option[Any]]
) -> None:
    for option in ask.options:
        add = encode_draft(ask, (option.key, *draft))
        rows.option(
            option,
            labels,
            replace(press, verb="add", arg=add),
            ButtonStyle.success if option.whole else ButtonStyle.primary,
            disabled=option not in left,
        )


class Rows:
    """Rows of controls: up to five buttons, or a menu. A plain message has five of them."""

    def __init__(self, suggested: Answer = ()) -> None:
        self.suggested = suggested  # the keys of options to mark
        self._rows: list[list[ui.Item[Any]]] = []
        self._begun = False  # the present row has something in it
        self._left = 5

    @property
    def used(self) -> int:
        """How many rows have something in them."""
        return len(self._rows)

    @property
    def left(self) -> int:
        """The buttons that the present row still takes."""
        return self._left

    def new_row(self) -> None:
        self._begun, self._left = False, 5

    def button(
        self,
        label: Label,
        press: Press,
        style: ButtonStyle = ButtonStyle.secondary,
        disabled: bool = False,
        sign: str | None = None,
    ) -> None:
        if not self._left:
            self.new_row()
        if not self._begun:
            self._rows.append([])
            self._begun = True
        self._rows[-1].append(button(label, press, style, disabled, sign))
        self._left -= 1

    def option(
        self,
        option: Option[Any],
        labels: Labels,
        press: Press,
        style: ButtonStyle = ButtonStyle.secondary,
        disabled: bool = False,
    ) -> None:
        """Add the button of an option; a suggested one is green."""
        style = ButtonStyle.success if option.key in self.suggested else style
        sign, label = labels.sign(labels(option.label))
        self.button(label, press, style, disabled, sign)

    def menu(
        self,
        options: Iterable[Option[Any]],
        press: Press,
        labels: Labels,
        placeholder: Label,
        least: int = 1,
        most: int = 1,
    ) -> None:
        choices = [menu_choice(labels, option.label, option.key, option.hint) for option in options]
        for choice in choices:
            if choice.value in self.suggested:
                choice.emoji = discord.PartialEmoji(name="👉")
        self.choices(choices, press, placeholder, least, most)

    def things(self, things: Mapping[str, str], press: Press, placeholder: Label) -> None:
        """Add a menu of things by their names, as many as fit."""
        found = [
            discord.SelectOption(label=shorten(name, CHOICE), value=key)
            for name, key in [*things.items()][:MENU]
        ]
        self.choices(found, press, placeholder)

    def choices(
        self,
        choices: list[discord.SelectOption],
        press: Press,
        placeholder: Label,
        least: int = 1,
        most: int = 1,
    ) -> None:
        menu: ui.Select[Any] = ui.Select(
            custom_id=str(press),
            placeholder=shorten(placeholder, CHOICE),
            options=choices,
            min_values=least,
            max_values=most,
        )
        self._rows.append([menu])
        self._begun, self._left = True, 0

    def view(self) -> ui.View:
        """Return the controls of a plain message."""
        view = ui.View(timeout=None)
        for n, row in enumerate(self._rows):
            for item in row:
                item.row = n
                view.add_item(item)
        # Stopped before it is sent: discord.py then keeps no copy of it. Presses are routed by
        # their custom ids alone.
        view.stop()
        return view

    def parts(self) -> list[ui.ActionRow[Any]]:
        """Return the same as parts of a layout."""
        return [ui.ActionRow(*row) for row in self._rows]


def button(
    label: Label,
    press: Press,
    style: ButtonStyle = ButtonStyle.secondary,
    disabled: bool = False,
    sign: str | None = None,
) -> ui.Button[Any]:
    return ui.Button(
        label=shorten(label, LABEL),
        custom_id=str(press),
        style=style,
        disabled=disabled,
        emoji=sign,
    )


def menu_choice(
    labels: Labels, said: Text, value: str, hint: Text | None = None, default: bool = False
) -> discord.SelectOption:
    """One of a menu. Below it stands what its label had no room for, or else its hint."""
    label, whole = labels(said), labels.whole(said)
    below = labels.whole(hint) if hint else ""
    if whole != label:
        rest = whole.removeprefix(label).lstrip()
        below = rest[1:].lstrip() if rest != whole and rest[0] in SEPARATORS else whole
    sign, label = labels.sign(label)
    return discord.SelectOption(
        label=shorten(label, CHOICE),
        emoji=sign,
        value=value,
        description=shorten(below, DESCRIPTION) or None,
        default=default,
    )


def draft_line(ask: Ask, draft: Answer, words: Words) -> str:
    """What has been put together so far, in words."""
    labels = {option.key: words(option.label) for option in ask.options}
    if ask.ordered:
        places = [labels[key] for key in draft] + ["…"] * (ask.least - len(draft))
        return " → ".join(places)
    counts = Counter(draft)
    return " · ".join(f"{n} × {labels[key]}" if n > 1 else labels[key] for key, n in counts.items())
