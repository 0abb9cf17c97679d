"""Straddles and sleepers (Cooke 12.18)."""

from typing import Final

from core.citation import RuleId
from core.house.setting import Setting

STRADDLES: Final = (
    Setting(
        "straddle.allowed", True, "Whether blinds may be raised before the deal.",
        RuleId("cooke-12.18"), choices=(True, False),
    ),
    Setting(
        "straddle.sleepers", True, "Whether they may be raised from other seats too.",
        RuleId("cooke-12.18"), choices=(True, False),
    ),
    Setting(
        "straddle.multiple", 2,
        "The smallest straddle in big blinds; in limit it is always two.",
        RuleId("cooke-12.18"), least=2, most=100, unit="big blinds",
    ),
    Setting(
        "straddle.sleeper_effect", "immediate",
        "Whether a sleeper counts from the start or when its owner's turn comes.",
        RuleId("cooke-12.18"), choices=("immediate", "on_turn"),
    ),
)  # fmt: skip
