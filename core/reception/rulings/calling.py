"""Calling the floor: ``/floor <what happened>``, and reports that stop no hand (Cooke 1.01, 16.17).

The floor itself, calling with no words, gets its page.
"""

from typing import Final

from core import present
from core.house.ranks import Rank
from core.house.reports import Matter
from core.notation.asides import LONGEST_TEXT
from core.notation.vocabulary import POLITE
from core.present.documents import Who
from core.reception.conduct import measures as conduct
from core.reception.people import dealt_seat_of
from core.reception.rulings import answers as floor
from core.reception.rulings.late import object_to
from core.reception.visit import Visit
from core.refusal import Reason, Refusal
from core.table.commands import Object, StateFacts

REPORTED: Final = (Matter.COLLUSION, Matter.ETIQUETTE, Matter.CARDS_SEEN)
"""What a player may report; the other matters are the dealer's own."""


async def call(visit: Visit, what: str = "", mucked: Who | None = None) -> None:
    """Call the floor over ``what`` happened; ``mucked`` is whose hand was mucked by mistake.

    While the floor is waited for, more words are what the player has seen (Cooke 1.04).  With
    nothing said a floorperson gets what waits for him, and a player is asked what happened.

    Raises:
        Refusal: ``NOT_SEATED`` for a spectator (Cooke 1.01); see the table for the rest.
    """
    if mucked is None and what.lower().strip() in POLITE:
        await _silent(visit)
        return
    seat = dealt_seat_of(visit, mucked) if mucked is not None else None
    if seat is None and visit.table().hearing is not None and visit.table().objection is not None:
        await state(visit, what)
        return
    await object_to(visit, Object(visit.person, what[:LONGEST_TEXT], seat))


async def state(visit: Visit, what: str = "") -> None:
    """Tell the floor the facts; with no words, that they are as the dealer says (Cooke 1.04).

    Raises:
        Refusal: as the table says: ``NO_HEARING``, ``HEARD_LATER``, ``ALREADY_HEARD`` ...
    """
    words = "" if what.lower().strip() in POLITE else what[:LONGEST_TEXT]
    await visit.act(StateFacts(visit.person, words))


async def report(visit: Visit, kind: str, about: tuple[Who, ...], text: str) -> None:
    """Tell the floor of somebody's conduct, in private and without stopping the hand.

    Raises:
        Refusal: ``STALE`` for a ``kind`` that nobody was offered; see :func:`conduct.report`.
    """
    if kind not in REPORTED:
        raise Refusal(Reason.STALE)
    await conduct.report(visit, Matter(kind), about, text[:LONGEST_TEXT])


async def _silent(visit: Visit) -> None:
    if await visit.rank() >= Rank.FLOOR and not visit.is_in_hand():
        await floor.page(visit)
    elif visit.view().my_seat is None:
        raise Refusal(Reason.NOT_SEATED)
    elif not await visit.answer.ask(present.objection_form(visit.view())):
        raise Refusal(Reason.OBJECTION_NEEDS_REASON, "cooke-10.16")
