"""What happens when a button, menu or form is used, by subject. Importing this registers them."""

from bot.chat.handlers import (
    answers,
    history,
    lessons,
    lobby,
    pages,
    personal,
    threads,
    typed_answers,
    votes_and_seats,
)

__all__ = [
    "answers",
    "history",
    "lessons",
    "lobby",
    "pages",
    "personal",
    "threads",
    "typed_answers",
    "votes_and_seats",
]
