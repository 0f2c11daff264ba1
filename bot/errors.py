"""All that Herald refuses, and all that can fail around it."""

from __future__ import annotations

from typing import Any

from games.core import text


class HeraldError(Exception):
    """The base of everything on this page."""


# Answers to players: nothing is wrong


class Refused(HeraldError):  # noqa: N818 - a refusal is an answer, not a fault
    """What somebody wanted cannot be done; `text` tells them why in one sentence."""

    def __init__(self, key: str, /, **args: Any) -> None:
        super().__init__(key)
        self.text = text(key, **args)


class Unloadable(Refused):
    """The table's game cannot be opened: another version has saved it, or there is a fault."""


class Stale(HeraldError):  # noqa: N818 - the player is late, nothing is wrong
    """The press belongs to a decision that is past."""


# For whoever runs Herald: the message is one sentence


class ConfigError(HeraldError):
    """A setting is wrong; the message says which."""


class StoreError(HeraldError):
    """The database cannot be opened; the message says why."""


class InUseError(StoreError):
    """Another process holds the database."""


class BackupError(HeraldError):
    """There is no backup; the message says why."""


class UnreachableError(HeraldError):
    """Discord was away for all the time that the start may take."""


class TrialError(HeraldError):
    """The sandbox cannot begin; the message says why."""


# From the database at work


class DatabaseError(HeraldError):
    """Something could not be read or written: the disk is full, the file locked or damaged."""


class Conflict(DatabaseError):  # noqa: N818 - nothing is wrong: to be decided again
    """Another process has changed the table since it was read: read it again, and decide again."""


class DuplicateError(DatabaseError):
    """Something is there already that may be there only once."""


class ChannelTakenError(DuplicateError):
    """Another table is open or running in the channel."""


class WorkFailedError(HeraldError):
    """A worker could not do a job; the message says where it failed, and no secret."""


class DrawingError(WorkFailedError):
    """A worker could not draw something."""


class WorkerDiedError(HeraldError):
    """A process that does a job has ended before it replied."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class OutdatedError(HeraldError):
    """A picture is not wanted any more: there is something newer to show."""
