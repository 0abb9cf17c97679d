"""TableDraft: one command's working copy of a table, around that of its hand."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, get_args

import msgspec

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

PRIVATE: Final = (*get_args(PrivateHandEvent), PrivateRulingEvent)
"""Events of which nobody but one player, or the floor, may know."""


class TableDraft:
    """A table being changed; ``at`` is the moment of the command."""

    __slots__ = (
        "_config",
        "_last_hand",
        "_proposals",
        "at",
        "before_deal",
        "calls",
        "carry",
        "clock",
        "debts",
        "ejections",
        "events",
        "first_button",
        "fix",
        "folds",
        "game_began",
        "gifts",
        "halted_at",
        "hand",
        "hands",
        "hearing",
        "hold",
        "inspected",
        "is_closed",
        "is_closing",
        "kill",
        "kill_met",
        "kill_offers",
        "moves_due",
        "next_hand_at",
        "objected",
        "objection",
        "paused_at",
        "pointers",
        "proposals",
        "proposals_made",
        "rules_due",
        "rulings",
        "seat_changes",
        "seats",
        "split_objectors",
        "straddles",
        "table",
        "turn",
        "unheard",
    )  # fmt: skip

    seats: list[Occupant | None]

    def __init__(self, table: Table, at: Instant, folds: Mapping[type, Any]) -> None:
        self.table = table
        self.at = at
        self.events: list[Any] = []
        self.folds = folds
        self.seats = list(table.seats)
        self.pointers: Pointers | None = table.pointers
        self.hands = table.hands
        self.next_hand_at: Instant | None = table.next_hand_at
        self.clock: TurnClock | None = table.clock
        self.paused_at: Instant | None = table.paused_at
        self.is_closing = table.is_closing
        self.is_closed = table.is_closed
        self.turn: GameTurn | None = table.turn
        self.carry: Carry | None = table.carry
        self.hold: Hold | None = table.hold
        self.rules_due: tuple[RuleChange, ...] = table.rules_due
        self.proposals: tuple[Proposal, ...] = table.proposals
        self.proposals_made = table.proposals_made
        self.objection: Objection | None = table.objection
        self.objected: tuple[PersonId, ...] = table.objected
        self.unheard: tuple[Unheard, ...] = table.unheard
        self.ejections: tuple[EjectionQuestion, ...] = table.ejections
        self.gifts: tuple[Gift, ...] = table.gifts
        self.split_objectors: tuple[PersonId, ...] = table.split_objectors
        self.debts: tuple[Debt, ...] = table.debts
        self.straddles: tuple[Straddle, ...] = table.straddles
        self.kill: KillButton = table.kill
        self.seat_changes: tuple[SeatChange, ...] = table.seat_changes
        self.first_button: Seat | None = table.first_button
        self.kill_offers: tuple[KillOffer, ...] = table.kill_offers
        self.game_began: Instant | None = table.game_began
        self.before_deal: BeforeDeal | None = table.before_deal
        self.rulings: tuple[Ruling, ...] = table.rulings
        self.halted_at: Instant | None = table.halted_at
        self.moves_due: tuple[MoveDue, ...] = table.moves_due
        self.inspected: tuple[Inspection, ...] = table.inspected
        self.hearing: Hearing | None = table.hearing
        self.calls: tuple[Objection, ...] = table.calls
        self.fix: Fix | None = table.fix
        self.kill_met: KillButton | None = table.kill_met
        self._config = table.config
        self._proposals = table.proposals
        self._last_hand: Hand | None = table.hand
        self.hand: HandDraft | None = None
        if table.hand is not None and not table.hand.is_over:
            self.hand = HandDraft.of(table.hand, self.events, HAND_FOLDS, self._stacks_back)

    @property
    def now(self) -> Instant:
        """The moment of the command as the table's clocks have it.

        They stand in a pause, and while an objection waits for the floor.
        """
        now = self.clock_at
        return now if self.objection is None else min(now, self.objection.stopped_at)

    @property
    def clock_at(self) -> Instant:
        """The moment of the command, or since when the clocks stand in a pause of any kind."""
        now = self.at if self.paused_at is None else min(self.at, self.paused_at)
        return now if self.halted_at is None else min(now, self.halted_at)

    @property
    def is_in_hand(self) -> bool:
        """True from the deal to the push of the pot."""
        return self.hand is not None and not self.hand.is_over

    def new_hand(self) -> HandDraft:
        """An empty working copy for ``HandStarted`` to fill."""
        self.hand = HandDraft(self.events, HAND_FOLDS, self._stacks_back)
        return self.hand

    def last_hand(self) -> HandDraft | None:
        """A working copy of the hand in play or, until the next deal, of the one that is over."""
        if self.hand is None and self._last_hand is not None:
            self.hand = HandDraft.of(self._last_hand, self.events, HAND_FOLDS, self._stacks_back)
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
            self.seats[player.seat - 1] = msgspec.structs.replace(occupant, stack=stack)
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
            duties = msgspec.structs.replace(was, entry=entry)
            self.seats[occupant.seat - 1] = msgspec.structs.replace(occupant, duties=duties)

    def _leave_pot(self, hand: HandDraft) -> None:
        """What nobody won stays on the table; a pot that was won is no more."""
        if hand.carried:
            was = self.carry or Carry(hand.carried, 0)
            self.carry = msgspec.structs.replace(was, amount=hand.carried)
        else:
            self.carry = None

    def emit(self, event: object) -> None:
        """Let ``event`` of the table have happened: note it and fold it in."""
        self.events.append(event)
        self.fold(event)

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
        hand = self._last_hand if self.hand is None else self.hand.freeze()
        # Nearly always the first event tells.
        is_private = not events or (
            isinstance(events[0], PRIVATE) and all(isinstance(event, PRIVATE) for event in events)
        )
        was = self.table
        return Table(
            was.id, was.community, was.place, was.config, tuple(self.seats), was.opened_at,
            self.pointers, hand, self.hands, self.next_hand_at, self.clock, self.paused_at,
            self.is_closing, self.is_closed, version, self.turn, self.carry, self.hold,
            self.ejections, self.gifts, self.split_objectors, self.debts,
            self.rules_due, self.objection, self.objected,
            was.quiet + 1 if is_private else 0, was.hushed + is_private, self.unheard,
            self.straddles, self.kill, self.seat_changes, self.first_button,
            kill_offers=self.kill_offers, game_began=self.game_began,
            before_deal=self.before_deal, opened_by=was.opened_by,
            proposals=self.proposals, proposals_made=self.proposals_made,
            sign_version=version if self._is_news_for_sign() else was.sign_version,
            rulings=self.rulings, halted_at=self.halted_at,
            moves_due=self.moves_due, inspected=self.inspected,
            hearing=self.hearing, calls=self.calls,
            fix=self.fix, kill_met=self.kill_met,
        )  # fmt: skip

    def _is_news_for_sign(self) -> bool:
        """Whether what is played, or what is proposed, is not what it was before the command."""
        return self.table.config is not self._config or self.proposals is not self._proposals

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
