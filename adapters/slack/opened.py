"""Forms that are open, each with the answers to the press that opened it.

A press can be answered five times within half an hour: what becomes of the form is shown
through the press too, so it costs no edit of the workspace's tier.
"""

from typing import Final

from msgspec import Struct

from core.engine.ports import MessageRef
from core.reception import Redrawing

_MOST: Final = 1_024


class Opener(Struct, frozen=True):
    """The press that opened a form: its answers, and the board it stood on, if it was one."""

    answer: Redrawing
    board: MessageRef | None = None


class OpenForms:
    """Kept in memory: a form that outlives the process is answered another way."""

    def __init__(self) -> None:
        self._by_view: dict[str, Opener] = {}

    def keep(self, view: str, opener: Opener) -> None:
        """``view`` was opened by ``opener``."""
        while len(self._by_view) >= _MOST:
            del self._by_view[next(iter(self._by_view))]
        self._by_view[view] = opener

    def opener(self, view: str) -> Opener | None:
        """Who opened ``view``, if this process knows."""
        return self._by_view.get(view)
