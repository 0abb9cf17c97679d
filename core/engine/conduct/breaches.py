"""Breaches: acts out of turn and cards shown during the play, counted for the floor (Cooke 17.09).

The law takes or refuses each of them; here they are only counted, in memory and for the session.
At ``conduct.warn_limit`` of one kind the floor is told, and nothing else follows (Cooke 17.01).
"""

from collections import Counter
from collections.abc import Callable
from typing import Final

from core.engine.desk import Recent
from core.hand.commands import Show, ShowAll, ShowTo
from core.hand.events import ChipsPutEarly, FoldedEarly, LeakNoted, SaidEarly
from core.house.reports import Matter
from core.house.settings import number
from core.ids import Seat
from core.refusal import Reason, Refusal
from core.table.commands import TableCommand, speaker
from core.table.events import TableEvent
from core.table.state import Occupant, Table

REMEMBERED: Final = 4_096
"""Of so many players the counts are kept, the latest ones."""

IRREGULAR: Final[dict[type, Matter]] = {
    SaidEarly: Matter.OUT_OF_TURN,
    ChipsPutEarly: Matter.OUT_OF_TURN,
    FoldedEarly: Matter.OUT_OF_TURN,
    LeakNoted: Matter.CARDS_SHOWN,
}
"""Events of which each is one breach of the player at its seat."""

REFUSED: Final[dict[Reason, Matter]] = {
    Reason.NOT_YOUR_TURN: Matter.OUT_OF_TURN,
    Reason.NO_SHOWDOWN: Matter.CARDS_SHOWN,
    Reason.ALREADY_FOLDED: Matter.CARDS_SHOWN,
}
"""Refusals that may be a breach."""

_SHOWS: Final = (Show, ShowTo, ShowAll)

Alert = Callable[[Table, Occupant, Matter, int], None]
"""Tells the floor of so many breaches of a player."""


class Breaches:
    """The counts of everybody who plays."""

    def __init__(self, alert: Alert) -> None:
        self._alert = alert
        self._counts: Recent[Counter[Matter]] = Recent(REMEMBERED)

    def of(self, table: Table, occupant: Occupant) -> Counter[Matter]:
        """The counts of ``occupant``."""
        return self._counts.get(_key(table, occupant)) or Counter()

    def saw(self, table: Table, event: TableEvent) -> None:
        """One of the irregular events of a step; ``table`` is as it is after it."""
        matter = IRREGULAR.get(type(event))
        if matter is not None:
            seat: Seat = getattr(event, "seat")  # noqa: B009 - each of them has one
            self._count(table, table.occupant(seat), matter)

    def leaked(self, table: Table, seat: Seat) -> None:
        """The floor has ruled that the player at ``seat`` has shown a card of his own."""
        self._count(table, table.occupant(seat), Matter.CARDS_SHOWN)

    def heard(self, table: Table, command: TableCommand, refusal: Refusal) -> None:
        """A command was refused; for a show it counts while there is action to come."""
        matter = REFUSED.get(refusal.reason)
        person = speaker(command)
        is_other = matter is Matter.CARDS_SHOWN and not isinstance(command, _SHOWS)
        if matter is not None and person is not None and not is_other:
            self._count(table, table.occupant_of(person), matter)

    def _count(self, table: Table, occupant: Occupant | None, matter: Matter) -> None:
        if occupant is None or occupant.is_prop:
            return
        key = _key(table, occupant)
        counts = self._counts.get(key) or Counter()
        counts[matter] += 1
        self._counts.keep(key, counts)
        if counts[matter] == number(table.config.settings, "conduct.warn_limit"):
            self._alert(table, occupant, matter, counts[matter])


def _key(table: Table, occupant: Occupant) -> str:
    return f"{table.id} {occupant.person} {occupant.sat_at}"
