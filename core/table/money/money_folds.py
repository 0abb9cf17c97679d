"""The folds of money between hands.  No rule is applied here."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from core.chips import NO_CHIPS, Chips
from core.table.draft import TableDraft
from core.table.money import money_events as e
from core.table.money.advance import Advance, Debt
from core.table.state import Occupant

_change: Final = msgspec.structs.replace


def _at(draft: TableDraft, seat: int) -> Occupant:
    occupant = draft.seats[seat - 1]
    assert occupant is not None
    return occupant


def _put(draft: TableDraft, occupant: Occupant) -> None:
    draft.seats[occupant.seat - 1] = occupant


def _announced(draft: TableDraft, event: e.BehindAnnounced) -> None:
    if not event.is_here:
        occupant = _at(draft, event.seat)
        advance = _change(occupant.advance, asked=event.amount, since=event.since)
        _put(draft, _change(occupant, advance=advance, needs=NO_CHIPS))


def _advanced(draft: TableDraft, event: e.BehindAdvanced) -> None:
    occupant = _at(draft, event.seat)
    advance = _change(
        occupant.advance,
        asked=NO_CHIPS,
        given=event.amount,
        is_new=True,
        late=event.amount if event.is_late else NO_CHIPS,
    )
    behind = Chips(occupant.behind + event.amount)
    _put(draft, _change(occupant, behind=behind, advance=advance))


def _granted(draft: TableDraft, event: e.BehindGranted) -> None:
    occupant = _at(draft, event.seat)
    _put(draft, _change(occupant, advance=Advance(late=occupant.advance.late)))


def _refused(draft: TableDraft, event: e.BehindRefused) -> None:
    occupant = _at(draft, event.seat)
    advance = occupant.advance
    is_refused = advance.given > 0
    _put(draft, _change(occupant, advance=_change(advance, asked=NO_CHIPS, is_refused=is_refused)))


def _recalled(draft: TableDraft, event: e.BehindRecalled) -> None:
    occupant = _at(draft, event.seat)
    advance = occupant.advance
    if event.is_debt:
        advance = _change(advance, debt=Chips(advance.debt - event.amount))
    else:
        given = Chips(advance.given - event.amount)
        asked = event.amount if event.is_withheld else advance.asked
        advance = _change(
            advance,
            given=given,
            asked=asked,
            is_new=advance.is_new and given > 0,
            is_refused=advance.is_refused and given > 0,
        )
    _put(
        draft,
        _change(
            occupant,
            stack=Chips(occupant.stack - event.amount + event.from_behind),
            behind=Chips(occupant.behind - event.from_behind),
            advance=advance,
        ),
    )


def _debt(draft: TableDraft, event: e.DebtNoted) -> None:
    occupant = _at(draft, event.seat)
    _put(draft, _change(occupant, advance=Advance(debt=event.amount)))


def _counted(draft: TableDraft, event: e.ChipsCounted) -> None:
    occupant, hand = _at(draft, event.seat), draft.hand
    assert hand is not None
    advance = _change(occupant.advance, late=NO_CHIPS)
    behind = Chips(occupant.behind - event.amount)
    _put(draft, _change(occupant, behind=behind, advance=advance))
    place = hand.place(event.seat)
    player = hand.players[place]
    hand.players[place] = _change(player, stack=Chips(player.stack + event.amount))


def _offered(draft: TableDraft, event: e.GiftOffered) -> None:
    draft.gifts = (*draft.gifts, event.gift)


def _stopped(draft: TableDraft, event: e.GiftStopped) -> None:
    draft.gifts = tuple(gift for gift in draft.gifts if gift != event.gift)


def _given(draft: TableDraft, event: e.ChipsGiven) -> None:
    gift = event.gift
    giver, taker = _at(draft, gift.seat), _at(draft, gift.to)
    _put(draft, _change(giver, stack=Chips(giver.stack - gift.amount)))
    stack = Chips(taker.stack + gift.amount)
    _put(draft, _change(taker, stack=stack, needs=NO_CHIPS))
    draft.gifts = tuple(other for other in draft.gifts if other != gift)


def _tipped(draft: TableDraft, event: e.Tipped) -> None:
    occupant = _at(draft, event.seat)
    _put(draft, _change(occupant, stack=Chips(occupant.stack - event.amount)))


def _objected(draft: TableDraft, event: e.SplitsObjected) -> None:
    draft.split_objectors = (*draft.split_objectors, event.person)


def _allowed(draft: TableDraft, event: e.SplitsAllowed) -> None:
    draft.split_objectors = tuple(one for one in draft.split_objectors if one != event.person)


def _nothing(draft: TableDraft, event: object) -> None:
    """It only tells a story."""


def owes_from_before(draft: TableDraft, occupant: Occupant) -> Occupant:
    """``occupant``, who has just sat down, with what he owed when he left."""
    debt = sum(one.amount for one in draft.debts if one.person == occupant.person)
    if not debt:
        return occupant
    draft.debts = tuple(one for one in draft.debts if one.person != occupant.person)
    return _change(occupant, advance=Advance(debt=Chips(debt)))


def leaves_debt(draft: TableDraft, occupant: Occupant) -> None:
    """Fold in that ``occupant`` is gone, with what he owes and what he objected to."""
    debt = occupant.advance.debt
    if debt:
        draft.debts = (*draft.debts, Debt(occupant.person, debt))
    draft.split_objectors = tuple(one for one in draft.split_objectors if one != occupant.person)


MONEY_FOLDS: Final[dict[type, Callable[[TableDraft, Any], None]]] = {
    e.BehindAnnounced: _announced,
    e.BehindAdvanced: _advanced,
    e.BehindGranted: _granted,
    e.BehindRefused: _refused,
    e.BehindRecalled: _recalled,
    e.DebtNoted: _debt,
    e.ChipsCounted: _counted,
    e.GiftOffered: _offered,
    e.GiftStopped: _stopped,
    e.ChipsGiven: _given,
    e.Tipped: _tipped,
    e.InsuranceNoted: _nothing,
    e.SplitsObjected: _objected,
    e.SplitsAllowed: _allowed,
}
"""What every event about money does to the table."""
