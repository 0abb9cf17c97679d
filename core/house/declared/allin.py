"""All-ins that are less than a whole bet (Cooke 8.01.03, 9.09)."""

from typing import Final

from core.house.declaring import choice, on_off

ALL_IN: Final = (
    on_off(
        "allin.short_raises_accumulate", False, "Short all-ins add up",
        "Several short all-in raises that reach a full raise together reopen the betting.",
        "cooke-8.01.03",
        on="short all-in raises that add up to a full one reopen the betting",
        off="only a single full raise reopens the betting",
    ),
    choice(
        "allin.completion_counts", "never", "Completing a short all-in",
        "Whether completing a short all-in raise in limit uses one of the raises.",
        "cooke-9.09.01",
        {
            "never": "completing a short all-in is none of the raises",
            "when_completing_raise": "completing a short all-in raise is one of the raises",
        },
    ),
    choice(
        "allin.short_measured_from", "last_full_wager", "Half a bet is measured from",
        "From where half a bet is measured when short all-ins follow one another in limit.",
        "cooke-9.09.01",
        {
            "last_full_wager": "half a bet is measured from the last full bet or raise",
            "last_amount": "half a bet is measured from the last all-in",
        },
    ),
    choice(
        "allin.raise_over_half_bet", "add_full_bet", "Raising half a bet or more",
        "A raise over an all-in of half a bet or more adds a bet to it, or completes it first.",
        "cooke-9.09.02",
        {
            "add_full_bet": "a raise adds a full bet to an all-in of half a bet or more",
            "complete_then_raise": "a raise completes an all-in of half a bet or more first",
        },
    ),
    choice(
        "allin.short_big_blind", "deal_in", "Short big blind",
        "Whether a player is dealt in who cannot post the whole big blind.", "cooke-12.19",
        {
            "deal_in": "a stack short of the big blind is dealt in",
            "must_cover": "a stack must cover the big blind to be dealt in",
        },
    ),
)  # fmt: skip
