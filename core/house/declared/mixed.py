"""Mixed games (Cooke 8.05)."""

from typing import Final

from core.citation import RuleId
from core.house.setting import Effect, Setting

MIXED: Final = (
    Setting(
        "mixed.games", "HORSE", "The games of a mixed table, where none are named.",
        RuleId("cooke-8.05"), choices=("HORSE", "HOSE", "HOE", "ROE", "custom"),
        effect=Effect.NEW_TABLE,
    ),
    Setting(
        "mixed.rotation", "orbit", "When the game changes: by the orbit, or by the clock.",
        RuleId("cooke-8.05"), choices=("orbit", "time"),
    ),
    Setting(
        "mixed.minutes", 30, "Minutes of each game when it changes by the clock.",
        RuleId("cooke-8.05"), choices=(30, 60), unit="minutes",
    ),
)  # fmt: skip
