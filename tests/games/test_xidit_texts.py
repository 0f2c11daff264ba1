"""What the rules pages of Lords of Xidit say."""

from __future__ import annotations

from pathlib import Path

import pytest

import games.xidit
from bot.language.texts import Words
from games.xidit.data import DATA

PAGES = {
    lang: [Words(lang, "xidit").say(f"rules-{n}") for n in range(1, 7)] for lang in ["en", "fr"]
}
LONGEST = 2000  # characters, by Discord


def test_every_rules_page_fits_into_a_message() -> None:
    assert all(len(page) <= LONGEST for pages in PAGES.values() for page in pages)


def test_the_first_rules_page_says_which_values_are_ours() -> None:
    assert "Our own, not printed: the values of nearly all city tiles" in PAGES["en"][0]
    assert "De notre invention, et non du jeu imprimé" in PAGES["fr"][0]


@pytest.mark.parametrize(
    ("page", "english", "french"),
    [
        (5, "refilled from the **opposite discard pile**", "avec la **défausse opposée**"),
        (5, "Units missing there aren’t added later", "ne seront pas ajoutées plus tard"),
        (5, "**reinforcements** arrive: the eliminated threats", "**renforts** arrivent"),
        (5, "a threat after a Titan", "une menace après un Colosse"),
        (6, "**The short game** closes regions", "**La version courte** ferme aussi des régions"),
    ],
)
def test_the_rules_pages_tell_how_tiles_come_back_and_what_is_closed(
    page: int, english: str, french: str
) -> None:
    assert english in PAGES["en"][page - 1] and french in PAGES["fr"][page - 1]


def test_the_closed_regions_and_cities_of_the_short_game_are_those_of_the_data() -> None:
    closed = {seats: DATA.setup[seats, "short"].empty for seats in (3, 4, 5)}
    assert closed == {5: ["2"], 4: ["1", "2"], 3: ["1", "2"]}
    removed = {seats: DATA.setup[seats, "short"].removed for seats in (3, 4, 5)}
    assert removed == {5: [20, 21], 4: [19, 20, 21], 3: [14, 18, 19, 20, 21]}
    assert "20 and 21 with five players, 19 to 21 with four, 14 and 18 to 21 with" in PAGES["en"][5]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_apostrophes_are_typographic(lang: str) -> None:
    catalog = Path(games.xidit.__file__).with_name(f"{lang}.ftl").read_text(encoding="utf-8")
    assert "'" not in catalog
