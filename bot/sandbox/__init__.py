"""A Discord on loopback, to try Herald without a token and to test it end to end."""

from bot.sandbox.api.faults import Fault
from bot.sandbox.errors import ApiError, SandboxError
from bot.sandbox.model import Attachment, Channel, Message, Role
from bot.sandbox.people import Modal, Person, Response
from bot.sandbox.server import Sandbox, Seen

__all__ = [
    "ApiError",
    "Attachment",
    "Channel",
    "Fault",
    "Message",
    "Modal",
    "Person",
    "Response",
    "Role",
    "Sandbox",
    "SandboxError",
    "Seen",
]
