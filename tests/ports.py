"""Ports on which nobody listens."""

import random
import socket


def free_port() -> int:
    """One below those that the system gives away by itself: nobody else takes it meanwhile."""
    while True:
        port = random.randrange(20_000, 32_000)
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port
