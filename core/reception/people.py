"""Players meant by mention: found at the table, and put into words by their seats."""

from core.ids import Seat
from core.notation import as_dealt
from core.present.documents import Who
from core.reception.visit import Visit
from core.refusal import Reason, Refusal
from core.view import TableView

_SHOWN_BACK = 40


def seat_of(visit: Visit, who: Who, view: TableView | None = None) -> Seat:
    """Where ``who`` sits, or sat in the hand that is played or was the last.

    ``view`` is how they sit, if not as they do now.

    Raises:
        Refusal: ``NOT_AT_THIS_TABLE``, ``NO_TABLE_HERE``.
    """
    view = view if view is not None else visit.view()
    sitting = view.seat_of(who.person)
    if sitting is not None:
        return sitting.seat
    for player in view.hand.players if view.hand is not None else ():
        if player.person == who.person:
            return player.seat
    raise Refusal(Reason.NOT_AT_THIS_TABLE, typed=who.name[:_SHOWN_BACK])


def dealt_seat_of(visit: Visit, who: Who) -> Seat:
    """Where ``who`` was dealt in, though he has moved since; else where he sits.

    Raises:
        Refusal: ``NOT_AT_THIS_TABLE``, ``NO_TABLE_HERE``.
    """
    return seat_of(visit, who, as_dealt(visit.view()))


async def with_seats(visit: Visit, typed: str, view: TableView | None = None) -> str:
    """``typed`` with its first mention of a player in the words ``seat 3``; see :func:`seat_of`.

    Raises:
        Refusal: ``NOT_AT_THIS_TABLE`` for the mention of somebody who is not there.
    """
    words = typed.split(" ")
    for place, word in enumerate(words):
        who = await visit.answer.after(visit.premises.named(word))
        if who is not None:
            seat = seat_of(visit, who, view)
            return " ".join((*words[:place], f"seat {seat}", *words[place + 1 :]))
    return typed
