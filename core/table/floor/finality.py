"""Finality: what the floor has ruled stands; he alone may amend it, until the next deal (2.03)."""

from typing import Final

from core.ids import PersonId, Seat
from core.refusal import Reason, Refusal
from core.table.draft import TableDraft
from core.table.floor.ruling_record import Ruling
from core.table.floor.ruling_traits import TRAITS, Matter

_MATTERS: Final = {traits.kind: traits.matter for traits in TRAITS.values()}
_ANSWERS: Final = frozenset(traits.kind for traits in TRAITS.values() if traits.answers)
_OF_ONE_SEAT: Final = (Matter.HAND, Matter.LOOK)


def amended(draft: TableDraft, by: PersonId, matter: Matter, seat: Seat | None, street: int) -> int:
    """The number, from 1, of the ruling on the same matter that ``by`` amends; 0 for none.

    Raises:
        Refusal: ``RULING_FINAL`` where another floorperson gave it (Cooke 2.03).
    """
    if matter is Matter.NONE:
        return 0
    for number, one in reversed(tuple(enumerate(draft.rulings, 1))):
        if _is_same(one, matter, seat, street):
            if one.by != by:
                raise final(one)
            return number
    return 0


def _is_same(one: Ruling, matter: Matter, seat: Seat | None, street: int) -> bool:
    """Whether ``one`` has decided the same: of one seat, or of one round, where it matters."""
    if _MATTERS[one.kind] is not matter:
        return False
    if matter in _OF_ONE_SEAT:
        return one.seat == seat
    return matter is not Matter.ROUND or one.street == street


def last_answer(draft: TableDraft) -> Ruling | None:
    """The last ruling on this hand that has answered a call, None while there is none."""
    return next((one for one in reversed(draft.rulings) if one.kind in _ANSWERS), None)


def final(ruling: Ruling) -> Refusal:
    """The refusal of a second word on what has been ruled (Cooke 2.03)."""
    return Refusal(Reason.RULING_FINAL, "cooke-2.03", by=ruling.by, who=ruling.name)
