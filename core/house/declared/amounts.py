"""How amounts are read that are no plain call, bet or raise (Cooke 9.14, 9.17, 10.05, 10.06)."""

from typing import Final

from core.house.declaring import choice

AMOUNTS: Final = (
    choice(
        "betting.excess_amount", "half_bet_threshold", "Amount above the call in limit",
        "An amount of limit above the call, said without a verb: a raise from half a bet on, or"
        " always.",
        "cooke-9.14",
        {
            "half_bet_threshold": "half a bet above the call is a raise, less is a call",
            "any_excess_is_raise": "any amount above the call is a raise in limit",
        },
    ),
    choice(
        "betting.raise_threshold", "call_plus_half_bet", "From where an amount raises",
        "From where an amount without a verb is a raise.", "cooke-10.06",
        {
            "call_plus_half_bet": "the call and half a bet without a word is a raise",
            "one_and_half_call": "one and a half times the call without a word is a raise",
        },
    ),
    choice(
        "betting.incomplete_raise", "must_complete", "Raise begun with too little",
        "A raise begun with too few chips must be completed, or its surplus may be forfeited.",
        "cooke-10.06",
        {
            "must_complete": "a raise begun with too little must be completed",
            "complete_or_forfeit": "a raise begun with too little is completed or forfeited",
        },
    ),
    choice(
        "betting.bare_amount_big_bet", "call", "Bare amount in pot limit and no limit",
        "An amount without a verb that faces a bet in pot limit and no limit: a call, or read by"
        " the threshold.",
        "cooke-9.17",
        {
            "call": "a single amount without a word is a call in pot limit and no limit",
            "threshold": "a single amount without a word may be a raise in pot limit and no limit",
        },
    ),
    choice(
        "betting.short_raise", "cooke", "Raise below the minimum",
        "A typed raise below the minimum: read by the rules above, or a call whose surplus is"
        " forfeited.",
        "uspc-law-insufficient-bet",
        {
            "cooke": "a raise below the minimum is read by its size",
            "call_and_forfeit": "a raise below the minimum is a call, its surplus forfeited",
        },
    ),
    choice(
        "betting.over_limit", "correct_down", "Wager above the limit",
        "What becomes of the part of a wager above the limit.", "uspc-law-bet-above-limit",
        {
            "correct_down": "a wager above the limit is taken down to it",
            "forfeit_excess": "what is wagered above the limit is forfeited to the pot",
        },
    ),
    choice(
        "betting.announced_amount", "binding", "Announced for more than put in",
        "A raise announced for more than is put in: made up, or a call whose surplus is forfeited.",
        "hoyle-incorrect-announcement",
        {
            "binding": "an announced amount must be put in full",
            "call_only": "a raise put in short of its announcement is a call, the rest forfeited",
        },
    ),
    choice(
        "betting.commit", "on_command", "When a wager binds",
        "A bet, raise or all-in binds when it is said, or once it has been confirmed.",
        "cooke-10.06",
        {
            "on_command": "a bet or raise binds when it is said",
            "on_confirm": "a bet or raise binds once it has been confirmed",
        },
    ),
)  # fmt: skip
