"""Custom ids: what they say comes back, and what is not ours is nothing."""

import pytest

from bot.chat.messages import custom_ids
from bot.chat.messages.custom_ids import Press


@pytest.mark.parametrize(
    "press",
    [
        Press(1, "join"),
        Press(10**17, "pick", "a,b", 4, 999_999_999),
        Press(7, "submit", "0123!#$%&", 0, 3),
        Press(0, "rules", "xidit.3.▶"),
        Press(3, "pick", "with:colons:and spaces\n", 2, 1),
    ],
)
def test_a_press_survives_its_id(press: Press) -> None:
    assert custom_ids.read(str(press)) == press


@pytest.mark.parametrize(
    "forged",
    [
        "",
        "h",
        "h:1:0:0:pick",
        "x:1:0:0:pick:",
        "h:1:0:0:PICK:",
        "h:1:0:0::",
        "h:-1:0:0:pick:",
        "h:1:-2:0:pick:",
        "h:1:10:0:pick:",
        "h:1:0:-1:pick:",
        "h:1:0:x:pick:",
        "h:9999999999999999999:0:0:pick:",
        "h:1:0:9999999999:pick:",
        " h:1:0:0:pick:",
        "h:1:0:0:pick\n:",
        "None",
    ],
)
def test_what_is_not_ours_is_no_press(forged: str) -> None:
    assert custom_ids.read(forged) is None


def test_an_id_fits_into_discords_hundred_characters() -> None:
    longest = Press(10**11, "addone", "0" * 60, 9, 999_999_999, "a" * 6)
    assert len(str(longest)) <= 100


def test_a_button_of_another_generation_is_outdated() -> None:
    old = custom_ids.read("h:7:0:3:pick:a")
    assert old and not old.outdated
    custom_ids.use_generation("a1b2c3")
    assert old.outdated
    new = custom_ids.read(str(Press(7, "pick", "a", 0, 3)))
    assert new and not new.outdated and new != old
