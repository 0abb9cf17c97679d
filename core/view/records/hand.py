"""The hand in play as everybody sees it."""

from msgspec import Struct

from core.cards import Card
from core.chips import NO_CHIPS, Chips
from core.games.spec import Chosen, Structure
from core.hand.ahead.early import Escrow, Held
from core.hand.commands import Prompt
from core.hand.floor.record import Done
from core.hand.forced.posts import NO_POSTS, Posts
from core.hand.menu import Menu
from core.hand.overs import Overs
from core.hand.proxy import Proxy
from core.hand.rules import HandRules
from core.hand.sharing.accord import NO_ACCORD, Accord
from core.hand.state import Award, LastAct, Pot, Standing, Way
from core.ids import PersonId, Seat
from core.view.records.shown import NO_LOOKS, LooksView, ShownHand
from core.view.stud_facts import StudFacts


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
