"""Admits only requests of the page that this machine served.

Otherwise any website in the same browser could open a socket to loopback, or let its own host name
point there, and then read everything and play.
"""

from collections.abc import Awaitable, Callable

from aiohttp import web
from yarl import URL

OWN_NAMES = ("127.0.0.1", "localhost")


@web.middleware
async def only_this_machine(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    if not is_own_name(request.host):
        raise web.HTTPForbidden(text="The sandbox answers only to 127.0.0.1 and localhost.")
    origin = request.headers.get("Origin")
    if origin is not None and origin != f"http://{request.host}":
        raise web.HTTPForbidden(text="The sandbox does not talk to other sites' pages.")
    return await handler(request)


def is_own_name(host: str) -> bool:
    try:
        return URL(f"http://{host}").host in OWN_NAMES
    except ValueError:
        return False


def secure(response: web.StreamResponse, host: str) -> None:
    """Set the headers by which only our own files are run and shown, and no site can frame the
    page."""
    response.headers["Content-Security-Policy"] = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        f"connect-src 'self' ws://{host}; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    )
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Referrer-Policy"] = "no-referrer"
