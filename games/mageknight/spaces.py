"""The spaces of the map, and the enemy tokens that lie on them.

They are most of a late table. As structs they are saved, and shown to a player, without what is as
usual: a large map costs a third of what it would as dataclasses.
"""

from __future__ import annotations

import msgspec


class Token(msgspec.Struct, omit_defaults=True):
    """An enemy token that lies on the map."""

    enemy: str
    up: bool = True


class Space(msgspec.Struct, omit_defaults=True):
    """A hex of the map. Its key is the tile and a letter: 'a' is the middle."""

    key: str
    q: int
    r: int
    terrain: str
    site: str | None = None
    color: str | None = None
    tokens: list[Token] = []
    rampaging: bool = False  # the tokens roam the land
    ruins: str | None = None
    ruins_up: bool = False
    roused: bool = False  # the enemies of the ruins have been drawn
    owner: int | None = None  # whose shield lies here
    level: int = 0  # of a city that can be entered
    shields: list[int] = []  # whose: on a city for each defender, in order
    friendly: bool = False  # a city that lets everybody in
    as_keep: bool = False  # a mage tower that belongs to whoever has conquered it
    secret: bool = False  # an entrance that is on no tile

    @property
    def unseen(self) -> bool:
        """Whether something lies here face down."""
        if self.ruins is not None and not self.ruins_up:
            return True
        return bool(self.tokens) and not all(token.up for token in self.tokens)

    @property
    def taken(self) -> bool:
        """Whether a city has been conquered."""
        return self.site == "city" and bool(self.shields) and not self.tokens

    @property
    def leader(self) -> int | None:
        """Who leads a conquered city: the most shields, and of those who tie the earliest."""
        led = self.taken and not self.friendly
        return max(self.shields, key=self.shields.count) if led else None

    @property
    def closed(self) -> bool:
        """A city that nobody enters."""
        return self.site == "city" and not (self.level or self.friendly)

    @property
    def stronghold(self) -> bool:
        """Whether only its owner comes in peace: a keep, and whatever is held like one."""
        return self.site == "keep" or self.as_keep

    @property
    def tile(self) -> str:
        return self.key[:-1]
