"""HandRules: the house rules and stakes of one hand, resolved when it starts.

Stored with the hand, so that a change of a house rule never touches a hand in play
(Cooke 4.05) nor the replay of an old one.
"""

from enum import StrEnum, unique

from msgspec import Struct

from core.chips import NO_CHIPS, Chips, whole
from core.games.spec import BringIn, Forced, Structure
from core.hand.misdeals.rules import DealRules
from core.house.settings import Overrides, number
from core.ids import Millis


class Stakes(Struct, frozen=True):
    """What a game is played for, in hundredths of a chip; 0 where the game has no such bet.

    ``small_bet`` and ``big_bet`` are the two limits of a limit game, and in games without
    blinds ``small_bet`` is the smallest bet of any structure.  With three blinds
    ``small_blind`` is the middle one and ``button_blind`` the smallest, wherever it is posted;
    else the ``button_blind`` is a further one on the button (Cooke 12.05).  The ``spread`` is the
    smallest bet, and the largest of the early and of the late rounds (Cooke 8.03).  ``unit`` is
    the minimum betting unit that goes with these stakes, 0 for the house's.  The
    ``big_blind_ante`` is what the big blind antes for everybody, where he does.
    """

    small_blind: Chips
    big_blind: Chips
    ante: Chips = NO_CHIPS
    button_blind: Chips = NO_CHIPS
    bring_in: Chips = NO_CHIPS
    small_bet: Chips = NO_CHIPS
    big_bet: Chips = NO_CHIPS
    spread: tuple[Chips, Chips, Chips] | None = None
    unit: Chips = NO_CHIPS
    big_blind_ante: Chips = NO_CHIPS

    @property
    def base(self) -> Chips:
        """The bet that buy-ins and stacks are counted in: the small bet, else the big blind."""
        return self.small_bet or self.big_blind


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


@unique
class OutOfTurn(StrEnum):
    """What is said out of turn (Cooke 10.08, USPC, Hoyle)."""

    BINDS = "bind_unless_changed"
    REFUSED = "refuse"
    VOID = "void_announcement"


@unique
class ChipsOutOfTurn(StrEnum):
    """What becomes of chips bet out of turn (USPC, Hoyle)."""

    NOT_TAKEN = "not_taken"
    STAND = "stand"
    CALL_ONLY = "call_only"


@unique
class FoldOutOfTurn(StrEnum):
    """What becomes of a hand folded out of turn (Cooke 10.08, USPC, Hoyle)."""

    DECLARED = "as_declaration"
    DEAD = "dead_hand"
    MUST_CALL = "hoyle_must_call"


class TurnRules(Struct, frozen=True):
    """Acting in turn and out of it (Cooke 10.01, 10.08 to 10.13, 10.19)."""

    check_raise: bool = True
    out_of_turn: OutOfTurn = OutOfTurn.BINDS
    chips: ChipsOutOfTurn = ChipsOutOfTurn.NOT_TAKEN
    folds: FoldOutOfTurn = FoldOutOfTurn.DECLARED
    preactions: bool = True
    undo_fold: bool = True


@unique
class SeeCalled(StrEnum):
    """Who may ask to see a called hand (Cooke 11.08)."""

    SUSPICION_ONLY = "suspicion_only"
    ANY_DEALT_IN = "any_dealt_in"
    LATE_STREET_ONLY = "late_street_only"


class ShowRules(Struct, frozen=True):
    """Alternates of the showdown (Cooke 10.19, 11.08, 11.09; USPC).

    ``floor_confirms`` where a floorperson must confirm a request to see a called hand.
    """

    show_all: bool = False
    retrieves_mucked: bool = True
    see_called: SeeCalled = SeeCalled.SUSPICION_ONLY
    floor_confirms: bool = False


class AgreementRules(Struct, frozen=True):
    """What players may agree on about the pot (Cooke 9.10)."""

    may_chop: bool = True
    may_split: bool = False
    split_needs_no_objection: bool = False


@unique
class HoleExposed(StrEnum):
    """What becomes of a hand whose hole card the dealer exposes (scs-16.4; USPC; Hoyle).

    By ``COOKE`` the hand is dead once both are; else the next card comes down instead, and with
    four cards open and none hidden its owner may take his chips back, by ``HOYLE`` only then.
    """

    COOKE = "cooke"
    USPC = "uspc"
    HOYLE = "hoyle"


class StudRules(Struct, frozen=True):
    """Alternates of the stud games (Cooke article 5, the stud sheet; USPC).

    ``big_bet_last_only`` where only the final interval is played at the big bet; with
    ``open_pair_doubles`` an open pair brings it in any interval.

    Attributes:
        common_at_once: where the cards run short one card is turned for all at once (USPC).
        hole_exposed: what becomes of a hand whose hole card the dealer exposes.
        early_card_alone: of a street that comes too early only what was dealt leaves play (USPC).
        omitted_is_dead: who was left out of a round has a dead hand once there is a bet (USPC).
    """

    bring_in: BringIn = BringIn.LOW_CARD
    ties_by_position: bool = False
    open_pair_double: bool = False
    opener_may_complete: bool = False
    announce_possibles: bool = False
    short_saves_burn: bool = True
    fold_retrievable: bool = False
    dead_hand_left_opens: bool = False
    ante_is_enough: bool = False
    big_bet_last_only: bool = False
    open_pair_doubles: bool = False
    common_at_once: bool = False
    hole_exposed: HoleExposed = HoleExposed.COOKE
    early_card_alone: bool = False
    omitted_is_dead: bool = False

    @property
    def bring_in_is_low(self) -> bool:
        """True where the lowest upcard opens, False where the highest does."""
        return self.bring_in is BringIn.LOW_CARD


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


class LateKill(Struct, frozen=True, gc=False):
    """A kill on the first two cards: what is posted, and the ``least`` stack before it is."""

    blind: Chips
    least: Chips


class HandRules(Struct, frozen=True):
    """What the hand engine reads; amounts in hundredths of a chip, times in milliseconds.

    ``low_qualifier`` is the highest rank of a qualifying low, 0 where any low wins its half
    (Cooke 4.17); ``has_joker`` when the deck holds one.  In a killed hand ``stakes`` are the
    killed ones, and ``unkilled`` those of the game (Cooke 8.04.01).  Where
    some play overs ``levels`` are the rules without and with them, and with super-overs, each by
    itself (Cooke 16.03).  ``late_kill`` is what it takes to kill the pot on the first two cards,
    None where nobody may (Cooke 8.04.12).  ``deal`` is about errors of the deal.  The
    first raise over the blinds goes to ``open_raise`` at least (Cooke Appendix A, table 3).
    """

    structure: Structure
    stakes: Stakes
    unit: Chips
    min_open: Chips
    short_raises_accumulate: bool
    split_unit: Chips
    odd_chip_to_aggressor: bool
    play_board_discards: bool
    idle_shows_winner: bool
    checking_out: bool
    show_time: Millis
    forced: Forced = Forced.BLINDS
    limit: LimitRules = LimitRules()
    stud: StudRules = StudRules()
    draw: DrawRules = DrawRules()
    low_qualifier: int = 8
    has_joker: bool = False
    pot_factor: int = 100
    pot_open_bets: int = 0
    min_raise_is_unit: bool = False
    pot_limit_cap: Chips = NO_CHIPS
    amounts: AmountRules = AmountRules()
    turns: TurnRules = TurnRules()
    show: ShowRules = ShowRules()
    agreements: AgreementRules = AgreementRules()
    refunds_impossible_call: bool = False
    warns_impossible_call: bool = True
    unkilled: Stakes | None = None
    levels: tuple["HandRules", ...] = ()
    overs_in_last_round: bool = True
    late_kill: LateKill | None = None
    deal: DealRules = DealRules()
    open_raise: Chips = NO_CHIPS

    @property
    def game_stakes(self) -> Stakes:
        """What the game is played for when nobody kills (Cooke 8.04.03)."""
        return self.unkilled or self.stakes


def betting_unit(stakes: Stakes, overrides: Overrides) -> Chips:
    """The minimum betting unit (Cooke 9.03): :func:`unit_meant` where it divides every bet.

    It is one hundredth where the bets and blinds are no whole units: a table with blinds of 0.25
    and 0.50 cannot be played in whole chips.  Antes may be smaller than the unit (Cooke 18).
    """
    unit = unit_meant(stakes, overrides)
    blinds = (stakes.small_blind, stakes.big_blind, stakes.button_blind)
    bets = (stakes.bring_in, stakes.small_bet, stakes.big_bet, *(stakes.spread or ()))
    return unit if all(amount % unit == 0 for amount in (*blinds, *bets)) else Chips(1)


def unit_meant(stakes: Stakes, overrides: Overrides) -> Chips:
    """The unit that the house has set, else the one that goes with the stakes, else a chip."""
    if stakes.unit and "betting.min_unit" not in overrides:
        return stakes.unit
    return whole(number(overrides, "betting.min_unit"))
