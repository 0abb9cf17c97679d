"""Repairing: every card to whom it belongs (Cooke 5.19, 14.20, scs-16)."""

from core.hand import events as h
from core.hand import progress
from core.hand.cards.dead_seats import is_dealt_through
from core.hand.draft import HandDraft
from core.hand.misdeals.patching import corrections, pile_of
from core.hand.misdeals.record import Verdict
from core.hand.state import Betting
from core.ids import PersonId, Seat
from core.refusal import Reason, Refusal
from core.table.commands import FixDeal
from core.table.draft import TableDraft
from core.table.floor.misdeals.events import DealRepaired


def fix_deal(draft: TableDraft, command: FixDeal) -> None:
    """The floor has the cards put right, as far as the rules still allow.

    Raises:
        Refusal: ``NO_HAND``, and what :func:`put_right` refuses.
    """
    put_right(draft, command.by)


def put_right(draft: TableDraft, by: PersonId | None) -> None:
    """Put the cards of this street where they belong, and ask anew who was to act.

    Raises:
        Refusal: ``NO_HAND``; ``NOTHING_TO_CORRECT`` where they are right, or a card has to stand
            that its owner has looked at; and what :func:`corrections` refuses.
    """
    hand = draft.hand
    if hand is None or not draft.is_in_hand:
        raise Refusal(Reason.NO_HAND)
    moves = corrections(hand)
    if not moves:
        raise Refusal(Reason.NOTHING_TO_CORRECT, "scs-16")
    for move in moves:
        hand.emit(move)
    draft.emit(DealRepaired(by))
    if any(isinstance(move, (h.CardMoved, h.HandKilled)) for move in moves):
        ask_anew(hand)


def carry_out(hand: HandDraft, verdict: Verdict) -> None:
    """Do what the inspector has found; the surplus card that is the burn lies on top of the deck.

    The dead hands are those of the verdict, and who was left out has his chips back.
    """
    for move in verdict.moves:
        hand.emit(h.CardMoved(move.at, pile_of(hand, move.at), move.seat))
    for at in sorted((*verdict.returned, *verdict.burns), reverse=True):
        hand.emit(h.CardMoved(at, h.Pile.DECK))
    for seat in (*verdict.dead, *verdict.refunded):
        _kill(hand, seat)
    for seat in verdict.refunded:
        hand.emit(h.ChipsTakenBack(seat, hand.player(seat).paid))
    ask_anew(hand)


def _kill(hand: HandDraft, seat: Seat) -> None:
    player = hand.player(seat)
    if player.is_in:
        hand.emit(h.HandKilled(seat, is_dealt_through(hand, player)))


def ask_anew(hand: HandDraft) -> None:
    """Who begins may have changed where cards lie open; else who was to act is asked again."""
    phase = hand.phase
    if not isinstance(phase, Betting):
        return
    acted = any(
        player.last and player.last.action > 0 and player.last.street == hand.street
        for player in hand.players
    )
    if acted or not hand.is_contested:
        progress.go_on(hand, hand.place(phase.menu.seat))
    else:
        progress.bet_again(hand)
