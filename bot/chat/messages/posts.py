"""What Herald says at a table: what happened, who is awaited, the lobby, panels and receipts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import msgspec
from discord import ButtonStyle, ui

from bot.chat.messages.custom_ids import Press
from bot.chat.messages.guidance import guidance, lesson_end
from bot.chat.messages.layout import Layout, Shape
from bot.chat.messages.lobby import lobby, lobby_buttons, lobby_over
from bot.chat.messages.panels import (
    Rows,
    add_controls,
    button_lines,
    draft_line,
    encode_draft,
    is_draft,
    panel,
)
from bot.language.texts import Label, Words
from bot.store.rows import FINISHED, LOCKED, OPEN, PLAYING, SeatRow
from bot.tables.answers import Answered, why_no_undo
from bot.tables.fairness import POSTED, posted, secret_hashes
from bot.tables.lessons import is_over
from bot.tables.reactions import STANDING
from games.core import Answer, Ask, Line, Text, text

if TYPE_CHECKING:
    from bot.tables.model import Live
    from bot.tables.voting.ballots import Vote

LONGEST = 2000  # characters in a message, by Discord
PROMPT = 200  # of these, for what is asked in public
SUBMITTED = "sealed-already"  # the message that says who has submitted
PER_SEAT = 160  # and for each seat that is awaited, with name, deadline or hash
MENTION = re.compile(r"<[/@#t][^<>]{1,99}>")  # of a command, person, channel or time


@dataclass
class Display:
    """What a message shows: text, controls, and what its pictures are drawn from.

    `layout` is the same for a player's own panel, where it is not a plain message.
    """

    content: str
    view: ui.View | None = None
    layout: Layout | None = None
    seat: int | None = None  # whose view the picture shows; None: everybody's
    ask: Ask | None = None
    draft: Answer = ()
    whole: bool = False  # all of a large board
    pings: list[int] = field(default_factory=list)

    @property
    def step_by_step(self) -> bool:
        """Whether an answer is put together here: plain messages are better for that, since they
        can be changed without their picture, which follows when no further press has come."""
        return self.ask is not None and is_draft(self.ask, self.draft)


def split(content: str, longest: int = LONGEST) -> list[str]:
    """Split a long text into messages that Discord takes, between lines where possible."""
    parts = [""]
    for line in content.splitlines():
        rest = line
        while len(rest) > longest:
            end = _before_mention(rest, longest)
            parts += [rest[:end], ""]
            rest = rest[end:]
        if len(parts[-1]) + 1 + len(rest) > longest:
            parts.append(rest)
        else:
            parts[-1] = f"{parts[-1]}\n{rest}" if parts[-1] else rest
    return [part for part in parts if part]


def _before_mention(line: str, end: int) -> int:
    """Where to cut a line: a mention is not cut in two."""
    for found in MENTION.finditer(line):
        if 0 < found.start() < end < found.end():
            return found.start()
    return end


def post(live: Live, story: str, closed: Sequence[int], details: int | None = None) -> Display:
    """Return the newest post of a table. `closed` are the seats that cannot be reached by DM;
    `details`, the checkpoint from which on the log tells the steps that the story leaves out."""
    words = live.words()
    if live.row.status == OPEN:
        content = "\n".join(part for part in (story, lobby(live, words)) if part)
        return Display(content, lobby_buttons(live, words), pings=live.invited)
    if live.row.status != PLAYING or live.session is None:
        if live.row.saved is None:
            return Display(story or lobby_over(live, words))
        ended = "game-is-over" if live.row.status == FINISHED else "abandoned"
        return Display(story or words.say(ended), ended_buttons(live, words, details))
    pending = live.session.pending
    pings = [
        seat.user
        for seat in live.seats
        if seat.user is not None
        and seat.seat in pending
        and (not pending[seat.seat].secret or seat.seat in closed)
    ]
    content = "\n".join(part for part in (story, status(live, words, pings)) if part)
    asked = public_ask(live)
    if asked is not None:  # for what there is to know of each option they have their own panel
        content = with_lines(content, button_lines(asked[1], words, hints=False))
    return Display(content, table_buttons(live, words, details), pings=pings)


def with_lines(content: str, lines: Sequence[str], below: str = "") -> str:
    """Return a content with as many lines about its buttons as fit, and what stands below."""
    end = f"\n{below}" if below else ""
    for line in lines:
        if len(content) + 1 + len(line) + len(end) <= LONGEST:
            content += f"\n{line}"
    return content + end


def public_ask(live: Live) -> tuple[Press, Ask] | None:
    """Return what is asked, and the press that answers it, if the newest post has the buttons for
    it: where one player is asked, or where several may react and are asked the same."""
    asks = list(live.playing.pending.values())
    if not asks or asks[0].secret or is_draft(asks[0]):
        return None
    ask = asks[0]
    if live.playing.reacting:
        same = all(msgspec.structs.replace(other, seat=ask.seat) == ask for other in asks)
        return (Press(live.row.id, "pick", serial=live.row.window), ask) if same else None
    if len(asks) > 1:
        return None
    return Press(live.row.id, "pick", "", ask.seat, live.seats[ask.seat].serial), ask


def parts_of_story(story: str, seats: int) -> list[str]:
    """Split a story into messages, the last of which has room for who is awaited.

    Only the story and the number of seats decide where it is cut: when a message is sent again,
    those parts of it that have arrived must be the same.
    """
    *before, last = split(story) or [""]
    room = PROMPT + seats * PER_SEAT
    return [*before, *(split(last, LONGEST - room) or [""])]


def status(live: Live, words: Words, pings: Sequence[int] = ()) -> str:
    """Return who is awaited, and for what."""
    session = live.playing
    names = []
    for seat in live.seats:
        if seat.seat in session.pending:
            name = words.seat(seat.seat)
            name += f" (<@{seat.user}>)" if seat.user in pings else ""
            name += " 📝" if seat.draft is not None else ""
            name += f" <t:{int(seat.deadline)}:R>" if seat.deadline and not paused(live) else ""
            names.append(name)
    lines = [words.say("waiting-for", players=[*names])]
    if paused(live):
        lines.insert(0, words.say("paused"))
    prompts = [live.prompt(ask, words.lang) for ask in session.pending.values() if not ask.secret]
    lines += dict.fromkeys(prompts)
    return "\n".join(lines)


def with_submitted(story: Sequence[Line], live: Live) -> list[Line]:
    """Return a story with who has submitted a secret answer, by its hash: a part of the story,
    since it must stay on the post that told it before the answers were known."""
    told = [line for line in story if line.text.key != SUBMITTED]
    hashes = secret_hashes(live) if live.row.status == PLAYING else {}
    return [*told, Line(text(SUBMITTED, players=posted(hashes)))] if hashes else told


def paused(live: Live) -> bool:
    return live.row.paused_at is not None


def details_press(live: Live, epoch: int, until: int | None = None) -> Press:
    """Return the press that shows what the log says between two checkpoints."""
    last = live.row.saved_moves if until is None else until
    return Press(live.row.id, "details", f"{epoch}.{last}.")


def details_button(live: Live, words: Words, epoch: int, until: int | None) -> ui.View:
    """Return what an old post keeps of its buttons."""
    rows = Rows()
    rows.button(words.labels.say("button-details"), details_press(live, epoch, until))
    return rows.view()


def table_buttons(live: Live, words: Words, details: int | None = None) -> ui.View:
    """Return the newest post's buttons: options of a public ask, the way to one's own panel."""
    rows = Rows()
    asked = public_ask(live)
    if asked is not None:
        press, ask = asked
        add_controls(rows, ask, press, words.labels)
        if live.playing.reacting:
            for label, choice in standing_choices(live, words)[:1]:
                rows.button(label, choice)
        if rows.used <= 4:
            rows.new_row()
        elif rows.left < 2:
            rows = Rows()  # too many menus: they are behind the button for one's own panel
    rows.button(words.labels.say("button-turn"), Press(live.row.id, "turn"), ButtonStyle.success)
    rows.button(words.labels.say("button-secret"), Press(live.row.id, "secret"))
    if details is not None and rows.left:
        rows.button(words.labels.say("button-details"), details_press(live, details))
    if asked is not None and rows.left:
        rows.button(words.labels.say("button-why"), replace(asked[0], verb="explain"))
    if paused(live):
        rows.button(words.labels.say("button-resume"), Press(live.row.id, "resume"))
    if live.row.idle_asked_at is not None:
        rows.button(
            words.labels.say("button-go-on"), Press(live.row.id, "goon"), ButtonStyle.primary
        )
    for seat in live.seats:
        if seat.open_to is not None and rows.left:
            label = words.labels.say("button-take-seat", seat=seat.seat)
            rows.button(label, Press(live.row.id, "take", str(seat.seat)), ButtonStyle.primary)
    return rows.view()


def ended_buttons(live: Live, words: Words, details: int | None = None) -> ui.View | None:
    """Return the buttons of a game's last post: a rematch, and how it went."""
    if live.row.status != FINISHED:
        return None if details is None else details_button(live, words, details, None)
    rows = Rows()
    rows.button(
        words.labels.say("button-rematch"), Press(live.row.id, "rematch"), ButtonStyle.success
    )
    rows.button(words.labels.say("button-replay"), Press(live.row.id, "replays"))
    if details is not None:
        rows.button(words.labels.say("button-details"), details_press(live, details))
    return rows.view()


def ballot(live: Live, vote: Vote) -> Display:
    """Return a vote, with how it stands; buttons while it is open."""
    words = live.words()
    yes, no, voters = vote.tally(live)
    who = words.seat(vote.seat) if vote.seat is not None else ""
    candidate = f"<@{vote.candidate}>" if vote.candidate else words.say("anybody")
    caller = live.seat_of(vote.by)
    lines = [
        words.say(f"vote-{vote.kind}", who=who, candidate=candidate),
        words.say("vote-stands", yes=yes, no=no, voters=voters),
    ]
    if caller is not None:
        lines.append(words.say("vote-called-by", seat=caller))
    if vote.outcome is not None:
        lines.append(words.say(f"vote-{vote.outcome}"))
        return Display("\n".join(lines))
    lines.append(words.say("vote-until", until=f"<t:{int(vote.closes_at)}:R>"))
    rows = Rows()
    yea, nay = (Press(live.row.id, "vote", f"{vote.id}.{choice}") for choice in "yn")
    rows.button(words.labels.say("button-yes"), yea, ButtonStyle.success)
    rows.button(words.labels.say("button-no"), nay, ButtonStyle.danger)
    return Display("\n".join(lines), rows.view())


def cannot_post(live: Live, why: str, missing: Sequence[str]) -> Text:
    """Say why nothing is posted in a table's channel."""
    channel = live.row.channel
    if why == LOCKED:
        return text("cannot-post-locked", channel=channel)
    if missing:
        return text("cannot-post-missing", channel=channel, permissions=[*missing])
    return text("cannot-post", channel=channel)


def own_panel(
    live: Live,
    seat: SeatRow,
    lang: str,
    draft: Answer = (),
    above: str = "",
    below: str = "",
    tip: str = "",
) -> Display:
    """Return what a player owes, for their eyes only; or that they owe nothing."""
    session = live.playing
    words = live.words(lang)
    ask = session.pending.get(seat.seat)
    if ask is None or (live.row.lesson is not None and is_over(live)):
        return owes_nothing(live, seat, lang, above, below)
    press = Press(live.row.id, "pick", "", seat.seat, seat.serial)
    guide = guidance(live, ask, press, words) if live.row.lesson is not None else None
    lines = [above, guide.said if guide else "", live.prompt(ask, lang), tip]
    if seat.deadline is not None and not paused(live):
        lines.append(words.say("until", until=f"<t:{int(seat.deadline)}:R>"))
    if guide is None and session.undo_barrier(seat.seat) is not None:
        lines.append(words.say("no-undo", why=why_no_undo(live, seat.seat)))
    if ask.most == 1:
        draft = ()
    so_far = draft_line(ask, draft, words) if draft or ask.ordered else ""
    suggested = guide.suggested if guide else ()
    beside = [guide.follow] if guide else []
    if session.taken_back(seat.seat):
        beside.append((words.labels.say("button-undo"), replace(press, verb="undo")))
    if session.reacting:
        beside += standing_choices(live, words)
    beside.append((words.labels.say("button-explain"), replace(press, verb="explain")))
    content = "\n".join(line for line in lines if line)
    last = "\n".join(line for line in (so_far, below) if line)
    return Display(
        with_lines(content, button_lines(ask, words, hints=True, draft=draft), last),
        panel(ask, press, words.labels, draft, beside, suggested),
        Layout(
            *(content, ask, press, words, draft, beside, last),
            shapes=shapes_of(live, seat.seat),
            suggested=suggested,
        ),
        seat=seat.seat,
        ask=ask,
        draft=draft,
    )


def shapes_of(live: Live, seat: int) -> dict[str, Shape]:
    """Return how the groups of a seat's questions were shown in this turn, to be added to: they do
    not jump between buttons and menus as options come and go."""
    epoch = live.row.saved_moves
    if live.shapes.get(seat, (-1,))[0] != epoch:
        live.shapes[seat] = (epoch, {})
    return live.shapes[seat][1]


def are_you_sure(
    live: Live, ask: Ask, lang: str, answer: Answer, would: Sequence[Text], on_panel: bool
) -> Display:
    """Return what an answer would lead to, with a button to give it all the same: in place of a
    player's own panel, which goes on then, or beside a post, on which they go on."""
    words = live.words(lang)
    arg = (answer or ("",))[0] if ask.most == 1 else encode_draft(ask, answer)
    verb = "sure" if on_panel else "yes"
    sure = Press(live.row.id, verb, arg, ask.seat, live.seats[ask.seat].serial)
    back = replace(sure, verb="back", arg="")
    beside = [(words.labels.say("button-sure"), sure), (words.labels.say("button-not-sure"), back)]
    rows = Rows()
    for (label, press), style in zip(
        beside, (ButtonStyle.success, ButtonStyle.secondary), strict=True
    ):
        rows.button(label, press, style)
    given = draft_line(ask, answer, words) or words.say("button-none")
    content = "\n".join(
        [words.say("are-you-sure", answer=given), *dict.fromkeys(map(words, would))]
    )
    return Display(content, rows.view(), Layout(content, None, sure, words, (), beside))


def standing_choices(live: Live, words: Words) -> list[tuple[Label, Press]]:
    """Return the ways to pass on reactions in advance, with their buttons."""
    return [
        (words.labels.say(f"button-standing-{kind}"), Press(live.row.id, "standing", kind))
        for kind in STANDING
    ]


def owes_nothing(live: Live, seat: SeatRow, lang: str, above: str = "", below: str = "") -> Display:
    """Return that there is nothing to do, with the last answer if it can still be changed."""
    words = live.words(lang)
    if live.row.lesson is not None:
        return lesson_over(live, seat, words, above)
    if live.row.status == OPEN:
        return Display(words.say("not-begun"))
    if live.row.status != PLAYING:
        return Display(above or words.say("game-is-over"))
    last = live.playing.taken_back(seat.seat)
    lines = [above or words.say("nothing-owed", players=live.awaited)]
    beside = []
    if seat.standing is not None:
        lines.append(words.say(f"standing-{seat.standing}"))
        beside.append((words.labels.say("button-ask-me"), Press(live.row.id, "standing")))
    draft: Answer = ()
    ask = None
    if last is not None:
        ask, draft = last
        if not above:
            waits = seat.seat in secret_hashes(live)
            lines.append(stored(ask, draft, words, waits))
        change = Press(live.row.id, "undo", "", seat.seat, seat.serial)
        beside.append((words.labels.say("button-change"), change))
        if seat.seat in secret_hashes(live):
            receipt = replace(change, verb="receipt")
            beside.append((words.labels.say("button-receipt"), receipt))
    rows = Rows()
    for label, press in beside:
        rows.button(label, press)
    content = "\n".join(lines)
    return Display(
        with_lines(content, (), below),
        rows.view(),
        Layout(content, None, Press(live.row.id, "turn"), words, (), beside, below),
        seat=seat.seat,
        ask=ask,
        draft=draft,
    )


def lesson_over(live: Live, seat: SeatRow, words: Words, above: str) -> Display:
    """Return the end of a lesson, with the ways to go on."""
    said, buttons = lesson_end(live, words)
    content = "\n".join(part for part in (above, said) if part)
    rows = Rows()
    for label, press, style in buttons:
        rows.button(label, press, style)
    beside = [(label, press) for label, press, _ in buttons]
    layout = Layout(content, None, Press(live.row.id, "turn"), words, (), beside)
    return Display(content, rows.view(), layout, seat=seat.seat)


def confirmation(done: Answered, words: Words) -> str:
    """Return what a player is told at once."""
    lines = [words(line.text) for line in done.private]
    if done.receipt is not None:
        lines.append(words.say("receipt", hash=done.receipt.hash[:POSTED]))
    waits = done.receipt is not None
    return "\n".join([stored(done.ask, done.answer, words, waits), *lines])


def stored(ask: Ask, answer: Answer, words: Words, waits: bool) -> str:
    """Say what was stored: an answer, perhaps one that waits for those of others."""
    given = draft_line(ask, answer, words) or words.say("button-none")
    return words.say("sealed" if waits else "chosen", answer=given)
