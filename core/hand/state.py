"""The state of one hand: frozen records, rebuilt by folding events."""

from enum import StrEnum, unique
from typing import Final

from msgspec import Struct

from core.cards import Card
from core.chips import NO_CHIPS, Chips
from core.games.spec import Chosen
from core.hand.menu import Menu
from core.hand.rules import HandRules
from core.ids import PersonId, Seat
from core.sealed import Sealed


@unique
class Standing(StrEnum):
    """How a player stands in the hand."""

    LIVE = "live"
    FOLDED = "folded"
    SHOWN = "shown"
    MUCKED = "mucked"


@unique
class Act(StrEnum):
    """What a player can be seen to do with chips."""

    ANTE = "ante"
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    BUTTON_BLIND = "button_blind"
    BRING_IN = "bring_in"
    COMPLETE = "complete"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    FOLD = "fold"


@unique
class Way(StrEnum):
    """What a player declares to play for, in games of declarations."""

    HIGH = "high"
    LOW = "low"
    BOTH = "both"


class LastAct(Struct, frozen=True, gc=False):
    """The last thing a player did, for the board.  Amounts in hundredths of a chip.

    ``action`` is the prompt he answered (0 for a forced bet), so the highest one at the table
    is what just happened; ``street`` is when.  ``more`` is what he put in, ``to`` the total in
    front of him after it, ``by`` how far it went above the wager before (0 for a call).
    """

    act: Act
    street: int
    action: int
    more: Chips = NO_CHIPS
    to: Chips = NO_CHIPS
    by: Chips = NO_CHIPS
    is_all_in: bool = False


class Player(Struct, frozen=True, gc=False):
    """One player dealt into the hand.  Amounts in hundredths of a chip.

    Attributes:
        stack: chips behind.
        bet: live chips in front of him this round.
        paid: everything he has put into the pot this hand, less what was returned.
        has_acted: he has had his say since the last full bet or raise of this round.
        acted_at: the wager he last responded to this round; 0 before his first act.
        may_reraise: False once he has acted and only short all-ins came since (Cooke 8.01.03).
        is_all_in: he has put in everything he can play.
        plays_board: he mucked and declared the board his hand, the alternate of Cooke 6.05.
        last: the last thing he did.
        returned: what came back to him because nobody called it (Cooke 4.12).
        is_prop: a house player, marked as such even after he has got up.
        exposed: cards of his that lie face up though the whole hand does not (Cooke 11.04).
        keeps: numbers of pots that are his although he mucked: all others in them had given up.
        up: his upcards, in the order they were dealt, the door card first (Cooke 5.16).
        drawn: how many cards he took on each draw so far.
        thrown: what he has discarded, the oldest first.
        late: what he put in during the last round that was closed, for bets that are void after
            the draw (Cooke 7.18.04).
        has_declared: what he declared in a game of declarations: high, low or both ways.
        is_dealt_through: he gave up his hand when no bet faced him, so that his seat goes on
            receiving cards until a bet is made (Cooke 5.15).
        forced: the antes and blinds among what he has paid.
        spoken: the ranks of the low he called at the showdown, the highest first (Cooke 7.18.02).
        trusting: the seats whose called hands he had not seen when he mucked (Cooke 7.18.02).
    """

    seat: Seat
    person: PersonId
    name: str
    stack: Chips
    bet: Chips = NO_CHIPS
    paid: Chips = NO_CHIPS
    down: Sealed[tuple[Card, ...]] = Sealed(())
    standing: Standing = Standing.LIVE
    has_acted: bool = False
    acted_at: Chips = NO_CHIPS
    may_reraise: bool = True
    is_all_in: bool = False
    plays_board: bool = False
    last: LastAct | None = None
    returned: Chips = NO_CHIPS
    is_prop: bool = False
    exposed: tuple[Card, ...] = ()
    keeps: tuple[int, ...] = ()
    up: tuple[Card, ...] = ()
    drawn: tuple[int, ...] = ()
    thrown: Sealed[tuple[Card, ...]] = Sealed(())
    late: Chips = NO_CHIPS
    has_declared: Way | None = None
    is_dealt_through: bool = False
    forced: Chips = NO_CHIPS
    spoken: tuple[int, ...] = ()
    trusting: tuple[Seat, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """All his cards, the hidden ones first.  Secret as long as any of them is."""
        return self.down.content + self.up

    @property
    def is_in(self) -> bool:
        """True while he can still win some of the pot."""
        return self.standing is Standing.LIVE or self.standing is Standing.SHOWN

    @property
    def is_live(self) -> bool:
        """True while he can still bet: in the hand, with a whole betting unit behind."""
        return self.standing is Standing.LIVE and not self.is_all_in

    def posts(self, act: Act, amount: Chips, *, live: bool, is_all_in: bool) -> "Player":
        """After a forced bet: a blind lies in front of him, an ante is dead."""
        bet = Chips(self.bet + amount) if live else self.bet
        return self._after(
            stack=Chips(self.stack - amount),
            bet=bet,
            paid=Chips(self.paid + amount),
            has_acted=False,
            acted_at=self.acted_at,
            is_all_in=is_all_in,
            last=LastAct(act, 0, 0, amount, bet, NO_CHIPS, is_all_in),
            forced=Chips(self.forced + amount),
        )

    def acts(self, last: LastAct, wager: Chips) -> "Player":
        """After a check, call, bet or raise that leaves the wager at ``wager``."""
        return self._after(
            stack=Chips(self.stack - last.more),
            bet=Chips(self.bet + last.more),
            paid=Chips(self.paid + last.more),
            has_acted=True,
            acted_at=wager,
            is_all_in=last.is_all_in,
            last=last,
            forced=self.forced,
        )

    def _after(
        self,
        stack: Chips,
        bet: Chips,
        paid: Chips,
        has_acted: bool,
        acted_at: Chips,
        is_all_in: bool,
        last: LastAct,
        forced: Chips,
    ) -> "Player":
        # Positional on purpose: this is the hottest constructor of the engine.
        return Player(
            self.seat, self.person, self.name, stack, bet, paid, self.down, self.standing,
            has_acted, acted_at, not has_acted, is_all_in, self.plays_board, last,
            self.returned, self.is_prop, self.exposed, self.keeps, self.up, self.drawn,
            self.thrown, self.late, self.has_declared, self.is_dealt_through,
            forced, self.spoken, self.trusting,
        )  # fmt: skip

    def may_raise_again(self) -> "Player":
        """After a full bet or raise by another."""
        return Player(
            self.seat, self.person, self.name, self.stack, self.bet, self.paid, self.down,
            self.standing, self.has_acted, self.acted_at, True, self.is_all_in, self.plays_board,
            self.last, self.returned, self.is_prop, self.exposed, self.keeps, self.up, self.drawn,
            self.thrown, self.late, self.has_declared, self.is_dealt_through,
            self.forced, self.spoken, self.trusting,
        )  # fmt: skip

    def next_round(self) -> "Player":
        """With his bet gathered in and nothing said in the new round yet."""
        return Player(
            self.seat, self.person, self.name, self.stack, NO_CHIPS, self.paid, self.down,
            self.standing, False, NO_CHIPS, True, self.is_all_in, self.plays_board,
            self.last, self.returned, self.is_prop, self.exposed, self.keeps, self.up, self.drawn,
            self.thrown, self.bet, self.has_declared, self.is_dealt_through,
            self.forced, self.spoken, self.trusting,
        )  # fmt: skip


class Pot(Struct, frozen=True, gc=False):
    """One layer of the pot and the seats that may win it; the main pot comes first."""

    amount: Chips
    seats: tuple[Seat, ...]


class Share(Struct, frozen=True, gc=False):
    """What one winner is pushed from one pot; ``odd`` is the odd-chip part of ``amount``.

    ``contest`` numbers what he won it with in the game's list: 0 the high half of a high-low
    pot, 1 the low.
    """

    seat: Seat
    amount: Chips
    odd: Chips = NO_CHIPS
    contest: int = 0


class Award(Struct, frozen=True, gc=False):
    """One pot pushed: number 0 is the main pot; ``contested`` is False without a showdown."""

    pot: int
    amount: Chips
    shares: tuple[Share, ...]
    contested: bool


class Betting(Struct, frozen=True, tag=True, gc=False):
    """A betting round with ``menu.seat`` to act."""

    menu: Menu

    @property
    def to_act(self) -> Seat:
        """The seat the action is on."""
        return self.menu.seat


class Showdown(Struct, frozen=True, tag=True, gc=False):
    """Hands being shown, ``queue[0]`` next (Cooke 11.01, 11.07)."""

    queue: tuple[Seat, ...]

    @property
    def to_act(self) -> Seat | None:
        """The seat that has to show or muck, None once everybody has."""
        return self.queue[0] if self.queue else None


class Asked(Struct, frozen=True, gc=False):
    """The discards ``seat`` has named on the draw and may still change (Cooke 7.10).

    ``splits_openers`` when he has said that they break the hand he opened on.
    """

    seat: Seat
    cards: Sealed[tuple[Card, ...]]
    splits_openers: bool = False


class Drawing(Struct, frozen=True, tag=True, gc=False):
    """Players exchange cards in turn, ``to_act`` next (Cooke 7.05).

    ``asked`` is the last answer given: its cards are served when the next player has chosen, so
    that a mind can be changed until then (Cooke 7.10).
    """

    to_act: Seat
    most: int
    asked: Asked | None = None


class Offer(Struct, frozen=True, tag=True, gc=False):
    """``to_act`` may declare the pot open, and ``waiting`` after him (Cooke 7.13, 7.17.02).

    ``back_to`` is where the betting goes on when the opener has turned out to have no openers;
    None where nobody has opened yet and a player without chips is asked in his turn.
    """

    to_act: Seat
    waiting: tuple[Seat, ...] = ()
    back_to: Seat | None = None


class Opening(Struct, frozen=True, gc=False):
    """How the pot of a draw game was opened (Cooke 7.06, 7.17).

    ``bet`` is what the opener put in for it, 0 for one who was all-in and declared it open;
    ``cards`` the hand he opened on.  ``is_split`` when he has announced that he breaks it, and
    ``proof`` the cards that have shown it, discards among them.
    """

    bet: Chips = NO_CHIPS
    cards: Sealed[tuple[Card, ...]] = Sealed(())
    is_split: bool = False
    proof: tuple[Card, ...] = ()


NOT_OPENED: Final = Opening()


class Earlier(Struct, frozen=True, gc=False):
    """What lies in the pot from earlier deals that nobody opened (Cooke 7.13, 7.17.02).

    ``seat`` has put it in, None for somebody who is not dealt in now.  ``antes`` are those he
    has matched and can win; ``forfeited`` is nobody's any more.
    """

    seat: Seat | None
    antes: Chips
    forfeited: Chips = NO_CHIPS


class Choice(Struct, frozen=True, gc=False):
    """What one player has chosen in secret: cards of his own, or the way he plays for.

    ``plays`` when he plays on with his last card face up.
    """

    seat: Seat
    cards: Sealed[tuple[Card, ...]] = Sealed(())
    way: Sealed[Way | None] = Sealed(None)
    plays: bool = False


class Choosing(Struct, frozen=True, tag=True, gc=False):
    """All who are in choose in secret; ``waiting`` have not yet (Cooke 6.08.01)."""

    what: Chosen
    count: int
    waiting: tuple[Seat, ...]
    made: tuple[Choice, ...] = ()

    @property
    def to_act(self) -> None:
        """Nobody in particular: all choose at the same time."""
        return None


class Dealing(Struct, frozen=True, tag=True, gc=False):
    """Between two prompts: the dealer is at work.  Never the state between two commands."""


class Over(Struct, frozen=True, tag=True, gc=False):
    """The pot has been pushed, or given back where the hand ``is_void``."""

    is_void: bool = False


Phase = Dealing | Betting | Offer | Drawing | Choosing | Showdown | Over


class Hand(Struct, frozen=True, gc=False):
    """One hand, from the post of the blinds to the push of the pot.

    Attributes:
        number: counted from 1 at this table.
        seats: the seats dealt in, in the order of the deal, from the left of the button.
        players: one for each of ``seats``; fixed for the hand.
        button: the seat of the button, which may be empty (a dead button, Cooke 12.08); None in
            stud, which has none.
        small_blind, big_blind: the seats that posted; None for a dead small blind and where no
            blinds are posted.
        deck: the whole shuffled deck; ``dealt`` cards of it are out, burns included.
        boards: one tuple of cards for each board.
        street: index into the game's streets.
        action: number of the current prompt, counted from 1; part of every button.
        wager: the total to match in this round; 0 while nobody has bet.
        full_raise: size of the last full bet or raise, which the next must equal (Cooke 8.01.02).
        aggressor: who bet or raised last in this round, for the showdown's order; None while
            nobody has (a blind is no aggression).
        last_bettor: who bet or raised last in the whole hand, for the odd chip of the USPC laws.
        is_run_out: no more betting is possible and the hands are face up.
        pot: every chip in the middle and in front of players.
        pots: the layers, as of the end of the last betting round.
        awards: what has been pushed, in the order it was pushed.
        button_blind: the seat that posted a blind on the button, in games of three blinds.
        bets: full bets and raises of this round, the blind among them, the bring-in not.
        full_wager: where the last full bet or raise of this round left the wager: a limit raise
            counts from there (Cooke 9.09).
        bet_sizes: in limit the sizes a bet or raise may have in this round, else empty.
        is_capped: the round's raises are limited (Cooke 7.07, 9.16).
        checkers: who has checked in this round.
        opener: who opened the first round of a draw game (Cooke 7.06, 7.15).
        burns: the cards burned so far.
        spares: further shuffled decks: cards that are shuffled again take the order that the
            next of them gives.
        reshuffles: how many of the spares have been used.
        carried: what earlier deals that nobody opened have left in the pot (Cooke 7.17).
        dead: what one player has anted for all: in the main pot, and in nobody's ``paid``.
        first: who was the first to act in this round; None before anybody was.
        saves_burn: no card was burned before the last street, so that the cards suffice for the
            next (Cooke 5.21).
        opening: how the pot was opened, in draw games.
        earlier: whose the chips are that earlier deals have left in the pot.
        is_burned: a card exposed in the deal serves as the burn before the draw (Cooke 7.18.07).
        owed: who still gets a card for one exposed on the draw, after all have drawn (Cooke 7.11).
        short_blinds: who posted less than half of a blind, so that the next had to post it too
            (Cooke 7.18.06, 7.20.01).
    """

    number: int
    game: str
    rules: HandRules
    button: Seat | None
    small_blind: Seat | None
    big_blind: Seat | None
    seats: tuple[Seat, ...]
    players: tuple[Player, ...]
    deck: Sealed[tuple[Card, ...]]
    dealt: int = 0
    boards: tuple[tuple[Card, ...], ...] = ((),)
    street: int = 0
    step: int = 0
    phase: Phase = Dealing()
    action: int = 0
    wager: Chips = NO_CHIPS
    full_raise: Chips = NO_CHIPS
    aggressor: Seat | None = None
    is_run_out: bool = False
    pot: Chips = NO_CHIPS
    pots: tuple[Pot, ...] = ()
    awards: tuple[Award, ...] = ()
    last_bettor: Seat | None = None
    button_blind: Seat | None = None
    bets: int = 0
    full_wager: Chips = NO_CHIPS
    bet_sizes: tuple[Chips, ...] = ()
    is_capped: bool = False
    checkers: tuple[Seat, ...] = ()
    opener: Seat | None = None
    burns: Sealed[tuple[Card, ...]] = Sealed(())
    spares: Sealed[tuple[tuple[Card, ...], ...]] = Sealed(())
    reshuffles: int = 0
    carried: Chips = NO_CHIPS
    dead: Chips = NO_CHIPS
    first: Seat | None = None
    saves_burn: bool = False
    opening: Opening = NOT_OPENED
    earlier: tuple[Earlier, ...] = ()
    is_burned: bool = False
    owed: tuple[Seat, ...] = ()
    short_blinds: tuple[Seat, ...] = ()

    @property
    def is_over(self) -> bool:
        """True once the pot has been pushed."""
        return type(self.phase) is Over

    @property
    def is_void(self) -> bool:
        """True once the floor has called the hand off."""
        return isinstance(self.phase, Over) and self.phase.is_void

    @property
    def to_act(self) -> Seat | None:
        """Who has to bet, answer, draw or show now, or None."""
        phase = self.phase
        return phase.to_act if isinstance(phase, (Betting, Offer, Drawing, Showdown)) else None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Everybody the hand now waits for: one seat, or all who still have to choose."""
        if isinstance(self.phase, Choosing):
            return self.phase.waiting
        return () if self.to_act is None else (self.to_act,)

    @property
    def menu(self) -> Menu | None:
        """The legal acts of the player to act, None outside a betting round."""
        return self.phase.menu if isinstance(self.phase, Betting) else None

    def player(self, seat: Seat) -> Player | None:
        """The player dealt in at ``seat``."""
        return self.players[self.seats.index(seat)] if seat in self.seats else None

    def player_of(self, person: PersonId) -> Player | None:
        """The player dealt in as ``person``."""
        return next((player for player in self.players if player.person == person), None)
