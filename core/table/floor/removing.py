"""Removing: players whom the floor has thrown out get up (Cooke 1.06, 2.05, 17.12)."""

from typing import Final

from core.hand import progress
from core.hand.ahead import held_to
from core.hand.commands import Fold
from core.hand.draft import HandDraft
from core.hand.floor import rulings
from core.hand.play import command_hand
from core.hand.state import Betting, Drawing, KillWindow, Offer
from core.ids import PersonId, Seat
from core.refusal import Reason, Refusal
from core.table.commands import Pardon, Remove
from core.table.draft import TableDraft
from core.table.floor import conduct_events as e
from core.table.floor import contest_events
from core.table.floor.removal import Removal
from core.table.kills.leaving import must_stay
from core.table.seats.seating import get_up
from core.table.state import Occupant
from core.table.time.clock import act_for

_RULE = "cooke-1.06"
_IN_TURN = (Betting, Drawing, Offer, KillWindow)
_AT_TURN: Final = Removal.AT_TURN


def remove(draft: TableDraft, command: Remove) -> None:
    """Have ``command.person`` get up, or play for nobody any more.

    In a hand he plays on as one who leaves, or with ``folds`` no further than his next turn.  A
    kill that is due from him is posted first (Cooke 8.04.08).  A proxy finishes the hand that he
    plays: the chips are another's, who has done nothing.

    Raises:
        Refusal: ``NOT_AT_TABLE``, or ``ALREADY_EJECTED`` with the seat.
    """
    proxied = [one for one in draft.occupants() if _plays_for(one, command.person)]
    for occupant in proxied:
        draft.emit(contest_events.ProxyEnded(occupant.seat))
    here = _occupant_of(draft, command.person)
    if here is None:
        if not proxied:
            raise Refusal(Reason.NOT_AT_TABLE)
        return
    if here.removal is Removal.AT_TURN or (here.is_removed and not command.folds):
        raise Refusal(Reason.ALREADY_EJECTED, _RULE, seat=here.seat)
    draft.emit(
        e.PlayerRemoved(here.seat, here.person, here.name, here.is_prop, command.by, command.folds)
    )
    if not draft.plays(here.person) and not must_stay(draft, here):
        now = draft.occupant(here.seat)
        assert now is not None
        get_up(draft, now)


def pardon(draft: TableDraft, command: Pardon) -> None:
    """Let ``command.person`` play on as if nothing had been ruled about him.

    Raises:
        Refusal: ``NOT_AT_TABLE``, or ``NOTHING_TO_LIFT``.
    """
    occupant = _occupant_of(draft, command.person)
    if occupant is None:
        raise Refusal(Reason.NOT_AT_TABLE)
    if not occupant.is_removed and occupant.sitting_out is None:
        raise Refusal(Reason.NOTHING_TO_LIFT, _RULE)
    returns = occupant.sitting_out is not None and occupant.sitting_out.returns
    draft.emit(e.PlayerPardoned(occupant.seat, command.by, returns))


def fold_removed(draft: TableDraft, hand: HandDraft) -> None:
    """Fold the hands of those who play no further, as far as the action is on them.

    While an objection waits for the floor, or the floor has paused the table, nothing goes on.
    """
    if draft.objection is not None or draft.halted_at is not None:
        return
    # Nearly always somebody bets: that is asked for first, and in the quickest way.
    while type(phase := hand.phase) is Betting or isinstance(phase, _IN_TURN):
        seat = phase.to_act
        occupant = draft.seats[seat - 1]
        if occupant is None or occupant.removal is not _AT_TURN:
            return
        _act(hand, seat)
        if not hand.is_over:
            held_to.carry_out(hand)


def _act(hand: HandDraft, seat: Seat) -> None:
    """Fold, and where a fold without a bet would be read as a check kill the hand.

    Who has to bring it in pays that first, and on a draw he stands pat.
    """
    player, phase = hand.player(seat), hand.phase
    if isinstance(phase, KillWindow):
        progress.decline_kill(hand)
    elif isinstance(phase, Betting) and phase.menu.may_check:
        rulings.kill(hand, seat, ante_back=False)
    elif isinstance(phase, Betting) and phase.menu.may_fold:
        command_hand(hand, player, Fold(player.actor))
    else:
        command_hand(hand, player, act_for(hand, seat))


def _plays_for(occupant: Occupant, person: PersonId) -> bool:
    return occupant.proxy is not None and occupant.proxy.person == person


def _occupant_of(draft: TableDraft, person: PersonId) -> Occupant | None:
    return next((one for one in draft.occupants() if one.person == person), None)
