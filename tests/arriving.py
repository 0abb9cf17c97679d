"""People who sit down with any stack: their last game has broken, and they bring what they had."""

from core.chips import Chips
from core.ids import Instant, PersonId, Seat
from core.table.commands import SitDown, Visit


def arrives(
    person: PersonId,
    name: str,
    stack: Chips,
    at: Instant,
    seat: Seat | None = None,
    *,
    is_prop: bool = False,
) -> SitDown:
    """Sit down with ``stack``, less than the minimum too (Cooke 13.09.02)."""
    visit = Visit(at, stack, moves=True, broke=True)
    return SitDown(person, name, stack, seat, is_prop, visit)
