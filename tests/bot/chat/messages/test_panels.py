"""Every ask becomes controls that Discord takes, and that say everything."""

from collections import Counter
from random import Random

import discord
import pytest

from bot.chat.messages import custom_ids
from bot.chat.messages.custom_ids import Press
from bot.chat.messages.panels import (
    Rows,
    decode_draft,
    draft_line,
    encode_draft,
    is_draft,
    panel,
    picked,
)
from bot.language.texts import Label
from bot.sandbox.api import limits
from bot.sandbox.model import Body
from games.core import Answer, Ask, IllegalAnswer
from tests.bot.asks import LABELS, WORDS, ask, numbered

HERE = Press(3, "pick", "", 1, 5)


def controls(it: Ask, draft: Answer = ()) -> list[discord.ui.Item[discord.ui.View]]:
    view = panel(it, HERE, LABELS, draft)
    body = Body(components=view.to_components())
    assert list(limits.message(body)) == []
    for item in view.children:
        press = custom_ids.read(str(item.custom_id))  # type: ignore[attr-defined]
        assert press is not None
        assert (press.table, press.seat, press.serial) == (3, 1, 5)
    return view.children


def presses(it: Ask, draft: Answer = ()) -> list[tuple[str, str]]:
    found = [custom_ids.read(str(item.custom_id)) for item in controls(it, draft)]  # type: ignore[attr-defined]
    return [(press.verb, press.arg) for press in found if press]


def buttons(it: Ask, draft: Answer = ()) -> dict[str | None, discord.ui.Button[discord.ui.View]]:
    return {c.label: c for c in controls(it, draft) if isinstance(c, discord.ui.Button)}


def menus(it: Ask, draft: Answer = ()) -> list[discord.ui.Select[discord.ui.View]]:
    return [c for c in controls(it, draft) if isinstance(c, discord.ui.Select)]


def test_few_options_are_buttons() -> None:
    assert presses(ask(["a", "b"])) == [("pick", "a"), ("pick", "b")]
    assert len(presses(ask(numbered(10)))) == 10


def test_more_are_a_menu_and_may_be_typed() -> None:
    it = ask(numbered(11))
    assert presses(it) == [("menu", "0"), ("type", "")]
    (menu,) = menus(it)
    assert [option.value for option in menu.options] == numbered(11)
    assert (menu.min_values, menu.max_values) == (1, 1)


def test_more_than_a_menu_holds_are_several() -> None:
    assert [len(menu.options) for menu in menus(ask(numbered(60)))] == [25, 25, 10]


def test_each_group_has_its_menu() -> None:
    it = ask(numbered(20), group=lambda key: "even" if int(key[1:]) % 2 == 0 else "odd")
    assert [menu.placeholder for menu in menus(it)] == ["even", "odd"]


def test_each_group_of_few_begins_a_row_of_buttons() -> None:
    it = ask(["a1", "a2", "b1", "c1", "c2"], group=lambda key: key[0])
    assert [button.row for button in buttons(it).values()] == [0, 0, 1, 2, 2]
    many = ask(numbered(9), group=str)
    assert [button.row for button in buttons(many).values()] == [0] * 5 + [1] * 4, "too many rows"


def test_a_choice_that_may_be_left_has_a_button_for_it() -> None:
    assert presses(ask(["a", "b"], least=0)) == [("pick", "a"), ("pick", "b"), ("pick", "")]


def test_nothing_to_choose_from_is_still_a_panel() -> None:
    """A player without units, in a census that they must answer all the same."""
    assert presses(ask([], least=0, most=0)) == [("pick", "")]


def test_two_of_three_are_buttons_with_both_names() -> None:
    it = ask(["gold", "bards", "stories"], 2, 2, label=str)
    assert list(buttons(it)) == [
        "gold + bards",
        "gold + stories",
        "bards + stories",
        "⌨️ Type",
    ]
    assert presses(it)[0] == ("pick", "gold,bards")


def test_a_button_stands_for_one_option_for_several_or_for_none() -> None:
    it = ask(["1,0", "0,1", "b"], 2, 2)
    assert picked(it, "1,0") == ("1,0",), "a key with a comma is one key"
    assert picked(it, "b") == ("b",)
    assert picked(ask(["a", "b", "c"], 2, 2), "a,b") == ("a", "b")
    assert picked(it, "") == ()


def test_several_of_many_are_a_menu_with_limits() -> None:
    (menu,) = menus(ask(numbered(8), 2, 4))
    assert (menu.min_values, menu.max_values) == (2, 4)
    (menu,) = menus(ask(numbered(8), 0, 3))
    assert (menu.min_values, menu.max_values) == (0, 3)
    assert ("pick", "") in presses(ask(numbered(8), 0, 3))


def test_a_sequence_grows_in_its_buttons() -> None:
    it = ask(["k", "r", "a"], 3, 3, ordered=True, limit=3)
    assert is_draft(it)
    empty = buttons(it)
    assert (
        empty["⌫"].disabled
        and empty["Clear"].disabled
        and empty["Submit (0 of 3 options)"].disabled
    )
    assert presses(it)[:3] == [("add", "0"), ("add", "1"), ("add", "2")]
    two = buttons(it, ("r", "a"))
    assert not two["⌫"].disabled and two["Submit (2 of 3 options)"].disabled
    assert presses(it, ("r", "a"))[0] == ("add", "012")
    full = buttons(it, ("r", "a", "k"))
    assert full["label k"].disabled and not full["Submit (3 of 3 options)"].disabled
    assert ("submit", "120") in presses(it, ("r", "a", "k"))
    assert ("draft", "12") in presses(it, ("r", "a", "k"))


def test_an_option_is_used_up_by_itself() -> None:
    it = ask(["archer", "mage"], 0, 4, limit=2)
    shown = buttons(it, ("archer", "archer"))
    assert shown["label archer"].disabled and not shown["label mage"].disabled
    assert not shown["Submit (2 of 4 options)"].disabled, "from the least on it may be submitted"


def test_a_sequence_of_more_options_than_buttons_has_menus() -> None:
    it = ask(numbered(30), 3, 3, ordered=True, limit=3)
    assert [len(menu.options) for menu in menus(it)] == [25, 5]
    assert presses(it, ("o1",))[0] == ("addone", "01")
    assert menus(it, ("o1", "o2", "o3")) == [], "nothing can be added"
    assert "Submit (3 of 3 options)" in buttons(it, ("o1", "o2", "o3"))


def test_a_draft_survives_its_code_and_a_forged_one_is_refused() -> None:
    it = ask(numbered(80), 0, 5, ordered=True, limit=5)
    draft = ("o79", "o0", "o10", "o79")
    assert decode_draft(it, encode_draft(it, draft)) == draft
    small = ask(["k", "r"], 2, 2, ordered=True, limit=2)
    for forged in ("012", "2", "x", "0 ", "\n", "٠", ":"):
        with pytest.raises(IllegalAnswer):
            decode_draft(small, forged)
    with pytest.raises(IllegalAnswer):
        decode_draft(small, "", extra=1)


def test_long_labels_are_cut_and_long_hints_too() -> None:
    assert controls(ask(["a", "b"], label=lambda key: key * 300))
    assert controls(ask(numbered(20), label=lambda key: key * 300))


def test_a_line_tells_the_draft() -> None:
    it = ask(["k", "r"], 3, 3, ordered=True, limit=3, label=str)
    assert draft_line(it, ("k", "r"), WORDS) == "k → r → …"
    units = ask(["archer", "mage"], 0, 4, limit=3, label=str)
    assert draft_line(units, ("archer", "mage", "archer"), WORDS) == "2 × archer · mage"
    assert draft_line(units, (), WORDS) == ""


def any_ask(random: Random) -> Ask:
    count = random.choice([0, 1, 2, 3, 5, 9, 10, 11, 20, 21, 25, 26, 50, 75, 76, 80])
    keys = numbered(count)
    limit = random.choice([1, 1, 2, 6]) if count else 1
    most = random.randint(0, min(count * limit, 12)) or min(count, 1)
    groups = random.choice([1, 2, 4, 6])
    loose = random.choice([0, 0, 1, 4, 5])
    return ask(
        keys,
        random.randint(0, most),
        most,
        ordered=random.random() < 0.5,
        limit=limit,
        label=lambda key: "L" * random.choice([1, 20, 200]),
        group=lambda key: (
            None if groups == 1 or int(key[1:]) < loose else f"group {int(key[1:]) % groups}"
        ),
    )


@pytest.mark.parametrize("seed", range(300))
def test_whatever_is_asked_fits_into_discords_limits(seed: int) -> None:
    random = Random(seed)
    it = any_ask(random)
    draft: list[str] = []
    controls(it)
    while is_draft(it) and len(draft) < it.most:
        used = Counter(draft)
        left = [option.key for option in it.options if used[option.key] < option.limit]
        draft.append(random.choice(left))
        controls(it, tuple(draft))


def test_rows_know_how_many_they_are() -> None:
    rows = Rows()
    assert rows.used == 0
    for n in range(6):
        rows.button(Label(str(n)), Press(1, "turn", str(n)))
    assert rows.used == 2
    rows.new_row()
    assert rows.used == 2
