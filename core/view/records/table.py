"""The table, and who sits at it."""

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.hand.menu import Menu
from core.hand.overs import Overs
from core.hand.proxy import Proxy
from core.ids import Instant, PersonId, Seat, TableId
from core.table.blinds.duties import NO_DUTIES, Duties
from core.table.blinds.markers import Marker
from core.table.config import TableConfig
from core.table.floor.hearing_record import Hearing
from core.table.floor.rule_change import RuleChange
from core.table.floor.ruling_record import Ruling
from core.table.kills.button import KillState
from core.table.kills.offer import KillOffer
from core.table.money.advance import NO_ADVANCE, Advance
from core.table.money.gift import Gift
from core.table.setup.proposal import Proposal
from core.table.state import Objection, TurnClock
from core.view.coming import NextHand
from core.view.records.hand import HandView
from core.view.records.mine import MyHand
from core.view.records.shown import ShownToMe


class SeatView(Struct, frozen=True):
    """Who sits in a seat now, dealt into the hand or not.

    ``stack`` counts the chips he has on the table, in the hand or out of it, less what is in
    the pot; ``behind`` comes into play with the next hand.  ``needs`` is what it takes to be
    dealt in, where he has less (Cooke 5.14).  ``proxy`` plays for him from the next
    hand on; anybody may object while ``proxy_is_new`` (Cooke 10.14).  ``advance`` is what he has
    announced and plays behind, and ``owed`` what of that he has put in or lost (Cooke 9.07).
    ``duties`` are what he has to pay or to wait for before a hand (Cooke 12.12), ``overs`` for
    what stakes he plays (Cooke 16.03); ``wants_seat`` is where he has asked to move, and
    ``seat_request`` the place of that in the order of requests, 0 for none (Cooke 16.01.09).
    ``kill`` is how the kill button lies before him (Cooke 8.04.06); ``owes_kill`` when he has one
    to post with his next hand (Cooke 8.04.08).
    """

    seat: Seat
    person: PersonId
    name: str
    is_prop: bool
    stack: Chips
    behind: Chips = NO_CHIPS
    is_away: bool = False
    is_leaving: bool = False
    waits: bool = False
    is_dealt_in: bool = False
    needs: Chips = NO_CHIPS
    proxy: Proxy | None = None
    proxy_is_new: bool = False
    advance: Advance = NO_ADVANCE
    owed: Chips = NO_CHIPS
    duties: Duties = NO_DUTIES
    overs: Overs = Overs.NONE
    wants_seat: Seat | None = None
    seat_request: int = 0
    missed: tuple[Marker, ...] = ()
    kill: KillState = KillState.NEUTRAL
    owes_kill: bool = False


class RotationView(Struct, frozen=True):
    """Where a table of several games is in their turn (Cooke 8.05).

    Attributes:
        now: the game dealt last, or the first one; ``following`` the one after it, by id.
        hands_left: how many more hands are dealt of ``now``; None where the clock decides.
        until: when the time of ``now`` is over, by the clock; the hand in play is finished.
        is_new: the hand in play, or the last one, is the first of its game.
    """

    now: str
    following: str
    hands_left: int | None = None
    until: Instant | None = None
    is_new: bool = False


class TableView(Struct, frozen=True):
    """One table as ``viewer`` may know it.

    ``mine`` is there only for a viewer who was dealt in; it is the only part that differs
    between viewers.  ``rotation`` is there at a table of several games.
    ``carried`` is the pot that waits for the next deal because nobody opened (Cooke 7.17).
    ``is_watching`` when another plays the viewer's hand for him (Cooke 10.14).  ``objection`` is
    what the floor is waited for, and ``rules_due`` change when the hand is over.  ``gifts`` are
    done with the next deal unless somebody objects (Cooke 9.05); ``splits_objected`` are the
    seats that object to splitting pots (Cooke 9.10).  ``coming`` is the next hand, as far as it is
    known, ``kill_offers`` the kills announced for it (Cooke 8.04.10), and ``hands`` how many have
    been dealt: what a button for the next deal carries.  ``proposals`` are changes of conditions
    that the players are asked about, or that wait for the end of the contest (Cooke 3.05).
    """

    id: TableId
    viewer: Seat | None
    config: TableConfig
    game_name: str
    unit: Chips
    seats: tuple[SeatView, ...]
    hand: HandView | None
    mine: MyHand | None
    clock: TurnClock | None
    next_hand_at: Instant | None
    paused_at: Instant | None
    is_closing: bool
    is_closed: bool
    version: int
    rotation: RotationView | None = None
    carried: Chips = NO_CHIPS
    is_watching: bool = False
    objection: Objection | None = None
    rules_due: tuple[RuleChange, ...] = ()
    gifts: tuple[Gift, ...] = ()
    splits_objected: tuple[Seat, ...] = ()
    shown_to_me: tuple[ShownToMe, ...] = ()
    show_until: Instant | None = None
    coming: NextHand | None = None
    kill_offers: tuple[KillOffer, ...] = ()
    hands: int = 0
    proposals: tuple[Proposal, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    halted_at: Instant | None = None
    hearing: Hearing | None = None
    calls: tuple[Objection, ...] = ()

    @property
    def is_stopped(self) -> bool:
        """True while play waits for the floor: it has been called, or has paused the table."""
        return self.objection is not None or self.halted_at is not None

    @property
    def acts_for(self) -> Seat | None:
        """The seat that the viewer plays for, whose cards he may see."""
        return None if self.is_watching else self.viewer

    @property
    def is_my_turn(self) -> bool:
        """True when the viewer has to bet, draw, choose or show now."""
        return self.hand is not None and self.acts_for in self.hand.waiting

    @property
    def is_in_hand(self) -> bool:
        """True from the deal to the push of the pot."""
        return self.hand is not None and not self.hand.is_over

    @property
    def my_menu(self) -> Menu | None:
        """The legal acts of the viewer when the action is on him."""
        return self.hand.menu if self.hand is not None and self.is_my_turn else None

    @property
    def my_seat(self) -> SeatView | None:
        """The viewer's own seat."""
        return self.seat(self.viewer)

    def seat(self, seat: Seat | None) -> SeatView | None:
        """Who sits at ``seat``."""
        return next((view for view in self.seats if view.seat == seat), None)

    def seat_of(self, person: PersonId) -> SeatView | None:
        """Where ``person`` sits."""
        return next((view for view in self.seats if view.person == person), None)
