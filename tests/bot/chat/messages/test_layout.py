"""A player's own panel in layout components: what stands where, and Discord's limits."""

from typing import Any

import discord
import pytest

from bot.chat.messages.custom_ids import Press
from bot.chat.messages.layout import PARTS, TEXT, Layout, Shape
from bot.language.texts import Words
from games.core import Ask, Option, Text, text

PRESS = Press(7, "pick", "", 1, 3)
WORDS = Words("en")


def said(words: str) -> Text:
    return text("verbatim", said=words)


def option(n: int, group: str = "", hint: str = "", label: str = "Go") -> Option[int]:
    return Option(
        f"k{n}",
        said(f"{label} {n}"),
        n,
        group=said(group) if group else None,
        hint=said(hint) if hint else None,
    )


def shown(*options: Option[int], shapes: dict[str, Shape] | None = None) -> list[dict[str, Any]]:
    shapes = {} if shapes is None else shapes
    layout = Layout("What now?", Ask(1, said("What now?"), options), PRESS, WORDS, shapes=shapes)
    view = layout.view([])
    assert view.total_children_count <= PARTS and view.content_length() <= TEXT
    found: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call]
    return found


def kinds(parts: list[dict[str, Any]]) -> list[str]:
    names = {1: "row", 9: "section", 10: "text"}
    return [
        "menu" if part["type"] == 1 and part["components"][0]["type"] == 3 else names[part["type"]]
        for part in parts
    ]


def test_an_option_with_a_hint_has_it_beside_its_button() -> None:
    _, first, second = shown(option(1, hint="Move 2"), option(2, hint="Attack 3"))
    assert first["components"][0]["content"] == "Move 2"
    assert first["accessory"]["label"] == "Go 1"
    assert second["accessory"]["custom_id"] == "h:7:1:3:pick:k2"


def test_a_long_name_stands_in_bold_beside_a_button_that_chooses_it() -> None:
    long = "Walk all the way to the keep"
    _, part = shown(option(1, hint="Move 6", label=long))
    assert part["components"][0]["content"] == f"**{long} 1**\nMove 6"
    assert part["accessory"]["label"] == "Choose"


def test_options_that_need_no_word_are_buttons() -> None:
    assert kinds(shown(*map(option, range(7)))) == ["text", "row", "row"]


def test_more_than_ten_options_that_need_a_word_are_a_menu_and_can_be_typed() -> None:
    assert kinds(shown(*(option(n, hint="Move") for n in range(10)))) == ["text"] + ["section"] * 10
    parts = shown(*(option(n, hint="Move") for n in range(11)))
    assert kinds(parts) == ["text", "menu", "row"]
    assert parts[1]["components"][0]["options"][0]["description"] == "Move"


def test_when_one_group_grows_the_others_stay_as_they_are() -> None:
    few = [option(n, "Cards", "Move 2") for n in range(4)]
    steps = [option(n + 50, "Steps", "1 space") for n in range(12)]
    parts = kinds(shown(*few, *steps, option(99)))
    assert parts == ["text", "text", *["section"] * 4, "menu", "row", "row"]


@pytest.mark.parametrize("groups", [1, 2, 3, 6])
@pytest.mark.parametrize("each", [1, 5, 9, 13, 30])
def test_whatever_there_is_to_choose_fits_into_a_message(groups: int, each: int) -> None:
    options = [
        option(100 * g + n, f"Group {g}", "What it does, in a line of its own " * 2)
        for g in range(groups)
        for n in range(each)
    ]
    ids = [
        part["custom_id"]
        for row in shown(*options)
        for part in [*row.get("components", []), row.get("accessory", {})]
        if "custom_id" in part
    ]
    assert ids and len(set(ids)) == len(ids)


def test_pictures_come_with_their_alt_texts() -> None:
    layout = Layout("What now?", None, PRESS, WORDS)
    file = discord.File(__file__, "board.png", description="A map")
    _, gallery = layout.view([file]).to_components()  # type: ignore[no-untyped-call]
    assert gallery["items"][0]["media"]["url"] == "attachment://board.png"
    assert gallery["items"][0]["description"] == "A map"
    file.close()


# In the course of a turn


def turn_of(*panels: list[Option[int]]) -> list[list[str]]:
    """What the panels of one turn are made of."""
    shapes: dict[str, Shape] = {}
    return [kinds(shown(*options, shapes=shapes)) for options in panels]


def test_a_menu_stays_a_menu_when_its_options_become_few() -> None:
    many = [option(n, "Cards", "Move 2") for n in range(12)]
    first, second, third = turn_of([*many, option(99)], [*many[:4], option(99)], [*many[:1]])
    assert first == second == ["text", "menu", "row", "row"]
    assert third == ["text", "menu", "row"]


def test_lines_stay_lines_while_there_is_room_and_what_is_new_gives_way() -> None:
    cards = [option(n, "Cards", "Move 2") for n in range(8)]
    steps = [option(n + 50, "Steps", "1 space") for n in range(9)]
    first, second = turn_of([*cards, option(99)], [*cards, *steps, option(99)])
    assert first == ["text", "text", *["section"] * 8, "row"]
    assert second == ["text", "text", *["section"] * 8, "menu", "row", "row"]


def test_beside_a_menu_what_comes_up_is_a_menu_from_the_first() -> None:
    cards = [option(n, "Cards", "Move 2") for n in range(12)]
    steps = [option(n + 50, "Steps", "1 space") for n in range(9)]
    _, second, third = turn_of(cards, [*cards, *steps[:2]], [*cards, *steps])
    assert second == third == ["text", "menu", "menu", "row"]


def test_options_that_had_a_line_keep_it() -> None:
    first, second = turn_of([option(1, hint="Go"), option(2)], [option(2), option(3)])
    assert first == second == ["text", "section", "section"]
