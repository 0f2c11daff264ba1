"""Whom the owner has blocked, as it is stored."""

from bot.store import Store
from bot.store.operating.blocklist import SERVER, USER, BlockRow


async def test_a_block_is_kept_as_it_was_first_made_until_it_is_dropped(store: Store) -> None:
    first = BlockRow(USER, 1 << 62, 5.0, [1, 2])
    await store.add_block(first)
    await store.add_block(BlockRow(USER, 1 << 62, 9.0, []))
    await store.add_block(BlockRow(SERVER, 1 << 62, 7.0, []))
    assert await store.blocklist() == [first, BlockRow(SERVER, 1 << 62, 7.0, [])]
    await store.drop_block(SERVER, 1 << 62)
    assert await store.blocklist() == [first]
