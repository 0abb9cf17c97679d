"""Offering: which rulings the state of a table allows, for the floor's buttons (Cooke 1.05, 10.17).

What is offered is what would be taken: each ruling is tried, and nothing comes of it.  Where its
outcome rests on hidden cards, only what everybody can see decides whether it is offered.
"""

from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.hand.floor import claims, correcting, taking_back
from core.hand.state import Hand
from core.ids import Instant, PersonId, Seat
from core.refusal import Refusal
from core.table import commands as c
from core.table.apply import apply
from core.table.draft import TableDraft
from core.table.evolve import TABLE_FOLDS
from core.table.floor.giving import refuse_player
from core.table.floor.misdeals.calling import causes
from core.table.floor.ruling_record import RulingKind
from core.table.state import Table

_NOBODY: Final = PersonId("")
_A_WHILE: Final = 30
"""Seconds to try whether time can be given."""


class RulingOffer(Struct, frozen=True):
    """A ruling that would be taken now.

    ``seats`` are those that it may name, of which one is meant, for an award one or more;
    ``least`` and ``most`` bound its amount, in hundredths of a chip.
    """

    kind: RulingKind
    seats: tuple[Seat, ...] = ()
    least: Chips = NO_CHIPS
    most: Chips = NO_CHIPS


def offers_of_floor(
    table: Table, now: Instant, by: PersonId | None = None
) -> tuple[RulingOffer, ...]:
    """The rulings that can be given at ``table``; nothing for ``by`` who may not rule here.

    With ``by`` also what another has ruled for good is left out (Cooke 2.03, 3.13).
    """
    if table.is_closed or (by is not None and not _may_rule(table, now, by)):
        return ()
    trial = _Trial(table, now, by)
    return tuple(offer for make in _OFFERS for offer in make(trial))


def _may_rule(table: Table, now: Instant, by: PersonId) -> bool:
    try:
        refuse_player(TableDraft(table, now, TABLE_FOLDS), by)
    except Refusal:
        return False
    return True


class _Trial:
    """One table on which rulings are tried."""

    def __init__(self, table: Table, now: Instant, by: PersonId | None) -> None:
        self.table = table
        self.now = now
        self.by = by if by is not None else _NOBODY
        self._as_ruling = by is not None

    @property
    def hand(self) -> Hand | None:
        """The hand in play."""
        return self.table.hand if self.table.is_in_hand else None

    def takes(self, act: c.RulingAct) -> bool:
        """Whether ``act`` would be taken."""
        command = c.Rule(self.by, "", act, why=".") if self._as_ruling else act
        try:
            apply(self.table, command, self.now)
        except Refusal:
            return False
        return True

    def seats(self, act: Callable[[Seat], c.RulingAct]) -> tuple[Seat, ...]:
        """The seats for which an act would be taken."""
        every = (Seat(seat) for seat in range(1, len(self.table.seats) + 1))
        return tuple(seat for seat in every if self.takes(act(seat)))

    def of_seats(
        self, kind: RulingKind, act: Callable[[Seat], c.RulingAct]
    ) -> Iterator[RulingOffer]:
        """One offer for all the seats that ``act`` may name."""
        seats = self.seats(act)
        if seats:
            yield RulingOffer(kind, seats)


def _calls(trial: _Trial) -> Iterator[RulingOffer]:
    if trial.takes(c.SettleObjection(trial.by)):
        yield RulingOffer(RulingKind.GO_ON)


def _deal(trial: _Trial) -> Iterator[RulingOffer]:
    if trial.hand is None:
        return
    if causes(trial.table):
        yield RulingOffer(RulingKind.MISDEAL)
    if trial.takes(c.FixDeal(trial.by)):
        yield RulingOffer(RulingKind.FIX_DEAL)
    if trial.takes(c.VoidHand(trial.by)):
        yield RulingOffer(RulingKind.VOID)
    if trial.takes(c.ReleaseVoid(trial.by)):
        yield RulingOffer(RulingKind.RELEASE)


def _bets(trial: _Trial) -> Iterator[RulingOffer]:
    draft = TableDraft(trial.table, trial.now, TABLE_FOLDS).hand
    if draft is None:
        return
    bounds = correcting.correctable(draft)
    if bounds is not None:
        yield RulingOffer(RulingKind.CORRECT_WAGER, least=bounds[0], most=bounds[1])
    if draft.before is not None and taking_back.can_take_back(draft):
        yield RulingOffer(RulingKind.TAKE_BACK, (draft.before.menu.seat,))


def _pot(trial: _Trial) -> Iterator[RulingOffer]:
    hand = trial.table.hand
    if hand is None or hand.is_void:
        return
    if trial.hand is not None and not hand.pots:
        seats = tuple(sorted(player.seat for player in hand.players if player.is_in))
    else:
        seats = claims.retrievable(hand)
    seats = tuple(seat for seat in seats if trial.takes(c.AwardPot(trial.by, (seat,))))
    if seats:
        yield RulingOffer(RulingKind.AWARD, seats)
    yield from trial.of_seats(RulingKind.FORFEIT, lambda seat: c.ForfeitInterest(trial.by, seat))


def _hands(trial: _Trial) -> Iterator[RulingOffer]:
    if trial.hand is None:
        return
    by, why = trial.by, "."
    yield from trial.of_seats(RulingKind.DEAD_HAND, lambda seat: c.KillHand(by, seat))
    yield from trial.of_seats(RulingKind.LIVE_HAND, lambda seat: c.RestoreHand(by, seat, why))
    yield from trial.of_seats(RulingKind.FOUL_HAND, lambda seat: c.FoulHand(by, seat))
    yield from trial.of_seats(RulingKind.MOVE_BRING_IN, lambda seat: c.MoveBringIn(by, seat))
    hidden = tuple(
        sorted(player.seat for player in trial.hand.players if player.is_in and player.down.content)
    )
    if hidden:
        yield RulingOffer(RulingKind.EXPOSED_CARD, hidden)


def _seats(trial: _Trial) -> Iterator[RulingOffer]:
    by, table = trial.by, trial.table
    yield from trial.of_seats(RulingKind.MOVE_BUTTON, lambda seat: c.MoveButton(by, seat))
    empty = next((seat for seat, one in enumerate(table.seats, 1) if one is None), None)
    if empty is not None:
        to = Seat(empty)
        seats = tuple(
            one.seat for one in table.occupants if trial.takes(c.MovePlayer(by, one.person, to))
        )
        if seats:
            yield RulingOffer(RulingKind.MOVE_PLAYER, seats)


def _looks(trial: _Trial) -> Iterator[RulingOffer]:
    by, hand = trial.by, trial.table.hand
    if hand is None:
        return
    asked = tuple(dict.fromkeys(look.seat for look in hand.looks.asked if look.needs_floor))
    if asked:
        yield RulingOffer(RulingKind.SEE_HAND, asked)
    yield from trial.of_seats(RulingKind.HAND_SEEN, lambda seat: c.NoteLeak(by, seat))
    yield from trial.of_seats(RulingKind.INSPECT, lambda seat: c.InspectHand(by, seat))


def _time(trial: _Trial) -> Iterator[RulingOffer]:
    by = trial.by
    if trial.takes(c.GiveTime(by, _A_WHILE)):
        yield RulingOffer(RulingKind.GIVE_TIME)
    if trial.takes(c.PauseTable(by)):
        yield RulingOffer(RulingKind.PAUSE)
    if trial.takes(c.ResumeTable(by)):
        yield RulingOffer(RulingKind.RESUME)


_OFFERS: Final = (_calls, _deal, _bets, _pot, _hands, _seats, _looks, _time)
