"""The rules of the draw and lowball games."""

from enum import StrEnum, unique

from msgspec import Struct

from core.chips import NO_CHIPS, Chips


@unique
class OpenersCheck(StrEnum):
    """What happens to one who opens without the openers needed (Cooke 7.17)."""

    WARN = "warn"
    REFUSE = "refuse"
    HONOR = "honor"


class Openers(Struct, frozen=True):
    """The least hand that may open: a pair of ``pair`` (0 a deuce), or any two pair."""

    pair: int
    two_pair: bool = False


@unique
class DrawCounts(StrEnum):
    """Until when it is told how many cards a player drew (Cooke 7.09, USPC).

    ``UNTIL_ACTION`` after the draw, as it happens and whenever somebody asks; ``ON_REQUEST`` so
    long, but only if somebody asks.
    """

    ALWAYS = "always"
    ON_REQUEST = "on_request"
    UNTIL_ACTION = "until_action"


class DrawRules(Struct, frozen=True):
    """Alternates of the draw and lowball games (Cooke article 7).

    ``big_bet_from`` is the first round at the big bet; ``openers`` what opens this very hand,
    which progressive games raise.  With ``stub_only`` no discard is ever shuffled again.  After
    the draw ``left_of_dealer_first`` acts instead of the opener, and ``late_bet_or_fold`` leaves
    no check (USPC).

    Attributes:
        draws_unopened: a deal that all have passed goes on to the draw where any hand may open.
        counts_runs: straights and flushes count against an ace-to-five low.
        counts: until when it is told how many cards a player drew.
        serves_at_once: the cards come as soon as they are asked for: nobody changes his mind.
        idle_folds: who does not answer on the draw folds; one who is all-in stands pat.
        forfeits_all: all that a false opener has bet stays in the pot, not his first bet alone.
        refunds_others: what others have bet goes back before they are asked to open instead.
        takes_first_exposed: the first card exposed to a player on the draw is his.
        may_reshuffle: he may have the cards shuffled before he gets those that are due to him.
    """

    big_bet_from: int = 2
    bet_or_fold: bool = False
    open_for_double: bool = False
    openers: Openers | None = None
    openers_check: OpenersCheck = OpenersCheck.WARN
    split_is_announced: bool = True
    forced_low_bet: Chips = NO_CHIPS
    stub_only: bool = False
    left_of_dealer_first: bool = False
    late_bet_or_fold: bool = False
    draws_unopened: bool = False
    counts_runs: bool = False
    counts: DrawCounts = DrawCounts.UNTIL_ACTION
    serves_at_once: bool = False
    idle_folds: bool = False
    forfeits_all: bool = False
    refunds_others: bool = False
    takes_first_exposed: bool = False
    may_reshuffle: bool = False
