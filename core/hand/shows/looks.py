"""Who has asked to see which hand, and whom a hand was shown to (Cooke 11.08, 11.09, 11.12)."""

from typing import Final

from msgspec import Struct

from core.ids import PersonId, Seat


class Look(Struct, frozen=True, gc=False):
    """The player at ``by`` asks to see the called hand at ``seat``.

    ``is_report`` where it is no right but a suspicion that the floor looks into; ``needs_floor``
    as long as the floor has to answer.
    """

    by: Seat
    seat: Seat
    is_report: bool = False
    needs_floor: bool = False


class Shown(Struct, frozen=True, gc=False):
    """The hand at ``seat`` was shown to ``whom`` alone."""

    seat: Seat
    whom: PersonId


class Looks(Struct, frozen=True, gc=False):
    """Requests and shows of one hand.

    Attributes:
        called: the hands that were in at the showdown: only they can be asked for.
        asked: requests that wait for the floor, or for an owner who has not shown or mucked yet.
        examined: called hands that the floor looks at on a suspicion.
        shown_to: hands that one player alone has seen (Cooke 11.12).
        leaked: hands that somebody else saw during the play.
        due: hands that are shown to all once the hand is over, and who asked for it.
        released: hands shown and mucked after all, which may come back (Cooke 10.19).
        closed: winners nobody called who have mucked: they are not asked again.
        mucked: who has mucked at the showdown, in that order.
    """

    called: tuple[Seat, ...] = ()
    asked: tuple[Look, ...] = ()
    examined: tuple[Seat, ...] = ()
    shown_to: tuple[Shown, ...] = ()
    leaked: tuple[Seat, ...] = ()
    due: tuple[Look, ...] = ()
    released: tuple[Seat, ...] = ()
    closed: tuple[Seat, ...] = ()
    mucked: tuple[Seat, ...] = ()

    def was_seen(self, seat: Seat) -> bool:
        """Whether the hand at ``seat`` has been seen by another player, one alone (Cooke 11.12)."""
        return seat in self.leaked or any(one.seat == seat for one in self.shown_to)

    def is_asked_for(self, seat: Seat) -> bool:
        """Whether a request for the hand at ``seat`` waits for its owner alone (Cooke 11.09)."""
        return any(
            look.seat == seat and not (look.is_report or look.needs_floor) for look in self.asked
        )

    def for_floor(self, seat: Seat) -> Look | None:
        """The oldest request or suspicion about ``seat`` that waits for the floor."""
        return next((look for look in self.asked if look.seat == seat and look.needs_floor), None)


NO_LOOKS: Final = Looks()
