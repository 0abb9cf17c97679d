"""Dealt in by mistake without making up for a missed blind (Cooke 12.12).

Who has looked at a card, or was acted upon, has a dead hand.  Else he is asked whether he posts
after all; who declines has a dead hand too, and waits for his big blind.
"""

from msgspec.structs import replace

from core.hand import events as h
from core.hand.draft import HandDraft
from core.hand.forced.posting import post_one
from core.hand.misdeals.of_hand import returning
from core.ids import Seat
from core.refusal import Reason, Refusal
from core.table.blinds import events as b
from core.table.blinds.duties import Entry
from core.table.commands import AnswerPost
from core.table.draft import TableDraft
from core.table.floor import contest_events as e
from core.table.floor.misdeals.calling_floor import call_floor
from core.table.floor.misdeals.errors import DealError, Fault
from core.table.floor.misdeals.repairing import ask_anew


def found(draft: TableDraft, hand: HandDraft, fault: Fault, *, has_looked: bool) -> None:
    """Somebody was dealt in so: ask him, or kill his hand.

    Raises:
        Refusal: ``NOTHING_TO_CORRECT`` for one who owes nothing, or ``FLOOR_AWAITED``.
    """
    seat = fault.seat
    if seat is None or seat not in returning(hand) or not hand.player(seat).is_in:
        raise Refusal(Reason.NOTHING_TO_CORRECT, "cooke-12.12")
    has_acted = any(player.last and player.last.action > 0 for player in hand.players)
    if has_looked or has_acted or hand.street:
        kill(draft, hand, seat)
    else:
        call_floor(draft, fault)


def answer(draft: TableDraft, command: AnswerPost) -> None:
    """He posts what he owes, or declines; play goes on.

    Raises:
        Refusal: ``NO_POST_ASKED`` for anybody who has not been asked.
    """
    hand, objection = draft.hand, draft.objection
    fault = objection.fault if objection is not None else None
    if (
        hand is None
        or objection is None
        or fault is None
        or fault.seat is None
        or fault.error is not DealError.DEALT_UNPOSTED
        or hand.player(fault.seat).actor != command.person
    ):
        raise Refusal(Reason.NO_POST_ASKED, "cooke-12.12")
    shift = max(draft.clock_at - objection.stopped_at, 0)
    draft.emit(e.ObjectionSettled(command.person, shift, fault.seat))
    if command.posts:
        for post in hand.posts.due:
            if post.seat == fault.seat:
                post_one(hand, post)
        ask_anew(hand)
    else:
        kill(draft, hand, fault.seat)


def kill(draft: TableDraft, hand: HandDraft, seat: Seat) -> None:
    """His hand is dead, and he owes what he owed: he waits for his big blind."""
    hand.emit(h.HandKilled(seat))
    occupant, before = draft.occupant(seat), draft.before_deal
    if occupant is not None and before is not None:
        was = dict(before.duties).get(occupant.person)
        if was is not None:
            draft.emit(b.DutiesChanged(seat, replace(was, entry=Entry.WAIT)))
    ask_anew(hand)
