"""What a learner is told at a decision of their lesson, and at its end."""

from __future__ import annotations

from dataclasses import dataclass, replace

from discord import ButtonStyle

from bot.chat.messages.custom_ids import Press
from bot.chat.messages.panels import draft_line
from bot.language.story import highlights, paragraphs
from bot.language.texts import Label, Words, shorten
from bot.tables.lessons import Taken, TakenBack, guide_of, lesson_after, lesson_at, progress_of
from bot.tables.model import Live
from games.core import Answer, Ask

LINES, LENGTH = 5, 160  # of what has happened, and characters of each


@dataclass(frozen=True)
class Guidance:
    """What stands above the question, and what is marked on its controls."""

    said: str
    suggested: Answer
    follow: tuple[Label, Press]  # the button that does what is suggested


def guidance(live: Live, ask: Ask, press: Press, words: Words) -> Guidance:
    """Return what a learner is told at the open decision, which `press` answers."""
    guide, progress = guide_of(live), progress_of(live)
    step = guide.step(live.playing, progress)
    suggested = guide.suggestion(live.playing, step)
    labels = draft_line(ask, suggested, words) or words.say("button-none")
    most = len(guide.lesson.steps)
    lines = [words.say("lesson-where", n=min(progress.step + 1, most), most=most)]
    if step is None:
        lines.append(words.say("lesson-free", answer=labels))
    else:
        lines.append(words(guide.words(live.playing, step)))
        lines.append(words.say("lesson-suggests", answer=labels))
    follow = (words.labels.say("button-follow"), replace(press, verb="follow", arg=""))
    return Guidance("\n".join(lines), suggested, follow)


def what_came_of_it(taken: Taken | TakenBack, words: Words) -> str:
    """Return what a learner is told of their last answer, above the next question."""
    if isinstance(taken, TakenBack):
        return words.say("lesson-instead", why=words.say(f"lesson-{taken.step.key}-instead"))
    given = draft_line(taken.answered.ask, taken.answered.answer, words)
    given = given or words.say("button-none")
    lines = [words.say("lesson-by-guide" if taken.by_guide else "chosen", answer=given)]
    if taken.played_on:
        lines.append(words.say("lesson-played-on"))
    told = paragraphs(highlights([*taken.story, *taken.answered.private]), words).splitlines()
    happened = [shorten(line, LENGTH) for line in told if line.strip()]
    return "\n".join([*lines, *(f"> {line}" for line in happened[-LINES:])])


def welcome(live: Live, words: Words) -> str:
    return words.say(f"lesson-{lesson_at(live).key}-welcome")


def lesson_end(live: Live, words: Words) -> tuple[str, list[tuple[Label, Press, ButtonStyle]]]:
    """Return what a learner is told at the end, and the buttons with which they go on."""
    game, labels = live.row.game, words.labels
    here, following = lesson_at(live), lesson_after(live)
    buttons = []
    if following is not None:
        title = labels.say(f"lesson-{following.key}-title")
        buttons.append((title, Press(0, "learn", f"{game}.{following.key}"), ButtonStyle.success))
    play = Press(0, "learned", game)
    buttons.append((labels.say("button-learned"), play, ButtonStyle.primary))
    again = Press(0, "learn", f"{game}.{here.key}")
    buttons.append((labels.say("button-learn-again"), again, ButtonStyle.secondary))
    return words.say(f"lesson-{here.key}-end"), buttons
