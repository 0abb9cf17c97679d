"""What one viewer may know of a table: records without a field for a secret.

A viewer is a seat or the rail (None).  Amounts are in hundredths of a chip.  Records of the
state that hold nothing hidden (``Menu``, ``Pot``, ``Award``, ``LastAct``, ``TurnClock``,
``TableConfig``) are used as they are; ``Hand``, ``Player`` and ``Table`` never are.
"""

from typing import Final

from msgspec import Struct

from core.cards import Card
from core.chips import NO_CHIPS, Chips
from core.games.spec import Chosen, Structure
from core.hand.ahead.early import Escrow, Held
from core.hand.commands import Preact, Prompt
from core.hand.floor.record import Done
from core.hand.forced.posts import NO_POSTS, Posts
from core.hand.menu import Menu
from core.hand.overs import Overs
from core.hand.proxy import Proxy
from core.hand.rules import HandRules
from core.hand.sharing.accord import NO_ACCORD, Accord
from core.hand.state import Award, LastAct, Pot, Standing, Way
from core.hands import Reading
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
from core.view.stud_facts import StudFacts


class MadeHand(Struct, frozen=True):
    """What cards make in one contest of the game; ``plays_board`` when no own card helps.

    ``reading`` is None where the hand does not qualify, or no cards are there yet; ``may_come``
    is False once it cannot qualify any more, whatever cards are still to come.
    """

    reading: Reading | None
    plays_board: bool = False
    is_low: bool = False
    may_come: bool = True


class ShownHand(Struct, frozen=True):
    """A hand face up on the table, read for each contest of the game."""

    cards: tuple[Card, ...]
    made: tuple[MadeHand, ...]


class ShownToMe(Struct, frozen=True):
    """The hand at ``seat``, which the viewer alone was shown (Cooke 11.12)."""

    seat: Seat
    hand: ShownHand


class LooksView(Struct, frozen=True):
    """What everybody knows of hands asked for, and shown when nothing is claimed with them.

    Attributes:
        shown_to: hands that one player alone has seen: anybody may ask that all see them.
        asked: called hands that somebody has asked to see, and that have not been shown yet.
        due: hands that are shown to all when the hand is over.
        released: hands shown and then mucked, which may still come back (Cooke 10.19).
    """

    shown_to: tuple[Seat, ...] = ()
    asked: tuple[Seat, ...] = ()
    due: tuple[Seat, ...] = ()
    released: tuple[Seat, ...] = ()


NO_LOOKS: Final = LooksView()


class MyHand(Struct, frozen=True):
    """The viewer's own cards, his until the next hand, folded or not.

    ``cards`` are all of them, the hidden ones first; ``up`` those that lie open.  ``to_call`` is
    what a call would take from his stack now or, before his turn, if nobody raised; 0 when he
    has nothing to call.  ``picked`` are the cards he has named on the draw or as discards, while
    he ``may_change`` them (Cooke 7.10); he ``splits_openers`` where he has said so.  ``ahead`` is
    what he could do if the action came to him as things stand, while he still has to act behind;
    ``kept`` the act he keeps for his turn, and ``kept_is_void`` once what he faces has changed.
        He ``may_show`` the hand of himself once it is over; ``is_asked_to_show`` when he has won it
    without a call and has not answered; ``may_ask`` are the called hands that he may ask to see.
    """

    seat: Seat
    cards: tuple[Card, ...]
    made: tuple[MadeHand, ...]
    to_call: Chips
    up: tuple[Card, ...] = ()
    picked: tuple[Card, ...] = ()
    may_change: bool = False
    kept: Preact | None = None
    ahead: Menu | None = None
    may_show: bool = False
    is_asked_to_show: bool = False
    may_ask: tuple[Seat, ...] = ()
    kept_is_void: bool = False
    splits_openers: bool = False

    @property
    def down(self) -> tuple[Card, ...]:
        """Those that nobody else sees, in the order of their places."""
        return self.cards[: len(self.cards) - len(self.up)]


class PlayerView(Struct, frozen=True):
    """One player of the hand, as the whole table sees him.

    Attributes:
        down: how many cards lie face down in front of him; 0 once folded, shown or mucked.
        shown: his whole hand face up; never that of a folded or mucked hand.
        won: what he has been pushed; ``returned`` what nobody called.
        exposed: cards he turned up without showing the whole hand (Cooke 11.04).
        is_open: all his cards lie open, and claim nothing: shown after the hand or for the asking.
        plays_board: he mucked and declared the board his hand (Cooke 6.05, alternate).
        up: his upcards in the order of the deal; those of a folded hand too, for the record.
        drawn: how many cards he took on each draw, as long as the dealer may say it (Cooke 7.09);
            ``asked`` those he asks for just now.
        has_chosen: he has chosen in secret, and others have not yet.
        has_declared: the way he plays for, in games of declarations.
        played_by: who plays the hand for him (Cooke 10.14).
        behind: what of his chips he plays behind: they are on their way (Cooke 9.07); ``owed``
            what of it he has put in or lost by now.
    """

    seat: Seat
    person: PersonId
    name: str
    is_prop: bool
    stack: Chips
    bet: Chips
    paid: Chips
    standing: Standing
    is_all_in: bool
    is_to_act: bool
    down: int
    shown: ShownHand | None
    last: LastAct | None
    returned: Chips
    won: Chips
    exposed: tuple[Card, ...] = ()
    plays_board: bool = False
    up: tuple[Card, ...] = ()
    drawn: tuple[int, ...] = ()
    asked: int | None = None
    has_chosen: bool = False
    has_declared: Way | None = None
    played_by: Proxy | None = None
    behind: Chips = NO_CHIPS
    owed: Chips = NO_CHIPS
    is_open: bool = False

    @property
    def actor(self) -> PersonId:
        """Who acts for the seat in this hand: the player, or his proxy."""
        return self.person if self.played_by is None else self.played_by.person

    @property
    def is_in(self) -> bool:
        """True while he can still win some of the pot."""
        return self.standing in (Standing.LIVE, Standing.SHOWN)


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


class HandView(Struct, frozen=True):
    """The hand in play, or the last one until the next begins.

    Attributes:
        street: the game's own name for it: ``flop``; ``street_index`` counts from 0.
        players: everyone dealt in, clockwise by seat.
        last_action: the seat that acts last after the first round: the button, or the nearest
            player to its right when the button is dead (Cooke 12.08).
        pot: every chip in the middle and in front of players; ``pots`` the layers gathered in.
        prompt: what a button pressed now answers; None when nobody has to act.
        queue: who still has to show or muck, in order; empty outside the showdown.
        unit: the minimum betting unit; ``rules`` are all that bind this hand.
        is_void: the floor has called it off, and nobody won or lost.
        marker: the seat the button is shown at: a dead one may be shown with the player who acts
            last (setting ``button.dead_marker``).
        is_drawing: cards are being exchanged; ``draw_most`` is how many at most, which is 0 when
            the stub is used up and no discard comes back (Cooke 14.26).
        is_offer: the player to act may declare the pot open (Cooke 7.13, 7.17.02).
        kill_price: for so much the player to act may kill the pot on his first cards, else 0
            (Cooke 8.04.12).
        stud: what the dealer reads out of the open hands, in games of upcards.
        held: what has been declared out of turn, and ``escrow`` the chips that were bet so; acts
            kept in private are not among them.
        has_time: the player to act has said "time" (Cooke 10.02).
        accord: who has agreed to chop the blinds or to split the pot, as of the last act.
        choppers: the two blinds who may chop now; ``splitters`` everybody who would have to
            agree to a split, where one may be made (Cooke 9.10).
        looks: who has asked to see which hand, and what one player alone has seen.
        record: who has done what with chips so far, in order (Cooke 9.15).
    """

    number: int
    game: str
    street: str
    street_index: int
    button: Seat | None
    small_blind: Seat | None
    big_blind: Seat | None
    last_action: Seat
    players: tuple[PlayerView, ...]
    boards: tuple[tuple[Card, ...], ...]
    pot: Chips
    pots: tuple[Pot, ...]
    to_act: Seat | None
    menu: Menu | None
    prompt: Prompt | None
    queue: tuple[Seat, ...]
    awards: tuple[Award, ...]
    is_over: bool
    unit: Chips
    rules: HandRules
    marker: Seat | None = None
    is_void: bool = False
    waiting: tuple[Seat, ...] = ()
    draw_most: int = 0
    choosing: Chosen | None = None
    choose_count: int = 0
    opener: Seat | None = None
    carried: Chips = NO_CHIPS
    button_blind: Seat | None = None
    structure: Structure = Structure.NO_LIMIT
    bet_sizes: tuple[Chips, ...] = ()
    is_capped: bool = False
    stud: StudFacts | None = None
    is_offer: bool = False
    kill_price: Chips = NO_CHIPS
    is_drawing: bool = False
    held: tuple[Held, ...] = ()
    escrow: tuple[Escrow, ...] = ()
    has_time: bool = False
    accord: Accord = NO_ACCORD
    choppers: tuple[Seat, ...] = ()
    splitters: tuple[Seat, ...] = ()
    looks: LooksView = NO_LOOKS
    record: tuple[Done, ...] = ()
    posts: Posts = NO_POSTS
    overs: Overs = Overs.NONE

    @property
    def is_showdown(self) -> bool:
        """True while hands are being shown."""
        return bool(self.queue)

    @property
    def is_heads_up(self) -> bool:
        """True when two were dealt in (Cooke 12.14)."""
        return len(self.players) == 2  # noqa: PLR2004

    @property
    def is_dead_button(self) -> bool:
        """True when nobody is dealt in at the button's seat (Cooke 12.08)."""
        return self.button is not None and self.player(self.button) is None

    def player(self, seat: Seat | None) -> PlayerView | None:
        """The player dealt in at ``seat``."""
        return next((player for player in self.players if player.seat == seat), None)


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
