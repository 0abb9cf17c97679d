"""The rules of wagers: caps and limits, and how amounts are read."""

from enum import StrEnum, unique

from msgspec import Struct


@unique
class HeadsUpCap(StrEnum):
    """What becomes of a cap when only two are left who can bet (Cooke 7.07, 9.16).

    ``LIFTS`` lets them raise on without limit; ``STAYS_IF_REACHED`` unless it was reached while
    there were more; ``STAYS`` keeps it for the round.
    """

    LIFTS = "lifts"
    STAYS_IF_REACHED = "stays_if_reached"
    STAYS = "stays"


class LimitRules(Struct, frozen=True):
    """How far the betting of a limit round goes (Cooke 7.07, 9.09, 9.16).

    ``raise_cap`` raises after the bet, 0 for no limit; a round that begins with two players who
    have chips has none.

    Attributes:
        up_to_limit: any amount up to the limit may be bet, not the limit alone (USPC, Hoyle).
        completion_counts: completing a short all-in raise uses a raise (Cooke 9.09.01).
        short_from_last_amount: half a bet is measured from the last amount, short or not.
        completes_then_raises: a raise over an all-in of half a bet or more completes it first
            (Cooke 9.09.02, alternate).
    """

    raise_cap: int = 0
    heads_up: HeadsUpCap = HeadsUpCap.LIFTS
    up_to_limit: bool = False
    completion_counts: bool = False
    short_from_last_amount: bool = False
    completes_then_raises: bool = False


class AmountRules(Struct, frozen=True):
    """How amounts are read that are no plain call, bet or raise (Cooke 9.14, 9.17, 10.05, 10.06).

    Attributes:
        any_excess_raises: in limit any amount above the call is a raise (Cooke 9.14).
        one_and_half_call: an amount is a raise from one and a half calls on, not from a call and
            half a bet on (Cooke 10.06).
        may_forfeit: a raise begun with too few chips may be left, its surplus forfeited.
        big_bet_threshold: the threshold counts in pot limit and no limit too (Cooke 9.17).
        short_raise_forfeits: a raise said too small is a call, its surplus forfeited (USPC).
        over_limit_forfeits: what a wager has above the limit is forfeited (USPC).
        announced_is_call: a raise announced for more than is put in is a call (Hoyle).
        needs_confirming: bets, raises and all-ins bind once they are confirmed.
    """

    any_excess_raises: bool = False
    one_and_half_call: bool = False
    may_forfeit: bool = False
    big_bet_threshold: bool = False
    short_raise_forfeits: bool = False
    over_limit_forfeits: bool = False
    announced_is_call: bool = False
    needs_confirming: bool = False
