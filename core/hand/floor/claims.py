"""Claims: who may be awarded a pot, and how it is shared (Cooke 1.08, 11.05).

Who was in it when the last round was over: he is still in, or has mucked, so that his hand can
be retrieved.  A folded or dead hand can win nothing.
"""

from collections.abc import Sequence
from typing import Final

from core.hand.draft import HandDraft
from core.hand.sharing.awarding import award_of, split
from core.hand.sharing.odd_chips import order_of_service
from core.hand.state import Award, Hand, Player, Standing
from core.ids import Seat
from core.refusal import Reason, Refusal

_RULE: Final = "cooke-1.08"
_RETRIEVABLE: Final = (Standing.LIVE, Standing.SHOWN, Standing.MUCKED)


def claimants(draft: HandDraft | Hand, number: int) -> list[Player]:
    """Who may be awarded the pot ``number``, in the order of the deal."""
    seats = draft.pots[number].seats
    return [one for one in draft.players if one.seat in seats and one.standing in _RETRIEVABLE]


def retrievable(draft: HandDraft | Hand) -> tuple[Seat, ...]:
    """Who may be awarded a pot."""
    seats = {one.seat for number in range(len(draft.pots)) for one in claimants(draft, number)}
    return tuple(sorted(seats))


def named(draft: HandDraft, number: int, seats: Sequence[Seat]) -> Award | None:
    """The pot ``number`` shared evenly by those of ``seats`` that may have it; None for nobody."""
    sharing = [one.seat for one in claimants(draft, number) if one.seat in seats]
    if not sharing:
        return None
    amount = draft.pots[number].amount
    shares = split(amount, order_of_service(draft, sharing), draft.rules.split_unit)
    return Award(number, amount, tuple(shares), contested=False)


def best(draft: HandDraft, number: int, here: Sequence[Seat] | None = None) -> Award:
    """The pot ``number`` as the cards have it, those of retrievable hands among them.

    With ``here`` only the hands of those who are still at the table count.
    """
    playing = claimants(draft, number)
    if here is not None:
        playing = [one for one in playing if one.seat in here]
    return award_of(draft, number, draft.pots[number].amount, playing)


def refuse_without_claim(draft: HandDraft, seats: Sequence[Seat]) -> None:
    """Refuse to award anything to one who has no claim.

    Raises:
        Refusal: ``NO_CLAIM`` with the seat.
    """
    there = retrievable(draft)
    for seat in seats:
        if seat not in there:
            raise Refusal(Reason.NO_CLAIM, _RULE, seat=seat)
