"""The rules of the showdown."""

from enum import StrEnum, unique

from msgspec import Struct


@unique
class SeeCalled(StrEnum):
    """Who may ask to see a called hand (Cooke 11.08)."""

    SUSPICION_ONLY = "suspicion_only"
    ANY_DEALT_IN = "any_dealt_in"
    LATE_STREET_ONLY = "late_street_only"


class ShowRules(Struct, frozen=True):
    """Alternates of the showdown (Cooke 10.19, 11.08, 11.09; USPC).

    ``floor_confirms`` where a floorperson must confirm a request to see a called hand.
    """

    show_all: bool = False
    retrieves_mucked: bool = True
    see_called: SeeCalled = SeeCalled.SUSPICION_ONLY
    floor_confirms: bool = False
