"""The cashier: which chips each event of a table moves.

State says what a player has; the ledger says where it came from.  Both are told by the same
events, and the audit compares them.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, Protocol

from core.bank import Account, Kind, Posting, house, pot, stack, wallet
from core.chips import Chips
from core.hand import events as h
from core.ids import CommunityId, PersonId, Seat, TableId
from core.table import events as t
from core.table.floor import ruling_events as r
from core.table.kills import button_events as k
from core.table.money import money_events as m
from core.table.seats.change_events import SeatChanged
from core.table.state import Table


class Till:
    """Where the chips of one table lie, and who sits where while its events are read."""

    def __init__(self, table: TableId, community: CommunityId) -> None:
        self.table = table
        self.pot = pot(table)
        self.house = house(community)
        self.people: dict[Seat, PersonId] = {}

    def stack(self, seat: Seat) -> Account:
        """The account of whoever sits in ``seat``."""
        return stack(self.table, self.people[seat])

    def purse(self, person: PersonId, is_prop: bool) -> Account:
        """Where a person's chips come from: his wallet, or the house for a house player."""
        return self.house if is_prop else wallet(person)


def postings(table: Table | None, events: Iterable[t.TableEvent]) -> tuple[Posting, ...]:
    """The movements that ``events`` caused at ``table``, which is as it was before them."""
    till = None
    if table is not None:
        till = Till(table.id, table.community)
        till.people = {occupant.seat: occupant.person for occupant in table.occupants}
    moves: list[Posting] = []
    for event in events:
        if isinstance(event, t.TableOpened):
            till = Till(event.table, event.community)
        move = _MOVES.get(type(event))
        if move is not None and till is not None:
            moves.extend(posting for posting in move(till, event))
    return tuple(moves)


def _posting(debit: Account, credit: Account, amount: Chips, kind: Kind) -> Iterator[Posting]:
    if amount:
        yield Posting(debit, credit, amount, kind)


class _OfSeat(Protocol):
    @property
    def seat(self) -> Seat: ...


class _Amount(_OfSeat, Protocol):
    @property
    def amount(self) -> Chips: ...


class _More(_OfSeat, Protocol):
    @property
    def more(self) -> Chips: ...


def _put_in(kind: Kind) -> Callable[[Till, _Amount], Iterator[Posting]]:
    """The amount of an event goes from the seat's stack into the pot."""
    return lambda till, event: _posting(till.stack(event.seat), till.pot, event.amount, kind)


def _put_in_more(kind: Kind) -> Callable[[Till, _More], Iterator[Posting]]:
    """What a wager adds goes from the seat's stack into the pot."""
    return lambda till, event: _posting(till.stack(event.seat), till.pot, event.more, kind)


def _paid_out(kind: Kind) -> Callable[[Till, _Amount], Iterator[Posting]]:
    """The amount of an event goes from the pot to the seat's stack."""
    return lambda till, event: _posting(till.pot, till.stack(event.seat), event.amount, kind)


def _sat(till: Till, event: t.PlayerSat) -> Iterator[Posting]:
    till.people[event.seat] = event.person
    purse = till.purse(event.person, event.is_prop)
    return _posting(purse, till.stack(event.seat), event.buy_in, Kind.BUY_IN)


def _moved(till: Till, event: SeatChanged) -> Iterator[Posting]:
    """His chips stay his: the account is the person's."""
    till.people[event.to] = till.people.pop(event.seat)
    return iter(())


def _bought(till: Till, event: t.ChipsBought) -> Iterator[Posting]:
    purse = till.purse(event.person, event.is_prop)
    return _posting(purse, stack(till.table, event.person), event.amount, Kind.TOP_UP)


def _returned(till: Till, event: t.ChipsReturned) -> Iterator[Posting]:
    purse = till.purse(event.person, event.is_prop)
    return _posting(stack(till.table, event.person), purse, event.amount, Kind.RETURNED)


def _left(till: Till, event: t.PlayerLeft) -> Iterator[Posting]:
    purse = till.purse(event.person, event.is_prop)
    return _posting(stack(till.table, event.person), purse, event.cashed_out, Kind.CASH_OUT)


def _carry_awarded(till: Till, event: t.CarryAwarded) -> Iterator[Posting]:
    return _posting(till.pot, stack(till.table, event.person), event.amount, Kind.PUSH)


def _carry_returned(till: Till, event: t.CarryReturned) -> Iterator[Posting]:
    for one in event.refunds:
        purse = till.purse(one.person, one.is_prop)
        yield from _posting(till.pot, purse, one.amount, Kind.VOID)


def _advanced(till: Till, event: m.BehindAdvanced) -> Iterator[Posting]:
    return _posting(till.house, stack(till.table, event.person), event.amount, Kind.BEHIND)


def _recalled(till: Till, event: m.BehindRecalled) -> Iterator[Posting]:
    return _posting(stack(till.table, event.person), till.house, event.amount, Kind.RECALL)


def _given(till: Till, event: m.ChipsGiven) -> Iterator[Posting]:
    giver, taker = stack(till.table, event.gift.giver), stack(till.table, event.gift.taker)
    return _posting(giver, taker, event.gift.amount, Kind.GIFT)


def _tipped(till: Till, event: m.Tipped) -> Iterator[Posting]:
    return _posting(stack(till.table, event.person), till.house, event.amount, Kind.TIP)


def _pushed(till: Till, event: h.PotPushed) -> Iterator[Posting]:
    for share in event.award.shares:
        yield from _posting(till.pot, till.stack(share.seat), share.amount, Kind.PUSH)


def _pot_moved(till: Till, event: r.PotMoved) -> Iterator[Posting]:
    """Back into the pot from those who had it, and out of it to whom it belongs."""
    for move in event.moves:
        of_person, more = stack(till.table, move.person), move.more
        yield from _posting(of_person, till.pot, Chips(max(-more, 0)), Kind.AWARD)
        yield from _posting(till.pot, of_person, Chips(max(more, 0)), Kind.AWARD)


def _voided(till: Till, event: h.HandVoided) -> Iterator[Posting]:
    for refund in event.refunds:
        yield from _posting(till.pot, till.stack(refund.seat), refund.amount, Kind.VOID)


def _corrected(till: Till, event: h.WagerCorrected) -> Iterator[Posting]:
    for change in event.changes:
        stack_of, more = till.stack(change.seat), change.more
        yield from _posting(stack_of, till.pot, Chips(max(more, 0)), Kind.BET)
        yield from _posting(till.pot, stack_of, Chips(max(-more, 0)), Kind.UNCALLED)


def _act_taken_back(till: Till, event: h.ActTakenBack) -> Iterator[Posting]:
    """Chips of the act come out of the pot; what nobody called goes back in."""
    for move in event.moves:
        stack_of, more = till.stack(move.seat), move.more
        yield from _posting(stack_of, till.pot, Chips(max(more, 0)), Kind.BET)
        yield from _posting(till.pot, stack_of, Chips(max(-more, 0)), Kind.UNCALLED)


def _chopped(till: Till, event: h.BlindsChopped) -> Iterator[Posting]:
    for refund in event.refunds:
        yield from _posting(till.pot, till.stack(refund.seat), refund.amount, Kind.CHOP)


_MOVES: Final[dict[type, Callable[[Till, Any], Iterator[Posting]]]] = {
    t.PlayerSat: _sat,
    SeatChanged: _moved,
    t.ChipsBought: _bought,
    t.ChipsReturned: _returned,
    t.PlayerLeft: _left,
    t.CarryAwarded: _carry_awarded,
    t.CarryReturned: _carry_returned,
    h.AntePosted: _put_in(Kind.ANTE),
    h.BlindPosted: _put_in(Kind.BLIND),
    k.KillPaid: _put_in(Kind.BLIND),
    k.KillPaidBack: _paid_out(Kind.VOID),
    h.Called: _put_in_more(Kind.CALL),
    h.BroughtIn: _put_in(Kind.BRING_IN),
    h.BetMade: _put_in_more(Kind.BET),
    h.Completed: _put_in_more(Kind.BET),
    h.Raised: _put_in_more(Kind.RAISE),
    h.ChipsForfeited: _put_in(Kind.FORFEIT),
    h.ChipsPutEarly: _put_in(Kind.EARLY),
    h.EarlyChipsCount: _paid_out(Kind.EARLY),  # the act they come to is entered by itself
    h.DeadCallMade: _put_in_more(Kind.CALL),
    h.UncalledReturned: _paid_out(Kind.UNCALLED),
    h.CallVoided: _paid_out(Kind.UNCALLED),
    h.ChipsTakenBack: _paid_out(Kind.UNCALLED),
    h.WagerCorrected: _corrected,
    h.ActTakenBack: _act_taken_back,
    h.PotPushed: _pushed,
    r.PotMoved: _pot_moved,
    h.HandVoided: _voided,
    h.BlindsChopped: _chopped,
    m.BehindAdvanced: _advanced,
    m.BehindRecalled: _recalled,
    m.ChipsGiven: _given,
    m.Tipped: _tipped,
}
"""Every event that moves chips, or that tells whose they are; all others move none."""
