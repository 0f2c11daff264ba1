"""All that Herald remembers, and all SQL: `Store` has a module of queries for each subject."""

from __future__ import annotations

from bot.store.moves import MoveQueries
from bot.store.operating.blocklist import BlocklistQueries
from bot.store.operating.errands import ErrandQueries
from bot.store.operating.faults import FaultQueries
from bot.store.operating.overview import OverviewQueries
from bot.store.operating.pruning import PruningQueries
from bot.store.operating.server_rules import ServerRuleQueries
from bot.store.outbox import OutboxQueries
from bot.store.people import PeopleQueries
from bot.store.privacy import PrivacyQueries
from bot.store.results import ResultQueries
from bot.store.tables import TableQueries
from bot.store.votes import VoteQueries


class Store(
    TableQueries,
    MoveQueries,
    OutboxQueries,
    PeopleQueries,
    VoteQueries,
    ResultQueries,
    PrivacyQueries,
    ErrandQueries,
    FaultQueries,
    PruningQueries,
    OverviewQueries,
    BlocklistQueries,
    ServerRuleQueries,
):
    """Reads and writes the database. A write needs a `transaction`, unless it opens its own."""
