"""TableDraft: one command's working copy of a table, around that of its hand."""

from collections.abc import Mapping, Sequence
from operator import attrgetter
from typing import Any, Final, get_args

from msgspec.structs import replace

from core.chips import Chips
from core.hand.draft import HandDraft
from core.hand.events import PrivateHandEvent
from core.hand.evolve import HAND_FOLDS
from core.hand.state import Hand
from core.ids import Instant, PersonId, Seat
from core.refusal import Reason, Refusal
from core.table.blinds.straddle import Straddle
from core.table.floor.hearing_record import Hearing
from core.table.floor.misdeals.errors import Fix
from core.table.floor.rule_change import RuleChange
from core.table.floor.ruling_events import PrivateRulingEvent
from core.table.floor.ruling_record import Inspection, MoveDue, Ruling
from core.table.kills.button import KillButton, undone
from core.table.kills.offer import KillOffer
from core.table.money.advance import Debt
from core.table.money.gift import Gift
from core.table.seats.change import SeatChange
from core.table.setup.proposal import Proposal
from core.table.state import (
    BeforeDeal,
    Carry,
    EjectionQuestion,
    GameTurn,
    Hold,
    Objection,
    Occupant,
    Pointers,
    Table,
    TurnClock,
    Unheard,
)

PRIVATE: Final = frozenset((*get_args(PrivateHandEvent), PrivateRulingEvent))
"""Events of which nobody but one player, or the floor, may know."""


def _kept(name: str) -> Any:
    """A field that few commands touch: it is read, and changed, in the record itself."""

    def change(draft: "TableDraft", value: object) -> None:
        if getattr(draft.table, name) is not value:
            draft.table = replace(draft.table, **{name: value})

    return property(attrgetter(f"table.{name}"), change)


class TableDraft:
    """A table being changed.  The attributes are those of :class:`core.table.state.Table`.

    What nearly every command reads or changes is unpacked; so a command that changes little
    copies little.

    Attributes:
        was: the table before the command.
        table: the same, but for what is kept in it and has changed since.
        at: the moment of the command.
        events: what has happened in this command, in order.
        folds: what each event does.
    """

    pointers: Pointers | None = _kept("pointers")
    next_hand_at: Instant | None = _kept("next_hand_at")
    turn: GameTurn | None = _kept("turn")
    carry: Carry | None = _kept("carry")
    hold: Hold | None = _kept("hold")
    rules_due: tuple[RuleChange, ...] = _kept("rules_due")
    objected: tuple[PersonId, ...] = _kept("objected")
    unheard: tuple[Unheard, ...] = _kept("unheard")
    ejections: tuple[EjectionQuestion, ...] = _kept("ejections")
    gifts: tuple[Gift, ...] = _kept("gifts")
    split_objectors: tuple[PersonId, ...] = _kept("split_objectors")
    debts: tuple[Debt, ...] = _kept("debts")
    straddles: tuple[Straddle, ...] = _kept("straddles")
    kill: KillButton = _kept("kill")
    seat_changes: tuple[SeatChange, ...] = _kept("seat_changes")
    first_button: Seat | None = _kept("first_button")
    kill_offers: tuple[KillOffer, ...] = _kept("kill_offers")
    game_began: Instant | None = _kept("game_began")
    before_deal: BeforeDeal | None = _kept("before_deal")
    rulings: tuple[Ruling, ...] = _kept("rulings")
    moves_due: tuple[MoveDue, ...] = _kept("moves_due")
    inspected: tuple[Inspection, ...] = _kept("inspected")
    hearing: Hearing | None = _kept("hearing")
    calls: tuple[Objection, ...] = _kept("calls")
    fix: Fix | None = _kept("fix")
    kill_met: KillButton | None = _kept("kill_met")
    hands: int = _kept("hands")
    is_closed: bool = _kept("is_closed")
    proposals_made: int = _kept("proposals_made")

    def __init__(self, table: Table, at: Instant, folds: Mapping[type, Any]) -> None:
        self.was = self.table = table
        self.at = at
        self.events: list[Any] = []
        self.folds = folds
        self.config = table.config
        self.seats = list(table.seats)
        self.clock: TurnClock | None = table.clock
        self.paused_at: Instant | None = table.paused_at
        self.halted_at: Instant | None = table.halted_at
        self.objection: Objection | None = table.objection
        self.proposals: tuple[Proposal, ...] = table.proposals
        self.is_closing = table.is_closing
        self.hand: HandDraft | None = None
        hand = table.hand
        if hand is not None and not hand.is_over:
            self.begin(hand)

    @property
    def now(self) -> Instant:
        """The moment of the command as the table's clocks have it.

        They stand in a pause, and while an objection waits for the floor.
        """
        objection = self.objection
        if objection is None and self.paused_at is None and self.halted_at is None:
            return self.at
        return self.clock_at if objection is None else min(self.clock_at, objection.stopped_at)

    @property
    def clock_at(self) -> Instant:
        """The moment of the command, or since when the clocks stand in a pause of any kind."""
        now = self.at if self.paused_at is None else min(self.at, self.paused_at)
        return now if self.halted_at is None else min(now, self.halted_at)

    @property
    def is_in_hand(self) -> bool:
        """True from the deal to the push of the pot."""
        return self.hand is not None and not self.hand.is_over

    def begin(self, hand: Hand) -> None:
        """Take up ``hand``, which is being played or about to be dealt."""
        self.hand = HandDraft.of(hand, self.events, HAND_FOLDS, self._stacks_back)

    def last_hand(self) -> HandDraft | None:
        """A working copy of the hand in play or, until the next deal, of the one that is over."""
        if self.hand is None and self.was.hand is not None:
            self.begin(self.was.hand)
        return self.hand

    def _stacks_back(self) -> None:
        """The hand is over: its stacks are the seats' again."""
        assert self.hand is not None
        self.clock = None
        self._leave_pot(self.hand)
        for player in self.hand.players:
            occupant = self.seats[player.seat - 1]
            assert occupant is not None
            stack = Chips(occupant.stack + player.stack)
            self.seats[player.seat - 1] = replace(occupant, stack=stack)
        if self.hand.is_void:
            self._deal_undone()
        self.kill_met = None if self.hand.is_void else self.kill
        self.before_deal = None

    def _deal_undone(self) -> None:
        """The blinds of a void hand have gone back: they are due again, and the button stays."""
        before = self.before_deal
        if before is None:
            return
        self.pointers, self.hold, self.turn = before.pointers, before.hold, before.turn
        self.first_button = before.first_button
        self.kill = undone(before.kill, self.kill, [one.person for one in self.occupants()])
        assert self.hand is not None
        for person, was in before.duties:
            occupant = next((o for o in self.seats if o is not None and o.person == person), None)
            if occupant is None or occupant.duties == was:
                continue
            # What one who had no hand has chosen in the meantime, he has chosen.
            is_in = occupant.seat in self.hand.seats
            entry = was.entry if is_in else occupant.duties.entry
            duties = replace(was, entry=entry)
            self.seats[occupant.seat - 1] = replace(occupant, duties=duties)

    def _leave_pot(self, hand: HandDraft) -> None:
        """What nobody won stays on the table; a pot that was won is no more."""
        if hand.carried:
            was = self.carry or Carry(hand.carried, 0)
            self.carry = replace(was, amount=hand.carried)
        else:
            self.carry = None

    def emit(self, event: object) -> None:
        """Let ``event`` of the table have happened: note it and fold it in."""
        self.events.append(event)
        self.folds[type(event)](self, event)

    def fold(self, event: object) -> None:
        """Fold ``event`` of the table or its hand into this copy."""
        fold = self.folds.get(type(event))
        if fold is not None:
            fold(self, event)
        else:
            hand = self.last_hand()
            assert hand is not None
            HAND_FOLDS[type(event)](hand, event)

    def freeze(self, version: int, events: Sequence[object]) -> Table:
        """The table as it now stands, after ``events``."""
        was = self.was
        # Nearly always the first event tells.
        is_private = not events or (
            type(events[0]) in PRIVATE and all(type(event) in PRIVATE for event in events)
        )
        if self.config is not was.config or self.proposals is not was.proposals:
            # What is played, or what is proposed, is not what it was: the sign has to say so.
            self.table = replace(self.table, sign_version=version)
        hand = was.hand
        if self.hand is not None:
            hand = self.hand.freeze()
            # The two copies let go of each other, so that they need not be looked for.
            self.hand.on_end = _frozen
        return replace(
            self.table,
            version=version,
            quiet=was.quiet + 1 if is_private else 0,
            hushed=was.hushed + is_private,
            config=self.config,
            seats=tuple(self.seats),
            hand=hand,
            clock=self.clock,
            paused_at=self.paused_at,
            halted_at=self.halted_at,
            objection=self.objection,
            proposals=self.proposals,
            is_closing=self.is_closing,
        )

    def occupants(self) -> list[Occupant]:
        """Everyone seated, by seat."""
        return [occupant for occupant in self.seats if occupant is not None]

    def occupant(self, seat: Seat) -> Occupant | None:
        """Who sits at ``seat``; nobody where a smaller game has taken it away."""
        return self.seats[seat - 1] if seat <= len(self.seats) else None

    def seated(self, person: PersonId) -> Occupant:
        """Where ``person`` sits.

        Raises:
            Refusal: ``NOT_SEATED``.
        """
        for occupant in self.seats:
            if occupant is not None and occupant.person == person:
                return occupant
        raise Refusal(Reason.NOT_SEATED)

    def sitting(self, seat: Seat) -> Occupant:
        """Who sits at ``seat``.

        Raises:
            Refusal: ``SEAT_EMPTY``.
        """
        occupant = self.seats[seat - 1] if 1 <= seat <= len(self.seats) else None
        if occupant is None:
            raise Refusal(Reason.SEAT_EMPTY, seat=seat)
        return occupant

    def plays(self, person: PersonId) -> bool:
        """True when ``person`` still has cards in the hand in play."""
        hand = self.hand
        if hand is None or hand.is_over:
            return False
        return any(player.person == person for player in hand.players)


def _frozen() -> None:
    raise AssertionError("the command is over")
