"""Dealing off: who has asked for another seat takes the hand of his button first (12.20.06)."""

from core.hand.floor import rulings
from core.hand.state import Betting
from core.table.draft import TableDraft
from core.table.seats.change import Wait
from core.table.state import Occupant


def deals_off(draft: TableDraft, occupant: Occupant) -> bool:
    """Whether he is dealt the hand of his button although he has gone away.

    He has asked to move, and nobody moves from the button.
    """
    return occupant.stack > 0 and _refuses(draft, occupant)


def _refuses(draft: TableDraft, occupant: Occupant) -> bool:
    return (
        occupant.is_away
        and not occupant.is_leaving
        and any(
            one.person == occupant.person and one.wait is Wait.BUTTON for one in draft.seat_changes
        )
    )


def refuse_hands(draft: TableDraft) -> None:
    """The hand has been dealt: those of players who refuse it are dead at once."""
    hand = draft.hand
    if hand is None or not draft.seat_changes:
        return
    for occupant in draft.occupants():
        is_betting = isinstance(hand.phase, Betting) and occupant.seat in hand.seats
        if is_betting and _refuses(draft, occupant) and hand.player(occupant.seat).is_in:
            rulings.kill(hand, occupant.seat, ante_back=False)
