"""Catalogs are read as Fluent reads them."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.language.catalogs import Bundle, number, parsed, sources
from tests.bot.language.test_texts import CATALOGS
from tests.catalogs import messages

EVERYTHING = """\
### About all of it

# About one
plain = Text, and more text.
    .short = Text
-term = A term
several-lines =
    First { $name }, then “{ -term }”.

      Indented { "{" } here
    and { $n ->
        [one] one { $thing }
       *[other] { NUMBER($n) } things, { plain }
    }.
empty = { "" }
broken = An end } without a beginning
= no name
last = { plain.short }"""


def test_it_reads_what_fluent_reads() -> None:
    for source in (EVERYTHING, *(path.read_text(encoding="utf-8") for path in CATALOGS)):
        read, meant = parsed(source), FluentParser().parse(source)
        assert len(read.body) > 5 and read.equals(meant)


def test_each_message_is_found_as_it_is_written(tmp_path: Path) -> None:
    """Also a term, and one whose last line is a brace that is not indented."""
    path = tmp_path / "en.ftl"
    path.write_text(EVERYTHING + "\nlonger = { $n ->\n   *[other] B\n} C\n", encoding="utf-8")
    assert [*sources(path)] == [
        *("plain", "-term", "several-lines", "empty", "broken", "last", "longer")
    ]
    assert sources(path)["longer"] == "longer = { $n ->\n   *[other] B\n} C\n"
    for path in CATALOGS:
        whole = parsed(path.read_text(encoding="utf-8")).body
        named = {it.id.name: it for it in whole if isinstance(it, ftl.Message)}
        assert named.keys() == sources(path).keys()
        for name, message in messages(path).items():
            assert message.equals(named[name], ["comment"]), name


def test_a_message_is_said_as_if_all_had_been_parsed(tmp_path: Path) -> None:
    for name, source in (("fr", "one = un\n"), ("en", EVERYTHING + "\none = one { plain }\n")):
        (tmp_path / f"{name}.ftl").write_text(source, encoding="utf-8")
    bundle = Bundle("fr")
    for name in ("fr", "en"):
        bundle.add_catalog(tmp_path / f"{name}.ftl")
    assert said(bundle, "one") == "un", "what was there first stays"
    assert said(bundle, "last") == "Text", "of a message that nobody has said yet"
    assert "“A term”" in said(bundle, "several-lines", n=2, name="Ann", thing="unit")
    for _ in range(2):
        assert "1\N{NARROW NO-BREAK SPACE}234 things" in said(
            bundle, "several-lines", n=1234, name=5
        )
    assert bundle.has_message("empty") and not bundle.has_message("term")
    with pytest.raises(KeyError):
        bundle.get_message("unknown")


def said(bundle: Bundle, key: str, **args: str | int) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    words, errors = bundle.format_pattern(pattern, args)
    assert errors == []
    given = {name: number(it) if isinstance(it, int) else it for name, it in args.items()}
    assert bundle.say(pattern, given) == words
    return str(words)
