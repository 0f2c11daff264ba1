"""Errors of the sandbox: for the bot over HTTP, and for the test or page that plays a person."""

from collections.abc import Iterable
from typing import Any

Path = tuple[str | int, ...]
Problem = tuple[Path, str, str]
"""Where in the request body, Discord's name of the rule, and the sentence for the developer."""


class SandboxError(Exception):
    """A person tried what Discord's own client would not have let them do."""


class ApiError(Exception):
    """An answer in Discord's error format.

    ``violation`` marks what a correct bot never causes (a broken limit, an endpoint that does not
    exist), as against what merely happens to a bot (a refused DM, a deleted message).
    """

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: dict[str, Any] | None = None,
        violation: bool = False,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(f"{status} {code} {message} {errors or ''}".rstrip())
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.violation = violation
        self.retry_after = retry_after

    def body(self) -> dict[str, Any]:
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        if self.retry_after is not None:
            body |= {"retry_after": self.retry_after, "global": False}
        return body


def unknown(what: str, code: int) -> ApiError:
    return ApiError(404, code, f"Unknown {what}")


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")


def invalid_webhook_token() -> ApiError:
    return ApiError(401, 50027, "Invalid Webhook Token", violation=True)


def refuse(problems: Iterable[Problem]) -> None:
    """Raise Discord's 50035 with the tree of all problems, if there are any."""
    tree: dict[str, Any] = {}
    for path, code, message in problems:
        node = tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})
    if tree:
        raise ApiError(400, 50035, "Invalid Form Body", errors=tree, violation=True)
