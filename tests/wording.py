"""A refusal as people read it."""

from core.ids import Instant
from core.present import plain_line, refusal_line
from core.refusal import Refusal


def sentence(refusal: Refusal, now: Instant | None = None) -> str:
    """The sentence of ``refusal``; moments in it are told as from ``now``."""
    return plain_line(refusal_line(refusal), now)
