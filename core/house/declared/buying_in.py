"""Buying in (Cooke 9.02, Appendix A)."""

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
)  # fmt: skip
