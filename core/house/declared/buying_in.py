"""Chips onto the table and off it (Cooke 9.02 to 9.08, 9.13, Appendix A)."""

from typing import Final

from core.citation import RuleId
from core.house.setting import Effect, Setting

BUYING_IN: Final = (
    Setting(
        "buyin.min_small_bets_limit", 10,
        "Smallest buy-in of limit games, in small bets; of spread limit, in smallest bets.",
        RuleId("cooke-9.02"), least=10, most=100_000, unit="small bets", effect=Effect.NEW_TABLE,
    ),
    Setting(
        "buyin.min_big_blinds_big_bet", 20,
        "Smallest buy-in of pot limit and no limit, in big blinds.",
        RuleId("cooke-9.02"), least=20, most=100_000, unit="big blinds", effect=Effect.NEW_TABLE,
    ),
    Setting(
        "buyin.max_big_blinds_big_bet", 0,
        "Largest buy-in of pot limit and no limit, in big blinds; 0: none.",
        RuleId("cooke-9.02"), most=1_000_000, unit="big blinds", effect=Effect.NEW_TABLE,
    ),
    Setting(
        "buyin.stud_minimum", "table",
        "Smallest buy-in of stud: Appendix A's figure, or a hundred antes.",
        RuleId("cooke-appA-intro"), choices=("table", "ante_x100"), effect=Effect.NEW_TABLE,
    ),
    Setting(
        "buyin.short_buys_per_session", 1,
        "How often a player may buy short in one playing session.",
        RuleId("cooke-9.06"), most=1000, unit="short buys",
    ),
    Setting(
        "buyin.short_buy_scope", "rebuy_only",
        "Whether a short buy is for one who has gone broke only, or for the first buy-in too.",
        RuleId("cooke-9.06"), choices=("rebuy_only", "first_buyin_too"),
    ),
    Setting(
        "buyin.session_gap_minutes", 120,
        "An absence shorter than this is the same playing session.",
        RuleId("cooke-18-playing-session"), most=7 * 24 * 60, unit="minutes",
    ),
    Setting(
        "buyin.transfer_min", "required_except_broken",
        "Whether one who moves here from a like table needs the minimum buy-in.",
        RuleId("cooke-9.02"), choices=("required_except_broken", "not_required"),
    ),
    Setting(
        "buyin.rebuy_amount", "min_to_max",
        "Chips are bought in any amount of the range, or in whole stacks of the minimum buy-in.",
        RuleId("hoyle-rebuy-stack"), choices=("min_to_max", "exact_stack"),
    ),
    Setting(
        "buyin.playing_behind", True,
        "Chips that are announced and on their way play from the next deal on.",
        RuleId("cooke-9.07"), choices=(True, False),
    ),
    Setting(
        "buyin.playing_behind_badge", True, "Chips on their way are marked at the table.",
        RuleId("cooke-16.01.06"), choices=(True, False),
    ),
    Setting(
        "buyin.hidden_money", "never_plays",
        "Whether the floor may count chips asked for before the deal and credited after it.",
        RuleId("cooke-9.08"), choices=("never_plays", "floor_decides"),
    ),
    Setting(
        "buyin.wallet_plays", "never",
        "Whether chips of the wallet, announced as a hand starts, play in pot limit and no limit.",
        RuleId("cooke-9.13"), choices=("never", "no_limit_only"),
    ),
    Setting(
        "buyin.chip_gift", "no_objection",
        "Whether a player may give chips to another between hands.",
        RuleId("cooke-9.05"), choices=("no_objection", "limit_games_only", "never"),
    ),
)  # fmt: skip
