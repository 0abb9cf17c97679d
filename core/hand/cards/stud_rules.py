"""The rules of the stud games."""

from enum import StrEnum, unique

from msgspec import Struct

from core.games.spec import BringIn


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
