"""Reads Fluent catalogs."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Resource, TextElement
from fluent.syntax.stream import FluentParserStream

TEXT = re.compile(r"[^{}\n]*")


class QuickParser(FluentParser):
    """Takes text as a whole. Fluent's own takes it letter by letter, which is half of all the time
    that catalogs need, and catalogs need most of the time of a start."""

    def __init__(self) -> None:
        super().__init__(with_spans=False)

    def get_text_element(self, ps: FluentParserStream) -> TextElement:
        found = TEXT.match(ps.string, ps.index)
        assert found is not None  # it may be empty
        ps.index = found.end()
        ps.reset_peek()
        return TextElement(found[0])


@cache
def catalog(path: Path) -> Resource:
    """Return what a catalog says, parsed once for all bundles."""
    return QuickParser().parse(path.read_text(encoding="utf-8"))
