"""Awarding: whose the pot is, ruled before it is pushed or until the next deal (Cooke 1.02, 1.08).

After the push the chips are taken back from those who got them, and pushed to whom they belong.
"""

from typing import Final

from core.chips import Chips
from core.hand.draft import HandDraft
from core.hand.floor import awarding_early, claims
from core.hand.state import Award
from core.ids import PersonId, Seat
from core.refusal import Reason, Refusal
from core.table import events as e
from core.table.commands import AwardPot
from core.table.draft import TableDraft
from core.table.floor.ruling_events import PotMoved, StackMoved
from core.table.state import Occupant

_RULE: Final = "cooke-1.08"


def award_pot(draft: TableDraft, command: AwardPot) -> None:
    """Award the pot of the hand in play, or move that of the last one.

    Raises:
        Refusal: ``NO_HAND``, or ``NO_POT_TO_AWARD`` for a hand that was void or chopped; as
            :func:`awarding_early.award` before the push; after it ``NO_CLAIM``,
            ``AWARD_STANDS`` where the chips lie so already, ``AWARD_IS_SPENT`` where a winner
            does not have them any more, or ``AWARDED_TO_NOBODY`` for one who has left.
    """
    hand = draft.last_hand()
    if hand is None:
        raise Refusal(Reason.NO_HAND)
    if draft.is_in_hand:
        awarding_early.award(hand, command.seats)
        return
    if hand.is_void or not hand.awards:
        raise Refusal(Reason.NO_POT_TO_AWARD, _RULE)
    claims.refuse_without_claim(hand, command.seats)
    if not command.seats:
        _refuse_spent(draft, hand)
    awards = [_award(draft, hand, was, command.seats) for was in hand.awards]
    moves = _moves(draft, hand, awards)
    if not command.seats:
        awarding_early.table_winners(hand, awards)
    elif not moves:
        raise Refusal(Reason.AWARD_STANDS, _RULE)
    draft.emit(PotMoved(moves, tuple(awards)))
    _bring_back(draft, moves)


def _award(draft: TableDraft, hand: HandDraft, was: Award, seats: tuple[Seat, ...]) -> Award:
    """What becomes of one pot: as the floor says, or as it was where nobody named is in it."""
    if seats:
        return claims.named(hand, was.pot, seats) or was
    here = [one.seat for one in hand.players if _occupant(draft, one.person) is not None]
    return claims.best(hand, was.pot, here)


def _refuse_spent(draft: TableDraft, hand: HandDraft) -> None:
    """Whoever the best hand may be: what has been pushed has to be there.

    Neither this refusal nor any other tells whether a hidden hand is better.
    """
    got: dict[Seat, int] = {}
    for one in hand.awards:
        for share in one.shares:
            got[share.seat] = got.get(share.seat, 0) + share.amount
    for seat, amount in got.items():
        _move(draft, hand, seat, -amount)


def _moves(draft: TableDraft, hand: HandDraft, awards: list[Award]) -> tuple[StackMoved, ...]:
    """Who gives chips back, and then who gets them."""
    more: dict[Seat, int] = {}
    for sign, those in ((-1, hand.awards), (1, awards)):
        for one in those:
            for share in one.shares:
                more[share.seat] = more.get(share.seat, 0) + sign * share.amount
    changed = sorted((amount, seat) for seat, amount in more.items() if amount)
    return tuple(_move(draft, hand, seat, amount) for amount, seat in changed)


def _move(draft: TableDraft, hand: HandDraft, seat: Seat, amount: int) -> StackMoved:
    player = hand.player(seat)
    occupant = _occupant(draft, player.person)
    if amount > 0 and occupant is None:
        raise Refusal(Reason.AWARDED_TO_NOBODY, _RULE, seat=seat)
    stack = occupant.stack if occupant is not None else Chips(0)
    if stack + amount < 0:
        raise Refusal(
            Reason.AWARD_IS_SPENT, _RULE, seat=seat, name=player.name, stack=stack, needed=-amount
        )
    return StackMoved(seat, player.person, amount)


def _occupant(draft: TableDraft, person: PersonId) -> Occupant | None:
    """Where he sits now: he may have moved since."""
    return next((one for one in draft.occupants() if one.person == person), None)


def _bring_back(draft: TableDraft, moves: tuple[StackMoved, ...]) -> None:
    """Who was away for want of chips, and has some now, is back."""
    for move in moves:
        occupant = _occupant(draft, move.person)
        assert occupant is not None
        had_none = occupant.stack + occupant.behind == move.more
        if move.more > 0 and had_none and occupant.is_away and not occupant.is_leaving:
            draft.emit(e.CameBack(occupant.seat))
