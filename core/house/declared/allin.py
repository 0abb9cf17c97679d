"""All-ins that are less than a whole bet (Cooke 8.01.03, 9.09)."""

from typing import Final

from core.citation import RuleId
from core.house.setting import Setting

ALL_IN: Final = (
    Setting(
        "allin.short_raises_accumulate", False,
        "Several short all-in raises that reach a full raise together reopen the betting.",
        RuleId("cooke-8.01.03"), choices=(False, True),
    ),
    Setting(
        "allin.completion_counts", "never",
        "Whether completing a short all-in raise in limit uses one of the raises.",
        RuleId("cooke-9.09.01"), choices=("never", "when_completing_raise"),
    ),
    Setting(
        "allin.short_measured_from", "last_full_wager",
        "From where half a bet is measured when short all-ins follow one another in limit.",
        RuleId("cooke-9.09.01"), choices=("last_full_wager", "last_amount"),
    ),
    Setting(
        "allin.raise_over_half_bet", "add_full_bet",
        "A raise over an all-in of half a bet or more adds a bet to it, or completes it first.",
        RuleId("cooke-9.09.02"), choices=("add_full_bet", "complete_then_raise"),
    ),
    Setting(
        "allin.short_big_blind", "deal_in",
        "Whether a player is dealt in who cannot post the whole big blind.",
        RuleId("cooke-12.19"), choices=("deal_in", "must_cover"),
    ),
)  # fmt: skip
