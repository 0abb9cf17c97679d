"""Markers: the house buttons of blinds that were missed (Cooke 12.15, 16.01.03, 16.01.04)."""

from enum import StrEnum, unique

from core.house.settings import Overrides, flag
from core.table.blinds.duties import Duties, Owes
from core.table.blinds.layouts import Layout, Place


@unique
class Marker(StrEnum):
    """A missed-blind button."""

    BIG = "big"
    """Both blinds were missed, or the only one there is."""

    SMALL = "small"
    MIDDLE = "middle"

    SMALL_AND_MIDDLE = "small_and_middle"
    """Of three blinds all but the big one."""


def markers(duties: Duties, layout: Layout, settings: Overrides) -> tuple[Marker, ...]:
    """The buttons that lie before a player with ``duties``.

    A newcomer has that of the big blind once blinds and button have gone by.  Of three blinds
    there is none for the middle one alone, unless the house has it.
    """
    match duties.owes:
        case Owes.BOTH:
            return (Marker.BIG,)
        case Owes.SMALL:
            return (Marker.SMALL,)
        case Owes.BIG if duties.is_marked:
            if duties.is_new or not _has_middle(layout):
                return (Marker.BIG,)
            if flag(settings, "blinds.middle_blind_button"):
                return (Marker.SMALL, Marker.MIDDLE)
            return (Marker.SMALL_AND_MIDDLE,)
        case _:
            return ()


def _has_middle(layout: Layout) -> bool:
    """Whether one big blind settles two smaller ones, as of three blinds it does."""
    return any(owes is Owes.BIG for place, owes in layout.misses.items() if place is not Place.BIG)
