"""The state of one table: seats, button, clock, and the hand in play."""

from enum import StrEnum, unique

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.hand.overs import Overs
from core.hand.proxy import Proxy
from core.hand.state import Hand
from core.ids import CommunityId, Instant, Millis, PersonId, PlaceId, Seat, TableId
from core.table.blinds.duties import NO_DUTIES, Duties
from core.table.blinds.straddle import Straddle
from core.table.config import TableConfig
from core.table.floor.hearing_record import Hearing
from core.table.floor.misdeals.errors import Fault, Fix
from core.table.floor.removal import Removal, SittingOut
from core.table.floor.rule_change import RuleChange
from core.table.floor.ruling_record import Inspection, MoveDue, Ruling
from core.table.kills.button import NEUTRAL, KillButton
from core.table.kills.offer import KillOffer
from core.table.money.advance import NO_ADVANCE, Advance, Debt
from core.table.money.gift import Gift
from core.table.seats.change import SeatChange
from core.table.setup.proposal import Proposal


class Occupant(Struct, frozen=True, gc=False):
    """Who sits in a seat.

    Attributes:
        name: the name shown, as the platform gave it when he sat down.
        is_prop: a house player, always marked as such.
        stack: chips on the table between hands; 0 while they are in the hand's hands.
        behind: chips bought during a hand, in play from the next one (Cooke 9.05).
        is_away: not dealt in.
        is_leaving: gets up when the hand ends (Cooke 4.05).
        expired: turns in a row that ran out.
        clocks_against: justified clock requests against him this session (Cooke 10.03).
        clocks_unreasonable: unreasonable requests of his own this session.
        needs: what he was told it takes to be dealt in, because he has less (Cooke 5.14); else 0.
        antes_in: comes into the carried pot with the next deal (Cooke 7.14).
        short_buys: how often he has bought short this session (Cooke 9.06).
        plays_short: what lies behind is such a short buy, and plays though below the minimum.
        folds_undone: folds he has taken back this session.
        is_ejected: gets up when the hand ends, and may not come back this session (Cooke 10.03).
        proxy: who plays for him from the next hand on (Cooke 10.14); ``Player.played_by`` says
            who does in the hand in play.
        proxy_is_new: no hand has been dealt since, so that anybody may still object.
        looks_asked: how often he has asked to see a called hand: constant use may cost the seat
            (Cooke 11.08).
        duties: what he has to pay or to wait for before a hand (Cooke 12.12, 12.15).
        overs: the higher stakes he plays for, from the next hand on (Cooke 16.03).
        removal: how he goes, once the floor has thrown him out (Cooke 1.06).
        sitting_out: hands the floor has him dealt out for.
        must_agree: his seat is held until he agrees to the rules of the house (Cooke 3.01).
        hands: how many he has been dealt since he sat down.
        goes_after: the hand that he plays still, and goes away after it (Cooke 17.10).
    """

    seat: Seat
    person: PersonId
    name: str
    is_prop: bool
    stack: Chips
    sat_at: Instant
    behind: Chips = NO_CHIPS
    is_away: bool = False
    is_leaving: bool = False
    expired: int = 0
    clocks_against: int = 0
    clocks_unreasonable: int = 0
    needs: Chips = NO_CHIPS
    antes_in: bool = False
    short_buys: int = 0
    plays_short: bool = False
    folds_undone: int = 0
    is_ejected: bool = False
    advance: Advance = NO_ADVANCE
    proxy: Proxy | None = None
    proxy_is_new: bool = False
    looks_asked: int = 0
    duties: Duties = NO_DUTIES
    overs: Overs = Overs.NONE
    removal: Removal = Removal.NONE
    sitting_out: SittingOut | None = None
    must_agree: bool = False
    hands: int = 0
    goes_after: int = 0

    @property
    def is_removed(self) -> bool:
        """The floor has thrown him out: he gets up when he may."""
        return self.removal is not Removal.NONE

    @property
    def must_leave(self) -> bool:
        """He gets up when the hand is over, whatever he says."""
        return self.is_ejected or self.is_removed

    @property
    def waits(self) -> bool:
        """Not dealt in until something that he owes or waits for has come to pass."""
        return self.duties.waits

    @property
    def is_ready(self) -> bool:
        """True when he would be dealt in, were it his turn to enter."""
        return self.stack + self.behind > 0 and not self.is_away and not self.is_leaving


class Pointers(Struct, frozen=True, gc=False):
    """Where button and blinds stood in the last hand (Cooke 12.08).

    The three move independently: the new small blind is the old big blind's seat, the new
    button the old small blind's, whoever sits there now.  ``is_forward`` under the No Dead Button
    system, where the big blind is that of several which is furthest from the button (Cooke 12.13).
    """

    button: Seat
    small_blind: Seat
    big_blind: Seat
    middle_blind: Seat | None = None
    is_forward: bool = False


class GameTurn(Struct, frozen=True, gc=False):
    """Where a table of several games is in their rotation (Cooke 8.05).

    ``index`` counts the games played since the table opened; ``hands`` how many have been dealt
    of this one, out of ``round``, one for each player who was there when it began; ``since`` is
    when it began.
    """

    index: int
    hands: int
    round: int
    since: Instant


class Contribution(Struct, frozen=True, gc=False):
    """What ``person`` has in a carried pot."""

    person: PersonId
    amount: Chips
    is_prop: bool = False


class Carry(Struct, frozen=True, gc=False):
    """What deals that nobody opened have left in the pot (Cooke 7.17).

    Attributes:
        amount: the chips that lie on the table between two hands; 0 while they are in the pot of
            the next one.
        deals: how many have been dealt in a row, for progressive openers and the most antes.
        antes: what one player has anted in all of them.
        paid: what each person has put in, those who have gone included.
        players: who was dealt into the last of them, and so plays on.
        barred: who may not play for it, because he declared it open without openers (Cooke 7.13).
        involved: who was in every hand in which money of a false opener was forfeited; None where
            none was (Cooke 7.14).
        is_open: nobody is left who played for it, and all may.
        button_stays: the button does not move for the next deal (Cooke 7.20.02).
    """

    amount: Chips
    deals: int
    antes: Chips = NO_CHIPS
    paid: tuple[Contribution, ...] = ()
    players: tuple[PersonId, ...] = ()
    barred: tuple[PersonId, ...] = ()
    involved: tuple[PersonId, ...] | None = None
    is_open: bool = False
    button_stays: bool = False


class Hold(Struct, frozen=True, gc=False):
    """The button waits for ``person`` in ``seat`` to take a blind (Cooke 7.20.01).

    ``is_over`` once it has waited: the hand after, it is where it would have been.
    """

    seat: Seat
    person: PersonId
    is_over: bool = False


class BeforeDeal(Struct, frozen=True, gc=False):
    """What button and blinds were before the deal: so they are again if it is void (Cooke 12.21).

    ``pointers`` are those of the hand itself where there was none before it; ``duties`` are those
    of everybody who was there.  ``straddles`` and ``kill_offers`` are what was announced for it:
    after a misdeal they hold for the redeal (Cooke 14.20).
    """

    pointers: Pointers
    hold: Hold | None
    turn: GameTurn | None
    first_button: Seat | None
    duties: tuple[tuple[PersonId, Duties], ...]
    kill: KillButton = NEUTRAL
    straddles: tuple[Straddle, ...] = ()
    kill_offers: tuple[KillOffer, ...] = ()


@unique
class Offence(StrEnum):
    """What a player may be ejected for."""

    TOO_SLOW = "too_slow"
    UNREASONABLE_REQUESTS = "unreasonable_requests"


class EjectionQuestion(Struct, frozen=True, gc=False):
    """The floor has been asked whether to eject ``seat``: ``count`` strikes (Cooke 10.03)."""

    seat: Seat
    offence: Offence
    count: int


class Objection(Struct, frozen=True, gc=False):
    """An objection that play waits for the floor to hear (Cooke 9.15, 10.16, 11.13).

    Attributes:
        seat: where the one who objects sits, or plays for somebody; None where the dealer calls
            the floor himself (Cooke 14.22).
        person: who said it; None for the dealer.
        raised_at: when.
        stopped_at: since when the table's clocks stand still; earlier than ``raised_at`` when
            they stood already.
        expires_at: when play goes on although no floorperson has come.
        fault: the error it is about: the dealer's call, or one that he has just put right.
    """

    seat: Seat | None
    person: PersonId | None
    reason: str
    raised_at: Instant
    stopped_at: Instant
    expires_at: Instant
    fault: Fault | None = None


class Unheard(Struct, frozen=True, gc=False):
    """Nobody came to hear the objection of ``person``: play waits for no other of his ``until``."""

    person: PersonId
    until: Instant


class ClockRequest(Struct, frozen=True, gc=False):
    """A clock that is running (Cooke 10.03); ``by`` is None when the dealer called it.

    ``by_floor`` when a floorperson has called it.  At ``countdown_at`` the spoken count to
    ``ends_at`` begins.
    """

    by: Seat | None
    at: Instant
    ends_at: Instant
    is_reasonable: bool
    countdown_at: Instant = Instant(0)
    by_floor: bool = False


class TurnClock(Struct, frozen=True, gc=False):
    """The time of the player to act.

    ``dealer_calls_at`` is when the dealer calls the clock himself, None for never; at showdown
    ``show_by`` is when an idle hand is dealt with, and ``choose_by`` when the dealer chooses for
    those who have not chosen their discards; ``split_at`` when a pot is split that all have agreed
    to split, if nobody objects, and ``stopped`` the clock of the turn that goes on if somebody
    does. ``kill_by`` is when the kill has been offered long enough. ``asked`` when a player has
    asked the floor for the clock in this turn; ``given`` is what the floor has given him besides.
    """

    turn_at: Instant
    dealer_calls_at: Instant | None = None
    request: ClockRequest | None = None
    show_by: Instant | None = None
    choose_by: Instant | None = None
    split_at: Instant | None = None
    asked: bool = False
    stopped: "TurnClock | None" = None
    kill_by: Instant | None = None
    given: Millis = Millis(0)


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
