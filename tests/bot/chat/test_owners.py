"""Who the owner is: named in the settings, or as Discord tells. And what a DM to them comes to."""

from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest
from discord import TeamMemberRole, TeamMembershipState

from bot.chat.owners import Owners
from bot.store import Store
from games.core import text

OWNER, MEMBER, READER, INVITED, NAMED = range(1, 6)


def client(team: Any = None, known: bool = True) -> discord.Client:
    application = SimpleNamespace(owner=SimpleNamespace(id=OWNER), team=team) if known else None
    return cast(discord.Client, SimpleNamespace(application=application))


def member(user: int, role: TeamMemberRole, state: TeamMembershipState) -> Any:
    return SimpleNamespace(id=user, role=role, membership_state=state)


def owners(of: discord.Client, *named: int) -> list[int]:
    return Owners(of, named, cast(Store, None)).users()


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


class Dms(SimpleNamespace):
    """A Discord to which DMs can be sent, or not."""

    fails: Exception | None = None

    async def create_dm(self, user: discord.Object) -> Any:
        self.opened = user.id
        return self

    async def send(self, content: str, **how: Any) -> None:
        if self.fails is not None:
            raise self.fails
        self.sent, self.how = content, how


def refused(status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="no")
    return discord.HTTPException(response, {"code": code, "message": "no"})


async def test_a_dm_is_in_the_owners_language_and_arrives_once(store: Store) -> None:
    await store.change_person(OWNER, lang="fr")
    client: Any = Dms()
    said = [text("fault-report", count=2), text("fault-report-end")]
    assert await Owners(client, [OWNER], store).tell(OWNER, said, "a-f1-0")
    assert client.opened == OWNER and client.sent.startswith("⚠️ 2 erreurs")
    assert client.how["nonce"] == "a-f1-0"


@pytest.mark.parametrize(
    ("fails", "settled"),
    [
        (refused(403, 50007), True),
        (refused(400, 50278), True),
        (refused(503, 0), False),
        (aiohttp.ClientConnectionError(), False),
        (discord.RateLimited(60.0), False),
    ],
)
async def test_closed_dms_are_taken_quietly_and_an_outage_is_waited_for(
    store: Store, fails: Exception, settled: bool, caplog: pytest.LogCaptureFixture
) -> None:
    client: Any = Dms(fails=fails)
    assert await Owners(client, [OWNER], store).tell(OWNER, [text("owner-later")], "n") is settled
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
