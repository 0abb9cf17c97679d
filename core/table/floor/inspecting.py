"""Inspecting: the floor looks at a hand that is over, for its eyes alone (Cooke 3.09)."""

from typing import Final

from core.refusal import Reason, Refusal
from core.table.commands import InspectHand, ReviewHand
from core.table.draft import TableDraft
from core.table.floor.giving import reason, refuse_player
from core.table.floor.ruling_events import HandInspected
from core.table.floor.ruling_record import Inspection

_RULE: Final = "cooke-3.09"


def inspect(draft: TableDraft, command: InspectHand) -> None:
    """Note that ``by`` looks at the hand at ``seat``; nobody at the table is told.

    Raises:
        Refusal: ``INSPECT_AFTER_HAND`` while it is on, whoever asks; ``NO_HAND``; or
            ``NOT_IN_HAND`` for a seat that had no cards.
    """
    hand = draft.last_hand()
    if draft.is_in_hand:
        raise Refusal(Reason.INSPECT_AFTER_HAND, _RULE)
    if hand is None:
        raise Refusal(Reason.NO_HAND)
    if command.seat not in hand.seats:
        raise Refusal(Reason.NOT_IN_HAND, _RULE)
    person = hand.player(command.seat).person
    draft.emit(
        HandInspected(
            Inspection(command.by, command.name, hand.number, command.seat, person,
                       command.why, draft.at)
        )
    )  # fmt: skip


def review(draft: TableDraft, command: ReviewHand) -> None:
    """Note that ``by`` looks at hands of any deal that is over; nobody at the table is told.

    Raises:
        Refusal: ``MAY_NOT_RULE`` for one who plays for a pot here (Cooke 3.13); ``NO_SUCH_HAND``
            for a hand to come; ``INSPECT_AFTER_HAND`` for the one in play.
    """
    refuse_player(draft, command.by)
    why = reason(command.why)
    if not 1 <= command.hand <= draft.hands:
        raise Refusal(Reason.NO_SUCH_HAND, _RULE, hand=command.hand)
    if command.hand == draft.hands and draft.is_in_hand:
        raise Refusal(Reason.INSPECT_AFTER_HAND, _RULE)
    for seat, person in zip(command.seats, command.people, strict=True):
        draft.emit(
            HandInspected(
                Inspection(command.by, command.name, command.hand, seat, person, why, draft.at)
            )
        )
