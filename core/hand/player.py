"""One player of a hand."""

from msgspec import Struct
from msgspec.structs import replace

from core.cards import Card
from core.chips import NO_CHIPS, Chips
from core.hand.acts import LIVE, SHOWN, Act, LastAct, Standing, Way
from core.hand.overs import Overs
from core.hand.proxy import Proxy
from core.ids import PersonId, Seat
from core.sealed import Sealed


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
        dead: what he has in the main pot beyond ``paid``: anted for all, or forfeited to it.
        played_by: who plays this hand for him; None when he does it himself (Cooke 10.14).
        overs: for what stakes he plays among players of his kind (Cooke 16.03).
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
    dead: Chips = NO_CHIPS
    played_by: Proxy | None = None
    overs: Overs = Overs.NONE

    @property
    def actor(self) -> PersonId:
        """Who acts for the seat in this hand, and gets its cards: the player, or his proxy."""
        return self.person if self.played_by is None else self.played_by.person

    @property
    def cards(self) -> tuple[Card, ...]:
        """All his cards, the hidden ones first.  Secret as long as any of them is."""
        return self.down.content + self.up

    @property
    def is_in(self) -> bool:
        """True while he can still win some of the pot."""
        standing = self.standing
        return standing is LIVE or standing is SHOWN

    @property
    def is_live(self) -> bool:
        """True while he can still bet: in the hand, with a whole betting unit behind."""
        return self.standing is LIVE and not self.is_all_in

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
            forced, self.spoken, self.trusting, self.dead, self.played_by,
            self.overs,
        )  # fmt: skip

    def may_raise_again(self) -> "Player":
        """After a full bet or raise by another."""
        return Player(
            self.seat, self.person, self.name, self.stack, self.bet, self.paid, self.down,
            self.standing, self.has_acted, self.acted_at, True, self.is_all_in, self.plays_board,
            self.last, self.returned, self.is_prop, self.exposed, self.keeps, self.up, self.drawn,
            self.thrown, self.late, self.has_declared, self.is_dealt_through,
            self.forced, self.spoken, self.trusting, self.dead, self.played_by,
            self.overs,
        )  # fmt: skip

    def sleeps(self, wager: Chips) -> "Player":
        """With a post of ``wager`` that has no option: as if he had acted (Cooke 12.18)."""
        return replace(self, has_acted=True, acted_at=wager, may_reraise=False)

    def next_round(self) -> "Player":
        """With his bet gathered in and nothing said in the new round yet."""
        return Player(
            self.seat, self.person, self.name, self.stack, NO_CHIPS, self.paid, self.down,
            self.standing, False, NO_CHIPS, True, self.is_all_in, self.plays_board,
            self.last, self.returned, self.is_prop, self.exposed, self.keeps, self.up, self.drawn,
            self.thrown, self.bet, self.has_declared, self.is_dealt_through,
            self.forced, self.spoken, self.trusting, self.dead, self.played_by,
            self.overs,
        )  # fmt: skip
