"""The state of one hand: frozen records, rebuilt by folding events."""

from typing import Final

from msgspec import Struct

from core.cards import Card
from core.chips import NO_CHIPS, Chips
from core.hand.acts import Act, LastAct, Standing, Way
from core.hand.ahead.early import NOTHING_EARLY, Early
from core.hand.floor.before_act import BeforeAct
from core.hand.floor.record import Done
from core.hand.forced.posts import NO_POSTS, Posts
from core.hand.menu import Menu
from core.hand.opened import NOT_OPENED, Opening
from core.hand.overs import Overs
from core.hand.phases import (
    Asked,
    Betting,
    Choice,
    Choosing,
    Dealing,
    Drawing,
    KillWindow,
    Offer,
    Over,
    Phase,
    Showdown,
)
from core.hand.player import Player
from core.hand.rules import HandRules
from core.hand.shares import Award, Pot, Share
from core.hand.sharing.accord import NO_ACCORD, Accord
from core.hand.shows.looks import NO_LOOKS, Looks
from core.ids import PersonId, Seat
from core.sealed import Sealed

_ASKING: Final = (Betting, Offer, Drawing, Showdown, KillWindow)
"""The phases that wait for one player."""


class Earlier(Struct, frozen=True, gc=False):
    """What lies in the pot from earlier deals that nobody opened (Cooke 7.13, 7.17.02).

    ``seat`` has put it in, None for somebody who is not dealt in now.  ``antes`` are those he
    has matched and can win; ``forfeited`` is nobody's any more.
    """

    seat: Seat | None
    antes: Chips
    forfeited: Chips = NO_CHIPS


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
        dead: chips in the main pot that are in nobody's ``paid``: the ante of one for all, and
            what has been forfeited; whose they were is told by ``Player.dead``.
        first: who was the first to act in this round; None before anybody was.
        saves_burn: no card was burned before the last street, so that the cards suffice for the
            next (Cooke 5.21).
        opening: how the pot was opened, in draw games.
        earlier: whose the chips are that earlier deals have left in the pot.
        is_burned: a card exposed in the deal serves as the burn before the draw (Cooke 7.18.07).
        owed: who still gets a card for one exposed on the draw, after all have drawn (Cooke 7.11).
        short_blinds: who posted less than half of a blind, so that the next had to post it too
            (Cooke 7.18.06, 7.20.01).
        early: what players have said or kept before their turn.
        accord: what they agree on about the pot.
        looks: who has asked to see which hand.
        record: who has done what with chips so far, in order (Cooke 9.15).
        posts: the blinds of the hand, as they were due.
        overs: the stakes in force, agreed on by all who can still bet (Cooke 16.03).
        aside: cards of stud that came out too early, set aside (scs-16.2).
        faced: cards that the dealer exposed in the deal and that are kept (Cooke 7.11, USPC).
        before: how it was before the last act, for as long as the floor may take that back.
        served_last: whose card of the next street was exposed too early and is dead: they are
            served after all others, and its burn lies there already (USPC).
        down_next: whose next upcard comes down, since the dealer has exposed another (USPC).
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
    early: Early = NOTHING_EARLY
    accord: Accord = NO_ACCORD
    looks: Looks = NO_LOOKS
    record: tuple[Done, ...] = ()
    posts: Posts = NO_POSTS
    overs: Overs = Overs.NONE
    aside: Sealed[tuple[Card, ...]] = Sealed(())
    faced: tuple[Card, ...] = ()
    before: BeforeAct | None = None
    served_last: tuple[Seat, ...] = ()
    down_next: tuple[Seat, ...] = ()

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
        return phase.to_act if isinstance(phase, _ASKING) else None

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

    def played_by(self, person: PersonId) -> Player | None:
        """The player for whom ``person`` acts in this hand: himself, or the owner of the seat."""
        return next((player for player in self.players if player.actor == person), None)


__all__ = [
    "NOT_OPENED",
    "Act",
    "Asked",
    "Award",
    "Betting",
    "Choice",
    "Choosing",
    "Dealing",
    "Drawing",
    "Earlier",
    "Hand",
    "KillWindow",
    "LastAct",
    "Offer",
    "Opening",
    "Over",
    "Phase",
    "Player",
    "Pot",
    "Share",
    "Showdown",
    "Standing",
    "Way",
]
