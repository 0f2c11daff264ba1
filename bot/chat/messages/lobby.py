"""A table before its game, and the questions of whoever starts it or leaves it."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import ButtonStyle, ui

from bot.chat.messages.custom_ids import Press
from bot.chat.messages.panels import Rows, menu_choice
from bot.language.texts import Words
from bot.store.clock import HOUR, NONE, Clock
from bot.store.rows import OPEN
from bot.tables.model import Live, numbers_in_words
from games.core import LEVELS, NORMAL, Setting, Text, text
from games.lessons import lessons


def lobby(live: Live, words: Words) -> str:
    host = f"<@{live.row.host}>"
    lines = [
        words.say(
            "lobby",
            title=words.say("title"),
            tagline=words.say("tagline"),
            possible=live.possible,
            count=len(live.seats),
            players=[words.seat(seat.seat) for seat in live.seats],
        )
    ]
    if chosen := [words(chosen_setting(live, it)) for it in settings_that_matter(live)]:
        lines.append(words.say("lobby-settings", settings=" · ".join(chosen)))
    lines.append(words.say("lobby-clock", clock=clock_in_words(live.row.clock, words)))
    if live.invited:
        lines.append(words.say("lobby-invited", host=host, player=[*live.invited]))
    lines.append(words.say("lobby-how", host=host))
    return "\n".join(lines)


def clock_in_words(clock: Clock, words: Words) -> str:
    if clock.kind == NONE:
        return words.say("clock-none")
    lines = [
        words.say(
            f"clock-{clock.kind}-set",
            hours=clock.seconds // HOUR,
            increment=clock.increment // HOUR,
        ),
        words.say("clock-then", excuses=clock.excuses, policy=words.say(f"policy-{clock.policy}")),
    ]
    return " ".join(lines)


def lobby_buttons(live: Live, words: Words) -> ui.View:
    rows = Rows()
    everybody = Press(live.row.id, "join")
    rows.button(words.labels.say("button-join"), everybody, ButtonStyle.success)
    rows.button(words.labels.say("button-leave"), replace(everybody, verb="leave"))
    rows.button(
        words.labels.say("button-start"), replace(everybody, verb="start"), ButtonStyle.primary
    )
    if settings_that_matter(live):
        rows.button(words.labels.say("button-settings"), replace(everybody, verb="settings"))
    if lessons(live.row.game):
        rows.button(words.labels.say("button-learn"), Press(0, "learn", live.row.game))
    return rows.view()


# Settings


def settings_that_matter(live: Live) -> list[Setting]:
    """Return the settings that change something for as many as there are, or more of them."""
    chosen = live.row.options
    return [
        it
        for it in live.game.settings
        if any(it.matters(number, chosen) for number in live.within_reach)
    ]


def chosen_setting(live: Live, setting: Setting) -> Text:
    """Return a setting with what is chosen, as it is said: `Bans: none`. Where more may join, it
    also says for how many players it matters, unless that goes for all of them."""
    name, choice = text(f"setting-{setting.key}"), live.row.options[setting.key]
    reach = {number: setting.matters(number, live.row.options) for number in live.within_reach}
    if not all(matters for number, matters in reach.items() if number > len(live.seats)):
        some = [number for number, matters in reach.items() if matters]
        name = text("setting-for-some", name=name, count=numbers_in_words(some))
    return text("setting-chosen", name=name, choice=text(f"setting-{setting.key}-{choice}"))


def settings_menus(live: Live, words: Words) -> ui.View:
    rows = Rows()
    for setting in settings_that_matter(live):
        chosen = live.row.options[setting.key]
        rows.choices(
            [
                _choice(setting, choice, choice == chosen, words)
                for choice in setting.choices
                if live.has_room_for(setting, choice)
            ],
            Press(live.row.id, "set", setting.key),
            placeholder=words.labels.say(f"setting-{setting.key}"),
        )
    return rows.view()


def _choice(setting: Setting, choice: str, chosen: bool, words: Words) -> discord.SelectOption:
    """A choice with the name of its setting, which Discord does not show once something is chosen;
    below it, what there is to know of it."""
    key, labels = f"setting-{setting.key}-{choice}", words.labels
    said = text("setting-chosen", name=text(f"setting-{setting.key}"), choice=text(key))
    hint = text(f"{key}-hint") if words.has(f"{key}-hint") else None
    if hint is not None and labels(said) != labels.whole(said):
        said = text(key)  # else all of it would stand below, instead of the hint
    return menu_choice(labels, said, choice, hint, default=chosen)


# Starting


def offer_stand_ins(live: Live, words: Words) -> str:
    """Ask the host of a table with free seats how to begin."""
    enough = len(live.seats) in live.numbers
    return words.say(
        "offer-as-it-is" if enough else "offer-stand-ins",
        count=len(live.seats),
        possible=live.possible,
    )


def start_buttons(live: Live, words: Words, level: str = NORMAL) -> ui.View:
    """Return a menu of how well computer players play, and buttons to begin: as it is, where so
    many can play, or with computer players of that level."""
    rows = Rows()
    choices = [
        menu_choice(words.labels, text("computers-at-level", level=it), it, default=it == level)
        for it in LEVELS
    ]
    rows.choices(choices, Press(live.row.id, "level"), words.labels.say("computers-level"))
    for count in live.within_reach:
        missing = count - len(live.seats)
        rows.button(
            words.labels.say("button-start-with", count=count, missing=missing),
            Press(live.row.id, "fill", f"{missing} {level}"),
            ButtonStyle.primary,
        )
    return rows.view()


# Leaving


def leave_question(live: Live, seat: int, words: Words) -> tuple[str, ui.View]:
    """Ask whether somebody really leaves, and say what happens then."""
    last = live.is_last_person(seat)
    if live.row.status != OPEN:
        asked = "leave-game-last" if last else "leave-game"
    elif last:
        asked = "leave-lobby-last"
    else:
        asked = "leave-lobby-host" if live.seats[seat].user == live.row.host else "leave-lobby"
    rows = Rows()
    sure = Press(live.row.id, "leaving", live.row.status)
    rows.button(words.labels.say("button-leave"), sure, ButtonStyle.danger)
    return words.say(asked, title=words.say("title")), rows.view()


def left_game(live: Live, seat: int) -> str:
    """Return the message for somebody whose seat a stand-in takes."""
    return "left-game-last" if live.is_last_person(seat) else "left-game"


# Afterwards


def lobby_over(live: Live, words: Words, moved: bool = False) -> str:
    """Return what a post says that shows the table no more, since its game has begun or it has
    `moved` to another channel."""
    if live.row.status == OPEN or moved:
        over = "lobby-moved"
    else:
        over = "lobby-ended" if live.row.saved is None else "lobby-started"
    return words.say(over, title=words.say("title"))
