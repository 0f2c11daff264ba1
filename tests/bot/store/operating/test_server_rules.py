"""The rules of servers, as they are stored."""

from bot.store import Store
from bot.store.clock import BANK, Clock
from bot.store.operating.server_rules import NEVER, ServerRules


async def test_a_server_without_rules_has_the_usual_ones(store: Store) -> None:
    assert await store.server_rules(7) == ServerRules(7)


async def test_rules_come_back_as_they_were_saved(store: Store) -> None:
    rules = ServerRules(7, 1 << 62, [3, 1], 5, "fr", 0, Clock(BANK, 3600, 60), NEVER)
    for saved in (ServerRules(7, most=2), rules):
        async with store.transaction():
            await store.save_server_rules(saved)
    assert await store.server_rules(7) == rules
    assert await store.server_rules(8) == ServerRules(8)
