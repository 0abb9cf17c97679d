"""The state of one table: seats, button, clock, and the hand in play."""

from msgspec import Struct

from core.hand.state import Hand
from core.ids import CommunityId, Instant, PersonId, PlaceId, Seat, TableId
from core.table.blinds.carry import Carry, Contribution
from core.table.blinds.pointers import BeforeDeal, Hold, Pointers
from core.table.blinds.straddle import Straddle
from core.table.config import TableConfig
from core.table.floor.hearing_record import Hearing
from core.table.floor.misdeals.errors import Fix
from core.table.floor.objection import EjectionQuestion, Objection, Offence, Unheard
from core.table.floor.rule_change import RuleChange
from core.table.floor.ruling_record import Inspection, MoveDue, Ruling
from core.table.kills.button import NEUTRAL, KillButton
from core.table.kills.offer import KillOffer
from core.table.money.advance import Debt
from core.table.money.gift import Gift
from core.table.occupant import Occupant
from core.table.rotation import GameTurn
from core.table.seats.change import SeatChange
from core.table.setup.proposal import Proposal
from core.table.time.turn_clock import ClockRequest, TurnClock


class Table(Struct, frozen=True, gc=False):
    """One table.

    Attributes:
        seats: index 0 is seat 1.
        pointers: of the last hand dealt; None for a new game.
        hand: the hand in play, or the last one until the next begins.
        hands: how many have been dealt.
        next_hand_at: when the next deal is due; None while fewer than two are ready.
        paused_at: since when the clocks stand still, or None.
        is_closing: no hand will be dealt after this one.
        version: commands committed so far.
        turn: where a table of several games is in their rotation; None where one is played.
        carry: the pot that deals nobody opened have left; None where there is none.
        hold: whom the button waits for, or has waited for.
        ejections: those that the floor has been asked for and has not answered.
        gifts: chips that are given with the next deal if nobody objects (Cooke 9.05).
        split_objectors: who objects to splitting pots (Cooke 9.10).
        debts: what people who have left owe the bank (Cooke 9.07).
        rules_due: house rules that change when the hand is over (Cooke 10.15).
        objection: what the floor is waited for, or None.
        objected: who has objected in the hand in play, or the last one: once each.
        unheard: whose objections nobody has come to hear lately.
        straddles: blind raises announced for the next deal (Cooke 12.18).
        kill: the kill button (Cooke 8.04.06).
        seat_changes: requests for another seat, in order (Cooke 12.20).
        first_button: who had the button of the first hand, until the blinds have gone round to it
            (Cooke 12.16).
        game_began: when that game began.
        before_deal: button and blinds before the hand in play; None between hands.
        kill_offers: kills of the next hand that have been announced (Cooke 8.04.10).
        opened_by: who opened the table; None where that has not been noted.
        proposals: changes of conditions that the players are asked about, or that wait for the end
            of the contest (Cooke 3.05); ``proposals_made`` how many there have been.
        sign_version: the last version in which the configuration changed, or what is proposed, and
            so the sign.
        rulings: what the floor has ruled on the hand in play, or the last one (Cooke 2.03).
        halted_at: since when the floor has the table stand still, or None.
        moves_due: whom the floor moves to another seat when the hand is over.
        hearing: what those involved say of the facts, while the floor hears them (Cooke 1.04).
        calls: calls of the floor that do not stop the play (setting ``floor.calls_stop_play``).
        inspected: hands that the floor has looked at since the last one was over (Cooke 3.09).
        quiet: commands in a row, up to now, of which others may not know; ``hushed`` all of them.
        fix: what the dealer has put right in this hand, and may be objected to for a moment.
        kill_met: the kill button as the pot found it that was pushed last, in case the floor moves
            that pot; None where it is of no account any more.
    """

    id: TableId
    community: CommunityId
    place: PlaceId
    config: TableConfig
    seats: tuple[Occupant | None, ...]
    opened_at: Instant
    pointers: Pointers | None = None
    hand: Hand | None = None
    hands: int = 0
    next_hand_at: Instant | None = None
    clock: TurnClock | None = None
    paused_at: Instant | None = None
    is_closing: bool = False
    is_closed: bool = False
    version: int = 0
    turn: GameTurn | None = None
    carry: Carry | None = None
    hold: Hold | None = None
    ejections: tuple[EjectionQuestion, ...] = ()
    gifts: tuple[Gift, ...] = ()
    split_objectors: tuple[PersonId, ...] = ()
    debts: tuple[Debt, ...] = ()
    rules_due: tuple[RuleChange, ...] = ()
    objection: Objection | None = None
    objected: tuple[PersonId, ...] = ()
    quiet: int = 0
    hushed: int = 0
    unheard: tuple[Unheard, ...] = ()
    straddles: tuple[Straddle, ...] = ()
    kill: KillButton = NEUTRAL
    seat_changes: tuple[SeatChange, ...] = ()
    first_button: Seat | None = None
    kill_offers: tuple[KillOffer, ...] = ()
    game_began: Instant | None = None
    before_deal: BeforeDeal | None = None
    opened_by: PersonId | None = None
    proposals: tuple[Proposal, ...] = ()
    proposals_made: int = 0
    sign_version: int = 0
    rulings: tuple[Ruling, ...] = ()
    halted_at: Instant | None = None
    moves_due: tuple[MoveDue, ...] = ()
    inspected: tuple[Inspection, ...] = ()
    hearing: Hearing | None = None
    calls: tuple[Objection, ...] = ()
    fix: Fix | None = None
    kill_met: KillButton | None = None

    @property
    def public_version(self) -> int:
        """The last version in which something happened that others may know of."""
        return self.version - self.quiet

    @property
    def sequence(self) -> int:
        """How many commands others may know of; it numbers documents.

        The version would tell that somebody keeps something to himself.
        """
        return self.version - self.hushed

    @property
    def is_in_hand(self) -> bool:
        """True from the deal to the push of the pot."""
        return self.hand is not None and not self.hand.is_over

    @property
    def is_paused(self) -> bool:
        """True while the table stands still: for the platform, or because the floor says so."""
        return self.paused_at is not None or self.halted_at is not None

    @property
    def occupants(self) -> tuple[Occupant, ...]:
        """Everyone seated, by seat."""
        return tuple(occupant for occupant in self.seats if occupant is not None)

    @property
    def people(self) -> tuple[PersonId, ...]:
        """Everybody who sits here, and who plays for one of them (Cooke 10.14)."""
        seated = self.occupants
        people = [one.person for one in seated]
        people += [one.proxy.person for one in seated if one.proxy is not None]
        for player in self.hand.players if self.hand is not None else ():
            if player.person in people:
                people.append(player.actor)
        return tuple(dict.fromkeys(people))

    def occupant(self, seat: Seat) -> Occupant | None:
        """Who sits at ``seat``."""
        return self.seats[seat - 1] if 1 <= seat <= len(self.seats) else None

    def occupant_of(self, person: PersonId) -> Occupant | None:
        """Where ``person`` sits."""
        return next((o for o in self.seats if o is not None and o.person == person), None)


__all__ = [
    "BeforeDeal",
    "Carry",
    "ClockRequest",
    "Contribution",
    "EjectionQuestion",
    "GameTurn",
    "Hold",
    "Objection",
    "Occupant",
    "Offence",
    "Pointers",
    "Table",
    "TurnClock",
    "Unheard",
]
