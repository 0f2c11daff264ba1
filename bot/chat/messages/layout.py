"""A player's own panel in Discord's layout components: each option has its explanation beside it.

Messages that may notify somebody stay plain: of a layout, a notification shows no words at all
(github.com/discord/discord-api-docs, issue 7854).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.chat.messages.custom_ids import Press
from bot.chat.messages.panels import (
    Rows,
    add_controls,
    button,
    button_lines,
    menus,
    next_suggested,
)
from bot.language.texts import Label, Words, shorten
from games.core import Answer, Ask, Option, Text

PARTS = 40  # components of a message in all, by Discord
TEXT = 4000  # characters of a message in all, by Discord
SECTIONS = 10  # options with a line of their own; above that they are in menus
BUTTONS = 10  # of a group that need no line
BESIDE = 16  # characters of a button that leave room for the text beside it on a phone


@dataclass(frozen=True)
class Shape:
    """How a group of options is shown: in menus or not, and if not, with a line each or not."""

    as_menu: bool
    worded: bool


@dataclass(frozen=True)
class Layout:
    """What a player's own panel is made of, but for its pictures."""

    text: str
    ask: Ask | None
    press: Press
    words: Words
    draft: Answer = ()
    beside: Sequence[tuple[Label, Press]] = ()  # more buttons, as a way to undo
    below: str = ""
    # How the groups of this question were shown before in the same turn: so they stay.
    shapes: dict[str, Shape] = field(default_factory=dict)
    suggested: Answer = ()  # options that a lesson suggests

    def view(self, files: Sequence[discord.File]) -> ui.LayoutView:
        """Return the message: what it says, its pictures, and the controls."""
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(shorten(self.text, TEXT // 2)))
        if files:
            view.add_item(ui.MediaGallery(*[_picture(file) for file in files]))
        for part in self._controls(PARTS - 2 - bool(self.below)):
            view.add_item(part)
        if self.below:
            view.add_item(ui.TextDisplay(self.below))
        view.stop()  # as with plain views: presses are routed by their custom ids alone
        return view

    def _controls(self, room: int) -> list[ui.Item[Any]]:
        last = Rows()
        if self.ask is None:
            for label, press in self.beside:
                last.button(label, press)
            return [*last.parts()]
        if self.ask.most > 1:
            last.suggested = next_suggested(self.ask, self.suggested, self.draft)
            add_controls(last, self.ask, self.press, self.words.labels, self.draft)
            for label, press in self.beside:
                last.button(label, press)
            lines = button_lines(self.ask, self.words, hints=True, draft=self.draft)
            told: list[ui.Item[Any]] = [ui.TextDisplay("\n".join(lines))] if lines else []
            return [*told, *last.parts()]
        groups = [_Group.of(self, options) for options in _grouped(self.ask)]
        if self.ask.least == 0:
            last.button(
                self.words.labels.say("button-none"), replace(self.press, verb="pick", arg="")
            )
        for label, press in self.beside:
            last.button(label, press)
        room -= _size(last.parts()) + 2  # perhaps a button to type, in a row of its own
        while sum(group.size for group in groups) > room:
            lists = [group for group in groups if not group.as_menu]
            if not lists:
                break  # what is beyond can be typed
            # One that comes anew, before one of those that the player knows changes.
            largest = max(lists, key=lambda group: (group.key not in self.shapes, group.size))
            largest.as_menu = True
        for group in groups:
            self.shapes[group.key] = Shape(group.as_menu, group.worded)
        if any(group.as_menu for group in groups):
            last.button(
                self.words.labels.say("button-type"), replace(self.press, verb="type", arg="")
            )
        listed = 0
        found: list[ui.Item[Any]] = []
        for group in groups:
            found += group.parts(listed)
            listed += len(group.options)
        return [*found, *last.parts()]


@dataclass
class _Group:
    """Options that belong together: with a line each, as buttons, or in menus."""

    layout: Layout
    title: Text | None
    options: list[Option[Any]]
    alone: bool  # there is no other group
    worded: bool  # any of them needs more words than its button has
    as_menu: bool = False

    @classmethod
    def of(cls, layout: Layout, options: list[Option[Any]]) -> _Group:
        assert layout.ask is not None
        alone = len(options) == len(layout.ask.options)
        group = cls(layout, options[0].group, options, alone, _worded(options, layout.words))
        before = layout.shapes.get(group.key)
        if before is not None:
            group.as_menu, group.worded = before.as_menu, before.worded or group.worded
        elif group.title is not None and any(shape.as_menu for shape in layout.shapes.values()):
            group.as_menu = True  # what comes up in the course of a turn may yet grow
        else:
            group.as_menu = len(options) > (SECTIONS if group.worded else BUTTONS)
        return group

    @property
    def key(self) -> str:
        """Name the group within its question."""
        assert self.layout.ask is not None
        return f"{self.layout.ask.prompt.key} {self.layout.words(self.title) if self.title else ''}"

    @property
    def size(self) -> int:
        return _size(self.parts(0))

    def parts(self, first: int) -> list[ui.Item[Any]]:
        labels, press = self.layout.words.labels, self.layout.press
        if self.as_menu:
            rows = Rows(self.layout.suggested)
            for n, (title, options) in enumerate(menus(self.options, labels), start=first):
                rows.menu(options, replace(press, verb="menu", arg=str(n)), labels, title)
            return [*rows.parts()]
        head: list[ui.Item[Any]] = []
        if self.title is not None and not self.alone:
            head.append(ui.TextDisplay(f"-# {self.layout.words(self.title)}"))
        style = ButtonStyle.secondary if self._way_out else ButtonStyle.primary
        if not self.worded:
            rows = Rows(self.layout.suggested)
            for option in self.options:
                rows.option(option, labels, self._pick(option), style)
            return [*head, *rows.parts()]
        faces = [labels(option.label) for option in self.options]
        named = all(len(face) <= BESIDE for face in faces)
        return [*head, *(self._section(option, style, named) for option in self.options)]

    @property
    def _way_out(self) -> bool:
        return self.title is None and not self.alone

    def _pick(self, option: Option[Any]) -> Press:
        return replace(self.layout.press, verb="pick", arg=option.key)

    def _section(self, option: Option[Any], style: ButtonStyle, named: bool) -> ui.Item[Any]:
        """Return an option with what there is to know of it beside its button, which has its name
        if those of all options in the group are short."""
        words = self.layout.words
        hint = words(option.hint) if option.hint is not None else ""
        whole = discord.utils.escape_markdown(words.labels.whole(option.label))
        said = hint if named and hint else f"**{whole}**"
        if hint and not named:
            said += f"\n{hint}"
        face = words.labels(option.label) if named else words.labels.say("button-choose")
        style = ButtonStyle.success if option.key in self.layout.suggested else style
        return ui.Section(said, accessory=button(face, self._pick(option), style))


def _worded(options: Sequence[Option[Any]], words: Words) -> bool:
    labels = words.labels
    return any(
        option.hint is not None or labels(option.label) != labels.whole(option.label)
        for option in options
    )


def _grouped(ask: Ask) -> list[list[Option[Any]]]:
    return [list(group) for _, group in groupby(ask.options, key=lambda option: option.group)]


def _size(parts: Sequence[ui.Item[Any]]) -> int:
    """Return how many components these are in all."""
    return sum(
        len([*part.walk_children()]) + 1 if hasattr(part, "walk_children") else 1 for part in parts
    )


def _picture(file: discord.File) -> discord.MediaGalleryItem:
    return discord.MediaGalleryItem(file, description=file.description)
