"""HandRules: the house rules and stakes of one hand, resolved when it starts.

Stored with the hand, so that a change of a house rule never touches a hand in play
(Cooke 4.05) nor the replay of an old one.
"""

from msgspec import Struct

from core.chips import NO_CHIPS, Chips
from core.games.spec import Forced, Structure
from core.hand.ahead.rules import ChipsOutOfTurn, FoldOutOfTurn, OutOfTurn, TurnRules
from core.hand.cards.stud_rules import HoleExposed, StudRules
from core.hand.draw_games.rules import DrawCounts, DrawRules, Openers, OpenersCheck
from core.hand.misdeals.rules import DealRules
from core.hand.sharing.rules import AgreementRules
from core.hand.shows.rules import SeeCalled, ShowRules
from core.hand.stakes import Stakes, betting_unit, unit_meant
from core.hand.wagers.rules import AmountRules, HeadsUpCap, LimitRules
from core.ids import Millis


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


__all__ = [
    "AgreementRules",
    "AmountRules",
    "ChipsOutOfTurn",
    "DrawCounts",
    "DrawRules",
    "FoldOutOfTurn",
    "HandRules",
    "HeadsUpCap",
    "HoleExposed",
    "LateKill",
    "LimitRules",
    "Openers",
    "OpenersCheck",
    "OutOfTurn",
    "SeeCalled",
    "ShowRules",
    "Stakes",
    "StudRules",
    "TurnRules",
    "betting_unit",
    "unit_meant",
]
