"""Spare answers: what is left of a press on a board, for redraws that no press has caused.

Slack lets each press be answered five times within half an hour, and counts none of it towards
the tier of edits.  The press's own answer is one; the others redraw the board when somebody has
typed, a clock has run out or a house player has acted.
"""

from collections.abc import Hashable
from typing import Final, Generic, Protocol, TypeVar

from core.present.documents import Document

_EACH: Final = 3
"""Presses remembered for one message, the newest."""

_MOST: Final = 1_024
"""Messages remembered."""


class Spare(Protocol):
    """The answers to one press."""

    @property
    def is_spare(self) -> bool:
        """Whether it can still be used for what the press did not ask for."""
        ...

    async def redraw(self, document: Document) -> bool:
        """Redraw the message that was pressed; True when it was shown."""
        ...


K = TypeVar("K", bound=Hashable)


class Spares(Generic[K]):
    """By message, the newest presses on it."""

    def __init__(self) -> None:
        self._by_message: dict[K, list[Spare]] = {}

    def keep(self, message: K, press: Spare) -> None:
        """Remember a press on ``message``."""
        known = self._by_message.pop(message, [])
        while len(self._by_message) >= _MOST:
            del self._by_message[next(iter(self._by_message))]
        self._by_message[message] = [*known, press][-_EACH:]

    async def redraw(self, message: K, document: Document) -> bool:
        """Redraw ``message`` through a press that is left; True when it was shown."""
        left = [press for press in self._by_message.get(message, ()) if press.is_spare]
        return bool(left) and await left[-1].redraw(document)
