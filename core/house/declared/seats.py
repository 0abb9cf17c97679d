"""How many may sit at a table (Cooke 4.10, 5.04)."""

from typing import Final

from core.citation import RuleId
from core.house.setting import Effect, Setting

SEATS: Final = (
    Setting(
        "seats.max_holdem", 13, "Most seats at a table of hold'em and the three-card board games.",
        RuleId("cooke-4.10"), choices=(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13), unit="seats",
        effect=Effect.NEW_TABLE,
    ),
    Setting(
        "seats.max_omaha", 10, "Most seats at a table of Omaha.",
        RuleId("cooke-4.10"), choices=(2, 3, 4, 5, 6, 7, 8, 9, 10), unit="seats",
        effect=Effect.NEW_TABLE,
    ),
    Setting(
        "seats.max_seven_card_stud", 8, "Most seats at a table of seven-card stud.",
        RuleId("cooke-4.10"), choices=(2, 3, 4, 5, 6, 7, 8, 9), unit="seats",
        effect=Effect.NEW_TABLE,
    ),
    Setting(
        "seats.max_draw", 9, "Most seats at a table of draw and lowball.",
        RuleId("cooke-4.10"), choices=(2, 3, 4, 5, 6, 7, 8, 9), unit="seats",
        effect=Effect.NEW_TABLE,
    ),
)  # fmt: skip
