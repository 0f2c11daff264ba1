"""The page's own words: each is there in every language that people can choose."""

import re

import pytest

from bot.sandbox.web.acting import LOCALES
from bot.sandbox.web.page import FILES

WORDS = (FILES / "words.js").read_text(encoding="utf-8")
OTHERS = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted(FILES.iterdir())
    if path.suffix in (".js", ".html") and path.name != "words.js"
)
PLACES = re.compile(r"\{(\w+)\}")


def catalog(name: str) -> dict[str, str]:
    """A dictionary of words.js: English, and what it is in that language."""
    (body,) = re.findall(rf"const {name} = \{{\n(.*?)\n\}};", WORDS, re.DOTALL)
    found = re.findall(r'^  (?:"(.*?)"|(\w+)):\s+"(.*?)",$', body, re.MULTILINE)
    assert len(found) == body.count('",\n') + 1
    return {quoted or plain: said for quoted, plain, said in found}


def catalogs() -> dict[str, dict[str, str]]:
    (listed,) = re.findall(r"const CATALOGS = \{ (.*) \};", WORDS)
    return {locale: catalog(name) for locale, name in re.findall(r"(\w+): (\w+)", listed)}


def test_every_language_that_can_be_chosen_has_its_words() -> None:
    assert set(catalogs()) == set(LOCALES) - {"en-US"}


@pytest.mark.parametrize("locale", catalogs())
def test_all_that_the_page_says_is_translated_and_nothing_else(locale: str) -> None:
    there = catalogs()[locale]
    said = set(re.findall(r'\bsay\(\s*"(.*?)"', OTHERS))
    said |= set(re.findall(r'\bdata-say="(.*?)"', OTHERS))
    assert len(said) > 40
    assert said <= set(there)
    assert [words for words in there if f'"{words}"' not in OTHERS] == []


@pytest.mark.parametrize("locale", catalogs())
def test_translations_have_the_same_places_for_values(locale: str) -> None:
    for english, said in catalogs()[locale].items():
        assert sorted(PLACES.findall(said)) == sorted(PLACES.findall(english)), english
