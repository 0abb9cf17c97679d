"""Playing behind: chips that are announced and on their way (Cooke 9.07).

What the wallet holds comes out of it at once.  For the rest a banker has to be asked, and by
setting the bank advances it meanwhile, so that it plays from the next deal on.
"""

from typing import Final

from core.chips import Chips
from core.house.settings import flag
from core.refusal import Reason, Refusal
from core.table import events as e
from core.table.commands import PlayBehind, SettleBehind, TopUp
from core.table.draft import TableDraft
from core.table.money import money_events as m
from core.table.money.buying import can_play, check_more, stack_of, top_up
from core.table.money.recalling import recall_unplayed, take_back
from core.table.seats.seating import sit_out_if_broke
from core.table.state import Occupant

_RULE: Final = "cooke-9.07"
_MOST_BUY_INS: Final = 5
"""So many minimum buy-ins may be announced where the table has no maximum."""


def play_behind(draft: TableDraft, command: PlayBehind) -> None:
    """Announce chips on their way; they play from the next deal on.

    A player without chips who names no amount plays exactly the minimum buy-in.  ``wallet`` of
    the command is what he has there: where that is enough, nobody has to be asked.  The bank
    advances nothing to one for whom a banker is waited for already, here or at another table.

    Raises:
        Refusal: ``NOT_SEATED``, ``TABLE_CLOSING``, ``BEHIND_UNSETTLED``, ``BEHIND_NEEDS_AMOUNT``,
            ``BEHIND_TOO_MUCH`` and the reasons of :func:`core.table.money.buying.top_up`.
    """
    occupant = draft.seated(command.person)
    if draft.is_closing:
        raise Refusal(Reason.TABLE_CLOSING)
    if occupant.advance.unsettled:
        raise Refusal(Reason.BEHIND_UNSETTLED, _RULE, due=occupant.advance.unsettled)
    amount = _amount(draft, occupant, command.amount)
    is_here = occupant.is_prop or amount <= command.wallet
    if command.owes and not is_here:
        raise Refusal(Reason.BEHIND_UNSETTLED, _RULE, due=command.owes)
    _check(draft, occupant, amount, is_here=is_here)
    total = Chips(stack_of(draft, occupant) + occupant.behind + amount)
    since = draft.hands + 1
    draft.emit(m.BehindAnnounced(occupant.seat, amount, total, since, is_here))
    if is_here:
        top_up(draft, TopUp(command.person, amount))
    elif flag(draft.config.settings, "buyin.playing_behind"):
        _advance(draft, occupant, amount, since)


def _amount(draft: TableDraft, occupant: Occupant, named: Chips | None) -> Chips:
    if named is not None:
        return named
    if draft.plays(occupant.person) or can_play(draft, occupant):
        raise Refusal(Reason.BEHIND_NEEDS_AMOUNT, _RULE)
    return Chips(draft.config.buy_in_least - occupant.behind)


def _check(draft: TableDraft, occupant: Occupant, amount: Chips, *, is_here: bool) -> None:
    config = draft.config
    is_short = check_more(draft, occupant, amount).is_short
    if is_here:
        return
    least, most = config.buy_in_least, config.buy_in_most
    if is_short:
        # What is not his own yet is no short buy (Cooke 9.06).
        raise Refusal(Reason.BUY_IN_TOO_SMALL, "cooke-9.02", typed=amount, least=least, most=most)
    if not most and amount > _MOST_BUY_INS * least:
        raise Refusal(Reason.BEHIND_TOO_MUCH, _RULE, typed=amount, most=_MOST_BUY_INS * least)


def _advance(draft: TableDraft, occupant: Occupant, amount: Chips, since: int) -> None:
    """Put the bank's chips behind his stack; one who was broke is dealt in again."""
    is_broke = not draft.plays(occupant.person) and not can_play(draft, occupant)
    is_late = draft.is_in_hand and since <= draft.hands
    draft.emit(m.BehindAdvanced(occupant.seat, occupant.person, amount, is_late))
    if is_broke and occupant.is_away:
        draft.emit(e.CameBack(occupant.seat))


def settle_behind(draft: TableDraft, command: SettleBehind) -> None:
    """A banker lets come what is announced or owed at a seat, or refuses it.

    What he lets come is the player's.  What he refuses goes back once the hand is over; of what
    was lost meanwhile the floor is told.

    Raises:
        Refusal: ``SEAT_EMPTY`` or ``NOTHING_TO_SETTLE``; ``OWN_MATTER`` for one who would let his
            own chips come (Cooke 3.13).
    """
    occupant = draft.sitting(command.seat)
    advance = occupant.advance
    seat, amount = occupant.seat, advance.unsettled
    if command.is_approved and amount:
        if occupant.person == command.by:
            raise Refusal(Reason.OWN_MATTER, "cooke-3.13")
        if advance.asked:
            _advance(draft, occupant, advance.asked, advance.since)
        draft.emit(m.BehindGranted(seat, amount))
        return
    if advance.is_refused or not advance.asked + advance.given:
        raise Refusal(Reason.NOTHING_TO_SETTLE, _RULE, seat=seat)
    draft.emit(m.BehindRefused(seat, Chips(advance.asked + advance.given)))
    if not draft.plays(occupant.person) or advance.is_new:
        take_back(draft, occupant)
        sit_out_if_broke(draft, occupant.seat)


def take_back_refused(draft: TableDraft) -> None:
    """After a hand: take back what a banker has refused meanwhile."""
    for occupant in draft.occupants():
        if occupant.advance.is_refused:
            take_back(draft, occupant)


def withhold(draft: TableDraft) -> None:
    """Before a deal: what is not approved does not play, where the house has it so.

    It has been announced under another rule then.
    """
    if flag(draft.config.settings, "buyin.playing_behind"):
        return
    for occupant in draft.occupants():
        advance = occupant.advance
        if advance.is_new and advance.given:
            recall_unplayed(draft, occupant, advance.given, is_withheld=True)
