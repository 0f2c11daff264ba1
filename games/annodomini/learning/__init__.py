"""The guided first game of 890 Anno Domini, and what illustrates the pages of its rules."""

from __future__ import annotations

from games.annodomini.learning.lesson import FIRST_KINGDOM

LESSONS = (FIRST_KINGDOM,)
SCENES = ()
