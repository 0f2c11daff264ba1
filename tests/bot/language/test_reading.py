"""Catalogs are read as Fluent reads them."""

from fluent.syntax import FluentParser

from bot.language.catalogs import QuickParser
from tests.bot.language.test_texts import CATALOGS

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
        read, meant = QuickParser().parse(source), FluentParser().parse(source)
        assert len(read.body) > 5 and read.equals(meant)
