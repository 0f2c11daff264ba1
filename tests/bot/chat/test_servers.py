"""Who the owner is: named in the settings, or as Discord tells."""

from types import SimpleNamespace
from typing import Any, cast

import discord
from discord import TeamMemberRole, TeamMembershipState

from bot.chat.servers import is_owner

OWNER, MEMBER, READER, INVITED, NAMED = range(1, 6)


def client(team: Any = None, known: bool = True) -> discord.Client:
    application = SimpleNamespace(owner=SimpleNamespace(id=OWNER), team=team) if known else None
    return cast(discord.Client, SimpleNamespace(application=application))


def member(user: int, role: TeamMemberRole, state: TeamMembershipState) -> Any:
    return SimpleNamespace(id=user, role=role, membership_state=state)


def owners(of: discord.Client, *named: int) -> list[int]:
    return [user for user in range(1, 6) if is_owner(of, frozenset(named), user)]


def test_the_owner_of_the_application() -> None:
    assert owners(client()) == [OWNER]
    assert owners(client(known=False)) == []


def test_the_members_of_its_team_who_may_change_it() -> None:
    joined, invited = TeamMembershipState.accepted, TeamMembershipState.invited
    members = [
        member(MEMBER, TeamMemberRole.developer, joined),
        member(READER, TeamMemberRole.read_only, joined),
        member(INVITED, TeamMemberRole.admin, invited),
    ]
    assert owners(client(SimpleNamespace(members=members))) == [MEMBER]


def test_whoever_is_named_counts_alone() -> None:
    assert owners(client(), NAMED) == [NAMED]
