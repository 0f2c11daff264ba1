"""What is said at a table: paragraphs, long texts, who is awaited."""

from random import Random

from bot.chat.messages import posts
from bot.chat.messages.layout import Shape
from bot.chat.messages.lobby import lobby
from bot.chat.messages.posts import LONGEST, split
from bot.language.story import paragraphs
from bot.language.texts import Words
from bot.sandbox.api import limits
from bot.sandbox.model import Body
from bot.tables import fairness
from bot.tables.actors import Actor
from games.core import Ask, Line, text
from tests.bot.asks import WORDS, ask, numbered
from tests.bot.conftest import ANN, BEN, CAT, Room


def test_lines_with_the_same_head_are_one_paragraph() -> None:
    one, two = text("1"), text("2")
    lines = [
        Line(text("begins")),
        Line(text("a moves"), head=one),
        Line(text("b waits"), head=one),
        Line(text("a waits"), head=two),
        Line(text("in between")),
        Line(text("b moves"), head=two),
    ]
    assert paragraphs(lines, WORDS).splitlines() == [
        "begins",
        "1 a moves · b waits",
        "2 a waits",
        "in between",
        "2 b moves",
    ]
    assert paragraphs([], WORDS) == ""


def test_a_short_text_is_one_message() -> None:
    assert split("one\ntwo") == ["one\ntwo"]
    assert split("") == []


def test_a_long_text_is_broken_between_lines() -> None:
    lines = [f"{n} " + "x" * 290 for n in range(20)]
    parts = split("\n".join(lines))
    assert len(parts) == 4
    assert all(len(part) <= LONGEST for part in parts)
    assert "\n".join(parts).splitlines() == lines


def test_a_line_that_is_too_long_is_broken_anyway() -> None:
    parts = split("start\n" + "y" * 4500 + "\nend")
    assert all(0 < len(part) <= LONGEST for part in parts)
    assert "".join(parts).replace("\n", "") == "start" + "y" * 4500 + "end"


def test_no_text_loses_a_character() -> None:
    random = Random(1)
    for _ in range(200):
        lines = ["z" * random.choice([1, 50, 900, 1999, 2000, 2001, 5000]) for _ in range(9)]
        parts = split("\n".join(lines), random.choice([1500, 2000]))
        assert sum(part.count("z") for part in parts) == sum(map(len, lines))


async def test_there_is_room_for_whoever_is_awaited_later(room: Room) -> None:
    """Under a long post the last line changes: it must not push out what the post tells."""
    live = await room.planning(ANN, BEN, CAT)
    for seat in live.seats:
        seat.name, seat.deadline = "n" * 32, 2_000_000_000.0
    told = max(posts.parts_of_story("w" * LONGEST, 3), key=len)
    assert len(told) == LONGEST - posts.PROMPT - 3 * posts.PER_SEAT
    assert len(posts.post(live, told, [0, 1, 2]).content) <= LONGEST
    for number in (0, 1):
        await room.answer(live, number, *"wwwwww")
        assert len(posts.post(live, told, [0, 1, 2]).content) <= LONGEST
        assert posts.post(live, told, []).content.startswith(told)


async def test_the_post_pings_who_must_act_in_public_or_cannot_be_reached(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    (seat,) = live.playing.pending
    assert posts.post(live, "", []).pings == [live.seats[seat].user]
    live = await room.again().tables.get(live.row.id)
    while live.playing.table.year == 0:
        for who, it in list(live.playing.pending.items()):
            live.playing.answer(who, [it.options[0].key])
    assert posts.post(live, "", []).pings == []
    assert posts.post(live, "", [1]).pings == [BEN]


async def test_who_has_submitted_is_told_but_not_what(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    await room.answer(live, 1, *"krabwa")
    assert posts.status(live, live.words()) == "⏳ Waiting for Ⓐ **Ann** and Ⓒ **Cat**"
    (submitted,) = posts.with_submitted([], live)
    said = live.words()(submitted.text)
    assert said == f"-# ✅ Submitted: Ⓑ **Ben** `{fairness.secret_hashes(live)[1][:8]}`"
    assert posts.with_submitted([submitted], live) == [submitted], "said once"


async def test_names_cannot_play_tricks(room: Room) -> None:
    live = await room.lobby.open(1, 10, Actor(ANN, "**bold** `x` @everyone"), "xidit", "en")
    said = lobby(live, live.words())
    assert r"\*\*bold\*\* \`x\`" in said


async def test_a_public_ask_with_too_many_menus_is_behind_the_button(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    (seat,) = live.playing.pending
    for count in (3, 10, 11, 25, 75, 76, 100):
        huge = ask(numbered(count), least=0)
        live.playing.pending[seat] = type(huge)(
            seat, text("title"), tuple(o for o in huge.options), 0, 1, secret=False
        )
        for option in huge.options:
            assert option.label.key.startswith("label")
        view = posts.table_buttons(live, WORDS)
        body = Body(components=view.to_components())
        assert list(limits.message(body)) == []
        labels = [getattr(item, "label", None) for item in view.children]
        assert labels[-3:] == ["Your turn", "My view", "❔"]


async def test_a_receipt_shows_what_was_stored(room: Room) -> None:
    it = ask(["k", "r"], 2, 2, ordered=True, limit=2, label=str)
    assert posts.stored(it, ("r", "k"), WORDS, waits=True) == "✅ Submitted: r → k"
    nobody = ask(["archer"], 0, 2, limit=2)
    assert posts.stored(nobody, (), WORDS, waits=True) == "✅ Submitted: None"


async def test_the_shape_of_a_panel_is_kept_until_the_turn_is_over(room: Room) -> None:
    live = await room.planning(ANN, BEN, CAT)
    kept = posts.shapes_of(live, 0)
    kept["cards"] = Shape(as_menu=True, worded=True)
    assert posts.shapes_of(live, 0) is kept and posts.shapes_of(live, 1) == {}
    for seat in range(3):
        await room.answer(live, seat, *"wwwwww")
    assert posts.shapes_of(live, 0) == {}


def test_a_line_whose_words_are_gone_is_passed_over() -> None:
    lines = [Line(text("said-by-an-older-version")), Line(text("done"))]
    assert paragraphs(lines, Words("en")) == "Done."


def test_a_post_grows_in_the_paragraph_with_the_same_head() -> None:
    def line(said: str, head: str = "") -> Line:
        told = text("verbatim", said=said)
        return Line(told, head=text("verbatim", said=head) if head else None)

    def grown(*story: Line) -> str:
        return paragraphs(story, Words("en"))

    plays, goes, end = line("plays", "Ann:"), line("goes", "Ann:"), line("end")
    assert grown(line("before"), plays, goes, end) == "before\nAnn: plays · goes\nend"
    assert grown(plays, line("goes", "Ben:")) == "Ann: plays\nBen: goes"
    assert grown(plays, end, goes) == "Ann: plays\nend\nAnn: goes"
    assert grown(goes) == "Ann: goes"
    assert grown(end) == "end"


def test_a_mention_is_never_cut_in_two() -> None:
    mention = "</table vote:18446744073709551615>"
    for before in range(60, 110):
        parts = posts.split("x" * before + mention + "y" * 200, 100)
        assert "".join(parts) == "x" * before + mention + "y" * 200
        assert sum(mention in part for part in parts) == 1
        assert max(map(len, parts)) <= 100


async def test_a_prompt_that_begins_with_a_name_is_bold_as_a_whole(room: Room) -> None:
    live = await room.begin(ANN, BEN, CAT)
    live.seats[1].name = "B*n"
    said = live.prompt(Ask(0, text("taken-back", seat=1), ()))
    assert "B\\*n" in said and said.count("**") == 2
    assert said.startswith("**") and said.endswith("**")
