"""The parts that the pictures of a game are put together from."""
