"""Drafts: quick fingers lose nothing, and a press that comes twice counts once."""

from dataclasses import replace

from bot.chat.messages.custom_ids import Press
from bot.chat.messages.drafts import KEPT, Drafts

HERE = Press(1, "add", "", 0, 3)


def test_a_draft_grows_by_presses_on_the_newest_panel() -> None:
    drafts = Drafts()
    drafts.add(HERE, (), "k")
    drafts.add(HERE, ("k",), "k")
    drafts.add(HERE, ("k", "k"), "r")
    assert drafts.get(HERE) == ("k", "k", "r")


def test_presses_on_an_old_panel_are_all_kept() -> None:
    drafts = Drafts()
    for key in ("k", "r", "a"):
        drafts.add(HERE, (), key)
    assert drafts.get(HERE) == ("k", "r", "a")
    drafts.add(HERE, ("k",), "w")
    assert drafts.get(HERE) == ("k", "r", "a", "w")


def test_the_same_press_twice_counts_once() -> None:
    drafts = Drafts()
    drafts.add(HERE, (), "k")
    drafts.add(HERE, (), "k")
    assert drafts.get(HERE) == ("k",)


def test_after_a_restart_the_panel_alone_knows_the_draft() -> None:
    drafts = Drafts()
    drafts.add(HERE, ("k", "r"), "a")
    assert drafts.get(HERE) == ("k", "r", "a")


def test_a_panel_that_shows_another_draft_wins() -> None:
    """It is newer: what was in memory was taken back on another panel."""
    drafts = Drafts()
    drafts.put(HERE, ("k", "r", "a"))
    drafts.add(HERE, ("w",), "w")
    assert drafts.get(HERE) == ("w", "w")


def test_shortened_it_may_grow_by_the_same_press_again() -> None:
    drafts = Drafts()
    drafts.add(HERE, (), "k")
    drafts.put(HERE, ())
    drafts.add(HERE, (), "k")
    assert drafts.get(HERE) == ("k",)


def test_every_decision_has_its_own_draft() -> None:
    drafts = Drafts()
    drafts.add(HERE, (), "k")
    for other in (replace(HERE, table=2), replace(HERE, seat=1), replace(HERE, serial=4)):
        assert drafts.get(other) == ()


def test_old_drafts_are_forgotten_first() -> None:
    drafts = Drafts()
    for serial in range(KEPT + 1):
        drafts.put(replace(HERE, serial=serial), ("k",))
    assert drafts.get(replace(HERE, serial=0)) == ()
    assert drafts.get(replace(HERE, serial=KEPT)) == ("k",)
