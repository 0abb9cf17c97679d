"""Menu: every legal act of the player to act, computed once when the action comes to him.

It decides what is accepted, which buttons show, what autocomplete offers and what a
refusal says; there is no second list of legal acts anywhere.
"""

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.ids import Seat
from core.refusal import Reason


class Menu(Struct, frozen=True, gc=False):
    """What ``seat`` may do.  Amounts in hundredths of a chip.

    Attributes:
        wager: the bet to be matched, as a total for this round; 0 when nobody has bet.
        call: chips a call takes from the stack, already capped by it; 0 when a check is legal.
        stack: chips behind.
        bet: chips already in front of him this round.
        raise_min: smallest legal bet or raise, as a total *to*; 0 when he may not raise.
            A smaller one is legal only as his whole stack.
        raise_max: largest legal bet or raise as a total *to* (all-in in no limit); 0 when he
            may not raise.
        opens: True when a wager now would be a bet, False when it would be a raise.
        no_raise: why ``raise_max`` is 0, or None.
        sizes: in limit, every total *to* that is legal, smallest first; empty where any
            amount from ``raise_min`` to ``raise_max`` is.
        bring_in: the partial bet he may open for because he has to bring it in (Cooke 5.06), 0
            elsewhere; he may not check or fold then.
        completes: True when the smallest of ``sizes`` completes a bet and is no raise (Cooke 5.07).
        bet_or_fold: True when he may neither check nor call, because nobody has opened yet and
            it has to be done for more (Cooke 7.06, 7.08).
        must_bet: True for the high card that has to bet at least the minimum, and may neither check
            nor fold (USPC; setting ``stud.opening``).
        must_raise: True once he has said "raise" without an amount (Cooke 8.01.07).
    """

    seat: Seat
    wager: Chips
    call: Chips
    stack: Chips
    bet: Chips
    raise_min: Chips
    raise_max: Chips
    opens: bool
    no_raise: Reason | None = None
    sizes: tuple[Chips, ...] = ()
    bring_in: Chips = NO_CHIPS
    completes: bool = False
    bet_or_fold: bool = False
    must_bet: bool = False
    must_raise: bool = False

    @property
    def may_check(self) -> bool:
        """True when nothing has to be called, brought in or bet."""
        return self.call == 0 and not (
            self.bring_in or self.bet_or_fold or self.must_bet or self.must_raise
        )

    @property
    def may_call(self) -> bool:
        """True when there is a bet and calling it is enough."""
        return self.call > 0 and not (self.bet_or_fold or self.must_raise)

    @property
    def may_fold(self) -> bool:
        """False for the player who has to bring it in or to bet (Cooke 5.06)."""
        return not (self.bring_in or self.must_bet or self.must_raise)

    @property
    def may_raise(self) -> bool:
        """True when a bet or raise of some size is legal."""
        return self.raise_max > 0
