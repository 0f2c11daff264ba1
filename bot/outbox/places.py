"""Where messages go: a channel, or somebody's DM."""

from __future__ import annotations


def channel_place(channel: int) -> str:
    return f"channel:{channel}"


def user_place(user: int) -> str:
    return f"user:{user}"


def is_personal(place: str) -> bool:
    """Whether a place is somebody's DM."""
    return place.startswith("user:")


def id_of(place: str) -> int:
    """The channel, or the person whose DM it is."""
    return int(place.partition(":")[2])
