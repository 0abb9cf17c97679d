"""How amounts are read that are no plain call, bet or raise (Cooke 9.14, 9.17, 10.05, 10.06)."""

from typing import Final

from core.citation import RuleId
from core.house.setting import Setting

AMOUNTS: Final = (
    Setting(
        "betting.excess_amount", "half_bet_threshold",
        "An amount of limit above the call, said without a verb: a raise from half a bet on, or"
        " always.",
        RuleId("cooke-9.14"), choices=("half_bet_threshold", "any_excess_is_raise"),
    ),
    Setting(
        "betting.raise_threshold", "call_plus_half_bet",
        "From where an amount without a verb is a raise.",
        RuleId("cooke-10.06"), choices=("call_plus_half_bet", "one_and_half_call"),
    ),
    Setting(
        "betting.incomplete_raise", "must_complete",
        "A raise begun with too few chips must be completed, or its surplus may be forfeited.",
        RuleId("cooke-10.06"), choices=("must_complete", "complete_or_forfeit"),
    ),
    Setting(
        "betting.bare_amount_big_bet", "call",
        "An amount without a verb that faces a bet in pot limit and no limit: a call, or read by"
        " the threshold.",
        RuleId("cooke-9.17"), choices=("call", "threshold"),
    ),
    Setting(
        "betting.short_raise", "cooke",
        "A typed raise below the minimum: read by the rules above, or a call whose surplus is"
        " forfeited.",
        RuleId("uspc-law-insufficient-bet"), choices=("cooke", "call_and_forfeit"),
    ),
    Setting(
        "betting.over_limit", "correct_down",
        "What becomes of the part of a wager above the limit.",
        RuleId("uspc-law-bet-above-limit"), choices=("correct_down", "forfeit_excess"),
    ),
    Setting(
        "betting.announced_amount", "binding",
        "A raise announced for more than is put in: made up, or a call whose surplus is forfeited.",
        RuleId("hoyle-incorrect-announcement"), choices=("binding", "call_only"),
    ),
    Setting(
        "betting.commit", "on_command",
        "A bet, raise or all-in binds when it is said, or once it has been confirmed.",
        RuleId("cooke-10.06"), choices=("on_command", "on_confirm"),
    ),
)  # fmt: skip
