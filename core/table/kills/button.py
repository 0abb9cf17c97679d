"""The kill button: neutral, a leg up, or a kill that is due (Cooke 8.04.06)."""

from collections.abc import Collection
from enum import StrEnum, unique
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from core.chips import NO_CHIPS, Chips
from core.ids import PersonId


@unique
class KillState(StrEnum):
    """How the button lies."""

    NEUTRAL = "neutral"

    LEG_UP = "leg_up"
    """Face down before the winner of the last pot."""

    KILL = "kill"
    """KILL up: the next pot is killed, or the one in play is."""


class KillButton(Struct, frozen=True, gc=False):
    """The kill button of a table, and the kills that it does not show.

    Attributes:
        person: who has a leg up, or kills.  With a kill nobody has been named for it is the first
            at the left of the blinds of the next deal (Cooke 8.04.05).
        legs: those who have left for a while with a leg up (Cooke 8.04.02).
        owing: those who have not posted a kill that was due, and kill the first pot they are
            dealt into (Cooke 8.04.08).
        missed: whose kill was left out by mistake (``kill.missed``).
        paid: what a killer who is not dealt in has in the pot that is played, dead.
    """

    state: KillState = KillState.NEUTRAL
    person: PersonId | None = None
    legs: tuple[PersonId, ...] = ()
    owing: tuple[PersonId, ...] = ()
    missed: PersonId | None = None
    paid: Chips = NO_CHIPS

    @property
    def is_neutral(self) -> bool:
        """True while it belongs to nobody."""
        return self.state is KillState.NEUTRAL

    @property
    def kills(self) -> bool:
        """True while a kill is due, or in play."""
        return self.state is KillState.KILL

    def is_of(self, person: PersonId) -> bool:
        """Whether it lies before ``person``, whichever side is up."""
        return self.person == person and not self.is_neutral


NEUTRAL: Final = KillButton()


def undone(was: KillButton, now: KillButton, seated: Collection[PersonId]) -> KillButton:
    """The button before a deal that is void, which ``was`` so; who has got up since has no part.

    What has come to be owed in the meantime, but for the kill that was due, stays owed.
    """
    since = [one for one in now.owing if not (was.kills and one == was.person)]
    owing = dict.fromkeys((*was.owing, *since))
    return KillButton(
        was.state if was.person is None or was.person in seated else KillState.NEUTRAL,
        was.person if was.person in seated else None,
        legs=tuple(one for one in was.legs if one in seated),
        owing=tuple(one for one in owing if one in seated),
        missed=was.missed if was.missed in seated else None,
    )


def freed(kill: KillButton) -> KillButton:
    """The button before nobody; what is owed besides stays owed."""
    return replace(kill, state=KillState.NEUTRAL, person=None)
