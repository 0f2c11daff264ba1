"""Signs of the pictures in texts: shown where the application owns them."""

from collections.abc import Iterator

import pytest

from bot.language.signs import Signs, badge, in_message, of_label, use_signs
from bot.language.texts import Words, shorten
from games.core import text

SWORDS, SUN = "<:swords_ab12cd:11>", "<:sun_ab12cd:12>"


@pytest.fixture(autouse=True)
def signs() -> Iterator[None]:
    use_signs(Signs({"xidit": {"⚔️": SWORDS, "☀": SUN}}, {(0, "A"): "<:seat_a_ab12cd:13>"}))
    yield
    use_signs(Signs())


def test_a_message_shows_the_emoji_of_its_game_with_or_without_the_variant() -> None:
    assert in_message("xidit", "⚔️ or ⚔ or ☀️") == f"{SWORDS} or {SWORDS} or {SUN}"
    assert in_message("sigillum", "⚔") == in_message(None, "⚔") == "⚔"


def test_words_show_them_in_messages_but_not_on_controls_or_in_pictures() -> None:
    order = text("order-a")
    plain = Words("en", "xidit", markup=False)
    said = plain(order)
    assert "⚔" in said
    assert Words("en", "xidit")(order) == in_message("xidit", said) != said
    assert Words("en", "xidit").labels(order) == said


def test_a_label_gives_the_sign_that_it_begins_with_to_its_control() -> None:
    assert of_label("xidit", "⚔️ Fight") == (SWORDS, "Fight")
    assert of_label("xidit", "Fight ⚔️") == (None, "Fight ⚔️")
    assert of_label("xidit", "⚔️") == (None, "⚔️"), "nothing else would be left"
    assert of_label("sigillum", "⚔️ Fight") == (None, "⚔️ Fight")


def test_a_badge_is_known_by_seat_and_letter() -> None:
    assert badge(0, "A") == "<:seat_a_ab12cd:13>"
    assert badge(1, "A") is badge(0, "B") is None


def test_a_text_is_never_cut_within_an_emoji() -> None:
    said = f"Fight {SWORDS} here"
    assert all("<" not in shorten(said, n) for n in range(8, len(f"Fight {SWORDS}") + 1))
    assert SWORDS in shorten(said, len(said) - 1)
