"""DealRules: how the house deals with errors of the deal (Cooke 14.20 to 14.22)."""

from enum import StrEnum, unique
from typing import Final

from msgspec import Struct

from core.house.settings import Overrides, flag, word


@unique
class RedealUntil(StrEnum):
    """Until when a misdeal may be called (Cooke 14.20, 10.17; USPC)."""

    SECOND_ROUND = "before_second_round"
    """The dealer deals a street at once: until somebody has been sent his cards."""

    FIRST_ACTION = "before_first_action"
    SUBSTANTIAL_ACTION = "before_substantial_action"


@unique
class ShortHand(StrEnum):
    """What becomes of a hand with too few cards (Cooke 5.22, 7.04; USPC; Hoyle)."""

    FOUL = "foul"
    PLAYS = "plays"
    PLAYS_NO_STRAIGHT_FLUSH = "plays_no_straight_flush"


class DealRules(Struct, frozen=True):
    """What the dealer and the floor do about a deal that went wrong.

    Attributes:
        next_dealer: a misdeal costs the dealer the deal: the button moves on (USPC, Hoyle).
        wrong_hands: so many hands of a wrong number of cards are repaired; 0: any is a misdeal.
        counts_long_hands_only: of those, hands of too many cards alone count (USPC).
        refunds_omitted: who was dealt out has his ante back, and the hand goes on (USPC).
        redeal_until: until when a misdeal may be called.
        short_hand: what becomes of a hand with too few cards.
        unposted_is_dead: the hand of one who has not posted is dead, and the deal stands.
        keeps_stub: the order of the stub is kept until the next deal (Cooke 14.21).
    """

    next_dealer: bool = False
    wrong_hands: int = 0
    counts_long_hands_only: bool = False
    refunds_omitted: bool = False
    redeal_until: RedealUntil = RedealUntil.SUBSTANTIAL_ACTION
    short_hand: ShortHand = ShortHand.FOUL
    unposted_is_dead: bool = False
    keeps_stub: bool = True


_WRONG_HANDS: Final = {"any": 0, "more_than_one": 1, "more_than_two": 2}


def deal_rules(house: Overrides) -> DealRules:
    """The house's rules of the deal."""
    wrong = word(house, "deal.misdeal_wrong_hands")
    return DealRules(
        next_dealer=word(house, "deal.misdeal") == "next_dealer",
        wrong_hands=_WRONG_HANDS[wrong],
        counts_long_hands_only=wrong == "more_than_one",
        refunds_omitted=word(house, "deal.omitted_player") == "refund_ante",
        redeal_until=RedealUntil(word(house, "deal.redeal_until")),
        short_hand=ShortHand(word(house, "deal.short_hand")),
        unposted_is_dead=word(house, "deal.unposted_dealt_in") == "dead_hand",
        keeps_stub=flag(house, "deal.stub_retrievable"),
    )
